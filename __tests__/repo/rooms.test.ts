import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { inScratchCopy, ROOT, read, runProgram, writeFiles } from './repository.ts'

interface Cruise {
  readonly modules: readonly { readonly source: string }[]
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

const DEPCRUISE = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'

/** What the tool says of a copy of src with some files added. */
function cruiseWith(planted: Readonly<Record<string, string>>): Cruise {
  return inScratchCopy(['src', 'tsconfig.json', 'package.json', '.dependency-cruiser.cjs'], (folder) => {
    writeFiles(folder, planted)
    const args = ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
    return JSON.parse(runProgram(DEPCRUISE, args, folder).stdout) as Cruise
  })
}

interface Violation {
  readonly rule: string
  readonly file: string
  readonly text: string
}

const { rooms } = createRequire(import.meta.url)(`${ROOT}/.dependency-cruiser.cjs`) as {
  readonly rooms: {
    readonly LADDER: readonly string[]
    readonly SHELL: Readonly<Record<string, unknown>>
    readonly LAYERS: Readonly<Record<string, readonly string[]>>
  }
}
const importOf = (path: string): string => `import { planted } from '${path}'\nexport const again = planted\n`
const neighbors = (names: readonly string[]) => names.slice(1).map((name, index) => [names[index] ?? '', name] as const)

/** Each room of the ladder imports the next one. */
const UP_THE_LADDER: readonly Violation[] = neighbors(rooms.LADDER).map(([lower, upper]) => ({
  rule: `${lower}-stays-in-its-room`,
  file: `src/${lower}/planted-next.ts`,
  text: importOf(`../${upper}/planted.ts`)
}))
/** Each shell room imports another. */
const BETWEEN_SHELLS: readonly Violation[] = Object.keys(rooms.SHELL).map((room, index, all) => ({
  rule: `${room}-stays-in-its-room`,
  file: `src/${room}/planted-shell.ts`,
  text: importOf(`../${all[(index + 1) % all.length]}/planted.ts`)
}))
/** Each layer imports the one above it and the room's own files, and each room has a folder that is no layer. */
const BETWEEN_LAYERS: readonly Violation[] = Object.entries(rooms.LAYERS).flatMap(([room, layers]) => [
  ...neighbors(layers).map(([upper, lower]) => ({
    rule: `${room}-${lower}-stays-below`,
    file: `src/${room}/${lower}/planted-above.ts`,
    text: importOf(`../${upper}/planted.ts`)
  })),
  ...layers.map((layer) => ({
    rule: `${room}-${layer}-stays-below`,
    file: `src/${room}/${layer}/planted-room.ts`,
    text: importOf('../planted.ts')
  })),
  {
    rule: `every-folder-of-${room}-is-a-layer`,
    file: `src/${room}/planted-folder.ts`,
    text: importOf('./misc/planted.ts')
  }
])

/** Each is planted; the rule must name the file. */
const VIOLATIONS: readonly Violation[] = [
  ...UP_THE_LADDER,
  ...BETWEEN_SHELLS,
  ...BETWEEN_LAYERS,
  {
    rule: 'pure-rooms-touch-nothing',
    file: 'src/report/planted-machine.ts',
    text: "import { cpus } from 'node:os'\nexport const planted = cpus\n"
  },
  {
    rule: 'run-knows-ports-not-shells',
    file: 'src/run.ts',
    text: "import { planted } from './measure/planted.ts'\nexport const run = planted\n"
  },
  {
    rule: 'only-measure-or-github-uses-undici',
    file: 'src/providers/planted-network.ts',
    text: "import { request } from 'undici'\nexport const planted = request\n"
  },
  {
    rule: 'no-cycles',
    file: 'src/domain/planted-one.ts',
    text: "import { two } from './planted-two.ts'\nexport const one = () => two\n"
  },
  { rule: 'no-orphans', file: 'src/domain/planted-alone.ts', text: 'export const planted = 1\n' },
  {
    rule: 'every-file-has-a-room',
    file: 'src/analysis/planted-helper.ts',
    text: "import { planted } from '../utils/misc.ts'\nexport const again = planted\n"
  },
  {
    rule: 'no-file-outside-the-rooms',
    file: 'src/helpers.ts',
    text: "import { METRICS } from './domain/metric.ts'\nexport const planted = METRICS\n"
  },
  {
    rule: 'every-package-has-an-owner',
    file: 'src/measure/planted-package.ts',
    text: "import { main } from 'knip'\nexport const planted = main\n"
  },
  {
    rule: 'everything-is-found',
    file: 'src/measure/planted-unknown.ts',
    text: "import { main } from 'no-such-package'\nexport const planted = main\n"
  },
  {
    rule: 'entries-are-imported-by-nobody',
    file: 'src/terminal/planted-entry.ts',
    text: "import { planted } from '../action.ts'\nexport const again = planted\n"
  },
  {
    rule: 'commands-are-started-by-the-command-line-only',
    file: 'src/terminal/planted-command.ts',
    text: "import { planted } from '../commands/planted.ts'\nexport const again = planted\n"
  },
  {
    rule: 'jobs-are-done-by-the-action-only',
    file: 'src/commands/planted-job.ts',
    text: "import { doJob } from '../job/do-job.ts'\nexport const again = doJob\n"
  },
  {
    rule: 'src-does-not-import-tests',
    file: 'src/terminal/planted-test.ts',
    text: "import { planted } from '../../__tests__/support/planted.ts'\nexport const again = planted\n"
  }
]

/** What the violations above import. */
const PLANTED = 'export const planted = 1\n'
const PARTNERS = {
  ...Object.fromEntries(
    [...rooms.LADDER, ...Object.keys(rooms.SHELL)].map((room) => [`src/${room}/planted.ts`, PLANTED])
  ),
  ...Object.fromEntries(
    Object.entries(rooms.LAYERS).flatMap(([room, layers]) =>
      [...layers, 'misc'].map((layer) => [`src/${room}/${layer}/planted.ts`, PLANTED])
    )
  ),
  'src/action.ts': PLANTED,
  'src/domain/planted-two.ts': "import { one } from './planted-one.ts'\nexport const two = () => one\n",
  'src/utils/misc.ts': PLANTED,
  'src/commands/planted.ts': PLANTED,
  '__tests__/support/planted.ts': PLANTED
}

const PACKAGES = Object.keys(
  (JSON.parse(read('package.json')) as { dependencies: Record<string, string> }).dependencies
)
/** A file of the report room that imports the package: no package belongs there. */
const PACKAGE_FILES = PACKAGES.map((name, index) => ({ name, file: `src/report/planted-package-${index}.ts` }))

describe('the rooms', () => {
  let cruise: Cruise
  const rulesOn = (file: string) =>
    cruise.summary.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)

  beforeAll(() => {
    cruise = cruiseWith({
      ...PARTNERS,
      ...Object.fromEntries(VIOLATIONS.map(({ file, text }) => [file, text])),
      ...Object.fromEntries(PACKAGE_FILES.map(({ name, file }) => [file, `export * as planted from '${name}'\n`]))
    })
  }, 60_000)

  it.each(VIOLATIONS)('$rule is reported for $file', ({ rule, file }) => {
    expect(rulesOn(file)).toContain(rule)
  })

  it.each(PACKAGE_FILES)('$name has an owner, and the report room is not it', ({ file }) => {
    expect(rulesOn(file)).toEqual([expect.stringMatching(/^only-.+-uses-/)])
  })

  // With a TypeScript version it does not know, the tool sees no module at all, and reports no violation.
  it('are seen by the tool at all', () => {
    const seen = cruise.modules.filter(({ source }) => /^src\/.*\.ts$/.test(source) && !/planted|misc/.test(source))
    expect(seen.length).toBeGreaterThan(50)
  })
})
