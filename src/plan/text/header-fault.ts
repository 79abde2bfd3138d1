import { type Fault, fault } from './fault.ts'

/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/
/** They belong to the connection or to how replies are timed; the gate sets them itself. */
const OWN = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|expect|upgrade)$/i
const CREDENTIAL = /^(?:proxy-)?authorization$|^cookie$|(?:^|[-_])(?:api-?key|key|token|secret|password|auth)$/i
const VARIABLE = /\$\{[A-Za-z_]\w*\}/g

/** Returns true for headers that carry credentials. */
export function isCredential(name: string): boolean {
  return CREDENTIAL.test(name)
}

/** Returns the fault of an extra header, or undefined when it is sound. Never repeats the value. */
export function headerFault(name: string, value: string): Fault | undefined {
  if (!TOKEN.test(name)) return fault('is not a valid header name')
  if (OWN.test(name)) return fault('the gate sets this header itself', 'Remove it.')
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value))
    return fault('the value contains characters that are not allowed in a header')
  const variables = value.match(VARIABLE) ?? []
  if (value.replaceAll(VARIABLE, '').includes('${')) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
    return fault('the value contains "${" without the name of a variable', 'Write ${NAME}.')
  }
  if (isCredential(name) && variables.length === 0) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
    const hint = 'Put the value into an environment variable, and write ${NAME} here.'
    return fault('the value is a credential in plain text, which everyone can read', hint)
  }
  return undefined
}
