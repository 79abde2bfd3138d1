export const id = 314;
export const ids = [314];
export const modules = {

/***/ 2410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isAskedAlike),
/* harmony export */   o: () => (/* binding */ earlierPairs)
/* harmony export */ });
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2580);

/**
 * What earlier attempts of the same job measured in pairs, as far as it is of the same two plans and the same commit: a
 * job that is run again goes on where it stopped. Started anew, it could be repeated until it is green.
 */
function earlierPairs(runs, now) {
    const same = runs.filter((run) => run.commit === now.commit && isSamePlan(run.plan, now.plan));
    const paired = same.filter(({ samples }) => samples.some(({ arm }) => arm === 'base'));
    const [first] = paired;
    return {
        ...(first === undefined ? {} : { seed: first.seed }),
        samples: paired.flatMap(({ samples }) => samples.filter(({ pair }) => pair !== undefined)),
        attempts: paired.flatMap(({ workflowRun }) => workflowRun?.attempt ?? [])
    };
}
/** Whether hosts were asked alike in both runs: what is settled while warming up is no part of a plan. */
function isAskedAlike(one, other) {
    return other.targets.every(({ id, asked }) => {
        const before = one.targets.find((target) => target.id === id);
        return before === undefined || (0,_window_js__WEBPACK_IMPORTED_MODULE_0__/* .planDifferences */ .AW)(before.asked ?? {}, asked ?? {}).length === 0;
    });
}
function isSamePlan(one, other) {
    return identityOf(one) === identityOf(other);
}
function identityOf({ fingerprint, targets, base }) {
    const bases = targets.filter(({ baseOf }) => baseOf !== undefined);
    return JSON.stringify([
        fingerprint,
        bases.map((target) => [target.baseOf, target.fingerprint]),
        (base?.scenarios ?? []).map(({ id, hash }) => [id, hash])
    ]);
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

/***/ 8314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   measure: () => (/* binding */ measure)
/* harmony export */ });
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9686);
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6450);
/* harmony import */ var _domain_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);
/* harmony import */ var _measure_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5856);
/* harmony import */ var _plan_part_of_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6432);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(233);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6685);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1191);








/** `measure`: one run, or a part of it, measured and stored, judged by nobody. */
async function measure(raw, out) {
    const plan = (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .readPlanHere */ .Al)({ ...raw, mode: 'measure' });
    const keys = (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .keyOf */ .TN)(raw['api-key']);
    (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .requireKeys */ .A5)((0,_plan_part_of_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .planOfPart */ .k4)(plan), keys);
    const progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .createProgress */ .m)(process.stderr);
    const { run } = await (0,_measure_run_js__WEBPACK_IMPORTED_MODULE_3__/* .measureOnce */ .Wv)({
        facts: {
            plan,
            place: await (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .placeHere */ .AU)(plan.key ?? 'local', false),
            environment: (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .environmentHere */ .yA)(),
            tool: _domain_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .j,
            seed: (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .freshSeed */ .Wz)()
        },
        measure: (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .measureHere */ .DL)({ plan, keys, progress, signal: (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .stopSignal */ .Zm)() }),
        ordinal: 0,
        warm: false
    });
    await (0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_0__/* .writeRunFile */ .X)(out, withPart(run, plan));
    const answered = run.samples.filter(({ outcome }) => outcome === 'ok').length;
    const ended = run.end.partial ? `, ended early by ${run.end.reason}` : '';
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printText */ .n)(`${out}: ${answered} of ${run.samples.length} requests answered${ended}`);
    return answered === 0 ? _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_CODES */ .a.couldNotMeasure : _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_CODES */ .a.passed;
}
/** What only a part of the plan came to says so, for `merge`. */
function withPart(run, { part, key = 'local' }) {
    if (part === undefined)
        return run;
    const { targets, shard } = part;
    return {
        ...run,
        part: {
            key,
            ...(targets === undefined ? {} : { targets: [...targets] }),
            ...(shard === undefined ? {} : { shard })
        }
    };
}


/***/ }),

/***/ 5856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N0: () => (/* binding */ continuedPairs),
  PL: () => (/* binding */ measureAgain),
  Wv: () => (/* binding */ measureOnce)
});

// UNUSED EXPORTS: recordedPlan

// EXTERNAL MODULE: ./lib/domain/run-file.js
var run_file = __webpack_require__(172);
;// CONCATENATED MODULE: ./lib/analysis/assemble-run.js

/** The run file: all samples of one execution, with what was sent and where from. */
function assembleRun(request) {
    const { recorded, place, tool, environment, seed, measured } = request;
    const { samples, startedAt, end, clientHealth, connectMs, costUsd, events } = measured;
    return {
        schema: run_file/* RUN_SCHEMA */.EJ,
        tool,
        metricDefinition: run_file/* METRIC_DEFINITION */.zS,
        quantileMethod: run_file/* QUANTILE_METHOD */.Uf,
        seed,
        startedAt,
        ...(place.commit === undefined ? {} : { commit: place.commit }),
        ...(place.ref === undefined ? {} : { ref: place.ref }),
        event: place.event,
        ...(place.workflowRun === undefined ? {} : { workflowRun: place.workflowRun }),
        environment: { ...environment, connectMs },
        plan: withAsked(recorded, measured.asked ?? {}),
        clientHealth,
        end,
        ...(costUsd === undefined ? {} : { costUsd }),
        samples: [...samples],
        ...(events === undefined ? {} : { events })
    };
}
/** The plan with what was settled of it. */
function withAsked(recorded, asked) {
    const targets = recorded.targets.map((target) => {
        const own = asked[target.id];
        // The schema's type of JSON is the same but for being readonly.
        return own === undefined ? target : { ...target, asked: own };
    });
    return { ...recorded, targets };
}

// EXTERNAL MODULE: ./lib/analysis/earlier-pairs.js
var earlier_pairs = __webpack_require__(2410);
// EXTERNAL MODULE: ./lib/analysis/paired-targets.js
var paired_targets = __webpack_require__(9894);
// EXTERNAL MODULE: ./lib/analysis/pairs.js
var pairs = __webpack_require__(835);
;// CONCATENATED MODULE: ./lib/analysis/record-plan.js
/** A plan as a run file keeps it: enough to judge the run by and to send the same again, and no text of a prompt. */
function recordPlan(plan, options) {
    const { fingerprint, prompts, base } = plan;
    return {
        fingerprint,
        promptSet: prompts.name,
        scenarios: scenariosOf(prompts),
        ...(base === undefined
            ? {}
            : {
                base: {
                    source: base.source,
                    ...(base.commit === undefined ? {} : { commit: base.commit }),
                    scenarios: scenariosOf(base.prompts)
                }
            }),
        targets: plan.targets.map((target) => recordTarget(target, plan, options))
    };
}
function scenariosOf({ scenarios }) {
    return scenarios.map(({ id, kind, hash }) => ({ id, kind, hash }));
}
function recordTarget(target, { targets, schedule }, options) {
    const { id, fingerprint, directOf, baseOf } = target;
    const head = targets.find((other) => other.id === baseOf);
    return {
        id,
        fingerprint,
        buildIdentity: buildIdentityOf(target, options.commit),
        ...(directOf === undefined ? {} : { directOf }),
        ...(baseOf === undefined ? {} : { baseOf }),
        ...(head === undefined ? {} : { pairs: { least: schedule.pairs.least, most: options.mostPairsOf(head) } }),
        // The schema's type of JSON is the same but for being readonly.
        parts: options.partsOf(target)
    };
}
/** What stands for the build: a provider's is its plan; an owned target's also the commit, or what `build-id` says. */
function buildIdentityOf(target, commit) {
    if (!target.owned)
        return target.fingerprint;
    return `${target.fingerprint} ${target.buildId ?? commit ?? 'unknown build'}`;
}

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/plan/pair-slots.js
var pair_slots = __webpack_require__(3399);
// EXTERNAL MODULE: ./lib/plan/part-of-plan.js
var part_of_plan = __webpack_require__(6432);
// EXTERNAL MODULE: ./lib/plan/plan-parts.js
var plan_parts = __webpack_require__(3531);
// EXTERNAL MODULE: ./lib/plan/schedule.js
var schedule = __webpack_require__(6658);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
;// CONCATENATED MODULE: ./lib/measure-run.js











/** One run of the whole plan, or of this machine's part of it: pairs as long as looks ask for more, the rest as scheduled. */
async function measureOnce(step) {
    const { measure, ordinal, warm } = step;
    const earlier = continuedPairs(step.facts, step.earlier ?? []);
    const facts = { ...step.facts, seed: earlier.seed ?? step.facts.seed + ordinal };
    const { plan } = facts;
    const recorded = recordedPlan(facts);
    const work = workOf({ ...step, facts }, recorded, earlier.samples);
    const askedBefore = askedLast(plan, step.baselines ?? []);
    const stored = work.slots.length === 0 ? lastOf(step.earlier) : undefined;
    // Earlier attempts have decided everything already: there is nothing left to ask.
    if (stored !== undefined)
        return { run: stored, measured: { durationMs: 0, warnings: [] } };
    const measured = await measure({ plan: (0,part_of_plan/* planOfPart */.k4)(plan), ...work, warm, askedBefore });
    return { run: assembleRun({ ...facts, recorded, measured }), measured };
}
/** How each target was asked in its newest run on record. */
function askedLast({ targets }, baselines) {
    const newestFirst = baselines.toSorted((a, b) => (0,time/* instantOf */.B)(b.recordedAt) - (0,time/* instantOf */.B)(a.recordedAt));
    const known = newestFirst.flatMap((run) => run.targets);
    return Object.fromEntries(targets.flatMap(({ id, fingerprint }) => {
        const last = known.find((target) => target.id === id && target.fingerprint === fingerprint);
        return last?.asked === undefined ? [] : [[id, last.asked]];
    }));
}
/** A second measurement after an alarm, of the targets that raised it and of what is measured beside them. */
async function measureAgain(step, targetIds) {
    const { facts } = step;
    const targets = facts.plan.targets.filter(({ id, baseOf, directOf }) => targetIds.has(baseOf ?? directOf ?? id));
    return await measureOnce({ ...step, facts: { ...facts, plan: { ...facts.plan, targets } } });
}
function recordedPlan({ plan, place }) {
    return recordPlan(plan, {
        partsOf: (target) => (0,plan_parts/* planParts */.m)(target, plan.schedule),
        mostPairsOf: (target) => (0,pair_slots/* mostPairsOf */.Qu)(plan, target),
        ...(place.commit === undefined ? {} : { commit: place.commit })
    });
}
/** What earlier attempts of the same job measured of the same pairs. */
function continuedPairs(facts, earlier) {
    const { commit } = facts.place;
    return (0,earlier_pairs/* earlierPairs */.o)(earlier, { plan: recordedPlan(facts), ...(commit === undefined ? {} : { commit }) });
}
function workOf({ facts, baselines = [], earlier: runs = [] }, recorded, earlier) {
    const { plan, seed } = facts;
    const options = pairOptions(seed);
    if (plan.part?.shard !== undefined)
        return { slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, everySlot(plan, options)) };
    if ((0,pair_slots/* pairedTargets */.oU)(plan).length === 0)
        return { slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, (0,schedule/* schedule */._)(plan, (0,random/* seededRandom */.I)(seed))) };
    const looking = new Looking({ plan, recorded, options, baselines });
    // What earlier attempts measured counts only if the hosts are asked the same now, which is known after warming up.
    const earlierAlike = (asked) => {
        const now = withAsked(recorded, asked);
        return continuedPairs(facts, runs.filter((run) => (0,earlier_pairs/* isAskedAlike */.T)(run.plan, now))).samples;
    };
    return {
        slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, earlier.length === 0 ? looking.first() : looking.firstAfter(earlier)),
        look: (samples, asked = {}) => looking.next([...earlierAlike(asked), ...samples]),
        mostUnitCount: (0,pair_slots/* mostUnitCount */.vI)((0,part_of_plan/* planOfPart */.k4)(plan))
    };
}
function pairOptions(seed) {
    return { seed, randomOf: (seeds) => (0,random/* seededRandom */.I)((0,random/* joinSeeds */.D)(seeds)) };
}
/** A machine that has some of the prompts sees only their samples, and cannot tell when it is enough. */
function everySlot(plan, options) {
    const ranges = (0,pair_slots/* pairedTargets */.oU)(plan).map((target) => ({
        targetId: target.id,
        from: (0,pair_slots/* firstPairCount */.S0)(plan, target),
        to: (0,pair_slots/* mostPairsOf */.Qu)(plan, target)
    }));
    return [...(0,pair_slots/* firstSlots */.IE)(plan, options), ...(0,pair_slots/* pairSlots */.iD)(plan, ranges, options)];
}
/** After each look only what is undecided is measured on. */
class Looking {
    #facts;
    /** How many pairs of each target were asked, whatever came of them. */
    #asked = new Map();
    #recheckCount = 0;
    constructor(facts) {
        this.#facts = facts;
    }
    first() {
        const { plan, options } = this.#facts;
        for (const target of (0,pair_slots/* pairedTargets */.oU)(plan))
            this.#asked.set(target.id, (0,pair_slots/* firstPairCount */.S0)(plan, target));
        return (0,pair_slots/* firstSlots */.IE)(plan, options);
    }
    /** Pairs are numbered on from those of earlier attempts. */
    firstAfter(earlier) {
        const { plan, options } = this.#facts;
        for (const { id } of (0,pair_slots/* pairedTargets */.oU)(plan))
            this.#asked.set(id, numberedPairs(earlier, id));
        this.#recheckCount = Math.max(0, ...earlier.map(({ pair = 0 }) => Math.floor(pair / pair_slots/* RECHECKS_FROM */.Ot)));
        const { slots } = this.#wanted(earlier);
        return [...(0,schedule/* schedule */._)(plan, (0,random/* seededRandom */.I)(options.seed)), ...slots];
    }
    next(samples) {
        const { slots, isEnough } = this.#wanted(samples);
        if (slots.length > 0)
            return { slots };
        return { end: isEnough ? 'decided' : 'max-pairs' };
    }
    #wanted(samples) {
        const { plan, recorded, baselines, options } = this.#facts;
        const paired = (0,paired_targets/* pairedTargetsOf */.Fj)(recorded, plan);
        const judged = (0,paired_targets/* judgePairedTargets */.vJ)({ targets: plan.targets, paired, samples, gate: plan.gate, baselines });
        const isOver = paired.some(({ id, failFast }) => failFast && judged.get(id)?.checks.some(({ verdict }) => verdict === 'regressed') === true);
        const checks = [...judged.values()].flatMap((target) => target.checks);
        const isEnough = isOver || !checks.some(({ gating, verdict }) => gating && verdict === 'inconclusive');
        if (isOver)
            return { slots: [], isEnough };
        const ranges = [...judged].flatMap(([targetId, { next }]) => {
            const target = plan.targets.find(({ id }) => id === targetId);
            if (next.pairCount === undefined || target === undefined)
                return [];
            const from = this.#asked.get(targetId) ?? 0;
            // Where pairs were lost on the way, as many more are asked, but none beyond the most there can be.
            const wanted = from + next.pairCount - (0,pairs/* pairsOf */.f)(samples, targetId).regular.length;
            const to = Math.min(wanted, (0,pair_slots/* mostPairsOf */.Qu)(plan, target));
            this.#asked.set(targetId, Math.max(from, to));
            return to > from ? [{ targetId, from, to }] : [];
        });
        const rechecks = [...judged].flatMap(([targetId, { next }]) => next.rechecks.flatMap((recheck) => {
            this.#recheckCount += 1;
            return (0,pair_slots/* recheckSlots */.Nm)(plan, { targetId, ...recheck, again: this.#recheckCount - 1 }, options);
        }));
        return { slots: [...(0,pair_slots/* pairSlots */.iD)(plan, ranges, options), ...rechecks], isEnough };
    }
}
/** One more than the highest number of a regular pair. */
function numberedPairs(samples, targetId) {
    const own = samples.filter((sample) => sample.targetId === targetId && !sample.flags.includes('recheck'));
    return Math.max(0, ...own.map(({ pair = -1 }) => pair + 1));
}
function lastOf(runs = []) {
    return runs[runs.length - 1];
}


/***/ }),

/***/ 6432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ slotsOfPart),
/* harmony export */   k4: () => (/* binding */ planOfPart)
/* harmony export */ });
/* unused harmony export scenariosOfPart */
/**
 * The plan that one machine of several measures: its targets, with what is measured beside them, and its share of the
 * caps. The prompts stay all of them, since slots name them.
 */
function planOfPart(plan) {
    if (plan.part === undefined)
        return plan;
    const targets = plan.targets.filter((target) => isOwn(plan, target));
    const share = shareOf(plan, targets);
    const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount } = plan.schedule;
    return {
        ...plan,
        targets,
        schedule: {
            ...plan.schedule,
            ...(maxCostUsd === undefined ? {} : { maxCostUsd: maxCostUsd * share }),
            maxInputTokenCount: Math.ceil(maxInputTokenCount * share),
            maxOutputTokenCount: Math.ceil(maxOutputTokenCount * share)
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
function isOwn({ part }, { id, directOf, baseOf }) {
    return part?.targets?.includes(directOf ?? baseOf ?? id) ?? true;
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
// EXTERNAL MODULE: ./lib/terminal/closed-pipe.js
var closed_pipe = __webpack_require__(5027);
;// CONCATENATED MODULE: ./lib/terminal/time-left.js
/**
 * What remains at the average pace so far, in words; absent until something is done. Counts down between two counts, and
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
            stream.write(`${title}\n`);
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
            stream.write(`${line}\n`);
        }
    };
}
function logProgress(stream) {
    let current;
    const say = (line) => stream.write(`${line}\n`);
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
