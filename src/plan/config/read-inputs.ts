import { z } from 'zod'
import type { InputProblem } from '../../domain/errors.ts'
import { API_IDS, CUSTOM_API, type Part, type Plan } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import { fault } from '../text/fault.ts'
import { nearestHint } from '../text/wording.ts'
import { type Config, configSchema, type TargetConfig } from './config-schema.ts'
import { INPUTS, type InputName } from './inputs.ts'
import { PART_INPUTS } from './read-part.ts'
import { expectation } from './schema-problems.ts'

/** Inputs as they come: every value is text, and an empty one was not given. */
export type RawInputs = Readonly<Record<string, string>>

/** The inputs, each in the form of the file's key of the same name. */
export interface ReadInputs {
  readonly over: Pick<
    Config,
    | 'prompts'
    | 'trial'
    | 'paths'
    | 'when-label'
    | 'on-unchanged'
    | 'open-issue'
    | 'compare'
    | 'comment'
    | 'store'
    | 'key'
    | 'baseline-workflow'
    | 'runs'
    | 'ca-file'
    | 'keep-events'
  >
  readonly failOn: NonNullable<Config['gate']>['fail-on']
  /** The part of the plan that this job measures, and its mode. */
  readonly part: { readonly mode?: Plan['mode'] } & Part
  readonly maxCostUsd: NonNullable<Config['schedule']>['max-cost']
  /** One entry a line, numbered as the user counts them. */
  readonly budgets: readonly string[]
  /** The single target of the short form, and which of its inputs were given. */
  readonly target: { readonly given: readonly InputName[]; readonly config?: TargetConfig }
  readonly problems: readonly InputProblem[]
}

const CONFIG = configSchema.shape
const GATE = CONFIG.gate.unwrap().shape
const SCHEDULE = CONFIG.schedule.unwrap().shape
/** What an application of one's own needs beside its name stands in the file alone: there is more to say of it. */
const INPUT_API = z.enum(API_IDS)
const TARGET = CONFIG.targets.unwrap().element.shape

/** Each input is held to the schema of the file's key, so that both accept the same. */
export function readInputs(raw: RawInputs): ReadInputs {
  const problems: InputProblem[] = unknownInputs(raw)
  const read: Read = (name, schema, convert = (text) => text) => {
    const text = given(raw, name)
    if (text === undefined) return undefined
    const parsed = schema.safeParse(convert(text))
    if (parsed.success) return parsed.data
    problems.push(inputProblem(name, text, { error: parsed.error }))
    return undefined
  }
  return {
    over: {
      prompts: read('prompts', CONFIG.prompts),
      trial: read('trial', CONFIG.trial, asBoolean),
      paths: read('paths', CONFIG.paths, textLines),
      'when-label': read('when-label', CONFIG['when-label']),
      'on-unchanged': read('on-unchanged', CONFIG['on-unchanged']),
      'open-issue': read('open-issue', CONFIG['open-issue']),
      compare: read('compare', CONFIG.compare),
      comment: read('comment', CONFIG.comment),
      store: read('store', CONFIG.store),
      key: read('key', CONFIG.key),
      'baseline-workflow': read('baseline-workflow', CONFIG['baseline-workflow']),
      runs: read('runs', CONFIG.runs, asNumber),
      'ca-file': read('ca-file', CONFIG['ca-file']),
      'keep-events': read('keep-events', CONFIG['keep-events'], asBoolean)
    },
    failOn: read('fail-on', GATE['fail-on'], asList),
    part: presentMembers({
      mode: read('mode', PART_INPUTS.mode),
      targets: read('targets', PART_INPUTS.targets, asNames),
      shard: read('shard', PART_INPUTS.shard)
    }),
    maxCostUsd: read('max-cost', SCHEDULE['max-cost']),
    budgets: textLines(given(raw, 'budgets') ?? ''),
    target: readShortForm(raw, read),
    problems
  }
}

/** The trimmed value of an input; absent where it was not given. */
export function given(raw: RawInputs, name: InputName): string | undefined {
  const text = raw[name]?.trim()
  return text === '' ? undefined : text
}

type Read = <Value>(name: InputName, schema: z.ZodType<Value>, convert?: (text: string) => unknown) => Value | undefined

function readShortForm(raw: RawInputs, read: Read): ReadInputs['target'] {
  const names = (['model', 'base-url', 'api'] as const).filter((name) => given(raw, name) !== undefined)
  const model = read('model', TARGET.model)
  const api = read('api', given(raw, 'api') === CUSTOM_API ? TARGET.api : INPUT_API)
  const baseUrl = read('base-url', TARGET['base-url'])
  if (model === undefined) return { given: names }
  return { given: names, config: { model, api, 'base-url': baseUrl } }
}

/**
 * Names that are none of an input. A workflow may have a variable of its own called INPUT_VERSION, which the runner mixes
 * with the inputs: what no input is called like, and what could be a variable's name, is passed over.
 */
function unknownInputs(raw: RawInputs): InputProblem[] {
  const names = INPUTS.map(({ name }) => name)
  return Object.keys(raw)
    .filter((name) => !names.some((known) => known === name))
    .flatMap((name) => {
      const isInput = name.includes('-')
      const near = nearestHint(name, names)
      if (near === undefined && !isInput) return []
      const own = `If INPUT_${name.toUpperCase()} is a variable of the workflow itself, rename it.`
      const hint = near === undefined || isInput ? near : `${near} ${own}`
      return [{ where: `input ${quote(name)}`, ...fault('unknown input', hint) }]
    })
}

function inputProblem(name: InputName, text: string, { error }: { readonly error: z.ZodError }): InputProblem {
  const [issue] = error.issues
  const options = issue?.code === 'invalid_value' ? issue.values.map(String) : []
  const expected = issue === undefined ? 'expected something else' : expectation(issue)
  const entry = typeof issue?.path[0] === 'number' ? asList(text).at(issue.path[0]) : text
  const got = quote(entry ?? text)
  return { where: `input "${name}"`, ...fault(`got ${got}; ${expected}`, nearestHint(entry ?? text, options)) }
}

/** Leaves text that is no number as it is: the schema then says what it should have been. */
function asNumber(text: string): unknown {
  return /^\d+$/.test(text) ? Number(text) : text
}

function asBoolean(text: string): unknown {
  return text === 'true' || text === 'false' ? text === 'true' : text
}

/** Ids may hold spaces. */
function asNames(text: string): readonly string[] {
  const names = text.split(/[,\r\n]+/).map((entry) => entry.trim())
  return names.filter((entry) => entry !== '')
}

function asList(text: string): readonly string[] {
  return text === 'none' ? [] : text.split(/[\s,]+/).filter((entry) => entry !== '')
}

/** A list pasted from the file keeps its dashes and comments. */
function textLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((entry) => entry.replace(/^\s*-\s+/, '').trim())
  return lines.filter((entry) => entry !== '' && !entry.startsWith('#'))
}

type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }

/** Without the members that are undefined, so that spreading it over defaults keeps the defaults. */
export function presentMembers<T extends object>(value: T): Present<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Present<T>
}
