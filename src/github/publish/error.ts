import { error as annotateError, summary } from '@actions/core'
import { InputError, KnownError } from '../../domain/errors.ts'
import { machineFault } from '../../domain/machine-fault.ts'
import { visibleLines } from '../../domain/quote.ts'
import { messageOfThrown } from '../../domain/thrown.ts'
import { escapeLine } from '../../report/format/escape.ts'
import { logText, withoutCommands } from '../api/log.ts'

const BUG = 'This is a bug in llm-latency-gate: please report it with the lines above.'

/** Publishes what kept the gate from running at all: as one annotation for each problem, and in the job summary. */
export async function publishError(error: unknown): Promise<void> {
  const thrown = machineFault(error) ?? error
  const lines = errorLines(thrown)
  for (const line of lines) annotateError(line)
  if (!(thrown instanceof KnownError)) {
    logText(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown))
    logText(BUG)
  }
  try {
    const quoted = lines.map((line) => `- ${line.split('\n').map(escapeLine).join('<br>')}`)
    await summary.addRaw(`### ⚠️ LLM latency — could not run\n\n${quoted.join('\n')}\n`).write()
  } catch {
    // Without a summary file the annotations have it.
  }
}

/** Annotates the job with the reason why it fails, after its report is out. */
export function annotateFailure(text: string): void {
  annotateError(withoutCommands(text))
}

function errorLines(thrown: unknown): readonly string[] {
  if (thrown instanceof InputError) {
    return thrown.problems.map(({ where, message, hint }) => withHint(`${where}: ${message}`, hint))
  }
  if (thrown instanceof KnownError) return [withHint(thrown.message, thrown.hint)]
  return [visibleLines(messageOfThrown(thrown))]
}

function withHint(message: string, hint: string | undefined): string {
  return hint === undefined ? message : `${message}\nhint: ${hint}`
}

/**
 * Ends the process with the exit code that was set, once all output is written. Node by itself would wait for abandoned
 * connections, such as one to an artifact service that does not answer.
 */
export function endJob(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()))
}
