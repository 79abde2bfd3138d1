export const id = 191;
export const ids = [191];
export const modules = {

/***/ 1191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KZ: () => (/* binding */ anchorHere),
  yA: () => (/* binding */ environmentHere),
  Wz: () => (/* binding */ freshSeed),
  TN: () => (/* binding */ keyOf),
  DL: () => (/* binding */ measureHere),
  GG: () => (/* binding */ missingKeyHere),
  tB: () => (/* binding */ now),
  AU: () => (/* binding */ placeHere),
  sS: () => (/* binding */ planWorld),
  Al: () => (/* binding */ readPlanHere),
  ez: () => (/* binding */ readRulesHere),
  yR: () => (/* binding */ readText),
  A5: () => (/* binding */ requireKeys),
  sc: () => (/* binding */ sha256),
  Zm: () => (/* binding */ stopSignal),
  uk: () => (/* binding */ wait)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
;// CONCATENATED MODULE: ./lib/domain/secret.js
const HIDDEN = '***';
/** A key. However it is printed, logged or serialized, it shows as three stars; only {@link Secret.reveal} gives it away. */
class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    /** For the one place that writes the header. */
    reveal() {
        return this.#value;
    }
    toString() {
        return HIDDEN;
    }
    toJSON() {
        return HIDDEN;
    }
    [Symbol.for('nodejs.util.inspect.custom')]() {
        return HIDDEN;
    }
}

;// CONCATENATED MODULE: ./lib/measure/aws-credentials.js

/** Absent where the environment has no access key, or only one half of it. */
function awsCredentials(environment) {
    const accessKeyId = environment['AWS_ACCESS_KEY_ID']?.trim() ?? '';
    const secretAccessKey = environment['AWS_SECRET_ACCESS_KEY']?.trim() ?? '';
    const sessionToken = environment['AWS_SESSION_TOKEN']?.trim() ?? '';
    if (accessKeyId === '' || secretAccessKey === '')
        return undefined;
    return {
        accessKeyId: new Secret(accessKeyId),
        secretAccessKey: new Secret(secretAccessKey),
        ...(sessionToken === '' ? {} : { sessionToken: new Secret(sessionToken) })
    };
}
/** What no message may repeat. */
function awsSecrets(credentials) {
    if (credentials === undefined)
        return [];
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    return [accessKeyId, secretAccessKey, sessionToken].filter((each) => each !== undefined).map((each) => each.reveal());
}

;// CONCATENATED MODULE: ./lib/providers/foreign-json.js
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
/** Whether one of the members is an object. */
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

// EXTERNAL MODULE: ./lib/providers/parameters.js
var parameters = __webpack_require__(7940);
;// CONCATENATED MODULE: ./lib/providers/adaptation.js


/** A request as the plan has it. */
const UNCHANGED = {
    allowanceTokenCount: 0,
    renamed: {},
    dropped: [],
    refusedEfforts: [],
    reasons: false
};
/**
 * How a target is asked first: where the user set a budget for thinking, the limit of the answer has to be larger by that
 * much, or the request is refused and no reply ever shows that the model thinks.
 */
function firstAdaptation(dialect, target) {
    const budget = thinkingBudget(dialect, target);
    if (budget === 0 || isLimited(dialect, target))
        return UNCHANGED;
    return { ...UNCHANGED, reasons: true, allowanceTokenCount: Math.max(budget, parameters/* REASONING_ALLOWANCE_TOKENS */.v$) };
}
/** What the user lets the model think at most, in tokens; 0 where nothing is said, or that there is no bound. */
function thinkingBudget(dialect, target) {
    const { body } = dialect.buildRequest(target, [], 1000);
    const budgets = parameters/* BUDGET_PLACES */.jT.map((place) => memberAt(body, place));
    return Math.max(0, ...budgets.filter((budget) => typeof budget === 'number'));
}
/** Whether the user's own limit stands in the request, whatever the prompts say. */
function isLimited(dialect, target) {
    const [small, large] = [1000, 2000].map((limit) => JSON.stringify(dialect.buildRequest(target, [], limit).body));
    return small === large;
}
/** `undefined` where nothing is. */
function memberAt(body, place) {
    return place.split('.').reduce((outer, name) => (isObject(outer) ? outer[name] : undefined), body);
}
/** Parameters of the user that are left out; the members of ours change no answer. */
function droppedParameters({ dropped }) {
    return dropped.filter((place) => !isOptional(place));
}
function isOptional(place) {
    return parameters/* OPTIONAL_MEMBERS */.FS.some((each) => each === place);
}
/** Another's form, with what one's own host needs. */
function withForm(own, form) {
    const { effort: _own, ...others } = own;
    const { effort, allowanceTokenCount, refusedEfforts, reasons } = form;
    return {
        ...others,
        allowanceTokenCount,
        refusedEfforts,
        reasons,
        dropped: [...own.dropped.filter(isOptional), ...droppedParameters(form)],
        ...(effort === undefined ? {} : { effort })
    };
}
/** Whether two ask the same of a model. */
function areAlike(one, other) {
    const asked = (form) => JSON.stringify([form.allowanceTokenCount, form.effort ?? null, droppedParameters(form).toSorted()]);
    return asked(one) === asked(other);
}
/** The form that takes up what each host was found to refuse and each model to need. */
function unitedForm(efforts, forms) {
    const reasoning = forms.filter(({ reasons }) => reasons);
    const allowances = reasoning.map(({ allowanceTokenCount }) => allowanceTokenCount);
    const refused = efforts.filter((each) => forms.some((form) => hasEffort(form.refusedEfforts, each)));
    const taken = ascending(efforts).filter((each) => hasEffort(reasoning.flatMap(({ effort }) => effort ?? []), each));
    const effort = [...taken, ...efforts].find((each) => !hasEffort(refused, each));
    // None is sent where all were refused, and where the user had decided.
    const isAsked = taken.length > 0 && effort !== undefined;
    return {
        reasons: reasoning.length > 0,
        allowanceTokenCount: allowances.length === 0 ? 0 : Math.min(...allowances),
        refusedEfforts: refused,
        dropped: [...new Set(forms.flatMap(droppedParameters))],
        ...(isAsked ? { effort } : {})
    };
}
function ascending(efforts) {
    return efforts.toSorted((one, other) => parameters/* EFFORTS_ASCENDING */.zv.indexOf(one.value) - parameters/* EFFORTS_ASCENDING */.zv.indexOf(other.value));
}
function hasEffort(efforts, { place, value }) {
    return efforts.some((each) => each.place === place && each.value === value);
}
/** The dialect's request with the changes made. */
function adaptedRequest(dialect, asked, adaptation) {
    const { target, messages, maxOutputTokens } = asked;
    const built = dialect.buildRequest(target, messages, maxOutputTokens + adaptation.allowanceTokenCount);
    const { path } = built;
    const body = asked.unique === undefined ? marked(dialect, asked, built.body) : { ...switchesOf(dialect, asked), ...built.body };
    const renamed = Object.fromEntries(Object.entries(body).map(([name, value]) => [newName(adaptation, name), value]));
    const kept = adaptation.dropped.reduce((members, place) => without(members, place.split('.')), renamed);
    const { effort } = adaptation;
    return { path, body: effort === undefined ? kept : withMember(kept, effort.place.split('.'), effort.value) };
}
/** A user who says what is to be cached knows better. */
function marked({ markForCache }, { target }, body) {
    const given = JSON.stringify([target.params, target.extraBody]);
    return markForCache === undefined || /"(cache_control|cachePoint)"/.test(given) ? body : markForCache(body);
}
/** What the user says of the same, or takes out by null, stands. */
function switchesOf(dialect, { target, unique }) {
    const switches = unique === undefined ? {} : (dialect.cacheSwitches?.(target, unique) ?? {});
    const given = { ...target.params, ...target.extraBody };
    return Object.fromEntries(Object.entries(switches).filter(([name]) => !(name in given)));
}
function newName({ renamed }, name) {
    return Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name;
}
function without(members, [name = '', ...rest]) {
    const { [name]: value, ...others } = members;
    if (rest.length === 0 || !isMembers(value))
        return rest.length === 0 ? others : members;
    const inner = without(value, rest);
    // An object that held nothing else is not sent empty: strict hosts ask for its members.
    return Object.keys(inner).length === 0 ? others : { ...members, [name]: inner };
}
function withMember(members, [name = '', ...rest], value) {
    if (rest.length === 0)
        return { ...members, [name]: value };
    const inner = members[name];
    return { ...members, [name]: withMember(isMembers(inner) ? inner : {}, rest, value) };
}
function isMembers(value) {
    return isObject(value);
}

// EXTERNAL MODULE: ./lib/providers/cache-switches.js
var cache_switches = __webpack_require__(7709);
;// CONCATENATED MODULE: ./lib/providers/adapt.js




/** How the next request has to differ from the one that got this reply; absent where it need not or nothing would help. */
function adapt(reply, dialect, given) {
    const probe = { reply, dialect, ...given };
    if (isRefused(reply))
        return afterRefusal(probe);
    if (reply.status !== undefined && reply.status >= 500)
        return optionalDropped(probe, cache_switches/* CACHE_SWITCHES */.Gh);
    return hangAdapted(probe) ?? reasoningAdapted(probe);
}
/** Gateways that keep a connection awake have said 200 by the time they are refused themselves. */
function isRefused({ status, outcome }) {
    return status === 400 || status === 422 || outcome === 'api-error';
}
/** Only what the server named is changed, or what was changed last; where it named nothing, what is the least needed. */
function afterRefusal(probe) {
    return (limitRenamed(probe) ??
        limitLowered(probe) ??
        optionalDropped(probe, parameters/* OPTIONAL_MEMBERS */.FS) ??
        samplingDropped(probe) ??
        effortAdapted(probe) ??
        leastNeededDropped(probe));
}
function limitRenamed({ reply, before, ...probe }) {
    if (probe.target.api !== 'openai-chat' || Object.keys(before.renamed).length > 0)
        return undefined;
    const body = bodyOf({ before, ...probe });
    const name = Object.keys(parameters/* OTHER_LIMIT */.z1).find((each) => each in body && isNamed(reply, each));
    const other = name === undefined ? undefined : parameters/* OTHER_LIMIT */.z1[name];
    if (name === undefined || other === undefined)
        return undefined;
    // Too high a value is named as well, and under another name it would be no lower.
    const isName = before.allowanceTokenCount === 0 ? isUnknown(reply) : isUnknown(reply) && saysNoValue(reply);
    return isName ? { ...before, renamed: { [name]: other } } : undefined;
}
function saysNoValue({ message }) {
    return message !== '' && !/value|too (large|high|big)|at most|maximum|exceed|\d{4}/i.test(message);
}
/** With the limit of the answer alone, or what the user's budget for thinking needs, a smaller model may take it. */
function limitLowered({ reply, before, dialect, target }) {
    const least = thinkingBudget(dialect, target);
    if (before.allowanceTokenCount <= least || !namesLimit(reply))
        return undefined;
    return { ...before, allowanceTokenCount: least };
}
/** The member itself is what the host does not know, not its value. */
function isUnknown({ message }) {
    return (message === '' ||
        /unsupported|not (supported|permitted|allowed)|unknown|unrecogni[sz]ed|unexpected|extra|instead/i.test(message));
}
/** By name, or in words: `Requested token count exceeds the model's maximum context length of 4096 tokens` (SGLang). */
function namesLimit({ message, fields }) {
    const words = /max_?(output_?|completion_?|new_?)?tokens|num_predict|context (length|window|size)|token count/i;
    return [message, ...fields].some((text) => words.test(text));
}
function optionalDropped({ reply, before, ...probe }, optional) {
    const body = bodyOf({ before, ...probe });
    const place = optional.find((each) => has(body, each) && namesOf(each).some((name) => isNamed(reply, name)));
    return place === undefined ? undefined : { ...before, dropped: [...before.dropped, place] };
}
function namesOf(place) {
    return [place.split('.').at(-1) ?? place, ...(parameters/* NAMED_BY_PART */.Y[place] ?? [])];
}
function samplingDropped({ reply, before, ...probe }) {
    const body = bodyOf({ before, ...probe });
    const places = parameters/* SAMPLING_NAMES */.Hw.flatMap((name) => [name, ...parameters/* SETTINGS */.yy.map((settings) => `${settings}.${name}`)]);
    const place = places.find((each) => has(body, each) && isNamed(reply, each.split('.').at(-1) ?? each));
    return place === undefined ? undefined : { ...before, dropped: [...before.dropped, place] };
}
/**
 * A host that does not say what it refuses may mean what is the least needed: the digits in front keep caches out as well
 * as any switch, and a reply without counts is still timed. What the user set stands.
 */
function leastNeededDropped({ before, ...probe }) {
    const body = bodyOf({ before, ...probe });
    const isOurs = (place) => has(body, place) && !isOfUser(probe.target, place.split('.')[0] ?? place);
    const ours = parameters/* OPTIONAL_STEPS */.D1.map((step) => step.filter(isOurs)).find((step) => step.length > 0);
    return ours === undefined ? undefined : { ...before, dropped: [...before.dropped, ...ours] };
}
function isOfUser({ params, extraBody }, name) {
    return name in params || name in extraBody;
}
function effortAdapted({ reply, before, target }) {
    const { effort, ...others } = before;
    if (effort === undefined)
        return undefined;
    const efforts = parameters/* EFFORTS */.ig[target.api];
    const isWhole = reply.message !== '' && isUnknown(reply) && !meansValue(reply, effort);
    const now = isWhole ? efforts.filter(({ place }) => place === effort.place) : [effort];
    const refused = [...before.refusedEfforts, ...now.filter((each) => !hasEffort(before.refusedEfforts, each))];
    const listed = ascending(efforts).filter(({ value }) => new RegExp(`['"\`]${value}['"\`]`).test(reply.message));
    const next = [...listed, ...efforts].find((each) => !hasEffort(refused, each));
    return { ...others, refusedEfforts: refused, ...(next === undefined ? {} : { effort: next }) };
}
/** What is refused is so much thinking, and not to be asked: `Thinking level MINIMAL is not supported for this model`. */
function meansValue({ message }, { value }) {
    return /value|one of|must be/i.test(message) || new RegExp(`\\b${value}\\b`, 'i').test(message);
}
const ANSWERED = ['ok', 'refusal', 'empty-output', 'not-streamed'];
/**
 * Old servers do not answer at all where they do not know `stream_options` (aaif-goose/goose#8482). A model that was being
 * loaded looks the same, and must not lose its counts for that: so what seems to hang is asked once more.
 */
function hangAdapted({ reply, before, ...probe }) {
    const hangs = reply.outcome === 'timeout-first-byte';
    const bare = [...before.dropped, 'stream_options'];
    if (hangs && before.hang === 'checked')
        return { ...before, dropped: bare, hang: 'proven' };
    if (hangs && before.hang === undefined && has(bodyOf({ before, ...probe }), 'stream_options')) {
        return { ...before, dropped: bare, hang: 'suspected' };
    }
    if (!ANSWERED.includes(reply.outcome) || before.hang !== 'suspected')
        return undefined;
    return { ...before, dropped: before.dropped.filter((place) => place !== 'stream_options'), hang: 'checked' };
}
function reasoningAdapted(probe) {
    const { reply, before, dialect, target } = probe;
    if (!needsRoom(reply))
        return undefined;
    if (before.reasons)
        return ignoredEffortPassed(probe);
    const [effort] = decidesThinking(target) ? [] : parameters/* EFFORTS */.ig[target.api];
    const allowanceTokenCount = isLimited(dialect, target) ? 0 : parameters/* REASONING_ALLOWANCE_TOKENS */.v$;
    if (allowanceTokenCount === 0 && effort === undefined)
        return undefined;
    return { ...before, reasons: true, allowanceTokenCount, ...(effort === undefined ? {} : { effort }) };
}
/** The model was asked not to think, said nothing against it, and thought. */
function ignoredEffortPassed({ before, target }) {
    const { effort } = before;
    if (effort?.mayBeIgnored !== true)
        return undefined;
    const refusedEfforts = [...before.refusedEfforts, effort];
    const next = parameters/* EFFORTS */.ig[target.api].find((each) => !hasEffort(refusedEfforts, each));
    return next === undefined ? undefined : { ...before, refusedEfforts, effort: next };
}
/** A model that thinks takes it from the limit of its answer; one that was cut off before the answer shows no more. */
function needsRoom({ outcome, finishedByLength, reasoned }) {
    return (outcome === 'empty-output' && finishedByLength) || (outcome === 'ok' && reasoned);
}
function decidesThinking({ params, extraBody }) {
    return [params, extraBody].some(saysThinking);
}
/** `name: null` is a decision as well. */
function saysThinking(members) {
    return Object.entries(members).some(([name, value]) => {
        if (parameters/* THINKING_MEMBERS */.LP.includes(name))
            return true;
        return parameters/* THINKING_CONTAINERS */.c_.includes(name) && (value === null || (isObject(value) && saysThinking(value)));
    });
}
function bodyOf({ dialect, target, before, isCold }) {
    const asked = { target, messages: [], maxOutputTokens: 1000, ...(isCold ? { unique: '0' } : {}) };
    return adaptedRequest(dialect, asked, before).body;
}
function has(body, place) {
    return memberAt(body, place) !== undefined;
}
/** By name in the list of what is wrong, or in words: `Unsupported parameter: 'max_tokens' is not supported …`. */
function isNamed({ message, fields }, name) {
    return fields.some((field) => field.split('.').includes(name)) || new RegExp(`\\b${name}\\b`).test(message);
}

;// CONCATENATED MODULE: ./lib/providers/finish-reason.js
/** What a reason means by an API's own table; `other` for one that the table has not. */
function finishReasonIn(table, name) {
    // Names come from a server, and `constructor` is one that every object knows.
    return Object.hasOwn(table, name) ? (table[name] ?? 'other') : 'other';
}

;// CONCATENATED MODULE: ./lib/providers/given-members.js
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
    const entries = [...settings, ...given.filter(given_members_isMembers).flatMap((whole) => Object.entries(whole))];
    return { body, settings: given.includes(null) ? undefined : Object.fromEntries(entries) };
}
function given_members_isMembers(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/providers/last-message.js

/** A request with the last of its `messages` changed; as it is where there is none. */
function withLastMessage(body, change) {
    const { messages } = body;
    const list = Array.isArray(messages) ? messages : [];
    const last = list.at(-1);
    return isObject(last) ? { ...body, messages: [...list.slice(0, -1), change(last)] } : body;
}

;// CONCATENATED MODULE: ./lib/providers/one-line.js
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

;// CONCATENATED MODULE: ./lib/providers/openai-error.js


/** Status that the site of an overloaded service sends; not registered, but Anthropic's and its followers'. */
const OVERLOADED = 529;
/** The error a JSON object carries or is; absent where it is none. */
function errorIn(json) {
    const { error, object, type, x_groq: groq } = json;
    // Cerebras puts the status beside the error, not into it.
    if (isObject(error))
        return { status_code: json['status_code'], ...error };
    // LM Studio and xAI put the words themselves there; the code, where there is one, stands beside them.
    if (typeof error === 'string' && error !== '')
        return { code: json['code'], message: error };
    if (object === 'error' || type === 'error')
        return json;
    return firstText(objectOf(groq)['error']);
}
/** The part for an error that came in a stream: an object, or the words alone. */
function errorPart(error) {
    return { type: 'stream-error', outcome: outcomeOfError(error), message: messageOf(error) };
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
    const json = parseJson(field ?? text);
    if (field !== undefined)
        return [errorPart(isObject(json) ? (errorIn(json) ?? json) : field)];
    if (!isObject(json))
        return [];
    const error = errorIn(json);
    return error === undefined ? [{ type: 'malformed', message: 'a JSON line that is no event' }] : [errorPart(error)];
}
/** A reply with another status than 200. */
function readRefusal(status, bodyText) {
    const json = parseJson(bodyText);
    const error = isObject(json) ? (errorIn(json) ?? json) : undefined;
    return {
        outcome: outcomeOfCode(status) ?? 'http-error',
        message: error === undefined ? pageText(bodyText) : messageOf(error),
        fields: error === undefined ? [] : fieldsOf(error)
    };
}
/** A 200 whose body is one document. */
function readWhole(bodyText) {
    return readDocument(bodyText, (json) => Array.isArray(json['choices']));
}
/** The same for an API whose replies look otherwise. */
function readDocument(bodyText, isReply) {
    const json = parseJson(bodyText);
    if (!isObject(json))
        return { outcome: 'not-a-stream', message: pageText(bodyText), fields: [] };
    const error = errorIn(json);
    if (error !== undefined)
        return { outcome: outcomeOfError(error), message: messageOf(error), fields: fieldsOf(error) };
    if (isReply(json))
        return { outcome: 'not-streamed', message: '', fields: [] };
    return { outcome: 'api-error', message: messageOf(json), fields: fieldsOf(json) };
}
/** Codes come as numbers, as numbers in text, and as names. */
function outcomeOfError(error) {
    const { code, type, status, status_code: statusCode } = objectOf(error);
    const outcomes = [code, status, statusCode, type].map(outcomeOfCode);
    return outcomes.find((outcome) => outcome !== undefined) ?? 'api-error';
}
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
    if (typeof error === 'string')
        return oneLine(error);
    const { message, detail, error: inner } = objectOf(error);
    const details = listOf(detail).map((each) => firstText(objectOf(each)['msg']) ?? '');
    return oneLine(firstText(message, objectOf(message)['message'], inner, detail, details.join('; ')) ?? '');
}
function fieldsOf(error) {
    const { param, detail } = objectOf(error);
    const places = listOf(detail).map((each) => listOf(objectOf(each)['loc']).filter((step) => step !== 'body'));
    const names = [firstText(param), ...places.map((steps) => steps.join('.'))];
    return names.filter((name) => name !== undefined && name !== '').map((name) => oneLine(String(name)));
}
/** A page's words stand near its front; the rest only costs time. */
const PAGE_CHARACTERS = 8192;
/** The words of an HTML page, without markup, scripts and styles. Another text may be a model's words: nothing of it. */
function pageText(body) {
    if (!/^\s*</.test(body))
        return '';
    const withoutCode = body.slice(0, PAGE_CHARACTERS).replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ');
    return oneLine(withoutCode.replace(/<[^>]*>?/g, ' '));
}

;// CONCATENATED MODULE: ./lib/providers/present-parts.js
/** What was said last, and the part made of it: each chunk of a reply says the same. */
let lastSaid = {};
let lastParts = [];
/** What a chunk says of who served it; nothing where it says nothing. */
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
/** Whether there were any. Each event of each reply comes by here: a loop is a quarter of the work of lists of entries. */
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

;// CONCATENATED MODULE: ./lib/providers/read-object.js


/** What `[DONE]` says where it is the API's own end mark. */
const CHAT_END = [{ type: 'end-mark' }];
const NOTHING = [];
/**
 * What an event says whose data is a JSON object. Everything else that servers put there is told here: end marks and
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
    const json = parseJson(text);
    if (event === 'error')
        return [errorPart(isObject(json) ? (errorIn(json) ?? json) : text)];
    if (!isObject(json))
        return [{ type: 'malformed', message: 'an event that is no JSON object' }];
    const error = errorIn(json);
    return error === undefined ? read(json) : [errorPart(error), ...read(json)];
}

;// CONCATENATED MODULE: ./lib/providers/anthropic-messages.js







/** Anthropic's Messages API. https://docs.anthropic.com/en/docs/build-with-claude/streaming */
const anthropicMessages = {
    id: 'anthropic-messages',
    framing: 'sse',
    headers: { accept: 'text/event-stream', 'anthropic-version': '2023-06-01' },
    authOf: () => ({ header: 'x-api-key', prefix: '' }),
    limitParam: 'max_tokens',
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
                return startParts(objectOf(json['message']));
            case 'content_block_start':
                return blockParts(objectOf(json['content_block']));
            case 'content_block_delta':
                return deltaParts(objectOf(json['delta']));
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
    const { output_tokens: _placeholder, service_tier: tier, inference_geo: region, ...input } = objectOf(usage);
    const said = { model: firstText(model), serviceTier: firstText(tier), via: regionOf(region) };
    return [...servedByParts(said), ...usageParts(countsOf(input))];
}
/** Where it was computed, of models that can be told where to. https://platform.claude.com/docs/en/build-with-claude/data-residency */
function regionOf(given) {
    return given === 'not_available' ? undefined : firstText(given);
}
/** What was thought and is not shown. */
const anthropic_messages_HIDDEN = [{ type: 'reasoning-hidden' }];
/**
 * Blocks start empty and are filled by deltas, but for a tool's name. A block of `redacted_thinking` comes whole, long
 * after it was begun, and in cipher: no token that anybody saw come.
 */
function blockParts({ type, name, text, thinking, signature }) {
    if (type === 'redacted_thinking')
        return anthropic_messages_HIDDEN;
    if (type === 'thinking' && firstText(thinking) === undefined && firstText(signature) !== undefined)
        return anthropic_messages_HIDDEN;
    const isTool = typeof type === 'string' && type.endsWith('tool_use');
    return withText([
        { type: 'reasoning-delta', text: firstText(thinking) ?? '' },
        { type: 'text-delta', text: firstText(text) ?? '' },
        { type: 'tool-call-delta', text: isTool ? (firstText(name) ?? '') : '' }
    ]);
}
/**
 * Signatures and citations are not generated. A signature closes each block of thoughts, also of those whose text is
 * left out, as newer models do unless asked for a summary: it may be all that tells of them.
 * https://platform.claude.com/docs/en/build-with-claude/extended-thinking#controlling-thinking-display
 */
function deltaParts({ text, thinking, partial_json: json, signature }) {
    if (firstText(signature) !== undefined)
        return anthropic_messages_HIDDEN;
    return withText([
        { type: 'reasoning-delta', text: firstText(thinking) ?? '' },
        { type: 'text-delta', text: firstText(text) ?? '' },
        { type: 'tool-call-delta', text: firstText(json) ?? '' }
    ]);
}
function withText(parts) {
    return parts.filter(({ text }) => text !== '');
}
const FINISH_REASONS = {
    end_turn: 'stop',
    stop_sequence: 'stop',
    max_tokens: 'length',
    model_context_window_exceeded: 'length',
    tool_use: 'tool-calls',
    refusal: 'refusal'
};
/** The API always says `message_stop` after it: a reply that ends here was cut off. */
function messageDeltaParts({ delta, usage }) {
    const name = firstText(objectOf(delta)['stop_reason']);
    const counts = usageParts(countsOf(objectOf(usage)));
    if (name === undefined)
        return counts;
    return [...counts, { type: 'finish', reason: finishReasonIn(FINISH_REASONS, name), awaitsEndMark: true }];
}
/**
 * Cached tokens are counted beside the others here, and each of the three counts may come in `message_start`, be
 * corrected in `message_delta`, or be left out there: so they are told apart, for the last of each to stand.
 */
function countsOf(usage) {
    return {
        uncachedTokenCount: firstCount(usage['input_tokens']),
        cacheWriteTokenCount: firstCount(usage['cache_creation_input_tokens']),
        cachedTokenCount: firstCount(usage['cache_read_input_tokens']),
        outputTokenCount: firstCount(usage['output_tokens']),
        reasoningTokenCount: firstCount(objectOf(usage['output_tokens_details'])['thinking_tokens'])
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

;// CONCATENATED MODULE: ./lib/providers/bedrock-error.js



/**
 * A frame that ends the stream with an exception, under status 200. Where a model's own host failed, Bedrock passes its
 * status on.
 */
function exceptionPart(name, payload) {
    const error = objectOf(payload);
    const outcome = outcomeOfStatus(error['originalStatusCode']) ?? bedrock_error_outcomeOfName(name) ?? 'api-error';
    return { type: 'stream-error', outcome, message: bedrock_error_messageOf(error) || oneLine(name) };
}
/** A reply with another status than 200. */
function bedrock_error_readRefusal(status, bodyText) {
    const message = bedrock_error_messageOf(objectOf(parseJson(bodyText))) || pageText(bodyText);
    return { outcome: outcomeOfStatus(status) ?? 'http-error', message, fields: bedrock_error_fieldsOf(message) };
}
/** A 200 whose body is one document. */
function bedrock_error_readWhole(bodyText) {
    const json = parseJson(bodyText);
    if (!isObject(json))
        return { outcome: 'not-a-stream', message: pageText(bodyText), fields: [] };
    // The answer of Converse, which does not stream.
    if (isObject(json['output']))
        return { outcome: 'not-streamed', message: '', fields: [] };
    const message = bedrock_error_messageOf(json);
    return { outcome: bedrock_error_outcomeOfName(firstText(json['__type']) ?? '') ?? 'api-error', message, fields: bedrock_error_fieldsOf(message) };
}
function outcomeOfStatus(status) {
    if (status === 429)
        return 'rate-limited';
    return status === 503 || status === 529 ? 'overloaded' : undefined;
}
function bedrock_error_outcomeOfName(name) {
    if (/throttling|too_?many_?requests/i.test(name))
        return 'rate-limited';
    return /service_?unavailable|overloaded/i.test(name) ? 'overloaded' : undefined;
}
/** Written with a capital where the front end refuses, without where the service does. */
function bedrock_error_messageOf(error) {
    return oneLine(firstText(error['message'], error['Message'], error['originalMessage']) ?? '');
}
/** `Value '…' at 'inferenceConfig.maxTokens' failed to satisfy constraint`: the words alone say which member it was. */
function bedrock_error_fieldsOf(message) {
    return [...message.matchAll(/ at '([\w.]{1,100})' failed/g)].map(([, field]) => field ?? '');
}

;// CONCATENATED MODULE: ./lib/providers/bedrock-converse.js






/**
 * ConverseStream of Amazon Bedrock: the same request and events for every model that Bedrock serves.
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ConverseStream.html
 */
const bedrockConverse = {
    id: 'bedrock-converse',
    framing: 'aws-event-stream',
    headers: { accept: 'application/vnd.amazon.eventstream' },
    // A Bedrock API key; without one the request is signed.
    authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
    signsAs: 'bedrock',
    limitParam: 'maxTokens',
    markForCache: bedrock_converse_markForCache,
    buildRequest: bedrock_converse_buildRequest,
    readEvent: bedrock_converse_readEvent,
    // Frames leave nothing between them.
    readStrayLine: () => [],
    readRefusal: bedrock_error_readRefusal,
    readWhole: bedrock_error_readWhole
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
            content: [...listOf(message['content']), { cachePoint: { type: 'default' } }]
        };
    });
}
/** Every payload has a member `p` of random length, so that nobody can tell from its size what it says. */
function bedrock_converse_readEvent({ event, data, isException }) {
    const json = parseJson(data);
    if (isException === true)
        return [exceptionPart(event ?? '', json)];
    if (!isObject(json))
        return [{ type: 'malformed', message: 'a frame that holds no JSON object' }];
    switch (event) {
        case 'contentBlockStart':
            return textParts([['tool-call-delta', objectOf(objectOf(json['start'])['toolUse'])['name']]]);
        case 'contentBlockDelta':
            return bedrock_converse_deltaParts(objectOf(json['delta']));
        case 'messageStop':
            return stopParts(json['stopReason']);
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
    const { text: thought, redactedContent, signature } = objectOf(delta['reasoningContent']);
    if (firstText(thought) === undefined && firstText(redactedContent, signature) !== undefined)
        return bedrock_converse_HIDDEN;
    return textParts([
        ['reasoning-delta', thought],
        ['text-delta', delta['text']],
        ['tool-call-delta', objectOf(delta['toolUse'])['input']]
    ]);
}
const bedrock_converse_HIDDEN = [{ type: 'reasoning-hidden' }];
function textParts(said) {
    return said.flatMap(([type, value]) => {
        const text = firstText(value);
        return text === undefined ? [] : [{ type, text }];
    });
}
const bedrock_converse_FINISH_REASONS = {
    end_turn: 'stop',
    stop_sequence: 'stop',
    max_tokens: 'length',
    model_context_window_exceeded: 'length',
    tool_use: 'tool-calls',
    guardrail_intervened: 'refusal',
    content_filtered: 'refusal',
    refusal: 'refusal',
    malformed_model_output: 'error',
    malformed_tool_use: 'error'
};
function stopParts(stopReason) {
    const reason = firstText(stopReason);
    return reason === undefined ? [] : [{ type: 'finish', reason: finishReasonIn(bedrock_converse_FINISH_REASONS, reason) }];
}
/** What was read from a cache or written to one is counted beside `inputTokens`, unless the total says otherwise. */
function bedrock_converse_countsOf(json) {
    const usage = objectOf(json['usage']);
    const uncached = firstCount(usage['inputTokens']);
    const output = firstCount(usage['outputTokens']);
    const cached = firstCount(usage['cacheReadInputTokens'], usage['cacheReadInputTokenCount']);
    const written = firstCount(usage['cacheWriteInputTokens'], usage['cacheWriteInputTokenCount']);
    const isInside = uncached !== undefined && usage['totalTokens'] === uncached + (output ?? 0);
    const beside = isInside ? 0 : (cached ?? 0) + (written ?? 0);
    return {
        inputTokenCount: uncached === undefined ? undefined : firstCount(uncached + beside),
        outputTokenCount: output,
        cachedTokenCount: cached
    };
}
/** The whole call as the service saw it: what is left of the end-to-end time is the network and the front end. */
function latencyParts(json) {
    const totalMs = durationMs(objectOf(json['metrics'])['latencyMs'], 1);
    return totalMs === undefined ? [] : [{ type: 'server-timings', timings: { totalMs } }];
}
/**
 * A prompt router says which model it took. The tier is the one that served, whatever was asked for, and so is the
 * latency: past its quota, what was to be `optimized` is `standard`.
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ConverseStreamMetadataEvent.html
 */
function servedParts(json) {
    const tier = firstText(objectOf(json['serviceTier'])['type']);
    const latency = firstText(objectOf(json['performanceConfig'])['latency']);
    const tiers = [tier, latency === 'optimized' ? 'optimized latency' : undefined].filter((each) => each !== undefined);
    return servedByParts({
        model: firstText(objectOf(objectOf(json['trace'])['promptRouter'])['invokedModelId']),
        serviceTier: firstText(tiers.join(', '))
    });
}

;// CONCATENATED MODULE: ./lib/providers/cohere-chat.js






/** Version 2 of Cohere's Chat API. https://docs.cohere.com/reference/chat-stream */
const cohereChat = {
    id: 'cohere-chat',
    framing: 'sse',
    headers: { accept: 'text/event-stream' },
    authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
    limitParam: 'max_tokens',
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
    return readDocument(bodyText, ({ message }) => isObject(message));
}
function cohere_chat_readEvent(event) {
    return readObject(event, (json) => {
        const delta = objectOf(json['delta']);
        // An error that is a message and nothing else, as the API sends it with a status of its own.
        if (json['type'] === undefined && firstText(json['message']) !== undefined)
            return [errorPart(json)];
        return json['type'] === 'message-end' ? endParts(delta) : messageParts(objectOf(delta['message']));
    });
}
/** `content-start`, `content-delta`, `tool-plan-delta`, `tool-call-start` and `-delta` alike. Citations are no content. */
function messageParts({ content, tool_plan: plan, tool_calls: calls }) {
    const { text, thinking } = objectOf(content);
    const parts = [
        { type: 'reasoning-delta', text: (firstText(thinking) ?? '') + (firstText(plan) ?? '') },
        { type: 'text-delta', text: firstText(text) ?? '' },
        { type: 'tool-call-delta', text: toolCallsOf(calls) }
    ];
    return parts.filter((part) => 'text' in part && part.text !== '');
}
/** One call in a stream, a list of them elsewhere. */
function toolCallsOf(calls) {
    return (Array.isArray(calls) ? listOf(calls) : [calls])
        .map((call) => objectOf(objectOf(call)['function']))
        .map(({ name, arguments: args }) => (firstText(name) ?? '') + (firstText(args) ?? ''))
        .join('');
}
function endParts({ error, finish_reason: reason, usage }) {
    const words = firstText(error, objectOf(error)['message']);
    return [
        ...usageParts(cohere_chat_countsOf(objectOf(usage))),
        ...(words === undefined ? finishParts(reason) : [errorPart(isObject(error) ? error : words)]),
        { type: 'end-mark' }
    ];
}
/** `billed_units` leave out what is free of charge, and so are no measure of speed. */
function cohere_chat_countsOf(usage) {
    const tokens = objectOf(usage['tokens']);
    return {
        inputTokenCount: firstCount(tokens['input_tokens']),
        outputTokenCount: firstCount(tokens['output_tokens']),
        cachedTokenCount: firstCount(usage['cached_tokens'], tokens['cached_tokens'])
    };
}
const cohere_chat_FINISH_REASONS = {
    COMPLETE: 'stop',
    STOP_SEQUENCE: 'stop',
    MAX_TOKENS: 'length',
    TOOL_CALL: 'tool-calls',
    ERROR: 'error',
    TIMEOUT: 'error',
    // Of the first version, which gateways still send.
    ERROR_LIMIT: 'length',
    ERROR_TOXIC: 'refusal'
};
function finishParts(reason) {
    const name = firstText(reason)?.toUpperCase();
    return name === undefined ? [] : [{ type: 'finish', reason: finishReasonIn(cohere_chat_FINISH_REASONS, name) }];
}

;// CONCATENATED MODULE: ./lib/providers/gemini-error.js



/**
 * Errors of Google's APIs: `{error: {code, message, status, details}}`, in a list of one where a list was asked for.
 * https://google.aip.dev/193
 */
function readGeminiRefusal(status, bodyText) {
    const text = unlisted(bodyText);
    const refusal = readRefusal(status, text);
    const error = objectOf(objectOf(parseJson(text))['error']);
    const details = listOf(error['details']).map(objectOf);
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
    const json = parseJson(text);
    return Array.isArray(json) && isObject(json[0]) ? JSON.stringify(json[0]) : text;
}
function violatedFields(details) {
    const violations = details.flatMap(({ fieldViolations }) => listOf(fieldViolations).map(objectOf));
    return violations.map(({ field }) => oneLine(firstText(field) ?? '')).filter((field) => field !== '');
}
/** An unknown member is named in the message alone; its `field` is what it was found in. */
function unknownNames({ message }) {
    const matches = (firstText(message) ?? '').matchAll(/Unknown name "(?<name>[^"]+)"/g);
    return [...matches].map(({ groups }) => oneLine(groups?.['name'] ?? '')).filter((name) => name !== '');
}
/** `retryDelay: "31s"`, in place of the header `retry-after`. */
function retryDelayMs(details) {
    const delay = details.map(({ retryDelay }) => firstText(retryDelay)).find((each) => each !== undefined);
    const seconds = /^(\d{1,6}(?:\.\d{1,9})?)s$/.exec(delay ?? '')?.[1];
    return seconds === undefined ? undefined : Number(seconds) * 1000;
}

;// CONCATENATED MODULE: ./lib/providers/header-timings.js

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
const MS_PER_SECOND = 1000;
/**
 * The names of Fireworks, in seconds as numbers or as text: `perf_metrics` of the last chunk where
 * `perf_metrics_in_response` asked for it, and headers, there with the host's name in front. A host of one's own says more
 * of them. https://docs.fireworks.ai/faq-new/models-inference/how-to-get-performance-metrics-for-streaming-responses
 */
function fireworksTimings(source) {
    const secondsOf = (name) => amountOf(source[name] ?? source[`${FIREWORKS_PREFIX}${name}`], MS_PER_SECOND);
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
    return durationMs(isText ? Number(value) : value, msPerUnit);
}
function isKnown(ms) {
    return ms !== undefined;
}

;// CONCATENATED MODULE: ./lib/providers/openai-usage.js


const openai_usage_MS_PER_SECOND = 1000;
const openai_usage_NOTHING = [];
/** Where counts may stand. */
const COUNTED = ['usage', 'x_groq', 'timings', 'perf_metrics'];
/** Where Fireworks counts what it read from its cache. */
const FIREWORKS_CACHED = ['cached-prompt-tokens', 'fireworks-cached-prompt-tokens'];
/**
 * Token counts of a chunk, wherever the host puts them: beside empty choices (OpenAI), on the finish chunk (DeepSeek,
 * Mistral), on every chunk (vLLM), without choices at all, or below `x_groq`. They are totals so far, never to be added.
 */
function usagePart(chunk) {
    // Most chunks have none of these, and each chunk of each reply comes by here.
    if (!hasObject(chunk, COUNTED))
        return openai_usage_NOTHING;
    const usage = [chunk['usage'], objectOf(chunk['x_groq'])['usage']].find(isObject);
    const cached = firstCount(objectOf(chunk['timings'])['cache_n'], ...fireworksCached(chunk['perf_metrics']));
    const counts = {
        ...(cached === undefined ? {} : { cachedTokenCount: cached }),
        ...(usage === undefined ? {} : openai_usage_countsOf(usage))
    };
    return Object.keys(counts).length === 0 ? [] : [{ type: 'usage', ...counts }];
}
/** As numbers or as text, with the host's name in front or without. */
function fireworksCached(given) {
    if (!isObject(given))
        return [];
    const values = FIREWORKS_CACHED.map((name) => given[name]);
    return values.map((value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value));
}
function openai_usage_countsOf(usage) {
    const input = firstCount(usage['prompt_tokens']);
    const answer = firstCount(usage['completion_tokens']);
    const total = usage['total_tokens'];
    const cached = firstCount(objectOf(usage['prompt_tokens_details'])['cached_tokens'], usage['cached_tokens'], usage['prompt_cache_hit_tokens'], 
    // Of gateways to APIs that count their cache beside the rest.
    usage['cache_read_input_tokens']);
    const written = firstCount(usage['cache_creation_input_tokens']);
    const reasoning = firstCount(objectOf(usage['completion_tokens_details'])['reasoning_tokens'], usage['reasoning_tokens']) ??
        reasoningInTotal({ input, output: answer, total }, cached, written);
    const output = wholeOutputCount({ input, output: answer, reasoning, total });
    return {
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
    const rest = firstCount(Number(firstCount(total)) - input - output) ?? 0;
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
/** Where times may stand; most chunks have none of these either. */
const TIMED = ['usage', 'x_groq', 'time_info', 'timings', 'perf_metrics'];
/**
 * Times the server took for itself. Groq puts them into `usage` and Cerebras into `time_info`, in seconds; llama.cpp
 * sends `timings`, in ms; Fireworks `perf_metrics`. Groq's total leaves the queue out.
 */
function serverTimingsPart(chunk) {
    if (!hasObject(chunk, TIMED))
        return openai_usage_NOTHING;
    const inSeconds = [chunk['usage'], objectOf(chunk['x_groq'])['usage'], chunk['time_info']].filter(isObject);
    const inMilliseconds = [chunk['timings']].filter(isObject);
    const ofFireworks = [chunk['perf_metrics']].filter(isObject);
    const timings = [
        ...inSeconds.map(secondsOf),
        ...inMilliseconds.map(millisecondsOf),
        ...ofFireworks.map(fireworksTimings)
    ].find((each) => Object.keys(each).length > 0);
    return timings === undefined ? [] : [{ type: 'server-timings', timings }];
}
function secondsOf(source) {
    return timingsOf({
        queueMs: durationMs(source['queue_time'], openai_usage_MS_PER_SECOND),
        prefillMs: durationMs(source['prompt_time'], openai_usage_MS_PER_SECOND),
        decodeMs: durationMs(source['completion_time'], openai_usage_MS_PER_SECOND),
        totalMs: durationMs(source['total_time'], openai_usage_MS_PER_SECOND)
    });
}
function millisecondsOf(source) {
    return timingsOf({ prefillMs: durationMs(source['prompt_ms'], 1), decodeMs: durationMs(source['predicted_ms'], 1) });
}
function timingsOf(durations) {
    return Object.fromEntries(Object.entries(durations).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./lib/providers/gemini.js







/** Google's own format, of the Gemini API and of Vertex AI. https://ai.google.dev/api/generate-content */
const gemini = {
    id: 'gemini',
    framing: 'sse',
    headers: { accept: 'text/event-stream' },
    authOf: () => ({ header: 'x-goog-api-key', prefix: '' }),
    limitParam: 'maxOutputTokens',
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
        ...listOf(json['candidates']).flatMap(candidateParts),
        ...gemini_blockParts(json['promptFeedback']),
        ...usageParts(gemini_countsOf(objectOf(json['usageMetadata']))),
        ...servedByParts({
            model: firstText(json['modelVersion']),
            serviceTier: tierOf(objectOf(json['usageMetadata']))
        })
    ]);
}
/** The Gemini API has tiers, Vertex AI kinds of traffic, which are the same there. https://ai.google.dev/api/generate-content#UsageMetadata */
function tierOf({ serviceTier, trafficType }) {
    return [serviceTier, trafficType].map((each) => firstText(each)).find((each) => !isUnspecified(each));
}
function isUnspecified(name) {
    return name === undefined || name.toLowerCase().endsWith('unspecified');
}
function candidateParts(candidate) {
    const { content, finishReason } = objectOf(candidate);
    const parts = listOf(objectOf(content)['parts']).map(objectOf).flatMap(contentParts);
    return [...parts, ...gemini_finishParts(finishReason)];
}
/**
 * A part without a text may carry a signature of the model's thoughts: nothing that anybody reads, and no sign that there
 * were any, since replies are signed that took none. Whether the model thought is told by its count.
 * https://ai.google.dev/gemini-api/docs/thought-signatures
 */
function contentParts(part) {
    const text = firstText(part['text']);
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
    const { name, args } = objectOf(part['functionCall']);
    const { code } = objectOf(part['executableCode']);
    const written = isObject(args) && Object.keys(args).length > 0 ? JSON.stringify(args) : '';
    return (firstText(name) ?? '') + written + (firstText(code) ?? '');
}
/** https://ai.google.dev/api/generate-content#FinishReason */
const gemini_FINISH_REASONS = {
    STOP: 'stop',
    MAX_TOKENS: 'length',
    SAFETY: 'refusal',
    RECITATION: 'refusal',
    BLOCKLIST: 'refusal',
    PROHIBITED_CONTENT: 'refusal',
    SPII: 'refusal',
    MODEL_ARMOR: 'refusal',
    IMAGE_SAFETY: 'refusal',
    IMAGE_PROHIBITED_CONTENT: 'refusal',
    MALFORMED_FUNCTION_CALL: 'error',
    UNEXPECTED_TOOL_CALL: 'error',
    TOO_MANY_TOOL_CALLS: 'error',
    MISSING_THOUGHT_SIGNATURE: 'error'
};
function gemini_finishParts(reason) {
    const name = firstText(reason);
    // The value that stands for none.
    if (name === undefined || name === 'FINISH_REASON_UNSPECIFIED')
        return [];
    return [{ type: 'finish', reason: finishReasonIn(gemini_FINISH_REASONS, name) }];
}
/** A prompt that is blocked has no candidates, and so no finish reason. */
function gemini_blockParts(feedback) {
    const reason = firstText(objectOf(feedback)['blockReason']);
    return reason === undefined || reason === 'BLOCK_REASON_UNSPECIFIED' ? [] : [{ type: 'finish', reason: 'refusal' }];
}
/**
 * Totals so far, on every chunk. Thoughts are counted beside the candidates, which are absent where all was thought;
 * cached tokens are within the prompt.
 */
function gemini_countsOf(usage) {
    const input = sumOf(usage['promptTokenCount'], usage['toolUsePromptTokenCount']);
    const output = firstCount(usage['candidatesTokenCount']);
    const thoughts = firstCount(usage['thoughtsTokenCount']) ?? reasoningInTotal({ input, output, total: usage['totalTokenCount'] });
    return {
        inputTokenCount: input,
        outputTokenCount: sumOf(output, thoughts),
        reasoningTokenCount: thoughts,
        cachedTokenCount: firstCount(usage['cachedContentTokenCount'])
    };
}
/** Of those that are counts; absent where none is. */
function sumOf(...values) {
    const counts = values.map((value) => firstCount(value)).filter((count) => count !== undefined);
    return counts.length === 0 ? undefined : firstCount(counts.reduce((sum, count) => sum + count, 0));
}

;// CONCATENATED MODULE: ./lib/providers/ollama.js





/** Ollama's own API; its copy of OpenAI's is `openai-chat`. https://docs.ollama.com/api/chat */
const ollama = {
    id: 'ollama',
    framing: 'ndjson',
    headers: { accept: 'application/x-ndjson' },
    // A server of one's own asks for no key, ollama.com does.
    authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
    limitParam: 'num_predict',
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
    return readDocument(bodyText, ({ message, done }) => isObject(message) || typeof done === 'boolean');
}
function ollama_readEvent(event) {
    // Errors are not always JSON (ollama/ollama#13007).
    if (isWords(event.data))
        return [wordsPart(event.data)];
    return readObject(event, (json) => [
        ...ollama_messageParts(objectOf(json['message'])),
        ...servedByParts({ model: firstText(json['model']) }),
        ...ollama_endParts(json)
    ]);
}
/** What is neither JSON, broken or whole, nor a page, a comment or another framing. */
function isWords(line) {
    return /^[^\s[{<":]/.test(line) && !/^(data|event|id|retry):/.test(line) && parseJson(line) === undefined;
}
/** Its words are kept only where it calls itself an error: anything else may be a model's. */
function wordsPart(line) {
    return errorPart(/^error\b/i.test(line) ? line : '');
}
function ollama_messageParts({ content, thinking, tool_calls: calls }) {
    const parts = [
        { type: 'reasoning-delta', text: firstText(thinking) ?? '' },
        { type: 'text-delta', text: firstText(content) ?? '' },
        { type: 'tool-call-delta', text: listOf(calls).map(ollama_toolCallOf).join('') }
    ];
    return parts.filter((part) => 'text' in part && part.text !== '');
}
/** Arguments come as an object. */
function ollama_toolCallOf(call) {
    const { name, arguments: args } = objectOf(objectOf(call)['function']);
    const written = isObject(args) && Object.keys(args).length > 0 ? JSON.stringify(args) : '';
    return (firstText(name) ?? '') + written;
}
function ollama_endParts(json) {
    if (json['done'] !== true)
        return [];
    return [
        ...usageParts(ollama_countsOf(json)),
        ...timingParts(json),
        { type: 'finish', reason: finishOf(json['done_reason']) },
        { type: 'end-mark' }
    ];
}
function ollama_countsOf(json) {
    return {
        inputTokenCount: firstCount(stated(json['prompt_eval_count'])),
        outputTokenCount: firstCount(stated(json['eval_count'])),
        cachedTokenCount: firstCount(json['prompt_eval_cached_count'])
    };
}
/** The server leaves out what is zero, so that zero and unknown look alike: neither says anything. */
function stated(amount) {
    return amount === 0 ? undefined : amount;
}
const MS_PER_NS = 1e-6;
function timingParts(json) {
    const prefillMs = durationMs(stated(json['prompt_eval_duration']), MS_PER_NS);
    const decodeMs = durationMs(stated(json['eval_duration']), MS_PER_NS);
    const totalMs = durationMs(stated(json['total_duration']), MS_PER_NS);
    const queueMs = queueOf(prefillMs, decodeMs, totalMs);
    const loadMs = durationMs(stated(json['load_duration']), MS_PER_NS);
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
 * What a request waits for before its prompt is read: `load_duration`, which holds the wait for a runner and the loading
 * of the model, and the wait for a place within the runner, which only the total holds.
 */
function queueOf(prefillMs, decodeMs, totalMs) {
    if (prefillMs === undefined || decodeMs === undefined || totalMs === undefined)
        return undefined;
    const rest = totalMs - prefillMs - decodeMs;
    return rest >= 0 ? rest : undefined;
}
function finishOf(reason) {
    if (reason === 'length')
        return 'length';
    // Old versions give no reason; `load` and `unload` are replies to a request without a prompt.
    return reason === 'stop' || reason === undefined ? 'stop' : 'other';
}

// EXTERNAL MODULE: ./lib/providers/presets.js
var presets = __webpack_require__(4426);
;// CONCATENATED MODULE: ./lib/providers/openai-chat.js








/**
 * Chat Completions as OpenAI defined it and some twenty hosts and servers speak it.
 * https://platform.openai.com/docs/api-reference/chat-streaming
 */
const openaiChat = {
    id: 'openai-chat',
    framing: 'sse',
    headers: { accept: 'text/event-stream' },
    authOf: (hostname) => (0,presets/* presetOf */.j)(hostname).auth,
    cacheSwitches: ({ baseUrl, model }, unique) => (0,presets/* presetOf */.j)(new URL(baseUrl).hostname).cacheSwitches(model, unique),
    buildRequest: openai_chat_buildRequest,
    readEvent: openai_chat_readEvent,
    readStrayLine: readStrayLine,
    readRefusal: readRefusal,
    readWhole: readWhole
};
const TOKEN_LIMITS = ['max_tokens', 'max_completion_tokens'];
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
    const options = isObject(given) ? { ...defaults, ...given } : given;
    return isObject(options) && Object.keys(options).length === 0 ? {} : { stream_options: options };
}
function openai_chat_readEvent(event) {
    return readObject(event, readChunk, CHAT_END);
}
function readChunk(json) {
    const parts = [];
    for (const choice of listOf(json['choices']))
        addChoice(parts, objectOf(choice));
    parts.push(...servedByParts(servedBy(json)), ...usagePart(json), ...serverTimingsPart(json));
    return parts;
}
function servedBy(chunk) {
    return {
        model: firstText(chunk['model']),
        fingerprint: firstText(chunk['system_fingerprint']),
        serviceTier: firstText(chunk['service_tier']),
        // OpenRouter, of the hosts behind it that serve a model by turns.
        via: firstText(chunk['provider'])
    };
}
/** Azure sends choices without a delta, others a null in its place. */
function addChoice(parts, { delta: given, finish_reason: reason }) {
    const delta = objectOf(given);
    const reasoning = reasoningOf(delta);
    addText(parts, 'reasoning-delta', reasoning);
    if (reasoning === '' && isSealed(delta))
        parts.push({ type: 'reasoning-hidden' });
    addText(parts, 'text-delta', textOf(delta['content']));
    addText(parts, 'refusal-delta', firstText(delta['refusal']) ?? '');
    addText(parts, 'tool-call-delta', openai_chat_toolCallsOf(delta));
    if (typeof reason === 'string')
        parts.push({ type: 'finish', reason: finishReasonIn(openai_chat_FINISH_REASONS, reason) });
}
/** Each event of each reply comes by here: what it says is pushed into one list, where lists of lists would be twice the work. */
function addText(parts, type, text) {
    if (text !== '')
        parts.push({ type, text });
}
/**
 * Hosts disagree on the name (`reasoning` at Groq, Cerebras, OpenRouter and newer vLLM, `reasoning_content` elsewhere),
 * and some send both for compatibility: the first that says something is taken, so that nothing counts twice.
 */
function reasoningOf(delta) {
    const plain = firstText(delta['reasoning'], delta['reasoning_content']);
    if (plain !== undefined)
        return plain;
    // Most chunks have none of the lists, and each chunk of each reply comes by here.
    if (delta['reasoning_details'] === undefined && !Array.isArray(delta['content']))
        return '';
    const details = listOf(delta['reasoning_details']).map((detail) => {
        const { text, summary } = objectOf(detail);
        return firstText(text, summary) ?? '';
    });
    return details.join('') || itemsOf(delta['content'], 'thinking');
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
    return listOf(blocks).map(objectOf).some(isSealedBlock) || listOf(details).map(objectOf).some(isSealedDetail);
}
function isSealedBlock({ type, signature }) {
    return type === 'redacted_thinking' || firstText(signature) !== undefined;
}
function isSealedDetail({ format, data, signature }) {
    const isOfClaude = typeof format === 'string' && format.startsWith('anthropic');
    return isOfClaude && firstText(data, signature) !== undefined;
}
/** A text, or at Mistral a list of `{type: "text", text}` and `{type: "thinking", thinking: [{text}]}`. */
function textOf(content) {
    return typeof content === 'string' ? content : itemsOf(content, 'text');
}
function itemsOf(content, type) {
    const items = listOf(content).map(objectOf);
    const texts = items.filter((item) => item['type'] === type).flatMap((item) => [item, ...listOf(item['thinking'])]);
    return texts.map((item) => firstText(objectOf(item)['text']) ?? '').join('');
}
function openai_chat_toolCallsOf(delta) {
    if (delta['tool_calls'] === undefined && delta['function_call'] === undefined)
        return '';
    const calls = listOf(delta['tool_calls']).map((call) => objectOf(call)['function']);
    return [...calls, delta['function_call']]
        .map(objectOf)
        .map((call) => (firstText(call['name']) ?? '') + (firstText(call['arguments']) ?? ''))
        .join('');
}
const openai_chat_FINISH_REASONS = {
    stop: 'stop',
    eos: 'stop',
    // TGI. https://github.com/huggingface/text-generation-inference/blob/main/docs/openapi.json
    eos_token: 'stop',
    stop_sequence: 'stop',
    length: 'length',
    max_tokens: 'length',
    // Mistral: the context is full.
    model_length: 'length',
    tool_calls: 'tool-calls',
    function_call: 'tool-calls',
    content_filter: 'refusal',
    // Mistral and OpenRouter; SGLang and vLLM; DeepSeek.
    error: 'error',
    abort: 'error',
    insufficient_system_resource: 'error'
};

;// CONCATENATED MODULE: ./lib/providers/openai-responses.js







/** OpenAI's Responses API, and those who speak it after them. https://platform.openai.com/docs/api-reference/responses-streaming */
const openaiResponses = {
    id: 'openai-responses',
    framing: 'sse',
    headers: { accept: 'text/event-stream' },
    authOf: (hostname) => (0,presets/* presetOf */.j)(hostname).auth,
    limitParam: 'max_output_tokens',
    cacheSwitches: ({ baseUrl, model }, unique) => (0,presets/* presetOf */.j)(new URL(baseUrl).hostname).cacheSwitches(model, unique),
    buildRequest: openai_responses_buildRequest,
    readEvent: openai_responses_readEvent,
    readStrayLine: readStrayLine,
    readRefusal: readRefusal,
    readWhole: openai_responses_readWhole
};
/** The API answers 400 to less. */
const LEAST_LIMIT = 16;
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
/** What the model generates piece by piece. Everything that ends in `.done` says the same once more, as a whole. */
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
        const type = firstText(json['type']) ?? '';
        const delta = Object.hasOwn(DELTAS, type) ? DELTAS[type] : undefined;
        if (delta !== undefined)
            return openai_responses_textParts(delta, json['delta']);
        if (type === 'response.output_item.added')
            return openai_responses_textParts('tool-call-delta', objectOf(json['item'])['name']);
        return isObject(json['response']) ? responseParts(type, json['response']) : [];
    });
}
function openai_responses_textParts(type, given) {
    const text = firstText(given);
    return text === undefined ? [] : [{ type, text }];
}
/** The whole response comes with its first events, unfinished, and with its last. */
function responseParts(type, response) {
    const counts = openai_responses_countsOf(objectOf(response['usage']));
    return [
        ...servedByParts({ model: firstText(response['model']), serviceTier: firstText(response['service_tier']) }),
        ...usageParts(counts),
        ...(counts.reasoningTokenCount === undefined ? hiddenParts(response) : []),
        ...openai_responses_endParts(type, response)
    ];
}
/** An item of thoughts without a word of them. Where it is counted, the count says whether anything was thought: it may be 0. */
function hiddenParts({ output }) {
    const thoughts = listOf(output).map(objectOf).filter(isThought);
    const shown = thoughts.some(({ summary, content }) => listOf(summary).length + listOf(content).length > 0);
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
            return [{ type: 'finish', reason: incompleteReason(response) }, { type: 'end-mark' }];
        case 'response.failed':
            // An `error` event may have said so before: the first counts.
            return [errorPart(objectOf(response['error'])), { type: 'finish', reason: 'error' }, { type: 'end-mark' }];
        default:
            return [];
    }
}
function isToolCall({ output }) {
    return ['function_call', 'custom_tool_call'].includes(firstText(objectOf(listOf(output).at(-1))['type']) ?? '');
}
function incompleteReason({ incomplete_details: details }) {
    const { reason } = objectOf(details);
    if (reason === 'max_output_tokens')
        return 'length';
    return reason === 'content_filter' ? 'refusal' : 'other';
}
function openai_responses_countsOf(usage) {
    const input = firstCount(usage['input_tokens']);
    const output = firstCount(usage['output_tokens']);
    const total = usage['total_tokens'];
    const cached = firstCount(objectOf(usage['input_tokens_details'])['cached_tokens']);
    const reasoning = firstCount(objectOf(usage['output_tokens_details'])['reasoning_tokens']) ??
        reasoningInTotal({ input, output, total }, cached);
    return {
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

;// CONCATENATED MODULE: ./lib/measure/build-headers.js


/** Headers that frame the request, or would bring a reply in pieces that nobody can time. */
const RESERVED = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'expect', 'upgrade'];
/**
 * The headers of every request to a target, the key's among them: never to be shown. The target's own headers win, so
 * that a host can be served whose key goes elsewhere.
 */
function buildHeaders(target, key, environment) {
    const dialect = DIALECTS[target.api];
    const { header, prefix } = dialect.authOf(new URL(target.baseUrl).hostname);
    const own = Object.entries(target.extraHeaders).map(([name, value]) => {
        return [checkedName(target, name), filledIn(target, name, { value, environment })];
    });
    return {
        'content-type': 'application/json',
        'user-agent': 'llm-latency-gate',
        ...dialect.headers,
        ...(key === undefined ? {} : { [header]: `${prefix}${key.reveal()}` }),
        ...Object.fromEntries(own),
        // Compressed streams come in bursts, when the compressor is full: 218 ms to the first event instead of 56.
        'accept-encoding': 'identity'
    };
}
function checkedName(target, name) {
    const lower = name.toLowerCase();
    if (!RESERVED.includes(lower))
        return lower;
    throw new errors/* KnownError */.E('invalid-input', `${whereOf(target, name)}: is set by the gate itself; any other name is allowed`);
}
/** `${NAME}` stands for a variable of the environment. */
function filledIn(target, name, { value, environment }) {
    const filled = value.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_, variable) => {
        const found = environment[variable];
        if (found !== undefined && found !== '')
            return found;
        throw new errors/* KnownError */.E('invalid-input', `${whereOf(target, name)}: variable ${variable} is not set`, {
            hint: `Set ${variable} in the environment of the step, or take the header out.`
        });
    });
    if (/^[\t\x20-\x7e\x80-\xff]*$/.test(filled))
        return filled;
    throw new errors/* KnownError */.E('invalid-input', `${whereOf(target, name)}: has characters that no header may have`);
}
function whereOf(target, name) {
    return `target ${JSON.stringify(target.id)}, "extra-headers", ${JSON.stringify(name)}`;
}

// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
;// CONCATENATED MODULE: ./lib/measure/gaps.js
/**
 * The gaps between moments in order: their median, 95th percentile and longest. Absent below two moments. Where it is
 * known how many tokens had come by each moment, a gap before several tokens counts as that many gaps, each its part of it.
 */
function summarizeGaps(momentsMs, tokensBy) {
    const gaps = momentsMs.slice(1).map((atMs, index) => {
        const count = tokensBy === undefined ? 1 : (tokensBy[index + 1] ?? 0) - (tokensBy[index] ?? 0);
        return { ms: (atMs - (momentsMs[index] ?? atMs)) / count, count };
    });
    const sorted = gaps.toSorted((a, b) => a.ms - b.ms);
    const longest = sorted.at(-1);
    return longest === undefined
        ? undefined
        : { p50: quantileOfGaps(sorted, 0.5), p95: quantileOfGaps(sorted, 0.95), max: longest.ms };
}
/** Hyndman & Fan type 7 of the gaps one by one. A server's count may be a billion: nobody writes them all down. */
function quantileOfGaps(sorted, p) {
    const place = (sorted.reduce((sum, { count }) => sum + count, 0) - 1) * p;
    const below = gapAt(sorted, Math.floor(place));
    return below + (place - Math.floor(place)) * (gapAt(sorted, Math.ceil(place)) - below);
}
function gapAt(sorted, place) {
    let behind = 0;
    for (const { ms, count } of sorted) {
        behind += count;
        if (place < behind)
            return ms;
    }
    return sorted.at(-1)?.ms ?? 0;
}
/** The middle of any number of values; absent where there are none. */
function median(values) {
    return values.length === 0
        ? undefined
        : quantile(values.toSorted((a, b) => a - b), 0.5);
}
/** Hyndman & Fan type 7, of at least one ascending value. */
function quantile(sorted, p) {
    const place = (sorted.length - 1) * p;
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return below + (place - Math.floor(place)) * (above - below);
}

;// CONCATENATED MODULE: ./lib/measure/client-health.js


/**
 * From this delay on, a stall of this very process is of the size of what it measures: stamps within it say when the
 * process woke up, not when bytes came.
 */
const STALL_MS = 100;
const TICK_MS = 20;
const US_PER_MS = 1000;
/** A stall longer ago than this concerns no request in flight. */
const REMEMBERED_STALLS = 1000;
/** Watches whether this process itself is quick enough for what it measures: `stallMs` is the bound from which it was not. */
function watchHealth(clock, stallMs = STALL_MS) {
    // Node's own monitor cannot be told to leave out a stretch of time.
    const delaysUs = (0,external_node_perf_hooks_.createHistogram)();
    const stalls = [];
    const lagsMs = [];
    let longestMs = 0;
    let tickedAtMs = performance.now();
    let timedAtMs = tickedAtMs;
    let isApart = false;
    const tick = () => {
        // By the system's clock: another may leap over a wait, and nobody stood still for that.
        const sinceTickMs = performance.now() - tickedAtMs;
        const nowMs = clock.nowMs();
        tickedAtMs = performance.now();
        if (isApart)
            return;
        if (sinceTickMs - TICK_MS >= stallMs)
            stalls.push({ fromMs: nowMs - sinceTickMs, toMs: nowMs });
        longestMs = Math.max(longestMs, sinceTickMs - TICK_MS);
        if (stalls.length > REMEMBERED_STALLS)
            stalls.shift();
    };
    const timer = setInterval(() => {
        const lateMs = performance.now() - timedAtMs - TICK_MS;
        timedAtMs = performance.now();
        // A histogram holds no zero.
        if (!isApart)
            delaysUs.record(Math.max(1, Math.round(lateMs * US_PER_MS)));
        tick();
    }, TICK_MS);
    timer.unref();
    return {
        stalledBetween: (fromMs, toMs) => {
            // A stall that ended just now was not ticked yet.
            tick();
            return stalls.some((stall) => stall.fromMs < toMs && stall.toMs > fromMs);
        },
        dispatched: (lagMs) => lagsMs.push(Math.max(0, lagMs)),
        apart: async (work) => {
            tick();
            isApart = true;
            try {
                return await work();
            }
            finally {
                tick();
                timedAtMs = performance.now();
                isApart = false;
            }
        },
        close: () => {
            tick();
            clearInterval(timer);
            return healthOf(delaysUs, lagsMs, longestMs);
        }
    };
}
/** `longestMs` has in what no timer of the process saw, since none rang during it. */
function healthOf(delaysUs, lagsMs, longestMs) {
    const delayMs = (percentile) => delaysUs.count === 0 ? 0 : delaysUs.percentile(percentile) / US_PER_MS;
    const p50 = median(lagsMs);
    return {
        eventLoopDelayMs: {
            p50: delayMs(50),
            p99: delayMs(99),
            max: Math.max(longestMs, delayMs(100))
        },
        ...(p50 === undefined ? {} : { dispatchLagMs: { p50, max: Math.max(...lagsMs) } })
    };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-connect.js
var api_connect = __webpack_require__(4660);
// EXTERNAL MODULE: ./node_modules/undici/lib/core/connect.js
var connect = __webpack_require__(9136);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/agent.js
var agent = __webpack_require__(7405);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/dispatcher.js
var dispatcher = __webpack_require__(883);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/env-http-proxy-agent.js
var env_http_proxy_agent = __webpack_require__(3137);
;// CONCATENATED MODULE: ./lib/measure/undici-parts.js
// @ts-expect-error undici has no types for its parts: those of its front are given below

// @ts-expect-error as above

// @ts-expect-error as above

// @ts-expect-error as above

// @ts-expect-error as above

// What is used of undici and nothing else of it: its front also loads `fetch`, WebSockets, caches and mocks, two thirds of
// what would have to be read of it before a job begins.
const buildConnector = connect;
const Agent = agent;
const EnvHttpProxyAgent = env_http_proxy_agent;
// The front gives dispatchers the calls of its API as well, and a tunnel through a proxy is opened by this one.
Object.assign(dispatcher.prototype, { connect: api_connect });

;// CONCATENATED MODULE: ./lib/measure/connector.js





/**
 * Node tries the addresses of a host one after another and gives each 250 ms, less than a round trip to the far side
 * of the world with a lost packet (nodejs/undici#2990).
 */
const ADDRESS_ATTEMPT_MS = 1000;
/** Opens direct connections and notes how long each phase took. */
function createConnector(options) {
    const { clock } = options;
    const open = buildConnector(connectOptions(options));
    const bySocket = new WeakMap();
    const opened = [];
    const connect = (target, callback) => {
        const startMs = clock.nowMs();
        const phases = { resolvedMs: startMs, connectedMs: startMs };
        const connecting = open(target, (...result) => {
            const [error, socket] = result;
            if (error === null && socket !== null) {
                const facts = {
                    origin: `${target.protocol}//${target.host ?? target.hostname}`,
                    setUpMs: clock.nowMs() - startMs,
                    tcpMs: Math.max(0, phases.connectedMs - phases.resolvedMs)
                };
                bySocket.set(socket, facts);
                opened.push(facts);
            }
            callback(...result);
        });
        // The types do not say so, but the connector hands back its socket, and undici itself relies on that.
        if (connecting instanceof external_node_net_.Socket)
            stampPhases(connecting, phases, clock);
        return connecting;
    };
    return { connect, factsOf: (socket) => bySocket.get(socket), opened: () => opened };
}
function stampPhases(socket, phases, clock) {
    socket.once('lookup', () => {
        phases.resolvedMs = clock.nowMs();
    });
    // Ahead of undici's own listener, which may run the caller's code.
    socket.prependOnceListener('connect', () => {
        phases.connectedMs = clock.nowMs();
    });
}
/** Throws where a file holds no certificate, or a key that is not the certificate's: OpenSSL would say so at connecting. */
function checkCertificates(options) {
    const { caPem, clientCertificate } = options;
    // A context would take a text without a certificate in silence.
    if (caPem !== undefined)
        attempt('"ca-file": is no certificate as PEM', () => new external_node_crypto_.X509Certificate(caPem));
    if (clientCertificate === undefined)
        return;
    const { certPem: cert, keyPem } = clientCertificate;
    attempt('"client-cert-file": is no certificate as PEM', () => (0,external_node_tls_.createSecureContext)({ cert }));
    attempt('"client-key-file": is no private key of "client-cert-file" as PEM without a passphrase', () => (0,external_node_tls_.createSecureContext)({ cert, key: keyPem.reveal() }));
}
/** Without the cause: its words may quote the file. */
function attempt(message, make) {
    try {
        make();
    }
    catch {
        throw new errors/* KnownError */.E('unreadable-file', message, { hint: 'Name a file that starts with "-----BEGIN".' });
    }
}
/**
 * Of every connection, whoever opens it. HTTP/2 is off: there, requests in flight share one connection, and its flow
 * control becomes part of every time.
 */
function connectOptions({ connectTimeoutMs, caPem, clientCertificate }) {
    return {
        allowH2: false,
        timeout: connectTimeoutMs,
        autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_MS,
        ...(caPem === undefined ? {} : { ca: [...(0,external_node_tls_.getCACertificates)('default'), caPem] }),
        ...(clientCertificate === undefined
            ? {}
            : { cert: clientCertificate.certPem, key: clientCertificate.keyPem.reveal() })
    };
}

;// CONCATENATED MODULE: ./lib/measure/proxy.js

/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`. The lower-case name wins, even where it is empty, as everywhere.
 * Only the variable of the origin's own protocol counts: undici would send https through `http_proxy` too, which
 * curl and other clients do not.
 */
function proxySettings(origin, environment) {
    const secure = origin.startsWith('https:');
    const [name, value] = variable(environment, secure ? 'https_proxy' : 'http_proxy');
    if (value === '')
        return undefined;
    checkProxy(name, value);
    const [, noProxy] = variable(environment, 'no_proxy');
    return { httpProxy: secure ? '' : value, httpsProxy: secure ? value : '', noProxy };
}
function variable(environment, lowerName) {
    const upperName = lowerName.toUpperCase();
    const lower = environment[lowerName];
    return lower === undefined ? [upperName, environment[upperName]?.trim() ?? ''] : [lowerName, lower.trim()];
}
/** The value may hold a password, so it is never shown. */
function checkProxy(name, value) {
    const { protocol } = URL.parse(value) ?? {};
    if (protocol === 'http:' || protocol === 'https:')
        return;
    throw new errors/* KnownError */.E('invalid-input', `variable ${name}: is no proxy address; expected http://HOST:PORT`, {
        hint: `Write the proxy with its scheme, or clear ${name}.`
    });
}

;// CONCATENATED MODULE: ./lib/measure/dispatchers.js



/**
 * Longer than any pause between two requests of a run, so that a connection which warm-up opened is still there for
 * the last of them. A server that closes earlier says so, and undici then keeps to that.
 */
const KEEP_ALIVE_MS = 60_000;
/** A reply of tokens is a few megabytes at most; beyond this the server does not send one. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;
/**
 * The connections to one origin: kept alive, one request at a time on each, HTTP/1.1, and none of undici's timeouts,
 * which fire up to half a second late. Neither redirects nor retries.
 */
function createDispatcher(origin, options) {
    const { connector, environment } = options;
    const settings = {
        connect: connector.connect,
        connections: options.connectionCount,
        connectTimeout: options.connectTimeoutMs,
        allowH2: false,
        pipelining: 1,
        headersTimeout: 0,
        bodyTimeout: 0,
        keepAliveTimeout: KEEP_ALIVE_MS,
        maxResponseSize: MAX_RESPONSE_BYTES
    };
    const proxy = proxySettings(origin, environment);
    if (proxy === undefined)
        return new Agent(settings);
    // A proxy opens its connections with these two instead of the connector.
    return new EnvHttpProxyAgent({
        ...settings,
        ...proxy,
        requestTls: connectOptions(options),
        proxyTls: connectOptions(options)
    });
}

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
;// CONCATENATED MODULE: ./lib/measure/sending-sockets.js

/**
 * undici tells a request's handler neither the socket nor anything that leads to it; its diagnostics channel does, in
 * the same turn, between the handler's `onRequestStart` and `onRequestSent`. So whoever was told to start last is the
 * one whose headers are being written. The message's headers hold the key and are not looked at.
 */
const CHANNEL = (0,external_node_diagnostics_channel_.channel)('undici:client:sendHeaders');
function watchSendingSockets() {
    let waiting;
    const onSendHeaders = (message) => {
        const take = waiting;
        waiting = undefined;
        take?.(message.socket);
    };
    CHANNEL.subscribe(onSendHeaders);
    return {
        expect: (take) => {
            waiting = take;
        },
        close: () => CHANNEL.unsubscribe(onSendHeaders)
    };
}

;// CONCATENATED MODULE: ./lib/measure/sign-request.js
/** Proxies may add to the others or write them anew. */
const SIGNED_HEADERS = ['content-type', 'accept'];
/**
 * The headers of a request with its signature of version 4 among them. The signer of AWS's own SDK makes it, loaded when
 * the first request needs it.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
async function signedHeaders({ origin, path, headers, body }, { credentials, region, service }, now) {
    const [{ SignatureV4 }, { Sha256 }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(579), __webpack_require__.e(118)]).then(__webpack_require__.t.bind(__webpack_require__, 5118, 19)),
        __webpack_require__.e(/* import() */ 156).then(__webpack_require__.t.bind(__webpack_require__, 3156, 19))
    ]);
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const signer = new SignatureV4({
        credentials: {
            accessKeyId: accessKeyId.reveal(),
            secretAccessKey: secretAccessKey.reveal(),
            ...(sessionToken === undefined ? {} : { sessionToken: sessionToken.reveal() })
        },
        region,
        service,
        sha256: Sha256
    });
    const { protocol, hostname, host } = new URL(origin);
    const { pathname, searchParams } = new URL(path, origin);
    const own = Object.entries(headers).filter(([name]) => SIGNED_HEADERS.includes(name));
    const signed = await signer.sign({
        method: 'POST',
        protocol,
        hostname,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: { host, ...Object.fromEntries(own) },
        body
    }, { signingDate: now });
    // The connection writes its host by itself.
    const { host: _host, ...added } = signed.headers;
    return { ...headers, ...added };
}

;// CONCATENATED MODULE: ./lib/providers/aws-region.js
/** `bedrock-runtime.us-east-1.amazonaws.com`, its FIPS, dual-stack and private forms, and those of other partitions. */
const REGIONAL_HOST = /(?:^|\.)bedrock(?:-[a-z]+)*\.(?<region>[a-z]{2,}(?:-[a-z]+)+-\d+)\./;
/** The region that the name of a host of Bedrock says; absent where it says none. */
function awsRegionOf(hostname) {
    return REGIONAL_HOST.exec(hostname.toLowerCase())?.groups?.['region'];
}

;// CONCATENATED MODULE: ./lib/measure/signing.js



/**
 * How a target's requests are signed; absent where they are not: its API wants none, it sends a key instead, the
 * environment has nothing to sign with, or plain http would show a role's token to a network.
 */
function signingOf(target, { headers, credentials, environment }) {
    const service = DIALECTS[target.api].signsAs;
    const { hostname, protocol } = new URL(target.baseUrl);
    if (service === undefined || credentials === undefined || 'authorization' in headers)
        return undefined;
    if (protocol !== 'https:' && !isLoopback(hostname))
        return undefined;
    return { credentials, service, region: signing_regionOf(target, hostname, environment) };
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
function signing_regionOf(target, hostname, environment) {
    const region = awsRegionOf(hostname) ?? environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? '';
    if (/^[a-z0-9-]+$/.test(region))
        return region;
    throw new errors/* KnownError */.E('invalid-input', `target ${JSON.stringify(target.id)}: ${hostname} names no region of AWS`, {
        hint: 'Set AWS_REGION in the environment of the step, such as AWS_REGION: us-east-1.'
    });
}

;// CONCATENATED MODULE: ./lib/measure/bench.js










/** Opens nothing yet, but refuses headers, proxies and certificates that could not be used. */
function openBench(targets, schedule, options) {
    const { clock, environment, caPem, clientCertificate, wallClock = () => new Date() } = options;
    const connectTimeoutMs = schedule.requestTimeouts.connectMs;
    checkCertificates({ connectTimeoutMs, caPem, clientCertificate });
    const connector = createConnector({ clock, connectTimeoutMs, caPem, clientCertificate });
    const headers = new Map(targets.map((each) => [each.id, buildHeaders(each, options.keyOf(each), environment)]));
    const credentials = awsCredentials(environment);
    const signings = new Map(targets.map((each) => [each.id, signingOf(each, { headers: headers.get(each.id) ?? {}, credentials, environment })]));
    const create = (origin, connectionCount) => createDispatcher(origin, { connector, environment, caPem, clientCertificate, connectTimeoutMs, connectionCount });
    const freshDispatcher = (origin) => create(origin, 1);
    const dispatchers = new Map([...new Set(targets.map(originOf))].map((origin) => [origin, create(origin, schedule.inFlightCount)]));
    const sockets = watchSendingSockets();
    const health = watchHealth(clock, options.stallMs);
    return {
        clock,
        startMs: clock.nowMs(),
        schedule,
        nonce: options.nonce,
        adaptations: options.adaptations ?? new Map(),
        connector,
        sockets,
        health,
        headersOf: (target) => headers.get(target.id) ?? {},
        sign: async (target, request) => {
            const signing = signings.get(target.id);
            return signing === undefined ? request.headers : signedHeaders(request, signing, wallClock());
        },
        secretsOf: (target) => [
            ...secretValues(headers.get(target.id) ?? {}, options.keyOf(target)),
            ...awsSecrets(credentials)
        ],
        dispatcherOf: (origin) => dispatchers.get(origin) ?? freshDispatcher(origin),
        freshDispatcher,
        close: async () => {
            sockets.close();
            health.close();
            await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
        }
    };
}
/** The gate's own headers are no secret, and their values are words that a server may well use. */
const PUBLIC_HEADERS = ['content-type', 'accept', 'accept-encoding', 'user-agent', 'anthropic-version'];
function secretValues(headers, key) {
    const values = Object.entries(headers).filter(([name]) => !PUBLIC_HEADERS.includes(name));
    return [...values.map(([, value]) => value), ...(key === undefined ? [] : [key.reveal()])];
}
/** How a target's requests are changed: as it was found out, or as they have to be from the first on. */
function adaptationOf(adaptations, target) {
    return adaptations.get(target.id) ?? firstAdaptation(DIALECTS[target.api], target);
}
function originOf(target) {
    return new URL(target.baseUrl).origin;
}

;// CONCATENATED MODULE: ./lib/measure/adapt-request.js






/** The next change that these replies ask for, each to a request of the same form; absent where all is settled. */
function nextAdaptation(attempts, cache) {
    for (const attempt of attempts) {
        const { target } = attempt.question;
        const given = { target, before: attempt.adaptation, isCold: cache === 'cold' };
        const next = adapt(replyOf(attempt), DIALECTS[target.api], given);
        if (next !== undefined)
            return next;
    }
    return undefined;
}
function replyOf({ derived, detail }) {
    const { status, message, fields, finishedByLength = false, reasoned = false } = detail;
    return {
        outcome: derived.outcome,
        ...(status === undefined ? {} : { status }),
        message,
        fields,
        finishedByLength,
        reasoned
    };
}
/** What was changed for good, for the report. */
function adaptationWarnings(targets, adaptations) {
    return targets.flatMap((target) => changesOf(target, adaptationOf(adaptations, target)).map(([parameter, change]) => ({ kind: 'parameter-adapted', target: target.id, parameter, change })));
}
/** Each change by the parameter it is of. */
function changesOf(target, adaptation) {
    const { renamed, dropped, allowanceTokenCount, effort } = adaptation;
    return [
        ...Object.entries(renamed).map(([name, to]) => [name, { how: 'renamed', to }]),
        ...dropped.map((place) => [place, { how: 'left-out', isOfUser: adapt_request_isOfUser(target, place) }]),
        ...(allowanceTokenCount > 0
            ? [['max-output-tokens', { how: 'raised', byTokenCount: allowanceTokenCount }]]
            : []),
        ...(effort === undefined ? [] : [[effort.place, { how: 'set', to: inWords(effort.value) }]])
    ];
}
function inWords(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
/** By target: what was settled and decides what is measured. What only its host wanted otherwise is none of it. */
function askedOf(targets, adaptations) {
    const asked = targets.map((target) => [target.id, askedMembers(adaptationOf(adaptations, target))]);
    const changed = asked.filter(([, members]) => Object.keys(members).length > 0);
    return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
function askedMembers(adaptation) {
    const { allowanceTokenCount, effort } = adaptation;
    return {
        ...Object.fromEntries(droppedParameters(adaptation).map((place) => [asWritten(place), null])),
        ...(allowanceTokenCount > 0 ? { 'max-output-tokens': `+${allowanceTokenCount}` } : {}),
        ...(effort === undefined ? {} : { [asWritten(effort.place)]: effort.value })
    };
}
/** The form that members on record stand for, to begin with; what the request has no place for is passed over. */
function adaptationAsked(target, asked) {
    const dialect = DIALECTS[target.api];
    const begun = firstAdaptation(dialect, target);
    const { body } = dialect.buildRequest(target, [], 1000);
    const places = [...Object.keys(body), ...parameters/* SETTINGS */.yy.flatMap((outer) => innerPlaces(body, outer))];
    const dropped = places.filter((place) => asked[asWritten(place)] === null);
    const [, allowance] = /^\+(\d{1,9})$/.exec(String(asked['max-output-tokens'] ?? '')) ?? [];
    const effort = parameters/* EFFORTS */.ig[target.api].find(({ place, value }) => (0,external_node_util_.isDeepStrictEqual)(asked[asWritten(place)], value));
    return {
        ...begun,
        dropped,
        reasons: begun.reasons || allowance !== undefined || effort !== undefined,
        allowanceTokenCount: allowance === undefined ? begun.allowanceTokenCount : Number(allowance),
        ...(effort === undefined ? {} : { effort })
    };
}
function innerPlaces(body, outer) {
    const inner = body[outer];
    return typeof inner === 'object' && inner !== null ? Object.keys(inner).map((name) => `${outer}.${name}`) : [];
}
/** Users write a setting as a parameter, wherever its API has it. */
function asWritten(place) {
    const [outer = '', ...inner] = place.split('.');
    return parameters/* SETTINGS */.yy.includes(outer) && inner.length > 0 ? inner.join('.') : place;
}
/**
 * Targets that are compared with each other (one, its base, its upstream) and are to be asked the same, each in the
 * order of the plan. One that belongs to nobody is by itself.
 */
function comparedGroups(targets) {
    const groups = [];
    for (const target of targets) {
        const group = groups.find(([first]) => first !== undefined && isSameQuestion(first, target));
        if (group === undefined)
            groups.push([target]);
        else
            group.push(target);
    }
    return groups;
}
function isSameQuestion(one, other) {
    const question = ({ id, baseOf, directOf, api, model, params, extraBody }) => [
        baseOf ?? directOf ?? id,
        api,
        model,
        params,
        extraBody
    ];
    return (0,external_node_util_.isDeepStrictEqual)(question(one), question(other));
}
function adapt_request_isOfUser({ params, extraBody }, place) {
    const given = { ...params, ...extraBody };
    return place.split('.').some((name) => name in given);
}

;// CONCATENATED MODULE: ./lib/measure/clock.js

const systemClock = {
    nowMs: () => performance.now(),
    wait: async (durationMs, signal) => {
        if (signal.aborted || durationMs <= 0)
            return;
        // The only way this fails is the abort, which is an answer and no failure.
        await (0,promises_.setTimeout)(durationMs, undefined, { signal }).catch(() => undefined);
    }
};

;// CONCATENATED MODULE: ./lib/measure/cold-cache.js

/** Digits always come to the same number of tokens, which hex does not. */
const NONCE_DIGITS = 12;
/** Chat templates put some tokens before the first message, which a cache may hold. */
const TEMPLATE_TOKENS = 64;
/** Twelve digits that no other request of any run has. From the system's randomness: the seed would repeat them. */
function freshNonce() {
    return String((0,external_node_crypto_.randomInt)(10 ** NONCE_DIGITS)).padStart(NONCE_DIGITS, '0');
}
/** The messages with a nonce at their very front. Anywhere later, a prefix cache would still hold what is before it. */
function withNonce(messages, nonce) {
    const [first, ...others] = messages;
    return first === undefined ? [] : [{ ...first, content: `[${nonce}] ${first.content}` }, ...others];
}
/** The most cached tokens a cold request may have: the template's share, as warm-up saw it. */
function coldBound(warmup) {
    const seen = warmup.map((sample) => sample.cachedTokenCount).filter((count) => count !== undefined);
    return seen.length === 0 ? TEMPLATE_TOKENS : Math.max(TEMPLATE_TOKENS, Math.min(...seen));
}

;// CONCATENATED MODULE: ./lib/measure/count-tokens.js
/** Whether a reply's text has to be kept until it is counted. */
function needsCounting(sample, plan) {
    return sample.outcome === 'ok' && (sample.outputTokenCount === undefined || isNormalized(sample.targetId, plan));
}
/** Two models count in tokens of their own; only the same tokenizer's can be compared. */
function isNormalized(targetId, { targets }) {
    const head = targets.find(({ id }) => id === targetId);
    const base = targets.find(({ baseOf }) => baseOf === targetId);
    return head !== undefined && base !== undefined && head.model !== base.model;
}
/**
 * The measurement with its tokens counted and without its text. A reply that its host did not count gets an estimate of
 * what it showed; what was reasoned unseen is in nobody's count then.
 */
function counted({ text, ...measurement }, plan, countTokens) {
    if (text === undefined)
        return measurement;
    const { sample } = measurement;
    const count = countTokens(text);
    return {
        ...measurement,
        sample: {
            ...sample,
            ...(isNormalized(sample.targetId, plan) ? { normalizedTokenCount: count } : {}),
            ...(sample.outputTokenCount === undefined
                ? { outputTokenCount: count, outputTokenSource: 'estimated' }
                : {})
        }
    };
}

;// CONCATENATED MODULE: ./lib/measure/manners.js
/** When each target may be asked: what its replies said about that, kept apart from every other target's. */
function createManners(clock) {
    const manners = new Map();
    const of = (targetId) => {
        const known = manners.get(targetId);
        if (known !== undefined)
            return known;
        const fresh = {
            notBeforeMs: 0,
            refusalCount: 0,
            askedAtMs: Number.NEGATIVE_INFINITY,
            intervalMs: () => 0
        };
        manners.set(targetId, fresh);
        return fresh;
    };
    return {
        turn: async (targetId, signal) => {
            const manner = of(targetId);
            for (;;) {
                const nowMs = clock.nowMs();
                const waitMs = Math.max(manner.notBeforeMs, manner.askedAtMs + manner.intervalMs()) - nowMs;
                if (waitMs <= 0 || signal.aborted) {
                    manner.askedAtMs = nowMs;
                    return;
                }
                await clock.wait(waitMs, signal);
            }
        },
        pace: (targetId, intervalMs) => {
            of(targetId).intervalMs = intervalMs;
        },
        answered: (targetId) => {
            of(targetId).refusalCount = 0;
        },
        refused: (targetId, waitMsAfter) => {
            const manner = of(targetId);
            manner.refusalCount += 1;
            const waitMs = waitMsAfter(manner.refusalCount);
            manner.notBeforeMs = Math.max(manner.notBeforeMs, clock.nowMs() + waitMs);
            return waitMs;
        }
    };
}

;// CONCATENATED MODULE: ./lib/measure/pace.js
/** The share of a stated allowance that measuring may take, so that it does not starve what else uses the key. */
const ALLOWED_SHARE = 0.25;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30 * DAY_MS;
/** A token of English is about four characters. */
const CHARACTERS_PER_TOKEN = 4;
function requestAmounts(scenarios, allowanceTokenCount) {
    const count = Math.max(1, scenarios.length);
    const characters = scenarios.flatMap(({ messages }) => messages).reduce((sum, { content }) => sum + content.length, 0);
    const limits = scenarios.reduce((sum, { maxOutputTokens }) => sum + maxOutputTokens, 0);
    return {
        requests: 1,
        input: characters / CHARACTERS_PER_TOKEN / count,
        output: limits / count + allowanceTokenCount
    };
}
/**
 * What targets share a limit by: hosts count by model and key. So the two arms of a pair that have both the same are slowed
 * down together.
 */
function allowanceOf({ baseUrl, model, key }) {
    return JSON.stringify([new URL(baseUrl).origin, model, key]);
}
function statedLimits(headers) {
    return new Map(LIMITS.flatMap(({ names, of, windowMs }) => {
        const name = names('limit');
        const count = countOf(headers[name]);
        if (count === undefined || count === 0)
            return [];
        const remainingCount = countOf(headers[names('remaining')]) ?? count;
        return [[name, { count, remainingCount, windowMs: windowMs ?? windowOf(headers[names('reset')]), of }]];
    }));
}
/**
 * The shortest time between two requests under limits: a quarter of each. 0 where there is none, or where all that is
 * still to send is within a quarter of what is left anyway.
 */
function paceMs(limits, requestsLeft, amounts) {
    const intervalsMs = [...limits.values()].map(({ count, remainingCount, windowMs, of }) => {
        const amount = of.reduce((sum, each) => sum + amounts[each], 0);
        if (requestsLeft * amount <= remainingCount * ALLOWED_SHARE)
            return 0;
        return (amount / count / ALLOWED_SHARE) * windowMs;
    });
    return Math.max(0, ...intervalsMs);
}
/**
 * Limits without a word about their window are per minute (OpenAI, Azure, Fireworks, xAI), except where they take longer
 * than that to come back: Groq's requests are per day.
 */
function windowOf(reset) {
    const resetMs = durationOf(reset) ?? 0;
    // A larger number is a moment, and no time to wait.
    if (resetMs > DAY_MS)
        return MINUTE_MS;
    return [MINUTE_MS, HOUR_MS].find((windowMs) => resetMs <= windowMs) ?? DAY_MS;
}
const TOKENS = ['input', 'output'];
/** `x-ratelimit-limit-tokens-minute`, with or without what follows the last hyphen. */
function openaiLike(kind, of, tail = '', windowMs) {
    const names = (what) => `x-ratelimit-${what}-${kind}${tail}`;
    return windowMs === undefined ? { names, of } : { names, of, windowMs };
}
/** `anthropic-ratelimit-input-tokens-limit`: buckets that are filled up in a minute. */
function anthropic(kind, of) {
    return { names: (what) => `anthropic-ratelimit-${kind}-${what}`, of, windowMs: MINUTE_MS };
}
/**
 * https://platform.openai.com/docs/guides/rate-limits#rate-limits-in-headers (and Azure, Groq, xAI),
 * https://docs.anthropic.com/en/api/rate-limits#response-headers,
 * https://inference-docs.cerebras.ai/support/rate-limits (and Mistral, which says `req` for requests).
 */
const LIMITS = [
    openaiLike('requests', ['requests']),
    openaiLike('tokens', TOKENS),
    // Fireworks
    openaiLike('tokens-prompt', ['input']),
    openaiLike('tokens-generated', ['output']),
    ...Object.entries({
        '-second': 1000,
        '-minute': MINUTE_MS,
        '-hour': HOUR_MS,
        '-day': DAY_MS,
        '-month': MONTH_MS
    }).flatMap(([tail, windowMs]) => [
        openaiLike('requests', ['requests'], tail, windowMs),
        openaiLike('req', ['requests'], tail, windowMs),
        openaiLike('tokens', TOKENS, tail, windowMs)
    ]),
    anthropic('requests', ['requests']),
    anthropic('tokens', TOKENS),
    anthropic('input-tokens', ['input']),
    anthropic('output-tokens', ['output'])
];
function countOf(value) {
    return value !== undefined && /^\s*\d{1,12}\s*$/.test(value) ? Number(value) : undefined;
}
const UNIT_MS = { ms: 1, s: 1000, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS };
/** `1m30.5s`, `120ms`, or seconds without a unit. */
function durationOf(value) {
    const text = value?.trim() ?? '';
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * 1000;
    if (!/^(\d+(\.\d+)?(ms|[smhd]))+$/.test(text))
        return undefined;
    const pieces = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)];
    return pieces.reduce((total, [, amount, unit]) => total + Number(amount) * (UNIT_MS[unit ?? ''] ?? 0), 0);
}

;// CONCATENATED MODULE: ./lib/measure/retry-after.js
/** Without a word from the server, the first wait; each further refusal in a row doubles it. */
const DEFAULT_WAIT_MS = 1000;
/** Nobody waits longer than that for one request; SDKs draw the same line. */
const MAX_WAIT_MS = 60_000;
/**
 * How long a 429, 503 or 529 asks to wait: `retry-after-ms`, else `retry-after` in seconds or as a date, else what its
 * body says, at most a minute. Whatever makes no sense counts as unsaid. https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
function retryAfterMs({ headers, toldMs, refusalCount, now }) {
    const asked = retry_after_millisecondsOf(headers['retry-after-ms'], 1) ?? secondsOrDate(headers['retry-after'], now) ?? toldMs;
    const unsaid = DEFAULT_WAIT_MS * 2 ** Math.max(0, Math.min(10, refusalCount - 1));
    return Math.min(MAX_WAIT_MS, asked ?? unsaid);
}
function secondsOrDate(value, now) {
    const seconds = retry_after_millisecondsOf(value, 1000);
    if (seconds !== undefined)
        return seconds;
    // A date has letters in it; without this, `-1` would be one.
    if (value === undefined || !/[a-z]{3}/i.test(value))
        return undefined;
    // In UTC whatever this machine's zone is: the oldest of the three forms does not say so (`Sun Nov  6 08:49:37 1994`).
    const atMs = Date.parse(/(gmt|utc|z|[+-]\d\d:?\d\d)\s*$/i.test(value) ? value : `${value} GMT`);
    return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - now.getTime());
}
function retry_after_millisecondsOf(value, msPerUnit) {
    return value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * msPerUnit : undefined;
}

;// CONCATENATED MODULE: ./lib/measure/pacing.js



/** Requests this far apart make a run last so much longer that people ask why. */
const NOTED_INTERVAL_MS = 1000;
/**
 * When each target may be asked, by what its replies said of that, from warming up to the last of a measurement: a quarter of
 * each limit, and as long after a refusal as it asks for.
 */
class Pacing {
    #parts;
    #manners;
    /** What was said to be asked slowly, once each. */
    #slowedDown = new Set();
    /** What replies stated last, by allowance: not every reply states it, least of all a failed one. */
    #limits = new Map();
    #leftFor = () => 0;
    constructor(parts) {
        this.#parts = parts;
        this.#manners = createManners(parts.clock);
    }
    /** Who counts the requests of an allowance that are still to be sent: few of them may fit into what is left of a limit. */
    countBy(leftFor) {
        this.#leftFor = leftFor;
    }
    /** Waits until one more may be asked. */
    async turn(allowance, signal) {
        await this.#manners.turn(allowance, signal);
    }
    /** Does what the reply asks of the next requests. */
    heed(attempt) {
        const { progress, wallClock } = this.#parts;
        const { headers, detail, question } = attempt;
        const { target } = question;
        const allowance = allowanceOf(target);
        this.learn(attempt);
        if (!isBusy(attempt)) {
            this.#manners.answered(allowance);
            return;
        }
        const waitMs = this.#manners.refused(allowance, (refusalCount) => retryAfterMs({ headers, toldMs: detail.retryAfterMs, refusalCount, now: wallClock() }));
        progress.note(`${target.id}: ${attempt.derived.outcome}, waiting ${Math.ceil(waitMs / 1000)} s`);
    }
    /** A limit holds until another is stated in its place. How fast it lets ask depends on what is left when it is asked. */
    learn({ headers, adaptation, question }) {
        const { progress, plan } = this.#parts;
        const { target } = question;
        const allowance = allowanceOf(target);
        const limits = new Map([...(this.#limits.get(allowance) ?? []), ...statedLimits(headers)]);
        this.#limits.set(allowance, limits);
        const amounts = requestAmounts(plan.prompts.scenarios, adaptation.allowanceTokenCount);
        const intervalMs = () => paceMs(limits, this.#leftFor(allowance), amounts);
        this.#manners.pace(allowance, intervalMs);
        const currentMs = intervalMs();
        if (currentMs < NOTED_INTERVAL_MS || this.#slowedDown.has(allowance))
            return;
        this.#slowedDown.add(allowance);
        const seconds = Math.ceil(currentMs / 1000);
        progress.note(`${target.id}: a request every ${seconds} s, to keep to a quarter of the limit that its host states`);
    }
}
function isBusy({ derived }) {
    return derived.outcome === 'rate-limited' || derived.outcome === 'overloaded';
}

;// CONCATENATED MODULE: ./lib/measure/slot-units.js

/** Adjacent slots of one pair are a unit, all others are by themselves. */
function unitsOf(slots, plan) {
    const units = [];
    for (const slot of slots) {
        const unit = units.at(-1);
        const before = unit?.at(-1);
        if (unit !== undefined && before !== undefined && belongTogether(before, slot, plan))
            unit.push(slot);
        else
            units.push([slot]);
    }
    return units.map((unit) => unit.map((slot) => memberOf(slot, plan)));
}
/** Targets count their pairs each by itself, so that a number alone does not say whose pair it is. */
function belongTogether(one, other, plan) {
    if (one.pair === undefined || one.pair !== other.pair || one.recheck !== other.recheck)
        return false;
    return judgedIdOf(one, plan) === judgedIdOf(other, plan);
}
function judgedIdOf({ targetId }, { targets }) {
    return targets.find(({ id }) => id === targetId)?.directOf ?? targetId;
}
function memberOf(slot, plan) {
    const target = askedTarget(slot, plan);
    const prompts = target && promptsOf(target, plan);
    const scenario = prompts?.scenarios.find(({ id }) => id === slot.scenarioId);
    if (target === undefined || scenario === undefined)
        throw new Error('a slot that is not of the plan');
    const { targetId, round, arm, pair } = slot;
    return {
        question: { target, scenario, slot: { targetId, round, arm, ...(pair === undefined ? {} : { pair }) } },
        flags: slot.recheck === true ? ['recheck'] : [],
        allowance: allowanceOf(target)
    };
}
/** The target that a slot's request goes to: for the arm `base` the one that is base of the slot's target. */
function askedTarget({ targetId, arm }, { targets }) {
    return targets.find(({ id, baseOf }) => (arm === 'base' ? baseOf === targetId : id === targetId));
}
/** What a target is asked: base has a prompt set of its own. */
function promptsOf(target, { prompts, base }) {
    return target.baseOf === undefined ? prompts : (base?.prompts ?? prompts);
}

;// CONCATENATED MODULE: ./lib/measure/in-slices.js

/** How long one slice may keep a stream that is open from being stamped. */
const SLICE_MS = 0.1;
/** All of it, now. */
function in_slices_atOnce(steps) {
    for (;;) {
        const { done, value } = steps.next();
        if (done === true)
            return value;
    }
}
/** The work before, so that all replies together take one slice a turn, however many end at once. */
let before = Promise.resolve();
/**
 * A tenth of a millisecond a turn, each after what the sockets had was read: one stream's reply is worked through while
 * others are open, and what comes on those meanwhile must not wait for the whole of it.
 */
async function inSlices(steps) {
    const work = before.then(() => slices(steps));
    before = work.catch(() => undefined);
    return await work;
}
async function slices(steps) {
    for (;;) {
        await (0,promises_.setImmediate)();
        const untilMs = performance.now() + SLICE_MS;
        do {
            const { done, value } = steps.next();
            if (done === true)
                return value;
        } while (performance.now() < untilMs);
    }
}

;// CONCATENATED MODULE: ./lib/providers/header-served-by.js
/**
 * Each of several that serve one model by turns. LiteLLM: which of its deployments
 * (https://docs.litellm.ai/docs/proxy/response_headers). Azure: which region, since requests to a global deployment are
 * computed anywhere, and a gateway of Azure's sends them on. Groq: which of its regions.
 */
const BACKENDS = ['x-litellm-model-id', 'x-ms-region', 'x-groq-region'];
/** What LiteLLM puts in front of the headers that it passes on. */
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

// EXTERNAL MODULE: ./lib/domain/metric.js
var metric = __webpack_require__(3230);
;// CONCATENATED MODULE: ./lib/measure/derive-sample.js



/** What a timeline comes to. Times count from t0; what the stream did not say is absent, never 0. */
function deriveSample(timeline, end) {
    const parts = upToEndMark(timeline.parts);
    const chunks = contentChunks(parts);
    const usage = lastUsage(parts);
    const outcome = outcomeOf(parts, chunks.length, { end, cut: timeline.cut === true });
    const arrival = { ...timesOf(parts, chunks, usage), ...derive_sample_countsOf(usage, chunks.length) };
    const flags = flagsOf({ timeline, end }, parts, outcome);
    return {
        outcome,
        endMs: timeline.endMs,
        ...arrival,
        ...derive_sample_servedBy(parts),
        ...serverTimings(parts),
        flags: [...flags, ...shapeFlags({ ...arrival, flags: [...flags] })]
    };
}
/** Content events' times, for those who want to draw them. */
function contentTimes(timeline) {
    return contentChunks(upToEndMark(timeline.parts)).map((chunk) => chunk.atMs);
}
/** What comes after the end mark is not part of the reply. */
function upToEndMark(parts) {
    const end = parts.findIndex((part) => part.type === 'end-mark');
    return end < 0 ? parts : parts.slice(0, end + 1);
}
const CONTENT = ['text-delta', 'reasoning-delta', 'refusal-delta', 'tool-call-delta'];
function isContent(part) {
    return CONTENT.includes(part.type) && 'text' in part && part.text !== '';
}
/** One part of each event that carries a generated string, in any channel. */
function contentChunks(parts) {
    const content = parts.filter(isContent);
    return content.filter((part, index) => part.event === undefined || part.event !== content[index - 1]?.event);
}
function timesOf(parts, chunks, usage) {
    const first = chunks[0];
    const last = chunks.at(-1);
    if (first === undefined || last === undefined)
        return {};
    const answer = parts.find((part) => part.type === 'text-delta' && isContent(part));
    const moments = chunks.map((chunk) => chunk.atMs);
    const gaps = summarizeGaps(moments, runningCounts(parts, chunks));
    return {
        ...(reasonsUnseen(parts, usage) ? {} : { ttftMs: first.atMs }),
        ...(answer === undefined ? {} : { ttfatMs: answer.atMs }),
        lastMs: last.atMs,
        chunkCount: chunks.length,
        readCount: readsOf(chunks),
        ...optional('gapsMs', gaps)
    };
}
/**
 * How many tokens had come by each chunk, where the host says so chunk by chunk (Gemini always, vLLM and SGLang with
 * `continuous_usage_stats`); absent where it counts once, or where a chunk brought none by its count.
 */
function runningCounts(parts, chunks) {
    const starts = new Set(chunks);
    const counts = [];
    for (const part of parts) {
        if (starts.has(part))
            counts.push(0);
        else if (part.type === 'usage' && counts.length > 0)
            counts[counts.length - 1] = part.outputTokenCount ?? 0;
    }
    return counts.every((count, index) => count > (counts[index - 1] ?? 0)) ? counts : undefined;
}
/** Whether the model reasoned before it answered without showing it: then nobody saw its first token. */
function reasonsUnseen(parts, usage) {
    const first = firstThought(parts);
    return first === 'reasoning-hidden' || (first === undefined && (usage.reasoningTokenCount ?? 0) > 0);
}
/** What was thought unseen stands in the count of all tokens, and nothing says how much of it. */
function reasonsUncounted(parts, usage) {
    return (usage.reasoningTokenCount ?? 0) === 0 && firstThought(parts) === 'reasoning-hidden';
}
/**
 * How the first thought came. Thoughts are signed whether they were shown or not, and no event tells which by itself: what is
 * hidden after the first that was seen hides nothing.
 */
function firstThought(parts) {
    for (const { type } of parts)
        if (type === 'reasoning-hidden' || type === 'reasoning-delta')
            return type;
    return undefined;
}
function readsOf(chunks) {
    return new Set(chunks.map((chunk) => chunk.read)).size;
}
/** Counts are totals so far: the last of each stands. */
function lastUsage(parts) {
    const last = {};
    for (const part of parts) {
        if (part.type !== 'usage')
            continue;
        const { type: _type, atMs: _atMs, read: _read, event: _event, ...counts } = part;
        Object.assign(last, counts);
    }
    return last;
}
function derive_sample_countsOf(usage, chunkCount) {
    const { inputTokenCount = inputOf(usage), outputTokenCount: output, reasoningTokenCount, cachedTokenCount } = usage;
    // A count of nothing for something is no count.
    const counted = derive_sample_isCount(output) && (output > 0 || chunkCount === 0);
    return {
        ...(derive_sample_isCount(inputTokenCount) ? { inputTokenCount } : {}),
        ...(derive_sample_isCount(reasoningTokenCount) ? { reasoningTokenCount } : {}),
        ...(derive_sample_isCount(cachedTokenCount) ? { cachedTokenCount } : {}),
        ...(counted ? { outputTokenCount: output, outputTokenSource: 'usage' } : {})
    };
}
/** Sums of counts may be beyond what a sample can hold, and then are no counts. */
function derive_sample_isCount(count) {
    return count !== undefined && count <= 1_000_000_000;
}
/** The sum of what a provider counts apart; absent where it does not. */
function inputOf({ uncachedTokenCount, cacheWriteTokenCount = 0, cachedTokenCount = 0 }) {
    return uncachedTokenCount === undefined ? undefined : uncachedTokenCount + cacheWriteTokenCount + cachedTokenCount;
}
function derive_sample_servedBy(parts) {
    const named = parts.filter((part) => part.type === 'served-by');
    const model = named.findLast((part) => part.model !== undefined)?.model;
    const fingerprint = named.findLast((part) => part.fingerprint !== undefined)?.fingerprint;
    const tier = named.findLast((part) => part.serviceTier !== undefined)?.serviceTier;
    const via = named.findLast((part) => part.via !== undefined)?.via;
    return {
        ...optional('servedModel', derive_sample_nameOf(model)),
        ...optional('servedFingerprint', derive_sample_nameOf(fingerprint)),
        ...optional('serviceTier', derive_sample_nameOf(tier)),
        ...optional('servedVia', derive_sample_nameOf(via))
    };
}
function derive_sample_nameOf(foreign) {
    return oneLine(foreign ?? '') || undefined;
}
function serverTimings(parts) {
    const timings = {};
    for (const part of parts)
        if (part.type === 'server-timings')
            Object.assign(timings, part.timings);
    return Object.keys(timings).length === 0 ? {} : { serverTimings: timings };
}
/** A clean end of the connection is no success, and neither is status 200: the stream itself has to say that it is done. */
function outcomeOf(parts, chunkCount, ending) {
    const broken = brokenOutcome(parts, chunkCount);
    if (broken !== undefined)
        return broken;
    const cut = cutOutcome(parts, ending);
    if (cut !== undefined)
        return cut;
    if (parts.some((part) => part.type === 'refusal-delta' || isFinish(part, 'refusal')))
        return 'refusal';
    return chunkCount === 0 ? 'empty-output' : 'ok';
}
function brokenOutcome(parts, chunkCount) {
    const error = parts.find((part) => part.type === 'stream-error');
    if (error !== undefined)
        return chunkCount > 0 ? 'error-midstream' : error.outcome;
    if (parts.some((part) => part.type === 'malformed'))
        return 'protocol-error';
    if (parts.some((part) => isFinish(part, 'error')))
        return chunkCount > 0 ? 'error-midstream' : 'api-error';
    return undefined;
}
function cutOutcome(parts, { end, cut }) {
    if (hasEndMark(parts))
        return undefined;
    if (end !== 'complete' && end !== 'cut')
        return end;
    if (cut)
        return 'truncated';
    return parts.some((part) => part.type === 'finish' && part.awaitsEndMark !== true) ? undefined : 'truncated';
}
function isFinish(part, reason) {
    return part.type === 'finish' && part.reason === reason;
}
function hasEndMark(parts) {
    return parts.some((part) => part.type === 'end-mark');
}
/** A model in memory is found within some milliseconds; one that has to be brought there takes seconds, once. */
const MODEL_LOAD_MS = 100;
function loadMsOf(parts) {
    return serverTimings(parts).serverTimings?.loadMs ?? 0;
}
function flagsOf({ timeline, end }, parts, outcome) {
    const answered = outcome === 'ok';
    const ended = hasEndMark(parts) || (timeline.endsByClose === true && end === 'complete');
    const flags = [
        ['unterminated', timeline.unterminated],
        ['no-end-mark', answered && !ended],
        ['reasoning-uncounted', answered && reasonsUncounted(parts, lastUsage(parts))],
        ['void-model-load', answered && loadMsOf(parts) > MODEL_LOAD_MS],
        ['usage-missing', answered && (lastUsage(parts).outputTokenCount ?? 0) === 0],
        ['nonjson-keepalive', parts.some((part) => part.type === 'keep-alive')]
    ];
    return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
/** Whether something on the way held tokens back, so that the times between them are its doing. */
function shapeFlags(arrival) {
    const { readCount = 0, chunkCount = 0 } = arrival;
    if (readCount > 0 && !(0,metric/* streamed */.IB)(arrival))
        return [readCount === 1 ? 'buffered' : 'coalesced'];
    return readCount < chunkCount / 2 ? ['chunks-share-reads'] : [];
}
/** The member, where it has a value. */
function optional(name, value) {
    return value === undefined ? {} : { [name]: value };
}

;// CONCATENATED MODULE: ./lib/measure/joined-text.js
/** Everything generated that a reply shows, in every channel and in order: what its tokens are counted from. */
function joinedText(parts) {
    return parts.map(generatedText).join('');
}
function generatedText(part) {
    switch (part.type) {
        case 'text-delta':
        case 'reasoning-delta':
        case 'refusal-delta':
        case 'tool-call-delta':
            return part.text;
        default:
            return '';
    }
}

// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(6085);
;// CONCATENATED MODULE: ./lib/measure/framing.js
/** An event longer than this is an attack or a mistake. */
const MAX_EVENT_CHARACTERS = 16 * 1024 * 1024;

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/measure/read-aws-event-stream.js


/** Total length, length of the headers, and the checksum of both. */
const PRELUDE_BYTES = 12;
/** The prelude, and the checksum of the whole. */
const MIN_FRAME_BYTES = PRELUDE_BYTES + 4;
const decoder = new TextDecoder();
const encoder = new TextEncoder();
let codec;
/** Loads what reads a frame. That takes longer than most of this program together, and few runs need it. */
async function loadAwsFrames() {
    if (codec !== undefined)
        return;
    const { EventStreamCodec: Codec } = await Promise.all(/* import() */[__webpack_require__.e(579), __webpack_require__.e(788)]).then(__webpack_require__.t.bind(__webpack_require__, 5407, 19));
    codec = new Codec((bytes) => (typeof bytes === 'string' ? bytes : decoder.decode(bytes)), (text) => encoder.encode(text));
}
/**
 * The binary frames of `application/vnd.amazon.eventstream`. A length is believed when its checksum is right, and waited
 * for when it is sane: a wrong one could ask for 4 GiB. Behind a broken frame nobody knows where the next one starts.
 * https://smithy.io/2.0/aws/amazon-eventstream.html
 */
function createAwsFrames(listener) {
    return new AwsFrames(listener);
}
class AwsFrames {
    #listener;
    #pending = new PendingBytes();
    #lost = false;
    constructor(listener) {
        this.#listener = listener;
    }
    feed(bytes) {
        this.#pending.add(bytes);
        while (!this.#lost && this.#takeFrame())
            ;
        if (this.#lost)
            this.#pending = new PendingBytes();
    }
    end() {
        if (this.#pending.length > 0)
            this.#listener.onCut();
    }
    #takeFrame() {
        const length = lengthOf(this.#pending.peek(PRELUDE_BYTES));
        if (length === 'too-long')
            return this.#lose(this.#listener.onOverflow);
        if (length === 'broken')
            return this.#lose(this.#listener.onBroken);
        if (length === 'unknown' || this.#pending.length < length)
            return false;
        const event = readFrame(this.#pending.take(length));
        if (event === undefined)
            return this.#lose(this.#listener.onBroken);
        this.#listener.onEvent(event);
        return true;
    }
    #lose(tell) {
        this.#lost = true;
        tell();
        return false;
    }
}
/** What has come of a frame. Joined only when a frame is there, so that one in many reads is not copied for each. */
class PendingBytes {
    length = 0;
    #pieces = [];
    add(bytes) {
        this.length += bytes.length;
        this.#pieces.push(bytes);
    }
    /** The first bytes, or fewer where fewer have come. */
    peek(count) {
        return Buffer.concat(this.#pieces, Math.min(count, this.length));
    }
    take(count) {
        const [only] = this.#pieces;
        const alone = this.#pieces.length === 1 && only !== undefined;
        const bytes = alone ? Buffer.from(only.buffer, only.byteOffset, only.length) : Buffer.concat(this.#pieces);
        this.length = bytes.length - count;
        this.#pieces = [bytes.subarray(count)];
        return bytes.subarray(0, count);
    }
}
function lengthOf(prelude) {
    if (prelude.length < PRELUDE_BYTES)
        return 'unknown';
    const length = prelude.readUInt32BE(0);
    if (length > MAX_EVENT_CHARACTERS)
        return 'too-long';
    const sound = (0,external_node_zlib_.crc32)(prelude.subarray(0, 8)) === prelude.readUInt32BE(8) && length >= MIN_FRAME_BYTES;
    return sound ? length : 'broken';
}
/** Absent where it is none: the codec checks both checksums again, and the headers. */
function readFrame(bytes) {
    if (codec === undefined)
        throw new Error('loadAwsFrames() was not waited for');
    try {
        const { headers, body } = codec.decode(bytes);
        const text = (name) => {
            const header = headers[name];
            return header?.type === 'string' ? header.value : '';
        };
        const data = decoder.decode(body);
        if (text(':message-type') === 'exception')
            return { event: text(':exception-type'), data, isException: true };
        if (text(':message-type') !== 'error')
            return { event: text(':event-type'), data };
        return { event: text(':error-code'), data: JSON.stringify({ message: text(':error-message') }), isException: true };
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/measure/read-ndjson.js

/** One JSON value a line, ended by LF or CRLF; the last may lack its line end. */
function createJsonLines({ onEvent, onComment, onOverflow }) {
    const decoder = new TextDecoder();
    let pending = '';
    let overflowed = false;
    const take = (line) => {
        const text = line.trim();
        // Pings of server-sent events come through from what runs behind the server (ollama/ollama#16443).
        if (text.startsWith(':'))
            onComment();
        else if (text !== '')
            onEvent({ data: text });
    };
    const feed = (text) => {
        if (overflowed)
            return;
        const lines = (pending + text).split('\n');
        pending = lines.pop() ?? '';
        for (const line of lines)
            take(line);
        overflowed = pending.length > MAX_EVENT_CHARACTERS;
        if (overflowed)
            onOverflow();
    };
    return {
        feed: (bytes) => feed(decoder.decode(bytes, { stream: true })),
        end: () => feed(`${decoder.decode()}\n`)
    };
}

// EXTERNAL MODULE: ./lib/domain/is-json.js
var is_json = __webpack_require__(7537);
;// CONCATENATED MODULE: ./lib/measure/stray-lines.js

/** An error has some ten lines; more is something else. */
const MAX_LINES = 100;
/**
 * Puts a JSON value together again that came over several lines outside of all events, as Google's errors do; hands on
 * every other line by itself.
 */
function gatherStrayLines(onText) {
    let pending = [];
    const flush = () => {
        const lines = pending;
        pending = [];
        for (const line of lines)
            onText(line);
    };
    const gather = (line) => {
        pending.push(line);
        const text = pending.join('\n');
        if (/[\]}]\s*$/.test(line) && (0,is_json/* isJson */.F)(text)) {
            pending = [];
            onText(text);
        }
        else if (pending.length > MAX_LINES)
            flush();
    };
    const add = (line) => {
        if (pending.length > 0 || /^\s*[[{]/.test(line))
            gather(line);
        else
            onText(line);
    };
    return { add, flush };
}

;// CONCATENATED MODULE: ./lib/measure/read-timeline.js






/**
 * Turns recorded bytes into what they said. Every part carries the stamp of the read that completed its event. However
 * the same bytes were cut into reads, the same is said.
 */
function readTimeline(dialect, stream) {
    return atOnce(timelineSteps(dialect, stream));
}
/** The same, a step for each read. */
function* timelineSteps(dialect, { reads, sentAtMs, endedAtMs }) {
    const { parts, counts, stamp, add } = gatherParts();
    let ended = false;
    let cut = false;
    // What is left when the body ends may be the front of a piece whose rest never came, which is no breach of the format.
    const say = (said) => add(ended ? said.filter(({ type }) => type !== 'malformed') : said);
    const stray = gatherStrayLines((line) => {
        counts.stray += 1;
        say(dialect.readStrayLine(line));
    });
    const frames = createFrames(dialect.framing, {
        onEvent: (event) => {
            stray.flush();
            counts.events += 1;
            say(dialect.readEvent(event));
        },
        onStrayLine: stray.add,
        onComment: () => {
            counts.comments += 1;
        },
        onOverflow: () => add([{ type: 'malformed', message: 'an event without an end' }]),
        onBroken: () => add([{ type: 'malformed', message: 'a frame that is not what its checksum says' }]),
        onCut: () => {
            cut = true;
        }
    });
    for (const { atMs, bytes, sameArrival } of reads) {
        stamp.atMs = Math.max(0, atMs - sentAtMs);
        stamp.read += sameArrival ? 0 : 1;
        frames.feed(bytes);
        yield;
    }
    const before = counts.events;
    ended = true;
    frames.end();
    stray.flush();
    return {
        timeline: {
            parts,
            endMs: Math.max(0, endedAtMs - sentAtMs),
            unterminated: counts.events > before,
            ...(cut ? { cut } : {}),
            ...(dialect.endsByClose === true ? { endsByClose: true } : {})
        },
        commentCount: counts.comments,
        eventCount: counts.events
    };
}
/** What was said so far, each part with the stamp of the read that is being worked through. */
function gatherParts() {
    const parts = [];
    const counts = { comments: 0, events: 0, stray: 0 };
    const stamp = { atMs: 0, read: 0 };
    // Who serves is said with each chunk of many hosts, and is no news after the first.
    let served;
    const isNews = (part) => {
        if (part.type !== 'served-by')
            return true;
        const before = served;
        served = part;
        return before === undefined || !isServedAlike(part, before);
    };
    const add = (said) => {
        const event = counts.events + counts.stray;
        for (const part of said)
            if (isNews(part))
                parts.push({ ...part, atMs: stamp.atMs, read: stamp.read, event });
    };
    return { parts, counts, stamp, add };
}
function isServedAlike(part, other) {
    if (part.type !== 'served-by' || other.type !== 'served-by')
        return false;
    const { model, fingerprint, serviceTier, via } = part;
    return (model === other.model && fingerprint === other.fingerprint && serviceTier === other.serviceTier && via === other.via);
}
function createFrames(framing, listener) {
    if (framing === 'aws-event-stream')
        return createAwsFrames(listener);
    return framing === 'ndjson' ? createJsonLines(listener) : createLines(listener);
}
/**
 * Bytes to events by eventsource-parser, with what it leaves to its caller: characters split over reads; the last event,
 * which it keeps for ever when the closing blank line never comes; and lines that are no field of an event, which it
 * drops unseen when they come in pieces. So only whole lines are handed to it.
 */
function createLines({ onEvent, onStrayLine, onComment, onOverflow }) {
    const decoder = new TextDecoder();
    let pending = '';
    let overflowed = false;
    const onError = (error) => {
        if (error.type === 'unknown-field' && error.line !== undefined)
            onStrayLine(error.line);
        if (error.type === 'max-buffer-size-exceeded')
            overflow();
    };
    const overflow = () => {
        if (!overflowed)
            onOverflow();
        overflowed = true;
        pending = '';
    };
    const parser = (0,parse/* createParser */.C)({
        maxBufferSize: MAX_EVENT_CHARACTERS,
        onComment,
        onError,
        onEvent: ({ event, data }) => onEvent(event === undefined ? { data } : { event, data })
    });
    const feed = (text) => {
        if (overflowed)
            return;
        const cut = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
        if (cut > 0)
            parser.feed(pending + text.slice(0, cut));
        pending = (cut > 0 ? '' : pending) + text.slice(cut);
        if (pending.length > MAX_EVENT_CHARACTERS)
            overflow();
    };
    return {
        feed: (bytes) => feed(decoder.decode(bytes, { stream: true })),
        end: () => feed(`${decoder.decode()}\n\n`)
    };
}

;// CONCATENATED MODULE: ./lib/measure/interpret.js








const interpret_NOTHING = { message: '', fields: [] };
/** Judges a reply in the order in which it can go wrong: status, encoding, type, body, stream. */
function interpret(dialect, exchange) {
    return atOnce(interpretSteps(dialect, exchange));
}
/** The same in steps, of which a long reply has many. */
function* interpretSteps(dialect, exchange) {
    const { status, end } = exchange;
    if (status === undefined)
        return failure(exchange, unansweredOutcome(end), codeOf(end));
    if (status < 200 || status > 299)
        return refused(dialect, exchange, status);
    const encoding = exchange.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (encoding !== 'identity' && encoding !== '')
        return failure(exchange, 'unsupported-encoding', { encoding: oneLine(encoding) });
    if (exchange.reads.length === 0)
        return failure(exchange, emptyOutcome(end), codeOf(end));
    return isStream(dialect, exchange) ? yield* stream(dialect, exchange) : whole(dialect, exchange);
}
function failure(exchange, outcome, detail = {}) {
    const endMs = exchange.sentAtMs === undefined ? undefined : Math.max(0, exchange.endedAtMs - exchange.sentAtMs);
    const status = exchange.status === undefined ? {} : { status: exchange.status };
    return {
        derived: { outcome, ...(endMs === undefined ? {} : { endMs }), flags: [] },
        contentAtMs: [],
        detail: { ...interpret_NOTHING, ...status, ...detail },
        text: ''
    };
}
function codeOf(end) {
    return end.kind === 'failed' ? { code: end.code } : {};
}
function unansweredOutcome(end) {
    if (end.kind === 'timeout')
        return end.timeout;
    return end.kind === 'failed' && isParserError(end.code) ? 'protocol-error' : 'connection';
}
/** llhttp's codes, the name that undici gives an error of llhttp without one, and its own for headers without an end. */
function isParserError(code) {
    return code.startsWith('HPE_') || code === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW';
}
function emptyOutcome(end) {
    if (end.kind === 'timeout')
        return end.timeout;
    if (end.kind === 'failed' && isParserError(end.code))
        return 'protocol-error';
    return end.kind === 'complete' ? 'empty-body' : 'truncated';
}
function refused(dialect, exchange, status) {
    const location = exchange.headers['location'];
    if (status < 400 && location !== undefined) {
        // Only its host: a redirect's query may carry anything.
        const host = URL.parse(location, 'http://same-host.invalid')?.hostname ?? '';
        return failure(exchange, 'http-error', { redirectHost: host === 'same-host.invalid' ? 'the same host' : host });
    }
    const { outcome, ...words } = dialect.readRefusal(status, bodyText(exchange));
    return failure(exchange, outcome, words);
}
function typeOf({ headers }) {
    return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}
/** Then a body without one whole frame is a stream that broke, and no text. */
function declaresFrames(exchange) {
    return typeOf(exchange) === 'application/vnd.amazon.eventstream';
}
/** Only HTML and JSON are surely no stream; other servers send streams as plain text, or name no type at all. */
function isStream({ framing }, exchange) {
    const type = typeOf(exchange);
    if (type === 'text/html' || type === 'application/xhtml+xml')
        return false;
    const isJson = type === 'application/json' || type.endsWith('+json');
    const text = () => bodyText(exchange).trimStart();
    // A page would be many lines that are no JSON.
    if (framing === 'ndjson')
        return isJson ? isJsonLines(text()) : !text().startsWith('<');
    return !isJson || /^(data|event|id|retry)?:/.test(text());
}
/** More than one value, each on a line of its own; a single one is a reply that nobody streamed. */
function isJsonLines(text) {
    const end = text.indexOf('\n');
    return end >= 0 && text.slice(end).trim() !== '' && parseJson(text.slice(0, end)) !== undefined;
}
function whole(dialect, exchange) {
    const { end } = exchange;
    if (end.kind === 'timeout')
        return failure(exchange, end.timeout);
    const { outcome, ...words } = dialect.readWhole(bodyText(exchange));
    return failure(exchange, end.kind === 'failed' ? 'truncated' : outcome, { ...words, ...codeOf(end) });
}
function* stream(dialect, exchange) {
    const { reads, endedAtMs } = exchange;
    const sentAtMs = exchange.sentAtMs ?? exchange.dispatchedAtMs;
    const { timeline, eventCount, commentCount } = yield* timelineSteps(dialect, { reads, sentAtMs, endedAtMs });
    const error = timeline.parts.find((part) => part.type === 'stream-error');
    const silent = eventCount === 0 && commentCount === 0 && error === undefined;
    if (silent && !declaresFrames(exchange) && bodyText(exchange).trim() !== '')
        return whole(dialect, exchange);
    const status = exchange.status === undefined ? {} : { status: exchange.status };
    const ofStream = deriveSample(timeline, streamEnd(exchange.end));
    const derived = withHeaderNames(withHeaderTimings(ofStream, exchange), exchange);
    return {
        derived,
        contentAtMs: contentTimes(timeline),
        text: joinedText(timeline.parts),
        detail: {
            ...interpret_NOTHING,
            ...status,
            ...codeOf(exchange.end),
            message: error?.message ?? '',
            finishedByLength: timeline.parts.some((part) => part.type === 'finish' && part.reason === 'length'),
            reasoned: (derived.reasoningTokenCount ?? 0) > 0 || timeline.parts.some(interpret_isThought)
        }
    };
}
function interpret_isThought({ type }) {
    return type === 'reasoning-delta' || type === 'reasoning-hidden';
}
/** Headers come from who stands in front, the stream from behind: each may tell backends apart that the other does not. */
function withHeaderNames(derived, { headers }) {
    const said = headerServedBy(headers);
    const names = [said.via, derived.servedVia].filter((name) => name !== undefined);
    const serviceTier = derived.serviceTier ?? said.serviceTier;
    return {
        ...derived,
        ...(names.length === 0 ? {} : { servedVia: oneLine(names.join(' / ')) }),
        ...(serviceTier === undefined ? {} : { serviceTier })
    };
}
/**
 * What headers say of the server's own time, where the stream itself says nothing. A time that ends with the headers is
 * carried on to the first token by what passed here between the two.
 */
function withHeaderTimings(derived, { headers, headersAtMs, sentAtMs }) {
    if (derived.serverTimings !== undefined)
        return derived;
    const { timings, untilHeadersMs } = headerTimings(headers);
    if (Object.keys(timings).length > 0)
        return { ...derived, serverTimings: timings };
    const { ttftMs } = derived;
    if (untilHeadersMs === undefined || ttftMs === undefined || headersAtMs === undefined || sentAtMs === undefined)
        return derived;
    return {
        ...derived,
        serverTimings: { firstTokenMs: Math.max(0, untilHeadersMs + ttftMs - (headersAtMs - sentAtMs)) }
    };
}
function streamEnd(end) {
    if (end.kind === 'timeout')
        return end.timeout;
    return end.kind === 'complete' ? 'complete' : 'cut';
}
function bodyText(exchange) {
    return new TextDecoder().decode(Buffer.concat(exchange.reads.map((read) => read.bytes)));
}

;// CONCATENATED MODULE: ./lib/measure/deadlines.js
/**
 * One timer a request, set to whatever is due next. Reading more bytes does not touch it: when it rings, it looks how long ago
 * the last byte came, and sleeps on where that was recent. undici's own timers are off, since they fire up to half a
 * second late.
 */
function createDeadlines({ clock, timeouts, lastReadAtMs, expire }) {
    const startedAtMs = clock.nowMs();
    let sentAtMs;
    let timer;
    let cleared = false;
    const next = () => {
        if (sentAtMs === undefined)
            return ['timeout-connect', startedAtMs + timeouts.connectMs];
        const totalAtMs = sentAtMs + timeouts.totalMs;
        const readAtMs = lastReadAtMs();
        const silentAtMs = readAtMs === undefined ? sentAtMs + timeouts.firstByteMs : readAtMs + timeouts.idleMs;
        if (totalAtMs <= silentAtMs)
            return ['timeout-total', totalAtMs];
        return [readAtMs === undefined ? 'timeout-first-byte' : 'timeout-idle', silentAtMs];
    };
    const arm = () => {
        clearTimeout(timer);
        // Node reads the sockets after the timers of a turn: after a stall of this process the bytes may be there already,
        // so the reads of this turn come first.
        timer = setTimeout(() => setImmediate(ring), Math.max(0, next()[1] - clock.nowMs()));
    };
    const ring = () => {
        if (cleared)
            return;
        const [timeout, atMs] = next();
        // A timer may ring a fraction of a millisecond early.
        if (clock.nowMs() >= atMs - 1)
            expire(timeout);
        else
            arm();
    };
    const rearm = () => {
        if (!cleared)
            arm();
    };
    arm();
    return {
        sent: (atMs) => {
            sentAtMs = atMs;
            rearm();
        },
        begun: rearm,
        clear: () => {
            cleared = true;
            clearTimeout(timer);
        }
    };
}

;// CONCATENATED MODULE: ./lib/measure/error-code.js
/** The code of a system's or undici's error; its message may hold addresses and more, and is not looked at. */
function errorCode(error) {
    if (typeof error !== 'object' || error === null)
        return 'unknown';
    const { code, name, cause } = error;
    // OpenSSL's have a slash: ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE.
    if (typeof code === 'string' && /^[A-Z0-9_/]+$/.test(code))
        return code;
    if (cause !== undefined && cause !== error)
        return errorCode(cause);
    return typeof name === 'string' ? name : 'unknown';
}

;// CONCATENATED MODULE: ./lib/measure/recording.js
/** Enough for some two hundred tokens, so that most streams never outgrow it. */
const CAPACITY_BYTES = 64 * 1024;
const CAPACITY_READS = 512;
/** Tapes of streams that are over, for those to come: as many as there are requests in flight. */
const FREE = [];
/**
 * The reads of one stream while it is open. Writing one down allocates nothing: a buffer kept for each read, or made for
 * each stream, is memory outside of the heap that V8 answers with full collections, and their pauses of 3 to 18 ms fall
 * into the streams that are open (seen with `--trace-gc`).
 */
class Recording {
    #tape = FREE.pop() ?? newTape();
    #byteCount = 0;
    #readCount = 0;
    /** Absent before the first read. */
    lastAtMs() {
        return this.#readCount === 0 ? undefined : this.#tape.atMs[this.#readCount - 1];
    }
    add(atMs, bytes, sameArrival) {
        const tape = this.#tape;
        const read = this.#readCount;
        const end = this.#byteCount + bytes.length;
        if (end > tape.bytes.length)
            tape.bytes = grown(tape.bytes, Buffer.allocUnsafeSlow(2 * end));
        if (read === tape.atMs.length)
            this.#growReads();
        tape.bytes.set(bytes, this.#byteCount);
        tape.atMs[read] = atMs;
        tape.ends[read] = end;
        tape.sameArrival[read] = sameArrival ? 1 : 0;
        this.#byteCount = end;
        this.#readCount = read + 1;
    }
    /** To be called once, when nothing more comes. */
    close() {
        const { bytes, atMs, ends, sameArrival } = this.#tape;
        const whole = Buffer.from(bytes.subarray(0, this.#byteCount));
        const reads = Array.from(atMs.subarray(0, this.#readCount), (at, index) => ({
            atMs: at,
            bytes: whole.subarray(ends[index - 1] ?? 0, ends[index]),
            sameArrival: sameArrival[index] === 1
        }));
        // A tape that was outgrown would hold memory for the rest of the run.
        if (bytes.length === CAPACITY_BYTES && atMs.length === CAPACITY_READS)
            FREE.push(this.#tape);
        return reads;
    }
    #growReads() {
        const tape = this.#tape;
        const count = 2 * this.#readCount;
        tape.atMs = grown(tape.atMs, new Float64Array(count));
        tape.ends = grown(tape.ends, new Float64Array(count));
        tape.sameArrival = grown(tape.sameArrival, new Uint8Array(count));
    }
}
function newTape() {
    return {
        bytes: Buffer.allocUnsafeSlow(CAPACITY_BYTES),
        atMs: new Float64Array(CAPACITY_READS),
        ends: new Float64Array(CAPACITY_READS),
        sameArrival: new Uint8Array(CAPACITY_READS)
    };
}
function grown(from, to) {
    to.set(from);
    return to;
}

;// CONCATENATED MODULE: ./lib/measure/turns.js
let turn = 0;
let isMarked = false;
/**
 * The number of the event loop's turn: all reads for which the loop asked the system at once are of one. What lies ready
 * together arrived together as far as anybody here can tell, however many pieces it is handed over in: a body longer than one
 * read, the records of one TLS segment.
 */
function currentTurn() {
    if (!isMarked) {
        isMarked = true;
        // Runs right after the sockets were read, and once for all of them.
        setImmediate(nextTurn);
    }
    return turn;
}
function nextTurn() {
    isMarked = false;
    turn += 1;
}

;// CONCATENATED MODULE: ./lib/measure/transport.js




/**
 * Sends one request and records what comes back. Never rejects: whatever happens is the exchange's end. This is the only
 * place that stamps time, on the bytes, before anything is decoded.
 */
function send(parts, request, signal) {
    return new Promise((resolve) => {
        const handler = new Recorder(parts, request.timeouts, resolve);
        const { origin, path, headers, body } = request;
        if (signal.aborted)
            return handler.finish({ kind: 'aborted' });
        handler.onFinish = whenAborted(signal, () => handler.finish({ kind: 'aborted' }));
        // A buffer, so that headers and body leave in one write.
        parts.dispatcher.dispatch({ origin, path, method: 'POST', headers, body: Buffer.from(body), headersTimeout: 0, bodyTimeout: 0 }, handler);
    });
}
/** What is to happen when a signal is aborted. */
const WAITING = new WeakMap();
/**
 * Returns what takes it back. One listener a signal: a signal looks through all of its listeners for each that comes or
 * goes, and all requests of a run share one signal.
 */
function whenAborted(signal, then) {
    const known = WAITING.get(signal);
    const waiting = known ?? new Set();
    if (known === undefined) {
        WAITING.set(signal, waiting);
        const all = () => {
            for (const each of [...waiting])
                each();
        };
        signal.addEventListener('abort', all, { once: true });
    }
    waiting.add(then);
    return () => waiting.delete(then);
}
/** Sockets that carried a request before, so that the next one on them is known to have opened none. */
const USED = new WeakSet();
class Recorder {
    onFinish;
    #parts;
    #resolve;
    #deadlines;
    #dispatchedAtMs;
    #recording = new Recording();
    #controller;
    #socket;
    #connection;
    #writingAtMs;
    #sentAtMs;
    #uploadPending = false;
    #status;
    #headersAtMs;
    #headers = {};
    /** What its connection had brought before this request. */
    #bytesBefore = 0;
    #bytesRead = -1;
    #turn = -1;
    #done = false;
    constructor(parts, timeouts, resolve) {
        this.#parts = parts;
        this.#resolve = resolve;
        this.#dispatchedAtMs = parts.clock.nowMs();
        this.#deadlines = createDeadlines({
            clock: parts.clock,
            timeouts,
            lastReadAtMs: () => this.#recording.lastAtMs(),
            expire: (timeout) => this.finish({ kind: 'timeout', timeout })
        });
    }
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.#done) {
            controller.abort(new Error('given up'));
            return;
        }
        this.#parts.sockets.expect((socket) => {
            this.#writingAtMs = this.#parts.clock.nowMs();
            this.#socket = socket;
            this.#bytesBefore = socket.bytesRead;
            this.#connection = this.#describe(socket);
        });
    }
    onRequestSent() {
        const socket = this.#socket;
        // One write took it all: that was right after the headers were made. By now this process may have lost its processor to
        // the very server that the write woke, by up to 10 ms on a busy machine, which no reply should be credited with.
        const whole = socket !== undefined && socket.writableLength === 0;
        this.#sentAtMs = (whole ? this.#writingAtMs : undefined) ?? this.#parts.clock.nowMs();
        this.#deadlines.sent(this.#sentAtMs);
        if (socket === undefined || socket.writableLength === 0)
            return;
        // TLS always reports its write as pending until the turn ends, so only what still waits then is really waiting.
        setImmediate(() => {
            this.#uploadPending = socket.writableLength > 0;
        });
    }
    onResponseStart(_controller, status, headers) {
        if (status < 200)
            return;
        this.#headersAtMs = this.#parts.clock.nowMs();
        this.#status = status;
        this.#headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    }
    onResponseData(_controller, bytes) {
        const bytesRead = this.#socket?.bytesRead ?? -1;
        const turn = currentTurn();
        const lastAtMs = this.#recording.lastAtMs();
        const isSameRead = bytesRead >= 0 && bytesRead === this.#bytesRead;
        const sameArrival = lastAtMs !== undefined && (isSameRead || turn === this.#turn);
        this.#bytesRead = bytesRead;
        this.#turn = turn;
        this.#recording.add(sameArrival ? lastAtMs : this.#parts.clock.nowMs(), bytes, sameArrival);
        if (lastAtMs === undefined)
            this.#deadlines.begun();
    }
    onResponseEnd() {
        this.finish({ kind: 'complete' });
    }
    onResponseError(_controller, error) {
        const code = errorCode(error);
        this.finish(code === 'UND_ERR_CONNECT_TIMEOUT' ? { kind: 'timeout', timeout: 'timeout-connect' } : { kind: 'failed', code });
    }
    finish(end) {
        if (this.#done)
            return;
        this.#done = true;
        const endedAtMs = this.#parts.clock.nowMs();
        this.#deadlines.clear();
        this.onFinish?.();
        if (end.kind !== 'complete')
            this.#controller?.abort(new Error('given up'));
        // After the turn, so that it is known whether the upload waited.
        setImmediate(() => this.#resolve(this.#exchange(endedAtMs, end)));
    }
    #exchange(endedAtMs, end) {
        return {
            dispatchedAtMs: this.#dispatchedAtMs,
            ...(this.#sentAtMs === undefined ? {} : { sentAtMs: this.#sentAtMs }),
            uploadPending: this.#uploadPending,
            ...(this.#connection === undefined ? {} : { connection: this.#connection }),
            answered: (this.#socket?.bytesRead ?? 0) > this.#bytesBefore,
            ...(this.#status === undefined ? {} : { status: this.#status }),
            ...(this.#headersAtMs === undefined ? {} : { headersAtMs: this.#headersAtMs }),
            headers: this.#headers,
            reads: this.#recording.close(),
            endedAtMs,
            end
        };
    }
    #describe(socket) {
        const opened = this.#parts.connector.factsOf(socket);
        const reused = USED.has(socket);
        USED.add(socket);
        return {
            reused,
            ...(opened === undefined || reused ? {} : { opened }),
            // A socket that the connector does not know was opened by a proxy agent.
            viaProxy: opened === undefined,
            httpVersion: httpVersionOf(socket)
        };
    }
}
/** What TLS agreed on. A server that agrees on nothing, and one without TLS, is spoken to in HTTP/1.1. */
function httpVersionOf(socket) {
    return socket.alpnProtocol === 'h2' ? '2' : '1.1';
}

;// CONCATENATED MODULE: ./lib/measure/stream-once.js








/** Absent where it was given up half-way by this program itself. */
async function streamOnce(bench, question, signal) {
    const { target, scenario } = question;
    const dialect = DIALECTS[target.api];
    const { cache } = bench.schedule;
    const unique = cache === 'cold' ? bench.nonce() : undefined;
    const messages = unique === undefined ? scenario.messages : withNonce(scenario.messages, unique);
    if (dialect.framing === 'aws-event-stream')
        await loadAwsFrames();
    const adaptation = adaptationOf(bench.adaptations, target);
    const asked = {
        target,
        messages,
        maxOutputTokens: scenario.maxOutputTokens,
        ...(unique === undefined ? {} : { unique })
    };
    const { path, body } = adaptedRequest(dialect, asked, adaptation);
    const unsigned = {
        origin: originOf(target),
        path: pathOf(target, path),
        headers: bench.headersOf(target),
        body: JSON.stringify(body),
        timeouts: bench.schedule.requestTimeouts
    };
    // Signed before the clock starts: no metric has it in.
    const request = { ...unsigned, headers: await bench.sign(target, unsigned) };
    const { exchange, flags } = await exchangeOnce(bench, request, signal);
    if (exchange.end.kind === 'aborted')
        return undefined;
    const interpretation = await inSlices(interpretSteps(dialect, exchange));
    const sample = sampleOf({ bench, question, exchange, interpretation, flags });
    const isSigned = request.headers !== unsigned.headers;
    return { ...interpretation, question, messages, sample, adaptation, isSigned, headers: exchange.headers };
}
/** A query of the base URL, such as Azure's `?api-version=…`, stays at the end. */
function pathOf(target, path) {
    const { pathname, search } = new URL(target.baseUrl);
    return `${pathname.replace(/\/+$/, '')}${path}${path.includes('?') ? search.replace('?', '&') : search}`;
}
/**
 * Sends the request, and once more where it met a connection that the server had closed meanwhile, as far as can be told:
 * it had carried a request before, and not a byte came back. The second one has a connection and a t0 of its own.
 */
async function exchangeOnce(bench, request, signal) {
    const parts = { ...bench, dispatcher: bench.dispatcherOf(request.origin) };
    const exchange = await send(parts, request, signal);
    if (!metClosedConnection(exchange))
        return { exchange, flags: [] };
    const dispatcher = bench.freshDispatcher(request.origin);
    try {
        return { exchange: await send({ ...bench, dispatcher }, request, signal), flags: ['fresh-retry'] };
    }
    finally {
        await dispatcher.destroy();
    }
}
const CLOSED_MEANWHILE = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];
function metClosedConnection({ end, answered, connection }) {
    const reused = connection?.reused === true;
    return end.kind === 'failed' && CLOSED_MEANWHILE.includes(end.code) && reused && !answered;
}
function sampleOf({ bench, question, exchange, interpretation, flags }) {
    const { target, scenario, slot } = question;
    const { derived } = interpretation;
    const startedAtMs = exchange.sentAtMs ?? exchange.dispatchedAtMs;
    const { opened } = exchange.connection ?? {};
    return {
        targetId: target.id,
        scenarioId: scenario.id,
        kind: scenario.kind,
        ...slot,
        startedAtMs: Math.max(0, startedAtMs - bench.startMs),
        ...connectionMembers(exchange),
        ...(opened === undefined ? {} : { connectMs: opened.setUpMs }),
        ...derived,
        flags: [...derived.flags, ...flags, ...exchangeFlags(bench, exchange, derived.lastMs)]
    };
}
function connectionMembers({ connection }) {
    return connection === undefined ? {} : { httpVersion: connection.httpVersion, connectionReused: connection.reused };
}
function exchangeFlags(bench, exchange, lastMs) {
    const fromMs = exchange.sentAtMs ?? exchange.dispatchedAtMs;
    const toMs = lastMs === undefined ? exchange.endedAtMs : fromMs + lastMs;
    const { connection, dispatchedAtMs } = exchange;
    if (connection?.reused === true)
        bench.health.dispatched(fromMs - dispatchedAtMs);
    const flags = [
        ['upload-pending', exchange.uploadPending],
        ['via-proxy', connection?.viaProxy === true],
        ['void-client-stall', bench.health.stalledBetween(fromMs, toMs)]
    ];
    return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}

;// CONCATENATED MODULE: ./lib/measure/run-slots.js




/** Replacements may be half as many as the units: with more, the run says more about the limit than about the target. */
const REPLACED_SHARE = 0.5;
/**
 * Makes the slots' requests in order, `inFlightCount` units at a time. What a busy target refused, a cache answered or
 * this process slept through is kept as a sample and asked again in its own right, of a pair both; everything else is
 * asked once.
 */
class SlotRun {
    #parts;
    /** Of units that were begun, what was not sent yet. */
    #unsent = new Set();
    #jobs = [];
    #measurements = [];
    #unitCount = 0;
    #replacedCount = 0;
    /** Requests of units that were begun and not yet ended. */
    #openCount = 0;
    #doneCount = 0;
    #usedUp = false;
    constructor(parts) {
        this.#parts = parts;
        parts.pacing.countBy((allowance) => this.#leftFor(allowance));
    }
    /** Asks all of them, and says whether it could. When it is back nothing is in flight. */
    async batch(slots) {
        const { plan } = this.#parts;
        this.#jobs = unitsOf(slots, plan).map((unit) => ({ unit, replaces: false }));
        this.#unitCount += this.#jobs.length;
        await Promise.all(Array.from({ length: plan.schedule.inFlightCount }, () => this.#lane()));
        return this.#jobs.length === 0;
    }
    /** By the time they were sent. */
    measurements() {
        return this.#measurements.toSorted((a, b) => a.sample.startedAtMs - b.sample.startedAtMs);
    }
    /** Replaces each, for what is found out about it later. */
    amend(change) {
        this.#measurements = this.#measurements.map(change);
    }
    /** Whether it was money that ended it. */
    get usedUp() {
        return this.#usedUp;
    }
    /** One unit after another, until there is nothing left to ask. */
    async #lane() {
        while (!this.#parts.signal.aborted && !this.#usedUp) {
            const job = this.#jobs.shift();
            if (job === undefined)
                return;
            if (!(await this.#ask(job))) {
                this.#jobs.unshift(job);
                return;
            }
        }
    }
    /** Whether the whole unit was asked, or is to be asked again. */
    async #ask({ unit, replaces }) {
        if (this.#stopsForMoney(unit.length))
            return false;
        this.#openCount += unit.length;
        for (const member of unit)
            this.#unsent.add(member);
        let askedCount = 0;
        try {
            for (const member of unit) {
                const attempt = await this.#send(member);
                if (attempt === undefined)
                    return false;
                askedCount += 1;
                this.#openCount -= 1;
                // What is left of a spoilt unit would be asked in vain.
                if (this.#record(member, attempt, replaces) && this.#replaces(unit))
                    return true;
            }
        }
        finally {
            this.#openCount -= unit.length - askedCount;
            for (const member of unit)
                this.#unsent.delete(member);
        }
        this.#doneCount += 1;
        this.#parts.progress.advance(this.#doneCount);
        return true;
    }
    /** Absent where the measuring was ended meanwhile. */
    async #send(member) {
        const { bench, pacing, signal } = this.#parts;
        await pacing.turn(member.allowance, signal);
        this.#unsent.delete(member);
        return signal.aborted ? undefined : await streamOnce(bench, member.question, signal);
    }
    #replaces(unit) {
        if (this.#replacedCount >= Math.floor(this.#unitCount * REPLACED_SHARE))
            return false;
        this.#replacedCount += 1;
        this.#jobs.unshift({ unit, replaces: true });
        return true;
    }
    #stopsForMoney(furtherCount) {
        this.#usedUp ||= this.#parts.spending.isUsedUp(this.#openCount + furtherCount);
        return this.#usedUp;
    }
    /** Whether it is spoilt by something that is not the target's doing. */
    #record(member, attempt, replaces) {
        const { spending, pacing } = this.#parts;
        spending.add(attempt.question.target, attempt.messages, attempt.derived);
        pacing.heed(attempt);
        const flags = [
            ...attempt.sample.flags,
            ...this.#cacheFlags(attempt),
            ...member.flags,
            ...(replaces ? ['replacement'] : [])
        ];
        const { contentAtMs, text } = attempt;
        const sample = { ...attempt.sample, flags };
        const kept = needsCounting(sample, this.#parts.plan) ? { text } : {};
        this.#measurements.push({ sample, contentAtMs, ...kept });
        return isBusy(attempt) || flags.some((flag) => flag.startsWith('void-'));
    }
    #leftFor(allowance) {
        const waiting = this.#jobs.flatMap(({ unit }) => unit);
        return [...waiting, ...this.#unsent].filter((member) => member.allowance === allowance).length;
    }
    #cacheFlags({ derived, question }) {
        if (derived.outcome !== 'ok')
            return [];
        if (derived.cachedTokenCount === undefined)
            return ['cache-unverified'];
        if (this.#parts.plan.schedule.cache === 'warm')
            return derived.cachedTokenCount > 0 ? [] : ['void-cache-miss'];
        return derived.cachedTokenCount > this.#parts.coldBoundOf(question.target) ? ['void-cache-hit'] : [];
    }
}

;// CONCATENATED MODULE: ./lib/measure/measure-on.js



/**
 * Asks the slots, looks at what came of them when nothing is in flight, and goes on for as long as the look says what
 * with. Texts are counted before each look, and dropped.
 */
async function measureOn(parts) {
    const run = new SlotRun(parts);
    const result = (lookedOnce, end) => ({
        measurements: run.measurements(),
        ...(end === undefined ? {} : { end }),
        lookedOnce
    });
    let slots = parts.slots;
    for (let lookCount = 0;; lookCount += 1) {
        const complete = await run.batch(slots.filter((slot) => isMeasured(slot, parts)));
        await countTexts(run, parts);
        if (!complete)
            return result(lookCount > 0, run.usedUp ? 'max-cost' : undefined);
        const next = await lookNow(run, parts);
        if ('end' in next)
            return result(true, next.end);
        if (next.slots.length === 0)
            return result(true, 'fixed');
        slots = next.slots;
    }
}
function isMeasured(slot, { plan, unmeasuredBases }) {
    return !unmeasuredBases.has(askedTarget(slot, plan)?.id ?? '');
}
async function lookNow(run, { look, bench }) {
    if (look === undefined)
        return { end: 'fixed' };
    return await bench.health.apart(() => look(run.measurements().map(({ sample }) => sample)));
}
async function countTexts(run, { plan, loadTokenizer, bench }) {
    if (loadTokenizer === undefined || !run.measurements().some(({ text }) => text !== undefined))
        return;
    await bench.health.apart(async () => {
        const countTokens = await loadTokenizer();
        run.amend((measurement) => counted(measurement, plan, countTokens));
    });
}

;// CONCATENATED MODULE: ./lib/measure/spending.js
/** A token of English is about four characters. Only for caps, where a reply without a count must not count nothing. */
const spending_CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_PRICE = 1e6;
/** Adds up what a run spends, warm-up included, and says when to stop. Tokens are capped where dollars are unknown. */
function createSpending({ targets, schedule }) {
    const spent = { usd: 0, input: 0, output: 0, requests: 0 };
    let known = targets.every((target) => target.price !== undefined);
    const caps = schedule.maxCostUsd;
    return {
        add: (target, messages, derived) => {
            const tokens = tokensOf(messages, derived);
            spent.requests += 1;
            if (target.price !== undefined)
                spent.usd += costOf(target.price, tokens);
            if (target.price === undefined || caps === undefined) {
                spent.input += tokens.input;
                spent.output += tokens.output;
            }
            const charged = (derived.chunkCount ?? 0) > 0 || derived.outcome === 'not-streamed';
            if (charged && derived.outputTokenCount === undefined)
                known = false;
        },
        isUsedUp: (furtherCount) => {
            const factor = spent.requests === 0 ? 1 : 1 + furtherCount / spent.requests;
            return (spent.usd * factor > (caps ?? Number.POSITIVE_INFINITY) ||
                spent.input * factor > schedule.maxInputTokenCount ||
                spent.output * factor > schedule.maxOutputTokenCount);
        },
        costUsd: () => (known ? spent.usd : undefined)
    };
}
/** A request that was refused before it said anything was not charged. */
function tokensOf(messages, derived) {
    const generated = derived.outputTokenCount ?? derived.chunkCount ?? 0;
    const characters = messages.reduce((total, message) => total + message.content.length, 0);
    const guessed = generated === 0 ? 0 : Math.ceil(characters / spending_CHARACTERS_PER_TOKEN);
    return { input: derived.inputTokenCount ?? guessed, output: generated };
}
function costOf(price, { input, output }) {
    return (input * price.input + output * price.output) / TOKENS_PER_PRICE;
}

// EXTERNAL MODULE: ./lib/domain/sample.js
var domain_sample = __webpack_require__(8);
// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
;// CONCATENATED MODULE: ./lib/measure/scrub.js
/** Shorter values are words of everyday language, and hide nothing. */
const MIN_SECRET_CHARACTERS = 4;
const scrub_HIDDEN = '***';
/** What a server said, without what was sent to it in confidence: some echo the key they refuse. */
function scrubDetail(detail, secrets) {
    const { message, fields, redirectHost, encoding, ...facts } = detail;
    return {
        ...facts,
        message: scrub(message, secrets),
        fields: fields.map((field) => scrub(field, secrets)),
        ...(redirectHost === undefined ? {} : { redirectHost: scrub(redirectHost, secrets) }),
        ...(encoding === undefined ? {} : { encoding: scrub(encoding, secrets) })
    };
}
/** Replaces each secret, also one that was cut at the end of the text, and whatever follows `Bearer` or `Basic`. */
function scrub(text, secrets) {
    const known = secrets.filter((secret) => secret.length >= MIN_SECRET_CHARACTERS);
    const longestFirst = known.toSorted((a, b) => b.length - a.length);
    const hidden = longestFirst.reduce((rest, secret) => cutEnd(rest.replaceAll(secret, scrub_HIDDEN), secret), text);
    return hidden.replace(/\b(Bearer|Basic)\s+[^\s"',;]+/gi, `$1 ${scrub_HIDDEN}`);
}
function cutEnd(text, secret) {
    if (!text.endsWith('…'))
        return text;
    const body = text.slice(0, -1);
    for (let length = Math.min(secret.length - 1, body.length); length >= MIN_SECRET_CHARACTERS; length -= 1) {
        if (body.endsWith(secret.slice(0, length)))
            return `${body.slice(0, -length)}${scrub_HIDDEN}…`;
    }
    return text;
}

;// CONCATENATED MODULE: ./lib/measure/explain-failure.js







/** A failure of the probe in the user's own names: what was asked, what came, what to do. */
function explainFailure(failed, secrets) {
    const detail = scrubDetail(failed.detail, secrets);
    const facts = factsOf({ ...failed, detail });
    const { derived } = failed;
    switch (derived.outcome) {
        case 'http-error':
            return explainStatus(facts, detail.status ?? 0);
        case 'not-a-stream':
        case 'empty-body':
        case 'api-error':
        case 'protocol-error':
            return explainReply(facts);
        case 'empty-output':
            return explainEmpty(facts);
        default:
            return explainUnmeasurable(facts);
    }
}
function factsOf(attempt) {
    const { target } = attempt.question;
    const { host } = new URL(target.baseUrl);
    // Only to name the address: the messages do not matter.
    const { path } = DIALECTS[target.api].buildRequest(target, [], 1);
    const words = attempt.detail.message;
    return {
        attempt,
        target,
        who: `target ${JSON.stringify(target.id)}`,
        host,
        place: `${host}${pathOf(target, path).split('?')[0]}`,
        words: words === '' ? '' : `: ${words}`
    };
}
function explainStatus(facts, status) {
    const { who, host, place, words, target } = facts;
    if (status === 401 || status === 403 || facts.attempt.detail.keyRefused === true)
        return explainKey(facts, status);
    if (status === 404 || status === 405) {
        return new errors/* KnownError */.E('not-found', `${who}: ${place} answered ${status} for model ${JSON.stringify(target.model)}${words}`, {
            hint: `Check "base-url"${usualEnd(target)}, and "model".`
        });
    }
    if (status < 400)
        return explainRedirect(facts, status);
    if (status < 500)
        return explainRefusedRequest(facts, status);
    return new errors/* KnownError */.E('cannot-measure', `${who}: ${host} answered ${status}${words}`, {
        hint: 'Check whether the service is up, and run again.'
    });
}
function explainKey(facts, status) {
    const { attempt, who, host, target } = facts;
    const { key } = target;
    if (attempt.isSigned)
        return explainSignature(facts, status);
    if (key.from === 'none') {
        return new errors/* KnownError */.E('key-refused', `${who}: ${host} answered ${status}, and no key was sent`, {
            hint: 'Name the variable that holds the key as "api-key-env" of the target, or set the input "api-key".'
        });
    }
    const name = key.from === 'environment' ? `variable ${key.name}` : 'input "api-key"';
    return new errors/* KnownError */.E('key-refused', `${who}: ${host} refused the key of ${name} (${status})`, {
        hint: `Check that ${name} holds a key of ${host} that may use model ${JSON.stringify(target.model)}.`
    });
}
/** The service's own words name accounts and roles: they are looked at, and not repeated. */
function explainSignature({ attempt, who, host, target }, status) {
    const isLate = /signature (expired|not yet current)/i.test(attempt.detail.message);
    return new errors/* KnownError */.E('key-refused', `${who}: ${host} refused the AWS credentials of the environment (${status})`, {
        hint: isLate
            ? 'Set the clock of this machine: a signature holds for five minutes.'
            : `Check that they are of one session, not expired, and may call bedrock:InvokeModelWithResponseStream for model ${JSON.stringify(target.model)}.`
    });
}
/** Only where it leads somewhere; and "not modified" (304) never does, whatever else it says. */
function explainRedirect({ attempt, who, place, words, target }, status) {
    const to = attempt.detail.redirectHost;
    if (to === undefined || status === 304) {
        return new errors/* KnownError */.E('wrong-endpoint', `${who}: ${place} answered ${status}, which is neither an answer nor a redirect that says where to${words}`, { hint: `Check "base-url"${usualEnd(target)}, and what stands before the server: a cache, a proxy, a sign-in.` });
    }
    return new errors/* KnownError */.E('wrong-endpoint', `${who}: ${place} answered ${status}, a redirect to ${to}; redirects are not followed`, { hint: 'Set "base-url" to the address that answers by itself.' });
}
function explainRefusedRequest({ attempt, who, host, words }, status) {
    const { fields } = attempt.detail;
    const named = fields.length === 0 ? '' : `, naming ${fields.map((field) => JSON.stringify(field)).join(', ')}`;
    return new errors/* KnownError */.E('request-refused', `${who}: ${host} refused the request (${status})${named}${words}`, {
        hint: 'Change or remove the member under "params" or "extra-body"; a value of null takes one out that the gate sends.'
    });
}
/** `, which usually ends in /v1`: where this API has its usual place. */
function usualEnd({ api }) {
    const { pathname = '/' } = URL.parse(plan/* DEFAULT_BASE_URLS */.pO[api] ?? '') ?? {};
    return pathname === '/' ? '' : `, which usually ends in ${pathname}`;
}
function explainReply({ attempt, who, host, place, words, target }) {
    if (attempt.detail.status === undefined) {
        return new errors/* KnownError */.E('wrong-endpoint', `${who}: what answered at ${host} does not speak HTTP/1.1`, {
            hint: `Check "base-url": its port, and whether it is "http" or "https" there.`
        });
    }
    const came = {
        'not-a-stream': 'a page or text that is no stream of tokens',
        'empty-body': 'an empty body',
        'api-error': 'an error',
        'protocol-error': 'a stream that is not of the API the target names'
    }[attempt.derived.outcome];
    const isSaid = attempt.derived.outcome === 'api-error' && words !== '';
    return new errors/* KnownError */.E('wrong-endpoint', `${who}: ${place} answered 200 with ${came}${words}`, {
        hint: `${isSaid ? 'Unless its words say it, check' : 'Check'} "base-url"${usualEnd(target)}, and that the server streams.`
    });
}
function explainEmpty({ attempt, who, target }) {
    const limit = attempt.question.scenario.maxOutputTokens;
    const sent = limit + attempt.adaptation.allowanceTokenCount;
    const model = JSON.stringify(target.model);
    if (attempt.detail.finishedByLength !== true) {
        return new errors/* KnownError */.E('empty-replies', `${who}: model ${model} ended its reply without a word of answer`, {
            hint: 'Check "model" and "params": there is nothing to time in an empty reply.'
        });
    }
    return new errors/* KnownError */.E('empty-replies', `${who}: model ${model} spent all ${sent} output tokens before the first word of its answer`, { hint: roomHint(target, limit + parameters/* REASONING_ALLOWANCE_TOKENS */.v$, sent + parameters/* REASONING_ALLOWANCE_TOKENS */.v$) });
}
/** The prompts built in have no file to add a line to; a limit among the target's parameters takes the place of all. */
function roomHint(target, limit, whole) {
    const tokenLimitField = DIALECTS[target.api].limitParam ?? (0,presets/* presetOf */.j)(new URL(target.baseUrl).hostname).tokenLimitField;
    return `Leave room for reasoning: add max-output-tokens: ${limit} to each prompt of your file, or params: { ${tokenLimitField}: ${whole} } to the target.`;
}
function explainUnmeasurable(facts) {
    const { who, host, words } = facts;
    const [what, hint] = unmeasurable(facts);
    return new errors/* KnownError */.E('cannot-measure', `${who}: ${host} ${what}${words}`, { hint });
}
const TRY_AGAIN = 'Check whether the service is up, and run again.';
function unmeasurable({ attempt, target }) {
    const { derived, detail } = attempt;
    switch (derived.outcome) {
        case 'rate-limited':
            return [
                'kept answering "too many requests"',
                'Lower "in-flight" under "schedule", or use a key with a higher limit.'
            ];
        case 'overloaded':
            return ['kept answering that it is overloaded', 'Run again later.'];
        case 'timeout-connect':
            return ['did not let us connect in time', 'Check the host of "base-url", firewalls and proxies.'];
        case 'timeout-first-byte':
        case 'timeout-idle':
        case 'timeout-total':
            return [`did not answer in time (${derived.outcome})`, TRY_AGAIN];
        case 'truncated':
            return ['broke its replies off', TRY_AGAIN];
        case 'unsupported-encoding':
            return [
                `compressed its reply (${detail.encoding}) although that was not asked for`,
                'Switch compression off for this path, since it holds tokens back.'
            ];
        default:
            return connection(detail.code, target.baseUrl.startsWith('https:'));
    }
}
/** A server that misses a certificate sends an alert, which a newer TLS hides behind the end of the connection. */
const HUNG_UP = /^(UND_ERR_SOCKET|ECONNRESET)$|TLS.*_ALERT_/;
const CLIENT_HINT = 'If it asks its clients for a certificate, name the files as "client-cert-file" and "client-key-file".';
function connection(code, isSecure) {
    const check = 'Check "base-url", and that the server is up and reachable from here.';
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
        return [`is a name that could not be resolved (${code})`, check];
    if (code === 'ECONNREFUSED')
        return ['refused the connection (ECONNREFUSED)', check];
    if (code !== undefined && isSecure && HUNG_UP.test(code))
        return [`hung up (${code})`, `${check} ${CLIENT_HINT}`];
    if (code !== undefined && /CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code)) {
        return [
            `has a certificate that is not trusted (${code})`,
            'Name the file of its certificate authority as "ca-file".'
        ];
    }
    return [code === undefined ? 'ended the stream with an error' : `could not be reached (${code})`, check];
}

;// CONCATENATED MODULE: ./lib/measure/warm-up.js












/** How often a host that is busy or broken is asked again before measuring is given up. */
const FURTHER_TRIES = 3;
/**
 * The name of the limit, its value, three of our members besides two switches, three sampling parameters, thinking and
 * four efforts in vain, a hang in three steps: no host refuses them all.
 */
const MAX_CHANGES = 18;
/** How often compared targets are asked for what was found out of each other. Each time something more is given up. */
const MAX_ALIGNMENTS = 8;
/**
 * Opens a target's connections, wakes what sleeps, and shows whether measuring makes sense: one answer is enough. Begins
 * with what was settled before, and by itself where the host does not answer that. Throws what keeps it from answering; returns early, with
 * what came so far, when the signal is aborted.
 */
async function warmUp(parts, target, begin = {}) {
    parts.progress.note(`${target.id}: warming up`);
    const isBorrowed = beginOnRecord(parts, target, begin) || beginLike(parts, target, begin);
    const opening = await openConnections(parts, target);
    const opened = [...opening, ...(await askAgain(parts, opening))];
    const settled = await settle(parts, target, opened);
    // Whoever refuses a request may close its connection as well.
    const isFirst = !opened.some(isAnswered) && settled.some(isAnswered);
    const reopened = isFirst ? await openConnections(parts, target) : [];
    const failed = settled.at(-1);
    if (failed === undefined || settled.some(isAnswered) || parts.signal.aborted)
        return [...opened, ...settled, ...reopened];
    if (isBorrowed && isAboutTheRequest(failed)) {
        beginByItself(parts, target, failed);
        return [...opened, ...(await warmUp(parts, target))];
    }
    throw explainFailure(failed, parts.bench.secretsOf(target));
}
function beginOnRecord({ bench }, target, { onRecord }) {
    if (onRecord === undefined || bench.adaptations.has(target.id))
        return false;
    bench.adaptations.set(target.id, onRecord);
    return true;
}
/** At the same address all of it holds, elsewhere only what decides what is measured. */
function beginLike({ bench }, target, { like }) {
    const known = like && bench.adaptations.get(like.id);
    if (like === undefined || known === undefined || bench.adaptations.has(target.id))
        return false;
    const isSameHost = like.baseUrl === target.baseUrl && (0,external_node_util_.isDeepStrictEqual)(like.extraHeaders, target.extraHeaders);
    const begun = isSameHost ? known : withForm(adaptationOf(bench.adaptations, target), known);
    bench.adaptations.set(target.id, begun);
    return true;
}
/** What it refused of the other's form is remembered: whether both can be asked alike shows once it answers. */
function beginByItself({ bench }, target, { adaptation }) {
    const { reasons, refusedEfforts } = adaptation;
    bench.adaptations.delete(target.id);
    bench.adaptations.set(target.id, { ...adaptationOf(bench.adaptations, target), reasons, refusedEfforts });
}
/**
 * Has targets that are compared ask alike, in the form that all of their hosts take: two of them asked in two ways would
 * show that as a difference of speed. One that does not answer in the form of the others keeps its own.
 */
async function alignForms(parts, targets) {
    const [first] = targets;
    if (first === undefined)
        return;
    let alike = targets;
    for (let rounds = 0; rounds < MAX_ALIGNMENTS; rounds += 1) {
        const next = await alignOnce(parts, alike, parameters/* EFFORTS */.ig[first.api]);
        if (next === undefined || parts.signal.aborted)
            return;
        alike = next;
    }
}
/** Those that are left to be aligned; absent where all ask alike. */
async function alignOnce(parts, targets, efforts) {
    const formOf = (target) => adaptationOf(parts.bench.adaptations, target);
    const form = unitedForm(efforts, targets.map(formOf));
    const unlike = targets.filter((each) => !areAlike(form, formOf(each)));
    for (const target of unlike) {
        if (!(await takesForm(parts, target, form)))
            return targets.filter((each) => each !== target);
    }
    return unlike.length === 0 ? undefined : targets;
}
/** Whether it answers in a form, or in what the form comes to at its host. */
async function takesForm(parts, target, form) {
    const { bench, progress, signal } = parts;
    const own = adaptationOf(bench.adaptations, target);
    bench.adaptations.set(target.id, withForm(own, form));
    progress.note(`${target.id}: asking again like what it is compared with`);
    if (await answersAgain(parts, target))
        return true;
    bench.adaptations.set(target.id, own);
    if (!signal.aborted)
        progress.note(`${target.id}: does not answer like that, and is asked as before`);
    return false;
}
async function answersAgain(parts, target) {
    const [scenario] = warmUpScenarios(parts, target, 1);
    if (scenario === undefined)
        return false;
    const attempts = await settle(parts, target, await askPatiently(parts, target, scenario));
    return attempts.some(isAnswered);
}
/**
 * Asks each prompt once, for a cache to hold it from then on, as slowly as the host wants, and again where it is busy. What
 * fails otherwise will fail in its sample as well, and be said there.
 */
async function prime(parts, target) {
    const { plan, pacing, progress, signal } = parts;
    const { scenarios } = (target.baseOf === undefined ? undefined : plan.base?.prompts) ?? plan.prompts;
    progress.note(`${target.id}: asking each prompt once, for the cache`);
    const waiting = scenarios.map((scenario) => ({ scenario, tries: FURTHER_TRIES }));
    pacing.countBy(() => waiting.length + 1);
    const lane = async () => {
        for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
            const { scenario, tries } = next;
            if ((await isTurnedAway(parts, target, scenario)) && tries > 0)
                waiting.push({ scenario, tries: tries - 1 });
        }
    };
    await Promise.all(Array.from({ length: plan.schedule.inFlightCount }, lane));
}
/** Asks in turn, and says whether the host was too busy. */
async function isTurnedAway(parts, target, scenario) {
    const { pacing, signal } = parts;
    await pacing.turn(allowanceOf(target), signal);
    const attempt = signal.aborted ? undefined : await ask(parts, target, scenario);
    if (attempt === undefined)
        return false;
    pacing.heed(attempt);
    return isBusy(attempt);
}
/**
 * Changes the request and asks again for as long as the replies say how, so that no sample ever meets a parameter its
 * host does not take. Yields what the last form of the request came to; where nothing has to change, that is the first.
 * Where the last one was refused, a form that was answered stands.
 */
async function settle(parts, target, opened) {
    const { bench, progress, signal } = parts;
    let attempts = opened;
    let answered = opened.filter(isAnswered);
    for (let changes = 0; changes < MAX_CHANGES; changes += 1) {
        const next = nextAdaptation(attempts, bench.schedule.cache);
        const scenario = opened[0]?.question.scenario;
        if (next === undefined || scenario === undefined || signal.aborted)
            break;
        bench.adaptations.set(target.id, next);
        progress.note(`${target.id}: asking again with ${changesOf(target, next).map(changeNote).join(', ') || 'all of it'}`);
        attempts = await askPatiently(parts, target, scenario);
        if (attempts.some(isAnswered))
            answered = attempts.filter(isAnswered);
    }
    return attempts.some(isAnswered) ? attempts : [...attempts, ...fallBack(parts, target, attempts, answered)];
}
/** A host that answered before it was asked for more is measured as it answered. What is busy by now may answer yet. */
function fallBack({ bench, progress, signal }, target, attempts, answered) {
    const [before] = answered;
    const failed = attempts.at(-1);
    if (before === undefined || failed === undefined || mayPass(failed) || signal.aborted)
        return [];
    const { reasons, refusedEfforts } = failed.adaptation;
    bench.adaptations.set(target.id, { ...before.adaptation, reasons, refusedEfforts });
    progress.note(`${target.id}: asking as before, which was answered`);
    return answered;
}
/** Whether it may be due to what was asked, and not to who asked, where, or when. */
function isAboutTheRequest({ derived, detail }) {
    return detail.status === 400 || detail.status === 422 || ['api-error', 'empty-output'].includes(derived.outcome);
}
function changeNote([parameter, change]) {
    switch (change.how) {
        case 'renamed':
            return `${change.to} for ${parameter}`;
        case 'left-out':
            return `no ${parameter}`;
        case 'set':
            return `${parameter}: ${change.to}`;
        case 'raised':
            return `${change.byTokenCount} more tokens for reasoning`;
        default:
            return change;
    }
}
/** In groups, so that all connections of a group are needed at once and each is opened. Ends with a group in vain. */
async function openConnections(parts, target) {
    const { inFlightCount, warmupCount } = parts.plan.schedule;
    const scenarios = warmUpScenarios(parts, target, Math.max(inFlightCount, warmupCount));
    const attempts = [];
    for (let done = 0; done < scenarios.length; done += inFlightCount) {
        const group = scenarios.slice(done, done + inFlightCount);
        const asked = await Promise.all(group.map((scenario) => ask(parts, target, scenario)));
        attempts.push(...asked.filter(isAttempt));
        if (parts.signal.aborted || !attempts.some(isAnswered))
            break;
    }
    return attempts;
}
async function askPatiently(parts, target, scenario) {
    const asked = [await ask(parts, target, scenario)].filter(isAttempt);
    return [...asked, ...(await askAgain(parts, asked))];
}
async function askAgain(parts, before) {
    const attempts = [];
    let last = before.at(-1);
    for (let tries = 1; tries <= FURTHER_TRIES; tries += 1) {
        if (last === undefined || [...before, ...attempts].some(isAnswered) || !mayPass(last))
            break;
        await waitAsTold(parts, last, tries);
        const { target, scenario } = last.question;
        last = await ask(parts, target, scenario);
        attempts.push(...[last].filter(isAttempt));
    }
    return attempts;
}
/**
 * With the plan's own smallest limit where that is larger: a limit that only warm-up has would prove nothing about
 * whether the prompts' answers fit.
 */
function warmUpScenarios({ plan, prompts }, target, count) {
    const { scenarios } = promptsOf(target, plan);
    const smallest = Math.min(...scenarios.map((scenario) => scenario.maxOutputTokens));
    return Array.from({ length: prompts.length === 0 ? 0 : count }, (_, index) => prompts[index % prompts.length])
        .filter((prompt) => prompt !== undefined)
        .map((prompt) => ({ ...prompt, maxOutputTokens: Math.max(prompt.maxOutputTokens, smallest) }));
}
async function ask(parts, target, scenario) {
    const question = { target, scenario, slot: { round: 0, arm: 'head' } };
    const attempt = await streamOnce(parts.bench, question, parts.signal);
    if (attempt === undefined)
        return undefined;
    parts.spending.add(target, attempt.messages, attempt.derived);
    parts.pacing.learn(attempt);
    return attempt;
}
function isAttempt(attempt) {
    return attempt !== undefined;
}
function isAnswered({ sample }) {
    return !(0,domain_sample/* isFailure */.N6)(sample);
}
/** Whether the next try may fare better: a busy or broken server, not a wrong address or a refused key. */
function mayPass({ derived, detail }) {
    const passing = ['rate-limited', 'overloaded', 'truncated', 'error-midstream'];
    const dropped = derived.outcome === 'connection' && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(detail.code ?? '');
    return passing.includes(derived.outcome) || dropped || (detail.status ?? 0) >= 500;
}
async function waitAsTold({ bench, wallClock, signal, progress }, attempt, refusalCount) {
    const toldMs = attempt.detail.retryAfterMs;
    const waitMs = retryAfterMs({ headers: attempt.headers, toldMs, refusalCount, now: wallClock() });
    progress.note(`${attempt.question.target.id}: ${attempt.derived.outcome}, waiting ${Math.ceil(waitMs / 1000)} s`);
    await bench.clock.wait(waitMs, signal);
}

;// CONCATENATED MODULE: ./lib/measure/create-measure.js











/** Measures over the network, by the system's clock unless another is given. */
function createMeasure(options) {
    const memory = { coldBounds: new Map(), adaptations: new Map(), unmeasuredBases: new Map() };
    return async (request) => {
        const { clock = systemClock, environment, keyOf, caPem, clientCertificate, nonce = freshNonce } = options;
        const { targets, schedule } = request.plan;
        const wallClock = options.wallClock ?? (() => new Date());
        const startedAt = wallClock().toISOString();
        const bench = openBench(targets, schedule, {
            clock,
            environment,
            keyOf,
            caPem,
            clientCertificate,
            nonce,
            stallMs: options.stallMs,
            wallClock,
            adaptations: memory.adaptations
        });
        const stop = createStop(schedule.timeoutMs, options.signal);
        const spending = createSpending(request.plan);
        try {
            const result = await measureAll({ request, options, bench, spending, signal: stop.signal, memory });
            return measured({ request, bench, spending, startedAt, result, end: endOf(result, stop), memory });
        }
        finally {
            stop.clear();
            await bench.close();
        }
    };
}
async function measureAll(parts) {
    const { request, options, bench, spending, signal, memory } = parts;
    const { plan, slots, look } = request;
    const { progress, wallClock = () => new Date(), loadTokenizer } = options;
    const pacing = new Pacing({ clock: bench.clock, plan, progress, wallClock });
    if (!request.warm)
        await warmUpAll(parts, pacing);
    const units = unitsOf(slots, plan);
    const paired = units.every((unit) => unit.length > 1);
    progress.start(Math.max(request.mostUnitCount ?? 0, units.length), paired ? 'measuring in pairs' : 'measuring');
    const coldBoundOf = ({ id }) => memory.coldBounds.get(id) ?? coldBound([]);
    const unmeasuredBases = new Set(memory.unmeasuredBases.keys());
    const job = { bench, plan, spending, pacing, progress, signal, coldBoundOf };
    const measured = plan.targets.filter(({ id }) => !unmeasuredBases.has(id));
    const lookNow = look && ((samples) => look(samples, askedOf(measured, bench.adaptations) ?? {}));
    try {
        return await measureOn({ ...job, slots, look: lookNow, loadTokenizer, unmeasuredBases });
    }
    finally {
        progress.stop();
    }
}
async function warmUpAll(parts, pacing) {
    const { request, options, bench, spending, signal, memory } = parts;
    const { progress, warmupPrompts: prompts, wallClock = () => new Date() } = options;
    const { plan } = request;
    const warming = { bench, plan, prompts, spending, pacing, progress, wallClock, signal };
    const groups = comparedGroups(plan.targets);
    for (const target of plan.targets) {
        const group = groups.find((each) => each.includes(target));
        const like = group?.find((each) => each !== target && bench.adaptations.has(each.id));
        const onRecord = request.askedBefore?.[target.id];
        await warmUpTarget(warming, memory, target, { like, onRecord: onRecord && adaptationAsked(target, onRecord) });
    }
    const isMeasured = ({ id }) => !memory.unmeasuredBases.has(id);
    for (const group of groups)
        await alignForms(warming, group.filter(isMeasured));
    // The form decides what a prompt is to the cache.
    if (plan.schedule.cache === 'warm')
        for (const target of plan.targets.filter(isMeasured))
            await prime(warming, target);
}
async function warmUpTarget(warming, memory, target, begin) {
    try {
        const attempts = await warmUp(warming, target, begin);
        memory.coldBounds.set(target.id, coldBound(attempts.map((attempt) => attempt.sample)));
    }
    catch (error) {
        if (!(error instanceof errors/* KnownError */.E) || !create_measure_isOptional(target, warming.plan))
            throw error;
        memory.unmeasuredBases.set(target.id, baseNotMeasured(target, error));
    }
}
/** Who repairs what base had wrong must be able to: a base that nobody asked for may be one that does not answer. */
function create_measure_isOptional({ baseOf }, { base, compare }) {
    const found = base?.source === 'files-at-base' || base?.source === 'recorded-plan';
    return baseOf !== undefined && compare === 'auto' && found;
}
function baseNotMeasured({ baseOf = '' }, { message }) {
    return { kind: 'base-not-measured', target: baseOf, why: 'base-does-not-answer', detail: message };
}
function createStop(timeoutMs, cancelled) {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), timeoutMs);
    return {
        signal: cancelled === undefined ? timeout.signal : AbortSignal.any([timeout.signal, cancelled]),
        reason: () => {
            if (cancelled?.aborted === true)
                return 'cancelled';
            return timeout.signal.aborted ? 'timeout' : undefined;
        },
        clear: () => clearTimeout(timer)
    };
}
/** Whatever rang after the last slot was done ended nothing; and what was looked at once can be judged. */
function endOf({ end, lookedOnce }, stop) {
    return { reason: end ?? stop.reason() ?? 'cancelled', partial: !lookedOnce };
}
function measured({ request, bench, spending, startedAt, result, end, memory }) {
    const { targets, keepEvents } = request.plan;
    const costUsd = spending.costUsd();
    const measuredTargets = targets.filter(({ id }) => !memory.unmeasuredBases.has(id));
    const asked = askedOf(measuredTargets, bench.adaptations);
    const unpriced = targets.flatMap(({ id, price, baseOf }) => (price === undefined && baseOf === undefined ? [id] : []));
    return {
        samples: result.measurements.map(({ sample }) => sample),
        startedAt,
        durationMs: bench.clock.nowMs() - bench.startMs,
        end,
        clientHealth: bench.health.close(),
        connectMs: connectByOrigin(bench, targets),
        ...(costUsd === undefined ? {} : { costUsd }),
        warnings: [
            ...(unpriced.length === 0 ? [] : [{ kind: 'price-unknown', targets: unpriced }]),
            ...adaptationWarnings(measuredTargets, bench.adaptations),
            ...memory.unmeasuredBases.values()
        ],
        ...(asked === undefined ? {} : { asked }),
        ...(keepEvents ? { events: eventsOf(result.measurements) } : {})
    };
}
function connectByOrigin({ connector }, targets) {
    const medians = [...new Set(targets.map(originOf))].map((origin) => {
        const opened = connector.opened().filter((facts) => facts.origin === origin);
        return [origin, median(opened.map((facts) => facts.tcpMs))];
    });
    return Object.fromEntries(medians.filter((entry) => entry[1] !== undefined));
}
function eventsOf(measurements) {
    return measurements.map(({ contentAtMs }, sample) => ({ sample, atMs: [...contentAtMs] }));
}

;// CONCATENATED MODULE: ./lib/plan/missing-key.js

/**
 * The first target whose key is missing. A variable that is named and empty is a missing key. So is no key at all for a
 * hosted API: a runner gives a secret that a fork may not see as an empty input, and no hosted API answers without one.
 */
function missingKey(plan, world) {
    for (const target of plan.targets) {
        const missing = world.hasKey(target) ? undefined : missingKeyOf(target, world);
        if (missing !== undefined)
            return missing;
    }
    return undefined;
}
function missingKeyOf(target, { isKnownProvider, canSign }) {
    if (target.key.from === 'environment')
        return emptyVariable(target.id, target.key.name);
    const { hostname } = new URL(target.baseUrl);
    // A key can also be sent by a header of the user's own.
    if (!isKnownProvider(hostname) || Object.keys(target.extraHeaders).length > 0)
        return undefined;
    if (target.api !== 'bedrock-converse')
        return noKey(target.id, hostname);
    return canSign ? undefined : noCredentials(target.id, hostname);
}
function emptyVariable(target, name) {
    return new errors/* KnownError */.E('missing-key', `target "${target}": the variable ${name} is empty or not set`, {
        hint: `Set ${name} (in a workflow: in the step's "env:", from a secret that exists in this repository), or remove "api-key-env" where the endpoint needs no key.`
    });
}
function noKey(target, hostname) {
    return new errors/* KnownError */.E('missing-key', `target "${target}": no "api-key" was given, and ${hostname} answers nobody without`, {
        hint: 'Give "api-key" from a secret that exists in this repository, or name a variable by "api-key-env" in the file.'
    });
}
function noCredentials(target, hostname) {
    return new errors/* KnownError */.E('missing-key', `target "${target}": neither AWS credentials nor an "api-key" were given, and ${hostname} answers nobody without`, {
        hint: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment of the job (aws-actions/configure-aws-credentials does), or name the variable of a Bedrock API key by "api-key-env" in the file.'
    });
}

;// CONCATENATED MODULE: ./lib/plan/read-key.js


/** What a header may carry; a key is sent in one. */
const FITS_A_HEADER = /^[\x21-\x7e\x80-\xff]+(?:[\t ][\x21-\x7e\x80-\xff]+)*$/;
/**
 * The key of a target as it was given, without the line feed that a secret made from a file ends with; absent where there is
 * none. Throws where it has characters that no request could carry: a host would never see it, and seem to be down.
 */
function readKey({ id, key }, given) {
    const value = given?.trim() ?? '';
    if (value === '' || key.from === 'none')
        return undefined;
    if (FITS_A_HEADER.test(value))
        return new Secret(value);
    const name = key.from === 'environment' ? `the variable ${key.name}` : '"api-key"';
    throw new errors/* KnownError */.E('invalid-input', `target "${id}": ${name} has characters that no key has`, {
        hint: 'Store the key again, as one line: it holds a line break, a quotation mark of a word processor, or the like.'
    });
}

// EXTERNAL MODULE: ./lib/plan/read-plan.js + 5 modules
var read_plan = __webpack_require__(3160);
// EXTERNAL MODULE: ./lib/plan/gate-problems.js
var gate_problems = __webpack_require__(5721);
// EXTERNAL MODULE: ./lib/plan/read-acceptances.js
var read_acceptances = __webpack_require__(2030);
// EXTERNAL MODULE: ./lib/plan/read-budgets.js + 2 modules
var read_budgets = __webpack_require__(5116);
// EXTERNAL MODULE: ./lib/plan/read-config.js
var read_config = __webpack_require__(2454);
// EXTERNAL MODULE: ./lib/plan/read-inputs.js
var read_inputs = __webpack_require__(7613);
// EXTERNAL MODULE: ./lib/plan/read-schedule.js
var read_schedule = __webpack_require__(8137);
// EXTERNAL MODULE: ./lib/plan/read-targets.js + 5 modules
var read_targets = __webpack_require__(9430);
;// CONCATENATED MODULE: ./lib/plan/read-rules.js








/**
 * The part of inputs and configuration that judges what was measured already: no target need be named, no prompt be
 * there, and no cap be reached. Throws one InputError with everything that is wrong.
 */
function readRules(raw, world) {
    const inputs = (0,read_inputs/* readInputs */.K)(raw);
    const file = (0,read_config/* readConfigFile */.R)(raw, world);
    const named = file.mentions('targets') || inputs.target.given.length > 0;
    const { targets, problems } = named ? (0,read_targets/* readTargets */.R)({ raw, inputs, file, world }) : { targets: [], problems: [] };
    const budgets = (0,read_budgets/* readBudgets */.l)({ inputs, file, targets });
    const accepted = (0,read_acceptances/* readAcceptances */.$)(file, targets);
    const all = [
        ...inputs.problems,
        ...file.problems,
        ...problems,
        ...budgets.problems,
        ...(0,gate_problems/* repeatedChecks */.U)(file),
        ...accepted.problems
    ];
    if (all.length > 0)
        throw new errors/* InputError */.dz(all);
    const gate = (0,read_schedule/* readGate */.cw)(file.config.gate ?? {}, inputs.failOn);
    const trial = inputs.over.trial ?? file.config.trial ?? false;
    return { targets, budgets: budgets.budgets, gate, accept: accepted.accept, trial };
}

// EXTERNAL MODULE: ./lib/prompts/builtin.js + 2 modules
var builtin = __webpack_require__(9847);
;// CONCATENATED MODULE: ./lib/prompts/warm-up.js
/** Long enough to see the stream run, short enough to cost nothing. */
const MAX_OUTPUT_TOKENS = 32;
/**
 * Sent before anything is timed, to open connections and wake what sleeps. They are in no prompt set, so that no measured
 * prompt meets a cache that its own warm-up filled.
 */
const WARM_UP_PROMPTS = [
    warm_up_warmUp('warm-up-colors', 'Name five colors that you might see in an autumn wood, in one line.'),
    warm_up_warmUp('warm-up-count', 'Count from one to twelve in words, with a comma after each number.'),
    warm_up_warmUp('warm-up-greeting', 'Write one friendly sentence that wishes a colleague a good morning.'),
    warm_up_warmUp('warm-up-tools', 'List six tools that are found in most kitchens, separated by commas.')
];
function warm_up_warmUp(id, content) {
    return { id, kind: 'warm-up', messages: [{ role: 'user', content }], maxOutputTokens: MAX_OUTPUT_TOKENS };
}

;// CONCATENATED MODULE: ./lib/tokens/o200k.js
/** Merging is quadratic in the length of what has no break, such as Thai or Chinese prose or a row of one letter. */
const PIECE_LENGTH = 1000;
/** Markers that a text may well spell out are counted as the letters they are. */
const AS_TEXT = { allowedSpecial: new Set(), disallowedSpecial: new Set() };
/**
 * The tokenizer o200k_base, for every model: counts by it compare whatever the models count in themselves. Its table of
 * 2.4 MB is read when it is first asked for, which takes a quarter of a second and more, so not while a stream is open.
 */
async function loadTokenizer() {
    const { countTokens } = await __webpack_require__.e(/* import() */ 740).then(__webpack_require__.bind(__webpack_require__, 5359));
    return (text) => pieces(text).reduce((sum, piece) => sum + countTokens(piece, AS_TEXT), 0);
}
/**
 * Text in pieces that are short enough to be merged quickly. Cut in front of a space, where the tokenizer itself divides,
 * so that the count stays what it is; where there is none, a cut may make one token of a thousand letters two.
 */
function pieces(text) {
    const cuts = [];
    let from = 0;
    while (text.length - from > PIECE_LENGTH) {
        const to = cutBefore(text, from);
        cuts.push(text.slice(from, to));
        from = to;
    }
    return [...cuts, text.slice(from)];
}
/** Where the piece that begins at `from` ends: never within a pair of surrogates. */
function cutBefore(text, from) {
    const last = from + PIECE_LENGTH;
    for (let at = last; at > from; at -= 1)
        if (text[at] === ' ' && isLetter(text[at + 1]))
            return at;
    return isLowSurrogate(text.charCodeAt(last)) ? last - 1 : last;
}
function isLetter(character) {
    return character !== undefined && /\p{L}/u.test(character);
}
function isLowSurrogate(code) {
    return code >= 0xdc00 && code <= 0xdfff;
}

;// CONCATENATED MODULE: ./lib/commands/here.js



















const execute = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
const GIT_TIMEOUT_MS = 5000;
/** Seeds are written into run files, whose schema wants them small enough for JSON. */
const LARGEST_SEED = 2 ** 31;
const DEFAULT_CONFIG_PATH = '.github/llm-latency.yml';
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
const now = () => new Date().toISOString();
const freshSeed = () => (0,external_node_crypto_.randomInt)(LARGEST_SEED);
const wait = (durationMs) => (0,promises_.setTimeout)(durationMs);
/** The text of a file, or undefined where there is none. */
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(path), 'utf8');
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new errors/* KnownError */.E('unreadable-file', `${path} cannot be read: ${cause.message}`, { cause });
    }
}
/** What plans are read with: this machine's disk, and what comes with the gate. */
function planWorld() {
    return { readText, sha256, isKnownProvider: presets/* isKnownProvider */.n, builtinSets: builtin/* BUILTIN_SETS */.Y, defaultConfigPath: DEFAULT_CONFIG_PATH };
}
/** The plan of a command line's options, read from this machine's disk. */
function readPlanHere(raw) {
    return (0,read_plan/* readPlan */.m)(raw, planWorld());
}
/** The key of a target: from the variable that it names, or the one that was given for all. */
function keyOf(apiKey) {
    return (target) => {
        const { key } = target;
        return readKey(target, key.from === 'environment' ? process.env[key.name] : apiKey);
    };
}
/** What a configuration says about judging what was measured already. */
function readRulesHere(raw) {
    return readRules(raw, { readText, isKnownProvider: presets/* isKnownProvider */.n, defaultConfigPath: DEFAULT_CONFIG_PATH });
}
/** What is missing of the keys of a plan's targets. */
function missingKeyHere(plan, keys) {
    return missingKey(plan, {
        hasKey: (target) => keys(target) !== undefined,
        isKnownProvider: presets/* isKnownProvider */.n,
        canSign: awsCredentials(process.env) !== undefined
    });
}
/** Throws where a target's key is missing. */
function requireKeys(plan, keys) {
    const missing = missingKeyHere(plan, keys);
    if (missing !== undefined)
        throw missing;
}
/** Measures from this machine. */
function measureHere(options) {
    const { plan, keys, progress, signal } = options;
    const caPem = plan.caFile === undefined ? undefined : requireText(plan.caFile, 'ca-file');
    return createMeasure({
        keyOf: keys,
        environment: process.env,
        ...(caPem === undefined ? {} : { caPem }),
        ...clientCertificateHere(plan),
        warmupPrompts: WARM_UP_PROMPTS,
        loadTokenizer: loadTokenizer,
        progress,
        ...(signal === undefined ? {} : { signal })
    });
}
function clientCertificateHere({ clientCertFile, clientKeyFile }) {
    if (clientCertFile === undefined || clientKeyFile === undefined)
        return {};
    const certPem = requireText(clientCertFile, 'client-cert-file');
    return { clientCertificate: { certPem, keyPem: new Secret(requireText(clientKeyFile, 'client-key-file')) } };
}
function requireText(path, name) {
    const text = readText(path);
    if (text !== undefined)
        return text;
    throw new errors/* KnownError */.E('unreadable-file', `"${name}" names ${path}, which is not there`);
}
/** This machine, as a run file describes it. */
function environmentHere() {
    const cpuModel = (0,external_node_os_.cpus)()[0]?.model.trim();
    return {
        os: process.platform,
        architecture: process.arch,
        runnerEnvironment: 'local',
        nodeVersion: process.version,
        ...(cpuModel === undefined || cpuModel === '' ? {} : { cpuModel })
    };
}
/** A run off GitHub: of the commit that is checked out here, if there is one. */
async function placeHere(key, feedsBaseline) {
    const commit = await git(['rev-parse', 'HEAD']);
    const base = await git(['rev-parse', 'HEAD^']);
    return {
        event: 'local',
        key,
        feedsBaseline,
        ...(commit === undefined ? {} : { commit }),
        ...(base === undefined ? {} : { baseCommit: base })
    };
}
/** The commit of a tag, or of a commit's beginning; undefined where this repository has none of that name. */
function anchorHere(anchor) {
    return git(['rev-parse', '--verify', '--quiet', `${anchor}^{commit}`]);
}
async function git(args) {
    try {
        const { stdout } = await execute('git', [...args], { timeout: GIT_TIMEOUT_MS });
        const commit = stdout.trim();
        return /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
    }
    catch {
        return undefined;
    }
}
/** Aborted by the first Ctrl-C, so that what was measured is kept; the second one ends the process. */
function stopSignal() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'])
        process.once(name, () => controller.abort());
    return controller.signal;
}


/***/ }),

/***/ 7537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isJson)
/* harmony export */ });
/** Whether a text is one whole JSON value. The engine's own message is not handed on: it quotes the text. */
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 5141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eg: () => (/* binding */ FAIL_STATES),
/* harmony export */   xj: () => (/* binding */ STATES)
/* harmony export */ });
/* unused harmony export CHECK_REASONS */
/** Why a check came to its verdict. Codes are interface: JSON carries them as they stand. */
const CHECK_REASONS = (/* unused pure expression or super */ null && ([
    'slower-beyond-noise',
    'faster-beyond-noise',
    'crept',
    'slowdown-unlikely',
    'more-failures',
    'failures-as-before',
    'no-longer-streams',
    'streams-as-before',
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
/** One word for the whole, in order of precedence: the first that applies is the word. */
const STATES = [
    'regression',
    'over-budget',
    'could-not-measure',
    'inconclusive',
    'no-baseline',
    'drift',
    'warning',
    'pass'
];
/** What `fail-on` may name. */
const FAIL_STATES = [
    'regression',
    'budget',
    'could-not-measure',
    'inconclusive',
    'no-baseline',
    'drift'
];


/***/ }),

/***/ 8888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ baseName),
/* harmony export */   N: () => (/* binding */ directName)
/* harmony export */ });
/** The name of a target's upstream. */
function directName(target) {
    return `${target} (direct)`;
}
/** The name of a target's other arm: what stood before the change. */
function baseName(target) {
    return `${target} (base)`;
}


/***/ }),

/***/ 6452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * The same text for the same JSON, whatever order its keys were written in, so that it can be hashed. Keys are sorted by
 * UTF-16 code unit as RFC 8785 (JCS) does, whose number and string forms are those of `JSON.stringify` as well.
 */
function canonicalJson(value) {
    if (isList(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value);
    const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}
function isList(value) {
    return Array.isArray(value);
}


/***/ }),

/***/ 3665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ configSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5141);
/* harmony import */ var _config_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2923);
/* harmony import */ var _usual_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6958);





/** Names of environment variables, as shells accept them. */
const VARIABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const json = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .json */ .Pq9());
const dollars = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig({ error: 'expected US dollars per 1M tokens, as a number' })
    .min(0, { error: 'expected US dollars per 1M tokens, 0 or more' })
    .max(100_000, { error: 'expected US dollars per 1M tokens, at most 100000' });
const variable = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: 'expected the name of an environment variable' })
    .regex(VARIABLE_NAME, { error: 'expected the name of an environment variable, never a key itself' })
    .max(200);
/** An endpoint that is asked the same as the target: what is not said of it is the target's. */
function besides(baseUrl) {
    return (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .strict */ .O2)({
        'base-url': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('an address', 2000).describe(baseUrl),
        'api-key-env': variable.optional().describe('The environment variable that holds its key.'),
        'extra-headers': zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('text', 2000)).optional().describe('Further request headers.')
    });
}
const targetSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .strict */ .O2)({
    id: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)('a name for this target').optional().describe('Its name in reports and budgets. Default: the model.'),
    model: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)('the name of a model').describe('The model, as the API calls it.'),
    api: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .API_IDS */ .YU).optional().describe(`The wire format. Default: ${_domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_API */ .VU}.`),
    'base-url': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('an address', 2000)
        .optional()
        .describe(`Where the API is, without the path of a call. Default: ${(0,_usual_places_js__WEBPACK_IMPORTED_MODULE_2__/* .usualPlaces */ .d)()}.`),
    'api-key-env': variable
        .optional()
        .describe('The environment variable that holds the key. A target without one uses the input "api-key", or no key.'),
    params: json
        .optional()
        .describe('Parameters of the API, passed through: { temperature: 0 }. Where it keeps them in an object of their own, they go there.'),
    'extra-body': json.optional().describe('Further members of the request body.'),
    'extra-headers': zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('text', 2000))
        .optional()
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
        .describe('Further request headers. ${NAME} is read from the environment.'),
    labels: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P((0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)('the name of a label'), (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)('text'))
        .optional()
        .describe('Facts about the target. A baseline with other labels is not compared.'),
    price: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .strict */ .O2)({
        input: dollars.describe('US dollars per 1M input tokens.'),
        output: dollars.describe('US dollars per 1M output tokens.')
    })
        .optional()
        .describe('Without it, tokens are counted and capped instead of dollars.'),
    owned: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()
        .optional()
        .describe('Whether this repository changes its speed. Default: yes for private addresses and unknown hosts.'),
    base: besides('Where the build before the change runs, without the path of a call.')
        .optional()
        .describe('The build before the change, running beside this one: both are asked the same in pairs.'),
    direct: besides('Where the upstream is, without the path of a call.')
        .optional()
        .describe('The upstream behind this target: measured beside it, it gives the metric overhead.'),
    control: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()
        .optional()
        .describe('A target that no change here can touch: where it gets slower too, the cause lies elsewhere.'),
    'build-id': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)('what was built').optional().describe('Names the build of an owned target in place of the commit.'),
    'allow-http': zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional().describe('Lets a key go to a private host over plain http. Default: false.')
});
const scheduleSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .strict */ .O2)({
    pairs: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .pairs */ .AS)()
        .optional()
        .describe('Pairs of base and head of each target, where base is measured beside head: 60..400, or the most alone. Default: 60..280, 60..400 for owned targets, up to 1000 where a p95 gates.'),
    requests: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(2, 100_000).optional().describe('Requests to each target; whole rounds are made. Default: 60.'),
    'in-flight': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(1, 64).optional().describe('Requests at the same time. Default: 4, or 1 where a target is owned.'),
    warmup: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(0, 100).optional().describe('Requests to each target before anything is timed. Default: 2.'),
    cache: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['cold', 'warm'])
        .optional()
        .describe('cold: every prompt starts with a new number, so that no cache holds it. warm: every prompt is asked once before, so that one does. Default: cold.'),
    'max-cost': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .money */ .TG)().optional().describe('The most one measurement may spend, such as $1.00.'),
    'max-total-input-tokens': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(1, 1_000_000_000)
        .optional()
        .describe('The most input tokens of one measurement. Default: 1000000; none where max-cost binds instead.'),
    'max-total-output-tokens': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(1, 1_000_000_000)
        .optional()
        .describe('The most output tokens of one measurement. Default: 250000; none where max-cost binds instead.'),
    timeout: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)('1s', '6h').optional().describe('For the whole of the measuring. Default: 15m.'),
    'confirm-after': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)('0s', '1h')
        .optional()
        .describe('The pause before an alarm is measured a second time. Default: 60s.'),
    timeouts: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .strict */ .O2)({
        connect: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)('10ms', '5m').optional().describe('Until the connection stands. Default: 10s.'),
        'first-byte': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)('10ms', '1h').optional().describe('Until the first byte of the reply. Default: 60s.'),
        idle: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)('10ms', '1h').optional().describe('Between two bytes of the reply. Default: 30s.'),
        total: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)('10ms', '2h').optional().describe('For the whole request. Default: 180s.')
    })
        .optional()
        .describe('Limits of each request.')
});
const gateSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .strict */ .O2)({
    'fail-fast': zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()
        .optional()
        .describe('Whether measuring ends with the first regression that is certain. Default: true.'),
    'fail-on': zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .FAIL_STATES */ .eg), { error: 'expected a list such as [regression, budget], or [] for none' })
        .max(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .FAIL_STATES */ .eg.length)
        .optional()
        .describe('The states that fail the job. Default: by event, as the table of states says.'),
    'false-alarms': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)('0.01%', '20%')
        .optional()
        .describe('Of the pull requests that change nothing, how many may fail. Default: 1%.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .strict */ .O2)({
        metric: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['ttft', 'tpot', 'e2e']),
        statistic: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['p50', 'p95']).optional().describe('Default: p50.'),
        margin: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .margin */ .Lc)()
            .optional()
            .describe('The smallest slowdown worth an alarm: 25%, 10ms, or the larger of both: max(10%, 10ms).')
    }))
        .min(1)
        .max(6)
        .optional()
        .describe('The comparisons that decide. Default: p50 of ttft, tpot and e2e.')
});
const acceptSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .strict */ .O2)({
    check: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)('a check such as "mini ttft p95"').describe('TARGET METRIC STATISTIC, as the report and the output failed-checks name it.'),
    'up-to': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .growth */ .Am)().describe('The change up to which the alarm is silent, such as +35%.'),
    until: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .day */ .vd)().describe('The last day it holds, as YYYY-MM-DD.'),
    reason: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)('a reason').describe('Why the change is wanted.')
});
/** The configuration file, key by key. `npm run sync` writes its JSON Schema. */
const configSchema = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .strict */ .O2)({
    targets: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(targetSchema).min(1).max(100).optional().describe('The models to measure.'),
    prompts: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('the name of a prompt set or the path of a file', 1000)
        .optional()
        .describe('builtin:chat-20, builtin:smoke-6, or a YAML or JSONL file. Default: builtin:chat-20.'),
    schedule: scheduleSchema.optional().describe('How much is sent, how fast, and when to stop.'),
    budgets: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .budgetText */ .$e)())
        .max(1000)
        .optional()
        .describe('Limits that must hold: [TARGET:] METRIC[.STAT] OP NUMBER UNIT.'),
    accept: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(acceptSchema)
        .max(200)
        .optional()
        .describe('Changes that were looked at and are wanted, each with an end.'),
    gate: gateSchema.optional().describe('What a slowdown must be to count, and which states fail the job.'),
    compare: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['auto', 'interleaved', 'history', 'off'])
        .optional()
        .describe('What to compare with. Default: auto.'),
    comment: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['on-change', 'always', 'failure', 'never'])
        .optional()
        .describe('When to comment on the pull request. Default: on-change.'),
    store: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['artifact', 'branch', 'file']).optional().describe('Where the baseline is kept. Default: artifact.'),
    key: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)('text')
        .optional()
        .describe('Tells several uses of the gate in one repository apart. Default: workflow, job and matrix values.'),
    'baseline-workflow': zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: 'expected the file name of a workflow' })
        .regex(/^(?:\.github\/workflows\/)?[^/\\\s]+\.ya?ml$/, {
        error: 'expected the file of a workflow, such as nightly.yml'
    })
        .optional()
        .describe('The workflow whose runs may write the baseline. Default: this one.'),
    anchor: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: 'expected a tag or a commit' })
        .regex(/^(?!.*\.\.)[A-Za-z0-9_][\w./+-]{0,199}$/, { error: 'expected a tag or a commit, such as v1.2.0' })
        .optional()
        .describe('A tag or commit whose speed later runs are held against too, so that slow creep is seen. Default: the oldest run on the present level.'),
    runs: (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(1, 30)
        .optional()
        .describe('Measurements one after another where the baseline is written, each stored by itself. Default: 1.'),
    'ca-file': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('the path of a file', 1000).optional().describe('Further certificate authorities to trust, as PEM.'),
    'client-cert-file': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('the path of a file', 1000)
        .optional()
        .describe('The certificate, as PEM, to show to servers that ask for one. Needs client-key-file.'),
    'client-key-file': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('the path of a file', 1000)
        .optional()
        .describe('The private key of client-cert-file, as PEM and without a passphrase.'),
    paths: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('a glob such as src/prompts/**', 500))
        .min(1)
        .max(200)
        .optional()
        .describe('Globs of files from the root: a pull request is measured only where one matches a changed file. A leading "!" takes files out, and the last that matches decides.'),
    'when-label': (0,_config_values_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)('the name of a label')
        .optional()
        .describe('A pull request is measured only where it bears this label.'),
    'on-unchanged': zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['measure', 'skip'])
        .optional()
        .describe('What to do where no file that matters is changed. "measure" stands in place of paths, not beside it. Default: skip where paths is given, else measure.'),
    'open-issue': zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['off', 'after-1', 'after-2'])
        .optional()
        .describe('After how many bad scheduled runs in a row an issue is opened. Default: off.'),
    trial: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional().describe('Judges and says everything, but never fails the job. Default: false.'),
    'keep-events': zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional().describe('Stores the time of every event in the run file. Default: false.')
});


/***/ }),

/***/ 2923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $e: () => (/* binding */ budgetText),
  vd: () => (/* binding */ day),
  p0: () => (/* binding */ duration),
  Am: () => (/* binding */ growth),
  n8: () => (/* binding */ line),
  Lc: () => (/* binding */ margin),
  TG: () => (/* binding */ money),
  AS: () => (/* binding */ pairs),
  KN: () => (/* binding */ percent),
  O2: () => (/* binding */ strict),
  Qq: () => (/* binding */ config_values_text),
  WQ: () => (/* binding */ whole)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./lib/plan/parse-duration.js
var parse_duration = __webpack_require__(5777);
;// CONCATENATED MODULE: ./lib/plan/parse-percent.js
/** `1%`, `0.5 %`: the sign is never left out, since 0.01 and 1 could both mean one percent. */
const PERCENT_PATTERN = /^(\d+(?:\.\d+)?)\s*%$/;
/** A share of 1; absent where the text is no percentage. */
function parsePercent(text) {
    const [, number] = PERCENT_PATTERN.exec(text.trim()) ?? [];
    // Dividing keeps 1% the double nearest to 0.01; multiplying by 0.01 would not.
    return number === undefined ? undefined : Number(number) / 100;
}

;// CONCATENATED MODULE: ./lib/plan/parse-growth.js

/** `+35%`, or without the sign: by how much more. */
const GROWTH_PATTERN = /^\+?\s*\d+(?:\.\d+)?\s*%$/;
/** A share of 1 above nothing; absent where the text is no such percentage. */
function parseGrowth(text) {
    const ratio = parsePercent(text.trim().replace(/^\+/, ''));
    return ratio === undefined || ratio === 0 ? undefined : ratio;
}

;// CONCATENATED MODULE: ./lib/plan/parse-margin.js

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

;// CONCATENATED MODULE: ./lib/plan/parse-money.js
/** `$1.00`, or the bare number of dollars. */
const MONEY_PATTERN = /^\$?\s*(\d+(?:\.\d+)?)$/;
/** US dollars; absent where the text is no amount. */
function parseMoney(text) {
    const [, number] = MONEY_PATTERN.exec(text.trim()) ?? [];
    return number === undefined ? undefined : Number(number);
}

// EXTERNAL MODULE: ./lib/plan/parse-pairs.js
var parse_pairs = __webpack_require__(4128);
// EXTERNAL MODULE: ./lib/plan/schema-problems.js
var schema_problems = __webpack_require__(709);
;// CONCATENATED MODULE: ./lib/plan/config-values.js








/** A mapping that has these keys and no other. */
function strict(shape) {
    return schemas/* strictObject */.rej(shape, (0,schema_problems/* allowedKeys */.P0)(shape));
}
/** Text that is not empty. */
function config_values_text(expected, maxChars) {
    const error = `expected ${expected}`;
    // YAML takes 8, 4.1 and true for something else than text.
    const inQuotes = ({ input }) => typeof input === 'number' || typeof input === 'boolean' ? `${error}, in quotes` : error;
    return schemas/* string */.YjP({ error: inQuotes })
        .min(1, { error })
        .max(maxChars, { error: `expected at most ${maxChars} characters` });
}
/** One line of printable text, as the run file demands of every name (`nameText` of domain/sample.ts). */
function line(expected) {
    return config_values_text(expected, 200).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, { error: `expected ${expected}, on one line` });
}
function whole(min, max) {
    const error = `expected a whole number from ${min} to ${max}`;
    return schemas/* int */.Whr({ error }).min(min, { error }).max(max, { error });
}
/** Written `30s`, read as milliseconds. */
function duration(min, max) {
    const error = `expected a duration with its unit from ${min} to ${max}, such as 500ms, 30s or 15m`;
    const inRange = (value) => value >= ((0,parse_duration/* parseDuration */.E)(min) ?? 0) && value <= ((0,parse_duration/* parseDuration */.E)(max) ?? 0);
    return converted(parse_duration/* DURATION_PATTERN */.C, parse_duration/* parseDuration */.E, error).refine(inRange, { error });
}
/** Written `1%`, read as a share of 1. */
function percent(min, max) {
    const error = `expected a percentage from ${min} to ${max}, such as ${min}`;
    const inRange = (value) => value >= (parsePercent(min) ?? 0) && value <= (parsePercent(max) ?? 0);
    return converted(PERCENT_PATTERN, parsePercent, error).refine(inRange, { error });
}
/** Written `$1.00` or as a bare number, read as US dollars. */
function money() {
    const error = 'expected an amount in US dollars above 0, such as $1.00';
    return schemas/* union */.KCZ([converted(MONEY_PATTERN, parseMoney, error), schemas/* number */.aig()], { error })
        .refine((value) => value > 0 && value <= 100_000, { error });
}
/** Written `- ttft.p95 < 1s`, or `- mini: ttft.p95 < 1s`, which YAML takes for a mapping of one key. */
function budgetText() {
    const error = 'expected a budget such as "ttft.p95 < 800ms"';
    const entry = schemas/* string */.YjP({ error }).min(1, { error }).max(300, { error: 'expected at most 300 characters' });
    const named = schemas/* record */.g1P(schemas/* string */.YjP(), entry)
        .refine((value) => Object.keys(value).length === 1, { error })
        .transform((value) => Object.entries(value)
        .map(([target, rest]) => `${target}: ${rest}`)
        .join());
    return schemas/* union */.KCZ([entry, named], { error });
}
function margin() {
    return converted(MARGIN_PATTERN, parseMargin, 'expected a margin such as 25%, 10ms or max(10%, 10ms)');
}
/** Written `60..400` or as a bare number, which is the most. */
function pairs() {
    const error = 'expected pairs from the least to the most, such as 60..400, or the most alone, from 2 to 100000';
    const alone = schemas/* number */.aig().transform(String);
    return schemas/* union */.KCZ([schemas/* string */.YjP({ error }).regex(parse_pairs/* PAIRS_PATTERN */.FV, { error }), alone], { error }).transform((text, context) => {
        const value = (0,parse_pairs/* parsePairs */.xg)(text);
        if (value !== undefined)
            return value;
        context.addIssue({ code: 'custom', message: error });
        return core/* NEVER */.tm;
    });
}
/** Written `+35%`, read as a share of 1. */
function growth() {
    return converted(GROWTH_PATTERN, parseGrowth, 'expected by how much it may grow, such as +35%');
}
/** Written `2027-01-31`. */
function day() {
    return iso/* date */.p6({ error: 'expected a day as YYYY-MM-DD, such as 2027-01-31' });
}
/** The pattern is for editors, through the JSON Schema; the parser decides. */
function converted(pattern, parse, error) {
    return schemas/* string */.YjP({ error })
        .regex(pattern, { error })
        .transform((text, context) => {
        const value = parse(text);
        if (value !== undefined)
            return value;
        context.addIssue({ code: 'custom', message: error });
        return core/* NEVER */.tm;
    });
}


/***/ }),

/***/ 8472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   jk: () => (/* binding */ costOutlook),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   ks: () => (/* binding */ mayReason),
/* harmony export */   t3: () => (/* binding */ loadsOf)
/* harmony export */ });
/* harmony import */ var _output_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3100);
/* harmony import */ var _pair_slots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3399);
/* harmony import */ var _schedule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6658);



/** English text in the tokenizers in use has about 4.5 characters a token; 4 errs towards more tokens. */
const CHARS_PER_TOKEN = 4;
const TOKENS_PER_PRICE = 1e6;
/** Prompts that look slow are asked again by themselves: so many of a target, in so many pairs each. */
const MOST_RECHECKED = { prompts: 3, pairs: 8 };
/**
 * What a plan is going to take, before anything is sent. Prompts are counted by their length, which is an estimate;
 * what is asked again in place of what was refused or spoilt is not foreseen.
 */
function costOutlook(plan, facts = {}) {
    const { likelyPairCount = (target) => (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .firstPairCount */ .S0)(plan, target) } = facts;
    const first = loadsOf(plan, (target) => (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .firstPairCount */ .S0)(plan, target));
    const within = (target) => Math.min((0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPairsOf */ .Qu)(plan, target), Math.max((0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .firstPairCount */ .S0)(plan, target), likelyPairCount(target)));
    const most = mostLoads(plan);
    const atLimit = { ...facts, likelyOutputTokenCount: () => undefined };
    const { allowanceTokenCount = 0 } = facts;
    const reasons = allowanceTokenCount > 0 && plan.targets.some(mayReason);
    return {
        least: outlay(plan, first, facts),
        likely: outlay(plan, loadsOf(plan, within), facts),
        most: limited(plan, longest(plan, outlay(plan, most, atLimit))),
        ...(reasons
            ? { mostReasoning: limited(plan, longest(plan, outlay(plan, most.map(reasoning(allowanceTokenCount)), atLimit))) }
            : {})
    };
}
/** Whether more tokens are asked for where the model reasons: neither a limit of the user nor room for thinking is raised. */
function mayReason(target) {
    return !(0,_output_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .setsLimit */ .dH)(target);
}
function reasoning(allowanceTokenCount) {
    return (load) => (mayReason(load.target) ? { ...load, allowanceTokenCount } : load);
}
function mostLoads(plan) {
    const once = loadsOf(plan, (target) => (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPairsOf */ .Qu)(plan, target));
    const whole = [...once, ...once.filter(({ paired }) => paired).map(recheckLoad)];
    // Connections stand by then, and caches are filled.
    const again = whole.filter(({ target }) => isMeasuredAgain(plan, target)).map((load) => ({ ...load, warmupCount: 0 }));
    return [...whole, ...again];
}
/** The prompts with the longest answers, in case it is those that look slow. */
function recheckLoad(load) {
    const scenarios = load.scenarios
        .toSorted((a, b) => b.maxOutputTokens - a.maxOutputTokens)
        .slice(0, MOST_RECHECKED.prompts);
    return { ...load, scenarios, requestCount: scenarios.length * MOST_RECHECKED.pairs, warmupCount: 0 };
}
/**
 * Whether an alarm of the target, or a budget that it breaks, may make the job measure it a second time: always against
 * history; in pairs where its base has a place of its own, or where its plan is not this change's to break a budget by.
 */
function isMeasuredAgain(plan, target) {
    if (plan.compare === 'off')
        return false;
    const head = headOf(plan, target);
    const base = plan.targets.find(({ baseOf }) => baseOf === head?.id);
    if (head === undefined || base === undefined)
        return true;
    return originOf(head) !== originOf(base) || (!head.owned && plan.budgets.some(isBudgetOf(head)));
}
function isBudgetOf({ id }) {
    return ({ target }) => target === undefined || target === id;
}
function headOf({ targets }, { id, baseOf, directOf }) {
    return targets.find((target) => target.id === (baseOf ?? directOf ?? id));
}
function originOf({ baseUrl }) {
    return new URL(baseUrl).origin;
}
/** What each target of the plan is asked, where a target with a base gets that many pairs. */
function loadsOf(plan, pairCountOf) {
    const { targets, prompts, schedule } = plan;
    const heads = (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .pairedTargets */ .oU)(plan);
    const common = (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_1__/* .commonScenarios */ .VT)(plan);
    return targets.map((target) => {
        const head = heads.find(({ id }) => [target.id, target.baseOf, target.directOf].includes(id));
        // Each connection is opened before anything is timed, and for a warm cache each prompt is asked once.
        const opening = Math.max(schedule.warmupCount, schedule.inFlightCount);
        const warmupCount = opening + (schedule.cache === 'warm' ? prompts.scenarios.length : 0);
        if (head === undefined) {
            const requestCount = (0,_schedule_js__WEBPACK_IMPORTED_MODULE_2__/* .roundCountOf */ .Zn)(plan) * prompts.scenarios.length;
            return { target, scenarios: prompts.scenarios, requestCount, warmupCount, paired: false };
        }
        const scenarios = target.baseOf === undefined ? common : baseScenarios(plan, common);
        return { target, scenarios, requestCount: pairCountOf(head), warmupCount, paired: true };
    });
}
function baseScenarios({ base }, common) {
    const ids = new Set(common.map(({ id }) => id));
    return base?.prompts.scenarios.filter(({ id }) => ids.has(id)) ?? [];
}
/** A warm-up counts as one more of the set's prompts: it has less, as a rule. */
function tokensOf(load, facts = {}) {
    const { target, scenarios, requestCount, warmupCount, allowanceTokenCount = 0 } = load;
    const perPrompt = scenarios.length === 0 ? 0 : (requestCount + warmupCount) / scenarios.length;
    const sum = (count) => Math.ceil(perPrompt * scenarios.reduce((total, scenario) => total + count(scenario), 0));
    const likely = facts.likelyOutputTokenCount ?? (() => undefined);
    return {
        input: sum(({ messages }) => messages.reduce((total, { content }) => total + Math.ceil(content.length / CHARS_PER_TOKEN), 0)),
        output: sum((scenario) => likely(target, scenario) ?? answerLimit(target, scenario) + allowanceTokenCount)
    };
}
/** Where nothing limits an answer, what the prompt asks for is the best guess. */
function answerLimit(target, scenario) {
    const limit = (0,_output_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .outputLimitOf */ .UG)(target, scenario);
    return limit === 'none' ? scenario.maxOutputTokens : limit;
}
/** Dollars; nothing for a target without a price. */
function costOf({ price }, { input, output }) {
    return price === undefined ? 0 : (input * price.input + output * price.output) / TOKENS_PER_PRICE;
}
function outlay({ schedule, targets }, loads, facts) {
    const parts = loads.map((load) => ({ load, tokens: tokensOf(load, facts) }));
    const sum = (count) => parts.reduce((total, part) => total + count(part), 0);
    const priced = targets.every(({ price }) => price !== undefined);
    const times = loads.map(({ target, requestCount, warmupCount }) => {
        const requestMs = facts.likelyRequestMs?.(target);
        return requestMs === undefined ? undefined : requestMs * (requestCount + warmupCount);
    });
    const known = times.filter((time) => time !== undefined);
    return {
        requestCount: sum(({ load }) => load.requestCount + load.warmupCount),
        inputTokenCount: sum(({ tokens }) => tokens.input),
        outputTokenCount: sum(({ tokens }) => tokens.output),
        ...(priced ? { costUsd: sum(({ load, tokens }) => costOf(load.target, tokens)) } : {}),
        ...(known.length < times.length
            ? {}
            : { durationMs: known.reduce((total, time) => total + time, 0) / schedule.inFlightCount })
    };
}
/** Of answers without a limit nobody knows the most. */
function limited({ targets }, most) {
    if (targets.every((target) => (0,_output_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .ownLimitOf */ .hF)(target) !== 'none'))
        return most;
    const { outputTokenCount: _tokens, costUsd: _cost, ...known } = most;
    return known;
}
/** Nothing goes on for longer than the timeout, and a second measurement has one of its own. */
function longest(plan, most) {
    const { timeoutMs, confirmAfterMs } = plan.schedule;
    const isOnce = !plan.targets.some((target) => isMeasuredAgain(plan, target));
    const limitMs = isOnce ? timeoutMs : 2 * timeoutMs + confirmAfterMs;
    return { ...most, durationMs: Math.min(most.durationMs ?? limitMs, limitMs) };
}


/***/ }),

/***/ 2639:
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

/***/ 1545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ checkFirstLook)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9285);
/* harmony import */ var _cost_outlook_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8472);
/* harmony import */ var _output_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3100);
/* harmony import */ var _pair_slots_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3399);
/* harmony import */ var _read_schedule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8137);





/**
 * Refuses a plan whose caps end it before every request of the first look was made, since nothing could be judged then and
 * the money would be spent all the same. Tokens are estimated: prompts by their length, answers at the limit that is sent
 * with them, as in the most that `costOutlook` gives; what a model that reasons is given on top is left to the caps
 * themselves, since only its replies tell that it does. The time is checked where it is known how long a request takes.
 */
function checkFirstLook(plan, facts = {}) {
    const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount } = plan.schedule;
    const loads = (0,_cost_outlook_js__WEBPACK_IMPORTED_MODULE_1__/* .loadsOf */ .t3)(plan, (target) => (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_4__/* .firstPairCount */ .S0)(plan, target));
    // Where dollars are capped, tokens are for what has no price.
    const counted = loads.filter(({ target }) => maxCostUsd === undefined || target.price === undefined);
    const tokens = counted.map((load) => (0,_cost_outlook_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensOf */ .k8)(load, maxOutputTokenCount === _read_schedule_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_OUTPUT_CAP */ .jZ ? AT_PROMPTS_LIMIT : {}));
    const caps = [
        cap('max-total-input-tokens', sum(tokens.map(({ input }) => input)), maxInputTokenCount),
        cap('max-total-output-tokens', sum(tokens.map(({ output }) => output)), maxOutputTokenCount),
        costCap(loads, maxCostUsd),
        timeCap((0,_cost_outlook_js__WEBPACK_IMPORTED_MODULE_1__/* .costOutlook */ .jk)(plan, facts).least.durationMs, plan.schedule.timeoutMs)
    ].filter((reached) => reached !== undefined);
    if (caps.length === 0)
        return;
    const what = caps
        .map(({ name, needed, allowed }) => `up to ${needed} where "${name}" allows ${allowed}`)
        .join(', and ');
    const enough = caps.map(({ name, needed }) => `"${name}" to ${needed}`).join(' and ');
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E('cannot-reach-first-look', `${requestText(loads)} may need ${what}`, {
        hint: `Set ${enough} or more, or lower ${settingText(loads)} or ${limitText(loads)}.`
    });
}
/**
 * The cap that nobody has set is for the answers that prompts ask for. A limit that leaves room to think is hardly ever
 * reached, and the same room is given without a question where a model turns out to need it.
 */
const AT_PROMPTS_LIMIT = { likelyOutputTokenCount: (_, { maxOutputTokens }) => maxOutputTokens };
function requestText(loads) {
    const requests = sum(loads.map(({ requestCount }) => requestCount));
    const pairs = sum(loads.map(({ target, requestCount }) => (target.baseOf === undefined ? 0 : requestCount)));
    return `${requests} requests${pairs === 0 ? '' : `, ${2 * pairs} of them in pairs with base,`}`;
}
function settingText(loads) {
    const names = [
        ...(loads.some(({ paired }) => paired) ? ['"pairs"'] : []),
        ...(loads.some(({ paired }) => !paired) ? ['"requests"'] : [])
    ];
    return names.join(' and ');
}
/** Whose limit it is that answers may reach. */
function limitText(loads) {
    const own = loads.filter(({ target }) => (0,_output_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .setsLimit */ .dH)(target));
    if (own.length === 0)
        return "the prompts' limits";
    const names = [...new Set(own.map(({ target }) => `"${target.baseOf ?? target.directOf ?? target.id}"`))].join(', ');
    return `the limit of answers that ${names} has under "params"${own.length < loads.length ? ", or the prompts' limits" : ''}`;
}
function cap(name, needed, allowed) {
    return needed <= allowed ? undefined : { name, needed: String(roundedUp(needed)), allowed: String(allowed) };
}
function costCap(loads, allowedUsd) {
    const neededUsd = sum(loads.map((load) => (0,_cost_outlook_js__WEBPACK_IMPORTED_MODULE_1__/* .costOf */ .ho)(load.target, (0,_cost_outlook_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensOf */ .k8)(load))));
    if (allowedUsd === undefined || neededUsd <= allowedUsd)
        return undefined;
    return { name: 'max-cost', needed: dollars(Math.ceil(neededUsd * 100) / 100), allowed: dollars(allowedUsd) };
}
const MINUTE_MS = 60_000;
function timeCap(neededMs, allowedMs) {
    if (neededMs === undefined || neededMs <= allowedMs)
        return undefined;
    return { name: 'timeout', needed: `${Math.ceil(neededMs / MINUTE_MS)}m`, allowed: `${allowedMs / 1000}s` };
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}
/** To two digits, upwards: what is printed as enough has to be enough. */
function roundedUp(count) {
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
    return Math.ceil(count / unit) * unit;
}
function dollars(amount) {
    return `$${amount}`;
}


/***/ }),

/***/ 5721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ repeatedChecks),
/* harmony export */   y: () => (/* binding */ gateProblems)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2639);
/* harmony import */ var _judgeable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7679);


/** What the file's "gate.checks" name and this plan can never judge: a check that is never made would be a silent pass. */
function gateProblems(file, facts) {
    const { checks = [] } = file.config.gate ?? {};
    const { compare } = facts.counted;
    if (checks.length === 0)
        return [];
    if (compare === 'off')
        return facts.compareGiven ? [] : [contradiction(file)];
    return checks.flatMap(({ metric, statistic = 'p50' }, index) => {
        const found = checkFault({ metric, statistic }, facts);
        if (found === undefined)
            return [];
        const { message, ...rest } = found;
        return [{ where: file.at(['gate', 'checks', index]), message: `at gate.checks[${index}]: ${message}`, ...rest }];
    });
}
/** The second of two checks of the same thing: two margins for one number say nothing about either. */
function repeatedChecks(file) {
    const { checks = [] } = file.config.gate ?? {};
    const names = checks.map(({ metric, statistic = 'p50' }) => `${metric} ${statistic}`);
    return names.flatMap((name, index) => {
        const first = names.indexOf(name);
        if (first === index)
            return [];
        const message = `at gate.checks[${index}]: ${name} is checked by gate.checks[${first}] already, at ${file.at(['gate', 'checks', first])}`;
        return [{ where: file.at(['gate', 'checks', index]), message, hint: 'Keep one of the two.' }];
    });
}
function contradiction(file) {
    return {
        where: file.at(['gate', 'checks']),
        message: 'at gate.checks: these are comparisons with a baseline, and "compare: off" makes none',
        hint: 'Remove "compare: off", or the checks; budgets are judged without a baseline.'
    };
}
function checkFault(check, { targets, counted }) {
    if (targets.length === 0 || counted.prompts.scenarios.length === 0)
        return undefined;
    return tokenFault(check, targets) ?? countFault(check, targets, counted);
}
function tokenFault({ metric }, targets) {
    const wanted = targets.map((target) => (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensWantedOf */ .he)(metric, target));
    const [least] = wanted;
    if (least === undefined || wanted.includes(undefined))
        return undefined;
    return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .fault */ .D)(`"${metric}" takes answers of ${least} tokens, and every target limits them to fewer`, `Raise the limit under "params" to ${least} or more.`);
}
function countFault({ statistic }, targets, counted) {
    const requests = (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .requestsOf */ .uD)(counted);
    const pairs = Math.max(...targets.map((target) => (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .pairsPossible */ .tI)(counted, target)));
    const [leastRequests, leastPairs] = [(0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastForCheck */ .Bt)('history', statistic), (0,_judgeable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastForCheck */ .Bt)('pairs', statistic)];
    if (requests >= leastRequests || pairs >= leastPairs)
        return undefined;
    const made = pairs === 0 ? `${requests} requests` : `${requests} requests, or ${pairs} pairs,`;
    const needed = pairs === 0 ? `${leastRequests} requests` : `${leastRequests} requests, or from ${leastPairs} pairs,`;
    return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .fault */ .D)(`a ${statistic} is compared from ${needed} of a target on, and "schedule" makes ${made} at most`, `Raise "requests" to ${leastRequests} or more${pairs === 0 ? '' : `, or "pairs" to ${leastPairs} or more`}.`);
}


/***/ }),

/***/ 7679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ leastForCheck),
/* harmony export */   E9: () => (/* binding */ tokensWanted),
/* harmony export */   Fg: () => (/* binding */ isTooFewForBudget),
/* harmony export */   H: () => (/* binding */ LEAST_FOR_MET),
/* harmony export */   he: () => (/* binding */ tokensWantedOf),
/* harmony export */   tI: () => (/* binding */ pairsPossible),
/* harmony export */   uD: () => (/* binding */ requestsOf)
/* harmony export */ });
/* harmony import */ var _domain_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2587);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9012);
/* harmony import */ var _output_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3100);
/* harmony import */ var _pair_slots_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3399);
/* harmony import */ var _schedule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6658);





/** A budget is broken by what chance would do so seldom (analysis/judge-budget.ts). */
const BROKEN_ALPHA = 0.005;
const SHARE_WITHIN = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 };
/** Values from which a percentile keeps its budget. */
const LEAST_FOR_MET = _domain_report_js__WEBPACK_IMPORTED_MODULE_1__/* .PRINTED_FROM */ .Y.p50;
/** A percentile's budget is neither met nor broken by so few values, whatever they are. */
function isTooFewForBudget({ statistic, operator }, valueCount) {
    const within = SHARE_WITHIN[statistic];
    if (within === undefined || valueCount >= LEAST_FOR_MET)
        return false;
    const beyond = _domain_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .OPERATORS */ .w[operator].good === 'below' ? 1 - within : within;
    return beyond ** valueCount > BROKEN_ALPHA;
}
/** Values from which a check of a percentile is made: of each run for history, of pairs for base (analysis/pair-check.ts). */
const LEAST_FOR_CHECK = {
    history: { p50: _domain_report_js__WEBPACK_IMPORTED_MODULE_1__/* .PRINTED_FROM */ .Y.p50, p95: _domain_report_js__WEBPACK_IMPORTED_MODULE_1__/* .PRINTED_FROM */ .Y.p95 },
    pairs: { p50: 2, p95: 100 }
};
function leastForCheck(by, statistic) {
    return LEAST_FOR_CHECK[by][statistic] ?? 0;
}
/** Tokens of an answer from which a metric has a value (domain/metric.ts). */
const LEAST_TOKENS = { tpot: 8, output_speed: 8, icl: 2 };
/** Tokens that the metric needs of an answer, where `tokenCount` is fewer; absent where it is enough. */
function tokensWanted(metric, tokenCount) {
    const least = LEAST_TOKENS[metric] ?? 0;
    return tokenCount < least ? least : undefined;
}
/** The same, where the limit is the user's own: that of prompts is raised where a model reasons. */
function tokensWantedOf(metric, target) {
    const own = (0,_output_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .ownLimitOf */ .hF)(target);
    return typeof own === 'number' ? tokensWanted(metric, own) : undefined;
}
/** Requests to a target that is compared with history, and judged by budgets. */
function requestsOf({ prompts, schedule }) {
    const { length } = prompts.scenarios;
    return (0,_schedule_js__WEBPACK_IMPORTED_MODULE_3__/* .roundCountOf */ .Zn)({ schedule, prompts: prompts }) * length;
}
/** Pairs that a target may come to be asked, if base is found; none where nobody looks for it. */
function pairsPossible({ schedule, gate, compare }, target) {
    return compare === 'auto' || compare === 'interleaved' ? (0,_pair_slots_js__WEBPACK_IMPORTED_MODULE_4__/* .mostPairsOf */ .Qu)({ schedule, gate: gate }, target) : 0;
}


/***/ }),

/***/ 6089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ nearestHint)
/* harmony export */ });
/* unused harmony export nearest */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

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

/***/ 3100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ outputLimitOf),
/* harmony export */   dH: () => (/* binding */ setsLimit),
/* harmony export */   hF: () => (/* binding */ ownLimitOf)
/* harmony export */ });
/** What limits an answer, as each dialect sends it. A test holds every line to the body that the dialect builds. */
const LIMITS = {
    'openai-chat': { names: ['max_tokens', 'max_completion_tokens'] },
    'openai-responses': { names: ['max_output_tokens'], least: 16 },
    'anthropic-messages': { names: ['max_tokens'] },
    gemini: { names: ['maxOutputTokens', 'max_output_tokens'], within: 'generationConfig' },
    'bedrock-converse': { names: ['maxTokens'], within: 'inferenceConfig' },
    'cohere-chat': { names: ['max_tokens'] },
    ollama: { names: ['num_predict'], within: 'options' }
};
/**
 * Where a user sets how many tokens are for thinking. They count within the limit, so the prompts' limits are raised by as
 * many from the first request on, and never by less than a model is given that turns out to think.
 */
const THINKING_BUDGETS = [
    'thinking.budget_tokens',
    'thinking.token_budget',
    'reasoning.max_tokens',
    'additionalModelRequestFields.thinking.budget_tokens',
    'additionalModelRequestFields.reasoning_config.budget_tokens',
    'generationConfig.thinkingConfig.thinkingBudget',
    'generationConfig.thinkingConfig.thinking_budget',
    'generationConfig.thinking_config.thinking_budget'
];
const LEAST_FOR_THINKING = 4000;
/**
 * The limit that the target's own parameters set in place of the prompts': `none` where they take it out or lift it, so
 * that an answer is as long as the model likes; absent where the prompts' limits are sent.
 */
function ownLimitOf(target) {
    const { names, within } = LIMITS[target.api];
    const settings = settingsOf(target, within);
    if (settings === undefined)
        return 'none';
    const given = names.filter((name) => name in settings).map((name) => settings[name]);
    if (given.length === 0)
        return undefined;
    const counts = given.filter((value) => typeof value === 'number' && value > 0);
    return counts.length === 0 ? 'none' : Math.max(...counts);
}
/** The most output tokens of one reply, as the request says; `none` where it says nothing. */
function outputLimitOf(target, { maxOutputTokens }) {
    const { least = 0 } = LIMITS[target.api];
    return ownLimitOf(target) ?? Math.max(least, maxOutputTokens) + thinkingRoomOf(target);
}
/** Whether answers have another limit than the prompts', set by the target's own parameters. */
function setsLimit(target) {
    return ownLimitOf(target) !== undefined || thinkingRoomOf(target) > 0;
}
/** What the prompts' limits are raised by for thinking that the target's own parameters allow. */
function thinkingRoomOf(target) {
    const { within } = LIMITS[target.api];
    const settings = settingsOf(target, within);
    const body = {
        ...target.params,
        ...target.extraBody,
        ...(within === undefined ? {} : { [within]: settings ?? null })
    };
    const budgets = THINKING_BUDGETS.map((place) => place.split('.').reduce((outer, name) => (isMembers(outer) ? outer[name] : undefined), body));
    const budget = Math.max(0, ...budgets.filter((each) => typeof each === 'number'));
    return budget === 0 ? 0 : Math.max(LEAST_FOR_THINKING, budget);
}
/** Members given one by one under `params`, or with the object that holds them; nothing where that object is taken out. */
function settingsOf({ params, extraBody }, within) {
    if (within === undefined)
        return { ...params, ...extraBody };
    const whole = [params[within], extraBody[within]];
    if (whole.includes(null))
        return undefined;
    return Object.assign({}, params, ...whole.filter(isMembers));
}
function isMembers(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 3399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ firstSlots),
/* harmony export */   Nm: () => (/* binding */ recheckSlots),
/* harmony export */   Ot: () => (/* binding */ RECHECKS_FROM),
/* harmony export */   Qu: () => (/* binding */ mostPairsOf),
/* harmony export */   S0: () => (/* binding */ firstPairCount),
/* harmony export */   VT: () => (/* binding */ commonScenarios),
/* harmony export */   iD: () => (/* binding */ pairSlots),
/* harmony export */   oU: () => (/* binding */ pairedTargets),
/* harmony export */   vI: () => (/* binding */ mostUnitCount)
/* harmony export */ });
/* harmony import */ var _schedule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6658);
/* harmony import */ var _shuffled_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5000);


/** Pairs of a provider's target at most, unless the plan says. Hosted noise is settled by then or not at all. */
const MOST_PROVIDER_PAIRS = 280;
/** Of an owned one: its requests cost time, and no money. */
const MOST_OWNED_PAIRS = 400;
/** Where a p95 decides, whose evidence is one request in twenty. */
const MOST_TAIL_PAIRS = 1000;
/** From here on pairs are numbered that look at one prompt again, so that none is taken for one of the others. */
const RECHECKS_FROM = 1_000_000;
/** How many pairs of the target are made at most. */
function mostPairsOf(plan, target) {
    const { least, most } = plan.schedule.pairs;
    if (most !== undefined)
        return Math.max(least, most);
    const usual = target.owned ? MOST_OWNED_PAIRS : MOST_PROVIDER_PAIRS;
    return Math.max(least, plan.gate.checks.some(({ statistic }) => statistic === 'p95') ? MOST_TAIL_PAIRS : usual);
}
/** How many pairs the first look needs: a whole round of the prompts at least, so that none of them is missing. */
function firstPairCount(plan, target) {
    return Math.min(mostPairsOf(plan, target), Math.max(plan.schedule.pairs.least, commonScenarios(plan).length));
}
/** The targets that are measured in pairs with a base. */
function pairedTargets({ targets }) {
    return targets.filter(({ id }) => targets.some(({ baseOf }) => baseOf === id));
}
/** The scenarios of head that base has too, by id: what pairs are made of. */
function commonScenarios({ prompts, base }) {
    const ids = new Set(base?.prompts.scenarios.map(({ id }) => id));
    return prompts.scenarios.filter(({ id }) => ids.has(id));
}
/** What is asked before the first look: its pairs of each target that has a base, and every request of the others. */
function firstSlots(plan, options) {
    const random = options.randomOf([options.seed]);
    const ranges = pairedTargets(plan).map((target) => ({
        targetId: target.id,
        from: 0,
        to: firstPairCount(plan, target)
    }));
    return (0,_shuffled_js__WEBPACK_IMPORTED_MODULE_0__/* .mingled */ .L)([(0,_schedule_js__WEBPACK_IMPORTED_MODULE_1__/* .scheduledUnits */ .B7)(plan, random), pairUnits(plan, ranges, options)], random).flat();
}
/**
 * The pairs of the ranges, each two slots beside each other: every common scenario once a round in random order, base
 * first in a random half of the round. What a pair is depends on the seed and its number alone, whichever batch it is
 * asked in. Targets are mixed round by round.
 */
function pairSlots(plan, ranges, options) {
    return pairUnits(plan, ranges, options).flat();
}
/** Single requests and pairs that there can be at most. */
function mostUnitCount(plan) {
    const single = (0,_schedule_js__WEBPACK_IMPORTED_MODULE_1__/* .scheduledUnits */ .B7)(plan, () => 0).length;
    return pairedTargets(plan).reduce((count, target) => count + mostPairsOf(plan, target), single);
}
/** More pairs of single prompts, which answer whether these got slower and nothing else. */
function recheckSlots(plan, recheck, options) {
    const { targetId, scenarioIds, pairCount, again } = recheck;
    const numbered = (again + 1) * RECHECKS_FROM;
    return Array.from({ length: pairCount }, (_, round) => {
        const seeds = [options.seed, indexOf(plan, targetId), numbered, round];
        return roundOf(plan, { targetId, scenarioIds, round }, options.randomOf(seeds)).map((unit, index) => unit.map((slot) => ({ ...slot, pair: numbered + round * scenarioIds.length + index, recheck: true })));
    }).flat(2);
}
function pairUnits(plan, ranges, options) {
    const rounds = Map.groupBy(ranges.flatMap((range) => pairsOf(plan, range, options)), ([first]) => first?.round ?? 0);
    return [...rounds.entries()]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([round, units]) => {
        const lists = [...Map.groupBy(units, ([first]) => headIdOf(first, plan)).values()];
        return (0,_shuffled_js__WEBPACK_IMPORTED_MODULE_0__/* .mingled */ .L)(lists, options.randomOf([options.seed, plan.targets.length, round]));
    });
}
function headIdOf(slot, { targets }) {
    return targets.find(({ id }) => id === slot?.targetId)?.directOf ?? slot?.targetId;
}
function pairsOf(plan, { targetId, from, to }, options) {
    const scenarioIds = commonScenarios(plan).map(({ id }) => id);
    const size = scenarioIds.length;
    if (size === 0 || to <= from)
        return [];
    const firstRound = Math.floor(from / size);
    const roundCount = Math.ceil(to / size) - firstRound;
    const units = Array.from({ length: roundCount }, (_, index) => {
        const round = firstRound + index;
        const random = options.randomOf([options.seed, indexOf(plan, targetId), round]);
        return roundOf(plan, { targetId, scenarioIds, round }, random).map((unit, place) => unit.map((slot) => ({ ...slot, pair: round * size + place })));
    }).flat();
    return units.slice(from - firstRound * size, to - firstRound * size);
}
function indexOf({ targets }, targetId) {
    return targets.findIndex(({ id }) => id === targetId);
}
/** Of an odd number of pairs one round has one more that begins with base, the next one more that begins with head. */
function roundOf(plan, { targetId, scenarioIds, round }, random) {
    const baseFirstCount = (round % 2 === 0 ? Math.ceil : Math.floor)(scenarioIds.length / 2);
    const direct = plan.targets.find(({ directOf }) => directOf === targetId);
    const units = (0,_shuffled_js__WEBPACK_IMPORTED_MODULE_0__/* .shuffled */ .A)(scenarioIds, random).map((scenarioId, index) => {
        const slot = { targetId, scenarioId, round };
        const pair = [
            { ...slot, arm: 'base' },
            { ...slot, arm: 'head' }
        ];
        const ordered = index < baseFirstCount ? pair : pair.toReversed();
        if (direct === undefined)
            return ordered;
        const past = { ...slot, targetId: direct.id, arm: 'head' };
        return random() < 0.5 ? [past, ...ordered] : [...ordered, past];
    });
    return (0,_shuffled_js__WEBPACK_IMPORTED_MODULE_0__/* .shuffled */ .A)(units, random);
}


/***/ }),

/***/ 4128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ PAIRS_PATTERN),
/* harmony export */   Oy: () => (/* binding */ LEAST_PAIRS),
/* harmony export */   xg: () => (/* binding */ parsePairs)
/* harmony export */ });
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

/***/ 3531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ planParts)
/* harmony export */ });
/* harmony import */ var _domain_run_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(172);

/**
 * Everything that decides what is sent to a target, and how its numbers are meant, but secrets: what the target's
 * fingerprint is the hash of, and what a run file keeps of it. Headers are here as written, `${NAME}` and not its value.
 */
function planParts(target, schedule) {
    const { api, baseUrl, model, params, extraBody, extraHeaders, labels } = target;
    return {
        api,
        baseUrl,
        model,
        params,
        extraBody,
        extraHeaders,
        labels,
        cache: schedule.cache,
        // Against history the load is part of what is measured: requests beside each other wait for each other.
        load: { inFlight: schedule.inFlightCount },
        metricDefinition: _domain_run_file_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_DEFINITION */ .zS,
        // What is asked for. A reply without usage is counted by estimate, and its samples say so themselves.
        tokenSource: 'usage'
    };
}


/***/ }),

/***/ 2034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ presentMembers)
/* harmony export */ });
/** Without the members that are undefined, so that spreading it over defaults keeps the defaults. */
function presentMembers(value) {
    return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}


/***/ }),

/***/ 2030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readAcceptances)
/* harmony export */ });
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1448);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2639);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6089);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3819);




/** What there are checks of; a budget that is broken is changed, not accepted. */
const CHECKED = {
    ttft: ['p50', 'p95', 'worst-prompt'],
    tpot: ['p50', 'p95', 'worst-prompt'],
    e2e: ['p50', 'p95', 'worst-prompt'],
    error_rate: ['rate'],
    slow_rate: ['rate'],
    streamed_share: ['rate']
};
const SHAPE = /^(?<target>.+)\s+(?<metric>\S+)\s+(?<statistic>\S+)$/;
/** The accepted changes of the file. Each names one check of one target: what is meant for more would hide more. */
function readAcceptances(file, targets) {
    const read = (file.config.accept ?? []).map((entry, index) => {
        const acceptance = readAcceptance(entry, targets);
        if (!(0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .isFault */ .Z)(acceptance))
            return { accept: [acceptance], problems: [] };
        const problem = {
            ...acceptance,
            where: file.at(['accept', index, 'check']),
            message: `at accept[${index}].check: ${acceptance.message}`
        };
        return { accept: [], problems: [problem] };
    });
    const problems = [
        ...read.flatMap((entry) => entry.problems),
        ...repeated(read.map(({ accept }) => accept[0]), file)
    ];
    return { accept: read.flatMap(({ accept }) => accept), problems };
}
/** The second of two lines about one check: nobody could say which of them holds. */
function repeated(read, file) {
    const names = read.map((one) => one && `${one.target} ${one.metric} ${one.statistic}`);
    return names.flatMap((name, index) => {
        const first = names.indexOf(name);
        if (name === undefined || first === index)
            return [];
        const message = `at accept[${index}].check: ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(name)} is accepted by accept[${first}] already, at ${file.at(['accept', first, 'check'])}`;
        return [{ where: file.at(['accept', index, 'check']), message, hint: 'Keep one of the two.' }];
    });
}
function readAcceptance(entry, targets) {
    const { check } = entry;
    const parts = SHAPE.exec(check.trim())?.groups;
    if (parts === undefined) {
        return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .fault */ .D)(`${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(check)} names no check; expected TARGET METRIC STATISTIC`, 'Copy the name from the report, such as "mini ttft p95".');
    }
    const { target = '', metric = '', statistic = '' } = parts;
    const ids = targets.filter(isConfigured).map(({ id }) => id);
    const wrong = (what, got, names) => (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .fault */ .D)(`${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(check)}: there is no ${what} ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(got)}; expected ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .eitherOf */ .B)(names)}`, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestHint */ .A)(got, names));
    // Where targets themselves could not be read, that has been complained about.
    if (ids.length > 0 && !ids.includes(target))
        return wrong('target', target, ids);
    if (!isChecked(metric))
        return wrong('check of', metric, Object.keys(CHECKED));
    const known = CHECKED[metric] ?? [];
    const named = known.find((name) => name === statistic);
    if (named === undefined)
        return wrong(`check of ${metric} by`, statistic, known);
    const { 'up-to': upToRatio, until, reason } = entry;
    return { target, metric, statistic: named, upToRatio, until, reason };
}
function isConfigured({ directOf, baseOf }) {
    return directOf === undefined && baseOf === undefined;
}
function isChecked(metric) {
    return Object.hasOwn(CHECKED, metric);
}


/***/ }),

/***/ 5116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ readBudgets)
});

// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/plan/fault.js
var fault = __webpack_require__(2639);
// EXTERNAL MODULE: ./lib/plan/judgeable.js
var judgeable = __webpack_require__(7679);
// EXTERNAL MODULE: ./lib/plan/nearest.js
var nearest = __webpack_require__(6089);
// EXTERNAL MODULE: ./lib/domain/budget.js
var budget = __webpack_require__(2587);
// EXTERNAL MODULE: ./lib/domain/metric.js
var domain_metric = __webpack_require__(3230);
;// CONCATENATED MODULE: ./lib/plan/mlperf.js
/**
 * Latency limits of MLPerf Inference's Server and Interactive scenarios: mlcommons/inference_policies, commit ac93e89c of
 * 2026-07-23. They hold for the benchmark's own data set and load, so meeting one here is a yardstick and not a result of
 * MLPerf, and every page says so.
 */
const MLPERF_LIMITS = {
    'llama-3.1-8b': { server: limits(2000, 100), interactive: limits(500, 30) },
    'llama-2-70b': { server: limits(2000, 200), interactive: limits(450, 40) },
    'llama-3.1-405b': { server: limits(6000, 175), interactive: limits(4500, 80) },
    'deepseek-r1': { server: limits(2000, 80), interactive: limits(1500, 15) },
    'gpt-oss-120b': { server: limits(3000, 80), interactive: limits(2000, 20) }
};
const SOURCE = 'MLPerf Inference limit (inference_policies ac93e89c, 2026-07-23), not an MLPerf result';
/** Every preset: `mlperf/llama-3.1-8b/interactive`. */
const MLPERF_PRESETS = Object.fromEntries(Object.entries(MLPERF_LIMITS).flatMap(([model, modes]) => Object.entries(modes).map(([mode, limit]) => [`mlperf/${model}/${mode}`, limit])));
/** The two budgets that a preset stands for; absent where there is no preset of that name. */
function mlperfBudgets(name) {
    const preset = Object.hasOwn(MLPERF_PRESETS, name) ? MLPERF_PRESETS[name] : undefined;
    if (preset === undefined)
        return undefined;
    return [p99(name, 'ttft', preset.ttftMs), p99(name, 'tpot', preset.tpotMs)];
}
function p99(preset, metric, limit) {
    const text = `${preset} (${metric}.p99 <= ${limit}ms)`;
    return { text, metric, statistic: 'p99', operator: '<=', limit, source: SOURCE };
}
function limits(ttftMs, tpotMs) {
    return { ttftMs, tpotMs };
}

// EXTERNAL MODULE: ./lib/plan/wording.js
var wording = __webpack_require__(3819);
;// CONCATENATED MODULE: ./lib/plan/parse-budget.js







const BUDGET_GRAMMAR = '[TARGET:] METRIC[.STAT] OP NUMBER UNIT';
const ALIASES = { itl: 'icl' };
/** What is slow is told by what is usual for both arms, so that this one is a check of pairs and never a limit. */
const RELATIVE = 'slow_rate';
/** Those that "gate.checks" may name, and those whose change is judged always. */
const MARGIN_METRICS = ['ttft', 'tpot', 'e2e'];
const SELF_CHECKED = ['error_rate', 'streamed_share'];
const METRIC_NAMES = [...domain_metric/* METRIC_IDS */.Ah.filter((id) => id !== RELATIVE), ...Object.keys(ALIASES)];
const STATISTICS = ['p50', 'p90', 'p95', 'p99', 'mean', 'max'];
/** The units a budget on a metric may be written in, and what each is worth in the metric's unit inside. */
const UNITS = {
    ms: { ms: 1, s: 1000 },
    'tok/s': { 'tok/s': 1 },
    ratio: { '%': 0.01 },
    $: { $: 1 }
};
/** The target is greedy, since model names such as `llama3.2:3b` have colons of their own. */
const SHAPE = /^(?:(?<target>.+):\s*)?(?<metric>\w[\w-]*)(?:\.(?<statistic>\w*))?\s*(?<operator>[<>]=?)\s*(?<amount>.*)$/;
const PRESET = /^(?:(?<target>.+):\s*)?(?<name>mlperf\/.*)$/i;
const AMOUNT = /^(?<dollar>\$)?\s*(?<number>\d+(?:\.\d+)?)\s*(?<unit>(?:[^\d.,\s]\S*)?)$/;
/** One entry of `budgets`: one limit, or the two of an MLPerf preset, or what is wrong with it. */
function parseBudget(entry) {
    const text = entry.trim();
    if (/@\s*concurrency/i.test(text)) {
        return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(text)} names a concurrency, which is not available yet`, 'Leave out "@ concurrency N".');
    }
    const preset = PRESET.exec(text)?.groups;
    if (preset !== undefined)
        return readPreset(preset['name'] ?? '', preset['target']?.trim());
    const limit = readLimit(text);
    return 'metric' in limit ? [limit] : limit;
}
function readPreset(name, target) {
    const limits = mlperfBudgets(name);
    const names = Object.keys(MLPERF_PRESETS);
    if (limits === undefined) {
        return (0,fault/* fault */.D)(`unknown preset ${(0,quote/* quote */.h)(name)}; expected ${(0,wording/* eitherOf */.B)(names)}`, (0,nearest/* nearestHint */.A)(name, names));
    }
    return target === undefined ? limits : limits.map((limit) => ({ ...limit, text: `${target}: ${limit.text}`, target }));
}
function readLimit(text) {
    const groups = SHAPE.exec(text)?.groups;
    if (groups === undefined)
        return shapeFault(text);
    const metric = readMetric(groups['metric'] ?? '');
    if ((0,fault/* isFault */.Z)(metric))
        return inEntry(text, metric);
    const statistic = readStatistic(metric.id, groups['statistic']);
    if ((0,fault/* isFault */.Z)(statistic))
        return inEntry(text, statistic);
    const operator = (groups['operator'] ?? ''); // the pattern lets only the four signs through
    const limit = readAmount(groups['amount'] ?? '', { metric: metric.id, operator });
    if ((0,fault/* isFault */.Z)(limit))
        return inEntry(text, limit);
    const target = groups['target']?.trim();
    return {
        text,
        ...(target === undefined ? {} : { target }),
        metric: metric.id,
        statistic: statistic.id,
        operator,
        limit: limit.value
    };
}
function inEntry(text, { message, hint }) {
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(text)}: ${message}; the grammar is ${BUDGET_GRAMMAR}`, hint);
}
function readMetric(name) {
    if (name === RELATIVE) {
        return (0,fault/* fault */.D)(`"${name}" is a check that pairs of base and head have by themselves, and no limit can be held against it; expected ${(0,wording/* eitherOf */.B)(METRIC_NAMES)}`, 'Remove it, or write what is too slow, such as "e2e.p95 < 5s".');
    }
    const id = Object.hasOwn(ALIASES, name) ? ALIASES[name] : domain_metric/* METRIC_IDS */.Ah.find((candidate) => candidate === name);
    if (id !== undefined)
        return { id };
    return (0,fault/* fault */.D)(`unknown metric ${(0,quote/* quote */.h)(name)}, expected ${(0,wording/* eitherOf */.B)(METRIC_NAMES)}`, (0,nearest/* nearestHint */.A)(name, METRIC_NAMES));
}
function readStatistic(metric, name) {
    const { defaultStatistic, scope } = (0,domain_metric/* metricOf */.ak)(metric);
    if (name === undefined)
        return { id: defaultStatistic };
    const allowed = scope === 'sample' ? STATISTICS : [defaultStatistic];
    const id = allowed.find((candidate) => candidate === name && candidate !== 'rate');
    if (id !== undefined)
        return { id };
    if (scope === 'target' && defaultStatistic === 'rate') {
        return (0,fault/* fault */.D)(`"${metric}" is one value and takes no statistic, got ".${name}"`, `Leave out ".${name}".`);
    }
    return (0,fault/* fault */.D)(`unknown statistic ${(0,quote/* quote */.h)(name)} of "${metric}", expected ${(0,wording/* eitherOf */.B)(allowed)}`);
}
function readAmount(text, { metric, operator }) {
    const units = UNITS[(0,domain_metric/* metricOf */.ak)(metric).unit];
    const { dollar, number, unit } = AMOUNT.exec(text)?.groups ?? {};
    if (number === undefined)
        return numberFault(text, metric);
    const written = dollar ?? unit ?? '';
    if (written === '' || (dollar !== undefined && unit !== ''))
        return unitFault(number, Object.keys(units));
    const factor = Object.hasOwn(units, written) ? units[written] : undefined;
    if (factor === undefined)
        return otherUnitFault(metric, written, Object.keys(units));
    return inRange(written === '%' ? Number(number) / 100 : Number(number) * factor, { metric, operator });
}
/** How a change is judged, which is not by a budget. */
function changeHint(metric) {
    if (MARGIN_METRICS.includes(metric)) {
        return 'For a change from the baseline set a "margin" under "gate.checks" in the file, such as 10%.';
    }
    return SELF_CHECKED.includes(metric)
        ? `A change of "${metric}" from the baseline is judged without a budget.`
        : undefined;
}
/** `+10%`, `baseline + 20ms`, `1.1 x base`: by how much something may grow. */
function isRelative(text) {
    return /^[+-]\s*\d|\bbase/i.test(text);
}
function numberFault(text, metric) {
    if (!isRelative(text)) {
        return (0,fault/* fault */.D)(`got ${(0,quote/* quote */.h)(text)} for the limit, expected a number with its unit: 800ms, 1%, $0.002`);
    }
    return (0,fault/* fault */.D)(`got ${(0,quote/* quote */.h)(text)} for the limit, and a budget is an absolute one; expected a number with its unit: 800ms, 1%, $0.002`, changeHint(metric));
}
function otherUnitFault(metric, written, units) {
    const message = `"${metric}" is measured in ${(0,wording/* eitherOf */.B)(units)}, got ${(0,quote/* quote */.h)(written)}`;
    return (0,fault/* fault */.D)(message, /^[%x]$/i.test(written) ? changeHint(metric) : undefined);
}
function unitFault(number, units) {
    const amounts = units.map((unit) => (unit === '$' ? `"$${number}"` : `"${number}${unit}"`));
    return (0,fault/* fault */.D)(`got ${number} without its unit, expected ${(0,wording/* eitherOf */.B)(units)}`, `Write ${(0,wording/* eitherOf */.B)(amounts)}.`);
}
function inRange(value, { metric, operator }) {
    const ratio = (0,domain_metric/* metricOf */.ak)(metric).unit === 'ratio';
    if (ratio && value > 1)
        return (0,fault/* fault */.D)(`"${metric}" is a share and cannot exceed 100%`);
    if (ratio && !budget/* OPERATORS */.w[operator].keeps(0, value) && !budget/* OPERATORS */.w[operator].keeps(1, value)) {
        return (0,fault/* fault */.D)('no share can be kept within this limit', `Write "${operator}=" to include the limit itself.`);
    }
    if (ratio && budget/* OPERATORS */.w[operator].keeps(0, value) && budget/* OPERATORS */.w[operator].keeps(1, value)) {
        return (0,fault/* fault */.D)('every share keeps this limit, so that it can never be broken', 'Write a limit between 0% and 100%.');
    }
    if (!ratio && value === 0)
        return (0,fault/* fault */.D)('the limit must be above 0');
    return { value };
}
/** The commonest ways to write a budget in another order or with another sign get their own advice. */
function shapeFault(text) {
    const expected = `expected ${BUDGET_GRAMMAR}, such as "ttft.p95 < 800ms"`;
    const swapped = /^(p\d+|mean|max)\s+(\w+)\s*([<>]=?.*)$/.exec(text);
    if (swapped !== null) {
        const [, statistic, metric, rest] = swapped;
        return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(text)} is not a budget; ${expected}`, `Write "${metric}.${statistic} ${rest}".`);
    }
    if (!/[<>]/.test(text)) {
        return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(text)} has no operator; ${expected}`, `Say what must hold, with ${(0,wording/* eitherOf */.B)(Object.keys(budget/* OPERATORS */.w))}.`);
    }
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(text)} is not a budget; ${expected}`);
}

;// CONCATENATED MODULE: ./lib/plan/read-budgets.js






/** The budgets of the file and, added to them, those of the input. */
function readBudgets(given) {
    const { inputs, file } = given;
    const entries = [
        ...(file.config.budgets ?? []).map((text, index) => ({
            text,
            where: file.at(['budgets', index]),
            at: `at budgets[${index}]: `
        })),
        ...inputs.budgets.map((text, index) => ({ text, where: `input "budgets", entry ${index + 1}`, at: '' }))
    ];
    const read = entries.map(({ text, where, at }) => {
        const limits = parseBudget(text);
        const wrong = (0,fault/* isFault */.Z)(limits) ? limits : limits.map((limit) => limitFault(limit, given)).find(isPresent);
        if (wrong !== undefined)
            return { budgets: [], problems: [{ ...wrong, where, message: `${at}${wrong.message}` }] };
        return { budgets: (0,fault/* isFault */.Z)(limits) ? [] : limits, problems: [] };
    });
    return {
        budgets: read.flatMap(({ budgets }) => budgets),
        problems: read.flatMap(({ problems }) => problems)
    };
}
/** What keeps a budget from ever being judged: one that is dropped on the way would be a pass. */
function limitFault(limit, { targets, counted }) {
    if (targets.length === 0)
        return undefined;
    const judged = targets.filter(isConfigured);
    const meant = judged.filter(({ id }) => limit.target === undefined || limit.target === id);
    if (meant.length === 0)
        return targetFault(limit, targets, judged);
    return (upstreamFault(limit, meant, targets) ??
        priceFault(limit, meant) ??
        tokenFault(limit, meant) ??
        (counted === undefined ? undefined : countFault(limit, meant, counted)));
}
function isConfigured({ directOf, baseOf }) {
    return directOf === undefined && baseOf === undefined;
}
function targetFault({ text, target = '' }, targets, judged) {
    const ids = [...new Set(judged.map(({ id }) => id))];
    const beside = targets.find(({ id }) => id === target);
    if (beside === undefined) {
        return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(text)}: there is no target ${(0,quote/* quote */.h)(target)}; expected ${(0,wording/* eitherOf */.B)(ids)}`, (0,nearest/* nearestHint */.A)(target, ids));
    }
    const of = (0,quote/* quote */.h)(beside.directOf ?? beside.baseOf ?? '');
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(text)}: ${(0,quote/* quote */.h)(target)} is measured beside ${of}, and no budget is held against it; expected ${(0,wording/* eitherOf */.B)(ids)}`, 'To judge that endpoint too, list it as a target of its own.');
}
/** What lies between a target and its upstream, which has to be named. */
function upstreamFault({ text, metric, target }, meant, targets) {
    const isBehind = ({ id }) => targets.some(({ directOf }) => directOf === id);
    if (metric !== 'overhead' || meant.some(isBehind))
        return undefined;
    const who = target === undefined ? 'no target' : (0,quote/* quote */.h)(target);
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(text)}: overhead is what a target adds to its upstream, and ${who} ${target === undefined ? 'names one' : 'names none'}`, 'Add "direct: { base-url: … }" to the target in the file: where its upstream answers.');
}
function priceFault({ text, metric }, meant) {
    const unpriced = meant.filter(({ price }) => price === undefined);
    if (metric !== 'cost' || unpriced.length === 0)
        return undefined;
    const names = unpriced.map(({ id }) => (0,quote/* quote */.h)(id)).join(', ');
    const hint = 'Add "price: { input: 0.40, output: 1.60 }" to the target, in US dollars per 1M tokens.';
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(text)}: a cost needs a price, which is missing at ${names}`, hint);
}
function tokenFault({ text, metric }, meant) {
    const wanted = meant.map((target) => (0,judgeable/* tokensWantedOf */.he)(metric, target));
    const [least] = wanted;
    if (least === undefined || wanted.includes(undefined))
        return undefined;
    const names = meant.map(({ id }) => (0,quote/* quote */.h)(id)).join(', ');
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(text)}: "${metric}" takes answers of ${least} tokens, and "params" of ${names} limit them to fewer`, `Raise the limit to ${least} or more.`);
}
function countFault(limit, meant, counted) {
    if (counted.prompts.scenarios.length === 0)
        return undefined;
    const requests = (0,judgeable/* requestsOf */.uD)(counted);
    const most = Math.max(requests, ...meant.map((target) => (0,judgeable/* pairsPossible */.tI)(counted, target)));
    if (!(0,judgeable/* isTooFewForBudget */.Fg)(limit, most))
        return undefined;
    return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(limit.text)}: whatever ${most} requests come to, they neither meet nor break this limit`, `Raise "requests" of the schedule to ${judgeable/* LEAST_FOR_MET */.H} or more.`);
}
function isPresent(value) {
    return value !== undefined;
}


/***/ }),

/***/ 2454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* unused harmony export readConfig */
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1448);
/* harmony import */ var _config_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3665);
/* harmony import */ var _read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7613);
/* harmony import */ var _read_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(711);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(709);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3819);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8280);







/** A configuration is written by hand; one of a mebibyte is something else. */
const MAX_CHARS = 1 << 20;
/** The configuration that the inputs name, or the one at the default path, if there is one. */
function readConfigFile(raw, { readText, defaultConfigPath }) {
    const named = (0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .g)(raw, 'config');
    const path = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePath */ .X)(named ?? defaultConfigPath);
    const text = readText(path);
    if (text !== undefined)
        return { ...readConfig(text, path), path, exists: true };
    const missing = {
        where: 'input "config"',
        message: `there is no file ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(path)}`,
        hint: 'Name a path from the root of the repository, and check the repository out before this step.'
    };
    const problems = named === undefined ? [] : [missing];
    return { config: {}, problems, at: () => path, mentions: () => false, path, exists: false };
}
/** A configuration file as YAML or JSON, with every problem in it and where it stands. */
function readConfig(text, file) {
    const source = (0,_read_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .readYaml */ .g)({ text, file, maxChars: MAX_CHARS });
    if (!('value' in source))
        return { config: {}, problems: source, at: () => file, mentions: () => false };
    const value = source.value ?? {}; // an empty file, or one of comments only
    const parsed = _config_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .configSchema */ .Q.safeParse(value);
    const places = { at: source.at, mentions: (key) => typeof value === 'object' && key in value };
    const expressions = expressionPaths(value).map((path) => expressionProblem(path, source));
    if (parsed.success)
        return { config: parsed.data, problems: expressions, ...places };
    const problems = (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaProblems */ .Ic)(parsed.error, { ...source, value });
    const others = expressions.filter(({ where }) => !problems.some((problem) => problem.where === where));
    return { config: usable(source, parsed.error.issues), problems: (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .topToBottom */ .U4)([...problems, ...others]), ...places };
}
/** Where the file holds `${{ … }}`, which only workflow files fill in. */
function expressionPaths(value, path = []) {
    if (typeof value === 'string')
        return value.includes('${{') ? [path] : [];
    if (typeof value !== 'object' || value === null)
        return [];
    const step = (key) => (Array.isArray(value) ? Number(key) : key);
    return Object.entries(value).flatMap(([key, inner]) => expressionPaths(inner, [...path, step(key)]));
}
function expressionProblem(path, source) {
    return {
        where: source.at(path),
        message: `at ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .pathText */ .L)(path)}: holds an expression of GitHub, which is filled in only in workflow files`,
        hint: 'Give the value as an input of the action, or through an environment variable.'
    };
}
/**
 * What is left when everything that was complained about is taken out: unknown keys by themselves, values whole, and
 * where that is not enough, as with a missing key, the whole section.
 */
function usable({ value }, issues) {
    const copy = structuredClone(value);
    for (const issue of issues)
        for (const path of badPaths(issue))
            removeAt(copy, path);
    const second = _config_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .configSchema */ .Q.safeParse(copy);
    if (second.success)
        return second.data;
    for (const { path } of second.error.issues)
        removeAt(copy, path.slice(0, 1));
    const third = _config_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .configSchema */ .Q.safeParse(copy);
    return third.success ? third.data : {};
}
function badPaths(issue) {
    return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}
/** Removes the innermost member of a mapping on the path: taking an entry out of a list would move the others. */
function removeAt(root, path) {
    const end = path.findLastIndex((step) => typeof step === 'string');
    if (end < 0)
        return;
    const parent = path.slice(0, end).reduce((inner, step) => member(inner, step), root);
    if (typeof parent === 'object' && parent !== null)
        Reflect.deleteProperty(parent, path[end] ?? '');
}
function member(value, step) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
}


/***/ }),

/***/ 7613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs),
/* harmony export */   g: () => (/* binding */ given)
/* harmony export */ });
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1448);
/* harmony import */ var _config_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3665);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2639);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7386);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6089);
/* harmony import */ var _present_members_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2034);
/* harmony import */ var _read_part_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(693);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(709);








const CONFIG = _config_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .configSchema */ .Q.shape;
const GATE = CONFIG.gate.unwrap().shape;
const SCHEDULE = CONFIG.schedule.unwrap().shape;
const TARGET = CONFIG.targets.unwrap().element.shape;
/** Each input is held to the schema of the file's key, so that both accept the same. */
function readInputs(raw) {
    const problems = unknownInputs(raw);
    const read = (name, schema, convert = (text) => text) => {
        const text = given(raw, name);
        if (text === undefined)
            return undefined;
        const parsed = schema.safeParse(convert(text));
        if (parsed.success)
            return parsed.data;
        problems.push(inputProblem(name, text, { error: parsed.error }));
        return undefined;
    };
    return {
        over: {
            prompts: read('prompts', CONFIG.prompts),
            trial: read('trial', CONFIG.trial, asBoolean),
            paths: read('paths', CONFIG.paths, textLines),
            'when-label': read('when-label', CONFIG['when-label']),
            'on-unchanged': read('on-unchanged', CONFIG['on-unchanged']),
            'open-issue': read('open-issue', CONFIG['open-issue']),
            compare: read('compare', CONFIG.compare),
            comment: read('comment', CONFIG.comment),
            store: read('store', CONFIG.store),
            key: read('key', CONFIG.key),
            'baseline-workflow': read('baseline-workflow', CONFIG['baseline-workflow']),
            runs: read('runs', CONFIG.runs, asNumber),
            'ca-file': read('ca-file', CONFIG['ca-file']),
            'keep-events': read('keep-events', CONFIG['keep-events'], asBoolean)
        },
        failOn: read('fail-on', GATE['fail-on'], asList),
        part: (0,_present_members_js__WEBPACK_IMPORTED_MODULE_5__/* .presentMembers */ .P)({
            mode: read('mode', _read_part_js__WEBPACK_IMPORTED_MODULE_3__/* .PART_INPUTS */ .Su.mode),
            targets: read('targets', _read_part_js__WEBPACK_IMPORTED_MODULE_3__/* .PART_INPUTS */ .Su.targets, asNames),
            shard: read('shard', _read_part_js__WEBPACK_IMPORTED_MODULE_3__/* .PART_INPUTS */ .Su.shard)
        }),
        maxCostUsd: read('max-cost', SCHEDULE['max-cost']),
        budgets: textLines(given(raw, 'budgets') ?? ''),
        target: readShortForm(raw, read),
        problems
    };
}
/** The trimmed value of an input; absent where it was not given. */
function given(raw, name) {
    const text = raw[name]?.trim();
    return text === '' ? undefined : text;
}
function readShortForm(raw, read) {
    const names = ['model', 'base-url', 'api'].filter((name) => given(raw, name) !== undefined);
    const model = read('model', TARGET.model);
    const api = read('api', TARGET.api);
    const baseUrl = read('base-url', TARGET['base-url']);
    if (model === undefined)
        return { given: names };
    return { given: names, config: { model, api, 'base-url': baseUrl } };
}
/**
 * Names that are none of an input. A workflow may have a variable of its own called INPUT_VERSION, which the runner mixes
 * with the inputs: what no input is called like, and what could be a variable's name, is passed over.
 */
function unknownInputs(raw) {
    const names = _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .m.map(({ name }) => name);
    return Object.keys(raw)
        .filter((name) => !names.some((known) => known === name))
        .flatMap((name) => {
        const isInput = name.includes('-');
        const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestHint */ .A)(name, names);
        if (near === undefined && !isInput)
            return [];
        const own = `If INPUT_${name.toUpperCase()} is a variable of the workflow itself, rename it.`;
        const hint = near === undefined || isInput ? near : `${near} ${own}`;
        return [{ where: `input ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(name)}`, ...(0,_fault_js__WEBPACK_IMPORTED_MODULE_7__/* .fault */ .D)('there is no such input', hint) }];
    });
}
function inputProblem(name, text, { error }) {
    const [issue] = error.issues;
    const options = issue?.code === 'invalid_value' ? issue.values.map(String) : [];
    const expected = issue === undefined ? 'expected something else' : (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .expectation */ .pG)(issue);
    const entry = typeof issue?.path[0] === 'number' ? asList(text).at(issue.path[0]) : text;
    const got = (0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(entry ?? text);
    return { where: `input "${name}"`, ...(0,_fault_js__WEBPACK_IMPORTED_MODULE_7__/* .fault */ .D)(`got ${got}; ${expected}`, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestHint */ .A)(entry ?? text, options)) };
}
/** What is no number stays text, and the schema says what it should have been. */
function asNumber(text) {
    return /^\d+$/.test(text) ? Number(text) : text;
}
function asBoolean(text) {
    return text === 'true' || text === 'false' ? text === 'true' : text;
}
/** Ids may hold spaces. */
function asNames(text) {
    const names = text.split(/[,\r\n]+/).map((entry) => entry.trim());
    return names.filter((entry) => entry !== '');
}
function asList(text) {
    return text === 'none' ? [] : text.split(/[\s,]+/).filter((entry) => entry !== '');
}
/** A list pasted from the file keeps its dashes and comments. */
function textLines(text) {
    const lines = text.split(/\r?\n/).map((entry) => entry.replace(/^\s*-\s+/, '').trim());
    return lines.filter((entry) => entry !== '' && !entry.startsWith('#'));
}


/***/ }),

/***/ 693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   If: () => (/* binding */ partProblems),
/* harmony export */   Qz: () => (/* binding */ withPart),
/* harmony export */   Su: () => (/* binding */ PART_INPUTS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8532);
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1448);
/* harmony import */ var _config_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2923);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2639);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6089);





const SHARD = /^(?<index>[1-9]\d{0,4})\/(?<count>[1-9]\d{0,4})$/;
const shardError = 'expected the number of the part and of all parts, such as 2/8';
/** The inputs that say which part of the plan this job has; a file holds the whole. */
const PART_INPUTS = {
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['run', 'measure', 'report']),
    targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg((0,_config_values_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)('the id of a target')).min(1).max(1000),
    shard: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((text, context) => {
        const { index, count } = SHARD.exec(text)?.groups ?? {};
        const shard = { index: Number(index), count: Number(count) };
        if (shard.index <= shard.count)
            return shard;
        context.addIssue({ code: 'custom', message: shardError });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    })
};
/** Everything that keeps a part from being one of this plan. */
function partProblems({ mode = 'run', targets, shard }, whole) {
    const ids = whole.targets.filter(({ directOf }) => directOf === undefined).map(({ id }) => id);
    const unknown = (targets ?? []).filter((id) => !ids.includes(id));
    return [
        ...unknown.map((id) => ({
            where: 'input "targets"',
            ...(0,_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .fault */ .D)(`there is no target ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(id)}; expected ${ids.map(_domain_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h).join(', ')}`, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestHint */ .A)(id, ids))
        })),
        ...modeProblems(mode, { targets, shard }),
        ...shardProblems(shard, whole.scenarioCount)
    ];
}
function modeProblems(mode, part) {
    const problems = [];
    if (mode === 'report' && (part.targets !== undefined || part.shard !== undefined)) {
        const message = 'got "report" beside "targets" or "shard"; a report is of everything that was measured';
        problems.push({ where: 'input "mode"', message, hint: 'Give the part to the jobs with "mode: measure".' });
    }
    else if (mode !== 'measure' && part.shard !== undefined) {
        const message = `got a shard beside "mode: ${mode}"; a shard is measured for another job, which merges them all`;
        problems.push({
            where: 'input "shard"',
            message,
            hint: 'Set "mode: measure" here, and add a job with "mode: report".'
        });
    }
    return problems;
}
function shardProblems(shard, scenarioCount) {
    if (shard === undefined || shard.count <= scenarioCount || scenarioCount === 0)
        return [];
    const message = `got ${shard.index}/${shard.count}, and there are ${scenarioCount} prompts to share; expected at most ${scenarioCount} parts`;
    return [{ where: 'input "shard"', message }];
}
/**
 * The plan of this job. A run of some targets is judged as a part of the whole: the false alarms that all targets may
 * raise together are shared out, so that the legs of a matrix have no more of them than one job would.
 */
function withPart(plan, { mode, targets, shard }) {
    const moded = mode === undefined ? plan : { ...plan, mode };
    if (mode === 'measure') {
        if (targets === undefined && shard === undefined)
            return moded;
        const part = { ...(targets === undefined ? {} : { targets }), ...(shard === undefined ? {} : { shard }) };
        return { ...moded, part };
    }
    if (targets === undefined)
        return moded;
    const own = plan.targets.filter(({ id, directOf, baseOf }) => targets.includes(directOf ?? baseOf ?? id));
    const share = configured(own) / configured(plan.targets);
    return {
        ...moded,
        targets: own,
        budgets: plan.budgets.filter(({ target }) => target === undefined || targets.includes(target)),
        accept: plan.accept.filter(({ target }) => targets.includes(target)),
        gate: { ...plan.gate, falseAlarmRatio: plan.gate.falseAlarmRatio * share }
    };
}
function configured(targets) {
    return targets.filter(({ directOf, baseOf }) => directOf === undefined && baseOf === undefined).length;
}


/***/ }),

/***/ 3160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ readPlan),
  Q: () => (/* binding */ readUncappedPlan)
});

// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/plan/canonical-json.js
var canonical_json = __webpack_require__(6452);
// EXTERNAL MODULE: ./lib/plan/fault.js
var fault = __webpack_require__(2639);
// EXTERNAL MODULE: ./lib/plan/first-look.js
var first_look = __webpack_require__(1545);
// EXTERNAL MODULE: ./lib/plan/gate-problems.js
var gate_problems = __webpack_require__(5721);
// EXTERNAL MODULE: ./lib/plan/plan-parts.js
var plan_parts = __webpack_require__(3531);
// EXTERNAL MODULE: ./lib/plan/present-members.js
var present_members = __webpack_require__(2034);
// EXTERNAL MODULE: ./lib/plan/read-acceptances.js
var read_acceptances = __webpack_require__(2030);
// EXTERNAL MODULE: ./lib/plan/read-budgets.js + 2 modules
var read_budgets = __webpack_require__(5116);
// EXTERNAL MODULE: ./lib/plan/read-config.js
var read_config = __webpack_require__(2454);
// EXTERNAL MODULE: ./lib/plan/read-inputs.js
var read_inputs = __webpack_require__(7613);
// EXTERNAL MODULE: ./lib/plan/read-part.js
var read_part = __webpack_require__(693);
// EXTERNAL MODULE: ./lib/domain/is-json.js
var is_json = __webpack_require__(7537);
// EXTERNAL MODULE: ./lib/plan/nearest.js
var nearest = __webpack_require__(6089);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/plan/config-values.js + 4 modules
var config_values = __webpack_require__(2923);
;// CONCATENATED MODULE: ./lib/plan/prompt-schema.js


/** A prompt of a million tokens and more; longer ones no model takes. */
const MAX_PROMPT_CHARS = 8_000_000;
/** Answers of the size of a long chat turn, where the set does not say. */
const DEFAULT_MAX_OUTPUT_TOKENS = 256;
const promptText = (0,config_values/* text */.Qq)('text', MAX_PROMPT_CHARS);
const messageSchema = (0,config_values/* strict */.O2)({
    role: schemas/* enum */.k5n(['system', 'user', 'assistant']),
    content: promptText.optional(),
    file: (0,config_values/* text */.Qq)('the path of a file', 1000).optional()
});
/** One entry of a user's prompt set. */
const promptSchema = (0,config_values/* strict */.O2)({
    id: (0,config_values/* line */.n8)('a name for this prompt'),
    messages: schemas/* array */.YOg(messageSchema).min(1).max(1000).optional(),
    prompt: promptText.optional(),
    'max-output-tokens': (0,config_values/* whole */.WQ)(1, 1_000_000).optional(),
    kind: (0,config_values/* line */.n8)('a kind such as chat or code').optional()
});

// EXTERNAL MODULE: ./lib/plan/read-yaml.js
var read_yaml = __webpack_require__(711);
// EXTERNAL MODULE: ./lib/plan/schema-problems.js
var schema_problems = __webpack_require__(709);
// EXTERNAL MODULE: ./lib/plan/wording.js
var wording = __webpack_require__(3819);
// EXTERNAL MODULE: ./lib/plan/workspace-path.js
var workspace_path = __webpack_require__(8280);
;// CONCATENATED MODULE: ./lib/plan/read-prompts.js








const BUILTIN = 'builtin:';
const MAX_CHARS = 32 << 20;
const MAX_PROMPTS = 10_000;
/**
 * A prompt set by its name: `builtin:chat-20`, or the path of a YAML or JSONL file. A fault is of the name itself, and
 * whoever gave the name knows where that stands; problems are of the file.
 */
function readPrompts(name, world) {
    if (name.startsWith(BUILTIN))
        return readBuiltin(name, world);
    const text = world.readText(name);
    if (text === undefined) {
        const hint = (0,nearest/* nearestHint */.A)(`${BUILTIN}${name}`, Object.keys(world.builtinSets));
        return { message: `no prompt file ${(0,quote/* quote */.h)(name)} in the repository`, ...(hint === undefined ? {} : { hint }) };
    }
    const read = /\.(?:jsonl|ndjson)$/i.test(name) ? readLines(name, text) : readList(name, text);
    const scenarios = read.entries.map((entry) => readEntry(entry, world));
    const problems = [
        ...read.problems,
        ...scenarios.flatMap((scenario) => scenario.problems),
        ...repeatedIds(read.entries)
    ];
    if (problems.length === 0 && scenarios.length === 0)
        return { scenarios: [], problems: [emptySet(name)] };
    return { scenarios: scenarios.flatMap(({ scenario }) => scenario ?? []), problems: (0,schema_problems/* topToBottom */.U4)(problems) };
}
function readBuiltin(name, { builtinSets }) {
    const scenarios = Object.hasOwn(builtinSets, name) ? builtinSets[name] : undefined;
    if (scenarios !== undefined)
        return { scenarios, problems: [] };
    const names = Object.keys(builtinSets);
    const hint = (0,nearest/* nearestHint */.A)(name, names);
    const message = `unknown prompt set ${(0,quote/* quote */.h)(name)}; expected ${(0,wording/* eitherOf */.B)(names)}, or the path of a file`;
    return hint === undefined ? { message } : { message, hint };
}
function readList(file, text) {
    const source = (0,read_yaml/* readYaml */.g)({ file, text, maxChars: MAX_CHARS });
    if (!('value' in source))
        return { entries: [], problems: source };
    if (source.value === null)
        return { entries: [], problems: [] };
    if (!Array.isArray(source.value)) {
        const message = 'a prompt set is a list of prompts, and this is something else';
        return { entries: [], problems: [{ where: source.at([]), message, hint: 'Start each prompt with "- id: NAME".' }] };
    }
    return united(source.value.map((value, index) => checkEntry(value, source, [index])));
}
function readLines(file, text) {
    if (text.length > MAX_CHARS) {
        return {
            entries: [],
            problems: [{ where: file, message: `has ${text.length} characters; at most ${MAX_CHARS} are read` }]
        };
    }
    const lines = text.split(/\r?\n/).map((line, index) => ({ line, index }));
    return united(lines.filter(({ line }) => line.trim() !== '').map(({ line, index }) => readLine(file, line, index)));
}
function readLine(file, line, linesBefore) {
    if (!(0,is_json/* isJson */.F)(line)) {
        const hint = 'Write one JSON object a line, or use a .yml file.';
        return {
            entries: [],
            problems: [{ where: `${file}:${linesBefore + 1}:1`, message: 'this line is not JSON', hint }]
        };
    }
    // JSON is YAML as well, and the YAML reader knows where everything stands and which keys are given twice.
    const source = (0,read_yaml/* readYaml */.g)({ file, text: line, maxChars: MAX_CHARS, linesBefore });
    return 'value' in source ? checkEntry(source.value, source, []) : { entries: [], problems: source };
}
function checkEntry(value, source, base) {
    const parsed = promptSchema.safeParse(value);
    return parsed.success
        ? { entries: [{ value: parsed.data, source, base }], problems: [] }
        : { entries: [], problems: (0,schema_problems/* schemaProblems */.Ic)(parsed.error, source, base) };
}
function united(parts) {
    const entries = parts.flatMap((part) => part.entries);
    const last = entries.at(MAX_PROMPTS);
    const tooMany = last === undefined ? [] : [problemAt(last, [], `a set has at most ${MAX_PROMPTS} prompts, and this is one more`)];
    return { entries, problems: [...parts.flatMap((part) => part.problems), ...tooMany] };
}
function problemAt({ source, base }, path, message) {
    const at = (0,wording/* pathText */.L)([...base, ...path]);
    return { where: source.at([...base, ...path]), message: at === '' ? message : `at ${at}: ${message}` };
}
function repeatedIds(entries) {
    const ids = entries.map(({ value }) => value.id);
    return entries
        .filter(({ value }, index) => ids.indexOf(value.id) < index)
        .map((entry) => problemAt(entry, ['id'], `the id ${(0,quote/* quote */.h)(entry.value.id)} is taken by an earlier prompt`));
}
function readEntry(entry, world) {
    const { id, messages, prompt, kind = 'chat', 'max-output-tokens': maxOutputTokens } = entry.value;
    if ((messages === undefined) === (prompt === undefined)) {
        const what = messages === undefined ? 'has neither "prompt" nor "messages"' : 'has both "prompt" and "messages"';
        return {
            problems: [problemAt(entry, [], `prompt ${(0,quote/* quote */.h)(id)} ${what}; expected one of them`)]
        };
    }
    const read = (messages ?? [{ role: 'user', content: prompt }]).map((message, index) => readMessage(message, world, { entry, path: ['messages', index] }));
    const problems = read.flatMap((message) => ('where' in message ? [message] : []));
    if (problems.length > 0)
        return { problems };
    const texts = read.flatMap((message) => ('where' in message ? [] : [message]));
    const limit = maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS;
    return { scenario: { id, kind, messages: texts, maxOutputTokens: limit }, problems: [] };
}
function readMessage(message, world, { entry, path }) {
    const { role, content, file } = message;
    if (content !== undefined && file === undefined)
        return { role, content };
    if (file === undefined || content !== undefined) {
        const what = file === undefined ? 'has neither "content" nor "file"' : 'has both "content" and "file"';
        return problemAt(entry, path, `a message ${what}; expected one of them`);
    }
    const filePath = [...path, 'file'];
    if (!(0,workspace_path/* staysInside */.N)(file)) {
        return problemAt(entry, filePath, `${(0,quote/* quote */.h)(file)} is outside the repository; expected a path from its root`);
    }
    const text = (world.readMessageText ?? world.readText)((0,workspace_path/* workspacePath */.X)(file));
    if (text === undefined)
        return problemAt(entry, filePath, `no file ${(0,quote/* quote */.h)(file)} in the repository`);
    if (text.trim() === '')
        return problemAt(entry, filePath, `${(0,quote/* quote */.h)(file)} is empty`);
    return { role, content: text };
}
function emptySet(file) {
    return {
        where: file,
        message: 'this prompt set is empty; expected at least one prompt',
        hint: 'Write entries such as "- { id: refund, prompt: How do refunds work? }".'
    };
}

;// CONCATENATED MODULE: ./lib/plan/read-relevance.js

const ISSUE_AFTER = { off: undefined, 'after-1': 1, 'after-2': 2 };
/** When a pull request need not be measured, and when a scheduled run makes an issue of what it found. */
function readRelevance(config) {
    const { paths = [], 'when-label': whenLabel, 'on-unchanged': asked, 'open-issue': openIssue = 'off' } = config;
    const onUnchanged = asked ?? (paths.length > 0 ? 'skip' : 'measure');
    const isAsked = onUnchanged === 'skip' || whenLabel !== undefined;
    return (0,present_members/* presentMembers */.P)({
        relevance: isAsked ? { paths, ...(0,present_members/* presentMembers */.P)({ whenLabel }), onUnchanged } : undefined,
        openIssueAfter: ISSUE_AFTER[openIssue]
    });
}

// EXTERNAL MODULE: ./lib/plan/read-schedule.js
var read_schedule = __webpack_require__(8137);
// EXTERNAL MODULE: ./lib/plan/read-targets.js + 5 modules
var read_targets = __webpack_require__(9430);
;// CONCATENATED MODULE: ./lib/plan/glob-fault.js

/** What takes everything out that stands before it. */
const EVERYTHING = ['!**', '!**/*', '!/**'];
/**
 * Why a glob can match no file as GitHub names it, from the root of the repository and with slashes. Such a glob is never
 * seen to be wrong: whatever is changed, nothing relevant is.
 */
function globFault(text) {
    const glob = text.startsWith('!') ? text.slice(1) : text;
    if (glob.trim() === '' || glob.startsWith('!'))
        return (0,fault/* fault */.D)('expected a glob such as src/prompts/**');
    if (glob !== glob.trim())
        return (0,fault/* fault */.D)('expected a glob without spaces around it');
    if (/\s#/.test(glob))
        return (0,fault/* fault */.D)('expected a glob without a comment behind it', 'Put the comment on its own line.');
    if (glob.startsWith('/'))
        return (0,fault/* fault */.D)('expected a path from the root, without a leading "/"', spelled(text, glob.slice(1)));
    if (glob.endsWith('/'))
        return (0,fault/* fault */.D)('expected a glob of files; a trailing "/" matches none', spelled(text, `${glob}**`));
    if (/(?:^|\/)\.\.(?:\/|$)/.test(glob))
        return (0,fault/* fault */.D)('expected a path from the root, without ".."');
    // Before other characters it takes their special meaning away.
    if (/\\[\p{L}\p{N}_.]/u.test(glob))
        return (0,fault/* fault */.D)('expected "/" between folders', spelled(text, glob.replaceAll('\\', '/')));
    return undefined;
}
/** Why a list of globs, each of which is sound, can match no file. */
function globsFault(globs) {
    const kept = globs.slice(globs.findLastIndex((glob) => EVERYTHING.includes(glob)) + 1);
    if (kept.some((glob) => !glob.startsWith('!')))
        return undefined;
    return kept.length === globs.length
        ? (0,fault/* fault */.D)('expected at least one glob without "!"', 'Put "**" first, to take files out of all there are.')
        : (0,fault/* fault */.D)('expected a glob without "!" behind the one that takes everything out', 'The last that matches decides.');
}
function spelled(text, glob) {
    return `Write "${text.startsWith('!') ? '!' : ''}${glob}".`;
}

;// CONCATENATED MODULE: ./lib/plan/relevance-problems.js


/** What would turn the gate off without a word: globs that no file can match, and globs that nobody asks about. */
function relevanceProblems(file, { over }) {
    const { paths: inFile = [], 'on-unchanged': whenUnchanged } = file.config;
    const { paths: inInput = [] } = over;
    return [
        ...globProblems(inFile, (index) => ({
            where: file.at(index === undefined ? ['paths'] : ['paths', index]),
            at: index === undefined ? 'at paths: ' : `at paths[${index}]: `
        })),
        ...globProblems(inInput, () => ({ where: 'input "paths"', at: '' })),
        // As an input it is for this run alone, and may well be meant to overrule what the file says.
        ...(whenUnchanged === 'measure' && over['on-unchanged'] === undefined && inFile.length + inInput.length > 0
            ? [idlePaths(file)]
            : [])
    ];
}
function globProblems(globs, placeOf) {
    if (globs.length === 0)
        return [];
    const problems = globs.flatMap((glob, index) => {
        const fault = globFault(glob);
        return fault === undefined ? [] : [problemOf(fault, `got ${(0,quote/* quote */.h)(glob)}; `, placeOf(index))];
    });
    const fault = problems.length > 0 ? undefined : globsFault(globs);
    return fault === undefined
        ? problems
        : [problemOf(fault, `got ${globs.map((glob) => (0,quote/* quote */.h)(glob)).join(', ')}, which no file matches; `, placeOf())];
}
function problemOf({ message, ...rest }, got, { where, at }) {
    return { where, message: `${at}${got}${message}`, ...rest };
}
function idlePaths(file) {
    return {
        where: file.at(['on-unchanged']),
        message: 'at on-unchanged: "measure" beside "paths", which then decides nothing; expected one of them',
        hint: 'Remove "on-unchanged" to measure only where a glob matches, or "paths" to measure every pull request.'
    };
}

;// CONCATENATED MODULE: ./lib/plan/read-plan.js



















/**
 * Inputs, configuration, prompts and budgets as one plan. Throws one InputError with everything that is wrong in any of
 * them, or a KnownError where caps would end the run before anything can be judged.
 */
function readPlan(raw, world) {
    const { plan, part } = readWhole(raw, world);
    (0,first_look/* checkFirstLook */.m)(plan);
    return (0,read_part/* withPart */.Qz)(plan, part);
}
/** The same where nothing of it is run by itself: whether its caps allow that is not asked. */
function readUncappedPlan(raw, world) {
    const { plan, part } = readWhole(raw, world);
    return (0,read_part/* withPart */.Qz)(plan, part);
}
function readWhole(raw, world) {
    const inputs = (0,read_inputs/* readInputs */.K)(raw);
    const file = (0,read_config/* readConfigFile */.R)(raw, world);
    const compare = inputs.over.compare ?? file.config.compare ?? 'auto';
    const targets = withoutIdleBases((0,read_targets/* readTargets */.R)({ raw, inputs, file, world }), compare);
    const prompts = readPromptSet(inputs, file, world);
    const schedule = (0,read_schedule/* readSchedule */.Cu)(file.config.schedule ?? {}, targets.targets, inputs.maxCostUsd);
    const gate = (0,read_schedule/* readGate */.cw)(file.config.gate ?? {}, inputs.failOn);
    const counted = { prompts, schedule, gate, compare };
    const budgets = (0,read_budgets/* readBudgets */.l)({ inputs, file, targets: targets.targets, counted });
    const accepted = (0,read_acceptances/* readAcceptances */.$)(file, targets.targets);
    const problems = [
        ...inputs.problems,
        ...file.problems,
        ...targets.problems,
        ...prompts.problems,
        ...budgets.problems,
        ...(0,gate_problems/* gateProblems */.y)(file, {
            counted,
            targets: targets.targets.filter(isConfigured),
            compareGiven: inputs.over.compare !== undefined
        }),
        ...(0,gate_problems/* repeatedChecks */.U)(file),
        ...accepted.problems,
        ...certificateProblems(file),
        ...relevanceProblems(file, inputs),
        ...(0,read_part/* partProblems */.If)(inputs.part, { targets: targets.targets, scenarioCount: prompts.scenarios.length })
    ];
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    const plan = toPlan({ inputs, file, schedule, gate, world }, { ...targets, ...prompts, ...budgets, ...accepted });
    return { plan, part: inputs.part };
}
/** The other arm of a comparison that is not to be made is not asked. */
function withoutIdleBases(reading, compare) {
    if (compare === 'auto' || compare === 'interleaved')
        return reading;
    return { ...reading, targets: reading.targets.filter(isHead) };
}
function isHead({ baseOf }) {
    return baseOf === undefined;
}
function isConfigured({ baseOf, directOf }) {
    return baseOf === undefined && directOf === undefined;
}
const CERTIFICATE_KEYS = ['client-cert-file', 'client-key-file'];
/** A certificate without its key proves nothing, and neither does a key alone. */
function certificateProblems(file) {
    const [present, ...others] = CERTIFICATE_KEYS.filter((key) => file.config[key] !== undefined);
    if (present === undefined || others.length > 0)
        return [];
    const missing = CERTIFICATE_KEYS.find((key) => key !== present);
    return [{ where: file.at([present]), message: `at ${present}: "${missing}" is missing; the two belong together` }];
}
const DEFAULT_PROMPTS = 'builtin:chat-20';
function readPromptSet(inputs, file, world) {
    const given = inputs.over.prompts ?? file.config.prompts ?? DEFAULT_PROMPTS;
    const inFile = inputs.over.prompts === undefined;
    const where = inFile ? file.at(['prompts']) : 'input "prompts"';
    const at = inFile ? 'at prompts: ' : '';
    if (inFile && !(0,workspace_path/* staysInside */.N)(given)) {
        const message = `${at}${(0,quote/* quote */.h)(given)} is outside the repository; expected a path from its root`;
        return { name: given, scenarios: [], problems: [{ where, message }] };
    }
    const name = (0,workspace_path/* workspacePath */.X)(given);
    const read = readPrompts(name, world);
    if (!(0,fault/* isFault */.Z)(read))
        return { name, ...read };
    return { name, scenarios: [], problems: [{ ...read, where, message: `${at}${read.message}` }] };
}
function toPlan({ inputs, file, schedule, gate, world }, parts) {
    const { config } = file;
    const targets = parts.targets.map((target) => withFingerprint(target, schedule, world));
    const prompts = toPromptSet(parts, world);
    return {
        targets,
        ...(targets.every(isHead) ? {} : { base: { source: 'base-block', prompts } }),
        prompts,
        schedule,
        budgets: parts.budgets,
        gate,
        accept: parts.accept,
        ...settings(inputs.over, config),
        ...readRelevance({ ...config, ...(0,present_members/* presentMembers */.P)(inputs.over) }),
        fingerprint: world.sha256((0,canonical_json/* canonicalJson */.d)({
            targets: targets.flatMap((target) => (isHead(target) ? target.fingerprint : [])).toSorted(),
            prompts: prompts.hash
        }))
    };
}
function withFingerprint(target, schedule, { sha256 }) {
    return { ...target, fingerprint: sha256((0,canonical_json/* canonicalJson */.d)((0,plan_parts/* planParts */.m)(target, schedule))) };
}
function toPromptSet({ name, scenarios }, { sha256 }) {
    const hashed = scenarios.map((scenario) => {
        const messages = scenario.messages.map(({ role, content }) => ({ role, content }));
        return { ...scenario, hash: sha256((0,canonical_json/* canonicalJson */.d)({ messages, maxOutputTokens: scenario.maxOutputTokens })) };
    });
    // In any order it is the same set: rounds are shuffled.
    return { name, scenarios: hashed, hash: sha256((0,canonical_json/* canonicalJson */.d)(hashed.map(({ hash }) => hash).toSorted())) };
}
/** An input goes before the file's key of the same name. */
function settings(over, config) {
    const { key, 'ca-file': caFile, 'client-cert-file': clientCertFile, 'client-key-file': clientKeyFile, 'baseline-workflow': baselineWorkflow, ...rest } = { ...config, ...(0,present_members/* presentMembers */.P)(over) };
    return {
        trial: rest.trial ?? false,
        compare: rest.compare ?? 'auto',
        comment: rest.comment ?? 'on-change',
        store: rest.store ?? 'artifact',
        runCount: rest.runs ?? 1,
        keepEvents: rest['keep-events'] ?? false,
        ...(0,present_members/* presentMembers */.P)({ key, caFile, clientCertFile, clientKeyFile, baselineWorkflow, anchor: rest.anchor })
    };
}


/***/ }),

/***/ 8137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ readSchedule),
/* harmony export */   cw: () => (/* binding */ readGate),
/* harmony export */   jZ: () => (/* binding */ DEFAULT_OUTPUT_CAP),
/* harmony export */   ov: () => (/* binding */ scheduleWith)
/* harmony export */ });
/* harmony import */ var _parse_pairs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4128);
/* harmony import */ var _present_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2034);


const SECOND_MS = 1000;
/** Stands in for dollars where a price is unknown and nobody has set a cap. */
const DEFAULT_OUTPUT_CAP = 250_000;
const DEFAULTS = {
    /** So many values that p95 is always printed (domain/report.ts). */
    requests: 60,
    pairs: { least: _parse_pairs_js__WEBPACK_IMPORTED_MODULE_0__/* .LEAST_PAIRS */ .Oy },
    warmup: 2,
    cache: 'cold',
    /** They stand in for dollars where a price is unknown. */
    'max-total-input-tokens': 1_000_000,
    'max-total-output-tokens': DEFAULT_OUTPUT_CAP,
    timeout: 900 * SECOND_MS,
    'confirm-after': 60 * SECOND_MS
};
const DEFAULT_TIMEOUTS = {
    connect: 10 * SECOND_MS,
    'first-byte': 60 * SECOND_MS,
    idle: 30 * SECOND_MS,
    total: 180 * SECOND_MS
};
const NO_TOKEN_CAPS = {
    'max-total-input-tokens': Number.MAX_SAFE_INTEGER,
    'max-total-output-tokens': Number.MAX_SAFE_INTEGER
};
const PROVIDER_IN_FLIGHT = 4;
const FALSE_ALARM_RATIO = 0.01;
/** Smallest changes worth an alarm: a tenth, and never less than people or clocks can tell. */
const P50_MARGINS = {
    ttft: { ratio: 0.1, absolute: 10 },
    tpot: { ratio: 0.1, absolute: 0.3 },
    e2e: { ratio: 0.1 }
};
/** Tails move by themselves. */
const P95_MARGIN = { ratio: 0.25 };
/** The schedule with every default in it. An input's cost cap goes before the file's. */
function readSchedule(config, targets, inputMaxCostUsd) {
    const maxCostUsd = targets.some(isPriced) ? (inputMaxCostUsd ?? config['max-cost']) : undefined;
    const costBinds = maxCostUsd !== undefined && targets.every(isPriced);
    const all = { ...DEFAULTS, ...(costBinds ? NO_TOKEN_CAPS : {}), ...(0,_present_members_js__WEBPACK_IMPORTED_MODULE_1__/* .presentMembers */ .P)(config) };
    const timeouts = { ...DEFAULT_TIMEOUTS, ...(0,_present_members_js__WEBPACK_IMPORTED_MODULE_1__/* .presentMembers */ .P)(config.timeouts ?? {}) };
    return {
        pairs: all.pairs,
        requestCount: all.requests,
        // One GPU serves one reader at a time at its own speed; a hosted API does not notice four.
        inFlightCount: all['in-flight'] ?? (targets.some(({ owned }) => owned) ? 1 : PROVIDER_IN_FLIGHT),
        warmupCount: all.warmup,
        cache: all.cache,
        ...(0,_present_members_js__WEBPACK_IMPORTED_MODULE_1__/* .presentMembers */ .P)({ maxCostUsd }),
        maxInputTokenCount: all['max-total-input-tokens'],
        maxOutputTokenCount: all['max-total-output-tokens'],
        timeoutMs: all.timeout,
        confirmAfterMs: all['confirm-after'],
        requestTimeouts: {
            connectMs: timeouts.connect,
            firstByteMs: timeouts['first-byte'],
            idleMs: timeouts.idle,
            totalMs: timeouts.total
        }
    };
}
function isPriced({ price }) {
    return price !== undefined;
}
/** The schedule with one more to be asked: what has no price is capped by tokens, even where dollars bind the others. */
function scheduleWith(schedule, added) {
    if (added.every(isPriced))
        return schedule;
    const capped = (count, fallback) => (count === Number.MAX_SAFE_INTEGER ? fallback : count);
    return {
        ...schedule,
        maxInputTokenCount: capped(schedule.maxInputTokenCount, DEFAULTS['max-total-input-tokens']),
        maxOutputTokenCount: capped(schedule.maxOutputTokenCount, DEFAULTS['max-total-output-tokens'])
    };
}
/** The gate with every default in it. */
function readGate(config, inputFailOn) {
    const failOn = inputFailOn ?? config['fail-on'];
    return {
        ...(failOn === undefined ? {} : { failOn }),
        falseAlarmRatio: config['false-alarms'] ?? FALSE_ALARM_RATIO,
        checks: (config.checks ?? [{ metric: 'ttft' }, { metric: 'tpot' }, { metric: 'e2e' }]).map(readCheck),
        failFast: config['fail-fast'] ?? true
    };
}
function readCheck({ metric, statistic = 'p50', margin }) {
    return { metric, statistic, margin: margin ?? (statistic === 'p95' ? P95_MARGIN : P50_MARGINS[metric]) };
}


/***/ }),

/***/ 9430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ readTargets)
});

// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/plan/beside-names.js
var beside_names = __webpack_require__(8888);
// EXTERNAL MODULE: ./lib/plan/read-inputs.js
var read_inputs = __webpack_require__(7613);
// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/plan/fault.js
var fault = __webpack_require__(2639);
;// CONCATENATED MODULE: ./lib/plan/header-fault.js

/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
/** They belong to the connection or to how replies are timed; the gate sets them itself. */
const OWN = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|expect|upgrade)$/i;
const CREDENTIAL = /^(?:proxy-)?authorization$|^cookie$|(?:^|[-_])(?:api-?key|key|token|secret|password|auth)$/i;
const VARIABLE = /\$\{[A-Za-z_]\w*\}/g;
/** Whether a header of this name carries what nobody else may read. */
function isCredential(name) {
    return CREDENTIAL.test(name);
}
/** What is wrong with an extra header; the value is never repeated. */
function headerFault(name, value) {
    if (!TOKEN.test(name))
        return (0,fault/* fault */.D)('is not the name of a header');
    if (OWN.test(name))
        return (0,fault/* fault */.D)('is set by the gate itself, and cannot be given', 'Remove it.');
    if (/[^\t\x20-\x7e\x80-\xff]/.test(value))
        return (0,fault/* fault */.D)('its value has characters that no header may carry');
    const variables = value.match(VARIABLE) ?? [];
    if (value.replaceAll(VARIABLE, '').includes('${')) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
        return (0,fault/* fault */.D)('its value has "${" without the name of a variable', 'Write ${NAME}.');
    }
    if (isCredential(name) && variables.length === 0) {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user has to write
        const hint = 'Put it into an environment variable, and write ${NAME} here.';
        return (0,fault/* fault */.D)('holds a credential in plain text, where everyone can read it', hint);
    }
    return undefined;
}

// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(5899);
;// CONCATENATED MODULE: ./lib/plan/host-kind.js

/** Names that public DNS does not serve: RFC 6762 (.local), ICANN's 2024 reservation (.internal). */
const PRIVATE_SUFFIX = /\.(?:internal|local)$/;
/**
 * Where a host of a URL is, by its name alone; nothing is looked up. Private are RFC 1918 and unique local addresses,
 * names of a single label (a service beside the runner), `.internal` and `.local`.
 */
function hostKind(hostname) {
    const host = hostname.replaceAll(/^\[|\]$|\.$/g, '').toLowerCase();
    if (ipaddr.isValid(host))
        return addressKind(host);
    // RFC 6761: localhost and everything below it is the machine itself.
    if (host === 'localhost' || host.endsWith('.localhost'))
        return 'loopback';
    return !host.includes('.') || PRIVATE_SUFFIX.test(host) ? 'private' : 'public';
}
function addressKind(address) {
    // `process` turns an IPv4 address in IPv6 clothes back into what it is.
    const range = ipaddr.process(address).range();
    if (range === 'loopback')
        return 'loopback';
    return range === 'private' || range === 'uniqueLocal' ? 'private' : 'public';
}

;// CONCATENATED MODULE: ./lib/plan/own-members.js

const MODEL = 'Write it as "model" of the target.';
const PROMPTS = 'Write prompts as a prompt set.';
const STREAM = 'Remove it: every reply is streamed.';
const ONE_REPLY = 'Remove it: one reply a request is timed.';
/**
 * Members that decide what a reply is or how it comes, and so what is measured. They are the gate's own; set twice, the
 * request would not be what the report says.
 */
const OWN_MEMBERS = {
    'openai-chat': { model: MODEL, messages: PROMPTS, stream: STREAM, n: ONE_REPLY },
    'openai-responses': { model: MODEL, input: PROMPTS, stream: STREAM },
    'anthropic-messages': { model: MODEL, messages: PROMPTS, system: PROMPTS, stream: STREAM },
    gemini: {
        model: MODEL,
        contents: PROMPTS,
        systemInstruction: PROMPTS,
        system_instruction: PROMPTS,
        candidateCount: ONE_REPLY,
        candidate_count: ONE_REPLY
    },
    'bedrock-converse': { modelId: MODEL, messages: PROMPTS, system: PROMPTS },
    'cohere-chat': { model: MODEL, messages: PROMPTS, stream: STREAM },
    ollama: { model: MODEL, messages: PROMPTS, stream: STREAM }
};
/** Where an API keeps settings in an object of their own. */
const SETTINGS = ['generationConfig', 'generation_config', 'inferenceConfig', 'options'];
/** The members that a target may not set itself, under `params` or `extra-body`. */
function ownMemberFaults(config, api) {
    const own = OWN_MEMBERS[api];
    return ['params', 'extra-body']
        .flatMap((section) => pathsIn(config[section] ?? {}, [section]))
        .flatMap((path) => {
        const hint = hintFor(own, path.at(-1));
        return hint === undefined ? [] : [{ path, ...(0,fault/* fault */.D)('is set by the gate itself', hint) }];
    });
}
function hintFor(own, name) {
    return name !== undefined && Object.hasOwn(own, name) ? own[String(name)] : undefined;
}
function pathsIn(members, at) {
    return Object.entries(members).flatMap(([name, value]) => {
        const path = [...at, name];
        const isSettings = SETTINGS.includes(name) && typeof value === 'object' && value !== null;
        return isSettings ? [path, ...Object.keys(value).map((inner) => [...path, inner])] : [path];
    });
}

;// CONCATENATED MODULE: ./lib/plan/parse-base-url.js


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
        return (0,fault/* fault */.D)('holds credentials, which do not belong into an address', 'Name the key in "api-key-env".');
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
        return (0,fault/* fault */.D)(`${(0,quote/* quote */.h)(trimmed)} ends in the path of a call; expected the address above it`, `Write "${base}".`);
    }
    return { text: `${url.origin}${path}${query}`, hostname: url.hostname, secure: url.protocol === 'https:' };
}
function queryFault(query) {
    if (/^\?api-version=/i.test(query)) {
        return (0,fault/* fault */.D)('holds a query that is not a version of the API and nothing else; expected "?api-version=" and a date', 'Write "?api-version=2024-10-21" with the date of your API, or "?api-version=2025-04-01-preview".');
    }
    return (0,fault/* fault */.D)('holds a query or a fragment, and an address ends before it; only "?api-version=2024-10-21" may follow, as Azure asks for it', 'Put what a request needs into "extra-headers".');
}
function noScheme(text) {
    const expected = `${(0,quote/* quote */.h)(text)} is not an address; expected https://HOST/PATH`;
    if (!/^[\w.-]+(?::\d+)?(?:\/\S*)?$/.test(text))
        return (0,fault/* fault */.D)(expected);
    const scheme = /^(?:localhost|127\.)/.test(text) ? 'http' : 'https';
    return (0,fault/* fault */.D)(expected, `Write "${scheme}://${text}".`);
}

;// CONCATENATED MODULE: ./lib/plan/read-target.js






/** One target of a config or of the inputs, or everything that is wrong with it. */
function readTarget(config, world) {
    const { api = plan/* DEFAULT_API */.VU } = config;
    const given = config['base-url'] ?? plan/* DEFAULT_BASE_URLS */.pO[api];
    const url = given === undefined ? noBaseUrl(api) : parseBaseUrl(given);
    const faults = [...ownMemberFaults(config, api), ...headerFaults(config)];
    if ((0,fault/* isFault */.Z)(url))
        return [{ path: ['base-url'], ...url }, ...faults];
    const key = keyOf(config, url, world);
    const refusal = httpFault(config, url, key);
    if (refusal !== undefined)
        return [{ path: ['base-url'], ...refusal }, ...faults];
    return faults.length > 0 ? faults : toTarget(config, url, { key, world });
}
function noBaseUrl(api) {
    return (0,fault/* fault */.D)(`"base-url" is missing, and ${api} has no usual place`, 'Add "base-url": where the API is, without the path of a call.');
}
function toTarget(config, url, { key, world }) {
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
        ...(price === undefined ? {} : { price }),
        owned: isOwned(config, url, world),
        ...(control === undefined ? {} : { control }),
        ...(config['build-id'] === undefined ? {} : { buildId: config['build-id'] })
    };
}
/** Whose build before the change runs beside it is changed here, wherever that is. */
function isOwned({ owned, base }, { hostname }, world) {
    return owned ?? (base !== undefined || hostKind(hostname) !== 'public' || !world.isKnownProvider(hostname));
}
/**
 * A hosted API refuses every request without a key, so a target there that names none means the input, even where that
 * came empty, as a secret does on a fork: the missing key can then be named before anything is sent.
 */
function keyOf(config, url, world) {
    const name = config['api-key-env'];
    if (name !== undefined)
        return { from: 'environment', name };
    if (Object.keys(config['extra-headers'] ?? {}).some(isCredential))
        return { from: 'none' };
    return { from: world.inputKeyGiven || world.isKnownProvider(url.hostname) ? 'input' : 'none' };
}
/** Plain http shows a key to everyone on the way, and a prompt as well. */
function httpFault(config, url, key) {
    if (url.secure)
        return undefined;
    const kind = hostKind(url.hostname);
    if (kind === 'public') {
        const expected = 'expected https, since http is allowed to loopback and private addresses only';
        return (0,fault/* fault */.D)(`plain http to ${url.hostname}; ${expected}`, `Write "${url.text.replace(/^http:/, 'https:')}".`);
    }
    const sendsKey = key.from !== 'none' || Object.keys(config['extra-headers'] ?? {}).some(isCredential);
    if (kind === 'loopback' || !sendsKey || config['allow-http'] === true)
        return undefined;
    const hint = 'Use https, or write "allow-http: true" into the target in the file if nobody else is on that network.';
    return (0,fault/* fault */.D)(`a key would go to ${url.hostname} over plain http`, hint);
}
function headerFaults(config) {
    return Object.entries(config['extra-headers'] ?? {}).flatMap(([name, value]) => {
        const found = headerFault(name, value);
        return found === undefined ? [] : [{ path: ['extra-headers', name], ...found }];
    });
}

// EXTERNAL MODULE: ./lib/plan/wording.js
var wording = __webpack_require__(3819);
;// CONCATENATED MODULE: ./lib/plan/read-targets.js





const NO_TARGET_HINT = `Give the inputs of a single target:
      model: gpt-4.1-mini
      api-key: \${{ secrets.OPENAI_API_KEY }}
    or list "targets" in the file. (On the command line: --model gpt-4.1-mini.)`;
/** The targets of the file, or the single one that the inputs define. */
function readTargets(given) {
    const { inputs, file } = given;
    if (!file.mentions('targets'))
        return readSingle(given);
    const refused = inputs.target.given.map((name) => ({
        where: `input "${name}"`,
        message: `defines a single target, and ${file.path} has targets already`,
        hint: `Remove the input, or write "${name}" into the file's target.`
    }));
    const configs = file.config.targets ?? [];
    const read = configs.map((config, index) => toReading(config, { given, placeOf: placeInFile(file, index) }));
    return {
        targets: besidesLast(read.flatMap((reading) => reading.targets)),
        problems: [...refused, ...read.flatMap((reading) => reading.problems), ...repeatedIds(configs, file)]
    };
}
function readSingle(sources) {
    const { inputs, file, world } = sources;
    const { config, given: names } = inputs.target;
    if (config !== undefined)
        return toReading(config, { given: sources, placeOf: placeOfInput });
    // A model that was given and is wrong is a problem of its own already.
    if (names.includes('model'))
        return { targets: [], problems: [] };
    const [lone] = names;
    if (lone !== undefined) {
        const hint = 'Give "model" as well.';
        return {
            targets: [],
            problems: [{ where: `input "${lone}"`, message: 'belongs to a target that has no model', hint }]
        };
    }
    // A named file that is missing has been complained about; more would be noise.
    if (file.problems.length > 0)
        return { targets: [], problems: [] };
    const what = file.exists ? `${file.path} has no "targets"` : `there is no ${world.defaultConfigPath}`;
    const message = `nothing to measure: it is empty, and ${what}`;
    return { targets: [], problems: [{ where: 'input "model"', message, hint: NO_TARGET_HINT }] };
}
function placeInFile(file, index) {
    return (path) => {
        const whole = ['targets', index, ...path];
        return { where: file.at(whole), at: `at ${(0,wording/* pathText */.L)(whole)}: ` };
    };
}
function placeOfInput(path) {
    return { where: `input "${(0,wording/* pathText */.L)(path)}"`, at: '' };
}
function toReading(config, { given: sources, placeOf }) {
    const inputKeyGiven = (0,read_inputs/* given */.g)(sources.raw, 'api-key') !== undefined;
    const world = { isKnownProvider: sources.world.isKnownProvider, inputKeyGiven };
    const read = readTarget(config, world);
    const besides = BESIDES.map((kind) => readBeside(config, kind, world));
    const faults = [
        ...(isFaults(read) ? read : []),
        // What an endpoint shares with the target it stands beside has been complained about there.
        ...besides.flatMap((one) => (isFaults(one) ? one.filter(({ path }) => isBeside(path[0])) : []))
    ];
    return {
        targets: faults.length > 0 ? [] : [read, ...besides].filter(isTarget),
        problems: faults.map(({ path, message, ...rest }) => {
            const { where, at } = placeOf(path);
            return { where, message: `${at}${message}`, ...rest };
        })
    };
}
/** Endpoints that a target may name beside its own. */
const BESIDES = ['direct', 'base'];
const BESIDE_MEMBERS = ['base-url', 'api-key-env', 'extra-headers'];
/** The upstream of a target, or its build before the change: the same requests, sent to another endpoint. */
function readBeside(config, kind, world) {
    const own = config[kind];
    if (own === undefined)
        return undefined;
    const { 'api-key-env': _key, 'extra-headers': _headers, direct: _direct, base: _base, control: _control, ...shared } = config;
    const read = readTarget({ ...shared, ...own }, world);
    if (isFaults(read)) {
        return read.map((found) => BESIDE_MEMBERS.includes(found.path[0]) ? { ...found, path: [kind, ...found.path] } : found);
    }
    const of = config.id ?? config.model;
    return kind === 'direct'
        ? { ...read, id: (0,beside_names/* directName */.N)(of), directOf: of, owned: false }
        : { ...read, id: (0,beside_names/* baseName */.F)(of), baseOf: of, owned: config.owned ?? true };
}
function isBeside(step) {
    return BESIDES.some((kind) => kind === step);
}
/** The configured targets first, then their upstreams, then their bases: the order that a plan promises. */
function besidesLast(targets) {
    const rank = ({ directOf, baseOf }) => (baseOf === undefined ? (directOf === undefined ? 0 : 1) : 2);
    return targets.toSorted((a, b) => rank(a) - rank(b));
}
function isTarget(read) {
    return read !== undefined && !Array.isArray(read);
}
function isFaults(read) {
    return Array.isArray(read);
}
function repeatedIds(configs, file) {
    const ids = configs.map(({ id, model }) => id ?? model);
    return ids.flatMap((id, index) => {
        const taken = ids.indexOf(id);
        const beside = ids.find((other) => [(0,beside_names/* directName */.N)(other), (0,beside_names/* baseName */.F)(other)].includes(id));
        if (taken === index && beside === undefined)
            return [];
        const by = taken === index ? `what is measured beside ${(0,quote/* quote */.h)(beside ?? '')}` : `targets[${taken}]`;
        const message = `at targets[${index}]: the id ${(0,quote/* quote */.h)(id)} is taken by ${by}`;
        return [{ where: file.at(['targets', index, 'id']), message, hint: 'Give each target an "id" of its own.' }];
    });
}


/***/ }),

/***/ 711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);

/** Aliases may repeat what they name this often in all, since nested ones multiply ("billion laughs"). */
const MAX_ALIAS_COUNT = 100;
/** One slip makes a parser complain about all that follows; the first few complaints are about the slip. */
const SHOWN_YAML_ERRORS = 3;
/** Keys that would change an object's prototype in careless code further on. */
const PROTOTYPE_KEYS = ['__proto__', 'prototype', 'constructor'];
/** YAML 1.2, of which JSON is a part. Everything wrong with the syntax is reported; nothing here throws. */
function readYaml(yaml) {
    const { file, text, maxChars, linesBefore = 0 } = yaml;
    if (text.length > maxChars) {
        return [{ where: file, message: `has ${text.length} characters; at most ${maxChars} are read` }];
    }
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
    const placeOf = (offset) => {
        const { line, col } = lines.linePos(offset);
        return `${file}:${line + linesBefore}:${Math.max(1, col)}`;
    };
    const syntax = [...document.errors, ...document.warnings].map((error) => syntaxProblem(error, { text, placeOf }));
    if (syntax.length > 0)
        return distinct(syntax).slice(0, SHOWN_YAML_ERRORS);
    const forbidden = forbiddenNodes(document, placeOf);
    if (forbidden.length > 0)
        return forbidden;
    return toSource(document, placeOf, file);
}
/** One a place, and of what is said in the same words the first. */
function distinct(problems) {
    const isSame = (a, b) => a.where === b.where || a.message === b.message;
    return problems.filter((problem, index) => problems.findIndex((other) => isSame(other, problem)) === index);
}
function syntaxProblem(error, { text, placeOf }) {
    const [offset] = error.pos;
    const where = placeOf(offset);
    if (error.code === 'DUPLICATE_KEY') {
        const [, key = ''] = /^["']?([^\s:"']{1,100})/.exec(text.slice(offset, offset + 200)) ?? [];
        return { where, message: `the key "${key}" is given twice`, hint: 'Keep one of the two.' };
    }
    if (error.code === 'MULTIPLE_DOCS') {
        return { where, message: 'a second YAML document starts here; one is read', hint: 'Remove the line "---".' };
    }
    if (error.code === 'RESOURCE_EXHAUSTION')
        return { where, message: 'is nested too deeply' };
    return { where, message: `malformed YAML: ${error.message}`, ...syntaxHint(error) };
}
function syntaxHint({ code }) {
    if (code === 'TAB_AS_INDENT')
        return { hint: 'Indent with spaces.' };
    if (code === 'BLOCK_AS_IMPLICIT_KEY')
        return { hint: 'Put a value that contains ": " into quotes.' };
    return {};
}
function keyFault({ value, type }) {
    if (PROTOTYPE_KEYS.includes(value))
        return { message: `the key "${value}" is not allowed in any mapping` };
    if (value !== '<<' || type !== 'PLAIN')
        return undefined;
    // YAML 1.2 has none: what was meant to be merged would be missing, or be sent as a member of this name.
    return { message: 'merge keys ("<<") are not read', hint: 'Write the values out.' };
}
function forbiddenNodes(document, placeOf) {
    const problems = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Pair: (_, { key }) => {
            const found = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? keyFault(key) : undefined;
            if (found !== undefined && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                problems.push({ where: placeOf(key.range?.[0] ?? 0), ...found });
        },
        Alias: (_, alias, ancestors) => {
            const named = alias.resolve(document);
            if (named !== undefined && !ancestors.includes(named))
                return;
            const what = named === undefined ? 'names nothing above it' : 'stands inside what it repeats';
            problems.push({
                where: placeOf(alias.range?.[0] ?? 0),
                message: `the alias "*${alias.source}" ${what}`,
                hint: named === undefined ? 'Put a value that starts with "*" into quotes.' : 'Write the value out.'
            });
        }
    });
    return problems;
}
function toSource(document, placeOf, file) {
    const nodePlace = (node) => placeOf(((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? node.range?.[0] : undefined) ?? 0);
    try {
        return {
            value: document.toJS({ maxAliasCount: MAX_ALIAS_COUNT }),
            at: (path) => nodePlace(nodeAt(document, path)),
            atKey: (path) => nodePlace(pairAt(document, path)?.key ?? nodeAt(document, path))
        };
    }
    catch {
        // The library throws where aliases exceed the count.
        return [{ where: file, message: 'its aliases ("*name") repeat too much', hint: 'Write the values out.' }];
    }
}
/** The node at a path; where the path ends earlier in the file, the last one on the way. */
function nodeAt(document, path) {
    let node = document.contents;
    for (const step of path) {
        const next = childOf(document, node, step);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(next))
            return node;
        node = next;
    }
    return node;
}
function childOf(document, parent, step) {
    const node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(parent) ? parent.resolve(document) : parent;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return node.items[Number(step)];
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? pairIn(node.items, step)?.value : undefined;
}
function pairAt(document, path) {
    const parent = nodeAt(document, path.slice(0, -1));
    const node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(parent) ? parent.resolve(document) : parent;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? pairIn(node.items, path.at(-1) ?? '') : undefined;
}
function pairIn(pairs, name) {
    return pairs.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && String(key.value) === String(name));
}


/***/ }),

/***/ 6658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ scheduledUnits),
/* harmony export */   Zn: () => (/* binding */ roundCountOf),
/* harmony export */   _: () => (/* binding */ schedule)
/* harmony export */ });
/* harmony import */ var _shuffled_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5000);

/** One round alone could not tell a slow prompt from a slow moment. */
const MIN_ROUNDS = 2;
/** Rounds that it takes to make the plan's requests to each target: whole ones, so that every prompt weighs the same. */
function roundCountOf(plan) {
    return Math.max(MIN_ROUNDS, Math.ceil(plan.schedule.requestCount / plan.prompts.scenarios.length));
}
/**
 * Every request to make of the targets that are compared with history, in order: round by round each scenario of each
 * target once, shuffled within the round, so that drift falls on all alike and no prompt always follows the same other. A
 * target and its upstream are asked the same right after each other, as a pair; half of a round's pairs begin with the
 * one, half with the other. Targets that have a base are not among them: see pair-slots.ts. `random` gives numbers from 0
 * up to 1, without 1.
 */
function schedule(plan, random) {
    return scheduledUnits(plan, random).flat();
}
/** The same, each pair a list of its own. */
function scheduledUnits(plan, random) {
    const targets = plan.targets.filter((target) => !isPaired(target, plan));
    const direct = targets.filter(isDirect);
    const alone = targets.filter((target) => !isDirect(target) && directOf(target, plan) === undefined);
    const pairsPerRound = direct.length * plan.prompts.scenarios.length;
    return Array.from({ length: targets.length === 0 ? 0 : roundCountOf(plan) }, (_, round) => {
        const single = everyScenario(alone, plan).map((slot) => [{ ...slot, round }]);
        const paired = pairsOf(direct, plan, random).map((pair, index) => pair.map((slot) => ({ ...slot, round, pair: round * pairsPerRound + index })));
        return (0,_shuffled_js__WEBPACK_IMPORTED_MODULE_0__/* .shuffled */ .A)([...single, ...paired], random);
    }).flat();
}
/** Whether a target is asked in pairs of base and head: itself, as the base of one, or as what lies behind one. */
function isPaired({ id, baseOf, directOf: of }, { targets }) {
    return baseOf !== undefined || targets.some(({ baseOf: head }) => head === id || (of !== undefined && head === of));
}
function isDirect({ directOf: of }) {
    return of !== undefined;
}
function directOf({ id }, { targets }) {
    return targets.find((target) => target.directOf === id);
}
function everyScenario(targets, { prompts }) {
    return targets.flatMap(({ id }) => prompts.scenarios.map((scenario) => ({ targetId: id, scenarioId: scenario.id, arm: 'head' })));
}
/** A round's pairs in random order; the first half of them asks the upstream first. */
function pairsOf(direct, { prompts }, random) {
    const pairs = direct.flatMap(({ id, directOf: of = '' }) => prompts.scenarios.map((scenario) => [id, of].map((targetId) => ({ targetId, scenarioId: scenario.id, arm: 'head' }))));
    return (0,_shuffled_js__WEBPACK_IMPORTED_MODULE_0__/* .shuffled */ .A)(pairs, random).map((pair, index) => (index < pairs.length / 2 ? pair : pair.toReversed()));
}


/***/ }),

/***/ 709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   P0: () => (/* binding */ allowedKeys),
/* harmony export */   U4: () => (/* binding */ topToBottom),
/* harmony export */   pG: () => (/* binding */ expectation)
/* harmony export */ });
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1448);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6089);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3819);



/** Where a value may be a header, a key or a prompt, its kind is named and never the value. */
const UNQUOTED_SECTIONS = ['extra-headers', 'extra-body', 'params'];
const UNQUOTED_KEYS = ['api-key-env', 'prompt', 'content', 'messages'];
/** What a mistyped unknown key cannot explain by a near name. */
const KEY_ADVICE = {
    'api-key': 'Put the key into an environment variable, and the name of that variable into "api-key-env".',
    thresholds: 'Write limits as "budgets", such as "ttft.p95 < 800ms".',
    threshold: 'Write limits as "budgets", such as "ttft.p95 < 800ms".'
};
const KINDS = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping',
    record: 'a mapping'
};
/** Says what one entry of a file has instead of what its schema allows, with the place. `base` is the entry's own path. */
function schemaProblems(error, source, base = []) {
    const problems = error.issues.filter(isFirstAtPlace).flatMap((issue) => {
        const path = [...base, ...issue.path];
        if (issue.code === 'unrecognized_keys') {
            return issue.keys.map((key) => unknownKey(key, { path, source, allowed: issue.message }));
        }
        return [valueProblem(issue, path, source)];
    });
    return topToBottom(problems);
}
/** What is no list is too long for one as well: of one value the first complaint says what it should have been. */
function isFirstAtPlace(issue, index, issues) {
    const place = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .L)(issue.path);
    const isSame = (other) => other.code !== 'unrecognized_keys' && (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .L)(other.path) === place;
    return issue.code === 'unrecognized_keys' || issues.findIndex(isSame) === index;
}
/** In the order in which a reader of the file comes upon them. */
function topToBottom(problems) {
    return problems.toSorted(byPlace);
}
function byPlace(a, b) {
    const [aPlace, bPlace] = [a, b].map(({ where }) => where.split(':').slice(-2).map(Number));
    const lines = (aPlace?.[0] ?? 0) - (bPlace?.[0] ?? 0);
    return lines === 0 ? (aPlace?.[1] ?? 0) - (bPlace?.[1] ?? 0) : lines;
}
/** The message of an own strict mapping is the list of its keys, which zod's issue does not carry. */
function allowedKeys(shape) {
    const keys = Object.keys(shape).join(', ');
    return { error: (issue) => (issue.code === 'unrecognized_keys' ? keys : undefined) };
}
function unknownKey(key, { path, source, allowed }) {
    const at = [...path, key];
    const names = allowed.split(', ');
    const hint = Object.hasOwn(KEY_ADVICE, key) ? KEY_ADVICE[key] : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestHint */ .A)(key, names);
    const list = hint === undefined ? `; expected ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .eitherOf */ .B)(names)}` : '';
    return {
        where: source.atKey(at),
        message: `at ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .L)(at)}: unknown key ${(0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(key)}${list}`,
        ...(hint === undefined ? {} : { hint })
    };
}
function valueProblem(issue, path, source) {
    const value = valueAt(source.value, path);
    const expected = expectation(issue);
    const where = source.at(path);
    if (value === undefined && path.length > 0) {
        const parent = path.length > 1 ? `at ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .L)(path.slice(0, -1))}: ` : '';
        return { where, message: `${parent}"${String(path.at(-1))}" is missing; ${expected}` };
    }
    const hint = valueHint(issue, value);
    const at = path.length > 0 ? `at ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .L)(path)}: ` : '';
    return {
        where,
        message: `${at}got ${describe(value, issue.path)}; ${expected}`,
        ...(hint === undefined ? {} : { hint })
    };
}
/** Schemas of this project say "expected …" themselves; the rest is zod's own and named here. */
function expectation(issue) {
    if (issue.message.startsWith('expected '))
        return issue.message;
    switch (issue.code) {
        case 'invalid_type':
            return `expected ${KINDS[issue.expected] ?? issue.expected}`;
        case 'invalid_value':
            return `expected ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .eitherOf */ .B)(issue.values.map(String))}`;
        case 'too_small':
            return issue.origin === 'array'
                ? `expected at least ${entries(issue.minimum)}`
                : `expected ${issue.minimum} or more`;
        case 'too_big':
            return issue.origin === 'array'
                ? `expected at most ${entries(issue.maximum)}`
                : `expected ${issue.maximum} or less`;
        default:
            return issue.message;
    }
}
function entries(count) {
    return `${count} ${Number(count) === 1 ? 'entry' : 'entries'}`;
}
function valueHint(issue, value) {
    if (typeof value !== 'string' || issue.code !== 'invalid_value')
        return undefined;
    return (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestHint */ .A)(value, issue.values.map(String));
}
function describe(value, path) {
    if (value === null)
        return 'nothing';
    if (value === '')
        return 'empty text';
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object')
        return 'a mapping';
    const shown = typeof value === 'string' ? (0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(value) : String(value);
    const hidden = typeof value === 'string' ? 'text (not shown)' : `a ${typeof value} (not shown)`;
    return mayBeShown(path) ? shown : hidden;
}
/** An entry by itself that is text where a mapping should be may well be a whole prompt. */
function mayBeShown(path) {
    const last = path.at(-1);
    return last !== undefined && !UNQUOTED_KEYS.includes(last) && !path.some((step) => UNQUOTED_SECTIONS.includes(step));
}
function valueAt(value, path) {
    return path.reduce((inner, step) => {
        if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step))
            return undefined;
        return Reflect.get(inner, step);
    }, value);
}


/***/ }),

/***/ 5000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   L: () => (/* binding */ mingled)
/* harmony export */ });
/** Fisher and Yates's shuffle in Durstenfeld's form: every order is equally likely. `random` gives 0 up to 1, without 1. */
function shuffled(items, random) {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
        const chosen = Math.floor(random() * (last + 1));
        const moved = order[last]; // both indexes are within the list
        order[last] = order[chosen];
        order[chosen] = moved;
    }
    return order;
}
/** One list out of several, each in its own order: every way to merge them is equally likely, so that none bunches up. */
function mingled(lists, random) {
    const places = lists.flatMap((list, index) => list.map(() => index));
    const taken = lists.map(() => 0);
    return shuffled(places, random).map((index) => {
        const at = taken[index] ?? 0;
        taken[index] = at + 1;
        return lists[index]?.[at]; // as many places as the list has items
    });
}


/***/ }),

/***/ 8280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ staysInside),
/* harmony export */   X: () => (/* binding */ workspacePath)
/* harmony export */ });
/** At the root of a disk, on another one, or in somebody's home. */
const STARTS_ELSEWHERE = /^[/\\~]|^[A-Za-z]:/;
/**
 * A path as git and GitHub write it: with slashes, and without the steps that lead nowhere, such as the one in `./a.md`.
 * Only so can it be compared with the names of changed files. What does not start in the repository stays as it is.
 */
function workspacePath(path) {
    if (STARTS_ELSEWHERE.test(path))
        return path;
    const steps = [];
    for (const step of path.split(/[/\\]/)) {
        if (step === '..' && steps.length > 0 && steps.at(-1) !== '..')
            steps.pop();
        else if (step !== '' && step !== '.')
            steps.push(step);
    }
    return steps.length === 0 ? '.' : steps.join('/');
}
/**
 * Whether a path that a file of the repository names stays inside the repository. What is read is sent to a provider, so
 * a pull request must not be able to name `/etc/passwd`. Links out of it are for whoever reads the file to refuse.
 */
function staysInside(path) {
    if (STARTS_ELSEWHERE.test(path))
        return false;
    let depth = 0;
    for (const step of path.split(/[/\\]/)) {
        if (step === '..')
            depth -= 1;
        else if (step !== '' && step !== '.')
            depth += 1;
        if (depth < 0)
            return false;
    }
    return true;
}


/***/ }),

/***/ 9847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ BUILTIN_SETS)
});

;// CONCATENATED MODULE: ./lib/prompts/chat-20.js
/** Leaves room above the 150 words that every prompt asks for, so that answers end by themselves at like lengths. */
const MAX_OUTPUT_TOKENS = 220;
/**
 * Twenty questions as people ask assistants: about 150 tokens in and 200 out, varied, cheap, and answerable without
 * reasoning. The texts are fixed: a changed prompt is another scenario to every baseline.
 */
const CHAT_20 = [
    chat('late-parcel', `You answer for the support desk of an online bookshop. A customer writes: "I ordered two cookbooks nine days ago, and the tracking page has said 'label created' ever since. One of them is a birthday present for my sister, and her party is this Saturday. I already wrote to you on Monday and only got an automatic reply. Can you please tell me where the parcel is, and what happens if it does not arrive in time?" Our couriers usually need four working days; after eight we send a replacement by express at no charge, or refund the order in full, whichever the customer prefers. Write a warm, concrete reply to this customer. Do not blame the courier. Use about 150 words.`),
    chat('sourdough-density', `I have been baking sourdough every weekend for about two months, and my loaves taste good but come out dense, with a tight crumb and a pale crust. My starter doubles in around seven hours at room temperature, which is about nineteen degrees in my kitchen. I use 500 grams of strong white flour, 350 grams of water, 100 grams of starter and 10 grams of salt, let the dough rise for four hours with three folds, shape it, and leave it in the fridge overnight. Then I bake it at 220 degrees on a flat tray, without any steam, for forty minutes. What are the most likely causes, in order, and what should I change first next weekend? Please answer in about 150 words, as plain sentences.`),
    chat('meeting-minutes', `Turn these notes from our weekly planning meeting into short minutes that somebody who was away can follow. Notes: Ana says the billing export is done but nobody has tested it with the Polish accounts. Tom wants to move the release from Tuesday to Thursday because the translation agency is late. Priya disagrees, two customers were promised Tuesday. We settled on Tuesday for English only and Thursday for the rest. Tom tells the agency. Ana tests the Polish accounts by Monday noon. Search is slow again since the upgrade, Priya suspects the index, will look on Friday, no promise. Nobody has booked the room for the customer day in May, Luis takes it. Next meeting a day later because of the holiday. Use about 150 words: decisions first, then who does what and by when.`),
    chat('weekend-in-ghent', `My partner and I have two and a half days in Ghent at the end of October, arriving by train on Friday around lunchtime and leaving on Sunday evening. We have been to Bruges before, and found it lovely but crowded, so we would rather walk a lot, see one good museum, sit in cafés, and eat well without booking weeks ahead. One of us is vegetarian. It will probably rain at least once, and neither of us wants to hire a bicycle. Our hotel is close to the castle in the old town. Could you sketch a relaxed plan, half a day at a time, with one idea for bad weather? Please keep the whole answer to about 150 words, and do not list opening hours or prices.`),
    chat('explain-compound-interest', `My daughter is eleven and has just opened her first savings account with the money from her birthday, which is 200 euros. The bank pays three percent a year, and the leaflet says that interest is compounded annually, a phrase that made her roll her eyes. I tried to explain it with a snowball rolling down a hill, but she only wanted to know why the bank gives her money at all, and why she would get more in the second year than in the first when she has not put in anything new. Please explain both things to her directly, in a friendly voice and without any formulas. Use her own 200 euros as the example for the first three years, and aim for about 150 words.`),
    chat('soften-email', `Please rewrite the following email so that it stays just as clear but sounds less irritated. It goes to a colleague in another department whom I have to keep working with for years. "Marc, this is the third time that your team has changed the column names in the shared sheet without telling anyone. Our report broke again this morning, ten minutes before the board meeting, and I had to fix it by hand while everyone was watching. I do not understand how hard it can be to send one message beforehand. From now on I expect two days of notice for any change, and a list of old and new names. Otherwise we will copy the data and stop using your sheet." Keep my request and the consequence. Aim for about 150 words.`),
    chat('balcony-herbs', `I rent a flat on the fourth floor with a balcony that faces north-east. It gets direct sun from about six until ten in the morning in summer, and bright shade for the rest of the day. It is also quite windy, and the railing is the only place to hang anything. I would like to grow herbs that I really use in the kitchen: basil, parsley, mint, chives, thyme and coriander. Last year I planted all of them together in one long box with ordinary potting soil, watered every evening, and by July the thyme had rotted, the basil was brown at the edges, and the mint had taken over everything else. What should I do differently this spring? Please answer in about 150 words.`),
    chat('invoice-reminder', `I run a two-person design studio, and a client of many years has not paid an invoice of 3,400 euros, which was due on the third of last month. I sent a short reminder after two weeks and got a cheerful answer that accounting was "on it", and nothing since. We are in the middle of a second project for the same people, with another invoice due in ten days, and I do not want to spoil the mood, but I need the money to pay our own rent. Please write a second reminder that is polite, names the amount and the date, asks for a definite day of payment, and mentions that we can only start the next phase once it has arrived. About 150 words.`),
    chat('two-job-offers', `I am a nurse with six years on a surgical ward, and I have two offers on the table. The first is a day clinic twenty minutes from home: no nights, no weekends, eight percent less pay than now, a small team, and honestly rather dull work. The second is a university hospital fifty minutes away by train: ten percent more pay, three nights a month, a funded two-year course in anaesthesia care, and a ward that is known for being short of staff. My son starts school in September, and my husband works shifts as well. I do not want you to decide for me. Please lay out what really differs, and three questions I should answer honestly before I choose, in about 150 words.`),
    chat('museum-label', `Write the text for a label in a small regional museum, for general visitors who will read it standing up. The object is a wooden weather house from about 1890: a carved cottage with two doors, where a woman comes out when the air is dry and a man with an umbrella when it is damp. It works by a strip of catgut that twists as it takes up moisture and turns the little platform on which both figures stand. This one hung in the kitchen of a dairy farm above the lake for four generations, and the family says the man with the umbrella was right more often than the newspaper. The roof was mended with a piece of a cigar box. Please write about 150 words in the present tense.`),
    chat('knee-friendly-running', `I am forty-six, sit at a desk all day, and used to run ten kilometres twice a week until about three years ago. I would like to get back to it by the autumn, but I have put on twelve kilos, and my left knee feels stiff for an hour after long walks. My doctor has looked at it and found nothing wrong, and told me to start gently. I have about forty minutes on three mornings a week, a flat park nearby, and a pair of shoes that are certainly too old. I get bored easily, so a plan that is only walking will not survive the second week. How should I build up over the first eight weeks, and what should make me stop? Please keep it to about 150 words.`),
    chat('product-description', `Write a description for our web shop. The product is a folding kitchen stool made of beech, sold under the name "Hock". It is 48 centimetres high, carries 150 kilos, weighs 2.1 kilos, and folds to a board four centimetres thick that hangs on the hook that comes with it. The wood is from the Black Forest and oiled, not varnished, so that scratches can be sanded out at home. The stool is made in a workshop of nine people, and every joint can be replaced; we keep the parts for at least twenty years. Our customers live in small city flats, read everything, and distrust advertising. So no superlatives, no exclamation marks, and no word such as "perfect" or "ultimate". About 150 words, in two paragraphs.`),
    chat('photo-backup', `My mother is seventy-three, and has about 40,000 photos on an old laptop that makes worrying noises. A few thousand more are on her phone, and there is a shoebox of memory cards that nobody has looked at since 2012. She can send email and use a browser, but she gets anxious when windows look different from one day to the next. I visit her every second month, and have one free afternoon the next time I am there. I want to be sure that nothing is lost if the laptop dies, and I want it to keep working without me in between. What would you do during that one afternoon, in which order, and what would you leave alone? Please answer in about 150 words, without brand names.`),
    chat('toast-for-retirement', `Help me with a short toast for the retirement of our caretaker, Mr. Okafor, who has looked after our school for thirty-one years. He knows every pupil by name, repaired the same gym door at least a hundred times, and keeps a box of lost gloves sorted by colour. During the flood of 2009 he carried the whole music library up two floors by himself before anybody else had arrived. He never gives speeches, and told the headmaster that he would leave by the back door if there was a big fuss. He is going to spend his time on his allotment and with his three grandchildren. The audience is teachers, a few parents, and him. It should be warm and a little funny, and about 150 words long.`),
    chat('why-leaves-change', `On our walk yesterday my students, who are fourteen, asked why some trees turn red in autumn while others only turn yellow, and why the oak by the gate keeps its brown leaves until spring. I teach history and was covering for a colleague, so I mumbled something about the cold, and promised a better answer for Thursday. They know that leaves are green because of chlorophyll, and that plants make sugar from light, but nothing about the other pigments. Please give me an explanation that I can read aloud: why the green goes, where the yellow was all along, why the red is made new, and what the oak is doing. About 150 words, accurate but without chemical formulas, and with one thing they can look for themselves.`),
    chat('flat-hunting-message', `I have found an advertisement for a two-room flat that suits me very well, and I know that the landlady gets hundreds of messages. I am thirty-four, a piano tuner with a permanent contract at a concert hall, I do not smoke, and I have a quiet nine-year-old cat. I would move in on the first of June or earlier. There is no piano in my home, in case that worries the neighbours; I use one at work. I am moving because my building is going to be demolished, and my present landlord is happy to give a reference. The advertisement mentions a garden that somebody has to look after, which I would enjoy very much. Please write the message to her. It should be friendly, without flattery, and about 150 words.`),
    chat('meeting-free-day', `Our team of eleven wants to try a day without meetings, and I have to propose it to a director who believes that meetings are where the work happens. In the last month each of us spent nineteen hours a week in meetings on average, and the longest stretch of free time on a normal day was fifty minutes. Two colleagues now write all their code in the evening. We suggest Wednesdays, for six weeks, with exceptions for customers and for real emergencies. We would measure how many items are finished, and ask everyone at the end. The support team next door worries that nobody would answer their questions, so one of us would be on call. Please write the proposal in about 150 words, starting with the problem.`),
    chat('birdwatching-start', `For my sixtieth birthday I was given a pair of binoculars, and I would like to learn the birds around here properly: a river with meadows, a small wood of beech and oak, and ordinary suburban gardens. I know perhaps ten kinds by sight and almost none by sound. I can go out for an hour on most mornings before work, and I have already bought a thick field guide, which I find hopeless, because every brown bird in it looks the same to me. I prefer learning slowly and thoroughly to collecting a long list. How would you spend the first three months, what should I write down, and how can I start with the songs without getting lost? Please answer in about 150 words.`),
    chat('refund-policy-summary', `Here is part of our terms. "Tickets may be returned up to fourteen days before the performance for the full price less a handling fee of two euros a ticket. Between fourteen days and forty-eight hours before, a voucher over the full price is issued, which is valid for three years. Later than that, no return is possible, except where the performance is cancelled or moved to another date, in which case the buyer may choose between the full price including fees, a voucher, or the new date. Subscriptions cannot be returned in part. Tickets bought through resellers can only be returned there." Please rewrite this for the help page, as friendly plain language for people who are in a hurry. Keep every condition, use about 150 words, and start with the commonest case.`),
    chat('noise-between-neighbours', `The family above us moved in during March, and they are kind people, but their two small children run up and down the corridor from six in the morning, and their washing machine spins after ten at night, right above our bedroom. My husband wants to write to the landlord at once. I would rather speak to them first, because we meet on the stairs every day, and because I remember how loud our own children were. I am shy and tend to apologise until nobody knows what I wanted. Could you tell me how to begin that conversation, what exactly I could ask for, and what to say if they feel attacked? Please write it as advice to me, with two or three sentences I could really say, in about 150 words.`)
];
function chat(id, content) {
    return { id, kind: 'chat', messages: [{ role: 'user', content }], maxOutputTokens: MAX_OUTPUT_TOKENS };
}

;// CONCATENATED MODULE: ./lib/prompts/smoke-6.js
const smoke_6_MAX_OUTPUT_TOKENS = 64;
/**
 * Six small questions, about 30 tokens in and at most 64 out: enough to see that everything works, for next to nothing.
 * The texts are fixed: a changed prompt is another scenario to every baseline.
 */
const SMOKE_6 = [
    smoke_6_chat('rainbow', 'Explain to a curious child, in three short sentences and without any formulas, why a rainbow is curved and where they should stand to see one.'),
    smoke_6_chat('tea-or-coffee', 'In three short sentences, tell me how the caffeine in a cup of black tea differs from that in a cup of coffee, and which one lasts longer.'),
    smoke_6_chat('lost-umbrella', 'Write a notice of three short sentences for our hallway: a green umbrella was found on the second floor, and its owner can ask at number seven.'),
    smoke_6_chat('name-a-boat', 'Suggest four friendly names for a small wooden rowing boat that is painted dark blue, and give each of them a reason of only a few words.'),
    smoke_6_chat('fix-a-drip', 'My kitchen tap drips about once a second since yesterday. In three short sentences, what is the usual cause, and what should I try before calling anyone?'),
    smoke_6_chat('stretch', 'Describe, in three short sentences, one stretch for the neck that I can do at my desk in under a minute without anybody in the office noticing.')
];
function smoke_6_chat(id, content) {
    return { id, kind: 'chat', messages: [{ role: 'user', content }], maxOutputTokens: smoke_6_MAX_OUTPUT_TOKENS };
}

;// CONCATENATED MODULE: ./lib/prompts/builtin.js


/** The prompt sets that come with the gate, by the name a config calls them. */
const BUILTIN_SETS = {
    'builtin:chat-20': CHAT_20,
    'builtin:smoke-6': SMOKE_6
};


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
const openaiSwitches = (model) => knowsBreakpoints(model) ? { prompt_cache_options: { mode: 'explicit' } } : {};
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

/***/ 7940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ OPTIONAL_STEPS),
/* harmony export */   FS: () => (/* binding */ OPTIONAL_MEMBERS),
/* harmony export */   Hw: () => (/* binding */ SAMPLING_NAMES),
/* harmony export */   LP: () => (/* binding */ THINKING_MEMBERS),
/* harmony export */   Y: () => (/* binding */ NAMED_BY_PART),
/* harmony export */   c_: () => (/* binding */ THINKING_CONTAINERS),
/* harmony export */   ig: () => (/* binding */ EFFORTS),
/* harmony export */   jT: () => (/* binding */ BUDGET_PLACES),
/* harmony export */   v$: () => (/* binding */ REASONING_ALLOWANCE_TOKENS),
/* harmony export */   yy: () => (/* binding */ SETTINGS),
/* harmony export */   z1: () => (/* binding */ OTHER_LIMIT),
/* harmony export */   zv: () => (/* binding */ EFFORTS_ASCENDING)
/* harmony export */ });
/* harmony import */ var _cache_switches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7709);

/**
 * Two names of one limit: newer OpenAI models answer 400 to the first, older ones and most other hosts to the second.
 */
const OTHER_LIMIT = {
    max_tokens: 'max_completion_tokens',
    max_completion_tokens: 'max_tokens'
};
/** Members of ours that a host may not know, the smallest part first: without the last one no tokens are counted. */
const OPTIONAL_MEMBERS = [
    ..._cache_switches_js__WEBPACK_IMPORTED_MODULE_0__/* .CACHE_SWITCHES */ .Gh,
    'perf_metrics_in_response',
    'stream_options.include_obfuscation',
    'stream_options'
];
/** The same in the steps in which they are given up for a host that does not say what it refuses. */
const OPTIONAL_STEPS = [
    _cache_switches_js__WEBPACK_IMPORTED_MODULE_0__/* .CACHE_SWITCHES */ .Gh,
    ['perf_metrics_in_response', 'stream_options.include_obfuscation'],
    ['stream_options']
];
/** What a host may name in place of the member that has it: `extraneous key [include_usage] is not permitted`. */
const NAMED_BY_PART = { stream_options: ['include_usage'] };
/**
 * Parameters that a user may set and some models refuse: reasoning models take no temperature but 1, newer ones of
 * Anthropic not both of the first two, and many hosts have no seed.
 */
const SAMPLING_NAMES = ['temperature', 'top_p', 'topP', 'p', 'seed', 'random_seed'];
/** Where APIs keep such parameters that do not have them in the body itself. */
const SETTINGS = ['generationConfig', 'inferenceConfig', 'options'];
const at = (place, ...values) => values.map((value) => ({ place, value }));
/**
 * `minimal` came with GPT-5, `none` took its place in later ones, and the models before know only `low`.
 * https://platform.openai.com/docs/guides/reasoning
 */
const OPENAI_EFFORTS = ['minimal', 'low', 'none'];
/**
 * How each API asks for as little thinking as there can be, in the order in which it is tried on a model that was seen to
 * think. What one model does not take, the next may: a place, a value, or both differ by family.
 */
const EFFORTS = {
    'openai-chat': at('reasoning_effort', ...OPENAI_EFFORTS),
    'openai-responses': at('reasoning.effort', ...OPENAI_EFFORTS),
    /**
     * Claude up to 4 thinks only when it is asked to. Later ones do by themselves, and those that always do answer 400 to
     * `disabled`. https://docs.aws.amazon.com/bedrock/latest/userguide/claude-messages-adaptive-thinking.html
     */
    'anthropic-messages': [...at('thinking.type', 'disabled'), ...at('output_config.effort', 'low')],
    /**
     * Levels from Gemini 3 on, not all of which have the lowest; models before refuse them, and take a budget: 0 turns 2.5
     * Flash off, and 2.5 Pro takes no less than 128. https://ai.google.dev/gemini-api/docs/thinking
     */
    gemini: [
        ...at('generationConfig.thinkingConfig.thinkingLevel', 'MINIMAL', 'LOW'),
        ...at('generationConfig.thinkingConfig.thinkingBudget', 0, 128)
    ],
    /**
     * What the model's own API has, unread by Bedrock: Claude's, then that of OpenAI's open models; Nova thinks only when
     * it is asked to. https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters.html
     */
    'bedrock-converse': [
        { place: 'additionalModelRequestFields.thinking.type', value: 'disabled', mayBeIgnored: true },
        ...at('additionalModelRequestFields.output_config.effort', 'low'),
        ...at('additionalModelRequestFields.reasoning_effort', 'low')
    ],
    /** On unless it is turned off. https://docs.cohere.com/docs/reasoning */
    'cohere-chat': at('thinking.type', 'disabled'),
    /** gpt-oss takes levels alone, and goes on thinking at `false`. https://docs.ollama.com/capabilities/thinking */
    ollama: [{ place: 'think', value: false, mayBeIgnored: true }, ...at('think', 'low')]
};
/** OpenAI's from the lowest, for a host that lists what it takes, and for two hosts that take different ones. */
const EFFORTS_ASCENDING = ['none', 'minimal', 'low'];
/** Members by which a user has decided already how much a model thinks. */
const THINKING_MEMBERS = [
    'reasoning_effort',
    'reasoning',
    'reasoning_config',
    'reasoningConfig',
    'thinking',
    'thinkingBudget',
    'thinking_budget',
    'thinkingLevel',
    'thinking_level',
    'thinking_config',
    'effort',
    'enable_thinking',
    'think',
    'chat_template_kwargs',
    'extra_body'
];
/** Objects that hold such members beside others. */
const THINKING_CONTAINERS = [
    'generationConfig',
    'thinkingConfig',
    'output_config',
    'additionalModelRequestFields'
];
/**
 * Where a user may have said how many tokens are for thinking. They come out of the limit of the answer, and Anthropic
 * refuses a limit that is not larger, which every limit of a short answer is not: the least budget is 1,024.
 * https://docs.anthropic.com/en/docs/build-with-claude/extended-thinking, https://ai.google.dev/gemini-api/docs/thinking,
 * https://openrouter.ai/docs/use-cases/reasoning-tokens, https://docs.cohere.com/docs/reasoning
 */
const BUDGET_PLACES = [
    'thinking.budget_tokens',
    'thinking.token_budget',
    'reasoning.max_tokens',
    'additionalModelRequestFields.thinking.budget_tokens',
    'additionalModelRequestFields.reasoning_config.budget_tokens',
    'generationConfig.thinkingConfig.thinkingBudget',
    'generationConfig.thinkingConfig.thinking_budget',
    'generationConfig.thinking_config.thinking_budget'
];
/** What a reasoning model thinks before a short answer fits into this, as a rule. */
const REASONING_ALLOWANCE_TOKENS = 4000;


/***/ }),

/***/ 4426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ presetOf),
/* harmony export */   n: () => (/* binding */ isKnownProvider)
/* harmony export */ });
/* harmony import */ var _cache_switches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7709);

/** What a host is taken for that no row names: the plain format that self-hosted servers and gateways speak. */
const UNKNOWN_HOST = {
    name: 'unknown',
    tokenLimitField: 'max_tokens',
    asksForUsage: true,
    pads: false,
    tellsTimes: false,
    cacheSwitches: _cache_switches_js__WEBPACK_IMPORTED_MODULE_0__/* .selfHostedSwitches */ .Sg,
    auth: { header: 'authorization', prefix: 'Bearer ' }
};
/** Where resources of Azure answer, in each of its clouds: the public one, that of the US government, and China's. */
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
/** What is known of a host, given by name with or without its port; the plain format for one that no row names. */
function presetOf(host) {
    const row = rowOf(host);
    return row === undefined ? UNKNOWN_HOST : { ...UNKNOWN_HOST, cacheSwitches: _cache_switches_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SWITCHES */ .zA, ...factsOf(row) };
}
/** Whether a host belongs to a company that sells tokens, so that its speed is not this repository's doing. */
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


/***/ })

};
