import type { BaseTargetUsed, BaseUsed, Report, TargetSummary } from '../../domain/report.ts'
import type { Detail } from '../format/detail.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount, formatSignedPercent, NOTHING, plural } from '../format/format.ts'
import { cutTable, left, right, type Section } from '../format/table.ts'
import { listedFirst, nonEmpty } from '../format/words.ts'
import { hasOtherLength, pairedText } from '../sentences/base-remarks.ts'

/** Prompts that a line lists before it counts the rest. */
const LISTED_PROMPTS = 30

/** A row a target with what a change of model, prompt or length does to its answers; none where nothing differs from base. */
export function baseSection(report: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const { base } = report
  if (base === undefined || base.targets.length === 0 || !differs(base, report)) return []
  const table = cutTable({
    columns: [
      left('Target'),
      left('Model'),
      right('Answered pairs'),
      right('End-to-end, own length'),
      right('End-to-end, equal length'),
      right('Answer length'),
      right('Cost')
    ],
    items: base.targets,
    write: (target) => [
      voice.name(target.id),
      modelCell(target, headIn(report, target), voice),
      formatCount(target.pairCount),
      target.e2eAsExperienced === undefined ? NOTHING : pairedText(target.e2eAsExperienced),
      target.e2eAtEqualLength === undefined ? NOTHING : pairedText(target.e2eAtEqualLength),
      changeOrNothing(target.outputLengthChangeRatio),
      changeOrNothing(target.costChangeRatio)
    ],
    rowCount
  })
  return [{ title: baseTitle(base), tables: [table], lines: linesOf(base, voice) }]
}

function headIn({ targets }: Report, { id }: BaseTargetUsed): TargetSummary | undefined {
  return targets.find((target) => target.id === id)
}

function differs(base: BaseUsed, report: Report): boolean {
  const { targets, addedScenarios, removedScenarios, changedScenarioCount } = base
  if (addedScenarios.length + removedScenarios.length + changedScenarioCount > 0) return true
  return targets.some((target) => hasOtherLength(target) || isElsewhere(target, headIn(report, target)))
}

/** Another model or another host. */
function isElsewhere({ model, host }: BaseTargetUsed, head: TargetSummary | undefined): boolean {
  return head !== undefined && (head.model !== model || head.host !== host)
}

function baseTitle({ targets }: BaseUsed): string {
  const pairs = targets.reduce((sum, { pairCount }) => sum + pairCount, 0)
  const [only, ...others] = targets
  const experienced = others.length === 0 ? only?.e2eAsExperienced : undefined
  return `What changed against base: ${plural(pairs, 'pair')}${experienced === undefined ? '' : `, end-to-end time ${pairedText(experienced)}`}`
}

/** The model of both endpoints where it differs, with their hosts where those differ. */
function modelCell(base: BaseTargetUsed, head: TargetSummary | undefined, { name }: Voice): string {
  if (head === undefined || !isElsewhere(base, head)) return name(base.model)
  const write = ({ model, host }: { readonly model: string; readonly host: string }): string =>
    base.host === head.host ? name(model) : `${name(model)} at ${name(host)}`
  return `${write(base)} → ${write(head)}`
}

function changeOrNothing(ratio: number | undefined): string {
  return ratio === undefined ? NOTHING : formatSignedPercent(ratio)
}

function linesOf({ targets, addedScenarios, removedScenarios }: BaseUsed, voice: Voice): readonly string[] {
  const promptLine = (start: string, names: readonly string[]): string =>
    names.length === 0 ? '' : `${start}: ${listedFirst(names, voice.name, LISTED_PROMPTS)}.`
  return nonEmpty(
    'A pair is one prompt sent to base and to head back to back. The 95 % interval is in brackets; length and cost cover all answered pairs.',
    targets.some(({ normalizedTokens }) => normalizedTokens)
      ? 'Where the models differ, lengths and times per token are counted with one tokenizer.'
      : '',
    promptLine('Not compared (new in this change)', addedScenarios),
    promptLine('Not compared (removed by this change)', removedScenarios)
  )
}
