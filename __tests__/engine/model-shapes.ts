import type { ModelShape } from './make-model.ts'

/**
 * Two models that differ in size only. `tiny` answers a chat prompt in a fraction of a second on one thread; `larger`
 * does several times the work a token, so that putting it behind the same name is a regression nobody can miss.
 */
export const MODEL_SHAPES = {
  tiny: { width: 64, layerCount: 2, feedForwardWidth: 192, headCount: 4, keyValueHeadCount: 2, seed: 1 },
  larger: { width: 384, layerCount: 6, feedForwardWidth: 1152, headCount: 6, keyValueHeadCount: 2, seed: 1 }
} as const satisfies Record<string, ModelShape>
export type ModelName = keyof typeof MODEL_SHAPES

export const isModelName = (name: string): name is ModelName => Object.hasOwn(MODEL_SHAPES, name)
