import { describe, expect, it } from '@jest/globals';
import { countJourneys } from '@/scripts/count-journeys.mjs';

const failing = (message: string) => ({ errors: [{ message }] });
const report = (...tests: { status: string; results: object[] }[]) => ({
  suites: [{ suites: [{ specs: [{ tests }] }] }],
});

describe('the count of journeys', () => {
  it('passes a second attempt after a crash of the browser', () => {
    const crashed = failing('expect(locator).toBeVisible() failed: Target crashed');
    expect(countJourneys(report({ status: 'flaky', results: [crashed, {}] }))).toEqual({
      passed: 1,
      failed: 0,
    });
  });

  it('fails a second attempt after anything else', () => {
    const slow = failing('expect(locator).toBeVisible() failed');
    expect(countJourneys(report({ status: 'flaky', results: [slow, {}] }))).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('counts each test of nested suites once', () => {
    const passing = { status: 'expected', results: [{}] };
    const broken = { status: 'unexpected', results: [failing('Target crashed'), failing('')] };
    const skipped = { status: 'skipped', results: [] };
    expect(countJourneys(report(passing, broken, skipped, passing))).toEqual({
      passed: 2,
      failed: 1,
    });
  });
});
