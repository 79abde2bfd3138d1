export const id = 466;
export const ids = [466];
export const modules = {

/***/ 7341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
;// CONCATENATED MODULE: ./lib/analysis/sample-warnings.js

/** Targets that moved by amounts this near to each other moved together. */
const LIKE_AMOUNTS = 0.25;
/** What the samples themselves say about how far they can be trusted. */
function evidenceWarnings(run, judgement) {
    const warnings = run.plan.targets.flatMap(({ id }) => {
        const own = run.samples.filter((sample) => sample.targetId === id);
        return targetWarnings(id, own);
    });
    return [
        ...warnings,
        ...readInstead(judgement),
        ...movedTogether(judgement),
        ...(run.end.partial ? [{ kind: 'partial', reason: run.end.reason }] : [])
    ];
}
function targetWarnings(target, samples) {
    const answered = samples.filter(({ outcome }) => outcome === 'ok');
    const count = (flag, among = answered) => among.filter(({ flags }) => flags.includes(flag)).length;
    const of = answered.length;
    const whole = answered.filter((sample) => count('buffered', [sample]) > 0 && !(0,domain_metric/* streamed */.IB)(sample)).length;
    const warnings = [];
    const missing = count('usage-missing');
    if (missing > 0)
        warnings.push({ kind: 'usage-missing', target, count: missing, of });
    if (of > 0 && count('cache-unverified') === of)
        warnings.push({ kind: 'cache-unverified', target });
    if (whole > 0)
        warnings.push({ kind: 'buffered', target, count: whole, of });
    const coalesced = count('coalesced');
    if (coalesced > 0)
        warnings.push({ kind: 'coalesced', target, count: coalesced, of });
    if (count('via-proxy') > 0)
        warnings.push({ kind: 'proxied', target });
    for (const cause of ['cache-hit', 'client-stall']) {
        const spoilt = count(`void-${cause}`, samples);
        if (spoilt > 0)
            warnings.push({ kind: 'void-samples', target, cause, count: spoilt });
    }
    return warnings;
}
function readInstead({ budgets }) {
    const seen = new Map(budgets
        .filter(({ budget, readMetric }) => budget.metric !== readMetric)
        .map(({ target, budget, readMetric }) => [
        `${target} ${budget.metric}`,
        { kind: 'read-instead', target, metric: budget.metric, read: readMetric }
    ]));
    return [...seen.values()];
}
/** Several targets that all got slower by a like amount: network, runner or region rather than each of them. */
function movedTogether({ checks }) {
    const moved = checks.filter(({ metric, statistic }) => metric === 'e2e' && statistic === 'p50');
    const slower = moved.filter(({ verdict }) => verdict === 'regressed');
    if (moved.length < 2 || slower.length < moved.length)
        return [];
    const changes = slower.map(({ changeRatio }) => Math.log1p(changeRatio ?? 0));
    const [least, most] = [Math.min(...changes), Math.max(...changes)];
    if (least <= 0 || most - least > LIKE_AMOUNTS * most)
        return [];
    const middle = Math.expm1((least + most) / 2);
    return [{ kind: 'moved-together', targets: slower.map(({ target }) => target), changeRatio: middle }];
}

// EXTERNAL MODULE: ./lib/analysis/state.js
var state = __webpack_require__(7983);
// EXTERNAL MODULE: ./lib/domain/report.js
var report = __webpack_require__(9012);
// EXTERNAL MODULE: ./lib/domain/sample.js
var sample = __webpack_require__(8);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/stats/sorted.js
var stats_sorted = __webpack_require__(1162);
// EXTERNAL MODULE: ./lib/analysis/digest.js
var digest = __webpack_require__(7868);
// EXTERNAL MODULE: ./lib/analysis/evidence.js
var evidence = __webpack_require__(7485);
// EXTERNAL MODULE: ./lib/analysis/judge-budget.js + 2 modules
var judge_budget = __webpack_require__(9551);
// EXTERNAL MODULE: ./lib/analysis/overhead.js
var overhead = __webpack_require__(7744);
;// CONCATENATED MODULE: ./lib/analysis/ttft-parts.js

/**
 * The time to first token split by what the server says of itself: waiting, reading the prompt, and the rest, which is
 * network and whatever stands on the way. Medians over the samples that have it; absent where no server says anything.
 */
function ttftPartsOf(samples) {
    const timed = samples.filter(({ outcome, ttftMs, serverTimings }) => outcome === 'ok' && ttftMs !== undefined && (serverTimings?.queueMs ?? serverTimings?.prefillMs) !== undefined);
    if (timed.length === 0)
        return undefined;
    const queueMs = (0,quantile/* median */.J)(timed.flatMap(({ serverTimings }) => serverTimings?.queueMs ?? []));
    const prefillMs = (0,quantile/* median */.J)(timed.flatMap(({ serverTimings }) => serverTimings?.prefillMs ?? []));
    const restMs = (0,quantile/* median */.J)(timed.map(restOf));
    return {
        ...(queueMs === undefined ? {} : { queueMs }),
        ...(prefillMs === undefined ? {} : { prefillMs }),
        ...(restMs === undefined ? {} : { restMs }),
        sampleCount: timed.length
    };
}
/** Two clocks never agree wholly: a server that claims more than was waited leaves nothing, not less than nothing. */
function restOf({ ttftMs = 0, serverTimings }) {
    return Math.max(0, ttftMs - (serverTimings?.queueMs ?? 0) - (serverTimings?.prefillMs ?? 0));
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
    const all = run.samples.filter((sample) => sample.targetId === target.id);
    const own = (0,digest/* judgedSamples */.vo)(all);
    const answered = own.filter((sample) => sample.outcome === 'ok');
    const cost = sumOf((0,evidence/* costsOf */.AR)(answered, target.price));
    return {
        id: target.id,
        model: textPart(planned, 'model') ?? target.id,
        host: hostOf(planned),
        owned: target.owned,
        counts: {
            attempted: own.length,
            ok: answered.length,
            failed: (0,digest/* countFailures */.xL)(own),
            void: all.filter(sample/* isVoid */.Rd).length
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
function textPart({ parts }, name) {
    const value = parts[name];
    return typeof value === 'string' ? value : undefined;
}
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
    const failed = metric === 'connect' ? 0 : samples.filter(sample/* isFailure */.N6).length;
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
    ttft: ([ttft]) => ttft ?? undefined,
    tpot: ([, tpot]) => tpot ?? undefined,
    output_speed: ([, tpot]) => (tpot === null || tpot === 0 ? undefined : 1000 / tpot),
    e2e: ([, , last]) => last ?? undefined
};
function rowValues(metric, { target }) {
    const read = FROM_ROW[metric];
    if (read === undefined)
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

;// CONCATENATED MODULE: ./lib/analysis/build-report.js




const DAY_MS = 86_400_000;
/** A baseline older than this is named as old, and one that goes away sooner as expiring. */
const OLD_DAYS = 7;
/** Everything that a page may show, of one run and what it came to. */
function buildReport(request) {
    const { run, judgement, place, targets } = request;
    const states = (0,state/* statesOf */.kY)(judgement);
    const baseline = baselineUsed(request);
    const broken = judgement.budgets.filter(({ verdict }) => verdict === 'broken');
    return {
        tool: run.tool,
        state: states[0],
        states,
        color: (0,state/* colorOf */.HN)(states, {
            event: place.event,
            ...(request.failOn === undefined ? {} : { failOn: request.failOn }),
            brokenOnBaseToo: broken.length > 0 && broken.every(({ brokenOnBase }) => brokenOnBase === true),
            unmeasuredBefore: request.unmeasuredBefore
        }),
        place,
        checks: judgement.checks,
        budgets: judgement.budgets,
        targets: summarizeTargets(run, targets, judgement.windows),
        ...(baseline === undefined ? {} : { baseline }),
        warnings: [
            ...judgement.warnings,
            ...evidenceWarnings(run, judgement),
            ...baselineWarnings(baseline, request),
            ...request.warnings
        ],
        measured: measuredOf(request),
        generatedAt: request.now
    };
}
function measuredOf({ run, durationMs }) {
    const samples = [...run.samples, ...(run.confirmation?.samples ?? [])];
    const rounds = run.samples.map(({ round }) => round);
    return {
        startedAt: run.startedAt,
        durationMs,
        promptSet: run.plan.promptSet,
        scenarioCount: run.plan.scenarios.length,
        roundCount: rounds.length === 0 ? 0 : new Set(rounds).size,
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
/* harmony export */   J: () => (/* binding */ needsConfirmation),
/* harmony export */   l: () => (/* binding */ confirm)
/* harmony export */ });
/**
 * Whether a first measurement raised something that a second one in the same job must agree to before it counts: an
 * alarm, since any single run can be an unlucky one (a neighbor that takes the machine for two seconds is enough), or a
 * broken budget of a target that this change left as it was.
 */
function needsConfirmation({ checks, budgets }) {
    return checks.some(isAlarm) || budgets.some((budget) => isUnchangedBroken(budget, checks));
}
function isAlarm(check) {
    // Luck does not make a stream arrive in one piece.
    return check.verdict === 'regressed' && check.reason !== 'no-longer-streams';
}
/** A provider's target that has history is one whose plan is the baseline's: this change cannot have broken its budget. */
function isUnchangedBroken({ verdict, target }, checks) {
    return verdict === 'broken' && checks.some((check) => check.target === target && !check.owned);
}
/** Alarms of the first measurement that the second agrees with; the others are shown as not confirmed. */
function confirm(first, second) {
    return {
        ...first,
        checks: first.checks.map((check) => (isAlarm(check) ? confirmedCheck(check, second.checks) : check)),
        budgets: first.budgets.map((budget) => isUnchangedBroken(budget, first.checks) ? confirmedBudget(budget, second.budgets) : budget)
    };
}
function confirmedCheck(check, others) {
    const again = others.find(({ target, metric, statistic }) => target === check.target && metric === check.metric && statistic === check.statistic);
    if (again?.verdict === 'regressed')
        return { ...check, confirmed: true };
    return { ...check, verdict: 'inconclusive', reason: 'not-confirmed', confirmed: false };
}
function confirmedBudget(result, others) {
    const again = others.find(({ budget, target }) => target === result.target && budget.text === result.budget.text);
    return again?.verdict === 'broken' ? result : { ...result, verdict: 'at-the-edge' };
}


/***/ }),

/***/ 7868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QW: () => (/* binding */ logLineOf),
/* harmony export */   UC: () => (/* binding */ digestRun),
/* harmony export */   vo: () => (/* binding */ judgedSamples),
/* harmony export */   xL: () => (/* binding */ countFailures)
/* harmony export */ });
/* harmony import */ var _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(185);
/* harmony import */ var _domain_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9505);
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3230);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9012);
/* harmony import */ var _domain_sample_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7710);
/* harmony import */ var _stats_sorted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1162);







/** A run reduced to what decides: see the comment on `DigestRow` in domain/baseline.ts. */
function digestRun(run, facts) {
    const samples = judgedSamples(facts.samples ?? run.samples);
    return {
        recordedAt: run.startedAt,
        ...(run.commit === undefined ? {} : { commit: run.commit }),
        ...(run.workflowRun === undefined ? {} : { workflowRun: run.workflowRun }),
        ordinal: facts.ordinal,
        environmentClass: (0,_domain_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentClass */ .E)(run.environment),
        metricDefinition: run.metricDefinition,
        quantileMethod: run.quantileMethod,
        ...(facts.state === undefined ? {} : { state: facts.state }),
        targets: run.plan.targets.map((target) => digestTarget(run, target, samples))
    };
}
/**
 * The samples that are judged against history: not the void ones, and of a run with two arms the head. A file that holds
 * only base samples is a baseline that somebody recorded, and is read as it is.
 */
function judgedSamples(samples) {
    const whole = samples.filter((sample) => !(0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_4__/* .isVoid */ .Rd)(sample));
    const head = whole.filter((sample) => sample.arm === 'head');
    return head.length > 0 ? head : whole;
}
function digestTarget(run, target, samples) {
    const own = samples.filter((sample) => sample.targetId === target.id);
    const answered = own.filter((sample) => sample.outcome === 'ok');
    return {
        id: target.id,
        fingerprint: target.fingerprint,
        parts: target.parts,
        tokenSource: answered.find((sample) => sample.outputTokenSource !== undefined)?.outputTokenSource ?? 'none',
        servedModels: namesOf(answered, 'servedModel'),
        servedFingerprints: namesOf(answered, 'servedFingerprint'),
        serviceTiers: namesOf(answered, 'serviceTier'),
        failures: countFailures(own),
        scenarios: run.plan.scenarios.map(({ id, hash }) => digestScenario(id, hash, own))
    };
}
/** Names that replies gave, most often one; so many that a file with a new one for each reply stays small. */
const MOST_NAMES = 20;
function namesOf(samples, key) {
    return [...new Set(samples.flatMap((sample) => sample[key] ?? []))].slice(0, MOST_NAMES);
}
/** Failed requests by outcome. */
function countFailures(samples) {
    const counts = {};
    for (const sample of samples.filter(_domain_sample_js__WEBPACK_IMPORTED_MODULE_4__/* .isFailure */ .N6))
        counts[sample.outcome] = (counts[sample.outcome] ?? 0) + 1;
    return counts;
}
function digestScenario(id, hash, samples) {
    const own = samples.filter((sample) => sample.scenarioId === id);
    const answered = own.filter((sample) => sample.outcome === 'ok');
    return {
        id,
        hash,
        attempted: own.length,
        failed: own.filter(_domain_sample_js__WEBPACK_IMPORTED_MODULE_4__/* .isFailure */ .N6).length,
        streamed: answered.filter(_domain_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .streamed */ .IB).length,
        rows: thinned(answered.map(rowOf), _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .DIGEST_ROWS */ .$s)
    };
}
function rowOf(sample) {
    const of = (id) => rounded((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .metricOf */ .ak)(id).derive?.(sample));
    return [of('ttft'), of('tpot'), of('e2e'), sample.outputTokenCount ?? null];
}
/** Microseconds: finer is beyond what any of the clocks involved can tell, and would double the file. */
function rounded(value) {
    return value === undefined ? null : Math.round(value * 1000) / 1000;
}
/** Every k-th row in the order of measuring, so that a drift within the run stays in the sample. */
function thinned(rows, most) {
    if (rows.length <= most)
        return [...rows];
    return Array.from({ length: most }, (_, index) => rows[Math.floor((index * rows.length) / most)]);
}
/** The run in one line, for trends. */
function logLineOf(digest) {
    const { recordedAt, commit, workflowRun, ordinal, state } = digest;
    return {
        recordedAt,
        ...(commit === undefined ? {} : { commit }),
        ...(workflowRun === undefined ? {} : { workflowRun }),
        ordinal,
        ...(state === undefined ? {} : { state }),
        targets: digest.targets.map((target) => {
            const attempted = target.scenarios.reduce((sum, scenario) => sum + scenario.attempted, 0);
            const failed = target.scenarios.reduce((sum, scenario) => sum + scenario.failed, 0);
            return {
                id: target.id,
                fingerprint: target.fingerprint,
                errorRatio: attempted === 0 ? 0 : failed / attempted,
                ttft: logged(target, 0),
                tpot: logged(target, 1),
                e2e: logged(target, 2)
            };
        })
    };
}
function logged(target, column) {
    const sorted = (0,_stats_sorted_js__WEBPACK_IMPORTED_MODULE_5__/* .sortSamples */ .O)(target.scenarios.flatMap(({ rows }) => rows.flatMap((row) => row[column] ?? [])));
    const n = sorted?.length ?? 0;
    return {
        ...(sorted !== undefined && n >= _domain_report_js__WEBPACK_IMPORTED_MODULE_3__/* .PRINTED_FROM */ .Y.p50 ? { p50: (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_6__/* .quantile */ .Y)(sorted, 0.5) } : {}),
        ...(sorted !== undefined && n >= _domain_report_js__WEBPACK_IMPORTED_MODULE_3__/* .PRINTED_FROM */ .Y.p95 ? { p95: (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_6__/* .quantile */ .Y)(sorted, 0.95) } : {}),
        n
    };
}


/***/ }),

/***/ 7485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ costsOf),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   yS: () => (/* binding */ baseEvidenceOf)
/* harmony export */ });
/* unused harmony export throughputOf */
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _domain_sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8);
/* harmony import */ var _judge_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9551);



/** What a run's samples show of a budget's metric, by the metric that could be read. */
function evidenceOf({ budget, samples, price, added }) {
    const { metric } = budget;
    const answered = samples.filter((sample) => sample.outcome === 'ok');
    const failed = samples.filter(_domain_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6).length;
    if (metric === 'error_rate')
        return found(metric, { kind: 'share', count: failed, of: samples.length });
    if (metric === 'streamed_share') {
        return found(metric, { kind: 'share', count: answered.filter(_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .streamed */ .IB).length, of: samples.length - failed });
    }
    if (metric === 'throughput')
        return found(metric, { kind: 'single', value: throughputOf(answered) });
    if (metric === 'overhead')
        return found(metric, { kind: 'values', values: added ?? [] });
    if (metric === 'cost')
        return found(metric, { kind: 'values', values: costsOf(answered, price) });
    const readMetric = observable(metric, answered);
    const values = answered.flatMap((sample) => (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(readMetric).derive?.(sample) ?? []);
    return found(readMetric, { kind: 'values', values: withFailures(values, failed, readMetric) });
}
function found(readMetric, evidence) {
    return { evidence, readMetric };
}
/** The budget's own metric, or its substitute where no sample has it. */
function observable(metric, answered) {
    const seen = (id) => answered.some((sample) => (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(id).derive?.(sample) !== undefined);
    const substitute = (0,_judge_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .substituteOf */ .oT)(metric);
    return substitute !== undefined && !seen(metric) && seen(substitute) ? substitute : metric;
}
/** Failures alone do not measure a metric: without any answer there is no value to speak of. */
function withFailures(values, failed, metric) {
    return values.length === 0 && failed === 0 ? [] : [...values, ...Array(failed).fill((0,_judge_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .worstOf */ .hm)(metric))];
}
/** Σ output tokens of the successful / wall time from the first request's start to the last one's end. */
function throughputOf(answered) {
    const tokens = answered.reduce((sum, sample) => sum + (sample.outputTokenCount ?? 0), 0);
    const starts = answered.map((sample) => sample.startedAtMs);
    const ends = answered.flatMap((sample) => (sample.lastMs === undefined ? [] : sample.startedAtMs + sample.lastMs));
    if (tokens === 0 || starts.length === 0 || ends.length === 0)
        return undefined;
    const wallMs = Math.max(...ends) - Math.min(...starts);
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
/** What the baseline's digests show of a budget's metric; `undefined` where digests do not hold it. */
function baseEvidenceOf(budget, targets) {
    const scenarios = targets.flatMap((target) => target.scenarios);
    const failed = scenarios.reduce((sum, scenario) => sum + scenario.failed, 0);
    const attempted = scenarios.reduce((sum, scenario) => sum + scenario.attempted, 0);
    const rows = scenarios.flatMap((scenario) => scenario.rows);
    if (attempted === 0)
        return undefined;
    const values = (list) => ({
        kind: 'values',
        values: withFailures(list, failed, budget.metric)
    });
    switch (budget.metric) {
        case 'error_rate':
            return { kind: 'share', count: failed, of: attempted };
        case 'streamed_share':
            return {
                kind: 'share',
                count: scenarios.reduce((sum, { streamed }) => sum + streamed, 0),
                of: attempted - failed
            };
        case 'ttft':
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

/***/ 9551:
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
;// CONCATENATED MODULE: ./lib/stats/quantile-interval.js

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
    while (low < n && 1 - (0,binomial/* binomialUpperTail */.Yw)(low + 1, n, q) <= tail)
        low += 1;
    let high = n;
    while (high > 0 && (0,binomial/* binomialUpperTail */.Yw)(high, n, q) <= tail)
        high -= 1;
    // The quantile lies between the order statistics number `low` and `high + 1` (counted from 1).
    return [sorted[Math.max(0, low - 1)], high < n ? sorted[high] : Number.POSITIVE_INFINITY];
}

// EXTERNAL MODULE: ./lib/stats/sorted.js
var stats_sorted = __webpack_require__(1162);
;// CONCATENATED MODULE: ./lib/analysis/judge-budget.js








/** One-sided: a budget that is just kept is called broken once in two hundred runs. */
const BROKEN_ALPHA = 0.005;
const CONFIDENCE = 0.95;
const QUANTILE_OF = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 };
/**
 * Whether a budget holds. *Met*: the sample's own statistic is within the limit. *Broken*: more is beyond it than chance
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
    const broken = (0,binomial/* binomialUpperTail */.Yw)(beyond, sorted.length, allowed) <= BROKEN_ALPHA;
    const enough = sorted.length >= report/* PRINTED_FROM */.Y.p50;
    return {
        verdict: verdictOf({ broken, met: enough && operator.keeps(value, budget.limit) }),
        ...finite(value),
        ...boundedBelow(quantileInterval(sorted, q, CONFIDENCE)),
        sampleCount: sorted.length
    };
}
/** By Student's interval at the same one-sided level; a failed request makes the mean of a time infinite. */
function judgeMean(budget, sorted) {
    const operator = domain_budget/* OPERATORS */.w[budget.operator];
    if (!sorted.every(Number.isFinite))
        return { verdict: 'broken', sampleCount: sorted.length };
    const wide = meanInterval(sorted, 1 - 2 * BROKEN_ALPHA);
    const shown = meanInterval(sorted, CONFIDENCE);
    if (wide === undefined || shown === undefined)
        return { verdict: 'not-measured', sampleCount: 0 };
    const nearest = operator.good === 'below' ? wide.interval[0] : wide.interval[1];
    return {
        verdict: verdictOf({
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
        verdict: verdictOf({
            broken: (0,binomial/* binomialUpperTail */.Yw)(bad, of, Math.min(1, Math.max(0, allowed))) <= BROKEN_ALPHA,
            met: operator.keeps(count / of, budget.limit)
        }),
        value: count / of,
        interval: (0,binomial/* rateInterval */.mP)(count, of, CONFIDENCE),
        sampleCount: of
    };
}
function judgeSingle(budget, value) {
    if (value === undefined)
        return { verdict: 'not-measured', sampleCount: 0 };
    const met = domain_budget/* OPERATORS */.w[budget.operator].keeps(value, budget.limit);
    return { verdict: met ? 'met' : 'broken', ...finite(value), sampleCount: 1 };
}
/** What lies within the limit is met even where chance would call it broken: one of one beyond `p50` is no evidence. */
function verdictOf({ broken, met }) {
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

/***/ 9369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./lib/domain/sample.js
var domain_sample = __webpack_require__(8);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/domain/report.js
var report = __webpack_require__(9012);
// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
;// CONCATENATED MODULE: ./lib/stats/bootstrap.js

/**
 * The standard error of a statistic by resampling with replacement (Efron, "Bootstrap Methods: Another Look at the
 * Jackknife", 1979). `undefined` where fewer than half of the resamples have the statistic.
 */
function bootstrapError(values, statistic, options) {
    const estimates = [];
    for (let i = 0; i < options.resamples; i += 1) {
        const estimate = statistic(values.map(() => values[Math.floor(options.random() * values.length)]));
        if (estimate !== undefined && Number.isFinite(estimate))
            estimates.push(estimate);
    }
    return estimates.length * 2 >= options.resamples && estimates.length > 1
        ? (0,simple_statistics/* sampleStandardDeviation */.JK)(estimates)
        : undefined;
}

// EXTERNAL MODULE: ./lib/stats/location.js
var stats_location = __webpack_require__(8816);
// EXTERNAL MODULE: ./lib/stats/student-t.js
var student_t = __webpack_require__(2969);
;// CONCATENATED MODULE: ./lib/stats/moderated-comparison.js


/**
 * One new run against a few earlier ones, by a prediction t test with a moderated variance:
 *
 *   S² = (ν₀ s₀² + (B − 1) var) / (ν₀ + B − 1),  t = (y − mean) / (S √(1 + 1/B)),  ν = ν₀ + B − 1
 *
 * (Smyth, "Linear Models and Empirical Bayes Methods for Assessing Differential Expression in Microarray Experiments",
 * 2004: the prior keeps five lucky runs from looking noiseless.) Needs at least one earlier run. `excessVariance` is what
 * the candidate's own value is less certain by than the runs' values, whose spread cannot know of it.
 */
function compareWithRuns(candidate, runs, { excessVariance = 0, ...prior }) {
    const count = runs.length;
    if (count === 0)
        throw new RangeError('a comparison needs at least one earlier run');
    const variance = count > 1 ? (0,simple_statistics/* sampleVariance */.y4)([...runs]) : 0;
    const degreesOfFreedom = prior.degreesOfFreedom + count - 1;
    const pooled = (prior.degreesOfFreedom * prior.standardDeviation ** 2 + (count - 1) * variance) / degreesOfFreedom;
    const standardError = Math.sqrt(pooled * (1 + 1 / count) + excessVariance);
    const difference = candidate - (0,simple_statistics/* mean */.RE)([...runs]);
    return {
        difference,
        standardError,
        degreesOfFreedom,
        runNoise: Math.sqrt(pooled),
        upperTail: (0,student_t/* studentTUpperTail */.et)(difference / standardError, degreesOfFreedom)
    };
}
/** The interval of the difference that holds the true one with `confidence`. */
function differenceInterval(comparison, confidence) {
    const reach = (0,student_t/* studentTQuantile */.$J)(1 - (1 - confidence) / 2, comparison.degreesOfFreedom) * comparison.standardError;
    return [comparison.difference - reach, comparison.difference + reach];
}
/**
 * The smallest true difference that a test at level `alpha` finds with probability `power`:
 * (t_{1−α} + t_power) SE. More requests in the new run do not make it smaller; more runs do, down to a floor.
 */
function detectableDifference(comparison, alpha, power) {
    const { degreesOfFreedom, standardError } = comparison;
    return ((0,student_t/* studentTQuantile */.$J)(1 - alpha, degreesOfFreedom) + (0,student_t/* studentTQuantile */.$J)(power, degreesOfFreedom)) * standardError;
}

;// CONCATENATED MODULE: ./lib/stats/normal.js
/** Coefficients of Acklam's rational approximation (P. J. Acklam, "An algorithm for computing the inverse normal cumulative distribution function", 2003). */
const CENTRAL_TOP = [
    -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
    2.506628277459239
];
const CENTRAL_BOTTOM = [
    -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1, 1
];
const TAIL_TOP = [
    -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783
];
const TAIL_BOTTOM = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1];
/** Below this probability the approximation for the tail takes over. */
const TAIL = 0.02425;
/**
 * The standard normal quantile of `p`, 0 < p < 1. Relative error below 1.2e-9 (Acklam 2003), enough for levels of
 * 1 in 10,000. (`probit` of simple-statistics reads a four-digit table.)
 */
function normalQuantile(p) {
    if (!(p > 0 && p < 1))
        throw new RangeError(`a probability lies between 0 and 1, got ${p}`);
    if (p > 1 - TAIL)
        return -normalQuantile(1 - p);
    if (p < TAIL) {
        const r = Math.sqrt(-2 * Math.log(p));
        return polynomial(TAIL_TOP, r) / polynomial(TAIL_BOTTOM, r);
    }
    const centered = p - 0.5;
    const r = centered * centered;
    return (polynomial(CENTRAL_TOP, r) * centered) / polynomial(CENTRAL_BOTTOM, r);
}
function polynomial(coefficients, x) {
    return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}

// EXTERNAL MODULE: ./lib/stats/sorted.js
var stats_sorted = __webpack_require__(1162);
;// CONCATENATED MODULE: ./lib/stats/tail-level.js


/** A tail is read off as a band, since a single extreme quantile of some sixty values is mostly luck. */
const BAND = { from: 0.9, to: 0.98, steps: 16 };
/**
 * The level of a sample's tail: the mean of its quantiles from 0.90 to 0.98. In logs a failed request (+∞) counts as
 * twice the largest finite value: it must raise the tail, and by a bounded amount, or one failure would be all there is.
 * `undefined` where no value is finite.
 */
function tailLevel(logValues) {
    const finite = logValues.filter(Number.isFinite);
    if (finite.length === 0)
        return undefined;
    const failed = Math.max(...finite) + Math.LN2;
    const sorted = (0,stats_sorted/* sortSamples */.O)(logValues.map((value) => (Number.isFinite(value) ? value : failed)));
    if (sorted === undefined)
        return undefined;
    let sum = 0;
    for (let step = 0; step <= BAND.steps; step += 1) {
        sum += (0,quantile/* quantile */.Y)(sorted, BAND.from + ((BAND.to - BAND.from) * step) / BAND.steps);
    }
    return sum / (BAND.steps + 1);
}

;// CONCATENATED MODULE: ./lib/analysis/levels.js

/** The metrics that history judges: those whose values a digest's rows give. */
const JUDGED_METRICS = ['ttft', 'tpot', 'e2e'];
/** Below this a time is the clock's grain; it also keeps logarithms finite. */
const SMALLEST_MS = 0.001;
function referenceLengths(baselines) {
    const counts = new Map();
    for (const { scenarios } of baselines) {
        for (const { id, rows } of scenarios) {
            const list = counts.get(id) ?? [];
            list.push(...rows.flatMap((row) => row[3] ?? []));
            counts.set(id, list);
        }
    }
    return new Map([...counts].flatMap(([id, list]) => (list.length === 0 ? [] : [[id, (0,quantile/* median */.J)(list)]])));
}
/**
 * A row's value. End-to-end time is taken at equal length, ttft + tpot × (nRef − 1), so that a longer answer is not a
 * slower endpoint; where a reply has no time per token, as it came.
 */
function rowValue(row, metric, referenceLength) {
    const [ttft, tpot, last] = row;
    if (metric === 'ttft')
        return ttft ?? undefined;
    if (metric === 'tpot')
        return tpot ?? undefined;
    if (ttft === null || tpot === null || referenceLength === undefined)
        return last ?? undefined;
    return ttft + tpot * (referenceLength - 1);
}
/** A run's values of a metric by scenario, failures included as +∞. */
function valuesOf(target, metric, lengths) {
    return new Map(target.scenarios.map(({ id, rows, failed }) => {
        const answered = rows.flatMap((row) => rowValue(row, metric, lengths.get(id)) ?? []);
        return [id, [...answered, ...Array(failed).fill(Number.POSITIVE_INFINITY)]];
    }));
}
/** All values of a run, scenarios together. */
function pooled(values) {
    return [...values.values()].flat();
}
/** Each scenario's usual log value: the median over runs of each run's median, so that no run weighs more than another. */
function usualLogs(runs) {
    const medians = new Map();
    for (const run of runs) {
        for (const [id, values] of run) {
            const middle = (0,quantile/* median */.J)(values.filter(Number.isFinite));
            if (middle === undefined)
                continue;
            medians.set(id, [...(medians.get(id) ?? []), logOf(middle)]);
        }
    }
    return new Map([...medians].map(([id, list]) => [id, (0,quantile/* median */.J)(list)]));
}
/** Log values with each scenario's usual level taken off; what is left is the run's own. Failures stay +∞. */
function residuals(run, usual) {
    return [...run].flatMap(([id, values]) => {
        const level = usual.get(id);
        return level === undefined ? [] : values.map((value) => logOf(value) - level);
    });
}
function logOf(value) {
    return Math.log(Math.max(SMALLEST_MS, value));
}

;// CONCATENATED MODULE: ./lib/analysis/check-latency.js











/** Runs from which their own spread says how much runs differ by themselves. */
const RUNS_FOR_HISTORY = 5;
/** With fewer, an alarm must be this clear: what run-to-run noise alone was not seen to do. Tails differ twice as much. */
const PROVISIONAL_MARGIN = { p50: { owned: 0.25, provider: 0.5 }, p95: { owned: 0.5, provider: 1 } };
/** One-sided level at which the spread within the runs must not explain an alarm. */
const WITHIN_ALPHA = 0.005;
/** One-sided level at which few runs' own spread must rule a difference out as well. */
const PROVISIONAL_ALPHA = 0.01;
/** Run-to-run noise before any run is seen, in logs: self-hosted 5 %, hosted APIs 12 %, and half as much again for tails. */
const PRIOR = { owned: 0.05, provider: 0.12, degreesOfFreedom: 3, tailFactor: 1.5 };
/** Changes below this are never worth an alarm. */
const SMALLEST_CHANGE = Math.log1p(0.03);
const POWER = 0.9;
const CONFIDENCE = 0.95;
const RESAMPLES = 400;
/** More baseline runs than this are not a piece of advice. */
const MOST_RUNS_TO_ADVISE = 30;
/**
 * One latency statistic of one target against its history. `undefined` where neither side ever had the metric: there is
 * nothing to say about it.
 */
function checkLatency(request) {
    const { window, metric, lengths, statistic } = request;
    const needed = report/* PRINTED_FROM */.Y[statistic];
    const runs = window.runs.map(({ target }) => valuesOf(target, metric, lengths));
    const candidate = valuesOf(window.candidate, metric, lengths);
    const usable = runs.filter((run) => finiteCount(pooled(run)) >= needed);
    const counts = {
        baseline: usable.reduce((sum, run) => sum + pooled(run).length, 0),
        candidate: pooled(candidate).length,
        runs: usable.length
    };
    const base = { ...subjectOf(request), sampleCounts: counts, kind: kindOf(usable.length) };
    const seenBefore = runs.some((run) => finiteCount(pooled(run)) > 0);
    if (finiteCount(pooled(candidate)) === 0) {
        return seenBefore ? { ...base, verdict: 'inconclusive', reason: 'vanished' } : undefined;
    }
    if (!seenBefore)
        return { ...base, verdict: 'inconclusive', reason: 'not-observable' };
    if (usable.length === 0 || pooled(candidate).length < needed) {
        return { ...base, verdict: 'inconclusive', reason: 'too-few-samples' };
    }
    return judged(request, base, { candidate, usable });
}
function subjectOf(request) {
    const { target, metric, statistic, gating, owned } = request;
    return { target, metric, statistic, gating, owned };
}
function kindOf(runCount) {
    return runCount >= RUNS_FOR_HISTORY ? 'history' : 'provisional';
}
function finiteCount(values) {
    return values.filter(Number.isFinite).length;
}
function judged(request, base, { candidate, usable }) {
    const usual = usualLogs(usable);
    const levelOf = (run) => runLevel(residuals(run, usual), request);
    const baselines = usable.flatMap((run) => levelOf(run) ?? []);
    const own = levelOf(candidate);
    const shown = shownValues(request.statistic, candidate, usable);
    if (own === undefined || baselines.length === 0) {
        return { ...base, ...shown, verdict: 'inconclusive', reason: 'too-few-samples' };
    }
    const margin = marginOf(request.margin, shown.baseline);
    const outcome = base.kind === 'history' ? byHistory(request, own, baselines) : provisionally(request, own, baselines);
    const known = {
        ...base,
        ...shown,
        changeRatio: Math.expm1(outcome.difference),
        intervalRatio: ratios(outcome.interval),
        detectableRatio: Math.expm1(Math.max(outcome.detectable, SMALLEST_CHANGE, margin / 2)),
        marginRatio: Math.expm1(margin),
        ...(outcome.noise === undefined ? {} : { noiseRatio: Math.expm1(outcome.noise) })
    };
    return { ...known, ...decide(request, outcome, { margin, runCount: baselines.length }) };
}
/** The statistic's level of one run. */
function runLevel(logs, { statistic, random }) {
    if (statistic === 'p50') {
        const place = (0,stats_location/* location */.C)(logs.filter(Number.isFinite));
        return place === undefined ? undefined : { level: place.center, error: place.standardError };
    }
    const level = tailLevel(logs);
    const error = bootstrapError(logs, tailLevel, { random, resamples: RESAMPLES });
    return level === undefined || error === undefined ? undefined : { level, error };
}
/** What a reader compares: the candidate's own percentile, and the middle of the baseline runs' percentiles. */
function shownValues(statistic, candidate, usable) {
    const of = (run) => {
        const sorted = (0,stats_sorted/* sortSamples */.O)(pooled(run));
        const value = sorted === undefined ? undefined : (0,quantile/* quantile */.Y)(sorted, statistic === 'p50' ? 0.5 : 0.95);
        return value === Number.POSITIVE_INFINITY ? undefined : value;
    };
    const before = (0,quantile/* median */.J)(usable.flatMap((run) => of(run) ?? []));
    const now = of(candidate);
    return { ...(before === undefined ? {} : { baseline: before }), ...(now === undefined ? {} : { candidate: now }) };
}
/** The margin in logs: the larger of its relative and its absolute part, the latter relative to the baseline's value. */
function marginOf(margin, baseline) {
    const absolute = margin.absolute === undefined || baseline === undefined ? 0 : margin.absolute / baseline;
    return Math.log1p(Math.max(margin.ratio ?? 0, absolute));
}
function priorOf({ owned, statistic }) {
    const standardDeviation = PRIOR[owned ? 'owned' : 'provider'] * (statistic === 'p95' ? PRIOR.tailFactor : 1);
    return { standardDeviation, degreesOfFreedom: PRIOR.degreesOfFreedom };
}
/**
 * The runs' spread holds what a usual run's level is uncertain by. A run with a few stragglers is less certain than that,
 * its tail above all: what it is less certain by is added, or a straggler or two would make an alarm.
 */
function compareLevels(request, own, baselines) {
    const usual = baselines.reduce((sum, { error }) => sum + error ** 2, 0) / baselines.length;
    return compareWithRuns(own.level, baselines.map(({ level }) => level), { ...priorOf(request), excessVariance: Math.max(0, own.error ** 2 - usual) });
}
/**
 * An alarm needs two keys: the difference is more than runs differ by themselves, and more than the spread within the
 * runs explains, so that neither an unlucky run nor a handful of stragglers makes one.
 */
function byHistory(request, own, baselines) {
    const levels = baselines.map(({ level }) => level);
    const amongRuns = compareWithRuns(own.level, levels, priorOf(request));
    const comparison = compareLevels(request, own, baselines);
    const { difference, degreesOfFreedom, standardError } = comparison;
    const within = withinError(own, baselines);
    const rare = { slower: amongRuns.upperTail < request.alpha, faster: 1 - amongRuns.upperTail < request.alpha };
    const explained = normalQuantile(1 - WITHIN_ALPHA) * within;
    return {
        difference,
        interval: differenceInterval(comparison, CONFIDENCE),
        detectable: Math.max(detectableDifference(amongRuns, request.alpha, POWER), explained + normalQuantile(POWER) * within),
        noise: amongRuns.runNoise,
        clearly: rare.slower && difference > explained ? 'slower' : rare.faster && difference < -explained ? 'faster' : undefined,
        upperBound: difference + (0,student_t/* studentTQuantile */.$J)(CONFIDENCE, degreesOfFreedom) * standardError
    };
}
/** Of the difference between the candidate and the mean of the runs, from the spread within them. */
function withinError(own, baselines) {
    return Math.hypot(own.error, Math.hypot(...baselines.map(({ error }) => error)) / baselines.length);
}
/** With one to four runs: an alarm only where the whole interval of the two runs' own spread lies beyond a wide margin. */
function provisionally(request, own, baselines) {
    const comparison = compareLevels(request, own, baselines);
    const error = withinError(own, baselines);
    const reach = normalQuantile(1 - (1 - CONFIDENCE) / 2) * error;
    const interval = [comparison.difference - reach, comparison.difference + reach];
    const wide = Math.log1p(PROVISIONAL_MARGIN[request.statistic][request.owned ? 'owned' : 'provider']);
    return {
        difference: comparison.difference,
        interval,
        detectable: wide + reach + normalQuantile(POWER) * error,
        clearly: clearlyBeyond(wide, interval, baselines.length > 1 ? comparison : undefined),
        // That nothing got slower is claimed only with room for run-to-run noise, of which little is known yet.
        upperBound: comparison.difference + (0,student_t/* studentTQuantile */.$J)(CONFIDENCE, comparison.degreesOfFreedom) * comparison.standardError
    };
}
/** Two to four runs that differ much among themselves say already that a difference of this size is nothing new. */
function clearlyBeyond(wide, [low, high], comparison) {
    const upperTail = comparison?.upperTail;
    if (low > wide)
        return upperTail === undefined || upperTail < PROVISIONAL_ALPHA ? 'slower' : undefined;
    if (high < -wide)
        return upperTail === undefined || 1 - upperTail < PROVISIONAL_ALPHA ? 'faster' : undefined;
    return undefined;
}
function decide(request, outcome, { margin, runCount }) {
    // A sequential test for a change of one margin alarms from half of it on; history is held to the same.
    const worth = Math.max(SMALLEST_CHANGE, margin / 2);
    if (outcome.clearly === 'slower' && outcome.difference > worth) {
        return { verdict: 'regressed', reason: 'slower-beyond-noise' };
    }
    if (outcome.clearly === 'faster' && outcome.difference < -worth) {
        return { verdict: 'improved', reason: 'faster-beyond-noise' };
    }
    if (outcome.upperBound < margin)
        return { verdict: 'unchanged', reason: 'slowdown-unlikely' };
    const runsToSettle = runsUntilSettled(priorOf(request), outcome, { margin, runCount });
    return {
        verdict: 'inconclusive',
        reason: runCount < RUNS_FOR_HISTORY ? 'few-baseline-runs' : 'could-be-either',
        ...(runsToSettle === undefined ? {} : { runsToSettle })
    };
}
/** How many more runs, noise staying as it is, would let a candidate at the baseline's level be called unchanged. */
function runsUntilSettled(prior, outcome, { margin, runCount }) {
    const noise = outcome.noise ?? prior.standardDeviation;
    for (let count = runCount + 1; count <= runCount + MOST_RUNS_TO_ADVISE; count += 1) {
        const reach = (0,student_t/* studentTQuantile */.$J)(CONFIDENCE, prior.degreesOfFreedom + count - 1) * noise * Math.sqrt(1 + 1 / count);
        const enough = count >= RUNS_FOR_HISTORY && reach < margin;
        if (enough)
            return count - runCount;
    }
    return undefined;
}
function ratios([low, high]) {
    return [Math.expm1(low), Math.expm1(high)];
}
/** Whether a metric id is one that history judges. */
function isJudged(metric) {
    return metric in domain_metric/* METRICS */.Cb && (metric === 'ttft' || metric === 'tpot' || metric === 'e2e');
}

// EXTERNAL MODULE: ./lib/stats/binomial.js
var binomial = __webpack_require__(1350);
;// CONCATENATED MODULE: ./lib/analysis/check-rates.js

/** More failures are an alarm only from this much on, whatever the odds. */
const SMALLEST_RISE = 0.05;
/** A base that streams at least this share, and a head that streams less than the other, no longer streams. */
const STREAMED = { base: 0.95, head: 0.5 };
/** Failed of attempted requests, against the whole window. */
function checkErrorRate(request) {
    const now = failuresOf([request.window.candidate]);
    const before = failuresOf(request.window.runs.map(({ target }) => target));
    // (K + ½)/(N + 1), the mean under Jeffreys' prior: a window without any failure does not prove that there are none.
    const usual = (before.count + 0.5) / (before.of + 1);
    const rise = ratioOf(now) - ratioOf(before);
    const rare = (0,binomial/* binomialUpperTail */.Yw)(now.count, now.of, usual) < request.alpha;
    const regressed = rare && rise >= SMALLEST_RISE;
    const [low, high] = (0,binomial/* rateInterval */.mP)(now.count, now.of, 0.95);
    return {
        ...subject(request, 'error_rate'),
        verdict: regressed ? 'regressed' : 'unchanged',
        reason: regressed ? 'more-failures' : 'failures-as-before',
        baseline: ratioOf(before),
        candidate: ratioOf(now),
        // A rate moves in points, not in per cent of itself: from 0 % there is no ratio.
        changeRatio: rise,
        intervalRatio: [low - ratioOf(before), high - ratioOf(before)],
        detectableRatio: Math.max(SMALLEST_RISE, (0,binomial/* criticalCount */.Tm)(now.of, usual, request.alpha) / Math.max(1, now.of)),
        sampleCounts: { baseline: before.of, candidate: now.of, runs: request.window.runs.length }
    };
}
/** Whether replies still arrive in pieces. `undefined` where the base did not stream either. */
function checkStreamedShare(request) {
    const now = streamedOf([request.window.candidate]);
    const before = streamedOf(request.window.runs.map(({ target }) => target));
    if (before.of === 0 || ratioOf(before) < STREAMED.base || now.of === 0)
        return undefined;
    const regressed = ratioOf(now) < STREAMED.head;
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
function failuresOf(targets) {
    return sumOf(targets, ({ failed, attempted }) => ({ count: failed, of: attempted }));
}
function streamedOf(targets) {
    return sumOf(targets, ({ streamed, attempted, failed }) => ({ count: streamed, of: attempted - failed }));
}
function sumOf(targets, part) {
    const parts = targets.flatMap(({ scenarios }) => scenarios.map(part));
    return {
        count: parts.reduce((sum, { count }) => sum + count, 0),
        of: parts.reduce((sum, share) => sum + share.of, 0)
    };
}
function ratioOf({ count, of }) {
    return of === 0 ? 0 : count / of;
}

// EXTERNAL MODULE: ./lib/analysis/digest.js
var digest = __webpack_require__(7868);
// EXTERNAL MODULE: ./lib/analysis/evidence.js
var analysis_evidence = __webpack_require__(7485);
// EXTERNAL MODULE: ./lib/analysis/judge-budget.js + 2 modules
var judge_budget = __webpack_require__(9551);
// EXTERNAL MODULE: ./lib/analysis/overhead.js
var overhead = __webpack_require__(7744);
// EXTERNAL MODULE: ./lib/analysis/window.js
var analysis_window = __webpack_require__(2580);
;// CONCATENATED MODULE: ./lib/analysis/judge.js










/** Above this share of failed requests, what is left is no fair sample of the rest. */
const MOST_LOST = 0.1;
/** Above this share an owned target was not measured at all. */
const MOSTLY_LOST = 0.5;
/**
 * Above this share of spoilt samples the rest is no fair choice either. Where this process itself stalled, what was
 * measured is this machine: that is no regression of anything.
 */
const MOST_VOID = 0.1;
const P95_MARGIN = { ratio: 0.25 };
/** Output lengths that differ by more are said in the first screen. */
const LENGTH_CHANGE = 0.1;
/** No check is more lenient than this, however few there are: the level that history was simulated at. */
const MOST_LENIENT_ALPHA = 0.001;
/** Everything that samples and history come to. */
function judge(request) {
    const gateChecks = checksOf(request.gate);
    const targets = request.targets.filter(({ directOf }) => directOf === undefined);
    const alpha = alphaOf(request.gate, targets.length * (gateChecks.length + 1));
    const parts = targets.map((target) => judgeTarget(request, target, { gateChecks, alpha }));
    return {
        checks: parts.flatMap(({ checks }) => checks),
        budgets: request.budgets.flatMap((budget) => judgeEverywhere(request, budget, parts)),
        withoutBaseline: request.compare ? parts.filter(({ window }) => window === undefined).map(({ id }) => id) : [],
        unmeasured: parts.filter(({ unmeasured }) => unmeasured).map(({ id }) => id),
        warnings: parts.flatMap(({ warnings }) => warnings),
        windows: new Map(parts.flatMap(({ id, window }) => (window === undefined ? [] : [[id, window]])))
    };
}
/** The gate's own checks, and the p50 and p95 of every judged metric that it does not name. */
function checksOf(gate) {
    const named = gate.checks.map((check) => ({ ...check, gating: true }));
    const beside = JUDGED_METRICS.flatMap((metric) => ['p50', 'p95']
        .filter((statistic) => !named.some((check) => check.metric === metric && check.statistic === statistic))
        .map((statistic) => ({
        metric,
        statistic,
        margin: statistic === 'p95' ? P95_MARGIN : { ratio: 0.1 },
        gating: false
    })));
    const order = (check) => 10 * JUDGED_METRICS.indexOf(check.metric) + (check.statistic === 'p50' ? 0 : 1);
    return [...named, ...beside].toSorted((a, b) => order(a) - order(b));
}
/**
 * Bonferroni over everything that can turn the job red: a union bound holds whatever the dependence between checks, and
 * a gate must bound the chance of any false alarm.
 */
function alphaOf(gate, checkCount) {
    return Math.min(MOST_LENIENT_ALPHA, gate.falseAlarmRatio / Math.max(1, checkCount));
}
function judgeTarget(request, target, wanted) {
    const { id, owned } = target;
    const lost = lostRatio(request.candidate, id);
    const chosen = request.compare
        ? (0,analysis_window/* chooseWindow */.It)({
            digests: request.baselines,
            candidate: request.candidate,
            targetId: id,
            owned,
            ...(request.ancestry === undefined ? {} : { ancestry: request.ancestry })
        })
        : { runs: [], warnings: [] };
    const stalled = voidRatio(request.samples, id, 'void-client-stall') > MOST_VOID;
    if (!('candidate' in chosen)) {
        return { id, checks: [], unmeasured: stalled || lost > MOST_LOST, warnings: chosen.warnings };
    }
    const rates = { target: id, owned, window: chosen, alpha: wanted.alpha };
    const checks = [
        ...latencyChecks(request, target, chosen, wanted),
        checkErrorRate(rates),
        ...[checkStreamedShare(rates)].flatMap((check) => check ?? [])
    ];
    const explained = owned && checks.some((check) => check.metric === 'error_rate' && check.verdict === 'regressed');
    return {
        id,
        checks: believable(checks, {
            lost,
            spoilt: stalled || voidRatio(request.samples, id, 'void-cache-hit') > MOST_VOID
        }),
        window: chosen,
        unmeasured: stalled || (!explained && lost > (owned ? MOSTLY_LOST : MOST_LOST)),
        warnings: [...chosen.warnings, ...changeWarnings(id, chosen)]
    };
}
function latencyChecks(request, { id, owned }, window, { gateChecks, alpha }) {
    const baselines = window.runs.map((run) => run.target);
    const lengths = referenceLengths(baselines);
    const sameCount = baselines.every((target) => target.tokenSource === window.candidate.tokenSource);
    return gateChecks.flatMap(({ metric, statistic, margin, gating }) => {
        if (!isJudged(metric))
            return [];
        const check = checkLatency({
            target: id,
            owned,
            metric,
            statistic: statistic,
            margin,
            gating,
            window,
            lengths,
            alpha,
            random: request.random
        });
        if (check === undefined)
            return [];
        return sameCount || metric === 'ttft' ? [check] : [undecided(check, 'token-source-differs')];
    });
}
function undecided(check, reason) {
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
        ...(baseline === undefined ? {} : { baseline }),
        ...(candidate === undefined ? {} : { candidate }),
        sampleCounts
    };
}
/** With too many requests lost or spoilt the latencies of the rest say little; the rates still stand. */
function believable(checks, { lost, spoilt }) {
    const reason = lost > MOST_LOST ? 'too-many-failures' : spoilt ? 'too-many-void' : undefined;
    if (reason === undefined)
        return checks;
    return checks.map((check) => (isJudged(check.metric) ? undecided(check, reason) : check));
}
/** Of a target's requests, the share that one cause has spoilt; each was replaced, and the cause remains. */
function voidRatio(samples, target, flag) {
    const own = samples.filter(({ targetId }) => targetId === target);
    return own.length === 0 ? 0 : own.filter(({ flags }) => flags.includes(flag)).length / own.length;
}
function lostRatio(candidate, targetId) {
    const scenarios = candidate.targets.find(({ id }) => id === targetId)?.scenarios ?? [];
    const attempted = scenarios.reduce((sum, scenario) => sum + scenario.attempted, 0);
    const failed = scenarios.reduce((sum, scenario) => sum + scenario.failed, 0);
    return attempted === 0 ? 1 : failed / attempted;
}
function changeWarnings(target, { runs, candidate }) {
    const warnings = [];
    const before = runs[0]?.target.servedModels[0];
    const now = candidate.servedModels[0];
    if (before !== undefined && now !== undefined && before !== now) {
        warnings.push({ kind: 'served-model-changed', target, from: before, to: now });
    }
    warnings.push(...servedDifferently(target, runs[0]?.target, candidate));
    const lengthNow = (0,quantile/* median */.J)(tokensOf([candidate]));
    const lengthBefore = (0,quantile/* median */.J)(tokensOf(runs.map((run) => run.target)));
    if (lengthNow !== undefined && lengthBefore !== undefined && lengthBefore > 0) {
        const changeRatio = lengthNow / lengthBefore - 1;
        if (Math.abs(changeRatio) > LENGTH_CHANGE)
            warnings.push({ kind: 'output-length-changed', target, changeRatio });
    }
    return warnings;
}
/** A build or a tier that the baseline never met explains a change that no commit does. */
function servedDifferently(target, before, now) {
    return ['servedFingerprints', 'serviceTiers'].flatMap((names) => {
        const known = before?.[names] ?? [];
        const [from] = known;
        const [to] = now[names];
        if (from === undefined || to === undefined || now[names].some((name) => known.includes(name)))
            return [];
        const what = names === 'serviceTiers' ? 'service-tier' : 'fingerprint';
        return [{ kind: 'served-differently', target, what, from, to }];
    });
}
function tokensOf(targets) {
    return targets.flatMap(({ scenarios }) => scenarios.flatMap(({ rows }) => rows.flatMap((row) => row[3] ?? [])));
}
function judgeEverywhere(request, budget, parts) {
    const samples = (0,digest/* judgedSamples */.vo)(request.samples).filter((sample) => !(0,domain_sample/* isVoid */.Rd)(sample));
    return request.targets
        .filter((target) => isBudgeted(target, budget, request))
        .map(({ id, price }) => {
        const own = samples.filter((sample) => sample.targetId === id);
        const direct = upstreamOf(id, request);
        const { evidence, readMetric } = (0,analysis_evidence/* evidenceOf */.X1)({
            budget,
            samples: own,
            ...(price === undefined ? {} : { price }),
            ...(direct === undefined ? {} : { added: (0,overhead/* overheadValues */.f)(samples, id, direct) })
        });
        const window = parts.find((part) => part.id === id)?.window;
        const base = window === undefined
            ? undefined
            : (0,analysis_evidence/* baseEvidenceOf */.yS)(budget, window.runs.map((run) => run.target));
        return {
            budget,
            target: id,
            readMetric,
            ...(0,judge_budget/* judgeBudget */.NO)(budget, evidence),
            ...(base === undefined ? {} : { brokenOnBase: (0,judge_budget/* judgeBudget */.NO)(budget, base).verdict === 'broken' })
        };
    });
}
/** A budget without a target is every target's, but that on overhead is for those that have an upstream. */
function isBudgeted(target, budget, request) {
    if (target.directOf !== undefined)
        return false;
    if (budget.target !== undefined)
        return budget.target === target.id;
    return budget.metric !== 'overhead' || upstreamOf(target.id, request) !== undefined;
}
function upstreamOf(id, { targets }) {
    return targets.find(({ directOf }) => directOf === id)?.id;
}


/***/ }),

/***/ 7744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ overheadOf),
/* harmony export */   f: () => (/* binding */ overheadValues)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _stats_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);


/** Fewest pairs that an interval is given of. */
const FEWEST_PAIRS = 10;
/**
 * What lies between a target and its upstream adds, in ms: the center of the paired differences. Pairs of which one
 * failed are left out: a failure has no time. Absent below ten pairs.
 */
function overheadOf(samples, { target, direct }) {
    const pairs = pairsOf(samples, target, direct);
    const ttft = addedTime(ttftDifferences(pairs));
    const e2e = addedTime(pairs.flatMap(endDifference));
    return { ...(ttft === undefined ? {} : { ttft }), ...(e2e === undefined ? {} : { e2e }) };
}
/** The differences in time to first token, one a pair: what a budget on `overhead` is held to. */
function overheadValues(samples, target, direct) {
    return ttftDifferences(pairsOf(samples, target, direct));
}
function pairsOf(samples, target, direct) {
    const answered = samples.filter(({ outcome, pair }) => outcome === 'ok' && pair !== undefined);
    const past = new Map(answered.filter(({ targetId }) => targetId === direct).map((sample) => [sample.pair, sample]));
    return answered
        .filter(({ targetId }) => targetId === target)
        .flatMap((through) => {
        const other = past.get(through.pair);
        return other === undefined ? [] : [{ through, past: other }];
    });
}
function ttftDifferences(pairs) {
    return pairs.flatMap(({ through, past }) => through.ttftMs === undefined || past.ttftMs === undefined ? [] : [through.ttftMs - past.ttftMs]);
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
function addedTime(differences) {
    if (differences.length < FEWEST_PAIRS)
        return undefined;
    const place = (0,_stats_location_js__WEBPACK_IMPORTED_MODULE_1__/* .location */ .C)(differences);
    return place && { centerMs: place.center, intervalMs: place.interval, pairCount: place.n };
}


/***/ }),

/***/ 7983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   HN: () => (/* binding */ colorOf),
/* harmony export */   kY: () => (/* binding */ statesOf)
/* harmony export */ });
/* harmony import */ var _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6450);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);


/** Every state that applies, in order of precedence; the first is the word for the whole. Never empty. */
function statesOf({ checks, budgets, withoutBaseline, unmeasured }) {
    const applies = {
        regression: checks.some((check) => check.owned && check.verdict === 'regressed'),
        'over-budget': budgets.some(({ verdict }) => verdict === 'broken'),
        'could-not-measure': unmeasured.length > 0,
        // History of a provider's unchanged target is information: it is never a reason to call the whole undecided.
        inconclusive: checks.some((check) => check.owned && check.gating && check.verdict === 'inconclusive') ||
            budgets.some(({ verdict }) => verdict === 'not-measured'),
        'no-baseline': withoutBaseline.length > 0,
        drift: checks.some((check) => !check.owned && check.verdict === 'regressed'),
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
function whereOf(event) {
    if (event === 'local')
        return 'local';
    return event === 'pull_request' || event === 'merge_group' ? 'onRequest' : 'elsewhere';
}
function fails(state, failOn) {
    const name = FAIL_NAME[state];
    return name !== undefined && failOn.includes(name);
}
/** Bad news that is not to fail the job stays visible. */
function softened(color) {
    return color === 'red' ? 'warning' : color;
}
/** The command line's exit code: section "exit of the command line" of the table of states. */
function exitCodeOf(states, color) {
    const [worst] = states;
    if (worst === 'could-not-measure')
        return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.couldNotMeasure;
    if (color !== 'red')
        return _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.passed;
    const undecided = ['inconclusive', 'no-baseline', 'warning'];
    return undecided.includes(worst) ? _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.undecided : _domain_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.failed;
}


/***/ }),

/***/ 2580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ uniteLogs),
/* harmony export */   It: () => (/* binding */ chooseWindow),
/* harmony export */   KC: () => (/* binding */ nextWindow),
/* harmony export */   vY: () => (/* binding */ uniteWindows)
/* harmony export */ });
/* harmony import */ var _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(185);
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3071);


/** Runs that one comparison looks back on: enough for a variance, few enough that the level is today's. */
const COMPARED_RUNS = 20;
/** Runs are compared on scenarios of equal hash; below this share of the candidate's they are not comparable. */
const COMMON_SHARE = 0.5;
/** Regressed runs in a row that are the new level rather than bad luck. */
const NEW_LEVEL_RUNS = 3;
/** The windows of several files as one: newest first, each run once. */
function uniteWindows(files) {
    return newestOnce(files.flatMap((file) => file.window));
}
/** The logs of several files as one: newest first, each run once. */
function uniteLogs(files) {
    return newestOnce(files.flatMap((file) => file.log));
}
function newestOnce(runs) {
    const once = new Map();
    for (const run of runs) {
        const key = identityOf(run);
        if (!once.has(key))
            once.set(key, run);
    }
    return [...once.values()].toSorted((a, b) => (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B)(b.recordedAt) - (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B)(a.recordedAt));
}
function identityOf(run) {
    const { workflowRun, ordinal, recordedAt, commit } = run;
    return workflowRun === undefined
        ? `${recordedAt} ${commit ?? ''} ${ordinal}`
        : `${workflowRun.id}.${workflowRun.attempt}.${ordinal}`;
}
/** The newest runs that fit into a file, its writer's own runs first. */
function nextWindow(own, earlier) {
    const known = new Set(own.map(identityOf));
    return [...own, ...earlier.filter((run) => !known.has(identityOf(run)))].slice(0, _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .WINDOW_RUNS */ .iE);
}
/** The runs that a target's candidate is compared with, nearest first by time, and why others were not. */
function chooseWindow(request) {
    const target = request.candidate.targets.find(({ id }) => id === request.targetId);
    if (target === undefined)
        return { runs: [], warnings: [] };
    const namesakes = namesakesOf(request);
    const samePlan = namesakes.filter((run) => run.target.fingerprint === target.fingerprint);
    const newestOther = namesakes[0];
    if (samePlan.length === 0) {
        return { runs: [], warnings: newestOther === undefined ? [] : [planDiffers(target, newestOther.target)] };
    }
    const sameMachine = samePlan.filter((run) => run.environmentClass === request.candidate.environmentClass);
    const machines = request.owned ? sameMachine : samePlan;
    const warnings = environmentWarnings(request, samePlan, sameMachine);
    const common = machines.filter((run) => sharesEnough(target, run.target));
    if (common.length === 0)
        return { runs: [], warnings: [...warnings, ...scenarioWarnings(target, machines[0]?.target)] };
    const level = currentLevel(ancestorsFirst(common, request.ancestry)).slice(0, COMPARED_RUNS);
    const shared = sharedHashes(target, level.map((run) => run.target));
    return {
        runs: level.map((run) => ({
            recordedAt: run.recordedAt,
            ...(run.commit === undefined ? {} : { commit: run.commit }),
            target: onlyScenarios(run.target, shared, target)
        })),
        candidate: onlyScenarios(target, shared, target),
        warnings: [...warnings, ...scenarioWarnings(target, level[0]?.target)]
    };
}
function namesakesOf({ digests, candidate, targetId }) {
    return digests
        .filter((run) => run.metricDefinition === candidate.metricDefinition)
        .flatMap(({ targets, ...run }) => targets.filter(({ id }) => id === targetId).map((target) => ({ ...run, target })))
        .toSorted((a, b) => (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B)(b.recordedAt) - (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B)(a.recordedAt));
}
/** Ancestors of the base where there are any; else what there is, which the report then labels. */
function ancestorsFirst(runs, ancestry) {
    if (ancestry === undefined)
        return runs;
    const known = new Set(ancestry);
    const ancestors = runs.filter((run) => run.commit !== undefined && known.has(run.commit));
    return ancestors.length > 0 ? ancestors : runs;
}
/**
 * A run that regressed is stored and marked, and does not move the level by itself. Several in a row are the level: the
 * window then starts at the first of them.
 */
function currentLevel(runs) {
    const marked = (run) => run.state === 'regression';
    const firstUnmarked = runs.findIndex((run) => !marked(run));
    const streak = firstUnmarked < 0 ? runs.length : firstUnmarked;
    if (streak >= NEW_LEVEL_RUNS)
        return runs.slice(0, streak);
    const unmarked = runs.filter((run) => !marked(run));
    return unmarked.length > 0 ? unmarked : runs;
}
function sharesEnough(candidate, baseline) {
    const known = new Set(baseline.scenarios.map(({ hash }) => hash));
    const common = candidate.scenarios.filter(({ hash }) => known.has(hash)).length;
    return common > 0 && common >= COMMON_SHARE * candidate.scenarios.length;
}
function sharedHashes(candidate, baselines) {
    const everywhere = candidate.scenarios
        .map(({ hash }) => hash)
        .filter((hash) => baselines.some((target) => target.scenarios.some((scenario) => scenario.hash === hash)));
    return new Set(everywhere);
}
/** Scenarios are matched by hash; the candidate's id names them on both sides. */
function onlyScenarios(target, hashes, candidate) {
    const names = new Map(candidate.scenarios.map(({ hash, id }) => [hash, id]));
    const scenarios = target.scenarios
        .filter(({ hash }) => hashes.has(hash))
        .map((scenario) => ({ ...scenario, id: names.get(scenario.hash) ?? scenario.id }));
    return { ...target, scenarios };
}
function scenarioWarnings(candidate, baseline) {
    if (baseline === undefined)
        return [];
    const before = new Map(baseline.scenarios.map(({ hash, id }) => [hash, id]));
    const now = new Map(candidate.scenarios.map(({ hash, id }) => [hash, id]));
    const added = [...now].filter(([hash]) => !before.has(hash)).map(([, id]) => id);
    const removed = [...before].filter(([hash]) => !now.has(hash)).map(([, id]) => id);
    if (added.length === 0 && removed.length === 0)
        return [];
    const common = now.size - added.length;
    return common < COMMON_SHARE * now.size
        ? [{ kind: 'scenarios-too-few', target: candidate.id, common, all: now.size }]
        : [{ kind: 'scenarios-differ', target: candidate.id, added, removed }];
}
function environmentWarnings({ candidate, targetId, owned }, samePlan, sameMachine) {
    const other = samePlan.find((run) => run.environmentClass !== candidate.environmentClass);
    // For an owned target the runs of other machines are left out, which matters only when none is left.
    if (other === undefined || (owned && sameMachine.length > 0))
        return [];
    return [
        {
            kind: 'environment-differs',
            target: targetId,
            baseline: other.environmentClass,
            candidate: candidate.environmentClass,
            compared: !owned
        }
    ];
}
function planDiffers(candidate, baseline) {
    return { kind: 'plan-differs', target: candidate.id, differences: planDifferences(baseline.parts, candidate.parts) };
}
/** The parts of two plans that differ, by name. */
function planDifferences(baseline, candidate) {
    const names = [...new Set([...Object.keys(baseline), ...Object.keys(candidate)])].toSorted();
    return names
        .filter((part) => JSON.stringify(baseline[part]) !== JSON.stringify(candidate[part]))
        .map((part) => ({
        part,
        ...(baseline[part] === undefined ? {} : { baseline: baseline[part] }),
        ...(candidate[part] === undefined ? {} : { candidate: candidate[part] })
    }));
}


/***/ }),

/***/ 8092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ readPackedJson),
  e: () => (/* binding */ writePackedJson)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
;// CONCATENATED MODULE: ./lib/domain/foreign-json.js

/** Most bytes of a run or baseline file, compressed and not: some hundred times what a large run needs. */
const MAX_PACKED_BYTES = 32 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
/** What went wrong, for a person: further problems are mostly the same one again. */
const SHOWN_PROBLEMS = 3;
const MAX_PROBLEM_LENGTH = 200;
/** Ours nest ten levels; a target's parameters may add some. */
const MAX_DEPTH = 50;
/** Keys that mean something to JavaScript itself. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Reads a file that anybody may have written. Never repeats its content but names of keys, cut and on one line. */
function readForeignJson(text, format) {
    const json = parse(text);
    if (json === undefined)
        return refused('unreadable', 'is not JSON');
    const problem = structureProblem(json.value);
    if (problem !== undefined)
        return refused('unreadable', problem);
    const schema = schemaOf(json.value);
    if (schema !== format.name) {
        const got = schema === undefined ? 'no schema' : `schema: ${(0,quote/* quote */.h)(schema)}`;
        return refused('wrong-schema', `${got} got, "${format.name}" expected`);
    }
    const checked = format.shape.safeParse(json.value);
    return checked.success
        ? { kind: 'fits', value: checked.data }
        : refused('unreadable', problemsText(checked.error.issues));
}
/** "40.0 MiB got, at most 32 MiB allowed" */
function tooLargeText(bytes, limitBytes) {
    const limit = `at most ${limitBytes / MEGABYTE} MiB allowed`;
    return bytes === undefined ? `is too large; ${limit}` : `${(bytes / MEGABYTE).toFixed(1)} MiB got, ${limit}`;
}
function refused(why, message) {
    return { kind: 'refused', why, message };
}
function parse(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        // The engine's own message quotes the text.
        return undefined;
    }
}
/** Walks level by level, since hostile nesting would exhaust the call stack: ours here, and the checker's after us. */
function structureProblem(json) {
    let level = [json].filter(isObject);
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > MAX_DEPTH)
            return `is nested more than ${MAX_DEPTH} levels deep`;
        const [key] = level.flatMap(forbiddenKeys);
        if (key !== undefined)
            return `holds the key "${key}", which is not allowed`;
        level = level.flatMap((value) => Object.values(value).filter(isObject));
    }
    return undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function forbiddenKeys(value) {
    return Array.isArray(value) ? [] : Object.keys(value).filter((key) => FORBIDDEN_KEYS.has(key));
}
function schemaOf(json) {
    return isObject(json) && 'schema' in json && typeof json.schema === 'string' ? json.schema : undefined;
}
function problemsText(issues) {
    const shown = issues.slice(0, SHOWN_PROBLEMS).map(problemText);
    const more = issues.length - shown.length;
    return more > 0 ? `${shown.join('; ')}; and ${more} more` : shown.join('; ');
}
function problemText({ path, message }) {
    return (0,quote/* oneLine */.T)(`${path.length === 0 ? 'the whole' : path.map(String).join('.')}: ${message}`, MAX_PROBLEM_LENGTH);
}

;// CONCATENATED MODULE: ./lib/domain/thrown.js
/** What was thrown may be anything, and an error of another realm is no `instanceof Error`: its fields are looked at instead. */
function field(thrown, name) {
    return typeof thrown === 'object' && thrown !== null ? thrown[name] : undefined;
}
/** The system's name for what went wrong, such as `ENOENT`. */
function codeOfThrown(thrown) {
    const code = field(thrown, 'code');
    return typeof code === 'string' ? code : 'unknown error';
}
function messageOfThrown(thrown) {
    const message = field(thrown, 'message');
    return typeof message === 'string' ? message : 'unknown error';
}
/** The HTTP status that an API's client puts on its errors; absent on all others. */
function statusOfThrown(thrown) {
    const status = field(thrown, 'status');
    return typeof status === 'number' ? status : undefined;
}

;// CONCATENATED MODULE: ./lib/baseline/packed-json.js








const unpack = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
const pack = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
/** Reads a file of JSON, packed by gzip or plain, and refuses what does not fit the format. */
async function readPackedJson(path, format) {
    const bytes = await readBytes(path);
    const json = readForeignJson(textOf(path, await unpacked(path, bytes)), format);
    if (json.kind === 'refused')
        throw unreadable(path, json.message);
    return json.value;
}
/** Writes beside the file and then renames, so that a crash leaves the old file whole. Packs where the name ends in `.gz`. */
async function writePackedJson(path, value) {
    const text = Buffer.from(JSON.stringify(value));
    const bytes = path.endsWith('.gz') ? await pack(text) : text;
    const temporary = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await writeThrough(temporary, bytes);
        await (0,promises_.rename)(temporary, path);
    }
    catch (cause) {
        await (0,promises_.rm)(temporary, { force: true }).catch(() => undefined);
        throw new errors/* KnownError */.E('unwritable-file', `cannot write ${path}: ${codeOfThrown(cause)}`, {
            hint: 'Name a file in a folder that exists and may be written to.',
            cause
        });
    }
}
async function writeThrough(path, bytes) {
    const file = await (0,promises_.open)(path, 'wx');
    try {
        await file.writeFile(bytes);
        // Without it a power cut after the rename can leave an empty file under the final name.
        await file.sync();
    }
    finally {
        await file.close();
    }
}
async function readBytes(path) {
    try {
        const { size } = await (0,promises_.stat)(path);
        const limit = path.endsWith('.gz') ? MAX_PACKED_BYTES : MAX_UNPACKED_BYTES;
        if (size > limit)
            throw unreadable(path, tooLargeText(size, limit));
        return await (0,promises_.readFile)(path);
    }
    catch (cause) {
        if (cause instanceof errors/* KnownError */.E)
            throw cause;
        throw unreadable(path, codeOfThrown(cause) === 'ENOENT' ? 'does not exist' : codeOfThrown(cause), cause);
    }
}
async function unpacked(path, bytes) {
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    if (!isGzip && path.endsWith('.gz'))
        throw unreadable(path, 'is not a gzip file, though its name ends in .gz');
    if (!isGzip)
        return bytes;
    try {
        return await unpack(bytes, { maxOutputLength: MAX_UNPACKED_BYTES });
    }
    catch (cause) {
        throw unreadable(path, gzipProblem(codeOfThrown(cause)), cause);
    }
}
function gzipProblem(code) {
    if (code === 'ERR_BUFFER_TOO_LARGE')
        return `unpacked, it ${tooLargeText(undefined, MAX_UNPACKED_BYTES)}`;
    if (code === 'Z_BUF_ERROR')
        return 'ends in the middle of the gzip data';
    return `its gzip data is damaged (${code})`;
}
function textOf(path, bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw unreadable(path, 'is not UTF-8 text', cause);
    }
}
function unreadable(path, problem, cause) {
    return new errors/* KnownError */.E('unreadable-file', `cannot read ${path}: ${problem}`, {
        hint: 'Name a file that this tool wrote, and copy it again if it was cut short.',
        cause
    });
}


/***/ }),

/***/ 9686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ writeRunFile),
/* harmony export */   m: () => (/* binding */ readRunFile)
/* harmony export */ });
/* harmony import */ var _domain_run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(172);
/* harmony import */ var _packed_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);


/** Reads `*.run.json.gz`, or the same unpacked. Throws a KnownError that names the file and what is wrong with it. */
async function readRunFile(path) {
    return (0,_packed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readPackedJson */ .$)(path, { name: _domain_run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_SCHEMA */ .EJ, shape: _domain_run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .runFileSchema */ .nm });
}
async function writeRunFile(path, run) {
    await (0,_packed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writePackedJson */ .e)(path, run);
}


/***/ }),

/***/ 185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ DIGEST_ROWS),
/* harmony export */   dq: () => (/* binding */ LOG_LINES),
/* harmony export */   iE: () => (/* binding */ WINDOW_RUNS),
/* harmony export */   iW: () => (/* binding */ BASELINE_SCHEMA),
/* harmony export */   lm: () => (/* binding */ LOG_DAYS),
/* harmony export */   v8: () => (/* binding */ baselineFileSchema)
/* harmony export */ });
/* unused harmony export runDigestSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(172);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5141);




const BASELINE_SCHEMA = 'llm-latency-baseline/1';
/** Runs in the window: the newest in full, the others as digests. */
const WINDOW_RUNS = 30;
const LOG_DAYS = 400;
const LOG_LINES = 10_000;
/** Rows a digest keeps of one scenario; beyond that every k-th, so that it stays bounded. */
const DIGEST_ROWS = 64;
const value = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().max(1e9);
/**
 * One answered request, as [ttft ms, tpot ms, last ms, output tokens]; null where the sample had none. Rows rather than
 * quantiles, since end-to-end time at equal length needs both times of one request and the window's token count, which
 * nobody knows yet when a digest is written.
 */
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([value.nullable(), value.nullable(), value.nullable(), value.nullable()]);
const scenarioDigestSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    hash: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj,
    attempted: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    failed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    /** Answered replies that arrived in at least three reads. */
    streamed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    rows: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(rowSchema).max(DIGEST_ROWS)
});
const targetDigestSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    fingerprint: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj,
    parts: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(100), zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9()),
    tokenSource: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['usage', 'estimated', 'none']),
    servedModels: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh).max(20),
    servedFingerprints: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh).max(20),
    serviceTiers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh).max(20),
    failures: zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOMES */ .im), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative()),
    scenarios: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scenarioDigestSchema).max(10_000)
});
/** What of a run decides: enough for every check of history, and small enough to keep thirty of them. */
const runDigestSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    recordedAt: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .timeText */ .Tc,
    commit: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .commitText */ .tT.optional(),
    workflowRun: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(), attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive() }).optional(),
    /** Tells the runs of one workflow run apart, where it made several. */
    ordinal: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    environmentClass: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(1500),
    metricDefinition: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    quantileMethod: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    /** What the run itself came to: a regressed run does not move the level by itself. */
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .STATES */ .xj).optional(),
    targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(targetDigestSchema).max(1000)
});
const quantilesSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ p50: value.optional(), p95: value.optional(), n: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative() });
/** One run in a line, for trends. */
const logLineSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    recordedAt: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .timeText */ .Tc,
    commit: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .commitText */ .tT.optional(),
    workflowRun: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(), attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive() }).optional(),
    ordinal: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .STATES */ .xj).optional(),
    targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        id: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
        fingerprint: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj,
        errorRatio: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1),
        ttft: quantilesSchema,
        tpot: quantilesSchema,
        e2e: quantilesSchema
    }))
        .max(1000)
});
/** The baseline artifact. */
const baselineFileSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(BASELINE_SCHEMA),
    key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(500),
    /** The run that wrote the file, in full. */
    own: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .runFileSchema */ .nm,
    /** Its digest first, then the newest others. */
    window: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(runDigestSchema).min(1).max(WINDOW_RUNS),
    log: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(logLineSchema).max(LOG_LINES)
});


/***/ }),

/***/ 3071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ instantOf)
/* harmony export */ });
/** Milliseconds since 1970 of an ISO 8601 time. NaN of anything else; the schemas keep that out. */
function instantOf(iso) {
    // biome-ignore lint/style/noRestrictedGlobals: it reads a time that is written down, and asks no clock.
    return Date.parse(iso);
}


/***/ }),

/***/ 1350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ criticalCount),
/* harmony export */   Yw: () => (/* binding */ binomialUpperTail),
/* harmony export */   mP: () => (/* binding */ rateInterval)
/* harmony export */ });
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1977);
/* harmony import */ var _incomplete_beta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8014);


/** P(X ≥ k) for X ~ Binomial(n, p), exactly, as I_p(k, n − k + 1) (DLMF 8.17.5). */
function binomialUpperTail(k, n, p) {
    if (k <= 0)
        return 1;
    if (k > n)
        return 0;
    return (0,_incomplete_beta_js__WEBPACK_IMPORTED_MODULE_0__/* .incompleteBeta */ .J)(p, k, n - k + 1);
}
/** The fewest successes out of `n` whose upper tail is at most `alpha`; n + 1 where even n of n are not that rare. */
function criticalCount(n, p, alpha) {
    for (let k = 0; k <= n; k += 1)
        if (binomialUpperTail(k, n, p) <= alpha)
            return k;
    return n + 1;
}
/**
 * The exact interval of a rate from `k` of `n` (Clopper & Pearson, Biometrika 26 (1934)): it covers the true rate at
 * least as often as `confidence` says.
 */
function rateInterval(k, n, confidence) {
    if (n === 0)
        return [0, 1];
    const tail = (1 - confidence) / 2;
    const low = k === 0 ? 0 : (0,_bisect_js__WEBPACK_IMPORTED_MODULE_1__/* .bisect */ .h)((p) => -binomialUpperTail(k, n, p), -tail, [0, 1]);
    const high = k === n ? 1 : (0,_bisect_js__WEBPACK_IMPORTED_MODULE_1__/* .bisect */ .h)((p) => 1 - binomialUpperTail(k + 1, n, p), tail, [0, 1]);
    return [low, high];
}


/***/ }),

/***/ 1977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ bisect)
/* harmony export */ });
/** A root this near is the root: far below a microsecond in ms, and below any change in logs that could matter. */
const TOLERANCE = 1e-12;
/** Ends the search where the numbers themselves are too coarse for the tolerance. */
const MOST_HALVINGS = 80;
/**
 * The point within `range` where the falling function `f` passes `target`. Where it does not, the end that is nearer to
 * it.
 */
function bisect(f, target, range) {
    let [left, right] = range;
    for (let step = 0; step < MOST_HALVINGS && right - left > TOLERANCE; step += 1) {
        const middle = (left + right) / 2;
        if (f(middle) > target)
            left = middle;
        else
            right = middle;
    }
    return (left + right) / 2;
}


/***/ }),

/***/ 8014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ incompleteBeta)
/* harmony export */ });
/* unused harmony export logGamma */
/** Lanczos coefficients, g = 7, n = 9 (P. Godfrey, "A note on the computation of the convergent Lanczos complex Gamma approximation", 2001). */
const LANCZOS = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7
];
const LANCZOS_G = 7;
/** ln Γ(x) for x > 0, to about 15 digits. */
function logGamma(x) {
    if (x < 0.5)
        return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
    const y = x - 1;
    const base = y + LANCZOS_G + 0.5;
    const series = LANCZOS.reduce((sum, coefficient, index) => (index === 0 ? sum : sum + coefficient / (y + index)), LANCZOS[0]);
    return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(base) - base + Math.log(series);
}
const MAX_STEPS = 1000;
const PRECISION = 1e-14;
/** Stands in for a zero denominator, so that the fraction goes on (Lentz's method). */
const TINY = 1e-300;
/**
 * The regularized incomplete beta function I_x(a, b) by its continued fraction, evaluated with the modified Lentz method
 * (DLMF 8.17.22; Press et al., Numerical Recipes, 6.4). a, b > 0; x is clamped to 0…1.
 */
function incompleteBeta(x, a, b) {
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    // The fraction converges quickly only left of the mean; right of it the symmetry I_x(a,b) = 1 − I_{1−x}(b,a) helps.
    if (x > (a + 1) / (a + b + 2))
        return 1 - incompleteBeta(1 - x, b, a);
    const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
    return (front * betaFraction(x, a, b)) / a;
}
function betaFraction(x, a, b) {
    const away = (value) => (Math.abs(value) < TINY ? TINY : value);
    let c = 1;
    let d = 1 / away(1 - ((a + b) * x) / (a + 1));
    let result = d;
    for (let m = 1; m <= MAX_STEPS; m += 1) {
        const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        for (const term of [even, odd]) {
            d = 1 / away(1 + term * d);
            c = away(1 + term / c);
            result *= c * d;
        }
        if (Math.abs(c * d - 1) < PRECISION)
            return result;
    }
    return result;
}


/***/ }),

/***/ 8816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ location)
/* harmony export */ });
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1977);

/** Makes the median absolute deviation an estimate of a normal standard deviation: Φ⁻¹(3/4). */
const MAD_TO_SD = 0.6745;
const SMALLEST_SCALE = 1e-6;
const SMALLEST_ERROR = 1e-4;
const Z_95 = 1.96;
/**
 * Huber's location with the corner at one scale, found as the root of the self-normalized score
 *
 *   z(t) = Σ ψ(u_i) / √(Σ ψ(u_i)²),  u_i = (x_i − t)/s(t),  ψ(u) = max(−1, min(1, u)),  s(t) = median|x − t| / 0.6745
 *
 * (Huber, Robust Estimation of a Location Parameter, 1964; self-normalized sums are sub-Gaussian for symmetric values
 * whatever their tails: de la Peña, Lai & Shao, Self-Normalized Processes, 2009). The interval is where z passes ±1.96,
 * the standard error half the distance between z = −1 and z = 1, widened by √(n/(n − 4)) for small samples.
 * `undefined` of no values. Values must be finite.
 */
function location(values) {
    const n = values.length;
    if (n === 0)
        return undefined;
    const scratch = new Float64Array(n);
    const z = (t) => score(values, t, scratch);
    const low = Math.min(...values) - 1e-6;
    const high = Math.max(...values) + 1e-6;
    const at = (target) => (0,_bisect_js__WEBPACK_IMPORTED_MODULE_0__/* .bisect */ .h)(z, target, [low, high]);
    const halfWidth = Math.max(SMALLEST_ERROR, (at(-1) - at(1)) / 2);
    return {
        n,
        center: at(0),
        standardError: halfWidth * Math.sqrt(n / Math.max(1, n - 4)),
        interval: [at(Z_95), at(-Z_95)]
    };
}
function score(values, t, scratch) {
    for (let index = 0; index < values.length; index += 1)
        scratch[index] = Math.abs(values[index] - t);
    const scale = Math.max(SMALLEST_SCALE, middle(scratch.sort()) / MAD_TO_SD);
    let sum = 0;
    let squares = 0;
    for (const value of values) {
        const clipped = Math.max(-1, Math.min(1, (value - t) / scale));
        sum += clipped;
        squares += clipped * clipped;
    }
    return squares > 0 ? sum / Math.sqrt(squares) : 0;
}
function middle(sorted) {
    const half = sorted.length >> 1;
    const upper = sorted[half];
    return sorted.length % 2 === 1 ? upper : (upper + sorted[half - 1]) / 2;
}


/***/ }),

/***/ 7710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ median),
/* harmony export */   Y: () => (/* binding */ quantile)
/* harmony export */ });
/* harmony import */ var _sorted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1162);

/**
 * The `q` quantile by linear interpolation between order statistics: Hyndman & Fan type 7 ("Sample Quantiles in
 * Statistical Packages", The American Statistician 50 (1996)), the default of R and NumPy. `q` is from 0 to 1.
 * Where the interpolation reaches +∞ (a failed request) the result is +∞, never NaN.
 */
function quantile(sorted, q) {
    if (!(q >= 0 && q <= 1))
        throw new RangeError(`a quantile lies between 0 and 1, got ${q}`);
    const position = (sorted.length - 1) * q;
    const index = Math.floor(position);
    const below = sorted[index];
    const share = position - index;
    // Without this, 0 × ∞ would make NaN of a quantile that falls on a finite value exactly.
    if (share === 0)
        return below;
    const above = sorted[index + 1];
    return above === Number.POSITIVE_INFINITY ? above : below + share * (above - below);
}
/** The median of values in any order; `undefined` of none. */
function median(values) {
    const sorted = (0,_sorted_js__WEBPACK_IMPORTED_MODULE_0__/* .sortSamples */ .O)(values);
    return sorted === undefined ? undefined : quantile(sorted, 0.5);
}


/***/ }),

/***/ 9376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ joinSeeds),
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/** Numbers thrown away at the start, so that similar seeds part ways. */
const WARM_UP = 12;
/** The generator sfc32 (C. Doty-Humphrey, PractRand), its state filled from one seed by splitmix32. Same seed, same numbers. */
function seededRandom(seed) {
    const fill = splitmix32(seed);
    let [a, b, c, counter] = [fill(), fill(), fill(), fill()];
    const next = () => {
        const sum = (((a + b) | 0) + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = ((c << 21) | (c >>> 11)) + sum;
        c |= 0;
        return (sum >>> 0) / 4_294_967_296;
    };
    for (let i = 0; i < WARM_UP; i += 1)
        next();
    return next;
}
/** One seed out of several, whose order counts. */
function joinSeeds(seeds) {
    return seeds.reduce((joined, seed) => splitmix32(joined ^ (seed >>> 0))(), 0);
}
/** G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators" (2014), in its 32-bit form. */
function splitmix32(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x9e3779b9) | 0;
        let t = state ^ (state >>> 16);
        t = Math.imul(t, 0x21f0aaad);
        t ^= t >>> 15;
        t = Math.imul(t, 0x735a2d97);
        return t ^ (t >>> 15);
    };
}


/***/ }),

/***/ 1162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ sortSamples)
/* harmony export */ });
/** Copies and sorts; `undefined` when there is nothing to sort. Throws on NaN, which has no place in an order. */
function sortSamples(values) {
    if (values.length === 0)
        return undefined;
    if (values.some(Number.isNaN))
        throw new RangeError('a sample is NaN');
    return values.toSorted((a, b) => a - b);
}


/***/ }),

/***/ 2969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ studentTQuantile),
/* harmony export */   et: () => (/* binding */ studentTUpperTail)
/* harmony export */ });
/* unused harmony export studentTCumulative */
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1977);
/* harmony import */ var _incomplete_beta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8014);


/** P(T ≤ t) of Student's t with `df` > 0 degrees of freedom, not necessarily whole (DLMF 8.17 via I_{df/(df+t²)}(df/2, 1/2)). */
function studentTCumulative(t, df) {
    const tail = 0.5 * (0,_incomplete_beta_js__WEBPACK_IMPORTED_MODULE_0__/* .incompleteBeta */ .J)(df / (df + t * t), df / 2, 0.5);
    return t > 0 ? 1 - tail : tail;
}
/** P(T > t), without the loss of digits that 1 − P(T ≤ t) has far out in the tail. */
function studentTUpperTail(t, df) {
    return studentTCumulative(-t, df);
}
/** The quantile of Student's t at 0 < p < 1. */
function studentTQuantile(p, df) {
    if (!(p > 0 && p < 1))
        throw new RangeError(`a probability lies between 0 and 1, got ${p}`);
    if (p > 0.5)
        return -studentTQuantile(1 - p, df);
    // At one degree of freedom (the heaviest tail met here) p = 1e-6 lies at −3e5.
    return (0,_bisect_js__WEBPACK_IMPORTED_MODULE_1__/* .bisect */ .h)((t) => p - studentTCumulative(t, df), 0, [-1e7, 0]);
}


/***/ })

};
