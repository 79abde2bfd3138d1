import { z } from 'zod'
import { DEFAULT_API, TARGET_APIS } from '../../domain/plan.ts'
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
import { customSchema } from './read-custom.ts'

/** Names of environment variables, as shells accept them. */
const VARIABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/
const json = z.record(z.string(), z.json())
const dollars = z
  .number({ error: 'expected US dollars per 1M tokens, as a number' })
  .min(0, { error: 'expected US dollars per 1M tokens, 0 or more' })
  .max(100_000, { error: 'expected US dollars per 1M tokens, at most 100000' })

const variable = z
  .string({ error: 'expected the name of an environment variable' })
  .regex(VARIABLE_NAME, { error: 'expected the name of an environment variable, not the key itself' })
  .max(200)

/** An endpoint that gets the same requests as the target. Members it does not set are the target's. */
function besides(baseUrl: string) {
  return strict(
    {
      'base-url': text('an address', 2000).describe(baseUrl),
      'api-key-env': variable.optional().describe('The environment variable with its key.'),
      'extra-headers': z.record(z.string(), text('text', 2000)).optional().describe('Additional request headers.')
    },
    '{ base-url: http://127.0.0.1:8001/v1 }'
  )
}

const targetSchema = strict(
  {
    id: line('a name for this target').optional().describe('Its name in reports and budgets. Default: the model.'),
    model: line('the name of a model').describe('The model, as the API names it.'),
    api: z.enum(TARGET_APIS).optional().describe(`The wire format. Default: ${DEFAULT_API}.`),
    custom: customSchema
      .optional()
      .describe('The request and the stream of an application of your own, for "api: custom".'),
    'base-url': text('an address', 2000)
      .optional()
      .describe(`The address of the API, up to but without the path of a call. Default: ${usualPlaces()}.`),
    'api-key-env': variable
      .optional()
      .describe('The environment variable with the key. Without it, the target uses the input "api-key", or no key.'),
    params: json
      .optional()
      .describe(
        'Parameters of the API, passed through: { temperature: 0 }. If the API nests its parameters in an object, they go there.'
      ),
    'extra-body': json.optional().describe('Additional members of the request body.'),
    'extra-headers': z
      .record(z.string(), text('text', 2000))
      .optional()
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
      .describe('Additional request headers. ${NAME} is read from the environment.'),
    labels: z
      .record(line('the name of a label'), line('text'))
      .optional()
      .describe('Facts about the target. Only runs with the same labels are compared.'),
    price: strict(
      {
        input: dollars.describe('US dollars per 1M input tokens.'),
        output: dollars.describe('US dollars per 1M output tokens.')
      },
      '{ input: 0.40, output: 1.60 }'
    )
      .optional()
      .describe('The price of the target. Without it, tokens are capped instead of dollars.'),
    owned: z
      .boolean()
      .optional()
      .describe('Whether this repository changes its speed. Default: yes for private addresses and unknown hosts.'),
    base: besides('The address of the build before the change, without the path of a call.')
      .optional()
      .describe('The build before the change, running next to this one: both are measured in pairs.'),
    direct: besides('The address of the upstream, without the path of a call.')
      .optional()
      .describe('The upstream behind this target. It is measured too, which gives the metric overhead.'),
    control: z
      .boolean()
      .optional()
      .describe('A target that no change here can affect. If it gets slower too, the cause lies elsewhere.'),
    'ready-timeout': duration('0s', '2h')
      .optional()
      .describe('How long to wait until an owned server answers, before anything is measured. Default: 60s.'),
    'wait-for': text('a path such as /health or an address', 2000)
      .optional()
      .describe(
        'An address that must answer with a status of success before the target gets its first request: a path such as /health, or an address on this machine or network. It shares ready-timeout and gets no key.'
      ),
    'build-id': line('the name of a build')
      .optional()
      .describe('The name of the build of an owned target, in place of the commit.'),
    'allow-http': z
      .boolean()
      .optional()
      .describe('Allows sending a key to a private host over plain http. Default: false.')
  },
  '{ id: mini, model: gpt-4.1-mini }'
)

const scheduleSchema = strict(
  {
    pairs: pairs()
      .optional()
      .describe(
        'Pairs of base and head per target in paired runs, as 60..400 or the maximum alone. Default: 60..280; 60..400 for owned targets; up to 1000 if a p95 gates.'
      ),
    requests: whole(2, 100_000).optional().describe('Requests per target, rounded up to full rounds. Default: 60.'),
    'in-flight': whole(1, 64).optional().describe('Parallel requests. Default: 4, or 1 if a target is owned.'),
    warmup: whole(0, 100).optional().describe('Requests per target before anything is timed. Default: 2.'),
    cache: z
      .enum(['cold', 'warm'])
      .optional()
      .describe(
        'cold: every prompt starts with a new number, so no cache holds it. warm: every prompt is sent once before it is timed, so the cache holds it. Default: cold.'
      ),
    'max-cost': money().optional().describe('The most one measurement may spend, such as $1.00.'),
    'max-total-input-tokens': whole(1, 1_000_000_000)
      .optional()
      .describe('The most input tokens of one measurement. Default: 1000000; none if max-cost applies instead.'),
    'max-total-output-tokens': whole(1, 1_000_000_000)
      .optional()
      .describe('The most output tokens of one measurement. Default: 250000; none if max-cost applies instead.'),
    timeout: duration('1s', '6h').optional().describe('The time limit of the entire measurement. Default: 15m.'),
    'confirm-after': duration('0s', '1h')
      .optional()
      .describe('The pause before the second measurement of an alarm. Default: 60s.'),
    timeouts: strict({
      connect: duration('10ms', '5m').optional().describe('Until the connection is made. Default: 10s.'),
      'first-byte': duration('10ms', '1h').optional().describe('Until the first byte of the reply. Default: 60s.'),
      idle: duration('10ms', '1h').optional().describe('Between two bytes of the reply. Default: 30s.'),
      total: duration('10ms', '2h').optional().describe('For the entire request. Default: 180s.')
    })
      .optional()
      .describe('Limits of each request.')
  },
  '{ pairs: 60..400, in-flight: 1 }'
)

const gateSchema = strict(
  {
    'fail-fast': z.boolean().optional().describe('Stops measuring at the first certain regression. Default: true.'),
    'fail-on': z
      .array(z.enum(FAIL_STATES), { error: 'expected a list such as [regression, budget], or [] for none' })
      .max(FAIL_STATES.length)
      .optional()
      .describe('The states that fail the job. Default: depends on the event, see the table of states.'),
    'false-alarms': percent('0.01%', '20%')
      .optional()
      .describe('The share of unchanged pull requests that may fail. Default: 1%.'),
    checks: z
      .array(
        strict(
          {
            metric: z.enum(['ttft', 'tpot', 'e2e']),
            statistic: z.enum(['p50', 'p95']).optional().describe('Default: p50.'),
            margin: margin()
              .optional()
              .describe('From which slowdown on there is an alarm: 25%, 10ms, or the larger of two: max(10%, 10ms).')
          },
          '{ metric: ttft, statistic: p95 }'
        )
      )
      .min(1)
      .max(6)
      .optional()
      .describe('The comparisons that decide. Default: p50 of ttft, tpot and e2e.')
  },
  '{ fail-on: [regression, budget] }'
)

const acceptSchema = strict(
  {
    check: line('a check such as "mini ttft p95"').describe(
      'TARGET METRIC STATISTIC, as in the report and in the output failed-checks.'
    ),
    'up-to': growth().describe('The largest accepted change, such as +35%.'),
    until: day().describe('The last day it is valid, as YYYY-MM-DD.'),
    reason: line('a reason').describe('Why the change is wanted.')
  },
  '{ check: mini ttft p95, up-to: +35%, until: 2027-01-31, reason: longer system prompt }'
)

/** The configuration file, key by key. `npm run sync` writes its JSON Schema. */
export const configSchema = strict({
  targets: z.array(targetSchema).min(1).max(100).optional().describe('The models to measure.'),
  prompts: text('the name of a prompt set or the path of a file, such as builtin:chat-20 or prompts.yml', 1000)
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
    .describe('Reviewed slowdowns that are wanted, each with an end date.'),
  gate: gateSchema.optional().describe('Which slowdowns count, and which states fail the job.'),
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
    .describe(
      'Separates several uses of the gate in one repository. Default: file of the workflow, job, calling job and matrix values.'
    ),
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
      'A tag or commit to compare later runs with as well, to detect slow drift. Default: the oldest run at the current level.'
    ),
  runs: whole(1, 30)
    .optional()
    .describe('Runs to measure one after another where the baseline is written, each stored separately. Default: 1.'),
  'ca-file': text('the path of a file', 1000)
    .optional()
    .describe('A PEM file of additional certificate authorities to trust.'),
  'client-cert-file': text('the path of a file', 1000)
    .optional()
    .describe('The client certificate, as PEM, for servers that request one. Requires client-key-file.'),
  'client-key-file': text('the path of a file', 1000)
    .optional()
    .describe('The private key of client-cert-file, as PEM and without a passphrase.'),
  paths: z
    .array(text('a glob such as src/prompts/**', 500))
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Globs relative to the root: a pull request is measured only if one of them matches a changed file. A leading "!" excludes files, and the last match decides.'
    ),
  'when-label': line('the name of a label').optional().describe('Measures a pull request only if it has this label.'),
  'on-unchanged': z
    .enum(['measure', 'skip'])
    .optional()
    .describe(
      'What to do if no relevant file changed. "measure" and paths exclude each other. Default: skip if paths is set, otherwise measure.'
    ),
  'open-issue': z
    .enum(['off', 'after-1', 'after-2'])
    .optional()
    .describe('Opens an issue after one bad scheduled run, or two in a row. Default: off.'),
  trial: z.boolean().optional().describe('Judges and reports as usual but never fails the job. Default: false.'),
  'keep-events': z
    .boolean()
    .optional()
    .describe('Stores the time of every stream event in the run file. Default: false.')
})

export type Config = z.output<typeof configSchema>
export type TargetConfig = NonNullable<Config['targets']>[number]
export type ScheduleConfig = NonNullable<Config['schedule']>
export type AcceptConfig = z.output<typeof acceptSchema>
export type GateConfig = NonNullable<Config['gate']>
