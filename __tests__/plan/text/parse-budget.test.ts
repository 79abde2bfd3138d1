import { describe, expect, it } from '@jest/globals'
import { METRIC_IDS, metricOf } from '../../../src/domain/metric.ts'
import { BUDGET_GRAMMAR, parseBudget } from '../../../src/plan/text/parse-budget.ts'

const AS_A_CHANGE = 'For a change from the baseline set a "margin" under "gate.checks" in the file, such as 10%.'

describe('parseBudget', () => {
  it.each([
    ['ttft.p95 < 800ms', { metric: 'ttft', statistic: 'p95', operator: '<', limit: 800 }],
    ['ttft<1.5s', { metric: 'ttft', statistic: 'p95', operator: '<', limit: 1500 }],
    ['  tpot.mean <= 30 ms ', { metric: 'tpot', statistic: 'mean', operator: '<=', limit: 30 }],
    ['itl.max < 2s', { metric: 'icl', statistic: 'max', operator: '<', limit: 2000 }],
    ['output_speed.p50 >= 50 tok/s', { metric: 'output_speed', statistic: 'p50', operator: '>=', limit: 50 }],
    ['throughput > 100tok/s', { metric: 'throughput', statistic: 'rate', operator: '>', limit: 100 }],
    ['error_rate < 1%', { metric: 'error_rate', statistic: 'rate', operator: '<', limit: 0.01 }],
    ['error_rate <= 0%', { metric: 'error_rate', statistic: 'rate', operator: '<=', limit: 0 }],
    ['streamed_share >= 95%', { metric: 'streamed_share', statistic: 'rate', operator: '>=', limit: 0.95 }],
    ['cost < $0.002', { metric: 'cost', statistic: 'mean', operator: '<', limit: 0.002 }],
    ['cost.mean < 0.002 $', { metric: 'cost', statistic: 'mean', operator: '<', limit: 0.002 }]
  ])('reads %s', (text, limit) => {
    expect(parseBudget(text)).toEqual([{ text: text.trim(), ...limit }])
  })

  it.each([
    ['mini: e2e < 2s', 'mini'],
    ['llama3.2:3b: ttft.p50 < 1s', 'llama3.2:3b'],
    ['my model : ttft < 1s', 'my model']
  ])('finds the target of %s, colons and all', (text, target) => {
    expect(parseBudget(text)).toMatchObject([{ target, text }])
  })

  it.each([
    ['ttft.p95 > 300ms', 'ttft.p95 < 300ms'],
    ['mini: e2e.mean >= 3s', 'mini: e2e.mean <= 3s'],
    ['gw>1: ttft.p95 > 300ms', 'gw>1: ttft.p95 < 300ms'],
    ['error_rate > 1%', 'error_rate < 1%'],
    ['cost > $0.01', 'cost < $0.01'],
    ['output_speed.p50 < 30tok/s', 'output_speed.p50 > 30tok/s'],
    ['throughput <= 30tok/s', 'throughput >= 30tok/s'],
    ['streamed_share < 95%', 'streamed_share > 95%']
  ])('refuses %s, which is the wrong way round, and writes it right', (text, right) => {
    expect(parseBudget(text)).toMatchObject({ hint: `Write "${right}".` })
    expect(parseBudget(right)).toHaveLength(1)
  })

  it.each([
    ['error_rate < 0.01', '"1%"'],
    ['error_rate < 0.005', '"0.5%"'],
    ['error_rate < 1', '"1%"'],
    ['ttft.p95 < 800', '"800ms" or "800s"']
  ])('keeps the meaning of %s in its hint', (text, amount) => {
    expect(parseBudget(text)).toMatchObject({ hint: `Write ${amount}.` })
  })

  it('makes two budgets of a preset, for one target where it is named', () => {
    expect(parseBudget('gw: mlperf/llama-3.1-8b/interactive')).toMatchObject([
      { target: 'gw', metric: 'ttft', statistic: 'p99', operator: '<=', limit: 500 },
      { target: 'gw', metric: 'tpot', statistic: 'p99', operator: '<=', limit: 30 }
    ])
  })

  it.each(METRIC_IDS.filter((id) => id !== 'slow_rate'))(
    'accepts a budget on %s in the unit of the metric, whatever that is',
    (metric) => {
      const accepted = ['1ms', '1tok/s', '1%', '$1'].filter((amount) =>
        Array.isArray(parseBudget(`${metric} ${metricOf(metric).better === 'lower' ? '<' : '>'} ${amount}`))
      )
      expect(accepted).toHaveLength(1)
    }
  )

  it.each([
    ['tttf < 2s', 'unknown metric "tttf"', 'Did you mean "ttft"?'],
    ['constructor < 2s', 'unknown metric "constructor"', undefined],
    ['ttft.p59 < 2s', 'unknown statistic "p59" of "ttft", expected p50, p90, p95, p99, mean or max', undefined],
    ['ttft.rate < 2s', 'unknown statistic "rate"', undefined],
    ['ttft. < 2s', 'unknown statistic ""', undefined],
    ['error_rate.p95 < 1%', 'takes no statistic', 'Leave out ".p95".'],
    ['cost.p95 < $1', 'expected mean', undefined],
    [
      'overhead.p95 < 5ms',
      '"overhead" is the median of the differences between a target and its upstream and takes no other statistic, got ".p95"',
      'Leave it out, or limit a percentile of the target itself, such as "ttft.p95 < 800ms".'
    ],
    ['ttft < 2', 'got 2 without its unit, expected ms or s', 'Write "2ms" or "2s".'],
    ['cost < 2', 'without its unit', 'Write "$2".'],
    ['ttft < 5%', '"ttft" is measured in ms or s, got "%"', AS_A_CHANGE],
    ['ttft < +5%', 'got "+5%" for the limit, but a budget is an absolute limit', AS_A_CHANGE],
    ['e2e < +20ms', 'for the limit, but a budget is an absolute limit', AS_A_CHANGE],
    [
      'error_rate < +1%',
      'for the limit, but a budget is an absolute limit',
      'A change of "error_rate" from the baseline is judged without a budget.'
    ],
    ['cost < +1%', 'for the limit, but a budget is an absolute limit', undefined],
    ['ttft < baseline + 10%', 'for the limit, but a budget is an absolute limit', AS_A_CHANGE],
    ['ttft < 1.1x', '"ttft" is measured in ms or s, got "x"', AS_A_CHANGE],
    ['ttft < 1.1 x base', 'for the limit, but a budget is an absolute limit', AS_A_CHANGE],
    [
      'slow_rate < 5%',
      '"slow_rate" counts requests slower than those of base or of earlier runs, so it has no value to limit',
      'Remove it, since a rise is judged without a budget, or limit a latency, such as "e2e.p95 < 5s".'
    ],
    ['error_rate <= 100%', 'can never be broken', 'Write a limit between 0% and 100%.'],
    ['error_rate >= 0%', 'can never be broken', 'Write a limit between 0% and 100%.'],
    ['streamed_share >= 0%', 'can never be broken', 'Write a limit between 0% and 100%.'],
    ['error_rate < 1ms', '"error_rate" is measured in %, got "ms"', undefined],
    ['ttft < 1,500ms', 'got "1,500ms" for the limit', undefined],
    ['ttft <', 'got "" for the limit', undefined],
    ['ttft < $5ms', 'without its unit', 'Write "5ms" or "5s".'],
    ['ttft < 0ms', 'above 0', undefined],
    ['error_rate < 200%', 'cannot exceed 100%', undefined],
    ['error_rate < 0%', 'no share can meet this limit', 'Write "<=" to include the limit itself.'],
    ['streamed_share > 100%', 'no share can meet this limit', 'Write ">=" to include the limit itself.']
  ])('refuses %s with the grammar', (text, message, hint) => {
    const fault = parseBudget(text)
    expect(fault).toMatchObject({ message: expect.stringContaining(message) })
    expect(fault).toMatchObject({ message: expect.stringContaining(BUDGET_GRAMMAR) })
    expect('hint' in fault ? fault.hint : undefined).toBe(hint)
  })

  it.each([
    ['p95 ttft < 2s', 'Write "ttft.p95 < 2s".'],
    ['ttft.p95 = 2s', 'Say what must hold, with <, <=, > or >=.'],
    ['fast', 'Say what must hold, with <, <=, > or >=.'],
    ['', 'Say what must hold, with <, <=, > or >=.']
  ])('says how to write "%s"', (text, hint) => {
    expect(parseBudget(text)).toMatchObject({ hint, message: expect.stringContaining(BUDGET_GRAMMAR) })
  })

  it('says that a concurrency cannot be named yet', () => {
    const fault = parseBudget('ttft.p95 @ concurrency 8 < 2s')
    expect(fault).toMatchObject({
      message: expect.stringContaining(
        '"ttft.p95 @ concurrency 8 < 2s": budgets at a given concurrency are not supported'
      )
    })
  })

  it('names every preset where one is mistyped', () => {
    expect(parseBudget('mlperf/llama-3.1-8b/interactiv')).toMatchObject({
      message: expect.stringContaining('mlperf/gpt-oss-120b/interactive'),
      hint: 'Did you mean "mlperf/llama-3.1-8b/interactive"?'
    })
  })

  it('does not offer a metric that has no budget', () => {
    expect(parseBudget('tttf < 2s')).toMatchObject({ message: expect.not.stringContaining('slow_rate') })
  })

  it('cuts what is too long to read', () => {
    const fault = parseBudget('x'.repeat(10_000))
    expect('message' in fault ? fault.message.length : 0).toBeLessThan(250)
  })
})
