import { type BaselineFile, LOG_LINES } from '../domain/baseline.ts'
import { nextWindow, uniteLogs, uniteWindows } from './window.ts'

/** A file that is to be stored, with what others have stored since its writer last looked: nothing lost, nothing twice. */
export function uniteBaselines(mine: BaselineFile, stored: readonly BaselineFile[]): BaselineFile {
  const all = [mine, ...stored]
  return {
    ...mine,
    window: [...nextWindow(ownDigests(mine), uniteWindows(all))],
    log: uniteLogs(all).slice(0, LOG_LINES)
  }
}

/** Those of the run that wrote the file come first in it. */
function ownDigests({ own, window }: BaselineFile): BaselineFile['window'] {
  const { workflowRun } = own
  if (workflowRun === undefined) return window.slice(0, 1)
  return window.filter(
    (digest) => digest.workflowRun?.id === workflowRun.id && digest.workflowRun.attempt === workflowRun.attempt
  )
}
