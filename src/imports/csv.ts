import { CsvError, parse } from 'csv-parse/sync'
import { InputError, type InputProblem } from '../domain/errors.ts'
import type { RunFile } from '../domain/run-file.ts'
import { type CsvLine, headerProblems, REQUIRED_COLUMNS, type ReadRow, readRow } from './csv-rows.ts'
import { type ImportContext, type ImportedFacts, type ImportedRow, importedRun } from './imported-run.ts'

const ORIGIN = 'import:csv'
/** An import is somebody else's file: these keep it from filling the memory, and are what a run file may hold. */
const MAX_CHARS = 64 * 1024 * 1024
const MAX_ROWS = 200_000
const MAX_TARGETS = 1000
const MAX_SCENARIOS = 10_000
const MAX_ROW_CHARS = 20_000
/** Problems shown one by one; more of them are one mistake made many times. */
const MAX_PROBLEMS = 20

/**
 * Reads comma-separated values with a first line of column names: `target,scenario,round,outcome,ttft_ms,last_ms,
 * output_tokens`, and if they are known `ttfat_ms,input_tokens,cached_tokens,started_ms,commit,recorded_at,arm,pair`.
 * Throws an InputError with the first problems found, and the count of the others.
 */
export function importCsv(text: string, context: ImportContext): RunFile {
  const { source } = context
  const [header, ...lines] = readCsvLines(text, source)
  if (header === undefined) {
    const message = `is empty; expected a first line with the columns ${REQUIRED_COLUMNS.join(', ')}`
    throw new InputError([{ where: source, message }])
  }
  const names = header.cells.map((cell) => cell.toLowerCase())
  const nearestHint = context.nearestHint ?? (() => undefined)
  refuse(headerProblems(names, `${source}:${header.line}`, nearestHint), source)
  if (lines.length === 0) throw new InputError([{ where: source, message: 'has no rows below its first line' }])
  refuse(tooMany({ count: lines.length, most: MAX_ROWS, what: 'rows' }, source), source)
  const read = lines.map((line) => readRow(line, { source, header: names, nearestHint }))
  refuse(
    read.flatMap(({ problems }) => problems ?? []),
    source
  )
  const whole = read.filter(isRead)
  const rows = whole.map(({ row }) => row)
  refuse([...sizeProblems(rows, source), ...factProblems(whole, source)], source)
  return importedRun(rows, ORIGIN, { facts: runFacts(whole), context })
}

function readCsvLines(text: string, source: string): readonly CsvLine[] {
  if (text.length > MAX_CHARS) {
    const message = `has ${text.length} characters; at most ${MAX_CHARS} are allowed`
    throw new InputError([{ where: source, message, hint: 'Import it in parts.' }])
  }
  try {
    return parseCsv(text).map(({ record, info }) => ({ cells: record, line: info.lines }))
  } catch (error) {
    if (error instanceof CsvError)
      throw new InputError([{ where: source, message: `is not valid CSV: ${error.message}` }])
    throw error
  }
}

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function parseCsv(text: string): readonly Parsed[] {
  return parse(text, {
    bom: true,
    trim: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // Spreadsheets leave rows of nothing but commas at the end.
    skip_records_with_empty_values: true,
    max_record_size: MAX_ROW_CHARS,
    // One more than is allowed, to see that there are more.
    to: MAX_ROWS + 2
  }) as unknown as readonly Parsed[]
}

const isRead = (read: ReadRow): read is Exclude<ReadRow, { problems: readonly InputProblem[] }> =>
  read.problems === undefined

function refuse(problems: readonly InputProblem[], source: string): void {
  if (problems.length === 0) return
  const shown = problems.slice(0, MAX_PROBLEMS)
  const rest = problems.length - shown.length
  const more = { where: source, message: `has ${rest} more problem${rest === 1 ? '' : 's'}` }
  throw new InputError(rest === 0 ? shown : [...shown, more])
}

function sizeProblems(rows: readonly ImportedRow[], source: string): readonly InputProblem[] {
  const targets = new Set(rows.map(({ target }) => target))
  const scenarios = new Set(rows.map(({ scenario }) => scenario))
  return [
    ...tooMany({ count: targets.size, most: MAX_TARGETS, what: 'targets' }, source),
    ...tooMany({ count: scenarios.size, most: MAX_SCENARIOS, what: 'scenarios' }, source)
  ]
}

function tooMany(
  { count, most, what }: { readonly count: number; readonly most: number; readonly what: string },
  source: string
): readonly InputProblem[] {
  if (count <= most) return []
  return [{ where: source, message: `has more than ${most} ${what}`, hint: 'Import it in parts.' }]
}

/** A file is one run, so what is said about the run must be said alike. Rows that do not say it agree with any. */
function factProblems(read: readonly { readonly facts: ImportedFacts }[], source: string): readonly InputProblem[] {
  const columns = [
    ['commit', valuesOf(read, 'commit')],
    ['recorded_at', valuesOf(read, 'recordedAt')]
  ] as const
  return columns
    .filter(([, values]) => values.length > 1)
    .map(([column, [first, second]]) => ({
      where: `${source}, column "${column}"`,
      message: `got ${first} and ${second}; a file holds one run, which has one ${column}`,
      hint: 'Import each run from a file of its own.'
    }))
}

function runFacts(read: readonly { readonly facts: ImportedFacts }[]): ImportedFacts {
  const [commit] = valuesOf(read, 'commit')
  const [recordedAt] = valuesOf(read, 'recordedAt')
  return { commit, recordedAt }
}

const valuesOf = (read: readonly { readonly facts: ImportedFacts }[], fact: keyof ImportedFacts) => [
  ...new Set(read.flatMap(({ facts }) => facts[fact] ?? []))
]
