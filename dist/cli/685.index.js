export const id = 685;
export const ids = [685];
export const modules = {

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

/***/ 7685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _report_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8514);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(233);
/* harmony import */ var _judge_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(571);



/** `compare`: the verdict on a stored run, printed; the exit code is the verdict's. */
async function compare(files, format) {
    const { report, exitCode } = await (0,_judge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFiles */ .l)(files);
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printText */ .n)(_report_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .FORMATS */ .h[format](report));
    return exitCode;
}


/***/ }),

/***/ 571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ judgeFiles)
/* harmony export */ });
/* harmony import */ var _analysis_accept_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1896);
/* harmony import */ var _analysis_build_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6535);
/* harmony import */ var _analysis_confirm_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2282);
/* harmony import */ var _analysis_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7868);
/* harmony import */ var _analysis_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1790);
/* harmony import */ var _analysis_paired_targets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9894);
/* harmony import */ var _analysis_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7983);
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9686);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9285);
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3071);
/* harmony import */ var _plan_read_schedule_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8137);
/* harmony import */ var _report_next_step_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6304);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1499);
/* harmony import */ var _stats_random_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9376);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1191);















/** Judges a stored run against stored runs, with the rules of a live one. */
async function judgeFiles(files) {
    const candidate = await (0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunFile */ .m)(files.candidate);
    const baselines = await Promise.all(files.baselines.map(_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunFile */ .m));
    const rules = files.config === undefined ? undefined : (0,_here_js__WEBPACK_IMPORTED_MODULE_12__/* .readRulesHere */ .ez)({ config: files.config });
    const digests = baselines
        .map((run, ordinal) => (0,_analysis_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestRun */ .UC)(run, { ordinal }))
        .toSorted((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1));
    const { judgement, warnings } = judgeBoth(candidate, digests, rules);
    if (baselines.length > 0)
        requireComparable(candidate, judgement);
    const report = (0,_analysis_build_report_js__WEBPACK_IMPORTED_MODULE_1__/* .buildReport */ .F)({
        run: candidate,
        targets: targetsOf(candidate, rules),
        judgement,
        place: { ...(await (0,_here_js__WEBPACK_IMPORTED_MODULE_12__/* .placeHere */ .AU)(_report_next_step_js__WEBPACK_IMPORTED_MODULE_10__/* .FILES_KEY */ .Cy, false)), ...commitOf(candidate) },
        durationMs: durationOf(candidate),
        unmeasuredBefore: false,
        warnings,
        now: (0,_here_js__WEBPACK_IMPORTED_MODULE_12__/* .now */ .tB)(),
        accept: rules?.accept ?? [],
        trial: rules?.trial ?? false,
        ...(rules?.gate.failOn === undefined ? {} : { failOn: rules.gate.failOn })
    });
    return { report, exitCode: (0,_analysis_state_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodeOf */ .FO)(report.states, report.color, report.trial, rules?.gate.failOn) };
}
/** By both measurements where the candidate was measured twice; an alarm of one alone is said to be that. */
function judgeBoth(candidate, baselines, rules) {
    const judged = judgeSamples(candidate, baselines, rules);
    const { accept = [] } = rules ?? {};
    // What a line accepts needs no second opinion.
    const first = { ...judged, checks: judged.checks.map((check) => (0,_analysis_accept_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptCheck */ .NF)(check, accept, (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_13__/* .dayOf */ .k)((0,_here_js__WEBPACK_IMPORTED_MODULE_12__/* .now */ .tB)()))) };
    const apart = new Set(pairedOf(candidate, rules).flatMap((target) => (target.apart ? [target.id] : [])));
    if (!(0,_analysis_confirm_js__WEBPACK_IMPORTED_MODULE_2__/* .needsConfirmation */ .Jj)(first, apart))
        return { judgement: first, warnings: [] };
    const { confirmation } = candidate;
    if (confirmation === undefined)
        return { judgement: first, warnings: [{ kind: 'not-confirmed-here' }] };
    const second = judgeSamples({ ...candidate, samples: confirmation.samples }, baselines, rules);
    const { samples, end } = confirmation;
    return { judgement: (0,_analysis_confirm_js__WEBPACK_IMPORTED_MODULE_2__/* .confirm */ .lJ)(first, { ...second, samples, partial: end.partial }, apart), warnings: [] };
}
function judgeSamples(candidate, baselines, rules) {
    return (0,_analysis_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judge */ .S)({
        targets: targetsOf(candidate, rules),
        gate: gateOf(rules),
        budgets: rules?.budgets ?? [],
        compare: true,
        candidate: (0,_analysis_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestRun */ .UC)(candidate, { ordinal: 0 }),
        samples: candidate.samples,
        paired: pairedOf(candidate, rules),
        baselines,
        random: (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_14__/* .seededRandom */ .I)(candidate.seed)
    });
}
function pairedOf({ plan }, rules) {
    return (0,_analysis_paired_targets_js__WEBPACK_IMPORTED_MODULE_5__/* .pairedTargetsOf */ .Fj)(plan, { gate: gateOf(rules), accept: rules?.accept ?? [] });
}
function gateOf(rules) {
    return rules?.gate ?? (0,_plan_read_schedule_js__WEBPACK_IMPORTED_MODULE_9__/* .readGate */ .cw)({}, undefined);
}
/** Without a configuration, or a word of it on a target, the target counts as owned. */
function targetsOf(candidate, rules) {
    return candidate.plan.targets.map(({ id, directOf, baseOf }) => {
        const planned = rules?.targets.find((target) => target.id === id);
        const { price, control } = planned ?? {};
        return {
            id,
            owned: planned?.owned ?? true,
            ...(price === undefined ? {} : { price }),
            ...(control === undefined ? {} : { control }),
            ...(directOf === undefined ? {} : { directOf }),
            ...(baseOf === undefined ? {} : { baseOf })
        };
    });
}
/** Files were named to be compared: that none of them can be is an error, not a first run. */
function requireComparable(candidate, judgement) {
    const judged = candidate.plan.targets.filter(({ directOf, baseOf }) => directOf === undefined && baseOf === undefined);
    if (judgement.withoutBaseline.length < judged.length)
        return;
    const reasons = judgement.warnings.map((warning) => (0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_11__/* .warningText */ .i4)(warning));
    const known = judged.map(({ id }) => `"${id}"`).join(', ');
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .KnownError */ .E('not-comparable', `no baseline file can be compared with the candidate: ${reasons.length > 0 ? reasons.join(' ') : `none of them has a target named ${known}.`}`, {
        hint: 'Measure the baseline with the same plan, or compare runs whose targets, prompts and machine are the same.'
    });
}
function commitOf({ commit }) {
    return commit === undefined ? {} : { commit };
}
function durationOf({ samples }) {
    return Math.max(0, ...samples.map(({ startedAtMs, endMs, lastMs }) => startedAtMs + (endMs ?? lastMs ?? 0)));
}


/***/ })

};
