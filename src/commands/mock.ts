import { type Command, InvalidArgumentError, Option } from 'commander'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { parseDuration } from '../plan/text/parse-values.ts'
import { FAULTS, type Fault } from '../simulator/fault.ts'
import { type SimulatorOptions, startSimulator } from '../simulator/start-simulator.ts'
import { printText } from '../terminal/print.ts'

/** `mock`: the simulated endpoint, until it is stopped. */
export async function mock(options: Partial<SimulatorOptions>): Promise<ExitCode> {
  const simulator = await startSimulator(options)
  printText(`simulated OpenAI-compatible endpoint at ${simulator.url} (Ctrl-C stops it)`)
  await new Promise<void>((done) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => done())
  })
  await simulator.close()
  return EXIT_CODES.passed
}

/** Adds what the simulated endpoint can be told. */
export function withMockOptions(command: Command): Command {
  return command
    .option('--port <number>', 'the port on 127.0.0.1; 0 picks a free one', wholeNumber, 0)
    .option('--seed <number>', 'the same seed gives the same times', wholeNumber, 1)
    .option('--ttft <duration>', 'time to first token', durationOption)
    .option('--tpot <duration>', 'time per output token', durationOption)
    .option('--prefill <duration>', 'added to time to first token per input token', durationOption)
    .option('--chunk <tokens>', 'tokens per chunk', wholeNumber)
    .option('--tokens <number>', 'output tokens per reply, unless the request allows fewer', wholeNumber)
    .option('--jitter <ratio>', 'standard deviation of the log of each time', ratio)
    .option('--stalls <ratio>', 'share of replies that stall once', ratio)
    .addOption(new Option('--fault <name>', 'the fault to inject').choices([...FAULTS]))
    .option('--fault-ratio <ratio>', 'share of requests with the fault', ratio)
}

/** The options of `mock`, as commander gives them. */
export interface MockOptions {
  readonly port: number
  readonly seed: number
  readonly ttft?: number
  readonly tpot?: number
  readonly prefill?: number
  readonly chunk?: number
  readonly tokens?: number
  readonly jitter?: number
  readonly stalls?: number
  readonly fault?: Fault
  readonly faultRatio?: number
}

/** The given options under the simulator's own names; the rest are its defaults. */
export function simulatorOf({
  port,
  seed,
  ttft,
  tpot,
  prefill,
  chunk,
  tokens,
  jitter,
  stalls,
  ...faults
}: MockOptions): Partial<SimulatorOptions> {
  const given = {
    port,
    seed,
    ttftMs: ttft,
    tpotMs: tpot,
    prefillMsPerToken: prefill,
    chunkTokens: chunk,
    outputTokens: tokens,
    jitter,
    stallRatio: stalls,
    ...faults
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function durationOption(text: string): number {
  const durationMs = parseDuration(text)
  if (durationMs === undefined) throw new InvalidArgumentError('Write a duration such as 20ms or 1.5s.')
  return durationMs
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Write a whole number.')
  return Number(text)
}

function ratio(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0 && value <= 1)) throw new InvalidArgumentError('Write a number from 0 to 1.')
  return value
}
