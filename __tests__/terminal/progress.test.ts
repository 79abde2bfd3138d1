import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createProgress } from '../../src/terminal/progress.ts'

/** A stream that remembers what was written to it. */
function recorder(isTTY: boolean) {
  const stream = new PassThrough() as unknown as NodeJS.WriteStream
  let written = ''
  stream.on('data', (piece: Buffer) => {
    written += piece.toString()
  })
  stream.isTTY = isTTY
  return { stream, written: () => written }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('in a log', () => {
  it('says where it is at the start, every ten seconds, and at the end', () => {
    const { stream, written } = recorder(false)
    const progress = createProgress(stream)
    progress.start(60, 'measuring')
    jest.advanceTimersByTime(5000)
    progress.advance(5)
    progress.advance(10)
    jest.advanceTimersByTime(5000)
    jest.advanceTimersByTime(9999)
    expect(written()).toBe('measuring: 0 of 60\nmeasuring: 10 of 60, 20 s left\n')
    jest.advanceTimersByTime(1)
    progress.advance(60)
    progress.stop()
    jest.advanceTimersByTime(60_000)
    expect(written().split('\n').slice(2)).toEqual(['measuring: 10 of 60, 10 s left', 'measuring: 60 of 60', ''])
  })

  it('says how far it came where it stops early, and only once', () => {
    const { stream, written } = recorder(false)
    const progress = createProgress(stream)
    progress.start(60, 'measuring')
    progress.advance(7)
    progress.stop()
    progress.stop()
    expect(written()).toBe('measuring: 0 of 60\nmeasuring: 7 of 60\n')
  })

  it('notes at once, started or not', () => {
    const { stream, written } = recorder(false)
    const progress = createProgress(stream)
    progress.note('waiting 2 s')
    progress.advance(3)
    expect(written()).toBe('waiting 2 s\n')
  })

  it('has no escape sequences, whatever the stream says, where it is told that it is no terminal', () => {
    const { stream, written } = recorder(true)
    const progress = createProgress(stream, false)
    progress.start(2, 'measuring')
    progress.stop()
    expect(written()).not.toContain('\u001b')
  })
})

describe('on a terminal', () => {
  it('draws a bar with the count and the time left, which counts down by itself', () => {
    const { stream, written } = recorder(true)
    const progress = createProgress(stream)
    progress.start(60, 'measuring')
    expect(written()).toContain('measuring\n')
    jest.advanceTimersByTime(10_000)
    progress.advance(30)
    jest.advanceTimersByTime(1000)
    expect(written()).toContain(`${'█'.repeat(14)}${'░'.repeat(14)} 30 of 60, 9 s left`)
    jest.advanceTimersByTime(4000)
    expect(written()).toContain('30 of 60, 5 s left')
    progress.advance(60)
    progress.stop()
    expect(written()).toMatch(/60 of 60\S*\n$/)
    const length = written().length
    jest.advanceTimersByTime(10_000)
    expect(written()).toHaveLength(length)
  })

  it('puts a note on a line of its own', () => {
    const { stream, written } = recorder(true)
    const progress = createProgress(stream)
    progress.start(60, 'measuring')
    progress.note('waiting 2 s')
    expect(written()).toContain('\u001b[2Kwaiting 2 s\n')
    progress.stop()
  })

  it('can be started again', () => {
    const { stream, written } = recorder(true)
    const progress = createProgress(stream)
    progress.start(60, 'measuring')
    progress.advance(60)
    progress.stop()
    progress.start(20, 'measuring again')
    expect(written()).toContain('measuring again\n')
    expect(written()).toContain('0 of 20')
    progress.stop()
  })

  it('leaves Ctrl-C to the program', () => {
    const before = process.listenerCount('SIGINT')
    const progress = createProgress(recorder(true).stream)
    progress.start(60, 'measuring')
    expect(process.listenerCount('SIGINT')).toBe(before)
    progress.stop()
  })
})

describe('a closed pipe', () => {
  it('does not end the program', () => {
    const { stream } = recorder(false)
    createProgress(stream)
    expect(() => stream.emit('error', Object.assign(new Error('gone'), { code: 'EPIPE' }))).not.toThrow()
    expect(() => stream.emit('error', Object.assign(new Error('full'), { code: 'ENOSPC' }))).toThrow('full')
  })
})
