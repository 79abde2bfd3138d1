let turn = 0
let isMarked = false

/**
 * The number of the event loop's turn: all reads for which the loop asked the system at once are of one. What lies ready
 * together arrived together as far as anybody here can tell, however many pieces it is handed over in: a body longer than one
 * read, the records of one TLS segment.
 */
export function currentTurn(): number {
  if (!isMarked) {
    isMarked = true
    // Runs right after the sockets were read, and once for all of them.
    setImmediate(nextTurn)
  }
  return turn
}

function nextTurn(): void {
  isMarked = false
  turn += 1
}
