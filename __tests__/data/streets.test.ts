import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { getDistanceM } from '@kioot/engine/geo';
import * as v from 'valibot';
import { AREAS } from '@/lib/areas';
import { unpackPath } from '@/lib/map/base-map';
import { findStreetArea, STREET_KINDS } from '@/lib/map/streets';

/** Most that a phone with a bad signal loads for a map. */
const MAX_BYTES = 60_000;
/** A road that begins within the area may leave it. */
const MAX_DISTANCE_M = 6_000;

const path = v.array(v.pipe(v.number(), v.integer()));
const schema = v.object({
  ...v.entriesFromList(STREET_KINDS, v.array(path)),
  names: v.array(
    v.object({
      en: v.pipe(v.string(), v.regex(/^[A-Z0-9][\w .-]*-(?:ro|gil|daero)\b.*$/i)),
      at: path,
    }),
  ),
});

describe.each(AREAS)('streets of $location_en', (area) => {
  const text = readFileSync(`data/built/map/streets/${area.id}.json`, 'utf8');
  const streets = v.parse(schema, JSON.parse(text));

  it('fit a bad signal', () => {
    expect(gzipSync(text).length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('lie around its center, with names', () => {
    expect(streets.minor.length).toBeGreaterThan(100);
    expect(streets.names.length).toBeGreaterThan(50);
    const points = STREET_KINDS.filter((kind) => kind !== 'water' && kind !== 'green')
      .flatMap((kind) => streets[kind])
      .flatMap(unpackPath);
    const far = points.filter(
      ([mapy, mapx]) => getDistanceM(area, { mapx, mapy }) > MAX_DISTANCE_M,
    );
    expect(far).toEqual([]);
  });
});

describe('findStreetArea', () => {
  it('finds the area around a position', () => {
    expect(findStreetArea({ mapx: 126.9855, mapy: 37.5741 })?.location_en).toBe('Insadong');
  });

  it('finds none far from all areas', () => {
    expect(findStreetArea({ mapx: 126.8, mapy: 37.45 })).toBeNull();
  });
});
