import { z } from 'zod'
import type { InputProblem } from '../../domain/errors.ts'
import { isJson } from '../../domain/foreign-json.ts'
import type { Message, RawScenario } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import type { Fault } from '../text/fault.ts'
import { type Path, readYaml, type Source } from '../text/read-yaml.ts'
import { eitherOf, nearestHint, pathText } from '../text/wording.ts'
import { staysInside, workspacePath } from '../text/workspace-path.ts'
import { line, strict, text, whole } from './config-values.ts'
import { schemaProblems, topToBottom } from './schema-problems.ts'

const BUILTIN = 'builtin:'
const MAX_CHARS = 32 << 20
const MAX_PROMPTS = 10_000

export interface PromptWorld {
  /** The text of a file by its path from the root of the repository; absent where there is none that may be read. */
  readonly readText: (path: string) => string | undefined
  /** The same for a file that a message names, where that comes from elsewhere. */
  readonly readMessageText?: (path: string) => string | undefined
  /** The prompt sets that come with the gate, by name. */
  readonly builtinSets: Readonly<Record<string, readonly RawScenario[]>>
}

export interface ReadPrompts {
  readonly scenarios: readonly RawScenario[]
  /** Each says where in the set's file it is. */
  readonly problems: readonly InputProblem[]
}

/**
 * A prompt set by its name: `builtin:chat-20`, or the path of a YAML or JSONL file. A fault is of the name itself, and
 * whoever gave the name knows where that stands; problems are of the file.
 */
export function readPrompts(name: string, world: PromptWorld): ReadPrompts | Fault {
  if (name.startsWith(BUILTIN)) return readBuiltin(name, world)
  const text = world.readText(name)
  if (text === undefined) {
    const hint = nearestHint(`${BUILTIN}${name}`, Object.keys(world.builtinSets))
    return { message: `the prompt file ${quote(name)} does not exist in the repository`, hint }
  }
  const read = /\.(?:jsonl|ndjson)$/i.test(name) ? readLines(name, text) : readList(name, text)
  const scenarios = read.entries.map((entry) => readEntry(entry, world))
  const problems = [
    ...read.problems,
    ...scenarios.flatMap((scenario) => scenario.problems),
    ...repeatedPromptIds(read.entries)
  ]
  if (problems.length === 0 && scenarios.length === 0) return { scenarios: [], problems: [emptySet(name)] }
  return { scenarios: scenarios.flatMap(({ scenario }) => scenario ?? []), problems: topToBottom(problems) }
}

function readBuiltin(name: string, { builtinSets }: PromptWorld): ReadPrompts | Fault {
  const scenarios = Object.hasOwn(builtinSets, name) ? builtinSets[name] : undefined
  if (scenarios !== undefined) return { scenarios, problems: [] }
  const names = Object.keys(builtinSets)
  const hint = nearestHint(name, names)
  const message = `unknown prompt set ${quote(name)}; expected ${eitherOf(names)}, or the path of a file`
  return hint === undefined ? { message } : { message, hint }
}

/** An entry that its schema accepts, and how to say where it stood. */
interface Entry {
  readonly value: PromptEntry
  readonly source: Source
  readonly base: Path
}

interface Entries {
  readonly entries: readonly Entry[]
  readonly problems: readonly InputProblem[]
}

function readList(file: string, text: string): Entries {
  const source = readYaml({ file, text, maxChars: MAX_CHARS })
  if (!('value' in source)) return { entries: [], problems: source }
  if (source.value === null) return { entries: [], problems: [] }
  if (!Array.isArray(source.value)) {
    const message = 'a prompt set must be a list of prompts, and this is not a list'
    return { entries: [], problems: [{ where: source.at([]), message, hint: 'Start each prompt with "- id: NAME".' }] }
  }
  if (source.value.length > MAX_PROMPTS) return { entries: [], problems: [oneTooMany(source.at([MAX_PROMPTS]))] }
  return united(source.value.map((value: unknown, index) => checkEntry(value, source, [index])))
}

function readLines(file: string, text: string): Entries {
  if (text.length > MAX_CHARS) {
    return {
      entries: [],
      problems: [{ where: file, message: `has ${text.length} characters; at most ${MAX_CHARS} are allowed` }]
    }
  }
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, index }))
  const written = lines.filter(({ line }) => line.trim() !== '')
  const [tooMany] = written.slice(MAX_PROMPTS)
  if (tooMany !== undefined) return { entries: [], problems: [oneTooMany(`${file}:${tooMany.index + 1}:1`)] }
  return united(written.map(({ line, index }) => readLine(file, line, index)))
}

function readLine(file: string, line: string, linesBefore: number): Entries {
  if (!isJson(line)) {
    const hint = 'Write one JSON object a line, or use a .yml file.'
    return {
      entries: [],
      problems: [{ where: `${file}:${linesBefore + 1}:1`, message: 'this line is not JSON', hint }]
    }
  }
  // JSON is YAML as well, and the YAML reader knows where everything stands and which keys are given twice.
  const source = readYaml({ file, text: line, maxChars: MAX_CHARS, linesBefore })
  return 'value' in source ? checkEntry(source.value, source, []) : { entries: [], problems: source }
}

function checkEntry(value: unknown, source: Source, base: Path): Entries {
  const parsed = promptSchema.safeParse(value)
  return parsed.success
    ? { entries: [{ value: parsed.data, source, base }], problems: [] }
    : { entries: [], problems: schemaProblems(parsed.error, source, base) }
}

/** Said before the entries are read: a million of them would take minutes. */
function oneTooMany(where: string): InputProblem {
  return { where, message: `this is one prompt too many; a set may have at most ${MAX_PROMPTS}` }
}

function united(parts: readonly Entries[]): Entries {
  return { entries: parts.flatMap((part) => part.entries), problems: parts.flatMap((part) => part.problems) }
}

function problemAt({ source, base }: Entry, path: Path, message: string): InputProblem {
  const at = pathText([...base, ...path])
  return { where: source.at([...base, ...path]), message: at === '' ? message : `at ${at}: ${message}` }
}

function repeatedPromptIds(entries: readonly Entry[]): readonly InputProblem[] {
  const seen = new Set<string>()
  return entries
    .filter(({ value: { id } }) => seen.size === seen.add(id).size)
    .map((entry) => problemAt(entry, ['id'], `an earlier prompt already has the id ${quote(entry.value.id)}`))
}

interface ReadEntry {
  readonly scenario?: RawScenario
  readonly problems: readonly InputProblem[]
}

function readEntry(entry: Entry, world: PromptWorld): ReadEntry {
  const { id, messages, prompt, kind = 'chat', 'max-output-tokens': maxOutputTokens } = entry.value
  if ((messages === undefined) === (prompt === undefined)) {
    const what = messages === undefined ? 'has neither "prompt" nor "messages"' : 'has both "prompt" and "messages"'
    return {
      problems: [problemAt(entry, [], `prompt ${quote(id)} ${what}; expected exactly one of them`)]
    }
  }
  const read = (messages ?? [{ role: 'user' as const, content: prompt }]).map((message, index) =>
    readMessage(message, world, { entry, path: ['messages', index] })
  )
  const problems = read.flatMap((message) => ('where' in message ? [message] : []))
  if (problems.length > 0) return { problems }
  const texts = read.flatMap((message) => ('where' in message ? [] : [message]))
  const limit = maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS
  return { scenario: { id, kind, messages: texts, maxOutputTokens: limit }, problems: [] }
}

interface MessagePlace {
  readonly entry: Entry
  readonly path: Path
}

function readMessage(message: MessageEntry, world: PromptWorld, { entry, path }: MessagePlace): Message | InputProblem {
  const { role, content, file } = message
  if (content !== undefined && file === undefined) return { role, content }
  if (file === undefined || content !== undefined) {
    const what = file === undefined ? 'has neither "content" nor "file"' : 'has both "content" and "file"'
    return problemAt(entry, path, `a message ${what}; expected exactly one of them`)
  }
  const filePath = [...path, 'file']
  if (!staysInside(file)) {
    return problemAt(entry, filePath, `${quote(file)} is outside the repository; expected a path from its root`)
  }
  const text = (world.readMessageText ?? world.readText)(workspacePath(file))
  if (text === undefined) return problemAt(entry, filePath, `the file ${quote(file)} does not exist in the repository`)
  if (text.trim() === '') return problemAt(entry, filePath, `${quote(file)} is empty`)
  return { role, content: text }
}

function emptySet(file: string): InputProblem {
  return {
    where: file,
    message: 'this prompt set is empty; expected at least one prompt',
    hint: 'Write entries such as "- { id: refund, prompt: How do refunds work? }".'
  }
}

/** A prompt of a million tokens and more; longer ones no model takes. */
const MAX_PROMPT_CHARS = 8_000_000
/** Answers of the size of a long chat turn, where the set does not say. */
const DEFAULT_MAX_OUTPUT_TOKENS = 256

const promptText = text('text', MAX_PROMPT_CHARS)

const messageSchema = strict(
  {
    role: z.enum(['system', 'user', 'assistant']),
    content: promptText.optional(),
    file: text('the path of a file', 1000).optional()
  },
  '{ role: user, content: How do refunds work? }'
)

/** One entry of a user's prompt set. */
export const promptSchema = strict(
  {
    id: line('a name for this prompt'),
    messages: z.array(messageSchema).min(1).max(1000).optional(),
    prompt: promptText.optional(),
    'max-output-tokens': whole(1, 1_000_000).optional(),
    kind: line('a kind such as chat or code').optional()
  },
  '{ id: refunds, prompt: How do refunds work? }'
)
type PromptEntry = z.output<typeof promptSchema>
type MessageEntry = z.output<typeof messageSchema>
