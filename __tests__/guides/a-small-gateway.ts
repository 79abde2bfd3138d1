import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Gateway {
  readonly url: string
  readonly close: () => Promise<void>
}

/** A gateway that does nothing but think for a while about each request, and pass it on. */
export async function startGateway(upstream: string, delayMs: number): Promise<Gateway> {
  const server = createServer((incoming, outgoing) => {
    void passOn(incoming, outgoing, { upstream, delayMs })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  }
}

async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { upstream, delayMs }: { readonly upstream: string; readonly delayMs: number }
): Promise<void> {
  const body = Buffer.concat(await incoming.toArray())
  await wait(delayMs)
  const { host: _host, connection: _connection, ...headers } = incoming.headers
  const onward = request(new URL(incoming.url ?? '', upstream), { method: incoming.method, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(outgoing)
  })
  onward.on('error', () => outgoing.writeHead(502).end())
  onward.end(body)
}
