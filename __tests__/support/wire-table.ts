import type { Flag } from '../../src/domain/sample.ts'
import type { Derived } from '../../src/measure/sample/derive-sample.ts'
import type { Counts, Tongue } from './dialect-writers.ts'

/** Bytes that are written together, and when. */
export type Piece = readonly [atMs: number, bytes: Buffer]

/** What was seen on the wires of many hosts, and what has to come of it in every format that can have it. */
export interface WireCase {
  readonly name: string
  /** Absent where the format has no such thing. */
  readonly pieces: (tongue: Tongue) => readonly Piece[] | undefined
  readonly derived: Partial<Derived> | ((tongue: Tongue) => Partial<Derived>)
  readonly absent?: readonly (keyof Derived)[]
  /** All of them; none unless given. */
  readonly flags?: readonly Flag[] | ((tongue: Tongue) => readonly Flag[])
  /** Per token; 'none' where there is to be none. */
  readonly tpotMs?: number | 'none'
  /** The words of its error. */
  readonly message?: string
}

/** A case as one format has it. */
export type TongueCase = Omit<WireCase, 'pieces'> & { readonly pieces: readonly Piece[] }

/** Those that the format can have, by their names. */
export function casesOf(tongue: Tongue): readonly (readonly [name: string, wireCase: TongueCase])[] {
  return WIRE_CASES.flatMap((wireCase) => {
    const pieces = wireCase.pieces(tongue)
    return pieces === undefined ? [] : [[wireCase.name, { ...wireCase, pieces }] as const]
  })
}

/** What is expected of this format. */
export function valueFor<T>(value: T | ((tongue: Tongue) => T), tongue: Tongue): T {
  return typeof value === 'function' ? (value as (tongue: Tongue) => T)(tongue) : value
}

export const together = (events: readonly Buffer[]): Buffer => Buffer.concat(events)

const sse = (json: unknown): Buffer => Buffer.from(`data: ${JSON.stringify(json)}\n\n`)
const isSse = ({ dialect }: Tongue): boolean => dialect.framing === 'sse'
const isText = ({ dialect }: Tongue): boolean => dialect.framing !== 'aws-event-stream'
const isOneOf = ({ dialect }: Tongue, ...ids: readonly string[]): boolean => ids.includes(dialect.id)

/** Case 1, with what comes before the first token given; the others are told by how they differ from it. */
const reply = (tongue: Tongue, front: readonly Piece[] = [[50, together(tongue.preamble)]]): readonly Piece[] => [
  ...front,
  [150, tongue.text('a')],
  [200, tongue.text('b')],
  [250, tongue.text('c')],
  [260, together(tongue.end({ counts: { input: 5, output: 3 } }))]
]
const REPLY: Partial<Derived> = {
  outcome: 'ok',
  ttftMs: 150,
  ttfatMs: 150,
  lastMs: 250,
  endMs: 260,
  inputTokenCount: 5,
  outputTokenCount: 3,
  outputTokenSource: 'usage',
  chunkCount: 3,
  readCount: 3,
  gapsMs: { p50: 50, p95: 50, max: 50 }
}
/** The same however its bytes came. */
const FACTS: Partial<Derived> = { outcome: 'ok', inputTokenCount: 5, outputTokenCount: 3, chunkCount: 3 }

/** What is cut short, or is not what its checksum says. */
function brokenOf(tongue: Tongue): Buffer {
  if (isText(tongue)) return Buffer.from(isSse(tongue) ? 'data: {broken\n\n' : '{broken\n')
  const frame = Buffer.from(tongue.text('b'))
  frame.writeUInt8(frame.readUInt8(frame.length - 20) ^ 1, frame.length - 20)
  return frame
}

/** The reply as one text, changed, in one write. */
const rewritten = (tongue: Tongue, change: (text: string) => string): readonly Piece[] => {
  const text = together(reply(tongue).map(([, bytes]) => bytes)).toString()
  return [[20, Buffer.from(change(text))]]
}
/** The reply with each of its events changed, at its own time. */
const respelled = (tongue: Tongue, change: (text: string, index: number) => string): readonly Piece[] =>
  reply(tongue).map(([atMs, bytes], index): Piece => [atMs, Buffer.from(change(bytes.toString(), index))])
const words = (tongue: Tongue, counts?: Counts, atMs = [10, 30, 50, 60]): readonly Piece[] => [
  [atMs[0] ?? 0, tongue.text('a')],
  [atMs[1] ?? 0, tongue.text('b')],
  [atMs[2] ?? 0, tongue.text('c')],
  [atMs[3] ?? 0, together(tongue.end(counts === undefined ? {} : { counts }))]
]

const TIMES: readonly WireCase[] = [
  { name: '1: the first token is the first generated text', pieces: reply, derived: REPLY, tpotMs: 50 },
  { name: '2: without anything before it', pieces: (tongue) => reply(tongue, []), derived: REPLY, tpotMs: 50 },
  {
    name: '3: comments are no tokens',
    pieces: (tongue) => {
      const comment = Buffer.from(': OPENROUTER PROCESSING\n\n')
      return isText(tongue)
        ? reply(tongue, [
            [40, comment],
            [80, comment]
          ])
        : undefined
    },
    derived: REPLY,
    tpotMs: 50
  },
  {
    name: '4: a comment sent as data is skipped, and flagged',
    pieces: (tongue) => (isSse(tongue) ? reply(tongue, [[40, Buffer.from('data: : keepalive\n\n')]]) : undefined),
    derived: REPLY,
    flags: ['nonjson-keepalive'],
    tpotMs: 50
  },
  {
    name: '5: a reply in one write has no time per token',
    pieces: (tongue) => [[300, together(reply(tongue).map(([, bytes]) => bytes))]],
    derived: { ...FACTS, ttftMs: 300, lastMs: 300, readCount: 1, gapsMs: { p50: 0, p95: 0, max: 0 } },
    flags: ['buffered'],
    tpotMs: 'none'
  },
  {
    name: '5: nor has one in two writes',
    pieces: (tongue) => [
      [100, together([...tongue.preamble, tongue.text('a')])],
      [300, together([tongue.text('b'), tongue.text('c'), ...tongue.end({ counts: { input: 5, output: 3 } })])]
    ],
    derived: { ...FACTS, ttftMs: 100, lastMs: 300, readCount: 2 },
    flags: ['coalesced'],
    tpotMs: 'none'
  },
  {
    name: '12: reasoning starts the clock, and text the answer',
    pieces: (tongue) => [
      [50, together(tongue.preamble)],
      ...Array.from({ length: 10 }, (_, index): Piece => [80 + 20 * index, tongue.reasoning('x')]),
      [300, tongue.text('a')],
      [310, together(tongue.end({ counts: { input: 5, output: 11, reasoning: 10 } }))]
    ],
    derived: { outcome: 'ok', ttftMs: 80, ttfatMs: 300, lastMs: 300, chunkCount: 11, outputTokenCount: 11 },
    tpotMs: 22
  },
  {
    name: '19: time per token comes from the count, not from the chunks',
    pieces: (tongue) => [
      [100, tongue.text('a b c d e f g h ')],
      [180, tongue.text('i j k l m n o p ')],
      [260, tongue.text('q r s t u v w x')],
      [270, together(tongue.end({ counts: { input: 5, output: 24 } }))]
    ],
    derived: { outcome: 'ok', ttftMs: 100, lastMs: 260, chunkCount: 3, gapsMs: { p50: 80, p95: 80, max: 80 } },
    tpotMs: 160 / 23
  },
  {
    name: '20: a gap is shared among the tokens that ended it, where each chunk counts',
    pieces: (tongue) => {
      if (!isOneOf(tongue, 'openai-chat', 'gemini')) return undefined
      return [
        [100, countedText(tongue, 'a', 1)],
        [160, countedText(tongue, 'bcd', 4)],
        [180, countedText(tongue, 'e', 5)],
        [185, together(tongue.end())]
      ]
    },
    derived: { outcome: 'ok', outputTokenCount: 5, chunkCount: 3, gapsMs: { p50: 20, p95: 20, max: 20 } },
    tpotMs: 20
  },
  {
    name: '21: a tool call starts the clock, and is no answer',
    pieces: (tongue) => [
      [10, together(tongue.preamble)],
      [50, tongue.tool('find', '{"a":1}')],
      [60, together(tongue.end({ counts: { input: 5, output: 4 } }))]
    ],
    derived: { outcome: 'ok', ttftMs: 50, lastMs: 50, outputTokenCount: 4 },
    absent: ['ttfatMs'],
    flags: ['buffered'],
    tpotMs: 'none'
  }
]

/** Where a host counts with every chunk: so many tokens so far. */
function countedText(tongue: Tongue, text: string, output: number): Buffer {
  return isOneOf(tongue, 'gemini')
    ? sse({
        candidates: [{ content: { parts: [{ text }] } }],
        usageMetadata: { promptTokenCount: 5, candidatesTokenCount: output }
      })
    : sse({
        choices: [{ index: 0, delta: { content: text } }],
        usage: { prompt_tokens: 5, completion_tokens: output }
      })
}

const FRAMING: readonly WireCase[] = [
  {
    name: '6: every byte a write of its own',
    pieces: (tongue) => {
      const pieces = [
        ...tongue.preamble,
        tongue.text('👩‍🚀 é'),
        ...reply(tongue)
          .slice(2)
          .map(([, bytes]) => bytes)
      ]
      return Array.from(together(pieces), (byte): Piece => [0, Buffer.of(byte)])
    },
    derived: FACTS
  },
  ...(
    [
      ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
      ['CR alone', (text) => text.replaceAll('\n', '\r'), 'sse'],
      ['a byte order mark in front', (text, index) => (index === 0 ? `\uFEFF${text}` : text)],
      ['no space after the colon', (text) => text.replaceAll(/^(data|event): /gm, '$1:'), 'sse'],
      ['no names of events', (text) => text.replaceAll(/^event: .*\n/gm, ''), 'sse'],
      ['names of events that are none', (text) => text.replaceAll(/^data: /gm, 'event: message\ndata: '), 'sse']
    ] as const satisfies readonly (readonly [string, (text: string, index: number) => string, 'sse'?])[]
  ).map(
    ([name, change, framing]): WireCase => ({
      name: `7: ${name}`,
      pieces: (tongue) =>
        (framing === 'sse' ? isSse(tongue) : isText(tongue)) ? respelled(tongue, change) : undefined,
      derived: REPLY,
      tpotMs: 50
    })
  ),
  {
    name: '7: CR and LF in two writes',
    pieces: (tongue) =>
      isText(tongue)
        ? respelled(tongue, (text) => text.replaceAll('\n', '\r\n')).flatMap(([atMs, bytes]) =>
            bytes
              .toString()
              .split(/(?<=\r)/)
              .map((piece): Piece => [atMs, Buffer.from(piece)])
          )
        : undefined,
    derived: REPLY,
    tpotMs: 50
  },
  {
    name: '8: JSON over two data lines is one event',
    pieces: (tongue) =>
      isSse(tongue) ? respelled(tongue, (text) => text.replaceAll(/^(data: \{)/gm, '$1\ndata: ')) : undefined,
    derived: REPLY,
    tpotMs: 50
  },
  {
    name: '9: a last event without its end is read, and flagged',
    pieces: (tongue) => {
      if (!isText(tongue)) return undefined
      // The chat format has its counts before its end mark: they are what could be lost.
      const counted = isOneOf(tongue, 'openai-chat') ? (text: string) => text.replace('data: [DONE]\n\n', '') : String
      return rewritten(tongue, (text) => counted(text).trimEnd())
    },
    derived: FACTS,
    flags: (tongue) => [
      'unterminated',
      ...(isOneOf(tongue, 'openai-chat') ? (['no-end-mark'] as const) : []),
      'buffered'
    ]
  },
  {
    name: '4, 29: broken data is a breach of the format',
    pieces: (tongue) => {
      const broken = brokenOf(tongue)
      return [
        [10, tongue.text('a')],
        [20, broken],
        [30, together(tongue.end())]
      ]
    },
    derived: { outcome: 'protocol-error' }
  },
  {
    name: '15: events without their members are no tokens',
    pieces: (tongue) => [
      [20, together(tongue.hollow)],
      ...words(tongue, { input: 5, output: 3 }, [50, 60, 70, 80]).flatMap(([atMs, bytes], index): readonly Piece[] =>
        index < 3
          ? [
              [atMs, bytes],
              [atMs + 5, together(tongue.hollow)]
            ]
          : [[atMs, bytes]]
      )
    ],
    derived: { ...FACTS, ttftMs: 50, lastMs: 70 },
    tpotMs: 10
  }
]

const COUNTS: readonly WireCase[] = [
  {
    name: '13: counts on every chunk are not added up',
    pieces: (tongue) => {
      if (!isOneOf(tongue, 'openai-chat', 'gemini')) return undefined
      const counted = ['a', 'b', 'c'].map(
        (text, index): Piece => [10 * (index + 1), countedText(tongue, text, index + 1)]
      )
      return [...counted, [40, together(tongue.end())]]
    },
    derived: FACTS,
    tpotMs: 10
  },
  {
    name: '13: counts twice at the end are counted once',
    pieces: (tongue) => {
      // In the other formats the counts come with the very last event.
      if (!isOneOf(tongue, 'openai-chat', 'anthropic-messages')) return undefined
      const [first, counts, ...rest] = tongue.end({ counts: { input: 5, output: 3 } })
      if (first === undefined || counts === undefined) return undefined
      return [...words(tongue).slice(0, 3), [60, together([first, counts, counts, ...rest])]]
    },
    derived: FACTS,
    tpotMs: 20
  },
  {
    name: '16: reasoning within the count is not added, and where nobody saw it hides the first token',
    pieces: (tongue) =>
      isOneOf(tongue, 'openai-chat', 'openai-responses', 'anthropic-messages', 'gemini')
        ? words(tongue, { input: 12, output: 208, reasoning: 185 })
        : undefined,
    derived: { outcome: 'ok', outputTokenCount: 208, reasoningTokenCount: 185, ttfatMs: 10, lastMs: 50 },
    absent: ['ttftMs'],
    tpotMs: 40 / 22
  },
  {
    name: '17: no count is no count',
    pieces: (tongue) => words(tongue),
    derived: { outcome: 'ok', chunkCount: 3, gapsMs: { p50: 20, p95: 20, max: 20 } },
    absent: ['outputTokenCount', 'outputTokenSource'],
    flags: ['usage-missing'],
    tpotMs: 'none'
  },
  {
    name: '18: one token has no time per token',
    pieces: (tongue) => [
      [10, tongue.text('a')],
      [20, together(tongue.end({ counts: { input: 5, output: 1 } }))]
    ],
    derived: { outcome: 'ok', outputTokenCount: 1, ttftMs: 10 },
    absent: ['gapsMs'],
    tpotMs: 'none'
  },
  ...(['length', 'stop'] as const).map(
    (reason): WireCase => ({
      name: `18: an empty reply has no first token, finished by ${reason}`,
      pieces: (tongue) => [
        [10, together(tongue.preamble)],
        [20, together(tongue.end({ reason, counts: { input: 5, output: reason === 'length' ? 50 : 0 } }))]
      ],
      derived: { outcome: 'empty-output' },
      absent: ['ttftMs', 'ttfatMs', 'lastMs', 'gapsMs', 'chunkCount'],
      tpotMs: 'none'
    })
  )
]

const ENDS: readonly WireCase[] = [
  {
    name: '10: a reply without the very last event is whole where the API says its finish before',
    pieces: (tongue) => [
      ...words(tongue).slice(0, 3),
      [60, together(tongue.endWithoutMark ?? tongue.end().slice(0, -1))]
    ],
    derived: ({ endWithoutMark }) => ({ outcome: endWithoutMark === undefined ? 'truncated' : 'ok', chunkCount: 3 }),
    flags: ({ endWithoutMark }) => (endWithoutMark === undefined ? [] : ['no-end-mark', 'usage-missing'])
  },
  {
    name: '10: a clean close alone is no end',
    pieces: (tongue) => words(tongue).slice(0, 2),
    derived: { outcome: 'truncated', chunkCount: 2 }
  },
  {
    name: '11: nor is one within an event, which is no breach of the format',
    pieces: (tongue) => [
      [10, tongue.text('a')],
      [20, tongue.text('b').subarray(0, -9)]
    ],
    derived: { outcome: 'truncated', chunkCount: 1 }
  },
  {
    name: '22: an error under 200 is told by its code',
    pieces: (tongue) => [[10, tongue.error]],
    derived: { outcome: 'rate-limited' },
    absent: ['ttftMs'],
    message: 'x'
  },
  {
    name: '22: after five tokens it is one midstream',
    pieces: (tongue) => [
      ...Array.from('abcde', (text, index): Piece => [10 * (index + 1), tongue.text(text)]),
      [60, tongue.error]
    ],
    derived: { outcome: 'error-midstream', chunkCount: 5, ttftMs: 10 },
    message: 'x'
  },
  {
    name: '21: a refusal is no answer, whether it has words or not',
    pieces: ({ preamble, refusal }) =>
      refusal.length === 0
        ? undefined
        : [[10, together(preamble)], ...refusal.map((event, index): Piece => [50 + index, event])],
    derived: { outcome: 'refusal' },
    absent: ['ttfatMs']
  }
]

const WIRE_CASES: readonly WireCase[] = [...TIMES, ...FRAMING, ...COUNTS, ...ENDS]

/** A 200 that is no stream. */
export interface WireDocument {
  readonly name: string
  readonly type: (tongue: Tongue) => string
  readonly body: (tongue: Tongue) => string
  readonly encoding?: string
  readonly outcome: Derived['outcome']
  readonly message?: string
}

const JSON_TYPE = 'application/json'

export const WIRE_DOCUMENTS: readonly WireDocument[] = [
  {
    name: '23: a page',
    type: () => 'text/html; charset=utf-8',
    body: () => '<html><title>Hi</title><script>let x</script><body>Sign in</body></html>',
    outcome: 'not-a-stream',
    message: 'Hi Sign in'
  },
  {
    name: '23: a JSON error',
    type: () => JSON_TYPE,
    body: ({ wholeError }) => wholeError,
    outcome: 'api-error',
    message: 'boom'
  },
  {
    name: '23: a whole reply',
    type: () => JSON_TYPE,
    body: ({ whole }) => whole,
    outcome: 'not-streamed',
    message: ''
  },
  { name: '23: nothing', type: ({ type }) => type, body: () => '', outcome: 'empty-body', message: '' },
  {
    name: '24: compression that nobody asked for',
    type: ({ type }) => type,
    body: () => 'xxxx',
    encoding: 'gzip',
    outcome: 'unsupported-encoding'
  }
]
