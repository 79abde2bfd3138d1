import { type ErrorCode, KnownError } from './errors.ts'
import { codeOfThrown } from './thrown.ts'

interface Fault {
  readonly code: ErrorCode
  readonly what: string
  readonly hint: string
}

const NO_ROOM: Fault = {
  code: 'unwritable-file',
  what: 'a file cannot be written, because the disk is full',
  hint: 'Make room on the disk of this machine, then run the job again.'
}
const NO_DESCRIPTORS: Fault = {
  code: 'cannot-measure',
  what: 'no more files and sockets can be opened on this machine',
  hint: 'Raise the limit of open files (ulimit -n), or lower "in-flight" under "schedule".'
}

const FAULTS: Readonly<Record<string, Fault>> = {
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  EROFS: {
    code: 'unwritable-file',
    what: 'a file cannot be written, because its disk is read-only',
    hint: 'Name a folder that this user can write to, for temporary files by RUNNER_TEMP or TMPDIR.'
  },
  EMFILE: NO_DESCRIPTORS,
  ENFILE: NO_DESCRIPTORS,
  ENOMEM: {
    code: 'cannot-measure',
    what: 'this machine has no memory left',
    hint: 'Run the job on a machine with more memory, or with less beside it.'
  }
}

/** Returns the failure of a machine that is out of something; undefined for anything else. None of these is a bug. */
export function machineFault(thrown: unknown): KnownError | undefined {
  const system = codeOfThrown(thrown)
  const fault = Object.hasOwn(FAULTS, system) ? FAULTS[system] : undefined
  if (fault === undefined || thrown instanceof KnownError) return undefined
  return new KnownError(fault.code, `${fault.what} (${system})`, { hint: fault.hint, cause: thrown })
}
