import { describe, expect, it } from '@jest/globals'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { overheadLines, ttftPartLines } from '../../../src/report/sections/sections.ts'
import { aTarget } from '../../support/a-report.ts'

const added = (centerMs: number, low: number, high: number) => ({
  centerMs,
  intervalMs: [low, high] as const,
  pairCount: 60
})

describe('overheadLines', () => {
  it('say what a layer adds to the first token and to the whole answer', () => {
    const target = aTarget({ id: 'gw', overhead: { ttft: added(0.8, 0.6, 1), e2e: added(1.5, -0.2, 3.1) } })
    expect(overheadLines([target], PLAIN_VOICE)).toEqual([
      'gw adds 0.8 ms (95 % interval 0.6 ms to 1 ms) to the first token and 1.50 ms (95 % interval −0.2 ms to 3.10 ms) to the whole answer at equal length (60 pairs with its upstream).'
    ])
  })

  it('do not make up a number from a few pairs', () => {
    expect(overheadLines([aTarget({ id: 'gw', overhead: {} })], PLAIN_VOICE)).toEqual([
      'gw: too few pairs with its upstream to say what it adds.'
    ])
  })

  it('are silent about a target without an upstream', () => {
    expect(overheadLines([aTarget()], PLAIN_VOICE)).toEqual([])
  })
})

describe('ttftPartLines', () => {
  it('split the time to first token where the server says how', () => {
    const target = aTarget({ id: 'groq', ttftParts: { queueMs: 172, prefillMs: 0.8, restMs: 31, sampleCount: 60 } })
    expect(ttftPartLines([target], PLAIN_VOICE)).toEqual([
      'Time to first token of groq, by what its server says: 172 ms in the queue, 0.8 ms reading the prompt and 31 ms on the way and elsewhere (medians of 60 requests).'
    ])
    expect(ttftPartLines([aTarget()], PLAIN_VOICE)).toEqual([])
  })

  it.each([
    [{ serverMs: 140, restMs: 31 }, '140 ms in the server and 31 ms on the way and elsewhere'],
    [
      { prefillMs: 100, serverMs: 40, restMs: 31 },
      '100 ms reading the prompt, 40 ms otherwise in the server and 31 ms on the way and elsewhere'
    ]
  ])('name the server where it does not split all of its time: %j', (parts, words) => {
    const target = aTarget({ id: 'fw', ttftParts: { ...parts, sampleCount: 60 } })
    expect(ttftPartLines([target], PLAIN_VOICE)).toEqual([
      `Time to first token of fw, by what its server says: ${words} (medians of 60 requests).`
    ])
  })
})
