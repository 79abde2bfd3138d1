import { Secret } from '../domain/secret.ts'
import type { Environment } from './proxy.ts'

/** What the SDKs of AWS read from the environment too, and what `aws-actions/configure-aws-credentials` sets. */
export interface AwsCredentials {
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

/** What no message may repeat. */
export function awsSecrets(credentials: AwsCredentials | undefined): readonly string[] {
  if (credentials === undefined) return []
  const { accessKeyId, secretAccessKey, sessionToken } = credentials
  return [accessKeyId, secretAccessKey, sessionToken].filter((each) => each !== undefined).map((each) => each.reveal())
}
