import { writeRunFile } from '../baseline/run-file-io.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { TOOL } from '../domain/tool.ts'
import { measureOnce } from '../measure-run.ts'
import { printText } from '../terminal/print.ts'
import { createProgress } from '../terminal/progress.ts'
import {
  environmentHere,
  freshSeed,
  keyOf,
  measureHere,
  placeHere,
  readPlanHere,
  requireKeys,
  stopSignal
} from './here.ts'

/** `measure`: one run, measured and stored, judged by nobody. */
export async function measure(raw: Readonly<Record<string, string>>, out: string): Promise<ExitCode> {
  const plan = readPlanHere(raw)
  const keys = keyOf(raw['api-key'])
  requireKeys(plan, keys)
  const progress = createProgress(process.stderr)
  const { run } = await measureOnce({
    facts: {
      plan,
      place: await placeHere(plan.key ?? 'local', false),
      environment: environmentHere(),
      tool: TOOL,
      seed: freshSeed()
    },
    measure: measureHere({ plan, keys, progress, signal: stopSignal() }),
    ordinal: 0,
    warm: false
  })
  await writeRunFile(out, run)
  const answered = run.samples.filter(({ outcome }) => outcome === 'ok').length
  const ended = run.end.partial ? `, ended early by ${run.end.reason}` : ''
  printText(`${out}: ${answered} of ${run.samples.length} requests answered${ended}`)
  return answered === 0 ? EXIT_CODES.couldNotMeasure : EXIT_CODES.passed
}
