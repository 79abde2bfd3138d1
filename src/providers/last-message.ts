import type { Json } from '../domain/plan.ts'
import { isObject } from './foreign-json.ts'

type Members = { readonly [name: string]: Json }

/** A request with the last of its `messages` changed; as it is where there is none. */
export function withLastMessage(body: Members, change: (message: Members) => Members): Members {
  const { messages } = body
  const list: readonly Json[] = Array.isArray(messages) ? messages : []
  const last = list.at(-1)
  return isObject(last) ? { ...body, messages: [...list.slice(0, -1), change(last as Members)] } : body
}
