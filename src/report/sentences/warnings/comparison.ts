import type { BaseNotMeasured } from '../../../domain/warning.ts'
import type { Voice } from '../../format/escape.ts'
import { formatPercent, formatSignedPercent, plural } from '../../format/format.ts'
import { differencesText, type WarningOf, type WarningTexts, warningNames } from './warning-text.ts'

type Kind =
  | 'plan-differs'
  | 'environment-differs'
  | 'scenarios-differ'
  | 'scenarios-too-few'
  | 'served-model-changed'
  | 'served-differently'
  | 'asked-differently'
  | 'output-length-changed'
  | 'moved-together'
  | 'not-confirmed-here'
  | 'base-not-measured'
  | 'acceptance-unused'

/** Warnings about how the two sides differ, and about a side that is missing. */
export const COMPARISON_WARNINGS: WarningTexts<Kind> = {
  'plan-differs': {
    isLoud: true,
    text: ({ target, differences }, voice) =>
      `${voice.name(target)} is not compared, because its requests differ from those of the baseline (${differencesText(differences, voice)}).`
  },
  'environment-differs': {
    // An owned target is not compared across machines; for a provider it is a note.
    isLoud: ({ compared }) => !compared,
    text: ({ target, baseline, candidate, compared }, voice) =>
      `${voice.name(target)} was measured on another machine than the baseline: ${voice.name(baseline)} before, ${voice.name(candidate)} now. ${compared ? 'It is compared all the same.' : 'It is not compared.'}`
  },
  'scenarios-differ': {
    isLoud: false,
    text: ({ target, added, removed }, voice) => {
      const parts = [
        ...(added.length === 0 ? [] : [`${warningNames(added, voice)} added`]),
        ...(removed.length === 0 ? [] : [`${warningNames(removed, voice)} removed`])
      ]
      return `The prompts for ${voice.name(target)} changed: ${parts.join('; ')}. Only prompts that both sides have are compared.`
    }
  },
  'scenarios-too-few': {
    isLoud: true,
    text: ({ target, common, all }, voice) =>
      `${voice.name(target)} is not compared: only ${common} of ${plural(all, 'prompt')} are also in the baseline.`
  },
  'served-model-changed': {
    isLoud: true,
    text: ({ target, from, to }, voice) =>
      `${voice.name(target)} is served by another model: ${voice.name(from)} before, ${voice.name(to)} now.`
  },
  'served-differently': {
    isLoud: false,
    text: ({ target, what, from, to }, voice) =>
      `${voice.name(target)} is served ${SERVED_WORDS[what]}: ${voice.name(from)} before, ${voice.name(to)} now.`
  },
  'asked-differently': {
    isLoud: true,
    text: ({ target, differences }, voice) =>
      `The requests to base and head of ${voice.name(target)} differ, because their hosts accept different parameters: ${differencesText(differences, voice)}. Part of a change may come from that.`
  },
  'output-length-changed': {
    isLoud: true,
    text: ({ target, changeRatio }, voice) =>
      `Answers of ${voice.name(target)} are ${formatPercent(changeRatio)} ${changeRatio > 0 ? 'longer' : 'shorter'} than in the baseline. End-to-end time is judged at equal length, unless the first token is hidden.`
  },
  'moved-together': {
    isLoud: true,
    text: ({ targets, changeRatio }, voice) =>
      `${warningNames(targets, voice)} all moved by about ${formatSignedPercent(changeRatio)}, which points to the network, the runner or the region.`
  },
  'not-confirmed-here': {
    isLoud: true,
    text: () => 'There was no second measurement, so an alarm of this comparison is not confirmed.'
  },
  'base-not-measured': {
    // With these inputs base may have been measured all the same.
    isLoud: ({ why }) => why !== 'inputs-unclear',
    text: (warning, voice) => {
      const { why, target, detail } = warning
      const because = detail === undefined ? '' : ` (${voice.sentence(detail)})`
      if (why === 'inputs-unclear') {
        return `The inputs of this step before the change are unknown${because}, so base was measured with the inputs of this run, if at all.`
      }
      const base = target === undefined ? 'Base' : `Base of ${voice.name(target)}`
      return `${base} was not measured: ${BASE_MISSING[why].because}${because}.`
    },
    remedy: ({ why }, voice) => (why === 'inputs-unclear' ? '' : BASE_MISSING[why].remedy(voice))
  },
  'acceptance-unused': {
    isLoud: ({ why }) => why === 'unknown-check',
    text: ({ check, why }, voice) =>
      `The line under ${voice.literal('accept:')} for ${voice.name(check)} ${UNUSED_WORDS[why]}.`,
    remedy: ({ why }, { literal }) =>
      why === 'unknown-check'
        ? `Name a check as ${literal('TARGET METRIC STATISTIC')}, such as ${literal('mini ttft p95')}.`
        : 'You can remove it.'
  }
}

const SERVED_WORDS: Readonly<Record<WarningOf<'served-differently'>['what'], string>> = {
  'service-tier': 'in another service tier',
  fingerprint: 'by another build (its fingerprint changed)',
  backend: 'by another backend'
}

interface BaseMissing {
  readonly because: string
  readonly remedy: (voice: Voice) => string
}

const BASE_MISSING: Readonly<Record<Exclude<BaseNotMeasured, 'inputs-unclear'>, BaseMissing>> = {
  'base-commit-unknown': {
    because: 'its commit could not be determined',
    remedy: ({ literal }) =>
      `Let ${literal('actions/checkout')} check out its default, or name base under ${literal('base:')}.`
  },
  'files-unreadable': {
    because: 'its configuration or prompts could not be read',
    remedy: ({ literal }) =>
      `Add ${literal('contents: read')} to the ${literal('permissions')} of the job, or name base under ${literal('base:')}.`
  },
  'plan-invalid': {
    because: 'its own configuration is not valid',
    remedy: () => 'Changes are compared with base once its configuration is valid.'
  },
  'target-absent': { because: 'base has no such target', remedy: () => 'Its budgets are judged all the same.' },
  'too-few-common-prompts': {
    because: 'too few prompts have the same id on both sides',
    remedy: () => 'To have prompts compared, keep their ids or change fewer at a time.'
  },
  'key-missing': {
    because: 'the key for its target is not set',
    remedy: ({ literal }) => `Add it to the ${literal('env')} of the step.`
  },
  'nothing-recorded': {
    because: 'no run is stored of base or of a commit before it',
    remedy: () => 'The next run on the default branch is stored.'
  },
  'same-server': {
    because: 'one server with one plan cannot be both builds',
    remedy: ({ literal }) => `Start the build of base as a second server and name it under ${literal('base:')}.`
  },
  'base-does-not-answer': { because: 'it does not answer', remedy: () => 'Only head was measured.' }
}

const UNUSED_WORDS: Readonly<Record<WarningOf<'acceptance-unused'>['why'], string>> = {
  'no-alarm': 'has nothing to accept any more',
  ended: 'has passed its last day',
  'unknown-check': 'accepts nothing, because there was no such check'
}
