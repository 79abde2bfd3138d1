import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { digestRun } from '../../src/analysis/runs/digest.ts'
import { createFileStore } from '../../src/baseline/file-store.ts'
import { runsOnMain } from '../support/a-run.ts'
import { aBaselineFile } from '../support/stored-files.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

let folder: string

beforeEach(async () => {
  folder = makeTemporaryFolder()
})

describe('createFileStore', () => {
  it('has nothing where nothing was stored, and says nothing', async () => {
    expect(await createFileStore(join(folder, 'none')).read('key')).toEqual({ files: [], warnings: [] })
  })

  it('keeps one file a key, and gives back the newest', async () => {
    const store = createFileStore(folder)
    expect(await store.write(aBaselineFile('a/b'))).toEqual([])
    const second = aBaselineFile('a/b', { own: { ...aBaselineFile('a/b').own, seed: 2 } })
    await store.write(second)
    await store.write(aBaselineFile('a_b'))
    expect(await store.read('a/b')).toEqual({ files: [second], warnings: [] })
    expect(await store.read('a_b')).toEqual({ files: [aBaselineFile('a_b')], warnings: [] })
    expect((await readdir(folder)).length).toBe(2)
  })

  it('loses neither of two runs that are stored at once', async () => {
    const files = runsOnMain(6).map((own) =>
      aBaselineFile('key', { own, window: [digestRun(own, { ordinal: 0 })], log: [] })
    )
    const warnings = await Promise.all(files.map((file) => createFileStore(folder).write(file)))
    expect(warnings.flat()).toEqual([])
    const { files: stored } = await createFileStore(folder).read('key')
    expect(stored[0]?.window.map(({ commit }) => commit).toSorted()).toEqual(
      files.map(({ own }) => own.commit).toSorted()
    )
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('takes no notice of a lock that a killed process left', async () => {
    const lock = join(folder, 'key.baseline.json.gz.lock')
    await writeFile(lock, '')
    await utimes(lock, 0, 0)
    expect(await createFileStore(folder).write(aBaselineFile('key'))).toEqual([])
  })

  it('keeps to its folder, whatever the key', async () => {
    await createFileStore(folder).write(aBaselineFile('../../escaped'))
    expect(await readdir(folder)).toEqual([
      expect.stringMatching(
        /^_\._\.\._escaped-[0-9a-f]{8}\.baseline\.json\.gz$|^[^/]+-[0-9a-f]{8}\.baseline\.json\.gz$/
      )
    ])
  })

  it('passes over a damaged file with a warning that names it', async () => {
    const store = createFileStore(folder)
    await store.write(aBaselineFile('key'))
    const path = join(folder, 'key.baseline.json.gz')
    await writeFile(path, (await readFile(path)).subarray(0, -30))
    expect(await store.read('key')).toEqual({
      files: [],
      warnings: [
        {
          kind: 'baseline-unreadable',
          source: path,
          message: `cannot read ${path}: ends in the middle of the gzip data`
        }
      ]
    })
  })

  it('passes over the file of another key', async () => {
    const store = createFileStore(folder)
    await store.write(aBaselineFile('other'))
    await writeFile(join(folder, 'key.baseline.json.gz'), await readFile(join(folder, 'other.baseline.json.gz')))
    expect(await store.read('key')).toMatchObject({ files: [], warnings: [{ message: 'belongs to another key' }] })
  })

  it('tells as a warning that it could not store', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(await createFileStore(join(folder, 'file')).write(aBaselineFile('key'))).toEqual([
      { kind: 'publish-failed', what: 'baseline', message: expect.stringContaining('cannot write') }
    ])
  })
})
