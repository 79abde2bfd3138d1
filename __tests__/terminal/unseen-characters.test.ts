import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../src/domain/errors.ts'
import { readPlan } from '../../src/plan/read-plan.ts'
import { BUILTIN_SETS } from '../../src/prompts/builtin.ts'
import { errorText } from '../../src/terminal/error-text.ts'
import { createPaint } from '../../src/terminal/paint.ts'
import { sha256 } from '../support/a-run.ts'

/** Clears a terminal, turns text around, and forges a line of this program. */
const HOSTILE = '\u001b[2J\u009b1m\u202ex\u200b\r\nthe configuration is valid\u2028\u0085'
const UNSEEN = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/u
const paint = createPaint({ isTTY: false }, {})

/** The error that a configuration ends in. */
function errorOf(config: string): unknown {
  const path = 'c\u001b[2J.yml'
  try {
    readPlan(
      { config: path },
      {
        readText: (name) => (name === path ? config : undefined),
        sha256,
        builtinSets: BUILTIN_SETS,
        defaultConfigPath: path
      }
    )
  } catch (error) {
    return error
  }
  throw new Error('nothing was wrong with it')
}

const quoted = JSON.stringify(HOSTILE)
const CONFIGS = {
  'a key': `{ ${quoted}: 1 }`,
  'a key of a target': `{ targets: [{ id: a, model: m, ${quoted}: 1 }] }`,
  'a key that is there twice': `{ ${quoted}: 1, ${quoted}: 2 }`,
  'an id': `{ targets: [{ id: ${quoted}, model: m }] }`,
  'a label': `{ targets: [{ id: a, model: m, labels: { ${quoted}: [] } }] }`,
  'a header': `{ targets: [{ id: a, model: m, extra-headers: { ${quoted}: x } }] }`,
  'a path of prompts': `{ prompts: [${quoted}] }`,
  'a budget': `{ budgets: [${quoted}] }`,
  'a check': `{ gate: { checks: [{ metric: ${quoted} }] } }`,
  'an accepted check': `{ accept: [{ check: ${quoted}, up-to: ${quoted}, until: ${quoted}, reason: x }] }`,
  'what YAML refuses': `a: "\\q${'\u001b[2J\u202e'}\nb: @${'\u001b[2J'}`
}

describe('an error', () => {
  it.each(Object.entries(CONFIGS))('shows nothing unseen of %s, and has only the lines of its own', (_, config) => {
    const text = errorText(errorOf(config), paint)
    expect(text).not.toMatch(UNSEEN)
    expect(text.split('\n').filter((line) => !/^(error | {2}hint: )/.test(line))).toEqual([])
  })

  it('shows nothing unseen of what a server said', () => {
    const text = errorText(new KnownError('cannot-measure', HOSTILE, { hint: HOSTILE }), paint)
    expect(text).not.toMatch(UNSEEN)
    expect(text.split('\n')).toHaveLength(2)
  })

  it('shows nothing unseen of a bug', () => {
    expect(errorText(new Error(HOSTILE), paint)).not.toMatch(UNSEEN)
  })
})
