import { describe, expect, it } from '@jest/globals'
import { type Environment, environmentClass, environmentSchema } from '../../src/domain/environment.ts'

const machine: Environment = {
  os: 'Linux',
  architecture: 'X64',
  runnerName: 'runner 7',
  runnerEnvironment: 'self-hosted',
  image: 'ubuntu24 20261101',
  cpuModel: 'EPYC 7763',
  gpuModel: 'A100 40GB',
  nodeVersion: '24.21.0',
  connectMs: { 'https://api.test': 12 }
}

describe('environmentClass', () => {
  it('is what decides the speed of an owned target, in words', () => {
    expect(environmentClass(machine)).toBe('Linux / X64 / self-hosted / EPYC 7763 / A100 40GB')
  })

  it.each<Environment>([
    { os: 'Windows' },
    { architecture: 'ARM64' },
    { runnerEnvironment: 'github-hosted' },
    { cpuModel: 'Xeon' },
    { gpuModel: 'H100' }
  ])('is another with %j', (difference) => {
    expect(environmentClass({ ...machine, ...difference })).not.toBe(environmentClass(machine))
  })

  it.each<Environment>([
    { runnerName: 'runner 8' },
    { image: 'ubuntu24 20261108' },
    { nodeVersion: '24.22.0' },
    { connectMs: { 'https://api.test': 80 } }
  ])('is the same with %j', (difference) => {
    expect(environmentClass({ ...machine, ...difference })).toBe(environmentClass(machine))
  })

  it('keeps the place of what is unknown, so that a CPU is never taken for a GPU', () => {
    expect(environmentClass({})).toBe('- / - / - / - / -')
    expect(environmentClass({ cpuModel: 'Grace' })).not.toBe(environmentClass({ gpuModel: 'Grace' }))
  })
})

describe('environmentSchema', () => {
  it('takes a machine, and one of which nothing is known', () => {
    expect(environmentSchema.parse(machine)).toEqual(machine)
    expect(environmentSchema.parse({})).toEqual({})
  })

  it.each([
    ['an empty fact', { os: '' }],
    ['a fact too long to print', { cpuModel: 'x'.repeat(301) }],
    ['a negative time', { connectMs: { 'https://api.test': -1 } }],
    ['no number', { connectMs: { 'https://api.test': Number.NaN } }],
    ['an unknown key', { hostname: 'build-7' }]
  ])('refuses %s', (_what, environment) => {
    expect(environmentSchema.safeParse(environment).success).toBe(false)
  })
})
