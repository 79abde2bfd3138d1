import { largest, smallest } from '../../domain/extremes.ts'
import { metricOf } from '../../domain/metric.ts'
import type { BaselineUsed, BaseUsed, Report } from '../../domain/report.ts'
import { BLIND_FROM, type Check, isBlind } from '../../domain/verdict.ts'
import type { Voice } from '../format/escape.ts'
import { formatAge, formatPercent, plural } from '../format/format.ts'
import { checkName, listed, listedFirst, nonEmpty, spaced } from '../format/words.ts'
import { comparisonOf } from './marks.ts'
import { branchOf, commitName, subjectOf } from './subject.ts'

/** One line on what was compared and on the slowdown that would have been found; empty where nothing was measured. */
export function comparisonText(report: Report, voice: Voice): string {
  if (report.notMeasured !== undefined) return ''
  return spaced(comparedWithBase(report, voice), comparedWithRuns(report, voice), detectableSentence(report))
}

function comparedWithRuns(report: Report, voice: Voice): string {
  const { baseline } = report
  const targets = new Set(report.checks.flatMap(({ kind, target }) => (kind === 'interleaved' ? [] : [target])))
  if (baseline === undefined || targets.size === 0) return ''
  const { newest, runCount } = baseline
  const branch = report.context.defaultBranch === undefined ? '' : ` of ${branchOf(report, voice)}`
  const facts = nonEmpty(relationText(baseline, subjectOf(report)), `${formatAge(baseline.ageMs)} old`).join(', ')
  const which = runCount === 1 ? 'made at' : 'the newest'
  const newestText =
    newest.commit === undefined ? ` (${facts})` : `, ${which} ${commitName(newest.commit, voice)} (${facts})`
  const what =
    comparisonOf(report) === 'both' ? `${listedFirst([...targets], voice.name)}: compared with` : 'Compared with'
  return `${what} ${plural(runCount, 'run')}${branch}${newestText}.`
}

function relationText({ relation, distance }: BaselineUsed, subject: string): string {
  switch (relation) {
    case 'base':
      return subject === 'this change' ? 'the base of this change' : 'the base'
    case 'ancestor':
      return distance === undefined ? 'before the base' : `${plural(distance, 'commit')} before the base`
    case 'not-ancestor':
      return 'not an ancestor of the base'
    case 'unknown':
      return ''
    default:
      return relation satisfies never
  }
}

/** The base that was measured in the same job, the number of pairs, and the prompts that differ. */
function comparedWithBase(report: Report, voice: Voice): string {
  const { base } = report
  if (base === undefined || !report.checks.some(({ kind }) => kind === 'interleaved')) return ''
  const commit = base.commit === undefined ? '' : ` ${commitName(base.commit, voice)}`
  const compared = `Compared with base${commit} (${SOURCES[base.source](voice)}) in the same job: ${pairCounts(report)}.`
  return spaced(compared, promptChanges(base, voice), continuation(report))
}

const SOURCES: Readonly<Record<BaseUsed['source'], (voice: Voice) => string>> = {
  'base-block': ({ literal }) => `the endpoint under ${literal('base:')}`,
  'files-at-base': () => 'its configuration and prompts',
  'recorded-plan': () => 'the plan of its newest stored run',
  'base-config': ({ literal }) => `the configuration given as ${literal('--base-config')}`,
  'base-ref': ({ literal }) => `the configuration and prompts of ${literal('--base-ref')}`,
  'same-plan': () => 'the same plan on both sides'
}

/** Pairs that the checks rest on, from the target with the fewest to that with the most. */
function pairCounts({ checks }: Report): string {
  const counts = new Map<string, number>()
  for (const { target, pairCount = 0, kind } of checks) {
    if (kind === 'interleaved') counts.set(target, Math.max(pairCount, counts.get(target) ?? 0))
  }
  const [least, most] = [smallest(counts.values()), largest(counts.values())]
  if (counts.size < 2) return plural(most, 'pair')
  const range = least === most ? plural(most, 'pair') : `${least} to ${plural(most, 'pair')}`
  return `${range} for each target`
}

function promptChanges({ addedScenarios, removedScenarios, changedScenarioCount }: BaseUsed, voice: Voice): string {
  const notCompared = (why: string, names: readonly string[]): string =>
    names.length === 0 ? '' : `Not compared (${why}): ${listedFirst(names, voice.name)}.`
  return spaced(
    changedScenarioCount === 0 ? '' : `${plural(changedScenarioCount, 'prompt')} changed.`,
    notCompared('new in this change', addedScenarios),
    notCompared('only in base', removedScenarios)
  )
}

/** Says which earlier attempts of the same workflow run count, so that nobody wonders why the result is alike. */
function continuation({ measured, context }: Report): string {
  const { continuedAttempts = [] } = measured
  const attempt = context.workflowRun?.attempt ?? 1
  if (continuedAttempts.includes(attempt)) return 'This job adds to the pairs of the job that it confirms.'
  if (continuedAttempts.length > 0) {
    const attempts = `${continuedAttempts.length === 1 ? 'attempt' : 'attempts'} ${listed(continuedAttempts.map(String))}`
    return `This re-run adds to the pairs of ${attempts}.`
  }
  return attempt > 1 ? 'This re-run starts from zero, since no pairs of an earlier attempt are stored.' : ''
}

/**
 * The smallest slowdown that this very comparison finds nine times in ten, of each metric; over several targets from the
 * best to the worst of them. Every page says it, since a gate that cannot see a change also finds none.
 */
function detectableSentence({ checks }: Report): string {
  if (checks.length === 0) return 'Nothing was compared.'
  const all = sized(checks)
  if (all.length === 0) return 'Too little was compared to say how small a slowdown would have been found.'
  const blind = new Set(all.filter(isBlind).map(sizedName))
  const found = foundSizes(
    all.filter((check) => !isBlind(check)),
    blind.size === 0
  )
  const by = all.some(({ detectableByTwoJobs }) => detectableByTwoJobs === true) ? ' and a second job' : ''
  const none = `of less than ${formatPercent(BLIND_FROM)}`
  if (found === '') return `This comparison${by} would have found no slowdown ${none} nine times in ten.`
  const others = blind.size === 0 ? '' : `, and in ${listed([...blind])} none ${none}`
  return `This comparison${by} would have found a slowdown of ${found} nine times in ten${others}.`
}

/** `14 % (TTFT, TPOT) or 20 % (end-to-end time)`; without names where the medians of all metrics have one size. */
function foundSizes(checks: readonly Sized[], isOfAll: boolean): string {
  const byName = Map.groupBy(checks, sizedName)
  const bySize = Map.groupBy(byName, ([, group]) => rangeText(group.map(({ detectableRatio }) => detectableRatio)))
  if (bySize.size === 1 && isOfAll && checks.every(({ statistic }) => statistic === 'p50')) {
    return [...bySize.keys()].join('')
  }
  return listed(
    [...bySize].map(([size, metrics]) => `${size} (${metrics.map(([name]) => name).join(', ')})`),
    'or'
  )
}

function sizedName(check: Check): string {
  return check.statistic === 'p50' ? metricOf(check.readMetric ?? check.metric).short : checkName(check)
}

type Sized = Check & { readonly detectableRatio: number }

/** The medians where there are any: the table of all checks has the tails. */
function sized(checks: readonly Check[]): readonly Sized[] {
  const known = checks.filter(
    (check): check is Sized => check.detectableRatio !== undefined && metricOf(check.metric).scope === 'sample'
  )
  const medians = known.filter(({ statistic }) => statistic === 'p50')
  return medians.length > 0 ? medians : known
}

function rangeText(ratios: readonly number[]): string {
  const low = formatPercent(smallest(ratios))
  const high = formatPercent(largest(ratios))
  return low === high ? low : `${low.replace(' %', '')} to ${high}`
}
