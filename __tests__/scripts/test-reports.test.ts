import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseTimes, readJourneys, readUnits } from '@/scripts/test-reports.mjs';

interface Attempt {
  status: string;
  duration?: number;
  errors?: { message: string }[];
}

const passing: Attempt = { status: 'passed' };
const failing = (message: string): Attempt => ({ status: 'failed', errors: [{ message }] });
const journey = (title: string, status: string, ...results: Attempt[]) => ({
  title,
  file: 'places.spec.ts',
  tests: [{ status, results }],
});
const flaky = (title: string) => journey(title, 'flaky', failing('Error: not visible'), passing);
const report = (...specs: ReturnType<typeof journey>[]) => ({
  suites: [{ title: 'places.spec.ts', suites: [{ title: 'a place', specs }] }],
});

describe('the count of journeys', () => {
  it('counts each journey of nested suites once, without skipped ones', () => {
    const crash = failing('Target crashed');
    expect(
      readJourneys(
        report(
          journey('opens', 'expected', passing),
          journey('is shared', 'unexpected', crash, failing('')),
          journey('is printed', 'skipped'),
          journey('is saved', 'expected', passing),
        ),
      ),
    ).toMatchObject({ passed: 2, failed: 1, flaky: [] });
  });

  it('passes and names a journey that passes at its second attempt', () => {
    const error = '\u001B[31mError: not visible\u001B[39m\n  at places.spec.ts:3';
    expect(readJourneys(report(journey('opens', 'flaky', failing(error), passing)))).toMatchObject({
      passed: 1,
      failed: 0,
      flaky: [
        {
          name: 'places.spec.ts > a place > opens',
          file: 'places.spec.ts',
          reason: 'Error: not visible',
        },
      ],
    });
  });

  it('fails a journey that fails twice', () => {
    const broken = journey('opens', 'unexpected', failing('not visible'), failing('not visible'));
    expect(readJourneys(report(broken))).toMatchObject({ passed: 0, failed: 1, flaky: [] });
  });

  it('fails three journeys of one run that pass at their second attempt', () => {
    const two = [flaky('opens'), flaky('is shared')];
    expect(readJourneys(report(...two))).toMatchObject({ passed: 2, failed: 0 });
    const three = readJourneys(report(...two, flaky('is saved')));
    expect(three).toMatchObject({ passed: 0, failed: 3 });
    expect(three.flaky).toHaveLength(3);
  });

  it('names no journey whose browser crashed', () => {
    const crashes = ['opens', 'is shared', 'is saved'].map((title) =>
      journey(title, 'flaky', failing('not visible: Target crashed'), passing),
    );
    expect(readJourneys(report(...crashes))).toMatchObject({ passed: 3, failed: 0, flaky: [] });
  });
});

describe('the slowest tests', () => {
  it('are unit files by their wall time', () => {
    const testResults = [
      { name: path.resolve('__tests__/a.test.ts'), startTime: 5_000, endTime: 6_240 },
      { name: path.resolve('__tests__/b.test.ts'), startTime: 5_000, endTime: 17_000 },
    ];
    const counts = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
    expect(readUnits({ ...counts, testResults })).toEqual({
      ...{ passed: 7, failed: 2 },
      tests: [
        { name: '__tests__/a.test.ts', seconds: 1.2 },
        { name: '__tests__/b.test.ts', seconds: 12 },
      ],
    });
  });

  it('are journeys with all their attempts', () => {
    const attempts = (...durations: number[]) =>
      durations.map((duration) => ({ ...passing, duration }));
    const opens = journey('opens', 'expected', ...attempts(900));
    const zooms = journey('zooms', 'expected', ...attempts(700, 600));
    expect(readJourneys(report(opens, zooms)).tests).toEqual([
      { name: 'places.spec.ts > a place > opens', seconds: 0.9 },
      { name: 'places.spec.ts > a place > zooms', seconds: 1.3 },
    ]);
  });

  it('add the processor time of a shell and its children', () => {
    expect(parseTimes('0m0.00s 0m0.01s\n1m2.50s 0m3.20s\n')).toBeCloseTo(65.71);
    expect(parseTimes('0m0.003s 0m0.001s\n2m0.000s 0m0.500s\n')).toBeCloseTo(120.504);
  });
});
