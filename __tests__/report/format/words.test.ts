import { describe, expect, it } from '@jest/globals'
import {
  capital,
  changeRange,
  directionOf,
  listed,
  listedFirst,
  metricName,
  pointsText
} from '../../../src/report/format/words.ts'

describe('the direction of a change', () => {
  it.each([
    ['ttft', 0.1, 'slower'],
    ['ttft', -0.1, 'faster'],
    ['output_speed', 0.1, 'faster'],
    ['output_speed', -0.1, 'slower'],
    ['throughput', -0.1, 'slower'],
    ['cost', 0.1, 'more expensive'],
    ['cost', -0.1, 'cheaper'],
    ['error_rate', 0.1, 'worse'],
    ['streamed_share', 0.1, 'better']
  ] as const)('of %s by %d is %s', (metric, changeRatio, word) => {
    expect(directionOf({ metric, changeRatio })).toBe(word)
  })
})

describe('names', () => {
  it('carry a statistic only where there is a choice', () => {
    expect(metricName('ttft', 'p50')).toBe('TTFT p50')
    expect(metricName('error_rate', 'rate')).toBe('error rate')
    expect(metricName('tpot', 'worst-prompt')).toBe('TPOT of single prompts')
  })

  it('are listed as a sentence lists them', () => {
    expect(listed([])).toBe('')
    expect(listed(['a'])).toBe('a')
    expect(listed(['a', 'b'])).toBe('a and b')
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
  })

  it('are counted where a list is too long', () => {
    const write = (name: string): string => name.toUpperCase()
    expect(listedFirst(['a', 'b'], write, 2)).toBe('A and B')
    expect(listedFirst(['a', 'b', 'c'], write, 1)).toBe('A and 2 more')
  })

  it('begin a sentence with a large letter', () => {
    expect(capital('error rate')).toBe('Error rate')
    expect(capital('')).toBe('')
  })
})

describe('the interval of a change', () => {
  it.each([
    [[0.079, 0.158], '7.9 to 15.8'],
    [[-0.158, -0.079], '7.9 to 15.8'],
    [[-0.029, 0.042], '−2.9 to +4.2']
  ] as const)('%j is "%s"', (interval, words) => {
    expect(changeRange(interval)).toBe(words)
  })

  it('of a rate is in points', () => {
    expect(pointsText(0.083)).toBe('+8.3 points')
  })
})
