/*
 * `npm run tool -- draw-map` builds what pages load of data/curated/map: data/built/map/base.json for
 * the map of the results, data/built/stations.json for stations that are shared.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { packPath, type BaseMap } from '../lib/map/base-map';

const DIR = new URL('../data/curated/map/', import.meta.url);
const TARGET_DIR = new URL('../data/built/', import.meta.url);

const readJson = <T>(file: string, schema: v.GenericSchema<unknown, T>): T =>
  v.parse(schema, JSON.parse(readFileSync(new URL(file, DIR), 'utf8')));

const points = v.array(v.array(v.number()));
function readFeatures<T>(file: string, properties: v.GenericSchema<unknown, T>) {
  const geometry = v.variant('type', [
    v.object({ type: v.literal('LineString'), coordinates: points }),
    v.object({ type: v.picklist(['MultiLineString', 'Polygon']), coordinates: v.array(points) }),
  ]);
  const collection = v.object({ features: v.array(v.object({ geometry, properties })) });
  return readJson(file, collection).features.map(({ geometry: shape, properties: of }) => ({
    of,
    paths: shape.type === 'LineString' ? [shape.coordinates] : shape.coordinates,
  }));
}

/** Centroid of a ring, where its name is written. */
function getCentroid(ring: readonly (readonly number[])[]): [number, number] {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([x1 = 0, y1 = 0], at) => {
    const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length] ?? [];
    const part = x1 * y2 - x2 * y1;
    area += part;
    x += (x1 + x2) * part;
    y += (y1 + y2) * part;
  });
  return [x / (3 * area), y / (3 * area)];
}

const names = v.object({ en: v.string(), ko: v.string() });

const readStations = () =>
  readJson(
    'stations.json',
    v.array(
      v.object({
        ...names.entries,
        ...{ lines: v.array(v.string()), x: v.number(), y: v.number() },
      }),
    ),
  );

/** @throws {v.ValiError} when a source file has another shape */
export function createBase(): BaseMap {
  const stations = readStations();
  const lines = readFeatures('lines.geojson', v.object({ line: v.string() }));
  const colors = readJson('line-colors.json', v.record(v.string(), v.string()));
  const drawn = new Map(lines.map(({ of, paths }) => [of.line, paths]));
  const known = new Set([...drawn.keys(), ...stations.flatMap((station) => station.lines)]);
  return {
    districts: readFeatures('districts.geojson', names).flatMap(({ of, paths }) =>
      paths.map((path) => ({
        ...{ en: of.en, ko: of.ko },
        at: packPath([getCentroid(path)]),
        path: packPath(path),
      })),
    ),
    river: readFeatures('river.geojson', v.unknown()).flatMap(({ paths }) => paths.map(packPath)),
    lines: [...known].map((line) => ({
      line,
      colour: v.parse(v.string(), colors[line]),
      paths: (drawn.get(line) ?? []).map(packPath),
    })),
    stations: stations.map(({ en, ko, lines: of, x, y }) => ({
      ...{ en, ko, lines: of },
      at: packPath([[x, y]]),
    })),
  };
}

/** Addresses and contents of the files that pages load. */
export const createFiles = () =>
  [
    { name: 'map/base.json', content: createBase() },
    {
      name: 'stations.json',
      content: readStations().map(({ x, y, ...station }) => ({ ...station, mapx: x, mapy: y })),
    },
  ].map(({ name, content }) => ({
    url: new URL(name, TARGET_DIR),
    text: `${JSON.stringify(content)}\n`,
  }));

if (process.argv[1]?.endsWith('map-data.ts'))
  for (const { url, text } of createFiles()) writeFileSync(url, text);
