import { KnownError } from '../domain/errors.ts'
import type { Plan, RawScenario, Target } from '../domain/plan.ts'
import { roundCountOf } from './schedule.ts'

/** English text in the tokenizers in use has about 4.5 characters a token; 4 errs towards more tokens. */
const CHARS_PER_TOKEN = 4

type PlanSize = Pick<Plan, 'targets' | 'prompts' | 'schedule'>

/**
 * Refuses a plan whose caps end it before every request was made, since nothing could be judged then and the money would
 * be spent all the same. Tokens are estimated: prompts by their length, answers at their limit.
 */
export function checkFirstLook(plan: PlanSize): void {
  const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount } = plan.schedule
  const { inputTokenCount, outputTokenCount } = tokensPerTarget(plan)
  const targetCount = plan.targets.length
  const caps = [
    cap('max-total-input-tokens', inputTokenCount * targetCount, maxInputTokenCount),
    cap('max-total-output-tokens', outputTokenCount * targetCount, maxOutputTokenCount),
    costCap(plan, maxCostUsd)
  ].filter((reached) => reached !== undefined)
  if (caps.length === 0) return
  const requests = roundCountOf(plan) * plan.prompts.scenarios.length * targetCount
  const what = caps
    .map(({ name, needed, allowed }) => `up to ${needed} where "${name}" allows ${allowed}`)
    .join(', and ')
  throw new KnownError('cannot-reach-first-look', `${requests} requests may need ${what}`, {
    hint: `Set ${caps.map(({ name, needed }) => `"${name}" to ${needed}`).join(' and ')} or more, or lower "requests" or the prompts' limits.`
  })
}

/** Input and output tokens of all requests to one target. A warm-up counts as one more of the set's prompts: it has less. */
function tokensPerTarget(plan: PlanSize) {
  const { scenarios } = plan.prompts
  const perPrompt = roundCountOf(plan) + plan.schedule.warmupCount / scenarios.length
  const sum = (count: (scenario: RawScenario) => number) =>
    Math.ceil(perPrompt * scenarios.reduce((total, scenario) => total + count(scenario), 0))
  return {
    inputTokenCount: sum(({ messages }) =>
      messages.reduce((total, { content }) => total + Math.ceil(content.length / CHARS_PER_TOKEN), 0)
    ),
    outputTokenCount: sum(({ maxOutputTokens }) => maxOutputTokens)
  }
}

interface Cap {
  readonly name: string
  readonly needed: string
  readonly allowed: string
}

function cap(name: string, needed: number, allowed: number): Cap | undefined {
  return needed <= allowed ? undefined : { name, needed: String(roundedUp(needed)), allowed: String(allowed) }
}

function costCap(plan: PlanSize, allowedUsd: number | undefined): Cap | undefined {
  const tokens = tokensPerTarget(plan)
  const neededUsd = plan.targets.reduce((total, target) => total + costUsd(target, tokens), 0)
  if (allowedUsd === undefined || neededUsd <= allowedUsd) return undefined
  return { name: 'max-cost', needed: dollars(Math.ceil(neededUsd * 100) / 100), allowed: dollars(allowedUsd) }
}

function costUsd({ price }: Target, tokens: ReturnType<typeof tokensPerTarget>): number {
  if (price === undefined) return 0
  return (tokens.inputTokenCount * price.input + tokens.outputTokenCount * price.output) / 1e6
}

/** To two digits, upwards: what is printed as enough has to be enough. */
function roundedUp(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.ceil(count / unit) * unit
}

function dollars(amount: number): string {
  return `$${amount}`
}
