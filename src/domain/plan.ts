import type { BudgetLimit } from './budget.ts'
import type { MetricId, Statistic } from './metric.ts'
import type { FailState } from './verdict.ts'

/** The wire formats this version speaks. */
export const API_IDS = [
  'openai-chat',
  'openai-responses',
  'anthropic-messages',
  'gemini',
  'bedrock-converse',
  'cohere-chat',
  'ollama'
] as const
export type ApiId = (typeof API_IDS)[number]
/** The wire format that a target describes itself, for an application of one's own. */
export const CUSTOM_API = 'custom'
export const TARGET_APIS = [...API_IDS, CUSTOM_API] as const
export type TargetApi = (typeof TARGET_APIS)[number]
/** The wire format of a target that names none. */
export const DEFAULT_API: ApiId = 'openai-chat'

/** The usual base URL of each API; APIs that are missing here have none. */
export const DEFAULT_BASE_URLS: Readonly<Partial<Record<TargetApi, string>>> = {
  'openai-chat': 'https://api.openai.com/v1',
  'openai-responses': 'https://api.openai.com/v1',
  'anthropic-messages': 'https://api.anthropic.com/v1',
  gemini: 'https://generativelanguage.googleapis.com/v1beta',
  'cohere-chat': 'https://api.cohere.com/v2',
  ollama: 'http://127.0.0.1:11434/api'
}

/** JSON as it comes from a config file or an API. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** US dollars per million tokens. */
export interface Price {
  readonly input: number
  readonly output: number
}

/** The way an application's bytes are told apart: server-sent events, one JSON value a line, or plain text. */
export const CUSTOM_FORMATS = ['sse', 'ndjson', 'text'] as const

/** Picks events of a stream: by their data, by their name, or by a member. */
export interface EventMatch {
  /** The data of the event as a whole, such as `[DONE]`. */
  readonly data?: string
  /** The name of a server-sent event. */
  readonly event?: string
  /** Path of a member, such as `choices.0.finish_reason`. */
  readonly path?: string
  /** The value at that path; absent: anything but `false`, `null`, `0` and nothing. */
  readonly value?: string | number | boolean
}

/** The request and the stream of an application of one's own, as its configuration describes them. */
export interface CustomFormat {
  /** Added to the path of the base URL. */
  readonly path: string
  /** Texts hold `{{prompt}}` and the like where the request differs from prompt to prompt. */
  readonly body: { readonly [name: string]: Json }
  readonly format: (typeof CUSTOM_FORMATS)[number]
  /** Path of the member with the new text of an event; absent: the data is the text. */
  readonly text?: string
  /** The events that bring text; absent: all that have it. */
  readonly textEvent?: EventMatch
  /** The event that ends a reply; absent: the connection ends it. */
  readonly done?: EventMatch
  /** Path of a member that only an error has. */
  readonly error?: string
}

/** A model at an endpoint with its parameters. Holds the name of its key's variable, never a key. */
export interface Target {
  readonly id: string
  readonly model: string
  readonly api: TargetApi
  /** Present exactly where `api` is `custom`. */
  readonly custom?: CustomFormat
  /** Without a trailing slash: `https://api.openai.com/v1`. */
  readonly baseUrl: string
  /** The source of its key; a target with `none` sends no key. */
  readonly key: { readonly from: 'environment'; readonly name: string } | { readonly from: 'input' | 'none' }
  readonly params: { readonly [name: string]: Json }
  readonly extraBody: { readonly [name: string]: Json }
  /** Values as written: `${NAME}` is filled in from the environment only when a request is made. */
  readonly extraHeaders: { readonly [name: string]: string }
  readonly labels: { readonly [name: string]: string }
  readonly price?: Price
  /** True when this repository can change its speed. The others are a provider's. */
  readonly owned: boolean
  /** The target whose upstream this one is: it is measured beside it, to tell what lies between them, and judged by nobody. */
  readonly directOf?: string
  /** The target whose base this one is: asked the same in pairs with it, as the arm `base`. */
  readonly baseOf?: string
  /** Named by the user as one that no change here can touch: where it moves too, the cause lies elsewhere. */
  readonly control?: boolean
  /** Names what was built, in place of the commit, for an owned target. */
  readonly buildId?: string
  /** The longest wait until it answers, before anything is measured. Only an owned target is waited for. */
  readonly readyTimeoutMs?: number
  /** The address that has to answer well before the target is asked for the first time. It gets no key and no header. */
  readonly waitFor?: string
  /** sha256 over everything that decides what is sent to it. */
  readonly fingerprint: string
}

/**
 * Returns true where a target's own speed is judged. The base and the upstream of a target are measured only to be
 * compared with it.
 */
export function isJudged({ directOf, baseOf }: Pick<Target, 'directOf' | 'baseOf'>): boolean {
  return directOf === undefined && baseOf === undefined
}

/** Returns the id of the judged target that a target is measured for: its own, unless it is the base or the upstream of another. */
export function ownerOf({ id, directOf, baseOf }: Pick<Target, 'id' | 'directOf' | 'baseOf'>): string {
  return baseOf ?? directOf ?? id
}

export interface Message {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** One prompt with its limits. */
export interface Scenario {
  readonly id: string
  /** chat, code, extraction…: results are also shown by kind. */
  readonly kind: string
  readonly messages: readonly Message[]
  /** Limits the answer. */
  readonly maxOutputTokens: number
  /** sha256 over messages and limits, not the id: a renamed prompt keeps its history. */
  readonly hash: string
}

/** A scenario as a prompt set writes it, before it is hashed. */
export type RawScenario = Omit<Scenario, 'hash'>

/** A named, hashed list of scenarios. */
export interface PromptSet {
  /** `builtin:chat-20`, or the path of the user's file. */
  readonly name: string
  readonly hash: string
  readonly scenarios: readonly Scenario[]
}

export interface RequestTimeouts {
  readonly connectMs: number
  readonly firstByteMs: number
  /** Re-armed by every byte, so that keep-alive comments count. */
  readonly idleMs: number
  readonly totalMs: number
}

export interface Schedule {
  /** Pairs that are at least and at most made of a target that has a base; the most is by kind of target unless given. */
  readonly pairs: { readonly least: number; readonly most?: number }
  /** Requests that are at least made to each target; whole rounds are made, and never fewer than two. */
  readonly requestCount: number
  readonly inFlightCount: number
  readonly warmupCount: number
  /** With `cold`, the provider sees every prompt for the first time; with `warm`, each was sent once before. */
  readonly cache: 'cold' | 'warm'
  /** Absent where no price is known: token caps stand in. */
  readonly maxCostUsd?: number
  readonly maxInputTokenCount: number
  readonly maxOutputTokenCount: number
  /**
   * Set where the workflow caps the cost: so many tokens at most, whatever prices and caps the file names. Without it, the
   * file that is capped would say how much a dollar buys.
   */
  readonly workflowTokens?: { readonly inputCount: number; readonly outputCount: number }
  /** For the whole of the measuring. */
  readonly timeoutMs: number
  /** The pause before an alarm is measured a second time. */
  readonly confirmAfterMs: number
  readonly requestTimeouts: RequestTimeouts
}

/** The smallest change worth an alarm: the larger of its members. */
export interface Margin {
  readonly ratio?: number
  /** In the metric's unit. */
  readonly absolute?: number
}

export interface GateCheck {
  readonly metric: MetricId
  readonly statistic: Statistic
  readonly margin: Margin
}

export interface Gate {
  /** Absent: the table of states and colors decides, event by event. */
  readonly failOn?: readonly FailState[]
  /** Of pull requests that change nothing, over all gating checks together. */
  readonly falseAlarmRatio: number
  readonly checks: readonly GateCheck[]
  /** True when measuring ends with the first certain regression. */
  readonly failFast: boolean
}

/** A change that was accepted by a reviewed line, with an end. */
export interface Acceptance {
  readonly target: string
  readonly metric: MetricId
  readonly statistic: Statistic
  /** Up to this change the alarm is silent; above, it counts again. */
  readonly upToRatio: number
  /** The last day it holds, `YYYY-MM-DD` in UTC. */
  readonly until: string
  readonly reason: string
}

/** The source of base's plan. */
export type BaseSource = 'base-block' | 'files-at-base' | 'recorded-plan' | 'base-config' | 'base-ref' | 'same-plan'

/** The other side of an interleaved comparison. Its targets stand among the plan's, with `baseOf`. */
export interface BaseSide {
  readonly source: BaseSource
  readonly commit?: string
  /** The prompts of the arm `base`; pairs match by scenario id. */
  readonly prompts: PromptSet
}

/** The part of a plan that one of several machines measures. It is judged by the rules of the whole plan. */
export interface Part {
  /** Ids of the configured targets; absent: all of them. */
  readonly targets?: readonly string[]
  /** Every `count`-th scenario, from the one number `index`, which counts from 1. */
  readonly shard?: { readonly index: number; readonly count: number }
}

/** Decides which pull requests are measured. */
export interface Relevance {
  /** Globs; the last one that matches a file decides, and one that begins with `!` takes it out. Empty: any file. */
  readonly paths: readonly string[]
  /** Measured only where the pull request bears it. */
  readonly whenLabel?: string
  /** The action when no changed file matters. */
  readonly onUnchanged: 'measure' | 'skip'
}

/** Everything that decides what is sent and how it is judged. */
export interface Plan {
  /** The configured targets, and after them those measured beside one (`directOf`, `baseOf`). */
  readonly targets: readonly Target[]
  /** Present where at least one target has a base to be measured against. */
  readonly base?: BaseSide
  readonly prompts: PromptSet
  readonly schedule: Schedule
  readonly budgets: readonly BudgetLimit[]
  readonly gate: Gate
  readonly accept: readonly Acceptance[]
  /** Judges, but never fails the job. */
  readonly trial: boolean
  readonly compare: 'auto' | 'interleaved' | 'history' | 'off'
  readonly comment: 'on-change' | 'always' | 'failure' | 'never'
  readonly store: 'artifact' | 'branch' | 'file'
  /** Tells several uses of the gate in one repository apart. */
  readonly key?: string
  /** Measured one after another, each stored by itself. */
  readonly runCount: number
  readonly keepEvents: boolean
  readonly caFile?: string
  /** The certificate and key for servers that ask for one; both or none. */
  readonly clientCertFile?: string
  readonly clientKeyFile?: string
  readonly baselineWorkflow?: string
  /** A tag or commit that later runs are held against beside the newest ones; absent: the oldest run of the level. */
  readonly anchor?: string
  /**
   * `run` measures and judges, `measure` measures for another job, `report` judges what others measured; absent: `run`.
   */
  readonly mode?: 'run' | 'measure' | 'report'
  /** Set where only a part is measured here. */
  readonly part?: Part
  /** Absent: everything is measured. */
  readonly relevance?: Relevance
  /** After how many bad scheduled runs in a row an issue is opened; absent: never. */
  readonly openIssueAfter?: 1 | 2
  /** sha256 over all targets' fingerprints and all scenarios' hashes. */
  readonly fingerprint: string
}

/** Prices are in US dollars per so many tokens. */
export const TOKENS_PER_PRICE = 1_000_000
/** A rough count of characters per token of English text, where nothing better is known. */
export const CHARACTERS_PER_TOKEN = 4
