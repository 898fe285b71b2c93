import { afterAll, describe, expect, it } from '@jest/globals';
import { toPreferenceSentence, type Preference } from '@kioot/engine';
import { placeSchema } from '@kioot/places/place';
import { parse } from '@kioot/base/validation';
import { getSnapshotRows, getSnapshotInfo, replaceSnapshot } from '@/lib/places/snapshot-store';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { toFilterRequest } from '../../helpers/backend-calls';

const { signal } = new AbortController();
const bundled = getSnapshotRows();
const info = getSnapshotInfo(new Date());

afterAll(() => {
  replaceSnapshot(bundled, info);
});

/** The place with this menu; undefined if it is not listed. */
async function findPlace(preference: Preference, treatmenu: string, title = '가게') {
  const row = parse(placeSchema, {
    ...{ contentId: '1', title, treatmenu, mapx: '126.98', mapy: '37.56', source: 'visitseoul' },
  });
  replaceSnapshot([row], info);
  const { restaurants } = await createSearchService(createBundledSource()).getFiltered(
    toFilterRequest({ contentIdList: ['1'], userPref: toPreferenceSentence(preference) }),
    signal,
  );
  return restaurants[0];
}

/** Warnings for a place with this menu; null if the place is not listed. */
async function hiddenFor(...place: Parameters<typeof findPlace>) {
  const found = await findPlace(...place);
  return found ? (found.hidden ?? []) : null;
}

it.each([
  ['카레 (비건), 파스타 (비건), 샐러드 (비건)', true],
  // Vegan by its name, on nobody's word.
  ['카레 (비건), 파스타 (비건), 호박죽', undefined],
  ['카레 (비건), 파스타 (비건)', undefined],
  ['카레 (비건), 파스타 (비건), 샐러드 (비건), 삼겹살', undefined],
])('states that everything is vegan of %s: %s', async (treatmenu, isAllVegan) => {
  const found = await findPlace({ kind: 'strictVegan' }, treatmenu);
  expect(found?.match?.fit).toMatch(/^(?:only|options)$/);
  expect(found?.match?.isAllVegan).toBe(isAllVegan);
});

/** Warnings as code -> dishes. */
async function warningsFor(...place: Parameters<typeof hiddenFor>) {
  const hidden = await hiddenFor(...place);
  return hidden && Object.fromEntries(hidden.map(({ code, dishes }) => [code, dishes]));
}

describe('a halal visitor', () => {
  const halal: Preference = { kind: 'halal' };

  it('is warned of gelatin, also at a restaurant that claims to be halal', async () => {
    expect(await warningsFor(halal, '할랄 레어치즈케이크')).toHaveProperty('gelatin');
    expect(await warningsFor(halal, '레어치즈케이크', '이스탄불 케밥')).toHaveProperty('gelatin');
  });

  it('is warned of any hidden pork, and of other meats at restaurants without a halal claim', async () => {
    const menu = '샌드위치, 쌀국수, 크림파스타';
    const called = await warningsFor(halal, menu, '할랄 식당');
    const kitchen = await warningsFor(halal, menu, '이스탄불 케밥');
    expect(called).toHaveProperty('ham');
    expect(called).not.toHaveProperty('beef-stock');
    expect(called).not.toHaveProperty('chicken-stock');
    expect(kitchen).toHaveProperty('ham');
    expect(Object.keys(kitchen ?? {})).toEqual(expect.arrayContaining(['beef-stock']));
  });

  it.each(['할랄 식당', '이스탄불 케밥'])(
    '%s: is not warned of fish, egg or milk',
    async (title) => {
      const warnings = await warningsFor(halal, '된장찌개, 쌀국수, 난, 배추김치', title);
      for (const code of ['anchovy-stock', 'fish-sauce', 'salted-shrimp', 'butter', 'egg']) {
        expect(warnings).not.toHaveProperty(code);
      }
    },
  );
});

it('asks no visitor with another preference about pork at a restaurant that claims to be halal', async () => {
  const beef: Preference = { kind: 'meats', meats: ['beef'] };
  const menu = '샌드위치, 떡갈비';
  expect(await warningsFor(beef, menu, '할랄 식당')).not.toHaveProperty('ham');
  expect(await warningsFor(beef, menu, '할랄 식당')).not.toHaveProperty('pork');
  expect(await warningsFor(beef, menu, '분식집')).toHaveProperty('pork');
  expect(await warningsFor(beef, `${menu}, 돼지갈비`, '할랄 식당')).toHaveProperty('pork');
});

describe('a warning', () => {
  it('skips dishes that the visitor would not order', async () => {
    const vegan: Preference = { kind: 'strictVegan' };
    expect(await warningsFor(vegan, '비빔밥, 갈비탕, 콩나물국')).toMatchObject({
      'fish-sauce': ['비빔밥', '콩나물국'],
      'anchovy-stock': ['콩나물국'],
    });
    const fish: Preference = { kind: 'meats', meats: ['fish'] };
    expect(await warningsFor(fish, '고등어구이, 평양냉면, 갈비탕')).toEqual({
      'pork-stock': ['평양냉면'],
      'chicken-stock': ['평양냉면'],
    });
    // Chicken stock is no matter for a visitor who likes lamb.
    const lamb: Preference = { kind: 'meats', meats: ['lamb', 'fish'] };
    expect(await warningsFor(lamb, '고등어구이, 평양냉면, 갈비탕')).toEqual({
      'pork-stock': ['평양냉면'],
    });
  });

  it('names all of its dishes, with the highest certainty among them', async () => {
    const beef: Preference = { kind: 'meats', meats: ['beef'] };
    const [sure, open] = ['살팀보카', '떡갈비'];
    for (const dishes of [
      [sure, open],
      [open, sure],
    ]) {
      const often = [{ code: 'pork', certainty: 'often', dishes }];
      expect(await hiddenFor(beef, dishes.join(', '))).toEqual(often);
    }
    const sometimes = [{ code: 'pork', certainty: 'sometimes', dishes: [open] }];
    expect(await hiddenFor(beef, open)).toEqual(sometimes);
  });

  it('names at most three dishes', async () => {
    const menu = '두부국수, 들깨국수, 버섯국수, 열무국수, 콩나물국';
    const warnings = await warningsFor({ kind: 'lactoOvo' }, menu);
    expect(warnings?.['anchovy-stock']).toHaveLength(3);
  });
});
