import { afterEach, expect, it, jest } from '@jest/globals';
import { getPlacesDatabase } from '@/lib/places/query-places';
import { parseEnv } from '@/lib/parse-env.mjs';
import { globalSingleton } from '@/lib/once';
import { preloadPlaceIndex, startServer } from '@/lib/server/start-server';

/** Fakes the database of an address, as far as server start uses it. */
function setDatabase(url: string, getIndex: () => Promise<unknown>): void {
  process.env.PLACES_DATABASE = 'supabase';
  process.env.PLACES_DATABASE_URL = url;
  globalSingleton(`places database ${url}`, () => ({ getIndex }));
}

afterEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith('PLACES_')) Reflect.deleteProperty(process.env, name);
});

it('loads the index of places at server start, before any search', async () => {
  const getIndex = jest.fn(() => Promise.resolve());
  setDatabase('postgres://reader@127.0.0.1:1/filled', getIndex);
  await startServer();
  expect(getIndex).toHaveBeenCalledTimes(1);
});

it('loads no index on Vercel, where a function may never search', () => {
  const getIndex = jest.fn(() => Promise.resolve());
  setDatabase('postgres://reader@127.0.0.1:1/vercel', getIndex);
  preloadPlaceIndex(parseEnv({ ...process.env, VERCEL: '1' }));
  expect(getIndex).not.toHaveBeenCalled();
});

it('starts the server without its places, and logs a warning', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  process.env.PLACES_DATABASE = 'supabase';
  process.env.PLACES_DATABASE_URL = 'postgres://reader@127.0.0.1:1/postgres';
  await startServer();
  await expect(getPlacesDatabase()?.getIndex()).rejects.toMatchObject({ problem: 'away' });
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('places.database_failed'));
});
