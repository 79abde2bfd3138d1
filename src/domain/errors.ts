import { visibleLine } from './quote.ts'

/** Every known failure has a section of its code in docs/errors.md. */
export const ERROR_CODES = [
  'invalid-input',
  'missing-key',
  'key-refused',
  'account-refused',
  'not-found',
  'wrong-endpoint',
  'request-refused',
  'empty-replies',
  'cannot-reach-first-look',
  'unreadable-file',
  'unwritable-file',
  'not-comparable',
  'nothing-stored',
  'server-not-ready',
  'cannot-measure',
  'refused-event'
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * A failure this project expects and can explain. Everything else that is thrown is a bug. Message and hint are one line of
 * visible text each, whatever a file or a server put into them.
 */
export class KnownError extends Error {
  readonly code: ErrorCode
  /** The next step for the reader, as an imperative sentence. */
  readonly hint: string | undefined

  constructor(code: ErrorCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(visibleLine(message), options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'KnownError'
    this.code = code
    this.hint = options.hint === undefined ? undefined : visibleLine(options.hint)
  }
}

/** One thing wrong with what the user gave. */
export interface InputProblem {
  /** The user's own name for it: `input "budgets", entry 2`, `.github/llm-latency.yml:12:5`. */
  readonly where: string
  /** The value that was given, and what is allowed. */
  readonly message: string
  readonly hint?: string
}

/** All input problems at once. */
export class InputError extends KnownError {
  readonly problems: readonly InputProblem[]

  constructor(problems: readonly InputProblem[]) {
    const visible = problems.map(visibleProblem)
    super('invalid-input', '')
    // The line feeds between problems are our own.
    this.message = visible.map(problemText).join('\n')
    this.name = 'InputError'
    this.problems = visible
  }
}

function visibleProblem({ where, message, hint }: InputProblem): InputProblem {
  const problem = { where: visibleLine(where), message: visibleLine(message) }
  return hint === undefined ? problem : { ...problem, hint: visibleLine(hint) }
}

function problemText({ where, message, hint }: InputProblem): string {
  return `${where}: ${message}${hint === undefined ? '' : `\n  hint: ${hint}`}`
}
