import type { MetricId } from './metric.ts'
import type { Json } from './plan.ts'
import type { RuleChange } from './rules.ts'
import type { RunEnd } from './run-file.ts'
import type { CountDoubt, Flag } from './sample.ts'

/** A part of a target's plan that is another in the baseline. */
export interface PlanDifference {
  readonly part: string
  readonly baseline?: Json
  readonly candidate?: Json
}

/** The change made to a parameter that a host does not accept as the plan has it. */
export type ParameterChange =
  | { readonly how: 'renamed'; readonly to: string }
  | { readonly how: 'left-out'; readonly isOfUser: boolean }
  | { readonly how: 'set'; readonly to: string }
  | { readonly how: 'raised'; readonly byTokenCount: number }

/** A stored run under another key, of another branch or by another workflow than this job looks for. */
export interface StoredElsewhere {
  /** Absent where the name of the artifact does not tell it. */
  readonly key?: string
  readonly name: string
  readonly branch?: string
  /** The file of the workflow, such as `nightly.yml`. */
  readonly workflow?: string
  readonly differs: 'key' | 'branch' | 'workflow'
}

/** Everything that does not stop the judging but must reach the reader. The words are in report/sentences/warnings.ts. */
export type Warning =
  /** An artifact was passed over; `why` is a code of the trust rules. */
  | {
      readonly kind: 'baseline-refused'
      readonly artifactId: number
      readonly runId?: number
      readonly why: RefusalReason
    }
  | { readonly kind: 'baseline-unreadable'; readonly source: string; readonly message: string }
  /** Runs are stored where this job does not look, and none where it looks. */
  | { readonly kind: 'baseline-elsewhere'; readonly found: readonly StoredElsewhere[]; readonly key: string }
  /** GitHub would not show the artifacts, which is not the same as there being none. */
  | { readonly kind: 'baseline-forbidden'; readonly permission: string }
  | { readonly kind: 'baseline-old'; readonly ageDays: number }
  | { readonly kind: 'baseline-expires'; readonly days: number }
  | { readonly kind: 'baseline-not-ancestor'; readonly commit: string }
  | { readonly kind: 'base-unknown'; readonly message: string }
  | { readonly kind: 'plan-differs'; readonly target: string; readonly differences: readonly PlanDifference[] }
  | {
      readonly kind: 'environment-differs'
      readonly target: string
      readonly baseline: string
      readonly candidate: string
      /** An owned target is not compared across machines; for a provider it is a note. */
      readonly compared: boolean
    }
  | {
      readonly kind: 'scenarios-differ'
      readonly target: string
      readonly added: readonly string[]
      readonly removed: readonly string[]
    }
  | { readonly kind: 'scenarios-too-few'; readonly target: string; readonly common: number; readonly all: number }
  | { readonly kind: 'served-model-changed'; readonly target: string; readonly from: string; readonly to: string }
  /** None of the names that replies gave is one that the newest baseline run knew. */
  | {
      readonly kind: 'served-differently'
      readonly target: string
      readonly what: 'fingerprint' | 'service-tier' | 'backend'
      readonly from: string
      readonly to: string
    }
  /** Base and head are asked alike by the plan, and their hosts take it in two ways. */
  | { readonly kind: 'asked-differently'; readonly target: string; readonly differences: readonly PlanDifference[] }
  | { readonly kind: 'output-length-changed'; readonly target: string; readonly changeRatio: number }
  | { readonly kind: 'usage-missing'; readonly target: string; readonly count: number; readonly of: number }
  | { readonly kind: 'cache-unverified'; readonly target: string }
  | {
      readonly kind: 'void-samples'
      readonly target: string
      readonly cause: 'cache-hit' | 'cache-miss' | 'model-load' | 'client-stall' | 'cached-reply'
      readonly count: number
    }
  /** Replies that came in one read, in two, and in more but with several chunks to each. */
  | { readonly kind: 'buffered'; readonly target: string; readonly count: number; readonly of: number }
  | { readonly kind: 'coalesced'; readonly target: string; readonly count: number; readonly of: number }
  | { readonly kind: 'chunks-share-reads'; readonly target: string; readonly count: number; readonly of: number }
  /** Replies whose stated end is no known good one. */
  | {
      readonly kind: 'ended-badly'
      readonly target: string
      readonly reason: string
      readonly counted: 'failed' | 'refused'
      readonly count: number
      readonly of: number
    }
  /** Something was generated that was not read; `member` names where, if that is known. */
  | {
      readonly kind: 'unread-text'
      readonly target: string
      readonly member?: string
      readonly count: number
      readonly of: number
    }
  | {
      readonly kind: 'count-disbelieved'
      readonly target: string
      readonly why: CountDoubt
      readonly count: number
      readonly of: number
    }
  /** Replies with a flag that no other warning is about: most are whole, in a form that their API does not promise. */
  | {
      readonly kind: 'stream-form'
      readonly target: string
      readonly form: NotedFlag
      readonly count: number
      readonly of: number
    }
  /** A server's own words about requests that failed. */
  | { readonly kind: 'server-said'; readonly target: string; readonly message: string; readonly count: number }
  | { readonly kind: 'partial'; readonly reason: RunEnd['reason'] }
  | { readonly kind: 'price-unknown'; readonly targets: readonly string[] }
  | { readonly kind: 'read-instead'; readonly target: string; readonly metric: MetricId; readonly read: MetricId }
  | { readonly kind: 'not-confirmed-here' }
  /** Base was not measured with head, although pairs would have been the better comparison. */
  | {
      readonly kind: 'base-not-measured'
      readonly target?: string
      readonly why: BaseNotMeasured
      readonly detail?: string
    }
  | { readonly kind: 'acceptance-unused'; readonly check: string; readonly why: 'ended' | 'no-alarm' | 'unknown-check' }
  | { readonly kind: 'moved-together'; readonly targets: readonly string[]; readonly changeRatio: number }
  /** The level that a target is compared with began lately: with this run, and why. */
  | {
      readonly kind: 'level-shift'
      readonly target: string
      readonly recordedAt: string
      readonly commit?: string
      readonly why: LevelShiftReason
      /** The metrics that moved, the clearest first; empty where no followed latency moved. */
      readonly changes: readonly { readonly metric: MetricId; readonly changeRatio: number }[]
    }
  /** Run by run nothing moved; since the anchor it did. */
  | {
      readonly kind: 'crept'
      readonly target: string
      readonly metric: MetricId
      readonly changeRatio: number
      readonly since: { readonly recordedAt: string; readonly commit?: string; readonly name?: string }
    }
  /** The anchor that the configuration names was not found, or no run of it is kept. */
  | { readonly kind: 'anchor-unknown'; readonly anchor: string; readonly why: 'no-commit' | 'no-run' }
  /** Which files were changed, or which labels there are, could not be read: it was measured to be sure. */
  | { readonly kind: 'relevance-unknown'; readonly message: string }
  /** A part, measured by another machine, does not belong to the rest. */
  | { readonly kind: 'part-refused'; readonly part: string; readonly why: PartRefusal }
  | { readonly kind: 'part-repeated'; readonly part: string }
  /** A part has no result. */
  | { readonly kind: 'part-missing'; readonly part: string }
  /** Machines of several kinds measured parts of one run. */
  | { readonly kind: 'parts-differ'; readonly machines: readonly string[] }
  /** A pull request sends a secret, named by its variable or input, to a place that base does not send it to. */
  | { readonly kind: 'new-key-use'; readonly name: string; readonly origin: string }
  /** Rules that a pull request makes stricter. */
  | { readonly kind: 'rules-stricter'; readonly changes: readonly RuleChange[] }
  /** Could not find out if the pull request changes its rules. */
  | { readonly kind: 'rules-unknown'; readonly message: string }
  | { readonly kind: 'config-from-api'; readonly path: string; readonly commit: string }
  | { readonly kind: 'comment-forbidden'; readonly permission: string }
  | {
      readonly kind: 'publish-failed'
      readonly what: 'comment' | 'summary' | 'annotations' | 'outputs' | 'artifact' | 'baseline'
      readonly message: string
    }
  /** A start by hand asked for runs to be stored, and none was. */
  | { readonly kind: 'runs-not-stored'; readonly count: number }
  | { readonly kind: 'proxied'; readonly target: string }
  /** Who the endpoints are was not proven as usual: not at all, or by an authority of the configuration's own. */
  | { readonly kind: 'tls-weakened'; readonly how: 'unchecked' | 'own-authority' }
  | {
      readonly kind: 'parameter-adapted'
      readonly target: string
      readonly parameter: string
      readonly change: ParameterChange
    }

/** The flags of samples that are noted as they are. */
export const NOTED_FLAGS = [
  'no-end-mark',
  'no-finish-reason',
  'unterminated',
  'nonjson-keepalive',
  'reasoning-uncounted',
  'upload-pending',
  'fresh-retry'
] as const satisfies readonly Flag[]
export type NotedFlag = (typeof NOTED_FLAGS)[number]

/** The reasons why base could not be measured in pairs with head. */
export type BaseNotMeasured =
  | 'base-commit-unknown'
  | 'files-unreadable'
  | 'plan-invalid'
  | 'target-absent'
  | 'too-few-common-prompts'
  | 'key-missing'
  | 'nothing-recorded'
  /** The step's inputs before the change are unknown, so this run's own inputs were used. */
  | 'inputs-unclear'
  /** An owned server with the same plan is head's build in both arms. */
  | 'same-server'
  /** Head does, so that head alone is measured: a change that repairs base could not be merged otherwise. */
  | 'base-does-not-answer'

/** `stayed`: run after run regressed, by what is followed as no level (a tail, failures). */
export type LevelShiftReason = 'confirmed' | 'accepted' | 'stayed'

/** The reasons for which a part is left out of a merged run. */
export type PartRefusal = 'other-plan' | 'other-commit' | 'other-version' | 'unreadable' | 'too-large' | 'expired'

export type WarningKind = Warning['kind']

/** The reasons for which an artifact cannot serve as a baseline. */
export const REFUSAL_REASONS = [
  'expired',
  'other-repository',
  'from-a-fork',
  'other-branch',
  'this-run',
  'untrusted-event',
  'other-workflow',
  'cancelled-run',
  'timed-out-run',
  'unfinished-run',
  'too-large',
  'wrong-digest',
  'unreadable',
  'wrong-schema',
  'other-key'
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]
