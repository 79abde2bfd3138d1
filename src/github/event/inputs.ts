import { getInput, setSecret } from '@actions/core'

/** Shorter values are no keys, and masking them would put stars all over the log. */
const SHORTEST_MASKED = 6
const SECRET_INPUTS: readonly string[] = ['api-key', 'github-token']

const PREFIX = 'INPUT_'

/**
 * The inputs that were given, by name; keys among them are masked before anything else can print them. With them what the
 * environment holds under other names, since the runner hands a misspelt input on as it does any.
 */
export function readActionInputs(names: readonly string[]): Readonly<Record<string, string>> {
  const all = new Set([...names, ...otherNames()])
  const given = [...all].map((name) => [name, getInput(name)] as const).filter(([, value]) => value !== '')
  for (const [name, value] of given) if (SECRET_INPUTS.includes(name)) maskSecret(value)
  return Object.fromEntries(given)
}

/** The runner writes names in capitals. */
function otherNames(): readonly string[] {
  const variables = Object.keys(process.env).filter((name) => name.startsWith(PREFIX))
  return variables.map((name) => name.slice(PREFIX.length).toLowerCase())
}

/** Has the runner print stars in its place: in logs, annotations and summaries, not in comments or artifacts. */
export function maskSecret(value: string): void {
  if (value.length >= SHORTEST_MASKED) setSecret(value)
}
