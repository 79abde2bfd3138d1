/** A mixture's part of slow requests: how often, and between which factors (evenly in logs). */
type SlowPart = readonly [probability: number, low: number, high: number]

/** The noise of one metric, in natural logs unless said otherwise. */
export interface NoiseShape {
  /** Standard deviation of a request among its neighbors, and how much of it the next request inherits. */
  readonly body: number
  readonly inherited: number
  readonly moderate: SlowPart
  readonly severe: SlowPart
  /** Standard deviation from run to run. */
  readonly run: number
  /** Amplitude over a day. */
  readonly day: number
  /** A wandering level (Ornstein and Uhlenbeck's process): its standard deviation, and the hours after which it has forgotten. */
  readonly wander: readonly [deviation: number, hours: number]
  /** Standard deviation of the slope over a run. */
  readonly slope: number
  /** A sudden step within a run: how often, and its standard deviation. */
  readonly step: readonly [probability: number, deviation: number]
}

/** An endpoint. */
export interface Scenario {
  /** TTFT in ms is `fixedMs + perTokenMs × input tokens`, before noise. */
  readonly fixedMs: number
  readonly perTokenMs: number
  /** Milliseconds a token, before noise. */
  readonly tpotMs: number
  /** Seconds from one request to the next. */
  readonly gapS: number
  readonly failureRatio: number
  /** Standard deviation, in logs, of how many requests are slow, from run to run. */
  readonly tailRun: number
  /** How likely a slow request is right after a slow one, beyond what it is anyway. */
  readonly burst: number
  readonly ttft: NoiseShape
  readonly tpot: NoiseShape
  /** Runs that are slow as a whole. */
  readonly slowRuns: SlowPart
}

/** The endpoints that pairs and history are both tried on. */
export const SCENARIO_NAMES = ['dedicated', 'hosted', 'noisy', 'cliff'] as const
/** Only history asks how much runs differ. */
export const HISTORY_SCENARIO_NAMES = ['quiet', ...SCENARIO_NAMES] as const
export type ScenarioName = (typeof HISTORY_SCENARIO_NAMES)[number]
export type PairedScenarioName = (typeof SCENARIO_NAMES)[number]

const HOSTED_TTFT: NoiseShape = {
  body: 0.16,
  inherited: 0.3,
  moderate: [0.05, 1.3, 2.5],
  severe: [0.01, 3, 10],
  run: 0.1,
  day: 0.06,
  wander: [0.05, 6],
  slope: 0.03,
  step: [0.05, 0.12]
}
const HOSTED_TPOT: NoiseShape = {
  body: 0.08,
  inherited: 0.4,
  moderate: [0.05, 1.15, 1.8],
  severe: [0.01, 1.8, 4],
  run: 0.08,
  day: 0.05,
  wander: [0.04, 6],
  slope: 0.02,
  step: [0.05, 0.08]
}
const HOSTED: Scenario = {
  fixedMs: 320,
  perTokenMs: 0.09,
  tpotMs: 14,
  gapS: 3,
  failureRatio: 0.006,
  tailRun: 0.4,
  burst: 0.25,
  ttft: HOSTED_TTFT,
  tpot: HOSTED_TPOT,
  slowRuns: [0.03, 1.25, 2]
}

/** A self-hosted engine with a GPU of its own. */
const DEDICATED: Scenario = {
  fixedMs: 45,
  perTokenMs: 0.055,
  tpotMs: 11,
  gapS: 2,
  failureRatio: 0.002,
  tailRun: 0.3,
  burst: 0.2,
  ttft: {
    body: 0.07,
    inherited: 0.2,
    moderate: [0.03, 1.2, 2],
    severe: [0.01, 2, 6],
    run: 0.04,
    day: 0.01,
    wander: [0.015, 8],
    slope: 0.01,
    step: [0.02, 0.05]
  },
  tpot: {
    body: 0.03,
    inherited: 0.2,
    moderate: [0.03, 1.08, 1.3],
    severe: [0.005, 1.3, 2.5],
    run: 0.025,
    day: 0.005,
    wander: [0.01, 8],
    slope: 0.006,
    step: [0.02, 0.03]
  },
  slowRuns: [0.01, 1.15, 1.6]
}

/**
 * Five endpoints. Spread within a session, tails and drift are of the size that two public sets show: the single requests
 * of ray-project/llmperf-leaderboard (robust log deviation of TTFT 0.05 to 0.24, of TPOT 0.01 to 0.2) and the daily values
 * of fixie-ai/thefastest.ai (robust log deviation of TTFT from day to day: median 0.26).
 */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  dedicated: DEDICATED,
  // The same on a machine that nobody shares: runs differ by 1 %.
  quiet: {
    ...DEDICATED,
    ttft: { ...DEDICATED.ttft, run: 0.01, day: 0.002, wander: [0.003, 8], slope: 0.004, step: [0.02, 0.01] },
    tpot: { ...DEDICATED.tpot, run: 0.01, day: 0.002, wander: [0.003, 8], slope: 0.004, step: [0.02, 0.01] },
    slowRuns: [0.002, 1.15, 1.6]
  },
  // A hosted API on an ordinary day.
  hosted: HOSTED,
  // A hosted API under contention.
  noisy: {
    fixedMs: 420,
    perTokenMs: 0.12,
    tpotMs: 18,
    gapS: 4,
    failureRatio: 0.02,
    tailRun: 0.5,
    burst: 0.35,
    ttft: {
      body: 0.28,
      inherited: 0.4,
      moderate: [0.1, 1.3, 3],
      severe: [0.05, 3, 10],
      run: 0.2,
      day: 0.12,
      wander: [0.1, 5],
      slope: 0.06,
      step: [0.1, 0.2]
    },
    tpot: {
      body: 0.13,
      inherited: 0.5,
      moderate: [0.08, 1.15, 1.8],
      severe: [0.03, 1.8, 4],
      run: 0.15,
      day: 0.1,
      wander: [0.08, 5],
      slope: 0.04,
      step: [0.1, 0.12]
    },
    slowRuns: [0.05, 1.25, 2]
  },
  // One request in twenty is three to ten times as slow, so that p95 stands on the edge between body and tail.
  cliff: {
    ...HOSTED,
    tailRun: 0.3,
    ttft: { ...HOSTED_TTFT, moderate: [0, 1.3, 3], severe: [0.05, 3, 10], run: 0.12 },
    tpot: { ...HOSTED_TPOT, moderate: [0, 1.15, 1.8], severe: [0.05, 1.8, 4] }
  }
}
