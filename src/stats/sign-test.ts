import { binomialUpperTail } from './binomial.ts'

/**
 * The exact one-sided sign test on pairs that differ (McNemar, "Note on the Sampling Error of the Difference Between
 * Correlated Proportions or Percentages", Psychometrika 12 (1947)): P(X ≥ head) for X ~ Binomial(head + base, ½), where
 * `head` pairs have the event on head's side alone and `base` on base's.
 */
export function signTest(head: number, base: number): number {
  return binomialUpperTail(head, head + base, 0.5)
}
