import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { openPlacesDatabase, type PlacesDatabase } from '@/lib/places/places-database';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { createDatabaseSource } from '@/lib/search/service/place-source';
import { runSearch, type CountsResponse } from '@/lib/search/service/run-search';
import { searchRequestSchema } from '@/lib/search/contract/requests';
import { createSearchService } from '@/lib/search/service/search-service';
import { parse } from '@kioot/base/validation';
import { advanceMonotonicClock } from '../../helpers/monotonic-clock';
import { fillPlaces, PLACES_DATABASES, type TestPlaces } from '../../helpers/places-databases';

const ORIGIN = { mapx: 126.9856, mapy: 37.5741 };
const rows = getSnapshotRows()
  .slice(0, 20)
  .map((row) => ({ ...row, ...ORIGIN, vanishedOn: '' }));
/** Rows that no other test changes. */
const [first, second, third] = rows.slice(10).map(({ contentId }) => contentId);

describe.each(PLACES_DATABASES)('the revision of places in %s', (_name, hasSessions, start) => {
  let places: TestPlaces;
  let client: Client;
  let database: PlacesDatabase;

  beforeAll(async () => {
    places = await start();
    await fillPlaces(places.url, rows);
    client = new Client({ connectionString: places.url });
    await client.connect();
    database = openPlacesDatabase({
      ...{ url: places.url, pool: 1, timeoutMs: 10_000, engineKey: 'test' },
    });
  }, 60_000);
  afterAll(async () => {
    await database.end();
    await client.end();
    await places.stop();
  });

  async function getRevision(): Promise<string> {
    const { rows: found } = await client.query<{ revision: string }>(
      'select places_revision() as revision',
    );
    return found[0]?.revision ?? '';
  }

  it.each([
    ['an insert', "insert into places (content_id, title, source) values ('x', '가게', 'test')"],
    ['a change of a text', "update places set firstmenu = '두부' where number = 1"],
    ['a move', 'update places set mapx = 127 where number = 1'],
    ['a delisting', 'update places set vanished_on = now() where number = 2'],
    ['a deletion', 'delete from places where number = 3'],
    ['a verdict', 'update place_verdicts set judged_at = now() where place = 4'],
    ['a new engine version', "insert into engines (key, format) values ('next', 1)"],
    ['a deleted engine version', "delete from engines where key = 'next'"],
    ['a source', "update place_sources set as_of = '2021-01-01'"],
  ])('is raised by %s', async (_what, statement) => {
    const before = await getRevision();
    await client.query(statement);
    expect(await getRevision()).not.toBe(before);
  });

  it('is unchanged without writes, and after a rollback', async () => {
    const before = await getRevision();
    await client.query('select * from places');
    await client.query('begin');
    await client.query("update places set firstmenu = '김치' where number = 1");
    await client.query('rollback');
    expect(await getRevision()).toBe(before);
  });

  it('is raised once per transaction, however many rows it writes', async () => {
    await client.query('begin');
    await client.query("update places set firstmenu = '김치' where number = 1");
    const moved = await getRevision();
    for (let at = 0; at < 50; at += 1)
      await client.query('update places set mapy = mapy + 1e-9 where number > 3');
    expect(await getRevision()).toBe(moved);
    await client.query('commit');
    expect(await getRevision()).toBe(moved);
  });

  it('covers a hundred transactions', async () => {
    const seen = new Set<string>();
    for (let at = 0; at < 150; at += 1) {
      await client.query('update places set mapy = mapy + 1e-9 where number = 5');
      seen.add(await getRevision());
    }
    expect(seen.size).toBe(150);
    const { rows: stored } = await client.query<{ count: number }>(
      'select count(*)::integer as count from place_changes',
    );
    expect(stored[0]?.count).toBeLessThanOrEqual(101);
  });

  it('is readable by every role, and raised by every role that may write', async () => {
    const before = await getRevision();
    await client.query('set role anon');
    expect(await getRevision()).toBe(before);
    await expect(client.query('delete from place_changes')).rejects.toThrow(/permission denied/);
    await client.query('set role service_role');
    await client.query("update places set firstmenu = '전' where number = 1");
    await client.query('reset role');
    expect(await getRevision()).not.toBe(before);
  });

  it('is raised at commit, and blocks no other writer before', async () => {
    // PGlite has a single session.
    if (!hasSessions) return;
    const editor = new Client({ connectionString: places.url });
    await editor.connect();
    try {
      await editor.query('begin');
      await editor.query("update places set firstmenu = '만두' where number = 6");
      const before = await getRevision();
      await client.query("update places set firstmenu = '국수' where number = 7");
      const between = await getRevision();
      expect(between).not.toBe(before);
      await editor.query('commit');
      expect(await getRevision()).not.toBe(between);
    } finally {
      await editor.end();
    }
  });

  it('shows a change to searches within a few seconds, and not before', async () => {
    const service = createSearchService(createDatabaseSource(database));
    const request = parse(searchRequestSchema, {
      ...{ origin: ORIGIN, radius: 500, need: { kind: 'any' }, want: 'page', pageSize: 50 },
    });
    const { signal } = new AbortController();
    const search = async () => {
      const page = await runSearch(service, request, signal);
      return 'restaurants' in page ? page.restaurants : [];
    };
    const count = async () => {
      const answer = await runSearch(service, { ...request, want: 'counts' }, signal);
      return (answer as CountsResponse).total;
    };
    /**
     * Searches until the result is as expected, for a second after the maximum delay of a change.
     */
    const expectSoon = async (isWanted: () => Promise<boolean>) => {
      await advanceMonotonicClock(6_000);
      for (let at = 0; at < 50 && !(await isWanted()); at += 1)
        await new Promise((done) => setTimeout(done, 20));
      expect(await isWanted()).toBe(true);
    };
    await client.query(
      `update places set vanished_on = null, mapx = ${ORIGIN.mapx}, mapy = ${ORIGIN.mapy}`,
    );
    const before = await count();
    const idsOf = async () => (await search()).map(({ contentId }) => contentId);
    expect(await idsOf()).toContain(first);

    await client.query('update places set vanished_on = now() where content_id = $1', [first]);
    expect(await count()).toBe(before);
    await expectSoon(async () => (await count()) === before - 1);
    expect(await idsOf()).not.toContain(first);

    await client.query('update places set mapx = 127.1 where content_id = $1', [second]);
    await expectSoon(async () => (await count()) === before - 2);
    expect(await idsOf()).not.toContain(second);

    await client.query('delete from places where content_id = $1', [third]);
    await expectSoon(async () => (await count()) === before - 3);

    const [shown] = await search();
    await client.query("update places set title = '새 이름' where content_id = $1", [
      shown?.contentId,
    ]);
    await expectSoon(async () => (await search()).some(({ title }) => title === '새 이름'));
  }, 60_000);
});
