import { describe, expect, it } from '@jest/globals'
import { isJudged, ownerOf, type Target } from '../../src/domain/plan.ts'

const TARGETS: readonly Pick<Target, 'id' | 'directOf' | 'baseOf'>[] = [
  { id: 'mini' },
  { id: 'mini (direct)', directOf: 'mini' },
  { id: 'mini (base)', baseOf: 'mini' }
]

describe('isJudged', () => {
  it('is false of a base and of an upstream, which are measured for another target', () => {
    expect(TARGETS.map(isJudged)).toEqual([true, false, false])
  })
})

describe('ownerOf', () => {
  it('is the target itself, or the one whose base or upstream it is', () => {
    expect(TARGETS.map(ownerOf)).toEqual(['mini', 'mini', 'mini'])
  })
})
