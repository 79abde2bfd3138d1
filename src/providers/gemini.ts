import type { Json, Message, Target } from '../domain/plan.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Dialect, Refusal, RequestSpec, ServerEvent } from './dialect.ts'
import { readObject, servedByParts, usageParts } from './event-parts.ts'
import { finishParts } from './finish-reasons.ts'
import {
  type ForeignObject,
  firstCount,
  firstText,
  isObject,
  listOf,
  objectOf,
  oneLine,
  parseJson
} from './foreign-json.ts'
import { readDocument, readRefusal, readStrayLine } from './openai-error.ts'
import { reasoningInTotal } from './openai-usage.ts'
import { givenMembers, withoutNulls } from './request-members.ts'
import { unreadParts } from './unread-text.ts'

/** Google's own format, of the Gemini API and of Vertex AI. https://ai.google.dev/api/generate-content */
export const gemini: Dialect = {
  id: 'gemini',
  framing: 'sse',
  eventShape: '{"candidates":[{"content":{"parts":[{"text":"…"}]}}]}',
  headers: { accept: 'text/event-stream' },
  authOf: () => ({ header: 'x-goog-api-key', prefix: '' }),
  outputLimit: { names: ['maxOutputTokens', 'max_output_tokens'], within: 'generationConfig' },
  reserved: {
    model: 'model',
    contents: 'prompts',
    systemInstruction: 'prompts',
    system_instruction: 'prompts',
    candidateCount: 'one-reply',
    candidate_count: 'one-reply'
  },
  endsByClose: true,
  buildRequest,
  readEvent,
  readStrayLine: readGeminiStrayLine,
  readRefusal: readGeminiRefusal,
  readWhole: readGeminiWhole
}

/** Members that stand beside `generationConfig`. The API takes their names in snake case as well. */
const BODY_MEMBERS = ['tools', 'toolConfig', 'safetySettings', 'cachedContent', 'labels', 'serviceTier', 'store']

function buildRequest(target: Target, messages: readonly Message[], maxOutputTokens: number): RequestSpec {
  const { body, settings } = givenMembers(target, 'generationConfig', (name) => BODY_MEMBERS.includes(camel(name)))
  const system = messages.filter(({ role }) => role === 'system')
  const limited = Object.keys(settings ?? {}).some((name) => camel(name) === 'maxOutputTokens')
  const config = withoutNulls({ ...(limited ? {} : { maxOutputTokens }), ...settings })
  return {
    // Without alt=sse the reply is one long JSON array.
    path: `/${modelPath(target.model)}:streamGenerateContent?alt=sse`,
    body: {
      ...(system.length === 0 ? {} : { systemInstruction: { parts: system.map(partOf) } }),
      contents: messages.filter(({ role }) => role !== 'system').map(contentOf),
      ...(settings === undefined ? {} : { generationConfig: config }),
      ...withoutNulls(body)
    }
  }
}

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Models are named with and without their collection. */
function modelPath(model: string): string {
  const [, collection = 'models', name = model] = /^(models|tunedModels|endpoints)\/(.+)$/.exec(model) ?? []
  return `${collection}/${encodeURIComponent(name)}`
}

function contentOf(message: Message): Json {
  return { role: message.role === 'assistant' ? 'model' : 'user', parts: [partOf(message)] }
}

function partOf({ content }: Message): Json {
  return { text: content }
}

function readEvent(event: ServerEvent): readonly StreamPart[] {
  return readObject(event, (json) => [
    ...listOf(json['candidates']).flatMap(candidateParts),
    ...blockParts(json['promptFeedback']),
    ...usageParts(countsOf(objectOf(json['usageMetadata']))),
    ...servedByParts({
      model: firstText(json['modelVersion']),
      serviceTier: tierOf(objectOf(json['usageMetadata']))
    })
  ])
}

/** The Gemini API has tiers, Vertex AI kinds of traffic, which are the same there. https://ai.google.dev/api/generate-content#UsageMetadata */
function tierOf({ serviceTier, trafficType }: ForeignObject): string | undefined {
  return [serviceTier, trafficType].map((each) => firstText(each)).find((each) => !isUnspecified(each))
}

function isUnspecified(name: string | undefined): boolean {
  return name === undefined || name.toLowerCase().endsWith('unspecified')
}

function candidateParts(candidate: unknown): readonly StreamPart[] {
  const { content, finishReason } = objectOf(candidate)
  const parts = listOf(objectOf(content)['parts']).map(objectOf)
  const texts = parts.flatMap(contentParts)
  const read = texts.length > 0 ? texts : parts.flatMap((part) => unreadParts('parts', part, isOfServer))
  // https://ai.google.dev/api/generate-content#FinishReason
  return [...read, ...finishParts(finishReason)]
}

/** What a tool of the server's own printed was not generated. */
function isOfServer(name: string): boolean {
  return name === 'codeExecutionResult' || name === 'functionResponse'
}

/**
 * A part without a text may carry a signature of the model's thoughts: nothing that anybody reads, and no sign that there
 * were any, since replies are signed that took none. Whether the model thought is told by its count.
 * https://ai.google.dev/gemini-api/docs/thought-signatures
 */
function contentParts(part: ForeignObject): readonly StreamPart[] {
  const text = firstText(part['text'])
  const call = toolCallOf(part)
  return [
    ...(text === undefined ? [] : [{ type: channelOf(part), text } as const]),
    ...(call === '' ? [] : [{ type: 'tool-call-delta', text: call } as const])
  ]
}

function channelOf(part: ForeignObject): 'reasoning-delta' | 'text-delta' {
  return part['thought'] === true ? 'reasoning-delta' : 'text-delta'
}

/** A call comes whole, its arguments as an object; code that the model has run is its words as well. */
function toolCallOf(part: ForeignObject): string {
  const { name, args } = objectOf(part['functionCall'])
  const { code } = objectOf(part['executableCode'])
  const written = isObject(args) && Object.keys(args).length > 0 ? JSON.stringify(args) : ''
  return (firstText(name) ?? '') + written + (firstText(code) ?? '')
}

/** A prompt that is blocked has no candidates, and so no finish reason. */
function blockParts(feedback: unknown): readonly StreamPart[] {
  const reason = firstText(objectOf(feedback)['blockReason'])
  if (reason === undefined || reason === 'BLOCK_REASON_UNSPECIFIED') return []
  return [{ type: 'finish', reason: 'refusal', name: oneLine(reason) || 'blocked' }]
}

/**
 * Totals so far, on every chunk. Thoughts are counted beside the candidates, which are absent where all was thought;
 * cached tokens are within the prompt.
 */
function countsOf(usage: ForeignObject) {
  const input = sumOf(usage['promptTokenCount'], usage['toolUsePromptTokenCount'])
  const output = firstCount(usage['candidatesTokenCount'])
  const named = firstCount(usage['thoughtsTokenCount'])
  const unnamed = named === undefined ? reasoningInTotal({ input, output, total: usage['totalTokenCount'] }) : undefined
  const thoughts = named ?? unnamed
  return {
    unnamedTokenCount: unnamed,
    inputTokenCount: input,
    outputTokenCount: sumOf(output, thoughts),
    reasoningTokenCount: thoughts,
    cachedTokenCount: firstCount(usage['cachedContentTokenCount'])
  }
}

/** Of those that are counts; absent where none is. */
function sumOf(...values: readonly unknown[]): number | undefined {
  const counts = values.map((value) => firstCount(value)).filter((count) => count !== undefined)
  return counts.length === 0 ? undefined : firstCount(counts.reduce((sum, count) => sum + count, 0))
}

/**
 * Errors of Google's APIs: `{error: {code, message, status, details}}`, in a list of one where a list was asked for.
 * https://google.aip.dev/193
 */
export function readGeminiRefusal(status: number, bodyText: string): Refusal {
  const text = unlisted(bodyText)
  const refusal = readRefusal(status, text)
  const error = objectOf(objectOf(parseJson(text))['error'])
  const details = listOf(error['details']).map(objectOf)
  const fields = [...unknownNames(error), ...violatedFields(details)]
  const waitMs = retryDelayMs(details)
  return {
    ...refusal,
    fields: [...new Set([...refusal.fields, ...fields])],
    ...(details.some(({ reason }) => reason === 'API_KEY_INVALID') ? { keyRefused: true } : {}),
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs })
  }
}

/** A 200 whose body is one document; a list of events is a reply that nobody streamed. */
export function readGeminiWhole(bodyText: string): Refusal {
  return readDocument(unlisted(bodyText), (json) => Array.isArray(json['candidates']) || 'promptFeedback' in json)
}

/** An error in the middle of a stream may come as it would have come alone, over several lines. */
export function readGeminiStrayLine(line: string): readonly StreamPart[] {
  return readStrayLine(unlisted(line))
}

/** The first of a list, which stands for all of it: the list itself is no more than brackets. */
function unlisted(text: string): string {
  const json = parseJson(text)
  return Array.isArray(json) && isObject(json[0]) ? JSON.stringify(json[0]) : text
}

function violatedFields(details: readonly ForeignObject[]): readonly string[] {
  const violations = details.flatMap(({ fieldViolations }) => listOf(fieldViolations).map(objectOf))
  return violations.map(({ field }) => oneLine(firstText(field) ?? '')).filter((field) => field !== '')
}

/** An unknown member is named in the message alone; its `field` is what it was found in. */
function unknownNames({ message }: ForeignObject): readonly string[] {
  const matches = (firstText(message) ?? '').matchAll(/Unknown name "(?<name>[^"]+)"/g)
  return [...matches].map(({ groups }) => oneLine(groups?.['name'] ?? '')).filter((name) => name !== '')
}

/** `retryDelay: "31s"`, in place of the header `retry-after`. */
function retryDelayMs(details: readonly ForeignObject[]): number | undefined {
  const delay = details.map(({ retryDelay }) => firstText(retryDelay)).find((each) => each !== undefined)
  const seconds = /^(\d{1,6}(?:\.\d{1,9})?)s$/.exec(delay ?? '')?.[1]
  return seconds === undefined ? undefined : Number(seconds) * 1000
}
