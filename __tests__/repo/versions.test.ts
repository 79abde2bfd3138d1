import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { read } from './repository.ts'

interface Package {
  readonly version: string
  readonly engines: { readonly node: string }
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}

const pkg = JSON.parse(read('package.json')) as Package
const [wantedMajor, wantedMinor] = read('.node-version').trim().split('.').map(Number)

describe('versions', () => {
  it('the runner, .node-version, the Node of npm scripts and its types are of one major', () => {
    const { runs } = parse(read('action.yml')) as { runs: { using: string } }
    expect(runs.using).toBe(`node${wantedMajor}`)
    expect(process.versions.node.split('.')[0]).toBe(String(wantedMajor))
    expect(pkg.devDependencies['@types/node']).toMatch(new RegExp(`^${wantedMajor}\\.`))
  })

  it('every Node package is the version of .node-version', () => {
    const nodes = Object.entries(pkg.optionalDependencies).filter(([name]) => name.startsWith('node-'))
    expect(nodes.map(([, version]) => version)).toEqual(nodes.map(() => `${wantedMajor}.${wantedMinor}.0`))
    expect(nodes.length).toBeGreaterThanOrEqual(3)
  })

  it('engines ask for what the strictest runtime package asks for', () => {
    const asked = Object.keys(pkg.dependencies).flatMap((name) => {
      const { engines } = JSON.parse(read(`node_modules/${name}/package.json`)) as { engines?: { node?: string } }
      return [...(engines?.node ?? '').matchAll(/(?:>=|\^)\s*(\d+)(?:\.(\d+))?/g)].slice(0, 1)
    })
    const strictest = asked
      .map(([, major, minor]) => ({ major: Number(major), minor: Number(minor ?? 0) }))
      .toSorted((a, b) => b.major - a.major || b.minor - a.minor)[0]
    expect(pkg.engines.node).toBe(`>=${strictest?.major}.${strictest?.minor}`)
  })

  it('the newest entry of CHANGELOG.md is the version of package.json', () => {
    expect(/^## (?:\[)?(\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(pkg.version)
  })

  it('every package is pinned exactly', () => {
    const ranges = Object.entries({ ...pkg.dependencies, ...pkg.devDependencies, ...pkg.optionalDependencies })
    expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([])
  })
})
