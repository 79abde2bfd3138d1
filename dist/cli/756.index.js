export const id = 756;
export const ids = [756];
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
// EXTERNAL MODULE: ./lib/analysis/verdict/judge-budget.js + 2 modules
var judge_budget = __webpack_require__(3537);
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
        ...serverWords(target, samples),
        ...unread(target, answered),
        ...counted(answered, 'countDoubt').map(([why, count]) => ({ kind: 'count-disbelieved', target, why, count, of })),
        ...forms
    ];
}
function badEnds(target, samples) {
    const of = samples.length;
    return ['failed', 'refused'].flatMap((as) => {
        const ended = samples.filter(({ outcome }) => (outcome === 'refusal') === (as === 'refused'));
        return counted(ended, 'endReason').map(([reason, count]) => ({ kind: 'ended-badly', target, reason, counted: as, count, of }));
    });
}
/** Messages of a server that are listed: more say the same in other words. */
const MOST_MESSAGES = 3;
/** A server's own words about failed requests. Messages that differ in numbers alone, such as an id, are one. */
function serverWords(target, samples) {
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
    const [named] = counted(own, 'unreadMember');
    return own.length === 0
        ? []
        : [{ kind: 'unread-text', target, member: named?.[0], count: own.length, of: answered.length }];
}
/** The values of a member, the most frequent first. */
function counted(samples, key) {
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
/** A part that an outage kept from being measured is stored and says so; a missing one belongs to a job that failed. */
function statesOfReport(judgement, { partsMissing, rulesChanged, run }) {
    const isCutOff = partsMissing !== undefined || (0,account_refusal/* accountRefusal */.u)(run) !== undefined;
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

/***/ 7988:
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
        .filter((check) => isSame(check, newest) && !KEPT.includes(check.reason))
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
function isSame(one, { target, metric, statistic, kind }) {
    return one.target === target && one.metric === metric && one.statistic === statistic && one.kind === kind;
}

// EXTERNAL MODULE: ./lib/analysis/pairs/earlier-pairs.js
var earlier_pairs = __webpack_require__(676);
// EXTERNAL MODULE: ./lib/analysis/pairs/paired-targets.js
var paired_targets = __webpack_require__(9572);
// EXTERNAL MODULE: ./lib/analysis/runs/digest.js
var digest = __webpack_require__(1629);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/domain/verdict.js
var verdict = __webpack_require__(5141);
;// CONCATENATED MODULE: ./lib/analysis/verdict/accept.js


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
/** Days in ISO form order as text. */
function hasEnded({ until }, today) {
    return until < today;
}
/**
 * Returns how far an alarm went the bad way, in the terms of `up-to`: a ratio, for a rate points. An alarm whose size is not
 * known is larger than any line.
 */
function worsening(check, line) {
    const changeRatio = (0,verdict/* sinceAccepted */._2)(check, line);
    if (changeRatio === undefined)
        return Number.POSITIVE_INFINITY;
    return (0,domain_metric/* metricOf */.ak)(check.metric).better === 'lower' ? changeRatio : -changeRatio;
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
    if (check.verdict === 'regressed' || check.verdict === 'inconclusive')
        return [];
    return warn(hasEnded(line, today) ? 'ended' : 'no-alarm');
}

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
    const allPairs = pairsOfAttempts(run, history.earlierAttempts ?? []);
    const alone = judgeSamples({ run, samples: run.samples, pairedSamples: allPairs?.samples }, rules, history);
    const first = accepted(withEarlierJobs(alone, run, rules, history), rules);
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
        warnings: unusedAcceptances({
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
    return { ...judgement, checks: judgement.checks.map((check) => acceptCheck(check, accept, (0,time/* dayOf */.kb)(now))) };
}
/** Judges the second measurement by itself; it covers only the targets that raised an alarm. */
function secondMeasurement({ run, awaited }, rules, history) {
    if (run.confirmation === undefined)
        return undefined;
    const { samples, end } = run.confirmation;
    return { ...judgeSamples({ run, samples, awaited }, rules, history), samples, partial: end.partial };
}
/** Earlier jobs of the same commit and plan are judged by the same history, and all of them together decide. */
function withEarlierJobs(alone, run, rules, history) {
    if (alone.checks.every(({ beyondByLog }) => beyondByLog === undefined))
        return alone;
    const jobs = (0,earlier_pairs/* jobsOfSameChange */.gu)(history.earlierAttempts ?? [], run);
    const earlier = jobs.flatMap((job) => judgeSamples({ run: job, samples: job.samples }, rules, history).checks);
    return { ...alone, checks: alone.checks.map((check) => checkBySeveralJobs(check, earlier)) };
}
function targetsWithOwnBase(run, rules) {
    return new Set((0,paired_targets/* pairedTargetsOf */.Fj)(run.plan, rules).flatMap((target) => (target.baseOnOtherServer ? [target.id] : [])));
}
/** A job that runs again continues from the pairs of its earlier attempts, so that re-running until green does not work. */
function pairsOfAttempts(run, earlierAttempts) {
    const comparable = earlierAttempts.filter(({ plan }) => (0,earlier_pairs/* haveSettledAlike */.i)(plan, run.plan));
    const { samples, attempts } = (0,earlier_pairs/* earlierPairs */.ox)(comparable, { plan: run.plan, commit: run.commit });
    if (attempts.length === 0)
        return undefined;
    const isEarlier = run.workflowRun !== undefined && attempts.includes(run.workflowRun.attempt);
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
/** What base has too is not the change's. */
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
    const { plan, seed, recorded, commit, earlierAttempts } = request;
    const options = { seed, randomOf: (seeds) => (0,random/* seededRandom */.I)((0,random/* joinSeeds */.D)(seeds)) };
    if (plan.part?.shard !== undefined)
        return { slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, everySlot(plan, options)) };
    if ((0,pair_slots/* pairedTargets */.oU)(plan).length === 0)
        return { slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, (0,schedule/* schedule */._)(plan, (0,random/* seededRandom */.I)(seed))) };
    const looks = new Looks(request, options);
    const earlier = (0,earlier_pairs/* earlierPairs */.ox)(earlierAttempts, { plan: recorded, commit }).samples;
    // Earlier pairs count only if hosts get the same requests now, which is known once warming up has settled them.
    const comparable = (settled) => {
        const now = withSettledMembers(recorded, settled);
        const alike = earlierAttempts.filter((run) => (0,earlier_pairs/* haveSettledAlike */.i)(run.plan, now));
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
// EXTERNAL MODULE: ./lib/plan/forecast/cost-forecast.js
var cost_forecast = __webpack_require__(1512);
;// CONCATENATED MODULE: ./lib/measure-run.js










/** Measures the plan as often as `runs` says, or takes the stored run as it is. The last run is the one to judge. */
async function measureRuns(request, { digests }, { measure }) {
    const { stored, plan } = request;
    if (stored !== undefined)
        return { earlier: [], run: stored, durationMs: durationOf(stored), warnings: [] };
    // The baseline says how long requests take. A plan that cannot finish in time is refused before it costs anything.
    (0,check_caps/* checkFirstLook */.m)(plan, (0,cost_forecast/* forecastFacts */.Nf)(digests));
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
    const { earlierAttempts } = request;
    return { earlier, ...(await measureOnce({ ...step, ordinal: count - 1, warm: count > 1, earlierAttempts })) };
}
/** Returns how long a stored run took, from the start of its first request to the end of its last. */
function durationOf({ samples }) {
    return Math.max(0, (0,extremes/* largest */.n)(samples.map(({ startedAtMs, endMs, lastMs }) => startedAtMs + (endMs ?? lastMs ?? 0))));
}
/** Measures the whole plan once, or this machine's part of it. */
async function measureOnce(step) {
    const { measure, ordinal, warm, earlierAttempts = [], baselines = [], awaited } = step;
    const { commit } = step.facts.context;
    const recorded = recordPlan(step.facts.plan, commit);
    const earlier = (0,earlier_pairs/* earlierPairs */.ox)(earlierAttempts, { plan: recorded, commit });
    const facts = { ...step.facts, seed: earlier.seed ?? step.facts.seed + ordinal };
    const { plan, seed } = facts;
    const work = planWork({ plan, recorded, seed, commit, earlierAttempts, baselines, awaited });
    const last = earlierAttempts.at(-1);
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


/***/ })

};
