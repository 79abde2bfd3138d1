import type { Color } from '../domain/verdict.ts'
import { run } from '../run.ts'
import type { Job } from './job.ts'
import { keepIssueOf } from './keep-issue-of.ts'
import { isStrangers, missingKeyOf } from './missing-key-of.ts'
import { tellUnmeasured } from './tell-unmeasured.ts'
import { portsOf, publisherOf } from './world.ts'

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

/** The pipeline, and what a scheduled run makes of its result. */
export async function judgeJob(job: Job): Promise<Color> {
  const result = await run(job.request, portsOf(job, publisherOf(job)))
  await keepIssueOf(job, result)
  return result.report.color
}
