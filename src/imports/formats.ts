import type { RunFile } from '../domain/run-file.ts'
import { importCsv } from './csv.ts'
import type { ImportContext } from './imported-run.ts'

/** Makes a run file of another tool's text; throws an InputError that names every problem. */
type Importer = (text: string, context: ImportContext) => RunFile

/** The formats that `import --from` accepts. */
export const IMPORT_FORMATS = { csv: importCsv } as const satisfies Record<string, Importer>
export type ImportFormatName = keyof typeof IMPORT_FORMATS
