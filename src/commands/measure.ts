import { writeRunFile } from '../baseline/run-file-io.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import type { Plan } from '../domain/plan.ts'
import type { RunFile } from '../domain/run-file.ts'
import { TOOL } from '../domain/tool.ts'
import { measureOnce } from '../measure-run.ts'
import { planOfPart } from '../plan/slots/part-of-plan.ts'
import { printText } from '../terminal/print.ts'
import { createProgress } from '../terminal/progress.ts'
import {
  environmentHere,
  freshSeed,
  keyOf,
  localRunContext,
  measureHere,
  readPlanHere,
  requireKeys,
  stopSignal
} from '../wiring/cli-environment.ts'

/** `measure`: one run, or a part of it, measured and stored, judged by nobody. */
export async function measure(raw: Readonly<Record<string, string>>, out: string): Promise<ExitCode> {
  const plan = readPlanHere({ ...raw, mode: 'measure' })
  const keys = keyOf(raw['api-key'])
  requireKeys(planOfPart(plan), keys)
  const progress = createProgress(process.stderr)
  const { run } = await measureOnce({
    facts: {
      plan,
      context: await localRunContext(plan.key ?? 'local', false),
      environment: environmentHere(),
      tool: TOOL,
      seed: freshSeed()
    },
    measure: measureHere({ plan, keys, progress, signal: stopSignal() }),
    ordinal: 0,
    warm: false
  })
  await writeRunFile(out, withPart(run, plan))
  const answered = run.samples.filter(({ outcome }) => outcome === 'ok').length
  const ended = run.end.partial ? `, ended early by ${run.end.reason}` : ''
  printText(`${out}: ${answered} of ${run.samples.length} requests answered${ended}`)
  return answered === 0 ? EXIT_CODES.couldNotMeasure : EXIT_CODES.passed
}

/** What only a part of the plan came to says so, for `merge`. */
function withPart(run: RunFile, { part, key = 'local' }: Plan): RunFile {
  if (part === undefined) return run
  const { targets, shard } = part
  return {
    ...run,
    part: {
      key,
      ...(targets === undefined ? {} : { targets: [...targets] }),
      shard
    }
  }
}
