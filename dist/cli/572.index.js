export const id = 572;
export const ids = [572];
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

/***/ 2223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ onScenariosOf),
/* harmony export */   Ip: () => (/* binding */ ANCHOR),
/* harmony export */   cX: () => (/* binding */ currentLevel)
/* harmony export */ });
/* harmony import */ var _epochs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6165);

/** Runs that an anchor's level is told from, and how far back they are at least. */
const ANCHOR = { runs: 3, age: 10 };
/**
 * The level that the base is on: that of the newest ancestor, whatever the default branch did since. Of its runs those that
 * regressed are left out, as far as they were judged by this level.
 */
function currentLevel(request) {
    const { ancestry, candidate, owned } = request;
    const oldestFirst = request.runs.toReversed();
    const found = (0,_epochs_js__WEBPACK_IMPORTED_MODULE_0__/* .epochsOf */ .O)(onScenariosOf(candidate, oldestFirst), owned);
    const places = ancestorsFirst([...oldestFirst.keys()], oldestFirst, ancestry);
    const newest = places.at(-1) ?? 0;
    const epoch = (0,_epochs_js__WEBPACK_IMPORTED_MODULE_0__/* .epochAt */ .D)(found, newest);
    const own = places.filter((index) => (0,_epochs_js__WEBPACK_IMPORTED_MODULE_0__/* .epochAt */ .D)(found, index) === epoch);
    const good = own.filter((index) => !found.bad.has(index));
    const runsAt = (chosen) => chosen.toReversed().flatMap((index) => oldestFirst[index] ?? []);
    const runs = runsAt(good.length > 0 ? good : own);
    return {
        runs,
        ...shiftOf(oldestFirst[epoch.start], epoch, newest),
        anchor: anchorOf(request, runs, epoch)
    };
}
function shiftOf(first, { shift, start }, newest) {
    if (shift === undefined || first === undefined)
        return {};
    return { shift: { ...shift, first, age: newest - start + 1 } };
}
/** Ancestors of the base where there are any; else what there is, which the report then labels. */
function ancestorsFirst(places, runs, ancestry) {
    if (ancestry === undefined)
        return places;
    const known = new Set(ancestry);
    const ancestors = places.filter((index) => known.has(runs[index]?.commit ?? ''));
    return ancestors.length > 0 ? ancestors : places;
}
/** The runs of the anchor that is named; else the oldest of the level, once it is old enough to have any. */
function anchorOf({ runs: all, anchorCommit }, level, epoch) {
    const named = anchorCommit === undefined ? [] : all.filter(({ commit }) => commit === anchorCommit);
    const [newest] = named;
    if (newest !== undefined) {
        const index = all.length - 1 - all.indexOf(newest);
        return { runs: named.slice(0, ANCHOR.runs), named: true, onThisLevel: index >= epoch.start };
    }
    if (level.length < ANCHOR.age + ANCHOR.runs)
        return undefined;
    return { runs: level.slice(-ANCHOR.runs), named: false, onThisLevel: true };
}
/** The runs, on the candidate's scenarios. */
function onScenariosOf(candidate, runs) {
    const hashes = new Set(candidate.scenarios.map(({ hash }) => hash));
    return runs.map((run) => ({ ...run, target: onScenarios(run.target, hashes) }));
}
/** Scenarios are the same by their hash, whatever they were called. */
function onScenarios(target, hashes) {
    const scenarios = target.scenarios.filter(({ hash }) => hashes.has(hash));
    return { ...target, scenarios: scenarios.map((scenario) => ({ ...scenario, id: scenario.hash })) };
}


/***/ }),

/***/ 6165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ epochAt),
  O: () => (/* binding */ epochsOf)
});

// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/stats/student-t.js
var student_t = __webpack_require__(2969);
;// CONCATENATED MODULE: ./lib/stats/change-point.js



/** Values on the new level: with three, no two bad ones in a row move it. */
const LEAST_AFTER = 3;
/** A change further back was looked for when it was nearer. */
const MOST_AFTER = 15;
const MOST_BEFORE = 20;
/**
 * One-sided level of each comparison. Chosen by simulation, so that a year of daily looks, each of which compares up to thirteen
 * places, has a false alarm in fewer than one of a hundred quiet series.
 */
const LEVEL = 1e-6;
/** The t statistic of a split. The values on both sides tell a step from one bad value and from a slope. */
const HALF = 0.5;
/** Values on either side that are next to the change. */
const NEIGHBORS = 5;
/**
 * The clearest change of level among the last values of a short series, oldest first; `undefined` where none is clear. Each
 * place with at least three and at most fifteen values after it is compared by a t test with a moderated variance
 *
 *   S² = (ν₀ s₀² + Σ within both sides (x − mean)²) / (ν₀ + a + b − 2),  t = d / (S √(1/a + 1/b)),  ν = ν₀ + a + b − 2
 *
 * (a scan by t as Fleming et al. 2023, "Hunter", do it in place of the permutations of E-divisive, of which three values among
 * thirty have too few; the variance of Smyth 2004.) d is the smaller of the differences of means and of medians. Besides, each value after the
 * change must be nearer to the new level than to the old, and the values next to the change must show at least half of it.
 */
function findChangePoint(values, prior) {
    let clearest;
    for (let after = LEAST_AFTER; after <= Math.min(MOST_AFTER, values.length - 1); after += 1) {
        const index = values.length - after;
        const sides = { before: values.slice(Math.max(0, index - MOST_BEFORE), index), after: values.slice(index) };
        const difference = smallerDifference(sides);
        const clarity = clarityOf(sides, difference, prior);
        if (clarity > (clearest?.clarity ?? 1) && isStep(sides, difference))
            clearest = { index, difference, clarity };
    }
    return clearest;
}
/** 0 where means and medians do not even agree on the direction. */
function smallerDifference({ before, after }) {
    const ofMeans = (0,simple_statistics/* mean */.RE)([...after]) - (0,simple_statistics/* mean */.RE)([...before]);
    const ofMedians = middle(after) - middle(before);
    if (Math.sign(ofMeans) !== Math.sign(ofMedians))
        return 0;
    return Math.abs(ofMeans) < Math.abs(ofMedians) ? ofMeans : ofMedians;
}
function clarityOf({ before, after }, difference, prior) {
    const degreesOfFreedom = prior.degreesOfFreedom + before.length + after.length - 2;
    const variance = (prior.degreesOfFreedom * prior.standardDeviation ** 2 + squaresOf(before) + squaresOf(after)) / degreesOfFreedom;
    const standardError = Math.sqrt(variance * (1 / before.length + 1 / after.length));
    return Math.abs(difference) / (standardError * (0,student_t/* studentTQuantile */.$J)(1 - LEVEL, degreesOfFreedom));
}
function isStep({ before, after }, difference) {
    const direction = Math.sign(difference);
    const half = HALF * Math.abs(difference);
    const old = middle(before);
    const across = middle(after.slice(0, NEIGHBORS)) - middle(before.slice(-NEIGHBORS));
    return direction * across >= half && after.every((value) => direction * (value - old) >= half);
}
function squaresOf(values) {
    const center = (0,simple_statistics/* mean */.RE)([...values]);
    return values.reduce((sum, value) => sum + (value - center) ** 2, 0);
}
function middle(values) {
    return (0,quantile/* median */.J)(values);
}

// EXTERNAL MODULE: ./lib/analysis/values/run-level.js + 2 modules
var run_level = __webpack_require__(9830);
// EXTERNAL MODULE: ./lib/analysis/values/scenario-values.js
var scenario_values = __webpack_require__(8754);
// EXTERNAL MODULE: ./lib/analysis/history/history-rule.js + 2 modules
var history_rule = __webpack_require__(8871);
;// CONCATENATED MODULE: ./lib/analysis/history/epochs.js





/** The two parts of a reply's time: end-to-end time shifts only with one of them. */
const FOLLOWED = ['ttft', 'tpot'];
/** Regressed runs in a row that are the level, whatever it is that regressed. */
const STAYED_RUNS = 5;
/** An accepted run is one run: so many later ones must lie nearer to it than to the level before, or it was a bad one. */
const BEARING_OUT = { least: 2, most: 5 };
/**
 * The assumed noise is worth this many runs: fewer than for a comparison, as here the runs of both sides tell.
 */
const PRIOR_RUNS = 4;
/** Every run looks for a new level and notes it; those that were cancelled may have left no note. */
const LOOKS = 3;
/** Lengths matter to end-to-end time alone. */
const NO_LENGTHS = new Map();
/**
 * The levels of a target on the default branch, its runs given oldest first. One bad run never begins one. A level begins
 * where earlier looks noted it, at a run whose regression a reviewed line accepted, where a change point is clear among the
 * newest runs, and where runs have regressed in a row so often that it must be the level.
 */
function epochsOf(runs, owned) {
    const noted = notedEpochs(runs);
    const epochs = [{ start: 0 }];
    const unlucky = new Set();
    for (const epoch of noted) {
        if (epoch.shift?.why === 'accepted' && !isBorneOut(runs, { before: epochs.at(-1)?.start ?? 0, ...epoch })) {
            unlucky.add(epoch.start);
        }
        else if (epoch.start === 0)
            epochs[0] = epoch;
        else
            epochs.push(epoch);
    }
    const last = epochs.at(-1) ?? epochs[0];
    const found = foundEpoch(runs, last, owned);
    if (found !== undefined)
        epochs.push(found);
    const bad = runs.flatMap((run, index) => (unlucky.has(index) || isMarked(run, index, epochs) ? [index] : []));
    return { epochs, bad: new Set(bad) };
}
/** The epoch of a run's place. */
function epochAt({ epochs }, index) {
    return epochs.findLast(({ start }) => start <= index) ?? epochs[0];
}
function notedEpochs(runs) {
    return runs.flatMap(({ target, levelShifts = [], alarms = [] }, start) => {
        const shift = levelShifts.find((one) => one.target === target.id);
        if (shift !== undefined) {
            const { why, changes, runCount } = shift;
            return [{ start, shift: { why, changes, runCount } }];
        }
        const accepted = alarms.filter((alarm) => alarm.target === target.id && alarm.accepted !== undefined);
        if (accepted.length === 0)
            return [];
        const changes = ['ttft', 'tpot', 'e2e'].flatMap((metric) => {
            const ratios = accepted.flatMap((alarm) => (alarm.metric === metric ? (alarm.changeRatio ?? []) : []));
            return ratios[0] === undefined ? [] : [{ metric, changeRatio: ratios[0] }];
        });
        return [{ start, shift: { why: 'accepted', changes, runCount: 1 } }];
    });
}
/** Returns true where later runs confirm an accepted run: they lie nearer to it than to the level before. */
function isBorneOut(runs, { before, start }) {
    const accepted = (runs[start]?.alarms ?? []).filter((alarm) => alarm.accepted !== undefined);
    const metric = FOLLOWED.find((one) => accepted.some((alarm) => alarm.metric === one && alarm.statistic === 'p50'));
    if (metric === undefined)
        return true;
    const later = start + 1 + BEARING_OUT.most;
    const { points } = series(runs.slice(before, later), metric);
    const levels = (from, to) => points.flatMap(({ index, level }) => (index + before >= from && index + before < to ? [level] : []));
    const [old, own, after] = [levels(before, start), levels(start, start + 1), levels(start + 1, later)].map(quantile/* median */.J);
    if (old === undefined || own === undefined || after === undefined)
        return true;
    if (levels(start + 1, later).length < BEARING_OUT.least)
        return true;
    return Math.abs(after - own) <= Math.abs(after - old);
}
/** A level that began within the last epoch and that nobody has noted yet. */
function foundEpoch(runs, { start, shift }, owned) {
    // Runs kept as anchors are not next to the others: what lies between them is gone.
    const first = runs.findIndex((run, index) => index >= start && run.anchor !== true);
    if (first < 0)
        return undefined;
    for (let end = runs.length; end > Math.max(first, runs.length - LOOKS); end -= 1) {
        const found = shiftIn(runs.slice(first, end), owned);
        if (found !== undefined)
            return { start: first + found.start, shift: found.shift };
    }
    return stayedEpoch(runs, start + (shift?.runCount ?? 0));
}
/** The clearest change of level among runs in a row, of any metric; one of another metric right beside it is the same. */
function shiftIn(runs, owned) {
    const found = FOLLOWED.flatMap((metric) => {
        const { points, prior } = series(runs, metric, owned);
        const change = findChangePoint(points.map(({ level }) => level), prior);
        const index = change === undefined ? undefined : points[change.index]?.index;
        return change === undefined || index === undefined ? [] : [{ ...change, metric, index }];
    }).toSorted((a, b) => b.clarity - a.clarity);
    const [clearest] = found;
    if (clearest === undefined)
        return undefined;
    const near = found.filter(({ index }) => Math.abs(index - clearest.index) <= 1);
    const changes = near.map(({ metric, difference }) => ({ metric, changeRatio: Math.expm1(difference) }));
    return { start: clearest.index, shift: { why: 'confirmed', changes, runCount: runs.length - clearest.index } };
}
/** `from`: the first run that was judged by the present level. */
function stayedEpoch(runs, from) {
    const newestGood = runs.findLastIndex((run, index) => index < from || !regressed(run));
    const runCount = runs.length - 1 - newestGood;
    if (runCount < STAYED_RUNS || newestGood < 0)
        return undefined;
    return { start: newestGood + 1, shift: { why: 'stayed', changes: [], runCount } };
}
/** The levels of runs, those without one left out, and what is thought of their noise. */
function series(runs, metric, owned = true) {
    const newest = runs.at(-1)?.target.tokenSource;
    // Tokens that were counted otherwise make another time per token.
    const isComparable = ({ target }) => metric === 'ttft' || target.tokenSource === newest;
    const values = runs.map((run) => (0,scenario_values/* scenarioValues */.jr)(run.target, metric, NO_LENGTHS));
    const usual = (0,scenario_values/* usualLogs */.mx)(values);
    const found = values.flatMap((run, index) => {
        const level = isComparable(runs[index]) ? (0,run_level/* middleLevel */.I)(run, usual) : undefined; // places are those of runs
        return level === undefined ? [] : [{ index, own: level }];
    });
    const { standardDeviation } = (0,history_rule/* noiseBefore */.mR)(found.map(({ own }) => own), { owned, statistic: 'p50' });
    return {
        points: found.map(({ index, own }) => ({ index, level: own.level })),
        prior: { standardDeviation, degreesOfFreedom: PRIOR_RUNS }
    };
}
/** Until a level was noticed, its runs were judged by the level before; that does not count against them. */
function isMarked(run, index, epochs) {
    const { start, shift } = epochAt({ epochs, bad: new Set() }, index);
    return index >= start + (shift?.runCount ?? 0) && regressed(run);
}
function regressed({ target, alarms, state }) {
    if (alarms === undefined)
        return state === 'regression' || state === 'drift';
    return alarms.some((alarm) => alarm.target === target.id && alarm.accepted === undefined);
}


/***/ }),

/***/ 8871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tb: () => (/* binding */ COMPARED_RUNS),
  J2: () => (/* binding */ FULL_BASELINE_RUNS),
  kZ: () => (/* binding */ RUNS_FOR_HISTORY),
  KG: () => (/* binding */ compareWithHistory),
  mR: () => (/* binding */ noiseBefore),
  QY: () => (/* binding */ runsUntilSettled),
  S0: () => (/* binding */ runsUntilTold)
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
;// CONCATENATED MODULE: ./lib/stats/standard-deviation.js

/** Returns the standard deviation of a sample of two or more values, with n − 1 in the denominator. */
function standardDeviation(values) {
    return (0,simple_statistics/* sampleStandardDeviation */.JK)([...values]);
}

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
/** Runs that the guess is worth where the runs' own spread is wanted, which a slow one must not widen. */
const LIGHT_GUESS = 1;
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
/**
 * No check elsewhere is more lenient than this, however few there are: runs have heavier tails than the t test thinks. With many runs
 * it keeps out most of the slow runs of a shared endpoint, so that this rule and that of two jobs stay below 1 % together.
 */
const MOST_LENIENT_LATENCY_ALPHA = { history: 0.00003, provisional: 0.0002 };
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
/** From this size on, even a doubled time would be missed too often: history is then no way to judge. */
const TOO_NOISY = Math.LN2;
/** Runs that one comparison looks back on: enough for a variance, few enough that the level is today's. */
const COMPARED_RUNS = 20;
/**
 * One run against those before it (docs/statistics.md, "History"). A slowdown must exceed what runs differ by themselves (a
 * prediction t test with a moderated variance, on clipped runs), what the spread within the runs explains, and the margin.
 * Needs at least one earlier run.
 */
function compareWithHistory(own, earlier, rule) {
    const prior = noiseBefore([own, ...earlier], rule);
    const measured = earlier.map(({ level }) => level);
    const levels = clipped(measured, prior);
    const amongRuns = compareWithRuns(own.level, levels, prior);
    const unclipped = compareWithRuns(own.level, measured, prior);
    // The runs' spread holds what a usual run's level is uncertain by. A run with a few stragglers is less certain than that.
    const usual = earlier.reduce((sum, { error }) => sum + error ** 2, 0) / earlier.length;
    const excessVariance = Math.max(0, own.error ** 2 - usual);
    const comparison = compareWithRuns(own.level, levels, { ...prior, excessVariance });
    const { difference, degreesOfFreedom, standardError } = comparison;
    const circumstances = { rule, runCount: earlier.length, within: withinError(own, earlier) };
    const needed = neededInOneJob(amongRuns, { ...circumstances, unclipped });
    const detectable = detectableBy({ comparison, amongRuns, needed, own: ownReach(measured, prior) }, circumstances);
    const showNoise = earlier.length >= FULL_BASELINE_RUNS;
    return {
        difference,
        interval: differenceInterval(comparison, thresholds/* CONFIDENCE */.LL),
        ...detectable,
        noise: showNoise ? amongRuns.ownSpread : undefined,
        assumedNoise: showNoise ? undefined : amongRuns.runNoise,
        clearly: difference > needed ? 'slower' : difference < -needed ? 'faster' : undefined,
        beyond: earlier.length >= RUNS_FOR_HISTORY ? beyondTwice(amongRuns, circumstances, { own, earlier }) : undefined,
        upperBound: difference + (0,student_t/* studentTQuantile */.$J)(thresholds/* CONFIDENCE */.LL, degreesOfFreedom) * standardError,
        thought: {
            prior,
            noise: amongRuns.runNoise,
            runCount: earlier.length,
            beyondWith: (runCount) => {
                const then = { difference, ...withRuns(amongRuns, prior, { from: earlier.length, to: runCount }) };
                return beyondTwice(then, { ...circumstances, runCount }, { own, earlier });
            },
            detectableWith: (runCount) => {
                const then = withRuns(amongRuns, prior, { from: earlier.length, to: runCount });
                return foundByTwoJobs(then, then, { ...circumstances, runCount });
            }
        }
    };
}
/** How far the run is beyond what each of two jobs must exceed. */
function beyondTwice(noise, circumstances, { own, earlier }) {
    const needed = neededIn(noise, twoJobAlpha(circumstances.rule), circumstances);
    return Math.min(noise.difference - needed, beyondRanks(own, earlier, circumstances.runCount));
}
/** By what the runs themselves differ by, once enough of them are known; until then by the noise that alarms are judged by. */
function detectableBy({ comparison, amongRuns, needed, own }, circumstances) {
    const { rule, runCount, within } = circumstances;
    const { degreesOfFreedom, standardError } = comparison;
    const byOneJob = needed + (0,student_t/* studentTQuantile */.$J)(thresholds/* POWER */.wY, degreesOfFreedom) * Math.hypot(standardError, within);
    if (runCount < RUNS_FOR_HISTORY) {
        return { detectable: byOneJob, detectableByTwoJobs: false, isTooNoisy: byOneJob > TOO_NOISY };
    }
    const byTwoJobs = foundByTwoJobs(amongRuns, comparison, circumstances);
    const neededTwice = neededIn(amongRuns, twoJobAlpha(rule), circumstances);
    const known = own === undefined ? { byOneJob, byTwoJobs } : { byOneJob: needed + own, byTwoJobs: neededTwice + own };
    const detectableByTwoJobs = !oneJobDecides(amongRuns, circumstances) && known.byTwoJobs < known.byOneJob;
    return {
        detectable: detectableByTwoJobs ? known.byTwoJobs : known.byOneJob,
        detectableByTwoJobs,
        // A few runs can differ by much through chance alone: it is too noisy only if the guess says so, too.
        isTooNoisy: Math.min(byOneJob, byTwoJobs, known.byOneJob, known.byTwoJobs) > TOO_NOISY
    };
}
/**
 * Returns by how much a change must exceed what is needed to be found nine times in ten: by what enough runs differ by, since the guess
 * keeps alarms away but makes nothing easier or harder to find. Two measurements must agree, those of one job or those of two, so
 * each must find the change more often than that.
 */
function ownReach(levels, prior) {
    const count = levels.length;
    if (count < FULL_BASELINE_RUNS)
        return undefined;
    const spread = standardDeviation(clipped(levels, { ...prior, degreesOfFreedom: LIGHT_GUESS }));
    return (0,student_t/* studentTQuantile */.$J)(Math.sqrt(thresholds/* POWER */.wY), count - 1) * spread * Math.sqrt(1 + 1 / count);
}
/** The change that is large enough in both of two jobs nine times in ten. */
function foundByTwoJobs(noise, { degreesOfFreedom, standardError }, circumstances) {
    const needed = neededIn(noise, twoJobAlpha(circumstances.rule), circumstances);
    const reach = Math.hypot(standardError, circumstances.within);
    return needed + (0,student_t/* studentTQuantile */.$J)(Math.sqrt(thresholds/* POWER */.wY), degreesOfFreedom) * reach;
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
function beyondRanks(own, earlier, runCount) {
    if (runCount < FULL_BASELINE_RUNS)
        return Number.POSITIVE_INFINITY;
    const secondSlowest = earlier.map(({ level }) => level).toSorted((a, b) => b - a)[1];
    return own.level - (secondSlowest ?? Number.NEGATIVE_INFINITY);
}
/** Returns the error of the difference between the candidate and the mean of the runs, from the spread within them. */
function withinError(own, earlier) {
    return Math.hypot(own.error, Math.hypot(...earlier.map(({ error }) => error)) / earlier.length);
}
/** The level of each of two jobs. Both must be slower, so that n targets have the false alarms of one at the level over √n. */
function twoJobAlpha({ falseAlarmRatio, targetCount }) {
    const ofOneTarget = TWO_JOB_ALPHA * (falseAlarmRatio / DEFAULT_FALSE_ALARMS) ** TWO_JOB_EXPONENT;
    return ofOneTarget / Math.sqrt(Math.max(1, targetCount));
}
/** The difference that a job must exceed at this level. */
function neededIn({ degreesOfFreedom, standardError }, alpha, { rule, within }) {
    return Math.max((0,student_t/* studentTQuantile */.$J)(1 - alpha, degreesOfFreedom) * standardError, (0,normal/* normalQuantile */.Zl)(1 - WITHIN_ALPHA) * within, SMALLEST_CHANGE, rule.margin);
}
/** Runs differ so little that one job alone decides what is clear. */
function oneJobDecides({ runNoise }, { rule, runCount }) {
    const isLenient = rule.falseAlarmRatio >= DEFAULT_FALSE_ALARMS;
    const isQuiet = runNoise < QUIET && rule.statistic === 'p50' && rule.targetCount === 1;
    return isQuiet && isLenient && runCount >= RUNS_FOR_HISTORY;
}
/**
 * The difference from which on one job is red by itself. Where runs differ much, slow runs count as they are: one job cannot tell
 * another of them from a regression.
 */
function neededInOneJob(noise, circumstances) {
    const { rule, runCount, within, unclipped } = circumstances;
    const { statistic, owned, targetCount, falseAlarmRatio, alpha } = rule;
    const share = falseAlarmRatio / DEFAULT_FALSE_ALARMS;
    if (oneJobDecides(noise, circumstances))
        return neededIn(noise, ONE_JOB_ALPHA * share, circumstances);
    const wide = Math.log1p(PROVISIONAL_MARGIN[statistic][owned ? 'owned' : 'provider']);
    const reach = (0,normal/* normalQuantile */.Zl)(1 - (1 - thresholds/* CONFIDENCE */.LL) / 2) * within;
    // With one or two runs the wide margin below decides as well.
    const kind = runCount < RUNS_FOR_HISTORY ? 'provisional' : 'history';
    const shift = Math.max(0, noise.difference - unclipped.difference);
    return Math.max(shift + neededIn(unclipped, Math.min(alpha, MOST_LENIENT_LATENCY_ALPHA[kind]), circumstances), targetCount === 1 && share >= 1 ? SLOW_RUN.oneTarget : SLOW_RUN.severalTargets, runCount < RUNS_FOR_HISTORY ? wide + reach : 0);
}
/** The noise of a comparison with another number of runs that differ as much as these do, or as they are taken to do. */
function withRuns({ ownSpread, runNoise }, prior, runCounts) {
    const { from, to } = runCounts;
    const spread = from < FULL_BASELINE_RUNS ? runNoise : ownSpread;
    const degreesOfFreedom = prior.degreesOfFreedom + to - 1;
    const guess = from < FULL_BASELINE_RUNS ? runNoise : prior.standardDeviation;
    const deviation = Math.sqrt((prior.degreesOfFreedom * guess ** 2 + (to - 1) * spread ** 2) / degreesOfFreedom);
    return { runNoise: deviation, degreesOfFreedom, standardError: deviation * Math.sqrt(1 + 1 / to) };
}
/**
 * Returns how many more runs, if the noise stays the same, would have made the difference that was seen large enough to ask for
 * another job. Returns `undefined` where none would, and where it is large enough already.
 */
function runsUntilSettled({ thought }) {
    const { runCount, beyondWith } = thought;
    if (runCount >= RUNS_FOR_HISTORY && beyondWith(runCount) > 0)
        return undefined;
    return fewestMoreRuns(runCount, (count) => beyondWith(count) > 0);
}
/** Returns how many more runs, if the noise stays the same, would let two jobs find a doubled time; `undefined` where none would. */
function runsUntilTold({ thought }) {
    return fewestMoreRuns(thought.runCount, (count) => thought.detectableWith(count) <= TOO_NOISY);
}
function fewestMoreRuns(runCount, areEnough) {
    for (let count = Math.max(runCount + 1, RUNS_FOR_HISTORY); count <= COMPARED_RUNS; count += 1) {
        if (areEnough(count))
            return count - runCount;
    }
    return undefined;
}


/***/ }),

/***/ 8218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ checkLatency),
/* harmony export */   c: () => (/* binding */ isJudgedMetric)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7710);
/* harmony import */ var _stats_sorted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1162);
/* harmony import */ var _values_margin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9135);
/* harmony import */ var _values_run_level_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9830);
/* harmony import */ var _values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8754);
/* harmony import */ var _history_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8871);








/**
 * One latency statistic of one target against its history. `undefined` where neither side ever had the metric: there is
 * nothing to say about it.
 */
function checkLatency(request) {
    const { window, metric, lengths, statistic } = request;
    const runs = window.runs.map(({ target }) => (0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__/* .scenarioValues */ .jr)(target, metric, lengths));
    const candidate = (0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__/* .scenarioValues */ .jr)(window.candidate, metric, lengths);
    const usable = runs.filter((run) => isEnough((0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__/* .pooled */ .IE)(run), statistic));
    const counts = {
        baseline: usable.reduce((sum, run) => sum + (0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__/* .pooled */ .IE)(run).length, 0),
        candidate: (0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__/* .pooled */ .IE)(candidate).length,
        runs: usable.length
    };
    const base = { ...checkSubject(request), sampleCounts: counts, kind: kindOf(usable.length) };
    const seenBefore = runs.some((run) => finiteCount((0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__/* .pooled */ .IE)(run)) > 0);
    if (finiteCount((0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__/* .pooled */ .IE)(candidate)) === 0) {
        if (seenBefore)
            return { ...base, verdict: 'inconclusive', reason: 'vanished' };
        return request.hidesText ? { ...base, verdict: 'inconclusive', reason: 'not-observable' } : undefined;
    }
    if (!seenBefore)
        return { ...base, verdict: 'inconclusive', reason: 'not-observable' };
    if (usable.length === 0 || !isEnough((0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__/* .pooled */ .IE)(candidate), statistic)) {
        return { ...base, verdict: 'inconclusive', reason: 'too-few-samples' };
    }
    return compared(request, base, { candidate, usable });
}
function checkSubject(request) {
    const { target, metric, statistic, gating, owned } = request;
    return { target, metric, statistic, gating, owned };
}
function kindOf(runCount) {
    return runCount >= _history_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .RUNS_FOR_HISTORY */ .kZ ? 'history' : 'provisional';
}
function finiteCount(values) {
    return values.filter(Number.isFinite).length;
}
function isEnough(values, statistic) {
    const { attempted, answered } = _domain_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .JUDGED_FROM */ .jL[statistic];
    return values.length >= attempted && finiteCount(values) >= answered;
}
function compared(request, base, { candidate, usable }) {
    const { statistic, owned, alpha, falseAlarmRatio, targetCount } = request;
    const usual = (0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__/* .usualLogs */ .mx)(usable);
    const earlier = usable.flatMap((run) => (0,_values_run_level_js__WEBPACK_IMPORTED_MODULE_2__/* .runLevel */ .m)(run, usual, request) ?? []);
    const own = (0,_values_run_level_js__WEBPACK_IMPORTED_MODULE_2__/* .runLevel */ .m)(candidate, usual, request);
    const shown = shownPercentiles(statistic, candidate, usable);
    if (own === undefined || earlier.length === 0) {
        return { ...base, ...shown, verdict: 'inconclusive', reason: 'too-few-samples' };
    }
    const margin = (0,_values_margin_js__WEBPACK_IMPORTED_MODULE_5__/* .marginOf */ .O)(request.margin, shown.baseline);
    const outcome = (0,_history_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithHistory */ .KG)(own, earlier, { owned, statistic, alpha, falseAlarmRatio, margin, targetCount });
    const known = {
        ...base,
        ...shown,
        changeRatio: Math.expm1(outcome.difference),
        intervalRatio: ratios(outcome.interval),
        detectableRatio: Math.expm1(outcome.detectable),
        detectableByTwoJobs: outcome.detectableByTwoJobs || undefined,
        marginRatio: Math.expm1(margin),
        noiseRatio: outcome.noise === undefined ? undefined : Math.expm1(outcome.noise),
        assumedNoiseRatio: outcome.assumedNoise === undefined ? undefined : Math.expm1(outcome.assumedNoise),
        beyondByLog: outcome.beyond
    };
    return { ...known, ...verdictByHistory(outcome, margin) };
}
/** Returns the two values that a page shows: the candidate's percentile and the median of the baseline runs' percentiles. */
function shownPercentiles(statistic, candidate, usable) {
    const of = (run) => {
        const sorted = (0,_stats_sorted_js__WEBPACK_IMPORTED_MODULE_6__/* .sortSamples */ .O)((0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_4__/* .pooled */ .IE)(run));
        const value = sorted === undefined ? undefined : (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_7__/* .quantile */ .Y)(sorted, statistic === 'p50' ? 0.5 : 0.95);
        return value === Number.POSITIVE_INFINITY ? undefined : value;
    };
    const before = (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_7__/* .median */ .J)(usable.flatMap((run) => of(run) ?? []));
    const now = of(candidate);
    return { baseline: before, candidate: now };
}
function verdictByHistory(outcome, margin) {
    if (outcome.clearly === 'slower')
        return { verdict: 'regressed', reason: 'slower-beyond-noise' };
    if (outcome.clearly === 'faster')
        return { verdict: 'improved', reason: 'faster-beyond-noise' };
    if ((outcome.beyond ?? 0) > 0)
        return { verdict: 'inconclusive', reason: 'slower-once' };
    if (outcome.upperBound < (0,_values_margin_js__WEBPACK_IMPORTED_MODULE_5__/* .designedSlowdown */ .B)(margin))
        return { verdict: 'unchanged', reason: 'slowdown-unlikely' };
    if (outcome.isTooNoisy) {
        return { verdict: 'inconclusive', reason: 'too-noisy', runsToSettle: (0,_history_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .runsUntilTold */ .S0)(outcome) };
    }
    const runsToSettle = outcome.difference > margin ? (0,_history_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .runsUntilSettled */ .QY)(outcome) : undefined;
    return { verdict: 'unchanged', reason: 'no-slowdown-seen', runsToSettle };
}
function ratios([low, high]) {
    return [Math.expm1(low), Math.expm1(high)];
}
/** Returns true for the metrics that history judges. */
function isJudgedMetric(metric) {
    return metric in _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb && (metric === 'ttft' || metric === 'tpot' || metric === 'e2e');
}


/***/ }),

/***/ 8769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ uniteLogs),
/* harmony export */   AW: () => (/* binding */ planDifferences),
/* harmony export */   It: () => (/* binding */ chooseWindow),
/* harmony export */   KC: () => (/* binding */ nextWindow),
/* harmony export */   NL: () => (/* binding */ MOST_ANCHORS),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   vC: () => (/* binding */ comparableRuns),
/* harmony export */   vY: () => (/* binding */ uniteWindows)
/* harmony export */ });
/* harmony import */ var _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(185);
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3071);
/* harmony import */ var _plan_base_with_base_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1707);
/* harmony import */ var _values_first_tokens_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5418);
/* harmony import */ var _current_level_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2223);
/* harmony import */ var _history_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8871);






/** Runs that a file keeps beyond the newest. */
const MOST_ANCHORS = 6;
/** A level that began so few runs ago is named in every report. */
const NEW_LEVEL_RUNS = 10;
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
    return [...once.values()].toSorted((a, b) => (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(b.recordedAt) - (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(a.recordedAt));
}
function identityOf(run) {
    const { workflowRun, ordinal, recordedAt, commit } = run;
    return workflowRun === undefined
        ? `${recordedAt} ${commit ?? ''} ${ordinal}`
        : `${workflowRun.id}.${workflowRun.attempt}.${ordinal}`;
}
/** The newest runs that fit into a file, its writer's own runs first, and after them those that are kept as anchors. */
function nextWindow(own, earlier) {
    const known = new Set(own.map(identityOf));
    const all = [...own, ...earlier.filter((run) => !known.has(identityOf(run)))];
    const anchors = all.filter(({ anchor }) => anchor === true).slice(-MOST_ANCHORS);
    return [...all.filter((run) => run.anchor !== true).slice(0, _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .WINDOW_RUNS */ .iE - anchors.length), ...anchors];
}
/** The runs that a target's candidate is compared with, nearest first by time, and why others were not. */
function chooseWindow(request) {
    const target = request.candidate.targets.find(({ id }) => id === request.targetId);
    if (target === undefined)
        return { runs: [], warnings: [] };
    const namesakes = namesakesOf(request, target);
    const samePlan = namesakes.filter((run) => isRequestedAlike(run.target, target));
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
    const level = (0,_current_level_js__WEBPACK_IMPORTED_MODULE_4__/* .currentLevel */ .cX)({ ...request, runs: common, candidate: target });
    const runs = level.runs.slice(0, _history_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .COMPARED_RUNS */ .tb);
    const shared = sharedHashes(target, runs.map((run) => run.target));
    const reduced = (run) => ({
        recordedAt: run.recordedAt,
        commit: run.commit,
        target: onlyScenarios(run.target, shared, target)
    });
    const { anchor } = level;
    return {
        runs: runs.map(reduced),
        candidate: onlyScenarios(target, shared, target),
        anchor: anchor && { ...anchor, runs: anchor.runs.map(reduced) },
        accepted: acceptedIn(level, target.id),
        warnings: [...warnings, ...shiftWarnings(target.id, level), ...scenarioWarnings(target, runs[0]?.target)]
    };
}
/** The runs of the target's plan, on its kind of machine where that matters, that have enough prompts in common with it. */
function comparableRuns(request) {
    const target = request.candidate.targets.find(({ id }) => id === request.targetId);
    if (target === undefined)
        return [];
    return namesakesOf(request, target).filter((run) => isRequestedAlike(run.target, target) &&
        (!request.owned || run.environmentClass === request.candidate.environmentClass) &&
        sharesEnough(target, run.target));
}
function acceptedIn({ shift }, target) {
    const alarms = shift?.why === 'accepted' ? (shift.first.alarms ?? []) : [];
    return alarms.filter((alarm) => alarm.target === target && alarm.accepted !== undefined);
}
/** A level that began lately explains numbers that the reader does not know. */
function shiftWarnings(target, { shift }) {
    if (shift === undefined || shift.age > NEW_LEVEL_RUNS)
        return [];
    const { why, changes, first } = shift;
    const { recordedAt, commit } = first;
    return [{ kind: 'level-shift', target, recordedAt, commit, why, changes }];
}
function namesakesOf({ digests, candidate, targetId }, own) {
    return digests
        .filter((run) => run.metricDefinition === candidate.metricDefinition)
        .flatMap(({ targets, ...run }) => targets.filter(({ id }) => id === targetId).map((target) => ({ ...run, target: withFirstTokensOf(target, own) })))
        .toSorted((a, b) => (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(b.recordedAt) - (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(a.recordedAt));
}
/** The plan's own words, and what was settled of them with the host. */
function isRequestedAlike(one, other) {
    return one.fingerprint === other.fingerprint && planDifferences(one.asked ?? {}, other.asked ?? {}).length === 0;
}
/** The first token of a reply and that of its answer are two things: where the candidate's rows have the other, there is none. */
function withFirstTokensOf(target, own) {
    if ((0,_values_first_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .areOneFirstToken */ .Qj)(target.firstToken, own.firstToken))
        return target;
    const scenarios = target.scenarios.map((scenario) => {
        return { ...scenario, rows: scenario.rows.map(([, tpot, last, tokens]) => [null, tpot, last, tokens]) };
    });
    return { ...target, scenarios };
}
function sharesEnough(candidate, baseline) {
    const known = new Set(baseline.scenarios.map(({ hash }) => hash));
    const common = candidate.scenarios.filter(({ hash }) => known.has(hash)).length;
    return common > 0 && common >= _plan_base_with_base_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMON_SHARE */ .wH * candidate.scenarios.length;
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
    return common < _plan_base_with_base_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMON_SHARE */ .wH * now.size
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
    return {
        kind: 'plan-differs',
        target: candidate.id,
        differences: planDifferences(sentParts(baseline), sentParts(candidate))
    };
}
function sentParts({ parts, asked }) {
    return { ...parts, ...asked };
}
/** The parts of two plans that differ, by name. */
function planDifferences(baseline, candidate) {
    const names = [...new Set([...Object.keys(baseline), ...Object.keys(candidate)])].toSorted();
    return names
        .filter((part) => JSON.stringify(baseline[part]) !== JSON.stringify(candidate[part]))
        .map((part) => ({
        part,
        baseline: baseline[part],
        candidate: candidate[part]
    }));
}


/***/ }),

/***/ 6325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ alphaShares),
/* harmony export */   r: () => (/* binding */ gatingShares)
/* harmony export */ });
/** The checks that the gate names decide how long is measured, so most of what may go wrong is theirs. */
const GATE_SHARE = 0.75;
/**
 * One false-alarm rate over everything that can turn the job red, by Bonferroni: a union bound holds whatever the
 * dependence between the checks, and its shares need not be equal. `counts` are over all targets and kinds of checks.
 */
function alphaShares(falseAlarmRatio, { gating, other }) {
    const gatingShare = gating === 0 ? 0 : other === 0 ? 1 : GATE_SHARE;
    return {
        gating: (falseAlarmRatio * gatingShare) / Math.max(1, gating),
        other: (falseAlarmRatio * (1 - gatingShare)) / Math.max(1, other)
    };
}
/** A tail needs every bit of it, a median little. */
const WEIGHT = { p50: 1, p95: 2 };
/** Divides the gating share among a target's gating checks, by their statistics. */
function gatingShares({ gating }, statistics) {
    const weights = statistics.reduce((sum, statistic) => sum + WEIGHT[statistic], 0);
    const unit = (gating * statistics.length) / Math.max(1, weights);
    return { p50: unit * WEIGHT.p50, p95: unit * WEIGHT.p95 };
}


/***/ }),

/***/ 8148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ judgePairs),
  f: () => (/* binding */ pairCheckCounts)
});

// EXTERNAL MODULE: ./lib/domain/sample.js
var sample = __webpack_require__(8);
// EXTERNAL MODULE: ./lib/analysis/history/latency-check.js
var latency_check = __webpack_require__(8218);
// EXTERNAL MODULE: ./lib/analysis/values/pairs.js
var values_pairs = __webpack_require__(8476);
// EXTERNAL MODULE: ./lib/analysis/values/scenario-values.js
var scenario_values = __webpack_require__(8754);
// EXTERNAL MODULE: ./lib/analysis/values/thresholds.js
var thresholds = __webpack_require__(2065);
// EXTERNAL MODULE: ./lib/analysis/values/wanted-checks.js
var wanted_checks = __webpack_require__(426);
// EXTERNAL MODULE: ./lib/analysis/pairs/alpha-shares.js
var alpha_shares = __webpack_require__(6325);
// EXTERNAL MODULE: ./lib/domain/report.js
var report = __webpack_require__(9012);
// EXTERNAL MODULE: ./lib/stats/normal.js
var normal = __webpack_require__(5172);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/stats/sequential-test.js
var sequential_test = __webpack_require__(6161);
// EXTERNAL MODULE: ./lib/stats/sorted.js
var stats_sorted = __webpack_require__(1162);
// EXTERNAL MODULE: ./lib/analysis/values/margin.js
var values_margin = __webpack_require__(9135);
// EXTERNAL MODULE: ./lib/stats/falling-root.js
var falling_root = __webpack_require__(9385);
;// CONCATENATED MODULE: ./lib/stats/stopped-interval.js


/** Points of each look's density: with Simpson's rule good for three digits of a probability. */
const POINTS = 33;
/** Standard deviations around its center outside of which a density is nothing. */
const WIDTH = 7;
/**
 * The estimate and interval of a test that stopped where the data told it to. Those of a fixed sample would be too far
 * out: a test that stops at an extreme stops at luck. Outcomes are ordered by the look they stop at (those stopped above
 * the earlier the larger, those stopped below the earlier the smaller) and by the estimate within the last look, and
 *
 *   P_θ(an outcome at least this large) = Σ P_θ(stopped above before) + P_θ(reached the last look, estimate ≥ the one seen)
 *
 * rises with θ: its 2.5 %, 50 % and 97.5 % points are the interval and the median-unbiased estimate (Siegmund, "Estimation
 * Following Sequential Tests", Biometrika 65 (1978); Tsiatis, Rosner & Mehta, Biometrics 40 (1984)). Densities are carried
 * from look to look by numerical integration (Armitage, McPherson & Rowe, J. R. Statist. Soc. A 132 (1969)), under no
 * shift; a shift multiplies them by exp(θ s − θ² I/2).
 */
function stoppedInterval(test, confidence) {
    const stages = stagesOf(test.passed);
    const tail = (1 - confidence) / 2;
    const error = 1 / Math.sqrt(test.information);
    const z = (0,normal/* normalQuantile */.Zl)(1 - tail);
    if (stages.length === 0)
        return { center: test.estimate, interval: [test.estimate - z * error, test.estimate + z * error] };
    // As a normal quantile the probability is nearly a straight line, which is quick to follow.
    const score = (theta) => (0,normal/* normalQuantile */.Zl)(withinOpen(1 - largerOutcome(theta, stages, test)));
    const at = (target) => (0,falling_root/* fallingRoot */.o)(score, target, {
        near: test.estimate - target * error,
        step: error / 2,
        reach: WIDTH * error,
        tolerance: error / 1000
    });
    return { center: at(0), interval: [at(z), at(-z)] };
}
function withinOpen(p) {
    return Math.min(1 - 1e-12, Math.max(1e-12, p));
}
function stagesOf(passed) {
    const stages = [];
    for (const { information, below, above } of passed) {
        const before = stages[stages.length - 1];
        const deviation = Math.sqrt(information);
        const upper = above * information;
        const from = Math.max(below * information, -WIDTH * deviation);
        const to = Math.min(upper, Math.max(WIDTH * deviation, from + deviation));
        const step = (to - from) / (POINTS - 1);
        const sums = Float64Array.from({ length: POINTS }, (_, index) => from + index * step);
        const masses = sums.map((sum, index) => density(sum, information, before) * simpson(index) * step);
        stages.push({ information, sums, masses, upper });
    }
    return stages;
}
/** Returns the density of the sum at this look, carried on from the look before. */
function density(sum, information, before) {
    if (before === undefined)
        return (0,normal/* normalDensity */.kC)(sum / Math.sqrt(information)) / Math.sqrt(information);
    const deviation = Math.sqrt(information - before.information);
    let total = 0;
    for (let i = 0; i < POINTS; i += 1) {
        total += before.masses[i] * (0,normal/* normalDensity */.kC)((sum - before.sums[i]) / deviation);
    }
    return total / deviation;
}
function simpson(index) {
    return (index === 0 || index === POINTS - 1 ? 1 : index % 2 === 1 ? 4 : 2) / 3;
}
/** P_θ(an outcome at least as large as the one seen). */
function largerOutcome(theta, stages, test) {
    const [first] = stages;
    if (first === undefined)
        return 0;
    let total = (0,normal/* normalUpperTail */.IL)((first.upper - theta * first.information) / Math.sqrt(first.information));
    stages.forEach((stage, index) => {
        const next = stages[index + 1];
        const information = next?.information ?? test.information;
        const limit = next?.upper ?? test.estimate * test.information;
        total += passesBeyond(theta, stage, { information, limit });
    });
    return total;
}
/** P_θ(went on at `stage`, and the next sum lies above the limit). */
function passesBeyond(theta, { information, sums, masses }, next) {
    const gained = next.information - information;
    const deviation = Math.sqrt(gained);
    let total = 0;
    for (let i = 0; i < POINTS; i += 1) {
        const sum = sums[i];
        const tilt = Math.exp(theta * sum - (theta * theta * information) / 2);
        total += masses[i] * tilt * (0,normal/* normalUpperTail */.IL)((next.limit - sum - theta * gained) / deviation);
    }
    return total;
}

// EXTERNAL MODULE: ./lib/stats/student-t.js
var student_t = __webpack_require__(2969);
;// CONCATENATED MODULE: ./lib/analysis/pairs/pair-rule.js






/** Chance of missing a slowdown of exactly the size that the test is designed for. */
const BETA = { p50: 0.1, p95: 0.05 };
/** A slowdown in the tail alone moves the band by somewhat less: its lower ranks are not reached. */
const TAIL_ATTENUATION = 0.75;
/** The part of α for the last look. What comes so far is what is hard to tell; the rest is certain anyway. */
const LAST_SHARE = { p50: 0.7, p95: 0.8 };
/** The test of a check whose alarms begin at `margin`, in logs. */
function ruleOf({ statistic, alpha }, margin) {
    const designed = (0,values_margin/* designedSlowdown */.B)(margin);
    const tested = statistic === 'p95' ? TAIL_ATTENUATION * designed : designed;
    return { margin: tested, alpha, beta: BETA[statistic], lastShare: LAST_SHARE[statistic] };
}
/** The change and its interval, which take account of the looks before: a test that stops at an extreme stops at luck. */
function changeAfterLooks(wanted, looks, estimate) {
    const standardError = estimate.standardError * smallSample(estimate.n);
    return stoppedInterval({ passed: passedLooks(wanted, looks, standardError), information: standardError ** -2, estimate: estimate.shift }, thresholds/* CONFIDENCE */.LL);
}
/**
 * Returns how much wider an interval must be because its error is estimated too, and a test stops where that came out small.
 * A robust spread of n differences is about as certain as an ordinary one of half as many.
 */
function smallSample(n) {
    const p = 1 - (1 - thresholds/* CONFIDENCE */.LL) / 2;
    return (0,student_t/* studentTQuantile */.$J)(p, Math.max(2, n / 2)) / (0,normal/* normalQuantile */.Zl)(p);
}
/** Uses today's estimate of the noise for the earlier looks too. */
function passedLooks(wanted, { pairCount, passed, margin }, standardError) {
    return passed.map((earlier) => {
        const error = standardError * Math.sqrt(pairCount / earlier);
        return { information: error ** -2, ...(0,sequential_test/* goesOnBetween */.Cz)(error, ruleOf(wanted, margin)) };
    });
}

;// CONCATENATED MODULE: ./lib/analysis/pairs/latency-verdict.js








/** More pairs than this are not a piece of advice. */
const MOST_PAIRS_TO_ADVISE = 20_000;
/** Returns a check's verdict at the look that decided it, or at the last one. */
function pairVerdict(facts) {
    const { target, owned, wanted, look } = facts;
    const { metric, statistic, gating } = wanted;
    const { estimate } = look;
    const change = estimate && changeAfterLooks(wanted, { ...look, pairCount: look.values.length }, estimate);
    const word = verdictAndReason(facts, change);
    const known = {
        target,
        metric,
        statistic,
        kind: 'interleaved',
        gating,
        owned,
        ...word,
        pairCount: look.values.length,
        ...armPercentiles(look.values, statistic)
    };
    if (estimate === undefined || change === undefined || look.hopeless !== undefined)
        return known;
    return {
        ...known,
        changeRatio: Math.expm1(change.center),
        intervalRatio: [Math.expm1(change.interval[0]), Math.expm1(change.interval[1])],
        detectableRatio: Math.expm1(detectable(facts, estimate)),
        marginRatio: Math.expm1(look.margin),
        chanceOneIn: word.verdict === 'regressed' ? chanceOneIn(facts, estimate) : undefined,
        pairsToSettle: word.verdict === 'inconclusive' ? pairsToSettle(facts, estimate) : undefined
    };
}
/** Each arm's own percentile, type 7, where there are enough values and no failure reaches it. */
function armPercentiles(values, statistic) {
    const of = (arm) => {
        const sorted = (0,stats_sorted/* sortSamples */.O)(values.flatMap((value) => value[arm] ?? []));
        const n = sorted?.length ?? 0;
        if (sorted === undefined || n < report/* PRINTED_FROM */.Y[statistic])
            return { n };
        const value = (0,quantile/* quantile */.Y)(sorted, statistic === 'p50' ? 0.5 : 0.95);
        return Number.isFinite(value) ? { value, n } : { n };
    };
    const base = of('base');
    const head = of('head');
    return {
        baseline: base.value,
        candidate: head.value,
        sampleCounts: { baseline: base.n, candidate: head.n, runs: 1 }
    };
}
function verdictAndReason(facts, change) {
    const { outcome, hopeless } = facts.look;
    if (hopeless !== undefined) {
        return { verdict: 'inconclusive', reason: hopeless === 'absent' ? 'not-observable' : hopeless };
    }
    if (outcome === undefined)
        return { verdict: 'inconclusive', reason: whyUndecided(facts) };
    if (outcome === 'slower')
        return { verdict: 'regressed', reason: 'slower-beyond-noise' };
    if (change !== undefined && isFaster(facts, change))
        return { verdict: 'improved', reason: 'faster-beyond-noise' };
    return { verdict: 'unchanged', reason: isDetected(change) ? 'within-margin' : 'slowdown-unlikely' };
}
function isDetected(change) {
    return change !== undefined && (change.interval[0] > 0 || change.interval[1] < 0);
}
function whyUndecided({ wanted, look, mostPairs }) {
    if (look.tooEarly !== undefined)
        return look.tooEarly;
    return wanted.gating && look.values.length < mostPairs ? 'not-finished' : 'could-be-either';
}
/** The same test, looking the other way. */
function isFaster({ wanted, look }, { center }) {
    if (look.estimate === undefined || center > -look.margin)
        return false;
    const { shift, z, ...rest } = look.estimate;
    return (0,sequential_test/* decide */.LD)({ ...rest, shift: -shift, z: -z }, ruleOf(wanted, look.margin), look.place) === 'shifted';
}
/**
 * The smallest slowdown that is found nine times in ten: by a test of these pairs alone, (z_{1−α} + z_{0.9}) SE, and so far
 * beyond the margin that its estimate is; or, where measuring would have gone on as long as it was needed, the size that
 * the test is designed for, if the cap allows for it.
 */
function detectable({ wanted, look, mostPairs }, { standardError }) {
    const foundWith = (error) => Math.max(reachOf(wanted) * error, look.margin + (0,normal/* normalQuantile */.Zl)(thresholds/* POWER */.wY) * error);
    const here = foundWith(standardError);
    if (!wanted.gating || look.outcome === undefined)
        return here;
    const atCap = foundWith(standardError * Math.sqrt(look.values.length / Math.max(look.values.length, mostPairs)));
    return Math.min(here, Math.max((0,values_margin/* designedSlowdown */.B)(look.margin), atCap));
}
function reachOf({ alpha }) {
    return (0,normal/* normalQuantile */.Zl)(1 - alpha) + (0,normal/* normalQuantile */.Zl)(thresholds/* POWER */.wY);
}
/** Returns the number of pairs at which a single look would find what the test is designed for nine times in ten, if the noise stays the same. */
function pairsToSettle({ wanted, look }, { standardError }) {
    const { margin } = ruleOf(wanted, look.margin);
    const needed = look.values.length * ((reachOf(wanted) * standardError) / margin) ** 2;
    const rounded = Math.ceil(Math.max(needed, look.values.length + 1) / 10) * 10;
    return rounded <= MOST_PAIRS_TO_ADVISE ? rounded : undefined;
}
function chanceOneIn({ wanted, look }, estimate) {
    return Math.floor(1 / Math.max(thresholds/* RAREST */.YY, (0,sequential_test/* chanceOf */.En)(estimate, ruleOf(wanted, look.margin), look.place)));
}

// EXTERNAL MODULE: ./lib/stats/binomial.js
var binomial = __webpack_require__(1350);
// EXTERNAL MODULE: ./lib/stats/bisect.js
var bisect = __webpack_require__(1977);
// EXTERNAL MODULE: ./lib/stats/huber-score.js
var huber_score = __webpack_require__(4864);
// EXTERNAL MODULE: ./lib/stats/paired-shift.js + 1 modules
var paired_shift = __webpack_require__(6006);
// EXTERNAL MODULE: ./lib/analysis/values/pair-values.js
var pair_values = __webpack_require__(5116);
// EXTERNAL MODULE: ./lib/analysis/pairs/pair-shifts.js + 2 modules
var pair_shifts = __webpack_require__(654);
;// CONCATENATED MODULE: ./lib/analysis/pairs/prompt-checks.js










/** The metrics that one slow prompt shows in. End-to-end time follows from them. */
const PROMPT_METRICS = ['ttft', 'tpot'];
/** So many prompts are asked again, the most suspicious first. */
const MOST_SUSPECTS = 3;
/** A prompt is suspicious that is slower than the others by this much, in logs, and by so many times its error. */
const SUSPICIOUS = { excess: Math.log(1.3), errors: 2.5 };
/** A suspect is asked so often, and not to the end where the first pairs clear it. */
const FRESH_PAIRS = { first: 2, all: 8 };
/** The first pairs clear a suspect that is slower by less than this, in logs. */
const CLEARED_BELOW = Math.log(1.4);
/** A fresh pair speaks against its prompt that is slower by more than this, in logs: halfway to twice as slow. */
const SLOW_PAIR = Math.log(Math.SQRT2);
function promptNoise(values) {
    const whole = (0,pair_shifts/* logPairs */.iH)(values);
    const estimate = (0,paired_shift/* pairedShift */.u)(whole);
    if (estimate === undefined)
        return undefined;
    const order = (0,paired_shift/* orderEffect */.O)(whole);
    const frame = { order, shift: estimate.shift };
    const residuals = residualsOf(values, frame);
    const scale = (0,huber_score/* huberScore */.Jd)([...residuals.values()].flat()).scaleAt(0);
    return { ...frame, residuals, scale };
}
function residualsOf(values, { order, shift }) {
    const residuals = new Map();
    for (const { scenarioId, base, head, headSecond } of values.filter(pair_values/* hasBothValues */.g_)) {
        const change = (0,scenario_values/* logOf */.Gs)(head) - (0,scenario_values/* logOf */.Gs)(base) - (headSecond ? order : -order);
        residuals.set(scenarioId, [...(residuals.get(scenarioId) ?? []), change - shift]);
    }
    return residuals;
}
/**
 * The prompts that look slower than the others by the pairs of the first look, the most suspicious first. A tenth of the
 * prompts getting twice as slow moves no median; it takes a question of its own.
 */
function suspectsOf(firstLook, reading) {
    const suspicion = new Map();
    for (const metric of PROMPT_METRICS) {
        const noise = promptNoise((0,pair_values/* pairValues */.RN)(firstLook, metric, reading));
        for (const [id, list] of noise?.residuals ?? []) {
            const excess = list.reduce((sum, value) => sum + value, 0) / list.length;
            const errors = excess / ((noise?.scale ?? 1) / Math.sqrt(list.length));
            if (excess < SUSPICIOUS.excess || errors < SUSPICIOUS.errors)
                continue;
            suspicion.set(id, Math.max(errors, suspicion.get(id) ?? 0));
        }
    }
    return [...suspicion]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MOST_SUSPECTS)
        .map(([id]) => id);
}
/** The fresh pairs that are still to be made. `rechecks` are those made so far. */
function recheckWanted(firstLook, rechecks, reading) {
    const missing = suspectsOf(firstLook, reading).map((id) => {
        const own = rechecks.filter(({ scenarioId }) => scenarioId === id);
        const wanted = own.length < FRESH_PAIRS.first ? FRESH_PAIRS.first : FRESH_PAIRS.all;
        const cleared = own.length >= FRESH_PAIRS.first && isCleared(firstLook, own, reading);
        return { id, pairCount: cleared ? 0 : wanted - own.length };
    });
    return [...Map.groupBy(missing, ({ pairCount }) => pairCount)]
        .filter(([pairCount]) => pairCount > 0)
        .map(([pairCount, prompts]) => ({ scenarioIds: prompts.map(({ id }) => id), pairCount }));
}
function isCleared(firstLook, own, reading) {
    return PROMPT_METRICS.every((metric) => {
        const noise = promptNoise((0,pair_values/* pairValues */.RN)(firstLook, metric, reading));
        if (noise === undefined)
            return true;
        const fresh = [...residualsOf((0,pair_values/* pairValues */.RN)(own.slice(0, FRESH_PAIRS.first), metric, reading), noise).values()].flat();
        return fresh.length === 0 || fresh.reduce((sum, value) => sum + value, 0) / fresh.length < CLEARED_BELOW;
    });
}
/**
 * Checks that no single prompt got slower, by fresh pairs only: those of the first look were what made them
 * suspicious. A prompt is slower where more of its fresh pairs are slow than chance allows (exact binomial), with the
 * share of slow ones among all other pairs as the chance; α is shared over the suspects. `undefined` for a metric that
 * the pairs do not have.
 */
function checkPrompts(regular, rechecks, facts) {
    const suspects = suspectsOf(regular.firstLook, facts.reading);
    return PROMPT_METRICS.flatMap((metric) => {
        const values = (0,pair_values/* pairValues */.RN)(regular.all, metric, facts.reading);
        const noise = promptNoise(values);
        return noise === undefined ? [] : [promptCheck(metric, { noise, suspects, pairs: regular.all, rechecks }, facts)];
    });
}
function promptCheck(metric, material, facts) {
    const { noise, suspects, pairs, rechecks } = material;
    const others = [...noise.residuals].filter(([id]) => !suspects.includes(id)).flatMap(([, list]) => list);
    // Both signs are the same chance: under no change the labels of a pair are a coin's. One more keeps it above 0.
    const chance = (1 + others.filter((value) => Math.abs(value) > SLOW_PAIR).length) / (2 * (others.length + 1));
    const alpha = facts.alpha / MOST_SUSPECTS;
    const fresh = residualsOf((0,pair_values/* pairValues */.RN)(rechecks, metric, facts.reading), noise);
    const slower = suspects
        .map((id) => ({ id, list: fresh.get(id) ?? [] }))
        .map(({ id, list }) => ({ id, list, upperTail: slowTail(list, chance) }))
        .filter(({ upperTail }) => upperTail <= alpha)
        .toSorted((a, b) => ((0,quantile/* median */.J)(b.list) ?? 0) - ((0,quantile/* median */.J)(a.list) ?? 0));
    const [worst] = slower;
    return {
        target: facts.target,
        metric,
        statistic: 'worst-prompt',
        kind: 'interleaved',
        gating: true,
        owned: facts.owned,
        ...(worst !== undefined
            ? { verdict: 'regressed', reason: 'slower-prompts' }
            : facts.finished
                ? { verdict: 'unchanged', reason: 'no-slower-prompt' }
                : { verdict: 'inconclusive', reason: 'not-finished' }),
        ...(worst === undefined
            ? {}
            : {
                changeRatio: Math.expm1(((0,quantile/* median */.J)(worst.list) ?? 0) + noise.shift),
                chanceOneIn: Math.floor(1 / Math.max(1e-6, worst.upperTail * MOST_SUSPECTS)),
                scenarios: slower.map(({ id }) => id)
            }),
        detectableRatio: detectableOf(others, chance, alpha),
        sampleCounts: { baseline: pairs.length, candidate: pairs.length, runs: 1 },
        pairCount: pairs.length
    };
}
function slowTail(list, chance) {
    return list.length === 0
        ? 1
        : (0,binomial/* binomialUpperTail */.Yw)(list.filter((value) => value > SLOW_PAIR).length, list.length, chance);
}
/** The slowdown of one prompt that its fresh pairs show nine times in ten, by how the other pairs scatter. */
function detectableOf(others, chance, alpha) {
    const sorted = (0,stats_sorted/* sortSamples */.O)(others);
    const needed = (0,binomial/* criticalCount */.Tm)(FRESH_PAIRS.all, chance, alpha);
    if (sorted === undefined || needed > FRESH_PAIRS.all)
        return undefined;
    const share = (0,bisect/* bisect */.h)((p) => -(0,binomial/* binomialUpperTail */.Yw)(needed, FRESH_PAIRS.all, p), -thresholds/* POWER */.wY, [0, 1]);
    return Math.expm1(SLOW_PAIR - (0,quantile/* quantile */.Y)(sorted, Math.max(0, 1 - share)));
}

// EXTERNAL MODULE: ./lib/domain/metric.js
var metric = __webpack_require__(3230);
;// CONCATENATED MODULE: ./lib/stats/sign-test.js

/**
 * The exact one-sided sign test on pairs that differ (McNemar, "Note on the Sampling Error of the Difference Between
 * Correlated Proportions or Percentages", Psychometrika 12 (1947)): P(X ≥ head) for X ~ Binomial(head + base, ½), where
 * `head` pairs have the event on head's side alone and `base` on base's.
 */
function signTest(head, base) {
    return (0,binomial/* binomialUpperTail */.Yw)(head, head + base, 0.5);
}

;// CONCATENATED MODULE: ./lib/analysis/pairs/rate-checks.js







/** Checks that no more of head's requests fail than of base's. */
function checkFailures(pairs, facts) {
    const events = pairs.map(({ base, head }) => ({ base: (0,sample/* isFailure */.N6)(base), head: (0,sample/* isFailure */.N6)(head) }));
    return signCheck(events, facts, {
        metric: 'error_rate',
        statistic: 'rate',
        more: 'more-failures',
        same: 'failures-as-before'
    });
}
/** Checks that no more of head's requests than of base's are far slower than usual for their prompt, or fail. */
function checkSlowRequests(pairs, facts, reading) {
    const metrics = ['ttft', 'e2e'].map((metric) => slowOnes((0,pair_values/* pairValues */.RN)(pairs, metric, reading)));
    const events = pairs.map((_, index) => ({
        base: metrics.some((slow) => slow[index]?.base === true),
        head: metrics.some((slow) => slow[index]?.head === true)
    }));
    return signCheck(events, facts, {
        metric: 'slow_rate',
        statistic: 'rate',
        more: 'more-slow-requests',
        same: 'slow-requests-as-before'
    });
}
function slowOnes(values) {
    const usual = new Map();
    for (const { scenarioId, base, head } of values) {
        usual.set(scenarioId, [...(usual.get(scenarioId) ?? []), ...[base, head].flatMap((value) => value ?? [])]);
    }
    const medians = new Map([...usual].map(([id, list]) => [id, (0,quantile/* median */.J)(list) ?? Number.POSITIVE_INFINITY]));
    return values.map(({ scenarioId, base, head }) => {
        const limit = thresholds/* SLOW_FACTOR */.AC * (medians.get(scenarioId) ?? Number.POSITIVE_INFINITY);
        const isSlow = (value) => value !== undefined && (value > limit || value === Number.POSITIVE_INFINITY);
        return { base: isSlow(base), head: isSlow(head) };
    });
}
/** Events that both or neither of a pair have say nothing about the labels: the test is on the others. */
function signCheck(events, { target, owned, alpha, finished }, { metric, statistic, more, same }) {
    const n = events.length;
    const head = events.filter((event) => event.head && !event.base).length;
    const base = events.filter((event) => event.base && !event.head).length;
    const share = (arm) => events.filter((event) => event[arm]).length / Math.max(1, n);
    const word = finished ? rateVerdict({ head, base, alpha }, more, same) : NOT_FINISHED;
    const [low, high] = (0,binomial/* rateInterval */.mP)(head, head + base, thresholds/* CONFIDENCE */.LL);
    const rise = (ofDiscordant) => ((2 * ofDiscordant - 1) * (head + base)) / Math.max(1, n);
    return {
        target,
        metric,
        statistic,
        kind: 'interleaved',
        gating: true,
        owned,
        ...word,
        baseline: share('base'),
        candidate: share('head'),
        // A rate moves in points, not in per cent of itself: from 0 % there is no ratio.
        changeRatio: (head - base) / Math.max(1, n),
        intervalRatio: head + base === 0 ? undefined : [rise(low), rise(high)],
        detectableRatio: detectableRise(head + base, n, alpha),
        sampleCounts: { baseline: n, candidate: n, runs: 1 },
        pairCount: n,
        chanceOneIn: word.verdict === 'regressed' ? Math.floor(1 / Math.max(thresholds/* RAREST */.YY, signTest(head, base))) : undefined
    };
}
const NOT_FINISHED = { verdict: 'inconclusive', reason: 'not-finished' };
function rateVerdict({ head, base, alpha }, more, same) {
    if (signTest(head, base) <= alpha)
        return { verdict: 'regressed', reason: more };
    return { verdict: signTest(base, head) <= alpha ? 'improved' : 'unchanged', reason: same };
}
/** The smallest rise found nine times in ten, if as many pairs differ by chance as do here. Absent where none would be. */
function detectableRise(discordant, n, alpha) {
    for (let extra = 1; extra <= n; extra += 1) {
        const all = discordant + extra;
        const power = (0,binomial/* binomialUpperTail */.Yw)((0,binomial/* criticalCount */.Tm)(all, 0.5, alpha), all, (discordant / 2 + extra) / all);
        if (power >= thresholds/* POWER */.wY)
            return extra / n;
    }
    return undefined;
}
/** Checks that head's replies still arrive in pieces. Returns `undefined` where base's did not, or an arm never answered. */
function checkStreaming(pairs, { target, owned }) {
    const answered = (arm) => pairs.map((pair) => pair[arm]).filter(({ outcome }) => outcome === 'ok' || outcome === 'not-streamed');
    const [base, head] = [answered('base'), answered('head')];
    if (base.length === 0 || head.length === 0)
        return undefined;
    const share = (samples) => samples.filter(metric/* streamed */.IB).length / samples.length;
    if (share(base) < thresholds/* STREAMED */.wn.base)
        return undefined;
    const regressed = share(head) < thresholds/* STREAMED */.wn.head;
    return {
        target,
        metric: 'streamed_share',
        statistic: 'rate',
        kind: 'interleaved',
        gating: true,
        owned,
        verdict: regressed ? 'regressed' : 'unchanged',
        reason: regressed ? 'no-longer-streams' : 'streams-as-before',
        baseline: share(base),
        candidate: share(head),
        changeRatio: share(head) - share(base),
        sampleCounts: { baseline: base.length, candidate: head.length, runs: 1 },
        pairCount: pairs.length
    };
}

// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
;// CONCATENATED MODULE: ./lib/analysis/pairs/latency-check.js








/** From so many pairs on, more lost ones than that are no bad luck: */
const HOPELESS_FROM = 60;
const HOPELESS_ALPHA = 0.01;
/** Answers from which it is known that an endpoint does not give a metric. */
const FEWEST_ANSWERS = 10;
/** Pairs from which a tail is judged: before, it holds a handful of values. */
const TAIL_FROM = 100;
/** At least this share of the pairs must have a value on both sides. */
const FEWEST_WHOLE = 0.5;
/** Tests one metric on all pairs so far. */
function lookAt(wanted, when, { usual, baseOnOtherServer = false } = {}) {
    const { statistic, margin } = wanted;
    const { values } = when;
    const look = { ...when, margin: (0,values_margin/* marginOf */.O)(margin, margin.absolute === undefined ? undefined : baseMedian(values)) };
    const hopeless = hopelessness(values);
    if (hopeless !== undefined)
        return { ...look, hopeless };
    const alone = statistic === 'p50' ? (0,pair_shifts/* shiftOfPairs */.Fd)(values) : (0,pair_shifts/* tailShiftOfPairs */.zF)(values, usual);
    if (alone === undefined)
        return look;
    const estimate = baseOnOtherServer ? (0,pair_shifts/* widened */["do"])(alone, values) : alone;
    const tooEarly = tooEarlyFor(values, statistic);
    if (tooEarly !== undefined)
        return { ...look, estimate, tooEarly };
    return { ...look, estimate, outcome: outcomeOf(wanted, look, estimate) };
}
function outcomeOf(wanted, { values, passed, place, margin }, estimate) {
    const decided = (0,sequential_test/* decide */.LD)(estimate, ruleOf(wanted, margin), place);
    if (decided !== 'shifted')
        return decided && 'not-slower';
    const { center } = changeAfterLooks(wanted, { pairCount: values.length, passed, margin }, estimate);
    return center >= margin ? 'slower' : 'within-margin';
}
/** Returns the value that an absolute margin is taken relative to. */
function baseMedian(values) {
    return (0,quantile/* median */.J)(values.flatMap(({ base }) => (base === undefined || !Number.isFinite(base) ? [] : [base])));
}
function tooEarlyFor(values, statistic) {
    if (lostRatio(values) > thresholds/* MOST_LOST */.rz)
        return 'too-many-failures';
    const few = values.filter(pair_values/* hasBothValues */.g_).length < FEWEST_WHOLE * values.length;
    return few || (statistic === 'p95' && values.length < TAIL_FROM) ? 'too-few-samples' : undefined;
}
function hopelessness(values) {
    const lost = values.filter(isLost).length;
    const lacks = { base: lacksMetric(values, 'base'), head: lacksMetric(values, 'head') };
    if (lacks.base && lacks.head)
        return 'absent';
    if (lacks.head)
        return 'vanished';
    if (lacks.base)
        return 'not-observable';
    const many = values.length >= HOPELESS_FROM && (0,binomial/* binomialUpperTail */.Yw)(lost, values.length, thresholds/* MOST_LOST */.rz) < HOPELESS_ALPHA;
    return many ? 'too-many-failures' : undefined;
}
/** Returns true where an arm answered and never had a value. */
function lacksMetric(values, arm) {
    const answered = values.filter((value) => value[arm] !== Number.POSITIVE_INFINITY);
    return answered.length >= FEWEST_ANSWERS && answered.every((value) => value[arm] === undefined);
}
function isLost({ base, head }) {
    return base === Number.POSITIVE_INFINITY || head === Number.POSITIVE_INFINITY;
}
/** The share of pairs that a failed request took away. */
function lostRatio(values) {
    return values.length === 0 ? 0 : values.filter(isLost).length / values.length;
}

;// CONCATENATED MODULE: ./lib/analysis/pairs/replay-looks.js



/**
 * All looks at the pairs, one after another, as if none had been made before. Gating checks are looked at until they are
 * decided; the others once, where that ended, on the pairs that the gating ones needed.
 */
function replayLooks(request) {
    const { wanted, ended } = request;
    const material = { ...request, read: (0,pair_values/* readerOf */.TC)(request.pairs, request.reading) };
    const replay = replayGating(material);
    // The gating checks' end is no look that was chosen for what the others showed.
    const others = wanted
        .filter(({ gating }) => !gating)
        .map((check) => ({
        wanted: check,
        look: lookOf(material, check, { size: replay.pairCount, passed: [], place: 'only' })
    }));
    const known = [...replay.checks, ...others];
    const checks = wanted.flatMap((check) => known.find((tracked) => tracked.wanted === check) ?? []);
    const over = ended || replay.nextSize === undefined;
    return { ...replay, over, checks: over ? checks : checks.map(undecidedBeside) };
}
/** Until measuring is over, a check that is judged once has not been. */
function undecidedBeside(check) {
    return check.wanted.gating ? check : { ...check, look: undecided(check.look) };
}
function replayGating(request) {
    const sizes = lookSizes(request.looks);
    let checks = request.wanted.filter(({ gating }) => gating).map(unlooked);
    for (const size of sizes) {
        const place = size === sizes[sizes.length - 1] ? 'last' : 'underway';
        // Fewer than the look's: measuring has not come that far, or was cut off before it. Nothing is decided then.
        const whole = request.pairs.length >= size;
        checks = checks.map((check) => (isSettled(check) ? check : lookedAt(request, check, { size, place, whole })));
        const failedFast = request.failFast && request.awaited === undefined && checks.some(({ look }) => look.outcome === 'slower');
        const open = checks.filter((check) => !isSettled(check) && isAwaited(check, request)).map((check) => check.wanted);
        const facts = { checks, open, pairCount: Math.min(size, request.pairs.length), failedFast };
        if (!whole)
            return { ...facts, nextSize: size };
        const isEnough = open.length === 0 && size >= pairsAwaited(request);
        if (failedFast || isEnough || place === 'last')
            return facts;
    }
    return { checks, open: [], pairCount: 0, failedFast: false };
}
/** In a second measurement, only what the first alarmed of is worth another pair. */
function isAwaited({ wanted }, { awaited }) {
    return (awaited === undefined ||
        awaited.some(({ metric, statistic }) => metric === wanted.metric && statistic === wanted.statistic));
}
/** An alarm that is judged once, at the end, needs as many pairs as it was made of. */
function pairsAwaited({ awaited = [], wanted }) {
    const judgedOnce = awaited.filter(({ metric, statistic }) => !wanted.some((check) => check.gating && check.metric === metric && check.statistic === statistic));
    return Math.max(0, (0,extremes/* largest */.n)(judgedOnce.map(({ pairCount = 0 }) => pairCount)));
}
function unlooked(wanted) {
    return { wanted, look: { values: [], passed: [], place: 'underway', margin: 0 } };
}
function lookedAt(request, { wanted, look: last }, { size, place, whole }) {
    const passed = last.values.length === 0 ? [] : [...last.passed, last.values.length];
    const look = lookOf(request, wanted, { size, passed, place });
    return { wanted, look: whole ? look : undecided(look) };
}
function isSettled({ look }) {
    return look.outcome !== undefined || look.hopeless !== undefined;
}
function undecided({ outcome: _outcome, hopeless, ...look }) {
    return hopeless === 'absent' ? { ...look, hopeless } : look;
}
function lookOf({ pairs, reading, usual, baseOnOtherServer = false, read }, wanted, { size, ...when }) {
    const look = lookAt(wanted, { ...when, values: read(wanted.metric, size) }, { usual: usual[wanted.metric], baseOnOtherServer });
    const counted = wanted.metric === 'tpot' || (wanted.metric === 'e2e' && !reading.ownLength);
    return counted && !reading.normalized && !sameTokenSource(pairs.slice(0, size))
        ? { ...look, hopeless: 'token-source-differs' }
        : look;
}
/** Counts of two kinds are two different numbers of the same text. */
function sameTokenSource(pairs) {
    const sources = (arm) => new Set(pairs.flatMap((pair) => pair[arm].outputTokenSource ?? []));
    const base = sources('base');
    const head = sources('head');
    return (base.size === 0 || head.size === 0 || [...base, ...head].every((source) => base.has(source) && head.has(source)));
}
/** Looks at fewer more pairs than this would mostly be looks at the same thing. */
const SMALLEST_STEP = 10;
const GROWTH = 1.2;
/**
 * After how many pairs the gate looks, the last of them the cap: one round and at least `leastPairs`, then a third of a
 * round more until two rounds, then by a fifth. Fewer looks would waste requests, more would change nothing.
 */
function lookSizes({ scenarioCount, leastPairs, mostPairs }) {
    const sizes = [];
    let size = Math.max(leastPairs, scenarioCount);
    while (size < mostPairs) {
        sizes.push(size);
        size =
            size < 2 * scenarioCount
                ? size + Math.max(SMALLEST_STEP, Math.ceil(scenarioCount / 3))
                : Math.ceil((size * GROWTH) / SMALLEST_STEP) * SMALLEST_STEP;
    }
    return [...sizes, mostPairs];
}

;// CONCATENATED MODULE: ./lib/analysis/pairs/judge-pairs.js











/** Failures, and slow requests. */
const RATE_CHECKS = 2;
/**
 * Everything that the pairs of one target come to. Looks are replayed from all its pairs in order, at the sizes of
 * look-sizes.ts: a decided check is frozen at its look, and what was measured beyond the last look is not looked at. The
 * same pairs give the same verdict again, and a re-run that adds pairs continues the same test.
 */
function judgePairs(request) {
    const { target, owned, samples, looks, usual = {}, failFast, ended = false, baseOnOtherServer = false } = request;
    const awaited = request.awaited?.filter((check) => check.target === target);
    const { regular, rechecks } = (0,values_pairs/* pairsOf */.f)(samples, target);
    const reading = readingOf(request);
    const replay = replayLooks({
        wanted: pairChecks(request),
        pairs: regular,
        looks,
        reading,
        usual,
        baseOnOtherServer,
        failFast,
        awaited,
        ended
    });
    const pairs = regular.slice(0, replay.pairCount);
    const prompts = judgePrompts(request, { regular, rechecks, pairs }, replay.over);
    const facts = { target, owned, alpha: request.alpha.other, finished: replay.over };
    const latency = replay.checks
        .filter(({ look }) => look.hopeless !== 'absent' || hidesText(samples, target))
        .map((check) => undecidedWhereVoid(pairVerdict({ target, owned, ...check, mostPairs: looks.mostPairs }), request));
    const checks = [
        ...latency,
        ...prompts.checks,
        checkFailures(pairs, facts),
        checkSlowRequests(pairs, facts, reading),
        ...[checkStreaming(pairs, facts)].flatMap((check) => check ?? [])
    ];
    return {
        checks,
        undecided: replay.open.map(({ metric, statistic }) => ({ target, metric, statistic })),
        pairCount: pairs.length,
        next: {
            pairCount: replay.nextSize,
            rechecks: replay.failedFast ? [] : prompts.wanted
        }
    };
}
/** A metric that neither arm has is no check, unless something was generated that is not read: then nobody judged it. */
function hidesText(samples, target) {
    return samples.some(({ targetId, flags }) => targetId === target && flags.includes('unread-text'));
}
/** Single prompts: suspected by the first look's pairs, which therefore no longer judge them. */
function judgePrompts(request, { regular, rechecks, pairs }, over) {
    const [firstSize = 0] = lookSizes(request.looks);
    const firstLook = regular.slice(0, firstSize);
    const reading = readingOf(request);
    const looked = firstLook.length === firstSize;
    const wanted = looked ? recheckWanted(firstLook, rechecks, reading) : [];
    const facts = {
        target: request.target,
        owned: request.owned,
        alpha: request.alpha.other,
        reading,
        finished: over && looked && wanted.length === 0
    };
    return { wanted, checks: checkPrompts({ firstLook, all: pairs }, rechecks, facts) };
}
function readingOf({ normalized = false, ownLength = false }) {
    return { normalized, ownLength };
}
function pairChecks({ gateChecks, alpha }) {
    const shares = (0,alpha_shares/* gatingShares */.r)(alpha, gateChecks.filter(isPairCheck).map(({ statistic }) => statistic));
    return (0,wanted_checks/* wantedChecks */.x)(gateChecks).map((check) => ({
        ...check,
        alpha: check.gating ? shares[check.statistic] : alpha.other
    }));
}
function isPairCheck(check) {
    return (0,latency_check/* isJudgedMetric */.c)(check.metric) && (check.statistic === 'p50' || check.statistic === 'p95');
}
/** Counts the checks of a target with a base that can turn the job red, for `alphaShares`. */
function pairCheckCounts(gateChecks) {
    const gating = gateChecks.filter(isPairCheck).length;
    return { gating, other: 2 * scenario_values/* JUDGED_METRICS */.YC.length - gating + RATE_CHECKS + PROMPT_METRICS.length };
}
/** With too many requests spoilt the latencies of the rest say little; the rates still stand. */
function undecidedWhereVoid(check, { samples, target }) {
    const own = samples.filter(({ targetId }) => targetId === target);
    if (own.filter(sample/* isVoid */.Rd).length <= thresholds/* MOST_VOID */.RW * own.length)
        return check;
    const { changeRatio: _change, intervalRatio: _interval, pairsToSettle: _pairs, chanceOneIn: _chance, ...rest } = check;
    return { ...rest, verdict: 'inconclusive', reason: 'too-many-void' };
}


/***/ }),

/***/ 654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iH: () => (/* binding */ logPairs),
  Fd: () => (/* binding */ shiftOfPairs),
  zF: () => (/* binding */ tailShiftOfPairs),
  "do": () => (/* binding */ widened)
});

// EXTERNAL MODULE: ./lib/stats/bisect.js
var bisect = __webpack_require__(1977);
// EXTERNAL MODULE: ./lib/stats/sequential-test.js
var sequential_test = __webpack_require__(6161);
;// CONCATENATED MODULE: ./lib/stats/band-score.js


/** The ranks that count: none below the first, in full from the second on. */
const BAND = { from: 0.88, to: 0.98 };
/** Half the stretch over which the slope of the score is read, in logs. */
const SLOPE_REACH = 0.1;
/** The share of values that reaches the band. An error depends on their number, not on the number of pairs. */
const IN_BAND = 2 * (1 - BAND.from);
const LOST_FREEDOM = 6;
/** Tails that differ by more than this are not told apart any further: a factor of 4.5. */
const WIDEST = 1.5;
const SMALLEST_ERROR = 1e-3;
/** With so few values in the tail that the score does not fall, nothing is known. */
const UNKNOWN_ERROR = 9;
/**
 * By how much head's tail is shifted against base's, in logs. Both arms' values, head's moved back by t, are ranked
 * together; a value counts by how far its mid-rank q lies within the band, g = min(1, max(0, (q − 0.88) / 0.10)), and
 *
 *   z(t) = Σ (g_head − g_base) / √(Σ (g_head − g_base)²)
 *
 * is about standard normal where t is the shift, since the labels of a pair are a coin's. A band rather than the 95th
 * percentile itself: what lies around it says the same, and there is more of it. (Linear rank scores:
 * Hájek, Šidák & Sen, Theory of Rank Tests, 1999; self-normalized as in huber-score.ts.) `undefined` of no pairs.
 */
function tailShift(pairs) {
    const n = pairs.length;
    if (n === 0)
        return undefined;
    const at = bandScore(pairs);
    const shift = (0,bisect/* bisect */.h)(at, 0, [-WIDEST, WIDEST], SMALLEST_ERROR / 10);
    const fall = at(shift - SLOPE_REACH) - at(shift + SLOPE_REACH);
    const values = IN_BAND * n;
    const standardError = (fall > 0 ? Math.max(SMALLEST_ERROR, (2 * SLOPE_REACH) / fall) : UNKNOWN_ERROR) *
        Math.sqrt(values / Math.max(1, values - LOST_FREEDOM));
    return (0,sequential_test/* estimateOf */.qn)({ n, shift, standardError, z: at(0) });
}
/** z(t) of the pairs: sorts once, and for each t walks down from the top as far as the band reaches. */
function bandScore(pairs) {
    const base = fromTheTop(pairs.map((pair) => pair.base));
    const head = fromTheTop(pairs.map((pair) => pair.head));
    return (t) => selfNormalized(bandWeights(base, head, t));
}
function fromTheTop(values) {
    const at = (pair) => values[pair];
    const pairs = Uint32Array.from(values, (_, index) => index).sort((a, b) => at(a) === at(b) ? a - b : at(b) > at(a) ? 1 : -1);
    return { values: Float64Array.from(pairs, at), pairs };
}
/** The score of each pair that reaches the band: head's weight minus base's. */
function bandWeights(base, head, t) {
    const weights = new Map();
    const add = ({ pairs }, { from, to, weight }) => {
        for (let i = from; i < to; i += 1) {
            const pair = pairs[i];
            weights.set(pair, (weights.get(pair) ?? 0) + weight);
        }
    };
    const total = base.values.length + head.values.length;
    let b = 0;
    let h = 0;
    while (b + h < (1 - BAND.from) * total) {
        const value = Math.max(base.values[b] ?? Number.NEGATIVE_INFINITY, (head.values[h] ?? Number.NEGATIVE_INFINITY) - t);
        const nextB = endOfTies(base.values, b, (x) => x >= value);
        // Moved back by the same subtraction as above, or a rounding would leave the top where it is.
        const nextH = endOfTies(head.values, h, (x) => x - t >= value);
        if (nextB === b && nextH === h)
            throw new RangeError('a tail needs numbers, and one of the values is none');
        const midRank = 1 - (b + h + nextB + nextH) / (2 * total);
        const weight = Math.min(1, Math.max(0, (midRank - BAND.from) / (BAND.to - BAND.from)));
        add(base, { from: b, to: nextB, weight: -weight });
        add(head, { from: h, to: nextH, weight });
        b = nextB;
        h = nextH;
    }
    return weights;
}
/** The first place from `from` on whose value is not at the top any more. */
function endOfTies(values, from, isAtTop) {
    let end = from;
    while (end < values.length && isAtTop(values[end]))
        end += 1;
    return end;
}
function selfNormalized(weights) {
    let sum = 0;
    let squares = 0;
    for (const weight of weights.values()) {
        sum += weight;
        squares += weight * weight;
    }
    return squares > 0 ? sum / Math.sqrt(squares) : 0;
}

// EXTERNAL MODULE: ./lib/stats/paired-shift.js + 1 modules
var paired_shift = __webpack_require__(6006);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
// EXTERNAL MODULE: ./lib/stats/huber-score.js
var huber_score = __webpack_require__(4864);
;// CONCATENATED MODULE: ./lib/stats/serial-error.js




/** Values further off than this many scales count as that far: one straggler is no correlation. */
const FARTHEST = 1.5;
/** Fewer values say nothing about how they hang together. */
const FEWEST = 20;
/** How likely it is, before any value is seen, that values have nothing in common. */
const NOTHING_IN_COMMON = 0.3;
/** The share of the variance that values have in common with their neighbors. */
const SHARES = [0.1, 0.2, 0.35, 0.5, 0.7, 0.85];
/** How long that lasts until it has fallen to 1/e, in values; at most half of the series. */
const MEMORIES = [2, 4, 8, 16, 32, 64];
const LONGEST_MEMORY = 0.5;
/**
 * By how much the error of a center is larger than it would be if values that came after each other had nothing in common.
 * Values are a mean, noise of their own, and a part that wanders and comes back (an Ornstein-Uhlenbeck process), of which
 * neither the share nor the memory is known. Estimated from the series itself they come out too small, the more so the
 * longer the memory. So every combination of them counts, by how likely it makes the series:
 *
 *   factor² = Σ P(share, memory | values) Var(mean | share, memory, values) / (s²/n)
 *
 * (Hoeting, Madigan, Raftery & Volinsky, "Bayesian Model Averaging", Statistical Science 14, 1999; each likelihood by a
 * Kalman filter with an unknown mean: de Jong, "The Diffuse Kalman Filter", Annals of Statistics 19, 1991.) Values are
 * clipped at 1.5 scales. `values` in the order in which they came. At least 1.
 */
function serialErrorFactor(values) {
    const n = values.length;
    const center = (0,quantile/* median */.J)(values);
    if (n < FEWEST || center === undefined)
        return 1;
    const scale = ((0,quantile/* median */.J)(values.map((value) => Math.abs(value - center))) ?? 0) / huber_score/* MAD_TO_SD */.tT;
    if (scale === 0)
        return 1;
    const clipped = values.map((value) => Math.max(-FARTHEST, Math.min(FARTHEST, (value - center) / scale)));
    const fits = serialModels(n).map((model) => fitOf(clipped, model));
    const best = (0,extremes/* largest */.n)(fits.map(({ logLikelihood }) => logLikelihood));
    const weights = fits.map(({ logLikelihood }) => Math.exp(logLikelihood - best));
    const variance = fits.reduce((sum, fit, index) => sum + weights[index] * fit.variance, 0);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return Math.sqrt(Math.max(1, variance / total / varianceOfMean(clipped)));
}
function serialModels(n) {
    const memories = MEMORIES.filter((memory) => memory <= LONGEST_MEMORY * n);
    const prior = (1 - NOTHING_IN_COMMON) / (SHARES.length * memories.length);
    return [
        { share: 0, memory: 1, prior: NOTHING_IN_COMMON },
        ...SHARES.flatMap((share) => memories.map((memory) => ({ share, memory, prior })))
    ];
}
/** The likelihood of a model with its prior, mean and scale integrated out, and the variance that it gives the mean. */
function fitOf(values, { share, memory, prior }) {
    const kept = Math.exp(-1 / memory);
    // The filter runs over the values and over a series of ones beside them: regressed on each other they give the mean.
    const state = { value: 0, one: 0, variance: share };
    const sums = { logs: 0, ones: 0, both: 0, values: 0 };
    for (const value of values) {
        const variance = state.variance + 1 - share;
        const [ofValue, ofOne] = [value - state.value, 1 - state.one];
        sums.logs += Math.log(variance);
        sums.ones += ofOne ** 2 / variance;
        sums.both += (ofOne * ofValue) / variance;
        sums.values += ofValue ** 2 / variance;
        const gain = state.variance / variance;
        state.value = kept * (state.value + gain * ofValue);
        state.one = kept * (state.one + gain * ofOne);
        state.variance = kept ** 2 * state.variance * (1 - gain) + (1 - kept ** 2) * share;
    }
    const rest = sums.values - sums.both ** 2 / sums.ones;
    const freedom = values.length - 1;
    return {
        logLikelihood: Math.log(prior) - (sums.logs + Math.log(sums.ones) + freedom * Math.log(rest)) / 2,
        variance: rest / freedom / sums.ones
    };
}
function varianceOfMean(values) {
    const center = (0,simple_statistics/* mean */.RE)([...values]);
    return values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1) / values.length;
}

// EXTERNAL MODULE: ./lib/analysis/values/pair-values.js
var pair_values = __webpack_require__(5116);
// EXTERNAL MODULE: ./lib/analysis/values/scenario-values.js
var scenario_values = __webpack_require__(8754);
;// CONCATENATED MODULE: ./lib/analysis/pairs/pair-shifts.js







/** Estimates how much slower head is than base, in logs, from all pairs that have both values. */
function shiftOfPairs(values) {
    return (0,paired_shift/* pairedShift */.u)(logPairs(values));
}
/** The pairs that have both values, in logs, each prompt a group. */
function logPairs(values) {
    return values.filter(pair_values/* hasBothValues */.g_).map(({ scenarioId, base, head, headSecond }) => ({
        group: scenarioId,
        base: (0,scenario_values/* logOf */.Gs)(base),
        head: (0,scenario_values/* logOf */.Gs)(head),
        headSecond
    }));
}
/**
 * The standard deviation, in logs, of what two starts of one build differ by for as long as they run (where memory lies,
 * which core they got). No number of pairs makes it smaller. A standard deviation of 1 % for each start.
 */
const BETWEEN_STARTS = 0.015;
/**
 * The estimate with the error that it has where each arm has a server of its own: one of them can be busy with something
 * for a while, so that pairs next to each other are alike, and no two starts are equally fast.
 */
function widened(estimate, values) {
    const serial = serialErrorFactor(logPairs(values).map(({ base, head }) => head - base));
    const { standardError: alone, z: _, ...rest } = estimate;
    const standardError = Math.hypot(alone * serial, BETWEEN_STARTS);
    // A score is at most √n, however far apart the arms are: it says nothing about a difference that all pairs show.
    return (0,sequential_test/* estimateOf */.qn)({ ...rest, standardError, z: estimate.shift / standardError });
}
/**
 * Estimates how much slower head's slowest tenth is than base's, in logs. Values are taken relative to what is usual for their
 * prompt, or a long prompt would be the tail: from the baseline's runs where there are enough, else over both arms.
 */
function tailShiftOfPairs(values, usual) {
    return tailShift(tailPairs(values, usual ?? usualByPairs(values)));
}
function tailPairs(values, usual) {
    const whole = logPairs(values);
    const order = whole.length === 0 ? 0 : (0,paired_shift/* orderEffect */.O)(whole);
    return values.flatMap(({ scenarioId, base, head, headSecond }) => {
        const level = usual.get(scenarioId);
        if (base === undefined || head === undefined || level === undefined)
            return [];
        return [
            { base: (0,scenario_values/* logOf */.Gs)(base) - level - (headSecond ? 0 : order), head: (0,scenario_values/* logOf */.Gs)(head) - level - (headSecond ? order : 0) }
        ];
    });
}
/** Each prompt's median over both arms; a prompt that never answered has none, and tells nothing of how slow answers are. */
function usualByPairs(values) {
    const logs = new Map();
    for (const { scenarioId, base, head } of values) {
        const list = logs.get(scenarioId) ?? [];
        for (const value of [base, head])
            if (value !== undefined && Number.isFinite(value))
                list.push((0,scenario_values/* logOf */.Gs)(value));
        logs.set(scenarioId, list);
    }
    return new Map([...logs].flatMap(([id, list]) => (list.length === 0 ? [] : [[id, (0,quantile/* median */.J)(list)]])));
}


/***/ }),

/***/ 9572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ pairedTargetsOf),
/* harmony export */   Of: () => (/* binding */ areOnTwoServers),
/* harmony export */   vJ: () => (/* binding */ judgePairedTargets),
/* harmony export */   x: () => (/* binding */ pairedPart)
/* harmony export */ });
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8);
/* harmony import */ var _history_change_warnings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1399);
/* harmony import */ var _history_window_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8769);
/* harmony import */ var _values_first_tokens_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5418);
/* harmony import */ var _values_scenario_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8754);
/* harmony import */ var _values_thresholds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2065);
/* harmony import */ var _alpha_shares_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6325);
/* harmony import */ var _judge_pairs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8148);









/** Runs from which a prompt's usual level is better known from them than from the pairs themselves. */
const RUNS_FOR_USUAL = 3;
/** The counts of a recorded plan that does not give them. */
const USUAL_PAIRS = { least: 60, most: 400 };
/**
 * Judges the pairs of each target. A target without a sample of base is not among them: a base that does not answer
 * is left out while measuring, and history decides then.
 */
function judgePairedTargets(request) {
    const { paired = [], gate } = request;
    const samples = (0,_values_first_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableSamples */ .OS)(request.pairedSamples ?? request.samples);
    const alpha = sharesOf(request);
    const measured = paired.filter(({ id }) => samples.some(({ targetId, arm }) => targetId === id && arm === 'base'));
    return new Map(measured.map((target) => [
        target.id,
        (0,_judge_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .judgePairs */ .d)({
            target: target.id,
            // What is sent was changed, or the server behind it: this change can be the cause.
            owned: true,
            samples,
            gateChecks: gate.checks,
            alpha,
            looks: target.looks,
            failFast: target.failFast,
            awaited: request.awaited,
            ended: request.ended ?? false,
            baseOnOtherServer: target.baseOnOtherServer,
            normalized: target.normalized,
            ownLength: target.ownLength,
            ...usualByHistory(target, request.baselines, (0,_values_first_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .firstTokenOf */ .De)(samples.filter(({ targetId }) => targetId === target.id)))
        })
    ]));
}
/** One error rate over all targets, whichever way each is judged: those of history take their part by themselves. */
function sharesOf({ gate, targets }) {
    const count = targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL).length;
    const { gating, other } = (0,_judge_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .pairCheckCounts */ .f)(gate.checks);
    return (0,_alpha_shares_js__WEBPACK_IMPORTED_MODULE_6__/* .alphaShares */ .D)(gate.falseAlarmRatio, { gating: count * gating, other: count * other });
}
const STALLED = 'void-client-stall';
/** Base and head stood side by side: history has nothing to add. */
function pairedPart(target, { checks }, samples) {
    const { id } = target;
    const own = samples.filter(({ targetId }) => targetId === id);
    const stalled = shareWhere(own, ({ flags }) => flags.includes(STALLED)) > _values_thresholds_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_LOST */ .rz;
    const explained = checks.some(({ metric, verdict }) => metric === 'error_rate' && verdict === 'regressed');
    const lost = ['base', 'head'].some((side) => shareWhere(own.filter((sample) => sample.arm === side && !(0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .isVoid */ .Rd)(sample)), _domain_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6) > _values_thresholds_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_LOST */ .rz);
    const warnings = [
        ...(target.settledDifferently.length === 0
            ? []
            : [{ kind: 'asked-differently', target: id, differences: target.settledDifferently }]),
        ...(target.ownLength ? [] : (0,_history_change_warnings_js__WEBPACK_IMPORTED_MODULE_2__/* .armWarnings */ .s$)(id, judgedOnce(own)))
    ];
    return { id, checks, unmeasured: stalled || (lost && !explained), warnings };
}
function judgedOnce(samples) {
    return samples.filter((sample) => !(0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .isVoid */ .Rd)(sample) && !sample.flags.includes('recheck'));
}
function shareWhere(samples, is) {
    return samples.length === 0 ? 0 : samples.filter(is).length / samples.length;
}
function usualByHistory({ id, baseFingerprint }, baselines, firstToken) {
    const targets = baselines.flatMap((run) => run.targets.filter((target) => target.id === id && target.fingerprint === baseFingerprint && (0,_values_first_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .areOneFirstToken */ .Qj)(target.firstToken, firstToken)));
    if (targets.length < RUNS_FOR_USUAL)
        return {};
    const lengths = (0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_8__/* .referenceLengths */ .Lq)(targets);
    const usual = _values_scenario_values_js__WEBPACK_IMPORTED_MODULE_8__/* .JUDGED_METRICS */ .YC.map((metric) => [
        metric,
        (0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_8__/* .usualLogs */ .mx)(targets.map((target) => (0,_values_scenario_values_js__WEBPACK_IMPORTED_MODULE_8__/* .scenarioValues */ .jr)(target, metric, lengths)))
    ]);
    return { usual: Object.fromEntries(usual) };
}
/** The targets of a recorded plan that are asked in pairs. */
function pairedTargetsOf(plan, { gate, accept }) {
    const { base } = plan;
    if (base === undefined)
        return [];
    const hashes = new Map(base.scenarios.map(({ id, hash }) => [id, hash]));
    const common = plan.scenarios.filter(({ id }) => hashes.has(id));
    const promptsChanged = common.some(({ id, hash }) => hashes.get(id) !== hash);
    return plan.targets.flatMap((target) => {
        const head = plan.targets.find(({ id }) => id === target.baseOf);
        if (head === undefined)
            return [];
        const { least, most } = target.pairs ?? USUAL_PAIRS;
        const modelChanged = head.parts['model'] !== target.parts['model'];
        return [
            {
                id: head.id,
                looks: { scenarioCount: common.length, leastPairs: least, mostPairs: most },
                // An alarm that a line may accept must not keep the others from being measured.
                failFast: gate.failFast && !accept.some((line) => line.target === head.id),
                normalized: modelChanged,
                ownLength: modelChanged || promptsChanged,
                baseFingerprint: target.fingerprint,
                baseOnOtherServer: areOnTwoServers(head, target),
                settledDifferently: isPlannedAlike(head, target) ? (0,_history_window_js__WEBPACK_IMPORTED_MODULE_3__/* .planDifferences */ .AW)(target.asked ?? {}, head.asked ?? {}) : []
            }
        ];
    });
}
function isPlannedAlike({ parts: one }, { parts: other }) {
    return ['api', 'model', 'params', 'extraBody'].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
/** Returns true where head and its base are servers of their own. */
function areOnTwoServers(head, base) {
    return baseOrigin(head) !== baseOrigin(base);
}
function baseOrigin({ parts }) {
    const { baseUrl } = parts;
    return typeof baseUrl === 'string' && URL.canParse(baseUrl) ? new URL(baseUrl).origin : '';
}


/***/ }),

/***/ 1629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QW: () => (/* binding */ logLineOf),
/* harmony export */   UC: () => (/* binding */ digestRun),
/* harmony export */   g$: () => (/* binding */ servedNames),
/* harmony export */   oR: () => (/* binding */ loggedLevels),
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
                ...loggedLevels(target)
            };
        })
    };
}
/** The percentiles of one target in one run. */
function loggedLevels(target) {
    return {
        // A trend of two meanings would be none.
        ttft: target.firstToken !== 'ttfat' ? logged(target, 0) : { n: 0 },
        tpot: logged(target, 1),
        e2e: logged(target, 2)
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
/* harmony import */ var _domain_sample_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8);

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
        if (unread.has((0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .armKey */ .oX)(sample)))
            return withoutTokens(sample);
        const seen = unseen.has(sample.targetId) ? withoutFirstToken(sample) : sample;
        return seen.outputTokenSource === undefined || seen.outputTokenSource === source.get((0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .armKey */ .oX)(seen))
            ? seen
            : withoutCount(seen);
    });
}
/** Each arm by itself: what base shows and head does not has vanished, and must not look as if neither had it. */
function armsOfUnreadText(samples) {
    const counts = new Map();
    for (const sample of samples) {
        if (sample.outcome !== 'ok')
            continue;
        const count = counts.get((0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .armKey */ .oX)(sample)) ?? { answered: 0, unread: 0 };
        count.answered += 1;
        if (sample.flags.includes('unread-text'))
            count.unread += 1;
        counts.set((0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .armKey */ .oX)(sample), count);
    }
    const much = [...counts].filter(([, { answered, unread }]) => unread > MOST_UNREAD * answered);
    return new Set(much.map(([arm]) => arm));
}
function withoutTokens({ ttftMs: _first, ttfatMs: _answer, ...sample }) {
    return withoutCount(sample);
}
function withoutCount({ outputTokenCount: _count, outputTokenSource: _source, ...sample }) {
    return sample;
}
/** The source that counts most of the replies of each target and arm: counts of two kinds are two numbers of the same text. */
function tokenSources(samples) {
    const counts = new Map();
    for (const sample of samples) {
        if (sample.outcome !== 'ok' || sample.outputTokenSource === undefined)
            continue;
        counts.set((0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .armKey */ .oX)(sample), (counts.get((0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .armKey */ .oX)(sample)) ?? 0) + (sample.outputTokenSource === 'usage' ? 1 : -1));
    }
    return new Map([...counts].map(([arm, balance]) => [arm, balance >= 0 ? 'usage' : 'estimated']));
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

/***/ 9135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ designedSlowdown),
/* harmony export */   O: () => (/* binding */ marginOf)
/* harmony export */ });
/**
 * The slowdown that tests are designed for, as a multiple of the margin. Alarms begin at the margin, so a slowdown of just
 * that size is found every other time; one that is found nine times in ten must lie clearly beyond it.
 */
const DESIGN_FACTOR = 5 / 3;
/** The margin in logs: the larger of its relative and its absolute part, the latter relative to the baseline's value. */
function marginOf(margin, baseline) {
    const absolute = margin.absolute === undefined || baseline === undefined ? 0 : margin.absolute / baseline;
    return Math.log1p(Math.max(margin.ratio ?? 0, absolute));
}
/** The slowdown, in logs, that a check with this margin (in logs) is designed to find: 10 % where alarms begin at 6 %. */
function designedSlowdown(margin) {
    return Math.log1p(DESIGN_FACTOR * Math.expm1(margin));
}


/***/ }),

/***/ 5116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RN: () => (/* binding */ pairValues),
/* harmony export */   TC: () => (/* binding */ readerOf),
/* harmony export */   g_: () => (/* binding */ hasBothValues)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);
/* harmony import */ var _domain_sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7710);
/* harmony import */ var _first_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5418);




/** A reader of the pairs that reads each value once, however often it is looked at. */
function readerOf(pairs, reading) {
    const counted = countedPairs(pairs, reading);
    const known = new Map();
    return (metric, size) => {
        // At equal length a value depends on all pairs at the look; the others are the same at each.
        const atLength = metric === 'e2e' && !reading.ownLength;
        const key = atLength ? `${metric} ${size}` : metric;
        const values = known.get(key) ?? valuesOfAll(atLength ? counted.slice(0, size) : counted, metric, atLength);
        known.set(key, values);
        return values.slice(0, size);
    };
}
/**
 * The values of one metric, pair by pair. End-to-end time is taken at equal length, ttft + tpot × (nRef − 1) with nRef
 * the scenario's median token count over both arms, so that a longer answer is not a slower endpoint; of a pair in which
 * one reply has no time per token both are taken as they came.
 */
function pairValues(pairs, metric, reading) {
    return readerOf(pairs, reading)(metric, pairs.length);
}
function countedPairs(pairs, reading) {
    if (!reading.normalized)
        return pairs;
    return pairs.map((pair) => ({ ...pair, base: countedBy(pair.base), head: countedBy(pair.head) }));
}
function valuesOfAll(pairs, metric, atLength) {
    const lengths = atLength ? pairLengths(pairs) : new Map();
    return pairs.map((pair) => ({
        scenarioId: pair.scenarioId,
        headSecond: pair.headSecond,
        ...bothValues(pair, metric, lengths.get(pair.scenarioId))
    }));
}
function countedBy(sample) {
    const { outputTokenCount: _own, reasoningTokenCount: _hidden, normalizedTokenCount, ...given } = sample;
    // Normalized tokens are counted in the text that came: none of them is hidden.
    const rest = { ...given, flags: given.flags.filter((flag) => flag !== 'reasoning-uncounted') };
    return normalizedTokenCount === undefined ? rest : { ...rest, outputTokenCount: normalizedTokenCount };
}
function pairLengths(pairs) {
    const counts = new Map();
    for (const { scenarioId, base, head } of pairs) {
        const list = counts.get(scenarioId) ?? [];
        for (const sample of [base, head]) {
            if (sample.outcome === 'ok' && sample.outputTokenCount !== undefined)
                list.push(sample.outputTokenCount);
        }
        counts.set(scenarioId, list);
    }
    return new Map([...counts].flatMap(([id, list]) => (list.length === 0 ? [] : [[id, (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_3__/* .median */ .J)(list)]])));
}
function bothValues({ base, head }, metric, length) {
    if (metric !== 'e2e')
        return both(valueIn(base, metric), valueIn(head, metric));
    const equal = [base, head].map((sample) => atLength(sample, length));
    return equal.some((value) => value === undefined)
        ? both(valueIn(base, metric), valueIn(head, metric))
        : both(equal[0], equal[1]);
}
function both(base, head) {
    return { base, head };
}
function valueIn(sample, metric) {
    if ((0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(sample))
        return Number.POSITIVE_INFINITY;
    if (sample.outcome !== 'ok')
        return undefined;
    if (metric === 'ttft')
        return (0,_first_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .firstSeenMs */ .gU)(sample);
    return metric === 'tpot' ? (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .tpotMs */ .Wf)(sample, _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_JUDGED_TOKENS */ .sh) : _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[metric].derive(sample);
}
/** `undefined` where the reply has no time per token. */
function atLength(sample, length) {
    if ((0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(sample))
        return Number.POSITIVE_INFINITY;
    const tpot = (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .tpotMs */ .Wf)(sample);
    if (sample.outcome !== 'ok' || length === undefined || tpot === undefined || sample.ttftMs === undefined) {
        return undefined;
    }
    return sample.ttftMs + tpot * (length - 1);
}
function hasBothValues(value) {
    return Number.isFinite(value.base) && Number.isFinite(value.head);
}


/***/ }),

/***/ 8476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ pairsOf)
/* harmony export */ });
/* harmony import */ var _domain_sample_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8);

/**
 * The pairs that the samples of one target make up. A pair that was made again counts as it was made last; a void sample
 * does not count, and a pair of which one arm is missing is none.
 */
function pairsOf(samples, target) {
    const whole = samples.filter((sample) => sample.targetId === target && !(0,_domain_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .isVoid */ .Rd)(sample));
    const isRecheck = ({ flags }) => flags.includes('recheck');
    return {
        regular: matched(whole.filter((sample) => !isRecheck(sample))),
        rechecks: matched(whole.filter(isRecheck))
    };
}
function matched(samples) {
    const arms = { base: new Map(), head: new Map() };
    for (const sample of samples)
        if (sample.pair !== undefined)
            arms[sample.arm].set(sample.pair, sample);
    return [...arms.base]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([number, base]) => {
        const head = arms.head.get(number);
        if (head === undefined || head.scenarioId !== base.scenarioId)
            return [];
        return [{ scenarioId: head.scenarioId, base, head, headSecond: base.startedAtMs <= head.startedAtMs }];
    });
}


/***/ }),

/***/ 9830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ middleLevel),
  m: () => (/* binding */ runLevel)
});

// EXTERNAL MODULE: ./lib/stats/location.js
var stats_location = __webpack_require__(8816);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/stats/spread-within.js

/** Makes the median absolute difference of two values an estimate of a normal standard deviation: √2 Φ⁻¹(3/4). */
const DIFFERENCE_TO_SD = Math.SQRT2 * 0.6745;
/**
 * Returns how much values of one group differ, as a robust standard deviation: the median of |x − y| over all pairs within a
 * group, scaled (Shamos, "Geometry and Statistics: Problems at the Interface", 1976; Rousseeuw & Croux, "Alternatives to the
 * Median Absolute Deviation", 1993, name its breakdown point of 29 %). Groups may lie anywhere: their levels drop out.
 * `undefined` where no group has two values.
 */
function spreadWithin(groups) {
    const differences = [];
    for (const group of groups) {
        for (const [index, value] of group.entries()) {
            for (const other of group.slice(index + 1))
                differences.push(Math.abs(value - other));
        }
    }
    const middle = (0,quantile/* median */.J)(differences);
    return middle === undefined ? undefined : middle / DIFFERENCE_TO_SD;
}

// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
// EXTERNAL MODULE: ./lib/stats/sorted.js
var sorted = __webpack_require__(1162);
;// CONCATENATED MODULE: ./lib/stats/tail-level.js




/** A tail is read off as a band, since a single extreme quantile of some sixty values is mostly luck. */
const BAND = { from: 0.9, to: 0.98, steps: 16 };
const BAND_POINTS = Array.from({ length: BAND.steps + 1 }, (_, step) => BAND.from + ((BAND.to - BAND.from) * step) / BAND.steps);
/**
 * The level of a sample's tail: the mean of its quantiles from 0.90 to 0.98. In logs a failed request (+∞) counts as
 * twice the largest finite value: it must raise the tail, and by a bounded amount, or one failure would be all there is.
 * `undefined` where no value is finite.
 */
function tailLevel(logValues) {
    const sorted = bounded(logValues);
    return sorted === undefined ? undefined : bandMean(sorted);
}
/**
 * The standard error of `tailLevel` by resampling with replacement (Efron, "Bootstrap Methods: Another Look at the
 * Jackknife", 1979). What a resample holds is counted on the sorted values, so that none is sorted again. The jackknife itself
 * serves less well: where the band stands on the edge between body and stragglers it is far too large or far too small.
 * `undefined` below two values.
 */
function tailError(logValues, { random, resamples }) {
    const sorted = bounded(logValues);
    if (sorted === undefined || sorted.length < 2)
        return undefined;
    const band = bandOf(sorted.length);
    const levels = Array.from({ length: resamples }, () => resampledLevel(sorted, band, random));
    return (0,simple_statistics/* sampleStandardDeviation */.JK)(levels);
}
function bandOf(n) {
    const weights = new Float64Array(n + 1);
    for (const q of BAND_POINTS) {
        const position = (n - 1) * q;
        const index = Math.floor(position);
        const share = position - index;
        weights[index] = weights[index] + (1 - share) / BAND_POINTS.length;
        weights[index + 1] = weights[index + 1] + share / BAND_POINTS.length;
    }
    return { weights, lowest: weights.findIndex((weight) => weight > 0), counts: new Uint32Array(n) };
}
function resampledLevel(sorted, { weights, lowest, counts }, random) {
    const n = sorted.length;
    counts.fill(0);
    for (let draw = 0; draw < n; draw += 1) {
        const drawn = (random() * n) | 0;
        counts[drawn] = counts[drawn] + 1;
    }
    let level = 0;
    let place = n - 1;
    // From the top: the band ends before most of the values are reached.
    for (let index = n - 1; place >= lowest; index -= 1) {
        const reached = Math.max(lowest - 1, place - counts[index]);
        for (; place > reached; place -= 1)
            level += weights[place] * sorted[index];
    }
    return level;
}
function bounded(logValues) {
    const finite = logValues.filter(Number.isFinite);
    if (finite.length === 0)
        return undefined;
    const failed = (0,extremes/* largest */.n)(finite) + Math.LN2;
    return (0,sorted/* sortSamples */.O)(logValues.map((value) => (Number.isFinite(value) ? value : failed)));
}
function bandMean(sorted) {
    return BAND_POINTS.reduce((sum, q) => sum + (0,quantile/* quantile */.Y)(sorted, q), 0) / BAND_POINTS.length;
}

// EXTERNAL MODULE: ./lib/analysis/values/scenario-values.js
var scenario_values = __webpack_require__(8754);
;// CONCATENATED MODULE: ./lib/analysis/values/run-level.js




/** Their standard deviation is then known to 5 %. */
const RESAMPLES = 200;
/** `undefined` where the run has no value on the usual scenarios. */
function runLevel(run, usual, { statistic, random }) {
    return statistic === 'p50' ? middleLevel(run, usual) : withSpread(run, tailRunLevel((0,scenario_values/* residuals */.PE)(run, usual), random));
}
/** The level of the p50. */
function middleLevel(run, usual) {
    const middle = (0,stats_location/* location */.C5)((0,scenario_values/* residuals */.PE)(run, usual).filter(Number.isFinite));
    return withSpread(run, middle === undefined ? undefined : { level: middle.center, error: middle.standardError });
}
function tailRunLevel(logs, random) {
    const level = tailLevel(logs);
    const error = tailError(logs, { random, resamples: RESAMPLES });
    return level === undefined || error === undefined ? undefined : { level, error };
}
function withSpread(run, found) {
    if (found === undefined)
        return undefined;
    const spread = spreadWithin([...run.values()].map((values) => values.filter(Number.isFinite).map(scenario_values/* logOf */.Gs)));
    return spread === undefined ? found : { ...found, spread };
}


/***/ }),

/***/ 8754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ rowValue),
/* harmony export */   Gs: () => (/* binding */ logOf),
/* harmony export */   IE: () => (/* binding */ pooled),
/* harmony export */   Lq: () => (/* binding */ referenceLengths),
/* harmony export */   PE: () => (/* binding */ residuals),
/* harmony export */   YC: () => (/* binding */ JUDGED_METRICS),
/* harmony export */   jr: () => (/* binding */ scenarioValues),
/* harmony export */   mx: () => (/* binding */ usualLogs)
/* harmony export */ });
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7710);

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
    return new Map([...counts].flatMap(([id, list]) => (list.length === 0 ? [] : [[id, (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .J)(list)]])));
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
function scenarioValues(target, metric, lengths) {
    return new Map(target.scenarios.map(({ id, rows, failed }) => {
        // With the answer's first token the formula would count tokens that came before it.
        const length = target.firstToken === 'ttfat' ? undefined : lengths.get(id);
        const answered = rows.flatMap((row) => rowValue(row, metric, length) ?? []);
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
            const middle = (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .J)(values.filter(Number.isFinite));
            if (middle === undefined)
                continue;
            medians.set(id, [...(medians.get(id) ?? []), logOf(middle)]);
        }
    }
    return new Map([...medians].map(([id, list]) => [id, (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .J)(list)]));
}
/** Log values with each scenario's usual level taken off; what is left is the run's own. Failures stay +∞. */
function residuals(run, usual) {
    return [...run].flatMap(([id, values]) => {
        const level = usual.get(id);
        return level === undefined ? [] : values.map((value) => logOf(value) - level);
    });
}
/** A time in logs; what is below the clock's grain counts as the grain. */
function logOf(value) {
    return Math.log(Math.max(SMALLEST_MS, value));
}


/***/ }),

/***/ 2065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ SLOW_FACTOR),
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
/** A request this many times slower than what is usual for its prompt is slow: far beyond what most requests scatter by. */
const SLOW_FACTOR = 2.5;
/** Fewest pairs for which an interval is shown. */
const FEWEST_PAIRS = 10;
/** A detectable change is found this often. */
const POWER = 0.9;
/** The confidence of every interval that is shown. */
const CONFIDENCE = 0.95;
/** No model of noise can promise anything rarer. */
const RAREST = 1e-6;


/***/ }),

/***/ 426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ wantedChecks)
/* harmony export */ });
/* harmony import */ var _plan_config_read_schedule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8484);
/* harmony import */ var _scenario_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8754);


/** Returns the p50 and p95 of every judged metric: gating where the gate names it, else only shown. */
function wantedChecks(gateChecks) {
    return _scenario_values_js__WEBPACK_IMPORTED_MODULE_1__/* .JUDGED_METRICS */ .YC.flatMap((metric) => ['p50', 'p95'].map((statistic) => {
        const named = gateChecks.find((check) => check.metric === metric && check.statistic === statistic);
        return {
            metric,
            statistic,
            margin: named?.margin ?? (0,_plan_config_read_schedule_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultMargin */ .kT)(metric, statistic),
            gating: named !== undefined
        };
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

/***/ 1707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZZ: () => (/* binding */ withoutKeylessBases),
/* harmony export */   cV: () => (/* binding */ withBase),
/* harmony export */   wH: () => (/* binding */ COMMON_SHARE)
/* harmony export */ });
/* unused harmony export matchingBase */
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _config_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8234);
/* harmony import */ var _config_read_schedule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8484);
/* harmony import */ var _config_read_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1648);




/** As of a run against history: with less in common, two sets of prompts are not compared. */
const COMMON_SHARE = 0.5;
/**
 * Head's plan with base beside it: for each target that is to be compared in pairs one more, with `baseOf`. What base
 * lacks is said where it matters: where the comparison was asked for, or the change is known to touch the plan.
 * A target that has a `base:` block keeps it, whatever was found elsewhere.
 */
function withBase(head, found, options) {
    const blocks = head.targets.filter(isBase);
    const heads = head.targets.filter((target) => (0,_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL)(target) && !hasBlock(target, blocks));
    const prompts = found.prompts ?? head.prompts;
    const sides = { heads: head.targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL), bases: found.targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL) };
    const matches = heads.map((target) => {
        const base = matchingBase(target, sides);
        return base === undefined ? { target } : { target, base };
    });
    const changed = promptsChanged(head.prompts, prompts);
    const wanted = matches.filter((match) => isWanted(match, { head, found, options, changed }));
    const few = wanted.length === 0 && blocks.length === 0 ? undefined : tooFewPrompts(head.prompts, prompts);
    if (few !== undefined)
        return { plan: head, warnings: [few] };
    const bases = wanted.flatMap(({ target, base }) => base === undefined ? [] : [asBase(target, base, { head, options })]);
    const warnings = [...unmatched(wanted), ...sameServers(matches, { head, found, options, changed })];
    if (bases.length === 0 && blocks.length === 0)
        return { plan: head, warnings };
    const { source, commit } = found;
    const side = {
        source: bases.length === 0 ? 'base-block' : source,
        prompts,
        commit
    };
    const schedule = (0,_config_read_schedule_js__WEBPACK_IMPORTED_MODULE_2__/* .scheduleWith */ .ov)(head.schedule, bases);
    return { plan: { ...head, targets: [...head.targets, ...bases], base: side, schedule }, warnings };
}
/**
 * Without the bases that cannot be asked, since their key is missing: history decides there, and the job goes on. A key
 * that head itself lacks is another matter, and left to `missingKey`.
 */
function withoutKeylessBases(plan, isKeyMissing) {
    const keyless = plan.targets.filter((target) => {
        const head = plan.targets.find(({ id }) => id === target.baseOf);
        return head !== undefined && isKeyMissing(target) && !isKeyMissing(head);
    });
    if (keyless.length === 0)
        return { plan, warnings: [] };
    const { base: side, ...rest } = plan;
    const targets = plan.targets.filter((target) => !keyless.includes(target));
    const kept = side !== undefined && targets.some(isBase) ? { base: side } : {};
    return { plan: { ...rest, ...kept, targets }, warnings: keyless.map(keyMissing) };
}
function keyMissing({ baseOf = '', key }) {
    const detail = key.from === 'environment' ? { detail: key.name } : {};
    return { kind: 'base-not-measured', target: baseOf, why: 'key-missing', ...detail };
}
function isBase({ baseOf }) {
    return baseOf !== undefined;
}
function hasBlock({ id }, blocks) {
    return blocks.some(({ baseOf }) => baseOf === id);
}
/**
 * Base's target of the same name. Where a target is named for its model, and one such is left over on either side, the
 * change is that of the model: they are the same target. `heads` and `bases` are the configured ones of either side.
 */
function matchingBase(target, { heads, bases }) {
    const named = bases.find(({ id }) => id === target.id);
    if (named !== undefined)
        return named;
    const left = heads.filter(({ id }) => !bases.some((other) => other.id === id));
    const [other, ...others] = bases.filter(({ id }) => !heads.some((one) => one.id === id));
    if (other === undefined || others.length > 0 || left.length > 1)
        return undefined;
    const isNamedForModel = target.id === target.model && other.id === other.model;
    return isNamedForModel || heads.length === 1 ? other : undefined;
}
/**
 * Returns true when the target should be measured in pairs. A target that base lacks counts too if its absence must be
 * reported.
 */
function isWanted({ target, base }, { head, found, options, changed }) {
    if (base !== undefined && isSameServer({ target, base }, { head, found, options, changed }))
        return false;
    if (options.which === 'all')
        return true;
    // A target that is new with this change has no base anywhere, and nothing is amiss.
    return base !== undefined && !target.owned && (changed || !isSentAlike(target, base, head.schedule));
}
/**
 * One server with one plan cannot be both builds: whatever it answers, the arms would agree. Only who asks for exactly
 * that, to calibrate, gets it.
 */
function isSameServer({ target, base }, { head, found, changed }) {
    if (found.source === 'same-plan' || !target.owned || changed)
        return false;
    return isSentAlike(target, base, head.schedule);
}
function sameServers(matches, sides) {
    if (sides.options.which === 'changed')
        return [];
    return matches.flatMap(({ target, base }) => base !== undefined && isSameServer({ target, base }, sides)
        ? [{ kind: 'base-not-measured', target: target.id, why: 'same-server' }]
        : []);
}
function unmatched(wanted) {
    return wanted.flatMap(({ target, base }) => base === undefined ? [{ kind: 'base-not-measured', target: target.id, why: 'target-absent' }] : []);
}
/** Returns true when both arms are sent the same. Both use head's number of requests in flight. */
function isSentAlike(head, base, schedule) {
    const [ours, theirs] = [head, base].map((target) => (0,_config_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)((0,_config_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .planParts */ .m)(target, schedule)));
    return ours === theirs;
}
/** Returns true when a prompt that both arms have was worded differently at base. */
function promptsChanged(head, base) {
    const before = new Map(base.scenarios.map(({ id, hash }) => [id, hash]));
    return head.scenarios.some(({ id, hash }) => before.has(id) && before.get(id) !== hash);
}
function tooFewPrompts(head, base) {
    const before = new Set(base.scenarios.map(({ id }) => id));
    const all = head.scenarios.length;
    const common = head.scenarios.filter(({ id }) => before.has(id)).length;
    if (common >= COMMON_SHARE * all)
        return undefined;
    return { kind: 'base-not-measured', why: 'too-few-common-prompts', detail: `${common} of ${all}` };
}
/** Base's target under head's name, sent as head's schedule says. */
function asBase(head, found, { head: plan, options }) {
    const { directOf: _direct, control: _control, ...base } = found;
    const target = { ...base, id: (0,_config_read_target_js__WEBPACK_IMPORTED_MODULE_3__/* .baseName */ .Fl)(head.id), baseOf: head.id, owned: head.owned };
    return { ...target, fingerprint: options.sha256((0,_config_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)((0,_config_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .planParts */ .m)(target, plan.schedule))) };
}


/***/ }),

/***/ 1350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ criticalCount),
/* harmony export */   YT: () => (/* binding */ predictiveCriticalCount),
/* harmony export */   Yw: () => (/* binding */ binomialUpperTail),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   jA: () => (/* binding */ rateOfNext),
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
const NO_GUESS = { correlation: 0, groupCount: 0 };
/**
 * The rate that the next group will have, by the groups before it. Without overdispersion it is the posterior under Jeffreys'
 * prior, Beta(K + ½, N − K + ½) (Brown, Cai & DasGupta, Statistical Science 16 (2001)). Where groups differ by more than chance,
 * its mean stays and its variance grows by the correlation ρ within a group, estimated by moments (Kleinman, JASA 68 (1973)):
 *
 *     1 / (a + b) = ρ + (1 + (n̄ − 1) ρ) / (N + 1)
 *
 * A guess of ρ stands in for as many groups as it says, since few groups cannot tell.
 */
function rateOfNext(groups, guess = NO_GUESS) {
    const { count, of } = totalOf(groups);
    const seen = Math.max(0, groups.length - 1);
    const known = guess.groupCount * guess.correlation + seen * correlationWithin(groups);
    const correlation = known / Math.max(1, guess.groupCount + seen);
    const mean = (count + 0.5) / (of + 1);
    const usualSize = of / Math.max(1, groups.length);
    const size = 1 / (correlation + (1 + Math.max(0, usualSize - 1) * correlation) / (of + 1));
    return { a: mean * size, b: (1 - mean) * size };
}
/** Returns the sum of all shares. */
function totalOf(shares) {
    return {
        count: shares.reduce((sum, { count }) => sum + count, 0),
        of: shares.reduce((sum, share) => sum + share.of, 0)
    };
}
/** How alike the members of a group are beyond what all groups share: 0 where groups differ by no more than chance. */
function correlationWithin(groups) {
    const filled = groups.filter(({ of }) => of > 0);
    const { count, of } = totalOf(filled);
    if (filled.length < 2 || count === 0 || count === of)
        return 0;
    const p = count / of;
    const chiSquared = filled.reduce((sum, group) => sum + (group.count - group.of * p) ** 2 / (group.of * p * (1 - p)), 0);
    const dispersion = chiSquared / (filled.length - 1);
    const usualSize = of / filled.length;
    return usualSize <= 1 ? 0 : Math.min(1, Math.max(0, (dispersion - 1) / (usualSize - 1)));
}
/** The fewest successes of the next `n` whose predictive upper tail is at most `alpha`; n + 1 where even all are not that rare. */
function predictiveCriticalCount(n, rate, alpha) {
    return [...predictiveUpperTails(n, rate), 0].findIndex((tail) => tail <= alpha);
}
/**
 * P(X ≥ k) of a beta-binomial X (Skellam, J. R. Statist. Soc. B 10 (1948)) for every k from 0 to n, by the ratio of neighboring terms, in logs since the
 * first one can be tiny.
 */
function predictiveUpperTails(n, { a, b }) {
    let logTerm = 0;
    for (let i = 0; i < n; i += 1)
        logTerm += Math.log((b + i) / (a + b + i));
    const terms = [Math.exp(logTerm)];
    for (let k = 0; k < n; k += 1) {
        logTerm += Math.log(((n - k) * (a + k)) / ((k + 1) * (b + n - k - 1)));
        terms.push(Math.exp(logTerm));
    }
    let tail = 0;
    return terms
        .reverse()
        .map((term) => (tail += term))
        .reverse();
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
 * it. The root is found to `tolerance`.
 */
function bisect(f, target, range, tolerance = TOLERANCE) {
    let [left, right] = range;
    for (let step = 0; step < MOST_HALVINGS && right - left > tolerance; step += 1) {
        const middle = (left + right) / 2;
        if (f(middle) > target)
            left = middle;
        else
            right = middle;
    }
    return (left + right) / 2;
}


/***/ }),

/***/ 9385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fallingRoot)
/* harmony export */ });
/** Ends the search for a function that does not behave. */
const MOST_STEPS = 60;
/** A score this near to its target is at it. */
const CLOSE = 1e-6;
/**
 * The point where the nearly linear, falling function `f` passes `target`: brackets it around a guess, then closes in by
 * the Illinois form of false position (Dowell & Jarratt, BIT 11 (1971)), some six evaluations where halving takes
 * fifteen. Where there is no such point within reach, the end that is nearer to it.
 */
function fallingRoot(f, target, search) {
    const g = (x) => f(x) - target;
    let bracket = bracketOf(g, search);
    for (let step = 0; step < MOST_STEPS; step += 1) {
        const { left, right } = bracket;
        if (right.x - left.x <= search.tolerance)
            break;
        const x = (left.x * right.y - right.x * left.y) / (right.y - left.y);
        const y = g(x);
        if (Math.abs(y) < CLOSE)
            return x;
        bracket = narrowed(bracket, { x, y });
    }
    return (bracket.left.x + bracket.right.x) / 2;
}
/** An end that stays twice in a row is given half its weight, or it would stay for ever. */
function narrowed({ left, right, stayed }, point) {
    if (point.y > 0) {
        return { left: point, right: stayed === 'right' ? { x: right.x, y: right.y / 2 } : right, stayed: 'right' };
    }
    return { left: stayed === 'left' ? { x: left.x, y: left.y / 2 } : left, right: point, stayed: 'left' };
}
/** Two points around the root, found by ever larger steps; both the end of the reach where there is none. */
function bracketOf(g, { near, step, reach }) {
    let here = { x: near, y: g(near) };
    const way = here.y > 0 ? 1 : -1;
    for (let stride = step;; stride *= 2) {
        const x = here.x + way * stride;
        const there = { x, y: g(x) };
        if (there.y > 0 !== here.y > 0)
            return way > 0 ? { left: here, right: there } : { left: there, right: here };
        if (Math.abs(x - near) >= reach)
            return atEnd(near + way * reach);
        here = there;
    }
}
function atEnd(x) {
    return { left: { x, y: 0 }, right: { x, y: 0 } };
}


/***/ }),

/***/ 4864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ huberScore),
/* harmony export */   X9: () => (/* binding */ SMALLEST_SCALE),
/* harmony export */   tT: () => (/* binding */ MAD_TO_SD)
/* harmony export */ });
/** Makes the median absolute deviation an estimate of a normal standard deviation: Φ⁻¹(3/4). */
const MAD_TO_SD = 0.6745;
const SMALLEST_SCALE = 1e-6;
/**
 * The self-normalized score of Huber's location with the corner at one scale:
 *
 *   z(t) = Σ ψ(u_i) / √(Σ ψ(u_i)²),  u_i = (x_i − t)/s(t),  ψ(u) = max(−1, min(1, u)),  s(t) = median|x − t| / 0.6745
 *
 * (Huber, Robust Estimation of a Location Parameter, 1964; self-normalized sums are sub-Gaussian for symmetric values
 * whatever their tails: de la Peña, Lai & Shao, Self-Normalized Processes, 2009.) Values must be finite, and at least one.
 */
function huberScore(values) {
    const sorted = Float64Array.from(values).sort();
    const n = sorted.length;
    const middle = sorted[n >> 1];
    // Sums of what is left of the middle: near zero, so that no digits are lost in the squares.
    const sums = new Float64Array(n + 1);
    const squares = new Float64Array(n + 1);
    for (let i = 0; i < n; i += 1) {
        const value = sorted[i] - middle;
        sums[i + 1] = sums[i] + value;
        squares[i + 1] = squares[i] + value * value;
    }
    const between = (list, from, to) => list[to] - list[from];
    const scaleAt = (t) => Math.max(SMALLEST_SCALE, medianDistance(sorted, t) / MAD_TO_SD);
    const at = (t) => {
        const scale = scaleAt(t);
        const from = countBelow(sorted, t - scale);
        const to = countBelow(sorted, t + scale);
        const center = t - middle;
        const inside = between(sums, from, to);
        const outside = from + n - to;
        const sum = n - to - from + (inside - (to - from) * center) / scale;
        const spread = between(squares, from, to) - 2 * center * inside + (to - from) * center * center;
        const square = outside + Math.max(0, spread) / (scale * scale);
        return square > 0 ? sum / Math.sqrt(square) : 0;
    };
    return { lowest: sorted[0], highest: sorted[n - 1], scaleAt, at };
}
/** Counts the ascending values below `x`. */
function countBelow(sorted, x) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle] < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** The median of |x − t|: of two ascending lists, the distances to the left and to the right, the middle one. */
function medianDistance(sorted, t) {
    const n = sorted.length;
    const split = countBelow(sorted, t);
    const upper = distanceOfRank(sorted, { t, split, rank: n >> 1 });
    return n % 2 === 1 ? upper : (upper + distanceOfRank(sorted, { t, split, rank: (n >> 1) - 1 })) / 2;
}
/** The distance that `rank` others are not above, by bisection over how many of them lie to the left. */
function distanceOfRank(sorted, { t, split, rank }) {
    const left = (k) => (k < split ? t - sorted[split - 1 - k] : Number.POSITIVE_INFINITY);
    const right = (k) => split + k < sorted.length ? sorted[split + k] - t : Number.POSITIVE_INFINITY;
    // Of the `rank` smallest distances, `low` come from the left.
    let low = Math.max(0, rank - (sorted.length - split));
    let high = Math.min(rank, split);
    while (low < high) {
        const fromLeft = (low + high) >> 1;
        if (left(fromLeft) < right(rank - fromLeft - 1))
            low = fromLeft + 1;
        else
            high = fromLeft;
    }
    return Math.min(left(low), right(rank - low));
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
/* harmony export */   C5: () => (/* binding */ location),
/* harmony export */   U$: () => (/* binding */ Z_95),
/* harmony export */   bI: () => (/* binding */ locationBy)
/* harmony export */ });
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1977);
/* harmony import */ var _huber_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4864);


const SMALLEST_ERROR = 1e-4;
const Z_95 = 1.96;
/**
 * Huber's location with the corner at one scale, the root of the self-normalized score (huber-score.ts). The interval is
 * where z passes ±1.96, the standard error half the distance between z = −1 and z = 1, widened by √(n/(n − 4)) for small
 * samples. `undefined` of no values. Values must be finite.
 */
function location(values) {
    return values.length === 0 ? undefined : locationBy((0,_huber_score_js__WEBPACK_IMPORTED_MODULE_0__/* .huberScore */ .Jd)(values), values.length);
}
/** The same, where the score is at hand. */
function locationBy(score, n) {
    const at = (target) => (0,_bisect_js__WEBPACK_IMPORTED_MODULE_1__/* .bisect */ .h)(score.at, target, [score.lowest - 1e-6, score.highest + 1e-6]);
    const halfWidth = Math.max(SMALLEST_ERROR, (at(-1) - at(1)) / 2);
    return {
        n,
        center: at(0),
        standardError: halfWidth * Math.sqrt(n / Math.max(1, n - 4)),
        interval: [at(Z_95), at(-Z_95)]
    };
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

/***/ 6006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ orderEffect),
  u: () => (/* binding */ pairedShift)
});

// EXTERNAL MODULE: ./lib/stats/bisect.js
var bisect = __webpack_require__(1977);
// EXTERNAL MODULE: ./lib/stats/falling-root.js
var falling_root = __webpack_require__(9385);
// EXTERNAL MODULE: ./lib/stats/huber-score.js
var huber_score = __webpack_require__(4864);
// EXTERNAL MODULE: ./lib/stats/location.js
var stats_location = __webpack_require__(8816);
;// CONCATENATED MODULE: ./lib/stats/pair-score.js

/** The score's shape, in scales: a value counts as it is, its weight falls to 0 on the right, and it is held on the left. */
const CORNERS = { left: 2, right: 1.5, end: 3.5 };
/** The correlation within a pair beyond its group's: neighbors in time share much of their noise. */
const SHARED = 0.3;
/** The 15.9 % quantile of a normal distribution lies one standard deviation below its center. */
const ONE_BELOW = 0.158655;
/**
 * A score of pairs that knows what is usual for each group. Latencies scatter to the right: of a pair with one straggler
 * the difference says nothing, but the other member still does, seen against its group's level. With head's values moved
 * back by t, r the residuals from the groups' medians over both arms, in units of the spread to the left of them, and
 * w(r) a weight (1 in the middle, falling to 0 from 1.5 to 3.5 on the right, 2/|r| beyond −2 on the left), a pair counts
 *
 *   h = w(r_head) (r_head − ρ w(r_base) r_base) − w(r_base) (r_base − ρ w(r_head) r_head),  ρ = 0.3
 *
 * and z(t) = Σ h / √(Σ h²). Changing the labels of a pair changes the sign of h and, at the true shift, nothing else: z is
 * about standard normal whatever the noise. (A redescending M-estimator in the manner of Hampel et al., Robust
 * Statistics, 1986, on data with known exchangeable pairs; self-normalized as in huber-score.ts.) The spread is taken once,
 * at `scaleAt`, so that z(t) is smooth.
 */
function pairScore(pairs, scaleAt) {
    const groups = [...Map.groupBy(pairs, ({ group }) => group).values()].map(groupOf);
    const scale = spreadBelow(groups, scaleAt);
    return (t) => {
        let sum = 0;
        let squares = 0;
        for (const group of groups) {
            const level = levelOf(group, t);
            for (let i = 0; i < group.base.length; i += 1) {
                const b = (group.base[i] - level) / scale;
                const h = (group.head[i] - t - level) / scale;
                const wb = weightOf(b);
                const wh = weightOf(h);
                // h against what b makes one expect of it, and the other way round; a straggler is expected to say nothing.
                const pair = wh * (h - SHARED * wb * b) - wb * (b - SHARED * wh * h);
                sum += pair;
                squares += pair * pair;
            }
        }
        return squares > 0 ? sum / Math.sqrt(squares) : 0;
    };
}
function groupOf(pairs) {
    const base = Float64Array.from(pairs, (pair) => pair.base);
    const head = Float64Array.from(pairs, (pair) => pair.head);
    return { base, head, sortedBase: base.toSorted(), sortedHead: head.toSorted() };
}
/** The median of both arms' values, head's moved back by `t`: the two in the middle of as many of each. */
function levelOf({ sortedBase, sortedHead }, t) {
    const n = sortedBase.length;
    let fromBase = 0;
    let below = 0;
    let above = 0;
    for (let rank = 0; rank <= n; rank += 1) {
        const base = fromBase < n ? sortedBase[fromBase] : Number.POSITIVE_INFINITY;
        const fromHead = rank - fromBase;
        const head = fromHead < n ? sortedHead[fromHead] - t : Number.POSITIVE_INFINITY;
        below = above;
        above = Math.min(base, head);
        if (base <= head)
            fromBase += 1;
    }
    return (below + above) / 2;
}
function weightOf(u) {
    if (u < -CORNERS.left)
        return CORNERS.left / -u;
    if (u <= CORNERS.right)
        return 1;
    return u >= CORNERS.end ? 0 : (CORNERS.right * (CORNERS.end - u)) / (CORNERS.end - CORNERS.right) / u;
}
/** From the median of all residuals down to where a normal distribution has one standard deviation. */
function spreadBelow(groups, t) {
    const residuals = Float64Array.from(groups.flatMap((group) => {
        const level = levelOf(group, t);
        return [...group.base.map((value) => value - level), ...group.head.map((value) => value - t - level)];
    })).sort();
    const at = (q) => residuals[Math.floor(q * (residuals.length - 1))];
    return Math.max(huber_score/* SMALLEST_SCALE */.X9, at(0.5) - at(ONE_BELOW));
}

// EXTERNAL MODULE: ./lib/stats/sequential-test.js
var sequential_test = __webpack_require__(6161);
;// CONCATENATED MODULE: ./lib/stats/paired-shift.js






/** Pairs of a group from which its level is known well enough to tell which of two values is out of place. */
const PAIRS_FOR_LEVEL = 2;
/** The finer estimate is looked for this far around the first one, in standard errors. */
const REACH = 6;
/** Pairs of each order from which the two orders are told apart by themselves. */
const PAIRS_FOR_ORDER = 5;
/**
 * By how much the second of a pair differs from the first whatever it is: the root of the score over all differences,
 * which does not know which is which. Of at least one pair.
 */
function orderEffect(pairs) {
    return centerOf((0,huber_score/* huberScore */.Jd)(pairs.map(({ base, head, headSecond }) => (headSecond ? head - base : base - head))));
}
/**
 * Head minus base over pairs, the effect of the order taken off: Huber's location of the differences, made finer by
 * pair-score.ts where the groups have enough pairs. For the score at no shift the order is found blindly, so that under
 * it the labels are still a coin's. `undefined` of no pairs.
 */
function pairedShift(pairs) {
    if (pairs.length === 0)
        return undefined;
    const blind = orderEffect(pairs);
    const order = orderBesideShift(pairs) ?? blind;
    const rough = (0,stats_location/* locationBy */.bI)(differencesWithout(pairs, order), pairs.length);
    const groups = new Set(pairs.map(({ group }) => group)).size;
    if (pairs.length < PAIRS_FOR_LEVEL * groups) {
        const { n, center, standardError } = rough;
        return (0,sequential_test/* estimateOf */.qn)({ n, shift: center, standardError, z: differencesWithout(pairs, blind).at(0) });
    }
    const z = pairScore(withoutOrder(pairs, blind), 0)(0);
    return (0,sequential_test/* estimateOf */.qn)({ ...finer(withoutOrder(pairs, order), rough), z });
}
/**
 * The effect of the order where there is a shift, too: half of what the two orders differ by. Found blindly, it would take
 * on some of a large shift wherever one order is more frequent than the other.
 */
function orderBesideShift(pairs) {
    const headSecond = pairs.filter((pair) => pair.headSecond);
    const baseSecond = pairs.filter((pair) => !pair.headSecond);
    if (Math.min(headSecond.length, baseSecond.length) < PAIRS_FOR_ORDER)
        return undefined;
    const change = (list) => centerOf((0,huber_score/* huberScore */.Jd)(list.map(({ base, head }) => head - base)));
    return (change(headSecond) - change(baseSecond)) / 2;
}
function centerOf(score) {
    return (0,bisect/* bisect */.h)(score.at, 0, [score.lowest - 1e-6, score.highest + 1e-6]);
}
function differencesWithout(pairs, order) {
    return (0,huber_score/* huberScore */.Jd)(pairs.map(({ base, head, headSecond }) => head - base - (headSecond ? order : -order)));
}
function withoutOrder(pairs, order) {
    return pairs.map(({ group, base, head, headSecond }) => ({
        group,
        base: base - (headSecond ? 0 : order),
        head: head - (headSecond ? order : 0)
    }));
}
function finer(pairs, { n, center, standardError: error }) {
    const score = pairScore(pairs, center);
    const at = (target, near) => (0,falling_root/* fallingRoot */.o)(score, target, { near, step: error / 4, reach: REACH * error, tolerance: error / 1000 });
    const shift = at(0, center);
    const width = at(-1, shift + error) - at(1, shift - error);
    return { n, shift, standardError: (width / 2) * Math.sqrt(n / Math.max(1, n - 4)) };
}


/***/ }),

/***/ 6161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ goesOnBetween),
/* harmony export */   En: () => (/* binding */ chanceOf),
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   qn: () => (/* binding */ estimateOf)
/* harmony export */ });
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5172);


/** An estimate that is about normal, with its interval. */
function estimateOf(estimate) {
    const reach = _location_js__WEBPACK_IMPORTED_MODULE_0__/* .Z_95 */ .U$ * estimate.standardError;
    return { ...estimate, interval: [estimate.shift - reach, estimate.shift + reach] };
}
/** ln of the likelihood of a shift of `margin` against that of none: margin (shift − margin/2) / SE². */
function logLikelihoodRatio(estimate, margin) {
    return (margin * (estimate.shift - margin / 2)) / estimate.standardError ** 2;
}
/** Between which estimates a test goes on, by its likelihood ratio alone. */
function goesOnBetween(standardError, { margin, alpha, beta, lastShare }) {
    const unit = standardError ** 2 / margin;
    return {
        below: margin / 2 - Math.log(1 / beta) * unit,
        above: margin / 2 + Math.log(1 / ((1 - lastShare) * alpha)) * unit
    };
}
/**
 * Wald's sequential probability ratio test (Sequential Analysis, 1947) on an estimate that is about normal, with a last
 * look. Underway, with a part a of α: `shifted` where the ratio reaches 1/a, which where nothing shifted it does with a
 * probability of at most a, however often one looks (Ville's inequality); such a claim must also hold by the score at no
 * shift itself, which does not lean on the standard error. At the last look, with the rest b: where that score is beyond
 * z_{1−b}, or else tests that are cut off would claim nothing that a fixed sample of the same size shows. At an only look
 * all of α is for the score. `not-shifted` where the ratio is down at β.
 */
function decide(estimate, rule, place = 'underway') {
    const { below, above } = goesOnBetween(estimate.standardError, rule);
    const beyond = estimate.z >= (0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(1 - shareAt(place, rule) * rule.alpha);
    if (beyond && estimate.shift >= (place === 'underway' ? above : rule.margin / 2))
        return 'shifted';
    return estimate.shift <= below ? 'not-shifted' : undefined;
}
function shareAt(place, { lastShare }) {
    if (place === 'only')
        return 1;
    return place === 'last' ? lastShare : 1 - lastShare;
}
/** Returns an upper bound of the probability of a claim this clear where nothing shifted. */
function chanceOf(estimate, rule, place) {
    const byScore = (0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalUpperTail */ .IL)(estimate.z);
    const byRatio = Math.max(byScore, Math.exp(-logLikelihoodRatio(estimate, rule.margin)));
    const chance = (by, at) => by / shareAt(at, rule);
    if (place === 'only')
        return byScore;
    return Math.min(1, chance(byRatio, 'underway'), place === 'last' ? chance(byScore, 'last') : 1);
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


/***/ })

};
