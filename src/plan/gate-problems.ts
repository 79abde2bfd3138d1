import type { InputProblem } from '../domain/errors.ts'
import type { GateCheck } from '../domain/plan.ts'
import type { ConfigFile } from './config/read-config.ts'
import type { DraftTarget } from './config/read-target.ts'
import { type Counted, leastForCheck, pairsPossible, requestsOf, tokensWantedOf } from './forecast/minimum-samples.ts'
import { type Fault, fault } from './text/fault.ts'

interface GateFacts {
  readonly counted: Counted
  /** The configured ones; empty where targets could not be read. */
  readonly targets: readonly DraftTarget[]
  /** Whether an input says what is compared, for this run alone. */
  readonly compareGiven: boolean
}

/** What the file's "gate.checks" name and this plan can never judge: a check that is never made would be a silent pass. */
export function gateProblems(file: ConfigFile, facts: GateFacts): readonly InputProblem[] {
  const { checks = [] } = file.config.gate ?? {}
  const { compare } = facts.counted
  if (checks.length === 0) return []
  if (compare === 'off') return facts.compareGiven ? [] : [contradiction(file)]
  return checks.flatMap(({ metric, statistic = 'p50' }, index) => {
    const found = checkFault({ metric, statistic }, facts)
    if (found === undefined) return []
    const { message, ...rest } = found
    return [{ where: file.at(['gate', 'checks', index]), message: `at gate.checks[${index}]: ${message}`, ...rest }]
  })
}

/** The second of two checks of the same thing: two margins for one number say nothing about either. */
export function repeatedChecks(file: ConfigFile): readonly InputProblem[] {
  const { checks = [] } = file.config.gate ?? {}
  const names = checks.map(({ metric, statistic = 'p50' }) => `${metric} ${statistic}`)
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    if (first === index) return []
    const message = `at gate.checks[${index}]: ${name} is checked by gate.checks[${first}] already, at ${file.at(['gate', 'checks', first])}`
    return [{ where: file.at(['gate', 'checks', index]), message, hint: 'Keep one of the two.' }]
  })
}

function contradiction(file: ConfigFile): InputProblem {
  return {
    where: file.at(['gate', 'checks']),
    message: 'at gate.checks: these are comparisons with a baseline, and "compare: off" makes none',
    hint: 'Remove "compare: off", or the checks; budgets are judged without a baseline.'
  }
}

type Named = Pick<GateCheck, 'metric' | 'statistic'>

function checkFault(check: Named, { targets, counted }: GateFacts): Fault | undefined {
  if (targets.length === 0 || counted.prompts.scenarios.length === 0) return undefined
  return tokenFault(check, targets) ?? countFault(check, targets, counted)
}

function tokenFault({ metric }: Named, targets: readonly DraftTarget[]): Fault | undefined {
  const wanted = targets.map((target) => tokensWantedOf(metric, target))
  const [least] = wanted
  if (least === undefined || wanted.includes(undefined)) return undefined
  return fault(
    `"${metric}" takes answers of ${least} tokens, and every target limits them to fewer`,
    `Raise the limit under "params" to ${least} or more.`
  )
}

function countFault({ statistic }: Named, targets: readonly DraftTarget[], counted: Counted): Fault | undefined {
  const requests = requestsOf(counted)
  const pairs = Math.max(...targets.map((target) => pairsPossible(counted, target)))
  const [leastRequests, leastPairs] = [leastForCheck('history', statistic), leastForCheck('pairs', statistic)]
  if (requests >= leastRequests || pairs >= leastPairs) return undefined
  const made = pairs === 0 ? `${requests} requests` : `${requests} requests, or ${pairs} pairs,`
  const needed = pairs === 0 ? `${leastRequests} requests` : `${leastRequests} requests, or from ${leastPairs} pairs,`
  return fault(
    `a ${statistic} is compared from ${needed} of a target on, and "schedule" makes ${made} at most`,
    `Raise "requests" to ${leastRequests} or more${pairs === 0 ? '' : `, or "pairs" to ${leastPairs} or more`}.`
  )
}
