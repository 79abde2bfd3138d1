import { expect, it } from '@jest/globals'
import { ttftPartsOf } from '../../../src/analysis/report/summarize.ts'
import { aSample } from '../../support/a-run.ts'

it('splits the time to first token by what the server says, and leaves the rest to the way', () => {
  const timed = aSample({ ttftMs: 100, serverTimings: { queueMs: 40, prefillMs: 25 } })
  expect(ttftPartsOf([timed, aSample()])).toEqual({ queueMs: 40, prefillMs: 25, restMs: 35, sampleCount: 1 })
})

it('knows half of it where the server says half', () => {
  expect(ttftPartsOf([aSample({ ttftMs: 100, serverTimings: { prefillMs: 25 } })])).toEqual({
    prefillMs: 25,
    restMs: 75,
    sampleCount: 1
  })
})

it('tells the server from the way where it knows its first token', () => {
  const timed = aSample({ ttftMs: 100, serverTimings: { firstTokenMs: 70 } })
  expect(ttftPartsOf([timed])).toEqual({ serverMs: 70, restMs: 30, sampleCount: 1 })
  const split = aSample({ ttftMs: 100, serverTimings: { queueMs: 10, prefillMs: 40, firstTokenMs: 70 } })
  expect(ttftPartsOf([split])).toEqual({ queueMs: 10, prefillMs: 40, serverMs: 20, restMs: 30, sampleCount: 1 })
})

it('takes the way from the whole where the server tells no more than how long that took', () => {
  const timed = aSample({ ttftMs: 100, lastMs: 300, serverTimings: { totalMs: 260 } })
  expect(ttftPartsOf([timed])).toEqual({ serverMs: 60, restMs: 40, sampleCount: 1 })
  expect(ttftPartsOf([aSample({ ttftMs: 20, lastMs: 300, serverTimings: { totalMs: 260 } })])).toEqual({
    serverMs: 0,
    restMs: 20,
    sampleCount: 1
  })
})

it('never has a server take longer than was waited', () => {
  const timed = aSample({ ttftMs: 100, serverTimings: { firstTokenMs: 130 } })
  expect(ttftPartsOf([timed])).toEqual({ serverMs: 100, restMs: 0, sampleCount: 1 })
})

it('leaves nothing rather than less where the server claims more than was waited', () => {
  expect(ttftPartsOf([aSample({ ttftMs: 20, serverTimings: { prefillMs: 25 } })])?.restMs).toBe(0)
})

it('says nothing where no server does, or only of the decoding', () => {
  expect(ttftPartsOf([aSample(), aSample({ serverTimings: { decodeMs: 5 } })])).toBeUndefined()
})
