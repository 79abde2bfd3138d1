import { smallest as least } from '../../domain/extremes.ts'
import type { Plan, RawScenario, Target } from '../../domain/plan.ts'
import { isFailure } from '../../domain/sample.ts'
import type { Progress } from '../../ports.ts'
import { type Attempt, streamOnce } from '../sample/stream-once.ts'
import type { MeasureContext } from '../wire/measure-context.ts'
import type { Pacing } from './pacing.ts'
import { retryAfterMs } from './rate-limits.ts'
import { promptsOf } from './slot-units.ts'
import type { Spending } from './spending.ts'

/** A host that is busy or broken gets so many more requests before measuring is given up. */
export const FURTHER_TRIES = 3

/** Everything a request of the warm-up needs. Its prompts are of no prompt set, so that no cache knows those by then. */
export interface ProbeParts {
  readonly context: MeasureContext
  readonly plan: Plan
  readonly prompts: readonly RawScenario[]
  readonly spending: Spending
  readonly pacing: Pacing
  readonly progress: Progress
  readonly wallClock: () => Date
  readonly signal: AbortSignal
  /** Gives the measuring more time, for what is no part of it. */
  readonly extendTimeout: (byMs: number) => void
}

/** In groups, so that all connections of a group are needed at once and each is opened. Stops after a group in vain. */
export async function openConnections(parts: ProbeParts, target: Target): Promise<readonly Attempt[]> {
  const { inFlightCount, warmupCount } = parts.plan.schedule
  const scenarios = warmUpScenarios(parts, target, Math.max(inFlightCount, warmupCount))
  const attempts: Attempt[] = []
  for (let done = 0; done < scenarios.length; done += inFlightCount) {
    const group = scenarios.slice(done, done + inFlightCount)
    const made = await Promise.all(group.map((scenario) => request(parts, target, scenario)))
    attempts.push(...made.filter(isAttempt))
    if (parts.signal.aborted || !attempts.some(isAnswered)) break
  }
  return attempts
}

export async function requestPatiently(
  parts: ProbeParts,
  target: Target,
  scenario: RawScenario
): Promise<readonly Attempt[]> {
  const first = [await request(parts, target, scenario)].filter(isAttempt)
  return [...first, ...(await retryWhileBusy(parts, first))]
}

export async function retryWhileBusy(parts: ProbeParts, before: readonly Attempt[]): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = []
  let last = before.at(-1)
  for (let tries = 1; tries <= FURTHER_TRIES; tries += 1) {
    if (last === undefined || [...before, ...attempts].some(isAnswered) || !mayPass(last)) break
    await waitForHost(parts, last, tries)
    const { target, scenario } = last.question
    last = await request(parts, target, scenario)
    attempts.push(...[last].filter(isAttempt))
  }
  return attempts
}

/**
 * With the plan's own smallest limit where that is larger: a limit that only warm-up has would prove nothing about
 * whether the prompts' answers fit.
 */
export function warmUpScenarios({ plan, prompts }: ProbeParts, target: Target, count: number): readonly RawScenario[] {
  const { scenarios } = promptsOf(target, plan)
  const smallest = least(scenarios.map((scenario) => scenario.maxOutputTokens))
  return Array.from({ length: prompts.length === 0 ? 0 : count }, (_, index) => prompts[index % prompts.length])
    .filter((prompt) => prompt !== undefined)
    .map((prompt) => ({ ...prompt, maxOutputTokens: Math.max(prompt.maxOutputTokens, smallest) }))
}

export async function request(parts: ProbeParts, target: Target, scenario: RawScenario): Promise<Attempt | undefined> {
  if (parts.spending.isUsedUp(0)) return undefined
  const question = { target, scenario, slot: { round: 0, arm: 'head' } } as const
  const attempt = await streamOnce(parts.context, question, parts.signal)
  if (attempt === undefined) return undefined
  parts.spending.add(target, attempt.messages, attempt)
  parts.pacing.learn(attempt)
  return attempt
}

function isAttempt(attempt: Attempt | undefined): attempt is Attempt {
  return attempt !== undefined
}

export function isAnswered({ sample }: Attempt): boolean {
  return !isFailure(sample)
}

/** The next try may fare better with a busy or broken server, not with a wrong address or a refused key. */
function mayPass({ derived, detail }: Attempt): boolean {
  const passing = ['rate-limited', 'overloaded', 'truncated', 'error-midstream']
  const dropped = derived.outcome === 'connection' && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(detail.code ?? '')
  return passing.includes(derived.outcome) || dropped || (detail.status ?? 0) >= 500
}

async function waitForHost(parts: ProbeParts, attempt: Attempt, refusalCount: number): Promise<void> {
  const { context, wallClock, signal, progress } = parts
  const { headers, detail, question, derived } = attempt
  const waitMs = retryAfterMs({ headers, bodyMs: detail.retryAfterMs, refusalCount, now: wallClock() })
  progress.note(`${question.target.id}: ${derived.outcome}, waiting ${Math.ceil(waitMs / 1000)} s`)
  await context.clock.wait(waitMs, signal)
}
