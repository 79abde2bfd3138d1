import { createHash, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { unmeasuredReport } from './analysis/unmeasured-report.ts'
import { createFileStore } from './baseline/file-store.ts'
import { writeRunFile } from './baseline/run-file-io.ts'
import { KnownError } from './domain/errors.ts'
import type { Plan, Target } from './domain/plan.ts'
import type { Report } from './domain/report.ts'
import { Secret } from './domain/secret.ts'
import { TOOL } from './domain/tool.ts'
import { createArtifactStore } from './github/artifact-store.ts'
import { findBaseCommit } from './github/base-commit.ts'
import { readCheckout } from './github/checkout.ts'
import { createClient, type GitHubClient } from './github/client.ts'
import { createConfigSource, DEFAULT_CONFIG_PATH, readWith } from './github/config-source.ts'
import { defaultKey, type EventFacts, placeOf, readEventFacts } from './github/context.ts'
import { readRunnerEnvironment } from './github/environment.ts'
import { tellError } from './github/error.ts'
import { maskSecret, readActionInputs } from './github/inputs.ts'
import { createPublisher } from './github/publisher.ts'
import { namedWorkflowPath } from './github/trust.ts'
import { awsCredentials, awsSecrets } from './measure/aws-credentials.ts'
import { createMeasure, type MeasureOptions } from './measure/create-measure.ts'
import { INPUTS } from './plan/inputs.ts'
import { missingKey } from './plan/missing-key.ts'
import { readPlan } from './plan/read-plan.ts'
import type { BaselineStore, Publisher } from './ports.ts'
import { BUILTIN_SETS } from './prompts/builtin.ts'
import { WARM_UP_PROMPTS } from './prompts/warm-up.ts'
import { isKnownProvider } from './providers/presets.ts'
import { publicationOf } from './report/publication.ts'
import { type RunRequest, run } from './run.ts'
import { createProgress } from './terminal/progress.ts'

const LARGEST_SEED = 2 ** 31
const now = (): string => new Date().toISOString()

type Inputs = Readonly<Record<string, string>>

/** Everything a job of GitHub decides. */
interface Job {
  readonly facts: EventFacts
  readonly client: GitHubClient | undefined
  readonly keys: (target: Target) => Secret | undefined
  readonly request: RunRequest
}

/** The runner's entry: reads what GitHub gives, hands it to the pipeline, and colors the job. */
async function act(): Promise<void> {
  const job = await readJob(readActionInputs(INPUTS.map(({ name }) => name)))
  const { request, keys } = job
  const publisher = publisherOf(job)
  const credentials = awsCredentials(process.env)
  for (const secret of awsSecrets(credentials)) maskSecret(secret)
  const failure = missingKey(request.plan, {
    hasKey: (target) => keys(target) !== undefined,
    isKnownProvider,
    canSign: credentials !== undefined
  })
  const report = failure === undefined ? await runJob(job, publisher) : await tellMissingKey(failure, job, publisher)
  // Red fails the job; everything else is said in the report.
  if (report.color === 'red') process.exitCode = 1
}

async function readJob(inputs: Inputs): Promise<Job> {
  const facts = await readEventFacts()
  const client = clientOf(inputs, facts)
  const { plan, warnings } = await planOf(inputs, facts, client)
  const checkout = await readCheckout(facts.workspace)
  const base = client === undefined ? { warnings: [] } : await findBaseCommit({ facts, checkout, client })
  const place = placeOf(facts, {
    key: plan.key ?? defaultKey(facts, inputs['matrix']),
    ...(base.commit === undefined ? {} : { baseCommit: base.commit }),
    ...(checkout === undefined ? {} : { checkout })
  })
  const request = {
    plan,
    place,
    environment: readRunnerEnvironment(),
    tool: TOOL,
    seed: randomInt(LARGEST_SEED),
    warnings: [...warnings, ...base.warnings]
  }
  return { facts, client, keys: keysOf(inputs), request }
}

function publisherOf({ facts, client, request }: Job): Publisher {
  return createPublisher({
    facts,
    key: request.place.key,
    comment: request.plan.comment,
    ...(client === undefined ? {} : { client }),
    temporaryFolder: temporaryFolder(),
    writeRunFile
  })
}

async function runJob(job: Job, publisher: Publisher): Promise<Report> {
  const { plan } = job.request
  const measure = createMeasure({
    keyOf: job.keys,
    environment: process.env,
    ...(plan.caFile === undefined ? {} : { caPem: readPem(plan.caFile, 'input "ca-file"') }),
    ...clientCertificateOf(plan),
    warmupPrompts: WARM_UP_PROMPTS,
    progress: createProgress(process.stdout),
    signal: stopSignal()
  })
  const wait = (durationMs: number): Promise<void> => sleep(durationMs)
  const { report } = await run(job.request, { measure, baselines: storeOf(job), publisher, wait, now })
  return report
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

function clientOf(inputs: Inputs, facts: EventFacts): GitHubClient | undefined {
  const token = inputs['github-token'] ?? ''
  return token === '' ? undefined : createClient({ token, apiUrl: facts.apiUrl })
}

type PlanRead = { readonly plan: Plan } | { readonly error: unknown }

async function planOf(inputs: Inputs, facts: EventFacts, client: GitHubClient | undefined) {
  const source = createConfigSource({ facts, ...(client === undefined ? {} : { client }) })
  const read: string[] = []
  const { 'github-token': _token, matrix: _matrix, ...raw } = inputs
  const result = await readWith<PlanRead>(source, (readText) => {
    const remembered = (path: string): string | undefined => {
      const text = readText(path)
      if (text !== undefined && !read.includes(path)) read.push(path)
      return text
    }
    try {
      const world = {
        readText: remembered,
        sha256,
        isKnownProvider,
        builtinSets: BUILTIN_SETS,
        defaultConfigPath: DEFAULT_CONFIG_PATH
      }
      return { plan: readPlan(raw, world) }
    } catch (error) {
      // Kept until every file that was asked for has been fetched: only then is a missing one missing.
      return { error }
    }
  })
  if ('error' in result) throw result.error
  return { plan: result.plan, warnings: read.flatMap((path) => source.warningFor(path)) }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function keysOf(inputs: Inputs): (target: Target) => Secret | undefined {
  return ({ key }) => {
    const value = key.from === 'environment' ? process.env[key.name] : key.from === 'input' ? inputs['api-key'] : ''
    if (value === undefined || value === '') return undefined
    maskSecret(value)
    return new Secret(value)
  }
}

/** A stranger's pull request does not see the secrets: that is a skip which says so. In the own repository it is an error. */
async function tellMissingKey(failure: KnownError, { request, facts }: Job, publisher: Publisher): Promise<Report> {
  const stranger = facts.pullRequest?.isFork === true || facts.pullRequest?.isDependabot === true
  const report = unmeasuredReport({
    ...request,
    promptSet: request.plan.prompts.name,
    scenarioCount: request.plan.prompts.scenarios.length,
    now: now(),
    color: stranger ? 'green' : 'red',
    why: stranger ? { notMeasured: 'fork-without-key' } : { failure }
  })
  await publisher.publish(publicationOf(report))
  return report
}

function storeOf({ facts, client, request }: Job): BaselineStore {
  const { plan, place } = request
  if (plan.store === 'file') return createFileStore('.llm-latency')
  if (client === undefined) {
    throw new KnownError('invalid-input', 'input "github-token" is empty, and the baseline is kept as an artifact', {
      hint: 'Leave "github-token" at its default, or set "store: file".'
    })
  }
  const workflowPath =
    plan.baselineWorkflow === undefined ? facts.workflowPath : namedWorkflowPath(plan.baselineWorkflow)
  return createArtifactStore({
    client,
    trust: {
      repository: facts.repository,
      ...(facts.defaultBranch === undefined ? {} : { defaultBranch: facts.defaultBranch }),
      runId: facts.workflowRun.id,
      ...(workflowPath === undefined ? {} : { workflowPath })
    },
    ...(place.baseCommit === undefined ? {} : { baseCommit: place.baseCommit }),
    temporaryFolder: temporaryFolder()
  })
}

function temporaryFolder(): string {
  return process.env['RUNNER_TEMP'] ?? '.'
}

/** GitHub cancels with SIGINT and gives some seconds: enough to keep what was measured. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort())
  return controller.signal
}

try {
  await act()
} catch (error) {
  process.exitCode = 1
  await tellError(error)
}
