import { STATES } from '../../domain/verdict.ts'

/** What later steps of a workflow can read. */
export interface Output {
  readonly name: string
  readonly description: string
}

/** THE table of outputs, from which `action.yml` and the README are made. */
export const OUTPUTS = [
  {
    name: 'verdict',
    description: `One word for the whole, the first of these that applies: ${STATES.map((state) => `\`${state}\``).join(', ')}.`
  },
  { name: 'failed-checks', description: 'The checks and budgets that failed, as a JSON array: `["mini ttft p95"]`.' },
  { name: 'run-file', description: 'The path of the run file, with every sample.' },
  { name: 'report-file', description: 'The path of the report, as Markdown.' },
  { name: 'summary-json', description: 'The path of the verdict as JSON.' },
  { name: 'comment-url', description: 'The address of the comment on the pull request; empty where there is none.' },
  { name: 'cost-usd', description: 'What the measuring cost in US dollars; empty where a price is unknown.' }
] as const satisfies readonly Output[]
