import type { InputProblem } from '../../domain/errors.ts'
import type { Plan } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import { type Fault, fault } from '../text/fault.ts'
import type { Config } from './config-schema.ts'
import type { ConfigFile } from './read-config.ts'
import { presentMembers, type ReadInputs } from './read-inputs.ts'

/** Reports globs that no file can match and globs that have no effect. Either would silently turn the gate off. */
export function relevanceProblems(file: ConfigFile, { over }: Pick<ReadInputs, 'over'>): readonly InputProblem[] {
  const { paths: inFile = [], 'on-unchanged': whenUnchanged } = file.config
  const { paths: inInput = [] } = over
  return [
    ...globProblems(inFile, (index) => ({
      where: file.at(index === undefined ? ['paths'] : ['paths', index]),
      at: index === undefined ? 'at paths: ' : `at paths[${index}]: `
    })),
    ...globProblems(inInput, () => ({ where: 'input "paths"', at: '' })),
    // As an input it is for this run alone, and may well be meant to overrule what the file says.
    ...(whenUnchanged === 'measure' && over['on-unchanged'] === undefined && inFile.length + inInput.length > 0
      ? [idlePaths(file)]
      : [])
  ]
}

type PlaceOf = (index?: number) => { readonly where: string; readonly at: string }

function globProblems(globs: readonly string[], placeOf: PlaceOf): readonly InputProblem[] {
  if (globs.length === 0) return []
  const problems = globs.flatMap((glob, index) => {
    const fault = globFault(glob)
    return fault === undefined ? [] : [relevanceProblem(fault, `got ${quote(glob)}; `, placeOf(index))]
  })
  const fault = problems.length > 0 ? undefined : globsFault(globs)
  return fault === undefined
    ? problems
    : [relevanceProblem(fault, `got ${globs.map((glob) => quote(glob)).join(', ')}, which match no file; `, placeOf())]
}

function relevanceProblem(
  { message, ...rest }: Fault,
  got: string,
  { where, at }: { readonly where: string; readonly at: string }
): InputProblem {
  return { where, message: `${at}${got}${message}`, ...rest }
}

function idlePaths(file: ConfigFile): InputProblem {
  return {
    where: file.at(['on-unchanged']),
    message:
      'at on-unchanged: got "measure" together with "paths", which then has no effect; expected only one of them',
    hint: 'Remove "on-unchanged" to measure only if a glob matches, or "paths" to measure every pull request.'
  }
}

const ISSUE_AFTER = { off: undefined, 'after-1': 1, 'after-2': 2 } as const

/** Reads which pull requests are measured, and after how many bad scheduled runs an issue is opened. */
export function readRelevance(
  config: Pick<Config, 'paths' | 'when-label' | 'on-unchanged' | 'open-issue'>
): Pick<Plan, 'relevance' | 'openIssueAfter'> {
  const { paths = [], 'when-label': whenLabel, 'on-unchanged': asked, 'open-issue': openIssue = 'off' } = config
  const onUnchanged = asked ?? (paths.length > 0 ? 'skip' : 'measure')
  const isAsked = onUnchanged === 'skip' || whenLabel !== undefined
  return presentMembers({
    relevance: isAsked ? { paths, ...presentMembers({ whenLabel }), onUnchanged } : undefined,
    openIssueAfter: ISSUE_AFTER[openIssue]
  })
}

/** Each of these excludes everything that the globs before it matched. */
const EVERYTHING = ['!**', '!**/*', '!/**']

/**
 * Returns the fault of a glob that no file can match: GitHub names files from the root of the repository, with slashes. Such a glob is never
 * seen to be wrong: whatever is changed, nothing relevant is.
 */
export function globFault(text: string): Fault | undefined {
  const glob = text.startsWith('!') ? text.slice(1) : text
  if (glob.trim() === '' || glob.startsWith('!')) return fault('expected a glob such as src/prompts/**')
  if (glob !== glob.trim()) return fault('expected a glob without spaces around it')
  if (/\s#/.test(glob)) return fault('expected a glob without a comment after it', 'Put the comment on its own line.')
  if (glob.startsWith('/'))
    return fault('expected a path from the root, without a leading "/"', spelled(text, glob.slice(1)))
  if (glob.endsWith('/'))
    return fault('expected a glob that matches files; with a trailing "/" it matches none', spelled(text, `${glob}**`))
  if (/(?:^|\/)\.\.(?:\/|$)/.test(glob)) return fault('expected a path from the root, without ".."')
  // Before other characters it takes their special meaning away.
  if (/\\[\p{L}\p{N}_.]/u.test(glob))
    return fault('expected "/" between folders', spelled(text, glob.replaceAll('\\', '/')))
  return undefined
}

/** Returns the fault of a list of sound globs that together match no file. */
export function globsFault(globs: readonly string[]): Fault | undefined {
  const kept = globs.slice(globs.findLastIndex((glob) => EVERYTHING.includes(glob)) + 1)
  if (kept.some((glob) => !glob.startsWith('!'))) return undefined
  return kept.length === globs.length
    ? fault('expected at least one glob without "!"', 'Put "**" first to start from all files.')
    : fault('expected a glob without "!" after the one that excludes every file', 'The last glob that matches decides.')
}

function spelled(text: string, glob: string): string {
  return `Write "${text.startsWith('!') ? '!' : ''}${glob}".`
}
