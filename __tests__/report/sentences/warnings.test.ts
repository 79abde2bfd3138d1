import { describe, expect, it } from '@jest/globals'
import type { Warning, WarningKind } from '../../../src/domain/warning.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { isLoud, warningText } from '../../../src/report/sentences/warnings.ts'
import { HOSTILE_TEXT } from '../cases.ts'

/** One of each kind with the facts that its text must give; its foreign texts are all the same. */
const kinds = (text: string): { readonly [K in WarningKind]: readonly [Extract<Warning, { kind: K }>, RegExp] } => ({
  'baseline-refused': [{ kind: 'baseline-refused', artifactId: 7, runId: 8, why: 'from-a-fork' }, /7.*8.*fork/],
  'baseline-unreadable': [{ kind: 'baseline-unreadable', source: text, message: 'bad' }, /chat.*bad/],
  'baseline-elsewhere': [
    {
      kind: 'baseline-elsewhere',
      key: text,
      found: [{ key: text, name: text, branch: text, workflow: text, differs: 'key' }]
    },
    /under the key chat.*workflow chat.*on chat.*key: chat.*baseline-workflow: chat/
  ],
  'runs-not-stored': [{ kind: 'runs-not-stored', count: 6 }, /6 runs.*none is stored/],
  'baseline-forbidden': [{ kind: 'baseline-forbidden', permission: 'actions: read' }, /actions: read.*permissions/],
  'baseline-old': [{ kind: 'baseline-old', ageDays: 9.7 }, /9 days.*nightly/],
  'baseline-expires': [{ kind: 'baseline-expires', days: 1.2 }, /1 day\b.*default branch/],
  'baseline-not-ancestor': [{ kind: 'baseline-not-ancestor', commit: text }, /chat.*not an ancestor/],
  'base-unknown': [{ kind: 'base-unknown', message: text }, /chat.*newest baseline runs/],
  'plan-differs': [
    {
      kind: 'plan-differs',
      target: text,
      differences: [{ part: 'p', baseline: { a: text }, candidate: text }, { part: 'b' }]
    },
    /chat is not compared.*p was .*"chat".*, is chat; b was absent, is absent/
  ],
  'environment-differs': [
    { kind: 'environment-differs', target: text, baseline: 'x64', candidate: 'arm', compared: true },
    /chat.*x64 before, arm now/
  ],
  'scenarios-differ': [
    { kind: 'scenarios-differ', target: text, added: ['new'], removed: [text, 'b'] },
    /new added; chat and b removed/
  ],
  'scenarios-too-few': [{ kind: 'scenarios-too-few', target: text, common: 4, all: 20 }, /not compared.*4 of 20/],
  'served-model-changed': [{ kind: 'served-model-changed', target: text, from: 'a', to: 'b' }, /chat.*a before, b now/],
  'served-differently': [
    { kind: 'served-differently', target: text, what: 'service-tier', from: 'a', to: 'b' },
    /service tier.*a before, b now/
  ],
  'asked-differently': [
    { kind: 'asked-differently', target: text, differences: [{ part: 'p', baseline: 2, candidate: 1 }] },
    /chat.*p was 2, is 1/
  ],
  'output-length-changed': [{ kind: 'output-length-changed', target: text, changeRatio: -0.22 }, /chat.*22 % shorter/],
  'server-said': [
    { kind: 'server-said', target: text, message: 'NETWORK ERROR', count: 2 },
    /chat.* said of 2 failed requests: .*NETWORK ERROR/
  ],
  'usage-missing': [{ kind: 'usage-missing', target: text, count: 3, of: 60 }, /chat.*3 of 60/],
  'cache-unverified': [{ kind: 'cache-unverified', target: text }, /chat.*cold/],
  'void-samples': [{ kind: 'void-samples', target: text, cause: 'cache-hit', count: 3 }, /3 requests to chat.*cache/],
  buffered: [{ kind: 'buffered', target: text, count: 59, of: 60 }, /59 of 60.*chat.*one piece/],
  coalesced: [{ kind: 'coalesced', target: text, count: 59, of: 60 }, /59 of 60.*chat.*two pieces/],
  'chunks-share-reads': [
    { kind: 'chunks-share-reads', target: text, count: 59, of: 60 },
    /59 of 60.*chat.*inter-chunk/
  ],
  'ended-badly': [
    { kind: 'ended-badly', target: text, reason: 'time_limit', counted: 'failed', count: 2, of: 60 },
    /2 of 60.*chat.*time_limit.*not a good end.*failed/
  ],
  'unread-text': [
    { kind: 'unread-text', target: text, member: 'delta.thought', count: 60, of: 60 },
    /60 of 60.*chat.*delta\.thought.*no time to first token/
  ],
  'count-disbelieved': [
    { kind: 'count-disbelieved', target: text, why: 'more-than-limit', count: 60, of: 60 },
    /token count of 60 of 60.*chat.*not used: it exceeds the limit/
  ],
  'stream-form': [
    { kind: 'stream-form', target: text, form: 'no-end-mark', count: 60, of: 60 },
    /60 of 60.*chat.*not the end mark/
  ],
  partial: [{ kind: 'partial', reason: 'timeout' }, /time limit/],
  'price-unknown': [{ kind: 'price-unknown', targets: [text] }, /chat.*tokens/],
  'read-instead': [{ kind: 'read-instead', target: text, metric: 'ttft', read: 'ttfat' }, /TTFT of chat.*TTFAT/],
  'not-confirmed-here': [{ kind: 'not-confirmed-here' }, /no second measurement/],
  'base-not-measured': [{ kind: 'base-not-measured', target: text, why: 'plan-invalid', detail: 'bad' }, /chat.*bad/],
  'acceptance-unused': [{ kind: 'acceptance-unused', check: text, why: 'unknown-check' }, /accept:.*chat/],
  'moved-together': [{ kind: 'moved-together', targets: [text, 'b'], changeRatio: 0.19 }, /chat and b.*19 %.*network/],
  'level-shift': [
    { kind: 'level-shift', target: text, recordedAt: '2026-11-20T08:00:00Z', why: 'confirmed', changes: [] },
    /chat.*2026-11-20/
  ],
  crept: [
    {
      kind: 'crept',
      target: text,
      metric: 'tpot',
      changeRatio: 0.22,
      since: { recordedAt: '2026-10-01T08:00:00Z', name: text }
    },
    /TPOT of chat.*22 %.*2026-10-01/
  ],
  'anchor-unknown': [{ kind: 'anchor-unknown', anchor: text, why: 'no-commit' }, /chat.*tag or a commit/],
  'relevance-unknown': [{ kind: 'relevance-unknown', message: text }, /chat.*measured/],
  'part-refused': [{ kind: 'part-refused', part: text, why: 'other-plan' }, /chat.*another plan/],
  'part-repeated': [{ kind: 'part-repeated', part: text }, /chat.*newest/],
  'part-missing': [{ kind: 'part-missing', part: text }, /chat.*without it/],
  'parts-differ': [{ kind: 'parts-differ', machines: [text, 'Linux'] }, /chat and Linux/],
  'new-key-use': [
    { kind: 'new-key-use', name: text, origin: 'https://x.example' },
    /sends chat to https:\/\/x\.example/
  ],
  'rules-stricter': [
    { kind: 'rules-stricter', changes: [{ rule: text, base: 'false', head: text }] },
    /stricter: .*chat: false → chat/
  ],
  'rules-unknown': [{ kind: 'rules-unknown', message: text }, /not known.*chat/],
  'config-from-api': [{ kind: 'config-from-api', path: text, commit: 'a1b2c3d4' }, /chat.*a1b2c3d\b/],
  'comment-forbidden': [{ kind: 'comment-forbidden', permission: 'pull-requests: write' }, /pull-requests: write/],
  'publish-failed': [{ kind: 'publish-failed', what: 'artifact', message: text }, /artifact.*chat/],
  proxied: [{ kind: 'proxied', target: text }, /chat.*proxy/],
  'tls-weakened': [{ kind: 'tls-weakened', how: 'unchecked' }, /NODE_TLS_REJECT_UNAUTHORIZED=0/],
  'parameter-adapted': [
    {
      kind: 'parameter-adapted',
      target: text,
      parameter: 'max_tokens',
      change: { how: 'renamed', to: 'max_completion_tokens' }
    },
    /chat.*max_tokens.*max_completion_tokens/
  ]
})

describe('a warning', () => {
  it.each(Object.entries(kinds('chat')))('"%s" names what it is about', (_kind, [warning, facts]) => {
    expect(warningText(warning, PLAIN_VOICE)).toMatch(facts)
  })

  it.each(Object.entries(kinds(HOSTILE_TEXT)))('"%s" lets no foreign text act', (_kind, [warning]) => {
    const text = warningText(warning, MARKDOWN_VOICE)
    expect(text).not.toMatch(/<script|@octo|-->|\n|\u202e|\u200b|\*\*bold|http:/)
  })

  it.each([
    [{ how: 'left-out', isOfUser: false }, /temperature.*left out/],
    [{ how: 'left-out', isOfUser: true }, /temperature.*without it.*configuration/],
    [{ how: 'set', to: 'minimal' }, /temperature.*minimal.*params/],
    [{ how: 'raised', byTokenCount: 4000 }, /4000 tokens.*temperature/]
  ] as const)('tells what happened to a parameter: %j', (change, facts) => {
    const warning = { kind: 'parameter-adapted', target: 'chat', parameter: 'temperature', change } as const
    expect(warningText(warning, PLAIN_VOICE)).toMatch(facts)
    expect(isLoud(warning)).toBe(change.how === 'left-out' && change.isOfUser)
  })

  it('lists five names and counts the rest', () => {
    const targets = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    expect(warningText({ kind: 'price-unknown', targets }, PLAIN_VOICE)).toContain('a, b, c, d, e and 2 more')
  })

  it('counts one request as one', () => {
    expect(warningText({ kind: 'void-samples', target: 'chat', cause: 'client-stall', count: 1 }, PLAIN_VOICE)).toMatch(
      /^1 request to chat was /
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
