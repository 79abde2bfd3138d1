import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { runStep, type Step } from '../support/action-runner.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

/** An action of a few lines, so that the runner's own behavior shows. */
function action(code: string): Step {
  const folder = makeTemporaryFolder()
  const main = join(folder, 'main.mjs')
  writeFileSync(main, `import { appendFileSync } from 'node:fs'\nconst env = process.env\n${code}`)
  const actionYml = join(folder, 'action.yml')
  const inputs = `token: { default: "\${{ github.token }}" }, matrix: { default: "\${{ toJson(matrix) }}" }, model: {}`
  writeFileSync(actionYml, `inputs: { ${inputs} }\n`)
  return { main, actionYml, inputs: { model: 'mini' }, event: 'push', payload: { a: 1 }, env: {} }
}

describe('runStep', () => {
  it('gives inputs with their defaults, the event, and nothing of its own environment', async () => {
    process.env['LEAK'] = 'yes'
    const step = action(
      `console.log(JSON.stringify([env.INPUT_MODEL, env.INPUT_TOKEN, env.INPUT_MATRIX, env.LEAK ?? null]))`
    )
    const { log, code } = await runStep({ ...step, expressions: { 'github.token': 't' } })
    expect([code, JSON.parse(log)]).toEqual([0, ['mini', 't', 'null', null]])
  })

  it('masks, and tells commands from text', async () => {
    const print = String.raw`console.log('::add-mask::sk-secret\nuses sk-secret\n::error::bad%0Asecond sk-secret\n  ::save-state name=a::b\nx ##[group]y')`
    const result = await runStep(action(print))
    expect(result.log.trim()).toBe('uses ***')
    expect(result.annotations).toEqual([{ level: 'error', message: 'bad\nsecond ***' }])
    expect(result.commands).toEqual(['save-state', 'group'])
  })

  it('reads outputs and the summary, and drops a summary over 1 MiB', async () => {
    const output = String.raw`appendFileSync(env.GITHUB_OUTPUT, 'verdict<<ghadelimiter_1\npass\nmore\nghadelimiter_1\n')`
    const step = action(`${output}\nappendFileSync(env.GITHUB_STEP_SUMMARY, 'x'.repeat(1 + 1024 * 1024))`)
    const result = await runStep(step)
    expect(result.outputs).toEqual({ verdict: 'pass\nmore' })
    expect([result.summary, result.annotations]).toEqual([
      '',
      [{ level: 'error', message: expect.stringContaining('summary') }]
    ])
  })

  it('cancels as the runner does', async () => {
    const step = action(
      `process.on('SIGINT', () => { console.log('caught'); process.exit(7) })\nconsole.log('ready')\nsetInterval(() => {}, 1000)`
    )
    expect(await runStep({ ...step, cancelAt: 'ready' })).toMatchObject({ code: 7, log: 'ready\ncaught\n' })
  })

  it('refuses an input that the action does not have', async () => {
    await expect(runStep({ ...action(''), inputs: { modell: 'x' } })).rejects.toThrow('action.yml has no input modell')
  })
})
