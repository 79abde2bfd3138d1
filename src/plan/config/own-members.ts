import type { ApiId } from '../../domain/plan.ts'
import { fault, type PlacedFault } from '../text/fault.ts'
import type { Path } from '../text/read-yaml.ts'
import type { TargetConfig } from './config-schema.ts'

type Members = Readonly<Record<string, string>>

const MODEL = 'Write it as "model" of the target.'
const PROMPTS = 'Write prompts as a prompt set.'
const STREAM = 'Remove it: every reply is streamed.'
const ONE_REPLY = 'Remove it: one reply a request is timed.'

/**
 * Members that decide what a reply is or how it comes, and so what is measured. They are the gate's own; set twice, the
 * request would not be what the report says.
 */
const OWN_MEMBERS: Readonly<Record<ApiId, Members>> = {
  'openai-chat': { model: MODEL, messages: PROMPTS, stream: STREAM, n: ONE_REPLY },
  'openai-responses': { model: MODEL, input: PROMPTS, stream: STREAM },
  'anthropic-messages': { model: MODEL, messages: PROMPTS, system: PROMPTS, stream: STREAM },
  gemini: {
    model: MODEL,
    contents: PROMPTS,
    systemInstruction: PROMPTS,
    system_instruction: PROMPTS,
    candidateCount: ONE_REPLY,
    candidate_count: ONE_REPLY
  },
  'bedrock-converse': { modelId: MODEL, messages: PROMPTS, system: PROMPTS },
  'cohere-chat': { model: MODEL, messages: PROMPTS, stream: STREAM },
  ollama: { model: MODEL, messages: PROMPTS, stream: STREAM }
}

/** Where an API keeps settings in an object of their own. */
const SETTINGS = ['generationConfig', 'generation_config', 'inferenceConfig', 'options']

/** The members that a target may not set itself, under `params` or `extra-body`. */
export function ownMemberFaults(config: TargetConfig, api: ApiId): readonly PlacedFault[] {
  const own = OWN_MEMBERS[api]
  return (['params', 'extra-body'] as const)
    .flatMap((section) => pathsIn(config[section] ?? {}, [section]))
    .flatMap((path) => {
      const hint = hintFor(own, path.at(-1))
      return hint === undefined ? [] : [{ path, ...fault('is set by the gate itself', hint) }]
    })
}

function hintFor(own: Members, name: PropertyKey | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(own, name) ? own[String(name)] : undefined
}

function pathsIn(members: object, at: Path): readonly Path[] {
  return Object.entries(members).flatMap(([name, value]) => {
    const path = [...at, name]
    const isSettings = SETTINGS.includes(name) && typeof value === 'object' && value !== null
    return isSettings ? [path, ...Object.keys(value).map((inner) => [...path, inner])] : [path]
  })
}
