import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { placeSchema } from '@kioot/places/place';
import { createEngine, NO_RESTRICTIONS, matchPreference, type Preference } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { getPriceRange } from '@/lib/search/classification/place-facts';
import { formatDishVerdict } from '@/lib/format/format-dish-verdict';
import { toPlaceDishes } from '@/lib/place-page/place-page-data';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { createMatchExplainer } from '@/lib/search/service/explain-match';
import { translatorOf } from '../../helpers/translator';

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

const engine = createEngine(getLexicon());
const explain = createMatchExplainer(getLexicon());
const CHAIN = { firstmenu: { source: 'vegetarian-2021', asOf: '2021', isOfChain: true } };
const CITY = { firstmenu: { source: 'vegetarian-2023', asOf: '2021' } };

function getEvidence(
  treatmenu: string,
  { title = '식당', fieldSources = {}, kind = 'strictVegan' } = {},
) {
  const need = { kind } as Preference;
  const diet = engine.classifyRestaurant({ contentId: '1', title, firstmenu: '', treatmenu });
  const match = matchPreference(diet, need);
  return explain(need, NO_RESTRICTIONS).toMatch({ title, fieldSources, diet, match }).evidence;
}

describe('who says that a place has something vegan', () => {
  it.each([
    ['a label of the city, with its year', '콩국수(비건)', CITY, { by: 'city', year: 2021 }],
    ['a label on the menu', '콩국수(비건)', {}, { by: 'menu' }],
    ['a diet in the name of the dish', '비건 버거', {}, { by: 'menu' }],
    ['only the name of the dish', '생두부', {}, { by: 'name' }],
    ['the best of several dishes', '생두부, 콩국수(비건)', CITY, { by: 'city', year: 2021 }],
    ['the menu before the city', '콩국수(비건), 비건 버거', CITY, { by: 'menu' }],
    [
      'the city’s label on a menu of another source',
      '콩국수(비건)',
      { ...CITY, firstmenu: { source: 'visitseoul' }, labels: CITY.firstmenu },
      { by: 'city', year: 2021 },
    ],
    ['the menu of the chain', '콩국수(비건)', CHAIN, { by: 'chain', year: 2021 }],
    [
      'an offer of the chain’s menu',
      '된장찌개(일반식, 비건가능)',
      CHAIN,
      { by: 'chain', year: 2021, isOnRequest: true },
    ],
    [
      'an offer of the city’s list',
      '된장찌개(일반식, 비건가능)',
      CITY,
      { by: 'city', year: 2021, isOnRequest: true },
    ],
    [
      'an offer beside the diet of the dish as served',
      '된장찌개(페스코,비건가능)',
      CITY,
      { by: 'city', year: 2021, isOnRequest: true },
    ],
  ])('is %s', (_title, menu, fieldSources, evidence) => {
    expect(getEvidence(menu, { fieldSources })).toEqual(evidence);
  });

  it('is the restaurant where only its name says so', () => {
    expect(getEvidence('', { title: '비건 식당 풀' })).toEqual({ by: 'title' });
  });

  it('is nobody for a question, or for a label that the name contradicts', () => {
    expect(getEvidence('비빔밥')).toBeUndefined();
    expect(getEvidence('살몬(비건)', { fieldSources: CITY })).toBeUndefined();
  });

  it('is no label that denies another diet', () => {
    const kind = 'lactoOvo';
    expect(getEvidence('호박죽(논비건)', { fieldSources: CITY, kind })).toEqual({ by: 'name' });
    expect(getEvidence('호박죽(락토)', { fieldSources: CITY, kind })).toEqual({
      by: 'city',
      year: 2021,
    });
  });

  it('is not shown to visitors without a diet', () => {
    expect(getEvidence('콩국수(비건)', { fieldSources: CITY, kind: 'any' })).toBeUndefined();
  });
});

it('gives the list, not the restaurant, as the source of a label that rules a dish out', () => {
  const t = translatorOf('en', 'words');
  const denied = { verdict: 'no', about: [], tell: [] } as const;
  const row = getSnapshotRows().find(({ title }) => title === '위샐러듀');
  const dish = row && toPlaceDishes(row).find(({ ko }) => ko.startsWith('솔로몬'));
  expect(formatDishVerdict(t, denied, false, dish?.labels).reason).toBe('Seoul City list, 2021');
  expect(formatDishVerdict(t, denied, false).reason).toBe('The restaurant says so');
});
