import { describe, expect, it } from '@jest/globals'
import { boundSummary } from '../../../src/github/publish/publisher.ts'

describe('boundSummary', () => {
  it('leaves a usual page as it is', () => {
    expect(boundSummary('# Title\n\ntext\n')).toBe('# Title\n\ntext\n')
  })

  it('cuts by bytes, at the end of a line, and says so', () => {
    const page = '| 🔥🔥🔥 |\n'.repeat(100_000)
    expect(page.length).toBeLessThan(1_200_000)
    const cut = boundSummary(page)
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(900_000)
    expect(Buffer.byteLength(cut)).toBeGreaterThan(899_900)
    expect(cut).not.toContain('\uFFFD')
    expect(cut).toMatch(/\| 🔥🔥🔥 \|\n\n\*The summary ends here/)
  })

  it('cuts nowhere in a line, however long', () => {
    expect(boundSummary('ä'.repeat(500_000))).toMatch(/^\n\n\*The summary ends here/)
  })
})
