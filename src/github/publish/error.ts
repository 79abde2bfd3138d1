import { error as annotateError, summary } from '@actions/core'
import { InputError, KnownError } from '../../domain/errors.ts'
import { messageOfThrown } from '../../domain/thrown.ts'
import { logText } from '../api/log.ts'

/** Where a fault of the gate itself is to be told. */
const BUG = 'This is a fault of llm-latency-gate itself: please report it with the lines above.'

/** Tells what kept the gate from running at all: an annotation a problem, and the job summary. */
export async function tellError(thrown: unknown): Promise<void> {
  const lines = linesOf(thrown)
  for (const line of lines) annotateError(line)
  if (!(thrown instanceof KnownError)) {
    logText(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown))
    logText(BUG)
  }
  try {
    const quoted = lines.map((line) => `- ${escapeHtml(line).replaceAll('\n', '<br>')}`)
    await summary.addRaw(`### ⚠️ LLM latency — could not run\n\n${quoted.join('\n')}\n`).write()
  } catch {
    // Without a summary file the annotations have said it.
  }
}

function linesOf(thrown: unknown): readonly string[] {
  if (thrown instanceof InputError) {
    return thrown.problems.map(({ where, message, hint }) => withHint(`${where}: ${message}`, hint))
  }
  if (thrown instanceof KnownError) return [withHint(thrown.message, thrown.hint)]
  return [messageOfThrown(thrown)]
}

function withHint(message: string, hint: string | undefined): string {
  return hint === undefined ? message : `${message}\nhint: ${hint}`
}

/** The summary is Markdown with HTML in it, and the text may be a stranger's configuration. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`|*_[\]!#@~\\]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/**
 * Ends the process with the exit code that was set, once everything printed is out. Node would wait for connections that
 * were given up, such as one to an artifact service that does not answer.
 */
export function endJob(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()))
}
