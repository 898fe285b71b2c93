import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toPreferenceSentence } from '@kioot/engine';
import { getDistanceM } from '@kioot/engine/geo';
import { openPlacesDatabase, type PlacesDatabase } from '@/lib/places/places-database';
import type { Place } from '@kioot/places/place';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { createBundledSource, createDatabaseSource } from '@/lib/search/service/place-source';
import { runSearch, type PageResponse, type SearchBackend } from '@/lib/search/service/run-search';
import { searchRequestSchema, type SearchRequest } from '@/lib/search/contract/requests';
import { createSearchService, type SearchService } from '@/lib/search/service/search-service';
import { fillPlaces, startPglite, type TestPlaces } from '../../helpers/places-databases';
import { parse } from '@kioot/base/validation';
import { toFilterRequest } from '../../helpers/backend-calls';

const ORIGIN = { mapx: 126.9856, mapy: 37.5741 };
const REQUEST: SearchRequest = parse(searchRequestSchema, {
  ...{ origin: ORIGIN, radius: 500, need: { kind: 'any' }, want: 'page', pageSize: 10 },
});
const signal = new AbortController().signal;
const userPref = toPreferenceSentence({ kind: 'any' });

const nearbyRows = getSnapshotRows().filter(
  ({ mapx, mapy }) => mapx !== null && mapy !== null && getDistanceM(ORIGIN, { mapx, mapy }) < 600,
);
/** Place that only the register has. */
const REGISTER_ROW: Place = {
  ...{ contentId: 'sto-1', title: '두부 식당', title_eng: '', firstmenu: '두부김치' },
  ...{ treatmenu: '', opentimefood: '', restdatefood: '', addr1: '', tel: '', lclsSystm3: '' },
  ...{ source: 'sto-register', modifiedtime: '', vanishedOn: '', ...ORIGIN },
};

describe.each([
  ['the bundled places', nearbyRows],
  ['additional places', [REGISTER_ROW, ...nearbyRows]],
  [
    'none of the bundled places',
    [REGISTER_ROW, { ...REGISTER_ROW, contentId: 'sto-2', mapx: ORIGIN.mapx + 1e-4 }],
  ],
])('during an outage of a database with %s', (_name, rows) => {
  const isSameList = rows === nearbyRows;
  let database: PlacesDatabase;
  let backend: SearchService;
  const bundled = createSearchService(createBundledSource());
  let before: PageResponse;
  let ids: string[];

  const searchPage = async (overrides: object, searchBackend: SearchBackend = backend) =>
    (await runSearch(searchBackend, { ...REQUEST, ...overrides }, signal)) as PageResponse;

  beforeAll(async () => {
    const places: TestPlaces = await startPglite();
    await fillPlaces(places.url, rows);
    database = openPlacesDatabase({
      ...{ url: places.url, pool: 1, timeoutMs: 10_000, engineKey: 'test' },
    });
    backend = createSearchService(createDatabaseSource(database), createBundledSource());
    ids = await backend.getContentIds({ ...ORIGIN, radius: 500 }, signal);
    before = await searchPage({ pageSize: 1 });
    await places.stop();
  });
  afterAll(() => database.end());
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockReturnValue();
  });

  it('a list found before continues with its own restaurants, or fails', async () => {
    const { cursor } = before;
    const page = searchPage({ cursor: cursor ?? undefined });
    if (!isSameList) {
      await expect(page).rejects.toMatchObject({ code: 'database_away' });
      return;
    }
    const all = await searchPage({}, bundled);
    const rest = all.restaurants.slice(1).map(({ contentId }) => contentId);
    const idsOf = ({ restaurants }: PageResponse) => restaurants.map(({ contentId }) => contentId);
    expect(idsOf(await page).slice(0, rest.length)).toEqual(rest);
    expect(idsOf(await searchPage({ from: 1 })).slice(0, rest.length)).toEqual(rest);
  });

  it('a new list comes from the bundled places, restaurants and counts', async () => {
    const page = await searchPage({});
    expect(page).toEqual(await searchPage({}, bundled));
    expect(page.restaurants.length).toBeGreaterThan(1);
    // Counts need no rows: the index is in memory.
    expect((await searchPage({ want: 'counts' })).total).toBe(before.total);
    if (!isSameList)
      await expect(searchPage({ from: 1 })).rejects.toMatchObject({ code: 'database_away' });
  });

  it('ids of the database are filtered if all of them are bundled, else rejected', async () => {
    const filter = { contentIdList: ids, userPref, certainty: 'unknown' } as const;
    for (const response of [
      backend.getFiltered(toFilterRequest(filter), signal),
      backend.getFilteredInEnglish(toFilterRequest(filter), signal),
    ]) {
      if (isSameList) expect((await response).total).toBe(nearbyRows.length > 0 ? before.total : 0);
      else await expect(response).rejects.toMatchObject({ code: 'database_away' });
    }
  });

  it('restaurants keep their own texts when localized', async () => {
    const [row] = nearbyRows;
    if (!row) throw new Error('There is no place.');
    const { restaurants } = await bundled.getFiltered(
      toFilterRequest({
        contentIdList: [row.contentId],
        userPref,
        certainty: 'unknown',
        profile: { allergies: ['milk'] },
      }),
      signal,
    );
    const [card] = restaurants;
    if (!card) throw new Error('It is no card.');
    const changed = { ...card, title: '다른 집', firstmenu: '두부김치' };
    const page = { restaurants: [changed], page: 1, pageSize: 1 };
    const [shown] = await backend.getPage(page, signal);
    expect(shown).toMatchObject({ title: '다른 집', firstmenu: '두부김치', match: changed.match });
    const [replaced] = await bundled.getPage(page, signal);
    expect(replaced?.title).toBe(row.title);
  });
});
