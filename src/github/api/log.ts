import { info, warning } from '@actions/core'
import type { Progress } from '../../ports.ts'

/** Breaks up a sign that means something to the runner; it is not seen. */
const JOINT = '\u200B'

/**
 * Text from elsewhere, so that the runner takes no line of it for a command: it obeys `::name::` at the start of a line,
 * after any white space, and `##[name]` anywhere (actions/runner, ActionCommand.cs); a lone CR ends a line there.
 */
export function withoutCommands(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^([\s\u0085]*):(?=:)/gm, `$1:${JOINT}`)
    .replace(/##(?=\[)/g, `#${JOINT}#`)
}

/** Progress in the log of a job: its lines name targets and repeat words of servers. */
export function harmless(progress: Progress): Progress {
  return {
    ...progress,
    start: (total, title) => progress.start(total, withoutCommands(title)),
    note: (line) => progress.note(withoutCommands(line))
  }
}

export function logText(text: string): void {
  info(withoutCommands(text))
}

/** For what could not be done beside the verdict. */
export function tellWarning(text: string): void {
  warning(withoutCommands(text))
}
