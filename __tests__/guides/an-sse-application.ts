import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Application {
  readonly url: string
  /** The bodies that it was sent. */
  readonly asked: readonly unknown[]
  readonly close: () => Promise<void>
}

const WORDS = 'You can send it back within 30 days of the delivery, at no cost.'.split(/(?= )/)

/** The application of the guide: it looks something up, says so, and then answers word by word. */
export async function startApplication(lookUpMs: number): Promise<Application> {
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    void answer(request, response, { lookUpMs, asked })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { lookUpMs, asked }: { readonly lookUpMs: number; readonly asked: unknown[] }
): Promise<void> {
  const body = (await request.toArray()).join('')
  if (request.method !== 'POST' || request.url !== '/api/chat') {
    response.writeHead(404).end()
    return
  }
  asked.push(JSON.parse(body))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (event: object): void => void response.write(`data: ${JSON.stringify(event)}\n\n`)
  send({ type: 'sources', content: 'refunds.md' })
  await wait(lookUpMs)
  for (const content of WORDS) {
    send({ type: 'token', content })
    await wait(1)
  }
  send({ type: 'end' })
  response.end()
}
