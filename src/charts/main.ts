// Runs in the reader's browser, inside the HTML report. It draws what the page's data holds and loads nothing.
import { CHART_METRICS, type ChartMetric, type PageCharts } from '../domain/chart-data.ts'
import { CHANGES_CHART } from './changes-chart.ts'
import { type Chart, type Choice, type DataTable, METRIC_LABELS } from './chart.ts'
import { CHECKS_CHART } from './checks-chart.ts'
import { DISTRIBUTION_CHART } from './distribution-chart.ts'
import { INPUT_CHART } from './input-chart.ts'
import { REQUESTS_CHART } from './requests-chart.ts'
import { TREND_CHART } from './trend-chart.ts'

const CHARTS: readonly Chart[] = [
  CHECKS_CHART,
  DISTRIBUTION_CHART,
  CHANGES_CHART,
  TREND_CHART,
  REQUESTS_CHART,
  INPUT_CHART
]
const RESIZE_MS = 150

const data = JSON.parse(
  document.getElementById('report-data')?.textContent ?? '{"targets":[],"checks":[]}'
) as PageCharts
const controls = document.getElementById('controls')
let choice = { targetIndex: 0, metric: firstMetric(), aligned: true }

function firstMetric(): ChartMetric {
  const [target] = data.targets
  return CHART_METRICS.find((metric) => (target?.values[metric].head.length ?? 0) > 1) ?? 'ttft'
}

function drawAll(): void {
  for (const chart of CHARTS) {
    const place = document.querySelector<HTMLElement>(`[data-chart="${chart.id}"]`)
    if (place !== null) drawInto(place, chart)
  }
}

function drawInto(place: HTMLElement, chart: Chart): void {
  const target = data.targets[choice.targetIndex]
  if (target === undefined) return
  const picture = place.querySelector<HTMLElement>('.chart')
  if (picture === null) return
  const now: Choice = { ...choice, target, width: Math.max(280, picture.clientWidth) }
  const drawn = chart.draw(data, now)
  place.classList.toggle('empty', drawn === undefined)
  picture.replaceChildren(...(drawn === undefined ? [] : [asPictures(drawn)]))
  const table = place.querySelector<HTMLElement>('.data')
  if (table !== null) table.replaceChildren(...tableParts(chart.table(data, now), place))
}

/** To a screen reader each drawing is one picture with a name; its numbers are in the table. */
function asPictures(drawn: Element): Element {
  const drawings = drawn.matches('svg') ? [drawn] : [...drawn.querySelectorAll('svg')]
  for (const drawing of drawings) {
    if (drawing.hasAttribute('aria-label')) drawing.setAttribute('role', 'img')
    else drawing.setAttribute('aria-hidden', 'true')
    for (const part of drawing.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
  }
  return drawn
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}

function tableParts({ head, rows, moreCount }: DataTable, place: HTMLElement): readonly Node[] {
  const table = document.createElement('table')
  const caption = table.createCaption()
  caption.textContent = place.querySelector('h2, h3')?.textContent ?? ''
  const heading = table.createTHead().insertRow()
  for (const title of head) heading.append(cell('th', title))
  const body = table.createTBody()
  for (const row of rows) body.insertRow().append(...row.map((text) => cell('td', text)))
  return moreCount === 0 ? [table] : [table, paragraph(`${moreCount} more in the run file.`)]
}

function cell(name: 'th' | 'td', text: string): HTMLElement {
  const element = document.createElement(name)
  if (name === 'th') element.setAttribute('scope', 'col')
  element.textContent = text
  return element
}

function option(value: string, text: string): HTMLOptionElement {
  const element = document.createElement('option')
  element.value = value
  element.textContent = text
  return element
}

/** A labelled list to choose from; none where there is nothing to choose. */
function addSelect(label: string, options: readonly HTMLOptionElement[], choose: (value: string) => void): void {
  if (controls === null || options.length < 2) return
  const outer = document.createElement('label')
  const select = document.createElement('select')
  select.append(...options)
  select.addEventListener('change', () => {
    choose(select.value)
    drawAll()
  })
  outer.append(`${label} `, select)
  controls.append(outer)
}

addSelect(
  'Target',
  data.targets.map(({ id }, index) => option(String(index), id)),
  (value) => {
    choice = { ...choice, targetIndex: Number(value) }
  }
)
addSelect(
  'Metric',
  CHART_METRICS.filter((metric) => data.targets.some(({ values }) => values[metric].head.length > 0)).map((metric) =>
    option(metric, METRIC_LABELS[metric])
  ),
  (value) => {
    choice = { ...choice, metric: CHART_METRICS.find((metric) => metric === value) ?? choice.metric }
  }
)
document.getElementById('on-clock')?.addEventListener('change', (event) => {
  choice = { ...choice, aligned: !(event.target as HTMLInputElement).checked }
  drawAll()
})

let resized: ReturnType<typeof setTimeout> | undefined
let lastWidth = window.innerWidth
window.addEventListener('resize', () => {
  // A phone's address bar changes the height alone.
  if (window.innerWidth === lastWidth) return
  lastWidth = window.innerWidth
  clearTimeout(resized)
  resized = setTimeout(drawAll, RESIZE_MS)
})
drawAll()
