import { writeTextFile } from '../baseline/text-file.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { FORMATS, type FormatName } from '../report/pages/formats.ts'
import { printText } from '../terminal/print.ts'
import { type FilesToJudge, type JudgedFiles, judgeFiles } from './judge-files.ts'

/** `report`: renders a page from run files. Exits 0 whatever the verdict. */
export async function report(
  files: FilesToJudge,
  format: FormatName | 'html',
  out: string | undefined
): Promise<ExitCode> {
  const page = await pageOf(await judgeFiles(files), format)
  if (out === undefined) printText(page)
  else await writeTextFile(out, page)
  return EXIT_CODES.passed
}

async function pageOf({ report, charts }: JudgedFiles, format: FormatName | 'html'): Promise<string> {
  if (format !== 'html') return FORMATS[format](report)
  const { renderHtml } = await import('../report/pages/html.ts')
  return renderHtml(report, charts())
}
