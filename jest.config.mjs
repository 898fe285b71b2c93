import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  // Ends tests that hang. Generous: builds may run beside the tests.
  testTimeout: 180_000,
  testMatch: ['<rootDir>/{__tests__,packages/*/__tests__}/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/__tests__/global-setup.mjs',
  globalTeardown: '<rootDir>/__tests__/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Sandbox globals are slow to look up, and the engine uses these in inner loops. No test replaces
  // them.
  sandboxInjectedGlobals: [
    ...['Math', 'Object', 'Array', 'Map', 'Set', 'Number', 'String', 'RegExp', 'JSON', 'Infinity'],
    ...['Uint8Array', 'Uint32Array', 'Int32Array', 'Float64Array'],
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
};

export default createJestConfig(config);
