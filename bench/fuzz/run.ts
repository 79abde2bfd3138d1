import { parseArgs } from 'node:util'
import { fuzz } from './fuzz.ts'
import { loadReaders } from './readers.ts'

/**
 * `npm run fuzz`: 2,000 inputs for each reader, or a million with `--long`. `--only sse --seed 17 --count 1` repeats a
 * finding.
 */
const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string' }
  }
})
const count = Number(values.count ?? (values.long ? 1_000_000 : 2000))
const firstSeed = Number(values.seed)
let found = 0
for (const [name, reader] of Object.entries(await loadReaders())) {
  if (values.only !== undefined && values.only !== name) continue
  const finding = fuzz(reader, firstSeed, count)
  console.log(`${name}: ${finding === undefined ? `${count} inputs, nothing found` : `failed at seed ${finding.seed}`}`)
  if (finding === undefined) continue
  found += 1
  console.log(`  ${finding.problem.split('\n').slice(0, 6).join('\n  ')}`)
  console.log(`  input: ${JSON.stringify(finding.input.slice(0, 2000))}`)
  console.log(`  again: npm run fuzz -- --only ${name} --seed ${finding.seed} --count 1`)
}
process.exitCode = found === 0 ? 0 : 1
