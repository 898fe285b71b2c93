import type { Point } from '../engine/geo/distance';
import { parseOrNull } from '../schema';
import { pointSchema } from '../search/look-up';

/** Why the phone did not say where it is; `abroad`: it did, and that is not in Korea. */
export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'abroad';

export const POSITION_PROBLEM_WORDS: Readonly<Record<PositionProblem, string>> = {
  denied: 'Your browser keeps your position to itself. You can allow it in its settings.',
  unavailable: 'Your phone does not know where it is right now.',
  timeout: 'Your phone took too long to find out where it is. Try again?',
  abroad: 'You seem to be outside Korea.',
};

const TIMEOUT_MS = 10_000;
/** A position this old is still good enough to walk by. */
const MAX_AGE_MS = 60_000;

const PROBLEMS: Readonly<Record<number, PositionProblem>> = { 1: 'denied', 3: 'timeout' };

/** Asks the phone where it is, which may ask the visitor first. Never fails: a problem is an answer. */
export function getPosition(): Promise<Point | PositionProblem> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unavailable');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { mapx: coords.longitude, mapy: coords.latitude };
        resolve(parseOrNull(pointSchema, point) ?? 'abroad');
      },
      ({ code }) => resolve(PROBLEMS[code] ?? 'unavailable'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
