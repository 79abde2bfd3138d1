import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { makeTemporaryFolder } from './temporary.ts'

export interface Step {
  /** The file that action.yml names, or another. */
  readonly main: string
  /** Gives inputs their defaults; the one beside `dist/` unless named. */
  readonly actionYml?: string
  readonly inputs: Readonly<Record<string, string>>
  readonly event: string
  readonly payload: unknown
  readonly env: Readonly<Record<string, string>>
  /** Values of expressions in defaults, such as `github.token`. */
  readonly expressions?: Readonly<Record<string, string>>
  /** What is checked out; an empty folder unless named. */
  readonly workspace?: string
  /** Cancels the run as the runner does, by SIGINT, once the log holds this. */
  readonly cancelAt?: string
}

export interface StepResult {
  readonly code: number | null
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** Everything printed but commands, masked. */
  readonly log: string
  readonly annotations: readonly { readonly level: string; readonly message: string }[]
  /** Commands that the runner obeyed, without annotations and masks; foreign text must bring in none. */
  readonly commands: readonly string[]
  readonly masks: readonly string[]
  /** RUNNER_TEMP. */
  readonly temporaryFolder: string
  /** Everything printed, as it was, before any mask. */
  readonly raw: string
}

const ANNOTATION_LEVELS = ['error', 'warning', 'notice']
const MAX_SUMMARY_BYTES = 1024 * 1024

/** Starts what a step names, in this environment and folder, and returns what it printed. */
export type Start = (
  step: Step,
  world: { readonly env: Readonly<Record<string, string>>; readonly cwd: string }
) => Promise<{ readonly code: number | null; readonly text: string }>

/** Starts it as a process of its own. */
const startChild: Start = (step, { env, cwd }) =>
  collect(spawn(process.execPath, [step.main], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] }), step.cancelAt)

/** Runs one JavaScript action as the runner would: a clean environment, file commands, masking, defaults from action.yml. */
export async function runStep(
  step: Step,
  start: Start = startChild,
  commandFolder: string | undefined = undefined
): Promise<StepResult> {
  const folder = makeTemporaryFolder()
  const files = commandFiles(commandFolder ?? folder)
  writeFileSync(join(folder, 'event.json'), JSON.stringify(step.payload))
  const env = { ...runnerVariables(step, folder), ...files, ...inputVariables(step), ...step.env }
  const raw = await start(step, { env, cwd: step.workspace ?? folder })
  const { lines, masks, annotations, commands } = obey(raw.text)
  const mask = (text: string): string => masks.reduce((masked, one) => masked.replaceAll(one, '***'), text)
  const summary = mask(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'))
  const isDropped = Buffer.byteLength(summary) > MAX_SUMMARY_BYTES
  return {
    code: raw.code,
    outputs: readOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    summary: isDropped ? '' : summary,
    log: mask(lines.join('\n')),
    annotations: [
      ...annotations.map(({ level, message }) => ({ level, message: mask(message) })),
      ...(isDropped ? [{ level: 'error', message: 'summary upload aborted: more than 1024k' }] : [])
    ],
    commands,
    masks,
    temporaryFolder: folder,
    raw: raw.text
  }
}

function commandFiles(folder: string) {
  const path = (name: string): string => {
    writeFileSync(join(folder, name), '')
    return join(folder, name)
  }
  return {
    GITHUB_OUTPUT: path('output'),
    GITHUB_STEP_SUMMARY: path('step-summary'),
    GITHUB_STATE: path('state'),
    GITHUB_ENV: path('env'),
    GITHUB_PATH: path('path')
  }
}

/** The variables that the runner sets for every step. Of this process the child sees only PATH. */
function runnerVariables(step: Step, folder: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: step.event,
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_WORKSPACE: step.workspace ?? folder,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_WORKFLOW: 'latency',
    GITHUB_JOB: 'check',
    GITHUB_ACTOR: 'octocat',
    RUNNER_TEMP: folder,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'fake runner',
    RUNNER_ENVIRONMENT: 'github-hosted'
  }
}

interface ActionYml {
  readonly inputs: Readonly<Record<string, { readonly default?: string | number | boolean }>>
}

function inputVariables(step: Step): Record<string, string> {
  const path = step.actionYml ?? join(dirname(dirname(step.main)), 'action.yml')
  const action = parse(readFileSync(path, 'utf8')) as ActionYml
  const unknown = Object.keys(step.inputs).filter((name) => !Object.hasOwn(action.inputs, name))
  // The runner only warns, and passes it on; in a test it is a slip of the pen.
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}`)
  const evaluate = (text: string): string =>
    text.replace(/\$\{\{\s*(.+?)\s*\}\}/gu, (_, expression: string) => expressionValue(step, expression))
  const entries = Object.entries(action.inputs).map(([name, input]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    step.inputs[name] ?? evaluate(String(input.default ?? ''))
  ])
  return Object.fromEntries(entries)
}

function expressionValue(step: Step, expression: string): string {
  // Outside of a matrix the context is null.
  return step.expressions?.[expression] ?? (expression === 'toJson(matrix)' ? 'null' : '')
}

async function collect(
  child: ChildProcess,
  cancelAt: string | undefined
): Promise<{ code: number | null; text: string }> {
  let text = ''
  let isCancelled = false
  const take = (part: Buffer): void => {
    text += part.toString('utf8')
    if (cancelAt === undefined || isCancelled || !text.includes(cancelAt)) return
    isCancelled = true
    child.kill('SIGINT')
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const code = await new Promise<number | null>((done) => child.on('close', done))
  return { code, text }
}

/** Takes commands out of the printed lines as the runner does: `::name::` at the start of a line, `##[name]` anywhere. */
function obey(raw: string) {
  const lines: string[] = []
  const masks: string[] = []
  const annotations: { level: string; message: string }[] = []
  const commands: string[] = []
  for (const line of raw.split(/\r\n|\r|\n/u)) {
    const parts = /^\s*::(?<name>[\w-]+)(?: (?<props>[^:]*))?::(?<data>.*)$/u.exec(line)?.groups
    const old = /##\[(?<name>[\w-]+)/u.exec(line)?.groups?.['name']
    const name = parts?.['name'] ?? old
    const data = decode(parts?.['data'] ?? '')
    if (name === undefined) lines.push(line)
    else if (name === 'add-mask') masks.push(...[data].filter((mask) => mask !== ''))
    else if (ANNOTATION_LEVELS.includes(name)) annotations.push({ level: name, message: data })
    else commands.push(name)
  }
  return { lines, masks, annotations, commands }
}

function decode(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}

function readOutputs(text: string): Record<string, string> {
  const pattern = /^(?<key>[^\n<=]+)<<(?<end>ghadelimiter_[\w-]+)\n(?<value>[\s\S]*?)\n\k<end>$/gmu
  return Object.fromEntries([...text.matchAll(pattern)].map(({ groups }) => [groups?.['key'], groups?.['value']]))
}
