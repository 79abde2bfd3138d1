import { CUSTOM_API, DEFAULT_API, DEFAULT_BASE_URLS, type Target, type TargetApi } from '../../domain/plan.ts'
import type { ReservedFor } from '../../providers/dialect.ts'
import { isKnownProvider } from '../../providers/presets.ts'
import { DIALECTS } from '../../providers/registry.ts'
import { type Fault, fault, isFault, type PlacedFault } from '../text/fault.ts'
import { headerFault, isCredential } from '../text/header-fault.ts'
import { type BaseUrl, hostKind, parseBaseUrl } from '../text/parse-base-url.ts'
import type { Path } from '../text/read-yaml.ts'
import { VARIABLES_IN_VALUE, variableFault } from '../text/variable-fault.ts'
import type { TargetConfig } from './config-schema.ts'
import { customFaults, pathFaults, readCustom } from './read-custom.ts'

/** A target before its fingerprint, which needs the whole schedule. */
export type DraftTarget = Omit<Target, 'fingerprint'>

/**
 * Reads one target of the file or of the inputs, or says everything that is wrong with it. `inputKeyGiven` tells whether
 * the input "api-key" is there for targets that name no variable, and `isReached` whether it may go to this one.
 */
export function readTarget(
  config: TargetConfig,
  inputKeyGiven: boolean,
  isReached = true
): DraftTarget | readonly PlacedFault[] {
  const { api = DEFAULT_API } = config
  const given = config['base-url'] ?? DEFAULT_BASE_URLS[api]
  const url = given === undefined ? noBaseUrl(api) : parseBaseUrl(given)
  const faults = [
    ...customFaults(config),
    ...reservedMemberFaults(config, api),
    ...headerFaults(config),
    ...variableFaults(config)
  ]
  if (isFault(url)) return [{ path: ['base-url'], ...url }, ...faults]
  const key = targetKey(config, url, isReached ? { inputKeyGiven } : undefined)
  const refusal = httpFault(config, url, key)
  if (refusal !== undefined) return [{ path: ['base-url'], ...refusal }, ...faults]
  const wait = waitForFault(config, url)
  if (wait !== undefined) faults.push({ path: ['wait-for'], ...wait })
  return faults.length > 0 ? faults : toTarget(config, url, key)
}

function noBaseUrl(api: TargetApi): Fault {
  return fault(
    `"base-url" is missing, and ${api} has no default address`,
    'Add "base-url" with the address of the API, without the path of a call.'
  )
}

const READY_TIMEOUT_MS = 60_000

function toTarget(config: TargetConfig, url: BaseUrl, key: Target['key']): DraftTarget {
  const { id, model, api = DEFAULT_API, custom, params = {}, labels = {}, price, control } = config
  return {
    id: id ?? model,
    model,
    api,
    ...(custom === undefined ? {} : { custom: readCustom(custom) }),
    baseUrl: url.text,
    key,
    params,
    extraBody: config['extra-body'] ?? {},
    extraHeaders: config['extra-headers'] ?? {},
    labels,
    price,
    owned: isOwned(config, url),
    control,
    buildId: config['build-id'],
    readyTimeoutMs: config['ready-timeout'] ?? READY_TIMEOUT_MS,
    ...waitFor(config, url)
  }
}

function waitFor({ 'wait-for': given }: TargetConfig, url: BaseUrl): Pick<Target, 'waitFor'> {
  return given === undefined ? {} : { waitFor: new URL(given, new URL(url.text).origin).href }
}

/** A pull request names the address, and whatever asks it stands within a network: it is one of the target's own, or near. */
function waitForFault({ 'wait-for': given }: TargetConfig, url: BaseUrl): Fault | undefined {
  if (given === undefined) return undefined
  if (!/^https?:/i.test(given)) return pathFaults(given)[0]
  const found = parseBaseUrl(given)
  if (isFault(found)) return found
  if (found.hostname === url.hostname || hostKind(found.hostname) !== 'public') return undefined
  return fault(
    `got the host ${found.hostname}; expected the host of "base-url", this machine, or a private address`,
    'Write a path such as /health for the host of "base-url".'
  )
}

/** A target whose previous build runs next to it is built here, whatever its host. */
function isOwned({ owned, base }: TargetConfig, { hostname }: BaseUrl): boolean {
  return owned ?? (base !== undefined || hostKind(hostname) !== 'public' || !isKnownProvider(hostname))
}

/**
 * A hosted API refuses every request without a key, so a target there that names none means the input, even where that
 * came empty, as a secret does on a fork: the missing key can then be named before anything is sent.
 */
function targetKey(
  config: TargetConfig,
  url: BaseUrl,
  input: { readonly inputKeyGiven: boolean } | undefined
): Target['key'] {
  const name = config['api-key-env']
  if (name !== undefined) return { from: 'environment', name }
  if (Object.keys(config['extra-headers'] ?? {}).some(isCredential)) return { from: 'none' }
  if (input === undefined) return { from: 'none' }
  return { from: input.inputKeyGiven || isKnownProvider(url.hostname) ? 'input' : 'none' }
}

/** Servers print it when they start. */
export const UNSPECIFIED: readonly string[] = ['0.0.0.0', '[::]']

/** Plain http shows a key to everyone on the way, and a prompt as well. */
function httpFault(config: TargetConfig, url: BaseUrl, key: Target['key']): Fault | undefined {
  if (url.secure) return undefined
  const kind = hostKind(url.hostname)
  if (kind === 'public') {
    if (UNSPECIFIED.includes(url.hostname)) {
      const own = url.text.replace(url.hostname, '127.0.0.1')
      return fault(`${url.hostname} is an address to listen on, and none to connect to`, `Write "${own}".`)
    }
    const expected = 'expected https, because plain http is allowed only for loopback and private addresses'
    return fault(`got plain http for ${url.hostname}; ${expected}`, `Write "${url.text.replace(/^http:/, 'https:')}".`)
  }
  // What comes from the environment may be a secret, whatever the header is called.
  const isSecret = ([name, value]: readonly [string, string]) => isCredential(name) || value.includes('${')
  const sendsKey = key.from !== 'none' || Object.entries(config['extra-headers'] ?? {}).some(isSecret)
  if (kind === 'loopback' || !sendsKey || config['allow-http'] === true) return undefined
  const hint = 'Use https, or add "allow-http: true" to the target in the file if nobody else is on that network.'
  return fault(`the key would be sent to ${url.hostname} over plain http`, hint)
}

const RESERVED_HINTS: Readonly<Record<ReservedFor, string>> = {
  model: 'Set "model" of the target instead.',
  prompts: 'Put prompts into a prompt set.',
  stream: 'Remove it: every reply is streamed.',
  'one-reply': 'Remove it: each request gets one reply.'
}

/**
 * Refuses members of `params` and `extra-body` that the gate sets itself. They decide what is measured; set twice, the
 * request would differ from what the report says.
 */
export function reservedMemberFaults(config: TargetConfig, api: TargetApi): readonly PlacedFault[] {
  if (api === CUSTOM_API) return []
  const { reserved, outputLimit } = DIALECTS[api]
  return (['params', 'extra-body'] as const)
    .flatMap((section) => memberPaths(config[section] ?? {}, [section], outputLimit.within))
    .flatMap((path) => {
      const name = String(path.at(-1))
      const kind = Object.hasOwn(reserved, name) ? reserved[name] : undefined
      return kind === undefined ? [] : [{ path, ...fault('the gate sets this member itself', RESERVED_HINTS[kind]) }]
    })
}

/** The paths of members, and of those in the object where the API keeps its settings. */
function memberPaths(members: object, parent: Path, settings: string | undefined): readonly Path[] {
  return Object.entries(members).flatMap(([name, value]) => {
    const path = [...parent, name]
    const isSettings = camelCase(name) === settings && typeof value === 'object' && value !== null
    return isSettings ? [path, ...Object.keys(value).map((inner) => [...path, inner])] : [path]
  })
}

/** Google's API takes its names in snake case as well. */
function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function headerFaults(config: TargetConfig): readonly PlacedFault[] {
  return Object.entries(config['extra-headers'] ?? {}).flatMap(([name, value]) => {
    const found = headerFault(name, value)
    return found === undefined ? [] : [{ path: ['extra-headers', name], ...found }]
  })
}

/** Which variable is sent where is data, so that it must not be able to name what is nobody's but the runner's. */
function variableFaults(config: TargetConfig): readonly PlacedFault[] {
  const { 'api-key-env': key, 'extra-headers': headers = {} } = config
  const named = [
    ...(key === undefined ? [] : [{ path: ['api-key-env'], name: key }]),
    ...Object.entries(headers).flatMap(([header, value]) =>
      [...value.matchAll(VARIABLES_IN_VALUE)].map(([, name = '']) => ({ path: ['extra-headers', header], name }))
    )
  ]
  return named.flatMap(({ path, name }) => {
    const found = variableFault(name)
    return found === undefined ? [] : [{ path, ...found }]
  })
}

/** The name of a target's upstream. */
export function directName(target: string): string {
  return `${target} (direct)`
}

/** The name of a target's other arm: what stood before the change. */
export function baseName(target: string): string {
  return `${target} (base)`
}
