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
  if (!TOKEN.test(name)) return fault('is not the name of a header')
  if (OWN.test(name)) return fault('is set by the gate itself, and cannot be given', 'Remove it.')
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) return fault('its value has characters that no header may carry')
  const variables = value.match(VARIABLE) ?? []
  if (value.replaceAll(VARIABLE, '').includes('${')) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
    return fault('its value has "${" without the name of a variable', 'Write ${NAME}.')
  }
  if (isCredential(name) && variables.length === 0) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
    const hint = 'Put it into an environment variable, and write ${NAME} here.'
    return fault('holds a credential in plain text, where everyone can read it', hint)
  }
  return undefined
}
