import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { NextRequest } from 'next/server';
import { getPlacesDatabase } from '@/lib/places/query-places';
import { getPlacePageData } from '@/lib/place-page/place-page-data';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { middleware } from '@/middleware';
import { fillPlaces, startPglite, type TestPlaces } from '../../helpers/places-databases';
import { waitUntil } from '../../helpers/wait-until';

const TIMEOUT_MS = 2_000;
/** Below the limit of one query: a page of five such queries used to take five times as long. */
const ANSWER_AFTER_MS = 1_200;
/** An unknown page queries the database once in this time. */
const MIN_READ_INTERVAL_MS = 1_100;
/** Queries that each wait for their own time limit take twice as long; a busy machine needs the rest. */
const TWO_LIMITS_MS = 1.9 * TIMEOUT_MS;
const now = performance.now.bind(performance);
const rows = getSnapshotRows().slice(0, 30);
/** In the snapshot and not in the database. */
const bundledOnly = getSnapshotRows()[40];
const [place] = rows;
const path = `/places/${place?.contentId}`;

let places: TestPlaces;
let proxy: Server;
const sockets = new Set<Socket>();
let delayMs = 0;
let questions = 0;
/** Answers that the proxy holds back. */
let delayed = 0;
let clock: jest.Spied<typeof performance.now>;

beforeAll(async () => {
  places = await startPglite();
  await fillPlaces(places.url, rows);
  const { port } = new URL(places.url);
  proxy = createServer((socket) => {
    sockets.add(socket);
    const database = connect(Number(port), '127.0.0.1');
    for (const end of [socket, database]) {
      end.on('error', () => end.destroy());
      end.on('close', () => [socket, database].forEach((each) => each.destroy()));
    }
    socket.on('data', (chunk) => {
      questions += 1;
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      delayed += 1;
      void sleep(delayMs, undefined, { ref: false }).then(() => {
        delayed -= 1;
        socket.write(chunk);
      });
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  // A query that hangs holds its connection open for its own limit.
  sockets.forEach((socket) => socket.destroy());
  await getPlacesDatabase()?.end();
  proxy.close();
  await places.stop();
  for (const name of Object.keys(process.env))
    if (name.startsWith('PLACES_')) Reflect.deleteProperty(process.env, name);
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  clock = jest.spyOn(performance, 'now').mockImplementation(now);
  process.env.PLACES_DATABASE = 'supabase';
  // PGlite has a single session.
  process.env.PLACES_DATABASE_POOL_SIZE = '1';
  process.env.PLACES_DATABASE_URL = `postgres://postgres@127.0.0.1:${(proxy.address() as AddressInfo).port}/postgres`;
  process.env.PLACES_DATABASE_TIMEOUT_MS = String(TIMEOUT_MS);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const ask = (address: string) => middleware(new NextRequest(`http://localhost${address}`));

it('gives all queries of a page one time limit, and reports a timeout after it', async () => {
  // The first query also opens the connection, which a busy machine may do slowly.
  process.env.PLACES_DATABASE_TIMEOUT_MS = '60000';
  expect((await getPlacePageData(place?.contentId ?? ''))?.restaurant.title).toBe(place?.title);
  process.env.PLACES_DATABASE_TIMEOUT_MS = String(TIMEOUT_MS);
  delayMs = ANSWER_AFTER_MS;
  // Each query alone is answered in time.
  await expect(getPlacePageData(place?.contentId ?? '', 'ja')).rejects.toMatchObject({
    problem: 'slow',
  });
  delayMs = 0;
  await waitUntil(() => delayed === 0);
});

it('queries the database neither for known pages nor more than once a second for unknown ones', async () => {
  // Queries are counted here, no time: a busy machine may need more than the limit.
  process.env.PLACES_DATABASE_TIMEOUT_MS = '60000';
  expect((await ask(path)).headers.get('x-middleware-rewrite')).toBe(`http://localhost/en${path}`);
  questions = 0;
  for (let at = 0; at < 20; at += 1) expect((await ask(path)).status).toBe(200);
  expect(questions).toBe(0);
  clock.mockReturnValue(now());
  const invented = Array.from({ length: 500 }, (_, at) => ask(`/places/x-${at}`));
  expect(new Set((await Promise.all(invented)).map(({ status }) => status))).toEqual(
    new Set([404]),
  );
  expect(questions).toBeLessThanOrEqual(1);
});

it('serves known pages while the database hangs, and an error page for others', async () => {
  delayMs = 60_000;
  questions = 0;
  expect((await ask(path)).headers.get('x-middleware-rewrite')).toBe(`http://localhost/en${path}`);
  expect(questions).toBe(0);
  clock.mockImplementation(() => now() + MIN_READ_INTERVAL_MS);
  const failed = await ask('/ja/places/x-1');
  expect(failed.status).toBe(503);
  expect(failed.headers.get('x-middleware-rewrite')).toBe('http://localhost/ja/places/failed');
  expect(failed.headers.get('cache-control')).toBe('no-store');
});

describe('a database that hangs takes one time limit', () => {
  beforeEach(() => {
    delayMs = 60_000;
    clock.mockImplementation(() => now() + 2 * MIN_READ_INTERVAL_MS);
  });

  it('of a page and of the error page that Next renders after it', async () => {
    const read = () => getPlacePageData(rows[1]?.contentId ?? '');
    const startedAt = Date.now();
    await expect(read()).rejects.toMatchObject({ problem: 'slow' });
    await expect(read()).rejects.toMatchObject({ problem: 'slow' });
    expect(Date.now() - startedAt).toBeLessThan(TWO_LIMITS_MS);
  });

  it('of the middleware and of the page from the snapshot', async () => {
    const { contentId = '', title } = bundledOnly ?? {};
    process.env.PLACES_DATABASE = 'bundled';
    // Loads the snapshot.
    await getPlacePageData(contentId);
    process.env.PLACES_DATABASE = 'supabase';
    process.env.PLACES_FALLBACK = '1';
    const startedAt = Date.now();
    expect((await ask(`/places/${contentId}`)).status).toBe(200);
    expect((await getPlacePageData(contentId))?.restaurant.title).toBe(title);
    expect(Date.now() - startedAt).toBeLessThan(TWO_LIMITS_MS);
  });
});
