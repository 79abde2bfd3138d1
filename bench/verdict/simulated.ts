import type { Truth } from './effects.ts'

/** One request of a simulated file, as the file's schema spells it. */
export interface SimulatedRequest {
  readonly prompt: string
  readonly arm: 'head' | 'base'
  /** Round. */
  readonly rep: number
  /** Hours since the start of the file. */
  readonly tH: number
  readonly ok: boolean
  readonly error?: 'timeout' | 'http_5xx'
  readonly ttftMs: number | null
  readonly tpotMs: number | null
  readonly e2eMs: number | null
  readonly outTokens: number
}

/** A request of the interleaved job: two of each pair, adjacent. */
export interface SimulatedSlot extends SimulatedRequest {
  readonly pair: number
  readonly slot: number
  readonly second?: true
}

export interface SimulatedRun {
  readonly id: string
  readonly startedAtH: number
  readonly outlierRun: boolean
  readonly samples: readonly SimulatedRequest[]
}

export interface SimulatedPrompt {
  readonly id: string
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface SimulatedFile {
  readonly schema: 'llm-latency-sim/1'
  readonly scenario: string
  readonly effect: string
  readonly seed: number
  readonly truth: { readonly ttft: Truth; readonly tpot: Truth }
  readonly options: {
    readonly prompts: number
    readonly repeats: number
    readonly baseline: number
    readonly rounds: number
    readonly armSd: number
  }
  readonly prompts: readonly SimulatedPrompt[]
  /** Oldest first. */
  readonly baseline: readonly SimulatedRun[]
  readonly head?: SimulatedRun
  readonly interleaved?: Omit<SimulatedRun, 'samples'> & { readonly slots: readonly SimulatedSlot[] }
  /** The second measurement of head in the same job. */
  readonly second?: SimulatedRun
  /** Runs of head's change in later jobs, the first one first. */
  readonly again?: readonly SimulatedRun[]
}
