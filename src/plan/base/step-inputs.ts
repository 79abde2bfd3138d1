import { quote } from '../../domain/quote.ts'
import { objectOf } from '../../providers/foreign-json.ts'
import { INPUTS } from '../config/inputs.ts'
import type { RawInputs } from '../config/read-inputs.ts'
import { readYaml } from '../text/read-yaml.ts'

/** A workflow file before and after the change, and the step of it that runs now. */
export interface StepChange {
  /** Text of the file; absent where there was none. */
  readonly before: string | undefined
  readonly after: string | undefined
  readonly job: string
  /** `owner/name` of the action; absent where the step uses one of its own repository. */
  readonly actionRepository?: string
  /** The step's own id; absent where it has none. */
  readonly stepId?: string
  /** The step's inputs in this run. */
  readonly raw: RawInputs
}

/**
 * The step's inputs before the change. When they cannot be determined, `unclear` says why and `raw` holds this run's
 * inputs.
 */
export interface StepInputs {
  readonly raw: RawInputs
  readonly unclear?: string
  /** The change to the workflow file; absent where it stays as it is. */
  readonly fileChange?: 'edited' | 'new'
}

const MAX_CHARS = 1 << 20
/** Inputs that belong to the run and are the same for both sides. */
const OF_THE_RUN: readonly string[] = ['api-key', 'github-token', 'matrix', 'job-run']
/** Contexts whose values the workflow file itself sets, beside `with`. */
const SET_IN_FILE = /\b(?:matrix|env)\b/

/**
 * The inputs of the same step before the change, from the text of the workflow: values as they stand, and what only the
 * runner can fill in from this run, as long as both sides leave it the same thing to fill in.
 */
export function inputsBefore(change: StepChange): StepInputs {
  const { before, after, raw } = change
  if (before !== undefined && before === after) return { raw }
  const [old, own] = [before, after].map((text) => stepIn(text, change))
  if (old === undefined || own === undefined) return { raw, unclear: 'there is no workflow file' }
  if (typeof old === 'string') return { raw, unclear: `before the change ${old}` }
  if (typeof own === 'string') return { raw, unclear: own }
  const names = Object.keys(old.given).filter((name) => !OF_THE_RUN.includes(name))
  const unclear = names.find((name) => isExpression(old.given[name]) && !isFilledAlike(name, old, own))
  if (unclear !== undefined) {
    return { raw, unclear: `the input ${quote(unclear)} had another expression, whose value is no longer known` }
  }
  const now = (name: string): string => raw[name] ?? ''
  const taken = names.map((name) => [name, isExpression(old.given[name]) ? now(name) : inputText(old.given[name])])
  const ofTheRun = OF_THE_RUN.filter((name) => raw[name] !== undefined).map((name) => [name, now(name)])
  return { raw: Object.fromEntries([...taken, ...ofTheRun]) }
}

type Mapping = Readonly<Record<string, unknown>>

interface Step {
  readonly id?: unknown
  readonly uses: string
  readonly given: Mapping
  /** Of the job and the workflow: what expressions are filled in from. */
  readonly surroundings: string
}

/** The step in the workflow, or why it cannot be told. */
function stepIn(text: string | undefined, change: StepChange): Step | string | undefined {
  if (text === undefined) return undefined
  const source = readYaml({ file: 'workflow', text, maxChars: MAX_CHARS })
  if (!('value' in source)) return 'the workflow file could not be read'
  const workflow = objectOf(source.value)
  const jobs = objectOf(workflow['jobs'])
  if (!Object.hasOwn(jobs, change.job)) return `the workflow had no job ${quote(change.job)}`
  const job = objectOf(jobs[change.job])
  const surroundings = JSON.stringify([workflow['env'] ?? null, job['env'] ?? null, job['strategy'] ?? null])
  const steps = Array.isArray(job['steps']) ? job['steps'].map(objectOf) : []
  return theStep(
    steps.map((step) => ({
      id: step['id'],
      uses: String(step['uses'] ?? ''),
      given: objectOf(step['with']),
      surroundings
    })),
    change
  )
}

/** By the action that it uses, and where that is not enough, by its id or by what it is given. */
function theStep(steps: readonly Step[], { actionRepository, stepId, raw }: StepChange): Step | string {
  const using = steps.filter(({ uses }) => isAction(uses, actionRepository))
  const known = steps.filter(({ uses, given }) => uses !== '' && areInputNames(given))
  const narrowings = [
    (step: Step) => stepId !== undefined && step.id === stepId,
    ({ given }: Step) => inputText(given['key']) === (raw['key'] ?? '')
  ]
  for (const candidates of [using, known]) {
    for (const fits of [() => true, ...narrowings]) {
      const [only, ...others] = candidates.filter(fits)
      if (only !== undefined && others.length === 0) return only
    }
  }
  return using.length + known.length === 0
    ? 'the job did not use this action'
    : 'the job used this action several times'
}

function isAction(uses: string, repository: string | undefined): boolean {
  if (repository === undefined) return uses.startsWith('./')
  const [name = ''] = uses.toLowerCase().split('@')
  return name === repository.toLowerCase() || name.startsWith(`${repository.toLowerCase()}/`)
}

/** Returns true when a step has inputs and this action knows all of them. */
function areInputNames(given: Mapping): boolean {
  const names = Object.keys(given)
  return names.length > 0 && names.every((name) => INPUTS.some((input) => input.name === name))
}

function isFilledAlike(name: string, old: Step, own: Step): boolean {
  const [before, now] = [old, own].map(({ given }) => inputText(given[name]))
  if (before !== now) return false
  return !SET_IN_FILE.test(now ?? '') || old.surroundings === own.surroundings
}

function isExpression(value: unknown): boolean {
  return typeof value === 'string' && value.includes('${{')
}

/** As the runner turns a value into text. */
function inputText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
