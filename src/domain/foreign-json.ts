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
  const json = parse(text)
  if (json === undefined) return refused('unreadable', 'is not JSON')
  const problem = structureProblem(json.value)
  if (problem !== undefined) return refused('unreadable', problem)
  const schema = schemaOf(json.value)
  if (schema !== format.name) {
    const got = schema === undefined ? 'no schema' : `schema: ${quote(schema)}`
    return refused('wrong-schema', `${got} got, "${format.name}" expected`)
  }
  const checked = format.shape.safeParse(json.value)
  return checked.success
    ? { kind: 'fits', value: checked.data }
    : refused('unreadable', problemsText(checked.error.issues))
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
  let level = [json].filter(isObject)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `is nested more than ${MAX_DEPTH} levels deep`
    const [key] = level.flatMap(forbiddenKeys)
    if (key !== undefined) return `holds the key "${key}", which is not allowed`
    level = level.flatMap((value) => Object.values(value).filter(isObject))
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function forbiddenKeys(value: object): readonly string[] {
  return Array.isArray(value) ? [] : Object.keys(value).filter((key) => FORBIDDEN_KEYS.has(key))
}

function schemaOf(json: unknown): string | undefined {
  return isObject(json) && 'schema' in json && typeof json.schema === 'string' ? json.schema : undefined
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
