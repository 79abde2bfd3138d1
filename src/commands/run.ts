import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileStore } from '../baseline/file-store.ts'
import { keepRunFile } from '../baseline/run-file-io.ts'
import { writeTextFile, writeTextFiles } from '../baseline/text-file.ts'
import { KnownError } from '../domain/errors.ts'
import type { ExitCode } from '../domain/exit-code.ts'
import { TOOL } from '../domain/tool.ts'
import type { Publication, Publisher } from '../ports.ts'
import { FORMATS } from '../report/exports/formats.ts'
import { run } from '../run.ts'
import { printText } from '../terminal/print.ts'
import { createProgress } from '../terminal/progress.ts'
import {
  findAnchorCommit,
  localEnvironment,
  localRunContext,
  refuseTrackedBaselines
} from '../wiring/cli-environment.ts'
import { createMeasurePort, freshSeed, now, stopSignal, wait } from '../wiring/machine.ts'
import type { BaseOptions } from './base-from-options.ts'
import { readyPlan, wholePlan } from './ready-plan.ts'

export interface RunOptions extends BaseOptions {
  /** The folder that keeps baselines between runs. */
  readonly baselineFolder: string
  /** This run becomes part of the baseline. */
  readonly saveBaseline: boolean
  readonly out?: string
  readonly report?: string
  /** A folder for the report in every format. */
  readonly reportFolder?: string
}

/** `run`: does on this machine what the Action does: measures, compares with the stored baseline, judges, prints. */
export async function runLocally(raw: Readonly<Record<string, string>>, options: RunOptions): Promise<ExitCode> {
  await refuseTrackedBaselines(options.baselineFolder)
  const { plan, warnings, keys } = readyPlan(wholePlan(raw, options), raw)
  const progress = createProgress(process.stderr)
  const signal = stopSignal()
  const anchorCommit = plan.anchor === undefined ? undefined : await findAnchorCommit(plan.anchor)
  const result = await run(
    {
      plan,
      context: await localRunContext(plan.key ?? 'local', options.saveBaseline),
      environment: localEnvironment(),
      tool: TOOL,
      seed: freshSeed(),
      warnings,
      anchorCommit
    },
    {
      measure: createMeasurePort({ plan, keys, progress, signal }),
      baselines: createFileStore(options.baselineFolder),
      publisher: terminalPublisher(options),
      wait: async (durationMs) => {
        progress.note(
          `An alarm was raised. Measuring again in ${Math.round(durationMs / 1000)} s to see whether it holds.`
        )
        await wait(durationMs, signal)
      },
      now
    }
  )
  return result.exitCode
}

type Files = Pick<RunOptions, 'out' | 'report' | 'reportFolder'>

/** Prints the report and writes the files that the options name. */
function terminalPublisher(files: Files): Publisher {
  const { out, report, reportFolder } = files
  return {
    prove: async () => {
      // An unwritable file must show up before money is spent.
      if (report !== undefined) await proveWritable(report, 'report')
      if (out !== undefined) await proveWritable(out, 'out')
      if (reportFolder !== undefined) await proveFolder(reportFolder)
      return []
    },
    publish: async (publication) => {
      // The verdict first: a disk that has filled up since must not keep it from anybody, nor one file the other.
      printText(publication.text)
      const written = await Promise.allSettled(writeFiles(files, publication))
      for (const one of written) if (one.status === 'rejected') throw one.reason
      return []
    }
  }
}

function writeFiles({ out, report, reportFolder }: Files, publication: Publication): readonly Promise<unknown>[] {
  const { run } = publication
  return [
    ...(out === undefined || run === undefined ? [] : [keepRunFile(out, run)]),
    ...(report === undefined ? [] : [writeReport(report, publication)]),
    ...(reportFolder === undefined ? [] : [writeReportFolder(reportFolder, publication)])
  ]
}

/** The name that the user gives the report decides its format. */
async function writeReport(path: string, { summary, html }: Publication): Promise<void> {
  await writeTextFile(path, /\.html?$/i.test(path) ? await html() : summary)
}

/** The files that the Action writes, by the same names. */
async function writeReportFolder(folder: string, { html, summary, json, exports }: Publication): Promise<void> {
  const pages = [
    { name: FORMATS.html.file, text: await html() },
    { name: FORMATS.markdown.file, text: summary },
    { name: FORMATS.json.file, text: json },
    ...exports()
  ]
  await writeTextFiles(folder, pages)
}

async function proveFolder(folder: string): Promise<void> {
  await writeTextFiles(folder, [])
  await proveWritable(join(folder, FORMATS.markdown.file), 'report-folder')
}

async function proveWritable(path: string, option: string): Promise<void> {
  try {
    await writeFile(path, '', { flag: 'a' })
  } catch (cause) {
    throw new KnownError('invalid-input', `option "--${option}": ${path} cannot be written`, {
      hint: 'Choose a file in an existing folder that you may write to.',
      cause
    })
  }
}
