import type { DigestRow, RunDigest } from '../../domain/baseline.ts'
import { ownerOf, type RawScenario, type Target } from '../../domain/plan.ts'
import type { OutlookFacts } from './cost-forecast.ts'

/**
 * What a plan is likely to take, from what runs on record took: how long a target's requests lasted, and how long answers
 * were, of the same prompt where the record has it and else of all its prompts. A target that is measured beside another
 * is as likely to take what that one took.
 */
export function factsOf(digests: readonly RunDigest[]): OutlookFacts {
  return {
    likelyRequestMs: (target) => middle(rowsOf(target, digests).flatMap(({ row: [, , lastMs] }) => lastMs ?? [])),
    likelyOutputTokenCount: (target, scenario) => {
      const all = rowsOf(target, digests)
      const same = all.filter(({ scenarioId }) => scenarioId === scenario.id)
      return middle(tokensOf(same)) ?? middle(tokensOf(all))
    }
  }
}

interface PlacedRow {
  readonly scenarioId: RawScenario['id']
  readonly row: DigestRow
}

function rowsOf(target: Target, digests: readonly RunDigest[]): readonly PlacedRow[] {
  const name = ownerOf(target)
  return digests
    .flatMap(({ targets }) => targets.filter(({ id }) => id === name))
    .flatMap(({ scenarios }) => scenarios.flatMap(({ id, rows }) => rows.map((row) => ({ scenarioId: id, row }))))
}

function tokensOf(rows: readonly PlacedRow[]): readonly number[] {
  return rows.flatMap(({ row: [, , , tokenCount] }) => tokenCount ?? [])
}

/** The middle value, the lower of two: for a forecast either is as good. */
function middle(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
}
