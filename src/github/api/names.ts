import { createHash } from 'node:crypto'
import { safeName } from '../../domain/safe-name.ts'

export function baselineArtifactName(key: string): string {
  return `llm-latency-baseline-${safeName(key, sha256)}`
}

/** On the branch of baselines. */
export function baselineFileName(key: string): string {
  return `${safeName(key, sha256)}.baseline.json.gz`
}

export function reportArtifactName(key: string): string {
  return `llm-latency-report-${safeName(key, sha256)}`
}

/** What every artifact begins with that a job has measured for another. */
export const RUN_ARTIFACT = 'llm-latency-run-'

/** `targets` where several jobs of one key measure some each: the key does not tell them apart then. */
export function runArtifactName(
  key: string,
  { targets, shard }: { readonly targets?: readonly string[]; readonly shard?: { index: number; count: number } }
): string {
  const name = safeName(targets === undefined ? key : `${key} ${targets.join(' ')}`, sha256)
  return `${RUN_ARTIFACT}${name}${shard === undefined ? '' : `-shard-${shard.index}-of-${shard.count}`}`
}

/** Of the runner's folder for temporary files: the gate may be used twice in a job. */
export function outputFolderName(key: string): string {
  return `llm-latency-${safeName(key, sha256)}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
