import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseTimes, timeJourneys, timeUnitFiles } from '@/scripts/slowest.mjs';

describe('the slowest tests', () => {
  it('lists unit files by their wall time', () => {
    const testResults = [
      { name: path.resolve('__tests__/a.test.ts'), startTime: 5_000, endTime: 6_240 },
      { name: path.resolve('__tests__/b.test.ts'), startTime: 5_000, endTime: 17_000 },
    ];
    expect(timeUnitFiles({ testResults })).toEqual([
      { name: '__tests__/b.test.ts', seconds: 12 },
      { name: '__tests__/a.test.ts', seconds: 1.2 },
    ]);
  });

  it('lists journeys with all their attempts', () => {
    const toSpec = (title: string, ...durations: number[]) => ({
      title,
      file: 'map.spec.ts',
      tests: [
        {
          status: 'expected',
          results: durations.map((duration) => ({ status: 'passed', duration })),
        },
      ],
    });
    const specs = [toSpec('opens', 900), toSpec('zooms', 700, 600)];
    expect(timeJourneys({ suites: [{ title: 'map.spec.ts', specs }] })).toEqual([
      { name: 'map.spec.ts > zooms', seconds: 1.3 },
      { name: 'map.spec.ts > opens', seconds: 0.9 },
    ]);
  });

  it('adds the processor time of a shell and its children', () => {
    expect(parseTimes('0m0.00s 0m0.01s\n1m2.50s 0m3.20s\n')).toBeCloseTo(65.71);
    expect(parseTimes('0m0.003s 0m0.001s\n2m0.000s 0m0.500s\n')).toBeCloseTo(120.504);
  });
});
