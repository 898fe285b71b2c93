import * as v from 'valibot';
import type { Point } from '@kioot/engine/geo';
import { numberBetween, parseOrNull } from '@kioot/base/validation';
import { SEOUL_BOUNDS, pointSchema } from '../search/contract/id-and-point-schemas';

/** `abroad`: outside Korea; `elsewhere`: in Korea but outside Seoul. */
export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'abroad' | 'elsewhere';

const seoulSchema = v.object({
  mapx: numberBetween(SEOUL_BOUNDS.mapx),
  mapy: numberBetween(SEOUL_BOUNDS.mapy),
});

const TIMEOUT_MS = 10_000;
/** Longest age of a cached position. */
const MAX_AGE_MS = 60_000;

const PROBLEM_BY_CODE: Readonly<Record<number, PositionProblem>> = { 1: 'denied', 3: 'timeout' };

/**
 * Asks the browser for the position, which may prompt the visitor. Resolves with a problem instead
 * of rejecting.
 */
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
      ({ code }) => resolve(PROBLEM_BY_CODE[code] ?? 'unavailable'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

/** Decimals of a degree: 111 by 88 m in Seoul. */
const POSITION_DECIMALS = 3;

/** Position rounded to about 100 m, the precision that is stored, sent and shared. */
export function roundPosition({ mapx, mapy }: Point): Point {
  return {
    mapx: Number(mapx.toFixed(POSITION_DECIMALS)),
    mapy: Number(mapy.toFixed(POSITION_DECIMALS)),
  };
}

/** {@link getPosition}, rounded; outside Seoul it is a problem, because there is no data. */
export async function getSearchPosition(): Promise<Point | PositionProblem> {
  const position = await getPosition();
  if (typeof position === 'string') return position;
  return parseOrNull(seoulSchema, roundPosition(position)) ?? 'elsewhere';
}
