import { describe, expect, it } from '@jest/globals'
import { readGate, readSchedule, scheduleWith } from '../../../src/plan/config/read-schedule.ts'
import { aDraft } from '../plan-world.ts'

const PRICE = { input: 0.4, output: 1.6 }
const PRICED = aDraft({ id: 'priced', price: PRICE })

describe('readSchedule', () => {
  it('has a default for everything', () => {
    expect(readSchedule({}, [aDraft()], undefined)).toEqual({
      pairs: { least: 60 },
      requestCount: 60,
      inFlightCount: 4,
      warmupCount: 2,
      cache: 'cold',
      maxInputTokenCount: 1_000_000,
      maxOutputTokenCount: 250_000,
      timeoutMs: 900_000,
      confirmAfterMs: 60_000,
      requestTimeouts: { connectMs: 10_000, firstByteMs: 60_000, idleMs: 30_000, totalMs: 180_000 }
    })
  })

  it('takes what the file says, nothing included', () => {
    const config = {
      requests: 10,
      'in-flight': 2,
      warmup: 0,
      timeout: 5000,
      'confirm-after': 0,
      timeouts: { idle: 1000 }
    }
    expect(readSchedule(config, [aDraft()], undefined)).toMatchObject({
      requestCount: 10,
      inFlightCount: 2,
      warmupCount: 0,
      timeoutMs: 5000,
      confirmAfterMs: 0,
      requestTimeouts: { connectMs: 10_000, idleMs: 1000 }
    })
  })

  it.each([
    [[false, false], 4],
    [[false, true], 1],
    [[true], 1]
  ])('sends to targets owned %j at most %d requests at a time', (owned, inFlightCount) => {
    const targets = owned.map((isOwned) => aDraft({ owned: isOwned }))
    expect(readSchedule({}, targets, undefined).inFlightCount).toBe(inFlightCount)
  })

  it('lets the input go before the file where money is capped', () => {
    expect(readSchedule({ 'max-cost': 5 }, [PRICED], 2).maxCostUsd).toBe(2)
    expect(readSchedule({ 'max-cost': 5 }, [PRICED], undefined).maxCostUsd).toBe(5)
  })

  it('lets no price and no cap of the file stretch the workflow’s cap on the cost', () => {
    const free = { price: { input: 0, output: 0 } }
    const stretched = { 'max-total-input-tokens': 1e9, 'max-total-output-tokens': 1e9 }
    const tokens = { inputCount: 1_000_000, outputCount: 250_000 }
    expect(readSchedule(stretched, [aDraft(free)], 1).workflowTokens).toEqual(tokens)
    expect(readSchedule(stretched, [aDraft()], 0.05).workflowTokens).toEqual(tokens)
    expect(readSchedule({}, [PRICED], 4).workflowTokens).toEqual({ inputCount: 4_000_000, outputCount: 1_000_000 })
    expect(readSchedule({ 'max-cost': 5 }, [PRICED], undefined).workflowTokens).toBeUndefined()
  })

  it('caps tokens where dollars cannot be counted', () => {
    const schedule = readSchedule({ 'max-cost': 5 }, [aDraft()], undefined)
    expect(schedule.maxCostUsd).toBeUndefined()
    expect(schedule.maxOutputTokenCount).toBe(250_000)
  })

  it('caps both where some have a price and some have none', () => {
    const schedule = readSchedule({ 'max-cost': 5 }, [aDraft(), PRICED], undefined)
    expect(schedule).toMatchObject({ maxCostUsd: 5, maxOutputTokenCount: 250_000 })
  })

  it('leaves tokens alone where dollars bind, unless they are capped by name', () => {
    expect(readSchedule({ 'max-cost': 5 }, [PRICED], undefined).maxOutputTokenCount).toBe(Number.MAX_SAFE_INTEGER)
    const named = readSchedule({ 'max-cost': 5, 'max-total-output-tokens': 9 }, [PRICED], undefined)
    expect(named.maxOutputTokenCount).toBe(9)
  })
})

describe('readGate', () => {
  it('judges the p50 of ttft, tpot and e2e by default, and lets the table decide what fails', () => {
    expect(readGate({}, undefined)).toEqual({
      failFast: true,
      falseAlarmRatio: 0.01,
      checks: [
        { metric: 'ttft', statistic: 'p50', margin: { ratio: 0.06, absolute: 6 } },
        { metric: 'tpot', statistic: 'p50', margin: { ratio: 0.06, absolute: 0.2 } },
        { metric: 'e2e', statistic: 'p50', margin: { ratio: 0.06 } }
      ]
    })
  })

  it('fills in the margin that a check leaves out', () => {
    const checks = [
      { metric: 'ttft' as const, statistic: 'p95' as const },
      { metric: 'tpot' as const, margin: { ratio: 0.5 } }
    ]
    expect(readGate({ checks }, undefined).checks).toEqual([
      { metric: 'ttft', statistic: 'p95', margin: { ratio: 0.15 } },
      { metric: 'tpot', statistic: 'p50', margin: { ratio: 0.5 } }
    ])
  })

  it('lets the input say what fails, even that nothing does', () => {
    expect(readGate({ 'fail-on': ['drift'] }, undefined).failOn).toEqual(['drift'])
    expect(readGate({ 'fail-on': ['drift'] }, []).failOn).toEqual([])
  })
})

describe('scheduleWith', () => {
  const bound = readSchedule({ 'max-cost': 5 }, [PRICED], undefined)

  it('caps tokens again where something without a price is added', () => {
    expect(bound.maxOutputTokenCount).toBe(Number.MAX_SAFE_INTEGER)
    expect(scheduleWith(bound, [aDraft()])).toMatchObject({
      maxInputTokenCount: 1_000_000,
      maxOutputTokenCount: 250_000
    })
  })

  it('leaves caps alone that bind already, and everything where all have a price', () => {
    const tight = { ...bound, maxInputTokenCount: 10, maxOutputTokenCount: 20 }
    expect(scheduleWith(tight, [aDraft()])).toEqual(tight)
    expect(scheduleWith(bound, [PRICED])).toBe(bound)
  })
})
