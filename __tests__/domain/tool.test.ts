import { describe, expect, it } from '@jest/globals'
import { TOOL } from '../../src/domain/tool.ts'
import { read } from '../repo/repository.ts'

describe('TOOL', () => {
  it('is what package.json says', () => {
    const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string }
    expect(TOOL).toEqual({ name, version })
  })
})
