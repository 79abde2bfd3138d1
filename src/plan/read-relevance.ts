import type { Plan } from '../domain/plan.ts'
import type { Config } from './config-schema.ts'
import { presentMembers } from './present-members.ts'

const ISSUE_AFTER = { off: undefined, 'after-1': 1, 'after-2': 2 } as const

/** When a pull request need not be measured, and when a scheduled run makes an issue of what it found. */
export function readRelevance(
  config: Pick<Config, 'paths' | 'when-label' | 'on-unchanged' | 'open-issue'>
): Pick<Plan, 'relevance' | 'openIssueAfter'> {
  const { paths = [], 'when-label': whenLabel, 'on-unchanged': asked, 'open-issue': openIssue = 'off' } = config
  const onUnchanged = asked ?? (paths.length > 0 ? 'skip' : 'measure')
  const isAsked = onUnchanged === 'skip' || whenLabel !== undefined
  return presentMembers({
    relevance: isAsked ? { paths, ...presentMembers({ whenLabel }), onUnchanged } : undefined,
    openIssueAfter: ISSUE_AFTER[openIssue]
  })
}
