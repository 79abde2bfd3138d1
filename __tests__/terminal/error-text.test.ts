import { describe, expect, it } from '@jest/globals'
import { InputError, KnownError } from '../../src/domain/errors.ts'
import { errorText } from '../../src/terminal/error-text.ts'
import type { Paint } from '../../src/terminal/paint.ts'

const plain: Paint = (_, text) => text
const marked: Paint = (style, text) => `<${style}>${text}</${style}>`

describe('errorText', () => {
  it('is the message and the hint of a known failure', () => {
    const error = new KnownError('not-found', 'mini answered 404', { hint: 'Check base-url.' })
    expect(errorText(error, plain)).toBe('error mini answered 404\n  hint: Check base-url.')
    expect(errorText(error, marked)).toBe('<bad>error</bad> mini answered 404\n  <faint>hint:</faint> Check base-url.')
  })

  it('has no hint where there is none', () => {
    expect(errorText(new KnownError('cannot-measure', 'all failed'), plain)).toBe('error all failed')
  })

  it('is every problem of an input, each with its place', () => {
    const error = new InputError([
      { where: 'a.yml:1:2', message: 'got x', hint: 'Write y.' },
      { where: 'input "budgets"', message: 'is empty' }
    ])
    expect(errorText(error, plain)).toBe('error a.yml:1:2: got x\n  hint: Write y.\nerror input "budgets": is empty')
  })

  it('is the stack of a bug, its causes, and what to do', () => {
    const text = errorText(new TypeError('no such thing', { cause: new RangeError('too far') }), plain)
    expect(text).toMatch(/^TypeError: no such thing\n {4}at /)
    expect(text).toMatch(/\ncaused by RangeError: too far\n/)
    expect(text).toMatch(/\nThis is a bug in llm-latency-gate\. Please report it with the lines above\.$/)
  })

  it('does not print what a foreign error carries', () => {
    const error = Object.assign(new Error('refused'), { headers: { authorization: 'Bearer sk-1' } })
    expect(errorText(error, plain)).not.toContain('sk-1')
    expect(errorText({ authorization: 'Bearer sk-2' }, plain)).not.toContain('sk-2')
  })

  it('ends where causes go in a circle', () => {
    const error = new Error('round')
    error.cause = error
    expect(errorText(error, plain).match(/Error: round/g)).toHaveLength(1)
  })
})
