export const id = 307;
export const ids = [307];
export const modules = {

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ acceptChecks),
/* harmony export */   NF: () => (/* binding */ acceptCheck),
/* harmony export */   _2: () => (/* binding */ sinceAccepted)
/* harmony export */ });
/* harmony import */ var _domain_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3230);

/**
 * Applies reviewed `accept:` lines to the alarms they name: exactly that target, metric and statistic, up to the size
 * written there, through the last day. An accepted alarm stays among the checks and keeps its verdict.
 */
function acceptChecks({ checks, acceptances, targetIds, today }) {
    return {
        checks: checks.map((check) => acceptCheck(check, acceptances, today)),
        warnings: acceptances.flatMap((line) => unused(line, { checks, targetIds, today }))
    };
}
/** The check with what its lines say of it; one that is no alarm, or was accepted in another way, is left as it is. */
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
 * How far an alarm went the bad way, in the terms of `up-to`: a ratio, for a rate points. An alarm whose size is not
 * known is larger than any line.
 */
function worsening(check, line) {
    const changeRatio = sinceAccepted(check, line);
    if (changeRatio === undefined)
        return Number.POSITIVE_INFINITY;
    return (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(check.metric).better === 'lower' ? changeRatio : -changeRatio;
}
/**
 * The check's change; where the level before it was accepted by the same line, with the change that was: both together are
 * what the line is asked for. Rates change by points, which add up.
 */
function sinceAccepted({ metric, changeRatio, acceptedBefore: before }, line) {
    if (changeRatio === undefined || line === undefined || before === undefined)
        return changeRatio;
    if (!isSameLine(line, before))
        return changeRatio;
    return (0,_domain_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricOf */ .ak)(metric).unit === 'ratio'
        ? before.changeRatio + changeRatio
        : (1 + before.changeRatio) * (1 + changeRatio) - 1;
}
function isSameLine(a, b) {
    return a.upToRatio === b.upToRatio && a.until === b.until && a.reason === b.reason;
}
/** A check that could not be decided does not show that its line is needed no more. */
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


/***/ }),

/***/ 5356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ onScenariosOf),
/* harmony export */   Ip: () => (/* binding */ ANCHOR),
/* harmony export */   cX: () => (/* binding */ currentLevel)
/* harmony export */ });
/* harmony import */ var _epochs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4843);

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
    const own = places.filter((place) => (0,_epochs_js__WEBPACK_IMPORTED_MODULE_0__/* .epochAt */ .D)(found, place) === epoch);
    const good = own.filter((place) => !found.bad.has(place));
    const runsAt = (chosen) => chosen.toReversed().flatMap((place) => oldestFirst[place] ?? []);
    const runs = runsAt(good.length > 0 ? good : own);
    const anchor = anchorOf(request, runs, epoch);
    return {
        runs,
        ...shiftOf(oldestFirst[epoch.start], epoch, newest),
        ...(anchor === undefined ? {} : { anchor })
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
    const ancestors = places.filter((place) => known.has(runs[place]?.commit ?? ''));
    return ancestors.length > 0 ? ancestors : places;
}
/** The runs of the anchor that is named; else the oldest of the level, once it is old enough to have any. */
function anchorOf({ runs: all, anchorCommit }, level, epoch) {
    const named = anchorCommit === undefined ? [] : all.filter(({ commit }) => commit === anchorCommit);
    const [newest] = named;
    if (newest !== undefined) {
        const place = all.length - 1 - all.indexOf(newest);
        return { runs: named.slice(0, ANCHOR.runs), named: true, onThisLevel: place >= epoch.start };
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
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7710);
/* harmony import */ var _stats_sorted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1162);
/* harmony import */ var _accept_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1896);








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
        ...(facts.checks === undefined ? {} : { alarms: alarmsOf(facts.checks) }),
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
        const changeRatio = (0,_accept_js__WEBPACK_IMPORTED_MODULE_5__/* .sinceAccepted */ ._2)(check, accepted);
        return {
            target,
            metric,
            statistic,
            ...(changeRatio === undefined ? {} : { changeRatio }),
            ...(accepted === undefined ? {} : { accepted })
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
    const sorted = (0,_stats_sorted_js__WEBPACK_IMPORTED_MODULE_6__/* .sortSamples */ .O)(target.scenarios.flatMap(({ rows }) => rows.flatMap((row) => row[column] ?? [])));
    const n = sorted?.length ?? 0;
    return {
        ...(sorted !== undefined && n >= _domain_report_js__WEBPACK_IMPORTED_MODULE_3__/* .PRINTED_FROM */ .Y.p50 ? { p50: (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_7__/* .quantile */ .Y)(sorted, 0.5) } : {}),
        ...(sorted !== undefined && n >= _domain_report_js__WEBPACK_IMPORTED_MODULE_3__/* .PRINTED_FROM */ .Y.p95 ? { p95: (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_7__/* .quantile */ .Y)(sorted, 0.95) } : {}),
        n
    };
}


/***/ }),

/***/ 4843:
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
/** Of the difference; where the values lie around it tells a step from one bad value and from a slope. */
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

// EXTERNAL MODULE: ./lib/analysis/history-rule.js + 1 modules
var history_rule = __webpack_require__(5333);
// EXTERNAL MODULE: ./lib/analysis/levels.js
var levels = __webpack_require__(9843);
// EXTERNAL MODULE: ./lib/analysis/run-level.js + 2 modules
var run_level = __webpack_require__(8977);
;// CONCATENATED MODULE: ./lib/analysis/epochs.js





/** What makes up a reply's time; a level of end-to-end time is a level of one of these. */
const FOLLOWED = ['ttft', 'tpot'];
/** Regressed runs in a row that are the level, whatever it is that regressed. */
const STAYED_RUNS = 5;
/** An accepted run is one run: so many later ones must lie nearer to it than to the level before, or it was a bad one. */
const BEARING_OUT = { least: 2, most: 5 };
/**
 * How many runs the guess of their noise is worth: fewer than for a comparison, as here the runs of both sides tell.
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
    const bad = runs.flatMap((run, place) => (unlucky.has(place) || isMarked(run, place, epochs) ? [place] : []));
    return { epochs, bad: new Set(bad) };
}
/** The epoch of a run's place. */
function epochAt({ epochs }, place) {
    return epochs.findLast(({ start }) => start <= place) ?? epochs[0];
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
/** Whether later runs show that an accepted run was no bad one: they lie nearer to it than to the level before. */
function isBorneOut(runs, { before, start }) {
    const accepted = (runs[start]?.alarms ?? []).filter((alarm) => alarm.accepted !== undefined);
    const metric = FOLLOWED.find((one) => accepted.some((alarm) => alarm.metric === one && alarm.statistic === 'p50'));
    if (metric === undefined)
        return true;
    const later = start + 1 + BEARING_OUT.most;
    const { points } = series(runs.slice(before, later), metric);
    const levels = (from, to) => points.flatMap(({ place, level }) => (place + before >= from && place + before < to ? [level] : []));
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
    const first = runs.findIndex((run, place) => place >= start && run.anchor !== true);
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
        const place = change === undefined ? undefined : points[change.index]?.place;
        return change === undefined || place === undefined ? [] : [{ metric, place, ...change }];
    }).toSorted((a, b) => b.clarity - a.clarity);
    const [clearest] = found;
    if (clearest === undefined)
        return undefined;
    const near = found.filter(({ place }) => Math.abs(place - clearest.place) <= 1);
    const changes = near.map(({ metric, difference }) => ({ metric, changeRatio: Math.expm1(difference) }));
    return { start: clearest.place, shift: { why: 'confirmed', changes, runCount: runs.length - clearest.place } };
}
/** `from`: the first run that was judged by the present level. */
function stayedEpoch(runs, from) {
    const newestGood = runs.findLastIndex((run, place) => place < from || !regressed(run));
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
    const values = runs.map((run) => (0,levels/* valuesOf */.sm)(run.target, metric, NO_LENGTHS));
    const usual = (0,levels/* usualLogs */.mx)(values);
    const found = values.flatMap((run, place) => {
        const level = isComparable(runs[place]) ? (0,run_level/* middleLevel */.I)(run, usual) : undefined; // places are those of runs
        return level === undefined ? [] : [{ place, own: level }];
    });
    const { standardDeviation } = (0,history_rule/* noiseBefore */.mR)(found.map(({ own }) => own), { owned, statistic: 'p50' });
    return {
        points: found.map(({ place, own }) => ({ place, level: own.level })),
        prior: { standardDeviation, degreesOfFreedom: PRIOR_RUNS }
    };
}
/** What a run was judged by until its level was noticed says nothing against it. */
function isMarked(run, place, epochs) {
    const { start, shift } = epochAt({ epochs, bad: new Set() }, place);
    return place >= start + (shift?.runCount ?? 0) && regressed(run);
}
function regressed({ target, alarms, state }) {
    if (alarms === undefined)
        return state === 'regression' || state === 'drift';
    return alarms.some((alarm) => alarm.target === target.id && alarm.accepted === undefined);
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

/***/ 4307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/analysis/change-warnings.js

/** Output lengths that differ by more are said in the first screen. */
const LENGTH_CHANGE = 0.1;
/** What else is another than in the runs that a target is compared with. */
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

// EXTERNAL MODULE: ./lib/analysis/check-latency.js
var check_latency = __webpack_require__(97);
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

// EXTERNAL MODULE: ./lib/stats/student-t.js
var student_t = __webpack_require__(2969);
// EXTERNAL MODULE: ./lib/analysis/history-rule.js + 1 modules
var history_rule = __webpack_require__(5333);
// EXTERNAL MODULE: ./lib/analysis/levels.js
var analysis_levels = __webpack_require__(9843);
// EXTERNAL MODULE: ./lib/analysis/run-level.js + 2 modules
var run_level = __webpack_require__(8977);
;// CONCATENATED MODULE: ./lib/analysis/creep.js






/** Newest runs, the candidate among them, that show where the level is today: no one slow run is creep. */
const NEWEST_RUNS = 5;
/** One-sided. The anchor stays the same for long, and is looked at after every run. */
const ALPHA = 0.0001;
/** The standard error of a median over that of a mean, of normal values: √(π/2). */
const MEDIAN_FACTOR = Math.sqrt(Math.PI / 2);
/**
 * Whether the p50 crept away from the anchor's runs: both the candidate and the median of the newest runs are slower than the
 * anchor's median by more than the margin and by more than the runs' noise explains,
 *
 *   median of m newest − median of a anchor runs > t_{1−α} S √(π/2) √(1/m + 1/a)
 *
 * with a moderated S from the steps between neighboring runs. `undefined` where it did not, or where there is too little to tell.
 */
function creepOf({ window, metric, margin, owned, lengths }) {
    const { anchor, runs, candidate } = window;
    if (anchor === undefined)
        return undefined;
    const values = runs.map(({ target }) => (0,analysis_levels/* valuesOf */.sm)(target, metric, lengths));
    const usual = (0,analysis_levels/* usualLogs */.mx)(values);
    const levels = values.flatMap((run) => (0,run_level/* middleLevel */.I)(run, usual) ?? []);
    const own = (0,run_level/* middleLevel */.I)((0,analysis_levels/* valuesOf */.sm)(candidate, metric, lengths), usual);
    const old = anchor.runs.map(({ target }) => (0,analysis_levels/* valuesOf */.sm)(target, metric, lengths));
    const oldLevels = old.flatMap((run) => (0,run_level/* middleLevel */.I)(run, usual)?.level ?? []);
    if (own === undefined || oldLevels.length === 0 || levels.length < NEWEST_RUNS)
        return undefined;
    const newest = [own, ...levels.slice(0, NEWEST_RUNS - 1)].map(({ level }) => level);
    const prior = (0,history_rule/* noiseBefore */.mR)([own, ...levels], { owned, statistic: 'p50' });
    const { deviation, degreesOfFreedom } = noiseOfSteps([own, ...levels].map(({ level }) => level), prior);
    const error = deviation * MEDIAN_FACTOR * Math.sqrt(1 / newest.length + 1 / oldLevels.length);
    const center = (0,quantile/* median */.J)(oldLevels);
    const recent = (0,quantile/* median */.J)(newest) - center;
    const anchorValue = (0,quantile/* median */.J)(old.flatMap((run) => (0,quantile/* median */.J)((0,analysis_levels/* pooled */.IE)(run)) ?? []));
    const least = Math.max((0,check_latency/* marginOf */.OB)(margin, anchorValue), (0,student_t/* studentTQuantile */.$J)(1 - ALPHA, degreesOfFreedom) * error);
    if (Math.min(recent, own.level - center) <= least)
        return undefined;
    return {
        metric,
        changeRatio: Math.expm1(own.level - center),
        ...(anchorValue === undefined || !Number.isFinite(anchorValue) ? {} : { anchorValue })
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
/** What is said of it; `name` is the configuration's word for the anchor. */
function creepWarning(target, { metric, changeRatio }, { anchor }, name) {
    const oldest = anchor?.runs.at(-1);
    if (anchor === undefined || oldest === undefined)
        return [];
    const { recordedAt, commit } = oldest;
    const since = {
        recordedAt,
        ...(commit === undefined ? {} : { commit }),
        ...(anchor.named && name !== undefined ? { name } : {})
    };
    return [{ kind: 'crept', target, metric, changeRatio, since }];
}
/**
 * The check of what crept, as an alarm: on the default branch, where somebody must decide whether that is the level now. A
 * pull request is not to blame for the steps before it. Nothing is said twice, and nothing is taken back from an alarm.
 */
function asCrept(check, { changeRatio, anchorValue }) {
    if (check.verdict === 'regressed')
        return check;
    const { runsToSettle: _runs, intervalRatio: _interval, baseline, ...rest } = check;
    const shown = anchorValue ?? baseline;
    return {
        ...rest,
        verdict: 'regressed',
        reason: 'crept',
        changeRatio,
        ...(shown === undefined ? {} : { baseline: shown })
    };
}

;// CONCATENATED MODULE: ./lib/analysis/checks-on-level.js



/**
 * The checks of a target against its level, with what is known of that level: that it was accepted, and how far it is from
 * where it was long ago. Creep is said everywhere and is an alarm on the default branch, unless a level that began since the
 * anchor explains it.
 */
function checksOnLevel(request) {
    const { target, window, onDefaultBranch = false } = request;
    const crept = creeps(request);
    const red = onDefaultBranch && window.anchor?.onThisLevel === true;
    const checks = request.checks.map((check) => {
        const creep = crept.find(({ metric }) => metric === check.metric && check.statistic === 'p50');
        return withAccepted(red && creep !== undefined ? asCrept(check, creep) : check, window);
    });
    return { checks, warnings: crept.flatMap((creep) => creepWarning(target.id, creep, window, request.anchor?.name)) };
}
/** What the window's own comparison found already is no creep. */
function creeps({ checks, target, window, margins }) {
    const lengths = (0,analysis_levels/* referenceLengths */.Lq)(window.runs.map((run) => run.target));
    return margins.flatMap(({ metric, statistic, margin }) => {
        const check = checks.find((one) => one.metric === metric && one.statistic === statistic);
        if (statistic !== 'p50' || !(0,check_latency/* isJudged */.sL)(metric) || check === undefined)
            return [];
        if (check.verdict === 'regressed' || check.reason === 'token-source-differs')
            return [];
        return creepOf({ window, metric, margin, owned: target.owned, lengths }) ?? [];
    });
}
function withAccepted(check, { accepted = [] }) {
    const before = accepted.find(({ metric, statistic }) => metric === check.metric && statistic === check.statistic);
    if (before?.accepted === undefined || before.changeRatio === undefined)
        return check;
    return { ...check, acceptedBefore: { ...before.accepted, changeRatio: before.changeRatio } };
}
/** That the anchor which is named is not what was compared with. */
function anchorWarnings(anchor, windows) {
    if (anchor === undefined || windows.size === 0)
        return [];
    if (anchor.commit === undefined)
        return [{ kind: 'anchor-unknown', anchor: anchor.name, why: 'no-commit' }];
    const isKept = [...windows.values()].some((window) => window.anchor?.named === true);
    return isKept ? [] : [{ kind: 'anchor-unknown', anchor: anchor.name, why: 'no-run' }];
}

;// CONCATENATED MODULE: ./lib/analysis/common-mode.js
/** Targets that moved by amounts this near to each other moved together. */
const LIKE_AMOUNTS = 0.25;
/**
 * What moves several targets by a like amount at a time is the network, the runner or the region rather than each of them.
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
        warnings: warningOf(found)
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
    const together = slower.length > 1 && slower.length === all.length && areAlike(slower);
    return together && slower.every(isAgainstHistory) ? { moved: slower, notCounted: slower.slice(1) } : undefined;
}
function isSlower({ verdict, reason }) {
    return verdict === 'regressed' && reason === 'slower-beyond-noise';
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
function areAlike(checks) {
    const rises = checks.map(rise);
    const [least, most] = [Math.min(...rises), Math.max(...rises)];
    return least > 0 && most - least <= LIKE_AMOUNTS * most;
}
/** In logs. */
function rise({ changeRatio }) {
    return Math.log1p(changeRatio ?? 0);
}
/** One warning for all: of end-to-end time where that moved, which holds the others. */
function warningOf(found) {
    const told = found.find(({ moved }) => moved[0]?.metric === 'e2e' && moved[0].statistic === 'p50') ?? found[0];
    if (told === undefined)
        return [];
    const rises = told.moved.map(rise);
    const middle = (Math.min(...rises) + Math.max(...rises)) / 2;
    return [{ kind: 'moved-together', targets: told.moved.map(({ target }) => target), changeRatio: Math.expm1(middle) }];
}

// EXTERNAL MODULE: ./lib/analysis/digest.js
var digest = __webpack_require__(7868);
// EXTERNAL MODULE: ./lib/analysis/evidence.js
var analysis_evidence = __webpack_require__(7485);
// EXTERNAL MODULE: ./lib/analysis/judge-budget.js + 2 modules
var judge_budget = __webpack_require__(9551);
// EXTERNAL MODULE: ./lib/analysis/judged-target.js
var judged_target = __webpack_require__(4239);
// EXTERNAL MODULE: ./lib/analysis/overhead.js
var overhead = __webpack_require__(7744);
// EXTERNAL MODULE: ./lib/analysis/paired-targets.js
var paired_targets = __webpack_require__(9894);
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
const CACHE_FAULTS = ['void-cache-hit', 'void-cache-miss'];
const P95_MARGIN = { ratio: 0.25 };
/** No check is more lenient than this, however few there are: the level that history was simulated at. */
const MOST_LENIENT_ALPHA = 0.001;
/** Everything that samples and history come to. */
function judge(request) {
    const gateChecks = checksOf(request.gate);
    const targets = request.targets.filter(judged_target/* isJudgedTarget */.L);
    const alpha = alphaOf(request.gate, targets.length * (gateChecks.length + 1));
    const pairs = (0,paired_targets/* judgePairedTargets */.vJ)({ ...request, ended: true });
    const parts = targets.map((target) => {
        const judged = pairs.get(target.id);
        return judged === undefined
            ? judgeTarget(request, target, { gateChecks, alpha, targetCount: targets.length })
            : (0,paired_targets/* pairedPart */.x)(target.id, judged, request.samples);
    });
    const { checks, warnings } = withCommonMode(parts.flatMap((part) => part.checks), targets);
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
/** The gate's own checks, and the p50 and p95 of every judged metric that it does not name. */
function checksOf(gate) {
    const named = gate.checks.map((check) => ({ ...check, gating: true }));
    const beside = analysis_levels/* JUDGED_METRICS */.YC.flatMap((metric) => ['p50', 'p95']
        .filter((statistic) => !named.some((check) => check.metric === metric && check.statistic === statistic))
        .map((statistic) => ({
        metric,
        statistic,
        margin: statistic === 'p95' ? P95_MARGIN : { ratio: 0.1 },
        gating: false
    })));
    const order = (check) => 10 * analysis_levels/* JUDGED_METRICS */.YC.indexOf(check.metric) + (check.statistic === 'p50' ? 0 : 1);
    return [...named, ...beside].toSorted((a, b) => order(a) - order(b));
}
/**
 * Bonferroni over everything that can turn the job red: a union bound holds whatever the dependence between checks, and
 * a gate must bound the chance of any false alarm.
 */
function alphaOf(gate, checkCount) {
    return Math.min(MOST_LENIENT_ALPHA, gate.falseAlarmRatio / Math.max(1, checkCount));
}
function windowOf(request, { id, owned }) {
    const { compare, baselines, candidate, ancestry, anchor } = request;
    if (!compare)
        return { runs: [], warnings: [] };
    return (0,analysis_window/* chooseWindow */.It)({
        digests: baselines,
        candidate,
        targetId: id,
        owned,
        ...(ancestry === undefined ? {} : { ancestry }),
        ...(anchor?.commit === undefined ? {} : { anchorCommit: anchor.commit })
    });
}
function judgeTarget(request, target, wanted) {
    const { id, owned } = target;
    const lost = lostRatio(request.candidate, id);
    const chosen = windowOf(request, target);
    const stalled = voidRatio(request.samples, id, 'void-client-stall') > MOST_VOID;
    if (!('candidate' in chosen)) {
        return { id, checks: [], unmeasured: stalled || lost > MOST_LOST, warnings: chosen.warnings };
    }
    const rates = { target: id, owned, window: chosen, alpha: wanted.alpha };
    const { checks, warnings } = checksOnLevel({
        ...request,
        target,
        window: chosen,
        margins: wanted.gateChecks,
        checks: [
            ...latencyChecks(request, target, chosen, wanted),
            checkErrorRate(rates),
            ...[checkStreamedShare(rates)].flatMap((check) => check ?? [])
        ]
    });
    const explained = owned && checks.some((check) => check.metric === 'error_rate' && check.verdict === 'regressed');
    return {
        id,
        checks: believable(checks, {
            lost,
            spoilt: stalled || CACHE_FAULTS.some((flag) => voidRatio(request.samples, id, flag) > MOST_VOID)
        }),
        window: chosen,
        unmeasured: stalled || (!explained && lost > (owned ? MOSTLY_LOST : MOST_LOST)),
        warnings: [...chosen.warnings, ...warnings, ...changeWarnings(id, chosen)]
    };
}
function latencyChecks(request, { id, owned }, window, { gateChecks, alpha, targetCount }) {
    const baselines = window.runs.map((run) => run.target);
    const lengths = (0,analysis_levels/* referenceLengths */.Lq)(baselines);
    const sameCount = baselines.every((target) => target.tokenSource === window.candidate.tokenSource);
    return gateChecks.flatMap(({ metric, statistic, margin, gating }) => {
        if (!(0,check_latency/* isJudged */.sL)(metric))
            return [];
        const check = (0,check_latency/* checkLatency */.PQ)({
            target: id,
            owned,
            metric,
            statistic: statistic,
            margin,
            gating,
            window,
            lengths,
            alpha,
            targetCount,
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
    return checks.map((check) => ((0,check_latency/* isJudged */.sL)(check.metric) ? undecided(check, reason) : check));
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
function judgeEverywhere(request, budget, parts) {
    const samples = (0,digest/* judgedSamples */.vo)(request.samples);
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
    if (!(0,judged_target/* isJudgedTarget */.L)(target))
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
/* harmony import */ var _stats_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7868);



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
/** Of a pair that was made again the last try. Where base was asked as well, it is head that the layer is judged by. */
function pairsOf(samples, target, direct) {
    const judged = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedSamples */ .vo)(samples).filter(({ pair }) => pair !== undefined);
    const lastOf = (id) => new Map(judged.filter(({ targetId }) => targetId === id).map((sample) => [sample.pair, sample]));
    const past = lastOf(direct);
    return [...lastOf(target)].flatMap(([pair, through]) => {
        const other = past.get(pair);
        return other?.outcome === 'ok' && through.outcome === 'ok' ? [{ through, past: other }] : [];
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
    const place = (0,_stats_location_js__WEBPACK_IMPORTED_MODULE_2__/* .location */ .C)(differences);
    return place && { centerMs: place.center, intervalMs: place.interval, pairCount: place.n };
}


/***/ }),

/***/ 2580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ uniteLogs),
/* harmony export */   It: () => (/* binding */ chooseWindow),
/* harmony export */   KC: () => (/* binding */ nextWindow),
/* harmony export */   NL: () => (/* binding */ MOST_ANCHORS),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   vC: () => (/* binding */ comparableRuns),
/* harmony export */   vY: () => (/* binding */ uniteWindows)
/* harmony export */ });
/* harmony import */ var _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(185);
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3071);
/* harmony import */ var _current_level_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5356);



/** Runs that one comparison looks back on: enough for a variance, few enough that the level is today's. */
const COMPARED_RUNS = 20;
/** Runs are compared on scenarios of equal hash; below this share of the candidate's they are not comparable. */
const COMMON_SHARE = 0.5;
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
    return [...once.values()].toSorted((a, b) => (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantOf */ .B)(b.recordedAt) - (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantOf */ .B)(a.recordedAt));
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
    const level = (0,_current_level_js__WEBPACK_IMPORTED_MODULE_1__/* .currentLevel */ .cX)({ ...request, runs: common, candidate: target });
    const runs = level.runs.slice(0, COMPARED_RUNS);
    const shared = sharedHashes(target, runs.map((run) => run.target));
    const reduced = (run) => ({
        recordedAt: run.recordedAt,
        ...(run.commit === undefined ? {} : { commit: run.commit }),
        target: onlyScenarios(run.target, shared, target)
    });
    const { anchor } = level;
    const accepted = acceptedIn(level, target.id);
    return {
        runs: runs.map(reduced),
        candidate: onlyScenarios(target, shared, target),
        ...(anchor === undefined ? {} : { anchor: { ...anchor, runs: anchor.runs.map(reduced) } }),
        ...(accepted.length === 0 ? {} : { accepted }),
        warnings: [...warnings, ...shiftWarnings(target.id, level), ...scenarioWarnings(target, runs[0]?.target)]
    };
}
/** The runs of the target's plan, on its kind of machine where that matters, that have enough prompts in common with it. */
function comparableRuns(request) {
    const target = request.candidate.targets.find(({ id }) => id === request.targetId);
    if (target === undefined)
        return [];
    return namesakesOf(request).filter((run) => run.target.fingerprint === target.fingerprint &&
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
    return [{ kind: 'level-shift', target, recordedAt, ...(commit === undefined ? {} : { commit }), why, changes }];
}
function namesakesOf({ digests, candidate, targetId }) {
    return digests
        .filter((run) => run.metricDefinition === candidate.metricDefinition)
        .flatMap(({ targets, ...run }) => targets.filter(({ id }) => id === targetId).map((target) => ({ ...run, target })))
        .toSorted((a, b) => (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantOf */ .B)(b.recordedAt) - (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantOf */ .B)(a.recordedAt));
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
/** An alarm as it was judged: of what, by how much, and the reviewed line that accepted it. */
const alarmSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    target: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    metric: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    statistic: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    /** Against the level that was the usual one before the line was first used; absent where its size is not known. */
    changeRatio: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(-1).max(1e9).optional(),
    accepted: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ upToRatio: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), until: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(10), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(2000) })
        .optional()
});
/** A level of a target that begins with the run, found by later ones. */
const levelShiftSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    target: _sample_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh,
    /** `stayed`: run after run regressed, by what is followed as no level: a tail, failures. */
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['confirmed', 'stayed']),
    /** Runs on the new level when it was found: they were judged by the level before. */
    runCount: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive().max(1000),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ metric: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['ttft', 'tpot']), changeRatio: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(-1).max(1e9) }))
        .max(2)
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
    /** Absent in a run that was not judged. */
    alarms: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(alarmSchema).max(10_000).optional(),
    levelShifts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(levelShiftSchema).max(1000).optional(),
    /** Kept beyond the newest runs, for later ones to be held against. */
    anchor: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
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


/***/ })

};
