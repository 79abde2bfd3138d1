import type { Environment } from '../../domain/environment.ts'
import type { Report, TargetSummary } from '../../domain/report.ts'
import { TOOL_NAME } from '../../domain/run-file.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount, formatDay, formatDollars, formatMs, plural } from '../format/format.ts'
import type { Section } from '../format/table.ts'
import { listedFirst, nonEmpty } from '../format/words.ts'
import { armsOf, countRequests } from '../sentences/failures.ts'
import { commitName } from '../sentences/subject.ts'
import { trackRecordLine } from '../sentences/track-record.ts'
import { END_WORDS } from '../sentences/warnings/measuring.ts'

/** Names and origins that a line lists before it counts the rest. */
const LISTED = 5

/** Says how the numbers came about: the prompts, the place, the baseline, the end. */
export function measuredSection(report: Report, voice: Voice): readonly Section[] {
  const { ok, attempted } = countRequests(armsOf(report))
  if (attempted === 0) return []
  const { importedFrom, recheckCount } = report.measured
  return [
    {
      title: `How it was measured: ${formatCount(ok)} of ${plural(attempted, 'request')} ok`,
      lines: nonEmpty(
        promptsLine(report, voice),
        recheckCount === undefined
          ? ''
          : `Prompts that looked slow were measured again with ${plural(recheckCount, 'more request')}, which count for nothing else.`,
        `Targets: ${listedFirst(report.targets, (target) => targetText(target, voice), LISTED)}.`,
        importedFrom === undefined ? placeLine(report, voice) : '',
        baselineLine(report, voice),
        importedFrom === undefined ? endLine(report) : '',
        healthLine(report),
        trackRecordLine(report, voice),
        methodLine(report, voice)
      )
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
    return `Measured by another tool and imported from ${voice.name(importedFrom)}: ${plural(scenarioCount, 'prompt')} in ${plural(roundCount, 'round')}. How that tool measured is not known here.`
  }
  const pairs = base === undefined ? '' : ', base and head back to back'
  const counts = `${plural(scenarioCount, 'prompt')} in ${plural(roundCount, 'round')} for each target${pairs}`
  // All targets share the setting.
  const cache = targets.some((target) => target.cache === 'warm')
    ? 'each was sent once beforehand, so a cache can answer'
    : 'each starts with a fresh number, so no cache can answer'
  return `Prompts: ${voice.name(promptSet)}, ${counts}, in random order; ${cache}.`
}

function targetText({ id, model, host, owned, servedModels }: TargetSummary, voice: Voice): string {
  const served = servedModels.filter((name) => name !== model)
  const facts = nonEmpty(
    id === model ? '' : voice.name(model),
    served.length === 0 ? '' : `served as ${listedFirst(served, voice.name, LISTED)}`,
    `at ${voice.name(host)}`,
    owned ? 'owned' : ''
  )
  return `${voice.name(id)} (${facts.join(', ')})`
}

/** An absolute budget is about one place only, so every page names it. */
function placeLine({ measured }: Report, voice: Voice): string {
  return `Measured from: ${runContextOf(measured.environment, voice)}. Absolute budgets only hold for measurements from here.`
}

/** `GitHub-hosted ubuntu-24.04, TCP 12 ms to api.openai.com`. */
export function runContextOf(environment: Environment, voice: Voice): string {
  const { runnerEnvironment, image, os, architecture, cpuModel, gpuModel, connectMs } = environment
  const host = [runnerWords(runnerEnvironment, voice), ...nonEmpty(image ?? os).map(voice.name)]
  const near = listedFirst(
    Object.entries(connectMs ?? {}),
    ([origin, ms]) => `TCP ${formatMs(ms)} to ${voice.name(origin.replace(/^https?:\/\//, ''))}`,
    LISTED
  )
  return nonEmpty(host.join(' '), ...nonEmpty(architecture, cpuModel, gpuModel).map(voice.name), near).join(', ')
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

/** The comparison says how many runs there are and how old the newest is. */
function baselineLine({ baseline }: Report, voice: Voice): string {
  if (baseline?.expiresAt === undefined) return ''
  const { newest, expiresAt } = baseline
  const commit = newest.commit === undefined ? '' : `, ${commitName(newest.commit, voice)},`
  return `The newest baseline run${commit} is kept until ${formatDay(expiresAt)}.`
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
function healthLine({ measured }: Report): string {
  if (measured.clientHealth === undefined) return ''
  const { p50, p99 } = measured.clientHealth.eventLoopDelayMs
  return `The gate's own event loop was late by ${formatMs(p50)} (p50) and ${formatMs(p99)} (p99).`
}

/** A file names the tool that wrote it, and may name anything. */
function toolText({ name, version }: Report['tool'], voice: Voice): string {
  const text = `${name} ${version}`
  return name === TOOL_NAME && /^\d+\.\d+\.\d+$/.test(version) ? text : voice.name(text)
}

function methodLine({ measured, tool }: Report, voice: Voice): string {
  return `Percentiles are of type 7 (Hyndman and Fan) and count a failed request as infinitely slow. Seed ${measured.seed}, ${toolText(tool, voice)}.`
}
