import { buildReport } from './analysis/report/build-report.ts'
import { type JudgingHistory, type JudgingRules, judgeRunFile } from './analysis/verdict/judge-run-file.ts'
import { underBaseRules } from './analysis/verdict/under-base-rules.ts'
import { isJudged, ownerOf } from './domain/plan.ts'
import type { Report, RulesChanged } from './domain/report.ts'
import type { RunFile } from './domain/run-file.ts'
import type { BaseRules, JudgedByBase, RunRequest } from './run-request.ts'

/** Judges a run by the rules of the base; undefined where a pull request does not change them, or nothing base measures was measured. */
export function judgeByBase(
  run: RunFile,
  request: RunRequest,
  history: JudgingHistory,
  now: string
): JudgedByBase | undefined {
  const { baseRules } = request
  if (baseRules === undefined) return undefined
  const named = (one: RunFile): RunFile => underBaseRules(one, baseRules.plan, baseRules.ids)
  const targets = targetsUnderBase(request, baseRules)
  if (!targets.some(isJudged)) return undefined
  const earlierJobs = history.earlierJobs?.map(named)
  const own = named(run)
  const judged = judgeRunFile(own, rulesOfBase(request, baseRules, { targets, now }), { ...history, earlierJobs })
  return { run: own, judged, targets }
}

/** The targets of the run by base's names: as base describes them, where it knows them. */
function targetsUnderBase({ plan }: RunRequest, { plan: base, ids }: BaseRules): RunRequest['plan']['targets'] {
  const ofHead = plan.targets.map((target) => ({ ...target, owner: ids.get(ownerOf(target)) ?? ownerOf(target) }))
  return ofHead.flatMap(({ owner, ...target }) => {
    if (!base.targets.some(({ id }) => id === owner)) return []
    const { directOf, baseOf } = target
    const isCompanion = !isJudged(target)
    const known = base.targets.find((other) =>
      isCompanion
        ? ownerOf(other) === owner && !isJudged(other) && (other.baseOf === undefined) === (baseOf === undefined)
        : other.id === owner
    )
    if (known !== undefined) return [known]
    return [{ ...target, directOf: directOf && owner, baseOf: baseOf && owner }]
  })
}

function rulesOfBase(
  { plan: head, context, anchorCommit }: RunRequest,
  { plan: base }: BaseRules,
  { targets, now }: Pick<JudgingRules, 'now'> & Pick<JudgedByBase, 'targets'>
): JudgingRules {
  const measured = targets.map(({ id }) => id)
  return {
    targets,
    gate: base.gate,
    budgets: base.budgets.filter(({ target }) => target === undefined || measured.includes(target)),
    accept: base.accept.filter(({ target }) => measured.includes(target)),
    compare: base.compare !== 'off',
    anchor:
      base.anchor !== undefined && base.anchor === head.anchor
        ? { name: base.anchor, commit: anchorCommit }
        : undefined,
    onDefaultBranch: context.feedsBaseline,
    now
  }
}

/** The rules that the pull request changes, for the report; `reportOf` builds the report by base's rules. */
export function rulesChangedOf(
  { baseRules, plan }: Pick<RunRequest, 'baseRules' | 'plan'>,
  byBase?: Report
): RulesChanged | undefined {
  if (baseRules === undefined) return undefined
  const { changes, plan: base, ids } = baseRules
  const measured = plan.targets.filter(isJudged).map(({ id }) => ids.get(id) ?? id)
  const notMeasured = base.targets.filter((target) => isJudged(target) && !measured.includes(target.id))
  return { changes, byBase, notMeasured: notMeasured.map(({ id }) => id) }
}

/** Collects what an unmeasured report says of changed rules, and the facts that decide its color. */
export function rulesFacts(request: Pick<RunRequest, 'baseRules' | 'plan'>) {
  const { baseRules } = request
  return { rulesChanged: rulesChangedOf(request), rulesOfBase: baseRules && rulesOfBaseIn(baseRules) }
}

/** The rules of the base that a color depends on. */
export function rulesOfBaseIn({ plan: { gate, trial } }: BaseRules) {
  return { failOn: gate.failOn, trial }
}

/** The report that base's rules would have made of the run. */
export function reportByBase(
  { run, judged, targets }: JudgedByBase,
  { baseRules, context }: RunRequest,
  facts: Pick<Parameters<typeof buildReport>[0], 'durationMs' | 'ancestry' | 'now'>
): Report {
  const circumstances = baseRules === undefined ? {} : rulesOfBaseIn(baseRules)
  return buildReport({ ...facts, run, judged, targets, context, circumstances, warnings: [] })
}
