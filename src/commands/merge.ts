import { type Merged, mergeRuns } from '../analysis/runs/merge-runs.ts'
import { readRunFile, writeRunFile } from '../baseline/run-file-io.ts'
import { KnownError } from '../domain/errors.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { PLAIN_VOICE } from '../report/format/escape.ts'
import { plural } from '../report/format/format.ts'
import { warningText } from '../report/sentences/warnings.ts'
import { printText } from '../terminal/print.ts'

/** `merge`: joins the parts of one run into the run file that a single machine would have written. */
export async function merge(files: readonly string[], out: string): Promise<ExitCode> {
  const runs = await Promise.all(files.map(readRunFile))
  const merged = mergeRuns({ runs })
  const { run, warnings } = merged
  for (const warning of warnings) printText(`Warning: ${warningText(warning, PLAIN_VOICE)}`)
  if (run === undefined) {
    throw new KnownError('nothing-stored', 'there is nothing to merge: none of the files can be used', {
      hint: 'Give the run files that "measure --shard" or "measure --targets" wrote.'
    })
  }
  await writeRunFile(out, run)
  printText(`${out}: ${plural(run.samples.length, 'sample')} of ${filesText(merged, files.length)}`)
  return EXIT_CODES.passed
}

/** Returns `3 files`, or `2 of 3 files` where some were refused or superseded. */
function filesText({ unused, warnings }: Merged, fileCount: number): string {
  const refusedCount = warnings.filter(({ kind }) => kind === 'part-refused').length
  const usedCount = fileCount - unused.length - refusedCount
  return usedCount === fileCount ? plural(fileCount, 'file') : `${usedCount} of ${plural(fileCount, 'file')}`
}
