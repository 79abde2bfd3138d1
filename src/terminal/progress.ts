import { clearLine, cursorTo } from 'node:readline'
import cliProgress from 'cli-progress'
import { visibleLine } from '../domain/quote.ts'
import type { Progress } from '../ports.ts'
import { tolerateClosedPipe } from './closed-pipe.ts'
import { type Pace, timeLeftText } from './time-left.ts'

/** A log is read afterwards: enough lines to see that it lives, few enough to read. */
const LOG_INTERVAL_MS = 10_000
const BAR_WIDTH = 28
/** The bar is drawn by the process that measures, so it is drawn seldom. */
const FRAMES_PER_SECOND = 2

/**
 * A bar with the time left on a terminal; in a log a line at the start, every ten seconds, and at the end. `advance`
 * takes how much is done in all.
 */
export function createProgress(stream: NodeJS.WriteStream, isTty: boolean = stream.isTTY === true): Progress {
  tolerateClosedPipe(stream)
  return isTty ? barProgress(stream) : logProgress(stream)
}

const now = () => performance.now()
const counted = (pace: Pace, done: number): Pace => ({ ...pace, countedMs: now(), done: Math.min(done, pace.total) })
const begun = (total: number): Pace => ({ startedMs: now(), countedMs: now(), done: 0, total })

function barProgress(stream: NodeJS.WriteStream): Progress {
  let pace = begun(0)
  const bar = new cliProgress.SingleBar({
    stream,
    fps: FRAMES_PER_SECOND,
    barsize: BAR_WIDTH,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    // Redrawn even when nothing was counted, so that the time left counts down.
    forceRedraw: true,
    // The program's own handler of signals stops the bar; one of the bar's would keep Ctrl-C from ending the program.
    gracefulExit: false,
    // Nothing that a killed program would leave switched off.
    hideCursor: null,
    linewrap: null,
    format: (options, { progress }) => `${cliProgress.Format.BarFormat(progress, options)} ${position(pace, now())}`
  })
  return {
    start: (total, title) => {
      bar.stop()
      pace = begun(total)
      stream.write(`${visibleLine(title)}\n`)
      bar.start(total, 0)
    },
    advance: (done) => {
      pace = counted(pace, done)
      bar.update(pace.done)
    },
    stop: () => bar.stop(),
    note: (line) => {
      cursorTo(stream, 0)
      clearLine(stream, 0)
      stream.write(`${visibleLine(line)}\n`)
    }
  }
}

function logProgress(stream: NodeJS.WritableStream): Progress {
  let current: { readonly title: string; readonly timer: NodeJS.Timeout; readonly pace: Pace } | undefined
  const say = (line: string) => stream.write(`${visibleLine(line)}\n`)
  const tell = () => {
    if (current !== undefined) say(`${current.title}: ${position(current.pace, now())}`)
  }
  const stop = () => {
    if (current === undefined) return
    clearInterval(current.timer)
    say(`${current.title}: ${countText(current.pace)}`)
    current = undefined
  }
  return {
    start: (total, title) => {
      stop()
      // Does not keep the program alive.
      current = { title, pace: begun(total), timer: setInterval(tell, LOG_INTERVAL_MS).unref() }
      tell()
    },
    advance: (done) => {
      if (current !== undefined) current = { ...current, pace: counted(current.pace, done) }
    },
    stop,
    note: say
  }
}

function position(pace: Pace, nowMs: number): string {
  const left = pace.done === pace.total ? undefined : timeLeftText(pace, nowMs)
  return left === undefined ? countText(pace) : `${countText(pace)}, ${left}`
}

const countText = ({ done, total }: Pace) => `${done} of ${total}`
