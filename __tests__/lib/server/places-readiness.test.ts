import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { GET } from '@/app/api/ready/route';
import { PACKED_FORMAT } from '@kioot/engine/verdicts';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { fillPlaces, startPglite, type TestPlaces } from '../../helpers/places-databases';

let filled: TestPlaces;
let otherFormat: TestPlaces;
let empty: TestPlaces;
let hangingServer: Server;
const toUrl = (server: Server) =>
  `postgres://reader@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`;

beforeAll(async () => {
  [filled, otherFormat, empty] = await Promise.all([startPglite(), startPglite(), startPglite()]);
  const rows = getSnapshotRows().slice(0, 5);
  await fillPlaces(filled.url, rows);
  await fillPlaces(otherFormat.url, rows);
  const client = new Client({ connectionString: otherFormat.url });
  await client.connect();
  await client.query('update engines set format = $1', [PACKED_FORMAT + 1]);
  await client.end();
  hangingServer = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hangingServer, 'listening');
});
afterAll(async () => {
  // The idle connections of the handler end with their servers, some of them after the last test.
  jest.spyOn(console, 'warn').mockReturnValue();
  hangingServer.close();
  for (const places of [filled, otherFormat, empty]) await places.stop();
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  process.env.PLACES_DATABASE = 'supabase';
  // PGlite has a single session.
  process.env.PLACES_DATABASE_POOL_SIZE = '1';
  // Past the two seconds in which the result for another database is reused.
  jest.spyOn(performance, 'now').mockReturnValue((nowMs += 10_000));
});
let nowMs = Date.now();
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of Object.keys(process.env))
    if (name.startsWith('PLACES_')) Reflect.deleteProperty(process.env, name);
});

async function getReady() {
  const response = await GET(new Request('http://localhost/api/ready'));
  const { checks } = (await response.json()) as { checks: { places: string } };
  return { status: response.status, places: checks.places };
}

it('checks the database of places', async () => {
  process.env.PLACES_DATABASE_URL = filled.url;
  process.env.PLACES_DATABASE_TIMEOUT_MS = '30000';
  expect(await getReady()).toEqual({ status: 200, places: 'ok' });
});

it('reports not_configured without a database', async () => {
  process.env.PLACES_DATABASE = 'bundled';
  expect(await getReady()).toEqual({ status: 200, places: 'not_configured' });
});

it.each([
  ['does not respond', () => toUrl(hangingServer)],
  ['has no places', () => empty.url],
  ['has verdicts of another format only', () => otherFormat.url],
])(
  'is not ready while the database %s, and stale but ready with the fallback',
  async (_, toAddress) => {
    const address = toAddress();
    process.env.PLACES_DATABASE_URL = address;
    // Short only where nothing responds: a busy machine takes its time.
    process.env.PLACES_DATABASE_TIMEOUT_MS = address === toUrl(hangingServer) ? '300' : '30000';
    expect(await getReady()).toEqual({ status: 503, places: 'failed' });
    process.env.PLACES_FALLBACK = '1';
    jest.spyOn(performance, 'now').mockReturnValue((nowMs += 10_000));
    expect(await getReady()).toEqual({ status: 200, places: 'stale' });
  },
);
