import path from 'node:path';
import { listJourneys } from './count-journeys.mjs';

/** @typedef {{ name: string, seconds: number }} Timed */

const toSeconds = (/** @type {number} */ ms) => Math.round(ms / 100) / 10;

/** @param {readonly Timed[]} timed */
export const sortSlowestFirst = (timed) => timed.toSorted((a, b) => b.seconds - a.seconds);

/**
 * Wall time of each file of a Jest JSON report, slowest first.
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report
 * @returns {Timed[]}
 */
export function timeUnitFiles({ testResults }) {
  return sortSlowestFirst(
    testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative('.', name),
      seconds: toSeconds(endTime - startTime),
    })),
  );
}

/**
 * Wall time of each journey of a Playwright JSON report with all attempts, slowest first.
 * @param {{ suites: import('./count-journeys.mjs').JourneySuite[] }} report
 * @returns {Timed[]}
 */
export function timeJourneys({ suites }) {
  return sortSlowestFirst(
    listJourneys(suites).map(({ name, results }) => ({
      name,
      seconds: toSeconds(results.reduce((sum, { duration = 0 }) => sum + duration, 0)),
    })),
  );
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
