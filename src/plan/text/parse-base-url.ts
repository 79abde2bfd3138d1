import ipaddr from 'ipaddr.js'
import { quote } from '../../domain/quote.ts'
import { type Fault, fault } from './fault.ts'

export interface BaseUrl {
  /** Normalized, without a slash at the end of its path. */
  readonly text: string
  readonly hostname: string
  readonly secure: boolean
}

/** Paths of a call, which users paste along with the address. The gate adds them itself. */
const CALL_PATH = /\/(?:chat\/completions|completions|responses|messages)$/

/**
 * Azure's dated paths, `/openai/deployments/NAME`, answer 404 without the version of the API in the query. An address is
 * stored in run files and printed on pages, so nothing passes that could hold a secret: this one name, and of values a date
 * or one of the words that stand for one.
 * https://learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle
 */
const VERSION_QUERY = /^\?api-version=(?:\d{4}-\d{2}-\d{2}(?:-preview)?|v1|preview|latest)$/

/** The address of an API. What could hold a password or a key is never repeated in an error. */
export function parseBaseUrl(text: string): BaseUrl | Fault {
  const trimmed = text.trim()
  if (trimmed.includes('@')) {
    return fault(
      'the address contains credentials; expected https://HOST/PATH',
      'Put the key into an environment variable, and name that variable in "api-key-env".'
    )
  }
  const [, address = '', query = ''] = /^([^?#]*)(.*)$/s.exec(trimmed) ?? []
  if (query !== '' && !VERSION_QUERY.test(query)) return queryFault(query)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(address)) return noScheme(trimmed)
  const path = url.pathname.replace(/\/+$/, '')
  if (CALL_PATH.test(path)) {
    const base = `${url.origin}${path.replace(CALL_PATH, '')}${query}`
    return fault(
      `${quote(trimmed)} ends in the path of a call; expected the address without that path`,
      `Write "${base}".`
    )
  }
  return { text: `${url.origin}${path}${query}`, hostname: url.hostname, secure: url.protocol === 'https:' }
}

function queryFault(query: string): Fault {
  if (/^\?api-version=/i.test(query)) {
    return fault(
      'the query of this address is not an API version; expected "?api-version=" and a date, and nothing else',
      'Write "?api-version=2024-10-21" with the date of your API version, or "?api-version=2025-04-01-preview".'
    )
  }
  return fault(
    'the address contains a query or a fragment; only a query such as "?api-version=2024-10-21" is allowed, for Azure',
    'Put anything else that a request needs into "extra-headers".'
  )
}

function noScheme(text: string): Fault {
  const expected = `${quote(text)} is not an address; expected https://HOST/PATH`
  if (!/^[\w.-]+(?::\d+)?(?:\/\S*)?$/.test(text)) return fault(expected)
  const scheme = /^(?:localhost|127\.)/.test(text) ? 'http' : 'https'
  return fault(expected, `Write "${scheme}://${text}".`)
}

/** `loopback` never leaves this machine; `private` never leaves this network. */
type HostKind = 'loopback' | 'private' | 'public'

/** Names that public DNS does not serve: RFC 6762 (.local), ICANN's 2024 reservation (.internal). */
const PRIVATE_SUFFIX = /\.(?:internal|local)$/

/**
 * Tells where a URL's host is by its name alone, without a lookup. Private are RFC 1918 and unique local addresses,
 * names of a single label (a service beside the runner), `.internal` and `.local`.
 */
export function hostKind(hostname: string): HostKind {
  const host = hostname.replaceAll(/^\[|\]$|\.$/g, '').toLowerCase()
  if (isCloudMetadata(host)) return 'public'
  if (ipaddr.isValid(host)) return addressKind(host)
  // RFC 6761: localhost and everything below it is the machine itself.
  if (host === 'localhost' || host.endsWith('.localhost')) return 'loopback'
  return !host.includes('.') || PRIVATE_SUFFIX.test(host) ? 'private' : 'public'
}

/**
 * The service that hands out a machine's own credentials answers at names and unique local addresses, and is nobody's model.
 * https://cloud.google.com/compute/docs/metadata/querying-metadata
 * https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html
 */
function isCloudMetadata(host: string): boolean {
  if (/^(?:metadata|instance-data)(?:\.|$)/.test(host)) return true
  if (!ipaddr.IPv6.isValid(host)) return false
  const [first, second] = ipaddr.IPv6.parse(host).parts
  return (first === 0xfd00 && second === 0x0ec2) || (first === 0xfd20 && second === 0x00ce)
}

function addressKind(address: string): HostKind {
  // `process` turns an IPv4 address in IPv6 clothes back into what it is.
  const range = ipaddr.process(address).range()
  if (range === 'loopback') return 'loopback'
  return range === 'private' || range === 'uniqueLocal' ? 'private' : 'public'
}
