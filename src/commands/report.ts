import { writeTextFile, writeTextFiles } from '../baseline/text-file.ts'
import { KnownError } from '../domain/errors.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { FORMATS, type FormatName } from '../report/exports/formats.ts'
import { renderFormat } from '../report/exports/render-format.ts'
import { printText } from '../terminal/print.ts'
import { type FilesToJudge, judgeFiles } from './judge-files.ts'

export interface Destination {
  readonly formats: readonly FormatName[]
  /** One file; without it the page is printed. */
  readonly out?: string
  /** A folder for a file of each format. */
  readonly outDir?: string
}

/** `report`: writes the report of run files in one format or several. Exits 0 whatever the verdict. */
export async function report(files: FilesToJudge, { formats, out, outDir }: Destination): Promise<ExitCode> {
  if (out !== undefined && outDir !== undefined)
    throw new KnownError('invalid-input', '--out names one file and --out-dir a folder: only one of them is allowed')
  if (outDir === undefined && formats.length > 1)
    throw new KnownError('invalid-input', `--format names ${formats.length} formats, which need a folder to stand in`, {
      hint: 'Add --out-dir with a folder, or name one format.'
    })
  const judged = await judgeFiles(files)
  const pages = formats.map((name) => ({ name: FORMATS[name].file, text: renderFormat(name, judged) }))
  if (outDir === undefined) await deliver(pages[0]?.text ?? '', out)
  else printText((await writeTextFiles(outDir, pages)).join('\n'))
  return EXIT_CODES.passed
}

async function deliver(page: string, out: string | undefined): Promise<void> {
  if (out === undefined) printText(page)
  else await writeTextFile(out, page)
}
