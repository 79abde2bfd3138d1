import { expect, it } from '@jest/globals'
import { headerServedBy } from '../../src/providers/reply-headers.ts'

it.each([
  [{}, {}],
  [{ 'x-ms-region': 'Sweden Central' }, { via: 'Sweden Central' }],
  [{ 'x-litellm-model-id': 'azure-east' }, { via: 'azure-east' }],
  [{ 'x-groq-region': 'fra' }, { via: 'fra' }],
  [{ 'x-gemini-service-tier': 'standard' }, { serviceTier: 'standard' }],
  // The outermost first, and what it passes on.
  [{ 'x-ms-region': 'East US', 'x-litellm-model-id': 'a' }, { via: 'a / East US' }],
  [{ 'x-litellm-model-id': 'a', 'llm_provider-x-ms-region': 'East US' }, { via: 'a / East US' }],
  [{ 'llm_provider-x-gemini-service-tier': 'flex' }, { serviceTier: 'flex' }]
])('%j says %j', (headers, expected) => {
  expect(headerServedBy(headers)).toEqual(expected)
})

it.each(['', ' ', '{"a":1}', 'a<b>', 'x'.repeat(81), '-', 'a\nb', 'a, b'])('%j is the name of nothing', (value) => {
  expect(headerServedBy({ 'x-ms-region': value, 'x-gemini-service-tier': value })).toEqual({})
})
