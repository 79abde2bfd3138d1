import { describe, expect, it } from '@jest/globals'
import type { StreamPart, TimedPart } from '../../../src/domain/timeline.ts'
import { unreadText } from '../../../src/measure/sample/unread-text.ts'

const at = (atMs: number, part: StreamPart): TimedPart => ({ ...part, atMs, read: atMs, event: atMs })
const unread = (atMs: number, text: string, member = 'delta.musing') => at(atMs, { type: 'unread-text', member, text })
const text = (atMs: number, words: string) => at(atMs, { type: 'text-delta', text: words })
const LONG = 'A sentence of several words, as models write them.'

describe('text that nobody read', () => {
  it.each<[string, readonly TimedPart[], number]>([
    ['in several events of its own', [unread(50, 'hm '), unread(60, 'well '), text(360, 'Yes')], 60],
    ['always the same, again and again', [50, 60, 70, 80].map((atMs) => unread(atMs, 'hm ')), 80],
    ['as a sentence in one', [unread(50, LONG), text(360, 'Yes')], 50],
    ['after the answer', [text(50, 'Yes'), unread(60, 'a'), unread(70, 'b')], 70]
  ])('was generated where it came %s', (_, parts, lastAtMs) => {
    expect(unreadText(parts)).toEqual({ member: 'delta.musing', lastAtMs })
  })

  it.each<[string, readonly TimedPart[]]>([
    ['it does not exist', [text(50, 'Yes')]],
    ['it is the same in the first event and the last', [unread(50, 'a'), text(60, 'Yes'), unread(70, 'a')]],
    ['it is one word', [unread(50, 'final'), text(60, 'Yes')]],
    ['it is a number that no one speaks', [unread(50, 'chatcmpl-8f14e45fceea167a5a36dedd4bea2543'), text(60, 'Yes')]],
    ['it is the whole text again', [text(50, LONG.slice(0, 20)), text(60, LONG.slice(20)), unread(70, LONG)]],
    [
      'it is the text so far, each time',
      [text(50, LONG), unread(50, LONG), text(60, ' More.'), unread(60, `${LONG} More.`)]
    ]
  ])('was not where %s', (_, parts) => {
    expect(unreadText(parts)).toBeUndefined()
  })

  it('is told by the member that has most of it, though another has a label', () => {
    const parts = [unread(50, 'x', 'delta.lane'), unread(60, 'a'), unread(70, 'b')]
    expect(unreadText(parts)).toEqual({ member: 'delta.musing', lastAtMs: 70 })
  })

  it('is found in time among very many', () => {
    const parts = Array.from({ length: 100_000 }, (_, index) =>
      unread(index, `${LONG} ${index}`, `delta.m${index % 50_000}`)
    )
    // Of this process alone: others may be busy.
    const before = process.cpuUsage()
    expect(unreadText([text(0, LONG.repeat(1000)), ...parts])).toBeDefined()
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000)
  })
})
