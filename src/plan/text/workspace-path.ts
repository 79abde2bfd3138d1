/** At the root of a disk, on another one, or in somebody's home. */
const STARTS_ELSEWHERE = /^[/\\~]|^[A-Za-z]:/

/**
 * A path as git and GitHub write it: with slashes, and without the steps that lead nowhere, such as the one in `./a.md`.
 * Only so can it be compared with the names of changed files. What does not start in the repository stays as it is.
 */
export function workspacePath(path: string): string {
  if (STARTS_ELSEWHERE.test(path)) return path
  const steps: string[] = []
  for (const step of path.split(/[/\\]/)) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.length === 0 ? '.' : steps.join('/')
}

/**
 * Returns true for a path inside the repository. What is read is sent to a provider, so
 * a pull request must not be able to name `/etc/passwd`. Links out of it are for whoever reads the file to refuse.
 */
export function staysInside(path: string): boolean {
  if (STARTS_ELSEWHERE.test(path)) return false
  let depth = 0
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') depth -= 1
    else if (step !== '' && step !== '.') depth += 1
    if (depth < 0) return false
  }
  return true
}
