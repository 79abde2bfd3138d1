// `npm run bench:fidelity`: compares the times of each client with the server's own, on the same plan, in one run.
import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { type Errors, errorsOf, middleOf } from './errors-of.ts'
import { installPeers } from './install.ts'
import type { ClientReport, Load } from './load.ts'
import type { ServedStream, ServerCommand } from './server.ts'

const HERE = import.meta.dirname
const CLIENTS = {
  gate: 'this project',
  'bare-undici': 'undici.request + eventsource-parser',
  'openai-sdk': 'openai SDK',
  'ai-sdk': 'AI SDK streamText',
  urllib: 'Python urllib',
  'gate-worker': 'this project, capture in a thread'
} as const
type ClientId = keyof typeof CLIENTS

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    streams: { type: 'string', default: '1,64,256' },
    clients: { type: 'string', default: 'gate,bare-undici,openai-sdk,ai-sdk,urllib' }
  }
})

/** A few long streams say little about the first token, so the load with one stream repeats it more often. */
function loadOf(baseUrl: string, streamCount: number): Load {
  const common = { baseUrl, streamCount, ttftMs: 100, tokensPerSecond: 50 }
  return streamCount < 10
    ? { ...common, requestsPerLane: 30, tokenCount: 20 }
    : { ...common, requestsPerLane: 3, tokenCount: 50 }
}

interface Server {
  readonly baseUrl: string
  readonly prepare: (load: Load) => Promise<void>
  readonly report: () => Promise<Readonly<Record<string, ServedStream>>>
  readonly stop: () => void
}

/** A nursery that one load does not fill: a garbage collection would delay the server's stamps. */
const SERVER_FLAGS = ['--min-semi-space-size=128', '--max-semi-space-size=128']

async function startServer(): Promise<Server> {
  const child = fork(join(HERE, 'server.ts'), { execArgv: SERVER_FLAGS })
  const { port } = await messageOf<{ readonly port: number }>(child)
  const tell = async <T>(command: ServerCommand): Promise<T> => {
    const answer = messageOf<T>(child)
    child.send(command)
    return await answer
  }
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    prepare: async (load) => void (await tell({ load })),
    report: async () =>
      (await tell<{ readonly served: Readonly<Record<string, ServedStream>> }>({ report: true })).served,
    stop: () => child.disconnect()
  }
}

async function messageOf<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message')
  return message as T
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** Each client is a separate process, so none pays for another's code or garbage. */
async function runClient(client: ClientId, load: Load): Promise<ClientReport> {
  const [program, args] =
    client === 'urllib'
      ? ['python3', [join(HERE, 'clients/urllib.py')]]
      : [process.execPath, ['--expose-gc', join(HERE, `clients/${client}.ts`)]]
  const { stdout } = await promisify(execFile)(program, [...args, JSON.stringify(load)], {
    maxBuffer: MAX_OUTPUT_BYTES
  })
  return JSON.parse(stdout)
}

async function hasPython(): Promise<boolean> {
  return await promisify(execFile)('python3', ['--version']).then(
    () => true,
    () => false
  )
}

async function askedClients(): Promise<readonly ClientId[]> {
  const asked = options.clients.split(',').filter((name): name is ClientId => name in CLIENTS)
  if (!asked.includes('urllib') || (await hasPython())) return asked
  console.log('Python urllib is left out: there is no python3 here.')
  return asked.filter((client) => client !== 'urllib')
}

async function measure(server: Server, client: ClientId, load: Load): Promise<Errors> {
  await server.prepare(load)
  const report = await runClient(client, load)
  return errorsOf(report, await server.report())
}

const cell = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1))

function tableOf(streamCount: number, rows: readonly (readonly [ClientId, Errors])[]): string {
  const head = [
    `${streamCount} parallel`,
    'TTFT error p50',
    'p99',
    'max',
    'first token stamped late p50',
    'p99',
    'last − first error p50',
    'p99',
    'max',
    'CPU µs per event',
    'lost'
  ]
  const lines = rows.map(([client, { ttftMs, lateMs, spanMs, cpuUsPerEvent, lostCount, eventCount }]) => [
    CLIENTS[client],
    ...[
      ttftMs.p50,
      ttftMs.p99,
      ttftMs.max,
      lateMs.p50,
      lateMs.p99,
      spanMs.p50,
      spanMs.p99,
      spanMs.max,
      cpuUsPerEvent
    ].map(cell),
    `${lostCount} of ${eventCount}`
  ])
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const peers = await installPeers()
const server = await startServer()
const [cpu] = cpus()
console.log(`Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpu?.model}`)
console.log(`${peers.join(', ')}; times in ms, median of ${options.rounds} rounds\n`)
const clients = await askedClients()
for (const streamCount of options.streams.split(',').map(Number)) {
  const load = loadOf(server.baseUrl, streamCount)
  const rounds = new Map<ClientId, Errors[]>(clients.map((client) => [client, []]))
  // Clients take turns within a round, so that whatever else the machine does falls on all alike.
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const client of clients) rounds.get(client)?.push(await measure(server, client, load))
  }
  console.log(
    `${tableOf(
      streamCount,
      [...rounds].map(([client, errors]) => [client, middleOf(errors)])
    )}\n`
  )
}
console.log(
  `Load of the machine at the end: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`
)
server.stop()
