import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toPreferenceSentence } from '@kioot/engine';
import { getDistanceM } from '@kioot/engine/geo';
import { openPlacesDatabase, type PlacesDatabase } from '@/lib/places/database';
import type { RestaurantRow } from '@/lib/places/row';
import { getRestaurants } from '@/lib/places/store';
import { createBundledSource, createDatabaseSource } from '@/lib/search/place-source';
import { answerSearch, type PageAnswer, type SearchBackend } from '@/lib/search/search-answer';
import { searchRequestSchema, type SearchRequest } from '@/lib/search/search-request';
import { createSearchService, type SearchService } from '@/lib/search/search-service';
import { fillPlaces, startPglite, type TestPlaces } from '../../helpers/places-databases';
import { parse } from '@/lib/validation';

const ORIGIN = { mapx: 126.9856, mapy: 37.5741 };
const HERE: SearchRequest = parse(searchRequestSchema, {
  ...{ origin: ORIGIN, radius: 500, need: { kind: 'any' }, want: 'page', pageSize: 10 },
});
const signal = new AbortController().signal;
const userPref = toPreferenceSentence({ kind: 'any' });

const near = getRestaurants().filter(
  ({ mapx, mapy }) => mapx !== null && mapy !== null && getDistanceM(ORIGIN, { mapx, mapy }) < 600,
);
/** A place that only the register knows. */
const OWN: RestaurantRow = {
  ...{ contentId: 'sto-1', title: '두부 식당', title_eng: '', firstmenu: '두부김치' },
  ...{ treatmenu: '', opentimefood: '', restdatefood: '', addr1: '', tel: '', lclsSystm3: '' },
  ...{ source: 'sto-register', modifiedtime: '', vanishedOn: '', ...ORIGIN },
};

describe.each([
  ['the bundled places', near],
  ['places of its own besides', [OWN, ...near]],
  ['none of the bundled places', [OWN, { ...OWN, contentId: 'sto-2', mapx: ORIGIN.mapx + 1e-4 }]],
])('while a database with %s is away', (_name, rows) => {
  const isSame = rows === near;
  let database: PlacesDatabase;
  let backend: SearchService;
  const bundled = createSearchService(createBundledSource());
  let before: PageAnswer;
  let ids: string[];

  const searchPage = async (words: object, from: SearchBackend = backend) =>
    (await answerSearch(from, { ...HERE, ...words }, signal)) as PageAnswer;

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

  it('a list that it has found goes on with cards of the same list, or says that it cannot', async () => {
    const { cursor } = before;
    const page = searchPage({ cursor: cursor ?? undefined });
    if (!isSame) {
      await expect(page).rejects.toMatchObject({ code: 'database_away' });
      return;
    }
    const all = await searchPage({}, bundled);
    const rest = all.restaurants.slice(1).map(({ contentId }) => contentId);
    const idsOf = ({ restaurants }: PageAnswer) => restaurants.map(({ contentId }) => contentId);
    expect(idsOf(await page).slice(0, rest.length)).toEqual(rest);
    expect(idsOf(await searchPage({ from: 1 })).slice(0, rest.length)).toEqual(rest);
  });

  it('a list that begins is that of the bundled places, cards and counts', async () => {
    const page = await searchPage({});
    expect(page).toEqual(await searchPage({}, bundled));
    expect(page.restaurants.length).toBeGreaterThan(1);
    // Counts need no cards: the quarter is in memory for five minutes.
    expect((await searchPage({ want: 'counts' })).total).toBe(before.total);
    if (!isSame)
      await expect(searchPage({ from: 1 })).rejects.toMatchObject({ code: 'database_away' });
  });

  it('ids that it handed out are filtered where all of them are bundled, and else refused', async () => {
    const filter = { contentIdList: ids, userPref, certainty: 'unknown' } as const;
    for (const answer of [
      backend.getFiltered(filter, signal),
      backend.getFilteredInEnglish(filter, signal),
    ]) {
      if (isSame) expect((await answer).total).toBe(near.length > 0 ? before.total : 0);
      else await expect(answer).rejects.toMatchObject({ code: 'database_away' });
    }
  });

  it('cards keep their own texts when they are shown in English', async () => {
    const [row] = near;
    if (!row) throw new Error('There is no place.');
    const { restaurantInfo } = await bundled.getFiltered(
      {
        contentIdList: [row.contentId],
        userPref,
        certainty: 'unknown',
        profile: { allergies: ['milk'] },
      },
      signal,
    );
    const [card] = restaurantInfo;
    if (!card) throw new Error('It is no card.');
    const changed = { ...card, title: '다른 집', firstmenu: '두부김치' };
    const page = { restaurantInfo: [changed], page: 1, pageSize: 1 };
    const [shown] = await backend.getPage(page, signal);
    expect(shown).toMatchObject({ title: '다른 집', firstmenu: '두부김치', match: changed.match });
    const [replaced] = await bundled.getPage(page, signal);
    expect(replaced?.title).toBe(row.title);
  });
});
