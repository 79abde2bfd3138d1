import { METRIC_DEFINITION, QUANTILE_METHOD, RUN_SCHEMA, type RunFile } from '../domain/run-file.ts'
import type { Flag, Outcome, Sample } from '../domain/sample.ts'
import { TOOL } from '../domain/tool.ts'

/** Other tools have no kinds of prompts. */
const KIND = 'imported'
/** The fewest reads of content from which a reply counts as streamed, and what a reply handed over whole has. */
const STREAMED_READS = 3
const WHOLE_READS = 1

/**
 * The run file of what another tool measured, to be judged like a measured one. Rows keep their order, and rows alike in
 * target, scenario, round and arm are all kept: load generators send a prompt several times in what they call a round.
 * `origin` names the format: `import:csv`.
 */
export function importedRun(
  rows: readonly ImportedRow[],
  origin: string,
  { facts, context }: { readonly facts: ImportedFacts; readonly context: ImportContext }
): RunFile {
  const scenarios = unique(rows.map(({ scenario }) => scenario))
  const hashes = scenarios.map((id) => ({ id, kind: KIND, hash: context.sha256(id) }))
  const rowsOf = Map.groupBy(rows, ({ target }) => target)
  const targets = unique([...rowsOf.keys()]).map((id) =>
    importedTarget(id, rowsOf.get(id) ?? [], { origin, facts, context })
  )
  const decisive = [...targets.map(({ fingerprint }) => fingerprint), ...hashes.map(({ hash }) => hash)]
  return {
    schema: RUN_SCHEMA,
    tool: { name: TOOL.name, version: context.toolVersion },
    metricDefinition: METRIC_DEFINITION,
    quantileMethod: QUANTILE_METHOD,
    // Nothing was drawn.
    seed: 0,
    startedAt: facts.recordedAt ?? context.importedAt,
    commit: facts.commit,
    environment: {},
    plan: { fingerprint: context.sha256(JSON.stringify(decisive)), promptSet: origin, scenarios: hashes, targets },
    end: { reason: 'fixed', partial: false },
    samples: samplesOf(rows)
  }
}

/** Sorted by UTF-16 code unit, so that the order of rows decides nothing. */
const unique = (names: readonly string[]) => [...new Set(names)].toSorted()

function importedTarget(
  id: string,
  rows: readonly ImportedRow[],
  from: { readonly origin: string; readonly facts: ImportedFacts; readonly context: ImportContext }
): RunFile['plan']['targets'][number] {
  const scenarios = unique(rows.map(({ scenario }) => scenario))
  // Keys in order, as canonical JSON wants them.
  const parts = { scenarios, source: from.origin, target: id }
  const fingerprint = from.context.sha256(JSON.stringify(parts))
  return { id, fingerprint, buildIdentity: `${fingerprint} ${from.facts.commit ?? 'unknown build'}`, parts }
}

function samplesOf(rows: readonly ImportedRow[]): Sample[] {
  const endsMs = new Map<string, number>()
  return rows.map((row) => {
    // Where it is not said when requests started, as if each had waited for the one before: a throughput is then the
    // lowest it can have been, never one that flatters.
    const startedMs = row.startedMs ?? endsMs.get(row.target) ?? 0
    endsMs.set(row.target, startedMs + (row.lastMs ?? row.ttftMs ?? 0))
    return importedSample(row, startedMs)
  })
}

function importedSample(row: ImportedRow, startedAtMs: number): Sample {
  const reads = readsOf(row)
  const ttfatMs = row.ttfatMs ?? row.ttftMs
  return {
    targetId: row.target,
    scenarioId: row.scenario,
    kind: KIND,
    round: row.round,
    arm: row.arm,
    pair: row.pair,
    startedAtMs,
    outcome: row.outcome,
    ttftMs: row.ttftMs,
    ttfatMs,
    lastMs: row.lastMs,
    ...(row.outputTokenCount === undefined
      ? {}
      : { outputTokenCount: row.outputTokenCount, outputTokenSource: 'usage' as const }),
    inputTokenCount: row.inputTokenCount,
    cachedTokenCount: row.cachedTokenCount,
    readCount: reads,
    flags: rowFlags(row, reads)
  }
}

/**
 * Other tools do not say in how many reads a reply came, and without it nothing here believes that a reply streamed. Time
 * between first and last token says that it did: the fewest reads that count as streamed stand for it. One moment for
 * both says that the reply was handed over whole.
 */
function readsOf({ outcome, ttftMs, ttfatMs, lastMs, outputTokenCount }: ImportedRow): number | undefined {
  const firstMs = ttftMs ?? ttfatMs
  if (outcome !== 'ok' || firstMs === undefined || lastMs === undefined) return undefined
  return lastMs > firstMs && (outputTokenCount ?? 2) >= 2 ? STREAMED_READS : WHOLE_READS
}

/** The flags a measured sample of this shape has. */
function rowFlags({ outcome, outputTokenCount }: ImportedRow, reads: number | undefined): Flag[] {
  if (outcome !== 'ok') return []
  const missing = (outputTokenCount ?? 0) === 0
  const whole = reads === WHOLE_READS && (outputTokenCount ?? 1) > 1
  return [...(missing ? (['usage-missing'] as const) : []), ...(whole ? (['buffered'] as const) : [])]
}

/** One request as another tool reports it, in our units. Unknown values stay absent. */
export interface ImportedRow {
  readonly target: string
  readonly scenario: string
  readonly round: number
  readonly outcome: Outcome
  readonly arm: Sample['arm']
  readonly pair?: number
  readonly startedMs?: number
  readonly ttftMs?: number
  readonly ttfatMs?: number
  readonly lastMs?: number
  readonly outputTokenCount?: number
  readonly inputTokenCount?: number
  readonly cachedTokenCount?: number
}

/** Facts of the whole run, where the file states them. */
export interface ImportedFacts {
  readonly commit?: string
  /** ISO 8601. */
  readonly recordedAt?: string
}

/** `Did you mean "ttft_ms"?`, where one of the names is near enough to the word to guess. */
export type NearestHint = (word: string, names: readonly string[]) => string | undefined

/** Everything an importer needs from outside. */
export interface ImportContext {
  /** The file's name, as the user gave it. */
  readonly source: string
  readonly toolVersion: string
  /** The time now, ISO 8601: stands in where the file does not say when it was measured. */
  readonly importedAt: string
  /** In lower-case hex. */
  readonly sha256: (text: string) => string
  /** Without it nothing is guessed. */
  readonly nearestHint?: NearestHint
}
