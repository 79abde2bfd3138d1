import { info, warning } from '@actions/core'
import { visibleLines } from '../../domain/quote.ts'
import type { Progress } from '../../ports.ts'

/**
 * Makes text from elsewhere harmless. The runner obeys `::name::` at the start of a line, after any white space, and
 * `##[name]` anywhere (actions/runner, ActionCommand.cs); a lone CR ends a line there.
 */
export function withoutCommands(text: string): string {
  return visibleLines(text.replace(/\r\n?/g, '\n'))
    .replace(/^([\s\u0085]*):(?=:)/gm, '$1: ')
    .replace(/##(?=\[)/g, '# #')
}

/** Progress in the log of a job, whose lines name targets and repeat words of servers. */
export function safeProgress(progress: Progress): Progress {
  return {
    ...progress,
    start: (total, title) => progress.start(total, withoutCommands(title)),
    note: (line) => progress.note(withoutCommands(line))
  }
}

export function logText(text: string): void {
  info(withoutCommands(text))
}

/** Annotates the job with a problem that does not change the verdict. */
export function logWarning(text: string): void {
  warning(withoutCommands(text))
}
