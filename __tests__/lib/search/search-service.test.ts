import { describe, expect, it } from '@jest/globals';
import redirects from '@/data/synced/place-redirects.json';
import { AREAS } from '@/lib/areas';
import { MEATS, parseHours, toPreferenceSentence, type Preference } from '@kioot/engine';
import { RADII_M } from '@/lib/radii';
import { MAX_BODY_BYTES } from '@/lib/payload-limits';
import { parseOrNull, type Schema } from '@kioot/base/validation';
import {
  placeCardSchema,
  type FilterBody,
  type FilterResponse,
  type PlaceCard,
} from '@/lib/search/contract/rec-contract';
import { toListBody } from '@/lib/search/contract/rec-responses';
import { pageRequestSchema } from '@/lib/search/contract/requests';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { packHours } from '@/lib/search/contract/packed-hours';
import { sample, sampled } from '../../helpers/sample';
import { toFilterRequest } from '../../helpers/backend-calls';

const backend = createSearchService(createBundledSource());
const { signal } = new AbortController();
const insadong = AREAS.find(({ location_en }) => location_en === 'Insadong') ?? AREAS[0];

async function search(
  preference: Preference,
  { area = insadong, certainty }: { area?: typeof insadong; certainty?: 'unknown' } = {},
): Promise<PlaceCard[]> {
  return (await find(preference, { area, certainty })).restaurants;
}

async function find(
  preference: Preference,
  { area = insadong, ...options }: { area?: typeof insadong } & Partial<FilterBody> = {},
): Promise<FilterResponse> {
  if (!area) throw new Error('There is no such area');
  const { mapx, mapy } = area;
  const contentIdList = await backend.getContentIds({ mapx, mapy, radius: 2000 }, signal);
  const userPref = toPreferenceSentence(preference);
  return backend.getFiltered(toFilterRequest({ contentIdList, userPref, ...options }), signal);
}

const toCodes = (restaurants: readonly PlaceCard[]) =>
  new Set(restaurants.flatMap(({ hidden }) => hidden?.map(({ code }) => code) ?? []));

/** Parses a value that has to match the contract. */
function parse<T>(schema: Schema<T>, value: unknown): T {
  const read = parseOrNull(schema, value);
  if (read === null) throw new Error('The contract refuses it');
  return read;
}

it('lists the place of a merged id, once', async () => {
  const [[merged, kept] = ['', '']] = Object.entries(redirects);
  const userPref = toPreferenceSentence({ kind: 'any' });
  const request: FilterBody = { contentIdList: [merged, kept], userPref, certainty: 'unknown' };
  const { restaurants } = await backend.getFilteredInEnglish(toFilterRequest(request), signal);
  expect(restaurants.map(({ contentId }) => contentId)).toEqual([kept]);
});

describe('the size of a response', () => {
  it(sampled('cuts no list of an area at any distance'), async () => {
    const userPref = toPreferenceSentence({ kind: 'any' });
    for (const { mapx, mapy } of sample(AREAS, 3)) {
      for (const radius of RADII_M) {
        const contentIdList = await backend.getContentIds({ mapx, mapy, radius }, signal);
        const request: FilterBody = { contentIdList, userPref, certainty: 'unknown' };
        const { restaurants } = await backend.getFilteredInEnglish(
          toFilterRequest(request),
          signal,
        );
        expect(restaurants.length).toBe(contentIdList.length);
      }
    }
  });

  it(sampled('is below 700 kB for the largest search, page request included'), async () => {
    const areas = await Promise.all(
      AREAS.map(async (area) => {
        const { mapx, mapy } = area;
        const ids = await backend.getContentIds({ mapx, mapy, radius: 2000 }, signal);
        return { area, count: ids.length };
      }),
    );
    const byCount = areas.sort((a, b) => b.count - a.count).map(({ area }) => area);
    let largest = 0;
    const preferences: Preference[] = [
      { kind: 'any' },
      { kind: 'meats', meats: MEATS },
      { kind: 'strictVegan' },
      { kind: 'lactoOvo' },
    ];
    for (const area of [...byCount.slice(0, 3), ...sample(byCount.slice(3), 3)]) {
      for (const preference of preferences) {
        const restaurants = await search(preference, { area, certainty: 'unknown' });
        const body = JSON.stringify(toListBody({ restaurants, page: 1, pageSize: 10 }));
        largest = Math.max(largest, Buffer.byteLength(body));
      }
    }
    expect(largest).toBeGreaterThan(200_000);
    expect(largest).toBeLessThan(700_000);
    expect(largest).toBeLessThan(MAX_BODY_BYTES);
  });
});

describe('fields beyond the specification', () => {
  it('survive a round trip through the contract', async () => {
    const restaurants = await search({ kind: 'meats', meats: ['pork'] });
    const received = parse(
      pageRequestSchema,
      JSON.parse(JSON.stringify(toListBody({ restaurants, page: 1, pageSize: 10 }))),
    );
    expect(received.restaurants).toEqual(JSON.parse(JSON.stringify(restaurants)));
    const [first] = await backend.getPage(received, signal);
    expect(first).toMatchObject({
      match: restaurants[0]?.match,
      hours: restaurants[0]?.hours,
      mapx: restaurants[0]?.mapx,
    });
  });

  it('include the hours, from the first search on', async () => {
    const contentIdList = (await search({ kind: 'any' })).map(({ contentId }) => contentId);
    const userPref = toPreferenceSentence({ kind: 'any' });
    const { restaurants } = await createSearchService(createBundledSource()).getFiltered(
      toFilterRequest({ contentIdList: contentIdList.slice(0, 20), userPref }),
      signal,
    );
    expect(restaurants.some(({ hours }) => hours)).toBe(true);
    for (const { opentimefood, restdatefood, hours } of restaurants)
      expect(hours).toEqual(packHours(parseHours(opentimefood ?? '', restdatefood ?? '')));
  });

  it('list places with only a drink for a vegan below those with a meal, and say so', async () => {
    const restaurants = await search({ kind: 'strictVegan' });
    const isJustDrinks = restaurants.map(({ match }) => match?.justServes === 'drinks');
    expect(isJustDrinks).toContain(true);
    const firstDrinks = isJustDrinks.indexOf(true);
    expect(firstDrinks).toBeGreaterThan(0);
    // Places that no list has had of late follow, whatever they serve.
    const below = restaurants.slice(firstDrinks).filter(({ lastSeenYear }) => !lastSeenYear);
    for (const { match } of below) expect(match?.share).toBe(0);
    const received = parse(placeCardSchema, JSON.parse(JSON.stringify(restaurants[firstDrinks])));
    expect(received.match?.justServes).toBe('drinks');
    const invalid = { ...received, match: { ...received.match, justServes: 'air' } };
    expect(parse(placeCardSchema, invalid).match).toBeUndefined();
  });

  it('include the English of every dish of a reason or warning', async () => {
    const profile = { allergies: ['peanut' as const] };
    const { restaurants } = await find({ kind: 'any' }, { profile });
    const page = await backend.getPage(
      {
        restaurants: [...(await search({ kind: 'strictVegan' })), ...restaurants],
        page: 1,
        pageSize: 200,
      },
      signal,
    );
    const named = page.flatMap(({ match, hidden, words_eng: terms }) =>
      [
        ...(match?.groups ?? []).flatMap(({ dishes, ask = [] }) => [
          ...dishes,
          ...ask.map(({ dish }) => dish),
        ]),
        ...(hidden ?? []).flatMap(({ dishes }) => dishes),
      ].map((ko) => ({ ko, en: terms?.find((term) => term.ko === ko)?.en })),
    );
    expect(named.length).toBeGreaterThan(50);
    for (const { ko, en } of named) if (/[가-힣]/.test(ko)) expect(en).toBeTruthy();
  });

  it('drop a field with another meaning, and keep the restaurant', () => {
    const invalid = {
      contentId: 7,
      title: '명동교자',
      mapx: '',
      mapy: 'north',
      match: 'yes',
      hidden: { code: 'ham' },
      hours: '11:00~21:00',
      words_eng: 1,
      tel: 5,
    };
    expect(parse(placeCardSchema, invalid)).toEqual({
      contentId: '7',
      title: '명동교자',
      ...Object.fromEntries(
        ['mapx', 'mapy', 'match', 'hidden', 'hours', 'words_eng', 'tel'].map((key) => [
          key,
          undefined,
        ]),
      ),
    });
  });

  it('accept the coordinates that the tourism organization writes as text', () => {
    const row = { contentId: '1', title: '식당', mapx: '126.98', mapy: '37.56' };
    expect(parse(placeCardSchema, row)).toMatchObject({ mapx: 126.98, mapy: 37.56 });
  });
});

describe('hidden ingredients', () => {
  it('are not reported to visitors who eat anything', async () => {
    expect(toCodes(await search({ kind: 'any' })).size).toBe(0);
  });

  it('are all reported to strict vegans; eggs and milk are not to lacto-ovo vegetarians', async () => {
    const vegan = toCodes(await search({ kind: 'strictVegan' }));
    for (const code of ['anchovy-stock', 'beef-stock', 'fish-sauce', 'milk', 'egg-in-noodles']) {
      expect(vegan).toContain(code);
    }
    const lactoOvo = toCodes(await search({ kind: 'lactoOvo' }));
    expect(lactoOvo).toContain('anchovy-stock');
    for (const code of ['milk', 'butter', 'egg', 'egg-in-noodles']) {
      expect(lactoOvo).not.toContain(code);
    }
  });

  it('are reported to pork eaters only if of another land animal', async () => {
    const codes = toCodes(await search({ kind: 'meats', meats: ['pork'] }));
    expect(codes).toContain('beef-stock');
    for (const code of [
      'pork-stock',
      'lard',
      'ham',
      'egg',
      'milk',
      'sesame',
      'fish-sauce',
      'fish',
    ]) {
      expect(codes).not.toContain(code);
    }
  });

  it('are reported for dishes the visitor might order, likeliest first', async () => {
    for (const { hidden = [] } of await search({ kind: 'strictVegan' })) {
      for (const { dishes } of hidden) expect(dishes).not.toHaveLength(0);
      const order = hidden.map(({ certainty }) => certainty);
      expect(order).toEqual([...order].sort());
    }
  });
});

describe('the reason for listing a restaurant', () => {
  it('is a dish per meat, or a term in its name', async () => {
    const found = await search({ kind: 'meats', meats: ['pork', 'beef'] });
    const wishes = new Set<string>();
    for (const { title, match } of found) {
      for (const { wish, dishes, ask = [] } of match?.groups ?? []) {
        wishes.add(wish);
        expect([...dishes, ...ask]).not.toHaveLength(0);
      }
      const name = title.replace(/\s/g, '');
      if (match?.groups.length === 0)
        for (const term of match.because) expect(name).toContain(term);
      else expect(match?.because).toEqual([]);
    }
    expect([...wishes].sort()).toEqual(['beef', 'pork']);
  });

  it('is six dishes at most, and empty for visitors who eat anything', async () => {
    const groups = (await search({ kind: 'lactoOvo' })).flatMap(({ match }) => match?.groups ?? []);
    expect(Math.max(...groups.map(({ dishes }) => dishes.length))).toBe(6);
    for (const { match } of await search({ kind: 'any' }))
      expect(match).toMatchObject({ fit: 'only', groups: [], because: [] });
  });

  it('names the question for every possibly suitable dish, and claims none to be suitable', async () => {
    const questions = (await search({ kind: 'strictVegan' })).flatMap(
      ({ match }) => match?.groups.flatMap(({ ask = [] }) => ask) ?? [],
    );
    expect(questions.length).toBeGreaterThan(50);
    const pajeon = questions.find(({ dish }) => dish === '감자전');
    expect(pajeon?.about).toContain('egg');
    const pork = (await search({ kind: 'meats', meats: ['pork'] })).flatMap(
      ({ match }) => match?.groups ?? [],
    );
    const eitherPork = pork.flatMap(({ ask = [] }) => ask).find(({ dish }) => dish === '수육');
    expect(eitherPork?.about).toContain('beef');
    expect(pork.flatMap(({ dishes }) => dishes)).not.toContain('수육');
  });

  it('excludes and counts places without a known menu, and lists them last on request', async () => {
    const preference: Preference = { kind: 'strictVegan' };
    const { restaurants, unknown = 0 } = await find(preference);
    expect(restaurants.some(({ match }) => match?.fit === 'unknown')).toBe(false);
    expect(unknown).toBeGreaterThan(0);
    const all = await find(preference, { certainty: 'unknown' });
    expect(all.unknown).toBeUndefined();
    expect(all.total).toBe(restaurants.length + unknown);
    const last = all.restaurants.slice(restaurants.length);
    expect(last.every(({ match }) => match?.fit === 'unknown')).toBe(true);
  });

  it('never claims that a place is safe for an allergy because its menu does not mention it', async () => {
    const profile = { allergies: ['soy' as const] };
    const { restaurants } = await find({ kind: 'any' }, { profile });
    const groups = restaurants.flatMap(({ match }) => match?.groups ?? []);
    const tofu = groups.flatMap(({ dishes, ask = [] }) => [
      ...dishes,
      ...ask.map(({ dish }) => dish),
    ]);
    expect(tofu.filter((dish) => dish.includes('두부'))).toEqual([]);
    const cooked = groups
      .flatMap(({ dishes }) => dishes)
      .filter((dish) => /탕$|찌개$|국수$/.test(dish));
    expect(cooked).toEqual([]);
    expect(restaurants.some(({ match }) => match?.fit === 'maybe')).toBe(true);
  });
});
