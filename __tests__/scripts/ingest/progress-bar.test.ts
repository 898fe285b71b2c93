import { describe, expect, it } from '@jest/globals';
import { toTimeLeft } from '@/scripts/ingest/progress-bar';

describe('toTimeLeft', () => {
  it.each([
    [Infinity, '?'],
    [NaN, '?'],
    [0, '0 s'],
    [59.2, '60 s'],
    [61, '2 min'],
    [3600, '1 h 0 min'],
    [8000, '2 h 14 min'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(toTimeLeft(seconds)).toBe(text);
  });
});
