import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { Client } from 'pg';
import { GET as getSitemap } from '@/app/places/sitemap/[file]/route';
import { getDistanceM } from '@kioot/engine/geo';
import { PACKED_FORMAT } from '@kioot/engine/verdicts';
import { openPlacesDatabase, type PlacesDatabase } from '@/lib/places/places-database';
import { findPlace, getPlacesDatabase } from '@/lib/places/query-places';
import { getPlaceFallbackPage } from '@/lib/places/place-fallback-page';
import { getSnapshotRows, getSnapshotInfo, replaceSnapshot } from '@/lib/places/snapshot-store';
import { getPlacesForRecipe } from '@/lib/recipes/match-by-dish';
import { toPlaceCard } from '@/lib/search/service/card-mapper';
import { createBundledSource, createDatabaseSource } from '@/lib/search/service/place-source';
import { runSearch, type PageResponse } from '@/lib/search/service/run-search';
import { searchRequestSchema } from '@/lib/search/contract/requests';
import { createSearchService } from '@/lib/search/service/search-service';
import { localizeRestaurants } from '@/lib/search/localization/localize-cards';
import { fillPlaces, startPglite, type TestPlaces } from '../../helpers/places-databases';
import { ERROR_STATUS } from '@kioot/base/http-errors';
import { parse } from '@kioot/base/validation';
import { waitUntil } from '../../helpers/wait-until';

const request = parse(searchRequestSchema, {
  origin: { mapx: 126.9856, mapy: 37.5741 },
  radius: 500,
  need: { kind: 'strictVegan' },
  want: 'page',
});
const signal = new AbortController().signal;

/** Accepts connections and handles each with `answer`. */
async function listen(answer: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => answer(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
/** Starts a database with one place whose packed verdict is truncated. */
async function startTruncatedDatabase(): Promise<TestPlaces> {
  const places = await startPglite();
  const client = new Client({ connectionString: places.url });
  await client.connect();
  await client.query(`
    insert into engines (key, format, finished_at) values ('test', ${PACKED_FORMAT}, now());
    insert into places (content_id, title, source, mapx, mapy) values ('one', '가게', 'test', 126.9856, 37.5741);
    insert into place_verdicts (engine, place, content_id, at, judged)
    select engines.number, places.number, content_id, point(mapx, mapy), '\\x01000000000100' from engines, places`);
  await client.end();
  return places;
}

const toUrl = (server: Server) =>
  `postgres://reader@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`;

const open = (url: string, timeoutMs: number) =>
  openPlacesDatabase({ url, pool: 2, timeoutMs, engineKey: 'test' });

afterEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith('PLACES_')) Reflect.deleteProperty(process.env, name);
});

describe('a database of places', () => {
  const sockets: Socket[] = [];
  let hangingServer: Server;
  let otherServer: Server;
  let unreachableUrl = '';
  /** Short only where nothing responds: a busy machine takes its time. */
  const toTimeoutMs = (url: string) => (url === toUrl(hangingServer) ? 300 : 30_000);
  let emptyDatabase: TestPlaces;
  let truncatedDatabase: TestPlaces;

  beforeAll(async () => {
    hangingServer = await listen((socket) => sockets.push(socket));
    otherServer = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const closed = await listen(() => undefined);
    unreachableUrl = toUrl(closed);
    closed.close();
    emptyDatabase = await startPglite();
    truncatedDatabase = await startTruncatedDatabase();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    hangingServer.close();
    otherServer.close();
    await emptyDatabase.stop();
    await truncatedDatabase.stop();
  });

  it.each([
    ['an unreachable server', () => unreachableUrl, 'database_away', 503],
    ['a server that never responds', () => toUrl(hangingServer), 'backend_timeout', 504],
    ['a server of another protocol', () => toUrl(otherServer), 'database_away', 503],
    ['a database without verdicts', () => emptyDatabase.url, 'backend_unreadable', 502],
    ['a database with truncated verdicts', () => truncatedDatabase.url, 'backend_unreadable', 502],
  ] as const)('%s causes its error, or the snapshot answers', async (_, url, code, status) => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    const database = open(url(), toTimeoutMs(url()));
    const source = createDatabaseSource(database);
    const backend = createSearchService(source);
    const bundled = createSearchService(createBundledSource());

    await expect(runSearch(backend, request, signal)).rejects.toMatchObject({ code });
    expect(ERROR_STATUS[code]).toBe(status);
    const served = await runSearch(
      createSearchService(source, createBundledSource()),
      request,
      signal,
    );
    expect(served).toEqual(await runSearch(bundled, request, signal));
    expect(warned).toHaveBeenCalled();
    await database.end();
  });

  describe.each([
    ['an unreachable server', () => unreachableUrl, 503],
    ['a server that never responds', () => toUrl(hangingServer), 504],
    ['a database without places', () => emptyDatabase.url, 502],
  ])('%s', (_, url, status) => {
    let opened: PlacesDatabase | null = null;
    beforeEach(() => {
      jest.spyOn(console, 'warn').mockReturnValue();
      jest.spyOn(console, 'error').mockReturnValue();
      process.env.PLACES_DATABASE = 'supabase';
      process.env.PLACES_DATABASE_URL = url();
      process.env.PLACES_DATABASE_TIMEOUT_MS = `${toTimeoutMs(url())}`;
      opened = getPlacesDatabase();
    });
    afterAll(() => opened?.end());

    const getFile = async (file: string) =>
      getSitemap(new Request('http://kioot/'), { params: Promise.resolve({ file }) });

    it('fails sitemaps instead of emptying them', async () => {
      for (const file of ['index.xml', '0.xml', 'ja-0.xml', '16.xml'])
        expect((await getFile(file)).status).toBe(status);
      expect((await getFile('nothing.xml')).status).toBe(404);
    });

    it('lets the snapshot answer for its own pages, but not report unknown ones as missing', async () => {
      process.env.PLACES_FALLBACK = '1';
      const [listed] = getSnapshotRows();
      const index = await (await getFile('index.xml')).text();
      expect(index).toContain('/places/sitemap/0.xml</loc>');
      expect(await (await getFile('0.xml')).text()).toContain(`/places/${listed?.contentId}</loc>`);
      expect((await getFile('16.xml')).status).toBe(status);
    });
  });

  it('goes on for a recently searched area after an outage begins, and for no other', async () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    const { origin } = request;
    const isNear = ({ mapx, mapy }: { mapx: number | null; mapy: number | null }) =>
      mapx !== null && mapy !== null && getDistanceM(origin, { mapx, mapy }) < 600;
    const places = await startPglite();
    await fillPlaces(places.url, getSnapshotRows().filter(isNear));
    const database = openPlacesDatabase({
      ...{ url: places.url, pool: 1, timeoutMs: 10_000 },
      engineKey: 'test',
    });
    const backend = createSearchService(createDatabaseSource(database));
    const searchAt = (mapx: number) => {
      const search = { ...request, origin: { ...origin, mapx } };
      return runSearch(backend, search, signal) as Promise<PageResponse>;
    };
    const before = await searchAt(origin.mapx);
    expect(before.restaurants.length).toBeGreaterThan(0);
    await places.stop();
    // Until then the index counts as confirmed.
    await waitUntil(() => warned.mock.calls.length > 0);

    // A different search: a hundredth of a meter away.
    const after = await searchAt(origin.mapx + 1e-7);
    expect(after.restaurants).toEqual(before.restaurants);
    await expect(searchAt(origin.mapx + 0.1)).rejects.toMatchObject({ code: 'database_away' });
    await database.end();
  });

  it('breaks neither recipes nor lists of a tourism backend during an outage', async () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    process.env.PLACES_DATABASE = 'supabase';
    process.env.PLACES_DATABASE_URL = unreachableUrl;
    const recipe = { menuNames: ['김치찌개'] };
    expect(await getPlacesForRecipe(recipe)).toEqual([]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('recipes.places_failed'));
    const rows = getSnapshotRows().slice(0, 2);
    const fetchNames = async () =>
      (await localizeRestaurants(rows.map(toPlaceCard), 'ja')).map(({ names }) => names);
    expect(await fetchNames()).toMatchObject([{ language: 'ja' }, { language: 'ja' }]);

    process.env.PLACES_FALLBACK = '1';
    expect(await getPlacesForRecipe(recipe)).toHaveLength(5);
    replaceSnapshot(
      rows.map((row) => ({ ...row, title_ja: '店' })),
      getSnapshotInfo(new Date()),
    );
    expect(await fetchNames()).toMatchObject([{ title_eng: '店' }, { title_eng: '店' }]);
  });

  it('leaves pages to the snapshot during an outage, and reports no place as missing', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    process.env.PLACES_DATABASE = 'supabase';
    process.env.PLACES_DATABASE_URL = unreachableUrl;
    process.env.PLACES_FALLBACK = '1';
    const [listed] = getSnapshotRows();
    expect(await findPlace(listed?.contentId ?? '')).toEqual(listed);
    await expect(findPlace('sto-1')).rejects.toMatchObject({ problem: 'away' });
    const failed = { path: '/zh-Hant/places/failed', status: 503 };
    expect(await getPlaceFallbackPage('/zh-Hant/places/sto-1', false)).toEqual(failed);
    expect(await getPlaceFallbackPage(`/places/${listed?.contentId}`, false)).toBeNull();
  });
});
