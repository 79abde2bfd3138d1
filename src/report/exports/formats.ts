/** The formats a report can be written in, and the name of each in a folder of several. */
export const FORMATS = {
  json: { file: 'report.json' },
  csv: { file: 'report.csv' },
  junit: { file: 'junit.xml' },
  markdown: { file: 'report.md' },
  text: { file: 'report.txt' },
  html: { file: 'report.html' },
  openmetrics: { file: 'metrics.prom' },
  'github-action-benchmark': { file: 'github-action-benchmark.json' },
  bencher: { file: 'bencher.json' }
} as const
export type FormatName = keyof typeof FORMATS

export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[]
