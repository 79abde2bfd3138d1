import { LLMock } from '@copilotkit/aimock'
import type { Target } from '../../src/domain/plan.ts'
import { readPlan } from '../../src/plan/read-plan.ts'
import { aWorld } from '../plan/plan-world.ts'

/** What the peer says, in pieces of five characters, so that it is known how many there are. */
const ANSWER = 'One two three four.'
const REASONING = 'Let me think.'
export const REFUSAL_WORDS = 'not today'
const PIECE_CHARACTERS = 5
export const ANSWER_CHUNKS = 4
export const REASONING_CHUNKS = 3
/** The first piece comes late enough to be seen to, and no two pieces together. */
const PACE = { ttft: 20, tps: 200 }
const INPUT_TOKENS = 21
const OUTPUT_TOKENS = 9
/** Under the names of every API: the peer takes those it knows. */
const USAGE = {
  prompt_tokens: INPUT_TOKENS,
  completion_tokens: OUTPUT_TOKENS,
  input_tokens: INPUT_TOKENS,
  output_tokens: OUTPUT_TOKENS,
  promptTokenCount: INPUT_TOKENS,
  candidatesTokenCount: OUTPUT_TOKENS
}
const COUNTS = { inputTokenCount: INPUT_TOKENS, outputTokenCount: OUTPUT_TOKENS }

/** An endpoint of the peer, and what it leaves out of what the real API says. */
export interface PeerEndpoint {
  readonly name: string
  readonly api: string
  /** Below the server's address. */
  readonly base: string
  readonly counts: { readonly inputTokenCount?: number; readonly outputTokenCount?: number }
  readonly servedModel?: string
  /** Whether it streams reasoning as the API does. */
  readonly reasons: boolean
  /** Whether its errors have the form that the API gives them. */
  readonly ownErrors: boolean
}

const ALL = { counts: COUNTS, servedModel: 'served-1', reasons: true, ownErrors: true } as const

/** Everything the peer speaks of what a target may speak; what it leaves out was looked at on its wire (1.43.0). */
export const PEER_ENDPOINTS: readonly PeerEndpoint[] = [
  { name: 'Chat Completions', api: 'openai-chat', base: '/v1', ...ALL },
  { name: 'Azure', api: 'openai-chat', base: '/openai/deployments/m-1?api-version=2024-10-21', ...ALL },
  { name: 'OpenRouter', api: 'openai-chat', base: '/api/v1', ...ALL },
  { name: 'Responses', api: 'openai-responses', base: '/v1', ...ALL },
  { name: 'Messages', api: 'anthropic-messages', base: '/v1', ...ALL },
  { name: 'Gemini', api: 'gemini', base: '/v1beta', counts: COUNTS, reasons: true, ownErrors: true },
  {
    name: 'Vertex',
    api: 'gemini',
    base: '/v1/projects/p-1/locations/us-central1/publishers/google',
    counts: COUNTS,
    reasons: true,
    ownErrors: true
  },
  { name: 'Bedrock', api: 'bedrock-converse', base: '', counts: COUNTS, reasons: true, ownErrors: false },
  // Thinking comes as text of a second kind there.
  { name: 'Cohere', api: 'cohere-chat', base: '/v2', counts: COUNTS, reasons: false, ownErrors: false },
  // Counts are 0, and reasoning has the name it has elsewhere.
  { name: 'Ollama', api: 'ollama', base: '/api', counts: {}, servedModel: 'm-1', reasons: false, ownErrors: false }
]

export interface Peer {
  readonly url: string
  /** Every request as the peer read it, whatever its API, in the form of Chat Completions. */
  readonly asked: () => readonly unknown[]
  readonly stop: () => Promise<void>
}

export type PeerReply = 'plain' | 'reasoning' | 'tool-call' | 'cut' | 'overloaded' | 'refused'

/**
 * An independent implementation of the server's side: what is asked and read here was not written by who wrote the
 * dialects. Its headers come no earlier than its first event, so its times say nothing about connections.
 */
export async function startPeer(reply: PeerReply): Promise<Peer> {
  const peer = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' })
  const pieces = { chunkSize: PIECE_CHARACTERS, streamingProfile: PACE, openRouterProcessing: true }
  const options = reply === 'cut' ? { ...pieces, truncateAfterChunks: 4 } : pieces
  peer.onMessage(/./, responseFor(reply), options)
  await peer.start()
  return {
    url: peer.url,
    asked: () => peer.getRequests().map(({ body }) => body),
    stop: () => peer.stop()
  }
}

function responseFor(reply: PeerReply) {
  const text = { model: 'served-1', systemFingerprint: 'fp_1', usage: USAGE, content: ANSWER }
  switch (reply) {
    case 'reasoning':
      return { ...text, reasoning: REASONING }
    case 'tool-call':
      return { usage: USAGE, toolCalls: [{ name: 'weather', arguments: '{"city":"Bern"}' }] }
    case 'overloaded':
      return { error: { message: REFUSAL_WORDS, type: 'overloaded_error' }, status: 529 }
    case 'refused':
      return { error: { message: REFUSAL_WORDS, type: 'invalid_request_error' }, status: 400 }
    default:
      return text
  }
}

/** A target at the peer, as a user's inputs give it: what no configuration reaches is not tried either. */
export function peerTarget(peer: Peer, { api, base }: PeerEndpoint, target: Target): Target {
  const inputs = { model: target.model, api, 'base-url': `${peer.url}${base}`, 'api-key': 'of the peer' }
  const [planned] = readPlan(inputs, aWorld()).targets
  if (planned === undefined) throw new Error('no target')
  return { ...target, api: planned.api, baseUrl: planned.baseUrl, key: planned.key }
}
