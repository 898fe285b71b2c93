import { afterAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { getUsualPrice } from '@/lib/search/classification/usual-prices';
import { placeSchema } from '@kioot/places/place';
import { getSnapshotInfo, getSnapshotRows, replaceSnapshot } from '@/lib/places/snapshot-store';

const rows = getSnapshotRows();
const info = getSnapshotInfo(new Date());
afterAll(() => replaceSnapshot(rows, info));

const toRow = (won: number, id: number, asOf = '2026', vanishedOn = '') =>
  v.parse(placeSchema, {
    ...{ contentId: String(id), title: '집', source: 'goodprice-2026', mapx: 127, mapy: 37.5 },
    // The second spelling is the same dish.
    prices: [
      ['김치찌개', won],
      ['김치 찌개', won],
    ],
    ...{ fieldSources: { prices: { source: 'goodprice-2026', asOf } }, vanishedOn },
  });
const WON = [5_000, 7_000, 7_200, 8_000, 8_000, 8_600, 9_000, 20_000];

describe('the usual price of a dish', () => {
  it('is the middle half of the prices of at least eight places, to 500 won', () => {
    replaceSnapshot(
      WON.map((won, id) => toRow(won, id)),
      info,
    );
    const price = { fromWon: 7_000, toWon: 8_500, menus: 8, year: 2026 };
    expect(getUsualPrice('김치찌개')).toEqual(price);
    expect(getUsualPrice('김치  찌개')).toEqual(price);
    expect(getUsualPrice('된장찌개')).toBeUndefined();
  });

  it.each([
    ['seven places', WON.slice(1).map((won, id) => toRow(won, id))],
    ['an old list', WON.map((won, id) => toRow(won, id, '2023'))],
    [
      'a place that is not listed any more',
      WON.map((won, id) => toRow(won, id, '2026', id ? '' : '2026-11-01')),
    ],
  ])('is not known from %s', (_title, few) => {
    replaceSnapshot(few, info);
    expect(getUsualPrice('김치찌개')).toBeUndefined();
  });
});
