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

// EXTERNAL MODULE: ./lib/baseline/packed-json.js + 2 modules
var packed_json = __webpack_require__(8092);
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
                return [{ kind: 'publish-failed', what: 'artifact', message: `baseline: ${messageOf(error)}` }];
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
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(742);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(233);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6685);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3322);









/** `run`: what the Action does, on this machine: measure, compare with the stored baseline, judge, say. */
async function runHere(raw, options) {
    const plan = (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlanHere */ .Al)(raw);
    const keys = (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .keyOf */ .TN)(raw['api-key']);
    (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .requireKeys */ .A5)(plan, keys);
    const progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .createProgress */ .m)(process.stderr);
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .e)({
        plan,
        place: await (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .placeHere */ .AU)(plan.key ?? 'local', options.saveBaseline),
        environment: (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .environmentHere */ .yA)(),
        tool: _domain_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOL */ .j,
        seed: (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .freshSeed */ .Wz)(),
        warnings: []
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


/***/ })

};
