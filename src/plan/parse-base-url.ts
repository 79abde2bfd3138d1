import { quote } from '../domain/quote.ts'
import { type Fault, fault } from './fault.ts'

export interface BaseUrl {
  /** Normalized, without a slash at the end. */
  readonly text: string
  readonly hostname: string
  readonly secure: boolean
}

/** Paths of a call, which users paste along with the address. The gate adds them itself. */
const CALL_PATH = /\/(?:chat\/completions|completions|responses|messages)$/

/** The address of an API. What could hold a password or a key is never repeated in an error. */
export function parseBaseUrl(text: string): BaseUrl | Fault {
  const trimmed = text.trim()
  if (trimmed.includes('@')) {
    return fault('holds credentials, which do not belong into an address', 'Name the key in "api-key-env".')
  }
  if (/[?#]/.test(trimmed)) {
    return fault(
      'holds a query or a fragment, and an address ends before it',
      'Put what a request needs into "extra-headers".'
    )
  }
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(trimmed)) return noScheme(trimmed)
  const path = url.pathname.replace(/\/+$/, '')
  if (CALL_PATH.test(path)) {
    const base = `${url.origin}${path.replace(CALL_PATH, '')}`
    return fault(`${quote(trimmed)} ends in the path of a call; expected the address above it`, `Write "${base}".`)
  }
  return { text: `${url.origin}${path}`, hostname: url.hostname, secure: url.protocol === 'https:' }
}

function noScheme(text: string): Fault {
  const expected = `${quote(text)} is not an address; expected https://HOST/PATH`
  if (!/^[\w.-]+(?::\d+)?(?:\/\S*)?$/.test(text)) return fault(expected)
  const scheme = /^(?:localhost|127\.)/.test(text) ? 'http' : 'https'
  return fault(expected, `Write "${scheme}://${text}".`)
}
