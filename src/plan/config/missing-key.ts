import { KnownError } from '../../domain/errors.ts'
import { isJudged, ownerOf, type Plan, type Target } from '../../domain/plan.ts'
import { Secret } from '../../domain/secret.ts'
import { isKnownProvider } from '../../providers/presets.ts'

export interface KeyWorld {
  readonly hasKey: (target: Target) => boolean
  /** True when the environment holds an access key of AWS, with which requests to Bedrock are signed. */
  readonly canSign: boolean
}

/**
 * The first target whose key is missing. A variable that is named and empty is a missing key. So is no key at all for a
 * hosted API: a runner gives a secret that a fork may not see as an empty input, and no hosted API answers without one.
 */
export function missingKey(plan: Pick<Plan, 'targets'>, world: KeyWorld): KnownError | undefined {
  for (const target of plan.targets) {
    const missing = world.hasKey(target) ? undefined : missingTargetKey(target, world)
    if (missing !== undefined) return missing
  }
  return undefined
}

function missingTargetKey(target: Target, { canSign }: KeyWorld): KnownError | undefined {
  if (target.key.from === 'environment') return emptyVariable(target.id, target.key.name)
  const { hostname } = new URL(target.baseUrl)
  // A key can also be sent by a header of the user's own.
  if (!isKnownProvider(hostname) || Object.keys(target.extraHeaders).length > 0) return undefined
  if (target.api !== 'bedrock-converse')
    return isJudged(target) ? noKey(target.id, hostname) : noCompanionKey(target, hostname)
  return canSign ? undefined : noCredentials(target.id, hostname)
}

function emptyVariable(target: string, name: string): KnownError {
  return new KnownError('missing-key', `target "${target}": the variable ${name} is empty or not set`, {
    hint: `Set ${name} (in a workflow: in the step's "env:", from a secret that exists in this repository), or remove "api-key-env" if the endpoint needs no key.`
  })
}

function noKey(target: string, hostname: string): KnownError {
  return new KnownError(
    'missing-key',
    `target "${target}": "api-key" is empty or not set, and ${hostname} refuses requests without a key`,
    {
      hint: 'Set "api-key" from a secret that exists in this repository, or name an environment variable in "api-key-env" in the file.'
    }
  )
}

/** The input "api-key" goes to the targets' own places alone. */
function noCompanionKey(target: Target, hostname: string): KnownError {
  const block = target.directOf === undefined ? 'base' : 'direct'
  return new KnownError(
    'missing-key',
    `target "${ownerOf(target)}": no key is named for "${block}:", and ${hostname} refuses requests without a key`,
    {
      hint: `Name the variable of its key as "api-key-env" in the "${block}:" block. The input "api-key" goes only to the target's own address.`
    }
  )
}

function noCredentials(target: string, hostname: string): KnownError {
  return new KnownError(
    'missing-key',
    `target "${target}": neither AWS credentials nor an "api-key" are set, and ${hostname} refuses requests without them`,
    {
      hint: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment of the job (aws-actions/configure-aws-credentials does this), or name the variable of a Bedrock API key in "api-key-env" in the file.'
    }
  )
}

/** Characters that a header may carry: keys are sent in headers. */
const FITS_A_HEADER = /^[\x21-\x7e\x80-\xff]+(?:[\t ][\x21-\x7e\x80-\xff]+)*$/

/**
 * The key of a target as it was given, without the line feed that a secret made from a file ends with; absent where there is
 * none. Throws where it has characters that no request could carry: a host would never see it, and seem to be down.
 */
export function readKey({ id, key }: Pick<Target, 'id' | 'key'>, given: string | undefined): Secret | undefined {
  const value = given?.trim() ?? ''
  if (value === '' || key.from === 'none') return undefined
  if (FITS_A_HEADER.test(value)) return new Secret(value)
  const name = key.from === 'environment' ? `the variable ${key.name}` : '"api-key"'
  throw new KnownError('invalid-input', `target "${id}": ${name} contains characters that cannot be part of a key`, {
    hint: 'Store the key again on one line. It contains a line break, a typographic quotation mark or the like.'
  })
}
