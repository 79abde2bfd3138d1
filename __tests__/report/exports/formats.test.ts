import { describe, expect, it } from '@jest/globals'
import { FORMAT_NAMES, FORMATS } from '../../../src/report/exports/formats.ts'
import { renderFormat } from '../../../src/report/exports/render-format.ts'
import { aReport } from '../../support/a-report.ts'

const shown = { report: aReport().build(), charts: () => ({ targets: [] }) }

describe('the formats', () => {
  it.each([
    ['json', /^\{\n {2}"verdict": "pass"/],
    ['csv', /^kind,started_at,commit,target,/],
    ['junit', /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites /],
    ['markdown', /^# ✅ LLM latency: no slowdown/],
    ['text', /^LLM latency: no slowdown/],
    ['html', /^<!doctype html>/i],
    ['openmetrics', /^# TYPE llm_latency_ttft_seconds gauge\n/],
    ['github-action-benchmark', /^\[\n {2}\{\n {4}"name": "chat: ttft.p50"/],
    ['bencher', /^\{\n {2}"chat": \{\n {4}"ttft-p50-ms"/]
  ] as const)('hold %s', (name, start) => {
    expect(renderFormat(name, shown)).toMatch(start)
  })

  it.each(FORMAT_NAMES)('end every file with one line break: %s', (name) => {
    expect(renderFormat(name, shown)).toMatch(/[^\n]\n$/)
  })

  it('have a file name each', () => {
    expect(new Set(Object.values(FORMATS).map(({ file }) => file)).size).toBe(FORMAT_NAMES.length)
  })
})
