import type { Dispatcher } from 'undici'
import { KnownError } from '../../domain/errors.ts'
import type { Schedule, Target } from '../../domain/plan.ts'
import type { Secret } from '../../domain/secret.ts'
import { variableFault } from '../../plan/text/variable-fault.ts'
import { firstParameters, type SettledParameters } from '../../providers/negotiation/settled-parameters.ts'
import { dialectOf } from '../../providers/registry.ts'
import { type HealthWatch, watchHealth } from './client-health.ts'
import type { Clock } from './clock.ts'
import { type ClientCertificate, type Connector, checkCertificates, createConnector } from './connector.ts'
import { createDispatcher } from './dispatchers.ts'
import { type Environment, type NamedProxy, proxyOnTheWay, refuseReadingProxy } from './proxy.ts'
import { type SendingSockets, watchSendingSockets } from './sending-sockets.ts'
import { awsCredentials, awsSecrets, type Signable, signedHeaders, signingOf } from './sign-request.ts'

/** By target: the parameters settled while warming up, kept for as long as the job measures. */
export type SettledByTarget = Map<string, SettledParameters>

export interface MeasureContextOptions {
  readonly keyOf: (target: Target) => Secret | undefined
  readonly environment: Environment
  readonly caPem?: string
  readonly clientCertificate?: ClientCertificate | undefined
  readonly clock: Clock
  readonly nonce: () => string
  /** From which delay on this process's own pauses void a sample; 100 ms unless given. */
  readonly stallMs?: number | undefined
  /** Signatures carry the time of day. */
  readonly wallClock?: () => Date
  /** Settled by earlier measurements of the job. */
  readonly settled?: SettledByTarget
}

/** Everything the requests of one run share. */
export interface MeasureContext {
  readonly clock: Clock
  readonly startMs: number
  readonly schedule: Schedule
  readonly nonce: () => string
  /** Written while warming up, and only then. */
  readonly settled: SettledByTarget
  readonly connector: Connector
  readonly sockets: SendingSockets
  readonly health: HealthWatch
  /** Hold the key: never to be shown. */
  readonly headersOf: (target: Target) => Readonly<Record<string, string>>
  /** The headers of one request, with its signature where the target's API wants one. */
  readonly sign: (target: Target, request: Signable) => Promise<Readonly<Record<string, string>>>
  /** Values that no message may repeat. */
  readonly secretsOf: (target: Target) => readonly string[]
  /** Those among them that the environment or the user's secrets gave, and not a header's plain text. */
  readonly filledInOf: (target: Target) => readonly string[]
  /** The proxy between this machine and a target. */
  readonly proxyOf: (target: Target) => NamedProxy | undefined
  /** The kept-alive connections to an origin. */
  readonly dispatcherOf: (origin: string) => Dispatcher
  /** Connections of its own, for a request that must not meet an old one. To be destroyed by the caller. */
  readonly freshDispatcher: (origin: string) => Dispatcher
  readonly close: () => Promise<void>
}

/** Opens nothing yet, but refuses headers, proxies and certificates that could not be used. */
export function openMeasureContext(
  targets: readonly Target[],
  schedule: Schedule,
  options: MeasureContextOptions
): MeasureContext {
  const { clock, environment, caPem, clientCertificate, wallClock = () => new Date() } = options
  const connectTimeoutMs = schedule.requestTimeouts.connectMs
  refuseUnsafe(targets, { ...options, connectTimeoutMs })
  const connector = createConnector({ clock, connectTimeoutMs, caPem, clientCertificate })
  const headers = new Map(targets.map((each) => [each.id, buildHeaders(each, options.keyOf(each), environment)]))
  const credentials = awsCredentials(environment)
  const signings = new Map(
    targets.map((each) => [each.id, signingOf(each, { headers: headers.get(each.id) ?? {}, credentials, environment })])
  )
  const create = (origin: string, connectionCount: number): Dispatcher =>
    createDispatcher(origin, { connector, environment, caPem, clientCertificate, connectTimeoutMs, connectionCount })
  const freshDispatcher = (origin: string): Dispatcher => create(origin, 1)
  const dispatchers = new Map(
    [...new Set(targets.map(targetOrigin))].map((origin) => [origin, create(origin, schedule.inFlightCount)] as const)
  )
  const sockets = watchSendingSockets()
  const health = watchHealth(clock, options.stallMs)
  return {
    clock,
    startMs: clock.nowMs(),
    schedule,
    nonce: options.nonce,
    settled: options.settled ?? new Map(),
    connector,
    sockets,
    health,
    headersOf: (target) => headers.get(target.id) ?? {},
    sign: async (target, request) => {
      const signing = signings.get(target.id)
      return signing === undefined ? request.headers : signedHeaders(request, signing, wallClock())
    },
    ...secretsIn(targets, headers, options),
    proxyOf: (target) => proxyOnTheWay(targetOrigin(target), environment),
    dispatcherOf: (origin) => dispatchers.get(origin) ?? freshDispatcher(origin),
    freshDispatcher,
    close: async () => {
      sockets.close()
      health.close()
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()))
    }
  }
}

/** By target, so that the secrets of one do not hide words of another. */
function secretsIn(
  targets: readonly Target[],
  headers: ReadonlyMap<string, Readonly<Record<string, string>>>,
  { keyOf, environment }: Pick<MeasureContextOptions, 'keyOf' | 'environment'>
): Pick<MeasureContext, 'secretsOf' | 'filledInOf'> {
  const ofAws = awsSecrets(awsCredentials(environment))
  const filledIns = new Map(
    targets.map((target) => [target.id, [...filledInValues(target, keyOf(target), environment), ...ofAws]])
  )
  const filledInOf = ({ id }: Target): readonly string[] => filledIns.get(id) ?? []
  return { filledInOf, secretsOf: (target) => [...secretValues(headers.get(target.id) ?? {}), ...filledInOf(target)] }
}

/** The gate's own headers are no secret, and their values are words that a server may well use. */
const PUBLIC_HEADERS = ['content-type', 'accept', 'accept-encoding', 'user-agent', 'anthropic-version']

function secretValues(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).flatMap(([name, value]) => (PUBLIC_HEADERS.includes(name) ? [] : [value]))
}

/** The key, and what the environment gave to each header: by itself, since the server may repeat it without its neighbors. */
function filledInValues(
  { extraHeaders }: Target,
  key: Secret | undefined,
  environment: Environment
): readonly string[] {
  const names = Object.values(extraHeaders).flatMap((value) =>
    [...value.matchAll(VARIABLE)].map(([, name = '']) => name)
  )
  return [...names.flatMap((name) => environment[name] ?? []), ...(key === undefined ? [] : [key.reveal()])]
}

const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g

/** Refuses certificates that are none, and proxies that would read a secret. */
function refuseUnsafe(
  targets: readonly Target[],
  { keyOf, environment, ...certificates }: MeasureContextOptions & { readonly connectTimeoutMs: number }
): void {
  checkCertificates({ caPem: undefined, ...certificates })
  for (const target of targets.filter((each) => sendsSecret(each, keyOf(each))))
    refuseReadingProxy(targetOrigin(target), environment, `target ${JSON.stringify(target.id)}`)
}

/** Whatever comes from the environment may be a secret. */
function sendsSecret({ extraHeaders }: Target, key: Secret | undefined): boolean {
  return key !== undefined || Object.values(extraHeaders).some((value) => value.includes('${'))
}

/** Returns a target's settled parameters, or those of its first request while nothing is settled. */
export function settledOf(settled: SettledByTarget, target: Target): SettledParameters {
  return settled.get(target.id) ?? firstParameters(dialectOf(target), target)
}

export function targetOrigin(target: Target): string {
  return new URL(target.baseUrl).origin
}

/** Headers that frame the request, or would bring a reply in pieces that nobody can time. */
const RESERVED = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'expect', 'upgrade']

/**
 * The headers of every request to a target, the key's among them: never to be shown. The target's own headers win, so
 * that a host can be served whose key goes elsewhere.
 */
function buildHeaders(target: Target, key: Secret | undefined, environment: Environment): Record<string, string> {
  const dialect = dialectOf(target)
  const { header, prefix } = dialect.authOf(new URL(target.baseUrl).hostname)
  const own = Object.entries(target.extraHeaders).map(([name, value]) => {
    return [checkedName(target, name), filledIn(target, name, { value, environment })] as const
  })
  return {
    'content-type': 'application/json',
    'user-agent': 'llm-latency-gate',
    ...dialect.headers,
    ...(key === undefined ? {} : { [header]: `${prefix}${key.reveal()}` }),
    ...Object.fromEntries(own),
    // Compressed streams come in bursts, when the compressor is full: 218 ms to the first event instead of 56.
    'accept-encoding': 'identity'
  }
}

function checkedName(target: Target, name: string): string {
  const lower = name.toLowerCase()
  if (!RESERVED.includes(lower)) return lower
  throw new KnownError(
    'invalid-input',
    `${whereOf(target, name)}: the gate sets this header itself; any other name is allowed`
  )
}

/** `${NAME}` stands for a variable of the environment. */
function filledIn(
  target: Target,
  name: string,
  { value, environment }: { readonly value: string; readonly environment: Environment }
): string {
  const filled = value.replace(VARIABLE, (_, variable: string) => {
    const refused = variableFault(variable)
    // Recorded plans have headers too, and whoever wrote those is not known.
    if (refused !== undefined) throw new KnownError('invalid-input', `${whereOf(target, name)}: ${refused.message}`)
    const found = environment[variable]
    if (found !== undefined && found !== '') return found
    throw new KnownError('invalid-input', `${whereOf(target, name)}: variable ${variable} is not set`, {
      hint: `Set ${variable} in the environment of the step, or remove the header.`
    })
  })
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(filled)) return filled
  throw new KnownError('invalid-input', `${whereOf(target, name)}: the value has characters that no header can carry`)
}

function whereOf(target: Target, name: string): string {
  return `target ${JSON.stringify(target.id)}, "extra-headers", ${JSON.stringify(name)}`
}
