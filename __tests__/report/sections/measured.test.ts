import { describe, expect, it } from '@jest/globals'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { measuredSection, runContextOf, spendOf } from '../../../src/report/sections/measured.ts'
import { aCheck, aRegression, aReport, aTarget } from '../../support/a-report.ts'
import { CASES } from '../cases.ts'

const linesOf = (report = aReport().build()): string => measuredSection(report, PLAIN_VOICE)[0]?.lines?.join('\n') ?? ''

describe('how it was measured', () => {
  it('carries requests in its title', () => {
    expect(measuredSection(aReport().build(), PLAIN_VOICE)[0]?.title).toBe('How it was measured: 60 of 60 requests ok')
  })

  it('costs dollars, or tokens where a price is unknown', () => {
    expect(spendOf(aReport().build())).toBe('$0.041')
    const { costUsd: _, ...measured } = aReport().build().measured
    expect(spendOf(aReport().but({ measured }).build())).toBe('9,412 tokens in and 12,240 out')
  })

  it('says from where, and that absolute budgets hold there only', () => {
    expect(linesOf(CASES['pass-provider'])).toContain(
      'Measured from: GitHub-hosted ubuntu-24.04, x64, TCP 12 ms to api.openai.com. Absolute budgets only hold for measurements from here.'
    )
  })

  it('says which model answered, and whose target it is', () => {
    expect(linesOf(CASES['pass-provider'])).toContain(
      'Targets: mini (gpt-4.1-mini, served as gpt-4.1-mini-2025-04-14, at api.openai.com).'
    )
    expect(linesOf()).toContain('Targets: chat (llama-3.1-8b, at llm.internal:8000, owned).')
    const plain = aTarget({ id: 'llama-3.1-8b', owned: false })
    expect(linesOf(aReport().targets(plain).build())).toContain('Targets: llama-3.1-8b (at llm.internal:8000).')
  })

  it('names five targets and counts the rest', () => {
    const targets = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => aTarget({ id }))
    expect(
      linesOf(
        aReport()
          .targets(...targets)
          .build()
      )
    ).toContain('and 2 more.')
  })

  it('says when the baseline goes, what ended the run, and whether an alarm was seen twice', () => {
    expect(linesOf()).toContain('The newest baseline run, a1b2c3d, is kept until 2026-12-18.')
    expect(linesOf()).toContain('Ended after 2.3 min: all planned requests were made.')
    expect(linesOf()).not.toContain('second time')
    const partial = aReport()
      .measured({ end: { reason: 'timeout', partial: true }, confirmed: true })
      .build()
    expect(linesOf(partial)).toContain('the time limit was reached. The alarm was measured a second time')
  })

  it('counts the requests of both arms, and says what this gate came to before', () => {
    const paired = CASES['paired-pass'] ?? aReport().build()
    expect(measuredSection(paired, PLAIN_VOICE)[0]?.title).toContain('180 of 180 requests ok')
    expect(linesOf(paired)).toContain('in 5 rounds for each target, base and head back to back, in random order')
    const asked = aReport(paired).measured({ recheckCount: 24 }).build()
    expect(linesOf(asked)).toContain('Prompts that looked slow were measured again with 24 more requests')
    expect(linesOf(paired)).not.toContain('measured again')
    expect(linesOf(paired)).toContain('Track record: of 23 judged runs of main since 2026-07-02, 1 was red.')
  })

  it('says how a cache was met', () => {
    const asked = (cache: 'cold' | 'warm') => linesOf(aReport().targets(aTarget({ cache })).build())
    expect(asked('cold')).toContain('each starts with a fresh number, so no cache can answer.')
    expect(asked('warm')).toContain('in random order; each was sent once beforehand, so a cache can answer.')
    expect(asked('warm')).not.toContain('fresh number')
  })

  it('does not say that every check was decided where the first regression ended it', () => {
    const ended = (reason: 'not-finished' | 'could-be-either', gating = true) =>
      linesOf(
        aReport()
          .checks(aRegression(), aCheck({ verdict: 'inconclusive', reason, gating }))
          .measured({ end: { reason: 'decided', partial: false } })
          .build()
      )
    expect(ended('not-finished')).toContain(': a regression was certain, so the other checks were not finished.')
    expect(ended('not-finished', false)).toContain(': every check was decided.')
    expect(ended('could-be-either')).toContain(': every check was decided.')
  })

  it('shows its own error, its method and its seed', () => {
    expect(linesOf()).toContain("The gate's own event loop was late by 0.12 ms (p50) and 0.8 ms (p99).")
    expect(linesOf()).toMatch(/type 7.*Seed 42, llm-latency-gate 1\.2\.3\.$/)
    const { clientHealth: _, ...measured } = aReport().build().measured
    expect(linesOf(aReport().but({ measured }).build())).not.toContain('event loop')
  })
})

describe('a place', () => {
  it.each([
    [{}, 'an unnamed machine'],
    [{ runnerEnvironment: 'local', os: 'linux' }, 'a local machine, linux'],
    [{ runnerEnvironment: 'self-hosted', os: 'linux', gpuModel: 'NVIDIA L4' }, 'self-hosted linux, NVIDIA L4'],
    [{ runnerEnvironment: 'lab', os: 'linux' }, 'lab linux'],
    [
      {
        runnerEnvironment: 'github-hosted',
        image: 'ubuntu-24.04',
        os: 'linux',
        connectMs: { 'https://a.example': 9, 'https://b.example': 11.2 }
      },
      'GitHub-hosted ubuntu-24.04, TCP 9 ms to a.example and TCP 11.2 ms to b.example'
    ]
  ])('%#: %s', (environment, words) => {
    expect(runContextOf(environment, PLAIN_VOICE)).toBe(words)
  })
})
