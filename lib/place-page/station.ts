import 'server-only';
import * as v from 'valibot';
import written from '@/data/stations.json';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { parse } from '../validation';
import { getStationName } from '../places/local-names';
import type { Line } from './lines';

const stationSchema = v.object({
  ko: v.string(),
  en: v.string(),
  /** Numbers, and the codes of `lines.ts`. */
  lines: v.pipe(v.array(v.string()), v.minLength(1)),
  mapx: v.number(),
  mapy: v.number(),
});
type Station = v.InferOutput<typeof stationSchema>;

const stations = parse(v.array(stationSchema), written);

/** Who looks for a station from farther away takes a bus. */
const FARTHEST_M = 2_000;

const SIDES = [
  ...(['north', 'north-east', 'east', 'south-east'] as const),
  ...(['south', 'south-west', 'west', 'north-west'] as const),
];
const DEGREES_PER_SIDE = 45;

/** The nearest station of a place. */
export interface NearStation {
  /** In the language of the page where the station is known there, else English. */
  name: string;
  ko: string;
  lines: readonly Line[];
  /** As the crow flies. */
  distanceM: number;
  /** Where the place lies, seen from the station. */
  side: (typeof SIDES)[number];
}

/** The nearest station of the subway and its railways; null where there is none within {@link FARTHEST_M}. */
export function getNearStation(place: Point, locale: Locale = DEFAULT_LOCALE): NearStation | null {
  let nearest: { station: Station; distanceM: number } | null = null;
  for (const station of stations) {
    const distanceM = getDistanceM(station, place);
    if (!nearest || distanceM < nearest.distanceM) nearest = { station, distanceM };
  }
  if (!nearest || nearest.distanceM > FARTHEST_M) return null;
  const { station, distanceM } = nearest;
  return {
    name: getStationName(station, locale),
    ko: station.ko,
    lines: station.lines,
    distanceM,
    side: getSide(station, place),
  };
}

/** Near enough by a flat map: a degree of longitude is shorter than one of latitude by the cosine of the latitude. */
function getSide(from: Point, to: Point): NearStation['side'] {
  const east = (to.mapx - from.mapx) * Math.cos((from.mapy * Math.PI) / 180);
  const degrees = (Math.atan2(east, to.mapy - from.mapy) * 180) / Math.PI;
  const at = Math.round(degrees / DEGREES_PER_SIDE);
  return SIDES[(at + SIDES.length) % SIDES.length] ?? 'north';
}
