import type { StreamPart } from '../domain/timeline.ts'
import type { ForeignObject } from './foreign-json.ts'

/**
 * Members that label, sign, seal, cite or locate what was generated, or tell of the work on it. Their strings are no
 * generated text, however often they come.
 */
const LABEL =
  /^(role|id|index|type|object|name|status|state|phase|stage|event|progress|format|encoding|data|url|uri|title|lang(uage)?|channel|recipient|model|provider|p|obfuscation|padding|citations?|annotations?|sources?|references?|moderation|logprobs?|provider_specific_fields|extra_content)$|_?ids?$|Ids?$|signature|encrypted|redacted|tool|mime|created|grounding|safety|filter|reason$|(^|_)(time|date|search|stop)(_|$)/i

/** Text nested deeper than this is no text of a delta. */
const MOST_LEVELS = 5

/**
 * The parts for strings in an event's delta, or its kin, that this dialect does not read, one for each member. To be called for
 * an event in which no generated text was found: what accompanies text that was found is a label or a copy of it.
 *
 * Hosts rename the members that carry thoughts, and nest them (vllm-project/vllm#50624). A name that is not known here
 * would otherwise make a model that thinks aloud look slow to start and many times faster per token.
 */
export function unreadParts(
  place: string,
  outer: ForeignObject,
  isRead: (name: string) => boolean = () => false
): readonly StreamPart[] {
  const parts: StreamPart[] = []
  for (const name in outer) {
    const value = outer[name]
    if (value === null || value === '' || isRead(name) || LABEL.test(name)) continue
    const text = textWithin(value, MOST_LEVELS)
    if (text !== '') parts.push({ type: 'unread-text', member: memberPath(place, name), text })
  }
  return parts
}

/** All strings of a value that stand in no label. */
function textWithin(value: unknown, levels: number): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || levels === 0) return ''
  if (Array.isArray(value)) return value.map((each) => textWithin(each, levels - 1)).join('')
  const named = Object.entries(value).filter(([name]) => !LABEL.test(name))
  return named.map(([, each]) => textWithin(each, levels - 1)).join('')
}

/** The name is the server's, and is printed: whatever does not look like a name is left out. */
function memberPath(place: string, name: string): string {
  return /^[\w$.-]{1,60}$/.test(name) ? `${place}.${name}` : place
}
