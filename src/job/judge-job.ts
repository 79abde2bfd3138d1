import { type UnmeasuredRequest, unmeasuredReport } from '../analysis/report/unmeasured-report.ts'
import type { Plan } from '../domain/plan.ts'
import type { Report } from '../domain/report.ts'
import type { Color } from '../domain/verdict.ts'
import { logWarning } from '../github/api/log.ts'
import { keepIssue } from '../github/publish/open-issue.ts'
import { rulesFacts } from '../judge-by-base.ts'
import { escapeKey, PLAIN_VOICE } from '../report/format/escape.ts'
import { renderPages } from '../report/pages/formats.ts'
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
  return result.report.color
}

/** Publishes that nothing was measured, and why. A job that only measures a part leaves the comment to the reporting one. */
export async function publishUnmeasured(
  { request, ports }: Job,
  why: UnmeasuredRequest['why'],
  relevance?: Report['relevance']
): Promise<Color> {
  const report = unmeasuredReport({ ...request, ...rulesFacts(request), now: ports.now(), why, relevance })
  const policy = request.plan.mode === 'measure' ? 'never' : commentPolicy(request)
  await ports.publisher(policy).publish(renderPages(report))
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
