export const id = 54;
export const ids = [54];
export const modules = {

/***/ 3746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ nextBaseline),
/* harmony export */   Te: () => (/* binding */ withLogLine),
/* harmony export */   s: () => (/* binding */ uniteBaselines)
/* harmony export */ });
/* unused harmony export withLevels */
/* harmony import */ var _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(185);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7849);
/* harmony import */ var _domain_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3071);
/* harmony import */ var _runs_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1629);
/* harmony import */ var _current_level_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2223);
/* harmony import */ var _epochs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6165);
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8769);







/** The file that this job leaves for the next: its own runs, and what earlier ones are still worth keeping. */
function nextBaseline({ key, run, own, earlier, now, levels }) {
    const { events: _events, confirmation: _confirmation, ...kept } = run;
    const noted = levels === undefined ? { own, earlier: earlier.digests } : withLevels(own, earlier.digests, levels);
    return {
        schema: _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .BASELINE_SCHEMA */ .iW,
        key,
        own: kept,
        window: [...(0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .nextWindow */ .KC)(noted.own, noted.earlier)],
        log: nextLog(own.map(_runs_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .logLineOf */ .QW), earlier.log, now)
    };
}
/** A newest file with one more line in its log, for a run that measured nothing and yet must be remembered. */
function withLogLine(file, line, now) {
    return { ...file, log: nextLog([line], file.log, now) };
}
function nextLog(own, earlier, now) {
    const oldest = (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantOf */ .B9)(now) - _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG_DAYS */ .lm * _domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO;
    return [...own, ...earlier.filter((line) => (0,_domain_time_js__WEBPACK_IMPORTED_MODULE_2__/* .instantOf */ .B9)(line.recordedAt) >= oldest)].slice(0, _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG_LINES */ .dq);
}
/** A file that is to be stored, with what others have stored since its writer last looked: nothing lost, nothing twice. */
function uniteBaselines(mine, stored) {
    const all = [mine, ...stored];
    return {
        ...mine,
        window: [...(0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .nextWindow */ .KC)(ownDigests(mine), (0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .uniteWindows */ .vY)(all))],
        log: (0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .uniteLogs */ .$R)(all).slice(0, _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG_LINES */ .dq)
    };
}
/** Those of the run that wrote the file come first in it. */
function ownDigests({ own, window }) {
    const { workflowRun } = own;
    if (workflowRun === undefined)
        return window.slice(0, 1);
    return window.filter((digest) => digest.workflowRun?.id === workflowRun.id && digest.workflowRun.attempt === workflowRun.attempt);
}
/**
 * The runs of a file that is to be stored, with what its newest run brings to light: a level that began some runs ago is
 * noted where it began, and the runs that creep is seen against are kept when newer ones would push them out. What is noted
 * stays, so that a level is no matter of how many runs before it are still there.
 */
function withLevels(own, earlier, { targets, anchorCommit }) {
    const known = new Set(own.map(_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu));
    const all = [...own, ...earlier.filter((run) => !known.has((0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(run)))];
    const shifts = new Map();
    const anchors = new Set(all.filter(({ commit }) => commit !== undefined && commit === anchorCommit).map(_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu));
    for (const target of targets.filter(_domain_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .sL)) {
        const { first, shift, oldest } = newestLevel(all, target);
        if (first !== undefined && shift !== undefined)
            shifts.set(first, [...(shifts.get(first) ?? []), shift]);
        for (const run of oldest)
            anchors.add(run);
    }
    const kept = new Set(all.flatMap((run, index) => (index >= _domain_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .WINDOW_RUNS */ .iE - _window_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_ANCHORS */ .NL && anchors.has((0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(run)) ? [run] : [])));
    const noted = all.map((run) => {
        const found = shifts.get((0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(run)) ?? [];
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
function newestLevel(all, { id, owned }) {
    const [candidate] = all;
    const target = candidate?.targets.find((one) => one.id === id);
    if (candidate === undefined || target === undefined)
        return { oldest: [] };
    const runs = (0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .comparableRuns */ .vC)({ digests: all, candidate, targetId: id, owned }).toReversed();
    const { epochs, bad } = (0,_epochs_js__WEBPACK_IMPORTED_MODULE_5__/* .epochsOf */ .O)((0,_current_level_js__WEBPACK_IMPORTED_MODULE_4__/* .onScenariosOf */ .Im)(target, runs), owned);
    const { start, shift } = (0,_epochs_js__WEBPACK_IMPORTED_MODULE_5__/* .epochAt */ .D)({ epochs, bad }, runs.length - 1);
    const first = runs[start];
    const good = runs.filter((_, index) => index >= start && !bad.has(index));
    const oldest = good.slice(0, _current_level_js__WEBPACK_IMPORTED_MODULE_4__/* .ANCHOR */ .Ip.runs).map(_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu);
    // An acceptance is noted by its line.
    if (first === undefined || shift === undefined || shift.why === 'accepted')
        return { oldest };
    if (first.levelShifts?.some((one) => one.target === id))
        return { oldest };
    const { why, runCount } = shift;
    const changes = shift.changes.flatMap(({ metric, changeRatio }) => metric === 'e2e' ? [] : [{ metric, changeRatio }]);
    return { first: (0,_window_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(first), shift: { target: id, why, runCount, changes }, oldest };
}


/***/ }),

/***/ 2954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/analysis/report/chart-data.js + 1 modules
var chart_data = __webpack_require__(8168);
// EXTERNAL MODULE: ./lib/analysis/verdict/state.js
var verdict_state = __webpack_require__(505);
;// CONCATENATED MODULE: ./lib/analysis/report/unmeasured-report.js

/** Builds the report of a run that measured nothing, with the reason. */
function unmeasuredReport(request) {
    const { tool, context, plan, warnings, why, now, environment, seed, unmeasuredBefore, relevance } = request;
    const { rulesChanged, rulesOfBase } = request;
    const states = rulesChanged === undefined ? ['could-not-measure'] : ['could-not-measure', 'rules-changed'];
    const failure = 'failure' in why ? why.failure : undefined;
    const { failOn } = plan.gate;
    const circumstances = { event: context.event, failOn, trial: plan.trial, unmeasuredBefore, rulesOfBase };
    return {
        tool,
        state: states[0],
        states,
        ...(0,verdict_state/* colorJob */.Vt)({ states, failure: failure?.code, skipped: failure === undefined }, circumstances),
        context,
        checks: [],
        budgets: [],
        targets: [],
        rulesChanged,
        trial: plan.trial,
        warnings,
        measured: {
            startedAt: now,
            durationMs: 0,
            promptSet: plan.prompts.name,
            scenarioCount: plan.prompts.scenarios.length,
            roundCount: 0,
            end: { reason: 'fixed', partial: true },
            confirmed: false,
            inputTokenCount: 0,
            outputTokenCount: 0,
            environment,
            seed
        },
        generatedAt: now,
        notMeasured: 'notMeasured' in why ? why.notMeasured : undefined,
        failure: failure === undefined ? undefined : { code: failure.code, message: failure.message, hint: failure.hint },
        relevance
    };
}

// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/analysis/report/build-report.js + 6 modules
var build_report = __webpack_require__(16);
// EXTERNAL MODULE: ./lib/analysis/verdict/judge-run-file.js + 2 modules
var judge_run_file = __webpack_require__(8023);
// EXTERNAL MODULE: ./lib/domain/plan.js
var domain_plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/plan/config/fingerprint.js
var fingerprint = __webpack_require__(8234);
// EXTERNAL MODULE: ./lib/plan/config/read-target.js
var read_target = __webpack_require__(1648);
;// CONCATENATED MODULE: ./lib/analysis/verdict/under-base-rules.js



/**
 * The same run under the names and labels that base gives its targets. A label is a rule: it decides which runs count as
 * comparable, and nothing of it is sent. So a run that differs from base's in its labels alone is compared with base's.
 */
function underBaseRules(run, base, ids) {
    const nameOf = (id) => ids.get(id) ?? id;
    const targets = run.plan.targets.map((target) => labelledAsBase(renamed(target, nameOf), base));
    const ofTarget = new Map(run.plan.targets.map(({ id }, index) => [id, targets[index]?.id ?? id]));
    const samplesOf = (samples) => samples.map((sample) => ({ ...sample, targetId: ofTarget.get(sample.targetId) ?? sample.targetId }));
    const { confirmation } = run;
    return {
        ...run,
        plan: { ...run.plan, targets },
        samples: samplesOf(run.samples),
        confirmation: confirmation && { ...confirmation, samples: samplesOf(confirmation.samples) }
    };
}
function renamed(target, nameOf) {
    const { id, directOf, baseOf } = target;
    if (directOf !== undefined)
        return { ...target, id: (0,read_target/* directName */.N9)(nameOf(directOf)), directOf: nameOf(directOf) };
    if (baseOf !== undefined)
        return { ...target, id: (0,read_target/* baseName */.Fl)(nameOf(baseOf)), baseOf: nameOf(baseOf) };
    return { ...target, id: nameOf(id) };
}
function labelledAsBase(target, base) {
    const known = base.targets.find((other) => (0,domain_plan/* isJudged */.sL)(other) && other.id === target.id);
    if (known === undefined)
        return target;
    const parts = { ...target.parts, labels: { ...known.labels } };
    const isSentAlike = (0,fingerprint/* canonicalJson */.d)(parts) === (0,fingerprint/* canonicalJson */.d)((0,fingerprint/* planParts */.m)(known, base.schedule));
    return isSentAlike ? { ...target, parts, fingerprint: known.fingerprint } : target;
}
/** The run without what base answered: the pull request that is judged asks for no pairs. */
function withoutPairs(run) {
    const { base: _base, ...plan } = run.plan;
    const { confirmation } = run;
    const ofHead = (samples) => samples.filter(({ arm }) => arm !== 'base');
    return {
        ...run,
        plan: { ...plan, targets: run.plan.targets.filter(({ baseOf }) => baseOf === undefined) },
        samples: ofHead(run.samples),
        confirmation: confirmation && { ...confirmation, samples: ofHead(confirmation.samples) }
    };
}

;// CONCATENATED MODULE: ./lib/judge-by-base.js




/** Judges a run by the rules of the base; undefined where a pull request does not change them, or nothing base measures was measured. */
function judgeByBase(run, request, history, now) {
    const { baseRules } = request;
    if (baseRules === undefined)
        return undefined;
    const named = (one) => underBaseRules(one, baseRules.plan, baseRules.ids);
    const targets = targetsUnderBase(request, baseRules);
    if (!targets.some(domain_plan/* isJudged */.sL))
        return undefined;
    const earlierJobs = history.earlierJobs?.map(named);
    const own = named(run);
    const judged = (0,judge_run_file/* judgeRunFile */.x)(own, rulesOfBase(request, baseRules, { targets, now }), { ...history, earlierJobs });
    return { run: own, judged, targets };
}
/** The targets of the run by base's names: as base describes them, where it knows them. */
function targetsUnderBase({ plan }, { plan: base, ids }) {
    const ofHead = plan.targets.map((target) => ({ ...target, owner: ids.get((0,domain_plan/* ownerOf */.bf)(target)) ?? (0,domain_plan/* ownerOf */.bf)(target) }));
    return ofHead.flatMap(({ owner, ...target }) => {
        if (!base.targets.some(({ id }) => id === owner))
            return [];
        const { directOf, baseOf } = target;
        const isCompanion = !(0,domain_plan/* isJudged */.sL)(target);
        const known = base.targets.find((other) => isCompanion
            ? (0,domain_plan/* ownerOf */.bf)(other) === owner && !(0,domain_plan/* isJudged */.sL)(other) && (other.baseOf === undefined) === (baseOf === undefined)
            : other.id === owner);
        if (known !== undefined)
            return [known];
        return [{ ...target, directOf: directOf && owner, baseOf: baseOf && owner }];
    });
}
function rulesOfBase({ plan: head, context, anchorCommit }, { plan: base }, { targets, now }) {
    const measured = targets.map(({ id }) => id);
    return {
        targets,
        gate: base.gate,
        budgets: base.budgets.filter(({ target }) => target === undefined || measured.includes(target)),
        accept: base.accept.filter(({ target }) => measured.includes(target)),
        compare: base.compare !== 'off',
        anchor: base.anchor !== undefined && base.anchor === head.anchor
            ? { name: base.anchor, commit: anchorCommit }
            : undefined,
        onDefaultBranch: context.feedsBaseline,
        now
    };
}
/** The rules that the pull request changes, for the report; `reportOf` builds the report by base's rules. */
function rulesChangedOf({ baseRules, plan }, byBase) {
    if (baseRules === undefined)
        return undefined;
    const { changes, plan: base, ids } = baseRules;
    const measured = plan.targets.filter(domain_plan/* isJudged */.sL).map(({ id }) => ids.get(id) ?? id);
    const notMeasured = base.targets.filter((target) => (0,domain_plan/* isJudged */.sL)(target) && !measured.includes(target.id));
    return { changes, byBase, notMeasured: notMeasured.map(({ id }) => id) };
}
/** Collects what an unmeasured report says of changed rules, and the facts that decide its color. */
function rulesFacts(request) {
    const { baseRules } = request;
    return { rulesChanged: rulesChangedOf(request), rulesOfBase: baseRules && rulesOfBaseIn(baseRules) };
}
/** The rules of the base that a color depends on. */
function rulesOfBaseIn({ plan: { gate, trial } }) {
    return { failOn: gate.failOn, trial };
}
/** The report that base's rules would have made of the run. */
function reportByBase({ run, judged, targets }, { baseRules, context }, facts) {
    const circumstances = baseRules === undefined ? {} : rulesOfBaseIn(baseRules);
    return (0,build_report/* buildReport */.F)({ ...facts, run, judged, targets, context, circumstances, warnings: [] });
}

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
;// CONCATENATED MODULE: ./lib/analysis/report/track-record.js


/**
 * Counts the judged runs of the default branch and how many of them the table of states colors red there, trial or not. A log
 * line keeps only a run's gravest state; runs that merely filled the baseline have none and are not counted. Returns undefined
 * where no run was judged yet.
 */
function trackRecordOf(log, failOn) {
    const judged = log
        .filter((line) => line.state !== undefined)
        .toSorted((a, b) => (0,time/* instantOf */.B9)(a.recordedAt) - (0,time/* instantOf */.B9)(b.recordedAt));
    const [oldest] = judged;
    if (oldest === undefined)
        return undefined;
    const failed = judged.filter(({ state }, index) => {
        const unmeasuredBefore = judged[index - 1]?.state === 'could-not-measure';
        return (0,verdict_state/* colorJob */.Vt)({ states: [state] }, { event: 'push', failOn, unmeasuredBefore }).color === 'red';
    });
    return { runCount: judged.length, wouldHaveFailedCount: failed.length, since: oldest.recordedAt };
}

// EXTERNAL MODULE: ./lib/analysis/runs/account-refusal.js
var account_refusal = __webpack_require__(1187);
// EXTERNAL MODULE: ./lib/measure-run.js + 2 modules
var measure_run = __webpack_require__(4528);
// EXTERNAL MODULE: ./lib/analysis/history/next-baseline.js
var next_baseline = __webpack_require__(3746);
// EXTERNAL MODULE: ./lib/analysis/history/window.js
var history_window = __webpack_require__(8769);
// EXTERNAL MODULE: ./lib/analysis/runs/digest.js
var digest = __webpack_require__(1629);
// EXTERNAL MODULE: ./lib/domain/verdict.js
var verdict = __webpack_require__(5141);
;// CONCATENATED MODULE: ./lib/store-run.js




/** Reads the stored runs, unless nothing is compared and nothing will be stored. */
async function readHistory({ plan, context, baseRules }, ports) {
    const isCompared = [plan, baseRules?.plan].some((rules) => rules !== undefined && rules.compare !== 'off');
    const isNeeded = isCompared || context.feedsBaseline;
    const stored = isNeeded ? await ports.baselines.read(context.key) : { files: [], warnings: [] };
    return { stored, digests: (0,history_window/* uniteWindows */.vY)(stored.files), log: (0,history_window/* uniteLogs */.$R)(stored.files) };
}
/** The previous run of the default branch could not be measured. */
function wasUnmeasured([newest]) {
    return newest?.state === 'could-not-measure';
}
/** Stores the runs of this job where they feed the baseline. Returns warnings for what went wrong. */
async function storeRun({ run, earlier }, { state, checks }, { request, history, ports }) {
    if (!request.context.feedsBaseline || run.end.reason === 'cancelled')
        return [];
    if (run.end.partial)
        return logFailure(request, history, ports, ports.now());
    const filling = earlier.map((other, ordinal) => (0,digest/* digestRun */.UC)(other, { ordinal }));
    const own = [...filling, (0,digest/* digestRun */.UC)(run, { ordinal: earlier.length, state, checks })].toReversed();
    const levels = { targets: request.plan.targets, anchorCommit: request.anchorCommit };
    const { key } = request.context;
    return ports.baselines.write((0,next_baseline/* nextBaseline */.D)({ key, run, own, earlier: history, now: ports.now(), levels }));
}
/** A run that was cut off holds only the prompts that came first. */
function isUnfinished({ end }) {
    return end.reason === 'cancelled' || end.partial;
}
/** True where the run feeds the baseline and was stored; `warnings` are those of storing it. */
function isStoredRun(run, { context }, warnings) {
    return context.feedsBaseline && !isUnfinished(run) && warnings.every(({ kind }) => kind !== 'publish-failed');
}
/** Adds the failure to the log, since an outage for the second time in a row is red. */
async function logFailure({ context }, { stored }, { baselines }, now) {
    const [newest] = stored.files;
    const { commit, workflowRun, feedsBaseline } = context;
    if (!feedsBaseline || newest === undefined)
        return [];
    const line = { recordedAt: now, ordinal: 0, state: 'could-not-measure', targets: [], commit, workflowRun };
    return baselines.write((0,next_baseline/* withLogLine */.Te)(newest, line, now));
}
/** Returns the state of the run before. An alarm hidden behind a graver state, as drift behind inconclusive, still counts as drift. */
function previousState({ log, digests }) {
    const [last] = log;
    if (last?.state === undefined)
        return undefined;
    const alarms = digests.find(({ recordedAt }) => recordedAt === last.recordedAt)?.alarms ?? [];
    const isHidden = alarms.some(({ accepted }) => accepted === undefined) && verdict/* STATES */.xj.indexOf(last.state) < verdict/* STATES */.xj.indexOf('drift');
    const isAlarm = last.state === 'regression' || last.state === 'over-budget';
    return isHidden && !isAlarm ? 'drift' : last.state;
}

;// CONCATENATED MODULE: ./lib/judge-run.js








/** Any single run can be unlucky: an alarm counts once a second measurement in the same job agrees with it. */
async function judgeAndConfirm({ run: first, ...measured }, request, history, ports) {
    const judge = (run) => judgeBothWays(run, request, history, ports.now());
    const { judged, byBase, doubts } = judge(first);
    const rest = { earlier: measured.earlier, durationMs: measured.durationMs, judged, byBase };
    if (doubts.targetIds.size === 0)
        return { ...rest, run: first, warnings: measured.warnings };
    if (request.stored === undefined && (0,account_refusal/* accountRefusal */.u)(first) !== undefined) {
        // The second measurement would be refused from its first request on, so that the alarm stays open.
        const run = { ...first, confirmation: { startedAt: ports.now(), end: first.end, samples: [] } };
        return { ...rest, ...judge(run), run, warnings: measured.warnings };
    }
    // A cap that ended the first measurement leaves nothing for a second, and a stored run cannot be measured again.
    if (first.end.partial || request.stored !== undefined)
        return { ...rest, run: first, warnings: [...measured.warnings, { kind: 'not-confirmed-here' }] };
    await ports.wait(request.plan.schedule.confirmAfterMs);
    const run = await (0,measure_run/* measureAgain */.PL)(first, doubts, { request, history, measure: ports.measure });
    return { ...rest, ...judge(run), run, warnings: measured.warnings };
}
/** By the rules of the run, and by base's where a pull request changes them: an alarm of either is measured again. */
function judgeBothWays(run, request, history, now) {
    const past = historyOf(request, history);
    const judged = (0,judge_run_file/* judgeRunFile */.x)(ownRun(run, request), rulesOf(request, now), past);
    const byBase = judgeByBase(run, request, past, now);
    const named = request.plan.targets.map(({ id }) => ({ id, byBase: request.baseRules?.ids.get(id) ?? id }));
    const ofBase = named.filter((target) => byBase?.judged.unconfirmed.has(target.byBase) === true);
    const awaitedByBase = (byBase?.judged.awaited ?? []).flatMap((check) => named.flatMap((target) => (target.byBase === check.target ? [{ ...check, target: target.id }] : [])));
    const doubts = {
        targetIds: new Set([...judged.unconfirmed, ...ofBase.map(({ id }) => id)]),
        awaited: [...judged.awaited, ...awaitedByBase]
    };
    return { judged, byBase, doubts };
}
/** Pairs that only base asks for are for base's verdict. */
function ownRun(run, { baseRules }) {
    return baseRules?.compare === undefined ? run : withoutPairs(run);
}
function rulesOf({ plan, context, anchorCommit }, now) {
    return {
        targets: plan.targets,
        gate: plan.gate,
        budgets: plan.budgets,
        accept: plan.accept,
        compare: plan.compare !== 'off',
        anchor: plan.anchor === undefined ? undefined : { name: plan.anchor, commit: anchorCommit },
        onDefaultBranch: context.feedsBaseline,
        now
    };
}
function historyOf({ earlierJobs, context }, { digests, stored }) {
    // A run of this workflow run is no baseline of its own change, wherever it is stored.
    const { workflowRun } = context;
    const others = digests.filter((run) => workflowRun === undefined || run.workflowRun?.id !== workflowRun.id);
    return { digests: others, ancestry: stored.ancestry, earlierJobs };
}
/** Builds the report of a judged run. */
function reportOf({ run, judged, byBase, durationMs, warnings }, request, { stored, log }, now) {
    const { plan, context, partsMissing, baseRules, warnings: planWarnings } = request;
    const facts = { durationMs, ancestry: stored.ancestry, now };
    const rulesOfBase = baseRules && rulesOfBaseIn(baseRules);
    return (0,build_report/* buildReport */.F)({
        ...facts,
        run: ownRun(run, request),
        judged,
        targets: plan.targets,
        context,
        trackRecord: trackRecordOf(log, plan.gate.failOn),
        circumstances: { failOn: plan.gate.failOn, trial: plan.trial, unmeasuredBefore: wasUnmeasured(log), rulesOfBase },
        rulesChanged: rulesChangedOf(request, byBase && reportByBase(byBase, request, facts)),
        expiresAt: stored.expiresAt,
        partsMissing,
        warnings: [...planWarnings, ...warnings]
    });
}

// EXTERNAL MODULE: ./lib/report/exports/exports.js + 5 modules
var exports_exports = __webpack_require__(5349);
// EXTERNAL MODULE: ./lib/report/format/escape.js
var format_escape = __webpack_require__(2001);
// EXTERNAL MODULE: ./lib/report/sentences/budget-sentences.js
var budget_sentences = __webpack_require__(9049);
// EXTERNAL MODULE: ./lib/report/sentences/check-sentences.js
var check_sentences = __webpack_require__(4812);
// EXTERNAL MODULE: ./lib/report/sentences/headline.js
var headline = __webpack_require__(1727);
// EXTERNAL MODULE: ./lib/report/sentences/marks.js
var marks = __webpack_require__(3785);
// EXTERNAL MODULE: ./lib/report/sentences/opening.js
var opening = __webpack_require__(7767);
// EXTERNAL MODULE: ./lib/report/sentences/states.js + 4 modules
var states = __webpack_require__(2867);
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
/** The annotation above the title. It is an error only where changed rules made the job red. */
function opened(report) {
    const message = (0,opening/* openingLine */.l)(report, voice);
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
        { level, message: `LLM latency: ${(0,states/* titleOf */.Gg)(report, voice).title}. ${(0,headline/* headline */.P)(report, voice)[0] ?? ''}`.trim() }
    ];
}
function checkAnnotations(report) {
    return report.checks
        .map((check) => ({ check, mark: (0,marks/* markOf */.Fg)(check) }))
        .filter(({ mark }) => ALARMS.includes(mark))
        .map(({ check, mark }) => ({
        level: annotationLevel(mark, report),
        message: `${voice.name(check.target)}: ${(0,check_sentences/* checkSentence */.YC)(check, voice)}`
    }));
}
function budgetAnnotations(report) {
    return report.budgets
        .map((budget) => ({ budget, mark: (0,marks/* budgetMarkOf */.aM)(budget) }))
        .filter(({ mark }) => ALARMS.includes(mark))
        .map(({ budget, mark }) => ({
        level: annotationLevel(mark, report),
        message: `${voice.name(budget.target)}: ${(0,budget_sentences/* budgetSentence */.Bg)(budget, report)}`
    }));
}
/** A red job's error must be what made it red: beside a regression, drift stays a warning. */
function annotationLevel(mark, { color, state }) {
    if (color !== 'red' || GRAVE.includes(mark))
        return LEVELS[color];
    const redByItself = (mark === 'drift' && state === 'drift') || (mark === 'broken-on-base' && state === 'over-budget');
    return redByItself ? 'error' : 'warning';
}

// EXTERNAL MODULE: ./lib/report/pages/json.js
var json = __webpack_require__(2479);
// EXTERNAL MODULE: ./lib/report/pages/pages.js + 8 modules
var pages = __webpack_require__(9928);
;// CONCATENATED MODULE: ./lib/report/pages/render-pages.js



/** Renders every page of a report, so that publishing only has to deliver them. */
function renderPages(report, run) {
    return {
        report,
        run,
        comment: (0,pages/* renderComment */.wQ)(report),
        summary: (0,pages/* renderSummary */.Br)(report),
        annotations: renderAnnotations(report),
        json: (0,json/* renderJson */.h)(report),
        text: (0,pages/* renderText */.S5)(report)
    };
}

;// CONCATENATED MODULE: ./lib/publication.js


/** Renders the pages once. The one with charts is rendered when it is asked for, since its script is large. */
function publicationOf(report, run, charts) {
    return {
        ...renderPages(report, run),
        html: async () => {
            const { renderHtml } = await __webpack_require__.e(/* import() */ 881).then(__webpack_require__.bind(__webpack_require__, 9881));
            return renderHtml(report, charts?.());
        },
        exports: () => (0,exports_exports/* renderExports */.M)(report)
    };
}

;// CONCATENATED MODULE: ./lib/run.js









/** The program: prove, read history, measure, judge, measure alarms again, report, store, publish. */
async function run(request, ports) {
    const proofWarnings = await ports.publisher.prove();
    const history = await readHistory(request, ports);
    const prepared = withBaseFromHistory(request, history, proofWarnings);
    const measured = await orFailure(() => (0,measure_run/* measureRuns */.n5)(prepared, history, ports));
    if (measured instanceof errors/* KnownError */.E)
        return publishFailure(measured, prepared, history, ports);
    const judged = await judgeAndConfirm(measured, prepared, history, ports);
    const report = reportOf(judged, prepared, history, ports.now());
    const storeWarnings = await storeRun(judged, report, { request: prepared, history, ports });
    const isStored = isStoredRun(judged.run, prepared, storeWarnings);
    const told = afterStoring(reportWithWarnings(report, storeWarnings), prepared, isStored);
    return publish(told, { request: prepared, history, ports }, judged);
}
/** A stored run stands in for base's own files where those could not be read. */
function withBaseFromHistory(request, { digests, stored }, proofWarnings) {
    const { plan, warnings } = request.recordedBase?.(digests, stored.ancestry) ?? { plan: request.plan, warnings: [] };
    return { ...request, plan, warnings: [...request.warnings, ...proofWarnings, ...stored.warnings, ...warnings] };
}
/** Returns a known failure, such as a refused key or an outage; bugs are thrown on. */
async function orFailure(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof errors/* KnownError */.E)
            return error;
        throw error;
    }
}
/** Reports a run that could not be measured. */
async function publishFailure(failure, request, history, ports) {
    const now = ports.now();
    const unmeasuredBefore = wasUnmeasured(history.log);
    const report = unmeasuredReport({ ...request, ...rulesFacts(request), now, unmeasuredBefore, why: { failure } });
    const logWarnings = await logFailure(request, history, ports, now);
    return publish(afterStoring(reportWithWarnings(report, logWarnings), request, false), { request, history, ports });
}
/** A report says that its run is stored only once it is. */
function afterStoring(report, { mustStore = false, plan }, isStored) {
    const context = { ...report.context, feedsBaseline: isStored };
    if (isStored || !mustStore)
        return { ...report, context };
    const warning = { kind: 'runs-not-stored', count: plan.runCount };
    return { ...reportWithWarnings(report, [warning]), context, color: verdict_state/* COLOR_OF_NOTHING_STORED */.EL };
}
function reportWithWarnings(report, warnings) {
    return { ...report, warnings: [...report.warnings, ...warnings] };
}
/** Renders the pages once, now that everything they can say is known. Publishing cannot change the verdict. */
async function publish(report, { request, history, ports }, { run, judged } = {}) {
    const charts = run && judged && (() => (0,chart_data/* chartDataOf */.k)({ run, ...judged.judgement, ...history }));
    const pages = publicationOf(report, run, charts);
    const publishWarnings = await ports.publisher.publish(pages);
    const { failOn } = request.plan.gate;
    return {
        report: reportWithWarnings(report, publishWarnings),
        pages,
        run,
        exitCode: (0,verdict_state/* exitCodeOf */.FO)({ ...report, failOn, failure: report.failure?.code }),
        previousState: previousState(history)
    };
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
// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/terminal/closed-pipe.js
var closed_pipe = __webpack_require__(5027);
;// CONCATENATED MODULE: ./lib/terminal/time-left.js
/**
 * Returns the time left at the average pace so far, in words, or undefined until something is done. Counts down between two counts, and
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
            stream.write(`${(0,quote/* visibleLine */.P8)(title)}\n`);
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
            stream.write(`${(0,quote/* visibleLine */.P8)(line)}\n`);
        }
    };
}
function logProgress(stream) {
    let current;
    const say = (line) => stream.write(`${(0,quote/* visibleLine */.P8)(line)}\n`);
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
