import { describe, expect, it } from '@jest/globals'
import { type Annotation, boundAnnotations } from '../../../src/github/publish/publisher.ts'

const many = (count: number, level: Annotation['level']): Annotation[] =>
  Array.from({ length: count }, (_, n) => ({ level, message: `${level} ${n + 1}` }))

describe('boundAnnotations', () => {
  it('leaves ten of each level as they are', () => {
    const all = [...many(10, 'error'), ...many(10, 'warning'), ...many(10, 'notice')]
    expect(boundAnnotations(all)).toEqual(all)
  })

  it('shows nine of eleven and says that two are missing, level by level', () => {
    const shown = boundAnnotations([...many(11, 'error'), ...many(1, 'warning')])
    expect(shown.map(({ message }) => message)).toEqual([
      ...many(9, 'error').map(({ message }) => message),
      '2 more: see the job summary.',
      'warning 1'
    ])
  })

  it('cuts what the runner would cut', () => {
    const [shown] = boundAnnotations([{ level: 'error', message: 'x'.repeat(5000) }])
    expect(shown?.message).toBe(`${'x'.repeat(4095)}…`)
  })
})
