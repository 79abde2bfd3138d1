const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/'],
  transform: { '\\.ts$': '<rootDir>/__tests__/support/strip-types.cjs' },
  clearMocks: true
}
// Tests that assert how long something took run alone, one file after another: `scripts/check-all.ts` gives this
// project `--runInBand`. Everything else may share the machine.
const serial = [
  '<rootDir>/__tests__/**/*.serial.test.ts',
  '<rootDir>/__tests__/e2e/**/*.test.ts',
  '<rootDir>/__tests__/engine/**/*.test.ts'
]

export default {
  projects: [
    {
      ...shared,
      displayName: 'parallel',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.serial\\.test\\.ts$', '/__tests__/e2e/', '/__tests__/engine/']
    },
    { ...shared, displayName: 'serial', testMatch: serial }
  ]
}
