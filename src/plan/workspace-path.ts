/**
 * Whether a path that a file of the repository names stays inside the repository. What is read is sent to a provider, so
 * a pull request must not be able to name `/etc/passwd`. Links out of it are for whoever reads the file to refuse.
 */
export function staysInside(path: string): boolean {
  if (/^[/\\~]|^[A-Za-z]:/.test(path)) return false
  let depth = 0
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') depth -= 1
    else if (step !== '' && step !== '.') depth += 1
    if (depth < 0) return false
  }
  return true
}
