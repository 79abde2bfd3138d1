// The first file of the command line imports nothing, so that a Node too old for the rest still reads this much of it.
const NEEDED = [22, 19] as const

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(
    `llm-latency-gate needs Node ${NEEDED.join('.')} or newer and this is ${process.versions.node}: ` +
      'install it from nodejs.org, or run this command by "npm run" in a clone after "npm ci", which brings its own.\n'
  )
  process.exit(2)
}
const { main } = await import('./commands/program.ts')
process.exitCode = await main(process.argv.slice(2))
