import net from 'node:net'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { Dispatcher } from 'undici'
import { systemClock } from '../../../src/measure/wire/clock.ts'
import { createConnector } from '../../../src/measure/wire/connector.ts'
import { createDispatcher } from '../../../src/measure/wire/dispatchers.ts'
import { errorCode } from '../../../src/measure/wire/transport.ts'
import { document, head, type Script, startRawServer } from '../../support/raw-server.ts'

afterEach(() => void jest.restoreAllMocks())

function dispatcherOf(origin: string, connectionCount = 1, environment: Readonly<Record<string, string>> = {}) {
  const options = { connectTimeoutMs: 2000, caPem: undefined }
  const connector = createConnector({ ...options, clock: systemClock })
  return createDispatcher(origin, { ...options, connector, environment, connectionCount })
}

/** How it ended, and how much of a body came; `atEnd` is called in the very turn. */
function ask(dispatcher: Dispatcher, origin: string, atEnd: () => void = () => undefined) {
  return new Promise<{ readonly end: string; readonly bodyBytes: number }>((resolve) => {
    let bodyBytes = 0
    dispatcher.dispatch(
      { origin, path: '/', method: 'POST', body: '{}' },
      {
        onRequestStart: () => undefined,
        onResponseStart: () => undefined,
        onResponseData: (_, bytes) => {
          bodyBytes += bytes.length
        },
        onResponseEnd: () => {
          atEnd()
          resolve({ end: 'complete', bodyBytes })
        },
        onResponseError: (_, error) => resolve({ end: errorCode(error), bodyBytes })
      }
    )
  })
}

async function withServer<T>(script: Script, use: (origin: string) => Promise<T>) {
  const server = await startRawServer(() => script)
  try {
    const result = await use(new URL(server.url).origin)
    return { result, connections: server.served.map(({ connection }) => connection) }
  } finally {
    await server.close()
  }
}

describe('the connections to an origin', () => {
  it('are no more than asked for, however many requests there are at once', async () => {
    const { connections } = await withServer(document(200, '{}'), async (origin) => {
      const dispatcher = dispatcherOf(origin, 2)
      await Promise.all(Array.from({ length: 6 }, () => ask(dispatcher, origin)))
      await dispatcher.destroy()
    })
    expect(connections).toHaveLength(6)
    expect(new Set(connections).size).toBe(2)
  })

  it('are not added to by a request that comes in the turn in which the last one ended', async () => {
    const { connections } = await withServer(document(200, '{}'), async (origin) => {
      const dispatcher = dispatcherOf(origin)
      await new Promise<void>((resolve) => {
        void ask(dispatcher, origin, () => void ask(dispatcher, origin, () => void ask(dispatcher, origin, resolve)))
      })
      await dispatcher.destroy()
    })
    expect(connections).toEqual([0, 0, 0])
  })
})

describe('a reply that is too long', () => {
  const MEBIBYTE = 1024 * 1024

  it('is cut at 64 MiB', async () => {
    const long: Script = [
      { atMs: 0, bytes: head() },
      { atMs: 0, bytes: Buffer.alloc(65 * MEBIBYTE), close: 'fin' }
    ]
    const { result } = await withServer(long, async (origin) => {
      const dispatcher = dispatcherOf(origin)
      const asked = await ask(dispatcher, origin)
      await dispatcher.destroy()
      return asked
    })
    expect(result.end).toBe('UND_ERR_RES_EXCEEDED_MAX_SIZE')
    expect(result.bodyBytes).toBeGreaterThan(63 * MEBIBYTE)
    expect(result.bodyBytes).toBeLessThanOrEqual(64 * MEBIBYTE)
  })
})

describe('an address of a host with several', () => {
  it.each([
    ['of the server', () => ({})],
    ['of a proxy', (origin: string) => ({ http_proxy: origin })]
  ])('%s has a second to answer before the next is tried', async (_, environmentOf) => {
    const connecting = jest.spyOn(net, 'connect')
    await withServer(document(200, '{}'), async (origin) => {
      const dispatcher = dispatcherOf(origin, 1, environmentOf(origin))
      await ask(dispatcher, origin)
      await dispatcher.destroy()
    })
    expect(connecting.mock.calls).toMatchObject([[{ autoSelectFamilyAttemptTimeout: 1000 }]])
  })
})
