import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Act, Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const OPENING = 'This pull request changes the rules it is judged by'
const CONFIG = '.github/llm-latency.yml'
const WORKFLOW = '.github/workflows/latency.yml'

const host = new ScriptedHost({ seed: 21, ttftMs: 50, tpotMs: 2 })
const other = new ScriptedHost({ seed: 22, ttftMs: 50, tpotMs: 2 })
let repository: Repository

const target = (members = '', id = 'mini', { url } = host): string =>
  `{ id: ${id}, model: simulated, base-url: "${url}"${members} }`
const file = (targets: string, rest = ''): string =>
  `targets: [${targets}]\nprompts: builtin:smoke-6\nschedule: { confirm-after: 0s }\n${rest}`
const BASE = file(target(), 'budgets: [ttft.p95 < 300ms]\n')

beforeAll(async () => {
  repository = await new Repository(runStepHere).open()
  repository.write(CONFIG, BASE)
  await repository.act({ event: 'workflow_dispatch', inputs: { runs: '6' } })
})
afterAll(() => repository.close())

beforeEach(() => {
  repository.github.comments.splice(0)
  commitToMain({ [CONFIG]: BASE })
})

function commitToMain(files: Readonly<Record<string, string>>): void {
  const commit = repository.github.addCommit('main')
  for (const [path, text] of Object.entries(files)) repository.github.files.set(`${commit}:${path}`, text)
}

/** GitHub's merges of pull requests have these files, by whichever commit they are read. */
function inMerges(files: Readonly<Record<string, string>>): () => void {
  const { github } = repository
  const add = github.addCommit.bind(github)
  github.addCommit = (branch, ...more) => {
    const commit = add(branch, ...more)
    if (branch.startsWith('merge-'))
      for (const [path, text] of Object.entries(files)) github.files.set(`${commit}:${path}`, text)
    return commit
  }
  return () => {
    github.addCommit = add
  }
}

/** A pull request that is twice as slow and brings this configuration. */
async function slowPull(config: string, act: Partial<Act> = {}): Promise<StepResult> {
  repository.write(CONFIG, config)
  host.setSpeed(0.5)
  try {
    return await repository.act({ event: 'pull_request', ...act })
  } finally {
    host.setSpeed(1)
    repository.write(CONFIG, BASE)
  }
}

const comments = () => repository.github.comments.filter(({ minimized }) => !minimized)
/** The comment below its two hidden lines. */
const comment = (): string => comments()[0]?.body.split('\n').slice(2).join('\n') ?? ''
const warned = ({ annotations }: StepResult) => annotations.filter(({ message }) => message.startsWith(OPENING))

describe('a pull request that is twice as slow and changes its rules', () => {
  const rest = 'budgets: [ttft.p95 < 300ms]\n'
  const acceptAll = ['ttft p50', 'tpot p50', 'e2e p50', 'ttft p95', 'tpot p95', 'e2e p95'].map(
    (check) => `  - { check: mini ${check}, up-to: +900%, until: 2099-12-31, reason: because }`
  )
  it.each<[what: string, config: string, shown: string]>([
    ['margins', file(target(), `${rest}gate: { checks: [{ metric: ttft, margin: 900% }] }\n`), '900&#37;|900%'],
    ['comparing', file(target(), `${rest}compare: off\n`), 'compare'],
    ['its label', file(target(), `${rest}when-label: never-set\n`), 'never-set'],
    ['labels of a target and its voice', file(target(', labels: { a: b }'), `${rest}comment: never\n`), 'comment'],
    ['who owns the server', file(target(', owned: false'), rest), 'owned'],
    ['its trial', file(target(), `${rest}trial: true\n`), 'trial'],
    ['its key', file(target(), `${rest}key: slower-use\n`), 'slower-use'],
    ['its name', file(target('', 'other'), rest), 'other'],
    [
      'what it accepts, in silence',
      file(target(), `${rest}comment: never\naccept:\n${acceptAll.join('\n')}\n`),
      'accept'
    ]
  ])('is said first, with the verdict of base: %s', async (_, config, shown) => {
    const step = await slowPull(config)
    expect(comment()).toMatch(/^> \[!(?:WARNING|NOTE)\]\n> \*\*This pull request changes the rules it is judged by\*\*/)
    expect(comment()).toMatch(new RegExp(shown))
    expect(comment()).toContain('With the rules of the base this would be: **regression**')
    expect(step.summary).toContain(OPENING)
    expect(step.log).toContain('With the rules of the base this would be: regression')
    expect(warned(step)).toHaveLength(1)
    expect(comments()).toHaveLength(1)
  })

  it('is a warning by default, and red where fail-on asks for it', async () => {
    const lax = file(target(), `${rest}compare: off\n`)
    expect(await slowPull(lax)).toMatchObject({ code: 0, outputs: { verdict: 'rules-changed' } })
    const asked = await slowPull(lax, { inputs: { 'fail-on': 'regression,rules-changed' } })
    expect(asked.code).toBe(1)
  })

  it('cannot take the red away itself', async () => {
    commitToMain({ [CONFIG]: `${BASE}gate: { fail-on: [regression, rules-changed] }\n` })
    const step = await slowPull(file(target(), `${rest}trial: true\ngate: { fail-on: [] }\n`))
    expect(step.code).toBe(1)
    expect(warned(step)).toHaveLength(1)
  })

  it.each(['off', 'history'])(
    'is measured in pairs for base’s verdict, though it asks for "compare: %s"',
    async (compare) => {
      const hosted = ', owned: false'
      const pairs = 'schedule: { pairs: 30..60, confirm-after: 0s }\n'
      const of = (where: ScriptedHost, more = '') =>
        `targets: [${target(hosted, 'mini', where)}]\nprompts: builtin:smoke-6\n${pairs}${more}`
      commitToMain({ [CONFIG]: of(other) })
      const step = await slowPull(of(host, `compare: ${compare}\n`))
      expect(step.code).toBe(0)
      expect(step.outputs['verdict']).not.toBe('regression')
      expect(comment()).toContain('With the rules of the base this would be: **regression**')
    }
  )

  it('is measured beside the server of its base block for base’s verdict', async () => {
    const block = `, base: { base-url: "${other.url}" }`
    commitToMain({ [CONFIG]: file(target(block), rest) })
    const step = await slowPull(file(target(block), `${rest}compare: off\n`))
    expect(step).toMatchObject({ code: 0, outputs: { verdict: 'rules-changed' } })
    expect(comment()).toContain('With the rules of the base this would be: **regression**')
  })

  it('names a target that it no longer measures', async () => {
    commitToMain({ [CONFIG]: file(`${target()}, ${target('', 'fast', other)}`, rest) })
    await slowPull(file(target('', 'fast', other), rest))
    expect(comment()).toContain('Base measures <code>mini</code> as well; this pull request does not.')
  })

  it('says that nothing was measured where an outage kept base’s rules from judging', async () => {
    host.close()
    try {
      await slowPull(file(target(), `${rest}compare: off\n`))
    } finally {
      host.isUp = true
    }
    expect(comment()).toContain(OPENING)
    expect(comment()).toContain('is not known, because nothing was measured')
  })

  it('says so for rules in the inputs of the workflow as well', async () => {
    const workflow = (given: string) => `jobs: { check: { steps: [{ uses: ./, with: { ${given} } }] } }\n`
    commitToMain({ [CONFIG]: BASE, [WORKFLOW]: workflow('fail-on: regression') })
    const restore = inMerges({ [WORKFLOW]: workflow('compare: "off"') })
    await slowPull(BASE, { inputs: { compare: 'off' } })
    restore()
    expect(comment()).toContain(OPENING)
    expect(comment()).toContain('<code>compare</code>: <code>auto</code> → <code>off</code>')
  })

  it('says it in the report of parts that other jobs measured', async () => {
    const lax = file(target(), `${rest}compare: off\ncomment: never\nkey: other\n`)
    commitToMain({ [CONFIG]: `${BASE}key: parts\n` })
    await slowPull(lax, { job: 'measure', inputs: { mode: 'measure' } })
    expect(comments()).toHaveLength(0)
    const step = await slowPull(lax, { job: 'report', inputs: { mode: 'report' }, sameRun: true })
    expect(step).toMatchObject({ code: 0, outputs: { verdict: 'rules-changed' } })
    expect(comment()).toContain(OPENING)
  })

  it('is judged by the runs under base’s key, whatever key it names', async () => {
    await repository.act({ event: 'workflow_dispatch', inputs: { runs: '6', key: 'slow' } })
    const step = await slowPull(file(target(), `${rest}key: slow\n`))
    expect(step).toMatchObject({ code: 1, outputs: { verdict: 'regression' } })
  })
})

describe('a pull request that leaves its rules alone', () => {
  it('has no such line', async () => {
    expect((await slowPull(BASE)).code).toBe(1)
    expect(comment()).toMatch(/^### 🔴/)
    expect(comment()).not.toContain(OPENING)
  })

  it('is quiet about rules that it makes stricter', async () => {
    await slowPull(`${BASE.trimEnd().slice(0, -1)}, tpot.p95 < 100ms]\n`)
    expect(comment()).not.toContain(OPENING)
    expect(comment()).toContain('This pull request makes rules stricter')
  })

  it('says that base’s rules are unknown where they cannot be read', async () => {
    commitToMain({ [CONFIG]: 'targets: nonsense\n' })
    await slowPull(BASE)
    expect(comment()).toContain('It is not known whether this pull request changes the rules')
  })

  it('says that the rules are unknown where it brings another workflow file', async () => {
    const restore = inMerges({ '.github/workflows/moved.yml': 'jobs: { check: { steps: [{ uses: ./ }] } }' })
    await slowPull(BASE, { workflow: 'moved.yml' })
    restore()
    expect(comment()).toContain('its workflow file is new')
  })

  it('says so where it gives the job another name', async () => {
    commitToMain({ [CONFIG]: BASE, [WORKFLOW]: 'jobs: { other: { steps: [{ uses: ./ }] } }' })
    const restore = inMerges({ [WORKFLOW]: 'jobs: { check: { steps: [{ uses: ./ }] } }' })
    await slowPull(BASE)
    restore()
    expect(comment()).toContain('it edits the workflow')
  })

  it('says nothing where the gate is new', async () => {
    commitToMain({})
    await slowPull(BASE)
    expect(comment()).not.toContain('rules')
  })
})

describe('a merge queue', () => {
  it('says it too', async () => {
    const step = await slowPull(file(target(), 'compare: off\n'), { event: 'merge_group' })
    expect(step.summary).toContain(OPENING)
    expect(step.summary).toContain('With the rules of the base this would be: **regression**')
  })
})
