import { API_IDS, DEFAULT_API, DEFAULT_BASE_URLS } from '../../domain/plan.ts'
import { eitherOf } from '../text/wording.ts'

/** An input of the Action or an option of the command line. */
export interface Input {
  readonly name: string
  /** The meaning and the allowed values; the default stands in its own column. */
  readonly description: string
  /** The default in words, for when neither the input nor the file sets a value. */
  readonly default: string
  readonly entries: readonly ('action' | 'cli')[]
  /** The key of the configuration file with the same meaning. The input overrides it; budgets are added to it. */
  readonly configKey?: string
  /**
   * A default that `action.yml` itself carries. Only for inputs without a key in the file: the runner passes a default on
   * as if the user had written it, so it would override the file.
   */
  readonly actionDefault?: string
}

const BOTH = ['action', 'cli'] as const

/**
 * The table of inputs. `npm run sync` writes action.yml and the README's table from it, the command line takes its
 * options from it, and a test compares them.
 */
export const INPUTS = [
  {
    name: 'model',
    description:
      'The model to measure, as the API names it. Defines the only target; not allowed when the configuration file has targets.',
    default: 'the targets of the file',
    entries: BOTH
  },
  {
    name: 'base-url',
    description:
      'The address of the API, up to but without `/chat/completions` or the like. Plain http only for loopback and private addresses.',
    default: 'the public address of the API',
    entries: BOTH
  },
  {
    name: 'api',
    description: `The wire format of the API: ${apiNames()}.`,
    default: DEFAULT_API,
    entries: BOTH
  },
  {
    name: 'api-key',
    description:
      'The API key, from a secret, for every target without `api-key-env`. It is sent to the target and nowhere else.',
    default: 'none',
    entries: BOTH
  },
  {
    name: 'prompts',
    description: 'The prompts to send: `builtin:chat-20`, `builtin:smoke-6`, or the path of a YAML or JSONL file.',
    default: 'builtin:chat-20',
    entries: BOTH,
    configKey: 'prompts'
  },
  {
    name: 'budgets',
    description:
      'Latency budgets, one per line, such as `ttft.p95 < 800ms`: `[TARGET:] METRIC[.STAT] OP NUMBER UNIT`. Added to those of the file.',
    default: 'the budgets of the file',
    entries: BOTH,
    configKey: 'budgets'
  },
  {
    name: 'config',
    description: 'The path of the configuration file. If you set it, the file must exist.',
    default: '.github/llm-latency.yml, if it exists',
    entries: BOTH
  },
  {
    name: 'targets',
    description:
      'Ids of the targets to measure, separated by commas. Margins and false-alarm rate stay those of the full configuration.',
    default: 'all of them',
    entries: BOTH
  },
  {
    name: 'mode',
    description:
      '`run` measures and judges. `measure` measures one part and stores it for another job. `report` merges the parts, judges them and comments once.',
    default: 'run',
    entries: ['action']
  },
  {
    name: 'shard',
    description:
      'The share of the prompts to measure, such as `2/8`, when several machines split one run. In a workflow it needs `mode: measure`.',
    default: 'all of them',
    entries: BOTH
  },
  {
    name: 'compare',
    description:
      'What to compare with. `interleaved`: the base of the change, measured in pairs in the same job. `history`: the stored baseline. `auto`: the best available. `off`: nothing; only budgets decide.',
    default: 'auto',
    entries: BOTH,
    configKey: 'compare'
  },
  {
    name: 'key',
    description:
      'Separates several uses of the gate in one repository: each key has its own baseline and comment. At most 200 characters.',
    default: 'file of the workflow, job, calling job and matrix values',
    entries: BOTH,
    configKey: 'key'
  },
  {
    name: 'store',
    description:
      'Where the baseline is kept. `artifact`: an artifact of the workflow run. `branch`: the branch `llm-latency-baseline`, which never expires and needs `contents: write` on the default branch. `file`: the folder `.llm-latency` next to the checkout, for runners that keep their disk.',
    default: 'artifact',
    entries: ['action'],
    configKey: 'store'
  },
  {
    name: 'baseline-workflow',
    description: 'The workflow whose runs may write the baseline, by file name, such as `nightly.yml`.',
    default: 'this workflow',
    entries: ['action'],
    configKey: 'baseline-workflow'
  },
  {
    name: 'fail-on',
    description:
      'The states that fail the job, separated by commas: `regression`, `budget`, `could-not-measure`, `inconclusive`, `no-baseline`, `drift`, `rules-changed`, or `none`.',
    default: 'depends on the event: see the table of states',
    entries: BOTH,
    configKey: 'gate.fail-on'
  },
  {
    name: 'comment',
    description: 'When to comment on the pull request: `on-change`, `always`, `failure` or `never`.',
    default: 'on-change',
    entries: ['action'],
    configKey: 'comment'
  },
  {
    name: 'runs',
    description:
      'How many runs to measure one after another, 1 to 30, to fill a baseline at once. Only applies where the baseline is written.',
    default: '1',
    entries: BOTH,
    configKey: 'runs'
  },
  {
    name: 'max-cost',
    description:
      'The most one measurement may cost, such as `$1.00`. Counts by the `price` of each target in the file. Whatever that says, a dollar pays for at most 1M input and 250k output tokens, and one measurement may always use that many.',
    default: '1M input and 250k output tokens',
    entries: BOTH,
    configKey: 'schedule.max-cost'
  },
  {
    name: 'paths',
    description:
      'Globs, one per line. A pull request is measured only if one of them matches a changed file; otherwise the job ends green, titled "not measured". A leading `!` excludes files, and the last match decides.',
    default: 'any file',
    entries: ['action'],
    configKey: 'paths'
  },
  {
    name: 'when-label',
    description:
      'Measures a pull request only if it has this label. Add `labeled` to the `types` of `pull_request` so that setting it starts the job.',
    default: 'no label needed',
    entries: ['action'],
    configKey: 'when-label'
  },
  {
    name: 'on-unchanged',
    description:
      'What to do with a pull request that changes no relevant file: `skip`, or `measure` it despite `paths`. Without `paths`, relevant files of a hosted model are the configuration, the files it names and the workflows; a server of your own is always measured.',
    default: 'skip if `paths` is set, otherwise measure',
    entries: ['action'],
    configKey: 'on-unchanged'
  },
  {
    name: 'open-issue',
    description:
      'On `schedule`: opens an issue about a regression, drift or a broken budget after one bad run (`after-1`) or two in a row (`after-2`), and closes it once all is well. Needs `issues: write`.',
    default: 'off',
    entries: ['action'],
    configKey: 'open-issue'
  },
  {
    name: 'trial',
    description: 'Judges and reports as usual but never fails the job: `true` or `false`.',
    default: 'false',
    entries: BOTH,
    configKey: 'trial'
  },
  {
    name: 'ca-file',
    description: 'A PEM file of additional certificate authorities to trust.',
    default: 'none',
    entries: BOTH,
    configKey: 'ca-file'
  },
  {
    name: 'keep-events',
    description: 'Stores the time of every stream event in the run file: `true` or `false`.',
    default: 'false',
    entries: BOTH,
    configKey: 'keep-events'
  },
  {
    name: 'github-token',
    description:
      'The token for baseline and comment. It needs `actions: read`, `contents: read` and `pull-requests: write`.',
    default: 'the token of the job',
    entries: ['action'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
    actionDefault: '${{ github.token }}'
  },
  {
    name: 'confirms',
    description:
      'The id of an earlier job of this workflow run, which this job confirms or clears. It takes that job’s key, and with it the baseline and the comment.',
    default: 'none',
    entries: ['action']
  },
  {
    name: 'matrix',
    description: 'Set by the runner: the matrix values of the job, which become part of its `key`. Do not set it.',
    default: 'the values of the job',
    entries: ['action'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
    actionDefault: '${{ toJson(matrix) }}'
  },
  {
    name: 'job-run',
    description:
      'Set by the runner: the id of this run of the job, which tells calls of one workflow apart. Do not set it.',
    default: 'the id of the job',
    entries: ['action'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
    actionDefault: '${{ job.check_run_id }}'
  }
] as const satisfies readonly Input[]

export type InputName = (typeof INPUTS)[number]['name']

/** The names of the APIs, for texts: `` `openai-chat`, `gemini` or `ollama` ``. */
export function apiNames(): string {
  return eitherOf(API_IDS.map((id) => `\`${id}\``))
}

/** The default address of each API, for texts: `https://… for openai-chat, https://… for gemini`. */
export function usualPlaces(): string {
  const places = [...new Set(API_IDS.map((id) => DEFAULT_BASE_URLS[id]))].filter((url) => url !== undefined)
  const idsAt = (url: string): readonly string[] => API_IDS.filter((id) => DEFAULT_BASE_URLS[id] === url)
  return places.map((url) => `${url} for ${idsAt(url).join(' and ')}`).join(', ')
}
