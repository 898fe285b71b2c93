import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { getDistanceM } from '@kioot/engine/geo';
import { PACKED_FORMAT } from '@kioot/engine/verdicts';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { fillPlaces, PLACES_DATABASES, type TestPlaces } from '../../helpers/places-databases';

const MIDDLE = { mapx: 126.9856, mapy: 37.5741 };
const RADIUS_M = 500;
const NEXT_FORMAT = PACKED_FORMAT + 1;
const { signal } = new AbortController();

const nearbyRows = getSnapshotRows().filter(
  ({ mapx, mapy }) =>
    mapx !== null && mapy !== null && getDistanceM(MIDDLE, { mapx, mapy }) < RADIUS_M,
);

/** Release of the app: its classifier, and its server over a database. */
interface Release {
  key: string;
  classify(url: string): Promise<void>;
  /** Ids that exclude an allergen by the packed verdicts, best first. */
  ask(url: string, allergy: Allergen): Promise<string[]>;
}

async function loadRelease(key: string): Promise<Release> {
  const { openPlacesDatabase } = await import('@/lib/places/places-database');
  const { createDatabaseSource } = await import('@/lib/search/service/place-source');
  const { createSearchService } = await import('@/lib/search/service/search-service');
  const { createClassifier } = await import('@/lib/search/classification/classifier');
  const { classifyPlaces } = await import('@kioot/ingest/verdicts');
  return {
    key,
    async classify(url) {
      const sql = new Client({ connectionString: url });
      await sql.connect();
      try {
        await classifyPlaces({ sql, classifier: createClassifier(), engineKey: key });
      } finally {
        await sql.end();
      }
    },
    async ask(url, allergy) {
      const database = openPlacesDatabase({
        ...{ url, pool: 1, timeoutMs: 10_000, engineKey: key },
      });
      try {
        const { places } = await createSearchService(createDatabaseSource(database)).search(
          {
            ...{ origin: MIDDLE, radius: RADIUS_M, need: { kind: 'any' } },
            profile: { allergies: [allergy] },
          },
          signal,
        );
        return Array.from(places, ({ contentId, fit }) => `${contentId} ${fit}`);
      } finally {
        await database.end();
      }
    },
  };
}

/** The same code with its allergens in another order, as in a later release. */
async function loadNextRelease(): Promise<Release> {
  let release: Release | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/packages/engine/src/classify/packed-format', () => ({
      PACKED_FORMAT: NEXT_FORMAT,
    }));
    jest.doMock('@/packages/engine/src/segmentation/allergens', () => ({
      ...jest.requireActual<object>('@/packages/engine/src/segmentation/allergens'),
      ALLERGENS: ALLERGENS.toReversed(),
    }));
    release = await loadRelease('next');
  });
  jest.dontMock('@/packages/engine/src/classify/packed-format');
  jest.dontMock('@/packages/engine/src/segmentation/allergens');
  if (!release) throw new Error('It was not loaded.');
  return release;
}

describe.each(PLACES_DATABASES)('verdicts of two formats in %s', (_name, _hasSessions, start) => {
  let places: TestPlaces;
  let current: Release;
  let next: Release;

  beforeAll(async () => {
    places = await start();
    await fillPlaces(places.url, nearbyRows, { engineKey: 'first' });
    current = await loadRelease('current');
    next = await loadNextRelease();
  }, 60_000);
  afterAll(() => places.stop());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  async function query<T extends object>(text: string): Promise<T[]> {
    const client = new Client({ connectionString: places.url });
    await client.connect();
    const { rows } = await client.query<T>(text);
    await client.end();
    return rows;
  }

  it('are each read by their own servers, through a deploy, a rollback and the end of the older format', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    await current.classify(places.url);
    const milk = await current.ask(places.url, 'milk');
    const soy = await current.ask(places.url, 'soy');
    expect(milk).not.toEqual(soy);
    const expectAnswers = async (release: Release) => {
      expect(await release.ask(places.url, 'milk')).toEqual(milk);
      expect(await release.ask(places.url, 'soy')).toEqual(soy);
    };

    // Before its verdicts exist, a server of the next release fails instead of mistaking milk for
    // soy.
    await expect(next.ask(places.url, 'milk')).rejects.toMatchObject({
      code: 'backend_unreadable',
    });

    await next.classify(places.url);
    await expectAnswers(next);
    await expectAnswers(current);
    // A server whose key has no verdicts reads the last finished ones of its format, though another
    // format finished later.
    await expectAnswers({ ...current, ask: (await loadRelease('unknown')).ask });

    // Rolled back, and classified again.
    await current.classify(places.url);
    await expectAnswers(current);
    await expectAnswers(next);

    expect(await query('select key, format from engines order by format')).toEqual([
      { key: 'current', format: PACKED_FORMAT },
      { key: 'next', format: NEXT_FORMAT },
    ]);
    const [{ formats } = { formats: '' }] = await query<{ formats: string }>(
      `select string_agg(distinct get_byte(judged, 0)::text, ',') as formats from place_verdicts`,
    );
    expect(formats).toBe(`${PACKED_FORMAT},${NEXT_FORMAT}`);

    await query(`delete from engines where format < ${NEXT_FORMAT}`);
    await expectAnswers(next);
    await expect(current.ask(places.url, 'milk')).rejects.toMatchObject({
      code: 'backend_unreadable',
    });
  }, 120_000);

  it('are never written under the same key', async () => {
    await next.classify(places.url);
    const sameKey = await loadRelease(next.key);
    await expect(sameKey.classify(places.url)).rejects.toThrow(/another format/);
  }, 60_000);
});
