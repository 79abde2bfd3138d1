import { z } from 'zod'
import { commitText, hashText, runFileSchema, timeText } from './run-file.ts'
import { nameText, OUTCOMES } from './sample.ts'
import { STATES } from './verdict.ts'

export const BASELINE_SCHEMA = 'llm-latency-baseline/1'
/** Runs in the window: the newest in full, the others as digests. */
export const WINDOW_RUNS = 30
export const LOG_DAYS = 400
export const LOG_LINES = 10_000
/** Rows a digest keeps of one scenario; beyond that every k-th, so that it stays bounded. */
export const DIGEST_ROWS = 64

const value = z.number().nonnegative().max(1e9)

/**
 * One answered request, as [first token ms, tpot ms, last ms, output tokens]; null where the sample had none. Rows rather than
 * quantiles, since end-to-end time at equal length needs both times of one request and the window's token count, which
 * nobody knows yet when a digest is written.
 */
const rowSchema = z.tuple([value.nullable(), value.nullable(), value.nullable(), value.nullable()])
export type DigestRow = Readonly<z.infer<typeof rowSchema>>

const scenarioDigestSchema = z.strictObject({
  id: nameText,
  hash: hashText,
  attempted: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  /** Replies in which the model would not answer; absent where there were none. */
  refused: z.int().nonnegative().optional(),
  /** Answered replies that arrived in at least three reads. */
  streamed: z.int().nonnegative(),
  rows: z.array(rowSchema).max(DIGEST_ROWS)
})

const targetDigestSchema = z.strictObject({
  id: nameText,
  fingerprint: hashText,
  parts: z.record(z.string().max(100), z.json()),
  /** Members of its request that were settled while warming up; see the run file. */
  asked: z.record(z.string().max(100), z.json()).optional(),
  /**
   * Set where the first token of some replies went unseen: then the rows have that of the answer in its place (`ttfat`). Where
   * none thought, the two are one, and the rows can be read as `either`.
   */
  firstToken: z.enum(['ttfat', 'either']).optional(),
  tokenSource: z.enum(['usage', 'estimated', 'none']),
  servedModels: z.array(nameText).max(20),
  servedFingerprints: z.array(nameText).max(20),
  serviceTiers: z.array(nameText).max(20),
  servedVias: z.array(nameText).max(20).optional(),
  failures: z.partialRecord(z.enum(OUTCOMES), z.int().nonnegative()),
  scenarios: z.array(scenarioDigestSchema).max(10_000)
})

/** An alarm as it was judged: of what, by how much, and the reviewed line that accepted it. */
const alarmSchema = z.strictObject({
  target: nameText,
  metric: nameText,
  statistic: nameText,
  /** Against the level that was the usual one before the line was first used; absent where its size is not known. */
  changeRatio: z.number().min(-1).max(1e9).optional(),
  accepted: z
    .strictObject({ upToRatio: z.number(), until: z.string().max(10), reason: z.string().max(2000) })
    .optional()
})
export type AlarmDigest = Readonly<z.infer<typeof alarmSchema>>

/** A level of a target that begins with the run, found by later ones. */
const levelShiftSchema = z.strictObject({
  target: nameText,
  /** `stayed`: run after run regressed, by what is followed as no level: a tail, failures. */
  why: z.enum(['confirmed', 'stayed']),
  /** Runs on the new level when it was found: they were judged by the level before. */
  runCount: z.int().positive().max(1000),
  changes: z
    .array(z.strictObject({ metric: z.enum(['ttft', 'tpot']), changeRatio: z.number().min(-1).max(1e9) }))
    .max(2)
})
export type LevelShiftDigest = Readonly<z.infer<typeof levelShiftSchema>>

/** A run reduced to enough for every check of history, and small enough to keep thirty of them. */
export const runDigestSchema = z.strictObject({
  recordedAt: timeText,
  commit: commitText.optional(),
  workflowRun: z.strictObject({ id: z.int().positive(), attempt: z.int().positive() }).optional(),
  /** Tells the runs of one workflow run apart, where it made several. */
  ordinal: z.int().nonnegative(),
  environmentClass: z.string().max(1500),
  metricDefinition: nameText,
  quantileMethod: nameText,
  /** The run's own state: a regressed run does not move the level by itself. */
  state: z.enum(STATES).optional(),
  /** Absent in a run that was not judged. */
  alarms: z.array(alarmSchema).max(10_000).optional(),
  levelShifts: z.array(levelShiftSchema).max(1000).optional(),
  /** Kept beyond the newest runs, for later ones to be held against. */
  anchor: z.literal(true).optional(),
  targets: z.array(targetDigestSchema).max(1000)
})
export type RunDigest = Readonly<z.infer<typeof runDigestSchema>>
export type TargetDigest = RunDigest['targets'][number]
export type ScenarioDigest = TargetDigest['scenarios'][number]

const quantilesSchema = z.strictObject({ p50: value.optional(), p95: value.optional(), n: z.int().nonnegative() })

/** One run in a line, for trends. */
const logLineSchema = z.strictObject({
  recordedAt: timeText,
  commit: commitText.optional(),
  workflowRun: z.strictObject({ id: z.int().positive(), attempt: z.int().positive() }).optional(),
  ordinal: z.int().nonnegative(),
  state: z.enum(STATES).optional(),
  targets: z
    .array(
      z.strictObject({
        id: nameText,
        fingerprint: hashText,
        errorRatio: z.number().min(0).max(1),
        ttft: quantilesSchema,
        tpot: quantilesSchema,
        e2e: quantilesSchema
      })
    )
    .max(1000)
})
export type LogLine = Readonly<z.infer<typeof logLineSchema>>

/** The baseline artifact. */
export const baselineFileSchema = z.strictObject({
  schema: z.literal(BASELINE_SCHEMA),
  key: z.string().min(1).max(500),
  /** The run that wrote the file, in full. */
  own: runFileSchema,
  /** Its digest first, then the newest others. */
  window: z.array(runDigestSchema).min(1).max(WINDOW_RUNS),
  log: z.array(logLineSchema).max(LOG_LINES)
})
export type BaselineFile = Readonly<z.infer<typeof baselineFileSchema>>
