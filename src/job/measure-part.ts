import { uniteWindows } from '../analysis/history/window.ts'
import { accountRefusal } from '../analysis/runs/account-refusal.ts'
import { assembleRun, recordPlan } from '../analysis/runs/assemble-run.ts'
import { nameOfPart } from '../analysis/runs/merge-runs.ts'
import { KnownError } from '../domain/errors.ts'
import type { RunFile } from '../domain/run-file.ts'
import type { Color } from '../domain/verdict.ts'
import { logWarning } from '../github/api/log.ts'
import { runArtifactName } from '../github/api/names.ts'
import { publishPart } from '../github/publish/outputs.ts'
import { measureOnce, recordedPart } from '../measure-run.ts'
import { planOfPart } from '../plan/slots/part-of-plan.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE, type Voice } from '../report/format/escape.ts'
import { plural } from '../report/format/format.ts'
import { type Job, whyUnmeasured } from './job.ts'
import { publishUnmeasured } from './judge-job.ts'
import { missingKeyOf } from './prepare-job.ts'

/** `mode: measure`: measures its part of the plan and stores it for the job with `mode: report`. Judges nothing. */
export async function measurePart(job: Job): Promise<Color> {
  const prepared = await withStoredBase(job)
  const { request, ports } = prepared
  const failure = missingKeyOf(prepared, planOfPart(request.plan))
  if (failure !== undefined) return publishUnmeasured(prepared, await whyUnmeasured(job, failure))
  const run = { ...(await measureOrRecordOutage(prepared)), part: recordedPart(request) }
  const isStored = await ports.storePart({ run, name: artifactName(request) })
  await publishPart(
    summaryText(run, PLAIN_VOICE),
    `### LLM latency: measured for another job\n\n${summaryText(run, MARKDOWN_VOICE)}\n`
  )
  const refusal = accountRefusal(run)
  if (refusal !== undefined) throw new KnownError(refusal.code, refusal.message, { hint: refusal.hint })
  return isStored ? 'green' : 'red'
}

/** The name differs from job to job, so that none takes another's. */
function artifactName({ context, plan: { key, part } }: Job['request']): string {
  return runArtifactName(context.key, { ...(key === undefined ? {} : part), shard: part?.shard })
}

/**
 * Finds base's plan in the newest stored run where base's own files did not tell it. Runs are stored under the key of the
 * reporting job, which equals this job's only where the workflow names it.
 */
async function withStoredBase(job: Job): Promise<Job> {
  const { recordedBase, context, plan } = job.request
  if (recordedBase === undefined) return job
  if (plan.key === undefined) logWarning(OTHER_KEY)
  const { files, ancestry } = await job.ports.baselines(plan).read(context.key)
  return { ...job, request: { ...job.request, plan: recordedBase(uniteWindows(files), ancestry).plan } }
}

const OTHER_KEY =
  'No "key" is set. The plan at the base could not be read from its files. Earlier runs may record it, but they are stored under the key of the job with "mode: report", which differs by default. If this change alters what is sent, base is not measured. Set "key" to the same text in both jobs.'

/** An outage is stored too: the reporting job then knows that this part was tried. */
async function measureOrRecordOutage({ request, ports }: Job): Promise<RunFile> {
  try {
    return (await measureOnce({ facts: request, measure: ports.measure(request.plan), ordinal: 0, warm: false })).run
  } catch (error) {
    if (!(error instanceof KnownError) || error.code !== 'cannot-measure') throw error
    logWarning(error.message)
    const measured = { ...NOTHING_MEASURED, startedAt: ports.now() }
    return assembleRun({ ...request, recorded: recordPlan(request.plan, request.context.commit), measured })
  }
}

const NOTHING_MEASURED = {
  samples: [],
  end: { reason: 'cancelled', partial: true },
  clientHealth: { eventLoopDelayMs: { p50: 0, p99: 0, max: 0 } },
  connectMs: {}
} as const

function summaryText(run: RunFile, voice: Voice): string {
  const answeredCount = run.samples.filter(({ outcome }) => outcome === 'ok').length
  const requests = `${answeredCount} of ${plural(run.samples.length, 'request')} answered`
  return `${voice.name(nameOfPart(run))}: ${requests}. The job with ${voice.literal('mode: report')} judges them.`
}
