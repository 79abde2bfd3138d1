export const id = 116;
export const ids = [116];
export const modules = {

/***/ 6535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/analysis/accept.js
var accept = __webpack_require__(1896);
// EXTERNAL MODULE: ./lib/analysis/evidence.js
var analysis_evidence = __webpack_require__(7485);
// EXTERNAL MODULE: ./lib/analysis/first-tokens.js
var first_tokens = __webpack_require__(3227);
// EXTERNAL MODULE: ./lib/analysis/judge-budget.js + 2 modules
var judge_budget = __webpack_require__(9551);
// EXTERNAL MODULE: ./lib/domain/sample.js
var domain_sample = __webpack_require__(8);
;// CONCATENATED MODULE: ./lib/analysis/last-of-pairs.js

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

;// CONCATENATED MODULE: ./lib/analysis/base-budgets.js




/**
 * Whether base, measured in the same job, breaks a budget too: better evidence than that of older runs, which it
 * replaces. What a layer adds is measured for head only.
 */
function withBudgetsOnBase({ budgets, run, targets, samples }) {
    return budgets.map((result) => {
        const { budget, target } = result;
        const base = run.plan.targets.find(({ baseOf }) => baseOf === target);
        // By what head is read by: two first tokens would be two budgets.
        const own = (0,first_tokens/* withOneFirstToken */.M1)([...lastOfPairs(samples, target, 'base').values()]);
        const { readMetric } = result;
        if (base === undefined || own.length === 0 || budget.metric === 'overhead')
            return result;
        const price = targets.find(({ id }) => id === base.id)?.price;
        const { evidence } = (0,analysis_evidence/* evidenceOf */.X1)({ budget, samples: own, readMetric, ...(price === undefined ? {} : { price }) });
        const { verdict } = (0,judge_budget/* judgeBudget */.NO)(budget, evidence);
        return verdict === 'not-measured' ? result : { ...result, brokenOnBase: verdict === 'broken' };
    });
}

// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/stats/location.js
var stats_location = __webpack_require__(8816);
// EXTERNAL MODULE: ./lib/analysis/digest.js
var digest = __webpack_require__(7868);
// EXTERNAL MODULE: ./lib/analysis/levels.js
var levels = __webpack_require__(9843);
// EXTERNAL MODULE: ./lib/analysis/pair-values.js
var pair_values = __webpack_require__(9907);
// EXTERNAL MODULE: ./lib/analysis/pairs.js
var analysis_pairs = __webpack_require__(835);
// EXTERNAL MODULE: ./lib/domain/report.js
var report = __webpack_require__(9012);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/stats/sorted.js
var stats_sorted = __webpack_require__(1162);
// EXTERNAL MODULE: ./lib/analysis/overhead.js
var overhead = __webpack_require__(7744);
;// CONCATENATED MODULE: ./lib/analysis/ttft-parts.js

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
    return { ...Object.fromEntries(medians.filter(([, value]) => value !== undefined)), sampleCount: splits.length };
}
function splitOf(sample) {
    const { outcome, ttftMs, serverTimings: { queueMs, prefillMs } = {} } = sample;
    if (outcome !== 'ok' || ttftMs === undefined)
        return undefined;
    const named = {
        ...(queueMs === undefined ? {} : { queueMs }),
        ...(prefillMs === undefined ? {} : { prefillMs })
    };
    const namedMs = Object.values(named).reduce((sum, ms) => sum + ms, 0);
    const firstTokenMs = ownFirstTokenMs(sample, ttftMs);
    if (firstTokenMs === undefined) {
        return Object.keys(named).length === 0 ? undefined : { ...named, restMs: Math.max(0, ttftMs - namedMs) };
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

;// CONCATENATED MODULE: ./lib/analysis/summarize.js











/** What each target showed, its upstream's share in it, and what its baseline had shown. */
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
/** What one target showed, and what its baseline had shown. */
function summarizeTarget(run, target, window) {
    const planned = run.plan.targets.find(({ id }) => id === target.id);
    if (planned === undefined)
        return undefined;
    const all = (0,first_tokens/* withOneFirstToken */.M1)(run.samples.filter((sample) => sample.targetId === target.id));
    const own = (0,digest/* judgedSamples */.vo)(all);
    const answered = own.filter((sample) => sample.outcome === 'ok');
    const cost = sumOf((0,analysis_evidence/* costsOf */.AR)(answered, target.price));
    return {
        id: target.id,
        model: textPart(planned, 'model') ?? target.id,
        host: hostOf(planned),
        owned: target.owned,
        ...cacheOf(planned),
        counts: {
            attempted: own.length,
            ok: answered.length,
            failed: (0,digest/* countFailures */.xL)(own),
            void: all.filter(domain_sample/* isVoid */.Rd).length
        },
        metrics: domain_metric/* METRIC_IDS */.Ah.flatMap((metric) => summarizeMetric(metric, own, window?.runs ?? []) ?? []),
        ...(answered.length === 0 ? {} : { streamedRatio: answered.filter(domain_metric/* streamed */.IB).length / answered.length }),
        ...optional('inputTokenMedian', (0,quantile/* median */.J)(answered.flatMap((sample) => sample.inputTokenCount ?? []))),
        ...optional('outputTokenMedian', (0,quantile/* median */.J)(answered.flatMap((sample) => sample.outputTokenCount ?? []))),
        ...optional('costUsd', cost),
        ...ttftParts(answered),
        servedModels: [...new Set(answered.flatMap((sample) => sample.servedModel ?? []))],
        ...optional('connectMs', run.environment.connectMs?.[originOf(planned)])
    };
}
function cacheOf(target) {
    const cache = textPart(target, 'cache');
    return cache === 'cold' || cache === 'warm' ? { cache } : {};
}
function optional(key, value) {
    return value === undefined ? {} : { [key]: value };
}
function ttftParts(answered) {
    const parts = ttftPartsOf(answered);
    return parts === undefined ? {} : { ttftParts: parts };
}
function sumOf(values) {
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}
/** A part of the plan that is text. */
function textPart({ parts }, name) {
    const value = parts[name];
    return typeof value === 'string' ? value : undefined;
}
/** Host of its base URL; a run that was imported has none. */
function hostOf(target) {
    return originOf(target).replace(/^https?:\/\//, '') || 'imported';
}
function originOf(target) {
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
    return { metric, candidate, ...(baseline === undefined ? {} : { baseline }), trend: middles };
}
/** What a digest's row says of a metric; the others are not kept. */
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
        ...optional('p50', at(0.5, report/* PRINTED_FROM */.Y.p50)),
        ...optional('p95', at(0.95, report/* PRINTED_FROM */.Y.p95)),
        ...optional('p99', at(0.99, report/* PRINTED_FROM */.Y.p99))
    };
}
/** The middle run of several: their values are not pooled, since one long or unlucky run would then speak for all. */
function middleOf(runs) {
    const of = (key) => (0,quantile/* median */.J)(runs.flatMap((run) => run[key] ?? []));
    return {
        n: runs.reduce((sum, { n }) => sum + n, 0),
        ...optional('p50', of('p50')),
        ...optional('p95', of('p95')),
        ...optional('p99', of('p99'))
    };
}

;// CONCATENATED MODULE: ./lib/analysis/base-used.js










/** Fewest pairs that an interval is given of. */
const FEWEST_PAIRS = 10;
/**
 * What the arm `base` was and how head differs from it in what no check says: price, length of answers, end-to-end time
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
        ...(base.commit === undefined ? {} : { commit: base.commit }),
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
    const pairs = (0,analysis_pairs/* pairsOf */.f)((0,first_tokens/* withOneFirstToken */.M1)(request.samples), head.id).regular;
    const answered = pairs.filter(isAnswered);
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
        ...base_used_optional('costChangeRatio', costChange(answered, priceOf(base.id), priceOf(head.id))),
        ...base_used_optional('outputLengthChangeRatio', lengthChange(answered)),
        normalizedTokens: normalized,
        ...endToEnd(pairs, { target: head.id, otherModel, normalized }, request),
        ...base_used_optional('quality', qualityOf(answered))
    };
}
function isAnswered({ base, head }) {
    return base.outcome === 'ok' && head.outcome === 'ok';
}
/** Of this attempt, those that were made again too. */
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
function endToEnd(pairs, { target, otherModel, normalized }, { run, checks }) {
    const isEqual = areComparable(pairs.filter(isAnswered), normalized);
    const checked = otherModel || changedCount(run) > 0 || !isEqual ? 'e2eAsExperienced' : 'e2eAtEqualLength';
    const changeBy = (asExperienced) => pairedChange((0,pair_values/* pairValues */.RN)(pairs, 'e2e', { normalized, asExperienced }).filter(pair_values/* isWhole */.wP));
    return {
        ...base_used_optional('e2eAsExperienced', changeBy(true)),
        ...(isEqual ? base_used_optional('e2eAtEqualLength', changeBy(false)) : {}),
        ...base_used_optional(checked, changeOfCheck(checks, target))
    };
}
/**
 * Whether most pairs have two times at equal length (pair-values.ts): where the first token is hidden, or an answer did
 * not stream or was not counted, both are taken as they came.
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
function pairedChange(values) {
    const place = values.length < FEWEST_PAIRS ? undefined : (0,stats_location/* location */.C)(values.map(({ base, head }) => (0,levels/* logOf */.Gs)(head) - (0,levels/* logOf */.Gs)(base)));
    if (place === undefined)
        return undefined;
    const [low, high] = place.interval;
    return { changeRatio: Math.expm1(place.center), intervalRatio: [Math.expm1(low), Math.expm1(high)] };
}
function base_used_optional(key, value) {
    return value === undefined ? {} : { [key]: value };
}
/** Over the pairs of which both costs are known, what head's requests cost in all against what base's did. */
function costChange(pairs, basePrice, headPrice) {
    const costs = pairs.map(({ base, head }) => [(0,analysis_evidence/* costsOf */.AR)([base], basePrice)[0], (0,analysis_evidence/* costsOf */.AR)([head], headPrice)[0]]);
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
/** How many replies met what their prompt expects, of the pairs of which both say. */
function qualityOf(pairs) {
    const told = pairs.filter(({ base, head }) => base.expectationsMet !== undefined && head.expectationsMet !== undefined);
    if (told.length === 0)
        return undefined;
    const met = (arm) => told.filter((pair) => pair[arm].expectationsMet === true).length;
    const of = told.length;
    return { base: { count: met('base'), of }, head: { count: met('head'), of } };
}

;// CONCATENATED MODULE: ./lib/analysis/sample-warnings.js

/** What the samples themselves say about how far they can be trusted. */
function evidenceWarnings(run, judgement) {
    const warnings = run.plan.targets.flatMap(({ id }) => {
        const own = run.samples.filter((sample) => sample.targetId === id);
        return [...targetWarnings(id, shownSamples(own)), ...voidWarnings(id, own)];
    });
    return [
        ...warnings,
        ...readInstead(judgement, run.samples),
        ...(run.end.partial ? [{ kind: 'partial', reason: run.end.reason }] : [])
    ];
}
/**
 * What base shows of itself is not this change's doing, and what was asked again of slow prompts is shown by itself. A run
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
    return warnings;
}
/** Requests to either arm that were made again. */
function voidWarnings(target, samples) {
    return ['cache-hit', 'cache-miss', 'model-load', 'client-stall'].flatMap((cause) => {
        const count = samples.filter(({ flags }) => flags.includes(`void-${cause}`)).length;
        return count === 0 ? [] : [{ kind: 'void-samples', target, cause, count }];
    });
}
function readInstead({ budgets, checks }, samples) {
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

// EXTERNAL MODULE: ./lib/analysis/state.js
var state = __webpack_require__(7983);
;// CONCATENATED MODULE: ./lib/analysis/summarize-arms.js


/**
 * What each configured target showed. Of one with a base, percentiles are of the pairs that were judged, base's in the
 * baseline's place; its counts are of every request, those that were made again too.
 */
function summarizeArms({ run, targets, windows, samples }) {
    const bases = new Set(run.plan.targets.flatMap(({ id, baseOf }) => (baseOf === undefined ? [] : [id])));
    const paired = new Set(run.plan.targets.flatMap(({ baseOf }) => baseOf ?? []));
    const shown = targets.filter(({ id }) => !bases.has(id));
    const asked = { ...run, samples: run.samples.filter(({ flags }) => !flags.includes('recheck')) };
    return summarizeTargets(asked, shown, windows).map((summary) => {
        const target = shown.find(({ id }) => id === summary.id);
        if (target === undefined || !paired.has(summary.id))
            return summary;
        const [head, base] = ['head', 'base'].map((arm) => armMetrics(run, target, { samples, arm }));
        return { ...summary, metrics: summary.metrics.map((metric) => withBase(metric, { head, base })) };
    });
}
function withBase(summary, { head, base }) {
    const of = (metrics) => metrics?.find(({ metric }) => metric === summary.metric)?.candidate;
    const { baseline: _, ...rest } = summary;
    const measured = of(base);
    return {
        ...rest,
        candidate: of(head) ?? summary.candidate,
        ...(measured === undefined ? {} : { baseline: measured })
    };
}
function armMetrics(run, target, { samples, arm }) {
    const own = [...lastOfPairs(samples, target.id, arm).values()];
    return own.length === 0 ? undefined : summarizeTarget({ ...run, samples: own }, target, undefined)?.metrics;
}

;// CONCATENATED MODULE: ./lib/analysis/build-report.js







const DAY_MS = 86_400_000;
/** A baseline older than this is named as old, and one that goes away sooner as expiring. */
const OLD_DAYS = 7;
/** Everything that a page may show, of one run and what it came to. */
function buildReport(request) {
    const { run, place, targets, trackRecord, trial = false } = request;
    const samples = request.judgedSamples ?? run.samples;
    const accepted = (0,accept/* acceptChecks */.IH)({
        checks: request.judgement.checks,
        acceptances: request.accept ?? [],
        targetIds: targets.map(({ id }) => id),
        today: (0,time/* dayOf */.k)(request.now)
    });
    const budgets = withBudgetsOnBase({ budgets: request.judgement.budgets, run, targets, samples });
    const judgement = { ...request.judgement, checks: accepted.checks, budgets };
    const states = (0,state/* statesOf */.kY)(judgement);
    const baseline = baselineUsed(request);
    const base = baseUsed({ run, targets, samples, checks: judgement.checks });
    const color = colorOfReport(request, states, budgets);
    return {
        tool: run.tool,
        state: states[0],
        states,
        color: trial ? (0,state/* trialColor */.MW)(color) : color,
        place,
        checks: judgement.checks,
        budgets,
        targets: summarizeArms({ run, targets, windows: judgement.windows, samples }),
        ...(baseline === undefined ? {} : { baseline }),
        ...(base === undefined ? {} : { base }),
        trial,
        ...(trial ? { wouldHaveFailed: color === 'red' } : {}),
        ...(trackRecord === undefined ? {} : { trackRecord }),
        warnings: [
            ...judgement.warnings.filter((warning) => !isToldByPairs(warning, base)),
            ...accepted.warnings,
            ...evidenceWarnings(run, judgement),
            ...baselineWarnings(baseline, request),
            ...request.warnings
        ],
        measured: measuredOf(request),
        generatedAt: request.now
    };
}
/** How much longer answers are than base's, measured beside them, is told in place of how they were in older runs. */
function isToldByPairs(warning, base) {
    return warning.kind === 'output-length-changed' && base?.targets.some(({ id }) => id === warning.target) === true;
}
function colorOfReport(request, states, budgets) {
    const broken = budgets.filter(({ verdict }) => verdict === 'broken');
    return (0,state/* colorOf */.HN)(states, {
        event: request.place.event,
        ...(request.failOn === undefined ? {} : { failOn: request.failOn }),
        brokenOnBaseToo: broken.length > 0 && broken.every(({ brokenOnBase }) => brokenOnBase === true),
        unmeasuredBefore: request.unmeasuredBefore
    });
}
function measuredOf({ run, durationMs, continuedAttempts = [] }) {
    const samples = [...run.samples, ...(run.confirmation?.samples ?? [])];
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
        confirmed: run.confirmation !== undefined,
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
function baselineUsed({ judgement, place, ancestry, expiresAt, now }) {
    const windows = [...judgement.windows.values()].toSorted((a, b) => (0,time/* instantOf */.B)(b.runs[0]?.recordedAt ?? '') - (0,time/* instantOf */.B)(a.runs[0]?.recordedAt ?? ''));
    const newest = windows[0]?.runs[0];
    if (newest === undefined)
        return undefined;
    const distance = newest.commit === undefined ? -1 : (ancestry?.indexOf(newest.commit) ?? -1);
    return {
        runCount: Math.max(...windows.map(({ runs }) => runs.length)),
        newest: {
            recordedAt: newest.recordedAt,
            ...(newest.commit === undefined ? {} : { commit: newest.commit })
        },
        relation: relationOf({ commit: newest.commit, distance, place, ancestry }),
        ...(distance < 0 ? {} : { distance }),
        ageMs: Math.max(0, (0,time/* instantOf */.B)(now) - (0,time/* instantOf */.B)(newest.recordedAt)),
        ...(expiresAt === undefined ? {} : { expiresAt })
    };
}
function relationOf({ commit, distance, place, ancestry }) {
    if (commit === undefined)
        return 'unknown';
    if (commit === place.baseCommit)
        return 'base';
    if (ancestry === undefined)
        return 'unknown';
    return distance >= 0 ? 'ancestor' : 'not-ancestor';
}
function baselineWarnings(baseline, { now }) {
    if (baseline === undefined)
        return [];
    const warnings = [];
    const ageDays = Math.floor(baseline.ageMs / DAY_MS);
    if (ageDays > OLD_DAYS)
        warnings.push({ kind: 'baseline-old', ageDays });
    if (baseline.relation === 'not-ancestor' && baseline.newest.commit !== undefined) {
        warnings.push({ kind: 'baseline-not-ancestor', commit: baseline.newest.commit });
    }
    const days = baseline.expiresAt === undefined ? undefined : ((0,time/* instantOf */.B)(baseline.expiresAt) - (0,time/* instantOf */.B)(now)) / DAY_MS;
    if (days !== undefined && days < OLD_DAYS)
        warnings.push({ kind: 'baseline-expires', days: Math.max(0, Math.floor(days)) });
    return warnings;
}


/***/ }),

/***/ 2282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ needsConfirmation),
/* harmony export */   UR: () => (/* binding */ targetsToConfirm),
/* harmony export */   lJ: () => (/* binding */ confirm)
/* harmony export */ });
/* harmony import */ var _domain_sample_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7868);


/**
 * Whether a first measurement raised something that a second one in the same job must agree to before it counts: an
 * alarm, since any single run can be an unlucky one (a neighbor that takes the machine for two seconds is enough), or a
 * broken budget of a target that this change left as it was.
 */
function needsConfirmation(judgement, apart = NONE) {
    return targetsToConfirm(judgement, apart).size > 0;
}
const NONE = new Set();
/** The targets that are to be measured again. */
function targetsToConfirm({ checks, budgets }, apart = NONE) {
    return new Set([
        ...checks.filter((check) => isAlarm(check, apart)).map(({ target }) => target),
        ...budgets.filter((budget) => isUnchangedBroken(budget, checks)).map(({ target }) => target)
    ]);
}
function isAlarm({ verdict, kind, reason, target, accepted }, apart) {
    if (accepted !== undefined)
        return false;
    // Luck does not make a stream arrive in one piece, and single prompts have been asked again already.
    if (verdict !== 'regressed' || reason === 'no-longer-streams' || reason === 'slower-prompts')
        return false;
    return kind !== 'interleaved' || apart.has(target);
}
/** A provider's target that has history is one whose plan is the baseline's: this change cannot have broken its budget. */
function isUnchangedBroken({ verdict, target }, checks) {
    return verdict === 'broken' && checks.some((check) => check.target === target && !check.owned);
}
/**
 * Alarms of the first measurement that the second agrees with. Those that it disagrees with are shown as not confirmed,
 * and those that it could not look at as that: an endpoint that dies after it got slower did not get fast again.
 */
function confirm(first, second, apart = NONE) {
    const checks = first.checks.map((check) => (isAlarm(check, apart) ? confirmedCheck(check, second) : check));
    return {
        ...first,
        checks,
        budgets: first.budgets.map((budget) => isUnchangedBroken(budget, first.checks) ? confirmedBudget(budget, second) : budget),
        unmeasured: [...new Set([...first.unmeasured, ...notMeasuredAgain(checks)])]
    };
}
/** Targets whose alarms are all left open by a second measurement that could not be made. */
function notMeasuredAgain(checks) {
    const alarmed = new Set(checks.filter(isUnaccepted).map(({ target }) => target));
    return checks.flatMap(({ target, reason }) => (reason === 'not-measured-again' && !alarmed.has(target) ? target : []));
}
function isUnaccepted({ verdict, accepted }) {
    return verdict === 'regressed' && accepted === undefined;
}
function confirmedCheck(check, second) {
    const again = second.checks.find(({ target, metric, statistic }) => target === check.target && metric === check.metric && statistic === check.statistic);
    if (again?.verdict === 'regressed')
        return { ...check, confirmed: true };
    const { notAccepted: _, ...rest } = check;
    if (!hasNoAnswer(again, second))
        return { ...rest, verdict: 'inconclusive', reason: 'not-confirmed', confirmed: false };
    const secondCounts = countsOf(second, check.target);
    // Where even more of its requests failed than ever, it has seen worse than the alarm.
    if (failsMore(second, check.target))
        return { ...check, ...secondCounts };
    return { ...rest, verdict: 'inconclusive', reason: 'not-measured-again', ...secondCounts };
}
/** Reasons of a check that saw too little to say that nothing is wrong. */
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
function countsOf({ samples }, id) {
    if (samples === undefined)
        return {};
    const own = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedSamples */ .vo)(samples).filter(({ targetId }) => targetId === id);
    return { secondCounts: { attempted: own.length, failed: own.filter(_domain_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailure */ .N6).length } };
}
/** A budget too stays broken where nothing was measured that keeps it. */
function confirmedBudget(result, { budgets, partial = false }) {
    const again = budgets.find(({ budget, target }) => target === result.target && budget.text === result.budget.text);
    const hasAnswer = again !== undefined && again.verdict !== 'not-measured' && !partial;
    return hasAnswer && again.verdict !== 'broken'
        ? { ...result, verdict: 'at-the-edge', reason: 'not-confirmed' }
        : result;
}


/***/ }),

/***/ 7983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   HN: () => (/* binding */ colorOf),
/* harmony export */   MW: () => (/* binding */ trialColor),
/* harmony export */   kY: () => (/* binding */ statesOf)
/* harmony export */ });
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6450);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);


/** Every state that applies, in order of precedence; the first is the word for the whole. Never empty. */
function statesOf({ checks, budgets, withoutBaseline, unmeasured }) {
    const alarms = checks.filter(({ verdict, accepted }) => verdict === 'regressed' && accepted === undefined);
    const regressed = alarms.some(({ owned }) => owned);
    // Where measuring ended at a certain regression, what it cut off is nothing to be undecided about.
    const open = checks.filter(({ reason }) => !(regressed && reason === 'not-finished'));
    const applies = {
        regression: regressed,
        'over-budget': budgets.some(({ verdict }) => verdict === 'broken'),
        'could-not-measure': unmeasured.length > 0,
        // History of a provider's unchanged target is information: it is never a reason to call the whole undecided.
        inconclusive: open.some(({ owned, gating, verdict }) => owned && gating && verdict === 'inconclusive') ||
            budgets.some(({ verdict }) => verdict === 'not-measured'),
        'no-baseline': withoutBaseline.length > 0,
        drift: alarms.some(({ owned }) => !owned),
        warning: budgets.some(({ verdict }) => verdict === 'at-the-edge'),
        pass: true
    };
    const present = _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .STATES */ .xj.filter((state) => applies[state]);
    return present;
}
/** `fail-on`'s word for a state; absent where a state never fails. */
const FAIL_NAME = {
    regression: 'regression',
    'over-budget': 'budget',
    'could-not-measure': 'could-not-measure',
    inconclusive: 'inconclusive',
    'no-baseline': 'no-baseline',
    drift: 'drift',
    // A budget at the edge is undecided as an inconclusive check is.
    warning: 'inconclusive'
};
const RANK = { green: 0, warning: 1, red: 2 };
const all = (color) => ({ onRequest: color, elsewhere: color, local: color });
/** The table of states and colors: the README's is made from the same words. */
const COLORS = {
    regression: all('red'),
    'over-budget': all('red'),
    'could-not-measure': all('green'),
    inconclusive: all('green'),
    'no-baseline': all('green'),
    // Nobody's pull request is the cause, so nobody is stopped; whoever owns the budget looks at the nightly run.
    drift: { onRequest: 'warning', elsewhere: 'red', local: 'warning' },
    warning: all('green'),
    pass: all('green')
};
/** The job's color: the worst over all states that apply. */
function colorOf(states, facts) {
    const colors = states.map((state) => colorOfState(state, facts));
    return colors.reduce((worst, color) => (RANK[color] > RANK[worst] ? color : worst), 'green');
}
function colorOfState(state, facts) {
    if (facts.failOn !== undefined)
        return fails(state, facts.failOn) ? 'red' : softened(COLORS[state].elsewhere);
    const where = whereOf(facts.event);
    if (state === 'over-budget' && where === 'onRequest' && facts.brokenOnBaseToo)
        return 'warning';
    if (state === 'could-not-measure' && where === 'elsewhere' && facts.unmeasuredBefore)
        return 'red';
    return COLORS[state][where];
}
/** Events on which a pull request is judged; `workflow_run` judges one whose code another workflow has run. */
const ON_REQUEST = ['pull_request', 'pull_request_target', 'merge_group', 'workflow_run'];
function whereOf(event) {
    if (event === 'local')
        return 'local';
    return ON_REQUEST.includes(event) ? 'onRequest' : 'elsewhere';
}
function fails(state, failOn) {
    const name = FAIL_NAME[state];
    return name !== undefined && failOn.includes(name);
}
/** Bad news that is not to fail the job stays visible. */
function softened(color) {
    return color === 'red' ? 'warning' : color;
}
/** The color that a trial shows: what would have failed the job stays visible, and fails nothing. */
function trialColor(color) {
    return softened(color);
}
/**
 * The command line's exit code: section "exit of the command line" of the table of states. It is that of the gravest
 * state that is red, which need not be the first: `fail-on` may ask for one further down. A trial has but one.
 */
function exitCodeOf(states, color, trial = false, failOn) {
    const [worst] = states;
    if (trial)
        return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.passed;
    if (worst === 'could-not-measure')
        return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.couldNotMeasure;
    if (color !== 'red')
        return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.passed;
    const red = states.find((state) => (failOn === undefined ? COLORS[state].elsewhere === 'red' : fails(state, failOn)));
    return UNDECIDED.includes(red ?? worst) ? _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.undecided : _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.failed;
}
const UNDECIDED = ['inconclusive', 'no-baseline', 'warning'];


/***/ })

};
