// `npm run bench:verdict -- [--part NAME]… [--files N] [--seed K] [--write]`: how often the verdict is wrong, and
// what it finds, on simulated endpoints, by the product's own code. `--write` puts the figures into docs/statistics.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { besideTable } from './beside-table.ts'
import { type Extent, foundTables, statedTables, unchangedTables } from './history-tables.ts'
import { interleavedTable } from './interleaved-table.ts'
import { serversTable } from './servers-table.ts'

const PAGE = join(import.meta.dirname, '../../docs/statistics.md')
/** Seeds from here on were never used to choose anything. (Those from 60,000,000 on were, once: for the rule of history.) */
const HELD_OUT_SEED = 73_000_000

/** What is made of how many files unless told otherwise. */
const PARTS: Readonly<Record<string, { readonly files: number; readonly make: (extent: Extent) => string }>> = {
  interleaved: { files: 1500, make: interleavedTable },
  servers: { files: 200, make: serversTable },
  unchanged: { files: 1000, make: unchangedTables },
  found: { files: 300, make: foundTables },
  stated: { files: 100, make: statedTables },
  beside: { files: 200, make: besideTable }
}

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true },
    files: { type: 'string' },
    seed: { type: 'string' },
    write: { type: 'boolean' }
  }
})

for (const name of values.part ?? Object.keys(PARTS)) {
  const part = PARTS[name]
  if (part === undefined) throw new Error(`--part ${name}: expected one of ${Object.keys(PARTS).join(', ')}`)
  const fileCount = wholeNumber('files', values.files ?? `${part.files}`)
  const firstSeed = wholeNumber('seed', values.seed ?? `${HELD_OUT_SEED}`)
  const text = `${part.make({ fileCount, firstSeed })}\n\nSeeds from ${firstSeed} on.`
  console.log(`## ${name}\n\n${text}\n`)
  if (values.write === true) write(name, text)
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} ${text}: expected a whole number from 1 on`)
  return value
}

/** Between the part's two markers, which the page must have. */
function write(name: string, text: string): void {
  const page = readFileSync(PAGE, 'utf8')
  const [begin, end] = [`<!-- verdict:${name} -->`, `<!-- /verdict:${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/statistics.md has no markers ${begin} … ${end}`)
  writeFileSync(PAGE, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`)
}
