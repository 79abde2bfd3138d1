import { describe, expect, it } from '@jest/globals'
import { codeBlocks } from '../../scripts/markdown.ts'

describe('the code blocks of a page', () => {
  it('carry language, text and the line of their fence', () => {
    expect(codeBlocks('# Title\n\n```yaml\na: 1\n  b: 2\n```\n')).toEqual([
      { language: 'yaml', text: 'a: 1\n  b: 2\n', line: 3 }
    ])
  })

  it('carry the comment on the line before', () => {
    expect(codeBlocks('<!-- fresh -->\n```sh\nnpm cit\n```\n')[0]?.mark).toBe('fresh')
  })

  it('lose the indentation of the list they stand in, and no more', () => {
    expect(codeBlocks('- item\n  ```yaml\n  a:\n    - b\n\n  ```\n')[0]?.text).toBe('a:\n  - b\n\n')
  })

  it('may hold shorter fences', () => {
    const blocks = codeBlocks('````md\n```yaml\na: 1\n```\n````\n')
    expect(blocks.map(({ language }) => language)).toEqual(['md'])
  })

  it('are an error where one is not closed', () => {
    expect(() => codeBlocks('text\n```yaml\na: 1\n')).toThrow('line 2')
  })
})
