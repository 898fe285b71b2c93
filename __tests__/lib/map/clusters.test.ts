import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Section } from '@/lib/kept/view';
import { toClusters, toCounts, type Bounds, type MapRow } from '@/lib/map/clusters';
import { toPinWords } from '@/lib/map/pin-words';
import { english } from '../../helpers/in-english';

const t = english('words');

const SEOUL: Bounds = [126.5, 37.3, 127.5, 37.8];

function row(
  contentId: string,
  mapx: number | undefined,
  mapy: number | undefined,
  section: Section | null = null,
): MapRow {
  return {
    restaurant: { contentId, title: contentId, mapx, mapy },
    open: { state: 'unknown', text: '', short: '', validUntil: 0 },
    section,
  };
}
const getIds = (rows: readonly MapRow[]) => rows.map(({ restaurant }) => restaurant.contentId);

/** About 20 m apart, and a third one a kilometre away. */
const HALL = row('hall', 126.985, 37.5636, 'ask');
const STALL = row('stall', 126.9852, 37.5637, 'good');
const FAR = row('far', 126.997, 37.5636, 'good');

describe('the pins of a list', () => {
  it('puts together what would lie on one another, under the one that stands first', () => {
    const clusters = toClusters([HALL, FAR, STALL]);
    const pins = clusters.getPins(SEOUL, 14);
    expect(pins.map(({ lead, count }) => [lead, count])).toEqual([
      [HALL, 2],
      [FAR, 1],
    ]);
    expect(pins[0]?.shares).toEqual([
      ['ask', 1],
      ['good', 1],
    ]);
    expect(clusters.getRows(HALL, 14)).toEqual([HALL, STALL]);
    expect(clusters.getRows(FAR, 14)).toEqual([FAR]);
  });

  it('says at which zoom a pin comes apart, and there it does', () => {
    const clusters = toClusters([HALL, STALL]);
    const splitsAt = clusters.getSplit(HALL, 12) ?? NaN;
    expect(clusters.getPins(SEOUL, splitsAt)).toHaveLength(2);
    expect(clusters.getPins(SEOUL, splitsAt - 1)).toHaveLength(1);
  });

  it('keeps together for good what shares a point', () => {
    const twin = row('twin', 126.985, 37.5636, 'good');
    const clusters = toClusters([HALL, twin]);
    expect(clusters.getSplit(HALL, 12)).toBeUndefined();
    expect(clusters.getRows(HALL, 19)).toEqual([HALL, twin]);
  });

  it('shows every place once at every zoom, and none that does not say where it is', () => {
    const places = fc.array(
      fc.record({
        mapx: fc.option(fc.double({ min: 126.6, max: 127.4, noNaN: true }), { nil: undefined }),
        mapy: fc.double({ min: 37.4, max: 37.7, noNaN: true }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(places, fc.integer({ min: 10, max: 19 }), (points, zoom) => {
        const rows = points.map(({ mapx, mapy }, at) => row(String(at), mapx, mapy, 'good'));
        const clusters = toClusters(rows);
        const pins = clusters.getPins(SEOUL, zoom);
        const seen = pins.flatMap(({ lead }) => getIds(clusters.getRows(lead, zoom)));
        const known = rows.filter(({ restaurant }) => restaurant.mapx !== undefined);
        expect(seen.sort()).toEqual(getIds(known).sort());
        for (const { lead, count, shares } of pins) {
          expect(clusters.getRows(lead, zoom)).toHaveLength(count);
          expect(shares).toEqual([['good', count]]);
        }
      }),
    );
  });

  it('leaves out what is not looked at', () => {
    const clusters = toClusters([HALL, FAR]);
    expect(clusters.getPins([126.99, 37.5, 127, 37.6], 15).map(({ lead }) => lead)).toEqual([FAR]);
  });

  it('is said in words', () => {
    expect(toPinWords(t, { count: 1, shares: [['good', 1]] })).toBe('Good bet');
    expect(toPinWords(t, { count: 1, shares: [['unknown', 1]] })).toBe('Menu not known');
    const shares = [
      ['good', 5],
      ['ask', 4],
    ] as const;
    expect(toPinWords(t, { count: 9, shares })).toBe('5 Good bets, 4 Ask first');
    expect(toPinWords(t, { count: 9, shares: [[null, 9]] })).toBe('');
    expect(toCounts([HALL, FAR, STALL])).toEqual([
      ['ask', 1],
      ['good', 2],
    ]);
  });
});
