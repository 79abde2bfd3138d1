import { writeTextFile } from '../baseline/text-file.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { FORMATS, type FormatName } from '../report/pages/formats.ts'
import { printText } from '../terminal/print.ts'
import { type FilesToJudge, judgeFiles } from './judge-files.ts'

/** `report`: renders a page from run files. Exits 0 whatever the verdict. */
export async function report(files: FilesToJudge, format: FormatName, out: string | undefined): Promise<ExitCode> {
  const judged = await judgeFiles(files)
  const page = FORMATS[format](judged.report)
  if (out === undefined) printText(page)
  else await writeTextFile(out, page)
  return EXIT_CODES.passed
}
