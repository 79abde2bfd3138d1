import { describe, expect, it } from '@jest/globals'
import { REFUSAL_REASONS, type Warning } from '../../../src/domain/warning.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { isLoud, warningText } from '../../../src/report/sentences/warnings.ts'
import { HOSTILE_TEXT } from '../cases.ts'

/** One of each kind, its foreign texts all the same. */
function oneOfEach(text: string): readonly Warning[] {
  return [
    { kind: 'baseline-refused', artifactId: 7, runId: 8, why: 'from-a-fork' },
    { kind: 'baseline-unreadable', source: text, message: text },
    { kind: 'baseline-forbidden', permission: 'actions: read' },
    { kind: 'baseline-old', ageDays: 9.7 },
    { kind: 'baseline-expires', days: 1.2 },
    { kind: 'baseline-not-ancestor', commit: text },
    { kind: 'base-unknown', message: text },
    {
      kind: 'plan-differs',
      target: text,
      differences: [{ part: text, baseline: { a: text }, candidate: text }, { part: 'b' }]
    },
    { kind: 'environment-differs', target: text, baseline: text, candidate: text, compared: true },
    { kind: 'scenarios-differ', target: text, added: [text], removed: [text, 'b'] },
    { kind: 'scenarios-too-few', target: text, common: 4, all: 20 },
    { kind: 'served-model-changed', target: text, from: text, to: text },
    { kind: 'served-differently', target: text, what: 'service-tier', from: text, to: text },
    { kind: 'served-differently', target: text, what: 'backend', from: text, to: text },
    { kind: 'asked-differently', target: text, differences: [{ part: text, baseline: text, candidate: 1 }] },
    { kind: 'output-length-changed', target: text, changeRatio: -0.22 },
    { kind: 'usage-missing', target: text, count: 3, of: 60 },
    { kind: 'cache-unverified', target: text },
    { kind: 'void-samples', target: text, cause: 'cache-hit', count: 3 },
    { kind: 'buffered', target: text, count: 59, of: 60 },
    { kind: 'coalesced', target: text, count: 59, of: 60 },
    { kind: 'chunks-share-reads', target: text, count: 59, of: 60 },
    { kind: 'partial', reason: 'timeout' },
    { kind: 'price-unknown', targets: [text] },
    { kind: 'read-instead', target: text, metric: 'ttft', read: 'ttfat' },
    { kind: 'not-confirmed-here' },
    { kind: 'base-not-measured', target: text, why: 'plan-invalid', detail: text },
    { kind: 'acceptance-unused', check: text, why: 'unknown-check' },
    { kind: 'moved-together', targets: [text, 'b'], changeRatio: 0.19 },
    { kind: 'config-from-api', path: text, commit: 'a1b2c3d4' },
    { kind: 'comment-forbidden', permission: 'pull-requests: write' },
    { kind: 'publish-failed', what: 'artifact', message: text },
    { kind: 'proxied', target: text },
    {
      kind: 'parameter-adapted',
      target: text,
      parameter: 'max_tokens',
      change: { how: 'renamed', to: 'max_completion_tokens' }
    }
  ]
}

describe('a warning', () => {
  it.each(oneOfEach('chat').map((warning) => [warning.kind, warning] as const))('"%s" has a text', (_kind, warning) => {
    expect(warningText(warning, PLAIN_VOICE)).toMatchSnapshot()
  })

  it.each(oneOfEach(HOSTILE_TEXT).map((warning) => [warning.kind, warning] as const))(
    '"%s" lets no foreign text act',
    (_kind, warning) => {
      const text = warningText(warning, MARKDOWN_VOICE)
      expect(text).not.toMatch(/<script|@octo|-->|\n|\u202e|\u200b|\*\*bold|http:/)
    }
  )

  it.each(REFUSAL_REASONS)('says why an artifact was refused: %s', (why) => {
    expect(warningText({ kind: 'baseline-refused', artifactId: 7, why }, PLAIN_VOICE)).toMatch(
      /^Artifact 7 does not count as a baseline: (it|its|the|another) .+\.$/
    )
  })

  it.each([
    { how: 'left-out', isOfUser: false },
    { how: 'left-out', isOfUser: true },
    { how: 'set', to: 'minimal' },
    { how: 'raised', byTokenCount: 4000 }
  ] as const)('says what was done to a parameter: %j', (change) => {
    const warning = { kind: 'parameter-adapted', target: 'chat', parameter: 'temperature', change } as const
    expect(warningText(warning, PLAIN_VOICE)).toMatchSnapshot()
    expect(isLoud(warning)).toBe(change.how === 'left-out' && change.isOfUser)
  })

  it('lists five names and counts the rest', () => {
    const targets = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    expect(warningText({ kind: 'price-unknown', targets }, PLAIN_VOICE)).toContain('a, b, c, d, e and 2 more')
  })

  it('counts one request as one', () => {
    expect(warningText({ kind: 'void-samples', target: 'chat', cause: 'client-stall', count: 1 }, PLAIN_VOICE)).toMatch(
      /^1 request to chat was made again/
    )
  })

  it('is loud where a comparison was left out, and quiet where it stands', () => {
    const differs = { kind: 'environment-differs', target: 'a', baseline: 'x', candidate: 'y' } as const
    expect(isLoud({ ...differs, compared: false })).toBe(true)
    expect(isLoud({ ...differs, compared: true })).toBe(false)
    expect(isLoud({ kind: 'baseline-forbidden', permission: 'actions: read' })).toBe(true)
    expect(isLoud({ kind: 'proxied', target: 'a' })).toBe(false)
  })
})
