import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ModelName } from './model-shapes.ts'
import { type EngineTimings, readServedLine } from './timings.ts'

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url))
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 10_000

export interface RunningEngine {
  /** `http://127.0.0.1:PORT/v1` */
  readonly url: string
  readonly port: number
  /** What the engine has said of each request so far, in the order in which it served them. */
  readonly served: readonly EngineTimings[]
  readonly stop: () => Promise<void>
}

/**
 * Starts a real engine on loopback as a process of its own. The model's name on the wire is whatever a request calls
 * it, so a test can put another model behind the same name, at the same port.
 */
export async function startEngine(options: {
  readonly model: ModelName
  readonly port?: number
}): Promise<RunningEngine> {
  const child = spawn(process.execPath, [SERVE, options.model, String(options.port ?? 0)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Options meant for the test runner's own process.
    env: { ...process.env, NODE_OPTIONS: '' }
  })
  const lines = createInterface({ input: child.stdout })
  const served: EngineTimings[] = []
  lines.on('line', (line) => served.push(...readServedLine(line)))
  try {
    const port = await readyPort(child, lines)
    return { url: `http://127.0.0.1:${port}/v1`, port, served, stop: () => stop(child) }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

function readyPort(child: ChildProcess, lines: Interface): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the engine was not ready in time')), START_TIMEOUT_MS)
    const fail = (reason: string) => {
      clearTimeout(timer)
      reject(new Error(`the engine did not start: ${reason}`))
    }
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code, signal) => fail(`it ended with ${code ?? signal}`))
    lines.on('line', (line) => {
      const port = /^ready (\d+)$/.exec(line)?.[1]
      if (port === undefined) return
      clearTimeout(timer)
      resolve(Number(port))
    })
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
}
