'use strict'
// The rooms and who may enter them. ARCHITECTURE.md explains; this file is the rule.

/** A ladder: each pure room may import those before it, never one after it. */
const LADDER = ['domain', 'stats', 'providers', 'plan', 'analysis', 'report']
const PURE = {
  ...Object.fromEntries(LADDER.map((room, index) => [room, LADDER.slice(0, index)])),
  // Runs in the reader's browser.
  charts: ['domain', 'stats', 'report'],
  prompts: ['domain'],
  imports: ['domain', 'plan']
}
/** Shell rooms use the pure rooms they need, and never one another. */
const SHELL = {
  measure: ['domain', 'stats', 'providers', 'plan', 'prompts'],
  baseline: ['domain', 'analysis'],
  github: ['domain', 'plan', 'analysis', 'report'],
  terminal: ['domain'],
  simulator: ['domain', 'stats'],
  tokens: []
}
/** Layers inside a room, the upper first. Files that lie in the room itself stand above its layers. */
const LAYERS = {
  measure: ['run', 'sample', 'wire'],
  plan: ['forecast', 'base', 'slots', 'config', 'text'],
  analysis: ['report', 'verdict', 'pairs', 'history', 'runs', 'values'],
  report: ['exports', 'pages', 'sections', 'sentences', 'format'],
  github: ['publish', 'baseline', 'event', 'api']
}
/** The only rooms that may import a package. */
const OWNERS = {
  '@actions/': ['github'],
  undici: ['measure', 'github'],
  'eventsource-parser': ['measure'],
  'gpt-tokenizer': ['tokens'],
  '@smithy/': ['measure'],
  '@aws-crypto/': ['measure'],
  'simple-statistics': ['stats'],
  '@observablehq/plot': ['charts'],
  yaml: ['plan'],
  'csv-parse': ['imports'],
  commander: ['commands'],
  'cli-progress': ['terminal'],
  fflate: ['github'],
  zod: ['domain', 'plan', 'github'],
  'ipaddr.js': ['plan'],
  picomatch: ['github'],
  'fastest-levenshtein': ['plan']
}
const ENTRIES = 'action|cli|run|publication|run-request|measure-run|judge-run|judge-by-base|store-run|ports'

const pure = Object.keys(PURE).join('|')
const shell = Object.keys(SHELL).join('|')
const places = `^src/((${pure}|${shell}|wiring|commands|job)/|(${ENTRIES})\\.ts$)`

const doorsOf = ([room, mayUse], alsoPorts) => ({
  name: `${room}-stays-in-its-room`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: '^src/',
    pathNot: [`^src/(${[room, ...mayUse].join('|')})/`, ...(alsoPorts ? ['^src/ports\\.ts$'] : [])]
  }
})
const layersOf = ([room, layers]) => [
  ...layers.map((layer, index) => ({
    name: `${room}-${layer}-stays-below`,
    severity: 'error',
    from: { path: `^src/${room}/${layer}/` },
    to: { path: `^src/${room}/((${[...layers.slice(0, index), '-'].join('|')})/|[^/]+$)` }
  })),
  {
    name: `every-folder-of-${room}-is-a-layer`,
    severity: 'error',
    from: {},
    to: { path: `^src/${room}/[^/]+/`, pathNot: `^src/${room}/(${layers.join('|')})/` }
  }
]
const ownerOf = ([name, rooms]) => ({
  name: `only-${rooms.join('-or-')}-uses-${name.replace(/\W+/g, '')}`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/(${rooms.join('|')})/` },
  to: { path: `node_modules/${name}` }
})

module.exports = {
  forbidden: [
    ...Object.entries(PURE).map((entry) => doorsOf(entry, false)),
    ...Object.entries(SHELL).map((entry) => doorsOf(entry, true)),
    ...Object.entries(LAYERS).flatMap(layersOf),
    ...Object.entries(OWNERS).map(ownerOf),
    {
      name: 'pure-rooms-touch-nothing',
      severity: 'error',
      from: { path: `^src/(${pure})/` },
      to: { dependencyTypes: ['core'] }
    },
    {
      name: 'run-knows-ports-not-shells',
      severity: 'error',
      from: { path: '^src/(run|publication|run-request|measure-run|judge-run|judge-by-base|store-run|ports)\\.ts$' },
      to: { path: `^src/(${shell}|wiring|commands|job)/` }
    },
    {
      name: 'entries-are-imported-by-nobody',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/(action|cli)\\.ts$' }
    },
    {
      name: 'commands-are-started-by-the-command-line-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli\\.ts$|commands/)' },
      to: { path: '^src/commands/' }
    },
    {
      name: 'jobs-are-done-by-the-action-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(action\\.ts$|job/)' },
      to: { path: '^src/job/' }
    },
    {
      name: 'wiring-is-for-jobs-and-commands-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/((wiring|job|commands)/|(action|cli)\\.ts$)' },
      to: { path: '^src/wiring/' }
    },
    {
      name: 'every-file-has-a-room',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: places }
    },
    {
      // The rule above sees a file when it is imported, this one when it imports.
      name: 'no-file-outside-the-rooms',
      severity: 'error',
      from: { path: '^src/', pathNot: places },
      to: {}
    },
    {
      name: 'every-package-has-an-owner',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: 'node_modules/', pathNot: Object.keys(OWNERS).map((name) => `node_modules/${name}`) }
    },
    {
      // A package the tool cannot find is one that no rule above applies to.
      name: 'everything-is-found',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true }
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphans', severity: 'error', from: { path: '^src/', orphan: true }, to: {} },
    {
      name: 'src-does-not-import-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(__tests__|bench|scripts)/' }
    }
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // type-only imports count: knowing a type is knowing
    // Packages of today name their files in `exports`, some for `import` alone.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    doNotFollow: { path: 'node_modules' }
  }
}
// For the test that plants a violation of each rule; not enumerable, since the tool refuses members it does not know.
Object.defineProperty(module.exports, 'rooms', { value: { LADDER, SHELL, LAYERS } })
