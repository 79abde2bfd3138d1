import { z } from 'zod'
import { environmentSchema } from './environment.ts'
import { isJudged } from './plan.ts'
import { nameText, sampleSchema } from './sample.ts'

export const RUN_SCHEMA = 'llm-latency-run/1'
/** Changes whenever a metric's definition does: numbers of two definitions are never compared. */
export const METRIC_DEFINITION = '2'
export const QUANTILE_METHOD = 'hyndman-fan-7'
export const TOOL_NAME = 'llm-latency-gate'

export const hashText = z.string().regex(/^[0-9a-f]{64}$/, 'must be a sha256 in hex')
export const commitText = z.string().regex(/^[0-9a-f]{7,64}$/, 'must be a commit hash')
export const timeText = z.iso.datetime({ offset: true })

/** Everything that decides what is sent to a target but secrets, so that a baseline's plan can be told from another. */
const partsSchema = z.record(z.string().max(100), z.json())

const END_REASONS = ['decided', 'fixed', 'max-pairs', 'max-cost', 'timeout', 'cancelled', 'account-refused'] as const

export const clientHealthSchema = z.strictObject({
  eventLoopDelayMs: z.strictObject({
    p50: z.number().nonnegative(),
    p99: z.number().nonnegative(),
    max: z.number().nonnegative()
  }),
  dispatchLagMs: z.strictObject({ p50: z.number().nonnegative(), max: z.number().nonnegative() }).optional()
})
export type ClientHealth = Readonly<z.infer<typeof clientHealthSchema>>

const endSchema = z.strictObject({ reason: z.enum(END_REASONS), partial: z.boolean() })
export type RunEnd = Readonly<z.infer<typeof endSchema>>

/** One content event of a sample: its time from t0, and the number of the read it came in. Kept on request only. */
const eventsSchema = z.strictObject({
  sample: z.int().nonnegative(),
  atMs: z.array(z.number().nonnegative()).max(200_000)
})

const samplesSchema = z.array(sampleSchema).max(200_000)

interface Role {
  readonly id: string
  readonly directOf?: string | undefined
  readonly baseOf?: string | undefined
}

/** Without this a file could name every target a base, and nothing in it would be judged: a pass that nobody measured. */
function hasRole({ directOf, baseOf }: Role, targets: readonly Role[]): boolean {
  return [directOf, baseOf].every(
    (owner) => owner === undefined || targets.some((target) => target.id === owner && isJudged(target))
  )
}

const planSchema = z
  .strictObject({
    fingerprint: hashText,
    promptSet: nameText,
    /** The base's source and prompts, where pairs were made. */
    base: z
      .strictObject({
        source: z.enum(['base-block', 'files-at-base', 'recorded-plan', 'base-config', 'base-ref', 'same-plan']),
        commit: commitText.optional(),
        scenarios: z
          .array(z.strictObject({ id: nameText, kind: nameText, hash: hashText }))
          .min(1)
          .max(10_000)
      })
      .optional(),
    scenarios: z
      .array(z.strictObject({ id: nameText, kind: nameText, hash: hashText }))
      .min(1)
      .max(10_000),
    targets: z
      .array(
        z.strictObject({
          id: nameText,
          fingerprint: hashText,
          buildIdentity: z.string().min(1).max(300),
          /** The target whose upstream this one is. */
          directOf: nameText.optional(),
          /** The target whose base this one is; its samples bear that target's id and the arm `base`. */
          baseOf: nameText.optional(),
          /** For a base, the fewest and the most pairs made with it. */
          pairs: z.strictObject({ least: z.int().positive(), most: z.int().positive() }).optional(),
          parts: partsSchema,
          /** Members of its request that were settled while warming up and decide what is measured, such as an effort. */
          asked: partsSchema.optional()
        })
      )
      .min(1)
      .max(1000)
  })
  .refine(({ targets }) => targets.every((target) => hasRole(target, targets)) && targets.some(isJudged), {
    path: ['targets'],
    message: 'each base and upstream must belong to a judged target of the same plan, and one target must be judged'
  })

export const runFileSchema = z.strictObject({
  schema: z.literal(RUN_SCHEMA),
  tool: z.strictObject({ name: nameText, version: nameText }),
  metricDefinition: nameText,
  quantileMethod: nameText,
  seed: z.int().nonnegative(),
  startedAt: timeText,
  commit: commitText.optional(),
  ref: z.string().max(500).optional(),
  event: z.string().max(100).optional(),
  /** The workflow run it was measured in. */
  workflowRun: z.strictObject({ id: z.int().positive(), attempt: z.int().positive() }).optional(),
  /** Set where only a part of the plan was measured, to be merged with the others. */
  part: z
    .strictObject({
      key: z.string().min(1).max(500),
      targets: z.array(nameText).min(1).max(1000).optional(),
      shard: z.strictObject({ index: z.int().positive(), count: z.int().positive().max(10_000) }).optional()
    })
    .optional(),
  environment: environmentSchema,
  plan: planSchema,
  clientHealth: clientHealthSchema.optional(),
  end: endSchema,
  /** Spent on all requests, warm-up included; absent where a price is unknown. */
  costUsd: z.number().nonnegative().optional(),
  samples: samplesSchema,
  /** A second measurement of the same plan, made because the first one raised an alarm. Judged by itself. */
  confirmation: z.strictObject({ startedAt: timeText, end: endSchema, samples: samplesSchema }).optional(),
  events: z.array(eventsSchema).optional()
})
export type RunFile = Readonly<z.infer<typeof runFileSchema>>
export type RunPlan = RunFile['plan']
export type RunTarget = RunPlan['targets'][number]
