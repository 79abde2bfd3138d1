import { accountRefusal } from '../analysis/runs/account-refusal.ts'
import { keepRunFile } from '../baseline/run-file-io.ts'
import { KnownError } from '../domain/errors.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { TOOL } from '../domain/tool.ts'
import { measureOnce, recordedPart } from '../measure-run.ts'
import { planOfPart } from '../plan/slots/part-of-plan.ts'
import { printText } from '../terminal/print.ts'
import { createProgress } from '../terminal/progress.ts'
import { localEnvironment, localRunContext, readLocalPlan, requireKeys } from '../wiring/cli-environment.ts'
import { createMeasurePort, freshSeed, keyLookup, stopSignal } from '../wiring/machine.ts'

/** `measure`: measures one run, or a part of it, and saves it without judging it. */
export async function measure(raw: Readonly<Record<string, string>>, out: string): Promise<ExitCode> {
  const plan = readLocalPlan({ ...raw, mode: 'measure' })
  const keys = keyLookup(raw['api-key'])
  requireKeys(planOfPart(plan), keys)
  const progress = createProgress(process.stderr)
  const facts = {
    plan,
    context: await localRunContext(plan.key ?? 'local', false),
    environment: localEnvironment(),
    tool: TOOL,
    seed: freshSeed()
  }
  const { run } = await measureOnce({
    facts,
    measure: createMeasurePort({ plan, keys, progress, signal: stopSignal() }),
    ordinal: 0,
    warm: false
  })
  await keepRunFile(out, plan.part === undefined ? run : { ...run, part: recordedPart(facts) })
  const answered = run.samples.filter(({ outcome }) => outcome === 'ok').length
  const refusal = accountRefusal(run)
  const ended = run.end.partial ? `, ended early by ${run.end.reason}` : ''
  printText(`${out}: ${answered} of ${run.samples.length} requests answered${ended}`)
  if (refusal !== undefined) throw new KnownError(refusal.code, refusal.message, { hint: refusal.hint })
  return answered === 0 ? EXIT_CODES.couldNotMeasure : EXIT_CODES.passed
}
