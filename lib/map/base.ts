/** A run of points: the first one, then the steps to the next, in units of {@link UNITS_PER_DEGREE}; longitude, then latitude. */
export type PackedPath = readonly number[];

/** `data/map/base.json`, which `npm run tool -- draw-map` makes of the files beside it. */
export interface Base {
  districts: readonly { en: string; ko: string; at: readonly number[]; path: PackedPath }[];
  river: readonly PackedPath[];
  /** `line` as it is written on signs or, where they write a name, a letter or two of it (data/map/README.md). */
  lines: readonly { line: string; colour: string; paths: readonly PackedPath[] }[];
  stations: readonly {
    en: string;
    ko: string;
    lines: readonly string[];
    at: readonly number[];
  }[];
}

/** About a metre. */
const UNITS_PER_DEGREE = 100_000;

/** Points of `[longitude, latitude]` as they are kept. */
export function packPath(points: readonly (readonly number[])[]): number[] {
  let [lastX, lastY] = [0, 0];
  return points.flatMap(([longitude = NaN, latitude = NaN]) => {
    const x = Math.round(longitude * UNITS_PER_DEGREE);
    const y = Math.round(latitude * UNITS_PER_DEGREE);
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}

/** The points of a kept path, latitude first, as Leaflet takes them. */
export function unpackPath(path: PackedPath): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < path.length; at += 2) {
    x += path[at] ?? 0;
    y += path[at + 1] ?? 0;
    points.push([y / UNITS_PER_DEGREE, x / UNITS_PER_DEGREE]);
  }
  return points;
}
