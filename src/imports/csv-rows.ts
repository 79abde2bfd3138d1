import type { InputProblem } from '../domain/errors.ts'
import { quote } from '../domain/quote.ts'
import { commitText, timeText } from '../domain/run-file.ts'
import { nameText, OUTCOMES, type Outcome, type Sample, sampleSchema } from '../domain/sample.ts'
import type { ImportedFacts, ImportedRow, NearestHint } from './imported-run.ts'

export interface CsvLine {
  /** In the file, from 1; the last one of a row whose quoted cells hold line breaks. */
  readonly line: number
  readonly cells: readonly string[]
}

/** The context that all rows of a file share. */
export interface CsvFile {
  readonly source: string
  readonly header: readonly string[]
  readonly nearestHint: NearestHint
}

/** A row and what it says about the whole run, or everything that is wrong with it. */
export type ReadRow =
  | { readonly row: ImportedRow; readonly facts: ImportedFacts; readonly problems?: never }
  | { readonly problems: readonly InputProblem[] }

/** Reads one line. An empty cell says nothing. */
export function readRow(csv: CsvLine, file: CsvFile): ReadRow {
  const { header } = file
  const where = `${file.source}:${csv.line}`
  if (csv.cells.length !== header.length) {
    const message = `has ${csv.cells.length} cells, but the first line has ${header.length} columns`
    return { problems: [{ where, message }] }
  }
  const { optional, required, problems } = csvCells(csv.cells, where, file)
  const named = {
    target: required('target', name),
    scenario: required('scenario', name),
    round: required('round', count),
    outcome: required('outcome', outcome)
  }
  const measured = {
    pair: optional('pair', count),
    startedMs: optional('started_ms', moment),
    ttftMs: optional('ttft_ms', duration),
    ttfatMs: optional('ttfat_ms', duration),
    lastMs: optional('last_ms', duration),
    outputTokenCount: optional('output_tokens', count),
    inputTokenCount: optional('input_tokens', count),
    cachedTokenCount: optional('cached_tokens', count)
  }
  const side = optional('arm', arm) ?? 'head'
  const facts = { commit: optional('commit', commit), recordedAt: optional('recorded_at', time) }
  if (problems.length > 0 || !isWhole(named)) return { problems }
  const row = { ...named, arm: side, ...present(measured) }
  const contradictions = contradictionsIn(row)
  if (contradictions.length === 0) return { row, facts: present(facts) }
  return {
    problems: contradictions.map(([column, message]) => ({ where: `${where}, column "${column}"`, message }))
  }
}

function csvCells(cells: readonly string[], where: string, { header, nearestHint }: CsvFile) {
  const problems: InputProblem[] = []
  const textOf = (column: Column) => cells[header.indexOf(column)] ?? ''
  const complain = (column: Column, message: string, hint?: string) =>
    problems.push({ where: `${where}, column "${column}"`, message, hint })
  const optional = <T>(column: Column, read: ReadCell<T>): T | undefined => {
    const text = textOf(column)
    if (text === '') return undefined
    const cell: Cell<T> = read(text)
    if (cell.message === undefined) return cell.value
    complain(column, cell.message, cell.hint ?? nearestHint(text, cell.options ?? []))
    return undefined
  }
  const required = <T>(column: Column, read: ReadCell<T>): T | undefined => {
    if (textOf(column) === '') complain(column, 'is empty; every row needs a value')
    return optional(column, read)
  }
  return { optional, required, problems }
}

type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }
type Whole<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> }

function present<T extends object>(members: T): Present<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<T>
}

function isWhole<T extends object>(members: T): members is T & Whole<T> {
  return Object.values(members).every((value) => value !== undefined)
}

/** Contradictions that no request can produce, each with the column to look at first. */
function contradictionsIn(row: ImportedRow): readonly (readonly [Column, string])[] {
  const { ttftMs, lastMs, inputTokenCount, cachedTokenCount } = row
  const ttfatMs = row.ttfatMs ?? ttftMs
  const rules: readonly (readonly [boolean, Column, string])[] = [
    [
      row.outcome === 'ok' && lastMs === undefined,
      'last_ms',
      'is empty; a row whose outcome is "ok" needs the time of its last token'
    ],
    [isLess(lastMs, ttftMs), 'last_ms', `got ${lastMs}; the last token cannot come before the first (${ttftMs})`],
    [
      isLess(row.ttfatMs, ttftMs),
      'ttfat_ms',
      `got ${ttfatMs}; the first answer token cannot come before the first token (${ttftMs})`
    ],
    [
      row.ttfatMs !== undefined && isLess(lastMs, ttfatMs),
      'ttfat_ms',
      `got ${ttfatMs}; the first answer token cannot come after the last (${lastMs})`
    ],
    [
      isLess(inputTokenCount, cachedTokenCount),
      'cached_tokens',
      `got ${cachedTokenCount}; at most the ${inputTokenCount} input tokens can come from the cache`
    ]
  ]
  return rules.filter(([broken]) => broken).map(([, column, message]) => [column, message])
}

const isLess = (a: number | undefined, b: number | undefined) => a !== undefined && b !== undefined && a < b

/** The value of a cell, or the reason why it has none. */
type Cell<T> =
  | { readonly value: T; readonly message?: never }
  | {
      readonly message: string
      readonly hint?: string
      /** The allowed words, when there is a list to guess from. */
      readonly options?: readonly string[]
    }
type ReadCell<T> = (text: string) => Cell<T>

const MAX_COUNT = 1_000_000_000
const MAX_MS = 86_400_000
const ARMS: readonly Sample['arm'][] = sampleSchema.shape.arm.options

/** An id that can be printed on one line. */
export const name: ReadCell<string> = (text) =>
  nameText.safeParse(text).success ? { value: text } : unexpected(text, 'a name on one line, of at most 200 characters')

/** A whole number. `200.0` is one too: tools that keep counts in a column with gaps write them so. */
export const count: ReadCell<number> = (text) => {
  const value = /^\d+(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN
  return value <= MAX_COUNT ? { value } : unexpected(text, 'a whole number from 0 to 1,000,000,000')
}

/** Milliseconds. No request lasts longer than a day, so more than that is another unit. */
export const duration: ReadCell<number> = (text) => {
  const value = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
  if (value > MAX_MS) return { ...unexpected(text, `at most ${MAX_MS} ms (one day)`), hint: 'Give milliseconds.' }
  if (value >= 0) return { value }
  return { ...unexpected(text, 'a number of milliseconds, 0 or more'), ...decimalComma(text) }
}

/** A moment within a run that may last longer than a request. */
export const moment: ReadCell<number> = (text) => {
  const value = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
  return value < Number.POSITIVE_INFINITY ? { value } : unexpected(text, 'milliseconds since the start of the run')
}

export const outcome: ReadCell<Outcome> = (text) => oneOf(text, OUTCOMES)

export const arm: ReadCell<Sample['arm']> = (text) => oneOf(text, ARMS)

/** A commit's hash, in lower case. */
export const commit: ReadCell<string> = (text) => {
  const value = text.toLowerCase()
  return commitText.safeParse(value).success ? { value } : unexpected(text, 'a commit hash of 7 to 64 hex digits')
}

export const time: ReadCell<string> = (text) =>
  timeText.safeParse(text).success
    ? { value: text }
    : { ...unexpected(text, 'an ISO 8601 time with its zone'), hint: 'Write it like 2026-01-31T08:00:00Z.' }

function oneOf<T extends string>(text: string, allowed: readonly T[]): Cell<T> {
  const value = allowed.find((option) => option === text)
  if (value !== undefined) return { value }
  return { ...unexpected(text, `one of ${allowed.join(', ')}`), options: allowed }
}

const unexpected = (text: string, expected: string) => ({ message: `got ${quote(text)}; expected ${expected}` })

const decimalComma = (text: string) => (/^\d+,\d+$/.test(text) ? { hint: 'Write decimals with a point.' } : {})

export const REQUIRED_COLUMNS = [
  'target',
  'scenario',
  'round',
  'outcome',
  'ttft_ms',
  'last_ms',
  'output_tokens'
] as const
export const OPTIONAL_COLUMNS = [
  'ttfat_ms',
  'input_tokens',
  'cached_tokens',
  'started_ms',
  'commit',
  'recorded_at',
  'arm',
  'pair'
] as const
type Column = (typeof REQUIRED_COLUMNS | typeof OPTIONAL_COLUMNS)[number]

const COLUMNS: readonly Column[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS]

/** Reports the problems of the header line, which is at `where`. Columns may come in any order. */
export function headerProblems(
  header: readonly string[],
  where: string,
  nearestHint: NearestHint
): readonly InputProblem[] {
  const separator = otherSeparator(header)
  if (separator !== undefined) {
    const message = `got one column, ${quote(header[0] ?? '')}; expected the columns ${REQUIRED_COLUMNS.join(', ')}`
    return [{ where, message, hint: `Separate columns with commas, not with ${separator}.` }]
  }
  return [
    ...header.flatMap((name, index) => {
      const message = columnFault(name, index, header)
      if (message === undefined) return []
      const hint = nearestHint(name, notIn(header))
      return [{ where, message, hint }]
    }),
    ...REQUIRED_COLUMNS.filter((name) => !header.includes(name)).map((name) => ({
      where,
      message: `the column "${name}" is missing`
    }))
  ]
}

/** A name that stands there already is not what another one was meant to be. */
const notIn = (header: readonly string[]) => COLUMNS.filter((column) => !header.includes(column))

function columnFault(name: string, index: number, header: readonly string[]): string | undefined {
  if (name === '') return `column ${index + 1} has no name`
  if (header.indexOf(name) < index) return `the column ${quote(name)} appears twice`
  if (COLUMNS.some((column) => column === name)) return undefined
  return `unknown column ${quote(name)}; expected ${COLUMNS.join(', ')}`
}

function otherSeparator(header: readonly string[]): string | undefined {
  const [only = ''] = header
  if (header.length > 1) return undefined
  if (only.includes(';')) return 'semicolons'
  return only.includes('\t') ? 'tabs' : undefined
}
