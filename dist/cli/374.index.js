export const id = 374;
export const ids = [374];
export const modules = {

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6450);
/* harmony import */ var _plan_schedule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6658);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(233);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3322);




/** `validate`: whether a configuration can be run, without sending anything. */
async function validate(raw) {
    const plan = (0,_here_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlanHere */ .Al)(raw);
    const { targets, prompts, budgets } = plan;
    const requests = (0,_plan_schedule_js__WEBPACK_IMPORTED_MODULE_3__/* .roundCountOf */ .Z)(plan) * prompts.scenarios.length;
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printText */ .n)([
        `valid: ${count(targets.length, 'target')} × ${count(prompts.scenarios.length, 'prompt')} × ${count((0,_plan_schedule_js__WEBPACK_IMPORTED_MODULE_3__/* .roundCountOf */ .Z)(plan), 'round')}` +
            ` = ${targets.length * requests} requests, ${count(budgets.length, 'budget')}`,
        ...targets.map(({ id, model, baseUrl, owned }) => `  ${id}: ${model} at ${baseUrl}, ${owned ? 'owned: a slowdown is a regression' : 'a provider’s: a slowdown is drift'}`)
    ].join('\n'));
    return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.passed;
}
function count(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}


/***/ })

};
