import * as v from 'valibot';
import type { Point } from '@kioot/engine/geo';
import { numberBetween, parseOrNull } from '../validation';
import { SEOUL_BOUNDS } from '../search/korea';
import { pointSchema } from '../search/look-up';

/** Why no position can be used; `abroad` and `elsewhere`: the phone knows one, and it is not in Korea, or not in Seoul. */
export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'abroad' | 'elsewhere';

const seoulSchema = v.object({
  mapx: numberBetween(SEOUL_BOUNDS.mapx),
  mapy: numberBetween(SEOUL_BOUNDS.mapy),
});

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

/** Decimals of a degree: a field of 111 by 88 metres in Seoul. */
const ROUNDED_DECIMALS = 3;

/** A position as it may be stored, sent and shared: to about 100 m, which is enough to look around from. */
export function toRoundedPosition({ mapx, mapy }: Point): Point {
  return {
    mapx: Number(mapx.toFixed(ROUNDED_DECIMALS)),
    mapy: Number(mapy.toFixed(ROUNDED_DECIMALS)),
  };
}

/** {@link getPosition}, rounded, for a search: one that is not in Seoul is a problem, since nothing is known there. */
export async function getSearchPosition(): Promise<Point | PositionProblem> {
  const answer = await getPosition();
  if (typeof answer === 'string') return answer;
  return parseOrNull(seoulSchema, toRoundedPosition(answer)) ?? 'elsewhere';
}
