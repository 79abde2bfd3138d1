import { KnownError } from '../../domain/errors.ts'
import type { Target } from '../../domain/plan.ts'
import { Secret } from '../../domain/secret.ts'
import { dialectOf } from '../../providers/registry.ts'
import type { Environment } from './proxy.ts'

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

interface SigningWorld {
  /** Of the target's requests, the key's among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: AwsCredentials | undefined
  readonly environment: Environment
}

/**
 * Returns a target's signing, or undefined when its requests are not signed: its API wants none, it sends a key instead, the
 * environment has nothing to sign with, plain http would show a role's token to a network, or the host is none of AWS: a
 * session's token goes with every signature.
 */
export function signingOf(target: Target, { headers, credentials, environment }: SigningWorld): Signing | undefined {
  const service = dialectOf(target).signsAs
  const { hostname, protocol } = new URL(target.baseUrl)
  if (service === undefined || credentials === undefined || 'authorization' in headers) return undefined
  if (!isLoopback(hostname) && (protocol !== 'https:' || !isHostOfBedrock(hostname))) return undefined
  return { credentials, service, region: signingRegion(target, hostname, environment) }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

function signingRegion(target: Target, hostname: string, environment: Environment): string {
  const region = awsRegionOf(hostname) ?? environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? ''
  if (/^[a-z0-9-]+$/.test(region)) return region
  throw new KnownError('invalid-input', `target ${JSON.stringify(target.id)}: ${hostname} names no AWS region`, {
    hint: 'Set AWS_REGION in the environment of the step, such as AWS_REGION: us-east-1.'
  })
}

/** The same variables that the SDKs of AWS read and `aws-actions/configure-aws-credentials` sets. */
interface AwsCredentials {
  readonly accessKeyId: Secret
  readonly secretAccessKey: Secret
  /** Of a role that was assumed. */
  readonly sessionToken?: Secret
}

/** Absent where the environment has no access key, or only one half of it. */
export function awsCredentials(environment: Environment): AwsCredentials | undefined {
  const accessKeyId = environment['AWS_ACCESS_KEY_ID']?.trim() ?? ''
  const secretAccessKey = environment['AWS_SECRET_ACCESS_KEY']?.trim() ?? ''
  const sessionToken = environment['AWS_SESSION_TOKEN']?.trim() ?? ''
  if (accessKeyId === '' || secretAccessKey === '') return undefined
  return {
    accessKeyId: new Secret(accessKeyId),
    secretAccessKey: new Secret(secretAccessKey),
    ...(sessionToken === '' ? {} : { sessionToken: new Secret(sessionToken) })
  }
}

/** Values that no message may repeat. */
export function awsSecrets(credentials: AwsCredentials | undefined): readonly string[] {
  if (credentials === undefined) return []
  const { accessKeyId, secretAccessKey, sessionToken } = credentials
  return [accessKeyId, secretAccessKey, sessionToken].filter((each) => each !== undefined).map((each) => each.reveal())
}

/** `bedrock-runtime.us-east-1.amazonaws.com`, its FIPS, dual-stack and private forms, and those of other partitions. */
const REGIONAL_HOST = /(?:^|\.)bedrock(?:-[a-z]+)*\.(?<region>[a-z]{2,}(?:-[a-z]+)+-\d+)\./

/**
 * A whole name, since anybody may have a name under `elb.amazonaws.com`. The suffixes are those of all partitions.
 * https://docs.aws.amazon.com/whitepapers/latest/aws-fault-isolation-boundaries/partitions.html
 */
const HOST_OF_BEDROCK =
  /^(?:vpce-[a-z0-9-]+\.)?bedrock(?:-[a-z]+)*\.[a-z]{2,}(?:-[a-z]+)+-\d+\.(?:vpce\.)?(?:amazonaws\.com(?:\.cn)?|api\.aws|amazonaws\.eu|api\.amazonwebservices\.(?:com\.cn|eu)|c2s\.ic\.gov|sc2s\.sgov\.gov|csp\.hci\.ic\.gov|cloud\.adc-e\.uk)\.?$/

/** Returns true for a host that only AWS can be. */
export function isHostOfBedrock(hostname: string): boolean {
  return HOST_OF_BEDROCK.test(hostname.toLowerCase())
}

/** The region that the name of a host of Bedrock says; absent where it says none. */
export function awsRegionOf(hostname: string): string | undefined {
  return REGIONAL_HOST.exec(hostname.toLowerCase())?.groups?.['region']
}
