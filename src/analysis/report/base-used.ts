import { streamed, tpotMs } from '../../domain/metric.ts'
import type { BaseTargetUsed, BaseUsed, PairedChange } from '../../domain/report.ts'
import type { RunFile, RunTarget } from '../../domain/run-file.ts'
import { isVoid, type Sample } from '../../domain/sample.ts'
import type { Check } from '../../domain/verdict.ts'
import { location } from '../../stats/location.ts'
import { widened } from '../pairs/pair-shifts.ts'
import { areOnTwoServers } from '../pairs/paired-targets.ts'
import { countFailures } from '../runs/digest.ts'
import { comparableSamples } from '../values/first-tokens.ts'
import { type CompletePairValue, hasBothValues, pairValues } from '../values/pair-values.ts'
import { type Pair, pairsOf } from '../values/pairs.ts'
import { logOf } from '../values/scenario-values.ts'
import { FEWEST_PAIRS } from '../values/thresholds.ts'
import { costsOf } from '../verdict/budget-evidence.ts'
import { hostOf, type SummarizedTarget, textPart } from './summarize.ts'

export interface BaseUsedRequest {
  readonly run: RunFile
  readonly targets: readonly SummarizedTarget[]
  /** Those that were judged, of both arms: earlier attempts' pairs count too. */
  readonly samples: readonly Sample[]
  readonly checks: readonly Check[]
}

/**
 * Describes base, and how head differs from it in ways that no check covers: price, length of answers, end-to-end time
 * as users meet it and at equal length. `undefined` where no target has a base.
 */
export function baseUsed(request: BaseUsedRequest): BaseUsed | undefined {
  const { base, scenarios, targets } = request.run.plan
  if (base === undefined) return undefined
  const used = targets.flatMap((planned) => {
    const head = targets.find(({ id }) => id === planned.baseOf)
    return head === undefined ? [] : [baseTarget({ base: planned, head }, request)]
  })
  const hashes = new Map(base.scenarios.map(({ id, hash }) => [id, hash]))
  const own = new Set(scenarios.map(({ id }) => id))
  return {
    source: base.source,
    commit: base.commit,
    targets: used,
    addedScenarios: scenarios.filter(({ id }) => !hashes.has(id)).map(({ id }) => id),
    removedScenarios: base.scenarios.filter(({ id }) => !own.has(id)).map(({ id }) => id),
    changedScenarioCount: changedCount(request.run)
  }
}

function changedCount({ plan }: RunFile): number {
  const hashes = new Map(plan.base?.scenarios.map(({ id, hash }) => [id, hash]))
  return plan.scenarios.filter(({ id, hash }) => hashes.has(id) && hashes.get(id) !== hash).length
}

interface BothArms {
  readonly base: RunTarget
  readonly head: RunTarget
}

function baseTarget({ base, head }: BothArms, request: BaseUsedRequest): BaseTargetUsed {
  const pairs = pairsOf(comparableSamples(request.samples), head.id).regular
  const answered = pairs.filter(isAnsweredPair)
  const model = textPart(base, 'model') ?? base.id
  const otherModel = model !== (textPart(head, 'model') ?? head.id)
  const normalized = otherModel && answered.some(hasNormalized)
  const priceOf = (id: string) => request.targets.find((target) => target.id === id)?.price
  return {
    id: head.id,
    model,
    host: hostOf(base),
    counts: requestsTo(request.run, head.id),
    pairCount: answered.length,
    costChangeRatio: costChange(answered, priceOf(base.id), priceOf(head.id)),
    outputLengthChangeRatio: lengthChange(answered),
    normalizedTokens: normalized,
    ...endToEndChanges(
      pairs,
      { target: head.id, otherModel, normalized, twoServers: areOnTwoServers(head, base) },
      request
    ),
    quality: metExpectations(answered)
  }
}

function isAnsweredPair({ base, head }: Pair): boolean {
  return base.outcome === 'ok' && head.outcome === 'ok'
}

/** Counts the base's requests of this attempt, repeated ones included. */
function requestsTo({ samples }: RunFile, target: string): BaseTargetUsed['counts'] {
  const made = samples.filter((sample) => sample.targetId === target && sample.arm === 'base' && !isVoid(sample))
  const regular = made.filter(({ flags }) => !flags.includes('recheck'))
  return {
    attempted: regular.length,
    ok: regular.filter(({ outcome }) => outcome === 'ok').length,
    failed: countFailures(regular)
  }
}

interface Reading {
  readonly target: string
  readonly otherModel: boolean
  readonly normalized: boolean
  readonly twoServers: boolean
}

/**
 * End-to-end time in both ways. The check on it tells one of them, from the pairs it was decided by; that one is told as
 * the check has it, so that a page does not show two numbers for one thing.
 */
function endToEndChanges(
  pairs: readonly Pair[],
  { target, otherModel, normalized, twoServers }: Reading,
  { run, checks }: BaseUsedRequest
): Pick<BaseTargetUsed, 'e2eAsExperienced' | 'e2eAtEqualLength'> {
  const isEqual = areComparable(pairs.filter(isAnsweredPair), normalized)
  const checked = otherModel || changedCount(run) > 0 || !isEqual ? 'e2eAsExperienced' : 'e2eAtEqualLength'
  const ofCheck = changeOfCheck(checks, target)
  const changeBy = (ownLength: boolean): PairedChange | undefined =>
    pairedChange(pairValues(pairs, 'e2e', { normalized, ownLength }).filter(hasBothValues), twoServers)
  return {
    e2eAsExperienced: changeBy(true),
    e2eAtEqualLength: isEqual ? changeBy(false) : undefined,
    ...(ofCheck === undefined ? {} : { [checked]: ofCheck })
  }
}

/**
 * Returns true where most pairs have two times at equal length (pair-values.ts). Where the first token is hidden, or an
 * answer did not stream or was not counted, both times are taken as they came.
 */
function areComparable(answered: readonly Pair[], normalized: boolean): boolean {
  return 2 * answered.filter((pair) => isComparable(pair, normalized)).length > answered.length
}

function isComparable({ base, head }: Pair, normalized: boolean): boolean {
  return [base, head].every((sample) => {
    const counted = normalized
      ? streamed(sample) && sample.normalizedTokenCount !== undefined
      : tpotMs(sample) !== undefined
    return counted && sample.ttftMs !== undefined
  })
}

function changeOfCheck(checks: readonly Check[], target: string): PairedChange | undefined {
  const check = checks.find(
    (one) => one.target === target && one.metric === 'e2e' && one.statistic === 'p50' && one.kind === 'interleaved'
  )
  const { changeRatio, intervalRatio } = check ?? {}
  return changeRatio === undefined || intervalRatio === undefined ? undefined : { changeRatio, intervalRatio }
}

/** The paired robust log ratio, as a change. Which arm comes first is balanced, so that what the order does cancels. */
function pairedChange(values: readonly CompletePairValue[], twoServers: boolean): PairedChange | undefined {
  const middle =
    values.length < FEWEST_PAIRS ? undefined : location(values.map(({ base, head }) => logOf(head) - logOf(base)))
  if (middle === undefined) return undefined
  const { n, center: shift, standardError } = middle
  const alone = { n, shift, standardError, z: shift / standardError, interval: middle.interval }
  const [low, high] = (twoServers ? widened(alone, values) : alone).interval
  return { changeRatio: Math.expm1(middle.center), intervalRatio: [Math.expm1(low), Math.expm1(high)] }
}

/** Over the pairs of which both costs are known, what head's requests cost in all against what base's did. */
function costChange(
  pairs: readonly Pair[],
  basePrice: SummarizedTarget['price'],
  headPrice: SummarizedTarget['price']
): number | undefined {
  const costs = pairs.map(({ base, head }) => [costsOf([base], basePrice)[0], costsOf([head], headPrice)[0]] as const)
  return changeOfTotals(costs)
}

/** In tokens of one tokenizer where both arms have those, since the same answer is more tokens to one model than to another. */
function lengthChange(pairs: readonly Pair[]): number | undefined {
  const counted = pairs.map((pair) => {
    const { base, head } = pair
    return hasNormalized(pair)
      ? ([base.normalizedTokenCount, head.normalizedTokenCount] as const)
      : ([base.outputTokenCount, head.outputTokenCount] as const)
  })
  return changeOfTotals(counted)
}

function hasNormalized({ base, head }: Pair): boolean {
  return base.normalizedTokenCount !== undefined && head.normalizedTokenCount !== undefined
}

function changeOfTotals(values: readonly (readonly [number | undefined, number | undefined])[]): number | undefined {
  let before = 0
  let after = 0
  for (const [base, head] of values) {
    if (base === undefined || head === undefined) continue
    before += base
    after += head
  }
  return before > 0 ? after / before - 1 : undefined
}

/** Counts the replies that met their prompt's expectations, in pairs where both arms have a result. */
function metExpectations(pairs: readonly Pair[]): BaseTargetUsed['quality'] {
  const told = pairs.filter(
    ({ base, head }) => base.expectationsMet !== undefined && head.expectationsMet !== undefined
  )
  if (told.length === 0) return undefined
  const met = (arm: 'base' | 'head'): number => told.filter((pair) => pair[arm].expectationsMet === true).length
  const of = told.length
  return { base: { count: met('base'), of }, head: { count: met('head'), of } }
}
