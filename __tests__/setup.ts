import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/**
 * An unexpected `console.error` or `console.warn` fails the test that caused it. A test that expects
 * one spies on it itself and asserts the call.
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
