import { readActionInputs } from './github/event/inputs.ts'
import { endJob, tellError } from './github/publish/error.ts'
import { doJob } from './job/do-job.ts'
import { readJob } from './job/read-job.ts'
import { INPUTS } from './plan/config/inputs.ts'

// The runner's entry: reads what GitHub gives, does what it asks for, and colors the job.
try {
  const job = await readJob(readActionInputs(INPUTS.map(({ name }) => name)))
  // Red fails the job; everything else is said in the report.
  if ((await doJob(job)) === 'red') process.exitCode = 1
} catch (error) {
  process.exitCode = 1
  await tellError(error)
}
endJob()
