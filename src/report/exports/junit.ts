import type { BudgetResult } from '../../domain/budget.ts'
import type { Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import { escapeHtml, exportedText, PLAIN_VOICE } from '../format/escape.ts'
import { capital, checkName, nonEmpty, spaced } from '../format/words.ts'
import { budgetName, budgetRemark, budgetSentence } from '../sentences/budget-sentences.ts'
import { checkRemark, checkSentence } from '../sentences/check-sentences.ts'
import { headline } from '../sentences/headline.ts'
import { budgetMarkOf, MARKS, type MarkId, markOf, shownMark } from '../sentences/marks.ts'
import { judgesNothing } from '../sentences/states/pass.ts'
import { nextStep, titleOf } from '../sentences/states.ts'

type Result = 'passed' | 'skipped' | 'failure' | 'error'

interface Case {
  readonly name: string
  readonly result: Result
  /** A code, which readers show before the message. */
  readonly type: string
  readonly message: string
  readonly details?: string
  readonly durationMs?: number
}

interface Suite {
  readonly name: string
  readonly cases: readonly Case[]
}

const voice = PLAIN_VOICE

/**
 * JUnit XML, for the test reports of GitHub, GitLab and Jenkins. A suite for each target, a test for each check and budget, and one
 * for the run itself. A test fails only where the job is red, and passes only where something was judged and found in order:
 * everything between, such as an inconclusive check, is skipped.
 */
export function renderJunit(report: Report): string {
  const { durationMs } = report.measured
  const targets = [...new Set([...report.checks, ...report.budgets].map(({ target }) => target))]
  const suites = [
    { name: report.tool.name, cases: [runCase(report)] },
    ...targets.map((target) => ({ name: target, cases: casesOf(target, report) }))
  ]
  const all = suites.flatMap(({ cases }) => cases)
  // Jenkins allows no count of skipped tests here.
  const { skipped: _, ...total } = counts(all)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    element('testsuites', { name: 'LLM latency', ...total, time: seconds(durationMs) }),
    ...suites.flatMap((suite) => suiteLines(suite, report)),
    '</testsuites>',
    ''
  ].join('\n')
}

/** The run as a whole, so that one in which nothing could be measured is no empty file, which every reader shows as green. */
function runCase(report: Report): Case {
  const { title } = titleOf(report, voice)
  const next = nextStep(report, voice)
  return {
    name: 'verdict',
    result: resultOfRun(report),
    type: report.failure?.code ?? report.notMeasured ?? report.state,
    message: title,
    details: nonEmpty(...headline(report, voice), next && `Next: ${next}`).join('\n'),
    durationMs: report.measured.durationMs
  }
}

function resultOfRun(report: Report): Result {
  if (report.color === 'red') return report.state === 'could-not-measure' ? 'error' : 'failure'
  return report.state === 'pass' && report.notMeasured === undefined && !judgesNothing(report) ? 'passed' : 'skipped'
}

function casesOf(target: string, report: Report): readonly Case[] {
  return [
    ...report.checks.filter((check) => check.target === target).map((check) => checkCase(check, report)),
    ...report.budgets.filter((budget) => budget.target === target).map((budget) => budgetCase(budget, report))
  ]
}

function checkCase(check: Check, report: Report): Case {
  const mark = markOf(check)
  return {
    name: checkName(check),
    result: resultOf(mark, report),
    type: check.reason,
    message: messageOf(mark, check.verdict === 'regressed' ? checkSentence(check, voice) : checkRemark(check, voice))
  }
}

function budgetCase(result: BudgetResult, report: Report): Case {
  const mark = budgetMarkOf(result)
  return {
    name: `budget ${budgetName(result.budget)}`,
    result: resultOf(mark, report),
    type: result.reason ?? result.verdict,
    message: messageOf(
      mark,
      result.verdict === 'broken' ? budgetSentence(result, report) : budgetRemark(result, report)
    )
  }
}

/** The mark in a word and its reason; empty for a test that simply passed. */
function messageOf(mark: MarkId, text: string): string {
  if (mark === 'passed') return text
  const word = mark === 'inconclusive-shown' ? 'inconclusive, for information only' : MARKS[mark].word
  return spaced(`${capital(word)}.`, text)
}

const IN_ORDER: readonly MarkId[] = ['passed', 'improved', 'accepted']

function resultOf(mark: MarkId, report: Report): Result {
  if (IN_ORDER.includes(mark)) return 'passed'
  return report.color === 'red' && shownMark(mark, report).icon === '🔴' ? 'failure' : 'skipped'
}

function suiteLines({ name, cases }: Suite, { measured }: Report): readonly string[] {
  const timestamp = measured.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length)
  const ofSuite = cases.reduce((total, { durationMs = 0 }) => total + durationMs, 0)
  return [
    `  ${element('testsuite', { name, ...counts(cases), time: seconds(ofSuite), timestamp })}`,
    ...cases.flatMap((each) => caseLines(each, name)),
    '  </testsuite>'
  ]
}

/** `classname` repeats the suite: readers that group by it then show the target, and those that do not drop it. */
function caseLines({ name, result, type, message, details, durationMs = 0 }: Case, suite: string): readonly string[] {
  const open = element('testcase', { name, classname: suite, time: seconds(durationMs) })
  const body = outcomeElement(result, { type, message }, details)
  return [`    ${open}`, ...(body === '' ? [] : [`      ${body}`]), '    </testcase>']
}

function outcomeElement(result: Result, { type, message }: Pick<Case, 'type' | 'message'>, details = ''): string {
  if (result === 'passed') return message === '' ? '' : `<system-out>${xml(spaced(message, details))}</system-out>`
  // Jenkins and GitLab show the message of a skipped test, and never its type.
  const open = element(result, result === 'skipped' ? { message } : { type, message })
  return `${open}${details.split('\n').map(xml).join('\n')}</${result}>`
}

function counts(cases: readonly Case[]) {
  const of = (result: Result): string => String(cases.filter((each) => each.result === result).length)
  return { tests: String(cases.length), failures: of('failure'), errors: of('error'), skipped: of('skipped') }
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  return `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xml(value)}"`)].join(' ')}>`
}

/** XML 1.0 has no place for control characters, escaped or not. */
function xml(text: string): string {
  return escapeHtml(exportedText(text))
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}
