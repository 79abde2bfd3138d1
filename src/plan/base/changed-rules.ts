import { OPERATORS, type OperatorSign } from '../../domain/budget.ts'
import { type MetricId, metricOf } from '../../domain/metric.ts'
import { isJudged, type Json, type Margin, type Plan, type Target } from '../../domain/plan.ts'
import type { RuleChange, RuleChanges } from '../../domain/rules.ts'
import { canonicalJson } from '../config/fingerprint.ts'
import { isUsualCap, usualInFlight } from '../config/read-schedule.ts'
import { baseName, directName } from '../config/read-target.ts'
import { matchingBase } from './with-base.ts'

/**
 * Compares all rules of two plans. Nothing is left out by name but the change itself: model, address, parameters and
 * prompts, where base and head are measured side by side. A rule that this file has never heard of is found like any
 * other, and counts as laxer unless it is known to be stricter.
 */
export function changedRules(base: Plan, head: Plan): RuleChanges {
  const before = rulesByPath(base, { base, head, ids: new Map() })
  const after = rulesByPath(head, { base, head, ids: baseIds(base, head) })
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted(longListsLast)
  const laxer: RuleChange[] = []
  const stricter: RuleChange[] = []
  for (const name of names) {
    const [old, now] = [before.get(name), after.get(name)]
    const path = (old ?? now)?.path ?? []
    if (isSameRule(old, now) || isPartOfMissing(path, before, after)) continue
    const change = { rule: path.join('.'), base: old?.text, head: now?.text }
    if (isStricter(path, old?.value, now?.value)) stricter.push(change)
    else laxer.push(change)
  }
  return { laxer, stricter }
}

/** The name that base has for each judged target of head that was renamed. */
export function baseIds(base: Plan, head: Plan): ReadonlyMap<string, string> {
  const sides = { heads: head.targets.filter(isJudged), bases: base.targets.filter(isJudged) }
  const pairs = sides.heads.flatMap((target) => {
    const other = matchingBase(target, sides)
    return other === undefined || other.id === target.id ? [] : [[target.id, other.id] as const]
  })
  return new Map(pairs)
}

type Path = readonly string[]

/** One rule: what is compared, and the way a configuration writes it. */
interface Rule {
  readonly path: Path
  readonly value: Json
  readonly text: string
}

interface Sides {
  readonly base: Plan
  readonly head: Plan
  /** Base's names of the targets that this plan calls otherwise. */
  readonly ids: ReadonlyMap<string, string>
}

/** Ids of targets may hold dots, so that a path is no key by itself. */
function keyOf(path: Path): string {
  return JSON.stringify(path)
}

/** There may be sixty prompts, and a list that is cut must not hide the margin behind them. */
function longListsLast(one: string, other: string): number {
  const rank = (key: string): number => ['targets', 'accept', 'prompts'].indexOf((JSON.parse(key) as Path)[0] ?? '')
  return rank(one) - rank(other)
}

function rulesByPath(plan: Plan, sides: Sides): ReadonlyMap<string, Rule> {
  // Derived from the rest, or of this job alone.
  const { fingerprint: _fingerprint, base: _base, mode: _mode, part: _part, ...rest } = plan
  const { targets, prompts, budgets, gate, accept, relevance, schedule: _schedule, ...settings } = rest
  const { checks, ...gateSettings } = gate
  const { paths = [], ...relevanceSettings } = relevance ?? {}
  const nameOf = (id: string): string => sides.ids.get(id) ?? id
  const rules = [
    ...targets.flatMap((target) => targetRules(target, sides)),
    ...promptRules(prompts, sides),
    ...budgets.map((budget) => budgetRule(budget, nameOf)).toSorted(tightestLast),
    ...checks.map(checkRule),
    ...accept.map((line) => acceptRule(line, nameOf)),
    ...settingRules({ gate: gateSettings, paths: paths.length === 0 ? undefined : paths }, []),
    ...settingRules({ schedule: ownSchedule(plan), ...relevanceSettings, ...settings }, [])
  ]
  return new Map(rules.map((rule) => [keyOf(rule.path), rule]))
}

/** The schedule without what follows from the targets: their prices and owners are rules of their own. */
function ownSchedule({ schedule, targets }: Plan): Partial<Plan['schedule']> {
  const { inFlightCount, maxInputTokenCount, maxOutputTokenCount, ...own } = schedule
  return {
    ...own,
    ...(inFlightCount === usualInFlight(targets) ? {} : { inFlightCount }),
    ...(isUsualCap('maxInputTokenCount', schedule) ? {} : { maxInputTokenCount }),
    ...(isUsualCap('maxOutputTokenCount', schedule) ? {} : { maxOutputTokenCount })
  }
}

function isSameRule(old: Rule | undefined, now: Rule | undefined): boolean {
  return old !== undefined && now !== undefined && canonicalJson(old.value) === canonicalJson(now.value)
}

/** Of a target that one side lacks, its name says everything. */
function isPartOfMissing(path: Path, before: ReadonlyMap<string, Rule>, after: ReadonlyMap<string, Rule>): boolean {
  if (path[0] !== 'targets' || path.length < 3) return false
  const name = keyOf(path.slice(0, 2))
  return !before.has(name) || !after.has(name)
}

/** The members that decide what is sent: for a target measured beside its base they are the change, not a rule. */
function targetRules(target: Target, sides: Sides): readonly Rule[] {
  const { fingerprint: _fingerprint, directOf: _directOf, baseOf: _baseOf, key: _key, ...members } = target
  const { id, model, api, custom, baseUrl, params, extraBody, extraHeaders, ...rules } = members
  const path = ['targets', nameOfTarget(target, sides)]
  const ownName = id === model || !isJudged(target) ? {} : { id }
  const request = isMeasuredInPairs(target, sides)
    ? {}
    : { model, api, custom, baseUrl, params, extraBody, extraHeaders }
  return [{ path, value: true, text: 'measured' }, ...settingRules({ ...rules, ...ownName, ...request }, path)]
}

function nameOfTarget({ id, directOf, baseOf }: Target, { ids }: Sides): string {
  const nameOf = (own: string): string => ids.get(own) ?? own
  if (directOf !== undefined) return directName(nameOf(directOf))
  return baseOf === undefined ? nameOf(id) : baseName(nameOf(baseOf))
}

/** A provider's target is measured beside its base wherever its requests were changed. */
function isMeasuredInPairs(target: Target, { base, head, ids }: Sides): boolean {
  if (!isJudged(target)) return false
  const before = base.targets.find(({ id }) => id === (ids.get(target.id) ?? target.id))
  return before?.owned === false && comparesInPairs(base) && comparesInPairs(head)
}

/** Returns true where base and head are measured side by side if they can be. */
export function comparesInPairs({ compare }: Pick<Plan, 'compare'>): boolean {
  return compare === 'auto' || compare === 'interleaved'
}

/** Against history a prompt counts as long as it stays the same: there, another text is another rule. */
function promptRules({ scenarios }: Plan['prompts'], sides: Sides): readonly Rule[] {
  const isYardstick = sides.base.targets.some((target) => isJudged(target) && !isMeasuredInPairs(target, sides))
  return scenarios.map(({ id, hash }) => ({
    path: ['prompts', id],
    value: isYardstick ? hash : true,
    text: isYardstick ? `text ${hash.slice(0, 8)}` : 'sent'
  }))
}

function budgetRule(budget: Plan['budgets'][number], nameOf: (id: string) => string): Rule {
  const { target, metric, statistic, operator, limit, text } = budget
  const of = target === undefined ? '' : `${nameOf(target)}: `
  return { path: ['budgets', `${of}${metric} ${statistic}`], value: [operator, limit], text }
}

/** Of several limits on one number only the tightest matters. */
function tightestLast(one: Rule, other: Rule): number {
  return isStricter(one.path, one.value, other.value) ? -1 : 1
}

function checkRule({ metric, statistic, margin }: Plan['gate']['checks'][number]): Rule {
  const value = [margin.ratio ?? 0, margin.absolute ?? 0]
  return { path: ['gate', 'checks', `${metric} ${statistic}`, 'margin'], value, text: marginText(margin, metric) }
}

function marginText({ ratio, absolute }: Margin, metric: MetricId): string {
  const { unit } = metricOf(metric)
  const parts = [
    ...(ratio === undefined ? [] : [percentText(ratio)]),
    ...(absolute === undefined ? [] : [`${absolute}${unit}`])
  ]
  return parts.length === 1 ? parts.join() : `max(${parts.join(', ')})`
}

function acceptRule(line: Plan['accept'][number], nameOf: (id: string) => string): Rule {
  const { target, metric, statistic, upToRatio, until } = line
  return {
    path: ['accept', `${nameOf(target)} ${metric} ${statistic}`],
    value: [upToRatio, until],
    text: `up to +${percentText(upToRatio)} until ${until}`
  }
}

/** All other settings, whichever there are. */
function settingRules(value: unknown, path: Path, member = ''): readonly Rule[] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object' || Array.isArray(value))
    return [{ path, value: value as Json, text: ruleText(value, member) }]
  return Object.entries(value).flatMap(([name, inner]) => settingRules(inner, [...path, settingName(name, path)], name))
}

/** Names of settings that differ from their names in a configuration by more than the unit at the end. */
const NAMES: Readonly<Record<string, string>> = {
  requestCount: 'requests',
  runCount: 'runs',
  inFlightCount: 'in-flight',
  maxInputTokenCount: 'max-total-input-tokens',
  maxOutputTokenCount: 'max-total-output-tokens',
  falseAlarmRatio: 'false-alarms',
  requestTimeouts: 'timeouts',
  openIssueAfter: 'open-issue'
}
/** Below these, names are the user's own. */
const OWN_NAMES = ['params', 'extra-body', 'extra-headers', 'labels']

/** A label may be called `trial`, and a target `labels`. */
function isNamedByUser(path: Path): boolean {
  const [section, , member = '', inner] = path
  return section === 'targets' && (OWN_NAMES.includes(member) || (member === 'custom' && inner === 'body'))
}

function settingName(name: string, path: Path): string {
  if (isNamedByUser(path)) return name
  const plain = NAMES[name] ?? name.replace(/(?:Ms|Count|Ratio|Usd)$/, '')
  return plain.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The unit of a number is the end of its name. */
function ruleText(value: unknown, member: string): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return Array.isArray(value) ? listText(value) : JSON.stringify(value)
  if (value === Number.MAX_SAFE_INTEGER) return 'none'
  if (member.endsWith('Ms')) return value % 1000 === 0 ? `${value / 1000}s` : `${value}ms`
  if (member.endsWith('Ratio')) return percentText(value)
  return member.endsWith('Usd') ? `$${value}` : String(value)
}

function listText(list: readonly unknown[]): string {
  return list.length === 0
    ? 'none'
    : list.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry))).join(', ')
}

function percentText(ratio: number): string {
  return `${Number((ratio * 100).toPrecision(6))}%`
}

type Value = Json | undefined

/** Returns true where head's rule lets through no more than base's. A rule that is not known here is never stricter. */
function isStricter(path: Path, old: Value, now: Value): boolean {
  const [section = ''] = path
  if (isNamedByUser(path)) return false
  if (section === 'targets' && path.length > 2) return isStricterSetting(path.at(-1) ?? '', old, now)
  const rule = SECTIONS[section]
  if (rule !== undefined) return rule(old, now)
  return path[1] === 'checks' ? isStricterMargin(old, now) : isStricterSetting(path.at(-1) ?? '', old, now)
}

type Compare = (old: Value, now: Value) => boolean

const isAdded: Compare = (old, now) => old === undefined && now !== undefined
const isRemoved: Compare = (old, now) => old !== undefined && now === undefined
const isMore: Compare = (old, now) => typeof old === 'number' && typeof now === 'number' && now > old

/** Sections whose entries may be added and removed. */
const SECTIONS: Readonly<Record<string, Compare>> = {
  targets: isAdded,
  prompts: isAdded,
  budgets: (old, now) => isAdded(old, now) || isTighterBudget(old, now),
  accept: (old, now) => isRemoved(old, now) || isNarrowerAcceptance(old, now)
}

function isTighterBudget(old: Value, now: Value): boolean {
  if (!Array.isArray(old) || !Array.isArray(now)) return false
  const [[sign, before], [newSign, after]] = [old, now] as [[OperatorSign, number], [OperatorSign, number]]
  const { good } = OPERATORS[sign]
  if (OPERATORS[newSign].good !== good) return false
  return before === after ? !newSign.includes('=') : good === 'below' ? after < before : after > before
}

function isNarrowerAcceptance(old: Value, now: Value): boolean {
  if (!Array.isArray(old) || !Array.isArray(now)) return false
  const [[upTo, until], [newUpTo, newUntil]] = [old, now] as [[number, string], [number, string]]
  return newUpTo <= upTo && newUntil <= until
}

function isStricterMargin(old: Value, now: Value): boolean {
  if (!Array.isArray(old) || !Array.isArray(now)) return isAdded(old, now)
  return now.every((part, index) => (part as number) <= (old[index] as number))
}

/** From the laxest to the strictest. */
const ORDERS: Readonly<Record<string, readonly Value[]>> = {
  comment: ['never', 'failure', 'on-change', 'always'],
  'on-unchanged': ['skip', 'measure']
}

const SETTINGS: Readonly<Record<string, Compare>> = {
  owned: (_, now) => now === true,
  control: (_, now) => now !== true,
  trial: (_, now) => now === false,
  requests: isMore,
  least: isMore,
  most: isMore,
  'false-alarms': isMore,
  compare: (old) => old === 'off',
  'when-label': isRemoved,
  paths: isRemoved,
  'fail-on': (old, now) => Array.isArray(old) && Array.isArray(now) && old.every((state) => now.includes(state))
}

function isStricterSetting(name: string, old: Value, now: Value): boolean {
  const order = ORDERS[name]
  if (order !== undefined) return order.indexOf(now) > order.indexOf(old) && order.includes(old)
  return SETTINGS[name]?.(old, now) ?? false
}
