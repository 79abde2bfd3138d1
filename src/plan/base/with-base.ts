import { type BaseSource, isJudged, type Plan, type PromptSet, type Schedule, type Target } from '../../domain/plan.ts'
import type { Warning } from '../../domain/warning.ts'
import { canonicalJson, planParts } from '../config/fingerprint.ts'
import { scheduleWith } from '../config/read-schedule.ts'
import { baseName } from '../config/read-target.ts'

/** The plan before the change, as far as it could be found. */
export interface FoundBase {
  readonly source: BaseSource
  readonly commit?: string
  /** The configured ones; others are passed over. */
  readonly targets: readonly Target[]
  /** Absent where nobody knows: head's stand in. */
  readonly prompts?: PromptSet
}

export interface WithBaseOptions {
  readonly sha256: (text: string) => string
  /** `all`: every target that base has. `changed`: those of providers whose plan the change touches. */
  readonly which: 'all' | 'changed'
}

export interface PlanWithBase {
  readonly plan: Plan
  readonly warnings: readonly Warning[]
}

/** As of a run against history: with less in common, two sets of prompts are not compared. */
export const COMMON_SHARE = 0.5

/**
 * Head's plan with base beside it: for each target that is to be compared in pairs one more, with `baseOf`. What base
 * lacks is said where it matters: where the comparison was asked for, or the change is known to touch the plan.
 * A target that has a `base:` block keeps it, whatever was found elsewhere.
 */
export function withBase(head: Plan, found: FoundBase, options: WithBaseOptions): PlanWithBase {
  const blocks = head.targets.filter(isBase)
  const heads = head.targets.filter((target) => isJudged(target) && !hasBlock(target, blocks))
  const prompts = found.prompts ?? head.prompts
  const sides = { heads: head.targets.filter(isJudged), bases: found.targets.filter(isJudged) }
  const matches = heads.map((target): Match => {
    const base = matchingBase(target, sides)
    return base === undefined ? { target } : { target, base }
  })
  const changed = promptsChanged(head.prompts, prompts)
  const wanted = matches.filter((match) => isWanted(match, { head, found, options, changed }))
  const few = wanted.length === 0 && blocks.length === 0 ? undefined : tooFewPrompts(head.prompts, prompts)
  if (few !== undefined) return { plan: head, warnings: [few] }
  const bases = wanted.flatMap(({ target, base }) =>
    base === undefined ? [] : [asBase(target, base, { head, options })]
  )
  const warnings = [...unmatched(wanted), ...sameServers(matches, { head, found, options, changed })]
  if (bases.length === 0 && blocks.length === 0) return { plan: head, warnings }
  const { source, commit } = found
  const side = {
    source: bases.length === 0 ? 'base-block' : source,
    prompts,
    commit
  } as const
  const schedule = scheduleWith(head.schedule, bases)
  return { plan: { ...head, targets: [...head.targets, ...bases], base: side, schedule }, warnings }
}

/**
 * Without the bases that cannot be asked, since their key is missing: history decides there, and the job goes on. A key
 * that head itself lacks is another matter, and left to `missingKey`.
 */
export function withoutKeylessBases(plan: Plan, isKeyMissing: (target: Target) => boolean): PlanWithBase {
  const keyless = plan.targets.filter((target) => {
    const head = plan.targets.find(({ id }) => id === target.baseOf)
    return head !== undefined && isKeyMissing(target) && !isKeyMissing(head)
  })
  if (keyless.length === 0) return { plan, warnings: [] }
  const { base: side, ...rest } = plan
  const targets = plan.targets.filter((target) => !keyless.includes(target))
  const kept = side !== undefined && targets.some(isBase) ? { base: side } : {}
  return { plan: { ...rest, ...kept, targets }, warnings: keyless.map(keyMissing) }
}

function keyMissing({ baseOf = '', key }: Target): Warning {
  const detail = key.from === 'environment' ? { detail: key.name } : {}
  return { kind: 'base-not-measured', target: baseOf, why: 'key-missing', ...detail }
}

function isBase({ baseOf }: Target): boolean {
  return baseOf !== undefined
}

function hasBlock({ id }: Target, blocks: readonly Target[]): boolean {
  return blocks.some(({ baseOf }) => baseOf === id)
}

interface Match {
  readonly target: Target
  readonly base?: Target
}

type Named = Pick<Target, 'id' | 'model'>

/**
 * Base's target of the same name. Where a target is named for its model, and one such is left over on either side, the
 * change is that of the model: they are the same target. `heads` and `bases` are the configured ones of either side.
 */
export function matchingBase<Base extends Named>(
  target: Named,
  { heads, bases }: { readonly heads: readonly Named[]; readonly bases: readonly Base[] }
): Base | undefined {
  const named = bases.find(({ id }) => id === target.id)
  if (named !== undefined) return named
  const left = heads.filter(({ id }) => !bases.some((other) => other.id === id))
  const [other, ...others] = bases.filter(({ id }) => !heads.some((one) => one.id === id))
  if (other === undefined || others.length > 0 || left.length > 1) return undefined
  const isNamedForModel = target.id === target.model && other.id === other.model
  return isNamedForModel || heads.length === 1 ? other : undefined
}

interface Sides {
  readonly head: Plan
  readonly found: FoundBase
  readonly options: WithBaseOptions
  readonly changed: boolean
}

/**
 * Returns true when the target should be measured in pairs. A target that base lacks counts too if its absence must be
 * reported.
 */
function isWanted({ target, base }: Match, { head, found, options, changed }: Sides): boolean {
  if (base !== undefined && isSameServer({ target, base }, { head, found, options, changed })) return false
  if (options.which === 'all') return true
  // A target that is new with this change has no base anywhere, and nothing is amiss.
  return base !== undefined && !target.owned && (changed || !isSentAlike(target, base, head.schedule))
}

/**
 * One server with one plan cannot be both builds: whatever it answers, the arms would agree. Only who asks for exactly
 * that, to calibrate, gets it.
 */
function isSameServer({ target, base }: Required<Match>, { head, found, changed }: Sides): boolean {
  if (found.source === 'same-plan' || !target.owned || changed) return false
  return isSentAlike(target, base, head.schedule)
}

function sameServers(matches: readonly Match[], sides: Sides): readonly Warning[] {
  if (sides.options.which === 'changed') return []
  return matches.flatMap(({ target, base }): readonly Warning[] =>
    base !== undefined && isSameServer({ target, base }, sides)
      ? [{ kind: 'base-not-measured', target: target.id, why: 'same-server' }]
      : []
  )
}

function unmatched(wanted: readonly Match[]): readonly Warning[] {
  return wanted.flatMap(({ target, base }): readonly Warning[] =>
    base === undefined ? [{ kind: 'base-not-measured', target: target.id, why: 'target-absent' }] : []
  )
}

/** Returns true when both arms are sent the same. Both use head's number of requests in flight. */
function isSentAlike(head: Target, base: Target, schedule: Schedule): boolean {
  const [ours, theirs] = [head, base].map((target) => canonicalJson(planParts(target, schedule)))
  return ours === theirs
}

/** Returns true when a prompt that both arms have was worded differently at base. */
function promptsChanged(head: PromptSet, base: PromptSet): boolean {
  const before = new Map(base.scenarios.map(({ id, hash }) => [id, hash]))
  return head.scenarios.some(({ id, hash }) => before.has(id) && before.get(id) !== hash)
}

function tooFewPrompts(head: PromptSet, base: PromptSet): Warning | undefined {
  const before = new Set(base.scenarios.map(({ id }) => id))
  const all = head.scenarios.length
  const common = head.scenarios.filter(({ id }) => before.has(id)).length
  if (common >= COMMON_SHARE * all) return undefined
  return { kind: 'base-not-measured', why: 'too-few-common-prompts', detail: `${common} of ${all}` }
}

/** Base's target under head's name, sent as head's schedule says. */
function asBase(head: Target, found: Target, { head: plan, options }: Pick<Sides, 'head' | 'options'>): Target {
  const { directOf: _direct, control: _control, ...base } = found
  const target = { ...base, id: baseName(head.id), baseOf: head.id, owned: head.owned }
  return { ...target, fingerprint: options.sha256(canonicalJson(planParts(target, plan.schedule))) }
}
