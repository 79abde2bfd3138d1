import { createHash, createHmac } from 'node:crypto'

/** A request as it came over the wire. */
export interface SignedRequest {
  readonly method: string
  /** As sent, with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** RFC 3986, where `encodeURIComponent` leaves four more characters alone. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The signature that a server would compute of what it received, from the specification and with nothing of the signer
 * under test: canonical request, string to sign, derived key.
 */
export function signatureOf({ method, path, headers, body }: SignedRequest, secret: string): string {
  const authorization = headers['authorization'] ?? ''
  const found = /Credential=[^/]+\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([^,]+),/.exec(authorization)
  const [, day = '', region = '', service = '', names = ''] = found ?? []
  const [pathname = '', query = ''] = path.split('?')
  const canonical = [
    method,
    // Escaped once more than it is sent, as for every service but S3.
    pathname.split('/').map(percentEncoded).join('/'),
    query.split('&').toSorted().join('&'),
    ...names.split(';').map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    names,
    sha256(body)
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day))
  return hmac(key, text).toString('hex')
}

/** The signature that a request carries. */
export function carriedSignature(headers: Readonly<Record<string, string>>): string {
  return /Signature=([0-9a-f]{64})$/.exec(headers['authorization'] ?? '')?.[1] ?? ''
}
