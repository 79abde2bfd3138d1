import { describe, expect, it } from '@jest/globals'
import { STATES } from '../../../src/domain/verdict.ts'
import { OUTPUTS } from '../../../src/plan/config/outputs.ts'

describe('OUTPUTS', () => {
  it('are the names that workflows use', () => {
    expect(OUTPUTS.map(({ name }) => name)).toEqual([
      'verdict',
      'failed-checks',
      'run-file',
      'report-file',
      'report-folder',
      'summary-json',
      'comment-url',
      'again',
      'cost-usd'
    ])
  })

  it.each(STATES)('say that the verdict can be %s', (state) => {
    expect(OUTPUTS[0].description).toContain(`\`${state}\``)
  })
})
