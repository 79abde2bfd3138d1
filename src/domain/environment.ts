import { z } from 'zod'

const fact = z.string().min(1).max(300)

/** Where a run was measured from. */
export const environmentSchema = z.strictObject({
  os: fact.optional(),
  architecture: fact.optional(),
  runnerName: fact.optional(),
  /** `github-hosted`, `self-hosted`, or `local` off GitHub. */
  runnerEnvironment: fact.optional(),
  image: fact.optional(),
  cpuModel: fact.optional(),
  gpuModel: fact.optional(),
  nodeVersion: fact.optional(),
  /** Median TCP connect time by origin, in ms: a proxy for the region. */
  connectMs: z.record(z.string().max(300), z.number().nonnegative()).optional()
})
export type Environment = Readonly<z.infer<typeof environmentSchema>>

/** What must be equal for an owned target to be compared with history: the machine decides its speed as much as the code. */
export function environmentClass(environment: Environment): string {
  const { os, architecture, runnerEnvironment, cpuModel, gpuModel } = environment
  return [os, architecture, runnerEnvironment, cpuModel, gpuModel].map((part) => part ?? '-').join(' / ')
}
