import type { RunFile } from '../domain/run-file.ts'
import { attemptOf, isContinued, type Merged, type MergeRequest, mergeRuns } from './merge-runs.ts'

export interface MergedAttempts extends Merged {
  /** What earlier attempts measured in pairs, the first one first. */
  readonly earlierAttempts: readonly RunFile[]
}

/**
 * Parts of one run where jobs were run again: the newest of each part make the run, and the pairs of those before it
 * stay, numbered before the newest. Thrown away, a part could be measured again and again until it is green.
 */
export function mergeAttempts(request: MergeRequest): MergedAttempts {
  const merged = mergeRuns(request)
  const { run } = merged
  if (run === undefined) return { ...merged, earlierAttempts: [] }
  const continued = merged.unused.filter((part) => isContinued(part, [run]))
  const byAttempt = [...Map.groupBy(continued, attemptOf)].toSorted(([a], [b]) => a - b)
  const earlier = byAttempt.flatMap(([, runs]) => mergeRuns({ runs, fingerprint: run.plan.fingerprint }).run ?? [])
  const [newest = run, ...before] = numberedOn([...earlier, run]).toReversed()
  return { ...merged, run: newest, earlierAttempts: before.toReversed() }
}

/** Attempts are of one seed, and number their pairs alike: each one's begin after those of the one before. */
function numberedOn(runs: readonly RunFile[]): readonly RunFile[] {
  let next = 0
  return runs.map((run) => {
    const offset = next
    const numbers = run.samples.flatMap(({ pair }) => pair ?? [])
    next += numbers.reduce((most, pair) => Math.max(most, pair + 1), 0)
    if (offset === 0) return run
    const samples = run.samples.map((sample) =>
      sample.pair === undefined ? sample : { ...sample, pair: sample.pair + offset }
    )
    return { ...run, samples }
  })
}
