import { describe, expect, it } from '@jest/globals'
import { judgeSequence, tallyHistory } from '../../bench/verdict/history.ts'
import { foundRatios } from '../../bench/verdict/history-power.ts'
import { simulate } from '../../bench/verdict/simulate.ts'
import { threeErrors } from '../support/noise.ts'

// Bounded calibration; `npm run bench:verdict` has the long form, on seeds that are used for nothing else.
const firstSeed = 41_000_000
const runCounts = [1, 3, 8]

describe('the whole sequence of history, on simulated endpoints that did not change', () => {
  it.each(['dedicated', 'hosted', 'noisy', 'cliff'] as const)('alarms in fewer than 1 of 100 jobs, %s', (scenario) => {
    const fileCount = 30
    const tallies = tallyHistory({ scenario, effect: 'none', owned: true, runCounts, fileCount, firstSeed })
    for (const { alarmRatio, firstAlarmRatio } of tallies) {
      expect(alarmRatio).toBeLessThanOrEqual(0.01 + threeErrors(0.01, fileCount))
      expect(alarmRatio).toBeLessThanOrEqual(firstAlarmRatio)
    }
  })

  it('counts an alarm only where the second measurement agrees', () => {
    const slow = simulate({
      scenario: 'dedicated',
      effect: 'p50+100',
      seed: 1,
      mode: 'history',
      baseline: 3,
      prompts: 20,
      repeats: 3,
      secondAfterS: 60
    })
    const alarmed = (file: typeof slow) =>
      judgeSequence(file, { owned: true, runCount: 3 }).final.filter(({ verdict }) => verdict === 'regressed')
    expect(alarmed(slow).map(({ confirmed }) => confirmed)).toContain(true)
    const recovered = { ...slow, second: slow.baseline.at(-1) }
    if (recovered.second === undefined) throw new Error('no run')
    expect(alarmed({ ...recovered, second: recovered.second })).toEqual([])
  })
})

describe('what the sequence finds', () => {
  it('is twice as slow on a quiet endpoint, after a single baseline run', () => {
    const asked = { scenario: 'dedicated', owned: true, runCounts: [1], fileCount: 20, firstSeed } as const
    const [found] = foundRatios(asked, 1)
    // The time per token, which is steadier, shows it in nearly every job; TTFT by itself in most.
    expect(found?.tpot).toBeGreaterThanOrEqual(0.9)
    expect(found?.ttft).toBeGreaterThanOrEqual(0.7)
  })

  it.each(['dedicated', 'hosted', 'noisy'] as const)(
    'is the change it says it would find, nine times in ten, %s',
    (scenario) => {
      const fileCount = 16
      const asked = { scenario, owned: true, runCounts: [2, 8], fileCount, firstSeed } as const
      for (const { ttft, tpot } of foundRatios(asked, 'stated')) {
        expect(ttft).toBeGreaterThan(0.9 - threeErrors(0.9, fileCount))
        expect(tpot).toBeGreaterThan(0.9 - threeErrors(0.9, fileCount))
      }
    }
  )
})
