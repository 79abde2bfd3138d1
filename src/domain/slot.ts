/** One request to make. */
export interface Slot {
  readonly targetId: string
  readonly scenarioId: string
  readonly round: number
  readonly arm: 'head' | 'base'
  readonly pair?: number
  /** Asked because its prompt looked slower than the others: it answers that question only. */
  readonly recheck?: true
}
