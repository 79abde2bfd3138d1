const guarded = new WeakSet<NodeJS.EventEmitter>()

/** A reader that has seen enough, as `| head` does, closes the pipe. That is no failure: the exit code stays the verdict's. */
export function tolerateClosedPipe(stream: NodeJS.EventEmitter): void {
  if (guarded.has(stream)) return
  guarded.add(stream)
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
