export const id = 547;
export const ids = [547];
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

/***/ 2547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runLocally: () => (/* binding */ runLocally)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _baseline_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4889);
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9686);
/* harmony import */ var _baseline_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2759);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9285);
/* harmony import */ var _domain_tool_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4920);
/* harmony import */ var _report_exports_formats_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1522);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2954);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(233);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6685);
/* harmony import */ var _wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3927);
/* harmony import */ var _wiring_machine_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1828);
/* harmony import */ var _ready_plan_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(468);














/** `run`: does on this machine what the Action does: measures, compares with the stored baseline, judges, prints. */
async function runLocally(raw, options) {
    await (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .refuseTrackedBaselines */ .Pm)(options.baselineFolder);
    const { plan, warnings, keys } = (0,_ready_plan_js__WEBPACK_IMPORTED_MODULE_13__/* .readyPlan */ .J)((0,_ready_plan_js__WEBPACK_IMPORTED_MODULE_13__/* .wholePlan */ .X)(raw, options), raw);
    const progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .createProgress */ .m)(process.stderr);
    const signal = (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_12__/* .stopSignal */ .Zm)();
    const anchorCommit = plan.anchor === undefined ? undefined : await (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .findAnchorCommit */ .yT)(plan.anchor);
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_8__/* .run */ .e)({
        plan,
        context: await (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .localRunContext */ ._0)(plan.key ?? 'local', options.saveBaseline),
        environment: (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .localEnvironment */ .bx)(),
        tool: _domain_tool_js__WEBPACK_IMPORTED_MODULE_6__/* .TOOL */ .js,
        seed: (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_12__/* .freshSeed */ .Wz)(),
        warnings,
        anchorCommit
    }, {
        measure: (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_12__/* .createMeasurePort */ .In)({ plan, keys, progress, signal }),
        baselines: (0,_baseline_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(options.baselineFolder),
        publisher: terminalPublisher(options),
        wait: async (durationMs) => {
            progress.note(`An alarm was raised. Measuring again in ${Math.round(durationMs / 1000)} s to see whether it holds.`);
            await (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_12__/* .wait */ .uk)(durationMs, signal);
        },
        now: _wiring_machine_js__WEBPACK_IMPORTED_MODULE_12__/* .now */ .tB
    });
    return result.exitCode;
}
/** Prints the report and writes the files that the options name. */
function terminalPublisher(files) {
    const { out, report, reportFolder } = files;
    return {
        prove: async () => {
            // An unwritable file must show up before money is spent.
            if (report !== undefined)
                await proveWritable(report, 'report');
            if (out !== undefined)
                await proveWritable(out, 'out');
            if (reportFolder !== undefined)
                await proveFolder(reportFolder);
            return [];
        },
        publish: async (publication) => {
            // The verdict first: a disk that has filled up since must not keep it from anybody, nor one file the other.
            (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printText */ .n)(publication.text);
            const written = await Promise.allSettled(writeFiles(files, publication));
            for (const one of written)
                if (one.status === 'rejected')
                    throw one.reason;
            return [];
        }
    };
}
function writeFiles({ out, report, reportFolder }, publication) {
    const { run } = publication;
    return [
        ...(out === undefined || run === undefined ? [] : [(0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_3__/* .keepRunFile */ .b4)(out, run)]),
        ...(report === undefined ? [] : [writeReport(report, publication)]),
        ...(reportFolder === undefined ? [] : [writeReportFolder(reportFolder, publication)])
    ];
}
/** The name that the user gives the report decides its format. */
async function writeReport(path, { summary, html }) {
    await (0,_baseline_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTextFile */ .Tl)(path, /\.html?$/i.test(path) ? await html() : summary);
}
/** The files that the Action writes, by the same names. */
async function writeReportFolder(folder, { html, summary, json, exports }) {
    const pages = [
        { name: _report_exports_formats_js__WEBPACK_IMPORTED_MODULE_7__/* .FORMATS */ .h.html.file, text: await html() },
        { name: _report_exports_formats_js__WEBPACK_IMPORTED_MODULE_7__/* .FORMATS */ .h.markdown.file, text: summary },
        { name: _report_exports_formats_js__WEBPACK_IMPORTED_MODULE_7__/* .FORMATS */ .h.json.file, text: json },
        ...exports()
    ];
    await (0,_baseline_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTextFiles */ .Wr)(folder, pages);
}
async function proveFolder(folder) {
    await (0,_baseline_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTextFiles */ .Wr)(folder, []);
    await proveWritable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _report_exports_formats_js__WEBPACK_IMPORTED_MODULE_7__/* .FORMATS */ .h.markdown.file), 'report-folder');
}
async function proveWritable(path, option) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, '', { flag: 'a' });
    }
    catch (cause) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .KnownError */ .E('invalid-input', `option "--${option}": ${path} cannot be written`, {
            hint: 'Choose a file in an existing folder that you may write to.',
            cause
        });
    }
}


/***/ })

};
