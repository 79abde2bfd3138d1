import { describe, expect, it } from '@jest/globals'
import { headerProblems, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from '../../src/imports/csv-rows.ts'

// Stands in for the guess that the entry hands over: the first name that begins alike.
const nearestHint = (word: string, names: readonly string[]) => {
  const name = names.find((option) => option.slice(0, 4) === word.slice(0, 4))
  return name === undefined ? undefined : `Did you mean "${name}"?`
}
const problemsOf = (header: readonly string[]) => headerProblems(header, 'load.csv:1', nearestHint)

describe('headerProblems', () => {
  it('has none for the required columns, with and without the optional ones, in any order', () => {
    expect(problemsOf(REQUIRED_COLUMNS)).toEqual([])
    expect(problemsOf([...OPTIONAL_COLUMNS, ...REQUIRED_COLUMNS].reverse())).toEqual([])
  })

  it('names every fault at once, with the nearest column', () => {
    const header = ['target', 'scenario', 'round', 'outcome', 'ttft-ms', 'last_ms', 'last_ms', 'tokens', '']
    expect(problemsOf(header)).toEqual([
      {
        where: 'load.csv:1',
        message: expect.stringContaining('unknown column "ttft-ms"'),
        hint: 'Did you mean "ttft_ms"?'
      },
      { where: 'load.csv:1', message: 'the column "last_ms" appears twice' },
      { where: 'load.csv:1', message: expect.stringContaining('unknown column "tokens"; expected target, scenario') },
      { where: 'load.csv:1', message: 'column 9 has no name' },
      { where: 'load.csv:1', message: 'the column "ttft_ms" is missing' },
      { where: 'load.csv:1', message: 'the column "output_tokens" is missing' }
    ])
  })

  it('does not guess at a column that is there already', () => {
    const [problem] = problemsOf([...REQUIRED_COLUMNS, 'targetx'])
    expect(problem?.hint).toBeUndefined()
  })

  it('knows no extra column even where every column is there', () => {
    expect(problemsOf([...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS, 'user'])).toHaveLength(1)
  })

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs']
  ])('says that %j does not separate columns', (separator, name) => {
    const [problem, ...others] = problemsOf([REQUIRED_COLUMNS.join(separator)])
    expect(problem?.hint).toBe(`Separate columns with commas, not with ${name}.`)
    expect(others).toEqual([])
  })
})
