import type { BaseNotMeasured, Warning } from '../../domain/warning.ts'
import type { Voice } from '../format/escape.ts'

/** What is to be said about base where it was not measured, and about lines that accept nothing. */
export type BaseWarning = Extract<Warning, { kind: 'base-not-measured' | 'acceptance-unused' }>

export function baseWarningText(warning: BaseWarning, voice: Voice): string {
  switch (warning.kind) {
    case 'base-not-measured':
      return WHY_NOT[warning.why](warning, voice)
    case 'acceptance-unused':
      return UNUSED[warning.why](voice.name(warning.check), voice)
    default:
      return warning satisfies never
  }
}

/** Whether it belongs on the first screen: the comparison is weaker than it could be, or a line does not do what it is meant to. */
export function isLoudOfBase(warning: BaseWarning): boolean {
  return warning.kind === 'base-not-measured' ? warning.why !== 'inputs-unclear' : warning.why === 'unknown-check'
}

type NotMeasuredWarning = Extract<Warning, { kind: 'base-not-measured' }>
type Words = (warning: NotMeasuredWarning, voice: Voice) => string

const WHY_NOT: Readonly<Record<BaseNotMeasured, Words>> = {
  'base-commit-unknown': (warning, voice) =>
    `${notMeasured(warning, voice)}: which commit this is on top of could not be found out. Let ${voice.literal('actions/checkout')} check out what it does by itself, or name base under ${voice.literal('base:')}.`,
  'files-unreadable': (warning, voice) =>
    `${notMeasured(warning, voice)}: its configuration or prompts could not be read${because(warning, voice)}. Add ${voice.literal('contents: read')} to the ${voice.literal('permissions')} of the job, or name base under ${voice.literal('base:')}.`,
  'plan-invalid': (warning, voice) =>
    `${notMeasured(warning, voice)}: its own configuration is not valid${because(warning, voice)}. Once base has a valid one, changes are compared with it.`,
  'target-absent': (warning, voice) =>
    `${notMeasured(warning, voice)}: base has no such target. Its budgets are judged all the same.`,
  'too-few-common-prompts': (warning, voice) =>
    `${notMeasured(warning, voice)}: too few prompts are the same by name${because(warning, voice)}. Change fewer at a time to have them compared, or keep their ids.`,
  'key-missing': (warning, voice) =>
    `${notMeasured(warning, voice)}: the key that base's target needs is not set${because(warning, voice)}. Add it to the ${voice.literal('env')} of the step.`,
  'nothing-recorded': (warning, voice) =>
    `${notMeasured(warning, voice)}: no stored run of base, or of a commit before it, says what was sent there. The next run on the default branch is stored.`,
  'inputs-unclear': (warning, voice) =>
    `What the workflow gave to this step before the change cannot be told${because(warning, voice)}: where base was measured, it was with the inputs of this run.`,
  'same-server': (warning, voice) =>
    `${notMeasured(warning, voice)}: one server with one plan cannot be both builds. Start base's build beside it and name it under ${voice.literal('base:')}.`,
  'base-does-not-answer': (warning, voice) =>
    `${notMeasured(warning, voice)}: it does not answer there${because(warning, voice)}. Only what it does now was measured.`
}

function notMeasured({ target }: NotMeasuredWarning, voice: Voice): string {
  return `${target === undefined ? 'Base' : `Base of ${voice.name(target)}`} was not measured`
}

function because({ detail }: NotMeasuredWarning, voice: Voice): string {
  return detail === undefined ? '' : ` (${voice.sentence(detail)})`
}

type Unused = Extract<Warning, { kind: 'acceptance-unused' }>['why']

const UNUSED: Readonly<Record<Unused, (check: string, voice: Voice) => string>> = {
  'no-alarm': (check, voice) =>
    `The line under ${voice.literal('accept:')} for ${check} has nothing to accept any more, and can be taken out.`,
  ended: (check, voice) =>
    `The line under ${voice.literal('accept:')} for ${check} has passed its last day, and can be taken out.`,
  'unknown-check': (check, voice) =>
    `The line under ${voice.literal('accept:')} for ${check} accepts nothing: no such check was made. Name it as ${voice.literal('TARGET METRIC STATISTIC')}, such as ${voice.literal('mini ttft p95')}.`
}
