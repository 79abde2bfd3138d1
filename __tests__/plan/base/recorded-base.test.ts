import { describe, expect, it } from '@jest/globals'
import type { RunDigest, TargetDigest } from '../../../src/domain/baseline.ts'
import type { Plan } from '../../../src/domain/plan.ts'
import type { Warning } from '../../../src/domain/warning.ts'
import { type RecordedBaseSearch, withRecordedBase } from '../../../src/plan/base/recorded-base.ts'
import { planParts } from '../../../src/plan/config/fingerprint.ts'
import { readPlan } from '../../../src/plan/read-plan.ts'
import { aWorld, CONFIG_PATH, sha256 } from '../plan-world.ts'

const PROMPTS = '- { id: a, prompt: Hi }\n- { id: b, prompt: Ho }\n'

function plan(target: string, prompts = PROMPTS, rest = ''): Plan {
  return readPlan({}, aWorld({ [CONFIG_PATH]: `targets: [${target}]\nprompts: p.yml\n${rest}`, 'p.yml': prompts }))
}
const OLD = plan('{ id: mini, model: old, api-key-env: K, price: { input: 1, output: 1 } }')
const NEW = plan('{ id: mini, model: new, api-key-env: K, price: { input: 2, output: 2 } }')

/** A run on record of a plan, as the baseline keeps it. */
function recorded({ targets, prompts, schedule }: Plan, over: Partial<RunDigest> = {}): RunDigest {
  return {
    recordedAt: '2026-11-01T00:00:00Z',
    commit: 'base1',
    ordinal: 0,
    environmentClass: 'x',
    metricDefinition: '1',
    quantileMethod: 'hyndman-fan-7',
    targets: targets.map(
      (target): TargetDigest => ({
        id: target.id,
        fingerprint: target.fingerprint,
        parts: planParts(target, schedule) as TargetDigest['parts'],
        tokenSource: 'usage',
        servedModels: [],
        servedFingerprints: [],
        serviceTiers: [],
        failures: {},
        scenarios: prompts.scenarios.map(({ id, hash }) => ({
          id,
          hash,
          attempted: 3,
          failed: 0,
          streamed: 3,
          rows: []
        }))
      })
    ),
    ...over
  }
}

const UNRESOLVED: readonly Warning[] = [{ kind: 'base-not-measured', why: 'files-unreadable', detail: '403' }]
const NOTHING: Warning = { kind: 'base-not-measured', why: 'nothing-recorded' }
const join = (head: Plan, digests: readonly RunDigest[], search: Partial<RecordedBaseSearch> = {}) =>
  withRecordedBase(head, { digests, ancestry: ['base1', 'older'], unresolved: UNRESOLVED, sha256, ...search })

describe('withRecordedBase', () => {
  it('asks what the run on record was sent, where the change touches it', () => {
    const { plan: both, warnings } = join(NEW, [recorded(OLD)])
    expect(warnings).toEqual([])
    expect(both.targets[1]).toMatchObject({
      id: 'mini (base)',
      baseOf: 'mini',
      model: 'old',
      key: { from: 'environment', name: 'K' },
      fingerprint: OLD.targets[0]?.fingerprint
    })
    expect(both.base).toMatchObject({ source: 'recorded-plan', commit: 'base1', prompts: NEW.prompts })
  })

  it('says nothing and asks nothing where nothing was touched', () => {
    expect(join(NEW, [recorded(NEW)])).toEqual({ plan: NEW, warnings: [] })
    expect(join(NEW, [])).toEqual({ plan: NEW, warnings: [] })
  })

  it('counts neither load nor another version’s way of writing parts as a change', () => {
    const busy = plan('{ id: mini, model: new, api-key-env: K }', PROMPTS, 'schedule: { in-flight: 2 }')
    const digest = recorded(busy)
    const later = { ...digest, targets: digest.targets.map((one) => ({ ...one, parts: { ...one.parts, further: 1 } })) }
    expect(join(NEW, [later]).plan).toBe(NEW)
  })

  it('takes no run that is not the base or before it: main may have changed the model since', () => {
    const later = recorded(OLD, { commit: 'later', recordedAt: '2026-11-29T00:00:00Z' })
    expect(join(NEW, [later]).plan).toBe(NEW)
    expect(join(NEW, [later, recorded(NEW)]).plan).toBe(NEW)
    expect(join(NEW, [recorded(NEW, { commit: 'older' }), recorded(OLD)]).plan.targets[1]?.model).toBe('old')
  })

  it('takes base’s own run alone, where nobody knows what came before it', () => {
    const digests = [recorded(OLD)]
    const known = { digests, unresolved: UNRESOLVED, sha256 }
    expect(withRecordedBase(NEW, known).plan).toBe(NEW)
    expect(withRecordedBase(NEW, { ...known, baseCommit: 'base1' }).plan.base).toBeDefined()
  })

  it('gives a target that the record has no price of none: another model costs something else', () => {
    expect(join(NEW, [recorded(OLD)]).plan.targets[1]).not.toHaveProperty('price')
    const warmer = plan(
      '{ id: mini, model: old, api-key-env: K, price: { input: 1, output: 1 }, params: { temperature: 1 } }'
    )
    expect(join(warmer, [recorded(OLD)]).plan.targets[1]?.price).toEqual({ input: 1, output: 1 })
  })

  it('asks the prompts that are as they were, by name and text', () => {
    const head = plan('{ id: mini, model: new, api-key-env: K }', `${PROMPTS}- { id: c, prompt: He }\n`)
    expect(join(head, [recorded(OLD)]).plan.base?.prompts.scenarios.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('cannot ask a prompt that was reworded, and says what was missing', () => {
    const head = plan('{ id: mini, model: old, api-key-env: K }', PROMPTS.replace('Hi', 'Good day'))
    expect(join(head, [recorded(OLD)])).toEqual({ plan: head, warnings: UNRESOLVED })
  })

  it('finds a target that is named for its model under another name', () => {
    const head = plan('{ model: new, api-key-env: K }')
    const base = recorded(plan('{ model: old, api-key-env: K }'))
    expect(join(head, [base]).plan.targets[1]).toMatchObject({ id: 'new (base)', model: 'old' })
  })

  it('leaves an owned target to history', () => {
    const own = (model: string) => plan(`{ id: own, model: ${model}, base-url: http://127.0.0.1:8000/v1 }`)
    expect(join(own('new'), [recorded(own('old'))])).toEqual({ plan: own('new'), warnings: [] })
  })

  it('sends no key to another origin than head’s', () => {
    const elsewhere = plan('{ id: mini, model: new, api-key-env: K, base-url: https://api.groq.com/v1 }')
    expect(join(elsewhere, [recorded(OLD)])).toEqual({
      plan: elsewhere,
      warnings: [...UNRESOLVED, { kind: 'base-not-measured', target: 'mini', why: 'key-missing' }]
    })
  })

  it.each([
    ['an address of no web', { baseUrl: 'file:///etc/passwd' }],
    ['an unknown API', { api: 'telnet' }],
    ['headers that are none', { extraHeaders: { a: 1 } }]
  ])('takes no record with %s', (_, parts) => {
    const digest = recorded(OLD)
    const broken = { ...digest, targets: digest.targets.map((one) => ({ ...one, parts: { ...one.parts, ...parts } })) }
    expect(join(NEW, [broken])).toEqual({ plan: NEW, warnings: [...UNRESOLVED, { ...NOTHING, target: 'mini' }] })
  })

  describe('where the comparison was asked for', () => {
    const asked = { ...NEW, compare: 'interleaved' } as const

    it('is made of an untouched target as well', () => {
      expect(join(asked, [recorded(NEW)]).plan.targets).toHaveLength(2)
    })

    it('says that nothing is on record, and what was missing before', () => {
      expect(join(asked, [])).toEqual({ plan: asked, warnings: [...UNRESOLVED, NOTHING] })
    })
  })
})
