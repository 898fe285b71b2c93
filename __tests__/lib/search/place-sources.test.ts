import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOTHING_AVOIDED, readMenu, toPreferenceSentence, type Preference } from '@kioot/engine';
import { openPlacesDatabase, type PlacesDatabase } from '@/lib/places/database';
import { askPlaces, getListedPart, getPlacesDatabase } from '@/lib/places/ask-places';
import { makeSitemap } from '@/lib/places/listed';
import { getRestaurants, getSnapshotInfo, replaceRestaurants } from '@/lib/places/store';
import { isListed } from '@/lib/places/snapshot';
import { LOCALES } from '@/lib/locales';
import { RADII_M } from '@/lib/radii';
import { getPlacesForRecipe, type PlaceForRecipe } from '@/lib/recipes/dishes';
import { toRestaurant } from '@/lib/search/restaurant-mapper';
import { createBundledSource, createDatabaseSource } from '@/lib/search/place-source';
import { answerSearch, type PageAnswer } from '@/lib/search/search-answer';
import { searchRequestSchema, type SearchRequest } from '@/lib/search/search-request';
import { createSearchService, type SearchService } from '@/lib/search/search-service';
import { toSpoken } from '@/lib/search/spoken';
import {
  fillPlaces,
  findPostgres,
  startPglite,
  startPostgres,
  type TestPlaces,
} from '../../helpers/places-databases';
import { parse } from '@/lib/validation';

const ORIGINS = [
  { mapx: 126.9856, mapy: 37.5741 },
  { mapx: 127.0276, mapy: 37.4979 },
  { mapx: 126.9229, mapy: 37.5563 },
  // The mountain, where there is nothing.
  { mapx: 126.9643, mapy: 37.6586 },
];
const NEEDS: Preference[] = [
  { kind: 'any' },
  { kind: 'meats', meats: ['pork'] },
  { kind: 'meats', meats: ['fish', 'seafood'] },
  { kind: 'halal' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
];
const PROFILES: SearchRequest['profile'][] = [
  undefined,
  { allergies: ['peanut'] },
  { allergies: ['milk', 'egg', 'shrimp'], notSpicy: true },
  { allergies: [], noFivePungent: true },
];
const SEARCHES = ORIGINS.flatMap((origin, at) =>
  NEEDS.flatMap((need) =>
    PROFILES.map((profile) => ({ origin, radius: RADII_M[at % RADII_M.length], need, profile })),
  ),
);
const signal = new AbortController().signal;

const postgres = findPostgres();
const STORES: [string, hasSessions: boolean, start: () => Promise<TestPlaces>][] = [
  ['PGlite', false, startPglite],
  ...(postgres
    ? [['PostgreSQL', true, () => startPostgres(postgres)] as (typeof STORES)[number]]
    : []),
];

// Every tenth house calls itself something in other languages.
replaceRestaurants(
  getRestaurants().map((row, at) =>
    at % 10 === 0
      ? { ...row, title_ja: `店${at}`, ...(at % 20 === 0 ? { title_zh_hans: `餐厅${at}` } : {}) }
      : row,
  ),
  getSnapshotInfo(new Date()),
);

describe.each(STORES)('places in %s and bundled places', (_, hasSessions, start) => {
  const bundled = createSearchService(createBundledSource());
  let places: TestPlaces | undefined;
  let database: PlacesDatabase;
  let opened: PlacesDatabase | null = null;
  let stored: SearchService;

  beforeAll(async () => {
    places = await start();
    await fillPlaces(places.url, getRestaurants());
    database = openPlacesDatabase({
      url: places.url,
      pool: hasSessions ? 4 : 1,
      timeoutMs: 30_000,
      engineKey: 'test',
    });
    stored = createSearchService(createDatabaseSource(database));
  });
  afterAll(async () => {
    await opened?.end();
    await database.end();
    await places?.stop();
  });

  /** The same as a site says it whose places are bundled, and then as one whose places are here. */
  async function askBoth<T>(ask: () => Promise<T>): Promise<[bundled: T, stored: T]> {
    const inBundled = await ask();
    process.env.PLACES_DATABASE = 'supabase';
    process.env.PLACES_DATABASE_POOL = hasSessions ? '4' : '1';
    process.env.PLACES_DATABASE_URL = places?.url;
    opened = getPlacesDatabase();
    try {
      return [inBundled, await ask()];
    } finally {
      delete process.env.PLACES_DATABASE;
      delete process.env.PLACES_DATABASE_URL;
      delete process.env.PLACES_DATABASE_POOL;
    }
  }

  it('have the same ids around every point, nearest first', async () => {
    for (const origin of ORIGINS) {
      for (const radius of RADII_M) {
        const request = { ...origin, radius };
        const ids = await bundled.getContentIds(request, signal);
        expect(await stored.getContentIds(request, signal)).toEqual(ids);
      }
    }
  });

  it('give the same pages and counts to every search', async () => {
    for (const search of SEARCHES) {
      for (const want of ['page', 'counts'] as const) {
        const request = parse(searchRequestSchema, { ...search, want });
        const wanted = await answerSearch(bundled, request, signal);
        expect(await answerSearch(stored, request, signal)).toEqual(wanted);
      }
    }
  });

  it('are read to the end by the same cursors', async () => {
    const [origin] = ORIGINS;
    let cursor: string | undefined;
    do {
      const search = { origin, radius: RADII_M[1], need: { kind: 'lactoOvo' }, pageSize: 7 };
      const request = parse(searchRequestSchema, { ...search, want: 'page', cursor });
      const page = (await answerSearch(stored, request, signal)) as PageAnswer;
      expect(page).toEqual(await answerSearch(bundled, request, signal));
      cursor = page.cursor ?? undefined;
    } while (cursor !== undefined);
  });

  it('filter and show the same list by the four calls', async () => {
    for (const { origin, radius, need, profile = NOTHING_AVOIDED } of SEARCHES) {
      const contentIdList = await bundled.getContentIds(
        { ...origin, radius: radius ?? 500 },
        signal,
      );
      const request = {
        contentIdList: [...contentIdList, 'nobody', ...contentIdList.slice(0, 3)],
        userPref: toPreferenceSentence(need),
        profile,
        origin,
      };
      const wanted = await bundled.getFilteredInEnglish(request, signal);
      const found = await stored.getFilteredInEnglish(request, signal);
      const handedOn = wanted.restaurantInfo.slice(0, 300);
      expect(found).toEqual({
        ...wanted,
        restaurantInfo: handedOn,
        total: handedOn.length,
        ...(handedOn.length < wanted.total ? { found: wanted.total } : {}),
      });
      const page = { restaurantInfo: handedOn, page: 1, pageSize: 10 };
      expect(await stored.getPage(page, signal)).toEqual(await bundled.getPage(page, signal));
    }
  });

  it('know the same places for the dish of a recipe', async () => {
    const counts = new Map<string, number>();
    for (const { dish } of getRestaurants().flatMap(readMenu))
      counts.set(dish, (counts.get(dish) ?? 0) + 1);
    const usual = [...counts].sort(([, a], [, b]) => b - a).map(([dish]) => [dish]);
    const dishes = [
      ...usual.slice(0, 60),
      ...[['비빔밥', '돌솥비빔밥'], ['닭볶음탕', '닭도리탕'], ['냉면', '물냉면'], ['없는요리'], []],
    ];
    const [wanted, found] = await askBoth(async () => {
      const places: PlaceForRecipe[][] = [];
      for (const [at, menuNames] of dishes.entries())
        places.push(await getPlacesForRecipe({ menuNames }, LOCALES[at % LOCALES.length]));
      return places;
    });
    expect(found).toEqual(wanted);
    expect(wanted.filter(({ length }) => length === 5).length).toBeGreaterThan(40);
  });

  it('call houses as these call themselves', async () => {
    const [named] = getRestaurants();
    const rows = getRestaurants().slice(0, 100).map(toRestaurant);
    const ofAnother = { ...rows[1], contentId: named?.contentId ?? '', title: '다른집' };
    const [wanted, found] = await askBoth(() =>
      Promise.all(LOCALES.map((locale) => toSpoken([...rows, ofAnother], locale))),
    );
    expect(found).toEqual(wanted);
    const inJapanese = wanted[LOCALES.indexOf('ja')];
    expect(inJapanese?.[0]?.names?.title_eng).toContain(named?.title_ja);
    expect(inJapanese?.at(-1)?.names?.title_eng).not.toContain(named?.title_ja);
  });

  it('tell search engines of the same pages, in the same files', async () => {
    const files = ['index.xml', '0.xml', 'zh-Hans-0.xml', '1.xml', 'en-0.xml', 'ko-0.xml', 'x.xml'];
    const [wanted, found] = await askBoth(() => Promise.all(files.map(makeSitemap)));
    expect(found).toEqual(wanted);
    expect(wanted.map((xml) => xml?.match(/<loc>/g)?.length)).toEqual([
      LOCALES.length,
      ...Array<number>(2).fill(getRestaurants().filter(isListed).length),
      ...Array<undefined>(4).fill(undefined),
    ]);
  });

  it('list every place in one of the parts, which never have more than they may', async () => {
    const sizes = [100, 701];
    for (const size of sizes) {
      const [, parts] = await askBoth(() => askPlaces((places) => places.getListedParts(size)));
      const [, lists] = await askBoth(async () => {
        const read: string[][] = [];
        for (const part of parts) read.push(await getListedPart(part, size));
        return read;
      });
      expect(Math.max(...lists.map(({ length }) => length))).toBeLessThanOrEqual(size);
      const listed = getRestaurants().filter(isListed);
      expect(lists.flat()).toEqual(listed.map(({ contentId }) => contentId));
    }
  });

  it('refuses a cursor of another search', async () => {
    const request = parse(searchRequestSchema, { ...SEARCHES[0], want: 'page' });
    const forged = { ...request, cursor: `10.${'A'.repeat(22)}` };

    await expect(answerSearch(stored, forged, signal)).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
  });
});
