import type { TimedPart } from '../domain/timeline.ts'

/** Everything generated that a reply shows, in every channel and in order: what its tokens are counted from. */
export function joinedText(parts: readonly TimedPart[]): string {
  return parts.map(generatedText).join('')
}

function generatedText(part: TimedPart): string {
  switch (part.type) {
    case 'text-delta':
    case 'reasoning-delta':
    case 'refusal-delta':
    case 'tool-call-delta':
      return part.text
    default:
      return ''
  }
}
