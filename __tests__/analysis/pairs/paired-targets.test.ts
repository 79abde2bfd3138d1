import { describe, expect, it } from '@jest/globals'
import {
  judgePairedTargets,
  type PairedTarget,
  pairedPart,
  pairedTargetsOf
} from '../../../src/analysis/pairs/paired-targets.ts'
import type { Acceptance, Gate } from '../../../src/domain/plan.ts'
import type { RunPlan } from '../../../src/domain/run-file.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { aRun, aSample, sha256 } from '../../support/a-run.ts'

const gate: Gate = {
  falseAlarmRatio: 0.01,
  failFast: true,
  checks: [{ metric: 'ttft', statistic: 'p50', margin: { ratio: 0.1 } }]
}
const targets = [
  { id: 'mini', owned: false },
  { id: 'mini (base)', owned: false, baseOf: 'mini' },
  { id: 'other', owned: true }
]
const paired: PairedTarget = {
  id: 'mini',
  looks: { scenarioCount: 20, leastPairs: 60, mostPairs: 280 },
  failFast: true,
  normalized: false,
  ownLength: false,
  baseFingerprint: sha256('base'),
  baseOnOtherServer: false,
  settledDifferently: []
}

/** Base always takes 100 ms and a little, head so many times as long; either is asked first. */
function pairs(factor: number, count = 60): readonly Sample[] {
  return Array.from({ length: count }, (_, pair) =>
    (['base', 'head'] as const).map((arm, index) => {
      const ttftMs = 100 * (1 + 0.01 * ((pair * 7) % 5)) * (arm === 'head' ? factor : 1)
      return aSample({
        arm,
        pair,
        scenarioId: `s${(pair % 20) + 1}`,
        startedAtMs: 2 * pair + (pair % 2 === 0 ? index : -index),
        ttftMs
      })
    })
  ).flat()
}

const request = { targets, paired: [paired], gate, baselines: [], samples: pairs(1.3) }

describe('text that is not read', () => {
  const unread = (arms: readonly Sample['arm'][]) =>
    pairs(1.3).map((sample) => (arms.includes(sample.arm) ? { ...sample, flags: ['unread-text' as const] } : sample))
  const ttft = (samples: readonly Sample[]) =>
    judgePairedTargets({ ...request, samples })
      .get('mini')
      ?.checks.find(({ metric, statistic }) => metric === 'ttft' && statistic === 'p50')

  it('of head alone makes the metric vanish, which is no slowdown and no pass', () => {
    expect(ttft(unread(['head']))).toMatchObject({ gating: true, verdict: 'inconclusive', reason: 'vanished' })
  })

  it.each([[['base']], [['base', 'head']]] as const)(
    'of %j leaves nothing to compare with, which is no pass',
    (arms) => {
      expect(ttft(unread(arms))).toMatchObject({ gating: true, verdict: 'inconclusive', reason: 'not-observable' })
    }
  )
})

describe('judgePairedTargets', () => {
  it('calls what this change can have caused its own, a provider’s target too', () => {
    const check = judgePairedTargets(request)
      .get('mini')
      ?.checks.find(({ gating }) => gating)
    expect(check).toMatchObject({ kind: 'interleaved', verdict: 'regressed', owned: true })
  })

  it('leaves a target to history whose base never answered', () => {
    const alone = request.samples.filter(({ arm }) => arm === 'head')
    expect(judgePairedTargets({ ...request, samples: alone }).size).toBe(0)
    expect(judgePairedTargets({ ...request, paired: [] }).size).toBe(0)
  })

  it('counts the pairs of earlier attempts', () => {
    const samples = pairs(1).filter(({ pair = 0 }) => pair >= 50)
    expect(judgePairedTargets({ ...request, samples }).get('mini')?.next.pairCount).toBe(60)
    const all = judgePairedTargets({ ...request, samples, pairedSamples: pairs(1) }).get('mini')
    expect(all?.pairCount).toBe(60)
    expect(all?.next.pairCount).toBeUndefined()
  })
})

describe('a head that thinks unseen in every second reply, and starts ten times as late there', () => {
  const samples = pairs(1, 80).map((sample): Sample => {
    if (sample.arm === 'base' || (sample.pair ?? 0) % 2 === 0) return { ...sample, ttfatMs: sample.ttftMs as number }
    const { ttftMs: _unseen, ...rest } = sample
    return { ...rest, ttfatMs: 1000, lastMs: 1500, reasoningTokenCount: 20 }
  })

  it('is judged by the first token of the answer, of all replies', () => {
    const checks = judgePairedTargets({ ...request, samples, ended: true }).get('mini')?.checks ?? []
    const first = checks.find(({ metric, statistic }) => metric === 'ttft' && statistic === 'p50')
    expect(first).toMatchObject({ pairCount: 60, verdict: expect.not.stringMatching('unchanged') })
  })
})

describe('pairedPart', () => {
  const judged = { checks: [], undecided: [], pairCount: 60, next: { rechecks: [] } }
  const failing = (arm: Sample['arm']) =>
    pairs(1).map((sample) =>
      sample.arm === arm && (sample.pair ?? 0) < 10 ? { ...sample, outcome: 'overloaded' as const } : sample
    )

  it('was not measured where either arm lost too many requests', () => {
    expect(pairedPart(paired, judged, pairs(1)).unmeasured).toBe(false)
    expect(pairedPart(paired, judged, failing('head')).unmeasured).toBe(true)
    expect(pairedPart(paired, judged, failing('base')).unmeasured).toBe(true)
  })

  it('was measured where that more fail is what was found', () => {
    const check = judgePairedTargets(request)
      .get('mini')
      ?.checks.find(({ metric }) => metric === 'error_rate')
    if (check === undefined) throw new Error('failures are always checked')
    const found = { ...judged, checks: [{ ...check, verdict: 'regressed' as const }] }
    expect(pairedPart(paired, found, failing('head')).unmeasured).toBe(false)
  })

  it('says what else is another of head than of base, but where it was asked to be', () => {
    const served = pairs(1).map((sample) => {
      const side = sample.arm === 'head' ? 'b' : 'a'
      return { ...sample, servedModel: `m-${side}`, serviceTier: side, servedVia: side, servedFingerprint: side }
    })
    expect(pairedPart(paired, judged, served).warnings).toEqual([
      { kind: 'served-model-changed', target: 'mini', from: 'm-a', to: 'm-b' },
      { kind: 'served-differently', target: 'mini', what: 'fingerprint', from: 'a', to: 'b' },
      { kind: 'served-differently', target: 'mini', what: 'service-tier', from: 'a', to: 'b' },
      { kind: 'served-differently', target: 'mini', what: 'backend', from: 'a', to: 'b' }
    ])
    expect(pairedPart({ ...paired, ownLength: true }, judged, served).warnings).toEqual([])
    expect(pairedPart(paired, judged, pairs(1)).warnings).toEqual([])
  })

  it('says where both are asked in two ways', () => {
    const settledDifferently = [{ part: 'reasoning_effort', candidate: 'low' }]
    expect(pairedPart({ ...paired, settledDifferently }, judged, pairs(1)).warnings).toEqual([
      { kind: 'asked-differently', target: 'mini', differences: settledDifferently }
    ])
  })

  it('was not measured where this process stalled too often', () => {
    const stalled = pairs(1).map((sample, index) =>
      index < 20 ? { ...sample, flags: ['void-client-stall' as const] } : sample
    )
    expect(pairedPart(paired, judged, stalled).unmeasured).toBe(true)
  })
})

describe('pairedTargetsOf', () => {
  const { plan } = aRun()
  const [head] = plan.targets
  if (head === undefined) throw new Error('a run has a target')
  const base = {
    ...head,
    id: 'mini (base)',
    baseOf: 'mini',
    fingerprint: sha256('base'),
    pairs: { least: 60, most: 280 }
  }
  const of = (over: Partial<RunPlan>, accept: readonly Acceptance[] = []) =>
    pairedTargetsOf(
      { ...plan, base: { source: 'files-at-base', scenarios: plan.scenarios }, targets: [head, base], ...over },
      { gate, accept }
    )

  it('are those that have a base, looked at as often as the plan says', () => {
    expect(of({})).toEqual([paired])
    expect(of({ targets: [head] })).toEqual([])
    expect(pairedTargetsOf({ ...plan, targets: [head, base] }, { gate, accept: [] })).toEqual([])
  })

  it('are read as experienced where a prompt or the model was changed', () => {
    const changed = plan.scenarios.map((scenario, index) =>
      index === 0 ? { ...scenario, hash: sha256('new') } : scenario
    )
    expect(of({ base: { source: 'files-at-base', scenarios: changed } })).toMatchObject([
      { ownLength: true, normalized: false }
    ])
    const other = { ...base, parts: { ...base.parts, model: 'other' } }
    expect(of({ targets: [head, other] })).toMatchObject([{ ownLength: true, normalized: true }])
  })

  it('do not end at an alarm that a line may accept', () => {
    const line: Acceptance = {
      target: 'mini',
      metric: 'ttft',
      statistic: 'p50',
      upToRatio: 0.3,
      until: '2027-01-31',
      reason: 'r'
    }
    expect(of({}, [line])).toMatchObject([{ failFast: false }])
    expect(of({}, [{ ...line, target: 'other' }])).toMatchObject([{ failFast: true }])
  })
})
