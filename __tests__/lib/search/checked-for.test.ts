import { afterAll, describe, expect, it } from '@jest/globals';
import { ALLERGENS } from '@kioot/engine/needs';
import { MEATS, toPreferenceSentence, type Preference } from '@kioot/engine';
import { restaurantRowSchema } from '@/lib/places/row';
import { getRestaurants, getSnapshotInfo, replaceRestaurants } from '@/lib/places/store';
import { parse, parseOrNull } from '@/lib/validation';
import { toCheckedFor } from '@/lib/search/checked-for';
import { isForSevere, isNotSpicy, tellsProfile } from '@/lib/search/checked-for-parts';
import { restaurantSchema } from '@/lib/search/contract';
import { createBundledSource } from '@/lib/search/place-source';
import { createSearchService } from '@/lib/search/search-service';
import { parseCheckedFor } from '@/lib/search/parse-checked-for';

const { signal } = new AbortController();
const bundled = getRestaurants();
const info = getSnapshotInfo(new Date());
const VEGAN: Preference = { kind: 'strictVegan' };

afterAll(() => {
  replaceRestaurants(bundled, info);
});

function serve(treatmenu: string, { title = '가게', firstmenu = '' } = {}): void {
  replaceRestaurants(
    [
      parse(restaurantRowSchema, {
        ...{ contentId: '1', title, firstmenu, treatmenu },
        ...{ mapx: '126.98', mapy: '37.56', source: 'visitseoul' },
      }),
    ],
    info,
  );
}

describe('whom a verdict is for', () => {
  it.each<[Preference, Parameters<typeof toCheckedFor>[1]]>([
    [VEGAN, { allergies: [], notSpicy: false, noFivePungent: false }],
    [VEGAN, { allergies: [], notSpicy: false, noFivePungent: true }],
    [
      { kind: 'meats', meats: MEATS },
      { allergies: ALLERGENS, notSpicy: true, noFivePungent: true },
    ],
    [{ kind: 'any' }, { allergies: ['peanut'], notSpicy: false, noFivePungent: true }],
    [{ kind: 'halal' }, { allergies: [], notSpicy: true, noFivePungent: false }],
    [
      VEGAN,
      {
        ...{ allergies: ['milk', 'peanut'], severe: ['peanut'] },
        ...{ notSpicy: false, noFivePungent: true },
      },
    ],
    [
      { kind: 'any' },
      {
        allergies: ALLERGENS,
        severe: ALLERGENS,
        otherSevere: true,
        notSpicy: true,
        noFivePungent: false,
      },
    ],
    [{ kind: 'any' }, { allergies: [], otherSevere: true, notSpicy: false, noFivePungent: false }],
  ])('is read back: %j %j', (need, profile) => {
    expect(parseCheckedFor(toCheckedFor(need, profile) ?? '')).toEqual({ need, profile });
  });

  it('is nothing for who eats anything, and tells a profile only where there is one', () => {
    expect(toCheckedFor({ kind: 'any' })).toBeUndefined();
    expect(tellsProfile(toCheckedFor(VEGAN) ?? '')).toBe(false);
    expect(tellsProfile(toCheckedFor(VEGAN, { allergies: ['egg'] }) ?? '')).toBe(true);
    expect(tellsProfile(toCheckedFor(VEGAN, { allergies: [], notSpicy: true }) ?? '')).toBe(true);
    const pungent = toCheckedFor({ kind: 'any' }, { allergies: [], noFivePungent: true }) ?? '';
    expect([tellsProfile(pungent), isNotSpicy(pungent)]).toEqual([true, false]);
  });

  it('is another one for who may die of it', () => {
    const avoided = { allergies: ['peanut' as const] };
    const names = [
      toCheckedFor(VEGAN, avoided),
      toCheckedFor(VEGAN, { ...avoided, severe: ['peanut'] }),
      toCheckedFor(VEGAN, { ...avoided, otherSevere: true }),
    ];
    expect(new Set(names).size).toBe(3);
    expect(names.map(isForSevere)).toEqual([false, true, true]);
    expect(names.map((name = '') => tellsProfile(name))).toEqual([true, true, true]);
  });

  it.each([
    '',
    '|',
    'x|y|z',
    '|돼지고기만|peanuts|false',
    '|나는 비건이야|egg,egg|true',
    '|나는 비건이야|pungent,pungent|true',
    '|나는 비건이야|egg,egg:severe|true',
    '|나는 비건이야|egg:deadly|true',
  ])('is not made up of %j', (text) => {
    expect(parseCheckedFor(text)).toBeNull();
  });
});

describe('a verdict that a phone kept', () => {
  async function keep() {
    serve('호박죽');
    const backend = createSearchService(createBundledSource());
    const request = { contentIdList: ['1'], userPref: toPreferenceSentence(VEGAN) };
    const { restaurantInfo } = await backend.getFiltered(request, signal);
    expect(restaurantInfo[0]?.match).toMatchObject({ fit: 'only' });
    const page = async (restaurants = restaurantInfo) =>
      (await backend.getPage({ restaurantInfo: restaurants, page: 1, pageSize: 10 }, signal))[0];
    return { restaurantInfo, page };
  }

  it('is given as it is while nothing changed', async () => {
    const { restaurantInfo, page } = await keep();
    expect((await page())?.match).toEqual(restaurantInfo[0]?.match);
  });

  it('is given anew when the menu changed since', async () => {
    const { page } = await keep();
    serve('호박죽, 돼지국밥');
    expect(await page()).toMatchObject({
      treatmenu: '호박죽, 돼지국밥',
      match: { fit: 'options', known: 2 },
    });
  });

  it('is given anew when nothing is called as it was', async () => {
    const { page } = await keep();
    serve('돼지국밥', { title: '국밥집', firstmenu: '순대국' });
    const travelled = parseOrNull(restaurantSchema, JSON.parse(JSON.stringify(await page())));
    expect(travelled).toMatchObject({ title: '국밥집', match: { fit: 'none' } });
  });

  it('is given anew when another engine gave it', async () => {
    const { restaurantInfo, page } = await keep();
    const [row] = restaurantInfo;
    if (!row?.match) throw new Error('There is no verdict');
    const checkedFor = `older${toCheckedFor(VEGAN)}`;
    const answered = await page([{ ...row, match: { ...row.match, fit: 'none', checkedFor } }]);
    expect(answered?.match).toEqual(row.match);
  });
});
