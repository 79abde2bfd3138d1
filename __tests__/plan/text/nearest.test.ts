import { describe, expect, it } from '@jest/globals'
import { nearest, nearestHint } from '../../../src/plan/text/wording.ts'

const NAMES = ['model', 'base-url', 'api-key-env', 'labels', 'error_rate', 'ttft']

describe('nearest', () => {
  it.each([
    ['modle', 'model'],
    ['base_url', 'base-url'],
    ['Base-URL', 'base-url'],
    ['error-rate', 'error_rate'],
    ['tttf', 'ttft'],
    ['api-key-var', 'api-key-env']
  ])('takes %s for %s', (word, name) => {
    expect(nearest(word, NAMES)).toBe(name)
  })

  it.each(['temperature', 'ttx', 'm', ''])('makes no guess of "%s"', (word) => {
    expect(nearest(word, NAMES)).toBeUndefined()
  })

  it('makes no guess where there is nothing to choose from', () => {
    expect(nearest('model', [])).toBeUndefined()
  })
})

describe('nearestHint', () => {
  it('asks, since it cannot know', () => {
    expect(nearestHint('modle', NAMES)).toBe('Did you mean "model"?')
    expect(nearestHint('temperature', NAMES)).toBeUndefined()
  })
})
