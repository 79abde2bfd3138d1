import type { Dispatcher } from 'undici'
import { type Connector, type ConnectorOptions, connectOptions } from './connector.ts'
import { type Environment, proxySettings } from './proxy.ts'
import { Agent, EnvHttpProxyAgent } from './undici-parts.ts'

/**
 * Longer than any pause between two requests of a run, so that a connection which warm-up opened is still there for
 * the last of them. A server that closes earlier says so, and undici then keeps to that.
 */
const KEEP_ALIVE_MS = 60_000
/** A reply of tokens is a few megabytes at most; beyond this the server does not send one. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024

export interface DispatcherOptions extends Omit<ConnectorOptions, 'clock'> {
  /**
   * As many as requests are in flight. Without a limit, undici opens another connection for a request that comes in the
   * same turn in which the last one ended, and warm-up will not have opened that one.
   */
  readonly connectionCount: number
  readonly connector: Connector
  readonly environment: Environment
}

/**
 * The connections to one origin: kept alive, one request at a time on each, HTTP/1.1, and none of undici's timeouts,
 * which fire up to half a second late. Neither redirects nor retries.
 */
export function createDispatcher(origin: string, options: DispatcherOptions): Dispatcher {
  const { connector, environment } = options
  const settings = {
    connect: connector.connect,
    connections: options.connectionCount,
    connectTimeout: options.connectTimeoutMs,
    allowH2: false,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxResponseSize: MAX_RESPONSE_BYTES
  }
  const proxy = proxySettings(origin, environment)
  if (proxy === undefined) return new Agent(settings)
  // A proxy opens its connections with these two instead of the connector.
  return new EnvHttpProxyAgent({
    ...settings,
    ...proxy,
    requestTls: connectOptions(options),
    proxyTls: connectOptions(options)
  })
}
