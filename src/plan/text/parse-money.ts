/** `$1.00`, or the bare number of dollars. */
export const MONEY_PATTERN = /^\$?\s*(\d+(?:\.\d+)?)$/

/** US dollars; absent where the text is no amount. */
export function parseMoney(text: string): number | undefined {
  const [, number] = MONEY_PATTERN.exec(text.trim()) ?? []
  return number === undefined ? undefined : Number(number)
}
