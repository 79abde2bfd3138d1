import { visibleLines } from '../domain/quote.ts'
import { tolerateClosedPipe } from './closed-pipe.ts'
import { errorText } from './error-text.ts'
import { createPaint } from './paint.ts'

/** Results: the only thing on standard output, so that they can be piped. */
export function printText(text: string): void {
  write(process.stdout, visibleLines(text))
}

/** Whatever was thrown, in words, on standard error. */
export function printError(error: unknown): void {
  write(process.stderr, errorText(error, createPaint(process.stderr, process.env)))
}

function write(stream: NodeJS.WriteStream, text: string): void {
  tolerateClosedPipe(stream)
  stream.write(text.endsWith('\n') ? text : `${text}\n`)
}
