// Writes a llama model with random weights, so that a real engine can be tested without a download. The format is
// GGUF version 3: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md

export interface ModelShape {
  readonly width: number
  readonly layerCount: number
  readonly feedForwardWidth: number
  readonly headCount: number
  readonly keyValueHeadCount: number
  readonly seed: number
}

const CONTEXT_TOKENS = 4096
const ALIGNMENT_BYTES = 32
const VALUE_TYPES = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8, array: 9 } as const
const TENSOR_TYPES = { float32: 0, float16: 1 } as const
const TOKEN_TYPES = { normal: 1, unknown: 2, control: 3, byte: 6 } as const

type Scalar = Exclude<keyof typeof VALUE_TYPES, 'array'>
interface Entry {
  readonly key: string
  readonly type: Scalar
  readonly value: number | string | boolean | readonly (number | string)[]
}
interface Tensor {
  readonly name: string
  /** Fastest-varying dimension first, as ggml counts them. */
  readonly dimensions: readonly number[]
  readonly type: keyof typeof TENSOR_TYPES
  readonly valueAt: (index: number) => number
}
interface Token {
  readonly text: string
  readonly score: number
  readonly type: number
}
interface Random {
  readonly uniform: () => number
  readonly normal: () => number
}

/** The same bytes for the same shape. */
export function makeModel(shape: ModelShape): Buffer {
  const random = xorshift(shape.seed)
  const vocabulary = makeVocabulary(random)
  const entries = describe(shape, vocabulary)
  const tensors = layOut(shape, vocabulary, random)
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3),
    uint64(tensors.length),
    uint64(entries.length),
    ...entries.map(encodeEntry),
    ...encodeTensorTable(tensors)
  ])
  return Buffer.concat([padded(head), ...tensors.map(encodeTensor)])
}

/** Marsaglia, "Xorshift RNGs" (2003), and the Box–Muller transform: quality matters little here, speed does. */
function xorshift(seed: number): Random {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1
  const uniform = () => {
    state = (state ^ (state << 13)) >>> 0
    state ^= state >>> 17
    state = (state ^ (state << 5)) >>> 0
    return state / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(uniform() + 1e-12)) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}

const WORD_START = '\u2581'
const WORD_COUNT = 400

/** A SentencePiece vocabulary: control and byte tokens, single characters, then invented words. */
function makeVocabulary(random: Random): readonly Token[] {
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`)
  const characters = [...`${WORD_START}abcdefghijklmnopqrstuvwxyz0123456789.,!?-:'"`]
  const words = inventWords(random)
  // SentencePiece merges pair by pair, so a word can be reached only if each of its beginnings is a piece as well.
  const beginnings = words.flatMap((word) => beginningsOf(word, 2))
  const startBeginnings = words.flatMap((word) => beginningsOf(word, 1).map((piece) => WORD_START + piece))
  const pieces = new Set([...beginnings, ...startBeginnings].filter((piece) => !characters.includes(piece)))
  return [
    { text: '<unk>', score: 0, type: TOKEN_TYPES.unknown },
    { text: '<s>', score: 0, type: TOKEN_TYPES.control },
    { text: '</s>', score: 0, type: TOKEN_TYPES.control },
    ...bytes.map((text) => ({ text, score: 0, type: TOKEN_TYPES.byte })),
    ...characters.map((text) => ({ text, score: -1000, type: TOKEN_TYPES.normal })),
    ...[...pieces].map((text) => ({ text, score: -500 + 10 * text.length, type: TOKEN_TYPES.normal }))
  ]
}

function inventWords(random: Random): readonly string[] {
  const pick = (letters: string) => letters[Math.floor(random.uniform() * letters.length)] ?? ''
  const words = new Set<string>()
  while (words.size < WORD_COUNT) {
    const syllables = 1 + Math.floor(random.uniform() * 3)
    words.add(Array.from({ length: syllables }, () => pick('bdfgklmnprstvz') + pick('aeiou')).join(''))
  }
  return [...words]
}

const beginningsOf = (word: string, from: number) =>
  Array.from({ length: Math.max(0, word.length - from + 1) }, (_, index) => word.slice(0, from + index))

function describe(shape: ModelShape, vocabulary: readonly Token[]): readonly Entry[] {
  const number = (key: string, value: number): Entry => ({ key, type: 'uint32', value })
  return [
    { key: 'general.architecture', type: 'string', value: 'llama' },
    { key: 'general.name', type: 'string', value: `random-llama-${shape.seed}` },
    number('general.file_type', TENSOR_TYPES.float16),
    number('llama.block_count', shape.layerCount),
    number('llama.context_length', CONTEXT_TOKENS),
    number('llama.embedding_length', shape.width),
    number('llama.feed_forward_length', shape.feedForwardWidth),
    number('llama.attention.head_count', shape.headCount),
    number('llama.attention.head_count_kv', shape.keyValueHeadCount),
    { key: 'llama.attention.layer_norm_rms_epsilon', type: 'float32', value: 1e-5 },
    number('llama.rope.dimension_count', shape.width / shape.headCount),
    number('llama.vocab_size', vocabulary.length),
    { key: 'tokenizer.ggml.model', type: 'string', value: 'llama' },
    { key: 'tokenizer.ggml.tokens', type: 'string', value: vocabulary.map(({ text }) => text) },
    { key: 'tokenizer.ggml.scores', type: 'float32', value: vocabulary.map(({ score }) => score) },
    { key: 'tokenizer.ggml.token_type', type: 'int32', value: vocabulary.map(({ type }) => type) },
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', 2),
    number('tokenizer.ggml.unknown_token_id', 0),
    { key: 'tokenizer.ggml.add_bos_token', type: 'bool', value: true },
    { key: 'tokenizer.ggml.add_space_prefix', type: 'bool', value: true }
  ]
}

/**
 * Channel 0 of the residual stream is a constant that no layer writes to, so the output head can use it as a bias that
 * rules out control and byte tokens: a reply never ends by itself and is printable at any length.
 */
function layOut(shape: ModelShape, vocabulary: readonly Token[], random: Random): readonly Tensor[] {
  const { width, feedForwardWidth, layerCount } = shape
  const keyValueWidth = (width / shape.headCount) * shape.keyValueHeadCount
  const firstTextToken = vocabulary.findIndex(({ type }) => type === TOKEN_TYPES.normal)
  const ones = (name: string): Tensor => ({ name, dimensions: [width], type: 'float32', valueAt: () => 1 })
  const matrix = (name: string, dimensions: readonly number[], valueAt: Tensor['valueAt']): Tensor => ({
    name,
    dimensions,
    type: 'float16',
    valueAt
  })
  const noise = (scale: number) => () => random.normal() * scale
  const noiseBelowRow0 = (scale: number, columns: number) => (index: number) =>
    index < columns ? 0 : random.normal() * scale
  const perWidth = 1 / Math.sqrt(width)
  const perFeedForward = 1 / Math.sqrt(feedForwardWidth)
  const layer = (name: string): readonly Tensor[] => [
    ones(`${name}.attn_norm.weight`),
    matrix(`${name}.attn_q.weight`, [width, width], noise(1.5 * perWidth)),
    matrix(`${name}.attn_k.weight`, [width, keyValueWidth], noise(1.5 * perWidth)),
    matrix(`${name}.attn_v.weight`, [width, keyValueWidth], noise(perWidth)),
    matrix(`${name}.attn_output.weight`, [width, width], noiseBelowRow0(perWidth, width)),
    ones(`${name}.ffn_norm.weight`),
    matrix(`${name}.ffn_gate.weight`, [width, feedForwardWidth], noise(perWidth)),
    matrix(`${name}.ffn_up.weight`, [width, feedForwardWidth], noise(perWidth)),
    matrix(`${name}.ffn_down.weight`, [feedForwardWidth, width], noiseBelowRow0(perFeedForward, feedForwardWidth))
  ]
  const bias = (index: number) => (Math.floor(index / width) < firstTextToken ? -40 : 0)
  return [
    matrix('token_embd.weight', [width, vocabulary.length], (index) =>
      index % width === 0 ? 4 : 0.7 * random.normal()
    ),
    ...Array.from({ length: layerCount }, (_, index) => layer(`blk.${index}`)).flat(),
    ones('output_norm.weight'),
    matrix('output.weight', [width, vocabulary.length], (index) =>
      index % width === 0 ? bias(index) : 0.25 * random.normal()
    )
  ]
}

const encoded = (bytes: number, write: (buffer: Buffer) => void): Buffer => {
  const buffer = Buffer.alloc(bytes)
  write(buffer)
  return buffer
}
const uint32 = (value: number) => encoded(4, (buffer) => buffer.writeUInt32LE(value))
const uint64 = (value: number) => encoded(8, (buffer) => buffer.writeBigUInt64LE(BigInt(value)))

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8')
  return Buffer.concat([uint64(bytes.length), bytes])
}

function scalar(type: Scalar, value: number | string | boolean): Buffer {
  if (type === 'string') return text(String(value))
  if (type === 'bool') return Buffer.from([value === true ? 1 : 0])
  if (type === 'float32') return encoded(4, (buffer) => buffer.writeFloatLE(Number(value)))
  return type === 'int32' ? encoded(4, (buffer) => buffer.writeInt32LE(Number(value))) : uint32(Number(value))
}

function encodeEntry({ key, type, value }: Entry): Buffer {
  if (typeof value !== 'object') return Buffer.concat([text(key), uint32(VALUE_TYPES[type]), scalar(type, value)])
  const head = [text(key), uint32(VALUE_TYPES.array), uint32(VALUE_TYPES[type]), uint64(value.length)]
  return Buffer.concat([...head, ...value.map((item) => scalar(type, item))])
}

const padding = (bytes: number) => (ALIGNMENT_BYTES - (bytes % ALIGNMENT_BYTES)) % ALIGNMENT_BYTES
const padded = (buffer: Buffer) => Buffer.concat([buffer, Buffer.alloc(padding(buffer.length))])
const valueCount = ({ dimensions }: Tensor) => dimensions.reduce((product, dimension) => product * dimension, 1)
const byteCount = (tensor: Tensor) => valueCount(tensor) * (tensor.type === 'float32' ? 4 : 2)

function encodeTensorTable(tensors: readonly Tensor[]): readonly Buffer[] {
  let offset = 0
  return tensors.map((tensor) => {
    const { name, dimensions, type } = tensor
    const row = [text(name), uint32(dimensions.length), ...dimensions.map(uint64), uint32(TENSOR_TYPES[type])]
    const buffer = Buffer.concat([...row, uint64(offset)])
    offset += byteCount(tensor) + padding(byteCount(tensor))
    return buffer
  })
}

function encodeTensor(tensor: Tensor): Buffer {
  const count = valueCount(tensor)
  const bytes = new ArrayBuffer(byteCount(tensor) + padding(byteCount(tensor)))
  // Typed arrays write in the machine's byte order, which is GGUF's on every platform that has a binary.
  if (tensor.type === 'float32') {
    const values = new Float32Array(bytes, 0, count)
    for (let index = 0; index < count; index++) values[index] = tensor.valueAt(index)
  } else {
    const values = new Uint16Array(bytes, 0, count)
    for (let index = 0; index < count; index++) values[index] = float16Bits(tensor.valueAt(index))
  }
  return Buffer.from(bytes)
}

const floatView = new Float32Array(1)
const bitsView = new Uint32Array(floatView.buffer)

/** IEEE 754 binary32 → binary16, toward zero; too small becomes 0, which no random weight minds. */
function float16Bits(value: number): number {
  floatView[0] = value
  const bits = bitsView[0] ?? 0
  const sign = (bits >>> 16) & 0x8000
  const exponent = ((bits >>> 23) & 0xff) - 127 + 15
  if (exponent <= 0) return sign
  return exponent >= 31 ? sign | 0x7c00 : sign | (exponent << 10) | ((bits & 0x7fffff) >>> 13)
}
