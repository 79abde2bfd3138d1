export const id = 374;
export const ids = [374];
export const modules = {

/***/ 5770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NF: () => (/* binding */ acceptCheck),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   pg: () => (/* binding */ unusedAcceptances)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);


/**
 * Applies reviewed `accept:` lines to one check. A line accepts an alarm of exactly its target, metric and statistic, up to the
 * size written there, through its last day. An accepted alarm stays among the checks and keeps its verdict. A check that is no
 * alarm, or is accepted already, comes back as it is.
 */
function acceptCheck(check, acceptances, today) {
    if (check.verdict !== 'regressed' || check.accepted !== undefined)
        return check;
    const own = acceptances.filter((line) => isOf(line, check));
    const running = own.filter((line) => !hasEnded(line, today));
    const accepting = running.find((line) => worsening(check, line) <= Math.abs(line.upToRatio));
    if (accepting !== undefined) {
        const { upToRatio, until, reason } = accepting;
        return { ...check, accepted: { upToRatio, until, reason } };
    }
    if (own.length === 0)
        return check;
    return { ...check, notAccepted: running.length > 0 ? 'larger' : 'ended' };
}
function isOf({ target, metric, statistic }, check) {
    return check.target === target && check.metric === metric && check.statistic === statistic;
}
/** Returns true after the line's last day. Days in ISO form order as text. */
function hasEnded({ until }, today) {
    return until < today;
}
/**
 * Returns how far an alarm went the bad way, in the terms of `up-to`: a ratio, for a rate points. An alarm whose size is not
 * known is larger than any line.
 */
function worsening(check, line) {
    const changeRatio = (0,_domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .sinceAccepted */ ._2)(check, line);
    if (changeRatio === undefined)
        return Number.POSITIVE_INFINITY;
    return (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(check.metric).better === 'lower' ? changeRatio : -changeRatio;
}
/** Returns a warning for each `accept:` line that accepted nothing and can be removed. */
function unusedAcceptances({ acceptances, ...use }) {
    return acceptances.flatMap((line) => unused(line, use));
}
/** An undecided check does not prove that its line is no longer needed. */
function unused(line, { checks, targetIds, today }) {
    const check = checks.find((one) => isOf(line, one));
    const { target, metric, statistic } = line;
    const warn = (why) => {
        return [{ kind: 'acceptance-unused', check: `${target} ${metric} ${statistic}`, why }];
    };
    if (check === undefined) {
        const compared = checks.some((one) => one.target === target);
        return compared || !targetIds.includes(target) ? warn('unknown-check') : [];
    }
    // Of an alarm the check itself says that its line has ended.
    if (check.verdict === 'regressed')
        return [];
    if (hasEnded(line, today))
        return warn('ended');
    return check.verdict === 'inconclusive' ? [] : warn('no-alarm');
}


/***/ }),

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _analysis_verdict_accept_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5770);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9285);
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6450);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7849);
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1448);
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3071);
/* harmony import */ var _plan_forecast_forecast_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6000);
/* harmony import */ var _plan_forecast_judging_notes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9945);
/* harmony import */ var _report_format_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1189);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(233);
/* harmony import */ var _wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3927);
/* harmony import */ var _wiring_machine_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1828);












/** `validate`: whether a configuration can be run, without sending anything. */
async function validate(raw) {
    const plan = (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .readLocalPlan */ .Vd)(raw);
    refuseEndedLines(plan.accept);
    const { targets, prompts, budgets } = plan;
    const { usual, most } = (0,_plan_forecast_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .forecast */ .g3)(plan);
    const counts = [targetCounts(targets), (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(prompts.scenarios.length, 'prompt'), (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(budgets.length, 'budget')];
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printText */ .n)([
        `valid: ${counts.join(', ')}; ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(usual.requestCount)} to ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(most.requestCount)} requests`,
        ...targets.map((target) => `  ${target.id}: ${target.model} at ${target.baseUrl}, ${roleOf(target)}`),
        ...(0,_plan_forecast_judging_notes_js__WEBPACK_IMPORTED_MODULE_6__/* .judgingNotes */ .S)(plan).map((note) => `note: ${note}`)
    ].join('\n'));
    return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a.passed;
}
/** A line that has ended accepts nothing: whoever validates a configuration can still change it. */
function refuseEndedLines(accept) {
    const ended = accept.filter((line) => (0,_analysis_verdict_accept_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(line, (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_4__/* .dayOf */ .kb)((0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_10__/* .now */ .tB)())));
    if (ended.length === 0)
        return;
    const lines = ended.map(({ target, metric, statistic, until }) => `${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_11__/* .quote */ .hD)(`${target} ${metric} ${statistic}`)} on ${until}`);
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E('invalid-input', `under "accept" these lines have ended: ${lines.join(', ')}`, {
        hint: 'Remove them, or move "until" where the slowdown is still wanted.'
    });
}
/** The judged ones, as `plan` counts them, and what is measured beside them. */
function targetCounts(targets) {
    const judged = targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL).length;
    const beside = targets.length - judged;
    return `${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(judged, 'target')}${beside === 0 ? '' : ` (and ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(beside, 'endpoint')} measured beside ${judged === 1 ? 'it' : 'them'})`}`;
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


/***/ }),

/***/ 1189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Lk: () => (/* binding */ formatFromTo),
/* harmony export */   Lu: () => (/* binding */ formatRange),
/* harmony export */   Sv: () => (/* binding */ formatUnsignedRange),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   TE: () => (/* binding */ formatSignedRange),
/* harmony export */   _V: () => (/* binding */ formatMs),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   h9: () => (/* binding */ formatSignedPercent),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   nT: () => (/* binding */ formatDollars),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   tW: () => (/* binding */ formatLimit)
/* harmony export */ });
/* unused harmony export formatTokensPerSecond */
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3071);

/** Stands where a number is absent. */
const NOTHING = '–';
const MINUS = '−';
const SCALES = [
    { unit: 'ms', sizeMs: 1, below: 1000, print: threeDigits },
    { unit: 's', sizeMs: 1000, below: 60, print: (value) => value.toPrecision(3) },
    { unit: 'min', sizeMs: 60_000, below: 60, print: (value) => value.toFixed(1) },
    { unit: 'h', sizeMs: 3_600_000, below: Number.POSITIVE_INFINITY, print: (value) => value.toFixed(1) }
];
/**
 * A duration with three significant digits: 412 ms, 12 ms, 1.24 s, 2.3 min. The scale is chosen by the printed digits, so that
 * 999.6 is 1.00 s and never 1000 ms. Below 0.1 ms it shows microseconds; +∞ is `∞`.
 */
function formatMs(ms) {
    if (ms === 0)
        return '0 ms';
    if (!Number.isFinite(ms))
        return '∞';
    for (const { unit, sizeMs, below, print } of SCALES) {
        const digits = print(ms / sizeMs);
        if (Number(digits.replace('<', '')) < below)
            return `${digits} ${unit}`;
    }
    return NOTHING;
}
/** Three significant digits without exponent; `12` for 12.0, and below 1 at most three decimals. */
function threeDigits(value) {
    if (value < 0.001)
        return '<0.001';
    if (value < 0.9995)
        return trimmed(value.toFixed(3));
    const digits = value.toPrecision(3);
    return digits.includes('e') ? String(Number(digits)) : digits.replace(/\.0+$/, '');
}
/** Tokens per second: 71.4 tok/s, 1240 tok/s. */
function formatTokensPerSecond(tokensPerSecond) {
    return `${threeDigits(tokensPerSecond)} tok/s`;
}
/** Dollars: two decimals from ten cents up, two significant digits below, since an answer costs a fraction of a cent. */
function formatDollars(dollars) {
    if (dollars === 0)
        return '$0';
    if (dollars < 0.000001)
        return '<$0.000001';
    return `$${dollars >= 0.1 ? dollars.toFixed(2) : dollars.toPrecision(2)}`;
}
/** A change without its sign: 31 %, 11.8 %, 0.6 %. One decimal below 20 %, where it still says something. */
function formatPercent(ratio) {
    return `${percentDigits(ratio)} %`;
}
/** A change with its sign: +0.6 %, −2.9 %. A change that rounds to nothing has none. */
function formatSignedPercent(ratio) {
    return `${signedDigits(ratio)} %`;
}
/** Both ends of an interval of changes with their signs, the unit left to the reader: `−2.9 to +4.2`. */
function formatSignedRange([low, high]) {
    return high === Number.POSITIVE_INFINITY
        ? `${signedDigits(low)} or more`
        : `${signedDigits(low)} to ${signedDigits(high)}`;
}
/** Both ends without signs, the smaller first, for a sentence that says the direction in a word: `27 to 36`. */
function formatUnsignedRange([low, high]) {
    const ends = [low, high].toSorted((a, b) => Math.abs(a) - Math.abs(b));
    return ends.map(percentDigits).join(' to ').replace(' to ∞', ' or more');
}
function percentDigits(ratio) {
    const percent = Math.abs(ratio * 100);
    if (!Number.isFinite(percent))
        return '∞';
    const fine = percent.toFixed(1).replace(/\.0$/, '');
    return Number(fine) < 20 ? fine : percent.toFixed(0);
}
function signedDigits(ratio) {
    const digits = percentDigits(ratio);
    if (digits === '0')
        return digits;
    return `${ratio < 0 ? MINUS : '+'}${digits}`;
}
/** A share of 1. A share that is not nothing or all never prints as 0 % or 100 %. */
function formatShare(ratio) {
    const percent = ratio * 100;
    if (percent <= 0 || percent >= 100)
        return `${percent <= 0 ? 0 : 100} %`;
    if (percent < 0.01)
        return '<0.01 %';
    if (percent < 1)
        return `${trimmed(percent.toFixed(2))} %`;
    const digits = trimmed(percent.toFixed(1));
    return digits === '100' ? '>99.9 %' : `${digits} %`;
}
/** A measured value in its metric's unit. */
function formatValue(value, unit) {
    if (value === undefined || Number.isNaN(value))
        return NOTHING;
    switch (unit) {
        case 'ms':
            return formatMs(value);
        case 'tok/s':
            return formatTokensPerSecond(value);
        case '$':
            return formatDollars(value);
        case 'ratio':
            return formatShare(value);
        default:
            return unit;
    }
}
/** A limit as it was applied, not rounded, so that it never looks met where it is not: 800 ms, 1.5 s, 1 %. */
function formatLimit(limit, unit) {
    switch (unit) {
        case 'ms':
            return limit < 1000 ? `${exact(limit)} ms` : `${exact(limit / 1000)} s`;
        case 'tok/s':
            return `${exact(limit)} tok/s`;
        case '$':
            return `$${exact(limit)}`;
        case 'ratio':
            return `${exact(limit * 100)} %`;
        default:
            return unit;
    }
}
/** Twelve digits hide what binary fractions add (0.07 × 100) and nothing a person wrote. */
function exact(value) {
    return String(Number(value.toPrecision(12)));
}
/** `412 → 540 ms`: the unit once where both share it. */
function formatFromTo(from, to, unit) {
    return withUnitOnce(formatValue(from, unit), formatValue(to, unit), '→');
}
/** `1.52 to 1.81 s`: the unit once where both share it. */
function formatRange([low, high], unit) {
    const from = formatValue(low, unit);
    return high === Number.POSITIVE_INFINITY ? `${from} or more` : withUnitOnce(from, formatValue(high, unit), 'to');
}
function withUnitOnce(from, to, word) {
    const unit = to.replace(/^\S+/, '');
    const short = unit !== '' && from.endsWith(unit) ? from.slice(0, -unit.length) : from;
    return `${short} ${word} ${to}`;
}
/** Whole numbers with commas: 12,345. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 run`, `5 runs`, `3 targets`; the plural is the word with an s unless given. */
function plural(count, word, words = `${word}s`) {
    return `${formatCount(count)} ${count === 1 ? word : words}`;
}
/** An age in the largest unit of which two are full: 90 minutes, 47 hours, 2 days. */
function formatAge(ageMs) {
    if (ageMs < _domain_time_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg)
        return 'less than a minute';
    if (ageMs < 2 * _domain_time_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ)
        return plural(Math.floor(ageMs / _domain_time_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg), 'minute');
    if (ageMs < 2 * _domain_time_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO)
        return plural(Math.floor(ageMs / _domain_time_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ), 'hour');
    return plural(Math.floor(ageMs / _domain_time_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO), 'day');
}
/** The first seven digits, as GitHub shows a commit. */
function shortSha(commit) {
    return commit.slice(0, 7);
}
/** An ISO 8601 time to the minute: `2026-09-21 14:03 UTC`. Another offset than Z is shown as it is. */
function formatTime(iso) {
    const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})[^Z+-]*(Z|[+-]\d{2}:\d{2})$/.exec(iso);
    if (parts === null)
        return iso;
    const [, day = '', minute = '', zone = ''] = parts;
    return `${day} ${minute} ${zone === 'Z' ? 'UTC' : zone}`;
}
/** The day of an ISO 8601 time. */
function formatDay(iso) {
    return iso.slice(0, 10);
}
function trimmed(digits) {
    return digits.replace(/\.?0+$/, '');
}


/***/ })

};
