import { type UnmeasuredRequest, unmeasuredReport } from '../analysis/report/unmeasured-report.ts'
import type { Report } from '../domain/report.ts'
import type { Color } from '../domain/verdict.ts'
import type { Publisher } from '../ports.ts'
import { publicationOf } from '../report/pages/publication.ts'
import { now } from '../wiring/action-ports.ts'
import type { Job } from './job.ts'

/** Says everywhere that nothing was measured, and why. */
export async function tellUnmeasured(
  { request }: Job,
  publisher: Publisher,
  what: { readonly color: Color; readonly why: UnmeasuredRequest['why']; readonly relevance?: Report['relevance'] }
): Promise<Color> {
  const { plan } = request
  const report = unmeasuredReport({
    ...request,
    promptSet: plan.prompts.name,
    scenarioCount: plan.prompts.scenarios.length,
    now: now(),
    color: what.color,
    why: what.why,
    trial: plan.trial
  })
  await publisher.publish(publicationOf({ ...report, ...(what.relevance && { relevance: what.relevance }) }))
  return report.color
}
