/** The share of a stated allowance that measuring may take, so that it does not starve what else uses the key. */
const ALLOWED_SHARE = 0.25

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * The shortest time between two requests under the limit a reply's headers state; 0 where they state none, or where all
 * that is still to send is within a quarter of what is left anyway. The window of a limit is not stated (a minute at one
 * host, a day at another), but its refill is: `limit − remaining` requests come back within `reset`.
 */
export function paceMs(headers: Readonly<Record<string, string>>, requestsLeft: number): number {
  const limit = countOf(headers['x-ratelimit-limit-requests'])
  const remaining = countOf(headers['x-ratelimit-remaining-requests'])
  const resetMs = durationOf(headers['x-ratelimit-reset-requests'])
  if (limit === undefined || remaining === undefined || resetMs === undefined) return 0
  if (requestsLeft <= remaining * ALLOWED_SHARE) return 0
  return resetMs / Math.max(1, limit - remaining) / ALLOWED_SHARE
}

function countOf(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,12}$/.test(value.trim()) ? Number(value) : undefined
}

/** `1m30.5s`, `120ms`, or seconds without a unit. */
function durationOf(value: string | undefined): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  if (!/^(\d+(\.\d+)?(ms|[smhd]))+$/.test(text)) return undefined
  const pieces = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)]
  return pieces.reduce((total, [, amount, unit]) => total + Number(amount) * (UNIT_MS[unit ?? ''] ?? 0), 0)
}
