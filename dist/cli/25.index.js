export const id = 25;
export const ids = [25];
export const modules = {

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

/***/ 5900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/analysis/runs/merge-runs.js




/**
 * Parts of one run, measured on several machines, as the run that one machine would have stored: every target × scenario
 * is taken from one part, so that nothing counts twice, and pairs stay whole. What is missing, double or foreign is said.
 */
function mergeRuns(request) {
    const { kept, refused } = fitting(request);
    // The newest attempt at a part counts.
    const parts = kept.toSorted(newestFirst);
    const [first] = parts;
    if (first === undefined)
        return { unused: [], warnings: refused };
    const owners = ownersOf(parts, first);
    const missing = missingParts(parts, first, { owners, targetIds: request.targetIds });
    const used = [...new Set(owners.values())];
    const unused = parts.filter((part) => !used.includes(part));
    const repeated = unused.filter((part) => !isContinued(part, used)).map(nameOfPart);
    const machines = [...new Set(used.map(({ environment }) => machineOf(environment)))];
    return {
        run: mergedParts(used.toSorted(oldestFirst), owners, missing.length > 0),
        unused,
        warnings: [
            ...refused,
            ...[...new Set(repeated)].map((part) => ({ kind: 'part-repeated', part })),
            ...missing.map((part) => ({ kind: 'part-missing', part })),
            ...(machines.length > 1 ? [{ kind: 'parts-differ', machines }] : [])
        ]
    };
}
/** Pairs of an earlier attempt are not thrown away: the newer ones are judged with them (merge-attempts.ts). */
function isContinued(part, used) {
    const newest = (0,extremes/* largest */.n)(used.map(attemptOf));
    return attemptOf(part) < newest && part.samples.some(({ arm }) => arm === 'base');
}
function attemptOf({ workflowRun }) {
    return workflowRun?.attempt ?? 0;
}
/** Names a part for a reader: its targets and its shard. */
function nameOfPart({ part }) {
    const { targets, shard } = part ?? {};
    const words = [
        ...(targets === undefined ? [] : [targets.join(', ')]),
        ...(shard === undefined ? [] : [`shard ${shard.index}/${shard.count}`])
    ];
    return words.length === 0 ? 'the whole' : words.join(', ');
}
function fitting({ runs, fingerprint }) {
    const plan = fingerprint ?? mostFrequent(runs.map((run) => run.plan.fingerprint));
    const ofPlan = runs.filter((run) => run.plan.fingerprint === plan);
    const commit = mostFrequent(ofPlan.map((run) => run.commit ?? ''));
    const metrics = mostFrequent(ofPlan.map(definitionOf));
    const whyNot = (run) => {
        if (run.plan.fingerprint !== plan)
            return 'other-plan';
        if ((run.commit ?? '') !== commit)
            return 'other-commit';
        return definitionOf(run) === metrics ? undefined : 'other-version';
    };
    const refused = runs.flatMap((run) => {
        const why = whyNot(run);
        return why === undefined ? [] : [{ kind: 'part-refused', part: nameOfPart(run), why }];
    });
    return { kept: runs.filter((run) => whyNot(run) === undefined), refused };
}
function definitionOf({ metricDefinition, quantileMethod }) {
    return `${metricDefinition} ${quantileMethod}`;
}
/** The value that stands most often, the first of them where several do. */
function mostFrequent(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
function newestFirst(a, b) {
    const attempts = attemptOf(b) - attemptOf(a);
    return attempts === 0 ? (0,time/* instantOf */.B9)(b.startedAt) - (0,time/* instantOf */.B9)(a.startedAt) : attempts;
}
function oldestFirst(a, b) {
    return (0,time/* instantOf */.B9)(a.startedAt) - (0,time/* instantOf */.B9)(b.startedAt);
}
/** A base's or an upstream's samples go where those of the target go that they are measured beside. */
function cellOf(targetId, scenarioId) {
    return JSON.stringify([targetId, scenarioId]);
}
/** Which part each target × scenario is taken from. */
function ownersOf(parts, { plan }) {
    const owners = new Map();
    for (const part of parts) {
        for (const id of headTargets(plan).filter((target) => part.part?.targets?.includes(target) ?? true)) {
            for (const scenario of measuredScenarios(part)) {
                const cell = cellOf(id, scenario);
                if (!owners.has(cell))
                    owners.set(cell, part);
            }
        }
    }
    return owners;
}
function headTargets({ targets }) {
    return targets.filter(plan/* isJudged */.sL).map(({ id }) => id);
}
/** Base may have scenarios that head has not; they are in no pair. */
function measuredScenarios({ plan, part }) {
    const ids = plan.scenarios.map(({ id }) => id);
    const shard = part?.shard;
    return shard === undefined ? ids : ids.filter((_, position) => position % shard.count === shard.index - 1);
}
/** Parts that must have been measured and are not there: shards by their number, targets by name. */
function missingParts(parts, { plan }, { owners, targetIds }) {
    const scenarios = plan.scenarios.map(({ id }) => id);
    const counts = [...new Set(parts.flatMap(({ part }) => part?.shard?.count ?? []))];
    const missing = (targetIds ?? headTargets(plan)).flatMap((target) => {
        const unowned = scenarios.flatMap((id, position) => (owners.has(cellOf(target, id)) ? [] : [position]));
        if (unowned.length === 0)
            return [];
        if (unowned.length === scenarios.length)
            return [target];
        const [count = scenarios.length] = counts;
        return [...new Set(unowned.map((position) => (position % count) + 1))].map((index) => `shard ${index}/${count}`);
    });
    return [...new Set(missing)];
}
function mergedParts(parts, owners, isPartial) {
    const [first] = parts; // a plan has at least one target and one scenario
    const { part: _part, confirmation: _confirmation, events: _events, costUsd: _cost, ...rest } = first;
    const rows = numbered(parts.map((part) => ownRows(part, owners, (0,time/* instantOf */.B9)(first.startedAt))));
    const inOrder = rows.flat().toSorted((a, b) => a.sample.startedAtMs - b.sample.startedAtMs);
    const costs = parts.flatMap(({ costUsd }) => costUsd ?? []);
    const attempt = (0,extremes/* largest */.n)(parts.map(attemptOf));
    const health = parts.flatMap(({ clientHealth }) => clientHealth ?? []);
    return {
        ...rest,
        workflowRun: rest.workflowRun && { id: rest.workflowRun.id, attempt },
        environment: mergedEnvironment(parts.map(({ environment }) => environment)),
        // A machine that had no key for base measured without it.
        plan: {
            ...rest.plan,
            base: parts.find(({ plan }) => plan.base !== undefined)?.plan.base,
            targets: unitedTargets(parts)
        },
        clientHealth: health.length === 0 ? undefined : worstHealth(health),
        end: unitedEnd(parts, isPartial),
        costUsd: costs.length < parts.length ? undefined : costs.reduce((sum, cost) => sum + cost, 0),
        samples: inOrder.map(({ sample }) => sample),
        events: unitedEvents(parts, inOrder)
    };
}
/** Returns the samples that are taken from a part, with times counted from the start of the merged run. */
function ownRows(part, owners, startMs) {
    const laterMs = (0,time/* instantOf */.B9)(part.startedAt) - startMs;
    const beside = new Map(part.plan.targets.map((target) => [target.id, (0,plan/* ownerOf */.bf)(target)]));
    const events = new Map(part.events?.map(({ sample, atMs }) => [sample, atMs]));
    return part.samples.flatMap((sample, index) => {
        const target = beside.get(sample.targetId) ?? sample.targetId;
        if (owners.get(cellOf(target, sample.scenarioId)) !== part)
            return [];
        const atMs = events.get(index);
        const moved = { ...sample, startedAtMs: sample.startedAtMs + laterMs };
        return [{ sample: moved, atMs }];
    });
}
/**
 * Pairs are numbered target by target. Machines of one seed number them alike, and no number twice; of two seeds one
 * number may be two pairs, and then the later machine's are numbered on.
 */
function numbered(parts) {
    const scenarioOf = new Map();
    let next = 0;
    return parts.map((rows) => {
        const clashes = rows.some(({ sample }) => {
            const taken = scenarioOf.get(pairOf(sample));
            return sample.pair !== undefined && taken !== undefined && taken !== sample.scenarioId;
        });
        const offset = clashes ? next : 0;
        const own = rows.map(({ sample, ...row }) => ({
            ...row,
            sample: sample.pair === undefined ? sample : { ...sample, pair: sample.pair + offset }
        }));
        for (const { sample } of own) {
            scenarioOf.set(pairOf(sample), sample.scenarioId);
            next = Math.max(next, (sample.pair ?? 0) + 1);
        }
        return own;
    });
}
function pairOf({ targetId, pair }) {
    return JSON.stringify([targetId, pair]);
}
function unitedTargets(parts) {
    const byId = new Map(parts.toReversed().flatMap(({ plan }) => plan.targets.map((target) => [target.id, target])));
    return [...byId.values()];
}
/** The end of a run that a part is missing of. Those that are there made all they were asked: nobody knows what ended the other. */
const WITHOUT_PART = { reason: 'fixed', partial: true };
/** Ended early where any part did, or is not there. */
function unitedEnd(parts, isPartial) {
    if (isPartial)
        return WITHOUT_PART;
    return parts.find(({ end }) => end.partial)?.end ?? parts[0]?.end ?? { reason: 'fixed', partial: false };
}
/** The worst of all machines: what one of them did to its samples is in the whole. */
function worstHealth(all) {
    const worst = (read) => (0,extremes/* largest */.n)(all.map((health) => read(health) ?? 0));
    const lags = all.flatMap(({ dispatchLagMs }) => dispatchLagMs ?? []);
    return {
        eventLoopDelayMs: {
            p50: worst(({ eventLoopDelayMs }) => eventLoopDelayMs.p50),
            p99: worst(({ eventLoopDelayMs }) => eventLoopDelayMs.p99),
            max: worst(({ eventLoopDelayMs }) => eventLoopDelayMs.max)
        },
        dispatchLagMs: lags.length === 0
            ? undefined
            : {
                p50: worst(({ dispatchLagMs }) => dispatchLagMs?.p50),
                max: worst(({ dispatchLagMs }) => dispatchLagMs?.max)
            }
    };
}
function unitedEvents(parts, rows) {
    if (parts.some(({ events }) => events === undefined))
        return undefined;
    return rows.flatMap(({ atMs }, sample) => (atMs === undefined ? [] : [{ sample, atMs }]));
}
const FACTS = [
    'os',
    'architecture',
    'runnerName',
    'runnerEnvironment',
    'image',
    'cpuModel',
    'gpuModel',
    'nodeVersion'
];
/** A fact of the run file is no longer. */
const MAX_NAME_LENGTH = 300;
/**
 * The machines of one run as one. Where they differ, all are named, in an order that does not depend on which came first:
 * such a run is of no class that a single machine has, so that an owned target is not compared across them in silence.
 */
function mergedEnvironment(environments) {
    const facts = FACTS.flatMap((fact) => {
        const values = [...new Set(environments.flatMap((environment) => environment[fact] ?? []))].toSorted();
        return values.length === 0 ? [] : [[fact, values.join(' + ').slice(0, MAX_NAME_LENGTH)]];
    });
    return { ...Object.fromEntries(facts), connectMs: mergedConnects(environments) };
}
/** Describes a machine in a few words. */
function machineOf({ os, architecture, cpuModel, gpuModel }) {
    return [os, architecture, cpuModel, gpuModel].filter((part) => part !== undefined).join(' ');
}
function mergedConnects(environments) {
    const all = environments.flatMap(({ connectMs }) => Object.entries(connectMs ?? {}));
    if (all.length === 0)
        return undefined;
    const byOrigin = Map.groupBy(all, ([origin]) => origin);
    const medians = [...byOrigin].flatMap(([origin, entries]) => {
        const middle = (0,quantile/* median */.J)(entries.map(([, connectMs]) => connectMs));
        return middle === undefined ? [] : [[origin, middle]];
    });
    return Object.fromEntries(medians);
}
/**
 * Parts of one run where jobs were run again: the newest of each part make the run, and the pairs of those before it
 * stay, numbered before the newest. Thrown away, a part could be measured again and again until it is green.
 */
function mergeAttempts(request) {
    const merged = mergeRuns(request);
    const { run } = merged;
    if (run === undefined)
        return { ...merged, earlierJobs: [] };
    const continued = merged.unused.filter((part) => isContinued(part, [run]));
    const byAttempt = [...Map.groupBy(continued, attemptOf)].toSorted(([a], [b]) => a - b);
    const earlier = byAttempt.flatMap(([, runs]) => mergeRuns({ runs, fingerprint: run.plan.fingerprint }).run ?? []);
    const [newest = run, ...before] = numberedOn([...earlier, run]).toReversed();
    return { ...merged, run: newest, earlierJobs: before.toReversed() };
}
/** Attempts are of one seed, and number their pairs alike: each one's begin after those of the one before. */
function numberedOn(runs) {
    let next = 0;
    return runs.map((run) => {
        const offset = next;
        const numbers = run.samples.flatMap(({ pair }) => pair ?? []);
        next += numbers.reduce((most, pair) => Math.max(most, pair + 1), 0);
        if (offset === 0)
            return run;
        const samples = run.samples.map((sample) => sample.pair === undefined ? sample : { ...sample, pair: sample.pair + offset });
        return { ...run, samples };
    });
}

// EXTERNAL MODULE: ./lib/baseline/run-file-io.js
var run_file_io = __webpack_require__(9686);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/exit-code.js
var exit_code = __webpack_require__(6450);
// EXTERNAL MODULE: ./lib/report/format/escape.js
var format_escape = __webpack_require__(2001);
// EXTERNAL MODULE: ./lib/report/format/format.js
var format = __webpack_require__(1189);
// EXTERNAL MODULE: ./lib/report/sentences/warnings.js + 1 modules
var sentences_warnings = __webpack_require__(5592);
// EXTERNAL MODULE: ./lib/terminal/print.js + 2 modules
var print = __webpack_require__(233);
;// CONCATENATED MODULE: ./lib/commands/merge.js








/** `merge`: joins the parts of one run into the run file that a single machine would have written. */
async function merge(files, out) {
    const runs = await Promise.all(files.map(run_file_io/* readRunFile */.m8));
    const merged = mergeRuns({ runs });
    const { run, warnings } = merged;
    for (const warning of warnings)
        (0,print/* printText */.n)(`Warning: ${(0,sentences_warnings/* warningText */.i)(warning, format_escape/* PLAIN_VOICE */.gW)}`);
    if (run === undefined) {
        throw new errors/* KnownError */.E('nothing-stored', 'there is nothing to merge: none of the files can be used', {
            hint: 'Give the run files that "measure --shard" or "measure --targets" wrote.'
        });
    }
    await (0,run_file_io/* writeRunFile */.XY)(out, run);
    (0,print/* printText */.n)(`${out}: ${(0,format/* plural */.LS)(run.samples.length, 'sample')} of ${filesText(merged, files.length)}`);
    return exit_code/* EXIT_CODES */.a.passed;
}
/** Returns `3 files`, or `2 of 3 files` where some were refused or superseded. */
function filesText({ unused, warnings }, fileCount) {
    const refusedCount = warnings.filter(({ kind }) => kind === 'part-refused').length;
    const usedCount = fileCount - unused.length - refusedCount;
    return usedCount === fileCount ? (0,format/* plural */.LS)(fileCount, 'file') : `${usedCount} of ${(0,format/* plural */.LS)(fileCount, 'file')}`;
}


/***/ }),

/***/ 8351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ readForeignJson),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   Tx: () => (/* binding */ MAX_UNPACKED_BYTES),
/* harmony export */   af: () => (/* binding */ MAX_PACKED_BYTES),
/* harmony export */   jQ: () => (/* binding */ tooLargeText)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1448);

/** Most bytes of a run or baseline file, compressed and not: some hundred times what a large run needs. */
const MAX_PACKED_BYTES = 32 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
/** A person needs the first few problems; the rest mostly repeat them. */
const SHOWN_PROBLEMS = 3;
const MAX_PROBLEM_LENGTH = 200;
/** Ours nest ten levels; a target's parameters may add some. */
const MAX_DEPTH = 50;
/**
 * Some times what the largest run holds. A few kilobytes of gzip unpack to hundreds of megabytes of `{}`, which as objects would
 * take gigabytes, and minutes to check.
 */
const MAX_CONTAINERS = 3_000_000;
const MAX_VALUES = 40_000_000;
/** Keys that mean something to JavaScript itself. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Reads a file that anybody may have written. Never repeats its content but names of keys, cut and on one line. */
function readForeignJson(text, format) {
    if (isCrowded(text))
        return refused('unreadable', 'holds far more values than any file of this tool');
    const json = parse(text);
    if (json === undefined)
        return refused('unreadable', 'is not JSON');
    const problem = structureProblem(json.value);
    if (problem !== undefined)
        return refused('unreadable', problem);
    const schema = schemaOf(json.value);
    if (schema !== format.name) {
        const got = schema === undefined ? 'no schema' : `schema: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(schema)}`;
        return refused('wrong-schema', `${got} got, "${format.name}" expected`);
    }
    const misfit = firstMisfit(format.shape, json.value, []);
    if (misfit !== undefined)
        return refused('unreadable', problemsText(misfit));
    const checked = format.shape.safeParse(json.value);
    return checked.success
        ? { kind: 'fits', value: checked.data }
        : refused('unreadable', problemsText(checked.error.issues));
}
/** Counts brackets, commas and colons without parsing; those within texts are few in any file of ours. */
function isCrowded(text) {
    let containers = 0;
    let values = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 0x7b || code === 0x5b)
            containers += 1;
        else if (code === 0x2c || code === 0x3a)
            values += 1;
    }
    return containers > MAX_CONTAINERS || values > MAX_VALUES;
}
/** Shorter lists are checked with the whole. */
const LONG_LIST = 1000;
/**
 * The problems of the first entry of a long list that does not fit. The checker itself goes on to the end, and a million bad
 * entries would be ten million problems.
 */
function firstMisfit(shape, value, path) {
    const { def } = shape._zod;
    if (def.innerType !== undefined)
        return value === undefined ? undefined : firstMisfit(def.innerType, value, path);
    if (def.element !== undefined)
        return misfitOfList(def.element, value, path);
    for (const [name, inner] of Object.entries(isContainer(value) ? (def.shape ?? {}) : {})) {
        const misfit = firstMisfit(inner, Reflect.get(value, name), [...path, name]);
        if (misfit !== undefined)
            return misfit;
    }
    return undefined;
}
function misfitOfList(element, value, path) {
    if (!Array.isArray(value) || value.length <= LONG_LIST)
        return undefined;
    for (const [index, entry] of value.entries()) {
        const { error } = element.safeParse(entry);
        if (error !== undefined)
            return error.issues.map((issue) => ({ ...issue, path: [...path, index, ...issue.path] }));
    }
    return undefined;
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
    let level = [json].filter(isContainer);
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > MAX_DEPTH)
            return `is nested more than ${MAX_DEPTH} levels deep`;
        const [key] = level.flatMap(forbiddenKeys);
        if (key !== undefined)
            return `holds the key "${key}", which is not allowed`;
        level = level.flatMap((value) => Object.values(value).filter(isContainer));
    }
    return undefined;
}
function isContainer(value) {
    return typeof value === 'object' && value !== null;
}
function forbiddenKeys(value) {
    return Array.isArray(value) ? [] : Object.keys(value).filter((key) => FORBIDDEN_KEYS.has(key));
}
function schemaOf(json) {
    return isContainer(json) && 'schema' in json && typeof json.schema === 'string' ? json.schema : undefined;
}
function problemsText(issues) {
    const shown = issues.slice(0, SHOWN_PROBLEMS).map(issueText);
    const more = issues.length - shown.length;
    return more > 0 ? `${shown.join('; ')}; and ${more} more` : shown.join('; ');
}
function issueText({ path, message }) {
    return (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${path.length === 0 ? 'the whole' : path.map(String).join('.')}: ${message}`, MAX_PROBLEM_LENGTH);
}
/**
 * Returns true when a text is exactly one JSON value. The engine's own message would quote the text, so nothing passes
 * it on.
 */
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 3230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ METRIC_IDS),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   IB: () => (/* binding */ streamed),
/* harmony export */   Wf: () => (/* binding */ tpotMs),
/* harmony export */   ak: () => (/* binding */ metricOf),
/* harmony export */   gi: () => (/* binding */ shownTokenCount),
/* harmony export */   sh: () => (/* binding */ MIN_JUDGED_TOKENS)
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
 * No model writes faster for one user: the fastest public ones reach about 3,000 tokens a second (Cerebras and Groq, 2025). A reply
 * that does was stored somewhere and is played back.
 */
const MOST_TOKENS_PER_MS = 5;
/** Fewer tokens may share a moment. */
const FEWEST_PLAYED = 16;
/**
 * Returns true where the reply arrived in pieces, so that the time between its first and last token means something: in at least
 * three reads, up to six for a long one, or in one for each token, which is all that there can be.
 */
function streamed(sample) {
    if (isPlayedBack(sample))
        return false;
    const { readCount = 0, chunkCount = 0 } = sample;
    const asked = Math.max(MIN_STREAMED_READS, Math.min(MOST_ASKED_READS, Math.ceil(chunkCount / CHUNKS_PER_READ)));
    // Of nothing known it is not said, and a count of nothing for something is no count.
    const pieces = Math.max(shownTokenCount(sample) ?? 0, chunkCount) || MIN_STREAMED_READS;
    return readCount >= asked || (readCount > 0 && readCount >= pieces);
}
/** Returns true where the reply came faster than any model writes, so that its times are those of a store. */
function isPlayedBack({ chunkCount = 0, lastMs, ttftMs, ttfatMs }) {
    const firstMs = ttftMs ?? ttfatMs;
    if (chunkCount < FEWEST_PLAYED || lastMs === undefined || firstMs === undefined || lastMs < firstMs)
        return false;
    return chunkCount - 1 > MOST_TOKENS_PER_MS * (lastMs - firstMs);
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
    if (!streamed(sample) || sample.flags.includes('unread-text') || sample.lastMs === undefined || tokens === undefined)
        return undefined;
    const firstMs = sample.ttftMs ?? sample.ttfatMs;
    if (firstMs === undefined || tokens < Math.max(2, minTokens))
        return undefined;
    return (sample.lastMs - firstMs) / (tokens - 1);
}


/***/ }),

/***/ 7710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ median),
/* harmony export */   Y: () => (/* binding */ quantile)
/* harmony export */ });
/* harmony import */ var _sorted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1162);

/**
 * The `q` quantile by linear interpolation between order statistics: Hyndman & Fan type 7 ("Sample Quantiles in
 * Statistical Packages", The American Statistician 50 (1996)), the default of R and NumPy. `q` is from 0 to 1.
 * Where the interpolation reaches +∞ (a failed request) the result is +∞, never NaN.
 */
function quantile(sorted, q) {
    if (!(q >= 0 && q <= 1))
        throw new RangeError(`a quantile lies between 0 and 1, got ${q}`);
    const position = (sorted.length - 1) * q;
    const index = Math.floor(position);
    const below = sorted[index];
    const share = position - index;
    // Without this, 0 × ∞ would make NaN of a quantile that falls on a finite value exactly.
    if (share === 0)
        return below;
    const above = sorted[index + 1];
    return above === Number.POSITIVE_INFINITY ? above : below + share * (above - below);
}
/** The median of values in any order; `undefined` of none. */
function median(values) {
    const sorted = (0,_sorted_js__WEBPACK_IMPORTED_MODULE_0__/* .sortSamples */ .O)(values);
    return sorted === undefined ? undefined : quantile(sorted, 0.5);
}


/***/ }),

/***/ 1162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ sortSamples)
/* harmony export */ });
/** Copies and sorts; `undefined` when there is nothing to sort. Throws on NaN, which has no place in an order. */
function sortSamples(values) {
    if (values.length === 0)
        return undefined;
    if (values.some(Number.isNaN))
        throw new RangeError('a sample is NaN');
    return values.toSorted((a, b) => a - b);
}


/***/ })

};
