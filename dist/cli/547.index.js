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

/***/ 4928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runHere: () => (/* binding */ runHere)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _baseline_file_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4889);
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9686);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9285);
/* harmony import */ var _domain_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4920);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9884);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(233);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6685);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1191);
/* harmony import */ var _ready_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8632);










/** `run`: what the Action does, on this machine: measure, compare with the stored baseline, judge, say. */
async function runHere(raw, options) {
    const { plan, warnings, keys } = (0,_ready_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .readyPlan */ .J)((0,_ready_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .wholePlan */ .X)(raw, options), raw);
    const progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .createProgress */ .m)(process.stderr);
    const anchorCommit = plan.anchor === undefined ? undefined : await (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .anchorHere */ .KZ)(plan.anchor);
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .e)({
        plan,
        place: await (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .placeHere */ .AU)(plan.key ?? 'local', options.saveBaseline),
        environment: (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .environmentHere */ .yA)(),
        tool: _domain_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOL */ .j,
        seed: (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .freshSeed */ .Wz)(),
        warnings,
        ...(anchorCommit === undefined ? {} : { anchorCommit })
    }, {
        measure: (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .measureHere */ .DL)({ plan, keys, progress, signal: (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .stopSignal */ .Zm)() }),
        baselines: (0,_baseline_file_store_js__WEBPACK_IMPORTED_MODULE_1__/* .createFileStore */ .I)(options.baselineFolder),
        publisher: terminalPublisher(options),
        wait: async (durationMs) => {
            progress.note(`An alarm: measuring again in ${Math.round(durationMs / 1000)} s, to see whether it stays.`);
            await (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .wait */ .uk)(durationMs);
        },
        now: _here_js__WEBPACK_IMPORTED_MODULE_8__/* .now */ .tB
    });
    return result.exitCode;
}
/** Prints the report, and writes the files that were asked for. */
function terminalPublisher({ out, report }) {
    return {
        prove: async () => {
            // A file that cannot be written must be known before money is spent, not after.
            if (report !== undefined)
                await proveWritable(report, 'report');
            if (out !== undefined)
                await proveWritable(out, 'out');
            return [];
        },
        publish: async (publication) => {
            if (out !== undefined && publication.run !== undefined)
                await (0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_2__/* .writeRunFile */ .X)(out, publication.run);
            if (report !== undefined)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(report, publication.summary);
            (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printText */ .n)(publication.text);
            return [];
        }
    };
}
async function proveWritable(path, option) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, '', { flag: 'a' });
    }
    catch (cause) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .KnownError */ .E('invalid-input', `option "--${option}": ${path} cannot be written`, {
            hint: 'Name a file in a folder that exists and may be written to.',
            cause
        });
    }
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
