import type { Environment } from '../../domain/environment.ts'
import type { Report, TargetSummary } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { formatAge, formatCount, formatDay, formatDollars, formatMs, plural } from '../format/format.ts'
import type { Section } from '../format/table.ts'
import { listedFirst } from '../format/words.ts'
import { armsOf, requestCounts } from '../sentences/failures.ts'
import { commitName } from '../sentences/subject.ts'
import { trackRecordLine } from '../sentences/track-record.ts'
import { END_WORDS } from '../sentences/warnings/measuring.ts'

/** Names and origins that a line lists before it counts the rest. */
const LISTED = 5

/** Says how the numbers came about: the prompts, the place, the baseline, the end. */
export function measuredSection(report: Report, voice: Voice): readonly Section[] {
  const { ok, attempted } = requestCounts(armsOf(report))
  if (attempted === 0) return []
  return [
    {
      title: `How it was measured: ${formatCount(ok)} of ${plural(attempted, 'request')} ok`,
      lines: [
        promptsLine(report, voice),
        ...recheckLine(report),
        `Targets: ${listedFirst(report.targets, (target) => targetText(target, voice), LISTED)}.`,
        ...(report.measured.importedFrom === undefined ? [placeLine(report, voice)] : []),
        ...baselineLine(report, voice),
        ...(report.measured.importedFrom === undefined ? [endLine(report)] : []),
        ...healthLine(report),
        ...trackRecordLine(report, voice),
        methodLine(report)
      ]
    }
  ]
}

/** Dollars where every price is known, else tokens. */
export function spendOf({ measured }: Report): string {
  if (measured.costUsd !== undefined) return formatDollars(measured.costUsd)
  const { inputTokenCount, outputTokenCount } = measured
  const out = formatCount(outputTokenCount)
  return inputTokenCount === undefined
    ? `${out} tokens out`
    : `${formatCount(inputTokenCount)} tokens in and ${out} out`
}

function promptsLine({ measured, base, targets }: Report, voice: Voice): string {
  const { promptSet, scenarioCount, roundCount, importedFrom } = measured
  if (importedFrom !== undefined) {
    return `Measured by another tool and imported from ${importedFrom}: ${plural(scenarioCount, 'prompt')} in ${plural(roundCount, 'round')}. How that tool measured is not known here.`
  }
  const pairs = base === undefined ? '' : ', base and head back to back'
  const counts = `${plural(scenarioCount, 'prompt')} in ${plural(roundCount, 'round')} to each target${pairs}`
  return `Prompts: ${voice.name(promptSet)}, ${counts}, in random order, ${cacheWords(targets)}.`
}

/** All targets share the setting. */
function cacheWords(targets: Report['targets']): string {
  return targets.some(({ cache }) => cache === 'warm')
    ? 'each sent once beforehand, so that a cache can answer'
    : 'each starting with a fresh number, so that no cache can answer'
}

function recheckLine({ measured }: Report): readonly string[] {
  const { recheckCount } = measured
  return recheckCount === undefined
    ? []
    : [
        `Prompts that looked slow were measured again with ${plural(recheckCount, 'more request')}, which count for nothing else.`
      ]
}

function targetText({ id, model, host, owned, servedModels }: TargetSummary, voice: Voice): string {
  const served = servedModels.filter((name) => name !== model)
  const facts = [
    ...(id === model ? [] : [voice.name(model)]),
    ...(served.length === 0 ? [] : [`served as ${listedFirst(served, voice.name, LISTED)}`]),
    `at ${voice.name(host)}`,
    ...(owned ? ['owned'] : [])
  ]
  return `${voice.name(id)} (${facts.join(', ')})`
}

/** An absolute budget is about one place only, so every page names it. */
function placeLine({ measured }: Report, voice: Voice): string {
  return `Measured from: ${runContextOf(measured.environment, voice)}. Absolute budgets only hold for measurements from here.`
}

/** `GitHub-hosted ubuntu-24.04, TCP 12 ms to api.openai.com`. */
export function runContextOf(environment: Environment, voice: Voice): string {
  const { runnerEnvironment, image, os, architecture, cpuModel, gpuModel, connectMs } = environment
  const host = [runnerWords(runnerEnvironment, voice), ...[image ?? os].flatMap((name) => name ?? []).map(voice.name)]
  const machine = [architecture, cpuModel, gpuModel].flatMap((part) => part ?? []).map(voice.name)
  const origins = Object.entries(connectMs ?? {})
  const write = ([origin, ms]: readonly [string, number]): string => {
    return `TCP ${formatMs(ms)} to ${voice.name(origin.replace(/^https?:\/\//, ''))}`
  }
  const near = origins.length === 0 ? [] : [listedFirst(origins, write, LISTED)]
  return [host.join(' '), ...machine, ...near].join(', ')
}

function runnerWords(runner: string | undefined, voice: Voice): string {
  switch (runner) {
    case undefined:
      return 'an unnamed machine'
    case 'github-hosted':
      return 'GitHub-hosted'
    case 'self-hosted':
      return 'self-hosted'
    case 'local':
      return 'a local machine,'
    default:
      return voice.name(runner)
  }
}

function baselineLine({ baseline }: Report, voice: Voice): readonly string[] {
  if (baseline === undefined) return []
  const { runCount, newest, ageMs, expiresAt } = baseline
  const commit = newest.commit === undefined ? '' : ` of ${commitName(newest.commit, voice)}`
  const until = expiresAt === undefined ? '' : `; it is kept until ${formatDay(expiresAt)}`
  return [`Baseline: ${plural(runCount, 'run')}, the newest${commit} ${formatAge(ageMs)} old${until}.`]
}

function endLine(report: Report): string {
  const { durationMs, confirmed } = report.measured
  const twice = confirmed ? ' The alarm was measured a second time in the same job.' : ''
  return `Ended after ${formatMs(durationMs)}: ${endWords(report)}.${twice}`
}

/** With `fail-fast` the first certain regression decides the result and leaves other checks open. */
function endWords({ measured, checks }: Report): string {
  const { reason } = measured.end
  const left = checks.some((check) => check.gating && check.reason === 'not-finished')
  return reason === 'decided' && left
    ? 'a regression was certain, so the other checks were not finished'
    : END_WORDS[reason]
}

/** The gate's own measurement error. */
function healthLine({ measured }: Report): readonly string[] {
  if (measured.clientHealth === undefined) return []
  const { eventLoopDelayMs } = measured.clientHealth
  return [
    `The gate's own event loop was late by ${formatMs(eventLoopDelayMs.p50)} (p50) and ${formatMs(eventLoopDelayMs.p99)} (p99).`
  ]
}

function methodLine({ measured, tool }: Report): string {
  return `Percentiles are Hyndman and Fan's type 7, with failed requests as infinitely slow; seed ${measured.seed}; ${tool.name} ${tool.version}.`
}
