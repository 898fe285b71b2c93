import { afterAll, describe, expect, it } from '@jest/globals';
import { GUEST_FITS, toPreferenceSentence } from '@kioot/engine';
import { AREAS } from '@/lib/areas';
import { placeSchema } from '@kioot/places/place';
import { getSnapshotInfo, getSnapshotRows, replaceSnapshot } from '@/lib/places/snapshot-store';
import { getPartyFit, getPartyKey } from '@/lib/search/contract/party-fit';
import { joinProfileKeys, toProfileKey } from '@/lib/needs/need';
import type { FilterBody, PlaceCard } from '@/lib/search/contract/rec-contract';
import type { SearchQuery } from '@/lib/search/contract/requests';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { parse } from '@kioot/base/validation';
import { toFilterRequest } from '../../helpers/backend-calls';

const service = createSearchService(createBundledSource());
const { signal } = new AbortController();
const bundled = getSnapshotRows();
const info = getSnapshotInfo(new Date());

afterAll(() => {
  replaceSnapshot(bundled, info);
});

type Person = NonNullable<SearchQuery['others']>[number];
const VEGAN: Person = { need: { kind: 'strictVegan' } };
const VEGETARIAN: Person = { need: { kind: 'lactoOvo' } };
const HALAL: Person = { need: { kind: 'halal' } };
const MEAT_EATER: Person = { need: { kind: 'meats', meats: ['pork', 'beef', 'chicken'] } };
const ANYTHING: Person = { need: { kind: 'any' } };
const ALLERGIC: Person = {
  need: { kind: 'any' },
  profile: { allergies: ['tree-nut'], severe: ['tree-nut'] },
};

const getPoint = (name: string) => {
  const area = AREAS.find(({ location_en }) => location_en === name);
  if (!area) throw new Error(`There is no ${name}`);
  return { mapx: area.mapx, mapy: area.mapy };
};

const toFilterGuest = ({ need, profile }: Person) => ({
  userPref: toPreferenceSentence(need),
  profile,
});

/** Filter request of people around an area. */
async function createRequest(
  name: string,
  [visitor = ANYTHING, ...others]: readonly Person[],
  radius: 500 | 1000 | 2000 = 1000,
): Promise<FilterBody> {
  const origin = getPoint(name);
  return {
    contentIdList: await service.getContentIds({ ...origin, radius }, signal),
    ...toFilterGuest(visitor),
    ...(others.length > 0 ? { others: others.map(toFilterGuest) } : {}),
    origin,
  };
}

async function findFor(...[name, people, radius]: Parameters<typeof createRequest>) {
  return service.getFiltered(toFilterRequest(await createRequest(name, people, radius)), signal);
}

const toIds = (restaurants: readonly PlaceCard[]) => restaurants.map(({ contentId }) => contentId);
const gradeOf = (restaurant: PlaceCard | undefined) =>
  GUEST_FITS.indexOf((restaurant && getPartyFit(restaurant)) ?? 'no');

describe('a party of one', () => {
  it.each([VEGAN, MEAT_EATER, ALLERGIC, ANYTHING])(
    'is the search of one person: %j',
    async (one) => {
      const request = await createRequest('Insadong', [one]);
      const alone = await service.getFilteredInEnglish(toFilterRequest(request), signal);
      const party = await service.getFilteredInEnglish(
        toFilterRequest({ ...request, others: [] }),
        signal,
      );
      expect(JSON.stringify(party)).toBe(JSON.stringify(alone));
      expect(alone.restaurants.some((row) => 'party' in row)).toBe(false);
      const search = { origin: getPoint('Insadong'), radius: 1000 as const, ...one };
      const pages = await Promise.all(
        [search, { ...search, others: [] }].map(async (each) => {
          const { places, getRestaurants } = await service.search(each, signal);
          return JSON.stringify([[...places], await getRestaurants(0, 20)]);
        }),
      );
      expect(pages[1]).toBe(pages[0]);
    },
  );
});

describe('a list for a party', () => {
  const PARTY = [VEGETARIAN, MEAT_EATER, ALLERGIC];

  it('is ordered by who is worst off, unknown menus left out', async () => {
    const { restaurants, total, unknown = 0 } = await findFor('Insadong', PARTY);
    const grades = restaurants.map(gradeOf);
    expect(total).toBe(restaurants.length);
    expect(total).toBeGreaterThan(20);
    expect(unknown).toBeGreaterThan(0);
    expect(grades).toEqual([...grades].sort((a, b) => a - b));
    expect(restaurants.map(getPartyFit)).not.toContain('unknown');
  });

  it('is the same in any order of people, except for the order of their verdicts', async () => {
    const list = await findFor('Insadong', PARTY);
    const reversed = await findFor('Insadong', [...PARTY].reverse());
    expect(toIds(reversed.restaurants)).toEqual(toIds(list.restaurants));
    const turned = reversed.restaurants.map(({ party = [] }) => [...party].reverse());
    expect(turned).toEqual(list.restaurants.map(({ party }) => party));
  });

  it('is no better for anyone when a person joins', async () => {
    for (const joining of [VEGAN, HALAL, ANYTHING, ALLERGIC]) {
      const before = await findFor('Itaewon', PARTY);
      const after = await findFor('Itaewon', [...PARTY, joining]);
      const byId = new Map(after.restaurants.map((row) => [row.contentId, row]));
      for (const row of before.restaurants) {
        expect(gradeOf(byId.get(row.contentId))).toBeGreaterThanOrEqual(gradeOf(row));
      }
    }
  });

  it('has the verdicts of the visitor as alone, and keys of exactly this party', async () => {
    const { restaurants } = await findFor('Insadong', PARTY);
    const alone = await findFor('Insadong', PARTY.slice(0, 1));
    const byId = new Map(alone.restaurants.map((row) => [row.contentId, row]));
    const common = restaurants.filter(({ contentId }) => byId.has(contentId));
    expect(common.length).toBeGreaterThan(10);
    for (const { contentId, match, hidden } of common)
      expect({ match, hidden }).toEqual({
        match: byId.get(contentId)?.match,
        hidden: byId.get(contentId)?.hidden,
      });
    const key = joinProfileKeys(PARTY.map(({ need, profile }) => toProfileKey(need, profile)));
    expect(new Set(restaurants.map(getPartyKey))).toEqual(new Set([key]));
  });

  it('keeps the verdicts on its pages, with the dishes in English', async () => {
    const { restaurants } = await findFor('Insadong', PARTY);
    const page = await service.getPage({ restaurants, page: 1, pageSize: 10 }, signal);
    expect(page.map(({ party }) => party)).toEqual(
      restaurants.slice(0, 10).map(({ party }) => party),
    );
    for (const { party = [], words_eng: words = [] } of page) {
      const translated = words.map(({ ko }) => ko);
      for (const { dish } of party)
        if (dish && /[가-힣]/.test(dish)) expect(translated).toContain(dish);
    }
  });

  it('counts places by who is worst off, and pages through the same list', async () => {
    const [visitor = ANYTHING, ...others] = PARTY;
    const search = { origin: getPoint('Insadong'), radius: 1000 as const, ...visitor, others };
    const { places, getRestaurants } = await service.search(search, signal);
    const grades = [...places].map(({ partyFit }) => partyFit);
    expect(grades.every((fit) => fit !== undefined)).toBe(true);
    const rows = await getRestaurants(0, 30);
    expect(rows.map(getPartyFit)).toEqual(grades.slice(0, 30));
    // Unknown menus come last, so that the rest of a filtered list continues at its end.
    const firstUnknown = grades.indexOf('unknown');
    expect(new Set(grades.slice(firstUnknown))).toEqual(new Set(['unknown']));
    const request = await createRequest('Insadong', PARTY);
    const { total, found = total } = await service.getFiltered(toFilterRequest(request), signal);
    expect(found).toBe(firstUnknown);
  });

  it('is classified again for everyone when a menu has changed', async () => {
    const { restaurants } = await findFor('Insadong', PARTY);
    const [first, ...rest] = restaurants;
    if (!first) throw new Error('The list is empty');
    const outdated = {
      ...first,
      treatmenu: '갈비탕',
      party: first.party?.map((each) => ({ ...each, dish: '갈비탕' })),
    };
    const [row] = await service.getPage(
      { restaurants: [outdated, ...rest], page: 1, pageSize: 1 },
      signal,
    );
    expect(row?.party).toEqual(first.party);
  });
});

describe('people who eat differently', () => {
  const works = ({ party = [] }: PlaceCard) => party.every(({ fit }) => fit === 'yes');
  const askers = ({ party = [] }: PlaceCard) => party.filter(({ fit }) => fit !== 'yes');

  it('find three places in Insadong that work for a vegetarian and a meat eater', async () => {
    const { restaurants } = await findFor('Insadong', [VEGETARIAN, MEAT_EATER]);
    const first = restaurants.slice(0, 3);
    expect(first).toHaveLength(3);
    expect(first.every(works)).toBe(true);
    expect(first.flatMap(({ party = [] }) => party).every(({ dish }) => dish)).toBe(true);
  });

  it('find two in Itaewon where one of a vegan, a Muslim and another asks at most', async () => {
    const { restaurants } = await findFor('Itaewon', [VEGAN, HALAL, ANYTHING]);
    const first = restaurants.slice(0, 2);
    expect(first).toHaveLength(2);
    for (const row of first) {
      expect(askers(row).length).toBeLessThanOrEqual(1);
      expect(askers(row).every(({ fit }) => fit === 'question' || fit === 'ask')).toBe(true);
    }
  });
});

it('does not lead a person allergic to nuts to the nearest, cheapest almond cakes', async () => {
  const place = (contentId: string, title: string, treatmenu: string, mapx: string) =>
    parse(placeSchema, {
      ...{ contentId, title, firstmenu: '', treatmenu, mapx, mapy: '37.574' },
      source: 'visitseoul',
    });
  replaceSnapshot(
    [
      place('cakes', '아몬드 케이크', '아몬드 케이크 2,000원 / 아몬드 쿠키 1,000원', '126.9856'),
      place('rice', '백반집', '된장찌개 12,000원 / 김치찌개 12,000원', '126.9900'),
    ],
    info,
  );
  const own = createSearchService(createBundledSource());
  for (const people of [
    [ANYTHING, ALLERGIC],
    [ALLERGIC, ANYTHING],
    [MEAT_EATER, ALLERGIC, VEGETARIAN],
  ]) {
    const [visitor = ANYTHING, ...others] = people.map(toFilterGuest);
    const { restaurants } = await own.getFiltered(
      toFilterRequest({
        contentIdList: ['cakes', 'rice'],
        ...toFilterGuest(ANYTHING),
        ...visitor,
        others: others.map((guest) => ({ ...guest })),
        origin: getPoint('Insadong'),
      }),
      signal,
    );
    expect(restaurants[0]?.contentId).not.toBe('cakes');
    const cakes = restaurants.find(({ contentId }) => contentId === 'cakes');
    const at = people.indexOf(ALLERGIC);
    expect(cakes?.party?.[at]?.fit ?? 'no').toBe('no');
  }
});

it('matches Taiwanese classes under the key that the phone compares', async () => {
  const need = { kind: 'strictVegan' as const };
  const profile = { allergies: [], noFivePungent: true, vegetarianClass: 'ovo' as const };
  const { restaurants } = await findFor('Insadong', [ANYTHING, { need, profile }]);
  expect(new Set(restaurants.map(getPartyKey))).toEqual(
    new Set([joinProfileKeys([undefined, toProfileKey(need, profile)])]),
  );
});
