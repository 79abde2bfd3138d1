export const id = 359;
export const ids = [359];
export const modules = {

/***/ 4889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ createFileStore)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/domain/baseline.js
var baseline = __webpack_require__(185);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
;// CONCATENATED MODULE: ./lib/domain/safe-name.js
/** Longer names are cut: GitHub, Windows and zip tools each have a limit of their own, all above this. */
const MAX_LENGTH = 100;
const UNSAFE = /[^A-Za-z0-9_.,()=+@ -]/g;
/**
 * A text as a file or artifact name. Whatever a file system or the artifact service refuses becomes `_`, and a name that
 * was changed or cut carries eight digits of the text's hash, so that two texts never share one.
 */
function safeName(text, hash) {
    const safe = text.replace(UNSAFE, '_').replace(/^[. ]+|[. ]+$/g, '_');
    return safe === text && safe !== '' && safe.length <= MAX_LENGTH
        ? safe
        : `${safe.slice(0, MAX_LENGTH)}-${hash(text).slice(0, 8)}`;
}

// EXTERNAL MODULE: ./lib/baseline/packed-json.js + 1 modules
var packed_json = __webpack_require__(8124);
;// CONCATENATED MODULE: ./lib/baseline/file-store.js







/** Baselines in a folder, one file a key: for the command line, and for runners that keep their disk. */
function createFileStore(folder) {
    const pathOf = (key) => (0,external_node_path_.join)(folder, `${safeName(key, sha256)}.baseline.json.gz`);
    return {
        read: async (key) => {
            const path = pathOf(key);
            return (0,external_node_fs_.existsSync)(path) ? readFile(path, key) : { files: [], warnings: [] };
        },
        write: async (file) => {
            try {
                await (0,packed_json/* writePackedJson */.e)(pathOf(file.key), file);
                return [];
            }
            catch (error) {
                return [{ kind: 'publish-failed', what: 'baseline', message: messageOf(error) }];
            }
        }
    };
}
async function readFile(path, key) {
    try {
        const file = await (0,packed_json/* readPackedJson */.$)(path, { name: baseline/* BASELINE_SCHEMA */.iW, shape: baseline/* baselineFileSchema */.v8 });
        if (file.key === key)
            return { files: [file], warnings: [] };
        return { files: [], warnings: [unreadable(path, 'belongs to another key')] };
    }
    catch (error) {
        return { files: [], warnings: [unreadable(path, messageOf(error))] };
    }
}
function unreadable(source, message) {
    return { kind: 'baseline-unreadable', source, message };
}
/** What is not a known failure is a bug, and is not made a warning of. */
function messageOf(error) {
    if (error instanceof errors/* KnownError */.E)
        return error.message;
    throw error;
}
function sha256(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}


/***/ }),

/***/ 8124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ readPackedJson),
  e: () => (/* binding */ writePackedJson)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
;// CONCATENATED MODULE: ./lib/domain/foreign-json.js

/** Most bytes of a run or baseline file, compressed and not: some hundred times what a large run needs. */
const MAX_PACKED_BYTES = 32 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
/** What went wrong, for a person: further problems are mostly the same one again. */
const SHOWN_PROBLEMS = 3;
const MAX_PROBLEM_LENGTH = 200;
/** Ours nest ten levels; a target's parameters may add some. */
const MAX_DEPTH = 50;
/** Keys that mean something to JavaScript itself. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Reads a file that anybody may have written. Never repeats its content but names of keys, cut and on one line. */
function readForeignJson(text, format) {
    const json = parse(text);
    if (json === undefined)
        return refused('unreadable', 'is not JSON');
    const problem = structureProblem(json.value);
    if (problem !== undefined)
        return refused('unreadable', problem);
    const schema = schemaOf(json.value);
    if (schema !== format.name) {
        const got = schema === undefined ? 'no schema' : `schema: ${(0,quote/* quote */.h)(schema)}`;
        return refused('wrong-schema', `${got} got, "${format.name}" expected`);
    }
    const checked = format.shape.safeParse(json.value);
    return checked.success
        ? { kind: 'fits', value: checked.data }
        : refused('unreadable', problemsText(checked.error.issues));
}
/** "40.0 MiB got, at most 32 MiB allowed" */
function tooLargeText(bytes, limitBytes) {
    const limit = `at most ${limitBytes / MEGABYTE} MiB allowed`;
    return bytes === undefined ? `is too large; ${limit}` : `${(bytes / MEGABYTE).toFixed(1)} MiB got, ${limit}`;
}
function refused(why, message) {
    return { kind: 'refused', why, message };
}
function parse(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        // The engine's own message quotes the text.
        return undefined;
    }
}
/** Walks level by level, since hostile nesting would exhaust the call stack: ours here, and the checker's after us. */
function structureProblem(json) {
    let level = [json].filter(isObject);
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > MAX_DEPTH)
            return `is nested more than ${MAX_DEPTH} levels deep`;
        const [key] = level.flatMap(forbiddenKeys);
        if (key !== undefined)
            return `holds the key "${key}", which is not allowed`;
        level = level.flatMap((value) => Object.values(value).filter(isObject));
    }
    return undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function forbiddenKeys(value) {
    return Array.isArray(value) ? [] : Object.keys(value).filter((key) => FORBIDDEN_KEYS.has(key));
}
function schemaOf(json) {
    return isObject(json) && 'schema' in json && typeof json.schema === 'string' ? json.schema : undefined;
}
function problemsText(issues) {
    const shown = issues.slice(0, SHOWN_PROBLEMS).map(problemText);
    const more = issues.length - shown.length;
    return more > 0 ? `${shown.join('; ')}; and ${more} more` : shown.join('; ');
}
function problemText({ path, message }) {
    return (0,quote/* oneLine */.T)(`${path.length === 0 ? 'the whole' : path.map(String).join('.')}: ${message}`, MAX_PROBLEM_LENGTH);
}

// EXTERNAL MODULE: ./lib/domain/thrown.js
var thrown = __webpack_require__(8012);
;// CONCATENATED MODULE: ./lib/baseline/packed-json.js








const unpack = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
const pack = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
/** Reads a file of JSON, packed by gzip or plain, and refuses what does not fit the format. */
async function readPackedJson(path, format) {
    const bytes = await readBytes(path);
    const json = readForeignJson(textOf(path, await unpacked(path, bytes)), format);
    if (json.kind === 'refused')
        throw unreadable(path, json.message);
    return json.value;
}
/** Writes beside the file and then renames, so that a crash leaves the old file whole. Packs where the name ends in `.gz`. */
async function writePackedJson(path, value) {
    const text = Buffer.from(JSON.stringify(value));
    const bytes = path.endsWith('.gz') ? await pack(text) : text;
    const temporary = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await writeThrough(temporary, bytes);
        await (0,promises_.rename)(temporary, path);
    }
    catch (cause) {
        await (0,promises_.rm)(temporary, { force: true }).catch(() => undefined);
        throw new errors/* KnownError */.E('unwritable-file', `cannot write ${path}: ${(0,thrown/* codeOfThrown */.Py)(cause)}`, {
            hint: 'Name a file in a folder that exists and may be written to.',
            cause
        });
    }
}
async function writeThrough(path, bytes) {
    const file = await (0,promises_.open)(path, 'wx');
    try {
        await file.writeFile(bytes);
        // Without it a power cut after the rename can leave an empty file under the final name.
        await file.sync();
    }
    finally {
        await file.close();
    }
}
async function readBytes(path) {
    try {
        const { size } = await (0,promises_.stat)(path);
        const limit = path.endsWith('.gz') ? MAX_PACKED_BYTES : MAX_UNPACKED_BYTES;
        if (size > limit)
            throw unreadable(path, tooLargeText(size, limit));
        return await (0,promises_.readFile)(path);
    }
    catch (cause) {
        if (cause instanceof errors/* KnownError */.E)
            throw cause;
        throw unreadable(path, (0,thrown/* codeOfThrown */.Py)(cause) === 'ENOENT' ? 'does not exist' : (0,thrown/* codeOfThrown */.Py)(cause), cause);
    }
}
async function unpacked(path, bytes) {
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    if (!isGzip && path.endsWith('.gz'))
        throw unreadable(path, 'is not a gzip file, though its name ends in .gz');
    if (!isGzip)
        return bytes;
    try {
        return await unpack(bytes, { maxOutputLength: MAX_UNPACKED_BYTES });
    }
    catch (cause) {
        throw unreadable(path, gzipProblem((0,thrown/* codeOfThrown */.Py)(cause)), cause);
    }
}
function gzipProblem(code) {
    if (code === 'ERR_BUFFER_TOO_LARGE')
        return `unpacked, it ${tooLargeText(undefined, MAX_UNPACKED_BYTES)}`;
    if (code === 'Z_BUF_ERROR')
        return 'ends in the middle of the gzip data';
    return `its gzip data is damaged (${code})`;
}
function textOf(path, bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw unreadable(path, 'is not UTF-8 text', cause);
    }
}
function unreadable(path, problem, cause) {
    return new errors/* KnownError */.E('unreadable-file', `cannot read ${path}: ${problem}`, {
        hint: 'Name a file that this tool wrote, and copy it again if it was cut short.',
        cause
    });
}


/***/ }),

/***/ 9686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ writeRunFile),
/* harmony export */   m: () => (/* binding */ readRunFile)
/* harmony export */ });
/* harmony import */ var _domain_run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(172);
/* harmony import */ var _packed_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8124);


/** Reads `*.run.json.gz`, or the same unpacked. Throws a KnownError that names the file and what is wrong with it. */
async function readRunFile(path) {
    return (0,_packed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readPackedJson */ .$)(path, { name: _domain_run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_SCHEMA */ .EJ, shape: _domain_run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .runFileSchema */ .nm });
}
async function writeRunFile(path, run) {
    await (0,_packed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writePackedJson */ .e)(path, run);
}


/***/ }),

/***/ 359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _baseline_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4889);
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9686);
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6450);
/* harmony import */ var _domain_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4920);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3160);
/* harmony import */ var _plan_schedule_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6658);
/* harmony import */ var _prompts_builtin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9847);
/* harmony import */ var _providers_presets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4426);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9884);
/* harmony import */ var _simulator_start_simulator_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2753);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(233);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6685);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1191);















const FOLDER = 'llm-latency-demo';
const BASELINE_RUNS = 6;
const SLOWDOWN = 1.3;
const SEED = 20_261_130;
/** A small, quick model whose runs differ a little by themselves, as real ones do. */
const MODEL = {
    seed: SEED,
    ttftMs: 40,
    tpotMs: 2,
    prefillMsPerToken: 0.05,
    jitter: 0.08,
    runNoise: 0.015,
    stallRatio: 0.01
};
/**
 * `demo`: the main job with nothing set up. Measures a simulated endpoint six times as the default branch would, makes it
 * 30 % slower, measures it as a pull request would, and shows the comment that the pull request would get.
 */
async function demo(options) {
    const simulator = await (0,_simulator_start_simulator_js__WEBPACK_IMPORTED_MODULE_10__/* .startSimulator */ .r)(MODEL);
    const plan = demoPlan(simulator.url);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(FOLDER, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(FOLDER, { recursive: true });
    // The slower run raises an alarm, which is measured a second time: hence one more than there are runs.
    const perRun = (0,_plan_schedule_js__WEBPACK_IMPORTED_MODULE_14__/* .roundCountOf */ .Zn)(plan) * plan.prompts.scenarios.length;
    const bar = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_12__/* .createProgress */ .m)(process.stderr);
    bar.start((BASELINE_RUNS + 2) * perRun, 'six runs of main, then a pull request that is 30 % slower');
    try {
        const slower = await tellStory({ simulator, plan, bar, perRun });
        bar.stop();
        (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_11__/* .printText */ .n)(visible(slower.publication.comment));
        (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_11__/* .printText */ .n)(`\nWritten to ./${FOLDER}/: report.md, comment.md, report.json and seven run files.`);
        (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_11__/* .printText */ .n)('Next: README.md has the workflow file that does this on your pull requests.');
        return options.exitCode ? slower.exitCode : _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT_CODES */ .a.passed;
    }
    finally {
        bar.stop();
        await simulator.close();
    }
}
async function tellStory(story) {
    for (let number = 0; number < BASELINE_RUNS; number += 1) {
        story.simulator.nextRun();
        await chapter(story, { number, event: 'push', file: `main-${number + 1}.run.json.gz` });
    }
    story.simulator.nextRun();
    story.simulator.setSpeed(1 / SLOWDOWN);
    const slower = await chapter(story, {
        number: BASELINE_RUNS,
        event: 'pull_request',
        file: 'pull-request.run.json.gz'
    });
    const { report } = slower.publication;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, 'report.md'), slower.publication.summary);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, 'comment.md'), slower.publication.comment);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, 'report.json'), slower.publication.json);
    story.bar.note(`verdict: ${report.state}`);
    return slower;
}
async function chapter({ simulator, plan, bar, perRun }, { number, event, file }) {
    const kept = [];
    const publisher = {
        prove: async () => [],
        publish: async (publication) => {
            kept.push(publication);
            if (publication.run !== undefined)
                await (0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_3__/* .writeRunFile */ .X)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, file), publication.run);
            return [];
        }
    };
    const progress = partOf(bar, number * perRun, perRun);
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .run */ .e)({
        plan,
        place: { event, key: 'demo', feedsBaseline: event === 'push', commit: (0,_here_js__WEBPACK_IMPORTED_MODULE_13__/* .sha256 */ .sc)(`${SEED} ${number}`).slice(0, 40) },
        environment: (0,_here_js__WEBPACK_IMPORTED_MODULE_13__/* .environmentHere */ .yA)(),
        tool: _domain_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .TOOL */ .j,
        seed: SEED + number,
        warnings: []
    }, {
        measure: (0,_here_js__WEBPACK_IMPORTED_MODULE_13__/* .measureHere */ .DL)({ plan, keys: (0,_here_js__WEBPACK_IMPORTED_MODULE_13__/* .keyOf */ .TN)(undefined), progress }),
        baselines: (0,_baseline_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, 'baseline')),
        publisher,
        wait: async () => simulator.nextRun(),
        now: _here_js__WEBPACK_IMPORTED_MODULE_13__/* .now */ .tB
    });
    const [publication] = kept;
    if (publication === undefined)
        throw new Error('the run published nothing');
    return { publication, exitCode: result.exitCode };
}
/** One run's share of the whole bar; a second measurement goes on where the first ended. */
function partOf(bar, before, perRun) {
    let measurements = 0;
    return {
        start: () => {
            measurements += 1;
        },
        advance: (done) => bar.advance(before + (measurements - 1) * perRun + done),
        stop: () => undefined,
        note: () => undefined
    };
}
function demoPlan(url) {
    const config = `
targets:
  - { id: demo, model: simulated, base-url: ${url}, labels: { kind: simulated }, price: { input: 0, output: 0 } }
prompts: builtin:smoke-6
schedule: { in-flight: 4, confirm-after: 0s }
budgets: [e2e.p95 < 1s, error_rate < 5%]
`;
    return (0,_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .readPlan */ .m)({ config: 'demo.yml' }, {
        readText: (path) => (path === 'demo.yml' ? config : undefined),
        sha256: _here_js__WEBPACK_IMPORTED_MODULE_13__/* .sha256 */ .sc,
        isKnownProvider: _providers_presets_js__WEBPACK_IMPORTED_MODULE_8__/* .isKnownProvider */ .n,
        builtinSets: _prompts_builtin_js__WEBPACK_IMPORTED_MODULE_7__/* .BUILTIN_SETS */ .Y,
        defaultConfigPath: 'demo.yml'
    });
}
/** The comment as GitHub shows it: what only machines read is hidden, and details are folded behind their headings. */
function visible(comment) {
    return comment
        .replace(/<!--.*?-->\n?/gs, '')
        .replace(/<details><summary>(.*?)<\/summary>.*?<\/details>\n*/gs, '▸ $1\n')
        .replace(/<code>(.*?)<\/code>/gs, '`$1`')
        .replace(/<\/?sub>/g, '')
        .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
        .trim();
}


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

;// CONCATENATED MODULE: ./lib/simulator/chat-request.js
/** Characters a token: the usual rule of thumb for English, and the simulated model's only tokenizer. */
const CHARACTERS_PER_TOKEN = 4;
/** A request, or what is wrong with it in the words of the API. */
function readChatRequest(body) {
    const json = parse(body);
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
        inputTokens: Math.max(1, Math.ceil(characterCount(messages) / CHARACTERS_PER_TOKEN)),
        ...(limit === undefined ? {} : { maxOutputTokens: limit }),
        includeUsage: isRecord(options) && options['include_usage'] === true
    };
}
function parse(body) {
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
    return messages.reduce((sum, message) => sum + textOf(message).length, 0);
}
/** Content is a string, or a list of parts of which some have text. */
function textOf(message) {
    const content = isRecord(message) ? message['content'] : undefined;
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return '';
    return content.map((part) => (isRecord(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('');
}

;// CONCATENATED MODULE: ./lib/simulator/latency-model.js
/** Part of a run's noise that the time to first token and the time per token have in common; 0.6² + 0.8² = 1. */
const SHARED = 0.6;
const OWN = 0.8;
/** How many times the time to first token a stall lasts. */
const STALL_FACTORS = { least: 3, most: 10 };
function drawRunEffect({ runNoise }, random) {
    const shared = random.normal();
    const factor = () => Math.exp(runNoise * (SHARED * shared + OWN * random.normal()));
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
    const freeMs = Math.min(...queue.freeAtMs);
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
function seededRandom(...seeds) {
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
const KEEP_ALIVE_MS = 600_000;
/** How much later a reply with a slow start begins. */
const SLOW_START_FACTOR = 10;
/** A simulated model behind an OpenAI-compatible streaming endpoint, on loopback only. The same seed gives the same times. */
async function startSimulator(given = {}) {
    const options = { ...SIMULATOR_DEFAULTS, ...given };
    refuseImpossible(options);
    const model = createModel(options);
    const server = (0,external_node_http_.createServer)((message, response) => void serve(message, response, model));
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    const port = await listen(server, options.port);
    return {
        url: `http://127.0.0.1:${port}/v1`,
        port,
        setSpeed: model.setSpeed,
        nextRun: model.nextRun,
        close: () => start_simulator_close(server)
    };
}
/** What would be a stream without an end, or none at all. */
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
    let run = drawRunEffect(options, seededRandom(options.seed, runNumber));
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
            run = drawRunEffect(options, seededRandom(options.seed, runNumber));
        },
        reply: (request, arrivedMs) => {
            requestNumber += 1;
            // A generator for each request, so that its noise does not depend on how requests overlap.
            const random = seededRandom(options.seed, runNumber, requestNumber);
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


/***/ })

};
