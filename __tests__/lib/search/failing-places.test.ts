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
import { openPlacesDatabase, type PlacesDatabase } from '@/lib/places/database';
import { findPlace, getPlacesDatabase } from '@/lib/places/ask-places';
import { getPlaceStandIn } from '@/lib/places/routing';
import { getRestaurants, getSnapshotInfo, replaceRestaurants } from '@/lib/places/store';
import { getPlacesForRecipe } from '@/lib/recipes/dishes';
import { toRestaurant } from '@/lib/search/restaurant-mapper';
import { createBundledSource, createDatabaseSource } from '@/lib/search/place-source';
import { answerSearch, type PageAnswer } from '@/lib/search/search-answer';
import { searchRequestSchema } from '@/lib/search/search-request';
import { createSearchService } from '@/lib/search/search-service';
import { toSpoken } from '@/lib/search/spoken';
import { fillPlaces, startPglite, type TestPlaces } from '../../helpers/places-databases';
import { ERROR_STATUS } from '@/lib/http/errors';
import { parse } from '@/lib/validation';

const request = parse(searchRequestSchema, {
  origin: { mapx: 126.9856, mapy: 37.5741 },
  radius: 500,
  need: { kind: 'strictVegan' },
  want: 'page',
});
const signal = new AbortController().signal;

/** Takes connections and does with them what it is told. */
async function listen(answer: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => answer(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
/** A database with one place, whose verdict ends within its menu. */
async function startCutOff(): Promise<TestPlaces> {
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

const open = (url: string) =>
  openPlacesDatabase({ url, pool: 2, timeoutMs: 300, engineKey: 'test' });

afterEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith('PLACES_')) Reflect.deleteProperty(process.env, name);
});

describe('a database of places', () => {
  const sockets: Socket[] = [];
  let silent: Server;
  let rude: Server;
  let gone = '';
  let unfinished: TestPlaces;
  let cutOff: TestPlaces;

  beforeAll(async () => {
    silent = await listen((socket) => sockets.push(socket));
    rude = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const closed = await listen(() => undefined);
    gone = toUrl(closed);
    closed.close();
    unfinished = await startPglite();
    cutOff = await startCutOff();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
    rude.close();
    await unfinished.stop();
    await cutOff.stop();
  });

  it.each([
    ['that is not there', () => gone, 'database_away', 503],
    ['that says nothing', () => toUrl(silent), 'backend_timeout', 504],
    ['that is none', () => toUrl(rude), 'database_away', 503],
    ['whose places nobody has judged', () => unfinished.url, 'backend_unreadable', 502],
    ['whose verdicts are cut off', () => cutOff.url, 'backend_unreadable', 502],
  ] as const)('%s gives the error for it, or the snapshot', async (_, url, code, status) => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    const database = open(url());
    const source = createDatabaseSource(database);
    const backend = createSearchService(source);
    const bundled = createSearchService(createBundledSource());

    await expect(answerSearch(backend, request, signal)).rejects.toMatchObject({ code });
    expect(ERROR_STATUS[code]).toBe(status);
    const served = await answerSearch(
      createSearchService(source, createBundledSource()),
      request,
      signal,
    );
    expect(served).toEqual(await answerSearch(bundled, request, signal));
    expect(warned).toHaveBeenCalled();
    await database.end();
  });

  describe.each([
    ['that is not there', () => gone, 503],
    ['that says nothing', () => toUrl(silent), 504],
    ['that nobody has filled', () => unfinished.url, 502],
  ])('%s', (_, url, status) => {
    let opened: PlacesDatabase | null = null;
    beforeEach(() => {
      jest.spyOn(console, 'warn').mockReturnValue();
      jest.spyOn(console, 'error').mockReturnValue();
      process.env.PLACES_DATABASE = 'supabase';
      process.env.PLACES_DATABASE_URL = url();
      process.env.PLACES_DATABASE_TIMEOUT_MS = '300';
      opened = getPlacesDatabase();
    });
    afterAll(() => opened?.end());

    const getFile = async (file: string) =>
      getSitemap(new Request('http://kioot/'), { params: Promise.resolve({ file }) });

    it('is no list without places to a search engine, nor one that is not there', async () => {
      for (const file of ['index.xml', '0.xml', 'ja-0.xml', '16.xml'])
        expect((await getFile(file)).status).toBe(status);
      expect((await getFile('nothing.xml')).status).toBe(404);
    });

    it('lets the snapshot tell of its own pages, and of no others that they are not there', async () => {
      process.env.PLACES_FALLBACK = '1';
      const [listed] = getRestaurants();
      const index = await (await getFile('index.xml')).text();
      expect(index).toContain('/places/sitemap/0.xml</loc>');
      expect(await (await getFile('0.xml')).text()).toContain(`/places/${listed?.contentId}</loc>`);
      expect((await getFile('16.xml')).status).toBe(status);
    });
  });

  it('that goes away goes on for the quarter that was just searched, and for no other', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const { origin } = request;
    const isNear = ({ mapx, mapy }: { mapx: number | null; mapy: number | null }) =>
      mapx !== null && mapy !== null && getDistanceM(origin, { mapx, mapy }) < 600;
    const places = await startPglite();
    await fillPlaces(places.url, getRestaurants().filter(isNear));
    const database = openPlacesDatabase({
      ...{ url: places.url, pool: 1, timeoutMs: 10_000 },
      engineKey: 'test',
    });
    const backend = createSearchService(createDatabaseSource(database));
    const searchAt = (mapx: number) => {
      const search = { ...request, origin: { ...origin, mapx } };
      return answerSearch(backend, search, signal) as Promise<PageAnswer>;
    };
    const before = await searchAt(origin.mapx);
    expect(before.restaurants.length).toBeGreaterThan(0);
    await places.stop();

    // A step aside, so that it is another search.
    const after = await searchAt(origin.mapx + 1e-7);
    expect(after.restaurants).toEqual(before.restaurants);
    await expect(searchAt(origin.mapx + 0.1)).rejects.toMatchObject({ code: 'database_away' });
    await database.end();
  });

  it('that is away takes neither a recipe nor a list of another backend with it', async () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    process.env.PLACES_DATABASE = 'supabase';
    process.env.PLACES_DATABASE_URL = gone;
    const recipe = { menuNames: ['김치찌개'] };
    expect(await getPlacesForRecipe(recipe)).toEqual([]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('recipes.no-places'));
    const rows = getRestaurants().slice(0, 2);
    const askNames = async () =>
      (await toSpoken(rows.map(toRestaurant), 'ja')).map(({ names }) => names);
    expect(await askNames()).toMatchObject([{ language: 'ja' }, { language: 'ja' }]);

    process.env.PLACES_FALLBACK = '1';
    expect(await getPlacesForRecipe(recipe)).toHaveLength(5);
    replaceRestaurants(
      rows.map((row) => ({ ...row, title_ja: '店' })),
      getSnapshotInfo(new Date()),
    );
    expect(await askNames()).toMatchObject([{ title_eng: '店' }, { title_eng: '店' }]);
  });

  it('that is away leaves pages to the snapshot, and says of no place that it is none', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    process.env.PLACES_DATABASE = 'supabase';
    process.env.PLACES_DATABASE_URL = gone;
    process.env.PLACES_FALLBACK = '1';
    const [listed] = getRestaurants();
    expect(await findPlace(listed?.contentId ?? '')).toEqual(listed);
    await expect(findPlace('sto-1')).rejects.toMatchObject({ problem: 'away' });
    const failed = { path: '/zh-Hant/places/failed', status: 503 };
    expect(await getPlaceStandIn('/zh-Hant/places/sto-1', false)).toEqual(failed);
    expect(await getPlaceStandIn(`/places/${listed?.contentId}`, false)).toBeNull();
  });
});
