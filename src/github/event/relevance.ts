import picomatch from 'picomatch'
import type { Plan, Relevance } from '../../domain/plan.ts'
import type { Report } from '../../domain/report.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import { DEFAULT_CONFIG_PATH } from '../../domain/tool.ts'
import type { Warning } from '../../domain/warning.ts'
import { accessProblem, type GitHubClient, PAGE_LENGTH } from '../api/client.ts'
import { linkedPath, pathFromRoot } from './config-source.ts'
import type { EventFacts } from './context.ts'

/** GitHub lists at most so many changed files of a pull request, and of a comparison. */
const MOST_LISTED = { pullRequest: 3000, comparison: 300 } as const
/** Any workflow file may name the model, and which of them call which is not known here. */
const WORKFLOWS = ['.github/workflows/**', '.github/actions/**']

/** The files that a pull request changes; a renamed file counts under both its names. */
export interface ChangedFiles {
  readonly count: number
  readonly names: readonly string[]
  /** False where GitHub may list only some of them. */
  readonly complete: boolean
}

export type RelevanceDecision =
  | { readonly kind: 'measure'; readonly warnings: readonly Warning[] }
  | {
      readonly kind: 'skip'
      readonly notMeasured: 'nothing-relevant-changed' | 'label-missing'
      readonly relevance: NonNullable<Report['relevance']>
    }

export interface RelevanceQuestion {
  readonly facts: EventFacts
  readonly plan: Pick<Plan, 'relevance' | 'targets'>
  /** Files that decide what is sent, from the root of the repository: they always matter. */
  readonly planFiles: readonly string[]
  /** Absent without a token. */
  readonly client?: GitHubClient
}

const MEASURE: RelevanceDecision = { kind: 'measure', warnings: [] }

/**
 * Decides whether to measure. Only pull requests and merge groups can be skipped: every other event feeds the baseline or
 * was started by somebody who wants a result. Measures where GitHub does not answer.
 */
export async function decideRelevance(question: RelevanceQuestion): Promise<RelevanceDecision> {
  const { facts, plan } = question
  if (plan.relevance === undefined || (facts.pullRequest === undefined && facts.mergeGroup === undefined))
    return MEASURE
  try {
    const label = await missingLabel(question, plan.relevance)
    if (label !== undefined) return { kind: 'skip', notMeasured: 'label-missing', relevance: { label } }
    return await decideByFiles(question, plan.relevance)
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return {
      kind: 'measure',
      warnings: [{ kind: 'relevance-unknown', message: accessProblem(error, 'pull-requests: read') }]
    }
  }
}

/** True where a file matters: the last glob that matches it decides, as in the filters of a workflow. */
export function isMatched(file: string, paths: readonly string[]): boolean {
  let matched = false
  for (const path of paths) {
    const negated = path.startsWith('!')
    if (picomatch.isMatch(file, negated ? path.slice(1) : path, { dot: true, nonegate: true })) matched = !negated
  }
  return matched
}

async function missingLabel(
  { facts, client }: RelevanceQuestion,
  { whenLabel }: Relevance
): Promise<string | undefined> {
  if (whenLabel === undefined) return undefined
  const inEvent = facts.pullRequest?.labels
  if (inEvent?.includes(whenLabel) === true) return undefined
  const labels = client === undefined ? inEvent : await presentLabels(facts, client)
  return labels === undefined || labels.includes(whenLabel) ? undefined : whenLabel
}

/** A re-run has the event of the first attempt, and a label may have been set since. */
async function presentLabels(facts: EventFacts, client: GitHubClient): Promise<readonly string[] | undefined> {
  if (facts.pullRequest === undefined) return queuedLabels(facts, client)
  try {
    return await listLabels(facts.pullRequest.number, facts, client)
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return facts.pullRequest.labels
  }
}

/** The labels of the pull request that a merge group is named after; undefined where its name has no number. */
async function queuedLabels(facts: EventFacts, client: GitHubClient): Promise<readonly string[] | undefined> {
  const name = facts.mergeGroup?.headRef ?? facts.ref ?? ''
  const number = Number(/\/gh-readonly-queue\/.+\/pr-(?<number>\d+)-[0-9a-f]+$/.exec(name)?.groups?.['number'])
  return Number.isSafeInteger(number) ? listLabels(number, facts, client) : undefined
}

async function listLabels(
  number: number,
  { repository }: EventFacts,
  client: GitHubClient
): Promise<readonly string[]> {
  const { owner, repo } = repository
  const query = { owner, repo, issue_number: number, per_page: PAGE_LENGTH }
  return (await client.paginate(client.rest.issues.listLabelsOnIssue, query)).map((label) => label.name)
}

async function decideByFiles(question: RelevanceQuestion, relevance: Relevance): Promise<RelevanceDecision> {
  const { plan, planFiles, facts, client } = question
  const { paths, onUnchanged } = relevance
  // Any file may change the speed of an owned target, so without `paths` nothing can be ruled out.
  if (onUnchanged === 'measure' || (paths.length === 0 && plan.targets.some(({ owned }) => owned))) return MEASURE
  if (client === undefined) {
    return { kind: 'measure', warnings: [{ kind: 'relevance-unknown', message: 'the input "github-token" is empty' }] }
  }
  const files = await changedFiles(facts, client)
  const own = await ownFiles(planFiles, facts.workspace)
  const relevant = files.names.some(
    (name) => own.includes(name) || isMatched(name, WORKFLOWS) || isMatched(name, paths)
  )
  if (relevant || !files.complete) return MEASURE
  const searched = paths.length > 0 ? paths : [...own, ...WORKFLOWS]
  const counts = { changedFileCount: files.count, paths: searched }
  return { kind: 'skip', notMeasured: 'nothing-relevant-changed', relevance: counts }
}

/**
 * Names the files of the plan as GitHub lists them: from the root, and a link under the name of its target as well. The
 * default configuration always counts, since the pull request may have removed it.
 */
async function ownFiles(planFiles: readonly string[], workspace: string | undefined): Promise<readonly string[]> {
  const named = [...planFiles, DEFAULT_CONFIG_PATH]
  if (workspace === undefined) return [...new Set(named)]
  const read = await Promise.all(
    named.map(async (path) => [pathFromRoot(path, workspace), await linkedPath(path, workspace)])
  )
  return [...new Set(read.flat())]
}

async function changedFiles(facts: EventFacts, client: GitHubClient): Promise<ChangedFiles> {
  const { owner, repo } = facts.repository
  if (facts.pullRequest !== undefined) {
    const query = { owner, repo, pull_number: facts.pullRequest.number, per_page: PAGE_LENGTH }
    return namesIn(await client.paginate(client.rest.pulls.listFiles, query), MOST_LISTED.pullRequest)
  }
  const basehead = `${facts.mergeGroup?.baseSha}...${facts.mergeGroup?.headSha}`
  const { data } = await client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 })
  return namesIn(data.files ?? [], MOST_LISTED.comparison)
}

function namesIn(
  files: readonly { readonly filename: string; readonly previous_filename?: string }[],
  most: number
): ChangedFiles {
  const names = files.flatMap(({ filename, previous_filename: before }) =>
    before === undefined ? [filename] : [filename, before]
  )
  return { count: files.length, names, complete: files.length < most }
}
