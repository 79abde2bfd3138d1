import { describe, expect, it } from '@jest/globals'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { type LevelWarning, levelWarningText } from '../../../src/report/sentences/level-warnings.ts'
import { HOSTILE_TEXT } from '../cases.ts'

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
const said = (warning: LevelWarning) => levelWarningText(warning, PLAIN_VOICE)

describe('what is said of levels', () => {
  it('names the commit, the day and the size of a shift that was confirmed', () => {
    expect(said(shift)).toBe(
      'The level of mini moved on the default branch with abcdef0 (2026-11-20): TTFT 31 % slower and TPOT 12 % faster than before, which later runs confirmed. Only runs since then are compared with.'
    )
  })

  it('says that a change was accepted', () => {
    expect(said({ ...shift, why: 'accepted', changes: shift.changes.slice(0, 1) })).toBe(
      'The level of mini moved on the default branch with abcdef0 (2026-11-20), where it was accepted: TTFT 31 % slower than before. Only runs since then are compared with.'
    )
  })

  it('says that a regression stayed, of a run whose commit is not known', () => {
    const { commit: _, ...unnamed } = shift
    expect(said({ ...unnamed, why: 'stayed', changes: [] })).toBe(
      'mini regressed on the default branch in one run after another, from the run of 2026-11-20 on. That counts as its level now: only runs since then are compared with.'
    )
  })

  it('names the anchor that a level crept away from', () => {
    expect(said(crept)).toBe(
      'TPOT of mini crept up 22 % since the run of 2026-10-01, in steps too small to be an alarm each.'
    )
    expect(said({ ...crept, since: { ...since, name: 'v1.2.0' } })).toMatch(/since .?v1\.2\.0.? \(2026-10-01\),/)
  })

  it('says what to do about an anchor that is not there', () => {
    expect(said({ kind: 'anchor-unknown', anchor: 'v9', why: 'no-commit' })).toMatch(/name a tag or a commit/)
    expect(said({ kind: 'anchor-unknown', anchor: 'v9', why: 'no-run' })).toMatch(/No baseline run of the anchor .?v9/)
  })

  it.each([
    { ...shift, target: HOSTILE_TEXT, commit: HOSTILE_TEXT },
    { ...crept, target: HOSTILE_TEXT, since: { ...since, name: HOSTILE_TEXT } },
    { kind: 'anchor-unknown', anchor: HOSTILE_TEXT, why: 'no-run' } as const
  ])('lets no foreign text act: $kind', (warning) => {
    expect(levelWarningText(warning, MARKDOWN_VOICE)).not.toMatch(/<script|@octo|-->|\n|\u202e|\u200b|http:/)
  })
})
