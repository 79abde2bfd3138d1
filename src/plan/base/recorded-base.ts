import { z } from 'zod'
import type { RunDigest, TargetDigest } from '../../domain/baseline.ts'
import {
  CUSTOM_API,
  isJudged,
  type Json,
  type Plan,
  type PromptSet,
  TARGET_APIS,
  type Target
} from '../../domain/plan.ts'
import type { Warning } from '../../domain/warning.ts'
import { canonicalJson, planParts } from '../config/fingerprint.ts'
import { recordedCustom } from '../config/read-custom.ts'
import { baseName, directName } from '../config/read-target.ts'
import { matchingBase, type PlanWithBase, withBase } from './with-base.ts'

export interface RecordedBaseSearch {
  /** Of trusted runs, in any order. */
  readonly digests: readonly RunDigest[]
  /** Base's commit first, then its ancestors, nearest first; absent where nobody knows. */
  readonly ancestry?: readonly string[]
  readonly baseCommit?: string
  /** Warnings from the first search for base's plan, in base's own files. */
  readonly unresolved: readonly Warning[]
  readonly sha256: (text: string) => string
}

const values = z.record(z.string(), z.json())
const texts = z.record(z.string(), z.string())
/** The members of `planParts` that are sent. */
const partsSchema = z
  .object({
    api: z.enum(TARGET_APIS),
    custom: recordedCustom.optional(),
    baseUrl: z.url({ protocol: /^https?$/ }),
    model: z.string().min(1),
    params: values,
    extraBody: values,
    extraHeaders: texts,
    labels: texts
  })
  .refine(({ api, custom }) => (api === CUSTOM_API) === (custom !== undefined))
type Parts = z.output<typeof partsSchema>

/**
 * The plan with base beside it, as the nearest run on record before the change was sent it. Prompts' texts are on no
 * record: those are asked whose hash is head's. To be called only where base's own files did not tell.
 *
 * Only a run of base's commit or of an ancestor counts. A newer one may hold what main changed since the branch was cut,
 * and would show that as this change's doing.
 */
export function withRecordedBase(head: Plan, search: RecordedBaseSearch): PlanWithBase {
  const which = head.compare === 'interleaved' ? 'all' : 'changed'
  const recorded = nearestDigest(search)
  if (recorded === undefined) return missing(head, search.unresolved, which === 'all')
  const pairs = recordedPairs(head, recorded)
  const isMeant = ({ target, digest }: RecordedPair): boolean => !target.owned && isTouched(target, digest, head)
  const read = pairs.filter((pair) => which === 'all' || isMeant(pair)).map(recordedTarget)
  const targets = read.flatMap((one) => ('kind' in one ? [] : one))
  const warnings = read.flatMap((one) => ('kind' in one ? one : []))
  if (targets.length === 0) {
    // Either nothing was touched, or what was touched is no longer on any record: the old words of a prompt.
    const isLost = which === 'all' || warnings.length > 0 || pairs.some((pair) => promptsDiffer(pair, head))
    return { plan: head, warnings: [...(isLost ? search.unresolved : []), ...warnings] }
  }
  const { commit } = recorded
  const prompts = commonPrompts(head.prompts, recorded, search.sha256)
  const found = { source: 'recorded-plan', targets, prompts, commit } as const
  const joined = withBase(head, found, { sha256: search.sha256, which })
  return { plan: joined.plan, warnings: [...warnings, ...joined.warnings] }
}

function missing(head: Plan, unresolved: readonly Warning[], isAsked: boolean): PlanWithBase {
  const warnings: readonly Warning[] = [...unresolved, { kind: 'base-not-measured', why: 'nothing-recorded' }]
  return { plan: head, warnings: isAsked ? warnings : [] }
}

interface RecordedPair {
  readonly target: Target
  readonly digest: TargetDigest
}

function recordedPairs(head: Plan, { targets }: RunDigest): readonly RecordedPair[] {
  const beside = new Set(targets.flatMap(({ id }) => [directName(id), baseName(id)]))
  const bases = targets
    .filter(({ id }) => !beside.has(id))
    .map((digest) => ({ id: digest.id, model: String(digest.parts['model'] ?? ''), digest }))
  const heads = head.targets.filter(isJudged)
  return heads.flatMap((target) => {
    const base = matchingBase(target, { heads, bases })
    return base === undefined ? [] : [{ target, digest: base.digest }]
  })
}

/** Returns true when a recorded prompt has another text now. */
function promptsDiffer({ target, digest }: RecordedPair, { prompts }: Plan): boolean {
  const before = new Map(digest.scenarios.map(({ id, hash }) => [id, hash]))
  return !target.owned && prompts.scenarios.some(({ id, hash }) => (before.get(id) ?? hash) !== hash)
}

function nearestDigest({ digests, ancestry, baseCommit }: RecordedBaseSearch): RunDigest | undefined {
  const commits = ancestry ?? (baseCommit === undefined ? [] : [baseCommit])
  const newestFirst = digests.toSorted((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1))
  for (const commit of commits) {
    const found = newestFirst.find((digest) => digest.commit === commit)
    if (found !== undefined) return found
  }
  return undefined
}

function isTouched(target: Target, { parts }: TargetDigest, { schedule }: Plan): boolean {
  return sentText(planParts(target, schedule)) !== sentText(parts)
}

/** Returns the parts of a plan that are sent as one text, without the load and the metric definitions. */
function sentText(parts: Readonly<Record<string, Json>>): string {
  const { api, custom, baseUrl, model, params, extraBody, extraHeaders, labels } = parts
  const sent = [api, custom, baseUrl, model, params, extraBody, extraHeaders, labels]
  return canonicalJson(sent.map((part) => part ?? null))
}

/**
 * The recorded target, with head's key. A key goes to its own origin and nowhere else, and headers may hold keys as well;
 * a record names no other, so that a base elsewhere can be asked only where it takes none.
 */
function recordedTarget({ target: head, digest }: RecordedPair): Target | Warning {
  const { id, parts, fingerprint } = digest
  const read = partsSchema.safeParse(parts)
  if (!read.success) return { kind: 'base-not-measured', target: head.id, why: 'nothing-recorded' }
  const isElsewhere = new URL(read.data.baseUrl).origin !== new URL(head.baseUrl).origin
  if (isElsewhere && mayNeedKey(head, read.data))
    return { kind: 'base-not-measured', target: head.id, why: 'key-missing' }
  const { price: _price, custom: _custom, ...rest } = head
  // Another model has another price, which no record names.
  const price = read.data.model === head.model && head.price !== undefined ? { price: head.price } : {}
  return { ...rest, ...price, ...read.data, id, key: isElsewhere ? { from: 'none' } : head.key, fingerprint }
}

function mayNeedKey(head: Target, { extraHeaders }: Parts): boolean {
  return head.key.from !== 'none' || Object.keys({ ...extraHeaders, ...head.extraHeaders }).length > 0
}

/** Head's prompts, as far as the recorded run was asked the same under the same name. */
function commonPrompts(head: PromptSet, recorded: RunDigest, sha256: (text: string) => string): PromptSet {
  const asked = new Set(recorded.targets.flatMap(({ scenarios }) => scenarios.map(({ id, hash }) => `${hash} ${id}`)))
  const scenarios = head.scenarios.filter(({ id, hash }) => asked.has(`${hash} ${id}`))
  return { name: head.name, scenarios, hash: sha256(canonicalJson(scenarios.map(({ hash }) => hash).toSorted())) }
}
