import type { Outcome } from '../domain/sample.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Refusal } from './dialect.ts'
import { type ForeignObject, firstText, isObject, listOf, objectOf, parseJson, serverLine } from './foreign-json.ts'

/** Status that the site of an overloaded service sends; not registered, but Anthropic's and its followers'. */
const OVERLOADED = 529

/** The error a JSON object carries or is; absent where it is none. */
export function errorIn(json: ForeignObject): unknown {
  const { error, object, type, x_groq: groq } = json
  // Cerebras puts the status beside the error, not into it.
  if (isObject(error)) return { status_code: json['status_code'], ...error }
  // LM Studio and xAI put the words themselves there; the code, where there is one, stands beside them.
  if (typeof error === 'string' && error !== '') return { code: json['code'], message: error }
  if (object === 'error' || type === 'error') return json
  return firstText(objectOf(groq)['error']) ?? errorWithoutMember(json)
}

/** `error_code` (FastChat), `errorMessage`, `err_msg`, `errcode`, `errno`, `errors`, … */
const ERROR_NAME =
  /^(err|errors?|exception)([_-]?(code|no|num|msg|message|type|text|reason|details?|info|description))?$/i
/** `base_resp.status_code` (MiniMax) and its like, which say 0 where all is well. */
const STATUS_CODE = /^status_?code$/i

/** An error that is in no member of that name: one that the event marks with a code, or with `success: false`. */
function errorWithoutMember(json: ForeignObject): unknown {
  if (json['success'] === false || json['ok'] === false) return json
  for (const name in json) {
    const error = errorInMember(json, name)
    if (error !== undefined) return error
  }
  return undefined
}

/** The names of most members of most events rule them out. */
function errorInMember(json: ForeignObject, name: string): ForeignObject | undefined {
  const value = json[name]
  if (ERROR_NAME.test(name)) return isAllWell(value) ? undefined : { ...json, code: json['code'] ?? value }
  return isObject(value) && hasBadStatus(value) ? { ...json, ...value } : undefined
}

function hasBadStatus(inner: ForeignObject): boolean {
  for (const name in inner) if (STATUS_CODE.test(name) && !isAllWell(inner[name])) return true
  return false
}

/** Values of a code that report no error. */
function isAllWell(code: unknown): boolean {
  if (typeof code === 'string')
    return /^(0+|20\d|20000|ok|success(ful)?|succeeded|none|null|false)?$/i.test(code.trim())
  if (typeof code === 'number') return code === 0 || (code >= 200 && code < 300) || code === 20_000
  return code === undefined || code === null || code === false || (typeof code === 'object' && hasNoMembers(code))
}

function hasNoMembers(value: object): boolean {
  return Object.keys(value).length === 0
}

/**
 * The error that an event is in which the dialect found nothing of its own. With a code of failure beside its words (`code` and `msg`,
 * `type: "server_error"`, `status: 500`) it is one. By words alone (`detail`, `message`) it is one only if nothing follows:
 * `{"status": "queued", "message": "…"}` reports progress.
 */
export function errorByWords(json: ForeignObject): readonly StreamPart[] {
  const { code, status, type } = json
  if (wordsIn(json) === '') return []
  const isNamed = typeof type === 'string' && /(^|[_.-])(error|exception|failed|failure)$/i.test(type)
  const isFailed = typeof status === 'string' && /^(error|failed|failure)$/i.test(status)
  if (isNamed || isFailed || !isAllWell(code) || Number(status) >= 400) return [errorPart(json)]
  if (typeof type === 'string' || typeof json['object'] === 'string' || wordsIn(json, WORDS) === '') return []
  return [{ ...errorPart(json), unlessMoreFollows: true }]
}

type StreamErrorPart = Extract<StreamPart, { type: 'stream-error' }>

/** The part for an error that came in a stream: an object, or the words alone. */
export function errorPart(error: unknown): StreamErrorPart {
  const account = isAccountTrouble(error) ? { account: true } : {}
  return { type: 'stream-error', outcome: outcomeOfError(error), message: messageOf(error), ...account }
}

/**
 * Errors outside the framing: llama.cpp used to send an `error:` field, which every parser ignores
 * (ggml-org/llama.cpp#16109), and others a bare JSON line (lemonade-sdk/lemonade#2826).
 */
export function readStrayLine(line: string): readonly StreamPart[] {
  const text = line.trim()
  if (text.startsWith('<')) return [{ type: 'malformed', message: 'a page in place of a stream' }]
  const field = /^error:(?<words>.*)$/.exec(text)?.groups?.['words']?.trim()
  const json = parseJson(field ?? text)
  if (field !== undefined) return [errorPart(isObject(json) ? (errorIn(json) ?? json) : field)]
  if (!isObject(json)) return []
  const error = errorIn(json)
  return error === undefined ? [{ type: 'malformed', message: 'a JSON line that is no event' }] : [errorPart(error)]
}

/** A reply with another status than 200. */
export function readRefusal(status: number, bodyText: string): Refusal {
  const json = parseJson(bodyText)
  const error = isObject(json) ? (errorIn(json) ?? json) : undefined
  const account = status === PAYMENT_REQUIRED || (error !== undefined && isAccountTrouble(error))
  return {
    outcome: account ? 'http-error' : (outcomeOfCode(status) ?? 'http-error'),
    message: error === undefined ? pageText(bodyText) : messageOf(error),
    fields: error === undefined ? [] : fieldsOf(error),
    ...(account ? { account } : {})
  }
}

/** A 200 whose body is one document. */
export function readWhole(bodyText: string): Refusal {
  return readDocument(bodyText, (json) => Array.isArray(json['choices']))
}

/** The same for an API whose replies look otherwise. */
export function readDocument(bodyText: string, isReply: (json: ForeignObject) => boolean): Refusal {
  const json = parseJson(bodyText)
  if (!isObject(json)) return { outcome: 'not-a-stream', message: pageText(bodyText), fields: [] }
  const error = errorIn(json)
  if (error !== undefined) {
    const account = isAccountTrouble(error) ? { account: true } : {}
    return { outcome: outcomeOfError(error), message: messageOf(error), fields: fieldsOf(error), ...account }
  }
  if (isReply(json)) return { outcome: 'not-streamed', message: '', fields: [] }
  return { outcome: 'api-error', message: messageOf(json), fields: fieldsOf(json) }
}

/** Codes come as numbers, as numbers in text, and as names. */
function outcomeOfError(error: unknown): Outcome {
  if (isAccountTrouble(error)) return 'api-error'
  const { code, type, status, status_code: statusCode, error_code: errorCode } = objectOf(error)
  const outcomes = [code, status, statusCode, errorCode, type].map(outcomeOfCode)
  return outcomes.find((outcome) => outcome !== undefined) ?? 'api-error'
}

/** OpenAI's codes and those of its kin for accounts that cannot pay. */
const ACCOUNT_CODES =
  /insufficient_?(?:quota|balance|credit|fund)|billing|payment_?required|account_?(?:deactivated|suspended|disabled)|arrear|(?:spend(?:ing)?_?(?:limit|cap)|budget)_?(?:reached|exceeded)|exceeded_?budget/i
/** The same in words. "Quota" is not among them: Google says it of requests per minute as well. */
const ACCOUNT_WORDS =
  /insufficient\s+(?:account\s+)?(?:balance|credits?|funds?|quota)|(?:balance|credits?|funds?)\s+(?:is|are|has been|have been|is too)\s+(?:insufficient|exhausted|depleted|used up|low|not enough|negative)|(?:out of|no|not enough|run out of|exhausted)\s+(?:\w+\s+)?credits?|credit balance|(?:billing|spend(?:ing)?|budget) (?:hard |soft )?(?:limit|cap)|budget (?:has been |was )?exceeded|exceeded (?:your|the|its|their|\w+'s) (?:\w+ )?budget|payment required|account\s+(?:\S+\s+){0,4}(?:suspended|deactivated|disabled|overdue|terminated|closed)|subscription\s+(?:\S+\s+){0,3}(?:expired|inactive|ended)|in arrears/i
/** Words about an account that cannot pay, which hosts also use when they offer a higher rate: `Upgrade at …/settings/billing`. */
const OFFERS = /billing|(?:top|add)[- ]?up|purchase more|recharge|upgrade your plan/i
/** A limit on requests or tokens in a time, which ends by itself. */
const RATE_WORDS =
  /rate[ -]?limit|too many requests|try again in\b|per[ -](?:second|minute|min|hour|day)\b|\b[rt]p[mds]\b/i

/** Returns true where the account cannot pay, or is closed: that does not go away by itself, whatever status it comes with. */
function isAccountTrouble(error: unknown): boolean {
  const { code, type, status_code: statusCode, status, details } = objectOf(error)
  if ([code, statusCode, status].some((each) => Number(each) === PAYMENT_REQUIRED)) return true
  if ([code, type].some((each) => typeof each === 'string' && ACCOUNT_CODES.test(each))) return true
  // A limit that ends is told with the time when it does.
  const isPassing = JSON.stringify(details ?? '').includes('retryDelay')
  const words = messageOf(error)
  return !isPassing && (ACCOUNT_WORDS.test(words) || (OFFERS.test(words) && !RATE_WORDS.test(words)))
}

const PAYMENT_REQUIRED = 402

function outcomeOfCode(code: unknown): Outcome | undefined {
  if (typeof code === 'string' && !/^\d+$/.test(code)) return outcomeOfName(code)
  const status = Number(code ?? Number.NaN)
  if (status === 429) return 'rate-limited'
  return status === 503 || status === OVERLOADED ? 'overloaded' : undefined
}

function outcomeOfName(name: string): Outcome | undefined {
  if (/rate_?limit|too_?many_?requests|resource_?exhausted/i.test(name)) return 'rate-limited'
  return /overloaded|unavailable/i.test(name) ? 'overloaded' : undefined
}

/** FastAPI, in front of many servers, puts a list of `{loc, msg}` into `detail`. */
function messageOf(error: unknown): string {
  return serverLine(typeof error === 'string' ? error : wordsIn(objectOf(error)))
}

/** Members that hold a server's words, the most telling first, in small letters and without underscores. */
const WORDS = [
  ...['message', 'msg', 'errormessage', 'errormsg', 'errmsg', 'statusmsg', 'statusmessage'],
  ...['error', 'errors', 'exception', 'detail', 'details', 'errordetail', 'errordescription']
]
/** Members that hold words of a model as well: only of what is known for an error are they a server's. */
const WORDS_OF_ERRORS = [...WORDS, 'description', 'reason', 'title', 'text', 'info']

function wordsIn(error: ForeignObject, names = WORDS_OF_ERRORS): string {
  const said = new Map(
    Object.entries(error).map(([name, value]) => [name.toLowerCase().replaceAll(/[_-]/g, ''), value])
  )
  for (const name of names) {
    const words = wordsOf(said.get(name))
    if (words !== '') return words
  }
  return ''
}

function wordsOf(value: unknown): string {
  const inner = objectOf(value)
  const listed = listOf(value).map((each) => firstText(each, objectOf(each)['msg'], objectOf(each)['message']) ?? '')
  return firstText(value, inner['message'], inner['msg'], listed.filter((each) => each !== '').join('; ')) ?? ''
}

function fieldsOf(error: unknown): readonly string[] {
  const { param, detail } = objectOf(error)
  const places = listOf(detail).map((each) => listOf(objectOf(each)['loc']).filter((step) => step !== 'body'))
  const names = [firstText(param), ...places.map((steps) => steps.join('.'))]
  return names.filter((name) => name !== undefined && name !== '').map((name) => serverLine(String(name)))
}

/** A page's words stand near its front; the rest only costs time. */
const PAGE_CHARACTERS = 8192

/** The words of an HTML page, without markup, scripts and styles. Another text may be a model's words: nothing of it. */
export function pageText(body: string): string {
  if (!/^\s*</.test(body)) return ''
  const withoutCode = body.slice(0, PAGE_CHARACTERS).replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
  return serverLine(withoutCode.replace(/<[^>]*>?/g, ' '))
}
