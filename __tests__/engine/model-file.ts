import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeModel } from './make-model.ts'
import { MODEL_SHAPES, type ModelName } from './model-shapes.ts'

const CACHE = fileURLToPath(new URL('node_modules/.cache/', import.meta.url))

/** The path of a model's file, which is made once a shape and named for it. */
export function modelFile(name: ModelName): string {
  const shape = MODEL_SHAPES[name]
  const tag = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 12)
  const file = join(CACHE, `${name}-${tag}.gguf`)
  if (existsSync(file)) return file
  mkdirSync(CACHE, { recursive: true })
  // Renamed when whole, so that an interrupted run leaves nothing that looks like a model.
  const part = `${file}.${process.pid}`
  writeFileSync(part, makeModel(shape))
  renameSync(part, file)
  return file
}
