import { createHash } from 'node:crypto'
import type { Plan } from '../domain/plan.ts'
import type { Warning } from '../domain/warning.ts'
import type { GitHubClient } from '../github/api/client.ts'
import { type ConfigSource, createConfigSource, DEFAULT_CONFIG_PATH, readWith } from '../github/event/config-source.ts'
import type { EventFacts } from '../github/event/context.ts'
import { createTargetSource, ofHead } from '../github/event/pull-request-target.ts'
import { readUncappedPlan } from '../plan/read-plan.ts'
import { BUILTIN_SETS } from '../prompts/builtin.ts'
import { isKnownProvider } from '../providers/presets.ts'
import type { Inputs } from './job.ts'

export interface PlanOfJob {
  readonly plan: Plan
  readonly warnings: readonly Warning[]
  /** What it was read from, from the root of the repository. */
  readonly files: readonly string[]
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What plans are read with, wherever their files come from. */
export const PLAN_WORLD = {
  sha256,
  isKnownProvider,
  builtinSets: BUILTIN_SETS,
  defaultConfigPath: DEFAULT_CONFIG_PATH
} as const

/** The inputs that decide about the plan. */
export function planInputs({ 'github-token': _token, matrix: _matrix, ...raw }: Inputs): Inputs {
  return raw
}

type PlanRead = { readonly plan: Plan } | { readonly error: unknown }

/** The plan that inputs, configuration and prompts make, its caps not yet held against what it will take. */
export async function readPlanOf(
  inputs: Inputs,
  facts: EventFacts,
  client: GitHubClient | undefined
): Promise<PlanOfJob> {
  const isTarget = facts.event === 'pull_request_target'
  const source = isTarget ? createTargetSource(facts, client) : sourceOf(facts, client)
  const read: string[] = []
  const raw = planInputs(inputs)
  const result = await readWith<PlanRead>(source, (readText) => {
    const remembered = (path: string, from = path): string | undefined => {
      const text = readText(from)
      if (text !== undefined && !read.includes(path)) read.push(path)
      return text
    }
    try {
      return {
        plan: readUncappedPlan(raw, {
          readText: (path) => remembered(path),
          ...(isTarget ? { readMessageText: (path: string) => remembered(path, ofHead(path)) } : {}),
          ...PLAN_WORLD
        })
      }
    } catch (error) {
      // Kept until every file that was asked for has been fetched: only then is a missing one missing.
      return { error }
    }
  })
  if ('error' in result) throw result.error
  return { plan: result.plan, warnings: read.flatMap((path) => source.warningFor(path)), files: read }
}

function sourceOf(facts: EventFacts, client: GitHubClient | undefined): ConfigSource {
  return createConfigSource({ facts, client })
}
