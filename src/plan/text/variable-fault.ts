import { type Fault, fault } from './fault.ts'

/** Set by the runner for itself and its actions: its tokens, its folders, the inputs of this step. */
const OF_THE_RUNNER = /^(?:ACTIONS|RUNNER|INPUT|STATE|NODE|npm)_/i
/** Of GitHub's own variables the facts may be sent, such as GITHUB_SHA; whoever holds a token may act as the workflow. */
const TOKEN_OF_GITHUB = /^(?:GITHUB|GH)_.*(?:TOKEN|SECRET|KEY|PAT|PASSWORD)/i
/** Credentials of AWS are for signatures, which do not show them. A key of Bedrock's own is a key like any other. */
const OF_AWS = /^AWS_(?!REGION$|DEFAULT_REGION$|BEARER_TOKEN_BEDROCK$)/i

/** Names of variables in the value of a header: `Bearer ${NAME}`. */
export const VARIABLES_IN_VALUE = /\$\{([A-Za-z_]\w*)\}/g

/** Returns the fault of a variable that is never sent anywhere, whatever a configuration asks for. */
export function variableFault(name: string): Fault | undefined {
  if (OF_AWS.test(name)) {
    return fault(
      `${name} is a credential of AWS, which is used only to sign requests to AWS and never sent`,
      'Leave the key out for a target with "api: bedrock-converse"; its requests are then signed.'
    )
  }
  if (!OF_THE_RUNNER.test(name) && !TOKEN_OF_GITHUB.test(name)) return undefined
  return fault(
    `${name} belongs to the runner, and is never sent to a target`,
    'Put the value into a variable of its own, in the "env:" of the step, and name that one.'
  )
}
