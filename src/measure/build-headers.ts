import { KnownError } from '../domain/errors.ts'
import type { Target } from '../domain/plan.ts'
import type { Secret } from '../domain/secret.ts'
import { DIALECTS } from '../providers/registry.ts'
import type { Environment } from './proxy.ts'

/** Headers that frame the request, or would bring a reply in pieces that nobody can time. */
const RESERVED = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'expect', 'upgrade']

/**
 * The headers of every request to a target, the key's among them: never to be shown. The target's own headers win, so
 * that a host can be served whose key goes elsewhere.
 */
export function buildHeaders(
  target: Target,
  key: Secret | undefined,
  environment: Environment
): Record<string, string> {
  const dialect = DIALECTS[target.api]
  const { header, prefix } = dialect.authOf(new URL(target.baseUrl).hostname)
  const own = Object.entries(target.extraHeaders).map(([name, value]) => {
    return [checkedName(target, name), filledIn(target, name, { value, environment })] as const
  })
  return {
    'content-type': 'application/json',
    'user-agent': 'llm-latency-gate',
    ...dialect.headers,
    ...(key === undefined ? {} : { [header]: `${prefix}${key.reveal()}` }),
    ...Object.fromEntries(own),
    // Compressed streams come in bursts, when the compressor is full: 218 ms to the first event instead of 56.
    'accept-encoding': 'identity'
  }
}

function checkedName(target: Target, name: string): string {
  const lower = name.toLowerCase()
  if (!RESERVED.includes(lower)) return lower
  throw new KnownError(
    'invalid-input',
    `${whereOf(target, name)}: is set by the gate itself; any other name is allowed`
  )
}

/** `${NAME}` stands for a variable of the environment. */
function filledIn(
  target: Target,
  name: string,
  { value, environment }: { readonly value: string; readonly environment: Environment }
): string {
  const filled = value.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_, variable: string) => {
    const found = environment[variable]
    if (found !== undefined && found !== '') return found
    throw new KnownError('invalid-input', `${whereOf(target, name)}: variable ${variable} is not set`, {
      hint: `Set ${variable} in the environment of the step, or take the header out.`
    })
  })
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(filled)) return filled
  throw new KnownError('invalid-input', `${whereOf(target, name)}: has characters that no header may have`)
}

function whereOf(target: Target, name: string): string {
  return `target ${JSON.stringify(target.id)}, "extra-headers", ${JSON.stringify(name)}`
}
