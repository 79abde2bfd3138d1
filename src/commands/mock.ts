import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
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
