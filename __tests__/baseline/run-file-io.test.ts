import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { readRunFile, writeRunFile } from '../../src/baseline/run-file-io.ts'
import { KnownError } from '../../src/domain/errors.ts'
import { aRunFile } from '../support/stored-files.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

let folder: string

beforeEach(async () => {
  folder = makeTemporaryFolder()
})

async function refusal(name: string, bytes: Buffer | string): Promise<unknown> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return readRunFile(path).catch((error: unknown) => error)
}

const whole = JSON.stringify(aRunFile())
const packed = gzipSync(whole)

describe('readRunFile', () => {
  it('gives back what was written', async () => {
    const path = join(folder, 'new', 'a.run.json.gz')
    await writeRunFile(path, aRunFile())
    expect(await readRunFile(path)).toEqual(aRunFile())
    expect(JSON.parse(gunzipSync(await readFile(path)).toString('utf8'))).toEqual(aRunFile())
  })

  it('reads and writes the same unpacked', async () => {
    const path = join(folder, 'a.run.json')
    await writeRunFile(path, aRunFile())
    expect(await readFile(path, 'utf8')).toBe(whole)
    expect(await readRunFile(path)).toEqual(aRunFile())
  })

  it('says that there is no such file', async () => {
    const path = join(folder, 'none.run.json.gz')
    await expect(readRunFile(path)).rejects.toMatchObject({
      code: 'unreadable-file',
      message: `cannot read ${path}: does not exist`
    })
  })

  it.each([
    ['a truncated gzip', packed.subarray(0, -20), 'ends in the middle of the gzip data'],
    ['an empty file', Buffer.alloc(0), 'is not a gzip file, though its name ends in .gz'],
    ['plain text', Buffer.from(whole), 'is not a gzip file, though its name ends in .gz'],
    [
      'damaged gzip data',
      Buffer.concat([packed.subarray(0, 12), Buffer.alloc(50, 255)]),
      'its gzip data is damaged (Z_'
    ],
    ['no JSON', gzipSync('<html>'), 'is not JSON'],
    ['no UTF-8', gzipSync(Buffer.from([0x22, 0xff, 0x22])), 'is not UTF-8 text'],
    [
      'another schema',
      gzipSync(whole.replace('run/1', 'run/9')),
      'schema: "llm-latency-run/9" got, "llm-latency-run/1" expected'
    ],
    [
      'a number where none is allowed',
      gzipSync(whole.replace('"seed":1', '"seed":-1')),
      'seed: Too small: expected number'
    ],
    ['an unknown key', gzipSync(whole.replace('"seed":1', '"seed":1,"x":1')), 'the whole: Unrecognized key: "x"'],
    [
      'a prototype key',
      gzipSync(whole.replace('"seed":1', '"seed":1,"__proto__":{"a":1}')),
      'holds the key "__proto__", which is not allowed'
    ]
  ])('refuses %s', async (_, bytes, problem) => {
    const error = await refusal('a.run.json.gz', bytes)
    expect(error).toBeInstanceOf(KnownError)
    expect(error).toMatchObject({
      code: 'unreadable-file',
      message: expect.stringContaining(`a.run.json.gz: ${problem}`)
    })
  })

  it('refuses a file over 32 MiB without reading it', async () => {
    const error = await refusal('a.run.json.gz', Buffer.alloc(33 * 1024 * 1024))
    expect(error).toMatchObject({ message: expect.stringContaining('33.0 MiB got, at most 32 MiB allowed') })
  })

  it('stops unpacking at 256 MiB', async () => {
    const error = await refusal('a.run.json.gz', gzipSync(Buffer.alloc(257 * 1024 * 1024, ' '), { level: 1 }))
    expect(error).toMatchObject({
      message: expect.stringContaining('unpacked, it is too large; at most 256 MiB allowed')
    })
  })

  it('quotes nothing of what it could not read', async () => {
    const error = await refusal('a.run.json', 'sk-secret is what stands here')
    expect(String(error)).not.toContain('sk-secret')
  })
})

describe('writeRunFile', () => {
  it('leaves the old file where the new one cannot be written, and nothing beside it', async () => {
    const path = join(folder, 'a.run.json')
    await writeRunFile(path, aRunFile())
    const circle: Record<string, unknown> = {}
    circle['own'] = circle
    await expect(writeRunFile(path, { ...aRunFile(), environment: circle as never })).rejects.toThrow()
    expect(await readRunFile(path)).toEqual(aRunFile())
    expect(await readdir(folder)).toEqual(['a.run.json'])
  })

  it('says where it could not write', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(writeRunFile(join(folder, 'file', 'a.run.json.gz'), aRunFile())).rejects.toMatchObject({
      code: 'unwritable-file',
      message: expect.stringContaining(join(folder, 'file', 'a.run.json.gz'))
    })
  })

  it('leaves no temporary file where the rename fails', async () => {
    const { mkdir } = await import('node:fs/promises')
    await mkdir(join(folder, 'a.run.json'))
    await expect(writeRunFile(join(folder, 'a.run.json'), aRunFile())).rejects.toMatchObject({
      code: 'unwritable-file'
    })
    expect(await readdir(folder)).toEqual(['a.run.json'])
  })
})
