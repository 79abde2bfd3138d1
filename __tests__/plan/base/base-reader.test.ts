import { describe, expect, it } from '@jest/globals'
import { createBaseReader } from '../../../src/plan/base/base-reader.ts'
import { aWorld, CONFIG_PATH, planOf } from '../plan-world.ts'

const reader = createBaseReader(aWorld())
const config = (model: string) => `targets: [{ id: mini, model: ${model}, price: { input: 1, output: 1 } }]\n`

describe('createBaseReader', () => {
  it('reads and joins plans of files that it is handed', () => {
    const base = reader.readPlan({}, (path) => (path === CONFIG_PATH ? config('old') : undefined))
    const found = { source: 'files-at-base', targets: base.targets, prompts: base.prompts } as const
    const { plan } = reader.withBase(planOf(config('new')), found, 'touched')
    expect(plan.targets).toMatchObject([{ model: 'new' }, { id: 'mini (base)', model: 'old' }])
  })

  it('does not mind caps that would end base by itself: it is never run so', () => {
    const tight = `${config('old')}schedule: { max-cost: $0.0001 }\n`
    expect(() => planOf(tight)).toThrow(expect.objectContaining({ code: 'cannot-reach-first-look' }))
    expect(reader.readPlan({}, () => tight).targets).toHaveLength(1)
  })

  it('reads what a step was given before', () => {
    const before = 'jobs: { a: { steps: [{ uses: o/r@v1, with: { model: old } }] } }'
    const after = before.replace('old', 'new')
    const change = { before, after, job: 'a', actionRepository: 'o/r', raw: { model: 'new' } }
    expect(reader.inputsBefore(change)).toEqual({ raw: { model: 'old' } })
  })
})
