import type { Report } from '../domain/report.ts'
import { markdownPage } from './markdown.ts'

/** The job summary: what the comment says, with every table open. Several of them stand on one page, so headings are small. */
export function renderSummary(report: Report): string {
  return `${markdownPage(report, '###')}\n`
}
