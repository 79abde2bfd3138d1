import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { createFileStore } from '../baseline/file-store.ts'
import { writeRunFile } from '../baseline/run-file-io.ts'
import { KnownError } from '../domain/errors.ts'
import type { Plan } from '../domain/plan.ts'
import type { RunContext } from '../domain/report.ts'
import type { GitHubClient } from '../github/api/client.ts'
import { safeProgress } from '../github/api/log.ts'
import { createArtifactStore } from '../github/baseline/artifact-store.ts'
import { createBranchStore } from '../github/baseline/branch-store.ts'
import { namedWorkflowPath } from '../github/baseline/trust.ts'
import type { EventFacts } from '../github/event/context.ts'
import { type PartToStore, storePart } from '../github/publish/outputs.ts'
import { createPublisher } from '../github/publish/publisher.ts'
import type { BaselineStore, Measure, Publisher, Wait } from '../ports.ts'
import { createProgress } from '../terminal/progress.ts'
import { createMeasurePort, type KeyLookup, now, stopSignal, wait } from './machine.ts'

/** The parts of a job that its ports depend on. */
export interface ActionSurroundings {
  readonly facts: EventFacts
  /** Absent without a token. */
  readonly client?: GitHubClient
  readonly keys: KeyLookup
  readonly context: RunContext
}

/** Makes the parts of the world that a job of the Action needs. Each is made on demand: a job that only reports measures nothing. */
export interface ActionPorts {
  readonly measure: (plan: Plan) => Measure
  readonly baselines: (plan: Plan) => BaselineStore
  readonly publisher: (comment: Plan['comment']) => Publisher
  readonly storePart: (part: Pick<PartToStore, 'run' | 'name'>) => Promise<boolean>
  readonly wait: Wait
  readonly now: () => string
}

/** Joins a job to GitHub and the network. */
export function actionPorts({ facts, client, keys, context }: ActionSurroundings): ActionPorts {
  const temporaryFolder = temporaryFolderOf(facts.workspace)
  // Made once something is measured: until then a signal ends the process, and nothing is lost.
  let stop: AbortSignal | undefined
  const signalOnce = (): AbortSignal => {
    stop ??= stopSignal()
    return stop
  }
  return {
    measure: (plan) =>
      createMeasurePort({ plan, keys, progress: safeProgress(createProgress(process.stdout)), signal: signalOnce() }),
    baselines: (plan) => baselineStore(plan, { facts, client, context, temporaryFolder }),
    publisher: (comment) =>
      createPublisher({ facts, key: context.key, comment, client, temporaryFolder, writeRunFile }),
    storePart: (part) =>
      storePart({ ...part, key: context.key, workflowRun: facts.workflowRun, temporaryFolder, writeRunFile }),
    wait: (durationMs) => wait(durationMs, signalOnce()),
    now
  }
}

/** Outside the checkout, where other steps could commit what is written, or a pull request could have put it. */
function temporaryFolderOf(workspace: string | undefined): string {
  const { RUNNER_TEMP: given = '' } = process.env
  const checkouts = [workspace ?? '.', process.cwd()].map(realPathOf)
  return given === '' || checkouts.some((checkout) => isInside(checkout, realPathOf(given)))
    ? mkdtempSync(join(tmpdir(), 'llm-latency-'))
    : given
}

function baselineStore(
  plan: Plan,
  at: Pick<ActionSurroundings, 'facts' | 'client' | 'context'> & { readonly temporaryFolder: string }
): BaselineStore {
  const { facts, client, context, temporaryFolder } = at
  if (plan.store === 'file') return createFileStore(fileStoreFolder(facts.workspace))
  if (client === undefined) {
    throw new KnownError('invalid-input', 'input "github-token" is empty, but the baseline is kept on GitHub', {
      hint: 'Leave "github-token" at its default, or set "store: file".'
    })
  }
  const { repository, defaultBranch, workflowRun } = facts
  const { baseCommit } = context
  if (plan.store === 'branch') return createBranchStore({ client, repository, baseCommit })
  const { baselineWorkflow } = plan
  const workflowPath = baselineWorkflow === undefined ? facts.workflowPath : namedWorkflowPath(baselineWorkflow)
  const trust = { repository, defaultBranch, runId: workflowRun.id, job: facts.confirms ?? facts.job, workflowPath }
  return createArtifactStore({ client, trust, baseCommit, temporaryFolder })
}

/**
 * The folder stands beside the checkout, which is cleaned with each run, and to which a pull request could add a baseline.
 * Runners other than GitHub's may not name such a place, or name the checkout itself.
 */
function fileStoreFolder(workspace: string | undefined): string {
  const { RUNNER_WORKSPACE: parent = '' } = process.env
  if (parent === '') throw noFolder('RUNNER_WORKSPACE is not set')
  const folder = join(realPathOf(parent), '.llm-latency')
  const checkouts = [workspace ?? '.', process.cwd()].map(realPathOf)
  if (checkouts.some((checkout) => isInside(checkout, folder) || isInside(checkout, realPathOf(folder))))
    throw noFolder(`${folder} lies in the checkout`)
  return folder
}

function noFolder(why: string): KnownError {
  const message = `"store: file" needs a folder beside the checkout, into which no pull request can put a baseline, but ${why}`
  return new KnownError('invalid-input', message, {
    hint: 'Let the runner set RUNNER_WORKSPACE to the folder above the checkout, or set "store: branch" or "store: artifact".'
  })
}

/** Of what is not there yet, the name. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return resolve(path)
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
