import type { Json, Target } from '../domain/plan.ts'
import { isObject } from './foreign-json.ts'

/** Members of a request. */
export type Members = { readonly [name: string]: Json }

/** The members that a user gave a target, by their place in the API. */
export interface GivenMembers {
  /** For the body itself. */
  readonly body: Members
  /** For the object of settings within it; `undefined` where the user wants none. */
  readonly settings: Members | undefined
}

/** `name: null` in a config takes a member out that would be sent otherwise, for hosts that reject it. */
export function withoutNulls(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null))
}

/**
 * For APIs that keep settings such as the temperature in an object of their own: `params` are settings, except those
 * that the API has in the body, and `extra-body` are members of the body. The object may also be given as a whole.
 */
export function givenMembers(
  { params, extraBody }: Pick<Target, 'params' | 'extraBody'>,
  settingsName: string,
  isOfBody: (name: string) => boolean
): GivenMembers {
  const ofBody = Object.entries(params).filter(([name]) => isOfBody(name))
  const settings = Object.entries(params).filter(([name]) => name !== settingsName && !isOfBody(name))
  const given = [params[settingsName], extraBody[settingsName]]
  const { [settingsName]: _whole, ...body } = { ...Object.fromEntries(ofBody), ...extraBody }
  const entries = [...settings, ...given.filter(isMembers).flatMap((whole) => Object.entries(whole))]
  return { body, settings: given.includes(null) ? undefined : Object.fromEntries(entries) }
}

export function isMembers(value: Json | undefined): value is Members {
  return isObject(value)
}

/** A request with the last of its `messages` changed; as it is where there is none. */
export function withLastMessage(body: Members, change: (message: Members) => Members): Members {
  const { messages } = body
  const list: readonly Json[] = Array.isArray(messages) ? messages : []
  const last = list.at(-1)
  return isObject(last) ? { ...body, messages: [...list.slice(0, -1), change(last as Members)] } : body
}
