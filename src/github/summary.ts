import { summary } from '@actions/core'

/** GitHub drops a summary over 1 MiB whole, and some just below it (actions/runner issue 4337). */
const MAX_BYTES = 900_000
const NOTICE = '\n\n*The summary ends here, since GitHub shows no more. All of it is in the report artifact.*\n'

export async function writeSummary(markdown: string): Promise<void> {
  await summary.addRaw(boundSummary(markdown)).write()
}

/** Cuts at the end of a line, counted in UTF-8 bytes. */
export function boundSummary(markdown: string, maxBytes: number = MAX_BYTES): string {
  const bytes = Buffer.from(markdown)
  if (bytes.length <= maxBytes) return markdown
  const room = bytes.subarray(0, Math.max(0, maxBytes - Buffer.byteLength(NOTICE)))
  const lineEnd = room.lastIndexOf('\n')
  // A newline is never part of another character in UTF-8, so that a cut there leaves whole characters.
  const kept = lineEnd < 0 ? '' : room.subarray(0, lineEnd).toString('utf8')
  return `${kept}${NOTICE}`
}
