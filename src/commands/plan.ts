import { uniteWindows } from '../analysis/history/window.ts'
import { digestRun } from '../analysis/runs/digest.ts'
import { hasEnded } from '../analysis/verdict/accept.ts'
import { createFileStore } from '../baseline/file-store.ts'
import { readRunFile } from '../baseline/run-file-io.ts'
import type { RunDigest } from '../domain/baseline.ts'
import { environmentClass } from '../domain/environment.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import type { Plan } from '../domain/plan.ts'
import { dayOf } from '../domain/time.ts'
import type { Warning } from '../domain/warning.ts'
import { checkFirstLook } from '../plan/forecast/check-caps.ts'
import { factsOnRecord, forecast } from '../plan/forecast/forecast.ts'
import { seededRandom } from '../stats/random.ts'
import { printText } from '../terminal/print.ts'
import { localEnvironment } from '../wiring/cli-environment.ts'
import { now } from '../wiring/machine.ts'
import type { BaseOptions } from './base-from-options.ts'
import { foresee } from './foresee.ts'
import { planText } from './plan-text.ts'
import { wholePlan } from './ready-plan.ts'

export interface PlanOptions extends BaseOptions {
  readonly baselineFolder: string
  /** Run files, in place of the folder. */
  readonly baseline?: readonly string[]
}

/** The forecast must be the same each time, so its random numbers are too. */
const SEED = 1

/** `plan`: what will be sent, what that takes, and the smallest change it will show; sends nothing. */
export async function plan(raw: Readonly<Record<string, string>>, options: PlanOptions): Promise<ExitCode> {
  const { plan: planned, warnings } = wholePlan(raw, options)
  const digests = await digestsOf(planned.key ?? 'local', options)
  const facts = factsOnRecord(digests)
  printText(
    planText({
      plan: planned,
      warnings: [...warnings, ...endedLines(planned)],
      forecast: forecast(planned, facts),
      foresight: foresee(planned, {
        digests,
        environmentClass: environmentClass(localEnvironment()),
        newRandom: () => seededRandom(SEED)
      }),
      runCount: digests.length
    })
  )
  // What caps would refuse is refused here as well, but only once it has been shown.
  checkFirstLook(planned, facts)
  return EXIT_CODES.passed
}

/** Lines under `accept:` that accept nothing any more. */
function endedLines({ accept }: Plan): readonly Warning[] {
  return accept
    .filter((line) => hasEnded(line, dayOf(now())))
    .map(({ target, metric, statistic }) => ({
      kind: 'acceptance-unused',
      check: `${target} ${metric} ${statistic}`,
      why: 'ended'
    }))
}

/** Newest first. */
async function digestsOf(key: string, { baseline, baselineFolder }: PlanOptions): Promise<readonly RunDigest[]> {
  if (baseline === undefined) return uniteWindows((await createFileStore(baselineFolder).read(key)).files)
  const runs = await Promise.all(baseline.map((path) => readRunFile(path)))
  return runs
    .map((run, ordinal) => digestRun(run, { ordinal }))
    .toSorted((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1))
}
