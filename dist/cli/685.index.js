export const id = 685;
export const ids = [685];
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

/***/ 7685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _report_exports_render_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1394);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(233);
/* harmony import */ var _judge_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(571);



/** `compare`: judges a stored run and prints the result. The exit code is the verdict's. */
async function compare(files, format) {
    const judged = await (0,_judge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFiles */ .l)(files);
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printText */ .n)((0,_report_exports_render_format_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFormat */ .c)(format, judged));
    return judged.exitCode;
}


/***/ }),

/***/ 571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ judgeFiles)
/* harmony export */ });
/* harmony import */ var _analysis_report_build_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16);
/* harmony import */ var _analysis_report_chart_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8168);
/* harmony import */ var _analysis_runs_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1629);
/* harmony import */ var _analysis_verdict_judge_run_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8023);
/* harmony import */ var _analysis_verdict_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(505);
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9686);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9285);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7849);
/* harmony import */ var _measure_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4528);
/* harmony import */ var _plan_config_read_schedule_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8484);
/* harmony import */ var _report_format_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2001);
/* harmony import */ var _report_sentences_subject_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4031);
/* harmony import */ var _report_sentences_warnings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5592);
/* harmony import */ var _wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3927);
/* harmony import */ var _wiring_machine_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1828);















/** Judges a stored run against stored runs, by the rules of a live run. */
async function judgeFiles(files) {
    const run = await (0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_5__/* .readRunFile */ .m8)(files.candidate);
    const baselines = await Promise.all(files.baselines.map(_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_5__/* .readRunFile */ .m8));
    const configured = files.config === undefined ? undefined : (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_13__/* .readLocalRules */ .jE)({ config: files.config });
    const rules = { ...rulesOrDefaults(configured), targets: targetsOf(run, configured), compare: true, now: (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_14__/* .now */ .tB)() };
    const digests = baselines
        .map((baseline, ordinal) => (0,_analysis_runs_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestRun */ .UC)(baseline, { ordinal }))
        .toSorted((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1));
    const judged = (0,_analysis_verdict_judge_run_file_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeRunFile */ .x)(run, rules, { digests });
    if (baselines.length > 0)
        requireComparable(run, judged.judgement);
    const report = (0,_analysis_report_build_report_js__WEBPACK_IMPORTED_MODULE_0__/* .buildReport */ .F)({
        run,
        judged,
        targets: rules.targets,
        context: { ...(await (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_13__/* .localRunContext */ ._0)(_report_sentences_subject_js__WEBPACK_IMPORTED_MODULE_11__/* .FILES_KEY */ .Cy, false)), ...commitOf(run) },
        durationMs: (0,_measure_run_js__WEBPACK_IMPORTED_MODULE_8__/* .durationOf */ .cf)(run),
        circumstances: { failOn: rules.gate.failOn, trial: rules.trial },
        warnings: judged.unconfirmed.size === 0 ? [] : [{ kind: 'not-confirmed-here' }],
        now: rules.now
    });
    return {
        report,
        charts: () => (0,_analysis_report_chart_data_js__WEBPACK_IMPORTED_MODULE_1__/* .chartDataOf */ .k)({ run, ...judged.judgement, digests }),
        exitCode: (0,_analysis_verdict_state_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .FO)({ states: report.states, color: report.color, trial: rules.trial, failOn: rules.gate.failOn })
    };
}
/** The configured rules, or the defaults. */
function rulesOrDefaults(configured) {
    return configured ?? { gate: (0,_plan_config_read_schedule_js__WEBPACK_IMPORTED_MODULE_9__/* .readGate */ .cw)({}, undefined), budgets: [], accept: [], trial: false };
}
/** A target that no configuration mentions counts as owned. */
function targetsOf(candidate, rules) {
    return candidate.plan.targets.map(({ id, directOf, baseOf }) => {
        const planned = rules?.targets.find((target) => target.id === id);
        const { price, control } = planned ?? {};
        return {
            id,
            owned: planned?.owned ?? true,
            price,
            control,
            directOf,
            baseOf
        };
    });
}
/** The user named files to compare, so that a comparison with none of them is an error and not a first run. */
function requireComparable(candidate, judgement) {
    const judged = candidate.plan.targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .isJudged */ .sL);
    if (judgement.withoutBaseline.length < judged.length)
        return;
    const reasons = judgement.warnings.map((warning) => (0,_report_sentences_warnings_js__WEBPACK_IMPORTED_MODULE_12__/* .warningText */ .i)(warning, _report_format_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .PLAIN_VOICE */ .gW));
    const known = judged.map(({ id }) => `"${id}"`).join(', ');
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .KnownError */ .E('not-comparable', `no baseline file can be compared with the candidate: ${reasons.length > 0 ? reasons.join(' ') : `none of them has a target named ${known}.`}`, {
        hint: 'Measure the baseline with the same plan, or compare runs whose targets, prompts and machine are the same.'
    });
}
function commitOf({ commit }) {
    return commit === undefined ? {} : { commit };
}


/***/ }),

/***/ 1394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ renderFormat)
/* harmony export */ });
/* harmony import */ var _pages_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9881);
/* harmony import */ var _pages_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2479);
/* harmony import */ var _pages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9928);
/* harmony import */ var _exports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5349);




const RENDERERS = {
    json: _pages_json_js__WEBPACK_IMPORTED_MODULE_1__/* .renderJson */ .h,
    markdown: _pages_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .renderMarkdown */ .Gc,
    text: _pages_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .renderText */ .S5,
    ..._exports_js__WEBPACK_IMPORTED_MODULE_3__/* .EXPORTS */ .I
};
/** Renders a report in one of the formats. */
function renderFormat(format, { report, charts }) {
    return format === 'html' ? (0,_pages_html_js__WEBPACK_IMPORTED_MODULE_0__.renderHtml)(report, charts()) : RENDERERS[format](report);
}


/***/ })

};
