import { isNativeError } from 'node:util/types'
import { beforeEach, describe, expect, it } from '@jest/globals'
import type { BaselineFile } from '../src/domain/baseline.ts'
import { KnownError } from '../src/domain/errors.ts'
import type { Plan } from '../src/domain/plan.ts'
import type { Report } from '../src/domain/report.ts'
import type { RunFile } from '../src/domain/run-file.ts'
import type { Sample } from '../src/domain/sample.ts'
import type { Slot } from '../src/domain/slot.ts'
import type { Warning } from '../src/domain/warning.ts'
import { readPlan } from '../src/plan/read-plan.ts'
import type { Measured, Publication } from '../src/ports.ts'
import { BUILTIN_SETS } from '../src/prompts/builtin.ts'
import { type RunPorts, type RunRequest, run } from '../src/run.ts'
import { aSample, sha256 } from './support/a-run.ts'

const plan = (config = '', target = ''): Plan =>
  readPlan(
    { config: 'c.yml' },
    {
      readText: () =>
        `targets: [{ id: mini, model: m, base-url: "http://127.0.0.1:1/v1"${target} }]\nprompts: builtin:smoke-6\n${config}`,
      sha256,
      builtinSets: BUILTIN_SETS,
      defaultConfigPath: 'c.yml'
    }
  )

/** A world in which every request takes as long as `speed` says, and everything that happens is written down. */
class World {
  readonly happened: string[] = []
  readonly published: Publication[] = []
  readonly stored: BaselineFile[] = []
  /** One factor for each measurement; the last one stays. */
  factors: readonly number[] = [1]
  failure: Error | undefined
  #measurements = 0

  readonly ports: RunPorts = {
    measure: async ({ slots, warm, look }) => {
      this.happened.push(warm ? 'measure again' : 'measure')
      if (this.failure !== undefined) throw this.failure
      const factor = this.factors[Math.min(this.#measurements, this.factors.length - 1)] ?? 1
      this.#measurements += 1
      const samples: Sample[] = []
      const ask = (more: readonly Slot[]): void => {
        for (const slot of more) samples.push(this.answer(slot, factor, samples.length))
      }
      ask(slots)
      for (;;) {
        const result = look?.(samples) ?? { end: 'fixed' as const }
        if ('end' in result) return measuredOf(samples, this.#startedAt(), result.end)
        this.happened.push(`${result.slots.length} more`)
        ask(result.slots)
      }
    },
    baselines: {
      read: async () => {
        this.happened.push('read baselines')
        return { files: this.stored.toReversed(), warnings: [] }
      },
      write: async (file) => {
        this.happened.push('store')
        this.stored.push(file)
        return []
      }
    },
    publisher: {
      prove: async () => {
        this.happened.push('prove')
        return []
      },
      publish: async (publication) => {
        this.happened.push('publish')
        this.published.push(publication)
        return [{ kind: 'comment-forbidden', permission: 'pull-requests: write' }]
      }
    },
    wait: async (durationMs) => void this.happened.push(`wait ${durationMs}`),
    now: () => '2026-11-30T09:00:00Z'
  }

  /** Runs are a minute apart. */
  #startedAt(): string {
    const [minute, second] = [this.stored.length, this.#measurements].map((count) => String(count).padStart(2, '0'))
    return `2026-11-30T08:${minute}:${second}Z`
  }

  /** The arm base is always as fast as ever. */
  answer({ recheck, ...slot }: Slot, factor: number, index: number): Sample {
    const times = timesOf(slot.arm === 'base' ? 1 : factor, index)
    return aSample({ ...slot, kind: 'chat', ...times, flags: recheck === true ? ['recheck'] : [] })
  }

  async run(event: 'push' | 'pull_request', over: Partial<RunRequest> = {}, ports: RunPorts = this.ports) {
    this.happened.length = 0
    this.#measurements = 0
    return run(
      {
        plan: plan(),
        context: {
          event,
          key: 'k',
          feedsBaseline: event === 'push',
          workflowRun: { id: this.stored.length + 1, attempt: 1 }
        },
        environment: { os: 'Linux' },
        tool: { name: 'llm-latency-gate', version: '0.0.0' },
        seed: 1,
        warnings: [],
        ...over
      },
      ports
    )
  }
}

/** Times that wander a little, the same way in each measurement. */
function timesOf(factor: number, index: number): Partial<Sample> {
  const ttftMs = 100 * factor * (1 + 0.02 * Math.sin(index))
  const lastMs = ttftMs + 20 * 10 * factor
  return { ttftMs, ttfatMs: ttftMs, lastMs, endMs: lastMs, startedAtMs: index * 100 }
}

function measuredOf(samples: readonly Sample[], startedAt: string, reason: Measured['end']['reason']): Measured {
  return {
    samples,
    startedAt,
    durationMs: 1000,
    end: { reason, partial: false },
    clientHealth: { eventLoopDelayMs: { p50: 0.1, p99: 1, max: 2 } },
    connectMs: {},
    warnings: []
  }
}

let world: World
beforeEach(() => {
  world = new World()
})
async function main(runs: number): Promise<void> {
  for (let number = 0; number < runs; number += 1) await world.run('push')
}

describe('run', () => {
  it('proves that it can tell before it spends, and tells last', async () => {
    await world.run('push')
    expect(world.happened).toEqual(['prove', 'read baselines', 'measure', 'store', 'publish'])
  })

  it('has no baseline the first time, and a comparison ever after', async () => {
    expect((await world.run('push')).report.state).toBe('no-baseline')
    await main(5)
    const { report, exitCode } = await world.run('pull_request')
    expect(report).toMatchObject({ state: 'pass', baseline: { runCount: 6 } })
    expect(exitCode).toBe(0)
  })

  it('never stores what a pull request measured', async () => {
    await world.run('pull_request')
    expect(world.stored).toEqual([])
    expect(world.happened).not.toContain('store')
  })

  it.each([
    ['was cancelled', { reason: 'cancelled', partial: false }],
    ['was cancelled before its first look', { reason: 'cancelled', partial: true }],
    ['ran out of time before its first look', { reason: 'timeout', partial: true }],
    ['ran out of money before its first look', { reason: 'max-cost', partial: true }]
  ] as const)('neither passes nor stores a run that %s', async (_, end) => {
    const world = new World()
    const { measure } = world.ports
    const cutOff: RunPorts['measure'] = async (request) => ({ ...(await measure(request)), end })
    const { report } = await world.run('push', {}, { ...world.ports, measure: cutOff })
    expect(report.state).toBe('could-not-measure')
    expect(world.stored).toEqual([])
  })

  it('judges and stores a run that ran out of time after all its checks had been decided', async () => {
    const world = new World()
    const { measure } = world.ports
    const late: RunPorts['measure'] = async (request) => ({
      ...(await measure(request)),
      end: { reason: 'timeout', partial: false }
    })
    expect((await world.run('push', {}, { ...world.ports, measure: late })).report.state).toBe('no-baseline')
    expect(world.stored).toHaveLength(1)
  })

  it('measures an alarm a second time, and fails where both agree', async () => {
    await main(6)
    world.factors = [2]
    const { report, run: file, exitCode } = await world.run('pull_request')
    expect(world.happened).toEqual(['prove', 'read baselines', 'measure', 'wait 60000', 'measure again', 'publish'])
    expect(report).toMatchObject({ state: 'regression', color: 'red', measured: { confirmed: true } })
    expect(file?.confirmation?.samples).toHaveLength(60)
    expect(file?.samples).toHaveLength(60)
    expect(exitCode).toBe(1)
  })

  it('calls an alarm that does not come again inconclusive', async () => {
    await main(6)
    world.factors = [2, 1]
    const { report, exitCode } = await world.run('pull_request')
    expect(report).toMatchObject({ state: 'inconclusive', color: 'green' })
    expect(exitCode).toBe(0)
  })

  it('marks a regressed run of main in what it stores', async () => {
    await main(6)
    world.factors = [2]
    const { exitCode } = await world.run('push')
    expect(exitCode).toBe(1)
    expect(world.stored.at(-1)?.window[0]?.state).toBe('regression')
    world.factors = [1]
    expect((await world.run('pull_request')).report.state).toBe('pass')
  })

  it('fills a baseline in one job with runs: 5', async () => {
    await world.run('push', { plan: plan('runs: 5') })
    expect(world.happened.filter((one) => one.startsWith('measure'))).toEqual([
      'measure',
      ...Array<string>(4).fill('measure again')
    ])
    expect(world.stored[0]?.window).toHaveLength(5)
    const { report } = await world.run('pull_request')
    expect(report.baseline?.runCount).toBe(5)
  })

  it('compares with nothing where comparing is off, and still stores', async () => {
    await main(2)
    const off = { plan: plan('compare: off\nbudgets: [ttft.p95 < 1s]') }
    const { report } = await world.run('pull_request', off)
    expect(report).toMatchObject({ state: 'pass', checks: [] })
    expect(world.happened).not.toContain('read baselines')
    await world.run('push', off)
    expect(world.stored).toHaveLength(3)
  })

  it('is not changed in its verdict by what could not be published', async () => {
    const { report } = await world.run('push')
    expect(report.state).toBe('no-baseline')
    expect(report.warnings).toContainEqual({ kind: 'comment-forbidden', permission: 'pull-requests: write' })
  })
})

describe('what the run before came to', () => {
  const alarm = { target: 'mini', metric: 'ttft', statistic: 'p50', changeRatio: 0.4 }
  const accepted = { upToRatio: 1, until: '2027-01-31', reason: 'r' }

  it.each([
    ['inconclusive', [alarm], 'drift'],
    ['inconclusive', [{ ...alarm, accepted }], 'inconclusive'],
    ['inconclusive', [], 'inconclusive'],
    ['regression', [alarm], 'regression'],
    ['pass', [{ ...alarm, accepted }], 'pass']
  ] as const)('is %s with alarms %j: %s', async (state, alarms, told) => {
    await main(1)
    const last = world.stored.at(-1)
    if (last === undefined) throw new Error('a run of main is stored')
    const [digest, ...digests] = last.window
    const [line, ...lines] = last.log
    if (digest === undefined || line === undefined) throw new Error('what is stored has its own run')
    world.stored.push({
      ...last,
      window: [{ ...digest, alarms: [...alarms] }, ...digests],
      log: [{ ...line, state }, ...lines]
    })
    expect((await world.run('push')).previousState).toBe(told)
  })
})

describe('run, where nothing can be measured', () => {
  const outage = new KnownError('cannot-measure', 'h answered 503 to every request', { hint: 'Try again later.' })

  it('publishes what went wrong; an outage is green on a pull request', async () => {
    world.failure = outage
    const { report, exitCode, run: file } = await world.run('pull_request')
    expect(world.happened.at(-1)).toBe('publish')
    expect(report).toMatchObject({ state: 'could-not-measure', color: 'green', failure: { code: 'cannot-measure' } })
    expect(exitCode).toBe(3)
    expect(file).toBeUndefined()
  })

  it('is red on main the second time running', async () => {
    await main(1)
    world.failure = outage
    expect((await world.run('push')).report.color).toBe('green')
    expect((await world.run('push')).report.color).toBe('red')
    expect(world.stored.at(-1)?.window).toHaveLength(1)
  })

  it('is red at once where the configuration is at fault', async () => {
    world.failure = new KnownError('key-refused', 'h refused the key')
    const { report, exitCode } = await world.run('pull_request')
    expect(report.color).toBe('red')
    expect(exitCode).toBe(2)
  })

  it('does not explain a bug away', async () => {
    world.failure = new TypeError('x is not a function')
    const thrown = await world.run('push').catch((error: unknown) => error)
    expect(isNativeError(thrown) && thrown.message).toBe('x is not a function')
  })
})

describe('run, with base beside head', () => {
  const beside = (config = ''): Plan => plan(config, ', base: { base-url: "http://127.0.0.1:2/v1" }')
  const attempt = (number: number) => ({
    event: 'pull_request',
    key: 'k',
    feedsBaseline: false,
    commit: 'c'.repeat(40),
    workflowRun: { id: 900, attempt: number }
  })
  const arms = (file: RunFile | undefined) => ({
    base: file?.samples.filter(({ arm }) => arm === 'base').length,
    head: file?.samples.filter(({ arm }) => arm === 'head').length
  })

  it('needs no baseline, and ends at the first look where nothing is slower', async () => {
    const { report, run: file } = await world.run('pull_request', { plan: beside() })
    expect(report).toMatchObject({ state: 'pass', base: { targets: [{ id: 'mini', pairCount: 60 }] } })
    expect(arms(file)).toEqual({ base: 60, head: 60 })
    expect(file?.end).toEqual({ reason: 'decided', partial: false })
  })

  it('measures an alarm again where base is a server of its own', async () => {
    world.factors = [1.3, 1]
    const doubted = await world.run('pull_request', { plan: beside() })
    expect(world.happened).toContain('wait 60000')
    expect(doubted.report.state).toBe('inconclusive')
    world.factors = [1.3]
    const agreed = await world.run('pull_request', { plan: beside() })
    expect(agreed.report).toMatchObject({ state: 'regression', measured: { confirmed: true } })
    expect(agreed.run?.confirmation?.samples).toHaveLength(120)
  })

  it('measures on, the second time, until the alarm itself is decided', async () => {
    const plain = world.answer.bind(world)
    let measurement = 0
    const measure: RunPorts['measure'] = (request) => {
      measurement += 1
      return world.ports.measure(request)
    }
    // First it only starts later. The second time it also writes slower, which is certain long before the start is.
    world.answer = (slot, _factor, index) => {
      const again = measurement > 1
      const [later, longer] = slot.arm === 'head' ? [1.3, again ? 1.5 : 1] : [1, 1]
      const ttftMs = 100 * later * Math.exp((again ? 0.45 : 0.02) * Math.sin(index * index))
      const lastMs = ttftMs + 200 * longer
      return { ...plain(slot, 1, index), ttftMs, ttfatMs: ttftMs, lastMs, endMs: lastMs }
    }
    const only = plan(
      'gate: { checks: [{ metric: ttft }, { metric: tpot }] }',
      ', base: { base-url: "http://127.0.0.1:2/v1" }'
    )
    const { report, run: file } = await world.run('pull_request', { plan: only }, { ...world.ports, measure })
    expect(file?.samples).toHaveLength(120)
    expect(file?.confirmation?.samples.length).toBeGreaterThan(120)
    expect(report.checks.find(({ metric, statistic }) => metric === 'ttft' && statistic === 'p50')).toMatchObject({
      verdict: 'regressed',
      confirmed: true
    })
    expect(report.state).toBe('regression')
  })

  it('needs no second measurement where one server answers both', async () => {
    world.factors = [1.3]
    const same = plan('', ', base: { base-url: "http://127.0.0.1:1/base/v1" }')
    const { report, exitCode } = await world.run('pull_request', { plan: same })
    expect(world.happened).toEqual(['prove', 'read baselines', 'measure', 'publish'])
    expect(report).toMatchObject({ state: 'regression', color: 'red' })
    expect(report.checks.find(({ metric, statistic }) => metric === 'ttft' && statistic === 'p50')).toMatchObject({
      kind: 'interleaved',
      verdict: 'regressed'
    })
    expect(exitCode).toBe(1)
  })

  it('keeps a regression that was found, however often the job is run again', async () => {
    world.factors = [1.3]
    const first = await world.run('pull_request', { plan: beside(), context: attempt(1) })
    world.factors = [1]
    const again = await world.run('pull_request', {
      plan: beside(),
      context: attempt(2),
      earlierJobs: first.run === undefined ? [] : [first.run]
    })
    expect(world.happened).not.toContain('measure')
    expect(again.report).toMatchObject({ state: 'regression', measured: { continuedAttempts: [1] } })
    const pushed = { ...attempt(1), commit: 'd'.repeat(40) }
    const anew = await world.run('pull_request', {
      plan: beside(),
      context: pushed,
      earlierJobs: [again.run as RunFile]
    })
    expect(anew.report.state).toBe('pass')
  })

  it('numbers pairs on where an earlier attempt was cut off', async () => {
    const first = await world.run('pull_request', { plan: beside(), context: attempt(1) })
    const cut = first.run as RunFile
    const half = { ...cut, samples: cut.samples.filter(({ pair = 0 }) => pair < 30) }
    const again = await world.run('pull_request', { plan: beside(), context: attempt(2), earlierJobs: [half] })
    expect(arms(again.run)).toEqual({ base: 30, head: 30 })
    expect(again.run?.samples.every(({ pair = 0 }) => pair >= 30)).toBe(true)
    const prompts = (samples: readonly Sample[] = []) =>
      samples.map(({ scenarioId, arm, pair }) => [pair, arm, scenarioId])
    expect(prompts(again.run?.samples)).toEqual(prompts(cut.samples).filter(([pair = 0]) => Number(pair) >= 30))
    expect(again.report).toMatchObject({ state: 'pass', base: { targets: [{ pairCount: 60 }] } })
  })

  it('does not stop at an alarm that a line accepts, and is green', async () => {
    world.factors = [1.3]
    const lines = ['ttft', 'tpot', 'e2e'].flatMap((metric) =>
      ['p50', 'p95'].map(
        (statistic) => `  - { check: "mini ${metric} ${statistic}", up-to: +35%, until: 2027-01-31, reason: wanted }`
      )
    )
    const { report } = await world.run('pull_request', { plan: beside(`accept:\n${lines.join('\n')}`) })
    expect(report).toMatchObject({ color: 'green' })
    expect(report.checks.filter(({ accepted }) => accepted !== undefined)).not.toHaveLength(0)
  })
})

describe('run, where the level of the default branch moves', () => {
  const commitOf = (number: number) => String(number).padStart(2, '0').repeat(20)
  const kindsOf = ({ warnings }: { warnings: readonly { kind: string }[] }) => warnings.map(({ kind }) => kind)
  /** A run of main, of its own commit. */
  const push = (factor: number, over: Partial<RunRequest> = {}) => {
    world.factors = [factor]
    const number = world.stored.length + 1
    const workflowRun = { id: number, attempt: 1 }
    const context = { event: 'push', key: 'k', feedsBaseline: true, commit: commitOf(number), workflowRun }
    return world.run('push', { context, ...over })
  }
  const pull = (factor: number, over: Partial<RunRequest> = {}) => {
    world.factors = [factor]
    return world.run('pull_request', over)
  }
  const shiftOf = ({ warnings }: { warnings: readonly Warning[] }) =>
    warnings.find(({ kind }) => kind === 'level-shift')
  const accepting = (upTo: string) => {
    const lines = ['ttft', 'tpot', 'e2e'].flatMap((metric) =>
      ['p50', 'p95'].map(
        (statistic) => `  - { check: "mini ${metric} ${statistic}", up-to: ${upTo}, until: 2027-01-31, reason: wanted }`
      )
    )
    return { plan: plan(`accept:\n${lines.join('\n')}`) }
  }

  it('is red until a third run confirms it; what comes then is compared with the new level, and told since when', async () => {
    for (let number = 0; number < 6; number += 1) await push(1)
    for (let number = 0; number < 3; number += 1) {
      const { report } = await push(1.5)
      expect(report).toMatchObject({ state: 'regression', color: 'red' })
      expect(shiftOf(report)).toBeUndefined()
    }
    const { report, exitCode } = await pull(1.5)
    expect(exitCode).toBe(0)
    expect(report).toMatchObject({ color: 'green', baseline: { runCount: 3 } })
    expect(shiftOf(report)).toMatchObject({ target: 'mini', why: 'confirmed', commit: commitOf(7) })
    const { summary, comment } = world.published.at(-1) as Publication
    for (const page of [summary, comment])
      expect(page).toMatch(/moved on the default branch with 0707070 .*50 % slower/)
    expect((await push(1.5)).report).toMatchObject({ color: 'green', baseline: { runCount: 3 } })
    expect((await pull(2.5)).report.state).toBe('regression')
  })

  it('stays where it is for one bad run of main, and for a level that goes back', async () => {
    for (let number = 0; number < 6; number += 1) await push(1)
    await push(2)
    expect((await pull(1)).report).toMatchObject({ state: 'pass', baseline: { runCount: 6 } })
    await push(2)
    await push(1)
    const { report } = await pull(1)
    expect(report).toMatchObject({ state: 'pass', baseline: { runCount: 7 } })
    expect(shiftOf(report)).toBeUndefined()
  })

  it('remembers where a level began when the runs before it are gone', async () => {
    for (let number = 0; number < 6; number += 1) await push(1)
    for (let number = 0; number < 33; number += 1) await push(1.5)
    const { window } = world.stored.at(-1) as BaselineFile
    expect(window).toHaveLength(30)
    expect(window.slice(-3).map(({ commit, anchor }) => [commit, anchor])).toEqual(
      [9, 8, 7].map((number) => [commitOf(number), true])
    )
    expect(window.at(-1)?.levelShifts).toMatchObject([{ target: 'mini', why: 'confirmed', runCount: 3 }])
    expect(kindsOf((await pull(1.5)).report)).toEqual(['comment-forbidden'])
  })

  it('moves at once with a merged line that accepts it, and the line is no license for the next step', async () => {
    for (let number = 0; number < 6; number += 1) await push(1)
    const accepted = await push(1.5, accepting('+60%'))
    expect(accepted.report.color).toBe('green')
    const { report } = await pull(1.5, accepting('+60%'))
    expect(report).toMatchObject({ color: 'green', baseline: { runCount: 1 } })
    expect(shiftOf(report)).toMatchObject({ why: 'accepted', commit: commitOf(7) })
    for (let number = 0; number < 5; number += 1) await push(1.5)
    const worse = await pull(2.2, accepting('+60%'))
    expect(worse.report).toMatchObject({ state: 'regression', baseline: { runCount: 6 } })
    expect(worse.report.checks.find(({ verdict }) => verdict === 'regressed')).toMatchObject({ notAccepted: 'larger' })
    expect((await pull(2.2)).report.state).toBe('regression')
  })

  it('sees slow creep since the oldest run of its level: told on a pull request, red on main', async () => {
    const slowly = async (number: number): Promise<Report> => {
      const { report } = await push(1.012 ** number)
      return report.color === 'red' || number > 28 ? report : slowly(number + 1)
    }
    const main = await slowly(0)
    expect(main).toMatchObject({ state: 'regression', baseline: { runCount: world.stored.length - 1 } })
    expect(main.checks.find(({ verdict }) => verdict === 'regressed')).toMatchObject({ reason: 'crept' })
    const { report } = await pull(1.012 ** world.stored.length)
    expect(report.color).toBe('green')
    expect(report.warnings.find(({ kind }) => kind === 'crept')).toMatchObject({
      target: 'mini',
      since: { commit: commitOf(1) }
    })
  })

  it('is compared with the anchor that the configuration names, and says where there is none', async () => {
    const anchored = { plan: plan('anchor: v1.2.0'), anchorCommit: commitOf(2) }
    for (let number = 0; number < 16; number += 1) await push(1.02 ** number, anchored)
    const { report } = await pull(1.02 ** 16, anchored)
    expect(report.warnings.find(({ kind }) => kind === 'crept')).toMatchObject({ since: { name: 'v1.2.0' } })
    expect((await pull(1.02 ** 16, { plan: anchored.plan })).report.warnings).toContainEqual({
      kind: 'anchor-unknown',
      anchor: 'v1.2.0',
      why: 'no-commit'
    })
    const elsewhere = { ...anchored, anchorCommit: 'f'.repeat(40) }
    expect(kindsOf((await pull(1, elsewhere)).report)).toContain('anchor-unknown')
  })
})
