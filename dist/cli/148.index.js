export const id = 148;
export const ids = [148];
export const modules = {

/***/ 2410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isAskedAlike),
/* harmony export */   o: () => (/* binding */ earlierPairs)
/* harmony export */ });
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2580);

/**
 * What earlier attempts of the same job measured in pairs, as far as it is of the same two plans and the same commit: a
 * job that is run again goes on where it stopped. Started anew, it could be repeated until it is green.
 */
function earlierPairs(runs, now) {
    const same = runs.filter((run) => run.commit === now.commit && isSamePlan(run.plan, now.plan));
    const paired = same.filter(({ samples }) => samples.some(({ arm }) => arm === 'base'));
    const [first] = paired;
    return {
        ...(first === undefined ? {} : { seed: first.seed }),
        samples: paired.flatMap(({ samples }) => samples.filter(({ pair }) => pair !== undefined)),
        attempts: paired.flatMap(({ workflowRun }) => workflowRun?.attempt ?? [])
    };
}
/** Whether hosts were asked alike in both runs: what is settled while warming up is no part of a plan. */
function isAskedAlike(one, other) {
    return other.targets.every(({ id, asked }) => {
        const before = one.targets.find((target) => target.id === id);
        return before === undefined || (0,_window_js__WEBPACK_IMPORTED_MODULE_0__/* .planDifferences */ .AW)(before.asked ?? {}, asked ?? {}).length === 0;
    });
}
function isSamePlan(one, other) {
    return identityOf(one) === identityOf(other);
}
function identityOf({ fingerprint, targets, base }) {
    const bases = targets.filter(({ baseOf }) => baseOf !== undefined);
    return JSON.stringify([
        fingerprint,
        bases.map((target) => [target.baseOf, target.fingerprint]),
        (base?.scenarios ?? []).map(({ id, hash }) => [id, hash])
    ]);
}


/***/ }),

/***/ 5856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N0: () => (/* binding */ continuedPairs),
  PL: () => (/* binding */ measureAgain),
  Wv: () => (/* binding */ measureOnce)
});

// UNUSED EXPORTS: recordedPlan

// EXTERNAL MODULE: ./lib/domain/run-file.js
var run_file = __webpack_require__(172);
;// CONCATENATED MODULE: ./lib/analysis/assemble-run.js

/** The run file: all samples of one execution, with what was sent and where from. */
function assembleRun(request) {
    const { recorded, place, tool, environment, seed, measured } = request;
    const { samples, startedAt, end, clientHealth, connectMs, costUsd, events } = measured;
    return {
        schema: run_file/* RUN_SCHEMA */.EJ,
        tool,
        metricDefinition: run_file/* METRIC_DEFINITION */.zS,
        quantileMethod: run_file/* QUANTILE_METHOD */.Uf,
        seed,
        startedAt,
        ...(place.commit === undefined ? {} : { commit: place.commit }),
        ...(place.ref === undefined ? {} : { ref: place.ref }),
        event: place.event,
        ...(place.workflowRun === undefined ? {} : { workflowRun: place.workflowRun }),
        environment: { ...environment, connectMs },
        plan: withAsked(recorded, measured.asked ?? {}),
        clientHealth,
        end,
        ...(costUsd === undefined ? {} : { costUsd }),
        samples: [...samples],
        ...(events === undefined ? {} : { events })
    };
}
/** The plan with what was settled of it. */
function withAsked(recorded, asked) {
    const targets = recorded.targets.map((target) => {
        const own = asked[target.id];
        // The schema's type of JSON is the same but for being readonly.
        return own === undefined ? target : { ...target, asked: own };
    });
    return { ...recorded, targets };
}

// EXTERNAL MODULE: ./lib/analysis/earlier-pairs.js
var earlier_pairs = __webpack_require__(2410);
// EXTERNAL MODULE: ./lib/analysis/paired-targets.js
var paired_targets = __webpack_require__(9894);
// EXTERNAL MODULE: ./lib/analysis/pairs.js
var pairs = __webpack_require__(835);
;// CONCATENATED MODULE: ./lib/analysis/record-plan.js
/** A plan as a run file keeps it: enough to judge the run by and to send the same again, and no text of a prompt. */
function recordPlan(plan, options) {
    const { fingerprint, prompts, base } = plan;
    return {
        fingerprint,
        promptSet: prompts.name,
        scenarios: scenariosOf(prompts),
        ...(base === undefined
            ? {}
            : {
                base: {
                    source: base.source,
                    ...(base.commit === undefined ? {} : { commit: base.commit }),
                    scenarios: scenariosOf(base.prompts)
                }
            }),
        targets: plan.targets.map((target) => recordTarget(target, plan, options))
    };
}
function scenariosOf({ scenarios }) {
    return scenarios.map(({ id, kind, hash }) => ({ id, kind, hash }));
}
function recordTarget(target, { targets, schedule }, options) {
    const { id, fingerprint, directOf, baseOf } = target;
    const head = targets.find((other) => other.id === baseOf);
    return {
        id,
        fingerprint,
        buildIdentity: buildIdentityOf(target, options.commit),
        ...(directOf === undefined ? {} : { directOf }),
        ...(baseOf === undefined ? {} : { baseOf }),
        ...(head === undefined ? {} : { pairs: { least: schedule.pairs.least, most: options.mostPairsOf(head) } }),
        // The schema's type of JSON is the same but for being readonly.
        parts: options.partsOf(target)
    };
}
/** What stands for the build: a provider's is its plan; an owned target's also the commit, or what `build-id` says. */
function buildIdentityOf(target, commit) {
    if (!target.owned)
        return target.fingerprint;
    return `${target.fingerprint} ${target.buildId ?? commit ?? 'unknown build'}`;
}

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/plan/pair-slots.js
var pair_slots = __webpack_require__(3399);
// EXTERNAL MODULE: ./lib/plan/part-of-plan.js
var part_of_plan = __webpack_require__(6432);
// EXTERNAL MODULE: ./lib/plan/plan-parts.js
var plan_parts = __webpack_require__(3531);
// EXTERNAL MODULE: ./lib/plan/schedule.js
var schedule = __webpack_require__(6658);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
;// CONCATENATED MODULE: ./lib/measure-run.js











/** One run of the whole plan, or of this machine's part of it: pairs as long as looks ask for more, the rest as scheduled. */
async function measureOnce(step) {
    const { measure, ordinal, warm } = step;
    const earlier = continuedPairs(step.facts, step.earlier ?? []);
    const facts = { ...step.facts, seed: earlier.seed ?? step.facts.seed + ordinal };
    const { plan } = facts;
    const recorded = recordedPlan(facts);
    const work = workOf({ ...step, facts }, recorded, earlier.samples);
    const askedBefore = askedLast(plan, step.baselines ?? []);
    const stored = work.slots.length === 0 ? lastOf(step.earlier) : undefined;
    // Earlier attempts have decided everything already: there is nothing left to ask.
    if (stored !== undefined)
        return { run: stored, measured: { durationMs: 0, warnings: [] } };
    const measured = await measure({ plan: (0,part_of_plan/* planOfPart */.k4)(plan), ...work, warm, askedBefore });
    return { run: assembleRun({ ...facts, recorded, measured }), measured };
}
/** How each target was asked in its newest run on record. */
function askedLast({ targets }, baselines) {
    const newestFirst = baselines.toSorted((a, b) => (0,time/* instantOf */.B)(b.recordedAt) - (0,time/* instantOf */.B)(a.recordedAt));
    const known = newestFirst.flatMap((run) => run.targets);
    return Object.fromEntries(targets.flatMap(({ id, fingerprint }) => {
        const last = known.find((target) => target.id === id && target.fingerprint === fingerprint);
        return last?.asked === undefined ? [] : [[id, last.asked]];
    }));
}
/** A second measurement after an alarm, of the targets that raised it and of what is measured beside them. */
async function measureAgain(step, targetIds) {
    const { facts } = step;
    const targets = facts.plan.targets.filter(({ id, baseOf, directOf }) => targetIds.has(baseOf ?? directOf ?? id));
    return await measureOnce({ ...step, facts: { ...facts, plan: { ...facts.plan, targets } } });
}
function recordedPlan({ plan, place }) {
    return recordPlan(plan, {
        partsOf: (target) => (0,plan_parts/* planParts */.m)(target, plan.schedule),
        mostPairsOf: (target) => (0,pair_slots/* mostPairsOf */.Qu)(plan, target),
        ...(place.commit === undefined ? {} : { commit: place.commit })
    });
}
/** What earlier attempts of the same job measured of the same pairs. */
function continuedPairs(facts, earlier) {
    const { commit } = facts.place;
    return (0,earlier_pairs/* earlierPairs */.o)(earlier, { plan: recordedPlan(facts), ...(commit === undefined ? {} : { commit }) });
}
function workOf({ facts, baselines = [], earlier: runs = [] }, recorded, earlier) {
    const { plan, seed } = facts;
    const options = pairOptions(seed);
    if (plan.part?.shard !== undefined)
        return { slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, everySlot(plan, options)) };
    if ((0,pair_slots/* pairedTargets */.oU)(plan).length === 0)
        return { slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, (0,schedule/* schedule */._)(plan, (0,random/* seededRandom */.I)(seed))) };
    const looking = new Looking({ plan, recorded, options, baselines });
    // What earlier attempts measured counts only if the hosts are asked the same now, which is known after warming up.
    const earlierAlike = (asked) => {
        const now = withAsked(recorded, asked);
        return continuedPairs(facts, runs.filter((run) => (0,earlier_pairs/* isAskedAlike */.T)(run.plan, now))).samples;
    };
    return {
        slots: (0,part_of_plan/* slotsOfPart */.MC)(plan, earlier.length === 0 ? looking.first() : looking.firstAfter(earlier)),
        look: (samples, asked = {}) => looking.next([...earlierAlike(asked), ...samples]),
        mostUnitCount: (0,pair_slots/* mostUnitCount */.vI)((0,part_of_plan/* planOfPart */.k4)(plan))
    };
}
function pairOptions(seed) {
    return { seed, randomOf: (seeds) => (0,random/* seededRandom */.I)((0,random/* joinSeeds */.D)(seeds)) };
}
/** A machine that has some of the prompts sees only their samples, and cannot tell when it is enough. */
function everySlot(plan, options) {
    const ranges = (0,pair_slots/* pairedTargets */.oU)(plan).map((target) => ({
        targetId: target.id,
        from: (0,pair_slots/* firstPairCount */.S0)(plan, target),
        to: (0,pair_slots/* mostPairsOf */.Qu)(plan, target)
    }));
    return [...(0,pair_slots/* firstSlots */.IE)(plan, options), ...(0,pair_slots/* pairSlots */.iD)(plan, ranges, options)];
}
/** After each look only what is undecided is measured on. */
class Looking {
    #facts;
    /** How many pairs of each target were asked, whatever came of them. */
    #asked = new Map();
    #recheckCount = 0;
    constructor(facts) {
        this.#facts = facts;
    }
    first() {
        const { plan, options } = this.#facts;
        for (const target of (0,pair_slots/* pairedTargets */.oU)(plan))
            this.#asked.set(target.id, (0,pair_slots/* firstPairCount */.S0)(plan, target));
        return (0,pair_slots/* firstSlots */.IE)(plan, options);
    }
    /** Pairs are numbered on from those of earlier attempts. */
    firstAfter(earlier) {
        const { plan, options } = this.#facts;
        for (const { id } of (0,pair_slots/* pairedTargets */.oU)(plan))
            this.#asked.set(id, numberedPairs(earlier, id));
        this.#recheckCount = Math.max(0, ...earlier.map(({ pair = 0 }) => Math.floor(pair / pair_slots/* RECHECKS_FROM */.Ot)));
        const { slots } = this.#wanted(earlier);
        return [...(0,schedule/* schedule */._)(plan, (0,random/* seededRandom */.I)(options.seed)), ...slots];
    }
    next(samples) {
        const { slots, isEnough } = this.#wanted(samples);
        if (slots.length > 0)
            return { slots };
        return { end: isEnough ? 'decided' : 'max-pairs' };
    }
    #wanted(samples) {
        const { plan, recorded, baselines, options } = this.#facts;
        const paired = (0,paired_targets/* pairedTargetsOf */.Fj)(recorded, plan);
        const judged = (0,paired_targets/* judgePairedTargets */.vJ)({ targets: plan.targets, paired, samples, gate: plan.gate, baselines });
        const isOver = paired.some(({ id, failFast }) => failFast && judged.get(id)?.checks.some(({ verdict }) => verdict === 'regressed') === true);
        const checks = [...judged.values()].flatMap((target) => target.checks);
        const isEnough = isOver || !checks.some(({ gating, verdict }) => gating && verdict === 'inconclusive');
        if (isOver)
            return { slots: [], isEnough };
        const ranges = [...judged].flatMap(([targetId, { next }]) => {
            const target = plan.targets.find(({ id }) => id === targetId);
            if (next.pairCount === undefined || target === undefined)
                return [];
            const from = this.#asked.get(targetId) ?? 0;
            // Where pairs were lost on the way, as many more are asked, but none beyond the most there can be.
            const wanted = from + next.pairCount - (0,pairs/* pairsOf */.f)(samples, targetId).regular.length;
            const to = Math.min(wanted, (0,pair_slots/* mostPairsOf */.Qu)(plan, target));
            this.#asked.set(targetId, Math.max(from, to));
            return to > from ? [{ targetId, from, to }] : [];
        });
        const rechecks = [...judged].flatMap(([targetId, { next }]) => next.rechecks.flatMap((recheck) => {
            this.#recheckCount += 1;
            return (0,pair_slots/* recheckSlots */.Nm)(plan, { targetId, ...recheck, again: this.#recheckCount - 1 }, options);
        }));
        return { slots: [...(0,pair_slots/* pairSlots */.iD)(plan, ranges, options), ...rechecks], isEnough };
    }
}
/** One more than the highest number of a regular pair. */
function numberedPairs(samples, targetId) {
    const own = samples.filter((sample) => sample.targetId === targetId && !sample.flags.includes('recheck'));
    return Math.max(0, ...own.map(({ pair = -1 }) => pair + 1));
}
function lastOf(runs = []) {
    return runs[runs.length - 1];
}


/***/ }),

/***/ 2258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ factsOf)
/* harmony export */ });
/**
 * What a plan is likely to take, from what runs on record took: how long a target's requests lasted, and how long answers
 * were, of the same prompt where the record has it and else of all its prompts. A target that is measured beside another
 * is as likely to take what that one took.
 */
function factsOf(digests) {
    return {
        likelyRequestMs: (target) => middle(rowsOf(target, digests).flatMap(({ row: [, , lastMs] }) => lastMs ?? [])),
        likelyOutputTokenCount: (target, scenario) => {
            const all = rowsOf(target, digests);
            const same = all.filter(({ scenarioId }) => scenarioId === scenario.id);
            return middle(tokensOf(same)) ?? middle(tokensOf(all));
        }
    };
}
function rowsOf(target, digests) {
    const name = target.baseOf ?? target.directOf ?? target.id;
    return digests
        .flatMap(({ targets }) => targets.filter(({ id }) => id === name))
        .flatMap(({ scenarios }) => scenarios.flatMap(({ id, rows }) => rows.map((row) => ({ scenarioId: id, row }))));
}
function tokensOf(rows) {
    return rows.flatMap(({ row: [, , , tokenCount] }) => tokenCount ?? []);
}
/** The middle value, the lower of two: for a forecast either is as good. */
function middle(values) {
    return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}


/***/ }),

/***/ 6432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ slotsOfPart),
/* harmony export */   k4: () => (/* binding */ planOfPart)
/* harmony export */ });
/* unused harmony export scenariosOfPart */
/**
 * The plan that one machine of several measures: its targets, with what is measured beside them, and its share of the
 * caps. The prompts stay all of them, since slots name them.
 */
function planOfPart(plan) {
    if (plan.part === undefined)
        return plan;
    const targets = plan.targets.filter((target) => isOwn(plan, target));
    const share = shareOf(plan, targets);
    const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount } = plan.schedule;
    return {
        ...plan,
        targets,
        schedule: {
            ...plan.schedule,
            ...(maxCostUsd === undefined ? {} : { maxCostUsd: maxCostUsd * share }),
            maxInputTokenCount: Math.ceil(maxInputTokenCount * share),
            maxOutputTokenCount: Math.ceil(maxOutputTokenCount * share)
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
function isOwn({ part }, { id, directOf, baseOf }) {
    return part?.targets?.includes(directOf ?? baseOf ?? id) ?? true;
}
function shareOf(plan, targets) {
    const ofScenarios = scenariosOfPart(plan).length / Math.max(1, plan.prompts.scenarios.length);
    return (ofScenarios * targets.length) / Math.max(1, plan.targets.length);
}


/***/ }),

/***/ 9884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

;// CONCATENATED MODULE: ./lib/analysis/accept-everything.js
/**
 * Every alarm as accepted by somebody who may: the label on a pull request takes the change as it is, whatever its size,
 * and for this commit only.
 */
function acceptEverything(checks, by) {
    return checks.map((check) => check.verdict === 'regressed'
        ? { ...check, accepted: { upToRatio: Math.abs(check.changeRatio ?? 0), ...by } }
        : check);
}

// EXTERNAL MODULE: ./lib/analysis/build-report.js + 7 modules
var build_report = __webpack_require__(6535);
// EXTERNAL MODULE: ./lib/analysis/digest.js
var digest = __webpack_require__(7868);
// EXTERNAL MODULE: ./lib/domain/baseline.js
var baseline = __webpack_require__(185);
// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/analysis/current-level.js
var current_level = __webpack_require__(5356);
// EXTERNAL MODULE: ./lib/analysis/epochs.js + 1 modules
var analysis_epochs = __webpack_require__(4843);
// EXTERNAL MODULE: ./lib/analysis/judged-target.js
var judged_target = __webpack_require__(4239);
// EXTERNAL MODULE: ./lib/analysis/window.js
var analysis_window = __webpack_require__(2580);
;// CONCATENATED MODULE: ./lib/analysis/note-levels.js





/**
 * The runs of a file that is to be stored, with what its newest run brings to light: a level that began some runs ago is
 * noted where it began, and the runs that creep is seen against are kept when newer ones would push them out. What is noted
 * stays, so that a level is no matter of how many runs before it are still there.
 */
function withLevels(own, earlier, { targets, anchorCommit }) {
    const known = new Set(own.map(analysis_window/* identityOf */.cu));
    const all = [...own, ...earlier.filter((run) => !known.has((0,analysis_window/* identityOf */.cu)(run)))];
    const shifts = new Map();
    const anchors = new Set(all.filter(({ commit }) => commit !== undefined && commit === anchorCommit).map(analysis_window/* identityOf */.cu));
    for (const target of targets.filter(judged_target/* isJudgedTarget */.L)) {
        const { first, shift, oldest } = levelOf(all, target);
        if (first !== undefined && shift !== undefined)
            shifts.set(first, [...(shifts.get(first) ?? []), shift]);
        for (const run of oldest)
            anchors.add(run);
    }
    const kept = new Set(all.flatMap((run, place) => (place >= baseline/* WINDOW_RUNS */.iE - analysis_window/* MOST_ANCHORS */.NL && anchors.has((0,analysis_window/* identityOf */.cu)(run)) ? [run] : [])));
    const noted = all.map((run) => {
        const found = shifts.get((0,analysis_window/* identityOf */.cu)(run)) ?? [];
        // An anchor of a level that is gone is none any more.
        const { anchor: _anchor, ...plain } = run;
        return {
            ...plain,
            ...(found.length === 0 ? {} : { levelShifts: [...(run.levelShifts ?? []), ...found] }),
            ...(kept.has(run) ? { anchor: true } : {})
        };
    });
    return { own: noted.slice(0, own.length), earlier: noted.slice(own.length) };
}
function levelOf(all, { id, owned }) {
    const [candidate] = all;
    const target = candidate?.targets.find((one) => one.id === id);
    if (candidate === undefined || target === undefined)
        return { oldest: [] };
    const runs = (0,analysis_window/* comparableRuns */.vC)({ digests: all, candidate, targetId: id, owned }).toReversed();
    const { epochs, bad } = (0,analysis_epochs/* epochsOf */.O)((0,current_level/* onScenariosOf */.Im)(target, runs), owned);
    const { start, shift } = (0,analysis_epochs/* epochAt */.D)({ epochs, bad }, runs.length - 1);
    const first = runs[start];
    const good = runs.filter((_, place) => place >= start && !bad.has(place));
    const oldest = good.slice(0, current_level/* ANCHOR */.Ip.runs).map(analysis_window/* identityOf */.cu);
    // An acceptance is noted by its line.
    if (first === undefined || shift === undefined || shift.why === 'accepted')
        return { oldest };
    if (first.levelShifts?.some((one) => one.target === id))
        return { oldest };
    const { why, runCount } = shift;
    const changes = shift.changes.flatMap(({ metric, changeRatio }) => metric === 'e2e' ? [] : [{ metric, changeRatio }]);
    return { first: (0,analysis_window/* identityOf */.cu)(first), shift: { target: id, why, runCount, changes }, oldest };
}

;// CONCATENATED MODULE: ./lib/analysis/next-baseline.js





const DAY_MS = 86_400_000;
/** The file that this job leaves for the next: its own runs, and what earlier ones are still worth keeping. */
function nextBaseline({ key, run, own, earlier, now, levels }) {
    const { events: _events, confirmation: _confirmation, ...kept } = run;
    const noted = levels === undefined ? { own, earlier: earlier.digests } : withLevels(own, earlier.digests, levels);
    return {
        schema: baseline/* BASELINE_SCHEMA */.iW,
        key,
        own: kept,
        window: [...(0,analysis_window/* nextWindow */.KC)(noted.own, noted.earlier)],
        log: nextLog(own.map(digest/* logLineOf */.QW), earlier.log, now)
    };
}
/** A newest file with one more line in its log, for a run that measured nothing and yet must be remembered. */
function withLogLine(file, line, now) {
    return { ...file, log: nextLog([line], file.log, now) };
}
function nextLog(own, earlier, now) {
    const oldest = (0,time/* instantOf */.B)(now) - baseline/* LOG_DAYS */.lm * DAY_MS;
    return [...own, ...earlier.filter((line) => (0,time/* instantOf */.B)(line.recordedAt) >= oldest)].slice(0, baseline/* LOG_LINES */.dq);
}

// EXTERNAL MODULE: ./lib/analysis/state.js
var analysis_state = __webpack_require__(7983);
;// CONCATENATED MODULE: ./lib/analysis/track-record.js


/**
 * What this gate came to on the default branch before: of the runs on record that were judged, how many are red by the
 * table of states and colors as it applies there, whether or not a trial kept them green. A log line holds a run's worst
 * state by name only; runs that merely filled the baseline have none and are not counted. `undefined` where no run was
 * judged yet.
 */
function trackRecordOf(log, failOn) {
    const judged = log
        .filter((line) => line.state !== undefined)
        .toSorted((a, b) => (0,time/* instantOf */.B)(a.recordedAt) - (0,time/* instantOf */.B)(b.recordedAt));
    const [oldest] = judged;
    if (oldest === undefined)
        return undefined;
    const failed = judged.filter(({ state }, index) => {
        const unmeasuredBefore = judged[index - 1]?.state === 'could-not-measure';
        const facts = { event: 'push', brokenOnBaseToo: false, unmeasuredBefore };
        return (0,analysis_state/* colorOf */.HN)([state], failOn === undefined ? facts : { ...facts, failOn }) === 'red';
    });
    return { runCount: judged.length, wouldHaveFailedCount: failed.length, since: oldest.recordedAt };
}

;// CONCATENATED MODULE: ./lib/analysis/unmeasured-report.js

/** The report of a run that has nothing to show, and says why. */
function unmeasuredReport(request) {
    const { tool, place, warnings, why, now, promptSet, scenarioCount, environment, seed, trial = false } = request;
    const outage = 'failure' in why && why.failure.code === 'cannot-measure';
    const color = trial && outage ? (0,analysis_state/* trialColor */.MW)(request.color) : request.color;
    return {
        tool,
        state: 'could-not-measure',
        states: ['could-not-measure'],
        color,
        place,
        checks: [],
        budgets: [],
        targets: [],
        trial,
        ...(trial && outage ? { wouldHaveFailed: request.color === 'red' } : {}),
        warnings,
        measured: {
            startedAt: now,
            durationMs: 0,
            promptSet,
            scenarioCount,
            roundCount: 0,
            end: { reason: 'fixed', partial: true },
            confirmed: false,
            inputTokenCount: 0,
            outputTokenCount: 0,
            environment,
            seed
        },
        generatedAt: now,
        ...('notMeasured' in why ? { notMeasured: why.notMeasured } : { failure: failureOf(why.failure) })
    };
}
function failureOf({ code, message, hint }) {
    return { code, message, ...(hint === undefined ? {} : { hint }) };
}

// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/exit-code.js
var exit_code = __webpack_require__(6450);
// EXTERNAL MODULE: ./lib/domain/verdict.js
var verdict = __webpack_require__(5141);
// EXTERNAL MODULE: ./lib/analysis/accept.js
var analysis_accept = __webpack_require__(1896);
// EXTERNAL MODULE: ./lib/analysis/confirm.js
var analysis_confirm = __webpack_require__(2282);
// EXTERNAL MODULE: ./lib/analysis/earlier-pairs.js
var earlier_pairs = __webpack_require__(2410);
// EXTERNAL MODULE: ./lib/analysis/judge.js + 4 modules
var judge = __webpack_require__(1790);
// EXTERNAL MODULE: ./lib/analysis/paired-targets.js
var paired_targets = __webpack_require__(9894);
// EXTERNAL MODULE: ./lib/measure-run.js + 2 modules
var measure_run = __webpack_require__(5856);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
;// CONCATENATED MODULE: ./lib/judge-run.js









/** Everything that the run's first measurement and its pairs come to. */
function judgeRun({ request, history, run }) {
    const { plan } = request;
    const pairs = pairsSoFar(request, run);
    return (0,judge/* judge */.S)({
        ...judgedBy(request, history),
        candidate: (0,digest/* digestRun */.UC)(run, { ordinal: 0 }),
        samples: run.samples,
        paired: (0,paired_targets/* pairedTargetsOf */.Fj)(run.plan, plan),
        ...(pairs === undefined ? {} : { pairedSamples: pairs.samples })
    });
}
/** What the second measurement comes to by itself; it holds only what raised an alarm. */
function judgeAgain({ request, history, run }, { samples, end }) {
    const judgement = (0,judge/* judge */.S)({
        ...judgedBy(request, history),
        candidate: (0,digest/* digestRun */.UC)(run, { ordinal: 0, samples }),
        samples,
        paired: (0,paired_targets/* pairedTargetsOf */.Fj)(run.plan, request.plan)
    });
    return { ...judgement, samples, partial: end.partial };
}
function judgedBy({ plan, seed, place, anchorCommit }, { stored, digests }) {
    const commit = anchorCommit === undefined ? {} : { commit: anchorCommit };
    return {
        onDefaultBranch: place.feedsBaseline,
        ...(plan.anchor === undefined ? {} : { anchor: { name: plan.anchor, ...commit } }),
        targets: plan.targets,
        gate: plan.gate,
        budgets: plan.budgets,
        compare: plan.compare !== 'off',
        baselines: digests,
        ...(stored.ancestry === undefined ? {} : { ancestry: stored.ancestry }),
        random: (0,random/* seededRandom */.I)(seed)
    };
}
/** The pairs of earlier attempts and of this one; absent where there are no earlier ones. */
function pairsSoFar(request, run) {
    const alike = (request.earlierAttempts ?? []).filter(({ plan }) => (0,earlier_pairs/* isAskedAlike */.T)(plan, run.plan));
    const { samples, attempts } = (0,measure_run/* continuedPairs */.N0)(request, alike);
    if (attempts.length === 0)
        return undefined;
    const isEarlier = run.workflowRun !== undefined && attempts.includes(run.workflowRun.attempt);
    return { samples: isEarlier ? samples : [...samples, ...run.samples], attempts };
}
/** One run can be an unlucky one: an alarm counts when a second measurement, kept apart, agrees with it. */
async function askAgain(first, judged, ports) {
    const { request, run } = first;
    const judgement = withAcceptances(judged, request.plan, ports.now());
    const unsaid = { run, judgement, warnings: [] };
    const apart = new Set((0,paired_targets/* pairedTargetsOf */.Fj)(run.plan, request.plan).flatMap((target) => (target.apart ? [target.id] : [])));
    if (!(0,analysis_confirm/* needsConfirmation */.Jj)(judgement, apart))
        return unsaid;
    if (run.confirmation !== undefined) {
        return { ...unsaid, judgement: (0,analysis_confirm/* confirm */.lJ)(judgement, judgeAgain(first, run.confirmation), apart) };
    }
    // A cap that ended the first measurement leaves nothing for a second, and that is said.
    if (run.end.partial || request.stored !== undefined)
        return { ...unsaid, warnings: [{ kind: 'not-confirmed-here' }] };
    await ports.wait(request.plan.schedule.confirmAfterMs);
    const step = { facts: request, measure: ports.measure, ordinal: request.plan.runCount, warm: true };
    const again = { ...step, baselines: first.history.digests };
    const { run: second } = await (0,measure_run/* measureAgain */.PL)(again, (0,analysis_confirm/* targetsToConfirm */.UR)(judgement, apart));
    const { startedAt, end, samples } = second;
    const spent = run.costUsd === undefined || second.costUsd === undefined ? {} : { costUsd: run.costUsd + second.costUsd };
    const confirmation = { startedAt, end, samples };
    const both = { ...run, ...spent, confirmation };
    const agreed = (0,analysis_confirm/* confirm */.lJ)(judgement, judgeAgain({ ...first, run: both }, confirmation), apart);
    return { run: both, judgement: agreed, warnings: [] };
}
/** What a line accepts needs no second opinion. */
function withAcceptances(judgement, { accept }, now) {
    return { ...judgement, checks: judgement.checks.map((check) => (0,analysis_accept/* acceptCheck */.NF)(check, accept, (0,time/* dayOf */.k)(now))) };
}

// EXTERNAL MODULE: ./lib/plan/first-look.js
var first_look = __webpack_require__(1545);
// EXTERNAL MODULE: ./lib/plan/outlook-facts.js
var outlook_facts = __webpack_require__(2258);
// EXTERNAL MODULE: ./lib/report/budget-words.js
var budget_words = __webpack_require__(4877);
// EXTERNAL MODULE: ./lib/report/check-words.js
var check_words = __webpack_require__(2382);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/first-line.js
var first_line = __webpack_require__(7855);
// EXTERNAL MODULE: ./lib/report/lead.js + 1 modules
var lead = __webpack_require__(1615);
// EXTERNAL MODULE: ./lib/report/place.js
var place = __webpack_require__(8465);
// EXTERNAL MODULE: ./lib/report/rows.js
var report_rows = __webpack_require__(9965);
;// CONCATENATED MODULE: ./lib/report/annotations.js







/** The runner shows ten of each level a step, and drops the rest without a word. */
const MOST_ANNOTATIONS = 10;
const voice = report_escape/* PLAIN_VOICE */.gW;
const ALARMS = ['regressed', 'drift', 'vanished', 'broken', 'broken-on-base'];
/** What makes the job red, as far as the event lets it; other alarms are no more than warnings. */
const GRAVE = ['regressed', 'broken'];
/** One for each failed check and broken budget, and one where nothing could be measured. */
function renderAnnotations(report) {
    const all = [...unmeasured(report), ...checkAnnotations(report), ...budgetAnnotations(report)];
    if (all.length <= MOST_ANNOTATIONS)
        return all;
    const shown = all.slice(0, MOST_ANNOTATIONS - 1);
    const level = shown[0]?.level ?? 'warning';
    return [...shown, { level, message: `${all.length - shown.length} more failed checks: see the job summary.` }];
}
const LEVELS = { red: 'error', warning: 'warning', green: 'notice' };
function unmeasured(report) {
    if (report.state !== 'could-not-measure' || report.notMeasured !== undefined)
        return [];
    const level = report.color === 'red' ? 'error' : 'warning';
    return [{ level, message: `LLM latency: ${(0,first_line/* firstLine */.TM)(report).title}. ${(0,lead/* leadOf */.M)(report, voice)[0] ?? ''}`.trim() }];
}
function checkAnnotations(report) {
    return report.checks
        .map((check) => ({ check, mark: (0,report_rows/* markOf */.Fg)(check) }))
        .filter(({ mark }) => ALARMS.includes(mark))
        .map(({ check, mark }) => ({
        level: annotations_levelOf(mark, report),
        message: `${voice.name(check.target)}: ${(0,check_words/* checkSentence */.Y)(check, (0,place/* branchOf */.W0)(report, voice), voice)}`
    }));
}
function budgetAnnotations(report) {
    return report.budgets
        .map((budget) => ({ budget, mark: (0,report_rows/* budgetMarkOf */.aM)(budget) }))
        .filter(({ mark }) => ALARMS.includes(mark))
        .map(({ budget, mark }) => ({
        level: annotations_levelOf(mark, report),
        message: `${voice.name(budget.target)}: ${(0,budget_words/* budgetSentence */.Bg)(budget, (0,budget_words/* otherSideOf */.$K)(report, budget.target))}`
    }));
}
/** A red job's error must be what made it red: beside a regression, drift stays a warning. */
function annotations_levelOf(mark, { color, state }) {
    if (color !== 'red' || GRAVE.includes(mark))
        return LEVELS[color];
    const redByItself = (mark === 'drift' && state === 'drift') || (mark === 'broken-on-base' && state === 'over-budget');
    return redByItself ? 'error' : 'warning';
}

// EXTERNAL MODULE: ./lib/report/check-table.js
var check_table = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/report/detail.js
var detail = __webpack_require__(7577);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/markup.js
var markup = __webpack_require__(8916);
// EXTERNAL MODULE: ./lib/report/next-step.js
var next_step = __webpack_require__(6304);
// EXTERNAL MODULE: ./lib/report/sections.js + 5 modules
var sections = __webpack_require__(4375);
// EXTERNAL MODULE: ./lib/report/table.js
var table = __webpack_require__(8330);
// EXTERNAL MODULE: ./lib/report/warnings.js + 3 modules
var report_warnings = __webpack_require__(1499);
;// CONCATENATED MODULE: ./lib/report/comment.js












/** GitHub refuses a comment of more than 65,536 characters. */
const MOST_CHARACTERS = 60_000;
/** What fits on one screen. */
const OPEN_ROWS = 10;
const OPEN_WARNINGS = 3;
const comment_voice = report_escape/* MARKDOWN_VOICE */.FS;
/** The first line of a comment, by which it is found again. */
function marker(key) {
    return `<!-- llm-latency-gate v1 key=${(0,report_escape/* escapeKey */.jv)(key)} -->`;
}
/** The pull-request comment: the verdict in words, what changed, what to do, and everything else folded away. */
function renderComment(report) {
    return (0,detail/* fitted */.$)((detail) => page(report, detail), (text) => text.length <= MOST_CHARACTERS);
}
function page(report, detail) {
    const { icon, title } = (0,first_line/* firstLine */.TM)(report);
    const next = (0,next_step/* nextStep */.sk)(report, comment_voice);
    return [
        `${marker(report.place.key)}\n### ${icon} LLM latency: ${title}`,
        ...(0,lead/* leadOf */.M)(report, comment_voice),
        ...openWarnings(report),
        ...openPart(report),
        ...(next === undefined ? [] : [`**Next:** ${next}`]),
        ...(0,sections/* sectionsOf */.K)(report, comment_voice, { ...detail, wide: false }).map(fold),
        `<sub>${(0,markup/* markdownClosing */.je)(report)}</sub>`
    ].join('\n\n');
}
function openWarnings({ warnings }) {
    const loud = warnings.filter(report_warnings/* isLoud */.tw);
    if (loud.length === 0)
        return [];
    const more = loud.length > OPEN_WARNINGS ? [`- ${(0,format/* plural */.LS)(loud.length - OPEN_WARNINGS, 'more warning')} in the job summary`] : [];
    const shown = loud.slice(0, OPEN_WARNINGS).map((warning) => `- ${(0,report_warnings/* warningText */.i4)(warning, comment_voice)}`);
    return [[...shown, ...more].join('\n')];
}
function openPart(report) {
    const rows = (0,report_rows/* openRows */.Y7)(report);
    if (rows.length === 0)
        return [];
    const moreCount = Math.max(0, rows.length - OPEN_ROWS);
    return [(0,table/* markdownTable */.Q)({ ...(0,check_table/* openTable */.RT)(report, rows.slice(0, OPEN_ROWS), comment_voice), moreCount })];
}
function fold(section) {
    return `<details><summary>${section.title}</summary>\n\n${(0,markup/* markdownBody */.eM)(section)}\n\n</details>`;
}

// EXTERNAL MODULE: ./lib/report/json.js
var json = __webpack_require__(7406);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(3021);
;// CONCATENATED MODULE: ./lib/report/summary.js

/** The job summary: what the comment says, with every table open. Several of them stand on one page, so headings are small. */
function renderSummary(report) {
    return `${(0,markdown/* markdownPage */.t)(report, '###')}\n`;
}

// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(4639);
;// CONCATENATED MODULE: ./lib/report/publication.js





/** Makes every page of a report, so that publishing only has to deliver. */
function publicationOf(report, run) {
    return {
        report,
        ...(run === undefined ? {} : { run }),
        comment: renderComment(report),
        summary: renderSummary(report),
        annotations: renderAnnotations(report),
        json: (0,json/* renderJson */.h)(report),
        text: (0,report_text/* renderText */.S)(report)
    };
}

;// CONCATENATED MODULE: ./lib/run.js
















/** The program: prove, remember, find base, measure, judge, ask again, report, store, publish. */
async function run(asked, ports) {
    const proven = await ports.publisher.prove();
    const history = await readHistory(asked, ports);
    const told = withRecordedBase(asked, history, proven);
    const measuring = await tryToMeasure(told, history, ports);
    if ('failure' in measuring)
        return await tellFailure(measuring.failure, told, history, ports);
    const { earlier, last } = measuring;
    const first = { request: told, history, run: last.run };
    const { run, judgement, warnings } = await askAgain(first, judgeRun(first), ports);
    const report = (0,build_report/* buildReport */.F)({
        ...reportedFrom(told, history),
        run,
        judgement: acceptedAsItIs(judgement, told),
        durationMs: last.measured.durationMs,
        warnings: [...told.warnings, ...last.measured.warnings, ...warnings],
        ...pairsReported(told, run),
        now: ports.now()
    });
    const stored = await store({ request: told, history, ports, runs: [...earlier, run], report });
    const whole = { ...report, warnings: [...report.warnings, ...stored] };
    const unsaid = await ports.publisher.publish(publicationOf(whole, run));
    const said = { ...whole, warnings: [...whole.warnings, ...unsaid] };
    return {
        report: said,
        run,
        exitCode: (0,analysis_state/* exitCodeOf */.FO)(report.states, report.color, report.trial, told.plan.gate.failOn),
        ...stateBefore(history)
    };
}
function withRecordedBase(request, { digests, stored }, proven) {
    const { plan, warnings } = request.recordedBase?.(digests, stored.ancestry) ?? { plan: request.plan, warnings: [] };
    return { ...request, plan, warnings: [...request.warnings, ...proven, ...stored.warnings, ...warnings] };
}
async function tryToMeasure(request, history, ports) {
    try {
        return await measureRuns(request, history, ports);
    }
    catch (error) {
        if (error instanceof errors/* KnownError */.E)
            return { failure: error };
        throw error;
    }
}
/** What the report takes from the plan and from history as they are. */
function reportedFrom({ plan, place }, { stored, log }) {
    const { failOn } = plan.gate;
    const trackRecord = trackRecordOf(log, failOn);
    return {
        targets: plan.targets,
        place,
        accept: plan.accept,
        trial: plan.trial,
        unmeasuredBefore: log[0]?.state === 'could-not-measure',
        ...(trackRecord === undefined ? {} : { trackRecord }),
        ...(failOn === undefined ? {} : { failOn }),
        ...(stored.ancestry === undefined ? {} : { ancestry: stored.ancestry }),
        ...(stored.expiresAt === undefined ? {} : { expiresAt: stored.expiresAt })
    };
}
function acceptedAsItIs(judgement, { acceptedBy }) {
    return acceptedBy === undefined ? judgement : { ...judgement, checks: acceptEverything(judgement.checks, acceptedBy) };
}
function pairsReported(request, run) {
    const pairs = pairsSoFar(request, run);
    return pairs === undefined ? {} : { judgedSamples: pairs.samples, continuedAttempts: pairs.attempts };
}
/** An alarm behind a word that goes before it, such as drift behind an inconclusive check, is still an alarm. */
function stateBefore({ log, digests }) {
    const [last] = log;
    if (last?.state === undefined)
        return {};
    const alarms = digests.find(({ recordedAt }) => recordedAt === last.recordedAt)?.alarms ?? [];
    const isHidden = alarms.some(({ accepted }) => accepted === undefined) && verdict/* STATES */.xj.indexOf(last.state) < verdict/* STATES */.xj.indexOf('drift');
    const isAlarm = last.state === 'regression' || last.state === 'over-budget';
    return { stateBefore: isHidden && !isAlarm ? 'drift' : last.state };
}
async function readHistory({ plan, place }, ports) {
    const wanted = plan.compare !== 'off' || place.feedsBaseline;
    const stored = wanted ? await ports.baselines.read(place.key) : { files: [], warnings: [] };
    return { stored, digests: (0,analysis_window/* uniteWindows */.vY)(stored.files), log: (0,analysis_window/* uniteLogs */.$R)(stored.files) };
}
/** All runs that were asked for, one after another; the last is judged, the others fill the baseline. */
async function measureRuns(facts, history, { measure }) {
    const { stored } = facts;
    if (stored !== undefined)
        return { earlier: [], last: { run: stored, measured: toldBy(stored) } };
    // By now it is known how long a request takes; a plan that cannot come to an end is refused before it costs anything.
    (0,first_look/* checkFirstLook */.m)(facts.plan, (0,outlook_facts/* factsOf */.x)(history.digests));
    const earlier = [];
    const count = facts.place.feedsBaseline ? facts.plan.runCount : 1;
    const step = { facts, measure, baselines: history.digests };
    for (let ordinal = 0; ordinal < count - 1; ordinal += 1) {
        const { run } = await (0,measure_run/* measureOnce */.Wv)({ ...step, ordinal, warm: ordinal > 0 });
        earlier.push(run);
    }
    const attempts = facts.earlierAttempts ?? [];
    return { earlier, last: await (0,measure_run/* measureOnce */.Wv)({ ...step, ordinal: count - 1, warm: count > 1, earlier: attempts }) };
}
/** What a run that was measured elsewhere says of its measuring. */
function toldBy({ samples }) {
    const ends = samples.map(({ startedAtMs, endMs, lastMs }) => startedAtMs + (endMs ?? lastMs ?? 0));
    return { durationMs: Math.max(0, ...ends), warnings: [] };
}
async function store(leaving) {
    const { request, history, ports, runs, report } = leaving;
    const last = runs[runs.length - 1];
    // What was cut off is of the prompts that came first.
    if (!request.place.feedsBaseline || last === undefined || last.end.reason === 'cancelled')
        return [];
    const own = runs.map((run, ordinal) => (0,digest/* digestRun */.UC)(run, run === last ? { ordinal, ...judgedAs(report) } : { ordinal }));
    const { key } = request.place;
    const now = ports.now();
    const { anchorCommit } = request;
    const levels = { targets: request.plan.targets, ...(anchorCommit === undefined ? {} : { anchorCommit }) };
    return ports.baselines.write(nextBaseline({ key, run: last, own: own.toReversed(), earlier: history, now, levels }));
}
function judgedAs({ state, checks }) {
    return { state, checks };
}
/** Nothing could be measured: say so everywhere, and remember it, since the second time running is news. */
async function tellFailure(failure, request, history, ports) {
    const { place, plan } = request;
    const now = ports.now();
    const again = history.log[0]?.state === 'could-not-measure' && place.feedsBaseline;
    const outage = failure.code === 'cannot-measure';
    const asked = plan.gate.failOn?.includes('could-not-measure') === true;
    const report = unmeasuredReport({
        ...request,
        promptSet: plan.prompts.name,
        scenarioCount: plan.prompts.scenarios.length,
        now,
        color: !outage || again || asked ? 'red' : 'green',
        trial: plan.trial,
        why: { failure }
    });
    const [newest] = history.stored.files;
    const line = { recordedAt: now, ordinal: 0, state: 'could-not-measure', targets: [] };
    const { commit, workflowRun } = place;
    const known = {
        ...line,
        ...(commit === undefined ? {} : { commit }),
        ...(workflowRun === undefined ? {} : { workflowRun })
    };
    const stored = place.feedsBaseline && newest !== undefined ? await ports.baselines.write(withLogLine(newest, known, now)) : [];
    const whole = { ...report, warnings: [...report.warnings, ...stored] };
    await ports.publisher.publish(publicationOf(whole));
    const exitCode = plan.trial && outage ? exit_code/* EXIT_CODES */.a.passed : (0,exit_code/* exitCodeOfError */.L)(failure.code);
    return { report: whole, exitCode, ...stateBefore(history) };
}


/***/ }),

/***/ 6685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ createProgress)
});

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
// EXTERNAL MODULE: ./node_modules/cli-progress/cli-progress.js
var cli_progress = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/terminal/closed-pipe.js
var closed_pipe = __webpack_require__(5027);
;// CONCATENATED MODULE: ./lib/terminal/time-left.js
/**
 * What remains at the average pace so far, in words; absent until something is done. Counts down between two counts, and
 * never below zero.
 */
function timeLeftText({ startedMs, countedMs, done, total }, nowMs) {
    if (done <= 0 || total <= 0)
        return undefined;
    const expectedMs = ((countedMs - startedMs) / done) * Math.max(0, total - done);
    return `${durationText(Math.max(0, expectedMs - (nowMs - countedMs)))} left`;
}
/** `45 s`, `3 min 20 s`, `2 h 5 min`. */
function durationText(durationMs) {
    const seconds = Math.ceil(durationMs / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

;// CONCATENATED MODULE: ./lib/terminal/progress.js




/** A log is read afterwards: enough lines to see that it lives, few enough to read. */
const LOG_INTERVAL_MS = 10_000;
const BAR_WIDTH = 28;
/** The bar is drawn by the process that measures, so it is drawn seldom. */
const FRAMES_PER_SECOND = 2;
/**
 * A bar with the time left on a terminal; in a log a line at the start, every ten seconds, and at the end. `advance`
 * takes how much is done in all.
 */
function createProgress(stream, isTty = stream.isTTY === true) {
    (0,closed_pipe/* tolerateClosedPipe */.x)(stream);
    return isTty ? barProgress(stream) : logProgress(stream);
}
const now = () => performance.now();
const counted = (pace, done) => ({ ...pace, countedMs: now(), done: Math.min(done, pace.total) });
const begun = (total) => ({ startedMs: now(), countedMs: now(), done: 0, total });
function barProgress(stream) {
    let pace = begun(0);
    const bar = new cli_progress.SingleBar({
        stream,
        fps: FRAMES_PER_SECOND,
        barsize: BAR_WIDTH,
        barCompleteChar: '█',
        barIncompleteChar: '░',
        // Redrawn even when nothing was counted, so that the time left counts down.
        forceRedraw: true,
        // The program's own handler of signals stops the bar; one of the bar's would keep Ctrl-C from ending the program.
        gracefulExit: false,
        // Nothing that a killed program would leave switched off.
        hideCursor: null,
        linewrap: null,
        format: (options, { progress }) => `${cli_progress.Format.BarFormat(progress, options)} ${position(pace, now())}`
    });
    return {
        start: (total, title) => {
            bar.stop();
            pace = begun(total);
            stream.write(`${title}\n`);
            bar.start(total, 0);
        },
        advance: (done) => {
            pace = counted(pace, done);
            bar.update(pace.done);
        },
        stop: () => bar.stop(),
        note: (line) => {
            (0,external_node_readline_.cursorTo)(stream, 0);
            (0,external_node_readline_.clearLine)(stream, 0);
            stream.write(`${line}\n`);
        }
    };
}
function logProgress(stream) {
    let current;
    const say = (line) => stream.write(`${line}\n`);
    const tell = () => {
        if (current !== undefined)
            say(`${current.title}: ${position(current.pace, now())}`);
    };
    const stop = () => {
        if (current === undefined)
            return;
        clearInterval(current.timer);
        say(`${current.title}: ${countText(current.pace)}`);
        current = undefined;
    };
    return {
        start: (total, title) => {
            stop();
            // Does not keep the program alive.
            current = { title, pace: begun(total), timer: setInterval(tell, LOG_INTERVAL_MS).unref() };
            tell();
        },
        advance: (done) => {
            if (current !== undefined)
                current = { ...current, pace: counted(current.pace, done) };
        },
        stop,
        note: say
    };
}
function position(pace, nowMs) {
    const left = pace.done === pace.total ? undefined : timeLeftText(pace, nowMs);
    return left === undefined ? countText(pace) : `${countText(pace)}, ${left}`;
}
const countText = ({ done, total }) => `${done} of ${total}`;


/***/ })

};
