import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { writeRunFile } from '../../../src/baseline/run-file-io.ts'
import type { Report } from '../../../src/domain/report.ts'
import { createClient } from '../../../src/github/api/client.ts'
import type { Upload } from '../../../src/github/api/upload.ts'
import type { EventFacts } from '../../../src/github/event/context.ts'
import {
  type Annotation,
  boundAnnotations,
  boundSummary,
  createPublisher,
  type PublisherOptions
} from '../../../src/github/publish/publisher.ts'
import type { Publication } from '../../../src/ports.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import { aRunFile } from '../../support/stored-files.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

const MARKER = '<!-- llm-latency-gate v1 key=k -->'
// The summary of the client remembers its file, so that all tests here share one.
const folder = makeTemporaryFolder()
const summaryFile = join(folder, 'summary')
const outputFile = join(folder, 'output')
const variables = { GITHUB_STEP_SUMMARY: summaryFile, ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'http://r' }
let hub: FakeGitHub
let printed: string
let uploads: Upload[]

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  uploads = []
  printed = ''
  writeFileSync(summaryFile, '')
  writeFileSync(outputFile, '')
  process.env['GITHUB_STEP_SUMMARY'] = summaryFile
  process.env['GITHUB_OUTPUT'] = outputFile
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})
afterEach(async () => {
  await hub.stop()
  jest.restoreAllMocks()
})

const FACTS: EventFacts = {
  event: 'pull_request',
  repository: { owner: 'octo', repo: 'demo', id: 4242 },
  defaultBranch: 'main',
  sha: 'b'.repeat(40),
  pullRequest: { number: 7, headSha: 'a'.repeat(40), baseRef: 'main', labels: [], isFork: false, isDependabot: false },
  workflow: 'latency',
  job: 'check',
  workflowRun: { id: 900, attempt: 1 },
  runUrl: '',
  apiUrl: '',
  feedsBaseline: false
}

const REPORT = {
  state: 'regression',
  color: 'red',
  checks: [
    { target: 'mini', metric: 'ttft', statistic: 'p95', verdict: 'regressed', gating: true, owned: true },
    { target: 'mini', metric: 'tpot', statistic: 'p50', verdict: 'unchanged', gating: true, owned: true },
    { target: 'mini', metric: 'e2e', statistic: 'p95', verdict: 'regressed', gating: false, owned: true },
    { target: 'host', metric: 'ttft', statistic: 'p50', verdict: 'regressed', gating: true, owned: false }
  ],
  budgets: [
    { target: 'mini', verdict: 'broken', budget: { metric: 'error_rate', statistic: 'rate' } },
    { target: 'mini', verdict: 'met', budget: { metric: 'ttft', statistic: 'p50' } }
  ],
  measured: { costUsd: 0.0125 }
} as unknown as Report

function publication(over: Partial<Publication> = {}): Publication {
  return {
    report: REPORT,
    run: aRunFile(),
    comment: `${MARKER}\n### slower`,
    summary: '# slower\n',
    annotations: [{ level: 'error', message: 'mini ttft p95\nis slower' }],
    json: '{"verdict":"regression"}',
    text: 'mini ttft p95 is slower',
    html: async () => '<!doctype html>',
    exports: () => [{ name: 'junit.xml', text: '<testsuites/>' }],
    ...over
  }
}

function publisher(over: Partial<PublisherOptions> & { token?: string } = {}) {
  const { token = 'usual', ...options } = over
  return createPublisher({
    facts: FACTS,
    key: 'k',
    comment: 'on-change',
    client: createClient({ token, apiUrl: hub.apiUrl, wait: async () => undefined }),
    temporaryFolder: folder,
    writeRunFile,
    upload: async (upload) => {
      uploads.push(upload)
    },
    variables,
    ...options
  })
}

function outputs(): Record<string, string> {
  const text = readFileSync(outputFile, 'utf8')
  const found = text.matchAll(/^(?<key>[\w-]+)<<(?<end>ghadelimiter_[\w-]+)\n(?<value>[\s\S]*?)\n\k<end>$/gm)
  return Object.fromEntries([...found].map(({ groups }) => [groups?.['key'], groups?.['value']]))
}

describe('publish', () => {
  it('tells in every way, and nothing is left to warn of', async () => {
    expect(await publisher().publish(publication())).toEqual([])
    expect(readFileSync(summaryFile, 'utf8')).toBe('# slower\n')
    expect(hub.comments.map(({ body }) => body.startsWith(MARKER))).toEqual([true])
    expect(printed).toContain('::error::mini ttft p95%0Ais slower\n')
    const results = join(folder, 'llm-latency-k')
    expect(uploads).toEqual([
      {
        name: 'llm-latency-report-k',
        files: ['latency.run.json.gz', 'report.html', 'report.md', 'report.json', 'junit.xml'].map((name) =>
          join(results, name)
        ),
        folder: results
      }
    ])
  })

  it('sets the outputs, whose names are interface', async () => {
    await publisher().publish(publication())
    expect(outputs()).toEqual({
      verdict: 'regression',
      'failed-checks': '["mini ttft p95","mini e2e p95","mini error_rate rate"]',
      'run-file': join(folder, 'llm-latency-k', 'latency.run.json.gz'),
      'report-file': join(folder, 'llm-latency-k', 'report.html'),
      'report-folder': join(folder, 'llm-latency-k'),
      'summary-json': join(folder, 'llm-latency-k', 'report.json'),
      'comment-url': `https://github.com/octo/demo/pull/7#issuecomment-${hub.comments[0]?.id}`,
      again: 'false',
      'cost-usd': '0.0125'
    })
    expect(readFileSync(outputs()['summary-json'] ?? '', 'utf8')).toBe('{"verdict":"regression"}')
    expect(readFileSync(outputs()['report-file'] ?? '', 'utf8')).toBe('<!doctype html>')
    expect(readFileSync(join(folder, 'llm-latency-k', 'report.md'), 'utf8')).toBe('# slower\n')
    expect(readFileSync(join(outputs()['report-folder'] ?? '', 'junit.xml'), 'utf8')).toBe('<testsuites/>')
  })

  it('keeps the report where a file for another program cannot be made', async () => {
    const exports = () => {
      throw new Error('no such number')
    }
    expect(await publisher().publish(publication({ exports }))).toEqual([
      { kind: 'publish-failed', what: 'outputs', message: 'no such number' }
    ])
    expect(outputs()['report-file']).not.toBe('')
    expect(uploads[0]?.files).toHaveLength(4)
  })

  it('has no run file where nothing was measured', async () => {
    const { run: _, ...unmeasured } = publication()
    await publisher({ temporaryFolder: makeTemporaryFolder() }).publish({
      ...unmeasured,
      report: { ...REPORT, measured: {} } as Report
    })
    expect(outputs()).toMatchObject({ 'run-file': '', 'cost-usd': '' })
    expect(uploads[0]?.files).toHaveLength(4)
  })

  it('does not comment outside of a pull request', async () => {
    const { pullRequest: _, ...push } = FACTS
    expect(await publisher({ facts: { ...push, event: 'push' } }).publish(publication())).toEqual([])
    expect(hub.comments).toEqual([])
    expect(outputs()).toMatchObject({ 'comment-url': '' })
  })

  it('does all the rest where the comment is forbidden, and logs what to do', async () => {
    hub.addToken('fork', { pull_requests: 'read' })
    expect(await publisher({ token: 'fork' }).publish(publication())).toEqual([
      { kind: 'comment-forbidden', permission: 'pull-requests: write' }
    ])
    expect(outputs()).toMatchObject({ verdict: 'regression' })
    expect(uploads).toHaveLength(1)
    expect(printed).toContain('::warning::GitHub refused the comment: add "pull-requests: write"')
  })

  it('does not advise a fork to change what it cannot', async () => {
    hub.addToken('fork', { pull_requests: 'read' })
    const facts = { ...FACTS, pullRequest: { ...FACTS.pullRequest, isFork: true } } as EventFacts
    await publisher({ token: 'fork', facts }).publish(publication())
    expect(printed).toContain('read-only in pull requests of forks and of Dependabot')
    expect(printed).not.toContain('add "pull-requests')
  })

  it('does all the rest where the files cannot be written', async () => {
    const broken = async () => {
      throw new Error('disk full')
    }
    expect(await publisher({ writeRunFile: broken }).publish(publication())).toEqual([
      { kind: 'publish-failed', what: 'outputs', message: 'disk full' }
    ])
    expect(hub.comments).toHaveLength(1)
    expect(outputs()).toMatchObject({ verdict: 'regression', 'run-file': '' })
    expect(printed).toContain('::warning::outputs: disk full')
  })

  it('does all the rest where the artifact cannot be stored', async () => {
    const upload = async () => {
      throw new Error('no service')
    }
    expect(await publisher({ upload }).publish(publication())).toEqual([
      { kind: 'publish-failed', what: 'artifact', message: 'artifact "llm-latency-report-k": no service' }
    ])
    expect(outputs()).toMatchObject({ verdict: 'regression' })
  })

  it('takes another name for the report of a second attempt, where the first one holds it', async () => {
    const upload = async (one: Upload) => {
      if (one.name === 'llm-latency-report-k') throw new Error('Failed request: (409) Conflict')
      uploads.push(one)
    }
    const facts = { ...FACTS, workflowRun: { id: 900, attempt: 2 } }
    expect(await publisher({ upload, facts }).publish(publication())).toEqual([])
    expect(uploads.map(({ name }) => name)).toEqual(['llm-latency-report-k-attempt-2'])
    expect(await publisher({ upload }).publish(publication())).toMatchObject([
      { message: expect.stringContaining('give each job its own "key"') }
    ])
  })

  it('lets no text give commands to the runner', async () => {
    await publisher().publish(publication({ text: 'ok\n::set-env name=X::1\n##[error]x' }))
    const lines = printed.split('\n').filter((line) => /^\s*::|##\[/.test(line))
    expect(lines).toEqual(['::error::mini ttft p95%0Ais slower'])
  })
})

describe('prove', () => {
  it('has nothing to say where everything is there', async () => {
    expect(await publisher().prove()).toEqual([])
    expect(hub.log).toEqual([])
  })

  it.each<[string, Partial<PublisherOptions>, string]>([
    ['the summary', { variables: { ...variables, GITHUB_STEP_SUMMARY: '/no/such/file' } }, 'summary'],
    ['the artifact service', { variables: { GITHUB_STEP_SUMMARY: summaryFile } }, 'artifact']
  ])('says that %s is missing', async (_, over, what) => {
    expect(await publisher(over).prove()).toEqual([{ kind: 'publish-failed', what, message: expect.any(String) }])
    expect(printed).toContain(`::warning::${what}: `)
  })

  it('says that there is no token, where a comment is wanted', async () => {
    const options = { facts: FACTS, key: 'k', temporaryFolder: folder, writeRunFile, variables }
    expect(await createPublisher({ ...options, comment: 'on-change' }).prove()).toMatchObject([{ what: 'comment' }])
    expect(await createPublisher({ ...options, comment: 'never' }).prove()).toEqual([])
  })
})

const many = (count: number, level: Annotation['level']): Annotation[] =>
  Array.from({ length: count }, (_, n) => ({ level, message: `${level} ${n + 1}` }))

describe('boundAnnotations', () => {
  it('leaves ten of each level as they are', () => {
    const all = [...many(10, 'error'), ...many(10, 'warning'), ...many(10, 'notice')]
    expect(boundAnnotations(all)).toEqual(all)
  })

  it('shows nine of eleven and says that two are missing, level by level', () => {
    const shown = boundAnnotations([...many(11, 'error'), ...many(1, 'warning')])
    expect(shown.map(({ message }) => message)).toEqual([
      ...many(9, 'error').map(({ message }) => message),
      '2 more: see the job summary.',
      'warning 1'
    ])
  })

  it('cuts what the runner would cut', () => {
    const [shown] = boundAnnotations([{ level: 'error', message: 'x'.repeat(5000) }])
    expect(shown?.message).toBe(`${'x'.repeat(4095)}…`)
  })
})

describe('boundSummary', () => {
  it('leaves a usual page as it is', () => {
    expect(boundSummary('# Title\n\ntext\n')).toBe('# Title\n\ntext\n')
  })

  it('cuts by bytes, at the end of a line, and says so', () => {
    const page = '| 🔥🔥🔥 |\n'.repeat(100_000)
    expect(page.length).toBeLessThan(1_200_000)
    const cut = boundSummary(page)
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(900_000)
    expect(Buffer.byteLength(cut)).toBeGreaterThan(899_900)
    expect(cut).not.toContain('\uFFFD')
    expect(cut).toMatch(/\| 🔥🔥🔥 \|\n\n\*The summary ends here/)
  })

  it('cuts nowhere in a line, however long', () => {
    expect(boundSummary('ä'.repeat(500_000))).toMatch(/^\n\n\*The summary ends here/)
  })
})
