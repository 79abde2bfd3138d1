import { describe, expect, it } from '@jest/globals'
import { configSchema } from '../../../src/plan/config/config-schema.ts'
import { INPUTS, type Input } from '../../../src/plan/config/inputs.ts'
import { readInputs } from '../../../src/plan/config/read-inputs.ts'

const ALL: readonly Input[] = INPUTS
const CONFIG = {
  '': Object.keys(configSchema.shape),
  gate: Object.keys(configSchema.shape.gate.unwrap().shape),
  schedule: Object.keys(configSchema.shape.schedule.unwrap().shape)
}

describe('INPUTS', () => {
  it('names each input once, in kebab-case', () => {
    const names = ALL.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
  })

  it.each(ALL.filter(({ configKey }) => configKey !== undefined))(
    '$name has a key of the file: $configKey',
    (input) => {
      const [key = '', section = ''] = (input.configKey ?? '').split('.').reverse()
      expect(CONFIG[section as keyof typeof CONFIG]).toContain(key)
    }
  )

  // The runner passes defaults of action.yml on as if the user had written them, and they would override the file.
  it.each(ALL.filter(({ configKey }) => configKey !== undefined))(
    '$name has no default that would override the file',
    (input) => {
      expect(input.actionDefault).toBeUndefined()
    }
  )

  it.each(ALL)('$name is an input that readInputs knows', ({ name }) => {
    expect(readInputs({ [name]: '' }).problems).toEqual([])
  })

  it.each(ALL)('$name is described in a sentence', ({ description }) => {
    expect(description).toMatch(/^.{20,}\.$/)
  })
})
