import { expect, it } from '@jest/globals';
import { Client } from 'pg';
import { getDistanceM } from '@kioot/engine/geo';
import { openPlacesDatabase } from '@/lib/places/database';
import { getRestaurants } from '@/lib/places/store';
import { createDatabaseBackend } from '@/lib/search/database';
import { answerSearch, type CountsAnswer } from '@/lib/search/search-answer';
import { searchRequestSchema } from '@/lib/search/search-request';
import { passMonotonicTime } from '../../helpers/monotonic-clock';
import { fillPlaces, startPglite } from '../../helpers/places-databases';
import { parse } from '@/lib/validation';

const request = parse(searchRequestSchema, {
  origin: { mapx: 126.9856, mapy: 37.5741 },
  radius: 500,
  need: { kind: 'any' },
  want: 'counts',
});

it('what a search found is looked for again after ten seconds, however often somebody asks', async () => {
  const near = getRestaurants().filter(
    ({ mapx, mapy }) =>
      mapx !== null && mapy !== null && getDistanceM(request.origin, { mapx, mapy }) < 300,
  );
  const places = await startPglite();
  await fillPlaces(places.url, near);
  const database = openPlacesDatabase({
    ...{ url: places.url, pool: 1, isPrepared: false, timeoutMs: 10_000, engineKey: 'test' },
    keptMs: 1,
  });
  const backend = createDatabaseBackend(database);
  const count = async () => {
    const answer = await answerSearch(backend, request, new AbortController().signal);
    return (answer as CountsAnswer).total;
  };
  const before = await count();
  const client = new Client({ connectionString: places.url });
  await client.connect();
  await client.query('update places set vanished_on = now() where number = 1');
  await client.end();

  await passMonotonicTime(6_000);
  expect(await count()).toBe(before);
  await passMonotonicTime(6_000);
  expect(await count()).toBe(before - 1);
  await database.end();
  await places.stop();
});
