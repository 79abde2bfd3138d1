import type { Read } from './exchange.ts'

/** Enough for some two hundred tokens, so that most streams never outgrow it. */
const CAPACITY_BYTES = 64 * 1024
/** Buffers of streams that are over, for those to come. */
const FREE: Buffer[] = []

/**
 * The reads of one stream while it is open: one buffer and lists of plain numbers. A buffer kept for each read would be
 * an object outside of the heap each, and so would a new buffer for each stream: V8 answers both with full collections,
 * whose pauses of 3 to 18 ms fall into the streams that are open (seen with `--trace-gc`).
 */
export class Recording {
  #bytes = FREE.pop() ?? Buffer.allocUnsafeSlow(CAPACITY_BYTES)
  #length = 0
  readonly #atMs: number[] = []
  readonly #ends: number[] = []
  readonly #sameArrival: boolean[] = []

  /** Absent before the first read. */
  lastAtMs(): number | undefined {
    return this.#atMs.at(-1)
  }

  add(atMs: number, bytes: Uint8Array, sameArrival: boolean): void {
    const end = this.#length + bytes.length
    if (end > this.#bytes.length) this.#grow(end)
    this.#bytes.set(bytes, this.#length)
    this.#length = end
    this.#atMs.push(atMs)
    this.#ends.push(end)
    this.#sameArrival.push(sameArrival)
  }

  /** To be called once, when nothing more comes. */
  close(): readonly Read[] {
    const bytes = Buffer.from(this.#bytes.subarray(0, this.#length))
    if (this.#bytes.length === CAPACITY_BYTES) FREE.push(this.#bytes)
    return this.#atMs.map((atMs, index) => ({
      atMs,
      bytes: bytes.subarray(this.#ends[index - 1] ?? 0, this.#ends[index]),
      sameArrival: this.#sameArrival[index] ?? false
    }))
  }

  #grow(toBytes: number): void {
    const grown = Buffer.allocUnsafeSlow(Math.max(toBytes, 2 * this.#bytes.length))
    grown.set(this.#bytes.subarray(0, this.#length))
    if (this.#bytes.length === CAPACITY_BYTES) FREE.push(this.#bytes)
    this.#bytes = grown
  }
}
