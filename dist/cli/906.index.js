export const id = 906;
export const ids = [906];
export const modules = {

/***/ 8406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/analysis/verdict/state.js
var verdict_state = __webpack_require__(505);
;// CONCATENATED MODULE: ./lib/analysis/report/unmeasured-report.js

/** Builds the report of a run that measured nothing, with the reason. */
function unmeasuredReport(request) {
    const { tool, context, plan, warnings, why, now, environment, seed, unmeasuredBefore, relevance } = request;
    const states = ['could-not-measure'];
    const failure = 'failure' in why ? why.failure : undefined;
    const circumstances = { event: context.event, failOn: plan.gate.failOn, trial: plan.trial, unmeasuredBefore };
    return {
        tool,
        state: states[0],
        states,
        ...(0,verdict_state/* colorJob */.Vt)({ states, failure: failure?.code, skipped: failure === undefined }, circumstances),
        context,
        checks: [],
        budgets: [],
        targets: [],
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
// EXTERNAL MODULE: ./lib/analysis/report/build-report.js + 5 modules
var build_report = __webpack_require__(5616);
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

// EXTERNAL MODULE: ./lib/analysis/verdict/judge-run-file.js + 2 modules
var judge_run_file = __webpack_require__(6056);
// EXTERNAL MODULE: ./lib/measure-run.js + 2 modules
var measure_run = __webpack_require__(4528);
// EXTERNAL MODULE: ./lib/domain/baseline.js
var baseline = __webpack_require__(185);
// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/analysis/runs/digest.js
var digest = __webpack_require__(1629);
// EXTERNAL MODULE: ./lib/analysis/history/current-level.js
var current_level = __webpack_require__(2223);
// EXTERNAL MODULE: ./lib/analysis/history/epochs.js + 1 modules
var history_epochs = __webpack_require__(6165);
// EXTERNAL MODULE: ./lib/analysis/history/window.js
var history_window = __webpack_require__(8769);
;// CONCATENATED MODULE: ./lib/analysis/history/next-baseline.js







/** The file that this job leaves for the next: its own runs, and what earlier ones are still worth keeping. */
function nextBaseline({ key, run, own, earlier, now, levels }) {
    const { events: _events, confirmation: _confirmation, ...kept } = run;
    const noted = levels === undefined ? { own, earlier: earlier.digests } : withLevels(own, earlier.digests, levels);
    return {
        schema: baseline/* BASELINE_SCHEMA */.iW,
        key,
        own: kept,
        window: [...(0,history_window/* nextWindow */.KC)(noted.own, noted.earlier)],
        log: nextLog(own.map(digest/* logLineOf */.QW), earlier.log, now)
    };
}
/** A newest file with one more line in its log, for a run that measured nothing and yet must be remembered. */
function withLogLine(file, line, now) {
    return { ...file, log: nextLog([line], file.log, now) };
}
function nextLog(own, earlier, now) {
    const oldest = (0,time/* instantOf */.B9)(now) - baseline/* LOG_DAYS */.lm * time/* DAY_MS */.sO;
    return [...own, ...earlier.filter((line) => (0,time/* instantOf */.B9)(line.recordedAt) >= oldest)].slice(0, baseline/* LOG_LINES */.dq);
}
/** A file that is to be stored, with what others have stored since its writer last looked: nothing lost, nothing twice. */
function uniteBaselines(mine, stored) {
    const all = [mine, ...stored];
    return {
        ...mine,
        window: [...nextWindow(ownDigests(mine), uniteWindows(all))],
        log: uniteLogs(all).slice(0, LOG_LINES)
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
    const known = new Set(own.map(history_window/* identityOf */.cu));
    const all = [...own, ...earlier.filter((run) => !known.has((0,history_window/* identityOf */.cu)(run)))];
    const shifts = new Map();
    const anchors = new Set(all.filter(({ commit }) => commit !== undefined && commit === anchorCommit).map(history_window/* identityOf */.cu));
    for (const target of targets.filter(plan/* isJudged */.sL)) {
        const { first, shift, oldest } = newestLevel(all, target);
        if (first !== undefined && shift !== undefined)
            shifts.set(first, [...(shifts.get(first) ?? []), shift]);
        for (const run of oldest)
            anchors.add(run);
    }
    const kept = new Set(all.flatMap((run, index) => (index >= baseline/* WINDOW_RUNS */.iE - history_window/* MOST_ANCHORS */.NL && anchors.has((0,history_window/* identityOf */.cu)(run)) ? [run] : [])));
    const noted = all.map((run) => {
        const found = shifts.get((0,history_window/* identityOf */.cu)(run)) ?? [];
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
    const runs = (0,history_window/* comparableRuns */.vC)({ digests: all, candidate, targetId: id, owned }).toReversed();
    const { epochs, bad } = (0,history_epochs/* epochsOf */.O)((0,current_level/* onScenariosOf */.Im)(target, runs), owned);
    const { start, shift } = (0,history_epochs/* epochAt */.D)({ epochs, bad }, runs.length - 1);
    const first = runs[start];
    const good = runs.filter((_, index) => index >= start && !bad.has(index));
    const oldest = good.slice(0, current_level/* ANCHOR */.Ip.runs).map(history_window/* identityOf */.cu);
    // An acceptance is noted by its line.
    if (first === undefined || shift === undefined || shift.why === 'accepted')
        return { oldest };
    if (first.levelShifts?.some((one) => one.target === id))
        return { oldest };
    const { why, runCount } = shift;
    const changes = shift.changes.flatMap(({ metric, changeRatio }) => metric === 'e2e' ? [] : [{ metric, changeRatio }]);
    return { first: (0,history_window/* identityOf */.cu)(first), shift: { target: id, why, runCount, changes }, oldest };
}

// EXTERNAL MODULE: ./lib/domain/verdict.js
var verdict = __webpack_require__(5141);
;// CONCATENATED MODULE: ./lib/store-run.js




/** Reads the stored runs, unless nothing is compared and nothing will be stored. */
async function readHistory({ plan, context }, ports) {
    const isNeeded = plan.compare !== 'off' || context.feedsBaseline;
    const stored = isNeeded ? await ports.baselines.read(context.key) : { files: [], warnings: [] };
    return { stored, digests: (0,history_window/* uniteWindows */.vY)(stored.files), log: (0,history_window/* uniteLogs */.$R)(stored.files) };
}
/** The previous run of the default branch could not be measured. */
function wasUnmeasured([newest]) {
    return newest?.state === 'could-not-measure';
}
/** Stores the runs of this job where they feed the baseline. Returns warnings for what went wrong. */
async function storeRun({ run, earlier }, { state, checks }, { request, history, ports }) {
    // A cancelled run holds only the prompts that came first.
    if (!request.context.feedsBaseline || run.end.reason === 'cancelled')
        return [];
    const filling = earlier.map((other, ordinal) => (0,digest/* digestRun */.UC)(other, { ordinal }));
    const own = [...filling, (0,digest/* digestRun */.UC)(run, { ordinal: earlier.length, state, checks })].toReversed();
    const levels = { targets: request.plan.targets, anchorCommit: request.anchorCommit };
    const { key } = request.context;
    return ports.baselines.write(nextBaseline({ key, run, own, earlier: history, now: ports.now(), levels }));
}
/** Adds the failure to the log, since an outage for the second time in a row is red. */
async function logFailure({ context }, { stored }, { baselines }, now) {
    const [newest] = stored.files;
    const { commit, workflowRun, feedsBaseline } = context;
    if (!feedsBaseline || newest === undefined)
        return [];
    const line = { recordedAt: now, ordinal: 0, state: 'could-not-measure', targets: [], commit, workflowRun };
    return baselines.write(withLogLine(newest, line, now));
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
    const judge = (run) => (0,judge_run_file/* judgeRunFile */.x)(run, rulesOf(request, ports.now()), historyOf(request, history));
    const judged = judge(first);
    const rest = { earlier: measured.earlier, durationMs: measured.durationMs };
    if (judged.unconfirmed.size === 0)
        return { ...rest, run: first, judged, warnings: measured.warnings };
    // A cap that ended the first measurement leaves nothing for a second, and a stored run cannot be measured again.
    if (first.end.partial || request.stored !== undefined)
        return { ...rest, run: first, judged, warnings: [...measured.warnings, { kind: 'not-confirmed-here' }] };
    await ports.wait(request.plan.schedule.confirmAfterMs);
    const run = await (0,measure_run/* measureAgain */.PL)(first, judged.unconfirmed, { request, history, measure: ports.measure });
    return { ...rest, run, judged: judge(run), warnings: measured.warnings };
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
function historyOf({ earlierAttempts }, { digests, stored }) {
    return { digests, ancestry: stored.ancestry, earlierAttempts };
}
/** Builds the report of a judged run. */
function reportOf({ run, judged, durationMs, warnings }, { plan, context, partsMissing, warnings: planWarnings }, { stored, log }, now) {
    return (0,build_report/* buildReport */.F)({
        run,
        judged,
        targets: plan.targets,
        context,
        durationMs,
        trackRecord: trackRecordOf(log, plan.gate.failOn),
        circumstances: { failOn: plan.gate.failOn, trial: plan.trial, unmeasuredBefore: wasUnmeasured(log) },
        ancestry: stored.ancestry,
        expiresAt: stored.expiresAt,
        partsMissing,
        warnings: [...planWarnings, ...warnings],
        now
    });
}

// EXTERNAL MODULE: ./lib/report/pages/formats.js + 29 modules
var formats = __webpack_require__(3259);
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
    return publish(reportWithWarnings(report, storeWarnings), judged.run, { request: prepared, history, ports });
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
    const report = unmeasuredReport({ ...request, now, unmeasuredBefore: wasUnmeasured(history.log), why: { failure } });
    const logWarnings = await logFailure(request, history, ports, now);
    return publish(reportWithWarnings(report, logWarnings), undefined, { request, history, ports });
}
function reportWithWarnings(report, warnings) {
    return { ...report, warnings: [...report.warnings, ...warnings] };
}
/** Renders the pages once, now that everything they can say is known. Publishing cannot change the verdict. */
async function publish(report, run, { request, history, ports }) {
    const pages = (0,formats/* renderPages */.l)(report, run);
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
