import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import type { Plan } from '../domain/plan.ts'
import type { Report } from '../domain/report.ts'
import { TOOL } from '../domain/tool.ts'
import { readUncappedPlan } from '../plan/read-plan.ts'
import { withBase } from '../plan/with-base.ts'
import type { BaselineStore, Measure, Publisher } from '../ports.ts'
import { run } from '../run.ts'
import { printText } from '../terminal/print.ts'
import { createProgress } from '../terminal/progress.ts'
import { calibrationOf, calibrationText } from './calibration.ts'
import { environmentHere, freshSeed, measureHere, now, placeHere, planWorld, sha256, stopSignal } from './here.ts'
import { readyPlan } from './ready-plan.ts'

/** Far enough apart for the runs of one comparison to have seeds of their own. */
const SEEDS_APART = 1000

/**
 * `calibrate`: a plan against itself, as often as `--runs` says. Whatever is found is a false alarm, and the report of
 * each says what it could have seen. Nothing is stored.
 */
export async function calibrate(raw: Readonly<Record<string, string>>): Promise<ExitCode> {
  const { plan, keys } = readyPlan({ plan: againstItself(readUncappedPlan(raw, planWorld())), warnings: [] }, raw)
  const progress = createProgress(process.stderr)
  const signal = stopSignal()
  const measure = measureHere({ plan, keys, progress, signal })
  const seed = freshSeed()
  const reports: Report[] = []
  for (let number = 0; number < plan.runCount && !signal.aborted; number += 1) {
    progress.note(`comparison ${number + 1} of ${plan.runCount}`)
    const report = await compareOnce({ ...plan, runCount: 1 }, measure, seed + number * SEEDS_APART)
    if (report.failure !== undefined) {
      printText(report.failure.message)
      return EXIT_CODES.couldNotMeasure
    }
    reports.push(report)
  }
  printText(calibrationText(calibrationOf(reports.filter(isWhole)), plan.gate.falseAlarmRatio))
  return EXIT_CODES.passed
}

/** The plan with itself as its base, and without what judges anything but the change. */
function againstItself(plan: Plan): Plan {
  const { base: _base, ...rest } = plan
  const targets = plan.targets.filter(({ baseOf }) => baseOf === undefined)
  const head: Plan = { ...rest, targets, budgets: [], accept: [], trial: false, compare: 'interleaved' }
  return withBase(head, { source: 'same-plan', targets, prompts: head.prompts }, { sha256, which: 'asked' }).plan
}

async function compareOnce(plan: Plan, measure: Measure, seed: number): Promise<Report> {
  const place = { ...(await placeHere('calibrate', false)) }
  const request = { plan, place, environment: environmentHere(), tool: TOOL, seed, warnings: [] }
  const wait = async (): Promise<void> => undefined
  const { report } = await run(request, { measure, baselines: NO_BASELINES, publisher: SILENT, wait, now })
  return report
}

/** One that was cut off in the middle, by the user or by a cap, is no comparison. */
function isWhole({ measured }: Report): boolean {
  return !measured.end.partial
}

const NO_BASELINES: BaselineStore = {
  read: async () => ({ files: [], warnings: [] }),
  write: async () => []
}
const SILENT: Publisher = { prove: async () => [], publish: async () => [] }
