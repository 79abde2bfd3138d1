export const id = 904;
export const ids = [904];
export const modules = {

/***/ 2001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ MARKDOWN_VOICE),
/* harmony export */   RW: () => (/* binding */ exportedText),
/* harmony export */   Sj: () => (/* binding */ TONES),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   er: () => (/* binding */ escapeOwn),
/* harmony export */   gW: () => (/* binding */ PLAIN_VOICE),
/* harmony export */   jv: () => (/* binding */ escapeKey),
/* harmony export */   ti: () => (/* binding */ HTML_VOICE)
/* harmony export */ });
/* unused harmony export escapeLine */
/* harmony import */ var _domain_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1448);

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
/** Icons as colors: a web page draws its own marks, since not every machine has a font with emoji. */
const TONES = {
    '🔴': 'bad',
    '🟡': 'warn',
    '🟢': 'good',
    '✅': 'good',
    '⚪': 'plain',
    '👁': 'plain'
};
/** For a web page. Our own words may hold a `<`, as in `< 800 ms`: see `escapeOwn`. */
const HTML_VOICE = {
    name: (foreign) => `<code>${cut(printable(beginning(foreign, NAME_LENGTH)), NAME_LENGTH, escapeHtml)}</code>`,
    sentence: (foreign) => `<code>${cut(printable(beginning(foreign, SENTENCE_LENGTH)), SENTENCE_LENGTH, escapeHtml)}</code>`,
    mark: ({ icon, word }) => {
        const tone = TONES[icon];
        return tone === undefined ? word : `<span class="mark ${tone}" role="img" aria-label="${word}"></span>`;
    },
    tight: (own) => own.replaceAll(' ', '\u00a0'),
    strong: (own) => `<strong>${own}</strong>`,
    literal: (own) => `<code>${own}</code>`,
    link: (word, url) => (SAFE_URL.test(url) ? `<a href="${escapeHtml(url)}">${word}</a>` : word)
};
/** Text as it stands in a web page, also within an attribute. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
/**
 * A sentence in the HTML voice, ready for the page: what is foreign in it is escaped already, so that any other `<` than that
 * of the voice's own elements is one of our words.
 */
function escapeOwn(text) {
    return text.replace(/<(?!\/?(?:code|strong|span|a)\b[^<>]*>)/g, '&lt;');
}
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
/** Longer than any name or sentence of a report; Bencher takes names of up to 1,024 characters. */
const LONGEST_EXPORT = 1000;
/**
 * For files that other programs read: one line of visible text, whole, since a dashboard finds a row by its name. Printed into a
 * log, it is no command of the runner as long as something of our own begins its line.
 */
function exportedText(foreign) {
    return (0,_domain_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(foreign, LONGEST_EXPORT).replaceAll('##[', '# #[');
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
/* harmony export */   $m: () => (/* binding */ NONE_DETECTABLE),
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
/** Stands in place of the smallest change that a check finds, where that is no change of any usual size. */
const NONE_DETECTABLE = 'none';
/** A rate moves in points, since from 0 % there is no ratio: `+15 points`. */
function pointsText(ratio) {
    return `+${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(ratio).replace(' %', '')} points`;
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


/***/ })

};
