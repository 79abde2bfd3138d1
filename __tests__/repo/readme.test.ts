import { beforeAll, describe, expect, it } from '@jest/globals'
import { parse, parseDocument } from 'yaml'
import { type CodeBlock, codeBlocks } from '../../scripts/markdown.ts'
import { colorJob, exitCodeOf } from '../../src/analysis/verdict/state.ts'
import { STATES } from '../../src/domain/verdict.ts'
import { configSchema } from '../../src/plan/config/config-schema.ts'
import { readConfig } from '../../src/plan/config/read-config.ts'
import { forecast } from '../../src/plan/forecast/forecast.ts'
import { readUncappedPlan } from '../../src/plan/read-plan.ts'
import { parseBudget } from '../../src/plan/text/parse-budget.ts'
import { PLAN_WORLD } from '../../src/wiring/machine.ts'
import { projectFiles, read } from './repository.ts'
import { createWorkflowLinter, type LintWorkflow } from './workflow-linter.ts'

/** The code blocks of every page for users. */
const BLOCKS = projectFiles()
  .filter((path) => path === 'README.md' || /^docs\/.+\.md$/.test(path))
  .flatMap((page) => codeBlocks(read(page)).map((block) => ({ ...block, page })))
const YAML_BLOCKS = BLOCKS.filter(({ language }) => language === 'yaml' || language === 'yml')

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}
interface TimedJob {
  readonly 'timeout-minutes'?: number
}
interface Job {
  readonly permissions?: object
  readonly steps?: readonly Step[]
}

/** The kinds of YAML blocks that are tested; a block of unknown kind is an error. */
type Kind = 'workflow' | 'steps' | 'config' | 'prompts' | 'unknown'
const CONFIG_KEYS = new Set(Object.keys(configSchema.shape))

function kindOf({ text }: CodeBlock): Kind {
  const value: unknown = parse(text)
  if (Array.isArray(value)) return /^- (uses|run|name|if):/.test(text) ? 'steps' : 'prompts'
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (keys.includes('jobs')) return 'workflow'
  return keys.some((key) => CONFIG_KEYS.has(key)) ? 'config' : 'unknown'
}

const blocksOf = (kind: Kind) => YAML_BLOCKS.filter((block) => kindOf(block) === kind)
const jobsOf = ({ text }: CodeBlock) => Object.values((parse(text) as { jobs: Record<string, Job> }).jobs)

/** Puts a workflow around steps that a page shows without one. */
const workflowOf = ({ text }: CodeBlock) =>
  `on: pull_request\npermissions: {}\njobs:\n  gate:\n    runs-on: ubuntu-24.04\n    steps:\n${text.replaceAll(/^/gm, '      ').trimEnd()}\n`

describe('the workflow in README', () => {
  const [workflow] = YAML_BLOCKS.filter((block) => block.page === 'README.md' && kindOf(block) === 'workflow')
  const jobs = workflow === undefined ? [] : Object.values(parse(workflow.text).jobs as Record<string, TimedJob>)
  const plan = readUncappedPlan({ model: 'gpt-4.1-mini', 'api-key': 'k' }, { readText: () => undefined, ...PLAN_WORLD })
  const { usual, most } = forecast(plan)

  it('gives the job as long as its plan may take', () => {
    expect(jobs).toHaveLength(1)
    expect(60_000 * (jobs[0]?.['timeout-minutes'] ?? 0)).toBeGreaterThan(most.durationMs ?? Number.POSITIVE_INFINITY)
  })

  it('is said to send what its plan sends', () => {
    const said = /A run sends (\d+) short requests[^.]+: about ([\d,]+) input and up to ([\d,]+) output tokens/s.exec(
      read('README.md')
    )
    const [requests = 0, input = 0, output = 0] = (said ?? []).slice(1).map((text) => Number(text.replaceAll(',', '')))
    expect(requests).toBe(usual.requestCount)
    expect(input / usual.inputTokenCount).toBeGreaterThan(0.8)
    expect(input / usual.inputTokenCount).toBeLessThan(1.2)
    expect(output / (usual.outputTokenCount ?? 0)).toBeGreaterThan(0.8)
    expect(output / (usual.outputTokenCount ?? 0)).toBeLessThan(1.2)
  })
})

describe('yaml in README and docs', () => {
  it('exists in README', () => {
    expect(YAML_BLOCKS.filter(({ page }) => page === 'README.md')).not.toEqual([])
  })

  it.each(YAML_BLOCKS)('$page:$line parses without a warning', ({ text }) => {
    const { errors, warnings } = parseDocument(text)
    expect([...errors, ...warnings]).toEqual([])
  })
})

describe('workflows in README and docs', () => {
  let lint: LintWorkflow
  beforeAll(async () => {
    lint = await createWorkflowLinter()
  })
  const workflows = blocksOf('workflow')

  it('exist, and the first grants exactly what the gate needs', () => {
    const first = workflows.find(({ page }) => page === 'README.md')
    expect(first).toBeDefined()
    const { permissions } = parse(first?.text ?? '') as { permissions?: object }
    const granted = first && jobsOf(first)[0]?.permissions
    expect(granted ?? permissions).toEqual({ actions: 'read', contents: 'read', 'pull-requests': 'write' })
  })

  it.each(workflows)('$page:$line passes actionlint', ({ text }) => {
    expect(lint(text)).toEqual([])
  })

  // A loop, since a page need not have any, and it.each refuses an empty table.
  for (const block of blocksOf('steps')) {
    it(`the steps of ${block.page}:${block.line} pass actionlint`, () => {
      expect(lint(workflowOf(block))).toEqual([])
    })
  }
})

describe('uses of the gate in README and docs', () => {
  const { inputs } = parse(read('action.yml')) as { inputs: Record<string, unknown> }
  const steps = [
    ...blocksOf('steps').flatMap((block) => (parse(block.text) as Step[]).map((step) => ({ ...block, step }))),
    ...blocksOf('workflow').flatMap((block) =>
      jobsOf(block)
        .flatMap((job) => job.steps ?? [])
        .map((step) => ({ ...block, step }))
    )
  ].filter(({ step }) => /\/llm-latency-gate@|^\.\/$/.test(step.uses ?? ''))

  it.each(steps)('$page:$line uses only inputs of action.yml', ({ step }) => {
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
  })

  it.each(steps)('$page:$line has budgets that parse', ({ step }) => {
    const budgets = String(step.with?.['budgets'] ?? '').split('\n')
    const faulty = budgets.filter((entry) => entry.trim() !== '').filter((entry) => !Array.isArray(parseBudget(entry)))
    expect(faulty).toEqual([])
  })
})

describe('configuration in README and docs', () => {
  it.each(blocksOf('config'))('$page:$line is a valid configuration', ({ text }) => {
    expect(readConfig(text, 'llm-latency.yml').problems).toEqual([])
  })

  it('names a published schema, so editors complete it', () => {
    const lines = blocksOf('config').flatMap(({ text }) => text.match(/^# yaml-language-server: .*$/gm) ?? [])
    const paths = lines.map((line) => /\$schema=https:\/\/\S+\/llm-latency-gate\/v1\/(\S+)$/.exec(line)?.[1])
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => path === undefined || !projectFiles().includes(path))).toEqual([])
  })

  it('has only blocks of a kind that is tested', () => {
    expect(blocksOf('unknown').map(({ page, line }) => `${page}:${line}`)).toEqual([])
  })
})

describe('README.md', () => {
  it('is shorter than 200 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThan(200)
  })

  /** State, its condition, its colors on a pull request, in the queue and elsewhere, and its exit code. */
  const rows = [
    ...read('README.md').matchAll(/^\| `([a-z-]+)`([^|]*)\| (\w+)[^|]*\| (\w+)[^|]*\| (\w+)[^|]*\| (\d)/gm)
  ].map((match) => match.slice(1))

  it('has a row for each state, in order of precedence', () => {
    expect([...new Set(rows.map(([state]) => state))]).toEqual([...STATES])
  })

  it.each(rows)(
    'gives `%s`%s the colors and the exit code that the gate computes',
    (...[name, condition, ...cells]) => {
      const state = STATES.find((each) => each === name) ?? 'pass'
      const brokenOnBaseToo = condition?.includes('on the base') === true
      const color = (event: string) => colorJob({ states: [state], brokenOnBaseToo }, { event }).color
      const code = String(exitCodeOf({ states: [state], color: color('local') }))
      expect(cells).toEqual([color('pull_request'), color('merge_group'), color('push'), code])
    }
  )
})

describe('the two commands for a fresh machine', () => {
  it('are in a block that npm run fresh finds', () => {
    const block = codeBlocks(read('README.md')).find(({ mark }) => mark === 'fresh')
    expect(block).toMatchObject({ language: 'sh', text: 'npm ci && npm run demo\nnpm cit\n' })
  })
})
