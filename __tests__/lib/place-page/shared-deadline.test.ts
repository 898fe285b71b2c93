import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { NextRequest } from 'next/server';
import { getPlacesDatabase } from '@/lib/places/query-places';
import { getPlacePageData } from '@/lib/place-page/place-page-data';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { middleware } from '@/middleware';
import { fillPlaces, startPglite, type TestPlaces } from '../../helpers/places-databases';

const TIMEOUT_MS = 800;
/** Below the limit of one query: a page of five such queries used to take five times as long. */
const ANSWER_AFTER_MS = 500;
const rows = getSnapshotRows().slice(0, 30);
const [place] = rows;
const path = `/places/${place?.contentId}`;

let places: TestPlaces;
let proxy: Server;
let delayMs = 0;
let questions = 0;

beforeAll(async () => {
  places = await startPglite();
  await fillPlaces(places.url, rows);
  const { port } = new URL(places.url);
  proxy = createServer((socket) => {
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
      void sleep(delayMs, undefined, { ref: false }).then(() => socket.write(chunk));
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(async () => {
  await getPlacesDatabase()?.end();
  proxy.close();
  await places.stop();
  for (const name of Object.keys(process.env))
    if (name.startsWith('PLACES_')) Reflect.deleteProperty(process.env, name);
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
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
  expect((await getPlacePageData(place?.contentId ?? ''))?.restaurant.title).toBe(place?.title);
  delayMs = ANSWER_AFTER_MS;
  const startedAtMs = performance.now();
  await expect(getPlacePageData(place?.contentId ?? '', 'ja')).rejects.toMatchObject({
    problem: 'slow',
  });
  expect(performance.now() - startedAtMs).toBeLessThan(2 * TIMEOUT_MS);
  delayMs = 0;
  await sleep(2 * ANSWER_AFTER_MS);
});

it('queries the database neither for known pages nor more than once a second for unknown ones', async () => {
  expect((await ask(path)).headers.get('x-middleware-rewrite')).toBe(`http://localhost/en${path}`);
  questions = 0;
  for (let at = 0; at < 20; at += 1) expect((await ask(path)).status).toBe(200);
  expect(questions).toBe(0);
  const invented = Array.from({ length: 500 }, (_, at) => ask(`/places/x-${at}`));
  expect(new Set((await Promise.all(invented)).map(({ status }) => status))).toEqual(
    new Set([404]),
  );
  expect(questions).toBeLessThanOrEqual(1);
});

it('serves known pages while the database hangs, and an error page for others', async () => {
  delayMs = 60_000;
  await sleep(1_100);
  const startedAtMs = performance.now();
  expect((await ask(path)).headers.get('x-middleware-rewrite')).toBe(`http://localhost/en${path}`);
  expect(performance.now() - startedAtMs).toBeLessThan(TIMEOUT_MS);
  const failed = await ask('/ja/places/x-1');
  expect(failed.status).toBe(503);
  expect(failed.headers.get('x-middleware-rewrite')).toBe('http://localhost/ja/places/failed');
  expect(failed.headers.get('cache-control')).toBe('no-store');
});
