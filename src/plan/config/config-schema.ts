import { z } from 'zod'
import { API_IDS, DEFAULT_API } from '../../domain/plan.ts'
import { FAIL_STATES } from '../../domain/verdict.ts'
import {
  budgetText,
  day,
  duration,
  growth,
  line,
  margin,
  money,
  pairs,
  percent,
  strict,
  text,
  whole
} from './config-values.ts'
import { usualPlaces } from './inputs.ts'

/** Names of environment variables, as shells accept them. */
const VARIABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/
const json = z.record(z.string(), z.json())
const dollars = z
  .number({ error: 'expected US dollars per 1M tokens, as a number' })
  .min(0, { error: 'expected US dollars per 1M tokens, 0 or more' })
  .max(100_000, { error: 'expected US dollars per 1M tokens, at most 100000' })

const variable = z
  .string({ error: 'expected the name of an environment variable' })
  .regex(VARIABLE_NAME, { error: 'expected the name of an environment variable, never a key itself' })
  .max(200)

/** An endpoint that is asked the same as the target: what is not said of it is the target's. */
function besides(baseUrl: string) {
  return strict({
    'base-url': text('an address', 2000).describe(baseUrl),
    'api-key-env': variable.optional().describe('The environment variable that holds its key.'),
    'extra-headers': z.record(z.string(), text('text', 2000)).optional().describe('Further request headers.')
  })
}

const targetSchema = strict({
  id: line('a name for this target').optional().describe('Its name in reports and budgets. Default: the model.'),
  model: line('the name of a model').describe('The model, as the API calls it.'),
  api: z.enum(API_IDS).optional().describe(`The wire format. Default: ${DEFAULT_API}.`),
  'base-url': text('an address', 2000)
    .optional()
    .describe(`Where the API is, without the path of a call. Default: ${usualPlaces()}.`),
  'api-key-env': variable
    .optional()
    .describe('The environment variable that holds the key. A target without one uses the input "api-key", or no key.'),
  params: json
    .optional()
    .describe(
      'Parameters of the API, passed through: { temperature: 0 }. Where it keeps them in an object of their own, they go there.'
    ),
  'extra-body': json.optional().describe('Further members of the request body.'),
  'extra-headers': z
    .record(z.string(), text('text', 2000))
    .optional()
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
    .describe('Further request headers. ${NAME} is read from the environment.'),
  labels: z
    .record(line('the name of a label'), line('text'))
    .optional()
    .describe('Facts about the target. A baseline with other labels is not compared.'),
  price: strict({
    input: dollars.describe('US dollars per 1M input tokens.'),
    output: dollars.describe('US dollars per 1M output tokens.')
  })
    .optional()
    .describe('Without it, tokens are counted and capped instead of dollars.'),
  owned: z
    .boolean()
    .optional()
    .describe('Whether this repository changes its speed. Default: yes for private addresses and unknown hosts.'),
  base: besides('Where the build before the change runs, without the path of a call.')
    .optional()
    .describe('The build before the change, running beside this one: both are asked the same in pairs.'),
  direct: besides('Where the upstream is, without the path of a call.')
    .optional()
    .describe('The upstream behind this target: measured beside it, it gives the metric overhead.'),
  control: z
    .boolean()
    .optional()
    .describe('A target that no change here can touch: where it gets slower too, the cause lies elsewhere.'),
  'build-id': line('what was built').optional().describe('Names the build of an owned target in place of the commit.'),
  'allow-http': z.boolean().optional().describe('Lets a key go to a private host over plain http. Default: false.')
})

const scheduleSchema = strict({
  pairs: pairs()
    .optional()
    .describe(
      'Pairs of base and head of each target, where base is measured beside head: 60..400, or the most alone. Default: 60..280, 60..400 for owned targets, up to 1000 where a p95 gates.'
    ),
  requests: whole(2, 100_000).optional().describe('Requests to each target; whole rounds are made. Default: 60.'),
  'in-flight': whole(1, 64).optional().describe('Requests at the same time. Default: 4, or 1 where a target is owned.'),
  warmup: whole(0, 100).optional().describe('Requests to each target before anything is timed. Default: 2.'),
  cache: z
    .enum(['cold', 'warm'])
    .optional()
    .describe(
      'cold: every prompt starts with a new number, so that no cache holds it. warm: every prompt is asked once before, so that one does. Default: cold.'
    ),
  'max-cost': money().optional().describe('The most one measurement may spend, such as $1.00.'),
  'max-total-input-tokens': whole(1, 1_000_000_000)
    .optional()
    .describe('The most input tokens of one measurement. Default: 1000000; none where max-cost binds instead.'),
  'max-total-output-tokens': whole(1, 1_000_000_000)
    .optional()
    .describe('The most output tokens of one measurement. Default: 250000; none where max-cost binds instead.'),
  timeout: duration('1s', '6h').optional().describe('For the whole of the measuring. Default: 15m.'),
  'confirm-after': duration('0s', '1h')
    .optional()
    .describe('The pause before an alarm is measured a second time. Default: 60s.'),
  timeouts: strict({
    connect: duration('10ms', '5m').optional().describe('Until the connection stands. Default: 10s.'),
    'first-byte': duration('10ms', '1h').optional().describe('Until the first byte of the reply. Default: 60s.'),
    idle: duration('10ms', '1h').optional().describe('Between two bytes of the reply. Default: 30s.'),
    total: duration('10ms', '2h').optional().describe('For the whole request. Default: 180s.')
  })
    .optional()
    .describe('Limits of each request.')
})

const gateSchema = strict({
  'fail-fast': z
    .boolean()
    .optional()
    .describe('Whether measuring ends with the first regression that is certain. Default: true.'),
  'fail-on': z
    .array(z.enum(FAIL_STATES), { error: 'expected a list such as [regression, budget], or [] for none' })
    .max(FAIL_STATES.length)
    .optional()
    .describe('The states that fail the job. Default: by event, as the table of states says.'),
  'false-alarms': percent('0.01%', '20%')
    .optional()
    .describe('Of the pull requests that change nothing, how many may fail. Default: 1%.'),
  checks: z
    .array(
      strict({
        metric: z.enum(['ttft', 'tpot', 'e2e']),
        statistic: z.enum(['p50', 'p95']).optional().describe('Default: p50.'),
        margin: margin()
          .optional()
          .describe('The smallest slowdown worth an alarm: 25%, 10ms, or the larger of both: max(10%, 10ms).')
      })
    )
    .min(1)
    .max(6)
    .optional()
    .describe('The comparisons that decide. Default: p50 of ttft, tpot and e2e.')
})

const acceptSchema = strict({
  check: line('a check such as "mini ttft p95"').describe(
    'TARGET METRIC STATISTIC, as the report and the output failed-checks name it.'
  ),
  'up-to': growth().describe('The change up to which the alarm is silent, such as +35%.'),
  until: day().describe('The last day it holds, as YYYY-MM-DD.'),
  reason: line('a reason').describe('Why the change is wanted.')
})

/** The configuration file, key by key. `npm run sync` writes its JSON Schema. */
export const configSchema = strict({
  targets: z.array(targetSchema).min(1).max(100).optional().describe('The models to measure.'),
  prompts: text('the name of a prompt set or the path of a file', 1000)
    .optional()
    .describe('builtin:chat-20, builtin:smoke-6, or a YAML or JSONL file. Default: builtin:chat-20.'),
  schedule: scheduleSchema.optional().describe('How much is sent, how fast, and when to stop.'),
  budgets: z
    .array(budgetText())
    .max(1000)
    .optional()
    .describe('Limits that must hold: [TARGET:] METRIC[.STAT] OP NUMBER UNIT.'),
  accept: z
    .array(acceptSchema)
    .max(200)
    .optional()
    .describe('Changes that were looked at and are wanted, each with an end.'),
  gate: gateSchema.optional().describe('What a slowdown must be to count, and which states fail the job.'),
  compare: z
    .enum(['auto', 'interleaved', 'history', 'off'])
    .optional()
    .describe('What to compare with. Default: auto.'),
  comment: z
    .enum(['on-change', 'always', 'failure', 'never'])
    .optional()
    .describe('When to comment on the pull request. Default: on-change.'),
  store: z.enum(['artifact', 'branch', 'file']).optional().describe('Where the baseline is kept. Default: artifact.'),
  key: line('text')
    .optional()
    .describe('Tells several uses of the gate in one repository apart. Default: workflow, job and matrix values.'),
  'baseline-workflow': z
    .string({ error: 'expected the file name of a workflow' })
    .regex(/^(?:\.github\/workflows\/)?[^/\\\s]+\.ya?ml$/, {
      error: 'expected the file of a workflow, such as nightly.yml'
    })
    .optional()
    .describe('The workflow whose runs may write the baseline. Default: this one.'),
  anchor: z
    .string({ error: 'expected a tag or a commit' })
    .regex(/^(?!.*\.\.)[A-Za-z0-9_][\w./+-]{0,199}$/, { error: 'expected a tag or a commit, such as v1.2.0' })
    .optional()
    .describe(
      'A tag or commit whose speed later runs are held against too, so that slow creep is seen. Default: the oldest run on the present level.'
    ),
  runs: whole(1, 30)
    .optional()
    .describe('Measurements one after another where the baseline is written, each stored by itself. Default: 1.'),
  'ca-file': text('the path of a file', 1000).optional().describe('Further certificate authorities to trust, as PEM.'),
  'client-cert-file': text('the path of a file', 1000)
    .optional()
    .describe('The certificate, as PEM, to show to servers that ask for one. Needs client-key-file.'),
  'client-key-file': text('the path of a file', 1000)
    .optional()
    .describe('The private key of client-cert-file, as PEM and without a passphrase.'),
  paths: z
    .array(text('a glob such as src/prompts/**', 500))
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Globs of files from the root: a pull request is measured only where one matches a changed file. A leading "!" takes files out, and the last that matches decides.'
    ),
  'when-label': line('the name of a label')
    .optional()
    .describe('A pull request is measured only where it bears this label.'),
  'on-unchanged': z
    .enum(['measure', 'skip'])
    .optional()
    .describe(
      'What to do where no file that matters is changed. "measure" stands in place of paths, not beside it. Default: skip where paths is given, else measure.'
    ),
  'open-issue': z
    .enum(['off', 'after-1', 'after-2'])
    .optional()
    .describe('After how many bad scheduled runs in a row an issue is opened. Default: off.'),
  trial: z.boolean().optional().describe('Judges and says everything, but never fails the job. Default: false.'),
  'keep-events': z.boolean().optional().describe('Stores the time of every event in the run file. Default: false.')
})

export type Config = z.output<typeof configSchema>
export type TargetConfig = NonNullable<Config['targets']>[number]
export type ScheduleConfig = NonNullable<Config['schedule']>
export type AcceptConfig = z.output<typeof acceptSchema>
export type GateConfig = NonNullable<Config['gate']>
