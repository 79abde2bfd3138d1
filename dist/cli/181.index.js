export const id = 181;
export const ids = [181];
export const modules = {

/***/ 676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ jobsOfSameChange),
/* harmony export */   i: () => (/* binding */ haveSettledAlike),
/* harmony export */   ox: () => (/* binding */ earlierPairs)
/* harmony export */ });
/* harmony import */ var _history_window_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8769);

/**
 * Collects the pairs of earlier attempts of the same job, where both plans and the commit are the same: a
 * job that is run again goes on where it stopped. Started anew, it could be repeated until it is green.
 */
function earlierPairs(runs, now) {
    const same = jobsOfSameChange(runs, now);
    const paired = same.filter(({ samples }) => samples.some(({ arm }) => arm === 'base'));
    const [first] = paired;
    return {
        seed: first?.seed,
        samples: paired.flatMap(({ samples }) => samples.filter(({ pair }) => pair !== undefined)),
        attempts: paired.flatMap(({ workflowRun }) => workflowRun?.attempt ?? [])
    };
}
/** The runs of the same commit and the same plans. */
function jobsOfSameChange(runs, now) {
    return runs.filter((run) => run.commit === now.commit && isSamePlan(run.plan, now.plan));
}
/** Returns true where hosts got the same requests in both runs. Warming up settles members that no plan holds. */
function haveSettledAlike(one, other) {
    return other.targets.every(({ id, asked }) => {
        const before = one.targets.find((target) => target.id === id);
        return before === undefined || (0,_history_window_js__WEBPACK_IMPORTED_MODULE_0__/* .planDifferences */ .AW)(before.asked ?? {}, asked ?? {}).length === 0;
    });
}
function isSamePlan(one, other) {
    return planIdentity(one) === planIdentity(other);
}
function planIdentity({ fingerprint, targets, base }) {
    const bases = targets.filter(({ baseOf }) => baseOf !== undefined);
    return JSON.stringify([
        fingerprint,
        bases.map((target) => [target.baseOf, target.fingerprint]),
        (base?.scenarios ?? []).map(({ id, hash }) => [id, hash])
    ]);
}


/***/ }),

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
// EXTERNAL MODULE: ./lib/domain/sample.js
var domain_sample = __webpack_require__(8);
// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/analysis/runs/account-refusal.js
var account_refusal = __webpack_require__(1187);
// EXTERNAL MODULE: ./lib/analysis/verdict/state.js
var state = __webpack_require__(505);
// EXTERNAL MODULE: ./lib/analysis/values/first-tokens.js
var first_tokens = __webpack_require__(5418);
// EXTERNAL MODULE: ./lib/analysis/verdict/budget-evidence.js
var budget_evidence = __webpack_require__(29);
// EXTERNAL MODULE: ./lib/analysis/verdict/judge-budget.js + 1 modules
var judge_budget = __webpack_require__(2997);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/domain/report.js
var report = __webpack_require__(9012);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/stats/sorted.js
var stats_sorted = __webpack_require__(1162);
// EXTERNAL MODULE: ./lib/analysis/runs/digest.js
var digest = __webpack_require__(1629);
// EXTERNAL MODULE: ./lib/analysis/verdict/overhead.js
var overhead = __webpack_require__(1830);
;// CONCATENATED MODULE: ./lib/analysis/report/summarize.js










/** Summarizes each target: its own values, the time it adds to its upstream, and its baseline's values. */
function summarizeTargets(run, targets, windows) {
    return targets.flatMap((target) => {
        const summary = summarizeTarget(run, target, windows.get(target.id));
        const direct = targets.find(({ directOf }) => directOf === target.id);
        if (summary === undefined)
            return [];
        if (direct === undefined)
            return [summary];
        return [{ ...summary, overhead: (0,overhead/* overheadOf */._)((0,digest/* judgedSamples */.vo)(run.samples), { target: target.id, direct: direct.id }) }];
    });
}
/** Summarizes one target and its baseline. */
function summarizeTarget(run, target, window) {
    const planned = run.plan.targets.find(({ id }) => id === target.id);
    if (planned === undefined)
        return undefined;
    const all = (0,first_tokens/* comparableSamples */.OS)(run.samples.filter((sample) => sample.targetId === target.id));
    const own = (0,digest/* judgedSamples */.vo)(all);
    const answered = own.filter((sample) => sample.outcome === 'ok');
    return {
        id: target.id,
        model: textPart(planned, 'model') ?? target.id,
        host: hostOf(planned),
        owned: target.owned,
        cache: cacheOf(planned),
        counts: {
            attempted: own.length,
            ok: answered.length,
            failed: (0,digest/* countFailures */.xL)(own),
            void: all.filter(domain_sample/* isVoid */.Rd).length
        },
        metrics: domain_metric/* METRIC_IDS */.Ah.flatMap((metric) => summarizeMetric(metric, own, window?.runs ?? []) ?? []),
        streamedRatio: answered.length === 0 ? undefined : answered.filter(domain_metric/* streamed */.IB).length / answered.length,
        inputTokenMedian: (0,quantile/* median */.J)(answered.flatMap((sample) => sample.inputTokenCount ?? [])),
        outputTokenMedian: (0,quantile/* median */.J)(answered.flatMap((sample) => sample.outputTokenCount ?? [])),
        costUsd: total((0,budget_evidence/* costsOf */.AR)(answered, target.price)),
        ttftParts: ttftPartsOf(answered),
        servedModels: [...new Set(answered.flatMap((sample) => sample.servedModel ?? []))],
        connectMs: run.environment.connectMs?.[recordedOrigin(planned)]
    };
}
function cacheOf(target) {
    const cache = textPart(target, 'cache');
    return cache === 'cold' || cache === 'warm' ? cache : undefined;
}
function total(values) {
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}
/** A part of the plan that is text. */
function textPart({ parts }, name) {
    const value = parts[name];
    return typeof value === 'string' ? value : undefined;
}
/** Host of its base URL; a run that was imported has none. */
function hostOf(target) {
    return recordedOrigin(target).replace(/^https?:\/\//, '') || 'imported';
}
function recordedOrigin(target) {
    return /^https?:\/\/[^/]+/.exec(textPart(target, 'baseUrl') ?? '')?.[0] ?? '';
}
/** `undefined` where the target has no value of the metric on either side. */
function summarizeMetric(metric, samples, runs) {
    const { derive, scope } = (0,domain_metric/* metricOf */.ak)(metric);
    if (scope !== 'sample' || derive === undefined)
        return undefined;
    const values = samples.filter(({ outcome }) => outcome === 'ok').flatMap((sample) => derive(sample) ?? []);
    const failed = metric === 'connect' ? 0 : samples.filter(domain_sample/* isFailure */.N6).length;
    const perRun = runs.map((run) => rowValues(metric, run)).filter((list) => list.some(Number.isFinite));
    if (values.length === 0 && perRun.length === 0)
        return undefined;
    const candidate = quantilesOf([...values, ...Array(values.length === 0 ? 0 : failed).fill((0,judge_budget/* worstOf */.hm)(metric))]);
    const baseline = perRun.length === 0 ? undefined : middleOf(perRun.map(quantilesOf));
    const middles = [...perRun.toReversed().map(quantilesOf), candidate].flatMap(({ p50 }) => p50 ?? []);
    return { metric, candidate, baseline, trend: middles };
}
/** Reads a metric from a digest's row. Digests do not keep the other metrics. */
const FROM_ROW = {
    ttft: ([first]) => first ?? undefined,
    ttfat: ([first]) => first ?? undefined,
    tpot: ([, tpot]) => tpot ?? undefined,
    output_speed: ([, tpot]) => (tpot === null || tpot === 0 ? undefined : 1000 / tpot),
    e2e: ([, , last]) => last ?? undefined
};
function rowValues(metric, { target }) {
    const read = FROM_ROW[metric];
    const isOther = (metric === 'ttft' || metric === 'ttfat') && !(0,first_tokens/* holdsFirstToken */.Iw)(target, metric);
    if (read === undefined || isOther)
        return [];
    return target.scenarios.flatMap(({ rows, failed }) => [
        ...rows.flatMap((row) => read(row) ?? []),
        ...Array(failed).fill((0,judge_budget/* worstOf */.hm)(metric))
    ]);
}
function quantilesOf(values) {
    const sorted = (0,stats_sorted/* sortSamples */.O)(values);
    const n = values.length;
    if (sorted === undefined)
        return { n };
    const at = (q, from) => {
        const value = n >= from ? (0,quantile/* quantile */.Y)(sorted, q) : undefined;
        return value === Number.POSITIVE_INFINITY ? undefined : value;
    };
    return {
        n,
        p50: at(0.5, report/* PRINTED_FROM */.Y.p50),
        p95: at(0.95, report/* PRINTED_FROM */.Y.p95),
        p99: at(0.99, report/* PRINTED_FROM */.Y.p99)
    };
}
/** The middle run of several: their values are not pooled, since one long or unlucky run would then speak for all. */
function middleOf(runs) {
    const of = (key) => (0,quantile/* median */.J)(runs.flatMap((run) => run[key] ?? []));
    return {
        n: runs.reduce((sum, { n }) => sum + n, 0),
        p50: of('p50'),
        p95: of('p95'),
        p99: of('p99')
    };
}
/**
 * The time to first token split by what the server says of itself: waiting, reading the prompt, whatever else it did, and
 * the rest, which is network and whatever stands on the way. Medians over the samples that have it; absent where no
 * server says anything.
 */
function ttftPartsOf(samples) {
    const splits = samples.flatMap((sample) => splitOf(sample) ?? []);
    if (splits.length === 0)
        return undefined;
    const medians = ['queueMs', 'prefillMs', 'serverMs', 'restMs'].map((part) => {
        return [part, (0,quantile/* median */.J)(splits.flatMap((split) => split[part] ?? []))];
    });
    return { ...Object.fromEntries(medians), sampleCount: splits.length };
}
function splitOf(sample) {
    const { outcome, ttftMs, serverTimings: { queueMs, prefillMs } = {} } = sample;
    if (outcome !== 'ok' || ttftMs === undefined)
        return undefined;
    const named = { queueMs, prefillMs };
    const namedMs = (queueMs ?? 0) + (prefillMs ?? 0);
    const firstTokenMs = ownFirstTokenMs(sample, ttftMs);
    if (firstTokenMs === undefined) {
        return (queueMs ?? prefillMs) === undefined ? undefined : { ...named, restMs: Math.max(0, ttftMs - namedMs) };
    }
    // Two clocks never agree wholly: a server that claims more than was waited leaves nothing, not less than nothing.
    const serverMs = Math.max(0, Math.min(ttftMs, firstTokenMs) - namedMs);
    return { ...named, serverMs, restMs: Math.max(0, ttftMs - Math.max(namedMs, firstTokenMs)) };
}
/** When the server had its first token. One that tells only how long all of it took leaves the way, which both ends have. */
function ownFirstTokenMs({ lastMs, serverTimings }, ttftMs) {
    const { queueMs, prefillMs, firstTokenMs, totalMs } = serverTimings ?? {};
    if (firstTokenMs !== undefined)
        return firstTokenMs;
    if ((queueMs ?? prefillMs) !== undefined || totalMs === undefined || lastMs === undefined)
        return undefined;
    return Math.max(0, ttftMs - Math.max(0, lastMs - totalMs));
}

;// CONCATENATED MODULE: ./lib/analysis/report/summarize-arms.js


/**
 * Summarizes each configured target. For a target with a base, percentiles come from the judged pairs, with base's numbers as
 * the baseline; counts cover every request, repeated ones too.
 */
function summarizeArms({ run, targets, windows, samples }) {
    const bases = new Set(run.plan.targets.flatMap(({ id, baseOf }) => (baseOf === undefined ? [] : [id])));
    const paired = new Set(run.plan.targets.flatMap(({ baseOf }) => baseOf ?? []));
    const shown = targets.filter(({ id }) => !bases.has(id));
    const withoutRechecks = { ...run, samples: run.samples.filter(({ flags }) => !flags.includes('recheck')) };
    return summarizeTargets(withoutRechecks, shown, windows).map((summary) => {
        const target = shown.find(({ id }) => id === summary.id);
        if (target === undefined || !paired.has(summary.id))
            return summary;
        const [head, base] = ['head', 'base'].map((arm) => armMetrics(run, target, { samples, arm }));
        return { ...summary, metrics: summary.metrics.map((metric) => withBaseArm(metric, { head, base })) };
    });
}
function withBaseArm(summary, { head, base }) {
    const of = (metrics) => metrics?.find(({ metric }) => metric === summary.metric)?.candidate;
    const { baseline: _, ...rest } = summary;
    return {
        ...rest,
        candidate: of(head) ?? summary.candidate,
        baseline: of(base)
    };
}
function armMetrics(run, target, { samples, arm }) {
    const own = [...lastOfPairs(samples, target.id, arm).values()];
    return own.length === 0 ? undefined : summarizeTarget({ ...run, samples: own }, target, undefined)?.metrics;
}
/**
 * Of each pair of a target, the sample of one arm that counts: the last, since a pair of which one member was refused or
 * spoilt is made again as a whole. Samples that were asked again because their prompt looked slow answer that question
 * only, and are not among them.
 */
function lastOfPairs(samples, targetId, arm) {
    const own = samples.filter((sample) => sample.targetId === targetId && sample.arm === arm);
    const counted = own.filter((sample) => !(0,domain_sample/* isVoid */.Rd)(sample) && !sample.flags.includes('recheck'));
    return new Map(counted.flatMap((sample) => (sample.pair === undefined ? [] : [[sample.pair, sample]])));
}

;// CONCATENATED MODULE: ./lib/analysis/report/base-budgets.js




/**
 * Marks the budgets that base, measured in the same job, breaks too: better evidence than that of older runs, which it
 * replaces. What a layer adds is measured for head only.
 */
function withBudgetsOnBase({ budgets, run, targets, samples }) {
    return budgets.map((result) => {
        const { budget, target } = result;
        const base = run.plan.targets.find(({ baseOf }) => baseOf === target);
        // By what head is read by: two first tokens would be two budgets.
        const own = (0,first_tokens/* comparableSamples */.OS)([...lastOfPairs(samples, target, 'base').values()]);
        const { readMetric } = result;
        if (base === undefined || own.length === 0 || budget.metric === 'overhead')
            return result;
        const price = targets.find(({ id }) => id === base.id)?.price;
        const { evidence } = (0,budget_evidence/* evidenceOf */.X1)({ budget, samples: own, readMetric, price });
        const { verdict } = (0,judge_budget/* judgeBudget */.NO)(budget, evidence);
        return verdict === 'not-measured' ? result : { ...result, brokenOnBase: verdict === 'broken' };
    });
}

// EXTERNAL MODULE: ./lib/stats/location.js
var stats_location = __webpack_require__(8816);
// EXTERNAL MODULE: ./lib/analysis/pairs/pair-shifts.js + 2 modules
var pair_shifts = __webpack_require__(654);
// EXTERNAL MODULE: ./lib/analysis/pairs/paired-targets.js
var paired_targets = __webpack_require__(9572);
// EXTERNAL MODULE: ./lib/analysis/values/pair-values.js
var pair_values = __webpack_require__(5116);
// EXTERNAL MODULE: ./lib/analysis/values/pairs.js
var values_pairs = __webpack_require__(8476);
// EXTERNAL MODULE: ./lib/analysis/values/scenario-values.js
var scenario_values = __webpack_require__(8754);
// EXTERNAL MODULE: ./lib/analysis/values/thresholds.js
var thresholds = __webpack_require__(2065);
;// CONCATENATED MODULE: ./lib/analysis/report/base-used.js













/**
 * Describes base, and how head differs from it in ways that no check covers: price, length of answers, end-to-end time
 * as users meet it and at equal length. `undefined` where no target has a base.
 */
function baseUsed(request) {
    const { base, scenarios, targets } = request.run.plan;
    if (base === undefined)
        return undefined;
    const used = targets.flatMap((planned) => {
        const head = targets.find(({ id }) => id === planned.baseOf);
        return head === undefined ? [] : [baseTarget({ base: planned, head }, request)];
    });
    const hashes = new Map(base.scenarios.map(({ id, hash }) => [id, hash]));
    const own = new Set(scenarios.map(({ id }) => id));
    return {
        source: base.source,
        commit: base.commit,
        targets: used,
        addedScenarios: scenarios.filter(({ id }) => !hashes.has(id)).map(({ id }) => id),
        removedScenarios: base.scenarios.filter(({ id }) => !own.has(id)).map(({ id }) => id),
        changedScenarioCount: changedCount(request.run)
    };
}
function changedCount({ plan }) {
    const hashes = new Map(plan.base?.scenarios.map(({ id, hash }) => [id, hash]));
    return plan.scenarios.filter(({ id, hash }) => hashes.has(id) && hashes.get(id) !== hash).length;
}
function baseTarget({ base, head }, request) {
    const pairs = (0,values_pairs/* pairsOf */.f)((0,first_tokens/* comparableSamples */.OS)(request.samples), head.id).regular;
    const answered = pairs.filter(isAnsweredPair);
    const model = textPart(base, 'model') ?? base.id;
    const otherModel = model !== (textPart(head, 'model') ?? head.id);
    const normalized = otherModel && answered.some(hasNormalized);
    const priceOf = (id) => request.targets.find((target) => target.id === id)?.price;
    return {
        id: head.id,
        model,
        host: hostOf(base),
        counts: requestsTo(request.run, head.id),
        pairCount: answered.length,
        costChangeRatio: costChange(answered, priceOf(base.id), priceOf(head.id)),
        outputLengthChangeRatio: lengthChange(answered),
        normalizedTokens: normalized,
        ...endToEndChanges(pairs, { target: head.id, otherModel, normalized, twoServers: (0,paired_targets/* areOnTwoServers */.Of)(head, base) }, request),
        quality: metExpectations(answered)
    };
}
function isAnsweredPair({ base, head }) {
    return base.outcome === 'ok' && head.outcome === 'ok';
}
/** Counts the base's requests of this attempt, repeated ones included. */
function requestsTo({ samples }, target) {
    const made = samples.filter((sample) => sample.targetId === target && sample.arm === 'base' && !(0,domain_sample/* isVoid */.Rd)(sample));
    const regular = made.filter(({ flags }) => !flags.includes('recheck'));
    return {
        attempted: regular.length,
        ok: regular.filter(({ outcome }) => outcome === 'ok').length,
        failed: (0,digest/* countFailures */.xL)(regular)
    };
}
/**
 * End-to-end time in both ways. The check on it tells one of them, from the pairs it was decided by; that one is told as
 * the check has it, so that a page does not show two numbers for one thing.
 */
function endToEndChanges(pairs, { target, otherModel, normalized, twoServers }, { run, checks }) {
    const isEqual = areComparable(pairs.filter(isAnsweredPair), normalized);
    const checked = otherModel || changedCount(run) > 0 || !isEqual ? 'e2eAsExperienced' : 'e2eAtEqualLength';
    const ofCheck = changeOfCheck(checks, target);
    const changeBy = (ownLength) => pairedChange((0,pair_values/* pairValues */.RN)(pairs, 'e2e', { normalized, ownLength }).filter(pair_values/* hasBothValues */.g_), twoServers);
    return {
        e2eAsExperienced: changeBy(true),
        e2eAtEqualLength: isEqual ? changeBy(false) : undefined,
        ...(ofCheck === undefined ? {} : { [checked]: ofCheck })
    };
}
/**
 * Returns true where most pairs have two times at equal length (pair-values.ts). Where the first token is hidden, or an
 * answer did not stream or was not counted, both times are taken as they came.
 */
function areComparable(answered, normalized) {
    return 2 * answered.filter((pair) => isComparable(pair, normalized)).length > answered.length;
}
function isComparable({ base, head }, normalized) {
    return [base, head].every((sample) => {
        const counted = normalized
            ? (0,domain_metric/* streamed */.IB)(sample) && sample.normalizedTokenCount !== undefined
            : (0,domain_metric/* tpotMs */.Wf)(sample) !== undefined;
        return counted && sample.ttftMs !== undefined;
    });
}
function changeOfCheck(checks, target) {
    const check = checks.find((one) => one.target === target && one.metric === 'e2e' && one.statistic === 'p50' && one.kind === 'interleaved');
    const { changeRatio, intervalRatio } = check ?? {};
    return changeRatio === undefined || intervalRatio === undefined ? undefined : { changeRatio, intervalRatio };
}
/** The paired robust log ratio, as a change. Which arm comes first is balanced, so that what the order does cancels. */
function pairedChange(values, twoServers) {
    const middle = values.length < thresholds/* FEWEST_PAIRS */.Ns ? undefined : (0,stats_location/* location */.C5)(values.map(({ base, head }) => (0,scenario_values/* logOf */.Gs)(head) - (0,scenario_values/* logOf */.Gs)(base)));
    if (middle === undefined)
        return undefined;
    const { n, center: shift, standardError } = middle;
    const alone = { n, shift, standardError, z: shift / standardError, interval: middle.interval };
    const [low, high] = (twoServers ? (0,pair_shifts/* widened */["do"])(alone, values) : alone).interval;
    return { changeRatio: Math.expm1(middle.center), intervalRatio: [Math.expm1(low), Math.expm1(high)] };
}
/** Over the pairs of which both costs are known, what head's requests cost in all against what base's did. */
function costChange(pairs, basePrice, headPrice) {
    const costs = pairs.map(({ base, head }) => [(0,budget_evidence/* costsOf */.AR)([base], basePrice)[0], (0,budget_evidence/* costsOf */.AR)([head], headPrice)[0]]);
    return changeOfTotals(costs);
}
/** In tokens of one tokenizer where both arms have those, since the same answer is more tokens to one model than to another. */
function lengthChange(pairs) {
    const counted = pairs.map((pair) => {
        const { base, head } = pair;
        return hasNormalized(pair)
            ? [base.normalizedTokenCount, head.normalizedTokenCount]
            : [base.outputTokenCount, head.outputTokenCount];
    });
    return changeOfTotals(counted);
}
function hasNormalized({ base, head }) {
    return base.normalizedTokenCount !== undefined && head.normalizedTokenCount !== undefined;
}
function changeOfTotals(values) {
    let before = 0;
    let after = 0;
    for (const [base, head] of values) {
        if (base === undefined || head === undefined)
            continue;
        before += base;
        after += head;
    }
    return before > 0 ? after / before - 1 : undefined;
}
/** Counts the replies that met their prompt's expectations, in pairs where both arms have a result. */
function metExpectations(pairs) {
    const told = pairs.filter(({ base, head }) => base.expectationsMet !== undefined && head.expectationsMet !== undefined);
    if (told.length === 0)
        return undefined;
    const met = (arm) => told.filter((pair) => pair[arm].expectationsMet === true).length;
    const of = told.length;
    return { base: { count: met('base'), of }, head: { count: met('head'), of } };
}

;// CONCATENATED MODULE: ./lib/domain/warning.js
/** The flags of samples that are noted as they are. */
const NOTED_FLAGS = [
    'no-end-mark',
    'no-finish-reason',
    'unterminated',
    'nonjson-keepalive',
    'reasoning-uncounted',
    'upload-pending',
    'fresh-retry'
];
/** The reasons for which an artifact cannot serve as a baseline. */
const REFUSAL_REASONS = (/* unused pure expression or super */ null && ([
    'expired',
    'other-repository',
    'from-a-fork',
    'other-branch',
    'this-run',
    'untrusted-event',
    'other-workflow',
    'cancelled-run',
    'timed-out-run',
    'unfinished-run',
    'too-large',
    'wrong-digest',
    'unreadable',
    'wrong-schema',
    'other-key'
]));

;// CONCATENATED MODULE: ./lib/analysis/report/sample-warnings.js


/** Returns the warnings about how far the samples can be trusted. */
function evidenceWarnings(run, judgement) {
    const warnings = run.plan.targets.flatMap(({ id }) => {
        const own = run.samples.filter((sample) => sample.targetId === id);
        return [...targetWarnings(id, shownSamples(own)), ...voidWarnings(id, own)];
    });
    return [
        ...warnings,
        ...substituteWarnings(judgement, run.samples),
        ...(run.end.partial ? [{ kind: 'partial', reason: run.end.reason }] : [])
    ];
}
/**
 * Returns head's samples without rechecks: base's faults are not this change's, and rechecks are shown on their own. A run
 * of base alone is a baseline that somebody recorded.
 */
function shownSamples(samples) {
    const regular = samples.filter(({ flags }) => !flags.includes('recheck'));
    const head = regular.filter(({ arm }) => arm === 'head');
    return head.length > 0 ? head : regular;
}
function targetWarnings(target, samples) {
    const answered = samples.filter(({ outcome }) => outcome === 'ok');
    const count = (flag) => answered.filter(({ flags }) => flags.includes(flag)).length;
    const of = answered.length;
    const warnings = [];
    const missing = count('usage-missing');
    if (missing > 0)
        warnings.push({ kind: 'usage-missing', target, count: missing, of });
    if (of > 0 && count('cache-unverified') === of)
        warnings.push({ kind: 'cache-unverified', target });
    for (const kind of ['buffered', 'coalesced', 'chunks-share-reads']) {
        if (count(kind) > 0)
            warnings.push({ kind, target, count: count(kind), of });
    }
    if (count('via-proxy') > 0)
        warnings.push({ kind: 'proxied', target });
    return [...warnings, ...strangeReplies(target, samples, answered)];
}
/** Replies that are not what they seem. */
function strangeReplies(target, samples, answered) {
    const of = answered.length;
    const forms = NOTED_FLAGS.flatMap((form) => {
        const count = answered.filter(({ flags }) => flags.includes(form)).length;
        return count === 0 ? [] : [{ kind: 'stream-form', target, form, count, of }];
    });
    return [
        ...badEnds(target, samples),
        ...serverMessageWarnings(target, samples),
        ...unread(target, answered),
        ...countValues(answered, 'countDoubt').map(([why, count]) => ({ kind: 'count-disbelieved', target, why, count, of })),
        ...forms
    ];
}
function badEnds(target, samples) {
    const of = samples.length;
    return ['failed', 'refused'].flatMap((as) => {
        const ended = samples.filter(({ outcome }) => (outcome === 'refusal') === (as === 'refused'));
        return countValues(ended, 'endReason').map(([reason, count]) => ({ kind: 'ended-badly', target, reason, counted: as, count, of }));
    });
}
/** Messages of a server that are listed: more say the same in other words. */
const MOST_MESSAGES = 3;
/** A server's own words about failed requests. Messages that differ in numbers alone, such as an id, are one. */
function serverMessageWarnings(target, samples) {
    const counts = new Map();
    for (const { serverMessage: message } of samples) {
        if (message === undefined)
            continue;
        const shape = message.replaceAll(/[\da-f-]*\d[\da-f-]*/gi, '#');
        const known = counts.get(shape);
        if (known === undefined)
            counts.set(shape, { message, count: 1 });
        else
            known.count += 1;
    }
    const frequentFirst = [...counts.values()].toSorted((a, b) => b.count - a.count);
    return frequentFirst.slice(0, MOST_MESSAGES).map((said) => ({ kind: 'server-said', target, ...said }));
}
function unread(target, answered) {
    const own = answered.filter(({ flags }) => flags.includes('unread-text'));
    const [named] = countValues(own, 'unreadMember');
    return own.length === 0
        ? []
        : [{ kind: 'unread-text', target, member: named?.[0], count: own.length, of: answered.length }];
}
/** The values of a member, the most frequent first. */
function countValues(samples, key) {
    const counts = new Map();
    for (const { [key]: value } of samples)
        if (value !== undefined)
            counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a);
}
/** Requests to either arm that were made again. */
function voidWarnings(target, samples) {
    return ['cache-hit', 'cache-miss', 'model-load', 'client-stall', 'cached-reply'].flatMap((cause) => {
        const count = samples.filter(({ flags }) => flags.includes(`void-${cause}`)).length;
        return count === 0 ? [] : [{ kind: 'void-samples', target, cause, count }];
    });
}
function substituteWarnings({ budgets, checks }, samples) {
    const ofBudgets = budgets
        .filter(({ budget, readMetric }) => budget.metric !== readMetric)
        .map(({ target, budget, readMetric }) => ({ target, metric: budget.metric, read: readMetric }));
    const hiding = new Set(samples.filter(first_tokens/* hidesFirstToken */.JA).map(({ targetId }) => targetId));
    const ofChecks = checks
        .filter(({ target, metric }) => metric === 'ttft' && hiding.has(target))
        .map(({ target }) => ({ target, metric: 'ttft', read: 'ttfat' }));
    const once = new Map([...ofBudgets, ...ofChecks].map((read) => [`${read.target} ${read.metric}`, read]));
    return [...once.values()].map((read) => ({ kind: 'read-instead', ...read }));
}

;// CONCATENATED MODULE: ./lib/analysis/report/build-report.js









/** A baseline older than this is named as old, and one that goes away sooner as expiring. */
const OLD_DAYS = 7;
/** Builds the report of a judged run: everything that a page may show. */
function buildReport(request) {
    const { run, context, targets, trackRecord, judged, circumstances } = request;
    const samples = judged.allPairs?.samples ?? run.samples;
    const budgets = withBudgetsOnBase({ budgets: judged.judgement.budgets, run, targets, samples });
    const judgement = { ...judged.judgement, budgets };
    const states = statesOfReport(judgement, request);
    const baseline = baselineUsed(request);
    const base = baseUsed({ run, targets, samples, checks: judgement.checks });
    const partsFailed = request.partsMissing?.isOfStranger === false;
    return {
        tool: run.tool,
        state: states[0],
        states,
        ...(0,state/* colorJob */.Vt)({
            states,
            brokenOnBaseToo: isBrokenOnBaseToo(budgets),
            regressedOnBaseToo: isRegressedOnBaseToo(judgement),
            ownUnmeasured: isOwnServerDown(request),
            partsMissing: partsFailed,
            failure: (0,account_refusal/* accountRefusal */.u)(run)?.code
        }, { ...circumstances, event: context.event }),
        context,
        checks: judgement.checks,
        budgets,
        targets: summarizeArms({ run, targets, windows: judgement.windows, samples }),
        baseline,
        base,
        rulesChanged: request.rulesChanged,
        trial: circumstances.trial ?? false,
        trackRecord,
        warnings: [
            ...judgement.warnings.filter((warning) => !isCoveredByPairs(warning, base)),
            ...judged.warnings,
            ...evidenceWarnings(run, judgement).filter((warning) => !isCoveredByMissingParts(warning, request)),
            ...baselineWarnings(baseline, request),
            ...request.warnings
        ],
        measured: measuredOf(request),
        generatedAt: request.now,
        failure: partsFailed ? missingPartsFailure(request.warnings) : (0,account_refusal/* accountRefusal */.u)(run)
    };
}
/**
 * A run that was cancelled, or that ended before its first look, has not measured what it was to judge: whatever was judged of it is no
 * pass. A part that an outage kept from being measured is stored and says so; a missing one belongs to a job that failed.
 */
function statesOfReport(judgement, { partsMissing, rulesChanged, run }) {
    const isCutOff = partsMissing !== undefined || (0,account_refusal/* accountRefusal */.u)(run) !== undefined || run.end.reason === 'cancelled' || run.end.partial;
    const unmeasured = isCutOff ? [...judgement.unmeasured, 'the rest'] : judgement.unmeasured;
    return (0,state/* statesOf */.kY)({ ...judgement, unmeasured, areRulesChanged: rulesChanged !== undefined });
}
/** Passing without the missing parts would let through what nobody measured. */
function missingPartsFailure(warnings) {
    const names = warnings.flatMap((warning) => (warning.kind === 'part-missing' ? [warning.part] : []));
    return {
        code: 'nothing-stored',
        message: `nothing usable is stored of ${names.join(', ')}. This is neither a pass nor a regression`,
        hint: 'Find the job of this run that should have measured it, and see there why it stored nothing.'
    };
}
/** The missing parts are named already, so that the early end needs no warning of its own. */
function isCoveredByMissingParts({ kind }, { partsMissing }) {
    return kind === 'partial' && partsMissing !== undefined;
}
/** Pairs compare answer lengths with base directly, which says more than older runs do. */
function isCoveredByPairs(warning, base) {
    return warning.kind === 'output-length-changed' && base?.targets.some(({ id }) => id === warning.target) === true;
}
/** So many lost connections at the end are a server that is gone. */
const LOST_AT_THE_END = 5;
/** More failures than answers, or nobody there in the end: this is no server that works, and no outage of somebody else's. */
function isOwnServerDown({ judged, targets, run }) {
    return targets.some(({ id, owned }) => {
        if (!owned || !judged.judgement.unmeasured.includes(id))
            return false;
        const own = run.samples.filter((sample) => sample.targetId === id && sample.arm === 'head');
        const last = own.slice(-LOST_AT_THE_END);
        const isGone = last.length === LOST_AT_THE_END && last.every(({ outcome }) => outcome === 'connection');
        return isGone || own.filter(domain_sample/* isFailure */.N6).length > own.length / 2;
    });
}
function isRegressedOnBaseToo({ checks }) {
    const alarms = checks.filter(({ verdict, owned, accepted }) => verdict === 'regressed' && owned && accepted === undefined);
    return alarms.length > 0 && alarms.every(({ onBase }) => onBase !== undefined);
}
function isBrokenOnBaseToo(budgets) {
    const broken = budgets.filter(({ verdict }) => verdict === 'broken');
    return broken.length > 0 && broken.every(({ brokenOnBase }) => brokenOnBase === true);
}
function measuredOf({ run, durationMs, judged }) {
    const samples = [...run.samples, ...(run.confirmation?.samples ?? [])];
    const continuedAttempts = judged.allPairs?.attempts ?? [];
    const rounds = run.samples.map(({ round }) => round);
    return {
        startedAt: run.startedAt,
        durationMs,
        promptSet: run.plan.promptSet,
        scenarioCount: run.plan.scenarios.length,
        roundCount: rounds.length === 0 ? 0 : new Set(rounds).size,
        ...(continuedAttempts.length === 0 ? {} : { continuedAttempts }),
        ...recheckCount(run.samples),
        end: run.end,
        confirmed: (run.confirmation?.samples.length ?? 0) > 0,
        ...(run.costUsd === undefined ? {} : { costUsd: run.costUsd }),
        ...(samples.some(({ inputTokenCount }) => inputTokenCount !== undefined)
            ? { inputTokenCount: totalOf(samples, 'inputTokenCount') }
            : {}),
        outputTokenCount: totalOf(samples, 'outputTokenCount'),
        ...importedFrom(run),
        environment: run.environment,
        ...(run.clientHealth === undefined ? {} : { clientHealth: run.clientHealth }),
        seed: run.seed
    };
}
/** A plan made by an import says so in its parts: what is known of how the gate measures does not hold for it. */
function importedFrom({ plan }) {
    const source = plan.targets[0]?.parts['source'];
    return typeof source === 'string' && source.startsWith('import:')
        ? { importedFrom: source.slice('import:'.length) }
        : {};
}
function recheckCount(samples) {
    const count = samples.filter(({ flags }) => flags.includes('recheck')).length;
    return count === 0 ? {} : { recheckCount: count };
}
function totalOf(samples, key) {
    return samples.reduce((sum, sample) => sum + (sample[key] ?? 0), 0);
}
/** The baseline as a reader wants it: of the target whose newest run is the newest. */
function baselineUsed({ judged, context, ancestry, expiresAt, now }) {
    const windows = [...judged.judgement.windows.values()].toSorted((a, b) => (0,time/* instantOf */.B9)(b.runs[0]?.recordedAt ?? '') - (0,time/* instantOf */.B9)(a.runs[0]?.recordedAt ?? ''));
    const newest = windows[0]?.runs[0];
    if (newest === undefined)
        return undefined;
    const distance = newest.commit === undefined ? -1 : (ancestry?.indexOf(newest.commit) ?? -1);
    return {
        runCount: (0,extremes/* largest */.n)(windows.map(({ runs }) => runs.length)),
        newest: {
            recordedAt: newest.recordedAt,
            commit: newest.commit
        },
        relation: relationOf({ commit: newest.commit, distance, context, ancestry }),
        distance: distance < 0 ? undefined : distance,
        ageMs: Math.max(0, (0,time/* instantOf */.B9)(now) - (0,time/* instantOf */.B9)(newest.recordedAt)),
        ...(expiresAt === undefined ? {} : { expiresAt })
    };
}
function relationOf({ commit, distance, context, ancestry }) {
    if (commit === undefined)
        return 'unknown';
    if (commit === context.baseCommit)
        return 'base';
    if (ancestry === undefined)
        return 'unknown';
    return distance >= 0 ? 'ancestor' : 'not-ancestor';
}
function baselineWarnings(baseline, { now }) {
    if (baseline === undefined)
        return [];
    const warnings = [];
    const ageDays = Math.floor(baseline.ageMs / time/* DAY_MS */.sO);
    if (ageDays > OLD_DAYS)
        warnings.push({ kind: 'baseline-old', ageDays });
    if (baseline.relation === 'not-ancestor' && baseline.newest.commit !== undefined) {
        warnings.push({ kind: 'baseline-not-ancestor', commit: baseline.newest.commit });
    }
    const days = baseline.expiresAt === undefined ? undefined : ((0,time/* instantOf */.B9)(baseline.expiresAt) - (0,time/* instantOf */.B9)(now)) / time/* DAY_MS */.sO;
    if (days !== undefined && days < OLD_DAYS)
        warnings.push({ kind: 'baseline-expires', days: Math.max(0, Math.floor(days)) });
    return warnings;
}


/***/ }),

/***/ 8168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ chartDataOf)
});

;// CONCATENATED MODULE: ./lib/domain/chart-data.js
/** The metrics that charts show. End-to-end time is shown as it was measured, whatever the length of the answer. */
const CHART_METRICS = ['ttft', 'tpot', 'e2e'];

// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/domain/sample.js
var domain_sample = __webpack_require__(8);
// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/analysis/runs/digest.js
var digest = __webpack_require__(1629);
// EXTERNAL MODULE: ./lib/analysis/values/first-tokens.js
var first_tokens = __webpack_require__(5418);
;// CONCATENATED MODULE: ./lib/analysis/report/chart-data.js








/** Points of a distribution's curve: more than a screen has pixels. */
const MOST_VALUES = 1000;
/** Bars and points that a browser draws at once without a pause, over all targets. */
const MOST_REQUESTS = 1500;
/** Runs of a trend, the newest. */
const MOST_RUNS = 60;
/** Collects the numbers behind the charts of a run's report, for each judged target. */
function chartDataOf({ run, windows, digests }) {
    const samples = (0,first_tokens/* comparableSamples */.OS)(run.samples).filter((sample) => !(0,domain_sample/* isVoid */.Rd)(sample));
    const judged = run.plan.targets.filter(plan/* isJudged */.sL);
    const mostRequests = Math.floor(MOST_REQUESTS / judged.length);
    return {
        targets: judged.map(({ id }) => {
            const own = samples.filter(({ targetId }) => targetId === id);
            return chartsOf({ run, id, own, earlier: windows.get(id)?.runs ?? [], digests, mostRequests });
        })
    };
}
function chartsOf(facts) {
    const { run, id, own, mostRequests } = facts;
    const paired = own.some(({ arm }) => arm === 'base') && own.some(({ arm }) => arm === 'head');
    const prompts = run.plan.scenarios.map((scenario) => ({ id: scenario.id, kind: scenario.kind }));
    const indexes = new Map(prompts.map((prompt, index) => [prompt.id, index]));
    const values = Object.fromEntries(CHART_METRICS.map((metric) => [metric, armValues(metric, paired, facts)]));
    return {
        id,
        paired,
        prompts,
        values: values,
        changes: CHART_METRICS.flatMap((metric) => paired ? pairedChanges(metric, own, indexes) : changesFromUsual(metric, facts, indexes)),
        requests: own
            .toSorted((a, b) => a.startedAtMs - b.startedAtMs)
            .slice(0, mostRequests)
            .flatMap((sample) => requestBar(sample, indexes)),
        requestCount: own.length,
        runs: runPoints(facts)
    };
}
function chartValue(metric, sample) {
    return sample.outcome === 'ok' ? (0,domain_metric/* metricOf */.ak)(metric).derive?.(sample) : undefined;
}
/** Both arms of a metric. Without base in the same job, the requests of the stored runs stand for it. */
function armValues(metric, paired, { own, earlier }) {
    const of = (arm) => own.flatMap((sample) => (sample.arm === arm ? (chartValue(metric, sample) ?? []) : []));
    const stored = () => earlier.flatMap((run) => storedRows(metric, run).map(({ value }) => value));
    return { base: thinned(paired ? of('base') : stored()), head: thinned(paired ? of('head') : of(ownArm(own))) };
}
/** A file of base samples alone is a run that somebody recorded, and is shown as it is. */
function ownArm(own) {
    return own.some(({ arm }) => arm === 'head') ? 'head' : 'base';
}
const ROW_COLUMN = { ttft: 0, tpot: 1, e2e: 2 };
function storedRows(metric, { target }) {
    if (metric === 'ttft' && target.firstToken === 'ttfat')
        return [];
    return target.scenarios.flatMap(({ id, rows }) => rows.flatMap((row) => {
        const value = row[ROW_COLUMN[metric]];
        return value === null ? [] : [{ prompt: id, value }];
    }));
}
/** Sorted; of very many only so many, spread evenly over the order, with both ends. */
function thinned(values) {
    const sorted = values.toSorted((a, b) => a - b);
    if (sorted.length <= MOST_VALUES)
        return sorted.map(rounded);
    const step = (sorted.length - 1) / (MOST_VALUES - 1);
    return Array.from({ length: MOST_VALUES }, (_, index) => rounded(sorted[Math.round(index * step)] ?? 0));
}
function pairedChanges(metric, own, indexes) {
    const answered = own.filter(({ pair, flags }) => pair !== undefined && !flags.includes('recheck'));
    const pairs = Map.groupBy(answered, ({ scenarioId, pair }) => `${pair} ${scenarioId}`);
    return [...pairs.values()].flatMap((pair) => {
        const [base, head] = ['base', 'head'].map((arm) => pair.find((sample) => sample.arm === arm));
        if (base === undefined || head === undefined)
            return [];
        return changeOf(metric, chartValue(metric, base), {
            value: chartValue(metric, head),
            prompt: indexes.get(head.scenarioId)
        });
    });
}
/** Each request by the median of the same prompt on record. */
function changesFromUsual(metric, { own, earlier }, indexes) {
    const rows = Map.groupBy(earlier.flatMap((run) => storedRows(metric, run)), ({ prompt }) => prompt);
    const usual = new Map([...rows].map(([prompt, all]) => [prompt, (0,quantile/* median */.J)(all.map(({ value }) => value))]));
    return own.flatMap((sample) => changeOf(metric, usual.get(sample.scenarioId), {
        value: chartValue(metric, sample),
        prompt: indexes.get(sample.scenarioId)
    }));
}
function changeOf(metric, from, { value, prompt }) {
    if (!from || !value || prompt === undefined)
        return [];
    return [{ prompt, metric, factor: Number((value / from).toPrecision(4)) }];
}
function requestBar(sample, indexes) {
    const prompt = indexes.get(sample.scenarioId);
    if (prompt === undefined)
        return [];
    const { arm, startedAtMs, outcome, ttftMs, serverTimings, gapsMs, inputTokenCount, outputTokenCount } = sample;
    const endMs = sample.lastMs ?? sample.endMs;
    return [
        {
            prompt,
            arm,
            outcome,
            startedAtMs: rounded(startedAtMs),
            queueMs: serverTimings?.queueMs,
            prefillMs: serverTimings?.prefillMs,
            ttftMs: ttftMs === undefined ? undefined : rounded(ttftMs),
            endMs: endMs === undefined ? undefined : rounded(endMs),
            longestGapMs: gapsMs?.max,
            inputTokenCount,
            outputTokenCount
        }
    ];
}
/** Oldest first, this run last. */
function runPoints({ run, id, digests }) {
    const all = [(0,digest/* digestRun */.UC)(run, { ordinal: 0 }), ...digests]
        .toSorted((a, b) => (0,time/* instantOf */.B9)(a.recordedAt) - (0,time/* instantOf */.B9)(b.recordedAt))
        .slice(-MOST_RUNS);
    return all.flatMap((digest) => digest.targets.filter((target) => target.id === id).map(pointOf(digest)));
}
function pointOf({ recordedAt, commit, levelShifts = [] }) {
    return (target) => {
        const { ttft, tpot, e2e } = (0,digest/* loggedLevels */.oR)(target);
        const levels = { ttft: percentiles(ttft), tpot: percentiles(tpot), e2e: percentiles(e2e) };
        const isNewLevel = levelShifts.some((shift) => shift.target === target.id);
        return { recordedAt, commit, newLevel: isNewLevel ? true : undefined, levels };
    };
}
function percentiles({ p50, p95 }) {
    return { p50: p50 === undefined ? undefined : rounded(p50), p95: p95 === undefined ? undefined : rounded(p95) };
}
/** Hundredths of a millisecond are finer than any screen. */
function rounded(ms) {
    return Math.round(ms * 100) / 100;
}


/***/ }),

/***/ 1187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ accountRefusal)
/* harmony export */ });
/**
 * Returns the failure of a run whose account stopped paying on the way; undefined for any other. It is read from the requests
 * and not from the end of the run, because a merged run has one end for many machines, and a second measurement has its own.
 */
function accountRefusal({ samples, confirmation }) {
    const all = [...samples, ...(confirmation?.samples ?? [])];
    const refused = all.find(({ flags }) => flags.includes('account-refused'));
    if (refused === undefined)
        return undefined;
    const answered = all.filter(({ outcome }) => outcome === 'ok').length;
    const words = refused.serverMessage === undefined ? '' : `: ${refused.serverMessage}`;
    return {
        code: 'account-refused',
        message: `target "${refused.targetId}": its host stopped serving this account, which has no credit or is closed${words} (${answered} of ${all.length} requests were answered and are kept)`,
        hint: 'Add credit to the account of the key, or use the key of another account.'
    };
}


/***/ }),

/***/ 8023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ judgeRunFile)
});

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
;// CONCATENATED MODULE: ./lib/analysis/history/several-jobs.js
/** Found by more than this check: a control moved as well, or the level crept away from its anchor. */
const KEPT = ['moved-together', 'crept'];
/**
 * Judges a check of history by all jobs that measured the same commit. The lower middle of how far each is beyond the baseline
 * counts, so that two jobs must both be slower, and no number of further ones makes a slow change green.
 */
function checkBySeveralJobs(newest, earlier) {
    const before = earlier
        .filter((check) => isSameCheck(check, newest) && !KEPT.includes(check.reason))
        .flatMap(({ beyondByLog }) => beyondByLog ?? []);
    const own = newest.beyondByLog;
    if (own === undefined || before.length === 0 || KEPT.includes(newest.reason))
        return newest;
    const all = [...before, own].toSorted((a, b) => a - b);
    const middle = all[Math.floor((all.length - 1) / 2)];
    const slower = all.filter((beyond) => beyond > 0).length;
    const check = { ...newest, jobs: { slower, of: all.length } };
    if (slower === 0)
        return check;
    if (middle > 0)
        return { ...check, verdict: 'regressed', reason: 'slower-beyond-noise', confirmed: true };
    const { confirmed: _, ...open } = check;
    // Of two jobs only the later one was slower: a third decides.
    if (all.length === 2 && own > 0)
        return { ...open, verdict: 'inconclusive', reason: 'slower-once' };
    return { ...open, verdict: 'unchanged', reason: 'not-slower-again' };
}
function isSameCheck(one, { target, metric, statistic, kind }) {
    return one.target === target && one.metric === metric && one.statistic === statistic && one.kind === kind;
}

// EXTERNAL MODULE: ./lib/analysis/pairs/earlier-pairs.js
var earlier_pairs = __webpack_require__(676);
// EXTERNAL MODULE: ./lib/analysis/pairs/paired-targets.js
var paired_targets = __webpack_require__(9572);
// EXTERNAL MODULE: ./lib/analysis/runs/digest.js
var digest = __webpack_require__(1629);
// EXTERNAL MODULE: ./lib/analysis/verdict/accept.js
var verdict_accept = __webpack_require__(5770);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/domain/sample.js
var sample = __webpack_require__(8);
;// CONCATENATED MODULE: ./lib/analysis/verdict/confirm.js



const NO_TARGETS = new Set();
/**
 * Returns the targets to measure a second time in the same job. An alarm counts only once a second measurement agrees, since any
 * single run can be unlucky: a neighbor that takes the machine for two seconds is enough. The same holds for a broken budget of a
 * target that this change did not touch.
 */
function targetsToConfirm({ checks, budgets }, ownBases = NO_TARGETS) {
    return new Set([
        ...alarmsToConfirm(checks, ownBases).map(({ target }) => target),
        ...budgets.filter((budget) => isUnchangedBroken(budget, checks)).map(({ target }) => target)
    ]);
}
/** The alarms that count only once a second measurement agrees with each of them. */
function alarmsToConfirm(checks, ownBases = NO_TARGETS) {
    return checks.filter((check) => isAlarm(check, ownBases));
}
function isAlarm({ verdict, kind, reason, target, accepted, jobs }, ownBases) {
    // What several jobs agree on needs no second measurement in one of them.
    if (accepted !== undefined || jobs !== undefined)
        return false;
    // Bad luck does not make a stream arrive in one piece.
    if (verdict !== 'regressed' || reason === 'no-longer-streams')
        return false;
    // Slow prompts were measured again already, but all at once: a server of its own may have been busy just then.
    return (kind !== 'interleaved' && reason !== 'slower-prompts') || ownBases.has(target);
}
/** A provider's target that has history is one whose plan is the baseline's: this change cannot have broken its budget. */
function isUnchangedBroken({ verdict, target }, checks) {
    return verdict === 'broken' && checks.some((check) => check.target === target && !check.owned);
}
/**
 * Keeps the alarms of the first measurement that the second agrees with. Alarms it disagrees with become *not confirmed*; alarms
 * it could not check stay open, because an endpoint that died after slowing down did not become fast again.
 */
function confirm_confirm(first, second, ownBases = NO_TARGETS) {
    const checks = first.checks.map((check) => (isAlarm(check, ownBases) ? confirmedCheck(check, second) : check));
    return {
        ...first,
        checks,
        budgets: first.budgets.map((budget) => isUnchangedBroken(budget, first.checks) ? confirmedBudget(budget, second) : budget),
        unmeasured: [...new Set([...first.unmeasured, ...notMeasuredAgain(checks)])]
    };
}
/**
 * Two servers are never equally busy, so what one measurement found faster is told as seen once. Nobody waits a minute and
 * pays for a second measurement only to confirm good news; where an alarm led to one, it counts.
 */
function withImprovementsConfirmed(first, second, ownBases) {
    const confirmed = (check) => sameCheckIn(second?.checks ?? [], check)?.verdict === 'improved'
        ? { ...check, confirmed: true }
        : { ...check, verdict: 'unchanged', reason: 'faster-once' };
    const needsIt = ({ verdict, kind, metric, target }) => verdict === 'improved' && kind === 'interleaved' && (0,domain_metric/* metricOf */.ak)(metric).scope === 'sample' && ownBases.has(target);
    return { ...first, checks: first.checks.map((check) => (needsIt(check) ? confirmed(check) : check)) };
}
function sameCheckIn(checks, { target, metric, statistic }) {
    return checks.find((one) => one.target === target && one.metric === metric && one.statistic === statistic);
}
/** Returns the targets whose alarms all stay open because the second measurement could not be made. */
function notMeasuredAgain(checks) {
    const alarmed = new Set(checks.filter(isUnaccepted).map(({ target }) => target));
    return checks.flatMap(({ target, reason }) => (reason === 'not-measured-again' && !alarmed.has(target) ? target : []));
}
function isUnaccepted({ verdict, accepted }) {
    return verdict === 'regressed' && accepted === undefined;
}
function confirmedCheck(check, second) {
    const again = sameCheckIn(second.checks, check);
    if (again?.verdict === 'regressed' && areOfSamePrompts(check, again))
        return { ...check, confirmed: true };
    const { notAccepted: _, ...rest } = check;
    if (!hasNoAnswer(again, second)) {
        // The first measurement still asks for another job, which decides it.
        const asksAgain = check.kind !== 'interleaved' && (check.beyondByLog ?? 0) > 0;
        const reason = asksAgain ? 'slower-once' : 'not-confirmed';
        return { ...rest, verdict: 'inconclusive', reason, confirmed: false };
    }
    const secondCounts = secondCountsOf(second, check.target);
    // More failed requests than ever is worse than the alarm, and does not clear it.
    if (failsMore(second, check.target))
        return { ...check, ...secondCounts };
    return { ...rest, verdict: 'inconclusive', reason: 'not-measured-again', ...secondCounts };
}
/** An alarm of single prompts is not confirmed by one of others. */
function areOfSamePrompts({ scenarios }, again) {
    return scenarios === undefined || scenarios.some((id) => again.scenarios?.includes(id) === true);
}
/** Reasons that mean a check saw too little to clear an alarm. */
const WITHOUT_ANSWER = [
    'too-many-failures',
    'too-many-void',
    'too-few-samples',
    'vanished',
    'not-observable',
    'token-source-differs',
    'not-finished'
];
function hasNoAnswer(again, { partial = false }) {
    return again === undefined || partial || WITHOUT_ANSWER.includes(again.reason);
}
function failsMore({ checks }, id) {
    return checks.some(({ target, metric, verdict }) => target === id && metric === 'error_rate' && verdict === 'regressed');
}
function secondCountsOf({ samples }, id) {
    if (samples === undefined)
        return {};
    const own = (0,digest/* judgedSamples */.vo)(samples).filter(({ targetId }) => targetId === id);
    return { secondCounts: { attempted: own.length, failed: own.filter(sample/* isFailure */.N6).length } };
}
/** A budget stays broken unless the second measurement keeps it. */
function confirmedBudget(result, { budgets, partial = false }) {
    const again = budgets.find(({ budget, target }) => target === result.target && budget.text === result.budget.text);
    const hasAnswer = again !== undefined && again.verdict !== 'not-measured' && !partial;
    return hasAnswer && again.verdict !== 'broken'
        ? { ...result, verdict: 'at-the-edge', reason: 'not-confirmed' }
        : result;
}

// EXTERNAL MODULE: ./lib/analysis/verdict/judge.js + 5 modules
var judge = __webpack_require__(3836);
;// CONCATENATED MODULE: ./lib/analysis/verdict/judge-run-file.js









/**
 * Judges a run file: pairs where base was measured beside it, history elsewhere, budgets always. Live runs, stored runs and
 * merged parts all come through here. Same run, rules and history give the same judgement: chance comes from the run's seed.
 */
function judgeRunFile(run, rules, history) {
    const allPairs = pairsOfAttempts(run, history.earlierJobs ?? []);
    const alone = judgeSamples({ run, samples: run.samples, pairedSamples: allPairs?.samples }, rules, history);
    const first = accepted(withJobsOfSameChange(alone, run, rules, history), rules);
    const ownBases = targetsWithOwnBase(run, rules);
    const unconfirmed = targetsToConfirm(first, ownBases);
    const awaited = alarmsToConfirm(first.checks, ownBases);
    const second = unconfirmed.size === 0 ? undefined : secondMeasurement({ run, awaited }, rules, history);
    const confirmed = second === undefined ? first : confirm_confirm(first, second, ownBases);
    const judgement = withImprovementsConfirmed(confirmed, second, ownBases);
    return {
        judgement,
        unconfirmed: second === undefined ? unconfirmed : NO_TARGETS,
        awaited,
        warnings: (0,verdict_accept/* unusedAcceptances */.pg)({
            checks: judgement.checks,
            acceptances: rules.accept,
            targetIds: rules.targets.map(({ id }) => id),
            today: (0,time/* dayOf */.kb)(rules.now)
        }),
        allPairs
    };
}
function judgeSamples({ run, samples, pairedSamples, awaited }, rules, history) {
    return (0,judge/* judge */.S)({
        ...rules,
        candidate: (0,digest/* digestRun */.UC)(run, { ordinal: 0, samples }),
        samples,
        paired: (0,paired_targets/* pairedTargetsOf */.Fj)(run.plan, rules),
        pairedSamples,
        awaited,
        baselines: history.digests,
        ancestry: history.ancestry,
        random: (0,random/* seededRandom */.I)(run.seed)
    });
}
/** Applies `accept:` lines before anything is confirmed: an accepted alarm needs no second measurement. */
function accepted(judgement, { accept, now }) {
    return { ...judgement, checks: judgement.checks.map((check) => (0,verdict_accept/* acceptCheck */.NF)(check, accept, (0,time/* dayOf */.kb)(now))) };
}
/** Judges the second measurement by itself; it covers only the targets that raised an alarm. */
function secondMeasurement({ run, awaited }, rules, history) {
    if (run.confirmation === undefined)
        return undefined;
    const { samples, end } = run.confirmation;
    return { ...judgeSamples({ run, samples, awaited }, rules, history), samples, partial: end.partial };
}
/** Earlier jobs of the same commit and plan are judged by the same history, and all of them together decide. */
function withJobsOfSameChange(alone, run, rules, history) {
    if (alone.checks.every(({ beyondByLog }) => beyondByLog === undefined))
        return alone;
    const jobs = (0,earlier_pairs/* jobsOfSameChange */.gu)(history.earlierJobs ?? [], run).filter((job) => !isSameRun(job, run));
    const earlier = jobs.flatMap((job) => judgeSamples({ run: job, samples: job.samples }, rules, history).checks);
    return { ...alone, checks: alone.checks.map((check) => checkBySeveralJobs(check, earlier)) };
}
function targetsWithOwnBase(run, rules) {
    return new Set((0,paired_targets/* pairedTargetsOf */.Fj)(run.plan, rules).flatMap((target) => (target.baseOnOtherServer ? [target.id] : [])));
}
function isSameRun(one, other) {
    return one.samples === other.samples;
}
/** A job that runs again continues from the pairs of its earlier attempts, so that re-running until green does not work. */
function pairsOfAttempts(run, earlierJobs) {
    const comparable = earlierJobs.filter(({ plan }) => (0,earlier_pairs/* haveSettledAlike */.i)(plan, run.plan));
    const { samples, attempts } = (0,earlier_pairs/* earlierPairs */.ox)(comparable, { plan: run.plan, commit: run.commit });
    if (attempts.length === 0)
        return undefined;
    // Where earlier jobs had decided everything, nothing was measured and the last of them is judged again.
    const isEarlier = comparable.some((job) => isSameRun(job, run));
    return { samples: isEarlier ? samples : [...samples, ...run.samples], attempts };
}


/***/ }),

/***/ 505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ COLOR_OF_NOTHING_STORED),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Vt: () => (/* binding */ colorJob),
/* harmony export */   kY: () => (/* binding */ statesOf)
/* harmony export */ });
/* unused harmony export COLOR_OF_SHARED_KEY */
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6450);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);


/** Returns every state that applies, gravest first: the first one names the result. Never empty. */
function statesOf(findings) {
    const { checks, budgets, withoutBaseline, unmeasured, areRulesChanged = false } = findings;
    const alarms = checks.filter(({ verdict, accepted }) => verdict === 'regressed' && accepted === undefined);
    const regressed = alarms.some(({ owned }) => owned);
    // A certain regression ends the measuring early. The checks it cut off do not make the result undecided.
    const open = checks.filter(({ reason }) => !(regressed && reason === 'not-finished'));
    const applies = {
        regression: regressed,
        'over-budget': budgets.some(({ verdict }) => verdict === 'broken'),
        'could-not-measure': unmeasured.length > 0,
        inconclusive: open.some(leavesUndecided) || budgets.some(({ verdict }) => verdict === 'not-measured'),
        'no-baseline': withoutBaseline.length > 0,
        drift: alarms.some(({ owned }) => !owned),
        'rules-changed': areRulesChanged,
        warning: budgets.some(({ verdict }) => verdict === 'at-the-edge'),
        pass: true
    };
    const present = _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .STATES */ .xj.filter((state) => applies[state]);
    return present;
}
/**
 * A provider's unchanged target is not this change's doing, so its open checks leave nothing undecided. A metric that was there
 * and is gone does, whoever took it away: nobody has judged it.
 */
function leavesUndecided({ owned, gating, verdict, reason, onBase }) {
    // Base is as slow, so that no other job of this change has anything to decide.
    if (reason === 'slower-once' && onBase !== undefined)
        return false;
    return gating && verdict === 'inconclusive' && (owned || reason === 'vanished');
}
/** The color of a run that was started to be stored, and was not, whatever it found. */
const COLOR_OF_NOTHING_STORED = 'red';
/** The color of a job whose results and another's are kept under one name, so that one of them is lost. */
const COLOR_OF_SHARED_KEY = 'red';
/** `fail-on`'s name for a state; a state without one never fails a job. */
const FAIL_NAME = {
    regression: 'regression',
    'over-budget': 'budget',
    'could-not-measure': 'could-not-measure',
    inconclusive: 'inconclusive',
    'no-baseline': 'no-baseline',
    drift: 'drift',
    'rules-changed': 'rules-changed',
    // A budget at the edge is as undecided as an inconclusive check.
    warning: 'inconclusive'
};
const RANK = { green: 0, warning: 1, red: 2 };
const everywhere = (color) => ({ onRequest: color, elsewhere: color, local: color });
/** The table of states and colors. The documented table is made from the same words. */
const COLORS = {
    regression: everywhere('red'),
    'over-budget': everywhere('red'),
    'could-not-measure': everywhere('green'),
    inconclusive: everywhere('green'),
    'no-baseline': everywhere('green'),
    // No pull request causes drift, so none is stopped; whoever owns the budget reads the nightly run.
    drift: { onRequest: 'warning', elsewhere: 'red', local: 'warning' },
    // Seen first by whoever reviews it; only the workflow can tell that nobody may.
    'rules-changed': everywhere('warning'),
    warning: everywhere('green'),
    pass: everywhere('green')
};
/**
 * Decides the color of a job, however it ended. Judged runs and outages follow the table of states, which `fail-on`
 * replaces; the gravest color of all states counts. A failure that the user must fix is red, even in a trial.
 */
function colorJob(ending, circumstances) {
    const rulesColor = colorOfRules(ending, circumstances);
    if (ending.skipped === true)
        return { color: rulesColor };
    if (ending.failure !== undefined && ending.failure !== 'cannot-measure')
        return { color: 'red' };
    const color = gravest([ending.partsMissing === true ? 'red' : colorOfStates(ending, circumstances), rulesColor]);
    if (circumstances.trial !== true)
        return { color };
    return { color: gravest([softened(color), rulesColor]), wouldHaveFailed: color === 'red' };
}
function gravest(colors) {
    return colors.reduce((worst, color) => (RANK[color] > RANK[worst] ? color : worst), 'green');
}
function colorOfStates(ending, circumstances) {
    return gravest(ending.states.map((state) => colorOfState(state, ending, circumstances)));
}
/** Base's `fail-on` and `trial` count as well: a pull request must not switch off what tells of it. */
function colorOfRules({ states }, { failOn = [], trial, rulesOfBase }) {
    if (!states.includes('rules-changed'))
        return 'green';
    const color = isListed('rules-changed', [...failOn, ...(rulesOfBase?.failOn ?? [])]) ? 'red' : 'warning';
    return (rulesOfBase === undefined ? trial : rulesOfBase.trial) === true ? softened(color) : color;
}
function colorOfState(state, ending, { event, failOn, unmeasuredBefore }) {
    if (failOn !== undefined)
        return isListed(state, failOn) ? 'red' : softened(COLORS[state].elsewhere);
    const audience = audienceOf(event);
    if (audience === 'onRequest' && isOnBaseToo(state, ending))
        return 'warning';
    if (state === 'could-not-measure' && ending.ownUnmeasured === true)
        return 'red';
    if (state === 'could-not-measure' && audience === 'elsewhere' && unmeasuredBefore === true)
        return 'red';
    return COLORS[state][audience];
}
/** A slowdown or a broken budget that base shows too is not the change's fault. */
function isOnBaseToo(state, { brokenOnBaseToo, regressedOnBaseToo }) {
    return ((state === 'regression' && regressedOnBaseToo === true) || (state === 'over-budget' && brokenOnBaseToo === true));
}
/** Events that judge a pull request; `workflow_run` judges one whose code ran in another workflow. */
const ON_REQUEST = ['pull_request', 'pull_request_target', 'merge_group', 'workflow_run'];
function audienceOf(event) {
    if (event === 'local')
        return 'local';
    return ON_REQUEST.includes(event) ? 'onRequest' : 'elsewhere';
}
function isListed(state, failOn) {
    const name = FAIL_NAME[state];
    return name !== undefined && failOn.includes(name);
}
/** Bad news that must not fail the job stays visible. */
function softened(color) {
    return color === 'red' ? 'warning' : color;
}
/**
 * Returns the exit code of the command line. It belongs to the gravest state that is red, which need not be the first:
 * `fail-on` may list a lesser one. A trial exits 0, unless the user has something to fix.
 */
function exitCodeOf({ states, color, trial = false, failOn, failure }) {
    if (failure !== undefined && !(trial && failure === 'cannot-measure'))
        return (0,_domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOfError */ .L)(failure);
    const [worst] = states;
    if (trial)
        return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.passed;
    if (worst === 'could-not-measure')
        return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.couldNotMeasure;
    if (color !== 'red')
        return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.passed;
    const red = states.find((state) => failOn === undefined ? COLORS[state].elsewhere === 'red' : isListed(state, failOn));
    return UNDECIDED.includes(red ?? worst) ? _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.undecided : _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.failed;
}
const UNDECIDED = ['inconclusive', 'no-baseline', 'warning'];


/***/ }),

/***/ 4528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cf: () => (/* binding */ durationOf),
  PL: () => (/* binding */ measureAgain),
  Wv: () => (/* binding */ measureOnce),
  n5: () => (/* binding */ measureRuns),
  gL: () => (/* binding */ recordedPart)
});

// EXTERNAL MODULE: ./lib/analysis/pairs/earlier-pairs.js
var earlier_pairs = __webpack_require__(676);
// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
// EXTERNAL MODULE: ./lib/plan/slots/pair-slots.js
var pair_slots = __webpack_require__(9);
// EXTERNAL MODULE: ./lib/plan/slots/part-of-plan.js
var part_of_plan = __webpack_require__(2570);
// EXTERNAL MODULE: ./lib/plan/slots/schedule.js
var schedule = __webpack_require__(1068);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
// EXTERNAL MODULE: ./lib/domain/run-file.js
var run_file = __webpack_require__(172);
// EXTERNAL MODULE: ./lib/plan/config/fingerprint.js
var config_fingerprint = __webpack_require__(8234);
;// CONCATENATED MODULE: ./lib/analysis/runs/assemble-run.js



/** The run file: all samples of one execution, with what was sent and where from. */
function assembleRun(request) {
    const { recorded, context, tool, environment, seed, measured } = request;
    const { samples, startedAt, end, clientHealth, connectMs, costUsd, events } = measured;
    return {
        schema: run_file/* RUN_SCHEMA */.EJ,
        tool,
        metricDefinition: run_file/* METRIC_DEFINITION */.zS,
        quantileMethod: run_file/* QUANTILE_METHOD */.Uf,
        seed,
        startedAt,
        commit: context.commit,
        ref: context.ref,
        event: context.event,
        workflowRun: context.workflowRun,
        environment: { ...environment, connectMs },
        plan: withSettledMembers(recorded, measured.asked ?? {}),
        clientHealth,
        end,
        costUsd,
        samples: [...samples],
        events
    };
}
/** The plan with what was settled of it. */
function withSettledMembers(recorded, asked) {
    const targets = recorded.targets.map((target) => {
        const own = asked[target.id];
        // The schema's type of JSON is the same but for being readonly.
        return own === undefined ? target : { ...target, asked: own };
    });
    return { ...recorded, targets };
}
/** A plan as a run file keeps it: enough to judge the run by and to send the same again, and no text of a prompt. */
function recordPlan(plan, commit) {
    const { fingerprint, prompts, base } = plan;
    return {
        fingerprint,
        promptSet: prompts.name,
        scenarios: recordedScenarios(prompts),
        base: base && { source: base.source, commit: base.commit, scenarios: recordedScenarios(base.prompts) },
        targets: plan.targets.map((target) => recordTarget(target, plan, commit))
    };
}
function recordedScenarios({ scenarios }) {
    return scenarios.map(({ id, kind, hash }) => ({ id, kind, hash }));
}
function recordTarget(target, plan, commit) {
    const { id, fingerprint, directOf, baseOf } = target;
    const head = plan.targets.find((other) => other.id === baseOf);
    return {
        id,
        fingerprint,
        buildIdentity: buildIdentityOf(target, commit),
        directOf,
        baseOf,
        pairs: head && { least: plan.schedule.pairs.least, most: (0,pair_slots/* mostPairsOf */.Qu)(plan, head) },
        // The schema's type of JSON is the same but for being readonly.
        parts: (0,config_fingerprint/* planParts */.m)(target, plan.schedule)
    };
}
/** Identifies the build: a provider's by its plan, an owned target's also by its commit or `build-id`. */
function buildIdentityOf(target, commit) {
    if (!target.owned)
        return target.fingerprint;
    return `${target.fingerprint} ${target.buildId ?? commit ?? 'unknown build'}`;
}

// EXTERNAL MODULE: ./lib/analysis/values/pairs.js
var pairs = __webpack_require__(8476);
// EXTERNAL MODULE: ./lib/analysis/pairs/paired-targets.js
var paired_targets = __webpack_require__(9572);
;// CONCATENATED MODULE: ./lib/analysis/pairs/looks.js









/** Plans the requests of one measurement. Pairs continue look by look; everything else is scheduled once. */
function planWork(request) {
    const { plan, seed, recorded, commit, earlierJobs } = request;
    const options = { seed, randomOf: (seeds) => (0,random/* seededRandom */.I)((0,random/* joinSeeds */.D)(seeds)) };
    if (plan.part?.shard !== undefined)
        return { slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, everySlot(plan, options)) };
    if ((0,pair_slots/* pairedTargets */.oU)(plan).length === 0)
        return { slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, (0,schedule/* schedule */._)(plan, (0,random/* seededRandom */.I)(seed))) };
    const looks = new Looks(request, options);
    const earlier = (0,earlier_pairs/* earlierPairs */.ox)(earlierJobs, { plan: recorded, commit }).samples;
    // Earlier pairs count only if hosts get the same requests now, which is known once warming up has settled them.
    const comparable = (settled) => {
        const now = withSettledMembers(recorded, settled);
        const alike = earlierJobs.filter((run) => (0,earlier_pairs/* haveSettledAlike */.i)(run.plan, now));
        return (0,earlier_pairs/* earlierPairs */.ox)(alike, { plan: recorded, commit }).samples;
    };
    return {
        slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, earlier.length === 0 ? looks.first() : looks.firstAfter(earlier)),
        look: (samples, settled = {}) => looks.next([...comparable(settled), ...samples]),
        mostUnitCount: (0,pair_slots/* mostUnitCount */.vI)((0,part_of_plan/* planOfPart */.k4)(plan))
    };
}
/** A shard sees only the samples of its own prompts, so it cannot tell when enough was measured: it makes every pair. */
function everySlot(plan, options) {
    const ranges = (0,pair_slots/* pairedTargets */.oU)(plan).map((target) => ({
        targetId: target.id,
        from: (0,pair_slots/* firstPairCount */.S0)(plan, target),
        to: (0,pair_slots/* mostPairsOf */.Qu)(plan, target)
    }));
    return [...(0,pair_slots/* firstSlots */.IE)(plan, options), ...(0,pair_slots/* pairSlots */.iD)(plan, ranges, options)];
}
/** Judges the pairs so far after each batch, and asks for more only where a check is undecided. */
class Looks {
    #request;
    #options;
    /** Pairs requested of each target, however they ended. */
    #requestedCounts = new Map();
    #recheckCount = 0;
    constructor(request, options) {
        this.#request = request;
        this.#options = options;
    }
    first() {
        const { plan } = this.#request;
        for (const target of (0,pair_slots/* pairedTargets */.oU)(plan))
            this.#requestedCounts.set(target.id, (0,pair_slots/* firstPairCount */.S0)(plan, target));
        return (0,pair_slots/* firstSlots */.IE)(plan, this.#options);
    }
    firstAfter(earlier) {
        const { plan, seed } = this.#request;
        for (const { id } of (0,pair_slots/* pairedTargets */.oU)(plan))
            this.#requestedCounts.set(id, nextPairNumber(earlier, id));
        this.#recheckCount = Math.max(0, (0,extremes/* largest */.n)(earlier.map(({ pair = 0 }) => Math.floor(pair / pair_slots/* RECHECKS_FROM */.Ot))));
        return [...(0,schedule/* schedule */._)(plan, (0,random/* seededRandom */.I)(seed)), ...this.#more(earlier).slots];
    }
    next(samples) {
        const { slots, isDecided } = this.#more(samples);
        return slots.length > 0 ? { slots } : { end: isDecided ? 'decided' : 'max-pairs' };
    }
    #more(samples) {
        const { plan, recorded, baselines, awaited } = this.#request;
        const paired = (0,paired_targets/* pairedTargetsOf */.Fj)(recorded, plan);
        const judged = (0,paired_targets/* judgePairedTargets */.vJ)({ targets: plan.targets, paired, samples, gate: plan.gate, baselines, awaited });
        const isStopped = paired.some(({ id, failFast }) => awaited === undefined &&
            failFast &&
            judged.get(id)?.checks.some(({ verdict }) => verdict === 'regressed') === true);
        if (isStopped)
            return { slots: [], isDecided: true };
        const checks = [...judged.values()].flatMap((target) => target.checks);
        const isDecided = !checks.some((check) => check.gating && check.verdict === 'inconclusive' && (awaited?.some(isSameCheck(check)) ?? true));
        const wanted = [...judged].map(([targetId, { next }]) => ({ targetId, ...next }));
        return { slots: [...this.#morePairs(wanted, samples), ...this.#rechecks(wanted)], isDecided };
    }
    #morePairs(wanted, samples) {
        const { plan } = this.#request;
        const ranges = wanted.flatMap(({ targetId, pairCount }) => {
            const target = plan.targets.find(({ id }) => id === targetId);
            if (pairCount === undefined || target === undefined)
                return [];
            const from = this.#requestedCounts.get(targetId) ?? 0;
            // Lost pairs are replaced, up to the most there can be.
            const missing = from + pairCount - (0,pairs/* pairsOf */.f)(samples, targetId).regular.length;
            const to = Math.min(missing, (0,pair_slots/* mostPairsOf */.Qu)(plan, target));
            this.#requestedCounts.set(targetId, Math.max(from, to));
            return to > from ? [{ targetId, from, to }] : [];
        });
        return (0,pair_slots/* pairSlots */.iD)(plan, ranges, this.#options);
    }
    #rechecks(wanted) {
        return wanted.flatMap(({ targetId, rechecks }) => rechecks.flatMap((recheck) => {
            this.#recheckCount += 1;
            const numbered = { targetId, ...recheck, again: this.#recheckCount - 1 };
            return (0,pair_slots/* recheckSlots */.Nm)(this.#request.plan, numbered, this.#options);
        }));
    }
}
function isSameCheck({ target, metric, statistic }) {
    return (other) => other.target === target && other.metric === metric && other.statistic === statistic;
}
/** Returns one more than the highest number of a regular pair. */
function nextPairNumber(samples, targetId) {
    const own = samples.filter((sample) => sample.targetId === targetId && !sample.flags.includes('recheck'));
    return Math.max(0, (0,extremes/* largest */.n)(own.map(({ pair = -1 }) => pair + 1)));
}

// EXTERNAL MODULE: ./lib/analysis/runs/account-refusal.js
var account_refusal = __webpack_require__(1187);
// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/plan/forecast/check-caps.js
var check_caps = __webpack_require__(8295);
// EXTERNAL MODULE: ./lib/plan/forecast/forecast.js
var forecast = __webpack_require__(6000);
;// CONCATENATED MODULE: ./lib/measure-run.js










/** Measures the plan as often as `runs` says, or takes the stored run as it is. The last run is the one to judge. */
async function measureRuns(request, { digests }, { measure }) {
    const { stored, plan } = request;
    if (stored !== undefined)
        return { earlier: [], run: stored, durationMs: durationOf(stored), warnings: [] };
    // The baseline says how long requests take. A plan that cannot finish in time is refused before it costs anything.
    (0,check_caps/* checkFirstLook */.m)(plan, (0,forecast/* factsOnRecord */.aQ)(digests));
    const earlier = [];
    const count = request.context.feedsBaseline ? plan.runCount : 1;
    const step = { facts: request, measure, baselines: digests };
    for (let ordinal = 0; ordinal < count - 1; ordinal += 1) {
        const measurement = await measureOnce({ ...step, ordinal, warm: ordinal > 0 });
        // The other runs would be refused as well.
        if ((0,account_refusal/* accountRefusal */.u)(measurement.run) !== undefined)
            return { earlier, ...measurement };
        earlier.push(measurement.run);
    }
    const { earlierJobs } = request;
    return { earlier, ...(await measureOnce({ ...step, ordinal: count - 1, warm: count > 1, earlierJobs })) };
}
/** Returns how long a stored run took, from the start of its first request to the end of its last. */
function durationOf({ samples }) {
    return Math.max(0, (0,extremes/* largest */.n)(samples.map(({ startedAtMs, endMs, lastMs }) => startedAtMs + (endMs ?? lastMs ?? 0))));
}
/** Measures the whole plan once, or this machine's part of it. */
async function measureOnce(step) {
    const { measure, ordinal, warm, earlierJobs = [], baselines = [], awaited } = step;
    const { commit } = step.facts.context;
    const recorded = recordPlan(step.facts.plan, commit);
    const earlier = (0,earlier_pairs/* earlierPairs */.ox)(earlierJobs, { plan: recorded, commit });
    const facts = { ...step.facts, seed: earlier.seed ?? step.facts.seed + ordinal };
    const { plan, seed } = facts;
    const work = planWork({ plan, recorded, seed, commit, earlierJobs, baselines, awaited });
    const last = earlierJobs.at(-1);
    // Earlier attempts have decided everything already, and nothing is left to measure.
    if (work.slots.length === 0 && last !== undefined)
        return { run: last, durationMs: 0, warnings: [] };
    const measured = await measure({ plan: (0,part_of_plan/* planOfPart */.k4)(plan), ...work, warm, settledBefore: lastSettled(plan, baselines) });
    const { durationMs, warnings } = measured;
    return { run: assembleRun({ ...facts, recorded, measured }), durationMs, warnings };
}
/** Measures the targets a second time, with their bases and upstreams, and adds that to the run. */
async function measureAgain(first, { targetIds, awaited }, { request, history, measure }) {
    const targets = request.plan.targets.filter((target) => targetIds.has((0,plan/* ownerOf */.bf)(target)));
    const { run: second } = await measureOnce({
        facts: { ...request, plan: { ...request.plan, targets } },
        measure,
        ordinal: request.plan.runCount,
        warm: true,
        baselines: history.digests,
        awaited
    });
    const isPriced = first.costUsd !== undefined && second.costUsd !== undefined;
    return {
        ...first,
        costUsd: isPriced ? (first.costUsd ?? 0) + (second.costUsd ?? 0) : first.costUsd,
        confirmation: { startedAt: second.startedAt, end: second.end, samples: second.samples }
    };
}
/** Names the part of the plan that this machine measures, so that its run file can be merged with the others. */
function recordedPart({ context, plan }) {
    const { targets, shard } = plan.part ?? {};
    return { key: context.key, targets: targets === undefined ? undefined : [...targets], shard };
}
/** Returns the request members that each target settled on in its newest stored run. */
function lastSettled({ targets }, baselines) {
    const newestFirst = baselines.toSorted((a, b) => (0,time/* instantOf */.B9)(b.recordedAt) - (0,time/* instantOf */.B9)(a.recordedAt));
    const known = newestFirst.flatMap((run) => run.targets);
    return Object.fromEntries(targets.flatMap(({ id, fingerprint }) => {
        const last = known.find((target) => target.id === id && target.fingerprint === fingerprint);
        return last?.asked === undefined ? [] : [[id, last.asked]];
    }));
}


/***/ }),

/***/ 2570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ slotsOfPart),
/* harmony export */   k4: () => (/* binding */ planOfPart)
/* harmony export */ });
/* unused harmony export scenariosOfPart */
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);

/**
 * The plan that one machine of several measures: its targets, with what is measured beside them, and its share of the
 * caps. The prompts stay all of them, since slots name them.
 */
function planOfPart(plan) {
    if (plan.part === undefined)
        return plan;
    const targets = plan.targets.filter((target) => isOwn(plan, target));
    const share = shareOf(plan, targets);
    const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount, workflowTokens } = plan.schedule;
    return {
        ...plan,
        targets,
        schedule: {
            ...plan.schedule,
            maxCostUsd: maxCostUsd && maxCostUsd * share,
            maxInputTokenCount: Math.ceil(maxInputTokenCount * share),
            maxOutputTokenCount: Math.ceil(maxOutputTokenCount * share),
            workflowTokens: workflowTokens && {
                inputCount: Math.ceil(workflowTokens.inputCount * share),
                outputCount: Math.ceil(workflowTokens.outputCount * share)
            }
        }
    };
}
/**
 * Of the whole schedule's slots those of this machine. Whole scenarios go to one machine, so that the two members of a
 * pair are never measured on two; every machine makes the same schedule from the same seed, so that what they measure
 * fits together.
 */
function slotsOfPart(plan, slots) {
    if (plan.part === undefined)
        return slots;
    const targetIds = new Set(plan.targets.filter((target) => isOwn(plan, target)).map(({ id }) => id));
    const scenarioIds = new Set(scenariosOfPart(plan));
    return slots.filter(({ targetId, scenarioId }) => targetIds.has(targetId) && scenarioIds.has(scenarioId));
}
/** The ids of the scenarios that a part has. */
function scenariosOfPart({ part, prompts }) {
    const ids = prompts.scenarios.map(({ id }) => id);
    const shard = part?.shard;
    return shard === undefined ? ids : ids.filter((_, position) => position % shard.count === shard.index - 1);
}
function isOwn({ part }, target) {
    return part?.targets?.includes((0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOf */ .bf)(target)) ?? true;
}
function shareOf(plan, targets) {
    const ofScenarios = scenariosOfPart(plan).length / Math.max(1, plan.prompts.scenarios.length);
    return (ofScenarios * targets.length) / Math.max(1, plan.targets.length);
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ EXPORTS),
  M: () => (/* binding */ renderExports)
});

// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/report/format/escape.js
var format_escape = __webpack_require__(2001);
;// CONCATENATED MODULE: ./lib/report/exports/readings.js
/** `ttft.p95` as budgets name it, and `error_rate` where there is no choice. A dashboard finds a row by it, so it never changes. */
function readingName({ metric, statistic }) {
    return statistic === 'rate' ? metric : `${metric}.${statistic}`;
}
/**
 * Lists every number of a report once: those of the tables, then those that only a check or a budget has. A number that is
 * missing has no reading, since dashboards take 0 and null for a value.
 */
function readingsOf(report) {
    const checks = new Map(report.checks.map((check) => [keyOf(nameOfCheck(check)), check]));
    const intervals = new Map(report.budgets.map((result) => [keyOf(nameOfBudget(result)), result.interval]));
    const all = [
        ...report.targets.flatMap(ofTarget),
        ...report.checks.map((check) => ({ ...nameOfCheck(check), value: check.candidate, baseline: check.baseline })),
        ...report.budgets.map((result) => ({ ...nameOfBudget(result), value: result.value }))
    ];
    const readings = new Map();
    for (const found of all) {
        const key = keyOf(found);
        if (found.value === undefined || !Number.isFinite(found.value) || readings.has(key))
            continue;
        readings.set(key, { interval: intervals.get(key), ...found, value: found.value, check: checks.get(key) });
    }
    return [...readings.values()];
}
function ofTarget({ id, metrics, counts, streamedRatio, overhead }) {
    const added = overhead?.ttft;
    return [
        ...metrics.flatMap(({ metric, candidate, baseline }) => ['p50', 'p95', 'p99'].map((statistic) => {
            return { target: id, metric, statistic, value: candidate[statistic], baseline: baseline?.[statistic] };
        })),
        {
            target: id,
            metric: 'error_rate',
            statistic: 'rate',
            value: counts.attempted === 0 ? undefined : (counts.attempted - counts.ok) / counts.attempted
        },
        { target: id, metric: 'streamed_share', statistic: 'rate', value: streamedRatio },
        ...(added === undefined
            ? []
            : [
                {
                    target: id,
                    metric: 'overhead',
                    statistic: 'p50',
                    value: added.medianMs,
                    interval: added.intervalMs
                }
            ])
    ];
}
/** The metric that was read, which may be another than the one that was asked for. */
function nameOfCheck({ target, metric, readMetric = metric, statistic }) {
    return { target, metric: readMetric, statistic };
}
function nameOfBudget({ target, readMetric, budget: { statistic } }) {
    return { target, metric: readMetric, statistic };
}
/** Without the digits that binary fractions add: 0.1 rather than 0.1000000000000001. */
function twelveDigits(value) {
    return Number(value.toPrecision(12));
}
function keyOf({ target, metric, statistic }) {
    return JSON.stringify([target, metric, statistic]);
}

;// CONCATENATED MODULE: ./lib/report/exports/csv.js



/** The columns and their order are interface: new ones are added at the end. */
const COLUMNS = [
    'kind',
    'started_at',
    'commit',
    'target',
    'metric',
    'statistic',
    'unit',
    'baseline',
    'value',
    'value_low',
    'value_high',
    'change_ratio',
    'change_low',
    'change_high',
    'detectable_ratio',
    'margin_ratio',
    'operator',
    'limit',
    'verdict',
    'reason',
    'compared_by',
    'decides',
    'accepted_until',
    'samples_baseline',
    'samples',
    'runs',
    'pairs'
];
/**
 * The report as a table for spreadsheets and data frames (RFC 4180): a row for each check, each budget, and each number that is
 * not checked. Tables of several runs can be put under one another, since each row names its run.
 */
function renderCsv(report) {
    const run = { started_at: report.measured.startedAt, commit: report.context.headCommit ?? report.context.commit };
    const readings = readingsOf(report);
    const rows = [
        ...report.checks.map((check) => checkRow(check, readings.find((reading) => reading.check === check))),
        ...report.budgets.map(budgetRow),
        ...readings.filter(({ check }) => check === undefined).map(valueRow)
    ];
    const lines = rows.map((row) => COLUMNS.map((column) => cell({ ...run, ...row }[column])).join(','));
    return `${[COLUMNS.join(','), ...lines].join('\n')}\n`;
}
/** A check that could not judge has no values of its own; those of the tables stand in their place. */
function checkRow(check, reading) {
    const { metric, readMetric = metric, sampleCounts, intervalRatio } = check;
    return {
        kind: 'check',
        target: check.target,
        metric: readMetric,
        statistic: check.statistic,
        unit: (0,domain_metric/* metricOf */.ak)(readMetric).unit,
        baseline: check.baseline ?? reading?.baseline,
        value: check.candidate ?? reading?.value,
        change_ratio: check.changeRatio,
        change_low: intervalRatio?.[0],
        change_high: intervalRatio?.[1],
        detectable_ratio: check.detectableRatio,
        margin_ratio: check.marginRatio,
        verdict: check.verdict,
        reason: check.reason,
        compared_by: check.kind,
        decides: check.gating,
        accepted_until: check.accepted?.until,
        samples_baseline: sampleCounts.baseline,
        samples: sampleCounts.candidate,
        runs: sampleCounts.runs,
        pairs: check.pairCount
    };
}
function budgetRow(result) {
    const { budget, readMetric, interval } = result;
    return {
        kind: 'budget',
        target: result.target,
        metric: readMetric,
        statistic: budget.statistic,
        unit: (0,domain_metric/* metricOf */.ak)(readMetric).unit,
        value: result.value,
        value_low: interval?.[0],
        value_high: interval?.[1],
        operator: budget.operator,
        limit: budget.limit,
        verdict: result.verdict,
        reason: result.reason,
        decides: true,
        samples: result.sampleCount
    };
}
function valueRow({ target, metric, statistic, value, baseline, interval }) {
    return {
        kind: 'value',
        target,
        metric,
        statistic,
        unit: (0,domain_metric/* metricOf */.ak)(metric).unit,
        baseline,
        value,
        value_low: interval?.[0],
        value_high: interval?.[1]
    };
}
/** A spreadsheet runs a cell that begins so as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@]/;
/** What is absent or endless is an empty cell, which every reader takes for a missing number. */
function cell(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? String(twelveDigits(value)) : '';
    if (typeof value !== 'string')
        return value === undefined ? '' : String(value);
    const line = (0,format_escape/* exportedText */.RW)(value);
    const text = FORMULA.test(line) ? `'${line}` : line;
    return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/report/format/format.js
var format = __webpack_require__(1189);
// EXTERNAL MODULE: ./lib/report/format/words.js
var words = __webpack_require__(6381);
;// CONCATENATED MODULE: ./lib/report/exports/dashboards.js






/**
 * For `customSmallerIsBetter` of benchmark-action/github-action-benchmark: `[{ name, unit, value, range, extra }]`. It alarms where
 * this value divided by the last one passes a threshold. So only times and costs are in it: a first failed request would be
 * infinitely worse than none, and of a speed a larger value is better.
 */
function renderGithubActionBenchmark(report) {
    const rows = readingsOf(report).filter(({ metric }) => isDivisible(metric));
    return json(rows.map((reading) => ({
        name: `${(0,format_escape/* exportedText */.RW)(reading.target)}: ${readingName(reading)}`,
        unit: (0,domain_metric/* metricOf */.ak)(reading.metric).unit,
        value: twelveDigits(reading.value),
        range: reading.interval && (0,format/* formatRange */.Lu)(reading.interval, (0,domain_metric/* metricOf */.ak)(reading.metric).unit),
        extra: outcomeOf(reading)
    })));
}
function isDivisible(metric) {
    const { unit, better } = (0,domain_metric/* metricOf */.ak)(metric);
    return better === 'lower' && unit !== 'ratio';
}
/** `+11.8 % (+7.9 to +15.8), regressed`, shown beside the value. */
function outcomeOf({ check }) {
    if (check === undefined)
        return undefined;
    const { changeRatio, intervalRatio, verdict } = check;
    const range = intervalRatio === undefined ? '' : ` (${(0,format/* formatSignedRange */.TE)(intervalRatio)})`;
    return (0,words/* nonEmpty */.hq)(changeRatio === undefined ? '' : `${(0,format/* formatSignedPercent */.h9)(changeRatio)}${range}`, verdict).join(', ');
}
/** Bencher keeps no unit with a number, so that the name of the measure says it. */
const MEASURE_UNITS = {
    ms: 'ms',
    'tok/s': 'tokens-per-second',
    ratio: 'ratio',
    $: 'dollars'
};
/**
 * Bencher Metric Format: `{ benchmark: { measure: { value, lower_value, upper_value } } }`, a benchmark for each target. One null in
 * it would make the whole file unreadable, so that an end that is not known has no member.
 */
function renderBencher(report) {
    const readings = readingsOf(report);
    const targets = [...new Set(readings.map(({ target }) => target))];
    return json(Object.fromEntries(targets.map((target) => {
        const own = readings.filter((reading) => reading.target === target);
        return [
            (0,format_escape/* exportedText */.RW)(target),
            Object.fromEntries(own.map((reading) => [measureOf(reading), metricDocument(reading)]))
        ];
    })));
}
/** `ttft-p95-ms`, `error-rate-ratio`. */
function measureOf(reading) {
    const name = readingName(reading).replaceAll(/[._]/g, '-');
    return `${name}-${MEASURE_UNITS[(0,domain_metric/* metricOf */.ak)(reading.metric).unit]}`;
}
function metricDocument({ value, interval: [low, high] = [Number.NaN, Number.NaN] }) {
    const known = (end) => (Number.isFinite(end) ? twelveDigits(end) : undefined);
    return { value: twelveDigits(value), lower_value: known(low), upper_value: known(high) };
}
function json(document) {
    return `${(0,quote/* visibleJson */.$m)(document, 2)}\n`;
}

// EXTERNAL MODULE: ./lib/report/exports/formats.js
var formats = __webpack_require__(1522);
// EXTERNAL MODULE: ./lib/report/sentences/budget-sentences.js
var budget_sentences = __webpack_require__(9049);
// EXTERNAL MODULE: ./lib/report/sentences/check-sentences.js
var check_sentences = __webpack_require__(4812);
// EXTERNAL MODULE: ./lib/report/sentences/headline.js
var headline = __webpack_require__(1727);
// EXTERNAL MODULE: ./lib/report/sentences/marks.js
var marks = __webpack_require__(3785);
// EXTERNAL MODULE: ./lib/report/sentences/states/pass.js
var pass = __webpack_require__(4493);
// EXTERNAL MODULE: ./lib/report/sentences/states.js + 4 modules
var states = __webpack_require__(2867);
;// CONCATENATED MODULE: ./lib/report/exports/junit.js








const voice = format_escape/* PLAIN_VOICE */.gW;
/**
 * JUnit XML, for the test reports of GitHub, GitLab and Jenkins. A suite for each target, a test for each check and budget, and one
 * for the run itself. A test fails only where the job is red, and passes only where something was judged and found in order:
 * everything between, such as an inconclusive check, is skipped.
 */
function renderJunit(report) {
    const { durationMs } = report.measured;
    const targets = [...new Set([...report.checks, ...report.budgets].map(({ target }) => target))];
    const suites = [
        { name: report.tool.name, cases: [runCase(report)] },
        ...targets.map((target) => ({ name: target, cases: casesOf(target, report) }))
    ];
    const all = suites.flatMap(({ cases }) => cases);
    // Jenkins allows no count of skipped tests here.
    const { skipped: _, ...total } = counts(all);
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        junit_element('testsuites', { name: 'LLM latency', ...total, time: seconds(durationMs) }),
        ...suites.flatMap((suite) => suiteLines(suite, report)),
        '</testsuites>',
        ''
    ].join('\n');
}
/** The run as a whole, so that one in which nothing could be measured is no empty file, which every reader shows as green. */
function runCase(report) {
    const { title } = (0,states/* titleOf */.Gg)(report, voice);
    const next = (0,states/* nextStep */.sk)(report, voice);
    return {
        name: 'verdict',
        result: resultOfRun(report),
        type: report.failure?.code ?? report.notMeasured ?? report.state,
        message: title,
        details: (0,words/* nonEmpty */.hq)(...(0,headline/* headline */.P)(report, voice), next && `Next: ${next}`).join('\n'),
        durationMs: report.measured.durationMs
    };
}
function resultOfRun(report) {
    if (report.color === 'red')
        return report.state === 'could-not-measure' ? 'error' : 'failure';
    return report.state === 'pass' && report.notMeasured === undefined && !(0,pass/* judgesNothing */.uF)(report) ? 'passed' : 'skipped';
}
function casesOf(target, report) {
    return [
        ...report.checks.filter((check) => check.target === target).map((check) => checkCase(check, report)),
        ...report.budgets.filter((budget) => budget.target === target).map((budget) => budgetCase(budget, report))
    ];
}
function checkCase(check, report) {
    const mark = (0,marks/* markOf */.Fg)(check);
    return {
        name: (0,words/* checkName */.I3)(check),
        result: resultOf(mark, report),
        type: check.reason,
        message: messageOf(mark, check.verdict === 'regressed' ? (0,check_sentences/* checkSentence */.YC)(check, voice) : (0,check_sentences/* checkRemark */.bc)(check, voice))
    };
}
function budgetCase(result, report) {
    const mark = (0,marks/* budgetMarkOf */.aM)(result);
    return {
        name: `budget ${(0,budget_sentences/* budgetName */.V7)(result.budget)}`,
        result: resultOf(mark, report),
        type: result.reason ?? result.verdict,
        message: messageOf(mark, result.verdict === 'broken' ? (0,budget_sentences/* budgetSentence */.Bg)(result, report) : (0,budget_sentences/* budgetRemark */.cx)(result, report))
    };
}
/** The mark in a word and its reason; empty for a test that simply passed. */
function messageOf(mark, text) {
    if (mark === 'passed')
        return text;
    const word = mark === 'inconclusive-shown' ? 'inconclusive, for information only' : marks/* MARKS */.j7[mark].word;
    return (0,words/* spaced */.ji)(`${(0,words/* capital */.Nx)(word)}.`, text);
}
const IN_ORDER = ['passed', 'improved', 'accepted'];
function resultOf(mark, report) {
    if (IN_ORDER.includes(mark))
        return 'passed';
    return report.color === 'red' && (0,marks/* shownMark */.RV)(mark, report).icon === '🔴' ? 'failure' : 'skipped';
}
function suiteLines({ name, cases }, { measured }) {
    const timestamp = measured.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
    const ofSuite = cases.reduce((total, { durationMs = 0 }) => total + durationMs, 0);
    return [
        `  ${junit_element('testsuite', { name, ...counts(cases), time: seconds(ofSuite), timestamp })}`,
        ...cases.flatMap((each) => caseLines(each, name)),
        '  </testsuite>'
    ];
}
/** `classname` repeats the suite: readers that group by it then show the target, and those that do not drop it. */
function caseLines({ name, result, type, message, details, durationMs = 0 }, suite) {
    const open = junit_element('testcase', { name, classname: suite, time: seconds(durationMs) });
    const body = outcomeElement(result, { type, message }, details);
    return [`    ${open}`, ...(body === '' ? [] : [`      ${body}`]), '    </testcase>'];
}
function outcomeElement(result, { type, message }, details = '') {
    if (result === 'passed')
        return message === '' ? '' : `<system-out>${xml((0,words/* spaced */.ji)(message, details))}</system-out>`;
    // Jenkins and GitLab show the message of a skipped test, and never its type.
    const open = junit_element(result, result === 'skipped' ? { message } : { type, message });
    return `${open}${details.split('\n').map(xml).join('\n')}</${result}>`;
}
function counts(cases) {
    const of = (result) => String(cases.filter((each) => each.result === result).length);
    return { tests: String(cases.length), failures: of('failure'), errors: of('error'), skipped: of('skipped') };
}
function junit_element(name, attributes) {
    return `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xml(value)}"`)].join(' ')}>`;
}
/** XML 1.0 has no place for control characters, escaped or not. */
function xml(text) {
    return (0,format_escape/* escapeHtml */.ZD)((0,format_escape/* exportedText */.RW)(text));
}
function seconds(ms) {
    return (ms / 1000).toFixed(3);
}

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/domain/verdict.js
var verdict = __webpack_require__(5141);
;// CONCATENATED MODULE: ./lib/report/exports/open-metrics.js






/**
 * OpenMetrics 1.0 text (prometheus/OpenMetrics, specification/OpenMetrics.md), for a Pushgateway, the textfile collector of
 * node_exporter and GitLab's metrics reports. Everything is a gauge, so that readers of the older Prometheus text take it too. A
 * number that is missing has no line, since NaN would be a value. No label holds a commit or a run: each would be a new time series.
 */
function renderOpenMetrics(report) {
    const families = [
        ...valueFamilies(report),
        ...changeFamilies(report),
        ...stateFamilies(report),
        ...runFamilies(report)
    ];
    const lines = families.flatMap(familyLines);
    return `${[...lines, '# EOF'].join('\n')}\n`;
}
/** Base units: seconds rather than milliseconds, and shares of 1. */
const BASE_UNITS = {
    ms: { name: 'seconds', perUnit: 1000 },
    'tok/s': { name: 'tokens_per_second', perUnit: 1 },
    ratio: { name: 'ratio', perUnit: 1 },
    $: { name: 'dollars', perUnit: 1 }
};
/** One family a metric: `llm_latency_ttft_seconds{target="chat",statistic="p95"} 0.702`. */
function valueFamilies(report) {
    const readings = readingsOf(report);
    return domain_metric/* METRIC_IDS */.Ah.map((id) => {
        const { label, unit } = (0,domain_metric/* metricOf */.ak)(id);
        const { name, perUnit } = BASE_UNITS[unit];
        const own = readings.filter(({ metric }) => metric === id);
        const points = own.map(({ target, statistic, value }) => ({
            labels: { target, statistic },
            value: value / perUnit
        }));
        return { name: `${id}_${name}`, unit: name, help: `${label}.`, points };
    });
}
function changeFamilies({ checks }) {
    const family = (name, help, ratioOf) => ({
        name,
        unit: 'ratio',
        help,
        points: checks.flatMap((check) => {
            const value = ratioOf(check);
            return value === undefined || !Number.isFinite(value) ? [] : [{ labels: checkLabels(check), value }];
        })
    });
    return [
        family('change_ratio', 'Change since base or the stored runs: 0.1 is 10 % more.', ({ changeRatio }) => changeRatio),
        family('change_low_ratio', 'Lower end of the 95 % interval of the change.', ({ intervalRatio }) => intervalRatio?.[0]),
        family('change_high_ratio', 'Upper end of the 95 % interval of the change.', ({ intervalRatio }) => intervalRatio?.[1]),
        family('detectable_ratio', 'Smallest slowdown that this comparison finds nine times in ten.', (check) => check.detectableRatio)
    ];
}
const CHECK_VERDICTS = ['regressed', 'inconclusive', 'unchanged', 'improved'];
const BUDGET_VERDICTS = ['broken', 'at-the-edge', 'not-measured', 'met'];
/** Each possible state has a line, 1 for the one that applies: an alert then needs no guess about lines that are missing. */
function stateFamilies({ state, checks, budgets }) {
    return [
        { name: 'state', help: 'State of the run: 1 for the one that applies.', points: oneOf('state', state, verdict/* STATES */.xj, {}) },
        {
            name: 'check',
            help: 'Verdict of each check: 1 for the one that applies.',
            points: checks.flatMap((check) => oneOf('verdict', check.verdict, CHECK_VERDICTS, checkLabels(check)))
        },
        {
            name: 'budget',
            help: 'Verdict of each budget: 1 for the one that applies.',
            points: budgets.flatMap(({ target, budget, verdict }) => oneOf('verdict', verdict, BUDGET_VERDICTS, { target, budget: (0,budget_sentences/* budgetName */.V7)(budget) }))
        }
    ];
}
function oneOf(label, actual, all, labels) {
    return all.map((each) => ({ labels: { ...labels, [label]: each }, value: each === actual ? 1 : 0 }));
}
function checkLabels({ target, metric, readMetric = metric, statistic }) {
    return { target, metric: readMetric, statistic };
}
function runFamilies({ targets, measured, context, tool }) {
    const { startedAt, durationMs, costUsd, promptSet } = measured;
    return [
        {
            name: 'requests',
            help: 'Requests by outcome; void ones were disturbed and are not judged.',
            points: targets.flatMap(({ id, counts: { attempted, ok, void: voidCount } }) => [
                { labels: { target: id, outcome: 'ok' }, value: ok },
                { labels: { target: id, outcome: 'failed' }, value: attempted - ok },
                { labels: { target: id, outcome: 'void' }, value: voidCount }
            ])
        },
        { name: 'run_cost_dollars', unit: 'dollars', help: 'Cost of the run.', points: single(costUsd) },
        { name: 'run_duration_seconds', unit: 'seconds', help: 'Duration of the run.', points: single(durationMs / 1000) },
        {
            name: 'run_start_seconds',
            unit: 'seconds',
            help: 'Start of the run, in seconds since 1970.',
            points: single((0,time/* instantOf */.B9)(startedAt) / 1000)
        },
        {
            name: 'run_info',
            help: 'Facts about the run that are no numbers.',
            points: [{ labels: { key: context.key, prompts: promptSet, version: tool.version }, value: 1 }]
        }
    ];
}
function single(value) {
    return value === undefined || !Number.isFinite(value) ? [] : [{ labels: {}, value }];
}
function familyLines({ name, unit, help, points }) {
    if (points.length === 0)
        return [];
    const full = `llm_latency_${name}`;
    return [
        `# TYPE ${full} gauge`,
        ...(unit === undefined ? [] : [`# UNIT ${full} ${unit}`]),
        `# HELP ${full} ${help}`,
        ...points.map(({ labels, value }) => `${full}${labelText(labels)} ${twelveDigits(value)}`)
    ];
}
function labelText(labels) {
    const pairs = Object.entries(labels).map(([name, text]) => `${name}="${labelValue(text)}"`);
    return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
function labelValue(text) {
    return (0,format_escape/* exportedText */.RW)(text).replace(/[\\"]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/report/exports/exports.js





/** The formats that other programs read. */
const EXPORTS = {
    csv: renderCsv,
    junit: renderJunit,
    openmetrics: renderOpenMetrics,
    'github-action-benchmark': renderGithubActionBenchmark,
    bencher: renderBencher
};
const EXPORT_NAMES = Object.keys(EXPORTS);
/** Renders a file of each of them, for the folder of the report. */
function renderExports(report) {
    return EXPORT_NAMES.map((format) => ({ name: formats/* FORMATS */.h[format].file, text: EXPORTS[format](report) }));
}


/***/ }),

/***/ 8763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ fitted)
/* harmony export */ });
const EVERYTHING = {
    wide: true,
    percentiles: true,
    trend: true,
    passing: true,
    improvements: true,
    rowCount: Number.POSITIVE_INFINITY
};
const SHORT = { ...EVERYTHING, percentiles: false, trend: false, passing: false, improvements: false };
/** A page that grows too large loses detail in this order, and never its verdict, its failed rows or its marker. */
const STEPS = [
    EVERYTHING,
    { ...EVERYTHING, percentiles: false },
    { ...EVERYTHING, percentiles: false, trend: false },
    { ...EVERYTHING, percentiles: false, trend: false, passing: false },
    SHORT,
    { ...SHORT, rowCount: 1000 },
    { ...SHORT, rowCount: 100 },
    { ...SHORT, rowCount: 25 },
    { ...SHORT, rowCount: 5 }
];
/** The page with as much detail as fits; with the least where nothing does. */
function fitted(render, fits) {
    const [first = EVERYTHING, ...others] = STEPS;
    return others.reduce((page, detail) => (fits(page) ? page : render(detail)), render(first));
}


/***/ }),

/***/ 2479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1448);
/* harmony import */ var _format_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2001);
/* harmony import */ var _sentences_warnings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5592);



/**
 * The report as data: its members and their order are interface. Values are in the metric's unit, ratios signed; what is
 * absent has no member.
 */
function renderJson(report) {
    const document = {
        verdict: report.state,
        checks: report.checks.map(checkDocument),
        budgets: report.budgets.map(budgetDocument),
        warnings: report.warnings.map(warningDocument),
        base: baseDocument(report),
        rulesChanged: rulesDocument(report),
        trial: report.trial ? { wouldHaveFailed: report.wouldHaveFailed ?? false } : undefined,
        trackRecord: report.trackRecord,
        notMeasured: report.notMeasured
    };
    return `${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleJson */ .$m)(document, 2)}\n`;
}
function checkDocument(check) {
    return {
        target: check.target,
        metric: check.metric,
        readMetric: check.readMetric,
        statistic: check.statistic,
        verdict: check.verdict,
        reason: check.reason,
        kind: check.kind,
        baseline: check.baseline,
        candidate: check.candidate,
        changeRatio: check.changeRatio,
        intervalRatio: check.intervalRatio,
        detectableRatio: check.detectableRatio,
        sampleCounts: {
            baseline: check.sampleCounts.baseline,
            candidate: check.sampleCounts.candidate,
            runs: check.sampleCounts.runs
        },
        pairCount: check.pairCount,
        pairsToSettle: check.pairsToSettle,
        chanceOneIn: check.chanceOneIn,
        scenarios: check.scenarios,
        accepted: check.accepted,
        onBase: check.onBase,
        notAccepted: check.notAccepted
    };
}
/** The other arm, where one was measured. */
function baseDocument({ base }) {
    if (base === undefined)
        return undefined;
    const { source, commit, targets, addedScenarios, removedScenarios, changedScenarioCount } = base;
    return { source, commit, targets, addedScenarios, removedScenarios, changedScenarioCount };
}
/** The rules that a pull request changes, and the verdict that base's rules would have given. */
function rulesDocument({ rulesChanged }) {
    if (rulesChanged === undefined)
        return undefined;
    const { changes, byBase, notMeasured } = rulesChanged;
    const verdict = byBase && { verdict: byBase.state, checks: byBase.checks.map(checkDocument) };
    return { changes, notMeasured, byBase: verdict };
}
function budgetDocument(result) {
    const { budget, target, readMetric, verdict, reason, value, interval, sampleCount, brokenOnBase } = result;
    return {
        target,
        metric: budget.metric,
        readMetric: readMetric === budget.metric ? undefined : readMetric,
        statistic: budget.statistic,
        operator: budget.operator,
        limit: budget.limit,
        value,
        interval,
        sampleCount,
        // Scripts know three words. One that nothing was measured for has no value and no samples: it is neither met nor broken.
        verdict: verdict === 'not-measured' ? 'at-the-edge' : verdict,
        reason,
        brokenOnBase
    };
}
function warningDocument(warning) {
    const { kind, ...fields } = warning;
    return { kind, message: (0,_sentences_warnings_js__WEBPACK_IMPORTED_MODULE_1__/* .warningText */ .i)(warning, _format_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_VOICE */ .gW), ...fields };
}


/***/ }),

/***/ 9928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oM: () => (/* binding */ closingLine),
  iF: () => (/* binding */ comparisonLine),
  Kz: () => (/* binding */ pageSections),
  jh: () => (/* binding */ pageTop),
  wQ: () => (/* binding */ renderComment),
  Gc: () => (/* binding */ renderMarkdown),
  Br: () => (/* binding */ renderSummary),
  S5: () => (/* binding */ renderText)
});

// UNUSED EXPORTS: markdownBody, marker

// EXTERNAL MODULE: ./lib/report/format/detail.js
var detail = __webpack_require__(8763);
// EXTERNAL MODULE: ./lib/report/format/escape.js
var format_escape = __webpack_require__(2001);
// EXTERNAL MODULE: ./lib/report/format/format.js
var format = __webpack_require__(1189);
// EXTERNAL MODULE: ./lib/report/format/table.js
var format_table = __webpack_require__(2524);
// EXTERNAL MODULE: ./lib/report/format/words.js
var words = __webpack_require__(6381);
// EXTERNAL MODULE: ./lib/domain/run-file.js
var run_file = __webpack_require__(172);
// EXTERNAL MODULE: ./lib/report/sentences/failures.js
var failures = __webpack_require__(2080);
// EXTERNAL MODULE: ./lib/report/sentences/subject.js
var subject = __webpack_require__(4031);
// EXTERNAL MODULE: ./lib/report/sentences/track-record.js
var track_record = __webpack_require__(5632);
// EXTERNAL MODULE: ./lib/report/sentences/warnings/measuring.js
var measuring = __webpack_require__(5110);
;// CONCATENATED MODULE: ./lib/report/sections/measured.js







/** Names and origins that a line lists before it counts the rest. */
const LISTED = 5;
/** Says how the numbers came about: the prompts, the place, the baseline, the end. */
function measuredSection(report, voice) {
    const { ok, attempted } = (0,failures/* countRequests */.Kx)((0,failures/* armsOf */.jO)(report));
    if (attempted === 0)
        return [];
    const { importedFrom, recheckCount } = report.measured;
    return [
        {
            title: `How it was measured: ${(0,format/* formatCount */.B4)(ok)} of ${(0,format/* plural */.LS)(attempted, 'request')} ok`,
            lines: (0,words/* nonEmpty */.hq)(promptsLine(report, voice), recheckCount === undefined
                ? ''
                : `Prompts that looked slow were measured again with ${(0,format/* plural */.LS)(recheckCount, 'more request')}, which count for nothing else.`, `Targets: ${(0,words/* listedFirst */.Am)(report.targets, (target) => targetText(target, voice), LISTED)}.`, importedFrom === undefined ? placeLine(report, voice) : '', baselineLine(report, voice), importedFrom === undefined ? endLine(report) : '', healthLine(report), (0,track_record/* trackRecordLine */.n)(report, voice), methodLine(report, voice))
        }
    ];
}
/** Dollars where every price is known, else tokens. */
function spendOf({ measured }) {
    if (measured.costUsd !== undefined)
        return (0,format/* formatDollars */.nT)(measured.costUsd);
    const { inputTokenCount, outputTokenCount } = measured;
    const out = (0,format/* formatCount */.B4)(outputTokenCount);
    return inputTokenCount === undefined
        ? `${out} tokens out`
        : `${(0,format/* formatCount */.B4)(inputTokenCount)} tokens in and ${out} out`;
}
function promptsLine({ measured, base, targets }, voice) {
    const { promptSet, scenarioCount, roundCount, importedFrom } = measured;
    if (importedFrom !== undefined) {
        return `Measured by another tool and imported from ${voice.name(importedFrom)}: ${(0,format/* plural */.LS)(scenarioCount, 'prompt')} in ${(0,format/* plural */.LS)(roundCount, 'round')}. How that tool measured is not known here.`;
    }
    const pairs = base === undefined ? '' : ', base and head back to back';
    const counts = `${(0,format/* plural */.LS)(scenarioCount, 'prompt')} in ${(0,format/* plural */.LS)(roundCount, 'round')} for each target${pairs}`;
    // All targets share the setting.
    const cache = targets.some((target) => target.cache === 'warm')
        ? 'each was sent once beforehand, so a cache can answer'
        : 'each starts with a fresh number, so no cache can answer';
    return `Prompts: ${voice.name(promptSet)}, ${counts}, in random order; ${cache}.`;
}
function targetText({ id, model, host, owned, servedModels }, voice) {
    const served = servedModels.filter((name) => name !== model);
    const facts = (0,words/* nonEmpty */.hq)(id === model ? '' : voice.name(model), served.length === 0 ? '' : `served as ${(0,words/* listedFirst */.Am)(served, voice.name, LISTED)}`, `at ${voice.name(host)}`, owned ? 'owned' : '');
    return `${voice.name(id)} (${facts.join(', ')})`;
}
/** An absolute budget is about one place only, so every page names it. */
function placeLine({ measured }, voice) {
    return `Measured from: ${runContextOf(measured.environment, voice)}. Absolute budgets only hold for measurements from here.`;
}
/** `GitHub-hosted ubuntu-24.04, TCP 12 ms to api.openai.com`. */
function runContextOf(environment, voice) {
    const { runnerEnvironment, image, os, architecture, cpuModel, gpuModel, connectMs } = environment;
    const host = [runnerWords(runnerEnvironment, voice), ...(0,words/* nonEmpty */.hq)(image ?? os).map(voice.name)];
    const near = (0,words/* listedFirst */.Am)(Object.entries(connectMs ?? {}), ([origin, ms]) => `TCP ${(0,format/* formatMs */._V)(ms)} to ${voice.name(origin.replace(/^https?:\/\//, ''))}`, LISTED);
    return (0,words/* nonEmpty */.hq)(host.join(' '), ...(0,words/* nonEmpty */.hq)(architecture, cpuModel, gpuModel).map(voice.name), near).join(', ');
}
function runnerWords(runner, voice) {
    switch (runner) {
        case undefined:
            return 'an unnamed machine';
        case 'github-hosted':
            return 'GitHub-hosted';
        case 'self-hosted':
            return 'self-hosted';
        case 'local':
            return 'a local machine,';
        default:
            return voice.name(runner);
    }
}
/** The comparison says how many runs there are and how old the newest is. */
function baselineLine({ baseline }, voice) {
    if (baseline?.expiresAt === undefined)
        return '';
    const { newest, expiresAt } = baseline;
    const commit = newest.commit === undefined ? '' : `, ${(0,subject/* commitName */.l3)(newest.commit, voice)},`;
    return `The newest baseline run${commit} is kept until ${(0,format/* formatDay */.im)(expiresAt)}.`;
}
function endLine(report) {
    const { durationMs, confirmed } = report.measured;
    const twice = confirmed ? ' The alarm was measured a second time in the same job.' : '';
    return `Ended after ${(0,format/* formatMs */._V)(durationMs)}: ${endWords(report)}.${twice}`;
}
/** With `fail-fast` the first certain regression decides the result and leaves other checks open. */
function endWords({ measured, checks }) {
    const { reason } = measured.end;
    const left = checks.some((check) => check.gating && check.reason === 'not-finished');
    return reason === 'decided' && left
        ? 'a regression was certain, so the other checks were not finished'
        : measuring/* END_WORDS */.Q[reason];
}
/** The gate's own measurement error. */
function healthLine({ measured }) {
    if (measured.clientHealth === undefined)
        return '';
    const { p50, p99 } = measured.clientHealth.eventLoopDelayMs;
    return `The gate's own event loop was late by ${(0,format/* formatMs */._V)(p50)} (p50) and ${(0,format/* formatMs */._V)(p99)} (p99).`;
}
/** A file names the tool that wrote it, and may name anything. */
function toolText({ name, version }, voice) {
    const text = `${name} ${version}`;
    return name === run_file/* TOOL_NAME */.lH && /^\d+\.\d+\.\d+$/.test(version) ? text : voice.name(text);
}
function methodLine({ measured, tool }, voice) {
    return `Percentiles are of type 7 (Hyndman and Fan) and count a failed request as infinitely slow. Seed ${measured.seed}, ${toolText(tool, voice)}.`;
}

// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/domain/report.js
var report = __webpack_require__(9012);
// EXTERNAL MODULE: ./lib/report/sentences/marks.js
var sentences_marks = __webpack_require__(3785);
// EXTERNAL MODULE: ./lib/report/sentences/warnings.js + 1 modules
var sentences_warnings = __webpack_require__(5592);
// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
// EXTERNAL MODULE: ./lib/report/sentences/states/state-text.js
var state_text = __webpack_require__(4239);
;// CONCATENATED MODULE: ./lib/report/sections/accept-lines.js






/** An accepted size is rounded up to a whole number of these, so that the next measurement does not exceed it by a hair. */
const STEP_PERCENT = 5;
const MONTHS = 2;
/** Without an interval the next measurement may well be a quarter larger. */
const UNKNOWN_REACH = 1.25;
/** No configuration has longer ids. */
const LONGEST_NAME = 200;
/** Names that YAML and a code block take as they are. */
const PLAIN = /^[A-Za-z0-9][\w./-]*(?::[\w./-]+)*$/;
/** The lines of a configuration that would accept what made the job red: one for each red check whose size is known. */
function acceptLines(report, rowCount) {
    const red = (0,state_text/* largestFirst */.Fj)(report.checks.filter((check) => isRed(check, report)));
    const lines = red.flatMap((check) => acceptLine(check, report.generatedAt) ?? []);
    if (lines.length === 0)
        return undefined;
    const title = `Accept ${lines.length === 1 ? 'it' : 'them'}: ${(0,format/* plural */.LS)(lines.length, 'line')} for the configuration`;
    const more = lines.length - rowCount;
    return { title, lines: (0,words/* nonEmpty */.hq)(...lines.slice(0, rowCount), more > 0 ? `# and ${more} more` : '') };
}
/** Beside a regression, drift is not what is red. */
function isRed(check, { color, state }) {
    const mark = (0,sentences_marks/* markOf */.Fg)(check);
    return mark === 'regressed' || (mark === 'drift' && state === 'drift' && color === 'red');
}
/** `- { check: mini ttft p95, up-to: +35%, until: 2027-01-31, reason: to be filled in }`. */
function acceptLine(check, generatedAt) {
    const most = largestLikely(check);
    const { target, metric, statistic } = check;
    if (most === undefined || target.length > LONGEST_NAME)
        return undefined;
    const name = PLAIN.test(target)
        ? `${target} ${metric} ${statistic}`
        : inYamlQuotes(`${target} ${metric} ${statistic}`);
    return `- { check: ${name}, up-to: +${Math.min(mostPercent(check), nextStepAbove(most))}%, until: ${monthsLater(generatedAt, MONTHS)}, reason: to be filled in }`;
}
/**
 * As large as the change may really be, by the end of its interval: a line for the measured size alone would be exceeded
 * by every other measurement of the same change.
 */
function largestLikely({ metric, changeRatio, intervalRatio }) {
    if (changeRatio === undefined)
        return undefined;
    const sign = (0,domain_metric/* metricOf */.ak)(metric).better === 'lower' ? 1 : -1;
    const sizes = [changeRatio, ...(intervalRatio ?? [changeRatio * UNKNOWN_REACH])]
        .map((ratio) => sign * ratio)
        .filter(Number.isFinite);
    return sizes.length === 0 ? undefined : (0,extremes/* largest */.n)(sizes);
}
/** A share cannot rise by more than all of it. */
function mostPercent({ metric }) {
    return (0,domain_metric/* metricOf */.ak)(metric).unit === 'ratio' ? 100 : Number.POSITIVE_INFINITY;
}
/** Whole per cents; the next step above, also of a size that is a step itself. Twelve digits hide binary fractions. */
function nextStepAbove(ratio) {
    const percent = Number((100 * ratio).toPrecision(12));
    return STEP_PERCENT * (Math.floor(Math.max(0, percent) / STEP_PERCENT) + 1);
}
/** The same day so many months later, or the last of that month. */
function monthsLater(iso, count) {
    const [year = 1970, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
    const months = month - 1 + count;
    const [laterYear, laterMonth] = [year + Math.floor(months / 12), (months % 12) + 1];
    const laterDay = Math.min(day, daysIn(laterYear, laterMonth));
    return [laterYear, laterMonth, laterDay].map((part) => String(part).padStart(2, '0')).join('-');
}
function daysIn(year, month) {
    if (month === 2)
        return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
/**
 * A text of YAML in double quotes in which nothing can end the quotes, the line, the code block around it, or be taken
 * for markup or for a command of the runner.
 */
function inYamlQuotes(text) {
    const escaped = [...text].map((character) => {
        if (/[\w ./-]/.test(character))
            return character;
        const code = character.codePointAt(0) ?? 0;
        if (code <= 0xff)
            return `\\x${code.toString(16).padStart(2, '0')}`;
        return code <= 0xffff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\U${code.toString(16).padStart(8, '0')}`;
    });
    return `"${escaped.join('')}"`;
}

// EXTERNAL MODULE: ./lib/report/sentences/base-remarks.js
var base_remarks = __webpack_require__(7406);
;// CONCATENATED MODULE: ./lib/report/sections/base-section.js




/** Prompts that a line lists before it counts the rest. */
const LISTED_PROMPTS = 30;
/** A row a target with what a change of model, prompt or length does to its answers; none where nothing differs from base. */
function baseSection(report, voice, { rowCount }) {
    const { base } = report;
    if (base === undefined || base.targets.length === 0 || !differs(base, report))
        return [];
    const table = (0,format_table/* cutTable */.nd)({
        columns: [
            (0,format_table/* left */.kb)('Target'),
            (0,format_table/* left */.kb)('Model'),
            (0,format_table/* right */.pG)('Answered pairs'),
            (0,format_table/* right */.pG)('End-to-end, own length'),
            (0,format_table/* right */.pG)('End-to-end, equal length'),
            (0,format_table/* right */.pG)('Answer length'),
            (0,format_table/* right */.pG)('Cost')
        ],
        items: base.targets,
        write: (target) => [
            voice.name(target.id),
            modelCell(target, headIn(report, target), voice),
            (0,format/* formatCount */.B4)(target.pairCount),
            target.e2eAsExperienced === undefined ? format/* NOTHING */.K$ : (0,base_remarks/* pairedText */.Zx)(target.e2eAsExperienced),
            target.e2eAtEqualLength === undefined ? format/* NOTHING */.K$ : (0,base_remarks/* pairedText */.Zx)(target.e2eAtEqualLength),
            changeOrNothing(target.outputLengthChangeRatio),
            changeOrNothing(target.costChangeRatio)
        ],
        rowCount
    });
    return [{ title: baseTitle(base), tables: [table], lines: linesOf(base, voice) }];
}
function headIn({ targets }, { id }) {
    return targets.find((target) => target.id === id);
}
function differs(base, report) {
    const { targets, addedScenarios, removedScenarios, changedScenarioCount } = base;
    if (addedScenarios.length + removedScenarios.length + changedScenarioCount > 0)
        return true;
    return targets.some((target) => (0,base_remarks/* hasOtherLength */.rQ)(target) || isElsewhere(target, headIn(report, target)));
}
/** Another model or another host. */
function isElsewhere({ model, host }, head) {
    return head !== undefined && (head.model !== model || head.host !== host);
}
function baseTitle({ targets }) {
    const pairs = targets.reduce((sum, { pairCount }) => sum + pairCount, 0);
    const [only, ...others] = targets;
    const experienced = others.length === 0 ? only?.e2eAsExperienced : undefined;
    return `What changed against base: ${(0,format/* plural */.LS)(pairs, 'pair')}${experienced === undefined ? '' : `, end-to-end time ${(0,base_remarks/* pairedText */.Zx)(experienced)}`}`;
}
/** The model of both endpoints where it differs, with their hosts where those differ. */
function modelCell(base, head, { name }) {
    if (head === undefined || !isElsewhere(base, head))
        return name(base.model);
    const write = ({ model, host }) => base.host === head.host ? name(model) : `${name(model)} at ${name(host)}`;
    return `${write(base)} → ${write(head)}`;
}
function changeOrNothing(ratio) {
    return ratio === undefined ? format/* NOTHING */.K$ : (0,format/* formatSignedPercent */.h9)(ratio);
}
function linesOf({ targets, addedScenarios, removedScenarios }, voice) {
    const promptLine = (start, names) => names.length === 0 ? '' : `${start}: ${(0,words/* listedFirst */.Am)(names, voice.name, LISTED_PROMPTS)}.`;
    return (0,words/* nonEmpty */.hq)('A pair is one prompt sent to base and to head back to back. The 95 % interval is in brackets; length and cost cover all answered pairs.', targets.some(({ normalizedTokens }) => normalizedTokens)
        ? 'Where the models differ, lengths and times per token are counted with one tokenizer.'
        : '', promptLine('Not compared (new in this change)', addedScenarios), promptLine('Not compared (removed by this change)', removedScenarios));
}

// EXTERNAL MODULE: ./lib/analysis/history/history-rule.js + 2 modules
var history_rule = __webpack_require__(8871);
// EXTERNAL MODULE: ./lib/domain/verdict.js
var verdict = __webpack_require__(5141);
// EXTERNAL MODULE: ./lib/report/sentences/trade.js
var trade = __webpack_require__(5857);
// EXTERNAL MODULE: ./lib/domain/budget.js
var domain_budget = __webpack_require__(2587);
;// CONCATENATED MODULE: ./lib/report/sections/check-rows.js






/** Every check and budget, gravest first. */
function checkRows({ checks, budgets }) {
    const rows = [...checks.map(checkRow), ...budgets.map(budgetRow)];
    return rows.toSorted((a, b) => (0,sentences_marks/* gravity */.fp)(a.mark) - (0,sentences_marks/* gravity */.fp)(b.mark) || b.size - a.size);
}
function checkRow(check) {
    const { unit } = (0,domain_metric/* metricOf */.ak)(check.metric);
    const mark = (0,sentences_marks/* markOf */.Fg)(check);
    const { baseline, candidate, runs } = check.sampleCounts;
    return {
        mark,
        word: sentences_marks/* MARKS */.j7[mark].word,
        target: check.target,
        name: (0,words/* checkName */.I3)(check),
        baseline: (0,format/* formatValue */.Fl)(check.baseline, unit),
        candidate: (0,format/* formatValue */.Fl)(check.candidate, unit),
        change: changeOf(check),
        noise: check.noiseRatio === undefined ? noNoise(check) : `±${(0,format/* formatPercent */.l9)(check.noiseRatio)}`,
        pairs: check.pairCount === undefined ? format/* NOTHING */.K$ : (0,format/* formatCount */.B4)(check.pairCount),
        limit: limitCell(check),
        detectable: detectableText(check),
        counts: check.kind === 'interleaved'
            ? `${candidate} vs ${baseline}`
            : `${candidate} vs ${baseline} in ${(0,format/* plural */.LS)(runs, 'run')}`,
        size: Math.abs(check.changeRatio ?? 0)
    };
}
function noNoise({ assumedNoiseRatio }) {
    return assumedNoiseRatio === undefined ? format/* NOTHING */.K$ : `taken as ±${(0,format/* formatPercent */.l9)(assumedNoiseRatio)}`;
}
/** A rate's outcome in place of a ratio, which says little where it was near zero. */
function rateOutcome(check) {
    switch (check.reason) {
        case 'more-failures':
            return 'more failures';
        case 'more-slow-requests':
            return 'more slow requests';
        case 'no-longer-streams':
            return 'no longer streams';
        default:
            return (0,words/* directionOf */.FR)(check);
    }
}
/** A check's change in words, with its 95 % interval. */
function changeOf(check) {
    switch (check.reason) {
        case 'more-failures':
        case 'more-slow-requests':
        case 'no-longer-streams':
            return rateOutcome(check);
        case 'failures-as-before':
        case 'slow-requests-as-before':
        case 'streams-as-before':
            return rateChange(check);
        case 'no-slower-prompt':
            return '~';
        case 'not-finished':
            return `not finished${check.changeRatio === undefined ? '' : `, ${ratioText(check)}`}`;
        case 'vanished':
            return 'gone';
        case 'too-few-samples':
            return check.changeRatio === undefined ? 'too few values' : `${ratioText(check)}, too few to judge`;
        default:
            return (0,words/* nonEmpty */.hq)(ratioText(check), WHY_OPEN[check.reason]).join(', ');
    }
}
/** A rate's move in points, where its interval or its size says that there is one. */
function rateChange(check) {
    const { changeRatio = 0, intervalRatio } = check;
    const points = `${(0,format/* formatSignedPercent */.h9)(changeRatio).replace(' %', '')} points`;
    if (intervalRatio === undefined)
        return changeRatio === 0 ? '~' : points;
    return (0,words/* isDetectedUnalarming */.Ho)(check) ? `${points} (${(0,words/* changeRange */.SZ)(intervalRatio)}), too few for an alarm` : '~';
}
/** Reasons that leave a check open whatever its interval says. */
const WHY_OPEN = {
    'too-many-failures': 'too many failures',
    'too-many-void': 'too many spoilt requests',
    'not-confirmed': 'not confirmed',
    'slower-once': 'slower once',
    'too-noisy': 'runs differ too much',
    'not-measured-again': 'not measured again',
    'not-observable': 'no value to compare with',
    'token-source-differs': 'tokens counted differently',
    'moved-together': 'other targets moved alike'
};
function ratioText(check) {
    const { changeRatio, intervalRatio, verdict } = check;
    if (changeRatio === undefined)
        return format/* NOTHING */.K$;
    if ((0,domain_metric/* metricOf */.ak)(check.metric).unit === 'ratio')
        return (0,words/* directionOf */.FR)(check);
    if (verdict === 'regressed' || verdict === 'improved') {
        return (0,words/* spaced */.ji)(`${(0,format/* formatPercent */.l9)(changeRatio)} ${(0,words/* directionOf */.FR)(check)}`, intervalRatio && `(${(0,words/* changeRange */.SZ)(intervalRatio)})`);
    }
    if ((0,words/* isDetectedUnalarming */.Ho)(check))
        return detectedText(check);
    const range = intervalRatio && `(${(0,format/* formatSignedRange */.TE)(intervalRatio)})`;
    return (0,words/* spaced */.ji)(verdict === 'unchanged' ? '~' : '', (0,format/* formatSignedPercent */.h9)(changeRatio), range);
}
/** A change that its interval tells from none, and why it is no alarm: `+4 % (3 to 5), within the margin`. */
function detectedText({ changeRatio = 0, intervalRatio, marginRatio = Infinity, reason }) {
    const isWithin = Math.abs(changeRatio) < marginRatio;
    const why = reason === 'faster-once' ? 'seen once' : isWithin ? 'within the margin' : 'not certain enough';
    const range = intervalRatio && `(${(0,words/* changeRange */.SZ)(intervalRatio)})`;
    return (0,words/* nonEmpty */.hq)((0,words/* spaced */.ji)((0,format/* formatSignedPercent */.h9)(changeRatio), range), why).join(', ');
}
/** An acceptance takes the margin's place while it holds. */
function limitCell({ metric, marginRatio, accepted }) {
    const { better, unit } = (0,domain_metric/* metricOf */.ak)(metric);
    const sizeText = (ratio) => (unit === 'ratio' ? (0,words/* pointsText */.JA)(ratio) : (0,format/* formatSignedPercent */.h9)(ratio));
    if (accepted !== undefined)
        return `${sizeText(accepted.upToRatio)} accepted`;
    if (marginRatio === undefined)
        return format/* NOTHING */.K$;
    return sizeText(better === 'lower' || unit === 'ratio' ? marginRatio : -marginRatio);
}
function detectableText(check) {
    const { metric, detectableRatio } = check;
    if (detectableRatio === undefined)
        return format/* NOTHING */.K$;
    if ((0,verdict/* isBlind */.iE)(check))
        return words/* NONE_DETECTABLE */.$m;
    return (0,domain_metric/* metricOf */.ak)(metric).unit === 'ratio' ? (0,words/* pointsText */.JA)(detectableRatio) : (0,format/* formatPercent */.l9)(detectableRatio);
}
function budgetRow(result) {
    const { budget, readMetric, value, sampleCount, brokenOnBase } = result;
    const { unit } = (0,domain_metric/* metricOf */.ak)(readMetric);
    const mark = (0,sentences_marks/* budgetMarkOf */.aM)(result);
    return {
        mark,
        word: mark === 'passed' ? 'met' : sentences_marks/* MARKS */.j7[mark].word,
        target: result.target,
        name: `${(0,words/* metricName */.Kh)(readMetric, budget.statistic)} budget`,
        baseline: brokenOnBase === undefined ? format/* NOTHING */.K$ : brokenOnBase ? 'over too' : 'within',
        candidate: (0,format/* formatValue */.Fl)(value, unit),
        change: budgetChange(result),
        noise: format/* NOTHING */.K$,
        pairs: format/* NOTHING */.K$,
        limit: `${budget.operator} ${(0,format/* formatLimit */.tW)(budget.limit, unit)}`,
        detectable: format/* NOTHING */.K$,
        counts: String(sampleCount),
        size: distance(result)
    };
}
/** The distance from the limit, relative to it. */
function distance({ budget, value }) {
    if (value === undefined)
        return Number.MAX_VALUE;
    return budget.limit === 0 ? value : Math.abs(value / budget.limit - 1);
}
function budgetChange(result) {
    const { budget, verdict, interval, readMetric, reason } = result;
    const range = interval && `(${(0,format/* formatRange */.Lu)(interval, (0,domain_metric/* metricOf */.ak)(readMetric).unit)})`;
    switch (verdict) {
        case 'broken':
            return (0,words/* spaced */.ji)(beyondLimit(result), `${domain_budget/* OPERATORS */.w[budget.operator].good === 'below' ? 'over' : 'under'} budget`, range);
        case 'at-the-edge':
            return (0,words/* spaced */.ji)(reason === undefined ? 'at the edge' : EDGE_WORDS[reason], range);
        case 'met':
            return (0,words/* spaced */.ji)('met', range);
        case 'not-measured':
            return 'not judged';
        default:
            return verdict;
    }
}
/** A share is beyond its limit by points: fifty-five times one per cent is 54 points more, and not 5,400 %. */
function beyondLimit({ budget, value, readMetric }) {
    if (value === undefined)
        return '';
    if ((0,domain_metric/* metricOf */.ak)(readMetric).unit === 'ratio')
        return (0,words/* pointsText */.JA)(Math.abs(value - budget.limit)).replace('+', '');
    return budget.limit === 0 ? '' : (0,format/* formatPercent */.l9)(value / budget.limit - 1);
}
const EDGE_WORDS = {
    'too-few-samples': 'too few requests',
    'not-confirmed': 'not confirmed'
};

;// CONCATENATED MODULE: ./lib/report/sections/check-table.js










/** Every check and every budget with all its numbers. */
function allChecks(report, voice, detail) {
    const rows = checkRows(report);
    if (rows.length === 0)
        return [];
    const items = rows.filter(({ mark }) => isShown(mark, detail));
    const columns = columnsOf(report, voice, detail).filter(([, write]) => rows.some((row) => write(row) !== format/* NOTHING */.K$));
    const table = (0,format_table/* cutTable */.nd)({
        columns: columns.map(([column]) => column),
        items,
        write: (row) => columns.map(([, write]) => write(row)),
        rowCount: detail.rowCount,
        omittedCount: rows.length - items.length
    });
    const lines = report.checks.length === 0 ? [] : [legend(report, voice, detail)];
    return [{ title: `All checks: ${tallyOf(rows.map(({ word }) => word))}`, tables: [table], lines }];
}
/** A page that had to lose some rows keeps those that failed. */
function isShown(mark, { passing, improvements }) {
    if (mark === 'passed' || mark === 'inconclusive-shown')
        return passing;
    return mark === 'improved' ? improvements : true;
}
function legend(report, voice, { wide }) {
    return (0,words/* spaced */.ji)('The 95 % interval is in brackets; ~ means no detectable change: the interval holds zero.', report.checks.some(({ reason }) => reason === 'within-margin')
        ? 'A change within the margin was detected, and is too small for an alarm.'
        : '', report.checks.some(({ reason }) => reason === 'faster-once')
        ? 'Seen once: base and head are two servers, and one may have been busier.'
        : '', (0,sentences_marks/* comparisonOf */.jb)(report) === 'base' ? '' : noiseLegend(report), endToEnd(report), wide ? detectableLegend(report) : '', report.checks.some((check) => (0,sentences_marks/* markOf */.Fg)(check) === 'inconclusive-shown')
        ? `Rows marked ${voice.strong('shown')} do not affect the result.`
        : '');
}
function noiseLegend({ checks }) {
    const isAssumed = checks.some(({ assumedNoiseRatio }) => assumedNoiseRatio !== undefined);
    const assumed = isAssumed ? `, and taken as a guess until ${history_rule/* FULL_BASELINE_RUNS */.J2} runs show it` : '';
    return `Noise is the standard deviation between runs${assumed}.`;
}
function detectableLegend({ checks }) {
    const twice = checks.some(({ detectableByTwoJobs }) => detectableByTwoJobs === true) ? ', in history by two jobs' : '';
    const none = checks.some(verdict/* isBlind */.iE) ? `; ${words/* NONE_DETECTABLE */.$m} means not even ${(0,format/* formatPercent */.l9)(verdict/* BLIND_FROM */.r$)}` : '';
    return `Detectable is the smallest slowdown found nine times in ten${twice}${none}.`;
}
/**
 * Where the prompt or the model was changed, a different answer length is part of the change. Where the first token is
 * hidden, the time of a longer answer cannot be separated from the time before it.
 */
function endToEnd(report) {
    const changed = (0,trade/* modelChanges */.r)(report).length > 0 || (report.base?.changedScenarioCount ?? 0) > 0;
    // Their first answer token was read, since their first token is hidden.
    const hidden = new Set(report.checks.flatMap(({ target, readMetric }) => (readMetric === 'ttfat' ? [target] : [])));
    if (!changed && hidden.size === 0)
        return 'End-to-end time is compared at equal answer length.';
    const causes = (0,words/* nonEmpty */.hq)(changed ? 'the prompts or the model changed' : '', hidden.size > 0 ? 'the first token is hidden' : '');
    const all = new Set(report.checks.map(({ target }) => target));
    const where = !changed && hidden.size === all.size ? `since ${causes[0]}` : `where ${causes.join(' or ')}`;
    return `End-to-end time is compared with answers at their own length ${where}.`;
}
function columnsOf(report, voice, { wide, trend }) {
    // Pairs cancel the noise of runs: there their number says how firm a change is.
    const isPaired = (0,sentences_marks/* comparisonOf */.jb)(report) === 'base';
    const trends = trend ? trendsOf(report) : new Map();
    const closer = [
        [(0,format_table/* right */.pG)('Detectable'), ({ detectable }) => detectable],
        [(0,format_table/* right */.pG)('Values'), ({ counts }) => counts]
    ];
    return [
        [(0,format_table/* left */.kb)('Target'), ({ target }) => voice.name(target)],
        [(0,format_table/* left */.kb)('Check'), ({ name }) => name],
        [(0,format_table/* left */.kb)('Result'), ({ word }) => word],
        [(0,format_table/* right */.pG)(isPaired ? 'Base' : 'Baseline'), ({ baseline }) => baseline],
        [(0,format_table/* right */.pG)((0,words/* capital */.Nx)((0,subject/* subjectOf */.et)(report))), ({ candidate }) => candidate],
        [(0,format_table/* right */.pG)('Change'), ({ change }) => change],
        isPaired ? [(0,format_table/* right */.pG)('Pairs'), ({ pairs }) => pairs] : [(0,format_table/* right */.pG)('Noise'), ({ noise }) => noise],
        [(0,format_table/* right */.pG)('Limit'), ({ limit }) => limit],
        ...(wide ? closer : []),
        [(0,format_table/* left */.kb)('Runs, this one last'), ({ target, name }) => trends.get(trendKey(target, name)) ?? format/* NOTHING */.K$]
    ];
}
/** The medians of the runs of the window as a line, by target and check. */
function trendsOf({ targets }) {
    const lines = targets.flatMap(({ id, metrics }) => metrics.map(({ metric, trend }) => [trendKey(id, (0,words/* metricName */.Kh)(metric, 'p50')), sparkline(trend)]));
    return new Map(lines.filter(([, line]) => line !== ''));
}
function trendKey(target, check) {
    return JSON.stringify([target, check]);
}
/** `1 regressed, 6 passed`: the words of rows that are sorted already, each with its number. */
function tallyOf(words) {
    return [...Map.groupBy(words, (word) => word)].map(([word, all]) => `${(0,format/* formatCount */.B4)(all.length)} ${word}`).join(', ');
}
const BARS = ['▁', '▂', '▃', '▅', '▇'];
/** Newest runs that a line shows. */
const POINTS = 20;
/**
 * The line spans at least this much of its smallest value, so that noise of a few per cent stays flat and only a change
 * worth a look climbs.
 */
const SMALLEST_SPAN = 0.3;
/** A line of bars, oldest first: `▁▂▁▁▇`. Empty below two points; values that are no numbers are left out. */
function sparkline(values) {
    const points = values.filter(Number.isFinite).slice(-POINTS);
    if (points.length < 2)
        return '';
    const low = (0,extremes/* smallest */.o)(points);
    const span = Math.max((0,extremes/* largest */.n)(points) - low, low * SMALLEST_SPAN);
    if (span === 0)
        return (BARS[0] ?? '').repeat(points.length);
    return points
        .map((value) => BARS[Math.min(BARS.length - 1, Math.floor(((value - low) / span) * BARS.length))])
        .join('');
}

;// CONCATENATED MODULE: ./lib/report/sections/target-tables.js








const COLUMNS = ['p50', 'p95'];
/** Every target has these rows; any other metric has one where it gates or is flagged. */
const USUAL = ['ttft', 'tpot', 'e2e'];
/** The price of an answer changes by less with its length alone. */
const COST_CHANGE = 0.02;
/** Met budgets of a target that have a row each; the others are counted. */
const MET_BUDGETS = 4;
/** A table for each target that has numbers, those with flagged rows first. */
function targetTables(report, voice) {
    const checks = Map.groupBy(report.checks.toSorted(gravestFirst), ({ target }) => target);
    const budgets = Map.groupBy(report.budgets, ({ target }) => target);
    const summaries = new Map(report.targets.map(({ id, metrics }) => [id, metrics]));
    const costs = new Map(report.base?.targets.map(({ id, costChangeRatio }) => [id, costChangeRatio]));
    return [...new Set([...summaries.keys(), ...checks.keys(), ...budgets.keys()])]
        .map((id) => {
        const numbers = {
            checks: checks.get(id) ?? [],
            budgets: budgets.get(id) ?? [],
            metrics: summaries.get(id) ?? [],
            costChangeRatio: costs.get(id)
        };
        return targetTable(id, numbers, { report, voice });
    })
        .filter(({ table, mark }) => hasNumbers(table) || (0,sentences_marks/* gravity */.fp)(mark) < (0,sentences_marks/* gravity */.fp)('not-measured'))
        .toSorted((a, b) => (0,sentences_marks/* gravity */.fp)(a.mark) - (0,sentences_marks/* gravity */.fp)(b.mark) || b.size - a.size);
}
/** A table of dashes would say less than the sentence under it. */
function hasNumbers({ rows }) {
    return rows.some(([, ...cells]) => cells.some((cell) => /[\d∞]/.test(cell)));
}
function gravestFirst(a, b) {
    return (0,sentences_marks/* gravity */.fp)((0,sentences_marks/* markOf */.Fg)(a)) - (0,sentences_marks/* gravity */.fp)((0,sentences_marks/* markOf */.Fg)(b));
}
function targetTable(id, numbers, page) {
    const { checks, budgets } = numbers;
    const marks = [...checks.map(sentences_marks/* markOf */.Fg), ...budgets.map(sentences_marks/* budgetMarkOf */.aM)];
    const rows = [
        ...metricRows(numbers, page),
        ...checks.filter((check) => !hasColumn(check) && sentences_marks/* MARKS */.j7[(0,sentences_marks/* markOf */.Fg)(check)].flagged).map((check) => ownRow(check, page)),
        ...costRow(numbers, page),
        ...budgetLines(budgets, page)
    ];
    const mark = marks.toSorted((a, b) => (0,sentences_marks/* gravity */.fp)(a) - (0,sentences_marks/* gravity */.fp)(b))[0] ?? 'passed';
    const sizes = checks.flatMap((check) => ((0,sentences_marks/* markOf */.Fg)(check) === mark ? Math.abs(check.changeRatio ?? 0) : []));
    return {
        table: { columns: [(0,format_table/* left */.kb)(page.voice.name(id)), ...COLUMNS.map(format_table/* right */.pG)], rows, moreCount: 0 },
        mark,
        size: Math.max(0, (0,extremes/* largest */.n)(sizes))
    };
}
/** A row with its text in the column of its statistic; what has no column of its own stands last. */
function statisticRow(label, statistic, text) {
    return statistic === 'p50' ? [label, text, ''] : [label, '', text];
}
function hasColumn({ metric, statistic }) {
    return (0,domain_metric/* metricOf */.ak)(metric).scope === 'sample' && COLUMNS.includes(statistic);
}
function metricRows({ checks, metrics }, page) {
    const decides = (id) => checks.some((check) => check.metric === id && hasColumn(check) && (check.gating || sentences_marks/* MARKS */.j7[(0,sentences_marks/* markOf */.Fg)(check)].flagged));
    return domain_metric/* METRIC_IDS */.Ah.filter((id) => USUAL.includes(id) || decides(id)).flatMap((id) => {
        const own = checks.filter(({ metric }) => metric === id);
        const read = own.find(({ readMetric }) => readMetric !== undefined)?.readMetric ?? metricShown(id, metrics);
        const summary = metrics.find(({ metric }) => metric === read);
        const cells = COLUMNS.map((column) => {
            const check = own.find(({ statistic }) => statistic === column);
            const values = valuesText(check, summary, column);
            return (0,words/* spaced */.ji)(breakable(values, page), changeCell(check, page));
        });
        return cells.every((cell) => cell === format/* NOTHING */.K$) ? [] : [[(0,words/* capital */.Nx)((0,domain_metric/* metricOf */.ak)(read).short), ...cells]];
    });
}
/** The time to the first answer token stands in for that of a hidden first token. */
function metricShown(id, metrics) {
    const has = (one) => metrics.some(({ metric }) => metric === one);
    return id === 'ttft' && !has('ttft') && has('ttfat') ? 'ttfat' : id;
}
/** A narrow screen breaks `412 → 461 ms` behind the arrow, so that all three columns fit. */
function breakable(values, { voice }) {
    return values
        .split(/(?<=→) /)
        .map(voice.tight)
        .join(' ');
}
/** The values that the check compared; where it has none, the percentiles of what was measured. */
function valuesText(check, summary, column) {
    const metric = summary?.metric ?? check?.readMetric ?? check?.metric;
    if (metric === undefined)
        return format/* NOTHING */.K$;
    const { unit } = (0,domain_metric/* metricOf */.ak)(metric);
    // A percentile of enough values is absent where so many requests failed.
    const failuresReach = summary !== undefined && summary.candidate.n >= report/* PRINTED_FROM */.Y[column];
    const measured = check?.candidate ?? summary?.candidate[column] ?? (failuresReach ? Infinity : undefined);
    const from = check?.baseline ?? summary?.baseline?.[column];
    const to = check?.reason === 'vanished' ? undefined : measured;
    return from === undefined ? (0,format/* formatValue */.Fl)(to, unit) : (0,format/* formatFromTo */.Lk)(from, to, unit);
}
/** `~` where no change is detectable; else its size and interval, with a mark where it is flagged. */
function changeCell(check, { report, voice }) {
    if (check === undefined)
        return '';
    const mark = (0,sentences_marks/* markOf */.Fg)(check);
    const { changeRatio, intervalRatio } = check;
    if (!sentences_marks/* MARKS */.j7[mark].flagged)
        return voice.tight(unflaggedText(check));
    const size = changeRatio === undefined ? '' : (0,format/* formatSignedPercent */.h9)(changeRatio);
    const range = intervalRatio === undefined || size === '' ? '' : `(${(0,words/* changeRange */.SZ)(intervalRatio)})`;
    return flaggedText({ mark, size, range }, { report, voice });
}
function unflaggedText(check) {
    const { changeRatio } = check;
    if (changeRatio === undefined)
        return isUndetectable(check) ? '~' : '';
    if ((0,words/* isDetectedUnalarming */.Ho)(check))
        return detectedText(check);
    return isUndetectable(check) ? '~' : (0,format/* formatSignedPercent */.h9)(changeRatio);
}
function isUndetectable({ verdict, intervalRatio }) {
    return intervalRatio === undefined ? verdict === 'unchanged' : (0,words/* isEitherWay */.$M)(intervalRatio);
}
const ALARMING = ['🔴', '🟡'];
function flaggedText({ mark, size, range }, { report, voice }) {
    const shown = (0,sentences_marks/* shownMark */.RV)(mark, report);
    const strong = size !== '' && ALARMING.includes(shown.icon) ? voice.strong(voice.tight(size)) : voice.tight(size);
    return (0,words/* spaced */.ji)(size === '' ? voice.mark(shown) : `${voice.mark(shown)}${voice.tight(' ')}${strong}`, voice.tight(range));
}
/** A flagged check that has no column, and so no cell: a rate, single prompts, a mean. */
function ownRow(check, page) {
    const { metric, statistic, baseline, candidate, scenarios = [] } = check;
    const { unit } = (0,domain_metric/* metricOf */.ak)(metric);
    const label = statistic === 'worst-prompt' && scenarios.length > 0
        ? `${(0,domain_metric/* metricOf */.ak)(metric).short} of ${(0,format/* plural */.LS)(scenarios.length, 'single prompt')}`
        : (0,words/* checkName */.I3)(check);
    const values = candidate === undefined && baseline === undefined ? '' : (0,format/* formatFromTo */.Lk)(baseline, candidate, unit);
    const change = unit === 'ratio'
        ? flaggedText({ mark: (0,sentences_marks/* markOf */.Fg)(check), size: rateOutcome(check), range: '' }, page)
        : changeCell(check, page);
    return statisticRow((0,words/* capital */.Nx)(label), statistic, (0,words/* spaced */.ji)(breakable(values, page), change));
}
/** Base's price against head's, where no check says it. */
function costRow({ costChangeRatio, checks }, { voice }) {
    const isChecked = checks.some((check) => check.metric === 'cost' && sentences_marks/* MARKS */.j7[(0,sentences_marks/* markOf */.Fg)(check)].flagged);
    if (costChangeRatio === undefined || Math.abs(costChangeRatio) < COST_CHANGE || isChecked)
        return [];
    return [statisticRow('Cost per answer', 'mean', voice.tight((0,format/* formatSignedPercent */.h9)(costChangeRatio)))];
}
const MET = { icon: '✅', word: 'met' };
function budgetLines(budgets, page) {
    const flagged = budgets.filter((budget) => sentences_marks/* MARKS */.j7[(0,sentences_marks/* budgetMarkOf */.aM)(budget)].flagged);
    const met = budgets.filter((budget) => !flagged.includes(budget));
    const rows = [...flagged, ...met.slice(0, MET_BUDGETS)].map((budget) => budgetCells(budget, page));
    const moreCount = met.length - MET_BUDGETS;
    return moreCount > 0 ? [...rows, [(0,format/* plural */.LS)(moreCount, 'more budget'), '', page.voice.mark(MET)]] : rows;
}
/** A percentile of fewer values than it is printed from is met as far as those can tell. */
function metAsFar({ verdict, budget: { statistic }, sampleCount }) {
    const needed = report/* PRINTED_FROM */.Y[statistic] ?? 0;
    return verdict === 'met' && sampleCount < needed ? `as far as ${(0,format/* plural */.LS)(sampleCount, 'request')} can tell` : '';
}
function budgetCells(result, { report, voice }) {
    const { budget, readMetric, verdict, interval } = result;
    const { unit } = (0,domain_metric/* metricOf */.ak)(readMetric);
    const limit = voice.tight(`${budget.operator} ${(0,format/* formatLimit */.tW)(budget.limit, unit)}`);
    const shown = verdict === 'met' ? MET : (0,sentences_marks/* shownMark */.RV)((0,sentences_marks/* budgetMarkOf */.aM)(result), report);
    // A broken budget has no value where failed requests, which are infinitely slow, reach its percentile.
    const value = result.value ?? (verdict === 'broken' ? Infinity : undefined);
    const number = voice.tight((0,format/* formatValue */.Fl)(value, unit));
    const range = verdict === 'met' || interval === undefined ? '' : voice.tight(`(${(0,format/* formatRange */.Lu)(interval, unit)})`);
    const strong = ALARMING.includes(shown.icon) ? voice.strong(number) : number;
    const text = (0,words/* spaced */.ji)(`${strong}${voice.tight(' ')}${voice.mark(shown)}`, range, metAsFar(result));
    return statisticRow(`Budget ${(0,words/* metricName */.Kh)(readMetric, budget.statistic)} ${limit}`, budget.statistic, text);
}

;// CONCATENATED MODULE: ./lib/report/sections/sections.js













/** Targets whose tables a reader sees without opening anything. */
const OPEN_TARGETS = 4;
/** The tables under the title. */
function openTables(report, voice) {
    if (report.notMeasured !== undefined)
        return [];
    return targetTables(report, voice)
        .slice(0, OPEN_TARGETS)
        .map(({ table }) => table);
}
/** Everything that a page can fold away, in order. Each title carries its result; what is fine has no section. */
function sectionsOf(report, voice, detail) {
    if (report.notMeasured !== undefined)
        return [];
    return [
        ...moreTargets(report, voice, detail),
        ...acceptSection(report, voice, detail),
        ...failuresSection(report, voice, detail),
        ...layersSection(report, voice, detail),
        ...baseSection(report, voice, detail),
        ...allChecks(report, voice, detail),
        ...percentilesSection(report, voice, detail),
        ...notesSection(report, voice, detail),
        ...measuredSection(report, voice)
    ];
}
function moreTargets(report, voice, detail) {
    const folded = targetTables(report, voice).slice(OPEN_TARGETS);
    if (folded.length === 0)
        return [];
    const shown = folded.filter(({ mark }) => isShown(mark, detail)).slice(0, detail.rowCount);
    const omittedCount = folded.length - shown.length;
    const title = `${(0,format/* plural */.LS)(folded.length, 'more target')}: ${tallyOf(folded.map(({ mark }) => (0,sentences_marks/* shownMark */.RV)(mark, report).word))}`;
    const lines = (0,words/* nonEmpty */.hq)(omittedCount > 0 ? `${(0,format/* plural */.LS)(omittedCount, 'more target')} not shown here.` : '');
    return [{ title, tables: shown.map(({ table }) => table), lines }];
}
function acceptSection(report, voice, { rowCount }) {
    const accept = acceptLines(report, rowCount);
    if (accept === undefined)
        return [];
    const where = `Add under ${voice.literal('accept:')} in ${voice.literal('.github/llm-latency.yml')}, with your reason:`;
    return [{ title: accept.title, lines: [where], code: accept.lines }];
}
function failuresSection(report, voice, { rowCount }) {
    const arms = (0,failures/* armsOf */.jO)(report);
    const items = arms.flatMap((arm) => (0,failures/* failureClasses */.fQ)(arm).map((failure) => ({ arm, ...failure })));
    if (items.length === 0)
        return [];
    const failed = items.reduce((sum, { count }) => sum + count, 0);
    const { attempted } = (0,failures/* countRequests */.Kx)(arms);
    const table = (0,format_table/* cutTable */.nd)({
        columns: [(0,format_table/* left */.kb)('Target'), (0,format_table/* left */.kb)('How'), (0,format_table/* right */.pG)('Requests')],
        items,
        write: ({ arm, word, count }) => [
            `${voice.name(arm.id)}${arm.isBase ? ' (base)' : ''}`,
            word,
            `${count} of ${arm.counts.attempted}`
        ],
        rowCount
    });
    return [{ title: `Failures: ${(0,format/* formatCount */.B4)(failed)} of ${(0,format/* plural */.LS)(attempted, 'request')}`, tables: [table] }];
}
function layersSection({ targets }, voice, { rowCount }) {
    const overheads = overheadLines(targets, voice);
    const parts = ttftPartLines(targets, voice);
    if (overheads.length + parts.length === 0)
        return [];
    const title = overheads.length > 0
        ? `Layers: ${(0,format/* plural */.LS)(overheads.length, 'target')} measured with ${overheads.length === 1 ? 'its' : 'their'} upstream`
        : 'What the time to first token is made of';
    return [{ title, lines: (0,format_table/* cutLines */.EQ)([...overheads, ...parts], rowCount, (line) => line) }];
}
const PERCENTILES = ['p50', 'p95', 'p99'];
/** Every metric that was measured, for those who look closely. */
function percentilesSection(report, voice, detail) {
    const items = report.targets.flatMap((target) => target.metrics.map((metric) => ({ target, metric })));
    if (items.length === 0 || !detail.wide || !detail.percentiles)
        return [];
    const table = (0,format_table/* cutTable */.nd)({
        columns: [(0,format_table/* left */.kb)('Target'), (0,format_table/* left */.kb)('Metric'), ...PERCENTILES.map(format_table/* right */.pG), (0,format_table/* right */.pG)('Values')],
        items,
        write: ({ target, metric }) => [
            voice.name(target.id),
            (0,domain_metric/* metricOf */.ak)(metric.metric).short,
            ...PERCENTILES.map((percentile) => percentileCell(metric, percentile)),
            metric.baseline === undefined ? String(metric.candidate.n) : `${metric.baseline.n} → ${metric.candidate.n}`
        ],
        rowCount: detail.rowCount
    });
    return [{ title: 'All percentiles', tables: [table] }];
}
function percentileCell({ metric, candidate, baseline }, percentile) {
    const { unit } = (0,domain_metric/* metricOf */.ak)(metric);
    const now = candidate[percentile];
    const before = baseline?.[percentile];
    if (now === undefined)
        return missingPercentile(candidate, percentile);
    return before === undefined ? (0,format/* formatValue */.Fl)(now, unit) : (0,format/* formatFromTo */.Lk)(before, now, unit);
}
/** Says why a percentile is absent: there are too few values, or failures reach it. */
function missingPercentile({ n }, percentile) {
    const needed = report/* PRINTED_FROM */.Y[percentile];
    return n < needed ? `needs ${needed - n} more` : '∞ (failures)';
}
function notesSection({ warnings }, voice, { rowCount }) {
    const notes = warnings.filter((warning) => !(0,sentences_warnings/* isLoud */.t)(warning));
    if (notes.length === 0)
        return [];
    const lines = (0,format_table/* cutLines */.EQ)(notes, rowCount, (note) => (0,sentences_warnings/* warningText */.i)(note, voice));
    return [{ title: (0,format/* plural */.LS)(notes.length, 'note'), lines }];
}
/** One sentence for each target with an upstream: the time that the layer adds. */
function overheadLines(targets, voice) {
    return targets.flatMap(({ id, overhead }) => {
        if (overhead === undefined)
            return [];
        const { ttft, e2e } = overhead;
        const parts = (0,words/* nonEmpty */.hq)(ttft && `${addedText(ttft)} to the first token`, e2e && `${addedText(e2e)} to the whole answer at equal length`);
        const first = ttft ?? e2e;
        if (first === undefined)
            return [`${voice.name(id)}: too few pairs with its upstream to say what it adds.`];
        return [`${voice.name(id)} adds ${(0,words/* listed */.KE)(parts)} (${(0,format/* plural */.LS)(first.pairCount, 'pair')} with its upstream).`];
    });
}
/** `0.8 ms (0.6 to 1)`: the interval is at 95 %. */
function addedText({ medianMs, intervalMs }) {
    const [low, high] = intervalMs.map(signedMs);
    return `${signedMs(medianMs)} (95 % interval ${low} to ${high})`;
}
function signedMs(ms) {
    return ms < 0 ? `−${(0,format/* formatMs */._V)(-ms)}` : (0,format/* formatMs */._V)(ms);
}
/** One sentence for each target whose server splits its time to first token. */
function ttftPartLines(targets, voice) {
    return targets.flatMap(({ id, ttftParts }) => (ttftParts === undefined ? [] : [partsLine(id, ttftParts, voice)]));
}
function partsLine(id, { queueMs, prefillMs, serverMs, restMs, sampleCount }, voice) {
    const isSplit = queueMs !== undefined || prefillMs !== undefined;
    const part = (ms, where) => (ms === undefined ? '' : `${(0,format/* formatMs */._V)(ms)} ${where}`);
    const parts = (0,words/* nonEmpty */.hq)(part(queueMs, 'in the queue'), part(prefillMs, 'reading the prompt'), part(serverMs, `${isSplit ? 'otherwise ' : ''}in the server`), part(restMs, 'on the way and elsewhere'));
    return `Time to first token of ${voice.name(id)}, by what its server says: ${(0,words/* listed */.KE)(parts)} (medians of ${(0,format/* plural */.LS)(sampleCount, 'request')}).`;
}

;// CONCATENATED MODULE: ./lib/report/sentences/compared-with.js







/** One line on what was compared and on the slowdown that would have been found; empty where nothing was measured. */
function comparisonText(report, voice) {
    if (report.notMeasured !== undefined)
        return '';
    return (0,words/* spaced */.ji)(comparedWithBase(report, voice), comparedWithRuns(report, voice), detectableSentence(report));
}
function comparedWithRuns(report, voice) {
    const { baseline } = report;
    const targets = new Set(report.checks.flatMap(({ kind, target }) => (kind === 'interleaved' ? [] : [target])));
    if (baseline === undefined || targets.size === 0)
        return '';
    const { newest, runCount } = baseline;
    const branch = report.context.defaultBranch === undefined ? '' : ` of ${(0,subject/* branchOf */.W0)(report, voice)}`;
    const facts = (0,words/* nonEmpty */.hq)(relationText(baseline, (0,subject/* subjectOf */.et)(report)), `${(0,format/* formatAge */.nV)(baseline.ageMs)} old`).join(', ');
    const which = runCount === 1 ? 'made at' : 'the newest';
    const newestText = newest.commit === undefined ? ` (${facts})` : `, ${which} ${(0,subject/* commitName */.l3)(newest.commit, voice)} (${facts})`;
    const what = (0,sentences_marks/* comparisonOf */.jb)(report) === 'both' ? `${(0,words/* listedFirst */.Am)([...targets], voice.name)}: compared with` : 'Compared with';
    return `${what} ${(0,format/* plural */.LS)(runCount, 'run')}${branch}${newestText}.`;
}
function relationText({ relation, distance }, subject) {
    switch (relation) {
        case 'base':
            return subject === 'this change' ? 'the base of this change' : 'the base';
        case 'ancestor':
            return distance === undefined ? 'before the base' : `${(0,format/* plural */.LS)(distance, 'commit')} before the base`;
        case 'not-ancestor':
            return 'not an ancestor of the base';
        case 'unknown':
            return '';
        default:
            return relation;
    }
}
/** The base that was measured in the same job, the number of pairs, and the prompts that differ. */
function comparedWithBase(report, voice) {
    const { base } = report;
    if (base === undefined || !report.checks.some(({ kind }) => kind === 'interleaved'))
        return '';
    const commit = base.commit === undefined ? '' : ` ${(0,subject/* commitName */.l3)(base.commit, voice)}`;
    const compared = `Compared with base${commit} (${SOURCES[base.source](voice)}) in the same job: ${pairCounts(report)}.`;
    return (0,words/* spaced */.ji)(compared, promptChanges(base, voice), continuation(report));
}
const SOURCES = {
    'base-block': ({ literal }) => `the endpoint under ${literal('base:')}`,
    'files-at-base': () => 'its configuration and prompts',
    'recorded-plan': () => 'the plan of its newest stored run',
    'base-config': ({ literal }) => `the configuration given as ${literal('--base-config')}`,
    'base-ref': ({ literal }) => `the configuration and prompts of ${literal('--base-ref')}`,
    'same-plan': () => 'the same plan on both sides'
};
/** Pairs that the checks rest on, from the target with the fewest to that with the most. */
function pairCounts({ checks }) {
    const counts = new Map();
    for (const { target, pairCount = 0, kind } of checks) {
        if (kind === 'interleaved')
            counts.set(target, Math.max(pairCount, counts.get(target) ?? 0));
    }
    const [least, most] = [(0,extremes/* smallest */.o)(counts.values()), (0,extremes/* largest */.n)(counts.values())];
    if (counts.size < 2)
        return (0,format/* plural */.LS)(most, 'pair');
    const range = least === most ? (0,format/* plural */.LS)(most, 'pair') : `${least} to ${(0,format/* plural */.LS)(most, 'pair')}`;
    return `${range} for each target`;
}
function promptChanges({ addedScenarios, removedScenarios, changedScenarioCount }, voice) {
    const notCompared = (why, names) => names.length === 0 ? '' : `Not compared (${why}): ${(0,words/* listedFirst */.Am)(names, voice.name)}.`;
    return (0,words/* spaced */.ji)(changedScenarioCount === 0 ? '' : `${(0,format/* plural */.LS)(changedScenarioCount, 'prompt')} changed.`, notCompared('new in this change', addedScenarios), notCompared('only in base', removedScenarios));
}
/** Says which earlier attempts of the same workflow run count, so that nobody wonders why the result is alike. */
function continuation({ measured, context }) {
    const { continuedAttempts = [] } = measured;
    const attempt = context.workflowRun?.attempt ?? 1;
    if (continuedAttempts.includes(attempt))
        return 'This job adds to the pairs of the job that it confirms.';
    if (continuedAttempts.length > 0) {
        const attempts = `${continuedAttempts.length === 1 ? 'attempt' : 'attempts'} ${(0,words/* listed */.KE)(continuedAttempts.map(String))}`;
        return `This re-run adds to the pairs of ${attempts}.`;
    }
    return attempt > 1 ? 'This re-run starts from zero, since no pairs of an earlier attempt are stored.' : '';
}
/**
 * The smallest slowdown that this very comparison finds nine times in ten, of each metric; over several targets from the
 * best to the worst of them. Every page says it, since a gate that cannot see a change also finds none.
 */
function detectableSentence({ checks }) {
    if (checks.length === 0)
        return 'Nothing was compared.';
    const all = sized(checks);
    if (all.length === 0)
        return 'Too little was compared to say how small a slowdown would have been found.';
    const blind = new Set(all.filter(verdict/* isBlind */.iE).map(sizedName));
    const found = foundSizes(all.filter((check) => !(0,verdict/* isBlind */.iE)(check)), blind.size === 0);
    const by = all.some(({ detectableByTwoJobs }) => detectableByTwoJobs === true) ? ' and a second job' : '';
    const none = `of less than ${(0,format/* formatPercent */.l9)(verdict/* BLIND_FROM */.r$)}`;
    if (found === '')
        return `This comparison${by} would have found no slowdown ${none} nine times in ten.`;
    const others = blind.size === 0 ? '' : `, and in ${(0,words/* listed */.KE)([...blind])} none ${none}`;
    return `This comparison${by} would have found a slowdown of ${found} nine times in ten${others}.`;
}
/** `14 % (TTFT, TPOT) or 20 % (end-to-end time)`; without names where the medians of all metrics have one size. */
function foundSizes(checks, isOfAll) {
    const byName = Map.groupBy(checks, sizedName);
    const bySize = Map.groupBy(byName, ([, group]) => rangeText(group.map(({ detectableRatio }) => detectableRatio)));
    if (bySize.size === 1 && isOfAll && checks.every(({ statistic }) => statistic === 'p50')) {
        return [...bySize.keys()].join('');
    }
    return (0,words/* listed */.KE)([...bySize].map(([size, metrics]) => `${size} (${metrics.map(([name]) => name).join(', ')})`), 'or');
}
function sizedName(check) {
    return check.statistic === 'p50' ? (0,domain_metric/* metricOf */.ak)(check.readMetric ?? check.metric).short : (0,words/* checkName */.I3)(check);
}
/** The medians where there are any: the table of all checks has the tails. */
function sized(checks) {
    const known = checks.filter((check) => check.detectableRatio !== undefined && (0,domain_metric/* metricOf */.ak)(check.metric).scope === 'sample');
    const medians = known.filter(({ statistic }) => statistic === 'p50');
    return medians.length > 0 ? medians : known;
}
function rangeText(ratios) {
    const low = (0,format/* formatPercent */.l9)((0,extremes/* smallest */.o)(ratios));
    const high = (0,format/* formatPercent */.l9)((0,extremes/* largest */.n)(ratios));
    return low === high ? low : `${low.replace(' %', '')} to ${high}`;
}

// EXTERNAL MODULE: ./lib/report/sentences/headline.js
var headline = __webpack_require__(1727);
// EXTERNAL MODULE: ./lib/report/sentences/opening.js
var sentences_opening = __webpack_require__(7767);
// EXTERNAL MODULE: ./lib/report/sentences/states.js + 4 modules
var states = __webpack_require__(2867);
;// CONCATENATED MODULE: ./lib/report/pages/pages.js














/** GitHub refuses a comment of more than 65,536 characters. */
const COMMENT_CHARACTERS = 60_000;
/** GitHub drops a step summary of more than 1 MiB, and now and then one just below. */
const SUMMARY_BYTES = 900_000;
/** A log stays readable; the report file has everything. */
const TEXT_CHARACTERS = 200_000;
/** Warnings that fit on one screen. */
const OPEN_WARNINGS = 3;
/** Changed rules that a comment lists before it counts the rest. */
const OPEN_RULES = 12;
/** A page with the verdict and its reason first, then what was compared and what to do, then every section. */
function page(report, style, detail) {
    const text = (0,words/* nonEmpty */.hq)(...pageTop(report, style, detail), ...pageSections(report, style, detail)).join('\n\n');
    return style.firstLine === undefined ? text : `${style.firstLine}\n${text}`;
}
/** The first screen: the verdict, the numbers, the reason, what was compared and what to do. */
function pageTop(report, style, detail) {
    const { voice } = style;
    const loud = report.warnings.filter(sentences_warnings/* isLoud */.t).map((warning) => (0,sentences_warnings/* warningText */.i)(warning, voice));
    const step = (0,states/* nextStep */.sk)(report, voice);
    const opening = (0,sentences_opening/* openingOf */.E)(report, voice);
    return (0,words/* nonEmpty */.hq)(opening && style.opening(opening, detail), style.title((0,states/* titleOf */.Gg)(report, voice)), ...openTables(report, voice).map((table) => style.table(table)), ...(0,headline/* headline */.P)(report, voice).map((text) => style.paragraph?.(text) ?? text), style.warnings(loud, detail), style.comparison(report), step && style.next(step));
}
/** Everything else, section by section. */
function pageSections(report, style, detail) {
    return (0,words/* nonEmpty */.hq)(...sectionsOf(report, style.voice, detail).map((section) => style.section(section)), style.closing?.(report));
}
/** The first line of a comment, by which it is found again. */
function marker(key) {
    return `<!-- llm-latency-gate v1 key=${(0,format_escape/* escapeKey */.jv)(key)} -->`;
}
/** The pull-request comment: the verdict in words, the numbers of each target, what to do, and everything else folded away. */
function renderComment(report) {
    const style = {
        ...markdownStyle('###'),
        firstLine: marker(report.context.key),
        opening: (opening, { rowCount, ...detail }) => markdownOpening(opening, { ...detail, rowCount: Math.min(rowCount, OPEN_RULES) }),
        warnings: (texts) => {
            const more = texts.length - OPEN_WARNINGS;
            const rest = more > 0 ? [`${(0,format/* plural */.LS)(more, 'more warning')} in the job summary`] : [];
            return markdownList([...texts.slice(0, OPEN_WARNINGS), ...rest]);
        },
        section: (section) => `<details><summary>${section.title}</summary>\n\n${markdownBody(section)}\n\n</details>`,
        closing: (closed) => `<sub>${closingLine(closed, format_escape/* MARKDOWN_VOICE */.FS)}</sub>`
    };
    return (0,detail/* fitted */.$)((detail) => page(report, style, { ...detail, wide: false }), (text) => text.length <= COMMENT_CHARACTERS);
}
/** A report as a file of its own, with everything open. */
function renderMarkdown(report) {
    return markdownPage(report, '#');
}
/** The job summary: the report file with small headings, since several summaries share one page. */
function renderSummary(report) {
    return markdownPage(report, '###');
}
function markdownPage(report, heading) {
    const text = (0,detail/* fitted */.$)((detail) => page(report, markdownStyle(heading), detail), (text) => new TextEncoder().encode(text).length <= SUMMARY_BYTES);
    return `${text}\n`;
}
/** The report for a terminal or a log, without colors. */
function renderText(report) {
    const text = (0,detail/* fitted */.$)((detail) => page(report, TEXT_STYLE, detail), (text) => text.length <= TEXT_CHARACTERS);
    return `${text}\n`;
}
const TEXT_STYLE = {
    voice: format_escape/* PLAIN_VOICE */.gW,
    opening: ({ title, items, lines }, { rowCount }) => [`${title}:`, ...(0,format_table/* cutLines */.EQ)(items, rowCount, (item) => `  ${item}`), ...lines].join('\n'),
    title: ({ title }) => `LLM latency: ${title}`,
    table: format_table/* textTable */.ed,
    warnings: (texts, { rowCount }) => (0,format_table/* cutLines */.EQ)(texts, rowCount, (text) => `Warning: ${text}`).join('\n'),
    comparison: (report) => comparisonText(report, format_escape/* PLAIN_VOICE */.gW),
    next: (step) => `Next: ${step}`,
    section: ({ title, tables = [], lines = [], code = [] }) => [title, ...tables.map(format_table/* textTable */.ed), ...lines, ...code].join('\n')
};
function markdownStyle(heading) {
    return {
        voice: format_escape/* MARKDOWN_VOICE */.FS,
        opening: markdownOpening,
        title: ({ icon, title }) => `${heading} ${icon} LLM latency: ${title}`,
        table: format_table/* markdownTable */.Qj,
        warnings: (texts, { rowCount }) => markdownList((0,format_table/* cutLines */.EQ)(texts, rowCount, (text) => text)),
        comparison: (report) => comparisonLine(report, format_escape/* MARKDOWN_VOICE */.FS),
        next: (step) => `**Next:** ${step}`,
        section: (section) => `${heading}# ${section.title}\n\n${markdownBody(section)}`,
        closing: (report) => closingLine(report, format_escape/* MARKDOWN_VOICE */.FS)
    };
}
/** GitHub shows it in a frame of its own. */
function markdownOpening({ title, isMild, items, lines }, { rowCount }) {
    const list = markdownList((0,format_table/* cutLines */.EQ)(items, rowCount, (item) => item));
    const text = (0,words/* nonEmpty */.hq)(`**${title}**`, list, lines.join('\n\n')).join('\n\n');
    return `> [!${isMild ? 'NOTE' : 'WARNING'}]\n${text.replaceAll(/^(?=.)/gm, '> ').replaceAll(/^$/gm, '>')}`;
}
/** A section without its title. */
function markdownBody({ tables = [], lines = [], code }) {
    return (0,words/* nonEmpty */.hq)(...tables.map(format_table/* markdownTable */.Qj), markdownList(lines), code && `\`\`\`yaml\n${code.join('\n')}\n\`\`\``).join('\n\n');
}
function markdownList(lines) {
    return lines.map((line) => `- ${line}`).join('\n');
}
/** The comparison and the smallest change it would have found, a link to the whole report, and the cost. */
function comparisonLine(report, voice) {
    const { runUrl } = report.context;
    const facts = (0,words/* nonEmpty */.hq)(runUrl && voice.link('Report', runUrl), (0,failures/* countRequests */.Kx)(report.targets).attempted === 0 ? '' : spendOf(report));
    return (0,words/* spaced */.ji)(comparisonText(report, voice), facts.join(' · '));
}
/** The commit that was measured, and when. */
function closingLine(report, voice) {
    const head = (0,subject/* headOf */.Uo)(report, voice);
    return (0,words/* nonEmpty */.hq)(head && `head ${head}`, (0,format/* formatTime */.fU)(report.generatedAt)).join(' · ');
}


/***/ }),

/***/ 7406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zk: () => (/* binding */ baseRemarks),
/* harmony export */   Zx: () => (/* binding */ pairedText),
/* harmony export */   rQ: () => (/* binding */ hasOtherLength)
/* harmony export */ });
/* harmony import */ var _analysis_history_change_warnings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1399);
/* harmony import */ var _analysis_values_thresholds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2065);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6381);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2080);
/* harmony import */ var _trade_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5857);






/** Targets that the first screen describes. */
const DESCRIBED = 3;
/** A paragraph each on base's failed requests, on another model, and on answers of another length. */
function baseRemarks(report, voice) {
    const failing = (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .armsOf */ .jO)(report).filter((arm) => arm.isBase && (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .failedRatio */ .P_)(arm) > _analysis_values_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_LOST */ .rz);
    const changes = (0,_trade_js__WEBPACK_IMPORTED_MODULE_5__/* .modelChanges */ .r)(report);
    // The trade of the only one stands in the title.
    const traded = changes.length === 1 ? undefined : report;
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq)(described(failing, (arm) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .failureSentence */ .Qz)(arm, voice)), described(changes, (change) => modelSentence(change, traded, voice)), described((report.base?.targets ?? []).filter(hasOtherLength), (target) => lengthText(target, voice)));
}
function described(items, write) {
    const more = items.length - DESCRIBED;
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .spaced */ .ji)(...items.slice(0, DESCRIBED).map(write), more > 0 ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(more, 'more target')} below.` : '');
}
function modelSentence(change, report, { name }) {
    const trade = report === undefined ? '' : (0,_trade_js__WEBPACK_IMPORTED_MODULE_5__/* .tradeWords */ ._)(change, report);
    const models = `${name(change.target)} now uses the model ${name(change.to)} instead of ${name(change.from)}`;
    return `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq)(models, trade).join(', ')}.`;
}
/** Answers of another length are part of the change. */
function hasOtherLength({ outputLengthChangeRatio = 0 }) {
    return Math.abs(outputLengthChangeRatio) > _analysis_history_change_warnings_js__WEBPACK_IMPORTED_MODULE_0__/* .LENGTH_CHANGE */ .OP;
}
function lengthText({ id, outputLengthChangeRatio = 0, e2eAtEqualLength }, voice) {
    const direction = outputLengthChangeRatio > 0 ? 'longer' : 'shorter';
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .spaced */ .ji)(`Answers of ${voice.name(id)} are ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(outputLengthChangeRatio)} ${direction} than on base.`, e2eAtEqualLength && `At equal length, end-to-end time changes by ${pairedText(e2eAtEqualLength)}.`);
}
/** `+24 % (+20 to +28)`: the interval is at 95 %. */
function pairedText({ changeRatio, intervalRatio }) {
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSignedPercent */ .h9)(changeRatio)} (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSignedRange */ .TE)(intervalRatio)})`;
}


/***/ }),

/***/ 9049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ budgetSentence),
/* harmony export */   V7: () => (/* binding */ budgetName),
/* harmony export */   cx: () => (/* binding */ budgetRemark)
/* harmony export */ });
/* harmony import */ var _domain_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2587);
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3230);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9012);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6381);





/** `TTFT p95 < 800 ms`, with the sign that was applied and the limit unrounded. */
function budgetName({ metric, statistic, operator, limit }) {
    return `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_4__/* .metricName */ .Kh)(metric, statistic)} ${operator} ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLimit */ .tW)(limit, (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(metric).unit)}`;
}
/** A budget is held against stored runs, or against base measured in the same job. */
function otherSideOf({ base }, { target }) {
    return base?.targets.some(({ id }) => id === target) === true ? 'Base' : 'The baseline';
}
/** A broken budget with all of its numbers, for pages where no table stands beside it. */
function budgetSentence(result, report) {
    const { budget, readMetric, sampleCount } = result;
    const limit = (0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLimit */ .tW)(budget.limit, (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(budget.metric).unit);
    // Throughput is one number for the whole run, whatever the number of requests.
    const basis = readMetric === 'throughput' ? 'over the whole run' : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(sampleCount, 'request');
    const name = (0,_format_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)((0,_format_words_js__WEBPACK_IMPORTED_MODULE_4__/* .metricName */ .Kh)(readMetric, budget.statistic));
    const beyond = _domain_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .OPERATORS */ .w[budget.operator].good === 'below' ? 'over' : 'under';
    const outcome = result.value === undefined
        ? `${name} breaks the budget of ${limit}: ${whyNoValue(budget.statistic)} (${basis}).`
        : `${name} is ${valueText(result)}, ${beyond} the budget of ${limit} (${basis}).`;
    const onBase = result.brokenOnBase === true ? `${otherSideOf(report, result)} breaks it too.` : '';
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_4__/* .spaced */ .ji)(outcome, onBase, keptOnBase(result, report), readInstead(result));
}
/** The facts about a budget that neither table nor title shows; empty where they show them all. */
function budgetRemark(result, report) {
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_4__/* .spaced */ .ji)(openBecause(result), keptOnBase(result, report), readInstead(result));
}
function openBecause({ verdict, reason, sampleCount }) {
    if (verdict === 'not-measured') {
        return `There ${sampleCount === 0 ? 'is no value' : 'are too few values'} to judge the budget by. That is never a pass.`;
    }
    if (verdict !== 'at-the-edge')
        return '';
    if (reason === 'not-confirmed')
        return 'A second measurement in the same job did not confirm that the budget is broken.';
    return reason === 'too-few-samples'
        ? `There are too few requests to judge the budget: a percentile takes ${_domain_report_js__WEBPACK_IMPORTED_MODULE_2__/* .PRINTED_FROM */ .Y.p50}.`
        : 'The value is too close to the limit to tell which side it is on.';
}
function readInstead({ budget, readMetric, verdict }) {
    if (readMetric === budget.metric || verdict === 'not-measured')
        return '';
    return `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capital */ .Nx)((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(budget.metric).short)} cannot be observed here, so ${(0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(readMetric).short} is used instead.`;
}
function valueText({ value, interval, readMetric }) {
    const { unit } = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(readMetric);
    const range = interval === undefined ? '' : ` (95 % interval ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRange */ .Lu)(interval, unit)})`;
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)(value, unit)}${range}`;
}
/** A percentile bears failures up to its own share of requests; a mean and the largest value bear none. */
function whyNoValue(statistic) {
    return statistic === 'mean' || statistic === 'max'
        ? 'a failed request counts as infinitely slow'
        : 'too many requests failed';
}
function keptOnBase(result, report) {
    const isKept = result.verdict === 'broken' && result.brokenOnBase === false;
    return isKept ? `${otherSideOf(report, result)} is within it.` : '';
}


/***/ }),

/***/ 4812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vk: () => (/* binding */ acceptedWords),
/* harmony export */   YC: () => (/* binding */ checkSentence),
/* harmony export */   bc: () => (/* binding */ checkRemark)
/* harmony export */ });
/* harmony import */ var _analysis_values_thresholds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2065);
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3230);
/* harmony import */ var _format_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2001);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6381);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8630);






/** An alarm with all of its numbers, for pages where no table stands beside it. */
function checkSentence(check, voice = _format_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAIN_VOICE */ .gW) {
    const sentence = (0,_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonText */ .u)(check).sentence?.(check, voice) ?? '';
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_4__/* .spaced */ .ji)(sentence, noiseSentence(check), ...certainty(check), acceptanceSentence(check, voice));
}
/**
 * At most two sentences with what the table does not show: why a check is open or how certain an alarm is. Empty where
 * the table shows it all.
 */
function checkRemark(check, voice) {
    const remark = (0,_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonText */ .u)(check).remark?.(check, voice) ?? '';
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_4__/* .nonEmpty */ .hq)(remark, acceptanceSentence(check, voice), ...certainty(check))
        .slice(0, 2)
        .join(' ');
}
/** The certainty of an alarm: by chance, by the baseline runs, and by a second measurement. */
function certainty(check) {
    if (check.verdict !== 'regressed')
        return [];
    const chance = chanceSentence(check);
    if ((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(check.metric).scope === 'target')
        return [chance];
    const provisional = check.kind === 'provisional'
        ? `This is provisional: ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(check.sampleCounts.runs, 'baseline run')} cannot show how much runs differ on their own, so only a very clear slowdown is reported.`
        : '';
    return [chance, provisional, secondSentence(check)];
}
function secondSentence(check) {
    if (check.jobs !== undefined && check.confirmed === true)
        return `${check.jobs.slower} of ${check.jobs.of} jobs that measured this change were slower.`;
    if (check.confirmed === true)
        return 'A second measurement in the same job agreed.';
    return check.secondCounts === undefined ? '' : (0,_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .secondNotMade */ .b)(check);
}
function chanceSentence({ chanceOneIn }) {
    if (chanceOneIn === undefined || chanceOneIn < 2)
        return '';
    return `A change this clear appears by chance in fewer than 1 of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(twoDigits(chanceOneIn))} checks.`;
}
/** Two digits, rounded down, since a promise is never rounded up. */
function twoDigits(chanceOneIn) {
    const count = Math.min(1 / _analysis_values_thresholds_js__WEBPACK_IMPORTED_MODULE_0__/* .RAREST */ .YY, chanceOneIn);
    const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
    return Math.floor(count / step) * step;
}
/** The differences between unchanged runs, beside an alarm that was found through them. */
function noiseSentence({ kind, verdict, noiseRatio, metric }) {
    const applies = verdict === 'regressed' && kind === 'history' && (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(metric).scope === 'sample';
    return applies && noiseRatio !== undefined ? `Runs differ by ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(noiseRatio)} on their own.` : '';
}
function acceptanceSentence(check, voice) {
    if (check.accepted !== undefined)
        return `It is ${acceptedWords(check, check.accepted, voice)}.`;
    if (check.notAccepted === 'ended')
        return 'The line that accepted it has passed its last day.';
    return check.notAccepted === 'larger' ? 'It is larger than the line that accepts it allows.' : '';
}
/** `accepted up to 20 % until 2027-01-31 (longer system prompt)`. */
function acceptedWords({ metric }, accepted, { sentence }) {
    const { upToRatio, until, reason } = accepted;
    const size = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricOf */ .ak)(metric).unit === 'ratio' ? (0,_format_words_js__WEBPACK_IMPORTED_MODULE_4__/* .pointsText */ .JA)(upToRatio) : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(upToRatio);
    return `accepted up to ${size} until ${until} (${sentence(reason)})`;
}


/***/ }),

/***/ 2080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ countRequests),
/* harmony export */   P_: () => (/* binding */ failedRatio),
/* harmony export */   Qz: () => (/* binding */ failureSentence),
/* harmony export */   fQ: () => (/* binding */ failureClasses),
/* harmony export */   jO: () => (/* binding */ armsOf)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6381);


/** The outcome of a request, in words. */
const OUTCOME_WORDS = {
    ok: 'answered',
    'rate-limited': 'rate-limited (429)',
    overloaded: 'overloaded (503 or 529)',
    'http-error': 'refused with an HTTP error',
    'timeout-connect': 'without a connection in time',
    'timeout-first-byte': 'without a first byte in time',
    'timeout-idle': 'silent in the middle of the answer',
    'timeout-total': 'not finished in time',
    truncated: 'cut off in the middle of the answer',
    'error-midstream': 'with an error in the middle of the answer',
    'api-error': 'with an error in place of an answer',
    'not-a-stream': 'answered by something that is not an event stream',
    'not-streamed': 'answered in one piece',
    'empty-body': 'with an empty body',
    'empty-output': 'finished without any output',
    refusal: 'refused by the model',
    'protocol-error': 'broken HTTP or event stream',
    connection: 'connection refused or lost',
    'unsupported-encoding': 'compressed in an unknown way'
};
/** Every target of the report, and the base of each that was measured with one. */
function armsOf({ targets, base }) {
    return [
        ...targets.map(({ id, counts }) => ({ id, isBase: false, counts })),
        ...(base?.targets ?? []).map(({ id, counts }) => ({ id, isBase: true, counts }))
    ];
}
/** The ways in which requests to a target failed, most frequent first. */
function failureClasses({ counts }) {
    const classes = Object.entries(counts.failed);
    return classes
        .filter(([, count]) => count > 0)
        .map(([outcome, count]) => ({ word: OUTCOME_WORDS[outcome], count }))
        .toSorted((a, b) => b.count - a.count);
}
/** The share of requests that failed; 0 where none was made. A refusal is an answer, and no failure. */
function failedRatio({ counts }) {
    return counts.attempted === 0 ? 0 : failedCount({ counts }) / counts.attempted;
}
function failedCount(arm) {
    return failureClasses(arm).reduce((sum, { count }) => sum + count, 0);
}
/** `mini: 9 of 60 requests failed (6 without a first byte in time and 3 cut off in the middle of the answer).` */
function failureSentence(arm, voice) {
    const classes = failureClasses(arm);
    const how = classes.map(({ count, word }) => (classes.length === 1 ? word : `${count} ${word}`));
    const name = `${arm.isBase ? 'Base of ' : ''}${voice.name(arm.id)}`;
    const count = `${failedCount(arm)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(arm.counts.attempted, 'request')} failed`;
    return `${voice.strong(`${name}: ${count}`)} (${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(how)}).`;
}
/** Answered and attempted requests over all targets. */
function countRequests(targets) {
    return {
        ok: targets.reduce((sum, { counts }) => sum + counts.ok, 0),
        attempted: targets.reduce((sum, { counts }) => sum + counts.attempted, 0)
    };
}


/***/ }),

/***/ 1727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ headline)
/* harmony export */ });
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6381);
/* harmony import */ var _base_remarks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7406);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4812);
/* harmony import */ var _states_not_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9512);
/* harmony import */ var _states_state_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4239);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2867);
/* harmony import */ var _track_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5632);







/**
 * The paragraphs that weigh the verdict: its reason, what else applies, what differs from base, and that it is a trial.
 * The numbers are left to the table.
 */
function headline(report, voice) {
    const { notMeasured, relevance = {}, state, states } = report;
    if (notMeasured !== undefined)
        return [_states_not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_MEASURED */ .p[notMeasured].reason(relevance, voice)];
    const others = states.filter((other) => other !== state);
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmpty */ .hq)(_states_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE_TEXTS */ .vt[state].reason(report, voice), ...others.map((other) => _states_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE_TEXTS */ .vt[other].also?.(report, voice)), acceptedSentence(report, voice), ...(0,_base_remarks_js__WEBPACK_IMPORTED_MODULE_1__/* .baseRemarks */ .Zk)(report, voice), (0,_track_record_js__WEBPACK_IMPORTED_MODULE_6__/* .trialSentence */ .E)(report, voice));
}
function acceptedSentence(report, voice) {
    const [largest, ...others] = (0,_states_state_text_js__WEBPACK_IMPORTED_MODULE_4__/* .checksMarked */ .Id)(report, 'accepted');
    if (largest?.accepted === undefined)
        return '';
    const more = others.length === 0 ? '' : ` ${others.length} more below.`;
    return `The slowdown of ${voice.name(largest.target)} (${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkName */ .I3)(largest)}) is ${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedWords */ .Vk)(largest, largest.accepted, voice)}.${more}`;
}


/***/ }),

/***/ 3785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   RV: () => (/* binding */ shownMark),
/* harmony export */   aM: () => (/* binding */ budgetMarkOf),
/* harmony export */   fp: () => (/* binding */ gravity),
/* harmony export */   j7: () => (/* binding */ MARKS),
/* harmony export */   jb: () => (/* binding */ comparisonOf)
/* harmony export */ });
/** The result of a check or budget, gravest first: the order of rows on every page. */
const MARKS = {
    regressed: { icon: '🔴', word: 'regressed', flagged: true },
    broken: { icon: '🔴', word: 'over budget', flagged: true },
    vanished: { icon: '⚪', word: 'gone', flagged: true },
    drift: { icon: '🟡', word: 'drift', flagged: true },
    'regressed-on-base': { icon: '🟡', word: 'regressed, base too', flagged: true },
    'broken-on-base': { icon: '🟡', word: 'over budget, base too', flagged: true },
    'at-the-edge': { icon: '🟡', word: 'at the edge', flagged: true },
    'not-measured': { icon: '⚪', word: 'not judged', flagged: true },
    inconclusive: { icon: '⚪', word: 'inconclusive', flagged: true },
    accepted: { icon: '👁', word: 'accepted', flagged: true },
    improved: { icon: '🟢', word: 'improved', flagged: true },
    passed: { icon: '✅', word: 'passed', flagged: false },
    'inconclusive-shown': { icon: '', word: 'shown', flagged: false }
};
const MARK_ORDER = Object.keys(MARKS);
/** Its place in the order of all marks: 0 is the gravest. */
function gravity(mark) {
    return MARK_ORDER.indexOf(mark);
}
/**
 * A mark as a page shows it. On some events what is otherwise a warning makes the job red, and then its rows must not look
 * milder than the job. A budget at the edge made it red only where there is no alarm.
 */
function shownMark(mark, report) {
    const { icon, word } = MARKS[mark];
    const marks = [...report.checks.map(markOf), ...report.budgets.map(budgetMarkOf)];
    const isMilder = report.color === 'red' && icon === '🟡' && marks.every((one) => MARKS[one].icon !== '🔴');
    if (mark === 'at-the-edge' && marks.some((one) => one !== mark && MARKS[one].icon === icon))
        return { icon, word };
    return { icon: isMilder ? '🔴' : icon, word };
}
/** The report's checks were made against stored runs, against base in the same job, or some this way and some that. */
function comparisonOf({ checks }) {
    const paired = checks.filter(({ kind }) => kind === 'interleaved').length;
    if (paired === 0)
        return 'baseline';
    return paired === checks.length ? 'base' : 'both';
}
/** A check's mark says whose it is and whether it decides. */
function markOf(check) {
    switch (check.verdict) {
        case 'regressed':
            if (check.accepted !== undefined)
                return 'accepted';
            // A tail that is clearly slower counts, whether or not the gate names it.
            if (!check.owned)
                return 'drift';
            return check.onBase === undefined ? 'regressed' : 'regressed-on-base';
        case 'improved':
            return 'improved';
        case 'unchanged':
            return 'passed';
        case 'inconclusive':
            return inconclusiveMark(check);
        default:
            return check.verdict;
    }
}
/** A gated metric that vanished is said first, whoever owns the target; otherwise a provider's history is information. */
function inconclusiveMark({ gating, owned, reason }) {
    if (reason === 'vanished' && gating)
        return 'vanished';
    return gating && owned ? 'inconclusive' : 'inconclusive-shown';
}
/** The same for a budget. */
function budgetMarkOf({ verdict, brokenOnBase }) {
    if (verdict === 'broken')
        return brokenOnBase === true ? 'broken-on-base' : 'broken';
    return verdict === 'met' ? 'passed' : verdict;
}


/***/ }),

/***/ 7767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ openingOf),
/* harmony export */   l: () => (/* binding */ openingLine)
/* harmony export */ });
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6381);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2867);
/* harmony import */ var _warnings_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(442);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5592);




/** Stands above the title of every page; undefined where the rules are base's. */
function openingOf({ rulesChanged, warnings }, voice) {
    const keyUses = warnings.filter(({ kind }) => kind === 'new-key-use').map((warning) => (0,_warnings_js__WEBPACK_IMPORTED_MODULE_3__/* .warningText */ .i)(warning, voice));
    if (rulesChanged === undefined) {
        return keyUses.length === 0 ? undefined : { title: NEW_KEY_USE_TITLE, isMild: false, items: keyUses, lines: [] };
    }
    return {
        title: RULES_CHANGED_TITLE,
        isMild: keyUses.length === 0 && rulesChanged.changes.every(({ rule }) => rule.startsWith('accept.')),
        items: [...keyUses, ...rulesChanged.changes.map((change) => (0,_warnings_job_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleChangeText */ .m)(change, voice))],
        lines: (0,_format_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmpty */ .hq)(byBaseText(rulesChanged, voice), notMeasuredText(rulesChanged, voice), keptText(rulesChanged, voice))
    };
}
const NEW_KEY_USE_TITLE = 'This pull request sends a secret to a new place';
const RULES_CHANGED_TITLE = 'This pull request changes the rules it is judged by';
/** The same for one line, as an annotation has it. */
function openingLine(report, voice) {
    const opening = openingOf(report, voice);
    if (opening === undefined)
        return undefined;
    const items = (0,_format_words_js__WEBPACK_IMPORTED_MODULE_0__/* .listedFirst */ .Am)(opening.items, (item) => item.replace(/\.$/, ''));
    return `${opening.title}: ${[`${items}.`, ...opening.lines].join(' ')}`;
}
/** Base's verdict on the same run. */
function byBaseText({ byBase }, voice) {
    if (byBase === undefined) {
        return 'What the rules of the base would have said is not known, because nothing was measured that they judge.';
    }
    const differing = byBase.warnings.find(({ kind }) => NOT_COMPARED.includes(kind));
    if (byBase.state === 'no-baseline' && differing !== undefined) {
        return `The rules of the base cannot judge this run. ${(0,_warnings_js__WEBPACK_IMPORTED_MODULE_3__/* .warningText */ .i)(differing, voice)}`;
    }
    const { title } = (0,_states_js__WEBPACK_IMPORTED_MODULE_1__/* .titleOf */ .Gg)(byBase, voice);
    const verdict = voice.strong(byBase.state);
    return `With the rules of the base this would be: ${verdict}${title === byBase.state ? '' : ` (${title})`}.`;
}
/** The reasons for which a run was not compared with base's, though there are some. */
const NOT_COMPARED = ['plan-differs', 'scenarios-too-few', 'environment-differs'];
/** Decided by base alone, whatever the pull request writes. */
const KEPT = ['store', 'key', 'baseline-workflow'];
function keptText({ changes }, voice) {
    const kept = changes.map(({ rule }) => rule).filter((rule) => KEPT.includes(rule));
    if (kept.length === 0)
        return '';
    return `Until this is merged, ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(kept.map(voice.literal))} ${kept.length === 1 ? 'stays' : 'stay'} as base has ${kept.length === 1 ? 'it' : 'them'}.`;
}
function notMeasuredText({ notMeasured }, voice) {
    return notMeasured.length === 0
        ? ''
        : `Base measures ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_0__/* .listedFirst */ .Am)(notMeasured, voice.name)} as well; this pull request does not.`;
}


/***/ }),

/***/ 8630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ secondNotMade),
/* harmony export */   u: () => (/* binding */ reasonText)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6381);




/** The reasons of checks that are alarming or open; of one that passed, the tables say everything. */
const REASONS = {
    'slower-beyond-noise': { title: moved, sentence: changed },
    crept: {
        title: (check, target) => `${moved(check, target)} than at the anchor`,
        sentence: (check) => `${capitalName(check)} is ${changeWords(check)}, since the anchor. It crept up in steps too small to be an alarm each.`
    },
    'more-failures': {
        title: (_check, target) => `${target} fails more often`,
        sentence: (check) => `More requests failed: ${shares(check)}.`
    },
    'more-slow-requests': {
        title: (_check, target) => `${target} has more slow requests`,
        sentence: (check) => `More requests failed or took far longer than is usual for their prompt: ${shares(check)}.`,
        remark: () => 'A slow request is one that failed or took far longer than is usual for its prompt.'
    },
    'no-longer-streams': {
        title: (_check, target) => `${target} no longer streams`,
        sentence: (check) => `The replies no longer stream: ${streamedShares(check)}.`
    },
    'slower-prompts': {
        title: (check, target) => `${target} ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .movement */ .ii)({ ...check, statistic: 'p50' })} for ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(check.scenarios?.length ?? 1, 'prompt')}`,
        sentence: (check, voice) => `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(check.readMetric ?? check.metric).short)} of ${promptNames(check, voice)} is ${(check.scenarios ?? []).length > 1 ? 'up to ' : ''}${changeWords(check)}, which the median over all prompts does not show.`,
        remark: (check, voice) => `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)(promptNames(check, voice))} got slower, which the median over all prompts does not show.`
    },
    vanished: {
        title: (check, target) => `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)(check)} of ${target} is gone`,
        sentence: (check) => `${capitalName(check)} is gone: ${otherSide(check)} has it${before(check)}, this run has no value. That is never a pass.`,
        remark: (check) => `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)(otherSide(check))} has a value, this run has none: that is never a pass.`
    },
    'slower-once': {
        // The title says that it was once.
        title: (check, target) => `${target} ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .movement */ .ii)(check, 'past')}`,
        remark: (check) => `${capitalName(check)} is slower than the differences between the ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(check.sampleCounts.runs, 'run')} on record explain. Now and then a whole job is slow, so another job decides.`
    },
    'too-noisy': {
        title: (_check, target) => `history of ${target} is too noisy`,
        remark: whyTooNoisy
    },
    'could-be-either': { title: unclear, remark: () => 'The pairs that were measured do not settle it.' },
    'too-few-samples': {
        title: (_check, target) => `too few values of ${target}`,
        remark: (check) => `${capitalName(check)} was not judged: ${tooFew(check)}.`
    },
    'too-many-failures': {
        title: (_check, target) => `too many requests to ${target} failed`,
        remark: () => 'So many requests failed that the times of the others are not judged.'
    },
    'too-many-void': {
        title: (_check, target) => `too many requests to ${target} were disturbed`,
        remark: () => 'Something other than the target (a cache, or this machine) disturbed too many requests.'
    },
    'not-confirmed': {
        title: (check, target) => `${target} ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .movement */ .ii)(check, 'past')} at first, but not when measured again`,
        remark: () => 'A second measurement in the same job did not confirm the slowdown.'
    },
    'not-measured-again': {
        title: (check, target) => `${target} ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .movement */ .ii)(check, 'past')}, which could not be measured again`,
        remark: secondNotMade
    },
    'not-observable': {
        title: (check, target) => `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)(check)} of ${target} has nothing to compare with`,
        remark: (check) => `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)(otherSide(check))} has no value to compare with.`
    },
    'token-source-differs': {
        title: (check, target) => `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)(check)} of ${target} cannot be compared`,
        remark: (check) => `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)(otherSide(check))} counted tokens another way (by the provider's usage, or estimated).`
    },
    'moved-together': { title: () => 'several targets moved together' },
    'not-finished': { title: unclear, remark: () => 'Measuring ended before it was decided.' }
};
/** The entry of a check's reason. */
function reasonText({ reason }) {
    return REASONS[reason] ?? { title: (check, target) => `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)(check)} of ${target}` };
}
function capitalName(check) {
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)((0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)(check));
}
function moved(check, target) {
    if ((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(check.metric).unit === 'ratio')
        return `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)(check)} of ${target} is ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .directionOf */ .FR)(check)}`;
    return `${target} ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .movement */ .ii)(check)}`;
}
function unclear(check, target) {
    return `${target} ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .movement */ .ii)({ ...check, changeRatio: undefined }, 'possible')}`;
}
function changed(check) {
    if ((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(check.metric).unit === 'ratio')
        return `${capitalName(check)} is ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .directionOf */ .FR)(check)}: ${shares(check)}.`;
    const pairs = check.pairCount === undefined ? '' : `, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(check.pairCount, 'pair')}`;
    return `${capitalName(check)} is ${changeWords(check)}${pairs}.`;
}
function whyTooNoisy(check) {
    const { detectableRatio, noiseRatio, assumedNoiseRatio, sampleCounts } = check;
    const differ = noiseRatio === undefined && assumedNoiseRatio !== undefined
        ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(sampleCounts.runs, 'run')} on record cannot show how much runs differ in ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)(check)}. That is taken as ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(assumedNoiseRatio)}`
        : `Runs of this endpoint differ by ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(noiseRatio ?? 0)} in ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)(check)} on their own`;
    const finds = (0,_domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlind */ .iE)(check) || detectableRatio === undefined
        ? `no slowdown of less than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .BLIND_FROM */ .r$)} would be found`
        : `only a slowdown of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(detectableRatio)} or more would be found`;
    return `${differ}, so ${finds} nine times in ten.`;
}
/** Says why an alarm lacks its second measurement. */
function secondNotMade({ secondCounts }) {
    const failed = 'The second measurement in the same job could not be made';
    if (secondCounts === undefined)
        return `${failed}.`;
    const { attempted, failed: failedCount } = secondCounts;
    if (failedCount > 0)
        return `${failed}: ${failedCount} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(attempted, 'request')} failed.`;
    return attempted === 0
        ? `${failed}: no request was sent.`
        : `${failed}: too little was left of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(attempted, 'request')}.`;
}
/** The side that the candidate was compared with, in running text. */
function otherSide({ kind }) {
    return kind === 'interleaved' ? 'base' : 'the baseline';
}
function changeWords(check) {
    const { metric, baseline, candidate, changeRatio, intervalRatio } = check;
    const size = changeRatio === undefined ? '' : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(changeRatio)} `;
    const interval = intervalRatio === undefined ? '' : ` (95 % interval ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .changeRange */ .SZ)(intervalRatio)})`;
    const hasBoth = baseline !== undefined && candidate !== undefined;
    const values = hasBoth ? `, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatFromTo */ .Lk)(baseline, candidate, (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).unit)}` : '';
    return `${size}${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .directionOf */ .FR)(check)}${interval}${values}`;
}
function before({ metric, baseline }) {
    return baseline === undefined ? '' : ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(baseline, (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).unit)})`;
}
function promptNames({ scenarios = [] }, voice) {
    if (scenarios.length === 0)
        return 'single prompts';
    return `the ${scenarios.length === 1 ? 'prompt' : 'prompts'} ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listedFirst */ .Am)(scenarios, voice.name)}`;
}
function tooFew({ kind, pairCount, pairsToSettle, sampleCounts, statistic }) {
    if (kind === 'interleaved') {
        const enough = pairsToSettle === undefined ? '' : `; about ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(pairsToSettle)} would be enough`;
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(pairCount ?? 0, 'pair')} are too few${enough}`;
    }
    const { attempted, answered } = _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .JUDGED_FROM */ .jL[statistic === 'p95' ? 'p95' : 'p50'];
    const takes = ` (${statistic} takes ${attempted} of each run, failed requests among them, and ${answered} that did not fail)`;
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(sampleCounts.candidate, 'value')} here and ${sampleCounts.baseline} in the baseline are too few${takes}`;
}
function shares(check) {
    const { baseline, candidate, sampleCounts } = check;
    const now = `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(candidate ?? 0)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(sampleCounts.candidate, 'request')}`;
    return baseline === undefined
        ? now
        : `${now}, ${onOtherSide(check)} ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(baseline)} of ${sampleCounts.baseline}`;
}
function streamedShares(check) {
    const { baseline, candidate } = check;
    const now = `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(candidate ?? 0)} of them arrived in pieces`;
    return baseline === undefined ? now : `${now}, ${onOtherSide(check)} ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(baseline)}`;
}
function onOtherSide({ kind }) {
    return kind === 'interleaved' ? 'on base' : 'in the baseline';
}


/***/ }),

/***/ 2867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vt: () => (/* binding */ STATE_TEXTS),
  sk: () => (/* binding */ nextStep),
  Gg: () => (/* binding */ titleOf)
});

// EXTERNAL MODULE: ./lib/analysis/history/history-rule.js + 2 modules
var history_rule = __webpack_require__(8871);
// EXTERNAL MODULE: ./lib/report/format/format.js
var format = __webpack_require__(1189);
// EXTERNAL MODULE: ./lib/report/format/words.js
var words = __webpack_require__(6381);
// EXTERNAL MODULE: ./lib/report/sentences/subject.js
var subject = __webpack_require__(4031);
// EXTERNAL MODULE: ./lib/report/sentences/warnings/baseline.js
var baseline = __webpack_require__(8114);
// EXTERNAL MODULE: ./lib/report/sentences/states/state-text.js
var state_text = __webpack_require__(4239);
;// CONCATENATED MODULE: ./lib/report/sentences/states/no-baseline.js






const NO_BASELINE = {
    icon: '🆕',
    title(report) {
        const what = hasWarning(report, 'baseline-forbidden') || isUnreadable(report)
            ? 'the baseline could not be read'
            : 'no baseline yet';
        if (report.checks.length === 0)
            return what;
        return `${what} for ${(0,state_text/* withoutBaseline */.m4)(report).length} of ${(0,format/* plural */.LS)((0,state_text/* judgedTargets */.ww)(report).length, 'target')}`;
    },
    reason(report, voice) {
        if (report.checks.length > 0)
            return whyNone(report, voice);
        return (0,words/* spaced */.ji)(whyNone(report, voice), report.budgets.length === 0
            ? 'No budget is set, so nothing was judged.'
            : 'Budgets need no baseline and are judged all the same.');
    },
    also: (report, voice) => `There is no baseline yet for ${(0,state_text/* namesOfTargets */.UJ)((0,state_text/* withoutBaseline */.m4)(report), voice)}.`,
    next(report, voice) {
        const isHeldUp = report.warnings.some((one) => one.kind === 'baseline-refused' && baseline/* RUN_ENDS */.x.includes(one.why));
        if (isHeldUp && report.checks.length === 0)
            return OWN_WORKFLOW_STEP;
        if (report.context.event === 'local' || hasWarning(report, 'baseline-forbidden'))
            return undefined;
        return `for a full baseline today, start this workflow by hand on ${(0,subject/* branchOf */.W0)(report, voice)} with ${voice.literal(`runs: ${history_rule/* FULL_BASELINE_RUNS */.J2}`)}.`;
    }
};
const OWN_WORKFLOW_STEP = 'put the gate into a workflow of its own, if other jobs of this one wait, are cancelled or time out.';
function hasWarning({ warnings }, ...kinds) {
    return warnings.some(({ kind }) => kinds.includes(kind));
}
function whyNone(report, voice) {
    // The warning below says what is missing and what to add.
    if (hasWarning(report, 'baseline-forbidden'))
        return '';
    if ((0,subject/* isOfFiles */.l$)(report))
        return `Name earlier runs with ${voice.literal('--baseline')} to compare with them.`;
    return `${noneYet(report, voice)} ${untilThen(report, voice)}`;
}
/** Something stored could not be read; that there is more of it is no reason. */
function isUnreadable({ warnings }) {
    return warnings.some((warning) => warning.kind === 'baseline-unreadable' && warning.source !== 'artifacts');
}
/** Each reason for which a stored run was refused, once. */
function refusedWords({ warnings }) {
    const reasons = warnings.flatMap((warning) => (warning.kind === 'baseline-refused' ? [baseline/* REFUSALS */.a6[warning.why]] : []));
    return [...new Set(reasons)];
}
function noneYet(report, voice) {
    if (report.checks.length > 0)
        return `No run of ${(0,state_text/* namesOfTargets */.UJ)((0,state_text/* withoutBaseline */.m4)(report), voice)} is stored yet.`;
    const refused = refusedWords(report);
    if (isUnreadable(report) || hasWarning(report, 'plan-differs', 'environment-differs', 'scenarios-too-few')) {
        return 'The stored runs cannot be compared with, for the reason below.';
    }
    if (refused.length > 0) {
        return `None of the stored runs can serve as a baseline, as the notes below explain: ${(0,words/* listed */.KE)(refused)}.`;
    }
    if (hasWarning(report, 'baseline-elsewhere')) {
        return `No run of ${(0,subject/* branchOf */.W0)(report, voice)} is stored where this job looks, but others are, as the note below explains.`;
    }
    return report.context.event === 'local'
        ? 'No run is stored here yet.'
        : `No run of ${(0,subject/* branchOf */.W0)(report, voice)} is stored yet.`;
}
function untilThen(report, voice) {
    const { context } = report;
    if (context.feedsBaseline)
        return 'This run is stored now, and the next ones are compared with it.';
    return context.event === 'local'
        ? `A run with ${voice.literal('--save-baseline')} is stored, and later ones are compared with it.`
        : `The next run on ${(0,subject/* branchOf */.W0)(report, voice)} is stored, and pull requests are compared with it from then on.`;
}

// EXTERNAL MODULE: ./lib/report/sentences/states/not-measured.js
var not_measured = __webpack_require__(9512);
// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
// EXTERNAL MODULE: ./lib/report/sentences/budget-sentences.js
var budget_sentences = __webpack_require__(9049);
;// CONCATENATED MODULE: ./lib/report/sentences/states/open.js






const INCONCLUSIVE = {
    icon: '⚪',
    title(report, voice) {
        const open = openChecks(report);
        if (slowerOnce(open).length > 0)
            return `slower once: run the job again to confirm (${(0,state_text/* changesTitle */.wv)(slowerOnce(open), 'open check', voice)})`;
        const isTogether = open.length > 0 && open.every(({ reason }) => reason === 'moved-together');
        const isUnjudged = open.length === 0 && (0,state_text/* countBudgets */.IQ)(report, 'not-measured') > 0;
        return (0,words/* nonEmpty */.hq)('inconclusive', (0,state_text/* changesTitle */.wv)(isTogether ? open.slice(0, 1) : open, 'open check', voice), isUnjudged ? 'a budget could not be judged' : '', (0,state_text/* countBudgets */.IQ)(report, 'at-the-edge') > 0 ? AT_THE_EDGE.title(report, voice) : '').join(', ');
    },
    reason: (report, voice) => (0,state_text/* firstRemark */.h4)([...slowerOnce(openChecks(report)), ...openChecks(report)], voice) || AT_THE_EDGE.reason(report, voice),
    next(report, voice) {
        const open = (0,state_text/* checksMarked */.Id)(report, 'inconclusive');
        if (slowerOnce(open).length > 0)
            return 'run this job again: where it is as slow once more, it is a regression.';
        const noisy = open.filter(({ reason }) => reason === 'too-noisy');
        if (noisy.length > 0)
            return lessNoise(noisy, report, voice);
        const pairs = open.flatMap(({ pairsToSettle }) => pairsToSettle ?? []);
        if (pairs.length > 0)
            return morePairs((0,extremes/* largest */.n)(pairs), report, voice);
        if ((0,state_text/* countBudgets */.IQ)(report, 'at-the-edge') > 0)
            return AT_THE_EDGE.next?.(report, voice);
        const hasTooFew = open.some(({ reason }) => reason === 'too-few-samples') ||
            report.budgets.some(({ verdict, sampleCount }) => verdict === 'not-measured' && sampleCount > 0);
        if (hasTooFew)
            return moreRequests(voice);
        return open.some(({ reason }) => PASSING.includes(reason)) ? ANOTHER_LOOK : undefined;
    }
};
function slowerOnce(checks) {
    return checks.filter(({ reason }) => reason === 'slower-once');
}
/** These causes may be gone the next time. The others would stay. */
const PASSING = [
    'not-confirmed',
    'not-measured-again',
    'not-finished',
    'too-many-failures',
    'too-many-void',
    'moved-together'
];
/** Nothing worse applies: a budget is too near to its limit to be judged. */
const AT_THE_EDGE = {
    icon: '🟡',
    title(report) {
        const count = (0,state_text/* countBudgets */.IQ)(report, 'at-the-edge');
        return count > 1 ? `${count} budgets are at the edge` : 'a budget is at the edge';
    },
    reason(report) {
        const first = report.budgets.find(({ verdict }) => verdict === 'at-the-edge' || verdict === 'not-measured');
        return first === undefined ? '' : (0,budget_sentences/* budgetRemark */.cx)(first, report);
    },
    /** Moving the limit helps only where it is too near. */
    next({ budgets }, voice) {
        const reasons = new Set(budgets.filter(({ verdict }) => verdict === 'at-the-edge').map(({ reason }) => reason));
        if (reasons.has(undefined) || reasons.size === 0) {
            return 'move the limit away from the value, or run it again for another look.';
        }
        return reasons.has('too-few-samples') ? moreRequests(voice) : ANOTHER_LOOK;
    }
};
const ANOTHER_LOOK = 'run it again for another look.';
/** A metric that is gone comes before one that is merely open. */
function openChecks(report) {
    const vanished = (0,state_text/* checksMarked */.Id)(report, 'vanished');
    return vanished.length > 0 ? vanished : (0,state_text/* checksMarked */.Id)(report, 'inconclusive');
}
function moreRequests({ literal }) {
    return `make more requests: raise ${literal('schedule.requests')}.`;
}
/** More runs help where they would let two jobs find a doubled time; elsewhere only another way to judge does. */
function lessNoise(noisy, report, voice) {
    const runs = noisy.flatMap(({ runsToSettle }) => runsToSettle ?? []);
    return runs.length === noisy.length
        ? moreRuns((0,extremes/* largest */.n)(runs), report, voice)
        : `compare in pairs, with the base as a server of its own under ${voice.literal('base:')}, or set a budget.`;
}
function moreRuns(count, report, voice) {
    const runs = (0,format/* plural */.LS)(count, 'more run');
    if ((0,subject/* isOfFiles */.l$)(report))
        return `compare with ${runs}: give ${voice.literal('--baseline')} several times.`;
    if (report.context.event === 'local') {
        return `make ${runs} of the version it is compared with, each with ${voice.literal('--save-baseline')}.`;
    }
    return `start this workflow by hand on ${(0,subject/* branchOf */.W0)(report, voice)} with ${voice.literal(`runs: ${count}`)}, or wait for ${runs} there.`;
}
/** The key of each limit that ends measuring before the plan's own number of pairs. */
const CAPS = {
    timeout: 'schedule.timeout',
    'max-cost': 'schedule.max-cost'
};
/** Another attempt adds to the pairs that there are, unless these are all that the plan allows. */
function morePairs(count, { context, measured }, { literal }) {
    const { reason } = measured.end;
    const isLocal = context.event === 'local';
    const again = 'run it again, which adds to these pairs';
    if (reason === 'cancelled')
        return isLocal ? 'run it again to its end.' : `${again}.`;
    const cap = CAPS[reason];
    // Another check ended the measuring: a higher limit would not have been used.
    if (cap === undefined && reason !== 'max-pairs')
        return isLocal ? undefined : `${again}.`;
    const raise = cap === undefined
        ? `raise the upper end of ${literal('schedule.pairs')} to about ${(0,format/* formatCount */.B4)(count)}`
        : `raise ${literal(cap)}, which ended the measuring: about ${(0,format/* plural */.LS)(count, 'pair')} would be enough`;
    return isLocal || reason === 'max-pairs' ? `${raise}.` : `${again}, or ${raise}.`;
}

;// CONCATENATED MODULE: ./lib/report/sentences/states/over-budget.js




const OVER_BUDGET = {
    icon: '🔴',
    title(report, voice) {
        const [first, ...others] = brokenBudgets(report);
        const name = first === undefined
            ? 'a budget is broken'
            : `${voice.name(first.target)} breaks the budget ${(0,budget_sentences/* budgetName */.V7)(first.budget)}`;
        const more = others.length === 0 ? '' : `, ${(0,format/* plural */.LS)(others.length, 'more budget')} broken`;
        const onBase = (0,state_text/* countBudgets */.IQ)(report, 'broken-on-base');
        if (onBase === 0)
            return `${name}${more}`;
        return `${name}${more}, ${onBase === others.length + 1 ? 'as base does' : `${onBase} of them on base too`}`;
    },
    reason(report) {
        const [first] = brokenBudgets(report);
        return first === undefined ? '' : (0,budget_sentences/* budgetRemark */.cx)(first, report);
    },
    next(report) {
        if ((0,state_text/* countBudgets */.IQ)(report, 'broken') > 0) {
            return 'get back under the limit, or change it where it is set. An absolute limit holds only for the place it was measured from.';
        }
        return (0,subject/* subjectOf */.et)(report) === 'this change'
            ? 'nothing in this pull request: base breaks the budget already. The nightly run shows since when.'
            : 'see below since when it is broken, then get back under the limit or change it where it is set.';
    }
};
/** Budgets that only this change breaks stand before those that base breaks too. */
function brokenBudgets({ budgets }) {
    const broken = budgets.filter(({ verdict }) => verdict === 'broken');
    return broken.toSorted((a, b) => Number(a.brokenOnBase === true) - Number(b.brokenOnBase === true));
}

// EXTERNAL MODULE: ./lib/report/sentences/states/pass.js
var pass = __webpack_require__(4493);
// EXTERNAL MODULE: ./lib/analysis/history/change-warnings.js
var change_warnings = __webpack_require__(1399);
// EXTERNAL MODULE: ./lib/report/sentences/marks.js
var marks = __webpack_require__(3785);
// EXTERNAL MODULE: ./lib/report/sentences/trade.js
var sentences_trade = __webpack_require__(5857);
;// CONCATENATED MODULE: ./lib/report/sentences/states/slower.js









const REGRESSION = {
    icon: '🔴',
    title(report, voice) {
        const own = (0,state_text/* checksMarked */.Id)(report, 'regressed');
        const onBase = (0,state_text/* checksMarked */.Id)(report, 'regressed-on-base');
        const regressed = own.length > 0 ? own : onBase;
        const isProvisional = regressed.length > 0 && regressed.every(({ kind }) => kind === 'provisional');
        const broken = (0,state_text/* countBudgets */.IQ)(report, 'broken') + (0,state_text/* countBudgets */.IQ)(report, 'broken-on-base');
        return (0,words/* nonEmpty */.hq)(regressed.length === 0 ? 'regression' : (0,state_text/* changesTitle */.wv)(regressed, 'regression', voice), own.length === 0 && onBase.length > 0 ? 'as on base' : '', isProvisional ? 'provisionally' : '', broken === 0 ? '' : `${(0,format/* plural */.LS)(broken, 'budget')} broken`).join(', ');
    },
    reason: (report, voice) => (0,words/* spaced */.ji)(unmeasuredBase(report), (0,state_text/* firstRemark */.h4)((0,state_text/* checksMarked */.Id)(report, 'regressed'), voice), baseToo(report, voice)),
    next(report, voice) {
        const regressed = (0,state_text/* checksMarked */.Id)(report, 'regressed');
        if (regressed.length === 0 && (0,state_text/* checksMarked */.Id)(report, 'regressed-on-base').length > 0) {
            return `nothing in this pull request: look at what made ${(0,subject/* branchOf */.W0)(report, voice)} slower.`;
        }
        const counts = regressed.flatMap(({ kind, sampleCounts }) => (kind === 'provisional' ? [sampleCounts.runs] : []));
        const missing = history_rule/* RUNS_FOR_HISTORY */.kZ - Math.min(history_rule/* RUNS_FOR_HISTORY */.kZ, (0,extremes/* smallest */.o)(counts));
        const firm = missing === 0 ? '' : `${(0,format/* plural */.LS)(missing, 'more run')} on ${(0,subject/* branchOf */.W0)(report, voice)} would make it firm.`;
        return (0,words/* spaced */.ji)(remedy(regressed, report, voice), firm);
    }
};
/** Between the run that was compared with and this change lie commits that may have caused it. */
function unmeasuredBase({ baseline, context, checks }) {
    const isByHistory = checks.some((check) => (0,marks/* markOf */.Fg)(check) === 'regressed' && check.kind !== 'interleaved');
    if (!isByHistory || context.feedsBaseline || baseline?.relation !== 'ancestor' || !baseline.distance)
        return '';
    return `The base itself was not measured: the newest stored run is ${(0,format/* plural */.LS)(baseline.distance, 'commit')} before it, and one of those may be the cause.`;
}
/** The stored run that shows the same as this change. */
function baseToo(report, voice) {
    const [first] = (0,state_text/* checksMarked */.Id)(report, 'regressed-on-base');
    if (first?.onBase === undefined)
        return '';
    const { commit, distance } = first.onBase;
    const which = commit === undefined ? '' : ` ${(0,subject/* commitName */.l3)(commit, voice)}`;
    const away = distance === 0 ? '' : `, ${(0,format/* plural */.LS)(distance, 'commit')} before the base, which was not measured`;
    return `The stored run of ${distance === 0 ? 'the base' : 'the nearest measured ancestor'}${which}${away} is as slow.`;
}
/** A provider got slower, and nothing that is sent to it changed. */
const DRIFT = {
    icon: '🟡',
    title(report, voice) {
        const drifting = (0,state_text/* changesTitle */.wv)((0,state_text/* checksMarked */.Id)(report, 'drift'), 'slowdown', voice);
        return (0,words/* nonEmpty */.hq)('provider drift', drifting).join(', ');
    },
    reason: (report, voice) => (0,words/* spaced */.ji)(`${(0,words/* capital */.Nx)((0,subject/* notOurChangeText */.ln)(report))}.`, (0,state_text/* firstRemark */.h4)((0,state_text/* checksMarked */.Id)(report, 'drift'), voice)),
    also(report, voice) {
        const ids = new Set((0,state_text/* checksMarked */.Id)(report, 'drift').map(({ target }) => target));
        const drifting = report.targets.filter(({ id }) => ids.has(id));
        return `The slowdown of ${(0,state_text/* namesOfTargets */.UJ)(drifting, voice)} is drift: ${(0,subject/* notOurChangeText */.ln)(report)}.`;
    },
    next(report) {
        const look = 'look at the status page of the provider, or compare with another one.';
        return (0,subject/* subjectOf */.et)(report) === 'this change' ? `nothing in this pull request. ${(0,words/* capital */.Nx)(look)}` : look;
    }
};
function remedy(regressed, report, voice) {
    if (regressed.some(({ reason }) => reason === 'no-longer-streams')) {
        return 'look for what collects the answer before it passes it on: a proxy, compression, a missing flush.';
    }
    if (regressed.some(({ reason }) => reason === 'more-failures'))
        return 'see below how the requests failed.';
    const accept = `accept it with the ${voice.literal('accept:')} line below.`;
    const changed = new Set((0,sentences_trade/* modelChanges */.r)(report).map(({ target }) => target));
    if (regressed.length > 0 && regressed.every(({ target }) => changed.has(target))) {
        return `decide whether the new model is worth it. If it is, ${accept}`;
    }
    if (regressed.every((check) => hasLongerAnswers(check, report))) {
        return `ask for shorter answers: longer ones finish later. If you want them longer, ${accept}`;
    }
    return `${whereToLook(new Set(regressed.map(({ metric }) => metric)))} If the slowdown is intended, ${accept}`;
}
function whereToLook(metrics) {
    const isFirst = metrics.has('ttft') || metrics.has('ttfat');
    const isDecode = metrics.has('tpot') || metrics.has('output_speed');
    const where = (0,words/* nonEmpty */.hq)(isFirst ? 'what happens before the first token (prompt length, queueing, prefill, a gateway)' : '', isDecode ? 'what each token costs (model, quantization, batching, load)' : '');
    return where.length === 0 ? 'find what takes longer.' : `look at ${(0,words/* listed */.KE)(where)}.`;
}
function hasLongerAnswers({ metric, target }, { base }) {
    const used = base?.targets.find(({ id }) => id === target);
    return metric === 'e2e' && (used?.outputLengthChangeRatio ?? 0) > change_warnings/* LENGTH_CHANGE */.OP;
}

;// CONCATENATED MODULE: ./lib/report/sentences/states.js








/** Everything that is said about each state, one entry a state. */
const STATE_TEXTS = {
    regression: REGRESSION,
    'over-budget': OVER_BUDGET,
    'could-not-measure': not_measured/* COULD_NOT_MEASURE */.v,
    inconclusive: INCONCLUSIVE,
    'no-baseline': NO_BASELINE,
    drift: DRIFT,
    'rules-changed': pass/* RULES_CHANGED */.jy,
    warning: AT_THE_EDGE,
    pass: pass/* PASS */.CQ
};
/** The first line of every page. */
function titleOf(report, voice) {
    if (report.notMeasured !== undefined)
        return { icon: '⚪', title: 'not measured' };
    const title = withTrade(STATE_TEXTS[report.state].title(report, voice), report, voice);
    return { icon: iconOf(report), title: trialTitle(title, report) };
}
/** The one thing to do now, to stand after "Next:"; undefined where nothing helps. */
function nextStep(report, voice) {
    const { notMeasured, relevance = {}, state } = report;
    return notMeasured === undefined
        ? STATE_TEXTS[state].next?.(report, voice)
        : not_measured/* NOT_MEASURED */.p[notMeasured].next?.(relevance, voice);
}
const TRADED = ['regression', 'over-budget', 'inconclusive', 'warning', 'pass'];
/** Another model is a trade, and a reader wants both sides of it at once: of one target, since two would not fit. */
function withTrade(title, report, voice) {
    const [changed, ...others] = (0,sentences_trade/* modelChanges */.r)(report);
    if (changed === undefined || others.length > 0 || !TRADED.includes(report.state))
        return title;
    const trade = (0,sentences_trade/* tradeWords */._)(changed, report);
    if (trade === '')
        return title;
    const regressed = (0,state_text/* checksMarked */.Id)(report, 'regressed');
    // What the new model makes slower stands in the trade.
    const isAllOfTrade = report.budgets.every(({ verdict }) => verdict !== 'broken') && regressed.length > 0;
    return isAllOfTrade && regressed.every(({ target }) => target === changed.target)
        ? `new model of ${voice.name(changed.target)}: ${trade}`
        : `${title}; new model: ${trade}`;
}
/** A run that failed for what must be put right before anything can be judged is no trial of anything. */
function trialTitle(title, { wouldHaveFailed }) {
    if (wouldHaveFailed === undefined)
        return title;
    const outcome = `trial: would have ${wouldHaveFailed ? 'failed' : 'passed'}`;
    const rest = title.replace(/^passed(?:[,;] )?/, '');
    return rest === '' ? outcome : `${outcome} (${rest})`;
}
/** Some states are red on one event and not on another: the icon says what the job does. */
function iconOf(report) {
    if ((0,pass/* judgesNothing */.uF)(report))
        return '⚪';
    if (report.state === 'pass' && (0,state_text/* checksMarked */.Id)(report, 'accepted').length > 0)
        return '👁';
    const { icon } = STATE_TEXTS[report.state];
    if (icon === '🔴' && report.color !== 'red')
        return '🟡';
    return icon === '🟡' && report.color === 'red' ? '🔴' : icon;
}


/***/ }),

/***/ 9512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ NOT_MEASURED),
/* harmony export */   v: () => (/* binding */ COULD_NOT_MEASURE)
/* harmony export */ });
/* harmony import */ var _analysis_values_thresholds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2065);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1189);
/* harmony import */ var _format_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2524);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6381);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4812);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2080);
/* harmony import */ var _state_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4239);







/** Failing targets that a page describes before it counts the rest. */
const DESCRIBED_TARGETS = 3;
/** Globs that a sentence lists before it counts the rest. */
const LISTED_PATHS = 5;
const CROWDED = ['rate-limited', 'overloaded'];
const COULD_NOT_MEASURE = {
    icon: '⚠️',
    title(report, voice) {
        const alarms = alarmsLeft(report);
        const isOnlyAlarm = report.failure === undefined && report.targets.every(({ counts }) => counts.attempted === counts.ok);
        if (alarms.length > 0 && isOnlyAlarm)
            return (0,_state_text_js__WEBPACK_IMPORTED_MODULE_6__/* .changesTitle */ .wv)(alarms.slice(0, 1), 'alarm', voice);
        const failing = failingTargets(report);
        if (failing.length > 0 && (0,_state_text_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedTargets */ .ww)(report).length > 1)
            return `could not measure ${(0,_state_text_js__WEBPACK_IMPORTED_MODULE_6__/* .namesOfTargets */ .UJ)(failing, voice)}`;
        return isCutOff(report) ? 'not measured to the end' : 'could not measure';
    },
    reason: (report, voice) => (0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .spaced */ .ji)(whatFailed(report, voice), whatItIsNot(report)),
    also: (report, voice) => (0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .spaced */ .ji)(whatFailed(report, voice), whatItIsNot(report)),
    next(report, voice) {
        const hint = report.failure?.hint;
        if (hint !== undefined)
            return voice.sentence(hint);
        if ((0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .armsOf */ .jO)(report).some(({ counts }) => CROWDED.some((outcome) => (counts.failed[outcome] ?? 0) > 0))) {
            return `run it again later. If it happens often, lower ${voice.literal('schedule.in-flight')} or raise the limit of the account.`;
        }
        if (isCutOff(report) && failingTargets(report).length === 0)
            return toTheEnd(report, voice);
        // What failed in a second measurement is in none of the tables below.
        return alarmsLeft(report).length > 0
            ? 'run it again once the endpoint answers, to see whether the alarm stands.'
            : 'see below how the requests failed, then run it again.';
    }
};
/** The measuring stopped before there was enough to judge, and not because requests failed. */
function isCutOff({ failure, measured: { end } }) {
    return failure === undefined && (end.partial || end.reason === 'cancelled');
}
function toTheEnd({ measured: { end } }, { literal }) {
    if (end.reason === 'timeout')
        return `raise ${literal('schedule.timeout')}, or make fewer requests.`;
    if (end.reason === 'max-cost')
        return `raise ${literal('schedule.max-cost')}, or make fewer requests.`;
    return 'run it again to its end.';
}
/** Says nothing where a budget is over its limit: the failures may be the cause. */
function whatItIsNot({ failure, state }) {
    return failure !== undefined || state === 'over-budget' ? '' : 'This is neither a pass nor a regression.';
}
/** Alarms that a second measurement could not be made of. */
function alarmsLeft({ checks }) {
    return (0,_state_text_js__WEBPACK_IMPORTED_MODULE_6__/* .largestFirst */ .Fj)(checks.filter(({ reason }) => reason === 'not-measured-again'));
}
function failingTargets(report) {
    return (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .armsOf */ .jO)(report)
        .filter((arm) => !arm.isBase && (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .failedRatio */ .P_)(arm) > _analysis_values_thresholds_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_LOST */ .rz)
        .toSorted((a, b) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .failedRatio */ .P_)(b) - (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .failedRatio */ .P_)(a));
}
function whatFailed(report, voice) {
    if (report.failure !== undefined)
        return voice.sentence(report.failure.message);
    const failing = failingTargets(report);
    const moreCount = failing.length - DESCRIBED_TARGETS;
    const [alarm] = alarmsLeft(report);
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .spaced */ .ji)(...failing.slice(0, DESCRIBED_TARGETS).map((target) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .failureSentence */ .Qz)(target, voice)), moreCount > 0 ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(moreCount, 'more target')} failed too.` : '', alarm === undefined ? '' : (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .checkRemark */ .bc)(alarm, voice));
}
const NOTHING_SENT = 'Nothing was sent and nothing was judged.';
/** The reasons for which nothing was measured on purpose, and what can be done about each. */
const NOT_MEASURED = {
    'own-fork-without-key': {
        reason: () => `This repository is a fork, and GitHub copies no secrets to forks, so there is no key to measure with. ${NOTHING_SENT}`,
        next: () => 'nothing, unless this fork is to be measured as well. Then add the secret in its own settings.'
    },
    'dependabot-without-key': {
        reason: (_, { literal }) => `Dependabot caused this run, and GitHub gives such runs no secrets but those of ${literal('Settings → Secrets → Dependabot')}, so there is no key to measure with. ${NOTHING_SENT}`,
        next: () => 'nothing, since the next run that somebody else causes is measured. To have these measured too, add the key to the secrets of Dependabot.'
    },
    'secrets-not-passed': {
        reason: () => `The workflow that calls this one hands on no secrets, so there is no key to measure with. ${NOTHING_SENT}`,
        next: (_, { literal }) => `add ${literal('secrets: inherit')} to the job that calls this workflow.`
    },
    'fork-without-key': {
        reason: () => `This pull request comes from a fork, and GitHub gives forks no secrets, so there is no key to measure with. ${NOTHING_SENT}`,
        next: () => 'nothing for its author. A maintainer can have it measured in the merge queue, or from a branch of this repository.'
    },
    'nothing-relevant-changed': {
        reason: ({ changedFileCount, paths = [] }, voice) => `Nothing relevant changed: ${changedWords(changedFileCount)} ${(0,_format_table_js__WEBPACK_IMPORTED_MODULE_2__/* .cutLines */ .EQ)(paths, LISTED_PATHS, voice.name).join(', ')}. ${NOTHING_SENT}`
    },
    'label-missing': {
        reason: ({ label = '' }, voice) => `This pull request does not have the label ${voice.name(label)}, which starts the measurement. ${NOTHING_SENT}`,
        next: ({ label = '' }, voice) => `set the label ${voice.name(label)} to have it measured.`
    }
};
function changedWords(count) {
    if (count === undefined)
        return 'no changed file matches';
    return count === 1 ? 'the one changed file does not match' : `none of the ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'changed file')} matches`;
}


/***/ }),

/***/ 4493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ PASS),
/* harmony export */   jy: () => (/* binding */ RULES_CHANGED),
/* harmony export */   uF: () => (/* binding */ judgesNothing)
/* harmony export */ });
/* harmony import */ var _domain_extremes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3639);
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6381);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4031);
/* harmony import */ var _state_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4239);






const PASS = {
    icon: '✅',
    title(report) {
        const { checks, budgets } = report;
        if (judgesNothing(report))
            return 'nothing was judged';
        if (checks.length === 0)
            return 'budgets are met, nothing was compared';
        const acceptedCount = (0,_state_text_js__WEBPACK_IMPORTED_MODULE_4__/* .checksMarked */ .Id)(report, 'accepted').length;
        const accepted = acceptedCount === 0 ? '' : `, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(acceptedCount, 'accepted slowdown')}`;
        if ((0,_state_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isAboutProviders */ .e2)(report)) {
            return `${budgets.length > 0 ? 'budgets are met' : 'passed'}${accepted}; ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_3__/* .notOurChangeText */ .ln)(report)}`;
        }
        const improvedCount = checks.filter(({ verdict, owned }) => verdict === 'improved' && owned).length;
        return `${slowdownRuledOut(report)}${improvedCount === 0 ? '' : `, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(improvedCount, 'improvement')}`}${accepted}`;
    },
    reason(report) {
        if ((0,_state_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isAboutProviders */ .e2)(report)) {
            return 'The requests are the same as in the baseline, so the history of the provider is shown for information only.';
        }
        const has = (reason) => {
            const own = report.checks.filter((check) => check.reason === reason);
            return own.length > 0 && !own.some(_format_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isDetectedUnalarming */ .Ho);
        };
        const words = (0,_format_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nonEmpty */ .hq)(has('failures-as-before') ? 'failures' : '', has('slow-requests-as-before') ? 'slow requests' : '', has('streams-as-before') ? 'streaming' : '');
        const asBefore = words.length === 0 ? '' : `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_2__/* .capital */ .Nx)((0,_format_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(words))} ${words.join() === 'streaming' ? 'is' : 'are'} as before.`;
        return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_2__/* .spaced */ .ji)(asBefore, runsThatWouldTell(report));
    }
};
/** A slowdown that is no more than runs differ by, and would be one with more runs on record. */
function runsThatWouldTell({ checks }) {
    const open = checks.filter(({ gating, owned, runsToSettle, verdict }) => gating && owned && verdict === 'unchanged' && runsToSettle !== undefined);
    const [check] = (0,_state_text_js__WEBPACK_IMPORTED_MODULE_4__/* .largestFirst */ .Fj)(open);
    if (check === undefined)
        return '';
    const { changeRatio = 0, runsToSettle = 0 } = check;
    return `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_2__/* .capital */ .Nx)((0,_format_words_js__WEBPACK_IMPORTED_MODULE_2__/* .checkName */ .I3)(check))} is ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(changeRatio)} slower than the runs before, which chance may explain; with ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(runsToSettle, 'more run')} on record, such a difference would ask for another job.`;
}
/** A result that would be a pass, or a budget at the edge, by rules that the pull request itself has made laxer. */
const RULES_CHANGED = {
    // It turns red where `fail-on` asks for that.
    icon: '🟡',
    title: (report, voice) => `${PASS.title({ ...report, state: 'pass' }, voice)}, by rules that this pull request changes`,
    reason: (report, voice) => PASS.reason({ ...report, state: 'pass' }, voice),
    next: () => 'let an owner of the rules review them.'
};
/** Nothing was compared and no budget is set: there is nothing to be glad about. */
function judgesNothing({ state, checks, budgets }) {
    return state === 'pass' && checks.length === 0 && budgets.length === 0;
}
/** A title does not boast of having found no slowdown that is larger. */
const WORTH_NAMING = 1;
/** The smallest slowdown that every check which decides rules out, and would have found nine times in ten. */
function slowdownRuledOut({ checks }) {
    const latency = checks.filter(({ gating, owned, metric }) => gating && owned && (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).scope === 'sample');
    const sizes = latency
        .filter(({ verdict, reason }) => verdict === 'unchanged' && reason !== 'no-slower-prompt')
        .map(({ reason, marginRatio = Infinity, detectableRatio = Infinity, intervalRatio }) => Math.max(marginRatio, detectableRatio, reason === 'slowdown-unlikely' ? 0 : (intervalRatio?.[1] ?? Infinity)));
    const size = (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_5__/* .largest */ .n)(sizes);
    const isOfAll = latency.every(({ verdict }) => verdict === 'unchanged' || verdict === 'improved');
    return isOfAll && sizes.length > 0 && size <= WORTH_NAMING
        ? `no slowdown of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(size)} or more`
        : 'passed';
}


/***/ }),

/***/ 4239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ largestFirst),
/* harmony export */   IQ: () => (/* binding */ countBudgets),
/* harmony export */   Id: () => (/* binding */ checksMarked),
/* harmony export */   UJ: () => (/* binding */ namesOfTargets),
/* harmony export */   e2: () => (/* binding */ isAboutProviders),
/* harmony export */   h4: () => (/* binding */ firstRemark),
/* harmony export */   m4: () => (/* binding */ withoutBaseline),
/* harmony export */   wv: () => (/* binding */ changesTitle),
/* harmony export */   ww: () => (/* binding */ judgedTargets)
/* harmony export */ });
/* harmony import */ var _plan_config_read_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1648);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6381);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4812);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3785);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8630);






/** Checks with one mark, the largest change first. */
function checksMarked({ checks }, mark) {
    return largestFirst(checks.filter((check) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .markOf */ .Fg)(check) === mark));
}
function largestFirst(checks) {
    return checks.toSorted((a, b) => Math.abs(b.changeRatio ?? 0) - Math.abs(a.changeRatio ?? 0));
}
/** The largest of some changes as a title, and the number of the others: `chat starts 12 % later, 2 more regressions`. */
function changesTitle([first, ...others], noun, voice) {
    if (first === undefined)
        return '';
    const title = (0,_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonText */ .u)(first).title(first, voice.name(first.target));
    return others.length === 0 ? title : `${title}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(others.length, `more ${noun}`)}`;
}
/** The remark on the largest of some changes. */
function firstRemark([first], voice) {
    return first === undefined ? '' : (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .checkRemark */ .bc)(first, voice);
}
function countBudgets({ budgets }, mark) {
    return budgets.filter((budget) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .budgetMarkOf */ .aM)(budget) === mark).length;
}
function namesOfTargets(targets, voice) {
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listedFirst */ .Am)(targets, ({ id }) => voice.name(id));
}
/** Every target is a provider's whose plan is the baseline's: then history is for information. */
function isAboutProviders({ checks }) {
    return checks.length > 0 && checks.every(({ owned }) => !owned);
}
/** Targets that nothing was compared for. */
function withoutBaseline(report) {
    const compared = new Set(report.checks.map(({ target }) => target));
    return judgedTargets(report).filter(({ id }) => !compared.has(id));
}
/** All but the upstreams that were measured with a target, which nothing is compared for. */
function judgedTargets({ targets }) {
    const upstreams = new Set(targets.map(({ id }) => (0,_plan_config_read_target_js__WEBPACK_IMPORTED_MODULE_0__/* .directName */ .N9)(id)));
    return targets.filter(({ id }) => !upstreams.has(id));
}


/***/ }),

/***/ 5632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ trialSentence),
/* harmony export */   n: () => (/* binding */ trackRecordLine)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1189);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4031);


/** The sentence that this is a trial; empty where it is none. */
function trialSentence(report, voice) {
    if (!report.trial)
        return '';
    const { trackRecord } = report;
    const record = trackRecord === undefined
        ? ''
        : ` It would have failed ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(trackRecord.wouldHaveFailedCount)} of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(trackRecord.runCount, 'run')} of ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .branchOf */ .W0)(report, voice)} since ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(trackRecord.since)}.`;
    return `This is a trial: it judges but never fails the job.${record}`;
}
/** The number of earlier runs that were red, so that a reader knows what red is worth here; empty where none is on record. */
function trackRecordLine(report, voice) {
    const { trackRecord } = report;
    if (trackRecord === undefined)
        return '';
    const { runCount, wouldHaveFailedCount, since } = trackRecord;
    const red = report.trial ? 'would have been red' : wouldHaveFailedCount === 1 ? 'was red' : 'were red';
    return `Track record: of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(runCount, 'judged run')} of ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .branchOf */ .W0)(report, voice)} since ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since)}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(wouldHaveFailedCount)} ${red}.`;
}


/***/ }),

/***/ 5857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ tradeWords),
/* harmony export */   r: () => (/* binding */ modelChanges)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6381);


/** Smaller changes of price are rounding. */
const SMALLEST_COST_CHANGE = 0.005;
/** The targets whose model is another than base's. */
function modelChanges({ base, targets }) {
    return (base?.targets ?? []).flatMap((used) => {
        const head = targets.find(({ id }) => id === used.id);
        if (head === undefined || head.model === used.model)
            return [];
        return [{ target: used.id, from: used.model, to: head.model, base: used }];
    });
}
/**
 * The gains and losses of another model: `31 % slower to start, 40 % cheaper, quality 20/20 → 20/20`. It names only times
 * that are certain; the table has the others. Empty where nothing is known.
 */
function tradeWords({ target, base }, { checks }) {
    const own = checks.filter((check) => check.target === target && check.statistic === 'p50');
    const start = speedOf(own, 'ttft', 'to start');
    const finish = speedOf(own, 'e2e', 'to finish');
    const token = start === '' && finish === '' ? speedOf(own, 'tpot', 'per token') : '';
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nonEmpty */ .hq)(start, token, finish, priceChange(base), qualityChange(base)).join(', ');
}
function speedOf(checks, metric, doing) {
    const check = checks.find((one) => one.metric === metric);
    const certain = check?.verdict === 'regressed' || check?.verdict === 'improved';
    if (check?.changeRatio === undefined || !certain)
        return '';
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(check.changeRatio)} ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_1__/* .directionOf */ .FR)(check)} ${doing}`;
}
function priceChange({ costChangeRatio }) {
    if (costChangeRatio === undefined || Math.abs(costChangeRatio) < SMALLEST_COST_CHANGE)
        return '';
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(costChangeRatio)} ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_1__/* .directionOf */ .FR)({ metric: 'cost', changeRatio: costChangeRatio })}`;
}
function qualityChange({ quality }) {
    if (quality === undefined)
        return '';
    const { base, head } = quality;
    return `quality ${base.count}/${base.of} → ${head.count}/${head.of}`;
}


/***/ })

};
