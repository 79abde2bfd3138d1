import type { Report, RulesChanged } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { listed, listedFirst, nonEmpty } from '../format/words.ts'
import { titleOf } from './states.ts'
import { ruleChangeText } from './warnings/job.ts'
import { warningText } from './warnings.ts'

/** Says, before the verdict, who wrote the rules that it follows. */
export interface Opening {
  readonly title: string
  /** Reviewed exceptions alone: nothing else of the rules is touched. */
  readonly isMild: boolean
  readonly items: readonly string[]
  readonly lines: readonly string[]
}

/** Stands above the title of every page; undefined where the rules are base's. */
export function openingOf({ rulesChanged, warnings }: Report, voice: Voice): Opening | undefined {
  const keyUses = warnings.filter(({ kind }) => kind === 'new-key-use').map((warning) => warningText(warning, voice))
  if (rulesChanged === undefined) {
    return keyUses.length === 0 ? undefined : { title: NEW_KEY_USE_TITLE, isMild: false, items: keyUses, lines: [] }
  }
  return {
    title: RULES_CHANGED_TITLE,
    isMild: keyUses.length === 0 && rulesChanged.changes.every(({ rule }) => rule.startsWith('accept.')),
    items: [...keyUses, ...rulesChanged.changes.map((change) => ruleChangeText(change, voice))],
    lines: nonEmpty(
      byBaseText(rulesChanged, voice),
      notMeasuredText(rulesChanged, voice),
      keptText(rulesChanged, voice)
    )
  }
}

const NEW_KEY_USE_TITLE = 'This pull request sends a secret to a new place'
const RULES_CHANGED_TITLE = 'This pull request changes the rules it is judged by'

/** The same for one line, as an annotation has it. */
export function openingLine(report: Report, voice: Voice): string | undefined {
  const opening = openingOf(report, voice)
  if (opening === undefined) return undefined
  const items = listedFirst(opening.items, (item) => item.replace(/\.$/, ''))
  return `${opening.title}: ${[`${items}.`, ...opening.lines].join(' ')}`
}

/** Base's verdict on the same run. */
function byBaseText({ byBase }: RulesChanged, voice: Voice): string {
  if (byBase === undefined) {
    return 'What the rules of the base would have said is not known, because nothing was measured that they judge.'
  }
  const differing = byBase.warnings.find(({ kind }) => NOT_COMPARED.includes(kind))
  if (byBase.state === 'no-baseline' && differing !== undefined) {
    return `The rules of the base cannot judge this run. ${warningText(differing, voice)}`
  }
  const { title } = titleOf(byBase, voice)
  const verdict = voice.strong(byBase.state)
  return `With the rules of the base this would be: ${verdict}${title === byBase.state ? '' : ` (${title})`}.`
}

/** The reasons for which a run was not compared with base's, though there are some. */
const NOT_COMPARED: readonly string[] = ['plan-differs', 'scenarios-too-few', 'environment-differs']

/** Decided by base alone, whatever the pull request writes. */
const KEPT: readonly string[] = ['store', 'key', 'baseline-workflow']

function keptText({ changes }: RulesChanged, voice: Voice): string {
  const kept = changes.map(({ rule }) => rule).filter((rule) => KEPT.includes(rule))
  if (kept.length === 0) return ''
  return `Until this is merged, ${listed(kept.map(voice.literal))} ${kept.length === 1 ? 'stays' : 'stay'} as base has ${kept.length === 1 ? 'it' : 'them'}.`
}

function notMeasuredText({ notMeasured }: RulesChanged, voice: Voice): string {
  return notMeasured.length === 0
    ? ''
    : `Base measures ${listedFirst(notMeasured, voice.name)} as well; this pull request does not.`
}
