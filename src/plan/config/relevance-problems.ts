import type { InputProblem } from '../../domain/errors.ts'
import type { Plan } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import type { Fault } from '../text/fault.ts'
import { globFault, globsFault } from '../text/glob-fault.ts'
import type { Config } from './config-schema.ts'
import { presentMembers } from './present-members.ts'
import type { ConfigFile } from './read-config.ts'
import type { ReadInputs } from './read-inputs.ts'

/** What would turn the gate off without a word: globs that no file can match, and globs that nobody asks about. */
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
    return fault === undefined ? [] : [problemOf(fault, `got ${quote(glob)}; `, placeOf(index))]
  })
  const fault = problems.length > 0 ? undefined : globsFault(globs)
  return fault === undefined
    ? problems
    : [problemOf(fault, `got ${globs.map((glob) => quote(glob)).join(', ')}, which no file matches; `, placeOf())]
}

function problemOf(
  { message, ...rest }: Fault,
  got: string,
  { where, at }: { readonly where: string; readonly at: string }
): InputProblem {
  return { where, message: `${at}${got}${message}`, ...rest }
}

function idlePaths(file: ConfigFile): InputProblem {
  return {
    where: file.at(['on-unchanged']),
    message: 'at on-unchanged: "measure" beside "paths", which then decides nothing; expected one of them',
    hint: 'Remove "on-unchanged" to measure only where a glob matches, or "paths" to measure every pull request.'
  }
}

const ISSUE_AFTER = { off: undefined, 'after-1': 1, 'after-2': 2 } as const

/** When a pull request need not be measured, and when a scheduled run makes an issue of what it found. */
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
