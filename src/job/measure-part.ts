import { uniteWindows } from '../analysis/history/window.ts'
import { assembleRun } from '../analysis/runs/assemble-run.ts'
import { nameOfPart } from '../analysis/runs/merge-runs.ts'
import { writeRunFile } from '../baseline/run-file-io.ts'
import { KnownError } from '../domain/errors.ts'
import type { Plan } from '../domain/plan.ts'
import type { RunFile } from '../domain/run-file.ts'
import type { Color } from '../domain/verdict.ts'
import { tellWarning } from '../github/api/log.ts'
import { runArtifactName } from '../github/api/names.ts'
import { storePart, tellPart } from '../github/publish/store-part.ts'
import { measureOnce, recordedPlan } from '../measure-run.ts'
import { planOfPart } from '../plan/slots/part-of-plan.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE, type Voice } from '../report/format/escape.ts'
import { plural } from '../report/format/format.ts'
import { measureOf, now, publisherOf, storeOf, temporaryFolder } from '../wiring/action-ports.ts'
import type { Job } from './job.ts'
import { isStrangers, missingKeyOf } from './missing-key-of.ts'
import { tellUnmeasured } from './tell-unmeasured.ts'

/** `mode: measure`: measures its part of the plan and stores it for the job with `mode: report`; judges nothing. */
export async function measurePart(asked: Job): Promise<Color> {
  const job = await withRecordedBase(asked)
  const plan = planOfPart(job.request.plan)
  const failure = missingKeyOf(job, plan)
  if (failure !== undefined) {
    const stranger = isStrangers(job)
    const why = stranger ? ({ notMeasured: 'fork-without-key' } as const) : { failure }
    return tellUnmeasured(job, publisherOf(job, 'never'), { color: stranger ? 'green' : 'red', why })
  }
  const run = { ...(await measureOrSay(job)), part: partOf(job.request) }
  const name = partNameOf(job.request)
  const { context } = job.request
  const { workflowRun } = job.facts
  const isStored = await storePart({
    run,
    name,
    key: context.key,
    workflowRun,
    temporaryFolder: temporaryFolder(),
    writeRunFile
  })
  const [text, page] = [PLAIN_VOICE, MARKDOWN_VOICE].map((voice) => told(run, voice)) as [string, string]
  await tellPart(text, `### LLM latency: measured for another job\n\n${page}\n`)
  return isStored ? 'green' : 'red'
}

/** What this job's part is stored as, so that no other job of the run takes the name. */
function partNameOf({ context, plan }: Job['request']): string {
  return runArtifactName(context.key, { ...(plan.key === undefined ? {} : plan.part), ...shardOf(plan) })
}

/**
 * Where base's own files did not tell: what the newest run on record under this key was sent. Runs are on record under
 * the key of the job that reports, which is this one's only where it is given.
 */
async function withRecordedBase(job: Job): Promise<Job> {
  const { recordedBase, context, plan } = job.request
  if (recordedBase === undefined) return job
  if (plan.key === undefined) tellWarning(OTHER_KEY)
  const { files, ancestry } = await storeOf(job).read(context.key)
  return { ...job, request: { ...job.request, plan: recordedBase(uniteWindows(files), ancestry).plan } }
}

const OTHER_KEY =
  'key: none is set. The files at the base do not tell what it is sent, and earlier runs that may are stored under the key of the job with "mode: report", which by default is another: if what is sent changed, nothing is measured beside it. Set "key" to the same text here and there.'

/** An outage is judged with everything else: what is stored says that nothing came of it. */
async function measureOrSay(job: Job): Promise<RunFile> {
  const facts = job.request
  try {
    const measure = measureOf(job)
    return (await measureOnce({ facts, measure, ordinal: 0, warm: false })).run
  } catch (error) {
    if (!(error instanceof KnownError) || error.code !== 'cannot-measure') throw error
    tellWarning(error.message)
    return assembleRun({ ...facts, recorded: recordedPlan(facts), measured: { ...NOTHING, startedAt: now() } })
  }
}

const NOTHING = {
  samples: [],
  end: { reason: 'cancelled', partial: true },
  clientHealth: { eventLoopDelayMs: { p50: 0, p99: 0, max: 0 } },
  connectMs: {}
} as const

function partOf({ context, plan: { part = {} } }: Job['request']): NonNullable<RunFile['part']> {
  const { targets, shard } = part
  return {
    key: context.key,
    ...(targets === undefined ? {} : { targets: [...targets] }),
    shard
  }
}

function shardOf({ part }: Plan): Pick<NonNullable<Plan['part']>, 'shard'> {
  return part?.shard === undefined ? {} : { shard: part.shard }
}

function told(run: RunFile, voice: Voice): string {
  const answered = run.samples.filter(({ outcome }) => outcome === 'ok').length
  const requests = `${answered} of ${plural(run.samples.length, 'request')} answered`
  return `${voice.name(nameOfPart(run))}: ${requests}. The job with ${voice.literal('mode: report')} judges them.`
}
