import type { InputProblem } from '../domain/errors.ts'
import { arm, type Cell, commit, count, duration, moment, name, outcome, type ReadCell, time } from './cells.ts'
import type { Column } from './csv-header.ts'
import type { ImportedFacts, ImportedRow, NearestHint } from './imported-row.ts'

export interface CsvLine {
  /** In the file, from 1; the last one of a row whose quoted cells hold line breaks. */
  readonly line: number
  readonly cells: readonly string[]
}

/** What all rows of a file have in common. */
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
    const message = `has ${csv.cells.length} cells; the first line names ${header.length} columns`
    return { problems: [{ where, message }] }
  }
  const { optional, required, problems } = cellsOf(csv.cells, where, file)
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

function cellsOf(cells: readonly string[], where: string, { header, nearestHint }: CsvFile) {
  const problems: InputProblem[] = []
  const textOf = (column: Column) => cells[header.indexOf(column)] ?? ''
  const complain = (column: Column, message: string, hint?: string) =>
    problems.push({ where: `${where}, column "${column}"`, message, ...(hint === undefined ? {} : { hint }) })
  const optional = <T>(column: Column, read: ReadCell<T>): T | undefined => {
    const text = textOf(column)
    if (text === '') return undefined
    const cell: Cell<T> = read(text)
    if (cell.message === undefined) return cell.value
    complain(column, cell.message, cell.hint ?? nearestHint(text, cell.options ?? []))
    return undefined
  }
  const required = <T>(column: Column, read: ReadCell<T>): T | undefined => {
    if (textOf(column) === '') complain(column, 'is empty; every row must have it')
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

/** What no request can have done, by the column to look at first. */
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
      `got ${cachedTokenCount}; at most the input's ${inputTokenCount} tokens can come from the cache`
    ]
  ]
  return rules.filter(([broken]) => broken).map(([, column, message]) => [column, message])
}

const isLess = (a: number | undefined, b: number | undefined) => a !== undefined && b !== undefined && a < b
