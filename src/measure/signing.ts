import { KnownError } from '../domain/errors.ts'
import type { Target } from '../domain/plan.ts'
import { awsRegionOf } from '../providers/aws-region.ts'
import { DIALECTS } from '../providers/registry.ts'
import type { AwsCredentials } from './aws-credentials.ts'
import type { Environment } from './proxy.ts'
import type { Signing } from './sign-request.ts'

export interface SigningWorld {
  /** Of the target's requests, the key's among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: AwsCredentials | undefined
  readonly environment: Environment
}

/**
 * How a target's requests are signed; absent where they are not: its API wants none, it sends a key instead, the
 * environment has nothing to sign with, or plain http would show a role's token to a network.
 */
export function signingOf(target: Target, { headers, credentials, environment }: SigningWorld): Signing | undefined {
  const service = DIALECTS[target.api].signsAs
  const { hostname, protocol } = new URL(target.baseUrl)
  if (service === undefined || credentials === undefined || 'authorization' in headers) return undefined
  if (protocol !== 'https:' && !isLoopback(hostname)) return undefined
  return { credentials, service, region: regionOf(target, hostname, environment) }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

function regionOf(target: Target, hostname: string, environment: Environment): string {
  const region = awsRegionOf(hostname) ?? environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? ''
  if (/^[a-z0-9-]+$/.test(region)) return region
  throw new KnownError('invalid-input', `target ${JSON.stringify(target.id)}: ${hostname} names no region of AWS`, {
    hint: 'Set AWS_REGION in the environment of the step, such as AWS_REGION: us-east-1.'
  })
}
