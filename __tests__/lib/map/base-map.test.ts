import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { findNearestStation, packPath, unpackPath } from '@/lib/map/base-map';
import { createBase, createFiles } from '@/tools/map-data';

const MOST_GZ_BYTES = 60_000;
/** Bounds in degrees; points outside are decoding errors. */
const AROUND_SEOUL = { west: 126.3, south: 36.7, east: 127.8, north: 38 };

describe('base map', () => {
  const base = createBase();

  it.each(createFiles())('equals its sources in a bounded size: $url', ({ url, text }) => {
    expect(readFileSync(url, 'utf8')).toBe(text);
    expect(gzipSync(text, { level: 9 }).byteLength).toBeLessThanOrEqual(MOST_GZ_BYTES);
  });

  it('lies in and around Seoul', () => {
    const paths = [
      ...base.districts.flatMap(({ at, path }) => [at, path]),
      ...base.river,
      ...base.lines.flatMap((line) => line.paths),
      ...base.stations.map(({ at }) => at),
    ];
    const { west, south, east, north } = AROUND_SEOUL;
    const outside = paths
      .flatMap(unpackPath)
      .filter(([y, x]) => !(x > west && x < east && y > south && y < north));
    expect(outside).toEqual([]);
  });

  it('knows the nearest station of a place, unless it is too far to walk', () => {
    const nearest = findNearestStation(base, { mapx: 126.9918, mapy: 37.5714 });
    expect(nearest?.en).toBe('Jongno 3-ga');
    expect(findNearestStation(base, { mapx: 126.45, mapy: 37.45 })).toBeNull();
  });

  it('has every district, and a color for every line with stations', () => {
    expect(base.districts).toHaveLength(25);
    const lines = new Map(base.lines.map(({ line, colour }) => [line, colour]));
    const stopping = new Set(base.stations.flatMap((station) => station.lines));
    for (const line of stopping) {
      expect([line, lines.get(line)]).toEqual([line, expect.stringMatching(/^#[\da-f]{6}$/)]);
    }
  });

  it('closes the loop of line 2', () => {
    const [loop = []] = base.lines.find(({ line }) => line === '2')?.paths ?? [];
    const points = unpackPath(loop);
    expect(points.at(-1)).toEqual(points[0]);
  });

  it('encodes a path to about 1 m', () => {
    const points = [
      [126.98262, 37.56601],
      [126.9, 37.5],
    ];
    expect(unpackPath(packPath(points))).toEqual(points.map(([x, y]) => [y, x]));
  });
});
