import { API_IDS, DEFAULT_API, DEFAULT_BASE_URLS } from '../../domain/plan.ts'
import { eitherOf } from '../text/wording.ts'

/** What a workflow's `with:` or the command line may give. */
export interface Input {
  readonly name: string
  /** What it is, and its limits; the default is said apart. */
  readonly description: string
  /** What holds where neither the input nor the file says anything, in words. */
  readonly default: string
  readonly entries: readonly ('action' | 'cli')[]
  /** The key of the configuration file that means the same, which the input overrides or, for budgets, adds to. */
  readonly configKey?: string
  /**
   * A value that `action.yml` itself fills in. Only for what is no key of the file: the runner passes a default on as if
   * the user had written it, and it would override the file.
   */
  readonly actionDefault?: string
}

const BOTH = ['action', 'cli'] as const

/**
 * THE table of inputs. `npm run sync` writes `action.yml`, the README and the help of the command line are made of it, and
 * a test holds them together.
 */
export const INPUTS = [
  {
    name: 'model',
    description:
      'The model to measure, as the API calls it. Defines a single target, and is refused beside a file that has targets.',
    default: 'the targets of the file',
    entries: BOTH
  },
  {
    name: 'base-url',
    description:
      'Where the API of `model` is, without the path of a call. https, or http to a loopback or private address.',
    default: usualPlaces(),
    entries: BOTH
  },
  {
    name: 'api',
    description: `The wire format that \`base-url\` speaks: ${apiNames()}.`,
    default: DEFAULT_API,
    entries: BOTH
  },
  {
    name: 'api-key',
    description:
      'The key for every target that names no `api-key-env`, from a secret. It goes to the target and nowhere else.',
    default: 'none',
    entries: BOTH
  },
  {
    name: 'prompts',
    description: '`builtin:chat-20`, `builtin:smoke-6`, or the path of a YAML or JSONL file.',
    default: 'builtin:chat-20',
    entries: BOTH,
    configKey: 'prompts'
  },
  {
    name: 'budgets',
    description:
      'Limits that must hold, one a line, as `[TARGET:] METRIC[.STAT] OP NUMBER UNIT`: `ttft.p95 < 800ms`. Added to those of the file.',
    default: 'those of the file',
    entries: BOTH,
    configKey: 'budgets'
  },
  {
    name: 'config',
    description: 'The path of the configuration file. One that is named must exist.',
    default: '.github/llm-latency.yml, where it exists',
    entries: BOTH
  },
  {
    name: 'targets',
    description:
      'The ids of the targets to measure, separated by commas. Margins and error rates stay those of the whole configuration.',
    default: 'all of them',
    entries: BOTH
  },
  {
    name: 'mode',
    description:
      '`run` measures and judges; `measure` measures a part and stores it for another job; `report` merges what other jobs have measured, judges once and comments once.',
    default: 'run',
    entries: ['action']
  },
  {
    name: 'shard',
    description:
      'The part of the prompts to measure, as `2/8`, so that several machines share one run. Needs `mode: measure`.',
    default: 'all of them',
    entries: BOTH
  },
  {
    name: 'compare',
    description:
      'What to compare with: `interleaved` is the base of the change, asked the same in pairs in this very job; `history` is the stored baseline, `auto` the best there is, `off` nothing, so that budgets alone decide.',
    default: 'auto',
    entries: BOTH,
    configKey: 'compare'
  },
  {
    name: 'key',
    description:
      'Tells several uses of the gate in one repository apart: each key has its own baseline and its own comment. At most 200 characters.',
    default: 'workflow, job and matrix values',
    entries: BOTH,
    configKey: 'key'
  },
  {
    name: 'store',
    description:
      'Where the baseline is kept: `artifact` is an artifact of the workflow run; `branch` the branch `llm-latency-baseline`, which never expires, works on GitHub Enterprise Server and needs `contents: write` where it is written; `file` the folder `.llm-latency` beside the checkout, for runners that keep their disk.',
    default: 'artifact',
    entries: ['action'],
    configKey: 'store'
  },
  {
    name: 'baseline-workflow',
    description: 'The file of the workflow whose runs may write the baseline, such as `nightly.yml`.',
    default: 'this workflow',
    entries: ['action'],
    configKey: 'baseline-workflow'
  },
  {
    name: 'fail-on',
    description:
      'The states that fail the job, separated by commas: `regression`, `budget`, `could-not-measure`, `inconclusive`, `no-baseline`, `drift`, or `none`.',
    default: 'by event, as the table of states says',
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
      'Measurements one after another, each stored by itself, 1 to 30: fills a baseline on day one. Counts where the baseline is written only.',
    default: '1',
    entries: BOTH,
    configKey: 'runs'
  },
  {
    name: 'max-cost',
    description:
      'The most US dollars that one measurement may spend: `$1.00`. Needs the `price` of each target, which only the file can give; without prices, tokens are capped.',
    default: '1M input and 250k output tokens',
    entries: BOTH,
    configKey: 'schedule.max-cost'
  },
  {
    name: 'paths',
    description:
      'Globs, one a line: a pull request, in the merge queue as well, is measured only where one matches a changed file; else the job ends green, titled "not measured". `src/**` is a folder with all in it, a leading `!` takes files out, and the last that matches decides.',
    default: 'any file',
    entries: ['action'],
    configKey: 'paths'
  },
  {
    name: 'when-label',
    description:
      'A pull request is measured only where it bears this label. With `labeled` among the `types` of `pull_request`, setting it starts the job.',
    default: 'none is needed',
    entries: ['action'],
    configKey: 'when-label'
  },
  {
    name: 'on-unchanged',
    description:
      'What to do with a pull request that changes nothing relevant: `measure`, whatever `paths` says, or `skip`. Without `paths`, what matters to a hosted model is the configuration, the files it names and the workflows; a target of your own is always measured.',
    default: 'skip where `paths` is given, else measure',
    entries: ['action'],
    configKey: 'on-unchanged'
  },
  {
    name: 'open-issue',
    description:
      'On `schedule`: opens one issue about a regression, drift or a broken budget at the first bad run (`after-1`) or the second in a row (`after-2`), and closes it when all is well. Needs `issues: write`.',
    default: 'off',
    entries: ['action'],
    configKey: 'open-issue'
  },
  {
    name: 'trial',
    description: 'Judges and says everything, but never fails the job: `true` or `false`.',
    default: 'false',
    entries: BOTH,
    configKey: 'trial'
  },
  {
    name: 'ca-file',
    description: 'A file of further certificate authorities to trust, as PEM.',
    default: 'none',
    entries: BOTH,
    configKey: 'ca-file'
  },
  {
    name: 'keep-events',
    description: 'Whether the run file keeps the time of every single event: `true` or `false`.',
    default: 'false',
    entries: BOTH,
    configKey: 'keep-events'
  },
  {
    name: 'github-token',
    description:
      'For the baseline and the comment: needs `actions: read`, `contents: read` and `pull-requests: write`.',
    default: 'the token of the job',
    entries: ['action'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
    actionDefault: '${{ github.token }}'
  },
  {
    name: 'matrix',
    description: 'Filled in by the runner: the values of a matrix job, which become part of its `key`. Leave it alone.',
    default: 'the values of the job',
    entries: ['action'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
    actionDefault: '${{ toJson(matrix) }}'
  }
] as const satisfies readonly Input[]

export type InputName = (typeof INPUTS)[number]['name']

/** The APIs by name, for texts: `` `openai-chat`, `gemini` or `ollama` ``. */
export function apiNames(): string {
  return eitherOf(API_IDS.map((id) => `\`${id}\``))
}

/** Where each API is unless a target says otherwise: `https://… for openai-chat, https://… for gemini`. */
export function usualPlaces(): string {
  const places = [...new Set(API_IDS.map((id) => DEFAULT_BASE_URLS[id]))].filter((url) => url !== undefined)
  const idsAt = (url: string): readonly string[] => API_IDS.filter((id) => DEFAULT_BASE_URLS[id] === url)
  return places.map((url) => `${url} for ${idsAt(url).join(' and ')}`).join(', ')
}
