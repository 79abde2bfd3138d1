export const id = 703;
export const ids = [703];
export const modules = {

/***/ 3746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ nextBaseline),
/* harmony export */   Te: () => (/* binding */ withLogLine),
/* harmony export */   s: () => (/* binding */ uniteBaselines)
/* harmony export */ });
/* unused harmony export withLevels */
/* harmony import */ var _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(185);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7849);
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3071);
/* harmony import */ var _runs_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1629);
/* harmony import */ var _current_level_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2223);
/* harmony import */ var _epochs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6165);
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8769);







/** The file that this job leaves for the next: its own runs, and what earlier ones are still worth keeping. */
function nextBaseline({ key, run, own, earlier, now, levels }) {
    const { events: _events, confirmation: _confirmation, ...kept } = run;
    const noted = levels === undefined ? { own, earlier: earlier.digests } : withLevels(own, earlier.digests, levels);
    return {
        schema: _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .BASELINE_SCHEMA */ .iW,
        key,
        own: kept,
        window: [...(0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .nextWindow */ .KC)(noted.own, noted.earlier)],
        log: nextLog(own.map(_runs_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .logLineOf */ .QW), earlier.log, now)
    };
}
/** A newest file with one more line in its log, for a run that measured nothing and yet must be remembered. */
function withLogLine(file, line, now) {
    return { ...file, log: nextLog([line], file.log, now) };
}
function nextLog(own, earlier, now) {
    const oldest = (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantOf */ .B9)(now) - _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG_DAYS */ .lm * _domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO;
    return [...own, ...earlier.filter((line) => (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantOf */ .B9)(line.recordedAt) >= oldest)].slice(0, _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG_LINES */ .dq);
}
/** A file that is to be stored, with what others have stored since its writer last looked: nothing lost, nothing twice. */
function uniteBaselines(mine, stored) {
    const all = [mine, ...stored];
    return {
        ...mine,
        window: [...(0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .nextWindow */ .KC)(ownDigests(mine), (0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .uniteWindows */ .vY)(all))],
        log: (0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .uniteLogs */ .$R)(all).slice(0, _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG_LINES */ .dq)
    };
}
/** Those of the run that wrote the file come first in it. */
function ownDigests({ own, window }) {
    const { workflowRun } = own;
    if (workflowRun === undefined)
        return window.slice(0, 1);
    return window.filter((digest) => digest.workflowRun?.id === workflowRun.id && digest.workflowRun.attempt === workflowRun.attempt);
}
/**
 * The runs of a file that is to be stored, with what its newest run brings to light: a level that began some runs ago is
 * noted where it began, and the runs that creep is seen against are kept when newer ones would push them out. What is noted
 * stays, so that a level is no matter of how many runs before it are still there.
 */
function withLevels(own, earlier, { targets, anchorCommit }) {
    const known = new Set(own.map(_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu));
    const all = [...own, ...earlier.filter((run) => !known.has((0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(run)))];
    const shifts = new Map();
    const anchors = new Set(all.filter(({ commit }) => commit !== undefined && commit === anchorCommit).map(_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu));
    for (const target of targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .sL)) {
        const { first, shift, oldest } = newestLevel(all, target);
        if (first !== undefined && shift !== undefined)
            shifts.set(first, [...(shifts.get(first) ?? []), shift]);
        for (const run of oldest)
            anchors.add(run);
    }
    const kept = new Set(all.flatMap((run, index) => (index >= _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .WINDOW_RUNS */ .iE - _window_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_ANCHORS */ .NL && anchors.has((0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(run)) ? [run] : [])));
    const noted = all.map((run) => {
        const found = shifts.get((0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(run)) ?? [];
        // An anchor of a level that is gone is none any more.
        const { anchor: _anchor, ...plain } = run;
        return {
            ...plain,
            ...(found.length === 0 ? {} : { levelShifts: [...(run.levelShifts ?? []), ...found] }),
            ...(kept.has(run) ? { anchor: true } : {})
        };
    });
    return { own: noted.slice(0, own.length), earlier: noted.slice(own.length) };
}
function newestLevel(all, { id, owned }) {
    const [candidate] = all;
    const target = candidate?.targets.find((one) => one.id === id);
    if (candidate === undefined || target === undefined)
        return { oldest: [] };
    const runs = (0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .comparableRuns */ .vC)({ digests: all, candidate, targetId: id, owned }).toReversed();
    const { epochs, bad } = (0,_epochs_js__WEBPACK_IMPORTED_MODULE_5__/* .epochsOf */ .O)((0,_current_level_js__WEBPACK_IMPORTED_MODULE_4__/* .onScenariosOf */ .Im)(target, runs), owned);
    const { start, shift } = (0,_epochs_js__WEBPACK_IMPORTED_MODULE_5__/* .epochAt */ .D)({ epochs, bad }, runs.length - 1);
    const first = runs[start];
    const good = runs.filter((_, index) => index >= start && !bad.has(index));
    const oldest = good.slice(0, _current_level_js__WEBPACK_IMPORTED_MODULE_4__/* .ANCHOR */ .Ip.runs).map(_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu);
    // An acceptance is noted by its line.
    if (first === undefined || shift === undefined || shift.why === 'accepted')
        return { oldest };
    if (first.levelShifts?.some((one) => one.target === id))
        return { oldest };
    const { why, runCount } = shift;
    const changes = shift.changes.flatMap(({ metric, changeRatio }) => metric === 'e2e' ? [] : [{ metric, changeRatio }]);
    return { first: (0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(first), shift: { target: id, why, runCount, changes }, oldest };
}


/***/ }),

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
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/analysis/history/next-baseline.js
var next_baseline = __webpack_require__(3746);
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

// EXTERNAL MODULE: ./lib/domain/thrown.js
var thrown = __webpack_require__(8012);
// EXTERNAL MODULE: ./lib/baseline/packed-json.js
var packed_json = __webpack_require__(3950);
;// CONCATENATED MODULE: ./lib/baseline/file-store.js











/** Baselines in a folder, one file a key: for the command line, and for runners that keep their disk. */
function createFileStore(folder) {
    const pathOf = (key) => (0,external_node_path_.join)(folder, `${safeName(key, sha256)}.baseline.json.gz`);
    return {
        read: async (key) => {
            const path = pathOf(key);
            return storedIn(path, key);
        },
        write: async (file) => {
            try {
                const path = pathOf(file.key);
                await alone(path, async () => (0,packed_json/* writePackedJson */.e)(path, (0,next_baseline/* uniteBaselines */.s)(file, (await storedIn(path, file.key)).files)));
                return [];
            }
            catch (error) {
                return [{ kind: 'publish-failed', what: 'baseline', message: knownMessage(error) }];
            }
        }
    };
}
function storedIn(path, key) {
    return (0,external_node_fs_.existsSync)(path) ? readFile(path, key) : { files: [], warnings: [] };
}
/** Writing takes far less than a second: an older lock was left by a process that is gone. */
const STALE_LOCK_MS = 10_000;
const LOCK_WAIT_MS = 20;
/** Does the work while no other process does the same, so that of two runs that end at once both are stored. */
async function alone(path, work) {
    const lock = `${path}.lock`;
    const isLocked = await takeLock(lock);
    try {
        await work();
    }
    finally {
        if (isLocked)
            await (0,promises_.rm)(lock, { force: true });
    }
}
/** False where no file can be made here at all: writing says why. */
async function takeLock(lock) {
    const startedMs = performance.now();
    // A file may stand in the folder's place.
    if (await (0,promises_.mkdir)((0,external_node_path_.dirname)(lock), { recursive: true }).then(() => false, () => true))
        return false;
    for (;;) {
        try {
            await (await (0,promises_.open)(lock, 'wx')).close();
            return true;
        }
        catch (error) {
            if ((0,thrown/* codeOfThrown */.Py)(error) !== 'EEXIST')
                return false;
        }
        const { mtimeMs } = await (0,promises_.stat)(lock).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        // The clock may have been set since, so that no time of the file says how old it is.
        const waitedMs = performance.now() - startedMs;
        if (Math.max(waitedMs, Date.now() - mtimeMs) > STALE_LOCK_MS)
            await (0,promises_.rm)(lock, { force: true });
        else
            await (0,external_node_timers_promises_.setTimeout)(LOCK_WAIT_MS);
    }
}
async function readFile(path, key) {
    try {
        const file = await (0,packed_json/* readPackedJson */.$)(path, { name: baseline/* BASELINE_SCHEMA */.iW, shape: baseline/* baselineFileSchema */.v8 });
        if (file.key === key)
            return { files: [file], warnings: [] };
        return { files: [], warnings: [unreadableStore(path, 'belongs to another key')] };
    }
    catch (error) {
        return { files: [], warnings: [unreadableStore(path, knownMessage(error))] };
    }
}
function unreadableStore(source, message) {
    return { kind: 'baseline-unreadable', source, message };
}
/** Anything but a known failure is a bug, and no warning. */
function knownMessage(error) {
    if (error instanceof errors/* KnownError */.E)
        return error.message;
    throw error;
}
function sha256(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}


/***/ }),

/***/ 3950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readPackedJson),
/* harmony export */   e: () => (/* binding */ writePackedJson)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8522);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9285);
/* harmony import */ var _domain_foreign_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8351);
/* harmony import */ var _domain_thrown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8012);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2759);









const unpack = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_4__.gunzip);
const pack = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_4__.gzip);
/** Reads a file of JSON, packed by gzip or plain, and refuses what does not fit the format. */
async function readPackedJson(path, format) {
    const bytes = await readBytes(path);
    const json = (0,_domain_foreign_json_js__WEBPACK_IMPORTED_MODULE_6__/* .readForeignJson */ .Bm)(decodeText(path, await unpacked(path, bytes)), format);
    if (json.kind === 'refused')
        throw unreadable(path, json.message);
    return json.value;
}
/** Writes beside the file and then renames, so that a crash leaves the old file whole. Packs where the name ends in `.gz`. */
async function writePackedJson(path, value) {
    const text = Buffer.from(JSON.stringify(value));
    const bytes = path.endsWith('.gz') ? await pack(text) : text;
    const temporary = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        await writeThrough(temporary, bytes);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true }).catch(() => undefined);
        throw (0,_text_file_js__WEBPACK_IMPORTED_MODULE_7__/* .unwritable */ .mP)(path, cause);
    }
}
async function writeThrough(path, bytes) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'wx');
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
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        if (!found.isFile())
            throw unreadable(path, 'is no regular file');
        const { size } = found;
        const limit = path.endsWith('.gz') ? _domain_foreign_json_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PACKED_BYTES */ .af : _domain_foreign_json_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_UNPACKED_BYTES */ .Tx;
        if (size > limit)
            throw unreadable(path, (0,_domain_foreign_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tooLargeText */ .jQ)(size, limit));
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
    }
    catch (cause) {
        if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .KnownError */ .E)
            throw cause;
        throw unreadable(path, (0,_domain_thrown_js__WEBPACK_IMPORTED_MODULE_8__/* .codeOfThrown */ .Py)(cause) === 'ENOENT' ? 'does not exist' : (0,_domain_thrown_js__WEBPACK_IMPORTED_MODULE_8__/* .codeOfThrown */ .Py)(cause), cause);
    }
}
async function unpacked(path, bytes) {
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    if (!isGzip && path.endsWith('.gz'))
        throw unreadable(path, 'is not a gzip file, though its name ends in .gz');
    if (!isGzip)
        return bytes;
    try {
        return await unpack(bytes, { maxOutputLength: _domain_foreign_json_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_UNPACKED_BYTES */ .Tx });
    }
    catch (cause) {
        throw unreadable(path, gzipProblem((0,_domain_thrown_js__WEBPACK_IMPORTED_MODULE_8__/* .codeOfThrown */ .Py)(cause)), cause);
    }
}
function gzipProblem(code) {
    if (code === 'ERR_BUFFER_TOO_LARGE')
        return `unpacked, it ${(0,_domain_foreign_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tooLargeText */ .jQ)(undefined, _domain_foreign_json_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_UNPACKED_BYTES */ .Tx)}`;
    if (code === 'Z_BUF_ERROR')
        return 'ends in the middle of the gzip data';
    return `its gzip data is damaged (${code})`;
}
function decodeText(path, bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw unreadable(path, 'is not UTF-8 text', cause);
    }
}
function unreadable(path, problem, cause) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .KnownError */ .E('unreadable-file', `cannot read ${path}: ${problem}`, {
        hint: 'Name a file that this tool wrote. If it was cut short, copy it again.',
        cause
    });
}


/***/ }),

/***/ 9686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XY: () => (/* binding */ writeRunFile),
/* harmony export */   b4: () => (/* binding */ keepRunFile),
/* harmony export */   m8: () => (/* binding */ readRunFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9285);
/* harmony import */ var _domain_run_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(172);
/* harmony import */ var _packed_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3950);






/** Reads `*.run.json.gz`, or the same unpacked. Throws a KnownError that names the file and what is wrong with it. */
async function readRunFile(path) {
    return (0,_packed_json_js__WEBPACK_IMPORTED_MODULE_5__/* .readPackedJson */ .$)(path, { name: _domain_run_file_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_SCHEMA */ .EJ, shape: _domain_run_file_js__WEBPACK_IMPORTED_MODULE_4__/* .runFileSchema */ .nm });
}
async function writeRunFile(path, run) {
    await (0,_packed_json_js__WEBPACK_IMPORTED_MODULE_5__/* .writePackedJson */ .e)(path, run);
}
/**
 * Writes a run that was just measured. Where its file cannot be written any longer, because the disk has filled up since, the
 * run goes into the folder for temporary files: it has cost money, and nobody can measure that moment again.
 */
async function keepRunFile(path, run) {
    try {
        await writeRunFile(path, run);
    }
    catch (error) {
        if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .KnownError */ .E))
            throw error;
        const kept = await writeElsewhere((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), run);
        if (kept === undefined)
            throw error;
        const hint = `Copy ${kept}, where the run is kept, to where you want it.`;
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .KnownError */ .E(error.code, error.message, { hint, cause: error });
    }
}
async function writeElsewhere(name, run) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'llm-latency-')), name);
        await writeRunFile(path, run);
        return path;
    }
    catch {
        // The first error says more than this one.
        return undefined;
    }
}


/***/ }),

/***/ 2759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tl: () => (/* binding */ writeTextFile),
/* harmony export */   Wr: () => (/* binding */ writeTextFiles),
/* harmony export */   mP: () => (/* binding */ unwritable)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9285);
/* harmony import */ var _domain_thrown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8012);




/** Writes a page. Throws a KnownError where the disk is full or the folder is not there: neither is a bug. */
async function writeTextFile(path, text) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, text);
    }
    catch (cause) {
        throw unwritable(path, cause);
    }
}
/** Writes several pages into one folder, which is made if it is not there. Returns their paths. */
async function writeTextFiles(folder, pages) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    }
    catch (cause) {
        throw unwritable(folder, cause);
    }
    return await Promise.all(pages.map(async ({ name, text }) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        await writeTextFile(path, text);
        return path;
    }));
}
function unwritable(path, cause) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .KnownError */ .E('unwritable-file', `cannot write ${path}: ${(0,_domain_thrown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOfThrown */ .Py)(cause)}`, {
        hint: 'Name a file in an existing folder that this user can write to.',
        cause
    });
}


/***/ }),

/***/ 819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   lP: () => (/* binding */ sizeText),
/* harmony export */   tZ: () => (/* binding */ detectableSize)
/* harmony export */ });
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
/* harmony import */ var _plan_forecast_judging_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9945);
/* harmony import */ var _plan_slots_output_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9914);
/* harmony import */ var _plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9);
/* harmony import */ var _plan_slots_schedule_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1068);
/* harmony import */ var _providers_negotiation_known_parameters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9676);
/* harmony import */ var _report_format_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2001);
/* harmony import */ var _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1189);
/* harmony import */ var _report_format_table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2524);
/* harmony import */ var _report_format_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6381);
/* harmony import */ var _report_sentences_warnings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5592);












/** Prints what will be sent, what it costs, and the smallest change it can detect. */
function planText(planned) {
    const { plan, warnings, foresight } = planned;
    return [
        firstLine(planned),
        '',
        targetsTable(plan),
        '',
        needsTable(planned.forecast),
        ...needsNotes(plan),
        '',
        ...detectableLines(foresight, plan),
        ...(0,_plan_forecast_judging_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .judgingNotes */ .S)(plan).map((note) => `note: ${note}`),
        ...warnings.map((warning) => `note: ${(0,_report_sentences_warnings_js__WEBPACK_IMPORTED_MODULE_9__/* .warningText */ .i)(warning, _report_format_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_VOICE */ .gW)}`)
    ].join('\n');
}
function firstLine({ plan, runCount }) {
    const heads = plan.targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL);
    const prompts = `${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(plan.prompts.scenarios.length, 'prompt')} of ${plan.prompts.name}`;
    return `${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(heads.length, 'target')}, ${prompts}, ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(plan.budgets.length, 'budget')}; ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(runCount, 'run')} on record.`;
}
function targetsTable(plan) {
    const paired = (0,_plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__/* .pairedTargets */ .oU)(plan);
    const rows = plan.targets.map((target) => {
        const head = paired.find(({ id }) => id === (0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .bf)(target));
        return [target.id, target.model, target.baseUrl, comparedWith(target, plan, head), requestCounts(plan, head)];
    });
    return (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .textTable */ .ed)({ columns: ['Target', 'Model', 'At', 'Compared with', 'Sends'].map(_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .left */ .kb), rows, moreCount: 0 });
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
function requestCounts(plan, head) {
    if (head === undefined) {
        return `${(0,_plan_slots_schedule_js__WEBPACK_IMPORTED_MODULE_11__/* .roundCountOf */ .Zn)(plan) * plan.prompts.scenarios.length} requests in ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)((0,_plan_slots_schedule_js__WEBPACK_IMPORTED_MODULE_11__/* .roundCountOf */ .Zn)(plan), 'round')}`;
    }
    const common = (0,_plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__/* .commonScenarios */ .VT)(plan).length;
    return `${(0,_plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__/* .firstPairCount */ .S0)(plan, head)} to ${(0,_plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__/* .mostPairsOf */ .Qu)(plan, head)} pairs of ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(common, 'prompt')}`;
}
function written(value, write) {
    return value === undefined ? _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING */ .K$ : write(value);
}
function needsTable({ usual, most }) {
    const rows = [
        ['Requests', ({ requestCount }) => (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(requestCount)],
        ['Input tokens', ({ inputTokenCount }) => (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(inputTokenCount)],
        ['Output tokens', ({ outputTokenCount }) => written(outputTokenCount, (count) => (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(Math.round(count)))],
        ['Duration', ({ durationMs }) => written(durationMs, _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatMs */ ._V)],
        ['Cost', ({ costUsd }) => written(costUsd, _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDollars */ .nT)]
    ];
    return (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .textTable */ .ed)({
        columns: [(0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .left */ .kb)('Needs'), (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .right */ .pG)('usually'), (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .right */ .pG)('at most')],
        rows: rows.map(([title, write]) => [title, write(usual), write(most)]),
        moreCount: 0
    });
}
/** Says what the numbers leave out, and where a measurement ends whatever they say. */
function needsNotes({ targets, schedule, runCount }) {
    const names = (found) => found.map(({ id }) => id).join(', ');
    const endless = targets.filter((target) => (0,_plan_slots_output_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .ownLimitOf */ .hF)(target) === 'none');
    const described = endless.filter(({ api }) => api === _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_API */ .TP);
    const lifted = endless.filter(({ api }) => api !== _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_API */ .TP);
    // Only its replies show that a model reasons, and a limit that the user set is never raised.
    const mayReason = targets.filter((target) => (0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL)(target) && !(0,_plan_slots_output_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .setsLimit */ .dH)(target));
    const unpriced = targets.filter(({ price }) => price === undefined);
    return (0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq)(lifted.length > 0 && `There is no maximum: the "params" of ${names(lifted)} remove the limit on answers.`, described.length > 0 && `There is no maximum: the "body" of ${names(described)} has no {{max-tokens}}.`, mayReason.length > 0 &&
        `If a model turns out to reason (${names(mayReason)}), each answer may have ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(_providers_negotiation_known_parameters_js__WEBPACK_IMPORTED_MODULE_4__/* .REASONING_ALLOWANCE_TOKENS */ .v$)} tokens more.`, runCount > 1 &&
        `These numbers are for one run. When the baseline is written, "runs" makes ${runCount}, one after another.`, `One measurement ends at ${capsText(schedule)}.`, unpriced.length > 0 && `The cost is unknown, because these targets have no "price": ${names(unpriced)}.`);
}
function capsText({ maxCostUsd, maxInputTokenCount, maxOutputTokenCount, timeoutMs }) {
    const tokens = (count, kind) => count !== Number.MAX_SAFE_INTEGER && `${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(count)} ${kind} tokens`;
    return (0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq)(maxCostUsd !== undefined && (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDollars */ .nT)(maxCostUsd), tokens(maxInputTokenCount, 'input'), tokens(maxOutputTokenCount, 'output'), (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatMs */ ._V)(timeoutMs)).join(', ');
}
const DETECTABLE = 'Detectable is the smallest slowdown found nine times in ten, given the noise of the stored runs. In pairs it tends to be smaller, since base and head are measured back to back.';
function detectableLines({ checks, unknown, atOtherRate }, plan) {
    const table = checks.length === 0 ? [] : (0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq)(detectableTable(checks), DETECTABLE, rateLine(checks, atOtherRate, plan));
    const missing = unknown.map((id) => {
        const how = (0,_plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__/* .pairedTargets */ .oU)(plan).some((target) => target.id === id)
            ? 'calibrate measures it'
            : 'stored runs will tell';
        return `The smallest change that ${id} can detect is unknown: no comparable run is stored; ${how}.`;
    });
    return [...table, ...missing];
}
const KINDS = { interleaved: 'pairs', history: 'history', provisional: 'history, of few runs' };
function detectableTable(checks) {
    return (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .textTable */ .ed)({
        columns: [(0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .left */ .kb)('Check'), (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .right */ .pG)('Margin'), (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .right */ .pG)('Detectable'), (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .left */ .kb)('By')],
        rows: checks.map((check) => [
            `${check.target}: ${(0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .metricName */ .Kh)(check.metric, check.statistic)}`,
            sizeText(check, check.marginRatio),
            detectableSize(check),
            check.detectableByTwoJobs === true ? 'history, two jobs' : KINDS[check.kind]
        ]),
        moreCount: 0
    });
}
/** Says what another rate of false alarms would buy or cost, of the latency checks whose detectable change it moves. */
function rateLine(checks, { falseAlarmRatio, checks: others }, { gate }) {
    const moved = checks.flatMap((check) => {
        const other = others.find((one) => nameOf(one) === nameOf(check));
        const [now, then] = [check, other].map((one) => (one === undefined ? _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING */ .K$ : detectableSize(one)));
        return check.statistic === 'rate' || other === undefined || now === then
            ? []
            : [`${then} in place of ${now} for ${nameOf(check)}`];
    });
    if (moved.length === 0)
        return '';
    return `"gate.false-alarms" is ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(gate.falseAlarmRatio)}. At ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(falseAlarmRatio)} these would be detectable: ${(0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .listedFirst */ .Am)(moved, (text) => text)}.`;
}
function nameOf({ target, metric, statistic }) {
    return `${target}: ${(0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .metricName */ .Kh)(metric, statistic)}`;
}
/** Prints the smallest change that a check finds; `none` where that is no change of any usual size. */
function detectableSize(check) {
    return (0,_domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlind */ .iE)(check) ? _report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .NONE_DETECTABLE */ .$m : sizeText(check, check.detectableRatio);
}
/** Prints the size of a change: `+12 %`. A rate changes in points, since a change from 0 % has no ratio. */
function sizeText({ statistic }, ratio) {
    if (ratio === undefined)
        return _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING */ .K$;
    return statistic === 'rate' ? (0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .pointsText */ .JA)(ratio) : `+${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(ratio)}`;
}


/***/ }),

/***/ 703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./lib/analysis/history/window.js
var history_window = __webpack_require__(8769);
// EXTERNAL MODULE: ./lib/analysis/runs/digest.js
var digest = __webpack_require__(1629);
// EXTERNAL MODULE: ./lib/analysis/verdict/accept.js
var verdict_accept = __webpack_require__(5770);
// EXTERNAL MODULE: ./lib/baseline/file-store.js + 1 modules
var file_store = __webpack_require__(4889);
// EXTERNAL MODULE: ./lib/baseline/run-file-io.js
var run_file_io = __webpack_require__(9686);
// EXTERNAL MODULE: ./lib/domain/environment.js
var environment = __webpack_require__(9505);
// EXTERNAL MODULE: ./lib/domain/exit-code.js
var exit_code = __webpack_require__(6450);
// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/plan/forecast/check-caps.js
var check_caps = __webpack_require__(8295);
// EXTERNAL MODULE: ./lib/plan/forecast/forecast.js
var forecast = __webpack_require__(6000);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
// EXTERNAL MODULE: ./lib/terminal/print.js + 2 modules
var print = __webpack_require__(233);
// EXTERNAL MODULE: ./lib/wiring/cli-environment.js + 1 modules
var cli_environment = __webpack_require__(3927);
// EXTERNAL MODULE: ./lib/wiring/machine.js + 45 modules
var machine = __webpack_require__(1828);
// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
// EXTERNAL MODULE: ./lib/analysis/pairs/alpha-shares.js
var alpha_shares = __webpack_require__(6325);
// EXTERNAL MODULE: ./lib/analysis/pairs/judge-pairs.js + 8 modules
var judge_pairs = __webpack_require__(8148);
;// CONCATENATED MODULE: ./lib/analysis/pairs/pairs-from-history.js



/** A noise of fewer pairs is itself mostly noise. */
const KNOWN_FROM_PAIRS = 20;
/** Reads that count as streamed; a digest tells only whether there was a time per token. */
const ASSUMED_READS = 10;
/**
 * Predicts the checks of pairs from recorded runs without pairs: requests of the same prompt in the same run, one
 * after the other and the last before the first, stand in for base and head. These lie a round apart, where a pair's
 * follow each other, so that what really is seen is rather smaller. Only what is said of a check beforehand means
 * something: margin and detectable change. Empty where the record has too little.
 */
function foreseePairs(request) {
    const { target, gate, targetCount, leastPairs, mostPairs } = request;
    const pairs = request.digests.flatMap((digest) => asPairs(digest, target)).slice(0, leastPairs);
    if (pairs.length < KNOWN_FROM_PAIRS)
        return [];
    const { gating, other } = (0,judge_pairs/* pairCheckCounts */.f)(gate.checks);
    const { checks } = (0,judge_pairs/* judgePairs */.d)({
        target,
        owned: true,
        samples: pairs.flatMap(pairSamples),
        gateChecks: gate.checks,
        alpha: (0,alpha_shares/* alphaShares */.D)(gate.falseAlarmRatio, { gating: targetCount * gating, other: targetCount * other }),
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
    const most = Math.max(0, (0,extremes/* largest */.n)(scenarios.map(({ rows }) => rows.length)));
    return Array.from({ length: most }, (_, turn) => scenarios.flatMap(({ id, rows }) => {
        const [one, other] = [rows[turn], rows[(turn + 1) % rows.length]];
        // Of two rows there is one difference, not two.
        const isSpent = rows.length < 2 || (rows.length === 2 && turn === 1);
        return one === undefined || other === undefined || isSpent ? [] : [{ target, scenarioId: id, rows: [one, other] }];
    })).flat();
}
/** Base first in every other pair. */
function pairSamples({ target, scenarioId, rows }, pair) {
    const arms = pair % 2 === 0 ? ['base', 'head'] : ['head', 'base'];
    return rows.map((row, place) => {
        const arm = arms[place] ?? 'head';
        const slot = { targetId: target, scenarioId, kind: 'any', round: 0, arm, pair, startedAtMs: 2 * pair + place };
        return { ...slot, outcome: 'ok', flags: [], ...rowTimes(row) };
    });
}
function rowTimes([firstMs, tpotMs, lastMs, outputTokenCount]) {
    return {
        readCount: tpotMs === null ? 1 : ASSUMED_READS,
        ttftMs: firstMs ?? undefined,
        lastMs: lastMs ?? undefined,
        outputTokenCount: outputTokenCount ?? undefined
    };
}

// EXTERNAL MODULE: ./lib/analysis/verdict/judge.js + 5 modules
var judge = __webpack_require__(3836);
// EXTERNAL MODULE: ./lib/domain/plan.js
var domain_plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/plan/slots/pair-slots.js
var pair_slots = __webpack_require__(9);
;// CONCATENATED MODULE: ./lib/commands/foresee.js




/** The rates between which a team chooses. */
const USUAL_RATE = 0.01;
const BOLD_RATE = 0.05;
function foresee(plan, record) {
    const checks = foreseenChecks(plan, record);
    const known = new Set(checks.map(({ target }) => target));
    const falseAlarmRatio = plan.gate.falseAlarmRatio >= BOLD_RATE ? USUAL_RATE : BOLD_RATE;
    return {
        checks,
        unknown: plan.targets.filter(domain_plan/* isJudged */.sL).flatMap(({ id }) => (known.has(id) ? [] : [id])),
        atOtherRate: {
            falseAlarmRatio,
            checks: foreseenChecks({ ...plan, gate: { ...plan.gate, falseAlarmRatio } }, record)
        }
    };
}
function foreseenChecks(plan, record) {
    return plan.targets.filter(domain_plan/* isJudged */.sL).flatMap((target) => {
        const isPaired = (0,pair_slots/* pairedTargets */.oU)(plan).some(({ id }) => id === target.id);
        const own = isPaired ? ofPairs(plan, target, record) : ofHistory(plan, target, record);
        return own.filter(({ gating, detectableRatio }) => gating && detectableRatio !== undefined);
    });
}
function ofPairs(plan, target, { digests }) {
    return foreseePairs({
        target: target.id,
        digests,
        gate: plan.gate,
        targetCount: plan.targets.filter(domain_plan/* isJudged */.sL).length,
        scenarioCount: (0,pair_slots/* commonScenarios */.VT)(plan).length,
        leastPairs: (0,pair_slots/* firstPairCount */.S0)(plan, target),
        mostPairs: (0,pair_slots/* mostPairsOf */.Qu)(plan, target)
    });
}
/**
 * The newest run of the same plan judged against all of them, itself included: what can be detected depends on how runs
 * differ, and not on what this one was.
 */
function ofHistory(plan, target, { digests, environmentClass, newRandom }) {
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
        random: newRandom()
    });
    return checks.filter((check) => check.target === target.id);
}

// EXTERNAL MODULE: ./lib/commands/plan-text.js
var plan_text = __webpack_require__(819);
// EXTERNAL MODULE: ./lib/commands/ready-plan.js + 1 modules
var ready_plan = __webpack_require__(468);
;// CONCATENATED MODULE: ./lib/commands/plan.js

















/** The forecast must be the same each time, so its random numbers are too. */
const SEED = 1;
/** `plan`: what will be sent, what that takes, and the smallest change it will show; sends nothing. */
async function plan(raw, options) {
    const { plan: planned, warnings } = (0,ready_plan/* wholePlan */.X)(raw, options);
    const digests = await digestsOf(planned.key ?? 'local', options);
    const facts = (0,forecast/* factsOnRecord */.aQ)(digests);
    (0,print/* printText */.n)((0,plan_text/* planText */.Pt)({
        plan: planned,
        warnings: [...warnings, ...endedLines(planned)],
        forecast: (0,forecast/* forecast */.g3)(planned, facts),
        foresight: foresee(planned, {
            digests,
            environmentClass: (0,environment/* environmentClass */.E)((0,cli_environment/* localEnvironment */.bx)()),
            newRandom: () => (0,random/* seededRandom */.I)(SEED)
        }),
        runCount: digests.length
    }));
    // What caps would refuse is refused here as well, but only once it has been shown.
    (0,check_caps/* checkFirstLook */.m)(planned, facts);
    return exit_code/* EXIT_CODES */.a.passed;
}
/** Lines under `accept:` that accept nothing any more. */
function endedLines({ accept }) {
    return accept
        .filter((line) => (0,verdict_accept/* hasEnded */.hY)(line, (0,time/* dayOf */.kb)((0,machine/* now */.tB)())))
        .map(({ target, metric, statistic }) => ({
        kind: 'acceptance-unused',
        check: `${target} ${metric} ${statistic}`,
        why: 'ended'
    }));
}
/** Newest first. */
async function digestsOf(key, { baseline, baselineFolder }) {
    if (baseline === undefined)
        return (0,history_window/* uniteWindows */.vY)((await (0,file_store/* createFileStore */.I)(baselineFolder).read(key)).files);
    const runs = await Promise.all(baseline.map((path) => (0,run_file_io/* readRunFile */.m8)(path)));
    return runs
        .map((run, ordinal) => (0,digest/* digestRun */.UC)(run, { ordinal }))
        .toSorted((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1));
}


/***/ }),

/***/ 468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ readyPlan),
  X: () => (/* binding */ wholePlan)
});

// EXTERNAL MODULE: ./lib/plan/base/with-base.js
var with_base = __webpack_require__(1707);
// EXTERNAL MODULE: ./lib/plan/forecast/check-caps.js
var check_caps = __webpack_require__(8295);
// EXTERNAL MODULE: ./lib/plan/read-plan.js + 2 modules
var read_plan = __webpack_require__(4119);
// EXTERNAL MODULE: ./lib/wiring/cli-environment.js + 1 modules
var cli_environment = __webpack_require__(3927);
// EXTERNAL MODULE: ./lib/wiring/machine.js + 45 modules
var machine = __webpack_require__(1828);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/thrown.js
var thrown = __webpack_require__(8012);
// EXTERNAL MODULE: ./lib/plan/config/read-config.js
var read_config = __webpack_require__(8843);
;// CONCATENATED MODULE: ./lib/commands/base-from-options.js









const SHOW_TIMEOUT_MS = 10_000;
const MAX_SHOWN_BYTES = 32 << 20;
/** The plan with base beside it, where an option says what base is; every target of it is compared. */
function planWithBase(plan, raw, options) {
    const given = givenOption(options);
    if (given === undefined)
        return { plan, warnings: asksForBase(plan) ? [baseUnknown()] : [] };
    if (plan.compare === 'history' || plan.compare === 'off') {
        throw new errors/* KnownError */.E('invalid-input', `${given} has no effect, because "compare" is "${plan.compare}"`, {
            hint: 'Remove the option, or set "compare" to auto or interleaved.'
        });
    }
    const found = options.baseConfig === undefined ? atRef(options.baseRef ?? '', raw) : inConfig(options.baseConfig, raw, plan);
    return (0,with_base/* withBase */.cV)(plan, found, { sha256: machine/* sha256 */.sc, which: 'all' });
}
function givenOption({ baseConfig, baseRef }) {
    if (baseConfig !== undefined && baseRef !== undefined) {
        throw new errors/* KnownError */.E('invalid-input', 'options "--base-config" and "--base-ref" cannot be used together', {
            hint: 'Use only one of them.'
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
    return { kind: 'base-not-measured', why: 'base-commit-unknown', detail: 'name it with --base-ref or --base-config' };
}
/**
 * Another configuration of the same repository. The inputs of a target are left out, which would be refused beside its
 * targets; where it names no prompts, the same are asked.
 */
function inConfig(path, raw, head) {
    const world = cli_environment/* LOCAL_PLAN_WORLD */.jX;
    if (world.readText(path) === undefined) {
        throw new errors/* KnownError */.E('invalid-input', `option "--base-config": the file "${path}" does not exist`, {
            hint: 'Give the path of the configuration before the change.'
        });
    }
    const file = (0,read_config/* readConfigFile */.R)({ config: path }, world);
    const prompts = raw['prompts'] ?? (file.mentions('prompts') ? undefined : head.prompts.name);
    const inputs = { config: path, 'api-key': raw['api-key'] ?? '', prompts: prompts ?? '' };
    const base = (0,read_plan/* readUncappedPlan */.Qf)(inputs, world);
    return { source: 'base-config', targets: base.targets, prompts: base.prompts };
}
/** The same inputs, with configuration and prompts as a commit has them. Nothing is checked out. */
function atRef(ref, raw) {
    const commit = resolveCommit(ref);
    const base = placed(`at ${ref}, `, () => (0,read_plan/* readUncappedPlan */.Qf)(raw, { ...cli_environment/* LOCAL_PLAN_WORLD */.jX, readText: (path) => readAt(commit, path) }));
    return { source: 'base-ref', commit, targets: base.targets, prompts: base.prompts };
}
/** Adds the commit to each problem, so that nobody looks for it in the files that are checked out. */
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
function resolveCommit(ref) {
    const name = 'option "--base-ref"';
    try {
        return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).trim();
    }
    catch (cause) {
        if ((0,thrown/* codeOfThrown */.Py)(cause) === 'ENOENT') {
            throw new errors/* KnownError */.E('invalid-input', `${name}: git is not installed here`, {
                hint: 'Install git, or name the configuration before the change with --base-config.',
                cause
            });
        }
        throw new errors/* KnownError */.E('invalid-input', `${name}: git finds no commit "${ref}" in this folder`, {
            hint: 'Run the command inside the repository, and fetch the branch first: git fetch origin main, then --base-ref origin/main.',
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
        timeout: SHOW_TIMEOUT_MS,
        maxBuffer: MAX_SHOWN_BYTES,
        stdio: ['ignore', 'pipe', 'ignore']
    });
}

;// CONCATENATED MODULE: ./lib/commands/ready-plan.js






/** The plan of a command line, with base beside it where there is one. Whether it can be paid for is not asked. */
function wholePlan(raw, options) {
    return planWithBase((0,read_plan/* readUncappedPlan */.Qf)(raw, cli_environment/* LOCAL_PLAN_WORLD */.jX), raw, options);
}
/** A base whose key is missing is left to history; anything else that is missing is thrown. */
function readyPlan({ plan, warnings }, raw) {
    const keys = (0,machine/* keyLookup */.cM)(raw['api-key']);
    const isMissing = (target) => (0,machine/* findMissingKey */.Js)({ targets: [target] }, keys) !== undefined;
    const keyed = (0,with_base/* withoutKeylessBases */.ZZ)(plan, isMissing);
    (0,check_caps/* checkFirstLook */.m)(keyed.plan);
    (0,cli_environment/* requireKeys */.A5)(keyed.plan, keys);
    return { plan: keyed.plan, warnings: [...warnings, ...keyed.warnings], keys };
}


/***/ }),

/***/ 9945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judgingNotes)
/* harmony export */ });
/* harmony import */ var _domain_extremes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3639);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9);
/* harmony import */ var _minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3471);




const PERCENTILE = /^p\d+$/;
/**
 * Returns a sentence for each check and budget that this plan may leave undecided, and why. Checks and budgets that it can
 * never decide are refused when the plan is read (plan/undecidable.ts).
 */
function judgingNotes(plan) {
    return [...comparisonNotes(plan), ...plan.budgets.flatMap((budget) => budgetNotes(budget, plan))];
}
function comparisonNotes(plan) {
    if (plan.compare !== 'off')
        return checkNotes(plan);
    return [
        plan.budgets.length === 0
            ? 'Nothing is judged: "compare" is off, and there is no budget.'
            : 'Nothing is compared, because "compare" is off. Only budgets are judged.'
    ];
}
/** Notes for each gating statistic that some targets get too few requests for. */
function checkNotes(plan) {
    const paired = (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_2__/* .pairedTargets */ .oU)(plan);
    const single = judged(plan).filter((target) => !paired.includes(target));
    const requests = (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRequests */ .nY)(plan);
    const statistics = [...new Set(plan.gate.checks.map(({ statistic }) => statistic))];
    return statistics.flatMap((statistic) => {
        const leastRequests = (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .leastForCheck */ .Bt)('history', statistic);
        const leastPairs = (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .leastForCheck */ .Bt)('pairs', statistic);
        const few = paired.filter((target) => (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_2__/* .mostPairsOf */ .Qu)(plan, target) < leastPairs);
        return [
            ...(single.length === 0 || requests >= leastRequests
                ? []
                : [
                    `Comparing a ${statistic} with history needs ${leastRequests} requests, and ${targetNames(single)} gets ${requests}: without pairs the check stays undecided.`
                ]),
            ...(few.length === 0
                ? []
                : [
                    `Comparing a ${statistic} in pairs needs ${leastPairs} pairs, and ${targetNames(few)} gets fewer: the check stays undecided.`
                ])
        ];
    });
}
function budgetNotes(budget, plan) {
    const { text, metric, statistic } = budget;
    const targets = judged(plan).filter(({ id }) => budget.target === undefined || budget.target === id);
    const paired = (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_2__/* .pairedTargets */ .oU)(plan);
    const few = targets.filter((target) => valuesOf(plan, target, paired) < _minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_FOR_MET */ .H);
    const mute = few.filter((target) => (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooFewForBudget */ .Fg)(budget, valuesOf(plan, target, paired)));
    const note = (words) => `The budget ${text} ${words}`;
    return [
        ...(mute.length > 0
            ? [note(`stays undecided for ${targetNames(mute)}: it needs more requests than the plan makes.`)]
            : []),
        ...(PERCENTILE.test(statistic) && few.length > mute.length
            ? [note(`can be broken but never met: meeting it needs ${_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_FOR_MET */ .H} requests, and the plan makes fewer.`)]
            : []),
        ...shortAnswerNotes(budget, plan, targets).map(note),
        ...(metric === 'connect'
            ? [note('is judged only by measured requests that open a connection; most reuse one from warm-up.')]
            : [])
    ];
}
function shortAnswerNotes({ metric }, { prompts }, targets) {
    const longest = (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_3__/* .largest */ .n)(prompts.scenarios.map(({ maxOutputTokens }) => maxOutputTokens));
    const wanted = (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensWanted */ .E9)(metric, longest);
    const short = targets.filter((target) => (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensWantedOf */ .he)(metric, target) !== undefined);
    const unlimited = wanted === undefined ? [] : targets.filter((target) => !short.includes(target));
    return [
        ...(short.length > 0
            ? [`is not judged for ${targetNames(short)}: its "params" limit answers to too few tokens.`]
            : []),
        ...(unlimited.length > 0
            ? [`needs answers of ${wanted} tokens, and the prompts limit them to ${longest}: only reasoning can be longer.`]
            : [])
    ];
}
function valuesOf(plan, target, paired) {
    return paired.includes(target) ? (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_2__/* .mostPairsOf */ .Qu)(plan, target) : (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRequests */ .nY)(plan);
}
function judged({ targets }) {
    return targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL);
}
function targetNames(targets) {
    return targets.map(({ id }) => id).join(', ');
}


/***/ })

};
