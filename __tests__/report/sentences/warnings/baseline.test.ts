import { describe, expect, it } from '@jest/globals'
import { REFUSAL_REASONS, type Warning } from '../../../../src/domain/warning.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../../src/report/format/escape.ts'
import { warningText } from '../../../../src/report/sentences/warnings.ts'
import { HOSTILE_TEXT } from '../../cases.ts'

const shift = {
  kind: 'level-shift',
  target: 'mini',
  recordedAt: '2026-11-20T08:00:00Z',
  commit: 'abcdef0123456789abcdef0123456789abcdef01',
  why: 'confirmed',
  changes: [
    { metric: 'ttft', changeRatio: 0.31 },
    { metric: 'tpot', changeRatio: -0.12 }
  ]
} as const
const since = { recordedAt: '2026-10-01T08:00:00Z' } as const
const crept = { kind: 'crept', target: 'mini', metric: 'tpot', changeRatio: 0.22, since } as const
const textOf = (warning: Warning) => warningText(warning, PLAIN_VOICE)

describe('what is said of levels', () => {
  it('names the commit, the day and the size of a shift that was confirmed', () => {
    expect(textOf(shift)).toMatch(
      /mini .* abcdef0 \(2026-11-20\): TTFT 31 % slower and TPOT 12 % faster than before.* later runs confirm/
    )
  })

  it('says that a change was accepted', () => {
    expect(textOf({ ...shift, why: 'accepted', changes: shift.changes.slice(0, 1) })).toMatch(
      /abcdef0 \(2026-11-20\), where it was accepted: TTFT 31 % slower than before/
    )
  })

  it('says that a regression stayed, of a run whose commit is not known', () => {
    const { commit: _, ...unnamed } = shift
    expect(textOf({ ...unnamed, why: 'stayed', changes: [] })).toMatch(
      /^mini regressed .* the run of 2026-11-20 .* level now/
    )
  })

  it('names the anchor that a level crept away from', () => {
    expect(textOf(crept)).toMatch(/TPOT of mini crept up 22 % since the run of 2026-10-01/)
    expect(textOf({ ...crept, since: { ...since, name: 'v1.2.0' } })).toMatch(/since .?v1\.2\.0.? \(2026-10-01\),/)
  })

  it('says what to do about an anchor that is not there', () => {
    expect(textOf({ kind: 'anchor-unknown', anchor: 'v9', why: 'no-commit' })).toMatch(/name a tag or a commit/)
    expect(textOf({ kind: 'anchor-unknown', anchor: 'v9', why: 'no-run' })).toMatch(/No baseline run .* anchor .?v9/)
  })

  it.each([
    { ...shift, target: HOSTILE_TEXT, commit: HOSTILE_TEXT },
    { ...crept, target: HOSTILE_TEXT, since: { ...since, name: HOSTILE_TEXT } },
    { kind: 'anchor-unknown', anchor: HOSTILE_TEXT, why: 'no-run' } as const
  ])('lets no foreign text act: $kind', (warning) => {
    expect(warningText(warning, MARKDOWN_VOICE)).not.toMatch(/<script|@octo|-->|\n|\u202e|\u200b|http:/)
  })
})

describe('a refused artifact', () => {
  it.each(REFUSAL_REASONS)('is named with its reason: %s', (why) => {
    expect(textOf({ kind: 'baseline-refused', artifactId: 7, runId: 8, why })).toMatch(
      /^Artifact 7 of run 8 cannot serve as a baseline: (it|its) .+\.$/
    )
  })
})
