/**
 * Ends the process with the exit code that was set, once everything printed is out. Node would wait for connections that
 * were given up, such as one to an artifact service that does not answer.
 */
export function endJob(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()))
}
