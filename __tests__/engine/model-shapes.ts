import type { ModelShape } from './make-model.ts'

/**
 * Two models that differ in size only. `tiny` answers a chat prompt in a fraction of a second on one thread, and yet takes
 * several times longer over a token than Node takes to pass it on; `larger` does five times the work a token, so that
 * putting it behind the same name is a regression nobody can miss.
 */
export const MODEL_SHAPES = {
  tiny: { width: 256, layerCount: 4, feedForwardWidth: 768, headCount: 4, keyValueHeadCount: 2, seed: 1 },
  larger: { width: 512, layerCount: 6, feedForwardWidth: 1536, headCount: 8, keyValueHeadCount: 2, seed: 1 }
} as const satisfies Record<string, ModelShape>
export type ModelName = keyof typeof MODEL_SHAPES

export const isModelName = (name: string): name is ModelName => Object.hasOwn(MODEL_SHAPES, name)
