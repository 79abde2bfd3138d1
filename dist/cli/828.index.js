export const id = 828;
export const ids = [828];
export const modules = {

/***/ 8351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ readForeignJson),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   Tx: () => (/* binding */ MAX_UNPACKED_BYTES),
/* harmony export */   af: () => (/* binding */ MAX_PACKED_BYTES),
/* harmony export */   jQ: () => (/* binding */ tooLargeText)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1448);

/** Most bytes of a run or baseline file, compressed and not: some hundred times what a large run needs. */
const MAX_PACKED_BYTES = 32 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
/** A person needs the first few problems; the rest mostly repeat them. */
const SHOWN_PROBLEMS = 3;
const MAX_PROBLEM_LENGTH = 200;
/** Ours nest ten levels; a target's parameters may add some. */
const MAX_DEPTH = 50;
/**
 * Some times what the largest run holds. A few kilobytes of gzip unpack to hundreds of megabytes of `{}`, which as objects would
 * take gigabytes, and minutes to check.
 */
const MAX_CONTAINERS = 3_000_000;
const MAX_VALUES = 40_000_000;
/** Keys that mean something to JavaScript itself. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Reads a file that anybody may have written. Never repeats its content but names of keys, cut and on one line. */
function readForeignJson(text, format) {
    if (isCrowded(text))
        return refused('unreadable', 'holds far more values than any file of this tool');
    const json = parse(text);
    if (json === undefined)
        return refused('unreadable', 'is not JSON');
    const problem = structureProblem(json.value);
    if (problem !== undefined)
        return refused('unreadable', problem);
    const schema = schemaOf(json.value);
    if (schema !== format.name) {
        const got = schema === undefined ? 'no schema' : `schema: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(schema)}`;
        return refused('wrong-schema', `${got} got, "${format.name}" expected`);
    }
    const misfit = firstMisfit(format.shape, json.value, []);
    if (misfit !== undefined)
        return refused('unreadable', problemsText(misfit));
    const checked = format.shape.safeParse(json.value);
    return checked.success
        ? { kind: 'fits', value: checked.data }
        : refused('unreadable', problemsText(checked.error.issues));
}
/** Counts brackets, commas and colons without parsing; those within texts are few in any file of ours. */
function isCrowded(text) {
    let containers = 0;
    let values = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 0x7b || code === 0x5b)
            containers += 1;
        else if (code === 0x2c || code === 0x3a)
            values += 1;
    }
    return containers > MAX_CONTAINERS || values > MAX_VALUES;
}
/** Shorter lists are checked with the whole. */
const LONG_LIST = 1000;
/**
 * The problems of the first entry of a long list that does not fit. The checker itself goes on to the end, and a million bad
 * entries would be ten million problems.
 */
function firstMisfit(shape, value, path) {
    const { def } = shape._zod;
    if (def.innerType !== undefined)
        return value === undefined ? undefined : firstMisfit(def.innerType, value, path);
    if (def.element !== undefined)
        return misfitOfList(def.element, value, path);
    for (const [name, inner] of Object.entries(isContainer(value) ? (def.shape ?? {}) : {})) {
        const misfit = firstMisfit(inner, Reflect.get(value, name), [...path, name]);
        if (misfit !== undefined)
            return misfit;
    }
    return undefined;
}
function misfitOfList(element, value, path) {
    if (!Array.isArray(value) || value.length <= LONG_LIST)
        return undefined;
    for (const [index, entry] of value.entries()) {
        const { error } = element.safeParse(entry);
        if (error !== undefined)
            return error.issues.map((issue) => ({ ...issue, path: [...path, index, ...issue.path] }));
    }
    return undefined;
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
    let level = [json].filter(isContainer);
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > MAX_DEPTH)
            return `is nested more than ${MAX_DEPTH} levels deep`;
        const [key] = level.flatMap(forbiddenKeys);
        if (key !== undefined)
            return `holds the key "${key}", which is not allowed`;
        level = level.flatMap((value) => Object.values(value).filter(isContainer));
    }
    return undefined;
}
function isContainer(value) {
    return typeof value === 'object' && value !== null;
}
function forbiddenKeys(value) {
    return Array.isArray(value) ? [] : Object.keys(value).filter((key) => FORBIDDEN_KEYS.has(key));
}
function schemaOf(json) {
    return isContainer(json) && 'schema' in json && typeof json.schema === 'string' ? json.schema : undefined;
}
function problemsText(issues) {
    const shown = issues.slice(0, SHOWN_PROBLEMS).map(issueText);
    const more = issues.length - shown.length;
    return more > 0 ? `${shown.join('; ')}; and ${more} more` : shown.join('; ');
}
function issueText({ path, message }) {
    return (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${path.length === 0 ? 'the whole' : path.map(String).join('.')}: ${message}`, MAX_PROBLEM_LENGTH);
}
/**
 * Returns true when a text is exactly one JSON value. The engine's own message would quote the text, so nothing passes
 * it on.
 */
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

/***/ 4035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ PLACEHOLDER),
/* harmony export */   cn: () => (/* binding */ customDialect),
/* harmony export */   je: () => (/* binding */ PLACEHOLDERS),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _event_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8357);
/* harmony import */ var _finish_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1191);
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3909);
/* harmony import */ var _openai_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9009);




/** The texts in a body that stand for what differs from prompt to prompt. */
const PLACEHOLDERS = ['prompt', 'messages', 'max-tokens', 'model'];
/** `{{prompt}}`, with or without spaces. */
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
const ACCEPT = {
    sse: 'text/event-stream',
    ndjson: 'application/x-ndjson',
    text: 'text/plain, */*'
};
/** The wire format of an application of one's own, as its configuration describes it. */
function customDialect(format) {
    const { path, body, text, done } = format;
    return {
        id: 'custom',
        framing: format.format,
        eventShape: text === undefined ? 'text' : `text at ${JSON.stringify(text)}`,
        missingText: missingText(format),
        ...(done === undefined ? {} : { missingEnd: `no event came with ${matchText(done)}` }),
        headers: { accept: ACCEPT[format.format] },
        authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
        outputLimit: { names: [], ...(mentions(body, 'max-tokens') ? {} : { isNeverSent: true }) },
        reserved: {},
        ...(done === undefined ? { endsByClose: true, hasNoEnd: true } : {}),
        buildRequest: (target, messages, maxOutputTokens) => ({
            path,
            body: filledBody(body, { target, messages, maxOutputTokens })
        }),
        readEvent: (event) => readCustomEvent(format, event),
        ...(format.format === 'text' ? {} : { readTogether: withoutRepeats }),
        readStrayLine: _openai_error_js__WEBPACK_IMPORTED_MODULE_3__/* .readStrayLine */ .CG,
        readRefusal: _openai_error_js__WEBPACK_IMPORTED_MODULE_3__/* .readRefusal */ .ni,
        readWhole: (bodyText) => readWhole(format, bodyText)
    };
}
function missingText({ text, textEvent }) {
    const which = textEvent === undefined ? 'no event' : `no event with ${matchText(textEvent)}`;
    return text === undefined ? `${which} had text` : `${which} had text at ${JSON.stringify(text)}`;
}
function matchText({ data, event, path, value }) {
    if (data !== undefined)
        return `the data ${JSON.stringify(data)}`;
    if (event !== undefined)
        return `the name ${JSON.stringify(event)}`;
    return `${value === undefined ? 'a value' : JSON.stringify(value)} at ${JSON.stringify(path)}`;
}
/** Returns true where a body has a place for the value. */
function mentions(body, name) {
    return [...JSON.stringify(body).matchAll(PLACEHOLDER)].some(([, found]) => found === name);
}
function filledBody(body, values) {
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, filledValue(value, values)]));
}
/** A text that is nothing but a placeholder becomes its value, which may be a list or a number. */
function filledValue(value, values) {
    if (typeof value === 'string')
        return filledText(value, values);
    if (Array.isArray(value))
        return value.map((each) => filledValue(each, values));
    return (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? filledBody(value, values) : value;
}
function filledText(text, values) {
    const [only] = text.matchAll(PLACEHOLDER);
    if (only !== undefined && only[0] === text.trim())
        return placeholderValue(only[1] ?? '', values);
    return text.replace(PLACEHOLDER, (_, name) => {
        const value = placeholderValue(name, values);
        return typeof value === 'string' ? value : JSON.stringify(value);
    });
}
function placeholderValue(name, { target, messages, maxOutputTokens }) {
    switch (name) {
        case 'messages':
            return messages.map(({ role, content }) => ({ role, content }));
        case 'max-tokens':
            return maxOutputTokens;
        case 'model':
            return target.model;
        default:
            // All of them: the number that keeps caches out stands in front of the first.
            return messages.map(({ content }) => content).join('\n\n');
    }
}
/** Longer paths lead nowhere that anybody streams to. */
const MOST_STEPS = 20;
/** Looks up a path such as `choices.0.delta`; undefined where a step has no such member of its own. */
function ownMemberAt(value, path) {
    let inner = value;
    for (const step of path.split('.', MOST_STEPS)) {
        if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step))
            return undefined;
        inner = Reflect.get(inner, step);
    }
    return inner;
}
function readCustomEvent(format, event) {
    if (format.format === 'text')
        return [{ type: 'text-delta', text: event.data }];
    const { done } = format;
    const text = event.data.trim();
    if (done?.data !== undefined && done.data === text)
        return endParts(undefined);
    const isNamedEnd = done?.event !== undefined && done.event === nameOf(event);
    const said = format.text === undefined ? readPlain(format, event) : readJson(format, event);
    return isNamedEnd ? [...said, ...endParts(undefined)] : said;
}
/** An event without a name is one of that name. https://html.spec.whatwg.org/multipage/server-sent-events.html */
function nameOf({ event = 'message' }) {
    return event;
}
/** Of fewer texts it may be chance that each begins with the one before. */
const FEWEST_REPEATS = 4;
/**
 * Some applications send all text so far with each event. What is new in an event is then what it has beyond the one before:
 * otherwise the tokens of a reply would be counted over and over.
 */
function withoutRepeats(parts) {
    const texts = parts.flatMap((part) => (part.type === 'text-delta' ? part.text : []));
    const isRepeated = texts.every((text, index) => text.startsWith(texts[index - 1] ?? ''));
    if (texts.length < FEWEST_REPEATS || !isRepeated || texts.at(-1) === texts[0])
        return parts;
    let before = '';
    return parts.flatMap((part) => {
        if (part.type !== 'text-delta')
            return [part];
        const text = part.text.slice(before.length);
        before = part.text;
        return text === '' ? [] : [{ ...part, text }];
    });
}
/** An event whose data is the text. Some servers write it as JSON, which keeps its line ends. */
function readPlain(format, event) {
    const { data } = event;
    if (data.trim() === '[DONE]')
        return [];
    if (data === '')
        return [{ type: 'keep-alive' }];
    if ((0,_event_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .isErrorEvent */ .T2)(event))
        return (0,_event_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .readObject */ .Ag)(event, () => []);
    const json = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(data);
    const text = typeof json === 'string' ? json : data;
    const ofText = isPicked(format.textEvent, event, json) && !(0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(json) ? textParts(text) : [];
    return [...ofText, ...((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(json) ? readMembers(format, event, json) : endOf(format, json))];
}
/** Data of events beside the text may be anything; what begins like JSON and is none is broken. */
function readJson(format, event) {
    const { data } = event;
    const json = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(data);
    if (Array.isArray(json))
        return readValue(format, event, json);
    const isStructured = format.format === 'ndjson' || /^\s*(?:\{|\[(?!DONE\])|data:)/.test(data) || (0,_event_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .isErrorEvent */ .T2)(event);
    if (isStructured)
        return readMembers(format, event, json);
    return data.trim() === '' || data.startsWith(':') ? [{ type: 'keep-alive' }] : endOf(format, json);
}
function readMembers(format, event, json) {
    const isOtherFraming = format.format === 'ndjson' && /^(?:data|event|id|retry):/.test(event.data);
    if (isOtherFraming)
        return [{ type: 'malformed', message: 'a line of server-sent events, where "format" is ndjson' }];
    return (0,_event_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .readObject */ .Ag)(event, () => readValue(format, event, json));
}
function readValue(format, event, json) {
    const error = format.error === undefined ? undefined : ownMemberAt(json, format.error);
    if (isSomething(error))
        return [(0,_openai_error_js__WEBPACK_IMPORTED_MODULE_3__/* .errorPart */ .U3)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(error) ? error : String(error))];
    const text = format.text === undefined ? undefined : (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .ou)(ownMemberAt(json, format.text));
    const ofText = text !== undefined && isPicked(format.textEvent, event, json) ? textParts(text) : [];
    return [...ofText, ...endOf(format, json)];
}
function textParts(text) {
    return [{ type: 'text-delta', text }];
}
function endOf({ done }, json) {
    if (done?.path === undefined || !isAtPath(done, json))
        return [];
    return endParts(done.value === undefined ? ownMemberAt(json, done.path) : done.value);
}
/**
 * The user says that a reply ends here. A word for it that is known to mean a failure or a limit is believed; any other is
 * the application's own.
 */
function endParts(word) {
    const named = (0,_finish_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .finishParts */ .U)(word).filter((part) => part.type === 'finish' && part.reason !== 'unknown');
    return [...(named.length > 0 ? named : [{ type: 'finish', reason: 'stop' }]), { type: 'end-mark' }];
}
function isPicked(match, event, json) {
    if (match === undefined)
        return true;
    if (match.event !== undefined)
        return match.event === nameOf(event);
    return match.path !== undefined && isAtPath(match, json);
}
function isAtPath({ path = '', value }, json) {
    const found = ownMemberAt(json, path);
    return value === undefined ? isSomething(found) : found === value;
}
function isSomething(value) {
    return value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
}
/** A document that is no error is a reply in one piece. */
function readWhole({ format, text }, bodyText) {
    const [first = '', ...others] = bodyText.trim().split('\n');
    const isLines = others.length > 0 && (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(first));
    if (isLines)
        return { outcome: 'not-a-stream', message: `lines of JSON, where "format" is ${format}`, fields: [] };
    const hasText = (json) => text !== undefined && (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .ou)(ownMemberAt(json, text)) !== undefined;
    return (0,_openai_error_js__WEBPACK_IMPORTED_MODULE_3__/* .readDocument */ .u0)(bodyText, (json) => hasText(json) || (0,_openai_error_js__WEBPACK_IMPORTED_MODULE_3__/* .errorByWords */ .xw)(json).length === 0);
}


/***/ }),

/***/ 8357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ readObject),
/* harmony export */   T2: () => (/* binding */ isErrorEvent),
/* harmony export */   T3: () => (/* binding */ servedByParts),
/* harmony export */   kM: () => (/* binding */ usageParts),
/* harmony export */   nj: () => (/* binding */ CHAT_END)
/* harmony export */ });
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3909);
/* harmony import */ var _openai_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);


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
    const json = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    if (isPadding(event, json))
        return [{ type: 'keep-alive' }];
    if (isErrorEvent({ event }))
        return [(0,_openai_error_js__WEBPACK_IMPORTED_MODULE_1__/* .errorPart */ .U3)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json) ? ((0,_openai_error_js__WEBPACK_IMPORTED_MODULE_1__/* .errorIn */ .Kd)(json) ?? json) : text)];
    if (!(0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json))
        return [{ type: 'malformed', message: breachOf(text) }];
    return withError(json, read(json));
}
/** Some servers send a null between their events, others an event that only keeps the connection open, with a word in it. */
function isPadding(event, json) {
    return json === null || (event !== undefined && KEEP_ALIVE_EVENT.test(event) && !(0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json));
}
const KEEP_ALIVE_EVENT = /^(ping|pong|heart[_-]?beat|keep[_-]?alive)$/i;
/** Names of events that bring an error. */
const ERROR_EVENT = /^(error|exception|failed|failure|fatal)$/i;
/** Returns true for an event that its own name calls an error. */
function isErrorEvent({ event }) {
    return event !== undefined && ERROR_EVENT.test(event);
}
function withError(json, said) {
    const error = (0,_openai_error_js__WEBPACK_IMPORTED_MODULE_1__/* .errorIn */ .Kd)(json);
    if (error !== undefined)
        return [(0,_openai_error_js__WEBPACK_IMPORTED_MODULE_1__/* .errorPart */ .U3)(error), ...said];
    return said.some(({ type }) => type !== 'served-by') ? said : [...said, ...(0,_openai_error_js__WEBPACK_IMPORTED_MODULE_1__/* .errorByWords */ .xw)(json)];
}
/** Says what is wrong with the data of an event. Two faults of servers and gateways are common enough to be named. */
function breachOf(text) {
    if (/^data:/.test(text))
        return 'an event whose data begins with "data:" again, as if it were framed twice';
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const areEvents = lines.length > 1 && lines.every((line) => (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line)) || line.trim() === '[DONE]');
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


/***/ }),

/***/ 1191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ finishParts)
/* harmony export */ });
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3909);

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
    const part = { type: 'finish', reason: reasonOf(name), name: (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .serverLine */ .ec)(given) || 'no printable name' };
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


/***/ }),

/***/ 3909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   MR: () => (/* binding */ firstCount),
/* harmony export */   Qf: () => (/* binding */ hasObject),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   ec: () => (/* binding */ serverLine),
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
function serverLine(text) {
    const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
    if (line.length <= MAX_CHARACTERS)
        return line;
    // A pair of surrogates is one character: half of it is none.
    return `${line.slice(0, MAX_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}


/***/ }),

/***/ 9676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JV: () => (/* binding */ BUDGET_PATHS),
/* harmony export */   LP: () => (/* binding */ THINKING_MEMBERS),
/* harmony export */   R2: () => (/* binding */ effortsOf),
/* harmony export */   Ro: () => (/* binding */ OTHER_LIMIT_NAME),
/* harmony export */   V$: () => (/* binding */ OWN_MEMBERS),
/* harmony export */   c_: () => (/* binding */ THINKING_CONTAINERS),
/* harmony export */   iG: () => (/* binding */ INNER_NAMES),
/* harmony export */   v$: () => (/* binding */ REASONING_ALLOWANCE_TOKENS),
/* harmony export */   yy: () => (/* binding */ SETTINGS)
/* harmony export */ });
/* unused harmony export EFFORTS */
/* harmony import */ var _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7849);
/* harmony import */ var _cache_switches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7709);


/** One limit, two names: newer OpenAI models refuse the first with a 400, older ones and most other hosts the second. */
const OTHER_LIMIT_NAME = {
    max_tokens: 'max_completion_tokens',
    max_completion_tokens: 'max_tokens'
};
/**
 * Paths of members that the gate adds by itself and a host may not know. Without the last of them no tokens are counted,
 * so a host that does not say what it refuses is asked without the first group, then the second, then the third.
 */
const OWN_MEMBERS = [
    _cache_switches_js__WEBPACK_IMPORTED_MODULE_1__/* .CACHE_SWITCHES */ .Gh,
    ['perf_metrics_in_response', 'stream_options.include_obfuscation'],
    ['stream_options']
];
/** Some hosts name only the inner member: `extraneous key [include_usage] is not permitted`. */
const INNER_NAMES = { stream_options: ['include_usage'] };
/** Objects in which some APIs keep parameters that others have in the body itself. */
const SETTINGS = ['generationConfig', 'inferenceConfig', 'options'];
const at = (path, ...values) => values.map((value) => ({ path, value }));
/**
 * `minimal` came with GPT-5, `none` took its place in later ones, and the models before know only `low`.
 * https://platform.openai.com/docs/guides/reasoning
 */
const OPENAI_EFFORTS = ['none', 'minimal', 'low'];
/** By API: the ways to ask for little thinking, the least first. A model that refuses one is asked for the next. */
const EFFORTS = {
    'openai-chat': at('reasoning_effort', ...OPENAI_EFFORTS),
    'openai-responses': at('reasoning.effort', ...OPENAI_EFFORTS),
    /**
     * Claude up to 4 thinks only when it is asked to. Later ones do by themselves, and those that always do answer 400 to
     * `disabled`. https://docs.aws.amazon.com/bedrock/latest/userguide/claude-messages-adaptive-thinking.html
     */
    'anthropic-messages': [...at('thinking.type', 'disabled'), ...at('output_config.effort', 'low')],
    /**
     * Gemini 3 has levels, not every model the lowest. Models before it refuse levels and take a budget: 0 turns thinking
     * off in 2.5 Flash, and 2.5 Pro takes no less than 128. https://ai.google.dev/gemini-api/docs/thinking
     */
    gemini: [
        ...at('generationConfig.thinkingConfig.thinkingLevel', 'MINIMAL', 'LOW'),
        ...at('generationConfig.thinkingConfig.thinkingBudget', 0, 128)
    ],
    /**
     * Bedrock passes on members of the model's own API: Claude's, then those of OpenAI's open models. Nova thinks only when
     * it is asked to. https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters.html
     */
    'bedrock-converse': [
        { path: 'additionalModelRequestFields.thinking.type', value: 'disabled', mayBeIgnored: true },
        ...at('additionalModelRequestFields.output_config.effort', 'low'),
        ...at('additionalModelRequestFields.reasoning_effort', 'low')
    ],
    /** On unless it is turned off. https://docs.cohere.com/docs/reasoning */
    'cohere-chat': at('thinking.type', 'disabled'),
    /** gpt-oss knows levels alone, and goes on thinking at `false`. https://docs.ollama.com/capabilities/thinking */
    ollama: [{ path: 'think', value: false, mayBeIgnored: true }, ...at('think', 'low')]
};
/** Returns the ways of a target's API; none for an application of one's own, which decides itself what its model is sent. */
function effortsOf({ api }) {
    return api === _domain_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CUSTOM_API */ .TP ? [] : EFFORTS[api];
}
/** Members by which a user decides how much a model thinks. The gate then adds no effort of its own. */
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
/** Objects that hold such members among others. */
const THINKING_CONTAINERS = [
    'generationConfig',
    'thinkingConfig',
    'output_config',
    'additionalModelRequestFields'
];
/**
 * Paths of a user's own budget for thinking. It comes out of the limit of the answer, and Anthropic refuses a limit that is
 * not larger, which no limit of a short answer is: the least budget is 1,024.
 * https://docs.anthropic.com/en/docs/build-with-claude/extended-thinking, https://ai.google.dev/gemini-api/docs/thinking,
 * https://openrouter.ai/docs/use-cases/reasoning-tokens, https://docs.cohere.com/docs/reasoning
 */
const BUDGET_PATHS = [
    'thinking.budget_tokens',
    'thinking.token_budget',
    'reasoning.max_tokens',
    'additionalModelRequestFields.thinking.budget_tokens',
    'additionalModelRequestFields.reasoning_config.budget_tokens',
    'generationConfig.thinkingConfig.thinkingBudget',
    'generationConfig.thinkingConfig.thinking_budget',
    'generationConfig.thinking_config.thinking_budget'
];
/** As a rule, the thoughts before a short answer fit into this. */
const REASONING_ALLOWANCE_TOKENS = 4000;


/***/ }),

/***/ 9009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ readStrayLine),
/* harmony export */   Kd: () => (/* binding */ errorIn),
/* harmony export */   U3: () => (/* binding */ errorPart),
/* harmony export */   ni: () => (/* binding */ readRefusal),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   xe: () => (/* binding */ pageText),
/* harmony export */   xw: () => (/* binding */ errorByWords)
/* harmony export */ });
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3909);

/** Status that the site of an overloaded service sends; not registered, but Anthropic's and its followers'. */
const OVERLOADED = 529;
/** The error a JSON object carries or is; absent where it is none. */
function errorIn(json) {
    const { error, object, type, x_groq: groq } = json;
    // Cerebras puts the status beside the error, not into it.
    if ((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error))
        return { status_code: json['status_code'], ...error };
    // LM Studio and xAI put the words themselves there; the code, where there is one, stands beside them.
    if (typeof error === 'string' && error !== '')
        return { code: json['code'], message: error };
    if (object === 'error' || type === 'error')
        return json;
    return (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .firstText */ .ou)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(groq)['error']) ?? errorWithoutMember(json);
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
    return (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && hasBadStatus(value) ? { ...json, ...value } : undefined;
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
    return code === undefined || code === null || code === false || (typeof code === 'object' && hasNoMembers(code));
}
function hasNoMembers(value) {
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
    const json = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(field ?? text);
    if (field !== undefined)
        return [errorPart((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json) ? (errorIn(json) ?? json) : field)];
    if (!(0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json))
        return [];
    const error = errorIn(json);
    return error === undefined ? [{ type: 'malformed', message: 'a JSON line that is no event' }] : [errorPart(error)];
}
/** A reply with another status than 200. */
function readRefusal(status, bodyText) {
    const json = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(bodyText);
    const error = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json) ? (errorIn(json) ?? json) : undefined;
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
    const json = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(bodyText);
    if (!(0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json))
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
    const { code, type, status, status_code: statusCode, error_code: errorCode } = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(error);
    const outcomes = [code, status, statusCode, errorCode, type].map(outcomeOfCode);
    return outcomes.find((outcome) => outcome !== undefined) ?? 'api-error';
}
/** OpenAI's codes and those of its kin for accounts that cannot pay. */
const ACCOUNT_CODES = /insufficient_?(?:quota|balance|credit|fund)|billing|payment_?required|account_?(?:deactivated|suspended|disabled)|arrear|(?:spend(?:ing)?_?(?:limit|cap)|budget)_?(?:reached|exceeded)|exceeded_?budget/i;
/** The same in words. "Quota" is not among them: Google says it of requests per minute as well. */
const ACCOUNT_WORDS = /insufficient\s+(?:account\s+)?(?:balance|credits?|funds?|quota)|(?:balance|credits?|funds?)\s+(?:is|are|has been|have been|is too)\s+(?:insufficient|exhausted|depleted|used up|low|not enough|negative)|(?:out of|no|not enough|run out of|exhausted)\s+(?:\w+\s+)?credits?|credit balance|(?:billing|spend(?:ing)?|budget) (?:hard |soft )?(?:limit|cap)|budget (?:has been |was )?exceeded|exceeded (?:your|the|its|their|\w+'s) (?:\w+ )?budget|payment required|account\s+(?:\S+\s+){0,4}(?:suspended|deactivated|disabled|overdue|terminated|closed)|subscription\s+(?:\S+\s+){0,3}(?:expired|inactive|ended)|in arrears/i;
/** Words about an account that cannot pay, which hosts also use when they offer a higher rate: `Upgrade at …/settings/billing`. */
const OFFERS = /billing|(?:top|add)[- ]?up|purchase more|recharge|upgrade your plan/i;
/** A limit on requests or tokens in a time, which ends by itself. */
const RATE_WORDS = /rate[ -]?limit|too many requests|try again in\b|per[ -](?:second|minute|min|hour|day)\b|\b[rt]p[mds]\b/i;
/** Returns true where the account cannot pay, or is closed: that does not go away by itself, whatever status it comes with. */
function isAccountTrouble(error) {
    const { code, type, status_code: statusCode, status, details } = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(error);
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
    return (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .serverLine */ .ec)(typeof error === 'string' ? error : wordsIn((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(error)));
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
    const inner = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(value);
    const listed = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(value).map((each) => (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .firstText */ .ou)(each, (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(each)['msg'], (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(each)['message']) ?? '');
    return (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .firstText */ .ou)(value, inner['message'], inner['msg'], listed.filter((each) => each !== '').join('; ')) ?? '';
}
function fieldsOf(error) {
    const { param, detail } = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(error);
    const places = (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(detail).map((each) => (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(each)['loc']).filter((step) => step !== 'body'));
    const names = [(0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .firstText */ .ou)(param), ...places.map((steps) => steps.join('.'))];
    return names.filter((name) => name !== undefined && name !== '').map((name) => (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .serverLine */ .ec)(String(name)));
}
/** A page's words stand near its front; the rest only costs time. */
const PAGE_CHARACTERS = 8192;
/** The words of an HTML page, without markup, scripts and styles. Another text may be a model's words: nothing of it. */
function pageText(body) {
    if (!/^\s*</.test(body))
        return '';
    const withoutCode = body.slice(0, PAGE_CHARACTERS).replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ');
    return (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .serverLine */ .ec)(withoutCode.replace(/<[^>]*>?/g, ' '));
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

/***/ 3710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ DIALECTS),
  E: () => (/* binding */ dialectOf)
});

// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/providers/event-parts.js
var event_parts = __webpack_require__(8357);
// EXTERNAL MODULE: ./lib/providers/finish-reasons.js
var finish_reasons = __webpack_require__(1191);
// EXTERNAL MODULE: ./lib/providers/foreign-json.js
var foreign_json = __webpack_require__(3909);
// EXTERNAL MODULE: ./lib/providers/openai-error.js
var openai_error = __webpack_require__(9009);
// EXTERNAL MODULE: ./lib/providers/request-members.js
var request_members = __webpack_require__(3557);
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
        const text = textWithin(value, MOST_LEVELS);
        if (text !== '')
            parts.push({ type: 'unread-text', member: memberPath(place, name), text });
    }
    return parts;
}
/** All strings of a value that stand in no label. */
function textWithin(value, levels) {
    if (typeof value === 'string')
        return value;
    if (typeof value !== 'object' || value === null || levels === 0)
        return '';
    if (Array.isArray(value))
        return value.map((each) => textWithin(each, levels - 1)).join('');
    const named = Object.entries(value).filter(([name]) => !LABEL.test(name));
    return named.map(([, each]) => textWithin(each, levels - 1)).join('');
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
    readStrayLine: openai_error/* readStrayLine */.CG,
    readRefusal,
    readWhole
};
function buildRequest(target, messages, maxOutputTokens) {
    return {
        path: '/messages',
        body: {
            model: target.model,
            ...systemMember(messages),
            messages: messages.filter(({ role }) => role !== 'system').map(({ role, content }) => ({ role, content })),
            // Required: the API has no limit of its own.
            ...(0,request_members/* withoutNulls */.Le)({ max_tokens: maxOutputTokens, ...target.params, ...target.extraBody }),
            stream: true
        }
    };
}
/** At its last block, so that all of the prompt is kept. https://platform.claude.com/docs/en/build-with-claude/prompt-caching */
function markForCache(body) {
    return (0,request_members/* withLastMessage */.e4)(body, ({ content, ...message }) => {
        return { ...message, content: [{ type: 'text', text: content ?? '', cache_control: { type: 'ephemeral' } }] };
    });
}
/** The API has no such role among its messages. */
function systemMember(messages) {
    const texts = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
    return texts.length === 0 ? {} : { system: texts.join('\n\n') };
}
function readEvent(event) {
    return (0,event_parts/* readObject */.Ag)(event, (json) => {
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
    return [...(0,event_parts/* servedByParts */.T3)(said), ...(0,event_parts/* usageParts */.kM)(countsOf(input))];
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
    return [...(0,event_parts/* usageParts */.kM)(countsOf((0,foreign_json/* objectOf */.Xy)(usage))), ...(0,finish_reasons/* finishParts */.U)((0,foreign_json/* objectOf */.Xy)(delta)['stop_reason'], true)];
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
function readRefusal(status, bodyText) {
    const refusal = (0,openai_error/* readRefusal */.ni)(status, bodyText);
    const field = /^(?<name>[a-z_]+(\.[a-z0-9_]+)*): /.exec(refusal.message)?.groups?.['name'];
    return refusal.fields.length > 0 || field === undefined ? refusal : { ...refusal, fields: [field] };
}
function readWhole(bodyText) {
    return (0,openai_error/* readDocument */.u0)(bodyText, ({ type, content }) => type === 'message' || Array.isArray(content));
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
    const { body, settings } = (0,request_members/* givenMembers */.nf)(target, 'inferenceConfig', (name) => !INFERENCE.includes(name));
    const inferenceConfig = (0,request_members/* withoutNulls */.Le)({ maxTokens: maxOutputTokens, ...settings });
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
            ...(0,request_members/* withoutNulls */.Le)(body)
        }
    };
}
/** Behind all of the prompt. https://docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html */
function bedrock_converse_markForCache(body) {
    return (0,request_members/* withLastMessage */.e4)(body, (message) => {
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
            return (0,finish_reasons/* finishParts */.U)(json['stopReason']);
        case 'metadata':
            // The last event; it comes after `messageStop`.
            return [...(0,event_parts/* usageParts */.kM)(bedrock_converse_countsOf(json)), ...latencyParts(json), ...servedParts(json), { type: 'end-mark' }];
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
    return (0,event_parts/* servedByParts */.T3)({
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
    const outcome = outcomeOfStatus(error['originalStatusCode']) ?? outcomeOfName(name) ?? 'api-error';
    return { type: 'stream-error', outcome, message: messageOf(error) || (0,foreign_json/* serverLine */.ec)(name) };
}
/** A reply with another status than 200. */
function bedrock_converse_readRefusal(status, bodyText) {
    const message = messageOf((0,foreign_json/* objectOf */.Xy)((0,foreign_json/* parseJson */.qF)(bodyText))) || (0,openai_error/* pageText */.xe)(bodyText);
    return { outcome: outcomeOfStatus(status) ?? 'http-error', message, fields: fieldsOf(message) };
}
/** A 200 whose body is one document. */
function bedrock_converse_readWhole(bodyText) {
    const json = (0,foreign_json/* parseJson */.qF)(bodyText);
    if (!(0,foreign_json/* isObject */.Gv)(json))
        return { outcome: 'not-a-stream', message: (0,openai_error/* pageText */.xe)(bodyText), fields: [] };
    // The answer of Converse, which does not stream.
    if ((0,foreign_json/* isObject */.Gv)(json['output']))
        return { outcome: 'not-streamed', message: '', fields: [] };
    const message = messageOf(json);
    return { outcome: outcomeOfName((0,foreign_json/* firstText */.ou)(json['__type']) ?? '') ?? 'api-error', message, fields: fieldsOf(message) };
}
function outcomeOfStatus(status) {
    if (status === 429)
        return 'rate-limited';
    return status === 503 || status === 529 ? 'overloaded' : undefined;
}
function outcomeOfName(name) {
    if (/throttling|too_?many_?requests/i.test(name))
        return 'rate-limited';
    return /service_?unavailable|overloaded/i.test(name) ? 'overloaded' : undefined;
}
/** Written with a capital where the front end refuses, without where the service does. */
function messageOf(error) {
    return (0,foreign_json/* serverLine */.ec)((0,foreign_json/* firstText */.ou)(error['message'], error['Message'], error['originalMessage']) ?? '');
}
/** `Value '…' at 'inferenceConfig.maxTokens' failed to satisfy constraint`: the words alone say which member it was. */
function fieldsOf(message) {
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
    readStrayLine: openai_error/* readStrayLine */.CG,
    readRefusal: openai_error/* readRefusal */.ni,
    readWhole: cohere_chat_readWhole
};
function cohere_chat_buildRequest(target, messages, maxOutputTokens) {
    return {
        path: '/chat',
        body: {
            model: target.model,
            messages: messages.map(({ role, content }) => ({ role, content })),
            ...(0,request_members/* withoutNulls */.Le)({ max_tokens: maxOutputTokens, ...target.params, ...target.extraBody }),
            stream: true
        }
    };
}
function cohere_chat_readWhole(bodyText) {
    return (0,openai_error/* readDocument */.u0)(bodyText, ({ message }) => (0,foreign_json/* isObject */.Gv)(message));
}
function cohere_chat_readEvent(event) {
    return (0,event_parts/* readObject */.Ag)(event, (json) => {
        const delta = (0,foreign_json/* objectOf */.Xy)(json['delta']);
        // An error that is a message and nothing else, as the API sends it with a status of its own.
        if (json['type'] === undefined && (0,foreign_json/* firstText */.ou)(json['message']) !== undefined)
            return [(0,openai_error/* errorPart */.U3)(json)];
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
        ...(0,event_parts/* usageParts */.kM)(cohere_chat_countsOf((0,foreign_json/* objectOf */.Xy)(usage))),
        ...(words === undefined ? (0,finish_reasons/* finishParts */.U)(reason) : [(0,openai_error/* errorPart */.U3)((0,foreign_json/* isObject */.Gv)(error) ? error : words)]),
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

// EXTERNAL MODULE: ./lib/providers/custom.js
var providers_custom = __webpack_require__(4035);
// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
// EXTERNAL MODULE: ./lib/providers/reply-headers.js
var reply_headers = __webpack_require__(8049);
;// CONCATENATED MODULE: ./lib/providers/openai-usage.js



const NOTHING = [];
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
        return NOTHING;
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
        return NOTHING;
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
    const { body, settings } = (0,request_members/* givenMembers */.nf)(target, 'generationConfig', (name) => BODY_MEMBERS.includes(camel(name)));
    const system = messages.filter(({ role }) => role === 'system');
    const limited = Object.keys(settings ?? {}).some((name) => camel(name) === 'maxOutputTokens');
    const config = (0,request_members/* withoutNulls */.Le)({ ...(limited ? {} : { maxOutputTokens }), ...settings });
    return {
        // Without alt=sse the reply is one long JSON array.
        path: `/${modelPath(target.model)}:streamGenerateContent?alt=sse`,
        body: {
            ...(system.length === 0 ? {} : { systemInstruction: { parts: system.map(partOf) } }),
            contents: messages.filter(({ role }) => role !== 'system').map(contentOf),
            ...(settings === undefined ? {} : { generationConfig: config }),
            ...(0,request_members/* withoutNulls */.Le)(body)
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
    return (0,event_parts/* readObject */.Ag)(event, (json) => [
        ...(0,foreign_json/* listOf */.c3)(json['candidates']).flatMap(candidateParts),
        ...gemini_blockParts(json['promptFeedback']),
        ...(0,event_parts/* usageParts */.kM)(gemini_countsOf((0,foreign_json/* objectOf */.Xy)(json['usageMetadata']))),
        ...(0,event_parts/* servedByParts */.T3)({
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
    return [...read, ...(0,finish_reasons/* finishParts */.U)(finishReason)];
}
/** The output of one of the server's own tools was not generated by the model. */
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
    return [{ type: 'finish', reason: 'refusal', name: (0,foreign_json/* serverLine */.ec)(reason) || 'blocked' }];
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
    const refusal = (0,openai_error/* readRefusal */.ni)(status, text);
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
    return (0,openai_error/* readDocument */.u0)(unlisted(bodyText), (json) => Array.isArray(json['candidates']) || 'promptFeedback' in json);
}
/** An error in the middle of a stream may come as it would have come alone, over several lines. */
function readGeminiStrayLine(line) {
    return (0,openai_error/* readStrayLine */.CG)(unlisted(line));
}
/** The first of a list, which stands for all of it: the list itself is no more than brackets. */
function unlisted(text) {
    const json = (0,foreign_json/* parseJson */.qF)(text);
    return Array.isArray(json) && (0,foreign_json/* isObject */.Gv)(json[0]) ? JSON.stringify(json[0]) : text;
}
function violatedFields(details) {
    const violations = details.flatMap(({ fieldViolations }) => (0,foreign_json/* listOf */.c3)(fieldViolations).map(foreign_json/* objectOf */.Xy));
    return violations.map(({ field }) => (0,foreign_json/* serverLine */.ec)((0,foreign_json/* firstText */.ou)(field) ?? '')).filter((field) => field !== '');
}
/** An unknown member is named in the message alone; its `field` is what it was found in. */
function unknownNames({ message }) {
    const matches = ((0,foreign_json/* firstText */.ou)(message) ?? '').matchAll(/Unknown name "(?<name>[^"]+)"/g);
    return [...matches].map(({ groups }) => (0,foreign_json/* serverLine */.ec)(groups?.['name'] ?? '')).filter((name) => name !== '');
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
    readStrayLine: openai_error/* readStrayLine */.CG,
    readRefusal: openai_error/* readRefusal */.ni,
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
    const { body, settings } = (0,request_members/* givenMembers */.nf)(target, 'options', (name) => ollama_BODY_MEMBERS.includes(name));
    const options = (0,request_members/* withoutNulls */.Le)({ num_predict: maxOutputTokens, ...settings });
    return {
        // Ollama's documents count /api to the base, and other clients do not: either is taken.
        path: /\/api$/.test(target.baseUrl) ? '/chat' : '/api/chat',
        body: {
            model: target.model,
            messages: messages.map(({ role, content }) => ({ role, content })),
            ...(settings === undefined ? {} : { options }),
            ...(0,request_members/* withoutNulls */.Le)(body),
            stream: true
        }
    };
}
function ollama_readWhole(bodyText) {
    return (0,openai_error/* readDocument */.u0)(bodyText, ({ message, done }) => (0,foreign_json/* isObject */.Gv)(message) || typeof done === 'boolean');
}
function ollama_readEvent(event) {
    // Errors are not always JSON (ollama/ollama#13007).
    if (isWords(event.data))
        return [wordsPart(event.data)];
    return (0,event_parts/* readObject */.Ag)(event, (json) => [
        ...ollama_messageParts((0,foreign_json/* objectOf */.Xy)(json['message'])),
        ...(0,event_parts/* servedByParts */.T3)({ model: (0,foreign_json/* firstText */.ou)(json['model']) }),
        ...ollama_endParts(json)
    ]);
}
/** Text that is neither JSON, broken or complete, nor a page, a comment or another framing. */
function isWords(line) {
    return /^[^\s[{<":]/.test(line) && !/^(data|event|id|retry):/.test(line) && (0,foreign_json/* parseJson */.qF)(line) === undefined;
}
/** Its words are kept only where it calls itself an error: anything else may be a model's. */
function wordsPart(line) {
    return (0,openai_error/* errorPart */.U3)(/^error\b/i.test(line) ? line : '');
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
    return [...(0,event_parts/* usageParts */.kM)(ollama_countsOf(json)), ...timingParts(json), ...finishOf(json['done_reason']), { type: 'end-mark' }];
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
    return (0,finish_reasons/* finishParts */.U)(reason === undefined || reason === '' ? 'stop' : reason);
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
    readStrayLine: openai_error/* readStrayLine */.CG,
    readRefusal: openai_error/* readRefusal */.ni,
    readWhole: openai_error/* readWhole */.oD
};
function openai_chat_buildRequest(target, messages, maxOutputTokens) {
    const preset = (0,presets/* presetOf */.j)(new URL(target.baseUrl).hostname);
    const given = { ...target.params, ...target.extraBody };
    const limit = TOKEN_LIMITS.some((name) => name in given) ? {} : { [preset.tokenLimitField]: maxOutputTokens };
    const defaults = preset.asksForUsage
        ? { include_usage: true, ...(preset.pads ? { include_obfuscation: false } : {}) }
        : {};
    const { stream_options: streamOptions, ...members } = (0,request_members/* withoutNulls */.Le)({
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
    return (0,event_parts/* readObject */.Ag)(event, readChunk, event_parts/* CHAT_END */.nj);
}
function readChunk(json) {
    const parts = [];
    for (const choice of (0,foreign_json/* listOf */.c3)(json['choices']))
        addChoice(parts, (0,foreign_json/* objectOf */.Xy)(choice));
    parts.push(...(0,event_parts/* servedByParts */.T3)(servedBy(json)), ...usagePart(json), ...serverTimingsPart(json));
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
        parts.push(...(0,finish_reasons/* finishParts */.U)(reason));
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
    readStrayLine: openai_error/* readStrayLine */.CG,
    readRefusal: openai_error/* readRefusal */.ni,
    readWhole: openai_responses_readWhole
};
function openai_responses_buildRequest(target, messages, maxOutputTokens) {
    const { pads } = (0,presets/* presetOf */.j)(new URL(target.baseUrl).hostname);
    return {
        path: '/responses',
        body: {
            model: target.model,
            ...(0,request_members/* withoutNulls */.Le)({
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
    return (0,event_parts/* readObject */.Ag)(event, (json) => {
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
        ...(0,event_parts/* servedByParts */.T3)({ model: (0,foreign_json/* firstText */.ou)(response['model']), serviceTier: (0,foreign_json/* firstText */.ou)(response['service_tier']) }),
        ...(0,event_parts/* usageParts */.kM)(counts),
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
            return [(0,openai_error/* errorPart */.U3)((0,foreign_json/* objectOf */.Xy)(response['error'])), { type: 'finish', reason: 'error' }, { type: 'end-mark' }];
        default:
            return otherEndParts(response);
    }
}
/** States of a response that is not over. */
const ON_ITS_WAY = ['queued', 'in_progress', 'completed', 'incomplete'];
/** Such as `response.cancelled`: whatever the state is called, it is no good end. */
function otherEndParts({ status }) {
    const name = (0,foreign_json/* firstText */.ou)(status);
    return name === undefined || ON_ITS_WAY.includes(name) ? [] : [...(0,finish_reasons/* finishParts */.U)(name), { type: 'end-mark' }];
}
function isToolCall({ output }) {
    return ['function_call', 'custom_tool_call'].includes((0,foreign_json/* firstText */.ou)((0,foreign_json/* objectOf */.Xy)((0,foreign_json/* listOf */.c3)(output).at(-1))['type']) ?? '');
}
/** An incomplete response without a word of why did not end well either. */
function incompleteParts({ incomplete_details: details }) {
    const parts = (0,finish_reasons/* finishParts */.U)((0,foreign_json/* objectOf */.Xy)(details)['reason']);
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
    return (0,openai_error/* readDocument */.u0)(bodyText, ({ object, output }) => object === 'response' || Array.isArray(output));
}

;// CONCATENATED MODULE: ./lib/providers/registry.js









/** Every wire format of a provider by the name a config gives it. */
const DIALECTS = {
    'openai-chat': openaiChat,
    'openai-responses': openaiResponses,
    'anthropic-messages': anthropicMessages,
    'bedrock-converse': bedrockConverse,
    gemini: gemini,
    'cohere-chat': cohereChat,
    ollama: ollama
};
/** Returns the wire format of a target: a provider's, or the one that the target describes itself. */
function dialectOf({ api, custom }) {
    if (api !== plan/* CUSTOM_API */.TP)
        return DIALECTS[api];
    if (custom === undefined)
        throw new Error('a target with a format of its own lacks its description');
    return (0,providers_custom/* customDialect */.cn)(custom);
}


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

/***/ 3557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Le: () => (/* binding */ withoutNulls),
/* harmony export */   e4: () => (/* binding */ withLastMessage),
/* harmony export */   gV: () => (/* binding */ isMembers),
/* harmony export */   nf: () => (/* binding */ givenMembers)
/* harmony export */ });
/* harmony import */ var _foreign_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3909);

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
    return (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value);
}
/** A request with the last of its `messages` changed; as it is where there is none. */
function withLastMessage(body, change) {
    const { messages } = body;
    const list = Array.isArray(messages) ? messages : [];
    const last = list.at(-1);
    return (0,_foreign_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(last) ? { ...body, messages: [...list.slice(0, -1), change(last)] } : body;
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

/***/ 1828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BU: () => (/* binding */ PLAN_WORLD),
  In: () => (/* binding */ createMeasurePort),
  Js: () => (/* binding */ findMissingKey),
  Wz: () => (/* binding */ freshSeed),
  cM: () => (/* binding */ keyLookup),
  tB: () => (/* binding */ now),
  yR: () => (/* binding */ readText),
  sc: () => (/* binding */ sha256),
  Zm: () => (/* binding */ stopSignal),
  uk: () => (/* binding */ wait)
});

// UNUSED EXPORTS: LARGEST_SEED

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/domain/errors.js
var errors = __webpack_require__(9285);
// EXTERNAL MODULE: ./lib/domain/foreign-json.js
var foreign_json = __webpack_require__(8351);
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

// EXTERNAL MODULE: ./lib/domain/thrown.js
var thrown = __webpack_require__(8012);
// EXTERNAL MODULE: ./lib/domain/tool.js
var tool = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/domain/extremes.js
var extremes = __webpack_require__(3639);
;// CONCATENATED MODULE: ./lib/measure/sample/cold-cache.js


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
    return seen.length === 0 ? TEMPLATE_TOKENS : Math.max(TEMPLATE_TOKENS, (0,extremes/* smallest */.o)(seen));
}

;// CONCATENATED MODULE: ./lib/measure/wire/clock.js

const systemClock = {
    nowMs: () => performance.now(),
    wait: async (durationMs, signal) => {
        if (signal.aborted || durationMs <= 0)
            return;
        // The only way this fails is the abort, which is an answer and no failure.
        await (0,promises_.setTimeout)(durationMs, undefined, { signal }).catch(() => undefined);
    }
};

// EXTERNAL MODULE: ./lib/plan/text/variable-fault.js
var variable_fault = __webpack_require__(7574);
// EXTERNAL MODULE: ./lib/domain/plan.js
var plan = __webpack_require__(7849);
// EXTERNAL MODULE: ./lib/providers/foreign-json.js
var providers_foreign_json = __webpack_require__(3909);
// EXTERNAL MODULE: ./lib/providers/request-members.js
var request_members = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/providers/negotiation/known-parameters.js
var known_parameters = __webpack_require__(9676);
;// CONCATENATED MODULE: ./lib/providers/negotiation/settled-parameters.js





/** A request as the plan has it. */
const AS_PLANNED = {
    renamed: {},
    dropped: [],
    hasHung: false,
    thinking: { reasons: false, allowanceTokenCount: 0 }
};
/**
 * The parameters of a target's first request. A user's budget for thinking needs a larger limit from the start: without it
 * the request is refused, and no reply ever shows that the model thinks.
 */
function firstParameters(dialect, target) {
    const budget = thinkingBudget(dialect, target);
    if (budget === 0 || hasOwnLimit(dialect, target))
        return AS_PLANNED;
    const allowanceTokenCount = Math.max(budget, known_parameters/* REASONING_ALLOWANCE_TOKENS */.v$);
    return { ...AS_PLANNED, thinking: { reasons: true, allowanceTokenCount } };
}
/** The user's budget for thinking in tokens; 0 where there is none or it has no bound. */
function thinkingBudget(dialect, target) {
    const { body } = dialect.buildRequest(target, [], 1000);
    const budgets = known_parameters/* BUDGET_PATHS */.JV.map((path) => memberAt(body, path));
    return Math.max(0, (0,extremes/* largest */.n)(budgets.filter((budget) => typeof budget === 'number')));
}
/** The user's own limit stands in the request whatever limit the prompt has. */
function hasOwnLimit(dialect, target) {
    const [small, large] = [1000, 2000].map((limit) => JSON.stringify(dialect.buildRequest(target, [], limit).body));
    return small === large;
}
/** Looks up a path such as `inferenceConfig.temperature`; undefined when there is nothing. */
function memberAt(body, path) {
    return path.split('.').reduce((outer, name) => ((0,providers_foreign_json/* isObject */.Gv)(outer) ? outer[name] : undefined), body);
}
/** Builds the dialect's request with the settled changes made. */
function buildSettledRequest(dialect, planned, { renamed, dropped, thinking }) {
    const { target, messages, maxOutputTokens, unique } = planned;
    const { path, body } = dialect.buildRequest(target, messages, maxOutputTokens + thinking.allowanceTokenCount);
    const cached = unique === undefined ? markedForCache(dialect, target, body) : withSwitches(dialect, planned, body);
    const named = Object.entries(cached).map(([name, value]) => [
        Object.hasOwn(renamed, name) ? renamed[name] : name,
        value
    ]);
    const kept = dropped.reduce((members, each) => withoutMember(members, each.split('.')), Object.fromEntries(named));
    const { effort } = thinking;
    return { path, body: effort === undefined ? kept : withMember(kept, effort.path.split('.'), effort.value) };
}
/** Leaves it to users who say themselves what is to be cached. */
function markedForCache({ markForCache }, { params, extraBody }, body) {
    const given = JSON.stringify([params, extraBody]);
    return markForCache === undefined || /"(cache_control|cachePoint)"/.test(given) ? body : markForCache(body);
}
/** A user's own value for a switch stands, and so does a null that takes it out. */
function withSwitches(dialect, { target, unique = '' }, body) {
    const switches = dialect.cacheSwitches?.(target, unique) ?? {};
    const own = Object.entries(switches).filter(([name]) => !isOfUser(target, name));
    return { ...Object.fromEntries(own), ...body };
}
/** The user set the member, or the object that holds it. To an application of one's own the gate adds nothing. */
function isOfUser({ api, params, extraBody }, path) {
    if (api === plan/* CUSTOM_API */.TP)
        return true;
    const [name = ''] = path.split('.');
    return name in params || name in extraBody;
}
function withoutMember(members, [name = '', ...rest]) {
    const { [name]: value, ...others } = members;
    if (rest.length === 0)
        return others;
    if (!(0,request_members/* isMembers */.gV)(value))
        return members;
    const inner = withoutMember(value, rest);
    // An object that held nothing else is not sent empty: strict hosts ask for its members.
    return Object.keys(inner).length === 0 ? others : { ...members, [name]: inner };
}
function withMember(members, [name = '', ...rest], value) {
    if (rest.length === 0)
        return { ...members, [name]: value };
    const inner = members[name];
    return { ...members, [name]: withMember((0,request_members/* isMembers */.gV)(inner) ? inner : {}, rest, value) };
}

// EXTERNAL MODULE: ./lib/providers/registry.js + 9 modules
var registry = __webpack_require__(3710);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
;// CONCATENATED MODULE: ./lib/measure/wire/client-health.js



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
    const p50 = (0,quantile/* median */.J)(lagsMs);
    return {
        eventLoopDelayMs: {
            p50: delayMs(50),
            p99: delayMs(99),
            max: Math.max(longestMs, delayMs(100))
        },
        ...(p50 === undefined ? {} : { dispatchLagMs: { p50, max: (0,extremes/* largest */.n)(lagsMs) } })
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
;// CONCATENATED MODULE: ./lib/measure/wire/undici-parts.js
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

;// CONCATENATED MODULE: ./lib/measure/wire/connector.js





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

// EXTERNAL MODULE: ./lib/plan/text/parse-base-url.js
var parse_base_url = __webpack_require__(7484);
;// CONCATENATED MODULE: ./lib/measure/wire/proxy.js


/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`. The lower-case name wins, even where it is empty, as everywhere.
 * Only the variable of the origin's own protocol counts: undici would send https through `http_proxy` too, which
 * curl and other clients do not. Plain http to this machine goes through none: the proxy would read it.
 */
function proxySettings(origin, environment) {
    const secure = origin.startsWith('https:');
    const [name, value] = variable(environment, secure ? 'https_proxy' : 'http_proxy');
    if (value === '')
        return undefined;
    checkProxy(name, value);
    if (!secure && (0,parse_base_url/* hostKind */.P)(new URL(origin).hostname) === 'loopback')
        return undefined;
    const [, noProxy] = variable(environment, 'no_proxy');
    return { httpProxy: secure ? '' : value, httpsProxy: secure ? value : '', noProxy };
}
/**
 * Refuses to send a secret to an origin whose proxy would read it: over https there is a tunnel, over http the proxy gets
 * every header in plain text.
 */
function refuseReadingProxy(origin, environment, who) {
    const settings = proxySettings(origin, environment);
    if (settings === undefined || settings.httpProxy === '' || isPassedBy(origin, settings.noProxy))
        return;
    const { hostname } = new URL(origin);
    const [name] = variable(environment, 'http_proxy');
    throw new errors/* KnownError */.E('invalid-input', `${who}: its key or header would be sent in plain text through the proxy that ${name} names`, { hint: `Add ${hostname} to NO_PROXY, or use https.` });
}
/** Returns the proxy that requests to an origin go through; undefined where they go straight. */
function proxyOnTheWay(origin, environment) {
    const settings = proxySettings(origin, environment);
    if (settings === undefined || isPassedBy(origin, settings.noProxy))
        return undefined;
    const [name, value] = variable(environment, origin.startsWith('https:') ? 'https_proxy' : 'http_proxy');
    return { variable: name, host: new URL(value).host };
}
/** Reads `no_proxy` no more generously than undici does: where the two differ, the request is refused. */
function isPassedBy(origin, noProxy) {
    const { hostname, port } = new URL(origin);
    const host = hostname.replaceAll(/^\[|\]$|\.$/g, '');
    const names = [host, `${hostname}:${port === '' ? '80' : port}`];
    return noProxy.split(/[,\s]+/).some((entry) => {
        const suffix = entry.toLowerCase().replace(/^\*?(?=\.)/, '');
        if (suffix === '')
            return false;
        if (entry === '*' || (names.includes(suffix) && !entry.startsWith('*')))
            return true;
        return names.some((name) => name.endsWith(suffix.startsWith('.') ? suffix : `.${suffix}`));
    });
}
/** The code of an exchange whose tunnel a proxy refused, with the status of its answer. */
const PROXY_REFUSED = /^PROXY_(?<status>\d{3})$/;
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
    throw new errors/* KnownError */.E('invalid-input', `variable ${name} holds no proxy address; expected http://HOST:PORT`, {
        hint: `Write the proxy with its scheme, or clear ${name}.`
    });
}

;// CONCATENATED MODULE: ./lib/measure/wire/dispatchers.js



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
;// CONCATENATED MODULE: ./lib/measure/wire/sending-sockets.js

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

;// CONCATENATED MODULE: ./lib/measure/wire/sign-request.js



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
/**
 * Returns a target's signing, or undefined when its requests are not signed: its API wants none, it sends a key instead, the
 * environment has nothing to sign with, plain http would show a role's token to a network, or the host is none of AWS: a
 * session's token goes with every signature.
 */
function signingOf(target, { headers, credentials, environment }) {
    const service = (0,registry/* dialectOf */.E)(target).signsAs;
    const { hostname, protocol } = new URL(target.baseUrl);
    if (service === undefined || credentials === undefined || 'authorization' in headers)
        return undefined;
    if (!isLoopback(hostname) && (protocol !== 'https:' || !isHostOfBedrock(hostname)))
        return undefined;
    return { credentials, service, region: signingRegion(target, hostname, environment) };
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
function signingRegion(target, hostname, environment) {
    const region = awsRegionOf(hostname) ?? environment['AWS_REGION'] ?? environment['AWS_DEFAULT_REGION'] ?? '';
    if (/^[a-z0-9-]+$/.test(region))
        return region;
    throw new errors/* KnownError */.E('invalid-input', `target ${JSON.stringify(target.id)}: ${hostname} names no AWS region`, {
        hint: 'Set AWS_REGION in the environment of the step, such as AWS_REGION: us-east-1.'
    });
}
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
/** Values that no message may repeat. */
function awsSecrets(credentials) {
    if (credentials === undefined)
        return [];
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    return [accessKeyId, secretAccessKey, sessionToken].filter((each) => each !== undefined).map((each) => each.reveal());
}
/** `bedrock-runtime.us-east-1.amazonaws.com`, its FIPS, dual-stack and private forms, and those of other partitions. */
const REGIONAL_HOST = /(?:^|\.)bedrock(?:-[a-z]+)*\.(?<region>[a-z]{2,}(?:-[a-z]+)+-\d+)\./;
/**
 * A whole name, since anybody may have a name under `elb.amazonaws.com`. The suffixes are those of all partitions.
 * https://docs.aws.amazon.com/whitepapers/latest/aws-fault-isolation-boundaries/partitions.html
 */
const HOST_OF_BEDROCK = /^(?:vpce-[a-z0-9-]+\.)?bedrock(?:-[a-z]+)*\.[a-z]{2,}(?:-[a-z]+)+-\d+\.(?:vpce\.)?(?:amazonaws\.com(?:\.cn)?|api\.aws|amazonaws\.eu|api\.amazonwebservices\.(?:com\.cn|eu)|c2s\.ic\.gov|sc2s\.sgov\.gov|csp\.hci\.ic\.gov|cloud\.adc-e\.uk)\.?$/;
/** Returns true for a host that only AWS can be. */
function isHostOfBedrock(hostname) {
    return HOST_OF_BEDROCK.test(hostname.toLowerCase());
}
/** The region that the name of a host of Bedrock says; absent where it says none. */
function awsRegionOf(hostname) {
    return REGIONAL_HOST.exec(hostname.toLowerCase())?.groups?.['region'];
}

;// CONCATENATED MODULE: ./lib/measure/wire/measure-context.js










/** Opens nothing yet, but refuses headers, proxies and certificates that could not be used. */
function openMeasureContext(targets, schedule, options) {
    const { clock, environment, caPem, clientCertificate, wallClock = () => new Date() } = options;
    const connectTimeoutMs = schedule.requestTimeouts.connectMs;
    refuseUnsafe(targets, { ...options, connectTimeoutMs });
    const connector = createConnector({ clock, connectTimeoutMs, caPem, clientCertificate });
    const headers = new Map(targets.map((each) => [each.id, buildHeaders(each, options.keyOf(each), environment)]));
    const credentials = awsCredentials(environment);
    const signings = new Map(targets.map((each) => [each.id, signingOf(each, { headers: headers.get(each.id) ?? {}, credentials, environment })]));
    const create = (origin, connectionCount) => createDispatcher(origin, { connector, environment, caPem, clientCertificate, connectTimeoutMs, connectionCount });
    const freshDispatcher = (origin) => create(origin, 1);
    const dispatchers = new Map([...new Set(targets.map(targetOrigin))].map((origin) => [origin, create(origin, schedule.inFlightCount)]));
    const sockets = watchSendingSockets();
    const health = watchHealth(clock, options.stallMs);
    return {
        clock,
        startMs: clock.nowMs(),
        schedule,
        nonce: options.nonce,
        settled: options.settled ?? new Map(),
        connector,
        sockets,
        health,
        headersOf: (target) => headers.get(target.id) ?? {},
        sign: async (target, request) => {
            const signing = signings.get(target.id);
            return signing === undefined ? request.headers : signedHeaders(request, signing, wallClock());
        },
        ...secretsIn(targets, headers, options),
        proxyOf: (target) => proxyOnTheWay(targetOrigin(target), environment),
        dispatcherOf: (origin) => dispatchers.get(origin) ?? freshDispatcher(origin),
        freshDispatcher,
        close: async () => {
            sockets.close();
            health.close();
            await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
        }
    };
}
/** By target, so that the secrets of one do not hide words of another. */
function secretsIn(targets, headers, { keyOf, environment }) {
    const ofAws = awsSecrets(awsCredentials(environment));
    const filledIns = new Map(targets.map((target) => [target.id, [...filledInValues(target, keyOf(target), environment), ...ofAws]]));
    const filledInOf = ({ id }) => filledIns.get(id) ?? [];
    return { filledInOf, secretsOf: (target) => [...secretValues(headers.get(target.id) ?? {}), ...filledInOf(target)] };
}
/** The gate's own headers are no secret, and their values are words that a server may well use. */
const PUBLIC_HEADERS = ['content-type', 'accept', 'accept-encoding', 'user-agent', 'anthropic-version'];
function secretValues(headers) {
    return Object.entries(headers).flatMap(([name, value]) => (PUBLIC_HEADERS.includes(name) ? [] : [value]));
}
/** The key, and what the environment gave to each header: by itself, since the server may repeat it without its neighbors. */
function filledInValues({ extraHeaders }, key, environment) {
    const names = Object.values(extraHeaders).flatMap((value) => [...value.matchAll(VARIABLE)].map(([, name = '']) => name));
    return [...names.flatMap((name) => environment[name] ?? []), ...(key === undefined ? [] : [key.reveal()])];
}
const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;
/** Refuses certificates that are none, and proxies that would read a secret. */
function refuseUnsafe(targets, { keyOf, environment, ...certificates }) {
    checkCertificates({ caPem: undefined, ...certificates });
    for (const target of targets.filter((each) => sendsSecret(each, keyOf(each))))
        refuseReadingProxy(targetOrigin(target), environment, `target ${JSON.stringify(target.id)}`);
}
/** Whatever comes from the environment may be a secret. */
function sendsSecret({ extraHeaders }, key) {
    return key !== undefined || Object.values(extraHeaders).some((value) => value.includes('${'));
}
/** Returns a target's settled parameters, or those of its first request while nothing is settled. */
function settledOf(settled, target) {
    return settled.get(target.id) ?? firstParameters((0,registry/* dialectOf */.E)(target), target);
}
function targetOrigin(target) {
    return new URL(target.baseUrl).origin;
}
/** Headers that frame the request, or would bring a reply in pieces that nobody can time. */
const RESERVED = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'expect', 'upgrade'];
/**
 * The headers of every request to a target, the key's among them: never to be shown. The target's own headers win, so
 * that a host can be served whose key goes elsewhere.
 */
function buildHeaders(target, key, environment) {
    const dialect = (0,registry/* dialectOf */.E)(target);
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
    throw new errors/* KnownError */.E('invalid-input', `${whereOf(target, name)}: the gate sets this header itself; any other name is allowed`);
}
/** `${NAME}` stands for a variable of the environment. */
function filledIn(target, name, { value, environment }) {
    const filled = value.replace(VARIABLE, (_, variable) => {
        const refused = (0,variable_fault/* variableFault */.v)(variable);
        // Recorded plans have headers too, and whoever wrote those is not known.
        if (refused !== undefined)
            throw new errors/* KnownError */.E('invalid-input', `${whereOf(target, name)}: ${refused.message}`);
        const found = environment[variable];
        if (found !== undefined && found !== '')
            return found;
        throw new errors/* KnownError */.E('invalid-input', `${whereOf(target, name)}: variable ${variable} is not set`, {
            hint: `Set ${variable} in the environment of the step, or remove the header.`
        });
    });
    if (/^[\t\x20-\x7e\x80-\xff]*$/.test(filled))
        return filled;
    throw new errors/* KnownError */.E('invalid-input', `${whereOf(target, name)}: the value has characters that no header can carry`);
}
function whereOf(target, name) {
    return `target ${JSON.stringify(target.id)}, "extra-headers", ${JSON.stringify(name)}`;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/providers/cache-switches.js
var cache_switches = __webpack_require__(7709);
;// CONCATENATED MODULE: ./lib/providers/negotiation/next-parameters.js




/** Returns the parameters to try next, or undefined when nothing has to change or nothing of the gate's own can. */
function nextParameters(probe) {
    const { status, outcome } = probe.reply;
    // Gateways that keep a connection awake have said 200 by the time they are refused themselves.
    if (status === 400 || status === 422 || outcome === 'api-error')
        return afterRefusal(probe);
    // Some servers break on a switch in place of refusing it.
    if (status !== undefined && status >= 500)
        return withoutNamedMember(probe, cache_switches/* CACHE_SWITCHES */.Gh);
    return outcome === 'timeout-first-byte' ? afterHang(probe) : afterAnswer(probe);
}
/** Parameters of the user stand: one that the host names ends the search, and the error says which. */
function afterRefusal(probe) {
    const named = withOtherLimitName(probe) ?? withLowerLimit(probe) ?? withoutNamedMember(probe, known_parameters/* OWN_MEMBERS */.V$.flat());
    if (named !== undefined)
        return named;
    if (refusedParameters(probe.target, probe.reply).length > 0 && !namesEffort(probe))
        return undefined;
    return withNextEffort(probe) ?? withoutAllowance(probe) ?? withoutLeastNeeded(probe);
}
function withOtherLimitName({ reply, settled, ...probe }) {
    if (probe.target.api !== 'openai-chat' || Object.keys(settled.renamed).length > 0)
        return undefined;
    const body = bodyOf({ settled, ...probe });
    const name = Object.keys(known_parameters/* OTHER_LIMIT_NAME */.Ro).find((each) => each in body && isRefusedByName(reply, each));
    const other = name === undefined ? undefined : known_parameters/* OTHER_LIMIT_NAME */.Ro[name];
    if (name === undefined || other === undefined)
        return undefined;
    return isAboutName(reply, settled.thinking) ? { ...settled, renamed: { [name]: other } } : undefined;
}
/** Too high a limit is named as well, and would be no lower under its other name. */
function isAboutName({ message }, { allowanceTokenCount }) {
    if (message === '')
        return allowanceTokenCount === 0;
    const isUnknown = /unsupported|not (supported|permitted|allowed)|unknown|unrecogni[sz]ed|unexpected|extra|instead/i.test(message);
    const isValue = /value|too (large|high|big)|at most|maximum|exceed|\d{4}/i.test(message);
    return isUnknown && !(isValue && allowanceTokenCount > 0);
}
/** By name, or in words: `Requested token count exceeds the model's maximum context length of 4096 tokens` (SGLang). */
function withLowerLimit(probe) {
    const words = /max_?(output_?|completion_?|new_?)?tokens|num_predict|context (length|window|size)|token count/i;
    const { message, fields } = probe.reply;
    return [message, ...fields].some((text) => words.test(text)) ? withoutAllowance(probe) : undefined;
}
/** A smaller model may take the limit of the answer alone, or with no more than the user's own budget for thinking. */
function withoutAllowance({ settled, dialect, target }) {
    const allowanceTokenCount = thinkingBudget(dialect, target);
    if (settled.thinking.allowanceTokenCount <= allowanceTokenCount)
        return undefined;
    return { ...settled, thinking: { ...settled.thinking, allowanceTokenCount } };
}
function withoutNamedMember(probe, members) {
    const isRefused = (path) => isSentByGate(probe, path) &&
        [leafOf(path), ...(known_parameters/* INNER_NAMES */.iG[path] ?? [])].some((name) => isRefusedByName(probe.reply, name));
    const path = members.find(isRefused);
    return path === undefined ? undefined : withoutMembers(probe, [path]);
}
/**
 * The least needed members go first: the digits in front of a prompt keep caches out as well as any switch, and a reply
 * without counts is still timed.
 */
function withoutLeastNeeded(probe) {
    const groups = known_parameters/* OWN_MEMBERS */.V$.map((group) => group.filter((path) => isSentByGate(probe, path)));
    const least = groups.find((group) => group.length > 0);
    return least === undefined ? undefined : withoutMembers(probe, least);
}
function withoutMembers({ settled }, paths) {
    return { ...settled, dropped: [...settled.dropped, ...paths] };
}
function isSentByGate(probe, path) {
    return !isOfUser(probe.target, path) && memberAt(bodyOf(probe), path) !== undefined;
}
function namesEffort({ settled, reply }) {
    const { effort } = settled.thinking;
    return effort !== undefined && isRefusedByName(reply, leafOf(effort.path));
}
/** After the last effort the model thinks as it likes. */
function withNextEffort({ settled, target }) {
    const { effort, ...thinking } = settled.thinking;
    if (effort === undefined)
        return undefined;
    const efforts = (0,known_parameters/* effortsOf */.R2)(target);
    const index = efforts.findIndex(({ path, value }) => path === effort.path && value === effort.value);
    return { ...settled, thinking: { ...thinking, effort: efforts[index + 1] } };
}
/**
 * Old servers do not answer at all where they do not know `stream_options` (aaif-goose/goose#8482). A model that is being
 * loaded looks the same, and must not lose its counts for that: so the same request is made once more first.
 */
function afterHang(probe) {
    if (!isSentByGate(probe, 'stream_options'))
        return undefined;
    return probe.settled.hasHung ? withoutMembers(probe, ['stream_options']) : { ...probe.settled, hasHung: true };
}
/** A model that thinks gets room for it, and is asked to think as little as it can. */
function afterAnswer(probe) {
    const { reply, settled, dialect, target } = probe;
    if (!needsRoom(reply))
        return undefined;
    const { reasons, effort } = settled.thinking;
    if (reasons)
        return effort?.mayBeIgnored === true ? withNextEffort(probe) : undefined;
    const thinking = {
        reasons: true,
        allowanceTokenCount: hasOwnLimit(dialect, target) ? 0 : known_parameters/* REASONING_ALLOWANCE_TOKENS */.v$,
        effort: decidesThinking(target) ? undefined : (0,known_parameters/* effortsOf */.R2)(target)[0]
    };
    const isChange = thinking.allowanceTokenCount > 0 || thinking.effort !== undefined;
    return isChange ? { ...settled, thinking } : undefined;
}
/** Thoughts come out of the limit of the answer; a reply that was cut off before its first word shows no more than that. */
function needsRoom({ outcome, finishedByLength, reasoned }) {
    return (outcome === 'empty-output' && finishedByLength) || (outcome === 'ok' && reasoned);
}
function decidesThinking({ params, extraBody }) {
    return hasThinkingMember(params) || hasThinkingMember(extraBody);
}
/** `name: null` is a decision as well. */
function hasThinkingMember(members) {
    return Object.entries(members).some(([name, value]) => {
        if (known_parameters/* THINKING_MEMBERS */.LP.includes(name))
            return true;
        return known_parameters/* THINKING_CONTAINERS */.c_.includes(name) && (value === null || ((0,providers_foreign_json/* isObject */.Gv)(value) && hasThinkingMember(value)));
    });
}
/** Parameters of the user that the server's words or its list of wrong members name. */
function refusedParameters({ params, extraBody }, reply) {
    const names = [...Object.keys(params), ...Object.keys(extraBody)];
    return [...new Set(names)].filter((name) => isRefusedByName(reply, name));
}
/** In the list of what is wrong, or in words: `Unsupported parameter: 'max_tokens' is not supported …`. */
function isRefusedByName({ message, fields }, name) {
    return fields.some((field) => field.split('.').includes(name)) || message.split(/\W+/).includes(name);
}
function leafOf(path) {
    return path.split('.').at(-1) ?? path;
}
function bodyOf({ dialect, target, settled, isCold }) {
    const planned = { target, messages: [], maxOutputTokens: 1000, unique: isCold ? '0' : undefined };
    return buildSettledRequest(dialect, planned, settled).body;
}

;// CONCATENATED MODULE: ./lib/measure/run/negotiation.js






/** Returns the first change that these replies ask for, or undefined when all is settled. */
function changeAfter(attempts, cache) {
    for (const attempt of attempts) {
        const { target } = attempt.question;
        const dialect = (0,registry/* dialectOf */.E)(target);
        const reply = replyOf(attempt);
        const next = nextParameters({ reply, dialect, target, settled: attempt.settled, isCold: cache === 'cold' });
        if (next !== undefined)
            return next;
    }
    return undefined;
}
function replyOf({ derived, detail }) {
    const { status, message, fields, finishedByLength = false, reasoned = false } = detail;
    return { outcome: derived.outcome, status, message, fields, finishedByLength, reasoned };
}
/**
 * Groups targets that are compared with each other (one, its base, its upstream) and have the same model and parameters:
 * sent with different efforts or limits, they would show that as a difference of speed. Any other target is a group by
 * itself.
 */
function comparedGroups(targets) {
    const groups = [];
    for (const target of targets) {
        const group = groups.find(([first]) => first !== undefined && areCompared(first, target));
        if (group === undefined)
            groups.push([target]);
        else
            group.push(target);
    }
    return groups;
}
function areCompared(one, other) {
    const key = ({ id, baseOf, directOf, api, custom, model, params, extraBody }) => [
        baseOf ?? directOf ?? id,
        api,
        custom,
        model,
        params,
        extraBody
    ];
    return (0,external_node_util_.isDeepStrictEqual)(key(one), key(other));
}
/** Keeps a target's parameters, and the part about thinking for all targets that are compared with it. */
function settle(settled, group, own, next) {
    shareThinking(settled, group, next.thinking);
    settled.set(own.id, next);
}
function shareThinking(settled, group, thinking) {
    for (const target of group)
        settled.set(target.id, { ...settledOf(settled, target), thinking });
}
/**
 * Gives a group the parameters of the newest run on record, or what earlier ones of the group were settled with: a target at
 * the same address as another begins with all of that one's parameters.
 */
function beginWith(settled, group, target, onRecord) {
    const known = group.find(({ id }) => settled.has(id));
    const members = group.map(({ id }) => onRecord[id]).find((each) => each !== undefined);
    if (known === undefined && members !== undefined) {
        settle(settled, group, target, parametersOnRecord(target, members));
    }
    const alike = group.find((each) => each.id !== target.id && settled.has(each.id) && isSameHost(each, target));
    if (alike !== undefined)
        settled.set(target.id, settledOf(settled, alike));
}
function isSameHost(one, other) {
    return one.baseUrl === other.baseUrl && (0,external_node_util_.isDeepStrictEqual)(one.extraHeaders, other.extraHeaders);
}
/** Reads back what `settledMembers` wrote; passes over whatever the target's API has no place for. */
function parametersOnRecord(target, members) {
    const first = firstParameters((0,registry/* dialectOf */.E)(target), target);
    const [, allowance] = /^\+(\d{1,9})$/.exec(String(members['max-output-tokens'] ?? '')) ?? [];
    const effort = (0,known_parameters/* effortsOf */.R2)(target).find(({ path, value }) => (0,external_node_util_.isDeepStrictEqual)(members[asWritten(path)], value));
    if (allowance === undefined && effort === undefined)
        return first;
    const allowanceTokenCount = allowance === undefined ? first.thinking.allowanceTokenCount : Number(allowance);
    return { ...first, thinking: { reasons: true, allowanceTokenCount, effort } };
}
/** Returns by target the settled parameters that change answers, for the run file; undefined when there are none. */
function settledMembers(targets, settled) {
    const members = targets.map((target) => [target.id, membersOf(settledOf(settled, target))]);
    const changed = members.filter(([, each]) => Object.keys(each).length > 0);
    return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
function membersOf({ thinking: { allowanceTokenCount, effort } }) {
    return {
        ...(allowanceTokenCount > 0 ? { 'max-output-tokens': `+${allowanceTokenCount}` } : {}),
        ...(effort === undefined ? {} : { [asWritten(effort.path)]: effort.value })
    };
}
/** Users write a setting as a parameter, wherever its API has it. */
function asWritten(path) {
    const [outer = '', ...inner] = path.split('.');
    return known_parameters/* SETTINGS */.yy.includes(outer) && inner.length > 0 ? inner.join('.') : path;
}
function settledWarnings(targets, settled) {
    return targets.flatMap((target) => changesOf(settledOf(settled, target)).map(([parameter, change]) => ({ kind: 'parameter-adapted', target: target.id, parameter, change })));
}
function changesOf({ renamed, dropped, thinking: { allowanceTokenCount, effort } }) {
    const changes = [];
    for (const [name, to] of Object.entries(renamed))
        changes.push([name, { how: 'renamed', to }]);
    for (const path of dropped)
        changes.push([path, { how: 'left-out', isOfUser: false }]);
    if (allowanceTokenCount > 0)
        changes.push(['max-output-tokens', { how: 'raised', byTokenCount: allowanceTokenCount }]);
    if (effort !== undefined)
        changes.push([effort.path, { how: 'set', to: String(effort.value) }]);
    return changes;
}
/** Lists the changes for a note of the log; `no changes` when the request is sent again as it was. */
function changesText(parameters) {
    return changesOf(parameters).map(changeText).join(', ') || 'no changes';
}
function changeText([parameter, change]) {
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

// EXTERNAL MODULE: ./lib/domain/time.js
var time = __webpack_require__(3071);
;// CONCATENATED MODULE: ./lib/measure/run/rate-limits.js



/** The share of a stated allowance that measuring may take, so that it does not starve what else uses the key. */
const ALLOWED_SHARE = 0.25;
const MONTH_MS = 30 * time/* DAY_MS */.sO;
function requestAmounts(scenarios, allowanceTokenCount) {
    const count = Math.max(1, scenarios.length);
    const characters = scenarios.flatMap(({ messages }) => messages).reduce((sum, { content }) => sum + content.length, 0);
    const limits = scenarios.reduce((sum, { maxOutputTokens }) => sum + maxOutputTokens, 0);
    return {
        requests: 1,
        input: characters / plan/* CHARACTERS_PER_TOKEN */.vS / count,
        output: limits / count + allowanceTokenCount
    };
}
/**
 * Names the limit that a target shares with others: hosts count by model and key. So the two arms of a pair that have both the same are slowed
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
    return Math.max(0, (0,extremes/* largest */.n)(intervalsMs));
}
/**
 * Limits without a word about their window are per minute (OpenAI, Azure, Fireworks, xAI), except where they take longer
 * than that to come back: Groq's requests are per day.
 */
function windowOf(reset) {
    const resetMs = parseDelay(reset) ?? 0;
    // A larger number is a moment, and no time to wait.
    if (resetMs > time/* DAY_MS */.sO)
        return time/* MINUTE_MS */.kg;
    return [time/* MINUTE_MS */.kg, time/* HOUR_MS */.iQ].find((windowMs) => resetMs <= windowMs) ?? time/* DAY_MS */.sO;
}
const TOKENS = ['input', 'output'];
/** `x-ratelimit-limit-tokens-minute`, with or without what follows the last hyphen. */
function openaiLike(kind, of, tail = '', windowMs) {
    const names = (what) => `x-ratelimit-${what}-${kind}${tail}`;
    return windowMs === undefined ? { names, of } : { names, of, windowMs };
}
/** `anthropic-ratelimit-input-tokens-limit`: buckets that are filled up in a minute. */
function anthropic(kind, of) {
    return { names: (what) => `anthropic-ratelimit-${kind}-${what}`, of, windowMs: time/* MINUTE_MS */.kg };
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
        '-minute': time/* MINUTE_MS */.kg,
        '-hour': time/* HOUR_MS */.iQ,
        '-day': time/* DAY_MS */.sO,
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
const UNIT_MS = { ms: 1, s: 1000, m: time/* MINUTE_MS */.kg, h: time/* HOUR_MS */.iQ, d: time/* DAY_MS */.sO };
/** `1m30.5s`, `120ms`, or seconds without a unit. */
function parseDelay(value) {
    const text = value?.trim() ?? '';
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * 1000;
    if (!/^(\d+(\.\d+)?(ms|[smhd]))+$/.test(text))
        return undefined;
    const pieces = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)];
    return pieces.reduce((total, [, amount, unit]) => total + Number(amount) * (UNIT_MS[unit ?? ''] ?? 0), 0);
}
/** Without a word from the server, the first wait; each further refusal in a row doubles it. */
const DEFAULT_WAIT_MS = 1000;
/** Nobody waits longer than that for one request; SDKs draw the same line. */
const MAX_WAIT_MS = 60_000;
/**
 * Returns the wait that a 429, 503 or 529 asks for: `retry-after-ms`, else `retry-after` in seconds or as a date, else the
 * body's. Without any that makes sense it grows with each refusal. At most a minute.
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
function retryAfterMs({ headers, bodyMs, refusalCount, now }) {
    const statedMs = amountMs(headers['retry-after-ms'], 1) ?? secondsOrDate(headers['retry-after'], now) ?? bodyMs;
    const defaultMs = DEFAULT_WAIT_MS * 2 ** Math.max(0, Math.min(10, refusalCount - 1));
    return Math.min(MAX_WAIT_MS, statedMs ?? defaultMs);
}
function secondsOrDate(value, now) {
    const seconds = amountMs(value, 1000);
    if (seconds !== undefined)
        return seconds;
    // A date has letters in it; without this, `-1` would be one.
    if (value === undefined || !/[a-z]{3}/i.test(value))
        return undefined;
    // In UTC whatever this machine's zone is: the oldest of the three forms does not say so (`Sun Nov  6 08:49:37 1994`).
    const atMs = Date.parse(/(gmt|utc|z|[+-]\d\d:?\d\d)\s*$/i.test(value) ? value : `${value} GMT`);
    return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - now.getTime());
}
function amountMs(value, msPerUnit) {
    return value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * msPerUnit : undefined;
}

;// CONCATENATED MODULE: ./lib/measure/run/pacing.js

/** Requests this far apart make a run last so much longer that people ask why. */
const NOTED_INTERVAL_MS = 1000;
/**
 * Decides when the next request may go, from warming up to the end of a measurement: a quarter of each limit that replies
 * state, and after a refusal no sooner than it asks for.
 */
class Pacing {
    #parts;
    #turns;
    /** Allowances of which the log has said that they are slow. */
    #noted = new Set();
    /** By allowance: not every reply states a limit, least of all a failed one, so the last statement of each stands. */
    #limits = new Map();
    #leftFor = () => 0;
    constructor(parts) {
        this.#parts = parts;
        this.#turns = createTurns(parts.clock);
    }
    /** Takes a count of the requests of an allowance that are still to be sent: few of them may fit into what is left. */
    countBy(leftFor) {
        this.#leftFor = leftFor;
    }
    /** Waits until one more request may go. */
    async turn(allowance, signal) {
        await this.#turns.take(allowance, signal);
    }
    /** Learns from the reply, and holds the next requests back where it refuses this one. */
    heed(attempt) {
        const { progress, wallClock } = this.#parts;
        const { headers, detail, question } = attempt;
        const { target } = question;
        const allowance = allowanceOf(target);
        this.learn(attempt);
        if (!isBusy(attempt)) {
            this.#turns.answered(allowance);
            return;
        }
        const waitMs = this.#turns.refused(allowance, (refusalCount) => retryAfterMs({ headers, bodyMs: detail.retryAfterMs, refusalCount, now: wallClock() }));
        progress.note(`${target.id}: ${attempt.derived.outcome}, waiting ${Math.ceil(waitMs / 1000)} s`);
    }
    /** Takes up the limits that the reply states. The pace depends on what is left when the next request is due. */
    learn({ headers, settled, question }) {
        const { progress, plan } = this.#parts;
        const { target } = question;
        const allowance = allowanceOf(target);
        const limits = new Map([...(this.#limits.get(allowance) ?? []), ...statedLimits(headers)]);
        this.#limits.set(allowance, limits);
        const amounts = requestAmounts(plan.prompts.scenarios, settled.thinking.allowanceTokenCount);
        const intervalMs = () => paceMs(limits, this.#leftFor(allowance), amounts);
        this.#turns.keepApart(allowance, intervalMs);
        const currentMs = intervalMs();
        if (currentMs < NOTED_INTERVAL_MS || this.#noted.has(allowance))
            return;
        this.#noted.add(allowance);
        const seconds = Math.ceil(currentMs / 1000);
        progress.note(`${target.id}: a request every ${seconds} s, to keep to a quarter of the limit that its host states`);
    }
}
function isBusy({ derived }) {
    return derived.outcome === 'rate-limited' || derived.outcome === 'overloaded';
}
/** Gives each allowance turns of its own. */
function createTurns(clock) {
    const turns = new Map();
    const turnOf = (allowance) => {
        const known = turns.get(allowance);
        if (known !== undefined)
            return known;
        const fresh = { notBeforeMs: 0, refusalCount: 0, takenAtMs: Number.NEGATIVE_INFINITY, intervalMs: () => 0 };
        turns.set(allowance, fresh);
        return fresh;
    };
    return {
        take: async (allowance, signal) => {
            const turn = turnOf(allowance);
            for (;;) {
                const nowMs = clock.nowMs();
                const waitMs = Math.max(turn.notBeforeMs, turn.takenAtMs + turn.intervalMs()) - nowMs;
                if (waitMs <= 0 || signal.aborted) {
                    turn.takenAtMs = nowMs;
                    return;
                }
                await clock.wait(waitMs, signal);
            }
        },
        keepApart: (allowance, intervalMs) => {
            turnOf(allowance).intervalMs = intervalMs;
        },
        answered: (allowance) => {
            turnOf(allowance).refusalCount = 0;
        },
        refused: (allowance, waitMsAfter) => {
            const turn = turnOf(allowance);
            turn.refusalCount += 1;
            const waitMs = waitMsAfter(turn.refusalCount);
            turn.notBeforeMs = Math.max(turn.notBeforeMs, clock.nowMs() + waitMs);
            return waitMs;
        }
    };
}

;// CONCATENATED MODULE: ./lib/measure/wire/in-slices.js

/** The longest time that one slice may keep an open stream from being stamped. */
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

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/measure/wire/framing.js
/** An event longer than this is an attack or a mistake. */
const MAX_EVENT_CHARACTERS = 16 * 1024 * 1024;
/** One JSON value a line, ended by LF or CRLF; the last may lack its line end. */
function createJsonLines({ onEvent, onComment, onOverflow }) {
    const decoder = new TextDecoder();
    // The line so far. Joined only when it is whole, so that one in many reads is not copied for each.
    let pending = [];
    let pendingLength = 0;
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
        const lines = text.split('\n');
        const rest = lines.pop() ?? '';
        for (const line of lines) {
            take([...pending, line].join(''));
            pending = [];
            pendingLength = 0;
        }
        if (rest !== '')
            pending.push(rest);
        pendingLength += rest.length;
        overflowed = pendingLength > MAX_EVENT_CHARACTERS;
        if (overflowed)
            onOverflow();
    };
    return {
        feed: (bytes) => feed(decoder.decode(bytes, { stream: true })),
        end: () => feed(`${decoder.decode()}\n`)
    };
}
/** Plain text: each read is a piece, without the front of a character whose rest is still to come. */
function createPieces({ onEvent }) {
    const decoder = new TextDecoder();
    const take = (text) => {
        if (text !== '')
            onEvent({ data: text });
    };
    return {
        feed: (bytes) => take(decoder.decode(bytes, { stream: true })),
        end: () => take(decoder.decode())
    };
}

;// CONCATENATED MODULE: ./lib/measure/wire/read-aws-event-stream.js


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
/** The bytes of a frame so far, in one buffer that doubles as it fills, so that one in many reads is not copied for each. */
class PendingBytes {
    length = 0;
    #buffer = Buffer.alloc(0);
    add(bytes) {
        const length = this.length + bytes.length;
        if (length > this.#buffer.length) {
            const larger = Buffer.allocUnsafe(2 * length);
            larger.set(this.#buffer.subarray(0, this.length));
            this.#buffer = larger;
        }
        this.#buffer.set(bytes, this.length);
        this.length = length;
    }
    /** The first bytes, or fewer where fewer have come. */
    peek(count) {
        return this.#buffer.subarray(0, Math.min(count, this.length));
    }
    /** Hands out the first bytes. The rest moves to a buffer of its own, so that what was handed out stays as it is. */
    take(count) {
        const taken = this.#buffer.subarray(0, count);
        const rest = this.#buffer.subarray(count, this.length);
        this.#buffer = Buffer.from(rest);
        this.length = rest.length;
        return taken;
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

// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(6085);
;// CONCATENATED MODULE: ./lib/measure/wire/read-timeline.js






/**
 * Turns recorded bytes into what they said. Every part carries the stamp of the read that completed its event. However
 * the same bytes were cut into reads, the same is said.
 *
 * @internal
 */
function readTimeline(dialect, stream) {
    return in_slices_atOnce(timelineSteps(dialect, stream));
}
/** The same, a step for each read. */
function* timelineSteps(dialect, { reads, sentAtMs, endedAtMs }) {
    const { parts, counts, stamp, body, say, faults } = gatherParts(dialect);
    let foreignEvent;
    let lastData = '';
    const stray = gatherStrayLines((line) => {
        counts.stray += 1;
        say(dialect.readStrayLine(line));
    });
    const frames = createFrames(dialect.framing, {
        onEvent: (event) => {
            stray.flush();
            counts.events += 1;
            lastData = event.data;
            const said = dialect.readEvent(event);
            if (said.every(isWordsAlone)) {
                counts.foreign += isOfApi(dialect, event.data) ? 0 : 1;
                foreignEvent ??= shapeOf(dialect, event.data);
            }
            say(said);
        },
        onStrayLine: stray.add,
        ...faults
    });
    for (const { atMs, bytes, sameArrival } of reads) {
        stamp.atMs = Math.max(0, atMs - sentAtMs);
        stamp.read += sameArrival ? 0 : 1;
        frames.feed(bytes);
        yield;
    }
    const before = counts.events;
    body.ended = true;
    frames.end();
    stray.flush();
    return {
        timeline: {
            parts: dialect.readTogether?.(parts) ?? parts,
            endMs: Math.max(0, endedAtMs - sentAtMs),
            unterminated: counts.events > before,
            cut: body.cut,
            endsByClose: dialect.endsByClose,
            hasNoEnd: dialect.hasNoEnd
        },
        commentCount: counts.comments,
        eventCount: counts.events,
        foreignEvent,
        foreignCount: counts.foreign,
        lastEvent: dialect.missingEnd === undefined ? undefined : shapeOf(dialect, lastData)
    };
}
/**
 * What is left when the body ends may be the front of a piece whose rest never came, which is no breach of the format. Where
 * nothing but the close ends a reply, it is all that tells a cut one from a whole one.
 */
function withoutFront(said) {
    return said.filter(({ type }) => type !== 'malformed');
}
/** Collects parts, each with the stamp of the read that is being worked through. */
function gatherParts({ hasNoEnd = false }) {
    const parts = [];
    const counts = { comments: 0, events: 0, stray: 0, foreign: 0 };
    const stamp = { atMs: 0, read: 0 };
    const body = { ended: false, cut: false };
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
    const say = (said) => {
        const whole = body.ended ? withoutFront(said) : said;
        body.cut ||= hasNoEnd && whole.length < said.length;
        add(whole);
    };
    const faults = {
        onComment: () => void counts.comments++,
        onOverflow: () => add([{ type: 'malformed', message: 'an event without an end' }]),
        onBroken: () => add([{ type: 'malformed', message: 'a frame that is not what its checksum says' }]),
        onCut: () => {
            body.cut = true;
        }
    };
    return { parts, counts, stamp, body, say, faults };
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
    if (framing === 'text')
        return createPieces(listener);
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
/** An error has some ten lines; more is something else. */
const MAX_LINES = 100;
const MAX_STRAY_CHARACTERS = 64 * 1024;
/**
 * Puts a JSON value together again that came over several lines outside of all events, as Google's errors do; hands on
 * every other line by itself.
 */
function gatherStrayLines(onText) {
    let pending = [];
    let length = 0;
    const flush = () => {
        const lines = pending;
        pending = [];
        length = 0;
        for (const line of lines)
            onText(line);
    };
    const gather = (line) => {
        pending.push(line);
        length += line.length;
        const text = /[\]}]$/.test(line.trimEnd()) ? pending.join('\n') : undefined;
        if (text !== undefined && (0,foreign_json/* isJson */.Fh)(text)) {
            pending = [];
            length = 0;
            onText(text);
        }
        else if (pending.length > MAX_LINES || length > MAX_STRAY_CHARACTERS)
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
/** Words in no known place: an error where they come once, else another format. */
function isWordsAlone(part) {
    return part.type === 'stream-error' && part.unlessMoreFollows === true;
}
/** Many events of an API say nothing that is measured. All of them have the member that its events begin with. */
function isOfApi({ eventShape }, data) {
    const [, member] = /^\{"(\w+)"/.exec(eventShape) ?? [];
    return member !== undefined && data.includes(`"${member}"`);
}
const MOST_MEMBERS = 6;
const DEEPEST = 3;
/**
 * An event with its texts left out: they may be a model's. Of data that is neither an object nor a list only a format of
 * one's own can make sense.
 */
function shapeOf({ missingText }, data) {
    const json = (0,providers_foreign_json/* parseJson */.qF)(data);
    if (typeof json === 'object' && json !== null)
        return (0,providers_foreign_json/* serverLine */.ec)(JSON.stringify(withoutTexts(json, 0)));
    return missingText === undefined ? undefined : 'text that is no JSON';
}
function withoutTexts(value, depth) {
    if (typeof value === 'string')
        return '…';
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= DEEPEST)
        return '…';
    if (Array.isArray(value))
        return value.slice(0, 1).map((inner) => withoutTexts(inner, depth + 1));
    const entries = Object.entries(value).slice(0, MOST_MEMBERS);
    return Object.fromEntries(entries.map(([name, inner]) => [(0,providers_foreign_json/* serverLine */.ec)(name), withoutTexts(inner, depth + 1)]));
}

;// CONCATENATED MODULE: ./lib/measure/wire/deadlines.js
const WAKE_MS = 250;
/**
 * One timer a request, set to whatever is due next. Reading more bytes does not touch it: when it rings, it looks how long ago
 * the last byte came, and sleeps on where that was recent. undici's own timers are off, since they fire up to half a
 * second late.
 */
function createDeadlines({ clock, timeouts, lastReadAtMs, expire, onWake }) {
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
        const dueMs = Math.max(0, next()[1] - clock.nowMs());
        const isWoken = onWake !== undefined && lastReadAtMs() !== undefined;
        timer = setTimeout(() => setImmediate(ring), isWoken ? Math.min(dueMs, WAKE_MS) : dueMs);
    };
    const ring = () => {
        if (cleared)
            return;
        const [timeout, atMs] = next();
        // A timer may ring a fraction of a millisecond early.
        if (clock.nowMs() >= atMs - 1)
            expire(timeout);
        else {
            if (lastReadAtMs() !== undefined)
                onWake?.();
            rearm();
        }
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

;// CONCATENATED MODULE: ./lib/measure/wire/recording.js
/** Enough for some two hundred tokens, so that most streams never outgrow it. */
const CAPACITY_BYTES = 64 * 1024;
const CAPACITY_READS = 512;
/** A model that writes for an hour sends less. Beyond it a reply is given up, so that no server can fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_READS = 500_000;
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
    /** Nothing more may be added. */
    isFull() {
        return this.#byteCount > MOST_BYTES || this.#readCount >= MOST_READS;
    }
    byteCount() {
        return this.#byteCount;
    }
    /** The bytes from a place on, as text. */
    textFrom(start) {
        return this.#tape.bytes.toString('latin1', start, this.#byteCount);
    }
    /** A copy of what came so far. */
    reads() {
        const { bytes, atMs, ends, sameArrival } = this.#tape;
        const whole = Buffer.from(bytes.subarray(0, this.#byteCount));
        return Array.from(atMs.subarray(0, this.#readCount), (at, index) => ({
            atMs: at,
            bytes: whole.subarray(ends[index - 1] ?? 0, ends[index]),
            sameArrival: sameArrival[index] === 1
        }));
    }
    /** To be called once, when nothing more comes. */
    close() {
        const reads = this.reads();
        const { bytes, atMs } = this.#tape;
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

;// CONCATENATED MODULE: ./lib/measure/wire/transport.js


/**
 * Sends one request and records what comes back. Never rejects: whatever happens is the exchange's end. This is the only
 * place that stamps time, on the bytes, before anything is decoded.
 */
function send(parts, request, signal) {
    return new Promise((resolve) => {
        const handler = new Recorder(parts, request, resolve);
        const { origin, path, headers, method = 'POST' } = request;
        if (signal.aborted)
            return handler.finish({ kind: 'aborted' });
        handler.onFinish = whenAborted(signal, () => handler.finish({ kind: 'aborted' }));
        // A buffer, so that headers and body leave in one write.
        const body = method === 'POST' ? Buffer.from(request.body) : null;
        parts.dispatcher.dispatch({ origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 }, handler);
    });
}
/** Callbacks for the abort of a signal. */
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
/** Comments and empty lines of server-sent events; also nothing at all. */
const ONLY_SIGNS_OF_LIFE = /^(?::[^\r\n]*|[\r\n])*$/;
/** Behind an end mark nothing comes, so that a quarter of a second without a word is enough. */
const QUIET_WAKES_AFTER_MARK = 1;
/** Behind the reason for an end a count may still come: two seconds without a word. */
const QUIET_WAKES = 8;
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
    /** Bytes that its connection had brought before this request. */
    #bytesBefore = 0;
    #bytesRead = -1;
    #turn = -1;
    #done = false;
    #ending;
    /** Bytes of the body at the last wake, and wakes in a row that found nothing but signs of life. */
    #seenBytes = 0;
    #quietWakes = 0;
    constructor(parts, { timeouts, ending }, resolve) {
        this.#parts = parts;
        this.#ending = ending;
        this.#resolve = resolve;
        this.#dispatchedAtMs = parts.clock.nowMs();
        this.#deadlines = createDeadlines({
            clock: parts.clock,
            timeouts,
            lastReadAtMs: () => this.#recording.lastAtMs(),
            expire: (timeout) => this.finish({ kind: 'timeout', timeout }),
            onWake: () => this.#endIfOver()
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
        if (this.#done)
            return;
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
        if (this.#recording.isFull())
            this.finish({ kind: 'failed', code: 'ERR_REPLY_TOO_LARGE' });
    }
    onResponseEnd() {
        this.finish({ kind: 'complete' });
    }
    onResponseError(_controller, error) {
        const code = errorCode(error);
        this.finish(code === 'UND_ERR_CONNECT_TIMEOUT' ? { kind: 'timeout', timeout: 'timeout-connect' } : { kind: 'failed', code });
    }
    /** Some servers leave the connection open, or go on sending comments, after a reply that is complete. */
    #endIfOver() {
        const fresh = this.#recording.textFrom(this.#seenBytes);
        this.#seenBytes = this.#recording.byteCount();
        this.#quietWakes = ONLY_SIGNS_OF_LIFE.test(fresh) ? this.#quietWakes + 1 : 0;
        if (this.#quietWakes !== QUIET_WAKES_AFTER_MARK && this.#quietWakes !== QUIET_WAKES)
            return;
        const ending = this.#ending?.(this.#recording.reads());
        if (ending !== 'marked' && (ending !== 'finished' || this.#quietWakes < QUIET_WAKES))
            return;
        this.finish({ kind: 'complete' });
        this.#controller?.abort(new Error('given up'));
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
/** The protocol that TLS agreed on. Without TLS, or an agreement, it is HTTP/1.1. */
function httpVersionOf(socket) {
    return socket.alpnProtocol === 'h2' ? '2' : '1.1';
}
/** The code of a system's or undici's error; its message may hold addresses and more, and is never repeated. */
function errorCode(error) {
    if (typeof error !== 'object' || error === null)
        return 'unknown';
    const { code, name, cause, message } = error;
    // OpenSSL's have a slash: ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE.
    const refused = /^Proxy response \((\d{3})\)/.exec(String(error.message));
    if (refused !== null)
        return `PROXY_${refused[1]}`;
    if (typeof code === 'string' && /^[A-Z0-9_/]+$/.test(code))
        return code;
    if (cause !== undefined && cause !== error)
        return errorCode(cause);
    // llhttp gives this fault no code of its own in all versions.
    if (name === 'HTTPParserError' && /content-length|transfer-encoding/i.test(String(message)))
        return 'HPE_UNEXPECTED_CONTENT_LENGTH';
    return typeof name === 'string' ? name : 'unknown';
}
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

// EXTERNAL MODULE: ./lib/domain/metric.js
var metric = __webpack_require__(3230);
;// CONCATENATED MODULE: ./lib/measure/wire/gaps.js
/**
 * Summarizes the gaps between ordered moments: median, 95th percentile and longest. Returns undefined below two moments. Where
 * the token count at each moment is known, a gap before several tokens counts as that many equal parts.
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
/** Returns the quantile of all gaps, Hyndman & Fan type 7, without listing them: a server may count a billion tokens. */
function quantileOfGaps(sorted, p) {
    const position = (sorted.reduce((sum, { count }) => sum + count, 0) - 1) * p;
    const below = gapAt(sorted, Math.floor(position));
    return below + (position - Math.floor(position)) * (gapAt(sorted, Math.ceil(position)) - below);
}
function gapAt(sorted, position) {
    let behind = 0;
    for (const { ms, count } of sorted) {
        behind += count;
        if (position < behind)
            return ms;
    }
    return sorted.at(-1)?.ms ?? 0;
}

;// CONCATENATED MODULE: ./lib/measure/sample/generated-chunks.js

const CONTENT = ['text-delta', 'reasoning-delta', 'refusal-delta', 'tool-call-delta'];
/**
 * The chunks from the first token to the last. What stands in front of the first token and is none is left out: zero-width
 * text, white space and equal short texts that a server sends to keep the connection open, lines about its state. So is
 * zero-width text after the last token. docs/decisions/2026-12-01-what-starts-the-clock.md has the evidence.
 *
 * `tokenCount` is the provider's, absent where there is none.
 */
function generatedChunks(parts, tokenCount) {
    const all = contentChunks(parts);
    const start = firstToken(all, tokenCount);
    const end = all.findLastIndex(({ text }) => !isZeroWidth(text)) + 1;
    const first = all[start];
    if (start >= end || first === undefined)
        return { chunks: [], answer: undefined };
    const from = parts.indexOf(first.part);
    const isAnswer = (part, index) => part.type === 'text-delta' && index >= from && (isVisible(part.text) || part === first.part);
    return { chunks: all.slice(start, end).map(({ part }) => part), answer: parts.find(isAnswer) };
}
/** True for text that is generated, in any channel. */
function isContent(part) {
    return CONTENT.includes(part.type) && 'text' in part && part.text !== '';
}
function contentChunks(parts) {
    const chunks = [];
    for (const part of parts) {
        if (!isContent(part))
            continue;
        const last = chunks.at(-1);
        if (last !== undefined && part.event !== undefined && part.event === last.part.event)
            last.text += part.text;
        else
            chunks.push({ part, text: part.text });
    }
    return chunks;
}
/** White space, control characters, what Unicode calls ignorable (zero-width spaces, joiners, U+FEFF), and the empty Braille pattern. */
const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** True for text of which a reader sees something. */
function isVisible(text) {
    return !NOTHING_TO_SEE.test(text);
}
function isZeroWidth(text) {
    return !isVisible(text) && !/[^\S\uFEFF]/u.test(text);
}
function firstToken(all, tokenCount) {
    const visible = all.findIndex(({ text }) => isVisible(text));
    if (visible < 0)
        return all.length;
    const from = leadIsTokens(all, visible, tokenCount) ? 0 : visible;
    const begun = all.slice(from);
    const noTokens = Math.max(heartbeatCount(begun, tokenCount), statusCount(begun, tokenCount));
    return noTokens === 0 ? from : from + noTokens + begun.slice(noTokens).findIndex(({ text }) => isVisible(text));
}
/** Models begin with a line feed or two, hardly with more. */
const MOST_LEADING = 2;
/** Chunks from which the usual time between two of a reply is known. */
const FEWEST_AFTER = 3;
/** Between a model's first tokens there is no longer pause, as a multiple of the usual one, than this, … */
const LONGEST_OF_TOKENS = 3;
/** … and between what only keeps a connection open there is no shorter one than this. */
const SHORTEST_OF_KEEPING = 3;
/**
 * White space before the first visible text is a token where it comes as tokens do: one or two pieces, no longer before the
 * next than the others come after one another, and counted by the provider.
 */
function leadIsTokens(all, visible, tokenCount = 0) {
    if (visible === 0 || visible > MOST_LEADING || tokenCount < all.length)
        return false;
    if (all.slice(0, visible).some(({ text }) => isZeroWidth(text)))
        return false;
    const usual = usualGap(all.slice(visible));
    return usual !== undefined && gapsOf(all.slice(0, visible + 1)).every((gap) => gap <= LONGEST_OF_TOKENS * usual);
}
/** A text to keep a connection open is a dot, a word, a few words. */
const LONGEST_HEARTBEAT = 40;
const FEWEST_HEARTBEATS = 3;
/** Timers are late, by a few milliseconds or by a share of what they wait. */
const EVEN_RATIO = 1.5;
const EVEN_SLACK_MS = 5;
/**
 * Counts equal short texts before the first other one, at even gaps that are no token's: far longer than those of the rest, or of
 * chunks for which the provider counts no token.
 */
function heartbeatCount(chunks, tokenCount) {
    const text = chunks[0]?.text ?? '';
    const differing = chunks.findIndex((chunk) => chunk.text !== text);
    if (differing < FEWEST_HEARTBEATS || text.length > LONGEST_HEARTBEAT)
        return 0;
    const gaps = gapsOf(chunks.slice(0, differing)).toSorted((a, b) => a - b);
    const shortest = gaps[0] ?? 0;
    if ((gaps.at(-1) ?? 0) > EVEN_RATIO * shortest + EVEN_SLACK_MS)
        return 0;
    const usual = usualGap(chunks.slice(differing));
    const isSlow = usual !== undefined && shortest >= SHORTEST_OF_KEEPING * usual;
    const isUncounted = tokenCount !== undefined && tokenCount <= chunks.length - differing;
    return isSlow || isUncounted ? differing : 0;
}
const MOST_STATUS_LINES = 50;
/** From so many uncounted chunks on it is no chance that just as many at the front come more slowly than the rest, … */
const FEWEST_SURE = 3;
/** … by so many times. */
const SLOWER_THAN_TOKENS = 1.5;
/**
 * Counts chunks at the front that the provider's count leaves out, each a long time before the next: lines about the
 * state of the server. A chunk of tokens holds one at least, so chunks beyond the count hold none.
 */
function statusCount(chunks, tokenCount) {
    const uncounted = tokenCount === undefined || tokenCount === 0 ? 0 : chunks.length - tokenCount;
    const most = Math.min(uncounted, MOST_STATUS_LINES, chunks.length - FEWEST_AFTER);
    const gaps = gapsOf(chunks.slice(0, most + 1));
    for (let count = most; count > 0; count -= 1) {
        const usual = usualGap(chunks.slice(count));
        if (usual === undefined)
            continue;
        const [next = 0] = gapsOf(chunks.slice(count, count + 2));
        const isExact = count === uncounted && count >= FEWEST_SURE && next <= SLOWER_THAN_TOKENS * usual;
        const shortest = (isExact ? SLOWER_THAN_TOKENS : SHORTEST_OF_KEEPING) * usual;
        if (gaps.slice(0, count).every((gap) => gap > shortest))
            return count;
    }
    return 0;
}
function gapsOf(chunks) {
    return chunks.slice(1).map(({ part }, index) => part.atMs - (chunks[index]?.part.atMs ?? part.atMs));
}
/** Chunks that say how fast a reply comes: more only cost time. */
const USUAL_CHUNKS = 200;
/** The median time between two reads that brought text; absent below three of them. */
function usualGap(reply) {
    const chunks = reply.slice(0, USUAL_CHUNKS);
    const gaps = gapsOf(chunks).filter((_, index) => chunks[index]?.part.read !== chunks[index + 1]?.part.read);
    return gaps.length < FEWEST_AFTER - 1 ? undefined : (0,quantile/* median */.J)(gaps);
}

;// CONCATENATED MODULE: ./lib/measure/sample/inline-thoughts.js
const NAMES = 'think|thinking|thoughts?|reasoning';
/** `<think>`, `<thinking>`, `<seed:think>`, `<|START_THINKING|>`, `◁think▷`. */
const OPENING = new RegExp(`^\\s*(?:<\\|?|◁)(?:START_)?(?:\\w{1,20}:)?(?:${NAMES})(?:\\|?>|▷)`, 'i');
const CLOSING = new RegExp(`(?:<\\|?|◁)(?:/|END_)(?:\\w{1,20}:)?(?:${NAMES})(?:\\|?>|▷)`, 'i');
/** The ways in which models mark thoughts at the front of their text, where the server does not tell them apart. */
const MARKS = [
    { opening: OPENING, closing: CLOSING },
    // Magistral, whose capitals tell its tag from a word in brackets.
    { opening: /^\s*\[THINK\]/, closing: /\[\/THINK\]/ },
    // The raw format of gpt-oss. https://cookbook.openai.com/articles/openai-harmony
    { opening: /^\s*<\|channel\|>\s*(?:analysis|commentary)\b/, closing: /<\|channel\|>\s*final\s*<\|message\|>/ }
];
/** Templates put the opening tag into the prompt: the reply then has the closing one alone. */
const CLOSING_ALONE = /<\/think(?:ing)?>/;
/**
 * The parts with thoughts told from the answer where both come as text: everything up to the closing tag is
 * thinking, all of the text where that never comes. A reply whose server tells them apart itself is left as it is.
 */
function withInlineThoughts(parts) {
    const text = parts.map((part) => (part.type === 'text-delta' ? part.text : '')).join('');
    if (parts.some(({ type }) => type === 'reasoning-delta'))
        return parts;
    const length = thoughtLength(text);
    return length === 0 ? parts : splitAt(parts, length);
}
/** The number of characters at the front of a text that are thoughts, tags included. */
function thoughtLength(text) {
    let length = 0;
    for (;;) {
        const rest = text.slice(length);
        const mark = MARKS.find(({ opening }) => opening.test(rest));
        if (mark === undefined)
            break;
        const end = indexAfter(mark.closing, rest);
        if (end === undefined)
            return text.length;
        length += end;
    }
    return length > 0 ? length : (indexAfter(CLOSING_ALONE, text) ?? 0);
}
function indexAfter(tag, text) {
    const match = tag.exec(text);
    return match === null ? undefined : match.index + match[0].length;
}
/** A part that holds the end of the thoughts becomes two, which arrived together. */
function splitAt(parts, thoughtEnd) {
    let before = 0;
    return parts.flatMap((part) => {
        if (part.type !== 'text-delta')
            return [part];
        const ofThought = Math.max(0, thoughtEnd - before);
        before += part.text.length;
        const pieces = [
            { ...part, type: 'reasoning-delta', text: part.text.slice(0, ofThought) },
            { ...part, text: part.text.slice(ofThought) }
        ];
        return ofThought === 0 ? [part] : pieces.filter((piece) => 'text' in piece && piece.text !== '');
    });
}

;// CONCATENATED MODULE: ./lib/measure/sample/reply-end.js

/**
 * A clean end of the connection is no success, and neither is status 200: the stream itself has to say that it is done, by a
 * reason that is known as a good one.
 */
function replyEnd(parts, body) {
    const finishes = finalFinishes(parts);
    const facts = {
        hasFinish: parts.some(({ type }) => type === 'finish'),
        hasEndMark: parts.some(({ type }) => type === 'end-mark')
    };
    const bad = badFinish(finishes);
    const broken = brokenOutcome(parts, bad, body.chunkCount);
    if (broken !== undefined)
        return { ...facts, ...named(bad), outcome: broken };
    const cut = cutOutcome(finishes, facts.hasEndMark, body);
    if (cut !== undefined)
        return { ...facts, outcome: cut };
    if (bad?.reason === 'refusal' || parts.some(({ type }) => type === 'refusal-delta')) {
        return { ...facts, ...named(bad), outcome: 'refusal' };
    }
    return { ...facts, outcome: parts.some(isAnswer) ? 'ok' : 'empty-output' };
}
function named(bad) {
    return bad?.name === undefined ? {} : { endReason: bad.name };
}
/** Thoughts alone are no answer, however long they are. */
function isAnswer(part) {
    return (part.type === 'text-delta' || part.type === 'tool-call-delta') && isVisible(part.text);
}
/**
 * The error that a stream brought. What has only the words of one is none where the model went on after it or had finished
 * before, nor where several came in other words: those are reports of progress, or a format that is not the API's.
 */
function streamError(parts) {
    const errors = parts.filter((part) => part.type === 'stream-error');
    const certain = errors.find(({ unlessMoreFollows }) => unlessMoreFollows !== true);
    if (certain !== undefined)
        return certain;
    const [first] = errors;
    if (first === undefined || errors.some(({ message }) => message !== first.message))
        return undefined;
    const at = parts.indexOf(first);
    const lastContent = parts.findLastIndex(isContent);
    const hadFinished = parts.slice(Math.max(0, lastContent), at).some(({ type }) => type === 'finish');
    return at > lastContent && !hadFinished ? first : undefined;
}
function brokenOutcome(parts, bad, chunkCount) {
    const error = streamError(parts);
    if (error !== undefined)
        return chunkCount > 0 ? 'error-midstream' : error.outcome;
    if (parts.some((part) => part.type === 'malformed'))
        return 'protocol-error';
    if (bad === undefined || bad.reason === 'refusal')
        return undefined;
    return chunkCount > 0 ? 'error-midstream' : 'api-error';
}
function cutOutcome(finishes, hasEndMark, { end, cut, hasNoEnd }) {
    if (hasEndMark)
        return undefined;
    if (end !== 'complete' && end !== 'cut')
        return end;
    if (hasNoEnd)
        return end === 'complete' && !cut ? undefined : 'truncated';
    return !cut && finishes.some(({ awaitsEndMark }) => awaitsEndMark !== true) ? undefined : 'truncated';
}
/** A failure goes before a refusal, and both before a name that is in no table, unless a good end follows that. */
function badFinish(finishes) {
    const last = finishes.at(-1);
    return (finishes.find(({ reason }) => reason === 'error') ??
        finishes.find(({ reason }) => reason === 'refusal') ??
        (last?.reason === 'unknown' ? last : undefined));
}
/** From such a share of the chunks on that bring a reason, the reason is what every chunk brings, and no end. */
const ON_EVERY_CHUNK = 0.5;
/**
 * The reasons after which nothing more was generated. A reason that more text follows is none; and one that most chunks
 * brought while more was to come says nothing on the last chunk either, unless the provider's count came with that one alone.
 */
function finalFinishes(parts) {
    const lastContent = parts.findLastIndex((part) => isContent(part) && isVisible(part.text));
    const isFinal = (part, index) => index > lastContent || (part.event !== undefined && part.event === parts[lastContent]?.event);
    const firstContent = parts.findIndex(isContent);
    const early = parts.filter((part, index) => part.type === 'finish' && index > firstContent && !isFinal(part, index));
    const chunkCount = new Set(parts.filter(isContent).map((part) => part.event ?? part)).size;
    const isEmpty = ({ reason, name }) => !(isGood(reason) && isCountedAtEnd(parts, isFinal)) &&
        early.filter((part) => part.type === 'finish' && part.reason === reason && part.name === name).length >=
            Math.max(1, ON_EVERY_CHUNK * (chunkCount - 1));
    return parts.filter((part, index) => part.type === 'finish' && isFinal(part, index) && !isEmpty(part));
}
function isGood(reason) {
    return reason === 'stop' || reason === 'length' || reason === 'tool-calls';
}
/** Counts that came once and last are a server's sum of the whole reply. */
function isCountedAtEnd(parts, isFinal) {
    const first = parts.findIndex((part) => part.type === 'usage' && part.outputTokenCount !== undefined);
    const part = parts[first];
    return part !== undefined && isFinal(part, first);
}
/** The finish reason of a reply that had one too early or on every chunk, so that it ended nothing. */
function idleFinish(parts) {
    const last = parts.findLast((part) => part.type === 'finish');
    return finalFinishes(parts).length === 0 ? last?.name : undefined;
}
/** Returns true where the stream has said that it is done, be it well or not. */
function saysItsEnd(parts) {
    if (parts.some(({ type }) => type === 'end-mark'))
        return true;
    return finalFinishes(parts).some(({ awaitsEndMark }) => awaitsEndMark !== true);
}
/** A reply that its end mark alone ended: whether it is whole depends on what the host says of its other replies. */
function endsByMarkAlone({ outcome, hasFinish, hasEndMark }) {
    return outcome === 'ok' && hasEndMark && !hasFinish;
}

;// CONCATENATED MODULE: ./lib/measure/sample/unread-text.js

/** A single string with a space between its words, and as long as this, is a sentence; a shorter one may be a label. */
const SENTENCE_CHARACTERS = 20;
/**
 * Text that no dialect reads, as far as it looks generated: it came in several events of its own, or as a sentence. With such text
 * nobody knows when the first token came, nor how many tokens came since.
 */
function unreadText(parts) {
    const byMember = new Map();
    for (const part of parts) {
        if (part.type !== 'unread-text')
            continue;
        const before = byMember.get(part.member);
        if (before === undefined)
            byMember.set(part.member, [part]);
        else
            before.push(part);
    }
    const read = byMember.size === 0 ? '' : parts.map((part) => (isContent(part) ? part.text : '')).join('');
    const generated = [...byMember].find(([, unread]) => looksGenerated(unread, read));
    if (generated === undefined)
        return undefined;
    const [member, unread] = generated;
    return { member, lastAtMs: unread.at(-1)?.atMs ?? 0 };
}
/** A label that is no name we know may stand in each event without text: that of the role, of the end, of the counts. */
const MOST_LABELS = 3;
function isConstant([first, ...others]) {
    return others.every(({ text }) => text === first?.text);
}
/** More long texts than these are compared with what was read only at a cost. */
const MOST_COMPARED = 100;
/** Some servers send the text again with their last event, or all of it so far with each: that is nothing new. */
function looksGenerated(parts, read) {
    const isRepeated = ({ text }) => text.length >= SENTENCE_CHARACTERS && read.includes(text.trim());
    const fresh = [...parts.slice(0, MOST_COMPARED).filter((part) => !isRepeated(part)), ...parts.slice(MOST_COMPARED)];
    if (fresh.length > (isConstant(fresh) ? MOST_LABELS : 1))
        return true;
    return fresh.some(({ text }) => text.length >= SENTENCE_CHARACTERS && /\S\s+\S/.test(text));
}

;// CONCATENATED MODULE: ./lib/measure/sample/derive-sample.js







/** Derives a sample's members from a timeline. Times count from t0; a fact that the stream lacks is absent, never 0. */
function deriveSample(timeline, end, outputLimit) {
    const parts = withInlineThoughts(replyParts(timeline));
    const said = lastUsage(parts);
    const generated = generatedChunks(parts, said.outputTokenCount);
    const { chunks } = generated;
    const { usage, countDoubt } = believedUsage(said, { chunks, outputLimit });
    const unread = unreadText(parts);
    const ending = replyEnd(parts, {
        end,
        cut: timeline.cut === true,
        hasNoEnd: timeline.hasNoEnd === true,
        chunkCount: chunks.length
    });
    // Reasoning that cannot have been hides no first token; a count of too much of it still says that there was some.
    const hidden = countDoubt === 'reasoning-impossible' ? usage : said;
    const arrival = {
        ...timesOf(parts, generated, { usage: hidden, unreadAtMs: unread?.lastAtMs }),
        ...believedCounts(usage, chunks.length)
    };
    const flags = [
        ...flagsOf({ timeline, end }, parts, ending),
        ...(unread === undefined ? [] : ['unread-text']),
        ...(countDoubt === undefined ? [] : ['count-disbelieved'])
    ];
    return {
        outcome: ending.outcome,
        endMs: timeline.endMs,
        ...arrival,
        ...optional('endReason', partName(ending.endReason)),
        ...optional('unreadMember', partName(unread?.member)),
        ...optional('countDoubt', countDoubt),
        ...servedModelOf(parts),
        ...serverTimings(parts),
        flags: [...flags, ...shapeFlags({ ...arrival, flags })]
    };
}
/** Returns true where the reply has ended as its API ends replies, whatever the connection does. */
function isComplete(timeline) {
    return saysItsEnd(replyParts(timeline));
}
/** The output tokens that the provider counts, believed or not: it will charge for them. */
function statedOutputTokenCount(timeline) {
    const { outputTokenCount } = lastUsage(replyParts(timeline));
    return isTokenCount(outputTokenCount) ? outputTokenCount : undefined;
}
function shownContent(timeline) {
    const parts = withInlineThoughts(replyParts(timeline));
    const { chunks } = generatedChunks(parts, lastUsage(parts).outputTokenCount);
    const [first] = chunks;
    const shown = first === undefined ? [] : parts.slice(parts.indexOf(first));
    return {
        atMs: chunks.map((chunk) => chunk.atMs),
        text: shown.map((part) => (isContent(part) ? part.text : '')).join(''),
        reasoned: parts.some(({ type }) => type === 'reasoning-delta' || type === 'reasoning-hidden')
    };
}
/** Returns true where the reply has brought its end mark, and nothing of it is to come. */
function hasEndMark({ parts }) {
    return parts.some(({ type }) => type === 'end-mark');
}
/** Parts behind the end mark do not belong to the reply. Generated text there means that the mark was no end: nobody knows what is. */
function replyParts({ parts }) {
    const end = parts.findIndex((part) => part.type === 'end-mark');
    if (end < 0)
        return parts;
    const late = parts.slice(end + 1).find((part) => isContent(part) && isVisible(part.text));
    const reply = parts.slice(0, end + 1);
    if (late === undefined)
        return reply;
    return [...reply, { type: 'malformed', message: TEXT_BEHIND_END, atMs: late.atMs, read: late.read }];
}
const TEXT_BEHIND_END = 'generated text came behind the end mark of the reply';
function timesOf(parts, { chunks, answer }, { usage, unreadAtMs }) {
    const first = chunks[0];
    const last = chunks.at(-1);
    if (first === undefined || last === undefined)
        return {};
    const moments = chunks.map((chunk) => chunk.atMs);
    const gaps = summarizeGaps(moments, runningCounts(parts, chunks));
    // With text that nobody read, nobody knows which token was the first, of the reply or of its answer.
    const isRead = unreadAtMs === undefined;
    return {
        ...(isRead && !reasonsUnseen(parts, usage) ? { ttftMs: first.atMs } : {}),
        ...(isRead && answer !== undefined ? { ttfatMs: answer.atMs } : {}),
        lastMs: Math.max(last.atMs, unreadAtMs ?? 0),
        chunkCount: chunks.length,
        readCount: contentReads(chunks),
        ...optional('gapsMs', gaps)
    };
}
/**
 * Counts the tokens up to each chunk, where the host says so chunk by chunk (Gemini always, vLLM and SGLang with
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
/** True when the model reasoned before it answered without showing it: then nobody saw its first token. */
function reasonsUnseen(parts, usage) {
    const first = firstThought(parts);
    return first === 'reasoning-hidden' || (first === undefined && (usage.reasoningTokenCount ?? 0) > 0);
}
/** Hidden thoughts stand in the count of all tokens, and nothing says how many of them they are. */
function reasonsUncounted(parts, usage) {
    return (usage.reasoningTokenCount ?? 0) === 0 && firstThought(parts) === 'reasoning-hidden';
}
/**
 * Tells how the first thought arrived. Thoughts are signed whether they were shown or not, and no event tells which by itself: what is
 * hidden after the first that was seen hides nothing.
 */
function firstThought(parts) {
    for (const { type } of parts)
        if (type === 'reasoning-hidden' || type === 'reasoning-delta')
            return type;
    return undefined;
}
function contentReads(chunks) {
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
/** Generous: servers round, and some count the last token twice. */
const LIMIT_SLACK = 8;
/** A chunk holds a few tokens at most where it is a token's own event. */
const TOKENS_PER_CHUNK = 4;
/** Chunks from which their pace is known. */
const FEWEST_PACED = 8;
/** Thoughts may come faster than the answer, but not so many times. */
const FASTEST_THOUGHTS = 10;
/** The counts that the reply itself does not contradict. */
function believedUsage(said, { chunks, outputLimit = Number.POSITIVE_INFINITY }) {
    const { unnamedTokenCount: unnamed = 0, ...named } = said;
    const { outputTokenCount: output = 0, reasoningTokenCount: reasoning = 0 } = named;
    const hasRoom = output <= outputLimit + LIMIT_SLACK && unnamed <= mostThoughts(chunks);
    if (unnamed > 0 && !hasRoom) {
        const { reasoningTokenCount: _madeUp, ...rest } = named;
        const answer = output > unnamed ? output - unnamed : output;
        return { usage: { ...rest, outputTokenCount: answer }, countDoubt: 'reasoning-impossible' };
    }
    if (reasoning > output && output > 0) {
        const { reasoningTokenCount: _impossible, ...rest } = named;
        return { usage: rest, countDoubt: 'reasoning-above-output' };
    }
    // A server that ignores the limit shows as much.
    if (output - reasoning > Math.max(outputLimit + LIMIT_SLACK, TOKENS_PER_CHUNK * chunks.length)) {
        const { outputTokenCount: _tooMany, ...rest } = named;
        return { usage: rest, countDoubt: 'more-than-limit' };
    }
    return { usage: named };
}
/** The most tokens that may have been generated unseen before the first visible one, at the pace of the visible ones. */
function mostThoughts(chunks) {
    const [first, last] = [chunks[0], chunks.at(-1)];
    if (first === undefined || last === undefined || chunks.length < FEWEST_PACED || last.atMs <= first.atMs)
        return Number.POSITIVE_INFINITY;
    return (FASTEST_THOUGHTS * first.atMs * (chunks.length - 1)) / (last.atMs - first.atMs);
}
function believedCounts(usage, chunkCount) {
    const { inputTokenCount = inputOf(usage), outputTokenCount: output, reasoningTokenCount, cachedTokenCount } = usage;
    // A count of nothing for something is no count.
    const counted = isTokenCount(output) && (output > 0 || chunkCount === 0);
    return {
        ...(isTokenCount(inputTokenCount) ? { inputTokenCount } : {}),
        ...(isTokenCount(reasoningTokenCount) ? { reasoningTokenCount } : {}),
        ...(isTokenCount(cachedTokenCount) ? { cachedTokenCount } : {}),
        ...(counted ? { outputTokenCount: output, outputTokenSource: 'usage' } : {})
    };
}
/** Sums of counts may be beyond what a sample can hold, and then are no counts. */
function isTokenCount(count) {
    return count !== undefined && count <= 1_000_000_000;
}
/** The sum of what a provider counts apart; absent where it does not. */
function inputOf({ uncachedTokenCount, cacheWriteTokenCount = 0, cachedTokenCount = 0 }) {
    return uncachedTokenCount === undefined ? undefined : uncachedTokenCount + cacheWriteTokenCount + cachedTokenCount;
}
function servedModelOf(parts) {
    const named = parts.filter((part) => part.type === 'served-by');
    const model = named.findLast((part) => part.model !== undefined)?.model;
    const fingerprint = named.findLast((part) => part.fingerprint !== undefined)?.fingerprint;
    const tier = named.findLast((part) => part.serviceTier !== undefined)?.serviceTier;
    const via = named.findLast((part) => part.via !== undefined)?.via;
    return {
        ...optional('servedModel', partName(model)),
        ...optional('servedFingerprint', partName(fingerprint)),
        ...optional('serviceTier', partName(tier)),
        ...optional('servedVia', partName(via))
    };
}
function partName(foreign) {
    return (0,providers_foreign_json/* serverLine */.ec)(foreign ?? '') || undefined;
}
function serverTimings(parts) {
    const timings = {};
    for (const part of parts)
        if (part.type === 'server-timings')
            Object.assign(timings, part.timings);
    return Object.keys(timings).length === 0 ? {} : { serverTimings: timings };
}
/** A model in memory is found within some milliseconds; one that has to be brought there takes seconds, once. */
const MODEL_LOAD_MS = 100;
function loadMsOf(parts) {
    return serverTimings(parts).serverTimings?.loadMs ?? 0;
}
function flagsOf({ timeline, end }, parts, ending) {
    const answered = ending.outcome === 'ok';
    const ended = ending.hasEndMark || (timeline.endsByClose === true && end === 'complete');
    const flags = [
        ['unterminated', timeline.unterminated],
        ['no-end-mark', answered && !ended],
        ['no-finish-reason', endsByMarkAlone(ending)],
        ['reasoning-uncounted', answered && reasonsUncounted(parts, lastUsage(parts))],
        ['void-model-load', answered && loadMsOf(parts) > MODEL_LOAD_MS],
        ['usage-missing', answered && (lastUsage(parts).outputTokenCount ?? 0) === 0],
        ['nonjson-keepalive', parts.some((part) => part.type === 'keep-alive')]
    ];
    return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
/** Flags a reply whose tokens something on the way held back, so that the times between them are its doing. */
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

// EXTERNAL MODULE: ./lib/domain/quote.js
var quote = __webpack_require__(1448);
// EXTERNAL MODULE: ./lib/providers/reply-headers.js
var reply_headers = __webpack_require__(8049);
;// CONCATENATED MODULE: ./lib/measure/sample/interpret.js







const NOTHING = { message: '', fields: [] };
/**
 * Judges a reply in the order in which it can go wrong: status, encoding, type, body, stream.
 *
 * @internal
 */
function interpret(dialect, exchange, outputLimit) {
    return atOnce(interpretSteps(dialect, exchange, outputLimit));
}
/** The same in steps, of which a long reply has many. */
function* interpretSteps(dialect, exchange, outputLimit) {
    const { status, end } = exchange;
    if (status === undefined)
        return failure(exchange, unansweredOutcome(end), codeOf(end));
    if (status < 200 || status > 299)
        return refusedReply(dialect, exchange, status);
    const encoding = exchange.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (COMPRESSED.test(encoding))
        return failure(exchange, 'unsupported-encoding', { encoding: (0,providers_foreign_json/* serverLine */.ec)(encoding) });
    if (exchange.reads.length === 0)
        return failure(exchange, emptyOutcome(end), codeOf(end));
    if (isOtherFraming(dialect, exchange))
        return failure(exchange, 'protocol-error', { message: OTHER_FRAMING });
    return isStream(dialect, exchange) ? yield* stream(dialect, exchange, outputLimit) : wholeBody(dialect, exchange);
}
/** Any other word is no encoding: some servers name "none", or a character set. */
const COMPRESSED = /\b(?:x-)?(?:gzip|compress|deflate|br|zstd|dcb|dcz)\b/;
function failure(exchange, outcome, detail = {}) {
    const endMs = exchange.sentAtMs === undefined ? undefined : Math.max(0, exchange.endedAtMs - exchange.sentAtMs);
    const status = exchange.status === undefined ? {} : { status: exchange.status };
    return {
        derived: { outcome, ...(endMs === undefined ? {} : { endMs }), flags: [] },
        contentAtMs: [],
        detail: { ...NOTHING, ...status, ...detail },
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
    return code.startsWith('HPE_') || PARSER_ERRORS.includes(code);
}
const PARSER_ERRORS = ['HTTPParserError', 'UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'];
function emptyOutcome(end) {
    if (end.kind === 'timeout')
        return end.timeout;
    if (end.kind === 'failed' && isParserError(end.code))
        return 'protocol-error';
    return end.kind === 'complete' ? 'empty-body' : 'truncated';
}
function refusedReply(dialect, exchange, status) {
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
    const text = () => bodyText(exchange).trimStart();
    // Some servers leave the type at the default of their framework.
    if (type === 'text/html' || type === 'application/xhtml+xml')
        return framing === 'sse' && FIELD.test(text());
    const isJson = type === 'application/json' || type.endsWith('+json');
    // A page would be many lines that are no JSON.
    if (framing === 'ndjson')
        return isJson ? isJsonLines(text()) : !text().startsWith('<');
    return !isJson || FIELD.test(text());
}
/** The first line of a stream of server-sent events. */
const FIELD = /^(data|event|id|retry)?:/;
const OTHER_FRAMING = 'server-sent events came, where "format" is text';
/** As plain text, the names of fields and all that stands beside the answer would count as tokens. */
function isOtherFraming({ framing }, exchange) {
    return framing === 'text' && typeOf(exchange) === 'text/event-stream' && FIELD.test(bodyText(exchange).trimStart());
}
/** More than one value, each on a line of its own; a single one is a reply that nobody streamed. */
function isJsonLines(text) {
    const end = text.indexOf('\n');
    return end >= 0 && text.slice(end).trim() !== '' && (0,providers_foreign_json/* parseJson */.qF)(text.slice(0, end)) !== undefined;
}
function wholeBody(dialect, exchange) {
    const { end } = exchange;
    if (end.kind === 'timeout')
        return failure(exchange, end.timeout);
    const { outcome, ...words } = dialect.readWhole(bodyText(exchange));
    return failure(exchange, end.kind === 'failed' ? 'truncated' : outcome, { ...words, ...codeOf(end) });
}
function* stream(dialect, exchange, outputLimit) {
    const { reads, endedAtMs } = exchange;
    const sentAtMs = exchange.sentAtMs ?? exchange.dispatchedAtMs;
    const reading = yield* timelineSteps(dialect, { reads, sentAtMs, endedAtMs });
    const { timeline, eventCount, commentCount } = reading;
    const error = streamError(timeline.parts);
    const breach = replyParts(timeline).find((part) => part.type === 'malformed');
    const silent = eventCount === 0 && commentCount === 0 && error === undefined;
    if (silent && !declaresFrames(exchange) && bodyText(exchange).trim() !== '')
        return wholeBody(dialect, exchange);
    const foreign = error === undefined ? foreignStream(dialect, reading) : undefined;
    if (foreign !== undefined)
        return failure(exchange, 'protocol-error', { message: withoutText(dialect, foreign) });
    const status = exchange.status === undefined ? {} : { status: exchange.status };
    const ofStream = deriveSample(timeline, streamEnd(exchange.end), outputLimit);
    const derived = withHeaderNames(withHeaderTimings(ofStream, exchange), exchange);
    const shown = shownContent(timeline);
    return {
        derived,
        contentAtMs: shown.atMs,
        text: shown.text,
        statedTokenCount: statedOutputTokenCount(timeline),
        detail: {
            ...NOTHING,
            ...status,
            ...codeOf(exchange.end),
            message: error?.message ?? breach?.message ?? endText(dialect, derived, reading),
            account: error?.account,
            finishedByLength: timeline.parts.some((part) => part.type === 'finish' && part.reason === 'length'),
            reasoned: (derived.reasoningTokenCount ?? 0) > 0 || shown.reasoned
        }
    };
}
/**
 * The first event of a stream in another format: nothing in it is of the API, or nothing but an end that many formats share, such as
 * `[DONE]` or `done: true`.
 */
function foreignStream({ missingText, framing }, { timeline, foreignEvent, foreignCount, eventCount }) {
    if (timeline.parts.every(isNoReply))
        return foreignEvent;
    // A format that the user described ends as described: then its description of the text is what does not fit.
    const hasSharedEnd = missingText === undefined && framing !== 'aws-event-stream';
    const isEndAlone = hasSharedEnd && foreignCount >= FEWEST_FOREIGN && foreignCount >= eventCount - 1;
    return isEndAlone && timeline.parts.every((part) => isNoReply(part) || isPlainEnd(part)) ? foreignEvent : undefined;
}
/** One event that nobody knows may be a heartbeat before an empty answer. */
const FEWEST_FOREIGN = 2;
function isPlainEnd({ type }) {
    return type === 'finish' || type === 'end-mark';
}
/** Says what came, and what was expected. */
function withoutText({ id, eventShape, missingText = `${id} sends ${eventShape}` }, event) {
    return `the first event was ${event}; ${missingText}`;
}
/** A format that a user described may be another one than that of the application: in its text, or in its end. */
function undescribed(dialect, { outcome }, { foreignEvent, lastEvent }) {
    const { missingText, missingEnd } = dialect;
    if (outcome === 'empty-output' && missingText !== undefined && foreignEvent !== undefined)
        return withoutText(dialect, foreignEvent);
    return outcome === 'truncated' && missingEnd !== undefined && lastEvent !== undefined
        ? `the last event was ${lastEvent}; ${missingEnd}`
        : '';
}
/** A sign of life, or words that are an error only where nothing else came. */
function isNoReply(part) {
    return part.type === 'keep-alive' || (part.type === 'stream-error' && part.unlessMoreFollows === true);
}
function endText(dialect, derived, reading) {
    const { outcome, endReason } = derived;
    if (endReason !== undefined)
        return `the reply ended with ${(0,quote/* quote */.hD)(endReason)}`;
    const idle = outcome === 'truncated' ? idleFinish(reading.timeline.parts) : undefined;
    return idle === undefined
        ? undescribed(dialect, derived, reading)
        : `the finish reason ${(0,quote/* quote */.hD)(idle)} came before the last text, and no end mark after it`;
}
/** Headers come from who stands in front, the stream from behind: each may tell backends apart that the other does not. */
function withHeaderNames(derived, { headers }) {
    const said = (0,reply_headers/* headerServedBy */.Ww)(headers);
    const names = [said.via, derived.servedVia].filter((name) => name !== undefined);
    const serviceTier = derived.serviceTier ?? said.serviceTier;
    return {
        ...derived,
        ...(names.length === 0 ? {} : { servedVia: (0,providers_foreign_json/* serverLine */.ec)(names.join(' / ')) }),
        ...(serviceTier === undefined ? {} : { serviceTier })
    };
}
/**
 * Adds the server's own time from headers, where the stream itself says nothing. A time that ends with the headers is
 * carried on to the first token by what passed here between the two.
 */
function withHeaderTimings(derived, { headers, headersAtMs, sentAtMs }) {
    if (derived.serverTimings !== undefined)
        return derived;
    const { timings, untilHeadersMs } = (0,reply_headers/* headerTimings */.N$)(headers);
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

;// CONCATENATED MODULE: ./lib/measure/sample/scrub.js
/** Shorter values are words of everyday language, and hide nothing. */
const MIN_SECRET_CHARACTERS = 4;
/** A shorter value would be found in encoded text by chance. */
const MIN_ENCODED_CHARACTERS = 8;
const scrub_HIDDEN = '***';
/** Hides secrets in everything that a server said of itself, whatever of it is printed or stored: an endpoint may echo its request. */
function scrubReply(reply, secrets) {
    return { ...reply, derived: scrubTexts(reply.derived, secrets), detail: scrubDetail(reply.detail, secrets) };
}
/** Every text of a sample, known by being one: a member that is added later is covered as well. */
function scrubTexts(derived, secrets) {
    const entries = Object.entries(derived).map(([name, value]) => typeof value === 'string' ? [name, scrub(value, secrets)] : [name, value]);
    return Object.fromEntries(entries);
}
/** Hides secrets in a server's words: some servers echo the key they refuse. */
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
/** Replaces each secret, also encoded or cut at the end of the text, and whatever follows `Bearer` or `Basic`. */
function scrub(text, secrets) {
    const known = secrets.filter((secret) => secret.length >= MIN_SECRET_CHARACTERS).flatMap(formsOf);
    const longestFirst = [...new Set(known)].toSorted((a, b) => b.length - a.length);
    const hidden = longestFirst.reduce((rest, secret) => cutEnd(rest.replaceAll(secret, scrub_HIDDEN), secret), text);
    return hidden.replace(/\b(Bearer|Basic)\s+[^\s"',;]+/gi, `$1 ${scrub_HIDDEN}`);
}
const FORMS = new Map();
/** A secret as it stands, and in the encodings that a server may repeat it in. */
function formsOf(secret) {
    const known = FORMS.get(secret);
    if (known !== undefined)
        return known;
    const forms = secret.length < MIN_ENCODED_CHARACTERS ? [secret] : [secret, ...encodedForms(secret)];
    FORMS.set(secret, forms);
    return forms;
}
function encodedForms(secret) {
    const bytes = Buffer.from(secret);
    const hex = bytes.toString('hex');
    const url = encodeURIComponent(secret);
    const base64 = [0, 1, 2].map((offset) => base64Within(bytes, offset));
    return [
        hex,
        hex.toUpperCase(),
        url,
        url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
        JSON.stringify(secret).slice(1, -1),
        [...secret].toReversed().join(''),
        ...base64,
        ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))
    ];
}
/** The letters that stand for these bytes wherever they lie in an encoded text: those that its neighbors decide as well are left out. */
function base64Within(bytes, offset) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
        .toString('base64')
        .replace(/=+$/, '');
    const first = offset === 0 ? 0 : offset + 1;
    const isWhole = (offset + bytes.length) % 3 === 0;
    return encoded.slice(first, isWhole ? undefined : -1);
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
/** A stretch this long that also stands in another text was copied from there. */
const ECHO_CHARACTERS = 24;
/** Leaves out of a server's words what they repeat of a prompt or of a reply. */
function withoutEcho(words, texts) {
    const known = texts.map((text) => text.replaceAll(/\s+/g, ' '));
    let kept = '';
    for (let at = 0; at < words.length;) {
        const length = echoLength(words.slice(at), known);
        kept += length === 0 ? words[at] : '…';
        at += Math.max(1, length);
    }
    return kept;
}
/** The length of the stretch at the front of the words that one of the texts has too; 0 where it is short. */
function echoLength(words, texts) {
    const stretch = words.slice(0, ECHO_CHARACTERS);
    const text = stretch.length < ECHO_CHARACTERS ? undefined : texts.find((each) => each.includes(stretch));
    if (text === undefined)
        return 0;
    let length = ECHO_CHARACTERS;
    while (length < words.length && text.includes(words.slice(0, length + 1)))
        length += 1;
    return length;
}

;// CONCATENATED MODULE: ./lib/measure/sample/stream-once.js











/** Absent where it was given up half-way by this program itself. */
async function streamOnce(context, question, signal) {
    const { target, scenario } = question;
    const dialect = (0,registry/* dialectOf */.E)(target);
    const { cache } = context.schedule;
    const unique = cache === 'cold' ? context.nonce() : undefined;
    const messages = unique === undefined ? scenario.messages : withNonce(scenario.messages, unique);
    if (dialect.framing === 'aws-event-stream')
        await loadAwsFrames();
    const settled = settledOf(context.settled, target);
    const planned = { target, messages, maxOutputTokens: scenario.maxOutputTokens, unique };
    const { path, body } = buildSettledRequest(dialect, planned, settled);
    const unsigned = {
        origin: targetOrigin(target),
        path: pathOf(target, path),
        headers: context.headersOf(target),
        body: JSON.stringify(body),
        timeouts: context.schedule.requestTimeouts,
        ending: (reads) => replyEnding(dialect, reads)
    };
    // Signed before the clock starts: no metric has it in.
    const request = { ...unsigned, headers: await context.sign(target, unsigned) };
    const { exchange, flags } = await exchangeOnce(context, request, signal);
    if (exchange.end.kind === 'aborted')
        return undefined;
    const said = await inSlices(interpretSteps(dialect, exchange, sentLimit(dialect, body)));
    const interpretation = scrubReply(said, context.filledInOf(target));
    const sample = sampleOf({ context, question, messages, exchange, interpretation, flags });
    const isSigned = request.headers !== unsigned.headers;
    return { ...interpretation, question, messages, sample, settled, isSigned, headers: exchange.headers };
}
function replyEnding(dialect, reads) {
    const { timeline } = readTimeline(dialect, { reads, sentAtMs: 0, endedAtMs: 0 });
    if (hasEndMark(timeline))
        return 'marked';
    return isComplete(timeline) ? 'finished' : 'open';
}
/**
 * Gateways with a store of replies say in a header that one came out of it: `cf-aig-cache-status`, `helicone-cache`,
 * `x-portkey-cache-status`, `x-litellm-cache-hit`, `x-cache` and kin. A cache of prompts is another matter, and so is
 * a header that only says that there is a cache, such as `helicone-cache-enabled: true`. A cache of HTTP says for how many
 * seconds it has had the reply. https://www.rfc-editor.org/rfc/rfc9111#name-age
 */
function cameFromCache(headers) {
    if (Number(headers['age']) > 0)
        return true;
    return Object.entries(headers).some(([name, value]) => /cache/i.test(name) &&
        !/prompt|prefix|token|kv/i.test(name) &&
        (/\bhit\b/i.test(value) || (/(?:hit|cached?)$/i.test(name) && /^(?:true|1)$/i.test(value.trim()))));
}
/** The largest number of tokens that the request allows; absent where it names none. */
function sentLimit({ outputLimit: { names, within } }, body) {
    const settings = within === undefined ? body : body[within];
    const limits = names.map((name) => settings?.[name]);
    return limits.find((limit) => typeof limit === 'number');
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
async function exchangeOnce(context, request, signal) {
    const parts = { ...context, dispatcher: context.dispatcherOf(request.origin) };
    const exchange = await send(parts, request, signal);
    if (!metClosedConnection(exchange))
        return { exchange, flags: [] };
    const dispatcher = context.freshDispatcher(request.origin);
    try {
        return { exchange: await send({ ...context, dispatcher }, request, signal), flags: ['fresh-retry'] };
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
function sampleOf(parts) {
    const { context, question, exchange, interpretation, flags } = parts;
    const { target, scenario, slot } = question;
    const { derived } = interpretation;
    const startedAtMs = exchange.sentAtMs ?? exchange.dispatchedAtMs;
    const { opened } = exchange.connection ?? {};
    return {
        targetId: target.id,
        scenarioId: scenario.id,
        kind: scenario.kind,
        ...slot,
        startedAtMs: Math.max(0, startedAtMs - context.startMs),
        ...connectionMembers(exchange),
        ...(opened === undefined ? {} : { connectMs: opened.setUpMs }),
        ...derived,
        ...scrubbedWords(parts),
        flags: [...derived.flags, ...flags, ...exchangeFlags(context, exchange, derived.lastMs)]
    };
}
/** Outcomes with words of the server's own; those of the others are this program's. */
const SPOKEN = ['api-error', 'error-midstream', 'http-error', 'rate-limited', 'overloaded'];
/** A server's names and words are kept with the sample, so they are cleaned here: of secrets, and of the prompt and the reply. */
function scrubbedWords({ context, question, messages, interpretation }) {
    const { derived, detail, text } = interpretation;
    const secrets = context.secretsOf(question.target);
    const { endReason, unreadMember } = derived;
    if (endReason !== undefined)
        return { endReason: scrub(endReason, secrets) };
    if (unreadMember !== undefined)
        return { unreadMember: scrub(unreadMember, secrets) };
    if (!SPOKEN.includes(derived.outcome))
        return {};
    const message = scrub(withoutEcho(detail.message, [...messages.map(({ content }) => content), text]), secrets);
    return message === '' ? {} : { serverMessage: message };
}
function connectionMembers({ connection }) {
    return connection === undefined ? {} : { httpVersion: connection.httpVersion, connectionReused: connection.reused };
}
/** This machine has no descriptor, port or memory for a socket: the target was never asked. */
const OUT_OF_SOCKETS = ['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EADDRNOTAVAIL'];
function isOutOfSockets({ end, sentAtMs }) {
    return end.kind === 'failed' && sentAtMs === undefined && OUT_OF_SOCKETS.includes(end.code);
}
function exchangeFlags(context, exchange, lastMs) {
    const fromMs = exchange.sentAtMs ?? exchange.dispatchedAtMs;
    const toMs = lastMs === undefined ? exchange.endedAtMs : fromMs + lastMs;
    const { connection, dispatchedAtMs } = exchange;
    if (connection?.reused === true)
        context.health.dispatched(fromMs - dispatchedAtMs);
    const flags = [
        ['upload-pending', exchange.uploadPending],
        ['via-proxy', connection?.viaProxy === true],
        ['void-client-stall', context.health.stalledBetween(fromMs, toMs) || isOutOfSockets(exchange)],
        ['void-cached-reply', cameFromCache(exchange.headers)]
    ];
    return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}

;// CONCATENATED MODULE: ./lib/measure/run/count-tokens.js

/** True for a reply whose text has to be kept until it is counted: nobody else did, its base counts otherwise, or it is in doubt. */
function needsCounting(sample, text, plan) {
    if (sample.outcome !== 'ok')
        return false;
    return sample.outputTokenCount === undefined || isNormalized(sample.targetId, plan) || isSuspect(sample, text);
}
/** A token is longer than two characters and shorter than a dozen, as a rule; a chunk has at least one. What is not so is looked at. */
function isSuspect(sample, text) {
    const shown = (0,metric/* shownTokenCount */.gi)(sample);
    if (shown === undefined)
        return false;
    return shown > text.length / 3 + SLACK || shown < text.length / 8 - SLACK || shown < (sample.chunkCount ?? 0);
}
/** Wrapping of messages and calls, which some providers count. */
const SLACK = 16;
/**
 * No two tokenizers are further apart on the same text. Of Latin script, a vocabulary of 32,000 tokens takes about a quarter more than
 * one of 200,000; of other scripts, where it falls back to bytes, several times as many (Petrov et al., "Language Model
 * Tokenizers Introduce Unfairness Between Languages", NeurIPS 2023, https://arxiv.org/abs/2305.15425).
 */
const FARTHEST = { latin: 2, other: 4 };
const LATIN_SHARE = 0.9;
/** Some tokenizers give each digit and each space a token of its own. */
const SPLIT_BY_SOME = /\d|(?<=\s)\s/g;
/** The most and the fewest tokens that a tokenizer may see in a text of which ours sees so many. */
function tokenBounds(text, count) {
    const latin = text.match(/[\p{ASCII}\p{Script=Latin}]/gu)?.length ?? 0;
    const farthest = latin >= LATIN_SHARE * text.length ? FARTHEST.latin : FARTHEST.other;
    const split = text.match(SPLIT_BY_SOME)?.length ?? 0;
    return { most: farthest * count + split + SLACK, fewest: count / farthest - SLACK };
}
/** The share of chunks that the text must have tokens for, or else it was cut into letters on the way. */
const CHUNKS_OF_TOKENS = 0.8;
/** Compares the provider's count of what was shown with the tokenizer's. */
function doubtOf(sample, text, count) {
    const shown = (0,metric/* shownTokenCount */.gi)(sample);
    if (shown === undefined)
        return undefined;
    const { chunkCount = 0 } = sample;
    if (shown < chunkCount && count >= CHUNKS_OF_TOKENS * chunkCount)
        return 'fewer-than-chunks';
    const { most, fewest } = tokenBounds(text, count);
    return shown > most || shown < fewest ? 'far-from-text' : undefined;
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
    const count = countTokens(text);
    const sample = believable(measurement.sample, text, count);
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
/**
 * The measurement where no tokenizer could be loaded, without its text. A count that was in doubt stays in doubt and is not used; if it
 * is far above what was shown, the first token is not known either.
 */
function uncounted({ text, ...measurement }) {
    const { sample } = measurement;
    if (text === undefined || !isSuspect(sample, text))
        return measurement;
    const { outputTokenCount: _count, outputTokenSource: _source, reasoningTokenCount: _thoughts, ...rest } = sample;
    const doubted = { ...rest, countDoubt: 'far-from-text', flags: [...sample.flags, 'count-disbelieved'] };
    if (((0,metric/* shownTokenCount */.gi)(sample) ?? 0) <= text.length / 2 + SLACK)
        return { ...measurement, sample: doubted };
    const { ttftMs: _first, ttfatMs: _answer, ...timeless } = doubted;
    return { ...measurement, sample: { ...timeless, flags: [...doubted.flags, 'unread-text'] } };
}
/**
 * The sample without a count that its text contradicts. Far more tokens than were shown may as well have been generated where this
 * version does not look: then its first token is not known either.
 */
function believable(sample, text, count) {
    const countDoubt = doubtOf(sample, text, count);
    if (countDoubt === undefined)
        return sample;
    const isHidden = ((0,metric/* shownTokenCount */.gi)(sample) ?? 0) > count && countDoubt === 'far-from-text';
    const { outputTokenCount: _count, outputTokenSource: _source, reasoningTokenCount: _thoughts, ...rest } = sample;
    const doubted = { ...rest, countDoubt, flags: [...sample.flags, 'count-disbelieved'] };
    if (!isHidden)
        return doubted;
    const { ttftMs: _first, ttfatMs: _answer, ...timeless } = doubted;
    return { ...timeless, flags: [...doubted.flags, 'unread-text'] };
}

// EXTERNAL MODULE: ./lib/domain/sample.js
var domain_sample = __webpack_require__(8);
;// CONCATENATED MODULE: ./lib/measure/run/cut-replies.js

/**
 * The samples with those cut off that an end mark alone ended, where other replies of the same target and arm name a reason
 * for their end: gateways add the mark to whatever the server behind them broke off. A host that never names one is taken at its word.
 */
function withCutReplies(measurements) {
    const naming = new Set(measurements.filter(({ sample }) => namesItsEnd(sample)).map(({ sample }) => (0,domain_sample/* armKey */.oX)(sample)));
    return measurements.map((measurement) => {
        const { sample } = measurement;
        const isCut = sample.flags.includes('no-finish-reason') && naming.has((0,domain_sample/* armKey */.oX)(sample));
        return isCut ? { ...measurement, sample: cutOff(sample) } : measurement;
    });
}
function namesItsEnd({ outcome, flags }) {
    return outcome === 'ok' && !flags.includes('no-finish-reason');
}
function cutOff(sample) {
    return {
        ...sample,
        outcome: 'truncated',
        flags: sample.flags.filter((flag) => flag !== 'no-finish-reason')
    };
}

;// CONCATENATED MODULE: ./lib/measure/run/slot-units.js

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
    const target = targetOfSlot(slot, plan);
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
function targetOfSlot({ targetId, arm }, { targets }) {
    return targets.find(({ id, baseOf }) => (arm === 'base' ? baseOf === targetId : id === targetId));
}
/** Returns a target's prompts: base has a set of its own. */
function promptsOf(target, { prompts, base }) {
    return target.baseOf === undefined ? prompts : (base?.prompts ?? prompts);
}

;// CONCATENATED MODULE: ./lib/measure/run/run-slots.js






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
    #isAccountRefused = false;
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
    /** Replaces all, for what is found out about them later. */
    amend(change) {
        this.#measurements = [...change(this.#measurements)];
    }
    /** The cause of an early end: an account that can no longer pay, or a cap. */
    get cutShort() {
        if (this.#isAccountRefused)
            return 'account-refused';
        return this.#usedUp ? 'max-cost' : undefined;
    }
    /** One unit after another, until there is nothing left to ask. */
    async #lane() {
        while (!this.#parts.signal.aborted && !this.#usedUp && !this.#isAccountRefused) {
            const job = this.#jobs.shift();
            if (job === undefined)
                return;
            if (!(await this.#ask(job))) {
                this.#jobs.unshift(job);
                return;
            }
        }
    }
    /** Returns true when all of the unit was sent, or is queued again. */
    async #ask({ unit, replaces }) {
        if (this.#stopsForMoney(this.#openCount + unit.length))
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
        const { context, pacing, signal } = this.#parts;
        await pacing.turn(member.allowance, signal);
        this.#unsent.delete(member);
        // What was in flight meanwhile may have cost more than was expected of it.
        if (signal.aborted || this.#stopsForMoney())
            return undefined;
        return await streamOnce(context, member.question, signal);
    }
    #replaces(unit) {
        if (this.#replacedCount >= Math.floor(this.#unitCount * REPLACED_SHARE))
            return false;
        this.#replacedCount += 1;
        this.#jobs.unshift({ unit, replaces: true });
        return true;
    }
    #stopsForMoney(furtherCount = 0) {
        this.#usedUp ||= this.#parts.spending.isUsedUp(furtherCount);
        return this.#usedUp;
    }
    /** Returns true when something that is not the target's doing spoilt the sample. */
    #record(member, attempt, replaces) {
        const { spending, pacing } = this.#parts;
        spending.add(attempt.question.target, attempt.messages, attempt);
        pacing.heed(attempt);
        if (attempt.detail.account === true)
            this.#isAccountRefused = true;
        const flags = [
            ...attempt.sample.flags,
            ...this.#cacheFlags(attempt),
            ...member.flags,
            ...(replaces ? ['replacement'] : []),
            ...(attempt.detail.account === true ? ['account-refused'] : [])
        ];
        const { contentAtMs, text } = attempt;
        const sample = { ...attempt.sample, flags };
        const kept = needsCounting(sample, text, this.#parts.plan) ? { text } : {};
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
        run.amend(withCutReplies);
        await countTexts(run, parts);
        if (!complete || run.cutShort === 'account-refused')
            return result(lookCount > 0, run.cutShort);
        const next = await lookNow(run, parts);
        if ('end' in next)
            return result(true, next.end);
        if (next.slots.length === 0)
            return result(true, 'fixed');
        slots = next.slots;
    }
}
function isMeasured(slot, { plan, unmeasuredBases }) {
    return !unmeasuredBases.has(targetOfSlot(slot, plan)?.id ?? '');
}
async function lookNow(run, { look, context }) {
    if (look === undefined)
        return { end: 'fixed' };
    return await context.health.apart(() => look(run.measurements().map(({ sample }) => sample)));
}
async function countTexts(run, { plan, loadTokenizer, context, progress }) {
    if (loadTokenizer === undefined || !run.measurements().some(({ text }) => text !== undefined))
        return;
    await context.health.apart(async () => {
        const countTokens = await loadTokenizer().catch((error) => {
            // A machine that has nothing left to open it with keeps what it measured.
            progress.note(`tokens are not counted, because the tokenizer cannot be loaded: ${(0,thrown/* messageOfThrown */.j)(error)}`);
            return undefined;
        });
        run.amend((measurements) => measurements.map((measurement) => countTokens === undefined ? uncounted(measurement) : counted(measurement, plan, countTokens)));
    });
}

;// CONCATENATED MODULE: ./lib/measure/run/spending.js

/** Adds up what a run spends, warm-up included, and says when to stop. Tokens are capped where dollars are unknown. */
function createSpending({ targets, schedule }) {
    const spent = { usd: 0, input: 0, output: 0, requests: 0, allInput: 0, allOutput: 0 };
    const { inputCount = Number.POSITIVE_INFINITY, outputCount = Number.POSITIVE_INFINITY } = schedule.workflowTokens ?? {};
    let known = targets.every((target) => target.price !== undefined);
    const caps = schedule.maxCostUsd;
    return {
        add: (target, messages, reply) => {
            const derived = asCharged(reply);
            const tokens = tokensOfReply(messages, derived);
            spent.requests += 1;
            spent.allInput += tokens.input;
            spent.allOutput += tokens.output;
            if (target.price !== undefined)
                spent.usd += costOfReply(target.price, tokens);
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
                spent.output * factor > schedule.maxOutputTokenCount ||
                spent.allInput * factor > inputCount ||
                spent.allOutput * factor > outputCount);
        },
        costUsd: () => (known ? spent.usd : undefined)
    };
}
/** By the provider's own count of the output, which it charges for even where the reply does not bear it out. */
function asCharged({ derived, statedTokenCount = 0 }) {
    const { outputTokenCount = 0 } = derived;
    return statedTokenCount > outputTokenCount ? { ...derived, outputTokenCount: statedTokenCount } : derived;
}
/** A request that was refused before it said anything was not charged. */
function tokensOfReply(messages, derived) {
    const generated = derived.outputTokenCount ?? derived.chunkCount ?? 0;
    const characters = messages.reduce((total, message) => total + message.content.length, 0);
    const guessed = generated === 0 ? 0 : Math.ceil(characters / plan/* CHARACTERS_PER_TOKEN */.vS);
    return { input: derived.inputTokenCount ?? guessed, output: generated };
}
function costOfReply(price, { input, output }) {
    return (input * price.input + output * price.output) / plan/* TOKENS_PER_PRICE */.nf;
}

// EXTERNAL MODULE: ./lib/providers/presets.js
var presets = __webpack_require__(4426);
;// CONCATENATED MODULE: ./lib/measure/sample/explain-failure.js









/** Explains a failed probe in the user's own names: the request, the reply, and what to do. */
function explainFailure(failed, secrets, proxy) {
    const detail = scrubDetail(failed.detail, secrets);
    const facts = { ...failureFacts({ ...failed, detail }), proxy };
    const { derived } = failed;
    if (detail.account === true)
        return explainAccount(facts);
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
function failureFacts(attempt) {
    const { target } = attempt.question;
    const { host } = new URL(target.baseUrl);
    // The request is built only for its address, so it needs no messages.
    const { path } = (0,registry/* dialectOf */.E)(target).buildRequest(target, [], 1);
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
    const { who, host, words, target } = facts;
    const { sample } = facts.attempt;
    if (PROXY_STATUSES.includes(status) && sample.flags.includes('via-proxy') && target.baseUrl.startsWith('http:'))
        return explainProxy(facts, status);
    if (status === 401 || status === 403 || facts.attempt.detail.keyRefused === true)
        return explainKey(facts, status);
    if (status === 404 || status === 405)
        return explainNotFound(facts, status);
    if (status < 400)
        return explainRedirect(facts, status);
    if (status < 500)
        return explainRefusedRequest(facts, status);
    return new errors/* KnownError */.E('cannot-measure', `${who}: ${host} answered ${status}${words}`, {
        hint: 'Check that the service is up, then run the job again.'
    });
}
function explainNotFound({ who, place, words, target }, status) {
    const isCustom = target.api === plan/* CUSTOM_API */.TP;
    const what = isCustom ? '' : ` for model ${JSON.stringify(target.model)}`;
    return new errors/* KnownError */.E('not-found', `${who}: ${place} answered ${status}${what}${words}`, {
        hint: isCustom ? CUSTOM_PATH_HINT : `Check "base-url"${usualEnd(target)}, and "model".`
    });
}
const CUSTOM_PATH_HINT = 'Check "base-url", and "path" of the block "custom". The request is a POST. If the server answers so only while it starts, set "wait-for".';
/** A proxy answers with these in its own name; from outside nobody can tell. */
const PROXY_STATUSES = [403, 407, 502, 503, 504];
function explainProxy({ who, host, words }, status) {
    return new errors/* KnownError */.E(proxyCode(status), `${who}: the proxy between this machine and ${host}, or the server behind it, answered ${status}${words}`, { hint: proxyHint(host) });
}
/** A proxy's refusal lasts. A proxy that cannot reach the host may reach it later. */
function proxyCode(status) {
    return status < 500 ? 'wrong-endpoint' : 'cannot-measure';
}
function proxyHint(host) {
    return `Let the proxy allow ${host}, or add ${host} to NO_PROXY.`;
}
/** Nothing that waiting mends, so it is no outage. */
function explainAccount({ who, host, words }) {
    return new errors/* KnownError */.E('account-refused', `${who}: ${host} does not serve this account, which has no credit or is closed${words}`, {
        hint: `Add credit to the account of the key at ${host}, or use the key of another account.`
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
/** The service's own words name accounts and roles. They are read here but never repeated. */
function explainSignature({ attempt, who, host, target }, status) {
    const isLate = /signature (expired|not yet current)/i.test(attempt.detail.message);
    return new errors/* KnownError */.E('key-refused', `${who}: ${host} refused the AWS credentials of the environment (${status})`, {
        hint: isLate
            ? 'Set the clock of this machine. A signature is valid for five minutes only.'
            : `Check that they belong to one session, have not expired, and may call bedrock:InvokeModelWithResponseStream for model ${JSON.stringify(target.model)}.`
    });
}
/** A redirect names an address. "Not modified" (304) is none, whatever else the reply holds. */
function explainRedirect({ attempt, who, place, words, target }, status) {
    const to = attempt.detail.redirectHost;
    if (to === undefined || status === 304) {
        return new errors/* KnownError */.E('wrong-endpoint', `${who}: ${place} answered ${status}, which is neither a reply nor a redirect with an address${words}`, {
            hint: `Check "base-url"${usualEnd(target)}, and whether a cache, a proxy or a sign-in page stands in front of the server.`
        });
    }
    return new errors/* KnownError */.E('wrong-endpoint', `${who}: ${place} answered ${status}, a redirect to ${to}; redirects are not followed`, { hint: 'Set "base-url" to the address that the redirect leads to.' });
}
function explainRefusedRequest({ attempt, who, host, words, target }, status) {
    const { fields } = attempt.detail;
    const named = fields.length === 0 ? '' : `, naming ${quoted(fields)}`;
    return new errors/* KnownError */.E('request-refused', `${who}: ${host} refused the request (${status})${named}${words}`, {
        hint: refusedHint(target, refusedParameters(target, attempt.detail))
    });
}
/** The gate has already left out its own parameters, so the refused one is the user's. */
function refusedHint({ api, params }, names) {
    if (api === plan/* CUSTOM_API */.TP)
        return 'Change "body" of the block "custom" to what the application takes.';
    if (names.length > 0) {
        const places = [...new Set(names.map((name) => (name in params ? '"params"' : '"extra-body"')))].join(' and ');
        return `Remove ${quoted(names)} from ${places} of the target, or give it a value that this model takes.`;
    }
    return 'Change or remove the refused parameter under "params" or "extra-body". To leave out a parameter that the gate sends, write NAME: null there.';
}
function quoted(names) {
    return names.map((name) => JSON.stringify(name)).join(', ');
}
/** Returns `, which usually ends in /v1` for an API whose public address has a path. */
function usualEnd({ api }) {
    const { pathname = '/' } = URL.parse(plan/* DEFAULT_BASE_URLS */.pO[api] ?? '') ?? {};
    return pathname === '/' ? '' : `, which usually ends in ${pathname}`;
}
/** The largest head of a reply that Node reads; `node --max-http-header-size` says more. */
const MAX_HEADER_KIB = 16;
/** A reply that is no HTTP/1.1: of a server that speaks it, with one of two faults that have names, or of one that does not. */
function explainBreach({ attempt, who, host }) {
    const { code = '' } = attempt.detail;
    if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW') {
        return new errors/* KnownError */.E('wrong-endpoint', `${who}: ${host} sent headers of more than ${MAX_HEADER_KIB} KiB, which is the most that is read`, {
            hint: 'Let the server, or what stands in front of it, send fewer or shorter headers.'
        });
    }
    if (LENGTH_FAULTS.includes(code)) {
        return new errors/* KnownError */.E('wrong-endpoint', `${who}: ${host} sent a content-length that its body does not keep, or one beside "transfer-encoding: chunked" (${code})`, {
            hint: 'Let the server, or the proxy in front of it, send one of the two: a stream has no length that is known beforehand.'
        });
    }
    return new errors/* KnownError */.E('wrong-endpoint', `${who}: the server at ${host} does not speak HTTP/1.1`, {
        hint: 'Check the port of "base-url", and whether the server expects "http" or "https".'
    });
}
const LENGTH_FAULTS = [
    'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
    'HPE_UNEXPECTED_CONTENT_LENGTH',
    'HPE_INVALID_CONTENT_LENGTH',
    'HPE_INVALID_TRANSFER_ENCODING'
];
function explainReply(facts) {
    const { attempt, who, place, words, target } = facts;
    if (attempt.detail.status === undefined) {
        return explainBreach(facts);
    }
    const came = {
        'not-a-stream': 'a page or text instead of a stream of tokens',
        'empty-body': 'an empty body',
        'api-error': 'an error',
        'protocol-error': 'a stream in a format other than the API of the target'
    }[attempt.derived.outcome];
    const isSaid = attempt.derived.outcome === 'api-error' && words !== '';
    const isFormat = target.api === plan/* CUSTOM_API */.TP && attempt.derived.outcome !== 'api-error';
    if (isFormat) {
        const shape = attempt.derived.outcome === 'protocol-error' ? 'a stream that "custom" does not describe' : came;
        return new errors/* KnownError */.E('wrong-endpoint', `${who}: ${place} answered 200 with ${shape}${words}`, {
            hint: CUSTOM_FORMAT_HINT
        });
    }
    return new errors/* KnownError */.E('wrong-endpoint', `${who}: ${place} answered 200 with ${came}${words}`, {
        hint: `${isSaid ? 'If the error does not explain it, check' : 'Check'} "base-url"${usualEnd(target)}, and that the server streams.`
    });
}
const CUSTOM_FORMAT_HINT = 'Check "format", "text", "text-event" and "done" of the block "custom" against what the application sends (curl -N shows it).';
function explainEmpty({ attempt, who, place, words, target }) {
    if (target.api === plan/* CUSTOM_API */.TP && attempt.detail.finishedByLength !== true) {
        return new errors/* KnownError */.E('empty-replies', `${who}: ${place} ended its reply without any text${words}`, {
            hint: CUSTOM_FORMAT_HINT
        });
    }
    const limit = attempt.question.scenario.maxOutputTokens;
    const sent = limit + attempt.settled.thinking.allowanceTokenCount;
    const model = JSON.stringify(target.model);
    const { unreadMember } = attempt.sample;
    if (unreadMember !== undefined) {
        return new errors/* KnownError */.E('empty-replies', `${who}: model ${model} sent text only in ${JSON.stringify(unreadMember)}, which this version does not read`, { hint: 'Check "api" and "model", and whether a newer version of the gate reads this member.' });
    }
    if (attempt.detail.finishedByLength !== true) {
        return new errors/* KnownError */.E('empty-replies', `${who}: model ${model} ended its reply without any answer`, {
            hint: 'Check "model" and "params". An empty reply has nothing to time.'
        });
    }
    return new errors/* KnownError */.E('empty-replies', `${who}: model ${model} spent all ${sent} output tokens before the first word of its answer`, { hint: roomHint(target, limit + known_parameters/* REASONING_ALLOWANCE_TOKENS */.v$, sent + known_parameters/* REASONING_ALLOWANCE_TOKENS */.v$) });
}
/** Built-in prompts have no file to edit. A limit in the target's parameters overrides that of every prompt. */
function roomHint(target, limit, tokenLimit) {
    const { names, hostsDiffer } = (0,registry/* dialectOf */.E)(target).outputLimit;
    const tokenLimitField = hostsDiffer ? (0,presets/* presetOf */.j)(new URL(target.baseUrl).hostname).tokenLimitField : names[0];
    return `Leave room for reasoning: add max-output-tokens: ${limit} to each prompt of your file, or params: { ${tokenLimitField}: ${tokenLimit} } to the target.`;
}
function explainUnmeasurable(facts) {
    const { who, host, words } = facts;
    const tunnel = refusedTunnel(facts) ?? unreachableProxy(facts);
    if (tunnel !== undefined)
        return tunnel;
    const [what, hint] = unmeasurable(facts);
    return new errors/* KnownError */.E('cannot-measure', `${who}: ${host} ${what}${words}`, { hint });
}
const TRY_AGAIN = 'Check that the service is up, then run the job again.';
/** This program's own ends of a reply that does not end. */
const TOO_LARGE = ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'ERR_REPLY_TOO_LARGE'];
function unmeasurable({ attempt, target, words }) {
    const { derived, detail } = attempt;
    switch (derived.outcome) {
        case 'rate-limited':
            return [
                'kept answering "too many requests"',
                'Lower "in-flight" under "schedule", or use a key with a higher limit.'
            ];
        case 'overloaded':
            return ['kept answering that it is overloaded', 'Run the job again later.'];
        case 'timeout-connect':
            return [
                'did not accept a connection in time',
                'Check the host of "base-url", and firewalls and proxies on the way.'
            ];
        case 'timeout-first-byte':
        case 'timeout-idle':
        case 'timeout-total':
            return [`did not answer in time (${derived.outcome})`, TRY_AGAIN];
        case 'truncated':
            if (detail.code !== undefined && TOO_LARGE.includes(detail.code))
                return ['sent replies that are larger than this tool reads', 'Check that "base-url" leads to a chat API.'];
            return target.api === plan/* CUSTOM_API */.TP && words !== ''
                ? ['closed the connection before the end that "done" names', CUSTOM_FORMAT_HINT]
                : ['cut its replies off', TRY_AGAIN];
        case 'unsupported-encoding':
            return [
                `compressed its reply (${detail.encoding}), which the request did not allow`,
                'Switch compression off for this path. It holds tokens back.'
            ];
        default:
            return connection(detail.code, target.baseUrl.startsWith('https:'));
    }
}
/** A server that wants a client certificate sends an alert, which TLS 1.3 hides behind the end of the connection. */
const HUNG_UP = /^(UND_ERR_SOCKET|ECONNRESET)$|TLS.*_ALERT_/;
const CLIENT_HINT = 'If the server wants a client certificate, set "client-cert-file" and "client-key-file".';
function refusedTunnel({ attempt, who, host }) {
    const { status } = PROXY_REFUSED.exec(attempt.detail.code ?? '')?.groups ?? {};
    if (status === undefined)
        return undefined;
    const message = `${who}: ${host} could not be reached: the proxy on the way refused to connect (${status})`;
    return new errors/* KnownError */.E(proxyCode(Number(status)), message, { hint: proxyHint(host) });
}
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET'];
/** Behind a proxy every connection is one to the proxy: what the host does with its own, the proxy tells in an answer. */
function unreachableProxy({ attempt, who, host, proxy }) {
    const { derived, detail } = attempt;
    const isUnreached = UNREACHED.includes(detail.code ?? '') || derived.outcome === 'timeout-connect';
    if (proxy === undefined || !isUnreached)
        return undefined;
    const what = detail.code === undefined ? `opened no connection to ${host} in time` : `could not be reached (${detail.code})`;
    return new errors/* KnownError */.E('cannot-measure', `${who}: the proxy ${proxy.host}, which variable ${proxy.variable} names, ${what}`, {
        hint: `Check the address in ${proxy.variable}, and that the proxy is up. Requests to ${host} go straight if NO_PROXY lists it.`
    });
}
function connection(code, isSecure) {
    const check = 'Check "base-url", and that the server is up and reachable from this machine.';
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
        return [`could not be found: its name does not resolve (${code})`, check];
    if (code === 'ECONNREFUSED')
        return ['refused the connection (ECONNREFUSED)', check];
    if (code !== undefined && ['EMFILE', 'ENFILE', 'ENOBUFS'].includes(code)) {
        return [
            `could not be connected to: no more sockets can be opened on this machine (${code})`,
            'Raise the limit of open files (ulimit -n), or lower "in-flight" under "schedule".'
        ];
    }
    if (code !== undefined && isSecure && HUNG_UP.test(code))
        return [`hung up (${code})`, `${check} ${CLIENT_HINT}`];
    if (code !== undefined && /CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code)) {
        return [
            `has a certificate that is not trusted (${code})`,
            'Set "ca-file" to the file of its certificate authority.'
        ];
    }
    return [code === undefined ? 'ended the stream with an error' : `could not be reached (${code})`, check];
}

;// CONCATENATED MODULE: ./lib/measure/run/probe.js





/** A host that is busy or broken gets so many more requests before measuring is given up. */
const FURTHER_TRIES = 3;
/** In groups, so that all connections of a group are needed at once and each is opened. Stops after a group in vain. */
async function openConnections(parts, target) {
    const { inFlightCount, warmupCount } = parts.plan.schedule;
    const scenarios = warmUpScenarios(parts, target, Math.max(inFlightCount, warmupCount));
    const attempts = [];
    for (let done = 0; done < scenarios.length; done += inFlightCount) {
        const group = scenarios.slice(done, done + inFlightCount);
        const made = await Promise.all(group.map((scenario) => request(parts, target, scenario)));
        attempts.push(...made.filter(isAttempt));
        if (parts.signal.aborted || !attempts.some(isAnswered))
            break;
    }
    return attempts;
}
async function requestPatiently(parts, target, scenario) {
    const first = [await request(parts, target, scenario)].filter(isAttempt);
    return [...first, ...(await retryWhileBusy(parts, first))];
}
async function retryWhileBusy(parts, before) {
    const attempts = [];
    let last = before.at(-1);
    for (let tries = 1; tries <= FURTHER_TRIES; tries += 1) {
        if (last === undefined || [...before, ...attempts].some(isAnswered) || !mayPass(last))
            break;
        await waitForHost(parts, last, tries);
        const { target, scenario } = last.question;
        last = await request(parts, target, scenario);
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
    const smallest = (0,extremes/* smallest */.o)(scenarios.map((scenario) => scenario.maxOutputTokens));
    return Array.from({ length: prompts.length === 0 ? 0 : count }, (_, index) => prompts[index % prompts.length])
        .filter((prompt) => prompt !== undefined)
        .map((prompt) => ({ ...prompt, maxOutputTokens: Math.max(prompt.maxOutputTokens, smallest) }));
}
async function request(parts, target, scenario) {
    if (parts.spending.isUsedUp(0))
        return undefined;
    const question = { target, scenario, slot: { round: 0, arm: 'head' } };
    const attempt = await streamOnce(parts.context, question, parts.signal);
    if (attempt === undefined)
        return undefined;
    parts.spending.add(target, attempt.messages, attempt);
    parts.pacing.learn(attempt);
    return attempt;
}
function isAttempt(attempt) {
    return attempt !== undefined;
}
function isAnswered({ sample }) {
    return !(0,domain_sample/* isFailure */.N6)(sample);
}
/** The next try may fare better with a busy or broken server, not with a wrong address or a refused key. */
function mayPass({ derived, detail }) {
    const passing = ['rate-limited', 'overloaded', 'truncated', 'error-midstream'];
    const dropped = derived.outcome === 'connection' && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(detail.code ?? '');
    return passing.includes(derived.outcome) || dropped || (detail.status ?? 0) >= 500;
}
async function waitForHost(parts, attempt, refusalCount) {
    const { context, wallClock, signal, progress } = parts;
    const { headers, detail, question, derived } = attempt;
    const waitMs = retryAfterMs({ headers, bodyMs: detail.retryAfterMs, refusalCount, now: wallClock() });
    progress.note(`${question.target.id}: ${derived.outcome}, waiting ${Math.ceil(waitMs / 1000)} s`);
    await context.clock.wait(waitMs, signal);
}

;// CONCATENATED MODULE: ./lib/measure/run/readiness.js





const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
const NOTE_EVERY_MS = 10_000;
/**
 * Opens the connections of a target, and waits first where it is a server of this repository's own that is not ready: it may just have
 * been started, and its model may still be loading. Throws where it does not get ready in time. That is no outage of somebody
 * else's, which goes away by itself.
 */
async function openWhenReady(parts, target) {
    const wait = startWait(parts, target);
    if (target.waitFor !== undefined)
        await answersWell(parts, target.waitFor, wait);
    for (;;) {
        const attempts = await openConnections(parts, target);
        const last = attempts.at(-1);
        if (wait.timeoutMs === 0 || parts.signal.aborted || last === undefined || !attempts.every(isNotReady))
            return attempts;
        await wait.pause({ what: 'it', where: new URL(target.baseUrl).host, answer: answerText(last) });
    }
}
/** Waits until an address answers with a status of success. Nothing that is secret is sent to it. */
async function answersWell(parts, address, wait) {
    const { origin, host, pathname, search } = new URL(address);
    const { context, signal } = parts;
    const request = { origin, path: pathname + search, method: 'GET', headers: HEALTH_HEADERS, body: '' };
    for (;;) {
        const dispatcher = context.freshDispatcher(origin);
        const timeouts = { ...context.schedule.requestTimeouts, firstByteMs: HEALTH_TIMEOUT_MS, totalMs: HEALTH_TIMEOUT_MS };
        const { status, end } = await send({ ...context, dispatcher }, { ...request, timeouts }, signal);
        await dispatcher.destroy();
        if (signal.aborted || (status !== undefined && status >= 200 && status < 300))
            return;
        const answer = status !== undefined
            ? `answered ${status}`
            : end.kind === 'failed'
                ? `refused the connection (${end.code})`
                : 'did not answer';
        const where = `${host}${pathname}`;
        await wait.pause({ what: where, where, answer });
    }
}
const HEALTH_HEADERS = { 'user-agent': 'llm-latency-gate', accept: '*/*', 'accept-encoding': 'identity' };
/** A server that is ready says so at once. */
const HEALTH_TIMEOUT_MS = 5000;
/** Everything that a target is waited for has one limit together, and takes nothing from the time for measuring. */
function startWait({ context, plan, progress, signal, extendTimeout }, target) {
    const { clock } = context;
    const timeoutMs = readyTimeoutOf(target, plan);
    const startedMs = clock.nowMs();
    const say = createNote(progress, target, startedMs);
    let pauseMs = FIRST_PAUSE_MS;
    let countedMs = startedMs;
    const pause = async (asked) => {
        const leftMs = startedMs + timeoutMs - clock.nowMs();
        if (leftMs <= 0)
            throw neverReady(plan, target, { asked, timeoutMs });
        say(asked, clock.nowMs());
        const waitMs = Math.min(pauseMs, leftMs);
        pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs);
        // "timeout" is for measuring.
        extendTimeout(clock.nowMs() - countedMs + waitMs);
        await clock.wait(waitMs, signal);
        countedMs = clock.nowMs();
    };
    return { timeoutMs, pause };
}
/** At once, and then every ten seconds. */
function createNote(progress, target, startedMs) {
    let notedMs = Number.NEGATIVE_INFINITY;
    return ({ what, answer }, nowMs) => {
        if (nowMs - notedMs < NOTE_EVERY_MS)
            return;
        notedMs = nowMs;
        const seconds = Math.round((nowMs - startedMs) / 1000);
        progress.note(`${target.id}: waiting until ${what} is ready, ${seconds} s so far: it ${answer}`);
    };
}
/** A provider's target is not waited for: nobody here starts it. An upstream belongs to whoever owns what stands in front of it. */
function readyTimeoutOf(target, { targets }) {
    const owner = targets.find(({ id }) => id === (0,plan/* ownerOf */.bf)(target)) ?? target;
    const isWaitedFor = target.owned || owner.owned || target.waitFor !== undefined;
    return isWaitedFor ? (owner.readyTimeoutMs ?? 0) : 0;
}
const NOBODY_THERE = [
    'ECONNREFUSED',
    'ECONNRESET',
    'UND_ERR_SOCKET',
    'EPIPE',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN'
];
const SILENT = ['timeout-connect', 'timeout-first-byte', 'overloaded', 'empty-body'];
/** A server that is loading refuses connections, or answers 502 or 503. Anything else is an answer, if only a refusal. */
function isNotReady({ derived, detail }) {
    if (derived.outcome === 'connection')
        return NOBODY_THERE.includes(detail.code ?? '');
    if (derived.outcome === 'http-error')
        return (detail.status ?? 0) >= 500;
    return SILENT.includes(derived.outcome);
}
function neverReady({ targets }, target, { asked, timeoutMs }) {
    const owner = targets.find(({ id }) => id === (0,plan/* ownerOf */.bf)(target)) ?? target;
    const which = target.baseOf !== undefined ? 'its base' : target.directOf !== undefined ? 'its upstream' : 'your server';
    const message = `target ${(0,quote/* quote */.hD)(owner.id)}: ${which} at ${asked.where} did not get ready within ${timeoutMs / 1000} s: it ${asked.answer}`;
    return new errors/* KnownError */.E('server-not-ready', message, {
        hint: `Check that the server is started before this step and listens on that address${asked.what === 'it' ? '' : ', that it has the path of "wait-for"'}, or raise "ready-timeout" of the target.`
    });
}
function answerText({ derived, detail }) {
    if (derived.outcome === 'connection')
        return `refused the connection (${detail.code ?? 'no reason'})`;
    const words = detail.message === '' ? '' : `: ${detail.message}`;
    return detail.status === undefined || derived.outcome.startsWith('timeout')
        ? `did not answer (${derived.outcome})`
        : `answered ${detail.status}${words}`;
}

;// CONCATENATED MODULE: ./lib/measure/run/warm-up.js











/** No host refuses everything that the gate adds: the limit's name and size, seven members, four efforts, and a hang. */
const MAX_CHANGES = 16;
/**
 * Opens connections, wakes what sleeps, settles the parameters of all requests and shows that measuring makes sense: one
 * answer of each target is enough. Throws a KnownError when a target gives none; a base that nobody asked for is left out.
 */
async function warmUp(parts) {
    const { plan, unmeasuredBases } = parts;
    for (const group of comparedGroups(plan.targets))
        await warmUpGroup(parts, group);
    // The settled parameters decide what a prompt is to the cache.
    if (plan.schedule.cache === 'cold')
        return;
    for (const target of plan.targets.filter(({ id }) => !unmeasuredBases.has(id)))
        await fillCache(parts, target);
}
/**
 * Ends when all of the group have answered with the same parameters for thinking. Every change takes something back for
 * good, an effort or the room for thoughts, so few rounds are enough.
 */
async function warmUpGroup(parts, group) {
    const { context, unmeasuredBases, progress, signal } = parts;
    const answeredWith = new Map();
    const probe = async (target, work) => {
        const before = settledOf(context.settled, target).thinking;
        try {
            await work();
            answeredWith.set(target.id, settledOf(context.settled, target).thinking);
        }
        catch (error) {
            unmeasuredBases.set(target.id, baseNotMeasured(target, parts.plan, error));
            shareThinking(context.settled, group, before);
        }
    };
    for (const target of group)
        await probe(target, () => warmUpTarget(parts, target, group));
    const isBehind = (target) => !unmeasuredBases.has(target.id) &&
        !(0,external_node_util_.isDeepStrictEqual)(answeredWith.get(target.id), settledOf(context.settled, target).thinking);
    for (let rounds = 0; rounds < MAX_CHANGES && !signal.aborted; rounds += 1) {
        const target = group.find(isBehind);
        if (target === undefined)
            return;
        progress.note(`${target.id}: asking again with the parameters that the targets compared with it need`);
        await probe(target, () => answerAgain(parts, target, group));
    }
}
async function warmUpTarget(parts, target, group) {
    parts.progress.note(`${target.id}: warming up`);
    beginWith(parts.context.settled, group, target, parts.onRecord);
    const opening = await openWhenReady(parts, target);
    const opened = [...opening, ...(await retryWhileBusy(parts, opening))];
    const negotiated = await negotiate(parts, opened, group);
    // A host that refuses a request may close its connection as well.
    const isFirstAnswer = !opened.some(isAnswered) && negotiated.some(isAnswered);
    const reopened = isFirstAnswer ? await openConnections(parts, target) : [];
    const samples = [...opened, ...negotiated, ...reopened].map(({ sample }) => sample);
    parts.coldBounds.set(target.id, coldBound(samples));
}
async function answerAgain(parts, target, group) {
    const [scenario] = warmUpScenarios(parts, target, 1);
    if (scenario !== undefined)
        await negotiate(parts, await requestPatiently(parts, target, scenario), group);
}
/**
 * Changes the request and makes it again for as long as the replies call for another change, so that no sample ever meets a
 * parameter its host refuses. Returns the attempts with the last parameters; throws when none of them was answered.
 */
async function negotiate(parts, opened, group) {
    const { context, progress, signal } = parts;
    let attempts = opened;
    for (let changes = 0; changes < MAX_CHANGES; changes += 1) {
        const next = changeAfter(attempts, context.schedule.cache);
        const question = attempts[0]?.question;
        if (next === undefined || question === undefined || signal.aborted)
            break;
        const { target, scenario } = question;
        settle(context.settled, group, target, next);
        progress.note(`${target.id}: asking again with ${changesText(next)}`);
        attempts = await requestPatiently(parts, target, scenario);
    }
    const failed = attempts.at(-1);
    if (failed === undefined || attempts.some(isAnswered) || signal.aborted)
        return attempts;
    const { target } = failed.question;
    throw explainFailure(failed, context.secretsOf(target), context.proxyOf(target));
}
/** Returns the warning in place of an optional base; throws the error again when it is any other target's. */
function baseNotMeasured(target, { base, compare }, error) {
    // A change that repairs what base had wrong must pass: so a base that the gate found by itself need not answer.
    const isFound = base?.source === 'files-at-base' || base?.source === 'recorded-plan';
    const isOptional = target.baseOf !== undefined && compare === 'auto' && isFound;
    if (!(error instanceof errors/* KnownError */.E) || !isOptional)
        throw error;
    return { kind: 'base-not-measured', target: target.baseOf ?? '', why: 'base-does-not-answer', detail: error.message };
}
/**
 * Makes each prompt's request once, for a cache to hold it from then on: as slowly as the host wants, and again where it is
 * busy. Any other failure will happen to its sample as well, and be reported there.
 */
async function fillCache(parts, target) {
    const { plan, pacing, progress, signal } = parts;
    const waiting = promptsOf(target, plan).scenarios.map((scenario) => ({ scenario, tries: FURTHER_TRIES }));
    progress.note(`${target.id}: asking each prompt once, for the cache`);
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
/** Makes one request when it is due; returns true when the host was too busy for it. */
async function isTurnedAway(parts, target, scenario) {
    const { pacing, signal } = parts;
    await pacing.turn(allowanceOf(target), signal);
    const attempt = signal.aborted ? undefined : await request(parts, target, scenario);
    if (attempt === undefined)
        return false;
    pacing.heed(attempt);
    return isBusy(attempt);
}

;// CONCATENATED MODULE: ./lib/measure/run/create-measure.js










/** Measures over the network, by the system's clock unless another is given. */
function createMeasure(options) {
    const memory = { coldBounds: new Map(), settled: new Map(), unmeasuredBases: new Map() };
    return async (request) => {
        const { clock = systemClock, nonce = freshNonce, wallClock = () => new Date() } = options;
        const { targets, schedule } = request.plan;
        const startedAt = wallClock().toISOString();
        const { settled } = memory;
        const context = openMeasureContext(targets, schedule, { ...options, clock, nonce, wallClock, settled });
        const stop = createStop(schedule.timeoutMs, options.signal);
        const spending = createSpending(request.plan);
        const { signal, extend } = stop;
        const job = { request, options, context, spending, wallClock, signal, extendTimeout: extend, memory };
        try {
            const result = await measureAll(job);
            return measured(job, result, { startedAt, end: runEnd(result, stop) });
        }
        finally {
            stop.clear();
            await context.close();
        }
    };
}
async function measureAll({ request, options, memory, ...job }) {
    const { plan, slots, look } = request;
    const { progress, warmupPrompts: prompts, loadTokenizer } = options;
    const pacing = new Pacing({ clock: job.context.clock, plan, progress, wallClock: job.wallClock });
    const parts = { ...job, plan, progress, pacing };
    if (!request.warm)
        await warmUp({ ...parts, ...memory, prompts, onRecord: request.settledBefore ?? {} });
    const units = unitsOf(slots, plan);
    const paired = units.every((unit) => unit.length > 1);
    progress.start(Math.max(request.mostUnitCount ?? 0, units.length), paired ? 'measuring in pairs' : 'measuring');
    const coldBoundOf = ({ id }) => memory.coldBounds.get(id) ?? coldBound([]);
    const unmeasuredBases = new Set(memory.unmeasuredBases.keys());
    const members = settledMembers(measuredTargets(plan, memory), memory.settled) ?? {};
    const lookNow = look && ((samples) => look(samples, members));
    try {
        return await measureOn({ ...parts, slots, look: lookNow, loadTokenizer, coldBoundOf, unmeasuredBases });
    }
    finally {
        progress.stop();
    }
}
function measuredTargets({ targets }, { unmeasuredBases }) {
    return targets.filter(({ id }) => !unmeasuredBases.has(id));
}
function createStop(timeoutMs, cancelled) {
    const timeout = new AbortController();
    let endsAtMs = performance.now() + timeoutMs;
    let timer = setTimeout(() => timeout.abort(), timeoutMs);
    return {
        extend: (byMs) => {
            endsAtMs += byMs;
            clearTimeout(timer);
            timer = setTimeout(() => timeout.abort(), endsAtMs - performance.now());
        },
        signal: cancelled === undefined ? timeout.signal : AbortSignal.any([timeout.signal, cancelled]),
        reason: () => {
            if (cancelled?.aborted === true)
                return 'cancelled';
            return timeout.signal.aborted ? 'timeout' : undefined;
        },
        clear: () => clearTimeout(timer)
    };
}
/** A timeout after the last slot ended nothing, and a run that was looked at once can be judged. */
function runEnd({ end, lookedOnce }, stop) {
    return { reason: end ?? stop.reason() ?? 'cancelled', partial: !lookedOnce };
}
function measured({ request, options, context, spending, memory }, result, run) {
    const { targets, keepEvents } = request.plan;
    const reached = measuredTargets(request.plan, memory);
    const unpriced = targets.flatMap(({ id, price, baseOf }) => (price === undefined && baseOf === undefined ? [id] : []));
    return {
        ...run,
        samples: result.measurements.map(({ sample }) => sample),
        durationMs: context.clock.nowMs() - context.startMs,
        clientHealth: context.health.close(),
        connectMs: connectByOrigin(context, targets),
        costUsd: spending.costUsd(),
        warnings: [
            ...(unpriced.length === 0 ? [] : [{ kind: 'price-unknown', targets: unpriced }]),
            ...settledWarnings(reached, memory.settled),
            ...memory.unmeasuredBases.values(),
            ...tlsWarnings(targets, options)
        ],
        asked: settledMembers(reached, memory.settled),
        events: keepEvents ? eventsOf(result.measurements) : undefined
    };
}
/** A pull request may bring a certificate authority of its own, and any step may have switched checking off. */
function tlsWarnings(targets, { caPem, environment }) {
    if (!targets.some(({ baseUrl }) => baseUrl.startsWith('https:')))
        return [];
    const isUnchecked = environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0';
    return [
        ...(isUnchecked ? [{ kind: 'tls-weakened', how: 'unchecked' }] : []),
        ...(caPem === undefined ? [] : [{ kind: 'tls-weakened', how: 'own-authority' }])
    ];
}
function connectByOrigin({ connector }, targets) {
    const medians = [...new Set(targets.map(targetOrigin))].map((origin) => {
        const opened = connector.opened().filter((facts) => facts.origin === origin);
        return [origin, (0,quantile/* median */.J)(opened.map((facts) => facts.tcpMs))];
    });
    return Object.fromEntries(medians.filter((entry) => entry[1] !== undefined));
}
function eventsOf(measurements) {
    return measurements.map(({ contentAtMs }, sample) => ({ sample, atMs: [...contentAtMs] }));
}

;// CONCATENATED MODULE: ./lib/plan/config/missing-key.js




/**
 * The first target whose key is missing. A variable that is named and empty is a missing key. So is no key at all for a
 * hosted API: a runner gives a secret that a fork may not see as an empty input, and no hosted API answers without one.
 */
function missingKey(plan, world) {
    for (const target of plan.targets) {
        const missing = world.hasKey(target) ? undefined : missingTargetKey(target, world);
        if (missing !== undefined)
            return missing;
    }
    return undefined;
}
function missingTargetKey(target, { canSign }) {
    if (target.key.from === 'environment')
        return emptyVariable(target.id, target.key.name);
    const { hostname } = new URL(target.baseUrl);
    // A key can also be sent by a header of the user's own.
    if (!(0,presets/* isKnownProvider */.n)(hostname) || Object.keys(target.extraHeaders).length > 0)
        return undefined;
    if (target.api !== 'bedrock-converse')
        return (0,plan/* isJudged */.sL)(target) ? noKey(target.id, hostname) : noCompanionKey(target, hostname);
    return canSign ? undefined : noCredentials(target.id, hostname);
}
function emptyVariable(target, name) {
    return new errors/* KnownError */.E('missing-key', `target "${target}": the variable ${name} is empty or not set`, {
        hint: `Set ${name} (in a workflow: in the step's "env:", from a secret that exists in this repository), or remove "api-key-env" if the endpoint needs no key.`
    });
}
function noKey(target, hostname) {
    return new errors/* KnownError */.E('missing-key', `target "${target}": "api-key" is empty or not set, and ${hostname} refuses requests without a key`, {
        hint: 'Set "api-key" from a secret that exists in this repository, or name an environment variable in "api-key-env" in the file.'
    });
}
/** The input "api-key" goes to the targets' own places alone. */
function noCompanionKey(target, hostname) {
    const block = target.directOf === undefined ? 'base' : 'direct';
    return new errors/* KnownError */.E('missing-key', `target "${(0,plan/* ownerOf */.bf)(target)}": no key is named for "${block}:", and ${hostname} refuses requests without a key`, {
        hint: `Name the variable of its key as "api-key-env" in the "${block}:" block. The input "api-key" goes only to the target's own address.`
    });
}
function noCredentials(target, hostname) {
    return new errors/* KnownError */.E('missing-key', `target "${target}": neither AWS credentials nor an "api-key" are set, and ${hostname} refuses requests without them`, {
        hint: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment of the job (aws-actions/configure-aws-credentials does this), or name the variable of a Bedrock API key in "api-key-env" in the file.'
    });
}
/** Characters that a header may carry: keys are sent in headers. */
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
    throw new errors/* KnownError */.E('invalid-input', `target "${id}": ${name} contains characters that cannot be part of a key`, {
        hint: 'Store the key again on one line. It contains a line break, a typographic quotation mark or the like.'
    });
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
    warmUpScenario('warm-up-colors', 'Name five colors that you might see in an autumn wood, in one line.'),
    warmUpScenario('warm-up-count', 'Count from one to twelve in words, with a comma after each number.'),
    warmUpScenario('warm-up-greeting', 'Write one friendly sentence that wishes a colleague a good morning.'),
    warmUpScenario('warm-up-tools', 'List six tools that are found in most kitchens, separated by commas.')
];
function warmUpScenario(id, content) {
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
/** Finds the end of the piece that begins at `from`: never within a pair of surrogates. */
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

;// CONCATENATED MODULE: ./lib/wiring/machine.js















/** The schema of run files keeps seeds small enough for JSON. */
const LARGEST_SEED = 2 ** 31;
const now = () => new Date().toISOString();
/** Ends early where the signal is aborted: a runner that cancels a job leaves it some seconds, and everything measured is still in memory. */
async function wait(durationMs, signal) {
    if (signal?.aborted === true)
        return;
    // The only way this fails is the abort, which is an answer and no failure.
    await (0,promises_.setTimeout)(durationMs, undefined, { signal }).catch(() => undefined);
}
const freshSeed = () => (0,external_node_crypto_.randomInt)(LARGEST_SEED);
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
/** Everything that reading a plan needs but the files. */
const PLAN_WORLD = {
    sha256,
    builtinSets: builtin/* BUILTIN_SETS */.Y,
    defaultConfigPath: tool/* DEFAULT_CONFIG_PATH */.Bi
};
/** Prompt sets are the largest of the files that people write. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024;
/** Reads a text file; returns undefined when there is none. Throws a KnownError when it cannot be read. */
function readText(path) {
    try {
        const found = (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(path));
        if (!found.isFile())
            throw unreadableText(path, 'it is a folder, a device or a pipe');
        if (found.size > MAX_TEXT_BYTES)
            throw unreadableText(path, (0,foreign_json/* tooLargeText */.jQ)(found.size, MAX_TEXT_BYTES));
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(path), 'utf8');
    }
    catch (cause) {
        if (cause instanceof errors/* KnownError */.E)
            throw cause;
        if ((0,thrown/* codeOfThrown */.Py)(cause) === 'ENOENT')
            return undefined;
        throw unreadableText(path, (0,thrown/* codeOfThrown */.Py)(cause), cause);
    }
}
function unreadableText(path, problem, cause) {
    return new errors/* KnownError */.E('unreadable-file', `${path} cannot be read: ${problem}`, { cause });
}
/** Returns the key that a target's variable holds, or the one given for all targets. Reports every key to `onKey`. */
function keyLookup(apiKey, onKey = () => undefined) {
    return (target) => {
        const { key } = target;
        const value = key.from === 'environment' ? process.env[key.name] : apiKey;
        if (value !== undefined && key.from !== 'none')
            onKey(value);
        const secret = readKey(target, value);
        if (secret !== undefined)
            onKey(secret.reveal());
        return secret;
    };
}
/** Returns the error of the first target whose key is missing; undefined when every target has what it needs. */
function findMissingKey(plan, keys) {
    return missingKey(plan, {
        hasKey: (target) => keys(target) !== undefined,
        canSign: awsCredentials(process.env) !== undefined
    });
}
/** Measures over the network from this machine. */
function createMeasurePort(options) {
    const { plan, keys, progress, signal } = options;
    return createMeasure({
        keyOf: keys,
        environment: process.env,
        caPem: plan.caFile === undefined ? undefined : requireText(plan.caFile, 'ca-file'),
        clientCertificate: readClientCertificate(plan),
        warmupPrompts: WARM_UP_PROMPTS,
        loadTokenizer: loadTokenizer,
        progress,
        signal
    });
}
function readClientCertificate({ clientCertFile, clientKeyFile }) {
    if (clientCertFile === undefined || clientKeyFile === undefined)
        return undefined;
    const certPem = requireText(clientCertFile, 'client-cert-file');
    return { certPem, keyPem: new Secret(requireText(clientKeyFile, 'client-key-file')) };
}
function requireText(path, name) {
    const text = readText(path);
    if (text === undefined)
        throw new errors/* KnownError */.E('unreadable-file', `"${name}": the file ${path} does not exist`);
    return text;
}
/**
 * Aborts on the first SIGINT or SIGTERM, so that the samples so far are kept; a second signal ends the process. GitHub cancels a
 * job with SIGINT and leaves it some seconds.
 */
function stopSignal() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'])
        process.once(name, () => controller.abort());
    return controller.signal;
}


/***/ })

};
