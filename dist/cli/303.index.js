export const id = 303;
export const ids = [303];
export const modules = {

/***/ 7303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   calibrate: () => (/* binding */ calibrate)
/* harmony export */ });
/* unused harmony exports againstItself, calibrationOf, calibrationText */
/* harmony import */ var _analysis_values_thresholds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2065);
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6450);
/* harmony import */ var _domain_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);
/* harmony import */ var _plan_base_with_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1707);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4119);
/* harmony import */ var _report_format_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1189);
/* harmony import */ var _report_format_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2524);
/* harmony import */ var _report_format_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6381);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2954);
/* harmony import */ var _stats_binomial_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1350);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7710);
/* harmony import */ var _terminal_print_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(233);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6685);
/* harmony import */ var _wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3927);
/* harmony import */ var _wiring_machine_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1828);
/* harmony import */ var _plan_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(819);
/* harmony import */ var _ready_plan_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(468);

















/** Far enough apart for the runs of one comparison to have seeds of their own. */
const SEEDS_APART = 1000;
/**
 * `calibrate`: a plan against itself, as often as `--runs` says. Whatever is found is a false alarm, and the report of
 * each says what it could have seen. Nothing is stored.
 */
async function calibrate(raw) {
    const { plan, keys } = (0,_ready_plan_js__WEBPACK_IMPORTED_MODULE_15__/* .readyPlan */ .J)({ plan: againstItself((0,_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .readUncappedPlan */ .Qf)(raw, _wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_12__/* .LOCAL_PLAN_WORLD */ .jX)), warnings: [] }, raw);
    const progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_11__/* .createProgress */ .m)(process.stderr);
    const signal = (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_13__/* .stopSignal */ .Zm)();
    const measure = (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_13__/* .createMeasurePort */ .In)({ plan, keys, progress, signal });
    const seed = (0,_wiring_machine_js__WEBPACK_IMPORTED_MODULE_13__/* .freshSeed */ .Wz)();
    const reports = [];
    let failure;
    for (let number = 0; number < plan.runCount && !signal.aborted; number += 1) {
        progress.note(`comparison ${number + 1} of ${plan.runCount}`);
        const report = await compareOnce({ ...plan, runCount: 1 }, measure, seed + number * SEEDS_APART);
        failure = report.failure;
        if (failure !== undefined)
            break;
        reports.push(report);
    }
    if (failure !== undefined)
        (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_10__/* .printText */ .n)(failure.message);
    if (failure !== undefined && reports.length === 0)
        return (0,_domain_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOfError */ .L)(failure.code);
    (0,_terminal_print_js__WEBPACK_IMPORTED_MODULE_10__/* .printText */ .n)([
        calibrationText(calibrationOf(reports.filter(ranToTheEnd)), plan.gate.falseAlarmRatio),
        ...serversAsked(plan.targets)
    ].join('\n'));
    return failure === undefined ? _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_CODES */ .a.passed : (0,_domain_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOfError */ .L)(failure.code);
}
/**
 * The plan with itself as its base, and without what judges anything but the change. Where base has a server of its own,
 * that one is asked too: a job compares the two, and no two servers are equally busy.
 */
function againstItself(plan) {
    const { base: _base, ...rest } = plan;
    const heads = plan.targets.filter(({ baseOf }) => baseOf === undefined);
    const targets = [...heads, ...onTwoServers(plan.targets).map(({ base }) => base)];
    const head = { ...rest, targets, budgets: [], accept: [], trial: false, compare: 'interleaved' };
    return (0,_plan_base_with_base_js__WEBPACK_IMPORTED_MODULE_3__/* .withBase */ .cV)(head, { source: 'same-plan', targets: heads, prompts: head.prompts }, { sha256: _wiring_machine_js__WEBPACK_IMPORTED_MODULE_13__/* .sha256 */ .sc, which: 'all' }).plan;
}
function serverOf({ baseUrl }) {
    return new URL(baseUrl).origin;
}
/** Says of which targets two servers were asked: the record is one of the same build only if both run it. */
function serversAsked(targets) {
    return onTwoServers(targets).map(({ head, base }) => `${head.id} was asked on two servers, ${serverOf(head)} and ${serverOf(base)}. Alarms are false only if both run the same build.`);
}
function onTwoServers(targets) {
    return targets.flatMap((base) => {
        const head = targets.find(({ id }) => id === base.baseOf);
        return head === undefined || serverOf(head) === serverOf(base) ? [] : [{ head, base }];
    });
}
async function compareOnce(plan, measure, seed) {
    const context = { ...(await (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_12__/* .localRunContext */ ._0)('calibrate', false)) };
    const request = { plan, context, environment: (0,_wiring_cli_environment_js__WEBPACK_IMPORTED_MODULE_12__/* .localEnvironment */ .bx)(), tool: _domain_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js, seed, warnings: [] };
    const wait = async () => undefined;
    const { report } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_8__/* .run */ .e)(request, { measure, baselines: NO_BASELINES, publisher: SILENT, wait, now: _wiring_machine_js__WEBPACK_IMPORTED_MODULE_13__/* .now */ .tB });
    return report;
}
/** One that was cut off in the middle, by the user or by a cap, is no comparison. */
function ranToTheEnd({ measured }) {
    return !measured.end.partial;
}
const NO_BASELINES = {
    read: async () => ({ files: [], warnings: [] }),
    write: async () => []
};
const SILENT = { prove: async () => [], publish: async () => [] };
/** Of reports of base against base; what they found is by chance alone. */
function calibrationOf(reports) {
    const having = (is) => reports.filter(({ checks }) => checks.some(is)).length;
    const alarmCount = having(failsTheJob);
    // Both tails of this width leave 5 % above.
    const [, upTo] = (0,_stats_binomial_js__WEBPACK_IMPORTED_MODULE_9__/* .rateInterval */ .mP)(alarmCount, reports.length, 2 * _analysis_values_thresholds_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIDENCE */ .LL - 1);
    const groups = [
        ...Map.groupBy(reports.flatMap(({ checks }) => checks), checkKey).values()
    ];
    return {
        comparisonCount: reports.length,
        alarmCount,
        improvementCount: having(({ gating, verdict }) => gating && verdict === 'improved'),
        alarmRatioUpTo: upTo,
        requestCount: Math.round((0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_16__/* .median */ .J)(reports.map(totalRequests)) ?? 0),
        checks: groups.filter((group) => group.some((check) => check.gating || failsTheJob(check))).map(calibratedCheck)
    };
}
/** Returns true when a check alone would fail the job. Checks of tails do so even when the gate does not name them. */
function failsTheJob({ verdict, owned, accepted }) {
    return verdict === 'regressed' && owned && accepted === undefined;
}
function totalRequests({ targets, base }) {
    const asked = targets.reduce((sum, { counts }) => sum + counts.attempted, 0);
    return asked + (base?.targets ?? []).reduce((sum, { pairCount }) => sum + pairCount, 0);
}
function checkKey({ target, metric, statistic }) {
    return `${target} ${metric} ${statistic}`;
}
function calibratedCheck(checks) {
    const [first] = checks;
    if (first === undefined)
        throw new Error('a group of checks has at least one');
    const { target, metric, statistic } = first;
    const middle = (of) => (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_16__/* .median */ .J)(checks.flatMap((check) => of(check) ?? []));
    const [marginRatio, pairCount, detectableRatio] = [
        middle((check) => check.marginRatio),
        middle((check) => check.pairCount),
        middle((check) => check.detectableRatio)
    ];
    return {
        target,
        metric,
        statistic,
        alarmCount: checks.filter(failsTheJob).length,
        settledCount: checks.filter(({ verdict }) => verdict !== 'inconclusive').length,
        marginRatio,
        pairCount: pairCount && Math.round(pairCount),
        detectableRatio
    };
}
/** For a terminal: the record of false alarms first, then what each check can see. */
function calibrationText(calibration, falseAlarmRatio) {
    const { comparisonCount, alarmCount, improvementCount, alarmRatioUpTo, requestCount } = calibration;
    const times = (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(comparisonCount, 'comparison');
    const improved = improvementCount === 0 ? '' : ` In ${improvementCount} something looked faster, which fails no job.`;
    return [
        `Base against base: ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(alarmCount, 'false alarm')} in ${times} of about ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(requestCount, 'request')} each.`,
        '',
        `The gate allows ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatShare */ .T1)(falseAlarmRatio)} of the pull requests that change nothing to fail. With ${times}, the true share lies below ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatShare */ .T1)(alarmRatioUpTo)} (95 %).${improved}`,
        ...(comparisonCount < MANY ? [`More comparisons say more: --runs ${MANY}.`] : []),
        '',
        checksTable(calibration),
        'Detectable is the smallest slowdown found nine times in ten; the middle of all comparisons, as are pairs and margin.'
    ].join('\n');
}
const MANY = 20;
function checksTable({ checks, comparisonCount }) {
    return (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_6__/* .textTable */ .ed)({
        columns: [
            { title: 'Target', align: 'left' },
            { title: 'Metric', align: 'left' },
            { title: 'False alarms', align: 'right' },
            { title: 'Settled', align: 'right' },
            { title: 'Pairs', align: 'right' },
            { title: 'Margin', align: 'right' },
            { title: 'Detectable', align: 'right' }
        ],
        rows: checks.map((check) => [
            check.target,
            (0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_7__/* .metricName */ .Kh)(check.metric, check.statistic),
            String(check.alarmCount),
            `${check.settledCount} of ${comparisonCount}`,
            check.pairCount === undefined ? _report_format_format_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : String(check.pairCount),
            (0,_plan_text_js__WEBPACK_IMPORTED_MODULE_14__/* .sizeText */ .lP)(check, check.marginRatio),
            (0,_plan_text_js__WEBPACK_IMPORTED_MODULE_14__/* .detectableSize */ .tZ)(check)
        ]),
        moreCount: 0
    });
}


/***/ }),

/***/ 819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   lP: () => (/* binding */ sizeText),
/* harmony export */   tZ: () => (/* binding */ detectableSize)
/* harmony export */ });
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
/* harmony import */ var _plan_forecast_judging_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9945);
/* harmony import */ var _plan_slots_output_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9914);
/* harmony import */ var _plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9);
/* harmony import */ var _plan_slots_schedule_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1068);
/* harmony import */ var _providers_negotiation_known_parameters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9676);
/* harmony import */ var _report_format_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2001);
/* harmony import */ var _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1189);
/* harmony import */ var _report_format_table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2524);
/* harmony import */ var _report_format_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6381);
/* harmony import */ var _report_sentences_warnings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5592);












/** Prints what will be sent, what it costs, and the smallest change it can detect. */
function planText(planned) {
    const { plan, warnings, foresight } = planned;
    return [
        firstLine(planned),
        '',
        targetsTable(plan),
        '',
        needsTable(planned.forecast),
        ...needsNotes(plan),
        '',
        ...detectableLines(foresight, plan),
        ...(0,_plan_forecast_judging_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .judgingNotes */ .S)(plan).map((note) => `note: ${note}`),
        ...warnings.map((warning) => `note: ${(0,_report_sentences_warnings_js__WEBPACK_IMPORTED_MODULE_9__/* .warningText */ .i)(warning, _report_format_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_VOICE */ .gW)}`)
    ].join('\n');
}
function firstLine({ plan, runCount }) {
    const heads = plan.targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL);
    const prompts = `${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(plan.prompts.scenarios.length, 'prompt')} of ${plan.prompts.name}`;
    return `${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(heads.length, 'target')}, ${prompts}, ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(plan.budgets.length, 'budget')}; ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(runCount, 'run')} on record.`;
}
function targetsTable(plan) {
    const paired = (0,_plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__/* .pairedTargets */ .oU)(plan);
    const rows = plan.targets.map((target) => {
        const head = paired.find(({ id }) => id === (0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .bf)(target));
        return [target.id, target.model, target.baseUrl, comparedWith(target, plan, head), requestCounts(plan, head)];
    });
    return (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .textTable */ .ed)({ columns: ['Target', 'Model', 'At', 'Compared with', 'Sends'].map(_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .left */ .kb), rows, moreCount: 0 });
}
function comparedWith(target, { compare }, head) {
    if (target.baseOf !== undefined)
        return `nothing: it is the base of ${target.baseOf}`;
    if (target.directOf !== undefined)
        return `nothing: it is the upstream of ${target.directOf}`;
    const kind = target.owned ? 'owned' : 'a provider’s';
    if (head !== undefined)
        return `base, in pairs (${kind})`;
    return `${compare === 'off' ? 'nothing' : 'history'} (${kind})`;
}
function requestCounts(plan, head) {
    if (head === undefined) {
        return `${(0,_plan_slots_schedule_js__WEBPACK_IMPORTED_MODULE_11__/* .roundCountOf */ .Zn)(plan) * plan.prompts.scenarios.length} requests in ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)((0,_plan_slots_schedule_js__WEBPACK_IMPORTED_MODULE_11__/* .roundCountOf */ .Zn)(plan), 'round')}`;
    }
    const common = (0,_plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__/* .commonScenarios */ .VT)(plan).length;
    return `${(0,_plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__/* .firstPairCount */ .S0)(plan, head)} to ${(0,_plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__/* .mostPairsOf */ .Qu)(plan, head)} pairs of ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(common, 'prompt')}`;
}
function written(value, write) {
    return value === undefined ? _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING */ .K$ : write(value);
}
function needsTable({ usual, most }) {
    const rows = [
        ['Requests', ({ requestCount }) => (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(requestCount)],
        ['Input tokens', ({ inputTokenCount }) => (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(inputTokenCount)],
        ['Output tokens', ({ outputTokenCount }) => written(outputTokenCount, (count) => (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(Math.round(count)))],
        ['Duration', ({ durationMs }) => written(durationMs, _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatMs */ ._V)],
        ['Cost', ({ costUsd }) => written(costUsd, _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDollars */ .nT)]
    ];
    return (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .textTable */ .ed)({
        columns: [(0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .left */ .kb)('Needs'), (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .right */ .pG)('usually'), (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .right */ .pG)('at most')],
        rows: rows.map(([title, write]) => [title, write(usual), write(most)]),
        moreCount: 0
    });
}
/** Says what the numbers leave out, and where a measurement ends whatever they say. */
function needsNotes({ targets, schedule, runCount }) {
    const names = (found) => found.map(({ id }) => id).join(', ');
    const endless = targets.filter((target) => (0,_plan_slots_output_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .ownLimitOf */ .hF)(target) === 'none');
    const described = endless.filter(({ api }) => api === _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_API */ .TP);
    const lifted = endless.filter(({ api }) => api !== _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_API */ .TP);
    // Only its replies show that a model reasons, and a limit that the user set is never raised.
    const mayReason = targets.filter((target) => (0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL)(target) && !(0,_plan_slots_output_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .setsLimit */ .dH)(target));
    const unpriced = targets.filter(({ price }) => price === undefined);
    return (0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq)(lifted.length > 0 && `There is no maximum: the "params" of ${names(lifted)} remove the limit on answers.`, described.length > 0 && `There is no maximum: the "body" of ${names(described)} has no {{max-tokens}}.`, mayReason.length > 0 &&
        `If a model turns out to reason (${names(mayReason)}), each answer may have ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(_providers_negotiation_known_parameters_js__WEBPACK_IMPORTED_MODULE_4__/* .REASONING_ALLOWANCE_TOKENS */ .v$)} tokens more.`, runCount > 1 &&
        `These numbers are for one run. When the baseline is written, "runs" makes ${runCount}, one after another.`, `One measurement ends at ${capsText(schedule)}.`, unpriced.length > 0 && `The cost is unknown, because these targets have no "price": ${names(unpriced)}.`);
}
function capsText({ maxCostUsd, maxInputTokenCount, maxOutputTokenCount, timeoutMs }) {
    const tokens = (count, kind) => count !== Number.MAX_SAFE_INTEGER && `${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(count)} ${kind} tokens`;
    return (0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq)(maxCostUsd !== undefined && (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDollars */ .nT)(maxCostUsd), tokens(maxInputTokenCount, 'input'), tokens(maxOutputTokenCount, 'output'), (0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatMs */ ._V)(timeoutMs)).join(', ');
}
const DETECTABLE = 'Detectable is the smallest slowdown found nine times in ten, given the noise of the stored runs. In pairs it tends to be smaller, since base and head are measured back to back.';
function detectableLines({ checks, unknown, atOtherRate }, plan) {
    const table = checks.length === 0 ? [] : (0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq)(detectableTable(checks), DETECTABLE, rateLine(checks, atOtherRate, plan));
    const missing = unknown.map((id) => {
        const how = (0,_plan_slots_pair_slots_js__WEBPACK_IMPORTED_MODULE_10__/* .pairedTargets */ .oU)(plan).some((target) => target.id === id)
            ? 'calibrate measures it'
            : 'stored runs will tell';
        return `The smallest change that ${id} can detect is unknown: no comparable run is stored; ${how}.`;
    });
    return [...table, ...missing];
}
const KINDS = { interleaved: 'pairs', history: 'history', provisional: 'history, of few runs' };
function detectableTable(checks) {
    return (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .textTable */ .ed)({
        columns: [(0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .left */ .kb)('Check'), (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .right */ .pG)('Margin'), (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .right */ .pG)('Detectable'), (0,_report_format_table_js__WEBPACK_IMPORTED_MODULE_7__/* .left */ .kb)('By')],
        rows: checks.map((check) => [
            `${check.target}: ${(0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .metricName */ .Kh)(check.metric, check.statistic)}`,
            sizeText(check, check.marginRatio),
            detectableSize(check),
            check.detectableByTwoJobs === true ? 'history, two jobs' : KINDS[check.kind]
        ]),
        moreCount: 0
    });
}
/** Says what another rate of false alarms would buy or cost, of the latency checks whose detectable change it moves. */
function rateLine(checks, { falseAlarmRatio, checks: others }, { gate }) {
    const moved = checks.flatMap((check) => {
        const other = others.find((one) => nameOf(one) === nameOf(check));
        const [now, then] = [check, other].map((one) => (one === undefined ? _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING */ .K$ : detectableSize(one)));
        return check.statistic === 'rate' || other === undefined || now === then
            ? []
            : [`${then} in place of ${now} for ${nameOf(check)}`];
    });
    if (moved.length === 0)
        return '';
    return `"gate.false-alarms" is ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(gate.falseAlarmRatio)}. At ${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(falseAlarmRatio)} these would be detectable: ${(0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .listedFirst */ .Am)(moved, (text) => text)}.`;
}
function nameOf({ target, metric, statistic }) {
    return `${target}: ${(0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .metricName */ .Kh)(metric, statistic)}`;
}
/** Prints the smallest change that a check finds; `none` where that is no change of any usual size. */
function detectableSize(check) {
    return (0,_domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlind */ .iE)(check) ? _report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .NONE_DETECTABLE */ .$m : sizeText(check, check.detectableRatio);
}
/** Prints the size of a change: `+12 %`. A rate changes in points, since a change from 0 % has no ratio. */
function sizeText({ statistic }, ratio) {
    if (ratio === undefined)
        return _report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING */ .K$;
    return statistic === 'rate' ? (0,_report_format_words_js__WEBPACK_IMPORTED_MODULE_8__/* .pointsText */ .JA)(ratio) : `+${(0,_report_format_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(ratio)}`;
}


/***/ }),

/***/ 468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ readyPlan),
  X: () => (/* binding */ wholePlan)
});

// EXTERNAL MODULE: ./lib/plan/base/with-base.js
var with_base = __webpack_require__(1707);
// EXTERNAL MODULE: ./lib/plan/forecast/check-caps.js
var check_caps = __webpack_require__(8295);
// EXTERNAL MODULE: ./lib/plan/read-plan.js + 2 modules
var read_plan = __webpack_require__(4119);
// EXTERNAL MODULE: ./lib/wiring/cli-environment.js + 1 modules
var cli_environment = __webpack_require__(3927);
// EXTERNAL MODULE: ./lib/wiring/machine.js + 45 modules
var machine = __webpack_require__(1828);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/thrown.js
var thrown = __webpack_require__(8012);
// EXTERNAL MODULE: ./lib/plan/config/read-config.js
var read_config = __webpack_require__(8843);
;// CONCATENATED MODULE: ./lib/commands/base-from-options.js









const SHOW_TIMEOUT_MS = 10_000;
const MAX_SHOWN_BYTES = 32 << 20;
/** The plan with base beside it, where an option says what base is; every target of it is compared. */
function planWithBase(plan, raw, options) {
    const given = givenOption(options);
    if (given === undefined)
        return { plan, warnings: asksForBase(plan) ? [baseUnknown()] : [] };
    if (plan.compare === 'history' || plan.compare === 'off') {
        throw new errors/* KnownError */.E('invalid-input', `${given} has no effect, because "compare" is "${plan.compare}"`, {
            hint: 'Remove the option, or set "compare" to auto or interleaved.'
        });
    }
    const found = options.baseConfig === undefined ? atRef(options.baseRef ?? '', raw) : inConfig(options.baseConfig, raw, plan);
    return (0,with_base/* withBase */.cV)(plan, found, { sha256: machine/* sha256 */.sc, which: 'all' });
}
function givenOption({ baseConfig, baseRef }) {
    if (baseConfig !== undefined && baseRef !== undefined) {
        throw new errors/* KnownError */.E('invalid-input', 'options "--base-config" and "--base-ref" cannot be used together', {
            hint: 'Use only one of them.'
        });
    }
    if (baseConfig !== undefined)
        return 'option "--base-config"';
    return baseRef === undefined ? undefined : 'option "--base-ref"';
}
function asksForBase({ compare, base }) {
    return compare === 'interleaved' && base === undefined;
}
function baseUnknown() {
    return { kind: 'base-not-measured', why: 'base-commit-unknown', detail: 'name it with --base-ref or --base-config' };
}
/**
 * Another configuration of the same repository. The inputs of a target are left out, which would be refused beside its
 * targets; where it names no prompts, the same are asked.
 */
function inConfig(path, raw, head) {
    const world = cli_environment/* LOCAL_PLAN_WORLD */.jX;
    if (world.readText(path) === undefined) {
        throw new errors/* KnownError */.E('invalid-input', `option "--base-config": the file "${path}" does not exist`, {
            hint: 'Give the path of the configuration before the change.'
        });
    }
    const file = (0,read_config/* readConfigFile */.R)({ config: path }, world);
    const prompts = raw['prompts'] ?? (file.mentions('prompts') ? undefined : head.prompts.name);
    const inputs = { config: path, 'api-key': raw['api-key'] ?? '', prompts: prompts ?? '' };
    const base = (0,read_plan/* readUncappedPlan */.Qf)(inputs, world);
    return { source: 'base-config', targets: base.targets, prompts: base.prompts };
}
/** The same inputs, with configuration and prompts as a commit has them. Nothing is checked out. */
function atRef(ref, raw) {
    const commit = resolveCommit(ref);
    const base = placed(`at ${ref}, `, () => (0,read_plan/* readUncappedPlan */.Qf)(raw, { ...cli_environment/* LOCAL_PLAN_WORLD */.jX, readText: (path) => readAt(commit, path) }));
    return { source: 'base-ref', commit, targets: base.targets, prompts: base.prompts };
}
/** Adds the commit to each problem, so that nobody looks for it in the files that are checked out. */
function placed(before, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        throw new errors/* InputError */.dz(error.problems.map((problem) => ({ ...problem, where: `${before}${problem.where}` })));
    }
}
function resolveCommit(ref) {
    const name = 'option "--base-ref"';
    try {
        return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).trim();
    }
    catch (cause) {
        if ((0,thrown/* codeOfThrown */.Py)(cause) === 'ENOENT') {
            throw new errors/* KnownError */.E('invalid-input', `${name}: git is not installed here`, {
                hint: 'Install git, or name the configuration before the change with --base-config.',
                cause
            });
        }
        throw new errors/* KnownError */.E('invalid-input', `${name}: git finds no commit "${ref}" in this folder`, {
            hint: 'Run the command inside the repository, and fetch the branch first: git fetch origin main, then --base-ref origin/main.',
            cause
        });
    }
}
/** Undefined where the commit has no such file. */
function readAt(commit, path) {
    try {
        return git(['cat-file', 'blob', `${commit}:./${(0,external_node_path_.relative)(process.cwd(), (0,external_node_path_.resolve)(path))}`]);
    }
    catch {
        return undefined;
    }
}
function git(args) {
    return (0,external_node_child_process_.execFileSync)('git', [...args], {
        encoding: 'utf8',
        timeout: SHOW_TIMEOUT_MS,
        maxBuffer: MAX_SHOWN_BYTES,
        stdio: ['ignore', 'pipe', 'ignore']
    });
}

;// CONCATENATED MODULE: ./lib/commands/ready-plan.js






/** The plan of a command line, with base beside it where there is one. Whether it can be paid for is not asked. */
function wholePlan(raw, options) {
    return planWithBase((0,read_plan/* readUncappedPlan */.Qf)(raw, cli_environment/* LOCAL_PLAN_WORLD */.jX), raw, options);
}
/** A base whose key is missing is left to history; anything else that is missing is thrown. */
function readyPlan({ plan, warnings }, raw) {
    const keys = (0,machine/* keyLookup */.cM)(raw['api-key']);
    const isMissing = (target) => (0,machine/* findMissingKey */.Js)({ targets: [target] }, keys) !== undefined;
    const keyed = (0,with_base/* withoutKeylessBases */.ZZ)(plan, isMissing);
    (0,check_caps/* checkFirstLook */.m)(keyed.plan);
    (0,cli_environment/* requireKeys */.A5)(keyed.plan, keys);
    return { plan: keyed.plan, warnings: [...warnings, ...keyed.warnings], keys };
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
