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

/***/ 359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* unused harmony export DEMO_MODEL */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _baseline_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4889);
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9686);
/* harmony import */ var _baseline_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2759);
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6450);
/* harmony import */ var _domain_tool_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4920);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4119);
/* harmony import */ var _plan_slots_schedule_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1068);
/* harmony import */ var _prompts_builtin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9847);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2954);
/* harmony import */ var _simulator_start_simulator_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2753);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(233);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6685);
/* harmony import */ var _wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3927);
/* harmony import */ var _wiring_machine_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1828);
















const FOLDER = 'llm-latency-demo';
const BASELINE_RUNS = 6;
const SLOWDOWN = 1.3;
const SEED = 20_261_130;
/**
 * A small, fast model whose runs differ a little on their own, as real ones do: by so little that one job decides, even on a busy
 * machine, which adds to it.
 *
 * @internal
 */
const DEMO_MODEL = {
    seed: SEED,
    ttftMs: 60,
    tpotMs: 2,
    prefillMsPerToken: 0.05,
    jitter: 0.04,
    runNoise: 0.01,
    stallRatio: 0.01
};
/**
 * `demo`: the main job with nothing to set up. It measures a simulated endpoint six times as the default branch would, makes it
 * 30 % slower, measures it again as a pull request would, and shows the comment that the pull request would get.
 */
async function demo(options) {
    const simulator = await (0,_simulator_start_simulator_js__WEBPACK_IMPORTED_MODULE_10__/* .startSimulator */ .r)(DEMO_MODEL);
    const plan = demoPlan(simulator.url);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(FOLDER, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(FOLDER, { recursive: true });
    // The slower run raises an alarm and is measured a second time, hence one more measurement than runs.
    const perRun = (0,_plan_slots_schedule_js__WEBPACK_IMPORTED_MODULE_15__/* .roundCountOf */ .Zn)(plan) * plan.prompts.scenarios.length;
    const bar = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_12__/* .createProgress */ .m)(process.stderr);
    bar.start((BASELINE_RUNS + 2) * perRun, 'six runs of main, then a pull request that is 30 % slower');
    try {
        const slower = await measureStory({ simulator, plan, bar, perRun });
        bar.stop();
        (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_11__/* .printText */ .n)(visible(slower.publication.comment));
        (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_11__/* .printText */ .n)(`\nWritten to ./${FOLDER}/: report.html, report.md, comment.md, report.json and seven run files.`);
        (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_11__/* .printText */ .n)('Next: README.md has the workflow file that does this on your pull requests.');
        return options.exitCode ? slower.exitCode : _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.passed;
    }
    finally {
        bar.stop();
        await simulator.close();
    }
}
async function measureStory(story) {
    for (let number = 0; number < BASELINE_RUNS; number += 1) {
        story.simulator.nextRun();
        await runOnce(story, { number, event: 'push', file: `main-${number + 1}.run.json.gz` });
    }
    story.simulator.nextRun();
    story.simulator.setSpeed(1 / SLOWDOWN);
    const slower = await runOnce(story, {
        number: BASELINE_RUNS,
        event: 'pull_request',
        file: 'pull-request.run.json.gz'
    });
    const { report } = slower.publication;
    await (0,_baseline_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTextFile */ .Tl)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, 'report.html'), await slower.publication.html());
    await (0,_baseline_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTextFile */ .Tl)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, 'report.md'), slower.publication.summary);
    await (0,_baseline_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTextFile */ .Tl)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, 'comment.md'), slower.publication.comment);
    await (0,_baseline_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTextFile */ .Tl)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, 'report.json'), slower.publication.json);
    story.bar.note(`verdict: ${report.state}`);
    return slower;
}
async function runOnce({ simulator, plan, bar, perRun }, { number, event, file }) {
    const kept = [];
    const publisher = {
        prove: async () => [],
        publish: async (publication) => {
            kept.push(publication);
            if (publication.run !== undefined)
                await (0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_3__/* .writeRunFile */ .XY)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, file), publication.run);
            return [];
        }
    };
    const progress = shareOfBar(bar, number * perRun, perRun);
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .run */ .e)({
        plan,
        context: {
            event,
            key: 'demo',
            feedsBaseline: event === 'push',
            commit: (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_14__/* .sha256 */ .sc)(`${SEED} ${number}`).slice(0, 40)
        },
        environment: (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_13__/* .localEnvironment */ .bx)(),
        tool: _domain_tool_js__WEBPACK_IMPORTED_MODULE_6__/* .TOOL */ .js,
        seed: SEED + number,
        warnings: []
    }, {
        measure: (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_14__/* .createMeasurePort */ .In)({ plan, keys: (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_14__/* .keyLookup */ .cM)(undefined), progress }),
        baselines: (0,_baseline_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FOLDER, 'baseline')),
        publisher,
        wait: async () => simulator.nextRun(),
        now: _wiring_machine_js__WEBPACK_IMPORTED_MODULE_14__/* .now */ .tB
    });
    const [publication] = kept;
    if (publication === undefined)
        throw new Error('the run published nothing');
    return { publication, exitCode: result.exitCode };
}
/** Maps one run onto its share of the whole bar. A second measurement continues where the first ended. */
function shareOfBar(bar, before, perRun) {
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
    return (0,_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlan */ .m3)({ config: 'demo.yml' }, {
        readText: (path) => (path === 'demo.yml' ? config : undefined),
        sha256: _wiring_machine_js__WEBPACK_IMPORTED_MODULE_14__/* .sha256 */ .sc,
        builtinSets: _prompts_builtin_js__WEBPACK_IMPORTED_MODULE_8__/* .BUILTIN_SETS */ .Y,
        defaultConfigPath: 'demo.yml'
    });
}
/** Renders the comment as GitHub shows it: hidden markers are gone, and folds show only their headings. */
function visible(comment) {
    return comment
        .replace(/<!--.*?-->\n?/gs, '')
        .replace(/<details><summary>(.*?)<\/summary>.*?<\/details>\n*/gs, '▸ $1\n')
        .replace(/<code>(.*?)<\/code>/gs, '`$1`')
        .replace(/<\/?sub>/g, '')
        .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
        .trim();
}


/***/ })

};
