import type { RunDigest } from '../domain/baseline.ts'
import { median } from '../stats/quantile.ts'

/** How long a request to the target took until its last token, in ms: the median of its newest run on record. */
export function usualRequestMs(runs: readonly RunDigest[], targetId: string): number | undefined {
  for (const { targets } of runs) {
    const own = targets.find(({ id }) => id === targetId)
    const usual = median((own?.scenarios ?? []).flatMap(({ rows }) => rows.flatMap((row) => row[2] ?? [])))
    if (usual !== undefined) return usual
  }
  return undefined
}
