import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { atOnce, inSlices, type Steps } from '../../../src/measure/wire/in-slices.ts'

/** Takes as long a step as is said, and notes the turn of each. */
function* working(stepCount: number, stepMs: number, onStep: () => void): Steps<string> {
  for (let step = 0; step < stepCount; step += 1) {
    const untilMs = performance.now() + stepMs
    while (performance.now() < untilMs);
    onStep()
    yield
  }
  return 'done'
}

describe('work in steps', () => {
  it('is done at once where nothing waits', () => {
    let steps = 0
    expect(atOnce(working(5, 0, () => (steps += 1)))).toBe('done')
    expect(steps).toBe(5)
  })

  it('lets everything else have its turn between slices', async () => {
    let turn = 0
    let over = false
    const turns = new Set<number>()
    const others = (async () => {
      for (; !over; turn += 1) await nextTurn()
    })()
    expect(await inSlices(working(10, 0.2, () => turns.add(turn)))).toBe('done')
    over = true
    await others
    // Each step is longer than a slice.
    expect(turns.size).toBe(10)
  })

  it('takes many small steps a turn', async () => {
    let turn = 0
    let over = false
    const others = (async () => {
      for (; !over; turn += 1) await nextTurn()
    })()
    await inSlices(working(1000, 0, () => undefined))
    over = true
    await others
    expect(turn).toBeLessThan(500)
  })

  it('comes one after another, however much there is at once', async () => {
    const order: string[] = []
    const names = ['a', 'b', 'c']
    await Promise.all(names.map((name) => inSlices(working(3, 0.2, () => order.push(name)))))
    expect(order.join('')).toBe('aaabbbccc')
  })

  it('that fails fails alone', async () => {
    // biome-ignore lint/correctness/useYield: it fails before its first step is over.
    const failing = function* (): Steps<string> {
      throw new Error('broken')
    }
    const [failed, next] = [inSlices(failing()), inSlices(working(1, 0, () => undefined))]
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
