import { KnownError } from '../../domain/errors.ts'

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
 * curl and other clients do not.
 */
export function proxySettings(origin: string, environment: Environment): ProxySettings | undefined {
  const secure = origin.startsWith('https:')
  const [name, value] = variable(environment, secure ? 'https_proxy' : 'http_proxy')
  if (value === '') return undefined
  checkProxy(name, value)
  const [, noProxy] = variable(environment, 'no_proxy')
  return { httpProxy: secure ? '' : value, httpsProxy: secure ? value : '', noProxy }
}

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
