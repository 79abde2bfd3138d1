import { isJson } from '../domain/is-json.ts'

/** An error has some ten lines; more is something else. */
const MAX_LINES = 100

export interface StrayLines {
  readonly add: (line: string) => void
  /** Whatever comes next is no part of the value: hands on its lines as they stand. */
  readonly flush: () => void
}

/**
 * Puts a JSON value together again that came over several lines outside of all events, as Google's errors do; hands on
 * every other line by itself.
 */
export function gatherStrayLines(onText: (text: string) => void): StrayLines {
  let pending: string[] = []
  const flush = (): void => {
    const lines = pending
    pending = []
    for (const line of lines) onText(line)
  }
  const gather = (line: string): void => {
    pending.push(line)
    const text = pending.join('\n')
    if (/[\]}]\s*$/.test(line) && isJson(text)) {
      pending = []
      onText(text)
    } else if (pending.length > MAX_LINES) flush()
  }
  const add = (line: string): void => {
    if (pending.length > 0 || /^\s*[[{]/.test(line)) gather(line)
    else onText(line)
  }
  return { add, flush }
}
