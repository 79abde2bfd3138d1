import type { Report } from '../../domain/report.ts'
import type { RunFile } from '../../domain/run-file.ts'

/**
 * Returns the failure of a run whose account stopped paying on the way; undefined for any other. It is read from the requests
 * and not from the end of the run, because a merged run has one end for many machines, and a second measurement has its own.
 */
export function accountRefusal({ samples, confirmation }: RunFile): NonNullable<Report['failure']> | undefined {
  const all = [...samples, ...(confirmation?.samples ?? [])]
  const refused = all.find(({ flags }) => flags.includes('account-refused'))
  if (refused === undefined) return undefined
  const answered = all.filter(({ outcome }) => outcome === 'ok').length
  const words = refused.serverMessage === undefined ? '' : `: ${refused.serverMessage}`
  return {
    code: 'account-refused',
    message: `target "${refused.targetId}": its host stopped serving this account, which has no credit or is closed${words} (${answered} of ${all.length} requests were answered and are kept)`,
    hint: 'Add credit to the account of the key, or use the key of another account.'
  }
}
