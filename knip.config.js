// `knip` looks at everything; `knip --production` at what ships, and finds code that only tests use.
const isProduction = process.argv.includes('--production')

export default {
  entry: [
    'src/action.ts!',
    'src/cli.ts!',
    'src/charts/main.ts!',
    // action.yml is written from it.
    'src/plan/config/outputs.ts!',
    'scripts/*.ts',
    'bench/*/run.ts',
    'bench/verdict/speed.ts',
    'bench/fidelity/server.ts',
    'bench/fidelity/clients/*.ts',
    '__tests__/engine/*.ts'
  ],
  project: ['src/**/*.ts!', 'scripts/**/*.ts', 'bench/**/*.ts', '__tests__/**/*.{ts,cjs}'],
  ignore: ['dist/**'],
  ignoreDependencies: ['@vercel/ncc'],
  ignoreBinaries: ['openssl', 'mkfifo'],
  // A helper may be exported for its test, if its own file uses it too.
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true }
}
