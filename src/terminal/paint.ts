import { styleText } from 'node:util'

/** Styles named by meaning, not by color. */
const STYLES = { bad: 'red', uneasy: 'yellow', good: 'green', faint: 'dim', strong: 'bold' } as const
export type Style = keyof typeof STYLES

export type Paint = (style: Style, text: string) => string

/** Colors on a terminal that can show them, unless NO_COLOR is set to anything (https://no-color.org); else plain text. */
export function createPaint(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>
): Paint {
  const colorful = stream.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb'
  // Whether to color is decided here, so styleText need not look at the process's own streams.
  return (style, text) => (colorful ? styleText(STYLES[style], text, { validateStream: false }) : text)
}
