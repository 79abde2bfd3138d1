import type { Report } from '../../domain/report.ts'
import type { RunFile } from '../../domain/run-file.ts'
import { type Annotation, renderAnnotations } from './annotations.ts'
import { renderJson } from './json.ts'
import { renderComment, renderSummary, renderText } from './pages.ts'

/** A report with all its pages: the shape of a port, which this room may not import. */
interface Pages {
  readonly report: Report
  readonly run?: RunFile
  readonly comment: string
  readonly summary: string
  readonly annotations: readonly Annotation[]
  readonly json: string
  readonly text: string
}

/** Renders every page of a report, so that publishing only has to deliver them. */
export function renderPages(report: Report, run?: RunFile): Pages {
  return {
    report,
    run,
    comment: renderComment(report),
    summary: renderSummary(report),
    annotations: renderAnnotations(report),
    json: renderJson(report),
    text: renderText(report)
  }
}
