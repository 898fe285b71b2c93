import { expect, test } from '@playwright/test';
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  lstatSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  startTourServer,
  TEST_SERVICE_KEY,
  type TourServer,
} from '@/packages/ingest/__tests__/helpers/tourapi-server';
import { createTourWorld } from '@/packages/ingest/__tests__/helpers/tourapi-world';
import { getFreePort, startProcess, waitUntilReachable } from '../../tools/processes';
import { tap } from '../helpers/search-steps';
import { SERVERS } from '../helpers/servers';

const BUILD = '.data/standalone';

/** Needs user namespaces. */
const CAN_MOUNT = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;
/** As compose.yaml: the folder read-only, but for the data and a cache in memory. */
const READ_ONLY = `
  mount --bind . . && cd "$PWD" && mount -t tmpfs tmpfs .next/cache && mount --bind .data .data &&
  mount -o remount,ro,bind . && exec "$0" "$@"`;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: SERVERS.standalone });

let folder: string;
let server: ChildProcess;
let tourism: TourServer;

/** Runs from a copy outside the project: every file has to be part of the build. */
test.beforeAll(async () => {
  expect(existsSync(BUILD), 'npm run build:standalone comes first').toBe(true);
  folder = mkdtempSync(path.join(tmpdir(), 'kioot-standalone-'));
  cpSync(BUILD, folder, { recursive: true, verbatimSymlinks: true });
  // Serves too few restaurants: the sync is refused and the bundled ones stay.
  tourism = await startTourServer({ world: createTourWorld(1, 1) });
  const { port } = new URL(SERVERS.standalone);
  server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: port,
      TOURAPI_SERVICE_KEY: TEST_SERVICE_KEY,
      TOURAPI_BASE_URL: tourism.baseUrl,
      SYNC_INTERVAL_HOURS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('Ready') && resolve());
    server.on('exit', (code) => reject(new Error(`The server stopped with code ${code}.`)));
  });
});

test.afterAll(async () => {
  server.removeAllListeners('exit');
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  await tourism.close();
  rmSync(folder, { recursive: true, force: true });
});

test('fits an image of 400 MB, with Node and the base of deploy/Dockerfile', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => lstatSync(path.join(BUILD, file)).size);
  const DEBIAN_BYTES = 80e6;
  const bytes = sizes.reduce(
    (sum, size) => sum + size,
    lstatSync(realpathSync(process.execPath)).size,
  );
  expect(bytes + DEBIAN_BYTES).toBeLessThan(400e6);
});

test('answers the four calls', async ({ request }) => {
  const call = async (name: string, data: unknown): Promise<unknown> => {
    const response = await request.post(`/api/rec/${name}`, { data });
    expect(response.status()).toBe(200);
    return response.json();
  };
  const contentIdList = await call('get-content-id-by-gps', {
    mapx: 126.985,
    mapy: 37.5636,
    radius: 1000,
  });
  const { restaurantInfo, total } = (await call('get-filtered-restaurants', {
    contentIdList,
    userPref: '돼지고기, 소고기만',
  })) as { restaurantInfo: unknown[]; total: number };
  expect(total).toBeGreaterThan(10);
  const [group] = (await call('translate-restaurant-pagination', {
    restaurantInfo,
    page: 1,
    pageSize: 10,
  })) as { content: { title_eng: string }[] }[];
  expect(group?.content.filter(({ title_eng }) => title_eng)).toHaveLength(10);
  const { restaurantInfoEng } = (await call('get-filtered-restaurants-eng', {
    contentIdList,
    userPref: '나는 비건이야, 락토 오보 채식 음식만',
  })) as { restaurantInfoEng: string };
  expect(JSON.parse(restaurantInfoEng)).not.toEqual([]);
});

test('runs the same server as other starts, with limits and request ids', async ({ request }) => {
  const first = await request.get('/intro', { headers: { 'X-Request-Id': 'visit-12345' } });
  expect(first.headers()).toMatchObject({
    'x-request-id': 'visit-12345',
    'x-nextjs-cache': 'HIT',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
  });
  const refused = await request.fetch('/intro', { method: 'OPTIONS' });
  expect(refused.status()).toBe(405);
});

test('syncs restaurants, including the native file lock', async () => {
  await expect.poll(() => tourism.urls.length).toBeGreaterThan(0);
});

test('sends a page view for each route change when collected', async ({ page }) => {
  await page.route('**/_vercel/insights/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  // Queue of the analytics script: [event, properties] pairs.
  const views = () =>
    page.evaluate(() =>
      ((window as { vaq?: [string, { path?: string }?][] }).vaq ?? [])
        .filter(([event]) => event === 'pageview')
        .map(([, properties]) => properties?.path),
    );
  await page.goto('/');
  await expect.poll(views).toEqual(['/']);
  await tap(page, 'link', 'Start');
  await expect.poll(views).toEqual(['/', '/location']);
  await tap(page, 'link', /^Jamsil/);
  await expect.poll(views).toEqual(['/', '/location', '/distance']);
  await tap(page, 'link', 'Back');
  await expect.poll(views).toEqual(['/', '/location', '/distance', '/location']);
});

test('serves recipes of the embedded database from a folder that cannot be written', async () => {
  const data = path.join(folder, '.data');
  for (const name of [data, path.join(folder, '.next/cache')]) mkdirSync(name, { recursive: true });
  const port = String(await getFreePort());
  const host = [process.execPath, 'scripts/serve.mjs', '--no-build'];
  const [command = '', ...args] = CAN_MOUNT
    ? ['unshare', '--map-root-user', '--mount', 'sh', '-c', READ_ONLY, ...host]
    : host;
  const start = async () => {
    const site = startProcess(command, args, {
      cwd: folder,
      env: { PORT: port, DATABASE_DIR: data, DATABASE_PORT: '0', NODE_ENV: 'production' },
    });
    await waitUntilReachable(`http://127.0.0.1:${port}/api/health`, site);
    return site;
  };
  const read = async (at: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${at}`);
    return { status: response.status, html: await response.text() };
  };
  const backUp = () =>
    execFileSync(process.execPath, ['scripts/database.mjs', 'backup', '--data', data], {
      ...{ cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
    });
  const first = await start();
  expect(await read('/recipes/oi-muchim')).toMatchObject({ status: 200 });
  expect((await read('/recipes/oi-muchim')).html).toContain('Spicy Cucumber Salad');
  const backup = backUp();
  expect(backup).toContain('"slug":"oi-muchim"');
  await first.stop();
  const second = await start();
  expect(await read('/recipes/oi-muchim')).toMatchObject({ status: 200 });
  expect(JSON.parse(backUp())).toEqual(JSON.parse(backup));
  await second.stop();
  if (CAN_MOUNT) expect(first.getLog() + second.getLog()).not.toMatch(/EROFS|temporary/);
});
