import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type * as Database from '@/lib/places/places-database';
import { parse } from '@kioot/base/validation';

const load = async () => ({
  places: await import('@/lib/places/query-places'),
  routing: await import('@/lib/places/place-fallback-page'),
  backend: await import('@/lib/search/backend'),
  search: await import('@/lib/search/service/run-search'),
  localization: await import('@/lib/search/localization/localize-cards'),
  recipes: await import('@/lib/recipes/match-by-dish'),
  requests: await import('@/lib/search/contract/requests'),
});

/**
 * Loads modules with an error class of their own, as each bundle of a build has; only globals are
 * shared.
 */
async function loadBundle() {
  let bundle: Awaited<ReturnType<typeof load>> | undefined;
  await jest.isolateModulesAsync(async () => {
    bundle = await load();
  });
  if (!bundle) throw new Error('It was not loaded.');
  return bundle;
}

const signal = new AbortController().signal;

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  process.env.PLACES_DATABASE = 'supabase';
  process.env.PLACES_DATABASE_URL = `postgres://reader@127.0.0.1:${port}/postgres`;
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of Object.keys(process.env))
    if (name.startsWith('PLACES_')) Reflect.deleteProperty(process.env, name);
});

it('recognizes database errors created by another bundle', async () => {
  const first = await loadBundle();
  expect(first.places.getPlacesDatabase()).not.toBeNull();

  const { routing, backend, search, localization, recipes, requests } = await loadBundle();
  const request = parse(requests.searchRequestSchema, {
    ...{ origin: { mapx: 126.9856, mapy: 37.5741 }, radius: 500, need: { kind: 'any' } },
    want: 'counts',
  });
  const answer = () => search.runSearch(backend.getSearchBackend(), request, signal);
  await expect(answer()).rejects.toMatchObject({ code: 'database_away' });
  expect(await recipes.getPlacesForRecipe({ menuNames: ['김치찌개'] })).toEqual([]);
  expect(
    await localization.localizeRestaurants([{ contentId: '1', title: '가게' }], 'ja'),
  ).toHaveLength(1);
  expect(await routing.getPlaceFallbackPage('/places/KOP005614', false)).not.toEqual(
    expect.objectContaining({ status: 404 }),
  );

  process.env.PLACES_FALLBACK = '1';
  const { places: again, backend: other, search: others } = await loadBundle();
  expect(await others.runSearch(other.getSearchBackend(), request, signal)).toMatchObject({
    total: expect.any(Number),
  });
  expect((await again.findPlace('KOP005614'))?.contentId).toBe('KOP005614');
});

it('loads the database driver again after a failed import', async () => {
  await jest.isolateModulesAsync(async () => {
    let isBroken = true;
    jest.doMock('pg', () => {
      if (isBroken) throw new Error('Cannot find module pg');
      return jest.requireActual<object>('pg');
    });
    const { openPlacesDatabase } = await import('@/lib/places/places-database');
    const options: Database.DatabaseOptions = {
      ...{ url: process.env.PLACES_DATABASE_URL ?? '', pool: 1 },
      ...{ timeoutMs: 300, engineKey: 'test' },
    };
    const database = openPlacesDatabase(options);
    await expect(database.getRows(['1'])).rejects.toMatchObject({
      cause: { message: 'Cannot find module pg' },
    });
    isBroken = false;
    await expect(database.getRows(['1'])).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
    await database.end();
  });
  jest.dontMock('pg');
});
