import { afterAll, describe, expect, it } from '@jest/globals';
import { MEATS, toPreferenceSentence } from '@kioot/engine';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { AREAS, RADII_M, getArea, type RadiusM } from '@/lib/areas';
import { createRemoteBackend } from '@/lib/search/remote/remote-backend';
import { createRemoteSearch } from '@/lib/search/remote/remote-search';
import { createBundledSource } from '@/lib/search/service/place-source';
import type { Alternatives } from '@/lib/search/client/search-client';
import { runSearch, type CountsResponse, type PageResponse } from '@/lib/search/service/run-search';
import type { SearchQuery } from '@/lib/search/contract/requests';
import { createSearchService } from '@/lib/search/service/search-service';
import { startCallsServer } from '../../helpers/calls-server';
import { startTestServer, type TestServer } from '../../helpers/http-server';
import { sample, sampled } from '../../helpers/sample';
import { toFilterRequest } from '../../helpers/backend-calls';

const service = createSearchService(createBundledSource());
const { signal } = new AbortController();
const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
});

const PROFILES: SearchQuery['profile'][] = [
  undefined,
  { allergies: ['peanut', 'egg'], severe: ['peanut'], notSpicy: true },
];
const NEEDS: SearchQuery['need'][] = [
  ...(['any', 'halal', 'strictVegan', 'lactoOvo'] as const).map((kind) => ({ kind })),
  ...MEATS.map((meat): SearchQuery['need'] => ({ kind: 'meats', meats: [meat] })),
];
const DUCK: SearchQuery['need'] = { kind: 'meats', meats: ['duck'] };

const getOrigin = (name: string): Point => {
  const area = AREAS.find(({ location_en }) => location_en === name);
  if (!area) throw new Error(`${name} is no area`);
  return { mapx: area.mapx, mapy: area.mapy };
};

/** Number of results that the wizard shows. */
async function countResults(
  { mapx, mapy }: Point,
  radius: RadiusM,
  { need, profile }: Pick<SearchQuery, 'need' | 'profile'>,
) {
  const contentIdList = await service.getContentIds({ mapx, mapy, radius }, signal);
  const userPref = toPreferenceSentence(need);
  const request = { contentIdList, userPref, profile, origin: { mapx, mapy } };
  return (await service.getFiltered(toFilterRequest(request), signal)).total;
}

async function hasMatches(search: SearchQuery): Promise<boolean> {
  const { counts, total } = (await runSearch(
    service,
    { ...search, want: 'counts' },
    signal,
  )) as CountsResponse;
  return total > counts.unknown;
}

describe.each(NEEDS)('an empty search for %j', (need) => {
  it(sampled('always has offers, each with the number of its results'), async () => {
    for (const profile of PROFILES) {
      const countsByOffer = new Map<string, Promise<number>>();
      for (const { mapx, mapy } of sample(AREAS, 2)) {
        for (const radius of RADII_M) {
          const search = { origin: { mapx, mapy }, radius, need, profile };
          if (await hasMatches(search)) continue;
          const { wider, areas, city } = await service.countAlternatives(
            { ...search, want: 'alternatives' },
            signal,
          );
          expect(city).toBeGreaterThan(0);
          expect(wider.length + areas.length).toBeGreaterThan(0);
          const offers = [
            ...wider.map((offer) => ({ ...offer, origin: search.origin })),
            ...areas.map((offer) => ({ ...offer, origin: getArea(offer.area) ?? search.origin })),
          ];
          for (const { origin, radius: offered, count } of offers) {
            const key = `${origin.mapx} ${origin.mapy} ${offered}`;
            const found = countsByOffer.get(key) ?? countResults(origin, offered, search);
            countsByOffer.set(key, found);
            expect(await found).toBe(count);
          }
        }
      }
    }
  });
});

it('offers the next areas, nearest first, each with a place that no nearer one has', async () => {
  const search = { origin: getOrigin('Jamsil'), radius: 2000, need: DUCK } as const;
  const { wider, areas } = await service.countAlternatives(
    { ...search, want: 'alternatives' },
    signal,
  );
  expect(wider).toEqual([]);
  expect(areas).toHaveLength(3);
  expect(areas[0]).toMatchObject({ area: 22, radius: 2000, distanceM: 3611 });
  const distances = areas.map(({ distanceM }) => distanceM);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
});

it('lists all of Seoul nearest first, without unknown menus, page by page', async () => {
  const origin = getOrigin('Jamsil');
  const search = { origin, radius: 'city', need: { kind: 'halal' } } as const;
  const { city } = await service.countAlternatives(
    { ...search, radius: 2000, want: 'alternatives' },
    signal,
  );
  const restaurants: PageResponse['restaurants'] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = (await runSearch(
      service,
      { ...search, want: 'page', pageSize: 50, language: 'en', ...(cursor ? { cursor } : {}) },
      signal,
    )) as PageResponse;
    expect(page.total).toBe(city);
    restaurants.push(...page.restaurants);
    cursor = page.cursor;
  }
  expect(restaurants).toHaveLength(city ?? NaN);
  expect(restaurants.filter(({ match }) => match?.fit === 'unknown')).toEqual([]);
  const distances = restaurants.map(({ mapx = NaN, mapy = NaN }) =>
    getDistanceM(origin, { mapx, mapy }),
  );
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
});

describe('over a tourism backend', () => {
  const openRemote = (server: TestServer) => {
    servers.push(server);
    return createRemoteSearch(createRemoteBackend({ baseUrl: server.url, timeoutMs: 20_000 }));
  };

  it.each([
    ['a larger radius', 'Namdaemun', 500, { kind: 'meats', meats: ['lamb'] }],
    ['the nearest areas', 'Jamsil', 2000, DUCK],
    ['those of the English call', 'Jamsil', 2000, { kind: 'strictVegan' }],
  ] as [string, string, RadiusM, SearchQuery['need']][])(
    'counts %s',
    async (_of, name, radius, need) => {
      const remote = openRemote(await startCallsServer(service));
      const origin = getOrigin(name);
      const found: Alternatives = await remote.countAlternatives(
        { origin, radius, need, want: 'alternatives' },
        signal,
      );
      expect(found.city).toBeNull();
      expect(found.wider.length + found.areas.length).toBeGreaterThan(0);
      for (const { radius: offered, count } of found.wider)
        expect(await countResults(origin, offered, { need })).toBe(count);
      for (const { area, radius: offered, count } of found.areas)
        expect(await countResults(getArea(area) ?? origin, offered, { need })).toBe(count);
    },
  );

  it('fails where nothing can be counted, and lists no whole city', async () => {
    const server = await startTestServer((_request, response) => {
      response.statusCode = 500;
      response.end();
    });
    const remote = openRemote(server);
    const search = { origin: getOrigin('Jamsil'), need: DUCK } as const;
    await expect(
      remote.countAlternatives({ ...search, radius: 1000, want: 'alternatives' }, signal),
    ).rejects.toMatchObject({ name: 'HttpError' });
    await expect(remote.search({ ...search, radius: 'city' }, signal)).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});
