import { beforeAll, describe, expect, it } from '@jest/globals'
import { inScratchCopy, read, runProgram, writeFiles } from './repository.ts'

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

/** Each is planted; the rule must name the file. */
const VIOLATIONS: readonly { readonly rule: string; readonly file: string; readonly text: string }[] = [
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
    rule: 'report-stays-in-its-room',
    file: 'src/report/planted-opinion.ts',
    text: "import type { Planted } from '../analysis/planted.ts'\nexport type Again = Planted\n"
  },
  {
    rule: 'measure-stays-in-its-room',
    file: 'src/measure/planted-plan.ts',
    text: "import type { Planted } from '../plan/planted.ts'\nexport type Again = Planted\n"
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
const PARTNERS = {
  'src/action.ts': 'export const planted = 1\n',
  'src/measure/planted.ts': 'export const planted = 1\n',
  'src/analysis/planted.ts': 'export type Planted = 1\n',
  'src/plan/planted.ts': 'export type Planted = 1\n',
  'src/domain/planted-two.ts': "import { one } from './planted-one.ts'\nexport const two = () => one\n",
  'src/utils/misc.ts': 'export const planted = 1\n',
  'src/commands/planted.ts': 'export const planted = 1\n',
  '__tests__/support/planted.ts': 'export const planted = 1\n'
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
