// The part of node-llama-cpp that serve.ts uses. Its own types are absent where the engine is not installed, and the
// project must type-check there as well.

interface LlamaSequence {
  readonly contextTokens: readonly number[]
  readonly nextTokenIndex: number
  readonly clearHistory: () => Promise<void>
  readonly eraseContextTokenRanges: (ranges: readonly { start: number; end: number }[]) => Promise<void>
  readonly evaluate: (
    tokens: readonly number[],
    options: { readonly temperature: number; readonly seed: number }
  ) => AsyncIterable<number>
}

interface LlamaModel {
  readonly tokens: { readonly bos: number | null }
  readonly tokenize: (text: string) => readonly number[]
  readonly detokenize: (tokens: readonly number[], special: boolean, before: readonly number[]) => string
  readonly createContext: (options: {
    readonly contextSize: number
    readonly batchSize: number
    readonly threads: number
  }) => Promise<{ readonly getSequence: () => LlamaSequence }>
}

interface Llama {
  readonly loadModel: (options: { readonly modelPath: string; readonly gpuLayers: number }) => Promise<LlamaModel>
  readonly dispose: () => Promise<void>
}

interface LlamaPackage {
  readonly LlamaLogLevel: { readonly warn: string }
  readonly getLlama: (options: {
    readonly gpu: false
    readonly build: 'never'
    readonly logLevel: string
    readonly maxThreads: number
  }) => Promise<Llama>
}

export interface Engine {
  readonly model: LlamaModel
  readonly sequence: LlamaSequence
  readonly dispose: () => Promise<void>
}

/** One thread: with more, llama.cpp's spinning barriers collapse on a machine that others use as well. */
const THREADS = 1
const CONTEXT_TOKENS = 4096
const BATCH_TOKENS = 512

export async function loadEngine(modelPath: string): Promise<Engine> {
  // Not a literal, so that the type checker does not look for a package that may be absent.
  const packageName: string = 'node-llama-cpp'
  const { getLlama, LlamaLogLevel }: LlamaPackage = await import(packageName)
  const llama = await getLlama({ gpu: false, build: 'never', logLevel: LlamaLogLevel.warn, maxThreads: THREADS })
  const model = await llama.loadModel({ modelPath, gpuLayers: 0 })
  const context = await model.createContext({ contextSize: CONTEXT_TOKENS, batchSize: BATCH_TOKENS, threads: THREADS })
  return { model, sequence: context.getSequence(), dispose: () => llama.dispose() }
}
