import { type Command, Option } from 'commander'
import { INPUTS } from '../plan/inputs.ts'

/** Adds an option for every input that the command line shares with the Action. */
export function withInputs(command: Command): Command {
  for (const input of INPUTS) {
    if (!(input.entries as readonly string[]).includes('cli')) continue
    command.addOption(new Option(`--${input.name} <value>`, `${input.description} Default: ${input.default}.`))
  }
  return command
}

/** The inputs among a command's options, by the names that the table gives them. */
export function inputsOf(options: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    INPUTS.flatMap(({ name }) => {
      const value = options[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
      return typeof value === 'string' ? [[name, value]] : []
    })
  )
}
