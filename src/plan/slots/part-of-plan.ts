import { ownerOf, type Plan, type Target } from '../../domain/plan.ts'
import type { Slot } from '../../domain/slot.ts'

/**
 * The plan that one machine of several measures: its targets, with what is measured beside them, and its share of the
 * caps. The prompts stay all of them, since slots name them.
 */
export function planOfPart(plan: Plan): Plan {
  if (plan.part === undefined) return plan
  const targets = plan.targets.filter((target) => isOwn(plan, target))
  const share = shareOf(plan, targets)
  const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount, workflowTokens } = plan.schedule
  return {
    ...plan,
    targets,
    schedule: {
      ...plan.schedule,
      maxCostUsd: maxCostUsd && maxCostUsd * share,
      maxInputTokenCount: Math.ceil(maxInputTokenCount * share),
      maxOutputTokenCount: Math.ceil(maxOutputTokenCount * share),
      workflowTokens: workflowTokens && {
        inputCount: Math.ceil(workflowTokens.inputCount * share),
        outputCount: Math.ceil(workflowTokens.outputCount * share)
      }
    }
  }
}

/**
 * Of the whole schedule's slots those of this machine. Whole scenarios go to one machine, so that the two members of a
 * pair are never measured on two; every machine makes the same schedule from the same seed, so that what they measure
 * fits together.
 */
export function slotsOfPart(plan: Pick<Plan, 'part' | 'targets' | 'prompts'>, slots: readonly Slot[]): readonly Slot[] {
  if (plan.part === undefined) return slots
  const targetIds = new Set(plan.targets.filter((target) => isOwn(plan, target)).map(({ id }) => id))
  const scenarioIds = new Set(scenariosOfPart(plan))
  return slots.filter(({ targetId, scenarioId }) => targetIds.has(targetId) && scenarioIds.has(scenarioId))
}

/** The ids of the scenarios that a part has. */
export function scenariosOfPart({ part, prompts }: Pick<Plan, 'part' | 'prompts'>): readonly string[] {
  const ids = prompts.scenarios.map(({ id }) => id)
  const shard = part?.shard
  return shard === undefined ? ids : ids.filter((_, position) => position % shard.count === shard.index - 1)
}

function isOwn({ part }: Pick<Plan, 'part'>, target: Target): boolean {
  return part?.targets?.includes(ownerOf(target)) ?? true
}

function shareOf(plan: Plan, targets: readonly Target[]): number {
  const ofScenarios = scenariosOfPart(plan).length / Math.max(1, plan.prompts.scenarios.length)
  return (ofScenarios * targets.length) / Math.max(1, plan.targets.length)
}
