export const id = 138;
export const ids = [138];
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

/***/ 29:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ costsOf),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   yS: () => (/* binding */ baseEvidenceOf)
/* harmony export */ });
/* unused harmony export throughputOf */
/* harmony import */ var _domain_extremes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3639);
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _domain_sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8);
/* harmony import */ var _values_first_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5418);
/* harmony import */ var _judge_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2997);





/** Reads a budget's metric, or its substitute, from a run's samples. */
function evidenceOf({ budget, samples, price, added, ...read }) {
    const { metric } = budget;
    const answered = samples.filter((sample) => sample.outcome === 'ok');
    const failed = samples.filter(_domain_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6).length;
    if (metric === 'error_rate')
        return found(metric, { kind: 'share', count: failed, of: samples.length });
    if (metric === 'streamed_share') {
        const replied = samples.filter(({ outcome }) => outcome === 'ok' || outcome === 'not-streamed');
        return found(metric, { kind: 'share', count: answered.filter(_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .streamed */ .IB).length, of: replied.length });
    }
    if (metric === 'throughput')
        return found(metric, { kind: 'single', value: throughputOf(answered) });
    if (metric === 'overhead')
        return found(metric, { kind: 'values', values: added ?? [] });
    if (metric === 'cost')
        return found(metric, { kind: 'values', values: costsOf(answered, price) });
    const readMetric = read.readMetric ?? observable(metric, answered);
    const values = answered.flatMap((sample) => (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(readMetric).derive?.(sample) ?? []);
    return found(readMetric, { kind: 'values', values: withFailures(values, failed, readMetric) });
}
function found(readMetric, evidence) {
    return { evidence, readMetric };
}
/** The budget's own metric, or its substitute where no sample has it. */
function observable(metric, answered) {
    const seen = (id) => answered.some((sample) => (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(id).derive?.(sample) !== undefined);
    const substitute = (0,_judge_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .substituteOf */ .oT)(metric);
    return substitute !== undefined && !seen(metric) && seen(substitute) ? substitute : metric;
}
/** Failures alone do not measure a metric: without any answer there is no value to speak of. */
function withFailures(values, failed, metric) {
    return values.length === 0 && failed === 0 ? [] : [...values, ...Array(failed).fill((0,_judge_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .worstOf */ .hm)(metric))];
}
/** Σ output tokens of the successful / wall time from the first request's start to the last one's end. */
function throughputOf(answered) {
    const tokens = answered.reduce((sum, sample) => sum + (sample.outputTokenCount ?? 0), 0);
    const starts = answered.map((sample) => sample.startedAtMs);
    const ends = answered.flatMap((sample) => (sample.lastMs === undefined ? [] : sample.startedAtMs + sample.lastMs));
    if (tokens === 0 || starts.length === 0 || ends.length === 0)
        return undefined;
    const wallMs = (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_4__/* .largest */ .n)(ends) - (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_4__/* .smallest */ .o)(starts);
    return wallMs > 0 ? (1000 * tokens) / wallMs : undefined;
}
/** US dollars of each answered request, by the provider's token counts and the target's price. */
function costsOf(answered, price) {
    if (price === undefined)
        return [];
    return answered.flatMap(({ inputTokenCount, outputTokenCount }) => inputTokenCount === undefined || outputTokenCount === undefined
        ? []
        : [(inputTokenCount * price.input + outputTokenCount * price.output) / 1_000_000]);
}
/**
 * Reads the metric of a budget from the baseline's digests. Returns `undefined` where digests do not hold it.
 */
function baseEvidenceOf(readMetric, all) {
    const isFirst = readMetric === 'ttft' || readMetric === 'ttfat';
    // Runs that saw another first token say nothing of this one.
    const targets = isFirst ? all.filter((target) => (0,_values_first_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsFirstToken */ .Iw)(target, readMetric)) : all;
    const scenarios = targets.flatMap((target) => target.scenarios);
    const failed = scenarios.reduce((sum, scenario) => sum + scenario.failed, 0);
    const attempted = scenarios.reduce((sum, scenario) => sum + scenario.attempted, 0);
    const rows = scenarios.flatMap((scenario) => scenario.rows);
    if (attempted === 0)
        return undefined;
    const values = (list) => ({
        kind: 'values',
        values: withFailures(list, failed, readMetric)
    });
    switch (readMetric) {
        case 'error_rate':
            return { kind: 'share', count: failed, of: attempted };
        case 'streamed_share':
            return {
                kind: 'share',
                count: scenarios.reduce((sum, { streamed }) => sum + streamed, 0),
                of: scenarios.reduce((sum, { refused = 0 }) => sum - refused, attempted - failed)
            };
        case 'ttft':
        case 'ttfat':
            return values(rows.flatMap(([ttft]) => ttft ?? []));
        case 'tpot':
            return values(rows.flatMap(([, tpot]) => tpot ?? []));
        case 'output_speed':
            return values(rows.flatMap(([, tpot]) => (tpot === null || tpot === 0 ? [] : [1000 / tpot])));
        case 'e2e':
            return values(rows.flatMap(([, , last]) => last ?? []));
        default:
            return undefined;
    }
}


/***/ }),

/***/ 2997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NO: () => (/* binding */ judgeBudget),
  oT: () => (/* binding */ substituteOf),
  hm: () => (/* binding */ worstOf)
});

// EXTERNAL MODULE: ./lib/domain/budget.js
var domain_budget = __webpack_require__(2587);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/domain/report.js
var report = __webpack_require__(9012);
// EXTERNAL MODULE: ./lib/stats/binomial.js
var binomial = __webpack_require__(1350);
// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/stats/student-t.js
var student_t = __webpack_require__(2969);
;// CONCATENATED MODULE: ./lib/stats/mean-interval.js


/** Student's interval of a mean; from one value everything is possible, of none there is no mean. */
function meanInterval(values, confidence) {
    if (values.length === 0)
        return undefined;
    const center = (0,simple_statistics/* mean */.RE)([...values]);
    if (values.length === 1)
        return { mean: center, interval: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] };
    const error = (0,simple_statistics/* sampleStandardDeviation */.JK)([...values]) / Math.sqrt(values.length);
    const reach = (0,student_t/* studentTQuantile */.$J)(1 - (1 - confidence) / 2, values.length - 1) * error;
    return { mean: center, interval: [center - reach, center + reach] };
}

// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/stats/quantile-interval.js
var quantile_interval = __webpack_require__(9274);
// EXTERNAL MODULE: ./lib/stats/sorted.js
var stats_sorted = __webpack_require__(1162);
// EXTERNAL MODULE: ./lib/analysis/values/thresholds.js
var thresholds = __webpack_require__(2065);
;// CONCATENATED MODULE: ./lib/analysis/verdict/judge-budget.js









const QUANTILE_OF = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 };
/**
 * Judges a budget. *Met*: the sample's own statistic is within the limit. *Broken*: more is beyond it than chance
 * allows where it just held. Between the two: *at the edge*.
 */
function judgeBudget(budget, evidence) {
    switch (evidence.kind) {
        case 'values':
            return judgeValues(budget, evidence.values);
        case 'share':
            return judgeShare(budget, evidence.count, evidence.of);
        case 'single':
            return judgeSingle(budget, evidence.value);
        default:
            return evidence;
    }
}
function judgeValues(budget, values) {
    const sorted = (0,stats_sorted/* sortSamples */.O)(values);
    if (sorted === undefined)
        return { verdict: 'not-measured', sampleCount: 0 };
    if (budget.statistic === 'mean')
        return judgeMean(budget, sorted);
    if (budget.statistic === 'max')
        return { ...judgeSingle(budget, sorted[sorted.length - 1]), sampleCount: sorted.length };
    return isPercentile(budget.statistic)
        ? judgePercentile(budget, sorted, QUANTILE_OF[budget.statistic])
        : { verdict: 'not-measured', sampleCount: sorted.length };
}
function isPercentile(statistic) {
    return statistic in QUANTILE_OF;
}
/**
 * `p95 < L` says that at most 5 % of requests exceed L. The number that do is Binomial(n, 5 %) where it just holds, so
 * the test is exact and free of any distribution: broken from 9 of 60 for p95, from 4 of 60 for p99.
 */
function judgePercentile(budget, sorted, q) {
    const operator = domain_budget/* OPERATORS */.w[budget.operator];
    const beyond = sorted.filter((value) => !operator.keeps(value, budget.limit)).length;
    const allowed = operator.good === 'below' ? 1 - q : q;
    const value = (0,quantile/* quantile */.Y)(sorted, q);
    const broken = (0,binomial/* binomialUpperTail */.Yw)(beyond, sorted.length, allowed) <= domain_budget/* BROKEN_ALPHA */.x;
    const enough = sorted.length >= report/* PRINTED_FROM */.Y.p50;
    const verdict = budgetVerdict({ broken, met: enough && operator.keeps(value, budget.limit) });
    return {
        verdict,
        reason: verdict === 'at-the-edge' && !enough ? 'too-few-samples' : undefined,
        ...finite(value),
        ...boundedBelow((0,quantile_interval/* quantileInterval */.v)(sorted, q, thresholds/* CONFIDENCE */.LL)),
        sampleCount: sorted.length
    };
}
/** Uses Student's interval at the same one-sided level. A failed request makes the mean of a time infinite. */
function judgeMean(budget, sorted) {
    const operator = domain_budget/* OPERATORS */.w[budget.operator];
    if (!sorted.every(Number.isFinite))
        return { verdict: 'broken', sampleCount: sorted.length };
    const wide = meanInterval(sorted, 1 - 2 * domain_budget/* BROKEN_ALPHA */.x);
    const shown = meanInterval(sorted, thresholds/* CONFIDENCE */.LL);
    if (wide === undefined || shown === undefined)
        return { verdict: 'not-measured', sampleCount: 0 };
    const nearest = operator.good === 'below' ? wide.interval[0] : wide.interval[1];
    return {
        verdict: budgetVerdict({
            broken: !operator.keeps(nearest, budget.limit),
            met: operator.keeps(wide.mean, budget.limit)
        }),
        value: wide.mean,
        ...finiteInterval(shown.interval),
        sampleCount: sorted.length
    };
}
/** Exact binomial: the bad side of a share that just keeps its limit. */
function judgeShare(budget, count, of) {
    if (of === 0)
        return { verdict: 'not-measured', sampleCount: 0 };
    const operator = domain_budget/* OPERATORS */.w[budget.operator];
    const [bad, allowed] = operator.good === 'below' ? [count, budget.limit] : [of - count, 1 - budget.limit];
    return {
        verdict: budgetVerdict({
            broken: (0,binomial/* binomialUpperTail */.Yw)(bad, of, Math.min(1, Math.max(0, allowed))) <= domain_budget/* BROKEN_ALPHA */.x,
            met: operator.keeps(count / of, budget.limit)
        }),
        value: count / of,
        interval: (0,binomial/* rateInterval */.mP)(count, of, thresholds/* CONFIDENCE */.LL),
        sampleCount: of
    };
}
function judgeSingle(budget, value) {
    if (value === undefined)
        return { verdict: 'not-measured', sampleCount: 0 };
    const met = domain_budget/* OPERATORS */.w[budget.operator].keeps(value, budget.limit);
    return { verdict: met ? 'met' : 'broken', ...finite(value), sampleCount: 1 };
}
/** A value within its limit is met even where the test calls it broken: one request of one beyond `p50` is no evidence. */
function budgetVerdict({ broken, met }) {
    if (met)
        return 'met';
    return broken ? 'broken' : 'at-the-edge';
}
function finite(value) {
    return Number.isFinite(value) ? { value } : {};
}
/** With sixty values the interval of a p95 has no upper end; its lower end still says something. */
function boundedBelow(interval) {
    return Number.isFinite(interval[0]) ? { interval } : {};
}
function finiteInterval(interval) {
    return interval.every(Number.isFinite) ? { interval } : {};
}
/** The metric that stands in where the budget's own cannot be observed. */
function substituteOf(metric) {
    return metric === 'ttft' ? 'ttfat' : undefined;
}
/** The worst value of a metric: what a failed request counts as. */
function worstOf(metric) {
    return (0,domain_metric/* metricOf */.ak)(metric).better === 'lower' ? Number.POSITIVE_INFINITY : 0;
}


/***/ }),

/***/ 3836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/analysis/values/scenario-values.js
var scenario_values = __webpack_require__(8754);
// EXTERNAL MODULE: ./lib/analysis/values/thresholds.js
var thresholds = __webpack_require__(2065);
// EXTERNAL MODULE: ./lib/analysis/values/wanted-checks.js
var wanted_checks = __webpack_require__(426);
// EXTERNAL MODULE: ./lib/analysis/history/change-warnings.js
var change_warnings = __webpack_require__(1399);
// EXTERNAL MODULE: ./lib/analysis/history/latency-check.js
var latency_check = __webpack_require__(8218);
// EXTERNAL MODULE: ./lib/stats/binomial.js
var binomial = __webpack_require__(1350);
// EXTERNAL MODULE: ./lib/stats/bisect.js
var bisect = __webpack_require__(1977);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/analysis/history/rate-checks.js





/** Rates whose rise is an alarm: failures, and slow requests. */
const RISE_CHECKS = 2;
/** More failures or slow requests are an alarm only from this much on, whatever the odds. */
const SMALLEST_RISE = 0.05;
/**
 * Slow requests come in bursts, and in some runs more than in others: at the endpoints of bench/verdict they correlate by 0.002
 * to 0.015 within a run. Failures are taken as they are.
 */
const SLOW_TOGETHER = { correlation: 0.01, groupCount: 2 };
/** The times that a request can be slow by. */
const TIMED = ['ttft', 'e2e'];
/** Checks that no more requests fail than by the runs of the window. */
function checkErrorRate(request) {
    const { window } = request;
    return riseCheck(request, {
        metric: 'error_rate',
        more: 'more-failures',
        same: 'failures-as-before',
        now: failuresOf(window.candidate),
        before: window.runs.map(({ target }) => failuresOf(target))
    });
}
/**
 * Checks that no more requests are far slower than usual for their prompt, or fail, than by the runs of the window. Returns
 * `undefined` where no run has a time to compare with.
 */
function checkSlowRate(request) {
    const { window, lengths } = request;
    const targets = window.runs.map(({ target }) => target);
    const usual = TIMED.map((metric) => (0,scenario_values/* usualLogs */.mx)(targets.map((target) => (0,scenario_values/* scenarioValues */.jr)(target, metric, lengths))));
    const before = targets.map((target) => slowOf(target, usual, lengths));
    const now = slowOf(window.candidate, usual, lengths);
    if (now.of === 0 || (0,binomial/* totalOf */.e6)(before).of === 0)
        return undefined;
    return riseCheck(request, {
        metric: 'slow_rate',
        more: 'more-slow-requests',
        same: 'slow-requests-as-before',
        now,
        before,
        guess: SLOW_TOGETHER
    });
}
/** The candidate's count against what the runs before it predict. */
function riseCheck(request, { metric, more, same, now, before, guess }) {
    const all = (0,binomial/* totalOf */.e6)(before);
    const usual = ratioOf(all);
    const rare = (0,binomial/* predictiveCriticalCount */.YT)(now.of, (0,binomial/* rateOfNext */.jA)(before, guess), request.alpha);
    const needed = Math.max(rare, leastRisen(now.of, usual));
    const regressed = now.of > 0 && now.count >= needed;
    const [low, high] = (0,binomial/* rateInterval */.mP)(now.count, now.of, thresholds/* CONFIDENCE */.LL);
    return {
        ...subject(request, metric),
        verdict: regressed ? 'regressed' : 'unchanged',
        reason: regressed ? more : same,
        baseline: usual,
        candidate: ratioOf(now),
        // A rate moves in points, not in per cent of itself: from 0 % there is no ratio.
        changeRatio: ratioOf(now) - usual,
        intervalRatio: [low - usual, high - usual],
        detectableRatio: foundRise({ needed, of: now.of, usual }),
        sampleCounts: { baseline: all.of, candidate: now.of, runs: before.length }
    };
}
/** The fewest of `of` that are `SMALLEST_RISE` more than usual. */
function leastRisen(of, usual) {
    // A share such as 0.05 of 60 must not become 3.0000000000000004.
    return Math.ceil((usual + SMALLEST_RISE) * of - 1e-9);
}
/** The smallest rise with which so many are needed are found nine times in ten. Absent where none is. */
function foundRise({ needed, of, usual }) {
    if (needed > of)
        return undefined;
    return Math.max(SMALLEST_RISE, (0,bisect/* bisect */.h)((rate) => -(0,binomial/* binomialUpperTail */.Yw)(needed, of, rate), -thresholds/* POWER */.wY, [0, 1]) - usual);
}
/** A run that is slow as a whole is a matter of the medians: what is slow in it is slow beside its own usual times too. */
function slowOf(target, usual, lengths) {
    const limits = TIMED.map((metric, index) => {
        const levels = usual[index]; // one for each of the times
        const own = (0,scenario_values/* residuals */.PE)((0,scenario_values/* scenarioValues */.jr)(target, metric, lengths), levels).filter(Number.isFinite);
        return { metric, levels, beyond: Math.max(0, (0,quantile/* median */.J)(own) ?? 0) + Math.log(thresholds/* SLOW_FACTOR */.AC) };
    });
    const isSlow = (id, row) => limits.some(({ metric, levels, beyond }) => {
        const value = (0,scenario_values/* rowValue */.Eh)(row, metric, lengths.get(id));
        const level = levels.get(id);
        return value !== undefined && level !== undefined && (0,scenario_values/* logOf */.Gs)(value) - level > beyond;
    });
    const known = target.scenarios.filter(({ id }) => limits.some(({ levels }) => levels.has(id)));
    return (0,binomial/* totalOf */.e6)(known.map(({ id, rows, failed }) => ({
        count: failed + rows.filter((row) => isSlow(id, row)).length,
        of: failed + rows.length
    })));
}
/** Checks that replies still arrive in pieces. Returns `undefined` where base did not stream either. */
function checkStreamedShare(request) {
    const now = streamedOf(request.window.candidate);
    const before = (0,binomial/* totalOf */.e6)(request.window.runs.map(({ target }) => streamedOf(target)));
    if (before.of === 0 || ratioOf(before) < thresholds/* STREAMED */.wn.base || now.of === 0)
        return undefined;
    const regressed = ratioOf(now) < thresholds/* STREAMED */.wn.head;
    return {
        ...subject(request, 'streamed_share'),
        verdict: regressed ? 'regressed' : 'unchanged',
        reason: regressed ? 'no-longer-streams' : 'streams-as-before',
        baseline: ratioOf(before),
        candidate: ratioOf(now),
        changeRatio: ratioOf(now) - ratioOf(before),
        sampleCounts: { baseline: before.of, candidate: now.of, runs: request.window.runs.length }
    };
}
function subject({ target, owned }, metric) {
    return { target, metric, statistic: 'rate', kind: 'history', gating: true, owned };
}
function failuresOf({ scenarios }) {
    return (0,binomial/* totalOf */.e6)(scenarios.map(({ failed, attempted }) => ({ count: failed, of: attempted })));
}
function streamedOf({ scenarios }) {
    return (0,binomial/* totalOf */.e6)(
    // Whether a refusal streamed nobody asked.
    scenarios.map(({ streamed, attempted, failed, refused = 0 }) => ({
        count: streamed,
        of: attempted - failed - refused
    })));
}
function ratioOf({ count, of }) {
    return of === 0 ? 0 : count / of;
}

;// CONCATENATED MODULE: ./lib/analysis/history/shown-on-base.js
/** The newest stored run of the nearest commit, base's own first, that has one. */
function nearestRun(runs, ancestry) {
    for (const [distance, commit] of (ancestry ?? []).entries()) {
        const run = runs.find((one) => one.commit === commit);
        if (run !== undefined)
            return { run, distance };
    }
    return undefined;
}
/**
 * Marks the alarms that base's own stored run shows as well: it is slower than the other runs by the margin too, and head is not
 * slower than it by the margin again. What base has is not the change's.
 */
function markShownOnBase(checks, ofBase, base) {
    return checks.map((check) => {
        const same = ofBase.find(({ metric, statistic }) => metric === check.metric && statistic === check.statistic);
        const isSlower = check.verdict === 'regressed' || check.reason === 'slower-once';
        return isSlower && same !== undefined && isShownOnBase(check, same) ? { ...check, onBase: base } : check;
    });
}
function isShownOnBase(check, ofBase) {
    const { changeRatio = 0, marginRatio = 0 } = check;
    // A rate changes in points, and its alarm has no margin: base's must be one itself.
    if (check.statistic === 'rate')
        return ofBase.verdict === 'regressed' && (ofBase.changeRatio ?? 0) >= changeRatio / 2;
    const onBase = ofBase.changeRatio ?? 0;
    return onBase >= marginRatio && (1 + changeRatio) / (1 + onBase) - 1 < marginRatio;
}

// EXTERNAL MODULE: ./lib/stats/student-t.js
var student_t = __webpack_require__(2969);
// EXTERNAL MODULE: ./lib/analysis/values/margin.js
var values_margin = __webpack_require__(9135);
// EXTERNAL MODULE: ./lib/analysis/values/run-level.js + 2 modules
var run_level = __webpack_require__(9830);
// EXTERNAL MODULE: ./lib/analysis/history/history-rule.js + 2 modules
var history_rule = __webpack_require__(8871);
;// CONCATENATED MODULE: ./lib/analysis/history/slow-drift.js







/** Newest runs, the candidate among them, that show where the level is today: no one slow run is drift. */
const NEWEST_RUNS = 5;
/** One-sided. The anchor stays the same for long, and is looked at after every run. */
const ALPHA = 0.0001;
/** The standard error of a median over that of a mean, of normal values: √(π/2). */
const MEDIAN_FACTOR = Math.sqrt(Math.PI / 2);
/**
 * Finds a p50 that drifted away from the anchor's runs: both the candidate and the median of the newest runs are slower than the
 * anchor's median by more than the margin and by more than the runs' noise explains,
 *
 *   median of m newest − median of a anchor runs > t_{1−α} S √(π/2) √(1/m + 1/a)
 *
 * with a moderated S from the steps between neighboring runs. `undefined` where it did not, or where there is too little to tell.
 */
function slowDriftOf({ window, metric, margin, owned, lengths }) {
    const { anchor, runs, candidate } = window;
    if (anchor === undefined)
        return undefined;
    const values = runs.map(({ target }) => (0,scenario_values/* scenarioValues */.jr)(target, metric, lengths));
    const usual = (0,scenario_values/* usualLogs */.mx)(values);
    const levels = values.flatMap((run) => (0,run_level/* middleLevel */.I)(run, usual) ?? []);
    const own = (0,run_level/* middleLevel */.I)((0,scenario_values/* scenarioValues */.jr)(candidate, metric, lengths), usual);
    const old = anchor.runs.map(({ target }) => (0,scenario_values/* scenarioValues */.jr)(target, metric, lengths));
    const oldLevels = old.flatMap((run) => (0,run_level/* middleLevel */.I)(run, usual)?.level ?? []);
    if (own === undefined || oldLevels.length === 0 || levels.length < NEWEST_RUNS)
        return undefined;
    const newest = [own, ...levels.slice(0, NEWEST_RUNS - 1)].map(({ level }) => level);
    const prior = (0,history_rule/* noiseBefore */.mR)([own, ...levels], { owned, statistic: 'p50' });
    const { deviation, degreesOfFreedom } = noiseOfSteps([own, ...levels].map(({ level }) => level), prior);
    const error = deviation * MEDIAN_FACTOR * Math.sqrt(1 / newest.length + 1 / oldLevels.length);
    const center = (0,quantile/* median */.J)(oldLevels);
    const recent = (0,quantile/* median */.J)(newest) - center;
    const anchorValue = (0,quantile/* median */.J)(old.flatMap((run) => (0,quantile/* median */.J)((0,scenario_values/* pooled */.IE)(run)) ?? []));
    const least = Math.max((0,values_margin/* marginOf */.O)(margin, anchorValue), (0,student_t/* studentTQuantile */.$J)(1 - ALPHA, degreesOfFreedom) * error);
    if (Math.min(recent, own.level - center) <= least)
        return undefined;
    return {
        metric,
        changeRatio: Math.expm1(own.level - center),
        anchorValue: Number.isFinite(anchorValue) ? anchorValue : undefined
    };
}
/**
 * The standard deviation of a run, S² = (ν₀ s₀² + Σ(yᵢ₊₁ − yᵢ)²/2) / (ν₀ + n − 1): from successive differences, to which a slope
 * adds next to nothing (J. von Neumann et al., "The mean square successive difference", 1941), moderated as in Smyth 2004.
 */
function noiseOfSteps(levels, { standardDeviation, degreesOfFreedom }) {
    const squares = levels.slice(1).reduce((sum, level, index) => sum + (level - (levels[index] ?? level)) ** 2 / 2, 0);
    const all = degreesOfFreedom + levels.length - 1;
    return { deviation: Math.sqrt((degreesOfFreedom * standardDeviation ** 2 + squares) / all), degreesOfFreedom: all };
}
/** Returns the warning about a drift; `name` is the anchor's name in the configuration. */
function slowDriftWarning(target, { metric, changeRatio }, { anchor }, name) {
    const oldest = anchor?.runs.at(-1);
    if (anchor === undefined || oldest === undefined)
        return [];
    const { recordedAt, commit } = oldest;
    const since = { recordedAt, commit, name: anchor.named ? name : undefined };
    return [{ kind: 'crept', target, metric, changeRatio, since }];
}
/**
 * The check of what drifts, as an alarm: on the default branch, where somebody must decide whether that is the level now. A
 * pull request is not to blame for the steps before it. Nothing is said twice, and nothing is taken back from an alarm.
 */
function asSlowDrift(check, { changeRatio, anchorValue }) {
    if (check.verdict === 'regressed')
        return check;
    const { runsToSettle: _runs, intervalRatio: _interval, baseline, ...rest } = check;
    return { ...rest, verdict: 'regressed', reason: 'crept', changeRatio, baseline: anchorValue ?? baseline };
}
/**
 * The checks of a target against its level, with what is known of that level: that it was accepted, and how far it is from
 * where it was long ago. SlowDrift is said everywhere and is an alarm on the default branch, unless a level that began since the
 * anchor explains it.
 */
function checksOnLevel(request) {
    const { target, window, onDefaultBranch = false } = request;
    const drifts = slowDrifts(request);
    const red = onDefaultBranch && window.anchor?.onThisLevel === true;
    const checks = request.checks.map((check) => {
        const drift = drifts.find(({ metric }) => metric === check.metric && check.statistic === 'p50');
        return withAccepted(red && drift !== undefined ? asSlowDrift(check, drift) : check, window);
    });
    return {
        checks,
        warnings: drifts.flatMap((drift) => slowDriftWarning(target.id, drift, window, request.anchor?.name))
    };
}
/** A slowdown that the comparison with the window found already is not reported a second time as drift. */
function slowDrifts({ checks, target, window, margins }) {
    const lengths = (0,scenario_values/* referenceLengths */.Lq)(window.runs.map((run) => run.target));
    return margins.flatMap(({ metric, statistic, margin }) => {
        const check = checks.find((one) => one.metric === metric && one.statistic === statistic);
        if (statistic !== 'p50' || !(0,latency_check/* isJudgedMetric */.c)(metric) || check === undefined)
            return [];
        if (check.verdict === 'regressed' || check.reason === 'token-source-differs')
            return [];
        return slowDriftOf({ window, metric, margin, owned: target.owned, lengths }) ?? [];
    });
}
function withAccepted(check, { accepted = [] }) {
    const before = accepted.find(({ metric, statistic }) => metric === check.metric && statistic === check.statistic);
    if (before?.accepted === undefined || before.changeRatio === undefined)
        return check;
    return { ...check, acceptedBefore: { ...before.accepted, changeRatio: before.changeRatio } };
}
/** Returns a warning where the configured anchor could not be used. */
function anchorWarnings(anchor, windows) {
    if (anchor === undefined || windows.size === 0)
        return [];
    if (anchor.commit === undefined)
        return [{ kind: 'anchor-unknown', anchor: anchor.name, why: 'no-commit' }];
    const isKept = [...windows.values()].some((window) => window.anchor?.named === true);
    return isKept ? [] : [{ kind: 'anchor-unknown', anchor: anchor.name, why: 'no-run' }];
}

// EXTERNAL MODULE: ./lib/analysis/history/window.js
var history_window = __webpack_require__(8769);
;// CONCATENATED MODULE: ./lib/analysis/history/judge-history.js










/** Above this share of failed requests an owned target was not measured at all. */
const MOSTLY_LOST = 0.5;
/** A stall of this process is not among them: it makes the target unmeasured, as the fault is this machine's. */
const SPOILING = ['void-cache-hit', 'void-cache-miss', 'void-model-load'];
/** No check is more lenient than this, however few there are: the level that history was simulated at. */
const MOST_LENIENT_ALPHA = 0.001;
/** Judges one target against the runs of its window. */
function judgeByHistory(request, target) {
    const wanted = wantedOf(request);
    const { id, owned } = target;
    const lost = failedShare(request.candidate, id);
    const chosen = chosenWindow(request, target);
    const stalled = voidRatio(request.samples, id, 'void-client-stall') > thresholds/* MOST_VOID */.RW;
    if (!('candidate' in chosen)) {
        return { id, checks: [], unmeasured: stalled || lost > thresholds/* MOST_LOST */.rz, warnings: chosen.warnings };
    }
    const { checks: onLevel, warnings } = checksOnLevel({
        ...request,
        target,
        window: chosen,
        margins: wanted.gateChecks,
        checks: checksInWindow(request, target, chosen, wanted)
    });
    const checks = withBasesOwn(onLevel, { request, target, wanted, window: chosen });
    const explained = owned && checks.some((check) => check.metric === 'error_rate' && check.verdict === 'regressed');
    return {
        id,
        checks: undecidedWhereSpoilt(checks, {
            lost,
            spoilt: stalled || SPOILING.some((flag) => voidRatio(request.samples, id, flag) > thresholds/* MOST_VOID */.RW)
        }),
        window: chosen,
        unmeasured: stalled || (!explained && lost > (owned ? MOSTLY_LOST : thresholds/* MOST_LOST */.rz)),
        warnings: [...chosen.warnings, ...warnings, ...(0,change_warnings/* changeWarnings */.w1)(id, chosen)]
    };
}
function checksInWindow(request, target, window, wanted) {
    const lengths = lengthsIn(window);
    const rates = { target: target.id, owned: target.owned, window, lengths, alpha: wanted.alpha };
    return [
        ...judgedWhereSomeTell(latencyChecks(request, target, { window, lengths }, wanted)),
        checkErrorRate(rates),
        ...[checkSlowRate(rates), checkStreamedShare(rates)].flatMap((check) => check ?? [])
    ];
}
/** With the first token of the answer there is no time at equal length, and both sides are taken as they came. */
function lengthsIn({ candidate, runs }) {
    const baselines = runs.map((run) => run.target);
    const isHidden = [candidate, ...baselines].some(({ firstToken }) => firstToken === 'ttfat');
    return isHidden ? new Map() : (0,scenario_values/* referenceLengths */.Lq)(baselines);
}
/** Judges base's own stored run as the candidate was, and marks what both show. A run of the default branch is its own base. */
function withBasesOwn(checks, { request, target, wanted, window: chosen }) {
    const base = nearestRun(request.baselines, request.ancestry);
    const isAlarmed = checks.some(({ verdict, reason }) => verdict === 'regressed' || reason === 'slower-once');
    if (!isAlarmed || request.onDefaultBranch === true || base === undefined)
        return checks;
    // Where a new level begins with base's run, the alarm is a change against base itself.
    if (chosen.runs.some(({ recordedAt }) => recordedAt === base.run.recordedAt))
        return checks;
    const others = request.baselines.filter((run) => run !== base.run);
    const ofBase = { ...request, candidate: base.run, baselines: others, samples: [] };
    const window = chosenWindow(ofBase, target);
    if (!('candidate' in window))
        return checks;
    return markShownOnBase(checks, checksInWindow(ofBase, target, window, wanted), {
        commit: base.run.commit,
        distance: base.distance
    });
}
function latencyChecks(request, { id, owned }, { window, lengths }, { gateChecks, alpha, falseAlarmRatio, targetCount }) {
    const sameCount = window.runs.every(({ target }) => target.tokenSource === window.candidate.tokenSource);
    return gateChecks.flatMap(({ metric, statistic, margin, gating }) => {
        const check = (0,latency_check/* checkLatency */.P)({
            target: id,
            owned,
            metric,
            statistic,
            margin,
            gating,
            window,
            lengths,
            alpha,
            falseAlarmRatio,
            targetCount,
            hidesText: request.samples.some(({ targetId, flags }) => targetId === id && flags.includes('unread-text')),
            random: request.random
        });
        if (check === undefined)
            return [];
        return sameCount || metric === 'ttft' ? [check] : [asUndecided(check, 'token-source-differs')];
    });
}
/** History is too noisy to judge a target by only where none of its checks that decide could have found a doubled time. */
function judgedWhereSomeTell(checks) {
    // One that could not be compared at all tells nothing either.
    const compared = checks.filter(({ gating, detectableRatio }) => gating && detectableRatio !== undefined);
    if (compared.every(({ reason }) => reason === 'too-noisy'))
        return checks;
    return checks.map((check) => check.reason === 'too-noisy'
        ? { ...check, verdict: 'unchanged', reason: 'no-slowdown-seen', runsToSettle: undefined }
        : check);
}
function asUndecided(check, reason) {
    const { target, metric, statistic, kind, gating, owned, baseline, candidate, sampleCounts } = check;
    return {
        target,
        metric,
        statistic,
        verdict: 'inconclusive',
        reason,
        kind,
        gating,
        owned,
        baseline,
        candidate,
        sampleCounts
    };
}
/**
 * With too many requests lost or spoilt the latencies of the rest say little. The rates still stand, but what spoilt so many
 * requests slowed others down.
 */
function undecidedWhereSpoilt(checks, { lost, spoilt }) {
    const reason = lost > thresholds/* MOST_LOST */.rz ? 'too-many-failures' : spoilt ? 'too-many-void' : undefined;
    if (reason === undefined)
        return checks;
    const isUndecided = ({ metric }) => (0,latency_check/* isJudgedMetric */.c)(metric) || (metric === 'slow_rate' && reason === 'too-many-void');
    return checks.map((check) => (isUndecided(check) ? asUndecided(check, reason) : check));
}
/** Returns the share of a target's requests that one cause spoilt. Each was replaced, but the cause remains. */
function voidRatio(samples, target, flag) {
    const own = samples.filter(({ targetId }) => targetId === target);
    return own.length === 0 ? 0 : own.filter(({ flags }) => flags.includes(flag)).length / own.length;
}
function failedShare(candidate, targetId) {
    const scenarios = candidate.targets.find(({ id }) => id === targetId)?.scenarios ?? [];
    const attempted = scenarios.reduce((sum, scenario) => sum + scenario.attempted, 0);
    const failed = scenarios.reduce((sum, scenario) => sum + scenario.failed, 0);
    return attempted === 0 ? 1 : failed / attempted;
}
/**
 * Shares the false-alarm rate by Bonferroni over everything that can turn the job red: a union bound holds whatever the
 * dependence between checks, and a gate must bound the chance of any false alarm.
 */
function wantedOf({ gate, targets }) {
    const gateChecks = (0,wanted_checks/* wantedChecks */.x)(gate.checks);
    const targetCount = targets.filter(plan/* isJudged */.sL).length;
    const checkCount = targetCount * (gateChecks.length + RISE_CHECKS);
    return {
        gateChecks,
        falseAlarmRatio: gate.falseAlarmRatio,
        alpha: Math.min(MOST_LENIENT_ALPHA, gate.falseAlarmRatio / Math.max(1, checkCount)),
        targetCount
    };
}
function chosenWindow(request, { id, owned }) {
    const { compare, baselines, candidate, ancestry, anchor } = request;
    if (!compare)
        return { runs: [], warnings: [] };
    return (0,history_window/* chooseWindow */.It)({
        digests: baselines,
        candidate,
        targetId: id,
        owned,
        ancestry,
        anchorCommit: anchor?.commit
    });
}

// EXTERNAL MODULE: ./lib/analysis/pairs/paired-targets.js
var paired_targets = __webpack_require__(9572);
// EXTERNAL MODULE: ./lib/analysis/runs/digest.js
var digest = __webpack_require__(1629);
// EXTERNAL MODULE: ./lib/analysis/values/first-tokens.js
var first_tokens = __webpack_require__(5418);
// EXTERNAL MODULE: ./lib/analysis/verdict/budget-evidence.js
var budget_evidence = __webpack_require__(29);
// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
;// CONCATENATED MODULE: ./lib/analysis/verdict/common-mode.js

/** Targets that moved by amounts this near to each other moved together. */
const LIKE_AMOUNTS = 0.25;
/**
 * Finds targets that moved together: a like change of several is the network, the runner or the region, not each of them.
 *
 * A control target is one that no change here can touch: where it got slower too, the alarms of the others are not evidence
 * against this change, however they were measured. Without one, all targets that slowed against their history count as one
 * alarm, not as many; pairs stood beside their base, so that what they share is the change itself.
 */
function withCommonMode(checks, targets) {
    const controls = new Set(targets.filter(({ control }) => control === true).map(({ id }) => id));
    // Nothing here can be the cause of what a control shows.
    const named = checks.map((check) => (controls.has(check.target) ? { ...check, owned: false } : check));
    const groups = [...Map.groupBy(named, ({ metric, statistic }) => `${metric} ${statistic}`).values()];
    const found = groups.flatMap((group) => movementOf(group, controls) ?? []);
    const taken = new Set(found.flatMap(({ notCounted }) => notCounted));
    return {
        checks: named.map((check) => taken.has(check) ? { ...check, verdict: 'inconclusive', reason: 'moved-together' } : check),
        warnings: movedTogether(found)
    };
}
function movementOf(group, controls) {
    const ofControls = group.filter(({ target }) => controls.has(target));
    const others = group.filter(({ target }) => !controls.has(target));
    const slower = others.filter(isSlower);
    return ofControls.length > 0 ? besideControls(slower, ofControls) : amongEquals(slower, others);
}
function besideControls(slower, controls) {
    const explained = slower.filter((check) => controls.some((control) => explains(control, check)));
    if (explained.length === 0)
        return undefined;
    return { moved: [...explained, ...controls.filter(isSurelyUp)], notCounted: explained };
}
function amongEquals(slower, all) {
    const together = slower.length > 1 && slower.length === all.length && roseAlike(slower);
    return together && slower.every(isAgainstHistory) ? { moved: slower, notCounted: slower.slice(1) } : undefined;
}
function isSlower({ verdict, reason }) {
    return (verdict === 'regressed' && reason === 'slower-beyond-noise') || reason === 'slower-once';
}
function isAgainstHistory({ kind }) {
    return kind !== 'interleaved';
}
/** The control rose for sure, and by as much as makes the other's rise no news. */
function explains(control, check) {
    return isSurelyUp(control) && rise(control) >= (1 - LIKE_AMOUNTS) * rise(check);
}
function isSurelyUp(check) {
    return isSlower(check) || (check.intervalRatio?.[0] ?? 0) > 0;
}
function roseAlike(checks) {
    const rises = checks.map(rise);
    const [least, most] = [(0,extremes/* smallest */.o)(rises), (0,extremes/* largest */.n)(rises)];
    return least > 0 && most - least <= LIKE_AMOUNTS * most;
}
/** In logs. */
function rise({ changeRatio }) {
    return Math.log1p(changeRatio ?? 0);
}
/** One warning for all: of end-to-end time where that moved, which holds the others. */
function movedTogether(found) {
    const widest = found.find(({ moved }) => moved[0]?.metric === 'e2e' && moved[0].statistic === 'p50') ?? found[0];
    if (widest === undefined)
        return [];
    const rises = widest.moved.map(rise);
    const middle = ((0,extremes/* smallest */.o)(rises) + (0,extremes/* largest */.n)(rises)) / 2;
    return [
        { kind: 'moved-together', targets: widest.moved.map(({ target }) => target), changeRatio: Math.expm1(middle) }
    ];
}

// EXTERNAL MODULE: ./lib/analysis/verdict/judge-budget.js + 1 modules
var judge_budget = __webpack_require__(2997);
// EXTERNAL MODULE: ./lib/analysis/verdict/overhead.js
var overhead = __webpack_require__(1830);
;// CONCATENATED MODULE: ./lib/analysis/verdict/judge.js










/** Judges every target by its pairs or by history, and every budget. */
function judge(request) {
    const targets = request.targets.filter(plan/* isJudged */.sL);
    const pairs = (0,paired_targets/* judgePairedTargets */.vJ)({ ...request, ended: true });
    const parts = targets.map((target) => {
        const judged = pairs.get(target.id);
        const paired = request.paired?.find(({ id }) => id === target.id);
        return judged === undefined || paired === undefined
            ? judgeByHistory(request, target)
            : (0,paired_targets/* pairedPart */.x)(paired, judged, request.samples);
    });
    const hiding = new Set((request.pairedSamples ?? request.samples).filter(first_tokens/* hidesFirstToken */.JA).map((each) => each.targetId));
    const { checks, warnings } = withCommonMode(parts.flatMap((part) => part.checks).map((check) => withReadMetric(check, hiding)), targets);
    const windows = new Map(parts.flatMap(({ id, window }) => (window === undefined ? [] : [[id, window]])));
    return {
        checks,
        budgets: request.budgets.flatMap((budget) => judgeEverywhere(request, budget, parts)),
        withoutBaseline: request.compare
            ? parts.filter(({ id, window }) => window === undefined && !pairs.has(id)).map(({ id }) => id)
            : [],
        unmeasured: parts.filter(({ unmeasured }) => unmeasured).map(({ id }) => id),
        warnings: [...parts.flatMap((part) => part.warnings), ...warnings, ...anchorWarnings(request.anchor, windows)],
        windows
    };
}
/** A reply that hides its first token is timed by that of its answer. */
function withReadMetric(check, hiding) {
    return check.metric === 'ttft' && hiding.has(check.target) ? { ...check, readMetric: 'ttfat' } : check;
}
const EVERY_TARGET = 'any target';
const notMeasured = ({ metric }) => ({ readMetric: metric, verdict: 'not-measured', sampleCount: 0 });
function judgeEverywhere(request, budget, parts) {
    const samples = (0,first_tokens/* comparableSamples */.OS)((0,digest/* judgedSamples */.vo)(request.samples));
    const targets = request.targets.filter((target) => isBudgeted(target, budget, request));
    // A budget on what was not measured must not look like one that holds. A plan of one's own is refused before that.
    if (targets.length === 0)
        return [{ budget, target: budget.target ?? EVERY_TARGET, ...notMeasured(budget) }];
    return targets.map(({ id, price }) => {
        const own = samples.filter((sample) => sample.targetId === id);
        const direct = upstreamOf(id, request);
        const { evidence, readMetric } = (0,budget_evidence/* evidenceOf */.X1)({
            budget,
            samples: own,
            price,
            added: direct === undefined ? undefined : (0,overhead/* overheadValues */.f)(samples, id, direct)
        });
        const window = parts.find((part) => part.id === id)?.window;
        const base = window === undefined
            ? undefined
            : (0,budget_evidence/* baseEvidenceOf */.yS)(readMetric, window.runs.map((run) => run.target));
        return {
            budget,
            target: id,
            readMetric,
            ...(0,judge_budget/* judgeBudget */.NO)(budget, evidence),
            brokenOnBase: base && (0,judge_budget/* judgeBudget */.NO)(budget, base).verdict === 'broken'
        };
    });
}
/** A budget without a target is every target's, but that on overhead is for those that have an upstream. */
function isBudgeted(target, budget, request) {
    if (!(0,plan/* isJudged */.sL)(target))
        return false;
    if (budget.target !== undefined)
        return budget.target === target.id;
    return budget.metric !== 'overhead' || upstreamOf(target.id, request) !== undefined;
}
function upstreamOf(id, { targets }) {
    return targets.find(({ directOf }) => directOf === id)?.id;
}


/***/ }),

/***/ 1830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ overheadOf),
/* harmony export */   f: () => (/* binding */ overheadValues)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7710);
/* harmony import */ var _stats_quantile_interval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9274);
/* harmony import */ var _stats_sorted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1162);
/* harmony import */ var _runs_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1629);
/* harmony import */ var _values_first_tokens_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5418);
/* harmony import */ var _values_thresholds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2065);







/**
 * Estimates the time that a layer adds to its upstream, in ms: the median of the paired differences, as a budget on
 * `overhead` has it, so that a page shows one number. Pairs of which one failed are left out: a failure has no time.
 * Absent below ten pairs.
 */
function overheadOf(samples, { target, direct }) {
    const pairs = layerPairs(samples, target, direct);
    const ttft = addedTime(ttftDifferences(pairs));
    const e2e = addedTime(pairs.flatMap(endDifference));
    return { ttft, e2e };
}
/** The differences in time to first token, one a pair: what a budget on `overhead` is held to. */
function overheadValues(samples, target, direct) {
    return ttftDifferences(layerPairs(samples, target, direct));
}
/** Pairs the last try of each. Where base was measured too, the layer is judged by head. */
function layerPairs(samples, target, direct) {
    const judged = (0,_runs_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .judgedSamples */ .vo)(samples).filter(({ pair }) => pair !== undefined);
    const lastOf = (id) => new Map(judged.filter(({ targetId }) => targetId === id).map((sample) => [sample.pair, sample]));
    const past = lastOf(direct);
    return [...lastOf(target)].flatMap(([pair, through]) => {
        const other = past.get(pair);
        return other?.outcome === 'ok' && through.outcome === 'ok' ? [{ through, past: other }] : [];
    });
}
/** Uses the answer's first token for all pairs where any reply hid the one before it. */
function ttftDifferences(pairs) {
    const replies = (0,_values_first_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableSamples */ .OS)(pairs.flatMap(({ through, past }) => [through, past].map(ofOneTarget)));
    const firsts = replies.map(_values_first_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .firstSeenMs */ .gU);
    return pairs.flatMap((_, pair) => {
        const [through, past] = [firsts[2 * pair], firsts[2 * pair + 1]];
        return through === undefined || past === undefined ? [] : [through - past];
    });
}
/** The two are compared with each other, so that what one hides is taken from both. */
function ofOneTarget(sample) {
    return { ...sample, targetId: '' };
}
/** At equal length, the upstream's: one answer that is longer than the other is not what the layer adds. */
function endDifference({ through, past }) {
    const tokens = past.outputTokenCount;
    const perToken = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .tpotMs */ .Wf)(through);
    if (past.lastMs === undefined || through.lastMs === undefined)
        return [];
    if (tokens === undefined || perToken === undefined || through.ttftMs === undefined) {
        return through.outputTokenCount === tokens ? [through.lastMs - past.lastMs] : [];
    }
    return [through.ttftMs + perToken * (tokens - 1) - past.lastMs];
}
const MEDIAN = 0.5;
function addedTime(differences) {
    const sorted = (0,_stats_sorted_js__WEBPACK_IMPORTED_MODULE_5__/* .sortSamples */ .O)(differences);
    if (sorted === undefined || sorted.length < _values_thresholds_js__WEBPACK_IMPORTED_MODULE_4__/* .FEWEST_PAIRS */ .Ns)
        return undefined;
    const intervalMs = (0,_stats_quantile_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .quantileInterval */ .v)(sorted, MEDIAN, _values_thresholds_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIDENCE */ .LL);
    return { medianMs: (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_6__/* .quantile */ .Y)(sorted, MEDIAN), intervalMs, pairCount: sorted.length };
}


/***/ }),

/***/ 9274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ quantileInterval)
/* harmony export */ });
/* harmony import */ var _binomial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1350);

/**
 * A distribution-free interval for the `q` quantile between two order statistics (David & Nagaraja, Order Statistics,
 * 7.1): the number of values below the quantile is Binomial(n, q). Each side leaves out at most (1 − confidence)/2.
 * Where the sample is too small for an upper end, it is +∞; for a lower end, the smallest value.
 */
function quantileInterval(sorted, q, confidence) {
    const n = sorted.length;
    const tail = (1 - confidence) / 2;
    // P(X ≤ k) falls out of the upper tail: P(X ≤ k) = 1 − P(X ≥ k + 1).
    let low = 0;
    while (low < n && 1 - (0,_binomial_js__WEBPACK_IMPORTED_MODULE_0__/* .binomialUpperTail */ .Yw)(low + 1, n, q) <= tail)
        low += 1;
    let high = n;
    while (high > 0 && (0,_binomial_js__WEBPACK_IMPORTED_MODULE_0__/* .binomialUpperTail */ .Yw)(high, n, q) <= tail)
        high -= 1;
    // The quantile lies between the order statistics number `low` and `high + 1` (counted from 1).
    return [sorted[Math.max(0, low - 1)], high < n ? sorted[high] : Number.POSITIVE_INFINITY];
}


/***/ })

};
