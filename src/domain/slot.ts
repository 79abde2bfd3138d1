/** One request to make. */
export interface Slot {
  readonly targetId: string
  readonly scenarioId: string
  readonly round: number
  readonly arm: 'head' | 'base'
  readonly pair?: number
}
