import type { ExitCode } from '../domain/exit-code.ts'
import { FORMATS, type FormatName } from '../report/pages/formats.ts'
import { printText } from '../terminal/print.ts'
import { type FilesToJudge, judgeFiles } from './judge-files.ts'

/** `compare`: judges a stored run and prints the result. The exit code is the verdict's. */
export async function compare(files: FilesToJudge, format: FormatName): Promise<ExitCode> {
  const { report, exitCode } = await judgeFiles(files)
  printText(FORMATS[format](report))
  return exitCode
}
