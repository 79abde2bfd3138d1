import { describe, expect, it } from '@jest/globals'
import type { StreamPart, TimedPart } from '../../../src/domain/timeline.ts'
import { generatedChunks } from '../../../src/measure/sample/generated-chunks.ts'

type Piece = readonly [atMs: number, text: string, type?: 'text-delta' | 'reasoning-delta']

const partsOf = (pieces: readonly Piece[]): readonly TimedPart[] =>
  pieces.map(([atMs, text, type = 'text-delta'], event) => ({ type, text, atMs, read: atMs, event }) as TimedPart)
/** When the first chunk, the answer and the last chunk came. */
const timesOf = (pieces: readonly Piece[], tokenCount?: number) => {
  const { chunks, answer } = generatedChunks(partsOf(pieces), tokenCount)
  return [chunks[0]?.atMs, answer?.atMs, chunks.at(-1)?.atMs]
}
const tokens = (fromMs: number, count = 20, gapMs = 10): readonly Piece[] =>
  Array.from({ length: count }, (_, index) => [fromMs + gapMs * index, ` word${index}`] as const)
const every = (gapMs: number, text: string, toMs = 380): readonly Piece[] =>
  Array.from({ length: Math.floor((toMs - 20) / gapMs) + 1 }, (_, index) => [20 + gapMs * index, text] as const)

describe('the first token', () => {
  it('is the first generated text', () => {
    expect(timesOf(tokens(50), 20)).toEqual([50, 50, 240])
  })

  it.each(['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u2800', '\0'])(
    'is not zero-width text: %j',
    (text) => {
      expect(timesOf([[390, text], ...tokens(400)], 21)).toEqual([400, 400, 590])
      expect(timesOf([...every(20, text), ...tokens(400)], 20)).toEqual([400, 400, 590])
    }
  )

  it.each([' ', '\n', '\r\n', '\t', '\u3000'])('is not white space that keeps a connection open: %j', (text) => {
    expect(timesOf([[20, text], ...tokens(400)], 21)).toEqual([400, 400, 590])
    expect(timesOf([...every(20, text), ...tokens(400)], 20)).toEqual([400, 400, 590])
    // Also where a chunk holds several tokens, so that the count proves nothing.
    expect(timesOf([...every(20, text), ...tokens(400)], 200)).toEqual([400, 400, 590])
  })

  it.each([1, 2])('is white space that comes as tokens do, in %d pieces', (count) => {
    const blanks = tokens(50, count).map(([atMs]) => [atMs, '\n'] as const)
    const words = tokens(50 + 10 * count, 19)
    expect(timesOf([...blanks, ...words], 19 + count)).toEqual([50, 50, 230 + 10 * count])
    // Nobody counted it: it may as well be none.
    expect(timesOf([...blanks, ...words])).toEqual([50 + 10 * count, 50 + 10 * count, 230 + 10 * count])
    expect(timesOf([...blanks, ...words], 19)).toEqual([50 + 10 * count, 50 + 10 * count, 230 + 10 * count])
  })

  it.each(['.', '…', '⏳', 'Still working, please wait.'])('is not an equal text at even gaps: %j', (text) => {
    for (const count of [20, undefined, 200]) {
      expect(timesOf([...every(40, text), ...tokens(400)], count)).toEqual([400, 400, 590])
    }
  })

  it('is no frame of a spinner that turns half as fast as tokens come and that no count has', () => {
    const frames = every(20, '⠋').map(([atMs], index) => [atMs, '⠋⠙⠹⠸'.charAt(index % 4)] as const)
    expect(timesOf([...frames, ...tokens(400)], 20)).toEqual([400, 400, 590])
    // With another count, nothing says that the frames are those in excess.
    expect(timesOf([...frames, ...tokens(400)], 25)).toEqual([20, 20, 590])
  })

  it('is not an equal text as fast as tokens that no count has', () => {
    expect(timesOf([...every(10, '.', 390), ...tokens(400)], 20)).toEqual([400, 400, 590])
  })

  it.each<[string, readonly Piece[]]>([
    ['are counted and come as tokens do', tokens(50).map(([atMs, word], index) => [atMs, index < 5 ? 'ha' : word])],
    ['are all there is', tokens(50).map(([atMs]) => [atMs, 'ha'])],
    ['come unevenly', [[20, 'ha'], [50, 'ha'], [290, 'ha'], ...tokens(400, 17)]]
  ])('is an equal text where such texts %s', (_, pieces) => {
    expect(timesOf(pieces, 20)[0]).toBe(pieces[0]?.[0])
  })

  it('is not a line about the state of the server that no count has', () => {
    const lines: readonly Piece[] = [
      [20, 'Searching the web …\n'],
      [150, 'Reading 3 pages …\n']
    ]
    expect(timesOf([...lines, ...tokens(400)], 20)).toEqual([400, 400, 590])
    expect(timesOf([...lines, ...tokens(400)], 22)).toEqual([20, 20, 590])
  })

  it('may be a thought, with the answer after it', () => {
    const thoughts = tokens(50, 5).map(([atMs, text]) => [atMs, text, 'reasoning-delta'] as const)
    expect(timesOf([...thoughts, [300, '\n\n'], ...tokens(310)], 26)).toEqual([50, 310, 500])
  })
})

describe('the last token', () => {
  it('is not zero-width text behind it', () => {
    expect(timesOf([...tokens(50), [900, '\u200b']], 20)).toEqual([50, 50, 240])
  })

  it('may be a line feed', () => {
    expect(timesOf([...tokens(50), [250, '\n']], 21)).toEqual([50, 50, 250])
  })
})

it('is in time for a reply of 200,000 chunks, whatever they are', () => {
  for (const text of ['.', ' ', '\u200b', 'a']) {
    const many = partsOf(Array.from({ length: 200_000 }, (_, index) => [index, text] as const))
    // Of this process alone: others may be busy.
    const before = process.cpuUsage()
    generatedChunks(many, 5)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000)
  }
})

it('is nothing of a reply without text', () => {
  expect(
    generatedChunks(
      partsOf([
        [20, ' '],
        [30, '\u200b']
      ]),
      2
    )
  ).toEqual({ chunks: [], answer: undefined })
  const finish: StreamPart = { type: 'finish', reason: 'stop' }
  expect(generatedChunks([{ ...finish, atMs: 1, read: 1 }], undefined)).toEqual({ chunks: [], answer: undefined })
})
