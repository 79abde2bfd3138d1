/** What a reply's headers say of who served it. */
export interface HeaderServedBy {
  /** Gateways and regions, the outermost first. */
  readonly via?: string
  readonly serviceTier?: string
}

/**
 * Each of several that serve one model by turns. LiteLLM: which of its deployments
 * (https://docs.litellm.ai/docs/proxy/response_headers). Azure: which region, since requests to a global deployment are
 * computed anywhere, and a gateway of Azure's sends them on. Groq: which of its regions.
 */
const BACKENDS = ['x-litellm-model-id', 'x-ms-region', 'x-groq-region']

/** What LiteLLM puts in front of the headers that it passes on. */
const PASSED_ON = 'llm_provider-'

/** The tier that served, which past a quota is not the one asked for. https://ai.google.dev/gemini-api/docs/priority-inference */
const TIER = 'x-gemini-service-tier'

export function headerServedBy(headers: Readonly<Record<string, string>>): HeaderServedBy {
  const nameIn = (header: string): string | undefined => nameOf(headers[header] ?? headers[`${PASSED_ON}${header}`])
  const backends = BACKENDS.map(nameIn).filter((name) => name !== undefined)
  const tier = nameIn(TIER)
  return {
    ...(backends.length === 0 ? {} : { via: backends.join(' / ') }),
    ...(tier === undefined ? {} : { serviceTier: tier })
  }
}

/** An id or the name of a place; whatever else stands there is nothing to keep. */
function nameOf(value: string | undefined): string | undefined {
  const name = value?.trim() ?? ''
  return /^[\w][\w .:@/+-]{0,79}$/.test(name) ? name : undefined
}
