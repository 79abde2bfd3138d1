import { statusOfThrown } from '../../domain/thrown.ts'
import type { State } from '../../domain/verdict.ts'
import { accessProblem, apiProblem, type GitHubClient, isOwnAuthor, ownLogin, PAGE_LENGTH } from '../api/client.ts'
import type { EventFacts } from '../event/context.ts'
import { MAX_BODY_LENGTH, markerIn } from './own-comments.ts'

/** Pages of open issues that are searched for the gate's own, newest first. */
const MAX_ISSUE_PAGES = 20

/** The states that somebody has to look at. */
const BAD: readonly State[] = ['regression', 'over-budget', 'drift']

export interface IssueRequest {
  readonly facts: EventFacts
  readonly client: GitHubClient
  readonly states: readonly State[]
  /** The state of the run before this one, from the log of the baseline. */
  readonly stateBefore?: State
  /** Bad runs in a row before an issue is opened. */
  readonly after: 1 | 2
  /** A line by which the issue is found again. */
  readonly marker: string
  readonly title: string
  readonly body: string
}

export type IssueAction = 'open-or-update' | 'close' | 'leave'

/** Decides what a scheduled run does with the issue. An inconclusive run neither opens nor closes one. */
export function issueAction({
  states,
  stateBefore,
  after
}: Pick<IssueRequest, 'states' | 'stateBefore' | 'after'>): IssueAction {
  const isBad = states.some((state) => BAD.includes(state))
  if (isBad) return after === 1 || (stateBefore !== undefined && BAD.includes(stateBefore)) ? 'open-or-update' : 'leave'
  return states[0] === 'pass' ? 'close' : 'leave'
}

export type IssueResult = { readonly url?: string } | { readonly problem: string }

/** Keeps one open issue about the findings of scheduled runs, and closes it when one passes. Never changes a verdict. */
export async function keepIssue(request: IssueRequest): Promise<IssueResult> {
  try {
    return await keepOrClose(request)
  } catch (error) {
    const status = statusOfThrown(error)
    if (status === undefined) throw error
    if (status === 410) return { problem: `${apiProblem(error)}; switch issues on in the settings of the repository` }
    return { problem: accessProblem(error, 'issues: write') }
  }
}

async function keepOrClose(request: IssueRequest): Promise<IssueResult> {
  const action = issueAction(request)
  if (action === 'leave') return {}
  const own = await findOwn(request)
  if (action === 'close') return own === undefined ? {} : closeIssue(request, own)
  return own === undefined ? openIssue(request) : updateIssue(request, own)
}

/** Finds the issue by its marker and its author: anybody can open an issue with the marker in it. */
async function findOwn({ facts, client, marker }: IssueRequest): Promise<number | undefined> {
  const { owner, repo } = facts.repository
  const login = await ownLogin(client)
  for (let page = 1; page <= MAX_ISSUE_PAGES; page += 1) {
    const query = {
      owner,
      repo,
      state: 'open',
      sort: 'created',
      direction: 'desc',
      per_page: PAGE_LENGTH,
      page
    } as const
    const { data } = await client.rest.issues.listForRepo(query)
    const own = data.find(
      ({ user, body, pull_request: pull }) =>
        pull === undefined && isOwnAuthor(user, login) && markerIn(body ?? '') === marker
    )
    if (own !== undefined) return own.number
    if (data.length < PAGE_LENGTH) return undefined
  }
  return undefined
}

async function openIssue(request: IssueRequest): Promise<IssueResult> {
  const { facts, client, title } = request
  const { owner, repo } = facts.repository
  const { data } = await client.rest.issues.create({ owner, repo, title, body: markedBody(request) })
  return { url: data.html_url }
}

async function updateIssue(request: IssueRequest, number: number): Promise<IssueResult> {
  const { facts, client, title } = request
  const { owner, repo } = facts.repository
  const body = markedBody(request)
  const { data } = await client.rest.issues.update({ owner, repo, issue_number: number, title, body })
  return { url: data.html_url }
}

async function closeIssue({ facts, client }: IssueRequest, number: number): Promise<IssueResult> {
  const { owner, repo } = facts.repository
  const body = `Fixed: the latest scheduled run passed. ${facts.runUrl}`
  await client.rest.issues.createComment({ owner, repo, issue_number: number, body })
  const query = { owner, repo, issue_number: number, state: 'closed', state_reason: 'completed' } as const
  const { data } = await client.rest.issues.update(query)
  return { url: data.html_url }
}

function markedBody({ marker, body }: IssueRequest): string {
  const text = `${marker}\n${body}`
  return text.length <= MAX_BODY_LENGTH ? text : text.slice(0, text.lastIndexOf('\n', MAX_BODY_LENGTH))
}
