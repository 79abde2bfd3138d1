import type { InputProblem } from '../../domain/errors.ts'
import type { Gate, GateCheck, Margin, Schedule } from '../../domain/plan.ts'
import { LEAST_PAIRS } from '../text/parse-values.ts'
import type { Config, GateConfig, ScheduleConfig } from './config-schema.ts'
import type { ConfigFile } from './read-config.ts'
import { presentMembers } from './read-inputs.ts'
import type { DraftTarget } from './read-target.ts'

const SECOND_MS = 1000
/** Stands in for dollars where a price is unknown and nobody has set a cap. */
export const DEFAULT_OUTPUT_CAP = 250_000

const DEFAULTS = {
  /** So many values that p95 is always printed (domain/report.ts). */
  requests: 60,
  pairs: { least: LEAST_PAIRS },
  warmup: 2,
  cache: 'cold',
  /** They stand in for dollars where a price is unknown. */
  'max-total-input-tokens': 1_000_000,
  'max-total-output-tokens': DEFAULT_OUTPUT_CAP,
  timeout: 900 * SECOND_MS,
  'confirm-after': 60 * SECOND_MS
} as const
const DEFAULT_TIMEOUTS = {
  connect: 10 * SECOND_MS,
  'first-byte': 60 * SECOND_MS,
  idle: 30 * SECOND_MS,
  total: 180 * SECOND_MS
} as const
const NO_TOKEN_CAPS = {
  'max-total-input-tokens': Number.MAX_SAFE_INTEGER,
  'max-total-output-tokens': Number.MAX_SAFE_INTEGER
} as const
const PROVIDER_IN_FLIGHT = 4
const FALSE_ALARM_RATIO = 0.01

/** The default margins, at which alarms begin: changes worth one, and never less than people or clocks can tell. */
const P50_MARGINS: Readonly<Record<CheckConfig['metric'], Margin>> = {
  ttft: { ratio: 0.06, absolute: 6 },
  tpot: { ratio: 0.06, absolute: 0.2 },
  e2e: { ratio: 0.06 }
}
/** Tails move by themselves. */
const P95_MARGIN: Margin = { ratio: 0.15 }

/** The schedule with every default in it. An input's cost cap goes before the file's. */
export function readSchedule(
  config: ScheduleConfig,
  targets: readonly DraftTarget[],
  inputMaxCostUsd: number | undefined
): Schedule {
  const maxCostUsd = targets.some(isPriced) ? (inputMaxCostUsd ?? config['max-cost']) : undefined
  const costBinds = maxCostUsd !== undefined && targets.every(isPriced)
  const all = { ...DEFAULTS, ...(costBinds ? NO_TOKEN_CAPS : {}), ...presentMembers(config) }
  const timeouts = { ...DEFAULT_TIMEOUTS, ...presentMembers(config.timeouts ?? {}) }
  return {
    pairs: all.pairs,
    requestCount: all.requests,
    inFlightCount: all['in-flight'] ?? usualInFlight(targets),
    warmupCount: all.warmup,
    cache: all.cache,
    ...presentMembers({ maxCostUsd }),
    maxInputTokenCount: all['max-total-input-tokens'],
    maxOutputTokenCount: all['max-total-output-tokens'],
    ...presentMembers({ workflowTokens: workflowTokens(inputMaxCostUsd) }),
    timeoutMs: all.timeout,
    confirmAfterMs: all['confirm-after'],
    requestTimeouts: {
      connectMs: timeouts.connect,
      firstByteMs: timeouts['first-byte'],
      idleMs: timeouts.idle,
      totalMs: timeouts.total
    }
  }
}

/** One GPU serves one reader at a time at its own speed; a hosted API does not notice four. */
export function usualInFlight(targets: readonly Pick<DraftTarget, 'owned'>[]): number {
  return targets.some(({ owned }) => owned) ? 1 : PROVIDER_IN_FLIGHT
}

function isPriced({ price }: Pick<DraftTarget, 'price'>): boolean {
  return price !== undefined
}

/** The default caps for each dollar that the workflow allows; a cheap model needs no fewer than they allow by themselves. */
function workflowTokens(maxCostUsd: number | undefined): Schedule['workflowTokens'] {
  if (maxCostUsd === undefined) return undefined
  const dollars = Math.max(1, maxCostUsd)
  return {
    inputCount: Math.ceil(dollars * DEFAULTS['max-total-input-tokens']),
    outputCount: Math.ceil(dollars * DEFAULTS['max-total-output-tokens'])
  }
}

/** Returns true for a cap on tokens that nobody has set: the default, or none where dollars bind. */
export function isUsualCap(name: 'maxInputTokenCount' | 'maxOutputTokenCount', schedule: Schedule): boolean {
  const key = name === 'maxInputTokenCount' ? 'max-total-input-tokens' : 'max-total-output-tokens'
  return schedule[name] === DEFAULTS[key] || schedule[name] === NO_TOKEN_CAPS[key]
}

/** The schedule with one more to be asked: what has no price is capped by tokens, even where dollars bind the others. */
export function scheduleWith(schedule: Schedule, added: readonly Pick<DraftTarget, 'price'>[]): Schedule {
  if (added.every(isPriced)) return schedule
  const capped = (count: number, fallback: number) => (count === Number.MAX_SAFE_INTEGER ? fallback : count)
  return {
    ...schedule,
    maxInputTokenCount: capped(schedule.maxInputTokenCount, DEFAULTS['max-total-input-tokens']),
    maxOutputTokenCount: capped(schedule.maxOutputTokenCount, DEFAULTS['max-total-output-tokens'])
  }
}

/** The gate with every default in it. */
export function readGate(config: GateConfig, inputFailOn: GateConfig['fail-on']): Gate {
  const failOn = inputFailOn ?? config['fail-on']
  return {
    failOn,
    falseAlarmRatio: config['false-alarms'] ?? FALSE_ALARM_RATIO,
    checks: (config.checks ?? [{ metric: 'ttft' }, { metric: 'tpot' }, { metric: 'e2e' }]).map(readCheck),
    failFast: config['fail-fast'] ?? true
  }
}

type CheckConfig = NonNullable<NonNullable<Config['gate']>['checks']>[number]

function readCheck({ metric, statistic = 'p50', margin }: CheckConfig): GateCheck {
  return { metric, statistic, margin: margin ?? defaultMargin(metric, statistic) }
}

/** The margin of a check that the configuration gives none. */
export function defaultMargin(metric: CheckConfig['metric'], statistic: 'p50' | 'p95'): Margin {
  return statistic === 'p95' ? P95_MARGIN : P50_MARGINS[metric]
}

/** The second of two checks of the same thing: two margins for one number say nothing about either. */
export function repeatedChecks(file: ConfigFile): readonly InputProblem[] {
  const { checks = [] } = file.config.gate ?? {}
  const names = checks.map(({ metric, statistic = 'p50' }) => `${metric} ${statistic}`)
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    if (first === index) return []
    const message = `at gate.checks[${index}]: ${name} is already checked by gate.checks[${first}], at ${file.at(['gate', 'checks', first])}`
    return [{ where: file.at(['gate', 'checks', index]), message, hint: 'Keep one of the two.' }]
  })
}
