import { expect, it } from '@jest/globals'
import { servedByParts, usageParts } from '../../src/providers/event-parts.ts'

it.each([
  [{ model: 'm', serviceTier: undefined }, [{ type: 'served-by', model: 'm' }]],
  [{ model: undefined, serviceTier: 'flex' }, [{ type: 'served-by', serviceTier: 'flex' }]],
  [{ model: 'm', via: 'Acme' }, [{ type: 'served-by', model: 'm', via: 'Acme' }]],
  [{ model: 'm', via: 'Other' }, [{ type: 'served-by', model: 'm', via: 'Other' }]],
  [{ model: undefined }, []],
  [{}, []]
])('who served, out of %j, is %j', (said, parts) => {
  expect(servedByParts(said)).toStrictEqual(parts)
})

it.each([
  [{ outputTokenCount: 0, inputTokenCount: undefined }, [{ type: 'usage', outputTokenCount: 0 }]],
  [{ outputTokenCount: undefined }, []]
])('counts, out of %j, are %j', (said, parts) => {
  expect(usageParts(said)).toStrictEqual(parts)
})
