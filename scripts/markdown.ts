export interface CodeBlock {
  /** `yaml`, `sh`; empty if the fence names none. */
  readonly language: string
  readonly text: string
  /** Line of the opening fence, counted from 1. */
  readonly line: number
  /** Content of the HTML comment on the line before the fence: `<!-- fresh -->` is `fresh`. */
  readonly mark?: string
}

/** Returns the fenced code blocks of a page, in order; a block inside a list loses the list's indentation. */
export function codeBlocks(page: string): readonly CodeBlock[] {
  const lines = page.split('\n')
  const blocks: CodeBlock[] = []
  for (let at = 0; at < lines.length; at++) {
    const fence = /^(?<indent> *)(?<ticks>`{3,})(?<language>[\w-]*)/.exec(lines[at] ?? '')?.groups
    if (fence === undefined) continue
    const length = lines.slice(at + 1).findIndex((line) => line.trim() === fence['ticks'])
    if (length < 0) throw new Error(`line ${at + 1}: the code block is not closed`)
    const body = lines.slice(at + 1, at + 1 + length).map((line) => withoutIndent(line, fence['indent']?.length ?? 0))
    const mark = /^\s*<!-- (.+) -->\s*$/.exec(lines[at - 1] ?? '')?.[1]
    blocks.push({
      language: fence['language'] ?? '',
      text: body.map((line) => `${line}\n`).join(''),
      line: at + 1,
      mark
    })
    at += length + 1
  }
  return blocks
}

function withoutIndent(line: string, width: number): string {
  return line.slice(Math.min(width, line.length - line.trimStart().length))
}
