import { STATES } from '../../domain/verdict.ts'

/** An output that later steps of the workflow can read. */
export interface Output {
  readonly name: string
  readonly description: string
}

/** The table of outputs. `npm run sync` writes action.yml and the README's table from it. */
export const OUTPUTS = [
  {
    name: 'verdict',
    description: `The state of the job, the first of these that applies: ${STATES.map((state) => `\`${state}\``).join(', ')}.`
  },
  { name: 'failed-checks', description: 'The failed checks and budgets as a JSON array, such as `["mini ttft p95"]`.' },
  { name: 'run-file', description: 'The path of the run file, which holds every sample.' },
  {
    name: 'report-file',
    description:
      'The path of the report with charts: one HTML file, which loads nothing. The same as Markdown is `report.md` beside it.'
  },
  {
    name: 'report-folder',
    description:
      'The folder of the report, with the same for other programs: `junit.xml`, `report.csv`, `metrics.prom` (OpenMetrics), `github-action-benchmark.json` and `bencher.json`.'
  },
  { name: 'summary-json', description: 'The path of the verdict in JSON.' },
  { name: 'comment-url', description: 'The URL of the comment on the pull request; empty if there is none.' },
  {
    name: 'again',
    description: '`true` where this job was slower once and another job decides; else `false`.'
  },
  { name: 'cost-usd', description: 'The cost of the measurement in US dollars; empty if a price is unknown.' }
] as const satisfies readonly Output[]
