import { beforeAll, describe, expect, it } from '@jest/globals'
import { inScratchCopy, PURE_ROOMS, runProgram, writeFiles } from './repository.ts'

/** Each is planted in a pure room; Biome must name the file and say what to do instead. */
const FAULTS = [
  {
    what: 'the wall clock',
    name: 'planted-date',
    text: 'export const planted = () => Date.now()\n',
    says: 'Pass the time in.'
  },
  {
    what: 'the monotonic clock',
    name: 'planted-performance',
    text: 'export const planted = () => performance.now()\n',
    says: 'Pass the time in.'
  },
  {
    what: 'the process',
    name: 'planted-process',
    text: 'export const planted = () => process.pid\n',
    says: 'Pass the value in.'
  },
  {
    what: 'the network',
    name: 'planted-fetch',
    text: "export const planted = () => fetch('http://localhost')\n",
    says: 'Only the shell talks to the network.'
  },
  {
    what: 'a timer',
    name: 'planted-timer',
    text: 'export const planted = (then: () => void) => setTimeout(then, 1)\n',
    says: 'Only the shell waits.'
  },
  {
    what: 'the console',
    name: 'planted-console',
    text: "export const planted = () => console.log('x')\n",
    says: 'Return text.'
  },
  {
    what: 'chance',
    name: 'planted-random',
    text: 'export const planted = () => Math.random()\n',
    says: 'Take a random source as an argument'
  },
  {
    what: 'waiting',
    name: 'planted-await',
    text: 'export const planted = async (value: Promise<number>) => await value\n',
    says: 'A pure room does not wait.'
  },
  {
    what: "the machine's locale",
    name: 'planted-locale',
    text: 'export const planted = (value: number) => value.toLocaleString()\n',
    says: "Output must not depend on the machine's locale."
  }
]

/** Biome's report on a copy of its own configuration and the given files alone. */
function lintOf(files: Readonly<Record<string, string>>): string {
  return inScratchCopy(['biome.json', 'lint', '.gitignore', 'tsconfig.json', 'package.json'], (folder) => {
    writeFiles(folder, files)
    const args = ['lint', '--error-on-warnings', '--colors=off', '--max-diagnostics=none', 'src']
    const { stdout, stderr } = runProgram('node_modules/@biomejs/biome/bin/biome', args, folder)
    return `${stdout}${stderr}`
  })
}

/** The part of the report that is about one file. */
const about = (report: string, file: string) =>
  report
    .split(/^(?=src\/)/m)
    .filter((part) => part.startsWith(file))
    .join('')

describe('a pure room', () => {
  const planted = PURE_ROOMS.flatMap((room) =>
    FAULTS.map((fault) => ({ ...fault, file: `src/${room}/${fault.name}.ts` }))
  )
  let report = ''
  beforeAll(() => {
    report = lintOf(Object.fromEntries(planted.map(({ file, text }) => [file, text])))
  }, 60_000)

  it.each(planted)('does not use $what: $file', ({ file, says }) => {
    expect(about(report, file)).toContain(says)
  })
})

describe('everywhere', () => {
  let report = ''
  beforeAll(() => {
    report = lintOf({
      'src/measure/planted-floating.ts': 'const work = async () => 1\nexport function planted(): void {\n  work()\n}\n',
      'src/measure/planted_name.ts': 'export const planted = 1\n',
      'src/measure/planted-environment.ts': "export const planted = () => process.env['HOME']\n",
      'src/measure/planted-default.ts': 'export default 1\n',
      'src/measure/planted-barrel.ts': "export * from './planted-default.ts'\n",
      'src/measure/planted-any.ts': 'export const planted = (value: any) => value\n',
      'src/measure/planted-bang.ts': 'export const planted = (value?: number) => value!\n',
      'src/measure/planted-clock.ts': 'export const planted = () => Date.now()\n'
    })
  }, 60_000)

  it.each([
    ['a floating promise', 'src/measure/planted-floating.ts', 'noFloatingPromises'],
    ['a snake_case file name', 'src/measure/planted_name.ts', 'useFilenamingConvention'],
    ['reading the environment', 'src/measure/planted-environment.ts', 'noProcessEnv'],
    ['a default export', 'src/measure/planted-default.ts', 'noDefaultExport'],
    ['a barrel', 'src/measure/planted-barrel.ts', 'noReExportAll'],
    ['any', 'src/measure/planted-any.ts', 'noExplicitAny'],
    ['a non-null assertion', 'src/measure/planted-bang.ts', 'noNonNullAssertion']
  ])('%s is refused', (_what, file, rule) => {
    expect(about(report, file)).toContain(rule)
  })

  it('the clock is open to the shell rooms', () => {
    expect(about(report, 'src/measure/planted-clock.ts')).toBe('')
  })
})
