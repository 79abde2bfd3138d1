import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { strToU8, zipSync } from 'fflate'
import { textIn } from '../../../src/github/api/download.ts'

const NAME = 'baseline.json'
const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files, { level: 1 }))

/** Makes the directory say another unpacked size than the data has. */
function withDeclaredSize(bytes: Buffer, size: number): Buffer {
  const changed = Buffer.from(bytes)
  const entry = changed.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  changed.writeUInt32LE(size, entry + 24)
  return changed
}

describe('textIn', () => {
  it.each([
    ['a zip', zip({ 'other.json': strToU8('no'), [NAME]: strToU8('{"ä":1}') })],
    ['gzip', gzipSync('{"ä":1}')],
    ['gzip in a zip', zip({ [NAME]: gzipSync('{"ä":1}') })],
    ['plain bytes', Buffer.from('{"ä":1}')]
  ])('gives the text in %s', (_, bytes) => {
    expect(textIn(bytes, NAME)).toEqual({ kind: 'text', text: '{"ä":1}' })
  })

  it.each([
    ['a zip that is cut short', zip({ [NAME]: strToU8('x'.repeat(1000)) }).subarray(0, 40), 'unreadable'],
    ['a damaged gzip', gzipSync('x'.repeat(1000)).subarray(0, 20), 'unreadable'],
    ['a zip that says it is large', withDeclaredSize(zip({ [NAME]: strToU8('{}') }), 0x7000_0000), 'too-large'],
    ['a gzip that unpacks to 257 MiB', gzipSync(Buffer.alloc(257 * 1024 * 1024), { level: 1 }), 'too-large'],
    ['the same in a zip', zip({ [NAME]: gzipSync(Buffer.alloc(257 * 1024 * 1024), { level: 1 }) }), 'too-large']
  ])('refuses %s', (_, bytes, why) => {
    expect(textIn(bytes, NAME)).toEqual({ kind: 'refused', why })
  })

  it('tells a zip without the file from a damaged one', () => {
    expect(textIn(zip({ 'other.json': strToU8('no') }), NAME)).toEqual({ kind: 'absent' })
  })

  it('unpacks no more than the directory says', () => {
    const text = 'x'.repeat(5_000_000)
    expect(textIn(withDeclaredSize(zip({ [NAME]: strToU8(text) }), 10), NAME)).toEqual({
      kind: 'text',
      text: 'x'.repeat(10)
    })
  })

  it('unpacks the first of many entries that share one name and one piece of data', () => {
    const bytes = zip({ [NAME]: strToU8('x'.repeat(20_000_000)) })
    const start = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
    const end = bytes.indexOf(Buffer.from('PK\x05\x06', 'latin1'))
    const count = 2000
    const trailer = Buffer.from(bytes.subarray(end))
    trailer.writeUInt16LE(count, 8)
    trailer.writeUInt16LE(count, 10)
    trailer.writeUInt32LE(count * (end - start), 12)
    const entries = Array.from({ length: count }, () => bytes.subarray(start, end))
    const bomb = Buffer.concat([bytes.subarray(0, start), ...entries, trailer])
    // Two thousand times twenty megabytes would not end within the time limit of a test.
    expect(textIn(bomb, NAME)).toMatchObject({ kind: 'text', text: expect.stringMatching(/^x{100}/) })
  })
})
