import { readActionInputs } from './github/event/runner.ts'
import { endJob, publishError } from './github/publish/error.ts'
import { doJob } from './job/do-job.ts'
import { readJob } from './job/read-job.ts'
import { INPUTS } from './plan/config/inputs.ts'

// The entry of the Action: reads the job, does it, and colors it.
try {
  const job = await readJob(readActionInputs(INPUTS.map(({ name }) => name)))
  // Only red fails the job; the report says everything else.
  if ((await doJob(job)) === 'red') process.exitCode = 1
} catch (error) {
  process.exitCode = 1
  await publishError(error)
}
endJob()
