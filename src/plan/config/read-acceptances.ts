import type { InputProblem } from '../../domain/errors.ts'
import type { MetricId, Statistic } from '../../domain/metric.ts'
import { type Acceptance, isJudged } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import { type Fault, fault, isFault } from '../text/fault.ts'
import { eitherOf, nearestHint } from '../text/wording.ts'
import type { AcceptConfig } from './config-schema.ts'
import type { ConfigFile } from './read-config.ts'
import type { DraftTarget } from './read-target.ts'

/** The checks that can be accepted. A budget that is broken is changed instead. */
const CHECKED: Readonly<Partial<Record<MetricId, readonly Statistic[]>>> = {
  ttft: ['p50', 'p95', 'worst-prompt'],
  tpot: ['p50', 'p95', 'worst-prompt'],
  e2e: ['p50', 'p95', 'worst-prompt'],
  error_rate: ['rate'],
  slow_rate: ['rate'],
  streamed_share: ['rate']
}
/** The comment prints the line with it. */
const PLACEHOLDER = /^\W*(?:to be filled in|to do|todo|tbd|fixme|xxx|n\/a|none|reason)?\W*$/i
const SHAPE = /^(?<target>.+)\s+(?<metric>\S+)\s+(?<statistic>\S+)$/

export interface AcceptancesReading {
  readonly accept: readonly Acceptance[]
  readonly problems: readonly InputProblem[]
}

/** The accepted changes of the file. Each names one check of one target: what is meant for more would hide more. */
export function readAcceptances(file: ConfigFile, targets: readonly DraftTarget[]): AcceptancesReading {
  const read = (file.config.accept ?? []).map((entry, index) => {
    const acceptance = readAcceptance(entry, targets)
    if (!isFault(acceptance)) return { accept: [acceptance], problems: [] }
    const member = PLACEHOLDER.test(entry.reason) ? 'reason' : 'check'
    const problem = {
      ...acceptance,
      where: file.at(['accept', index, member]),
      message: `at accept[${index}].${member}: ${acceptance.message}`
    }
    return { accept: [], problems: [problem] }
  })
  const problems = [
    ...read.flatMap((entry) => entry.problems),
    ...repeated(
      read.map(({ accept }) => accept[0]),
      file
    )
  ]
  return { accept: read.flatMap(({ accept }) => accept), problems }
}

/** The second of two lines about one check: nobody could say which of them holds. */
function repeated(read: readonly (Acceptance | undefined)[], file: ConfigFile): readonly InputProblem[] {
  const names = read.map((one) => one && `${one.target} ${one.metric} ${one.statistic}`)
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    if (name === undefined || first === index) return []
    const message = `at accept[${index}].check: ${quote(name)} is already accepted by accept[${first}], at ${file.at(['accept', first, 'check'])}`
    return [{ where: file.at(['accept', index, 'check']), message, hint: 'Keep one of the two.' }]
  })
}

function readAcceptance(entry: AcceptConfig, targets: readonly DraftTarget[]): Acceptance | Fault {
  const { check, reason } = entry
  if (PLACEHOLDER.test(reason)) {
    return fault(
      `${quote(check)}: the reason is still ${quote(reason)}`,
      'Say why the slowdown is wanted, for whoever reviews this line.'
    )
  }
  const parts = SHAPE.exec(check.trim())?.groups
  if (parts === undefined) {
    return fault(
      `${quote(check)} is not the name of a check; expected TARGET METRIC STATISTIC`,
      'Copy the name from the report, such as "mini ttft p95".'
    )
  }
  const { target = '', metric = '', statistic = '' } = parts
  const ids = targets.filter(isJudged).map(({ id }) => id)
  const wrong = (what: string, got: string, names: readonly string[]) =>
    fault(`${quote(check)}: there is no ${what} ${quote(got)}; expected ${eitherOf(names)}`, nearestHint(got, names))
  // Where targets themselves could not be read, that has been complained about.
  if (ids.length > 0 && !ids.includes(target)) return wrong('target', target, ids)
  if (!isChecked(metric)) return wrong('check of the metric', metric, Object.keys(CHECKED))
  const known = CHECKED[metric] ?? []
  const named = known.find((name) => name === statistic)
  if (named === undefined) return wrong(`check of the ${metric} statistic`, statistic, known)
  const { 'up-to': upToRatio, until } = entry
  return { target, metric, statistic: named, upToRatio, until, reason }
}

function isChecked(metric: string): metric is MetricId {
  return Object.hasOwn(CHECKED, metric)
}
