import type { Plan } from '../../domain/plan.ts'
import type { Sample } from '../../domain/sample.ts'

/** Tokens of a text by one tokenizer for all models. */
export type CountTokens = (text: string) => number
/** Called when the first text is to be counted: the tokenizer's table is large. */
export type LoadTokenizer = () => Promise<CountTokens>

type CountedPlan = Pick<Plan, 'targets'>

/** True for a reply whose text has to be kept until it is counted. */
export function needsCounting(sample: Sample, plan: CountedPlan): boolean {
  return sample.outcome === 'ok' && (sample.outputTokenCount === undefined || isNormalized(sample.targetId, plan))
}

/** Two models count in tokens of their own; only the same tokenizer's can be compared. */
function isNormalized(targetId: string, { targets }: CountedPlan): boolean {
  const head = targets.find(({ id }) => id === targetId)
  const base = targets.find(({ baseOf }) => baseOf === targetId)
  return head !== undefined && base !== undefined && head.model !== base.model
}

/**
 * The measurement with its tokens counted and without its text. A reply that its host did not count gets an estimate of
 * what it showed; what was reasoned unseen is in nobody's count then.
 */
export function counted(
  { text, ...measurement }: Measurement,
  plan: CountedPlan,
  countTokens: CountTokens
): Measurement {
  if (text === undefined) return measurement
  const { sample } = measurement
  const count = countTokens(text)
  return {
    ...measurement,
    sample: {
      ...sample,
      ...(isNormalized(sample.targetId, plan) ? { normalizedTokenCount: count } : {}),
      ...(sample.outputTokenCount === undefined
        ? { outputTokenCount: count, outputTokenSource: 'estimated' as const }
        : {})
    }
  }
}

/** A sample, when its content came, and what it said until that is counted: it leaves this room with nobody. */
export interface Measurement {
  readonly sample: Sample
  readonly contentAtMs: readonly number[]
  readonly text?: string
}
