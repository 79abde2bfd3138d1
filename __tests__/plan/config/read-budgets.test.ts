import { describe, expect, it } from '@jest/globals'
import { readBudgets } from '../../../src/plan/config/read-budgets.ts'
import { readConfigFile } from '../../../src/plan/config/read-config.ts'
import { readInputs } from '../../../src/plan/config/read-inputs.ts'
import { aDraft, aWorld, CONFIG_PATH } from '../plan-world.ts'

const PRICED = aDraft({ id: 'gw', price: { input: 1, output: 2 } })

function read(config: string, input = '', targets = [aDraft(), PRICED]) {
  const raw = { budgets: input }
  const file = readConfigFile(raw, aWorld({ [CONFIG_PATH]: config }))
  return readBudgets({ inputs: readInputs(raw), file, targets })
}
const complaints = (...given: Parameters<typeof read>) =>
  read(...given).problems.map(({ where, message }) => `${where}: ${message}`)

describe('readBudgets', () => {
  it('adds those of the input to those of the file', () => {
    const { entries } = read(
      'budgets:\n  - ttft < 1s\n  - gw: e2e < 2s\n',
      'error_rate < 1%\n\n# a comment\n- tpot < 30ms\n'
    )
    expect(entries.flatMap(({ limits }) => limits).map(({ text }) => text)).toEqual([
      'ttft < 1s',
      'gw: e2e < 2s',
      'error_rate < 1%',
      'tpot < 30ms'
    ])
  })

  it('says which entry is wrong, in the file and in the input', () => {
    expect(complaints('budgets:\n  - ttft < 1s\n  - tttf < 1s\n', 'ttft < 1s\nfast\n')).toEqual([
      expect.stringMatching(/^\.github\/llm-latency\.yml:3:5: at budgets\[1\]: "tttf < 1s": unknown metric "tttf"/),
      expect.stringMatching(/^input "budgets", entry 2: "fast" has no operator/)
    ])
  })

  it('refuses a target that t, with the nearest', () => {
    expect(read('', 'mimi: ttft < 1s').problems).toEqual([
      {
        where: 'input "budgets", entry 1',
        message: '"mimi: ttft < 1s": there is no target "mimi"; expected mini or gw',
        hint: 'Did you mean "mini"?'
      }
    ])
  })

  it('does not ask for a target where the targets themselves could not be read', () => {
    expect(complaints('', 'mimi: ttft < 1s', [])).toEqual([])
  })

  it('asks for the price that a cost is made of, at the targets it is for', () => {
    expect(complaints('', 'gw: cost < $1')).toEqual([])
    expect(complaints('', 'cost < $1')).toEqual([
      expect.stringContaining('a cost needs a price, which is missing for "mini"')
    ])
  })

  describe('of what lies between a target and its upstream', () => {
    const direct = aDraft({ id: 'gw (direct)', directOf: 'gw' })
    const withDirect = [aDraft(), PRICED, direct]

    it('asks for the upstream, which no target names or the named one does not', () => {
      expect(read('', 'overhead < 5ms').problems).toEqual([
        {
          where: 'input "budgets", entry 1',
          message:
            '"overhead < 5ms": overhead is the time that a target adds to its upstream, but no target has a "direct"',
          hint: 'Add "direct: { base-url: … }" with the address of the upstream to the target in the file.'
        }
      ])
      expect(complaints('', 'mini: overhead < 5ms', withDirect)).toEqual([
        expect.stringContaining('but "mini" has no "direct"')
      ])
    })

    it('takes one for every target where any has an upstream, and one for that', () => {
      expect(read('', 'overhead < 5ms\ngw: overhead < 5ms', withDirect).entries).toHaveLength(2)
    })
  })

  it.each([
    ['gw (direct)', { directOf: 'gw' }],
    ['gw (base)', { baseOf: 'gw' }]
  ])('refuses %s, which is measured for another target and has no budgets', (id, members) => {
    const role = id.includes('base') ? 'base' : 'upstream'
    const [problem] = read('', `${id}: ttft < 1s`, [aDraft(), PRICED, aDraft({ id, ...members })]).problems
    expect(problem).toEqual({
      where: 'input "budgets", entry 1',
      message: `"${id}: ttft < 1s": "${id}" is the ${role} of "gw", and budgets do not apply to it; expected mini or gw`,
      hint: 'To judge that endpoint too, list it as a target of its own.'
    })
  })

  it('asks no price of what is measured beside a target', () => {
    expect(complaints('', 'cost < $1', [PRICED, aDraft({ id: 'gw (base)', baseOf: 'gw' })])).toEqual([])
  })

  it('reports a preset once, not for each of its two budgets', () => {
    expect(complaints('', 'mimi: mlperf/llama-2-70b/server')).toHaveLength(1)
  })
})
