/** Whether a text is one whole JSON value. The engine's own message is not handed on: it quotes the text. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
