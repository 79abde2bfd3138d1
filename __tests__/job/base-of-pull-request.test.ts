import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type RunFile, runFileSchema } from '../../src/domain/run-file.ts'
import { Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

/** A hosted API at two places, of which the second is half as slow again. */
const model = { tpotMs: 1 }
const quick = new ScriptedHost({ ...model, seed: 11, ttftMs: 40 })
const slow = new ScriptedHost({ ...model, seed: 12, ttftMs: 60 })
const opened: Repository[] = []
afterAll(async () => {
  for (const repository of opened) await repository.close()
})

let repository: Repository
beforeEach(async () => {
  repository = new Repository(runStepHere)
  opened.push(repository)
  await repository.open()
})

const CONFIG = '.github/llm-latency.yml'
const PROMPTS = 'prompts.yml'
const env = { LLM_KEY: 'sk-planted-0123456789abcdef' }

function files(
  { url }: ScriptedHost,
  { key = 'LLM_KEY', greeting = 'Say hello.' } = {}
): Readonly<Record<string, string>> {
  const target = `{ id: mini, model: simulated, base-url: "${url}", api-key-env: ${key}, owned: false }`
  return {
    [CONFIG]: `targets: [${target}]\nprompts: ${PROMPTS}\nschedule: { pairs: 30..60, in-flight: 4, confirm-after: 0s }\n`,
    [PROMPTS]: [`- { id: greeting, prompt: "${greeting}" }`, '- { id: bye, prompt: Say goodbye. }', ''].join('\n')
  }
}

/** Puts files into the workspace: what the pull request has. */
function checkOut(all: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(all)) repository.write(path, text)
}

/** Gives the default branch a commit with these files. */
function commitToMain(all: Readonly<Record<string, string>>): string {
  const commit = repository.github.addCommit('main')
  for (const [path, text] of Object.entries(all)) repository.github.files.set(`${commit}:${path}`, text)
  return commit
}

const runOf = ({ outputs }: StepResult): RunFile =>
  runFileSchema.parse(JSON.parse(gunzipSync(readFileSync(outputs['run-file'] ?? '')).toString('utf8')))
const armsOf = (step: StepResult) => new Set(runOf(step).samples.map(({ arm }) => arm))

describe('a pull request', () => {
  it('that moves a hosted target to a slower place is measured beside its base, and is red', async () => {
    const base = commitToMain(files(quick))
    checkOut(files(slow))
    const step = await repository.act({ event: 'pull_request', pullRequest: 3, env })
    expect(step).toMatchObject({ code: 1, outputs: { verdict: 'regression' } })
    expect(JSON.parse(step.outputs['failed-checks'] ?? '')).toContain('mini ttft p50')
    expect(runOf(step).plan.base).toMatchObject({ source: 'files-at-base', commit: base })
    const [comment] = repository.github.comments
    expect(comment?.body).toContain(base.slice(0, 7))
    expect(comment?.body).toContain('accept:')
  })

  it('that edits a prompt is measured with the old words beside the new ones', async () => {
    commitToMain(files(quick))
    checkOut(files(quick, { greeting: 'Say hello, politely.' }))
    const step = await repository.act({ event: 'pull_request', env })
    expect(step.code).toBe(0)
    const { base, scenarios } = runOf(step).plan
    const changed = scenarios.filter(({ id, hash }) =>
      base?.scenarios.some((old) => old.id === id && old.hash !== hash)
    )
    expect(changed.map(({ id }) => id)).toEqual(['greeting'])
    expect(armsOf(step)).toEqual(new Set(['base', 'head']))
  })

  it('that changes nothing shows no change, though main has changed the place since it was cut', async () => {
    commitToMain(files(quick))
    commitToMain(files(slow))
    // GitHub's merge has what main has.
    checkOut(files(slow))
    const step = await repository.act({ event: 'pull_request', env })
    expect(step).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline', 'failed-checks': '[]' } })
    expect(armsOf(step)).toEqual(new Set(['head']))
    expect(step.summary).not.toContain('slower')
  })

  it('whose base needs a key that is not there is left to history, and is green', async () => {
    commitToMain(files(quick, { key: 'OLD_KEY' }))
    checkOut(files(slow))
    const step = await repository.act({ event: 'pull_request', env })
    expect(step).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(step.summary).toMatch(/OLD(_|&#95;)KEY/)
    expect(armsOf(step)).toEqual(new Set(['head']))
  })

  it('is judged by a run on record where base’s own files are gone', async () => {
    checkOut(files(quick))
    const first = await repository.act({ event: 'push', env })
    expect(first.code).toBe(0)
    // Main's commit has no configuration that GitHub would show: a workflow may write one while it runs.
    checkOut(files(slow))
    const step = await repository.act({ event: 'pull_request', env })
    expect(step.code).toBe(0)
    // The record names another place, and no key may go there that was given for this one.
    expect(step.summary).toMatch(/base/i)
    expect(armsOf(step)).toEqual(new Set(['head']))
  })

  it('is judged by it with another model at the same place, and finds what got slower', async () => {
    checkOut({ ...files(quick), [CONFIG]: (files(quick)[CONFIG] ?? '').replace('simulated', 'older') })
    await repository.act({ event: 'push', env })
    checkOut(files(quick))
    const step = await repository.act({ event: 'pull_request', env })
    const { base, targets } = runOf(step).plan
    expect(base?.source).toBe('recorded-plan')
    expect(targets.map(({ parts }) => parts['model'])).toEqual(['simulated', 'older'])
    expect(step.code).toBe(0)
  })
})

describe('asked for by name', () => {
  it('a comparison with base is made though the change touches nothing', async () => {
    commitToMain(files(quick))
    checkOut(files(quick))
    const step = await repository.act({ event: 'pull_request', env, inputs: { compare: 'interleaved' } })
    expect(step.code).toBe(0)
    expect(armsOf(step)).toEqual(new Set(['base', 'head']))
  })

  it('says what was missing where there is no base', async () => {
    commitToMain({})
    checkOut(files(quick))
    const step = await repository.act({ event: 'pull_request', env, inputs: { compare: 'interleaved' } })
    expect(step).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(step.summary).toMatch(/base/i)
  })
})
