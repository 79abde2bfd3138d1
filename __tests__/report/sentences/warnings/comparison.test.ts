import { describe, expect, it } from '@jest/globals'
import type { BaseNotMeasured } from '../../../../src/domain/warning.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../../src/report/format/escape.ts'
import { isLoud, warningText } from '../../../../src/report/sentences/warnings.ts'
import { HOSTILE_TEXT } from '../../cases.ts'

/** The fact and the remedy that each reason must give. */
const WHY: Readonly<Record<BaseNotMeasured, RegExp>> = {
  'base-commit-unknown': /commit .*actions\/checkout.* base:/,
  'files-unreadable': /configuration or prompts .*contents: read.* permissions/,
  'plan-invalid': /configuration is not valid/,
  'target-absent': /no such target.*budgets are judged/,
  'too-few-common-prompts': /too few prompts .* ids/,
  'key-missing': /key .*not set.* env/,
  'nothing-recorded': /no run is stored .*next run on the default branch/,
  'inputs-unclear': /inputs .*before the change/,
  'same-server': /one server.* base:/,
  'base-does-not-answer': /does not answer.*head/
}
const REASONS = Object.keys(WHY) as readonly BaseNotMeasured[]

describe('why base was not measured', () => {
  it.each(REASONS)('is said, and what to do: %s', (why) => {
    const warning = { kind: 'base-not-measured', target: 'mini', why, detail: 'because of this' } as const
    const text = warningText(warning, PLAIN_VOICE)
    expect(text).toMatch(WHY[why])
    expect(text).toContain('(because of this)')
    if (why !== 'inputs-unclear') expect(text).toMatch(/^Base of mini was not measured: /)
  })

  it.each(REASONS)('is a whole sentence without a target and a detail: %s', (why) => {
    const text = warningText({ kind: 'base-not-measured', why }, PLAIN_VOICE)
    expect(text).toMatch(/^(Base was not measured: |The inputs of this step)/)
    expect(text).not.toMatch(/undefined|\(\)/)
  })

  it.each(REASONS)('lets no foreign text act: %s', (why) => {
    const warning = { kind: 'base-not-measured', target: HOSTILE_TEXT, why, detail: HOSTILE_TEXT } as const
    expect(warningText(warning, MARKDOWN_VOICE)).not.toMatch(/<script|@octo|-->|\u202e|\*\*bold/)
  })

  it('is said first but where base was measured all the same', () => {
    const loud = REASONS.filter((why) => isLoud({ kind: 'base-not-measured', why }))
    expect(loud).toEqual(REASONS.filter((why) => why !== 'inputs-unclear'))
  })
})

describe('a line that accepts nothing', () => {
  it.each([
    ['no-alarm', /nothing to accept any more.* remove it/, false],
    ['ended', /last day.* remove it/, false],
    ['unknown-check', /no such check.* TARGET METRIC STATISTIC, such as mini ttft p95/, true]
  ] as const)('%s', (why, facts, loud) => {
    const warning = { kind: 'acceptance-unused', check: 'mini ttft p95', why } as const
    expect(warningText(warning, PLAIN_VOICE)).toMatch(facts)
    expect(warningText(warning, PLAIN_VOICE)).toContain('accept: for mini ttft p95')
    expect(isLoud(warning)).toBe(loud)
  })
})
