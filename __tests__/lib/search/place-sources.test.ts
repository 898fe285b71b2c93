import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_RESTRICTIONS, readMenu, toPreferenceSentence, type Preference } from '@kioot/engine';
import { openPlacesDatabase, type PlacesDatabase } from '@/lib/places/places-database';
import { queryPlaces, getPlacesDatabase } from '@/lib/places/query-places';
import { renderSitemap } from '@/lib/places/places-sitemap';
import { getSnapshotRows, getSnapshotInfo, replaceSnapshot } from '@/lib/places/snapshot-store';
import { isListed } from '@kioot/places/snapshot';
import { LOCALES } from '@/lib/locales';
import { RADII_M } from '@/lib/radii';
import { getPlacesForRecipe, type PlaceForRecipe } from '@/lib/recipes/match-by-dish';
import { toPlaceCard } from '@/lib/search/service/card-mapper';
import { createBundledSource, createDatabaseSource } from '@/lib/search/service/place-source';
import { runSearch, type PageResponse } from '@/lib/search/service/run-search';
import { searchRequestSchema, type SearchRequest } from '@/lib/search/contract/requests';
import { createSearchService, type SearchService } from '@/lib/search/service/search-service';
import { localizeRestaurants } from '@/lib/search/localization/localize-cards';
import { fillPlaces, PLACES_DATABASES, type TestPlaces } from '../../helpers/places-databases';
import { parse } from '@kioot/base/validation';
import { sample, sampled } from '../../helpers/sample';
import { toFilterRequest } from '../../helpers/backend-calls';

const ORIGINS = [
  { mapx: 126.9856, mapy: 37.5741 },
  { mapx: 127.0276, mapy: 37.4979 },
  { mapx: 126.9229, mapy: 37.5563 },
  // A mountain without places.
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

// Every tenth restaurant gets official names in other languages.
replaceSnapshot(
  getSnapshotRows().map((row, at) =>
    at % 10 === 0
      ? { ...row, title_ja: `店${at}`, ...(at % 20 === 0 ? { title_zh_hans: `餐厅${at}` } : {}) }
      : row,
  ),
  getSnapshotInfo(new Date()),
);

const bundled = createSearchService(createBundledSource());

describe.each(PLACES_DATABASES)('places in %s and bundled places', (_, hasSessions, start) => {
  let places: TestPlaces | undefined;
  let database: PlacesDatabase;
  let opened: PlacesDatabase | null = null;
  let stored: SearchService;

  beforeAll(async () => {
    places = await start();
    await fillPlaces(places.url, getSnapshotRows());
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

  /** Runs a query with bundled places, then with a database. */
  async function queryBoth<T>(query: () => Promise<T>): Promise<[bundled: T, stored: T]> {
    const inBundled = await query();
    process.env.PLACES_DATABASE = 'supabase';
    process.env.PLACES_DATABASE_POOL_SIZE = hasSessions ? '4' : '1';
    process.env.PLACES_DATABASE_URL = places?.url;
    // Other tests may keep the machine busy for seconds.
    process.env.PLACES_DATABASE_TIMEOUT_MS = '30000';
    opened = getPlacesDatabase();
    try {
      return [inBundled, await query()];
    } finally {
      delete process.env.PLACES_DATABASE;
      delete process.env.PLACES_DATABASE_URL;
      delete process.env.PLACES_DATABASE_POOL_SIZE;
      delete process.env.PLACES_DATABASE_TIMEOUT_MS;
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

  it('have the same fields of open lists', async () => {
    const rows = (['errorM', 'lastSeen', 'prices', 'kind', 'fieldSources'] as const).flatMap(
      (field) => getSnapshotRows().find((row) => row[field] !== undefined) ?? [],
    );
    expect(rows).toHaveLength(5);
    for (const { contentId, errorM, lastSeen, prices, kind, fieldSources } of rows) {
      const [row] = await database.getCachedRows([contentId]);
      const { errorM: e, lastSeen: l, prices: p, kind: k, fieldSources: f } = row ?? {};
      expect([e, l, p, k, f]).toEqual([errorM, lastSeen, prices, kind, fieldSources]);
    }
  });

  it(sampled('give the same pages and counts for every search'), async () => {
    for (const search of sample(SEARCHES, 16)) {
      for (const want of ['page', 'counts'] as const) {
        const request = parse(searchRequestSchema, { ...search, want });
        const expected = await runSearch(bundled, request, signal);
        expect(await runSearch(stored, request, signal)).toEqual(expected);
      }
    }
  });

  it('give the same offers and list of all Seoul after an empty search', async () => {
    const origin = ORIGINS.at(-1);
    for (const need of NEEDS) {
      for (const part of [
        { want: 'alternatives', radius: 500 },
        { want: 'page', radius: 'city' },
      ]) {
        const request = parse(searchRequestSchema, { origin, need, ...part });
        const expected = await runSearch(bundled, request, signal);
        expect(await runSearch(stored, request, signal)).toEqual(expected);
      }
    }
  });

  it('are paged to the end with the same cursors', async () => {
    const [origin] = ORIGINS;
    let cursor: string | undefined;
    do {
      const search = { origin, radius: RADII_M[1], need: { kind: 'lactoOvo' }, pageSize: 7 };
      const request = parse(searchRequestSchema, { ...search, want: 'page', cursor });
      const page = (await runSearch(stored, request, signal)) as PageResponse;
      expect(page).toEqual(await runSearch(bundled, request, signal));
      cursor = page.cursor ?? undefined;
    } while (cursor !== undefined);
  });

  it(sampled('give the same filtered list and page by the four calls'), async () => {
    for (const { origin, radius, need, profile = NO_RESTRICTIONS } of sample(SEARCHES, 16)) {
      const contentIdList = await bundled.getContentIds(
        { ...origin, radius: radius ?? 500 },
        signal,
      );
      const request = {
        contentIdList: [...contentIdList, 'unknown-id', ...contentIdList.slice(0, 3)],
        userPref: toPreferenceSentence(need),
        profile,
        origin,
      };
      const expected = await bundled.getFilteredInEnglish(toFilterRequest(request), signal);
      const found = await stored.getFilteredInEnglish(toFilterRequest(request), signal);
      const firstRows = expected.restaurants.slice(0, 300);
      expect(found).toEqual({
        ...expected,
        restaurants: firstRows,
        total: firstRows.length,
        ...(firstRows.length < expected.total ? { found: expected.total } : {}),
      });
      const page = { restaurants: firstRows, page: 1, pageSize: 10 };
      expect(await stored.getPage(page, signal)).toEqual(await bundled.getPage(page, signal));
    }
  });

  it('serve the dish of a recipe at the same places', async () => {
    const counts = new Map<string, number>();
    for (const { dish } of getSnapshotRows().flatMap(readMenu))
      counts.set(dish, (counts.get(dish) ?? 0) + 1);
    const usual = [...counts].sort(([, a], [, b]) => b - a).map(([dish]) => [dish]);
    const dishes = [
      ...usual.slice(0, 60),
      ...[['비빔밥', '돌솥비빔밥'], ['닭볶음탕', '닭도리탕'], ['냉면', '물냉면'], ['없는요리'], []],
    ];
    const [expected, found] = await queryBoth(async () => {
      const places: PlaceForRecipe[][] = [];
      for (const [at, menuNames] of dishes.entries())
        places.push(await getPlacesForRecipe({ menuNames }, LOCALES[at % LOCALES.length]));
      return places;
    });
    expect(found).toEqual(expected);
    expect(expected.filter(({ length }) => length === 5).length).toBeGreaterThan(40);
  });

  it('have the same official names', async () => {
    const [named] = getSnapshotRows();
    const rows = getSnapshotRows().slice(0, 100).map(toPlaceCard);
    const otherTitle = { ...rows[1], contentId: named?.contentId ?? '', title: '다른집' };
    const [expected, found] = await queryBoth(() =>
      Promise.all(LOCALES.map((locale) => localizeRestaurants([...rows, otherTitle], locale))),
    );
    expect(found).toEqual(expected);
    const inJapanese = expected[LOCALES.indexOf('ja')];
    expect(inJapanese?.[0]?.names?.title_eng).toContain(named?.title_ja);
    expect(inJapanese?.at(-1)?.names?.title_eng).not.toContain(named?.title_ja);
  });

  it('have the same sitemaps', async () => {
    const files = ['index.xml', '0.xml', 'zh-Hans-0.xml', '1.xml', 'en-0.xml', 'ko-0.xml', 'x.xml'];
    const [expected, found] = await queryBoth(() => Promise.all(files.map(renderSitemap)));
    expect(found).toEqual(expected);
    expect(expected.map((xml) => xml?.match(/<loc>/g)?.length)).toEqual([
      LOCALES.length,
      ...Array<number>(2).fill(getSnapshotRows().filter(isListed).length),
      ...Array<undefined>(4).fill(undefined),
    ]);
  });

  it('list the same places in the same order', async () => {
    const [expected, found] = await queryBoth(() => queryPlaces((places) => places.getListedIds()));
    expect(found).toEqual(expected);
    const listed = getSnapshotRows().filter(isListed);
    expect(found).toEqual(listed.map(({ contentId }) => contentId));
  });

  it('reject a cursor of another search', async () => {
    const request = parse(searchRequestSchema, { ...SEARCHES[0], want: 'page' });
    const forged = { ...request, cursor: `10.${'A'.repeat(22)}` };

    await expect(runSearch(stored, forged, signal)).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
  });
});
