import type { Color } from '../domain/verdict.ts'
import { decideRelevance, type RelevanceDecision } from '../github/event/relevance.ts'
import { publisherOf } from '../wiring/action-ports.ts'
import { type Job, withWarnings } from './job.ts'
import { measurePart } from './measure-part.ts'
import { reportParts } from './report-parts.ts'
import { runJob } from './run-job.ts'
import { tellUnmeasured } from './tell-unmeasured.ts'
import { withBaseOf, withBaseSide } from './with-base-side.ts'
import { withEarlierAttempts } from './with-earlier-attempts.ts'

/** Does what event and mode ask for, and says which color the job is to have. */
export async function doJob(job: Job): Promise<Color> {
  const { facts, request, planFiles, client } = job
  const decision = await decideRelevance({ facts, plan: request.plan, planFiles, client })
  if (decision.kind === 'skip') return tellIrrelevant(job, decision)
  return inMode(withWarnings(job, decision.warnings))
}

async function inMode(job: Job): Promise<Color> {
  switch (job.request.plan.mode) {
    case 'measure':
      return measurePart(await withBaseSide(job))
    case 'report':
      // What a stranger's run was asked is in what it stored; base's own files say nothing about that.
      return reportParts(job.facts.triggeredBy === undefined ? await withBaseOf(job) : job)
    default:
      return runJob(await withEarlierAttempts(await withBaseSide(job)))
  }
}

/** Green, so that a check that is required reports. */
async function tellIrrelevant(job: Job, { notMeasured, relevance }: Extract<RelevanceDecision, { kind: 'skip' }>) {
  const { mode, comment } = job.request.plan
  const publisher = publisherOf(job, mode === 'measure' ? 'never' : comment)
  return tellUnmeasured(job, publisher, { color: 'green', why: { notMeasured }, relevance })
}
