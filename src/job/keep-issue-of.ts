import type { Report } from '../domain/report.ts'
import { tellWarning } from '../github/api/log.ts'
import { keepIssue } from '../github/publish/open-issue.ts'
import { escapeKey, PLAIN_VOICE } from '../report/format/escape.ts'
import { renderComment } from '../report/pages/comment.ts'
import { firstLine } from '../report/sentences/title.ts'
import type { RunResult } from '../run.ts'
import type { Job } from './job.ts'

/** Nobody looks at a scheduled run: what it finds becomes an issue. */
export async function keepIssueOf({ facts, client, request }: Job, { report, stateBefore }: RunResult): Promise<void> {
  const after = request.plan.openIssueAfter
  if (after === undefined || facts.event !== 'schedule') return
  if (client === undefined)
    return tellWarning('open-issue: the input "github-token" is empty, so that no issue can be kept')
  const result = await keepIssue({
    facts,
    client,
    states: report.states,
    stateBefore,
    after,
    marker: `<!-- llm-latency-gate issue v1 key=${escapeKey(report.context.key)} -->`,
    title: titleOf(report),
    body: bodyOf(report)
  })
  if ('problem' in result) tellWarning(`open-issue: ${result.problem}`)
}

function titleOf(report: Report): string {
  return `LLM latency: ${firstLine(report).title} (${PLAIN_VOICE.name(report.context.key)})`
}

/** The page of a pull request, without the line by which its comment is found. */
function bodyOf(report: Report): string {
  const page = renderComment(report).split('\n').slice(1).join('\n')
  return report.context.runUrl === undefined ? page : `${page}\n\n[The run](${report.context.runUrl})`
}
