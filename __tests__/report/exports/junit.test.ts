import { describe, expect, it } from '@jest/globals'
import { parse, type TestCase, type TestSuite } from 'junit2json'
import type { Report } from '../../../src/domain/report.ts'
import { renderJunit } from '../../../src/report/exports/junit.ts'
import { aBudget, aCheck, aRegression, aReport } from '../../support/a-report.ts'
import { CASES, HOSTILE_TEXT } from '../cases.ts'

type Result = 'passed' | 'skipped' | 'failure' | 'error'

/** The suites as xml2js reads them, which dorny/test-reporter uses too. */
async function suitesOf(report: Report): Promise<readonly TestSuite[]> {
  const read = await parse(renderJunit(report))
  if (read === undefined || read === null || !('testsuite' in read)) throw new Error('no suites')
  return read.testsuite ?? []
}

function resultOf({ failure, error, skipped }: TestCase): Result {
  if (failure !== undefined) return 'failure'
  if (error !== undefined) return 'error'
  return skipped === undefined ? 'passed' : 'skipped'
}

async function testsOf(report: Report): Promise<readonly TestCase[]> {
  return (await suitesOf(report)).flatMap(({ testcase }) => testcase ?? [])
}

async function resultsOf(report: Report): Promise<Readonly<Record<string, Result>>> {
  return Object.fromEntries((await testsOf(report)).map((test) => [test.name ?? '', resultOf(test)]))
}

describe('JUnit XML', () => {
  it.each(Object.entries(CASES))('fails a test where the job is red, and only there: %s', async (_, report) => {
    const results = (await testsOf(report)).map(resultOf)
    expect(results.some((result) => result === 'failure' || result === 'error')).toBe(report.color === 'red')
  })

  it.each(Object.entries(CASES))(
    'passes the run only where it passed and something was judged: %s',
    async (_, report) => {
      const { verdict } = await resultsOf(report)
      const isJudged = report.checks.length + report.budgets.length > 0 && report.notMeasured === undefined
      expect(verdict === 'passed').toBe(report.state === 'pass' && isJudged && report.color !== 'red')
    }
  )

  it.each(Object.entries(CASES))('names, times and counts what a reader asks for: %s', async (_, report) => {
    for (const { name, time, timestamp, tests, failures, errors, skipped, testcase = [] } of await suitesOf(report)) {
      const count = (result: Result): number => testcase.filter((test) => resultOf(test) === result).length
      expect([tests, failures, errors, skipped]).toEqual([
        testcase.length,
        count('failure'),
        count('error'),
        count('skipped')
      ])
      expect([name, timestamp, time]).toEqual([expect.any(String), expect.any(String), expect.any(Number)])
      expect(testcase.every((test) => Number.isFinite(test.time) && test.classname === name)).toBe(true)
      expect(new Set(testcase.map((test) => test.name)).size).toBe(testcase.length)
    }
  })

  const red = aReport().state('regression', 'red')
  const drift = { verdict: 'regressed', reason: 'slower-beyond-noise', owned: false } as const
  const accepted = { upToRatio: 0.4, until: '2027-01-31', reason: 'longer prompt' }
  it.each<[string, ReturnType<typeof aReport>, Result]>([
    ['a regression of a red job', red.checks(aRegression()), 'failure'],
    ['a regression in a trial', aReport().state('regression', 'green').checks(aRegression()), 'skipped'],
    ['drift on a pull request', aReport().state('drift', 'warning').checks(aCheck(drift)), 'skipped'],
    ['drift of a red job', aReport().state('drift', 'red').checks(aCheck(drift)), 'failure'],
    ['an accepted regression', aReport().checks(aRegression({ accepted })), 'passed'],
    ['an improvement', aReport().checks(aCheck({ verdict: 'improved', reason: 'faster-beyond-noise' })), 'passed'],
    ['an unchanged time', aReport().checks(aCheck()), 'passed'],
    [
      'an inconclusive check',
      aReport()
        .state('inconclusive', 'green')
        .checks(aCheck({ verdict: 'inconclusive', reason: 'could-be-either' })),
      'skipped'
    ],
    [
      'an inconclusive check of a red job',
      red.checks(aCheck({ verdict: 'inconclusive', reason: 'could-be-either' })),
      'skipped'
    ],
    [
      'an inconclusive check that decides nothing',
      aReport().checks(aCheck({ verdict: 'inconclusive', reason: 'too-few-samples', gating: false })),
      'skipped'
    ],
    [
      'a metric that is gone',
      aReport()
        .state('inconclusive', 'green')
        .checks(aCheck({ verdict: 'inconclusive', reason: 'vanished' })),
      'skipped'
    ]
  ])('calls %s what it is', async (_, report, result) => {
    expect((await resultsOf(report.build()))['TTFT p50']).toBe(result)
  })

  it.each([
    ['broken', 'red', 'failure'],
    ['broken', 'warning', 'skipped'],
    ['at-the-edge', 'green', 'skipped'],
    ['not-measured', 'green', 'skipped'],
    ['met', 'green', 'passed']
  ] as const)('calls a budget that is %s in a %s job %s', async (verdict, color, result) => {
    const report = aReport().state('over-budget', color).checks().budgets(aBudget({ verdict })).build()
    expect((await resultsOf(report))['budget TTFT p95 < 800 ms']).toBe(result)
  })

  it('fails no budget at the edge because another one is broken', async () => {
    const edge = aBudget({ verdict: 'at-the-edge', budget: { limit: 700 } })
    const broken = aBudget({ verdict: 'broken', brokenOnBase: true })
    const results = await resultsOf(aReport().state('over-budget', 'red').checks().budgets(broken, edge).build())
    expect(results).toMatchObject({ 'budget TTFT p95 < 800 ms': 'failure', 'budget TTFT p95 < 700 ms': 'skipped' })
  })

  it('says of a failed test what an annotation says', async () => {
    const [test] = (await testsOf(red.checks(aRegression()).build())).filter(({ name }) => name === 'TTFT p50')
    expect(test?.failure?.[0]).toMatchObject({
      type: 'slower-beyond-noise',
      message: expect.stringMatching(/^Regressed\. TTFT p50 is 31 % slower \(95 % interval 27 to 36\), 412 → 540 ms\./)
    })
  })

  it('is an error where nothing could be measured and the job is red, so that no reader shows an empty file as green', async () => {
    const failure = { code: 'unreachable', message: 'no answer' } as never
    const report = { ...aReport().state('could-not-measure', 'red').checks().budgets().build(), failure }
    const [test, ...others] = await testsOf(report)
    expect(test?.error?.[0]?.type).toBe('unreachable')
    expect(others).toEqual([])
  })

  it('keeps a hostile name whole and dead', async () => {
    const text = renderJunit(
      aReport()
        .checks(aCheck({ target: HOSTILE_TEXT }))
        .build()
    )
    const read = await suitesOf(
      aReport()
        .checks(aCheck({ target: HOSTILE_TEXT }))
        .build()
    )
    expect(read.map(({ name }) => name)).toContain(HOSTILE_TEXT.replace(/\u202e/g, ' ').replace(/\u200b/g, ' '))
    expect(text).not.toContain('<script>')
  })
})
