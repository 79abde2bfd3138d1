import { createHash } from 'node:crypto'
import { safeName } from '../domain/safe-name.ts'

export function baselineArtifactName(key: string): string {
  return `llm-latency-baseline-${safeName(key, sha256)}`
}

export function reportArtifactName(key: string): string {
  return `llm-latency-report-${safeName(key, sha256)}`
}

/** Of the runner's folder for temporary files: the gate may be used twice in a job. */
export function outputFolderName(key: string): string {
  return `llm-latency-${safeName(key, sha256)}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
