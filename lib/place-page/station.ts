import 'server-only';
import { z } from 'zod';
import written from '@/data/stations.json';
import { getDistanceM, type Point } from '../engine/geo/distance';

const stationSchema = z.object({
  ko: z.string(),
  en: z.string(),
  /** Numbers, and the codes of {@link LINE_NAMES}. */
  lines: z.array(z.string()).min(1),
  mapx: z.number(),
  mapy: z.number(),
});
type Station = z.infer<typeof stationSchema>;

const stations = z.array(stationSchema).parse(written);

/** What lines without a number are called on the signs. */
const LINE_NAMES: Readonly<Record<string, string>> = {
  A: 'Airport Railroad',
  D: 'Sinbundang Line',
  GC: 'Gyeongchun Line',
  GJ: 'Gyeongui-Jungang Line',
  GP: 'Gimpo Gold Line',
  GTX: 'GTX-A',
  SB: 'Suin-Bundang Line',
  SH: 'Seohae Line',
  SL: 'Sillim Line',
  UI: 'Ui-Sinseol Line',
};

/** Who looks for a station from farther away takes a bus. */
const FARTHEST_M = 2_000;

const SIDES = [
  ...(['north', 'north-east', 'east', 'south-east'] as const),
  ...(['south', 'south-west', 'west', 'north-west'] as const),
];
const DEGREES_PER_SIDE = 45;

/** The nearest station of a place. */
export interface NearStation {
  en: string;
  ko: string;
  /** "line 2", "lines 2 and 5", "line 4 and Airport Railroad". */
  lines: string;
  /** As the crow flies. */
  distanceM: number;
  /** Where the place lies, seen from the station. */
  side: (typeof SIDES)[number];
}

/** The nearest station of the subway and its railways; null where there is none within {@link FARTHEST_M}. */
export function getNearStation(place: Point): NearStation | null {
  let nearest: { station: Station; distanceM: number } | null = null;
  for (const station of stations) {
    const distanceM = getDistanceM(station, place);
    if (!nearest || distanceM < nearest.distanceM) nearest = { station, distanceM };
  }
  if (!nearest || nearest.distanceM > FARTHEST_M) return null;
  const { station, distanceM } = nearest;
  return {
    en: station.en,
    ko: station.ko,
    lines: toLineWords(station.lines),
    distanceM,
    side: getSide(station, place),
  };
}

function toLineWords(lines: readonly string[]): string {
  const numbers = lines.filter((line) => /^\d+$/.test(line));
  const names = lines
    .filter((line) => !numbers.includes(line))
    .map((line) => LINE_NAMES[line] ?? line);
  const numbered =
    numbers.length > 0 ? [`${numbers.length > 1 ? 'lines' : 'line'} ${toList(numbers)}`] : [];
  return toList([...numbered, ...names]);
}

function toList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Near enough by a flat map: a degree of longitude is shorter than one of latitude by the cosine of the latitude. */
function getSide(from: Point, to: Point): NearStation['side'] {
  const east = (to.mapx - from.mapx) * Math.cos((from.mapy * Math.PI) / 180);
  const degrees = (Math.atan2(east, to.mapy - from.mapy) * 180) / Math.PI;
  const at = Math.round(degrees / DEGREES_PER_SIDE);
  return SIDES[(at + SIDES.length) % SIDES.length] ?? 'north';
}
