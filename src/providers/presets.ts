import { type CacheSwitches, isolationKey, NO_SWITCHES, openaiSwitches, selfHostedSwitches } from './cache-switches.ts'

/** The facts about a host that are known before the first request. */
export interface Preset {
  readonly name: string
  /** The member that limits the answer. */
  readonly tokenLimitField: 'max_tokens' | 'max_completion_tokens'
  /** Token counts have to be requested by `stream_options.include_usage`. */
  readonly asksForUsage: boolean
  /** Random padding can be switched off by `stream_options.include_obfuscation`. */
  readonly pads: boolean
  /** The server's own times are sent where `perf_metrics_in_response` requests them. */
  readonly tellsTimes: boolean
  /** Members that keep its prompt cache out of a reply. */
  readonly cacheSwitches: CacheSwitches
  /** The header that carries a key, and the prefix in front of the key. */
  readonly auth: { readonly header: string; readonly prefix: string }
}

interface PresetRow extends Partial<Preset> {
  readonly name: string
  /** Domains, each with all its subdomains. */
  readonly domains?: readonly string[]
  /** For hosts that share a domain with machines of the user's own. */
  readonly pattern?: RegExp
}

/** The facts about a host without a row: the plain format that self-hosted servers and gateways speak. */
const UNKNOWN_HOST: Preset = {
  name: 'unknown',
  tokenLimitField: 'max_tokens',
  asksForUsage: true,
  pads: false,
  tellsTimes: false,
  cacheSwitches: selfHostedSwitches,
  auth: { header: 'authorization', prefix: 'Bearer ' }
}

/** Domains of Azure's resources, in each of its clouds: the public one, that of the US government, and China's. */
const AZURE_SERVICES = ['openai', 'services.ai', 'cognitiveservices']
/** https://learn.microsoft.com/azure/azure-government/compare-azure-government-global-azure, https://docs.azure.cn */
const AZURE_CLOUDS = ['azure.com', 'azure.us', 'azure.cn']

/**
 * Known hosts. `max_tokens` is a 400 for newer OpenAI models, `max_completion_tokens` an unknown member elsewhere;
 * Mistral answers 422 to `stream_options` and sends usage without; only OpenAI knows `include_obfuscation`, and strict
 * hosts reject members they do not know.
 */
const ROWS: readonly PresetRow[] = [
  {
    name: 'OpenAI',
    domains: ['openai.com'],
    tokenLimitField: 'max_completion_tokens',
    pads: true,
    cacheSwitches: openaiSwitches
  },
  {
    name: 'Azure',
    domains: AZURE_SERVICES.flatMap((service) => AZURE_CLOUDS.map((cloud) => `${service}.${cloud}`)),
    tokenLimitField: 'max_completion_tokens',
    // A bearer is a token of Entra there, but for keys on paths of /openai/v1; this header takes a key on every path.
    auth: { header: 'api-key', prefix: '' }
  },
  // One model an endpoint, by an API of Azure's own that knows only the older name of the limit.
  { name: 'Azure serverless', domains: ['inference.ai.azure.com', 'models.ai.azure.com'] },
  { name: 'Groq', domains: ['groq.com'] },
  { name: 'Cerebras', domains: ['cerebras.ai'] },
  { name: 'Together', domains: ['together.xyz', 'together.ai'] },
  { name: 'Fireworks', domains: ['fireworks.ai'], tellsTimes: true, cacheSwitches: isolationKey },
  { name: 'DeepSeek', domains: ['deepseek.com'] },
  { name: 'xAI', domains: ['x.ai'] },
  { name: 'Mistral', domains: ['mistral.ai'], asksForUsage: false },
  { name: 'OpenRouter', domains: ['openrouter.ai'] },
  { name: 'NVIDIA', domains: ['api.nvidia.com'] },
  { name: 'Anthropic', domains: ['anthropic.com'] },
  { name: 'Google', domains: ['googleapis.com'] },
  // Other hosts of these two domains are the user's own machines.
  { name: 'Bedrock', pattern: /^bedrock(-[a-z]+)*\.([a-z0-9-]+\.)+(amazonaws\.com|api\.aws)$/ },
  { name: 'Cohere', domains: ['cohere.com', 'cohere.ai'] },
  { name: 'Ollama', domains: ['ollama.com'] },
  { name: 'Perplexity', domains: ['perplexity.ai'] },
  { name: 'DeepInfra', domains: ['deepinfra.com'] },
  { name: 'SambaNova', domains: ['sambanova.ai'] },
  { name: 'Hugging Face', domains: ['router.huggingface.co'] },
  { name: 'Moonshot', domains: ['moonshot.ai', 'moonshot.cn'] },
  { name: 'Z.ai', domains: ['z.ai', 'bigmodel.cn'] },
  { name: 'Alibaba', domains: ['dashscope.aliyuncs.com', 'dashscope-intl.aliyuncs.com'] },
  { name: 'GitHub Models', domains: ['models.github.ai'] }
]

/** Looks up a host, by name with or without its port; the plain format when no row names it. */
export function presetOf(host: string): Preset {
  const row = rowOf(host)
  return row === undefined ? UNKNOWN_HOST : { ...UNKNOWN_HOST, cacheSwitches: NO_SWITCHES, ...factsOf(row) }
}

/** True for a host of a company that sells tokens, whose speed is not this repository's doing. */
export function isKnownProvider(host: string): boolean {
  return rowOf(host) !== undefined
}

function rowOf(host: string): PresetRow | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return ROWS.find(
    ({ domains = [], pattern }) => domains.some((domain) => isWithin(name, domain)) || pattern?.test(name)
  )
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

function factsOf({ domains: _domains, pattern: _pattern, ...facts }: PresetRow): Partial<Preset> {
  return facts
}
