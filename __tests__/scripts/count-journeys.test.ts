import { describe, expect, it } from '@jest/globals';
import { countJourneys } from '@/scripts/count-journeys.mjs';

interface Attempt {
  status: string;
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
      countJourneys(
        report(
          journey('opens', 'expected', passing),
          journey('is shared', 'unexpected', crash, failing('')),
          journey('is printed', 'skipped'),
          journey('is saved', 'expected', passing),
        ),
      ),
    ).toEqual({ passed: 2, failed: 1, flaky: [] });
  });

  it('passes and names a journey that passes at its second attempt', () => {
    const error = '\u001B[31mError: not visible\u001B[39m\n  at places.spec.ts:3';
    expect(countJourneys(report(journey('opens', 'flaky', failing(error), passing)))).toEqual({
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
    expect(countJourneys(report(broken))).toEqual({ passed: 0, failed: 1, flaky: [] });
  });

  it('fails three journeys of one run that pass at their second attempt', () => {
    const two = [flaky('opens'), flaky('is shared')];
    expect(countJourneys(report(...two))).toMatchObject({ passed: 2, failed: 0 });
    const three = countJourneys(report(...two, flaky('is saved')));
    expect(three).toMatchObject({ passed: 0, failed: 3 });
    expect(three.flaky).toHaveLength(3);
  });

  it('names no journey whose browser crashed', () => {
    const crashes = ['opens', 'is shared', 'is saved'].map((title) =>
      journey(title, 'flaky', failing('not visible: Target crashed'), passing),
    );
    expect(countJourneys(report(...crashes))).toEqual({ passed: 3, failed: 0, flaky: [] });
  });
});
