import { describe, expect, it } from '@jest/globals'
import { readRefusal } from '../../src/providers/openai-error.ts'

const refusal = (status: number, error: unknown) => readRefusal(status, JSON.stringify({ error }))

describe('an account that cannot pay', () => {
  it.each<[number, unknown]>([
    [429, { code: 'insufficient_quota', message: 'You exceeded your current quota' }],
    [402, { message: 'no' }],
    [429, { message: 'Insufficient balance' }],
    [500, { message: 'insufficient balance' }],
    [400, { message: 'Your credit balance is too low to access the API' }],
    [429, { code: 'billing_hard_limit_reached', message: 'Billing hard limit has been reached' }],
    [403, { message: 'The organization account has been deactivated' }],
    [403, { message: 'Your account org-123 <ak-1> is suspended, please check your plan and billing details' }],
    [429, { message: 'You have run out of credits. Add more at https://example.com/settings/billing' }],
    [429, { code: '1113', message: 'Your account balance is insufficient, please recharge' }],
    [429, { code: 'rate_limit_exceeded', message: 'Insufficient balance' }],
    [429, { code: 'spend_limit_reached', message: 'no' }],
    [429, { message: 'You have exceeded your monthly spend limit of $100' }],
    [429, { message: 'You reached your monthly spending cap' }],
    [400, { type: 'budget_exceeded', message: 'no' }],
    [429, { message: 'Budget has been exceeded! Current cost: 0.05, max budget: 0.05' }],
    [429, { message: 'Credit limit exceeded, please purchase more credits' }]
  ])('is told from a limit: %i %j', (status, error) => {
    expect(refusal(status, error)).toMatchObject({ account: true })
  })
})

describe('a limit that ends', () => {
  it.each([
    {
      code: 'rate_limit_exceeded',
      message:
        'Rate limit reached for model `m` on tokens per minute (TPM): Limit 6000, Used 5900, Requested 900. Please try again in 7.66s. Need more tokens? Upgrade to Dev Tier today at https://console.groq.com/settings/billing'
    },
    {
      code: 'rate_limit_exceeded',
      message:
        'Rate limit reached for m on requests per min (RPM): Limit 3, Used 3. Please try again in 20s. You can increase your rate limit by adding a payment method to your account at https://platform.openai.com/account/billing.'
    },
    {
      message: 'Rate limit reached for `m` on TPM. Try again in 7s, or upgrade at https://example.com/settings/billing'
    },
    { message: 'Too many requests. Please try again in 30 seconds, or upgrade your plan.' },
    { message: 'Rate limit exceeded: 20 requests per minute. Add credits or upgrade your plan to raise it.' },
    { message: 'Rate limit exceeded: free-models-per-min. Add 10 credits to unlock 1000 free model requests per day' }
  ])('is none of the account, though its words name billing: %j', (error) => {
    const said = refusal(429, error)
    expect(said.outcome).toBe('rate-limited')
    expect(said.account).toBeUndefined()
  })
})
