import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { zipSync } from 'fflate'
import type { RunFile } from '../../../src/domain/run-file.ts'
import { createClient } from '../../../src/github/api/client.ts'
import { readParts } from '../../../src/github/baseline/run-files.ts'
import { aRun } from '../../support/a-run.ts'
import { FakeGitHub } from '../../support/fake-github.ts'

let hub: FakeGitHub
beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  hub.addRun({ id: 70 })
  hub.addRun({ id: 71 })
})
afterEach(async () => hub.stop())

const packed = (text: string) => Buffer.from(zipSync({ 'latency.run.json.gz': gzipSync(text) }))
const part = (key: string, index: number): RunFile => ({
  ...aRun({ roundCount: 1 }),
  part: { key, shard: { index, count: 2 } }
})
function store(
  name: string,
  data: Buffer | RunFile,
  runId = 70,
  over: { expired?: boolean; digest?: string } = {}
): void {
  const bytes = Buffer.isBuffer(data) ? data : packed(JSON.stringify(data))
  hub.addArtifact({ name: `llm-latency-run-${name}`, runId, data: bytes, ...over })
}
const read = (key?: string) =>
  readParts({
    client: createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined }),
    repository: { owner: hub.owner, repo: hub.repo, id: hub.repositoryId },
    runId: 70,
    wait: async () => undefined,
    key
  })

describe('parts of a run', () => {
  it('are those that jobs of this workflow run have stored, and no others', async () => {
    store('ci-shard-1-of-2', part('ci', 1))
    store('ci-shard-2-of-2', part('ci', 2))
    store('ci-shard-1-of-2', part('ci', 1), 71)
    hub.addArtifact({ name: 'llm-latency-report-ci', runId: 70, data: packed(JSON.stringify(part('ci', 1))) })
    const { runs, warnings } = await read()
    expect(runs.map((run) => run.part?.shard?.index).toSorted()).toEqual([1, 2])
    expect(warnings).toEqual([])
  })

  it('are those of the key, by what they say themselves', async () => {
    store('a', part('a', 1))
    store('b', part('b', 1))
    expect((await read('b')).runs.map((run) => run.part?.key)).toEqual(['b'])
    expect((await read()).runs).toHaveLength(2)
  })

  it.each<[string, Buffer, 'unreadable' | 'too-large']>([
    ['no zip', Buffer.from('hello'), 'unreadable'],
    ['no JSON', packed('{'), 'unreadable'],
    ['another schema', packed(JSON.stringify({ schema: 'llm-latency-baseline/1' })), 'unreadable'],
    [
      'a key that means something to JavaScript',
      packed('{"schema":"llm-latency-run/1","__proto__":{"x":1}}'),
      'unreadable'
    ],
    ['a number that is none', packed(JSON.stringify({ ...part('ci', 1), seed: -1 })), 'unreadable'],
    ['a member nobody knows', packed(JSON.stringify({ ...part('ci', 1), comment: '<script>' })), 'unreadable'],
    ['a bomb', Buffer.from(zipSync({ 'latency.run.json.gz': gzipSync(Buffer.alloc(300 * 2 ** 20)) })), 'too-large']
  ])('are refused by name where they hold %s', async (_what, data, why) => {
    store('bad', data)
    store('good', part('ci', 1))
    const { runs, warnings } = await read()
    expect(runs).toHaveLength(1)
    expect(warnings).toEqual([{ kind: 'part-refused', part: 'llm-latency-run-bad', why }])
  })

  it('are refused where they have expired, or are not what GitHub recorded', async () => {
    store('old', part('ci', 1), 70, { expired: true })
    store('forged', part('ci', 1), 70, { digest: `sha256:${'0'.repeat(64)}` })
    const { runs, warnings } = await read()
    expect(runs).toEqual([])
    expect(warnings).toEqual([
      { kind: 'part-refused', part: 'llm-latency-run-forged', why: 'unreadable' },
      { kind: 'part-refused', part: 'llm-latency-run-old', why: 'expired' }
    ])
  })

  it('are none where nothing is stored', async () => {
    expect(await read()).toEqual({ runs: [], warnings: [] })
  })

  it('fill no page of a report with what was refused', async () => {
    for (let index = 0; index < 9; index += 1) store(`bad-${index}`, Buffer.from('x'))
    expect((await read()).warnings).toHaveLength(5)
  })
})
