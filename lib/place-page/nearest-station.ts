import 'server-only';
import * as v from 'valibot';
import stationsJson from '@/data/built/stations.json';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { parse } from '@kioot/base/validation';
import { getStationName } from '../places/station-and-area-names';
import type { SubwayLine } from './format-place';

const stationSchema = v.object({
  ko: v.string(),
  en: v.string(),
  /** Numbers, and the codes of `subway-lines.ts`. */
  lines: v.pipe(v.array(v.string()), v.minLength(1)),
  mapx: v.number(),
  mapy: v.number(),
});
type Station = v.InferOutput<typeof stationSchema>;

const stations = parse(v.array(stationSchema), stationsJson);

/** Beyond this a station is no walking landmark. */
const MAX_STATION_DISTANCE_M = 2_000;

const DIRECTIONS = [
  ...(['north', 'north-east', 'east', 'south-east'] as const),
  ...(['south', 'south-west', 'west', 'north-west'] as const),
];
const DEGREES_PER_DIRECTION = 45;

/** Nearest station of a place. */
export interface NearestStation {
  /** In the language of the page where known, else English. */
  name: string;
  ko: string;
  lines: readonly SubwayLine[];
  /** Straight-line distance; `toWalkMinutes` adds the detour along streets. */
  distanceM: number;
  /** Direction of the place, seen from the station. */
  direction: (typeof DIRECTIONS)[number];
}

/**
 * The nearest subway or railway station; null without one within {@link MAX_STATION_DISTANCE_M}.
 */
export function getNearestStation(
  place: Point,
  locale: Locale = DEFAULT_LOCALE,
): NearestStation | null {
  let nearest: { station: Station; distanceM: number } | null = null;
  for (const station of stations) {
    const distanceM = getDistanceM(station, place);
    if (!nearest || distanceM < nearest.distanceM) nearest = { station, distanceM };
  }
  if (!nearest || nearest.distanceM > MAX_STATION_DISTANCE_M) return null;
  const { station, distanceM } = nearest;
  return {
    name: getStationName(station, locale),
    ko: station.ko,
    lines: station.lines,
    distanceM,
    direction: getDirection(station, place),
  };
}

/**
 * Equirectangular approximation: a degree of longitude is shorter by the cosine of the latitude.
 */
function getDirection(from: Point, to: Point): NearestStation['direction'] {
  const east = (to.mapx - from.mapx) * Math.cos((from.mapy * Math.PI) / 180);
  const degrees = (Math.atan2(east, to.mapy - from.mapy) * 180) / Math.PI;
  const at = Math.round(degrees / DEGREES_PER_DIRECTION);
  return DIRECTIONS[(at + DIRECTIONS.length) % DIRECTIONS.length] ?? 'north';
}
