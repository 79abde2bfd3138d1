import { describe, expect, it } from '@jest/globals'
import { machineOf, mergedEnvironment } from '../../../src/analysis/runs/merge-runs.ts'
import { environmentClass } from '../../../src/domain/environment.ts'

const amd = { os: 'Linux', architecture: 'X64', cpuModel: 'EPYC', connectMs: { 'https://a.test': 10 } }
const intel = { ...amd, cpuModel: 'Xeon', connectMs: { 'https://a.test': 20, 'https://b.test': 5 } }

describe('machines of one run', () => {
  it('stay what they are where they are alike', () => {
    expect(mergedEnvironment([amd, amd])).toEqual(amd)
  })

  it('are named all, in one order, where they differ', () => {
    expect(mergedEnvironment([intel, amd]).cpuModel).toBe('EPYC + Xeon')
    expect(mergedEnvironment([amd, intel]).cpuModel).toBe('EPYC + Xeon')
  })

  it('are of no class that one of them has', () => {
    const classes = [amd, intel].map(environmentClass)
    expect(classes).not.toContain(environmentClass(mergedEnvironment([amd, intel])))
  })

  it('give each origin the median of their connect times', () => {
    expect(mergedEnvironment([amd, intel]).connectMs).toEqual({ 'https://a.test': 15, 'https://b.test': 5 })
  })

  it('say nothing that none of them says', () => {
    expect(mergedEnvironment([{ os: 'Linux' }])).toEqual({ os: 'Linux' })
  })

  it('are told in a few words', () => {
    expect(machineOf(amd)).toBe('Linux X64 EPYC')
  })
})
