import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { openPlacesDatabase } from '@/lib/places/database';
import { createDatabaseBackend, createFallback } from '@/lib/search/database';
import { createEmbeddedBackend } from '@/lib/search/embedded';
import { answerSearch } from '@/lib/search/search-answer';
import { searchRequestSchema } from '@/lib/search/search-request';
import { startPglite, type TestPlaces } from '../../helpers/places-databases';

const request = searchRequestSchema.parse({
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
    insert into engines (key, finished_at) values ('test', now());
    insert into places (content_id, title, source, mapx, mapy) values ('one', '가게', 'test', 126.9856, 37.5741);
    insert into place_verdicts (engine, place, content_id, at, judged)
    select engines.number, places.number, content_id, point(mapx, mapy), '\\x000000000100' from engines, places`);
  await client.end();
  return places;
}

const toUrl = (server: Server) =>
  `postgres://reader@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`;

const open = (url: string) =>
  openPlacesDatabase({ url, pool: 2, isPrepared: false, timeoutMs: 300, engineKey: 'test' });

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
  }, 60_000);
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
  ])('%s gives the error for it, or the snapshot', async (_, url, code, status) => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    const database = open(url());
    const backend = createDatabaseBackend(database);
    const bundled = createEmbeddedBackend();

    await expect(answerSearch(backend, request, signal)).rejects.toMatchObject({ code, status });
    const served = await answerSearch(createFallback(backend, bundled), request, signal);
    expect(served).toEqual(await answerSearch(bundled, request, signal));
    expect(warned).toHaveBeenCalled();
    await database.end();
  });
});
