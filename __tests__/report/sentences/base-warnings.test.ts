import { describe, expect, it } from '@jest/globals'
import type { BaseNotMeasured } from '../../../src/domain/warning.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { baseWarningText, isLoudOfBase } from '../../../src/report/sentences/base-warnings.ts'
import { HOSTILE_TEXT } from '../cases.ts'

const WHY: Readonly<Record<BaseNotMeasured, string>> = {
  'base-commit-unknown':
    'Base of mini was not measured: which commit this is on top of could not be found out. Let actions/checkout check out what it does by itself, or name base under base:.',
  'files-unreadable':
    'Base of mini was not measured: its configuration or prompts could not be read (why). Add contents: read to the permissions of the job, or name base under base:.',
  'plan-invalid':
    'Base of mini was not measured: its own configuration is not valid (why). Once base has a valid one, changes are compared with it.',
  'target-absent': 'Base of mini was not measured: base has no such target. Its budgets are judged all the same.',
  'too-few-common-prompts':
    'Base of mini was not measured: too few prompts are the same by name (why). Change fewer at a time to have them compared, or keep their ids.',
  'key-missing':
    "Base of mini was not measured: the key that base's target needs is not set (why). Add it to the env of the step.",
  'nothing-recorded':
    'Base of mini was not measured: no stored run of base, or of a commit before it, says what was sent there. The next run on the default branch is stored.',
  'inputs-unclear':
    'What the workflow gave to this step before the change cannot be told (why): where base was measured, it was with the inputs of this run.',
  'same-server':
    "Base of mini was not measured: one server with one plan cannot be both builds. Start base's build beside it and name it under base:.",
  'base-does-not-answer':
    'Base of mini was not measured: it does not answer there (why). Only what it does now was measured.'
}
const REASONS = Object.keys(WHY) as readonly BaseNotMeasured[]

describe('why base was not measured', () => {
  it.each(REASONS)('is said, and what to do: %s', (why) => {
    const warning = { kind: 'base-not-measured', target: 'mini', why, detail: 'why' } as const
    expect(baseWarningText(warning, PLAIN_VOICE)).toBe(WHY[why])
  })

  it.each(REASONS)('is a whole sentence without a target and a detail: %s', (why) => {
    const text = baseWarningText({ kind: 'base-not-measured', why }, PLAIN_VOICE)
    expect(text).toMatch(/^(Base was not measured: |What the workflow gave)/)
    expect(text).not.toMatch(/undefined|\(\)/)
  })

  it.each(REASONS)('lets no foreign text act: %s', (why) => {
    const warning = { kind: 'base-not-measured', target: HOSTILE_TEXT, why, detail: HOSTILE_TEXT } as const
    expect(baseWarningText(warning, MARKDOWN_VOICE)).not.toMatch(/<script|@octo|-->|\u202e|\*\*bold/)
  })

  it('is said first but where base was measured all the same', () => {
    const loud = REASONS.filter((why) => isLoudOfBase({ kind: 'base-not-measured', why }))
    expect(loud).toEqual(REASONS.filter((why) => why !== 'inputs-unclear'))
  })
})

describe('a line that accepts nothing', () => {
  it.each([
    [
      'no-alarm',
      'The line under accept: for mini ttft p95 has nothing to accept any more, and can be taken out.',
      false
    ],
    ['ended', 'The line under accept: for mini ttft p95 has passed its last day, and can be taken out.', false],
    [
      'unknown-check',
      'The line under accept: for mini ttft p95 accepts nothing: no such check was made. Name it as TARGET METRIC STATISTIC, such as mini ttft p95.',
      true
    ]
  ] as const)('%s', (why, text, loud) => {
    const warning = { kind: 'acceptance-unused', check: 'mini ttft p95', why } as const
    expect(baseWarningText(warning, PLAIN_VOICE)).toBe(text)
    expect(isLoudOfBase(warning)).toBe(loud)
  })
})
