import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { KnownError } from '../domain/errors.ts'
import {
  type FileFormat,
  MAX_PACKED_BYTES,
  MAX_UNPACKED_BYTES,
  readForeignJson,
  tooLargeText
} from '../domain/foreign-json.ts'
import { codeOfThrown } from '../domain/thrown.ts'
import { unwritable } from './text-file.ts'

const unpack = promisify(gunzip)
const pack = promisify(gzip)

/** Reads a file of JSON, packed by gzip or plain, and refuses what does not fit the format. */
export async function readPackedJson<T>(path: string, format: FileFormat<T>): Promise<T> {
  const bytes = await readBytes(path)
  const json = readForeignJson(decodeText(path, await unpacked(path, bytes)), format)
  if (json.kind === 'refused') throw unreadable(path, json.message)
  return json.value
}

/** Writes beside the file and then renames, so that a crash leaves the old file whole. Packs where the name ends in `.gz`. */
export async function writePackedJson(path: string, value: unknown): Promise<void> {
  const text = Buffer.from(JSON.stringify(value))
  const bytes = path.endsWith('.gz') ? await pack(text) : text
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeThrough(temporary, bytes)
    await rename(temporary, path)
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw unwritable(path, cause)
  }
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    // Without it a power cut after the rename can leave an empty file under the final name.
    await file.sync()
  } finally {
    await file.close()
  }
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    const found = await stat(path)
    if (!found.isFile()) throw unreadable(path, 'is no regular file')
    const { size } = found
    const limit = path.endsWith('.gz') ? MAX_PACKED_BYTES : MAX_UNPACKED_BYTES
    if (size > limit) throw unreadable(path, tooLargeText(size, limit))
    return await readFile(path)
  } catch (cause) {
    if (cause instanceof KnownError) throw cause
    throw unreadable(path, codeOfThrown(cause) === 'ENOENT' ? 'does not exist' : codeOfThrown(cause), cause)
  }
}

async function unpacked(path: string, bytes: Buffer): Promise<Buffer> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isGzip && path.endsWith('.gz')) throw unreadable(path, 'is not a gzip file, though its name ends in .gz')
  if (!isGzip) return bytes
  try {
    return await unpack(bytes, { maxOutputLength: MAX_UNPACKED_BYTES })
  } catch (cause) {
    throw unreadable(path, gzipProblem(codeOfThrown(cause)), cause)
  }
}

function gzipProblem(code: string): string {
  if (code === 'ERR_BUFFER_TOO_LARGE') return `unpacked, it ${tooLargeText(undefined, MAX_UNPACKED_BYTES)}`
  if (code === 'Z_BUF_ERROR') return 'ends in the middle of the gzip data'
  return `its gzip data is damaged (${code})`
}

function decodeText(path: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw unreadable(path, 'is not UTF-8 text', cause)
  }
}

function unreadable(path: string, problem: string, cause?: unknown): KnownError {
  return new KnownError('unreadable-file', `cannot read ${path}: ${problem}`, {
    hint: 'Name a file that this tool wrote. If it was cut short, copy it again.',
    cause
  })
}
