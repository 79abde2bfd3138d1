import { objectOf } from '../../providers/foreign-json.ts'
import { readYaml } from '../text/read-yaml.ts'

/** The jobs of a workflow: those with steps of their own, and those that call another workflow. */
export interface WorkflowJobs {
  readonly own: readonly string[]
  readonly calls: readonly WorkflowCall[]
}

export interface WorkflowCall {
  /** The id of the calling job. */
  readonly id: string
  /** A matrix makes it call several times. */
  readonly hasMatrix: boolean
  /** As it is written: `./.github/workflows/latency.yml`, or one of another repository. */
  readonly workflow: string
  /** It hands on some secrets, or inherits all. Without that, the called workflow sees none. */
  readonly passesSecrets: boolean
}

const MAX_CHARS = 1 << 20

/** Reads the jobs of a workflow file; undefined where it cannot be read. */
export function workflowJobs(text: string): WorkflowJobs | undefined {
  const source = readYaml({ file: 'workflow', text, maxChars: MAX_CHARS })
  if (!('value' in source)) return undefined
  const jobs = Object.entries(objectOf(objectOf(source.value)['jobs'])).map(([id, job]) => ({ id, ...objectOf(job) }))
  const isCall = (job: Readonly<Record<string, unknown>>): boolean => typeof job['uses'] === 'string'
  return {
    own: jobs.filter((job) => !isCall(job)).map(({ id }) => id),
    calls: jobs.filter(isCall).map((job) => {
      const { id, uses, secrets, strategy } = job as { readonly id: string } & Readonly<Record<string, unknown>>
      const hasMatrix = objectOf(strategy)['matrix'] !== undefined
      return { id, hasMatrix, workflow: String(uses), passesSecrets: secrets !== undefined && secrets !== null }
    })
  }
}
