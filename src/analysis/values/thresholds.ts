/** Thresholds that pairs and history share. */

/** Above this share of failed requests, the rest is no fair sample. */
export const MOST_LOST = 0.1
/** Above this share of spoilt samples, the rest is no fair sample either. */
export const MOST_VOID = 0.1
/** A base that streams at least this share streams; a head that streams less than the other no longer does. */
export const STREAMED = { base: 0.95, head: 0.5 } as const
/** A request this many times slower than what is usual for its prompt is slow: far beyond what most requests scatter by. */
export const SLOW_FACTOR = 2.5
/** Fewest pairs for which an interval is shown. */
export const FEWEST_PAIRS = 10
/** A detectable change is found this often. */
export const POWER = 0.9
/** The confidence of every interval that is shown. */
export const CONFIDENCE = 0.95
/** No model of noise can promise anything rarer. */
export const RAREST = 1e-6
