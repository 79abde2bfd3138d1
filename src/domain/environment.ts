import { z } from 'zod'

const fact = z.string().min(1).max(300)

/** The machine that measured a run. */
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

/**
 * Returns the class of a machine. An owned target is compared only with runs of the same class, since the machine decides
 * its speed as much as the code.
 */
export function environmentClass(environment: Environment): string {
  const { os, architecture, runnerEnvironment, cpuModel, gpuModel } = environment
  return [os, architecture, runnerEnvironment, cpuModel, gpuModel].map((part) => part ?? '-').join(' / ')
}
