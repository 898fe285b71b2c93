/** Message of Playwright when a process of the browser itself ended. */
const BROWSER_CRASH = /Target crashed|Browser has been closed/;

/**
 * @typedef {{ status: string, results: { errors?: { message?: string }[] }[] }} JourneyTest
 * @typedef {{ specs?: { tests: JourneyTest[] }[], suites?: JourneySuite[] }} JourneySuite
 */

/**
 * Collects the tests of nested suites.
 * @param {JourneySuite[]} suites
 * @returns {JourneyTest[]}
 */
function collectTests(suites) {
  return suites.flatMap(({ specs = [], suites: nested = [] }) => [
    ...specs.flatMap(({ tests }) => tests),
    ...collectTests(nested),
  ]);
}

/** @param {JourneyTest} test */
function hasOnlyCrashed({ results }) {
  return results
    .slice(0, -1)
    .every(({ errors = [] }) => errors.some(({ message = '' }) => BROWSER_CRASH.test(message)));
}

/**
 * Counts of a Playwright JSON report. A journey that passed at its second attempt counts as passed
 * only after a crash of the browser, which is not one of the site.
 * @param {{ suites: JourneySuite[] }} report
 */
export function countJourneys({ suites }) {
  const tests = collectTests(suites).filter(({ status }) => status !== 'skipped');
  const passed = tests.filter(
    (test) => test.status === 'expected' || (test.status === 'flaky' && hasOnlyCrashed(test)),
  );
  return { passed: passed.length, failed: tests.length - passed.length };
}
