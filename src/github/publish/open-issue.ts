import { statusOfThrown } from '../../domain/thrown.ts'
import type { State } from '../../domain/verdict.ts'
import { apiProblem, type GitHubClient } from '../api/client.ts'
import { ownLogin } from '../api/own-login.ts'
import type { EventFacts } from '../event/context.ts'

const PAGE_LENGTH = 100
/** Open issues that are searched for the gate's own, the newest first. */
const MAX_PAGES = 20
const MAX_LENGTH = 65_000

/** What somebody has to look at. */
const BAD: readonly State[] = ['regression', 'over-budget', 'drift']

export interface IssueRequest {
  readonly facts: EventFacts
  readonly client: GitHubClient
  readonly states: readonly State[]
  /** What the run before this one came to, by the log of the baseline. */
  readonly stateBefore?: State
  /** Bad runs in a row that it takes. */
  readonly after: 1 | 2
  /** A line by which the issue is found again. */
  readonly marker: string
  readonly title: string
  readonly body: string
}

export type IssueAction = 'open-or-update' | 'close' | 'leave'

/** What a scheduled run makes of the issue. What could not be decided neither opens nor closes one. */
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

/** Keeps one open issue about what the scheduled runs find, and closes it when all is well. Never changes a verdict. */
export async function keepIssue(request: IssueRequest): Promise<IssueResult> {
  try {
    return await keep(request)
  } catch (error) {
    const status = statusOfThrown(error)
    if (status === undefined) throw error
    // Where issues are switched off GitHub says that they are gone.
    const hint = [403, 404, 410].includes(status) ? ': add "issues: write" to the "permissions:" of the job' : ''
    return { problem: `the issue could not be kept (${apiProblem(error)})${hint}` }
  }
}

async function keep(request: IssueRequest): Promise<IssueResult> {
  const action = issueAction(request)
  if (action === 'leave') return {}
  const own = await findOwn(request)
  if (action === 'close') return own === undefined ? {} : close(request, own)
  return own === undefined ? open(request) : update(request, own)
}

/** By its marker and its author: anybody can open an issue with the marker in it. */
async function findOwn({ facts, client, marker }: IssueRequest): Promise<number | undefined> {
  const { owner, repo } = facts.repository
  const login = await ownLogin(client)
  for (let page = 1; page <= MAX_PAGES; page += 1) {
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
        pull === undefined && user?.login === login && (body ?? '').split(/\r?\n/, 1)[0] === marker
    )
    if (own !== undefined) return own.number
    if (data.length < PAGE_LENGTH) return undefined
  }
  return undefined
}

async function open(request: IssueRequest): Promise<IssueResult> {
  const { facts, client, title } = request
  const { owner, repo } = facts.repository
  const { data } = await client.rest.issues.create({ owner, repo, title, body: bodyOf(request) })
  return { url: data.html_url }
}

async function update(request: IssueRequest, number: number): Promise<IssueResult> {
  const { facts, client, title } = request
  const { owner, repo } = facts.repository
  const body = bodyOf(request)
  const { data } = await client.rest.issues.update({ owner, repo, issue_number: number, title, body })
  return { url: data.html_url }
}

async function close({ facts, client }: IssueRequest, number: number): Promise<IssueResult> {
  const { owner, repo } = facts.repository
  const body = `All is well again: ${facts.runUrl}`
  await client.rest.issues.createComment({ owner, repo, issue_number: number, body })
  const query = { owner, repo, issue_number: number, state: 'closed', state_reason: 'completed' } as const
  const { data } = await client.rest.issues.update(query)
  return { url: data.html_url }
}

function bodyOf({ marker, body }: IssueRequest): string {
  const whole = `${marker}\n${body}`
  return whole.length <= MAX_LENGTH ? whole : whole.slice(0, whole.lastIndexOf('\n', MAX_LENGTH))
}
