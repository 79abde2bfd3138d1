import { createHash } from 'node:crypto'
import { InputError } from '../../src/domain/errors.ts'
import type { Plan } from '../../src/domain/plan.ts'
import type { RawInputs } from '../../src/plan/config/read-inputs.ts'
import type { DraftTarget } from '../../src/plan/config/read-target.ts'
import { type PlanWorld, readPlan } from '../../src/plan/read-plan.ts'

export const CONFIG_PATH = '.github/llm-latency.yml'
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A world of files by path, in which two hosts are known providers. */
export function aWorld(files: Readonly<Record<string, string>> = {}): PlanWorld {
  return {
    readText: (path) => (Object.hasOwn(files, path) ? files[path] : undefined),
    sha256,
    builtinSets: {
      'builtin:chat-20': Array.from({ length: 20 }, (_, index) => aScenario(`chat-${index}`)),
      'builtin:smoke-6': [aScenario('smoke')]
    },
    defaultConfigPath: CONFIG_PATH
  }
}

function aScenario(id: string) {
  return { id, kind: 'chat', messages: [{ role: 'user' as const, content: `Say ${id}.` }], maxOutputTokens: 200 }
}

export function aDraft(members: Partial<DraftTarget> = {}): DraftTarget {
  return {
    id: 'mini',
    model: 'gpt-4.1-mini',
    api: 'openai-chat',
    baseUrl: 'https://api.openai.com/v1',
    key: { from: 'environment', name: 'OPENAI_API_KEY' },
    params: {},
    extraBody: {},
    extraHeaders: {},
    labels: {},
    owned: false,
    ...members
  }
}

/** The plan of a configuration file alone. */
export function planOf(config: string, raw: RawInputs = {}): Plan {
  return readPlan(raw, aWorld({ [CONFIG_PATH]: config }))
}

/** Every line of what is printed to the user where a plan cannot be read. */
export function complaintsOf(read: () => unknown): readonly string[] {
  try {
    read()
  } catch (error) {
    if (error instanceof InputError) return error.message.split('\n')
    throw error
  }
  return []
}
