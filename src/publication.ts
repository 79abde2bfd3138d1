import type { ChartData } from './domain/chart-data.ts'
import type { Report } from './domain/report.ts'
import type { RunFile } from './domain/run-file.ts'
import type { Publication } from './ports.ts'
import { renderExports } from './report/exports/exports.ts'
import { renderPages } from './report/pages/render-pages.ts'

/** Renders the pages once. The one with charts is rendered when it is asked for, since its script is large. */
export function publicationOf(report: Report, run?: RunFile, charts?: () => ChartData): Publication {
  return {
    ...renderPages(report, run),
    html: async () => {
      const { renderHtml } = await import('./report/pages/html.ts')
      return renderHtml(report, charts?.())
    },
    exports: () => renderExports(report)
  }
}
