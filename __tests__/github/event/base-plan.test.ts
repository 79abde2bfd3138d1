import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Plan } from '../../../src/domain/plan.ts'
import { createClient } from '../../../src/github/api/client.ts'
import type { Checkout } from '../../../src/github/api/git.ts'
import { findBaseCommit } from '../../../src/github/event/base-commit.ts'
import { findBaseSide } from '../../../src/github/event/base-plan.ts'
import type { EventFacts } from '../../../src/github/event/context.ts'
import { readPlan } from '../../../src/plan/read-plan.ts'
import { FakeGitHub } from '../../support/fake-github.ts'

type Inputs = Readonly<Record<string, string>>

const CONFIG = '.github/llm-latency.yml'
const WORKFLOW = '.github/workflows/latency.yml'
const WORLD = {
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  builtinSets: {},
  defaultConfigPath: CONFIG
}

let hub: FakeGitHub
/** main: root, cut, later. feature: head, cut off at `cut`. merge: GitHub's, of head into later. */
let at: { cut: string; later: string; head: string; merge: string }

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  hub.addCommit('main')
  const cut = hub.addCommit('main')
  const head = hub.addCommit('feature', [cut])
  const later = hub.addCommit('main')
  at = { cut, head, later, merge: hub.addCommit('pull/7/merge', [later, head]) }
})
afterEach(async () => hub.stop())

const prompts = (text: string) => `- { id: a, prompt: ${text} }\n- { id: b, prompt: Ho }\n`
const config = (model: string) => `targets: [{ id: mini, model: ${model}, api-key-env: K }]\nprompts: p.yml\n`
const workflow = (given: string) =>
  `jobs: { check: { steps: [{ uses: octo/llm-latency-gate@v1, with: { ${given} } }] } }\n`

interface Files {
  readonly [path: string]: string
}

/** Puts files into a commit of the fake GitHub. */
function put(commit: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) hub.files.set(`${commit}:${path}`, text)
}

interface Scene {
  /** What is checked out, which head's plan is read from. */
  readonly files: Files
  readonly raw?: Inputs
  readonly checkout?: Checkout
  readonly facts?: Partial<EventFacts>
  readonly token?: string
}

async function look({ files, raw = {}, checkout, facts = {}, token = 'usual' }: Scene) {
  const plan = readPlan(raw, { ...WORLD, readText: (path) => files[path] })
  const { pullRequest: _, ...branch } = aPullRequest()
  const whole = facts.feedsBaseline === true ? { ...branch, ...facts } : { ...aPullRequest(), ...facts }
  const client = createClient({ token, apiUrl: hub.apiUrl, wait: async () => undefined })
  const base = await findBaseCommit({
    facts: whole,
    checkout,
    client: createClient({ token: 'usual', apiUrl: hub.apiUrl })
  })
  const side = await findBaseSide({
    facts: whole,
    plan,
    raw,
    client,
    planWorld: WORLD,
    variables: { GITHUB_ACTION_REPOSITORY: 'octo/llm-latency-gate', GITHUB_ACTION: '__octo_llm-latency-gate' },
    checkout,
    baseCommit: base.commit
  })
  return { ...side, before: plan }
}

function aPullRequest(): EventFacts {
  return {
    event: 'pull_request',
    repository: { owner: 'octo', repo: 'demo', id: hub.repositoryId },
    defaultBranch: 'main',
    sha: at.merge,
    pullRequest: { number: 7, headSha: at.head, baseRef: 'main', labels: [], isFork: false, isDependabot: false },
    workflow: 'latency',
    workflowPath: WORKFLOW,
    job: 'check',
    workflowRun: { id: 900, attempt: 1 },
    runUrl: '',
    apiUrl: hub.apiUrl,
    feedsBaseline: false
  } as EventFacts
}

const merged = (): Checkout => ({ commit: at.merge, parents: [at.later, at.head] })
const headOnly = (): Checkout => ({ commit: at.head, parents: [at.cut] })
const baseModels = ({ targets }: Plan) => targets.flatMap(({ baseOf, model }) => (baseOf === undefined ? [] : [model]))

describe('a pull request that changes the file’s model', () => {
  const files = { [CONFIG]: config('new'), 'p.yml': prompts('Hi') }
  const old = { [CONFIG]: config('old'), 'p.yml': prompts('Hi') }
  const flow = { [WORKFLOW]: workflow('runs: 1') }

  it.each([
    ['GitHub’s merge', merged],
    ['its head', headOnly],
    ['nothing', () => undefined]
  ])('is compared with the model of its base, where %s is checked out', async (_, checkout) => {
    put(at.cut, { ...old, ...flow })
    put(at.later, { ...old, ...flow })
    put(at.merge, flow)
    const out = checkout()
    const { plan, warnings, unresolved } = await look({
      files,
      raw: { runs: '1' },
      checkout: out
    })
    expect([baseModels(plan), warnings, unresolved]).toEqual([['old'], [], undefined])
    expect(plan.base).toMatchObject({ source: 'files-at-base', commit: out?.commit === at.head ? at.cut : at.later })
  })

  it('is compared with the prompts of its base', async () => {
    put(at.later, { [CONFIG]: config('new'), 'p.yml': prompts('Hello'), ...flow })
    put(at.merge, flow)
    const { plan } = await look({ files, raw: { runs: '1' }, checkout: merged() })
    expect(baseModels(plan)).toEqual(['new'])
    expect(plan.base?.prompts.scenarios[0]?.messages[0]?.content).toBe('Hello')
  })
})

describe('a pull request that changes nothing, after main changed the model', () => {
  it.each([
    ['GitHub’s merge is checked out: both sides have main’s new model', merged, 'new'],
    ['its head is checked out: both sides have the model of when it was cut', headOnly, 'old']
  ])('shows no change: %s', async (_, checkout, model) => {
    put(at.cut, { [CONFIG]: config('old'), 'p.yml': prompts('Hi'), [WORKFLOW]: workflow('runs: 1') })
    put(at.later, { [CONFIG]: config('new'), 'p.yml': prompts('Hi'), [WORKFLOW]: workflow('runs: 1') })
    put(at.merge, { [WORKFLOW]: workflow('runs: 1') })
    const files = { [CONFIG]: config(model), 'p.yml': prompts('Hi') }
    const { plan, before, warnings, unresolved } = await look({ files, raw: { runs: '1' }, checkout: checkout() })
    expect([plan, warnings, unresolved]).toEqual([before, [], undefined])
  })

  it.each([
    ['GitHub’s merge', merged],
    ['its head', headOnly]
  ])(
    'shows none either where the model is an input of the workflow, which is always the merge’s: %s',
    async (_, checkout) => {
      const file = { 'p.yml': prompts('Hi') }
      put(at.cut, { ...file, [WORKFLOW]: workflow('model: old, prompts: p.yml') })
      put(at.later, { ...file, [WORKFLOW]: workflow('model: new, prompts: p.yml') })
      put(at.merge, { ...file, [WORKFLOW]: workflow('model: new, prompts: p.yml') })
      const raw = { model: 'new', prompts: 'p.yml', 'api-key': 'k' }
      const { plan, before, unresolved } = await look({ files: file, raw, checkout: checkout() })
      expect([plan, unresolved]).toEqual([before, undefined])
    }
  )
})

describe('a pull request that changes the inputs of the workflow', () => {
  const file = { 'p.yml': prompts('Hi') }
  const raw = { model: 'new', prompts: 'p.yml', 'api-key': 'k' }

  it('is compared with what the step was given at its base', async () => {
    put(at.later, { ...file, [WORKFLOW]: workflow('model: old, prompts: p.yml') })
    put(at.merge, { ...file, [WORKFLOW]: workflow('model: new, prompts: p.yml') })
    const { plan, unresolved } = await look({ files: file, raw, checkout: merged() })
    expect([baseModels(plan), unresolved]).toEqual([['old'], undefined])
    expect(plan.targets[1]).toMatchObject({ id: 'new (base)', key: { from: 'input' } })
  })

  it('leaves it to the record where that cannot be told', async () => {
    put(at.later, { ...file, [WORKFLOW]: workflow(`model: "\${{ vars.MODEL }}", prompts: p.yml`) })
    put(at.merge, { ...file, [WORKFLOW]: workflow('model: new, prompts: p.yml') })
    const { plan, before, unresolved } = await look({ files: file, raw, checkout: merged() })
    expect(plan).toBe(before)
    expect(unresolved).toMatchObject([{ why: 'inputs-unclear', detail: expect.stringContaining('the input "model"') }])
  })

  it('compares what the files show all the same, and says what is unclear', async () => {
    put(at.later, { 'p.yml': prompts('Hello'), [WORKFLOW]: 'jobs: {}' })
    put(at.merge, { ...file, [WORKFLOW]: workflow('model: new, prompts: p.yml') })
    const { plan, warnings, unresolved } = await look({ files: file, raw, checkout: merged() })
    expect([baseModels(plan), unresolved]).toEqual([['new'], undefined])
    expect(warnings).toMatchObject([
      { why: 'inputs-unclear', detail: 'before the change the workflow had no job "check"' }
    ])
  })
})

describe('a pull request that is measured with the configuration of its target branch', () => {
  it('has that on both sides, and the texts of messages from where it was cut', async () => {
    const set = '- { id: a, messages: [{ role: user, file: ask.md }] }\n'
    put(at.cut, { [CONFIG]: config('old'), 'p.yml': set, 'ask.md': 'Hello' })
    put(at.later, { [CONFIG]: config('new'), 'p.yml': set, 'ask.md': 'Later' })
    const files = { [CONFIG]: config('new'), 'p.yml': set, 'ask.md': 'Hi' }
    const facts = { event: 'pull_request_target', sha: at.later } as const
    const { plan, unresolved } = await look({ files, facts, checkout: headOnly() })
    expect([baseModels(plan), unresolved]).toEqual([['new'], undefined])
    expect(plan.base?.prompts.scenarios[0]?.messages[0]?.content).toBe('Hello')
  })
})

describe('where base cannot be read', () => {
  const files = { [CONFIG]: config('new'), 'p.yml': prompts('Hi') }

  it('the reason goes with the plan as it is: a base without the file', async () => {
    const { plan, before, warnings, unresolved } = await look({ files, checkout: merged() })
    expect([plan, warnings]).toEqual([before, []])
    expect(unresolved).toMatchObject([{ why: 'plan-invalid', detail: expect.stringContaining('nothing to measure') }])
  })

  it('a prompt file that does not exist', async () => {
    put(at.later, { [CONFIG]: config('old') })
    const { unresolved } = await look({ files, checkout: merged() })
    expect(unresolved).toMatchObject([
      {
        why: 'plan-invalid',
        detail: expect.stringContaining(
          '.github/llm-latency.yml:2:10: at prompts: the prompt file "p.yml" does not exist in the repository'
        )
      }
    ])
  })

  it('a token that may not read', async () => {
    hub.addToken('narrow', { contents: undefined })
    const { unresolved } = await look({ files, checkout: merged(), token: 'narrow' })
    expect(unresolved).toMatchObject([{ why: 'files-unreadable', detail: expect.stringContaining('403') }])
  })
})

describe('nobody looks for a base', () => {
  const files = { [CONFIG]: config('new'), 'p.yml': prompts('Hi') }

  it.each([
    ['where the run is to become a base itself', {}, { feedsBaseline: true, event: 'push' } as const],
    ['with "compare: history"', { compare: 'history' }, {}],
    ['with "compare: off"', { compare: 'off' }, {}]
  ])('%s', async (_, raw, facts) => {
    put(at.later, { [CONFIG]: config('old'), 'p.yml': prompts('Hi') })
    const { plan, before, unresolved } = await look({ files, raw, facts, checkout: merged() })
    expect([plan, unresolved]).toEqual([before, undefined])
    expect(hub.log.filter((line) => JSON.stringify(line).includes('contents'))).toEqual([])
  })
})
