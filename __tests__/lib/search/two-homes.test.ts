import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { NOTHING_AVOIDED, toPreferenceSentence, type Preference } from '@/lib/engine';
import { openPlacesDatabase, type PlacesDatabase } from '@/lib/places/database';
import { getRestaurants } from '@/lib/places/store';
import { RADII_M } from '@/lib/radii';
import { createDatabaseBackend } from '@/lib/search/database';
import { createEmbeddedBackend } from '@/lib/search/embedded';
import { answerSearch, type PageAnswer } from '@/lib/search/search-answer';
import { searchRequestSchema, type SearchRequest } from '@/lib/search/search-request';
import {
  fillPlaces,
  findPostgres,
  startPglite,
  startPostgres,
  type TestPlaces,
} from '../../helpers/places-databases';

jest.setTimeout(120_000);

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
const HOMES: [string, isPrepared: boolean, start: () => Promise<TestPlaces>][] = [
  ['PGlite', false, startPglite],
  ...(postgres
    ? [['PostgreSQL', true, () => startPostgres(postgres)] as (typeof HOMES)[number]]
    : []),
];

describe.each(HOMES)('places in %s and bundled places', (_, isPrepared, start) => {
  const bundled = createEmbeddedBackend();
  let places: TestPlaces | undefined;
  let database: PlacesDatabase;
  let stored: ReturnType<typeof createDatabaseBackend>;

  beforeAll(async () => {
    places = await start();
    await fillPlaces(places.url, getRestaurants());
    database = openPlacesDatabase({
      url: places.url,
      pool: isPrepared ? 4 : 1,
      isPrepared,
      timeoutMs: 30_000,
      engineKey: 'test',
    });
    stored = createDatabaseBackend(database);
  });
  afterAll(async () => {
    await database.end();
    await places?.stop();
  });

  it('have the same ids around every point, nearest first', async () => {
    for (const origin of ORIGINS) {
      for (const radius of RADII_M) {
        const request = { ...origin, radius };
        const ids = await bundled.getContentIds(request, signal);
        expect(await stored.getContentIds(request, signal)).toEqual(ids);
      }
    }
  });

  it('give the same pages, counts and pins to every search', async () => {
    for (const search of SEARCHES) {
      for (const want of ['page', 'counts', 'pins'] as const) {
        const request = searchRequestSchema.parse({ ...search, want });
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
      const request = searchRequestSchema.parse({ ...search, want: 'page', cursor });
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

  it('refuses a cursor of another search', async () => {
    const request = searchRequestSchema.parse({ ...SEARCHES[0], want: 'page' });
    const forged = { ...request, cursor: `10.${'A'.repeat(22)}` };

    await expect(answerSearch(stored, forged, signal)).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
  });
});
