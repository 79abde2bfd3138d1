import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ERROR_CODES } from '../../src/domain/errors.ts'
import { METRIC_IDS } from '../../src/domain/metric.ts'
import { projectFiles, ROOT, read } from './repository.ts'

const PAGES = projectFiles().filter(
  (path) => path.endsWith('.md') && !path.startsWith('dist/') && !path.includes('/goldens/')
)
const headingsOf = (page: string) => [...page.matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? '')

/** The anchor GitHub gives a heading: letters, digits, underscores and hyphens; spaces become hyphens. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

/** The page without its code, where brackets have another meaning. */
const proseOf = (page: string) => page.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '').replaceAll(/`[^`\n]*`/g, '')

const rooms = readdirSync(join(ROOT, 'src')).filter((name) => statSync(join(ROOT, 'src', name)).isDirectory())

describe('ARCHITECTURE.md', () => {
  it.each(rooms)('names the room %s', (room) => {
    expect(read('ARCHITECTURE.md')).toMatch(new RegExp(`^\\s*${room}/ `, 'm'))
  })

  const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }
  it.each(['measure', 'plan', 'analysis', 'report', 'github'])(
    'shows the layers of %s as the rules have them',
    (room) => {
      const row = new RegExp(`^\\| \`${room}/\` \\| (.+) \\|$`, 'm').exec(read('ARCHITECTURE.md'))?.[1] ?? ''
      const layers = config.forbidden.flatMap(({ name }) => {
        const layer = new RegExp(`^${room}-(.+)-stays-below$`).exec(name)?.[1]
        return layer === undefined ? [] : [`\`${layer}\``]
      })
      expect(row.split(', ')).toEqual(layers)
    }
  )

  it('fits two screens', () => {
    expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(120)
  })
})

describe('docs/errors.md', () => {
  it('has a section for each error code, and no other', () => {
    const sections = [...read('docs/errors.md').matchAll(/^## (.+)$/gm)].map((match) => match[1])
    expect(sections.toSorted()).toEqual([...ERROR_CODES].toSorted())
  })

  it.each(ERROR_CODES)('explains the causes of %s and what to do', (code) => {
    const section = read('docs/errors.md').split(`\n## ${code}\n`)[1]?.split('\n## ')[0] ?? ''
    expect(section).toMatch(/\*\*Causes\.\*\*/)
    expect(section).toMatch(/\*\*What to do\.\*\*/)
  })
})

describe('docs/glossary.md', () => {
  it.each(METRIC_IDS)('defines what %s counts and what it does not', (id) => {
    const row = read('docs/glossary.md')
      .split('\n')
      .find((line) => line.startsWith(`| \`${id}\``))
    expect(row?.split('|').filter((cell) => cell.trim() !== '')).toHaveLength(4)
  })
})

describe('docs/decisions', () => {
  const decisions = readdirSync(join(ROOT, 'docs/decisions'))

  it.each(decisions)('%s is dated and has context, decision, consequences and rejected ideas', (name) => {
    expect(name).toMatch(/^20\d\d-\d\d-\d\d-[a-z0-9-]+\.md$/)
    const headings = headingsOf(read(`docs/decisions/${name}`)).slice(1)
    expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Rejected'])
  })

  it.each(decisions)('%s is linked from ARCHITECTURE.md', (name) => {
    expect(read('ARCHITECTURE.md')).toContain(`(docs/decisions/${name})`)
  })

  it('explain every package that package.json names', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >
    const page = read(`docs/decisions/${decisions.find((name) => name.includes('dependenc'))}`)
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})

describe('paths in pages', () => {
  const folders = ['src', 'scripts', 'bench', 'lint', 'docs', '__tests__', ...rooms]
  const path = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]+)\``, 'g')
  const paths = PAGES.flatMap((page) => [...read(page).matchAll(path)].map(([, name = '']) => ({ page, name })))

  it.each(paths)('$page names $name, which exists', ({ name }) => {
    expect([name, join('src', name)].some((each) => existsSync(join(ROOT, each)))).toBe(true)
  })
})

describe('links between pages', () => {
  const links = PAGES.flatMap((page) =>
    [...proseOf(read(page)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => ({ page, target }))
  )

  it('are found', () => {
    expect(links.length).toBeGreaterThan(10)
  })

  it.each(links)('$page → $target exists', ({ page, target }) => {
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? page : join(dirname(page), path)
    expect(existsSync(join(ROOT, file))).toBe(true)
    if (anchor !== undefined) expect(headingsOf(read(file)).map(anchorOf)).toContain(anchor)
  })
})
