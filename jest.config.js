const shared = {
  testEnvironment: '<rootDir>/__tests__/support/quick-environment.cjs',
  extensionsToTreatAsEsm: ['.ts'],
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/'],
  transform: { '\\.ts$': '<rootDir>/__tests__/support/strip-types.cjs' },
  clearMocks: true,
  // Not the temporary folder, which is to be empty after the tests.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest'
}
// Tests that mostly wait, for processes and servers of their own, and hold on a busy machine.
const waiting = ['<rootDir>/__tests__/e2e/**/*.test.ts', '<rootDir>/__tests__/guides/**/*.test.ts']
// Tests that need real time and a quiet machine: they assert how long something took, or measure a real engine.
const realTime = ['<rootDir>/__tests__/**/*.serial.test.ts', '<rootDir>/__tests__/engine/**/*.test.ts']

// Some tests: `npm run jest -- __tests__/stats`. Paths stand before any --selectProjects, which would take them as names
// of projects and run everything.
export default {
  // A test that hangs fails by it; one on a busy machine does not.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'tests',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.serial\\.test\\.ts$',
        '/__tests__/e2e/',
        '/__tests__/guides/',
        '/__tests__/engine/'
      ]
    },
    { ...shared, displayName: 'waiting', testMatch: waiting },
    { ...shared, displayName: 'real-time', testMatch: realTime }
  ]
}
