import { writeRunFile } from '../baseline/run-file-io.ts'
import { KnownError } from '../domain/errors.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { TOOL } from '../domain/tool.ts'
import { IMPORT_FORMATS, type ImportFormatName } from '../imports/formats.ts'
import { nearestHint } from '../plan/text/wording.ts'
import { printText } from '../terminal/print.ts'
import { now, readText, sha256 } from '../wiring/machine.ts'

/** `import`: what another tool measured, as a run file. */
export async function importFile(from: ImportFormatName, path: string, out: string): Promise<ExitCode> {
  const text = readText(path)
  if (text === undefined) throw new KnownError('unreadable-file', `the file ${path} does not exist`)
  const run = IMPORT_FORMATS[from](text, {
    sha256,
    importedAt: now(),
    toolVersion: TOOL.version,
    source: path,
    nearestHint
  })
  await writeRunFile(out, run)
  const targets = run.plan.targets.map(({ id }) => id).join(', ')
  printText(`${out}: ${run.samples.length} samples of ${targets}`)
  return EXIT_CODES.passed
}
