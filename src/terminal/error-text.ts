import { InputError, KnownError } from '../domain/errors.ts'
import { visibleLines } from '../domain/quote.ts'
import type { Paint } from './paint.ts'

/** Formats something that was thrown: every problem and its way out, or the place of a bug. */
export function errorText(error: unknown, paint: Paint): string {
  if (error instanceof InputError) {
    return error.problems
      .flatMap(({ where, message, hint }) => [
        `${paint('bad', 'error')} ${where}: ${message}`,
        ...hintLine(hint, paint)
      ])
      .join('\n')
  }
  if (error instanceof KnownError) {
    return [`${paint('bad', 'error')} ${error.message}`, ...hintLine(error.hint, paint)].join('\n')
  }
  return [
    ...stacks(error),
    `${paint('bad', 'This is a bug in llm-latency-gate.')} Please report it with the lines above.`
  ].join('\n')
}

function hintLine(hint: string | undefined, paint: Paint): readonly string[] {
  return hint === undefined ? [] : [`  ${paint('faint', 'hint:')} ${hint}`]
}

/** Stacks only: the other properties of a foreign error may hold what was sent, and with it a key. */
function stacks(error: unknown): readonly string[] {
  const seen: Error[] = []
  for (let next = error; next instanceof Error && !seen.includes(next); next = next.cause) seen.push(next)
  if (seen.length === 0) return ['Something that is no error was thrown.']
  return seen.map(({ stack, message }, depth) => `${depth === 0 ? '' : 'caused by '}${visibleLines(stack ?? message)}`)
}
