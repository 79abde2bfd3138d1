import type { NoisePrior } from '../stats/moderated-comparison.ts'
import { compareSegments } from '../stats/segments.ts'

/** One run of the default branch, and one statistic of it in logs. */
export interface RunPoint {
  readonly recordedAt: string
  readonly commit?: string
  readonly level: number
}

/** From this run on the default branch has another level. */
export interface LevelShift {
  readonly recordedAt: string
  /** The commit of the first run at the new level. */
  readonly commit?: string
  /** Its place among the runs, oldest first. */
  readonly index: number
  /** New level relative to the one before: 0.2 is a fifth slower. */
  readonly changeRatio: number
  /** Runs at the new level when it was found. */
  readonly runCount: number
}

/** The level crept away from where the epoch began, in steps too small for a shift. */
export interface Creep {
  readonly since: string
  readonly sinceCommit?: string
  readonly changeRatio: number
}

export interface Epochs {
  /** Oldest first. */
  readonly shifts: readonly LevelShift[]
  /** Place of the first run of the current epoch. */
  readonly start: number
  readonly creep?: Creep
}

/** Runs at the new level that confirm it: one bad run, or two, move nothing. */
const CONFIRMED_BY = 3
/** Newest runs among which the beginning of a new level is looked for; an older one would have been found before. */
const LOOKED_BACK = 8
/** Runs before a shift that say what the level was, and at least so many. */
const BEFORE = { most: 20, least: 3 } as const
/** Runs at both ends of an epoch between which creep is looked for: a third of it, within these bounds. */
const ENDS = { least: 5, most: 10 } as const
/** One-sided, of each comparison: what it comes to over a hundred runs is in docs/statistics.md. */
const ALPHA = 0.0001
/** Creep is told and moves nothing. */
const CREEP_ALPHA = 0.001
/** Shifts below this are no news. */
const SMALLEST_SHIFT = Math.log1p(0.05)
/** Each run at the new level has gone at least this share of the way. */
const SHARE_OF_WAY = 0.5

/**
 * The levels of a short series of runs. As each run came in, the newest three to eight are compared with up to twenty before
 * them, by a t test of two means with a moderated variance at every place where the level may have changed (the likelihood
 * ratio of a shift in the mean: Hawkins, "Testing a sequence of observations for a shift in location", 1977; Worsley, 1979).
 * A shift also needs every one of the newer runs on the far side of the middle, so that no single run makes it. Points are
 * oldest first.
 */
export function epochsOf(points: readonly RunPoint[], prior: NoisePrior): Epochs {
  const shifts: LevelShift[] = []
  let start = 0
  for (let end = BEFORE.least + CONFIRMED_BY; end <= points.length; end += 1) {
    const shift = shiftIn(points.slice(start, end), prior)
    if (shift === undefined) continue
    start += shift.found.index
    shifts.push({ ...shift.found, index: start })
  }
  const creep = creepIn(points.slice(start), prior)
  return { shifts, start, ...(creep === undefined ? {} : { creep }) }
}

/** The clearest shift among the newest runs of an epoch. */
function shiftIn(epoch: readonly RunPoint[], prior: NoisePrior): Candidate | undefined {
  const first = Math.max(BEFORE.least, epoch.length - LOOKED_BACK)
  const places = Array.from({ length: Math.max(0, epoch.length - CONFIRMED_BY - first + 1) }, (_, step) => first + step)
  const found = places.flatMap((index) => shiftAt(epoch, index, prior) ?? [])
  return found.toSorted((a, b) => a.chance - b.chance)[0]
}

interface Candidate {
  readonly found: LevelShift
  readonly chance: number
}

function shiftAt(epoch: readonly RunPoint[], index: number, prior: NoisePrior): Candidate | undefined {
  const before = epoch.slice(Math.max(0, index - BEFORE.most), index).map(({ level }) => level)
  const after = epoch.slice(index).map(({ level }) => level)
  const { difference, chance, center } = compareSegments(before, after, prior)
  const way = Math.abs(difference)
  const gone = after.every((level) => Math.sign(difference) * (level - center) >= SHARE_OF_WAY * way)
  const point = epoch[index]
  if (point === undefined || chance >= ALPHA || way < SMALLEST_SHIFT || !gone) return undefined
  const found = {
    recordedAt: point.recordedAt,
    ...(point.commit === undefined ? {} : { commit: point.commit }),
    index,
    changeRatio: Math.expm1(difference),
    runCount: after.length
  }
  return { found, chance }
}

/** The newest runs against the anchor: the oldest of the epoch. */
function creepIn(epoch: readonly RunPoint[], prior: NoisePrior): Creep | undefined {
  const anchor = epoch[0]
  const count = Math.min(ENDS.most, Math.max(ENDS.least, Math.floor(epoch.length / 3)))
  if (anchor === undefined || epoch.length < 2 * count) return undefined
  const oldest = epoch.slice(0, count).map(({ level }) => level)
  const newest = epoch.slice(-count).map(({ level }) => level)
  const { difference, chance } = compareSegments(oldest, newest, prior)
  if (chance >= CREEP_ALPHA || difference < SMALLEST_SHIFT) return undefined
  return {
    since: anchor.recordedAt,
    ...(anchor.commit === undefined ? {} : { sinceCommit: anchor.commit }),
    changeRatio: Math.expm1(difference)
  }
}
