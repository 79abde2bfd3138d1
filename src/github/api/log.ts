import { info, warning } from '@actions/core'
import type { Progress } from '../../ports.ts'

/** Invisible: breaks up a sign that means something to the runner. */
const JOINT = '\u200B'

/**
 * Makes text from elsewhere harmless. The runner obeys `::name::` at the start of a line, after any white space, and
 * `##[name]` anywhere (actions/runner, ActionCommand.cs); a lone CR ends a line there.
 */
export function withoutCommands(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^([\s\u0085]*):(?=:)/gm, `$1:${JOINT}`)
    .replace(/##(?=\[)/g, `#${JOINT}#`)
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
