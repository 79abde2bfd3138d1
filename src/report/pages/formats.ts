import type { Report } from '../../domain/report.ts'
import { renderJson } from './json.ts'
import { renderMarkdown } from './markdown.ts'
import { renderText } from './text.ts'

/** The formats a report can be written in: one function and one row each. */
export const FORMATS = {
  json: renderJson,
  markdown: renderMarkdown,
  text: renderText
} as const satisfies Record<string, (report: Report) => string>
export type FormatName = keyof typeof FORMATS
