import { KnownError } from '../../domain/errors.ts'
import { CUSTOM_API, DEFAULT_BASE_URLS, type Target } from '../../domain/plan.ts'
import { REASONING_ALLOWANCE_TOKENS } from '../../providers/negotiation/known-parameters.ts'
import { refusedParameters } from '../../providers/negotiation/next-parameters.ts'
import { presetOf } from '../../providers/presets.ts'
import { dialectOf } from '../../providers/registry.ts'
import { type NamedProxy, PROXY_REFUSED } from '../wire/proxy.ts'
import { scrubDetail } from './scrub.ts'
import { type Attempt, pathOf } from './stream-once.ts'

/** Explains a failed probe in the user's own names: the request, the reply, and what to do. */
export function explainFailure(failed: Attempt, secrets: readonly string[], proxy?: NamedProxy): KnownError {
  const detail = scrubDetail(failed.detail, secrets)
  const facts = { ...failureFacts({ ...failed, detail }), proxy }
  const { derived } = failed
  if (detail.account === true) return explainAccount(facts)
  switch (derived.outcome) {
    case 'http-error':
      return explainStatus(facts, detail.status ?? 0)
    case 'not-a-stream':
    case 'empty-body':
    case 'api-error':
    case 'protocol-error':
      return explainReply(facts)
    case 'empty-output':
      return explainEmpty(facts)
    default:
      return explainUnmeasurable(facts)
  }
}

interface Facts {
  readonly attempt: Attempt
  readonly target: Target
  readonly who: string
  readonly host: string
  /** Host and path. */
  readonly place: string
  /** `: words of the server`, or nothing. */
  readonly words: string
  /** The proxy that the request went to. */
  readonly proxy?: NamedProxy
}

function failureFacts(attempt: Attempt): Facts {
  const { target } = attempt.question
  const { host } = new URL(target.baseUrl)
  // The request is built only for its address, so it needs no messages.
  const { path } = dialectOf(target).buildRequest(target, [], 1)
  const words = attempt.detail.message
  return {
    attempt,
    target,
    who: `target ${JSON.stringify(target.id)}`,
    host,
    place: `${host}${pathOf(target, path).split('?')[0]}`,
    words: words === '' ? '' : `: ${words}`
  }
}

function explainStatus(facts: Facts, status: number): KnownError {
  const { who, host, words, target } = facts
  const { sample } = facts.attempt
  if (PROXY_STATUSES.includes(status) && sample.flags.includes('via-proxy') && target.baseUrl.startsWith('http:'))
    return explainProxy(facts, status)
  if (status === 401 || status === 403 || facts.attempt.detail.keyRefused === true) return explainKey(facts, status)
  if (status === 404 || status === 405) return explainNotFound(facts, status)
  if (status < 400) return explainRedirect(facts, status)
  if (status < 500) return explainRefusedRequest(facts, status)
  return new KnownError('cannot-measure', `${who}: ${host} answered ${status}${words}`, {
    hint: 'Check that the service is up, then run the job again.'
  })
}

function explainNotFound({ who, place, words, target }: Facts, status: number): KnownError {
  const isCustom = target.api === CUSTOM_API
  const what = isCustom ? '' : ` for model ${JSON.stringify(target.model)}`
  return new KnownError('not-found', `${who}: ${place} answered ${status}${what}${words}`, {
    hint: isCustom ? CUSTOM_PATH_HINT : `Check "base-url"${usualEnd(target)}, and "model".`
  })
}

const CUSTOM_PATH_HINT =
  'Check "base-url", and "path" of the block "custom". The request is a POST. If the server answers so only while it starts, set "wait-for".'

/** A proxy answers with these in its own name; from outside nobody can tell. */
const PROXY_STATUSES = [403, 407, 502, 503, 504]

function explainProxy({ who, host, words }: Facts, status: number): KnownError {
  return new KnownError(
    proxyCode(status),
    `${who}: the proxy between this machine and ${host}, or the server behind it, answered ${status}${words}`,
    { hint: proxyHint(host) }
  )
}

/** A proxy's refusal lasts. A proxy that cannot reach the host may reach it later. */
function proxyCode(status: number): 'wrong-endpoint' | 'cannot-measure' {
  return status < 500 ? 'wrong-endpoint' : 'cannot-measure'
}

function proxyHint(host: string): string {
  return `Let the proxy allow ${host}, or add ${host} to NO_PROXY.`
}

/** Nothing that waiting mends, so it is no outage. */
function explainAccount({ who, host, words }: Facts): KnownError {
  return new KnownError(
    'account-refused',
    `${who}: ${host} does not serve this account, which has no credit or is closed${words}`,
    {
      hint: `Add credit to the account of the key at ${host}, or use the key of another account.`
    }
  )
}

function explainKey(facts: Facts, status: number): KnownError {
  const { attempt, who, host, target } = facts
  const { key } = target
  if (attempt.isSigned) return explainSignature(facts, status)
  if (key.from === 'none') {
    return new KnownError('key-refused', `${who}: ${host} answered ${status}, and no key was sent`, {
      hint: 'Name the variable that holds the key as "api-key-env" of the target, or set the input "api-key".'
    })
  }
  const name = key.from === 'environment' ? `variable ${key.name}` : 'input "api-key"'
  return new KnownError('key-refused', `${who}: ${host} refused the key of ${name} (${status})`, {
    hint: `Check that ${name} holds a key of ${host} that may use model ${JSON.stringify(target.model)}.`
  })
}

/** The service's own words name accounts and roles. They are read here but never repeated. */
function explainSignature({ attempt, who, host, target }: Facts, status: number): KnownError {
  const isLate = /signature (expired|not yet current)/i.test(attempt.detail.message)
  return new KnownError('key-refused', `${who}: ${host} refused the AWS credentials of the environment (${status})`, {
    hint: isLate
      ? 'Set the clock of this machine. A signature is valid for five minutes only.'
      : `Check that they belong to one session, have not expired, and may call bedrock:InvokeModelWithResponseStream for model ${JSON.stringify(target.model)}.`
  })
}

/** A redirect names an address. "Not modified" (304) is none, whatever else the reply holds. */
function explainRedirect({ attempt, who, place, words, target }: Facts, status: number): KnownError {
  const to = attempt.detail.redirectHost
  if (to === undefined || status === 304) {
    return new KnownError(
      'wrong-endpoint',
      `${who}: ${place} answered ${status}, which is neither a reply nor a redirect with an address${words}`,
      {
        hint: `Check "base-url"${usualEnd(target)}, and whether a cache, a proxy or a sign-in page stands in front of the server.`
      }
    )
  }
  return new KnownError(
    'wrong-endpoint',
    `${who}: ${place} answered ${status}, a redirect to ${to}; redirects are not followed`,
    { hint: 'Set "base-url" to the address that the redirect leads to.' }
  )
}

function explainRefusedRequest({ attempt, who, host, words, target }: Facts, status: number): KnownError {
  const { fields } = attempt.detail
  const named = fields.length === 0 ? '' : `, naming ${quoted(fields)}`
  return new KnownError('request-refused', `${who}: ${host} refused the request (${status})${named}${words}`, {
    hint: refusedHint(target, refusedParameters(target, attempt.detail))
  })
}

/** The gate has already left out its own parameters, so the refused one is the user's. */
function refusedHint({ api, params }: Target, names: readonly string[]): string {
  if (api === CUSTOM_API) return 'Change "body" of the block "custom" to what the application takes.'
  if (names.length > 0) {
    const places = [...new Set(names.map((name) => (name in params ? '"params"' : '"extra-body"')))].join(' and ')
    return `Remove ${quoted(names)} from ${places} of the target, or give it a value that this model takes.`
  }
  return 'Change or remove the refused parameter under "params" or "extra-body". To leave out a parameter that the gate sends, write NAME: null there.'
}

function quoted(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(', ')
}

/** Returns `, which usually ends in /v1` for an API whose public address has a path. */
function usualEnd({ api }: Target): string {
  const { pathname = '/' } = URL.parse(DEFAULT_BASE_URLS[api] ?? '') ?? {}
  return pathname === '/' ? '' : `, which usually ends in ${pathname}`
}

/** The largest head of a reply that Node reads; `node --max-http-header-size` says more. */
const MAX_HEADER_KIB = 16

/** A reply that is no HTTP/1.1: of a server that speaks it, with one of two faults that have names, or of one that does not. */
function explainBreach({ attempt, who, host }: Facts): KnownError {
  const { code = '' } = attempt.detail
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW') {
    return new KnownError(
      'wrong-endpoint',
      `${who}: ${host} sent headers of more than ${MAX_HEADER_KIB} KiB, which is the most that is read`,
      {
        hint: 'Let the server, or what stands in front of it, send fewer or shorter headers.'
      }
    )
  }
  if (LENGTH_FAULTS.includes(code)) {
    return new KnownError(
      'wrong-endpoint',
      `${who}: ${host} sent a content-length that its body does not keep, or one beside "transfer-encoding: chunked" (${code})`,
      {
        hint: 'Let the server, or the proxy in front of it, send one of the two: a stream has no length that is known beforehand.'
      }
    )
  }
  return new KnownError('wrong-endpoint', `${who}: the server at ${host} does not speak HTTP/1.1`, {
    hint: 'Check the port of "base-url", and whether the server expects "http" or "https".'
  })
}

const LENGTH_FAULTS: readonly string[] = [
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'HPE_UNEXPECTED_CONTENT_LENGTH',
  'HPE_INVALID_CONTENT_LENGTH',
  'HPE_INVALID_TRANSFER_ENCODING'
]

function explainReply(facts: Facts): KnownError {
  const { attempt, who, place, words, target } = facts
  if (attempt.detail.status === undefined) {
    return explainBreach(facts)
  }
  const came = {
    'not-a-stream': 'a page or text instead of a stream of tokens',
    'empty-body': 'an empty body',
    'api-error': 'an error',
    'protocol-error': 'a stream in a format other than the API of the target'
  }[attempt.derived.outcome as 'not-a-stream']
  const isSaid = attempt.derived.outcome === 'api-error' && words !== ''
  const isFormat = target.api === CUSTOM_API && attempt.derived.outcome !== 'api-error'
  if (isFormat) {
    const shape = attempt.derived.outcome === 'protocol-error' ? 'a stream that "custom" does not describe' : came
    return new KnownError('wrong-endpoint', `${who}: ${place} answered 200 with ${shape}${words}`, {
      hint: CUSTOM_FORMAT_HINT
    })
  }
  return new KnownError('wrong-endpoint', `${who}: ${place} answered 200 with ${came}${words}`, {
    hint: `${isSaid ? 'If the error does not explain it, check' : 'Check'} "base-url"${usualEnd(target)}, and that the server streams.`
  })
}

const CUSTOM_FORMAT_HINT =
  'Check "format", "text", "text-event" and "done" of the block "custom" against what the application sends (curl -N shows it).'

function explainEmpty({ attempt, who, place, words, target }: Facts): KnownError {
  if (target.api === CUSTOM_API && attempt.detail.finishedByLength !== true) {
    return new KnownError('empty-replies', `${who}: ${place} ended its reply without any text${words}`, {
      hint: CUSTOM_FORMAT_HINT
    })
  }
  const limit = attempt.question.scenario.maxOutputTokens
  const sent = limit + attempt.settled.thinking.allowanceTokenCount
  const model = JSON.stringify(target.model)
  const { unreadMember } = attempt.sample
  if (unreadMember !== undefined) {
    return new KnownError(
      'empty-replies',
      `${who}: model ${model} sent text only in ${JSON.stringify(unreadMember)}, which this version does not read`,
      { hint: 'Check "api" and "model", and whether a newer version of the gate reads this member.' }
    )
  }
  if (attempt.detail.finishedByLength !== true) {
    return new KnownError('empty-replies', `${who}: model ${model} ended its reply without any answer`, {
      hint: 'Check "model" and "params". An empty reply has nothing to time.'
    })
  }
  return new KnownError(
    'empty-replies',
    `${who}: model ${model} spent all ${sent} output tokens before the first word of its answer`,
    { hint: roomHint(target, limit + REASONING_ALLOWANCE_TOKENS, sent + REASONING_ALLOWANCE_TOKENS) }
  )
}

/** Built-in prompts have no file to edit. A limit in the target's parameters overrides that of every prompt. */
function roomHint(target: Target, limit: number, tokenLimit: number): string {
  const { names, hostsDiffer } = dialectOf(target).outputLimit
  const tokenLimitField = hostsDiffer ? presetOf(new URL(target.baseUrl).hostname).tokenLimitField : names[0]
  return `Leave room for reasoning: add max-output-tokens: ${limit} to each prompt of your file, or params: { ${tokenLimitField}: ${tokenLimit} } to the target.`
}

function explainUnmeasurable(facts: Facts): KnownError {
  const { who, host, words } = facts
  const tunnel = refusedTunnel(facts) ?? unreachableProxy(facts)
  if (tunnel !== undefined) return tunnel
  const [what, hint] = unmeasurable(facts)
  return new KnownError('cannot-measure', `${who}: ${host} ${what}${words}`, { hint })
}

const TRY_AGAIN = 'Check that the service is up, then run the job again.'

/** This program's own ends of a reply that does not end. */
const TOO_LARGE = ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'ERR_REPLY_TOO_LARGE']

function unmeasurable({ attempt, target, words }: Facts): readonly [what: string, hint: string] {
  const { derived, detail } = attempt
  switch (derived.outcome) {
    case 'rate-limited':
      return [
        'kept answering "too many requests"',
        'Lower "in-flight" under "schedule", or use a key with a higher limit.'
      ]
    case 'overloaded':
      return ['kept answering that it is overloaded', 'Run the job again later.']
    case 'timeout-connect':
      return [
        'did not accept a connection in time',
        'Check the host of "base-url", and firewalls and proxies on the way.'
      ]
    case 'timeout-first-byte':
    case 'timeout-idle':
    case 'timeout-total':
      return [`did not answer in time (${derived.outcome})`, TRY_AGAIN]
    case 'truncated':
      if (detail.code !== undefined && TOO_LARGE.includes(detail.code))
        return ['sent replies that are larger than this tool reads', 'Check that "base-url" leads to a chat API.']
      return target.api === CUSTOM_API && words !== ''
        ? ['closed the connection before the end that "done" names', CUSTOM_FORMAT_HINT]
        : ['cut its replies off', TRY_AGAIN]
    case 'unsupported-encoding':
      return [
        `compressed its reply (${detail.encoding}), which the request did not allow`,
        'Switch compression off for this path. It holds tokens back.'
      ]
    default:
      return connection(detail.code, target.baseUrl.startsWith('https:'))
  }
}

/** A server that wants a client certificate sends an alert, which TLS 1.3 hides behind the end of the connection. */
const HUNG_UP = /^(UND_ERR_SOCKET|ECONNRESET)$|TLS.*_ALERT_/
const CLIENT_HINT = 'If the server wants a client certificate, set "client-cert-file" and "client-key-file".'

function refusedTunnel({ attempt, who, host }: Facts): KnownError | undefined {
  const { status } = PROXY_REFUSED.exec(attempt.detail.code ?? '')?.groups ?? {}
  if (status === undefined) return undefined
  const message = `${who}: ${host} could not be reached: the proxy on the way refused to connect (${status})`
  return new KnownError(proxyCode(Number(status)), message, { hint: proxyHint(host) })
}

const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET']

/** Behind a proxy every connection is one to the proxy: what the host does with its own, the proxy tells in an answer. */
function unreachableProxy({ attempt, who, host, proxy }: Facts): KnownError | undefined {
  const { derived, detail } = attempt
  const isUnreached = UNREACHED.includes(detail.code ?? '') || derived.outcome === 'timeout-connect'
  if (proxy === undefined || !isUnreached) return undefined
  const what =
    detail.code === undefined ? `opened no connection to ${host} in time` : `could not be reached (${detail.code})`
  return new KnownError(
    'cannot-measure',
    `${who}: the proxy ${proxy.host}, which variable ${proxy.variable} names, ${what}`,
    {
      hint: `Check the address in ${proxy.variable}, and that the proxy is up. Requests to ${host} go straight if NO_PROXY lists it.`
    }
  )
}

function connection(code: string | undefined, isSecure: boolean): readonly [what: string, hint: string] {
  const check = 'Check "base-url", and that the server is up and reachable from this machine.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return [`could not be found: its name does not resolve (${code})`, check]
  if (code === 'ECONNREFUSED') return ['refused the connection (ECONNREFUSED)', check]
  if (code !== undefined && ['EMFILE', 'ENFILE', 'ENOBUFS'].includes(code)) {
    return [
      `could not be connected to: no more sockets can be opened on this machine (${code})`,
      'Raise the limit of open files (ulimit -n), or lower "in-flight" under "schedule".'
    ]
  }
  if (code !== undefined && isSecure && HUNG_UP.test(code)) return [`hung up (${code})`, `${check} ${CLIENT_HINT}`]
  if (code !== undefined && /CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code)) {
    return [
      `has a certificate that is not trusted (${code})`,
      'Set "ca-file" to the file of its certificate authority.'
    ]
  }
  return [code === undefined ? 'ended the stream with an error' : `could not be reached (${code})`, check]
}
