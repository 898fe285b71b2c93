import { afterAll, describe, expect, it } from '@jest/globals';
import { toPreferenceSentence, type Preference } from '@kioot/engine';
import { placeSchema } from '@kioot/places/place';
import { getSnapshotRows, getSnapshotInfo, replaceSnapshot } from '@/lib/places/snapshot-store';
import { parse, parseOrNull } from '@kioot/base/validation';
import { toProfileKey, isForSevereAllergy, hasProfileDetails } from '@/lib/needs/need';
import { placeCardSchema } from '@/lib/search/contract/rec-contract';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { parseProfileKey } from '@/lib/search/contract/requests';
import { toFilterRequest } from '../../helpers/backend-calls';

const { signal } = new AbortController();
const bundled = getSnapshotRows();
const info = getSnapshotInfo(new Date());
const VEGAN: Preference = { kind: 'strictVegan' };

afterAll(() => {
  replaceSnapshot(bundled, info);
});

function setSnapshot(treatmenu: string, { title = '가게', firstmenu = '' } = {}): void {
  replaceSnapshot(
    [
      parse(placeSchema, {
        ...{ contentId: '1', title, firstmenu, treatmenu },
        ...{ mapx: '126.98', mapy: '37.56', source: 'visitseoul' },
      }),
    ],
    info,
  );
}

describe('the profile key', () => {
  it('is undefined without restrictions, and holds profile details only if there are any', () => {
    expect(toProfileKey({ kind: 'any' })).toBeUndefined();
    expect(hasProfileDetails(toProfileKey(VEGAN) ?? '')).toBe(false);
    expect(hasProfileDetails(toProfileKey(VEGAN, { allergies: ['egg'] }) ?? '')).toBe(true);
    expect(hasProfileDetails(toProfileKey(VEGAN, { allergies: [], notSpicy: true }) ?? '')).toBe(
      true,
    );
    const pungent = toProfileKey({ kind: 'any' }, { allergies: [], noFivePungent: true }) ?? '';
    expect(hasProfileDetails(pungent)).toBe(true);
    expect(pungent).toMatch(/\|false$/);
  });

  it('is the same for meats in any order', () => {
    const [one, other] = [['pork', 'chicken'] as const, ['chicken', 'pork'] as const].map((meats) =>
      toProfileKey({ kind: 'meats', meats }),
    );
    expect(one).toBe(other);
  });

  it('differs for a severe allergy', () => {
    const avoided = { allergies: ['peanut' as const] };
    const names = [
      toProfileKey(VEGAN, avoided),
      toProfileKey(VEGAN, { ...avoided, severe: ['peanut'] }),
      toProfileKey(VEGAN, { ...avoided, otherSevere: true }),
    ];
    expect(new Set(names).size).toBe(3);
    expect(names.map(isForSevereAllergy)).toEqual([false, true, true]);
    expect(names.map((name = '') => hasProfileDetails(name))).toEqual([true, true, true]);
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
  ])('rejects %j', (text) => {
    expect(parseProfileKey(text)).toBeNull();
  });
});

describe('a saved verdict', () => {
  async function saveVerdict() {
    setSnapshot('카레(비건)');
    const backend = createSearchService(createBundledSource());
    const request = { contentIdList: ['1'], userPref: toPreferenceSentence(VEGAN) };
    const { restaurants } = await backend.getFiltered(toFilterRequest(request), signal);
    expect(restaurants[0]?.match).toMatchObject({ fit: 'only' });
    const page = async (list = restaurants) =>
      (await backend.getPage({ restaurants: list, page: 1, pageSize: 10 }, signal))[0];
    return { restaurants, page };
  }

  it.each<[Preference, Parameters<typeof toProfileKey>[1]]>([
    [{ kind: 'meats', meats: ['pork', 'chicken'] }, { allergies: [] }],
    [VEGAN, { allergies: [], noFivePungent: true, vegetarianClass: 'ovo' }],
    [VEGAN, { allergies: [], noFivePungent: true, vegetarianClass: 'lacto' }],
  ])('has the key that the phone compares: %j %j', async (need, profile) => {
    setSnapshot('호박죽, 된장찌개', { firstmenu: '돼지국밥' });
    const backend = createSearchService(createBundledSource());
    const request = { contentIdList: ['1'], userPref: toPreferenceSentence(need), profile };
    const filtered = { ...request, certainty: 'unknown' as const };
    const { restaurants } = await backend.getFiltered(toFilterRequest(filtered), signal);
    expect(restaurants[0]?.match?.checkedFor).toBe(toProfileKey(need, profile));
  });

  it('is unchanged while the menu is unchanged', async () => {
    const { restaurants, page } = await saveVerdict();
    expect((await page())?.match).toEqual(restaurants[0]?.match);
  });

  it('is replaced after the menu changed', async () => {
    const { page } = await saveVerdict();
    setSnapshot('카레(비건), 돼지국밥');
    expect(await page()).toMatchObject({
      treatmenu: '카레(비건), 돼지국밥',
      match: { fit: 'options', known: 2 },
    });
  });

  it('is replaced after all names changed', async () => {
    const { page } = await saveVerdict();
    setSnapshot('돼지국밥', { title: '국밥집', firstmenu: '순대국' });
    const received = parseOrNull(placeCardSchema, JSON.parse(JSON.stringify(await page())));
    expect(received).toMatchObject({ title: '국밥집', match: { fit: 'none' } });
  });

  it('is replaced if it is of another engine', async () => {
    const { restaurants, page } = await saveVerdict();
    const [row] = restaurants;
    if (!row?.match) throw new Error('There is no verdict');
    const checkedFor = `older${toProfileKey(VEGAN)}`;
    const response = await page([{ ...row, match: { ...row.match, fit: 'none', checkedFor } }]);
    expect(response?.match).toEqual(row.match);
  });
});
