import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { placeSchema } from '@kioot/places/place';
import { getPriceRange } from '@/lib/search/classification/place-facts';

const getRange = (row: object) =>
  getPriceRange(
    v.parse(placeSchema, {
      ...{ contentId: '1', title: '집', source: 'goodprice-2026', mapx: 127, mapy: 37.5 },
      ...row,
    }),
  );

describe('price range of a place', () => {
  it('is that of its meals in its list, with the year', () => {
    expect(
      getRange({
        treatmenu: '김치찌개 / 제육볶음 / 공기밥 / 소주',
        prices: [
          ['김치찌개', 8_000],
          ['제육볶음', 9_500],
          ['공기밥', 1_000],
          ['소주', 4_000],
        ],
        fieldSources: { prices: { source: 'goodprice-2026', asOf: '2026' } },
      }),
    ).toEqual({ fromWon: 8_000, toWon: 9_500, year: 2026 });
  });

  it('comes from the text of the menu where no list has prices', () => {
    expect(getRange({ treatmenu: '할랄 불고기 16,500원, 할랄 치킨수프 12000원' })).toEqual({
      ...{ fromWon: 12_000, toWon: 16_500 },
    });
  });

  it.each([
    ['no price', { treatmenu: '김치찌개, 된장찌개' }],
    ['a drink only', { treatmenu: '아메리카노', prices: [['아메리카노', 1_500]] }],
    ['a typing error', { treatmenu: '김치찌개 80원' }],
    ['a price that is too high', { treatmenu: '김치찌개', prices: [['김치찌개', 8_000_000]] }],
  ])('is unknown for %s', (_title, row) => {
    expect(getRange(row)).toBeUndefined();
  });
});
