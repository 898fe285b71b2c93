/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CRS, latLng } from 'leaflet';
import type { Section } from '@kioot/engine';
import {
  createPinClusters,
  getPinSizeRem,
  getSplitZoom,
  toSectionCounts,
  type MapRestaurant,
} from '@/lib/map/pin-clusters';
import { formatPin } from '@/lib/map/format-pin';
import { translatorOf } from '../../helpers/translator';
import { toRuns } from '../../helpers/sample';

const t = translatorOf('en', 'words');

const row = (
  contentId: string,
  mapx: number,
  mapy: number,
  section: Section | null = null,
): MapRestaurant => ({
  ...{ restaurant: { contentId, title: contentId }, mapx, mapy, section },
});
const getIds = (rows: readonly MapRestaurant[]) =>
  rows.map(({ restaurant }) => restaurant.contentId);

/** About 20 m apart, and a third one 1 km away. */
const HALL = row('hall', 126.985, 37.5636, 'ask');
const STALL = row('stall', 126.9852, 37.5637, 'good');
const FAR = row('far', 126.997, 37.5636, 'good');

describe('pin clusters', () => {
  it('merge overlapping restaurants under the first in the list', () => {
    const pins = createPinClusters([HALL, FAR, STALL])(14);
    expect(pins.map(({ lead, restaurants }) => [lead, restaurants])).toEqual([
      [HALL, [HALL, STALL]],
      [FAR, [FAR]],
    ]);
    expect(pins[0]?.sectionCounts).toEqual([
      ['ask', 1],
      ['good', 1],
    ]);
  });

  it('split at the zoom they report', () => {
    const getPins = createPinClusters([HALL, STALL]);
    const [both] = getPins(12);
    const splitsAt = (both && getSplitZoom(getPins, both, 12)) ?? NaN;
    expect(getPins(splitsAt)).toHaveLength(2);
    expect(getPins(splitsAt - 1)).toEqual([both]);
  });

  it('never split restaurants at one point', () => {
    const twin = row('twin', 126.985, 37.5636, 'good');
    const getPins = createPinClusters([HALL, twin]);
    const [both] = getPins(19);
    expect(both?.restaurants).toEqual([HALL, twin]);
    expect(both && getSplitZoom(getPins, both, 12)).toBeUndefined();
  });

  const places = fc.array(
    fc.record({
      mapx: fc.double({ min: 126.6, max: 127.4, noNaN: true }),
      mapy: fc.double({ min: 37.4, max: 37.7, noNaN: true }),
    }),
    { maxLength: 40 },
  );

  it.each([16, 32])('never cover one another, with %i px per rem', (remPx) => {
    const zooms = fc.constantFrom(9, 9.75, 11.25, 14.5);
    fc.assert(
      fc.property(places, zooms, (points, zoom) => {
        const rows = points.map(({ mapx, mapy }, at) => row(String(at), mapx, mapy, 'good'));
        const pins = createPinClusters(rows, remPx)(zoom);
        const circles = pins.map(({ mapx, mapy, count }) => {
          const { x, y } = CRS.EPSG3857.latLngToPoint(latLng(mapy, mapx), zoom);
          return { x, y, radius: (getPinSizeRem(count) * remPx) / 2 };
        });
        for (const [at, a] of circles.entries()) {
          for (const b of circles.slice(at + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
          }
        }
      }),
      toRuns(1_000),
    );
  });

  it('show every place once at every zoom', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 10, max: 19 }), (points, zoom) => {
        const rows = points.map(({ mapx, mapy }, at) => row(String(at), mapx, mapy, 'good'));
        const pins = createPinClusters(rows)(zoom);
        const seen = pins.flatMap(({ restaurants }) => getIds(restaurants));
        expect(seen.sort()).toEqual(getIds(rows).sort());
        for (const { restaurants, count, sectionCounts } of pins) {
          expect(restaurants).toHaveLength(count);
          expect(sectionCounts).toEqual([['good', count]]);
        }
      }),
      toRuns(1_000),
    );
  });

  it('are described by formatPin', () => {
    expect(formatPin(t, { count: 1, sectionCounts: [['good', 1]] })).toBe('Good for you');
    expect(formatPin(t, { count: 1, sectionCounts: [['unknown', 1]] })).toBe('Menu not known');
    const shares = [
      ['good', 5],
      ['ask', 4],
    ] as const;
    expect(formatPin(t, { count: 9, sectionCounts: shares })).toBe(
      '5 sure for you, 4 to ask first',
    );
    expect(
      formatPin(t, {
        count: 2,
        sectionCounts: [
          ['good', 1],
          ['unknown', 1],
        ],
      }),
    ).toBe('1 sure for you, 1 with menu not known');
    expect(formatPin(t, { count: 9, sectionCounts: [[null, 9]] })).toBe('');
    expect(toSectionCounts([HALL, FAR, STALL])).toEqual([
      ['ask', 1],
      ['good', 2],
    ]);
  });
});
