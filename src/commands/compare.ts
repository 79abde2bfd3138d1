import type { ExitCode } from '../domain/exit-code.ts'
import type { FormatName } from '../report/exports/formats.ts'
import { renderFormat } from '../report/exports/render-format.ts'
import { printText } from '../terminal/print.ts'
import { type FilesToJudge, judgeFiles } from './judge-files.ts'

/** `compare`: judges a stored run and prints the result. The exit code is the verdict's. */
export async function compare(files: FilesToJudge, format: FormatName): Promise<ExitCode> {
  const judged = await judgeFiles(files)
  printText(renderFormat(format, judged))
  return judged.exitCode
}
