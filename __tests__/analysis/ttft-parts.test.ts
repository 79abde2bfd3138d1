import { expect, it } from '@jest/globals'
import { ttftPartsOf } from '../../src/analysis/ttft-parts.ts'
import { aSample } from '../support/a-run.ts'

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

it('leaves nothing rather than less where the server claims more than was waited', () => {
  expect(ttftPartsOf([aSample({ ttftMs: 20, serverTimings: { prefillMs: 25 } })])?.restMs).toBe(0)
})

it('says nothing where no server does, or only of the decoding', () => {
  expect(ttftPartsOf([aSample(), aSample({ serverTimings: { decodeMs: 5 } })])).toBeUndefined()
})
