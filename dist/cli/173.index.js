export const id = 173;
export const ids = [173];
export const modules = {

/***/ 173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(7375);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/exit-code.js
var exit_code = __webpack_require__(6450);
// EXTERNAL MODULE: ./lib/domain/tool.js
var tool = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/imports/formats.js + 5 modules
var formats = __webpack_require__(1459);
// EXTERNAL MODULE: ./lib/report/formats.js
var report_formats = __webpack_require__(8514);
// EXTERNAL MODULE: ./lib/terminal/print.js + 2 modules
var print = __webpack_require__(233);
// EXTERNAL MODULE: ./lib/plan/parse-duration.js
var parse_duration = __webpack_require__(5777);
;// CONCATENATED MODULE: ./lib/simulator/fault.js
/** What the simulated endpoint can do wrong. */
const FAULTS = [
    'none',
    'status-429',
    'status-500',
    'truncate',
    'reset',
    'html',
    'empty',
    'stall',
    'error-midstream',
    'slow-start'
];

;// CONCATENATED MODULE: ./lib/commands/mock-options.js



/** Adds what the simulated endpoint can be told. */
function withMockOptions(command) {
    return command
        .option('--port <number>', 'where to listen on 127.0.0.1; 0 for any free port', wholeNumber, 0)
        .option('--seed <number>', 'the same seed gives the same times', wholeNumber, 1)
        .option('--ttft <duration>', 'time to first token', duration)
        .option('--tpot <duration>', 'time per output token', duration)
        .option('--prefill <duration>', 'added to the first token by each input token', duration)
        .option('--chunk <tokens>', 'tokens in a chunk', wholeNumber)
        .option('--tokens <number>', 'output tokens of a reply, unless fewer are asked for', wholeNumber)
        .option('--jitter <ratio>', 'standard deviation of the logarithm of one time', ratio)
        .option('--stalls <ratio>', 'share of replies that stall once', ratio)
        .addOption(new commander/* Option */.c$('--fault <name>', 'what goes wrong').choices([...FAULTS]))
        .option('--fault-ratio <ratio>', 'share of requests that meet the fault', ratio);
}
/** What was given, by the simulator's own names; the rest is its defaults. */
function simulatorOf({ port, seed, ttft, tpot, prefill, chunk, tokens, jitter, stalls, ...faults }) {
    const given = {
        port,
        seed,
        ttftMs: ttft,
        tpotMs: tpot,
        prefillMsPerToken: prefill,
        chunkTokens: chunk,
        outputTokens: tokens,
        jitter,
        stallRatio: stalls,
        ...faults
    };
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
function duration(text) {
    const durationMs = (0,parse_duration/* parseDuration */.E)(text);
    if (durationMs === undefined)
        throw new commander/* InvalidArgumentError */.Di('Write a duration such as 20ms or 1.5s.');
    return durationMs;
}
function wholeNumber(text) {
    if (!/^\d{1,9}$/.test(text))
        throw new commander/* InvalidArgumentError */.Di('Write a whole number.');
    return Number(text);
}
function ratio(text) {
    const value = Number(text);
    if (text.trim() === '' || !(value >= 0 && value <= 1))
        throw new commander/* InvalidArgumentError */.Di('Write a number from 0 to 1.');
    return value;
}

// EXTERNAL MODULE: ./lib/plan/inputs.js
var inputs = __webpack_require__(7386);
;// CONCATENATED MODULE: ./lib/commands/options.js


/** Adds an option for every input that the command line shares with the Action. */
function withInputs(command) {
    for (const input of inputs/* INPUTS */.m) {
        if (!input.entries.includes('cli'))
            continue;
        command.addOption(new commander/* Option */.c$(`--${input.name} <value>`, `${input.description} Default: ${input.default}.`));
    }
    return command;
}
/** The inputs among a command's options, by the names that the table gives them. */
function inputsOf(options) {
    return Object.fromEntries(inputs/* INPUTS */.m.flatMap(({ name }) => {
        const value = options[name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())];
        return typeof value === 'string' ? [[name, value]] : [];
    }));
}

;// CONCATENATED MODULE: ./lib/commands/program.js









/** Runs one command line and gives its exit code. Nothing it does not need is loaded. */
async function main(args) {
    let code = exit_code/* EXIT_CODES */.a.passed;
    const does = async (work) => {
        code = await work();
    };
    try {
        await programOf(does).parseAsync([...args], { from: 'user' });
        return code;
    }
    catch (error) {
        return tell(error);
    }
}
function tell(error) {
    // Commander has printed its own message, or the help that was asked for, by now.
    if (error instanceof commander/* CommanderError */.b7)
        return error.exitCode === 0 ? exit_code/* EXIT_CODES */.a.passed : exit_code/* EXIT_CODES */.a.invalidInput;
    (0,print/* printError */.y)(error);
    return error instanceof errors/* KnownError */.E ? (0,exit_code/* exitCodeOfError */.L)(error.code) : exit_code/* EXIT_CODES */.a.bug;
}
function programOf(does) {
    const program = new commander/* Command */.uB(tool/* TOOL */.j.name)
        .description('Tells whether an LLM got slower: streams prompts, compares with a baseline, enforces latency budgets.')
        .version(tool/* TOOL */.j.version)
        .exitOverride()
        .showHelpAfterError('(add --help for what is allowed)');
    addMeasuring(program, does);
    addPlanning(program, does);
    addJudging(program, does);
    addFiles(program, does);
    addSimulated(program, does);
    return program;
}
function addMeasuring(program, does) {
    withBaseOptions(withInputs(program.command('run')))
        .description('measure, compare with the base or the stored baseline, judge and say')
        .option('--baseline-folder <folder>', 'where baselines are kept between runs', '.llm-latency')
        .option('--save-baseline', 'let this run become part of the baseline', false)
        .option('--out <file>', 'write the run file here: X.run.json.gz')
        .option('--report <file>', 'write the report here, as Markdown')
        .action((options) => does(async () => {
        const { runHere } = await Promise.all(/* import() */[__webpack_require__.e(36), __webpack_require__.e(521), __webpack_require__.e(502), __webpack_require__.e(191), __webpack_require__.e(660), __webpack_require__.e(790), __webpack_require__.e(116), __webpack_require__.e(148), __webpack_require__.e(547)]).then(__webpack_require__.bind(__webpack_require__, 4928));
        return runHere(inputsOf(options), options);
    }));
    withInputs(program.command('measure'))
        .description('measure one run and store it, judged by nobody')
        .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
        .action((options) => does(async () => {
        const { measure } = await Promise.all(/* import() */[__webpack_require__.e(36), __webpack_require__.e(521), __webpack_require__.e(502), __webpack_require__.e(191), __webpack_require__.e(660), __webpack_require__.e(314)]).then(__webpack_require__.bind(__webpack_require__, 8314));
        return measure(inputsOf(options), options.out);
    }));
}
function addPlanning(program, does) {
    withBaselines(withBaseOptions(withInputs(program.command('plan'))))
        .description('say what will be sent, what that takes and what it can see, without sending anything')
        .option('--baseline-folder <folder>', 'where baselines are kept between runs', '.llm-latency')
        .action((options) => does(async () => {
        const { plan } = await Promise.all(/* import() */[__webpack_require__.e(36), __webpack_require__.e(521), __webpack_require__.e(191), __webpack_require__.e(660), __webpack_require__.e(790), __webpack_require__.e(868)]).then(__webpack_require__.bind(__webpack_require__, 868));
        return plan(inputsOf(options), options);
    }));
    withInputs(program.command('calibrate'))
        .description('compare a plan with itself, as often as --runs says: how often it cries wolf, and what it can see')
        .action((options) => does(async () => {
        const { calibrate } = await Promise.all(/* import() */[__webpack_require__.e(36), __webpack_require__.e(521), __webpack_require__.e(502), __webpack_require__.e(191), __webpack_require__.e(660), __webpack_require__.e(790), __webpack_require__.e(116), __webpack_require__.e(148), __webpack_require__.e(629)]).then(__webpack_require__.bind(__webpack_require__, 8629));
        return calibrate(inputsOf(options));
    }));
    withInputs(program.command('validate'))
        .description('say whether a configuration can be run, without sending anything')
        .action((options) => does(async () => {
        const { validate } = await Promise.all(/* import() */[__webpack_require__.e(36), __webpack_require__.e(191), __webpack_require__.e(374)]).then(__webpack_require__.bind(__webpack_require__, 6374));
        return validate(inputsOf(options));
    }));
}
/** What stands in for the arm `base`. */
function withBaseOptions(command) {
    return command
        .option('--base-config <file>', 'measure beside it, in pairs, what this configuration says')
        .option('--base-ref <ref>', 'measure beside it, in pairs, what configuration and prompts say at this commit');
}
function addJudging(program, does) {
    withFiles(program.command('compare'), 'text')
        .description('judge a stored run against stored runs; the exit code is the verdict’s')
        .action((options) => does(async () => {
        const { compare } = await Promise.all(/* import() */[__webpack_require__.e(36), __webpack_require__.e(521), __webpack_require__.e(191), __webpack_require__.e(660), __webpack_require__.e(790), __webpack_require__.e(116), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 7685));
        return compare(filesOf(options), options.format);
    }));
    withFiles(program.command('report'), 'markdown')
        .description('make a page again from run files')
        .option('--out <file>', 'write it here instead of printing it')
        .action((options) => does(async () => {
        const { report } = await Promise.all(/* import() */[__webpack_require__.e(36), __webpack_require__.e(521), __webpack_require__.e(191), __webpack_require__.e(660), __webpack_require__.e(790), __webpack_require__.e(116), __webpack_require__.e(582)]).then(__webpack_require__.bind(__webpack_require__, 2582));
        return report(filesOf(options), options.format, options.out);
    }));
}
function withBaselines(command) {
    return command.addOption(new commander/* Option */.c$('--baseline <file>', 'a run file of the baseline; may be given several times').argParser((value, before = []) => [...before, value]));
}
function withFiles(command, format) {
    return withBaselines(command)
        .requiredOption('--candidate <file>', 'the run file under judgement')
        .option('--config <file>', 'the configuration whose budgets, margins and targets hold')
        .addOption(new commander/* Option */.c$('--format <name>', 'how to print it').choices(Object.keys(report_formats/* FORMATS */.h)).default(format));
}
function filesOf({ baseline = [], candidate, config }) {
    return { baselines: baseline, candidate, ...(config === undefined ? {} : { config }) };
}
function addFiles(program, does) {
    program
        .command('merge <files...>')
        .description('join what several machines have measured of one plan into one run file')
        .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
        .action((files, options) => does(async () => {
        const { merge } = await __webpack_require__.e(/* import() */ 756).then(__webpack_require__.bind(__webpack_require__, 3756));
        return merge(files, options.out);
    }));
    program
        .command('import <file>')
        .description('turn what another tool measured into a run file')
        .addOption(new commander/* Option */.c$('--from <format>', 'what the file is').choices(Object.keys(formats/* IMPORT_FORMATS */.p)).makeOptionMandatory())
        .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
        .action((file, options) => does(async () => {
        const { importFile } = await Promise.all(/* import() */[__webpack_require__.e(36), __webpack_require__.e(191), __webpack_require__.e(965)]).then(__webpack_require__.bind(__webpack_require__, 6965));
        return importFile(options.from, file, options.out);
    }));
}
function addSimulated(program, does) {
    withMockOptions(program.command('mock'))
        .description('serve a simulated OpenAI-compatible endpoint until it is stopped')
        .action((options) => does(async () => {
        const { mock } = await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.bind(__webpack_require__, 7006));
        return mock(simulatorOf(options));
    }));
    program
        .command('demo')
        .description('show the whole job on a simulated endpoint, with nothing set up')
        .option('--exit-code', 'exit as the verdict would, instead of with 0', false)
        .action((options) => does(async () => {
        const { demo } = await Promise.all(/* import() */[__webpack_require__.e(36), __webpack_require__.e(521), __webpack_require__.e(502), __webpack_require__.e(191), __webpack_require__.e(660), __webpack_require__.e(790), __webpack_require__.e(116), __webpack_require__.e(148), __webpack_require__.e(359)]).then(__webpack_require__.bind(__webpack_require__, 359));
        return demo(options);
    }));
}


/***/ }),

/***/ 2587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ OPERATORS)
/* harmony export */ });
/** Symbol and meaning in one row, so that a page shows the sign that was applied. */
const OPERATORS = {
    '<': { keeps: (value, limit) => value < limit, good: 'below' },
    '<=': { keeps: (value, limit) => value <= limit, good: 'below' },
    '>': { keeps: (value, limit) => value > limit, good: 'above' },
    '>=': { keeps: (value, limit) => value >= limit, good: 'above' }
};


/***/ }),

/***/ 9505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ environmentClass),
/* harmony export */   V: () => (/* binding */ environmentSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const fact = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(300);
/** Where a run was measured from. */
const environmentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    os: fact.optional(),
    architecture: fact.optional(),
    runnerName: fact.optional(),
    /** `github-hosted`, `self-hosted`, or `local` off GitHub. */
    runnerEnvironment: fact.optional(),
    image: fact.optional(),
    cpuModel: fact.optional(),
    gpuModel: fact.optional(),
    nodeVersion: fact.optional(),
    /** Median TCP connect time by origin, in ms: a proxy for the region. */
    connectMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative()).optional()
});
/** What must be equal for an owned target to be compared with history: the machine decides its speed as much as the code. */
function environmentClass(environment) {
    const { os, architecture, runnerEnvironment, cpuModel, gpuModel } = environment;
    return [os, architecture, runnerEnvironment, cpuModel, gpuModel].map((part) => part ?? '-').join(' / ');
}


/***/ }),

/***/ 9285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ KnownError),
/* harmony export */   dz: () => (/* binding */ InputError)
/* harmony export */ });
/* unused harmony export ERROR_CODES */
/** Every known failure has a section of its code in docs/errors.md. */
const ERROR_CODES = (/* unused pure expression or super */ null && ([
    'invalid-input',
    'missing-key',
    'key-refused',
    'not-found',
    'wrong-endpoint',
    'request-refused',
    'empty-replies',
    'cannot-reach-first-look',
    'unreadable-file',
    'unwritable-file',
    'not-comparable',
    'nothing-stored',
    'cannot-measure',
    'refused-event'
]));
/** A failure this project expects and can explain. Everything else that is thrown is a bug. */
class KnownError extends Error {
    code;
    /** What the reader can do next, as an imperative sentence. */
    hint;
    constructor(code, message, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.name = 'KnownError';
        this.code = code;
        this.hint = options.hint;
    }
}
/** All input problems at once. */
class InputError extends KnownError {
    problems;
    constructor(problems) {
        super('invalid-input', problems.map(problemText).join('\n'));
        this.name = 'InputError';
        this.problems = problems;
    }
}
function problemText({ where, message, hint }) {
    return `${where}: ${message}${hint === undefined ? '' : `\n  hint: ${hint}`}`;
}


/***/ }),

/***/ 6450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ exitCodeOfError),
/* harmony export */   a: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
/** Exit codes of the command line. They are interface. */
const EXIT_CODES = { passed: 0, failed: 1, invalidInput: 2, couldNotMeasure: 3, undecided: 4, bug: 70 };
/** 3 where the world would not be measured, 2 where what was given is wrong. */
function exitCodeOfError(code) {
    return code === 'cannot-measure' ? EXIT_CODES.couldNotMeasure : EXIT_CODES.invalidInput;
}


/***/ }),

/***/ 3230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ METRIC_IDS),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   IB: () => (/* binding */ streamed),
/* harmony export */   Wf: () => (/* binding */ tpotMs),
/* harmony export */   ak: () => (/* binding */ metricOf)
/* harmony export */ });
/** Fewest tokens from which a time per output token is judged, since fewer gaps say too little. */
const MIN_JUDGED_TOKENS = 8;
/**
 * Every metric, defined once. A metric's id is its key, in configs, budgets, JSON and pages alike.
 * All sample times count from t0, the moment the request's last byte was handed to a connected socket.
 */
const METRICS = {
    ttft: {
        label: 'Time to first token',
        short: 'TTFT',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => sample.ttftMs
    },
    ttfat: {
        label: 'Time to first answer token',
        short: 'TTFAT',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => sample.ttfatMs
    },
    tpot: {
        label: 'Time per output token',
        short: 'TPOT',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => tpotMs(sample, MIN_JUDGED_TOKENS)
    },
    icl: {
        label: 'Inter-chunk latency',
        short: 'inter-chunk latency',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        // Where chunks share a read, the gaps between them were not seen.
        derive: (sample) => streamed(sample) && !sample.flags.includes('chunks-share-reads') ? sample.gapsMs?.p95 : undefined
    },
    output_speed: {
        label: 'Output tokens per second, one user',
        short: 'output speed',
        unit: 'tok/s',
        better: 'higher',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => {
            const tpot = tpotMs(sample, MIN_JUDGED_TOKENS);
            return tpot === undefined || tpot === 0 ? undefined : 1000 / tpot;
        }
    },
    e2e: {
        label: 'End-to-end latency',
        short: 'end-to-end time',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => sample.lastMs
    },
    connect: {
        label: 'Connection set-up',
        short: 'connection set-up',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => sample.connectMs
    },
    overhead: {
        label: 'What a layer adds to the first token',
        short: 'overhead',
        unit: 'ms',
        better: 'lower',
        scope: 'target',
        defaultStatistic: 'p50'
    },
    throughput: {
        label: 'Output tokens per second, whole system',
        short: 'throughput',
        unit: 'tok/s',
        better: 'higher',
        scope: 'target',
        defaultStatistic: 'rate'
    },
    error_rate: {
        label: 'Failed requests',
        short: 'error rate',
        unit: 'ratio',
        better: 'lower',
        scope: 'target',
        defaultStatistic: 'rate'
    },
    slow_rate: {
        label: 'Requests far slower than usual for their prompt, or failed',
        short: 'share of slow requests',
        unit: 'ratio',
        better: 'lower',
        scope: 'target',
        defaultStatistic: 'rate'
    },
    streamed_share: {
        label: 'Replies that really streamed',
        short: 'streamed share',
        unit: 'ratio',
        better: 'higher',
        scope: 'target',
        defaultStatistic: 'rate'
    },
    cost: {
        label: 'US dollars per request',
        short: 'cost',
        unit: '$',
        better: 'lower',
        scope: 'target',
        defaultStatistic: 'mean'
    }
};
const METRIC_IDS = Object.keys(METRICS);
/** The facts of a metric, without the narrower type of its table row. */
function metricOf(id) {
    return METRICS[id];
}
/** Reads of content from which a reply counts as streamed, if it has as many tokens. */
const MIN_STREAMED_READS = 3;
/**
 * A long reply that was held back comes in more than two reads as well: TCP lets 14 kB out at first and twice as much after
 * each round trip (RFC 6928), which are some 70 chunks, 140, 280. So where there is more than one read for that many chunks, six are asked for.
 */
const CHUNKS_PER_READ = 32;
const MOST_ASKED_READS = 6;
/**
 * Whether the reply arrived in pieces, so that the time between its first and last token means something: in at least
 * three reads, up to six for a long one, or in one for each token, which is all that there can be.
 */
function streamed(sample) {
    const { readCount = 0, chunkCount = 0 } = sample;
    const asked = Math.max(MIN_STREAMED_READS, Math.min(MOST_ASKED_READS, Math.ceil(chunkCount / CHUNKS_PER_READ)));
    // Of nothing known it is not said, and a count of nothing for something is no count.
    const pieces = Math.max(shownTokenCount(sample) ?? 0, chunkCount) || MIN_STREAMED_READS;
    return readCount >= asked || (readCount > 0 && readCount >= pieces);
}
/** Tokens that were sent: without those of reasoning where it was hidden (no `ttftMs`), absent where nobody counted those. */
function shownTokenCount({ ttftMs, outputTokenCount, reasoningTokenCount = 0, flags }) {
    if (outputTokenCount === undefined || flags?.includes('reasoning-uncounted'))
        return undefined;
    return outputTokenCount - (ttftMs === undefined ? reasoningTokenCount : 0);
}
/**
 * Milliseconds a token after the first: (last − first) / (tokens − 1), by the provider's own count.
 * With hidden reasoning (no `ttftMs`) both ends and the count are the answer's.
 * Absent below `minTokens`, without a count, and where the reply did not stream.
 */
function tpotMs(sample, minTokens = 2) {
    const tokens = shownTokenCount(sample);
    if (!streamed(sample) || sample.lastMs === undefined || tokens === undefined)
        return undefined;
    const firstMs = sample.ttftMs ?? sample.ttfatMs;
    if (firstMs === undefined || tokens < Math.max(2, minTokens))
        return undefined;
    return (sample.lastMs - firstMs) / (tokens - 1);
}


/***/ }),

/***/ 7849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VU: () => (/* binding */ DEFAULT_API),
/* harmony export */   YU: () => (/* binding */ API_IDS),
/* harmony export */   pO: () => (/* binding */ DEFAULT_BASE_URLS)
/* harmony export */ });
/** The wire formats this version speaks. */
const API_IDS = [
    'openai-chat',
    'openai-responses',
    'anthropic-messages',
    'gemini',
    'bedrock-converse',
    'cohere-chat',
    'ollama'
];
/** What a target speaks that does not say. */
const DEFAULT_API = 'openai-chat';
/** Where each API is unless a target says otherwise; one that is absent has no usual place. */
const DEFAULT_BASE_URLS = {
    'openai-chat': 'https://api.openai.com/v1',
    'openai-responses': 'https://api.openai.com/v1',
    'anthropic-messages': 'https://api.anthropic.com/v1',
    gemini: 'https://generativelanguage.googleapis.com/v1beta',
    'cohere-chat': 'https://api.cohere.com/v2',
    ollama: 'http://127.0.0.1:11434/api'
};


/***/ }),

/***/ 1448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
const LONGEST_QUOTE = 80;
/** Somebody else's text on one line, without characters that are not seen, and cut where it is long. */
function oneLine(text, longest) {
    const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
    if (line.length <= longest)
        return line;
    // A pair of surrogates is one character: half of it is none.
    return `${line.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
/** The user's own text in quotes: an error is read, not scrolled. */
function quote(text) {
    return `"${oneLine(text, LONGEST_QUOTE)}"`;
}


/***/ }),

/***/ 9012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ PRINTED_FROM)
/* harmony export */ });
/** Values from which a percentile is printed (stats.md's reasons: fewer say more about luck than about the tail). */
const PRINTED_FROM = { p50: 20, p90: 40, p95: 60, p99: 300 };


/***/ }),

/***/ 172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ RUN_SCHEMA),
/* harmony export */   Tc: () => (/* binding */ timeText),
/* harmony export */   Uf: () => (/* binding */ QUANTILE_METHOD),
/* harmony export */   lH: () => (/* binding */ TOOL_NAME),
/* harmony export */   nm: () => (/* binding */ runFileSchema),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   tT: () => (/* binding */ commitText),
/* harmony export */   zS: () => (/* binding */ METRIC_DEFINITION)
/* harmony export */ });
/* unused harmony export clientHealthSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4377);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9505);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8);



const RUN_SCHEMA = 'llm-latency-run/1';
/** Changes whenever a metric's definition does: numbers of two definitions are never compared. */
const METRIC_DEFINITION = '1';
const QUANTILE_METHOD = 'hyndman-fan-7';
const TOOL_NAME = 'llm-latency-gate';
const hashText = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'must be a sha256 in hex');
const commitText = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{7,64}$/, 'must be a commit hash');
const timeText = zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true });
/** Everything that decides what is sent to a target but secrets, so that a baseline's plan can be told from another. */
const partsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(100), zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9());
const END_REASONS = ['decided', 'fixed', 'max-pairs', 'max-cost', 'timeout', 'cancelled'];
const clientHealthSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    eventLoopDelayMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        p50: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
        p99: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
        max: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative()
    }),
    dispatchLagMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ p50: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(), max: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative() }).optional()
});
const endSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ reason: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(END_REASONS), partial: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() });
/** One content event of a sample: its time from t0, and the number of the read it came in. Kept on request only. */
const eventsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    sample: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    atMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative()).max(200_000)
});
const samplesSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleSchema */ .yO).max(200_000);
const runFileSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(RUN_SCHEMA),
    tool: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh, version: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh }),
    metricDefinition: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    quantileMethod: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    seed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    startedAt: timeText,
    commit: commitText.optional(),
    ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(500).optional(),
    event: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(100).optional(),
    /** The workflow run it was measured in. */
    workflowRun: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(), attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive() }).optional(),
    /** Set where only a part of the plan was measured, to be merged with the others. */
    part: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(500),
        targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh).min(1).max(1000).optional(),
        shard: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ index: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(), count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive().max(10_000) }).optional()
    })
        .optional(),
    environment: _environment_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentSchema */ .V,
    plan: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        fingerprint: hashText,
        promptSet: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
        /** What the arm `base` was asked and where that was found, where pairs were made. */
        base: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            source: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['base-block', 'files-at-base', 'recorded-plan', 'base-config', 'base-ref', 'same-plan']),
            commit: commitText.optional(),
            scenarios: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ id: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh, kind: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh, hash: hashText }))
                .min(1)
                .max(10_000)
        })
            .optional(),
        scenarios: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ id: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh, kind: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh, hash: hashText }))
            .min(1)
            .max(10_000),
        targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            id: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
            fingerprint: hashText,
            buildIdentity: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(300),
            /** The target whose upstream this one is. */
            directOf: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh.optional(),
            /** The target whose base this one is; its samples bear that target's id and the arm `base`. */
            baseOf: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh.optional(),
            /** Of a base: how many pairs are made with it at least and at most. */
            pairs: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ least: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(), most: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive() }).optional(),
            parts: partsSchema,
            /** Members of its request that were settled while warming up and decide what is measured, such as an effort. */
            asked: partsSchema.optional()
        }))
            .min(1)
            .max(1000)
    }),
    clientHealth: clientHealthSchema.optional(),
    end: endSchema,
    /** Spent on all requests, warm-up included; absent where a price is unknown. */
    costUsd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().optional(),
    samples: samplesSchema,
    /** A second measurement of the same plan, made because the first one raised an alarm. Judged by itself. */
    confirmation: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ startedAt: timeText, end: endSchema, samples: samplesSchema }).optional(),
    events: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(eventsSchema).optional()
});


/***/ }),

/***/ 8:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Rd: () => (/* binding */ isVoid),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   yO: () => (/* binding */ sampleSchema)
/* harmony export */ });
/* unused harmony export FLAGS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

/** Everything one request can come to. Only `ok` carries latencies that enter a statistic. */
const OUTCOMES = [
    'ok',
    'rate-limited',
    'overloaded',
    'http-error',
    'timeout-connect',
    'timeout-first-byte',
    'timeout-idle',
    'timeout-total',
    'truncated',
    'error-midstream',
    'api-error',
    'not-a-stream',
    'not-streamed',
    'empty-body',
    'empty-output',
    'refusal',
    'protocol-error',
    'connection',
    'unsupported-encoding'
];
/** What is worth knowing about a sample beside its outcome. A flag that starts with `void-` takes it out of every statistic. */
const FLAGS = [
    /** All content came in one read, though it is several tokens. */
    'buffered',
    /** In two, though it is more tokens than that: held back as well, if not all of it. */
    'coalesced',
    /** It streamed, but with less than one read for two chunks, so that the gaps between chunks were not seen. */
    'chunks-share-reads',
    'unterminated',
    'no-end-mark',
    'usage-missing',
    /** The model thought unseen, and no count says how many of its tokens that took. */
    'reasoning-uncounted',
    'nonjson-keepalive',
    'upload-pending',
    'fresh-retry',
    'via-proxy',
    'cache-unverified',
    'replacement',
    'recheck',
    'void-cache-hit',
    /** Nothing of a prompt that had been asked before came from a cache, where it was to. */
    'void-cache-miss',
    /** The server brought its model into memory for this request. */
    'void-model-load',
    'void-client-stall'
];
const HOUR_MS = 3_600_000;
/** A request never lasts a day; a larger number is a broken file. */
const durationMs = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
    .nonnegative()
    .max(24 * HOUR_MS);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().max(1_000_000_000);
/** Ids and names are printed, so they are short and of one line. */
const nameText = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, 'must be one line of printable text');
const gapsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ p50: durationMs, p95: durationMs, max: durationMs });
const serverTimingsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    queueMs: durationMs.optional(),
    /** Within the queue: until the model was in memory. */
    loadMs: durationMs.optional(),
    prefillMs: durationMs.optional(),
    /** From the request to the first token, as the server saw it: queue, prefill and what else it did. */
    firstTokenMs: durationMs.optional(),
    decodeMs: durationMs.optional(),
    totalMs: durationMs.optional()
});
/**
 * One request and what came of it. Times are milliseconds from t0, the moment its last byte was handed to a connected
 * socket; `startedAtMs` counts from the start of the run. Absent is absent, never 0.
 */
const sampleSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    targetId: nameText,
    scenarioId: nameText,
    kind: nameText,
    round: count,
    arm: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['head', 'base']),
    pair: count.optional(),
    startedAtMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(OUTCOMES),
    httpVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(8).optional(),
    connectionReused: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    connectMs: durationMs.optional(),
    ttftMs: durationMs.optional(),
    ttfatMs: durationMs.optional(),
    lastMs: durationMs.optional(),
    endMs: durationMs.optional(),
    outputTokenCount: count.optional(),
    outputTokenSource: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['usage', 'estimated']).optional(),
    normalizedTokenCount: count.optional(),
    reasoningTokenCount: count.optional(),
    inputTokenCount: count.optional(),
    cachedTokenCount: count.optional(),
    chunkCount: count.optional(),
    readCount: count.optional(),
    /** Between chunks; between tokens where the host says with each chunk how many have come. */
    gapsMs: gapsSchema.optional(),
    servedModel: nameText.optional(),
    servedFingerprint: nameText.optional(),
    serviceTier: nameText.optional(),
    /** Which of several backends: a gateway's provider or deployment, a region. */
    servedVia: nameText.optional(),
    serverTimings: serverTimingsSchema.optional(),
    expectationsMet: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    flags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(FLAGS)).max(FLAGS.length)
});
/** A void sample was spoilt by something other than the target, and was replaced: it is in no statistic, no rate. */
function isVoid(sample) {
    return sample.flags.some((flag) => flag.startsWith('void-'));
}
/** Outcomes in which the model did answer, though not in a way whose times compare. */
const ANSWERED = new Set(['ok', 'refusal', 'not-streamed']);
/**
 * Whether a request failed. A refusal is an answer of the model, not a failure of the endpoint; a reply sent whole
 * counts in `streamed_share` instead. Neither enters a latency.
 */
function isFailure(sample) {
    return !ANSWERED.has(sample.outcome);
}


/***/ }),

/***/ 3071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ instantOf),
/* harmony export */   k: () => (/* binding */ dayOf)
/* harmony export */ });
/** Milliseconds since 1970 of an ISO 8601 time. NaN of anything else; the schemas keep that out. */
function instantOf(iso) {
    // biome-ignore lint/style/noRestrictedGlobals: it reads a time that is written down, and asks no clock.
    return Date.parse(iso);
}
/** Of `2026-11-30` in an ISO 8601 time. */
const DAY_LENGTH = 10;
/** The day of an ISO 8601 time in UTC: `YYYY-MM-DD`. */
function dayOf(time) {
    return time.slice(0, DAY_LENGTH);
}


/***/ }),

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ TOOL)
/* harmony export */ });
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(172);

/** Written into every run file. */
const TOOL = { name: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL_NAME */ .lH, version: '0.1.0' };


/***/ }),

/***/ 1459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ IMPORT_FORMATS)
});

// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(5175);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
;// CONCATENATED MODULE: ./lib/imports/csv-header.js

const REQUIRED_COLUMNS = [
    'target',
    'scenario',
    'round',
    'outcome',
    'ttft_ms',
    'last_ms',
    'output_tokens'
];
const OPTIONAL_COLUMNS = [
    'ttfat_ms',
    'input_tokens',
    'cached_tokens',
    'started_ms',
    'commit',
    'recorded_at',
    'arm',
    'pair'
];
const COLUMNS = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];
/** What is wrong with the first line, which is at `where`. Columns may stand in any order. */
function headerProblems(header, where, nearestHint) {
    const separator = otherSeparator(header);
    if (separator !== undefined) {
        const message = `got one column, ${(0,quote/* quote */.h)(header[0] ?? '')}; the columns ${REQUIRED_COLUMNS.join(', ')} are needed`;
        return [{ where, message, hint: `Separate columns by commas, not by ${separator}.` }];
    }
    return [
        ...header.flatMap((name, index) => {
            const message = columnFault(name, index, header);
            if (message === undefined)
                return [];
            const hint = nearestHint(name, notIn(header));
            return [{ where, message, ...(hint === undefined ? {} : { hint }) }];
        }),
        ...REQUIRED_COLUMNS.filter((name) => !header.includes(name)).map((name) => ({
            where,
            message: `the column "${name}" is missing`
        }))
    ];
}
/** A name that stands there already is not what another one was meant to be. */
const notIn = (header) => COLUMNS.filter((column) => !header.includes(column));
function columnFault(name, index, header) {
    if (name === '')
        return `column ${index + 1} has no name`;
    if (header.indexOf(name) < index)
        return `the column ${(0,quote/* quote */.h)(name)} is there twice`;
    if (COLUMNS.some((column) => column === name))
        return undefined;
    return `the column ${(0,quote/* quote */.h)(name)} is unknown; allowed: ${COLUMNS.join(', ')}`;
}
function otherSeparator(header) {
    const [only = ''] = header;
    if (header.length > 1)
        return undefined;
    if (only.includes(';'))
        return 'semicolons';
    return only.includes('\t') ? 'tabs' : undefined;
}

// EXTERNAL MODULE: ./lib/domain/run-file.js
var run_file = __webpack_require__(172);
// EXTERNAL MODULE: ./lib/domain/sample.js
var sample = __webpack_require__(8);
;// CONCATENATED MODULE: ./lib/imports/cells.js



const MAX_COUNT = 1_000_000_000;
const MAX_MS = 86_400_000;
const ARMS = sample/* sampleSchema */.yO.shape.arm.options;
/** An id that can be printed on one line. */
const cells_name = (text) => sample/* nameText */.fh.safeParse(text).success
    ? { value: text }
    : refuse(text, 'a name of one line and at most 200 characters is allowed');
/** A whole number. `200.0` is one too: tools that keep counts in a column with gaps write them so. */
const count = (text) => {
    const value = /^\d+(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN;
    return value <= MAX_COUNT ? { value } : refuse(text, 'a whole number from 0 to 1,000,000,000 is allowed');
};
/** Milliseconds. No request lasts longer than a day, so more than that is another unit. */
const duration = (text) => {
    const value = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    if (value > MAX_MS)
        return { ...refuse(text, `at most ${MAX_MS} ms, one day, is allowed`), hint: 'Give milliseconds.' };
    if (value >= 0)
        return { value };
    return { ...refuse(text, 'a number of milliseconds, 0 or more, is allowed'), ...decimalComma(text) };
};
/** A moment within a run that may last longer than a request. */
const moment = (text) => {
    const value = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    return value < Number.POSITIVE_INFINITY
        ? { value }
        : refuse(text, 'milliseconds from the start of the run are allowed');
};
const outcome = (text) => oneOf(text, sample/* OUTCOMES */.im);
const arm = (text) => oneOf(text, ARMS);
/** A commit's hash, in lower case. */
const commit = (text) => {
    const value = text.toLowerCase();
    return run_file/* commitText */.tT.safeParse(value).success
        ? { value }
        : refuse(text, 'a commit hash of 7 to 64 hex digits is allowed');
};
const time = (text) => run_file/* timeText */.Tc.safeParse(text).success
    ? { value: text }
    : { ...refuse(text, 'a time of ISO 8601 with its zone is allowed'), hint: 'Write it like 2026-01-31T08:00:00Z.' };
function oneOf(text, allowed) {
    const value = allowed.find((option) => option === text);
    if (value !== undefined)
        return { value };
    return { ...refuse(text, `allowed: ${allowed.join(', ')}`), options: allowed };
}
const refuse = (text, allowed) => ({ message: `got ${(0,quote/* quote */.h)(text)}; ${allowed}` });
const decimalComma = (text) => (/^\d+,\d+$/.test(text) ? { hint: 'Write decimals with a point.' } : {});

;// CONCATENATED MODULE: ./lib/imports/csv-rows.js

/** Reads one line. An empty cell says nothing. */
function readRow(csv, file) {
    const { header } = file;
    const where = `${file.source}:${csv.line}`;
    if (csv.cells.length !== header.length) {
        const message = `has ${csv.cells.length} cells; the first line names ${header.length} columns`;
        return { problems: [{ where, message }] };
    }
    const { optional, required, problems } = cellsOf(csv.cells, where, file);
    const named = {
        target: required('target', cells_name),
        scenario: required('scenario', cells_name),
        round: required('round', count),
        outcome: required('outcome', outcome)
    };
    const measured = {
        pair: optional('pair', count),
        startedMs: optional('started_ms', moment),
        ttftMs: optional('ttft_ms', duration),
        ttfatMs: optional('ttfat_ms', duration),
        lastMs: optional('last_ms', duration),
        outputTokenCount: optional('output_tokens', count),
        inputTokenCount: optional('input_tokens', count),
        cachedTokenCount: optional('cached_tokens', count)
    };
    const side = optional('arm', arm) ?? 'head';
    const facts = { commit: optional('commit', commit), recordedAt: optional('recorded_at', time) };
    if (problems.length > 0 || !isWhole(named))
        return { problems };
    const row = { ...named, arm: side, ...present(measured) };
    const contradictions = contradictionsIn(row);
    if (contradictions.length === 0)
        return { row, facts: present(facts) };
    return {
        problems: contradictions.map(([column, message]) => ({ where: `${where}, column "${column}"`, message }))
    };
}
function cellsOf(cells, where, { header, nearestHint }) {
    const problems = [];
    const textOf = (column) => cells[header.indexOf(column)] ?? '';
    const complain = (column, message, hint) => problems.push({ where: `${where}, column "${column}"`, message, ...(hint === undefined ? {} : { hint }) });
    const optional = (column, read) => {
        const text = textOf(column);
        if (text === '')
            return undefined;
        const cell = read(text);
        if (cell.message === undefined)
            return cell.value;
        complain(column, cell.message, cell.hint ?? nearestHint(text, cell.options ?? []));
        return undefined;
    };
    const required = (column, read) => {
        if (textOf(column) === '')
            complain(column, 'is empty; every row must have it');
        return optional(column, read);
    };
    return { optional, required, problems };
}
function present(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
function isWhole(members) {
    return Object.values(members).every((value) => value !== undefined);
}
/** What no request can have done, by the column to look at first. */
function contradictionsIn(row) {
    const { ttftMs, lastMs, inputTokenCount, cachedTokenCount } = row;
    const ttfatMs = row.ttfatMs ?? ttftMs;
    const rules = [
        [
            row.outcome === 'ok' && lastMs === undefined,
            'last_ms',
            'is empty; a row whose outcome is "ok" needs the time of its last token'
        ],
        [isLess(lastMs, ttftMs), 'last_ms', `got ${lastMs}; the last token cannot come before the first (${ttftMs})`],
        [
            isLess(row.ttfatMs, ttftMs),
            'ttfat_ms',
            `got ${ttfatMs}; the first answer token cannot come before the first token (${ttftMs})`
        ],
        [
            row.ttfatMs !== undefined && isLess(lastMs, ttfatMs),
            'ttfat_ms',
            `got ${ttfatMs}; the first answer token cannot come after the last (${lastMs})`
        ],
        [
            isLess(inputTokenCount, cachedTokenCount),
            'cached_tokens',
            `got ${cachedTokenCount}; at most the input's ${inputTokenCount} tokens can come from the cache`
        ]
    ];
    return rules.filter(([broken]) => broken).map(([, column, message]) => [column, message]);
}
const isLess = (a, b) => a !== undefined && b !== undefined && a < b;

// EXTERNAL MODULE: ./lib/domain/tool.js
var tool = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/imports/imported-run.js


/** What another tool calls a kind of prompt is unknown. */
const KIND = 'imported';
/** The fewest reads of content from which a reply counts as streamed, and what a reply handed over whole has. */
const STREAMED_READS = 3;
const WHOLE_READS = 1;
/**
 * The run file of what another tool measured, to be judged like a measured one. Rows keep their order, and rows alike in
 * target, scenario, round and arm are all kept: load generators send a prompt several times in what they call a round.
 * `origin` names the format: `import:csv`.
 */
function importedRun(rows, origin, { facts, context }) {
    const scenarios = unique(rows.map(({ scenario }) => scenario));
    const hashes = scenarios.map((id) => ({ id, kind: KIND, hash: context.sha256(id) }));
    const rowsOf = Map.groupBy(rows, ({ target }) => target);
    const targets = unique([...rowsOf.keys()]).map((id) => targetOf(id, rowsOf.get(id) ?? [], { origin, facts, context }));
    const decisive = [...targets.map(({ fingerprint }) => fingerprint), ...hashes.map(({ hash }) => hash)];
    return {
        schema: run_file/* RUN_SCHEMA */.EJ,
        tool: { name: tool/* TOOL */.j.name, version: context.toolVersion },
        metricDefinition: run_file/* METRIC_DEFINITION */.zS,
        quantileMethod: run_file/* QUANTILE_METHOD */.Uf,
        // Nothing was drawn.
        seed: 0,
        startedAt: facts.recordedAt ?? context.importedAt,
        ...(facts.commit === undefined ? {} : { commit: facts.commit }),
        environment: {},
        plan: { fingerprint: context.sha256(JSON.stringify(decisive)), promptSet: origin, scenarios: hashes, targets },
        end: { reason: 'fixed', partial: false },
        samples: samplesOf(rows)
    };
}
/** Sorted by UTF-16 code unit, so that the order of rows decides nothing. */
const unique = (names) => [...new Set(names)].toSorted();
function targetOf(id, rows, from) {
    const scenarios = unique(rows.map(({ scenario }) => scenario));
    // Keys in order, as canonical JSON wants them.
    const parts = { scenarios, source: from.origin, target: id };
    const fingerprint = from.context.sha256(JSON.stringify(parts));
    return { id, fingerprint, buildIdentity: `${fingerprint} ${from.facts.commit ?? 'unknown build'}`, parts };
}
function samplesOf(rows) {
    const endsMs = new Map();
    return rows.map((row) => {
        // Where it is not said when requests started, as if each had waited for the one before: a throughput is then the
        // lowest it can have been, never one that flatters.
        const startedMs = row.startedMs ?? endsMs.get(row.target) ?? 0;
        endsMs.set(row.target, startedMs + (row.lastMs ?? row.ttftMs ?? 0));
        return sampleOf(row, startedMs);
    });
}
function sampleOf(row, startedAtMs) {
    const reads = readsOf(row);
    const ttfatMs = row.ttfatMs ?? row.ttftMs;
    return {
        targetId: row.target,
        scenarioId: row.scenario,
        kind: KIND,
        round: row.round,
        arm: row.arm,
        ...(row.pair === undefined ? {} : { pair: row.pair }),
        startedAtMs,
        outcome: row.outcome,
        ...(row.ttftMs === undefined ? {} : { ttftMs: row.ttftMs }),
        ...(ttfatMs === undefined ? {} : { ttfatMs }),
        ...(row.lastMs === undefined ? {} : { lastMs: row.lastMs }),
        ...(row.outputTokenCount === undefined
            ? {}
            : { outputTokenCount: row.outputTokenCount, outputTokenSource: 'usage' }),
        ...(row.inputTokenCount === undefined ? {} : { inputTokenCount: row.inputTokenCount }),
        ...(row.cachedTokenCount === undefined ? {} : { cachedTokenCount: row.cachedTokenCount }),
        ...(reads === undefined ? {} : { readCount: reads }),
        flags: flagsOf(row, reads)
    };
}
/**
 * Other tools do not say in how many reads a reply came, and without it nothing here believes that a reply streamed. Time
 * between first and last token says that it did: the fewest reads that count as streamed stand for it. One moment for
 * both says that the reply was handed over whole.
 */
function readsOf({ outcome, ttftMs, ttfatMs, lastMs, outputTokenCount }) {
    const firstMs = ttftMs ?? ttfatMs;
    if (outcome !== 'ok' || firstMs === undefined || lastMs === undefined)
        return undefined;
    return lastMs > firstMs && (outputTokenCount ?? 2) >= 2 ? STREAMED_READS : WHOLE_READS;
}
/** The flags a measured sample of this shape has. */
function flagsOf({ outcome, outputTokenCount }, reads) {
    if (outcome !== 'ok')
        return [];
    const missing = (outputTokenCount ?? 0) === 0;
    const whole = reads === WHOLE_READS && (outputTokenCount ?? 1) > 1;
    return [...(missing ? ['usage-missing'] : []), ...(whole ? ['buffered'] : [])];
}

;// CONCATENATED MODULE: ./lib/imports/csv.js





const ORIGIN = 'import:csv';
/** An import is somebody else's file: these keep it from filling the memory, and are what a run file may hold. */
const MAX_CHARS = 64 * 1024 * 1024;
const MAX_ROWS = 200_000;
const MAX_TARGETS = 1000;
const MAX_SCENARIOS = 10_000;
const MAX_ROW_CHARS = 20_000;
/** Problems told one by one; more of them are one mistake made many times. */
const MAX_PROBLEMS = 20;
/**
 * Reads comma-separated values with a first line of column names: `target,scenario,round,outcome,ttft_ms,last_ms,
 * output_tokens`, and if they are known `ttfat_ms,input_tokens,cached_tokens,started_ms,commit,recorded_at,arm,pair`.
 * Throws an InputError with the first problems found, and the count of the others.
 */
function importCsv(text, context) {
    const { source } = context;
    const [header, ...lines] = readLines(text, source);
    if (header === undefined) {
        const message = `is empty; a first line with the columns ${REQUIRED_COLUMNS.join(', ')} is needed`;
        throw new errors/* InputError */.dz([{ where: source, message }]);
    }
    const names = header.cells.map((cell) => cell.toLowerCase());
    const nearestHint = context.nearestHint ?? (() => undefined);
    csv_refuse(headerProblems(names, `${source}:${header.line}`, nearestHint), source);
    if (lines.length === 0)
        throw new errors/* InputError */.dz([{ where: source, message: 'has no rows below its first line' }]);
    csv_refuse(tooMany({ count: lines.length, most: MAX_ROWS, what: 'rows' }, source), source);
    const read = lines.map((line) => readRow(line, { source, header: names, nearestHint }));
    csv_refuse(read.flatMap(({ problems }) => problems ?? []), source);
    const whole = read.filter(isRead);
    const rows = whole.map(({ row }) => row);
    csv_refuse([...sizeProblems(rows, source), ...factProblems(whole, source)], source);
    return importedRun(rows, ORIGIN, { facts: factsOf(whole), context });
}
function readLines(text, source) {
    if (text.length > MAX_CHARS) {
        const message = `has ${text.length} characters; at most ${MAX_CHARS} are read`;
        throw new errors/* InputError */.dz([{ where: source, message, hint: 'Import it in parts.' }]);
    }
    try {
        return parseCsv(text).map(({ record, info }) => ({ cells: record, line: info.lines }));
    }
    catch (error) {
        if (error instanceof sync/* CsvError */.J$)
            throw new errors/* InputError */.dz([{ where: source, message: `is no CSV: ${error.message}` }]);
        throw error;
    }
}
function parseCsv(text) {
    return (0,sync/* parse */.qg)(text, {
        bom: true,
        trim: true,
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        // Spreadsheets leave rows of nothing but commas at the end.
        skip_records_with_empty_values: true,
        max_record_size: MAX_ROW_CHARS,
        // One more than is allowed, to see that there are more.
        to: MAX_ROWS + 2
    });
}
const isRead = (read) => read.problems === undefined;
function csv_refuse(problems, source) {
    if (problems.length === 0)
        return;
    const told = problems.slice(0, MAX_PROBLEMS);
    const rest = problems.length - told.length;
    const more = { where: source, message: `has ${rest} more problem${rest === 1 ? '' : 's'}` };
    throw new errors/* InputError */.dz(rest === 0 ? told : [...told, more]);
}
function sizeProblems(rows, source) {
    const targets = new Set(rows.map(({ target }) => target));
    const scenarios = new Set(rows.map(({ scenario }) => scenario));
    return [
        ...tooMany({ count: targets.size, most: MAX_TARGETS, what: 'targets' }, source),
        ...tooMany({ count: scenarios.size, most: MAX_SCENARIOS, what: 'scenarios' }, source)
    ];
}
function tooMany({ count, most, what }, source) {
    if (count <= most)
        return [];
    return [{ where: source, message: `has more than ${most} ${what}`, hint: 'Import it in parts.' }];
}
/** A file is one run, so what is said about the run must be said alike. Rows that do not say it agree with any. */
function factProblems(read, source) {
    const columns = [
        ['commit', valuesOf(read, 'commit')],
        ['recorded_at', valuesOf(read, 'recordedAt')]
    ];
    return columns
        .filter(([, values]) => values.length > 1)
        .map(([column, [first, second]]) => ({
        where: `${source}, column "${column}"`,
        message: `got ${first} and ${second}; one file is one run, and has one ${column}`,
        hint: 'Import each run from a file of its own.'
    }));
}
function factsOf(read) {
    const [commit] = valuesOf(read, 'commit');
    const [recordedAt] = valuesOf(read, 'recordedAt');
    return { ...(commit === undefined ? {} : { commit }), ...(recordedAt === undefined ? {} : { recordedAt }) };
}
const valuesOf = (read, fact) => [
    ...new Set(read.flatMap(({ facts }) => facts[fact] ?? []))
];

;// CONCATENATED MODULE: ./lib/imports/formats.js

/** What `import --from` knows. */
const IMPORT_FORMATS = { csv: importCsv };


/***/ }),

/***/ 7386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ INPUTS)
/* harmony export */ });
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _usual_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6958);


const BOTH = ['action', 'cli'];
/**
 * THE table of inputs. `npm run sync` writes `action.yml`, the README and the help of the command line are made of it, and
 * a test holds them together.
 */
const INPUTS = [
    {
        name: 'model',
        description: 'The model to measure, as the API calls it. Defines a single target, and is refused beside a file that has targets.',
        default: 'the targets of the file',
        entries: BOTH
    },
    {
        name: 'base-url',
        description: 'Where the API of `model` is, without the path of a call. https, or http to a loopback or private address.',
        default: (0,_usual_places_js__WEBPACK_IMPORTED_MODULE_1__/* .usualPlaces */ .d)(),
        entries: BOTH
    },
    {
        name: 'api',
        description: `The wire format that \`base-url\` speaks: ${(0,_usual_places_js__WEBPACK_IMPORTED_MODULE_1__/* .apiNames */ .Z)()}.`,
        default: _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_API */ .VU,
        entries: BOTH
    },
    {
        name: 'api-key',
        description: 'The key for every target that names no `api-key-env`, from a secret. It goes to the target and nowhere else.',
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
        description: 'Limits that must hold, one a line, as `[TARGET:] METRIC[.STAT] OP NUMBER UNIT`: `ttft.p95 < 800ms`. Added to those of the file.',
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
        description: 'The ids of the targets to measure, separated by commas. Margins and error rates stay those of the whole configuration.',
        default: 'all of them',
        entries: BOTH
    },
    {
        name: 'mode',
        description: '`run` measures and judges; `measure` measures a part and stores it for another job; `report` merges what other jobs have measured, judges once and comments once.',
        default: 'run',
        entries: ['action']
    },
    {
        name: 'shard',
        description: 'The part of the prompts to measure, as `2/8`, so that several machines share one run. Needs `mode: measure`.',
        default: 'all of them',
        entries: BOTH
    },
    {
        name: 'compare',
        description: 'What to compare with: `interleaved` is the base of the change, asked the same in pairs in this very job; `history` is the stored baseline, `auto` the best there is, `off` nothing, so that budgets alone decide.',
        default: 'auto',
        entries: BOTH,
        configKey: 'compare'
    },
    {
        name: 'key',
        description: 'Tells several uses of the gate in one repository apart: each key has its own baseline and its own comment. At most 200 characters.',
        default: 'workflow, job and matrix values',
        entries: BOTH,
        configKey: 'key'
    },
    {
        name: 'store',
        description: 'Where the baseline is kept: `artifact` is an artifact of the workflow run; `branch` the branch `llm-latency-baseline`, which never expires, works on GitHub Enterprise Server and needs `contents: write` where it is written; `file` the folder `.llm-latency` beside the checkout, for runners that keep their disk.',
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
        description: 'The states that fail the job, separated by commas: `regression`, `budget`, `could-not-measure`, `inconclusive`, `no-baseline`, `drift`, or `none`.',
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
        description: 'Measurements one after another, each stored by itself, 1 to 30: fills a baseline on day one. Counts where the baseline is written only.',
        default: '1',
        entries: BOTH,
        configKey: 'runs'
    },
    {
        name: 'max-cost',
        description: 'The most US dollars that one measurement may spend: `$1.00`. Needs the `price` of each target, which only the file can give; without prices, tokens are capped.',
        default: '1M input and 250k output tokens',
        entries: BOTH,
        configKey: 'schedule.max-cost'
    },
    {
        name: 'paths',
        description: 'Globs, one a line: a pull request, in the merge queue as well, is measured only where one matches a changed file; else the job ends green, titled "not measured". `src/**` is a folder with all in it, a leading `!` takes files out, and the last that matches decides.',
        default: 'any file',
        entries: ['action'],
        configKey: 'paths'
    },
    {
        name: 'when-label',
        description: 'A pull request is measured only where it bears this label. With `labeled` among the `types` of `pull_request`, setting it starts the job.',
        default: 'none is needed',
        entries: ['action'],
        configKey: 'when-label'
    },
    {
        name: 'on-unchanged',
        description: 'What to do with a pull request that changes nothing relevant: `measure`, whatever `paths` says, or `skip`. Without `paths`, what matters to a hosted model is the configuration, the files it names and the workflows; a target of your own is always measured.',
        default: 'skip where `paths` is given, else measure',
        entries: ['action'],
        configKey: 'on-unchanged'
    },
    {
        name: 'open-issue',
        description: 'On `schedule`: opens one issue about a regression, drift or a broken budget at the first bad run (`after-1`) or the second in a row (`after-2`), and closes it when all is well. Needs `issues: write`.',
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
        description: 'For the baseline and the comment: needs `actions: read`, `contents: read` and `pull-requests: write`.',
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
];


/***/ }),

/***/ 5777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ DURATION_PATTERN),
/* harmony export */   E: () => (/* binding */ parseDuration)
/* harmony export */ });
/** `500ms`, `30s`, `15m`, `1h`: a number and its unit, which is never left out. */
const DURATION_PATTERN = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/;
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
/** Milliseconds; absent where the text is no duration. */
function parseDuration(text) {
    const [, number, unit = ''] = DURATION_PATTERN.exec(text.trim()) ?? [];
    const unitMs = UNIT_MS[unit];
    return number === undefined || unitMs === undefined ? undefined : Number(number) * unitMs;
}


/***/ }),

/***/ 6958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ apiNames),
/* harmony export */   d: () => (/* binding */ usualPlaces)
/* harmony export */ });
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3819);


/** The APIs by name, for texts: `` `openai-chat`, `gemini` or `ollama` ``. */
function apiNames() {
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .eitherOf */ .B)(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU.map((id) => `\`${id}\``));
}
/** Where each API is unless a target says otherwise: `https://… for openai-chat, https://… for gemini`. */
function usualPlaces() {
    const places = [...new Set(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU.map((id) => _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URLS */ .pO[id]))].filter((url) => url !== undefined);
    const idsAt = (url) => _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU.filter((id) => _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URLS */ .pO[id] === url);
    return places.map((url) => `${url} for ${idsAt(url).join(' and ')}`).join(', ');
}


/***/ }),

/***/ 3819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ eitherOf),
/* harmony export */   L: () => (/* binding */ pathText)
/* harmony export */ });
/** `a, b or c`. */
function eitherOf(names) {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
/** `targets[0].base-url`. */
function pathText(path) {
    return path
        .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
        .join('')
        .replace(/^\./, '');
}


/***/ }),

/***/ 5316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hz: () => (/* binding */ comparedWithBase),
/* harmony export */   LS: () => (/* binding */ baseParagraphs),
/* harmony export */   Zx: () => (/* binding */ pairedText)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2547);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7703);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8465);
/* harmony import */ var _trade_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7464);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8191);





/** Targets of which the first screen tells, and names in a list. */
const TOLD = 3;
/** Answers whose lengths differ by more are said in the first screen. */
const LENGTH_CHANGE = 0.1;
/** A base that lost no more than this is compared with by what is left. */
const FEW_FAILURES = 0.1;
/** What is to be said of base beside the verdict: another model, answers of another length, requests that failed. */
function baseParagraphs(report, voice) {
    const changes = (0,_trade_js__WEBPACK_IMPORTED_MODULE_3__/* .modelChanges */ .rg)(report);
    // The trade of the only one stands in the first line.
    const told = (change) => {
        const trade = changes.length === 1 ? '' : (0,_trade_js__WEBPACK_IMPORTED_MODULE_3__/* .tradeWords */ ._z)(change, report);
        return trade === '' ? '' : `, ${trade}`;
    };
    const models = changes.map((change) => {
        const tokens = change.base.normalizedTokens
            ? ' Times per token are in tokens of one tokenizer, since the models count differently.'
            : '';
        return `${voice.name(change.target)} has another model: ${voice.name(change.to)} in place of ${voice.name(change.from)}${told(change)}.${tokens}`;
    });
    const lengths = (report.base?.targets ?? []).filter(hasOtherLength).map((target) => lengthText(target, voice));
    const failures = (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .armsOf */ .jO)(report)
        .filter((arm) => arm.isBase && (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .failedRatio */ .P_)(arm) > FEW_FAILURES)
        .map((arm) => failingText(arm, voice));
    return [cut(failures), cut(models), cut(lengths)].filter((part) => part !== '');
}
function cut(sentences) {
    const more = sentences.length - TOLD;
    return [...sentences.slice(0, TOLD), ...(more > 0 ? [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(more, 'more target')} below.`] : [])].join(' ');
}
function failingText(base, voice) {
    const { count, how } = (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .kY)(base);
    return `${voice.strong(`Base of ${voice.name(base.id)}: ${count}`)} (${how}).`;
}
function hasOtherLength({ outputLengthChangeRatio }) {
    return Math.abs(outputLengthChangeRatio ?? 0) > LENGTH_CHANGE;
}
function lengthText({ id, outputLengthChangeRatio = 0, ...times }, voice) {
    const longer = outputLengthChangeRatio > 0 ? 'longer' : 'shorter';
    const { e2eAsExperienced, e2eAtEqualLength } = times;
    const parts = [
        ...(e2eAsExperienced === undefined ? [] : [`${pairedText(e2eAsExperienced)} as users meet it`]),
        ...(e2eAtEqualLength === undefined ? [] : [`${pairedText(e2eAtEqualLength)} at equal length`])
    ];
    const time = parts.length === 0 ? '' : ` End-to-end time: ${parts.join(', ')}.`;
    return `Answers of ${voice.name(id)} are ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(outputLengthChangeRatio)} ${longer} than on base.${time}`;
}
/** `+24 % (+20 to +28)`: the interval is at 95 %. */
function pairedText({ changeRatio, intervalRatio }) {
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSignedPercent */ .h9)(changeRatio)} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSignedRange */ .TE)(intervalRatio)})`;
}
/** What was measured beside what, in how many pairs, and of which prompts. */
function comparedWithBase(report, voice) {
    const { base } = report;
    if (base === undefined || !report.checks.some(({ kind }) => kind === 'interleaved'))
        return '';
    const commit = base.commit === undefined ? '' : ` ${(0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .commitName */ .l3)(base.commit, voice)}`;
    const beside = `measured beside ${(0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectOf */ .et)(report)} in the same job`;
    const compared = `Compared with base${commit} (${SOURCES[base.source](voice)}), ${beside}: ${pairCounts(report)}.`;
    return [compared, promptChanges(base, voice), continuation(report)].filter((part) => part !== '').join(' ');
}
const SOURCES = {
    'base-block': ({ literal }) => `the endpoint under ${literal('base:')}`,
    'files-at-base': () => 'the configuration and prompts of that commit',
    'recorded-plan': () => 'the plan that its newest stored run recorded',
    'base-config': ({ literal }) => `the configuration given as ${literal('--base-config')}`,
    'base-ref': ({ literal }) => `the configuration and prompts of ${literal('--base-ref')}`,
    'same-plan': () => 'the same plan on both sides'
};
/** Pairs that the checks rest on, from the target with the fewest to that with the most. */
function pairCounts({ checks }) {
    const counts = new Map();
    for (const { target, pairCount = 0, kind } of checks) {
        if (kind === 'interleaved')
            counts.set(target, Math.max(pairCount, counts.get(target) ?? 0));
    }
    const [least, most] = [Math.min(...counts.values()), Math.max(...counts.values())];
    if (counts.size < 2)
        return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(most, 'pair')} of requests`;
    const range = least === most ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(most, 'pair') : `${least} to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(most, 'pair')}`;
    return `${range} of requests for each target`;
}
function promptChanges({ addedScenarios, removedScenarios, changedScenarioCount }, voice) {
    const parts = [
        ...(changedScenarioCount === 0 ? [] : [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(changedScenarioCount)} changed`]),
        ...(addedScenarios.length === 0 ? [] : [`${namesOf(addedScenarios, voice)} added`]),
        ...(removedScenarios.length === 0 ? [] : [`${namesOf(removedScenarios, voice)} removed`])
    ];
    if (parts.length === 0)
        return '';
    const unjudged = addedScenarios.length + removedScenarios.length > 0 ? '; what only one side has is not judged' : '';
    return `The prompts differ: ${parts.join(', ')}${unjudged}.`;
}
function namesOf(names, voice) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(names, TOLD, voice.name));
}
/** Whether what earlier attempts of the same workflow run measured counts, so that nobody has to ask why it came out alike. */
function continuation({ measured, place }) {
    const { continuedAttempts = [] } = measured;
    if (continuedAttempts.length > 0) {
        const attempts = `${continuedAttempts.length === 1 ? 'attempt' : 'attempts'} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(continuedAttempts.map(String))}`;
        return `This re-run goes on from the pairs of ${attempts}, which count too.`;
    }
    const attempt = place.workflowRun?.attempt ?? 1;
    return attempt > 1 ? 'This re-run starts anew, since no pairs of an earlier attempt are stored.' : '';
}


/***/ }),

/***/ 4877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ otherSideOf),
/* harmony export */   Bg: () => (/* binding */ budgetSentence),
/* harmony export */   qr: () => (/* binding */ budgetSentences)
/* harmony export */ });
/* unused harmony export budgetName */
/* harmony import */ var _domain_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2587);
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3230);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9012);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7703);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8191);





/** `TTFT p95 < 800 ms`, with the sign that was applied and the limit unrounded. */
function budgetName({ metric, statistic, operator, limit }) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .metricName */ .Kh)(metric, statistic)} ${operator} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLimit */ .tW)(limit, (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(metric).unit)}`;
}
/** Of a target of the report. */
function otherSideOf({ base }, target) {
    return base?.targets.some(({ id }) => id === target) === true ? 'base' : 'the baseline';
}
/** What a budget came to, in a sentence or two. */
function budgetSentence(result, other) {
    return budgetSentences(result, other).join(' ');
}
/** The same sentence by sentence, the outcome first. */
function budgetSentences(result, other = 'the baseline') {
    return [budgetOutcome(result), sameOnBase(result, other), readInstead(result)].filter((part) => part !== '');
}
function readInstead({ budget, readMetric, verdict }) {
    if (readMetric === budget.metric || verdict === 'not-measured')
        return '';
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(budget.metric).short)} cannot be observed here, so ${(0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(readMetric).short} was read in its place.`;
}
function budgetOutcome(result) {
    const { budget, verdict, sampleCount } = result;
    const limit = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLimit */ .tW)(budget.limit, (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(budget.metric).unit);
    const beyond = _domain_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .OPERATORS */ .w[budget.operator].good === 'below' ? 'over' : 'under';
    switch (verdict) {
        case 'met':
            return `${budgetValue(result)}, within the budget of ${limit}.`;
        case 'broken':
            return `${budgetValue(result)}, ${beyond} the budget of ${limit} (${restsOn(result)}).`;
        case 'at-the-edge':
            return edgeOutcome(result, limit, beyond);
        case 'not-measured':
            return `Budget ${budgetName(budget)} was not judged: ${sampleCount === 0 ? 'there is no value' : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(sampleCount, 'value')} ${sampleCount === 1 ? 'is' : 'are'} too few`}. That is never a pass.`;
        default:
            return verdict;
    }
}
function edgeOutcome(result, limit, beyond) {
    const { reason, sampleCount } = result;
    switch (reason) {
        case 'not-confirmed':
            return `${budgetValue(result)}, ${beyond} the budget of ${limit} at first; a second measurement in the same job did not agree.`;
        case 'too-few-samples':
            return `${budgetValue(result)}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(sampleCount, 'request')} ${sampleCount === 1 ? 'is' : 'are'} too few to judge the budget of ${limit}, since a percentile's takes ${_domain_report_js__WEBPACK_IMPORTED_MODULE_2__/* .PRINTED_FROM */ .Y.p50}.`;
        case undefined:
            return `${budgetValue(result)}: too close to the budget of ${limit} to tell with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(sampleCount, 'request')}.`;
        default:
            return reason;
    }
}
/** Throughput is one number for the whole run, whatever the number of requests. */
function restsOn({ readMetric, sampleCount }) {
    return readMetric === 'throughput' ? 'over the whole run' : (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(sampleCount, 'request');
}
function budgetValue({ budget, readMetric, value, interval }) {
    const Name = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .metricName */ .Kh)(readMetric, budget.statistic));
    const { unit } = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(readMetric);
    if (value === undefined)
        return noValue((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .metricName */ .Kh)(readMetric, budget.statistic), budget.statistic);
    const range = interval === undefined ? '' : ` (95 % interval ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRange */ .Lu)(interval, unit)})`;
    return `${Name} is ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)(value, unit)}${range}`;
}
/** A percentile bears failures up to its own share of requests; a mean and the largest value bear none. */
function noValue(name, statistic) {
    return statistic === 'mean' || statistic === 'max'
        ? `A failed request is infinitely slow, so that ${name} has no value`
        : `So many requests failed that ${name} has no value`;
}
function sameOnBase({ verdict, brokenOnBase }, other) {
    if (verdict !== 'broken' || brokenOnBase === undefined)
        return '';
    return brokenOnBase ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)(other)} breaks it too.` : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)(other)} keeps it.`;
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ shownRows),
/* harmony export */   N$: () => (/* binding */ checksSection),
/* harmony export */   RT: () => (/* binding */ openTable),
/* harmony export */   jb: () => (/* binding */ comparisonOf)
/* harmony export */ });
/* unused harmony export tallyOf */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8465);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9965);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4981);
/* harmony import */ var _trade_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7464);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8191);






/** What the checks of a report were made against: stored runs, base beside head, or for some targets the one and for some the other. */
function comparisonOf({ checks }) {
    const paired = checks.filter(({ kind }) => kind === 'interleaved').length;
    if (paired === 0)
        return 'baseline';
    return paired === checks.length ? 'base' : 'both';
}
/** Every check with its numbers. */
function checksSection(report, voice, detail) {
    const rows = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .checkRows */ .Uu)(report);
    if (rows.length === 0)
        return [];
    const columns = checkColumns(report);
    const width = detail.wide ? columns.length : NARROW_COLUMNS;
    const items = shownRows(rows, detail);
    const table = (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .cutTable */ .nd)({
        columns: columns.slice(0, width),
        items,
        write: (row) => checkCells(row, report, voice).slice(0, width),
        rowCount: detail.rowCount,
        omittedCount: rows.length - items.length
    });
    return [{ title: `Checks: ${tallyOf(rows)}`, table, lines: [legendOf(report, detail)] }];
}
/** The rows that are left where a page had to lose some. */
function shownRows(rows, { passing, improvements }) {
    return rows.filter(({ mark }) => {
        if (mark === 'passed' || mark === 'inconclusive-shown')
            return passing;
        return mark === 'improved' ? improvements : true;
    });
}
/** Columns that a narrow page shows: a wide table is scrolled, and not read. */
const NARROW_COLUMNS = 8;
function legendOf(report, { wide }) {
    const noise = comparisonOf(report) === 'base' ? '' : '; noise is how much runs differ on their own (one standard deviation)';
    const detectable = wide ? ' Detectable is the smallest slowdown found nine times in ten.' : '';
    const shown = report.checks.some((check) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .Fg)(check) === 'inconclusive-shown')
        ? ' What is only shown decides nothing, and was not measured on for.'
        : '';
    return `In brackets the 95 % interval; ~ is a change that is not told apart from nothing${noise}. ${endToEnd(report)}${detectable}${shown}`;
}
/**
 * Where the prompt or the model was changed, answers of another length are part of what the change does. Where the first
 * token is hidden, what a longer answer takes cannot be told from what came before it.
 */
function endToEnd(report) {
    const changed = (0,_trade_js__WEBPACK_IMPORTED_MODULE_3__/* .modelChanges */ .rg)(report).length > 0 || (report.base?.changedScenarioCount ?? 0) > 0;
    const hidden = hidingTargets(report);
    if (!changed && hidden.size === 0)
        return 'End-to-end time is compared at equal length of answer.';
    const causes = [
        ...(changed ? ['the prompts or the model changed'] : []),
        ...(hidden.size > 0 ? ['the first token is hidden'] : [])
    ];
    const all = new Set(report.checks.map(({ target }) => target));
    const where = !changed && hidden.size === all.size ? `since ${causes[0]}` : `where ${causes.join(' or ')}`;
    return `End-to-end time is compared as users meet it ${where}, with answers of their own length.`;
}
/** Targets of which the answer's first token was read in place of the reply's. */
function hidingTargets({ checks }) {
    return new Set(checks.flatMap(({ target, readMetric }) => (readMetric === 'ttfat' ? [target] : [])));
}
function checkColumns(report) {
    return [
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .left */ .kb)('Target'),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .left */ .kb)('Metric'),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .left */ .kb)('Result'),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)(baselineTitle(report)),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOf */ .et)(report))),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)('Change'),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)(noiseTitle(report)),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)('Margin'),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)('Detectable'),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)('Values')
    ];
}
function baselineTitle(report) {
    return comparisonOf(report) === 'base' ? 'Base' : 'Baseline';
}
/** Pairs cancel what runs differ by: there the number of them says how firm a change is. */
function noiseTitle(report) {
    return comparisonOf(report) === 'base' ? 'Pairs' : 'Noise';
}
function noiseCell({ noise, pairs }, report) {
    return comparisonOf(report) === 'base' ? pairs : noise;
}
function checkCells(row, report, voice) {
    const { target, metric, word, baseline, candidate, change, limit, detectable, counts } = row;
    const noise = noiseCell(row, report);
    return [voice.name(target), metric, word, baseline, candidate, change, noise, limit, detectable, counts];
}
/** `1 regressed, 6 passed`: how many rows came to what, gravest first. */
function tallyOf(rows) {
    const counts = new Map();
    for (const { word } of rows)
        counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].map(([word, count]) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} ${word}`).join(', ');
}
const ALARMING = ['🔴', '🟡'];
/** The columns of what a reader sees without opening anything, with icons where the page has them. */
function openTable(report, rows, voice) {
    const columns = [
        { title: '', align: 'center' },
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .left */ .kb)('Target'),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .left */ .kb)('Metric'),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)(baselineTitle(report)),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOf */ .et)(report))),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)('Change'),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)(noiseTitle(report)),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .right */ .pG)('Limit')
    ];
    const cells = rows.map((row) => {
        const { icon, target, metric, baseline, candidate, change, limit } = row;
        return [
            icon,
            voice.name(target),
            metric,
            baseline,
            candidate,
            ALARMING.includes(icon) ? voice.strong(change) : change,
            noiseCell(row, report),
            limit
        ];
    });
    return { columns, rows: cells, moreCount: 0 };
}


/***/ }),

/***/ 2382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ checkSentences),
/* harmony export */   Y: () => (/* binding */ checkSentence)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9012);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7703);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8191);





/** Prompts that a sentence names before it counts the rest. */
const NAMED_PROMPTS = 3;
const RAREST = 1_000_000;
const DEFAULT_BRANCH = 'the default branch';
/**
 * What a check came to, in a sentence or two. `branch` is where baselines come from, already escaped for the page.
 * Never "no change" and never a p value: a check that passed says what it could rule out.
 */
function checkSentence(check, branch = DEFAULT_BRANCH, voice = _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAIN_VOICE */ .gW) {
    return checkSentences(check, branch, voice).join(' ');
}
/** The same sentence by sentence: the outcome first, then what a reader must know to weigh it. */
function checkSentences(check, branch = DEFAULT_BRANCH, voice = _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAIN_VOICE */ .gW) {
    const parts = [
        outcomeOf(check, voice),
        ...circumstancesOf(check),
        settlementOf(check, branch),
        acceptanceOf(check, voice)
    ];
    return parts.filter((part) => part !== '');
}
function outcomeOf(check, voice) {
    const name = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .checkName */ .I3)(check);
    const Name = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)(name);
    switch (check.reason) {
        case 'slower-beyond-noise':
        case 'faster-beyond-noise':
            if ((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(check.metric).unit === 'ratio')
                return `${Name} is ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .directionOf */ .FR)(check)}: ${shares(check)}.`;
            return `${Name} is ${changeWords(check)}${pairsOf(check)}.`;
        case 'crept':
            return `${Name} crept up since the anchor, in steps too small to be an alarm each: ${changeWords(check)}.`;
        case 'slowdown-unlikely':
            return `${Name}: ${ruledOut(check)} is unlikely (measured ${signedChange(check)}).`;
        case 'slower-prompts':
            return slowerPrompts(check, voice);
        case 'no-slower-prompt':
            return `${Name}: none of them got slower by more than chance explains.`;
        case 'moved-together':
            return `${Name} is ${changeWords(check)}, and other targets moved alike: that is the network, the runner or the region rather than this target.`;
        case 'more-failures':
        case 'failures-as-before':
        case 'more-slow-requests':
        case 'slow-requests-as-before':
        case 'no-longer-streams':
        case 'streams-as-before':
            return rateOutcome({ ...check, reason: check.reason });
        default:
            return undecidedOutcome({ ...check, reason: check.reason });
    }
}
function rateOutcome(check) {
    switch (check.reason) {
        case 'more-failures':
            return `More failures: ${shares(check)}.`;
        case 'failures-as-before':
            return `Failures are within what chance allows: ${shares(check)}.`;
        case 'more-slow-requests':
            return `More requests that failed or took far longer than is usual for their prompt: ${shares(check)}.`;
        case 'slow-requests-as-before':
            return `Requests that failed or took far longer than is usual for their prompt are within what chance allows: ${shares(check)}.`;
        case 'no-longer-streams':
            return `No longer streams: ${streamedShares(check)}.`;
        case 'streams-as-before':
            return `Still streams: ${streamedShares(check)}.`;
        default:
            return check.reason;
    }
}
function undecidedOutcome(check) {
    const name = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .checkName */ .I3)(check);
    const Name = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)(name);
    const other = otherSide(check);
    switch (check.reason) {
        case 'could-be-either':
        case 'few-baseline-runs':
            return `${Name}: ${spanOf(check)}${pairsShort(check)}.`;
        case 'not-finished':
            return `${Name}: not finished, since measuring ended before it was decided${soFar(check)}.`;
        case 'too-few-samples':
            return `${Name}: ${tooFew(check)}.`;
        case 'too-many-failures':
            return `${Name}: too many requests failed for the times of the others to be judged.`;
        case 'too-many-void':
            return `${Name}: too many requests were spoilt by something other than the target (a cache, or this machine) for the others to be judged.`;
        case 'not-confirmed':
            return `${Name} was ${changeWords(check)} at first; a second measurement in the same job did not agree.`;
        case 'not-measured-again':
            return `${Name} was ${changeWords(check)} at first; ${secondNotMade(check)}.`;
        case 'vanished':
            return `${Name} is gone: ${other} has it${before(check)}, this run has no value. That is never a pass.`;
        case 'not-observable':
            return `${Name}: ${other} has no value to compare with.`;
        case 'token-source-differs':
            return `${Name}: ${other} counted tokens another way (by the provider's usage, or estimated), so the two are not compared.`;
        default:
            return check.reason;
    }
}
/** Why nobody knows whether a second measurement would have agreed. */
function secondNotMade({ secondCounts }) {
    const made = 'the second measurement in the same job could not be made';
    if (secondCounts === undefined)
        return made;
    const { attempted, failed } = secondCounts;
    if (failed > 0)
        return `${made}: ${failed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(attempted, 'request')} failed`;
    return attempted === 0
        ? `${made}: nothing was asked`
        : `${made}: too little was left of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(attempted, 'request')}`;
}
/** What head was compared with, in running text. */
function otherSide({ kind }) {
    return kind === 'interleaved' ? 'base' : 'the baseline';
}
/** The same for a number: `in the baseline 0.4 %`. */
function onOtherSide({ kind }) {
    return kind === 'interleaved' ? 'on base' : 'in the baseline';
}
function changeWords(check) {
    const { changeRatio, intervalRatio } = check;
    if (changeRatio === undefined)
        return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .directionOf */ .FR)(check)}${values(check)}`;
    const interval = intervalRatio === undefined ? '' : ` (95 % interval ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .changeRange */ .SZ)(intervalRatio)})`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(changeRatio)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .directionOf */ .FR)(check)}${interval}${values(check)}`;
}
function values({ metric, baseline, candidate }) {
    if (baseline === undefined || candidate === undefined)
        return '';
    return `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatFromTo */ .Lk)(baseline, candidate, (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).unit)}`;
}
function before({ metric, baseline }) {
    return baseline === undefined ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)(baseline, (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).unit)})`;
}
function pairsOf({ pairCount }) {
    return pairCount === undefined ? '' : `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(pairCount, 'pair')}`;
}
function slowerPrompts(check, voice) {
    const { scenarios = [], metric, readMetric = metric } = check;
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(scenarios, NAMED_PROMPTS, voice.name));
    const most = scenarios.length > 1 ? 'up to ' : '';
    const prompts = scenarios.length === 0 ? 'single prompts' : `the ${scenarios.length === 1 ? 'prompt' : 'prompts'} ${names}`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(readMetric).short)} of ${prompts} is ${most}${changeWords(check)}, which the median over all prompts does not show.`;
}
function ruledOut({ metric, marginRatio }) {
    const thing = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).unit === '$' ? 'rise' : 'slowdown';
    return marginRatio === undefined ? `a ${thing} worth an alarm` : `a ${thing} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(marginRatio)} or more`;
}
function signedChange({ changeRatio, intervalRatio }) {
    const change = changeRatio === undefined ? 'nothing' : (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSignedPercent */ .h9)(changeRatio);
    return intervalRatio === undefined ? change : `${change}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSignedRange */ .TE)(intervalRatio)}`;
}
function spanOf(check) {
    const { changeRatio, intervalRatio } = check;
    if (intervalRatio === undefined)
        return changeRatio === undefined ? 'unclear' : `about ${signedChange(check)}`;
    const [low, high] = intervalRatio;
    return `between ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSignedPercent */ .h9)(low)} and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSignedPercent */ .h9)(high)}${values(check)}`;
}
/** Pairs that were not enough, and how many would be. */
function pairsShort({ kind, pairCount, pairsToSettle }) {
    if (kind !== 'interleaved' || pairCount === undefined)
        return '';
    const enough = pairsToSettle === undefined ? '' : `, about ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(pairsToSettle)} would be`;
    return `: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(pairCount, 'pair')} were not enough${enough}`;
}
function soFar(check) {
    const { intervalRatio, pairCount } = check;
    if (intervalRatio === undefined)
        return '';
    return ` (${spanOf(check)}${pairCount === undefined ? '' : ` after ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(pairCount, 'pair')}`})`;
}
function tooFew(check) {
    const { kind, pairCount, pairsToSettle, sampleCounts, statistic } = check;
    if (kind === 'interleaved') {
        const enough = pairsToSettle === undefined ? '' : `; about ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(pairsToSettle)} would be enough`;
        return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(pairCount ?? 0, 'pair')} are too few to judge it${enough}`;
    }
    return `too few values to judge, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(sampleCounts.candidate, 'value')} here and ${sampleCounts.baseline} in the baseline${neededOf(statistic)}`;
}
function neededOf(statistic) {
    const needed = _domain_report_js__WEBPACK_IMPORTED_MODULE_1__/* .PRINTED_FROM */ .Y;
    const count = needed[statistic];
    return count === undefined ? '' : ` (${statistic} takes ${count})`;
}
function shares(check) {
    const { baseline, candidate, sampleCounts } = check;
    const now = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatShare */ .T1)(candidate ?? 0)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(sampleCounts.candidate, 'request')}`;
    return baseline === undefined
        ? now
        : `${now}, ${onOtherSide(check)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatShare */ .T1)(baseline)} of ${sampleCounts.baseline}`;
}
function streamedShares(check) {
    const { baseline, candidate } = check;
    const now = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatShare */ .T1)(candidate ?? 0)} of the replies arrived in pieces`;
    return baseline === undefined ? now : `${now}, ${onOtherSide(check)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatShare */ .T1)(baseline)}`;
}
/** What a reader must know to weigh the outcome: the noise, the chance, what is provisional, whether it was seen twice. */
function circumstancesOf(check) {
    if (check.reason === 'could-be-either')
        return [noiseOf(check)];
    if (check.verdict !== 'regressed')
        return [];
    const chance = chanceOf(check);
    if ((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(check.metric).scope === 'target')
        return [chance];
    const seenTwice = seenTwiceOf(check);
    const noise = check.kind === 'history' && check.noiseRatio !== undefined
        ? `Runs differ by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(check.noiseRatio)} on their own.`
        : '';
    const provisional = check.kind === 'provisional'
        ? `Provisional: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(check.sampleCounts.runs, 'baseline run')} cannot show how much runs differ on their own, so only a very clear slowdown is reported.`
        : '';
    return [chance, noise, provisional, seenTwice];
}
function seenTwiceOf(check) {
    if (check.confirmed === true)
        return 'A second measurement in the same job agreed.';
    return check.secondCounts === undefined ? '' : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)(secondNotMade(check))}.`;
}
function chanceOf({ chanceOneIn }) {
    if (chanceOneIn === undefined || chanceOneIn < 2)
        return '';
    return `A change this clear appears by chance in fewer than 1 of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(roundedDown(chanceOneIn))} checks.`;
}
/** To two digits, since a promise is never rounded up; beyond a million no model of noise can promise anything. */
function roundedDown(chanceOneIn) {
    const count = Math.min(RAREST, chanceOneIn);
    const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
    return Math.floor(count / step) * step;
}
function noiseOf({ noiseRatio, detectableRatio, metric }) {
    const visible = detectableRatio === undefined ? '' : (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(detectableRatio);
    const change = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).unit === '$' ? 'rises' : 'slowdowns';
    const noise = noiseRatio === undefined ? '' : `Runs of this endpoint differ by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(noiseRatio)} on their own`;
    if (noise === '')
        return visible === '' ? '' : `This comparison can only show ${change} above ${visible}.`;
    return visible === '' ? `${noise}.` : `${noise}; this comparison can only show ${change} above ${visible}.`;
}
function settlementOf({ verdict, kind, reason, runsToSettle, sampleCounts }, branch) {
    if (runsToSettle !== undefined)
        return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(runsToSettle, 'more run')} on ${branch} would settle it.`;
    if (reason === 'few-baseline-runs') {
        return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(sampleCounts.runs, 'baseline run')} cannot tell such a change from the difference between runs.`;
    }
    const open = verdict === 'inconclusive' && kind === 'history' && reason === 'could-be-either';
    return open ? 'More baseline runs alone would not settle it.' : '';
}
function acceptanceOf({ metric, accepted, notAccepted }, voice) {
    if (accepted !== undefined) {
        const size = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).unit === 'ratio' ? (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .pointsText */ .JA)(accepted.upToRatio) : (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(accepted.upToRatio);
        return `Accepted up to ${size} until ${accepted.until} (${voice.sentence(accepted.reason)}).`;
    }
    if (notAccepted === 'ended')
        return 'The line that accepted it has passed its last day.';
    return notAccepted === 'larger' ? 'It is larger than the line that accepts it allows.' : '';
}


/***/ }),

/***/ 7577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ fitted)
/* harmony export */ });
const WHOLE = {
    wide: true,
    percentiles: true,
    trend: true,
    passing: true,
    improvements: true,
    rowCount: Number.POSITIVE_INFINITY
};
const SHORT = { ...WHOLE, percentiles: false, trend: false, passing: false, improvements: false };
/** What a page loses where it grows too large, in this order. Never the verdict, what failed, or the marker. */
const STEPS = [
    WHOLE,
    { ...WHOLE, percentiles: false },
    { ...WHOLE, percentiles: false, trend: false },
    { ...WHOLE, percentiles: false, trend: false, passing: false },
    SHORT,
    { ...SHORT, rowCount: 1000 },
    { ...SHORT, rowCount: 100 },
    { ...SHORT, rowCount: 25 },
    { ...SHORT, rowCount: 5 }
];
/** The page with as much detail as fits; with the least where nothing does. */
function fitted(render, fits) {
    const [first = WHOLE, ...others] = STEPS;
    return others.reduce((page, detail) => (fits(page) ? page : render(detail)), render(first));
}


/***/ }),

/***/ 2527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ MARKDOWN_VOICE),
/* harmony export */   gW: () => (/* binding */ PLAIN_VOICE),
/* harmony export */   jv: () => (/* binding */ escapeKey)
/* harmony export */ });
/** Names and ids; longer ones are cut. */
const NAME_LENGTH = 60;
/** Error messages and other foreign sentences. */
const SENTENCE_LENGTH = 500;
/**
 * Escaping makes a character up to twelve long. A text is cut where its escaped form passes this many times its limit,
 * so that a page of hostile names still fits into a comment.
 */
const GROWTH = 4;
const MARKDOWN_VOICE = {
    name: (foreign) => code(foreign, NAME_LENGTH),
    sentence: (foreign) => code(foreign, SENTENCE_LENGTH),
    strong: (own) => `**${own}**`,
    literal: (own) => `\`${own}\``,
    link: (word, url) => (SAFE_URL.test(url) ? `[${word}](${url})` : word)
};
const PLAIN_VOICE = {
    name: (foreign) => plain(foreign, NAME_LENGTH),
    sentence: (foreign) => plain(foreign, SENTENCE_LENGTH),
    strong: (own) => own,
    literal: (own) => own,
    link: (word, url) => (SAFE_URL.test(url) ? `${word} ${url}` : word)
};
const SAFE_URL = /^https?:\/\/[\w.:/?=&%~-]+$/;
/** Everything markdown, HTML, GitHub's emoji, mathematics, mentions, references and links are made of. */
const MARKUP = /[&<>|`*_~[\](){}\\!#:/@$"'=]|www\./giu;
function code(foreign, length) {
    return `<code>${cut(printable(beginning(foreign, length)), length, entities)}</code>`;
}
// GitHub turns an escaped @ into a mention all the same; an invisible space behind it is what stops that.
const MENTION_STOP = '&#8203;';
function entities(text) {
    return text.replace(MARKUP, (match) => {
        if (match.length > 1)
            return `${match.slice(0, -1)}&#46;`;
        return `&#${match.codePointAt(0)};${match === '@' ? MENTION_STOP : ''}`;
    });
}
/**
 * For logs and terminals: one line, and nothing that the runner takes for a command (`::error::` at the start of a line,
 * `##[error]` anywhere in it).
 */
function plain(foreign, length) {
    return cut(printable(beginning(foreign, length)), length, (text) => text.replaceAll('::', ': :').replaceAll('##[', '# #['));
}
/** Far more than will be shown, so that a text of megabytes costs no more than a name. */
function beginning(foreign, length) {
    const most = length * 4;
    return foreign.length > most ? `${foreign.slice(0, most)}…` : foreign;
}
/** One line of visible text: no control, bidi, zero-width or lone surrogate characters. */
function printable(foreign) {
    const line = foreign
        .toWellFormed()
        .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
        .trim();
    return line === '' ? '(empty)' : line;
}
/** Cuts by code points, so that no character is halved, and by what the text grows to. */
function cut(text, length, escaped) {
    const whole = escaped(text);
    const points = [...text];
    if (points.length <= length && whole.length <= length * GROWTH)
        return whole;
    let kept = points.slice(0, length - 1);
    while (escaped(kept.join('')).length >= length * GROWTH)
        kept = kept.slice(0, Math.floor(kept.length * 0.9));
    return `${escaped(kept.join(''))}…`;
}
/**
 * A key inside an HTML comment: nothing in it can close the comment or break the line, and no two keys become the same.
 * Ordinary keys stay as they are.
 */
function escapeKey(key) {
    return key.toWellFormed().replace(/[%<>\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]|(?<=-)-/gu, (match) => {
        return match === '-' ? '%2D' : encodeURIComponent(match);
    });
}


/***/ }),

/***/ 2547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P_: () => (/* binding */ failedRatio),
/* harmony export */   fQ: () => (/* binding */ failureClasses),
/* harmony export */   jO: () => (/* binding */ armsOf),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   q3: () => (/* binding */ requestCounts)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);


/** What a request came to, in words. */
const OUTCOME_WORDS = {
    ok: 'answered',
    'rate-limited': 'rate-limited (429)',
    overloaded: 'overloaded (503 or 529)',
    'http-error': 'refused with an HTTP error',
    'timeout-connect': 'without a connection in time',
    'timeout-first-byte': 'without a first byte in time',
    'timeout-idle': 'silent in the middle of the answer',
    'timeout-total': 'not finished in time',
    truncated: 'cut off in the middle of the answer',
    'error-midstream': 'with an error in the middle of the answer',
    'api-error': 'with an error in place of an answer',
    'not-a-stream': 'answered by something that is not an event stream',
    'not-streamed': 'answered in one piece',
    'empty-body': 'with an empty body',
    'empty-output': 'finished without any output',
    refusal: 'refused by the model',
    'protocol-error': 'broken HTTP or event stream',
    connection: 'connection refused or lost',
    'unsupported-encoding': 'compressed in an unknown way'
};
/** Every target of the report, and those that were measured beside one as its base. */
function armsOf({ targets, base }) {
    return [
        ...targets.map(({ id, counts }) => ({ id, isBase: false, counts })),
        ...(base?.targets ?? []).map(({ id, counts }) => ({ id, isBase: true, counts }))
    ];
}
/** The ways in which requests to a target failed, most frequent first. */
function failureClasses({ counts }) {
    const classes = Object.entries(counts.failed);
    return classes
        .filter(([, count]) => count > 0)
        .map(([outcome, count]) => ({ word: OUTCOME_WORDS[outcome], count }))
        .toSorted((a, b) => b.count - a.count);
}
/** The share of requests that failed; 0 where none was made. A refusal is an answer, and no failure. */
function failedRatio({ counts }) {
    return counts.attempted === 0 ? 0 : failedCount({ counts }) / counts.attempted;
}
function failedCount(arm) {
    return failureClasses(arm).reduce((sum, { count }) => sum + count, 0);
}
/** `9 of 60 requests failed`, and how: `6 without a first byte in time and 3 cut off in the middle of the answer`. */
function failureText(arm) {
    const classes = failureClasses(arm);
    const how = classes.map(({ count, word }) => (classes.length === 1 ? word : `${count} ${word}`));
    return { count: `${failedCount(arm)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(arm.counts.attempted, 'request')} failed`, how: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(how) };
}
/** Answered and attempted requests over all targets. */
function requestCounts(targets) {
    return {
        ok: targets.reduce((sum, { counts }) => sum + counts.ok, 0),
        attempted: targets.reduce((sum, { counts }) => sum + counts.attempted, 0)
    };
}


/***/ }),

/***/ 7855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   W$: () => (/* binding */ isNotMeasuredAgain),
/* harmony export */   e2: () => (/* binding */ isAboutProviders),
/* harmony export */   m4: () => (/* binding */ withoutBaseline)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8465);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9965);
/* harmony import */ var _trade_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7464);




/** What a reader sees first, on every page. */
function firstLine(report) {
    if (report.notMeasured !== undefined)
        return { icon: '⚪', title: 'not measured' };
    const title = withTrade(TITLES[report.state](report), report);
    return { icon: iconOf(report), title: trialTitle(title, report) };
}
/** Another model is a trade, and a reader wants both sides of it at once. */
function withTrade(title, report) {
    const trade = TRADED.includes(report.state) ? (0,_trade_js__WEBPACK_IMPORTED_MODULE_3__/* .tradeTitle */ .NK)(report) : '';
    return trade === '' ? title : `${title}; new model: ${trade}`;
}
const TRADED = ['regression', 'over-budget', 'inconclusive', 'warning', 'pass'];
/** A run that failed for what must be put right before anything can be judged is no trial of anything. */
function trialTitle(title, { wouldHaveFailed }) {
    if (wouldHaveFailed === undefined)
        return title;
    const outcome = `trial: would have ${wouldHaveFailed ? 'failed' : 'passed'}`;
    const rest = title.replace(/^passed(?:[,;] )?/, '');
    return rest === '' ? outcome : `${outcome} (${rest})`;
}
/** Some states are red on one event and not on another: the icon says what the job does. */
function iconOf(report) {
    if (isEmpty(report))
        return '⚪';
    if (report.state === 'pass' && acceptedCount(report) > 0)
        return '👁';
    const { state, color } = report;
    const icon = ICONS[state];
    if (icon === '🔴' && color !== 'red')
        return '🟡';
    return icon === '🟡' && color === 'red' ? '🔴' : icon;
}
/** Nothing was compared and no budget is set: there is nothing to be glad about. */
function isEmpty({ state, checks, budgets }) {
    return state === 'pass' && checks.length === 0 && budgets.length === 0;
}
const ICONS = {
    regression: '🔴',
    'over-budget': '🔴',
    'could-not-measure': '⚠️',
    inconclusive: '⚪',
    'no-baseline': '🆕',
    drift: '🟡',
    warning: '🟡',
    pass: '✅'
};
const TITLES = {
    regression: regressionTitle,
    'over-budget': budgetTitle,
    'could-not-measure': couldNotMeasureTitle,
    inconclusive: inconclusiveTitle,
    'no-baseline': noBaselineTitle,
    drift: (report) => `drift at the provider; ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .innocenceOf */ .Ku)(report)}`,
    warning: edgeTitle,
    pass: passTitle
};
function regressionTitle(report) {
    const regressed = report.checks.filter((check) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .Fg)(check) === 'regressed');
    const provisional = regressed.length > 0 && regressed.every(({ kind }) => kind === 'provisional');
    const word = provisional ? 'provisional regression' : 'regression';
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(Math.max(1, regressed.length), word)}${brokenTail(report)}`;
}
function budgetTitle(report) {
    const own = countMarks(report, 'broken');
    const onBase = countMarks(report, 'broken-on-base');
    const total = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(Math.max(1, own + onBase), 'budget');
    if (onBase === 0)
        return `${total} broken`;
    return own === 0 ? `${total} broken, on the base too` : `${total} broken, ${onBase} of them on the base too`;
}
function couldNotMeasureTitle(report) {
    if (isOnlyNotMeasuredAgain(report))
        return 'an alarm, which could not be measured again';
    return report.checks.length > 0 && judgedTargets(report).length > 1
        ? 'could not measure every target'
        : 'could not measure';
}
/** Whether nothing failed but a second measurement. */
function isOnlyNotMeasuredAgain({ checks, targets, failure }) {
    return (failure === undefined &&
        checks.some(isNotMeasuredAgain) &&
        targets.every(({ counts }) => counts.attempted === counts.ok));
}
/** Whether it was an alarm that a second measurement could not be made of. */
function isNotMeasuredAgain({ reason }) {
    return reason === 'not-measured-again';
}
function inconclusiveTitle(report) {
    const marks = report.checks.map(_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .Fg);
    const open = report.checks.filter((check) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .Fg)(check) === 'inconclusive');
    if (open.length > 0 && open.every(({ reason }) => reason === 'moved-together')) {
        return `inconclusive, several targets moved together${edgeTail(report)}`;
    }
    if (marks.includes('vanished'))
        return 'inconclusive, a metric is gone';
    if (marks.includes('inconclusive'))
        return `inconclusive${edgeTail(report)}`;
    return countMarks(report, 'not-measured') > 0
        ? `inconclusive, a budget could not be judged${edgeTail(report)}`
        : 'inconclusive';
}
function edgeTitle(report) {
    const edge = countMarks(report, 'at-the-edge');
    return edge > 1 ? `${edge} budgets are at the edge` : 'a budget is at the edge';
}
function edgeTail(report) {
    return countMarks(report, 'at-the-edge') > 0 ? `, ${edgeTitle(report)}` : '';
}
function noBaselineTitle(report) {
    const { checks, warnings } = report;
    const forbidden = warnings.some(({ kind }) => kind === 'baseline-forbidden');
    const what = forbidden ? 'the baseline could not be read' : 'no baseline yet';
    if (checks.length === 0)
        return `${what}, nothing was compared`;
    return `${what} for ${withoutBaseline(report).length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(judgedTargets(report).length, 'target')}`;
}
/** Targets that nothing was compared for. */
function withoutBaseline(report) {
    const compared = new Set(report.checks.map(({ target }) => target));
    return judgedTargets(report).filter(({ id }) => !compared.has(id));
}
/** All but the upstreams that were measured beside a target, which nothing is compared for. They have its name, and this. */
const UPSTREAM = ' (direct)';
function judgedTargets({ targets }) {
    const upstreams = new Set(targets.map(({ id }) => `${id}${UPSTREAM}`));
    return targets.filter(({ id }) => !upstreams.has(id));
}
function passTitle(report) {
    if (isEmpty(report))
        return 'nothing was judged';
    if (report.checks.length === 0)
        return 'budgets are met, nothing was compared';
    if (!isAboutProviders(report))
        return `passed${improvedTail(report)}${acceptedTail(report)}`;
    return `${report.budgets.length > 0 ? 'budgets are met' : 'passed'}${acceptedTail(report)}; ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .innocenceOf */ .Ku)(report)}`;
}
/** Whether every target is a provider's whose plan is the baseline's: then history is for information. */
function isAboutProviders({ checks }) {
    return checks.length > 0 && checks.every(({ owned }) => !owned);
}
function improvedTail({ checks }) {
    const improved = checks.filter(({ verdict, owned }) => verdict === 'improved' && owned).length;
    return improved === 0 ? '' : `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(improved, 'improvement')}`;
}
function acceptedCount({ checks }) {
    return checks.filter((check) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .Fg)(check) === 'accepted').length;
}
function acceptedTail(report) {
    const count = acceptedCount(report);
    return count === 0 ? '' : `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'accepted slowdown')}`;
}
function brokenTail(report) {
    const broken = countMarks(report, 'broken') + countMarks(report, 'broken-on-base');
    return broken === 0 ? '' : `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(broken, 'budget')} broken`;
}
function countMarks({ budgets }, mark) {
    return budgets.filter((budget) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .budgetMarkOf */ .aM)(budget) === mark).length;
}


/***/ }),

/***/ 7703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Lk: () => (/* binding */ formatFromTo),
/* harmony export */   Lu: () => (/* binding */ formatRange),
/* harmony export */   Sv: () => (/* binding */ formatUnsignedRange),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   TE: () => (/* binding */ formatSignedRange),
/* harmony export */   _V: () => (/* binding */ formatMs),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   h9: () => (/* binding */ formatSignedPercent),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   nT: () => (/* binding */ formatDollars),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   tW: () => (/* binding */ formatLimit)
/* harmony export */ });
/* unused harmony export formatTokensPerSecond */
/** Stands where a number is absent. */
const NOTHING = '–';
const MINUS = '−';
const SCALES = [
    { unit: 'ms', sizeMs: 1, below: 1000, print: threeDigits },
    { unit: 's', sizeMs: 1000, below: 60, print: (value) => value.toPrecision(3) },
    { unit: 'min', sizeMs: 60_000, below: 60, print: (value) => value.toFixed(1) },
    { unit: 'h', sizeMs: 3_600_000, below: Number.POSITIVE_INFINITY, print: (value) => value.toFixed(1) }
];
/**
 * A duration with three significant digits: 412 ms, 12 ms, 1.24 s, 2.3 min. The scale is chosen by the printed digits, so that
 * 999.6 is 1.00 s and never 1000 ms. Below 0.1 ms it shows microseconds; +∞ is `∞`.
 */
function formatMs(ms) {
    if (ms === 0)
        return '0 ms';
    if (!Number.isFinite(ms))
        return '∞';
    for (const { unit, sizeMs, below, print } of SCALES) {
        const digits = print(ms / sizeMs);
        if (Number(digits.replace('<', '')) < below)
            return `${digits} ${unit}`;
    }
    return NOTHING;
}
/** Three significant digits without exponent; `12` for 12.0, and below 1 at most three decimals. */
function threeDigits(value) {
    if (value < 0.001)
        return '<0.001';
    if (value < 0.9995)
        return trimmed(value.toFixed(3));
    const digits = value.toPrecision(3);
    return digits.includes('e') ? String(Number(digits)) : digits.replace(/\.0+$/, '');
}
/** Tokens per second: 71.4 tok/s, 1240 tok/s. */
function formatTokensPerSecond(tokensPerSecond) {
    return `${threeDigits(tokensPerSecond)} tok/s`;
}
/** Dollars: two decimals from ten cents up, two significant digits below, since an answer costs a fraction of a cent. */
function formatDollars(dollars) {
    if (dollars === 0)
        return '$0';
    if (dollars < 0.000001)
        return '<$0.000001';
    return `$${dollars >= 0.1 ? dollars.toFixed(2) : dollars.toPrecision(2)}`;
}
/** A change without its sign: 31 %, 11.8 %, 0.6 %. One decimal below 20 %, where it still says something. */
function formatPercent(ratio) {
    return `${percentDigits(ratio)} %`;
}
/** A change with its sign: +0.6 %, −2.9 %. A change that rounds to nothing has none. */
function formatSignedPercent(ratio) {
    return `${signedDigits(ratio)} %`;
}
/** Both ends of an interval of changes with their signs, the unit left to the reader: `−2.9 to +4.2`. */
function formatSignedRange([low, high]) {
    return `${signedDigits(low)} to ${signedDigits(high)}`;
}
/** Both ends without signs, the smaller first, for a sentence that says the direction in a word: `27 to 36`. */
function formatUnsignedRange([low, high]) {
    const ends = [low, high].toSorted((a, b) => Math.abs(a) - Math.abs(b));
    return ends.map(percentDigits).join(' to ');
}
function percentDigits(ratio) {
    const percent = Math.abs(ratio * 100);
    if (!Number.isFinite(percent))
        return '∞';
    const fine = percent.toFixed(1).replace(/\.0$/, '');
    return Number(fine) < 20 ? fine : percent.toFixed(0);
}
function signedDigits(ratio) {
    const digits = percentDigits(ratio);
    if (digits === '0')
        return digits;
    return `${ratio < 0 ? MINUS : '+'}${digits}`;
}
/** A share of 1. A share that is not nothing or all never prints as 0 % or 100 %. */
function formatShare(ratio) {
    const percent = ratio * 100;
    if (percent <= 0 || percent >= 100)
        return `${percent <= 0 ? 0 : 100} %`;
    if (percent < 0.01)
        return '<0.01 %';
    if (percent < 1)
        return `${trimmed(percent.toFixed(2))} %`;
    const digits = trimmed(percent.toFixed(1));
    return digits === '100' ? '>99.9 %' : `${digits} %`;
}
/** A measured value in its metric's unit. */
function formatValue(value, unit) {
    if (value === undefined || Number.isNaN(value))
        return NOTHING;
    switch (unit) {
        case 'ms':
            return formatMs(value);
        case 'tok/s':
            return formatTokensPerSecond(value);
        case '$':
            return formatDollars(value);
        case 'ratio':
            return formatShare(value);
        default:
            return unit;
    }
}
/** A limit as it was applied, not rounded, so that it never looks met where it is not: 800 ms, 1.5 s, 1 %. */
function formatLimit(limit, unit) {
    switch (unit) {
        case 'ms':
            return limit < 1000 ? `${exact(limit)} ms` : `${exact(limit / 1000)} s`;
        case 'tok/s':
            return `${exact(limit)} tok/s`;
        case '$':
            return `$${exact(limit)}`;
        case 'ratio':
            return `${exact(limit * 100)} %`;
        default:
            return unit;
    }
}
/** Twelve digits hide what binary fractions add (0.07 × 100) and nothing a person wrote. */
function exact(value) {
    return String(Number(value.toPrecision(12)));
}
/** `412 → 540 ms`: the unit once where both share it. */
function formatFromTo(from, to, unit) {
    return joined(formatValue(from, unit), formatValue(to, unit), '→');
}
/** `1.52 to 1.81 s`: the unit once where both share it. */
function formatRange([low, high], unit) {
    return joined(formatValue(low, unit), formatValue(high, unit), 'to');
}
function joined(from, to, word) {
    const unit = to.replace(/^\S+/, '');
    const short = unit !== '' && from.endsWith(unit) ? from.slice(0, -unit.length) : from;
    return `${short} ${word} ${to}`;
}
/** Whole numbers with commas: 12,345. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 run`, `5 runs`, `3 targets`; the plural is the word with an s unless given. */
function plural(count, word, words = `${word}s`) {
    return `${formatCount(count)} ${count === 1 ? word : words}`;
}
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How old something is, in the largest unit of which two are full: 90 minutes, 47 hours, 2 days. */
function formatAge(ageMs) {
    if (ageMs < MINUTE_MS)
        return 'less than a minute';
    if (ageMs < 2 * HOUR_MS)
        return plural(Math.floor(ageMs / MINUTE_MS), 'minute');
    if (ageMs < 2 * DAY_MS)
        return plural(Math.floor(ageMs / HOUR_MS), 'hour');
    return plural(Math.floor(ageMs / DAY_MS), 'day');
}
/** The first seven digits, as GitHub shows a commit. */
function shortSha(commit) {
    return commit.slice(0, 7);
}
/** An ISO 8601 time to the minute: `2026-09-21 14:03 UTC`. Another offset than Z is shown as it is. */
function formatTime(iso) {
    const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})[^Z+-]*(Z|[+-]\d{2}:\d{2})$/.exec(iso);
    if (parts === null)
        return iso;
    const [, day = '', minute = '', zone = ''] = parts;
    return `${day} ${minute} ${zone === 'Z' ? 'UTC' : zone}`;
}
/** The day of an ISO 8601 time. */
function formatDay(iso) {
    return iso.slice(0, 10);
}
function trimmed(digits) {
    return digits.replace(/\.?0+$/, '');
}


/***/ }),

/***/ 8514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ FORMATS)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3021);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4639);



/** The formats a report can be written in: one function and one row each. */
const FORMATS = {
    json: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .renderJson */ .h,
    markdown: _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMarkdown */ .G,
    text: _text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderText */ .S
};


/***/ }),

/***/ 7406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1499);


/**
 * The report as data: its members and their order are interface. Values are in the metric's unit, ratios signed; what is
 * absent has no member.
 */
function renderJson(report) {
    const document = {
        verdict: report.state,
        checks: report.checks.map(checkDocument),
        budgets: report.budgets.map(budgetDocument),
        warnings: report.warnings.map(warningDocument),
        base: baseDocument(report),
        trial: report.trial ? { wouldHaveFailed: report.wouldHaveFailed ?? false } : undefined,
        trackRecord: report.trackRecord,
        notMeasured: report.notMeasured
    };
    return `${JSON.stringify(document, undefined, 2)}\n`;
}
function checkDocument(check) {
    return {
        target: check.target,
        metric: check.metric,
        readMetric: check.readMetric,
        statistic: check.statistic,
        verdict: check.verdict,
        reason: check.reason,
        kind: check.kind,
        baseline: check.baseline,
        candidate: check.candidate,
        changeRatio: check.changeRatio,
        intervalRatio: check.intervalRatio,
        detectableRatio: check.detectableRatio,
        sampleCounts: {
            baseline: check.sampleCounts.baseline,
            candidate: check.sampleCounts.candidate,
            runs: check.sampleCounts.runs
        },
        pairCount: check.pairCount,
        pairsToSettle: check.pairsToSettle,
        chanceOneIn: check.chanceOneIn,
        scenarios: check.scenarios,
        accepted: check.accepted,
        notAccepted: check.notAccepted
    };
}
/** The other arm, where one was measured. */
function baseDocument({ base }) {
    if (base === undefined)
        return undefined;
    const { source, commit, targets, addedScenarios, removedScenarios, changedScenarioCount } = base;
    return { source, commit, targets, addedScenarios, removedScenarios, changedScenarioCount };
}
function budgetDocument(result) {
    const { budget, target, readMetric, verdict, reason, value, interval, sampleCount, brokenOnBase } = result;
    return {
        target,
        metric: budget.metric,
        readMetric: readMetric === budget.metric ? undefined : readMetric,
        statistic: budget.statistic,
        operator: budget.operator,
        limit: budget.limit,
        value,
        interval,
        sampleCount,
        // Scripts know three words. One that nothing was measured for has no value and no samples: it is neither met nor broken.
        verdict: verdict === 'not-measured' ? 'at-the-edge' : verdict,
        reason,
        brokenOnBase
    };
}
function warningDocument(warning) {
    const { kind, ...fields } = warning;
    return { kind, message: (0,_warnings_js__WEBPACK_IMPORTED_MODULE_1__/* .warningText */ .i4)(warning, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_VOICE */ .gW), ...fields };
}


/***/ }),

/***/ 1615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ budgetTally),
  M: () => (/* binding */ leadOf)
});

// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/report/base-lead.js
var base_lead = __webpack_require__(5316);
// EXTERNAL MODULE: ./lib/report/budget-words.js
var budget_words = __webpack_require__(4877);
// EXTERNAL MODULE: ./lib/report/check-table.js
var check_table = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/report/check-words.js
var check_words = __webpack_require__(2382);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/words.js
var report_words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/detectable.js



/**
 * The smallest change that this very run could have detected, for each metric; over several targets from the best to
 * the worst of them. Every page says it, since a gate that cannot see a change also finds none.
 */
function detectableSentence({ checks }) {
    if (checks.length === 0)
        return 'Nothing was compared, so no change of any size could have been detected.';
    const sizes = new Map();
    for (const check of told(checks)) {
        const name = (0,report_words/* checkName */.I3)(check);
        sizes.set(name, [...(sizes.get(name) ?? []), check.detectableRatio]);
    }
    if (sizes.size === 0)
        return 'How small a change this run could have detected is not known: too little was compared.';
    const named = [...sizes].map(([name, ratios]) => ({ name, size: sizeOf(ratios) }));
    const parts = [...Map.groupBy(named, ({ size }) => size)].map(([size, metrics]) => `${size} in ${(0,report_words/* listed */.KE)(metrics.map(({ name }) => name))}`);
    return `The smallest slowdown this run could have detected, nine times in ten: ${separated(parts)}.`;
}
/** Where a part lists names itself, commas between parts would be read as one list. */
function separated(parts) {
    return parts.some((part) => part.includes(' and ')) ? parts.join('; ') : (0,report_words/* listed */.KE)(parts);
}
/** The medians where there are any: tails are told in the table of all checks. */
function told(checks) {
    const known = checks.filter((check) => check.detectableRatio !== undefined && (0,domain_metric/* metricOf */.ak)(check.metric).scope === 'sample');
    const medians = known.filter(({ statistic }) => statistic === 'p50');
    return medians.length > 0 ? medians : known;
}
function sizeOf(ratios) {
    const low = (0,format/* formatPercent */.l9)(Math.min(...ratios));
    const high = (0,format/* formatPercent */.l9)(Math.max(...ratios));
    return low === high ? low : `${low.replace(' %', '')} to ${high}`;
}

// EXTERNAL MODULE: ./lib/report/failures.js
var failures = __webpack_require__(2547);
// EXTERNAL MODULE: ./lib/report/first-line.js
var first_line = __webpack_require__(7855);
// EXTERNAL MODULE: ./lib/report/next-step.js
var next_step = __webpack_require__(6304);
// EXTERNAL MODULE: ./lib/report/not-measured.js
var not_measured = __webpack_require__(5680);
// EXTERNAL MODULE: ./lib/report/place.js
var report_place = __webpack_require__(8465);
// EXTERNAL MODULE: ./lib/report/rows.js
var rows = __webpack_require__(9965);
// EXTERNAL MODULE: ./lib/report/track-record.js
var track_record = __webpack_require__(1583);
;// CONCATENATED MODULE: ./lib/report/lead.js















/** Targets of which the first screen tells that they failed. */
const TOLD_TARGETS = 3;
/**
 * The paragraphs under the first line: what the verdict rests on, what was compared with what, and how small a change
 * could have been seen.
 */
function leadOf(report, voice) {
    if (report.notMeasured !== undefined)
        return [(0,not_measured/* whyNotMeasured */.e)(report.notMeasured, report, voice)];
    const reason = REASONS[report.state](report, voice);
    const also = report.states.filter((state) => state !== report.state).map((state) => alsoOf(state, report, voice));
    const accepted = worstCheck(report, 'accepted', voice);
    const compared = [(0,base_lead/* comparedWithBase */.Hz)(report, voice), comparedWith(report, voice), detectableSentence(report)];
    return [
        // What passed for a reason is told before what passed by itself.
        ...(report.state === 'pass' ? [accepted, reason] : [reason, ...also, accepted]),
        ...(0,base_lead/* baseParagraphs */.LS)(report, voice),
        (0,track_record/* trialSentence */.E)(report, voice),
        compared.filter((part) => part !== '').join(' ')
    ].filter((part) => part !== '');
}
const REASONS = {
    regression: (report, voice) => worstCheck(report, 'regressed', voice),
    'over-budget': worstBudget,
    'could-not-measure': whatFailed,
    inconclusive: whatIsOpen,
    'no-baseline': whenThereIsOne,
    drift: (report, voice) => worstCheck(report, 'drift', voice),
    warning: whatIsOpen,
    pass: whatPassed
};
/** What else applies that no row of the table tells. */
function alsoOf(state, report, voice) {
    switch (state) {
        case 'could-not-measure':
            return whatFailed(report, voice);
        case 'no-baseline':
            return `No baseline yet for ${namesOf((0,first_line/* withoutBaseline */.m4)(report), voice)}.`;
        case 'drift':
            return `What ${namesOf(drifting(report), voice)} shows is drift at the provider: ${(0,report_place/* innocenceOf */.Ku)(report)}.`;
        default:
            return '';
    }
}
function drifting({ checks, targets }) {
    const ids = new Set(checks.filter((check) => (0,rows/* markOf */.Fg)(check) === 'drift').map(({ target }) => target));
    return targets.filter(({ id }) => ids.has(id));
}
function namesOf(targets, voice) {
    const names = targets.slice(0, TOLD_TARGETS).map(({ id }) => voice.name(id));
    const more = targets.length - names.length;
    return (0,report_words/* listed */.KE)(more > 0 ? [...names, `${more} more`] : names);
}
function worstCheck(report, mark, voice) {
    const [worst, ...others] = report.checks.filter((check) => (0,rows/* markOf */.Fg)(check) === mark).toSorted(largestFirst);
    if (worst === undefined)
        return '';
    return withMore(lead_told(worst.target, (0,check_words/* checkSentences */.X)(worst, (0,report_place/* branchOf */.W0)(report, voice), voice), voice), others.length);
}
function largestFirst(a, b) {
    return Math.abs(b.changeRatio ?? 0) - Math.abs(a.changeRatio ?? 0);
}
function worstBudget(report, voice) {
    const broken = report.budgets.filter(({ verdict }) => verdict === 'broken');
    const own = broken.filter((budget) => (0,rows/* budgetMarkOf */.aM)(budget) === 'broken');
    return firstBudget(own.length > 0 ? own : broken, report, voice);
}
function firstBudget([first, ...others], report, voice) {
    if (first === undefined)
        return '';
    const sentences = (0,budget_words/* budgetSentences */.qr)(first, (0,budget_words/* otherSideOf */.$K)(report, first.target));
    return withMore(lead_told(first.target, sentences, voice), others.length);
}
function lead_told(target, [outcome = '', ...rest], voice) {
    return [voice.strong(`${voice.name(target)}: ${outcome}`), ...rest].join(' ');
}
function withMore(text, count) {
    return count === 0 ? text : `${text} ${count} more below.`;
}
function whatFailed(report, voice) {
    const { failure, targets } = report;
    if (failure !== undefined)
        return voice.sentence(failure.message);
    const failing = targets.filter((target) => (0,failures/* failedRatio */.P_)(target) > FEW_FAILURES).toSorted(mostFailedFirst);
    const sentences = failing.slice(0, TOLD_TARGETS).map((target) => failureSentence(target, voice));
    const more = failing.length - sentences.length;
    const rest = more > 0 ? [`${(0,format/* plural */.LS)(more, 'more target')} below.`] : [];
    return [...sentences, ...rest, ...notMeasuredAgain(report, voice), 'This is neither a pass nor a regression.'].join(' ');
}
/** Alarms that a second measurement could not be made of: the largest in words. */
function notMeasuredAgain(report, voice) {
    const [worst, ...others] = report.checks.filter(first_line/* isNotMeasuredAgain */.W$).toSorted(largestFirst);
    if (worst === undefined)
        return [];
    return [withMore(lead_told(worst.target, (0,check_words/* checkSentences */.X)(worst, (0,report_place/* branchOf */.W0)(report, voice), voice), voice), others.length)];
}
/** Targets that lost no more than this are judged by what is left. */
const FEW_FAILURES = 0.1;
function mostFailedFirst(a, b) {
    return (0,failures/* failedRatio */.P_)(b) - (0,failures/* failedRatio */.P_)(a);
}
function failureSentence(target, voice) {
    const { count, how } = (0,failures/* failureText */.kY)(target);
    return `${voice.strong(`${voice.name(target.id)}: ${count}`)} (${how}).`;
}
function whatIsOpen(report, voice) {
    const open = ['vanished', 'inconclusive'].map((mark) => worstCheck(report, mark, voice));
    const edge = report.budgets.filter(({ verdict }) => verdict === 'at-the-edge' || verdict === 'not-measured');
    return [...open, firstBudget(edge, report, voice)].find((text) => text !== '') ?? '';
}
/** Warnings that are the very reason why a baseline is missing. */
const REASONS_FOR_NONE = [
    'baseline-unreadable',
    'plan-differs',
    'environment-differs',
    'scenarios-too-few'
];
function whenThereIsOne(report, voice) {
    if (report.checks.length > 0)
        return whyNone(report, voice);
    const budgets = report.budgets.length === 0
        ? 'No budget is set, so nothing was judged.'
        : `Budgets, which need no baseline: ${budgetTally(report)}.`;
    return `${whyNone(report, voice)} ${budgets}`;
}
function whyNone(report, voice) {
    const { place, warnings, checks } = report;
    const says = (...kinds) => warnings.some(({ kind }) => kinds.includes(kind));
    const branch = (0,report_place/* branchOf */.W0)(report, voice);
    if (says('baseline-forbidden'))
        return 'Whether there is a baseline is not known, since this job may not look.';
    if ((0,next_step/* isOfFiles */.l$)(report))
        return `Name earlier runs with ${voice.literal('--baseline')} to compare with them.`;
    const isLocal = place.event === 'local';
    const next = whatIsNext(report, voice);
    if (checks.length > 0)
        return `Nothing is stored of ${namesOf((0,first_line/* withoutBaseline */.m4)(report), voice)}. ${next}`;
    if (says(...REASONS_FOR_NONE))
        return `No stored run could be compared with, for the reason below. ${next}`;
    if (says('baseline-refused'))
        return `None of the stored runs may serve as a baseline, as the notes below say. ${next}`;
    return `${isLocal ? 'No run is stored here yet.' : `No run of ${branch} is stored yet.`} ${next}`;
}
function whatIsNext(report, voice) {
    const { place } = report;
    if (place.feedsBaseline)
        return 'This run is stored now, and whatever runs next is compared with it.';
    return place.event === 'local'
        ? `A run with ${voice.literal('--save-baseline')} is stored, and later ones are compared with it.`
        : `The next run on ${(0,report_place/* branchOf */.W0)(report, voice)} is stored, and pull requests are compared with it from then on.`;
}
function whatPassed(report, voice) {
    const budgets = report.budgets.length === 0 ? '' : `Budgets: ${budgetTally(report)}.`;
    if ((0,first_line/* isAboutProviders */.e2)(report)) {
        const history = 'What is sent is what the baseline sent, so the history of the provider is shown for information only.';
        return [budgets, history].filter((part) => part !== '').join(' ');
    }
    return [largestMove(report, voice), asBefore(report), budgets].filter((part) => part !== '').join(' ');
}
/** `met` and the rest counted, in words: `2 of 3 met, 1 at the edge`. */
function budgetTally({ budgets }) {
    if (budgets.length === 0)
        return 'none is set';
    const words = { met: 'met', broken: 'broken', 'at-the-edge': 'at the edge', 'not-measured': 'not judged' };
    const parts = ['broken', 'at-the-edge', 'not-measured', 'met'].flatMap((verdict) => {
        const count = budgets.filter((budget) => budget.verdict === verdict).length;
        return count === 0 ? [] : [`${count} ${words[verdict]}`];
    });
    const met = budgets.filter(({ verdict }) => verdict === 'met').length;
    return met === budgets.length ? `${met} of ${met} met` : (0,report_words/* listed */.KE)(parts);
}
function largestMove({ checks }, voice) {
    const judged = checks.filter(({ gating, owned, reason }) => gating && owned && reason === 'slowdown-unlikely');
    const [largest] = judged.toSorted((a, b) => (b.changeRatio ?? 0) - (a.changeRatio ?? 0));
    if (largest?.changeRatio === undefined)
        return '';
    const others = checks.some(({ gating, owned, metric, verdict }) => gating && owned && (0,domain_metric/* metricOf */.ak)(metric).scope === 'sample' && verdict !== 'unchanged');
    const { target, changeRatio, intervalRatio, marginRatio } = largest;
    const facts = [
        ...(intervalRatio === undefined ? [] : [(0,format/* formatSignedRange */.TE)(intervalRatio)]),
        ...(marginRatio === undefined ? [] : [`margin ${(0,format/* formatPercent */.l9)(marginRatio)}`])
    ];
    const name = `${voice.name(target)} ${(0,report_words/* checkName */.I3)(largest)}`;
    const tail = facts.length === 0 ? '' : ` (${facts.join(', ')})`;
    return `${inAll(judged.length, others)} a slowdown beyond the margin is unlikely; the largest move is ${name}, ${(0,format/* formatSignedPercent */.h9)(changeRatio)}${tail}.`;
}
/** `hasOthers`: some latency checks that gate came to something else. */
function inAll(count, hasOthers) {
    const other = hasOthers ? 'other ' : '';
    if (count === 1)
        return `In the one ${other}latency check that gates,`;
    return `${count === 2 ? 'In both' : `In all ${count}`} ${other}latency checks that gate,`;
}
function asBefore({ checks }) {
    const failures = checks.some(({ reason }) => reason === 'failures-as-before');
    const streaming = checks.some(({ reason }) => reason === 'streams-as-before');
    const slow = checks.some(({ reason }) => reason === 'slow-requests-as-before');
    const words = [
        ...(failures ? ['failures'] : []),
        ...(slow ? ['slow requests'] : []),
        ...(streaming ? ['streaming'] : [])
    ];
    return words.length === 0
        ? ''
        : `${(0,report_words/* listed */.KE)(words).replace(/^./, (first) => first.toUpperCase())} ${words.length === 1 && streaming ? 'is' : 'are'} as before.`;
}
function comparedWith(report, voice) {
    const { baseline } = report;
    const others = new Set(report.checks.filter(isOfRuns).map(({ target }) => target));
    if (baseline === undefined || others.size === 0)
        return '';
    const { newest, runCount } = baseline;
    const runs = `${(0,format/* plural */.LS)(runCount, 'run')}${report.place.defaultBranch === undefined ? '' : ` of ${(0,report_place/* branchOf */.W0)(report, voice)}`}`;
    const commit = newest.commit === undefined ? '' : ` ${(0,report_place/* commitName */.l3)(newest.commit, voice)}`;
    const facts = [...relationOf(baseline, (0,report_place/* subjectOf */.et)(report)), `${(0,format/* formatAge */.nV)(baseline.ageMs)} old`];
    const what = (0,check_table/* comparisonOf */.jb)(report) === 'both'
        ? `${(0,report_words/* listed */.KE)((0,report_words/* counted */.hS)([...others], TOLD_TARGETS, voice.name))}: compared with`
        : 'Compared with';
    return `${what} ${runs}, ${runCount === 1 ? 'made at' : 'the newest'}${commit} (${facts.join(', ')}).`.replace(/, made at \(/, ' (');
}
function isOfRuns({ kind }) {
    return kind !== 'interleaved';
}
function relationOf({ relation, distance }, subject) {
    switch (relation) {
        case 'base':
            return [subject === 'this change' ? 'the base of this change' : 'the base'];
        case 'ancestor':
            return [distance === undefined ? 'before the base' : `${(0,format/* plural */.LS)(distance, 'commit')} before the base`];
        case 'not-ancestor':
            return ['not an ancestor of the base'];
        case 'unknown':
            return [];
        default:
            return relation;
    }
}


/***/ }),

/***/ 3021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ renderMarkdown),
/* harmony export */   t: () => (/* binding */ markdownPage)
/* harmony export */ });
/* harmony import */ var _detail_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7577);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _first_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7855);
/* harmony import */ var _lead_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1615);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8916);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6304);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4981);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4375);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1499);









const voice = _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKDOWN_VOICE */ .FS;
/** GitHub drops a step summary of more than 1 MiB, and now and then one just below. */
const MOST_BYTES = 900_000;
/** A report as a file of its own: everything open, every table whole. */
function renderMarkdown(report) {
    return `${markdownPage(report, '#')}\n`;
}
/**
 * The page behind the job summary and the report file, its title at the given level of heading. It stays below 900 kB
 * by losing detail, never the verdict.
 */
function markdownPage(report, heading) {
    return (0,_detail_js__WEBPACK_IMPORTED_MODULE_0__/* .fitted */ .$)((detail) => page(report, heading, detail), (text) => bytesOf(text) <= MOST_BYTES);
}
function bytesOf(text) {
    return new TextEncoder().encode(text).length;
}
function page(report, heading, detail) {
    const { icon, title } = (0,_first_line_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLine */ .TM)(report);
    const next = (0,_next_step_js__WEBPACK_IMPORTED_MODULE_5__/* .nextStep */ .sk)(report, voice);
    return [
        `${heading} ${icon} LLM latency: ${title}`,
        ...(0,_lead_js__WEBPACK_IMPORTED_MODULE_3__/* .leadOf */ .M)(report, voice),
        ...loudWarnings(report, detail),
        ...(next === undefined ? [] : [`**Next:** ${next}`]),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .sectionsOf */ .K)(report, voice, detail).map((section) => part(section, heading)),
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownClosing */ .je)(report)
    ].join('\n\n');
}
function loudWarnings({ warnings }, { rowCount }) {
    const loud = warnings.filter(_warnings_js__WEBPACK_IMPORTED_MODULE_7__/* .isLoud */ .tw);
    if (loud.length === 0)
        return [];
    return [(0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownList */ .Al)((0,_section_js__WEBPACK_IMPORTED_MODULE_8__/* .cutLines */ .EQ)(loud, rowCount, (warning) => (0,_warnings_js__WEBPACK_IMPORTED_MODULE_7__/* .warningText */ .i4)(warning, voice)))];
}
function part(section, heading) {
    return `${heading}# ${section.title}\n\n${(0,_markup_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownBody */ .eM)(section)}`;
}


/***/ }),

/***/ 8916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ markdownList),
/* harmony export */   eM: () => (/* binding */ markdownBody),
/* harmony export */   je: () => (/* binding */ markdownClosing)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7703);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8465);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8330);




/** What stands under a section's title. */
function markdownBody({ table, lines, code }) {
    const parts = [
        ...(table === undefined ? [] : [(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)(table)]),
        ...(lines === undefined ? [] : [markdownList(lines)]),
        ...(code === undefined ? [] : [`\`\`\`yaml\n${code.join('\n')}\n\`\`\``])
    ];
    return parts.join('\n\n');
}
/** One item a line. */
function markdownList(lines) {
    return lines.map((line) => `- ${line}`).join('\n');
}
/** Which commit, when, and where to read more. */
function markdownClosing(report) {
    const { runUrl } = report.place;
    const head = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .headOf */ .Uo)(report, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN_VOICE */ .FS);
    const parts = [
        ...(head === undefined ? [] : [`head ${head}`]),
        (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTime */ .fU)(report.generatedAt),
        ...(runUrl === undefined ? [] : [_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN_VOICE */ .FS.link('run', runUrl)])
    ];
    return parts.join(' · ');
}


/***/ }),

/***/ 6304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ FILES_KEY),
/* harmony export */   l$: () => (/* binding */ isOfFiles),
/* harmony export */   sk: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2547);
/* harmony import */ var _first_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7855);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7703);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5680);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8465);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9965);
/* harmony import */ var _trade_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7464);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8191);








/** What the reader can do now, as a sentence; absent where nothing is to be done. */
function nextStep(report, voice) {
    if (report.notMeasured !== undefined)
        return (0,_not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .afterNotMeasured */ .y)(report.notMeasured, report, voice);
    return STEPS[report.state](report, voice);
}
/** What a report of files that are named has for a key: `compare` and `report` take any number of them. */
const FILES_KEY = 'compare';
/** Whether a run file was judged on somebody's machine, rather than measured there. */
function isOfFiles({ place }) {
    return place.event === 'local' && place.key === FILES_KEY;
}
const STEPS = {
    regression: afterRegression,
    'over-budget': afterBudget,
    'could-not-measure': afterFailure,
    inconclusive: afterInconclusive,
    'no-baseline': fillBaseline,
    drift: afterDrift,
    warning: atTheEdge,
    pass: () => undefined
};
function afterRegression(report, voice) {
    const regressed = report.checks.filter((check) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .markOf */ .Fg)(check) === 'regressed');
    const runs = Math.max(0, ...regressed.map(missingRuns));
    const more = runs === 0 ? '' : ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(runs, 'more run')} on ${(0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .branchOf */ .W0)(report, voice)} would make this verdict a firm one.`;
    return `${remedy(regressed, report, voice)}${more}`;
}
function remedy(regressed, report, voice) {
    if (regressed.some(({ reason }) => reason === 'no-longer-streams')) {
        return 'look for what collects the answer before it passes it on: a proxy, compression, a missing flush.';
    }
    if (regressed.some(({ reason }) => reason === 'more-failures'))
        return 'see below how the requests failed.';
    const changed = regressed.filter(({ target }) => (0,_trade_js__WEBPACK_IMPORTED_MODULE_6__/* .modelChanges */ .rg)(report).some((change) => change.target === target));
    if (changed.length === regressed.length && changed.length > 0) {
        return `weigh what the new model gives against what it takes. Where it is worth it, ${accepting(voice)}`;
    }
    if (regressed.every((check) => isLongerAnswers(check, report))) {
        return `answers got longer, and so does the time to their end: ask for shorter ones. Where it is wanted, ${accepting(voice)}`;
    }
    const metrics = new Set(regressed.map(({ metric }) => metric));
    const first = metrics.has('ttft') || metrics.has('ttfat');
    const decode = metrics.has('tpot') || metrics.has('output_speed');
    const where = [
        ...(first ? ['what happens before the first token (prompt length, queueing, prefill, a gateway)'] : []),
        ...(decode ? ['what each token costs (model, quantization, batching, load)'] : [])
    ];
    const look = where.length === 0 ? 'find what takes longer.' : `look at ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(where)}.`;
    return `${look} Where the slowdown is wanted, ${accepting(voice)}`;
}
function accepting(voice) {
    return `accept it with the ${voice.literal('accept:')} line below.`;
}
/** Answers whose lengths differ by less do not explain a slowdown. */
const LONGER = 0.1;
function isLongerAnswers({ metric, target }, { base }) {
    const used = base?.targets.find(({ id }) => id === target);
    return metric === 'e2e' && (used?.outputLengthChangeRatio ?? 0) > LONGER;
}
/** Baseline runs from which a verdict is more than provisional. */
const FIRM_RUNS = 5;
function missingRuns({ kind, sampleCounts }) {
    return kind === 'provisional' ? Math.max(0, FIRM_RUNS - sampleCounts.runs) : 0;
}
function afterBudget(report) {
    const own = report.budgets.some((budget) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .budgetMarkOf */ .aM)(budget) === 'broken');
    if (own) {
        return 'get back under the limit, or change it where it is set. An absolute limit holds only for the place it was measured from.';
    }
    return (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .subjectOf */ .et)(report) === 'this change'
        ? 'nothing in this pull request: the budget was broken before it. The nightly run says since when.'
        : 'see below since when, and get back under the limit, or change it where it is set.';
}
const CROWDED = ['rate-limited', 'overloaded'];
function afterFailure(report, voice) {
    const { failure, checks } = report;
    if (failure?.hint !== undefined)
        return voice.sentence(failure.hint);
    const crowded = (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .armsOf */ .jO)(report).some(({ counts }) => CROWDED.some((outcome) => (counts.failed[outcome] ?? 0) > 0));
    // What failed in a second measurement is in none of the tables below.
    if (!crowded && checks.some(_first_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotMeasuredAgain */ .W$))
        return 'run it again once the endpoint answers, to know whether the alarm stands.';
    return crowded
        ? `run it again later; where it happens often, lower ${voice.literal('schedule.in-flight')} or raise the limit of the account.`
        : 'see below how the requests failed, then run it again.';
}
function afterInconclusive(report, voice) {
    const open = report.checks.filter((check) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .markOf */ .Fg)(check) === 'inconclusive');
    const runs = open.flatMap(({ runsToSettle }) => runsToSettle ?? []);
    if (runs.length > 0)
        return moreRuns(Math.max(...runs), report, voice);
    const pairs = open.flatMap(({ pairsToSettle }) => pairsToSettle ?? []);
    if (pairs.length > 0)
        return morePairs(Math.max(...pairs), report, voice);
    if (report.budgets.some(({ verdict }) => verdict === 'at-the-edge'))
        return atTheEdge(report, voice);
    return hasTooFew(report) ? moreRequests(voice) : ANOTHER_LOOK;
}
const ANOTHER_LOOK = 'run it again for another look.';
function moreRequests(voice) {
    return `make more requests: raise ${voice.literal('schedule.requests')}.`;
}
/** Where a limit is not too near, moving it would not help. */
function atTheEdge({ budgets }, voice) {
    const reasons = new Set(budgets.filter(({ verdict }) => verdict === 'at-the-edge').map(({ reason }) => reason));
    if (reasons.has(undefined) || reasons.size === 0)
        return 'set the limit outside of what the measurement can tell, or run it again for another look.';
    return reasons.has('too-few-samples') ? moreRequests(voice) : ANOTHER_LOOK;
}
function hasTooFew({ checks, budgets }) {
    const fewSamples = checks.some((check) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .markOf */ .Fg)(check) === 'inconclusive' && check.reason === 'too-few-samples');
    return fewSamples || budgets.some(({ verdict, sampleCount }) => verdict === 'not-measured' && sampleCount > 0);
}
function fillBaseline(report, voice) {
    if (report.warnings.some(({ kind }) => kind === 'baseline-forbidden')) {
        return 'give the job the permission named above, and run it again.';
    }
    if (report.place.event === 'local')
        return undefined;
    return `for a whole baseline today, start this workflow by hand on ${(0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .branchOf */ .W0)(report, voice)} with ${voice.literal(`runs: ${FIRM_RUNS}`)}.`;
}
function moreRuns(count, report, voice) {
    const runs = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(count, 'more run');
    if (isOfFiles(report))
        return `compare with ${runs}: ${voice.literal('--baseline')} may be given several times.`;
    if (report.place.event === 'local')
        return `make ${runs} of what it is compared with, each with ${voice.literal('--save-baseline')}.`;
    return `start this workflow by hand on ${(0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .branchOf */ .W0)(report, voice)} with ${voice.literal(`runs: ${count}`)}, or wait for ${runs} there.`;
}
/** Another attempt goes on from the pairs that there are, unless these are all that the plan allows. */
function morePairs(count, { place, measured }, voice) {
    const { reason } = measured.end;
    if (reason === 'cancelled')
        return place.event === 'local' ? 'run it again to its end.' : `${GO_ON}.`;
    const cap = CAPS[reason];
    const raise = cap === undefined
        ? `raise the most of ${voice.literal('schedule.pairs')} to about ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count)}`
        : `raise ${voice.literal(cap)}: it ended the measuring, and about ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(count, 'pair')} would be enough`;
    return place.event === 'local' || reason === 'max-pairs' ? `${raise}.` : `${GO_ON}, or ${raise}.`;
}
const GO_ON = 'run it again, which goes on from these pairs';
/** What ends measuring before the plan's own number of pairs, by the key that moves it. */
const CAPS = {
    timeout: 'schedule.timeout',
    'max-cost': 'schedule.max-cost'
};
function afterDrift(report) {
    return (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .subjectOf */ .et)(report) === 'this change'
        ? 'nothing in this pull request. Look at the status page of the provider, or compare with another one.'
        : 'look at the status page of the provider, or compare with another one.';
}


/***/ }),

/***/ 5680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ whyNotMeasured),
/* harmony export */   y: () => (/* binding */ afterNotMeasured)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);

/** Globs or files that a sentence lists before it counts the rest. */
const LISTED_PATHS = 5;
/** Why nothing was measured, in a paragraph. */
function whyNotMeasured(code, { relevance = {} }, voice) {
    switch (code) {
        case 'fork-without-key':
            return 'This pull request comes from a fork, and GitHub gives forks no secrets, so there is no key to measure with. Nothing was sent and nothing was judged.';
        case 'nothing-relevant-changed':
            return `Nothing relevant changed: ${changedWords(relevance.changedFileCount)} ${pathWords(relevance.paths ?? [], voice)}. Nothing was sent and nothing was judged.`;
        case 'label-missing':
            return `This pull request does not bear the label ${voice.name(relevance.label ?? '')}, with which it would be measured. Nothing was sent and nothing was judged.`;
        default:
            return code;
    }
}
/** What can be done about it. */
function afterNotMeasured(code, { relevance = {} }, voice) {
    switch (code) {
        case 'fork-without-key':
            return 'nothing for its author. A maintainer can have it measured in the merge queue, or from a branch of this repository.';
        case 'nothing-relevant-changed':
            return undefined;
        case 'label-missing':
            return `set the label ${voice.name(relevance.label ?? '')} to have it measured.`;
        default:
            return code;
    }
}
function changedWords(count) {
    if (count === undefined)
        return 'no changed file';
    return count === 1 ? 'the one changed file does not match' : `none of the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'changed file')} matches`;
}
function pathWords(paths, voice) {
    const shown = paths.slice(0, LISTED_PATHS).map(voice.name);
    const more = paths.length - shown.length;
    return (more > 0 ? [...shown, `${more} more`] : shown).join(', ');
}


/***/ }),

/***/ 8465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ innocenceOf),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   l3: () => (/* binding */ commitName)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);

/** What is judged: `this change` where there is one, else `this run`. */
function subjectOf({ place }) {
    return place.pullRequest !== undefined || place.event === 'merge_group' ? 'this change' : 'this run';
}
/** Where baselines come from. */
function branchOf({ place }, voice) {
    return place.defaultBranch === undefined ? 'the default branch' : voice.name(place.defaultBranch);
}
/** The checked commit as a page shows it: the head of the pull request, not GitHub's merge of it. */
function headOf({ place }, voice) {
    const commit = place.headCommit ?? place.commit;
    return commit === undefined ? undefined : commitName(commit, voice);
}
/** Seven digits of a commit, bare, since GitHub links those; anything that is no commit is foreign text. */
function commitName(commit, voice) {
    return /^[0-9a-f]{7,64}$/.test(commit) ? (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortSha */ .Fu)(commit) : voice.name(commit);
}
/** Why an alarm of a provider's unchanged target is nobody's fault here. */
function innocenceOf(report) {
    return subjectOf(report) === 'this change'
        ? 'this change cannot have changed the speed of the model'
        : 'nothing in this repository can have changed the speed of the model';
}


/***/ }),

/***/ 9965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Uu: () => (/* binding */ checkRows),
/* harmony export */   Y7: () => (/* binding */ openRows),
/* harmony export */   aM: () => (/* binding */ budgetMarkOf),
/* harmony export */   b5: () => (/* binding */ budgetRows)
/* harmony export */ });
/* harmony import */ var _domain_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2587);
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3230);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7703);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8191);




/** What a row came to, gravest first: the order is the order of rows on every page. */
const MARKS = {
    regressed: { icon: '🔴', word: 'regressed', open: true },
    broken: { icon: '🔴', word: 'over budget', open: true },
    vanished: { icon: '⚪', word: 'gone', open: true },
    drift: { icon: '🟡', word: 'drift', open: true },
    'broken-on-base': { icon: '🟡', word: 'over budget, base too', open: true },
    'at-the-edge': { icon: '🟡', word: 'at the edge', open: true },
    'not-measured': { icon: '⚪', word: 'not judged', open: true },
    inconclusive: { icon: '⚪', word: 'inconclusive', open: true },
    accepted: { icon: '👁', word: 'accepted', open: true },
    improved: { icon: '🟢', word: 'improved', open: true },
    passed: { icon: '', word: 'passed', open: false },
    'inconclusive-shown': { icon: '', word: 'shown', open: false }
};
const MARK_ORDER = Object.keys(MARKS);
/** The row of every check. */
function checkRows({ checks }) {
    return gravestFirst(checks.map(checkRow));
}
/** The row of every budget. */
function budgetRows({ budgets }) {
    return gravestFirst(budgets.map(budgetRow));
}
/** What a reader sees without opening anything: what failed, changed or could not be told, gravest first. */
function openRows(report) {
    const rows = gravestFirst([...checkRows(report), ...budgetRows(report)]).filter(({ open }) => open);
    // On some events what is otherwise a warning makes the job red, and then its rows must not look milder than the job.
    const milder = report.color === 'red' && rows.every(({ icon }) => icon !== '🔴');
    return rows.map((row) => (milder && row.icon === '🟡' ? { ...row, icon: '🔴' } : row));
}
function gravestFirst(rows) {
    return rows.toSorted((a, b) => MARK_ORDER.indexOf(a.mark) - MARK_ORDER.indexOf(b.mark) || b.size - a.size);
}
/** What a check is, seen as a whole: whose it is and whether it decides. */
function markOf(check) {
    switch (check.verdict) {
        case 'regressed':
            if (check.accepted !== undefined)
                return 'accepted';
            // A tail that is clearly slower counts, whether or not the gate names it.
            return check.owned ? 'regressed' : 'drift';
        case 'improved':
            return 'improved';
        case 'unchanged':
            return 'passed';
        case 'inconclusive':
            return inconclusiveMark(check);
        default:
            return check.verdict;
    }
}
/** A gated metric that vanished is said first, whoever owns the target; otherwise a provider's history is information. */
function inconclusiveMark({ gating, owned, reason }) {
    if (reason === 'vanished' && gating)
        return 'vanished';
    return gating && owned ? 'inconclusive' : 'inconclusive-shown';
}
/** The same for a budget. */
function budgetMarkOf({ verdict, brokenOnBase }) {
    if (verdict === 'broken')
        return brokenOnBase === true ? 'broken-on-base' : 'broken';
    return verdict === 'met' ? 'passed' : verdict;
}
function checkRow(check) {
    const { unit } = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(check.metric);
    const mark = markOf(check);
    const { baseline, candidate, runs } = check.sampleCounts;
    return {
        mark,
        ...MARKS[mark],
        target: check.target,
        metric: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)(check),
        baseline: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(check.baseline, unit),
        candidate: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(check.candidate, unit),
        change: changeOf(check),
        noise: check.noiseRatio === undefined ? noNoise(check) : `±${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(check.noiseRatio)}`,
        pairs: check.pairCount === undefined ? _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$ : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(check.pairCount),
        limit: check.accepted === undefined ? marginText(check) : `${acceptedText(check, check.accepted.upToRatio)}`,
        detectable: detectableText(check),
        counts: check.kind === 'interleaved'
            ? `${candidate} vs ${baseline}`
            : `${candidate} vs ${baseline} in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(runs, 'run')}`,
        size: Math.abs(check.changeRatio ?? 0)
    };
}
function noNoise({ metric, kind }) {
    return (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(metric).scope === 'sample' && kind === 'provisional' ? 'unknown yet' : _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
}
function changeOf(check) {
    switch (check.reason) {
        case 'more-failures':
            return 'more failures';
        case 'more-slow-requests':
            return 'more slow requests';
        case 'no-longer-streams':
            return 'no longer streams';
        case 'failures-as-before':
        case 'slow-requests-as-before':
        case 'no-slower-prompt':
        case 'streams-as-before':
            return '~';
        case 'not-finished':
            return `not finished${check.changeRatio === undefined ? '' : `, ${ratioText(check)}`}`;
        case 'vanished':
            return 'gone';
        case 'too-few-samples':
            return check.changeRatio === undefined ? 'too few values' : `${ratioText(check)}, too few to judge`;
        default:
            return ratioText(check);
    }
}
function ratioText(check) {
    const { changeRatio, intervalRatio, verdict } = check;
    if (changeRatio === undefined)
        return _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
    if ((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(check.metric).unit === 'ratio')
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .directionOf */ .FR)(check);
    if (verdict === 'regressed' || verdict === 'improved') {
        const range = intervalRatio === undefined ? '' : ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .changeRange */ .SZ)(intervalRatio)})`;
        return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(changeRatio)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .directionOf */ .FR)(check)}${range}`;
    }
    const range = intervalRatio === undefined ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSignedRange */ .TE)(intervalRatio)})`;
    return `${verdict === 'unchanged' ? '~ ' : ''}${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSignedPercent */ .h9)(changeRatio)}${range}`;
}
/** What takes the margin's place while an acceptance holds. */
function acceptedText({ metric }, upToRatio) {
    const size = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(metric).unit === 'ratio' ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pointsText */ .JA)(upToRatio) : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSignedPercent */ .h9)(upToRatio);
    return `${size} accepted`;
}
function marginText({ metric, marginRatio }) {
    if (marginRatio === undefined)
        return _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
    const { better, unit } = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(metric);
    const sign = better === 'lower' ? 1 : -1;
    return unit === 'ratio' ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pointsText */ .JA)(marginRatio)}` : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSignedPercent */ .h9)(sign * marginRatio);
}
function detectableText({ metric, detectableRatio }) {
    if (detectableRatio === undefined)
        return _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
    return (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(metric).unit === 'ratio' ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pointsText */ .JA)(detectableRatio) : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(detectableRatio);
}
function budgetRow(result) {
    const { budget, readMetric, value, sampleCount, brokenOnBase } = result;
    const { unit } = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(readMetric);
    const mark = budgetMarkOf(result);
    return {
        mark,
        ...MARKS[mark],
        target: result.target,
        metric: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .metricName */ .Kh)(readMetric, budget.statistic),
        baseline: brokenOnBase === undefined ? _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$ : brokenOnBase ? 'over too' : 'within',
        candidate: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(value, unit),
        change: budgetChange(result),
        noise: _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$,
        pairs: _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$,
        limit: `${budget.operator} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLimit */ .tW)(budget.limit, unit)}`,
        detectable: _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$,
        counts: String(sampleCount),
        size: distance(result)
    };
}
/** How far past its limit, relative to it. */
function distance({ budget, value }) {
    if (value === undefined)
        return Number.MAX_VALUE;
    return budget.limit === 0 ? value : Math.abs(value / budget.limit - 1);
}
function budgetChange(result) {
    const { budget, verdict, interval, readMetric, reason } = result;
    const range = interval === undefined ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRange */ .Lu)(interval, (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(readMetric).unit)})`;
    switch (verdict) {
        case 'broken':
            return `${howFar(result)}${_domain_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .OPERATORS */ .w[budget.operator].good === 'below' ? 'over' : 'under'} budget${range}`;
        case 'at-the-edge':
            return `${reason === undefined ? 'at the edge' : EDGE_WORDS[reason]}${range}`;
        case 'met':
            return `met${range}`;
        case 'not-measured':
            return 'not judged';
        default:
            return verdict;
    }
}
const EDGE_WORDS = {
    'too-few-samples': 'too few requests',
    'not-confirmed': 'not confirmed'
};
function howFar({ budget, value }) {
    return budget.limit === 0 || value === undefined ? '' : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(value / budget.limit - 1)} `;
}


/***/ }),

/***/ 4981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ cutLines),
/* harmony export */   kb: () => (/* binding */ left),
/* harmony export */   nd: () => (/* binding */ cutTable),
/* harmony export */   pG: () => (/* binding */ right)
/* harmony export */ });
const left = (title) => ({ title, align: 'left' });
const right = (title) => ({ title, align: 'right' });
/** As many rows as the page shows, with the number of those it does not. */
function cutTable({ columns, items, write, rowCount, omittedCount = 0 }) {
    const moreCount = Math.max(0, items.length - rowCount) + omittedCount;
    return { columns, rows: items.slice(0, rowCount).map(write), moreCount };
}
/** The first of a list in words, with a line for what was left out. */
function cutLines(items, count, write) {
    const lines = items.slice(0, count).map(write);
    return items.length > count ? [...lines, `${items.length - count} more`] : lines;
}


/***/ }),

/***/ 4375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ sectionsOf)
});

// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/domain/report.js
var report = __webpack_require__(9012);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/rows.js
var report_rows = __webpack_require__(9965);
;// CONCATENATED MODULE: ./lib/report/accept-lines.js



/** An accepted size is rounded up to a whole number of these, so that the next measurement does not exceed it by a hair. */
const STEP_PERCENT = 5;
const MONTHS = 2;
/** Without an interval the next measurement may well be a quarter larger. */
const UNKNOWN_REACH = 1.25;
/** No configuration has longer ids. */
const LONGEST_NAME = 200;
/** Names that YAML and a code block take as they are. */
const PLAIN = /^[A-Za-z0-9][\w./-]*(?::[\w./-]+)*$/;
/** One line for each red check whose size is known; `undefined` where there is none. */
function acceptLines(report, rowCount) {
    const red = report.checks.filter((check) => isRed(check, report)).toSorted(largestFirst);
    const lines = red.flatMap((check) => acceptLine(check, report.generatedAt) ?? []);
    if (lines.length === 0)
        return undefined;
    const title = `To accept ${lines.length === 1 ? 'it' : 'them'}: ${(0,format/* plural */.LS)(lines.length, 'line')} for the configuration`;
    const more = lines.length - rowCount;
    return { title, lines: [...lines.slice(0, rowCount), ...(more > 0 ? [`# and ${more} more`] : [])] };
}
/** Beside a regression, drift is not what is red. */
function isRed(check, { color, state }) {
    const mark = (0,report_rows/* markOf */.Fg)(check);
    return mark === 'regressed' || (mark === 'drift' && state === 'drift' && color === 'red');
}
function largestFirst(a, b) {
    return Math.abs(b.changeRatio ?? 0) - Math.abs(a.changeRatio ?? 0);
}
/** `- { check: mini ttft p95, up-to: +35%, until: 2027-01-31, reason: to be filled in }`. */
function acceptLine(check, generatedAt) {
    const most = largestLikely(check);
    const { target, metric, statistic } = check;
    if (most === undefined || target.length > LONGEST_NAME)
        return undefined;
    const name = PLAIN.test(target) ? `${target} ${metric} ${statistic}` : quoted(`${target} ${metric} ${statistic}`);
    return `- { check: ${name}, up-to: +${Math.min(mostPercent(check), roundedUp(most))}%, until: ${monthsLater(generatedAt, MONTHS)}, reason: to be filled in }`;
}
/**
 * As large as the change may really be, by the end of its interval: a line for the measured size alone would be exceeded
 * by every other measurement of the same change.
 */
function largestLikely({ metric, changeRatio, intervalRatio }) {
    if (changeRatio === undefined)
        return undefined;
    const sign = (0,domain_metric/* metricOf */.ak)(metric).better === 'lower' ? 1 : -1;
    const sizes = [changeRatio, ...(intervalRatio ?? [changeRatio * UNKNOWN_REACH])]
        .map((ratio) => sign * ratio)
        .filter(Number.isFinite);
    return sizes.length === 0 ? undefined : Math.max(...sizes);
}
/** A share cannot rise by more than all of it. */
function mostPercent({ metric }) {
    return (0,domain_metric/* metricOf */.ak)(metric).unit === 'ratio' ? 100 : Number.POSITIVE_INFINITY;
}
/** Whole per cents; the next step above, also of a size that is a step itself. Twelve digits hide binary fractions. */
function roundedUp(ratio) {
    const percent = Number((100 * ratio).toPrecision(12));
    return STEP_PERCENT * (Math.floor(Math.max(0, percent) / STEP_PERCENT) + 1);
}
/** The same day so many months later, or the last of that month. */
function monthsLater(iso, count) {
    const [year = 1970, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
    const months = month - 1 + count;
    const [laterYear, laterMonth] = [year + Math.floor(months / 12), (months % 12) + 1];
    const laterDay = Math.min(day, daysIn(laterYear, laterMonth));
    return [laterYear, laterMonth, laterDay].map((part) => String(part).padStart(2, '0')).join('-');
}
function daysIn(year, month) {
    if (month === 2)
        return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
/**
 * A text of YAML in double quotes in which nothing can end the quotes, the line, the code block around it, or be taken
 * for markup or for a command of the runner.
 */
function quoted(text) {
    const escaped = [...text].map((character) => {
        if (/[\w ./-]/.test(character))
            return character;
        const code = character.codePointAt(0) ?? 0;
        if (code <= 0xff)
            return `\\x${code.toString(16).padStart(2, '0')}`;
        return code <= 0xffff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\U${code.toString(16).padStart(8, '0')}`;
    });
    return `"${escaped.join('')}"`;
}

// EXTERNAL MODULE: ./lib/report/base-lead.js
var base_lead = __webpack_require__(5316);
// EXTERNAL MODULE: ./lib/report/section.js
var section = __webpack_require__(4981);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/base-section.js




/** Prompts that a line lists before it counts the rest. */
const LISTED_PROMPTS = 30;
const COLUMNS = [
    (0,section/* left */.kb)('Target'),
    (0,section/* left */.kb)('Model'),
    (0,section/* right */.pG)('Answered pairs'),
    (0,section/* right */.pG)('End-to-end, as users meet it'),
    (0,section/* right */.pG)('At equal length'),
    (0,section/* right */.pG)('Length of answers'),
    (0,section/* right */.pG)('Cost')
];
/** `undefined` where nothing was measured beside head. */
function baseTable(report, voice, { rowCount }) {
    const { base } = report;
    if (base === undefined || base.targets.length === 0)
        return undefined;
    const rows = base.targets.slice(0, rowCount).map((target) => cellsOf(target, report, voice));
    const moreCount = Math.max(0, base.targets.length - rowCount);
    return { title: titleOf(base), table: { columns: COLUMNS, rows, moreCount }, lines: linesOf(base, voice) };
}
function titleOf({ targets }) {
    const pairs = targets.reduce((sum, { pairCount }) => sum + pairCount, 0);
    const [only, ...others] = targets;
    const experienced = others.length === 0 ? only?.e2eAsExperienced : undefined;
    return `Beside base: ${(0,format/* plural */.LS)(pairs, 'pair')}${experienced === undefined ? '' : `, end-to-end time ${(0,base_lead/* pairedText */.Zx)(experienced)}`}`;
}
function cellsOf(target, { targets }, voice) {
    const head = targets.find(({ id }) => id === target.id);
    const [asExperienced, atEqualLength] = [target.e2eAsExperienced, target.e2eAtEqualLength];
    return [
        voice.name(target.id),
        modelText(target, head, voice),
        (0,format/* formatCount */.B4)(target.pairCount),
        asExperienced === undefined ? format/* NOTHING */.K$ : (0,base_lead/* pairedText */.Zx)(asExperienced),
        atEqualLength === undefined ? format/* NOTHING */.K$ : (0,base_lead/* pairedText */.Zx)(atEqualLength),
        changeText(target.outputLengthChangeRatio),
        changeText(target.costChangeRatio)
    ];
}
/** What differs of the two endpoints: the model, or where it is. */
function modelText({ model, host }, head, voice) {
    const place = (name) => (head === undefined || head.host === host ? '' : ` at ${voice.name(name)}`);
    const base = `${voice.name(model)}${place(host)}`;
    if (head === undefined || (head.model === model && head.host === host))
        return base;
    return `${base} → ${voice.name(head.model)}${place(head.host)}`;
}
function changeText(ratio) {
    return ratio === undefined ? format/* NOTHING */.K$ : (0,format/* formatSignedPercent */.h9)(ratio);
}
function linesOf({ targets, addedScenarios, removedScenarios }, voice) {
    const normalized = targets.some(({ normalizedTokens }) => normalizedTokens);
    return [
        'A pair is one prompt, asked of base and of head right after each other. In brackets the 95 % interval; length and cost are over all answered pairs.',
        ...(normalized ? ['Where the models differ, lengths and times per token are in tokens of one tokenizer.'] : []),
        ...promptLine('Only head has, and nothing is judged of', addedScenarios, voice),
        ...promptLine('Only base has, and nothing is judged of', removedScenarios, voice)
    ];
}
function promptLine(start, names, voice) {
    return names.length === 0 ? [] : [`${start}: ${(0,words/* listed */.KE)((0,words/* counted */.hS)(names, LISTED_PROMPTS, voice.name))}.`];
}

// EXTERNAL MODULE: ./lib/report/check-table.js
var check_table = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/report/failures.js
var failures = __webpack_require__(2547);
;// CONCATENATED MODULE: ./lib/report/layers.js


/** What each layer adds over its upstream, a sentence a target that has one. */
function overheadLines(targets, voice) {
    return targets.flatMap(({ id, overhead }) => {
        if (overhead === undefined)
            return [];
        const parts = [
            ...(overhead.ttft === undefined ? [] : [`${addedText(overhead.ttft)} to the first token`]),
            ...(overhead.e2e === undefined ? [] : [`${addedText(overhead.e2e)} to the whole answer at equal length`])
        ];
        const [first] = [overhead.ttft, overhead.e2e].flatMap((added) => added ?? []);
        if (first === undefined)
            return [`${voice.name(id)}: too few pairs with its upstream to say what it adds.`];
        return [`${voice.name(id)} adds ${(0,words/* listed */.KE)(parts)} (${(0,format/* plural */.LS)(first.pairCount, 'pair')} with its upstream).`];
    });
}
/** `0.8 ms (0.6 to 1)`: the interval is at 95 %. */
function addedText({ centerMs, intervalMs }) {
    const [low, high] = intervalMs.map(signedMs);
    return `${signedMs(centerMs)} (95 % interval ${low} to ${high})`;
}
function signedMs(ms) {
    return ms < 0 ? `−${(0,format/* formatMs */._V)(-ms)}` : (0,format/* formatMs */._V)(ms);
}
/** How the time to first token is made up where the server says so, a sentence a target. */
function ttftPartLines(targets, voice) {
    return targets.flatMap(({ id, ttftParts }) => (ttftParts === undefined ? [] : [partsLine(id, ttftParts, voice)]));
}
function partsLine(id, { queueMs, prefillMs, serverMs, restMs, sampleCount }, voice) {
    const isSplit = queueMs !== undefined || prefillMs !== undefined;
    const parts = [
        ...(queueMs === undefined ? [] : [`${(0,format/* formatMs */._V)(queueMs)} in the queue`]),
        ...(prefillMs === undefined ? [] : [`${(0,format/* formatMs */._V)(prefillMs)} reading the prompt`]),
        ...(serverMs === undefined ? [] : [`${(0,format/* formatMs */._V)(serverMs)} ${isSplit ? 'otherwise ' : ''}in the server`]),
        ...(restMs === undefined ? [] : [`${(0,format/* formatMs */._V)(restMs)} on the way and elsewhere`])
    ];
    return `Time to first token of ${voice.name(id)}, by what its server says: ${(0,words/* listed */.KE)(parts)} (medians of ${(0,format/* plural */.LS)(sampleCount, 'request')}).`;
}

// EXTERNAL MODULE: ./lib/report/lead.js + 1 modules
var lead = __webpack_require__(1615);
// EXTERNAL MODULE: ./lib/report/place.js
var place = __webpack_require__(8465);
// EXTERNAL MODULE: ./lib/report/track-record.js
var track_record = __webpack_require__(1583);
// EXTERNAL MODULE: ./lib/report/warnings.js + 3 modules
var report_warnings = __webpack_require__(1499);
;// CONCATENATED MODULE: ./lib/report/measured.js






/** Names and origins that a line lists before it counts the rest. */
const LISTED = 5;
/** How the numbers came about: what was sent, from where, at what cost, compared with what. */
function measuredLines(report, voice) {
    const { ok, attempted } = (0,failures/* requestCounts */.q3)((0,failures/* armsOf */.jO)(report));
    return {
        title: `How it was measured: ${(0,format/* formatCount */.B4)(ok)} of ${(0,format/* plural */.LS)(attempted, 'request')} ok, ${spendOf(report)}`,
        lines: [
            promptsLine(report, voice),
            ...recheckLine(report),
            `Targets: ${cutNames(report.targets, (target) => targetText(target, voice))}.`,
            ...(report.measured.importedFrom === undefined ? [placeLine(report, voice)] : []),
            ...baselineLine(report, voice),
            ...(report.measured.importedFrom === undefined ? [endLine(report)] : []),
            ...healthLine(report),
            ...(0,track_record/* trackRecordLine */.n)(report, voice),
            methodLine(report)
        ]
    };
}
function cutNames(items, write) {
    const names = items.slice(0, LISTED).map(write);
    return (0,words/* listed */.KE)(items.length > LISTED ? [...names, `${items.length - LISTED} more`] : names);
}
/** Dollars where every price is known, else tokens. */
function spendOf({ measured }) {
    if (measured.costUsd !== undefined)
        return (0,format/* formatDollars */.nT)(measured.costUsd);
    const { inputTokenCount, outputTokenCount } = measured;
    const out = (0,format/* formatCount */.B4)(outputTokenCount);
    return inputTokenCount === undefined
        ? `${out} tokens out`
        : `${(0,format/* formatCount */.B4)(inputTokenCount)} tokens in and ${out} out`;
}
function promptsLine({ measured, base, targets }, voice) {
    const { promptSet, scenarioCount, roundCount, importedFrom } = measured;
    if (importedFrom !== undefined) {
        return `Measured by another tool and imported from ${importedFrom}: ${(0,format/* plural */.LS)(scenarioCount, 'prompt')} in ${(0,format/* plural */.LS)(roundCount, 'round')}. How it measured is not known here.`;
    }
    const pairs = base === undefined ? '' : ', base and head right after each other';
    const counts = `${(0,format/* plural */.LS)(scenarioCount, 'prompt')} in ${(0,format/* plural */.LS)(roundCount, 'round')} to each target${pairs}`;
    return `Prompts: ${voice.name(promptSet)}, ${counts}, in random order, ${cacheWords(targets)}.`;
}
/** The setting is one for all targets. */
function cacheWords(targets) {
    return targets.some(({ cache }) => cache === 'warm')
        ? 'each asked once before, so that a cache can answer'
        : 'each with a fresh number in front so that no cache answers';
}
function recheckLine({ measured }) {
    const { recheckCount } = measured;
    return recheckCount === undefined
        ? []
        : [
            `Prompts that looked slow at first were asked again, in ${(0,format/* plural */.LS)(recheckCount, 'more request')}: those answer that question only.`
        ];
}
function targetText({ id, model, host, owned, servedModels }, voice) {
    const served = servedModels.filter((name) => name !== model);
    const facts = [
        ...(id === model ? [] : [voice.name(model)]),
        ...(served.length === 0 ? [] : [`served as ${cutNames(served, voice.name)}`]),
        `at ${voice.name(host)}`,
        ...(owned ? ['owned'] : [])
    ];
    return `${voice.name(id)} (${facts.join(', ')})`;
}
/** Budgets in absolute numbers hold for one place only, so every page says which it was. */
function placeLine({ measured }, voice) {
    return `Measured from: ${placeOf(measured.environment, voice)}. Absolute budgets hold for this place only.`;
}
/** `GitHub-hosted ubuntu-24.04, TCP 12 ms to api.openai.com`. */
function placeOf(environment, voice) {
    const { runnerEnvironment, image, os, architecture, cpuModel, gpuModel, connectMs } = environment;
    const host = [runnerWords(runnerEnvironment, voice), ...[image ?? os].flatMap((name) => name ?? []).map(voice.name)];
    const machine = [architecture, cpuModel, gpuModel].flatMap((part) => part ?? []).map(voice.name);
    const origins = Object.entries(connectMs ?? {});
    const write = ([origin, ms]) => {
        return `TCP ${(0,format/* formatMs */._V)(ms)} to ${voice.name(origin.replace(/^https?:\/\//, ''))}`;
    };
    const near = origins.length === 0 ? [] : [cutNames(origins, write)];
    return [host.join(' '), ...machine, ...near].join(', ');
}
function runnerWords(runner, voice) {
    switch (runner) {
        case undefined:
            return 'an unnamed machine';
        case 'github-hosted':
            return 'GitHub-hosted';
        case 'self-hosted':
            return 'self-hosted';
        case 'local':
            return 'a local machine,';
        default:
            return voice.name(runner);
    }
}
function baselineLine({ baseline }, voice) {
    if (baseline === undefined)
        return [];
    const { runCount, newest, ageMs, expiresAt } = baseline;
    const commit = newest.commit === undefined ? '' : ` of ${(0,place/* commitName */.l3)(newest.commit, voice)}`;
    const until = expiresAt === undefined ? '' : `; it is kept until ${(0,format/* formatDay */.im)(expiresAt)}`;
    return [`Baseline: ${(0,format/* plural */.LS)(runCount, 'run')}, the newest${commit} ${(0,format/* formatAge */.nV)(ageMs)} old${until}.`];
}
function endLine(report) {
    const { durationMs, confirmed } = report.measured;
    const twice = confirmed ? ' The alarm was measured a second time in the same job.' : '';
    return `Ended after ${(0,format/* formatMs */._V)(durationMs)}: ${endWords(report)}.${twice}`;
}
/** With `fail-fast` the first regression that is certain decides the whole, and leaves other checks open. */
function endWords({ measured, checks }) {
    const { reason } = measured.end;
    const left = checks.some((check) => check.gating && check.reason === 'not-finished');
    return reason === 'decided' && left ? 'a regression was certain, and other checks were left open' : report_warnings/* END_WORDS */.QH[reason];
}
/** The gate's own measurement error. */
function healthLine({ measured }) {
    if (measured.clientHealth === undefined)
        return [];
    const { eventLoopDelayMs } = measured.clientHealth;
    return [
        `The gate itself was late by ${(0,format/* formatMs */._V)(eventLoopDelayMs.p50)} (p50) and ${(0,format/* formatMs */._V)(eventLoopDelayMs.p99)} (p99).`
    ];
}
function methodLine({ measured, tool }) {
    return `Percentiles are Hyndman and Fan's type 7, a failed request counting as infinitely slow; seed ${measured.seed}; ${tool.name} ${tool.version}.`;
}

;// CONCATENATED MODULE: ./lib/report/sparkline.js
const BARS = ['▁', '▂', '▃', '▅', '▇'];
/** Newest runs that a line shows. */
const POINTS = 20;
/**
 * The line spans at least this much of its smallest value, so that noise of a few per cent stays flat and only a change
 * worth a look climbs.
 */
const SMALLEST_SPAN = 0.3;
/** A line of bars, oldest first: `▁▂▁▁▇`. Empty below two points; values that are no numbers are left out. */
function sparkline(values) {
    const points = values.filter(Number.isFinite).slice(-POINTS);
    if (points.length < 2)
        return '';
    const low = Math.min(...points);
    const span = Math.max(Math.max(...points) - low, low * SMALLEST_SPAN);
    if (span === 0)
        return (BARS[0] ?? '').repeat(points.length);
    return points
        .map((value) => BARS[Math.min(BARS.length - 1, Math.floor(((value - low) / span) * BARS.length))])
        .join('');
}

;// CONCATENATED MODULE: ./lib/report/sections.js
















/** Every part of a report that has something to say, in the order of a page. */
function sectionsOf(report, voice, detail) {
    if (report.notMeasured !== undefined)
        return [];
    return [
        ...(0,check_table/* checksSection */.N$)(report, voice, detail),
        ...acceptSection(report, voice, detail),
        ...baseSection(report, voice, detail),
        ...budgetsSection(report, voice, detail),
        ...failuresSection(report, voice, detail),
        ...layersSection(report, voice, detail),
        ...(detail.percentiles ? percentilesSection(report, voice, detail) : []),
        ...(detail.trend ? trendSection(report, voice, detail) : []),
        ...notesSection(report, voice, detail),
        ...measuredSection(report, voice)
    ];
}
function acceptSection(report, voice, { rowCount }) {
    const accept = acceptLines(report, rowCount);
    if (accept === undefined)
        return [];
    const where = `Under ${voice.literal('accept:')} in ${voice.literal('.github/llm-latency.yml')}, with the reason why it is wanted:`;
    const label = `Somebody who may write here can also set the label ${voice.literal('latency-accepted')}, which accepts this commit as it is.`;
    const lines = report.place.pullRequest === undefined ? [where] : [label, where];
    return [{ title: accept.title, lines, code: accept.lines }];
}
function baseSection(report, voice, detail) {
    return [baseTable(report, voice, detail)].flatMap((section) => section ?? []);
}
function budgetsSection(report, voice, detail) {
    const rows = (0,report_rows/* budgetRows */.b5)(report);
    if (rows.length === 0)
        return [];
    const columns = [
        (0,section/* left */.kb)('Target'),
        (0,section/* left */.kb)('Metric'),
        (0,section/* right */.pG)('Limit'),
        (0,section/* right */.pG)((0,words/* capital */.Nx)((0,place/* subjectOf */.et)(report))),
        (0,section/* left */.kb)('Result (95 % interval)'),
        (0,section/* right */.pG)('Values')
    ];
    const items = (0,check_table/* shownRows */.$6)(rows, detail);
    const table = (0,section/* cutTable */.nd)({
        columns,
        items,
        write: ({ mark, target, metric, limit, candidate, change, counts }) => {
            const result = mark === 'broken-on-base' ? `${change}, on the base too` : change;
            return [voice.name(target), metric, limit, candidate, result, counts];
        },
        rowCount: detail.rowCount,
        omittedCount: rows.length - items.length
    });
    return [{ title: `Budgets: ${(0,lead/* budgetTally */.a)(report)}`, table }];
}
function failuresSection(report, voice, { rowCount }) {
    const arms = (0,failures/* armsOf */.jO)(report);
    const items = arms.flatMap((arm) => (0,failures/* failureClasses */.fQ)(arm).map((failure) => ({ arm, ...failure })));
    if (items.length === 0)
        return [];
    const failed = items.reduce((sum, { count }) => sum + count, 0);
    const { attempted } = (0,failures/* requestCounts */.q3)(arms);
    const table = (0,section/* cutTable */.nd)({
        columns: [(0,section/* left */.kb)('Target'), (0,section/* left */.kb)('How'), (0,section/* right */.pG)('Requests')],
        items,
        write: ({ arm, word, count }) => [armName(arm, voice), word, `${count} of ${arm.counts.attempted}`],
        rowCount
    });
    return [{ title: `Failures: ${(0,format/* formatCount */.B4)(failed)} of ${(0,format/* plural */.LS)(attempted, 'request')}`, table }];
}
function armName({ id, isBase }, voice) {
    return isBase ? `${voice.name(id)} (base)` : voice.name(id);
}
function layersSection({ targets }, voice, { rowCount }) {
    const overheads = overheadLines(targets, voice);
    const parts = ttftPartLines(targets, voice);
    if (overheads.length + parts.length === 0)
        return [];
    const title = overheads.length > 0
        ? `Layers: ${(0,format/* plural */.LS)(overheads.length, 'target')} compared with its upstream`
        : 'What the time to first token is made of';
    return [{ title, lines: (0,section/* cutLines */.EQ)([...overheads, ...parts], rowCount, (line) => line) }];
}
function measuredMetrics({ targets }) {
    return targets.flatMap((target) => target.metrics.map((metric) => ({ target, metric })));
}
function percentilesSection(report, voice, { wide, rowCount }) {
    const items = measuredMetrics(report);
    if (items.length === 0)
        return [];
    const percentiles = wide ? ['p50', 'p95', 'p99'] : ['p50', 'p95'];
    const table = (0,section/* cutTable */.nd)({
        columns: [(0,section/* left */.kb)('Target'), (0,section/* left */.kb)('Metric'), ...percentiles.map(section/* right */.pG), (0,section/* right */.pG)('Values')],
        items,
        write: ({ target, metric }) => [
            voice.name(target.id),
            (0,domain_metric/* metricOf */.ak)(metric.metric).short,
            ...percentiles.map((percentile) => percentileCell(metric, percentile)),
            metric.baseline === undefined ? String(metric.candidate.n) : `${metric.baseline.n} → ${metric.candidate.n}`
        ],
        rowCount
    });
    return [{ title: percentilesTitle(report), table }];
}
function percentilesTitle(report) {
    const [target, ...others] = report.targets;
    const [first] = target?.metrics ?? [];
    if (first?.candidate.p50 === undefined || others.length > 0)
        return `Percentiles of ${(0,format/* plural */.LS)(report.targets.length, 'target')}`;
    return `Percentiles: ${(0,domain_metric/* metricOf */.ak)(first.metric).short} p50 ${percentileCell(first, 'p50')}`;
}
function percentileCell({ metric, candidate, baseline }, percentile) {
    const { unit } = (0,domain_metric/* metricOf */.ak)(metric);
    const now = candidate[percentile];
    const before = baseline?.[percentile];
    if (now === undefined)
        return missing(candidate, percentile);
    return before === undefined ? (0,format/* formatValue */.Fl)(now, unit) : (0,format/* formatFromTo */.Lk)(before, now, unit);
}
/** Why there is no percentile: too few values, or so many failures that they reach it. */
function missing({ n }, percentile) {
    const needed = report/* PRINTED_FROM */.Y[percentile];
    return n < needed ? `needs ${needed - n} more` : '∞ (failures)';
}
function trendSection(report, voice, { rowCount }) {
    const items = measuredMetrics(report)
        .map(({ target, metric }) => ({ target, metric, line: sparkline(metric.trend) }))
        .filter(({ line }) => line !== '');
    if (items.length === 0)
        return [];
    const table = (0,section/* cutTable */.nd)({
        columns: [(0,section/* left */.kb)('Target'), (0,section/* left */.kb)('Metric'), (0,section/* left */.kb)('p50, oldest run first'), (0,section/* right */.pG)('Now')],
        items,
        write: ({ target, metric, line }) => {
            const { short, unit } = (0,domain_metric/* metricOf */.ak)(metric.metric);
            return [voice.name(target.id), short, line, (0,format/* formatValue */.Fl)(metric.trend.at(-1), unit)];
        },
        rowCount
    });
    return [{ title: 'Trend over the runs of the baseline, this one last', table }];
}
function notesSection({ warnings }, voice, { rowCount }) {
    const notes = warnings.filter((warning) => !(0,report_warnings/* isLoud */.tw)(warning));
    if (notes.length === 0)
        return [];
    const lines = (0,section/* cutLines */.EQ)(notes, rowCount, (note) => (0,report_warnings/* warningText */.i4)(note, voice));
    return [{ title: (0,format/* plural */.LS)(notes.length, 'note'), lines }];
}
function measuredSection(report, voice) {
    if ((0,failures/* requestCounts */.q3)(report.targets).attempted === 0)
        return [];
    const { title, lines } = measuredLines(report, voice);
    return [{ title, lines }];
}


/***/ }),

/***/ 8330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
const RULES = { left: ':--', right: '--:', center: ':-:' };
/** A table of GitHub's markdown, with a line for what was left out. */
function markdownTable({ columns, rows, moreCount }) {
    const lines = [columns.map(({ title }) => title), columns.map(({ align }) => RULES[align]), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    return [...lines, ...(moreCount > 0 ? ['', `+${moreCount} more`] : [])].join('\n');
}
/** A table laid out in columns of equal width, for a terminal or a log. */
function textTable({ columns, rows, moreCount }) {
    const heading = columns.map(({ title }) => title);
    const widths = columns.map((_, index) => Math.max(...[heading, ...rows].map((cells) => widthOf(cells[index]))));
    const lines = [heading, ...rows].map((cells) => {
        return columns.map(({ align }, index) => padded(cells[index] ?? '', widths[index] ?? 0, align)).join('  ');
    });
    return [...lines.map((line) => line.trimEnd()), ...(moreCount > 0 ? [`+${moreCount} more`] : [])].join('\n');
}
function widthOf(cell) {
    return [...(cell ?? '')].length;
}
function padded(cell, width, align) {
    const space = ' '.repeat(Math.max(0, width - widthOf(cell)));
    return align === 'right' ? space + cell : cell + space;
}


/***/ }),

/***/ 4639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var _check_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2382);
/* harmony import */ var _detail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7577);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7855);
/* harmony import */ var _lead_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1615);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6304);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8465);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4981);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4375);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8330);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1499);











const voice = _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAIN_VOICE */ .gW;
/** A log stays readable; the whole is in the report file. */
const MOST_CHARACTERS = 200_000;
/** The report for a terminal or a log: the verdict first, the words of each check that decides, then tables. No colors. */
function renderText(report) {
    return `${(0,_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .fitted */ .$)((detail) => page(report, detail), (text) => text.length <= MOST_CHARACTERS)}\n`;
}
function page(report, detail) {
    const { title } = (0,_first_line_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLine */ .TM)(report);
    const next = (0,_next_step_js__WEBPACK_IMPORTED_MODULE_5__/* .nextStep */ .sk)(report, voice);
    const [first, ...others] = (0,_sections_js__WEBPACK_IMPORTED_MODULE_7__/* .sectionsOf */ .K)(report, voice, detail);
    return [
        `LLM latency: ${title}`,
        ...(0,_lead_js__WEBPACK_IMPORTED_MODULE_4__/* .leadOf */ .M)(report, voice),
        ...warningLines(report, detail),
        ...(next === undefined ? [] : [`Next: ${next}`]),
        ...(first === undefined ? [] : [part(first)]),
        ...checkLines(report, detail),
        ...others.map(part)
    ].join('\n\n');
}
function warningLines({ warnings }, { rowCount }) {
    const loud = warnings.filter(_warnings_js__WEBPACK_IMPORTED_MODULE_9__/* .isLoud */ .tw);
    if (loud.length === 0)
        return [];
    return [(0,_section_js__WEBPACK_IMPORTED_MODULE_10__/* .cutLines */ .EQ)(loud, rowCount, (warning) => `Warning: ${(0,_warnings_js__WEBPACK_IMPORTED_MODULE_9__/* .warningText */ .i4)(warning, voice)}`).join('\n')];
}
function checkLines(report, { rowCount }) {
    const gating = report.checks.filter((check) => check.gating || check.verdict === 'regressed');
    if (gating.length === 0)
        return [];
    const branch = (0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .branchOf */ .W0)(report, voice);
    const write = (check) => `${voice.name(check.target)}: ${(0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSentence */ .Y)(check, branch, voice)}`;
    return [(0,_section_js__WEBPACK_IMPORTED_MODULE_10__/* .cutLines */ .EQ)(gating, rowCount, write).join('\n')];
}
function part({ title, table, lines, code }) {
    return [title, ...(table === undefined ? [] : [(0,_table_js__WEBPACK_IMPORTED_MODULE_8__/* .textTable */ .e)(table)]), ...(lines ?? []), ...(code ?? [])].join('\n');
}


/***/ }),

/***/ 1583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ trialSentence),
/* harmony export */   n: () => (/* binding */ trackRecordLine)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8465);


/** What a trial says of itself; empty where there is none. */
function trialSentence(report, voice) {
    if (!report.trial)
        return '';
    const { trackRecord } = report;
    const record = trackRecord === undefined
        ? ''
        : ` It would have failed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(trackRecord.wouldHaveFailedCount)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(trackRecord.runCount, 'run')} of ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .branchOf */ .W0)(report, voice)} since ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(trackRecord.since)}.`;
    return `This is a trial: it judges, and fails nothing.${record}`;
}
/** How often this gate was red before, so that a reader knows what its red is worth; absent where nothing is on record. */
function trackRecordLine(report, voice) {
    const { trackRecord } = report;
    if (trackRecord === undefined)
        return [];
    const { runCount, wouldHaveFailedCount, since } = trackRecord;
    const red = report.trial ? 'would have been red' : wouldHaveFailedCount === 1 ? 'was red' : 'were red';
    return [
        `Track record: of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(runCount, 'judged run')} of ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .branchOf */ .W0)(report, voice)} since ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(wouldHaveFailedCount)} ${red}.`
    ];
}


/***/ }),

/***/ 7464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ tradeTitle),
/* harmony export */   _z: () => (/* binding */ tradeWords),
/* harmony export */   rg: () => (/* binding */ modelChanges)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);


/** Smaller changes of price are rounding. */
const SMALLEST_COST_CHANGE = 0.005;
/** The targets whose model is another than base's. */
function modelChanges({ base, targets }) {
    return (base?.targets ?? []).flatMap((used) => {
        const head = targets.find(({ id }) => id === used.id);
        if (head === undefined || head.model === used.model)
            return [];
        return [{ target: used.id, from: used.model, to: head.model, base: used }];
    });
}
/**
 * What another model gives and takes: `31 % slower to start, 40 % cheaper, quality 20/20 → 20/20`. Only what is certain:
 * a time that could be either is left to the table. Empty where nothing is known.
 */
function tradeWords({ target, base }, { checks }) {
    const own = checks.filter((check) => check.target === target && check.statistic === 'p50');
    const start = speedOf(own, 'ttft', 'to start');
    const finish = speedOf(own, 'e2e', 'to finish');
    const token = start === '' && finish === '' ? speedOf(own, 'tpot', 'per token') : '';
    return [start, token, finish, costOf(base), qualityOf(base)].filter((part) => part !== '').join(', ');
}
function speedOf(checks, metric, doing) {
    const check = checks.find((one) => one.metric === metric);
    const certain = check?.verdict === 'regressed' || check?.verdict === 'improved';
    if (check?.changeRatio === undefined || !certain)
        return '';
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(check.changeRatio)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .directionOf */ .FR)(check)} ${doing}`;
}
function costOf({ costChangeRatio }) {
    if (costChangeRatio === undefined || Math.abs(costChangeRatio) < SMALLEST_COST_CHANGE)
        return '';
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(costChangeRatio)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .directionOf */ .FR)({ metric: 'cost', changeRatio: costChangeRatio })}`;
}
function qualityOf({ quality }) {
    if (quality === undefined)
        return '';
    const { base, head } = quality;
    return `quality ${base.count}/${base.of} → ${head.count}/${head.of}`;
}
/** The trade for the first line of a page: of one target, since two would not fit. */
function tradeTitle(report) {
    const [only, ...others] = modelChanges(report);
    return only === undefined || others.length > 0 ? '' : tradeWords(only, report);
}


/***/ }),

/***/ 1499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QH: () => (/* binding */ END_WORDS),
  tw: () => (/* binding */ isLoud),
  i4: () => (/* binding */ warningText)
});

// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
;// CONCATENATED MODULE: ./lib/report/base-warnings.js
function baseWarningText(warning, voice) {
    switch (warning.kind) {
        case 'base-not-measured':
            return WHY_NOT[warning.why](warning, voice);
        case 'acceptance-unused':
            return UNUSED[warning.why](voice.name(warning.check), voice);
        default:
            return warning;
    }
}
/** Whether it belongs on the first screen: the comparison is weaker than it could be, or a line does not do what it is meant to. */
function isLoudOfBase(warning) {
    return warning.kind === 'base-not-measured' ? warning.why !== 'inputs-unclear' : warning.why === 'unknown-check';
}
const WHY_NOT = {
    'base-commit-unknown': (warning, voice) => `${notMeasured(warning, voice)}: which commit this is on top of could not be found out. Let ${voice.literal('actions/checkout')} check out what it does by itself, or name base under ${voice.literal('base:')}.`,
    'files-unreadable': (warning, voice) => `${notMeasured(warning, voice)}: its configuration or prompts could not be read${because(warning, voice)}. Add ${voice.literal('contents: read')} to the ${voice.literal('permissions')} of the job, or name base under ${voice.literal('base:')}.`,
    'plan-invalid': (warning, voice) => `${notMeasured(warning, voice)}: its own configuration is not valid${because(warning, voice)}. Once base has a valid one, changes are compared with it.`,
    'target-absent': (warning, voice) => `${notMeasured(warning, voice)}: base has no such target. Its budgets are judged all the same.`,
    'too-few-common-prompts': (warning, voice) => `${notMeasured(warning, voice)}: too few prompts are the same by name${because(warning, voice)}. Change fewer at a time to have them compared, or keep their ids.`,
    'key-missing': (warning, voice) => `${notMeasured(warning, voice)}: the key that base's target needs is not set${because(warning, voice)}. Add it to the ${voice.literal('env')} of the step.`,
    'nothing-recorded': (warning, voice) => `${notMeasured(warning, voice)}: no stored run of base, or of a commit before it, says what was sent there. The next run on the default branch is stored.`,
    'inputs-unclear': (warning, voice) => `What the workflow gave to this step before the change cannot be told${because(warning, voice)}: where base was measured, it was with the inputs of this run.`,
    'same-server': (warning, voice) => `${notMeasured(warning, voice)}: one server with one plan cannot be both builds. Start base's build beside it and name it under ${voice.literal('base:')}.`,
    'base-does-not-answer': (warning, voice) => `${notMeasured(warning, voice)}: it does not answer there${because(warning, voice)}. Only what it does now was measured.`
};
function notMeasured({ target }, voice) {
    return `${target === undefined ? 'Base' : `Base of ${voice.name(target)}`} was not measured`;
}
function because({ detail }, voice) {
    return detail === undefined ? '' : ` (${voice.sentence(detail)})`;
}
const UNUSED = {
    'no-alarm': (check, voice) => `The line under ${voice.literal('accept:')} for ${check} has nothing to accept any more, and can be taken out.`,
    ended: (check, voice) => `The line under ${voice.literal('accept:')} for ${check} has passed its last day, and can be taken out.`,
    'unknown-check': (check, voice) => `The line under ${voice.literal('accept:')} for ${check} accepts nothing: no such check was made. Name it as ${voice.literal('TARGET METRIC STATISTIC')}, such as ${voice.literal('mini ttft p95')}.`
};

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/job-warnings.js

function jobWarningText(warning, voice) {
    switch (warning.kind) {
        case 'relevance-unknown':
            return `What this pull request touches could not be found out (${voice.sentence(warning.message)}); it was measured to be sure.`;
        case 'part-refused':
            return `What ${voice.name(warning.part)} measured was left out: ${PART_REFUSALS[warning.why]}.`;
        case 'part-repeated':
            return `${voice.name(warning.part)} was measured more than once: the newest counts.`;
        case 'part-missing':
            return `Nothing came of ${voice.name(warning.part)}: what the other machines measured is judged without it.`;
        case 'parts-differ':
            return `Machines of several kinds measured parts of this run: ${(0,words/* listed */.KE)(warning.machines.map(voice.name))}.`;
        case 'label-ignored':
            return `The label ${voice.name(warning.label)}${warning.by === undefined ? '' : `, set by ${voice.name(warning.by)},`} accepts nothing: ${LABEL_REFUSALS[warning.why]}.`;
        default:
            return warning;
    }
}
const PART_REFUSALS = {
    'other-plan': 'it was measured by another plan',
    'other-commit': 'it was measured at another commit',
    'other-version': 'it was measured by another version of the gate',
    unreadable: 'it cannot be read',
    'too-large': 'it is larger than a run can be',
    expired: 'it has expired'
};
const LABEL_REFUSALS = {
    'may-not-write': 'who sets it must be allowed to write to this repository',
    'before-this-commit': 'it was set before this commit was measured; take it off and set it again',
    'unknown-author': 'GitHub did not say who set it',
    'nothing-stored': 'no run of this commit is stored that could be judged again'
};

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/report/place.js
var place = __webpack_require__(8465);
;// CONCATENATED MODULE: ./lib/report/level-warnings.js





function levelWarningText(warning, voice) {
    switch (warning.kind) {
        case 'level-shift':
            return shiftText(warning, voice);
        case 'crept':
            return `${(0,domain_metric/* metricOf */.ak)(warning.metric).short} of ${voice.name(warning.target)} crept up ${(0,format/* formatPercent */.l9)(warning.changeRatio)} since ${sinceText(warning.since, voice)}, in steps too small to be an alarm each.`;
        case 'anchor-unknown':
            return warning.why === 'no-commit'
                ? `No commit was found for the anchor ${voice.name(warning.anchor)}: name a tag or a commit of this repository. The oldest run on the present level stands in.`
                : `No baseline run of the anchor ${voice.name(warning.anchor)} is kept. The oldest run on the present level stands in.`;
        default:
            return warning;
    }
}
function shiftText(warning, voice) {
    const name = voice.name(warning.target);
    const first = runText(warning, voice);
    const changes = warning.changes.map(({ metric, changeRatio }) => `${(0,domain_metric/* metricOf */.ak)(metric).short} ${(0,format/* formatPercent */.l9)(changeRatio)} ${changeRatio > 0 ? 'slower' : 'faster'}`);
    const sizes = changes.length === 0 ? '' : `: ${(0,words/* listed */.KE)(changes)} than before`;
    switch (warning.why) {
        case 'confirmed':
            return `The level of ${name} moved on the default branch with ${first}${sizes}, which later runs confirmed. Only runs since then are compared with.`;
        case 'accepted':
            return `The level of ${name} moved on the default branch with ${first}, where it was accepted${sizes}. Only runs since then are compared with.`;
        case 'stayed':
            return `${name} regressed on the default branch in one run after another, from ${first} on. That counts as its level now: only runs since then are compared with.`;
        default:
            return warning.why;
    }
}
/** `abc1234 (2026-11-20)`, or the run's day alone. */
function runText(run, voice) {
    const day = (0,time/* dayOf */.k)(run.recordedAt);
    return run.commit === undefined ? `the run of ${day}` : `${(0,place/* commitName */.l3)(run.commit, voice)} (${day})`;
}
function sinceText(since, voice) {
    return since.name === undefined ? runText(since, voice) : `${voice.name(since.name)} (${(0,time/* dayOf */.k)(since.recordedAt)})`;
}

;// CONCATENATED MODULE: ./lib/report/warnings.js








/** Names that a sentence lists before it counts the rest. */
const LISTED_NAMES = 5;
const LISTED_DIFFERENCES = 3;
/**
 * Whether a warning belongs on the first screen: it changes how the verdict is to be read, or asks the reader to do
 * something. The others are kept in a fold.
 */
function isLoud(warning) {
    if (warning.kind === 'environment-differs')
        return !warning.compared;
    // What the user asked for was not sent.
    if (warning.kind === 'parameter-adapted')
        return warning.change.how === 'left-out' && warning.change.isOfUser;
    if (warning.kind === 'base-not-measured' || warning.kind === 'acceptance-unused')
        return isLoudOfBase(warning);
    return LOUD[warning.kind];
}
const LOUD = {
    'baseline-refused': false,
    'baseline-unreadable': true,
    'baseline-forbidden': true,
    'baseline-old': true,
    'baseline-expires': false,
    'baseline-not-ancestor': true,
    'base-unknown': false,
    'plan-differs': true,
    'environment-differs': true,
    'scenarios-differ': false,
    'scenarios-too-few': true,
    'served-model-changed': true,
    'served-differently': false,
    'asked-differently': true,
    'output-length-changed': true,
    'usage-missing': false,
    'cache-unverified': false,
    'void-samples': false,
    buffered: false,
    coalesced: false,
    'chunks-share-reads': false,
    partial: true,
    'price-unknown': false,
    'read-instead': false,
    'not-confirmed-here': true,
    'moved-together': true,
    'level-shift': true,
    crept: true,
    'anchor-unknown': true,
    'relevance-unknown': false,
    'part-refused': true,
    'part-repeated': false,
    'part-missing': true,
    'parts-differ': false,
    'label-ignored': true,
    'config-from-api': false,
    'comment-forbidden': true,
    'publish-failed': true,
    proxied: false,
    'parameter-adapted': false
};
/** A warning in a sentence or two, its foreign texts written in the page's voice. */
function warningText(warning, voice = report_escape/* MARKDOWN_VOICE */.FS) {
    switch (warning.kind) {
        case 'baseline-refused':
            return `Artifact ${warning.artifactId}${warning.runId === undefined ? '' : ` of run ${warning.runId}`} does not count as a baseline: ${REFUSALS[warning.why]}.`;
        case 'baseline-unreadable':
            return `A stored baseline could not be read: ${voice.name(warning.source)}, ${voice.sentence(warning.message)}`;
        case 'baseline-forbidden':
            return `GitHub did not let this job list artifacts, which is not the same as there being no baseline. Add ${voice.literal(warning.permission)} to the ${voice.literal('permissions')} of the job.`;
        case 'baseline-old':
            return `The newest baseline run is ${(0,format/* plural */.LS)(Math.floor(warning.ageDays), 'day')} old. A nightly run on the default branch keeps it fresh.`;
        case 'baseline-expires':
            return `The newest baseline goes away in ${(0,format/* plural */.LS)(Math.floor(warning.days), 'day')}, unless a run on the default branch renews it.`;
        case 'baseline-not-ancestor':
            return `The newest baseline run, ${(0,place/* commitName */.l3)(warning.commit, voice)}, is not an ancestor of the base: what differs may be the base's own.`;
        case 'base-unknown':
            return `Which commit this is based on could not be found out (${voice.sentence(warning.message)}); the newest baseline runs were taken.`;
        default:
            return comparisonText(warning, voice);
    }
}
/** What of the two sides differs. */
function comparisonText(warning, voice) {
    switch (warning.kind) {
        case 'plan-differs':
            return `${voice.name(warning.target)} is not compared: what is sent is not what the baseline sent (${differencesText(warning.differences, voice)}).`;
        case 'environment-differs':
            return `${voice.name(warning.target)} was measured on another machine than the baseline: ${voice.name(warning.candidate)}, before ${voice.name(warning.baseline)}. ${warning.compared ? 'The comparison stands, with that in mind.' : 'They are not compared.'}`;
        case 'scenarios-differ':
            return `The prompts for ${voice.name(warning.target)} changed: ${changedNames(warning, voice)}. Only those in common are compared.`;
        case 'scenarios-too-few':
            return `${voice.name(warning.target)} is not compared: only ${warning.common} of ${(0,format/* plural */.LS)(warning.all, 'prompt')} are also in the baseline.`;
        case 'served-model-changed':
            return `${voice.name(warning.target)} is served by another model: ${voice.name(warning.from)} before, ${voice.name(warning.to)} now.`;
        case 'served-differently':
            return `${voice.name(warning.target)} is served ${SERVED_WORDS[warning.what]}: ${voice.name(warning.from)} before, ${voice.name(warning.to)} now.`;
        case 'asked-differently':
            return `Base and head of ${voice.name(warning.target)} are not asked alike, since their hosts take it in two ways: ${differencesText(warning.differences, voice)}. Part of a change may be that.`;
        case 'output-length-changed':
            return `Answers of ${voice.name(warning.target)} are ${(0,format/* formatPercent */.l9)(warning.changeRatio)} ${warning.changeRatio > 0 ? 'longer' : 'shorter'} than in the baseline. End-to-end time is judged at equal length, or as users meet it where the first token is hidden.`;
        case 'moved-together':
            return `${namesOf(warning.targets, voice)} all moved by about ${(0,format/* formatSignedPercent */.h9)(warning.changeRatio)} together: that looks like the network, the runner or the region.`;
        case 'base-not-measured':
        case 'acceptance-unused':
            return baseWarningText(warning, voice);
        case 'level-shift':
        case 'crept':
        case 'anchor-unknown':
            return levelWarningText(warning, voice);
        case 'not-confirmed-here':
            return 'There was no second measurement, so an alarm of this comparison is not confirmed.';
        default:
            return measuringText(warning, voice);
    }
}
/** What happened while measuring and telling. */
function measuringText(warning, voice) {
    switch (warning.kind) {
        case 'usage-missing':
            return `${voice.name(warning.target)} reported no token count for ${warning.count} of ${(0,format/* plural */.LS)(warning.of, 'reply', 'replies')}; those have no time per output token.`;
        case 'cache-unverified':
            return `${voice.name(warning.target)} does not say how many input tokens came from its cache, so that prompts were cold is unverified.`;
        case 'void-samples':
            return `${(0,format/* plural */.LS)(warning.count, 'request')} to ${voice.name(warning.target)} ${warning.count === 1 ? 'was' : 'were'} made again: ${VOID_CAUSES[warning.cause]}.`;
        case 'chunks-share-reads':
            return `${warning.count} of ${(0,format/* plural */.LS)(warning.of, 'reply', 'replies')} of ${voice.name(warning.target)} came several chunks to a read: the gaps between chunks were not seen, and inter-chunk latency leaves these out.`;
        case 'coalesced':
            return `${warning.count} of ${(0,format/* plural */.LS)(warning.of, 'reply', 'replies')} of ${voice.name(warning.target)} came in two pieces for more tokens than that. Something between it and this job collects the stream; these have no time per output token.`;
        case 'buffered':
            return `${warning.count} of ${(0,format/* plural */.LS)(warning.of, 'reply', 'replies')} of ${voice.name(warning.target)} came in one piece. Something between it and this job collects the stream; these have no time per output token.`;
        case 'partial':
            return `Measuring ended early: ${END_WORDS[warning.reason]}. What was measured until then is judged.`;
        case 'price-unknown':
            return `No price is known for ${namesOf(warning.targets, voice)}: tokens were capped in place of dollars.`;
        case 'read-instead':
            return `${(0,words/* capital */.Nx)((0,domain_metric/* metricOf */.ak)(warning.metric).short)} of ${voice.name(warning.target)} cannot be observed, since what it thinks is not streamed, in all replies or in some; ${(0,domain_metric/* metricOf */.ak)(warning.read).short} was read in its place.`;
        case 'relevance-unknown':
        case 'part-refused':
        case 'part-repeated':
        case 'part-missing':
        case 'parts-differ':
        case 'label-ignored':
            return jobWarningText(warning, voice);
        case 'config-from-api':
            return `${voice.name(warning.path)} was read from GitHub at ${(0,place/* commitName */.l3)(warning.commit, voice)}, as nothing was checked out.`;
        case 'comment-forbidden':
            return `GitHub did not let this job comment on the pull request. Add ${voice.literal(warning.permission)} to the ${voice.literal('permissions')} of the job; the job summary has the same report.`;
        case 'publish-failed':
            return `${PUBLISHED_WORDS[warning.what]} could not be published: ${voice.sentence(warning.message)}`;
        case 'proxied':
            return `Requests to ${voice.name(warning.target)} went through a proxy; its time is part of what was measured.`;
        case 'parameter-adapted':
            return `${voice.name(warning.target)} ${adaptedText(warning, voice)}`;
        default:
            return warning;
    }
}
function adaptedText({ parameter, change }, { literal }) {
    switch (change.how) {
        case 'renamed':
            return `does not take ${literal(parameter)}: ${literal(change.to)} was sent in its place.`;
        case 'left-out':
            return change.isOfUser
                ? `does not take ${literal(parameter)}, which the configuration sets: everything was measured without it. Take it out of the configuration.`
                : `does not take ${literal(parameter)}: it was left out.`;
        case 'set':
            return `is a reasoning model: ${literal(parameter)} was set to ${literal(change.to)}, the lowest it takes. Set it under ${literal('params')} to measure another.`;
        case 'raised':
            return `is a reasoning model: ${change.byTokenCount} tokens were added to ${literal(parameter)}, for what it thinks before it answers.`;
        default:
            return change;
    }
}
const REFUSALS = {
    expired: 'it has expired',
    'other-repository': 'it belongs to another repository',
    'from-a-fork': 'it was made by a fork',
    'other-branch': 'it was not made on the default branch',
    'this-run': 'it was made by this very run',
    'untrusted-event': 'the event it was made by is open to outsiders',
    'other-workflow': 'another workflow made it',
    'cancelled-run': 'its run was cancelled',
    'unfinished-run': 'its run has not finished',
    'too-large': 'it is larger than a baseline can be',
    'wrong-digest': 'its content is not what GitHub recorded',
    unreadable: 'it cannot be read',
    'wrong-schema': 'it is not a baseline of this version',
    'other-key': 'it has another key'
};
const SERVED_WORDS = {
    'service-tier': 'in another service tier',
    fingerprint: 'by another build, as its fingerprint says',
    backend: 'by another backend'
};
const VOID_CAUSES = {
    'cache-hit': 'the provider had part of the prompt in its cache',
    'model-load': 'the server had to bring the model into memory first',
    'cache-miss': 'the provider had nothing of the prompt in its cache, though it had been asked before',
    'client-stall': 'this job itself was held up while it waited for the reply'
};
/** What ended the measuring. */
const END_WORDS = {
    decided: 'every check was decided',
    fixed: 'all planned requests were made',
    'max-pairs': 'the largest number of pairs was reached',
    'max-cost': 'the cost limit was reached',
    timeout: 'the time limit was reached',
    cancelled: 'the job was cancelled'
};
const PUBLISHED_WORDS = {
    comment: 'The comment',
    summary: 'The job summary',
    annotations: 'The annotations',
    outputs: 'The outputs',
    artifact: 'An artifact',
    baseline: 'The baseline'
};
function namesOf(names, voice) {
    return (0,words/* listed */.KE)((0,words/* counted */.hS)(names, LISTED_NAMES, voice.name));
}
function changedNames({ added, removed }, voice) {
    const parts = [
        ...(added.length === 0 ? [] : [`${namesOf(added, voice)} added`]),
        ...(removed.length === 0 ? [] : [`${namesOf(removed, voice)} removed`])
    ];
    return parts.join('; ');
}
function differencesText(differences, voice) {
    const write = ({ part, baseline, candidate }) => {
        return `${voice.name(part)} was ${jsonText(baseline, voice)}, is ${jsonText(candidate, voice)}`;
    };
    return (0,words/* counted */.hS)(differences, LISTED_DIFFERENCES, write).join('; ');
}
function jsonText(value, voice) {
    if (value === undefined)
        return 'absent';
    return voice.name(typeof value === 'string' ? value : JSON.stringify(value));
}


/***/ }),

/***/ 8191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ directionOf),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   JA: () => (/* binding */ pointsText),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Kh: () => (/* binding */ metricName),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   SZ: () => (/* binding */ changeRange),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7703);


/** `TTFT p50`, `end-to-end time p95`, `error rate`: the statistic only where there is a choice. */
function metricName(metric, statistic) {
    const { short } = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric);
    if (statistic === 'worst-prompt')
        return `${short} of single prompts`;
    return statistic === 'rate' ? short : `${short} ${statistic}`;
}
/** The same, by what a check was read from. */
function checkName({ metric, readMetric = metric, statistic }) {
    return metricName(readMetric, statistic);
}
/** Its first letter large, to begin a sentence. */
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
/** `a`, `a and b`, `a, b and c`. */
function listed(words) {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** The first of a list in words, and the number of the others. */
function counted(items, limit, write) {
    const words = items.slice(0, limit).map(write);
    return items.length > limit ? [...words, `${items.length - limit} more`] : words;
}
/** The direction of a change in a word that says whether it is good, whichever way the metric counts. */
function directionOf({ metric, changeRatio }) {
    const { better, unit } = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric);
    const worse = (changeRatio ?? 0) > 0 === (better === 'lower');
    if (unit === '$')
        return worse ? 'more expensive' : 'cheaper';
    if (unit === 'ratio')
        return worse ? 'worse' : 'better';
    return worse ? 'slower' : 'faster';
}
/** Whether the interval of a change leaves open which way it goes. */
function isEitherWay([low, high]) {
    return low <= 0 && high >= 0;
}
/** The 95 % interval of a change, with signs where it includes both directions. */
function changeRange(interval) {
    return isEitherWay(interval) ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSignedRange */ .TE)(interval) : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUnsignedRange */ .Sv)(interval);
}
/** A rate moves in points, since from 0 % there is no ratio: `+15 points`. */
function pointsText(ratio) {
    return `+${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(ratio).replace(' %', '')} points`;
}


/***/ }),

/***/ 5027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ tolerateClosedPipe)
/* harmony export */ });
const guarded = new WeakSet();
/** A reader that has seen enough, as `| head` does, closes the pipe. That is no failure: the exit code stays the verdict's. */
function tolerateClosedPipe(stream) {
    if (guarded.has(stream))
        return;
    guarded.add(stream);
    stream.on('error', (error) => {
        if (error.code !== 'EPIPE')
            throw error;
    });
}


/***/ }),

/***/ 233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ printError),
  n: () => (/* binding */ printText)
});

// EXTERNAL MODULE: ./lib/terminal/closed-pipe.js
var closed_pipe = __webpack_require__(5027);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
;// CONCATENATED MODULE: ./lib/terminal/error-text.js

/** What a reader needs of something that was thrown: every problem and its way out, or where a bug is. */
function errorText(error, paint) {
    if (error instanceof errors/* InputError */.dz) {
        return error.problems
            .flatMap(({ where, message, hint }) => [
            `${paint('bad', 'error')} ${where}: ${message}`,
            ...hintLine(hint, paint)
        ])
            .join('\n');
    }
    if (error instanceof errors/* KnownError */.E) {
        return [`${paint('bad', 'error')} ${error.message}`, ...hintLine(error.hint, paint)].join('\n');
    }
    return [
        ...stacks(error),
        `${paint('bad', 'This is a bug in llm-latency-gate.')} Please report it with the lines above.`
    ].join('\n');
}
function hintLine(hint, paint) {
    return hint === undefined ? [] : [`  ${paint('faint', 'hint:')} ${hint}`];
}
/** Stacks only: the other properties of a foreign error may hold what was sent, and with it a key. */
function stacks(error) {
    const seen = [];
    for (let next = error; next instanceof Error && !seen.includes(next); next = next.cause)
        seen.push(next);
    if (seen.length === 0)
        return ['Something that is no error was thrown.'];
    return seen.map(({ stack, message }, depth) => `${depth === 0 ? '' : 'caused by '}${stack ?? message}`);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/terminal/paint.js

/** What a color means, not which one it is. */
const STYLES = { bad: 'red', uneasy: 'yellow', good: 'green', faint: 'dim', strong: 'bold' };
/** Colors on a terminal that can show them, unless NO_COLOR is set to anything (https://no-color.org); else plain text. */
function createPaint(stream, environment) {
    const colorful = stream.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
    // Whether to color is decided here, so styleText need not look at the process's own streams.
    return (style, text) => (colorful ? (0,external_node_util_.styleText)(STYLES[style], text, { validateStream: false }) : text);
}

;// CONCATENATED MODULE: ./lib/terminal/print.js



/** Results: the only thing on standard output, so that they can be piped. */
function printText(text) {
    write(process.stdout, text);
}
/** Whatever was thrown, in words, on standard error. */
function printError(error) {
    write(process.stderr, errorText(error, createPaint(process.stderr, process.env)));
}
function write(stream, text) {
    (0,closed_pipe/* tolerateClosedPipe */.x)(stream);
    stream.write(text.endsWith('\n') ? text : `${text}\n`);
}


/***/ })

};
