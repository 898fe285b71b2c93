import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/**
 * Fails a test on an unexpected `console.error` or `console.warn`. A test that expects one spies on
 * it and asserts the call.
 */
const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(noise).toEqual([]);
});
