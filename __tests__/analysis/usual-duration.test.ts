import { describe, expect, it } from '@jest/globals'
import { digestRun } from '../../src/analysis/digest.ts'
import { usualRequestMs } from '../../src/analysis/usual-duration.ts'
import { aRun, aSample } from '../support/a-run.ts'

describe('usualRequestMs', () => {
  const digest = (lastMs: number, targetId = 'mini') =>
    digestRun(
      {
        ...aRun(),
        samples: [1, 2, 30].map((factor) => aSample({ targetId, scenarioId: 's1', lastMs: lastMs * factor }))
      },
      { ordinal: 0 }
    )

  it('is the median of the newest run that has the target', () => {
    expect(usualRequestMs([digest(100), digest(500)], 'mini')).toBe(200)
    expect(usualRequestMs([digest(100, 'other'), digest(500)], 'mini')).toBe(1000)
  })

  it('is not known where nothing is on record', () => {
    expect(usualRequestMs([], 'mini')).toBeUndefined()
    expect(usualRequestMs([digest(100, 'other')], 'mini')).toBeUndefined()
  })
})
