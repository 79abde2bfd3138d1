import type { Color } from '../domain/verdict.ts'
import { decideRelevance, type RelevanceDecision } from '../github/event/relevance.ts'
import { type Job, jobWithWarnings, whyUnmeasured } from './job.ts'
import { judgeJob, publishUnmeasured } from './judge-job.ts'
import { withKnownKeyUses } from './key-uses.ts'
import { measurePart } from './measure-part.ts'
import { missingKeyOf, withBaseOfJob, withEarlierJobs, withMeasurableBase } from './prepare-job.ts'
import { reportParts } from './report-parts.ts'

/** Does what event and mode ask for, and returns the job's color. */
export async function doJob(job: Job): Promise<Color> {
  const decision = await decideByBothRules(job)
  if (decision.kind === 'measure') return inMode(jobWithWarnings(job, decision.warnings))
  // A green job, so that a required check reports.
  return publishUnmeasured(job, { notMeasured: decision.notMeasured }, decision.relevance)
}

/** A pull request that changes which changes matter is left out only where base leaves it out as well. */
async function decideByBothRules({ facts, request, planFiles, client }: Job): Promise<RelevanceDecision> {
  const { plan, baseRules } = request
  const decision = await decideRelevance({ facts, plan, planFiles, client })
  if (decision.kind === 'measure' || baseRules === undefined) return decision
  const byBase = await decideRelevance({ facts, plan: baseRules.plan, planFiles, client })
  return byBase.kind === 'measure' ? byBase : decision
}

async function inMode(job: Job): Promise<Color> {
  switch (job.request.plan.mode) {
    case 'measure':
      return measurePart(await withMeasurableBase(await withKnownKeyUses(job)))
    case 'report':
      // A stranger's stored run records its own plan; base's files say nothing about that.
      return reportParts(job.facts.triggeredBy === undefined ? await withBaseOfJob(job) : job)
    default:
      return measureAndJudge(await withEarlierJobs(await withMeasurableBase(await withKnownKeyUses(job))))
  }
}

/** `mode: run`: measures, judges and publishes in one job. */
async function measureAndJudge(job: Job): Promise<Color> {
  const failure = missingKeyOf(job, job.request.plan)
  if (failure === undefined) return judgeJob(job)
  return publishUnmeasured(job, await whyUnmeasured(job, failure))
}
