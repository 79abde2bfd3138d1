import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Returns the differences between two folders, one line per file, sorted by path; empty if they hold the same bytes. */
export function folderDifference(expected: string, actual: string): readonly string[] {
  const wanted = filesOf(expected)
  const found = filesOf(actual)
  const paths = [...new Set([...wanted, ...found])].sort()
  return paths.flatMap((path) => {
    if (!found.has(path)) return [`missing: ${path}`]
    if (!wanted.has(path)) return [`left over: ${path}`]
    return readFileSync(join(expected, path)).equals(readFileSync(join(actual, path))) ? [] : [`differs: ${path}`]
  })
}

function filesOf(folder: string): ReadonlySet<string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory())
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
}
