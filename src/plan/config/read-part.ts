import { z } from 'zod'
import type { InputProblem } from '../../domain/errors.ts'
import { isJudged, ownerOf, type Part, type Plan } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import { fault } from '../text/fault.ts'
import { nearestHint } from '../text/wording.ts'
import { line } from './config-values.ts'

const SHARD = /^(?<index>[1-9]\d{0,4})\/(?<count>[1-9]\d{0,4})$/
const shardError = 'expected the number of this part and the number of parts, such as 2/8'

/** The inputs that say which part of the plan this job has; a file holds the whole. */
export const PART_INPUTS = {
  mode: z.enum(['run', 'measure', 'report']),
  targets: z.array(line('the id of a target')).min(1).max(1000),
  shard: z.string().transform((text, context) => {
    const { index, count } = SHARD.exec(text)?.groups ?? {}
    const shard = { index: Number(index), count: Number(count) }
    if (shard.index <= shard.count) return shard
    context.addIssue({ code: 'custom', message: shardError })
    return z.NEVER
  })
}

export type PartInputs = { readonly mode?: Plan['mode'] } & Part

interface Whole {
  readonly targets: readonly { readonly id: string; readonly directOf?: string; readonly baseOf?: string }[]
  readonly scenarioCount: number
}

/** Everything that keeps a part from being one of this plan. */
export function partProblems({ mode = 'run', targets, shard }: PartInputs, whole: Whole): readonly InputProblem[] {
  const ids = whole.targets.filter(isJudged).map(({ id }) => id)
  const unknown = (targets ?? []).filter((id) => !ids.includes(id))
  return [
    ...unknown.map((id) => ({
      where: 'input "targets"',
      ...fault(`there is no target ${quote(id)}; expected ${ids.map(quote).join(', ')}`, nearestHint(id, ids))
    })),
    ...modeProblems(mode, { targets, shard }),
    ...shardProblems(shard, whole.scenarioCount)
  ]
}

function modeProblems(
  mode: NonNullable<Plan['mode']>,
  part: { readonly targets: Part['targets'] | undefined; readonly shard: Part['shard'] | undefined }
): readonly InputProblem[] {
  const problems: InputProblem[] = []
  if (mode === 'report' && (part.targets !== undefined || part.shard !== undefined)) {
    const message = 'got "report" together with "targets" or "shard"; a report covers everything that was measured'
    problems.push({
      where: 'input "mode"',
      message,
      hint: 'Set "targets" or "shard" in the jobs with "mode: measure".'
    })
  } else if (mode !== 'measure' && part.shard !== undefined) {
    const message = `got ${part.shard.index}/${part.shard.count} with "mode: ${mode}"; a shard is measured with "mode: measure", and another job merges all shards`
    problems.push({
      where: 'input "shard"',
      message,
      hint: 'Set "mode: measure" here, and add a job with "mode: report".'
    })
  }
  return problems
}

function shardProblems(shard: Part['shard'] | undefined, scenarioCount: number): readonly InputProblem[] {
  if (shard === undefined || shard.count <= scenarioCount || scenarioCount === 0) return []
  const message = `got ${shard.index}/${shard.count}, but there are only ${scenarioCount} prompts; expected at most ${scenarioCount} parts`
  return [{ where: 'input "shard"', message }]
}

/**
 * The plan of this job. A run of some targets is judged as a part of the whole: the false alarms that all targets may
 * raise together are shared out, so that the legs of a matrix have no more of them than one job would.
 */
export function withPart(plan: Plan, { mode, targets, shard }: PartInputs): Plan {
  const moded = mode === undefined ? plan : { ...plan, mode }
  if (mode === 'measure') {
    if (targets === undefined && shard === undefined) return moded
    const part = { targets, shard }
    return { ...moded, part }
  }
  if (targets === undefined) return moded
  const own = plan.targets.filter((target) => targets.includes(ownerOf(target)))
  const share = own.filter(isJudged).length / plan.targets.filter(isJudged).length
  return {
    ...moded,
    targets: own,
    budgets: plan.budgets.filter(({ target }) => target === undefined || targets.includes(target)),
    accept: plan.accept.filter(({ target }) => targets.includes(target)),
    gate: { ...plan.gate, falseAlarmRatio: plan.gate.falseAlarmRatio * share }
  }
}
