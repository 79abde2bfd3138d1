import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { KnownError } from '../domain/errors.ts'
import { EXIT_CODES, type ExitCode, exitCodeOfError } from '../domain/exit-code.ts'
import { machineFault } from '../domain/machine-fault.ts'
import { DEFAULT_BASELINE_FOLDER, TOOL } from '../domain/tool.ts'
import { IMPORT_FORMATS, type ImportFormatName } from '../imports/formats.ts'
import { INPUTS } from '../plan/config/inputs.ts'
import { nearestHint } from '../plan/text/wording.ts'
import { FORMAT_NAMES, type FormatName } from '../report/exports/formats.ts'
import { printError } from '../terminal/print.ts'
import { type MockOptions, simulatorOf, withMockOptions } from './mock.ts'

/** Runs one command line and gives its exit code. Nothing it does not need is loaded. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT_CODES.passed
  const does: Does = async (work) => {
    code = await work()
  }
  try {
    await programOf(does).parseAsync([...args], { from: 'user' })
    return code
  } catch (error) {
    return tell(error)
  }
}

type Does = (work: () => Promise<ExitCode>) => Promise<void>

function tell(thrown: unknown): ExitCode {
  const error = machineFault(thrown) ?? thrown
  // Commander has printed its own message, or the help that was asked for, by now.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.passed : EXIT_CODES.invalidInput
  printError(error)
  return error instanceof KnownError ? exitCodeOfError(error.code) : EXIT_CODES.bug
}

function programOf(does: Does): Command {
  const program = new Command(TOOL.name)
    .description(
      'Finds out whether an LLM got slower: streams prompts, compares with a baseline, enforces latency budgets.'
    )
    .version(TOOL.version)
    .exitOverride()
    .showHelpAfterError('(add --help to see what is allowed)')
  addMeasuring(program, does)
  addPlanning(program, does)
  addJudging(program, does)
  addFiles(program, does)
  addSimulated(program, does)
  return program
}

function addMeasuring(program: Command, does: Does): void {
  withBaseOptions(withInputs(program.command('run')))
    .description('measure, compare with the base or the stored baseline, and report the verdict')
    .option('--baseline-folder <folder>', 'the folder that keeps baselines between runs', DEFAULT_BASELINE_FOLDER)
    .option('--save-baseline', 'add this run to the baseline', false)
    .option('--out <file>', 'write the run file here: X.run.json.gz')
    .option('--report <file>', 'write the report here: with charts if the name ends in .html, else as Markdown')
    .option(
      '--report-folder <folder>',
      'write the report into this folder in every format: HTML, JUnit, CSV and others'
    )
    .action((options) =>
      does(async () => {
        const { runLocally } = await import('./run.ts')
        return runLocally(inputsOf(options), options)
      })
    )
  withInputs(program.command('measure'))
    .description('measure one run and save it without judging it')
    .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
    .action((options) =>
      does(async () => {
        const { measure } = await import('./measure.ts')
        return measure(inputsOf(options), options.out)
      })
    )
}

function addPlanning(program: Command, does: Does): void {
  withBaselines(withBaseOptions(withInputs(program.command('plan'))))
    .description('show what would be sent, what it would cost and the smallest change it would detect; sends nothing')
    .option('--baseline-folder <folder>', 'the folder that keeps baselines between runs', DEFAULT_BASELINE_FOLDER)
    .action((options) =>
      does(async () => {
        const { plan } = await import('./plan.ts')
        return plan(inputsOf(options), options)
      })
    )
  withInputs(program.command('calibrate'))
    .description('compare a plan with itself --runs times: its false-alarm rate and the smallest change it detects')
    .action((options) =>
      does(async () => {
        const { calibrate } = await import('./calibrate.ts')
        return calibrate(inputsOf(options))
      })
    )
  withInputs(program.command('validate'))
    .description('check a configuration without sending anything')
    .action((options) =>
      does(async () => {
        const { validate } = await import('./validate.ts')
        return validate(inputsOf(options))
      })
    )
}

/** Adds the options that name the base to compare with. */
function withBaseOptions(command: Command): Command {
  return command
    .option('--base-config <file>', 'measure in pairs against the targets of this configuration')
    .option('--base-ref <ref>', 'measure in pairs against the configuration and prompts of this commit')
}

function addJudging(program: Command, does: Does): void {
  withFiles(program.command('compare'))
    .description('judge a stored run against other stored runs; the exit code is that of the verdict')
    .addOption(new Option('--format <name>', 'the output format').choices(FORMAT_NAMES).default('text'))
    .action((options) =>
      does(async () => {
        const { compare } = await import('./compare.ts')
        return compare(filesOf(options), options.format)
      })
    )
  withFiles(program.command('report'))
    .description('write the report of stored runs, also for dashboards and for the test reports of a CI system')
    .addOption(
      new Option('--format <names>', `one or several of ${FORMAT_NAMES.join(', ')}, separated by commas`)
        .default(['markdown'], 'markdown')
        .argParser(formatsOf)
    )
    .option('--out <file>', 'write the report here instead of printing it')
    .option('--out-dir <folder>', 'write a file of each format into this folder')
    .action((options) =>
      does(async () => {
        const { report } = await import('./report.ts')
        return report(filesOf(options), { formats: options.format, ...options })
      })
    )
}

/** `json,junit` as names of formats, each once. */
function formatsOf(text: string): readonly FormatName[] {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !(FORMAT_NAMES as readonly string[]).includes(name))
  if (unknown !== undefined) {
    const guess = nearestHint(unknown, FORMAT_NAMES) ?? `Allowed choices are ${FORMAT_NAMES.join(', ')}.`
    throw new InvalidArgumentError(`There is no format "${unknown}". ${guess}`)
  }
  return [...new Set(names)] as readonly FormatName[]
}

interface FileOptions {
  readonly baseline: readonly string[]
  readonly candidate: string
  readonly config?: string
}

function withBaselines(command: Command): Command {
  return command.addOption(
    new Option('--baseline <file>', 'a run file of the baseline; may be repeated').argParser(
      (value: string, before: readonly string[] = []) => [...before, value]
    )
  )
}

function withFiles(command: Command): Command {
  return withBaselines(command)
    .requiredOption('--candidate <file>', 'the run file to judge')
    .option('--config <file>', 'the configuration with the budgets, margins and targets to apply')
}

function filesOf({ baseline = [], candidate, config }: FileOptions) {
  return { baselines: baseline, candidate, config }
}

function addFiles(program: Command, does: Does): void {
  program
    .command('merge <files...>')
    .description('merge the parts that several machines measured of one plan into one run file')
    .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
    .action((files: readonly string[], options: { readonly out: string }) =>
      does(async () => {
        const { merge } = await import('./merge.ts')
        return merge(files, options.out)
      })
    )
  program
    .command('import <file>')
    .description('convert the measurements of another tool into a run file')
    .addOption(
      new Option('--from <format>', 'the format of the file').choices(Object.keys(IMPORT_FORMATS)).makeOptionMandatory()
    )
    .requiredOption('--out <file>', 'the run file to write: X.run.json.gz')
    .action((file: string, options: { readonly from: ImportFormatName; readonly out: string }) =>
      does(async () => {
        const { importFile } = await import('./import.ts')
        return importFile(options.from, file, options.out)
      })
    )
}

function addSimulated(program: Command, does: Does): void {
  withMockOptions(program.command('mock'))
    .description('serve a simulated OpenAI-compatible endpoint until stopped')
    .action((options: MockOptions) =>
      does(async () => {
        const { mock } = await import('./mock.ts')
        return mock(simulatorOf(options))
      })
    )
  program
    .command('demo')
    .description('run the complete job on a simulated endpoint; needs no setup')
    .option('--exit-code', 'exit with the code of the verdict instead of 0', false)
    .action((options: { readonly exitCode: boolean }) =>
      does(async () => {
        const { demo } = await import('./demo.ts')
        return demo(options)
      })
    )
}

/** Adds an option for every input that the command line shares with the Action. */
function withInputs(command: Command): Command {
  for (const input of INPUTS) {
    if (!(input.entries as readonly string[]).includes('cli')) continue
    command.addOption(new Option(`--${input.name} <value>`, `${input.description} Default: ${input.default}.`))
  }
  return command
}

/** The inputs among a command's options, by the names that the table gives them. */
function inputsOf(options: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    INPUTS.flatMap(({ name }) => {
      const value = options[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
      return typeof value === 'string' ? [[name, value]] : []
    })
  )
}
