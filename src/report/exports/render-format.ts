import type { ChartData } from '../../domain/chart-data.ts'
import type { Report } from '../../domain/report.ts'
import { renderHtml } from '../pages/html.ts'
import { renderJson } from '../pages/json.ts'
import { renderMarkdown, renderText } from '../pages/pages.ts'
import { EXPORTS } from './exports.ts'
import type { FormatName } from './formats.ts'

/** A report and the numbers behind its charts, which only a page with charts needs. */
interface Shown {
  readonly report: Report
  readonly charts: () => ChartData
}

const RENDERERS: Readonly<Record<Exclude<FormatName, 'html'>, (report: Report) => string>> = {
  json: renderJson,
  markdown: renderMarkdown,
  text: renderText,
  ...EXPORTS
}

/** Renders a report in one of the formats. */
export function renderFormat(format: FormatName, { report, charts }: Shown): string {
  return format === 'html' ? renderHtml(report, charts()) : RENDERERS[format](report)
}
