import { isDeepStrictEqual } from 'node:util'
import type { Plan, RawScenario, Target } from '../../domain/plan.ts'
import { isFailure } from '../../domain/sample.ts'
import type { ParameterChange } from '../../domain/warning.ts'
import type { Progress } from '../../ports.ts'
import { type Adaptation, areAlike, type Form, unitedForm, withForm } from '../../providers/negotiation/adaptation.ts'
import { EFFORTS, type Effort } from '../../providers/negotiation/parameters.ts'
import { explainFailure } from '../sample/explain-failure.ts'
import { type Attempt, streamOnce } from '../sample/stream-once.ts'
import { adaptationOf, type MeasureContext } from '../wire/measure-context.ts'
import { changesOf, nextAdaptation } from './negotiate.ts'
import { allowanceOf } from './pace.ts'
import { isBusy, type Pacing } from './pacing.ts'
import { retryAfterMs } from './rate-limits.ts'
import { promptsOf } from './slot-units.ts'
import type { Spending } from './spending.ts'

/** How often a host that is busy or broken is asked again before measuring is given up. */
const FURTHER_TRIES = 3

/**
 * The name of the limit, its value, three of our members besides two switches, three sampling parameters, thinking and
 * four efforts in vain, a hang in three steps: no host refuses them all.
 */
const MAX_CHANGES = 18

/** How often compared targets are asked for what was found out of each other. Each time something more is given up. */
const MAX_ALIGNMENTS = 8

export interface WarmUpParts {
  readonly context: MeasureContext
  readonly plan: Plan
  readonly prompts: readonly RawScenario[]
  readonly spending: Spending
  readonly pacing: Pacing
  readonly progress: Progress
  readonly wallClock: () => Date
  readonly signal: AbortSignal
}

/** What a target is asked with at first, before its own host has said anything. */
export interface Begin {
  /** A target that it is compared with: what was settled for that. */
  readonly like?: Target | undefined
  /** What was settled for itself in the newest run on record. */
  readonly onRecord?: Adaptation | undefined
}

/**
 * Opens a target's connections, wakes what sleeps, and shows whether measuring makes sense: one answer is enough. Begins
 * with what was settled before, and by itself where the host does not answer that. Throws what keeps it from answering; returns early, with
 * what came so far, when the signal is aborted.
 */
export async function warmUp(parts: WarmUpParts, target: Target, begin: Begin = {}): Promise<readonly Attempt[]> {
  parts.progress.note(`${target.id}: warming up`)
  const isBorrowed = beginOnRecord(parts, target, begin) || beginLike(parts, target, begin)
  const opening = await openConnections(parts, target)
  const opened = [...opening, ...(await askAgain(parts, opening))]
  const settled = await settle(parts, target, opened)
  // Whoever refuses a request may close its connection as well.
  const isFirst = !opened.some(isAnswered) && settled.some(isAnswered)
  const reopened = isFirst ? await openConnections(parts, target) : []
  const failed = settled.at(-1)
  if (failed === undefined || settled.some(isAnswered) || parts.signal.aborted)
    return [...opened, ...settled, ...reopened]
  if (isBorrowed && isAboutTheRequest(failed)) {
    beginByItself(parts, target, failed)
    return [...opened, ...(await warmUp(parts, target))]
  }
  throw explainFailure(failed, parts.context.secretsOf(target))
}

function beginOnRecord({ context }: WarmUpParts, target: Target, { onRecord }: Begin): boolean {
  if (onRecord === undefined || context.adaptations.has(target.id)) return false
  context.adaptations.set(target.id, onRecord)
  return true
}

/** At the same address all of it holds, elsewhere only what decides what is measured. */
function beginLike({ context }: WarmUpParts, target: Target, { like }: Begin): boolean {
  const known = like && context.adaptations.get(like.id)
  if (like === undefined || known === undefined || context.adaptations.has(target.id)) return false
  const isSameHost = like.baseUrl === target.baseUrl && isDeepStrictEqual(like.extraHeaders, target.extraHeaders)
  const begun = isSameHost ? known : withForm(adaptationOf(context.adaptations, target), known)
  context.adaptations.set(target.id, begun)
  return true
}

/** What it refused of the other's form is remembered: whether both can be asked alike shows once it answers. */
function beginByItself({ context }: WarmUpParts, target: Target, { adaptation }: Attempt): void {
  const { reasons, refusedEfforts } = adaptation
  context.adaptations.delete(target.id)
  context.adaptations.set(target.id, { ...adaptationOf(context.adaptations, target), reasons, refusedEfforts })
}

/**
 * Has targets that are compared ask alike, in the form that all of their hosts take: two of them asked in two ways would
 * show that as a difference of speed. One that does not answer in the form of the others keeps its own.
 */
export async function alignForms(parts: WarmUpParts, targets: readonly Target[]): Promise<void> {
  const [first] = targets
  if (first === undefined) return
  let alike = targets
  for (let rounds = 0; rounds < MAX_ALIGNMENTS; rounds += 1) {
    const next = await alignOnce(parts, alike, EFFORTS[first.api])
    if (next === undefined || parts.signal.aborted) return
    alike = next
  }
}

/** Those that are left to be aligned; absent where all ask alike. */
async function alignOnce(
  parts: WarmUpParts,
  targets: readonly Target[],
  efforts: readonly Effort[]
): Promise<readonly Target[] | undefined> {
  const formOf = (target: Target): Adaptation => adaptationOf(parts.context.adaptations, target)
  const form = unitedForm(efforts, targets.map(formOf))
  const unlike = targets.filter((each) => !areAlike(form, formOf(each)))
  for (const target of unlike) {
    if (!(await takesForm(parts, target, form))) return targets.filter((each) => each !== target)
  }
  return unlike.length === 0 ? undefined : targets
}

/** Whether it answers in a form, or in what the form comes to at its host. */
async function takesForm(parts: WarmUpParts, target: Target, form: Form): Promise<boolean> {
  const { context, progress, signal } = parts
  const own = adaptationOf(context.adaptations, target)
  context.adaptations.set(target.id, withForm(own, form))
  progress.note(`${target.id}: asking again like what it is compared with`)
  if (await answersAgain(parts, target)) return true
  context.adaptations.set(target.id, own)
  if (!signal.aborted) progress.note(`${target.id}: does not answer like that, and is asked as before`)
  return false
}

async function answersAgain(parts: WarmUpParts, target: Target): Promise<boolean> {
  const [scenario] = warmUpScenarios(parts, target, 1)
  if (scenario === undefined) return false
  const attempts = await settle(parts, target, await askPatiently(parts, target, scenario))
  return attempts.some(isAnswered)
}

/**
 * Asks each prompt once, for a cache to hold it from then on, as slowly as the host wants, and again where it is busy. What
 * fails otherwise will fail in its sample as well, and be said there.
 */
export async function prime(parts: WarmUpParts, target: Target): Promise<void> {
  const { plan, pacing, progress, signal } = parts
  const { scenarios } = (target.baseOf === undefined ? undefined : plan.base?.prompts) ?? plan.prompts
  progress.note(`${target.id}: asking each prompt once, for the cache`)
  const waiting = scenarios.map((scenario) => ({ scenario, tries: FURTHER_TRIES }))
  pacing.countBy(() => waiting.length + 1)
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const { scenario, tries } = next
      if ((await isTurnedAway(parts, target, scenario)) && tries > 0) waiting.push({ scenario, tries: tries - 1 })
    }
  }
  await Promise.all(Array.from({ length: plan.schedule.inFlightCount }, lane))
}

/** Asks in turn, and says whether the host was too busy. */
async function isTurnedAway(parts: WarmUpParts, target: Target, scenario: RawScenario): Promise<boolean> {
  const { pacing, signal } = parts
  await pacing.turn(allowanceOf(target), signal)
  const attempt = signal.aborted ? undefined : await ask(parts, target, scenario)
  if (attempt === undefined) return false
  pacing.heed(attempt)
  return isBusy(attempt)
}

/**
 * Changes the request and asks again for as long as the replies say how, so that no sample ever meets a parameter its
 * host does not take. Yields what the last form of the request came to; where nothing has to change, that is the first.
 * Where the last one was refused, a form that was answered stands.
 */
async function settle(parts: WarmUpParts, target: Target, opened: readonly Attempt[]): Promise<readonly Attempt[]> {
  const { context, progress, signal } = parts
  let attempts = opened
  let answered = opened.filter(isAnswered)
  for (let changes = 0; changes < MAX_CHANGES; changes += 1) {
    const next = nextAdaptation(attempts, context.schedule.cache)
    const scenario = opened[0]?.question.scenario
    if (next === undefined || scenario === undefined || signal.aborted) break
    context.adaptations.set(target.id, next)
    progress.note(
      `${target.id}: asking again with ${changesOf(target, next).map(changeNote).join(', ') || 'all of it'}`
    )
    attempts = await askPatiently(parts, target, scenario)
    if (attempts.some(isAnswered)) answered = attempts.filter(isAnswered)
  }
  return attempts.some(isAnswered) ? attempts : [...attempts, ...fallBack(parts, target, attempts, answered)]
}

/** A host that answered before it was asked for more is measured as it answered. What is busy by now may answer yet. */
function fallBack(
  { context, progress, signal }: WarmUpParts,
  target: Target,
  attempts: readonly Attempt[],
  answered: readonly Attempt[]
): readonly Attempt[] {
  const [before] = answered
  const failed = attempts.at(-1)
  if (before === undefined || failed === undefined || mayPass(failed) || signal.aborted) return []
  const { reasons, refusedEfforts } = failed.adaptation
  context.adaptations.set(target.id, { ...before.adaptation, reasons, refusedEfforts })
  progress.note(`${target.id}: asking as before, which was answered`)
  return answered
}

/** Whether it may be due to what was asked, and not to who asked, where, or when. */
function isAboutTheRequest({ derived, detail }: Attempt): boolean {
  return detail.status === 400 || detail.status === 422 || ['api-error', 'empty-output'].includes(derived.outcome)
}

function changeNote([parameter, change]: readonly [string, ParameterChange]): string {
  switch (change.how) {
    case 'renamed':
      return `${change.to} for ${parameter}`
    case 'left-out':
      return `no ${parameter}`
    case 'set':
      return `${parameter}: ${change.to}`
    case 'raised':
      return `${change.byTokenCount} more tokens for reasoning`
    default:
      return change satisfies never
  }
}

/** In groups, so that all connections of a group are needed at once and each is opened. Ends with a group in vain. */
async function openConnections(parts: WarmUpParts, target: Target): Promise<readonly Attempt[]> {
  const { inFlightCount, warmupCount } = parts.plan.schedule
  const scenarios = warmUpScenarios(parts, target, Math.max(inFlightCount, warmupCount))
  const attempts: Attempt[] = []
  for (let done = 0; done < scenarios.length; done += inFlightCount) {
    const group = scenarios.slice(done, done + inFlightCount)
    const asked = await Promise.all(group.map((scenario) => ask(parts, target, scenario)))
    attempts.push(...asked.filter(isAttempt))
    if (parts.signal.aborted || !attempts.some(isAnswered)) break
  }
  return attempts
}

async function askPatiently(parts: WarmUpParts, target: Target, scenario: RawScenario): Promise<readonly Attempt[]> {
  const asked = [await ask(parts, target, scenario)].filter(isAttempt)
  return [...asked, ...(await askAgain(parts, asked))]
}

async function askAgain(parts: WarmUpParts, before: readonly Attempt[]): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = []
  let last = before.at(-1)
  for (let tries = 1; tries <= FURTHER_TRIES; tries += 1) {
    if (last === undefined || [...before, ...attempts].some(isAnswered) || !mayPass(last)) break
    await waitAsTold(parts, last, tries)
    const { target, scenario } = last.question
    last = await ask(parts, target, scenario)
    attempts.push(...[last].filter(isAttempt))
  }
  return attempts
}

/**
 * With the plan's own smallest limit where that is larger: a limit that only warm-up has would prove nothing about
 * whether the prompts' answers fit.
 */
function warmUpScenarios({ plan, prompts }: WarmUpParts, target: Target, count: number): readonly RawScenario[] {
  const { scenarios } = promptsOf(target, plan)
  const smallest = Math.min(...scenarios.map((scenario) => scenario.maxOutputTokens))
  return Array.from({ length: prompts.length === 0 ? 0 : count }, (_, index) => prompts[index % prompts.length])
    .filter((prompt) => prompt !== undefined)
    .map((prompt) => ({ ...prompt, maxOutputTokens: Math.max(prompt.maxOutputTokens, smallest) }))
}

async function ask(parts: WarmUpParts, target: Target, scenario: RawScenario): Promise<Attempt | undefined> {
  const question = { target, scenario, slot: { round: 0, arm: 'head' } } as const
  const attempt = await streamOnce(parts.context, question, parts.signal)
  if (attempt === undefined) return undefined
  parts.spending.add(target, attempt.messages, attempt.derived)
  parts.pacing.learn(attempt)
  return attempt
}

function isAttempt(attempt: Attempt | undefined): attempt is Attempt {
  return attempt !== undefined
}

function isAnswered({ sample }: Attempt): boolean {
  return !isFailure(sample)
}

/** Whether the next try may fare better: a busy or broken server, not a wrong address or a refused key. */
function mayPass({ derived, detail }: Attempt): boolean {
  const passing = ['rate-limited', 'overloaded', 'truncated', 'error-midstream']
  const dropped = derived.outcome === 'connection' && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(detail.code ?? '')
  return passing.includes(derived.outcome) || dropped || (detail.status ?? 0) >= 500
}

async function waitAsTold(
  { context, wallClock, signal, progress }: WarmUpParts,
  attempt: Attempt,
  refusalCount: number
) {
  const toldMs = attempt.detail.retryAfterMs
  const waitMs = retryAfterMs({ headers: attempt.headers, toldMs, refusalCount, now: wallClock() })
  progress.note(`${attempt.question.target.id}: ${attempt.derived.outcome}, waiting ${Math.ceil(waitMs / 1000)} s`)
  await context.clock.wait(waitMs, signal)
}
