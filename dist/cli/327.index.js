export const id = 327;
export const ids = [327];
export const modules = {

/***/ 8171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mock: () => (/* binding */ mock),
  i: () => (/* binding */ simulatorOf),
  L: () => (/* binding */ withMockOptions)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(7375);
// EXTERNAL MODULE: ./lib/domain/exit-code.js
var exit_code = __webpack_require__(6450);
// EXTERNAL MODULE: ./lib/plan/text/parse-values.js
var parse_values = __webpack_require__(3583);
;// CONCATENATED MODULE: ./lib/simulator/fault.js
/** The faults that the simulated endpoint can have. */
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

// EXTERNAL MODULE: ./lib/simulator/start-simulator.js + 6 modules
var start_simulator = __webpack_require__(2753);
// EXTERNAL MODULE: ./lib/terminal/print.js + 2 modules
var print = __webpack_require__(233);
;// CONCATENATED MODULE: ./lib/commands/mock.js






/** `mock`: the simulated endpoint, until it is stopped. */
async function mock(options) {
    const simulator = await (0,start_simulator/* startSimulator */.r)(options);
    (0,print/* printText */.n)(`simulated OpenAI-compatible endpoint at ${simulator.url} (Ctrl-C stops it)`);
    await new Promise((done) => {
        for (const name of ['SIGINT', 'SIGTERM'])
            process.once(name, () => done());
    });
    await simulator.close();
    return exit_code/* EXIT_CODES */.a.passed;
}
/** Adds what the simulated endpoint can be told. */
function withMockOptions(command) {
    return command
        .option('--port <number>', 'the port on 127.0.0.1; 0 picks a free one', wholeNumber, 0)
        .option('--seed <number>', 'the same seed gives the same times', wholeNumber, 1)
        .option('--ttft <duration>', 'time to first token', durationOption)
        .option('--tpot <duration>', 'time per output token', durationOption)
        .option('--prefill <duration>', 'added to time to first token per input token', durationOption)
        .option('--chunk <tokens>', 'tokens per chunk', wholeNumber)
        .option('--tokens <number>', 'output tokens per reply, unless the request allows fewer', wholeNumber)
        .option('--jitter <ratio>', 'standard deviation of the log of each time', ratio)
        .option('--stalls <ratio>', 'share of replies that stall once', ratio)
        .addOption(new commander/* Option */.c$('--fault <name>', 'the fault to inject').choices([...FAULTS]))
        .option('--fault-ratio <ratio>', 'share of requests with the fault', ratio);
}
/** The given options under the simulator's own names; the rest are its defaults. */
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
function durationOption(text) {
    const durationMs = (0,parse_values/* parseDuration */.E9)(text);
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


/***/ }),

/***/ 1327:
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
// EXTERNAL MODULE: ./lib/domain/thrown.js
var domain_thrown = __webpack_require__(8012);
;// CONCATENATED MODULE: ./lib/domain/machine-fault.js


const NO_ROOM = {
    code: 'unwritable-file',
    what: 'a file cannot be written, because the disk is full',
    hint: 'Make room on the disk of this machine, then run the job again.'
};
const NO_DESCRIPTORS = {
    code: 'cannot-measure',
    what: 'no more files and sockets can be opened on this machine',
    hint: 'Raise the limit of open files (ulimit -n), or lower "in-flight" under "schedule".'
};
const FAULTS = {
    ENOSPC: NO_ROOM,
    EDQUOT: NO_ROOM,
    EROFS: {
        code: 'unwritable-file',
        what: 'a file cannot be written, because its disk is read-only',
        hint: 'Name a folder that this user can write to, for temporary files by RUNNER_TEMP or TMPDIR.'
    },
    EMFILE: NO_DESCRIPTORS,
    ENFILE: NO_DESCRIPTORS,
    ENOMEM: {
        code: 'cannot-measure',
        what: 'this machine has no memory left',
        hint: 'Run the job on a machine with more memory, or with less beside it.'
    }
};
/** Returns the failure of a machine that is out of something; undefined for anything else. None of these is a bug. */
function machineFault(thrown) {
    const system = (0,domain_thrown/* codeOfThrown */.Py)(thrown);
    const fault = Object.hasOwn(FAULTS, system) ? FAULTS[system] : undefined;
    if (fault === undefined || thrown instanceof errors/* KnownError */.E)
        return undefined;
    return new errors/* KnownError */.E(fault.code, `${fault.what} (${system})`, { hint: fault.hint, cause: thrown });
}

// EXTERNAL MODULE: ./lib/domain/tool.js
var tool = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/imports/formats.js + 3 modules
var formats = __webpack_require__(3042);
// EXTERNAL MODULE: ./lib/plan/config/inputs.js
var inputs = __webpack_require__(8949);
// EXTERNAL MODULE: ./lib/plan/text/wording.js
var wording = __webpack_require__(9939);
// EXTERNAL MODULE: ./lib/report/exports/formats.js
var exports_formats = __webpack_require__(1522);
// EXTERNAL MODULE: ./lib/terminal/print.js + 2 modules
var print = __webpack_require__(233);
// EXTERNAL MODULE: ./lib/commands/mock.js + 1 modules
var commands_mock = __webpack_require__(8171);
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
function tell(thrown) {
    const error = machineFault(thrown) ?? thrown;
    // Commander has printed its own message, or the help that was asked for, by now.
    if (error instanceof commander/* CommanderError */.b7)
        return error.exitCode === 0 ? exit_code/* EXIT_CODES */.a.passed : exit_code/* EXIT_CODES */.a.invalidInput;
    (0,print/* printError */.y)(error);
    return error instanceof errors/* KnownError */.E ? (0,exit_code/* exitCodeOfError */.L)(error.code) : exit_code/* EXIT_CODES */.a.bug;
}
function programOf(does) {
    const program = new commander/* Command */.uB(tool/* TOOL */.js.name)
        .description('Finds out whether an LLM got slower: streams prompts, compares with a baseline, enforces latency budgets.')
        .version(tool/* TOOL */.js.version)
        .exitOverride()
        .showHelpAfterError('(add --help to see what is allowed)');
    addMeasuring(program, does);
    addPlanning(program, does);
    addJudging(program, does);
    addFiles(program, does);
    addSimulated(program, does);
    return program;
}
function addMeasuring(program, does) {
    withBaseOptions(withInputs(program.command('run')))
        .description('measure, compare with the base or the stored baseline, and report the verdict')
        .option('--baseline-folder <folder>', 'the folder that keeps baselines between runs', tool/* DEFAULT_BASELINE_FOLDER */.pM)
        .option('--save-baseline', 'add this run to the baseline', false)
        .option('--out <file>', 'write the run file here: X.run.json.gz')
        .option('--report <file>', 'write the report here: with charts if the name ends in .html, else as Markdown')
        .option('--report-folder <folder>', 'write the report into this folder in every format: HTML, JUnit, CSV and others')
        .action((options) => does(async () => {
        const { runLocally } = await Promise.all(/* import() */[__webpack_require__.e(227), __webpack_require__.e(815), __webpack_require__.e(521), __webpack_require__.e(502), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(904), __webpack_require__.e(138), __webpack_require__.e(181), __webpack_require__.e(54), __webpack_require__.e(547)]).then(__webpack_require__.bind(__webpack_require__, 2547));
        return runLocally(inputsOf(options), options);
    }));
    withInputs(program.command('measure'))
        .description('measure one run and save it without judging it')
        .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
        .action((options) => does(async () => {
        const { measure } = await Promise.all(/* import() */[__webpack_require__.e(227), __webpack_require__.e(815), __webpack_require__.e(521), __webpack_require__.e(502), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(314)]).then(__webpack_require__.bind(__webpack_require__, 8314));
        return measure(inputsOf(options), options.out);
    }));
}
function addPlanning(program, does) {
    withBaselines(withBaseOptions(withInputs(program.command('plan'))))
        .description('show what would be sent, what it would cost and the smallest change it would detect; sends nothing')
        .option('--baseline-folder <folder>', 'the folder that keeps baselines between runs', tool/* DEFAULT_BASELINE_FOLDER */.pM)
        .action((options) => does(async () => {
        const { plan } = await Promise.all(/* import() */[__webpack_require__.e(227), __webpack_require__.e(815), __webpack_require__.e(521), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(904), __webpack_require__.e(138), __webpack_require__.e(703)]).then(__webpack_require__.bind(__webpack_require__, 703));
        return plan(inputsOf(options), options);
    }));
    withInputs(program.command('calibrate'))
        .description('compare a plan with itself --runs times: its false-alarm rate and the smallest change it detects')
        .action((options) => does(async () => {
        const { calibrate } = await Promise.all(/* import() */[__webpack_require__.e(227), __webpack_require__.e(815), __webpack_require__.e(521), __webpack_require__.e(502), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(904), __webpack_require__.e(138), __webpack_require__.e(181), __webpack_require__.e(54), __webpack_require__.e(303)]).then(__webpack_require__.bind(__webpack_require__, 7303));
        return calibrate(inputsOf(options));
    }));
    withInputs(program.command('validate'))
        .description('check a configuration without sending anything')
        .action((options) => does(async () => {
        const { validate } = await Promise.all(/* import() */[__webpack_require__.e(227), __webpack_require__.e(815), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(374)]).then(__webpack_require__.bind(__webpack_require__, 6374));
        return validate(inputsOf(options));
    }));
}
/** Adds the options that name the base to compare with. */
function withBaseOptions(command) {
    return command
        .option('--base-config <file>', 'measure in pairs against the targets of this configuration')
        .option('--base-ref <ref>', 'measure in pairs against the configuration and prompts of this commit');
}
function addJudging(program, does) {
    withFiles(program.command('compare'))
        .description('judge a stored run against other stored runs; the exit code is that of the verdict')
        .addOption(new commander/* Option */.c$('--format <name>', 'the output format').choices(exports_formats/* FORMAT_NAMES */.B).default('text'))
        .action((options) => does(async () => {
        const { compare } = await Promise.all(/* import() */[__webpack_require__.e(227), __webpack_require__.e(815), __webpack_require__.e(521), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(904), __webpack_require__.e(138), __webpack_require__.e(181), __webpack_require__.e(881), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 7685));
        return compare(filesOf(options), options.format);
    }));
    withFiles(program.command('report'))
        .description('write the report of stored runs, also for dashboards and for the test reports of a CI system')
        .addOption(new commander/* Option */.c$('--format <names>', `one or several of ${exports_formats/* FORMAT_NAMES */.B.join(', ')}, separated by commas`)
        .default(['markdown'], 'markdown')
        .argParser(formatsOf))
        .option('--out <file>', 'write the report here instead of printing it')
        .option('--out-dir <folder>', 'write a file of each format into this folder')
        .action((options) => does(async () => {
        const { report } = await Promise.all(/* import() */[__webpack_require__.e(227), __webpack_require__.e(815), __webpack_require__.e(521), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(904), __webpack_require__.e(138), __webpack_require__.e(181), __webpack_require__.e(881), __webpack_require__.e(582)]).then(__webpack_require__.bind(__webpack_require__, 2582));
        return report(filesOf(options), { formats: options.format, ...options });
    }));
}
/** `json,junit` as names of formats, each once. */
function formatsOf(text) {
    const names = text.split(',').map((name) => name.trim());
    const unknown = names.find((name) => !exports_formats/* FORMAT_NAMES */.B.includes(name));
    if (unknown !== undefined) {
        const guess = (0,wording/* nearestHint */.AN)(unknown, exports_formats/* FORMAT_NAMES */.B) ?? `Allowed choices are ${exports_formats/* FORMAT_NAMES */.B.join(', ')}.`;
        throw new commander/* InvalidArgumentError */.Di(`There is no format "${unknown}". ${guess}`);
    }
    return [...new Set(names)];
}
function withBaselines(command) {
    return command.addOption(new commander/* Option */.c$('--baseline <file>', 'a run file of the baseline; may be repeated').argParser((value, before = []) => [...before, value]));
}
function withFiles(command) {
    return withBaselines(command)
        .requiredOption('--candidate <file>', 'the run file to judge')
        .option('--config <file>', 'the configuration with the budgets, margins and targets to apply');
}
function filesOf({ baseline = [], candidate, config }) {
    return { baselines: baseline, candidate, config };
}
function addFiles(program, does) {
    program
        .command('merge <files...>')
        .description('merge the parts that several machines measured of one plan into one run file')
        .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
        .action((files, options) => does(async () => {
        const { merge } = await Promise.all(/* import() */[__webpack_require__.e(904), __webpack_require__.e(25)]).then(__webpack_require__.bind(__webpack_require__, 5900));
        return merge(files, options.out);
    }));
    program
        .command('import <file>')
        .description('convert the measurements of another tool into a run file')
        .addOption(new commander/* Option */.c$('--from <format>', 'the format of the file').choices(Object.keys(formats/* IMPORT_FORMATS */.p)).makeOptionMandatory())
        .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
        .action((file, options) => does(async () => {
        const { importFile } = await Promise.all(/* import() */[__webpack_require__.e(227), __webpack_require__.e(828), __webpack_require__.e(965)]).then(__webpack_require__.bind(__webpack_require__, 6965));
        return importFile(options.from, file, options.out);
    }));
}
function addSimulated(program, does) {
    (0,commands_mock/* withMockOptions */.L)(program.command('mock'))
        .description('serve a simulated OpenAI-compatible endpoint until stopped')
        .action((options) => does(async () => {
        const { mock } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8171));
        return mock((0,commands_mock/* simulatorOf */.i)(options));
    }));
    program
        .command('demo')
        .description('run the complete job on a simulated endpoint; needs no setup')
        .option('--exit-code', 'exit with the code of the verdict instead of 0', false)
        .action((options) => does(async () => {
        const { demo } = await Promise.all(/* import() */[__webpack_require__.e(227), __webpack_require__.e(815), __webpack_require__.e(521), __webpack_require__.e(502), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(904), __webpack_require__.e(138), __webpack_require__.e(181), __webpack_require__.e(54), __webpack_require__.e(359)]).then(__webpack_require__.bind(__webpack_require__, 359));
        return demo(options);
    }));
}
/** Adds an option for every input that the command line shares with the Action. */
function withInputs(command) {
    for (const input of inputs/* INPUTS */.mc) {
        if (!input.entries.includes('cli'))
            continue;
        command.addOption(new commander/* Option */.c$(`--${input.name} <value>`, `${input.description} Default: ${input.default}.`));
    }
    return command;
}
/** The inputs among a command's options, by the names that the table gives them. */
function inputsOf(options) {
    return Object.fromEntries(inputs/* INPUTS */.mc.flatMap(({ name }) => {
        const value = options[name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())];
        return typeof value === 'string' ? [[name, value]] : [];
    }));
}


/***/ }),

/***/ 9505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ environmentClass),
/* harmony export */   V: () => (/* binding */ environmentSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const fact = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(300);
/** The machine that measured a run. */
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
/**
 * Returns the class of a machine. An owned target is compared only with runs of the same class, since the machine decides
 * its speed as much as the code.
 */
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
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1448);

/** Every known failure has a section of its code in docs/errors.md. */
const ERROR_CODES = (/* unused pure expression or super */ null && ([
    'invalid-input',
    'missing-key',
    'key-refused',
    'account-refused',
    'not-found',
    'wrong-endpoint',
    'request-refused',
    'empty-replies',
    'cannot-reach-first-look',
    'unreadable-file',
    'unwritable-file',
    'not-comparable',
    'nothing-stored',
    'server-not-ready',
    'cannot-measure',
    'refused-event'
]));
/**
 * A failure this project expects and can explain. Everything else that is thrown is a bug. Message and hint are one line of
 * visible text each, whatever a file or a server put into them.
 */
class KnownError extends Error {
    code;
    /** The next step for the reader, as an imperative sentence. */
    hint;
    constructor(code, message, options = {}) {
        super((0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(message), options.cause === undefined ? undefined : { cause: options.cause });
        this.name = 'KnownError';
        this.code = code;
        this.hint = options.hint === undefined ? undefined : (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(options.hint);
    }
}
/** All input problems at once. */
class InputError extends KnownError {
    problems;
    constructor(problems) {
        const visible = problems.map(visibleProblem);
        super('invalid-input', '');
        // The line feeds between problems are our own.
        this.message = visible.map(problemText).join('\n');
        this.name = 'InputError';
        this.problems = visible;
    }
}
function visibleProblem({ where, message, hint }) {
    const problem = { where: (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(where), message: (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(message) };
    return hint === undefined ? problem : { ...problem, hint: (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(hint) };
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

/***/ 3639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ largest),
/* harmony export */   o: () => (/* binding */ smallest)
/* harmony export */ });
/**
 * The largest of many values, and −∞ of none. `Math.max(...values)` puts each value on the call stack, which ends at some hundred
 * thousand of them.
 */
function largest(values) {
    let most = Number.NEGATIVE_INFINITY;
    for (const value of values)
        most = Math.max(most, value);
    return most;
}
/** The smallest of many values, and +∞ of none. */
function smallest(values) {
    let least = Number.POSITIVE_INFINITY;
    for (const value of values)
        least = Math.min(least, value);
    return least;
}


/***/ }),

/***/ 7849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TP: () => (/* binding */ CUSTOM_API),
/* harmony export */   VU: () => (/* binding */ DEFAULT_API),
/* harmony export */   YU: () => (/* binding */ API_IDS),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   jn: () => (/* binding */ CUSTOM_FORMATS),
/* harmony export */   nf: () => (/* binding */ TOKENS_PER_PRICE),
/* harmony export */   pO: () => (/* binding */ DEFAULT_BASE_URLS),
/* harmony export */   sL: () => (/* binding */ isJudged),
/* harmony export */   vS: () => (/* binding */ CHARACTERS_PER_TOKEN),
/* harmony export */   yQ: () => (/* binding */ TARGET_APIS)
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
/** The wire format that a target describes itself, for an application of one's own. */
const CUSTOM_API = 'custom';
const TARGET_APIS = [...API_IDS, CUSTOM_API];
/** The wire format of a target that names none. */
const DEFAULT_API = 'openai-chat';
/** The usual base URL of each API; APIs that are missing here have none. */
const DEFAULT_BASE_URLS = {
    'openai-chat': 'https://api.openai.com/v1',
    'openai-responses': 'https://api.openai.com/v1',
    'anthropic-messages': 'https://api.anthropic.com/v1',
    gemini: 'https://generativelanguage.googleapis.com/v1beta',
    'cohere-chat': 'https://api.cohere.com/v2',
    ollama: 'http://127.0.0.1:11434/api'
};
/** The way an application's bytes are told apart: server-sent events, one JSON value a line, or plain text. */
const CUSTOM_FORMATS = ['sse', 'ndjson', 'text'];
/**
 * Returns true where a target's own speed is judged. The base and the upstream of a target are measured only to be
 * compared with it.
 */
function isJudged({ directOf, baseOf }) {
    return directOf === undefined && baseOf === undefined;
}
/** Returns the id of the judged target that a target is measured for: its own, unless it is the base or the upstream of another. */
function ownerOf({ id, directOf, baseOf }) {
    return baseOf ?? directOf ?? id;
}
/** Prices are in US dollars per so many tokens. */
const TOKENS_PER_PRICE = 1_000_000;
/** A rough count of characters per token of English text, where nothing better is known. */
const CHARACTERS_PER_TOKEN = 4;


/***/ }),

/***/ 1448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   P8: () => (/* binding */ visibleLine),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   gB: () => (/* binding */ visibleLines),
/* harmony export */   hD: () => (/* binding */ quote)
/* harmony export */ });
const LONGEST_QUOTE = 80;
/** Characters that are not seen, or that move what is seen: controls, formats such as bidi marks, halves of surrogates, and line ends. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Text of our own that repeats somebody else's, on one line of visible characters. */
function visibleLine(text) {
    return text.replace(UNSEEN, ' ');
}
/** The same over several lines: the line feeds are our own. */
function visibleLines(text) {
    return text.replace(UNSEEN, (character) => (character === '\n' ? character : ' '));
}
/** JSON in which every character that is not seen stands as an escape, so that nothing is lost and nothing acts on a terminal. */
function visibleJson(value, indent) {
    return JSON.stringify(value, undefined, indent).replace(UNSEEN, (character) => character === '\n' ? character : escaped(character));
}
/** One escape for each UTF-16 unit, as JSON has it. */
function escaped(character) {
    return [...Array(character.length).keys()]
        .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
        .join('');
}
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9505);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7849);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8);




const RUN_SCHEMA = 'llm-latency-run/1';
/** Changes whenever a metric's definition does: numbers of two definitions are never compared. */
const METRIC_DEFINITION = '2';
const QUANTILE_METHOD = 'hyndman-fan-7';
const TOOL_NAME = 'llm-latency-gate';
const hashText = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'must be a sha256 in hex');
const commitText = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{7,64}$/, 'must be a commit hash');
const timeText = zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$({ offset: true });
/** Everything that decides what is sent to a target but secrets, so that a baseline's plan can be told from another. */
const partsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(100), zod__WEBPACK_IMPORTED_MODULE_3__/* .json */ .Pq9());
const END_REASONS = ['decided', 'fixed', 'max-pairs', 'max-cost', 'timeout', 'cancelled', 'account-refused'];
const clientHealthSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    eventLoopDelayMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        p50: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative(),
        p99: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative(),
        max: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative()
    }),
    dispatchLagMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ p50: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative(), max: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative() }).optional()
});
const endSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ reason: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(END_REASONS), partial: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() });
/** One content event of a sample: its time from t0, and the number of the read it came in. Kept on request only. */
const eventsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    sample: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    atMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative()).max(200_000)
});
const samplesSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleSchema */ .yO).max(200_000);
/** Without this a file could name every target a base, and nothing in it would be judged: a pass that nobody measured. */
function hasRole({ directOf, baseOf }, targets) {
    return [directOf, baseOf].every((owner) => owner === undefined || targets.some((target) => target.id === owner && (0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .sL)(target)));
}
const planSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    fingerprint: hashText,
    promptSet: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh,
    /** The base's source and prompts, where pairs were made. */
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        source: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['base-block', 'files-at-base', 'recorded-plan', 'base-config', 'base-ref', 'same-plan']),
        commit: commitText.optional(),
        scenarios: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh, kind: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh, hash: hashText }))
            .min(1)
            .max(10_000)
    })
        .optional(),
    scenarios: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh, kind: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh, hash: hashText }))
        .min(1)
        .max(10_000),
    targets: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        id: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh,
        fingerprint: hashText,
        buildIdentity: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(300),
        /** The target whose upstream this one is. */
        directOf: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh.optional(),
        /** The target whose base this one is; its samples bear that target's id and the arm `base`. */
        baseOf: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh.optional(),
        /** For a base, the fewest and the most pairs made with it. */
        pairs: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ least: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), most: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive() }).optional(),
        parts: partsSchema,
        /** Members of its request that were settled while warming up and decide what is measured, such as an effort. */
        asked: partsSchema.optional()
    }))
        .min(1)
        .max(1000)
})
    .refine(({ targets }) => targets.every((target) => hasRole(target, targets)) && targets.some(_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .sL), {
    path: ['targets'],
    message: 'each base and upstream must belong to a judged target of the same plan, and one target must be judged'
});
const runFileSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(RUN_SCHEMA),
    tool: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ name: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh, version: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh }),
    metricDefinition: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh,
    quantileMethod: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh,
    seed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    startedAt: timeText,
    commit: commitText.optional(),
    ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(500).optional(),
    event: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(100).optional(),
    /** The workflow run it was measured in. */
    workflowRun: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive() }).optional(),
    /** Set where only a part of the plan was measured, to be merged with the others. */
    part: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(500),
        targets: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh).min(1).max(1000).optional(),
        shard: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ index: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), count: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive().max(10_000) }).optional()
    })
        .optional(),
    environment: _environment_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentSchema */ .V,
    plan: planSchema,
    clientHealth: clientHealthSchema.optional(),
    end: endSchema,
    /** Spent on all requests, warm-up included; absent where a price is unknown. */
    costUsd: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().optional(),
    samples: samplesSchema,
    /** A second measurement of the same plan, made because the first one raised an alarm. Judged by itself. */
    confirmation: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ startedAt: timeText, end: endSchema, samples: samplesSchema }).optional(),
    events: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(eventsSchema).optional()
});


/***/ }),

/***/ 8:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Rd: () => (/* binding */ isVoid),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   oX: () => (/* binding */ armKey),
/* harmony export */   yO: () => (/* binding */ sampleSchema)
/* harmony export */ });
/* unused harmony exports FLAGS, COUNT_DOUBTS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3071);


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
/** Facts about a sample besides its outcome. A flag that starts with `void-` takes it out of every statistic. */
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
    /** The end mark came, and no reason for the end. */
    'no-finish-reason',
    /** A text came where generated text stands, in a member that this version does not read: see `unreadMember`. */
    'unread-text',
    /** The provider's count of tokens contradicts the reply: see `countDoubt`. */
    'count-disbelieved',
    /** The model thought unseen, and no count says how many of its tokens that took. */
    'reasoning-uncounted',
    'nonjson-keepalive',
    'upload-pending',
    'fresh-retry',
    'via-proxy',
    'cache-unverified',
    'replacement',
    'recheck',
    /** The account cannot pay any longer, or is closed: no later request of the run would be answered. */
    'account-refused',
    'void-cache-hit',
    /** Nothing of a prompt that had been asked before came from a cache, where it was to. */
    'void-cache-miss',
    /** The server brought its model into memory for this request. */
    'void-model-load',
    'void-client-stall',
    /** A cache in front of the model had the whole reply, as its header says. */
    'void-cached-reply'
];
/** Reasons not to believe a provider's count of tokens. */
const COUNT_DOUBTS = [
    'more-than-limit',
    'fewer-than-chunks',
    'far-from-text',
    'reasoning-above-output',
    'reasoning-impossible'
];
/** A request never lasts a day; a larger number is a broken file. */
const durationMs = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
    .nonnegative()
    .max(24 * _time_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ);
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().max(1_000_000_000);
/** Ids and names are printed, so they are short and of one line. */
const nameText = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'must be one line of printable text');
const gapsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ p50: durationMs, p95: durationMs, max: durationMs });
const serverTimingsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
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
const sampleSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    targetId: nameText,
    scenarioId: nameText,
    kind: nameText,
    round: count,
    arm: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['head', 'base']),
    pair: count.optional(),
    startedAtMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(OUTCOMES),
    /** The server's own word for the end of the reply, where it is no known good end. */
    endReason: nameText.optional(),
    /** The server's own words about a request that failed. */
    serverMessage: nameText.optional(),
    /** The member that holds text which this version does not read. */
    unreadMember: nameText.optional(),
    /** Why the provider's token counts are not believed. */
    countDoubt: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(COUNT_DOUBTS).optional(),
    httpVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(8).optional(),
    connectionReused: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    connectMs: durationMs.optional(),
    ttftMs: durationMs.optional(),
    ttfatMs: durationMs.optional(),
    lastMs: durationMs.optional(),
    endMs: durationMs.optional(),
    outputTokenCount: count.optional(),
    outputTokenSource: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['usage', 'estimated']).optional(),
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
    expectationsMet: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    flags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(FLAGS)).max(FLAGS.length)
});
/** Tells apart whose sample it is: one key for each arm of each target. */
function armKey({ targetId, arm }) {
    return `${arm} ${targetId}`;
}
/** A void sample was spoilt by something other than the target, and was replaced: it is in no statistic, no rate. */
function isVoid(sample) {
    return sample.flags.some((flag) => flag.startsWith('void-'));
}
/** Outcomes in which the model did answer, though not in a way whose times compare. */
const ANSWERED = new Set(['ok', 'refusal', 'not-streamed']);
/**
 * Returns true where a request failed. A refusal is an answer of the model, not a failure of the endpoint; a reply sent whole
 * counts in `streamed_share` instead. Neither enters a latency.
 */
function isFailure(sample) {
    return !ANSWERED.has(sample.outcome);
}


/***/ }),

/***/ 8012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Py: () => (/* binding */ codeOfThrown),
/* harmony export */   j: () => (/* binding */ messageOfThrown)
/* harmony export */ });
/* unused harmony export statusOfThrown */
/** Reads a field of anything that was thrown: errors of another realm are not `instanceof Error`. */
function field(thrown, name) {
    return typeof thrown === 'object' && thrown !== null ? thrown[name] : undefined;
}
/** The system's name for what went wrong, such as `ENOENT`. */
function codeOfThrown(thrown) {
    const code = field(thrown, 'code');
    return typeof code === 'string' ? code : 'unknown error';
}
function messageOfThrown(thrown) {
    const message = field(thrown, 'message');
    return typeof message === 'string' ? message : 'unknown error';
}
/** The HTTP status that an API's client puts on its errors; absent on all others. */
function statusOfThrown(thrown) {
    const status = field(thrown, 'status');
    return typeof status === 'number' ? status : undefined;
}


/***/ }),

/***/ 3071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   K5: () => (/* binding */ MS_PER_SECOND),
/* harmony export */   iQ: () => (/* binding */ HOUR_MS),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   kg: () => (/* binding */ MINUTE_MS),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
const MS_PER_SECOND = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Milliseconds since 1970 of an ISO 8601 time. NaN of anything else; the schemas keep that out. */
function instantOf(iso) {
    // biome-ignore lint/style/noRestrictedGlobals: it reads a time that is written down, and asks no clock.
    return Date.parse(iso);
}
/** The length of `2026-11-30` in an ISO 8601 time. */
const DAY_LENGTH = 10;
/** The day of an ISO 8601 time in UTC: `YYYY-MM-DD`. */
function dayOf(time) {
    return time.slice(0, DAY_LENGTH);
}


/***/ }),

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ DEFAULT_CONFIG_PATH),
/* harmony export */   js: () => (/* binding */ TOOL),
/* harmony export */   pM: () => (/* binding */ DEFAULT_BASELINE_FOLDER)
/* harmony export */ });
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(172);

/** Written into every run file. */
const TOOL = { name: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL_NAME */ .lH, version: '0.1.0' };
/** The configuration that is read where none is named. */
const DEFAULT_CONFIG_PATH = '.github/llm-latency.yml';
/** The folder of baselines on a machine of one's own, where none is named. */
const DEFAULT_BASELINE_FOLDER = '.llm-latency';


/***/ }),

/***/ 3042:
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
// EXTERNAL MODULE: ./lib/domain/run-file.js
var run_file = __webpack_require__(172);
// EXTERNAL MODULE: ./lib/domain/sample.js
var sample = __webpack_require__(8);
;// CONCATENATED MODULE: ./lib/imports/csv-rows.js



/** Reads one line. An empty cell says nothing. */
function readRow(csv, file) {
    const { header } = file;
    const where = `${file.source}:${csv.line}`;
    if (csv.cells.length !== header.length) {
        const message = `has ${csv.cells.length} cells, but the first line has ${header.length} columns`;
        return { problems: [{ where, message }] };
    }
    const { optional, required, problems } = csvCells(csv.cells, where, file);
    const named = {
        target: required('target', csv_rows_name),
        scenario: required('scenario', csv_rows_name),
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
function csvCells(cells, where, { header, nearestHint }) {
    const problems = [];
    const textOf = (column) => cells[header.indexOf(column)] ?? '';
    const complain = (column, message, hint) => problems.push({ where: `${where}, column "${column}"`, message, hint });
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
            complain(column, 'is empty; every row needs a value');
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
/** Contradictions that no request can produce, each with the column to look at first. */
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
            `got ${cachedTokenCount}; at most the ${inputTokenCount} input tokens can come from the cache`
        ]
    ];
    return rules.filter(([broken]) => broken).map(([, column, message]) => [column, message]);
}
const isLess = (a, b) => a !== undefined && b !== undefined && a < b;
const MAX_COUNT = 1_000_000_000;
const MAX_MS = 86_400_000;
const ARMS = sample/* sampleSchema */.yO.shape.arm.options;
/** An id that can be printed on one line. */
const csv_rows_name = (text) => sample/* nameText */.fh.safeParse(text).success ? { value: text } : unexpected(text, 'a name on one line, of at most 200 characters');
/** A whole number. `200.0` is one too: tools that keep counts in a column with gaps write them so. */
const count = (text) => {
    const value = /^\d+(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN;
    return value <= MAX_COUNT ? { value } : unexpected(text, 'a whole number from 0 to 1,000,000,000');
};
/** Milliseconds. No request lasts longer than a day, so more than that is another unit. */
const duration = (text) => {
    const value = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    if (value > MAX_MS)
        return { ...unexpected(text, `at most ${MAX_MS} ms (one day)`), hint: 'Give milliseconds.' };
    if (value >= 0)
        return { value };
    return { ...unexpected(text, 'a number of milliseconds, 0 or more'), ...decimalComma(text) };
};
/** A moment within a run that may last longer than a request. */
const moment = (text) => {
    const value = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    return value < Number.POSITIVE_INFINITY ? { value } : unexpected(text, 'milliseconds since the start of the run');
};
const outcome = (text) => oneOf(text, sample/* OUTCOMES */.im);
const arm = (text) => oneOf(text, ARMS);
/** A commit's hash, in lower case. */
const commit = (text) => {
    const value = text.toLowerCase();
    return run_file/* commitText */.tT.safeParse(value).success ? { value } : unexpected(text, 'a commit hash of 7 to 64 hex digits');
};
const time = (text) => run_file/* timeText */.Tc.safeParse(text).success
    ? { value: text }
    : { ...unexpected(text, 'an ISO 8601 time with its zone'), hint: 'Write it like 2026-01-31T08:00:00Z.' };
function oneOf(text, allowed) {
    const value = allowed.find((option) => option === text);
    if (value !== undefined)
        return { value };
    return { ...unexpected(text, `one of ${allowed.join(', ')}`), options: allowed };
}
const unexpected = (text, expected) => ({ message: `got ${(0,quote/* quote */.hD)(text)}; expected ${expected}` });
const decimalComma = (text) => (/^\d+,\d+$/.test(text) ? { hint: 'Write decimals with a point.' } : {});
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
/** Reports the problems of the header line, which is at `where`. Columns may come in any order. */
function headerProblems(header, where, nearestHint) {
    const separator = otherSeparator(header);
    if (separator !== undefined) {
        const message = `got one column, ${(0,quote/* quote */.hD)(header[0] ?? '')}; expected the columns ${REQUIRED_COLUMNS.join(', ')}`;
        return [{ where, message, hint: `Separate columns with commas, not with ${separator}.` }];
    }
    return [
        ...header.flatMap((name, index) => {
            const message = columnFault(name, index, header);
            if (message === undefined)
                return [];
            const hint = nearestHint(name, notIn(header));
            return [{ where, message, hint }];
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
        return `the column ${(0,quote/* quote */.hD)(name)} appears twice`;
    if (COLUMNS.some((column) => column === name))
        return undefined;
    return `unknown column ${(0,quote/* quote */.hD)(name)}; expected ${COLUMNS.join(', ')}`;
}
function otherSeparator(header) {
    const [only = ''] = header;
    if (header.length > 1)
        return undefined;
    if (only.includes(';'))
        return 'semicolons';
    return only.includes('\t') ? 'tabs' : undefined;
}

// EXTERNAL MODULE: ./lib/domain/tool.js
var tool = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/imports/imported-run.js


/** Other tools have no kinds of prompts. */
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
    const targets = unique([...rowsOf.keys()]).map((id) => importedTarget(id, rowsOf.get(id) ?? [], { origin, facts, context }));
    const decisive = [...targets.map(({ fingerprint }) => fingerprint), ...hashes.map(({ hash }) => hash)];
    return {
        schema: run_file/* RUN_SCHEMA */.EJ,
        tool: { name: tool/* TOOL */.js.name, version: context.toolVersion },
        metricDefinition: run_file/* METRIC_DEFINITION */.zS,
        quantileMethod: run_file/* QUANTILE_METHOD */.Uf,
        // Nothing was drawn.
        seed: 0,
        startedAt: facts.recordedAt ?? context.importedAt,
        commit: facts.commit,
        environment: {},
        plan: { fingerprint: context.sha256(JSON.stringify(decisive)), promptSet: origin, scenarios: hashes, targets },
        end: { reason: 'fixed', partial: false },
        samples: samplesOf(rows)
    };
}
/** Sorted by UTF-16 code unit, so that the order of rows decides nothing. */
const unique = (names) => [...new Set(names)].toSorted();
function importedTarget(id, rows, from) {
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
        return importedSample(row, startedMs);
    });
}
function importedSample(row, startedAtMs) {
    const reads = readsOf(row);
    const ttfatMs = row.ttfatMs ?? row.ttftMs;
    return {
        targetId: row.target,
        scenarioId: row.scenario,
        kind: KIND,
        round: row.round,
        arm: row.arm,
        pair: row.pair,
        startedAtMs,
        outcome: row.outcome,
        ttftMs: row.ttftMs,
        ttfatMs,
        lastMs: row.lastMs,
        ...(row.outputTokenCount === undefined
            ? {}
            : { outputTokenCount: row.outputTokenCount, outputTokenSource: 'usage' }),
        inputTokenCount: row.inputTokenCount,
        cachedTokenCount: row.cachedTokenCount,
        readCount: reads,
        flags: rowFlags(row, reads)
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
function rowFlags({ outcome, outputTokenCount }, reads) {
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
/** Problems shown one by one; more of them are one mistake made many times. */
const MAX_PROBLEMS = 20;
/**
 * Reads comma-separated values with a first line of column names: `target,scenario,round,outcome,ttft_ms,last_ms,
 * output_tokens`, and if they are known `ttfat_ms,input_tokens,cached_tokens,started_ms,commit,recorded_at,arm,pair`.
 * Throws an InputError with the first problems found, and the count of the others.
 */
function importCsv(text, context) {
    const { source } = context;
    const [header, ...lines] = readCsvLines(text, source);
    if (header === undefined) {
        const message = `is empty; expected a first line with the columns ${REQUIRED_COLUMNS.join(', ')}`;
        throw new errors/* InputError */.dz([{ where: source, message }]);
    }
    const names = header.cells.map((cell) => cell.toLowerCase());
    const nearestHint = context.nearestHint ?? (() => undefined);
    refuse(headerProblems(names, `${source}:${header.line}`, nearestHint), source);
    if (lines.length === 0)
        throw new errors/* InputError */.dz([{ where: source, message: 'has no rows below its first line' }]);
    refuse(tooMany({ count: lines.length, most: MAX_ROWS, what: 'rows' }, source), source);
    const read = lines.map((line) => readRow(line, { source, header: names, nearestHint }));
    refuse(read.flatMap(({ problems }) => problems ?? []), source);
    const whole = read.filter(isRead);
    const rows = whole.map(({ row }) => row);
    refuse([...sizeProblems(rows, source), ...factProblems(whole, source)], source);
    return importedRun(rows, ORIGIN, { facts: runFacts(whole), context });
}
function readCsvLines(text, source) {
    if (text.length > MAX_CHARS) {
        const message = `has ${text.length} characters; at most ${MAX_CHARS} are allowed`;
        throw new errors/* InputError */.dz([{ where: source, message, hint: 'Import it in parts.' }]);
    }
    try {
        return parseCsv(text).map(({ record, info }) => ({ cells: record, line: info.lines }));
    }
    catch (error) {
        if (error instanceof sync/* CsvError */.J$)
            throw new errors/* InputError */.dz([{ where: source, message: `is not valid CSV: ${error.message}` }]);
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
function refuse(problems, source) {
    if (problems.length === 0)
        return;
    const shown = problems.slice(0, MAX_PROBLEMS);
    const rest = problems.length - shown.length;
    const more = { where: source, message: `has ${rest} more problem${rest === 1 ? '' : 's'}` };
    throw new errors/* InputError */.dz(rest === 0 ? shown : [...shown, more]);
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
        message: `got ${first} and ${second}; a file holds one run, which has one ${column}`,
        hint: 'Import each run from a file of its own.'
    }));
}
function runFacts(read) {
    const [commit] = valuesOf(read, 'commit');
    const [recordedAt] = valuesOf(read, 'recordedAt');
    return { commit, recordedAt };
}
const valuesOf = (read, fact) => [
    ...new Set(read.flatMap(({ facts }) => facts[fact] ?? []))
];

;// CONCATENATED MODULE: ./lib/imports/formats.js

/** The formats that `import --from` accepts. */
const IMPORT_FORMATS = { csv: importCsv };


/***/ }),

/***/ 8949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dO: () => (/* binding */ usualPlaces),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
/* unused harmony export apiNames */
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9939);


const BOTH = ['action', 'cli'];
/**
 * The table of inputs. `npm run sync` writes action.yml and the README's table from it, the command line takes its
 * options from it, and a test compares them.
 */
const INPUTS = [
    {
        name: 'model',
        description: 'The model to measure, as the API names it. Defines the only target; not allowed when the configuration file has targets.',
        default: 'the targets of the file',
        entries: BOTH
    },
    {
        name: 'base-url',
        description: 'The address of the API, up to but without `/chat/completions` or the like. Plain http only for loopback and private addresses.',
        default: 'the public address of the API',
        entries: BOTH
    },
    {
        name: 'api',
        description: `The wire format of the API: ${apiNames()}.`,
        default: _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_API */ .VU,
        entries: BOTH
    },
    {
        name: 'api-key',
        description: 'The API key, from a secret, for every target without `api-key-env`. It is sent to the target and nowhere else.',
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
        description: 'Latency budgets, one per line, such as `ttft.p95 < 800ms`: `[TARGET:] METRIC[.STAT] OP NUMBER UNIT`. Added to those of the file.',
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
        description: 'Ids of the targets to measure, separated by commas. Margins and false-alarm rate stay those of the full configuration.',
        default: 'all of them',
        entries: BOTH
    },
    {
        name: 'mode',
        description: '`run` measures and judges. `measure` measures one part and stores it for another job. `report` merges the parts, judges them and comments once.',
        default: 'run',
        entries: ['action']
    },
    {
        name: 'shard',
        description: 'The share of the prompts to measure, such as `2/8`, when several machines split one run. In a workflow it needs `mode: measure`.',
        default: 'all of them',
        entries: BOTH
    },
    {
        name: 'compare',
        description: 'What to compare with. `interleaved`: the base of the change, measured in pairs in the same job. `history`: the stored baseline. `auto`: the best available. `off`: nothing; only budgets decide.',
        default: 'auto',
        entries: BOTH,
        configKey: 'compare'
    },
    {
        name: 'key',
        description: 'Separates several uses of the gate in one repository: each key has its own baseline and comment. At most 200 characters.',
        default: 'file of the workflow, job, calling job and matrix values',
        entries: BOTH,
        configKey: 'key'
    },
    {
        name: 'store',
        description: 'Where the baseline is kept. `artifact`: an artifact of the workflow run. `branch`: the branch `llm-latency-baseline`, which never expires and needs `contents: write` on the default branch. `file`: the folder `.llm-latency` next to the checkout, for runners that keep their disk.',
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
        description: 'The states that fail the job, separated by commas: `regression`, `budget`, `could-not-measure`, `inconclusive`, `no-baseline`, `drift`, `rules-changed`, or `none`.',
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
        description: 'How many runs to measure one after another, 1 to 30, to fill a baseline at once. Only applies where the baseline is written.',
        default: '1',
        entries: BOTH,
        configKey: 'runs'
    },
    {
        name: 'max-cost',
        description: 'The most one measurement may cost, such as `$1.00`. Counts by the `price` of each target in the file. Whatever that says, a dollar pays for at most 1M input and 250k output tokens, and one measurement may always use that many.',
        default: '1M input and 250k output tokens',
        entries: BOTH,
        configKey: 'schedule.max-cost'
    },
    {
        name: 'paths',
        description: 'Globs, one per line. A pull request is measured only if one of them matches a changed file; otherwise the job ends green, titled "not measured". A leading `!` excludes files, and the last match decides.',
        default: 'any file',
        entries: ['action'],
        configKey: 'paths'
    },
    {
        name: 'when-label',
        description: 'Measures a pull request only if it has this label. Add `labeled` to the `types` of `pull_request` so that setting it starts the job.',
        default: 'no label needed',
        entries: ['action'],
        configKey: 'when-label'
    },
    {
        name: 'on-unchanged',
        description: 'What to do with a pull request that changes no relevant file: `skip`, or `measure` it despite `paths`. Without `paths`, relevant files of a hosted model are the configuration, the files it names and the workflows; a server of your own is always measured.',
        default: 'skip if `paths` is set, otherwise measure',
        entries: ['action'],
        configKey: 'on-unchanged'
    },
    {
        name: 'open-issue',
        description: 'On `schedule`: opens an issue about a regression, drift or a broken budget after one bad run (`after-1`) or two in a row (`after-2`), and closes it once all is well. Needs `issues: write`.',
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
        description: 'The token for baseline and comment. It needs `actions: read`, `contents: read` and `pull-requests: write`.',
        default: 'the token of the job',
        entries: ['action'],
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
        actionDefault: '${{ github.token }}'
    },
    {
        name: 'confirms',
        description: 'The id of an earlier job of this workflow run, which this job confirms or clears. It takes that job’s key, and with it the baseline and the comment.',
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
        description: 'Set by the runner: the id of this run of the job, which tells calls of one workflow apart. Do not set it.',
        default: 'the id of the job',
        entries: ['action'],
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
        actionDefault: '${{ job.check_run_id }}'
    }
];
/** The names of the APIs, for texts: `` `openai-chat`, `gemini` or `ollama` ``. */
function apiNames() {
    return (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .eitherOf */ .BU)(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU.map((id) => `\`${id}\``));
}
/** The default address of each API, for texts: `https://… for openai-chat, https://… for gemini`. */
function usualPlaces() {
    const places = [...new Set(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU.map((id) => _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URLS */ .pO[id]))].filter((url) => url !== undefined);
    const idsAt = (url) => _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU.filter((id) => _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URLS */ .pO[id] === url);
    return places.map((url) => `${url} for ${idsAt(url).join(' and ')}`).join(', ');
}


/***/ }),

/***/ 3583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ MONEY_PATTERN),
/* harmony export */   Cq: () => (/* binding */ DURATION_PATTERN),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   ES: () => (/* binding */ parseMargin),
/* harmony export */   FT: () => (/* binding */ PERCENT_PATTERN),
/* harmony export */   FV: () => (/* binding */ PAIRS_PATTERN),
/* harmony export */   LQ: () => (/* binding */ parseGrowth),
/* harmony export */   Oy: () => (/* binding */ LEAST_PAIRS),
/* harmony export */   g7: () => (/* binding */ parseMoney),
/* harmony export */   lo: () => (/* binding */ parsePercent),
/* harmony export */   nQ: () => (/* binding */ GROWTH_PATTERN),
/* harmony export */   ur: () => (/* binding */ MARGIN_PATTERN),
/* harmony export */   xg: () => (/* binding */ parsePairs)
/* harmony export */ });
/** `1%`, `0.5 %`: the sign is never left out, since 0.01 and 1 could both mean one percent. */
const PERCENT_PATTERN = /^(\d+(?:\.\d+)?)\s*%$/;
/** A share of 1; absent where the text is no percentage. */
function parsePercent(text) {
    const [, number] = PERCENT_PATTERN.exec(text.trim()) ?? [];
    // Dividing keeps 1% the double nearest to 0.01; multiplying by 0.01 would not.
    return number === undefined ? undefined : Number(number) / 100;
}
/** `+35%`, or without the sign: by how much more. */
const GROWTH_PATTERN = /^\+?\s*\d+(?:\.\d+)?\s*%$/;
/** A share of 1 above nothing; absent where the text is no such percentage. */
function parseGrowth(text) {
    const ratio = parsePercent(text.trim().replace(/^\+/, ''));
    return ratio === undefined || ratio === 0 ? undefined : ratio;
}
const QUANTITY = String.raw `\d+(?:\.\d+)?\s*(?:%|ms|s)`;
/** `25%`, `10ms`, `max(10%, 10ms)`. */
const MARGIN_PATTERN = new RegExp(String.raw `^(?:${QUANTITY}|max\(\s*${QUANTITY}\s*,\s*${QUANTITY}\s*\))$`);
/** Absolute part in ms; absent where the text is no margin, is zero, or names two of a kind. */
function parseMargin(text) {
    const trimmed = text.trim();
    if (!MARGIN_PATTERN.test(trimmed))
        return undefined;
    const parts = trimmed
        .replaceAll(/^max\(|\)$/g, '')
        .split(',')
        .map(readPart);
    const [first, second] = parts;
    const margin = { ...first, ...second };
    return parts.some(isZero) || Object.keys(margin).length < parts.length ? undefined : margin;
}
function readPart(text) {
    const ratio = parsePercent(text);
    if (ratio !== undefined)
        return { ratio };
    const number = Number.parseFloat(text);
    return { absolute: /ms\s*$/.test(text) ? number : number * 1000 };
}
function isZero(part) {
    return (part.ratio ?? part.absolute) === 0;
}
/** `$1.00`, or the bare number of dollars. */
const MONEY_PATTERN = /^\$?\s*(\d+(?:\.\d+)?)$/;
/** US dollars; absent where the text is no amount. */
function parseMoney(text) {
    const [, number] = MONEY_PATTERN.exec(text.trim()) ?? [];
    return number === undefined ? undefined : Number(number);
}
/** `500ms`, `30s`, `15m`, `1h`: a number and its unit, which is never left out. */
const DURATION_PATTERN = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/;
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
/** Milliseconds; absent where the text is no duration. */
function parseDuration(text) {
    const [, number, unit = ''] = DURATION_PATTERN.exec(text.trim()) ?? [];
    const unitMs = UNIT_MS[unit];
    return number === undefined || unitMs === undefined ? undefined : Number(number) * unitMs;
}
/** Pairs from which a p95 is printed, and so the least that are made unless the user wants fewer. */
const LEAST_PAIRS = 60;
/** Fewer pairs than two have no spread. */
const FEWEST = 2;
const MOST = 100_000;
/** `60..400`, or `400`: the most alone. */
const PAIRS_PATTERN = /^\d+(?:\s*\.\.\s*\d+)?$/;
/** From the least to the most; absent where the text is no such range, turns it round, or leaves 2 to 100000. */
function parsePairs(text) {
    const trimmed = text.trim();
    if (!PAIRS_PATTERN.test(trimmed))
        return undefined;
    const [first = 0, second] = trimmed.split('..').map(Number);
    const most = second ?? first;
    const least = second === undefined ? Math.min(LEAST_PAIRS, most) : first;
    return least >= FEWEST && least <= most && most <= MOST ? { least, most } : undefined;
}


/***/ }),

/***/ 9939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ nearestHint),
/* harmony export */   BU: () => (/* binding */ eitherOf),
/* harmony export */   LF: () => (/* binding */ pathText)
/* harmony export */ });
/* unused harmony export nearest */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

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
/** The name that a mistyped word was most likely meant to be; absent where none is near enough to be worth guessing. */
function nearest(word, names) {
    const typed = normal(word);
    if (names.length === 0)
        return undefined;
    const guess = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(typed, names.map(normal));
    // Two swapped letters count as two; of longer words a third may be wrong. Beyond that a guess confuses more than it helps.
    const allowed = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3));
    if ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(typed, guess) > allowed)
        return undefined;
    return names.find((name) => normal(name) === guess);
}
/** `Did you mean "model"?`, where there is something to guess. */
function nearestHint(word, names) {
    const name = nearest(word, names);
    return name === undefined ? undefined : `Did you mean "${name}"?`;
}
/** Case and word separators are how a name is written, not which name it is. */
function normal(name) {
    return name.toLowerCase().replaceAll(/[_\s]/g, '-');
}


/***/ }),

/***/ 1522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FORMAT_NAMES),
/* harmony export */   h: () => (/* binding */ FORMATS)
/* harmony export */ });
/** The formats a report can be written in, and the name of each in a folder of several. */
const FORMATS = {
    json: { file: 'report.json' },
    csv: { file: 'report.csv' },
    junit: { file: 'junit.xml' },
    markdown: { file: 'report.md' },
    text: { file: 'report.txt' },
    html: { file: 'report.html' },
    openmetrics: { file: 'metrics.prom' },
    'github-action-benchmark': { file: 'github-action-benchmark.json' },
    bencher: { file: 'bencher.json' }
};
const FORMAT_NAMES = Object.keys(FORMATS);


/***/ }),

/***/ 2753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ startSimulator)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
;// CONCATENATED MODULE: ./lib/simulator/chat-events.js
/** Words of the simulated model: meaningless, so that nobody takes a demo's reply for an answer. */
const WORDS = ['bado', 'kemi', 'rita', 'sona', 'lupo', 'vemi', 'zaro', 'tuna', 'fipo', 'gami'];
function chatEvents(request, reply) {
    const shared = { id: reply.id, object: 'chat.completion.chunk', created: reply.created, model: request.model };
    const event = (rest) => `data: ${JSON.stringify({ ...shared, ...rest })}\n\n`;
    const choice = (delta, finishReason) => event({ choices: [{ index: 0, delta, finish_reason: finishReason }] });
    return {
        role: choice({ role: 'assistant', content: '' }, null),
        tokens: (before, count) => choice({ content: wordsFrom(before, count) }, null),
        end: (outputTokens) => {
            const finish = choice({}, outputTokens === request.maxOutputTokens ? 'length' : 'stop');
            const usage = request.includeUsage ? event({ choices: [], usage: usageOf(request, outputTokens) }) : '';
            return `${finish}${usage}data: [DONE]\n\n`;
        }
    };
}
/** An error in the stream, as gateways send it in place of a chunk. */
const errorEvent = `data: ${JSON.stringify({
    error: { message: 'the simulated model failed', type: 'server_error', code: 500 }
})}\n\n`;
function wordsFrom(before, count) {
    const word = (index) => `${index === 0 ? '' : ' '}${WORDS[(7 * index + (index >> 3)) % WORDS.length]}`;
    return Array.from({ length: count }, (_, offset) => word(before + offset)).join('');
}
function usageOf({ inputTokens }, outputTokens) {
    return {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens: inputTokens + outputTokens,
        prompt_tokens_details: { cached_tokens: 0 }
    };
}

// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
;// CONCATENATED MODULE: ./lib/simulator/chat-request.js

/** A request, or what is wrong with it in the words of the API. */
function readChatRequest(body) {
    const json = parseBody(body);
    if (!isRecord(json))
        return 'the body must be a JSON object';
    const { model, messages, stream, stream_options: options } = json;
    if (typeof model !== 'string' || model === '')
        return '"model" must be a name';
    if (!Array.isArray(messages) || messages.length === 0)
        return '"messages" must be a list of at least one message';
    if (stream !== true)
        return 'this endpoint only streams: "stream" must be true';
    const limit = json['max_completion_tokens'] ?? json['max_tokens'];
    if (!isLimit(limit))
        return 'the token limit must be a whole number from 1';
    return {
        model,
        inputTokens: Math.max(1, Math.ceil(characterCount(messages) / plan/* CHARACTERS_PER_TOKEN */.vS)),
        maxOutputTokens: limit,
        includeUsage: isRecord(options) && options['include_usage'] === true
    };
}
function parseBody(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isLimit = (value) => value === undefined || (Number.isSafeInteger(value) && Number(value) > 0);
function characterCount(messages) {
    return messages.reduce((sum, message) => sum + messageText(message).length, 0);
}
/** Content is a string, or a list of parts of which some have text. */
function messageText(message) {
    const content = isRecord(message) ? message['content'] : undefined;
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return '';
    return content.map((part) => (isRecord(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('');
}

// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
;// CONCATENATED MODULE: ./lib/simulator/latency-model.js

/** Part of a run's noise that the time to first token and the time per token have in common; 0.6² + 0.8² = 1. */
const SHARED_NOISE = 0.6;
const OWN = 0.8;
/** The length of a stall, in times to first token. */
const STALL_FACTORS = { least: 3, most: 10 };
function drawRunEffect({ runNoise }, random) {
    const shared = random.normal();
    const factor = () => Math.exp(runNoise * (SHARED_NOISE * shared + OWN * random.normal()));
    return { ttftFactor: factor(), tpotFactor: factor() };
}
/**
 * When the chunks of one reply are due. The median of the first is `ttftMs` plus prefill; the mean gap between tokens is
 * `tpotMs`, both times the run's effect.
 */
function drawChunks(request, model, random) {
    const { latency, noise, run } = model;
    const prefillMs = latency.ttftMs + latency.prefillMsPerToken * request.inputTokens;
    const firstMs = prefillMs * run.ttftFactor * Math.exp(noise.jitter * random.normal());
    const stall = drawStall(request, model, random);
    let atMs = firstMs;
    const tokenTimes = Array.from({ length: request.outputTokens }, (_, index) => {
        if (index > 0)
            atMs += latency.tpotMs * run.tpotFactor * meanOneFactor(noise.jitter, random);
        if (index === stall.beforeToken)
            atMs += stall.durationMs;
        return atMs;
    });
    return intoChunks(tokenTimes, latency.chunkTokens);
}
function drawStall({ outputTokens }, { latency, noise, run }, random) {
    // Drawn whether or not it stalls, so that the other noise of a reply does not depend on the ratio.
    const [stalls, where, how] = [random.uniform() < noise.stallRatio, random.uniform(), random.uniform()];
    const factor = STALL_FACTORS.least * (STALL_FACTORS.most / STALL_FACTORS.least) ** how;
    const beforeToken = stalls ? Math.floor(where * outputTokens) : -1;
    return { beforeToken, durationMs: latency.ttftMs * run.ttftFactor * factor };
}
/** A lognormal factor has mean exp(sigma² / 2); taken out, so that a reply of many tokens keeps its mean gap. */
function meanOneFactor(sigma, random) {
    return Math.exp(sigma * random.normal() - sigma ** 2 / 2);
}
/** The first token goes out alone, the others in groups when the last of a group is there, as with vLLM's `--stream-interval`. */
function intoChunks(tokenTimes, size) {
    const last = tokenTimes.length - 1;
    let sent = 0;
    return tokenTimes.flatMap((atMs, index) => {
        if (index % size !== 0 && index !== last)
            return [];
        const tokens = index + 1 - sent;
        sent = index + 1;
        return [{ tokens, atMs }];
    });
}
function emptyQueue(places) {
    return { freeAtMs: Array.from({ length: places }, () => 0) };
}
/** Takes the place that is free first. */
function admit(queue, arrival) {
    const freeMs = (0,extremes/* smallest */.o)(queue.freeAtMs);
    const place = queue.freeAtMs.indexOf(freeMs);
    const startMs = Math.max(arrival.atMs, freeMs);
    return { queue: { freeAtMs: queue.freeAtMs.with(place, startMs + arrival.durationMs) }, startMs };
}

// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
;// CONCATENATED MODULE: ./lib/simulator/random.js

/** Half of what the generator's numbers differ by at least: on top of each, so that a logarithm of it is always finite. */
const HALF_STEP = 2 ** -33;
/** Same seeds, same numbers. */
function seededNoise(...seeds) {
    const next = (0,random/* seededRandom */.I)((0,random/* joinSeeds */.D)(seeds));
    const uniform = () => next() + HALF_STEP;
    // Box & Muller, "A Note on the Generation of Random Normal Deviates" (1958).
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    return { uniform, normal };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/simulator/wait-until.js

/** Timers count in whole milliseconds and come up to one late. */
const GRAIN_MS = 1;
/**
 * Waits for a moment of `performance.now()`; at once where it has passed. What is due within half a grain is due now, so
 * that errors fall on both sides and leave the mean alone; and since moments are absolute, errors do not add up from
 * token to token. Rejects when aborted.
 */
async function waitUntil(atMs, signal) {
    signal.throwIfAborted();
    let leftMs = atMs - performance.now();
    while (leftMs > GRAIN_MS / 2) {
        await (0,promises_.setTimeout)(Math.max(GRAIN_MS, Math.floor(leftMs)), undefined, { signal });
        leftMs = atMs - performance.now();
    }
}

;// CONCATENATED MODULE: ./lib/simulator/send-reply.js


const STREAM_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
const RETRY_AFTER_SECONDS = 1;
/** Sends a reply, or does the wrong thing that was asked for. Rejects when the client has gone. */
async function sendReply(response, reply, signal) {
    switch (reply.fault) {
        case 'status-429':
            return sendError(response, 429, 'too many requests');
        case 'status-500':
            return sendError(response, 500, 'the simulated server failed');
        case 'html':
            response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
            return;
        case 'empty':
            response.writeHead(200, STREAM_HEADERS).end();
            return;
        case 'none':
        case 'slow-start':
            await sendStream(response, reply, signal);
            response.end(reply.events.end(tokenCount(reply.chunks)));
            return;
        case 'truncate':
        case 'reset':
        case 'stall':
        case 'error-midstream':
            await sendHalf(response, reply, signal);
            return breakOff(response, reply.fault);
        default:
            reply.fault;
    }
}
/** Sends `{"error": …}` as the API words it. */
function sendError(response, status, message) {
    const wait = status === 429 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {};
    const body = { error: { message, type: 'simulated_error', code: status } };
    response.writeHead(status, { 'content-type': 'application/json', ...wait }).end(JSON.stringify(body));
}
async function sendStream(response, reply, signal) {
    // A slow start is slow from the first byte on; otherwise the headers and an empty first event come at once, as from
    // servers that answer before the model has started.
    await waitUntil(reply.fault === 'slow-start' ? (reply.chunks[0]?.atMs ?? 0) : reply.startMs, signal);
    response.writeHead(200, STREAM_HEADERS);
    response.write(reply.events.role);
    let sent = 0;
    for (const { atMs, tokens } of reply.chunks) {
        await waitUntil(atMs, signal);
        response.write(reply.events.tokens(sent, tokens));
        sent += tokens;
    }
}
/** Everything up to the middle, and then the wait for what would have come next. */
async function sendHalf(response, reply, signal) {
    const half = Math.ceil(reply.chunks.length / 2);
    await sendStream(response, { ...reply, chunks: reply.chunks.slice(0, half) }, signal);
    await waitUntil(reply.chunks[half]?.atMs ?? 0, signal);
}
function breakOff(response, fault) {
    if (fault === 'truncate')
        response.end();
    else if (fault === 'error-midstream')
        response.end(errorEvent);
    else if (fault === 'reset')
        response.socket?.resetAndDestroy();
    // A stall just keeps the connection open until the client gives up.
}
const tokenCount = (chunks) => chunks.reduce((sum, { tokens }) => sum + tokens, 0);

;// CONCATENATED MODULE: ./lib/simulator/start-simulator.js







/** At the defaults the medians are what `ttftMs` and `tpotMs` say, with a little noise around them. */
const SIMULATOR_DEFAULTS = {
    port: 0,
    seed: 1,
    ttftMs: 20,
    tpotMs: 2,
    prefillMsPerToken: 0,
    chunkTokens: 1,
    jitter: 0.05,
    runNoise: 0,
    stallRatio: 0,
    outputTokens: 200,
    places: 32,
    fault: 'none',
    faultRatio: 1
};
/** Longest request body read, so that a mistaken upload cannot fill the memory. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** Longer than a client pauses between requests, so that no kept connection closes under a request. */
const IDLE_SOCKET_MS = 600_000;
/** The delay of a reply with a slow start. */
const SLOW_START_FACTOR = 10;
/** A simulated model behind an OpenAI-compatible streaming endpoint, on loopback only. The same seed gives the same times. */
async function startSimulator(given = {}) {
    const options = { ...SIMULATOR_DEFAULTS, ...given };
    refuseImpossible(options);
    const model = createModel(options);
    const server = (0,external_node_http_.createServer)((message, response) => void serve(message, response, model));
    server.keepAliveTimeout = IDLE_SOCKET_MS;
    const port = await listen(server, options.port);
    return {
        url: `http://127.0.0.1:${port}/v1`,
        port,
        setSpeed: model.setSpeed,
        nextRun: model.nextRun,
        close: () => start_simulator_close(server)
    };
}
/** Refuses options that make a stream without an end, or none at all. */
function refuseImpossible(options) {
    const counts = ['chunkTokens', 'outputTokens', 'places'].map((where) => ({
        where,
        allowed: Number.isSafeInteger(options[where]) && options[where] > 0,
        message: `got ${options[where]}; a whole number from 1 is allowed`
    }));
    const ratios = ['stallRatio', 'faultRatio'].map((where) => ({
        where,
        allowed: options[where] >= 0 && options[where] <= 1,
        message: `got ${options[where]}; a number from 0 to 1 is allowed`
    }));
    const amounts = ['ttftMs', 'tpotMs', 'prefillMsPerToken', 'jitter', 'runNoise'].map((where) => ({
        where,
        allowed: options[where] >= 0 && options[where] < Number.POSITIVE_INFINITY,
        message: `got ${options[where]}; a number of 0 or more is allowed`
    }));
    const problems = [...counts, ...ratios, ...amounts].filter(({ allowed }) => !allowed);
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems.map(({ where, message }) => ({ where, message })));
}
function createModel(options) {
    let speed = 1;
    let runNumber = 0;
    let requestNumber = 0;
    let run = drawRunEffect(options, seededNoise(options.seed, runNumber));
    let queue = emptyQueue(options.places);
    return {
        setSpeed: (factor) => {
            if (!(factor > 0 && factor < Number.POSITIVE_INFINITY))
                throw new RangeError(`speed ${factor} is not above 0`);
            speed = factor;
        },
        nextRun: () => {
            runNumber += 1;
            requestNumber = 0;
            run = drawRunEffect(options, seededNoise(options.seed, runNumber));
        },
        reply: (request, arrivedMs) => {
            requestNumber += 1;
            // A generator for each request, so that its noise does not depend on how requests overlap.
            const random = seededNoise(options.seed, runNumber, requestNumber);
            const outputTokens = Math.min(options.outputTokens, request.maxOutputTokens ?? Number.POSITIVE_INFINITY);
            const fault = drawFault(options, random);
            const drawn = drawChunks({ ...request, outputTokens }, { latency: options, noise: options, run }, random);
            const chunks = atSpeed(fault === 'slow-start' ? startSlowly(drawn) : drawn, speed);
            const turn = admit(queue, { atMs: arrivedMs, durationMs: chunks.at(-1)?.atMs ?? 0 });
            queue = turn.queue;
            const events = chatEvents(request, { id: `chatcmpl-sim-${runNumber}-${requestNumber}`, created: 0 });
            const due = chunks.map(({ tokens, atMs }) => ({ tokens, atMs: turn.startMs + atMs }));
            return { events, chunks: due, startMs: turn.startMs, fault };
        }
    };
}
/** Always draws, so that the rest of a reply's noise is the same with and without the fault. */
function drawFault({ fault, faultRatio }, random) {
    return random.uniform() < faultRatio ? fault : 'none';
}
function startSlowly(chunks) {
    const laterMs = (SLOW_START_FACTOR - 1) * (chunks[0]?.atMs ?? 0);
    return chunks.map(({ tokens, atMs }) => ({ tokens, atMs: atMs + laterMs }));
}
const atSpeed = (chunks, speed) => chunks.map(({ tokens, atMs }) => ({ tokens, atMs: atMs / speed }));
async function serve(message, response, model) {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const path = message.url?.split('?')[0];
    if (message.method !== 'POST' || path !== '/v1/chat/completions') {
        return sendError(response, 404, 'only POST /v1/chat/completions is simulated');
    }
    try {
        const body = await readBody(message);
        const arrivedMs = performance.now();
        if (body === undefined)
            return sendError(response, 413, `a body of more than ${MAX_BODY_BYTES} bytes is not read`);
        const request = readChatRequest(body);
        if (typeof request === 'string')
            return sendError(response, 400, request);
        await sendReply(response, model.reply(request, arrivedMs), gone.signal);
    }
    catch (error) {
        // A client that leaves is none of the server's business; anything else is a bug.
        if (!gone.signal.aborted && !message.errored)
            throw error;
    }
}
async function readBody(message) {
    const pieces = [];
    let bytes = 0;
    // Left early, the iterator would take the connection down with it, and the client would not hear why.
    const read = message.iterator({ destroyOnReturn: false });
    for await (const piece of read) {
        bytes += piece.length;
        if (bytes > MAX_BODY_BYTES)
            return undefined;
        pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
}
function listen(server, port) {
    return new Promise((resolve, reject) => {
        server.once('error', (error) => reject(explain(error, port)));
        server.listen(port, '127.0.0.1', () => resolve(server.address().port));
    });
}
function explain(error, port) {
    const reasons = {
        EADDRINUSE: 'is in use by another program',
        EACCES: 'may not be opened by this user'
    };
    const reason = reasons[error.code ?? ''];
    if (reason === undefined)
        return error;
    return new errors/* InputError */.dz([{ where: 'port', message: `${port} ${reason}`, hint: 'Name another port, or 0 for any.' }]);
}
function start_simulator_close(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
}


/***/ }),

/***/ 9376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ joinSeeds),
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/** Numbers thrown away at the start, so that similar seeds part ways. */
const WARM_UP = 12;
/** The generator sfc32 (C. Doty-Humphrey, PractRand), its state filled from one seed by splitmix32. Same seed, same numbers. */
function seededRandom(seed) {
    const fill = splitmix32(seed);
    let [a, b, c, counter] = [fill(), fill(), fill(), fill()];
    const next = () => {
        const sum = (((a + b) | 0) + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = ((c << 21) | (c >>> 11)) + sum;
        c |= 0;
        return (sum >>> 0) / 4_294_967_296;
    };
    for (let i = 0; i < WARM_UP; i += 1)
        next();
    return next;
}
/** One seed out of several, whose order counts. */
function joinSeeds(seeds) {
    return seeds.reduce((joined, seed) => splitmix32(joined ^ (seed >>> 0))(), 0);
}
/** G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators" (2014), in its 32-bit form. */
function splitmix32(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x9e3779b9) | 0;
        let t = state ^ (state >>> 16);
        t = Math.imul(t, 0x21f0aaad);
        t ^= t >>> 15;
        t = Math.imul(t, 0x735a2d97);
        return t ^ (t >>> 15);
    };
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

// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/terminal/closed-pipe.js
var closed_pipe = __webpack_require__(5027);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
;// CONCATENATED MODULE: ./lib/terminal/error-text.js


/** Formats something that was thrown: every problem and its way out, or the place of a bug. */
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
    return seen.map(({ stack, message }, depth) => `${depth === 0 ? '' : 'caused by '}${(0,quote/* visibleLines */.gB)(stack ?? message)}`);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/terminal/paint.js

/** Styles named by meaning, not by color. */
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
    write(process.stdout, (0,quote/* visibleLines */.gB)(text));
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
