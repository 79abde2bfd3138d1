export const id = 374;
export const ids = [374];
export const modules = {

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6450);
/* harmony import */ var _plan_cost_outlook_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8472);
/* harmony import */ var _plan_judging_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4759);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7703);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(233);
/* harmony import */ var _here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1191);






/** `validate`: whether a configuration can be run, without sending anything. */
async function validate(raw) {
    const plan = (0,_here_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlanHere */ .Al)(raw);
    const { targets, prompts, budgets } = plan;
    const { least, most } = (0,_plan_cost_outlook_js__WEBPACK_IMPORTED_MODULE_1__/* .costOutlook */ .jk)(plan);
    const counts = [
        (0,_report_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(targets.length, 'target'),
        (0,_report_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(prompts.scenarios.length, 'prompt'),
        (0,_report_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(budgets.length, 'budget')
    ];
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printText */ .n)([
        `valid: ${counts.join(', ')}; ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(least.requestCount)} to ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(most.requestCount)} requests`,
        ...targets.map((target) => `  ${target.id}: ${target.model} at ${target.baseUrl}, ${roleOf(target)}`),
        ...(0,_plan_judging_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .judgingNotes */ .S)(plan).map((note) => `note: ${note}`)
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


/***/ }),

/***/ 4759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judgingNotes)
/* harmony export */ });
/* harmony import */ var _judgeable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7679);
/* harmony import */ var _pair_slots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3399);


const PERCENTILE = /^p\d+$/;
/**
 * What may stay without a verdict by this plan, and why, a sentence each. What never can have one is refused where the
 * plan is read; here it hangs on what is measured, or on whether base is found.
 */
function judgingNotes(plan) {
    return [...comparisonNotes(plan), ...plan.budgets.flatMap((budget) => budgetNotes(budget, plan))];
}
function comparisonNotes(plan) {
    if (plan.compare !== 'off')
        return checkNotes(plan);
    return [
        plan.budgets.length === 0
            ? 'Nothing is judged: there is no budget, and "compare: off" compares with nothing.'
            : 'Nothing is compared, since "compare" is off: budgets alone are judged.'
    ];
}
/** By each statistic that gates: the targets of which too little is asked. */
function checkNotes(plan) {
    const paired = (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .pairedTargets */ .oU)(plan);
    const single = judged(plan).filter((target) => !paired.includes(target));
    const requests = (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .requestsOf */ .uD)(plan);
    const statistics = [...new Set(plan.gate.checks.map(({ statistic }) => statistic))];
    return statistics.flatMap((statistic) => {
        const leastRequests = (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastForCheck */ .Bt)('history', statistic);
        const leastPairs = (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastForCheck */ .Bt)('pairs', statistic);
        const few = paired.filter((target) => (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPairsOf */ .Qu)(plan, target) < leastPairs);
        return [
            ...(single.length === 0 || requests >= leastRequests
                ? []
                : [
                    `A ${statistic} is compared with history from ${leastRequests} requests on, and ${names(single)} gets ${requests}: without pairs the check stays undecided.`
                ]),
            ...(few.length === 0
                ? []
                : [
                    `A ${statistic} is compared in pairs from ${leastPairs} on, and ${names(few)} gets fewer: the check stays undecided.`
                ])
        ];
    });
}
function budgetNotes(budget, plan) {
    const { text, metric, statistic } = budget;
    const targets = judged(plan).filter(({ id }) => budget.target === undefined || budget.target === id);
    const paired = (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .pairedTargets */ .oU)(plan);
    const few = targets.filter((target) => valuesOf(plan, target, paired) < _judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .LEAST_FOR_MET */ .H);
    const mute = few.filter((target) => (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooFewForBudget */ .Fg)(budget, valuesOf(plan, target, paired)));
    const note = (words) => `The budget ${text} ${words}`;
    return [
        ...(mute.length > 0 ? [note(`stays undecided at ${names(mute)}: it takes more requests than are made.`)] : []),
        ...(PERCENTILE.test(statistic) && few.length > mute.length
            ? [note(`can be broken, and is never met: that takes ${_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .LEAST_FOR_MET */ .H} requests, and fewer are made.`)]
            : []),
        ...shortAnswerNotes(budget, plan, targets).map(note),
        ...(metric === 'connect'
            ? [note('is judged by the measured requests that open a connection; most use one that warm-up has opened.')]
            : [])
    ];
}
function shortAnswerNotes({ metric }, { prompts }, targets) {
    const longest = Math.max(...prompts.scenarios.map(({ maxOutputTokens }) => maxOutputTokens));
    const wanted = (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensWanted */ .E9)(metric, longest);
    const short = targets.filter((target) => (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensWantedOf */ .he)(metric, target) !== undefined);
    const unlimited = wanted === undefined ? [] : targets.filter((target) => !short.includes(target));
    return [
        ...(short.length > 0 ? [`is not judged at ${names(short)}, whose "params" limit answers to fewer tokens.`] : []),
        ...(unlimited.length > 0
            ? [`takes answers of ${wanted} tokens, and the prompts limit them to ${longest}: only reasoning can be longer.`]
            : [])
    ];
}
function valuesOf(plan, target, paired) {
    return paired.includes(target) ? (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPairsOf */ .Qu)(plan, target) : (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .requestsOf */ .uD)(plan);
}
function judged({ targets }) {
    return targets.filter(({ directOf, baseOf }) => directOf === undefined && baseOf === undefined);
}
function names(targets) {
    return targets.map(({ id }) => id).join(', ');
}


/***/ })

};
