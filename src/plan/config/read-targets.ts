import type { InputProblem } from '../../domain/errors.ts'
import { DEFAULT_API, DEFAULT_BASE_URLS } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import { fault, isFault, type PlacedFault } from '../text/fault.ts'
import { hostKind, parseBaseUrl } from '../text/parse-base-url.ts'
import type { Path } from '../text/read-yaml.ts'
import { pathText } from '../text/wording.ts'
import type { TargetConfig } from './config-schema.ts'
import type { ConfigFile } from './read-config.ts'
import { given, type RawInputs, type ReadInputs } from './read-inputs.ts'
import { baseName, type DraftTarget, directName, readTarget, UNSPECIFIED } from './read-target.ts'

interface Given {
  readonly raw: RawInputs
  readonly inputs: ReadInputs
  readonly file: ConfigFile
  readonly world: { readonly defaultConfigPath: string }
}

export interface TargetsReading {
  readonly targets: readonly DraftTarget[]
  readonly problems: readonly InputProblem[]
}

const NO_TARGET_HINT = `Set the inputs of a single target:
      model: gpt-4.1-mini
      api-key: \${{ secrets.OPENAI_API_KEY }}
    or list "targets" in the file. (On the command line: --model gpt-4.1-mini.)`

/** The targets of the file, or the single one that the inputs define. */
export function readTargets(given: Given): TargetsReading {
  const { inputs, file } = given
  if (!file.mentions('targets')) return readSingle(given)
  const refused = inputs.target.given.map((name) => ({
    where: `input "${name}"`,
    message: `defines a single target, but ${file.path} already has "targets"`,
    hint: `Remove the input, or set "${name}" for a target in the file.`
  }))
  const configs = file.config.targets ?? []
  const read = configs.map((config, index) => toReading(config, { given, placeOf: placeInFile(file, index) }))
  return {
    targets: companionsLast(read.flatMap((reading) => reading.targets)),
    problems: [...refused, ...read.flatMap((reading) => reading.problems), ...repeatedTargetIds(configs, file)]
  }
}

function readSingle(sources: Given): TargetsReading {
  const { inputs, file, world } = sources
  const { config, given: names } = inputs.target
  if (config !== undefined) return toReading(config, { given: sources, placeOf: placeOfInput })
  // A model that was given and is wrong is a problem of its own already.
  if (names.includes('model')) return { targets: [], problems: [] }
  const [lone] = names
  if (lone !== undefined) {
    const hint = 'Set the input "model" as well.'
    return {
      targets: [],
      problems: [{ where: `input "${lone}"`, message: 'is set, but "model" is not; a target needs a model', hint }]
    }
  }
  // A named file that is missing has been complained about; more would be noise.
  if (file.problems.length > 0) return { targets: [], problems: [] }
  const what = file.exists ? `${file.path} has no "targets"` : `${world.defaultConfigPath} does not exist`
  const message = `there is nothing to measure: this input is empty, and ${what}`
  return { targets: [], problems: [{ where: 'input "model"', message, hint: NO_TARGET_HINT }] }
}

type PlaceOf = (path: Path) => { readonly where: string; readonly at: string }

function placeInFile(file: ConfigFile, index: number): PlaceOf {
  return (path) => {
    const whole = ['targets', index, ...path]
    return { where: file.at(whole), at: `at ${pathText(whole)}: ` }
  }
}

function placeOfInput(path: Path): ReturnType<PlaceOf> {
  return { where: `input "${pathText(path)}"`, at: '' }
}

interface TargetPlace {
  readonly given: Given
  readonly placeOf: PlaceOf
}

function toReading(config: TargetConfig, { given: sources, placeOf }: TargetPlace): TargetsReading {
  const inputKeyGiven = given(sources.raw, 'api-key') !== undefined
  const read = readTarget(config, inputKeyGiven)
  const companions = COMPANIONS.map((kind) => readCompanion(config, kind, inputKeyGiven))
  const faults = [
    ...(isFaults(read) ? read : []),
    ...sameEndpoints(config),
    // Faults that a companion shares with its target are reported for the target only.
    ...companions.flatMap((one) => (isFaults(one) ? one.filter(({ path }) => isCompanion(path[0])) : []))
  ]
  return {
    targets: faults.length > 0 ? [] : [read, ...companions].filter(isTarget),
    problems: faults.map(({ path, message, ...rest }) => {
      const { where, at } = placeOf(path)
      return { where, message: `${at}${message}`, ...rest }
    })
  }
}

/**
 * An endpoint compared with itself shows no change, whatever was changed. Where a gateway tells builds apart by a header, the
 * header is the difference.
 */
function sameEndpoints(config: TargetConfig): readonly PlacedFault[] {
  const own = endpointOf(config['base-url'] ?? DEFAULT_BASE_URLS[config.api ?? DEFAULT_API])
  const { direct } = config
  const faults: PlacedFault[] = []
  const check = (kind: Companion, other: string | undefined, name: string): void => {
    const companion = config[kind]
    if (companion === undefined || companion['extra-headers'] !== undefined) return
    const endpoint = endpointOf(companion['base-url'])
    if (endpoint === undefined || endpoint !== other) return
    const message = `${quote(companion['base-url'])} is ${name}, so the comparison would be with itself`
    faults.push({ path: [kind, 'base-url'], ...fault(message, COMPANION_HINTS[kind]) })
  }
  check('base', own, 'the address of the target itself')
  check('direct', own, 'the address of the target itself')
  if (direct?.['extra-headers'] === undefined)
    check('base', endpointOf(direct?.['base-url']), 'also the address of "direct"')
  return faults
}

const COMPANION_HINTS: Readonly<Record<'direct' | 'base', string>> = {
  base: 'Start the build before the change on a port of its own, and give its address.',
  direct: 'Give the address of the upstream that this target forwards to.'
}

/** An address in one form: every name of this machine is one, and a path ends without a slash. */
function endpointOf(text: string | undefined): string | undefined {
  const url = parseBaseUrl(text ?? '')
  if (isFault(url)) return undefined
  const { hostname, port, protocol, pathname, search } = new URL(url.text)
  const host =
    hostKind(hostname) === 'loopback' || UNSPECIFIED.includes(hostname) ? 'this machine' : hostname.replace(/\.$/, '')
  return [protocol, host, port, pathname.replace(/\/+$/, ''), search].join(' ')
}

/** Endpoints that a target may name in addition to its own: its upstream, and its build before the change. */
const COMPANIONS = ['direct', 'base'] as const
type Companion = (typeof COMPANIONS)[number]
const COMPANION_MEMBERS: readonly (PropertyKey | undefined)[] = ['base-url', 'api-key-env', 'extra-headers']

/** The upstream of a target, or its build before the change: the same requests, sent to another endpoint. */
function readCompanion(
  config: TargetConfig,
  kind: Companion,
  inputKeyGiven: boolean
): DraftTarget | readonly PlacedFault[] | undefined {
  const own = config[kind]
  if (own === undefined) return undefined
  const {
    'api-key-env': _key,
    'extra-headers': _headers,
    direct: _direct,
    base: _base,
    control: _control,
    'wait-for': waitFor,
    ...shared
  } = config
  const together = { ...shared, 'wait-for': sharedWait(kind, waitFor), ...own }
  const read = readTarget(together, inputKeyGiven, isReachedByInputKey(config, together))
  if (isFaults(read)) {
    return read.map((found) =>
      COMPANION_MEMBERS.includes(found.path[0]) ? { ...found, path: [kind, ...found.path] } : found
    )
  }
  const of = config.id ?? config.model
  return kind === 'direct'
    ? { ...read, id: directName(of), directOf: of, owned: false }
    : { ...read, id: baseName(of), baseOf: of, owned: config.owned ?? true }
}

/** A base has the same paths as its target. An upstream is another program, and an address is waited for once. */
function sharedWait(kind: Companion, waitFor: string | undefined): string | undefined {
  return kind === 'base' && waitFor?.startsWith('/') === true ? waitFor : undefined
}

/**
 * The input "api-key" is for the places of the targets. What stands beside one gets it there too, and on this machine, but at
 * any other place only a key that is named for it.
 */
function isReachedByInputKey(target: TargetConfig, companion: TargetConfig): boolean {
  const [one, other] = [target, companion].map((config) => {
    const url = parseBaseUrl(config['base-url'] ?? DEFAULT_BASE_URLS[config.api ?? DEFAULT_API] ?? '')
    return isFault(url) ? undefined : new URL(url.text)
  })
  if (one === undefined || other === undefined) return false
  return one.origin === other.origin || [one, other].every(({ hostname }) => hostKind(hostname) === 'loopback')
}

function isCompanion(step: PropertyKey | undefined): boolean {
  return COMPANIONS.some((kind) => kind === step)
}

/** The configured targets first, then their upstreams, then their bases: the order that a plan promises. */
function companionsLast(targets: readonly DraftTarget[]): readonly DraftTarget[] {
  const rank = ({ directOf, baseOf }: DraftTarget) => (baseOf === undefined ? (directOf === undefined ? 0 : 1) : 2)
  return targets.toSorted((a, b) => rank(a) - rank(b))
}

function isTarget(read: DraftTarget | readonly PlacedFault[] | undefined): read is DraftTarget {
  return read !== undefined && !Array.isArray(read)
}

function isFaults(read: DraftTarget | readonly PlacedFault[] | undefined): read is readonly PlacedFault[] {
  return Array.isArray(read)
}

function repeatedTargetIds(configs: readonly TargetConfig[], file: ConfigFile): readonly InputProblem[] {
  const ids = configs.map(({ id, model }) => id ?? model)
  return ids.flatMap((id, index) => {
    const taken = ids.indexOf(id)
    const owner = ids.find((other) => [directName(other), baseName(other)].includes(id))
    if (taken === index && owner === undefined) return []
    const by = taken === index ? `the base or upstream of ${quote(owner ?? '')}` : `targets[${taken}]`
    const message = `at targets[${index}]: the id ${quote(id)} is already used by ${by}`
    return [{ where: file.at(['targets', index, 'id']), message, hint: 'Give each target an "id" of its own.' }]
  })
}
