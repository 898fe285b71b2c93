import { afterEach, expect, it, jest } from '@jest/globals';
import { getPlacesDatabase } from '@/lib/places/ask-places';
import { parseEnv } from '@/lib/parse-env.mjs';
import { getProcessWide } from '@/lib/process-wide';
import { loadPlaces, startServer } from '@/lib/server/start';

/** The database of an address, as far as a start needs it. */
function setDatabase(url: string, getIndex: () => Promise<unknown>): void {
  process.env.PLACES_DATABASE = 'supabase';
  process.env.PLACES_DATABASE_URL = url;
  getProcessWide(`places database ${url}`, () => ({ getIndex }));
}

afterEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith('PLACES_')) Reflect.deleteProperty(process.env, name);
});

it('a server that starts loads the index of its places before anybody searches', async () => {
  const getIndex = jest.fn(() => Promise.resolve());
  setDatabase('postgres://reader@127.0.0.1:1/filled', getIndex);
  await startServer();
  expect(getIndex).toHaveBeenCalledTimes(1);
});

it('a function of Vercel loads none, which may never search', () => {
  const getIndex = jest.fn(() => Promise.resolve());
  setDatabase('postgres://reader@127.0.0.1:1/vercel', getIndex);
  loadPlaces(parseEnv({ ...process.env, VERCEL: '1' }));
  expect(getIndex).not.toHaveBeenCalled();
});

it('a server starts without its places, and says so', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  process.env.PLACES_DATABASE = 'supabase';
  process.env.PLACES_DATABASE_URL = 'postgres://reader@127.0.0.1:1/postgres';
  await startServer();
  await expect(getPlacesDatabase()?.getIndex()).rejects.toMatchObject({ problem: 'away' });
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('places.database_failed'));
});
