import type { ChartData, CheckBar, PageCharts } from '../../domain/chart-data.ts'
import { metricOf } from '../../domain/metric.ts'
import { visibleJson } from '../../domain/quote.ts'
import type { Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import { type Detail, fitted } from '../format/detail.ts'
import { escapeHtml, escapeOwn, HTML_VOICE, TONES } from '../format/escape.ts'
import { formatFromTo } from '../format/format.ts'
import { cutLines, type Section, type Table } from '../format/table.ts'
import { capital, checkName, nonEmpty } from '../format/words.ts'
import { MARKS, type MarkId, markOf, shownMark } from '../sentences/marks.ts'
import { titleOf } from '../sentences/states.ts'
import { CHARTS_SCRIPT, CHARTS_SCRIPT_HASH } from './charts-script.ts'
import { HTML_STYLE } from './html-style.ts'
import { closingLine, comparisonLine, pageSections, pageTop, type Style } from './pages.ts'

/** The whole file stays below 1.5 MB: the script takes a fifth of that, the data the most of the rest. */
const PAGE_CHARACTERS = 400_000
const DATA_CHARACTERS = 700_000

const STYLE: Style = {
  voice: HTML_VOICE,
  opening: ({ title, items, lines }, { rowCount }) =>
    card(
      'opening',
      nonEmpty(`<h2>${escapeOwn(title)}</h2>`, list(cutLines(items, rowCount, (item) => item)), ...lines.map(paragraph))
    ),
  title: ({ title }) => `<p class="kicker">LLM latency</p>\n<h1>${escapeOwn(capital(title))}</h1>`,
  table: tableHtml,
  paragraph,
  warnings: (texts, { rowCount }) => list(cutLines(texts, rowCount, (text) => text)),
  comparison: (report) => paragraph(comparisonLine(report, HTML_VOICE)),
  next: (step) => `<p class="next"><strong>Next:</strong> ${escapeOwn(step)}</p>`,
  section: ({ title, tables = [], lines = [], code }: Section) =>
    `<details class="card"><summary>${escapeOwn(title)}</summary>\n${nonEmpty(
      ...tables.map(tableHtml),
      list(lines),
      code && `<pre><code>${escapeHtml(code.join('\n'))}</code></pre>`
    ).join('\n')}\n</details>`,
  closing: (report) => `<footer><p>${escapeOwn(closingLine(report, HTML_VOICE))}</p></footer>`
}

/** The report as one file that loads nothing: the first screen, the charts of a run that was measured, every section. */
export function renderHtml(report: Report, charts?: ChartData): string {
  const { title } = titleOf(report, HTML_VOICE)
  const body = fitted(
    (detail) => bodyOf(report, detail, charts !== undefined),
    (text) => text.length <= PAGE_CHARACTERS
  )
  const scripts = charts === undefined ? '' : scriptsOf({ ...charts, checks: checkBars(report) })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '${CHARTS_SCRIPT_HASH}'; style-src 'unsafe-inline'; img-src data:">
<title>LLM latency: ${escapeHtml(withoutTags(title))}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<main>
${body}
</main>
${scripts}</body>
</html>
`
}

function bodyOf(report: Report, detail: Detail, hasCharts: boolean): string {
  const top = pageTop(report, STYLE, detail)
  const opened = top.filter((part) => part.startsWith('<section class="card opening"'))
  const rest = top.filter((part) => !opened.includes(part))
  return nonEmpty(
    ...opened,
    card(`verdict ${report.color}`, rest),
    hasCharts ? chartPlaces(report) : '',
    ...pageSections(report, STYLE, detail)
  ).join('\n')
}

/** Base and head, or the stored runs and this one: the same two colors on every chart. */
function keyOf(report: Report): string {
  const [base, head] = report.base === undefined ? ['stored runs', 'this run'] : ['base', 'head']
  return `<span class="base-key">${base}</span> <span class="head-key">${head}</span>`
}

interface Place {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly extra?: string
}

function placesOf(report: Report): readonly Place[] {
  const unit = report.base === undefined ? 'request, by the usual time of its prompt' : 'pair'
  return [
    {
      id: 'distribution',
      title: 'Distribution',
      about: `The share of requests that took at most so long. Dots mark p50 and p95. ${keyOf(report)}`
    },
    {
      id: 'changes',
      title: 'Change of every prompt',
      about: `A dot for each ${unit}; the bar is their middle. Prompts are grouped by kind, the slowest first.`
    },
    {
      id: 'trend',
      title: 'Runs on record',
      about: 'p50 and p95 of each run, this one last. A dashed line marks a run with which a new level began.'
    },
    {
      id: 'requests',
      title: 'Requests',
      about:
        'Each request from its start to its end, by what it waited for, the longest first. Failed requests are red.',
      extra: '<label class="toggle"><input type="checkbox" id="on-clock"> show when they were sent</label>'
    },
    {
      id: 'input',
      title: 'Time to first token by input length',
      about: `A dot for each request.${report.base === undefined ? '' : ` ${keyOf(report)}`}`
    }
  ]
}

function chartPlaces(report: Report): string {
  const overview: Place = {
    id: 'checks',
    title: 'What changed, and by how much',
    about: 'Each check with its 95 % interval. The dashed mark is the margin: an alarm lies at or beyond it.'
  }
  return [
    report.checks.some(isDrawable) ? placeHtml(overview) : '',
    '<div class="controls" id="controls"></div>',
    ...placesOf(report).map(placeHtml)
  ].join('\n')
}

function placeHtml({ id, title, about, extra = '' }: Place): string {
  return `<section class="card" data-chart="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
<p class="about">${about}</p>${extra}
<div class="chart"><noscript><p>The charts need JavaScript, which this page brings along; the numbers are in the tables.</p></noscript></div>
<details class="data-of"><summary>${title} as a table</summary><div class="data scroll" tabindex="0" role="region" aria-label="${title} as a table"></div></details>
</section>`
}

function isDrawable({ changeRatio, intervalRatio }: Check): boolean {
  return changeRatio !== undefined && intervalRatio !== undefined && Number.isFinite(intervalRatio[0])
}

/** Rates change in points and have no place on an axis of ratios. */
function checkBars(report: Report): readonly CheckBar[] {
  const drawn = report.checks.filter((check) => isDrawable(check) && metricOf(check.metric).unit !== 'ratio')
  const order = Object.keys(MARKS) as readonly MarkId[]
  return drawn
    .toSorted((a, b) => order.indexOf(markOf(a)) - order.indexOf(markOf(b)))
    .map((check) => checkBar(check, report))
}

function checkBar(check: Check, report: Report): CheckBar {
  const { target, metric, baseline, candidate, changeRatio = 0, intervalRatio = [0, 0], marginRatio } = check
  const { icon, word } = shownMark(markOf(check), report)
  const [lowRatio, highRatio] = intervalRatio
  return {
    target,
    name: checkName(check),
    word,
    tone: icon === '✅' ? 'plain' : (TONES[icon] ?? 'plain'),
    values: formatFromTo(baseline, candidate, metricOf(metric).unit),
    change: '',
    changeRatio,
    lowRatio,
    highRatio: Number.isFinite(highRatio) ? highRatio : undefined,
    marginRatio
  }
}

/** The data and the script. Fewer requests are drawn where the data would grow too large. */
function scriptsOf(charts: PageCharts): string {
  const text = [Number.POSITIVE_INFINITY, 300, 100, 0]
    .map((most) => jsonForHtml(withFewer(charts, most)))
    .find((json) => json.length <= DATA_CHARACTERS)
  const data = text ?? jsonForHtml({ checks: charts.checks.slice(0, 100), targets: charts.targets.slice(0, 1) })
  return `<script type="application/json" id="report-data">${data}</script>\n<script>${CHARTS_SCRIPT}</script>\n`
}

function withFewer(charts: PageCharts, most: number): PageCharts {
  if (most === Number.POSITIVE_INFINITY) return charts
  return {
    ...charts,
    targets: charts.targets.map((target) => ({
      ...target,
      requests: target.requests.slice(0, most),
      changes: target.changes.slice(0, most * 3)
    }))
  }
}

/** No text in it can end the script element or begin another. */
function jsonForHtml(value: unknown): string {
  return visibleJson(value).replace(/[<>&]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, '').replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}

function card(name: string, parts: readonly string[]): string {
  return `<section class="card ${name}">\n${parts.join('\n')}\n</section>`
}

function paragraph(text: string): string {
  return `<p>${escapeOwn(text)}</p>`
}

function list(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `<ul>\n${lines.map((line) => `<li>${escapeOwn(line)}</li>`).join('\n')}\n</ul>`
}

function tableHtml({ columns, rows, moreCount }: Table): string {
  const classOf = (index: number): string => (columns[index]?.align === 'right' ? ' class="right"' : '')
  const head = columns.map(({ title }, index) => `<th scope="col"${classOf(index)}>${escapeOwn(title)}</th>`)
  const body = rows.map((cells) => {
    const [first = '', ...others] = cells
    const rest = others.map((cell, index) => `<td${classOf(index + 1)}>${escapeOwn(cell)}</td>`)
    return `<tr><th scope="row">${escapeOwn(first)}</th>${rest.join('')}</tr>`
  })
  const more = moreCount > 0 ? `<p class="about">+${moreCount} more</p>` : ''
  return `<div class="scroll" tabindex="0" role="region" aria-label="table"><table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>${more}`
}
