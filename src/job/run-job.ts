import type { Report } from '../domain/report.ts'
import type { Color } from '../domain/verdict.ts'
import type { Publisher } from '../ports.ts'
import { publicationOf } from '../report/pages/publication.ts'
import { run } from '../run.ts'
import { portsOf, publisherOf } from '../wiring/action-ports.ts'
import type { Job } from './job.ts'
import { keepIssueOf } from './keep-issue-of.ts'
import { isStrangers, missingKeyOf } from './missing-key-of.ts'
import { tellUnmeasured } from './tell-unmeasured.ts'

/** `mode: run`: measures, judges, says. */
export async function runJob(job: Job): Promise<Color> {
  const failure = missingKeyOf(job, job.request.plan)
  const publisher = publisherOf(job)
  if (failure === undefined) return judgeJob(job)
  const stranger = isStrangers(job)
  return tellUnmeasured(job, publisher, {
    color: stranger ? 'green' : 'red',
    why: stranger ? { notMeasured: 'fork-without-key' } : { failure }
  })
}

/** What a job knows of its run that the pipeline does not. */
export type Amend = (report: Report) => Report

/** The pipeline, and what a scheduled run makes of its result. */
export async function judgeJob(job: Job, amend: Amend = (report) => report): Promise<Color> {
  const result = await run(job.request, portsOf(job, amended(publisherOf(job), amend)))
  const report = amend(result.report)
  await keepIssueOf(job, { ...result, report })
  return report.color
}

function amended(publisher: Publisher, amend: Amend): Publisher {
  return { ...publisher, publish: ({ report, run: file }) => publisher.publish(publicationOf(amend(report), file)) }
}
