import type * as Front from 'undici'
// @ts-expect-error undici has no types for its parts: those of its front are given below
import connectCall from 'undici/lib/api/api-connect.js'
// @ts-expect-error as above
import connector from 'undici/lib/core/connect.js'
// @ts-expect-error as above
import agent from 'undici/lib/dispatcher/agent.js'
// @ts-expect-error as above
import dispatcher from 'undici/lib/dispatcher/dispatcher.js'
// @ts-expect-error as above
import envHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'

// What is used of undici and nothing else of it: its front also loads `fetch`, WebSockets, caches and mocks, two thirds of
// what would have to be read of it before a job begins.
export const buildConnector: typeof Front.buildConnector = connector
export const Agent: typeof Front.Agent = agent
export const EnvHttpProxyAgent: typeof Front.EnvHttpProxyAgent = envHttpProxyAgent

// The front gives dispatchers the calls of its API as well, and a tunnel through a proxy is opened by this one.
Object.assign(dispatcher.prototype, { connect: connectCall })
