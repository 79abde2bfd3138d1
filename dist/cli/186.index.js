export const id = 186;
export const ids = [186];
export const modules = {

/***/ 742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ measureOnce),
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/domain/run-file.js
var run_file = __webpack_require__(172);
;// CONCATENATED MODULE: ./lib/analysis/assemble-run.js

/** The run file: all samples of one execution, with what was sent and where from. */
function assembleRun(request) {
    const { plan, place, tool, environment, seed, measured, partsOf } = request;
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
        plan: {
            fingerprint: plan.fingerprint,
            promptSet: plan.prompts.name,
            scenarios: plan.prompts.scenarios.map(({ id, kind, hash }) => ({ id, kind, hash })),
            targets: plan.targets.map((target) => ({
                id: target.id,
                fingerprint: target.fingerprint,
                buildIdentity: buildIdentityOf(target, place.commit),
                ...(target.directOf === undefined ? {} : { directOf: target.directOf }),
                // The schema's type of JSON is the same but for being readonly.
                parts: partsOf(target)
            }))
        },
        clientHealth,
        end,
        ...(costUsd === undefined ? {} : { costUsd }),
        samples: [...samples],
        ...(events === undefined ? {} : { events })
    };
}
/** What stands for the build: a provider's is its plan; an owned target's also the commit, or what `build-id` says. */
function buildIdentityOf(target, commit) {
    if (!target.owned)
        return target.fingerprint;
    return `${target.fingerprint} ${target.buildId ?? commit ?? 'unknown build'}`;
}

// EXTERNAL MODULE: ./lib/analysis/build-report.js + 3 modules
var build_report = __webpack_require__(7341);
// EXTERNAL MODULE: ./lib/analysis/confirm.js
var analysis_confirm = __webpack_require__(2282);
// EXTERNAL MODULE: ./lib/analysis/digest.js
var digest = __webpack_require__(7868);
// EXTERNAL MODULE: ./lib/analysis/judge.js + 7 modules
var judge = __webpack_require__(9369);
// EXTERNAL MODULE: ./lib/domain/baseline.js
var baseline = __webpack_require__(185);
// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/analysis/window.js
var analysis_window = __webpack_require__(2580);
;// CONCATENATED MODULE: ./lib/analysis/next-baseline.js




const DAY_MS = 86_400_000;
/** The file that this job leaves for the next: its own runs, and what earlier ones are still worth keeping. */
function nextBaseline({ key, run, own, earlier, now }) {
    const { events: _events, confirmation: _confirmation, ...kept } = run;
    return {
        schema: baseline/* BASELINE_SCHEMA */.iW,
        key,
        own: kept,
        window: [...(0,analysis_window/* nextWindow */.KC)(own, earlier.digests)],
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
var state = __webpack_require__(7983);
;// CONCATENATED MODULE: ./lib/analysis/unmeasured-report.js
/** The report of a run that has nothing to show, and says why. */
function unmeasuredReport(request) {
    const { tool, place, color, warnings, why, now, promptSet, scenarioCount, environment, seed } = request;
    return {
        tool,
        state: 'could-not-measure',
        states: ['could-not-measure'],
        color,
        place,
        checks: [],
        budgets: [],
        targets: [],
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
// EXTERNAL MODULE: ./lib/plan/plan-parts.js
var plan_parts = __webpack_require__(3531);
// EXTERNAL MODULE: ./lib/plan/schedule.js
var schedule = __webpack_require__(6658);
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
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
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
        level: levelOf(mark, report),
        message: `${voice.name(check.target)}: ${(0,words/* checkSentence */.YC)(check, (0,place/* branchOf */.W0)(report, voice))}`
    }));
}
function budgetAnnotations(report) {
    return report.budgets
        .map((budget) => ({ budget, mark: (0,report_rows/* budgetMarkOf */.aM)(budget) }))
        .filter(({ mark }) => ALARMS.includes(mark))
        .map(({ budget, mark }) => ({
        level: levelOf(mark, report),
        message: `${voice.name(budget.target)}: ${(0,words/* budgetSentence */.Bg)(budget)}`
    }));
}
/** A red job's error must be what made it red: beside a regression, drift stays a warning. */
function levelOf(mark, { color, state }) {
    if (color !== 'red' || GRAVE.includes(mark))
        return LEVELS[color];
    const redByItself = (mark === 'drift' && state === 'drift') || (mark === 'broken-on-base' && state === 'over-budget');
    return redByItself ? 'error' : 'warning';
}

// EXTERNAL MODULE: ./lib/report/detail.js
var detail = __webpack_require__(7577);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/markup.js
var markup = __webpack_require__(8916);
// EXTERNAL MODULE: ./lib/report/next-step.js
var next_step = __webpack_require__(6304);
// EXTERNAL MODULE: ./lib/report/sections.js + 3 modules
var sections = __webpack_require__(8417);
// EXTERNAL MODULE: ./lib/report/table.js
var table = __webpack_require__(8330);
// EXTERNAL MODULE: ./lib/report/warnings.js
var report_warnings = __webpack_require__(4025);
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
    const next = (0,next_step/* nextStep */.s)(report, comment_voice);
    return [
        `${marker(report.place.key)}\n### ${icon} LLM latency: ${title}`,
        ...(0,lead/* leadOf */.M)(report, comment_voice),
        ...openWarnings(report),
        ...openPart(report),
        ...(next === undefined ? [] : [`**Next:** ${next}`]),
        ...(0,sections/* sectionsOf */.Ks)(report, comment_voice, { ...detail, wide: false }).map(fold),
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
    return [(0,table/* markdownTable */.Q)({ ...(0,sections/* openTable */.RT)(report, rows.slice(0, OPEN_ROWS), comment_voice), moreCount })];
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

// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
;// CONCATENATED MODULE: ./lib/run.js















/** The program: prove, remember, measure, judge, ask again, report, store, publish. */
async function run(request, ports) {
    const proven = await ports.publisher.prove();
    const history = await readHistory(request, ports);
    const told = { ...request, warnings: [...request.warnings, ...proven, ...history.stored.warnings] };
    let earlier;
    let last;
    try {
        ;
        ({ earlier, last } = await measureRuns(told, ports));
    }
    catch (error) {
        if (error instanceof errors/* KnownError */.E)
            return await tellFailure(error, told, history, ports);
        throw error;
    }
    const first = judgeRun(told, history, last.run);
    const { run, judgement } = await askAgain({ request: told, history, ports, run: last.run, judgement: first });
    const report = (0,build_report/* buildReport */.F)({
        run,
        judgement,
        targets: told.plan.targets,
        place: told.place,
        durationMs: last.measured.durationMs,
        unmeasuredBefore: history.log[0]?.state === 'could-not-measure',
        warnings: [...told.warnings, ...last.measured.warnings],
        now: ports.now(),
        ...(told.plan.gate.failOn === undefined ? {} : { failOn: told.plan.gate.failOn }),
        ...(history.stored.ancestry === undefined ? {} : { ancestry: history.stored.ancestry }),
        ...(history.stored.expiresAt === undefined ? {} : { expiresAt: history.stored.expiresAt })
    });
    const stored = await store({ request: told, history, ports, runs: [...earlier, run], report });
    const whole = { ...report, warnings: [...report.warnings, ...stored] };
    const unsaid = await ports.publisher.publish(publicationOf(whole, run));
    const said = { ...whole, warnings: [...whole.warnings, ...unsaid] };
    return { report: said, run, exitCode: (0,state/* exitCodeOf */.FO)(report.states, report.color) };
}
async function readHistory({ plan, place }, ports) {
    const wanted = plan.compare !== 'off' || place.feedsBaseline;
    const stored = wanted ? await ports.baselines.read(place.key) : { files: [], warnings: [] };
    return { stored, digests: (0,analysis_window/* uniteWindows */.vY)(stored.files), log: (0,analysis_window/* uniteLogs */.$R)(stored.files) };
}
/** All runs that were asked for, one after another; the last is judged, the others fill the baseline. */
async function measureRuns(request, ports) {
    const earlier = [];
    const count = request.place.feedsBaseline ? request.plan.runCount : 1;
    for (let ordinal = 0; ordinal < count - 1; ordinal += 1) {
        const { run } = await measureOnce({ request, measure: ports.measure, round: ordinal, warm: ordinal > 0 });
        earlier.push(run);
    }
    return { earlier, last: await measureOnce({ request, measure: ports.measure, round: count - 1, warm: count > 1 }) };
}
/** One run of the whole plan, and what came of it; rounds of one job differ in their order. */
async function measureOnce(step) {
    const { request, measure, round, warm } = step;
    const seed = request.seed + round;
    const measured = await measure({ plan: request.plan, slots: (0,schedule/* schedule */._)(request.plan, (0,random/* seededRandom */.I)(seed)), warm });
    const partsOf = (target) => (0,plan_parts/* planParts */.m)(target, request.plan.schedule);
    return { run: assembleRun({ ...request, seed, measured, partsOf }), measured };
}
function judgeRun(request, history, run) {
    const { plan, seed } = request;
    const samples = run.confirmation?.samples ?? run.samples;
    return (0,judge/* judge */.S)({
        targets: plan.targets,
        gate: plan.gate,
        budgets: plan.budgets,
        compare: plan.compare !== 'off',
        candidate: (0,digest/* digestRun */.UC)(run, { ordinal: 0, samples }),
        samples,
        baselines: history.digests,
        ...(history.stored.ancestry === undefined ? {} : { ancestry: history.stored.ancestry }),
        random: (0,random/* seededRandom */.I)(seed)
    });
}
/** One run can be an unlucky one: an alarm counts when a second measurement, kept apart, agrees with it. */
async function askAgain(doubt) {
    const { request, history, ports, run, judgement } = doubt;
    if (run.end.partial || !(0,analysis_confirm/* needsConfirmation */.J)(judgement))
        return { run, judgement };
    await ports.wait(request.plan.schedule.confirmAfterMs);
    const round = request.plan.runCount;
    const { run: second } = await measureOnce({ request, measure: ports.measure, round, warm: true });
    const { startedAt, end, samples } = second;
    const spent = run.costUsd === undefined || second.costUsd === undefined ? {} : { costUsd: run.costUsd + second.costUsd };
    const both = { ...run, ...spent, confirmation: { startedAt, end, samples } };
    return { run: both, judgement: (0,analysis_confirm/* confirm */.l)(judgement, judgeRun(request, history, both)) };
}
async function store(leaving) {
    const { request, history, ports, runs, report } = leaving;
    const last = runs[runs.length - 1];
    if (!request.place.feedsBaseline || last === undefined)
        return [];
    const own = runs.map((run, ordinal) => (0,digest/* digestRun */.UC)(run, run === last ? { ordinal, state: report.state } : { ordinal }));
    const { key } = request.place;
    const now = ports.now();
    return ports.baselines.write(nextBaseline({ key, run: last, own: own.toReversed(), earlier: history, now }));
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
    return { report: whole, exitCode: (0,exit_code/* exitCodeOfError */.L)(failure.code) };
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
