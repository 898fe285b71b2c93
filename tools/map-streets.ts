/*
 * `npm run tool -- draw-streets` builds data/built/map/streets/, one file an area, from an extract of
 * OpenStreetMap in .data/streets (data/curated/map/README.md).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { AREAS, type Area } from '../lib/areas';
import { getDistanceM } from '@kioot/engine/geo';
import { romanizeAddress } from '@kioot/engine/text';
import { packPath } from '../lib/map/base-map';
import type { StreetKind, Streets } from '../lib/map/streets';

const SOURCE_DIR = '.data/streets';
const TARGET_DIR = 'data/built/map/streets';

/** Radius of the largest search, with a margin for the corners of the screen. */
const RADIUS_M = 2_200;
/** Deviation that nobody sees at the last zoom, in meters. */
const TOLERANCE_M: Readonly<Record<StreetKind, number>> = {
  ...{ major: 2.5, minor: 2.5, walk: 2.5, lane: 5 },
  ...{ green: 5, water: 5 },
};
const METERS_PER_DEGREE = 111_320;
/** Shorter streets have no room for their name. */
const MIN_NAMED_M = 150;
/** Most labels of a street, each at the middle of a piece of it. */
const MAX_LABELS = 2;
/** Shorter lanes are doorsteps. */
const MIN_LANE_M = 15;

const KIND_OF: Readonly<Record<string, StreetKind>> = {
  ...{ trunk: 'major', primary: 'major', secondary: 'major' },
  ...{ tertiary: 'minor', minor: 'minor', pedestrian: 'walk' },
  ...{ service: 'lane', path: 'lane' },
};
const NO_STREETS: ReadonlySet<string | undefined> = new Set(['parking_aisle', 'driveway']);

type Position = readonly number[];

const position = v.array(v.number());
const streetSchema = v.object({
  geometry: v.object({ type: v.literal('LineString'), coordinates: v.array(position) }),
  properties: v.object({
    class: v.string(),
    brunnel: v.optional(v.string()),
    service: v.optional(v.string()),
    name: v.optional(v.string(), ''),
  }),
});
const surfaceSchema = v.object({
  geometry: v.object({ type: v.literal('Polygon'), coordinates: v.array(v.array(position)) }),
  properties: v.object({ kind: v.string() }),
});

const readFeatures = <T>(file: string, schema: v.GenericSchema<unknown, T>): T[] =>
  v.parse(
    v.object({ features: v.array(schema) }),
    JSON.parse(gunzipSync(readFileSync(`${SOURCE_DIR}/${file}`)).toString()),
  ).features;

/** Flat meters around Seoul. */
const toMeters = ([x = NaN, y = NaN]: Position): [number, number] => [
  x * METERS_PER_DEGREE * Math.cos((37.55 * Math.PI) / 180),
  y * METERS_PER_DEGREE,
];

function getDeviationM(point: Position, from: Position, to: Position): number {
  const [[x, y], [x1, y1], [x2, y2]] = [toMeters(point), toMeters(from), toMeters(to)];
  const lengthSquared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = lengthSquared
    ? Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / lengthSquared))
    : 0;
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
}

/** Line with fewer points, none further than `tolerance` meters from it (Ramer, Douglas, Peucker). */
function simplify(line: readonly Position[], tolerance: number): readonly Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [furthest, furthestM] = [0, 0];
  for (const [at, point] of line.entries()) {
    const deviationM = getDeviationM(point, first, last);
    if (deviationM > furthestM) [furthest, furthestM] = [at, deviationM];
  }
  if (furthestM <= tolerance) return [first, last];
  const before = simplify(line.slice(0, furthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(line.slice(furthest), tolerance)];
}

function groupBy<T>(rows: readonly T[], toKey: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(toKey(row), [...(groups.get(toKey(row)) ?? []), row]);
  return groups;
}

/** Lines joined where one ends at the beginning of another, as tiles cut them. */
function joinLines(lines: readonly (readonly Position[])[]): (readonly Position[])[] {
  const open = groupBy(lines, ([first]) => String(first));
  const left = new Set(lines);
  return lines.flatMap((line) => {
    if (!left.delete(line)) return [];
    const joined = [...line];
    for (;;) {
      const next = open.get(String(joined.at(-1)))?.find((each) => left.has(each));
      if (!next) return [joined];
      left.delete(next);
      joined.push(...next.slice(1));
    }
  });
}

/** "Insadong-gil"; null for a name that is no road. */
const romanizeStreet = (name: string): string | null =>
  /^1 (.+), Seoul$/.exec(romanizeAddress(`서울 ${name} 1`) ?? '')?.[1] ?? null;

const getLengthM = (line: readonly Position[]): number =>
  line.slice(1).reduce((sum, point, at) => {
    const [[x1, y1], [x2, y2]] = [toMeters(line[at] ?? []), toMeters(point)];
    return sum + Math.hypot(x2 - x1, y2 - y1);
  }, 0);

const streets = readFeatures('seoul-streets-raw.geojson.gz', streetSchema).flatMap(
  ({ geometry, properties: { class: of, brunnel, service, name } }) => {
    const kind = KIND_OF[of];
    if (!kind || NO_STREETS.has(service) || (brunnel === 'tunnel' && kind !== 'major')) return [];
    return [{ kind, name, line: geometry.coordinates }];
  },
);
const surfaces = readFeatures('seoul-green-water-raw.geojson.gz', surfaceSchema);

function createStreets(area: Area): Streets {
  const isNear = (points: readonly Position[]) =>
    points.some(([mapx = NaN, mapy = NaN]) => getDistanceM(area, { mapx, mapy }) <= RADIUS_M);
  const near = streets.filter(({ line }) => isNear(line));
  const joined = [...groupBy(near, ({ kind, name }) => `${kind}:${name}`).values()].flatMap(
    (group) =>
      joinLines(group.map(({ line }) => line)).map((line) => ({
        kind: group[0]?.kind ?? 'lane',
        name: group[0]?.name ?? '',
        line,
      })),
  );
  const toPaths = (kind: StreetKind) =>
    joined
      .filter((each) => each.kind === kind)
      .filter(({ line }) => kind !== 'lane' || getLengthM(line) >= MIN_LANE_M)
      .map(({ line }) => packPath(simplify(line, TOLERANCE_M[kind])));
  const toSurfaces = (kind: 'green' | 'water') =>
    surfaces
      .filter((each) => (each.properties.kind === 'water') === (kind === 'water'))
      .flatMap(({ geometry }) => geometry.coordinates.slice(0, 1))
      .filter(isNear)
      .map((ring) => packPath(simplify(ring, TOLERANCE_M[kind])));
  const named = [
    ...groupBy(
      joined.filter(({ name }) => name),
      ({ name }) => name,
    ),
  ].flatMap(([name, group]) => {
    const en = romanizeStreet(name);
    if (en === null) return [];
    return group
      .map(({ line }) => ({ en, line, lengthM: getLengthM(line) }))
      .filter(({ lengthM }) => lengthM >= MIN_NAMED_M)
      .toSorted((a, b) => b.lengthM - a.lengthM)
      .slice(0, MAX_LABELS)
      .map((each) => ({ ...each, at: packPath([each.line[each.line.length >> 1] ?? []]) }));
  });
  return {
    ...{ major: toPaths('major'), minor: toPaths('minor'), walk: toPaths('walk') },
    ...{ lane: toPaths('lane'), green: toSurfaces('green'), water: toSurfaces('water') },
    names: named.toSorted((a, b) => b.lengthM - a.lengthM).map(({ en, at }) => ({ en, at })),
  };
}

mkdirSync(TARGET_DIR, { recursive: true });
for (const area of AREAS) {
  const file = `${TARGET_DIR}/${area.id}.json`;
  writeFileSync(file, `${JSON.stringify(createStreets(area))}\n`);
}
console.log(`${AREAS.length} areas in ${TARGET_DIR}`);
