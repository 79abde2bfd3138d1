import { metricOf } from '../../../domain/metric.ts'
import type { RunEnd } from '../../../domain/run-file.ts'
import { plural } from '../../format/format.ts'
import { capital } from '../../format/words.ts'
import { type WarningOf, type WarningTexts, warningNames } from './warning-text.ts'

type Kind =
  | 'usage-missing'
  | 'cache-unverified'
  | 'void-samples'
  | 'buffered'
  | 'coalesced'
  | 'chunks-share-reads'
  | 'ended-badly'
  | 'server-said'
  | 'unread-text'
  | 'count-disbelieved'
  | 'stream-form'
  | 'partial'
  | 'price-unknown'
  | 'read-instead'
  | 'proxied'
  | 'tls-weakened'
  | 'parameter-adapted'

/** Warnings about how the requests went. */
export const MEASURING_WARNINGS: WarningTexts<Kind> = {
  'usage-missing': {
    isLoud: false,
    text: ({ target, count, of }, voice) =>
      `${voice.name(target)} reported no token count for ${count} of ${replies(of)}. ${count === of ? 'Their tokens are counted by estimate.' : 'Those have no time per output token.'}`
  },
  'cache-unverified': {
    isLoud: false,
    text: ({ target }, voice) =>
      `${voice.name(target)} does not report cached input tokens, so the gate cannot verify that the prompts were cold.`
  },
  'void-samples': {
    isLoud: false,
    text: ({ target, count, cause }, voice) =>
      `${plural(count, 'request')} to ${voice.name(target)} ${count === 1 ? 'was' : 'were'} repeated: ${VOID_CAUSES[cause]}.`
  },
  buffered: {
    isLoud: false,
    text: ({ target, count, of }, voice) =>
      `${count} of ${replies(of)} of ${voice.name(target)} arrived in one piece. ${COLLECTED}`
  },
  coalesced: {
    isLoud: false,
    text: ({ target, count, of }, voice) =>
      `${count} of ${replies(of)} of ${voice.name(target)} arrived in two pieces, although they have more tokens. ${COLLECTED}`
  },
  'chunks-share-reads': {
    isLoud: false,
    text: ({ target, count, of }, voice) =>
      `In ${count} of ${replies(of)} of ${voice.name(target)} several chunks arrived together, so the gaps between them are unknown and inter-chunk latency leaves these replies out.`
  },
  'ended-badly': {
    isLoud: ({ counted }) => counted === 'failed',
    text: ({ target, reason, counted, count, of }, voice) =>
      `${count} of ${replies(of)} of ${voice.name(target)} ended with the finish reason ${voice.name(reason)}, which is not a good end. ${count === 1 ? 'It counts' : 'They count'} as ${counted}.`
  },
  'server-said': {
    isLoud: false,
    text: ({ target, message, count }, voice) =>
      `${voice.name(target)} said of ${plural(count, 'failed request')}: ${voice.sentence(message)}`
  },
  'unread-text': {
    isLoud: true,
    text: ({ target, member, count, of }, voice) => {
      const where =
        member === undefined
          ? 'more text than they show'
          : `text in ${voice.name(member)}, which this version does not read`
      return `${count} of ${replies(of)} of ${voice.name(target)} have ${where}. When their first token came is unknown, so they have no time to first token and no time per output token.`
    }
  },
  'count-disbelieved': {
    isLoud: false,
    text: ({ target, why, count, of }, voice) =>
      `The token count of ${count} of ${replies(of)} of ${voice.name(target)} is not used: ${DOUBTS[why]}.`
  },
  'stream-form': {
    isLoud: false,
    text: ({ target, form, count, of }, voice) => `${count} of ${replies(of)} of ${voice.name(target)} ${FORMS[form]}.`
  },
  partial: {
    isLoud: true,
    text: ({ reason }) => `Measuring ended early: ${END_WORDS[reason]}. The requests made until then are judged.`
  },
  'price-unknown': {
    isLoud: false,
    text: ({ targets }, voice) =>
      `No price is known for ${warningNames(targets, voice)}, so tokens were capped instead of dollars.`
  },
  'read-instead': {
    isLoud: false,
    text: ({ target, metric, read }, voice) =>
      `${capital(metricOf(metric).short)} of ${voice.name(target)} cannot be observed, because some or all of its replies do not stream their reasoning; ${metricOf(read).short} is used instead.`
  },
  proxied: {
    isLoud: false,
    text: ({ target }, voice) =>
      `Requests to ${voice.name(target)} went through a proxy, whose time is part of every measurement.`
  },
  'tls-weakened': {
    isLoud: ({ how }) => how === 'unchecked',
    text: ({ how }, { literal }) =>
      how === 'unchecked'
        ? `${literal('NODE_TLS_REJECT_UNAUTHORIZED=0')} is set, so that no certificate was checked: anybody on the way could have answered, and read the keys.`
        : `Certificates were checked with the authority in ${literal('ca-file')} as well as the usual ones.`,
    remedy: ({ how }, { literal }) =>
      how === 'unchecked' ? `Remove it, and name the certificate of your authority as ${literal('ca-file')}.` : ''
  },
  'parameter-adapted': {
    // The host was not sent what the user asks for.
    isLoud: ({ change }) => change.how === 'left-out' && change.isOfUser,
    text: (warning, voice) => `${voice.name(warning.target)} ${adaptedText(warning, voice.literal)}.`,
    remedy: ({ change }, { literal }) => {
      if (change.how === 'left-out' && change.isOfUser) return 'Remove it from the configuration.'
      return change.how === 'set' ? `Set it under ${literal('params')} to measure another value.` : ''
    }
  }
}

function replies(count: number): string {
  return plural(count, 'reply', 'replies')
}

const DOUBTS: Readonly<Record<WarningOf<'count-disbelieved'>['why'], string>> = {
  'more-than-limit': 'it exceeds the limit that the request set',
  'fewer-than-chunks': 'it is smaller than the number of pieces that arrived',
  'far-from-text': 'it is more than four times the tokens of the text, or less than a quarter',
  'reasoning-above-output': 'it counts more reasoning tokens than output tokens',
  'reasoning-impossible': 'the total leaves more tokens than could have been generated in the time or under the limit'
}

const FORMS: Readonly<Record<WarningOf<'stream-form'>['form'], string>> = {
  'no-end-mark': 'have a finish reason but not the end mark of the API',
  'no-finish-reason': 'have the end mark of the API but no finish reason',
  unterminated: 'lack the empty line after the last event',
  'nonjson-keepalive': 'contain keep-alives sent as data',
  'reasoning-uncounted':
    'contain reasoning that is neither sent nor counted, so their first token and their time per output token are unknown',
  'upload-pending':
    'began while part of the request was still waiting to be sent, so their times include some of the upload',
  'fresh-retry': 'were requested again on a new connection, because the server had closed the old one'
}

const COLLECTED =
  'Something between it and this job collects the stream, so these replies have no time per output token.'

function adaptedText({ parameter, change }: WarningOf<'parameter-adapted'>, literal: (own: string) => string): string {
  switch (change.how) {
    case 'renamed':
      return `does not accept ${literal(parameter)}, so ${literal(change.to)} was sent instead`
    case 'left-out':
      return change.isOfUser
        ? `does not accept ${literal(parameter)}, which the configuration sets, so every request was sent without it`
        : `does not accept ${literal(parameter)}, so it was left out`
    case 'set':
      return `is a reasoning model, so ${literal(parameter)} was set to ${literal(change.to)}, the lowest value it accepts`
    case 'raised':
      return `is a reasoning model, so ${change.byTokenCount} tokens were added to ${literal(parameter)} for its reasoning`
    default:
      return change satisfies never
  }
}

const VOID_CAUSES: Readonly<Record<WarningOf<'void-samples'>['cause'], string>> = {
  'cache-hit': 'the provider had part of the prompt in its cache',
  'model-load': 'the server first had to load the model',
  'cache-miss': 'the provider had none of the prompt in its cache, although it had been sent before',
  'client-stall': 'this machine was stalled, or out of sockets, during the request',
  'cached-reply': 'a cache in front of the model returned a stored reply'
}

/** The end of measuring, as a clause. */
export const END_WORDS: Readonly<Record<RunEnd['reason'], string>> = {
  decided: 'every check was decided',
  fixed: 'all planned requests were made',
  'max-pairs': 'the largest number of pairs was reached',
  'max-cost': 'the cost limit was reached',
  timeout: 'the time limit was reached',
  cancelled: 'the job was cancelled',
  'account-refused': 'a host does not serve the account any longer'
}
