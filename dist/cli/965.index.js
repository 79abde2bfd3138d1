export const id = 965;
export const ids = [965];
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

/***/ 6965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   importFile: () => (/* binding */ importFile)
/* harmony export */ });
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9686);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9285);
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6450);
/* harmony import */ var _domain_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4920);
/* harmony import */ var _imports_formats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1459);
/* harmony import */ var _plan_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6089);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(233);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1191);








/** `import`: what another tool measured, as a run file. */
async function importFile(from, path, out) {
    const text = (0,_here_js__WEBPACK_IMPORTED_MODULE_7__/* .readText */ .yR)(path);
    if (text === undefined)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E('unreadable-file', `${path} is not there`);
    const run = _imports_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .IMPORT_FORMATS */ .p[from](text, {
        sha256: _here_js__WEBPACK_IMPORTED_MODULE_7__/* .sha256 */ .sc,
        importedAt: (0,_here_js__WEBPACK_IMPORTED_MODULE_7__/* .now */ .tB)(),
        toolVersion: _domain_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL */ .j.version,
        source: path,
        nearestHint: _plan_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestHint */ .A
    });
    await (0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_0__/* .writeRunFile */ .X)(out, run);
    const targets = run.plan.targets.map(({ id }) => id).join(', ');
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printText */ .n)(`${out}: ${run.samples.length} samples of ${targets}`);
    return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a.passed;
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


/***/ })

};
