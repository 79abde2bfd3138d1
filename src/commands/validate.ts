import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { roundCountOf } from '../plan/schedule.ts'
import { printText } from '../terminal/print.ts'
import { readPlanHere } from './here.ts'

/** `validate`: whether a configuration can be run, without sending anything. */
export async function validate(raw: Readonly<Record<string, string>>): Promise<ExitCode> {
  const plan = readPlanHere(raw)
  const { targets, prompts, budgets } = plan
  const requests = roundCountOf(plan) * prompts.scenarios.length
  printText(
    [
      `valid: ${count(targets.length, 'target')} × ${count(prompts.scenarios.length, 'prompt')} × ${count(roundCountOf(plan), 'round')}` +
        ` = ${targets.length * requests} requests, ${count(budgets.length, 'budget')}`,
      ...targets.map(
        ({ id, model, baseUrl, owned }) =>
          `  ${id}: ${model} at ${baseUrl}, ${owned ? 'owned: a slowdown is a regression' : 'a provider’s: a slowdown is drift'}`
      )
    ].join('\n')
  )
  return EXIT_CODES.passed
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`
}
