import { KnownError } from '../../domain/errors.ts'
import { hostKind } from '../../plan/text/parse-base-url.ts'

/** Which proxy the environment names for an origin, as undici wants it told: an empty text is no proxy. */
export interface ProxySettings {
  readonly httpProxy: string
  readonly httpsProxy: string
  readonly noProxy: string
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`. The lower-case name wins, even where it is empty, as everywhere.
 * Only the variable of the origin's own protocol counts: undici would send https through `http_proxy` too, which
 * curl and other clients do not. Plain http to this machine goes through none: the proxy would read it.
 */
export function proxySettings(origin: string, environment: Environment): ProxySettings | undefined {
  const secure = origin.startsWith('https:')
  const [name, value] = variable(environment, secure ? 'https_proxy' : 'http_proxy')
  if (value === '') return undefined
  checkProxy(name, value)
  if (!secure && hostKind(new URL(origin).hostname) === 'loopback') return undefined
  const [, noProxy] = variable(environment, 'no_proxy')
  return { httpProxy: secure ? '' : value, httpsProxy: secure ? value : '', noProxy }
}

/**
 * Refuses to send a secret to an origin whose proxy would read it: over https there is a tunnel, over http the proxy gets
 * every header in plain text.
 */
export function refuseReadingProxy(origin: string, environment: Environment, who: string): void {
  const settings = proxySettings(origin, environment)
  if (settings === undefined || settings.httpProxy === '' || isPassedBy(origin, settings.noProxy)) return
  const { hostname } = new URL(origin)
  const [name] = variable(environment, 'http_proxy')
  throw new KnownError(
    'invalid-input',
    `${who}: its key or header would be sent in plain text through the proxy that ${name} names`,
    { hint: `Add ${hostname} to NO_PROXY, or use https.` }
  )
}

/** A proxy as a message may name it: its variable and its host, without what else the address holds. */
export interface NamedProxy {
  readonly variable: string
  readonly host: string
}

/** Returns the proxy that requests to an origin go through; undefined where they go straight. */
export function proxyOnTheWay(origin: string, environment: Environment): NamedProxy | undefined {
  const settings = proxySettings(origin, environment)
  if (settings === undefined || isPassedBy(origin, settings.noProxy)) return undefined
  const [name, value] = variable(environment, origin.startsWith('https:') ? 'https_proxy' : 'http_proxy')
  return { variable: name, host: new URL(value).host }
}

/** Reads `no_proxy` no more generously than undici does: where the two differ, the request is refused. */
function isPassedBy(origin: string, noProxy: string): boolean {
  const { hostname, port } = new URL(origin)
  const host = hostname.replaceAll(/^\[|\]$|\.$/g, '')
  const names = [host, `${hostname}:${port === '' ? '80' : port}`]
  return noProxy.split(/[,\s]+/).some((entry) => {
    const suffix = entry.toLowerCase().replace(/^\*?(?=\.)/, '')
    if (suffix === '') return false
    if (entry === '*' || (names.includes(suffix) && !entry.startsWith('*'))) return true
    return names.some((name) => name.endsWith(suffix.startsWith('.') ? suffix : `.${suffix}`))
  })
}

/** The code of an exchange whose tunnel a proxy refused, with the status of its answer. */
export const PROXY_REFUSED = /^PROXY_(?<status>\d{3})$/

function variable(environment: Environment, lowerName: string): readonly [name: string, value: string] {
  const upperName = lowerName.toUpperCase()
  const lower = environment[lowerName]
  return lower === undefined ? [upperName, environment[upperName]?.trim() ?? ''] : [lowerName, lower.trim()]
}

/** The value may hold a password, so it is never shown. */
function checkProxy(name: string, value: string): void {
  const { protocol } = URL.parse(value) ?? {}
  if (protocol === 'http:' || protocol === 'https:') return
  throw new KnownError('invalid-input', `variable ${name} holds no proxy address; expected http://HOST:PORT`, {
    hint: `Write the proxy with its scheme, or clear ${name}.`
  })
}
