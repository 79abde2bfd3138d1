export const id = 685;
export const ids = [685];
export const modules = {

/***/ 7685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _report_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8514);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(233);
/* harmony import */ var _judge_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(571);



/** `compare`: the verdict on a stored run, printed; the exit code is the verdict's. */
async function compare(files, format) {
    const { report, exitCode } = await (0,_judge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFiles */ .l)(files);
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printText */ .n)(_report_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .FORMATS */ .h[format](report));
    return exitCode;
}


/***/ }),

/***/ 571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ judgeFiles)
/* harmony export */ });
/* harmony import */ var _analysis_build_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7341);
/* harmony import */ var _analysis_confirm_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2282);
/* harmony import */ var _analysis_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7868);
/* harmony import */ var _analysis_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9369);
/* harmony import */ var _analysis_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7983);
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9686);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9285);
/* harmony import */ var _plan_read_schedule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8137);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4025);
/* harmony import */ var _stats_random_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9376);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3322);











/** Judges a stored run against stored runs, with the rules of a live one. */
async function judgeFiles(files) {
    const candidate = await (0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunFile */ .m)(files.candidate);
    const baselines = await Promise.all(files.baselines.map(_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunFile */ .m));
    const rules = files.config === undefined ? undefined : (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .readRulesHere */ .ez)({ config: files.config });
    const digests = baselines
        .map((run, ordinal) => (0,_analysis_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestRun */ .UC)(run, { ordinal }))
        .toSorted((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1));
    const { judgement, warnings } = judgeBoth(candidate, digests, rules);
    if (baselines.length > 0)
        requireComparable(candidate, judgement);
    const report = (0,_analysis_build_report_js__WEBPACK_IMPORTED_MODULE_0__/* .buildReport */ .F)({
        run: candidate,
        targets: targetsOf(candidate, rules),
        judgement,
        place: { ...(await (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .placeHere */ .AU)('compare', false)), ...commitOf(candidate) },
        durationMs: durationOf(candidate),
        unmeasuredBefore: false,
        warnings,
        now: (0,_here_js__WEBPACK_IMPORTED_MODULE_8__/* .now */ .tB)(),
        ...(rules?.gate.failOn === undefined ? {} : { failOn: rules.gate.failOn })
    });
    return { report, exitCode: (0,_analysis_state_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .FO)(report.states, report.color) };
}
/** By both measurements where the candidate was measured twice; an alarm of one alone is said to be that. */
function judgeBoth(candidate, baselines, rules) {
    const first = judgeSamples(candidate, baselines, rules);
    if (!(0,_analysis_confirm_js__WEBPACK_IMPORTED_MODULE_9__/* .needsConfirmation */ .J)(first))
        return { judgement: first, warnings: [] };
    const { confirmation } = candidate;
    if (confirmation === undefined)
        return { judgement: first, warnings: [{ kind: 'not-confirmed-here' }] };
    const second = judgeSamples({ ...candidate, samples: confirmation.samples }, baselines, rules);
    return { judgement: (0,_analysis_confirm_js__WEBPACK_IMPORTED_MODULE_9__/* .confirm */ .l)(first, second), warnings: [] };
}
function judgeSamples(candidate, baselines, rules) {
    return (0,_analysis_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S)({
        targets: targetsOf(candidate, rules),
        gate: rules?.gate ?? (0,_plan_read_schedule_js__WEBPACK_IMPORTED_MODULE_6__/* .readGate */ .c)({}, undefined),
        budgets: rules?.budgets ?? [],
        compare: true,
        candidate: (0,_analysis_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestRun */ .UC)(candidate, { ordinal: 0 }),
        samples: candidate.samples,
        baselines,
        random: (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_10__/* .seededRandom */ .I)(candidate.seed)
    });
}
/** Without a configuration, or a word of it on a target, the target counts as owned. */
function targetsOf(candidate, rules) {
    return candidate.plan.targets.map(({ id, directOf }) => {
        const planned = rules?.targets.find((target) => target.id === id);
        const price = planned?.price;
        return {
            id,
            owned: planned?.owned ?? true,
            ...(price === undefined ? {} : { price }),
            ...(directOf === undefined ? {} : { directOf })
        };
    });
}
/** Files were named to be compared: that none of them can be is an error, not a first run. */
function requireComparable(candidate, judgement) {
    if (judgement.withoutBaseline.length < candidate.plan.targets.length)
        return;
    const reasons = judgement.warnings.map((warning) => (0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_7__/* .warningText */ .i4)(warning));
    const known = candidate.plan.targets.map(({ id }) => `"${id}"`).join(', ');
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .KnownError */ .E('not-comparable', `no baseline file can be compared with the candidate: ${reasons.length > 0 ? reasons.join(' ') : `none of them has a target named ${known}.`}`, {
        hint: 'Measure the baseline with the same plan, or compare runs whose targets, prompts and machine are the same.'
    });
}
function commitOf({ commit }) {
    return commit === undefined ? {} : { commit };
}
function durationOf({ samples }) {
    return Math.max(0, ...samples.map(({ startedAtMs, endMs, lastMs }) => startedAtMs + (endMs ?? lastMs ?? 0)));
}


/***/ })

};
