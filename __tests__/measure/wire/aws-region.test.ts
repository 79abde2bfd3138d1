import { describe, expect, it } from '@jest/globals'
import { awsRegionOf, isHostOfBedrock } from '../../../src/measure/wire/sign-request.ts'

describe('awsRegionOf', () => {
  it.each([
    ['bedrock-runtime.us-east-1.amazonaws.com', 'us-east-1'],
    ['BEDROCK-RUNTIME.eu-central-2.amazonaws.com', 'eu-central-2'],
    ['bedrock-runtime-fips.us-gov-west-1.amazonaws.com', 'us-gov-west-1'],
    ['bedrock-runtime.ap-southeast-1.api.aws', 'ap-southeast-1'],
    ['bedrock-runtime.cn-north-1.amazonaws.com.cn', 'cn-north-1'],
    ['vpce-0a1b-2c3d.bedrock-runtime.us-west-2.vpce.amazonaws.com', 'us-west-2'],
    ['127.0.0.1', undefined],
    ['bedrock.example.com', undefined],
    ['us-east-1.example.com', undefined]
  ])('of %s is %s', (host, region) => {
    expect(awsRegionOf(host)).toBe(region)
  })
})

describe('isHostOfBedrock', () => {
  it.each([
    ['bedrock-runtime.us-east-1.amazonaws.com', true],
    ['BEDROCK-RUNTIME-FIPS.us-gov-west-1.amazonaws.com', true],
    ['bedrock-runtime.ap-southeast-1.api.aws', true],
    ['bedrock-runtime.cn-north-1.amazonaws.com.cn', true],
    ['vpce-0a1b-2c3d.bedrock-runtime.us-west-2.vpce.amazonaws.com', true],
    ['bedrock-runtime.us-east-1.evil.example', false],
    ['bedrock-runtime.us-east-1.amazonaws.com.evil.example', false],
    ['evil.bedrock.us-east-1.elb.amazonaws.com', false],
    ['x.execute-api.us-east-1.amazonaws.com', false],
    ['bedrock.internal', false]
  ])('of %s is %s', (host, is) => {
    expect(isHostOfBedrock(host)).toBe(is)
  })
})
