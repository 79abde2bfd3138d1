export const id = 374;
export const ids = [374];
export const modules = {

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6450);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7849);
/* harmony import */ var _plan_forecast_cost_forecast_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1512);
/* harmony import */ var _plan_forecast_judging_notes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9945);
/* harmony import */ var _report_format_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1189);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(233);
/* harmony import */ var _wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3927);







/** `validate`: whether a configuration can be run, without sending anything. */
async function validate(raw) {
    const plan = (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .readLocalPlan */ .Vd)(raw);
    const { targets, prompts, budgets } = plan;
    const { least, most } = (0,_plan_forecast_cost_forecast_js__WEBPACK_IMPORTED_MODULE_2__/* .costOutlook */ .jk)(plan);
    const counts = [targetCounts(targets), (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(prompts.scenarios.length, 'prompt'), (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(budgets.length, 'budget')];
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printText */ .n)([
        `valid: ${counts.join(', ')}; ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(least.requestCount)} to ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(most.requestCount)} requests`,
        ...targets.map((target) => `  ${target.id}: ${target.model} at ${target.baseUrl}, ${roleOf(target)}`),
        ...(0,_plan_forecast_judging_notes_js__WEBPACK_IMPORTED_MODULE_3__/* .judgingNotes */ .S)(plan).map((note) => `note: ${note}`)
    ].join('\n'));
    return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.passed;
}
/** The judged ones, as `plan` counts them, and what is measured beside them. */
function targetCounts(targets) {
    const judged = targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .sL).length;
    const beside = targets.length - judged;
    return `${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(judged, 'target')}${beside === 0 ? '' : ` (and ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(beside, 'endpoint')} measured beside ${judged === 1 ? 'it' : 'them'})`}`;
}
function roleOf({ directOf, baseOf, owned }) {
    if (directOf !== undefined)
        return `the upstream of ${directOf}`;
    if (baseOf !== undefined)
        return `the base of ${baseOf}`;
    return owned ? 'owned: a slowdown is a regression' : 'a provider’s: a slowdown is drift';
}


/***/ }),

/***/ 9945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judgingNotes)
/* harmony export */ });
/* harmony import */ var _domain_extremes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3639);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9);
/* harmony import */ var _minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3471);




const PERCENTILE = /^p\d+$/;
/**
 * Returns a sentence for each check and budget that this plan may leave undecided, and why. Checks and budgets that it can
 * never decide are refused when the plan is read (plan/undecidable.ts).
 */
function judgingNotes(plan) {
    return [...comparisonNotes(plan), ...plan.budgets.flatMap((budget) => budgetNotes(budget, plan))];
}
function comparisonNotes(plan) {
    if (plan.compare !== 'off')
        return checkNotes(plan);
    return [
        plan.budgets.length === 0
            ? 'Nothing is judged: "compare" is off, and there is no budget.'
            : 'Nothing is compared, because "compare" is off. Only budgets are judged.'
    ];
}
/** Notes for each gating statistic that some targets get too few requests for. */
function checkNotes(plan) {
    const paired = (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_2__/* .pairedTargets */ .oU)(plan);
    const single = judged(plan).filter((target) => !paired.includes(target));
    const requests = (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRequests */ .nY)(plan);
    const statistics = [...new Set(plan.gate.checks.map(({ statistic }) => statistic))];
    return statistics.flatMap((statistic) => {
        const leastRequests = (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .leastForCheck */ .Bt)('history', statistic);
        const leastPairs = (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .leastForCheck */ .Bt)('pairs', statistic);
        const few = paired.filter((target) => (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_2__/* .mostPairsOf */ .Qu)(plan, target) < leastPairs);
        return [
            ...(single.length === 0 || requests >= leastRequests
                ? []
                : [
                    `Comparing a ${statistic} with history needs ${leastRequests} requests, and ${targetNames(single)} gets ${requests}: without pairs the check stays undecided.`
                ]),
            ...(few.length === 0
                ? []
                : [
                    `Comparing a ${statistic} in pairs needs ${leastPairs} pairs, and ${targetNames(few)} gets fewer: the check stays undecided.`
                ])
        ];
    });
}
function budgetNotes(budget, plan) {
    const { text, metric, statistic } = budget;
    const targets = judged(plan).filter(({ id }) => budget.target === undefined || budget.target === id);
    const paired = (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_2__/* .pairedTargets */ .oU)(plan);
    const few = targets.filter((target) => valuesOf(plan, target, paired) < _minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_FOR_MET */ .H);
    const mute = few.filter((target) => (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooFewForBudget */ .Fg)(budget, valuesOf(plan, target, paired)));
    const note = (words) => `The budget ${text} ${words}`;
    return [
        ...(mute.length > 0
            ? [note(`stays undecided for ${targetNames(mute)}: it needs more requests than the plan makes.`)]
            : []),
        ...(PERCENTILE.test(statistic) && few.length > mute.length
            ? [note(`can be broken but never met: meeting it needs ${_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_FOR_MET */ .H} requests, and the plan makes fewer.`)]
            : []),
        ...shortAnswerNotes(budget, plan, targets).map(note),
        ...(metric === 'connect'
            ? [note('is judged only by measured requests that open a connection; most reuse one from warm-up.')]
            : [])
    ];
}
function shortAnswerNotes({ metric }, { prompts }, targets) {
    const longest = (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_3__/* .largest */ .n)(prompts.scenarios.map(({ maxOutputTokens }) => maxOutputTokens));
    const wanted = (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensWanted */ .E9)(metric, longest);
    const short = targets.filter((target) => (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensWantedOf */ .he)(metric, target) !== undefined);
    const unlimited = wanted === undefined ? [] : targets.filter((target) => !short.includes(target));
    return [
        ...(short.length > 0
            ? [`is not judged for ${targetNames(short)}: its "params" limit answers to too few tokens.`]
            : []),
        ...(unlimited.length > 0
            ? [`needs answers of ${wanted} tokens, and the prompts limit them to ${longest}: only reasoning can be longer.`]
            : [])
    ];
}
function valuesOf(plan, target, paired) {
    return paired.includes(target) ? (0,_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_2__/* .mostPairsOf */ .Qu)(plan, target) : (0,_minimum_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRequests */ .nY)(plan);
}
function judged({ targets }) {
    return targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL);
}
function targetNames(targets) {
    return targets.map(({ id }) => id).join(', ');
}


/***/ })

};
