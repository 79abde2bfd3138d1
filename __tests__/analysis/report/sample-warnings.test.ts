import { describe, expect, it } from '@jest/globals'
import { evidenceWarnings } from '../../../src/analysis/report/sample-warnings.ts'
import { FLAGS, type Flag, type Sample } from '../../../src/domain/sample.ts'
import { aPairedRun } from '../../support/a-paired-run.ts'
import { aRun } from '../../support/a-run.ts'
import { judged, p95Under } from '../../support/judged.ts'

const warningsOf = (change: (sample: Sample, index: number) => Sample) => {
  const run = aRun({ change })
  return evidenceWarnings(run, judged(run, []))
}

describe('evidenceWarnings', () => {
  it('is silent about good samples', () => {
    expect(warningsOf((sample) => sample)).toEqual([])
  })

  it.each<[string, (sample: Sample, index: number) => Sample, unknown]>([
    [
      'tokens that were not counted',
      (sample, index) => (index < 3 ? { ...sample, flags: ['usage-missing'] } : sample),
      { kind: 'usage-missing', target: 'mini', count: 3, of: 60 }
    ],
    [
      'a host that never says what was cached',
      (sample) => ({ ...sample, flags: ['cache-unverified'] }),
      { kind: 'cache-unverified', target: 'mini' }
    ],
    [
      'replies that came whole',
      (sample, index) => (index < 5 ? { ...sample, readCount: 1, flags: ['buffered'] } : sample),
      { kind: 'buffered', target: 'mini', count: 5, of: 60 }
    ],
    [
      'replies whose chunks came several to a read',
      (sample, index) => (index < 5 ? { ...sample, readCount: 9, flags: ['chunks-share-reads'] } : sample),
      { kind: 'chunks-share-reads', target: 'mini', count: 5, of: 60 }
    ],
    [
      'replies that came in two pieces',
      (sample, index) => (index < 5 ? { ...sample, readCount: 2, flags: ['coalesced'] } : sample),
      { kind: 'coalesced', target: 'mini', count: 5, of: 60 }
    ],
    [
      'samples that the cache spoilt',
      (sample, index) => (index < 2 ? { ...sample, flags: ['void-cache-hit'] } : sample),
      { kind: 'void-samples', target: 'mini', cause: 'cache-hit', count: 2 }
    ],
    [
      'an end that was a refusal',
      (sample, index) => (index < 2 ? { ...sample, outcome: 'refusal', endReason: 'sensitive' } : sample),
      { kind: 'ended-badly', target: 'mini', reason: 'sensitive', counted: 'refused', count: 2, of: 60 }
    ],
    [
      'ends that nobody knows',
      (sample, index) => (index < 2 ? { ...sample, outcome: 'error-midstream', endReason: 'time_limit' } : sample),
      { kind: 'ended-badly', target: 'mini', reason: 'time_limit', counted: 'failed', count: 2, of: 60 }
    ],
    [
      'the words of a server, once for those that differ in an id',
      (sample, index) =>
        index < 2
          ? { ...sample, outcome: 'api-error', serverMessage: `worker lost (request 8f3${index}a, node ${index})` }
          : sample,
      { kind: 'server-said', target: 'mini', message: 'worker lost (request 8f30a, node 0)', count: 2 }
    ],
    [
      'replies without a reason for their end',
      (sample, index) => (index < 2 ? { ...sample, flags: ['no-finish-reason'] } : sample),
      { kind: 'stream-form', target: 'mini', form: 'no-finish-reason', count: 2, of: 60 }
    ],
    ['a proxy', (sample) => ({ ...sample, flags: ['via-proxy'] }), { kind: 'proxied', target: 'mini' }]
  ])('names %s', (_, change, warning) => {
    expect(warningsOf(change)).toContainEqual(warning)
  })

  // What was made again is told by its cause, or in the line on how it was measured; a refused account is the run's failure.
  const toldElsewhere: readonly Flag[] = ['replacement', 'recheck', 'account-refused']
  it.each(FLAGS.filter((flag) => !toldElsewhere.includes(flag)))(
    'says something about replies with the flag %s',
    (flag) => {
      const doubt = flag === 'count-disbelieved' ? { countDoubt: 'more-than-limit' as const } : {}
      expect(warningsOf((sample) => ({ ...sample, ...doubt, flags: [flag] }))).not.toEqual([])
    }
  )

  it('counts what head shows where base was asked too, and of both what was made again', () => {
    const change = (sample: Sample): Sample => {
      if (sample.pair === 5) return { ...sample, flags: ['void-cache-hit'] }
      return sample.arm === 'base' || sample.pair === 0 ? { ...sample, flags: ['usage-missing'] } : sample
    }
    const paired = aPairedRun({ change })
    const recheck = { ...paired.samples[0], arm: 'head', flags: ['recheck', 'usage-missing'] } as Sample
    const run = { ...paired, samples: [...paired.samples, recheck] }
    expect(evidenceWarnings(run, judged(run, []))).toEqual([
      { kind: 'usage-missing', target: 'mini', count: 1, of: 40 },
      { kind: 'void-samples', target: 'mini', cause: 'cache-hit', count: 2 }
    ])
  })

  it('says what a partial run ended by', () => {
    const run = { ...aRun(), end: { reason: 'timeout', partial: true } } as const
    expect(evidenceWarnings(run, judged(run, []))).toEqual([{ kind: 'partial', reason: 'timeout' }])
  })

  it('says once that a hidden first token was read as the first answer token', () => {
    const run = aRun({ change: ({ ttftMs: _, ...sample }) => sample })
    const judgement = judged(run, [], { budgets: [p95Under(500), p95Under(900)] })
    expect(evidenceWarnings(run, judgement)).toEqual([
      { kind: 'read-instead', target: 'mini', metric: 'ttft', read: 'ttfat' }
    ])
  })
})
