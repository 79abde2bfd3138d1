import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { uniteBaselines } from '../analysis/history/next-baseline.ts'
import { createFileStore } from '../baseline/file-store.ts'
import { writeRunFile } from '../baseline/run-file-io.ts'
import { KnownError } from '../domain/errors.ts'
import type { Plan } from '../domain/plan.ts'
import { Secret } from '../domain/secret.ts'
import { harmless } from '../github/api/log.ts'
import { createArtifactStore } from '../github/baseline/artifact-store.ts'
import { createBranchStore } from '../github/baseline/branch-store.ts'
import { namedWorkflowPath } from '../github/baseline/trust.ts'
import { createPublisher } from '../github/publish/publisher.ts'
import type { Job } from '../job/job.ts'
import { createMeasure, type MeasureOptions } from '../measure/run/create-measure.ts'
import type { BaselineStore, Measure, Publisher } from '../ports.ts'
import { WARM_UP_PROMPTS } from '../prompts/warm-up.ts'
import type { RunPorts } from '../run-request.ts'
import { createProgress } from '../terminal/progress.ts'
import { loadTokenizer } from '../tokens/o200k.ts'

export const now = (): string => new Date().toISOString()

export function temporaryFolder(): string {
  return process.env['RUNNER_TEMP'] ?? '.'
}

/** Everything that the pipeline needs of GitHub and the network. */
export function portsOf(job: Job, publisher: Publisher): RunPorts {
  return {
    measure: measureOf(job),
    baselines: storeOf(job),
    publisher,
    wait: async (durationMs) => {
      await sleep(durationMs)
    },
    now
  }
}

export function publisherOf(
  { facts, client, request }: Job,
  comment: Plan['comment'] = request.plan.comment
): Publisher {
  return createPublisher({
    facts,
    key: request.context.key,
    comment,
    client,
    temporaryFolder: temporaryFolder(),
    writeRunFile
  })
}

export function measureOf({ keys, request: { plan } }: Job): Measure {
  return createMeasure({
    keyOf: keys,
    environment: process.env,
    ...(plan.caFile === undefined ? {} : { caPem: readPem(plan.caFile, 'input "ca-file"') }),
    ...clientCertificateOf(plan),
    warmupPrompts: WARM_UP_PROMPTS,
    loadTokenizer,
    progress: harmless(createProgress(process.stdout)),
    signal: stopSignal()
  })
}

function clientCertificateOf({ clientCertFile, clientKeyFile }: Plan): Pick<MeasureOptions, 'clientCertificate'> {
  if (clientCertFile === undefined || clientKeyFile === undefined) return {}
  const certPem = readPem(clientCertFile, '"client-cert-file"')
  return { clientCertificate: { certPem, keyPem: new Secret(readPem(clientKeyFile, '"client-key-file"')) } }
}

function readPem(path: string, name: string): string {
  try {
    return readFileSync(resolve(path), 'utf8')
  } catch (cause) {
    throw new KnownError('unreadable-file', `${name}: ${path} cannot be read`, { cause })
  }
}

export function storeOf({ facts, client, request }: Job): BaselineStore {
  const { plan, context } = request
  if (plan.store === 'file') return createFileStore(fileStoreFolder())
  if (client === undefined) {
    throw new KnownError('invalid-input', 'input "github-token" is empty, and the baseline is kept on GitHub', {
      hint: 'Leave "github-token" at its default, or set "store: file".'
    })
  }
  const base = context.baseCommit === undefined ? {} : { baseCommit: context.baseCommit }
  if (plan.store === 'branch') {
    return createBranchStore({ client, repository: facts.repository, unite: uniteBaselines, ...base })
  }
  const workflowPath =
    plan.baselineWorkflow === undefined ? facts.workflowPath : namedWorkflowPath(plan.baselineWorkflow)
  return createArtifactStore({
    client,
    trust: {
      repository: facts.repository,
      defaultBranch: facts.defaultBranch,
      runId: facts.workflowRun.id,
      workflowPath
    },
    ...base,
    temporaryFolder: temporaryFolder()
  })
}

/** Beside the checkout, which is cleaned with each run, and to which a pull request could add a baseline of its own. */
function fileStoreFolder(): string {
  return join(process.env['RUNNER_WORKSPACE'] ?? '.', '.llm-latency')
}

/** GitHub cancels with SIGINT and gives some seconds: enough to keep what was measured. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort())
  return controller.signal
}
