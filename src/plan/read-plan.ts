import type { BudgetLimit } from '../domain/budget.ts'
import { InputError, type InputProblem } from '../domain/errors.ts'
import type { Acceptance, Gate, Plan, PromptSet, RawScenario, Schedule, Target } from '../domain/plan.ts'
import { quote } from '../domain/quote.ts'
import type { Config } from './config/config-schema.ts'
import { canonicalJson, planParts } from './config/fingerprint.ts'
import { readAcceptances } from './config/read-acceptances.ts'
import { readBudgets } from './config/read-budgets.ts'
import { type ConfigFile, readConfigFile } from './config/read-config.ts'
import { presentMembers, type RawInputs, type ReadInputs, readInputs } from './config/read-inputs.ts'
import { partProblems, withPart } from './config/read-part.ts'
import { type PromptWorld, readPrompts } from './config/read-prompts.ts'
import { readGate, readSchedule, repeatedChecks } from './config/read-schedule.ts'
import type { DraftTarget } from './config/read-target.ts'
import { readTargets, type TargetsReading } from './config/read-targets.ts'
import { readRelevance, relevanceProblems } from './config/relevance.ts'
import { checkFirstLook } from './forecast/check-caps.ts'
import { isFault } from './text/fault.ts'
import { staysInside, workspacePath } from './text/workspace-path.ts'
import { undecidableBudgets, undecidableChecks } from './undecidable.ts'

/** Everything that reading a plan needs from outside: this room reads no file and hashes nothing itself. */
export interface PlanWorld extends PromptWorld {
  readonly sha256: (text: string) => string
  /** Read where no configuration is named, if it is there. */
  readonly defaultConfigPath: string
}

/**
 * Inputs, configuration, prompts and budgets as one plan. Throws one InputError with everything that is wrong in any of
 * them, or a KnownError where caps would end the run before anything can be judged.
 */
export function readPlan(raw: RawInputs, world: PlanWorld): Plan {
  const { plan, part } = readWhole(raw, world)
  checkFirstLook(plan)
  return withPart(plan, part)
}

/** The same where nothing of it is run by itself: whether its caps allow that is not asked. */
export function readUncappedPlan(raw: RawInputs, world: PlanWorld): Plan {
  const { plan, part } = readWhole(raw, world)
  return withPart(plan, part)
}

/** The inputs without those that choose this job's part of the plan: the rules are those of the whole. */
export function wholePlanInputs({ mode: _mode, targets: _targets, shard: _shard, ...raw }: RawInputs): RawInputs {
  return raw
}

function readWhole(raw: RawInputs, world: PlanWorld): { readonly plan: Plan; readonly part: ReadInputs['part'] } {
  const inputs = readInputs(raw)
  const file = readConfigFile(raw, world)
  const compare = inputs.over.compare ?? file.config.compare ?? 'auto'
  const targets = withoutIdleBases(readTargets({ raw, inputs, file, world }), compare)
  const prompts = readPromptSet(inputs, file, world)
  const schedule = readSchedule(file.config.schedule ?? {}, targets.targets, inputs.maxCostUsd)
  const gate = readGate(file.config.gate ?? {}, inputs.failOn)
  const facts = { targets: targets.targets, counted: { prompts, schedule, gate, compare } }
  const budgets = readBudgets({ inputs, file, targets: targets.targets })
  const accepted = readAcceptances(file, targets.targets)
  const problems = [
    ...inputs.problems,
    ...file.problems,
    ...targets.problems,
    ...prompts.problems,
    ...budgets.problems,
    ...undecidableBudgets(budgets.entries, facts),
    ...undecidableChecks(file, { ...facts, compareGiven: inputs.over.compare !== undefined }),
    ...repeatedChecks(file),
    ...accepted.problems,
    ...certificateProblems(file),
    ...relevanceProblems(file, inputs),
    ...partProblems(inputs.part, { targets: targets.targets, scenarioCount: prompts.scenarios.length })
  ]
  if (problems.length > 0) throw new InputError(problems)
  const plan = toPlan(
    { inputs, file, schedule, gate, world },
    {
      ...targets,
      ...prompts,
      budgets: budgets.entries.flatMap(({ limits }) => limits),
      ...accepted
    }
  )
  return { plan, part: inputs.part }
}

/** The other arm of a comparison that is not to be made is not asked. */
function withoutIdleBases(reading: TargetsReading, compare: Plan['compare']): TargetsReading {
  if (compare === 'auto' || compare === 'interleaved') return reading
  return { ...reading, targets: reading.targets.filter(isHead) }
}

function isHead({ baseOf }: DraftTarget): boolean {
  return baseOf === undefined
}

const CERTIFICATE_KEYS = ['client-cert-file', 'client-key-file'] as const

/** A certificate without its key proves nothing, and neither does a key alone. */
function certificateProblems(file: ConfigFile): readonly InputProblem[] {
  const [present, ...others] = CERTIFICATE_KEYS.filter((key) => file.config[key] !== undefined)
  if (present === undefined || others.length > 0) return []
  const missing = CERTIFICATE_KEYS.find((key) => key !== present)
  return [{ where: file.at([present]), message: `at ${present}: "${missing}" is missing; set both or neither` }]
}

interface PromptReading {
  readonly name: string
  readonly scenarios: readonly RawScenario[]
  readonly problems: readonly InputProblem[]
}

const DEFAULT_PROMPTS = 'builtin:chat-20'

function readPromptSet(inputs: ReadInputs, file: ConfigFile, world: PlanWorld): PromptReading {
  const given = inputs.over.prompts ?? file.config.prompts ?? DEFAULT_PROMPTS
  const inFile = inputs.over.prompts === undefined
  const where = inFile ? file.at(['prompts']) : 'input "prompts"'
  const at = inFile ? 'at prompts: ' : ''
  if (inFile && !staysInside(given)) {
    const message = `${at}${quote(given)} is outside the repository; expected a path from its root`
    return { name: given, scenarios: [], problems: [{ where, message }] }
  }
  const name = workspacePath(given)
  const read = readPrompts(name, world)
  if (!isFault(read)) return { name, ...read }
  return { name, scenarios: [], problems: [{ ...read, where, message: `${at}${read.message}` }] }
}

interface Sources {
  readonly inputs: ReadInputs
  readonly file: ConfigFile
  readonly schedule: Schedule
  readonly gate: Gate
  readonly world: PlanWorld
}

interface Parts {
  readonly targets: readonly DraftTarget[]
  readonly name: string
  readonly scenarios: readonly RawScenario[]
  readonly budgets: readonly BudgetLimit[]
  readonly accept: readonly Acceptance[]
}

function toPlan({ inputs, file, schedule, gate, world }: Sources, parts: Parts): Plan {
  const { config } = file
  const targets = parts.targets.map((target) => withFingerprint(target, schedule, world))
  const prompts = toPromptSet(parts, world)
  return {
    targets,
    base: targets.every(isHead) ? undefined : { source: 'base-block', prompts },
    prompts,
    schedule,
    budgets: parts.budgets,
    gate,
    accept: parts.accept,
    ...settings(inputs.over, config),
    ...readRelevance({ ...config, ...presentMembers(inputs.over) }),
    fingerprint: world.sha256(
      canonicalJson({
        targets: targets.flatMap((target) => (isHead(target) ? target.fingerprint : [])).toSorted(),
        prompts: prompts.hash
      })
    )
  }
}

function withFingerprint(target: DraftTarget, schedule: Schedule, { sha256 }: PlanWorld): Target {
  return { ...target, fingerprint: sha256(canonicalJson(planParts(target, schedule))) }
}

function toPromptSet({ name, scenarios }: Parts, { sha256 }: PlanWorld): PromptSet {
  const hashed = scenarios.map((scenario) => {
    const messages = scenario.messages.map(({ role, content }) => ({ role, content }))
    return { ...scenario, hash: sha256(canonicalJson({ messages, maxOutputTokens: scenario.maxOutputTokens })) }
  })
  // In any order it is the same set: rounds are shuffled.
  return { name, scenarios: hashed, hash: sha256(canonicalJson(hashed.map(({ hash }) => hash).toSorted())) }
}

type Settings = Pick<
  Plan,
  | 'trial'
  | 'compare'
  | 'comment'
  | 'store'
  | 'key'
  | 'runCount'
  | 'keepEvents'
  | 'caFile'
  | 'clientCertFile'
  | 'clientKeyFile'
  | 'baselineWorkflow'
  | 'anchor'
>

/** An input goes before the file's key of the same name. */
function settings(over: ReadInputs['over'], config: Config): Settings {
  const {
    key,
    'ca-file': caFile,
    'client-cert-file': clientCertFile,
    'client-key-file': clientKeyFile,
    'baseline-workflow': baselineWorkflow,
    ...rest
  } = { ...config, ...presentMembers(over) }
  return {
    trial: rest.trial ?? false,
    compare: rest.compare ?? 'auto',
    comment: rest.comment ?? 'on-change',
    store: rest.store ?? 'artifact',
    runCount: rest.runs ?? 1,
    keepEvents: rest['keep-events'] ?? false,
    ...presentMembers({ key, caFile, clientCertFile, clientKeyFile, baselineWorkflow, anchor: rest.anchor })
  }
}
