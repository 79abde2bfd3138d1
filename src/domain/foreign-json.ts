import type { z } from 'zod'
import { oneLine, quote } from './quote.ts'

/** Most bytes of a run or baseline file, compressed and not: some hundred times what a large run needs. */
export const MAX_PACKED_BYTES = 32 * 1024 * 1024
export const MAX_UNPACKED_BYTES = 256 * 1024 * 1024

const MEGABYTE = 1024 * 1024
/** A person needs the first few problems; the rest mostly repeat them. */
const SHOWN_PROBLEMS = 3
const MAX_PROBLEM_LENGTH = 200
/** Ours nest ten levels; a target's parameters may add some. */
const MAX_DEPTH = 50
/**
 * Some times what the largest run holds. A few kilobytes of gzip unpack to hundreds of megabytes of `{}`, which as objects would
 * take gigabytes, and minutes to check.
 */
const MAX_CONTAINERS = 3_000_000
const MAX_VALUES = 40_000_000
/** Keys that mean something to JavaScript itself. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** A file format: its name as it stands in `schema`, and its shape. */
export interface FileFormat<T> {
  readonly name: string
  readonly shape: z.ZodType<T>
}

export type ForeignJson<T> =
  | { readonly kind: 'fits'; readonly value: T }
  | { readonly kind: 'refused'; readonly why: 'unreadable' | 'wrong-schema'; readonly message: string }

/** Reads a file that anybody may have written. Never repeats its content but names of keys, cut and on one line. */
export function readForeignJson<T>(text: string, format: FileFormat<T>): ForeignJson<T> {
  if (isCrowded(text)) return refused('unreadable', 'holds far more values than any file of this tool')
  const json = parse(text)
  if (json === undefined) return refused('unreadable', 'is not JSON')
  const problem = structureProblem(json.value)
  if (problem !== undefined) return refused('unreadable', problem)
  const schema = schemaOf(json.value)
  if (schema !== format.name) {
    const got = schema === undefined ? 'no schema' : `schema: ${quote(schema)}`
    return refused('wrong-schema', `${got} got, "${format.name}" expected`)
  }
  const misfit = firstMisfit(format.shape, json.value, [])
  if (misfit !== undefined) return refused('unreadable', problemsText(misfit))
  const checked = format.shape.safeParse(json.value)
  return checked.success
    ? { kind: 'fits', value: checked.data }
    : refused('unreadable', problemsText(checked.error.issues))
}

/** Counts brackets, commas and colons without parsing; those within texts are few in any file of ours. */
function isCrowded(text: string): boolean {
  let containers = 0
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x7b || code === 0x5b) containers += 1
    else if (code === 0x2c || code === 0x3a) values += 1
  }
  return containers > MAX_CONTAINERS || values > MAX_VALUES
}

/** Shorter lists are checked with the whole. */
const LONG_LIST = 1000

/**
 * The problems of the first entry of a long list that does not fit. The checker itself goes on to the end, and a million bad
 * entries would be ten million problems.
 */
function firstMisfit(
  shape: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[]
): readonly z.core.$ZodIssue[] | undefined {
  const { def } = shape._zod as unknown as { readonly def: ShapeDef }
  if (def.innerType !== undefined) return value === undefined ? undefined : firstMisfit(def.innerType, value, path)
  if (def.element !== undefined) return misfitOfList(def.element as z.ZodType, value, path)
  for (const [name, inner] of Object.entries(isContainer(value) ? (def.shape ?? {}) : {})) {
    const misfit = firstMisfit(inner, Reflect.get(value as object, name), [...path, name])
    if (misfit !== undefined) return misfit
  }
  return undefined
}

function misfitOfList(
  element: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[]
): readonly z.core.$ZodIssue[] | undefined {
  if (!Array.isArray(value) || value.length <= LONG_LIST) return undefined
  for (const [index, entry] of value.entries()) {
    const { error } = element.safeParse(entry)
    if (error !== undefined) return error.issues.map((issue) => ({ ...issue, path: [...path, index, ...issue.path] }))
  }
  return undefined
}

interface ShapeDef {
  readonly innerType?: z.core.$ZodType
  readonly element?: z.core.$ZodType
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
}

/** "40.0 MiB got, at most 32 MiB allowed" */
export function tooLargeText(bytes: number | undefined, limitBytes: number): string {
  const limit = `at most ${limitBytes / MEGABYTE} MiB allowed`
  return bytes === undefined ? `is too large; ${limit}` : `${(bytes / MEGABYTE).toFixed(1)} MiB got, ${limit}`
}

function refused<T>(why: 'unreadable' | 'wrong-schema', message: string): ForeignJson<T> {
  return { kind: 'refused', why, message }
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    // The engine's own message quotes the text.
    return undefined
  }
}

/** Walks level by level, since hostile nesting would exhaust the call stack: ours here, and the checker's after us. */
function structureProblem(json: unknown): string | undefined {
  let level = [json].filter(isContainer)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `is nested more than ${MAX_DEPTH} levels deep`
    const [key] = level.flatMap(forbiddenKeys)
    if (key !== undefined) return `holds the key "${key}", which is not allowed`
    level = level.flatMap((value) => Object.values(value).filter(isContainer))
  }
  return undefined
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function forbiddenKeys(value: object): readonly string[] {
  return Array.isArray(value) ? [] : Object.keys(value).filter((key) => FORBIDDEN_KEYS.has(key))
}

function schemaOf(json: unknown): string | undefined {
  return isContainer(json) && 'schema' in json && typeof json.schema === 'string' ? json.schema : undefined
}

function problemsText(issues: readonly z.core.$ZodIssue[]): string {
  const shown = issues.slice(0, SHOWN_PROBLEMS).map(issueText)
  const more = issues.length - shown.length
  return more > 0 ? `${shown.join('; ')}; and ${more} more` : shown.join('; ')
}

function issueText({ path, message }: z.core.$ZodIssue): string {
  return oneLine(`${path.length === 0 ? 'the whole' : path.map(String).join('.')}: ${message}`, MAX_PROBLEM_LENGTH)
}

/**
 * Returns true when a text is exactly one JSON value. The engine's own message would quote the text, so nothing passes
 * it on.
 */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
