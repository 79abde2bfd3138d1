import type { Plan } from '../domain/plan.ts'
import { DEFAULT_CONFIG_PATH } from '../domain/tool.ts'
import type { Warning } from '../domain/warning.ts'
import type { GitHubClient } from '../github/api/client.ts'
import { createConfigSource, messagePath, readWith } from '../github/event/config-source.ts'
import type { EventFacts } from '../github/event/context.ts'
import { createTargetSource } from '../github/event/pull-request-target.ts'
import { readUncappedPlan, wholePlanInputs } from '../plan/read-plan.ts'
import { workspacePath } from '../plan/text/workspace-path.ts'
import { PLAN_WORLD } from '../wiring/machine.ts'
import type { Inputs } from './job.ts'

export interface PlanRead {
  readonly plan: Plan
  /** The whole plan, whichever part of it this job measures. */
  readonly whole: Plan
  readonly warnings: readonly Warning[]
  /** The files it was read from, relative to the root of the repository. */
  readonly files: readonly string[]
}

/** Returns the inputs that decide the plan. */
export function planInputs({ 'github-token': _token, matrix: _matrix, 'job-run': _run, ...raw }: Inputs): Inputs {
  return raw
}

function configPathOf({ config = '' }: Inputs): string {
  return config.trim() === '' ? DEFAULT_CONFIG_PATH : workspacePath(config.trim())
}

type Attempt = Pick<PlanRead, 'plan' | 'whole'> | { readonly error: unknown }

/** Reads the plan from inputs, configuration and prompts. Its caps are not checked yet. */
export async function readJobPlan(
  inputs: Inputs,
  facts: EventFacts,
  client: GitHubClient | undefined
): Promise<PlanRead> {
  const isTarget = facts.event === 'pull_request_target'
  const source = isTarget
    ? createTargetSource(facts, client)
    : createConfigSource({ facts, client, configPath: configPathOf(inputs) })
  const files: string[] = []
  const raw = planInputs(inputs)
  const attempt = await readWith<Attempt>(source, (readText) => {
    const readAndRemember = (path: string, from = path): string | undefined => {
      const text = readText(from)
      if (text !== undefined && !files.includes(path)) files.push(path)
      return text
    }
    const readMessageText = isTarget ? (path: string) => readAndRemember(path, messagePath(path)) : undefined
    const world = { ...PLAN_WORLD, readText: (path: string) => readAndRemember(path), readMessageText }
    try {
      return { plan: readUncappedPlan(raw, world), whole: readUncappedPlan(wholePlanInputs(raw), world) }
    } catch (error) {
      // A file counts as missing only once every file has been fetched, so that the error waits until then.
      return { error }
    }
  })
  if ('error' in attempt) throw attempt.error
  return { ...attempt, warnings: files.flatMap((path) => source.warningFor(path)), files }
}
