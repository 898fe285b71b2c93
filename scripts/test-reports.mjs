import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Message of Playwright when a process of the browser itself ended. */
const BROWSER_CRASH = /Target crashed|Browser has been closed/;
/** Journeys that passed at their second attempt only; more than this many in one run count as failed. */
const MAX_FLAKY = 2;

/**
 * @typedef {{ message?: string }} JourneyError
 * @typedef {{ status: string, duration?: number, errors?: JourneyError[] }} Attempt
 * @typedef {{ status: string, results: Attempt[] }} JourneyTest
 * @typedef {{ title: string, file: string, line?: number, tests: JourneyTest[] }} JourneySpec
 * @typedef {{ title?: string, specs?: JourneySpec[], suites?: JourneySuite[] }} JourneySuite
 * @typedef {JourneyTest & { name: string, file: string }} NamedJourney
 * @typedef {{ name: string, seconds: number }} Timed
 */

const toSeconds = (/** @type {number} */ ms) => Math.round(ms / 100) / 10;

/** @param {readonly Timed[]} timed */
export const sortSlowestFirst = (timed) => timed.toSorted((a, b) => b.seconds - a.seconds);

/**
 * Counts of a Jest JSON report, and the wall time of each file.
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number,
 *   testResults: { name: string, startTime: number, endTime: number }[] }} report
 */
export const readUnits = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  tests: report.testResults.map(({ name, startTime, endTime }) => ({
    ...{ name: path.relative('.', name), seconds: toSeconds(endTime - startTime) },
  })),
});

/**
 * Journeys of nested suites by name: `places.spec.ts > a place > shows its hours`.
 * @param {JourneySuite[]} suites
 * @param {string[]} above
 * @returns {NamedJourney[]}
 */
function listJourneys(suites, above = []) {
  return suites.flatMap(({ title = '', specs = [], suites: nested = [] }) => {
    const here = [...above, title].filter(Boolean);
    return [
      ...specs.flatMap((spec) =>
        spec.tests.map((test) => ({
          ...test,
          name: [...here, spec.title].join(' > '),
          file: spec.file,
        })),
      ),
      ...listJourneys(nested, here),
    ];
  });
}

/** @param {JourneyTest} test */
function hasOnlyCrashed({ results }) {
  return results
    .slice(0, -1)
    .every(({ errors = [] }) => errors.some(({ message = '' }) => BROWSER_CRASH.test(message)));
}

/** First line of the error that failed the first attempt. @param {JourneyTest} test */
function getReason({ results }) {
  const [{ message = '' } = {}] = results[0]?.errors ?? [];
  return stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
}

/**
 * Counts of a Playwright JSON report, and the wall time of each journey with all attempts. A journey
 * that failed and then passed counts as passed and is named in `flaky`; more than two of them count
 * as failed. A crash of the browser is not one of the site and names nothing.
 * @param {{ suites: JourneySuite[] }} report
 */
export function readJourneys({ suites }) {
  const all = listJourneys(suites);
  const journeys = all.filter(({ status }) => status !== 'skipped');
  const flaky = journeys
    .filter((journey) => journey.status === 'flaky' && !hasOnlyCrashed(journey))
    .map((journey) => ({ name: journey.name, file: journey.file, reason: getReason(journey) }));
  const broken = journeys.filter(({ status }) => status !== 'expected' && status !== 'flaky');
  const failed = broken.length + (flaky.length > MAX_FLAKY ? flaky.length : 0);
  const tests = all.map(({ name, results }) => ({
    name,
    seconds: toSeconds(results.reduce((sum, { duration = 0 }) => sum + duration, 0)),
  }));
  return { passed: journeys.length - failed, failed, flaky, tests };
}

/**
 * Processor seconds that the shell's `times` prints: those of the shell, then of its children.
 * @example parseTimes('0m0.00s 0m0.01s\n1m2.50s 0m3.20s\n') // 65.71
 * @param {string} output
 */
export function parseTimes(output) {
  return [...output.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((sum, seconds) => sum + seconds, 0);
}
