import type { Read } from './exchange.ts'

/** Enough for some two hundred tokens, so that most streams never outgrow it. */
const CAPACITY_BYTES = 64 * 1024
const CAPACITY_READS = 512

/** A model that writes for an hour sends less. Beyond it a reply is given up, so that no server can fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_READS = 500_000

/** A store for reads: their bytes end to end, and of each the time it came and the place it ends. */
interface Tape {
  bytes: Buffer
  atMs: Float64Array
  ends: Float64Array
  sameArrival: Uint8Array
}

/** Tapes of streams that are over, for those to come: as many as there are requests in flight. */
const FREE: Tape[] = []

/**
 * The reads of one stream while it is open. Writing one down allocates nothing: a buffer kept for each read, or made for
 * each stream, is memory outside of the heap that V8 answers with full collections, and their pauses of 3 to 18 ms fall
 * into the streams that are open (seen with `--trace-gc`).
 */
export class Recording {
  readonly #tape: Tape = FREE.pop() ?? newTape()
  #byteCount = 0
  #readCount = 0

  /** Absent before the first read. */
  lastAtMs(): number | undefined {
    return this.#readCount === 0 ? undefined : this.#tape.atMs[this.#readCount - 1]
  }

  add(atMs: number, bytes: Uint8Array, sameArrival: boolean): void {
    const tape = this.#tape
    const read = this.#readCount
    const end = this.#byteCount + bytes.length
    if (end > tape.bytes.length) tape.bytes = grown(tape.bytes, Buffer.allocUnsafeSlow(2 * end))
    if (read === tape.atMs.length) this.#growReads()
    tape.bytes.set(bytes, this.#byteCount)
    tape.atMs[read] = atMs
    tape.ends[read] = end
    tape.sameArrival[read] = sameArrival ? 1 : 0
    this.#byteCount = end
    this.#readCount = read + 1
  }

  /** Nothing more may be added. */
  isFull(): boolean {
    return this.#byteCount > MOST_BYTES || this.#readCount >= MOST_READS
  }

  byteCount(): number {
    return this.#byteCount
  }

  /** The bytes from a place on, as text. */
  textFrom(start: number): string {
    return this.#tape.bytes.toString('latin1', start, this.#byteCount)
  }

  /** A copy of what came so far. */
  reads(): readonly Read[] {
    const { bytes, atMs, ends, sameArrival } = this.#tape
    const whole = Buffer.from(bytes.subarray(0, this.#byteCount))
    return Array.from(atMs.subarray(0, this.#readCount), (at, index) => ({
      atMs: at,
      bytes: whole.subarray(ends[index - 1] ?? 0, ends[index]),
      sameArrival: sameArrival[index] === 1
    }))
  }

  /** To be called once, when nothing more comes. */
  close(): readonly Read[] {
    const reads = this.reads()
    const { bytes, atMs } = this.#tape
    // A tape that was outgrown would hold memory for the rest of the run.
    if (bytes.length === CAPACITY_BYTES && atMs.length === CAPACITY_READS) FREE.push(this.#tape)
    return reads
  }

  #growReads(): void {
    const tape = this.#tape
    const count = 2 * this.#readCount
    tape.atMs = grown(tape.atMs, new Float64Array(count))
    tape.ends = grown(tape.ends, new Float64Array(count))
    tape.sameArrival = grown(tape.sameArrival, new Uint8Array(count))
  }
}

function newTape(): Tape {
  return {
    bytes: Buffer.allocUnsafeSlow(CAPACITY_BYTES),
    atMs: new Float64Array(CAPACITY_READS),
    ends: new Float64Array(CAPACITY_READS),
    sameArrival: new Uint8Array(CAPACITY_READS)
  }
}

function grown<T extends Uint8Array | Float64Array>(from: T, to: T): T {
  to.set(from)
  return to
}
