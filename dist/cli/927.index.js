export const id = 927;
export const ids = [927];
export const modules = {

/***/ 2587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ OPERATORS),
/* harmony export */   x: () => (/* binding */ BROKEN_ALPHA)
/* harmony export */ });
/** Symbol and meaning in one row, so that a page shows the sign that was applied. */
const OPERATORS = {
    '<': { keeps: (value, limit) => value < limit, good: 'below' },
    '<=': { keeps: (value, limit) => value <= limit, good: 'below' },
    '>': { keeps: (value, limit) => value > limit, good: 'above' },
    '>=': { keeps: (value, limit) => value >= limit, good: 'above' }
};
/** One-sided: a budget that is just kept is called broken once in two hundred runs. */
const BROKEN_ALPHA = 0.005;


/***/ }),

/***/ 9012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ PRINTED_FROM)
/* harmony export */ });
/* unused harmony export WITHOUT_KEY */
/** Values from which a percentile is printed (stats.md's reasons: fewer say more about luck than about the tail). */
const PRINTED_FROM = { p50: 20, p90: 40, p95: 60, p99: 300 };
/** The reasons for which GitHub gives a run no secrets, so that there is no key to measure with. */
const WITHOUT_KEY = (/* unused pure expression or super */ null && ([
    'fork-without-key',
    'own-fork-without-key',
    'dependabot-without-key',
    'secrets-not-passed'
]));


/***/ }),

/***/ 5141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _2: () => (/* binding */ sinceAccepted),
/* harmony export */   eg: () => (/* binding */ FAIL_STATES),
/* harmony export */   iE: () => (/* binding */ isBlind),
/* harmony export */   jL: () => (/* binding */ JUDGED_FROM),
/* harmony export */   r$: () => (/* binding */ BLIND_FROM),
/* harmony export */   xj: () => (/* binding */ STATES)
/* harmony export */ });
/* unused harmony export CHECK_REASONS */
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);

/** The reasons for a check's verdict. The codes are interface: JSON carries them unchanged. */
const CHECK_REASONS = (/* unused pure expression or super */ null && ([
    'slower-beyond-noise',
    'faster-beyond-noise',
    'faster-once',
    'crept',
    'slowdown-unlikely',
    'within-margin',
    'more-failures',
    'failures-as-before',
    'no-longer-streams',
    'streams-as-before',
    'no-slowdown-seen',
    'slower-once',
    'not-slower-again',
    'too-noisy',
    'could-be-either',
    'too-few-samples',
    'too-many-failures',
    'too-many-void',
    'not-confirmed',
    'not-measured-again',
    'vanished',
    'not-observable',
    'token-source-differs',
    'moved-together',
    'more-slow-requests',
    'slow-requests-as-before',
    'slower-prompts',
    'no-slower-prompt',
    'not-finished'
]));
/**
 * Requests of a run from which history judges a statistic, of the candidate as of each run before it. Those that failed count as
 * infinitely slow; so many must have a value.
 */
const JUDGED_FROM = {
    p50: { attempted: 20, answered: 16 },
    p95: { attempted: 60, answered: 48 }
};
/** A check that finds even this change in fewer than nine of ten jobs tells nothing by passing. */
const BLIND_FROM = 3;
/** Returns true where no change of a size that anybody would call one could have been found. */
function isBlind({ metric, detectableRatio = 0 }) {
    return (0,_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).scope === 'sample' && detectableRatio > BLIND_FROM;
}
/**
 * Returns the change that an `accept:` line must cover: the check's own, plus the change that the same line accepted
 * before it. Without that, one line would accept step after step. Rates change by points, which add up; times multiply.
 */
function sinceAccepted({ metric, changeRatio, acceptedBefore: before }, line) {
    if (changeRatio === undefined || line === undefined || before === undefined)
        return changeRatio;
    if (!isSameLine(line, before))
        return changeRatio;
    return (0,_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).unit === 'ratio'
        ? before.changeRatio + changeRatio
        : (1 + before.changeRatio) * (1 + changeRatio) - 1;
}
function isSameLine(a, b) {
    return a.upToRatio === b.upToRatio && a.until === b.until && a.reason === b.reason;
}
/** The states of a report, in order of precedence: the first that applies is the verdict. */
const STATES = [
    'regression',
    'over-budget',
    'could-not-measure',
    'inconclusive',
    'no-baseline',
    'drift',
    'rules-changed',
    'warning',
    'pass'
];
/** The states that `fail-on` may name. */
const FAIL_STATES = [
    'regression',
    'budget',
    'could-not-measure',
    'inconclusive',
    'no-baseline',
    'drift',
    'rules-changed'
];


/***/ }),

/***/ 1680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ configSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
/* harmony import */ var _config_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9825);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8949);
/* harmony import */ var _read_custom_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1258);






/** Names of environment variables, as shells accept them. */
const VARIABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const json = zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9());
const dollars = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig({ error: 'expected US dollars per 1M tokens, as a number' })
    .min(0, { error: 'expected US dollars per 1M tokens, 0 or more' })
    .max(100_000, { error: 'expected US dollars per 1M tokens, at most 100000' });
const variable = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP({ error: 'expected the name of an environment variable' })
    .regex(VARIABLE_NAME, { error: 'expected the name of an environment variable, not the key itself' })
    .max(200);
/** An endpoint that gets the same requests as the target. Members it does not set are the target's. */
function besides(baseUrl) {
    return (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .strict */ .O2)({
        'base-url': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('an address', 2000).describe(baseUrl),
        'api-key-env': variable.optional().describe('The environment variable with its key.'),
        'extra-headers': zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('text', 2000)).optional().describe('Additional request headers.')
    }, '{ base-url: http://127.0.0.1:8001/v1 }');
}
const targetSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .strict */ .O2)({
    id: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('a name for this target').optional().describe('Its name in reports and budgets. Default: the model.'),
    model: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('the name of a model').describe('The model, as the API names it.'),
    api: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGET_APIS */ .yQ).optional().describe(`The wire format. Default: ${_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_API */ .VU}.`),
    custom: _read_custom_js__WEBPACK_IMPORTED_MODULE_4__/* .customSchema */ .H3
        .optional()
        .describe('The request and the stream of an application of your own, for "api: custom".'),
    'base-url': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('an address', 2000)
        .optional()
        .describe(`The address of the API, up to but without the path of a call. Default: ${(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .usualPlaces */ .dO)()}.`),
    'api-key-env': variable
        .optional()
        .describe('The environment variable with the key. Without it, the target uses the input "api-key", or no key.'),
    params: json
        .optional()
        .describe('Parameters of the API, passed through: { temperature: 0 }. If the API nests its parameters in an object, they go there.'),
    'extra-body': json.optional().describe('Additional members of the request body.'),
    'extra-headers': zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('text', 2000))
        .optional()
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
        .describe('Additional request headers. ${NAME} is read from the environment.'),
    labels: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P((0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('the name of a label'), (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('text'))
        .optional()
        .describe('Facts about the target. Only runs with the same labels are compared.'),
    price: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .strict */ .O2)({
        input: dollars.describe('US dollars per 1M input tokens.'),
        output: dollars.describe('US dollars per 1M output tokens.')
    }, '{ input: 0.40, output: 1.60 }')
        .optional()
        .describe('The price of the target. Without it, tokens are capped instead of dollars.'),
    owned: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()
        .optional()
        .describe('Whether this repository changes its speed. Default: yes for private addresses and unknown hosts.'),
    base: besides('The address of the build before the change, without the path of a call.')
        .optional()
        .describe('The build before the change, running next to this one: both are measured in pairs.'),
    direct: besides('The address of the upstream, without the path of a call.')
        .optional()
        .describe('The upstream behind this target. It is measured too, which gives the metric overhead.'),
    control: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()
        .optional()
        .describe('A target that no change here can affect. If it gets slower too, the cause lies elsewhere.'),
    'ready-timeout': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)('0s', '2h')
        .optional()
        .describe('How long to wait until an owned server answers, before anything is measured. Default: 60s.'),
    'wait-for': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('a path such as /health or an address', 2000)
        .optional()
        .describe('An address that must answer with a status of success before the target gets its first request: a path such as /health, or an address on this machine or network. It shares ready-timeout and gets no key.'),
    'build-id': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('the name of a build')
        .optional()
        .describe('The name of the build of an owned target, in place of the commit.'),
    'allow-http': zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()
        .optional()
        .describe('Allows sending a key to a private host over plain http. Default: false.')
}, '{ id: mini, model: gpt-4.1-mini }');
const scheduleSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .strict */ .O2)({
    pairs: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .pairs */ .AS)()
        .optional()
        .describe('Pairs of base and head per target in paired runs, as 60..400 or the maximum alone. Default: 60..280; 60..400 for owned targets; up to 1000 if a p95 gates.'),
    requests: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .whole */ .WQ)(2, 100_000).optional().describe('Requests per target, rounded up to full rounds. Default: 60.'),
    'in-flight': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .whole */ .WQ)(1, 64).optional().describe('Parallel requests. Default: 4, or 1 if a target is owned.'),
    warmup: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .whole */ .WQ)(0, 100).optional().describe('Requests per target before anything is timed. Default: 2.'),
    cache: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['cold', 'warm'])
        .optional()
        .describe('cold: every prompt starts with a new number, so no cache holds it. warm: every prompt is sent once before it is timed, so the cache holds it. Default: cold.'),
    'max-cost': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .money */ .TG)().optional().describe('The most one measurement may spend, such as $1.00.'),
    'max-total-input-tokens': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .whole */ .WQ)(1, 1_000_000_000)
        .optional()
        .describe('The most input tokens of one measurement. Default: 1000000; none if max-cost applies instead.'),
    'max-total-output-tokens': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .whole */ .WQ)(1, 1_000_000_000)
        .optional()
        .describe('The most output tokens of one measurement. Default: 250000; none if max-cost applies instead.'),
    timeout: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)('1s', '6h').optional().describe('The time limit of the entire measurement. Default: 15m.'),
    'confirm-after': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)('0s', '1h')
        .optional()
        .describe('The pause before the second measurement of an alarm. Default: 60s.'),
    timeouts: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .strict */ .O2)({
        connect: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)('10ms', '5m').optional().describe('Until the connection is made. Default: 10s.'),
        'first-byte': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)('10ms', '1h').optional().describe('Until the first byte of the reply. Default: 60s.'),
        idle: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)('10ms', '1h').optional().describe('Between two bytes of the reply. Default: 30s.'),
        total: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)('10ms', '2h').optional().describe('For the entire request. Default: 180s.')
    })
        .optional()
        .describe('Limits of each request.')
}, '{ pairs: 60..400, in-flight: 1 }');
const gateSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .strict */ .O2)({
    'fail-fast': zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional().describe('Stops measuring at the first certain regression. Default: true.'),
    'fail-on': zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_STATES */ .eg), { error: 'expected a list such as [regression, budget], or [] for none' })
        .max(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_STATES */ .eg.length)
        .optional()
        .describe('The states that fail the job. Default: depends on the event, see the table of states.'),
    'false-alarms': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)('0.01%', '20%')
        .optional()
        .describe('The share of unchanged pull requests that may fail. Default: 1%.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg((0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .strict */ .O2)({
        metric: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['ttft', 'tpot', 'e2e']),
        statistic: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['p50', 'p95']).optional().describe('Default: p50.'),
        margin: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .margin */ .Lc)()
            .optional()
            .describe('From which slowdown on there is an alarm: 25%, 10ms, or the larger of two: max(10%, 10ms).')
    }, '{ metric: ttft, statistic: p95 }'))
        .min(1)
        .max(6)
        .optional()
        .describe('The comparisons that decide. Default: p50 of ttft, tpot and e2e.')
}, '{ fail-on: [regression, budget] }');
const acceptSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .strict */ .O2)({
    check: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('a check such as "mini ttft p95"').describe('TARGET METRIC STATISTIC, as in the report and in the output failed-checks.'),
    'up-to': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .growth */ .Am)().describe('The largest accepted change, such as +35%.'),
    until: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd)().describe('The last day it is valid, as YYYY-MM-DD.'),
    reason: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('a reason').describe('Why the change is wanted.')
}, '{ check: mini ttft p95, up-to: +35%, until: 2027-01-31, reason: longer system prompt }');
/** The configuration file, key by key. `npm run sync` writes its JSON Schema. */
const configSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .strict */ .O2)({
    targets: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(targetSchema).min(1).max(100).optional().describe('The models to measure.'),
    prompts: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('the name of a prompt set or the path of a file, such as builtin:chat-20 or prompts.yml', 1000)
        .optional()
        .describe('builtin:chat-20, builtin:smoke-6, or a YAML or JSONL file. Default: builtin:chat-20.'),
    schedule: scheduleSchema.optional().describe('How much is sent, how fast, and when to stop.'),
    budgets: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg((0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .budgetText */ .$e)())
        .max(1000)
        .optional()
        .describe('Limits that must hold: [TARGET:] METRIC[.STAT] OP NUMBER UNIT.'),
    accept: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(acceptSchema)
        .max(200)
        .optional()
        .describe('Reviewed slowdowns that are wanted, each with an end date.'),
    gate: gateSchema.optional().describe('Which slowdowns count, and which states fail the job.'),
    compare: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['auto', 'interleaved', 'history', 'off'])
        .optional()
        .describe('What to compare with. Default: auto.'),
    comment: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['on-change', 'always', 'failure', 'never'])
        .optional()
        .describe('When to comment on the pull request. Default: on-change.'),
    store: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['artifact', 'branch', 'file']).optional().describe('Where the baseline is kept. Default: artifact.'),
    key: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('text')
        .optional()
        .describe('Separates several uses of the gate in one repository. Default: file of the workflow, job, calling job and matrix values.'),
    'baseline-workflow': zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP({ error: 'expected the file name of a workflow' })
        .regex(/^(?:\.github\/workflows\/)?[^/\\\s]+\.ya?ml$/, {
        error: 'expected the file of a workflow, such as nightly.yml'
    })
        .optional()
        .describe('The workflow whose runs may write the baseline. Default: this one.'),
    anchor: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP({ error: 'expected a tag or a commit' })
        .regex(/^(?!.*\.\.)[A-Za-z0-9_][\w./+-]{0,199}$/, { error: 'expected a tag or a commit, such as v1.2.0' })
        .optional()
        .describe('A tag or commit to compare later runs with as well, to detect slow drift. Default: the oldest run at the current level.'),
    runs: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .whole */ .WQ)(1, 30)
        .optional()
        .describe('Runs to measure one after another where the baseline is written, each stored separately. Default: 1.'),
    'ca-file': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('the path of a file', 1000)
        .optional()
        .describe('A PEM file of additional certificate authorities to trust.'),
    'client-cert-file': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('the path of a file', 1000)
        .optional()
        .describe('The client certificate, as PEM, for servers that request one. Requires client-key-file.'),
    'client-key-file': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('the path of a file', 1000)
        .optional()
        .describe('The private key of client-cert-file, as PEM and without a passphrase.'),
    paths: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg((0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('a glob such as src/prompts/**', 500))
        .min(1)
        .max(200)
        .optional()
        .describe('Globs relative to the root: a pull request is measured only if one of them matches a changed file. A leading "!" excludes files, and the last match decides.'),
    'when-label': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('the name of a label').optional().describe('Measures a pull request only if it has this label.'),
    'on-unchanged': zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['measure', 'skip'])
        .optional()
        .describe('What to do if no relevant file changed. "measure" and paths exclude each other. Default: skip if paths is set, otherwise measure.'),
    'open-issue': zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['off', 'after-1', 'after-2'])
        .optional()
        .describe('Opens an issue after one bad scheduled run, or two in a row. Default: off.'),
    trial: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().optional().describe('Judges and reports as usual but never fails the job. Default: false.'),
    'keep-events': zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()
        .optional()
        .describe('Stores the time of every stream event in the run file. Default: false.')
});


/***/ }),

/***/ 9825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ budgetText),
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   Am: () => (/* binding */ growth),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lc: () => (/* binding */ margin),
/* harmony export */   O2: () => (/* binding */ strict),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TG: () => (/* binding */ money),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   vd: () => (/* binding */ day)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
/* harmony import */ var _text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3583);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9844);



/** A mapping that has these keys and no other; `example` is shown to whoever writes something else. */
function strict(shape, example) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(shape, (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingErrors */ .WB)(shape, example));
}
/** Text that is not empty. */
function text(expected, maxChars) {
    const error = `expected ${expected}`;
    // YAML takes 8, 4.1 and true for something else than text.
    const inQuotes = ({ input }) => typeof input === 'number' || typeof input === 'boolean' ? `${error}, in quotes` : error;
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({ error: inQuotes })
        .min(1, { error })
        .max(maxChars, { error: `expected at most ${maxChars} characters` });
}
/** One line of printable text, as the run file demands of every name (`nameText` of domain/sample.ts). */
function line(expected) {
    return text(expected, 200).regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, { error: `expected ${expected}, on one line` });
}
function whole(min, max) {
    const error = `expected a whole number from ${min} to ${max}`;
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr({ error }).min(min, { error }).max(max, { error });
}
/** Written `30s`, read as milliseconds. */
function duration(min, max) {
    const error = `expected a duration from ${min} to ${max} with its unit, such as 500ms, 30s or 15m`;
    const inRange = (value) => value >= ((0,_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(min) ?? 0) && value <= ((0,_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(max) ?? 0);
    return converted(_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .DURATION_PATTERN */ .Cq, _text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9, error).refine(inRange, { error });
}
/** Written `1%`, read as a share of 1. */
function percent(min, max) {
    const error = `expected a percentage from ${min} to ${max}, such as ${min}`;
    const inRange = (value) => value >= ((0,_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePercent */ .lo)(min) ?? 0) && value <= ((0,_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePercent */ .lo)(max) ?? 0);
    return converted(_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .PERCENT_PATTERN */ .FT, _text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePercent */ .lo, error).refine(inRange, { error });
}
/** Written `$1.00` or as a bare number, read as US dollars. */
function money() {
    const error = 'expected an amount in US dollars above 0, such as $1.00';
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([converted(_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .MONEY_PATTERN */ .Cl, _text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMoney */ .g7, error), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()], { error })
        .refine((value) => value > 0 && value <= 100_000, { error });
}
/** Written `- ttft.p95 < 1s`, or `- mini: ttft.p95 < 1s`, which YAML takes for a mapping of one key. */
function budgetText() {
    const error = 'expected a budget such as "ttft.p95 < 800ms"';
    const entry = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({ error }).min(1, { error }).max(300, { error: 'expected at most 300 characters' });
    const named = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), entry)
        .refine((value) => Object.keys(value).length === 1, { error })
        .transform((value) => Object.entries(value)
        .map(([target, rest]) => `${target}: ${rest}`)
        .join());
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([entry, named], { error });
}
function margin() {
    return converted(_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .MARGIN_PATTERN */ .ur, _text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMargin */ .ES, 'expected a margin such as 25%, 10ms or max(10%, 10ms)');
}
/** Written `60..400` or as a bare number, which is the most. */
function pairs() {
    const error = 'expected a range of pairs such as 60..400, or the maximum alone, from 2 to 100000';
    const alone = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().transform(String);
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({ error }).regex(_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .PAIRS_PATTERN */ .FV, { error }), alone], { error }).transform((text, context) => {
        const value = (0,_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePairs */ .xg)(text);
        if (value !== undefined)
            return value;
        context.addIssue({ code: 'custom', message: error });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    });
}
/** Written `+35%`, read as a share of 1. */
function growth() {
    return converted(_text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .GROWTH_PATTERN */ .nQ, _text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGrowth */ .LQ, 'expected the largest accepted increase, such as +35%');
}
/** Written `2027-01-31`. */
function day() {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .date */ .p6({ error: 'expected a day as YYYY-MM-DD, such as 2027-01-31' });
}
/** The pattern is for editors, through the JSON Schema; the parser decides. */
function converted(pattern, parse, error) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({ error })
        .regex(pattern, { error })
        .transform((text, context) => {
        const value = parse(text);
        if (value !== undefined)
            return value;
        context.addIssue({ code: 'custom', message: error });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    });
}


/***/ }),

/***/ 8234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson),
/* harmony export */   m: () => (/* binding */ planParts)
/* harmony export */ });
/* harmony import */ var _domain_run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(172);

/**
 * Everything that decides what is sent to a target, and how its numbers are meant, but secrets: what the target's
 * fingerprint is the hash of, and what a run file keeps of it. Headers are here as written, `${NAME}` and not its value.
 */
function planParts(target, schedule) {
    const { api, custom, baseUrl, model, params, extraBody, extraHeaders, labels } = target;
    return {
        api,
        ...(custom === undefined ? {} : { custom: JSON.parse(JSON.stringify(custom)) }),
        baseUrl,
        model,
        params,
        extraBody,
        extraHeaders,
        labels,
        cache: schedule.cache,
        // Against history the load is part of what is measured: requests beside each other wait for each other.
        load: { inFlight: schedule.inFlightCount },
        metricDefinition: _domain_run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_DEFINITION */ .zS,
        // What is asked for. A reply without usage is counted by estimate, and its samples say so themselves.
        tokenSource: 'usage'
    };
}
/**
 * The same text for the same JSON, whatever order its keys were written in, so that it can be hashed. Keys are sorted by
 * UTF-16 code unit as RFC 8785 (JCS) does, whose number and string forms are those of `JSON.stringify` as well.
 */
function canonicalJson(value) {
    if (isList(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value);
    const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}
function isList(value) {
    return Array.isArray(value);
}


/***/ }),

/***/ 7429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readAcceptances)
/* harmony export */ });
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1448);
/* harmony import */ var _text_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2071);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9939);




/** The checks that can be accepted. A budget that is broken is changed instead. */
const CHECKED = {
    ttft: ['p50', 'p95', 'worst-prompt'],
    tpot: ['p50', 'p95', 'worst-prompt'],
    e2e: ['p50', 'p95', 'worst-prompt'],
    error_rate: ['rate'],
    slow_rate: ['rate'],
    streamed_share: ['rate']
};
/** The comment prints the line with it. */
const PLACEHOLDER = /^\W*(?:to be filled in|to do|todo|tbd|fixme|xxx|n\/a|none|reason)?\W*$/i;
const SHAPE = /^(?<target>.+)\s+(?<metric>\S+)\s+(?<statistic>\S+)$/;
/** The accepted changes of the file. Each names one check of one target: what is meant for more would hide more. */
function readAcceptances(file, targets) {
    const read = (file.config.accept ?? []).map((entry, index) => {
        const acceptance = readAcceptance(entry, targets);
        if (!(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .isFault */ .Z)(acceptance))
            return { accept: [acceptance], problems: [] };
        const member = PLACEHOLDER.test(entry.reason) ? 'reason' : 'check';
        const problem = {
            ...acceptance,
            where: file.at(['accept', index, member]),
            message: `at accept[${index}].${member}: ${acceptance.message}`
        };
        return { accept: [], problems: [problem] };
    });
    const problems = [
        ...read.flatMap((entry) => entry.problems),
        ...repeated(read.map(({ accept }) => accept[0]), file)
    ];
    return { accept: read.flatMap(({ accept }) => accept), problems };
}
/** The second of two lines about one check: nobody could say which of them holds. */
function repeated(read, file) {
    const names = read.map((one) => one && `${one.target} ${one.metric} ${one.statistic}`);
    return names.flatMap((name, index) => {
        const first = names.indexOf(name);
        if (name === undefined || first === index)
            return [];
        const message = `at accept[${index}].check: ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} is already accepted by accept[${first}], at ${file.at(['accept', first, 'check'])}`;
        return [{ where: file.at(['accept', index, 'check']), message, hint: 'Keep one of the two.' }];
    });
}
function readAcceptance(entry, targets) {
    const { check, reason } = entry;
    if (PLACEHOLDER.test(reason)) {
        return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .fault */ .D)(`${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(check)}: the reason is still ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reason)}`, 'Say why the slowdown is wanted, for whoever reviews this line.');
    }
    const parts = SHAPE.exec(check.trim())?.groups;
    if (parts === undefined) {
        return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .fault */ .D)(`${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(check)} is not the name of a check; expected TARGET METRIC STATISTIC`, 'Copy the name from the report, such as "mini ttft p95".');
    }
    const { target = '', metric = '', statistic = '' } = parts;
    const ids = targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL).map(({ id }) => id);
    const wrong = (what, got, names) => (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .fault */ .D)(`${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(check)}: there is no ${what} ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(got)}; expected ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .eitherOf */ .BU)(names)}`, (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestHint */ .AN)(got, names));
    // Where targets themselves could not be read, that has been complained about.
    if (ids.length > 0 && !ids.includes(target))
        return wrong('target', target, ids);
    if (!isChecked(metric))
        return wrong('check of the metric', metric, Object.keys(CHECKED));
    const known = CHECKED[metric] ?? [];
    const named = known.find((name) => name === statistic);
    if (named === undefined)
        return wrong(`check of the ${metric} statistic`, statistic, known);
    const { 'up-to': upToRatio, until } = entry;
    return { target, metric, statistic: named, upToRatio, until, reason };
}
function isChecked(metric) {
    return Object.hasOwn(CHECKED, metric);
}


/***/ }),

/***/ 7172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qH: () => (/* binding */ entryProblem),
  le: () => (/* binding */ readBudgets),
  ls: () => (/* binding */ targetsOfBudget)
});

// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/plan/text/fault.js
var fault = __webpack_require__(2071);
// EXTERNAL MODULE: ./lib/domain/budget.js
var budget = __webpack_require__(2587);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/plan/text/wording.js
var wording = __webpack_require__(9939);
;// CONCATENATED MODULE: ./lib/plan/text/parse-budget.js





const BUDGET_GRAMMAR = '[TARGET:] METRIC[.STAT] OP NUMBER UNIT';
const ALIASES = { itl: 'icl' };
/** A request is slow beside the base or the runs before, so slow_rate is a check and cannot be a budget. */
const RELATIVE = 'slow_rate';
/** Those that "gate.checks" may name, and those whose change is judged always. */
const MARGIN_METRICS = ['ttft', 'tpot', 'e2e'];
const SELF_CHECKED = ['error_rate', 'streamed_share'];
const METRIC_NAMES = [...domain_metric/* METRIC_IDS */.Ah.filter((id) => id !== RELATIVE), ...Object.keys(ALIASES)];
const STATISTICS = ['p50', 'p90', 'p95', 'p99', 'mean', 'max'];
/** The units a budget on a metric may be written in, and what each is worth in the metric's unit inside. */
const UNITS = {
    ms: { ms: 1, s: 1000 },
    'tok/s': { 'tok/s': 1 },
    ratio: { '%': 0.01 },
    $: { $: 1 }
};
/** The target is greedy, since model names such as `llama3.2:3b` have colons of their own. */
const SHAPE = /^(?:(?<target>.+):\s*)?(?<metric>\w[\w-]*)(?:\.(?<statistic>\w*))?\s*(?<operator>[<>]=?)\s*(?<amount>.*)$/;
const PRESET = /^(?:(?<target>.+):\s*)?(?<name>mlperf\/.*)$/i;
const AMOUNT = /^(?<dollar>\$)?\s*(?<number>\d+(?:\.\d+)?)\s*(?<unit>(?:[^\d.,\s]\S*)?)$/;
/** One entry of `budgets`: one limit, or the two of an MLPerf preset, or what is wrong with it. */
function parseBudget(entry) {
    const text = entry.trim();
    if (/@\s*concurrency/i.test(text)) {
        return (0,fault/* fault */.D)(`${(0,quote/* quote */.hD)(text)}: budgets at a given concurrency are not supported`, 'Remove "@ concurrency N".');
    }
    const preset = PRESET.exec(text)?.groups;
    if (preset !== undefined)
        return readPreset(preset['name'] ?? '', preset['target']?.trim());
    const limit = readLimit(text);
    return 'metric' in limit ? [limit] : limit;
}
function readPreset(name, target) {
    const limits = mlperfBudgets(name);
    const names = Object.keys(MLPERF_PRESETS);
    if (limits === undefined) {
        return (0,fault/* fault */.D)(`unknown preset ${(0,quote/* quote */.hD)(name)}; expected ${(0,wording/* eitherOf */.BU)(names)}`, (0,wording/* nearestHint */.AN)(name, names));
    }
    return target === undefined ? limits : limits.map((limit) => ({ ...limit, text: `${target}: ${limit.text}`, target }));
}
function readLimit(text) {
    const groups = SHAPE.exec(text)?.groups;
    if (groups === undefined)
        return shapeFault(text);
    const metric = readMetric(groups['metric'] ?? '');
    if ((0,fault/* isFault */.Z)(metric))
        return inEntry(text, metric);
    const statistic = readStatistic(metric.id, groups['statistic']);
    if ((0,fault/* isFault */.Z)(statistic))
        return inEntry(text, statistic);
    const operator = (groups['operator'] ?? ''); // the pattern lets only the four signs through
    const limit = readAmount(groups['amount'] ?? '', { metric: metric.id, operator });
    if ((0,fault/* isFault */.Z)(limit))
        return inEntry(text, limit);
    const turned = turnedFault(text, { metric: metric.id, operator });
    if (turned !== undefined)
        return turned;
    const target = groups['target']?.trim();
    return {
        text,
        target,
        metric: metric.id,
        statistic: statistic.id,
        operator,
        limit: limit.value
    };
}
function inEntry(text, { message, hint }) {
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.hD)(text)}: ${message}; the grammar is ${BUDGET_GRAMMAR}`, hint);
}
function readMetric(name) {
    if (name === RELATIVE) {
        return (0,fault/* fault */.D)(`"${name}" counts requests slower than those of base or of earlier runs, so it has no value to limit; expected ${(0,wording/* eitherOf */.BU)(METRIC_NAMES)}`, 'Remove it, since a rise is judged without a budget, or limit a latency, such as "e2e.p95 < 5s".');
    }
    const id = Object.hasOwn(ALIASES, name) ? ALIASES[name] : domain_metric/* METRIC_IDS */.Ah.find((candidate) => candidate === name);
    if (id !== undefined)
        return { id };
    return (0,fault/* fault */.D)(`unknown metric ${(0,quote/* quote */.hD)(name)}, expected ${(0,wording/* eitherOf */.BU)(METRIC_NAMES)}`, (0,wording/* nearestHint */.AN)(name, METRIC_NAMES));
}
function readStatistic(metric, name) {
    const { defaultStatistic, scope } = (0,domain_metric/* metricOf */.ak)(metric);
    if (name === undefined)
        return { id: defaultStatistic };
    const allowed = scope === 'sample' ? STATISTICS : [defaultStatistic];
    const id = allowed.find((candidate) => candidate === name && candidate !== 'rate');
    if (id !== undefined)
        return { id };
    if (metric === 'overhead') {
        return (0,fault/* fault */.D)(`"overhead" is the median of the differences between a target and its upstream and takes no other statistic, got ".${name}": high percentiles of differences would be those of the upstream as well`, 'Leave it out, or limit a percentile of the target itself, such as "ttft.p95 < 800ms".');
    }
    if (scope === 'target' && defaultStatistic === 'rate') {
        return (0,fault/* fault */.D)(`"${metric}" is one value and takes no statistic, got ".${name}"`, `Leave out ".${name}".`);
    }
    return (0,fault/* fault */.D)(`unknown statistic ${(0,quote/* quote */.hD)(name)} of "${metric}", expected ${(0,wording/* eitherOf */.BU)(allowed)}`);
}
function readAmount(text, { metric, operator }) {
    const units = UNITS[(0,domain_metric/* metricOf */.ak)(metric).unit];
    const { dollar, number, unit } = AMOUNT.exec(text)?.groups ?? {};
    if (number === undefined)
        return numberFault(text, metric);
    const written = dollar ?? unit ?? '';
    if (written === '' || (dollar !== undefined && unit !== ''))
        return unitFault(number, Object.keys(units));
    const factor = Object.hasOwn(units, written) ? units[written] : undefined;
    if (factor === undefined)
        return otherUnitFault(metric, written, Object.keys(units));
    return inRange(written === '%' ? Number(number) / 100 : Number(number) * factor, { metric, operator });
}
const TURNED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
/** A budget says what must hold. One in the wrong direction would fail whatever is fast, and pass whatever is slow. */
function turnedFault(text, { metric, operator }) {
    const { better, short } = (0,domain_metric/* metricOf */.ak)(metric);
    if (operator.startsWith(better === 'lower' ? '<' : '>'))
        return undefined;
    const [got, right] = better === 'lower' ? ['above', 'lower'] : ['below', 'higher'];
    const message = `${(0,quote/* quote */.hD)(text)} demands that ${short} stays ${got} the limit, but ${right} is better`;
    const at = text.lastIndexOf(operator);
    const turned = `${text.slice(0, at)}${TURNED[operator]}${text.slice(at + operator.length)}`;
    return (0,fault/* fault */.D)(message, `Write ${(0,quote/* quote */.hD)(turned)}.`);
}
/** Explains that a change is judged by a check and never by a budget. */
function changeHint(metric) {
    if (MARGIN_METRICS.includes(metric)) {
        return 'For a change from the baseline set a "margin" under "gate.checks" in the file, such as 10%.';
    }
    return SELF_CHECKED.includes(metric)
        ? `A change of "${metric}" from the baseline is judged without a budget.`
        : undefined;
}
/** `+10%`, `baseline + 20ms`, `1.1 x base`: by how much something may grow. */
function isRelative(text) {
    return /^[+-]\s*\d|\bbase/i.test(text);
}
function numberFault(text, metric) {
    if (!isRelative(text)) {
        return (0,fault/* fault */.D)(`got ${(0,quote/* quote */.hD)(text)} for the limit, expected a number with its unit: 800ms, 1%, $0.002`);
    }
    return (0,fault/* fault */.D)(`got ${(0,quote/* quote */.hD)(text)} for the limit, but a budget is an absolute limit; expected a number with its unit: 800ms, 1%, $0.002`, changeHint(metric));
}
function otherUnitFault(metric, written, units) {
    const message = `"${metric}" is measured in ${(0,wording/* eitherOf */.BU)(units)}, got ${(0,quote/* quote */.hD)(written)}`;
    return (0,fault/* fault */.D)(message, /^[%x]$/i.test(written) ? changeHint(metric) : undefined);
}
function unitFault(number, units) {
    const amounts = units.map((unit) => amountText(number, unit));
    return (0,fault/* fault */.D)(`got ${number} without its unit, expected ${(0,wording/* eitherOf */.BU)(units)}`, `Write ${(0,wording/* eitherOf */.BU)(amounts)}.`);
}
/** A share below 1 without a sign means itself: 0.01 is 1%, and not 0.01%. */
function amountText(number, unit) {
    if (unit === '$')
        return `"$${number}"`;
    const isShare = unit === '%' && Number(number) < 1;
    return isShare ? `"${Number((Number(number) * 100).toPrecision(12))}%"` : `"${number}${unit}"`;
}
function inRange(value, { metric, operator }) {
    const ratio = (0,domain_metric/* metricOf */.ak)(metric).unit === 'ratio';
    if (ratio && value > 1)
        return (0,fault/* fault */.D)(`"${metric}" is a share and cannot exceed 100%`);
    if (ratio && !budget/* OPERATORS */.w[operator].keeps(0, value) && !budget/* OPERATORS */.w[operator].keeps(1, value)) {
        return (0,fault/* fault */.D)('no share can meet this limit', `Write "${operator}=" to include the limit itself.`);
    }
    if (ratio && budget/* OPERATORS */.w[operator].keeps(0, value) && budget/* OPERATORS */.w[operator].keeps(1, value)) {
        return (0,fault/* fault */.D)('every share meets this limit, so the budget can never be broken', 'Write a limit between 0% and 100%.');
    }
    if (!ratio && value === 0)
        return (0,fault/* fault */.D)('the limit must be above 0');
    return { value };
}
/** The commonest ways to write a budget in another order or with another sign get their own advice. */
function shapeFault(text) {
    const expected = `expected ${BUDGET_GRAMMAR}, such as "ttft.p95 < 800ms"`;
    const swapped = /^(p\d+|mean|max)\s+(\w+)\s*([<>]=?.*)$/.exec(text);
    if (swapped !== null) {
        const [, statistic, metric, rest] = swapped;
        return (0,fault/* fault */.D)(`${(0,quote/* quote */.hD)(text)} is not a budget; ${expected}`, `Write "${metric}.${statistic} ${rest}".`);
    }
    if (!/[<>]/.test(text)) {
        return (0,fault/* fault */.D)(`${(0,quote/* quote */.hD)(text)} has no operator; ${expected}`, `Say what must hold, with ${(0,wording/* eitherOf */.BU)(Object.keys(budget/* OPERATORS */.w))}.`);
    }
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.hD)(text)} is not a budget; ${expected}`);
}
/**
 * Latency limits of MLPerf Inference's Server and Interactive scenarios: mlcommons/inference_policies, commit ac93e89c of
 * 2026-07-23. They hold for the benchmark's own data set and load, so meeting one here is a yardstick and not a result of
 * MLPerf, and every page says so.
 */
const MLPERF_LIMITS = {
    'llama-3.1-8b': { server: limits(2000, 100), interactive: limits(500, 30) },
    'llama-2-70b': { server: limits(2000, 200), interactive: limits(450, 40) },
    'llama-3.1-405b': { server: limits(6000, 175), interactive: limits(4500, 80) },
    'deepseek-r1': { server: limits(2000, 80), interactive: limits(1500, 15) },
    'gpt-oss-120b': { server: limits(3000, 80), interactive: limits(2000, 20) }
};
const SOURCE = 'MLPerf Inference limit (inference_policies ac93e89c, 2026-07-23), not an MLPerf result';
/** Every preset: `mlperf/llama-3.1-8b/interactive`. */
const MLPERF_PRESETS = Object.fromEntries(Object.entries(MLPERF_LIMITS).flatMap(([model, modes]) => Object.entries(modes).map(([mode, limit]) => [`mlperf/${model}/${mode}`, limit])));
/** The two budgets that a preset stands for; absent where there is no preset of that name. */
function mlperfBudgets(name) {
    const preset = Object.hasOwn(MLPERF_PRESETS, name) ? MLPERF_PRESETS[name] : undefined;
    if (preset === undefined)
        return undefined;
    return [p99(name, 'ttft', preset.ttftMs), p99(name, 'tpot', preset.tpotMs)];
}
function p99(preset, metric, limit) {
    const text = `${preset} (${metric}.p99 <= ${limit}ms)`;
    return { text, metric, statistic: 'p99', operator: '<=', limit, source: SOURCE };
}
function limits(ttftMs, tpotMs) {
    return { ttftMs, tpotMs };
}

;// CONCATENATED MODULE: ./lib/plan/config/read-budgets.js





/** The budgets of the file and, added to them, those of the input. */
function readBudgets(given) {
    const { inputs, file } = given;
    const lines = [
        ...(file.config.budgets ?? []).map((text, index) => ({
            text,
            where: file.at(['budgets', index]),
            at: `at budgets[${index}]: `
        })),
        ...inputs.budgets.map((text, index) => ({ text, where: `input "budgets", entry ${index + 1}`, at: '' }))
    ];
    const read = lines.map(({ text, ...place }) => {
        const limits = parseBudget(text);
        if ((0,fault/* isFault */.Z)(limits))
            return entryProblem(place, limits);
        const wrong = firstFault(limits, given);
        return wrong === undefined ? { ...place, limits } : entryProblem(place, wrong);
    });
    return {
        entries: read.filter((entry) => 'limits' in entry),
        problems: read.filter((entry) => 'message' in entry)
    };
}
/** A fault of one entry as a problem of the user's file or input. */
function entryProblem({ where, at }, { message, hint }) {
    return { where, message: `${at}${message}`, hint };
}
function firstFault(limits, given) {
    return limits.map((limit) => limitFault(limit, given)).find((fault) => fault !== undefined);
}
/** A budget that no target can be held to would be a silent pass. */
function limitFault(limit, { targets }) {
    if (targets.length === 0)
        return undefined;
    const meant = targetsOfBudget(limit, targets);
    if (meant.length === 0)
        return targetFault(limit, targets);
    return upstreamFault(limit, meant, targets) ?? priceFault(limit, meant);
}
/** The targets that a budget is held against. */
function targetsOfBudget({ target }, targets) {
    return targets.filter(plan/* isJudged */.sL).filter(({ id }) => target === undefined || target === id);
}
function targetFault({ text, target = '' }, targets) {
    const ids = [...new Set(targets.filter(plan/* isJudged */.sL).map(({ id }) => id))];
    const beside = targets.find(({ id }) => id === target);
    if (beside === undefined) {
        return (0,fault/* fault */.D)(`${(0,quote/* quote */.hD)(text)}: there is no target ${(0,quote/* quote */.hD)(target)}; expected ${(0,wording/* eitherOf */.BU)(ids)}`, (0,wording/* nearestHint */.AN)(target, ids));
    }
    const role = beside.baseOf === undefined ? 'upstream' : 'base';
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.hD)(text)}: ${(0,quote/* quote */.hD)(target)} is the ${role} of ${(0,quote/* quote */.hD)((0,plan/* ownerOf */.bf)(beside))}, and budgets do not apply to it; expected ${(0,wording/* eitherOf */.BU)(ids)}`, 'To judge that endpoint too, list it as a target of its own.');
}
/** Overhead is the difference between a target and its upstream, so some target must name an upstream. */
function upstreamFault({ text, metric, target }, meant, targets) {
    const isBehind = ({ id }) => targets.some(({ directOf }) => directOf === id);
    if (metric !== 'overhead' || meant.some(isBehind))
        return undefined;
    const missing = target === undefined ? 'no target has a "direct"' : `${(0,quote/* quote */.hD)(target)} has no "direct"`;
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.hD)(text)}: overhead is the time that a target adds to its upstream, but ${missing}`, 'Add "direct: { base-url: … }" with the address of the upstream to the target in the file.');
}
function priceFault({ text, metric }, meant) {
    const unpriced = meant.filter(({ price }) => price === undefined);
    if (metric !== 'cost' || unpriced.length === 0)
        return undefined;
    const names = unpriced.map(({ id }) => (0,quote/* quote */.hD)(id)).join(', ');
    const hint = 'Add "price: { input: 0.40, output: 1.60 }" to the target, in US dollars per 1M tokens.';
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.hD)(text)}: a cost needs a price, which is missing for ${names}`, hint);
}


/***/ }),

/***/ 8843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* unused harmony export readConfig */
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1448);
/* harmony import */ var _text_read_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3055);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9939);
/* harmony import */ var _text_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5936);
/* harmony import */ var _config_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1680);
/* harmony import */ var _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3900);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9844);







/** A configuration is written by hand; one of a mebibyte is something else. */
const MAX_CHARS = 1 << 20;
/** The configuration that the inputs name, or the one at the default path, if there is one. */
function readConfigFile(raw, { readText, defaultConfigPath }) {
    const named = (0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .given */ .gI)(raw, 'config');
    const path = (0,_text_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .workspacePath */ .X)(named ?? defaultConfigPath);
    const text = readText(path);
    if (text !== undefined)
        return { ...readConfig(text, path), path, exists: true };
    const missing = {
        where: 'input "config"',
        message: `the file ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(path)} does not exist`,
        hint: 'Give its path from the root of the repository, and check out the repository before this step.'
    };
    const problems = named === undefined ? [] : [missing];
    return { config: {}, problems, at: () => path, mentions: () => false, path, exists: false };
}
/** A configuration file as YAML or JSON, with every problem in it and where it stands. */
function readConfig(text, file) {
    const source = (0,_text_read_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .readYaml */ .g)({ text, file, maxChars: MAX_CHARS });
    if (!('value' in source))
        return { config: {}, problems: source, at: () => file, mentions: () => false };
    const value = source.value ?? {}; // an empty file, or one of comments only
    const parsed = _config_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .configSchema */ .Q.safeParse(value);
    const places = { at: source.at, mentions: (key) => typeof value === 'object' && key in value };
    const expressions = expressionPaths(value).map((path) => expressionProblem(path, source));
    if (parsed.success)
        return { config: parsed.data, problems: expressions, ...places };
    const problems = (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .schemaProblems */ .Ic)(parsed.error, { ...source, value });
    const others = expressions.filter(({ where }) => !problems.some((problem) => problem.where === where));
    return { config: usable(source, parsed.error.issues), problems: (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .topToBottom */ .U4)([...problems, ...others]), ...places };
}
/** Finds values with `${{ … }}`, which GitHub fills in only in workflow files. */
function expressionPaths(value, path = []) {
    if (typeof value === 'string')
        return value.includes('${{') ? [path] : [];
    if (typeof value !== 'object' || value === null)
        return [];
    const step = (key) => (Array.isArray(value) ? Number(key) : key);
    return Object.entries(value).flatMap(([key, inner]) => expressionPaths(inner, [...path, step(key)]));
}
function expressionProblem(path, source) {
    return {
        where: source.at(path),
        message: `at ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .LF)(path)}: contains an expression of GitHub, which works only in workflow files`,
        hint: 'Pass the value as an input of the action, or through an environment variable.'
    };
}
/**
 * What is left when everything that was complained about is taken out: unknown keys by themselves, values whole, and
 * where that is not enough, as with a missing key, the whole section.
 */
function usable({ value }, issues) {
    const copy = structuredClone(value);
    for (const issue of issues)
        for (const path of badPaths(issue))
            removeAt(copy, path);
    const second = _config_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .configSchema */ .Q.safeParse(copy);
    if (second.success)
        return second.data;
    for (const { path } of second.error.issues)
        removeAt(copy, path.slice(0, 1));
    const third = _config_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .configSchema */ .Q.safeParse(copy);
    return third.success ? third.data : {};
}
function badPaths(issue) {
    return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}
/** Removes the innermost member of a mapping on the path: taking an entry out of a list would move the others. */
function removeAt(root, path) {
    const end = path.findLastIndex((step) => typeof step === 'string');
    if (end < 0)
        return;
    const parent = path.slice(0, end).reduce((inner, step) => member(inner, step), root);
    if (typeof parent === 'object' && parent !== null)
        Reflect.deleteProperty(parent, path[end] ?? '');
}
function member(value, step) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
}


/***/ }),

/***/ 1258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ readCustom),
/* harmony export */   H3: () => (/* binding */ customSchema),
/* harmony export */   Jn: () => (/* binding */ pathFaults),
/* harmony export */   Lo: () => (/* binding */ customFaults)
/* harmony export */ });
/* unused harmony export recordedCustom */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1448);
/* harmony import */ var _providers_custom_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4035);
/* harmony import */ var _text_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2071);
/* harmony import */ var _text_header_fault_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(623);
/* harmony import */ var _text_variable_fault_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7574);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9939);
/* harmony import */ var _config_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9825);









function member(what) {
    return (0,_config_values_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`the path of ${what} in an event, such as delta.content or choices.0.text`, 200).regex(/^[^.\s]+(?:\.[^.\s]+){0,19}$/, { error: 'expected names separated by dots, such as delta.content or choices.0.text' });
}
function eventMatch(example) {
    return (0,_config_values_js__WEBPACK_IMPORTED_MODULE_3__/* .strict */ .O2)({
        data: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('the whole data of an event', 200).optional().describe('The whole data of the event, such as [DONE].'),
        event: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('the name of an event', 200).optional().describe('The name of a server-sent event.'),
        path: member('a member')
            .optional()
            .describe('The path of a member that is true, or has any value but false, null, 0 and "".'),
        value: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(200), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()], { error: 'expected text, a number, true or false' })
            .optional()
            .describe('The value at "path". Default: any but false, null, 0 and "".')
    }, example);
}
/** The description of an application's request and stream. */
const customSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_3__/* .strict */ .O2)({
    path: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('the path of the request, such as /chat', 1000).describe('The path of the request below "base-url", such as /chat. It is sent as POST.'),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .json */ .Pq9(), { error: 'expected a mapping such as { message: "{{prompt}}" }' })
        .describe('The request body, sent as JSON. {{prompt}}, {{messages}}, {{max-tokens}} and {{model}} are filled in.'),
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_FORMATS */ .jn)
        .optional()
        .describe('sse: server-sent events. ndjson: one JSON value per line. text: plain text. Default: sse.'),
    text: member('the text')
        .optional()
        .describe('The path of the new text in an event, such as choices.0.delta. Default with sse: the data is the text.'),
    'text-event': eventMatch('{ event: token }')
        .optional()
        .describe('The events that hold text of the answer. Default: all that have it.'),
    done: eventMatch('{ data: "[DONE]" }')
        .optional()
        .describe('The event that ends a reply. Default: the reply ends when its connection is closed.'),
    error: member('an error').optional().describe('The path of a member that only an error has.')
}, '{ path: /chat, body: { message: "{{prompt}}" }, text: token }');
/** The same as a run file has it, which somebody else may have written. */
const recordedCustom = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().refine((path) => pathFaults(path).length === 0),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .json */ .Pq9()),
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_FORMATS */ .jn),
    text: member('the text').optional(),
    textEvent: eventMatch('').optional(),
    done: eventMatch('').optional(),
    error: member('an error').optional()
});
/** Reads the description of an application, which passed its schema. */
function readCustom({ format = 'sse', 'text-event': textEvent, ...rest }) {
    return { ...rest, format, ...(textEvent === undefined ? {} : { textEvent }) };
}
/** Says what is wrong with a description, and where one is missing or too many. Never repeats a value of the body. */
function customFaults(config) {
    const { api, custom } = config;
    if (api !== _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_API */ .TP)
        return custom === undefined ? [] : [at(['custom'], UNUSED)];
    if (custom === undefined)
        return [at(['api'], MISSING)];
    const extra = ['params', 'extra-body'].filter((name) => config[name] !== undefined);
    return [
        ...extra.map((name) => at([name], (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('has no place in the request of "api: custom"', BODY_HINT))),
        ...[...pathFaults(custom.path)].map((found) => at(['custom', 'path'], found)),
        ...bodyFaults(custom.body).map(({ path, ...found }) => at(['custom', 'body', ...path], found)),
        ...streamFaults(custom)
    ];
}
const UNUSED = (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('is set, but "api" is not "custom"', 'Set "api: custom", or remove the block "custom".');
const MISSING = (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('got "custom" without the block "custom", which describes the request and the stream', 'Add to the target in the file: custom: { path: /chat, body: { message: "{{prompt}}" }, text: token }');
const BODY_HINT = 'Write it into "body" of the block "custom".';
function at(path, found) {
    return { path, ...found };
}
/** A path stays below the base URL and holds no secret: it is stored in run files and printed on pages. */
function pathFaults(path) {
    const [pathname = '', query = ''] = path.split('?', 2);
    const got = `got ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(path)}`;
    if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(path))
        return [(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`${got}; expected a path such as /chat, without a host`, 'Put the host into "base-url".')];
    if (path.includes('{{'))
        return [(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`${got}; placeholders are filled in only in "body"`)];
    if (!path.startsWith('/'))
        return [(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`${got}; expected a path that begins with "/", such as /chat`)];
    if (/[^\x21-\x7e]|[\\#"<>^`{|}]/.test(path))
        return [(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`${got}; expected a path without spaces, "\\", "#" and the like`, 'Write such a character as %XX.')];
    if (/\/(?:\.|%2e){1,2}(?=\/|$)/i.test(pathname) || /\/\//.test(pathname))
        return [(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`${got}; expected a path without "..", "." and "//"`, 'Write the path that the server sees.')];
    const named = query.split('&').map((pair) => pair.split('=', 1).join());
    return named.some(_text_header_fault_js__WEBPACK_IMPORTED_MODULE_7__/* .isCredential */ .u) ? [(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('the query holds a credential, which everyone can read', HEADER_HINT)] : [];
}
const HEADER_HINT = `Put the value into an environment variable, and send it in a header: "extra-headers: { NAME: \${NAME} }".`;
function bodyFaults(body) {
    const inner = memberFaults(body, []);
    const hasPrompt = (0,_providers_custom_js__WEBPACK_IMPORTED_MODULE_1__/* .mentions */ .wy)(body, 'prompt') || (0,_providers_custom_js__WEBPACK_IMPORTED_MODULE_1__/* .mentions */ .wy)(body, 'messages');
    return hasPrompt || inner.length > 0 ? inner : [at([], NO_PROMPT)];
}
const NO_PROMPT = (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('no text in it is "{{prompt}}" or "{{messages}}", so that every request would be the same', 'Write "{{prompt}}", in quotes, where the application takes the text of the user.');
function memberFaults(value, path) {
    if (typeof value === 'string')
        return textFaults(value).map((found) => at(path, found));
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([name, inner]) => [
        ...(/^\{\s*[a-z-]+\s*\}$/.test(name) ? [at(path, UNQUOTED)] : []),
        ...memberFaults(inner, [...path, Array.isArray(value) ? Number(name) : name])
    ]);
}
const UNQUOTED = (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('has a placeholder without quotes, which YAML reads as a mapping', 'Write it in quotes: "{{prompt}}".');
function textFaults(value) {
    const names = [...value.matchAll(_providers_custom_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDER */ .Kx)].map(([, name = '']) => name);
    const unknown = names.filter((name) => !_providers_custom_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDERS */ .je.some((known) => known === name));
    const all = _providers_custom_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDERS */ .je.map((name) => `{{${name}}}`);
    return [
        ...unknown.map((name) => (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`got ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(`{{${name}}}`)}; expected ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .eitherOf */ .BU)(all)}`, (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestHint */ .AN)(name, _providers_custom_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDERS */ .je))),
        ...(names.includes('messages') && value.replace(_providers_custom_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDER */ .Kx, '').trim() !== '' ? [MESSAGES_IN_TEXT] : []),
        ...(value.matchAll(_text_variable_fault_js__WEBPACK_IMPORTED_MODULE_8__/* .VARIABLES_IN_VALUE */ .Y).next().done === true ? [] : [VARIABLE_IN_BODY])
    ];
}
const MESSAGES_IN_TEXT = (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('"{{messages}}" stands in a text, but is a list', 'Let it stand alone, or write "{{prompt}}" for the text of all messages.');
const VARIABLE_IN_BODY = (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('names a variable of the environment, and a body is sent as it is written', 'Variables are filled in only in "extra-headers".');
/** Plain text has no events; lines of JSON have no names, and no text outside of a member. */
function streamFaults(custom) {
    const { format = 'sse', text: textPath } = custom;
    const own = ['text', 'text-event', 'done', 'error'].filter((name) => custom[name] !== undefined);
    if (format === 'text')
        return own.map((name) => at(['custom', name], NO_EVENTS));
    const missing = format === 'ndjson' && textPath === undefined ? [at(['custom'], NO_TEXT)] : [];
    const matches = ['text-event', 'done'].flatMap((name) => matchFaults(custom[name], name, format).map((found) => at(['custom', name], found)));
    return [...missing, ...matches];
}
const NO_EVENTS = (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('has no meaning with "format: text", where every piece is text and the close of the connection is the end', 'Remove it, or write "format: sse" or "format: ndjson".');
const NO_TEXT = (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('"text" is missing; expected the path of the text in a line, such as delta.content');
/** The members of which a match has exactly one, each with an example. */
const MATCHES = { data: '{ data: "[DONE]" }', event: '{ event: end }', path: '{ path: type, value: end }' };
function matchFaults(match, name, format) {
    if (match === undefined)
        return [];
    // Text that is known beforehand is no text, and lines of JSON have no names.
    const allowed = Object.keys(MATCHES).filter((each) => !(each === 'data' && name === 'text-event') && !(each === 'event' && format === 'ndjson'));
    const given = ['data', 'event', 'path', 'value'].filter((each) => match[each] !== undefined);
    const [first, second] = given;
    const isSound = first !== undefined && first !== 'value' && allowed.includes(first);
    if (isSound && (second === undefined || (first === 'path' && second === 'value')))
        return [];
    const got = given.length === 0 ? 'nothing' : given.map((each) => `"${each}"`).join(' and ');
    const examples = allowed.map((each) => MATCHES[each]);
    return [
        (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`got ${got} in it; expected one of ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .eitherOf */ .BU)(allowed.map((each) => `"${each}"`))}`, `Write ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .eitherOf */ .BU)(examples)}.`)
    ];
}


/***/ }),

/***/ 3900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   P6: () => (/* binding */ presentMembers),
/* harmony export */   gI: () => (/* binding */ given)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2857);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1448);
/* harmony import */ var _text_fault_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2071);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9939);
/* harmony import */ var _config_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1680);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8949);
/* harmony import */ var _read_part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6408);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9844);









const CONFIG = _config_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .configSchema */ .Q.shape;
const GATE = CONFIG.gate.unwrap().shape;
const SCHEDULE = CONFIG.schedule.unwrap().shape;
/** What an application of one's own needs beside its name stands in the file alone: there is more to say of it. */
const INPUT_API = zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU);
const TARGET = CONFIG.targets.unwrap().element.shape;
/** Each input is held to the schema of the file's key, so that both accept the same. */
function readInputs(raw) {
    const problems = unknownInputs(raw);
    const read = (name, schema, convert = (text) => text) => {
        const text = given(raw, name);
        if (text === undefined)
            return undefined;
        const parsed = schema.safeParse(convert(text));
        if (parsed.success)
            return parsed.data;
        problems.push(inputProblem(name, text, { error: parsed.error }));
        return undefined;
    };
    return {
        over: {
            prompts: read('prompts', CONFIG.prompts),
            trial: read('trial', CONFIG.trial, asBoolean),
            paths: read('paths', CONFIG.paths, textLines),
            'when-label': read('when-label', CONFIG['when-label']),
            'on-unchanged': read('on-unchanged', CONFIG['on-unchanged']),
            'open-issue': read('open-issue', CONFIG['open-issue']),
            compare: read('compare', CONFIG.compare),
            comment: read('comment', CONFIG.comment),
            store: read('store', CONFIG.store),
            key: read('key', CONFIG.key),
            'baseline-workflow': read('baseline-workflow', CONFIG['baseline-workflow']),
            runs: read('runs', CONFIG.runs, asNumber),
            'ca-file': read('ca-file', CONFIG['ca-file']),
            'keep-events': read('keep-events', CONFIG['keep-events'], asBoolean)
        },
        failOn: read('fail-on', GATE['fail-on'], asList),
        part: presentMembers({
            mode: read('mode', _read_part_js__WEBPACK_IMPORTED_MODULE_4__/* .PART_INPUTS */ .Su.mode),
            targets: read('targets', _read_part_js__WEBPACK_IMPORTED_MODULE_4__/* .PART_INPUTS */ .Su.targets, asNames),
            shard: read('shard', _read_part_js__WEBPACK_IMPORTED_MODULE_4__/* .PART_INPUTS */ .Su.shard)
        }),
        maxCostUsd: read('max-cost', SCHEDULE['max-cost']),
        budgets: textLines(given(raw, 'budgets') ?? ''),
        target: readShortForm(raw, read),
        problems
    };
}
/** The trimmed value of an input; absent where it was not given. */
function given(raw, name) {
    const text = raw[name]?.trim();
    return text === '' ? undefined : text;
}
function readShortForm(raw, read) {
    const names = ['model', 'base-url', 'api'].filter((name) => given(raw, name) !== undefined);
    const model = read('model', TARGET.model);
    const api = read('api', given(raw, 'api') === _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_API */ .TP ? TARGET.api : INPUT_API);
    const baseUrl = read('base-url', TARGET['base-url']);
    if (model === undefined)
        return { given: names };
    return { given: names, config: { model, api, 'base-url': baseUrl } };
}
/**
 * Names that are none of an input. A workflow may have a variable of its own called INPUT_VERSION, which the runner mixes
 * with the inputs: what no input is called like, and what could be a variable's name, is passed over.
 */
function unknownInputs(raw) {
    const names = _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc.map(({ name }) => name);
    return Object.keys(raw)
        .filter((name) => !names.some((known) => known === name))
        .flatMap((name) => {
        const isInput = name.includes('-');
        const near = (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestHint */ .AN)(name, names);
        if (near === undefined && !isInput)
            return [];
        const own = `If INPUT_${name.toUpperCase()} is a variable of the workflow itself, rename it.`;
        const hint = near === undefined || isInput ? near : `${near} ${own}`;
        return [{ where: `input ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(name)}`, ...(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_8__/* .fault */ .D)('unknown input', hint) }];
    });
}
function inputProblem(name, text, { error }) {
    const [issue] = error.issues;
    const options = issue?.code === 'invalid_value' ? issue.values.map(String) : [];
    const expected = issue === undefined ? 'expected something else' : (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .expectation */ .pG)(issue);
    const entry = typeof issue?.path[0] === 'number' ? asList(text).at(issue.path[0]) : text;
    const got = (0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(entry ?? text);
    return { where: `input "${name}"`, ...(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_8__/* .fault */ .D)(`got ${got}; ${expected}`, (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestHint */ .AN)(entry ?? text, options)) };
}
/** Leaves text that is no number as it is: the schema then says what it should have been. */
function asNumber(text) {
    return /^\d+$/.test(text) ? Number(text) : text;
}
function asBoolean(text) {
    return text === 'true' || text === 'false' ? text === 'true' : text;
}
/** Ids may hold spaces. */
function asNames(text) {
    const names = text.split(/[,\r\n]+/).map((entry) => entry.trim());
    return names.filter((entry) => entry !== '');
}
function asList(text) {
    return text === 'none' ? [] : text.split(/[\s,]+/).filter((entry) => entry !== '');
}
/** A list pasted from the file keeps its dashes and comments. */
function textLines(text) {
    const lines = text.split(/\r?\n/).map((entry) => entry.replace(/^\s*-\s+/, '').trim());
    return lines.filter((entry) => entry !== '' && !entry.startsWith('#'));
}
/** Without the members that are undefined, so that spreading it over defaults keeps the defaults. */
function presentMembers(value) {
    return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}


/***/ }),

/***/ 6408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   If: () => (/* binding */ partProblems),
/* harmony export */   Qz: () => (/* binding */ withPart),
/* harmony export */   Su: () => (/* binding */ PART_INPUTS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8532);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1448);
/* harmony import */ var _text_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2071);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9939);
/* harmony import */ var _config_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9825);






const SHARD = /^(?<index>[1-9]\d{0,4})\/(?<count>[1-9]\d{0,4})$/;
const shardError = 'expected the number of this part and the number of parts, such as 2/8';
/** The inputs that say which part of the plan this job has; a file holds the whole. */
const PART_INPUTS = {
    mode: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['run', 'measure', 'report']),
    targets: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('the id of a target')).min(1).max(1000),
    shard: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().transform((text, context) => {
        const { index, count } = SHARD.exec(text)?.groups ?? {};
        const shard = { index: Number(index), count: Number(count) };
        if (shard.index <= shard.count)
            return shard;
        context.addIssue({ code: 'custom', message: shardError });
        return zod__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
    })
};
/** Everything that keeps a part from being one of this plan. */
function partProblems({ mode = 'run', targets, shard }, whole) {
    const ids = whole.targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL).map(({ id }) => id);
    const unknown = (targets ?? []).filter((id) => !ids.includes(id));
    return [
        ...unknown.map((id) => ({
            where: 'input "targets"',
            ...(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`there is no target ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(id)}; expected ${ids.map(_domain_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD).join(', ')}`, (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestHint */ .AN)(id, ids))
        })),
        ...modeProblems(mode, { targets, shard }),
        ...shardProblems(shard, whole.scenarioCount)
    ];
}
function modeProblems(mode, part) {
    const problems = [];
    if (mode === 'report' && (part.targets !== undefined || part.shard !== undefined)) {
        const message = 'got "report" together with "targets" or "shard"; a report covers everything that was measured';
        problems.push({
            where: 'input "mode"',
            message,
            hint: 'Set "targets" or "shard" in the jobs with "mode: measure".'
        });
    }
    else if (mode !== 'measure' && part.shard !== undefined) {
        const message = `got ${part.shard.index}/${part.shard.count} with "mode: ${mode}"; a shard is measured with "mode: measure", and another job merges all shards`;
        problems.push({
            where: 'input "shard"',
            message,
            hint: 'Set "mode: measure" here, and add a job with "mode: report".'
        });
    }
    return problems;
}
function shardProblems(shard, scenarioCount) {
    if (shard === undefined || shard.count <= scenarioCount || scenarioCount === 0)
        return [];
    const message = `got ${shard.index}/${shard.count}, but there are only ${scenarioCount} prompts; expected at most ${scenarioCount} parts`;
    return [{ where: 'input "shard"', message }];
}
/**
 * The plan of this job. A run of some targets is judged as a part of the whole: the false alarms that all targets may
 * raise together are shared out, so that the legs of a matrix have no more of them than one job would.
 */
function withPart(plan, { mode, targets, shard }) {
    const moded = mode === undefined ? plan : { ...plan, mode };
    if (mode === 'measure') {
        if (targets === undefined && shard === undefined)
            return moded;
        const part = { targets, shard };
        return { ...moded, part };
    }
    if (targets === undefined)
        return moded;
    const own = plan.targets.filter((target) => targets.includes((0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .bf)(target)));
    const share = own.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL).length / plan.targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL).length;
    return {
        ...moded,
        targets: own,
        budgets: plan.budgets.filter(({ target }) => target === undefined || targets.includes(target)),
        accept: plan.accept.filter(({ target }) => targets.includes(target)),
        gate: { ...plan.gate, falseAlarmRatio: plan.gate.falseAlarmRatio * share }
    };
}


/***/ }),

/***/ 8484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ readSchedule),
/* harmony export */   Uy: () => (/* binding */ repeatedChecks),
/* harmony export */   cw: () => (/* binding */ readGate),
/* harmony export */   jZ: () => (/* binding */ DEFAULT_OUTPUT_CAP),
/* harmony export */   kT: () => (/* binding */ defaultMargin),
/* harmony export */   ov: () => (/* binding */ scheduleWith)
/* harmony export */ });
/* unused harmony exports usualInFlight, isUsualCap */
/* harmony import */ var _text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3583);
/* harmony import */ var _read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3900);


const SECOND_MS = 1000;
/** Stands in for dollars where a price is unknown and nobody has set a cap. */
const DEFAULT_OUTPUT_CAP = 250_000;
const DEFAULTS = {
    /** So many values that p95 is always printed (domain/report.ts). */
    requests: 60,
    pairs: { least: _text_parse_values_js__WEBPACK_IMPORTED_MODULE_0__/* .LEAST_PAIRS */ .Oy },
    warmup: 2,
    cache: 'cold',
    /** They stand in for dollars where a price is unknown. */
    'max-total-input-tokens': 1_000_000,
    'max-total-output-tokens': DEFAULT_OUTPUT_CAP,
    timeout: 900 * SECOND_MS,
    'confirm-after': 60 * SECOND_MS
};
const DEFAULT_TIMEOUTS = {
    connect: 10 * SECOND_MS,
    'first-byte': 60 * SECOND_MS,
    idle: 30 * SECOND_MS,
    total: 180 * SECOND_MS
};
const NO_TOKEN_CAPS = {
    'max-total-input-tokens': Number.MAX_SAFE_INTEGER,
    'max-total-output-tokens': Number.MAX_SAFE_INTEGER
};
const PROVIDER_IN_FLIGHT = 4;
const FALSE_ALARM_RATIO = 0.01;
/** The default margins, at which alarms begin: changes worth one, and never less than people or clocks can tell. */
const P50_MARGINS = {
    ttft: { ratio: 0.06, absolute: 6 },
    tpot: { ratio: 0.06, absolute: 0.2 },
    e2e: { ratio: 0.06 }
};
/** Tails move by themselves. */
const P95_MARGIN = { ratio: 0.15 };
/** The schedule with every default in it. An input's cost cap goes before the file's. */
function readSchedule(config, targets, inputMaxCostUsd) {
    const maxCostUsd = targets.some(isPriced) ? (inputMaxCostUsd ?? config['max-cost']) : undefined;
    const costBinds = maxCostUsd !== undefined && targets.every(isPriced);
    const all = { ...DEFAULTS, ...(costBinds ? NO_TOKEN_CAPS : {}), ...(0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .presentMembers */ .P6)(config) };
    const timeouts = { ...DEFAULT_TIMEOUTS, ...(0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .presentMembers */ .P6)(config.timeouts ?? {}) };
    return {
        pairs: all.pairs,
        requestCount: all.requests,
        inFlightCount: all['in-flight'] ?? usualInFlight(targets),
        warmupCount: all.warmup,
        cache: all.cache,
        ...(0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .presentMembers */ .P6)({ maxCostUsd }),
        maxInputTokenCount: all['max-total-input-tokens'],
        maxOutputTokenCount: all['max-total-output-tokens'],
        ...(0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .presentMembers */ .P6)({ workflowTokens: workflowTokens(inputMaxCostUsd) }),
        timeoutMs: all.timeout,
        confirmAfterMs: all['confirm-after'],
        requestTimeouts: {
            connectMs: timeouts.connect,
            firstByteMs: timeouts['first-byte'],
            idleMs: timeouts.idle,
            totalMs: timeouts.total
        }
    };
}
/** One GPU serves one reader at a time at its own speed; a hosted API does not notice four. */
function usualInFlight(targets) {
    return targets.some(({ owned }) => owned) ? 1 : PROVIDER_IN_FLIGHT;
}
function isPriced({ price }) {
    return price !== undefined;
}
/** The default caps for each dollar that the workflow allows; a cheap model needs no fewer than they allow by themselves. */
function workflowTokens(maxCostUsd) {
    if (maxCostUsd === undefined)
        return undefined;
    const dollars = Math.max(1, maxCostUsd);
    return {
        inputCount: Math.ceil(dollars * DEFAULTS['max-total-input-tokens']),
        outputCount: Math.ceil(dollars * DEFAULTS['max-total-output-tokens'])
    };
}
/** Returns true for a cap on tokens that nobody has set: the default, or none where dollars bind. */
function isUsualCap(name, schedule) {
    const key = name === 'maxInputTokenCount' ? 'max-total-input-tokens' : 'max-total-output-tokens';
    return schedule[name] === DEFAULTS[key] || schedule[name] === NO_TOKEN_CAPS[key];
}
/** The schedule with one more to be asked: what has no price is capped by tokens, even where dollars bind the others. */
function scheduleWith(schedule, added) {
    if (added.every(isPriced))
        return schedule;
    const capped = (count, fallback) => (count === Number.MAX_SAFE_INTEGER ? fallback : count);
    return {
        ...schedule,
        maxInputTokenCount: capped(schedule.maxInputTokenCount, DEFAULTS['max-total-input-tokens']),
        maxOutputTokenCount: capped(schedule.maxOutputTokenCount, DEFAULTS['max-total-output-tokens'])
    };
}
/** The gate with every default in it. */
function readGate(config, inputFailOn) {
    const failOn = inputFailOn ?? config['fail-on'];
    return {
        failOn,
        falseAlarmRatio: config['false-alarms'] ?? FALSE_ALARM_RATIO,
        checks: (config.checks ?? [{ metric: 'ttft' }, { metric: 'tpot' }, { metric: 'e2e' }]).map(readCheck),
        failFast: config['fail-fast'] ?? true
    };
}
function readCheck({ metric, statistic = 'p50', margin }) {
    return { metric, statistic, margin: margin ?? defaultMargin(metric, statistic) };
}
/** The margin of a check that the configuration gives none. */
function defaultMargin(metric, statistic) {
    return statistic === 'p95' ? P95_MARGIN : P50_MARGINS[metric];
}
/** The second of two checks of the same thing: two margins for one number say nothing about either. */
function repeatedChecks(file) {
    const { checks = [] } = file.config.gate ?? {};
    const names = checks.map(({ metric, statistic = 'p50' }) => `${metric} ${statistic}`);
    return names.flatMap((name, index) => {
        const first = names.indexOf(name);
        if (first === index)
            return [];
        const message = `at gate.checks[${index}]: ${name} is already checked by gate.checks[${first}], at ${file.at(['gate', 'checks', first])}`;
        return [{ where: file.at(['gate', 'checks', index]), message, hint: 'Keep one of the two.' }];
    });
}


/***/ }),

/***/ 1648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ UNSPECIFIED),
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   N9: () => (/* binding */ directName),
/* harmony export */   _E: () => (/* binding */ readTarget)
/* harmony export */ });
/* unused harmony export reservedMemberFaults */
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _providers_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4426);
/* harmony import */ var _providers_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3710);
/* harmony import */ var _text_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2071);
/* harmony import */ var _text_header_fault_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(623);
/* harmony import */ var _text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7484);
/* harmony import */ var _text_variable_fault_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7574);
/* harmony import */ var _read_custom_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1258);








/**
 * Reads one target of the file or of the inputs, or says everything that is wrong with it. `inputKeyGiven` tells whether
 * the input "api-key" is there for targets that name no variable, and `isReached` whether it may go to this one.
 */
function readTarget(config, inputKeyGiven, isReached = true) {
    const { api = _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_API */ .VU } = config;
    const given = config['base-url'] ?? _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URLS */ .pO[api];
    const url = given === undefined ? noBaseUrl(api) : (0,_text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseUrl */ .Q)(given);
    const faults = [
        ...(0,_read_custom_js__WEBPACK_IMPORTED_MODULE_4__/* .customFaults */ .Lo)(config),
        ...reservedMemberFaults(config, api),
        ...headerFaults(config),
        ...variableFaults(config)
    ];
    if ((0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .isFault */ .Z)(url))
        return [{ path: ['base-url'], ...url }, ...faults];
    const key = targetKey(config, url, isReached ? { inputKeyGiven } : undefined);
    const refusal = httpFault(config, url, key);
    if (refusal !== undefined)
        return [{ path: ['base-url'], ...refusal }, ...faults];
    const wait = waitForFault(config, url);
    if (wait !== undefined)
        faults.push({ path: ['wait-for'], ...wait });
    return faults.length > 0 ? faults : toTarget(config, url, key);
}
function noBaseUrl(api) {
    return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`"base-url" is missing, and ${api} has no default address`, 'Add "base-url" with the address of the API, without the path of a call.');
}
const READY_TIMEOUT_MS = 60_000;
function toTarget(config, url, key) {
    const { id, model, api = _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_API */ .VU, custom, params = {}, labels = {}, price, control } = config;
    return {
        id: id ?? model,
        model,
        api,
        ...(custom === undefined ? {} : { custom: (0,_read_custom_js__WEBPACK_IMPORTED_MODULE_4__/* .readCustom */ .Gh)(custom) }),
        baseUrl: url.text,
        key,
        params,
        extraBody: config['extra-body'] ?? {},
        extraHeaders: config['extra-headers'] ?? {},
        labels,
        price,
        owned: isOwned(config, url),
        control,
        buildId: config['build-id'],
        readyTimeoutMs: config['ready-timeout'] ?? READY_TIMEOUT_MS,
        ...waitFor(config, url)
    };
}
function waitFor({ 'wait-for': given }, url) {
    return given === undefined ? {} : { waitFor: new URL(given, new URL(url.text).origin).href };
}
/** A pull request names the address, and whatever asks it stands within a network: it is one of the target's own, or near. */
function waitForFault({ 'wait-for': given }, url) {
    if (given === undefined)
        return undefined;
    if (!/^https?:/i.test(given))
        return (0,_read_custom_js__WEBPACK_IMPORTED_MODULE_4__/* .pathFaults */ .Jn)(given)[0];
    const found = (0,_text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseUrl */ .Q)(given);
    if ((0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .isFault */ .Z)(found))
        return found;
    if (found.hostname === url.hostname || (0,_text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .hostKind */ .P)(found.hostname) !== 'public')
        return undefined;
    return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`got the host ${found.hostname}; expected the host of "base-url", this machine, or a private address`, 'Write a path such as /health for the host of "base-url".');
}
/** A target whose previous build runs next to it is built here, whatever its host. */
function isOwned({ owned, base }, { hostname }) {
    return owned ?? (base !== undefined || (0,_text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .hostKind */ .P)(hostname) !== 'public' || !(0,_providers_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .isKnownProvider */ .n)(hostname));
}
/**
 * A hosted API refuses every request without a key, so a target there that names none means the input, even where that
 * came empty, as a secret does on a fork: the missing key can then be named before anything is sent.
 */
function targetKey(config, url, input) {
    const name = config['api-key-env'];
    if (name !== undefined)
        return { from: 'environment', name };
    if (Object.keys(config['extra-headers'] ?? {}).some(_text_header_fault_js__WEBPACK_IMPORTED_MODULE_6__/* .isCredential */ .u))
        return { from: 'none' };
    if (input === undefined)
        return { from: 'none' };
    return { from: input.inputKeyGiven || (0,_providers_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .isKnownProvider */ .n)(url.hostname) ? 'input' : 'none' };
}
/** Servers print it when they start. */
const UNSPECIFIED = ['0.0.0.0', '[::]'];
/** Plain http shows a key to everyone on the way, and a prompt as well. */
function httpFault(config, url, key) {
    if (url.secure)
        return undefined;
    const kind = (0,_text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .hostKind */ .P)(url.hostname);
    if (kind === 'public') {
        if (UNSPECIFIED.includes(url.hostname)) {
            const own = url.text.replace(url.hostname, '127.0.0.1');
            return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`${url.hostname} is an address to listen on, and none to connect to`, `Write "${own}".`);
        }
        const expected = 'expected https, because plain http is allowed only for loopback and private addresses';
        return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`got plain http for ${url.hostname}; ${expected}`, `Write "${url.text.replace(/^http:/, 'https:')}".`);
    }
    // What comes from the environment may be a secret, whatever the header is called.
    const isSecret = ([name, value]) => (0,_text_header_fault_js__WEBPACK_IMPORTED_MODULE_6__/* .isCredential */ .u)(name) || value.includes('${');
    const sendsKey = key.from !== 'none' || Object.entries(config['extra-headers'] ?? {}).some(isSecret);
    if (kind === 'loopback' || !sendsKey || config['allow-http'] === true)
        return undefined;
    const hint = 'Use https, or add "allow-http: true" to the target in the file if nobody else is on that network.';
    return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)(`the key would be sent to ${url.hostname} over plain http`, hint);
}
const RESERVED_HINTS = {
    model: 'Set "model" of the target instead.',
    prompts: 'Put prompts into a prompt set.',
    stream: 'Remove it: every reply is streamed.',
    'one-reply': 'Remove it: each request gets one reply.'
};
/**
 * Refuses members of `params` and `extra-body` that the gate sets itself. They decide what is measured; set twice, the
 * request would differ from what the report says.
 */
function reservedMemberFaults(config, api) {
    if (api === _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_API */ .TP)
        return [];
    const { reserved, outputLimit } = _providers_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .DIALECTS */ .O[api];
    return ['params', 'extra-body']
        .flatMap((section) => memberPaths(config[section] ?? {}, [section], outputLimit.within))
        .flatMap((path) => {
        const name = String(path.at(-1));
        const kind = Object.hasOwn(reserved, name) ? reserved[name] : undefined;
        return kind === undefined ? [] : [{ path, ...(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .fault */ .D)('the gate sets this member itself', RESERVED_HINTS[kind]) }];
    });
}
/** The paths of members, and of those in the object where the API keeps its settings. */
function memberPaths(members, parent, settings) {
    return Object.entries(members).flatMap(([name, value]) => {
        const path = [...parent, name];
        const isSettings = camelCase(name) === settings && typeof value === 'object' && value !== null;
        return isSettings ? [path, ...Object.keys(value).map((inner) => [...path, inner])] : [path];
    });
}
/** Google's API takes its names in snake case as well. */
function camelCase(name) {
    return name.replaceAll(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
function headerFaults(config) {
    return Object.entries(config['extra-headers'] ?? {}).flatMap(([name, value]) => {
        const found = (0,_text_header_fault_js__WEBPACK_IMPORTED_MODULE_6__/* .headerFault */ .k)(name, value);
        return found === undefined ? [] : [{ path: ['extra-headers', name], ...found }];
    });
}
/** Which variable is sent where is data, so that it must not be able to name what is nobody's but the runner's. */
function variableFaults(config) {
    const { 'api-key-env': key, 'extra-headers': headers = {} } = config;
    const named = [
        ...(key === undefined ? [] : [{ path: ['api-key-env'], name: key }]),
        ...Object.entries(headers).flatMap(([header, value]) => [...value.matchAll(_text_variable_fault_js__WEBPACK_IMPORTED_MODULE_7__/* .VARIABLES_IN_VALUE */ .Y)].map(([, name = '']) => ({ path: ['extra-headers', header], name })))
    ];
    return named.flatMap(({ path, name }) => {
        const found = (0,_text_variable_fault_js__WEBPACK_IMPORTED_MODULE_7__/* .variableFault */ .v)(name);
        return found === undefined ? [] : [{ path, ...found }];
    });
}
/** The name of a target's upstream. */
function directName(target) {
    return `${target} (direct)`;
}
/** The name of a target's other arm: what stood before the change. */
function baseName(target) {
    return `${target} (base)`;
}


/***/ }),

/***/ 5599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readTargets)
/* harmony export */ });
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1448);
/* harmony import */ var _text_fault_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2071);
/* harmony import */ var _text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7484);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9939);
/* harmony import */ var _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3900);
/* harmony import */ var _read_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1648);







const NO_TARGET_HINT = `Set the inputs of a single target:
      model: gpt-4.1-mini
      api-key: \${{ secrets.OPENAI_API_KEY }}
    or list "targets" in the file. (On the command line: --model gpt-4.1-mini.)`;
/** The targets of the file, or the single one that the inputs define. */
function readTargets(given) {
    const { inputs, file } = given;
    if (!file.mentions('targets'))
        return readSingle(given);
    const refused = inputs.target.given.map((name) => ({
        where: `input "${name}"`,
        message: `defines a single target, but ${file.path} already has "targets"`,
        hint: `Remove the input, or set "${name}" for a target in the file.`
    }));
    const configs = file.config.targets ?? [];
    const read = configs.map((config, index) => toReading(config, { given, placeOf: placeInFile(file, index) }));
    return {
        targets: companionsLast(read.flatMap((reading) => reading.targets)),
        problems: [...refused, ...read.flatMap((reading) => reading.problems), ...repeatedTargetIds(configs, file)]
    };
}
function readSingle(sources) {
    const { inputs, file, world } = sources;
    const { config, given: names } = inputs.target;
    if (config !== undefined)
        return toReading(config, { given: sources, placeOf: placeOfInput });
    // A model that was given and is wrong is a problem of its own already.
    if (names.includes('model'))
        return { targets: [], problems: [] };
    const [lone] = names;
    if (lone !== undefined) {
        const hint = 'Set the input "model" as well.';
        return {
            targets: [],
            problems: [{ where: `input "${lone}"`, message: 'is set, but "model" is not; a target needs a model', hint }]
        };
    }
    // A named file that is missing has been complained about; more would be noise.
    if (file.problems.length > 0)
        return { targets: [], problems: [] };
    const what = file.exists ? `${file.path} has no "targets"` : `${world.defaultConfigPath} does not exist`;
    const message = `there is nothing to measure: this input is empty, and ${what}`;
    return { targets: [], problems: [{ where: 'input "model"', message, hint: NO_TARGET_HINT }] };
}
function placeInFile(file, index) {
    return (path) => {
        const whole = ['targets', index, ...path];
        return { where: file.at(whole), at: `at ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .pathText */ .LF)(whole)}: ` };
    };
}
function placeOfInput(path) {
    return { where: `input "${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .pathText */ .LF)(path)}"`, at: '' };
}
function toReading(config, { given: sources, placeOf }) {
    const inputKeyGiven = (0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .given */ .gI)(sources.raw, 'api-key') !== undefined;
    const read = (0,_read_target_js__WEBPACK_IMPORTED_MODULE_4__/* .readTarget */ ._E)(config, inputKeyGiven);
    const companions = COMPANIONS.map((kind) => readCompanion(config, kind, inputKeyGiven));
    const faults = [
        ...(isFaults(read) ? read : []),
        ...sameEndpoints(config),
        // Faults that a companion shares with its target are reported for the target only.
        ...companions.flatMap((one) => (isFaults(one) ? one.filter(({ path }) => isCompanion(path[0])) : []))
    ];
    return {
        targets: faults.length > 0 ? [] : [read, ...companions].filter(isTarget),
        problems: faults.map(({ path, message, ...rest }) => {
            const { where, at } = placeOf(path);
            return { where, message: `${at}${message}`, ...rest };
        })
    };
}
/**
 * An endpoint compared with itself shows no change, whatever was changed. Where a gateway tells builds apart by a header, the
 * header is the difference.
 */
function sameEndpoints(config) {
    const own = endpointOf(config['base-url'] ?? _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URLS */ .pO[config.api ?? _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_API */ .VU]);
    const { direct } = config;
    const faults = [];
    const check = (kind, other, name) => {
        const companion = config[kind];
        if (companion === undefined || companion['extra-headers'] !== undefined)
            return;
        const endpoint = endpointOf(companion['base-url']);
        if (endpoint === undefined || endpoint !== other)
            return;
        const message = `${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(companion['base-url'])} is ${name}, so the comparison would be with itself`;
        faults.push({ path: [kind, 'base-url'], ...(0,_text_fault_js__WEBPACK_IMPORTED_MODULE_6__/* .fault */ .D)(message, COMPANION_HINTS[kind]) });
    };
    check('base', own, 'the address of the target itself');
    check('direct', own, 'the address of the target itself');
    if (direct?.['extra-headers'] === undefined)
        check('base', endpointOf(direct?.['base-url']), 'also the address of "direct"');
    return faults;
}
const COMPANION_HINTS = {
    base: 'Start the build before the change on a port of its own, and give its address.',
    direct: 'Give the address of the upstream that this target forwards to.'
};
/** An address in one form: every name of this machine is one, and a path ends without a slash. */
function endpointOf(text) {
    const url = (0,_text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseUrl */ .Q)(text ?? '');
    if ((0,_text_fault_js__WEBPACK_IMPORTED_MODULE_6__/* .isFault */ .Z)(url))
        return undefined;
    const { hostname, port, protocol, pathname, search } = new URL(url.text);
    const host = (0,_text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .hostKind */ .P)(hostname) === 'loopback' || _read_target_js__WEBPACK_IMPORTED_MODULE_4__/* .UNSPECIFIED */ .Ah.includes(hostname) ? 'this machine' : hostname.replace(/\.$/, '');
    return [protocol, host, port, pathname.replace(/\/+$/, ''), search].join(' ');
}
/** Endpoints that a target may name in addition to its own: its upstream, and its build before the change. */
const COMPANIONS = ['direct', 'base'];
const COMPANION_MEMBERS = ['base-url', 'api-key-env', 'extra-headers'];
/** The upstream of a target, or its build before the change: the same requests, sent to another endpoint. */
function readCompanion(config, kind, inputKeyGiven) {
    const own = config[kind];
    if (own === undefined)
        return undefined;
    const { 'api-key-env': _key, 'extra-headers': _headers, direct: _direct, base: _base, control: _control, 'wait-for': waitFor, ...shared } = config;
    const together = { ...shared, 'wait-for': sharedWait(kind, waitFor), ...own };
    const read = (0,_read_target_js__WEBPACK_IMPORTED_MODULE_4__/* .readTarget */ ._E)(together, inputKeyGiven, isReachedByInputKey(config, together));
    if (isFaults(read)) {
        return read.map((found) => COMPANION_MEMBERS.includes(found.path[0]) ? { ...found, path: [kind, ...found.path] } : found);
    }
    const of = config.id ?? config.model;
    return kind === 'direct'
        ? { ...read, id: (0,_read_target_js__WEBPACK_IMPORTED_MODULE_4__/* .directName */ .N9)(of), directOf: of, owned: false }
        : { ...read, id: (0,_read_target_js__WEBPACK_IMPORTED_MODULE_4__/* .baseName */ .Fl)(of), baseOf: of, owned: config.owned ?? true };
}
/** A base has the same paths as its target. An upstream is another program, and an address is waited for once. */
function sharedWait(kind, waitFor) {
    return kind === 'base' && waitFor?.startsWith('/') === true ? waitFor : undefined;
}
/**
 * The input "api-key" is for the places of the targets. What stands beside one gets it there too, and on this machine, but at
 * any other place only a key that is named for it.
 */
function isReachedByInputKey(target, companion) {
    const [one, other] = [target, companion].map((config) => {
        const url = (0,_text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseUrl */ .Q)(config['base-url'] ?? _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URLS */ .pO[config.api ?? _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_API */ .VU] ?? '');
        return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_6__/* .isFault */ .Z)(url) ? undefined : new URL(url.text);
    });
    if (one === undefined || other === undefined)
        return false;
    return one.origin === other.origin || [one, other].every(({ hostname }) => (0,_text_parse_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .hostKind */ .P)(hostname) === 'loopback');
}
function isCompanion(step) {
    return COMPANIONS.some((kind) => kind === step);
}
/** The configured targets first, then their upstreams, then their bases: the order that a plan promises. */
function companionsLast(targets) {
    const rank = ({ directOf, baseOf }) => (baseOf === undefined ? (directOf === undefined ? 0 : 1) : 2);
    return targets.toSorted((a, b) => rank(a) - rank(b));
}
function isTarget(read) {
    return read !== undefined && !Array.isArray(read);
}
function isFaults(read) {
    return Array.isArray(read);
}
function repeatedTargetIds(configs, file) {
    const ids = configs.map(({ id, model }) => id ?? model);
    return ids.flatMap((id, index) => {
        const taken = ids.indexOf(id);
        const owner = ids.find((other) => [(0,_read_target_js__WEBPACK_IMPORTED_MODULE_4__/* .directName */ .N9)(other), (0,_read_target_js__WEBPACK_IMPORTED_MODULE_4__/* .baseName */ .Fl)(other)].includes(id));
        if (taken === index && owner === undefined)
            return [];
        const by = taken === index ? `the base or upstream of ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(owner ?? '')}` : `targets[${taken}]`;
        const message = `at targets[${index}]: the id ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(id)} is already used by ${by}`;
        return [{ where: file.at(['targets', index, 'id']), message, hint: 'Give each target an "id" of its own.' }];
    });
}


/***/ }),

/***/ 9844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   U4: () => (/* binding */ topToBottom),
/* harmony export */   WB: () => (/* binding */ mappingErrors),
/* harmony export */   pG: () => (/* binding */ expectation)
/* harmony export */ });
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1448);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9939);


/** Values here may be headers, keys or prompts: messages name their kind and never the value. */
const UNQUOTED_SECTIONS = ['extra-headers', 'extra-body', 'params', 'body'];
const UNQUOTED_KEYS = ['api-key-env', 'prompt', 'content', 'messages'];
/** Of a whole file of unknown keys the first few say enough, and each is compared with every known one. */
const MOST_UNKNOWN_KEYS = 20;
/** Advice for keys that other tools have, for which no similar name exists here. */
const KEY_ADVICE = {
    'api-key': 'Put the key into an environment variable, and the name of that variable into "api-key-env".',
    thresholds: 'Write limits as "budgets", such as "ttft.p95 < 800ms".',
    threshold: 'Write limits as "budgets", such as "ttft.p95 < 800ms".'
};
const KINDS = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping',
    record: 'a mapping'
};
/** Says what one entry of a file has instead of what its schema allows, with the place. `base` is the entry's own path. */
function schemaProblems(error, source, base = []) {
    const problems = error.issues.filter(isFirstAtPlace).flatMap((issue) => {
        const path = [...base, ...issue.path];
        if (issue.code === 'unrecognized_keys') {
            return issue.keys
                .slice(0, MOST_UNKNOWN_KEYS)
                .map((key) => unknownKey(key, { path, source, allowed: issue.message }));
        }
        return [valueProblem(issue, path, source)];
    });
    return topToBottom(problems);
}
/** A value of the wrong kind fails several rules at once: the first one says what it should have been. */
function isFirstAtPlace(issue, index, issues) {
    const place = (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(issue.path);
    const isSame = (other) => other.code !== 'unrecognized_keys' && (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(other.path) === place;
    return issue.code === 'unrecognized_keys' || issues.findIndex(isSame) === index;
}
/** In the order in which a reader of the file comes upon them. */
function topToBottom(problems) {
    return problems.toSorted(byPlace);
}
function byPlace(a, b) {
    const [aPlace, bPlace] = [a, b].map(({ where }) => where.split(':').slice(-2).map(Number));
    const lines = (aPlace?.[0] ?? 0) - (bPlace?.[0] ?? 0);
    return lines === 0 ? (aPlace?.[1] ?? 0) - (bPlace?.[1] ?? 0) : lines;
}
/**
 * The messages of an own strict mapping: the list of its keys, which zod's issue does not carry, and an example where something else
 * stands in its place.
 */
function mappingErrors(shape, example) {
    const keys = Object.keys(shape).join(', ');
    const mapping = example === undefined ? undefined : `expected a mapping such as ${example}`;
    return {
        error: ({ code }) => {
            if (code === 'unrecognized_keys')
                return keys;
            return code === 'invalid_type' ? mapping : undefined;
        }
    };
}
function unknownKey(key, { path, source, allowed }) {
    const at = [...path, key];
    const names = allowed.split(', ');
    const hint = Object.hasOwn(KEY_ADVICE, key) ? KEY_ADVICE[key] : (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestHint */ .AN)(key, names);
    const list = hint === undefined ? `; expected ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .eitherOf */ .BU)(names)}` : '';
    return {
        where: source.atKey(at),
        message: `at ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(at)}: unknown key ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)}${list}`,
        hint
    };
}
function valueProblem(issue, path, source) {
    const value = valueAt(source.value, path);
    const expected = expectation(issue);
    const where = source.at(path);
    if (value === undefined && path.length > 0) {
        const parent = path.length > 1 ? `at ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(path.slice(0, -1))}: ` : '';
        return { where, message: `${parent}"${String(path.at(-1))}" is missing; ${expected}` };
    }
    const hint = valueHint(issue, value);
    const at = path.length > 0 ? `at ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(path)}: ` : '';
    return {
        where,
        message: `${at}got ${describe(value, issue.path)}; ${expected}`,
        hint
    };
}
/** Schemas of this project say "expected …" themselves; the rest is zod's own and named here. */
function expectation(issue) {
    if (issue.message.startsWith('expected '))
        return issue.message;
    switch (issue.code) {
        case 'invalid_type':
            return `expected ${KINDS[issue.expected] ?? issue.expected}`;
        case 'invalid_value':
            return `expected ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .eitherOf */ .BU)(issue.values.map(String))}`;
        case 'too_small':
            return issue.origin === 'array'
                ? `expected at least ${entries(issue.minimum)}`
                : `expected ${issue.minimum} or more`;
        case 'too_big':
            return issue.origin === 'array'
                ? `expected at most ${entries(issue.maximum)}`
                : `expected ${issue.maximum} or less`;
        default:
            return issue.message;
    }
}
function entries(count) {
    return `${count} ${Number(count) === 1 ? 'entry' : 'entries'}`;
}
function valueHint(issue, value) {
    if (typeof value !== 'string' || issue.code !== 'invalid_value')
        return undefined;
    return (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestHint */ .AN)(value, issue.values.map(String));
}
function describe(value, path) {
    if (value === null)
        return 'nothing';
    if (value === '')
        return 'empty text';
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object')
        return 'a mapping';
    const shown = typeof value === 'string' ? (0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value) : String(value);
    const hidden = typeof value === 'string' ? 'text (not shown)' : `a ${typeof value} (not shown)`;
    return mayBeShown(path) ? shown : hidden;
}
/** An entry by itself that is text where a mapping should be may well be a whole prompt. */
function mayBeShown(path) {
    const last = path.at(-1);
    return last !== undefined && !UNQUOTED_KEYS.includes(last) && !path.some((step) => UNQUOTED_SECTIONS.includes(step));
}
function valueAt(value, path) {
    return path.reduce((inner, step) => {
        if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step))
            return undefined;
        return Reflect.get(inner, step);
    }, value);
}


/***/ }),

/***/ 8295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ checkFirstLook)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9285);
/* harmony import */ var _domain_extremes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3639);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7849);
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3071);
/* harmony import */ var _config_read_schedule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8484);
/* harmony import */ var _slots_output_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9914);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6000);
/* harmony import */ var _loads_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9320);








/**
 * Refuses a plan whose caps end it before every request of the first look was made, since nothing could be judged then and
 * the money would be spent all the same. Tokens are estimated: prompts by their length, answers at the limit that is sent
 * with them, as in the most of a forecast; what a model that reasons is given on top is left to the caps
 * themselves, since only its replies tell that it does. The time is checked where it is known how long a request takes.
 */
function checkFirstLook(plan, facts = {}) {
    const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount, workflowTokens } = plan.schedule;
    const loads = (0,_loads_js__WEBPACK_IMPORTED_MODULE_6__/* .firstLoads */ .C7)(plan);
    // Where dollars are capped, tokens are for what has no price.
    const counted = loads.filter(({ target }) => maxCostUsd === undefined || target.price === undefined);
    const tokens = counted.map((load) => (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensOf */ .k8)(load, maxOutputTokenCount === _config_read_schedule_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_OUTPUT_CAP */ .jZ ? AT_PROMPTS_LIMIT : {}));
    const caps = [
        cap('max-total-input-tokens', (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .sum */ .cz)(tokens.map(({ input }) => input)), maxInputTokenCount),
        cap('max-total-output-tokens', (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .sum */ .cz)(tokens.map(({ output }) => output)), maxOutputTokenCount),
        costCap(loads, maxCostUsd) ?? workflowCap(loads, workflowTokens),
        timeCap((0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .forecast */ .g3)(plan, facts).usual.durationMs, plan.schedule.timeoutMs)
    ].filter((reached) => reached !== undefined);
    if (caps.length === 0)
        return;
    const what = caps
        .map(({ name, needed, allowed }) => `up to ${needed}, but "${name}" allows only ${allowed}`)
        .join('; and ');
    const enough = caps.map(({ name, needed }) => `"${name}" to ${needed}`).join(' and ');
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E('cannot-reach-first-look', `the first look (${requestText(loads)}) may need ${what}`, {
        hint: `Set ${enough} or more, or lower ${settingText(loads)} or ${limitText(loads)}.`
    });
}
/**
 * The cap that nobody has set is for the answers that prompts ask for. A limit that leaves room to think is hardly ever
 * reached, and the same room is given without a question where a model turns out to need it.
 */
const AT_PROMPTS_LIMIT = { meanOutputTokenCount: (_, { maxOutputTokens }) => maxOutputTokens };
function requestText(loads) {
    const requests = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .sum */ .cz)(loads.map(({ requestCount }) => requestCount));
    const pairs = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .sum */ .cz)(loads.map(({ target, requestCount }) => (target.baseOf === undefined ? 0 : requestCount)));
    return `${requests} requests${pairs === 0 ? '' : `, ${2 * pairs} of them in pairs with base`}`;
}
function settingText(loads) {
    const names = [
        ...(loads.some(({ paired }) => paired) ? ['"pairs"'] : []),
        ...(loads.some(({ paired }) => !paired) ? ['"requests"'] : [])
    ];
    return names.join(' and ');
}
/** Names the limits that answers may reach: the prompts' own, or those of targets. */
function limitText(loads) {
    const own = loads.filter(({ target }) => (0,_slots_output_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .setsLimit */ .dH)(target));
    if (own.length === 0)
        return "the prompts' limits";
    const names = [...new Set(own.map(({ target }) => `"${(0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerOf */ .bf)(target)}"`))].join(', ');
    if (own.every(({ target }) => target.api === _domain_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .CUSTOM_API */ .TP))
        return `the prompts' limits, sent as {{max-tokens}} in the "body" of ${names}`;
    return `the limit on answers under "params" of ${names}${own.length < loads.length ? ", or the prompts' limits" : ''}`;
}
function cap(name, needed, allowed) {
    return needed <= allowed ? undefined : { name, needed: String(roundedUp(needed)), allowed: String(allowed) };
}
function costCap(loads, allowedUsd) {
    const neededUsd = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .sum */ .cz)(loads.map((load) => (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .costOf */ .ho)(load.target, (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensOf */ .k8)(load))));
    if (allowedUsd === undefined || neededUsd <= allowedUsd)
        return undefined;
    return { name: 'max-cost', needed: dollars(Math.ceil(neededUsd * 100) / 100), allowed: dollars(allowedUsd) };
}
/** In the workflow a dollar is worth the default caps, whatever the file's prices say. */
function workflowCap(loads, allowed) {
    if (allowed === undefined)
        return undefined;
    const tokens = loads.map((load) => (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensOf */ .k8)(load, AT_PROMPTS_LIMIT));
    const shares = [
        (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .sum */ .cz)(tokens.map(({ input }) => input)) / allowed.inputCount,
        (0,_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .sum */ .cz)(tokens.map(({ output }) => output)) / allowed.outputCount
    ];
    const share = (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_7__/* .largest */ .n)(shares);
    if (share <= 1)
        return undefined;
    const allowedUsd = Math.max(1, Math.round(allowed.outputCount / _config_read_schedule_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_OUTPUT_CAP */ .jZ));
    return { name: 'max-cost', needed: dollars(Math.ceil(allowedUsd * share)), allowed: dollars(allowedUsd) };
}
function timeCap(neededMs, allowedMs) {
    if (neededMs === undefined || neededMs <= allowedMs)
        return undefined;
    return { name: 'timeout', needed: `${Math.ceil(neededMs / _domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .MINUTE_MS */ .kg)}m`, allowed: `${allowedMs / 1000}s` };
}
/** To two digits, upwards: what is printed as enough has to be enough. */
function roundedUp(count) {
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
    return Math.ceil(count / unit) * unit;
}
function dollars(amount) {
    return `$${amount}`;
}


/***/ }),

/***/ 6000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aQ: () => (/* binding */ factsOnRecord),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   g3: () => (/* binding */ forecast),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   k8: () => (/* binding */ tokensOf)
/* harmony export */ });
/* harmony import */ var _domain_extremes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3639);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _slots_output_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9914);
/* harmony import */ var _loads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9320);




/**
 * Forecasts what a plan takes before anything is sent. Prompts are counted by their length, which is an estimate; requests in
 * place of refused or spoilt ones are not foreseen, nor is the pace that a host's rate limits impose.
 */
function forecast(plan, facts = {}) {
    const most = (0,_loads_js__WEBPACK_IMPORTED_MODULE_2__/* .mostLoads */ .Br)(plan);
    const atLimit = outlay(plan, most, { ...facts, meanOutputTokenCount: undefined });
    return {
        usual: { ...outlay(plan, (0,_loads_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLoads */ .C7)(plan), facts), durationMs: measuringMs(plan, (0,_loads_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLoads */ .C7)(plan), facts) },
        most: { ...withoutEndless(plan, atLimit), durationMs: longestMs(plan, measuringMs(plan, most, facts)) }
    };
}
/**
 * The time that requests take. So many lanes each make one request after another, so that it is the time of all requests by the
 * number of lanes.
 */
function measuringMs({ schedule }, loads, { meanRequestMs }) {
    const times = loads.map(({ target, requestCount, warmupCount }) => {
        const requestMs = meanRequestMs?.(target);
        return requestMs === undefined ? undefined : requestMs * (requestCount + warmupCount);
    });
    const known = times.filter((time) => time !== undefined);
    return known.length < times.length ? undefined : sum(known) / schedule.inFlightCount;
}
/** Each measurement ends at the timeout. Before the first one a server may have to get ready; before a second one there is a pause. */
function longestMs(plan, requestsMs) {
    const { timeoutMs, confirmAfterMs } = plan.schedule;
    const again = plan.targets.some((target) => (0,_loads_js__WEBPACK_IMPORTED_MODULE_2__/* .isMeasuredAgain */ .ZP)(plan, target));
    const measurementsMs = (again ? 2 : 1) * timeoutMs;
    const owned = plan.targets.filter((target) => target.owned);
    const readyMs = Math.max(0, (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_3__/* .largest */ .n)(owned.map(({ readyTimeoutMs = 0 }) => readyTimeoutMs)));
    return Math.min(requestsMs ?? measurementsMs, measurementsMs) + (again ? confirmAfterMs : 0) + readyMs;
}
function outlay({ targets }, loads, facts) {
    const tokens = loads.map((load) => tokensOf(load, facts));
    const costs = loads.map((load, index) => costOf(load.target, tokens[index]));
    return {
        requestCount: sum(loads.map(({ requestCount, warmupCount }) => requestCount + warmupCount)),
        inputTokenCount: sum(tokens.map(({ input }) => input)),
        outputTokenCount: sum(tokens.map(({ output }) => output)),
        costUsd: targets.every(({ price }) => price !== undefined) ? sum(costs) : undefined
    };
}
/** Of answers without a limit nobody knows the most. */
function withoutEndless({ targets }, most) {
    const isEndless = targets.some((target) => (0,_slots_output_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .ownLimitOf */ .hF)(target) === 'none');
    return isEndless ? { ...most, outputTokenCount: undefined, costUsd: undefined } : most;
}
/** Counts the tokens of a load. A warm-up counts as one more of the set's prompts: it has less, as a rule. */
function tokensOf({ target, scenarios, requestCount, warmupCount }, { meanOutputTokenCount } = {}) {
    const perPrompt = scenarios.length === 0 ? 0 : (requestCount + warmupCount) / scenarios.length;
    const input = scenarios.flatMap(({ messages }) => messages.map(({ content }) => Math.ceil(content.length / _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CHARACTERS_PER_TOKEN */ .vS)));
    const output = scenarios.map((scenario) => meanOutputTokenCount?.(target, scenario) ?? answerLimit(target, scenario));
    return { input: Math.ceil(perPrompt * sum(input)), output: Math.ceil(perPrompt * sum(output)) };
}
/** Returns the limit of an answer. Without any limit, the prompt's own is the best guess. */
function answerLimit(target, scenario) {
    const limit = (0,_slots_output_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .outputLimitOf */ .UG)(target, scenario);
    return limit === 'none' ? scenario.maxOutputTokens : limit;
}
/** Returns dollars; nothing for a target without a price. */
function costOf({ price }, { input, output } = { input: 0, output: 0 }) {
    return price === undefined ? 0 : (input * price.input + output * price.output) / _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TOKENS_PER_PRICE */ .nf;
}
/**
 * Reads from stored runs how long requests and answers were: an answer's length by its prompt where the record has that prompt,
 * else by all prompts. A base or an upstream is taken to be like its target.
 */
function factsOnRecord(digests) {
    const rowsOf = (target, scenario) => digests
        .flatMap(({ targets }) => targets.filter(({ id }) => id === (0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .bf)(target)))
        .flatMap(({ scenarios }) => scenarios.filter(({ id }) => scenario === undefined || id === scenario.id))
        .flatMap(({ rows }) => rows);
    const meanTokens = (rows) => mean(rows.flatMap(([, , , tokenCount]) => tokenCount ?? []));
    return {
        meanRequestMs: (target) => mean(rowsOf(target).flatMap(([, , lastMs]) => lastMs ?? [])),
        meanOutputTokenCount: (target, scenario) => meanTokens(rowsOf(target, scenario)) ?? meanTokens(rowsOf(target))
    };
}
function mean(values) {
    return values.length === 0 ? undefined : sum(values) / values.length;
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}


/***/ }),

/***/ 9320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ mostLoads),
/* harmony export */   C7: () => (/* binding */ firstLoads),
/* harmony export */   ZP: () => (/* binding */ isMeasuredAgain)
/* harmony export */ });
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9);
/* harmony import */ var _slots_schedule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1068);



/** Prompts that look slow are asked again by themselves: so many of a target, in so many pairs each. */
const MOST_RECHECKED = { prompts: 3, pairs: 8 };
/** Returns the load of each target up to the first look. */
function firstLoads(plan) {
    return loadsOf(plan, (target) => (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .firstPairCount */ .S0)(plan, target));
}
/**
 * Returns the most that can be sent: every pair there can be, prompts asked again, and an alarm measured a second time.
 * The second measurement warms nothing up.
 */
function mostLoads(plan) {
    const once = loadsOf(plan, (target) => (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPairsOf */ .Qu)(plan, target));
    const whole = [...once, ...once.filter(({ paired }) => paired).map(recheckLoad)];
    const again = whole.filter(({ target }) => isMeasuredAgain(plan, target)).map((load) => ({ ...load, warmupCount: 0 }));
    return [...whole, ...again];
}
function loadsOf(plan, pairCountOf) {
    const { targets, prompts, schedule } = plan;
    const heads = (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .pairedTargets */ .oU)(plan);
    const common = (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .commonScenarios */ .VT)(plan);
    return targets.map((target) => {
        const head = heads.find(({ id }) => id === (0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .bf)(target));
        // Each connection is opened before anything is timed, and for a warm cache each prompt is asked once.
        const opening = Math.max(schedule.warmupCount, schedule.inFlightCount);
        const warmupCount = opening + (schedule.cache === 'warm' ? prompts.scenarios.length : 0);
        if (head === undefined) {
            const requestCount = (0,_slots_schedule_js__WEBPACK_IMPORTED_MODULE_2__/* .roundCountOf */ .Zn)(plan) * prompts.scenarios.length;
            return { target, scenarios: prompts.scenarios, requestCount, warmupCount, paired: false };
        }
        const scenarios = target.baseOf === undefined ? common : baseScenarios(plan, common);
        return { target, scenarios, requestCount: pairCountOf(head), warmupCount, paired: true };
    });
}
function baseScenarios({ base }, common) {
    const ids = new Set(common.map(({ id }) => id));
    return base?.prompts.scenarios.filter(({ id }) => ids.has(id)) ?? [];
}
/** The prompts with the longest answers, in case it is those that look slow. */
function recheckLoad(load) {
    const scenarios = load.scenarios
        .toSorted((a, b) => b.maxOutputTokens - a.maxOutputTokens)
        .slice(0, MOST_RECHECKED.prompts);
    return { ...load, scenarios, requestCount: scenarios.length * MOST_RECHECKED.pairs, warmupCount: 0 };
}
/**
 * Returns true where an alarm of the target, or a budget that it breaks, may make the job measure it a second time: always
 * against history; in pairs where base is another server, or where a provider may break a budget.
 */
function isMeasuredAgain(plan, target) {
    if (plan.compare === 'off')
        return false;
    const head = plan.targets.find(({ id }) => id === (0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .bf)(target));
    const base = plan.targets.find(({ baseOf }) => baseOf === head?.id);
    if (head === undefined || base === undefined)
        return true;
    return originOf(head) !== originOf(base) || (!head.owned && plan.budgets.some(isBudgetOf(head)));
}
function isBudgetOf({ id }) {
    return ({ target }) => target === undefined || target === id;
}
function originOf({ baseUrl }) {
    return new URL(baseUrl).origin;
}


/***/ }),

/***/ 3471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ leastForCheck),
/* harmony export */   E9: () => (/* binding */ tokensWanted),
/* harmony export */   Fg: () => (/* binding */ isTooFewForBudget),
/* harmony export */   H: () => (/* binding */ LEAST_FOR_MET),
/* harmony export */   he: () => (/* binding */ tokensWantedOf),
/* harmony export */   nY: () => (/* binding */ plannedRequests),
/* harmony export */   tI: () => (/* binding */ pairsPossible)
/* harmony export */ });
/* harmony import */ var _domain_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2587);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9012);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5141);
/* harmony import */ var _slots_output_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9914);
/* harmony import */ var _slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9);
/* harmony import */ var _slots_schedule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1068);






const SHARE_WITHIN = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 };
/** Values from which a percentile keeps its budget. */
const LEAST_FOR_MET = _domain_report_js__WEBPACK_IMPORTED_MODULE_1__/* .PRINTED_FROM */ .Y.p50;
/** A percentile's budget is neither met nor broken by so few values, whatever they are. */
function isTooFewForBudget({ statistic, operator }, valueCount) {
    const within = SHARE_WITHIN[statistic];
    if (within === undefined || valueCount >= LEAST_FOR_MET)
        return false;
    const beyond = _domain_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .OPERATORS */ .w[operator].good === 'below' ? 1 - within : within;
    return beyond ** valueCount > _domain_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .BROKEN_ALPHA */ .x;
}
/** Values from which a check of a percentile is made: of each run for history, of pairs for base (analysis/pair-check.ts). */
const LEAST_FOR_CHECK = {
    history: { p50: _domain_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .JUDGED_FROM */ .jL.p50.attempted, p95: _domain_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .JUDGED_FROM */ .jL.p95.attempted },
    pairs: { p50: 2, p95: 100 }
};
function leastForCheck(by, statistic) {
    return LEAST_FOR_CHECK[by][statistic] ?? 0;
}
/** Tokens of an answer from which a metric has a value (domain/metric.ts). */
const LEAST_TOKENS = { tpot: 8, output_speed: 8, icl: 2 };
/** Tokens that the metric needs of an answer, where `tokenCount` is fewer; absent where it is enough. */
function tokensWanted(metric, tokenCount) {
    const least = LEAST_TOKENS[metric] ?? 0;
    return tokenCount < least ? least : undefined;
}
/** The same, where the limit is the user's own: that of prompts is raised where a model reasons. */
function tokensWantedOf(metric, target) {
    const own = (0,_slots_output_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .ownLimitOf */ .hF)(target);
    return typeof own === 'number' ? tokensWanted(metric, own) : undefined;
}
/** Requests to a target that is compared with history, and judged by budgets. */
function plannedRequests({ prompts, schedule }) {
    const { length } = prompts.scenarios;
    return (0,_slots_schedule_js__WEBPACK_IMPORTED_MODULE_4__/* .roundCountOf */ .Zn)({ schedule, prompts: prompts }) * length;
}
/** Pairs that a target may come to be asked, if base is found; none where nobody looks for it. */
function pairsPossible({ schedule, gate, compare }, target) {
    return compare === 'auto' || compare === 'interleaved' ? (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_5__/* .mostPairsOf */ .Qu)({ schedule, gate: gate }, target) : 0;
}


/***/ }),

/***/ 4119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m3: () => (/* binding */ readPlan),
  Qf: () => (/* binding */ readUncappedPlan)
});

// UNUSED EXPORTS: wholePlanInputs

// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/plan/config/fingerprint.js
var fingerprint = __webpack_require__(8234);
// EXTERNAL MODULE: ./lib/plan/config/read-acceptances.js
var read_acceptances = __webpack_require__(7429);
// EXTERNAL MODULE: ./lib/plan/config/read-budgets.js + 1 modules
var read_budgets = __webpack_require__(7172);
// EXTERNAL MODULE: ./lib/plan/config/read-config.js
var read_config = __webpack_require__(8843);
// EXTERNAL MODULE: ./lib/plan/config/read-inputs.js
var read_inputs = __webpack_require__(3900);
// EXTERNAL MODULE: ./lib/plan/config/read-part.js
var read_part = __webpack_require__(6408);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/domain/foreign-json.js
var foreign_json = __webpack_require__(8351);
// EXTERNAL MODULE: ./lib/plan/text/read-yaml.js
var read_yaml = __webpack_require__(3055);
// EXTERNAL MODULE: ./lib/plan/text/wording.js
var wording = __webpack_require__(9939);
// EXTERNAL MODULE: ./lib/plan/text/workspace-path.js
var workspace_path = __webpack_require__(5936);
// EXTERNAL MODULE: ./lib/plan/config/config-values.js
var config_values = __webpack_require__(9825);
// EXTERNAL MODULE: ./lib/plan/config/schema-problems.js
var schema_problems = __webpack_require__(9844);
;// CONCATENATED MODULE: ./lib/plan/config/read-prompts.js








const BUILTIN = 'builtin:';
const MAX_CHARS = 32 << 20;
const MAX_PROMPTS = 10_000;
/**
 * A prompt set by its name: `builtin:chat-20`, or the path of a YAML or JSONL file. A fault is of the name itself, and
 * whoever gave the name knows where that stands; problems are of the file.
 */
function readPrompts(name, world) {
    if (name.startsWith(BUILTIN))
        return readBuiltin(name, world);
    const text = world.readText(name);
    if (text === undefined) {
        const hint = (0,wording/* nearestHint */.AN)(`${BUILTIN}${name}`, Object.keys(world.builtinSets));
        return { message: `the prompt file ${(0,quote/* quote */.hD)(name)} does not exist in the repository`, hint };
    }
    const read = /\.(?:jsonl|ndjson)$/i.test(name) ? readLines(name, text) : readList(name, text);
    const scenarios = read.entries.map((entry) => readEntry(entry, world));
    const problems = [
        ...read.problems,
        ...scenarios.flatMap((scenario) => scenario.problems),
        ...repeatedPromptIds(read.entries)
    ];
    if (problems.length === 0 && scenarios.length === 0)
        return { scenarios: [], problems: [emptySet(name)] };
    return { scenarios: scenarios.flatMap(({ scenario }) => scenario ?? []), problems: (0,schema_problems/* topToBottom */.U4)(problems) };
}
function readBuiltin(name, { builtinSets }) {
    const scenarios = Object.hasOwn(builtinSets, name) ? builtinSets[name] : undefined;
    if (scenarios !== undefined)
        return { scenarios, problems: [] };
    const names = Object.keys(builtinSets);
    const hint = (0,wording/* nearestHint */.AN)(name, names);
    const message = `unknown prompt set ${(0,quote/* quote */.hD)(name)}; expected ${(0,wording/* eitherOf */.BU)(names)}, or the path of a file`;
    return hint === undefined ? { message } : { message, hint };
}
function readList(file, text) {
    const source = (0,read_yaml/* readYaml */.g)({ file, text, maxChars: MAX_CHARS });
    if (!('value' in source))
        return { entries: [], problems: source };
    if (source.value === null)
        return { entries: [], problems: [] };
    if (!Array.isArray(source.value)) {
        const message = 'a prompt set must be a list of prompts, and this is not a list';
        return { entries: [], problems: [{ where: source.at([]), message, hint: 'Start each prompt with "- id: NAME".' }] };
    }
    if (source.value.length > MAX_PROMPTS)
        return { entries: [], problems: [oneTooMany(source.at([MAX_PROMPTS]))] };
    return united(source.value.map((value, index) => checkEntry(value, source, [index])));
}
function readLines(file, text) {
    if (text.length > MAX_CHARS) {
        return {
            entries: [],
            problems: [{ where: file, message: `has ${text.length} characters; at most ${MAX_CHARS} are allowed` }]
        };
    }
    const lines = text.split(/\r?\n/).map((line, index) => ({ line, index }));
    const written = lines.filter(({ line }) => line.trim() !== '');
    const [tooMany] = written.slice(MAX_PROMPTS);
    if (tooMany !== undefined)
        return { entries: [], problems: [oneTooMany(`${file}:${tooMany.index + 1}:1`)] };
    return united(written.map(({ line, index }) => readLine(file, line, index)));
}
function readLine(file, line, linesBefore) {
    if (!(0,foreign_json/* isJson */.Fh)(line)) {
        const hint = 'Write one JSON object a line, or use a .yml file.';
        return {
            entries: [],
            problems: [{ where: `${file}:${linesBefore + 1}:1`, message: 'this line is not JSON', hint }]
        };
    }
    // JSON is YAML as well, and the YAML reader knows where everything stands and which keys are given twice.
    const source = (0,read_yaml/* readYaml */.g)({ file, text: line, maxChars: MAX_CHARS, linesBefore });
    return 'value' in source ? checkEntry(source.value, source, []) : { entries: [], problems: source };
}
function checkEntry(value, source, base) {
    const parsed = promptSchema.safeParse(value);
    return parsed.success
        ? { entries: [{ value: parsed.data, source, base }], problems: [] }
        : { entries: [], problems: (0,schema_problems/* schemaProblems */.Ic)(parsed.error, source, base) };
}
/** Said before the entries are read: a million of them would take minutes. */
function oneTooMany(where) {
    return { where, message: `this is one prompt too many; a set may have at most ${MAX_PROMPTS}` };
}
function united(parts) {
    return { entries: parts.flatMap((part) => part.entries), problems: parts.flatMap((part) => part.problems) };
}
function problemAt({ source, base }, path, message) {
    const at = (0,wording/* pathText */.LF)([...base, ...path]);
    return { where: source.at([...base, ...path]), message: at === '' ? message : `at ${at}: ${message}` };
}
function repeatedPromptIds(entries) {
    const seen = new Set();
    return entries
        .filter(({ value: { id } }) => seen.size === seen.add(id).size)
        .map((entry) => problemAt(entry, ['id'], `an earlier prompt already has the id ${(0,quote/* quote */.hD)(entry.value.id)}`));
}
function readEntry(entry, world) {
    const { id, messages, prompt, kind = 'chat', 'max-output-tokens': maxOutputTokens } = entry.value;
    if ((messages === undefined) === (prompt === undefined)) {
        const what = messages === undefined ? 'has neither "prompt" nor "messages"' : 'has both "prompt" and "messages"';
        return {
            problems: [problemAt(entry, [], `prompt ${(0,quote/* quote */.hD)(id)} ${what}; expected exactly one of them`)]
        };
    }
    const read = (messages ?? [{ role: 'user', content: prompt }]).map((message, index) => readMessage(message, world, { entry, path: ['messages', index] }));
    const problems = read.flatMap((message) => ('where' in message ? [message] : []));
    if (problems.length > 0)
        return { problems };
    const texts = read.flatMap((message) => ('where' in message ? [] : [message]));
    const limit = maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS;
    return { scenario: { id, kind, messages: texts, maxOutputTokens: limit }, problems: [] };
}
function readMessage(message, world, { entry, path }) {
    const { role, content, file } = message;
    if (content !== undefined && file === undefined)
        return { role, content };
    if (file === undefined || content !== undefined) {
        const what = file === undefined ? 'has neither "content" nor "file"' : 'has both "content" and "file"';
        return problemAt(entry, path, `a message ${what}; expected exactly one of them`);
    }
    const filePath = [...path, 'file'];
    if (!(0,workspace_path/* staysInside */.N)(file)) {
        return problemAt(entry, filePath, `${(0,quote/* quote */.hD)(file)} is outside the repository; expected a path from its root`);
    }
    const text = (world.readMessageText ?? world.readText)((0,workspace_path/* workspacePath */.X)(file));
    if (text === undefined)
        return problemAt(entry, filePath, `the file ${(0,quote/* quote */.hD)(file)} does not exist in the repository`);
    if (text.trim() === '')
        return problemAt(entry, filePath, `${(0,quote/* quote */.hD)(file)} is empty`);
    return { role, content: text };
}
function emptySet(file) {
    return {
        where: file,
        message: 'this prompt set is empty; expected at least one prompt',
        hint: 'Write entries such as "- { id: refund, prompt: How do refunds work? }".'
    };
}
/** A prompt of a million tokens and more; longer ones no model takes. */
const MAX_PROMPT_CHARS = 8_000_000;
/** Answers of the size of a long chat turn, where the set does not say. */
const DEFAULT_MAX_OUTPUT_TOKENS = 256;
const promptText = (0,config_values/* text */.Qq)('text', MAX_PROMPT_CHARS);
const messageSchema = (0,config_values/* strict */.O2)({
    role: schemas/* enum */.k5n(['system', 'user', 'assistant']),
    content: promptText.optional(),
    file: (0,config_values/* text */.Qq)('the path of a file', 1000).optional()
}, '{ role: user, content: How do refunds work? }');
/** One entry of a user's prompt set. */
const promptSchema = (0,config_values/* strict */.O2)({
    id: (0,config_values/* line */.n8)('a name for this prompt'),
    messages: schemas/* array */.YOg(messageSchema).min(1).max(1000).optional(),
    prompt: promptText.optional(),
    'max-output-tokens': (0,config_values/* whole */.WQ)(1, 1_000_000).optional(),
    kind: (0,config_values/* line */.n8)('a kind such as chat or code').optional()
}, '{ id: refunds, prompt: How do refunds work? }');

// EXTERNAL MODULE: ./lib/plan/config/read-schedule.js
var read_schedule = __webpack_require__(8484);
// EXTERNAL MODULE: ./lib/plan/config/read-targets.js
var read_targets = __webpack_require__(5599);
// EXTERNAL MODULE: ./lib/plan/text/fault.js
var fault = __webpack_require__(2071);
;// CONCATENATED MODULE: ./lib/plan/config/relevance.js



/** Reports globs that no file can match and globs that have no effect. Either would silently turn the gate off. */
function relevanceProblems(file, { over }) {
    const { paths: inFile = [], 'on-unchanged': whenUnchanged } = file.config;
    const { paths: inInput = [] } = over;
    return [
        ...globProblems(inFile, (index) => ({
            where: file.at(index === undefined ? ['paths'] : ['paths', index]),
            at: index === undefined ? 'at paths: ' : `at paths[${index}]: `
        })),
        ...globProblems(inInput, () => ({ where: 'input "paths"', at: '' })),
        // As an input it is for this run alone, and may well be meant to overrule what the file says.
        ...(whenUnchanged === 'measure' && over['on-unchanged'] === undefined && inFile.length + inInput.length > 0
            ? [idlePaths(file)]
            : [])
    ];
}
function globProblems(globs, placeOf) {
    if (globs.length === 0)
        return [];
    const problems = globs.flatMap((glob, index) => {
        const fault = globFault(glob);
        return fault === undefined ? [] : [relevanceProblem(fault, `got ${(0,quote/* quote */.hD)(glob)}; `, placeOf(index))];
    });
    const fault = problems.length > 0 ? undefined : globsFault(globs);
    return fault === undefined
        ? problems
        : [relevanceProblem(fault, `got ${globs.map((glob) => (0,quote/* quote */.hD)(glob)).join(', ')}, which match no file; `, placeOf())];
}
function relevanceProblem({ message, ...rest }, got, { where, at }) {
    return { where, message: `${at}${got}${message}`, ...rest };
}
function idlePaths(file) {
    return {
        where: file.at(['on-unchanged']),
        message: 'at on-unchanged: got "measure" together with "paths", which then has no effect; expected only one of them',
        hint: 'Remove "on-unchanged" to measure only if a glob matches, or "paths" to measure every pull request.'
    };
}
const ISSUE_AFTER = { off: undefined, 'after-1': 1, 'after-2': 2 };
/** Reads which pull requests are measured, and after how many bad scheduled runs an issue is opened. */
function readRelevance(config) {
    const { paths = [], 'when-label': whenLabel, 'on-unchanged': asked, 'open-issue': openIssue = 'off' } = config;
    const onUnchanged = asked ?? (paths.length > 0 ? 'skip' : 'measure');
    const isAsked = onUnchanged === 'skip' || whenLabel !== undefined;
    return (0,read_inputs/* presentMembers */.P6)({
        relevance: isAsked ? { paths, ...(0,read_inputs/* presentMembers */.P6)({ whenLabel }), onUnchanged } : undefined,
        openIssueAfter: ISSUE_AFTER[openIssue]
    });
}
/** Each of these excludes everything that the globs before it matched. */
const EVERYTHING = ['!**', '!**/*', '!/**'];
/**
 * Returns the fault of a glob that no file can match: GitHub names files from the root of the repository, with slashes. Such a glob is never
 * seen to be wrong: whatever is changed, nothing relevant is.
 */
function globFault(text) {
    const glob = text.startsWith('!') ? text.slice(1) : text;
    if (glob.trim() === '' || glob.startsWith('!'))
        return (0,fault/* fault */.D)('expected a glob such as src/prompts/**');
    if (glob !== glob.trim())
        return (0,fault/* fault */.D)('expected a glob without spaces around it');
    if (/\s#/.test(glob))
        return (0,fault/* fault */.D)('expected a glob without a comment after it', 'Put the comment on its own line.');
    if (glob.startsWith('/'))
        return (0,fault/* fault */.D)('expected a path from the root, without a leading "/"', spelled(text, glob.slice(1)));
    if (glob.endsWith('/'))
        return (0,fault/* fault */.D)('expected a glob that matches files; with a trailing "/" it matches none', spelled(text, `${glob}**`));
    if (/(?:^|\/)\.\.(?:\/|$)/.test(glob))
        return (0,fault/* fault */.D)('expected a path from the root, without ".."');
    // Before other characters it takes their special meaning away.
    if (/\\[\p{L}\p{N}_.]/u.test(glob))
        return (0,fault/* fault */.D)('expected "/" between folders', spelled(text, glob.replaceAll('\\', '/')));
    return undefined;
}
/** Returns the fault of a list of sound globs that together match no file. */
function globsFault(globs) {
    const kept = globs.slice(globs.findLastIndex((glob) => EVERYTHING.includes(glob)) + 1);
    if (kept.some((glob) => !glob.startsWith('!')))
        return undefined;
    return kept.length === globs.length
        ? (0,fault/* fault */.D)('expected at least one glob without "!"', 'Put "**" first to start from all files.')
        : (0,fault/* fault */.D)('expected a glob without "!" after the one that excludes every file', 'The last glob that matches decides.');
}
function spelled(text, glob) {
    return `Write "${text.startsWith('!') ? '!' : ''}${glob}".`;
}

// EXTERNAL MODULE: ./lib/plan/forecast/check-caps.js
var check_caps = __webpack_require__(8295);
// EXTERNAL MODULE: ./lib/plan/undecidable.js
var undecidable = __webpack_require__(6255);
;// CONCATENATED MODULE: ./lib/plan/read-plan.js
















/**
 * Inputs, configuration, prompts and budgets as one plan. Throws one InputError with everything that is wrong in any of
 * them, or a KnownError where caps would end the run before anything can be judged.
 */
function readPlan(raw, world) {
    const { plan, part } = readWhole(raw, world);
    (0,check_caps/* checkFirstLook */.m)(plan);
    return (0,read_part/* withPart */.Qz)(plan, part);
}
/** The same where nothing of it is run by itself: whether its caps allow that is not asked. */
function readUncappedPlan(raw, world) {
    const { plan, part } = readWhole(raw, world);
    return (0,read_part/* withPart */.Qz)(plan, part);
}
/** The inputs without those that choose this job's part of the plan: the rules are those of the whole. */
function wholePlanInputs({ mode: _mode, targets: _targets, shard: _shard, ...raw }) {
    return raw;
}
function readWhole(raw, world) {
    const inputs = (0,read_inputs/* readInputs */.Ko)(raw);
    const file = (0,read_config/* readConfigFile */.R)(raw, world);
    const compare = inputs.over.compare ?? file.config.compare ?? 'auto';
    const targets = withoutIdleBases((0,read_targets/* readTargets */.R)({ raw, inputs, file, world }), compare);
    const prompts = readPromptSet(inputs, file, world);
    const schedule = (0,read_schedule/* readSchedule */.Cu)(file.config.schedule ?? {}, targets.targets, inputs.maxCostUsd);
    const gate = (0,read_schedule/* readGate */.cw)(file.config.gate ?? {}, inputs.failOn);
    const facts = { targets: targets.targets, counted: { prompts, schedule, gate, compare } };
    const budgets = (0,read_budgets/* readBudgets */.le)({ inputs, file, targets: targets.targets });
    const accepted = (0,read_acceptances/* readAcceptances */.$)(file, targets.targets);
    const problems = [
        ...inputs.problems,
        ...file.problems,
        ...targets.problems,
        ...prompts.problems,
        ...budgets.problems,
        ...(0,undecidable/* undecidableBudgets */.V)(budgets.entries, facts),
        ...(0,undecidable/* undecidableChecks */.Y)(file, { ...facts, compareGiven: inputs.over.compare !== undefined }),
        ...(0,read_schedule/* repeatedChecks */.Uy)(file),
        ...accepted.problems,
        ...certificateProblems(file),
        ...relevanceProblems(file, inputs),
        ...(0,read_part/* partProblems */.If)(inputs.part, { targets: targets.targets, scenarioCount: prompts.scenarios.length })
    ];
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    const plan = toPlan({ inputs, file, schedule, gate, world }, {
        ...targets,
        ...prompts,
        budgets: budgets.entries.flatMap(({ limits }) => limits),
        ...accepted
    });
    return { plan, part: inputs.part };
}
/** The other arm of a comparison that is not to be made is not asked. */
function withoutIdleBases(reading, compare) {
    if (compare === 'auto' || compare === 'interleaved')
        return reading;
    return { ...reading, targets: reading.targets.filter(isHead) };
}
function isHead({ baseOf }) {
    return baseOf === undefined;
}
const CERTIFICATE_KEYS = ['client-cert-file', 'client-key-file'];
/** A certificate without its key proves nothing, and neither does a key alone. */
function certificateProblems(file) {
    const [present, ...others] = CERTIFICATE_KEYS.filter((key) => file.config[key] !== undefined);
    if (present === undefined || others.length > 0)
        return [];
    const missing = CERTIFICATE_KEYS.find((key) => key !== present);
    return [{ where: file.at([present]), message: `at ${present}: "${missing}" is missing; set both or neither` }];
}
const DEFAULT_PROMPTS = 'builtin:chat-20';
function readPromptSet(inputs, file, world) {
    const given = inputs.over.prompts ?? file.config.prompts ?? DEFAULT_PROMPTS;
    const inFile = inputs.over.prompts === undefined;
    const where = inFile ? file.at(['prompts']) : 'input "prompts"';
    const at = inFile ? 'at prompts: ' : '';
    if (inFile && !(0,workspace_path/* staysInside */.N)(given)) {
        const message = `${at}${(0,quote/* quote */.hD)(given)} is outside the repository; expected a path from its root`;
        return { name: given, scenarios: [], problems: [{ where, message }] };
    }
    const name = (0,workspace_path/* workspacePath */.X)(given);
    const read = readPrompts(name, world);
    if (!(0,fault/* isFault */.Z)(read))
        return { name, ...read };
    return { name, scenarios: [], problems: [{ ...read, where, message: `${at}${read.message}` }] };
}
function toPlan({ inputs, file, schedule, gate, world }, parts) {
    const { config } = file;
    const targets = parts.targets.map((target) => withFingerprint(target, schedule, world));
    const prompts = toPromptSet(parts, world);
    return {
        targets,
        base: targets.every(isHead) ? undefined : { source: 'base-block', prompts },
        prompts,
        schedule,
        budgets: parts.budgets,
        gate,
        accept: parts.accept,
        ...settings(inputs.over, config),
        ...readRelevance({ ...config, ...(0,read_inputs/* presentMembers */.P6)(inputs.over) }),
        fingerprint: world.sha256((0,fingerprint/* canonicalJson */.d)({
            targets: targets.flatMap((target) => (isHead(target) ? target.fingerprint : [])).toSorted(),
            prompts: prompts.hash
        }))
    };
}
function withFingerprint(target, schedule, { sha256 }) {
    return { ...target, fingerprint: sha256((0,fingerprint/* canonicalJson */.d)((0,fingerprint/* planParts */.m)(target, schedule))) };
}
function toPromptSet({ name, scenarios }, { sha256 }) {
    const hashed = scenarios.map((scenario) => {
        const messages = scenario.messages.map(({ role, content }) => ({ role, content }));
        return { ...scenario, hash: sha256((0,fingerprint/* canonicalJson */.d)({ messages, maxOutputTokens: scenario.maxOutputTokens })) };
    });
    // In any order it is the same set: rounds are shuffled.
    return { name, scenarios: hashed, hash: sha256((0,fingerprint/* canonicalJson */.d)(hashed.map(({ hash }) => hash).toSorted())) };
}
/** An input goes before the file's key of the same name. */
function settings(over, config) {
    const { key, 'ca-file': caFile, 'client-cert-file': clientCertFile, 'client-key-file': clientKeyFile, 'baseline-workflow': baselineWorkflow, ...rest } = { ...config, ...(0,read_inputs/* presentMembers */.P6)(over) };
    return {
        trial: rest.trial ?? false,
        compare: rest.compare ?? 'auto',
        comment: rest.comment ?? 'on-change',
        store: rest.store ?? 'artifact',
        runCount: rest.runs ?? 1,
        keepEvents: rest['keep-events'] ?? false,
        ...(0,read_inputs/* presentMembers */.P6)({ key, caFile, clientCertFile, clientKeyFile, baselineWorkflow, anchor: rest.anchor })
    };
}


/***/ }),

/***/ 9914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ outputLimitOf),
/* harmony export */   dH: () => (/* binding */ setsLimit),
/* harmony export */   hF: () => (/* binding */ ownLimitOf)
/* harmony export */ });
/* harmony import */ var _domain_extremes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3639);
/* harmony import */ var _providers_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3710);
/* harmony import */ var _providers_request_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3557);



/**
 * The members in which a user sets a number of tokens for thinking. They count within the limit, so the prompts' limits are raised by as
 * many from the first request on, and never by less than a model is given that turns out to think.
 */
const THINKING_BUDGETS = [
    'thinking.budget_tokens',
    'thinking.token_budget',
    'reasoning.max_tokens',
    'additionalModelRequestFields.thinking.budget_tokens',
    'additionalModelRequestFields.reasoning_config.budget_tokens',
    'generationConfig.thinkingConfig.thinkingBudget',
    'generationConfig.thinkingConfig.thinking_budget',
    'generationConfig.thinking_config.thinking_budget'
];
const LEAST_FOR_THINKING = 4000;
/**
 * The limit that the target's own parameters set in place of the prompts': `none` where they take it out or lift it, so
 * that an answer is as long as the model likes; absent where the prompts' limits are sent.
 */
function ownLimitOf(target) {
    const { names, within, isNeverSent } = (0,_providers_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .dialectOf */ .E)(target).outputLimit;
    if (isNeverSent === true)
        return 'none';
    const settings = settingsOf(target, within);
    if (settings === undefined)
        return 'none';
    const given = names.filter((name) => name in settings).map((name) => settings[name]);
    if (given.length === 0)
        return undefined;
    const counts = given.filter((value) => typeof value === 'number' && value > 0);
    return counts.length === 0 ? 'none' : (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_2__/* .largest */ .n)(counts);
}
/** The most output tokens of one reply, as the request says; `none` where it says nothing. */
function outputLimitOf(target, { maxOutputTokens }) {
    const { least = 0 } = (0,_providers_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .dialectOf */ .E)(target).outputLimit;
    return ownLimitOf(target) ?? Math.max(least, maxOutputTokens) + thinkingRoomOf(target);
}
/** Returns true when the target's own parameters set another limit than the prompts'. */
function setsLimit(target) {
    return ownLimitOf(target) !== undefined || thinkingRoomOf(target) > 0;
}
/** Returns the tokens that are added to the prompts' limits for the thinking that the target's parameters allow. */
function thinkingRoomOf(target) {
    const { within } = (0,_providers_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .dialectOf */ .E)(target).outputLimit;
    const settings = settingsOf(target, within);
    const body = {
        ...target.params,
        ...target.extraBody,
        ...(within === undefined ? {} : { [within]: settings ?? null })
    };
    const budgets = THINKING_BUDGETS.map((memberPath) => memberPath.split('.').reduce((outer, name) => ((0,_providers_request_members_js__WEBPACK_IMPORTED_MODULE_1__/* .isMembers */ .gV)(outer) ? outer[name] : undefined), body));
    const budget = Math.max(0, (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_2__/* .largest */ .n)(budgets.filter((each) => typeof each === 'number')));
    return budget === 0 ? 0 : Math.max(LEAST_FOR_THINKING, budget);
}
/** Members given one by one under `params`, or with the object that holds them; nothing where that object is taken out. */
function settingsOf({ params, extraBody }, within) {
    if (within === undefined)
        return { ...params, ...extraBody };
    const whole = [params[within], extraBody[within]];
    if (whole.includes(null))
        return undefined;
    return Object.assign({}, params, ...whole.filter(_providers_request_members_js__WEBPACK_IMPORTED_MODULE_1__/* .isMembers */ .gV));
}


/***/ }),

/***/ 9:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ firstSlots),
/* harmony export */   Nm: () => (/* binding */ recheckSlots),
/* harmony export */   Ot: () => (/* binding */ RECHECKS_FROM),
/* harmony export */   Qu: () => (/* binding */ mostPairsOf),
/* harmony export */   S0: () => (/* binding */ firstPairCount),
/* harmony export */   VT: () => (/* binding */ commonScenarios),
/* harmony export */   iD: () => (/* binding */ pairSlots),
/* harmony export */   oU: () => (/* binding */ pairedTargets),
/* harmony export */   vI: () => (/* binding */ mostUnitCount)
/* harmony export */ });
/* harmony import */ var _schedule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1068);

/** Pairs of a provider's target at most, unless the plan says. Hosted noise is settled by then or not at all. */
const MOST_PROVIDER_PAIRS = 280;
/** Of an owned one: its requests cost time, and no money. */
const MOST_OWNED_PAIRS = 400;
/** For gating p95 checks: only one request in twenty says anything about a p95. */
const MOST_TAIL_PAIRS = 1000;
/** From here on pairs are numbered that look at one prompt again, so that none is taken for one of the others. */
const RECHECKS_FROM = 1_000_000;
/** Returns the largest number of pairs that a target can get. */
function mostPairsOf(plan, target) {
    const { least, most } = plan.schedule.pairs;
    if (most !== undefined)
        return Math.max(least, most);
    const usual = target.owned ? MOST_OWNED_PAIRS : MOST_PROVIDER_PAIRS;
    return Math.max(least, plan.gate.checks.some(({ statistic }) => statistic === 'p95') ? MOST_TAIL_PAIRS : usual);
}
/** Returns the number of pairs before the first look: at least one round, so that every prompt is in it. */
function firstPairCount(plan, target) {
    return Math.min(mostPairsOf(plan, target), Math.max(plan.schedule.pairs.least, commonScenarios(plan).length));
}
/** The targets that are measured in pairs with a base. */
function pairedTargets({ targets }) {
    return targets.filter(({ id }) => targets.some(({ baseOf }) => baseOf === id));
}
/** The scenarios of head that base has too, by id: what pairs are made of. */
function commonScenarios({ prompts, base }) {
    const ids = new Set(base?.prompts.scenarios.map(({ id }) => id));
    return prompts.scenarios.filter(({ id }) => ids.has(id));
}
/**
 * Returns the requests before the first look: the first pairs of each target with a base, and every request to the
 * others.
 */
function firstSlots(plan, options) {
    const random = options.randomOf([options.seed]);
    const ranges = pairedTargets(plan).map((target) => ({
        targetId: target.id,
        from: 0,
        to: firstPairCount(plan, target)
    }));
    return (0,_schedule_js__WEBPACK_IMPORTED_MODULE_0__/* .mingled */ .LV)([(0,_schedule_js__WEBPACK_IMPORTED_MODULE_0__/* .scheduledUnits */ .B7)(plan, random), pairUnits(plan, ranges, options)], random).flat();
}
/**
 * The pairs of the ranges, each two slots beside each other: every common scenario once a round in random order, base
 * first in a random half of the round. What a pair is depends on the seed and its number alone, whichever batch it is
 * asked in. Targets are mixed round by round.
 */
function pairSlots(plan, ranges, options) {
    return pairUnits(plan, ranges, options).flat();
}
/** Single requests and pairs that there can be at most. */
function mostUnitCount(plan) {
    const single = (0,_schedule_js__WEBPACK_IMPORTED_MODULE_0__/* .scheduledUnits */ .B7)(plan, () => 0).length;
    return pairedTargets(plan).reduce((count, target) => count + mostPairsOf(plan, target), single);
}
/** More pairs of single prompts, which answer whether these got slower and nothing else. */
function recheckSlots(plan, recheck, options) {
    const { targetId, scenarioIds, pairCount, again } = recheck;
    const numbered = (again + 1) * RECHECKS_FROM;
    return Array.from({ length: pairCount }, (_, round) => {
        const seeds = [options.seed, indexOf(plan, targetId), numbered, round];
        return roundOf(plan, { targetId, scenarioIds, round }, options.randomOf(seeds)).map((unit, index) => unit.map((slot) => ({ ...slot, pair: numbered + round * scenarioIds.length + index, recheck: true })));
    }).flat(2);
}
function pairUnits(plan, ranges, options) {
    const rounds = Map.groupBy(ranges.flatMap((range) => pairsInRange(plan, range, options)), ([first]) => first?.round ?? 0);
    return [...rounds.entries()]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([round, units]) => {
        const lists = [...Map.groupBy(units, ([first]) => headIdOf(first, plan)).values()];
        return (0,_schedule_js__WEBPACK_IMPORTED_MODULE_0__/* .mingled */ .LV)(lists, options.randomOf([options.seed, plan.targets.length, round]));
    });
}
function headIdOf(slot, { targets }) {
    return targets.find(({ id }) => id === slot?.targetId)?.directOf ?? slot?.targetId;
}
function pairsInRange(plan, { targetId, from, to }, options) {
    const scenarioIds = commonScenarios(plan).map(({ id }) => id);
    const size = scenarioIds.length;
    if (size === 0 || to <= from)
        return [];
    const firstRound = Math.floor(from / size);
    const roundCount = Math.ceil(to / size) - firstRound;
    const units = Array.from({ length: roundCount }, (_, roundIndex) => {
        const round = firstRound + roundIndex;
        const random = options.randomOf([options.seed, indexOf(plan, targetId), round]);
        return roundOf(plan, { targetId, scenarioIds, round }, random).map((unit, index) => unit.map((slot) => ({ ...slot, pair: round * size + index })));
    }).flat();
    return units.slice(from - firstRound * size, to - firstRound * size);
}
function indexOf({ targets }, targetId) {
    return targets.findIndex(({ id }) => id === targetId);
}
/** Of an odd number of pairs one round has one more that begins with base, the next one more that begins with head. */
function roundOf(plan, { targetId, scenarioIds, round }, random) {
    const baseFirstCount = (round % 2 === 0 ? Math.ceil : Math.floor)(scenarioIds.length / 2);
    const direct = plan.targets.find(({ directOf }) => directOf === targetId);
    const units = (0,_schedule_js__WEBPACK_IMPORTED_MODULE_0__/* .shuffled */ .A4)(scenarioIds, random).map((scenarioId, index) => {
        const slot = { targetId, scenarioId, round };
        const pair = [
            { ...slot, arm: 'base' },
            { ...slot, arm: 'head' }
        ];
        const ordered = index < baseFirstCount ? pair : pair.toReversed();
        if (direct === undefined)
            return ordered;
        const past = { ...slot, targetId: direct.id, arm: 'head' };
        return random() < 0.5 ? [past, ...ordered] : [...ordered, past];
    });
    return (0,_schedule_js__WEBPACK_IMPORTED_MODULE_0__/* .shuffled */ .A4)(units, random);
}


/***/ }),

/***/ 1068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ shuffled),
/* harmony export */   B7: () => (/* binding */ scheduledUnits),
/* harmony export */   LV: () => (/* binding */ mingled),
/* harmony export */   Zn: () => (/* binding */ roundCountOf),
/* harmony export */   _: () => (/* binding */ schedule)
/* harmony export */ });
/** One round alone could not tell a slow prompt from a slow moment. */
const MIN_ROUNDS = 2;
/** Rounds that it takes to make the plan's requests to each target: whole ones, so that every prompt weighs the same. */
function roundCountOf(plan) {
    return Math.max(MIN_ROUNDS, Math.ceil(plan.schedule.requestCount / plan.prompts.scenarios.length));
}
/**
 * Every request to make of the targets that are compared with history, in order: round by round each scenario of each
 * target once, shuffled within the round, so that drift falls on all alike and no prompt always follows the same other. A
 * target and its upstream are asked the same right after each other, as a pair; half of a round's pairs begin with the
 * one, half with the other. Targets that have a base are not among them: see pair-slots.ts. `random` gives numbers from 0
 * up to 1, without 1.
 */
function schedule(plan, random) {
    return scheduledUnits(plan, random).flat();
}
/** The same, each pair a list of its own. */
function scheduledUnits(plan, random) {
    const targets = plan.targets.filter((target) => !isPaired(target, plan));
    const direct = targets.filter(isDirect);
    const alone = targets.filter((target) => !isDirect(target) && directOf(target, plan) === undefined);
    const pairsPerRound = direct.length * plan.prompts.scenarios.length;
    return Array.from({ length: targets.length === 0 ? 0 : roundCountOf(plan) }, (_, round) => {
        const single = everyScenario(alone, plan).map((slot) => [{ ...slot, round }]);
        const paired = roundPairs(direct, plan, random).map((pair, index) => pair.map((slot) => ({ ...slot, round, pair: round * pairsPerRound + index })));
        return shuffled([...single, ...paired], random);
    }).flat();
}
/** Returns true for targets that are measured in pairs of base and head, for their bases, and for their upstreams. */
function isPaired({ id, baseOf, directOf: of }, { targets }) {
    return baseOf !== undefined || targets.some(({ baseOf: head }) => head === id || (of !== undefined && head === of));
}
function isDirect({ directOf: of }) {
    return of !== undefined;
}
function directOf({ id }, { targets }) {
    return targets.find((target) => target.directOf === id);
}
function everyScenario(targets, { prompts }) {
    return targets.flatMap(({ id }) => prompts.scenarios.map((scenario) => ({ targetId: id, scenarioId: scenario.id, arm: 'head' })));
}
/** A round's pairs in random order; the first half of them asks the upstream first. */
function roundPairs(direct, { prompts }, random) {
    const pairs = direct.flatMap(({ id, directOf: of = '' }) => prompts.scenarios.map((scenario) => [id, of].map((targetId) => ({ targetId, scenarioId: scenario.id, arm: 'head' }))));
    return shuffled(pairs, random).map((pair, index) => (index < pairs.length / 2 ? pair : pair.toReversed()));
}
/** Fisher and Yates's shuffle in Durstenfeld's form: every order is equally likely. `random` gives 0 up to 1, without 1. */
function shuffled(items, random) {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
        const chosen = Math.floor(random() * (last + 1));
        const moved = order[last]; // both indexes are within the list
        order[last] = order[chosen];
        order[chosen] = moved;
    }
    return order;
}
/** One list out of several, each in its own order: every way to merge them is equally likely, so that none bunches up. */
function mingled(lists, random) {
    const places = lists.flatMap((list, index) => list.map(() => index));
    const taken = lists.map(() => 0);
    return shuffled(places, random).map((index) => {
        const at = taken[index] ?? 0;
        taken[index] = at + 1;
        return lists[index]?.[at]; // as many places as the list has items
    });
}


/***/ }),

/***/ 623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ headerFault),
/* harmony export */   u: () => (/* binding */ isCredential)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);

/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
/** They belong to the connection or to how replies are timed; the gate sets them itself. */
const OWN = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|expect|upgrade)$/i;
const CREDENTIAL = /^(?:proxy-)?authorization$|^cookie$|(?:^|[-_])(?:api-?key|key|token|secret|password|auth)$/i;
const VARIABLE = /\$\{[A-Za-z_]\w*\}/g;
/** Returns true for headers that carry credentials. */
function isCredential(name) {
    return CREDENTIAL.test(name);
}
/** Returns the fault of an extra header, or undefined when it is sound. Never repeats the value. */
function headerFault(name, value) {
    if (!TOKEN.test(name))
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .fault */ .D)('is not a valid header name');
    if (OWN.test(name))
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .fault */ .D)('the gate sets this header itself', 'Remove it.');
    if (/[^\t\x20-\x7e\x80-\xff]/.test(value))
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .fault */ .D)('the value contains characters that are not allowed in a header');
    const variables = value.match(VARIABLE) ?? [];
    if (value.replaceAll(VARIABLE, '').includes('${')) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .fault */ .D)('the value contains "${" without the name of a variable', 'Write ${NAME}.');
    }
    if (isCredential(name) && variables.length === 0) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
        const hint = 'Put the value into an environment variable, and write ${NAME} here.';
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .fault */ .D)('the value is a credential in plain text, which everyone can read', hint);
    }
    return undefined;
}


/***/ }),

/***/ 3055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1448);


/** Aliases may repeat what they name this often in all, since nested ones multiply ("billion laughs"). */
const MAX_ALIAS_COUNT = 100;
/** Each is looked for in the whole file. */
const MAX_ALIASES = 1000;
/** One slip makes a parser complain about all that follows; the first few complaints are about the slip. */
const SHOWN_YAML_ERRORS = 3;
/** Keys that would change an object's prototype in careless code further on. */
const PROTOTYPE_KEYS = ['__proto__', 'prototype', 'constructor'];
/** YAML 1.2, of which JSON is a part. Everything wrong with the syntax is reported; nothing here throws. */
function readYaml(yaml) {
    const { file, text, maxChars, linesBefore = 0 } = yaml;
    if (text.length > maxChars) {
        return [{ where: file, message: `has ${text.length} characters; at most ${maxChars} are allowed` }];
    }
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // The library looks for each key among all the others; below, all are looked up once.
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        logLevel: 'error',
        uniqueKeys: false
    });
    const placeOf = (offset) => {
        const { line, col } = lines.linePos(offset);
        return `${file}:${line + linesBefore}:${Math.max(1, col)}`;
    };
    const all = [...document.errors, ...document.warnings];
    // Where the parser gave up, whatever else it says of the rest is a consequence.
    const exhausted = all.filter(({ code }) => code === 'RESOURCE_EXHAUSTION');
    const syntax = (exhausted.length > 0 ? exhausted : all).map((error) => syntaxProblem(error, placeOf));
    if (syntax.length > 0)
        return distinct(syntax);
    const forbidden = forbiddenNodes(document, placeOf);
    if (forbidden.length > 0)
        return forbidden;
    return toSource(document, placeOf, file);
}
/** The first few: one a place, and of what is said in the same words the first. */
function distinct(problems) {
    const isSame = (a, b) => a.where === b.where || a.message === b.message;
    const kept = [];
    for (const problem of problems) {
        if (kept.length === SHOWN_YAML_ERRORS)
            break;
        if (!kept.some((other) => isSame(other, problem)))
            kept.push(problem);
    }
    return kept;
}
function syntaxProblem(error, placeOf) {
    const [offset] = error.pos;
    const where = placeOf(offset);
    if (error.code === 'MULTIPLE_DOCS') {
        return {
            where,
            message: 'a second YAML document starts here; a file may have only one',
            hint: 'Remove the line "---".'
        };
    }
    if (error.code === 'RESOURCE_EXHAUSTION')
        return { where, message: 'is nested too deeply' };
    return { where, message: `malformed YAML: ${error.message}`, ...syntaxHint(error) };
}
function syntaxHint({ code }) {
    if (code === 'TAB_AS_INDENT')
        return { hint: 'Indent with spaces.' };
    if (code === 'BLOCK_AS_IMPLICIT_KEY')
        return { hint: 'Put a value that contains ": " into quotes.' };
    return {};
}
function keyFault({ value, type }) {
    if (PROTOTYPE_KEYS.includes(value))
        return { message: `the key "${value}" is not allowed in any mapping` };
    if (value !== '<<' || type !== 'PLAIN')
        return undefined;
    // YAML 1.2 has none: what was meant to be merged would be missing, or be sent as a member of this name.
    return { message: 'merge keys ("<<") are not supported', hint: 'Write the values out.' };
}
function forbiddenNodes(document, placeOf) {
    const problems = [];
    let aliasCount = 0;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map: (_, { items }) => void problems.push(...repeatedKeys(items, placeOf).slice(0, SHOWN_YAML_ERRORS)),
        Pair: (_, { key }) => {
            const found = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? keyFault(key) : undefined;
            if (found !== undefined && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                problems.push({ where: placeOf(key.range?.[0] ?? 0), ...found });
        },
        Alias: (_, alias, ancestors) => {
            aliasCount += 1;
            const problem = aliasCount > MAX_ALIASES
                ? {
                    message: `this is one alias too many; a file may have at most ${MAX_ALIASES}`,
                    hint: 'Write the values out.'
                }
                : aliasFault(alias, document, ancestors);
            if (problem === undefined)
                return undefined;
            problems.push({ where: placeOf(alias.range?.[0] ?? 0), ...problem });
            return aliasCount > MAX_ALIASES ? yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.BREAK : undefined;
        }
    });
    return problems;
}
function repeatedKeys(pairs, placeOf) {
    const seen = new Set();
    return pairs.flatMap(({ key }) => {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) || seen.size !== seen.add(key.value).size)
            return [];
        const name = (0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(String(key.value));
        return [
            { where: placeOf(key.range?.[0] ?? 0), message: `the key ${name} appears twice`, hint: 'Keep one of the two.' }
        ];
    });
}
function aliasFault(alias, document, ancestors) {
    const named = alias.resolve(document);
    if (named === undefined) {
        const message = `the alias "*${alias.source}" repeats a name that is not defined above it`;
        return { message, hint: 'Put a value that starts with "*" into quotes.' };
    }
    if (!ancestors.includes(named))
        return undefined;
    return { message: `the alias "*${alias.source}" repeats the value that contains it`, hint: 'Write the value out.' };
}
function toSource(document, placeOf, file) {
    const nodePlace = (node) => placeOf(((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? node.range?.[0] : undefined) ?? 0);
    try {
        return {
            value: document.toJS({ maxAliasCount: MAX_ALIAS_COUNT }),
            at: (path) => nodePlace(nodeAt(document, path)),
            atKey: (path) => nodePlace(pairAt(document, path)?.key ?? nodeAt(document, path))
        };
    }
    catch {
        // The library throws where aliases exceed the count.
        return [
            {
                where: file,
                message: 'the aliases ("*name") in this file repeat too many values',
                hint: 'Write the values out.'
            }
        ];
    }
}
/** The node at a path; where the path ends earlier in the file, the last one on the way. */
function nodeAt(document, path) {
    let node = document.contents;
    for (const step of path) {
        const next = childOf(document, node, step);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(next))
            return node;
        node = next;
    }
    return node;
}
function childOf(document, parent, step) {
    const node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(parent) ? parent.resolve(document) : parent;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return node.items[Number(step)];
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? pairIn(node.items, step)?.value : undefined;
}
function pairAt(document, path) {
    const parent = nodeAt(document, path.slice(0, -1));
    const node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(parent) ? parent.resolve(document) : parent;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? pairIn(node.items, path.at(-1) ?? '') : undefined;
}
function pairIn(pairs, name) {
    return pairs.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && String(key.value) === String(name));
}


/***/ }),

/***/ 5936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ staysInside),
/* harmony export */   X: () => (/* binding */ workspacePath)
/* harmony export */ });
/** At the root of a disk, on another one, or in somebody's home. */
const STARTS_ELSEWHERE = /^[/\\~]|^[A-Za-z]:/;
/**
 * A path as git and GitHub write it: with slashes, and without the steps that lead nowhere, such as the one in `./a.md`.
 * Only so can it be compared with the names of changed files. What does not start in the repository stays as it is.
 */
function workspacePath(path) {
    if (STARTS_ELSEWHERE.test(path))
        return path;
    const steps = [];
    for (const step of path.split(/[/\\]/)) {
        if (step === '..' && steps.length > 0 && steps.at(-1) !== '..')
            steps.pop();
        else if (step !== '' && step !== '.')
            steps.push(step);
    }
    return steps.length === 0 ? '.' : steps.join('/');
}
/**
 * Returns true for a path inside the repository. What is read is sent to a provider, so
 * a pull request must not be able to name `/etc/passwd`. Links out of it are for whoever reads the file to refuse.
 */
function staysInside(path) {
    if (STARTS_ELSEWHERE.test(path))
        return false;
    let depth = 0;
    for (const step of path.split(/[/\\]/)) {
        if (step === '..')
            depth -= 1;
        else if (step !== '' && step !== '.')
            depth += 1;
        if (depth < 0)
            return false;
    }
    return true;
}


/***/ }),

/***/ 6255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ undecidableBudgets),
/* harmony export */   Y: () => (/* binding */ undecidableChecks)
/* harmony export */ });
/* harmony import */ var _domain_extremes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3639);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1448);
/* harmony import */ var _config_read_budgets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7172);
/* harmony import */ var _forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3471);
/* harmony import */ var _text_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2071);






/** Reports checks of "gate.checks" that this plan can never decide: a check that is never made would be a silent pass. */
function undecidableChecks(file, { targets, counted, compareGiven }) {
    const { checks = [] } = file.config.gate ?? {};
    if (checks.length === 0)
        return [];
    // As an input, "compare" is for this run alone, and may well be meant to overrule the file.
    if (counted.compare === 'off')
        return compareGiven ? [] : [comparesNothing(file)];
    const judged = targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL);
    if (judged.length === 0 || counted.prompts.scenarios.length === 0)
        return [];
    return checks.flatMap(({ metric, statistic = 'p50' }, index) => {
        const found = checkTokens({ metric }, judged) ?? checkCount({ statistic }, judged, counted);
        if (found === undefined)
            return [];
        const { message, ...rest } = found;
        return [{ where: file.at(['gate', 'checks', index]), message: `at gate.checks[${index}]: ${message}`, ...rest }];
    });
}
/** Reports budgets that this plan can never decide; without `counted`, those that no stored run can decide. */
function undecidableBudgets(entries, { targets, counted }) {
    return entries.flatMap((entry) => {
        const faults = entry.limits.map((limit) => {
            const held = (0,_config_read_budgets_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOfBudget */ .ls)(limit, targets);
            if (held.length === 0)
                return undefined;
            return budgetTokens(limit, held) ?? (counted === undefined ? undefined : budgetCount(limit, held, counted));
        });
        const first = faults.find((each) => each !== undefined);
        return first === undefined ? [] : [(0,_config_read_budgets_js__WEBPACK_IMPORTED_MODULE_1__/* .entryProblem */ .qH)(entry, first)];
    });
}
function comparesNothing(file) {
    return {
        where: file.at(['gate', 'checks']),
        message: 'at gate.checks: checks compare with a baseline, but "compare" is off',
        hint: 'Remove "compare: off" or the checks. Budgets are judged without a baseline.'
    };
}
function checkTokens({ metric }, targets) {
    const wanted = targets.map((target) => (0,_forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .tokensWantedOf */ .he)(metric, target));
    const [least] = wanted;
    if (least === undefined || wanted.includes(undefined))
        return undefined;
    return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .fault */ .D)(`"${metric}" needs answers of at least ${least} tokens, but every target limits its answers to fewer`, `Raise the limit under "params" to ${least} or more.`);
}
function checkCount({ statistic }, targets, counted) {
    const requests = (0,_forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .plannedRequests */ .nY)(counted);
    const pairs = (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_4__/* .largest */ .n)(targets.map((target) => (0,_forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .pairsPossible */ .tI)(counted, target)));
    const [leastRequests, leastPairs] = [(0,_forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .leastForCheck */ .Bt)('history', statistic), (0,_forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .leastForCheck */ .Bt)('pairs', statistic)];
    if (requests >= leastRequests || pairs >= leastPairs)
        return undefined;
    const made = pairs === 0 ? `${requests} requests` : `${requests} requests or ${pairs} pairs`;
    const needed = pairs === 0 ? `${leastRequests} requests` : `${leastRequests} requests or ${leastPairs} pairs`;
    return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .fault */ .D)(`a ${statistic} needs at least ${needed} per target, but "schedule" allows at most ${made}`, `Raise "schedule.requests" to ${leastRequests} or more${pairs === 0 ? '' : `, or "schedule.pairs" to ${leastPairs} or more`}.`);
}
function budgetTokens({ text, metric }, targets) {
    const wanted = targets.map((target) => (0,_forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .tokensWantedOf */ .he)(metric, target));
    const [least] = wanted;
    if (least === undefined || wanted.includes(undefined))
        return undefined;
    const names = targets.map(({ id }) => (0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(id)).join(', ');
    return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .fault */ .D)(`${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)}: "${metric}" needs answers of at least ${least} tokens, but the "params" of ${names} limit answers to fewer`, `Raise the limit to ${least} or more.`);
}
function budgetCount(limit, targets, counted) {
    if (counted.prompts.scenarios.length === 0)
        return undefined;
    const requests = (0,_forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .plannedRequests */ .nY)(counted);
    const most = Math.max(requests, (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_4__/* .largest */ .n)(targets.map((target) => (0,_forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .pairsPossible */ .tI)(counted, target))));
    if (!(0,_forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooFewForBudget */ .Fg)(limit, most))
        return undefined;
    return (0,_text_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .fault */ .D)(`${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(limit.text)}: ${most} requests are too few to decide this budget, whatever they measure`, `Raise "schedule.requests" to ${_forecast_minimum_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .LEAST_FOR_MET */ .H} or more.`);
}


/***/ }),

/***/ 3927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jX: () => (/* binding */ LOCAL_PLAN_WORLD),
  yT: () => (/* binding */ findAnchorCommit),
  bx: () => (/* binding */ localEnvironment),
  _0: () => (/* binding */ localRunContext),
  Vd: () => (/* binding */ readLocalPlan),
  jE: () => (/* binding */ readLocalRules),
  Pm: () => (/* binding */ refuseTrackedBaselines),
  A5: () => (/* binding */ requireKeys)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/tool.js
var tool = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/plan/read-plan.js + 2 modules
var read_plan = __webpack_require__(4119);
// EXTERNAL MODULE: ./lib/plan/config/read-acceptances.js
var read_acceptances = __webpack_require__(7429);
// EXTERNAL MODULE: ./lib/plan/config/read-budgets.js + 1 modules
var read_budgets = __webpack_require__(7172);
// EXTERNAL MODULE: ./lib/plan/config/read-config.js
var read_config = __webpack_require__(8843);
// EXTERNAL MODULE: ./lib/plan/config/read-inputs.js
var read_inputs = __webpack_require__(3900);
// EXTERNAL MODULE: ./lib/plan/config/read-schedule.js
var read_schedule = __webpack_require__(8484);
// EXTERNAL MODULE: ./lib/plan/config/read-targets.js
var read_targets = __webpack_require__(5599);
// EXTERNAL MODULE: ./lib/plan/undecidable.js
var undecidable = __webpack_require__(6255);
;// CONCATENATED MODULE: ./lib/plan/read-rules.js








/**
 * The part of inputs and configuration that judges what was measured already: no target need be named, no prompt be
 * there, and no cap be reached. Throws one InputError with everything that is wrong.
 */
function readRules(raw, world) {
    const inputs = (0,read_inputs/* readInputs */.Ko)(raw);
    const file = (0,read_config/* readConfigFile */.R)(raw, world);
    const named = file.mentions('targets') || inputs.target.given.length > 0;
    const { targets, problems } = named ? (0,read_targets/* readTargets */.R)({ raw, inputs, file, world }) : { targets: [], problems: [] };
    const budgets = (0,read_budgets/* readBudgets */.le)({ inputs, file, targets });
    const accepted = (0,read_acceptances/* readAcceptances */.$)(file, targets);
    const all = [
        ...inputs.problems,
        ...file.problems,
        ...problems,
        ...budgets.problems,
        ...(0,undecidable/* undecidableBudgets */.V)(budgets.entries, { targets }),
        ...(0,read_schedule/* repeatedChecks */.Uy)(file),
        ...accepted.problems
    ];
    if (all.length > 0)
        throw new errors/* InputError */.dz(all);
    const gate = (0,read_schedule/* readGate */.cw)(file.config.gate ?? {}, inputs.failOn);
    const trial = inputs.over.trial ?? file.config.trial ?? false;
    return { targets, budgets: budgets.entries.flatMap(({ limits }) => limits), gate, accept: accepted.accept, trial };
}

// EXTERNAL MODULE: ./lib/wiring/machine.js + 45 modules
var machine = __webpack_require__(1828);
;// CONCATENATED MODULE: ./lib/wiring/cli-environment.js








const execute = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
const REV_PARSE_TIMEOUT_MS = 5000;
/** Reads plans from this machine's disk. */
const LOCAL_PLAN_WORLD = { ...machine/* PLAN_WORLD */.BU, readText: machine/* readText */.yR };
/** Reads the plan of a command line's options. */
function readLocalPlan(options) {
    return (0,read_plan/* readPlan */.m3)(options, LOCAL_PLAN_WORLD);
}
/** Reads the rules of a configuration for a run that was measured already. */
function readLocalRules(options) {
    return readRules(options, LOCAL_PLAN_WORLD);
}
/** Throws when a target's key is missing. */
function requireKeys(plan, keys) {
    const missing = (0,machine/* findMissingKey */.Js)(plan, keys);
    if (missing !== undefined)
        throw missing;
}
/** Describes this machine for the run file. */
function localEnvironment() {
    const cpuModel = (0,external_node_os_.cpus)()[0]?.model.trim();
    return {
        os: process.platform,
        architecture: process.arch,
        runnerEnvironment: 'local',
        nodeVersion: process.version,
        ...(cpuModel === undefined || cpuModel === '' ? {} : { cpuModel })
    };
}
/** Describes a run off GitHub: the commit that is checked out here, if there is one. */
async function localRunContext(key, feedsBaseline) {
    const commit = await revParse(['rev-parse', 'HEAD']);
    const base = await revParse(['rev-parse', 'HEAD^']);
    return {
        event: 'local',
        key,
        feedsBaseline,
        commit,
        baseCommit: base
    };
}
/** Returns the commit of a tag or a short hash; undefined when this repository has none of that name. */
function findAnchorCommit(anchor) {
    return revParse(['rev-parse', '--verify', '--quiet', `${anchor}^{commit}`]);
}
/**
 * Refuses a folder of baselines that nobody named and that came with the repository: whoever may change the repository, by a
 * pull request for one, would choose what it is compared with.
 */
async function refuseTrackedBaselines(folder) {
    if (folder !== tool/* DEFAULT_BASELINE_FOLDER */.pM)
        return;
    const tracked = await execute('git', ['ls-files', '--', folder], { timeout: REV_PARSE_TIMEOUT_MS }).catch(() => undefined);
    if (tracked === undefined || tracked.stdout.trim() === '')
        return;
    throw new errors/* KnownError */.E('invalid-input', `the baselines in ${folder} came with the repository, so that a change could bring its own`, {
        hint: `Take ${folder} out of git, or name the folder with --baseline-folder if you trust everyone who can change it.`
    });
}
async function revParse(args) {
    try {
        const { stdout } = await execute('git', [...args], { timeout: REV_PARSE_TIMEOUT_MS });
        const commit = stdout.trim();
        return /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ })

};
