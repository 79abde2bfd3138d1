import { isDeepStrictEqual } from 'node:util'
import { KnownError } from '../../domain/errors.ts'
import type { SettledMembers } from '../../domain/look.ts'
import type { Plan, RawScenario, Target } from '../../domain/plan.ts'
import type { Warning } from '../../domain/warning.ts'
import type { Thinking } from '../../providers/negotiation/settled-parameters.ts'
import { coldBound } from '../sample/cold-cache.ts'
import { explainFailure } from '../sample/explain-failure.ts'
import type { Attempt } from '../sample/stream-once.ts'
import { settledOf } from '../wire/measure-context.ts'
import { beginWith, changeAfter, changesText, comparedGroups, settle, shareThinking } from './negotiation.ts'
import { isBusy } from './pacing.ts'
import {
  FURTHER_TRIES,
  isAnswered,
  openConnections,
  type ProbeParts,
  request,
  requestPatiently,
  retryWhileBusy,
  warmUpScenarios
} from './probe.ts'
import { allowanceOf } from './rate-limits.ts'
import { openWhenReady } from './readiness.ts'
import { promptsOf } from './slot-units.ts'

/** No host refuses everything that the gate adds: the limit's name and size, seven members, four efforts, and a hang. */
const MAX_CHANGES = 16

export interface WarmUpParts extends ProbeParts {
  /** Settled parameters of the newest run on record. */
  readonly onRecord: SettledMembers
  /** By target: the most cached tokens that a cold request may have. */
  readonly coldBounds: Map<string, number>
  /** By the id of its target: the reason why a base is not measured. */
  readonly unmeasuredBases: Map<string, Warning>
}

/**
 * Opens connections, wakes what sleeps, settles the parameters of all requests and shows that measuring makes sense: one
 * answer of each target is enough. Throws a KnownError when a target gives none; a base that nobody asked for is left out.
 */
export async function warmUp(parts: WarmUpParts): Promise<void> {
  const { plan, unmeasuredBases } = parts
  for (const group of comparedGroups(plan.targets)) await warmUpGroup(parts, group)
  // The settled parameters decide what a prompt is to the cache.
  if (plan.schedule.cache === 'cold') return
  for (const target of plan.targets.filter(({ id }) => !unmeasuredBases.has(id))) await fillCache(parts, target)
}

/**
 * Ends when all of the group have answered with the same parameters for thinking. Every change takes something back for
 * good, an effort or the room for thoughts, so few rounds are enough.
 */
async function warmUpGroup(parts: WarmUpParts, group: readonly Target[]): Promise<void> {
  const { context, unmeasuredBases, progress, signal } = parts
  const answeredWith = new Map<string, Thinking>()
  const probe = async (target: Target, work: () => Promise<void>): Promise<void> => {
    const before = settledOf(context.settled, target).thinking
    try {
      await work()
      answeredWith.set(target.id, settledOf(context.settled, target).thinking)
    } catch (error) {
      unmeasuredBases.set(target.id, baseNotMeasured(target, parts.plan, error))
      shareThinking(context.settled, group, before)
    }
  }
  for (const target of group) await probe(target, () => warmUpTarget(parts, target, group))
  const isBehind = (target: Target): boolean =>
    !unmeasuredBases.has(target.id) &&
    !isDeepStrictEqual(answeredWith.get(target.id), settledOf(context.settled, target).thinking)
  for (let rounds = 0; rounds < MAX_CHANGES && !signal.aborted; rounds += 1) {
    const target = group.find(isBehind)
    if (target === undefined) return
    progress.note(`${target.id}: asking again with the parameters that the targets compared with it need`)
    await probe(target, () => answerAgain(parts, target, group))
  }
}

async function warmUpTarget(parts: WarmUpParts, target: Target, group: readonly Target[]): Promise<void> {
  parts.progress.note(`${target.id}: warming up`)
  beginWith(parts.context.settled, group, target, parts.onRecord)
  const opening = await openWhenReady(parts, target)
  const opened = [...opening, ...(await retryWhileBusy(parts, opening))]
  const negotiated = await negotiate(parts, opened, group)
  // A host that refuses a request may close its connection as well.
  const isFirstAnswer = !opened.some(isAnswered) && negotiated.some(isAnswered)
  const reopened = isFirstAnswer ? await openConnections(parts, target) : []
  const samples = [...opened, ...negotiated, ...reopened].map(({ sample }) => sample)
  parts.coldBounds.set(target.id, coldBound(samples))
}

async function answerAgain(parts: WarmUpParts, target: Target, group: readonly Target[]): Promise<void> {
  const [scenario] = warmUpScenarios(parts, target, 1)
  if (scenario !== undefined) await negotiate(parts, await requestPatiently(parts, target, scenario), group)
}

/**
 * Changes the request and makes it again for as long as the replies call for another change, so that no sample ever meets a
 * parameter its host refuses. Returns the attempts with the last parameters; throws when none of them was answered.
 */
async function negotiate(
  parts: WarmUpParts,
  opened: readonly Attempt[],
  group: readonly Target[]
): Promise<readonly Attempt[]> {
  const { context, progress, signal } = parts
  let attempts = opened
  for (let changes = 0; changes < MAX_CHANGES; changes += 1) {
    const next = changeAfter(attempts, context.schedule.cache)
    const question = attempts[0]?.question
    if (next === undefined || question === undefined || signal.aborted) break
    const { target, scenario } = question
    settle(context.settled, group, target, next)
    progress.note(`${target.id}: asking again with ${changesText(next)}`)
    attempts = await requestPatiently(parts, target, scenario)
  }
  const failed = attempts.at(-1)
  if (failed === undefined || attempts.some(isAnswered) || signal.aborted) return attempts
  const { target } = failed.question
  throw explainFailure(failed, context.secretsOf(target), context.proxyOf(target))
}

/** Returns the warning in place of an optional base; throws the error again when it is any other target's. */
function baseNotMeasured(target: Target, { base, compare }: Plan, error: unknown): Warning {
  // A change that repairs what base had wrong must pass: so a base that the gate found by itself need not answer.
  const isFound = base?.source === 'files-at-base' || base?.source === 'recorded-plan'
  const isOptional = target.baseOf !== undefined && compare === 'auto' && isFound
  if (!(error instanceof KnownError) || !isOptional) throw error
  return { kind: 'base-not-measured', target: target.baseOf ?? '', why: 'base-does-not-answer', detail: error.message }
}

/**
 * Makes each prompt's request once, for a cache to hold it from then on: as slowly as the host wants, and again where it is
 * busy. Any other failure will happen to its sample as well, and be reported there.
 */
async function fillCache(parts: WarmUpParts, target: Target): Promise<void> {
  const { plan, pacing, progress, signal } = parts
  const waiting = promptsOf(target, plan).scenarios.map((scenario) => ({ scenario, tries: FURTHER_TRIES }))
  progress.note(`${target.id}: asking each prompt once, for the cache`)
  pacing.countBy(() => waiting.length + 1)
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const { scenario, tries } = next
      if ((await isTurnedAway(parts, target, scenario)) && tries > 0) waiting.push({ scenario, tries: tries - 1 })
    }
  }
  await Promise.all(Array.from({ length: plan.schedule.inFlightCount }, lane))
}

/** Makes one request when it is due; returns true when the host was too busy for it. */
async function isTurnedAway(parts: WarmUpParts, target: Target, scenario: RawScenario): Promise<boolean> {
  const { pacing, signal } = parts
  await pacing.turn(allowanceOf(target), signal)
  const attempt = signal.aborted ? undefined : await request(parts, target, scenario)
  if (attempt === undefined) return false
  pacing.heed(attempt)
  return isBusy(attempt)
}
