import { metricOf } from '../domain/metric.ts'
import type { BaseTargetUsed, BaseUsed, PairedChange } from '../domain/report.ts'
import type { RunFile, RunTarget } from '../domain/run-file.ts'
import type { Sample } from '../domain/sample.ts'
import { location } from '../stats/location.ts'
import { costsOf } from './evidence.ts'
import { lastOfPairs } from './last-of-pairs.ts'
import { hostOf, type SummarizedTarget, textPart } from './summarize.ts'

/** A prompt answered by both arms, right after each other. */
interface AnsweredPair {
  readonly base: Sample
  readonly head: Sample
}

/** Fewest pairs that an interval is given of. */
const FEWEST_PAIRS = 10

/**
 * What the arm `base` was and how head differs from it in what no check says: price, length of answers, end-to-end time
 * as users meet it. `samples` are those that were judged, where earlier attempts' pairs count too. `undefined` where no
 * target has a base.
 */
export function baseUsed(
  run: RunFile,
  targets: readonly SummarizedTarget[],
  samples: readonly Sample[] = run.samples
): BaseUsed | undefined {
  const { base, scenarios } = run.plan
  if (base === undefined) return undefined
  const used = run.plan.targets.flatMap((planned) => {
    const head = run.plan.targets.find(({ id }) => id === planned.baseOf)
    return head === undefined ? [] : [baseTarget({ base: planned, head, targets, samples })]
  })
  const hashes = new Map(base.scenarios.map(({ id, hash }) => [id, hash]))
  const own = new Set(scenarios.map(({ id }) => id))
  return {
    source: base.source,
    ...(base.commit === undefined ? {} : { commit: base.commit }),
    targets: used,
    addedScenarios: scenarios.filter(({ id }) => !hashes.has(id)).map(({ id }) => id),
    removedScenarios: base.scenarios.filter(({ id }) => !own.has(id)).map(({ id }) => id),
    changedScenarioCount: scenarios.filter(({ id, hash }) => hashes.has(id) && hashes.get(id) !== hash).length
  }
}

interface BothArms {
  readonly base: RunTarget
  readonly head: RunTarget
  readonly targets: readonly SummarizedTarget[]
  readonly samples: readonly Sample[]
}

function baseTarget({ base, head, targets, samples }: BothArms): BaseTargetUsed {
  const pairs = answeredPairs(samples, head.id)
  const arm = [...lastOfPairs(samples, head.id, 'base').values()]
  const model = textPart(base, 'model') ?? base.id
  const otherModel = model !== (textPart(head, 'model') ?? head.id)
  const priceOf = (id: string) => targets.find((target) => target.id === id)?.price
  return {
    id: head.id,
    model,
    host: hostOf(base),
    counts: { attempted: arm.length, ok: arm.filter(({ outcome }) => outcome === 'ok').length },
    pairCount: pairs.length,
    ...optional('costChangeRatio', costChange(pairs, priceOf(base.id), priceOf(head.id))),
    ...optional('outputLengthChangeRatio', lengthChange(pairs)),
    normalizedTokens: otherModel && pairs.some((pair) => hasNormalized(pair)),
    ...optional(
      'e2eAsExperienced',
      pairedChange(pairs, ({ lastMs }) => lastMs)
    ),
    ...optional('e2eAtEqualLength', equalLengthChange(pairs)),
    ...optional('quality', qualityOf(pairs))
  }
}

function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: V })
}

function answeredPairs(samples: readonly Sample[], targetId: string): readonly AnsweredPair[] {
  const heads = lastOfPairs(samples, targetId, 'head')
  return [...lastOfPairs(samples, targetId, 'base')].flatMap(([pair, base]) => {
    const head = heads.get(pair)
    return head?.outcome === 'ok' && base.outcome === 'ok' ? [{ base, head }] : []
  })
}

/** Over the pairs of which both costs are known, what head's requests cost in all against what base's did. */
function costChange(
  pairs: readonly AnsweredPair[],
  basePrice: SummarizedTarget['price'],
  headPrice: SummarizedTarget['price']
): number | undefined {
  const costs = pairs.map(({ base, head }) => [costsOf([base], basePrice)[0], costsOf([head], headPrice)[0]] as const)
  return changeOfTotals(costs)
}

/** In tokens of one tokenizer where both arms have those, since the same answer is more tokens to one model than to another. */
function lengthChange(pairs: readonly AnsweredPair[]): number | undefined {
  const counted = pairs.map((pair) => {
    const { base, head } = pair
    return hasNormalized(pair)
      ? ([base.normalizedTokenCount, head.normalizedTokenCount] as const)
      : ([base.outputTokenCount, head.outputTokenCount] as const)
  })
  return changeOfTotals(counted)
}

function hasNormalized({ base, head }: AnsweredPair): boolean {
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

/**
 * Head's time at the length of base's answer: the first token, then base's tokens at head's own pace. A pair of which an
 * arm has no time per token counts only where both answers are of one length anyway.
 */
function equalLengthChange(pairs: readonly AnsweredPair[]): PairedChange | undefined {
  const scaled = pairs.flatMap((pair) => {
    const lastMs = headAtBaseLength(pair)
    return lastMs === undefined ? [] : [{ ...pair, head: { ...pair.head, lastMs } }]
  })
  return pairedChange(scaled, ({ lastMs }) => lastMs)
}

function headAtBaseLength(pair: AnsweredPair): number | undefined {
  const { base, head } = pair
  const made = shownTokens(head)
  const wanted = hasNormalized(pair) ? inTokensOfHead(pair) : shownTokens(base)
  if (wanted === undefined || made === undefined) return undefined
  if (wanted === made) return head.lastMs
  const firstMs = head.ttftMs ?? head.ttfatMs
  const perToken = metricOf('tpot').derive?.(head)
  return firstMs === undefined || perToken === undefined ? undefined : firstMs + perToken * Math.max(0, wanted - 1)
}

/** Base's answer in tokens of head's model, by how many of those head needs for one of the common tokenizer. */
function inTokensOfHead({ base, head }: AnsweredPair): number | undefined {
  const made = shownTokens(head)
  if (made === undefined || !head.normalizedTokenCount || base.normalizedTokenCount === undefined) return undefined
  return (base.normalizedTokenCount * made) / head.normalizedTokenCount
}

/** Tokens that were sent: hidden reasoning (no `ttftMs`) is counted, but nobody saw it arrive. */
function shownTokens({ ttftMs, outputTokenCount, reasoningTokenCount = 0 }: Sample): number | undefined {
  if (outputTokenCount === undefined) return undefined
  return ttftMs === undefined ? outputTokenCount - reasoningTokenCount : outputTokenCount
}

/** The paired robust log ratio, as a change. Order within pairs is balanced, so that its effect cancels. */
function pairedChange(
  pairs: readonly AnsweredPair[],
  read: (sample: Sample) => number | undefined
): PairedChange | undefined {
  const ratios = pairs.flatMap(({ base, head }) => {
    const [before, after] = [read(base), read(head)]
    return before === undefined || after === undefined || before <= 0 || after <= 0 ? [] : [Math.log(after / before)]
  })
  if (ratios.length < FEWEST_PAIRS) return undefined
  const place = location(ratios)
  if (place === undefined) return undefined
  const [low, high] = place.interval
  return { changeRatio: Math.expm1(place.center), intervalRatio: [Math.expm1(low), Math.expm1(high)] }
}

/** How many replies met what their prompt expects, of the pairs of which both say. */
function qualityOf(pairs: readonly AnsweredPair[]): BaseTargetUsed['quality'] {
  const told = pairs.filter(
    ({ base, head }) => base.expectationsMet !== undefined && head.expectationsMet !== undefined
  )
  if (told.length === 0) return undefined
  const met = (arm: keyof AnsweredPair): number => told.filter((pair) => pair[arm].expectationsMet === true).length
  const of = told.length
  return { base: { count: met('base'), of }, head: { count: met('head'), of } }
}
