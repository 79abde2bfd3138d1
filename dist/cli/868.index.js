export const id = 868;
export const ids = [868];
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

/***/ 868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./lib/analysis/digest.js
var digest = __webpack_require__(7868);
// EXTERNAL MODULE: ./lib/analysis/window.js
var analysis_window = __webpack_require__(2580);
// EXTERNAL MODULE: ./lib/baseline/file-store.js + 1 modules
var file_store = __webpack_require__(4889);
// EXTERNAL MODULE: ./lib/baseline/run-file-io.js
var run_file_io = __webpack_require__(9686);
// EXTERNAL MODULE: ./lib/domain/environment.js
var environment = __webpack_require__(9505);
// EXTERNAL MODULE: ./lib/domain/exit-code.js
var exit_code = __webpack_require__(6450);
// EXTERNAL MODULE: ./lib/plan/cost-outlook.js
var cost_outlook = __webpack_require__(8472);
// EXTERNAL MODULE: ./lib/plan/first-look.js
var first_look = __webpack_require__(1545);
// EXTERNAL MODULE: ./lib/plan/outlook-facts.js
var outlook_facts = __webpack_require__(2258);
// EXTERNAL MODULE: ./lib/providers/parameters.js
var parameters = __webpack_require__(7940);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
// EXTERNAL MODULE: ./lib/terminal/print.js + 2 modules
var print = __webpack_require__(233);
// EXTERNAL MODULE: ./lib/analysis/alpha-shares.js
var alpha_shares = __webpack_require__(5331);
// EXTERNAL MODULE: ./lib/analysis/judge-pairs.js + 16 modules
var judge_pairs = __webpack_require__(3185);
;// CONCATENATED MODULE: ./lib/analysis/as-if-paired.js


/** A noise of fewer pairs is itself mostly noise. */
const KNOWN_FROM_PAIRS = 20;
/** Reads that count as streamed; a digest tells only whether there was a time per token. */
const STREAMED_READS = 10;
/**
 * What checks of pairs would see, from runs on record that had none: requests of the same prompt in the same run, one
 * after the other and the last before the first, stand in for base and head. These lie a round apart, where a pair's
 * follow each other, so that what really is seen is rather smaller. Only what is said of a check beforehand means
 * something: margin and detectable change. Empty where the record has too little.
 */
function foreseePairs(request) {
    const { target, gate, targetCount, leastPairs, mostPairs } = request;
    const pairs = request.digests.flatMap((digest) => asPairs(digest, target)).slice(0, leastPairs);
    if (pairs.length < KNOWN_FROM_PAIRS)
        return [];
    const { named, beside } = (0,judge_pairs/* pairCheckCounts */.f)(gate.checks);
    const { checks } = (0,judge_pairs/* judgePairs */.d)({
        target,
        owned: true,
        samples: pairs.flatMap(samplesOf),
        gateChecks: gate.checks,
        alpha: (0,alpha_shares/* alphaShares */.D)(gate.falseAlarmRatio, { named: targetCount * named, beside: targetCount * beside }),
        looks: {
            scenarioCount: Math.min(request.scenarioCount, pairs.length),
            leastPairs: pairs.length,
            mostPairs: Math.max(pairs.length, mostPairs)
        },
        failFast: false
    });
    return checks;
}
/** Prompt by prompt in turns, so that any number of the first are about evenly of all. */
function asPairs({ targets }, target) {
    const scenarios = targets.flatMap((one) => (one.id === target ? one.scenarios : []));
    const most = Math.max(0, ...scenarios.map(({ rows }) => rows.length));
    return Array.from({ length: most }, (_, turn) => scenarios.flatMap(({ id, rows }) => {
        const [one, other] = [rows[turn], rows[(turn + 1) % rows.length]];
        // Of two rows there is one difference, not two.
        const isSpent = rows.length < 2 || (rows.length === 2 && turn === 1);
        return one === undefined || other === undefined || isSpent ? [] : [{ target, scenarioId: id, rows: [one, other] }];
    })).flat();
}
/** Base first in every other pair. */
function samplesOf({ target, scenarioId, rows }, pair) {
    const arms = pair % 2 === 0 ? ['base', 'head'] : ['head', 'base'];
    return rows.map((row, place) => {
        const arm = arms[place] ?? 'head';
        const slot = { targetId: target, scenarioId, kind: 'any', round: 0, arm, pair, startedAtMs: 2 * pair + place };
        return { ...slot, outcome: 'ok', flags: [], ...timesOf(row) };
    });
}
function timesOf([firstMs, tpotMs, lastMs, outputTokenCount]) {
    return {
        readCount: tpotMs === null ? 1 : STREAMED_READS,
        ...(firstMs === null ? {} : { ttftMs: firstMs }),
        ...(lastMs === null ? {} : { lastMs }),
        ...(outputTokenCount === null ? {} : { outputTokenCount })
    };
}

// EXTERNAL MODULE: ./lib/analysis/judge.js + 4 modules
var judge = __webpack_require__(1790);
// EXTERNAL MODULE: ./lib/analysis/judged-target.js
var judged_target = __webpack_require__(4239);
// EXTERNAL MODULE: ./lib/plan/pair-slots.js
var pair_slots = __webpack_require__(3399);
;// CONCATENATED MODULE: ./lib/commands/foresee.js




function foresee(plan, record) {
    const targets = plan.targets.filter(judged_target/* isJudgedTarget */.L);
    const checks = targets.flatMap((target) => {
        const isPaired = (0,pair_slots/* pairedTargets */.oU)(plan).some(({ id }) => id === target.id);
        const own = isPaired ? ofPairs(plan, target, record) : ofHistory(plan, target, record);
        return own.filter(({ gating, detectableRatio }) => gating && detectableRatio !== undefined);
    });
    const known = new Set(checks.map(({ target }) => target));
    return { checks, unknown: targets.flatMap(({ id }) => (known.has(id) ? [] : [id])) };
}
function ofPairs(plan, target, { digests }) {
    return foreseePairs({
        target: target.id,
        digests,
        gate: plan.gate,
        targetCount: plan.targets.filter(judged_target/* isJudgedTarget */.L).length,
        scenarioCount: (0,pair_slots/* commonScenarios */.VT)(plan).length,
        leastPairs: (0,pair_slots/* firstPairCount */.S0)(plan, target),
        mostPairs: (0,pair_slots/* mostPairsOf */.Qu)(plan, target)
    });
}
/**
 * The newest run of the same plan judged against all of them, itself included: what can be detected depends on how runs
 * differ, and not on what this one was.
 */
function ofHistory(plan, target, { digests, environmentClass, random }) {
    if (plan.compare === 'off')
        return [];
    const isSame = ({ targets }) => targets.some(({ id, fingerprint }) => id === target.id && fingerprint === target.fingerprint);
    const newest = digests.find(isSame);
    if (newest === undefined)
        return [];
    const { checks } = (0,judge/* judge */.S)({
        targets: plan.targets,
        gate: plan.gate,
        budgets: [],
        compare: true,
        candidate: { ...newest, environmentClass },
        samples: [],
        baselines: digests,
        random
    });
    return checks.filter((check) => check.target === target.id);
}

// EXTERNAL MODULE: ./lib/commands/here.js + 73 modules
var here = __webpack_require__(1191);
// EXTERNAL MODULE: ./lib/plan/judging-notes.js
var judging_notes = __webpack_require__(4759);
// EXTERNAL MODULE: ./lib/plan/output-limit.js
var output_limit = __webpack_require__(3100);
// EXTERNAL MODULE: ./lib/plan/schedule.js
var schedule = __webpack_require__(6658);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/table.js
var table = __webpack_require__(8330);
// EXTERNAL MODULE: ./lib/report/warnings.js + 3 modules
var warnings = __webpack_require__(1499);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
// EXTERNAL MODULE: ./lib/commands/size-text.js
var size_text = __webpack_require__(2321);
;// CONCATENATED MODULE: ./lib/commands/plan-text.js











/** What is going to be sent, what it takes, and what it can see. */
function planText(planned) {
    return [
        firstLine(planned),
        '',
        targetsTable(planned.plan),
        '',
        outlookTable(planned.outlook),
        ...mostLines(planned),
        ...capLines(planned.plan),
        '',
        ...detectableLines(planned),
        ...(0,judging_notes/* judgingNotes */.S)(planned.plan).map((note) => `note: ${note}`),
        ...planned.warnings.map((warning) => `note: ${(0,warnings/* warningText */.i4)(warning)}`)
    ].join('\n');
}
function firstLine({ plan, runCount }) {
    const heads = plan.targets.filter(({ directOf, baseOf }) => directOf === undefined && baseOf === undefined);
    const prompts = `${(0,format/* plural */.LS)(plan.prompts.scenarios.length, 'prompt')} of ${plan.prompts.name}`;
    return `${(0,format/* plural */.LS)(heads.length, 'target')}, ${prompts}, ${(0,format/* plural */.LS)(plan.budgets.length, 'budget')}; ${(0,format/* plural */.LS)(runCount, 'run')} on record.`;
}
function targetsTable(plan) {
    const paired = (0,pair_slots/* pairedTargets */.oU)(plan);
    return (0,table/* textTable */.e)({
        columns: [
            { title: 'Target', align: 'left' },
            { title: 'Model', align: 'left' },
            { title: 'At', align: 'left' },
            { title: 'Compared with', align: 'left' },
            { title: 'Asked', align: 'left' }
        ],
        rows: plan.targets.map((target) => {
            const head = paired.find(({ id }) => [target.id, target.baseOf, target.directOf].includes(id));
            return [target.id, target.model, target.baseUrl, comparedWith(target, plan, head), asked(plan, head)];
        }),
        moreCount: 0
    });
}
function comparedWith(target, { compare }, head) {
    if (target.baseOf !== undefined)
        return `nothing: it is the base of ${target.baseOf}`;
    if (target.directOf !== undefined)
        return `nothing: it is the upstream of ${target.directOf}`;
    const kind = target.owned ? 'owned' : 'a provider’s';
    if (head !== undefined)
        return `base, in pairs (${kind})`;
    return `${compare === 'off' ? 'nothing' : 'history'} (${kind})`;
}
function asked(plan, head) {
    if (head === undefined) {
        return `${(0,schedule/* roundCountOf */.Zn)(plan) * plan.prompts.scenarios.length} requests in ${(0,format/* plural */.LS)((0,schedule/* roundCountOf */.Zn)(plan), 'round')}`;
    }
    const common = (0,pair_slots/* commonScenarios */.VT)(plan).length;
    return `${(0,pair_slots/* firstPairCount */.S0)(plan, head)} to ${(0,pair_slots/* mostPairsOf */.Qu)(plan, head)} pairs of ${(0,format/* plural */.LS)(common, 'prompt')}`;
}
function outlookTable({ least, likely, most }) {
    const rows = [
        ['Requests', ({ requestCount }) => (0,format/* formatCount */.B4)(requestCount)],
        ['Input tokens', ({ inputTokenCount }) => (0,format/* formatCount */.B4)(inputTokenCount)],
        [
            'Output tokens',
            ({ outputTokenCount }) => (outputTokenCount === undefined ? format/* NOTHING */.K$ : (0,format/* formatCount */.B4)(outputTokenCount))
        ],
        ['Duration', ({ durationMs }) => (durationMs === undefined ? format/* NOTHING */.K$ : (0,format/* formatMs */._V)(durationMs))],
        ['Cost', ({ costUsd }) => (costUsd === undefined ? format/* NOTHING */.K$ : (0,format/* formatDollars */.nT)(costUsd))]
    ];
    return (0,table/* textTable */.e)({
        columns: [
            { title: 'It takes', align: 'left' },
            { title: 'at least', align: 'right' },
            { title: 'likely', align: 'right' },
            { title: 'at most', align: 'right' }
        ],
        rows: rows.map(([title, write]) => [title, ...[least, likely, most].map(write)]),
        moreCount: 0
    });
}
/** What the most is without, or why there is none. */
function mostLines({ outlook: { mostReasoning }, plan }) {
    const endless = plan.targets.filter((target) => (0,output_limit/* ownLimitOf */.hF)(target) === 'none').map(({ id }) => id);
    const { runCount } = plan;
    return [
        ...(endless.length === 0
            ? []
            : [`No most is known: what ${endless.join(', ')} is asked has no limit, as its "params" have it.`]),
        ...(mostReasoning === undefined ? [] : [reasoningLine(plan, mostReasoning)]),
        ...(runCount === 1
            ? []
            : [`That is of one run. Where the baseline is written, "runs" makes ${runCount}, one after another.`])
    ];
}
/** Only replies tell that a model reasons, so that nobody knows beforehand. */
function reasoningLine({ targets }, { outputTokenCount, costUsd }) {
    const named = targets.some((target) => !(0,cost_outlook/* mayReason */.ks)(target));
    const who = named
        ? ` (${targets
            .filter(cost_outlook/* mayReason */.ks)
            .map(({ id }) => id)
            .join(', ')})`
        : '';
    const most = [
        ...(outputTokenCount === undefined ? [] : [`${(0,format/* formatCount */.B4)(outputTokenCount)} output tokens`]),
        ...(costUsd === undefined ? [] : [(0,format/* formatDollars */.nT)(costUsd)])
    ];
    const sum = most.length === 0 ? '' : `: then ${most.join(' and ')} at most`;
    return `Should a model turn out to reason${who}, each of its answers is given ${(0,format/* formatCount */.B4)(parameters/* REASONING_ALLOWANCE_TOKENS */.v$)} tokens more${sum}.`;
}
function capLines({ targets, schedule }) {
    const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount } = schedule;
    const tokens = (count, kind) => count === Number.MAX_SAFE_INTEGER ? [] : [`${(0,format/* formatCount */.B4)(count)} ${kind} tokens`];
    const caps = [
        ...(maxCostUsd === undefined ? [] : [(0,format/* formatDollars */.nT)(maxCostUsd)]),
        ...tokens(maxInputTokenCount, 'input'),
        ...tokens(maxOutputTokenCount, 'output'),
        (0,format/* formatMs */._V)(schedule.timeoutMs)
    ];
    const unpriced = targets.filter(({ price }) => price === undefined).map(({ id }) => id);
    return [
        `One measurement ends at ${caps.join(', ')}.`,
        ...(unpriced.length === 0 ? [] : [`No cost is known, since ${unpriced.join(', ')} has no "price".`])
    ];
}
function detectableLines({ foresight, plan }) {
    const { checks, unknown } = foresight;
    const table = checks.length === 0 ? [] : [detectableTable(checks), DETECTABLE];
    const missing = unknown.map((id) => {
        const how = (0,pair_slots/* pairedTargets */.oU)(plan).some((target) => target.id === id)
            ? `calibrate measures it`
            : 'runs that are stored make it known';
        return `What ${id} can show is not known: nothing comparable is on record; ${how}.`;
    });
    return [...table, ...missing];
}
const DETECTABLE = 'Detectable is the smallest slowdown found nine times in ten, by the noise of the runs on record; against base it is rather smaller, since pairs follow each other closely.';
function detectableTable(checks) {
    return (0,table/* textTable */.e)({
        columns: [
            { title: 'Check', align: 'left' },
            { title: 'Margin', align: 'right' },
            { title: 'Detectable', align: 'right' },
            { title: 'By', align: 'left' }
        ],
        rows: checks.map((check) => [
            `${check.target}: ${(0,words/* metricName */.Kh)(check.metric, check.statistic)}`,
            (0,size_text/* sizeText */.l)(check, check.marginRatio),
            (0,size_text/* sizeText */.l)(check, check.detectableRatio),
            check.kind === 'interleaved' ? 'pairs' : check.kind === 'history' ? 'history' : 'history, of few runs'
        ]),
        moreCount: 0
    });
}

// EXTERNAL MODULE: ./lib/commands/ready-plan.js + 1 modules
var ready_plan = __webpack_require__(8632);
;// CONCATENATED MODULE: ./lib/commands/plan.js
















/** What is foreseen does not depend on chance; what is drawn on the way is the same each time. */
const SEED = 1;
/** `plan`: what will be sent, what that takes, and the smallest change it will show; sends nothing. */
async function plan(raw, options) {
    const { plan: planned, warnings } = (0,ready_plan/* wholePlan */.X)(raw, options);
    const digests = await digestsOf(planned.key ?? 'local', options);
    const facts = (0,outlook_facts/* factsOf */.x)(digests);
    (0,print/* printText */.n)(planText({
        plan: planned,
        warnings,
        outlook: (0,cost_outlook/* costOutlook */.jk)(planned, { ...facts, allowanceTokenCount: parameters/* REASONING_ALLOWANCE_TOKENS */.v$ }),
        foresight: foresee(planned, {
            digests,
            environmentClass: (0,environment/* environmentClass */.E)((0,here/* environmentHere */.yA)()),
            random: (0,random/* seededRandom */.I)(SEED)
        }),
        runCount: digests.length
    }));
    // What caps would refuse is refused here as well, but only once it has been shown.
    (0,first_look/* checkFirstLook */.m)(planned, facts);
    return exit_code/* EXIT_CODES */.a.passed;
}
/** Newest first. */
async function digestsOf(key, { baseline, baselineFolder }) {
    if (baseline === undefined)
        return (0,analysis_window/* uniteWindows */.vY)((await (0,file_store/* createFileStore */.I)(baselineFolder).read(key)).files);
    const runs = await Promise.all(baseline.map((path) => (0,run_file_io/* readRunFile */.m)(path)));
    return runs
        .map((run, ordinal) => (0,digest/* digestRun */.UC)(run, { ordinal }))
        .toSorted((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1));
}


/***/ }),

/***/ 8632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ readyPlan),
  X: () => (/* binding */ wholePlan)
});

// EXTERNAL MODULE: ./lib/plan/first-look.js
var first_look = __webpack_require__(1545);
// EXTERNAL MODULE: ./lib/plan/read-plan.js + 5 modules
var read_plan = __webpack_require__(3160);
// EXTERNAL MODULE: ./lib/plan/with-base.js
var with_base = __webpack_require__(7801);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/thrown.js
var thrown = __webpack_require__(8012);
// EXTERNAL MODULE: ./lib/plan/read-config.js
var read_config = __webpack_require__(2454);
// EXTERNAL MODULE: ./lib/commands/here.js + 73 modules
var here = __webpack_require__(1191);
;// CONCATENATED MODULE: ./lib/commands/base-here.js








const GIT_TIMEOUT_MS = 10_000;
const MAX_FILE_BYTES = 32 << 20;
/** The plan with base beside it, where an option says what base is; every target of it is compared. */
function withBaseHere(plan, raw, options) {
    const given = givenOption(options);
    if (given === undefined)
        return { plan, warnings: asksForBase(plan) ? [baseUnknown()] : [] };
    if (plan.compare === 'history' || plan.compare === 'off') {
        throw new errors/* KnownError */.E('invalid-input', `${given}: nothing is compared with base, since "compare" is "${plan.compare}"`, {
            hint: 'Remove the option, or set "compare" to auto or interleaved.'
        });
    }
    const found = options.baseConfig === undefined ? atRef(options.baseRef ?? '', raw) : inConfig(options.baseConfig, raw, plan);
    return (0,with_base/* withBase */.cV)(plan, found, { sha256: here/* sha256 */.sc, which: 'asked' });
}
function givenOption({ baseConfig, baseRef }) {
    if (baseConfig !== undefined && baseRef !== undefined) {
        throw new errors/* KnownError */.E('invalid-input', 'options "--base-config" and "--base-ref": both were given, and base is one thing', {
            hint: 'Keep one of the two.'
        });
    }
    if (baseConfig !== undefined)
        return 'option "--base-config"';
    return baseRef === undefined ? undefined : 'option "--base-ref"';
}
function asksForBase({ compare, base }) {
    return compare === 'interleaved' && base === undefined;
}
function baseUnknown() {
    return { kind: 'base-not-measured', why: 'base-commit-unknown', detail: 'name it by --base-ref or --base-config' };
}
/**
 * Another configuration of the same repository. The inputs of a target are left out, which would be refused beside its
 * targets; where it names no prompts, the same are asked.
 */
function inConfig(path, raw, head) {
    const world = (0,here/* planWorld */.sS)();
    if (world.readText(path) === undefined) {
        throw new errors/* KnownError */.E('invalid-input', `option "--base-config": there is no file "${path}"`, {
            hint: 'Name the configuration that holds before the change.'
        });
    }
    const file = (0,read_config/* readConfigFile */.R)({ config: path }, world);
    const prompts = raw['prompts'] ?? (file.mentions('prompts') ? undefined : head.prompts.name);
    const inputs = { config: path, 'api-key': raw['api-key'] ?? '', prompts: prompts ?? '' };
    const base = (0,read_plan/* readUncappedPlan */.Q)(inputs, world);
    return { source: 'base-config', targets: base.targets, prompts: base.prompts };
}
/** The same inputs, with configuration and prompts as a commit has them. Nothing is checked out. */
function atRef(ref, raw) {
    const commit = commitOf(ref);
    const base = placed(`at ${ref}, `, () => (0,read_plan/* readUncappedPlan */.Q)(raw, { ...(0,here/* planWorld */.sS)(), readText: (path) => readAt(commit, path) }));
    return { source: 'base-ref', commit, targets: base.targets, prompts: base.prompts };
}
/** What is wrong in another commit's files must not be looked for in those that lie here. */
function placed(before, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        throw new errors/* InputError */.dz(error.problems.map((problem) => ({ ...problem, where: `${before}${problem.where}` })));
    }
}
function commitOf(ref) {
    const name = 'option "--base-ref"';
    try {
        return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).trim();
    }
    catch (cause) {
        if ((0,thrown/* codeOfThrown */.Py)(cause) === 'ENOENT') {
            throw new errors/* KnownError */.E('invalid-input', `${name}: git is not installed here`, {
                hint: 'Install git, or name the configuration before the change by --base-config.',
                cause
            });
        }
        throw new errors/* KnownError */.E('invalid-input', `${name}: git knows no commit "${ref}" in this folder`, {
            hint: 'Run it inside the repository, and fetch the branch first: git fetch origin main, then --base-ref origin/main.',
            cause
        });
    }
}
/** Undefined where the commit has no such file. */
function readAt(commit, path) {
    try {
        return git(['cat-file', 'blob', `${commit}:./${(0,external_node_path_.relative)(process.cwd(), (0,external_node_path_.resolve)(path))}`]);
    }
    catch {
        return undefined;
    }
}
function git(args) {
    return (0,external_node_child_process_.execFileSync)('git', [...args], {
        encoding: 'utf8',
        timeout: GIT_TIMEOUT_MS,
        maxBuffer: MAX_FILE_BYTES,
        stdio: ['ignore', 'pipe', 'ignore']
    });
}

;// CONCATENATED MODULE: ./lib/commands/ready-plan.js





/** The plan of a command line, with base beside it where there is one. Whether it can be paid for is not asked. */
function wholePlan(raw, options) {
    return withBaseHere((0,read_plan/* readUncappedPlan */.Q)(raw, (0,here/* planWorld */.sS)()), raw, options);
}
/** A base whose key is missing is left to history; anything else that is missing is thrown. */
function readyPlan({ plan, warnings }, raw) {
    const keys = (0,here/* keyOf */.TN)(raw['api-key']);
    const isMissing = (target) => (0,here/* missingKeyHere */.GG)({ targets: [target] }, keys) !== undefined;
    const keyed = (0,with_base/* withoutKeylessBases */.ZZ)(plan, isMissing);
    (0,first_look/* checkFirstLook */.m)(keyed.plan);
    (0,here/* requireKeys */.A5)(keyed.plan, keys);
    return { plan: keyed.plan, warnings: [...warnings, ...keyed.warnings], keys };
}


/***/ }),

/***/ 2321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ sizeText)
/* harmony export */ });
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);


/** How large a change is: `+12 %`; a rate moves in points, since from 0 % there is no ratio. */
function sizeText({ statistic }, ratio) {
    if (ratio === undefined)
        return _report_format_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$;
    return statistic === 'rate' ? (0,_report_words_js__WEBPACK_IMPORTED_MODULE_1__/* .pointsText */ .JA)(ratio) : `+${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(ratio)}`;
}


/***/ }),

/***/ 4759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judgingNotes)
/* harmony export */ });
/* harmony import */ var _judgeable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7679);
/* harmony import */ var _pair_slots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3399);


const PERCENTILE = /^p\d+$/;
/**
 * What may stay without a verdict by this plan, and why, a sentence each. What never can have one is refused where the
 * plan is read; here it hangs on what is measured, or on whether base is found.
 */
function judgingNotes(plan) {
    return [...comparisonNotes(plan), ...plan.budgets.flatMap((budget) => budgetNotes(budget, plan))];
}
function comparisonNotes(plan) {
    if (plan.compare !== 'off')
        return checkNotes(plan);
    return [
        plan.budgets.length === 0
            ? 'Nothing is judged: there is no budget, and "compare: off" compares with nothing.'
            : 'Nothing is compared, since "compare" is off: budgets alone are judged.'
    ];
}
/** By each statistic that gates: the targets of which too little is asked. */
function checkNotes(plan) {
    const paired = (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .pairedTargets */ .oU)(plan);
    const single = judged(plan).filter((target) => !paired.includes(target));
    const requests = (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .requestsOf */ .uD)(plan);
    const statistics = [...new Set(plan.gate.checks.map(({ statistic }) => statistic))];
    return statistics.flatMap((statistic) => {
        const leastRequests = (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastForCheck */ .Bt)('history', statistic);
        const leastPairs = (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastForCheck */ .Bt)('pairs', statistic);
        const few = paired.filter((target) => (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPairsOf */ .Qu)(plan, target) < leastPairs);
        return [
            ...(single.length === 0 || requests >= leastRequests
                ? []
                : [
                    `A ${statistic} is compared with history from ${leastRequests} requests on, and ${names(single)} gets ${requests}: without pairs the check stays undecided.`
                ]),
            ...(few.length === 0
                ? []
                : [
                    `A ${statistic} is compared in pairs from ${leastPairs} on, and ${names(few)} gets fewer: the check stays undecided.`
                ])
        ];
    });
}
function budgetNotes(budget, plan) {
    const { text, metric, statistic } = budget;
    const targets = judged(plan).filter(({ id }) => budget.target === undefined || budget.target === id);
    const paired = (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .pairedTargets */ .oU)(plan);
    const few = targets.filter((target) => valuesOf(plan, target, paired) < _judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .LEAST_FOR_MET */ .H);
    const mute = few.filter((target) => (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooFewForBudget */ .Fg)(budget, valuesOf(plan, target, paired)));
    const note = (words) => `The budget ${text} ${words}`;
    return [
        ...(mute.length > 0 ? [note(`stays undecided at ${names(mute)}: it takes more requests than are made.`)] : []),
        ...(PERCENTILE.test(statistic) && few.length > mute.length
            ? [note(`can be broken, and is never met: that takes ${_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .LEAST_FOR_MET */ .H} requests, and fewer are made.`)]
            : []),
        ...shortAnswerNotes(budget, plan, targets).map(note),
        ...(metric === 'connect'
            ? [note('is judged by the measured requests that open a connection; most use one that warm-up has opened.')]
            : [])
    ];
}
function shortAnswerNotes({ metric }, { prompts }, targets) {
    const longest = Math.max(...prompts.scenarios.map(({ maxOutputTokens }) => maxOutputTokens));
    const wanted = (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensWanted */ .E9)(metric, longest);
    const short = targets.filter((target) => (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensWantedOf */ .he)(metric, target) !== undefined);
    const unlimited = wanted === undefined ? [] : targets.filter((target) => !short.includes(target));
    return [
        ...(short.length > 0 ? [`is not judged at ${names(short)}, whose "params" limit answers to fewer tokens.`] : []),
        ...(unlimited.length > 0
            ? [`takes answers of ${wanted} tokens, and the prompts limit them to ${longest}: only reasoning can be longer.`]
            : [])
    ];
}
function valuesOf(plan, target, paired) {
    return paired.includes(target) ? (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPairsOf */ .Qu)(plan, target) : (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .requestsOf */ .uD)(plan);
}
function judged({ targets }) {
    return targets.filter(({ directOf, baseOf }) => directOf === undefined && baseOf === undefined);
}
function names(targets) {
    return targets.map(({ id }) => id).join(', ');
}


/***/ }),

/***/ 2258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ factsOf)
/* harmony export */ });
/**
 * What a plan is likely to take, from what runs on record took: how long a target's requests lasted, and how long answers
 * were, of the same prompt where the record has it and else of all its prompts. A target that is measured beside another
 * is as likely to take what that one took.
 */
function factsOf(digests) {
    return {
        likelyRequestMs: (target) => middle(rowsOf(target, digests).flatMap(({ row: [, , lastMs] }) => lastMs ?? [])),
        likelyOutputTokenCount: (target, scenario) => {
            const all = rowsOf(target, digests);
            const same = all.filter(({ scenarioId }) => scenarioId === scenario.id);
            return middle(tokensOf(same)) ?? middle(tokensOf(all));
        }
    };
}
function rowsOf(target, digests) {
    const name = target.baseOf ?? target.directOf ?? target.id;
    return digests
        .flatMap(({ targets }) => targets.filter(({ id }) => id === name))
        .flatMap(({ scenarios }) => scenarios.flatMap(({ id, rows }) => rows.map((row) => ({ scenarioId: id, row }))));
}
function tokensOf(rows) {
    return rows.flatMap(({ row: [, , , tokenCount] }) => tokenCount ?? []);
}
/** The middle value, the lower of two: for a forecast either is as good. */
function middle(values) {
    return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}


/***/ }),

/***/ 7801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZZ: () => (/* binding */ withoutKeylessBases),
/* harmony export */   cV: () => (/* binding */ withBase)
/* harmony export */ });
/* unused harmony export matchingBase */
/* harmony import */ var _beside_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8888);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6452);
/* harmony import */ var _plan_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3531);
/* harmony import */ var _read_schedule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8137);




/** As of a run against history: with less in common, two sets of prompts are not compared. */
const COMMON_SHARE = 0.5;
/**
 * Head's plan with base beside it: for each target that is to be compared in pairs one more, with `baseOf`. What base
 * lacks is said where it matters: where the comparison was asked for, or the change is known to touch the plan.
 * A target that has a `base:` block keeps it, whatever was found elsewhere.
 */
function withBase(head, found, options) {
    const blocks = head.targets.filter(isBase);
    const heads = head.targets.filter((target) => isConfigured(target) && !hasBlock(target, blocks));
    const prompts = found.prompts ?? head.prompts;
    const sides = { heads: head.targets.filter(isConfigured), bases: found.targets.filter(isConfigured) };
    const matches = heads.map((target) => {
        const base = matchingBase(target, sides);
        return base === undefined ? { target } : { target, base };
    });
    const changed = promptsChanged(head.prompts, prompts);
    const wanted = matches.filter((match) => isWanted(match, { head, found, options, changed }));
    const few = wanted.length === 0 && blocks.length === 0 ? undefined : tooFew(head.prompts, prompts);
    if (few !== undefined)
        return { plan: head, warnings: [few] };
    const bases = wanted.flatMap(({ target, base }) => base === undefined ? [] : [asBase(target, base, { head, options })]);
    const warnings = [...unmatched(wanted), ...sameServers(matches, { head, found, options, changed })];
    if (bases.length === 0 && blocks.length === 0)
        return { plan: head, warnings };
    const { source, commit } = found;
    const side = {
        source: bases.length === 0 ? 'base-block' : source,
        prompts,
        ...(commit === undefined ? {} : { commit })
    };
    const schedule = (0,_read_schedule_js__WEBPACK_IMPORTED_MODULE_1__/* .scheduleWith */ .ov)(head.schedule, bases);
    return { plan: { ...head, targets: [...head.targets, ...bases], base: side, schedule }, warnings };
}
/**
 * Without the bases that cannot be asked, since their key is missing: history decides there, and the job goes on. A key
 * that head itself lacks is another matter, and left to `missingKey`.
 */
function withoutKeylessBases(plan, isKeyMissing) {
    const keyless = plan.targets.filter((target) => {
        const head = plan.targets.find(({ id }) => id === target.baseOf);
        return head !== undefined && isKeyMissing(target) && !isKeyMissing(head);
    });
    if (keyless.length === 0)
        return { plan, warnings: [] };
    const { base: side, ...rest } = plan;
    const targets = plan.targets.filter((target) => !keyless.includes(target));
    const kept = side !== undefined && targets.some(isBase) ? { base: side } : {};
    return { plan: { ...rest, ...kept, targets }, warnings: keyless.map(keyMissing) };
}
function keyMissing({ baseOf = '', key }) {
    const detail = key.from === 'environment' ? { detail: key.name } : {};
    return { kind: 'base-not-measured', target: baseOf, why: 'key-missing', ...detail };
}
function isBase({ baseOf }) {
    return baseOf !== undefined;
}
function isConfigured({ baseOf, directOf }) {
    return baseOf === undefined && directOf === undefined;
}
function hasBlock({ id }, blocks) {
    return blocks.some(({ baseOf }) => baseOf === id);
}
/**
 * Base's target of the same name. Where a target is named for its model, and one such is left over on either side, the
 * change is that of the model: they are the same target. `heads` and `bases` are the configured ones of either side.
 */
function matchingBase(target, { heads, bases }) {
    const named = bases.find(({ id }) => id === target.id);
    if (named !== undefined)
        return named;
    const left = heads.filter(({ id }) => !bases.some((other) => other.id === id));
    const [other, ...others] = bases.filter(({ id }) => !heads.some((one) => one.id === id));
    if (other === undefined || others.length > 0 || left.length > 1)
        return undefined;
    const isNamedForModel = target.id === target.model && other.id === other.model;
    return isNamedForModel || heads.length === 1 ? other : undefined;
}
/** Whether pairs are to be made of it; one that base lacks is so wherever its absence matters. */
function isWanted({ target, base }, { head, found, options, changed }) {
    if (base !== undefined && isSameServer({ target, base }, { head, found, options, changed }))
        return false;
    if (options.which === 'asked')
        return true;
    // A target that is new with this change has no base anywhere, and nothing is amiss.
    return base !== undefined && !target.owned && (changed || !isSentAlike(target, base, head.schedule));
}
/**
 * One server with one plan cannot be both builds: whatever it answers, the arms would agree. Only who asks for exactly
 * that, to calibrate, gets it.
 */
function isSameServer({ target, base }, { head, found, changed }) {
    if (found.source === 'same-plan' || !target.owned || changed)
        return false;
    return isSentAlike(target, base, head.schedule);
}
function sameServers(matches, sides) {
    if (sides.options.which === 'touched')
        return [];
    return matches.flatMap(({ target, base }) => base !== undefined && isSameServer({ target, base }, sides)
        ? [{ kind: 'base-not-measured', target: target.id, why: 'same-server' }]
        : []);
}
function unmatched(wanted) {
    return wanted.flatMap(({ target, base }) => base === undefined ? [{ kind: 'base-not-measured', target: target.id, why: 'target-absent' }] : []);
}
/** Whether the same is sent to both; how many requests are in flight is head's choice for both arms. */
function isSentAlike(head, base, schedule) {
    const [ours, theirs] = [head, base].map((target) => (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)((0,_plan_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .planParts */ .m)(target, schedule)));
    return ours === theirs;
}
/** Whether a prompt that both arms have says something else at base. */
function promptsChanged(head, base) {
    const before = new Map(base.scenarios.map(({ id, hash }) => [id, hash]));
    return head.scenarios.some(({ id, hash }) => before.has(id) && before.get(id) !== hash);
}
function tooFew(head, base) {
    const before = new Set(base.scenarios.map(({ id }) => id));
    const all = head.scenarios.length;
    const common = head.scenarios.filter(({ id }) => before.has(id)).length;
    if (common >= COMMON_SHARE * all)
        return undefined;
    return { kind: 'base-not-measured', why: 'too-few-common-prompts', detail: `${common} of ${all}` };
}
/** Base's target under head's name, sent as head's schedule says. */
function asBase(head, found, { head: plan, options }) {
    const { directOf: _direct, control: _control, ...base } = found;
    const target = { ...base, id: (0,_beside_names_js__WEBPACK_IMPORTED_MODULE_3__/* .baseName */ .F)(head.id), baseOf: head.id, owned: head.owned };
    return { ...target, fingerprint: options.sha256((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)((0,_plan_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .planParts */ .m)(target, plan.schedule))) };
}


/***/ })

};
