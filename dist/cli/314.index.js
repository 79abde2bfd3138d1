export const id = 314;
export const ids = [314];
export const modules = {

/***/ 676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ jobsOfSameChange),
/* harmony export */   i: () => (/* binding */ haveSettledAlike),
/* harmony export */   ox: () => (/* binding */ earlierPairs)
/* harmony export */ });
/* harmony import */ var _history_window_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8769);

/**
 * Collects the pairs of earlier attempts of the same job, where both plans and the commit are the same: a
 * job that is run again goes on where it stopped. Started anew, it could be repeated until it is green.
 */
function earlierPairs(runs, now) {
    const same = jobsOfSameChange(runs, now);
    const paired = same.filter(({ samples }) => samples.some(({ arm }) => arm === 'base'));
    const [first] = paired;
    return {
        seed: first?.seed,
        samples: paired.flatMap(({ samples }) => samples.filter(({ pair }) => pair !== undefined)),
        attempts: paired.flatMap(({ workflowRun }) => workflowRun?.attempt ?? [])
    };
}
/** The runs of the same commit and the same plans. */
function jobsOfSameChange(runs, now) {
    return runs.filter((run) => run.commit === now.commit && isSamePlan(run.plan, now.plan));
}
/** Returns true where hosts got the same requests in both runs. Warming up settles members that no plan holds. */
function haveSettledAlike(one, other) {
    return other.targets.every(({ id, asked }) => {
        const before = one.targets.find((target) => target.id === id);
        return before === undefined || (0,_history_window_js__WEBPACK_IMPORTED_MODULE_0__/* .planDifferences */ .AW)(before.asked ?? {}, asked ?? {}).length === 0;
    });
}
function isSamePlan(one, other) {
    return planIdentity(one) === planIdentity(other);
}
function planIdentity({ fingerprint, targets, base }) {
    const bases = targets.filter(({ baseOf }) => baseOf !== undefined);
    return JSON.stringify([
        fingerprint,
        bases.map((target) => [target.baseOf, target.fingerprint]),
        (base?.scenarios ?? []).map(({ id, hash }) => [id, hash])
    ]);
}


/***/ }),

/***/ 1187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ accountRefusal)
/* harmony export */ });
/**
 * Returns the failure of a run whose account stopped paying on the way; undefined for any other. It is read from the requests
 * and not from the end of the run, because a merged run has one end for many machines, and a second measurement has its own.
 */
function accountRefusal({ samples, confirmation }) {
    const all = [...samples, ...(confirmation?.samples ?? [])];
    const refused = all.find(({ flags }) => flags.includes('account-refused'));
    if (refused === undefined)
        return undefined;
    const answered = all.filter(({ outcome }) => outcome === 'ok').length;
    const words = refused.serverMessage === undefined ? '' : `: ${refused.serverMessage}`;
    return {
        code: 'account-refused',
        message: `target "${refused.targetId}": its host stopped serving this account, which has no credit or is closed${words} (${answered} of ${all.length} requests were answered and are kept)`,
        hint: 'Add credit to the account of the key, or use the key of another account.'
    };
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

/***/ 8314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   measure: () => (/* binding */ measure)
/* harmony export */ });
/* harmony import */ var _analysis_runs_account_refusal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1187);
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9686);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9285);
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6450);
/* harmony import */ var _domain_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4920);
/* harmony import */ var _measure_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4528);
/* harmony import */ var _plan_slots_part_of_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2570);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(233);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6685);
/* harmony import */ var _wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3927);
/* harmony import */ var _wiring_machine_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1828);











/** `measure`: measures one run, or a part of it, and saves it without judging it. */
async function measure(raw, out) {
    const plan = (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .readLocalPlan */ .Vd)({ ...raw, mode: 'measure' });
    const keys = (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .keyLookup */ .cM)(raw['api-key']);
    (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .requireKeys */ .A5)((0,_plan_slots_part_of_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .planOfPart */ .k4)(plan), keys);
    const progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .createProgress */ .m)(process.stderr);
    const facts = {
        plan,
        context: await (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .localRunContext */ ._0)(plan.key ?? 'local', false),
        environment: (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .localEnvironment */ .bx)(),
        tool: _domain_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL */ .js,
        seed: (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .freshSeed */ .Wz)()
    };
    const { run } = await (0,_measure_run_js__WEBPACK_IMPORTED_MODULE_4__/* .measureOnce */ .Wv)({
        facts,
        measure: (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .createMeasurePort */ .In)({ plan, keys, progress, signal: (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .stopSignal */ .Zm)() }),
        ordinal: 0,
        warm: false
    });
    await (0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_0__/* .keepRunFile */ .b4)(out, plan.part === undefined ? run : { ...run, part: (0,_measure_run_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedPart */ .gL)(facts) });
    const answered = run.samples.filter(({ outcome }) => outcome === 'ok').length;
    const refusal = (0,_analysis_runs_account_refusal_js__WEBPACK_IMPORTED_MODULE_10__/* .accountRefusal */ .u)(run);
    const ended = run.end.partial ? `, ended early by ${run.end.reason}` : '';
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printText */ .n)(`${out}: ${answered} of ${run.samples.length} requests answered${ended}`);
    if (refusal !== undefined)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E(refusal.code, refusal.message, { hint: refusal.hint });
    return answered === 0 ? _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a.couldNotMeasure : _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a.passed;
}


/***/ }),

/***/ 4528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cf: () => (/* binding */ durationOf),
  PL: () => (/* binding */ measureAgain),
  Wv: () => (/* binding */ measureOnce),
  n5: () => (/* binding */ measureRuns),
  gL: () => (/* binding */ recordedPart)
});

// EXTERNAL MODULE: ./lib/analysis/pairs/earlier-pairs.js
var earlier_pairs = __webpack_require__(676);
// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
// EXTERNAL MODULE: ./lib/plan/slots/pair-slots.js
var pair_slots = __webpack_require__(9);
// EXTERNAL MODULE: ./lib/plan/slots/part-of-plan.js
var part_of_plan = __webpack_require__(2570);
// EXTERNAL MODULE: ./lib/plan/slots/schedule.js
var schedule = __webpack_require__(1068);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
// EXTERNAL MODULE: ./lib/domain/run-file.js
var run_file = __webpack_require__(172);
// EXTERNAL MODULE: ./lib/plan/config/fingerprint.js
var config_fingerprint = __webpack_require__(8234);
;// CONCATENATED MODULE: ./lib/analysis/runs/assemble-run.js



/** The run file: all samples of one execution, with what was sent and where from. */
function assembleRun(request) {
    const { recorded, context, tool, environment, seed, measured } = request;
    const { samples, startedAt, end, clientHealth, connectMs, costUsd, events } = measured;
    return {
        schema: run_file/* RUN_SCHEMA */.EJ,
        tool,
        metricDefinition: run_file/* METRIC_DEFINITION */.zS,
        quantileMethod: run_file/* QUANTILE_METHOD */.Uf,
        seed,
        startedAt,
        commit: context.commit,
        ref: context.ref,
        event: context.event,
        workflowRun: context.workflowRun,
        environment: { ...environment, connectMs },
        plan: withSettledMembers(recorded, measured.asked ?? {}),
        clientHealth,
        end,
        costUsd,
        samples: [...samples],
        events
    };
}
/** The plan with what was settled of it. */
function withSettledMembers(recorded, asked) {
    const targets = recorded.targets.map((target) => {
        const own = asked[target.id];
        // The schema's type of JSON is the same but for being readonly.
        return own === undefined ? target : { ...target, asked: own };
    });
    return { ...recorded, targets };
}
/** A plan as a run file keeps it: enough to judge the run by and to send the same again, and no text of a prompt. */
function recordPlan(plan, commit) {
    const { fingerprint, prompts, base } = plan;
    return {
        fingerprint,
        promptSet: prompts.name,
        scenarios: recordedScenarios(prompts),
        base: base && { source: base.source, commit: base.commit, scenarios: recordedScenarios(base.prompts) },
        targets: plan.targets.map((target) => recordTarget(target, plan, commit))
    };
}
function recordedScenarios({ scenarios }) {
    return scenarios.map(({ id, kind, hash }) => ({ id, kind, hash }));
}
function recordTarget(target, plan, commit) {
    const { id, fingerprint, directOf, baseOf } = target;
    const head = plan.targets.find((other) => other.id === baseOf);
    return {
        id,
        fingerprint,
        buildIdentity: buildIdentityOf(target, commit),
        directOf,
        baseOf,
        pairs: head && { least: plan.schedule.pairs.least, most: (0,pair_slots/* mostPairsOf */.Qu)(plan, head) },
        // The schema's type of JSON is the same but for being readonly.
        parts: (0,config_fingerprint/* planParts */.m)(target, plan.schedule)
    };
}
/** Identifies the build: a provider's by its plan, an owned target's also by its commit or `build-id`. */
function buildIdentityOf(target, commit) {
    if (!target.owned)
        return target.fingerprint;
    return `${target.fingerprint} ${target.buildId ?? commit ?? 'unknown build'}`;
}

// EXTERNAL MODULE: ./lib/analysis/values/pairs.js
var pairs = __webpack_require__(8476);
// EXTERNAL MODULE: ./lib/analysis/pairs/paired-targets.js
var paired_targets = __webpack_require__(9572);
;// CONCATENATED MODULE: ./lib/analysis/pairs/looks.js









/** Plans the requests of one measurement. Pairs continue look by look; everything else is scheduled once. */
function planWork(request) {
    const { plan, seed, recorded, commit, earlierJobs } = request;
    const options = { seed, randomOf: (seeds) => (0,random/* seededRandom */.I)((0,random/* joinSeeds */.D)(seeds)) };
    if (plan.part?.shard !== undefined)
        return { slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, everySlot(plan, options)) };
    if ((0,pair_slots/* pairedTargets */.oU)(plan).length === 0)
        return { slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, (0,schedule/* schedule */._)(plan, (0,random/* seededRandom */.I)(seed))) };
    const looks = new Looks(request, options);
    const earlier = (0,earlier_pairs/* earlierPairs */.ox)(earlierJobs, { plan: recorded, commit }).samples;
    // Earlier pairs count only if hosts get the same requests now, which is known once warming up has settled them.
    const comparable = (settled) => {
        const now = withSettledMembers(recorded, settled);
        const alike = earlierJobs.filter((run) => (0,earlier_pairs/* haveSettledAlike */.i)(run.plan, now));
        return (0,earlier_pairs/* earlierPairs */.ox)(alike, { plan: recorded, commit }).samples;
    };
    return {
        slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, earlier.length === 0 ? looks.first() : looks.firstAfter(earlier)),
        look: (samples, settled = {}) => looks.next([...comparable(settled), ...samples]),
        mostUnitCount: (0,pair_slots/* mostUnitCount */.vI)((0,part_of_plan/* planOfPart */.k4)(plan))
    };
}
/** A shard sees only the samples of its own prompts, so it cannot tell when enough was measured: it makes every pair. */
function everySlot(plan, options) {
    const ranges = (0,pair_slots/* pairedTargets */.oU)(plan).map((target) => ({
        targetId: target.id,
        from: (0,pair_slots/* firstPairCount */.S0)(plan, target),
        to: (0,pair_slots/* mostPairsOf */.Qu)(plan, target)
    }));
    return [...(0,pair_slots/* firstSlots */.IE)(plan, options), ...(0,pair_slots/* pairSlots */.iD)(plan, ranges, options)];
}
/** Judges the pairs so far after each batch, and asks for more only where a check is undecided. */
class Looks {
    #request;
    #options;
    /** Pairs requested of each target, however they ended. */
    #requestedCounts = new Map();
    #recheckCount = 0;
    constructor(request, options) {
        this.#request = request;
        this.#options = options;
    }
    first() {
        const { plan } = this.#request;
        for (const target of (0,pair_slots/* pairedTargets */.oU)(plan))
            this.#requestedCounts.set(target.id, (0,pair_slots/* firstPairCount */.S0)(plan, target));
        return (0,pair_slots/* firstSlots */.IE)(plan, this.#options);
    }
    firstAfter(earlier) {
        const { plan, seed } = this.#request;
        for (const { id } of (0,pair_slots/* pairedTargets */.oU)(plan))
            this.#requestedCounts.set(id, nextPairNumber(earlier, id));
        this.#recheckCount = Math.max(0, (0,extremes/* largest */.n)(earlier.map(({ pair = 0 }) => Math.floor(pair / pair_slots/* RECHECKS_FROM */.Ot))));
        return [...(0,schedule/* schedule */._)(plan, (0,random/* seededRandom */.I)(seed)), ...this.#more(earlier).slots];
    }
    next(samples) {
        const { slots, isDecided } = this.#more(samples);
        return slots.length > 0 ? { slots } : { end: isDecided ? 'decided' : 'max-pairs' };
    }
    #more(samples) {
        const { plan, recorded, baselines, awaited } = this.#request;
        const paired = (0,paired_targets/* pairedTargetsOf */.Fj)(recorded, plan);
        const judged = (0,paired_targets/* judgePairedTargets */.vJ)({ targets: plan.targets, paired, samples, gate: plan.gate, baselines, awaited });
        const isStopped = paired.some(({ id, failFast }) => awaited === undefined &&
            failFast &&
            judged.get(id)?.checks.some(({ verdict }) => verdict === 'regressed') === true);
        if (isStopped)
            return { slots: [], isDecided: true };
        const checks = [...judged.values()].flatMap((target) => target.checks);
        const isDecided = !checks.some((check) => check.gating && check.verdict === 'inconclusive' && (awaited?.some(isSameCheck(check)) ?? true));
        const wanted = [...judged].map(([targetId, { next }]) => ({ targetId, ...next }));
        return { slots: [...this.#morePairs(wanted, samples), ...this.#rechecks(wanted)], isDecided };
    }
    #morePairs(wanted, samples) {
        const { plan } = this.#request;
        const ranges = wanted.flatMap(({ targetId, pairCount }) => {
            const target = plan.targets.find(({ id }) => id === targetId);
            if (pairCount === undefined || target === undefined)
                return [];
            const from = this.#requestedCounts.get(targetId) ?? 0;
            // Lost pairs are replaced, up to the most there can be.
            const missing = from + pairCount - (0,pairs/* pairsOf */.f)(samples, targetId).regular.length;
            const to = Math.min(missing, (0,pair_slots/* mostPairsOf */.Qu)(plan, target));
            this.#requestedCounts.set(targetId, Math.max(from, to));
            return to > from ? [{ targetId, from, to }] : [];
        });
        return (0,pair_slots/* pairSlots */.iD)(plan, ranges, this.#options);
    }
    #rechecks(wanted) {
        return wanted.flatMap(({ targetId, rechecks }) => rechecks.flatMap((recheck) => {
            this.#recheckCount += 1;
            const numbered = { targetId, ...recheck, again: this.#recheckCount - 1 };
            return (0,pair_slots/* recheckSlots */.Nm)(this.#request.plan, numbered, this.#options);
        }));
    }
}
function isSameCheck({ target, metric, statistic }) {
    return (other) => other.target === target && other.metric === metric && other.statistic === statistic;
}
/** Returns one more than the highest number of a regular pair. */
function nextPairNumber(samples, targetId) {
    const own = samples.filter((sample) => sample.targetId === targetId && !sample.flags.includes('recheck'));
    return Math.max(0, (0,extremes/* largest */.n)(own.map(({ pair = -1 }) => pair + 1)));
}

// EXTERNAL MODULE: ./lib/analysis/runs/account-refusal.js
var account_refusal = __webpack_require__(1187);
// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/plan/forecast/check-caps.js
var check_caps = __webpack_require__(8295);
// EXTERNAL MODULE: ./lib/plan/forecast/forecast.js
var forecast = __webpack_require__(6000);
;// CONCATENATED MODULE: ./lib/measure-run.js










/** Measures the plan as often as `runs` says, or takes the stored run as it is. The last run is the one to judge. */
async function measureRuns(request, { digests }, { measure }) {
    const { stored, plan } = request;
    if (stored !== undefined)
        return { earlier: [], run: stored, durationMs: durationOf(stored), warnings: [] };
    // The baseline says how long requests take. A plan that cannot finish in time is refused before it costs anything.
    (0,check_caps/* checkFirstLook */.m)(plan, (0,forecast/* factsOnRecord */.aQ)(digests));
    const earlier = [];
    const count = request.context.feedsBaseline ? plan.runCount : 1;
    const step = { facts: request, measure, baselines: digests };
    for (let ordinal = 0; ordinal < count - 1; ordinal += 1) {
        const measurement = await measureOnce({ ...step, ordinal, warm: ordinal > 0 });
        // The other runs would be refused as well.
        if ((0,account_refusal/* accountRefusal */.u)(measurement.run) !== undefined)
            return { earlier, ...measurement };
        earlier.push(measurement.run);
    }
    const { earlierJobs } = request;
    return { earlier, ...(await measureOnce({ ...step, ordinal: count - 1, warm: count > 1, earlierJobs })) };
}
/** Returns how long a stored run took, from the start of its first request to the end of its last. */
function durationOf({ samples }) {
    return Math.max(0, (0,extremes/* largest */.n)(samples.map(({ startedAtMs, endMs, lastMs }) => startedAtMs + (endMs ?? lastMs ?? 0))));
}
/** Measures the whole plan once, or this machine's part of it. */
async function measureOnce(step) {
    const { measure, ordinal, warm, earlierJobs = [], baselines = [], awaited } = step;
    const { commit } = step.facts.context;
    const recorded = recordPlan(step.facts.plan, commit);
    const earlier = (0,earlier_pairs/* earlierPairs */.ox)(earlierJobs, { plan: recorded, commit });
    const facts = { ...step.facts, seed: earlier.seed ?? step.facts.seed + ordinal };
    const { plan, seed } = facts;
    const work = planWork({ plan, recorded, seed, commit, earlierJobs, baselines, awaited });
    const last = earlierJobs.at(-1);
    // Earlier attempts have decided everything already, and nothing is left to measure.
    if (work.slots.length === 0 && last !== undefined)
        return { run: last, durationMs: 0, warnings: [] };
    const measured = await measure({ plan: (0,part_of_plan/* planOfPart */.k4)(plan), ...work, warm, settledBefore: lastSettled(plan, baselines) });
    const { durationMs, warnings } = measured;
    return { run: assembleRun({ ...facts, recorded, measured }), durationMs, warnings };
}
/** Measures the targets a second time, with their bases and upstreams, and adds that to the run. */
async function measureAgain(first, { targetIds, awaited }, { request, history, measure }) {
    const targets = request.plan.targets.filter((target) => targetIds.has((0,plan/* ownerOf */.bf)(target)));
    const { run: second } = await measureOnce({
        facts: { ...request, plan: { ...request.plan, targets } },
        measure,
        ordinal: request.plan.runCount,
        warm: true,
        baselines: history.digests,
        awaited
    });
    const isPriced = first.costUsd !== undefined && second.costUsd !== undefined;
    return {
        ...first,
        costUsd: isPriced ? (first.costUsd ?? 0) + (second.costUsd ?? 0) : first.costUsd,
        confirmation: { startedAt: second.startedAt, end: second.end, samples: second.samples }
    };
}
/** Names the part of the plan that this machine measures, so that its run file can be merged with the others. */
function recordedPart({ context, plan }) {
    const { targets, shard } = plan.part ?? {};
    return { key: context.key, targets: targets === undefined ? undefined : [...targets], shard };
}
/** Returns the request members that each target settled on in its newest stored run. */
function lastSettled({ targets }, baselines) {
    const newestFirst = baselines.toSorted((a, b) => (0,time/* instantOf */.B9)(b.recordedAt) - (0,time/* instantOf */.B9)(a.recordedAt));
    const known = newestFirst.flatMap((run) => run.targets);
    return Object.fromEntries(targets.flatMap(({ id, fingerprint }) => {
        const last = known.find((target) => target.id === id && target.fingerprint === fingerprint);
        return last?.asked === undefined ? [] : [[id, last.asked]];
    }));
}


/***/ }),

/***/ 2570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ slotsOfPart),
/* harmony export */   k4: () => (/* binding */ planOfPart)
/* harmony export */ });
/* unused harmony export scenariosOfPart */
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);

/**
 * The plan that one machine of several measures: its targets, with what is measured beside them, and its share of the
 * caps. The prompts stay all of them, since slots name them.
 */
function planOfPart(plan) {
    if (plan.part === undefined)
        return plan;
    const targets = plan.targets.filter((target) => isOwn(plan, target));
    const share = shareOf(plan, targets);
    const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount, workflowTokens } = plan.schedule;
    return {
        ...plan,
        targets,
        schedule: {
            ...plan.schedule,
            maxCostUsd: maxCostUsd && maxCostUsd * share,
            maxInputTokenCount: Math.ceil(maxInputTokenCount * share),
            maxOutputTokenCount: Math.ceil(maxOutputTokenCount * share),
            workflowTokens: workflowTokens && {
                inputCount: Math.ceil(workflowTokens.inputCount * share),
                outputCount: Math.ceil(workflowTokens.outputCount * share)
            }
        }
    };
}
/**
 * Of the whole schedule's slots those of this machine. Whole scenarios go to one machine, so that the two members of a
 * pair are never measured on two; every machine makes the same schedule from the same seed, so that what they measure
 * fits together.
 */
function slotsOfPart(plan, slots) {
    if (plan.part === undefined)
        return slots;
    const targetIds = new Set(plan.targets.filter((target) => isOwn(plan, target)).map(({ id }) => id));
    const scenarioIds = new Set(scenariosOfPart(plan));
    return slots.filter(({ targetId, scenarioId }) => targetIds.has(targetId) && scenarioIds.has(scenarioId));
}
/** The ids of the scenarios that a part has. */
function scenariosOfPart({ part, prompts }) {
    const ids = prompts.scenarios.map(({ id }) => id);
    const shard = part?.shard;
    return shard === undefined ? ids : ids.filter((_, position) => position % shard.count === shard.index - 1);
}
function isOwn({ part }, target) {
    return part?.targets?.includes((0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .bf)(target)) ?? true;
}
function shareOf(plan, targets) {
    const ofScenarios = scenariosOfPart(plan).length / Math.max(1, plan.prompts.scenarios.length);
    return (ofScenarios * targets.length) / Math.max(1, plan.targets.length);
}


/***/ }),

/***/ 6685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ createProgress)
});

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
// EXTERNAL MODULE: ./node_modules/cli-progress/cli-progress.js
var cli_progress = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/terminal/closed-pipe.js
var closed_pipe = __webpack_require__(5027);
;// CONCATENATED MODULE: ./lib/terminal/time-left.js
/**
 * Returns the time left at the average pace so far, in words, or undefined until something is done. Counts down between two counts, and
 * never below zero.
 */
function timeLeftText({ startedMs, countedMs, done, total }, nowMs) {
    if (done <= 0 || total <= 0)
        return undefined;
    const expectedMs = ((countedMs - startedMs) / done) * Math.max(0, total - done);
    return `${durationText(Math.max(0, expectedMs - (nowMs - countedMs)))} left`;
}
/** `45 s`, `3 min 20 s`, `2 h 5 min`. */
function durationText(durationMs) {
    const seconds = Math.ceil(durationMs / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

;// CONCATENATED MODULE: ./lib/terminal/progress.js





/** A log is read afterwards: enough lines to see that it lives, few enough to read. */
const LOG_INTERVAL_MS = 10_000;
const BAR_WIDTH = 28;
/** The bar is drawn by the process that measures, so it is drawn seldom. */
const FRAMES_PER_SECOND = 2;
/**
 * A bar with the time left on a terminal; in a log a line at the start, every ten seconds, and at the end. `advance`
 * takes how much is done in all.
 */
function createProgress(stream, isTty = stream.isTTY === true) {
    (0,closed_pipe/* tolerateClosedPipe */.x)(stream);
    return isTty ? barProgress(stream) : logProgress(stream);
}
const now = () => performance.now();
const counted = (pace, done) => ({ ...pace, countedMs: now(), done: Math.min(done, pace.total) });
const begun = (total) => ({ startedMs: now(), countedMs: now(), done: 0, total });
function barProgress(stream) {
    let pace = begun(0);
    const bar = new cli_progress.SingleBar({
        stream,
        fps: FRAMES_PER_SECOND,
        barsize: BAR_WIDTH,
        barCompleteChar: '█',
        barIncompleteChar: '░',
        // Redrawn even when nothing was counted, so that the time left counts down.
        forceRedraw: true,
        // The program's own handler of signals stops the bar; one of the bar's would keep Ctrl-C from ending the program.
        gracefulExit: false,
        // Nothing that a killed program would leave switched off.
        hideCursor: null,
        linewrap: null,
        format: (options, { progress }) => `${cli_progress.Format.BarFormat(progress, options)} ${position(pace, now())}`
    });
    return {
        start: (total, title) => {
            bar.stop();
            pace = begun(total);
            stream.write(`${(0,quote/* visibleLine */.P8)(title)}\n`);
            bar.start(total, 0);
        },
        advance: (done) => {
            pace = counted(pace, done);
            bar.update(pace.done);
        },
        stop: () => bar.stop(),
        note: (line) => {
            (0,external_node_readline_.cursorTo)(stream, 0);
            (0,external_node_readline_.clearLine)(stream, 0);
            stream.write(`${(0,quote/* visibleLine */.P8)(line)}\n`);
        }
    };
}
function logProgress(stream) {
    let current;
    const say = (line) => stream.write(`${(0,quote/* visibleLine */.P8)(line)}\n`);
    const tell = () => {
        if (current !== undefined)
            say(`${current.title}: ${position(current.pace, now())}`);
    };
    const stop = () => {
        if (current === undefined)
            return;
        clearInterval(current.timer);
        say(`${current.title}: ${countText(current.pace)}`);
        current = undefined;
    };
    return {
        start: (total, title) => {
            stop();
            // Does not keep the program alive.
            current = { title, pace: begun(total), timer: setInterval(tell, LOG_INTERVAL_MS).unref() };
            tell();
        },
        advance: (done) => {
            if (current !== undefined)
                current = { ...current, pace: counted(current.pace, done) };
        },
        stop,
        note: say
    };
}
function position(pace, nowMs) {
    const left = pace.done === pace.total ? undefined : timeLeftText(pace, nowMs);
    return left === undefined ? countText(pace) : `${countText(pace)}, ${left}`;
}
const countText = ({ done, total }) => `${done} of ${total}`;


/***/ })

};
