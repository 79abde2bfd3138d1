/** `bedrock-runtime.us-east-1.amazonaws.com`, its FIPS, dual-stack and private forms, and those of other partitions. */
const REGIONAL_HOST = /(?:^|\.)bedrock(?:-[a-z]+)*\.(?<region>[a-z]{2,}(?:-[a-z]+)+-\d+)\./

/** The region that the name of a host of Bedrock says; absent where it says none. */
export function awsRegionOf(hostname: string): string | undefined {
  return REGIONAL_HOST.exec(hostname.toLowerCase())?.groups?.['region']
}
