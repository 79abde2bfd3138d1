import type { Outcome } from '../domain/sample.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Refusal } from './dialect.ts'
import { type ForeignObject, firstText, isObject, listOf, objectOf, oneLine, parseJson } from './foreign-json.ts'

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
  return firstText(objectOf(groq)['error']) ?? unnamedErrorIn(json)
}

/** Members that hold a code which says how a request went, where an API puts it beside the reply: nothing else is wrong with it. */
const CODES = ['error_code', 'err_code', 'errcode', 'errorCode', 'code', 'status_code', 'statusCode', 'retcode', 'ret']
const WORDS = [
  'message',
  'msg',
  'error_msg',
  'errmsg',
  'err_msg',
  'error_message',
  'errorMessage',
  'status_msg',
  'detail',
  'text'
]
/** Objects that some APIs wrap both in: MiniMax, Tencent. */
const WRAPPERS = ['base_resp', 'BaseResp', 'Response', 'Error', 'err', 'errors']

/**
 * The error of an object without a member of that name: a code that says failure beside words, or `success: false`. MiniMax, Baidu,
 * Zhipu and gateways built on them answer so, with status 200.
 */
function unnamedErrorIn(json: ForeignObject): unknown {
  if (json['success'] === false || json['ok'] === false) return json
  for (const name of WRAPPERS) {
    const inner = [json[name], ...listOf(json[name])].find(isObject)
    if (inner !== undefined && saysFailure(inner)) return inner
  }
  return saysFailure(json) ? json : undefined
}

function saysFailure(json: ForeignObject): boolean {
  const code = CODES.map((name) => json[name]).find((each) => each !== undefined && each !== null)
  if (code === undefined || isGoodCode(code)) return false
  // `code` alone may be anything, also a program that the model wrote.
  return json['error_code'] !== undefined || WORDS.some((name) => typeof json[name] === 'string' && json[name] !== '')
}

/** 0 and the 200s, as numbers or text, and the words for them. */
function isGoodCode(code: unknown): boolean {
  if (typeof code === 'number') return code === 0 || (code >= 200 && code < 300) || code === 20_000
  return typeof code !== 'string' || /^(?:0+|2\d\d|20000|ok|success|succeeded|)$/i.test(code.trim())
}

/** The part for an error that came in a stream: an object, or the words alone. */
export function errorPart(error: unknown): StreamPart {
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
  /insufficient_?(?:quota|balance|credit|fund)|billing|payment_?required|account_?(?:deactivated|suspended|disabled)|arrear/i
/** The same in words. "Quota" is not among them: Google says it of requests per minute as well. */
const ACCOUNT_WORDS =
  /insufficient\s+(?:account\s+)?(?:balance|credits?|funds?|quota)|(?:balance|credits?|funds?)\s+(?:is|are|has been|have been|is too)\s+(?:insufficient|exhausted|depleted|used up|low|not enough|negative)|(?:out of|no|not enough|run out of|exhausted)\s+(?:\w+\s+)?credits?|credit balance|billing|payment required|(?:top|add)[- ]?up|purchase more|recharge|account\s+(?:\S+\s+){0,4}(?:suspended|deactivated|disabled|overdue|terminated|closed)|subscription\s+(?:\S+\s+){0,3}(?:expired|inactive|ended)|upgrade your plan|in arrears/i

/** Returns true where the account cannot pay, or is closed: that does not go away by itself, whatever status it comes with. */
function isAccountTrouble(error: unknown): boolean {
  const { code, type, status_code: statusCode, status, details } = objectOf(error)
  if ([code, statusCode, status].some((each) => Number(each) === PAYMENT_REQUIRED)) return true
  if ([code, type].some((each) => typeof each === 'string' && ACCOUNT_CODES.test(each))) return true
  // A limit that ends is told with the time when it does.
  const isPassing = JSON.stringify(details ?? '').includes('retryDelay')
  return !isPassing && ACCOUNT_WORDS.test(messageOf(error))
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
  if (typeof error === 'string') return oneLine(error)
  const object = objectOf(error)
  const { message, detail, error: inner } = object
  const details = listOf(detail).map((each) => firstText(objectOf(each)['msg']) ?? '')
  const words = WORDS.map((name) => object[name])
  return oneLine(firstText(message, objectOf(message)['message'], inner, detail, details.join('; '), ...words) ?? '')
}

function fieldsOf(error: unknown): readonly string[] {
  const { param, detail } = objectOf(error)
  const places = listOf(detail).map((each) => listOf(objectOf(each)['loc']).filter((step) => step !== 'body'))
  const names = [firstText(param), ...places.map((steps) => steps.join('.'))]
  return names.filter((name) => name !== undefined && name !== '').map((name) => oneLine(String(name)))
}

/** A page's words stand near its front; the rest only costs time. */
const PAGE_CHARACTERS = 8192

/** The words of an HTML page, without markup, scripts and styles. Another text may be a model's words: nothing of it. */
export function pageText(body: string): string {
  if (!/^\s*</.test(body)) return ''
  const withoutCode = body.slice(0, PAGE_CHARACTERS).replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
  return oneLine(withoutCode.replace(/<[^>]*>?/g, ' '))
}
