/** A rule that base and head state differently. Both values are written the way a configuration writes them. */
export interface RuleChange {
  /** Its place: `gate.checks.ttft p50.margin`, `budgets.ttft.p95`, `targets.mini.owned`. */
  readonly rule: string
  /** Absent where base has no such rule. */
  readonly base?: string
  /** Absent where head has no such rule. */
  readonly head?: string
}

/** The rules that a pull request changes, seen from its base. */
export interface RuleChanges {
  /** Everything that is not known to be stricter. */
  readonly laxer: readonly RuleChange[]
  readonly stricter: readonly RuleChange[]
}
