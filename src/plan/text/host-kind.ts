import ipaddr from 'ipaddr.js'

/** `loopback` never leaves this machine; `private` never leaves this network. */
export type HostKind = 'loopback' | 'private' | 'public'

/** Names that public DNS does not serve: RFC 6762 (.local), ICANN's 2024 reservation (.internal). */
const PRIVATE_SUFFIX = /\.(?:internal|local)$/

/**
 * Where a host of a URL is, by its name alone; nothing is looked up. Private are RFC 1918 and unique local addresses,
 * names of a single label (a service beside the runner), `.internal` and `.local`.
 */
export function hostKind(hostname: string): HostKind {
  const host = hostname.replaceAll(/^\[|\]$|\.$/g, '').toLowerCase()
  if (ipaddr.isValid(host)) return addressKind(host)
  // RFC 6761: localhost and everything below it is the machine itself.
  if (host === 'localhost' || host.endsWith('.localhost')) return 'loopback'
  return !host.includes('.') || PRIVATE_SUFFIX.test(host) ? 'private' : 'public'
}

function addressKind(address: string): HostKind {
  // `process` turns an IPv4 address in IPv6 clothes back into what it is.
  const range = ipaddr.process(address).range()
  if (range === 'loopback') return 'loopback'
  return range === 'private' || range === 'uniqueLocal' ? 'private' : 'public'
}
