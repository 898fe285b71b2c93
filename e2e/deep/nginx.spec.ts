import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  getMsUntilNew,
  getMsUntilShown,
  HAS_NGINX,
  postJson as post,
  readPage,
  startInstance,
  startSharedDatabase,
  notifyOfChange,
  type Instance,
  type SharedDatabase,
} from '../helpers/instances';
import { getRaw, getStatus } from '../helpers/raw-http';
import { startNginx } from '../helpers/nginx';
import { getFreePort } from '../../tools/processes';

const SLUG = 'baechu-kimchi';
const PAGE = `/recipes/${SLUG}`;
const PAGES = ['/', '/recipies', PAGE, '/intro'];
const CALL = '/api/rec/get-content-id-by-gps';
const MYEONGDONG = { mapx: 126.9853, mapy: 37.5609, radius: 500 };

type Nginx = Awaited<ReturnType<typeof startNginx>>;

if (!HAS_NGINX) {
  console.warn('No nginx on this machine: deploy/nginx.conf is not tested. Install nginx.');
} else {
  test.describe.configure({ mode: 'serial' });

  test.describe('the site behind nginx', () => {
    let database: SharedDatabase;
    let instance: Instance;
    let nginx: Nginx;

    test.beforeAll(async () => {
      database = await startSharedDatabase();
      instance = await startInstance(database.env);
      nginx = await startNginx(await getFreePort(), [instance.port]);
    });

    test.afterAll(async () => {
      await Promise.all([nginx.stop(), instance.stop()]);
      await database.stop();
    });

    test('serves the pages of the instance and caches them', async () => {
      for (const page of PAGES) {
        const [proxied, direct] = [
          await readPage(nginx.url, page),
          await readPage(instance.url, page),
        ];
        expect(proxied.status).toBe(200);
        expect(proxied.html).toBe(direct.html);
      }
      await expect
        .poll(async () => (await fetch(`${nginx.url}${PAGE}`)).headers.get('x-cache'), {
          intervals: [10],
        })
        .toBe('HIT');
      const response = await fetch(`${nginx.url}${PAGE}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      const again = await fetch(`${nginx.url}${PAGE}`, {
        headers: { 'if-none-match': response.headers.get('etag') ?? 'none' },
      });
      expect(again.status).toBe(304);
      expect((await readPage(nginx.url, '/recipes/no-such-recipe')).status).toBe(404);
    });

    test('never mixes up HTML, router payloads and their compressed variants', async () => {
      const directRsc = await fetch(`${instance.url}${PAGE}`, { headers: { rsc: '1' } });
      const rscUrl = new URL(directRsc.url);
      const rsc = await directRsc.text();
      const { html } = await readPage(instance.url, PAGE);

      const answers = await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const isRsc = index % 2 === 0;
          const target = isRsc ? `${rscUrl.pathname}${rscUrl.search}` : PAGE;
          const response = await fetch(`${nginx.url}${target}`, {
            headers: {
              'accept-encoding': index % 4 < 2 ? 'gzip' : 'identity',
              ...(isRsc ? { rsc: '1' } : {}),
            },
          });
          expect(response.headers.get('content-encoding')).toBe(index % 4 < 2 ? 'gzip' : null);
          expect(response.headers.get('content-type')).toContain(
            isRsc ? 'text/x-component' : 'text/html',
          );
          return { isRsc, text: await response.text() };
        }),
      );
      for (const { isRsc, text } of answers) expect(text === (isRsc ? rsc : html)).toBe(true);
    });

    test('serves hashed files from disk, compressed and immutable', async () => {
      const folder = '.next/static/chunks';
      const file = readdirSync(folder).find((name) => name.endsWith('.js')) ?? 'none';
      const response = await fetch(`${nginx.url}/_next/static/chunks/${file}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(await response.text()).toBe(readFileSync(path.join(folder, file), 'utf8'));
      expect((await fetch(`${nginx.url}/_next/static/chunks/of-another-build.js`)).status).toBe(
        404,
      );
    });

    test('proxies API calls without caching', async () => {
      for (const radius of [500, 1000]) {
        const body = { ...MYEONGDONG, radius };
        const [proxied, direct] = await Promise.all(
          [nginx, instance].map(async ({ url }) => (await post(`${url}${CALL}`, body)).json()),
        );
        expect(proxied).toEqual(direct);
      }
      expect((await fetch(`${nginx.url}/api/health`)).headers.get('x-cache')).toBeNull();
    });

    test('shows a published recipe within two seconds', async () => {
      for (const title of ['Kimchi, first', 'Kimchi, second', 'Kimchi, third']) {
        await readPage(nginx.url, PAGE);
        await database.setTitle(SLUG, title);
        await notifyOfChange(nginx.url, SLUG);
        expect(await getMsUntilShown(nginx.url, PAGE, title)).toBeLessThan(2_000);
      }
    });

    test('shows start and end of maintenance within one second', async () => {
      for (const [mode, status] of [
        ['1', 503],
        ['0', 200],
      ] as const) {
        for (const page of PAGES) await readPage(nginx.url, page);
        await instance.stop();
        instance = await startInstance({ ...database.env, MAINTENANCE_MODE: mode }, instance.port);
        const shown = await Promise.all(
          PAGES.map((page) =>
            getMsUntilNew(async () => (await readPage(nginx.url, page)).status === status),
          ),
        );
        expect(Math.max(...shown)).toBeLessThan(1_000);
        const response = await fetch(`${nginx.url}${PAGE}`);
        expect(response.headers.get('cache-control')?.includes('no-store')).toBe(mode === '1');
        expect(response.headers.has('retry-after')).toBe(mode === '1');
      }
    });

    test('serves stale pages while no instance answers, and 502 for API calls', async () => {
      const before = await readPage(nginx.url, PAGE);
      await instance.stop();
      await expect
        .poll(async () => (await fetch(`${nginx.url}${CALL}`, { method: 'POST' })).status)
        .toBe(502);
      for (const page of PAGES) expect((await readPage(nginx.url, page)).status, page).toBe(200);
      expect((await readPage(nginx.url, PAGE)).html).toBe(before.html);
      instance = await startInstance(database.env, instance.port);
    });
  });

  test('a hostile address takes no instance out', async () => {
    const env = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };
    const instances = await Promise.all([startInstance(env), startInstance(env)]);
    const nginx = await startNginx(
      await getFreePort(),
      instances.map(({ port }) => port),
    );
    const hostile = [3_900, 7_800].flatMap((length) =>
      ['/', '/en/', '/recipes', '/dishes/named/a'].map((page) => `${page}?${'<'.repeat(length)}`),
    );
    for (const target of hostile) {
      const [answers, calls] = await Promise.all([
        Promise.all([undefined, { rsc: '1' }].map((headers) => getRaw(nginx.url, target, headers))),
        Promise.all([1, 2, 3].map(() => post(`${nginx.url}${CALL}`, MYEONGDONG))),
      ]);
      for (const answer of answers) expect(getStatus(answer), target).toBeLessThan(500);
      expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    await Promise.all([nginx, ...instances].map((server) => server.stop()));
  });

  test.describe('requests forwarded by nginx', () => {
    let upstream: Server;
    let nginx: Nginx;
    let forwarded: IncomingHttpHeaders[] = [];

    test.beforeAll(async () => {
      upstream = createServer((request, response) => {
        forwarded.push(request.headers);
        const cacheControl = new URL(request.url ?? '/', 'http://any').searchParams.get('say');
        if (cacheControl) response.setHeader('cache-control', cacheControl);
        request.resume().on('end', () => response.end(String(forwarded.length)));
      }).listen(0, '127.0.0.1');
      await once(upstream, 'listening');
      const address = upstream.address();
      if (address === null || typeof address === 'string') throw new Error('No port.');
      nginx = await startNginx(await getFreePort(), [address.port]);
    });

    test.beforeEach(() => {
      forwarded = [];
    });

    test.afterAll(async () => {
      await nginx.stop();
      upstream.close();
    });

    test('carry one unforgeable client address and one request id', async () => {
      for (const target of ['/page?say=s-maxage=300', '/api/any']) {
        forwarded = [];
        const response = await fetch(`${nginx.url}${target}`, {
          headers: {
            'x-forwarded-for': '203.0.113.9',
            'x-forwarded-proto': 'https',
            'x-request-id': 'forged',
            'x-middleware-subrequest': 'middleware',
          },
        });
        const [headers] = forwarded;
        expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
        expect(headers?.['x-forwarded-proto']).toBe('http');
        expect(headers?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
        expect(headers?.['x-request-id']).toBe(response.headers.get('x-request-id'));
        expect(headers).not.toHaveProperty('x-middleware-subrequest');
      }
    });

    test('are cached only when public', async () => {
      for (const [say, isCached] of [
        ['s-maxage=300, stale-while-revalidate=60', true],
        ['public, max-age=0', true],
        ['private, no-cache, no-store, max-age=0, must-revalidate', false],
        ['no-store', false],
        ['', false],
      ] as const) {
        const url = `${nginx.url}/kept?say=${encodeURIComponent(say)}`;
        const read = async () => (await fetch(url)).headers.get('x-cache');
        if (isCached) await expect.poll(read, { intervals: [5] }).toBe('HIT');
        else for (let time = 0; time < 20; time += 1) expect(await read()).toBe('MISS');
      }
    });

    test('have no body above 1 MiB and no header above 8 KiB', async () => {
      const big = 'x'.repeat(1024 * 1024 + 1);
      expect((await post(`${nginx.url}${CALL}`, big)).status).toBe(413);
      const header = { 'x-long': 'x'.repeat(9_000) };
      expect((await fetch(nginx.url, { headers: header })).status).toBe(400);
      expect(forwarded).toEqual([]);
    });

    test('exclude slow headers and bodies', async () => {
      const heads = [
        'GET / HTTP/1.1\r\nHost: kioot\r\n',
        `POST ${CALL} HTTP/1.1\r\nHost: kioot\r\nContent-Length: 100\r\n\r\n{`,
      ];
      await Promise.all(
        heads.map(async (head) => {
          const socket = connect(Number(new URL(nginx.url).port), '127.0.0.1');
          // A reset counts as closed.
          const closed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
          socket.resume().write(head);
          const startedAt = performance.now();
          await closed;
          expect(performance.now() - startedAt).toBeLessThan(30_000);
        }),
      );
      expect(forwarded).toEqual([]);
    });
  });
}
