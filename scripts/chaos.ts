import { spawnSync } from 'node:child_process'

/** `npm run chaos`: runs the tests of faults and prints what each fault came to; `--long` tries every combination. */
const mode = process.argv.includes('--long') ? 'long' : 'short'
const { status } = spawnSync(
  'npm',
  ['run', '-s', 'jest', '--', '__tests__/chaos', '--testTimeout', '600000', '--runInBand'],
  {
    stdio: 'inherit',
    env: { ...process.env, CHAOS: mode }
  }
)
process.exitCode = status ?? 1
