import { stripVTControlCharacters } from 'node:util';

/** Message of Playwright when a process of the browser itself ended. */
const BROWSER_CRASH = /Target crashed|Browser has been closed/;
/** Journeys that passed at their second attempt only; this many in one run count as failed. */
const MAX_FLAKY = 2;

/**
 * @typedef {{ message?: string }} JourneyError
 * @typedef {{ status: string, duration?: number, errors?: JourneyError[] }} Attempt
 * @typedef {{ status: string, results: Attempt[] }} JourneyTest
 * @typedef {{ title: string, file: string, line?: number, tests: JourneyTest[] }} JourneySpec
 * @typedef {{ title?: string, specs?: JourneySpec[], suites?: JourneySuite[] }} JourneySuite
 * @typedef {JourneyTest & { name: string, file: string }} NamedJourney
 */

/**
 * Journeys of nested suites by name: `places.spec.ts > a place > shows its hours`.
 * @param {JourneySuite[]} suites
 * @param {string[]} path
 * @returns {NamedJourney[]}
 */
export function listJourneys(suites, path = []) {
  return suites.flatMap(({ title = '', specs = [], suites: nested = [] }) => {
    const here = [...path, title].filter(Boolean);
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
 * Counts of a Playwright JSON report. A journey that failed and then passed counts as passed and is
 * named in `flaky`; more than two of them count as failed. A crash of the browser is not one of the
 * site and names nothing.
 * @param {{ suites: JourneySuite[] }} report
 */
export function countJourneys({ suites }) {
  const journeys = listJourneys(suites).filter(({ status }) => status !== 'skipped');
  const flaky = journeys
    .filter((journey) => journey.status === 'flaky' && !hasOnlyCrashed(journey))
    .map((journey) => ({ name: journey.name, file: journey.file, reason: getReason(journey) }));
  const broken = journeys.filter(({ status }) => status !== 'expected' && status !== 'flaky');
  const failed = broken.length + (flaky.length > MAX_FLAKY ? flaky.length : 0);
  return { passed: journeys.length - failed, failed, flaky };
}
