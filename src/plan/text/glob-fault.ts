import { type Fault, fault } from './fault.ts'

/** What takes everything out that stands before it. */
const EVERYTHING = ['!**', '!**/*', '!/**']

/**
 * Why a glob can match no file as GitHub names it, from the root of the repository and with slashes. Such a glob is never
 * seen to be wrong: whatever is changed, nothing relevant is.
 */
export function globFault(text: string): Fault | undefined {
  const glob = text.startsWith('!') ? text.slice(1) : text
  if (glob.trim() === '' || glob.startsWith('!')) return fault('expected a glob such as src/prompts/**')
  if (glob !== glob.trim()) return fault('expected a glob without spaces around it')
  if (/\s#/.test(glob)) return fault('expected a glob without a comment behind it', 'Put the comment on its own line.')
  if (glob.startsWith('/'))
    return fault('expected a path from the root, without a leading "/"', spelled(text, glob.slice(1)))
  if (glob.endsWith('/'))
    return fault('expected a glob of files; a trailing "/" matches none', spelled(text, `${glob}**`))
  if (/(?:^|\/)\.\.(?:\/|$)/.test(glob)) return fault('expected a path from the root, without ".."')
  // Before other characters it takes their special meaning away.
  if (/\\[\p{L}\p{N}_.]/u.test(glob))
    return fault('expected "/" between folders', spelled(text, glob.replaceAll('\\', '/')))
  return undefined
}

/** Why a list of globs, each of which is sound, can match no file. */
export function globsFault(globs: readonly string[]): Fault | undefined {
  const kept = globs.slice(globs.findLastIndex((glob) => EVERYTHING.includes(glob)) + 1)
  if (kept.some((glob) => !glob.startsWith('!'))) return undefined
  return kept.length === globs.length
    ? fault('expected at least one glob without "!"', 'Put "**" first, to take files out of all there are.')
    : fault('expected a glob without "!" behind the one that takes everything out', 'The last that matches decides.')
}

function spelled(text: string, glob: string): string {
  return `Write "${text.startsWith('!') ? '!' : ''}${glob}".`
}
