import { describe, expect, it } from '@jest/globals'
import { FORMATS } from '../../../src/report/pages/formats.ts'
import { aReport } from '../../support/a-report.ts'

describe('the formats', () => {
  it.each([
    ['json', /^\{\n {2}"verdict": "pass"/],
    ['markdown', /^# ✅ LLM latency: no slowdown/],
    ['text', /^LLM latency: no slowdown/]
  ] as const)('hold %s', (name, start) => {
    expect(FORMATS[name](aReport().build())).toMatch(start)
  })

  it.each(Object.entries(FORMATS))('end every file with one line break: %s', (_name, render) => {
    expect(render(aReport().build())).toMatch(/[^\n]\n$/)
  })
})
