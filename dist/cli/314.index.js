export const id = 314;
export const ids = [314];
export const modules = {

/***/ 8314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   measure: () => (/* binding */ measure)
/* harmony export */ });
/* harmony import */ var _baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9686);
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6450);
/* harmony import */ var _domain_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(742);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(233);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6685);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3322);







/** `measure`: one run, measured and stored, judged by nobody. */
async function measure(raw, out) {
    const plan = (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .readPlanHere */ .Al)(raw);
    const keys = (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .keyOf */ .TN)(raw['api-key']);
    (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .requireKeys */ .A5)(plan, keys);
    const progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .createProgress */ .m)(process.stderr);
    const { run } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .measureOnce */ .W)({
        request: {
            plan,
            place: await (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .placeHere */ .AU)(plan.key ?? 'local', false),
            environment: (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .environmentHere */ .yA)(),
            tool: _domain_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .j,
            seed: (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .freshSeed */ .Wz)(),
            warnings: []
        },
        measure: (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .measureHere */ .DL)({ plan, keys, progress, signal: (0,_here_js__WEBPACK_IMPORTED_MODULE_6__/* .stopSignal */ .Zm)() }),
        round: 0,
        warm: false
    });
    await (0,_baseline_run_file_io_js__WEBPACK_IMPORTED_MODULE_0__/* .writeRunFile */ .X)(out, run);
    const answered = run.samples.filter(({ outcome }) => outcome === 'ok').length;
    const ended = run.end.partial ? `, ended early by ${run.end.reason}` : '';
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printText */ .n)(`${out}: ${answered} of ${run.samples.length} requests answered${ended}`);
    return answered === 0 ? _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_CODES */ .a.couldNotMeasure : _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_CODES */ .a.passed;
}


/***/ })

};
