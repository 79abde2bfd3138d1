import { createHash } from 'node:crypto'
import { safeName } from '../../domain/safe-name.ts'

/** The prefix of every artifact with a baseline. */
export const BASELINE_ARTIFACT = 'llm-latency-baseline-'

export function baselineArtifactName(key: string): string {
  return `${BASELINE_ARTIFACT}${safeName(key, hashName)}`
}

/** The key of a baseline by the name of its artifact; undefined where the name may be that of a key that could be none. */
export function keyOfBaselineArtifact(name: string): string | undefined {
  return keyOfSafeName(name.slice(BASELINE_ARTIFACT.length))
}

/** The key of a file on the branch of baselines; undefined where its name does not tell. */
export function keyOfBaselineFile(name: string): string | undefined {
  return keyOfSafeName(name.slice(0, -BASELINE_FILE_END.length))
}

function keyOfSafeName(name: string): string | undefined {
  return /-[0-9a-f]{8}$/.test(name) || safeName(name, hashName) !== name ? undefined : name
}

/** The end of the name of every file on the branch of baselines. */
export const BASELINE_FILE_END = '.baseline.json.gz'

/** The file of a key on the branch of baselines. */
export function baselineFileName(key: string): string {
  return `${safeName(key, hashName)}${BASELINE_FILE_END}`
}

/** The artifact of a report. A job that confirms another one has that one's key, and a name of its own. */
export function reportArtifactName(key: string, kind: ReportKind = 'first'): string {
  return `llm-latency-report-${safeName(key, hashName)}${kind === 'confirming' ? '-confirmation' : ''}`
}

export type ReportKind = 'first' | 'confirming'

/** Every name that one of the first `attempts` attempts at a run may have given to its report. */
export function reportArtifactNames(key: string, attempts: number, kind: ReportKind): readonly string[] {
  if (attempts === 0) return []
  const name = reportArtifactName(key, kind)
  return [name, ...Array.from({ length: Math.max(0, attempts - 1) }, (_, index) => attemptName(name, index + 2))]
}

/** The name that an attempt uses where an earlier attempt's artifact holds the plain one. */
export function attemptName(name: string, attempt: number): string {
  return `${name}-attempt-${attempt}`
}

/** The run file in the artifact of a report or of a part. */
export const RUN_FILE_NAME = 'latency.run.json.gz'

/** The prefix of every artifact that a job has measured for another. */
export const RUN_ARTIFACT = 'llm-latency-run-'

/** The targets are part of the name where several jobs of one key measure some each. */
export function runArtifactName(
  key: string,
  { targets, shard }: { readonly targets?: readonly string[]; readonly shard?: { index: number; count: number } }
): string {
  const name = safeName(targets === undefined ? key : `${key} ${targets.join(' ')}`, hashName)
  return `${RUN_ARTIFACT}${name}${shard === undefined ? '' : `-shard-${shard.index}-of-${shard.count}`}`
}

/** A folder of its own for each key, since a job may use the gate twice. */
export function outputFolderName(key: string): string {
  return `llm-latency-${safeName(key, hashName)}`
}

function hashName(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
