import type { ChartData } from '../../domain/chart-data.ts'
import type { Report } from '../../domain/report.ts'
import { renderHtml } from '../pages/html.ts'
import { renderJson } from '../pages/json.ts'
import { renderMarkdown, renderText } from '../pages/pages.ts'
import { renderCsv } from './csv.ts'
import { renderBencher, renderGithubActionBenchmark } from './dashboards.ts'
import type { FormatName } from './formats.ts'
import { renderJunit } from './junit.ts'
import { renderOpenMetrics } from './open-metrics.ts'

/** A report and the numbers behind its charts, which only a page with charts needs. */
interface Shown {
  readonly report: Report
  readonly charts: () => ChartData
}

const RENDERERS: Readonly<Record<Exclude<FormatName, 'html'>, (report: Report) => string>> = {
  json: renderJson,
  csv: renderCsv,
  junit: renderJunit,
  markdown: renderMarkdown,
  text: renderText,
  openmetrics: renderOpenMetrics,
  'github-action-benchmark': renderGithubActionBenchmark,
  bencher: renderBencher
}

/** Renders a report in one of the formats. */
export function renderFormat(format: FormatName, { report, charts }: Shown): string {
  return format === 'html' ? renderHtml(report, charts()) : RENDERERS[format](report)
}
