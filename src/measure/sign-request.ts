import type { AwsCredentials } from './aws-credentials.ts'

/** As whom, as what and where a request is signed. */
export interface Signing {
  readonly credentials: AwsCredentials
  readonly region: string
  readonly service: string
}

export interface Signable {
  readonly origin: string
  /** Path and query, percent-encoded as they are sent. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Proxies may add to the others or write them anew. */
const SIGNED_HEADERS = ['content-type', 'accept']

/**
 * The headers of a request with its signature of version 4 among them. The signer of AWS's own SDK makes it, loaded when
 * the first request needs it.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export async function signedHeaders(
  { origin, path, headers, body }: Signable,
  { credentials, region, service }: Signing,
  now: Date
): Promise<Readonly<Record<string, string>>> {
  const [{ SignatureV4 }, { Sha256 }] = await Promise.all([
    import('@smithy/signature-v4'),
    import('@aws-crypto/sha256-js')
  ])
  const { accessKeyId, secretAccessKey, sessionToken } = credentials
  const signer = new SignatureV4({
    credentials: {
      accessKeyId: accessKeyId.reveal(),
      secretAccessKey: secretAccessKey.reveal(),
      ...(sessionToken === undefined ? {} : { sessionToken: sessionToken.reveal() })
    },
    region,
    service,
    sha256: Sha256
  })
  const { protocol, hostname, host } = new URL(origin)
  const { pathname, searchParams } = new URL(path, origin)
  const own = Object.entries(headers).filter(([name]) => SIGNED_HEADERS.includes(name))
  const signed = await signer.sign(
    {
      method: 'POST',
      protocol,
      hostname,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: { host, ...Object.fromEntries(own) },
      body
    },
    { signingDate: now }
  )
  // The connection writes its host by itself.
  const { host: _host, ...added } = signed.headers
  return { ...headers, ...added }
}
