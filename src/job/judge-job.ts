import { type UnmeasuredRequest, unmeasuredReport } from '../analysis/report/unmeasured-report.ts'
import { COLOR_OF_SHARED_KEY } from '../analysis/verdict/state.ts'
import type { Plan } from '../domain/plan.ts'
import type { Report } from '../domain/report.ts'
import { statusOfThrown } from '../domain/thrown.ts'
import type { Color } from '../domain/verdict.ts'
import type { Warning } from '../domain/warning.ts'
import { logWarning } from '../github/api/log.ts'
import { baselineArtifactName, reportArtifactName } from '../github/api/names.ts'
import { sharedKeyProblem } from '../github/api/upload.ts'
import { annotateFailure } from '../github/publish/error.ts'
import { keepIssue } from '../github/publish/open-issue.ts'
import { rulesFacts } from '../judge-by-base.ts'
import { publicationOf } from '../publication.ts'
import { escapeKey, PLAIN_VOICE } from '../report/format/escape.ts'
import { titleOf } from '../report/sentences/states.ts'
import { type RunResult, run } from '../run.ts'
import type { RunRequest } from '../run-request.ts'
import type { Job } from './job.ts'

/** Runs the pipeline on GitHub and keeps the issue of scheduled runs. */
export async function judgeJob(job: Job): Promise<Color> {
  const { request, ports } = job
  const { plan } = request
  const result = await run(request, {
    measure: ports.measure(plan),
    baselines: ports.baselines(plan),
    publisher: ports.publisher(commentPolicy(request)),
    wait: ports.wait,
    now: ports.now
  })
  await keepScheduledIssue(job, result)
  const problem = await sharedKeyOf(job, result.report.warnings)
  if (problem === undefined) return result.report.color
  annotateFailure(problem)
  return COLOR_OF_SHARED_KEY
}

/** Returns the problem with a key that another job of this run uses; undefined where GitHub refused a name that nobody holds. */
async function sharedKeyOf({ client, facts, request }: Job, warnings: readonly Warning[]): Promise<string | undefined> {
  const problem = sharedKeyProblem(warnings)
  if (problem === undefined || client === undefined) return problem
  const { key } = request.context
  const names = [baselineArtifactName(key), reportArtifactName(key)]
  const name = names.find((one) => problem.includes(`"${one}"`))
  const { owner, repo } = facts.repository
  try {
    const query = { owner, repo, run_id: facts.workflowRun.id, name }
    const { artifacts } = (await client.rest.actions.listWorkflowRunArtifacts(query)).data
    return artifacts.some((one) => one.name === name) ? problem : undefined
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return problem
  }
}

/** Publishes that nothing was measured, and why. A job that only measures a part leaves the comment to the reporting one. */
export async function publishUnmeasured(
  { request, ports }: Job,
  why: UnmeasuredRequest['why'],
  relevance?: Report['relevance']
): Promise<Color> {
  const report = unmeasuredReport({ ...request, ...rulesFacts(request), now: ports.now(), why, relevance })
  const policy = request.plan.mode === 'measure' ? 'never' : commentPolicy(request)
  await ports.publisher(policy).publish(publicationOf(report))
  return report.color
}

/** Changed rules and new places of a secret are always told, also by a pull request that asks for silence. */
function commentPolicy({ plan, baseRules, warnings }: RunRequest): Plan['comment'] {
  const isTold = baseRules !== undefined || warnings.some(({ kind }) => kind === 'new-key-use')
  return isTold ? 'always' : plan.comment
}

/** Nobody watches a scheduled run, so that its findings become an issue. */
async function keepScheduledIssue(
  { facts, client, request }: Job,
  { report, pages, previousState }: RunResult
): Promise<void> {
  const after = request.plan.openIssueAfter
  if (after === undefined || facts.event !== 'schedule') return
  if (client === undefined) return logWarning('open-issue: the input "github-token" is empty, so no issue can be kept')
  const { key } = report.context
  const result = await keepIssue({
    facts,
    client,
    states: report.states,
    stateBefore: previousState,
    after,
    marker: `<!-- llm-latency-gate issue v1 key=${escapeKey(key)} -->`,
    title: `LLM latency: ${titleOf(report, PLAIN_VOICE).title} (${PLAIN_VOICE.name(key)})`,
    body: issueBody(pages.comment, report.context.runUrl)
  })
  if ('problem' in result) logWarning(`open-issue: ${result.problem}`)
}

/** Returns the comment's page without its first line, which is the comment's own marker. */
function issueBody(comment: string, runUrl: string | undefined): string {
  const page = comment.slice(comment.indexOf('\n') + 1)
  return runUrl === undefined ? page : `${page}\n\n[The run](${runUrl})`
}
