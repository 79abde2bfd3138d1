import { describe, expect, it } from '@jest/globals'
import { importCsv } from '../../src/imports/csv.ts'
import { IMPORT_FORMATS } from '../../src/imports/formats.ts'

describe('IMPORT_FORMATS', () => {
  it('reads csv by its name', () => {
    expect(IMPORT_FORMATS.csv).toBe(importCsv)
    expect(Object.keys(IMPORT_FORMATS)).toEqual(['csv'])
  })
})
