import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { getDistanceM } from '@kioot/engine/geo';
import { PACKED_FORMAT } from '@kioot/engine/verdicts';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import { getRestaurants } from '@/lib/places/store';
import {
  fillPlaces,
  findPostgres,
  startPglite,
  startPostgres,
  type TestPlaces,
} from '../../helpers/places-databases';

const MIDDLE = { mapx: 126.9856, mapy: 37.5741 };
const RADIUS_M = 1_000;
const NEXT_FORMAT = PACKED_FORMAT + 1;
const { signal } = new AbortController();

const near = getRestaurants().filter(
  ({ mapx, mapy }) =>
    mapx !== null && mapy !== null && getDistanceM(MIDDLE, { mapx, mapy }) < RADIUS_M,
);

/** A release: its judging, and its server over a database. */
interface Release {
  key: string;
  judge(url: string): Promise<void>;
  /** Ids that avoid an allergen by the packed verdicts, best first. */
  ask(url: string, allergy: Allergen): Promise<string[]>;
}

async function loadRelease(key: string): Promise<Release> {
  const { openPlacesDatabase } = await import('@/lib/places/database');
  const { createDatabaseSource } = await import('@/lib/search/place-source');
  const { createSearchService } = await import('@/lib/search/search-service');
  const { createClassifier } = await import('@/lib/ingest/classifier');
  const { classifyPlaces } = await import('@/lib/ingest/classify-batch');
  return {
    key,
    async judge(url) {
      const classify = createClassifier();
      const sql = new Client({ connectionString: url });
      await sql.connect();
      const pool = { classify: async (task: Parameters<typeof classify>[0]) => classify(task) };
      try {
        await classifyPlaces({ sql, pool: { ...pool, close: async () => {} }, engineKey: key });
      } finally {
        await sql.end();
      }
    },
    async ask(url, allergy) {
      const database = openPlacesDatabase({
        ...{ url, pool: 1, timeoutMs: 10_000, engineKey: key },
      });
      try {
        const { places } = await createSearchService(createDatabaseSource(database)).find(
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

/** The same code with its allergens in another order, as a release that lists them otherwise would be. */
async function loadNextRelease(): Promise<Release> {
  let release: Release | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/packages/engine/src/judge/packed-format', () => ({
      PACKED_FORMAT: NEXT_FORMAT,
    }));
    jest.doMock('@/packages/engine/src/reading/allergens', () => ({
      ...jest.requireActual<object>('@/packages/engine/src/reading/allergens'),
      ALLERGENS: ALLERGENS.toReversed(),
    }));
    release = await loadRelease('next');
  });
  jest.dontMock('@/packages/engine/src/judge/packed-format');
  jest.dontMock('@/packages/engine/src/reading/allergens');
  if (!release) throw new Error('It was not loaded.');
  return release;
}

const postgres = findPostgres();

describe.each([
  ['PGlite', startPglite],
  ...(postgres ? [['PostgreSQL', () => startPostgres(postgres)] as const] : []),
])('verdicts of two formats in %s', (_name, start) => {
  let places: TestPlaces;
  let current: Release;
  let next: Release;

  beforeAll(async () => {
    places = await start();
    await fillPlaces(places.url, near, { engineKey: 'first' });
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

  it('are each read by their own servers, through a deploy, a rollback and the end of the older', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    await current.judge(places.url);
    const milk = await current.ask(places.url, 'milk');
    const soy = await current.ask(places.url, 'soy');
    expect(milk).not.toEqual(soy);
    const expectAnswers = async (release: Release) => {
      expect(await release.ask(places.url, 'milk')).toEqual(milk);
      expect(await release.ask(places.url, 'soy')).toEqual(soy);
    };

    // A server of the next release that is there before its verdicts are: an error, and no milk for soy.
    await expect(next.ask(places.url, 'milk')).rejects.toMatchObject({
      code: 'backend_unreadable',
    });

    await next.judge(places.url);
    await expectAnswers(next);
    await expectAnswers(current);
    // A server of no release whose key has judged: the last one of its format, though another has finished since.
    await expectAnswers({ ...current, ask: (await loadRelease('unknown')).ask });

    // Rolled back, and judged again there.
    await current.judge(places.url);
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
    await next.judge(places.url);
    const sameKey = await loadRelease(next.key);
    await expect(sameKey.judge(places.url)).rejects.toThrow(/another format/);
  }, 60_000);
});
