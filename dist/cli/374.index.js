export const id = 374;
export const ids = [374];
export const modules = {

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6450);
/* harmony import */ var _plan_cost_outlook_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8472);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7703);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(233);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4589);





/** `validate`: whether a configuration can be run, without sending anything. */
async function validate(raw) {
    const plan = (0,_here_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlanHere */ .Al)(raw);
    const { targets, prompts, budgets } = plan;
    const { least, most } = (0,_plan_cost_outlook_js__WEBPACK_IMPORTED_MODULE_4__/* .costOutlook */ .jk)(plan);
    const counts = [
        (0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(targets.length, 'target'),
        (0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(prompts.scenarios.length, 'prompt'),
        (0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(budgets.length, 'budget')
    ];
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_2__/* .printText */ .n)([
        `valid: ${counts.join(', ')}; ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(least.requestCount)} to ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(most.requestCount)} requests`,
        ...targets.map((target) => `  ${target.id}: ${target.model} at ${target.baseUrl}, ${roleOf(target)}`)
    ].join('\n'));
    return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.passed;
}
function roleOf({ directOf, baseOf, owned }) {
    if (directOf !== undefined)
        return `the upstream of ${directOf}`;
    if (baseOf !== undefined)
        return `the base of ${baseOf}`;
    return owned ? 'owned: a slowdown is a regression' : 'a provider’s: a slowdown is drift';
}


/***/ })

};
