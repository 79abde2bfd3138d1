import type { InputProblem } from '../domain/errors.ts'
import { quote } from '../domain/quote.ts'
import type { NearestHint } from './imported-row.ts'

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
export type Column = (typeof REQUIRED_COLUMNS | typeof OPTIONAL_COLUMNS)[number]

const COLUMNS: readonly Column[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS]

/** What is wrong with the first line, which is at `where`. Columns may stand in any order. */
export function headerProblems(
  header: readonly string[],
  where: string,
  nearestHint: NearestHint
): readonly InputProblem[] {
  const separator = otherSeparator(header)
  if (separator !== undefined) {
    const message = `got one column, ${quote(header[0] ?? '')}; the columns ${REQUIRED_COLUMNS.join(', ')} are needed`
    return [{ where, message, hint: `Separate columns by commas, not by ${separator}.` }]
  }
  return [
    ...header.flatMap((name, index) => {
      const message = columnFault(name, index, header)
      if (message === undefined) return []
      const hint = nearestHint(name, notIn(header))
      return [{ where, message, ...(hint === undefined ? {} : { hint }) }]
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
  if (header.indexOf(name) < index) return `the column ${quote(name)} is there twice`
  if (COLUMNS.some((column) => column === name)) return undefined
  return `the column ${quote(name)} is unknown; allowed: ${COLUMNS.join(', ')}`
}

function otherSeparator(header: readonly string[]): string | undefined {
  const [only = ''] = header
  if (header.length > 1) return undefined
  if (only.includes(';')) return 'semicolons'
  return only.includes('\t') ? 'tabs' : undefined
}
