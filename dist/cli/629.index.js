export const id = 629;
export const ids = [629];
export const modules = {

/***/ 8629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  calibrate: () => (/* binding */ calibrate)
});

// EXTERNAL MODULE: ./lib/domain/exit-code.js
var exit_code = __webpack_require__(6450);
// EXTERNAL MODULE: ./lib/domain/tool.js
var tool = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/plan/read-plan.js + 5 modules
var read_plan = __webpack_require__(3160);
// EXTERNAL MODULE: ./lib/plan/with-base.js
var with_base = __webpack_require__(7801);
// EXTERNAL MODULE: ./lib/run.js + 10 modules
var run = __webpack_require__(9884);
// EXTERNAL MODULE: ./lib/terminal/print.js + 2 modules
var print = __webpack_require__(233);
// EXTERNAL MODULE: ./lib/terminal/progress.js + 1 modules
var terminal_progress = __webpack_require__(6685);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/table.js
var table = __webpack_require__(8330);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
// EXTERNAL MODULE: ./lib/stats/binomial.js
var binomial = __webpack_require__(1350);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/commands/size-text.js
var size_text = __webpack_require__(2321);
;// CONCATENATED MODULE: ./lib/commands/calibration.js






const CONFIDENCE = 0.95;
/** Of reports of base against base; what they found is by chance alone. */
function calibrationOf(reports) {
    const having = (is) => reports.filter(({ checks }) => checks.some(is)).length;
    const alarmCount = having(failsTheJob);
    // Both tails of this width leave 5 % above.
    const [, upTo] = (0,binomial/* rateInterval */.mP)(alarmCount, reports.length, 2 * CONFIDENCE - 1);
    const groups = [
        ...Map.groupBy(reports.flatMap(({ checks }) => checks), nameOf).values()
    ];
    return {
        comparisonCount: reports.length,
        alarmCount,
        improvementCount: having(({ gating, verdict }) => gating && verdict === 'improved'),
        alarmRatioUpTo: upTo,
        requestCount: Math.round((0,quantile/* median */.J)(reports.map(requestsOf)) ?? 0),
        checks: groups.filter((group) => group.some((check) => check.gating || failsTheJob(check))).map(calibratedCheck)
    };
}
/** Whether the gate names it or not: a tail that is clearly slower turns a job red as well. */
function failsTheJob({ verdict, owned, accepted }) {
    return verdict === 'regressed' && owned && accepted === undefined;
}
function requestsOf({ targets, base }) {
    const asked = targets.reduce((sum, { counts }) => sum + counts.attempted, 0);
    return asked + (base?.targets ?? []).reduce((sum, { pairCount }) => sum + pairCount, 0);
}
function nameOf({ target, metric, statistic }) {
    return `${target} ${metric} ${statistic}`;
}
function calibratedCheck(checks) {
    const [first] = checks;
    if (first === undefined)
        throw new Error('a group of checks has at least one');
    const { target, metric, statistic } = first;
    const middle = (of) => (0,quantile/* median */.J)(checks.flatMap((check) => of(check) ?? []));
    const [marginRatio, pairCount, detectableRatio] = [
        middle((check) => check.marginRatio),
        middle((check) => check.pairCount),
        middle((check) => check.detectableRatio)
    ];
    return {
        target,
        metric,
        statistic,
        alarmCount: checks.filter(failsTheJob).length,
        settledCount: checks.filter(({ verdict }) => verdict !== 'inconclusive').length,
        ...(marginRatio === undefined ? {} : { marginRatio }),
        ...(pairCount === undefined ? {} : { pairCount: Math.round(pairCount) }),
        ...(detectableRatio === undefined ? {} : { detectableRatio })
    };
}
/** For a terminal: the record of false alarms first, then what each check can see. */
function calibrationText(calibration, falseAlarmRatio) {
    const { comparisonCount, alarmCount, improvementCount, alarmRatioUpTo, requestCount } = calibration;
    const times = (0,format/* plural */.LS)(comparisonCount, 'comparison');
    const improved = improvementCount === 0 ? '' : ` In ${improvementCount} something looked faster, which fails no job.`;
    return [
        `Base against base: ${(0,format/* plural */.LS)(alarmCount, 'false alarm')} in ${times} of about ${(0,format/* plural */.LS)(requestCount, 'request')} each.`,
        '',
        `The gate allows ${(0,format/* formatShare */.T1)(falseAlarmRatio)} of the pull requests that change nothing to fail. With ${times}, the true share lies below ${(0,format/* formatShare */.T1)(alarmRatioUpTo)} (95 %).${improved}`,
        ...(comparisonCount < MANY ? [`More comparisons say more: --runs ${MANY}.`] : []),
        '',
        checksTable(calibration),
        'Detectable is the smallest slowdown found nine times in ten; the middle of all comparisons, as are pairs and margin.'
    ].join('\n');
}
const MANY = 20;
function checksTable({ checks, comparisonCount }) {
    return (0,table/* textTable */.e)({
        columns: [
            { title: 'Target', align: 'left' },
            { title: 'Metric', align: 'left' },
            { title: 'False alarms', align: 'right' },
            { title: 'Settled', align: 'right' },
            { title: 'Pairs', align: 'right' },
            { title: 'Margin', align: 'right' },
            { title: 'Detectable', align: 'right' }
        ],
        rows: checks.map((check) => [
            check.target,
            (0,words/* metricName */.Kh)(check.metric, check.statistic),
            String(check.alarmCount),
            `${check.settledCount} of ${comparisonCount}`,
            check.pairCount === undefined ? format/* NOTHING */.K$ : String(check.pairCount),
            (0,size_text/* sizeText */.l)(check, check.marginRatio),
            (0,size_text/* sizeText */.l)(check, check.detectableRatio)
        ]),
        moreCount: 0
    });
}

// EXTERNAL MODULE: ./lib/commands/here.js + 73 modules
var here = __webpack_require__(1191);
// EXTERNAL MODULE: ./lib/commands/ready-plan.js + 1 modules
var ready_plan = __webpack_require__(8632);
;// CONCATENATED MODULE: ./lib/commands/calibrate.js










/** Far enough apart for the runs of one comparison to have seeds of their own. */
const SEEDS_APART = 1000;
/**
 * `calibrate`: a plan against itself, as often as `--runs` says. Whatever is found is a false alarm, and the report of
 * each says what it could have seen. Nothing is stored.
 */
async function calibrate(raw) {
    const { plan, keys } = (0,ready_plan/* readyPlan */.J)({ plan: againstItself((0,read_plan/* readUncappedPlan */.Q)(raw, (0,here/* planWorld */.sS)())), warnings: [] }, raw);
    const progress = (0,terminal_progress/* createProgress */.m)(process.stderr);
    const signal = (0,here/* stopSignal */.Zm)();
    const measure = (0,here/* measureHere */.DL)({ plan, keys, progress, signal });
    const seed = (0,here/* freshSeed */.Wz)();
    const reports = [];
    for (let number = 0; number < plan.runCount && !signal.aborted; number += 1) {
        progress.note(`comparison ${number + 1} of ${plan.runCount}`);
        const report = await compareOnce({ ...plan, runCount: 1 }, measure, seed + number * SEEDS_APART);
        if (report.failure !== undefined) {
            (0,print/* printText */.n)(report.failure.message);
            return exit_code/* EXIT_CODES */.a.couldNotMeasure;
        }
        reports.push(report);
    }
    (0,print/* printText */.n)(calibrationText(calibrationOf(reports.filter(isWhole)), plan.gate.falseAlarmRatio));
    return exit_code/* EXIT_CODES */.a.passed;
}
/** The plan with itself as its base, and without what judges anything but the change. */
function againstItself(plan) {
    const { base: _base, ...rest } = plan;
    const targets = plan.targets.filter(({ baseOf }) => baseOf === undefined);
    const head = { ...rest, targets, budgets: [], accept: [], trial: false, compare: 'interleaved' };
    return (0,with_base/* withBase */.cV)(head, { source: 'same-plan', targets, prompts: head.prompts }, { sha256: here/* sha256 */.sc, which: 'asked' }).plan;
}
async function compareOnce(plan, measure, seed) {
    const place = { ...(await (0,here/* placeHere */.AU)('calibrate', false)) };
    const request = { plan, place, environment: (0,here/* environmentHere */.yA)(), tool: tool/* TOOL */.j, seed, warnings: [] };
    const wait = async () => undefined;
    const { report } = await (0,run/* run */.e)(request, { measure, baselines: NO_BASELINES, publisher: SILENT, wait, now: here/* now */.tB });
    return report;
}
/** One that was cut off in the middle, by the user or by a cap, is no comparison. */
function isWhole({ measured }) {
    return !measured.end.partial;
}
const NO_BASELINES = {
    read: async () => ({ files: [], warnings: [] }),
    write: async () => []
};
const SILENT = { prove: async () => [], publish: async () => [] };


/***/ }),

/***/ 8632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ readyPlan),
  X: () => (/* binding */ wholePlan)
});

// EXTERNAL MODULE: ./lib/plan/first-look.js
var first_look = __webpack_require__(1545);
// EXTERNAL MODULE: ./lib/plan/read-plan.js + 5 modules
var read_plan = __webpack_require__(3160);
// EXTERNAL MODULE: ./lib/plan/with-base.js
var with_base = __webpack_require__(7801);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/thrown.js
var thrown = __webpack_require__(8012);
// EXTERNAL MODULE: ./lib/plan/read-config.js
var read_config = __webpack_require__(2454);
// EXTERNAL MODULE: ./lib/commands/here.js + 73 modules
var here = __webpack_require__(1191);
;// CONCATENATED MODULE: ./lib/commands/base-here.js








const GIT_TIMEOUT_MS = 10_000;
const MAX_FILE_BYTES = 32 << 20;
/** The plan with base beside it, where an option says what base is; every target of it is compared. */
function withBaseHere(plan, raw, options) {
    const given = givenOption(options);
    if (given === undefined)
        return { plan, warnings: asksForBase(plan) ? [baseUnknown()] : [] };
    if (plan.compare === 'history' || plan.compare === 'off') {
        throw new errors/* KnownError */.E('invalid-input', `${given}: nothing is compared with base, since "compare" is "${plan.compare}"`, {
            hint: 'Remove the option, or set "compare" to auto or interleaved.'
        });
    }
    const found = options.baseConfig === undefined ? atRef(options.baseRef ?? '', raw) : inConfig(options.baseConfig, raw, plan);
    return (0,with_base/* withBase */.cV)(plan, found, { sha256: here/* sha256 */.sc, which: 'asked' });
}
function givenOption({ baseConfig, baseRef }) {
    if (baseConfig !== undefined && baseRef !== undefined) {
        throw new errors/* KnownError */.E('invalid-input', 'options "--base-config" and "--base-ref": both were given, and base is one thing', {
            hint: 'Keep one of the two.'
        });
    }
    if (baseConfig !== undefined)
        return 'option "--base-config"';
    return baseRef === undefined ? undefined : 'option "--base-ref"';
}
function asksForBase({ compare, base }) {
    return compare === 'interleaved' && base === undefined;
}
function baseUnknown() {
    return { kind: 'base-not-measured', why: 'base-commit-unknown', detail: 'name it by --base-ref or --base-config' };
}
/**
 * Another configuration of the same repository. The inputs of a target are left out, which would be refused beside its
 * targets; where it names no prompts, the same are asked.
 */
function inConfig(path, raw, head) {
    const world = (0,here/* planWorld */.sS)();
    if (world.readText(path) === undefined) {
        throw new errors/* KnownError */.E('invalid-input', `option "--base-config": there is no file "${path}"`, {
            hint: 'Name the configuration that holds before the change.'
        });
    }
    const file = (0,read_config/* readConfigFile */.R)({ config: path }, world);
    const prompts = raw['prompts'] ?? (file.mentions('prompts') ? undefined : head.prompts.name);
    const inputs = { config: path, 'api-key': raw['api-key'] ?? '', prompts: prompts ?? '' };
    const base = (0,read_plan/* readUncappedPlan */.Q)(inputs, world);
    return { source: 'base-config', targets: base.targets, prompts: base.prompts };
}
/** The same inputs, with configuration and prompts as a commit has them. Nothing is checked out. */
function atRef(ref, raw) {
    const commit = commitOf(ref);
    const base = placed(`at ${ref}, `, () => (0,read_plan/* readUncappedPlan */.Q)(raw, { ...(0,here/* planWorld */.sS)(), readText: (path) => readAt(commit, path) }));
    return { source: 'base-ref', commit, targets: base.targets, prompts: base.prompts };
}
/** What is wrong in another commit's files must not be looked for in those that lie here. */
function placed(before, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        throw new errors/* InputError */.dz(error.problems.map((problem) => ({ ...problem, where: `${before}${problem.where}` })));
    }
}
function commitOf(ref) {
    const name = 'option "--base-ref"';
    try {
        return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).trim();
    }
    catch (cause) {
        if ((0,thrown/* codeOfThrown */.Py)(cause) === 'ENOENT') {
            throw new errors/* KnownError */.E('invalid-input', `${name}: git is not installed here`, {
                hint: 'Install git, or name the configuration before the change by --base-config.',
                cause
            });
        }
        throw new errors/* KnownError */.E('invalid-input', `${name}: git knows no commit "${ref}" in this folder`, {
            hint: 'Run it inside the repository, and fetch the branch first: git fetch origin main, then --base-ref origin/main.',
            cause
        });
    }
}
/** Undefined where the commit has no such file. */
function readAt(commit, path) {
    try {
        return git(['cat-file', 'blob', `${commit}:./${(0,external_node_path_.relative)(process.cwd(), (0,external_node_path_.resolve)(path))}`]);
    }
    catch {
        return undefined;
    }
}
function git(args) {
    return (0,external_node_child_process_.execFileSync)('git', [...args], {
        encoding: 'utf8',
        timeout: GIT_TIMEOUT_MS,
        maxBuffer: MAX_FILE_BYTES,
        stdio: ['ignore', 'pipe', 'ignore']
    });
}

;// CONCATENATED MODULE: ./lib/commands/ready-plan.js





/** The plan of a command line, with base beside it where there is one. Whether it can be paid for is not asked. */
function wholePlan(raw, options) {
    return withBaseHere((0,read_plan/* readUncappedPlan */.Q)(raw, (0,here/* planWorld */.sS)()), raw, options);
}
/** A base whose key is missing is left to history; anything else that is missing is thrown. */
function readyPlan({ plan, warnings }, raw) {
    const keys = (0,here/* keyOf */.TN)(raw['api-key']);
    const isMissing = (target) => (0,here/* missingKeyHere */.GG)({ targets: [target] }, keys) !== undefined;
    const keyed = (0,with_base/* withoutKeylessBases */.ZZ)(plan, isMissing);
    (0,first_look/* checkFirstLook */.m)(keyed.plan);
    (0,here/* requireKeys */.A5)(keyed.plan, keys);
    return { plan: keyed.plan, warnings: [...warnings, ...keyed.warnings], keys };
}


/***/ }),

/***/ 2321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ sizeText)
/* harmony export */ });
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);


/** How large a change is: `+12 %`; a rate moves in points, since from 0 % there is no ratio. */
function sizeText({ statistic }, ratio) {
    if (ratio === undefined)
        return _report_format_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$;
    return statistic === 'rate' ? (0,_report_words_js__WEBPACK_IMPORTED_MODULE_1__/* .pointsText */ .JA)(ratio) : `+${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(ratio)}`;
}


/***/ }),

/***/ 7801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZZ: () => (/* binding */ withoutKeylessBases),
/* harmony export */   cV: () => (/* binding */ withBase)
/* harmony export */ });
/* unused harmony export matchingBase */
/* harmony import */ var _beside_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8888);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6452);
/* harmony import */ var _plan_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3531);
/* harmony import */ var _read_schedule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8137);




/** As of a run against history: with less in common, two sets of prompts are not compared. */
const COMMON_SHARE = 0.5;
/**
 * Head's plan with base beside it: for each target that is to be compared in pairs one more, with `baseOf`. What base
 * lacks is said where it matters: where the comparison was asked for, or the change is known to touch the plan.
 * A target that has a `base:` block keeps it, whatever was found elsewhere.
 */
function withBase(head, found, options) {
    const blocks = head.targets.filter(isBase);
    const heads = head.targets.filter((target) => isConfigured(target) && !hasBlock(target, blocks));
    const prompts = found.prompts ?? head.prompts;
    const sides = { heads: head.targets.filter(isConfigured), bases: found.targets.filter(isConfigured) };
    const matches = heads.map((target) => {
        const base = matchingBase(target, sides);
        return base === undefined ? { target } : { target, base };
    });
    const changed = promptsChanged(head.prompts, prompts);
    const wanted = matches.filter((match) => isWanted(match, { head, found, options, changed }));
    const few = wanted.length === 0 && blocks.length === 0 ? undefined : tooFew(head.prompts, prompts);
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
        ...(commit === undefined ? {} : { commit })
    };
    const schedule = (0,_read_schedule_js__WEBPACK_IMPORTED_MODULE_1__/* .scheduleWith */ .ov)(head.schedule, bases);
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
function isConfigured({ baseOf, directOf }) {
    return baseOf === undefined && directOf === undefined;
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
/** Whether pairs are to be made of it; one that base lacks is so wherever its absence matters. */
function isWanted({ target, base }, { head, found, options, changed }) {
    if (base !== undefined && isSameServer({ target, base }, { head, found, options, changed }))
        return false;
    if (options.which === 'asked')
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
    if (sides.options.which === 'touched')
        return [];
    return matches.flatMap(({ target, base }) => base !== undefined && isSameServer({ target, base }, sides)
        ? [{ kind: 'base-not-measured', target: target.id, why: 'same-server' }]
        : []);
}
function unmatched(wanted) {
    return wanted.flatMap(({ target, base }) => base === undefined ? [{ kind: 'base-not-measured', target: target.id, why: 'target-absent' }] : []);
}
/** Whether the same is sent to both; how many requests are in flight is head's choice for both arms. */
function isSentAlike(head, base, schedule) {
    const [ours, theirs] = [head, base].map((target) => (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)((0,_plan_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .planParts */ .m)(target, schedule)));
    return ours === theirs;
}
/** Whether a prompt that both arms have says something else at base. */
function promptsChanged(head, base) {
    const before = new Map(base.scenarios.map(({ id, hash }) => [id, hash]));
    return head.scenarios.some(({ id, hash }) => before.has(id) && before.get(id) !== hash);
}
function tooFew(head, base) {
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
    const target = { ...base, id: (0,_beside_names_js__WEBPACK_IMPORTED_MODULE_3__/* .baseName */ .F)(head.id), baseOf: head.id, owned: head.owned };
    return { ...target, fingerprint: options.sha256((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)((0,_plan_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .planParts */ .m)(target, plan.schedule))) };
}


/***/ })

};
