import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import type * as TestingLibrary from '@testing-library/react';

// Only tests of components have a document. One second is too little for a busy machine.
if (typeof document !== 'undefined') {
  const { configure } = jest.requireActual<typeof TestingLibrary>('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

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
