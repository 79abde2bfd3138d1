import type { z } from 'zod'
import type { InputProblem } from '../../domain/errors.ts'
import { quote } from '../../domain/quote.ts'
import type { Path, Source } from '../text/read-yaml.ts'
import { eitherOf, nearestHint, pathText } from '../text/wording.ts'

type Issue = z.core.$ZodIssue

/** Values here may be headers, keys or prompts: messages name their kind and never the value. */
const UNQUOTED_SECTIONS: readonly unknown[] = ['extra-headers', 'extra-body', 'params', 'body']
const UNQUOTED_KEYS: readonly unknown[] = ['api-key-env', 'prompt', 'content', 'messages']

/** Of a whole file of unknown keys the first few say enough, and each is compared with every known one. */
const MOST_UNKNOWN_KEYS = 20

/** Advice for keys that other tools have, for which no similar name exists here. */
const KEY_ADVICE: Readonly<Record<string, string>> = {
  'api-key': 'Put the key into an environment variable, and the name of that variable into "api-key-env".',
  thresholds: 'Write limits as "budgets", such as "ttft.p95 < 800ms".',
  threshold: 'Write limits as "budgets", such as "ttft.p95 < 800ms".'
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping'
}

/** Says what one entry of a file has instead of what its schema allows, with the place. `base` is the entry's own path. */
export function schemaProblems(error: z.ZodError, source: Source, base: Path = []): readonly InputProblem[] {
  const problems = error.issues.filter(isFirstAtPlace).flatMap((issue) => {
    const path = [...base, ...issue.path]
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .slice(0, MOST_UNKNOWN_KEYS)
        .map((key) => unknownKey(key, { path, source, allowed: issue.message }))
    }
    return [valueProblem(issue, path, source)]
  })
  return topToBottom(problems)
}

/** A value of the wrong kind fails several rules at once: the first one says what it should have been. */
function isFirstAtPlace(issue: Issue, index: number, issues: readonly Issue[]): boolean {
  const place = pathText(issue.path)
  const isSame = (other: Issue) => other.code !== 'unrecognized_keys' && pathText(other.path) === place
  return issue.code === 'unrecognized_keys' || issues.findIndex(isSame) === index
}

/** In the order in which a reader of the file comes upon them. */
export function topToBottom(problems: readonly InputProblem[]): readonly InputProblem[] {
  return problems.toSorted(byPlace)
}

function byPlace(a: InputProblem, b: InputProblem): number {
  const [aPlace, bPlace] = [a, b].map(({ where }) => where.split(':').slice(-2).map(Number))
  const lines = (aPlace?.[0] ?? 0) - (bPlace?.[0] ?? 0)
  return lines === 0 ? (aPlace?.[1] ?? 0) - (bPlace?.[1] ?? 0) : lines
}

/**
 * The messages of an own strict mapping: the list of its keys, which zod's issue does not carry, and an example where something else
 * stands in its place.
 */
export function mappingErrors(shape: Readonly<Record<string, unknown>>, example: string | undefined) {
  const keys = Object.keys(shape).join(', ')
  const mapping = example === undefined ? undefined : `expected a mapping such as ${example}`
  return {
    error: ({ code }: { readonly code: string }) => {
      if (code === 'unrecognized_keys') return keys
      return code === 'invalid_type' ? mapping : undefined
    }
  }
}

interface Place {
  readonly path: Path
  readonly source: Source
  readonly allowed: string
}

function unknownKey(key: string, { path, source, allowed }: Place): InputProblem {
  const at = [...path, key]
  const names = allowed.split(', ')
  const hint = Object.hasOwn(KEY_ADVICE, key) ? KEY_ADVICE[key] : nearestHint(key, names)
  const list = hint === undefined ? `; expected ${eitherOf(names)}` : ''
  return {
    where: source.atKey(at),
    message: `at ${pathText(at)}: unknown key ${quote(key)}${list}`,
    hint
  }
}

function valueProblem(issue: Issue, path: Path, source: Source): InputProblem {
  const value = valueAt(source.value, path)
  const expected = expectation(issue)
  const where = source.at(path)
  if (value === undefined && path.length > 0) {
    const parent = path.length > 1 ? `at ${pathText(path.slice(0, -1))}: ` : ''
    return { where, message: `${parent}"${String(path.at(-1))}" is missing; ${expected}` }
  }
  const hint = valueHint(issue, value)
  const at = path.length > 0 ? `at ${pathText(path)}: ` : ''
  return {
    where,
    message: `${at}got ${describe(value, issue.path)}; ${expected}`,
    hint
  }
}

/** Schemas of this project say "expected …" themselves; the rest is zod's own and named here. */
export function expectation(issue: Issue): string {
  if (issue.message.startsWith('expected ')) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${KINDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `expected ${eitherOf(issue.values.map(String))}`
    case 'too_small':
      return issue.origin === 'array'
        ? `expected at least ${entries(issue.minimum)}`
        : `expected ${issue.minimum} or more`
    case 'too_big':
      return issue.origin === 'array'
        ? `expected at most ${entries(issue.maximum)}`
        : `expected ${issue.maximum} or less`
    default:
      return issue.message
  }
}

function entries(count: number | bigint): string {
  return `${count} ${Number(count) === 1 ? 'entry' : 'entries'}`
}

function valueHint(issue: Issue, value: unknown): string | undefined {
  if (typeof value !== 'string' || issue.code !== 'invalid_value') return undefined
  return nearestHint(value, issue.values.map(String))
}

function describe(value: unknown, path: Path): string {
  if (value === null) return 'nothing'
  if (value === '') return 'empty text'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object') return 'a mapping'
  const shown = typeof value === 'string' ? quote(value) : String(value)
  const hidden = typeof value === 'string' ? 'text (not shown)' : `a ${typeof value} (not shown)`
  return mayBeShown(path) ? shown : hidden
}

/** An entry by itself that is text where a mapping should be may well be a whole prompt. */
function mayBeShown(path: Path): boolean {
  const last = path.at(-1)
  return last !== undefined && !UNQUOTED_KEYS.includes(last) && !path.some((step) => UNQUOTED_SECTIONS.includes(step))
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step)) return undefined
    return Reflect.get(inner, step)
  }, value)
}
