export const id = 756;
export const ids = [756];
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

/***/ 3756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/analysis/merge-environments.js

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
const MAX_LENGTH = 300;
/**
 * The machines of one run as one. Where they differ, all are named, in an order that does not depend on which came first:
 * such a run is of no class that a single machine has, so that an owned target is not compared across them in silence.
 */
function mergedEnvironment(environments) {
    const facts = FACTS.flatMap((fact) => {
        const values = [...new Set(environments.flatMap((environment) => environment[fact] ?? []))].toSorted();
        return values.length === 0 ? [] : [[fact, values.join(' + ').slice(0, MAX_LENGTH)]];
    });
    const connectMs = mergedConnects(environments);
    return { ...Object.fromEntries(facts), ...(connectMs === undefined ? {} : { connectMs }) };
}
/** What kind of machine it is, in a few words. */
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

;// CONCATENATED MODULE: ./lib/analysis/merge-runs.js


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
        run: united(used.toSorted(oldestFirst), owners, missing.length > 0),
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
    const newest = Math.max(...used.map(attemptOf));
    return attemptOf(part) < newest && part.samples.some(({ arm }) => arm === 'base');
}
function attemptOf({ workflowRun }) {
    return workflowRun?.attempt ?? 0;
}
/** What a reader calls a part: its targets and its shard. */
function nameOfPart({ part }) {
    const { targets, shard } = part ?? {};
    const words = [
        ...(targets === undefined ? [] : [targets.join(', ')]),
        ...(shard === undefined ? [] : [`shard ${shard.index}/${shard.count}`])
    ];
    return words.length === 0 ? 'the whole' : words.join(', ');
}
function fitting({ runs, fingerprint }) {
    const plan = fingerprint ?? mostOf(runs.map((run) => run.plan.fingerprint));
    const ofPlan = runs.filter((run) => run.plan.fingerprint === plan);
    const commit = mostOf(ofPlan.map((run) => run.commit ?? ''));
    const metrics = mostOf(ofPlan.map(definitionOf));
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
function mostOf(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
function newestFirst(a, b) {
    const attempts = attemptOf(b) - attemptOf(a);
    return attempts === 0 ? (0,time/* instantOf */.B)(b.startedAt) - (0,time/* instantOf */.B)(a.startedAt) : attempts;
}
function oldestFirst(a, b) {
    return (0,time/* instantOf */.B)(a.startedAt) - (0,time/* instantOf */.B)(b.startedAt);
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
            for (const scenario of scenariosOf(part)) {
                const cell = cellOf(id, scenario);
                if (!owners.has(cell))
                    owners.set(cell, part);
            }
        }
    }
    return owners;
}
function headTargets({ targets }) {
    return targets.filter(({ directOf, baseOf }) => directOf === undefined && baseOf === undefined).map(({ id }) => id);
}
/** Base may have scenarios that head has not; they are in no pair. */
function scenariosOf({ plan, part }) {
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
function united(parts, owners, isPartial) {
    const [first] = parts; // a plan has at least one target and one scenario
    const { part: _part, confirmation: _confirmation, events: _events, costUsd: _cost, ...rest } = first;
    const rows = numbered(parts.map((part) => ownRows(part, owners, (0,time/* instantOf */.B)(first.startedAt))));
    const inOrder = rows.flat().toSorted((a, b) => a.sample.startedAtMs - b.sample.startedAtMs);
    const costs = parts.flatMap(({ costUsd }) => costUsd ?? []);
    const attempt = Math.max(...parts.map(attemptOf));
    const health = parts.flatMap(({ clientHealth }) => clientHealth ?? []);
    return {
        ...rest,
        ...(rest.workflowRun === undefined ? {} : { workflowRun: { id: rest.workflowRun.id, attempt } }),
        environment: mergedEnvironment(parts.map(({ environment }) => environment)),
        plan: { ...rest.plan, ...unitedBase(parts), targets: unitedTargets(parts) },
        ...(health.length === 0 ? {} : { clientHealth: worstHealth(health) }),
        end: unitedEnd(parts, isPartial),
        ...(costs.length < parts.length ? {} : { costUsd: costs.reduce((sum, cost) => sum + cost, 0) }),
        samples: inOrder.map(({ sample }) => sample),
        ...unitedEvents(parts, inOrder)
    };
}
/** Of a part the samples that are taken from it, their times counted from the start of the whole. */
function ownRows(part, owners, startMs) {
    const laterMs = (0,time/* instantOf */.B)(part.startedAt) - startMs;
    const beside = new Map(part.plan.targets.map(({ id, directOf, baseOf }) => [id, directOf ?? baseOf ?? id]));
    const events = new Map(part.events?.map(({ sample, atMs }) => [sample, atMs]));
    return part.samples.flatMap((sample, index) => {
        const target = beside.get(sample.targetId) ?? sample.targetId;
        if (owners.get(cellOf(target, sample.scenarioId)) !== part)
            return [];
        const atMs = events.get(index);
        const moved = { ...sample, startedAtMs: sample.startedAtMs + laterMs };
        return [{ sample: moved, ...(atMs === undefined ? {} : { atMs }) }];
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
/** A machine that had no key for base measured without it. */
function unitedBase(parts) {
    const base = parts.find(({ plan }) => plan.base !== undefined)?.plan.base;
    return base === undefined ? {} : { base };
}
function unitedTargets(parts) {
    const byId = new Map(parts.toReversed().flatMap(({ plan }) => plan.targets.map((target) => [target.id, target])));
    return [...byId.values()];
}
/** The end of a run that a part is missing of. Those that are there made all they were asked: nobody knows what ended the other. */
const WITHOUT_PART = { reason: 'fixed', partial: true };
/** Whether parts of a merged run are missing, whatever else there is to know of how it ended. */
function lacksParts({ end }) {
    return end.partial && end.reason === WITHOUT_PART.reason;
}
/** Ended early where any part did, or is not there. */
function unitedEnd(parts, isPartial) {
    if (isPartial)
        return WITHOUT_PART;
    return parts.find(({ end }) => end.partial)?.end ?? parts[0]?.end ?? { reason: 'fixed', partial: false };
}
/** The worst of all machines: what one of them did to its samples is in the whole. */
function worstHealth(all) {
    const worst = (read) => Math.max(...all.map((health) => read(health) ?? 0));
    const lags = all.flatMap(({ dispatchLagMs }) => dispatchLagMs ?? []);
    return {
        eventLoopDelayMs: {
            p50: worst(({ eventLoopDelayMs }) => eventLoopDelayMs.p50),
            p99: worst(({ eventLoopDelayMs }) => eventLoopDelayMs.p99),
            max: worst(({ eventLoopDelayMs }) => eventLoopDelayMs.max)
        },
        ...(lags.length === 0
            ? {}
            : {
                dispatchLagMs: {
                    p50: worst(({ dispatchLagMs }) => dispatchLagMs?.p50),
                    max: worst(({ dispatchLagMs }) => dispatchLagMs?.max)
                }
            })
    };
}
function unitedEvents(parts, rows) {
    if (parts.some(({ events }) => events === undefined))
        return {};
    return { events: rows.flatMap(({ atMs }, sample) => (atMs === undefined ? [] : [{ sample, atMs }])) };
}

// EXTERNAL MODULE: ./lib/baseline/run-file-io.js
var run_file_io = __webpack_require__(9686);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/exit-code.js
var exit_code = __webpack_require__(6450);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/warnings.js + 3 modules
var report_warnings = __webpack_require__(1499);
// EXTERNAL MODULE: ./lib/terminal/print.js + 2 modules
var print = __webpack_require__(233);
;// CONCATENATED MODULE: ./lib/commands/merge.js








/** `merge`: the parts of one run as the whole that one machine would have measured. */
async function merge(files, out) {
    const runs = await Promise.all(files.map(run_file_io/* readRunFile */.m));
    const merged = mergeRuns({ runs });
    const { run, warnings } = merged;
    for (const warning of warnings)
        (0,print/* printText */.n)(`Warning: ${(0,report_warnings/* warningText */.i4)(warning, report_escape/* PLAIN_VOICE */.gW)}`);
    if (run === undefined) {
        throw new errors/* KnownError */.E('nothing-stored', 'there is nothing to merge: no run file was named', {
            hint: 'Name the run files that "measure --shard" or "measure --targets" wrote.'
        });
    }
    await (0,run_file_io/* writeRunFile */.X)(out, run);
    (0,print/* printText */.n)(`${out}: ${(0,format/* plural */.LS)(run.samples.length, 'sample')} of ${filesText(merged, files.length)}`);
    return exit_code/* EXIT_CODES */.a.passed;
}
/** `3 files`, or `2 of 3 files` where not all of them went into the whole. */
function filesText({ unused, warnings }, fileCount) {
    const refusedCount = warnings.filter(({ kind }) => kind === 'part-refused').length;
    const usedCount = fileCount - unused.length - refusedCount;
    return usedCount === fileCount ? (0,format/* plural */.LS)(fileCount, 'file') : `${usedCount} of ${(0,format/* plural */.LS)(fileCount, 'file')}`;
}


/***/ }),

/***/ 8012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Py: () => (/* binding */ codeOfThrown)
/* harmony export */ });
/* unused harmony exports messageOfThrown, statusOfThrown */
/** What was thrown may be anything, and an error of another realm is no `instanceof Error`: its fields are looked at instead. */
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
