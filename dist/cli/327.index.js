export const id = 327;
export const ids = [327];
export const modules = {

/***/ 1399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OP: () => (/* binding */ LENGTH_CHANGE),
/* harmony export */   s$: () => (/* binding */ armWarnings),
/* harmony export */   w1: () => (/* binding */ changeWarnings)
/* harmony export */ });
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7710);
/* harmony import */ var _runs_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1629);


/** Output lengths that differ by more are said in the first screen. */
const LENGTH_CHANGE = 0.1;
/** Returns a warning for each thing other than time that differs from the runs a target is compared with. */
function changeWarnings(target, { runs, candidate }) {
    return sideWarnings(target, { served: runs[0]?.target, tokens: outputTokens(runs.map((run) => run.target)) }, { served: candidate, tokens: outputTokens([candidate]) });
}
/**
 * Returns a warning for each thing other than time that differs between base and head. Where the change is one of model or
 * prompt, other names and lengths are intended.
 */
function armWarnings(target, samples) {
    const [base, head] = ['base', 'head'].map((arm) => {
        const own = samples.filter((sample) => sample.targetId === target && sample.arm === arm && sample.outcome === 'ok');
        return { served: (0,_runs_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .servedNames */ .g$)(own), tokens: own.flatMap((sample) => sample.outputTokenCount ?? []) };
    });
    return base === undefined || head === undefined ? [] : sideWarnings(target, base, head);
}
function sideWarnings(target, before, now) {
    return [
        ...servedByAnother(target, before.served, now.served),
        ...servedDifferently(target, before.served, now.served),
        ...lengthWarnings(target, (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .median */ .J)(before.tokens), (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .median */ .J)(now.tokens))
    ];
}
/** A target may be served by several models, and which of them answers first is no change. */
function servedByAnother(target, before, now) {
    const other = otherNames(before?.servedModels, now?.servedModels);
    return other === undefined ? [] : [{ kind: 'served-model-changed', target, ...other }];
}
const KINDS_OF_NAMES = {
    servedFingerprints: 'fingerprint',
    serviceTiers: 'service-tier',
    servedVias: 'backend'
};
/** A build, a tier or a backend that the other side never met explains a change that no commit does. */
function servedDifferently(target, before, now) {
    return ['servedFingerprints', 'serviceTiers', 'servedVias'].flatMap((names) => {
        const other = otherNames(before?.[names], now?.[names]);
        return other === undefined
            ? []
            : [{ kind: 'served-differently', target, what: KINDS_OF_NAMES[names], ...other }];
    });
}
/** The first name of each side where they have none in common; a side that says none may be any. */
function otherNames(known = [], current = []) {
    const [from] = known;
    const [to] = current;
    if (from === undefined || to === undefined || current.some((name) => known.includes(name)))
        return undefined;
    return { from, to };
}
function lengthWarnings(target, before, now) {
    if (now === undefined || before === undefined || before <= 0)
        return [];
    const changeRatio = now / before - 1;
    return Math.abs(changeRatio) > LENGTH_CHANGE ? [{ kind: 'output-length-changed', target, changeRatio }] : [];
}
function outputTokens(targets) {
    return targets.flatMap(({ scenarios }) => scenarios.flatMap(({ rows }) => rows.flatMap((row) => row[3] ?? [])));
}


/***/ }),

/***/ 3136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J2: () => (/* binding */ FULL_BASELINE_RUNS),
  kZ: () => (/* binding */ RUNS_FOR_HISTORY),
  KG: () => (/* binding */ compareWithHistory),
  mR: () => (/* binding */ noiseBefore),
  QY: () => (/* binding */ runsUntilSettled)
});

// UNUSED EXPORTS: twoJobAlpha

// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
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
        ownSpread: Math.sqrt(variance),
        upperTail: (0,student_t/* studentTUpperTail */.et)(difference / standardError, degreesOfFreedom)
    };
}
/** The interval of the difference that holds the true one with `confidence`. */
function differenceInterval(comparison, confidence) {
    const reach = (0,student_t/* studentTQuantile */.$J)(1 - (1 - confidence) / 2, comparison.degreesOfFreedom) * comparison.standardError;
    return [comparison.difference - reach, comparison.difference + reach];
}

// EXTERNAL MODULE: ./lib/stats/normal.js
var normal = __webpack_require__(5172);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/analysis/values/thresholds.js
var thresholds = __webpack_require__(2065);
;// CONCATENATED MODULE: ./lib/analysis/history/history-rule.js





/** Runs from which two jobs decide; with fewer an alarm is provisional, and one job makes it. */
const RUNS_FOR_HISTORY = 3;
/** A full baseline: the runs show their own noise, and which of them are slow. */
const FULL_BASELINE_RUNS = 5;
/** With fewer runs the whole interval of the spread within the runs must lie beyond this. Tails differ twice as much. */
const PROVISIONAL_MARGIN = { p50: { owned: 0.25, provider: 0.5 }, p95: { owned: 0.5, provider: 1 } };
/**
 * Run-to-run noise before any run is seen, and how many runs that guess is worth. Where requests of one run differ much, runs
 * do: at the endpoints of bench/verdict their standard deviation is 0.6 to 1.5 times the one within a run, so that the latter
 * is the guess; never less than 5 % of what this repository runs itself, 10 % of a provider, and half as much again of tails.
 */
const PRIOR = { degreesOfFreedom: 10, least: { owned: 0.05, provider: 0.1 }, tailFactor: 1.5 };
/** A baseline run counts at most this many standard deviations from the middle: a slow one neither shifts nor widens it more. */
const CLIPPED_AT = 2.5;
/** Makes a median absolute deviation an estimate of a normal standard deviation. */
const MAD_TO_SD = 1.4826;
/** The share of false alarms that the levels below were simulated at; `gate.false-alarms` scales them. */
const DEFAULT_FALSE_ALARMS = 0.01;
/** Each of two jobs must be slower at this level: 1 % at the default, 3 % where 5 % of false alarms are allowed. */
const TWO_JOB_ALPHA = 0.01;
const TWO_JOB_EXPONENT = Math.log(3) / Math.log(5);
/** One job decides at this level where runs differ by less than `QUIET`. */
const ONE_JOB_ALPHA = 0.001;
const QUIET = 0.075;
/** No check elsewhere is more lenient than this, however few there are: runs have heavier tails than the t test thinks. */
const MOST_LENIENT_LATENCY_ALPHA = { history: 0.0001, provisional: 0.0002 };
/** One-sided level at which the spread within the runs must not explain an alarm. */
const WITHIN_ALPHA = 0.005;
/** Changes below this are never worth an alarm. */
const SMALLEST_CHANGE = Math.log1p(0.03);
/**
 * Some runs are slow as a whole, about one in a hundred of a machine of one's own by up to 60 %, one in thirty of a shared
 * one by up to 100 %, and a second measurement of the same job with it. Where runs differ much, one job is red only beyond
 * most of them; with several targets, each of which can have one, only beyond all.
 */
const SLOW_RUN = { oneTarget: Math.log(1.25), severalTargets: Math.log(2) };
/** Where even a doubled time would be missed too often, history is no way to judge. */
const TOO_NOISY = Math.LN2;
/** More baseline runs than this are not a piece of advice. */
const MOST_RUNS_TO_ADVISE = 30;
/**
 * One run against those before it (docs/statistics.md, "History"). A slowdown must exceed what runs differ by themselves (a
 * prediction t test with a moderated variance, on clipped runs), what the spread within the runs explains, and the margin.
 * Needs at least one earlier run.
 */
function compareWithHistory(own, earlier, rule) {
    const prior = noiseBefore([own, ...earlier], rule);
    const levels = clipped(earlier.map(({ level }) => level), prior);
    const amongRuns = compareWithRuns(own.level, levels, prior);
    const unclipped = compareWithRuns(own.level, earlier.map(({ level }) => level), prior);
    // The runs' spread holds what a usual run's level is uncertain by. A run with a few stragglers is less certain than that.
    const usual = earlier.reduce((sum, { error }) => sum + error ** 2, 0) / earlier.length;
    const excessVariance = Math.max(0, own.error ** 2 - usual);
    const comparison = compareWithRuns(own.level, levels, { ...prior, excessVariance });
    const { difference, degreesOfFreedom, standardError } = comparison;
    const within = withinError(own, earlier);
    const circumstances = { rule, runCount: earlier.length, within };
    const needed = neededInOneJob(amongRuns, { ...circumstances, unclipped });
    const neededTwice = neededIn(amongRuns, twoJobAlpha(rule.falseAlarmRatio), circumstances);
    const reach = Math.hypot(standardError, within);
    const detectable = {
        byOneJob: needed + (0,student_t/* studentTQuantile */.$J)(thresholds/* POWER */.wY, degreesOfFreedom) * reach,
        byTwoJobs: neededTwice + (0,student_t/* studentTQuantile */.$J)(Math.sqrt(thresholds/* POWER */.wY), degreesOfFreedom) * reach
    };
    const byTwoJobs = earlier.length >= RUNS_FOR_HISTORY;
    return {
        difference,
        interval: differenceInterval(comparison, thresholds/* CONFIDENCE */.LL),
        detectable: byTwoJobs && rule.targetCount > 1 ? detectable.byTwoJobs : detectable.byOneJob,
        isTooNoisy: Math.min(detectable.byOneJob, byTwoJobs ? detectable.byTwoJobs : Number.POSITIVE_INFINITY) > TOO_NOISY,
        noise: earlier.length < FULL_BASELINE_RUNS ? undefined : amongRuns.ownSpread,
        clearly: difference > needed ? 'slower' : difference < -needed ? 'faster' : undefined,
        beyond: byTwoJobs ? Math.min(difference - neededTwice, beyondRanks(own, earlier)) : undefined,
        upperBound: difference + (0,student_t/* studentTQuantile */.$J)(thresholds/* CONFIDENCE */.LL, degreesOfFreedom) * standardError,
        thought: {
            prior,
            noise: amongRuns.runNoise,
            runCount: earlier.length,
            needs: (runCount) => {
                const then = { ...amongRuns, ...withRuns(amongRuns.runNoise, prior, runCount) };
                return neededIn(then, twoJobAlpha(rule.falseAlarmRatio), { rule, runCount, within });
            }
        }
    };
}
/** Returns the noise to assume between these runs before they are compared. */
function noiseBefore(runs, { owned, statistic }) {
    const spread = (0,quantile/* median */.J)(runs.flatMap((run) => run.spread ?? [])) ?? 0;
    const usual = Math.max(PRIOR.least[owned ? 'owned' : 'provider'], spread);
    return {
        standardDeviation: usual * (statistic === 'p95' ? PRIOR.tailFactor : 1),
        degreesOfFreedom: PRIOR.degreesOfFreedom
    };
}
/** Pulls far runs in to `CLIPPED_AT` standard deviations of the middle, by a moderated deviation that they do not stretch. */
function clipped(levels, prior) {
    const middle = (0,quantile/* median */.J)([...levels]);
    const deviation = MAD_TO_SD * (0,quantile/* median */.J)(levels.map((level) => Math.abs(level - middle)));
    const { degreesOfFreedom, standardDeviation } = prior;
    const rest = levels.length - 1;
    const moderated = Math.sqrt((degreesOfFreedom * standardDeviation ** 2 + rest * deviation ** 2) / (degreesOfFreedom + rest));
    const reach = CLIPPED_AT * moderated;
    return levels.map((level) => Math.min(middle + reach, Math.max(middle - reach, level)));
}
/**
 * How far the run is beyond the second slowest on record. Of two jobs like those on record both are that with a probability of
 * 6/((B+1)(B+2)), whatever their distribution.
 */
function beyondRanks(own, earlier) {
    if (earlier.length < FULL_BASELINE_RUNS)
        return Number.POSITIVE_INFINITY;
    const secondSlowest = earlier.map(({ level }) => level).toSorted((a, b) => b - a)[1];
    return own.level - secondSlowest;
}
/** Returns the error of the difference between the candidate and the mean of the runs, from the spread within them. */
function withinError(own, earlier) {
    return Math.hypot(own.error, Math.hypot(...earlier.map(({ error }) => error)) / earlier.length);
}
/** The level of each of two jobs. */
function twoJobAlpha(falseAlarmRatio) {
    return TWO_JOB_ALPHA * (falseAlarmRatio / DEFAULT_FALSE_ALARMS) ** TWO_JOB_EXPONENT;
}
/** The difference that a job must exceed at this level. */
function neededIn({ degreesOfFreedom, standardError }, alpha, { rule, within }) {
    return Math.max((0,student_t/* studentTQuantile */.$J)(1 - alpha, degreesOfFreedom) * standardError, (0,normal/* normalQuantile */.Zl)(1 - WITHIN_ALPHA) * within, SMALLEST_CHANGE, rule.margin);
}
/**
 * The difference from which on one job is red by itself. Where runs differ much, slow runs count as they are: one job cannot tell
 * another of them from a regression.
 */
function neededInOneJob(noise, circumstances) {
    const { rule, runCount, within, unclipped } = circumstances;
    const { statistic, owned, targetCount, falseAlarmRatio, alpha } = rule;
    const share = falseAlarmRatio / DEFAULT_FALSE_ALARMS;
    const isQuiet = noise.runNoise < QUIET && statistic === 'p50' && targetCount === 1 && share >= 1;
    if (isQuiet && runCount >= RUNS_FOR_HISTORY) {
        return neededIn(noise, ONE_JOB_ALPHA * share, circumstances);
    }
    const wide = Math.log1p(PROVISIONAL_MARGIN[statistic][owned ? 'owned' : 'provider']);
    const reach = (0,normal/* normalQuantile */.Zl)(1 - (1 - thresholds/* CONFIDENCE */.LL) / 2) * within;
    // With one or two runs the wide margin below decides as well.
    const kind = runCount < RUNS_FOR_HISTORY ? 'provisional' : 'history';
    const shift = Math.max(0, noise.difference - unclipped.difference);
    return Math.max(shift + neededIn(unclipped, Math.min(alpha, MOST_LENIENT_LATENCY_ALPHA[kind]), circumstances), targetCount === 1 && share >= 1 ? SLOW_RUN.oneTarget : SLOW_RUN.severalTargets, runCount < RUNS_FOR_HISTORY ? wide + reach : 0);
}
/** The noise of a comparison with another number of runs, as far as the deviation of one run stays the same. */
function withRuns(runNoise, prior, runCount) {
    return {
        runNoise,
        degreesOfFreedom: prior.degreesOfFreedom + runCount - 1,
        standardError: runNoise * Math.sqrt(1 + 1 / runCount)
    };
}
/**
 * Returns how many more runs, if the noise stays the same, would have made the difference that was seen large enough to ask for
 * another job. Returns `undefined` where none would, and where it is large enough already.
 */
function runsUntilSettled({ difference, thought }) {
    const { runCount, needs } = thought;
    if (difference > needs(runCount) && runCount >= RUNS_FOR_HISTORY)
        return undefined;
    const first = Math.max(1, RUNS_FOR_HISTORY - runCount);
    for (let more = first; more <= MOST_RUNS_TO_ADVISE; more += 1) {
        if (difference > needs(runCount + more))
            return more;
    }
    return undefined;
}


/***/ }),

/***/ 1629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QW: () => (/* binding */ logLineOf),
/* harmony export */   UC: () => (/* binding */ digestRun),
/* harmony export */   g$: () => (/* binding */ servedNames),
/* harmony export */   vo: () => (/* binding */ judgedSamples),
/* harmony export */   xL: () => (/* binding */ countFailures)
/* harmony export */ });
/* harmony import */ var _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(185);
/* harmony import */ var _domain_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9505);
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3230);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9012);
/* harmony import */ var _domain_sample_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5141);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7710);
/* harmony import */ var _stats_sorted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1162);
/* harmony import */ var _values_first_tokens_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5418);









/** A run reduced to what decides: see the comment on `DigestRow` in domain/baseline.ts. */
function digestRun(run, facts) {
    const samples = judgedSamples((0,_values_first_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .comparableSamples */ .OS)(facts.samples ?? run.samples));
    return {
        recordedAt: run.startedAt,
        commit: run.commit,
        workflowRun: run.workflowRun,
        ordinal: facts.ordinal,
        environmentClass: (0,_domain_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentClass */ .E)(run.environment),
        metricDefinition: run.metricDefinition,
        quantileMethod: run.quantileMethod,
        state: facts.state,
        alarms: facts.checks && alarmsOf(facts.checks),
        targets: run.plan.targets
            .filter(({ baseOf }) => baseOf === undefined)
            .map((target) => digestTarget(run, target, samples))
    };
}
function alarmsOf(checks) {
    return checks
        .filter(({ verdict }) => verdict === 'regressed')
        .map((check) => {
        const { target, metric, statistic, accepted } = check;
        const changeRatio = (0,_domain_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .sinceAccepted */ ._2)(check, accepted);
        return {
            target,
            metric,
            statistic,
            changeRatio,
            accepted
        };
    });
}
/**
 * The samples that are judged by themselves: not the void ones nor those that looked at one prompt again, and of a run
 * with two arms the head. A file that holds only base samples is a baseline that somebody recorded, and is read as it is.
 */
function judgedSamples(samples) {
    const whole = samples.filter((sample) => !(0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_4__/* .isVoid */ .Rd)(sample) && !sample.flags.includes('recheck'));
    const head = whole.filter((sample) => sample.arm === 'head');
    return head.length > 0 ? head : whole;
}
function digestTarget(run, target, samples) {
    const own = samples.filter((sample) => sample.targetId === target.id);
    const answered = own.filter((sample) => sample.outcome === 'ok');
    const firstToken = (0,_values_first_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .firstTokenOf */ .De)(own);
    return {
        id: target.id,
        fingerprint: target.fingerprint,
        parts: target.parts,
        asked: target.asked,
        firstToken,
        tokenSource: answered.find((sample) => sample.outputTokenSource !== undefined)?.outputTokenSource ?? 'none',
        ...servedNames(answered),
        failures: countFailures(own),
        scenarios: run.plan.scenarios.map(({ id, hash }) => digestScenario(id, hash, own))
    };
}
/** Who served, as the replies say. */
function servedNames(samples) {
    const vias = distinctNames(samples, 'servedVia');
    return {
        servedModels: distinctNames(samples, 'servedModel'),
        servedFingerprints: distinctNames(samples, 'servedFingerprint'),
        serviceTiers: distinctNames(samples, 'serviceTier'),
        servedVias: vias.length === 0 ? undefined : vias
    };
}
/** Names that replies gave, most often one; so many that a file with a new one for each reply stays small. */
const MOST_NAMES = 20;
function distinctNames(samples, key) {
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
    const refused = own.filter((sample) => sample.outcome === 'refusal').length;
    return {
        id,
        hash,
        attempted: own.length,
        failed: own.filter(_domain_sample_js__WEBPACK_IMPORTED_MODULE_4__/* .isFailure */ .N6).length,
        refused: refused === 0 ? undefined : refused,
        streamed: answered.filter(_domain_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .streamed */ .IB).length,
        rows: thinned(answered.map(digestRow), _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .DIGEST_ROWS */ .$s)
    };
}
function digestRow(sample) {
    const of = (id) => rounded((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .metricOf */ .ak)(id).derive?.(sample));
    return [rounded((0,_values_first_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .firstSeenMs */ .gU)(sample)), of('tpot'), of('e2e'), sample.outputTokenCount ?? null];
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
        commit,
        workflowRun,
        ordinal,
        state,
        targets: digest.targets.map((target) => {
            const attempted = target.scenarios.reduce((sum, scenario) => sum + scenario.attempted, 0);
            const failed = target.scenarios.reduce((sum, scenario) => sum + scenario.failed, 0);
            return {
                id: target.id,
                fingerprint: target.fingerprint,
                errorRatio: attempted === 0 ? 0 : failed / attempted,
                // A trend of two meanings would be none.
                ttft: target.firstToken !== 'ttfat' ? logged(target, 0) : { n: 0 },
                tpot: logged(target, 1),
                e2e: logged(target, 2)
            };
        })
    };
}
function logged(target, column) {
    const sorted = (0,_stats_sorted_js__WEBPACK_IMPORTED_MODULE_7__/* .sortSamples */ .O)(target.scenarios.flatMap(({ rows }) => rows.flatMap((row) => row[column] ?? [])));
    const n = sorted?.length ?? 0;
    return {
        p50: sorted !== undefined && n >= _domain_report_js__WEBPACK_IMPORTED_MODULE_3__/* .PRINTED_FROM */ .Y.p50 ? (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_8__/* .quantile */ .Y)(sorted, 0.5) : undefined,
        p95: sorted !== undefined && n >= _domain_report_js__WEBPACK_IMPORTED_MODULE_3__/* .PRINTED_FROM */ .Y.p95 ? (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_8__/* .quantile */ .Y)(sorted, 0.95) : undefined,
        n
    };
}


/***/ }),

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ firstTokenOf),
/* harmony export */   Iw: () => (/* binding */ holdsFirstToken),
/* harmony export */   JA: () => (/* binding */ hidesFirstToken),
/* harmony export */   OS: () => (/* binding */ comparableSamples),
/* harmony export */   Qj: () => (/* binding */ areOneFirstToken),
/* harmony export */   gU: () => (/* binding */ firstSeenMs)
/* harmony export */ });
/** From this share of replies on, what was not read of them makes a statistic of the others meaningless. */
const MOST_UNREAD = 0.1;
/**
 * The samples of each target with one way to see the first token and one to count tokens, or with none. A model that thinks unseen in
 * some of its replies shows its first token in the others alone, and those are its quick ones: a statistic of what was seen
 * would leave out what was slow. So where one reply's first token is not observable, that of none is; the first token of the
 * answer is.
 */
function comparableSamples(samples) {
    const unseen = new Set(samples.filter(hidesFirstToken).map(({ targetId }) => targetId));
    const unread = armsOfUnreadText(samples);
    const source = tokenSources(samples);
    return samples.map((sample) => {
        if (unread.has(armOf(sample)))
            return withoutTokens(sample);
        const seen = unseen.has(sample.targetId) ? withoutFirstToken(sample) : sample;
        return seen.outputTokenSource === undefined || seen.outputTokenSource === source.get(armOf(seen))
            ? seen
            : uncounted(seen);
    });
}
/** Each arm by itself: what base shows and head does not has vanished, and must not look as if neither had it. */
function armsOfUnreadText(samples) {
    const counts = new Map();
    for (const sample of samples) {
        if (sample.outcome !== 'ok')
            continue;
        const count = counts.get(armOf(sample)) ?? { answered: 0, unread: 0 };
        count.answered += 1;
        if (sample.flags.includes('unread-text'))
            count.unread += 1;
        counts.set(armOf(sample), count);
    }
    const much = [...counts].filter(([, { answered, unread }]) => unread > MOST_UNREAD * answered);
    return new Set(much.map(([arm]) => arm));
}
function withoutTokens({ ttftMs: _first, ttfatMs: _answer, ...sample }) {
    return uncounted(sample);
}
function uncounted({ outputTokenCount: _count, outputTokenSource: _source, ...sample }) {
    return sample;
}
/** The source that counts most of the replies of each target and arm: counts of two kinds are two numbers of the same text. */
function tokenSources(samples) {
    const counts = new Map();
    for (const sample of samples) {
        if (sample.outcome !== 'ok' || sample.outputTokenSource === undefined)
            continue;
        counts.set(armOf(sample), (counts.get(armOf(sample)) ?? 0) + (sample.outputTokenSource === 'usage' ? 1 : -1));
    }
    return new Map([...counts].map(([arm, balance]) => [arm, balance >= 0 ? 'usage' : 'estimated']));
}
function armOf({ targetId, arm }) {
    return `${arm} ${targetId}`;
}
/** Returns true where the reply's first token went unseen, because reasoning that is only counted or sealed came first. */
function hidesFirstToken({ outcome, ttftMs, ttfatMs }) {
    return outcome === 'ok' && ttftMs === undefined && ttfatMs !== undefined;
}
/** Keeps only the answer's tokens. Where reasoning was not counted separately, their number is unknown. */
function withoutFirstToken({ ttftMs, ...sample }) {
    const { ttfatMs, reasoningTokenCount, flags } = sample;
    const thoughtAloud = ttftMs !== undefined && ttfatMs !== undefined && ttfatMs > ttftMs;
    if (!thoughtAloud)
        return sample;
    const { normalizedTokenCount: _withThoughts, ...counted } = sample;
    return reasoningTokenCount === undefined ? { ...counted, flags: [...flags, 'reasoning-uncounted'] } : counted;
}
/** Whose first token the rows of a digest are to hold, of samples that were put on one. */
function firstTokenOf(samples) {
    const answered = samples.filter(({ outcome }) => outcome === 'ok');
    if (answered.some(hidesFirstToken))
        return 'ttfat';
    const isOne = answered.every(({ ttftMs, ttfatMs }) => ttftMs !== undefined && ttftMs === ttfatMs);
    return answered.length > 0 && isOne ? 'either' : undefined;
}
/** Returns true where the two kinds of rows can be compared. */
function areOneFirstToken(one, other) {
    return one === other || one === 'either' || other === 'either';
}
/** Returns true where a digest's rows hold this metric. */
function holdsFirstToken({ firstToken }, metric) {
    return areOneFirstToken(firstToken, metric === 'ttfat' ? 'ttfat' : undefined);
}
/** When the first token came that could be seen: of the reply, or of its answer where its reasoning is not sent. */
function firstSeenMs({ ttftMs, ttfatMs }) {
    return ttftMs ?? ttfatMs;
}


/***/ }),

/***/ 2065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ CONFIDENCE),
/* harmony export */   Ns: () => (/* binding */ FEWEST_PAIRS),
/* harmony export */   RW: () => (/* binding */ MOST_VOID),
/* harmony export */   YY: () => (/* binding */ RAREST),
/* harmony export */   rz: () => (/* binding */ MOST_LOST),
/* harmony export */   wY: () => (/* binding */ POWER),
/* harmony export */   wn: () => (/* binding */ STREAMED)
/* harmony export */ });
/** Thresholds that pairs and history share. */
/** Above this share of failed requests, the rest is no fair sample. */
const MOST_LOST = 0.1;
/** Above this share of spoilt samples, the rest is no fair sample either. */
const MOST_VOID = 0.1;
/** A base that streams at least this share streams; a head that streams less than the other no longer does. */
const STREAMED = { base: 0.95, head: 0.5 };
/** Fewest pairs for which an interval is shown. */
const FEWEST_PAIRS = 10;
/** A detectable change is found this often. */
const POWER = 0.9;
/** The confidence of every interval that is shown. */
const CONFIDENCE = 0.95;
/** No model of noise can promise anything rarer. */
const RAREST = 1e-6;


/***/ }),

/***/ 8171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mock: () => (/* binding */ mock),
  i: () => (/* binding */ simulatorOf),
  L: () => (/* binding */ withMockOptions)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(7375);
// EXTERNAL MODULE: ./lib/domain/exit-code.js
var exit_code = __webpack_require__(6450);
// EXTERNAL MODULE: ./lib/plan/text/parse-values.js
var parse_values = __webpack_require__(3583);
;// CONCATENATED MODULE: ./lib/simulator/fault.js
/** The faults that the simulated endpoint can have. */
const FAULTS = [
    'none',
    'status-429',
    'status-500',
    'truncate',
    'reset',
    'html',
    'empty',
    'stall',
    'error-midstream',
    'slow-start'
];

// EXTERNAL MODULE: ./lib/simulator/start-simulator.js + 6 modules
var start_simulator = __webpack_require__(2753);
// EXTERNAL MODULE: ./lib/terminal/print.js + 2 modules
var print = __webpack_require__(233);
;// CONCATENATED MODULE: ./lib/commands/mock.js






/** `mock`: the simulated endpoint, until it is stopped. */
async function mock(options) {
    const simulator = await (0,start_simulator/* startSimulator */.r)(options);
    (0,print/* printText */.n)(`simulated OpenAI-compatible endpoint at ${simulator.url} (Ctrl-C stops it)`);
    await new Promise((done) => {
        for (const name of ['SIGINT', 'SIGTERM'])
            process.once(name, () => done());
    });
    await simulator.close();
    return exit_code/* EXIT_CODES */.a.passed;
}
/** Adds what the simulated endpoint can be told. */
function withMockOptions(command) {
    return command
        .option('--port <number>', 'the port on 127.0.0.1; 0 picks a free one', wholeNumber, 0)
        .option('--seed <number>', 'the same seed gives the same times', wholeNumber, 1)
        .option('--ttft <duration>', 'time to first token', durationOption)
        .option('--tpot <duration>', 'time per output token', durationOption)
        .option('--prefill <duration>', 'added to time to first token per input token', durationOption)
        .option('--chunk <tokens>', 'tokens per chunk', wholeNumber)
        .option('--tokens <number>', 'output tokens per reply, unless the request allows fewer', wholeNumber)
        .option('--jitter <ratio>', 'standard deviation of the log of each time', ratio)
        .option('--stalls <ratio>', 'share of replies that stall once', ratio)
        .addOption(new commander/* Option */.c$('--fault <name>', 'the fault to inject').choices([...FAULTS]))
        .option('--fault-ratio <ratio>', 'share of requests with the fault', ratio);
}
/** The given options under the simulator's own names; the rest are its defaults. */
function simulatorOf({ port, seed, ttft, tpot, prefill, chunk, tokens, jitter, stalls, ...faults }) {
    const given = {
        port,
        seed,
        ttftMs: ttft,
        tpotMs: tpot,
        prefillMsPerToken: prefill,
        chunkTokens: chunk,
        outputTokens: tokens,
        jitter,
        stallRatio: stalls,
        ...faults
    };
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
function durationOption(text) {
    const durationMs = (0,parse_values/* parseDuration */.E9)(text);
    if (durationMs === undefined)
        throw new commander/* InvalidArgumentError */.Di('Write a duration such as 20ms or 1.5s.');
    return durationMs;
}
function wholeNumber(text) {
    if (!/^\d{1,9}$/.test(text))
        throw new commander/* InvalidArgumentError */.Di('Write a whole number.');
    return Number(text);
}
function ratio(text) {
    const value = Number(text);
    if (text.trim() === '' || !(value >= 0 && value <= 1))
        throw new commander/* InvalidArgumentError */.Di('Write a number from 0 to 1.');
    return value;
}


/***/ }),

/***/ 1327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(7375);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/exit-code.js
var exit_code = __webpack_require__(6450);
// EXTERNAL MODULE: ./lib/domain/thrown.js
var domain_thrown = __webpack_require__(8012);
;// CONCATENATED MODULE: ./lib/domain/machine-fault.js


const NO_ROOM = {
    code: 'unwritable-file',
    what: 'a file cannot be written, because the disk is full',
    hint: 'Make room on the disk of this machine, then run the job again.'
};
const NO_DESCRIPTORS = {
    code: 'cannot-measure',
    what: 'no more files and sockets can be opened on this machine',
    hint: 'Raise the limit of open files (ulimit -n), or lower "in-flight" under "schedule".'
};
const FAULTS = {
    ENOSPC: NO_ROOM,
    EDQUOT: NO_ROOM,
    EROFS: {
        code: 'unwritable-file',
        what: 'a file cannot be written, because its disk is read-only',
        hint: 'Name a folder that this user can write to, for temporary files by RUNNER_TEMP or TMPDIR.'
    },
    EMFILE: NO_DESCRIPTORS,
    ENFILE: NO_DESCRIPTORS,
    ENOMEM: {
        code: 'cannot-measure',
        what: 'this machine has no memory left',
        hint: 'Run the job on a machine with more memory, or with less beside it.'
    }
};
/** Returns the failure of a machine that is out of something; undefined for anything else. None of these is a bug. */
function machineFault(thrown) {
    const system = (0,domain_thrown/* codeOfThrown */.Py)(thrown);
    const fault = Object.hasOwn(FAULTS, system) ? FAULTS[system] : undefined;
    if (fault === undefined || thrown instanceof errors/* KnownError */.E)
        return undefined;
    return new errors/* KnownError */.E(fault.code, `${fault.what} (${system})`, { hint: fault.hint, cause: thrown });
}

// EXTERNAL MODULE: ./lib/domain/tool.js
var tool = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/imports/formats.js + 3 modules
var formats = __webpack_require__(3042);
// EXTERNAL MODULE: ./lib/plan/config/inputs.js
var inputs = __webpack_require__(8949);
// EXTERNAL MODULE: ./lib/report/pages/formats.js + 30 modules
var pages_formats = __webpack_require__(3286);
// EXTERNAL MODULE: ./lib/terminal/print.js + 2 modules
var print = __webpack_require__(233);
// EXTERNAL MODULE: ./lib/commands/mock.js + 1 modules
var commands_mock = __webpack_require__(8171);
;// CONCATENATED MODULE: ./lib/commands/program.js










/** Runs one command line and gives its exit code. Nothing it does not need is loaded. */
async function main(args) {
    let code = exit_code/* EXIT_CODES */.a.passed;
    const does = async (work) => {
        code = await work();
    };
    try {
        await programOf(does).parseAsync([...args], { from: 'user' });
        return code;
    }
    catch (error) {
        return tell(error);
    }
}
function tell(thrown) {
    const error = machineFault(thrown) ?? thrown;
    // Commander has printed its own message, or the help that was asked for, by now.
    if (error instanceof commander/* CommanderError */.b7)
        return error.exitCode === 0 ? exit_code/* EXIT_CODES */.a.passed : exit_code/* EXIT_CODES */.a.invalidInput;
    (0,print/* printError */.y)(error);
    return error instanceof errors/* KnownError */.E ? (0,exit_code/* exitCodeOfError */.L)(error.code) : exit_code/* EXIT_CODES */.a.bug;
}
function programOf(does) {
    const program = new commander/* Command */.uB(tool/* TOOL */.js.name)
        .description('Finds out whether an LLM got slower: streams prompts, compares with a baseline, enforces latency budgets.')
        .version(tool/* TOOL */.js.version)
        .exitOverride()
        .showHelpAfterError('(add --help to see what is allowed)');
    addMeasuring(program, does);
    addPlanning(program, does);
    addJudging(program, does);
    addFiles(program, does);
    addSimulated(program, does);
    return program;
}
function addMeasuring(program, does) {
    withBaseOptions(withInputs(program.command('run')))
        .description('measure, compare with the base or the stored baseline, and report the verdict')
        .option('--baseline-folder <folder>', 'the folder that keeps baselines between runs', tool/* DEFAULT_BASELINE_FOLDER */.pM)
        .option('--save-baseline', 'add this run to the baseline', false)
        .option('--out <file>', 'write the run file here: X.run.json.gz')
        .option('--report <file>', 'write the report here, as Markdown')
        .action((options) => does(async () => {
        const { runLocally } = await Promise.all(/* import() */[__webpack_require__.e(986), __webpack_require__.e(815), __webpack_require__.e(502), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(455), __webpack_require__.e(756), __webpack_require__.e(597), __webpack_require__.e(547)]).then(__webpack_require__.bind(__webpack_require__, 2547));
        return runLocally(inputsOf(options), options);
    }));
    withInputs(program.command('measure'))
        .description('measure one run and save it without judging it')
        .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
        .action((options) => does(async () => {
        const { measure } = await Promise.all(/* import() */[__webpack_require__.e(986), __webpack_require__.e(815), __webpack_require__.e(502), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(314)]).then(__webpack_require__.bind(__webpack_require__, 8314));
        return measure(inputsOf(options), options.out);
    }));
}
function addPlanning(program, does) {
    withBaselines(withBaseOptions(withInputs(program.command('plan'))))
        .description('show what would be sent, what it would cost and the smallest change it would detect; sends nothing')
        .option('--baseline-folder <folder>', 'the folder that keeps baselines between runs', tool/* DEFAULT_BASELINE_FOLDER */.pM)
        .action((options) => does(async () => {
        const { plan } = await Promise.all(/* import() */[__webpack_require__.e(986), __webpack_require__.e(815), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(455), __webpack_require__.e(703)]).then(__webpack_require__.bind(__webpack_require__, 703));
        return plan(inputsOf(options), options);
    }));
    withInputs(program.command('calibrate'))
        .description('compare a plan with itself --runs times: its false-alarm rate and the smallest change it detects')
        .action((options) => does(async () => {
        const { calibrate } = await Promise.all(/* import() */[__webpack_require__.e(986), __webpack_require__.e(815), __webpack_require__.e(502), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(455), __webpack_require__.e(756), __webpack_require__.e(597), __webpack_require__.e(303)]).then(__webpack_require__.bind(__webpack_require__, 7303));
        return calibrate(inputsOf(options));
    }));
    withInputs(program.command('validate'))
        .description('check a configuration without sending anything')
        .action((options) => does(async () => {
        const { validate } = await Promise.all(/* import() */[__webpack_require__.e(986), __webpack_require__.e(815), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(374)]).then(__webpack_require__.bind(__webpack_require__, 6374));
        return validate(inputsOf(options));
    }));
}
/** Adds the options that name the base to compare with. */
function withBaseOptions(command) {
    return command
        .option('--base-config <file>', 'measure in pairs against the targets of this configuration')
        .option('--base-ref <ref>', 'measure in pairs against the configuration and prompts of this commit');
}
function addJudging(program, does) {
    withFiles(program.command('compare'), 'text')
        .description('judge a stored run against other stored runs; the exit code is that of the verdict')
        .action((options) => does(async () => {
        const { compare } = await Promise.all(/* import() */[__webpack_require__.e(986), __webpack_require__.e(815), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(455), __webpack_require__.e(756), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 7685));
        return compare(filesOf(options), options.format);
    }));
    withFiles(program.command('report'), 'markdown')
        .description('render the report of stored runs again')
        .option('--out <file>', 'write the report here instead of printing it')
        .action((options) => does(async () => {
        const { report } = await Promise.all(/* import() */[__webpack_require__.e(986), __webpack_require__.e(815), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(455), __webpack_require__.e(756), __webpack_require__.e(582)]).then(__webpack_require__.bind(__webpack_require__, 2582));
        return report(filesOf(options), options.format, options.out);
    }));
}
function withBaselines(command) {
    return command.addOption(new commander/* Option */.c$('--baseline <file>', 'a run file of the baseline; may be repeated').argParser((value, before = []) => [...before, value]));
}
function withFiles(command, format) {
    return withBaselines(command)
        .requiredOption('--candidate <file>', 'the run file to judge')
        .option('--config <file>', 'the configuration with the budgets, margins and targets to apply')
        .addOption(new commander/* Option */.c$('--format <name>', 'the output format').choices(Object.keys(pages_formats/* FORMATS */.h)).default(format));
}
function filesOf({ baseline = [], candidate, config }) {
    return { baselines: baseline, candidate, config };
}
function addFiles(program, does) {
    program
        .command('merge <files...>')
        .description('merge the parts that several machines measured of one plan into one run file')
        .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
        .action((files, options) => does(async () => {
        const { merge } = await __webpack_require__.e(/* import() */ 900).then(__webpack_require__.bind(__webpack_require__, 5900));
        return merge(files, options.out);
    }));
    program
        .command('import <file>')
        .description('convert the measurements of another tool into a run file')
        .addOption(new commander/* Option */.c$('--from <format>', 'the format of the file').choices(Object.keys(formats/* IMPORT_FORMATS */.p)).makeOptionMandatory())
        .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
        .action((file, options) => does(async () => {
        const { importFile } = await Promise.all(/* import() */[__webpack_require__.e(986), __webpack_require__.e(828), __webpack_require__.e(965)]).then(__webpack_require__.bind(__webpack_require__, 6965));
        return importFile(options.from, file, options.out);
    }));
}
function addSimulated(program, does) {
    (0,commands_mock/* withMockOptions */.L)(program.command('mock'))
        .description('serve a simulated OpenAI-compatible endpoint until stopped')
        .action((options) => does(async () => {
        const { mock } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8171));
        return mock((0,commands_mock/* simulatorOf */.i)(options));
    }));
    program
        .command('demo')
        .description('run the complete job on a simulated endpoint; needs no setup')
        .option('--exit-code', 'exit with the code of the verdict instead of 0', false)
        .action((options) => does(async () => {
        const { demo } = await Promise.all(/* import() */[__webpack_require__.e(986), __webpack_require__.e(815), __webpack_require__.e(502), __webpack_require__.e(828), __webpack_require__.e(927), __webpack_require__.e(572), __webpack_require__.e(455), __webpack_require__.e(756), __webpack_require__.e(597), __webpack_require__.e(359)]).then(__webpack_require__.bind(__webpack_require__, 359));
        return demo(options);
    }));
}
/** Adds an option for every input that the command line shares with the Action. */
function withInputs(command) {
    for (const input of inputs/* INPUTS */.mc) {
        if (!input.entries.includes('cli'))
            continue;
        command.addOption(new commander/* Option */.c$(`--${input.name} <value>`, `${input.description} Default: ${input.default}.`));
    }
    return command;
}
/** The inputs among a command's options, by the names that the table gives them. */
function inputsOf(options) {
    return Object.fromEntries(inputs/* INPUTS */.mc.flatMap(({ name }) => {
        const value = options[name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())];
        return typeof value === 'string' ? [[name, value]] : [];
    }));
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(172);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5141);




const BASELINE_SCHEMA = 'llm-latency-baseline/1';
/** Runs in the window: the newest in full, the others as digests. */
const WINDOW_RUNS = 30;
const LOG_DAYS = 400;
const LOG_LINES = 10_000;
/** Rows a digest keeps of one scenario; beyond that every k-th, so that it stays bounded. */
const DIGEST_ROWS = 64;
const value = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().max(1e9);
/**
 * One answered request, as [first token ms, tpot ms, last ms, output tokens]; null where the sample had none. Rows rather than
 * quantiles, since end-to-end time at equal length needs both times of one request and the window's token count, which
 * nobody knows yet when a digest is written.
 */
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([value.nullable(), value.nullable(), value.nullable(), value.nullable()]);
const scenarioDigestSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    hash: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj,
    attempted: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    failed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    /** Replies in which the model would not answer; absent where there were none. */
    refused: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative().optional(),
    /** Answered replies that arrived in at least three reads. */
    streamed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    rows: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(rowSchema).max(DIGEST_ROWS)
});
const targetDigestSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    fingerprint: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj,
    parts: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(100), zod__WEBPACK_IMPORTED_MODULE_3__/* .json */ .Pq9()),
    /** Members of its request that were settled while warming up; see the run file. */
    asked: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(100), zod__WEBPACK_IMPORTED_MODULE_3__/* .json */ .Pq9()).optional(),
    /**
     * Set where the first token of some replies went unseen: then the rows have that of the answer in its place (`ttfat`). Where
     * none thought, the two are one, and the rows can be read as `either`.
     */
    firstToken: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['ttfat', 'either']).optional(),
    tokenSource: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['usage', 'estimated', 'none']),
    servedModels: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh).max(20),
    servedFingerprints: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh).max(20),
    serviceTiers: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh).max(20),
    servedVias: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh).max(20).optional(),
    failures: zod__WEBPACK_IMPORTED_MODULE_3__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOMES */ .im), zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative()),
    scenarios: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(scenarioDigestSchema).max(10_000)
});
/** An alarm as it was judged: of what, by how much, and the reviewed line that accepted it. */
const alarmSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    target: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    metric: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    statistic: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    /** Against the level that was the usual one before the line was first used; absent where its size is not known. */
    changeRatio: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(-1).max(1e9).optional(),
    accepted: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ upToRatio: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), until: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(10), reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(2000) })
        .optional()
});
/** A level of a target that begins with the run, found by later ones. */
const levelShiftSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    target: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    /** `stayed`: run after run regressed, by what is followed as no level: a tail, failures. */
    why: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['confirmed', 'stayed']),
    /** Runs on the new level when it was found: they were judged by the level before. */
    runCount: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive().max(1000),
    changes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ metric: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['ttft', 'tpot']), changeRatio: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(-1).max(1e9) }))
        .max(2)
});
/** A run reduced to enough for every check of history, and small enough to keep thirty of them. */
const runDigestSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    recordedAt: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .timeText */ .Tc,
    commit: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .commitText */ .tT.optional(),
    workflowRun: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive() }).optional(),
    /** Tells the runs of one workflow run apart, where it made several. */
    ordinal: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    environmentClass: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(1500),
    metricDefinition: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    quantileMethod: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    /** The run's own state: a regressed run does not move the level by itself. */
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .STATES */ .xj).optional(),
    /** Absent in a run that was not judged. */
    alarms: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(alarmSchema).max(10_000).optional(),
    levelShifts: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(levelShiftSchema).max(1000).optional(),
    /** Kept beyond the newest runs, for later ones to be held against. */
    anchor: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true).optional(),
    targets: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(targetDigestSchema).max(1000)
});
const quantilesSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ p50: value.optional(), p95: value.optional(), n: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative() });
/** One run in a line, for trends. */
const logLineSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    recordedAt: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .timeText */ .Tc,
    commit: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .commitText */ .tT.optional(),
    workflowRun: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive() }).optional(),
    ordinal: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .STATES */ .xj).optional(),
    targets: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        id: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
        fingerprint: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj,
        errorRatio: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1),
        ttft: quantilesSchema,
        tpot: quantilesSchema,
        e2e: quantilesSchema
    }))
        .max(1000)
});
/** The baseline artifact. */
const baselineFileSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(BASELINE_SCHEMA),
    key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(500),
    /** The run that wrote the file, in full. */
    own: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .runFileSchema */ .nm,
    /** Its digest first, then the newest others. */
    window: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(runDigestSchema).min(1).max(WINDOW_RUNS),
    log: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(logLineSchema).max(LOG_LINES)
});


/***/ }),

/***/ 2587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ OPERATORS),
/* harmony export */   x: () => (/* binding */ BROKEN_ALPHA)
/* harmony export */ });
/** Symbol and meaning in one row, so that a page shows the sign that was applied. */
const OPERATORS = {
    '<': { keeps: (value, limit) => value < limit, good: 'below' },
    '<=': { keeps: (value, limit) => value <= limit, good: 'below' },
    '>': { keeps: (value, limit) => value > limit, good: 'above' },
    '>=': { keeps: (value, limit) => value >= limit, good: 'above' }
};
/** One-sided: a budget that is just kept is called broken once in two hundred runs. */
const BROKEN_ALPHA = 0.005;


/***/ }),

/***/ 9505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ environmentClass),
/* harmony export */   V: () => (/* binding */ environmentSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const fact = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(300);
/** The machine that measured a run. */
const environmentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    os: fact.optional(),
    architecture: fact.optional(),
    runnerName: fact.optional(),
    /** `github-hosted`, `self-hosted`, or `local` off GitHub. */
    runnerEnvironment: fact.optional(),
    image: fact.optional(),
    cpuModel: fact.optional(),
    gpuModel: fact.optional(),
    nodeVersion: fact.optional(),
    /** Median TCP connect time by origin, in ms: a proxy for the region. */
    connectMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative()).optional()
});
/**
 * Returns the class of a machine. An owned target is compared only with runs of the same class, since the machine decides
 * its speed as much as the code.
 */
function environmentClass(environment) {
    const { os, architecture, runnerEnvironment, cpuModel, gpuModel } = environment;
    return [os, architecture, runnerEnvironment, cpuModel, gpuModel].map((part) => part ?? '-').join(' / ');
}


/***/ }),

/***/ 9285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ KnownError),
/* harmony export */   dz: () => (/* binding */ InputError)
/* harmony export */ });
/* unused harmony export ERROR_CODES */
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1448);

/** Every known failure has a section of its code in docs/errors.md. */
const ERROR_CODES = (/* unused pure expression or super */ null && ([
    'invalid-input',
    'missing-key',
    'key-refused',
    'account-refused',
    'not-found',
    'wrong-endpoint',
    'request-refused',
    'empty-replies',
    'cannot-reach-first-look',
    'unreadable-file',
    'unwritable-file',
    'not-comparable',
    'nothing-stored',
    'server-not-ready',
    'cannot-measure',
    'refused-event'
]));
/**
 * A failure this project expects and can explain. Everything else that is thrown is a bug. Message and hint are one line of
 * visible text each, whatever a file or a server put into them.
 */
class KnownError extends Error {
    code;
    /** The next step for the reader, as an imperative sentence. */
    hint;
    constructor(code, message, options = {}) {
        super((0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(message), options.cause === undefined ? undefined : { cause: options.cause });
        this.name = 'KnownError';
        this.code = code;
        this.hint = options.hint === undefined ? undefined : (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(options.hint);
    }
}
/** All input problems at once. */
class InputError extends KnownError {
    problems;
    constructor(problems) {
        const visible = problems.map(visibleProblem);
        super('invalid-input', '');
        // The line feeds between problems are our own.
        this.message = visible.map(problemText).join('\n');
        this.name = 'InputError';
        this.problems = visible;
    }
}
function visibleProblem({ where, message, hint }) {
    const problem = { where: (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(where), message: (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(message) };
    return hint === undefined ? problem : { ...problem, hint: (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLine */ .P8)(hint) };
}
function problemText({ where, message, hint }) {
    return `${where}: ${message}${hint === undefined ? '' : `\n  hint: ${hint}`}`;
}


/***/ }),

/***/ 6450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ exitCodeOfError),
/* harmony export */   a: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
/** Exit codes of the command line. They are interface. */
const EXIT_CODES = { passed: 0, failed: 1, invalidInput: 2, couldNotMeasure: 3, undecided: 4, bug: 70 };
/** 3 where the world would not be measured, 2 where what was given is wrong. */
function exitCodeOfError(code) {
    return code === 'cannot-measure' ? EXIT_CODES.couldNotMeasure : EXIT_CODES.invalidInput;
}


/***/ }),

/***/ 3639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ largest),
/* harmony export */   o: () => (/* binding */ smallest)
/* harmony export */ });
/**
 * The largest of many values, and −∞ of none. `Math.max(...values)` puts each value on the call stack, which ends at some hundred
 * thousand of them.
 */
function largest(values) {
    let most = Number.NEGATIVE_INFINITY;
    for (const value of values)
        most = Math.max(most, value);
    return most;
}
/** The smallest of many values, and +∞ of none. */
function smallest(values) {
    let least = Number.POSITIVE_INFINITY;
    for (const value of values)
        least = Math.min(least, value);
    return least;
}


/***/ }),

/***/ 3230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ METRIC_IDS),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   IB: () => (/* binding */ streamed),
/* harmony export */   Wf: () => (/* binding */ tpotMs),
/* harmony export */   ak: () => (/* binding */ metricOf),
/* harmony export */   gi: () => (/* binding */ shownTokenCount),
/* harmony export */   sh: () => (/* binding */ MIN_JUDGED_TOKENS)
/* harmony export */ });
/** Fewest tokens from which a time per output token is judged, since fewer gaps say too little. */
const MIN_JUDGED_TOKENS = 8;
/**
 * Every metric, defined once. A metric's id is its key, in configs, budgets, JSON and pages alike.
 * All sample times count from t0, the moment the request's last byte was handed to a connected socket.
 */
const METRICS = {
    ttft: {
        label: 'Time to first token',
        short: 'TTFT',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => sample.ttftMs
    },
    ttfat: {
        label: 'Time to first answer token',
        short: 'TTFAT',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => sample.ttfatMs
    },
    tpot: {
        label: 'Time per output token',
        short: 'TPOT',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => tpotMs(sample, MIN_JUDGED_TOKENS)
    },
    icl: {
        label: 'Inter-chunk latency',
        short: 'inter-chunk latency',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        // Where chunks share a read, the gaps between them were not seen.
        derive: (sample) => streamed(sample) && !sample.flags.includes('chunks-share-reads') ? sample.gapsMs?.p95 : undefined
    },
    output_speed: {
        label: 'Output tokens per second, one user',
        short: 'output speed',
        unit: 'tok/s',
        better: 'higher',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => {
            const tpot = tpotMs(sample, MIN_JUDGED_TOKENS);
            return tpot === undefined || tpot === 0 ? undefined : 1000 / tpot;
        }
    },
    e2e: {
        label: 'End-to-end latency',
        short: 'end-to-end time',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => sample.lastMs
    },
    connect: {
        label: 'Connection set-up',
        short: 'connection set-up',
        unit: 'ms',
        better: 'lower',
        scope: 'sample',
        defaultStatistic: 'p95',
        derive: (sample) => sample.connectMs
    },
    overhead: {
        label: 'What a layer adds to the first token',
        short: 'overhead',
        unit: 'ms',
        better: 'lower',
        scope: 'target',
        defaultStatistic: 'p50'
    },
    throughput: {
        label: 'Output tokens per second, whole system',
        short: 'throughput',
        unit: 'tok/s',
        better: 'higher',
        scope: 'target',
        defaultStatistic: 'rate'
    },
    error_rate: {
        label: 'Failed requests',
        short: 'error rate',
        unit: 'ratio',
        better: 'lower',
        scope: 'target',
        defaultStatistic: 'rate'
    },
    slow_rate: {
        label: 'Requests far slower than usual for their prompt, or failed',
        short: 'share of slow requests',
        unit: 'ratio',
        better: 'lower',
        scope: 'target',
        defaultStatistic: 'rate'
    },
    streamed_share: {
        label: 'Replies that really streamed',
        short: 'streamed share',
        unit: 'ratio',
        better: 'higher',
        scope: 'target',
        defaultStatistic: 'rate'
    },
    cost: {
        label: 'US dollars per request',
        short: 'cost',
        unit: '$',
        better: 'lower',
        scope: 'target',
        defaultStatistic: 'mean'
    }
};
const METRIC_IDS = Object.keys(METRICS);
/** The facts of a metric, without the narrower type of its table row. */
function metricOf(id) {
    return METRICS[id];
}
/** Reads of content from which a reply counts as streamed, if it has as many tokens. */
const MIN_STREAMED_READS = 3;
/**
 * A long reply that was held back comes in more than two reads as well: TCP lets 14 kB out at first and twice as much after
 * each round trip (RFC 6928), which are some 70 chunks, 140, 280. So where there is more than one read for that many chunks, six are asked for.
 */
const CHUNKS_PER_READ = 32;
const MOST_ASKED_READS = 6;
/**
 * No model writes faster for one user: the fastest public ones reach about 3,000 tokens a second (Cerebras and Groq, 2025). A reply
 * that does was stored somewhere and is played back.
 */
const MOST_TOKENS_PER_MS = 5;
/** Fewer tokens may share a moment. */
const FEWEST_PLAYED = 16;
/**
 * Returns true where the reply arrived in pieces, so that the time between its first and last token means something: in at least
 * three reads, up to six for a long one, or in one for each token, which is all that there can be.
 */
function streamed(sample) {
    if (isPlayedBack(sample))
        return false;
    const { readCount = 0, chunkCount = 0 } = sample;
    const asked = Math.max(MIN_STREAMED_READS, Math.min(MOST_ASKED_READS, Math.ceil(chunkCount / CHUNKS_PER_READ)));
    // Of nothing known it is not said, and a count of nothing for something is no count.
    const pieces = Math.max(shownTokenCount(sample) ?? 0, chunkCount) || MIN_STREAMED_READS;
    return readCount >= asked || (readCount > 0 && readCount >= pieces);
}
/** Returns true where the reply came faster than any model writes, so that its times are those of a store. */
function isPlayedBack({ chunkCount = 0, lastMs, ttftMs, ttfatMs }) {
    const firstMs = ttftMs ?? ttfatMs;
    if (chunkCount < FEWEST_PLAYED || lastMs === undefined || firstMs === undefined || lastMs < firstMs)
        return false;
    return chunkCount - 1 > MOST_TOKENS_PER_MS * (lastMs - firstMs);
}
/** Tokens that were sent: without those of reasoning where it was hidden (no `ttftMs`), absent where nobody counted those. */
function shownTokenCount({ ttftMs, outputTokenCount, reasoningTokenCount = 0, flags }) {
    if (outputTokenCount === undefined || flags?.includes('reasoning-uncounted'))
        return undefined;
    return outputTokenCount - (ttftMs === undefined ? reasoningTokenCount : 0);
}
/**
 * Milliseconds a token after the first: (last − first) / (tokens − 1), by the provider's own count.
 * With hidden reasoning (no `ttftMs`) both ends and the count are the answer's.
 * Absent below `minTokens`, without a count, and where the reply did not stream.
 */
function tpotMs(sample, minTokens = 2) {
    const tokens = shownTokenCount(sample);
    if (!streamed(sample) || sample.flags.includes('unread-text') || sample.lastMs === undefined || tokens === undefined)
        return undefined;
    const firstMs = sample.ttftMs ?? sample.ttfatMs;
    if (firstMs === undefined || tokens < Math.max(2, minTokens))
        return undefined;
    return (sample.lastMs - firstMs) / (tokens - 1);
}


/***/ }),

/***/ 7849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VU: () => (/* binding */ DEFAULT_API),
/* harmony export */   YU: () => (/* binding */ API_IDS),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   nf: () => (/* binding */ TOKENS_PER_PRICE),
/* harmony export */   pO: () => (/* binding */ DEFAULT_BASE_URLS),
/* harmony export */   sL: () => (/* binding */ isJudged),
/* harmony export */   vS: () => (/* binding */ CHARACTERS_PER_TOKEN)
/* harmony export */ });
/** The wire formats this version speaks. */
const API_IDS = [
    'openai-chat',
    'openai-responses',
    'anthropic-messages',
    'gemini',
    'bedrock-converse',
    'cohere-chat',
    'ollama'
];
/** The wire format of a target that names none. */
const DEFAULT_API = 'openai-chat';
/** The usual base URL of each API; APIs that are missing here have none. */
const DEFAULT_BASE_URLS = {
    'openai-chat': 'https://api.openai.com/v1',
    'openai-responses': 'https://api.openai.com/v1',
    'anthropic-messages': 'https://api.anthropic.com/v1',
    gemini: 'https://generativelanguage.googleapis.com/v1beta',
    'cohere-chat': 'https://api.cohere.com/v2',
    ollama: 'http://127.0.0.1:11434/api'
};
/**
 * Returns true where a target's own speed is judged. The base and the upstream of a target are measured only to be
 * compared with it.
 */
function isJudged({ directOf, baseOf }) {
    return directOf === undefined && baseOf === undefined;
}
/** Returns the id of the judged target that a target is measured for: its own, unless it is the base or the upstream of another. */
function ownerOf({ id, directOf, baseOf }) {
    return baseOf ?? directOf ?? id;
}
/** Prices are in US dollars per so many tokens. */
const TOKENS_PER_PRICE = 1_000_000;
/** A rough count of characters per token of English text, where nothing better is known. */
const CHARACTERS_PER_TOKEN = 4;


/***/ }),

/***/ 1448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   P8: () => (/* binding */ visibleLine),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   gB: () => (/* binding */ visibleLines),
/* harmony export */   hD: () => (/* binding */ quote)
/* harmony export */ });
const LONGEST_QUOTE = 80;
/** Characters that are not seen, or that move what is seen: controls, formats such as bidi marks, halves of surrogates, and line ends. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Text of our own that repeats somebody else's, on one line of visible characters. */
function visibleLine(text) {
    return text.replace(UNSEEN, ' ');
}
/** The same over several lines: the line feeds are our own. */
function visibleLines(text) {
    return text.replace(UNSEEN, (character) => (character === '\n' ? character : ' '));
}
/** JSON in which every character that is not seen stands as an escape, so that nothing is lost and nothing acts on a terminal. */
function visibleJson(value, indent) {
    return JSON.stringify(value, undefined, indent).replace(UNSEEN, (character) => character === '\n' ? character : escaped(character));
}
/** One escape for each UTF-16 unit, as JSON has it. */
function escaped(character) {
    return [...Array(character.length).keys()]
        .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
        .join('');
}
/** Somebody else's text on one line, without characters that are not seen, and cut where it is long. */
function oneLine(text, longest) {
    const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
    if (line.length <= longest)
        return line;
    // A pair of surrogates is one character: half of it is none.
    return `${line.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
/** The user's own text in quotes: an error is read, not scrolled. */
function quote(text) {
    return `"${oneLine(text, LONGEST_QUOTE)}"`;
}


/***/ }),

/***/ 9012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ PRINTED_FROM)
/* harmony export */ });
/* unused harmony export WITHOUT_KEY */
/** Values from which a percentile is printed (stats.md's reasons: fewer say more about luck than about the tail). */
const PRINTED_FROM = { p50: 20, p90: 40, p95: 60, p99: 300 };
/** The reasons for which GitHub gives a run no secrets, so that there is no key to measure with. */
const WITHOUT_KEY = (/* unused pure expression or super */ null && ([
    'fork-without-key',
    'own-fork-without-key',
    'dependabot-without-key',
    'secrets-not-passed'
]));


/***/ }),

/***/ 172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ RUN_SCHEMA),
/* harmony export */   Tc: () => (/* binding */ timeText),
/* harmony export */   Uf: () => (/* binding */ QUANTILE_METHOD),
/* harmony export */   lH: () => (/* binding */ TOOL_NAME),
/* harmony export */   nm: () => (/* binding */ runFileSchema),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   tT: () => (/* binding */ commitText),
/* harmony export */   zS: () => (/* binding */ METRIC_DEFINITION)
/* harmony export */ });
/* unused harmony export clientHealthSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9505);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7849);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8);




const RUN_SCHEMA = 'llm-latency-run/1';
/** Changes whenever a metric's definition does: numbers of two definitions are never compared. */
const METRIC_DEFINITION = '2';
const QUANTILE_METHOD = 'hyndman-fan-7';
const TOOL_NAME = 'llm-latency-gate';
const hashText = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'must be a sha256 in hex');
const commitText = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{7,64}$/, 'must be a commit hash');
const timeText = zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$({ offset: true });
/** Everything that decides what is sent to a target but secrets, so that a baseline's plan can be told from another. */
const partsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(100), zod__WEBPACK_IMPORTED_MODULE_3__/* .json */ .Pq9());
const END_REASONS = ['decided', 'fixed', 'max-pairs', 'max-cost', 'timeout', 'cancelled', 'account-refused'];
const clientHealthSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    eventLoopDelayMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        p50: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative(),
        p99: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative(),
        max: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative()
    }),
    dispatchLagMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ p50: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative(), max: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative() }).optional()
});
const endSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ reason: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(END_REASONS), partial: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() });
/** One content event of a sample: its time from t0, and the number of the read it came in. Kept on request only. */
const eventsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    sample: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    atMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative()).max(200_000)
});
const samplesSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleSchema */ .yO).max(200_000);
/** Without this a file could name every target a base, and nothing in it would be judged: a pass that nobody measured. */
function hasRole({ directOf, baseOf }, targets) {
    return [directOf, baseOf].every((owner) => owner === undefined || targets.some((target) => target.id === owner && (0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .sL)(target)));
}
const planSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    fingerprint: hashText,
    promptSet: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh,
    /** The base's source and prompts, where pairs were made. */
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        source: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['base-block', 'files-at-base', 'recorded-plan', 'base-config', 'base-ref', 'same-plan']),
        commit: commitText.optional(),
        scenarios: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh, kind: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh, hash: hashText }))
            .min(1)
            .max(10_000)
    })
        .optional(),
    scenarios: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh, kind: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh, hash: hashText }))
        .min(1)
        .max(10_000),
    targets: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        id: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh,
        fingerprint: hashText,
        buildIdentity: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(300),
        /** The target whose upstream this one is. */
        directOf: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh.optional(),
        /** The target whose base this one is; its samples bear that target's id and the arm `base`. */
        baseOf: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh.optional(),
        /** For a base, the fewest and the most pairs made with it. */
        pairs: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ least: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), most: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive() }).optional(),
        parts: partsSchema,
        /** Members of its request that were settled while warming up and decide what is measured, such as an effort. */
        asked: partsSchema.optional()
    }))
        .min(1)
        .max(1000)
})
    .refine(({ targets }) => targets.every((target) => hasRole(target, targets)) && targets.some(_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .sL), {
    path: ['targets'],
    message: 'each base and upstream must belong to a judged target of the same plan, and one target must be judged'
});
const runFileSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(RUN_SCHEMA),
    tool: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ name: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh, version: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh }),
    metricDefinition: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh,
    quantileMethod: _sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh,
    seed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    startedAt: timeText,
    commit: commitText.optional(),
    ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(500).optional(),
    event: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(100).optional(),
    /** The workflow run it was measured in. */
    workflowRun: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive() }).optional(),
    /** Set where only a part of the plan was measured, to be merged with the others. */
    part: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(500),
        targets: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .nameText */ .fh).min(1).max(1000).optional(),
        shard: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ index: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), count: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive().max(10_000) }).optional()
    })
        .optional(),
    environment: _environment_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentSchema */ .V,
    plan: planSchema,
    clientHealth: clientHealthSchema.optional(),
    end: endSchema,
    /** Spent on all requests, warm-up included; absent where a price is unknown. */
    costUsd: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().optional(),
    samples: samplesSchema,
    /** A second measurement of the same plan, made because the first one raised an alarm. Judged by itself. */
    confirmation: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ startedAt: timeText, end: endSchema, samples: samplesSchema }).optional(),
    events: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(eventsSchema).optional()
});


/***/ }),

/***/ 8:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Rd: () => (/* binding */ isVoid),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   yO: () => (/* binding */ sampleSchema)
/* harmony export */ });
/* unused harmony exports FLAGS, COUNT_DOUBTS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3071);


/** Everything one request can come to. Only `ok` carries latencies that enter a statistic. */
const OUTCOMES = [
    'ok',
    'rate-limited',
    'overloaded',
    'http-error',
    'timeout-connect',
    'timeout-first-byte',
    'timeout-idle',
    'timeout-total',
    'truncated',
    'error-midstream',
    'api-error',
    'not-a-stream',
    'not-streamed',
    'empty-body',
    'empty-output',
    'refusal',
    'protocol-error',
    'connection',
    'unsupported-encoding'
];
/** Facts about a sample besides its outcome. A flag that starts with `void-` takes it out of every statistic. */
const FLAGS = [
    /** All content came in one read, though it is several tokens. */
    'buffered',
    /** In two, though it is more tokens than that: held back as well, if not all of it. */
    'coalesced',
    /** It streamed, but with less than one read for two chunks, so that the gaps between chunks were not seen. */
    'chunks-share-reads',
    'unterminated',
    'no-end-mark',
    'usage-missing',
    /** The end mark came, and no reason for the end. */
    'no-finish-reason',
    /** A text came where generated text stands, in a member that this version does not read: see `unreadMember`. */
    'unread-text',
    /** The provider's count of tokens contradicts the reply: see `countDoubt`. */
    'count-disbelieved',
    /** The model thought unseen, and no count says how many of its tokens that took. */
    'reasoning-uncounted',
    'nonjson-keepalive',
    'upload-pending',
    'fresh-retry',
    'via-proxy',
    'cache-unverified',
    'replacement',
    'recheck',
    /** The account cannot pay any longer, or is closed: no later request of the run would be answered. */
    'account-refused',
    'void-cache-hit',
    /** Nothing of a prompt that had been asked before came from a cache, where it was to. */
    'void-cache-miss',
    /** The server brought its model into memory for this request. */
    'void-model-load',
    'void-client-stall',
    /** A cache in front of the model had the whole reply, as its header says. */
    'void-cached-reply'
];
/** Reasons not to believe a provider's count of tokens. */
const COUNT_DOUBTS = [
    'more-than-limit',
    'fewer-than-chunks',
    'far-from-text',
    'reasoning-above-output',
    'reasoning-impossible'
];
/** A request never lasts a day; a larger number is a broken file. */
const durationMs = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
    .nonnegative()
    .max(24 * _time_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ);
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().max(1_000_000_000);
/** Ids and names are printed, so they are short and of one line. */
const nameText = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'must be one line of printable text');
const gapsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ p50: durationMs, p95: durationMs, max: durationMs });
const serverTimingsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    queueMs: durationMs.optional(),
    /** Within the queue: until the model was in memory. */
    loadMs: durationMs.optional(),
    prefillMs: durationMs.optional(),
    /** From the request to the first token, as the server saw it: queue, prefill and what else it did. */
    firstTokenMs: durationMs.optional(),
    decodeMs: durationMs.optional(),
    totalMs: durationMs.optional()
});
/**
 * One request and what came of it. Times are milliseconds from t0, the moment its last byte was handed to a connected
 * socket; `startedAtMs` counts from the start of the run. Absent is absent, never 0.
 */
const sampleSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    targetId: nameText,
    scenarioId: nameText,
    kind: nameText,
    round: count,
    arm: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['head', 'base']),
    pair: count.optional(),
    startedAtMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(OUTCOMES),
    /** The server's own word for the end of the reply, where it is no known good end. */
    endReason: nameText.optional(),
    /** The server's own words about a request that failed. */
    serverMessage: nameText.optional(),
    /** The member that holds text which this version does not read. */
    unreadMember: nameText.optional(),
    /** Why the provider's token counts are not believed. */
    countDoubt: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(COUNT_DOUBTS).optional(),
    httpVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(8).optional(),
    connectionReused: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    connectMs: durationMs.optional(),
    ttftMs: durationMs.optional(),
    ttfatMs: durationMs.optional(),
    lastMs: durationMs.optional(),
    endMs: durationMs.optional(),
    outputTokenCount: count.optional(),
    outputTokenSource: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['usage', 'estimated']).optional(),
    normalizedTokenCount: count.optional(),
    reasoningTokenCount: count.optional(),
    inputTokenCount: count.optional(),
    cachedTokenCount: count.optional(),
    chunkCount: count.optional(),
    readCount: count.optional(),
    /** Between chunks; between tokens where the host says with each chunk how many have come. */
    gapsMs: gapsSchema.optional(),
    servedModel: nameText.optional(),
    servedFingerprint: nameText.optional(),
    serviceTier: nameText.optional(),
    /** Which of several backends: a gateway's provider or deployment, a region. */
    servedVia: nameText.optional(),
    serverTimings: serverTimingsSchema.optional(),
    expectationsMet: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    flags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(FLAGS)).max(FLAGS.length)
});
/** A void sample was spoilt by something other than the target, and was replaced: it is in no statistic, no rate. */
function isVoid(sample) {
    return sample.flags.some((flag) => flag.startsWith('void-'));
}
/** Outcomes in which the model did answer, though not in a way whose times compare. */
const ANSWERED = new Set(['ok', 'refusal', 'not-streamed']);
/**
 * Returns true where a request failed. A refusal is an answer of the model, not a failure of the endpoint; a reply sent whole
 * counts in `streamed_share` instead. Neither enters a latency.
 */
function isFailure(sample) {
    return !ANSWERED.has(sample.outcome);
}


/***/ }),

/***/ 8012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Py: () => (/* binding */ codeOfThrown),
/* harmony export */   j: () => (/* binding */ messageOfThrown)
/* harmony export */ });
/* unused harmony export statusOfThrown */
/** Reads a field of anything that was thrown: errors of another realm are not `instanceof Error`. */
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


/***/ }),

/***/ 3071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   K5: () => (/* binding */ MS_PER_SECOND),
/* harmony export */   iQ: () => (/* binding */ HOUR_MS),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   kg: () => (/* binding */ MINUTE_MS),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
const MS_PER_SECOND = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Milliseconds since 1970 of an ISO 8601 time. NaN of anything else; the schemas keep that out. */
function instantOf(iso) {
    // biome-ignore lint/style/noRestrictedGlobals: it reads a time that is written down, and asks no clock.
    return Date.parse(iso);
}
/** The length of `2026-11-30` in an ISO 8601 time. */
const DAY_LENGTH = 10;
/** The day of an ISO 8601 time in UTC: `YYYY-MM-DD`. */
function dayOf(time) {
    return time.slice(0, DAY_LENGTH);
}


/***/ }),

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ DEFAULT_CONFIG_PATH),
/* harmony export */   js: () => (/* binding */ TOOL),
/* harmony export */   pM: () => (/* binding */ DEFAULT_BASELINE_FOLDER)
/* harmony export */ });
/* harmony import */ var _run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(172);

/** Written into every run file. */
const TOOL = { name: _run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL_NAME */ .lH, version: '0.1.0' };
/** The configuration that is read where none is named. */
const DEFAULT_CONFIG_PATH = '.github/llm-latency.yml';
/** The folder of baselines on a machine of one's own, where none is named. */
const DEFAULT_BASELINE_FOLDER = '.llm-latency';


/***/ }),

/***/ 5141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _2: () => (/* binding */ sinceAccepted),
/* harmony export */   eg: () => (/* binding */ FAIL_STATES),
/* harmony export */   xj: () => (/* binding */ STATES)
/* harmony export */ });
/* unused harmony export CHECK_REASONS */
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);

/** The reasons for a check's verdict. The codes are interface: JSON carries them unchanged. */
const CHECK_REASONS = (/* unused pure expression or super */ null && ([
    'slower-beyond-noise',
    'faster-beyond-noise',
    'faster-once',
    'crept',
    'slowdown-unlikely',
    'within-margin',
    'more-failures',
    'failures-as-before',
    'no-longer-streams',
    'streams-as-before',
    'no-slowdown-seen',
    'slower-once',
    'not-slower-again',
    'too-noisy',
    'could-be-either',
    'few-baseline-runs',
    'too-few-samples',
    'too-many-failures',
    'too-many-void',
    'not-confirmed',
    'not-measured-again',
    'vanished',
    'not-observable',
    'token-source-differs',
    'moved-together',
    'more-slow-requests',
    'slow-requests-as-before',
    'slower-prompts',
    'no-slower-prompt',
    'not-finished'
]));
/**
 * Returns the change that an `accept:` line must cover: the check's own, plus the change that the same line accepted
 * before it. Without that, one line would accept step after step. Rates change by points, which add up; times multiply.
 */
function sinceAccepted({ metric, changeRatio, acceptedBefore: before }, line) {
    if (changeRatio === undefined || line === undefined || before === undefined)
        return changeRatio;
    if (!isSameLine(line, before))
        return changeRatio;
    return (0,_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).unit === 'ratio'
        ? before.changeRatio + changeRatio
        : (1 + before.changeRatio) * (1 + changeRatio) - 1;
}
function isSameLine(a, b) {
    return a.upToRatio === b.upToRatio && a.until === b.until && a.reason === b.reason;
}
/** The states of a report, in order of precedence: the first that applies is the verdict. */
const STATES = [
    'regression',
    'over-budget',
    'could-not-measure',
    'inconclusive',
    'no-baseline',
    'drift',
    'rules-changed',
    'warning',
    'pass'
];
/** The states that `fail-on` may name. */
const FAIL_STATES = [
    'regression',
    'budget',
    'could-not-measure',
    'inconclusive',
    'no-baseline',
    'drift',
    'rules-changed'
];


/***/ }),

/***/ 3042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ IMPORT_FORMATS)
});

// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(5175);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/domain/run-file.js
var run_file = __webpack_require__(172);
// EXTERNAL MODULE: ./lib/domain/sample.js
var sample = __webpack_require__(8);
;// CONCATENATED MODULE: ./lib/imports/csv-rows.js



/** Reads one line. An empty cell says nothing. */
function readRow(csv, file) {
    const { header } = file;
    const where = `${file.source}:${csv.line}`;
    if (csv.cells.length !== header.length) {
        const message = `has ${csv.cells.length} cells, but the first line has ${header.length} columns`;
        return { problems: [{ where, message }] };
    }
    const { optional, required, problems } = csvCells(csv.cells, where, file);
    const named = {
        target: required('target', csv_rows_name),
        scenario: required('scenario', csv_rows_name),
        round: required('round', count),
        outcome: required('outcome', outcome)
    };
    const measured = {
        pair: optional('pair', count),
        startedMs: optional('started_ms', moment),
        ttftMs: optional('ttft_ms', duration),
        ttfatMs: optional('ttfat_ms', duration),
        lastMs: optional('last_ms', duration),
        outputTokenCount: optional('output_tokens', count),
        inputTokenCount: optional('input_tokens', count),
        cachedTokenCount: optional('cached_tokens', count)
    };
    const side = optional('arm', arm) ?? 'head';
    const facts = { commit: optional('commit', commit), recordedAt: optional('recorded_at', time) };
    if (problems.length > 0 || !isWhole(named))
        return { problems };
    const row = { ...named, arm: side, ...present(measured) };
    const contradictions = contradictionsIn(row);
    if (contradictions.length === 0)
        return { row, facts: present(facts) };
    return {
        problems: contradictions.map(([column, message]) => ({ where: `${where}, column "${column}"`, message }))
    };
}
function csvCells(cells, where, { header, nearestHint }) {
    const problems = [];
    const textOf = (column) => cells[header.indexOf(column)] ?? '';
    const complain = (column, message, hint) => problems.push({ where: `${where}, column "${column}"`, message, hint });
    const optional = (column, read) => {
        const text = textOf(column);
        if (text === '')
            return undefined;
        const cell = read(text);
        if (cell.message === undefined)
            return cell.value;
        complain(column, cell.message, cell.hint ?? nearestHint(text, cell.options ?? []));
        return undefined;
    };
    const required = (column, read) => {
        if (textOf(column) === '')
            complain(column, 'is empty; every row needs a value');
        return optional(column, read);
    };
    return { optional, required, problems };
}
function present(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
function isWhole(members) {
    return Object.values(members).every((value) => value !== undefined);
}
/** Contradictions that no request can produce, each with the column to look at first. */
function contradictionsIn(row) {
    const { ttftMs, lastMs, inputTokenCount, cachedTokenCount } = row;
    const ttfatMs = row.ttfatMs ?? ttftMs;
    const rules = [
        [
            row.outcome === 'ok' && lastMs === undefined,
            'last_ms',
            'is empty; a row whose outcome is "ok" needs the time of its last token'
        ],
        [isLess(lastMs, ttftMs), 'last_ms', `got ${lastMs}; the last token cannot come before the first (${ttftMs})`],
        [
            isLess(row.ttfatMs, ttftMs),
            'ttfat_ms',
            `got ${ttfatMs}; the first answer token cannot come before the first token (${ttftMs})`
        ],
        [
            row.ttfatMs !== undefined && isLess(lastMs, ttfatMs),
            'ttfat_ms',
            `got ${ttfatMs}; the first answer token cannot come after the last (${lastMs})`
        ],
        [
            isLess(inputTokenCount, cachedTokenCount),
            'cached_tokens',
            `got ${cachedTokenCount}; at most the ${inputTokenCount} input tokens can come from the cache`
        ]
    ];
    return rules.filter(([broken]) => broken).map(([, column, message]) => [column, message]);
}
const isLess = (a, b) => a !== undefined && b !== undefined && a < b;
const MAX_COUNT = 1_000_000_000;
const MAX_MS = 86_400_000;
const ARMS = sample/* sampleSchema */.yO.shape.arm.options;
/** An id that can be printed on one line. */
const csv_rows_name = (text) => sample/* nameText */.fh.safeParse(text).success ? { value: text } : unexpected(text, 'a name on one line, of at most 200 characters');
/** A whole number. `200.0` is one too: tools that keep counts in a column with gaps write them so. */
const count = (text) => {
    const value = /^\d+(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN;
    return value <= MAX_COUNT ? { value } : unexpected(text, 'a whole number from 0 to 1,000,000,000');
};
/** Milliseconds. No request lasts longer than a day, so more than that is another unit. */
const duration = (text) => {
    const value = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    if (value > MAX_MS)
        return { ...unexpected(text, `at most ${MAX_MS} ms (one day)`), hint: 'Give milliseconds.' };
    if (value >= 0)
        return { value };
    return { ...unexpected(text, 'a number of milliseconds, 0 or more'), ...decimalComma(text) };
};
/** A moment within a run that may last longer than a request. */
const moment = (text) => {
    const value = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    return value < Number.POSITIVE_INFINITY ? { value } : unexpected(text, 'milliseconds since the start of the run');
};
const outcome = (text) => oneOf(text, sample/* OUTCOMES */.im);
const arm = (text) => oneOf(text, ARMS);
/** A commit's hash, in lower case. */
const commit = (text) => {
    const value = text.toLowerCase();
    return run_file/* commitText */.tT.safeParse(value).success ? { value } : unexpected(text, 'a commit hash of 7 to 64 hex digits');
};
const time = (text) => run_file/* timeText */.Tc.safeParse(text).success
    ? { value: text }
    : { ...unexpected(text, 'an ISO 8601 time with its zone'), hint: 'Write it like 2026-01-31T08:00:00Z.' };
function oneOf(text, allowed) {
    const value = allowed.find((option) => option === text);
    if (value !== undefined)
        return { value };
    return { ...unexpected(text, `one of ${allowed.join(', ')}`), options: allowed };
}
const unexpected = (text, expected) => ({ message: `got ${(0,quote/* quote */.hD)(text)}; expected ${expected}` });
const decimalComma = (text) => (/^\d+,\d+$/.test(text) ? { hint: 'Write decimals with a point.' } : {});
const REQUIRED_COLUMNS = [
    'target',
    'scenario',
    'round',
    'outcome',
    'ttft_ms',
    'last_ms',
    'output_tokens'
];
const OPTIONAL_COLUMNS = [
    'ttfat_ms',
    'input_tokens',
    'cached_tokens',
    'started_ms',
    'commit',
    'recorded_at',
    'arm',
    'pair'
];
const COLUMNS = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];
/** Reports the problems of the header line, which is at `where`. Columns may come in any order. */
function headerProblems(header, where, nearestHint) {
    const separator = otherSeparator(header);
    if (separator !== undefined) {
        const message = `got one column, ${(0,quote/* quote */.hD)(header[0] ?? '')}; expected the columns ${REQUIRED_COLUMNS.join(', ')}`;
        return [{ where, message, hint: `Separate columns with commas, not with ${separator}.` }];
    }
    return [
        ...header.flatMap((name, index) => {
            const message = columnFault(name, index, header);
            if (message === undefined)
                return [];
            const hint = nearestHint(name, notIn(header));
            return [{ where, message, hint }];
        }),
        ...REQUIRED_COLUMNS.filter((name) => !header.includes(name)).map((name) => ({
            where,
            message: `the column "${name}" is missing`
        }))
    ];
}
/** A name that stands there already is not what another one was meant to be. */
const notIn = (header) => COLUMNS.filter((column) => !header.includes(column));
function columnFault(name, index, header) {
    if (name === '')
        return `column ${index + 1} has no name`;
    if (header.indexOf(name) < index)
        return `the column ${(0,quote/* quote */.hD)(name)} appears twice`;
    if (COLUMNS.some((column) => column === name))
        return undefined;
    return `unknown column ${(0,quote/* quote */.hD)(name)}; expected ${COLUMNS.join(', ')}`;
}
function otherSeparator(header) {
    const [only = ''] = header;
    if (header.length > 1)
        return undefined;
    if (only.includes(';'))
        return 'semicolons';
    return only.includes('\t') ? 'tabs' : undefined;
}

// EXTERNAL MODULE: ./lib/domain/tool.js
var tool = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/imports/imported-run.js


/** Other tools have no kinds of prompts. */
const KIND = 'imported';
/** The fewest reads of content from which a reply counts as streamed, and what a reply handed over whole has. */
const STREAMED_READS = 3;
const WHOLE_READS = 1;
/**
 * The run file of what another tool measured, to be judged like a measured one. Rows keep their order, and rows alike in
 * target, scenario, round and arm are all kept: load generators send a prompt several times in what they call a round.
 * `origin` names the format: `import:csv`.
 */
function importedRun(rows, origin, { facts, context }) {
    const scenarios = unique(rows.map(({ scenario }) => scenario));
    const hashes = scenarios.map((id) => ({ id, kind: KIND, hash: context.sha256(id) }));
    const rowsOf = Map.groupBy(rows, ({ target }) => target);
    const targets = unique([...rowsOf.keys()]).map((id) => importedTarget(id, rowsOf.get(id) ?? [], { origin, facts, context }));
    const decisive = [...targets.map(({ fingerprint }) => fingerprint), ...hashes.map(({ hash }) => hash)];
    return {
        schema: run_file/* RUN_SCHEMA */.EJ,
        tool: { name: tool/* TOOL */.js.name, version: context.toolVersion },
        metricDefinition: run_file/* METRIC_DEFINITION */.zS,
        quantileMethod: run_file/* QUANTILE_METHOD */.Uf,
        // Nothing was drawn.
        seed: 0,
        startedAt: facts.recordedAt ?? context.importedAt,
        commit: facts.commit,
        environment: {},
        plan: { fingerprint: context.sha256(JSON.stringify(decisive)), promptSet: origin, scenarios: hashes, targets },
        end: { reason: 'fixed', partial: false },
        samples: samplesOf(rows)
    };
}
/** Sorted by UTF-16 code unit, so that the order of rows decides nothing. */
const unique = (names) => [...new Set(names)].toSorted();
function importedTarget(id, rows, from) {
    const scenarios = unique(rows.map(({ scenario }) => scenario));
    // Keys in order, as canonical JSON wants them.
    const parts = { scenarios, source: from.origin, target: id };
    const fingerprint = from.context.sha256(JSON.stringify(parts));
    return { id, fingerprint, buildIdentity: `${fingerprint} ${from.facts.commit ?? 'unknown build'}`, parts };
}
function samplesOf(rows) {
    const endsMs = new Map();
    return rows.map((row) => {
        // Where it is not said when requests started, as if each had waited for the one before: a throughput is then the
        // lowest it can have been, never one that flatters.
        const startedMs = row.startedMs ?? endsMs.get(row.target) ?? 0;
        endsMs.set(row.target, startedMs + (row.lastMs ?? row.ttftMs ?? 0));
        return importedSample(row, startedMs);
    });
}
function importedSample(row, startedAtMs) {
    const reads = readsOf(row);
    const ttfatMs = row.ttfatMs ?? row.ttftMs;
    return {
        targetId: row.target,
        scenarioId: row.scenario,
        kind: KIND,
        round: row.round,
        arm: row.arm,
        pair: row.pair,
        startedAtMs,
        outcome: row.outcome,
        ttftMs: row.ttftMs,
        ttfatMs,
        lastMs: row.lastMs,
        ...(row.outputTokenCount === undefined
            ? {}
            : { outputTokenCount: row.outputTokenCount, outputTokenSource: 'usage' }),
        inputTokenCount: row.inputTokenCount,
        cachedTokenCount: row.cachedTokenCount,
        readCount: reads,
        flags: rowFlags(row, reads)
    };
}
/**
 * Other tools do not say in how many reads a reply came, and without it nothing here believes that a reply streamed. Time
 * between first and last token says that it did: the fewest reads that count as streamed stand for it. One moment for
 * both says that the reply was handed over whole.
 */
function readsOf({ outcome, ttftMs, ttfatMs, lastMs, outputTokenCount }) {
    const firstMs = ttftMs ?? ttfatMs;
    if (outcome !== 'ok' || firstMs === undefined || lastMs === undefined)
        return undefined;
    return lastMs > firstMs && (outputTokenCount ?? 2) >= 2 ? STREAMED_READS : WHOLE_READS;
}
/** The flags a measured sample of this shape has. */
function rowFlags({ outcome, outputTokenCount }, reads) {
    if (outcome !== 'ok')
        return [];
    const missing = (outputTokenCount ?? 0) === 0;
    const whole = reads === WHOLE_READS && (outputTokenCount ?? 1) > 1;
    return [...(missing ? ['usage-missing'] : []), ...(whole ? ['buffered'] : [])];
}

;// CONCATENATED MODULE: ./lib/imports/csv.js




const ORIGIN = 'import:csv';
/** An import is somebody else's file: these keep it from filling the memory, and are what a run file may hold. */
const MAX_CHARS = 64 * 1024 * 1024;
const MAX_ROWS = 200_000;
const MAX_TARGETS = 1000;
const MAX_SCENARIOS = 10_000;
const MAX_ROW_CHARS = 20_000;
/** Problems shown one by one; more of them are one mistake made many times. */
const MAX_PROBLEMS = 20;
/**
 * Reads comma-separated values with a first line of column names: `target,scenario,round,outcome,ttft_ms,last_ms,
 * output_tokens`, and if they are known `ttfat_ms,input_tokens,cached_tokens,started_ms,commit,recorded_at,arm,pair`.
 * Throws an InputError with the first problems found, and the count of the others.
 */
function importCsv(text, context) {
    const { source } = context;
    const [header, ...lines] = readCsvLines(text, source);
    if (header === undefined) {
        const message = `is empty; expected a first line with the columns ${REQUIRED_COLUMNS.join(', ')}`;
        throw new errors/* InputError */.dz([{ where: source, message }]);
    }
    const names = header.cells.map((cell) => cell.toLowerCase());
    const nearestHint = context.nearestHint ?? (() => undefined);
    refuse(headerProblems(names, `${source}:${header.line}`, nearestHint), source);
    if (lines.length === 0)
        throw new errors/* InputError */.dz([{ where: source, message: 'has no rows below its first line' }]);
    refuse(tooMany({ count: lines.length, most: MAX_ROWS, what: 'rows' }, source), source);
    const read = lines.map((line) => readRow(line, { source, header: names, nearestHint }));
    refuse(read.flatMap(({ problems }) => problems ?? []), source);
    const whole = read.filter(isRead);
    const rows = whole.map(({ row }) => row);
    refuse([...sizeProblems(rows, source), ...factProblems(whole, source)], source);
    return importedRun(rows, ORIGIN, { facts: runFacts(whole), context });
}
function readCsvLines(text, source) {
    if (text.length > MAX_CHARS) {
        const message = `has ${text.length} characters; at most ${MAX_CHARS} are allowed`;
        throw new errors/* InputError */.dz([{ where: source, message, hint: 'Import it in parts.' }]);
    }
    try {
        return parseCsv(text).map(({ record, info }) => ({ cells: record, line: info.lines }));
    }
    catch (error) {
        if (error instanceof sync/* CsvError */.J$)
            throw new errors/* InputError */.dz([{ where: source, message: `is not valid CSV: ${error.message}` }]);
        throw error;
    }
}
function parseCsv(text) {
    return (0,sync/* parse */.qg)(text, {
        bom: true,
        trim: true,
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        // Spreadsheets leave rows of nothing but commas at the end.
        skip_records_with_empty_values: true,
        max_record_size: MAX_ROW_CHARS,
        // One more than is allowed, to see that there are more.
        to: MAX_ROWS + 2
    });
}
const isRead = (read) => read.problems === undefined;
function refuse(problems, source) {
    if (problems.length === 0)
        return;
    const shown = problems.slice(0, MAX_PROBLEMS);
    const rest = problems.length - shown.length;
    const more = { where: source, message: `has ${rest} more problem${rest === 1 ? '' : 's'}` };
    throw new errors/* InputError */.dz(rest === 0 ? shown : [...shown, more]);
}
function sizeProblems(rows, source) {
    const targets = new Set(rows.map(({ target }) => target));
    const scenarios = new Set(rows.map(({ scenario }) => scenario));
    return [
        ...tooMany({ count: targets.size, most: MAX_TARGETS, what: 'targets' }, source),
        ...tooMany({ count: scenarios.size, most: MAX_SCENARIOS, what: 'scenarios' }, source)
    ];
}
function tooMany({ count, most, what }, source) {
    if (count <= most)
        return [];
    return [{ where: source, message: `has more than ${most} ${what}`, hint: 'Import it in parts.' }];
}
/** A file is one run, so what is said about the run must be said alike. Rows that do not say it agree with any. */
function factProblems(read, source) {
    const columns = [
        ['commit', valuesOf(read, 'commit')],
        ['recorded_at', valuesOf(read, 'recordedAt')]
    ];
    return columns
        .filter(([, values]) => values.length > 1)
        .map(([column, [first, second]]) => ({
        where: `${source}, column "${column}"`,
        message: `got ${first} and ${second}; a file holds one run, which has one ${column}`,
        hint: 'Import each run from a file of its own.'
    }));
}
function runFacts(read) {
    const [commit] = valuesOf(read, 'commit');
    const [recordedAt] = valuesOf(read, 'recordedAt');
    return { commit, recordedAt };
}
const valuesOf = (read, fact) => [
    ...new Set(read.flatMap(({ facts }) => facts[fact] ?? []))
];

;// CONCATENATED MODULE: ./lib/imports/formats.js

/** The formats that `import --from` accepts. */
const IMPORT_FORMATS = { csv: importCsv };


/***/ }),

/***/ 8949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dO: () => (/* binding */ usualPlaces),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
/* unused harmony export apiNames */
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9939);


const BOTH = ['action', 'cli'];
/**
 * The table of inputs. `npm run sync` writes action.yml and the README's table from it, the command line takes its
 * options from it, and a test compares them.
 */
const INPUTS = [
    {
        name: 'model',
        description: 'The model to measure, as the API names it. Defines the only target; not allowed when the configuration file has targets.',
        default: 'the targets of the file',
        entries: BOTH
    },
    {
        name: 'base-url',
        description: 'The address of the API, up to but without `/chat/completions` or the like. Plain http only for loopback and private addresses.',
        default: 'the public address of the API',
        entries: BOTH
    },
    {
        name: 'api',
        description: `The wire format of the API: ${apiNames()}.`,
        default: _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_API */ .VU,
        entries: BOTH
    },
    {
        name: 'api-key',
        description: 'The API key, from a secret, for every target without `api-key-env`. It is sent to the target and nowhere else.',
        default: 'none',
        entries: BOTH
    },
    {
        name: 'prompts',
        description: 'The prompts to send: `builtin:chat-20`, `builtin:smoke-6`, or the path of a YAML or JSONL file.',
        default: 'builtin:chat-20',
        entries: BOTH,
        configKey: 'prompts'
    },
    {
        name: 'budgets',
        description: 'Latency budgets, one per line, such as `ttft.p95 < 800ms`: `[TARGET:] METRIC[.STAT] OP NUMBER UNIT`. Added to those of the file.',
        default: 'the budgets of the file',
        entries: BOTH,
        configKey: 'budgets'
    },
    {
        name: 'config',
        description: 'The path of the configuration file. If you set it, the file must exist.',
        default: '.github/llm-latency.yml, if it exists',
        entries: BOTH
    },
    {
        name: 'targets',
        description: 'Ids of the targets to measure, separated by commas. Margins and false-alarm rate stay those of the full configuration.',
        default: 'all of them',
        entries: BOTH
    },
    {
        name: 'mode',
        description: '`run` measures and judges. `measure` measures one part and stores it for another job. `report` merges the parts, judges them and comments once.',
        default: 'run',
        entries: ['action']
    },
    {
        name: 'shard',
        description: 'The share of the prompts to measure, such as `2/8`, when several machines split one run. In a workflow it needs `mode: measure`.',
        default: 'all of them',
        entries: BOTH
    },
    {
        name: 'compare',
        description: 'What to compare with. `interleaved`: the base of the change, measured in pairs in the same job. `history`: the stored baseline. `auto`: the best available. `off`: nothing; only budgets decide.',
        default: 'auto',
        entries: BOTH,
        configKey: 'compare'
    },
    {
        name: 'key',
        description: 'Separates several uses of the gate in one repository: each key has its own baseline and comment. At most 200 characters.',
        default: 'file of the workflow, job, calling job and matrix values',
        entries: BOTH,
        configKey: 'key'
    },
    {
        name: 'store',
        description: 'Where the baseline is kept. `artifact`: an artifact of the workflow run. `branch`: the branch `llm-latency-baseline`, which never expires and needs `contents: write` on the default branch. `file`: the folder `.llm-latency` next to the checkout, for runners that keep their disk.',
        default: 'artifact',
        entries: ['action'],
        configKey: 'store'
    },
    {
        name: 'baseline-workflow',
        description: 'The workflow whose runs may write the baseline, by file name, such as `nightly.yml`.',
        default: 'this workflow',
        entries: ['action'],
        configKey: 'baseline-workflow'
    },
    {
        name: 'fail-on',
        description: 'The states that fail the job, separated by commas: `regression`, `budget`, `could-not-measure`, `inconclusive`, `no-baseline`, `drift`, `rules-changed`, or `none`.',
        default: 'depends on the event: see the table of states',
        entries: BOTH,
        configKey: 'gate.fail-on'
    },
    {
        name: 'comment',
        description: 'When to comment on the pull request: `on-change`, `always`, `failure` or `never`.',
        default: 'on-change',
        entries: ['action'],
        configKey: 'comment'
    },
    {
        name: 'runs',
        description: 'How many runs to measure one after another, 1 to 30, to fill a baseline at once. Only applies where the baseline is written.',
        default: '1',
        entries: BOTH,
        configKey: 'runs'
    },
    {
        name: 'max-cost',
        description: 'The most one measurement may cost, such as `$1.00`. Counts by the `price` of each target in the file. Whatever that says, a dollar pays for at most 1M input and 250k output tokens, and one measurement may always use that many.',
        default: '1M input and 250k output tokens',
        entries: BOTH,
        configKey: 'schedule.max-cost'
    },
    {
        name: 'paths',
        description: 'Globs, one per line. A pull request is measured only if one of them matches a changed file; otherwise the job ends green, titled "not measured". A leading `!` excludes files, and the last match decides.',
        default: 'any file',
        entries: ['action'],
        configKey: 'paths'
    },
    {
        name: 'when-label',
        description: 'Measures a pull request only if it has this label. Add `labeled` to the `types` of `pull_request` so that setting it starts the job.',
        default: 'no label needed',
        entries: ['action'],
        configKey: 'when-label'
    },
    {
        name: 'on-unchanged',
        description: 'What to do with a pull request that changes no relevant file: `skip`, or `measure` it despite `paths`. Without `paths`, relevant files of a hosted model are the configuration, the files it names and the workflows; a server of your own is always measured.',
        default: 'skip if `paths` is set, otherwise measure',
        entries: ['action'],
        configKey: 'on-unchanged'
    },
    {
        name: 'open-issue',
        description: 'On `schedule`: opens an issue about a regression, drift or a broken budget after one bad run (`after-1`) or two in a row (`after-2`), and closes it once all is well. Needs `issues: write`.',
        default: 'off',
        entries: ['action'],
        configKey: 'open-issue'
    },
    {
        name: 'trial',
        description: 'Judges and reports as usual but never fails the job: `true` or `false`.',
        default: 'false',
        entries: BOTH,
        configKey: 'trial'
    },
    {
        name: 'ca-file',
        description: 'A PEM file of additional certificate authorities to trust.',
        default: 'none',
        entries: BOTH,
        configKey: 'ca-file'
    },
    {
        name: 'keep-events',
        description: 'Stores the time of every stream event in the run file: `true` or `false`.',
        default: 'false',
        entries: BOTH,
        configKey: 'keep-events'
    },
    {
        name: 'github-token',
        description: 'The token for baseline and comment. It needs `actions: read`, `contents: read` and `pull-requests: write`.',
        default: 'the token of the job',
        entries: ['action'],
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
        actionDefault: '${{ github.token }}'
    },
    {
        name: 'matrix',
        description: 'Set by the runner: the matrix values of the job, which become part of its `key`. Do not set it.',
        default: 'the values of the job',
        entries: ['action'],
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
        actionDefault: '${{ toJson(matrix) }}'
    },
    {
        name: 'job-run',
        description: 'Set by the runner: the id of this run of the job, which tells calls of one workflow apart. Do not set it.',
        default: 'the id of the job',
        entries: ['action'],
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
        actionDefault: '${{ job.check_run_id }}'
    }
];
/** The names of the APIs, for texts: `` `openai-chat`, `gemini` or `ollama` ``. */
function apiNames() {
    return (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .eitherOf */ .BU)(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU.map((id) => `\`${id}\``));
}
/** The default address of each API, for texts: `https://… for openai-chat, https://… for gemini`. */
function usualPlaces() {
    const places = [...new Set(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU.map((id) => _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URLS */ .pO[id]))].filter((url) => url !== undefined);
    const idsAt = (url) => _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU.filter((id) => _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URLS */ .pO[id] === url);
    return places.map((url) => `${url} for ${idsAt(url).join(' and ')}`).join(', ');
}


/***/ }),

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ah: () => (/* binding */ UNSPECIFIED),
  Fl: () => (/* binding */ baseName),
  N9: () => (/* binding */ directName),
  _E: () => (/* binding */ readTarget)
});

// UNUSED EXPORTS: reservedMemberFaults

// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/providers/presets.js
var presets = __webpack_require__(4426);
// EXTERNAL MODULE: ./lib/providers/registry.js + 13 modules
var registry = __webpack_require__(2575);
// EXTERNAL MODULE: ./lib/plan/text/fault.js
var fault = __webpack_require__(2071);
;// CONCATENATED MODULE: ./lib/plan/text/header-fault.js

/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
/** They belong to the connection or to how replies are timed; the gate sets them itself. */
const OWN = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|expect|upgrade)$/i;
const CREDENTIAL = /^(?:proxy-)?authorization$|^cookie$|(?:^|[-_])(?:api-?key|key|token|secret|password|auth)$/i;
const VARIABLE = /\$\{[A-Za-z_]\w*\}/g;
/** Returns true for headers that carry credentials. */
function isCredential(name) {
    return CREDENTIAL.test(name);
}
/** Returns the fault of an extra header, or undefined when it is sound. Never repeats the value. */
function headerFault(name, value) {
    if (!TOKEN.test(name))
        return (0,fault/* fault */.D)('is not a valid header name');
    if (OWN.test(name))
        return (0,fault/* fault */.D)('the gate sets this header itself', 'Remove it.');
    if (/[^\t\x20-\x7e\x80-\xff]/.test(value))
        return (0,fault/* fault */.D)('the value contains characters that are not allowed in a header');
    const variables = value.match(VARIABLE) ?? [];
    if (value.replaceAll(VARIABLE, '').includes('${')) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
        return (0,fault/* fault */.D)('the value contains "${" without the name of a variable', 'Write ${NAME}.');
    }
    if (isCredential(name) && variables.length === 0) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
        const hint = 'Put the value into an environment variable, and write ${NAME} here.';
        return (0,fault/* fault */.D)('the value is a credential in plain text, which everyone can read', hint);
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/plan/text/parse-base-url.js
var parse_base_url = __webpack_require__(7484);
// EXTERNAL MODULE: ./lib/plan/text/variable-fault.js
var variable_fault = __webpack_require__(7574);
;// CONCATENATED MODULE: ./lib/plan/config/read-target.js







/**
 * Reads one target of the file or of the inputs, or says everything that is wrong with it. `inputKeyGiven` tells whether
 * the input "api-key" is there for targets that name no variable, and `isReached` whether it may go to this one.
 */
function readTarget(config, inputKeyGiven, isReached = true) {
    const { api = plan/* DEFAULT_API */.VU } = config;
    const given = config['base-url'] ?? plan/* DEFAULT_BASE_URLS */.pO[api];
    const url = given === undefined ? noBaseUrl(api) : (0,parse_base_url/* parseBaseUrl */.Q)(given);
    const faults = [...reservedMemberFaults(config, api), ...headerFaults(config), ...variableFaults(config)];
    if ((0,fault/* isFault */.Z)(url))
        return [{ path: ['base-url'], ...url }, ...faults];
    const key = targetKey(config, url, isReached ? { inputKeyGiven } : undefined);
    const refusal = httpFault(config, url, key);
    if (refusal !== undefined)
        return [{ path: ['base-url'], ...refusal }, ...faults];
    return faults.length > 0 ? faults : toTarget(config, url, key);
}
function noBaseUrl(api) {
    return (0,fault/* fault */.D)(`"base-url" is missing, and ${api} has no default address`, 'Add "base-url" with the address of the API, without the path of a call.');
}
const READY_TIMEOUT_MS = 60_000;
function toTarget(config, url, key) {
    const { id, model, api = plan/* DEFAULT_API */.VU, params = {}, labels = {}, price, control } = config;
    return {
        id: id ?? model,
        model,
        api,
        baseUrl: url.text,
        key,
        params,
        extraBody: config['extra-body'] ?? {},
        extraHeaders: config['extra-headers'] ?? {},
        labels,
        price,
        owned: isOwned(config, url),
        control,
        buildId: config['build-id'],
        readyTimeoutMs: config['ready-timeout'] ?? READY_TIMEOUT_MS
    };
}
/** A target whose previous build runs next to it is built here, whatever its host. */
function isOwned({ owned, base }, { hostname }) {
    return owned ?? (base !== undefined || (0,parse_base_url/* hostKind */.P)(hostname) !== 'public' || !(0,presets/* isKnownProvider */.n)(hostname));
}
/**
 * A hosted API refuses every request without a key, so a target there that names none means the input, even where that
 * came empty, as a secret does on a fork: the missing key can then be named before anything is sent.
 */
function targetKey(config, url, input) {
    const name = config['api-key-env'];
    if (name !== undefined)
        return { from: 'environment', name };
    if (Object.keys(config['extra-headers'] ?? {}).some(isCredential))
        return { from: 'none' };
    if (input === undefined)
        return { from: 'none' };
    return { from: input.inputKeyGiven || (0,presets/* isKnownProvider */.n)(url.hostname) ? 'input' : 'none' };
}
/** Servers print it when they start. */
const UNSPECIFIED = ['0.0.0.0', '[::]'];
/** Plain http shows a key to everyone on the way, and a prompt as well. */
function httpFault(config, url, key) {
    if (url.secure)
        return undefined;
    const kind = (0,parse_base_url/* hostKind */.P)(url.hostname);
    if (kind === 'public') {
        if (UNSPECIFIED.includes(url.hostname)) {
            const own = url.text.replace(url.hostname, '127.0.0.1');
            return (0,fault/* fault */.D)(`${url.hostname} is an address to listen on, and none to connect to`, `Write "${own}".`);
        }
        const expected = 'expected https, because plain http is allowed only for loopback and private addresses';
        return (0,fault/* fault */.D)(`got plain http for ${url.hostname}; ${expected}`, `Write "${url.text.replace(/^http:/, 'https:')}".`);
    }
    // What comes from the environment may be a secret, whatever the header is called.
    const isSecret = ([name, value]) => isCredential(name) || value.includes('${');
    const sendsKey = key.from !== 'none' || Object.entries(config['extra-headers'] ?? {}).some(isSecret);
    if (kind === 'loopback' || !sendsKey || config['allow-http'] === true)
        return undefined;
    const hint = 'Use https, or add "allow-http: true" to the target in the file if nobody else is on that network.';
    return (0,fault/* fault */.D)(`the key would be sent to ${url.hostname} over plain http`, hint);
}
const RESERVED_HINTS = {
    model: 'Set "model" of the target instead.',
    prompts: 'Put prompts into a prompt set.',
    stream: 'Remove it: every reply is streamed.',
    'one-reply': 'Remove it: each request gets one reply.'
};
/**
 * Refuses members of `params` and `extra-body` that the gate sets itself. They decide what is measured; set twice, the
 * request would differ from what the report says.
 */
function reservedMemberFaults(config, api) {
    const { reserved, outputLimit } = registry/* DIALECTS */.O[api];
    return ['params', 'extra-body']
        .flatMap((section) => memberPaths(config[section] ?? {}, [section], outputLimit.within))
        .flatMap((path) => {
        const name = String(path.at(-1));
        const kind = Object.hasOwn(reserved, name) ? reserved[name] : undefined;
        return kind === undefined ? [] : [{ path, ...(0,fault/* fault */.D)('the gate sets this member itself', RESERVED_HINTS[kind]) }];
    });
}
/** The paths of members, and of those in the object where the API keeps its settings. */
function memberPaths(members, parent, settings) {
    return Object.entries(members).flatMap(([name, value]) => {
        const path = [...parent, name];
        const isSettings = camelCase(name) === settings && typeof value === 'object' && value !== null;
        return isSettings ? [path, ...Object.keys(value).map((inner) => [...path, inner])] : [path];
    });
}
/** Google's API takes its names in snake case as well. */
function camelCase(name) {
    return name.replaceAll(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
function headerFaults(config) {
    return Object.entries(config['extra-headers'] ?? {}).flatMap(([name, value]) => {
        const found = headerFault(name, value);
        return found === undefined ? [] : [{ path: ['extra-headers', name], ...found }];
    });
}
/** Which variable is sent where is data, so that it must not be able to name what is nobody's but the runner's. */
function variableFaults(config) {
    const { 'api-key-env': key, 'extra-headers': headers = {} } = config;
    const named = [
        ...(key === undefined ? [] : [{ path: ['api-key-env'], name: key }]),
        ...Object.entries(headers).flatMap(([header, value]) => [...value.matchAll(variable_fault/* VARIABLES_IN_VALUE */.Y)].map(([, name = '']) => ({ path: ['extra-headers', header], name })))
    ];
    return named.flatMap(({ path, name }) => {
        const found = (0,variable_fault/* variableFault */.v)(name);
        return found === undefined ? [] : [{ path, ...found }];
    });
}
/** The name of a target's upstream. */
function directName(target) {
    return `${target} (direct)`;
}
/** The name of a target's other arm: what stood before the change. */
function baseName(target) {
    return `${target} (base)`;
}


/***/ }),

/***/ 2071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ fault),
/* harmony export */   Z: () => (/* binding */ isFault)
/* harmony export */ });
/** Tells a fault from what was wanted. */
function isFault(value) {
    return 'message' in value;
}
/** Leaves the hint out where there is none, as `exactOptionalPropertyTypes` asks. */
function fault(message, hint) {
    return hint === undefined ? { message } : { message, hint };
}


/***/ }),

/***/ 7484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ hostKind),
/* harmony export */   Q: () => (/* binding */ parseBaseUrl)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8280);
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1448);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2071);



/** Paths of a call, which users paste along with the address. The gate adds them itself. */
const CALL_PATH = /\/(?:chat\/completions|completions|responses|messages)$/;
/**
 * Azure's dated paths, `/openai/deployments/NAME`, answer 404 without the version of the API in the query. An address is
 * stored in run files and printed on pages, so nothing passes that could hold a secret: this one name, and of values a date
 * or one of the words that stand for one.
 * https://learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle
 */
const VERSION_QUERY = /^\?api-version=(?:\d{4}-\d{2}-\d{2}(?:-preview)?|v1|preview|latest)$/;
/** The address of an API. What could hold a password or a key is never repeated in an error. */
function parseBaseUrl(text) {
    const trimmed = text.trim();
    if (trimmed.includes('@')) {
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .fault */ .D)('the address contains credentials; expected https://HOST/PATH', 'Put the key into an environment variable, and name that variable in "api-key-env".');
    }
    const [, address = '', query = ''] = /^([^?#]*)(.*)$/s.exec(trimmed) ?? [];
    if (query !== '' && !VERSION_QUERY.test(query))
        return queryFault(query);
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(address))
        return noScheme(trimmed);
    const path = url.pathname.replace(/\/+$/, '');
    if (CALL_PATH.test(path)) {
        const base = `${url.origin}${path.replace(CALL_PATH, '')}${query}`;
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .fault */ .D)(`${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(trimmed)} ends in the path of a call; expected the address without that path`, `Write "${base}".`);
    }
    return { text: `${url.origin}${path}${query}`, hostname: url.hostname, secure: url.protocol === 'https:' };
}
function queryFault(query) {
    if (/^\?api-version=/i.test(query)) {
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .fault */ .D)('the query of this address is not an API version; expected "?api-version=" and a date, and nothing else', 'Write "?api-version=2024-10-21" with the date of your API version, or "?api-version=2025-04-01-preview".');
    }
    return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .fault */ .D)('the address contains a query or a fragment; only a query such as "?api-version=2024-10-21" is allowed, for Azure', 'Put anything else that a request needs into "extra-headers".');
}
function noScheme(text) {
    const expected = `${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is not an address; expected https://HOST/PATH`;
    if (!/^[\w.-]+(?::\d+)?(?:\/\S*)?$/.test(text))
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .fault */ .D)(expected);
    const scheme = /^(?:localhost|127\.)/.test(text) ? 'http' : 'https';
    return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .fault */ .D)(expected, `Write "${scheme}://${text}".`);
}
/** Names that public DNS does not serve: RFC 6762 (.local), ICANN's 2024 reservation (.internal). */
const PRIVATE_SUFFIX = /\.(?:internal|local)$/;
/**
 * Tells where a URL's host is by its name alone, without a lookup. Private are RFC 1918 and unique local addresses,
 * names of a single label (a service beside the runner), `.internal` and `.local`.
 */
function hostKind(hostname) {
    const host = hostname.replaceAll(/^\[|\]$|\.$/g, '').toLowerCase();
    if (isCloudMetadata(host))
        return 'public';
    if (ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(host))
        return addressKind(host);
    // RFC 6761: localhost and everything below it is the machine itself.
    if (host === 'localhost' || host.endsWith('.localhost'))
        return 'loopback';
    return !host.includes('.') || PRIVATE_SUFFIX.test(host) ? 'private' : 'public';
}
/**
 * The service that hands out a machine's own credentials answers at names and unique local addresses, and is nobody's model.
 * https://cloud.google.com/compute/docs/metadata/querying-metadata
 * https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html
 */
function isCloudMetadata(host) {
    if (/^(?:metadata|instance-data)(?:\.|$)/.test(host))
        return true;
    if (!ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.isValid(host))
        return false;
    const [first, second] = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parse(host).parts;
    return (first === 0xfd00 && second === 0x0ec2) || (first === 0xfd20 && second === 0x00ce);
}
function addressKind(address) {
    // `process` turns an IPv4 address in IPv6 clothes back into what it is.
    const range = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.process(address).range();
    if (range === 'loopback')
        return 'loopback';
    return range === 'private' || range === 'uniqueLocal' ? 'private' : 'public';
}


/***/ }),

/***/ 3583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ MONEY_PATTERN),
/* harmony export */   Cq: () => (/* binding */ DURATION_PATTERN),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   ES: () => (/* binding */ parseMargin),
/* harmony export */   FT: () => (/* binding */ PERCENT_PATTERN),
/* harmony export */   FV: () => (/* binding */ PAIRS_PATTERN),
/* harmony export */   LQ: () => (/* binding */ parseGrowth),
/* harmony export */   Oy: () => (/* binding */ LEAST_PAIRS),
/* harmony export */   g7: () => (/* binding */ parseMoney),
/* harmony export */   lo: () => (/* binding */ parsePercent),
/* harmony export */   nQ: () => (/* binding */ GROWTH_PATTERN),
/* harmony export */   ur: () => (/* binding */ MARGIN_PATTERN),
/* harmony export */   xg: () => (/* binding */ parsePairs)
/* harmony export */ });
/** `1%`, `0.5 %`: the sign is never left out, since 0.01 and 1 could both mean one percent. */
const PERCENT_PATTERN = /^(\d+(?:\.\d+)?)\s*%$/;
/** A share of 1; absent where the text is no percentage. */
function parsePercent(text) {
    const [, number] = PERCENT_PATTERN.exec(text.trim()) ?? [];
    // Dividing keeps 1% the double nearest to 0.01; multiplying by 0.01 would not.
    return number === undefined ? undefined : Number(number) / 100;
}
/** `+35%`, or without the sign: by how much more. */
const GROWTH_PATTERN = /^\+?\s*\d+(?:\.\d+)?\s*%$/;
/** A share of 1 above nothing; absent where the text is no such percentage. */
function parseGrowth(text) {
    const ratio = parsePercent(text.trim().replace(/^\+/, ''));
    return ratio === undefined || ratio === 0 ? undefined : ratio;
}
const QUANTITY = String.raw `\d+(?:\.\d+)?\s*(?:%|ms|s)`;
/** `25%`, `10ms`, `max(10%, 10ms)`. */
const MARGIN_PATTERN = new RegExp(String.raw `^(?:${QUANTITY}|max\(\s*${QUANTITY}\s*,\s*${QUANTITY}\s*\))$`);
/** Absolute part in ms; absent where the text is no margin, is zero, or names two of a kind. */
function parseMargin(text) {
    const trimmed = text.trim();
    if (!MARGIN_PATTERN.test(trimmed))
        return undefined;
    const parts = trimmed
        .replaceAll(/^max\(|\)$/g, '')
        .split(',')
        .map(readPart);
    const [first, second] = parts;
    const margin = { ...first, ...second };
    return parts.some(isZero) || Object.keys(margin).length < parts.length ? undefined : margin;
}
function readPart(text) {
    const ratio = parsePercent(text);
    if (ratio !== undefined)
        return { ratio };
    const number = Number.parseFloat(text);
    return { absolute: /ms\s*$/.test(text) ? number : number * 1000 };
}
function isZero(part) {
    return (part.ratio ?? part.absolute) === 0;
}
/** `$1.00`, or the bare number of dollars. */
const MONEY_PATTERN = /^\$?\s*(\d+(?:\.\d+)?)$/;
/** US dollars; absent where the text is no amount. */
function parseMoney(text) {
    const [, number] = MONEY_PATTERN.exec(text.trim()) ?? [];
    return number === undefined ? undefined : Number(number);
}
/** `500ms`, `30s`, `15m`, `1h`: a number and its unit, which is never left out. */
const DURATION_PATTERN = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/;
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
/** Milliseconds; absent where the text is no duration. */
function parseDuration(text) {
    const [, number, unit = ''] = DURATION_PATTERN.exec(text.trim()) ?? [];
    const unitMs = UNIT_MS[unit];
    return number === undefined || unitMs === undefined ? undefined : Number(number) * unitMs;
}
/** Pairs from which a p95 is printed, and so the least that are made unless the user wants fewer. */
const LEAST_PAIRS = 60;
/** Fewer pairs than two have no spread. */
const FEWEST = 2;
const MOST = 100_000;
/** `60..400`, or `400`: the most alone. */
const PAIRS_PATTERN = /^\d+(?:\s*\.\.\s*\d+)?$/;
/** From the least to the most; absent where the text is no such range, turns it round, or leaves 2 to 100000. */
function parsePairs(text) {
    const trimmed = text.trim();
    if (!PAIRS_PATTERN.test(trimmed))
        return undefined;
    const [first = 0, second] = trimmed.split('..').map(Number);
    const most = second ?? first;
    const least = second === undefined ? Math.min(LEAST_PAIRS, most) : first;
    return least >= FEWEST && least <= most && most <= MOST ? { least, most } : undefined;
}


/***/ }),

/***/ 7574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ VARIABLES_IN_VALUE),
/* harmony export */   v: () => (/* binding */ variableFault)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);

/** Set by the runner for itself and its actions: its tokens, its folders, the inputs of this step. */
const OF_THE_RUNNER = /^(?:ACTIONS|RUNNER|INPUT|STATE|NODE|npm)_/i;
/** Of GitHub's own variables the facts may be sent, such as GITHUB_SHA; whoever holds a token may act as the workflow. */
const TOKEN_OF_GITHUB = /^(?:GITHUB|GH)_.*(?:TOKEN|SECRET|KEY|PAT|PASSWORD)/i;
/** Credentials of AWS are for signatures, which do not show them. A key of Bedrock's own is a key like any other. */
const OF_AWS = /^AWS_(?!REGION$|DEFAULT_REGION$|BEARER_TOKEN_BEDROCK$)/i;
/** Names of variables in the value of a header: `Bearer ${NAME}`. */
const VARIABLES_IN_VALUE = /\$\{([A-Za-z_]\w*)\}/g;
/** Returns the fault of a variable that is never sent anywhere, whatever a configuration asks for. */
function variableFault(name) {
    if (OF_AWS.test(name)) {
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .fault */ .D)(`${name} is a credential of AWS, which is used only to sign requests to AWS and never sent`, 'Leave the key out for a target with "api: bedrock-converse"; its requests are then signed.');
    }
    if (!OF_THE_RUNNER.test(name) && !TOKEN_OF_GITHUB.test(name))
        return undefined;
    return (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .fault */ .D)(`${name} belongs to the runner, and is never sent to a target`, 'Put the value into a variable of its own, in the "env:" of the step, and name that one.');
}


/***/ }),

/***/ 9939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ nearestHint),
/* harmony export */   BU: () => (/* binding */ eitherOf),
/* harmony export */   LF: () => (/* binding */ pathText)
/* harmony export */ });
/* unused harmony export nearest */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

/** `a, b or c`. */
function eitherOf(names) {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
/** `targets[0].base-url`. */
function pathText(path) {
    return path
        .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
        .join('')
        .replace(/^\./, '');
}
/** The name that a mistyped word was most likely meant to be; absent where none is near enough to be worth guessing. */
function nearest(word, names) {
    const typed = normal(word);
    if (names.length === 0)
        return undefined;
    const guess = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(typed, names.map(normal));
    // Two swapped letters count as two; of longer words a third may be wrong. Beyond that a guess confuses more than it helps.
    const allowed = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3));
    if ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(typed, guess) > allowed)
        return undefined;
    return names.find((name) => normal(name) === guess);
}
/** `Did you mean "model"?`, where there is something to guess. */
function nearestHint(word, names) {
    const name = nearest(word, names);
    return name === undefined ? undefined : `Did you mean "${name}"?`;
}
/** Case and word separators are how a name is written, not which name it is. */
function normal(name) {
    return name.toLowerCase().replaceAll(/[_\s]/g, '-');
}


/***/ }),

/***/ 7709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ CACHE_SWITCHES),
/* harmony export */   Sg: () => (/* binding */ selfHostedSwitches),
/* harmony export */   wg: () => (/* binding */ isolationKey),
/* harmony export */   zA: () => (/* binding */ NO_SWITCHES),
/* harmony export */   zO: () => (/* binding */ openaiSwitches)
/* harmony export */ });
/** Hosts that cache by themselves, and those that cache nothing unasked. */
const NO_SWITCHES = () => ({});
/**
 * Only breakpoints that the prompt sets, and ours set none: nothing is looked up, and nothing written that would be paid
 * for. Models before GPT-5.6 cache by themselves and refuse the member.
 * https://platform.openai.com/docs/guides/prompt-caching
 */
const openaiSwitches = (model) => knowsBreakpoints(model) ? { prompt_cache_options: { mode: 'explicit' } } : NOTHING;
const NOTHING = {};
/** Fireworks: what another key was sent with is not found. https://docs.fireworks.ai/guides/prompt-caching */
const isolationKey = (_model, unique) => ({ prompt_cache_isolation_key: unique });
/**
 * Of llama.cpp, and of vLLM and SGLang. Which of them answers is not known before it does; each passes over what is the
 * others', and a gateway that refuses it is asked without.
 * https://github.com/ggml-org/llama.cpp/tree/master/tools/server, https://docs.vllm.ai/en/latest/design/prefix_caching
 */
const selfHostedSwitches = (_model, unique) => ({ cache_prompt: false, cache_salt: unique });
/** All of the above by name. */
const CACHE_SWITCHES = [
    'prompt_cache_options',
    'prompt_cache_isolation_key',
    'cache_prompt',
    'cache_salt'
];
/** GPT-5.6 and later, `gpt-5.10-mini` and fine-tuned ones (`ft:gpt-5.6:…`) among them. */
function knowsBreakpoints(model) {
    const [, major, minor = '0'] = /^(?:ft:)?gpt-(\d)(?:\.(\d+))?(?![.\da-z])/.exec(model) ?? [];
    return Number(major) > 5 || (major === '5' && Number(minor) >= 6);
}


/***/ }),

/***/ 3909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   MR: () => (/* binding */ firstCount),
/* harmony export */   Qf: () => (/* binding */ hasObject),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   ou: () => (/* binding */ firstText),
/* harmony export */   pc: () => (/* binding */ durationMs),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/** A day: no single request takes longer, so a larger duration is a mistake of the server. */
const MAX_DURATION_MS = 86_400_000;
const MAX_COUNT = 1_000_000_000;
/** The parsed text, or absent where it is no JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** A JSON object, not an array. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** One for all: each event of each reply looks up what most do not have. */
const NO_MEMBERS = Object.freeze({});
const NO_ITEMS = Object.freeze([]);
/** The member as an object; an empty one where it is something else, so that lookups can be chained. */
function objectOf(value) {
    return isObject(value) ? value : NO_MEMBERS;
}
/** The value as a list; empty where it is something else. */
function listOf(value) {
    return Array.isArray(value) ? value : NO_ITEMS;
}
/** True when one of the members is an object. */
function hasObject(outer, names) {
    for (const name of names)
        if (isObject(outer[name]))
            return true;
    return false;
}
/** The first of the values that is a text with at least one character. */
function firstText(...values) {
    for (const value of values)
        if (typeof value === 'string' && value !== '')
            return value;
    return undefined;
}
/** The first of the values that is a token count: a whole number from 0 to a billion. */
function firstCount(...values) {
    for (const value of values)
        if (isCount(value))
            return value;
    return undefined;
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_COUNT;
}
/** A duration in ms from one in another unit; absent where it is no number, negative or longer than a day. */
function durationMs(value, msPerUnit) {
    if (typeof value !== 'number')
        return undefined;
    const ms = value * msPerUnit;
    return ms >= 0 && ms <= MAX_DURATION_MS ? ms : undefined;
}
/** Longest piece of a server's own words that is worth repeating. */
const MAX_CHARACTERS = 200;
/** A server's words as one printable line of at most 200 UTF-16 units; an ellipsis marks what was cut. */
function oneLine(text) {
    const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
    if (line.length <= MAX_CHARACTERS)
        return line;
    // A pair of surrogates is one character: half of it is none.
    return `${line.slice(0, MAX_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}


/***/ }),

/***/ 4426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ presetOf),
/* harmony export */   n: () => (/* binding */ isKnownProvider)
/* harmony export */ });
/* harmony import */ var _cache_switches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7709);

/** The facts about a host without a row: the plain format that self-hosted servers and gateways speak. */
const UNKNOWN_HOST = {
    name: 'unknown',
    tokenLimitField: 'max_tokens',
    asksForUsage: true,
    pads: false,
    tellsTimes: false,
    cacheSwitches: _cache_switches_js__WEBPACK_IMPORTED_MODULE_0__/* .selfHostedSwitches */ .Sg,
    auth: { header: 'authorization', prefix: 'Bearer ' }
};
/** Domains of Azure's resources, in each of its clouds: the public one, that of the US government, and China's. */
const AZURE_SERVICES = ['openai', 'services.ai', 'cognitiveservices'];
/** https://learn.microsoft.com/azure/azure-government/compare-azure-government-global-azure, https://docs.azure.cn */
const AZURE_CLOUDS = ['azure.com', 'azure.us', 'azure.cn'];
/**
 * Known hosts. `max_tokens` is a 400 for newer OpenAI models, `max_completion_tokens` an unknown member elsewhere;
 * Mistral answers 422 to `stream_options` and sends usage without; only OpenAI knows `include_obfuscation`, and strict
 * hosts reject members they do not know.
 */
const ROWS = [
    {
        name: 'OpenAI',
        domains: ['openai.com'],
        tokenLimitField: 'max_completion_tokens',
        pads: true,
        cacheSwitches: _cache_switches_js__WEBPACK_IMPORTED_MODULE_0__/* .openaiSwitches */ .zO
    },
    {
        name: 'Azure',
        domains: AZURE_SERVICES.flatMap((service) => AZURE_CLOUDS.map((cloud) => `${service}.${cloud}`)),
        tokenLimitField: 'max_completion_tokens',
        // A bearer is a token of Entra there, but for keys on paths of /openai/v1; this header takes a key on every path.
        auth: { header: 'api-key', prefix: '' }
    },
    // One model an endpoint, by an API of Azure's own that knows only the older name of the limit.
    { name: 'Azure serverless', domains: ['inference.ai.azure.com', 'models.ai.azure.com'] },
    { name: 'Groq', domains: ['groq.com'] },
    { name: 'Cerebras', domains: ['cerebras.ai'] },
    { name: 'Together', domains: ['together.xyz', 'together.ai'] },
    { name: 'Fireworks', domains: ['fireworks.ai'], tellsTimes: true, cacheSwitches: _cache_switches_js__WEBPACK_IMPORTED_MODULE_0__/* .isolationKey */ .wg },
    { name: 'DeepSeek', domains: ['deepseek.com'] },
    { name: 'xAI', domains: ['x.ai'] },
    { name: 'Mistral', domains: ['mistral.ai'], asksForUsage: false },
    { name: 'OpenRouter', domains: ['openrouter.ai'] },
    { name: 'NVIDIA', domains: ['api.nvidia.com'] },
    { name: 'Anthropic', domains: ['anthropic.com'] },
    { name: 'Google', domains: ['googleapis.com'] },
    // Other hosts of these two domains are the user's own machines.
    { name: 'Bedrock', pattern: /^bedrock(-[a-z]+)*\.([a-z0-9-]+\.)+(amazonaws\.com|api\.aws)$/ },
    { name: 'Cohere', domains: ['cohere.com', 'cohere.ai'] },
    { name: 'Ollama', domains: ['ollama.com'] },
    { name: 'Perplexity', domains: ['perplexity.ai'] },
    { name: 'DeepInfra', domains: ['deepinfra.com'] },
    { name: 'SambaNova', domains: ['sambanova.ai'] },
    { name: 'Hugging Face', domains: ['router.huggingface.co'] },
    { name: 'Moonshot', domains: ['moonshot.ai', 'moonshot.cn'] },
    { name: 'Z.ai', domains: ['z.ai', 'bigmodel.cn'] },
    { name: 'Alibaba', domains: ['dashscope.aliyuncs.com', 'dashscope-intl.aliyuncs.com'] },
    { name: 'GitHub Models', domains: ['models.github.ai'] }
];
/** Looks up a host, by name with or without its port; the plain format when no row names it. */
function presetOf(host) {
    const row = rowOf(host);
    return row === undefined ? UNKNOWN_HOST : { ...UNKNOWN_HOST, cacheSwitches: _cache_switches_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SWITCHES */ .zA, ...factsOf(row) };
}
/** True for a host of a company that sells tokens, whose speed is not this repository's doing. */
function isKnownProvider(host) {
    return rowOf(host) !== undefined;
}
function rowOf(host) {
    const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
    return ROWS.find(({ domains = [], pattern }) => domains.some((domain) => isWithin(name, domain)) || pattern?.test(name));
}
function isWithin(host, domain) {
    return host === domain || host.endsWith(`.${domain}`);
}
function factsOf({ domains: _domains, pattern: _pattern, ...facts }) {
    return facts;
}


/***/ }),

/***/ 2575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ DIALECTS)
});

// EXTERNAL MODULE: ./lib/providers/foreign-json.js
var foreign_json = __webpack_require__(3909);
;// CONCATENATED MODULE: ./lib/providers/openai-error.js

/** Status that the site of an overloaded service sends; not registered, but Anthropic's and its followers'. */
const OVERLOADED = 529;
/** The error a JSON object carries or is; absent where it is none. */
function errorIn(json) {
    const { error, object, type, x_groq: groq } = json;
    // Cerebras puts the status beside the error, not into it.
    if ((0,foreign_json/* isObject */.Gv)(error))
        return { status_code: json['status_code'], ...error };
    // LM Studio and xAI put the words themselves there; the code, where there is one, stands beside them.
    if (typeof error === 'string' && error !== '')
        return { code: json['code'], message: error };
    if (object === 'error' || type === 'error')
        return json;
    return (0,foreign_json/* firstText */.ou)((0,foreign_json/* objectOf */.Xy)(groq)['error']) ?? errorWithoutMember(json);
}
/** `error_code` (FastChat), `errorMessage`, `err_msg`, `errcode`, `errno`, `errors`, … */
const ERROR_NAME = /^(err|errors?|exception)([_-]?(code|no|num|msg|message|type|text|reason|details?|info|description))?$/i;
/** `base_resp.status_code` (MiniMax) and its like, which say 0 where all is well. */
const STATUS_CODE = /^status_?code$/i;
/** An error that is in no member of that name: one that the event marks with a code, or with `success: false`. */
function errorWithoutMember(json) {
    if (json['success'] === false || json['ok'] === false)
        return json;
    for (const name in json) {
        const error = errorInMember(json, name);
        if (error !== undefined)
            return error;
    }
    return undefined;
}
/** The names of most members of most events rule them out. */
function errorInMember(json, name) {
    const value = json[name];
    if (ERROR_NAME.test(name))
        return isAllWell(value) ? undefined : { ...json, code: json['code'] ?? value };
    return (0,foreign_json/* isObject */.Gv)(value) && hasBadStatus(value) ? { ...json, ...value } : undefined;
}
function hasBadStatus(inner) {
    for (const name in inner)
        if (STATUS_CODE.test(name) && !isAllWell(inner[name]))
            return true;
    return false;
}
/** Values of a code that report no error. */
function isAllWell(code) {
    if (typeof code === 'string')
        return /^(0+|20\d|20000|ok|success(ful)?|succeeded|none|null|false)?$/i.test(code.trim());
    if (typeof code === 'number')
        return code === 0 || (code >= 200 && code < 300) || code === 20_000;
    return code === undefined || code === null || code === false || (typeof code === 'object' && isEmpty(code));
}
function isEmpty(value) {
    return Object.keys(value).length === 0;
}
/**
 * The error that an event is in which the dialect found nothing of its own. With a code of failure beside its words (`code` and `msg`,
 * `type: "server_error"`, `status: 500`) it is one. By words alone (`detail`, `message`) it is one only if nothing follows:
 * `{"status": "queued", "message": "…"}` reports progress.
 */
function errorByWords(json) {
    const { code, status, type } = json;
    if (wordsIn(json) === '')
        return [];
    const isNamed = typeof type === 'string' && /(^|[_.-])(error|exception|failed|failure)$/i.test(type);
    const isFailed = typeof status === 'string' && /^(error|failed|failure)$/i.test(status);
    if (isNamed || isFailed || !isAllWell(code) || Number(status) >= 400)
        return [errorPart(json)];
    if (typeof type === 'string' || typeof json['object'] === 'string' || wordsIn(json, WORDS) === '')
        return [];
    return [{ ...errorPart(json), unlessMoreFollows: true }];
}
/** The part for an error that came in a stream: an object, or the words alone. */
function errorPart(error) {
    const account = isAccountTrouble(error) ? { account: true } : {};
    return { type: 'stream-error', outcome: outcomeOfError(error), message: messageOf(error), ...account };
}
/**
 * Errors outside the framing: llama.cpp used to send an `error:` field, which every parser ignores
 * (ggml-org/llama.cpp#16109), and others a bare JSON line (lemonade-sdk/lemonade#2826).
 */
function readStrayLine(line) {
    const text = line.trim();
    if (text.startsWith('<'))
        return [{ type: 'malformed', message: 'a page in place of a stream' }];
    const field = /^error:(?<words>.*)$/.exec(text)?.groups?.['words']?.trim();
    const json = (0,foreign_json/* parseJson */.qF)(field ?? text);
    if (field !== undefined)
        return [errorPart((0,foreign_json/* isObject */.Gv)(json) ? (errorIn(json) ?? json) : field)];
    if (!(0,foreign_json/* isObject */.Gv)(json))
        return [];
    const error = errorIn(json);
    return error === undefined ? [{ type: 'malformed', message: 'a JSON line that is no event' }] : [errorPart(error)];
}
/** A reply with another status than 200. */
function readRefusal(status, bodyText) {
    const json = (0,foreign_json/* parseJson */.qF)(bodyText);
    const error = (0,foreign_json/* isObject */.Gv)(json) ? (errorIn(json) ?? json) : undefined;
    const account = status === PAYMENT_REQUIRED || (error !== undefined && isAccountTrouble(error));
    return {
        outcome: account ? 'http-error' : (outcomeOfCode(status) ?? 'http-error'),
        message: error === undefined ? pageText(bodyText) : messageOf(error),
        fields: error === undefined ? [] : fieldsOf(error),
        ...(account ? { account } : {})
    };
}
/** A 200 whose body is one document. */
function readWhole(bodyText) {
    return readDocument(bodyText, (json) => Array.isArray(json['choices']));
}
/** The same for an API whose replies look otherwise. */
function readDocument(bodyText, isReply) {
    const json = (0,foreign_json/* parseJson */.qF)(bodyText);
    if (!(0,foreign_json/* isObject */.Gv)(json))
        return { outcome: 'not-a-stream', message: pageText(bodyText), fields: [] };
    const error = errorIn(json);
    if (error !== undefined) {
        const account = isAccountTrouble(error) ? { account: true } : {};
        return { outcome: outcomeOfError(error), message: messageOf(error), fields: fieldsOf(error), ...account };
    }
    if (isReply(json))
        return { outcome: 'not-streamed', message: '', fields: [] };
    return { outcome: 'api-error', message: messageOf(json), fields: fieldsOf(json) };
}
/** Codes come as numbers, as numbers in text, and as names. */
function outcomeOfError(error) {
    if (isAccountTrouble(error))
        return 'api-error';
    const { code, type, status, status_code: statusCode, error_code: errorCode } = (0,foreign_json/* objectOf */.Xy)(error);
    const outcomes = [code, status, statusCode, errorCode, type].map(outcomeOfCode);
    return outcomes.find((outcome) => outcome !== undefined) ?? 'api-error';
}
/** OpenAI's codes and those of its kin for accounts that cannot pay. */
const ACCOUNT_CODES = /insufficient_?(?:quota|balance|credit|fund)|billing|payment_?required|account_?(?:deactivated|suspended|disabled)|arrear|(?:spend(?:ing)?_?(?:limit|cap)|budget)_?(?:reached|exceeded)|exceeded_?budget/i;
/** The same in words. "Quota" is not among them: Google says it of requests per minute as well. */
const ACCOUNT_WORDS = /insufficient\s+(?:account\s+)?(?:balance|credits?|funds?|quota)|(?:balance|credits?|funds?)\s+(?:is|are|has been|have been|is too)\s+(?:insufficient|exhausted|depleted|used up|low|not enough|negative)|(?:out of|no|not enough|run out of|exhausted)\s+(?:\w+\s+)?credits?|credit balance|(?:billing|spend(?:ing)?|budget) (?:hard |soft )?(?:limit|cap)|budget (?:has been |was )?exceeded|exceeded (?:your|the|its|their|\w+'s) (?:\w+ )?budget|payment required|account\s+(?:\S+\s+){0,4}(?:suspended|deactivated|disabled|overdue|terminated|closed)|subscription\s+(?:\S+\s+){0,3}(?:expired|inactive|ended)|in arrears/i;
/** What a host says of an account that cannot pay, and also where it offers a higher rate: `Upgrade at …/settings/billing`. */
const OFFERS = /billing|(?:top|add)[- ]?up|purchase more|recharge|upgrade your plan/i;
/** A limit on requests or tokens in a time, which ends by itself. */
const RATE_WORDS = /rate[ -]?limit|too many requests|try again in\b|per[ -](?:second|minute|min|hour|day)\b|\b[rt]p[mds]\b/i;
/** Returns true where the account cannot pay, or is closed: that does not go away by itself, whatever status it comes with. */
function isAccountTrouble(error) {
    const { code, type, status_code: statusCode, status, details } = (0,foreign_json/* objectOf */.Xy)(error);
    if ([code, statusCode, status].some((each) => Number(each) === PAYMENT_REQUIRED))
        return true;
    if ([code, type].some((each) => typeof each === 'string' && ACCOUNT_CODES.test(each)))
        return true;
    // A limit that ends is told with the time when it does.
    const isPassing = JSON.stringify(details ?? '').includes('retryDelay');
    const words = messageOf(error);
    return !isPassing && (ACCOUNT_WORDS.test(words) || (OFFERS.test(words) && !RATE_WORDS.test(words)));
}
const PAYMENT_REQUIRED = 402;
function outcomeOfCode(code) {
    if (typeof code === 'string' && !/^\d+$/.test(code))
        return outcomeOfName(code);
    const status = Number(code ?? Number.NaN);
    if (status === 429)
        return 'rate-limited';
    return status === 503 || status === OVERLOADED ? 'overloaded' : undefined;
}
function outcomeOfName(name) {
    if (/rate_?limit|too_?many_?requests|resource_?exhausted/i.test(name))
        return 'rate-limited';
    return /overloaded|unavailable/i.test(name) ? 'overloaded' : undefined;
}
/** FastAPI, in front of many servers, puts a list of `{loc, msg}` into `detail`. */
function messageOf(error) {
    return (0,foreign_json/* oneLine */.TN)(typeof error === 'string' ? error : wordsIn((0,foreign_json/* objectOf */.Xy)(error)));
}
/** Members that hold a server's words, the most telling first, in small letters and without underscores. */
const WORDS = [
    ...['message', 'msg', 'errormessage', 'errormsg', 'errmsg', 'statusmsg', 'statusmessage'],
    ...['error', 'errors', 'exception', 'detail', 'details', 'errordetail', 'errordescription']
];
/** Members that hold words of a model as well: only of what is known for an error are they a server's. */
const WORDS_OF_ERRORS = [...WORDS, 'description', 'reason', 'title', 'text', 'info'];
function wordsIn(error, names = WORDS_OF_ERRORS) {
    const said = new Map(Object.entries(error).map(([name, value]) => [name.toLowerCase().replaceAll(/[_-]/g, ''), value]));
    for (const name of names) {
        const words = wordsOf(said.get(name));
        if (words !== '')
            return words;
    }
    return '';
}
function wordsOf(value) {
    const inner = (0,foreign_json/* objectOf */.Xy)(value);
    const listed = (0,foreign_json/* listOf */.c3)(value).map((each) => (0,foreign_json/* firstText */.ou)(each, (0,foreign_json/* objectOf */.Xy)(each)['msg'], (0,foreign_json/* objectOf */.Xy)(each)['message']) ?? '');
    return (0,foreign_json/* firstText */.ou)(value, inner['message'], inner['msg'], listed.filter((each) => each !== '').join('; ')) ?? '';
}
function fieldsOf(error) {
    const { param, detail } = (0,foreign_json/* objectOf */.Xy)(error);
    const places = (0,foreign_json/* listOf */.c3)(detail).map((each) => (0,foreign_json/* listOf */.c3)((0,foreign_json/* objectOf */.Xy)(each)['loc']).filter((step) => step !== 'body'));
    const names = [(0,foreign_json/* firstText */.ou)(param), ...places.map((steps) => steps.join('.'))];
    return names.filter((name) => name !== undefined && name !== '').map((name) => (0,foreign_json/* oneLine */.TN)(String(name)));
}
/** A page's words stand near its front; the rest only costs time. */
const PAGE_CHARACTERS = 8192;
/** The words of an HTML page, without markup, scripts and styles. Another text may be a model's words: nothing of it. */
function pageText(body) {
    if (!/^\s*</.test(body))
        return '';
    const withoutCode = body.slice(0, PAGE_CHARACTERS).replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ');
    return (0,foreign_json/* oneLine */.TN)(withoutCode.replace(/<[^>]*>?/g, ' '));
}

;// CONCATENATED MODULE: ./lib/providers/event-parts.js


/** The part for `[DONE]` where it is the API's own end mark. */
const CHAT_END = [{ type: 'end-mark' }];
const NOTHING = [];
/**
 * Reads an event whose data is a JSON object. Everything else that servers put there is handled here: end marks and
 * comments of gateways in between, errors, and what is no JSON.
 *
 * `[DONE]` says nothing unless the API itself ends with it: gateways add it to every reply, also to one that was cut off
 * before them.
 */
function readObject({ event, data }, read, done = NOTHING) {
    const text = data.trim();
    if (text === '[DONE]')
        return done;
    // Gateways re-emit comments as data (`data: : OPENROUTER PROCESSING`), and some send empty events to stay alive.
    if (text === '' || text.startsWith(':'))
        return [{ type: 'keep-alive' }];
    const json = (0,foreign_json/* parseJson */.qF)(text);
    if (isPadding(event, json))
        return [{ type: 'keep-alive' }];
    if (event !== undefined && ERROR_EVENT.test(event))
        return [errorPart((0,foreign_json/* isObject */.Gv)(json) ? (errorIn(json) ?? json) : text)];
    if (!(0,foreign_json/* isObject */.Gv)(json))
        return [{ type: 'malformed', message: breachOf(text) }];
    return withError(json, read(json));
}
/** Some servers send a null between their events, others an event that only keeps the connection open, with a word in it. */
function isPadding(event, json) {
    return json === null || (event !== undefined && KEEP_ALIVE_EVENT.test(event) && !(0,foreign_json/* isObject */.Gv)(json));
}
const KEEP_ALIVE_EVENT = /^(ping|pong|heart[_-]?beat|keep[_-]?alive)$/i;
/** Names of events that bring an error. */
const ERROR_EVENT = /^(error|exception|failed|failure|fatal)$/i;
function withError(json, said) {
    const error = errorIn(json);
    if (error !== undefined)
        return [errorPart(error), ...said];
    return said.some(({ type }) => type !== 'served-by') ? said : [...said, ...errorByWords(json)];
}
/** Says what is wrong with the data of an event. Two faults of servers and gateways are common enough to be named. */
function breachOf(text) {
    if (/^data:/.test(text))
        return 'an event whose data begins with "data:" again, as if it were framed twice';
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const areEvents = lines.length > 1 && lines.every((line) => (0,foreign_json/* isObject */.Gv)((0,foreign_json/* parseJson */.qF)(line)) || line.trim() === '[DONE]');
    return areEvents ? 'events without an empty line between them' : 'an event that is no JSON object';
}
/** The last lookup, kept because each chunk of a reply says the same. */
let lastSaid = {};
let lastParts = [];
/** Returns the part that names who served a chunk, or nothing. */
function servedByParts(said) {
    if (!isAlike(said, lastSaid)) {
        lastSaid = said;
        lastParts = newServedByParts(said);
    }
    return lastParts;
}
function isAlike(one, other) {
    const { model, fingerprint, serviceTier, via } = one;
    return (model === other.model && fingerprint === other.fingerprint && serviceTier === other.serviceTier && via === other.via);
}
function newServedByParts(said) {
    const part = { type: 'served-by' };
    return copyPresent(said, part) ? [part] : [];
}
/** The counts that an event has; nothing where it has none. */
function usageParts(said) {
    const part = { type: 'usage' };
    return copyPresent(said, part) ? [part] : [];
}
/** Returns true when it copied any. Each event of each reply comes by here: a loop is a quarter of the work of lists of entries. */
function copyPresent(said, to) {
    let isAny = false;
    for (const name in said) {
        const value = said[name];
        if (value === undefined)
            continue;
        to[name] = value;
        isAny = true;
    }
    return isAny;
}

;// CONCATENATED MODULE: ./lib/providers/finish-reasons.js

/**
 * The names of a good end, in every API and for all of them: gateways pass on the name that the API behind them used.
 * Whatever is not in this table is no good end, so a failure needs no name here to count as one.
 */
const GOOD_ENDS = {
    stop: 'stop',
    stopped: 'stop',
    stop_sequence: 'stop',
    stop_token: 'stop',
    stop_str: 'stop',
    stop_string: 'stop',
    stop_word: 'stop',
    stop_words: 'stop',
    eos: 'stop',
    // TGI. https://github.com/huggingface/text-generation-inference/blob/main/docs/openapi.json
    eos_token: 'stop',
    eos_found: 'stop',
    end: 'stop',
    end_turn: 'stop',
    end_of_turn: 'stop',
    end_of_text: 'stop',
    endoftext: 'stop',
    complete: 'stop',
    completed: 'stop',
    finish: 'stop',
    finished: 'stop',
    done: 'stop',
    success: 'stop',
    length: 'length',
    limit: 'length',
    max_length: 'length',
    max_tokens: 'length',
    max_new_tokens: 'length',
    max_output_tokens: 'length',
    max_completion_tokens: 'length',
    token_limit: 'length',
    // Mistral and Anthropic: the context is full.
    model_length: 'length',
    context_length: 'length',
    model_context_window_exceeded: 'length',
    // The first version of Cohere's API, which gateways still send.
    error_limit: 'length',
    tool_call: 'tool-calls',
    tool_calls: 'tool-calls',
    tool_use: 'tool-calls',
    function_call: 'tool-calls',
    function_calls: 'tool-calls',
    // Anthropic: a tool of the server's own takes longer than one reply may.
    pause_turn: 'tool-calls'
};
/** Names of failures that are known as such. They decide nothing: an unknown name is a failure as well. */
const KNOWN_FAILURES = /^(error|abort(ed)?|insufficient_system_resource|malformed_\w+|network_error|time_?out|time_limit|cancel(l?ed)?|unexpected_tool_call|too_many_tool_calls|missing_thought_signature|failed)$/;
/** The provider, or its filter, would not let the model answer: `content_filter`, `SAFETY`, `sensitive`, `guardrail_intervened`, … */
const REFUSAL = /filter|safety|sensitiv|moderat|refus|block|prohibit|toxic|guardrail|recitation|spii|model_armor|polic(y|ies)|censor|harm/;
/** Values that stand for no reason yet. Some are words, of serializers that print what is missing. */
const NO_REASON = /^(|null|none|nil|undefined|unknown|n\/?a|finish_reason_unspecified|unspecified)$/;
/** The part for a finish reason; nothing where the server has not named one. */
function finishParts(given, awaitsEndMark = false) {
    if (typeof given !== 'string')
        return [];
    const name = given
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_');
    if (NO_REASON.test(name))
        return [];
    const part = { type: 'finish', reason: reasonOf(name), name: (0,foreign_json/* oneLine */.TN)(given) || 'no printable name' };
    return [awaitsEndMark ? { ...part, awaitsEndMark } : part];
}
function reasonOf(name) {
    // Names come from a server, and `constructor` is one that every object knows.
    if (Object.hasOwn(GOOD_ENDS, name))
        return GOOD_ENDS[name] ?? 'unknown';
    if (REFUSAL.test(name))
        return 'refusal';
    return KNOWN_FAILURES.test(name) ? 'error' : 'unknown';
}

;// CONCATENATED MODULE: ./lib/providers/request-members.js

/** `name: null` in a config takes a member out that would be sent otherwise, for hosts that reject it. */
function withoutNulls(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
}
/**
 * For APIs that keep settings such as the temperature in an object of their own: `params` are settings, except those
 * that the API has in the body, and `extra-body` are members of the body. The object may also be given as a whole.
 */
function givenMembers({ params, extraBody }, settingsName, isOfBody) {
    const ofBody = Object.entries(params).filter(([name]) => isOfBody(name));
    const settings = Object.entries(params).filter(([name]) => name !== settingsName && !isOfBody(name));
    const given = [params[settingsName], extraBody[settingsName]];
    const { [settingsName]: _whole, ...body } = { ...Object.fromEntries(ofBody), ...extraBody };
    const entries = [...settings, ...given.filter(isMembers).flatMap((whole) => Object.entries(whole))];
    return { body, settings: given.includes(null) ? undefined : Object.fromEntries(entries) };
}
function isMembers(value) {
    return (0,foreign_json/* isObject */.Gv)(value);
}
/** A request with the last of its `messages` changed; as it is where there is none. */
function withLastMessage(body, change) {
    const { messages } = body;
    const list = Array.isArray(messages) ? messages : [];
    const last = list.at(-1);
    return (0,foreign_json/* isObject */.Gv)(last) ? { ...body, messages: [...list.slice(0, -1), change(last)] } : body;
}

;// CONCATENATED MODULE: ./lib/providers/unread-text.js
/**
 * Members that label, sign, seal, cite or locate what was generated, or tell of the work on it. Their strings are no
 * generated text, however often they come.
 */
const LABEL = /^(role|id|index|type|object|name|status|state|phase|stage|event|progress|format|encoding|data|url|uri|title|lang(uage)?|channel|recipient|model|provider|p|obfuscation|padding|citations?|annotations?|sources?|references?|moderation|logprobs?|provider_specific_fields|extra_content)$|_?ids?$|Ids?$|signature|encrypted|redacted|tool|mime|created|grounding|safety|filter|reason$|(^|_)(time|date|search|stop)(_|$)/i;
/** Text nested deeper than this is no text of a delta. */
const MOST_LEVELS = 5;
/**
 * The parts for strings in an event's delta, or its kin, that this dialect does not read, one for each member. To be called for
 * an event in which no generated text was found: what accompanies text that was found is a label or a copy of it.
 *
 * Hosts rename the members that carry thoughts, and nest them (vllm-project/vllm#50624). A name that is not known here
 * would otherwise make a model that thinks aloud look slow to start and many times faster per token.
 */
function unreadParts(place, outer, isRead = () => false) {
    const parts = [];
    for (const name in outer) {
        const value = outer[name];
        if (value === null || value === '' || isRead(name) || LABEL.test(name))
            continue;
        const text = textIn(value, MOST_LEVELS);
        if (text !== '')
            parts.push({ type: 'unread-text', member: memberPath(place, name), text });
    }
    return parts;
}
/** All strings of a value that stand in no label. */
function textIn(value, levels) {
    if (typeof value === 'string')
        return value;
    if (typeof value !== 'object' || value === null || levels === 0)
        return '';
    if (Array.isArray(value))
        return value.map((each) => textIn(each, levels - 1)).join('');
    const named = Object.entries(value).filter(([name]) => !LABEL.test(name));
    return named.map(([, each]) => textIn(each, levels - 1)).join('');
}
/** The name is the server's, and is printed: whatever does not look like a name is left out. */
function memberPath(place, name) {
    return /^[\w$.-]{1,60}$/.test(name) ? `${place}.${name}` : place;
}

;// CONCATENATED MODULE: ./lib/providers/anthropic-messages.js






/** Anthropic's Messages API. https://docs.anthropic.com/en/docs/build-with-claude/streaming */
const anthropicMessages = {
    id: 'anthropic-messages',
    framing: 'sse',
    eventShape: '{"type":"content_block_delta","delta":{"text":"…"}}',
    headers: { accept: 'text/event-stream', 'anthropic-version': '2023-06-01' },
    authOf: () => ({ header: 'x-api-key', prefix: '' }),
    outputLimit: { names: ['max_tokens'] },
    reserved: { model: 'model', messages: 'prompts', system: 'prompts', stream: 'stream' },
    markForCache,
    buildRequest,
    readEvent,
    readStrayLine: readStrayLine,
    readRefusal: anthropic_messages_readRefusal,
    readWhole: anthropic_messages_readWhole
};
function buildRequest(target, messages, maxOutputTokens) {
    return {
        path: '/messages',
        body: {
            model: target.model,
            ...systemMember(messages),
            messages: messages.filter(({ role }) => role !== 'system').map(({ role, content }) => ({ role, content })),
            // Required: the API has no limit of its own.
            ...withoutNulls({ max_tokens: maxOutputTokens, ...target.params, ...target.extraBody }),
            stream: true
        }
    };
}
/** At its last block, so that all of the prompt is kept. https://platform.claude.com/docs/en/build-with-claude/prompt-caching */
function markForCache(body) {
    return withLastMessage(body, ({ content, ...message }) => {
        return { ...message, content: [{ type: 'text', text: content ?? '', cache_control: { type: 'ephemeral' } }] };
    });
}
/** The API has no such role among its messages. */
function systemMember(messages) {
    const texts = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
    return texts.length === 0 ? {} : { system: texts.join('\n\n') };
}
function readEvent(event) {
    return readObject(event, (json) => {
        switch (json['type']) {
            case 'message_start':
                return startParts((0,foreign_json/* objectOf */.Xy)(json['message']));
            case 'content_block_start':
                return blockParts((0,foreign_json/* objectOf */.Xy)(json['content_block']));
            case 'content_block_delta':
                return deltaParts((0,foreign_json/* objectOf */.Xy)(json['delta']));
            case 'message_delta':
                return messageDeltaParts(json);
            case 'message_stop':
                return [{ type: 'end-mark' }];
            default:
                return [];
        }
    });
}
/** Its count of output tokens stands for nothing: one or two, sent before there are any. */
function startParts({ model, usage }) {
    const { output_tokens: _placeholder, service_tier: tier, inference_geo: region, ...input } = (0,foreign_json/* objectOf */.Xy)(usage);
    const said = { model: (0,foreign_json/* firstText */.ou)(model), serviceTier: (0,foreign_json/* firstText */.ou)(tier), via: regionOf(region) };
    return [...servedByParts(said), ...usageParts(countsOf(input))];
}
/** The region that computed the reply, of models that have a choice. https://platform.claude.com/docs/en/build-with-claude/data-residency */
function regionOf(given) {
    return given === 'not_available' ? undefined : (0,foreign_json/* firstText */.ou)(given);
}
/** A thought that is not shown. */
const HIDDEN = [{ type: 'reasoning-hidden' }];
/**
 * Blocks start empty and are filled by deltas, but for a tool's name. A block of `redacted_thinking` comes whole, long
 * after it was begun, and in cipher: no token that anybody saw come.
 */
function blockParts({ type, name, text, thinking, signature }) {
    if (type === 'redacted_thinking')
        return HIDDEN;
    if (type === 'thinking' && (0,foreign_json/* firstText */.ou)(thinking) === undefined && (0,foreign_json/* firstText */.ou)(signature) !== undefined)
        return HIDDEN;
    const isTool = typeof type === 'string' && type.endsWith('tool_use');
    return withText([
        { type: 'reasoning-delta', text: (0,foreign_json/* firstText */.ou)(thinking) ?? '' },
        { type: 'text-delta', text: (0,foreign_json/* firstText */.ou)(text) ?? '' },
        { type: 'tool-call-delta', text: isTool ? ((0,foreign_json/* firstText */.ou)(name) ?? '') : '' }
    ]);
}
/**
 * Signatures and citations are not generated. A signature closes each block of thoughts, also of those whose text is
 * left out, as newer models do unless asked for a summary: it may be all that tells of them.
 * https://platform.claude.com/docs/en/build-with-claude/extended-thinking#controlling-thinking-display
 */
function deltaParts(delta) {
    const { text, thinking, partial_json: json, signature } = delta;
    if ((0,foreign_json/* firstText */.ou)(signature) !== undefined)
        return HIDDEN;
    const read = withText([
        { type: 'reasoning-delta', text: (0,foreign_json/* firstText */.ou)(thinking) ?? '' },
        { type: 'text-delta', text: (0,foreign_json/* firstText */.ou)(text) ?? '' },
        { type: 'tool-call-delta', text: (0,foreign_json/* firstText */.ou)(json) ?? '' }
    ]);
    return read.length > 0 ? read : unreadParts('delta', delta);
}
function withText(parts) {
    return parts.filter(({ text }) => text !== '');
}
/** The API always says `message_stop` after it: a reply that ends here was cut off. */
function messageDeltaParts({ delta, usage }) {
    return [...usageParts(countsOf((0,foreign_json/* objectOf */.Xy)(usage))), ...finishParts((0,foreign_json/* objectOf */.Xy)(delta)['stop_reason'], true)];
}
/**
 * Cached tokens are counted beside the others here, and each of the three counts may come in `message_start`, be
 * corrected in `message_delta`, or be left out there: so they are told apart, for the last of each to stand.
 */
function countsOf(usage) {
    return {
        uncachedTokenCount: (0,foreign_json/* firstCount */.MR)(usage['input_tokens']),
        cacheWriteTokenCount: (0,foreign_json/* firstCount */.MR)(usage['cache_creation_input_tokens']),
        cachedTokenCount: (0,foreign_json/* firstCount */.MR)(usage['cache_read_input_tokens']),
        outputTokenCount: (0,foreign_json/* firstCount */.MR)(usage['output_tokens']),
        reasoningTokenCount: (0,foreign_json/* firstCount */.MR)((0,foreign_json/* objectOf */.Xy)(usage['output_tokens_details'])['thinking_tokens'])
    };
}
/** A rejected member is named in front of the words alone: `max_tokens: Field required`. */
function anthropic_messages_readRefusal(status, bodyText) {
    const refusal = readRefusal(status, bodyText);
    const field = /^(?<name>[a-z_]+(\.[a-z0-9_]+)*): /.exec(refusal.message)?.groups?.['name'];
    return refusal.fields.length > 0 || field === undefined ? refusal : { ...refusal, fields: [field] };
}
function anthropic_messages_readWhole(bodyText) {
    return readDocument(bodyText, ({ type, content }) => type === 'message' || Array.isArray(content));
}

;// CONCATENATED MODULE: ./lib/providers/bedrock-converse.js






/**
 * ConverseStream of Amazon Bedrock: the same request and events for every model that Bedrock serves.
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ConverseStream.html
 */
const bedrockConverse = {
    id: 'bedrock-converse',
    framing: 'aws-event-stream',
    eventShape: '{"contentBlockDelta":{"delta":{"text":"…"}}}',
    headers: { accept: 'application/vnd.amazon.eventstream' },
    // A Bedrock API key; without one the request is signed.
    authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
    signsAs: 'bedrock',
    outputLimit: { names: ['maxTokens'], within: 'inferenceConfig' },
    reserved: { modelId: 'model', messages: 'prompts', system: 'prompts' },
    markForCache: bedrock_converse_markForCache,
    buildRequest: bedrock_converse_buildRequest,
    readEvent: bedrock_converse_readEvent,
    // Frames leave nothing between them.
    readStrayLine: () => [],
    readRefusal: bedrock_converse_readRefusal,
    readWhole: bedrock_converse_readWhole
};
/** Of `inferenceConfig`; there is no seed. All other parameters are members of the request itself. */
const INFERENCE = ['maxTokens', 'temperature', 'topP', 'stopSequences'];
function bedrock_converse_buildRequest(target, messages, maxOutputTokens) {
    const { body, settings } = givenMembers(target, 'inferenceConfig', (name) => !INFERENCE.includes(name));
    const inferenceConfig = withoutNulls({ maxTokens: maxOutputTokens, ...settings });
    const system = messages.filter(({ role }) => role === 'system');
    return {
        // Model ids have colons and are even ARNs with slashes: both have to be written as %3A and %2F, here and when signing.
        path: `/model/${encodeURIComponent(target.model)}/converse-stream`,
        body: {
            messages: messages
                .filter(({ role }) => role !== 'system')
                .map(({ role, content }) => ({ role, content: [{ text: content }] })),
            ...(system.length === 0 ? {} : { system: system.map(({ content }) => ({ text: content })) }),
            ...(settings === undefined ? {} : { inferenceConfig }),
            ...withoutNulls(body)
        }
    };
}
/** Behind all of the prompt. https://docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html */
function bedrock_converse_markForCache(body) {
    return withLastMessage(body, (message) => {
        return {
            ...message,
            content: [...(0,foreign_json/* listOf */.c3)(message['content']), { cachePoint: { type: 'default' } }]
        };
    });
}
/** Every payload has a member `p` of random length, so that nobody can tell from its size what it says. */
function bedrock_converse_readEvent({ event, data, isException }) {
    const json = (0,foreign_json/* parseJson */.qF)(data);
    if (isException === true)
        return [exceptionPart(event ?? '', json)];
    if (!(0,foreign_json/* isObject */.Gv)(json))
        return [{ type: 'malformed', message: 'a frame that holds no JSON object' }];
    switch (event) {
        case 'contentBlockStart':
            return textParts([['tool-call-delta', (0,foreign_json/* objectOf */.Xy)((0,foreign_json/* objectOf */.Xy)(json['start'])['toolUse'])['name']]]);
        case 'contentBlockDelta':
            return bedrock_converse_deltaParts((0,foreign_json/* objectOf */.Xy)(json['delta']));
        case 'messageStop':
            return finishParts(json['stopReason']);
        case 'metadata':
            // The last event; it comes after `messageStop`.
            return [...usageParts(bedrock_converse_countsOf(json)), ...latencyParts(json), ...servedParts(json), { type: 'end-mark' }];
        default:
            return [];
    }
}
/**
 * Reasoning that is encrypted whole, and its signature, are nobody's to read; but they tell of it, and no count of
 * Bedrock's does. https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ReasoningContentBlockDelta.html
 */
function bedrock_converse_deltaParts(delta) {
    const { text: thought, redactedContent, signature } = (0,foreign_json/* objectOf */.Xy)(delta['reasoningContent']);
    if ((0,foreign_json/* firstText */.ou)(thought) === undefined && (0,foreign_json/* firstText */.ou)(redactedContent, signature) !== undefined)
        return bedrock_converse_HIDDEN;
    const read = textParts([
        ['reasoning-delta', thought],
        ['text-delta', delta['text']],
        ['tool-call-delta', (0,foreign_json/* objectOf */.Xy)(delta['toolUse'])['input']]
    ]);
    return read.length > 0 ? read : unreadParts('delta', delta);
}
const bedrock_converse_HIDDEN = [{ type: 'reasoning-hidden' }];
function textParts(said) {
    return said.flatMap(([type, value]) => {
        const text = (0,foreign_json/* firstText */.ou)(value);
        return text === undefined ? [] : [{ type, text }];
    });
}
/** Tokens read from a cache or written to one are counted beside `inputTokens`, unless the total says otherwise. */
function bedrock_converse_countsOf(json) {
    const usage = (0,foreign_json/* objectOf */.Xy)(json['usage']);
    const uncached = (0,foreign_json/* firstCount */.MR)(usage['inputTokens']);
    const output = (0,foreign_json/* firstCount */.MR)(usage['outputTokens']);
    const cached = (0,foreign_json/* firstCount */.MR)(usage['cacheReadInputTokens'], usage['cacheReadInputTokenCount']);
    const written = (0,foreign_json/* firstCount */.MR)(usage['cacheWriteInputTokens'], usage['cacheWriteInputTokenCount']);
    const isInside = uncached !== undefined && usage['totalTokens'] === uncached + (output ?? 0);
    const cachedOrWritten = isInside ? 0 : (cached ?? 0) + (written ?? 0);
    return {
        inputTokenCount: uncached === undefined ? undefined : (0,foreign_json/* firstCount */.MR)(uncached + cachedOrWritten),
        outputTokenCount: output,
        cachedTokenCount: cached
    };
}
/** The whole call as the service saw it: what is left of the end-to-end time is the network and the front end. */
function latencyParts(json) {
    const totalMs = (0,foreign_json/* durationMs */.pc)((0,foreign_json/* objectOf */.Xy)(json['metrics'])['latencyMs'], 1);
    return totalMs === undefined ? [] : [{ type: 'server-timings', timings: { totalMs } }];
}
/**
 * A prompt router says which model it took. The tier is the one that served, whatever was asked for, and so is the
 * latency: past its quota, what was to be `optimized` is `standard`.
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ConverseStreamMetadataEvent.html
 */
function servedParts(json) {
    const tier = (0,foreign_json/* firstText */.ou)((0,foreign_json/* objectOf */.Xy)(json['serviceTier'])['type']);
    const latency = (0,foreign_json/* firstText */.ou)((0,foreign_json/* objectOf */.Xy)(json['performanceConfig'])['latency']);
    const tiers = [tier, latency === 'optimized' ? 'optimized latency' : undefined].filter((each) => each !== undefined);
    return servedByParts({
        model: (0,foreign_json/* firstText */.ou)((0,foreign_json/* objectOf */.Xy)((0,foreign_json/* objectOf */.Xy)(json['trace'])['promptRouter'])['invokedModelId']),
        serviceTier: (0,foreign_json/* firstText */.ou)(tiers.join(', '))
    });
}
/**
 * A frame that ends the stream with an exception, under status 200. Where a model's own host failed, Bedrock passes its
 * status on.
 */
function exceptionPart(name, payload) {
    const error = (0,foreign_json/* objectOf */.Xy)(payload);
    const outcome = outcomeOfStatus(error['originalStatusCode']) ?? bedrock_converse_outcomeOfName(name) ?? 'api-error';
    return { type: 'stream-error', outcome, message: bedrock_converse_messageOf(error) || (0,foreign_json/* oneLine */.TN)(name) };
}
/** A reply with another status than 200. */
function bedrock_converse_readRefusal(status, bodyText) {
    const message = bedrock_converse_messageOf((0,foreign_json/* objectOf */.Xy)((0,foreign_json/* parseJson */.qF)(bodyText))) || pageText(bodyText);
    return { outcome: outcomeOfStatus(status) ?? 'http-error', message, fields: bedrock_converse_fieldsOf(message) };
}
/** A 200 whose body is one document. */
function bedrock_converse_readWhole(bodyText) {
    const json = (0,foreign_json/* parseJson */.qF)(bodyText);
    if (!(0,foreign_json/* isObject */.Gv)(json))
        return { outcome: 'not-a-stream', message: pageText(bodyText), fields: [] };
    // The answer of Converse, which does not stream.
    if ((0,foreign_json/* isObject */.Gv)(json['output']))
        return { outcome: 'not-streamed', message: '', fields: [] };
    const message = bedrock_converse_messageOf(json);
    return { outcome: bedrock_converse_outcomeOfName((0,foreign_json/* firstText */.ou)(json['__type']) ?? '') ?? 'api-error', message, fields: bedrock_converse_fieldsOf(message) };
}
function outcomeOfStatus(status) {
    if (status === 429)
        return 'rate-limited';
    return status === 503 || status === 529 ? 'overloaded' : undefined;
}
function bedrock_converse_outcomeOfName(name) {
    if (/throttling|too_?many_?requests/i.test(name))
        return 'rate-limited';
    return /service_?unavailable|overloaded/i.test(name) ? 'overloaded' : undefined;
}
/** Written with a capital where the front end refuses, without where the service does. */
function bedrock_converse_messageOf(error) {
    return (0,foreign_json/* oneLine */.TN)((0,foreign_json/* firstText */.ou)(error['message'], error['Message'], error['originalMessage']) ?? '');
}
/** `Value '…' at 'inferenceConfig.maxTokens' failed to satisfy constraint`: the words alone say which member it was. */
function bedrock_converse_fieldsOf(message) {
    return [...message.matchAll(/ at '([\w.]{1,100})' failed/g)].map(([, field]) => field ?? '');
}

;// CONCATENATED MODULE: ./lib/providers/cohere-chat.js






/** Version 2 of Cohere's Chat API. https://docs.cohere.com/reference/chat-stream */
const cohereChat = {
    id: 'cohere-chat',
    framing: 'sse',
    eventShape: '{"type":"content-delta","delta":{"message":{"content":{"text":"…"}}}}',
    headers: { accept: 'text/event-stream' },
    authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
    outputLimit: { names: ['max_tokens'] },
    reserved: { model: 'model', messages: 'prompts', stream: 'stream' },
    buildRequest: cohere_chat_buildRequest,
    readEvent: cohere_chat_readEvent,
    readStrayLine: readStrayLine,
    readRefusal: readRefusal,
    readWhole: cohere_chat_readWhole
};
function cohere_chat_buildRequest(target, messages, maxOutputTokens) {
    return {
        path: '/chat',
        body: {
            model: target.model,
            messages: messages.map(({ role, content }) => ({ role, content })),
            ...withoutNulls({ max_tokens: maxOutputTokens, ...target.params, ...target.extraBody }),
            stream: true
        }
    };
}
function cohere_chat_readWhole(bodyText) {
    return readDocument(bodyText, ({ message }) => (0,foreign_json/* isObject */.Gv)(message));
}
function cohere_chat_readEvent(event) {
    return readObject(event, (json) => {
        const delta = (0,foreign_json/* objectOf */.Xy)(json['delta']);
        // An error that is a message and nothing else, as the API sends it with a status of its own.
        if (json['type'] === undefined && (0,foreign_json/* firstText */.ou)(json['message']) !== undefined)
            return [errorPart(json)];
        if (json['type'] === 'message-end')
            return endParts(delta);
        const message = (0,foreign_json/* objectOf */.Xy)(delta['message']);
        const read = messageParts(message);
        return read.length > 0 ? read : unreadParts('delta.message', message);
    });
}
/** `content-start`, `content-delta`, `tool-plan-delta`, `tool-call-start` and `-delta` alike. Citations are no content. */
function messageParts({ content, tool_plan: plan, tool_calls: calls }) {
    const { text, thinking } = (0,foreign_json/* objectOf */.Xy)(content);
    const parts = [
        { type: 'reasoning-delta', text: ((0,foreign_json/* firstText */.ou)(thinking) ?? '') + ((0,foreign_json/* firstText */.ou)(plan) ?? '') },
        { type: 'text-delta', text: (0,foreign_json/* firstText */.ou)(text) ?? '' },
        { type: 'tool-call-delta', text: toolCallsOf(calls) }
    ];
    return parts.filter((part) => 'text' in part && part.text !== '');
}
/** One call in a stream, a list of them elsewhere. */
function toolCallsOf(calls) {
    return (Array.isArray(calls) ? (0,foreign_json/* listOf */.c3)(calls) : [calls])
        .map((call) => (0,foreign_json/* objectOf */.Xy)((0,foreign_json/* objectOf */.Xy)(call)['function']))
        .map(({ name, arguments: args }) => ((0,foreign_json/* firstText */.ou)(name) ?? '') + ((0,foreign_json/* firstText */.ou)(args) ?? ''))
        .join('');
}
function endParts({ error, finish_reason: reason, usage }) {
    const words = (0,foreign_json/* firstText */.ou)(error, (0,foreign_json/* objectOf */.Xy)(error)['message']);
    return [
        ...usageParts(cohere_chat_countsOf((0,foreign_json/* objectOf */.Xy)(usage))),
        ...(words === undefined ? finishParts(reason) : [errorPart((0,foreign_json/* isObject */.Gv)(error) ? error : words)]),
        { type: 'end-mark' }
    ];
}
/** `billed_units` leave out what is free of charge, and so are no measure of speed. */
function cohere_chat_countsOf(usage) {
    const tokens = (0,foreign_json/* objectOf */.Xy)(usage['tokens']);
    return {
        inputTokenCount: (0,foreign_json/* firstCount */.MR)(tokens['input_tokens']),
        outputTokenCount: (0,foreign_json/* firstCount */.MR)(tokens['output_tokens']),
        cachedTokenCount: (0,foreign_json/* firstCount */.MR)(usage['cached_tokens'], tokens['cached_tokens'])
    };
}

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/providers/reply-headers.js
var reply_headers = __webpack_require__(8049);
;// CONCATENATED MODULE: ./lib/providers/openai-usage.js



const openai_usage_NOTHING = [];
/** Members that may hold counts. */
const COUNTED = ['usage', 'x_groq', 'timings', 'perf_metrics'];
/** Members in which Fireworks counts tokens from its cache. */
const FIREWORKS_CACHED = ['cached-prompt-tokens', 'fireworks-cached-prompt-tokens'];
/**
 * Token counts of a chunk, wherever the host puts them: beside empty choices (OpenAI), on the finish chunk (DeepSeek,
 * Mistral), on every chunk (vLLM), without choices at all, or below `x_groq`. They are totals so far, never to be added.
 */
function usagePart(chunk) {
    // Most chunks have none of these, and each chunk of each reply comes by here.
    if (!(0,foreign_json/* hasObject */.Qf)(chunk, COUNTED))
        return openai_usage_NOTHING;
    const usage = [chunk['usage'], (0,foreign_json/* objectOf */.Xy)(chunk['x_groq'])['usage']].find(foreign_json/* isObject */.Gv);
    const cached = (0,foreign_json/* firstCount */.MR)((0,foreign_json/* objectOf */.Xy)(chunk['timings'])['cache_n'], ...fireworksCached(chunk['perf_metrics']));
    const counts = {
        ...(cached === undefined ? {} : { cachedTokenCount: cached }),
        ...(usage === undefined ? {} : openai_usage_countsOf(usage))
    };
    return Object.keys(counts).length === 0 ? [] : [{ type: 'usage', ...counts }];
}
/** As numbers or as text, with the host's name in front or without. */
function fireworksCached(given) {
    if (!(0,foreign_json/* isObject */.Gv)(given))
        return [];
    const values = FIREWORKS_CACHED.map((name) => given[name]);
    return values.map((value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value));
}
function openai_usage_countsOf(usage) {
    const input = (0,foreign_json/* firstCount */.MR)(usage['prompt_tokens']);
    const answer = (0,foreign_json/* firstCount */.MR)(usage['completion_tokens']);
    const total = usage['total_tokens'];
    const cached = (0,foreign_json/* firstCount */.MR)((0,foreign_json/* objectOf */.Xy)(usage['prompt_tokens_details'])['cached_tokens'], usage['cached_tokens'], usage['prompt_cache_hit_tokens'], 
    // Of gateways to APIs that count their cache beside the rest.
    usage['cache_read_input_tokens']);
    const written = (0,foreign_json/* firstCount */.MR)(usage['cache_creation_input_tokens']);
    const named = (0,foreign_json/* firstCount */.MR)((0,foreign_json/* objectOf */.Xy)(usage['completion_tokens_details'])['reasoning_tokens'], usage['reasoning_tokens']);
    const unnamed = named === undefined ? reasoningInTotal({ input, output: answer, total }, cached, written) : undefined;
    const reasoning = named ?? unnamed;
    const output = wholeOutputCount({ input, output: answer, reasoning, total });
    return {
        ...(unnamed === undefined ? {} : { unnamedTokenCount: unnamed }),
        ...(input === undefined ? {} : { inputTokenCount: input }),
        ...(output === undefined ? {} : { outputTokenCount: output }),
        ...(reasoning === undefined ? {} : { reasoningTokenCount: reasoning }),
        ...(cached === undefined ? {} : { cachedTokenCount: cached })
    };
}
/**
 * Reasoning that stands in the total alone, as of Gemini behind its copy of this API and behind gateways: 12 in, 3 out,
 * 200 in all are 185 of thought (mozilla-ai/any-llm#1290). What a gateway counts of a cache beside the rest is no thought.
 */
function reasoningInTotal({ input, output, total }, cached = 0, written = 0) {
    if (input === undefined || output === undefined)
        return undefined;
    const rest = (0,foreign_json/* firstCount */.MR)(Number((0,foreign_json/* firstCount */.MR)(total)) - input - output) ?? 0;
    return rest === 0 || rest === cached || rest === written || rest === cached + written ? undefined : rest;
}
/**
 * Output tokens with reasoning among them. xAI leaves it out of its count, the others count it in. The total tells them
 * apart (vercel/ai#12425): where it is the sum of all three, reasoning comes on top.
 */
function wholeOutputCount({ input = 0, output, reasoning = 0, total }) {
    if (output === undefined || reasoning === 0)
        return output;
    return total === input + output + reasoning ? output + reasoning : output;
}
/** Members that may hold times; most chunks have none of these either. */
const TIMED = ['usage', 'x_groq', 'time_info', 'timings', 'perf_metrics'];
/**
 * Times the server took for itself. Groq puts them into `usage` and Cerebras into `time_info`, in seconds; llama.cpp
 * sends `timings`, in ms; Fireworks `perf_metrics`. Groq's total leaves the queue out.
 */
function serverTimingsPart(chunk) {
    if (!(0,foreign_json/* hasObject */.Qf)(chunk, TIMED))
        return openai_usage_NOTHING;
    const inSeconds = [chunk['usage'], (0,foreign_json/* objectOf */.Xy)(chunk['x_groq'])['usage'], chunk['time_info']].filter(foreign_json/* isObject */.Gv);
    const inMilliseconds = [chunk['timings']].filter(foreign_json/* isObject */.Gv);
    const ofFireworks = [chunk['perf_metrics']].filter(foreign_json/* isObject */.Gv);
    const timings = [
        ...inSeconds.map(secondsOf),
        ...inMilliseconds.map(millisecondsOf),
        ...ofFireworks.map(reply_headers/* fireworksTimings */.Qp)
    ].find((each) => Object.keys(each).length > 0);
    return timings === undefined ? [] : [{ type: 'server-timings', timings }];
}
function secondsOf(source) {
    return timingsOf({
        queueMs: (0,foreign_json/* durationMs */.pc)(source['queue_time'], time/* MS_PER_SECOND */.K5),
        prefillMs: (0,foreign_json/* durationMs */.pc)(source['prompt_time'], time/* MS_PER_SECOND */.K5),
        decodeMs: (0,foreign_json/* durationMs */.pc)(source['completion_time'], time/* MS_PER_SECOND */.K5),
        totalMs: (0,foreign_json/* durationMs */.pc)(source['total_time'], time/* MS_PER_SECOND */.K5)
    });
}
function millisecondsOf(source) {
    return timingsOf({ prefillMs: (0,foreign_json/* durationMs */.pc)(source['prompt_ms'], 1), decodeMs: (0,foreign_json/* durationMs */.pc)(source['predicted_ms'], 1) });
}
function timingsOf(durations) {
    return Object.fromEntries(Object.entries(durations).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./lib/providers/gemini.js







/** Google's own format, of the Gemini API and of Vertex AI. https://ai.google.dev/api/generate-content */
const gemini = {
    id: 'gemini',
    framing: 'sse',
    eventShape: '{"candidates":[{"content":{"parts":[{"text":"…"}]}}]}',
    headers: { accept: 'text/event-stream' },
    authOf: () => ({ header: 'x-goog-api-key', prefix: '' }),
    outputLimit: { names: ['maxOutputTokens', 'max_output_tokens'], within: 'generationConfig' },
    reserved: {
        model: 'model',
        contents: 'prompts',
        systemInstruction: 'prompts',
        system_instruction: 'prompts',
        candidateCount: 'one-reply',
        candidate_count: 'one-reply'
    },
    endsByClose: true,
    buildRequest: gemini_buildRequest,
    readEvent: gemini_readEvent,
    readStrayLine: readGeminiStrayLine,
    readRefusal: readGeminiRefusal,
    readWhole: readGeminiWhole
};
/** Members that stand beside `generationConfig`. The API takes their names in snake case as well. */
const BODY_MEMBERS = ['tools', 'toolConfig', 'safetySettings', 'cachedContent', 'labels', 'serviceTier', 'store'];
function gemini_buildRequest(target, messages, maxOutputTokens) {
    const { body, settings } = givenMembers(target, 'generationConfig', (name) => BODY_MEMBERS.includes(camel(name)));
    const system = messages.filter(({ role }) => role === 'system');
    const limited = Object.keys(settings ?? {}).some((name) => camel(name) === 'maxOutputTokens');
    const config = withoutNulls({ ...(limited ? {} : { maxOutputTokens }), ...settings });
    return {
        // Without alt=sse the reply is one long JSON array.
        path: `/${modelPath(target.model)}:streamGenerateContent?alt=sse`,
        body: {
            ...(system.length === 0 ? {} : { systemInstruction: { parts: system.map(partOf) } }),
            contents: messages.filter(({ role }) => role !== 'system').map(contentOf),
            ...(settings === undefined ? {} : { generationConfig: config }),
            ...withoutNulls(body)
        }
    };
}
function camel(name) {
    return name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
/** Models are named with and without their collection. */
function modelPath(model) {
    const [, collection = 'models', name = model] = /^(models|tunedModels|endpoints)\/(.+)$/.exec(model) ?? [];
    return `${collection}/${encodeURIComponent(name)}`;
}
function contentOf(message) {
    return { role: message.role === 'assistant' ? 'model' : 'user', parts: [partOf(message)] };
}
function partOf({ content }) {
    return { text: content };
}
function gemini_readEvent(event) {
    return readObject(event, (json) => [
        ...(0,foreign_json/* listOf */.c3)(json['candidates']).flatMap(candidateParts),
        ...gemini_blockParts(json['promptFeedback']),
        ...usageParts(gemini_countsOf((0,foreign_json/* objectOf */.Xy)(json['usageMetadata']))),
        ...servedByParts({
            model: (0,foreign_json/* firstText */.ou)(json['modelVersion']),
            serviceTier: tierOf((0,foreign_json/* objectOf */.Xy)(json['usageMetadata']))
        })
    ]);
}
/** The Gemini API has tiers, Vertex AI kinds of traffic, which are the same there. https://ai.google.dev/api/generate-content#UsageMetadata */
function tierOf({ serviceTier, trafficType }) {
    return [serviceTier, trafficType].map((each) => (0,foreign_json/* firstText */.ou)(each)).find((each) => !isUnspecified(each));
}
function isUnspecified(name) {
    return name === undefined || name.toLowerCase().endsWith('unspecified');
}
function candidateParts(candidate) {
    const { content, finishReason } = (0,foreign_json/* objectOf */.Xy)(candidate);
    const parts = (0,foreign_json/* listOf */.c3)((0,foreign_json/* objectOf */.Xy)(content)['parts']).map(foreign_json/* objectOf */.Xy);
    const texts = parts.flatMap(contentParts);
    const read = texts.length > 0 ? texts : parts.flatMap((part) => unreadParts('parts', part, isOfServer));
    // https://ai.google.dev/api/generate-content#FinishReason
    return [...read, ...finishParts(finishReason)];
}
/** What a tool of the server's own printed was not generated. */
function isOfServer(name) {
    return name === 'codeExecutionResult' || name === 'functionResponse';
}
/**
 * A part without a text may carry a signature of the model's thoughts: nothing that anybody reads, and no sign that there
 * were any, since replies are signed that took none. Whether the model thought is told by its count.
 * https://ai.google.dev/gemini-api/docs/thought-signatures
 */
function contentParts(part) {
    const text = (0,foreign_json/* firstText */.ou)(part['text']);
    const call = toolCallOf(part);
    return [
        ...(text === undefined ? [] : [{ type: channelOf(part), text }]),
        ...(call === '' ? [] : [{ type: 'tool-call-delta', text: call }])
    ];
}
function channelOf(part) {
    return part['thought'] === true ? 'reasoning-delta' : 'text-delta';
}
/** A call comes whole, its arguments as an object; code that the model has run is its words as well. */
function toolCallOf(part) {
    const { name, args } = (0,foreign_json/* objectOf */.Xy)(part['functionCall']);
    const { code } = (0,foreign_json/* objectOf */.Xy)(part['executableCode']);
    const written = (0,foreign_json/* isObject */.Gv)(args) && Object.keys(args).length > 0 ? JSON.stringify(args) : '';
    return ((0,foreign_json/* firstText */.ou)(name) ?? '') + written + ((0,foreign_json/* firstText */.ou)(code) ?? '');
}
/** A prompt that is blocked has no candidates, and so no finish reason. */
function gemini_blockParts(feedback) {
    const reason = (0,foreign_json/* firstText */.ou)((0,foreign_json/* objectOf */.Xy)(feedback)['blockReason']);
    if (reason === undefined || reason === 'BLOCK_REASON_UNSPECIFIED')
        return [];
    return [{ type: 'finish', reason: 'refusal', name: (0,foreign_json/* oneLine */.TN)(reason) || 'blocked' }];
}
/**
 * Totals so far, on every chunk. Thoughts are counted beside the candidates, which are absent where all was thought;
 * cached tokens are within the prompt.
 */
function gemini_countsOf(usage) {
    const input = sumOf(usage['promptTokenCount'], usage['toolUsePromptTokenCount']);
    const output = (0,foreign_json/* firstCount */.MR)(usage['candidatesTokenCount']);
    const named = (0,foreign_json/* firstCount */.MR)(usage['thoughtsTokenCount']);
    const unnamed = named === undefined ? reasoningInTotal({ input, output, total: usage['totalTokenCount'] }) : undefined;
    const thoughts = named ?? unnamed;
    return {
        unnamedTokenCount: unnamed,
        inputTokenCount: input,
        outputTokenCount: sumOf(output, thoughts),
        reasoningTokenCount: thoughts,
        cachedTokenCount: (0,foreign_json/* firstCount */.MR)(usage['cachedContentTokenCount'])
    };
}
/** Of those that are counts; absent where none is. */
function sumOf(...values) {
    const counts = values.map((value) => (0,foreign_json/* firstCount */.MR)(value)).filter((count) => count !== undefined);
    return counts.length === 0 ? undefined : (0,foreign_json/* firstCount */.MR)(counts.reduce((sum, count) => sum + count, 0));
}
/**
 * Errors of Google's APIs: `{error: {code, message, status, details}}`, in a list of one where a list was asked for.
 * https://google.aip.dev/193
 */
function readGeminiRefusal(status, bodyText) {
    const text = unlisted(bodyText);
    const refusal = readRefusal(status, text);
    const error = (0,foreign_json/* objectOf */.Xy)((0,foreign_json/* objectOf */.Xy)((0,foreign_json/* parseJson */.qF)(text))['error']);
    const details = (0,foreign_json/* listOf */.c3)(error['details']).map(foreign_json/* objectOf */.Xy);
    const fields = [...unknownNames(error), ...violatedFields(details)];
    const waitMs = retryDelayMs(details);
    return {
        ...refusal,
        fields: [...new Set([...refusal.fields, ...fields])],
        ...(details.some(({ reason }) => reason === 'API_KEY_INVALID') ? { keyRefused: true } : {}),
        ...(waitMs === undefined ? {} : { retryAfterMs: waitMs })
    };
}
/** A 200 whose body is one document; a list of events is a reply that nobody streamed. */
function readGeminiWhole(bodyText) {
    return readDocument(unlisted(bodyText), (json) => Array.isArray(json['candidates']) || 'promptFeedback' in json);
}
/** An error in the middle of a stream may come as it would have come alone, over several lines. */
function readGeminiStrayLine(line) {
    return readStrayLine(unlisted(line));
}
/** The first of a list, which stands for all of it: the list itself is no more than brackets. */
function unlisted(text) {
    const json = (0,foreign_json/* parseJson */.qF)(text);
    return Array.isArray(json) && (0,foreign_json/* isObject */.Gv)(json[0]) ? JSON.stringify(json[0]) : text;
}
function violatedFields(details) {
    const violations = details.flatMap(({ fieldViolations }) => (0,foreign_json/* listOf */.c3)(fieldViolations).map(foreign_json/* objectOf */.Xy));
    return violations.map(({ field }) => (0,foreign_json/* oneLine */.TN)((0,foreign_json/* firstText */.ou)(field) ?? '')).filter((field) => field !== '');
}
/** An unknown member is named in the message alone; its `field` is what it was found in. */
function unknownNames({ message }) {
    const matches = ((0,foreign_json/* firstText */.ou)(message) ?? '').matchAll(/Unknown name "(?<name>[^"]+)"/g);
    return [...matches].map(({ groups }) => (0,foreign_json/* oneLine */.TN)(groups?.['name'] ?? '')).filter((name) => name !== '');
}
/** `retryDelay: "31s"`, in place of the header `retry-after`. */
function retryDelayMs(details) {
    const delay = details.map(({ retryDelay }) => (0,foreign_json/* firstText */.ou)(retryDelay)).find((each) => each !== undefined);
    const seconds = /^(\d{1,6}(?:\.\d{1,9})?)s$/.exec(delay ?? '')?.[1];
    return seconds === undefined ? undefined : Number(seconds) * 1000;
}

;// CONCATENATED MODULE: ./lib/providers/ollama.js






/** Ollama's own API; its copy of OpenAI's is `openai-chat`. https://docs.ollama.com/api/chat */
const ollama = {
    id: 'ollama',
    framing: 'ndjson',
    eventShape: '{"message":{"content":"…"},"done":false}',
    headers: { accept: 'application/x-ndjson' },
    // A server of one's own asks for no key, ollama.com does.
    authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
    outputLimit: { names: ['num_predict'], within: 'options' },
    reserved: { model: 'model', messages: 'prompts', stream: 'stream' },
    buildRequest: ollama_buildRequest,
    readEvent: ollama_readEvent,
    readStrayLine: readStrayLine,
    readRefusal: readRefusal,
    readWhole: ollama_readWhole
};
/** Members that stand beside `options`. */
const ollama_BODY_MEMBERS = [
    'think',
    'format',
    'keep_alive',
    'tools',
    'logprobs',
    'top_logprobs',
    'truncate',
    'shift',
    'dimensions'
];
function ollama_buildRequest(target, messages, maxOutputTokens) {
    const { body, settings } = givenMembers(target, 'options', (name) => ollama_BODY_MEMBERS.includes(name));
    const options = withoutNulls({ num_predict: maxOutputTokens, ...settings });
    return {
        // Ollama's documents count /api to the base, and other clients do not: either is taken.
        path: /\/api$/.test(target.baseUrl) ? '/chat' : '/api/chat',
        body: {
            model: target.model,
            messages: messages.map(({ role, content }) => ({ role, content })),
            ...(settings === undefined ? {} : { options }),
            ...withoutNulls(body),
            stream: true
        }
    };
}
function ollama_readWhole(bodyText) {
    return readDocument(bodyText, ({ message, done }) => (0,foreign_json/* isObject */.Gv)(message) || typeof done === 'boolean');
}
function ollama_readEvent(event) {
    // Errors are not always JSON (ollama/ollama#13007).
    if (isWords(event.data))
        return [wordsPart(event.data)];
    return readObject(event, (json) => [
        ...ollama_messageParts((0,foreign_json/* objectOf */.Xy)(json['message'])),
        ...servedByParts({ model: (0,foreign_json/* firstText */.ou)(json['model']) }),
        ...ollama_endParts(json)
    ]);
}
/** Text that is neither JSON, broken or complete, nor a page, a comment or another framing. */
function isWords(line) {
    return /^[^\s[{<":]/.test(line) && !/^(data|event|id|retry):/.test(line) && (0,foreign_json/* parseJson */.qF)(line) === undefined;
}
/** Its words are kept only where it calls itself an error: anything else may be a model's. */
function wordsPart(line) {
    return errorPart(/^error\b/i.test(line) ? line : '');
}
function ollama_messageParts(message) {
    const { content, thinking, tool_calls: calls } = message;
    const parts = [
        { type: 'reasoning-delta', text: (0,foreign_json/* firstText */.ou)(thinking) ?? '' },
        { type: 'text-delta', text: (0,foreign_json/* firstText */.ou)(content) ?? '' },
        { type: 'tool-call-delta', text: (0,foreign_json/* listOf */.c3)(calls).map(ollama_toolCallOf).join('') }
    ];
    const read = parts.filter((part) => 'text' in part && part.text !== '');
    return read.length > 0 ? read : unreadParts('message', message);
}
/** Arguments come as an object. */
function ollama_toolCallOf(call) {
    const { name, arguments: args } = (0,foreign_json/* objectOf */.Xy)((0,foreign_json/* objectOf */.Xy)(call)['function']);
    const written = (0,foreign_json/* isObject */.Gv)(args) && Object.keys(args).length > 0 ? JSON.stringify(args) : '';
    return ((0,foreign_json/* firstText */.ou)(name) ?? '') + written;
}
function ollama_endParts(json) {
    if (json['done'] !== true)
        return [];
    return [...usageParts(ollama_countsOf(json)), ...timingParts(json), ...finishOf(json['done_reason']), { type: 'end-mark' }];
}
function ollama_countsOf(json) {
    return {
        inputTokenCount: (0,foreign_json/* firstCount */.MR)(stated(json['prompt_eval_count'])),
        outputTokenCount: (0,foreign_json/* firstCount */.MR)(stated(json['eval_count'])),
        cachedTokenCount: (0,foreign_json/* firstCount */.MR)(json['prompt_eval_cached_count'])
    };
}
/** The server leaves out what is zero, so that zero and unknown look alike: neither says anything. */
function stated(amount) {
    return amount === 0 ? undefined : amount;
}
const MS_PER_NS = 1e-6;
function timingParts(json) {
    const prefillMs = (0,foreign_json/* durationMs */.pc)(stated(json['prompt_eval_duration']), MS_PER_NS);
    const decodeMs = (0,foreign_json/* durationMs */.pc)(stated(json['eval_duration']), MS_PER_NS);
    const totalMs = (0,foreign_json/* durationMs */.pc)(stated(json['total_duration']), MS_PER_NS);
    const queueMs = queueOf(prefillMs, decodeMs, totalMs);
    const loadMs = (0,foreign_json/* durationMs */.pc)(stated(json['load_duration']), MS_PER_NS);
    const timings = {
        ...(queueMs === undefined ? {} : { queueMs }),
        ...(loadMs === undefined ? {} : { loadMs }),
        ...(prefillMs === undefined ? {} : { prefillMs }),
        ...(decodeMs === undefined ? {} : { decodeMs }),
        ...(totalMs === undefined ? {} : { totalMs })
    };
    return Object.keys(timings).length === 0 ? [] : [{ type: 'server-timings', timings }];
}
/**
 * The wait before a prompt is read: `load_duration`, which holds the wait for a runner and the loading
 * of the model, and the wait for a place within the runner, which only the total holds.
 */
function queueOf(prefillMs, decodeMs, totalMs) {
    if (prefillMs === undefined || decodeMs === undefined || totalMs === undefined)
        return undefined;
    const rest = totalMs - prefillMs - decodeMs;
    return rest >= 0 ? rest : undefined;
}
/** Old versions give no reason; `load` and `unload` are replies to a request without a prompt, and no end of one with it. */
function finishOf(reason) {
    return finishParts(reason === undefined || reason === '' ? 'stop' : reason);
}

// EXTERNAL MODULE: ./lib/providers/presets.js
var presets = __webpack_require__(4426);
;// CONCATENATED MODULE: ./lib/providers/openai-chat.js








const TOKEN_LIMITS = ['max_tokens', 'max_completion_tokens'];
/**
 * Chat Completions as OpenAI defined it and some twenty hosts and servers speak it.
 * https://platform.openai.com/docs/api-reference/chat-streaming
 */
const openaiChat = {
    id: 'openai-chat',
    framing: 'sse',
    eventShape: '{"choices":[{"delta":{"content":"…"}}]}',
    headers: { accept: 'text/event-stream' },
    authOf: (hostname) => (0,presets/* presetOf */.j)(hostname).auth,
    outputLimit: { names: TOKEN_LIMITS, hostsDiffer: true },
    reserved: { model: 'model', messages: 'prompts', stream: 'stream', n: 'one-reply' },
    cacheSwitches: ({ baseUrl, model }, unique) => (0,presets/* presetOf */.j)(new URL(baseUrl).hostname).cacheSwitches(model, unique),
    buildRequest: openai_chat_buildRequest,
    readEvent: openai_chat_readEvent,
    readStrayLine: readStrayLine,
    readRefusal: readRefusal,
    readWhole: readWhole
};
function openai_chat_buildRequest(target, messages, maxOutputTokens) {
    const preset = (0,presets/* presetOf */.j)(new URL(target.baseUrl).hostname);
    const given = { ...target.params, ...target.extraBody };
    const limit = TOKEN_LIMITS.some((name) => name in given) ? {} : { [preset.tokenLimitField]: maxOutputTokens };
    const defaults = preset.asksForUsage
        ? { include_usage: true, ...(preset.pads ? { include_obfuscation: false } : {}) }
        : {};
    const { stream_options: streamOptions, ...members } = withoutNulls({
        ...(preset.tellsTimes ? { perf_metrics_in_response: true } : {}),
        ...given
    });
    return {
        path: '/chat/completions',
        body: {
            model: target.model,
            messages: messages.map(({ role, content }) => ({ role, content })),
            ...limit,
            ...members,
            ...streamOptionsMember(defaults, 'stream_options' in given ? streamOptions : {}),
            // Never the user's to change: a reply that does not stream has no time to first token.
            stream: true
        }
    };
}
function streamOptionsMember(defaults, given) {
    if (given === undefined)
        return {};
    const options = (0,foreign_json/* isObject */.Gv)(given) ? { ...defaults, ...given } : given;
    return (0,foreign_json/* isObject */.Gv)(options) && Object.keys(options).length === 0 ? {} : { stream_options: options };
}
function openai_chat_readEvent(event) {
    return readObject(event, readChunk, CHAT_END);
}
function readChunk(json) {
    const parts = [];
    for (const choice of (0,foreign_json/* listOf */.c3)(json['choices']))
        addChoice(parts, (0,foreign_json/* objectOf */.Xy)(choice));
    parts.push(...servedByParts(servedBy(json)), ...usagePart(json), ...serverTimingsPart(json));
    return parts;
}
function servedBy(chunk) {
    return {
        model: (0,foreign_json/* firstText */.ou)(chunk['model']),
        fingerprint: (0,foreign_json/* firstText */.ou)(chunk['system_fingerprint']),
        serviceTier: (0,foreign_json/* firstText */.ou)(chunk['service_tier']),
        // OpenRouter, of the hosts behind it that serve a model by turns.
        via: (0,foreign_json/* firstText */.ou)(chunk['provider'])
    };
}
/** Azure sends choices without a delta, others a null in its place. */
function addChoice(parts, choice) {
    const delta = (0,foreign_json/* objectOf */.Xy)(choice['delta']);
    const before = parts.length;
    const reasoning = reasoningOf(delta);
    addText(parts, 'reasoning-delta', reasoning);
    if (reasoning === '' && isSealed(delta))
        parts.push({ type: 'reasoning-hidden' });
    addText(parts, 'text-delta', textOf(delta['content']));
    addText(parts, 'refusal-delta', (0,foreign_json/* firstText */.ou)(delta['refusal']) ?? '');
    addText(parts, 'tool-call-delta', openai_chat_toolCallsOf(delta));
    if (parts.length === before) {
        parts.push(...unreadParts('delta', delta), ...unreadParts('choices', choice, isReadElsewhere));
    }
    const { finish_reason: reason } = choice;
    if (typeof reason === 'string')
        parts.push(...finishParts(reason));
}
/** A delta is read by itself. */
function isReadElsewhere(name) {
    return name === 'delta';
}
/** Each event of each reply comes by here: what it says is pushed into one list, where lists of lists would be twice the work. */
function addText(parts, type, text) {
    if (text !== '')
        parts.push({ type, text });
}
/**
 * Hosts disagree on the name (`reasoning` at Groq, Cerebras, OpenRouter and newer vLLM, `reasoning_content` elsewhere),
 * and some send both for compatibility: the first that says something is taken, so that nothing counts twice. Whatever
 * other member has thinking in its name is read as well, in any shape.
 */
function reasoningOf(delta) {
    const plain = (0,foreign_json/* firstText */.ou)(delta['reasoning'], delta['reasoning_content']);
    if (plain !== undefined)
        return plain;
    for (const name in delta) {
        if (!isThoughtName(name))
            continue;
        const text = thoughtText(delta[name], openai_chat_MOST_LEVELS);
        if (text !== '')
            return text;
    }
    return typeof delta['content'] === 'string' ? '' : itemsOf(delta['content'], true);
}
/** `reasoning_text`, `reasoning_details`, `thinking_blocks`, `thoughts`, …, and not what counts or labels them. */
function isThoughtName(name) {
    return /reason|think|thought/i.test(name) && !/._reason$|signature|token|effort|type|status|_id$/i.test(name);
}
/** Nested deeper than this it is no text of a delta. */
const openai_chat_MOST_LEVELS = 5;
/** A text, an object with the text in one of its members, or a list of either. */
function thoughtText(value, levels) {
    if (typeof value === 'string')
        return value;
    if (levels === 0)
        return '';
    if (Array.isArray(value))
        return value.map((each) => thoughtText(each, levels - 1)).join('');
    const { text, content, thinking, reasoning, summary, parts } = (0,foreign_json/* objectOf */.Xy)(value);
    for (const inner of [text, content, thinking, reasoning, summary, parts]) {
        const found = inner === undefined ? '' : thoughtText(inner, levels - 1);
        if (found !== '')
            return found;
    }
    return '';
}
/**
 * Claude's thoughts without their text, as LiteLLM (`thinking_blocks`) and OpenRouter (`reasoning_details`) pass them on:
 * redacted, or no more than signed. What others seal is no sign that they thought: Google signs replies without a
 * thought as well, and OpenAI seals thoughts of no tokens; both are counted.
 * https://docs.litellm.ai/docs/reasoning_content, https://openrouter.ai/docs/use-cases/reasoning-tokens
 */
function isSealed({ thinking_blocks: blocks, reasoning_details: details }) {
    if (blocks === undefined && details === undefined)
        return false;
    return (0,foreign_json/* listOf */.c3)(blocks).map(foreign_json/* objectOf */.Xy).some(isSealedBlock) || (0,foreign_json/* listOf */.c3)(details).map(foreign_json/* objectOf */.Xy).some(isSealedDetail);
}
function isSealedBlock({ type, signature }) {
    return type === 'redacted_thinking' || (0,foreign_json/* firstText */.ou)(signature) !== undefined;
}
function isSealedDetail({ format, data, signature }) {
    const isOfClaude = typeof format === 'string' && format.startsWith('anthropic');
    return isOfClaude && (0,foreign_json/* firstText */.ou)(data, signature) !== undefined;
}
/** A text, or at Mistral a list of `{type: "text", text}` and `{type: "thinking", thinking: [{text}]}`; elsewhere one of them. */
function textOf(content) {
    return typeof content === 'string' ? content : itemsOf(content, false);
}
/** The texts, or the thoughts, of content that is no plain text. */
function itemsOf(content, ofThoughts) {
    if (typeof content !== 'object' || content === null)
        return '';
    const items = Array.isArray(content) ? content : [content];
    return items
        .filter((item) => isThoughtItem(item) === ofThoughts)
        .map((item) => thoughtText(item, openai_chat_MOST_LEVELS))
        .join('');
}
function isThoughtItem(item) {
    return /think|reason|thought/i.test((0,foreign_json/* firstText */.ou)((0,foreign_json/* objectOf */.Xy)(item)['type']) ?? '');
}
function openai_chat_toolCallsOf(delta) {
    if (delta['tool_calls'] === undefined && delta['function_call'] === undefined)
        return '';
    const calls = (0,foreign_json/* listOf */.c3)(delta['tool_calls']).map((call) => (0,foreign_json/* objectOf */.Xy)(call)['function']);
    return [...calls, delta['function_call']]
        .map(foreign_json/* objectOf */.Xy)
        .map((call) => ((0,foreign_json/* firstText */.ou)(call['name']) ?? '') + ((0,foreign_json/* firstText */.ou)(call['arguments']) ?? ''))
        .join('');
}

;// CONCATENATED MODULE: ./lib/providers/openai-responses.js








/** The API answers 400 to less. */
const LEAST_LIMIT = 16;
/** OpenAI's Responses API, and those who speak it after them. https://platform.openai.com/docs/api-reference/responses-streaming */
const openaiResponses = {
    id: 'openai-responses',
    framing: 'sse',
    eventShape: '{"type":"response.output_text.delta","delta":"…"}',
    headers: { accept: 'text/event-stream' },
    authOf: (hostname) => (0,presets/* presetOf */.j)(hostname).auth,
    outputLimit: { names: ['max_output_tokens'], least: LEAST_LIMIT },
    reserved: { model: 'model', input: 'prompts', stream: 'stream' },
    cacheSwitches: ({ baseUrl, model }, unique) => (0,presets/* presetOf */.j)(new URL(baseUrl).hostname).cacheSwitches(model, unique),
    buildRequest: openai_responses_buildRequest,
    readEvent: openai_responses_readEvent,
    readStrayLine: readStrayLine,
    readRefusal: readRefusal,
    readWhole: openai_responses_readWhole
};
function openai_responses_buildRequest(target, messages, maxOutputTokens) {
    const { pads } = (0,presets/* presetOf */.j)(new URL(target.baseUrl).hostname);
    return {
        path: '/responses',
        body: {
            model: target.model,
            ...withoutNulls({
                max_output_tokens: Math.max(LEAST_LIMIT, maxOutputTokens),
                // Nothing of a benchmark is worth keeping at the provider.
                store: false,
                ...(pads ? { stream_options: { include_obfuscation: false } } : {}),
                ...target.params,
                ...target.extraBody
            }),
            input: messages.map(({ role, content }) => ({ role, content })),
            stream: true
        }
    };
}
/** Events that bring the output piece by piece. Everything that ends in `.done` repeats it in full. */
const DELTAS = {
    'response.output_text.delta': 'text-delta',
    'response.reasoning_summary_text.delta': 'reasoning-delta',
    'response.reasoning_text.delta': 'reasoning-delta',
    'response.refusal.delta': 'refusal-delta',
    'response.function_call_arguments.delta': 'tool-call-delta',
    'response.custom_tool_call_input.delta': 'tool-call-delta',
    'response.mcp_call_arguments.delta': 'tool-call-delta',
    'response.code_interpreter_call_code.delta': 'tool-call-delta'
};
/** The name within the JSON is the one to trust: gateways drop that of the event. */
function openai_responses_readEvent(event) {
    return readObject(event, (json) => {
        const type = (0,foreign_json/* firstText */.ou)(json['type']) ?? '';
        if (type.endsWith('.delta'))
            return openai_responses_deltaParts(type, json['delta']);
        if (type === 'response.output_item.added')
            return openai_responses_textParts('tool-call-delta', (0,foreign_json/* objectOf */.Xy)(json['item'])['name']);
        return (0,foreign_json/* isObject */.Gv)(json['response']) ? responseParts(type, json['response']) : [];
    });
}
/** A delta of a kind that is in no table is text in a place where nothing is read, unless its name says what it is. */
function openai_responses_deltaParts(type, given) {
    const known = Object.hasOwn(DELTAS, type) ? DELTAS[type] : undefined;
    const name = type.replace(/^response\./, '').replace(/\.delta$/, '');
    const channel = known ?? (/reasoning|thinking|thought/.test(name) ? 'reasoning-delta' : undefined);
    if (channel !== undefined)
        return openai_responses_textParts(channel, (0,foreign_json/* isObject */.Gv)(given) ? (given['text'] ?? given['content']) : given);
    // Sound and pictures are no text.
    return unreadParts('response', { [name]: given }, (each) => /audio$|image/.test(each));
}
function openai_responses_textParts(type, given) {
    const text = (0,foreign_json/* firstText */.ou)(given);
    return text === undefined ? [] : [{ type, text }];
}
/** The whole response comes with its first events, unfinished, and with its last. */
function responseParts(type, response) {
    const counts = openai_responses_countsOf((0,foreign_json/* objectOf */.Xy)(response['usage']));
    return [
        ...servedByParts({ model: (0,foreign_json/* firstText */.ou)(response['model']), serviceTier: (0,foreign_json/* firstText */.ou)(response['service_tier']) }),
        ...usageParts(counts),
        ...(counts.reasoningTokenCount === undefined ? hiddenParts(response) : []),
        ...openai_responses_endParts(type, response)
    ];
}
/** An item of thoughts without a word of them. Where it is counted, the count says whether anything was thought: it may be 0. */
function hiddenParts({ output }) {
    const thoughts = (0,foreign_json/* listOf */.c3)(output).map(foreign_json/* objectOf */.Xy).filter(isThought);
    const shown = thoughts.some(({ summary, content }) => (0,foreign_json/* listOf */.c3)(summary).length + (0,foreign_json/* listOf */.c3)(content).length > 0);
    return thoughts.length === 0 || shown ? [] : [{ type: 'reasoning-hidden' }];
}
function isThought({ type }) {
    return type === 'reasoning';
}
function openai_responses_endParts(type, response) {
    switch (type) {
        case 'response.completed':
            return [{ type: 'finish', reason: isToolCall(response) ? 'tool-calls' : 'stop' }, { type: 'end-mark' }];
        case 'response.incomplete':
            return [...incompleteParts(response), { type: 'end-mark' }];
        case 'response.failed':
            // An `error` event may have said so before: the first counts.
            return [errorPart((0,foreign_json/* objectOf */.Xy)(response['error'])), { type: 'finish', reason: 'error' }, { type: 'end-mark' }];
        default:
            return otherEndParts(response);
    }
}
/** States of a response that is not over. */
const ON_ITS_WAY = ['queued', 'in_progress', 'completed', 'incomplete'];
/** Such as `response.cancelled`: whatever the state is called, it is no good end. */
function otherEndParts({ status }) {
    const name = (0,foreign_json/* firstText */.ou)(status);
    return name === undefined || ON_ITS_WAY.includes(name) ? [] : [...finishParts(name), { type: 'end-mark' }];
}
function isToolCall({ output }) {
    return ['function_call', 'custom_tool_call'].includes((0,foreign_json/* firstText */.ou)((0,foreign_json/* objectOf */.Xy)((0,foreign_json/* listOf */.c3)(output).at(-1))['type']) ?? '');
}
/** An incomplete response without a word of why did not end well either. */
function incompleteParts({ incomplete_details: details }) {
    const parts = finishParts((0,foreign_json/* objectOf */.Xy)(details)['reason']);
    return parts.length > 0 ? parts : [{ type: 'finish', reason: 'unknown', name: 'incomplete' }];
}
function openai_responses_countsOf(usage) {
    const input = (0,foreign_json/* firstCount */.MR)(usage['input_tokens']);
    const output = (0,foreign_json/* firstCount */.MR)(usage['output_tokens']);
    const total = usage['total_tokens'];
    const cached = (0,foreign_json/* firstCount */.MR)((0,foreign_json/* objectOf */.Xy)(usage['input_tokens_details'])['cached_tokens']);
    const named = (0,foreign_json/* firstCount */.MR)((0,foreign_json/* objectOf */.Xy)(usage['output_tokens_details'])['reasoning_tokens']);
    const unnamed = named === undefined ? reasoningInTotal({ input, output, total }, cached) : undefined;
    const reasoning = named ?? unnamed;
    return {
        unnamedTokenCount: unnamed,
        inputTokenCount: input,
        outputTokenCount: wholeOutputCount({ input, output, reasoning, total }),
        reasoningTokenCount: reasoning,
        cachedTokenCount: cached
    };
}
function openai_responses_readWhole(bodyText) {
    return readDocument(bodyText, ({ object, output }) => object === 'response' || Array.isArray(output));
}

;// CONCATENATED MODULE: ./lib/providers/registry.js







/** Every wire format by the name a config gives it. */
const DIALECTS = {
    'openai-chat': openaiChat,
    'openai-responses': openaiResponses,
    'anthropic-messages': anthropicMessages,
    'bedrock-converse': bedrockConverse,
    gemini: gemini,
    'cohere-chat': cohereChat,
    ollama: ollama
};


/***/ }),

/***/ 8049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ headerTimings),
/* harmony export */   Qp: () => (/* binding */ fireworksTimings),
/* harmony export */   Ww: () => (/* binding */ headerServedBy)
/* harmony export */ });
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3071);
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3909);


const FIREWORKS_PREFIX = 'fireworks-';
/**
 * Headers are sent before a token is, so all they can tell is the time until then; only Fireworks waits with them for
 * the first. Whoever stands nearest to us is asked first, since whatever is behind it is in its time.
 */
function headerTimings(headers) {
    const untilHeadersMs = googleMs(headers['server-timing']) ?? UNTIL_HEADERS.map((name) => msOf(headers[name])).find(isKnown);
    const timings = headers[`${FIREWORKS_PREFIX}server-time-to-first-token`] === undefined ? {} : fireworksTimings(headers);
    return { timings, ...(untilHeadersMs === undefined ? {} : { untilHeadersMs }) };
}
/**
 * In ms. Envoy and Kong: until the server behind them began to answer. LiteLLM: until the model's did, its own share
 * included. OpenAI: its own time.
 */
const UNTIL_HEADERS = [
    'x-litellm-response-duration-ms',
    'x-envoy-upstream-service-time',
    'x-kong-upstream-latency',
    'openai-processing-ms'
];
/** `gfet4t7; dur=231`: Google's front end, from the request to the first byte of the reply. */
function googleMs(header) {
    return msOf(/(?:^|,)\s*gfet4t7\s*;\s*dur=([\d.]{1,15})/.exec(header ?? '')?.[1]);
}
function msOf(text) {
    return amountOf(text, 1);
}
/**
 * The names of Fireworks, in seconds as numbers or as text: `perf_metrics` of the last chunk where
 * `perf_metrics_in_response` asked for it, and headers, there with the host's name in front. A host of one's own says more
 * of them. https://docs.fireworks.ai/faq-new/models-inference/how-to-get-performance-metrics-for-streaming-responses
 */
function fireworksTimings(source) {
    const secondsOf = (name) => amountOf(source[name] ?? source[`${FIREWORKS_PREFIX}${name}`], _domain_time_js__WEBPACK_IMPORTED_MODULE_0__/* .MS_PER_SECOND */ .K5);
    const queues = [secondsOf('tokenizer-queue-duration'), secondsOf('prefill-queue-duration')].filter(isKnown);
    const members = {
        queueMs: queues.length === 0 ? undefined : queues.reduce((sum, ms) => sum + ms, 0),
        prefillMs: secondsOf('prefill-duration'),
        firstTokenMs: secondsOf('server-time-to-first-token'),
        decodeMs: secondsOf('generation-duration'),
        totalMs: secondsOf('server-processing-time')
    };
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
function amountOf(value, msPerUnit) {
    const isText = typeof value === 'string' && /^\s*\d{1,12}(\.\d{1,12})?\s*$/.test(value);
    return (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc)(isText ? Number(value) : value, msPerUnit);
}
function isKnown(ms) {
    return ms !== undefined;
}
/**
 * Each of several that serve one model by turns. LiteLLM: which of its deployments
 * (https://docs.litellm.ai/docs/proxy/response_headers). Azure: which region, since requests to a global deployment are
 * computed anywhere, and a gateway of Azure's sends them on. Groq: which of its regions.
 */
const BACKENDS = ['x-litellm-model-id', 'x-ms-region', 'x-groq-region'];
/** The prefix that LiteLLM puts on headers that it passes on. */
const PASSED_ON = 'llm_provider-';
/** The tier that served, which past a quota is not the one asked for. https://ai.google.dev/gemini-api/docs/priority-inference */
const TIER = 'x-gemini-service-tier';
function headerServedBy(headers) {
    const nameIn = (header) => nameOf(headers[header] ?? headers[`${PASSED_ON}${header}`]);
    const backends = BACKENDS.map(nameIn).filter((name) => name !== undefined);
    const tier = nameIn(TIER);
    return {
        ...(backends.length === 0 ? {} : { via: backends.join(' / ') }),
        ...(tier === undefined ? {} : { serviceTier: tier })
    };
}
/** An id or the name of a place; whatever else stands there is nothing to keep. */
function nameOf(value) {
    const name = value?.trim() ?? '';
    return /^[\w][\w .:@/+-]{0,79}$/.test(name) ? name : undefined;
}


/***/ }),

/***/ 2001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ MARKDOWN_VOICE),
/* harmony export */   gW: () => (/* binding */ PLAIN_VOICE),
/* harmony export */   jv: () => (/* binding */ escapeKey)
/* harmony export */ });
/* unused harmony export escapeLine */
/** Names and ids; longer ones are cut. */
const NAME_LENGTH = 60;
/** Error messages and other foreign sentences. */
const SENTENCE_LENGTH = 500;
/**
 * Escaping makes a character up to twelve long. A text is cut where its escaped form passes this many times its limit,
 * so that a page of hostile names still fits into a comment.
 */
const GROWTH = 4;
const MARKDOWN_VOICE = {
    name: (foreign) => code(foreign, NAME_LENGTH),
    sentence: (foreign) => code(foreign, SENTENCE_LENGTH),
    mark: ({ icon }) => icon,
    tight: (own) => own.replaceAll(' ', '\u00a0'),
    strong: (own) => `**${own}**`,
    literal: (own) => `\`${own}\``,
    link: (word, url) => (SAFE_URL.test(url) ? `[${word}](${url})` : word)
};
const PLAIN_VOICE = {
    name: (foreign) => plain(foreign, NAME_LENGTH),
    sentence: (foreign) => plain(foreign, SENTENCE_LENGTH),
    mark: ({ word }) => word,
    tight: (own) => own,
    strong: (own) => own,
    literal: (own) => own,
    link: (word, url) => (SAFE_URL.test(url) ? `${word} ${url}` : word)
};
const SAFE_URL = /^https?:\/\/[\w.:/?=&%~-]+$/;
/** Everything markdown, HTML, GitHub's emoji, mathematics, mentions, references and links are made of. */
const MARKUP = /[&<>|`*_~[\](){}\\!#:/@$"'=]|www\./giu;
/** A whole line that may quote a stranger's text, with nothing in it live: for errors, which are read to their end. */
function escapeLine(text) {
    return entities(printable(text));
}
function code(foreign, length) {
    return `<code>${cut(printable(beginning(foreign, length)), length, entities)}</code>`;
}
// GitHub turns an escaped @ into a mention all the same; an invisible space behind it is what stops that.
const MENTION_STOP = '&#8203;';
function entities(text) {
    return text.replace(MARKUP, (match) => {
        if (match.length > 1)
            return `${match.slice(0, -1)}&#46;`;
        return `&#${match.codePointAt(0)};${match === '@' ? MENTION_STOP : ''}`;
    });
}
/**
 * For logs and terminals: one line, and nothing that the runner takes for a command (`::error::` at the start of a line,
 * `##[error]` anywhere in it).
 */
function plain(foreign, length) {
    return cut(printable(beginning(foreign, length)), length, (text) => text.replaceAll('::', ': :').replaceAll('##[', '# #['));
}
/** Far more than will be shown, so that a text of megabytes costs no more than a name. */
function beginning(foreign, length) {
    const most = length * 4;
    return foreign.length > most ? `${foreign.slice(0, most)}…` : foreign;
}
/** One line of visible text: no control, bidi, zero-width or lone surrogate characters. */
function printable(foreign) {
    const line = foreign
        .toWellFormed()
        .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
        .trim();
    return line === '' ? '(empty)' : line;
}
/** Cuts by code points, so that no character is halved, and by what the text grows to. */
function cut(text, length, escaped) {
    const full = escaped(text);
    const points = [...text];
    if (points.length <= length && full.length <= length * GROWTH)
        return full;
    let kept = points.slice(0, length - 1);
    while (escaped(kept.join('')).length >= length * GROWTH)
        kept = kept.slice(0, Math.floor(kept.length * 0.9));
    return `${escaped(kept.join(''))}…`;
}
/**
 * A key inside an HTML comment: nothing in it can close the comment or break the line, and no two keys become the same.
 * Ordinary keys stay as they are.
 */
function escapeKey(key) {
    return key.toWellFormed().replace(/[%<>\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]|(?<=-)-/gu, (match) => {
        return match === '-' ? '%2D' : encodeURIComponent(match);
    });
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


/***/ }),

/***/ 2524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ cutLines),
/* harmony export */   Qj: () => (/* binding */ markdownTable),
/* harmony export */   ed: () => (/* binding */ textTable),
/* harmony export */   kb: () => (/* binding */ left),
/* harmony export */   nd: () => (/* binding */ cutTable),
/* harmony export */   pG: () => (/* binding */ right)
/* harmony export */ });
/* harmony import */ var _domain_extremes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3639);

const RULES = { left: ':--', right: '--:' };
/** A table of GitHub's markdown, with a line for what was left out. */
function markdownTable({ columns, rows, moreCount }) {
    const lines = [columns.map(({ title }) => title), columns.map(({ align }) => RULES[align]), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    return [...lines, ...(moreCount > 0 ? ['', `+${moreCount} more`] : [])].join('\n');
}
/** A table laid out in columns of equal width, for a terminal or a log. */
function textTable({ columns, rows, moreCount }) {
    const heading = columns.map(({ title }) => title);
    const widths = columns.map((_, index) => (0,_domain_extremes_js__WEBPACK_IMPORTED_MODULE_0__/* .largest */ .n)([heading, ...rows].map((cells) => widthOf(cells[index]))));
    const lines = [heading, ...rows].map((cells) => {
        return columns.map(({ align }, index) => padded(cells[index] ?? '', widths[index] ?? 0, align)).join('  ');
    });
    return [...lines.map((line) => line.trimEnd()), ...(moreCount > 0 ? [`+${moreCount} more`] : [])].join('\n');
}
function widthOf(cell) {
    return [...(cell ?? '')].length;
}
function padded(cell, width, align) {
    const space = ' '.repeat(Math.max(0, width - widthOf(cell)));
    return align === 'right' ? space + cell : cell + space;
}
const left = (title) => ({ title, align: 'left' });
const right = (title) => ({ title, align: 'right' });
/** As many rows as the page shows, with the number of those it does not. */
function cutTable({ columns, items, write, rowCount, omittedCount = 0 }) {
    const moreCount = Math.max(0, items.length - rowCount) + omittedCount;
    return { columns, rows: items.slice(0, rowCount).map(write), moreCount };
}
/** The first of a list in words, with a line for what was left out. */
function cutLines(items, count, write) {
    const lines = items.slice(0, count).map(write);
    return items.length > count ? [...lines, `${items.length - count} more`] : lines;
}


/***/ }),

/***/ 6381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ isEitherWay),
/* harmony export */   Am: () => (/* binding */ listedFirst),
/* harmony export */   FR: () => (/* binding */ directionOf),
/* harmony export */   Ho: () => (/* binding */ isDetectedUnalarming),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   JA: () => (/* binding */ pointsText),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Kh: () => (/* binding */ metricName),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   SZ: () => (/* binding */ changeRange),
/* harmony export */   hq: () => (/* binding */ nonEmpty),
/* harmony export */   ii: () => (/* binding */ movement),
/* harmony export */   ji: () => (/* binding */ spaced)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1189);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2524);



/** `TTFT p50`, `end-to-end time p95`, `error rate`: the statistic only where there is a choice. */
function metricName(metric, statistic) {
    const { short } = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric);
    if (statistic === 'worst-prompt')
        return `${short} of single prompts`;
    return statistic === 'rate' ? short : `${short} ${statistic}`;
}
/** The name of a check, by the metric that was read. */
function checkName({ metric, readMetric = metric, statistic }) {
    return metricName(readMetric, statistic);
}
/** Its first letter large, to begin a sentence. */
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
/** `a`, `a and b`, `a, b and c`. */
function listed(words, last = 'and') {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
/** The first few of a list in a sentence, and the number of the others: `a, b, c and 2 more`. */
function listedFirst(items, write, limit = 3) {
    return listed((0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .cutLines */ .EQ)(items, limit, write));
}
/** The texts that say something. */
function nonEmpty(...texts) {
    return texts.flatMap((text) => text || []);
}
/** Sentences, or words of one, with a space between them; empty ones are left out. */
function spaced(...texts) {
    return nonEmpty(...texts).join(' ');
}
/** The direction of a change in a word that says whether it is good, whichever way the metric counts. */
function directionOf({ metric, changeRatio }) {
    const { better, unit } = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric);
    const worse = (changeRatio ?? 0) > 0 === (better === 'lower');
    if (unit === '$')
        return worse ? 'more expensive' : 'cheaper';
    if (unit === 'ratio')
        return worse ? 'worse' : 'better';
    return worse ? 'slower' : 'faster';
}
/** A metric as users notice it: a verb in each tense, and the adverbs of a worse and of a better value. */
const VERBS = {
    ttft: { present: 'starts', past: 'started', possible: 'may start', worse: 'later', better: 'earlier' },
    ttfat: { present: 'starts', past: 'started', possible: 'may start', worse: 'later', better: 'earlier' },
    tpot: { present: 'writes', past: 'wrote', possible: 'may write', worse: 'slower', better: 'faster' },
    output_speed: { present: 'writes', past: 'wrote', possible: 'may write', worse: 'slower', better: 'faster' },
    e2e: { present: 'finishes', past: 'finished', possible: 'may finish', worse: 'later', better: 'earlier' },
    cost: { present: 'costs', past: 'cost', possible: 'may cost', worse: 'more', better: 'less' }
};
/**
 * A change as users meet it, for a title: `starts 12 % later`, `finishes 60 % later at p95`, `is 8 % slower in throughput`;
 * without a ratio `may start later`.
 */
function movement(check, tense = 'present') {
    const { metric, readMetric = metric, statistic, changeRatio } = check;
    const size = changeRatio === undefined ? '' : `${roundPercent(changeRatio)} `;
    const verb = VERBS[readMetric];
    const be = { present: 'is', past: 'was', possible: 'may be' }[tense];
    const toWorse = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).better === 'lower' ? 1 : -1;
    if (verb === undefined) {
        return `${be} ${size}${directionOf({ metric, changeRatio: changeRatio ?? toWorse })} in ${checkName(check)}`;
    }
    const isWorse = (changeRatio ?? toWorse) > 0 === toWorse > 0;
    const at = statistic === 'p50' || statistic === 'mean' ? '' : ` at ${statistic}`;
    return `${verb[tense]} ${size}${isWorse ? verb.worse : verb.better}${at}`;
}
/** Without decimals, unless that is nothing. */
function roundPercent(ratio) {
    const percent = Math.round(Math.abs(ratio * 100));
    return percent === 0 || !Number.isFinite(percent) ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(ratio) : `${percent} %`;
}
/** The interval of a change leaves open which way it goes. */
function isEitherWay([low, high]) {
    return low <= 0 && high >= 0;
}
/** Returns true for a change that its interval tells from none, and that is no alarm. */
function isDetectedUnalarming({ verdict, intervalRatio }) {
    return verdict === 'unchanged' && intervalRatio !== undefined && !isEitherWay(intervalRatio);
}
/** The 95 % interval of a change, with signs where it includes both directions. */
function changeRange(interval) {
    return isEitherWay(interval) ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSignedRange */ .TE)(interval) : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUnsignedRange */ .Sv)(interval);
}
/** A rate moves in points, since from 0 % there is no ratio: `+15 points`. */
function pointsText(ratio) {
    return `+${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(ratio).replace(' %', '')} points`;
}


/***/ }),

/***/ 3286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ FORMATS),
  l: () => (/* binding */ renderPages)
});

// EXTERNAL MODULE: ./lib/report/format/escape.js
var format_escape = __webpack_require__(2001);
// EXTERNAL MODULE: ./lib/domain/budget.js
var domain_budget = __webpack_require__(2587);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/domain/report.js
var report = __webpack_require__(9012);
// EXTERNAL MODULE: ./lib/report/format/format.js
var format = __webpack_require__(1189);
// EXTERNAL MODULE: ./lib/report/format/words.js
var format_words = __webpack_require__(6381);
;// CONCATENATED MODULE: ./lib/report/sentences/budget-sentences.js





/** `TTFT p95 < 800 ms`, with the sign that was applied and the limit unrounded. */
function budgetName({ metric, statistic, operator, limit }) {
    return `${(0,format_words/* metricName */.Kh)(metric, statistic)} ${operator} ${(0,format/* formatLimit */.tW)(limit, (0,domain_metric/* metricOf */.ak)(metric).unit)}`;
}
/** A budget is held against stored runs, or against base measured in the same job. */
function otherSideOf({ base }, { target }) {
    return base?.targets.some(({ id }) => id === target) === true ? 'Base' : 'The baseline';
}
/** A broken budget with all of its numbers, for pages where no table stands beside it. */
function budgetSentence(result, report) {
    const { budget, readMetric, sampleCount } = result;
    const limit = (0,format/* formatLimit */.tW)(budget.limit, (0,domain_metric/* metricOf */.ak)(budget.metric).unit);
    // Throughput is one number for the whole run, whatever the number of requests.
    const basis = readMetric === 'throughput' ? 'over the whole run' : (0,format/* plural */.LS)(sampleCount, 'request');
    const name = (0,format_words/* capital */.Nx)((0,format_words/* metricName */.Kh)(readMetric, budget.statistic));
    const beyond = domain_budget/* OPERATORS */.w[budget.operator].good === 'below' ? 'over' : 'under';
    const outcome = result.value === undefined
        ? `${name} breaks the budget of ${limit}: ${whyNoValue(budget.statistic)} (${basis}).`
        : `${name} is ${valueText(result)}, ${beyond} the budget of ${limit} (${basis}).`;
    const onBase = result.brokenOnBase === true ? `${otherSideOf(report, result)} breaks it too.` : '';
    return (0,format_words/* spaced */.ji)(outcome, onBase, keptOnBase(result, report), readInstead(result));
}
/** The facts about a budget that neither table nor title shows; empty where they show them all. */
function budgetRemark(result, report) {
    return (0,format_words/* spaced */.ji)(openBecause(result), keptOnBase(result, report), readInstead(result));
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
        ? `There are too few requests to judge the budget: a percentile takes ${report/* PRINTED_FROM */.Y.p50}.`
        : 'The value is too close to the limit to tell which side it is on.';
}
function readInstead({ budget, readMetric, verdict }) {
    if (readMetric === budget.metric || verdict === 'not-measured')
        return '';
    return `${(0,format_words/* capital */.Nx)((0,domain_metric/* metricOf */.ak)(budget.metric).short)} cannot be observed here, so ${(0,domain_metric/* metricOf */.ak)(readMetric).short} is used instead.`;
}
function valueText({ value, interval, readMetric }) {
    const { unit } = (0,domain_metric/* metricOf */.ak)(readMetric);
    const range = interval === undefined ? '' : ` (95 % interval ${(0,format/* formatRange */.Lu)(interval, unit)})`;
    return `${(0,format/* formatValue */.Fl)(value, unit)}${range}`;
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

// EXTERNAL MODULE: ./lib/analysis/values/thresholds.js
var thresholds = __webpack_require__(2065);
;// CONCATENATED MODULE: ./lib/report/sentences/reasons.js




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
        title: (check, target) => `${target} ${(0,format_words/* movement */.ii)({ ...check, statistic: 'p50' })} for ${(0,format/* plural */.LS)(check.scenarios?.length ?? 1, 'prompt')}`,
        sentence: (check, voice) => `${(0,format_words/* capital */.Nx)((0,domain_metric/* metricOf */.ak)(check.readMetric ?? check.metric).short)} of ${promptNames(check, voice)} is ${(check.scenarios ?? []).length > 1 ? 'up to ' : ''}${changeWords(check)}, which the median over all prompts does not show.`,
        remark: (check, voice) => `${(0,format_words/* capital */.Nx)(promptNames(check, voice))} got slower, which the median over all prompts does not show.`
    },
    vanished: {
        title: (check, target) => `${(0,format_words/* checkName */.I3)(check)} of ${target} is gone`,
        sentence: (check) => `${capitalName(check)} is gone: ${otherSide(check)} has it${before(check)}, this run has no value. That is never a pass.`,
        remark: (check) => `${(0,format_words/* capital */.Nx)(otherSide(check))} has a value, this run has none: that is never a pass.`
    },
    'slower-once': {
        title: (check, target) => `${target} ${(0,format_words/* movement */.ii)(check, 'past')} once`,
        remark: ({ sampleCounts, detectableRatio }) => `It is slower than ${(0,format/* plural */.LS)(sampleCounts.runs, 'run')} on record explain, in one job. Now and then a whole job is slow, so another one decides${detectableRatio === undefined ? '' : `; alone, a job finds ${(0,format/* formatPercent */.l9)(detectableRatio)} nine times in ten`}.`
    },
    'too-noisy': {
        title: (_check, target) => `history of ${target} is too noisy`,
        remark: ({ detectableRatio }) => `Runs of this endpoint differ so much that history finds no slowdown below ${(0,format/* formatPercent */.l9)(detectableRatio ?? 1)} nine times in ten.`
    },
    'could-be-either': { title: unclear, remark: whyUnclear },
    'few-baseline-runs': {
        title: unclear,
        remark: ({ sampleCounts }) => `${(0,format/* plural */.LS)(sampleCounts.runs, 'baseline run')} cannot tell such a change from the difference between runs.`
    },
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
        title: (check, target) => `${target} ${(0,format_words/* movement */.ii)(check, 'past')} at first, but not when measured again`,
        remark: () => 'A second measurement in the same job did not confirm the slowdown.'
    },
    'not-measured-again': {
        title: (check, target) => `${target} ${(0,format_words/* movement */.ii)(check, 'past')}, which could not be measured again`,
        remark: secondNotMade
    },
    'not-observable': {
        title: (check, target) => `${(0,format_words/* checkName */.I3)(check)} of ${target} has nothing to compare with`,
        remark: (check) => `${(0,format_words/* capital */.Nx)(otherSide(check))} has no value to compare with.`
    },
    'token-source-differs': {
        title: (check, target) => `${(0,format_words/* checkName */.I3)(check)} of ${target} cannot be compared`,
        remark: (check) => `${(0,format_words/* capital */.Nx)(otherSide(check))} counted tokens another way (by the provider's usage, or estimated).`
    },
    'moved-together': { title: () => 'several targets moved together' },
    'not-finished': { title: unclear, remark: () => 'Measuring ended before it was decided.' }
};
/** The entry of a check's reason. */
function reasonText({ reason }) {
    return REASONS[reason] ?? { title: (check, target) => `${(0,format_words/* checkName */.I3)(check)} of ${target}` };
}
function capitalName(check) {
    return (0,format_words/* capital */.Nx)((0,format_words/* checkName */.I3)(check));
}
function moved(check, target) {
    if ((0,domain_metric/* metricOf */.ak)(check.metric).unit === 'ratio')
        return `${(0,format_words/* checkName */.I3)(check)} of ${target} is ${(0,format_words/* directionOf */.FR)(check)}`;
    return `${target} ${(0,format_words/* movement */.ii)(check)}`;
}
function unclear(check, target) {
    return `${target} ${(0,format_words/* movement */.ii)({ ...check, changeRatio: undefined }, 'possible')}`;
}
function changed(check) {
    if ((0,domain_metric/* metricOf */.ak)(check.metric).unit === 'ratio')
        return `${capitalName(check)} is ${(0,format_words/* directionOf */.FR)(check)}: ${shares(check)}.`;
    const pairs = check.pairCount === undefined ? '' : `, ${(0,format/* plural */.LS)(check.pairCount, 'pair')}`;
    return `${capitalName(check)} is ${changeWords(check)}${pairs}.`;
}
function whyUnclear({ kind, noiseRatio, runsToSettle }) {
    if (kind === 'interleaved')
        return 'The pairs that were measured do not settle it.';
    const cannot = noiseRatio === undefined
        ? 'This comparison cannot tell a change of this size from noise.'
        : 'Runs of this endpoint differ so much on their own that a change of this size may be noise.';
    return runsToSettle === undefined ? `${cannot} More baseline runs alone would not settle it.` : cannot;
}
/** Says why an alarm lacks its second measurement. */
function secondNotMade({ secondCounts }) {
    const failed = 'The second measurement in the same job could not be made';
    if (secondCounts === undefined)
        return `${failed}.`;
    const { attempted, failed: failedCount } = secondCounts;
    if (failedCount > 0)
        return `${failed}: ${failedCount} of ${(0,format/* plural */.LS)(attempted, 'request')} failed.`;
    return attempted === 0
        ? `${failed}: no request was sent.`
        : `${failed}: too little was left of ${(0,format/* plural */.LS)(attempted, 'request')}.`;
}
/** The side that the candidate was compared with, in running text. */
function otherSide({ kind }) {
    return kind === 'interleaved' ? 'base' : 'the baseline';
}
function changeWords(check) {
    const { metric, baseline, candidate, changeRatio, intervalRatio } = check;
    const size = changeRatio === undefined ? '' : `${(0,format/* formatPercent */.l9)(changeRatio)} `;
    const interval = intervalRatio === undefined ? '' : ` (95 % interval ${(0,format_words/* changeRange */.SZ)(intervalRatio)})`;
    const hasBoth = baseline !== undefined && candidate !== undefined;
    const values = hasBoth ? `, ${(0,format/* formatFromTo */.Lk)(baseline, candidate, (0,domain_metric/* metricOf */.ak)(metric).unit)}` : '';
    return `${size}${(0,format_words/* directionOf */.FR)(check)}${interval}${values}`;
}
function before({ metric, baseline }) {
    return baseline === undefined ? '' : ` (${(0,format/* formatValue */.Fl)(baseline, (0,domain_metric/* metricOf */.ak)(metric).unit)})`;
}
function promptNames({ scenarios = [] }, voice) {
    if (scenarios.length === 0)
        return 'single prompts';
    return `the ${scenarios.length === 1 ? 'prompt' : 'prompts'} ${(0,format_words/* listedFirst */.Am)(scenarios, voice.name)}`;
}
function tooFew({ kind, pairCount, pairsToSettle, sampleCounts, statistic }) {
    if (kind === 'interleaved') {
        const enough = pairsToSettle === undefined ? '' : `; about ${(0,format/* formatCount */.B4)(pairsToSettle)} would be enough`;
        return `${(0,format/* plural */.LS)(pairCount ?? 0, 'pair')} are too few${enough}`;
    }
    const needed = report/* PRINTED_FROM */.Y[statistic];
    const takes = needed === undefined ? '' : ` (${statistic} takes ${needed})`;
    return `${(0,format/* plural */.LS)(sampleCounts.candidate, 'value')} here and ${sampleCounts.baseline} in the baseline are too few${takes}`;
}
function shares(check) {
    const { baseline, candidate, sampleCounts } = check;
    const now = `${(0,format/* formatShare */.T1)(candidate ?? 0)} of ${(0,format/* plural */.LS)(sampleCounts.candidate, 'request')}`;
    return baseline === undefined
        ? now
        : `${now}, ${onOtherSide(check)} ${(0,format/* formatShare */.T1)(baseline)} of ${sampleCounts.baseline}`;
}
function streamedShares(check) {
    const { baseline, candidate } = check;
    const now = `${(0,format/* formatShare */.T1)(candidate ?? 0)} of them arrived in pieces`;
    return baseline === undefined ? now : `${now}, ${onOtherSide(check)} ${(0,format/* formatShare */.T1)(baseline)}`;
}
function onOtherSide({ kind }) {
    return kind === 'interleaved' ? 'on base' : 'in the baseline';
}

;// CONCATENATED MODULE: ./lib/report/sentences/check-sentences.js






/** An alarm with all of its numbers, for pages where no table stands beside it. */
function checkSentence(check, voice = format_escape/* PLAIN_VOICE */.gW) {
    const sentence = reasonText(check).sentence?.(check, voice) ?? '';
    return (0,format_words/* spaced */.ji)(sentence, noiseSentence(check), ...certainty(check), acceptanceSentence(check, voice));
}
/**
 * At most two sentences with what the table does not show: why a check is open or how certain an alarm is. Empty where
 * the table shows it all.
 */
function checkRemark(check, voice) {
    const remark = reasonText(check).remark?.(check, voice) ?? '';
    return (0,format_words/* nonEmpty */.hq)(remark, acceptanceSentence(check, voice), ...certainty(check))
        .slice(0, 2)
        .join(' ');
}
/** The certainty of an alarm: by chance, by the baseline runs, and by a second measurement. */
function certainty(check) {
    if (check.verdict !== 'regressed')
        return [];
    const chance = chanceSentence(check);
    if ((0,domain_metric/* metricOf */.ak)(check.metric).scope === 'target')
        return [chance];
    const provisional = check.kind === 'provisional'
        ? `This is provisional: ${(0,format/* plural */.LS)(check.sampleCounts.runs, 'baseline run')} cannot show how much runs differ on their own, so only a very clear slowdown is reported.`
        : '';
    return [chance, provisional, secondSentence(check)];
}
function secondSentence(check) {
    if (check.confirmed === true)
        return 'A second measurement in the same job agreed.';
    return check.secondCounts === undefined ? '' : secondNotMade(check);
}
function chanceSentence({ chanceOneIn }) {
    if (chanceOneIn === undefined || chanceOneIn < 2)
        return '';
    return `A change this clear appears by chance in fewer than 1 of ${(0,format/* formatCount */.B4)(twoDigits(chanceOneIn))} checks.`;
}
/** Two digits, rounded down, since a promise is never rounded up. */
function twoDigits(chanceOneIn) {
    const count = Math.min(1 / thresholds/* RAREST */.YY, chanceOneIn);
    const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
    return Math.floor(count / step) * step;
}
/** The differences between unchanged runs, beside an alarm that was found through them. */
function noiseSentence({ kind, verdict, noiseRatio, metric }) {
    const applies = verdict === 'regressed' && kind === 'history' && (0,domain_metric/* metricOf */.ak)(metric).scope === 'sample';
    return applies && noiseRatio !== undefined ? `Runs differ by ${(0,format/* formatPercent */.l9)(noiseRatio)} on their own.` : '';
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
    const size = (0,domain_metric/* metricOf */.ak)(metric).unit === 'ratio' ? (0,format_words/* pointsText */.JA)(upToRatio) : (0,format/* formatPercent */.l9)(upToRatio);
    return `accepted up to ${size} until ${until} (${sentence(reason)})`;
}

// EXTERNAL MODULE: ./lib/analysis/history/change-warnings.js
var change_warnings = __webpack_require__(1399);
;// CONCATENATED MODULE: ./lib/report/sentences/failures.js


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
    const count = `${failedCount(arm)} of ${(0,format/* plural */.LS)(arm.counts.attempted, 'request')} failed`;
    return `${voice.strong(`${name}: ${count}`)} (${(0,format_words/* listed */.KE)(how)}).`;
}
/** Answered and attempted requests over all targets. */
function countRequests(targets) {
    return {
        ok: targets.reduce((sum, { counts }) => sum + counts.ok, 0),
        attempted: targets.reduce((sum, { counts }) => sum + counts.attempted, 0)
    };
}

;// CONCATENATED MODULE: ./lib/report/sentences/trade.js


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
    return (0,format_words/* nonEmpty */.hq)(start, token, finish, priceChange(base), qualityChange(base)).join(', ');
}
function speedOf(checks, metric, doing) {
    const check = checks.find((one) => one.metric === metric);
    const certain = check?.verdict === 'regressed' || check?.verdict === 'improved';
    if (check?.changeRatio === undefined || !certain)
        return '';
    return `${(0,format/* formatPercent */.l9)(check.changeRatio)} ${(0,format_words/* directionOf */.FR)(check)} ${doing}`;
}
function priceChange({ costChangeRatio }) {
    if (costChangeRatio === undefined || Math.abs(costChangeRatio) < SMALLEST_COST_CHANGE)
        return '';
    return `${(0,format/* formatPercent */.l9)(costChangeRatio)} ${(0,format_words/* directionOf */.FR)({ metric: 'cost', changeRatio: costChangeRatio })}`;
}
function qualityChange({ quality }) {
    if (quality === undefined)
        return '';
    const { base, head } = quality;
    return `quality ${base.count}/${base.of} → ${head.count}/${head.of}`;
}

;// CONCATENATED MODULE: ./lib/report/sentences/base-remarks.js






/** Targets that the first screen describes. */
const DESCRIBED = 3;
/** A paragraph each on base's failed requests, on another model, and on answers of another length. */
function baseRemarks(report, voice) {
    const failing = armsOf(report).filter((arm) => arm.isBase && failedRatio(arm) > thresholds/* MOST_LOST */.rz);
    const changes = modelChanges(report);
    // The trade of the only one stands in the title.
    const traded = changes.length === 1 ? undefined : report;
    return (0,format_words/* nonEmpty */.hq)(described(failing, (arm) => failureSentence(arm, voice)), described(changes, (change) => modelSentence(change, traded, voice)), described((report.base?.targets ?? []).filter(hasOtherLength), (target) => lengthText(target, voice)));
}
function described(items, write) {
    const more = items.length - DESCRIBED;
    return (0,format_words/* spaced */.ji)(...items.slice(0, DESCRIBED).map(write), more > 0 ? `${(0,format/* plural */.LS)(more, 'more target')} below.` : '');
}
function modelSentence(change, report, { name }) {
    const trade = report === undefined ? '' : tradeWords(change, report);
    const models = `${name(change.target)} now uses the model ${name(change.to)} instead of ${name(change.from)}`;
    return `${(0,format_words/* nonEmpty */.hq)(models, trade).join(', ')}.`;
}
/** Answers of another length are part of the change. */
function hasOtherLength({ outputLengthChangeRatio = 0 }) {
    return Math.abs(outputLengthChangeRatio) > change_warnings/* LENGTH_CHANGE */.OP;
}
function lengthText({ id, outputLengthChangeRatio = 0, e2eAtEqualLength }, voice) {
    const direction = outputLengthChangeRatio > 0 ? 'longer' : 'shorter';
    return (0,format_words/* spaced */.ji)(`Answers of ${voice.name(id)} are ${(0,format/* formatPercent */.l9)(outputLengthChangeRatio)} ${direction} than on base.`, e2eAtEqualLength && `At equal length, end-to-end time changes by ${pairedText(e2eAtEqualLength)}.`);
}
/** `+24 % (+20 to +28)`: the interval is at 95 %. */
function pairedText({ changeRatio, intervalRatio }) {
    return `${(0,format/* formatSignedPercent */.h9)(changeRatio)} (${(0,format/* formatSignedRange */.TE)(intervalRatio)})`;
}

// EXTERNAL MODULE: ./lib/report/format/table.js
var format_table = __webpack_require__(2524);
// EXTERNAL MODULE: ./lib/plan/config/read-target.js + 1 modules
var read_target = __webpack_require__(196);
;// CONCATENATED MODULE: ./lib/report/sentences/marks.js
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
 * milder than the job.
 */
function shownMark(mark, report) {
    const { icon, word } = MARKS[mark];
    const marks = [...report.checks.map(markOf), ...report.budgets.map(budgetMarkOf)];
    const isMilder = report.color === 'red' && icon === '🟡' && marks.every((one) => MARKS[one].icon !== '🔴');
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

;// CONCATENATED MODULE: ./lib/report/sentences/states/state-text.js






/** Checks with one mark, the largest change first. */
function checksMarked({ checks }, mark) {
    return largestFirst(checks.filter((check) => markOf(check) === mark));
}
function largestFirst(checks) {
    return checks.toSorted((a, b) => Math.abs(b.changeRatio ?? 0) - Math.abs(a.changeRatio ?? 0));
}
/** The largest of some changes as a title, and the number of the others: `chat starts 12 % later, 2 more regressions`. */
function changesTitle([first, ...others], noun, voice) {
    if (first === undefined)
        return '';
    const title = reasonText(first).title(first, voice.name(first.target));
    return others.length === 0 ? title : `${title}, ${(0,format/* plural */.LS)(others.length, `more ${noun}`)}`;
}
/** The remark on the largest of some changes. */
function firstRemark([first], voice) {
    return first === undefined ? '' : checkRemark(first, voice);
}
function countBudgets({ budgets }, mark) {
    return budgets.filter((budget) => budgetMarkOf(budget) === mark).length;
}
function namesOfTargets(targets, voice) {
    return (0,format_words/* listedFirst */.Am)(targets, ({ id }) => voice.name(id));
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
    const upstreams = new Set(targets.map(({ id }) => (0,read_target/* directName */.N9)(id)));
    return targets.filter(({ id }) => !upstreams.has(id));
}

;// CONCATENATED MODULE: ./lib/report/sentences/states/not-measured.js







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
            return changesTitle(alarms.slice(0, 1), 'alarm', voice);
        const failing = failingTargets(report);
        if (failing.length > 0 && judgedTargets(report).length > 1)
            return `could not measure ${namesOfTargets(failing, voice)}`;
        return 'could not measure';
    },
    reason: (report, voice) => (0,format_words/* spaced */.ji)(whatFailed(report, voice), whatItIsNot(report)),
    also: (report, voice) => (0,format_words/* spaced */.ji)(whatFailed(report, voice), whatItIsNot(report)),
    next(report, voice) {
        const hint = report.failure?.hint;
        if (hint !== undefined)
            return voice.sentence(hint);
        if (armsOf(report).some(({ counts }) => CROWDED.some((outcome) => (counts.failed[outcome] ?? 0) > 0))) {
            return `run it again later. If it happens often, lower ${voice.literal('schedule.in-flight')} or raise the limit of the account.`;
        }
        // What failed in a second measurement is in none of the tables below.
        return alarmsLeft(report).length > 0
            ? 'run it again once the endpoint answers, to see whether the alarm stands.'
            : 'see below how the requests failed, then run it again.';
    }
};
/** Where a budget is over its limit, the failures may be why: then they are something. */
function whatItIsNot({ failure, state }) {
    return failure !== undefined || state === 'over-budget' ? '' : 'This is neither a pass nor a regression.';
}
/** Alarms that a second measurement could not be made of. */
function alarmsLeft({ checks }) {
    return largestFirst(checks.filter(({ reason }) => reason === 'not-measured-again'));
}
function failingTargets(report) {
    return armsOf(report)
        .filter((arm) => !arm.isBase && failedRatio(arm) > thresholds/* MOST_LOST */.rz)
        .toSorted((a, b) => failedRatio(b) - failedRatio(a));
}
function whatFailed(report, voice) {
    if (report.failure !== undefined)
        return voice.sentence(report.failure.message);
    const failing = failingTargets(report);
    const moreCount = failing.length - DESCRIBED_TARGETS;
    const [alarm] = alarmsLeft(report);
    return (0,format_words/* spaced */.ji)(...failing.slice(0, DESCRIBED_TARGETS).map((target) => failureSentence(target, voice)), moreCount > 0 ? `${(0,format/* plural */.LS)(moreCount, 'more target')} failed too.` : '', alarm === undefined ? '' : checkRemark(alarm, voice));
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
        reason: ({ changedFileCount, paths = [] }, voice) => `Nothing relevant changed: ${changedWords(changedFileCount)} ${(0,format_table/* cutLines */.EQ)(paths, LISTED_PATHS, voice.name).join(', ')}. ${NOTHING_SENT}`
    },
    'label-missing': {
        reason: ({ label = '' }, voice) => `This pull request does not have the label ${voice.name(label)}, which starts the measurement. ${NOTHING_SENT}`,
        next: ({ label = '' }, voice) => `set the label ${voice.name(label)} to have it measured.`
    }
};
function changedWords(count) {
    if (count === undefined)
        return 'no changed file matches';
    return count === 1 ? 'the one changed file does not match' : `none of the ${(0,format/* plural */.LS)(count, 'changed file')} matches`;
}

// EXTERNAL MODULE: ./lib/analysis/history/history-rule.js + 1 modules
var history_rule = __webpack_require__(3136);
// EXTERNAL MODULE: ./lib/report/sentences/subject.js
var subject = __webpack_require__(4031);
// EXTERNAL MODULE: ./lib/report/sentences/warnings/baseline.js
var baseline = __webpack_require__(8114);
;// CONCATENATED MODULE: ./lib/report/sentences/states/no-baseline.js






const NO_BASELINE = {
    icon: '🆕',
    title(report) {
        const what = hasWarning(report, 'baseline-forbidden') || isUnreadable(report)
            ? 'the baseline could not be read'
            : 'no baseline yet';
        if (report.checks.length === 0)
            return what;
        return `${what} for ${withoutBaseline(report).length} of ${(0,format/* plural */.LS)(judgedTargets(report).length, 'target')}`;
    },
    reason(report, voice) {
        if (report.checks.length > 0)
            return whyNone(report, voice);
        return (0,format_words/* spaced */.ji)(whyNone(report, voice), report.budgets.length === 0
            ? 'No budget is set, so nothing was judged.'
            : 'Budgets need no baseline and are judged all the same.');
    },
    also: (report, voice) => `There is no baseline yet for ${namesOfTargets(withoutBaseline(report), voice)}.`,
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
        return `No run of ${namesOfTargets(withoutBaseline(report), voice)} is stored yet.`;
    const refused = refusedWords(report);
    if (isUnreadable(report) || hasWarning(report, 'plan-differs', 'environment-differs', 'scenarios-too-few')) {
        return 'The stored runs cannot be compared with, for the reason below.';
    }
    if (refused.length > 0) {
        return `None of the stored runs can serve as a baseline, as the notes below explain: ${(0,format_words/* listed */.KE)(refused)}.`;
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

// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
;// CONCATENATED MODULE: ./lib/report/sentences/states/open.js






const INCONCLUSIVE = {
    icon: '⚪',
    title(report, voice) {
        const open = openChecks(report);
        if (slowerOnce(open).length > 0)
            return `slower once: run the job again to confirm (${changesTitle(slowerOnce(open), 'open check', voice)})`;
        const isTogether = open.length > 0 && open.every(({ reason }) => reason === 'moved-together');
        const isUnjudged = open.length === 0 && countBudgets(report, 'not-measured') > 0;
        return (0,format_words/* nonEmpty */.hq)('inconclusive', changesTitle(isTogether ? open.slice(0, 1) : open, 'open check', voice), isUnjudged ? 'a budget could not be judged' : '', countBudgets(report, 'at-the-edge') > 0 ? AT_THE_EDGE.title(report, voice) : '').join(', ');
    },
    reason: (report, voice) => firstRemark([...slowerOnce(openChecks(report)), ...openChecks(report)], voice) || AT_THE_EDGE.reason(report, voice),
    next(report, voice) {
        const open = checksMarked(report, 'inconclusive');
        if (slowerOnce(open).length > 0)
            return 'run this job again: where it is as slow once more, it is a regression.';
        if (open.some(({ reason }) => reason === 'too-noisy'))
            return 'compare in pairs (a base beside it), or set a budget.';
        const runs = open.flatMap(({ runsToSettle }) => runsToSettle ?? []);
        if (runs.length > 0)
            return moreRuns((0,extremes/* largest */.n)(runs), report, voice);
        const pairs = open.flatMap(({ pairsToSettle }) => pairsToSettle ?? []);
        if (pairs.length > 0)
            return morePairs((0,extremes/* largest */.n)(pairs), report, voice);
        if (countBudgets(report, 'at-the-edge') > 0)
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
/** What left these open may be gone the next time; of the others another look at the same would say the same. */
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
        const count = countBudgets(report, 'at-the-edge');
        return count > 1 ? `${count} budgets are at the edge` : 'a budget is at the edge';
    },
    reason(report) {
        const first = report.budgets.find(({ verdict }) => verdict === 'at-the-edge' || verdict === 'not-measured');
        return first === undefined ? '' : budgetRemark(first, report);
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
    const vanished = checksMarked(report, 'vanished');
    return vanished.length > 0 ? vanished : checksMarked(report, 'inconclusive');
}
function moreRequests({ literal }) {
    return `make more requests: raise ${literal('schedule.requests')}.`;
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
            : `${voice.name(first.target)} breaks the budget ${budgetName(first.budget)}`;
        const more = others.length === 0 ? '' : `, ${(0,format/* plural */.LS)(others.length, 'more budget')} broken`;
        const onBase = countBudgets(report, 'broken-on-base');
        if (onBase === 0)
            return `${name}${more}`;
        return `${name}${more}, ${onBase === others.length + 1 ? 'as base does' : `${onBase} of them on base too`}`;
    },
    reason(report) {
        const [first] = brokenBudgets(report);
        return first === undefined ? '' : budgetRemark(first, report);
    },
    next(report) {
        if (countBudgets(report, 'broken') > 0) {
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

;// CONCATENATED MODULE: ./lib/report/sentences/states/pass.js






const PASS = {
    icon: '✅',
    title(report) {
        const { checks, budgets } = report;
        if (isEmpty(report))
            return 'nothing was judged';
        if (checks.length === 0)
            return 'budgets are met, nothing was compared';
        const acceptedCount = checksMarked(report, 'accepted').length;
        const accepted = acceptedCount === 0 ? '' : `, ${(0,format/* plural */.LS)(acceptedCount, 'accepted slowdown')}`;
        if (isAboutProviders(report)) {
            return `${budgets.length > 0 ? 'budgets are met' : 'passed'}${accepted}; ${(0,subject/* notOurChangeText */.ln)(report)}`;
        }
        const improvedCount = checks.filter(({ verdict, owned }) => verdict === 'improved' && owned).length;
        return `${slowdownRuledOut(report)}${improvedCount === 0 ? '' : `, ${(0,format/* plural */.LS)(improvedCount, 'improvement')}`}${accepted}`;
    },
    reason(report) {
        if (isAboutProviders(report)) {
            return 'The requests are the same as in the baseline, so the history of the provider is shown for information only.';
        }
        const has = (reason) => report.checks.some((check) => check.reason === reason);
        const words = (0,format_words/* nonEmpty */.hq)(has('failures-as-before') ? 'failures' : '', has('slow-requests-as-before') ? 'slow requests' : '', has('streams-as-before') ? 'streaming' : '');
        if (words.length === 0)
            return '';
        return `${(0,format_words/* capital */.Nx)((0,format_words/* listed */.KE)(words))} ${words.join() === 'streaming' ? 'is' : 'are'} as before.`;
    }
};
/** A result that would be a pass, or a budget at the edge, by rules that the pull request itself has made laxer. */
const RULES_CHANGED = {
    // It turns red where `fail-on` asks for that.
    icon: '🟡',
    title: (report, voice) => `${PASS.title({ ...report, state: 'pass' }, voice)}, by rules that this pull request changes`,
    reason: (report, voice) => PASS.reason({ ...report, state: 'pass' }, voice),
    next: () => 'let an owner of the rules review them.'
};
/** Nothing was compared and no budget is set: there is nothing to be glad about. */
function isEmpty({ state, checks, budgets }) {
    return state === 'pass' && checks.length === 0 && budgets.length === 0;
}
const RULED_OUT_BY = ['slowdown-unlikely', 'within-margin'];
/** The smallest slowdown that every check which decides could rule out, and would have found nine times in ten. */
function slowdownRuledOut({ checks }) {
    const latency = checks.filter(({ gating, owned, metric }) => gating && owned && (0,domain_metric/* metricOf */.ak)(metric).scope === 'sample');
    const sizes = latency
        .filter(({ reason, verdict }) => RULED_OUT_BY.includes(reason) && verdict === 'unchanged')
        .map(({ reason, marginRatio = Infinity, detectableRatio = Infinity, intervalRatio }) => Math.max(marginRatio, detectableRatio, reason === 'within-margin' ? (intervalRatio?.[1] ?? Infinity) : 0));
    const size = (0,extremes/* largest */.n)(sizes);
    const isOfAll = latency.every(({ verdict }) => verdict === 'unchanged' || verdict === 'improved');
    return isOfAll && Number.isFinite(size) ? `no slowdown of ${(0,format/* formatPercent */.l9)(size)} or more` : 'passed';
}

;// CONCATENATED MODULE: ./lib/report/sentences/states/slower.js









const REGRESSION = {
    icon: '🔴',
    title(report, voice) {
        const own = checksMarked(report, 'regressed');
        const onBase = checksMarked(report, 'regressed-on-base');
        const regressed = own.length > 0 ? own : onBase;
        const isProvisional = regressed.length > 0 && regressed.every(({ kind }) => kind === 'provisional');
        const broken = countBudgets(report, 'broken') + countBudgets(report, 'broken-on-base');
        return (0,format_words/* nonEmpty */.hq)(regressed.length === 0 ? 'regression' : changesTitle(regressed, 'regression', voice), own.length === 0 && onBase.length > 0 ? 'as on base' : '', isProvisional ? 'provisionally' : '', broken === 0 ? '' : `${(0,format/* plural */.LS)(broken, 'budget')} broken`).join(', ');
    },
    reason: (report, voice) => (0,format_words/* spaced */.ji)(unmeasuredBase(report), firstRemark(checksMarked(report, 'regressed'), voice), baseToo(report, voice)),
    next(report, voice) {
        const regressed = checksMarked(report, 'regressed');
        if (regressed.length === 0 && checksMarked(report, 'regressed-on-base').length > 0) {
            return `nothing in this pull request: look at what made ${(0,subject/* branchOf */.W0)(report, voice)} slower.`;
        }
        const counts = regressed.flatMap(({ kind, sampleCounts }) => (kind === 'provisional' ? [sampleCounts.runs] : []));
        const missing = history_rule/* RUNS_FOR_HISTORY */.kZ - Math.min(history_rule/* RUNS_FOR_HISTORY */.kZ, (0,extremes/* smallest */.o)(counts));
        const firm = missing === 0 ? '' : `${(0,format/* plural */.LS)(missing, 'more run')} on ${(0,subject/* branchOf */.W0)(report, voice)} would make it firm.`;
        return (0,format_words/* spaced */.ji)(remedy(regressed, report, voice), firm);
    }
};
/** Between the run that was compared with and this change lie commits that may have caused it. */
function unmeasuredBase({ baseline, context, checks }) {
    const isByHistory = checks.some((check) => markOf(check) === 'regressed' && check.kind !== 'interleaved');
    if (!isByHistory || context.feedsBaseline || baseline?.relation !== 'ancestor' || !baseline.distance)
        return '';
    return `The base itself was not measured: the newest stored run is ${(0,format/* plural */.LS)(baseline.distance, 'commit')} before it, and one of those may be the cause.`;
}
/** The stored run that shows the same as this change. */
function baseToo(report, voice) {
    const [first] = checksMarked(report, 'regressed-on-base');
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
        const drifting = changesTitle(checksMarked(report, 'drift'), 'slowdown', voice);
        return (0,format_words/* nonEmpty */.hq)('provider drift', drifting).join(', ');
    },
    reason: (report, voice) => (0,format_words/* spaced */.ji)(`${(0,format_words/* capital */.Nx)((0,subject/* notOurChangeText */.ln)(report))}.`, firstRemark(checksMarked(report, 'drift'), voice)),
    also(report, voice) {
        const ids = new Set(checksMarked(report, 'drift').map(({ target }) => target));
        const drifting = report.targets.filter(({ id }) => ids.has(id));
        return `The slowdown of ${namesOfTargets(drifting, voice)} is drift: ${(0,subject/* notOurChangeText */.ln)(report)}.`;
    },
    next(report) {
        const look = 'look at the status page of the provider, or compare with another one.';
        return (0,subject/* subjectOf */.et)(report) === 'this change' ? `nothing in this pull request. ${(0,format_words/* capital */.Nx)(look)}` : look;
    }
};
function remedy(regressed, report, voice) {
    if (regressed.some(({ reason }) => reason === 'no-longer-streams')) {
        return 'look for what collects the answer before it passes it on: a proxy, compression, a missing flush.';
    }
    if (regressed.some(({ reason }) => reason === 'more-failures'))
        return 'see below how the requests failed.';
    const accept = `accept it with the ${voice.literal('accept:')} line below.`;
    const changed = new Set(modelChanges(report).map(({ target }) => target));
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
    const where = (0,format_words/* nonEmpty */.hq)(isFirst ? 'what happens before the first token (prompt length, queueing, prefill, a gateway)' : '', isDecode ? 'what each token costs (model, quantization, batching, load)' : '');
    return where.length === 0 ? 'find what takes longer.' : `look at ${(0,format_words/* listed */.KE)(where)}.`;
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
    'could-not-measure': COULD_NOT_MEASURE,
    inconclusive: INCONCLUSIVE,
    'no-baseline': NO_BASELINE,
    drift: DRIFT,
    'rules-changed': RULES_CHANGED,
    warning: AT_THE_EDGE,
    pass: PASS
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
        : NOT_MEASURED[notMeasured].next?.(relevance, voice);
}
const TRADED = ['regression', 'over-budget', 'inconclusive', 'warning', 'pass'];
/** Another model is a trade, and a reader wants both sides of it at once: of one target, since two would not fit. */
function withTrade(title, report, voice) {
    const [changed, ...others] = modelChanges(report);
    if (changed === undefined || others.length > 0 || !TRADED.includes(report.state))
        return title;
    const trade = tradeWords(changed, report);
    if (trade === '')
        return title;
    const regressed = checksMarked(report, 'regressed');
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
    if (isEmpty(report))
        return '⚪';
    if (report.state === 'pass' && checksMarked(report, 'accepted').length > 0)
        return '👁';
    const { icon } = STATE_TEXTS[report.state];
    if (icon === '🔴' && report.color !== 'red')
        return '🟡';
    return icon === '🟡' && report.color === 'red' ? '🔴' : icon;
}

;// CONCATENATED MODULE: ./lib/report/sentences/track-record.js


/** The sentence that this is a trial; empty where it is none. */
function trialSentence(report, voice) {
    if (!report.trial)
        return '';
    const { trackRecord } = report;
    const record = trackRecord === undefined
        ? ''
        : ` It would have failed ${(0,format/* formatCount */.B4)(trackRecord.wouldHaveFailedCount)} of ${(0,format/* plural */.LS)(trackRecord.runCount, 'run')} of ${(0,subject/* branchOf */.W0)(report, voice)} since ${(0,format/* formatDay */.im)(trackRecord.since)}.`;
    return `This is a trial: it judges but never fails the job.${record}`;
}
/** The number of earlier runs that were red, so that a reader knows what red is worth here; empty where none is on record. */
function trackRecordLine(report, voice) {
    const { trackRecord } = report;
    if (trackRecord === undefined)
        return '';
    const { runCount, wouldHaveFailedCount, since } = trackRecord;
    const red = report.trial ? 'would have been red' : wouldHaveFailedCount === 1 ? 'was red' : 'were red';
    return `Track record: of ${(0,format/* plural */.LS)(runCount, 'judged run')} of ${(0,subject/* branchOf */.W0)(report, voice)} since ${(0,format/* formatDay */.im)(since)}, ${(0,format/* formatCount */.B4)(wouldHaveFailedCount)} ${red}.`;
}

;// CONCATENATED MODULE: ./lib/report/sentences/headline.js







/**
 * The paragraphs that weigh the verdict: its reason, what else applies, what differs from base, and that it is a trial.
 * The numbers are left to the table.
 */
function headline(report, voice) {
    const { notMeasured, relevance = {}, state, states } = report;
    if (notMeasured !== undefined)
        return [NOT_MEASURED[notMeasured].reason(relevance, voice)];
    const others = states.filter((other) => other !== state);
    return (0,format_words/* nonEmpty */.hq)(STATE_TEXTS[state].reason(report, voice), ...others.map((other) => STATE_TEXTS[other].also?.(report, voice)), acceptedSentence(report, voice), ...baseRemarks(report, voice), trialSentence(report, voice));
}
function acceptedSentence(report, voice) {
    const [largest, ...others] = checksMarked(report, 'accepted');
    if (largest?.accepted === undefined)
        return '';
    const more = others.length === 0 ? '' : ` ${others.length} more below.`;
    return `The slowdown of ${voice.name(largest.target)} (${(0,format_words/* checkName */.I3)(largest)}) is ${acceptedWords(largest, largest.accepted, voice)}.${more}`;
}

// EXTERNAL MODULE: ./lib/report/sentences/warnings/job.js
var job = __webpack_require__(442);
// EXTERNAL MODULE: ./lib/report/sentences/warnings.js + 1 modules
var sentences_warnings = __webpack_require__(5592);
;// CONCATENATED MODULE: ./lib/report/sentences/opening.js




/** Stands above the title of every page; undefined where the rules are base's. */
function openingOf({ rulesChanged, warnings }, voice) {
    const keyUses = warnings.filter(({ kind }) => kind === 'new-key-use').map((warning) => (0,sentences_warnings/* warningText */.i)(warning, voice));
    if (rulesChanged === undefined) {
        return keyUses.length === 0 ? undefined : { title: NEW_KEY_USE_TITLE, isMild: false, items: keyUses, lines: [] };
    }
    return {
        title: RULES_CHANGED_TITLE,
        isMild: keyUses.length === 0 && rulesChanged.changes.every(({ rule }) => rule.startsWith('accept.')),
        items: [...keyUses, ...rulesChanged.changes.map((change) => (0,job/* ruleChangeText */.m)(change, voice))],
        lines: (0,format_words/* nonEmpty */.hq)(byBaseText(rulesChanged, voice), notMeasuredText(rulesChanged, voice), keptText(rulesChanged, voice))
    };
}
const NEW_KEY_USE_TITLE = 'This pull request sends a secret to a new place';
const RULES_CHANGED_TITLE = 'This pull request changes the rules it is judged by';
/** The same for one line, as an annotation has it. */
function openingLine(report, voice) {
    const opening = openingOf(report, voice);
    if (opening === undefined)
        return undefined;
    const items = (0,format_words/* listedFirst */.Am)(opening.items, (item) => item.replace(/\.$/, ''));
    return `${opening.title}: ${[`${items}.`, ...opening.lines].join(' ')}`;
}
/** Base's verdict on the same run. */
function byBaseText({ byBase }, voice) {
    if (byBase === undefined) {
        return 'What the rules of the base would have said is not known, because nothing was measured that they judge.';
    }
    const differing = byBase.warnings.find(({ kind }) => NOT_COMPARED.includes(kind));
    if (byBase.state === 'no-baseline' && differing !== undefined) {
        return `The rules of the base cannot judge this run. ${(0,sentences_warnings/* warningText */.i)(differing, voice)}`;
    }
    const { title } = titleOf(byBase, voice);
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
    return `Until this is merged, ${(0,format_words/* listed */.KE)(kept.map(voice.literal))} ${kept.length === 1 ? 'stays' : 'stay'} as base has ${kept.length === 1 ? 'it' : 'them'}.`;
}
function notMeasuredText({ notMeasured }, voice) {
    return notMeasured.length === 0
        ? ''
        : `Base measures ${(0,format_words/* listedFirst */.Am)(notMeasured, voice.name)} as well; this pull request does not.`;
}

;// CONCATENATED MODULE: ./lib/report/pages/annotations.js







/** The runner shows ten of each level a step, and drops the rest without a word. */
const MOST_ANNOTATIONS = 10;
const voice = format_escape/* PLAIN_VOICE */.gW;
const ALARMS = ['regressed', 'regressed-on-base', 'drift', 'vanished', 'broken', 'broken-on-base'];
/** These make the job red where the event lets them; other alarms stay warnings. */
const GRAVE = ['regressed', 'broken'];
/** One for each failed check and broken budget, and one where nothing could be measured. */
function renderAnnotations(report) {
    const all = [...opened(report), ...unmeasured(report), ...checkAnnotations(report), ...budgetAnnotations(report)];
    if (all.length <= MOST_ANNOTATIONS)
        return all;
    const shown = all.slice(0, MOST_ANNOTATIONS - 1);
    const level = shown[0]?.level ?? 'warning';
    return [...shown, { level, message: `${all.length - shown.length} more failed checks: see the job summary.` }];
}
const LEVELS = { red: 'error', warning: 'warning', green: 'notice' };
/** What stands above the title. It is an error only where changed rules are what made the job red. */
function opened(report) {
    const message = openingLine(report, voice);
    if (message === undefined)
        return [];
    const isRedByItself = report.color === 'red' && report.state === 'rules-changed';
    return [{ level: isRedByItself ? 'error' : 'warning', message }];
}
function unmeasured(report) {
    if (report.state !== 'could-not-measure' || report.notMeasured !== undefined)
        return [];
    const level = report.color === 'red' ? 'error' : 'warning';
    return [
        { level, message: `LLM latency: ${titleOf(report, voice).title}. ${headline(report, voice)[0] ?? ''}`.trim() }
    ];
}
function checkAnnotations(report) {
    return report.checks
        .map((check) => ({ check, mark: markOf(check) }))
        .filter(({ mark }) => ALARMS.includes(mark))
        .map(({ check, mark }) => ({
        level: annotationLevel(mark, report),
        message: `${voice.name(check.target)}: ${checkSentence(check, voice)}`
    }));
}
function budgetAnnotations(report) {
    return report.budgets
        .map((budget) => ({ budget, mark: budgetMarkOf(budget) }))
        .filter(({ mark }) => ALARMS.includes(mark))
        .map(({ budget, mark }) => ({
        level: annotationLevel(mark, report),
        message: `${voice.name(budget.target)}: ${budgetSentence(budget, report)}`
    }));
}
/** A red job's error must be what made it red: beside a regression, drift stays a warning. */
function annotationLevel(mark, { color, state }) {
    if (color !== 'red' || GRAVE.includes(mark))
        return LEVELS[color];
    const redByItself = (mark === 'drift' && state === 'drift') || (mark === 'broken-on-base' && state === 'over-budget');
    return redByItself ? 'error' : 'warning';
}

// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
;// CONCATENATED MODULE: ./lib/report/pages/json.js



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
    return `${(0,quote/* visibleJson */.$m)(document, 2)}\n`;
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
    return { kind, message: (0,sentences_warnings/* warningText */.i)(warning, format_escape/* PLAIN_VOICE */.gW), ...fields };
}

;// CONCATENATED MODULE: ./lib/report/format/detail.js
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

// EXTERNAL MODULE: ./lib/domain/run-file.js
var run_file = __webpack_require__(172);
// EXTERNAL MODULE: ./lib/report/sentences/warnings/measuring.js
var measuring = __webpack_require__(5110);
;// CONCATENATED MODULE: ./lib/report/sections/measured.js







/** Names and origins that a line lists before it counts the rest. */
const LISTED = 5;
/** Says how the numbers came about: the prompts, the place, the baseline, the end. */
function measuredSection(report, voice) {
    const { ok, attempted } = countRequests(armsOf(report));
    if (attempted === 0)
        return [];
    const { importedFrom, recheckCount } = report.measured;
    return [
        {
            title: `How it was measured: ${(0,format/* formatCount */.B4)(ok)} of ${(0,format/* plural */.LS)(attempted, 'request')} ok`,
            lines: (0,format_words/* nonEmpty */.hq)(promptsLine(report, voice), recheckCount === undefined
                ? ''
                : `Prompts that looked slow were measured again with ${(0,format/* plural */.LS)(recheckCount, 'more request')}, which count for nothing else.`, `Targets: ${(0,format_words/* listedFirst */.Am)(report.targets, (target) => targetText(target, voice), LISTED)}.`, importedFrom === undefined ? placeLine(report, voice) : '', baselineLine(report, voice), importedFrom === undefined ? endLine(report) : '', healthLine(report), trackRecordLine(report, voice), methodLine(report, voice))
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
    const facts = (0,format_words/* nonEmpty */.hq)(id === model ? '' : voice.name(model), served.length === 0 ? '' : `served as ${(0,format_words/* listedFirst */.Am)(served, voice.name, LISTED)}`, `at ${voice.name(host)}`, owned ? 'owned' : '');
    return `${voice.name(id)} (${facts.join(', ')})`;
}
/** An absolute budget is about one place only, so every page names it. */
function placeLine({ measured }, voice) {
    return `Measured from: ${runContextOf(measured.environment, voice)}. Absolute budgets only hold for measurements from here.`;
}
/** `GitHub-hosted ubuntu-24.04, TCP 12 ms to api.openai.com`. */
function runContextOf(environment, voice) {
    const { runnerEnvironment, image, os, architecture, cpuModel, gpuModel, connectMs } = environment;
    const host = [runnerWords(runnerEnvironment, voice), ...(0,format_words/* nonEmpty */.hq)(image ?? os).map(voice.name)];
    const near = (0,format_words/* listedFirst */.Am)(Object.entries(connectMs ?? {}), ([origin, ms]) => `TCP ${(0,format/* formatMs */._V)(ms)} to ${voice.name(origin.replace(/^https?:\/\//, ''))}`, LISTED);
    return (0,format_words/* nonEmpty */.hq)(host.join(' '), ...(0,format_words/* nonEmpty */.hq)(architecture, cpuModel, gpuModel).map(voice.name), near).join(', ');
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
    const red = largestFirst(report.checks.filter((check) => isRed(check, report)));
    const lines = red.flatMap((check) => acceptLine(check, report.generatedAt) ?? []);
    if (lines.length === 0)
        return undefined;
    const title = `Accept ${lines.length === 1 ? 'it' : 'them'}: ${(0,format/* plural */.LS)(lines.length, 'line')} for the configuration`;
    const more = lines.length - rowCount;
    return { title, lines: (0,format_words/* nonEmpty */.hq)(...lines.slice(0, rowCount), more > 0 ? `# and ${more} more` : '') };
}
/** Beside a regression, drift is not what is red. */
function isRed(check, { color, state }) {
    const mark = markOf(check);
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
            target.e2eAsExperienced === undefined ? format/* NOTHING */.K$ : pairedText(target.e2eAsExperienced),
            target.e2eAtEqualLength === undefined ? format/* NOTHING */.K$ : pairedText(target.e2eAtEqualLength),
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
    return targets.some((target) => hasOtherLength(target) || isElsewhere(target, headIn(report, target)));
}
/** Another model or another host. */
function isElsewhere({ model, host }, head) {
    return head !== undefined && (head.model !== model || head.host !== host);
}
function baseTitle({ targets }) {
    const pairs = targets.reduce((sum, { pairCount }) => sum + pairCount, 0);
    const [only, ...others] = targets;
    const experienced = others.length === 0 ? only?.e2eAsExperienced : undefined;
    return `What changed against base: ${(0,format/* plural */.LS)(pairs, 'pair')}${experienced === undefined ? '' : `, end-to-end time ${pairedText(experienced)}`}`;
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
    const promptLine = (start, names) => names.length === 0 ? '' : `${start}: ${(0,format_words/* listedFirst */.Am)(names, voice.name, LISTED_PROMPTS)}.`;
    return (0,format_words/* nonEmpty */.hq)('A pair is one prompt sent to base and to head back to back. The 95 % interval is in brackets; length and cost cover all answered pairs.', targets.some(({ normalizedTokens }) => normalizedTokens)
        ? 'Where the models differ, lengths and times per token are counted with one tokenizer.'
        : '', promptLine('Not compared (new in this change)', addedScenarios), promptLine('Not compared (removed by this change)', removedScenarios));
}

;// CONCATENATED MODULE: ./lib/report/sections/check-rows.js





/** Every check and budget, gravest first. */
function checkRows({ checks, budgets }) {
    const rows = [...checks.map(checkRow), ...budgets.map(budgetRow)];
    return rows.toSorted((a, b) => gravity(a.mark) - gravity(b.mark) || b.size - a.size);
}
function checkRow(check) {
    const { unit } = (0,domain_metric/* metricOf */.ak)(check.metric);
    const mark = markOf(check);
    const { baseline, candidate, runs } = check.sampleCounts;
    return {
        mark,
        word: MARKS[mark].word,
        target: check.target,
        name: (0,format_words/* checkName */.I3)(check),
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
function noNoise({ metric, kind }) {
    return (0,domain_metric/* metricOf */.ak)(metric).scope === 'sample' && kind === 'provisional' ? 'unknown yet' : format/* NOTHING */.K$;
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
            return (0,format_words/* directionOf */.FR)(check);
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
            return (0,format_words/* nonEmpty */.hq)(ratioText(check), WHY_OPEN[check.reason]).join(', ');
    }
}
/** A rate's move in points, where its interval or its size says that there is one. */
function rateChange(check) {
    const { changeRatio = 0, intervalRatio } = check;
    const points = `${(0,format/* formatSignedPercent */.h9)(changeRatio).replace(' %', '')} points`;
    if (intervalRatio === undefined)
        return changeRatio === 0 ? '~' : points;
    return (0,format_words/* isDetectedUnalarming */.Ho)(check) ? `${points} (${(0,format_words/* changeRange */.SZ)(intervalRatio)}), too few for an alarm` : '~';
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
        return (0,format_words/* directionOf */.FR)(check);
    if (verdict === 'regressed' || verdict === 'improved') {
        return (0,format_words/* spaced */.ji)(`${(0,format/* formatPercent */.l9)(changeRatio)} ${(0,format_words/* directionOf */.FR)(check)}`, intervalRatio && `(${(0,format_words/* changeRange */.SZ)(intervalRatio)})`);
    }
    if ((0,format_words/* isDetectedUnalarming */.Ho)(check))
        return detectedText(check);
    const range = intervalRatio && `(${(0,format/* formatSignedRange */.TE)(intervalRatio)})`;
    return (0,format_words/* spaced */.ji)(verdict === 'unchanged' ? '~' : '', (0,format/* formatSignedPercent */.h9)(changeRatio), range);
}
/** A change that its interval tells from none, and why it is no alarm: `+4 % (3 to 5), within the margin`. */
function detectedText({ changeRatio = 0, intervalRatio, marginRatio = Infinity, reason }) {
    const why = reason === 'faster-once' ? 'seen once' : Math.abs(changeRatio) < marginRatio ? 'within the margin' : '';
    const range = intervalRatio && `(${(0,format_words/* changeRange */.SZ)(intervalRatio)})`;
    return (0,format_words/* nonEmpty */.hq)((0,format_words/* spaced */.ji)((0,format/* formatSignedPercent */.h9)(changeRatio), range), why).join(', ');
}
/** An acceptance takes the margin's place while it holds. */
function limitCell({ metric, marginRatio, accepted }) {
    const { better, unit } = (0,domain_metric/* metricOf */.ak)(metric);
    const sizeText = (ratio) => (unit === 'ratio' ? (0,format_words/* pointsText */.JA)(ratio) : (0,format/* formatSignedPercent */.h9)(ratio));
    if (accepted !== undefined)
        return `${sizeText(accepted.upToRatio)} accepted`;
    if (marginRatio === undefined)
        return format/* NOTHING */.K$;
    return sizeText(better === 'lower' || unit === 'ratio' ? marginRatio : -marginRatio);
}
function detectableText({ metric, detectableRatio }) {
    if (detectableRatio === undefined)
        return format/* NOTHING */.K$;
    return (0,domain_metric/* metricOf */.ak)(metric).unit === 'ratio' ? (0,format_words/* pointsText */.JA)(detectableRatio) : (0,format/* formatPercent */.l9)(detectableRatio);
}
function budgetRow(result) {
    const { budget, readMetric, value, sampleCount, brokenOnBase } = result;
    const { unit } = (0,domain_metric/* metricOf */.ak)(readMetric);
    const mark = budgetMarkOf(result);
    return {
        mark,
        word: mark === 'passed' ? 'met' : MARKS[mark].word,
        target: result.target,
        name: `${(0,format_words/* metricName */.Kh)(readMetric, budget.statistic)} budget`,
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
    const { budget, verdict, value, interval, readMetric, reason } = result;
    const range = interval && `(${(0,format/* formatRange */.Lu)(interval, (0,domain_metric/* metricOf */.ak)(readMetric).unit)})`;
    switch (verdict) {
        case 'broken':
            return (0,format_words/* spaced */.ji)(budget.limit === 0 || value === undefined ? '' : (0,format/* formatPercent */.l9)(value / budget.limit - 1), `${domain_budget/* OPERATORS */.w[budget.operator].good === 'below' ? 'over' : 'under'} budget`, range);
        case 'at-the-edge':
            return (0,format_words/* spaced */.ji)(reason === undefined ? 'at the edge' : EDGE_WORDS[reason], range);
        case 'met':
            return (0,format_words/* spaced */.ji)('met', range);
        case 'not-measured':
            return 'not judged';
        default:
            return verdict;
    }
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
    return (0,format_words/* spaced */.ji)('The 95 % interval is in brackets; ~ means no detectable change: the interval holds zero.', report.checks.some(({ reason }) => reason === 'within-margin')
        ? 'A change within the margin was detected, and is too small for an alarm.'
        : '', report.checks.some(({ reason }) => reason === 'faster-once')
        ? 'Seen once: base and head are two servers, and one may have been busier.'
        : '', comparisonOf(report) === 'base' ? '' : 'Noise is the standard deviation between runs.', endToEnd(report), wide ? 'Detectable is the smallest slowdown found nine times in ten.' : '', report.checks.some((check) => markOf(check) === 'inconclusive-shown')
        ? `Rows marked ${voice.strong('shown')} do not affect the result.`
        : '');
}
/**
 * Where the prompt or the model was changed, a different answer length is part of the change. Where the first token is
 * hidden, the time of a longer answer cannot be separated from the time before it.
 */
function endToEnd(report) {
    const changed = modelChanges(report).length > 0 || (report.base?.changedScenarioCount ?? 0) > 0;
    // Their first answer token was read, since their first token is hidden.
    const hidden = new Set(report.checks.flatMap(({ target, readMetric }) => (readMetric === 'ttfat' ? [target] : [])));
    if (!changed && hidden.size === 0)
        return 'End-to-end time is compared at equal answer length.';
    const causes = (0,format_words/* nonEmpty */.hq)(changed ? 'the prompts or the model changed' : '', hidden.size > 0 ? 'the first token is hidden' : '');
    const all = new Set(report.checks.map(({ target }) => target));
    const where = !changed && hidden.size === all.size ? `since ${causes[0]}` : `where ${causes.join(' or ')}`;
    return `End-to-end time is compared with answers at their own length ${where}.`;
}
function columnsOf(report, voice, { wide, trend }) {
    // Pairs cancel the noise of runs: there their number says how firm a change is.
    const isPaired = comparisonOf(report) === 'base';
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
        [(0,format_table/* right */.pG)((0,format_words/* capital */.Nx)((0,subject/* subjectOf */.et)(report))), ({ candidate }) => candidate],
        [(0,format_table/* right */.pG)('Change'), ({ change }) => change],
        isPaired ? [(0,format_table/* right */.pG)('Pairs'), ({ pairs }) => pairs] : [(0,format_table/* right */.pG)('Noise'), ({ noise }) => noise],
        [(0,format_table/* right */.pG)('Limit'), ({ limit }) => limit],
        ...(wide ? closer : []),
        [(0,format_table/* left */.kb)('Runs, this one last'), ({ target, name }) => trends.get(trendKey(target, name)) ?? format/* NOTHING */.K$]
    ];
}
/** The medians of the runs of the window as a line, by target and check. */
function trendsOf({ targets }) {
    const lines = targets.flatMap(({ id, metrics }) => metrics.map(({ metric, trend }) => [trendKey(id, (0,format_words/* metricName */.Kh)(metric, 'p50')), sparkline(trend)]));
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
        .filter(({ table, mark }) => hasNumbers(table) || gravity(mark) < gravity('not-measured'))
        .toSorted((a, b) => gravity(a.mark) - gravity(b.mark) || b.size - a.size);
}
/** A table of dashes would say less than the sentence under it. */
function hasNumbers({ rows }) {
    return rows.some(([, ...cells]) => cells.some((cell) => /[\d∞]/.test(cell)));
}
function gravestFirst(a, b) {
    return gravity(markOf(a)) - gravity(markOf(b));
}
function targetTable(id, numbers, page) {
    const { checks, budgets } = numbers;
    const marks = [...checks.map(markOf), ...budgets.map(budgetMarkOf)];
    const rows = [
        ...metricRows(numbers, page),
        ...checks.filter((check) => !hasColumn(check) && MARKS[markOf(check)].flagged).map((check) => ownRow(check, page)),
        ...costRow(numbers, page),
        ...budgetLines(budgets, page)
    ];
    const mark = marks.toSorted((a, b) => gravity(a) - gravity(b))[0] ?? 'passed';
    const sizes = checks.flatMap((check) => (markOf(check) === mark ? Math.abs(check.changeRatio ?? 0) : []));
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
    const decides = (id) => checks.some((check) => check.metric === id && hasColumn(check) && (check.gating || MARKS[markOf(check)].flagged));
    return domain_metric/* METRIC_IDS */.Ah.filter((id) => USUAL.includes(id) || decides(id)).flatMap((id) => {
        const own = checks.filter(({ metric }) => metric === id);
        const read = own.find(({ readMetric }) => readMetric !== undefined)?.readMetric ?? metricShown(id, metrics);
        const summary = metrics.find(({ metric }) => metric === read);
        const cells = COLUMNS.map((column) => {
            const check = own.find(({ statistic }) => statistic === column);
            const values = valuesText(check, summary, column);
            return (0,format_words/* spaced */.ji)(breakable(values, page), changeCell(check, page));
        });
        return cells.every((cell) => cell === format/* NOTHING */.K$) ? [] : [[(0,format_words/* capital */.Nx)((0,domain_metric/* metricOf */.ak)(read).short), ...cells]];
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
    const mark = markOf(check);
    const { changeRatio, intervalRatio } = check;
    if (!MARKS[mark].flagged)
        return voice.tight(unflaggedText(check));
    const size = changeRatio === undefined ? '' : (0,format/* formatSignedPercent */.h9)(changeRatio);
    const range = intervalRatio === undefined || size === '' ? '' : `(${(0,format_words/* changeRange */.SZ)(intervalRatio)})`;
    return flaggedText({ mark, size, range }, { report, voice });
}
function unflaggedText(check) {
    const { changeRatio } = check;
    if (changeRatio === undefined)
        return isUndetectable(check) ? '~' : '';
    if ((0,format_words/* isDetectedUnalarming */.Ho)(check))
        return detectedText(check);
    return isUndetectable(check) ? '~' : (0,format/* formatSignedPercent */.h9)(changeRatio);
}
function isUndetectable({ verdict, intervalRatio }) {
    return intervalRatio === undefined ? verdict === 'unchanged' : (0,format_words/* isEitherWay */.$M)(intervalRatio);
}
const ALARMING = ['🔴', '🟡'];
function flaggedText({ mark, size, range }, { report, voice }) {
    const shown = shownMark(mark, report);
    const strong = size !== '' && ALARMING.includes(shown.icon) ? voice.strong(voice.tight(size)) : voice.tight(size);
    return (0,format_words/* spaced */.ji)(size === '' ? voice.mark(shown) : `${voice.mark(shown)}${voice.tight(' ')}${strong}`, voice.tight(range));
}
/** A flagged check that has no column, and so no cell: a rate, single prompts, a mean. */
function ownRow(check, page) {
    const { metric, statistic, baseline, candidate, scenarios = [] } = check;
    const { unit } = (0,domain_metric/* metricOf */.ak)(metric);
    const label = statistic === 'worst-prompt' && scenarios.length > 0
        ? `${(0,domain_metric/* metricOf */.ak)(metric).short} of ${(0,format/* plural */.LS)(scenarios.length, 'single prompt')}`
        : (0,format_words/* checkName */.I3)(check);
    const values = candidate === undefined && baseline === undefined ? '' : (0,format/* formatFromTo */.Lk)(baseline, candidate, unit);
    const change = unit === 'ratio'
        ? flaggedText({ mark: markOf(check), size: rateOutcome(check), range: '' }, page)
        : changeCell(check, page);
    return statisticRow((0,format_words/* capital */.Nx)(label), statistic, (0,format_words/* spaced */.ji)(breakable(values, page), change));
}
/** Base's price against head's, where no check says it. */
function costRow({ costChangeRatio, checks }, { voice }) {
    const isChecked = checks.some((check) => check.metric === 'cost' && MARKS[markOf(check)].flagged);
    if (costChangeRatio === undefined || Math.abs(costChangeRatio) < COST_CHANGE || isChecked)
        return [];
    return [statisticRow('Cost per answer', 'mean', voice.tight((0,format/* formatSignedPercent */.h9)(costChangeRatio)))];
}
const MET = { icon: '✅', word: 'met' };
function budgetLines(budgets, page) {
    const flagged = budgets.filter((budget) => MARKS[budgetMarkOf(budget)].flagged);
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
    const shown = verdict === 'met' ? MET : shownMark(budgetMarkOf(result), report);
    // A broken budget has no value where failed requests, which are infinitely slow, reach its percentile.
    const value = result.value ?? (verdict === 'broken' ? Infinity : undefined);
    const number = voice.tight((0,format/* formatValue */.Fl)(value, unit));
    const range = verdict === 'met' || interval === undefined ? '' : voice.tight(`(${(0,format/* formatRange */.Lu)(interval, unit)})`);
    const strong = ALARMING.includes(shown.icon) ? voice.strong(number) : number;
    const text = (0,format_words/* spaced */.ji)(`${strong}${voice.tight(' ')}${voice.mark(shown)}`, range, metAsFar(result));
    return statisticRow(`Budget ${(0,format_words/* metricName */.Kh)(readMetric, budget.statistic)} ${limit}`, budget.statistic, text);
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
    const title = `${(0,format/* plural */.LS)(folded.length, 'more target')}: ${tallyOf(folded.map(({ mark }) => shownMark(mark, report).word))}`;
    const lines = (0,format_words/* nonEmpty */.hq)(omittedCount > 0 ? `${(0,format/* plural */.LS)(omittedCount, 'more target')} not shown here.` : '');
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
    const arms = armsOf(report);
    const items = arms.flatMap((arm) => failureClasses(arm).map((failure) => ({ arm, ...failure })));
    if (items.length === 0)
        return [];
    const failed = items.reduce((sum, { count }) => sum + count, 0);
    const { attempted } = countRequests(arms);
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
        const parts = (0,format_words/* nonEmpty */.hq)(ttft && `${addedText(ttft)} to the first token`, e2e && `${addedText(e2e)} to the whole answer at equal length`);
        const first = ttft ?? e2e;
        if (first === undefined)
            return [`${voice.name(id)}: too few pairs with its upstream to say what it adds.`];
        return [`${voice.name(id)} adds ${(0,format_words/* listed */.KE)(parts)} (${(0,format/* plural */.LS)(first.pairCount, 'pair')} with its upstream).`];
    });
}
/** `0.8 ms (0.6 to 1)`: the interval is at 95 %. */
function addedText({ centerMs, intervalMs }) {
    const [low, high] = intervalMs.map(signedMs);
    return `${signedMs(centerMs)} (95 % interval ${low} to ${high})`;
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
    const parts = (0,format_words/* nonEmpty */.hq)(part(queueMs, 'in the queue'), part(prefillMs, 'reading the prompt'), part(serverMs, `${isSplit ? 'otherwise ' : ''}in the server`), part(restMs, 'on the way and elsewhere'));
    return `Time to first token of ${voice.name(id)}, by what its server says: ${(0,format_words/* listed */.KE)(parts)} (medians of ${(0,format/* plural */.LS)(sampleCount, 'request')}).`;
}

;// CONCATENATED MODULE: ./lib/report/sentences/compared-with.js






/** One line on what was compared and on the slowdown that would have been found; empty where nothing was measured. */
function comparisonText(report, voice) {
    if (report.notMeasured !== undefined)
        return '';
    return (0,format_words/* spaced */.ji)(comparedWithBase(report, voice), comparedWithRuns(report, voice), detectableSentence(report));
}
function comparedWithRuns(report, voice) {
    const { baseline } = report;
    const targets = new Set(report.checks.flatMap(({ kind, target }) => (kind === 'interleaved' ? [] : [target])));
    if (baseline === undefined || targets.size === 0)
        return '';
    const { newest, runCount } = baseline;
    const branch = report.context.defaultBranch === undefined ? '' : ` of ${(0,subject/* branchOf */.W0)(report, voice)}`;
    const facts = (0,format_words/* nonEmpty */.hq)(relationText(baseline, (0,subject/* subjectOf */.et)(report)), `${(0,format/* formatAge */.nV)(baseline.ageMs)} old`).join(', ');
    const which = runCount === 1 ? 'made at' : 'the newest';
    const newestText = newest.commit === undefined ? ` (${facts})` : `, ${which} ${(0,subject/* commitName */.l3)(newest.commit, voice)} (${facts})`;
    const what = comparisonOf(report) === 'both' ? `${(0,format_words/* listedFirst */.Am)([...targets], voice.name)}: compared with` : 'Compared with';
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
    return (0,format_words/* spaced */.ji)(compared, promptChanges(base, voice), continuation(report));
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
    const notCompared = (why, names) => names.length === 0 ? '' : `Not compared (${why}): ${(0,format_words/* listedFirst */.Am)(names, voice.name)}.`;
    return (0,format_words/* spaced */.ji)(changedScenarioCount === 0 ? '' : `${(0,format/* plural */.LS)(changedScenarioCount, 'prompt')} changed.`, notCompared('new in this change', addedScenarios), notCompared('only in base', removedScenarios));
}
/** Says which earlier attempts of the same workflow run count, so that nobody wonders why the result is alike. */
function continuation({ measured, context }) {
    const { continuedAttempts = [] } = measured;
    if (continuedAttempts.length > 0) {
        const attempts = `${continuedAttempts.length === 1 ? 'attempt' : 'attempts'} ${(0,format_words/* listed */.KE)(continuedAttempts.map(String))}`;
        return `This re-run adds to the pairs of ${attempts}.`;
    }
    const attempt = context.workflowRun?.attempt ?? 1;
    return attempt > 1 ? 'This re-run starts from zero, since no pairs of an earlier attempt are stored.' : '';
}
/**
 * The smallest slowdown that this very comparison finds nine times in ten, of each metric; over several targets from the
 * best to the worst of them. Every page says it, since a gate that cannot see a change also finds none.
 */
function detectableSentence({ checks }) {
    if (checks.length === 0)
        return 'Nothing was compared.';
    const sizes = new Map();
    for (const check of sized(checks)) {
        const name = check.statistic === 'p50' ? (0,domain_metric/* metricOf */.ak)(check.readMetric ?? check.metric).short : (0,format_words/* checkName */.I3)(check);
        sizes.set(name, [...(sizes.get(name) ?? []), check.detectableRatio]);
    }
    if (sizes.size === 0)
        return 'Too little was compared to say how small a slowdown would have been found.';
    const bySize = Map.groupBy(sizes, ([, ratios]) => rangeText(ratios));
    const parts = [...bySize].map(([size, metrics]) => `${size} (${metrics.map(([name]) => name).join(', ')})`);
    const isOfMedians = checks.some(({ statistic }) => statistic === 'p50');
    const found = bySize.size === 1 && isOfMedians ? [...bySize.keys()].join('') : (0,format_words/* listed */.KE)(parts, 'or');
    return `This comparison would have found a slowdown of ${found} nine times in ten.`;
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
    const { voice } = style;
    const loud = report.warnings.filter(sentences_warnings/* isLoud */.t).map((warning) => (0,sentences_warnings/* warningText */.i)(warning, voice));
    const step = nextStep(report, voice);
    const opening = openingOf(report, voice);
    const text = (0,format_words/* nonEmpty */.hq)(opening && style.opening(opening, detail), style.title(titleOf(report, voice)), ...openTables(report, voice).map((table) => style.table(table)), ...headline(report, voice), style.warnings(loud, detail), style.comparison(report), step && style.next(step), ...sectionsOf(report, voice, detail).map((section) => style.section(section)), style.closing?.(report)).join('\n\n');
    return style.firstLine === undefined ? text : `${style.firstLine}\n${text}`;
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
        closing: (closed) => `<sub>${markdownClosing(closed)}</sub>`
    };
    return fitted((detail) => page(report, style, { ...detail, wide: false }), (text) => text.length <= COMMENT_CHARACTERS);
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
    const text = fitted((detail) => page(report, markdownStyle(heading), detail), (text) => new TextEncoder().encode(text).length <= SUMMARY_BYTES);
    return `${text}\n`;
}
/** The report for a terminal or a log, without colors. */
function renderText(report) {
    const text = fitted((detail) => page(report, TEXT_STYLE, detail), (text) => text.length <= TEXT_CHARACTERS);
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
        comparison: markdownComparison,
        next: (step) => `**Next:** ${step}`,
        section: (section) => `${heading}# ${section.title}\n\n${markdownBody(section)}`,
        closing: markdownClosing
    };
}
/** GitHub shows it in a frame of its own. */
function markdownOpening({ title, isMild, items, lines }, { rowCount }) {
    const list = markdownList((0,format_table/* cutLines */.EQ)(items, rowCount, (item) => item));
    const text = (0,format_words/* nonEmpty */.hq)(`**${title}**`, list, lines.join('\n\n')).join('\n\n');
    return `> [!${isMild ? 'NOTE' : 'WARNING'}]\n${text.replaceAll(/^(?=.)/gm, '> ').replaceAll(/^$/gm, '>')}`;
}
/** A section without its title. */
function markdownBody({ tables = [], lines = [], code }) {
    return (0,format_words/* nonEmpty */.hq)(...tables.map(format_table/* markdownTable */.Qj), markdownList(lines), code && `\`\`\`yaml\n${code.join('\n')}\n\`\`\``).join('\n\n');
}
function markdownList(lines) {
    return lines.map((line) => `- ${line}`).join('\n');
}
/** The comparison and the smallest change it would have found, a link to the whole report, and the cost. */
function markdownComparison(report) {
    const { runUrl } = report.context;
    const facts = (0,format_words/* nonEmpty */.hq)(runUrl && format_escape/* MARKDOWN_VOICE */.FS.link('Report', runUrl), countRequests(report.targets).attempted === 0 ? '' : spendOf(report));
    return (0,format_words/* spaced */.ji)(comparisonText(report, format_escape/* MARKDOWN_VOICE */.FS), facts.join(' · '));
}
/** The commit that was measured, and when. */
function markdownClosing(report) {
    const head = (0,subject/* headOf */.Uo)(report, format_escape/* MARKDOWN_VOICE */.FS);
    return (0,format_words/* nonEmpty */.hq)(head && `head ${head}`, (0,format/* formatTime */.fU)(report.generatedAt)).join(' · ');
}

;// CONCATENATED MODULE: ./lib/report/pages/formats.js



/** The formats a report can be written in: one function and one row each. */
const FORMATS = {
    json: renderJson,
    markdown: renderMarkdown,
    text: renderText
};
/** Renders every page of a report, so that publishing only has to deliver them. */
function renderPages(report, run) {
    return {
        report,
        run,
        comment: renderComment(report),
        summary: renderSummary(report),
        annotations: renderAnnotations(report),
        json: renderJson(report),
        text: renderText(report)
    };
}


/***/ }),

/***/ 4031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ FILES_KEY),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   l$: () => (/* binding */ isOfFiles),
/* harmony export */   l3: () => (/* binding */ commitName),
/* harmony export */   ln: () => (/* binding */ notOurChangeText)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1189);

/** The subject of a sentence: `this change` where there is one, else `this run`. */
function subjectOf({ context }) {
    return context.pullRequest !== undefined || context.event === 'merge_group' ? 'this change' : 'this run';
}
/** The branch that baselines come from. */
function branchOf({ context }, voice) {
    return context.defaultBranch === undefined ? 'the default branch' : voice.name(context.defaultBranch);
}
/** The checked commit as a page shows it: the head of the pull request, not GitHub's merge of it. */
function headOf({ context }, voice) {
    const commit = context.headCommit ?? context.commit;
    return commit === undefined ? undefined : commitName(commit, voice);
}
/** Seven digits of a commit, bare, since GitHub links those; anything that is no commit is foreign text. */
function commitName(commit, voice) {
    return /^[0-9a-f]{7,64}$/.test(commit) ? (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortSha */ .Fu)(commit) : voice.name(commit);
}
/** The clause that a provider's drift is not caused here. */
function notOurChangeText(report) {
    return subjectOf(report) === 'this change'
        ? 'this change cannot have changed the speed of the model'
        : 'nothing in this repository can have changed the speed of the model';
}
/** The key of a report of run files that are named: `compare` and `report` take any number of them. */
const FILES_KEY = 'compare';
/** A run file was judged on somebody's machine, rather than measured there. */
function isOfFiles({ context }) {
    return context.event === 'local' && context.key === FILES_KEY;
}


/***/ }),

/***/ 5592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ isLoud),
  i: () => (/* binding */ warningText)
});

// EXTERNAL MODULE: ./lib/report/sentences/warnings/baseline.js
var baseline = __webpack_require__(8114);
// EXTERNAL MODULE: ./lib/report/format/format.js
var format = __webpack_require__(1189);
// EXTERNAL MODULE: ./lib/report/sentences/warnings/warning-text.js
var warning_text = __webpack_require__(3345);
;// CONCATENATED MODULE: ./lib/report/sentences/warnings/comparison.js


/** Warnings about how the two sides differ, and about a side that is missing. */
const COMPARISON_WARNINGS = {
    'plan-differs': {
        isLoud: true,
        text: ({ target, differences }, voice) => `${voice.name(target)} is not compared, because its requests differ from those of the baseline (${(0,warning_text/* differencesText */.G)(differences, voice)}).`
    },
    'environment-differs': {
        // An owned target is not compared across machines; for a provider it is a note.
        isLoud: ({ compared }) => !compared,
        text: ({ target, baseline, candidate, compared }, voice) => `${voice.name(target)} was measured on another machine than the baseline: ${voice.name(baseline)} before, ${voice.name(candidate)} now. ${compared ? 'It is compared all the same.' : 'It is not compared.'}`
    },
    'scenarios-differ': {
        isLoud: false,
        text: ({ target, added, removed }, voice) => {
            const parts = [
                ...(added.length === 0 ? [] : [`${(0,warning_text/* warningNames */.R)(added, voice)} added`]),
                ...(removed.length === 0 ? [] : [`${(0,warning_text/* warningNames */.R)(removed, voice)} removed`])
            ];
            return `The prompts for ${voice.name(target)} changed: ${parts.join('; ')}. Only prompts that both sides have are compared.`;
        }
    },
    'scenarios-too-few': {
        isLoud: true,
        text: ({ target, common, all }, voice) => `${voice.name(target)} is not compared: only ${common} of ${(0,format/* plural */.LS)(all, 'prompt')} are also in the baseline.`
    },
    'served-model-changed': {
        isLoud: true,
        text: ({ target, from, to }, voice) => `${voice.name(target)} is served by another model: ${voice.name(from)} before, ${voice.name(to)} now.`
    },
    'served-differently': {
        isLoud: false,
        text: ({ target, what, from, to }, voice) => `${voice.name(target)} is served ${SERVED_WORDS[what]}: ${voice.name(from)} before, ${voice.name(to)} now.`
    },
    'asked-differently': {
        isLoud: true,
        text: ({ target, differences }, voice) => `The requests to base and head of ${voice.name(target)} differ, because their hosts accept different parameters: ${(0,warning_text/* differencesText */.G)(differences, voice)}. Part of a change may come from that.`
    },
    'output-length-changed': {
        isLoud: true,
        text: ({ target, changeRatio }, voice) => `Answers of ${voice.name(target)} are ${(0,format/* formatPercent */.l9)(changeRatio)} ${changeRatio > 0 ? 'longer' : 'shorter'} than in the baseline. End-to-end time is judged at equal length, unless the first token is hidden.`
    },
    'moved-together': {
        isLoud: true,
        text: ({ targets, changeRatio }, voice) => `${(0,warning_text/* warningNames */.R)(targets, voice)} all moved by about ${(0,format/* formatSignedPercent */.h9)(changeRatio)}, which points to the network, the runner or the region.`
    },
    'not-confirmed-here': {
        isLoud: true,
        text: () => 'There was no second measurement, so an alarm of this comparison is not confirmed.'
    },
    'base-not-measured': {
        // With these inputs base may have been measured all the same.
        isLoud: ({ why }) => why !== 'inputs-unclear',
        text: (warning, voice) => {
            const { why, target, detail } = warning;
            const because = detail === undefined ? '' : ` (${voice.sentence(detail)})`;
            if (why === 'inputs-unclear') {
                return `The inputs of this step before the change are unknown${because}, so base was measured with the inputs of this run, if at all.`;
            }
            const base = target === undefined ? 'Base' : `Base of ${voice.name(target)}`;
            return `${base} was not measured: ${BASE_MISSING[why].because}${because}.`;
        },
        remedy: ({ why }, voice) => (why === 'inputs-unclear' ? '' : BASE_MISSING[why].remedy(voice))
    },
    'acceptance-unused': {
        isLoud: ({ why }) => why === 'unknown-check',
        text: ({ check, why }, voice) => `The line under ${voice.literal('accept:')} for ${voice.name(check)} ${UNUSED_WORDS[why]}.`,
        remedy: ({ why }, { literal }) => why === 'unknown-check'
            ? `Name a check as ${literal('TARGET METRIC STATISTIC')}, such as ${literal('mini ttft p95')}.`
            : 'You can remove it.'
    }
};
const SERVED_WORDS = {
    'service-tier': 'in another service tier',
    fingerprint: 'by another build (its fingerprint changed)',
    backend: 'by another backend'
};
const BASE_MISSING = {
    'base-commit-unknown': {
        because: 'its commit could not be determined',
        remedy: ({ literal }) => `Let ${literal('actions/checkout')} check out its default, or name base under ${literal('base:')}.`
    },
    'files-unreadable': {
        because: 'its configuration or prompts could not be read',
        remedy: ({ literal }) => `Add ${literal('contents: read')} to the ${literal('permissions')} of the job, or name base under ${literal('base:')}.`
    },
    'plan-invalid': {
        because: 'its own configuration is not valid',
        remedy: () => 'Changes are compared with base once its configuration is valid.'
    },
    'target-absent': { because: 'base has no such target', remedy: () => 'Its budgets are judged all the same.' },
    'too-few-common-prompts': {
        because: 'too few prompts have the same id on both sides',
        remedy: () => 'To have prompts compared, keep their ids or change fewer at a time.'
    },
    'key-missing': {
        because: 'the key for its target is not set',
        remedy: ({ literal }) => `Add it to the ${literal('env')} of the step.`
    },
    'nothing-recorded': {
        because: 'no run is stored of base or of a commit before it',
        remedy: () => 'The next run on the default branch is stored.'
    },
    'same-server': {
        because: 'one server with one plan cannot be both builds',
        remedy: ({ literal }) => `Start the build of base as a second server and name it under ${literal('base:')}.`
    },
    'base-does-not-answer': { because: 'it does not answer', remedy: () => 'Only head was measured.' }
};
const UNUSED_WORDS = {
    'no-alarm': 'has nothing to accept any more',
    ended: 'has passed its last day',
    'unknown-check': 'accepts nothing, because there was no such check'
};

// EXTERNAL MODULE: ./lib/report/sentences/warnings/job.js
var job = __webpack_require__(442);
// EXTERNAL MODULE: ./lib/report/sentences/warnings/measuring.js
var measuring = __webpack_require__(5110);
;// CONCATENATED MODULE: ./lib/report/sentences/warnings.js




/** Everything that is said about each kind of warning, one entry a kind. */
const WARNING_TEXTS = {
    ...baseline/* BASELINE_WARNINGS */.YG,
    ...COMPARISON_WARNINGS,
    ...measuring/* MEASURING_WARNINGS */.k,
    ...job/* JOB_WARNINGS */._
};
/** Returns true where a warning belongs on the first screen. */
function isLoud(warning) {
    const { isLoud: loud } = entryOf(warning);
    return typeof loud === 'boolean' ? loud : loud(warning);
}
/** A warning in a sentence or two, then what can be done about it; foreign texts are written in the page's voice. */
function warningText(warning, voice) {
    const { text, remedy } = entryOf(warning);
    const remedyText = remedy?.(warning, voice) ?? '';
    return remedyText === '' ? text(warning, voice) : `${text(warning, voice)} ${remedyText}`;
}
/** The types of kind and entry go together in the table, which the compiler does not follow through a look-up. */
function entryOf({ kind }) {
    return WARNING_TEXTS[kind];
}


/***/ }),

/***/ 8114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YG: () => (/* binding */ BASELINE_WARNINGS),
/* harmony export */   a6: () => (/* binding */ REFUSALS),
/* harmony export */   x: () => (/* binding */ RUN_ENDS)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3071);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6381);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4031);





/** Warnings about stored runs and the level that they are on. */
const BASELINE_WARNINGS = {
    'baseline-refused': {
        isLoud: false,
        text: ({ artifactId, runId, why }) => `Artifact ${artifactId}${runId === undefined ? '' : ` of run ${runId}`} cannot serve as a baseline: ${REFUSALS[why]}.`,
        remedy: ({ why }) => (RUN_ENDS.includes(why) ? OWN_WORKFLOW : '')
    },
    'baseline-unreadable': {
        // How many more there are explains nothing.
        isLoud: ({ source }) => source !== 'artifacts',
        text: ({ source, message }, voice) => `A stored baseline could not be read: ${voice.name(source)}, ${voice.sentence(message)}`
    },
    'baseline-elsewhere': {
        isLoud: true,
        text: ({ found, key }, voice) => `This job looks for runs under the key ${voice.name(key)}. ${found.map((one) => elsewhereText(one, voice)).join(' ')}`,
        remedy: ({ found: [first] }, voice) => (first === undefined ? '' : elsewhereRemedy(first, voice))
    },
    'baseline-forbidden': {
        isLoud: true,
        text: () => 'This job lacks permission to list artifacts, so it cannot tell whether a baseline exists.',
        remedy: ({ permission }, { literal }) => `Add ${literal(permission)} to the ${literal('permissions')} of the job.`
    },
    'baseline-old': {
        isLoud: true,
        text: ({ ageDays }) => `The newest baseline run is ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(Math.floor(ageDays), 'day')} old.`,
        remedy: () => 'A nightly run on the default branch keeps it fresh.'
    },
    'baseline-expires': {
        isLoud: false,
        text: ({ days }) => `The newest baseline expires in ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(Math.floor(days), 'day')}.`,
        remedy: () => 'A run on the default branch renews it.'
    },
    'baseline-not-ancestor': {
        isLoud: true,
        text: ({ commit }, voice) => `The newest baseline run, ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .commitName */ .l3)(commit, voice)}, is not an ancestor of the base, so a difference may come from base itself.`
    },
    'base-unknown': {
        isLoud: false,
        text: ({ message }, voice) => `The base commit could not be determined (${voice.sentence(message)}), so the newest baseline runs were used.`
    },
    'level-shift': { isLoud: true, text: (warning, voice) => SHIFTS[warning.why](warning, voice) },
    crept: {
        isLoud: true,
        text: ({ metric, target, changeRatio, since }, voice) => `${(0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).short} of ${voice.name(target)} crept up ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(changeRatio)} since ${sinceText(since, voice)}, in steps too small to be an alarm each.`
    },
    'anchor-unknown': {
        isLoud: true,
        text: ({ anchor, why }, voice) => {
            const missing = why === 'no-commit' ? 'No commit was found for' : 'No baseline run is kept of';
            return `${missing} the anchor ${voice.name(anchor)}, so the oldest run on the present level is used instead.`;
        },
        remedy: ({ why }) => (why === 'no-commit' ? 'As anchor, name a tag or a commit of this repository.' : '')
    }
};
const RUN_ENDS = ['cancelled-run', 'timed-out-run', 'unfinished-run'];
const OWN_WORKFLOW = 'If other jobs of that workflow wait, are cancelled or time out, put the gate into a workflow of its own.';
function elsewhereText({ key, name, branch, workflow }, voice) {
    const where = key === undefined ? `as ${voice.name(name)}` : `under the key ${voice.name(key)}`;
    const by = workflow === undefined ? '' : ` by the workflow ${voice.name(workflow)}`;
    return `There are runs ${where}, stored${by} on ${branch === undefined ? 'an unknown branch' : voice.name(branch)}.`;
}
function elsewhereRemedy({ differs, key, workflow }, voice) {
    const renamed = 'If it was renamed, they no longer count, and the next runs start a new baseline: check their numbers.';
    if (differs === 'branch')
        return 'If the default branch was renamed, they no longer count, and its next runs start a new baseline: check their numbers.';
    const line = workflow === undefined ? '' : `${voice.literal('baseline-workflow:')} ${voice.name(workflow)}`;
    if (differs === 'workflow')
        return `If this job is to be compared with them, add ${line} here. ${renamed}`;
    const keyLine = key === undefined
        ? `the same ${voice.literal('key')} in both workflows`
        : `${voice.literal('key:')} ${voice.name(key)}`;
    return `If this job is to be compared with them, add ${keyLine}${line === '' ? '' : ` and ${line}`} here. ${renamed}`;
}
/** Each reason finishes "cannot serve as a baseline: it …". */
const REFUSALS = {
    expired: 'it has expired',
    'other-repository': 'it belongs to another repository',
    'from-a-fork': 'it comes from a fork',
    'other-branch': 'it was not made on the default branch',
    'this-run': 'it was made by this very run',
    'untrusted-event': 'it was made by an event that outsiders can trigger',
    'other-workflow': 'it was made by another workflow',
    'cancelled-run': 'its run was cancelled',
    'timed-out-run': 'its run timed out',
    'unfinished-run': 'its run has not finished',
    'too-large': 'it is larger than a baseline can be',
    'wrong-digest': 'its content does not match the digest that GitHub recorded',
    unreadable: 'it cannot be read',
    'wrong-schema': 'it is not a baseline of this version',
    'other-key': 'it has another key'
};
const ONLY_SINCE = 'Only runs since then count as baseline.';
const SHIFTS = {
    confirmed: (shift, voice) => `${movedText(shift, voice)}${sizesText(shift)}; later runs confirm it. ${ONLY_SINCE}`,
    accepted: (shift, voice) => `${movedText(shift, voice)}, where it was accepted${sizesText(shift)}. ${ONLY_SINCE}`,
    stayed: (shift, voice) => `${voice.name(shift.target)} regressed on the default branch in one run after another, from ${runText(shift, voice)} on. This is its level now. ${ONLY_SINCE}`
};
function movedText(shift, voice) {
    return `The level of ${voice.name(shift.target)} moved on the default branch with ${runText(shift, voice)}`;
}
function sizesText({ changes }) {
    const sizes = changes.map(({ metric, changeRatio }) => `${(0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).short} ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(changeRatio)} ${changeRatio > 0 ? 'slower' : 'faster'}`);
    return sizes.length === 0 ? '' : `: ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(sizes)} than before`;
}
/** `abc1234 (2026-11-20)`, or the run's day alone. */
function runText(run, voice) {
    const day = (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(run.recordedAt);
    return run.commit === undefined ? `the run of ${day}` : `${(0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .commitName */ .l3)(run.commit, voice)} (${day})`;
}
function sinceText(since, voice) {
    return since.name === undefined ? runText(since, voice) : `${voice.name(since.name)} (${(0,_domain_time_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(since.recordedAt)})`;
}


/***/ }),

/***/ 442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ JOB_WARNINGS),
/* harmony export */   m: () => (/* binding */ ruleChangeText)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6381);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4031);
/* harmony import */ var _warning_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3345);




const LISTED_RULES = 5;
/** `trial: false → true`. */
function ruleChangeText({ rule, base, head }, voice) {
    const value = (text) => (text === undefined ? 'absent' : voice.name(text));
    return `${voice.name(rule)}: ${value(base)} → ${value(head)}`;
}
/** Warnings about the job on GitHub: its configuration, the parts of other jobs, and what it publishes. */
const JOB_WARNINGS = {
    'relevance-unknown': {
        isLoud: false,
        text: ({ message }, voice) => `The changed files or the labels of this pull request could not be read (${voice.sentence(message)}), so it was measured to be safe.`
    },
    'part-refused': {
        isLoud: true,
        text: ({ part, why }, voice) => `The part ${voice.name(part)} was left out: ${PART_REFUSALS[why]}.`
    },
    'part-repeated': {
        isLoud: false,
        text: ({ part }, voice) => `The part ${voice.name(part)} was measured more than once; the newest counts.`
    },
    'part-missing': {
        isLoud: true,
        text: ({ part }, voice) => `The part ${voice.name(part)} has no result; the others are judged without it.`
    },
    'parts-differ': {
        isLoud: false,
        text: ({ machines }, voice) => `Different kinds of machines measured the parts of this run: ${(0,_warning_text_js__WEBPACK_IMPORTED_MODULE_3__/* .warningNames */ .R)(machines, voice)}.`
    },
    'new-key-use': {
        // It stands above the title already.
        isLoud: false,
        text: ({ name, origin }, voice) => `This pull request sends ${voice.name(name)} to ${voice.name(origin)}, where base does not send it.`
    },
    'rules-stricter': {
        isLoud: false,
        text: ({ changes }, voice) => `This pull request makes rules stricter: ${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_1__/* .listedFirst */ .Am)(changes, (change) => ruleChangeText(change, voice), LISTED_RULES)}.`
    },
    'rules-unknown': {
        isLoud: true,
        text: ({ message }, voice) => `It is not known whether this pull request changes the rules it is judged by: ${voice.sentence(message)}.`
    },
    'config-from-api': {
        isLoud: false,
        text: ({ path, commit }, voice) => `${voice.name(path)} was read from GitHub at ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_2__/* .commitName */ .l3)(commit, voice)}, because nothing was checked out.`
    },
    'comment-forbidden': {
        isLoud: true,
        text: () => 'This job lacks permission to comment on the pull request; the job summary has the same report.',
        remedy: ({ permission }, { literal }) => `Add ${literal(permission)} to the ${literal('permissions')} of the job.`
    },
    'runs-not-stored': {
        isLoud: true,
        text: ({ count }) => `This was started by hand to store ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'run')}, and none is stored.`
    },
    'publish-failed': {
        isLoud: true,
        text: ({ what, message }, voice) => `${PUBLISHED_WORDS[what]} could not be published: ${voice.sentence(message)}`
    }
};
const PART_REFUSALS = {
    'other-plan': 'it was measured with another plan',
    'other-commit': 'it was measured at another commit',
    'other-version': 'it was measured by another version of the gate',
    unreadable: 'it cannot be read',
    'too-large': 'it is larger than a run can be',
    expired: 'it has expired'
};
const PUBLISHED_WORDS = {
    comment: 'The comment',
    summary: 'The job summary',
    annotations: 'The annotations',
    outputs: 'The outputs',
    artifact: 'An artifact',
    baseline: 'The baseline'
};


/***/ }),

/***/ 5110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ END_WORDS),
/* harmony export */   k: () => (/* binding */ MEASURING_WARNINGS)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1189);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6381);
/* harmony import */ var _warning_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3345);




/** Warnings about how the requests went. */
const MEASURING_WARNINGS = {
    'usage-missing': {
        isLoud: false,
        text: ({ target, count, of }, voice) => `${voice.name(target)} reported no token count for ${count} of ${replies(of)}. ${count === of ? 'Their tokens are counted by estimate.' : 'Those have no time per output token.'}`
    },
    'cache-unverified': {
        isLoud: false,
        text: ({ target }, voice) => `${voice.name(target)} does not report cached input tokens, so the gate cannot verify that the prompts were cold.`
    },
    'void-samples': {
        isLoud: false,
        text: ({ target, count, cause }, voice) => `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'request')} to ${voice.name(target)} ${count === 1 ? 'was' : 'were'} repeated: ${VOID_CAUSES[cause]}.`
    },
    buffered: {
        isLoud: false,
        text: ({ target, count, of }, voice) => `${count} of ${replies(of)} of ${voice.name(target)} arrived in one piece. ${COLLECTED}`
    },
    coalesced: {
        isLoud: false,
        text: ({ target, count, of }, voice) => `${count} of ${replies(of)} of ${voice.name(target)} arrived in two pieces, although they have more tokens. ${COLLECTED}`
    },
    'chunks-share-reads': {
        isLoud: false,
        text: ({ target, count, of }, voice) => `In ${count} of ${replies(of)} of ${voice.name(target)} several chunks arrived together, so the gaps between them are unknown and inter-chunk latency leaves these replies out.`
    },
    'ended-badly': {
        isLoud: ({ counted }) => counted === 'failed',
        text: ({ target, reason, counted, count, of }, voice) => `${count} of ${replies(of)} of ${voice.name(target)} ended with the finish reason ${voice.name(reason)}, which is not a good end. ${count === 1 ? 'It counts' : 'They count'} as ${counted}.`
    },
    'server-said': {
        isLoud: false,
        text: ({ target, message, count }, voice) => `${voice.name(target)} said of ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'failed request')}: ${voice.sentence(message)}`
    },
    'unread-text': {
        isLoud: true,
        text: ({ target, member, count, of }, voice) => {
            const where = member === undefined
                ? 'more text than they show'
                : `text in ${voice.name(member)}, which this version does not read`;
            return `${count} of ${replies(of)} of ${voice.name(target)} have ${where}. When their first token came is unknown, so they have no time to first token and no time per output token.`;
        }
    },
    'count-disbelieved': {
        isLoud: false,
        text: ({ target, why, count, of }, voice) => `The token count of ${count} of ${replies(of)} of ${voice.name(target)} is not used: ${DOUBTS[why]}.`
    },
    'stream-form': {
        isLoud: false,
        text: ({ target, form, count, of }, voice) => `${count} of ${replies(of)} of ${voice.name(target)} ${FORMS[form]}.`
    },
    partial: {
        isLoud: true,
        text: ({ reason }) => `Measuring ended early: ${END_WORDS[reason]}. The requests made until then are judged.`
    },
    'price-unknown': {
        isLoud: false,
        text: ({ targets }, voice) => `No price is known for ${(0,_warning_text_js__WEBPACK_IMPORTED_MODULE_3__/* .warningNames */ .R)(targets, voice)}, so tokens were capped instead of dollars.`
    },
    'read-instead': {
        isLoud: false,
        text: ({ target, metric, read }, voice) => `${(0,_format_words_js__WEBPACK_IMPORTED_MODULE_2__/* .capital */ .Nx)((0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).short)} of ${voice.name(target)} cannot be observed, because some or all of its replies do not stream their reasoning; ${(0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(read).short} is used instead.`
    },
    proxied: {
        isLoud: false,
        text: ({ target }, voice) => `Requests to ${voice.name(target)} went through a proxy, whose time is part of every measurement.`
    },
    'tls-weakened': {
        isLoud: ({ how }) => how === 'unchecked',
        text: ({ how }, { literal }) => how === 'unchecked'
            ? `${literal('NODE_TLS_REJECT_UNAUTHORIZED=0')} is set, so that no certificate was checked: anybody on the way could have answered, and read the keys.`
            : `Certificates were checked with the authority in ${literal('ca-file')} as well as the usual ones.`,
        remedy: ({ how }, { literal }) => how === 'unchecked' ? `Remove it, and name the certificate of your authority as ${literal('ca-file')}.` : ''
    },
    'parameter-adapted': {
        // The host was not sent what the user asks for.
        isLoud: ({ change }) => change.how === 'left-out' && change.isOfUser,
        text: (warning, voice) => `${voice.name(warning.target)} ${adaptedText(warning, voice.literal)}.`,
        remedy: ({ change }, { literal }) => {
            if (change.how === 'left-out' && change.isOfUser)
                return 'Remove it from the configuration.';
            return change.how === 'set' ? `Set it under ${literal('params')} to measure another value.` : '';
        }
    }
};
function replies(count) {
    return (0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'reply', 'replies');
}
const DOUBTS = {
    'more-than-limit': 'it exceeds the limit that the request set',
    'fewer-than-chunks': 'it is smaller than the number of pieces that arrived',
    'far-from-text': 'it is more than four times the tokens of the text, or less than a quarter',
    'reasoning-above-output': 'it counts more reasoning tokens than output tokens',
    'reasoning-impossible': 'the total leaves more tokens than could have been generated in the time or under the limit'
};
const FORMS = {
    'no-end-mark': 'have a finish reason but not the end mark of the API',
    'no-finish-reason': 'have the end mark of the API but no finish reason',
    unterminated: 'lack the empty line after the last event',
    'nonjson-keepalive': 'contain keep-alives sent as data',
    'reasoning-uncounted': 'contain reasoning that is neither sent nor counted, so their first token and their time per output token are unknown',
    'upload-pending': 'began while part of the request was still waiting to be sent, so their times include some of the upload',
    'fresh-retry': 'were requested again on a new connection, because the server had closed the old one'
};
const COLLECTED = 'Something between it and this job collects the stream, so these replies have no time per output token.';
function adaptedText({ parameter, change }, literal) {
    switch (change.how) {
        case 'renamed':
            return `does not accept ${literal(parameter)}, so ${literal(change.to)} was sent instead`;
        case 'left-out':
            return change.isOfUser
                ? `does not accept ${literal(parameter)}, which the configuration sets, so every request was sent without it`
                : `does not accept ${literal(parameter)}, so it was left out`;
        case 'set':
            return `is a reasoning model, so ${literal(parameter)} was set to ${literal(change.to)}, the lowest value it accepts`;
        case 'raised':
            return `is a reasoning model, so ${change.byTokenCount} tokens were added to ${literal(parameter)} for its reasoning`;
        default:
            return change;
    }
}
const VOID_CAUSES = {
    'cache-hit': 'the provider had part of the prompt in its cache',
    'model-load': 'the server first had to load the model',
    'cache-miss': 'the provider had none of the prompt in its cache, although it had been sent before',
    'client-stall': 'this machine was stalled, or out of sockets, during the request',
    'cached-reply': 'a cache in front of the model returned a stored reply'
};
/** The end of measuring, as a clause. */
const END_WORDS = {
    decided: 'every check was decided',
    fixed: 'all planned requests were made',
    'max-pairs': 'the largest number of pairs was reached',
    'max-cost': 'the cost limit was reached',
    timeout: 'the time limit was reached',
    cancelled: 'the job was cancelled',
    'account-refused': 'a host does not serve the account any longer'
};


/***/ }),

/***/ 3345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ differencesText),
/* harmony export */   R: () => (/* binding */ warningNames)
/* harmony export */ });
/* harmony import */ var _format_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2524);
/* harmony import */ var _format_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6381);


/** Names that a sentence lists before it counts the rest. */
const LISTED_NAMES = 5;
const LISTED_DIFFERENCES = 3;
function warningNames(names, voice) {
    return (0,_format_words_js__WEBPACK_IMPORTED_MODULE_1__/* .listedFirst */ .Am)(names, voice.name, LISTED_NAMES);
}
function differencesText(differences, voice) {
    const write = ({ part, baseline, candidate }) => {
        return `${voice.name(part)} was ${jsonText(baseline, voice)}, is ${jsonText(candidate, voice)}`;
    };
    return (0,_format_table_js__WEBPACK_IMPORTED_MODULE_0__/* .cutLines */ .EQ)(differences, LISTED_DIFFERENCES, write).join('; ');
}
function jsonText(value, voice) {
    if (value === undefined)
        return 'absent';
    return voice.name(typeof value === 'string' ? value : JSON.stringify(value));
}


/***/ }),

/***/ 2753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ startSimulator)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
;// CONCATENATED MODULE: ./lib/simulator/chat-events.js
/** Words of the simulated model: meaningless, so that nobody takes a demo's reply for an answer. */
const WORDS = ['bado', 'kemi', 'rita', 'sona', 'lupo', 'vemi', 'zaro', 'tuna', 'fipo', 'gami'];
function chatEvents(request, reply) {
    const shared = { id: reply.id, object: 'chat.completion.chunk', created: reply.created, model: request.model };
    const event = (rest) => `data: ${JSON.stringify({ ...shared, ...rest })}\n\n`;
    const choice = (delta, finishReason) => event({ choices: [{ index: 0, delta, finish_reason: finishReason }] });
    return {
        role: choice({ role: 'assistant', content: '' }, null),
        tokens: (before, count) => choice({ content: wordsFrom(before, count) }, null),
        end: (outputTokens) => {
            const finish = choice({}, outputTokens === request.maxOutputTokens ? 'length' : 'stop');
            const usage = request.includeUsage ? event({ choices: [], usage: usageOf(request, outputTokens) }) : '';
            return `${finish}${usage}data: [DONE]\n\n`;
        }
    };
}
/** An error in the stream, as gateways send it in place of a chunk. */
const errorEvent = `data: ${JSON.stringify({
    error: { message: 'the simulated model failed', type: 'server_error', code: 500 }
})}\n\n`;
function wordsFrom(before, count) {
    const word = (index) => `${index === 0 ? '' : ' '}${WORDS[(7 * index + (index >> 3)) % WORDS.length]}`;
    return Array.from({ length: count }, (_, offset) => word(before + offset)).join('');
}
function usageOf({ inputTokens }, outputTokens) {
    return {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens: inputTokens + outputTokens,
        prompt_tokens_details: { cached_tokens: 0 }
    };
}

// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
;// CONCATENATED MODULE: ./lib/simulator/chat-request.js

/** A request, or what is wrong with it in the words of the API. */
function readChatRequest(body) {
    const json = parseJson(body);
    if (!isRecord(json))
        return 'the body must be a JSON object';
    const { model, messages, stream, stream_options: options } = json;
    if (typeof model !== 'string' || model === '')
        return '"model" must be a name';
    if (!Array.isArray(messages) || messages.length === 0)
        return '"messages" must be a list of at least one message';
    if (stream !== true)
        return 'this endpoint only streams: "stream" must be true';
    const limit = json['max_completion_tokens'] ?? json['max_tokens'];
    if (!isLimit(limit))
        return 'the token limit must be a whole number from 1';
    return {
        model,
        inputTokens: Math.max(1, Math.ceil(characterCount(messages) / plan/* CHARACTERS_PER_TOKEN */.vS)),
        maxOutputTokens: limit,
        includeUsage: isRecord(options) && options['include_usage'] === true
    };
}
function parseJson(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isLimit = (value) => value === undefined || (Number.isSafeInteger(value) && Number(value) > 0);
function characterCount(messages) {
    return messages.reduce((sum, message) => sum + messageText(message).length, 0);
}
/** Content is a string, or a list of parts of which some have text. */
function messageText(message) {
    const content = isRecord(message) ? message['content'] : undefined;
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return '';
    return content.map((part) => (isRecord(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('');
}

// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
;// CONCATENATED MODULE: ./lib/simulator/latency-model.js

/** Part of a run's noise that the time to first token and the time per token have in common; 0.6² + 0.8² = 1. */
const SHARED_NOISE = 0.6;
const OWN = 0.8;
/** The length of a stall, in times to first token. */
const STALL_FACTORS = { least: 3, most: 10 };
function drawRunEffect({ runNoise }, random) {
    const shared = random.normal();
    const factor = () => Math.exp(runNoise * (SHARED_NOISE * shared + OWN * random.normal()));
    return { ttftFactor: factor(), tpotFactor: factor() };
}
/**
 * When the chunks of one reply are due. The median of the first is `ttftMs` plus prefill; the mean gap between tokens is
 * `tpotMs`, both times the run's effect.
 */
function drawChunks(request, model, random) {
    const { latency, noise, run } = model;
    const prefillMs = latency.ttftMs + latency.prefillMsPerToken * request.inputTokens;
    const firstMs = prefillMs * run.ttftFactor * Math.exp(noise.jitter * random.normal());
    const stall = drawStall(request, model, random);
    let atMs = firstMs;
    const tokenTimes = Array.from({ length: request.outputTokens }, (_, index) => {
        if (index > 0)
            atMs += latency.tpotMs * run.tpotFactor * meanOneFactor(noise.jitter, random);
        if (index === stall.beforeToken)
            atMs += stall.durationMs;
        return atMs;
    });
    return intoChunks(tokenTimes, latency.chunkTokens);
}
function drawStall({ outputTokens }, { latency, noise, run }, random) {
    // Drawn whether or not it stalls, so that the other noise of a reply does not depend on the ratio.
    const [stalls, where, how] = [random.uniform() < noise.stallRatio, random.uniform(), random.uniform()];
    const factor = STALL_FACTORS.least * (STALL_FACTORS.most / STALL_FACTORS.least) ** how;
    const beforeToken = stalls ? Math.floor(where * outputTokens) : -1;
    return { beforeToken, durationMs: latency.ttftMs * run.ttftFactor * factor };
}
/** A lognormal factor has mean exp(sigma² / 2); taken out, so that a reply of many tokens keeps its mean gap. */
function meanOneFactor(sigma, random) {
    return Math.exp(sigma * random.normal() - sigma ** 2 / 2);
}
/** The first token goes out alone, the others in groups when the last of a group is there, as with vLLM's `--stream-interval`. */
function intoChunks(tokenTimes, size) {
    const last = tokenTimes.length - 1;
    let sent = 0;
    return tokenTimes.flatMap((atMs, index) => {
        if (index % size !== 0 && index !== last)
            return [];
        const tokens = index + 1 - sent;
        sent = index + 1;
        return [{ tokens, atMs }];
    });
}
function emptyQueue(places) {
    return { freeAtMs: Array.from({ length: places }, () => 0) };
}
/** Takes the place that is free first. */
function admit(queue, arrival) {
    const freeMs = (0,extremes/* smallest */.o)(queue.freeAtMs);
    const place = queue.freeAtMs.indexOf(freeMs);
    const startMs = Math.max(arrival.atMs, freeMs);
    return { queue: { freeAtMs: queue.freeAtMs.with(place, startMs + arrival.durationMs) }, startMs };
}

// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
;// CONCATENATED MODULE: ./lib/simulator/random.js

/** Half of what the generator's numbers differ by at least: on top of each, so that a logarithm of it is always finite. */
const HALF_STEP = 2 ** -33;
/** Same seeds, same numbers. */
function seededNoise(...seeds) {
    const next = (0,random/* seededRandom */.I)((0,random/* joinSeeds */.D)(seeds));
    const uniform = () => next() + HALF_STEP;
    // Box & Muller, "A Note on the Generation of Random Normal Deviates" (1958).
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    return { uniform, normal };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/simulator/wait-until.js

/** Timers count in whole milliseconds and come up to one late. */
const GRAIN_MS = 1;
/**
 * Waits for a moment of `performance.now()`; at once where it has passed. What is due within half a grain is due now, so
 * that errors fall on both sides and leave the mean alone; and since moments are absolute, errors do not add up from
 * token to token. Rejects when aborted.
 */
async function waitUntil(atMs, signal) {
    signal.throwIfAborted();
    let leftMs = atMs - performance.now();
    while (leftMs > GRAIN_MS / 2) {
        await (0,promises_.setTimeout)(Math.max(GRAIN_MS, Math.floor(leftMs)), undefined, { signal });
        leftMs = atMs - performance.now();
    }
}

;// CONCATENATED MODULE: ./lib/simulator/send-reply.js


const STREAM_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
const RETRY_AFTER_SECONDS = 1;
/** Sends a reply, or does the wrong thing that was asked for. Rejects when the client has gone. */
async function sendReply(response, reply, signal) {
    switch (reply.fault) {
        case 'status-429':
            return sendError(response, 429, 'too many requests');
        case 'status-500':
            return sendError(response, 500, 'the simulated server failed');
        case 'html':
            response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
            return;
        case 'empty':
            response.writeHead(200, STREAM_HEADERS).end();
            return;
        case 'none':
        case 'slow-start':
            await sendStream(response, reply, signal);
            response.end(reply.events.end(tokenCount(reply.chunks)));
            return;
        case 'truncate':
        case 'reset':
        case 'stall':
        case 'error-midstream':
            await sendHalf(response, reply, signal);
            return breakOff(response, reply.fault);
        default:
            reply.fault;
    }
}
/** Sends `{"error": …}` as the API words it. */
function sendError(response, status, message) {
    const wait = status === 429 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {};
    const body = { error: { message, type: 'simulated_error', code: status } };
    response.writeHead(status, { 'content-type': 'application/json', ...wait }).end(JSON.stringify(body));
}
async function sendStream(response, reply, signal) {
    // A slow start is slow from the first byte on; otherwise the headers and an empty first event come at once, as from
    // servers that answer before the model has started.
    await waitUntil(reply.fault === 'slow-start' ? (reply.chunks[0]?.atMs ?? 0) : reply.startMs, signal);
    response.writeHead(200, STREAM_HEADERS);
    response.write(reply.events.role);
    let sent = 0;
    for (const { atMs, tokens } of reply.chunks) {
        await waitUntil(atMs, signal);
        response.write(reply.events.tokens(sent, tokens));
        sent += tokens;
    }
}
/** Everything up to the middle, and then the wait for what would have come next. */
async function sendHalf(response, reply, signal) {
    const half = Math.ceil(reply.chunks.length / 2);
    await sendStream(response, { ...reply, chunks: reply.chunks.slice(0, half) }, signal);
    await waitUntil(reply.chunks[half]?.atMs ?? 0, signal);
}
function breakOff(response, fault) {
    if (fault === 'truncate')
        response.end();
    else if (fault === 'error-midstream')
        response.end(errorEvent);
    else if (fault === 'reset')
        response.socket?.resetAndDestroy();
    // A stall just keeps the connection open until the client gives up.
}
const tokenCount = (chunks) => chunks.reduce((sum, { tokens }) => sum + tokens, 0);

;// CONCATENATED MODULE: ./lib/simulator/start-simulator.js







/** At the defaults the medians are what `ttftMs` and `tpotMs` say, with a little noise around them. */
const SIMULATOR_DEFAULTS = {
    port: 0,
    seed: 1,
    ttftMs: 20,
    tpotMs: 2,
    prefillMsPerToken: 0,
    chunkTokens: 1,
    jitter: 0.05,
    runNoise: 0,
    stallRatio: 0,
    outputTokens: 200,
    places: 32,
    fault: 'none',
    faultRatio: 1
};
/** Longest request body read, so that a mistaken upload cannot fill the memory. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** Longer than a client pauses between requests, so that no kept connection closes under a request. */
const IDLE_SOCKET_MS = 600_000;
/** The delay of a reply with a slow start. */
const SLOW_START_FACTOR = 10;
/** A simulated model behind an OpenAI-compatible streaming endpoint, on loopback only. The same seed gives the same times. */
async function startSimulator(given = {}) {
    const options = { ...SIMULATOR_DEFAULTS, ...given };
    refuseImpossible(options);
    const model = createModel(options);
    const server = (0,external_node_http_.createServer)((message, response) => void serve(message, response, model));
    server.keepAliveTimeout = IDLE_SOCKET_MS;
    const port = await listen(server, options.port);
    return {
        url: `http://127.0.0.1:${port}/v1`,
        port,
        setSpeed: model.setSpeed,
        nextRun: model.nextRun,
        close: () => start_simulator_close(server)
    };
}
/** Refuses options that make a stream without an end, or none at all. */
function refuseImpossible(options) {
    const counts = ['chunkTokens', 'outputTokens', 'places'].map((where) => ({
        where,
        allowed: Number.isSafeInteger(options[where]) && options[where] > 0,
        message: `got ${options[where]}; a whole number from 1 is allowed`
    }));
    const ratios = ['stallRatio', 'faultRatio'].map((where) => ({
        where,
        allowed: options[where] >= 0 && options[where] <= 1,
        message: `got ${options[where]}; a number from 0 to 1 is allowed`
    }));
    const amounts = ['ttftMs', 'tpotMs', 'prefillMsPerToken', 'jitter', 'runNoise'].map((where) => ({
        where,
        allowed: options[where] >= 0 && options[where] < Number.POSITIVE_INFINITY,
        message: `got ${options[where]}; a number of 0 or more is allowed`
    }));
    const problems = [...counts, ...ratios, ...amounts].filter(({ allowed }) => !allowed);
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems.map(({ where, message }) => ({ where, message })));
}
function createModel(options) {
    let speed = 1;
    let runNumber = 0;
    let requestNumber = 0;
    let run = drawRunEffect(options, seededNoise(options.seed, runNumber));
    let queue = emptyQueue(options.places);
    return {
        setSpeed: (factor) => {
            if (!(factor > 0 && factor < Number.POSITIVE_INFINITY))
                throw new RangeError(`speed ${factor} is not above 0`);
            speed = factor;
        },
        nextRun: () => {
            runNumber += 1;
            requestNumber = 0;
            run = drawRunEffect(options, seededNoise(options.seed, runNumber));
        },
        reply: (request, arrivedMs) => {
            requestNumber += 1;
            // A generator for each request, so that its noise does not depend on how requests overlap.
            const random = seededNoise(options.seed, runNumber, requestNumber);
            const outputTokens = Math.min(options.outputTokens, request.maxOutputTokens ?? Number.POSITIVE_INFINITY);
            const fault = drawFault(options, random);
            const drawn = drawChunks({ ...request, outputTokens }, { latency: options, noise: options, run }, random);
            const chunks = atSpeed(fault === 'slow-start' ? startSlowly(drawn) : drawn, speed);
            const turn = admit(queue, { atMs: arrivedMs, durationMs: chunks.at(-1)?.atMs ?? 0 });
            queue = turn.queue;
            const events = chatEvents(request, { id: `chatcmpl-sim-${runNumber}-${requestNumber}`, created: 0 });
            const due = chunks.map(({ tokens, atMs }) => ({ tokens, atMs: turn.startMs + atMs }));
            return { events, chunks: due, startMs: turn.startMs, fault };
        }
    };
}
/** Always draws, so that the rest of a reply's noise is the same with and without the fault. */
function drawFault({ fault, faultRatio }, random) {
    return random.uniform() < faultRatio ? fault : 'none';
}
function startSlowly(chunks) {
    const laterMs = (SLOW_START_FACTOR - 1) * (chunks[0]?.atMs ?? 0);
    return chunks.map(({ tokens, atMs }) => ({ tokens, atMs: atMs + laterMs }));
}
const atSpeed = (chunks, speed) => chunks.map(({ tokens, atMs }) => ({ tokens, atMs: atMs / speed }));
async function serve(message, response, model) {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const path = message.url?.split('?')[0];
    if (message.method !== 'POST' || path !== '/v1/chat/completions') {
        return sendError(response, 404, 'only POST /v1/chat/completions is simulated');
    }
    try {
        const body = await readBody(message);
        const arrivedMs = performance.now();
        if (body === undefined)
            return sendError(response, 413, `a body of more than ${MAX_BODY_BYTES} bytes is not read`);
        const request = readChatRequest(body);
        if (typeof request === 'string')
            return sendError(response, 400, request);
        await sendReply(response, model.reply(request, arrivedMs), gone.signal);
    }
    catch (error) {
        // A client that leaves is none of the server's business; anything else is a bug.
        if (!gone.signal.aborted && !message.errored)
            throw error;
    }
}
async function readBody(message) {
    const pieces = [];
    let bytes = 0;
    // Left early, the iterator would take the connection down with it, and the client would not hear why.
    const read = message.iterator({ destroyOnReturn: false });
    for await (const piece of read) {
        bytes += piece.length;
        if (bytes > MAX_BODY_BYTES)
            return undefined;
        pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
}
function listen(server, port) {
    return new Promise((resolve, reject) => {
        server.once('error', (error) => reject(explain(error, port)));
        server.listen(port, '127.0.0.1', () => resolve(server.address().port));
    });
}
function explain(error, port) {
    const reasons = {
        EADDRINUSE: 'is in use by another program',
        EACCES: 'may not be opened by this user'
    };
    const reason = reasons[error.code ?? ''];
    if (reason === undefined)
        return error;
    return new errors/* InputError */.dz([{ where: 'port', message: `${port} ${reason}`, hint: 'Name another port, or 0 for any.' }]);
}
function start_simulator_close(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
    });
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

/***/ 5172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ normalUpperTail),
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   kC: () => (/* binding */ normalDensity)
/* harmony export */ });
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
/** Beyond this the series for the middle has lost too many digits. */
const SERIES_REACH = 3;
/** Levels of the continued fraction: at 3 and beyond it has 15 digits from this many. */
const FRACTION_LEVELS = 60;
function normalDensity(x) {
    return Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI);
}
/**
 * P(X > x) of a standard normal X, with full relative precision far out: in the middle by the series of G. Marsaglia,
 * "Evaluating the Normal Distribution" (2004), beyond it by Laplace's continued fraction (DLMF 7.9.4).
 */
function normalUpperTail(x) {
    if (x < 0)
        return 1 - normalUpperTail(-x);
    if (x >= SERIES_REACH)
        return normalDensity(x) / millsFraction(x);
    let term = x;
    let sum = x;
    for (let k = 3; Math.abs(term) > 1e-17 * sum; k += 2) {
        term *= (x * x) / k;
        sum += term;
    }
    return 0.5 - normalDensity(x) * sum;
}
/** x + 1/(x + 2/(x + 3/(x + …))), from the far end. */
function millsFraction(x) {
    let fraction = x;
    for (let level = FRACTION_LEVELS; level > 0; level -= 1)
        fraction = x + level / fraction;
    return fraction;
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
/** Steps of the search; it ends after some eight. */
const MOST_STEPS = 200;
/** Relative to the probability asked for. */
const PRECISION = 1e-12;
/** A job asks for the same few quantiles again and again, each of which takes some hundred continued fractions. */
const found = new Map();
/** The quantile of Student's t at 0 < p < 1. */
function studentTQuantile(p, df) {
    if (!(p > 0 && p < 1))
        throw new RangeError(`a probability lies between 0 and 1, got ${p}`);
    if (p > 0.5)
        return -studentTQuantile(1 - p, df);
    if (p === 0.5)
        return 0;
    const key = `${p} ${df}`;
    const known = found.get(key) ?? lowerQuantile(p, df);
    found.set(key, known);
    return known;
}
function lowerQuantile(p, df) {
    const excess = (t) => Math.log(studentTCumulative(t, df) / p);
    let low = -1;
    while (excess(low) > 0)
        low *= 2;
    return rootBetween(excess, low, low < -1 ? low / 2 : 0);
}
/**
 * The root of a rising function that is negative at `low` and positive at `high`, by the Illinois variant of false position:
 * an end that stays twice in a row counts half, or it would stay for good (Dowell & Jarratt, "A modified regula falsi method
 * for computing the root of an equation", 1971).
 */
function rootBetween(f, low, high) {
    let left = { x: low, y: f(low) };
    let right = { x: high, y: f(high) };
    let before;
    for (let step = 0; step < MOST_STEPS; step += 1) {
        const x = (left.x * right.y - right.x * left.y) / (right.y - left.y);
        const next = { x, y: f(x) };
        if (Math.abs(next.y) < PRECISION)
            return x;
        const moved = next.y < 0 ? 'left' : 'right';
        const halved = moved === before ? 0.5 : 1;
        before = moved;
        if (moved === 'left')
            [left, right] = [next, { ...right, y: halved * right.y }];
        else
            [left, right] = [{ ...left, y: halved * left.y }, next];
    }
    return (left.x + right.x) / 2;
}


/***/ }),

/***/ 5027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ tolerateClosedPipe)
/* harmony export */ });
const guarded = new WeakSet();
/** A reader that has seen enough, as `| head` does, closes the pipe. That is no failure: the exit code stays the verdict's. */
function tolerateClosedPipe(stream) {
    if (guarded.has(stream))
        return;
    guarded.add(stream);
    stream.on('error', (error) => {
        if (error.code !== 'EPIPE')
            throw error;
    });
}


/***/ }),

/***/ 233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ printError),
  n: () => (/* binding */ printText)
});

// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/terminal/closed-pipe.js
var closed_pipe = __webpack_require__(5027);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
;// CONCATENATED MODULE: ./lib/terminal/error-text.js


/** Formats something that was thrown: every problem and its way out, or the place of a bug. */
function errorText(error, paint) {
    if (error instanceof errors/* InputError */.dz) {
        return error.problems
            .flatMap(({ where, message, hint }) => [
            `${paint('bad', 'error')} ${where}: ${message}`,
            ...hintLine(hint, paint)
        ])
            .join('\n');
    }
    if (error instanceof errors/* KnownError */.E) {
        return [`${paint('bad', 'error')} ${error.message}`, ...hintLine(error.hint, paint)].join('\n');
    }
    return [
        ...stacks(error),
        `${paint('bad', 'This is a bug in llm-latency-gate.')} Please report it with the lines above.`
    ].join('\n');
}
function hintLine(hint, paint) {
    return hint === undefined ? [] : [`  ${paint('faint', 'hint:')} ${hint}`];
}
/** Stacks only: the other properties of a foreign error may hold what was sent, and with it a key. */
function stacks(error) {
    const seen = [];
    for (let next = error; next instanceof Error && !seen.includes(next); next = next.cause)
        seen.push(next);
    if (seen.length === 0)
        return ['Something that is no error was thrown.'];
    return seen.map(({ stack, message }, depth) => `${depth === 0 ? '' : 'caused by '}${(0,quote/* visibleLines */.gB)(stack ?? message)}`);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/terminal/paint.js

/** Styles named by meaning, not by color. */
const STYLES = { bad: 'red', uneasy: 'yellow', good: 'green', faint: 'dim', strong: 'bold' };
/** Colors on a terminal that can show them, unless NO_COLOR is set to anything (https://no-color.org); else plain text. */
function createPaint(stream, environment) {
    const colorful = stream.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
    // Whether to color is decided here, so styleText need not look at the process's own streams.
    return (style, text) => (colorful ? (0,external_node_util_.styleText)(STYLES[style], text, { validateStream: false }) : text);
}

;// CONCATENATED MODULE: ./lib/terminal/print.js




/** Results: the only thing on standard output, so that they can be piped. */
function printText(text) {
    write(process.stdout, (0,quote/* visibleLines */.gB)(text));
}
/** Whatever was thrown, in words, on standard error. */
function printError(error) {
    write(process.stderr, errorText(error, createPaint(process.stderr, process.env)));
}
function write(stream, text) {
    (0,closed_pipe/* tolerateClosedPipe */.x)(stream);
    stream.write(text.endsWith('\n') ? text : `${text}\n`);
}


/***/ })

};
