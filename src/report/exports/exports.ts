import type { Report } from '../../domain/report.ts'
import { renderCsv } from './csv.ts'
import { renderBencher, renderGithubActionBenchmark } from './dashboards.ts'
import { FORMATS, type FormatName } from './formats.ts'
import { renderJunit } from './junit.ts'
import { renderOpenMetrics } from './open-metrics.ts'

/** The formats that other programs read. */
export const EXPORTS = {
  csv: renderCsv,
  junit: renderJunit,
  openmetrics: renderOpenMetrics,
  'github-action-benchmark': renderGithubActionBenchmark,
  bencher: renderBencher
} as const satisfies Partial<Record<FormatName, (report: Report) => string>>
const EXPORT_NAMES = Object.keys(EXPORTS) as readonly (keyof typeof EXPORTS)[]

/** Renders a file of each of them, for the folder of the report. */
export function renderExports(report: Report): readonly { readonly name: string; readonly text: string }[] {
  return EXPORT_NAMES.map((format) => ({ name: FORMATS[format].file, text: EXPORTS[format](report) }))
}
