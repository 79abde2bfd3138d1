import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { SimulatedFile } from '../bench/verdict/simulated.ts'
import { type JudgeOptions, judgeHistory, judgeInterleaved, PRODUCT_DEFAULTS } from '../bench/verdict/simulated-file.ts'

const USAGE =
  'usage: npm run --silent judge-simulated -- [--gate-p95] [--min-pairs N] [--cap N] [--models N] [--fail-fast false] FILE…'

const SWITCHES: readonly (string | undefined)[] = ['--gate-p95', '--fail-fast']

/** Both `--gate-p95 FILE` and `--gate-p95 true FILE` are allowed: a boolean after a switch belongs to the switch. */
function withTruths(args: readonly string[]): readonly string[] {
  const isTruth = (arg: string | undefined): boolean => arg === 'true' || arg === 'false'
  return args.flatMap((arg, index) => {
    if (SWITCHES.includes(arg)) return [`${arg}=${isTruth(args[index + 1]) ? args[index + 1] : 'true'}`]
    return isTruth(arg) && SWITCHES.includes(args[index - 1]) ? [] : [arg]
  })
}

function readOptions(args: readonly string[]): { readonly options: JudgeOptions; readonly files: readonly string[] } {
  const { values, positionals } = parseArgs({
    args: [...withTruths(args)],
    allowPositionals: true,
    options: {
      'gate-p95': { type: 'string', default: String(PRODUCT_DEFAULTS.gateP95) },
      'min-pairs': { type: 'string', default: String(PRODUCT_DEFAULTS.minPairs) },
      cap: { type: 'string', default: String(PRODUCT_DEFAULTS.cap) },
      models: { type: 'string', default: String(PRODUCT_DEFAULTS.models) },
      'fail-fast': { type: 'string', default: String(PRODUCT_DEFAULTS.failFast) }
    }
  })
  return {
    files: positionals,
    options: {
      gateP95: truth('gate-p95', values['gate-p95']),
      minPairs: count('min-pairs', values['min-pairs']),
      cap: count('cap', values.cap),
      models: count('models', values.models),
      failFast: truth('fail-fast', values['fail-fast'])
    }
  }
}

function count(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name}: got "${text}"; a whole number from 1 is allowed`)
  return number
}

function truth(name: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new Error(`--${name}: got "${text}"; true or false is allowed`)
  return text === 'true'
}

/** The comparison that the product would use. If a file holds both, that of history is added. */
function judged(path: string, options: JudgeOptions) {
  const file = JSON.parse(readFileSync(path, 'utf8')) as SimulatedFile
  const history = file.head === undefined || file.baseline.length === 0 ? undefined : judgeHistory(file, options)
  const interleaved = file.interleaved === undefined ? undefined : judgeInterleaved(file, options)
  const first = interleaved ?? history
  if (first === undefined) throw new Error(`${path}: holds neither pairs nor a run of head with a baseline`)
  return { file: path, ...first, ...(interleaved === undefined || history === undefined ? {} : { history }) }
}

const { options, files } = readOptions(process.argv.slice(2))
if (files.length === 0) {
  console.error(USAGE)
  process.exitCode = 2
}
for (const path of files) console.log(JSON.stringify(judged(path, options)))
