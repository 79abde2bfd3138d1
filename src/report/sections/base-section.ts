import { LENGTH_CHANGE } from '../../analysis/history/change-warnings.ts'
import type { BaseTargetUsed, BaseUsed, Report, TargetSummary } from '../../domain/report.ts'
import type { Detail } from '../format/detail.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount, formatSignedPercent, NOTHING, plural } from '../format/format.ts'
import { type Column, left, right, type Section } from '../format/table.ts'
import { counted, listed } from '../format/words.ts'
import { pairedText } from '../sentences/base-remarks.ts'

/** Prompts that a line lists before it counts the rest. */
const LISTED_PROMPTS = 30

const COLUMNS: readonly Column[] = [
  left('Target'),
  left('Model'),
  right('Answered pairs'),
  right('End-to-end, own length'),
  right('End-to-end, equal length'),
  right('Answer length'),
  right('Cost')
]

/** A row a target with what a change of model, prompt or length does to its answers; none where nothing differs from base. */
export function baseSection(report: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const { base } = report
  if (base === undefined || base.targets.length === 0 || !differs(base, report)) return []
  const rows = base.targets.slice(0, rowCount).map((target) => cellsOf(target, report, voice))
  const moreCount = Math.max(0, base.targets.length - rowCount)
  return [{ title: baseTitle(base), tables: [{ columns: COLUMNS, rows, moreCount }], lines: linesOf(base, voice) }]
}

function differs(
  { targets, addedScenarios, removedScenarios, changedScenarioCount }: BaseUsed,
  report: Report
): boolean {
  const isOther = ({ id, model, host, outputLengthChangeRatio = 0 }: BaseTargetUsed): boolean => {
    const head = report.targets.find((target) => target.id === id)
    const isElsewhere = head !== undefined && (head.model !== model || head.host !== host)
    return isElsewhere || Math.abs(outputLengthChangeRatio) > LENGTH_CHANGE
  }
  return addedScenarios.length + removedScenarios.length + changedScenarioCount > 0 || targets.some(isOther)
}

function baseTitle({ targets }: BaseUsed): string {
  const pairs = targets.reduce((sum, { pairCount }) => sum + pairCount, 0)
  const [only, ...others] = targets
  const experienced = others.length === 0 ? only?.e2eAsExperienced : undefined
  return `What changed against base: ${plural(pairs, 'pair')}${experienced === undefined ? '' : `, end-to-end time ${pairedText(experienced)}`}`
}

function cellsOf(target: BaseTargetUsed, { targets }: Report, voice: Voice): readonly string[] {
  const head = targets.find(({ id }) => id === target.id)
  const [asExperienced, atEqualLength] = [target.e2eAsExperienced, target.e2eAtEqualLength]
  return [
    voice.name(target.id),
    modelText(target, head, voice),
    formatCount(target.pairCount),
    asExperienced === undefined ? NOTHING : pairedText(asExperienced),
    atEqualLength === undefined ? NOTHING : pairedText(atEqualLength),
    signedChange(target.outputLengthChangeRatio),
    signedChange(target.costChangeRatio)
  ]
}

/** The model of both endpoints where it differs, with their hosts where those differ. */
function modelText({ model, host }: BaseTargetUsed, head: TargetSummary | undefined, voice: Voice): string {
  const context = (name: string): string => (head === undefined || head.host === host ? '' : ` at ${voice.name(name)}`)
  const base = `${voice.name(model)}${context(host)}`
  if (head === undefined || (head.model === model && head.host === host)) return base
  return `${base} → ${voice.name(head.model)}${context(head.host)}`
}

function signedChange(ratio: number | undefined): string {
  return ratio === undefined ? NOTHING : formatSignedPercent(ratio)
}

function linesOf({ targets, addedScenarios, removedScenarios }: BaseUsed, voice: Voice): readonly string[] {
  const normalized = targets.some(({ normalizedTokens }) => normalizedTokens)
  return [
    'A pair is one prompt sent to base and to head back to back. In brackets the 95 % interval; length and cost cover all answered pairs.',
    ...(normalized ? ['Where the models differ, lengths and times per token are counted with one tokenizer.'] : []),
    ...promptLine('Not compared (new in this change)', addedScenarios, voice),
    ...promptLine('Not compared (removed by this change)', removedScenarios, voice)
  ]
}

function promptLine(start: string, names: readonly string[], voice: Voice): readonly string[] {
  return names.length === 0 ? [] : [`${start}: ${listed(counted(names, LISTED_PROMPTS, voice.name))}.`]
}
