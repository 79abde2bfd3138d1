import { z } from 'zod'
import { CUSTOM_API, CUSTOM_FORMATS, type CustomFormat, type EventMatch, type Json } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import { mentions, PLACEHOLDER, PLACEHOLDERS } from '../../providers/custom.ts'
import { type Fault, fault, type PlacedFault } from '../text/fault.ts'
import { isCredential } from '../text/header-fault.ts'
import type { Path } from '../text/read-yaml.ts'
import { VARIABLES_IN_VALUE } from '../text/variable-fault.ts'
import { eitherOf, nearestHint } from '../text/wording.ts'
import { strict, text } from './config-values.ts'

function member(what: string) {
  return text(`the path of ${what} in an event, such as delta.content or choices.0.text`, 200).regex(
    /^[^.\s]+(?:\.[^.\s]+){0,19}$/,
    { error: 'expected names separated by dots, such as delta.content or choices.0.text' }
  )
}

function eventMatch(example: string) {
  return strict(
    {
      data: text('the whole data of an event', 200).optional().describe('The whole data of the event, such as [DONE].'),
      event: text('the name of an event', 200).optional().describe('The name of a server-sent event.'),
      path: member('a member')
        .optional()
        .describe('The path of a member that is true, or has any value but false, null, 0 and "".'),
      value: z
        .union([z.string().max(200), z.number(), z.boolean()], { error: 'expected text, a number, true or false' })
        .optional()
        .describe('The value at "path". Default: any but false, null, 0 and "".')
    },
    example
  )
}

/** The description of an application's request and stream. */
export const customSchema = strict(
  {
    path: text('the path of the request, such as /chat', 1000).describe(
      'The path of the request below "base-url", such as /chat. It is sent as POST.'
    ),
    body: z
      .record(z.string(), z.json(), { error: 'expected a mapping such as { message: "{{prompt}}" }' })
      .describe(
        'The request body, sent as JSON. {{prompt}}, {{messages}}, {{max-tokens}} and {{model}} are filled in.'
      ),
    format: z
      .enum(CUSTOM_FORMATS)
      .optional()
      .describe('sse: server-sent events. ndjson: one JSON value per line. text: plain text. Default: sse.'),
    text: member('the text')
      .optional()
      .describe(
        'The path of the new text in an event, such as choices.0.delta. Default with sse: the data is the text.'
      ),
    'text-event': eventMatch('{ event: token }')
      .optional()
      .describe('The events that hold text of the answer. Default: all that have it.'),
    done: eventMatch('{ data: "[DONE]" }')
      .optional()
      .describe('The event that ends a reply. Default: the reply ends when its connection is closed.'),
    error: member('an error').optional().describe('The path of a member that only an error has.')
  },
  '{ path: /chat, body: { message: "{{prompt}}" }, text: token }'
)

/** The same as a run file has it, which somebody else may have written. */
export const recordedCustom = z.strictObject({
  path: z.string().refine((path) => pathFaults(path).length === 0),
  body: z.record(z.string(), z.json()),
  format: z.enum(CUSTOM_FORMATS),
  text: member('the text').optional(),
  textEvent: eventMatch('').optional(),
  done: eventMatch('').optional(),
  error: member('an error').optional()
})

export type CustomConfig = z.output<typeof customSchema>

/** Reads the description of an application, which passed its schema. */
export function readCustom({ format = 'sse', 'text-event': textEvent, ...rest }: CustomConfig): CustomFormat {
  return { ...rest, format, ...(textEvent === undefined ? {} : { textEvent }) } as CustomFormat
}

interface Described {
  readonly api?: string | undefined
  readonly custom?: CustomConfig | undefined
  readonly params?: object | undefined
  readonly 'extra-body'?: object | undefined
}

/** Says what is wrong with a description, and where one is missing or too many. Never repeats a value of the body. */
export function customFaults(config: Described): readonly PlacedFault[] {
  const { api, custom } = config
  if (api !== CUSTOM_API) return custom === undefined ? [] : [at(['custom'], UNUSED)]
  if (custom === undefined) return [at(['api'], MISSING)]
  const extra = (['params', 'extra-body'] as const).filter((name) => config[name] !== undefined)
  return [
    ...extra.map((name) => at([name], fault('has no place in the request of "api: custom"', BODY_HINT))),
    ...[...pathFaults(custom.path)].map((found) => at(['custom', 'path'], found)),
    ...bodyFaults(custom.body).map(({ path, ...found }) => at(['custom', 'body', ...path], found)),
    ...streamFaults(custom)
  ]
}

const UNUSED = fault('is set, but "api" is not "custom"', 'Set "api: custom", or remove the block "custom".')
const MISSING = fault(
  'got "custom" without the block "custom", which describes the request and the stream',
  'Add to the target in the file: custom: { path: /chat, body: { message: "{{prompt}}" }, text: token }'
)
const BODY_HINT = 'Write it into "body" of the block "custom".'

function at(path: Path, found: Fault): PlacedFault {
  return { path, ...found }
}

/** A path stays below the base URL and holds no secret: it is stored in run files and printed on pages. */
export function pathFaults(path: string): readonly Fault[] {
  const [pathname = '', query = ''] = path.split('?', 2)
  const got = `got ${quote(path)}`
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(path))
    return [fault(`${got}; expected a path such as /chat, without a host`, 'Put the host into "base-url".')]
  if (path.includes('{{')) return [fault(`${got}; placeholders are filled in only in "body"`)]
  if (!path.startsWith('/')) return [fault(`${got}; expected a path that begins with "/", such as /chat`)]
  if (/[^\x21-\x7e]|[\\#"<>^`{|}]/.test(path))
    return [fault(`${got}; expected a path without spaces, "\\", "#" and the like`, 'Write such a character as %XX.')]
  if (/\/(?:\.|%2e){1,2}(?=\/|$)/i.test(pathname) || /\/\//.test(pathname))
    return [fault(`${got}; expected a path without "..", "." and "//"`, 'Write the path that the server sees.')]
  const named = query.split('&').map((pair) => pair.split('=', 1).join())
  return named.some(isCredential) ? [fault('the query holds a credential, which everyone can read', HEADER_HINT)] : []
}

const HEADER_HINT = `Put the value into an environment variable, and send it in a header: "extra-headers: { NAME: \${NAME} }".`

function bodyFaults(body: CustomConfig['body']): readonly PlacedFault[] {
  const inner = memberFaults(body, [])
  const hasPrompt = mentions(body as Json, 'prompt') || mentions(body as Json, 'messages')
  return hasPrompt || inner.length > 0 ? inner : [at([], NO_PROMPT)]
}

const NO_PROMPT = fault(
  'no text in it is "{{prompt}}" or "{{messages}}", so that every request would be the same',
  'Write "{{prompt}}", in quotes, where the application takes the text of the user.'
)

function memberFaults(value: unknown, path: Path): readonly PlacedFault[] {
  if (typeof value === 'string') return textFaults(value).map((found) => at(path, found))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(/^\{\s*[a-z-]+\s*\}$/.test(name) ? [at(path, UNQUOTED)] : []),
    ...memberFaults(inner, [...path, Array.isArray(value) ? Number(name) : name])
  ])
}

const UNQUOTED = fault(
  'has a placeholder without quotes, which YAML reads as a mapping',
  'Write it in quotes: "{{prompt}}".'
)

function textFaults(value: string): readonly Fault[] {
  const names = [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const unknown = names.filter((name) => !PLACEHOLDERS.some((known) => known === name))
  const all = PLACEHOLDERS.map((name) => `{{${name}}}`)
  return [
    ...unknown.map((name) =>
      fault(`got ${quote(`{{${name}}}`)}; expected ${eitherOf(all)}`, nearestHint(name, PLACEHOLDERS))
    ),
    ...(names.includes('messages') && value.replace(PLACEHOLDER, '').trim() !== '' ? [MESSAGES_IN_TEXT] : []),
    ...(value.matchAll(VARIABLES_IN_VALUE).next().done === true ? [] : [VARIABLE_IN_BODY])
  ]
}

const MESSAGES_IN_TEXT = fault(
  '"{{messages}}" stands in a text, but is a list',
  'Let it stand alone, or write "{{prompt}}" for the text of all messages.'
)
const VARIABLE_IN_BODY = fault(
  'names a variable of the environment, and a body is sent as it is written',
  'Variables are filled in only in "extra-headers".'
)

type StreamMembers = Pick<CustomConfig, 'format' | 'text' | 'text-event' | 'done' | 'error'>

/** Plain text has no events; lines of JSON have no names, and no text outside of a member. */
function streamFaults(custom: StreamMembers): readonly PlacedFault[] {
  const { format = 'sse', text: textPath } = custom
  const own = (['text', 'text-event', 'done', 'error'] as const).filter((name) => custom[name] !== undefined)
  if (format === 'text') return own.map((name) => at(['custom', name], NO_EVENTS))
  const missing = format === 'ndjson' && textPath === undefined ? [at(['custom'], NO_TEXT)] : []
  const matches = (['text-event', 'done'] as const).flatMap((name) =>
    matchFaults(custom[name], name, format).map((found) => at(['custom', name], found))
  )
  return [...missing, ...matches]
}

const NO_EVENTS = fault(
  'has no meaning with "format: text", where every piece is text and the close of the connection is the end',
  'Remove it, or write "format: sse" or "format: ndjson".'
)
const NO_TEXT = fault('"text" is missing; expected the path of the text in a line, such as delta.content')

/** The members of which a match has exactly one, each with an example. */
const MATCHES = { data: '{ data: "[DONE]" }', event: '{ event: end }', path: '{ path: type, value: end }' } as const
type MatchMember = keyof typeof MATCHES

function matchFaults(match: EventMatch | undefined, name: 'text-event' | 'done', format: string): readonly Fault[] {
  if (match === undefined) return []
  // Text that is known beforehand is no text, and lines of JSON have no names.
  const allowed = (Object.keys(MATCHES) as MatchMember[]).filter(
    (each) => !(each === 'data' && name === 'text-event') && !(each === 'event' && format === 'ndjson')
  )
  const given = (['data', 'event', 'path', 'value'] as const).filter((each) => match[each] !== undefined)
  const [first, second] = given
  const isSound = first !== undefined && first !== 'value' && allowed.includes(first)
  if (isSound && (second === undefined || (first === 'path' && second === 'value'))) return []
  const got = given.length === 0 ? 'nothing' : given.map((each) => `"${each}"`).join(' and ')
  const examples = allowed.map((each) => MATCHES[each])
  return [
    fault(
      `got ${got} in it; expected one of ${eitherOf(allowed.map((each) => `"${each}"`))}`,
      `Write ${eitherOf(examples)}.`
    )
  ]
}
