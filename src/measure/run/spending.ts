import type { Message, Plan, Target } from '../../domain/plan.ts'
import { CHARACTERS_PER_TOKEN, TOKENS_PER_PRICE } from '../../domain/plan.ts'
import type { Interpretation } from '../sample/interpret.ts'

type Reply = Pick<Interpretation, 'derived' | 'statedTokenCount'>

interface Tokens {
  readonly input: number
  readonly output: number
}

export interface Spending {
  readonly add: (target: Target, messages: readonly Message[], reply: Reply) => void
  /**
   * True when so many more requests, those in flight among them, could pass a cap, judged by the cost of requests so far; with
   * none, when a cap is passed already.
   */
  readonly isUsedUp: (furtherCount: number) => boolean
  /** Absent where a price or a count is missing: half a sum would look like the whole. */
  readonly costUsd: () => number | undefined
}

/** Adds up what a run spends, warm-up included, and says when to stop. Tokens are capped where dollars are unknown. */
export function createSpending({ targets, schedule }: Pick<Plan, 'targets' | 'schedule'>): Spending {
  const spent = { usd: 0, input: 0, output: 0, requests: 0, allInput: 0, allOutput: 0 }
  const { inputCount = Number.POSITIVE_INFINITY, outputCount = Number.POSITIVE_INFINITY } =
    schedule.workflowTokens ?? {}
  let known = targets.every((target) => target.price !== undefined)
  const caps = schedule.maxCostUsd
  return {
    add: (target, messages, reply) => {
      const derived = asCharged(reply)
      const tokens = tokensOfReply(messages, derived)
      spent.requests += 1
      spent.allInput += tokens.input
      spent.allOutput += tokens.output
      if (target.price !== undefined) spent.usd += costOfReply(target.price, tokens)
      if (target.price === undefined || caps === undefined) {
        spent.input += tokens.input
        spent.output += tokens.output
      }
      const charged = (derived.chunkCount ?? 0) > 0 || derived.outcome === 'not-streamed'
      if (charged && derived.outputTokenCount === undefined) known = false
    },
    isUsedUp: (furtherCount) => {
      const factor = spent.requests === 0 ? 1 : 1 + furtherCount / spent.requests
      return (
        spent.usd * factor > (caps ?? Number.POSITIVE_INFINITY) ||
        spent.input * factor > schedule.maxInputTokenCount ||
        spent.output * factor > schedule.maxOutputTokenCount ||
        spent.allInput * factor > inputCount ||
        spent.allOutput * factor > outputCount
      )
    },
    costUsd: () => (known ? spent.usd : undefined)
  }
}

/** By the provider's own count of the output, which it charges for even where the reply does not bear it out. */
function asCharged({ derived, statedTokenCount = 0 }: Reply): Reply['derived'] {
  const { outputTokenCount = 0 } = derived
  return statedTokenCount > outputTokenCount ? { ...derived, outputTokenCount: statedTokenCount } : derived
}

/** A request that was refused before it said anything was not charged. */
function tokensOfReply(messages: readonly Message[], derived: Reply['derived']): Tokens {
  const generated = derived.outputTokenCount ?? derived.chunkCount ?? 0
  const characters = messages.reduce((total, message) => total + message.content.length, 0)
  const guessed = generated === 0 ? 0 : Math.ceil(characters / CHARACTERS_PER_TOKEN)
  return { input: derived.inputTokenCount ?? guessed, output: generated }
}

function costOfReply(price: NonNullable<Target['price']>, { input, output }: Tokens): number {
  return (input * price.input + output * price.output) / TOKENS_PER_PRICE
}
