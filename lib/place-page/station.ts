import 'server-only';
import { z } from 'zod';
import written from '@/data/stations.json';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { getStationName } from '../places/local-names';
import type { Line } from './lines';

const stationSchema = z.object({
  ko: z.string(),
  en: z.string(),
  /** Numbers, and the codes of `lines.ts`. */
  lines: z.array(z.string()).min(1),
  mapx: z.number(),
  mapy: z.number(),
});
type Station = z.infer<typeof stationSchema>;

const stations = z.array(stationSchema).parse(written);

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
