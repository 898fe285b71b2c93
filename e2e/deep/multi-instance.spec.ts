import { expect, test } from '@playwright/test';
import {
  countBuildFiles,
  getMsUntilShown,
  HAS_REDIS,
  readPage,
  startInstance,
  startRedis,
  startSharedDatabase,
  startTcpProxy,
  notifyOfChange,
  type Instance,
  type SharedDatabase,
  type TcpProxy,
} from '../helpers/instances';
import { getFreePort, type Process } from '../../tools/processes';

const SLUG = 'baechu-kimchi';
const PAGE = `/recipes/${SLUG}`;
const LIST = '/recipies';
const OTHER_PAGE = '/recipes/vegan-baechu-kimchi';

/** Generous limit for the next read of the slug list on a busy machine. */
const MAX_DISCOVERY_MS = 15_000;
/** Maximum time until a change published on one instance is shown by the others. */
const MAX_PROPAGATION_MS = 1_000;

let database: SharedDatabase;
let redisPort: number;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  database = await startSharedDatabase();
  redisPort = await getFreePort();
});

test.afterAll(() => database.stop());

function startRedisInstance(port = redisPort): Promise<Instance> {
  return startInstance({ ...database.env, REDIS_URL: `redis://127.0.0.1:${port}` });
}

/** Changes the recipe's title and notifies one instance, like the database. */
async function publish(instance: Instance, title: string): Promise<void> {
  await database.setTitle(SLUG, title);
  await notifyOfChange(instance.url, SLUG);
}

test('an instance without its Redis serves pages and shows published changes', async () => {
  const instance = await startRedisInstance();
  for (const page of ['/', LIST, PAGE, '/recipes/no-such-recipe', '/feed.xml']) {
    const { status } = await readPage(instance.url, page);
    expect(status, page).toBe(page.includes('no-such') ? 404 : 200);
  }
  await readPage(instance.url, PAGE);
  expect((await readPage(instance.url, PAGE)).cache).toBe('HIT');

  await publish(instance, 'Kimchi without Redis');
  expect((await readPage(instance.url, PAGE)).html).toContain('Kimchi without Redis');
  expect(instance.getLog().match(/Redis is away/g)).toHaveLength(1);
  await instance.stop();
});

/** Renders a page from rows read before a change and finishes it after the webhook. */
async function expectNoStalePageCached(env: Readonly<Record<string, string>>): Promise<void> {
  const proxy = await startTcpProxy(Number(new URL(database.env.SUPABASE_URL).port));
  const url = `http://127.0.0.1:${proxy.port}`;
  const instance = await startInstance({ ...database.env, SUPABASE_URL: url, ...env });
  await publish(instance, 'Kimchi of yesterday');
  // Two visits, so that the list of slugs is read before and after the change and the next response, which is held, is the
  // page's.
  for (let visit = 0; visit < 2; visit += 1)
    await readPage(instance.url, '/recipes/no-such-recipe');
  proxy.holdResponses();
  const pending = readPage(instance.url, PAGE);
  await expect.poll(() => proxy.hasHeldResponse()).toBe(true);
  // The webhook queries the database before it expires pages.
  proxy.passNewConnections();
  await publish(instance, 'Kimchi of today');
  proxy.releaseResponses();
  expect((await pending).html).toContain('<title>Kimchi of yesterday');
  expect((await readPage(instance.url, PAGE)).html).toContain('<title>Kimchi of today');
  await instance.stop();
  await proxy.stop();
}

test('does not cache a page rendered from rows older than the webhook', () =>
  expectNoStalePageCached({}));

test('shows no page of before the webhook again after a restart', async () => {
  const instance = await startInstance(database.env);
  await publish(instance, 'Kimchi of the last process');
  expect((await readPage(instance.url, PAGE)).html).toContain('<title>Kimchi of the last process');
  await publish(instance, 'Kimchi not yet visited');
  await instance.stop();
  const next = await startInstance(database.env);
  expect((await readPage(next.url, PAGE)).html).toContain('<title>Kimchi not yet visited');
  await next.stop();
});

/**
 * Publishes while readers keep the page in memory: the first request after the webhook is fresh.
 */
async function expectFreshPagesUnderLoad(
  instance: Instance,
  others: readonly Instance[],
): Promise<void> {
  let isOver = false;
  const statuses = new Set<number>();
  const readers = Array.from({ length: 8 }, async (_, reader) => {
    while (!isOver) {
      const { url } = others[reader % others.length] ?? instance;
      statuses.add((await readPage(url, PAGE)).status);
    }
  });
  for (const title of ['Kimchi one', 'Kimchi two', 'Kimchi three', 'Kimchi four']) {
    await publish(instance, title);
    expect((await readPage(instance.url, PAGE)).html).toContain(`<title>${title}`);
    for (const { url } of others) {
      expect(await getMsUntilShown(url, PAGE, `<title>${title}`)).toBeLessThan(MAX_PROPAGATION_MS);
    }
  }
  isOver = true;
  await Promise.all(readers);
  expect([...statuses]).toEqual([200]);
  // No stale render returns afterwards.
  for (const { url } of [instance, ...others]) {
    expect((await readPage(url, PAGE)).html).toContain('<title>Kimchi four');
  }
}

test('the first request after the webhook is fresh under load', async () => {
  const instance = await startInstance(database.env);
  await expectFreshPagesUnderLoad(instance, []);
  await instance.stop();
});

test('unknown recipes share one page, and removed ones stay gone after a restart', async () => {
  const page = '/recipes/gone-soon';
  const getStatus = async (instance: Instance) => (await readPage(instance.url, page)).status;
  const first = await startInstance(database.env);
  await readPage(first.url, '/recipes/never-there');
  await readPage(first.url, '/ja/recipes/never-there');
  const filesBefore = countBuildFiles();
  for (let index = 0; index < 5; index += 1) {
    for (const path of [`/recipes/never-there-${index}`, `/ja/recipes/never-there-${index}`]) {
      const { status, cache } = await readPage(first.url, path);
      expect([path, status, cache]).toEqual([path, 404, 'HIT']);
    }
  }
  expect(countBuildFiles()).toBe(filesBefore);

  await database.addRecipe('gone-soon', 'Gone soon');
  // Without a webhook.
  await expect.poll(() => getStatus(first), { timeout: MAX_DISCOVERY_MS }).toBe(200);
  expect(countBuildFiles()).toBeGreaterThan(filesBefore);
  await database.removeRecipe('gone-soon');
  await notifyOfChange(first.url, 'gone-soon');
  expect(await getStatus(first)).toBe(404);
  await first.stop();
  const second = await startInstance(database.env);
  expect(await getStatus(second)).toBe(404);
  await second.stop();
});

if (!HAS_REDIS) {
  console.warn(
    'No redis-server on this machine: two instances that share a Redis are not tested. Install redis-server.',
  );
} else {
  test.describe('two instances sharing a Redis', () => {
    let redis: Process;
    let proxyOfA: TcpProxy;
    let a: Instance;
    let b: Instance;

    test.beforeAll(async () => {
      redis = await startRedis(redisPort);
      proxyOfA = await startTcpProxy(redisPort);
      [a, b] = await Promise.all([startRedisInstance(proxyOfA.port), startRedisInstance()]);
    });

    test.afterAll(async () => {
      await Promise.all([a, b].map((instance) => instance.stop()));
      await proxyOfA.stop();
      await redis.stop();
    });

    test('share a page that only one of them rendered', async () => {
      for (const page of [PAGE, LIST]) {
        expect((await readPage(a.url, page)).status).toBe(200);
        const shared = await readPage(b.url, page);
        expect(shared.cache).toBe('HIT');
        expect(shared.html).toBe((await readPage(a.url, page)).html);
      }
    });

    test('show a change published on one of them under load', () =>
      expectFreshPagesUnderLoad(a, [b]));

    test('show a change within a second, in HTML and in router payloads', async () => {
      for (const [writer, reader] of [
        [a, b],
        [b, a],
      ] as const) {
        const title = `Kimchi published on ${writer.port}`;
        expect((await readPage(reader.url, PAGE)).cache).toBe('HIT');
        await publish(writer, title);
        expect(await getMsUntilShown(reader.url, PAGE, title)).toBeLessThan(MAX_PROPAGATION_MS);
        expect((await readPage(reader.url, LIST)).html).toContain(title);
        const rsc = await fetch(`${reader.url}${PAGE}`, { headers: { rsc: '1' } });
        expect(rsc.headers.get('content-type')).toContain('text/x-component');
        expect(await rsc.text()).toContain(title);
      }
    });

    test('replace a cached 404 when its recipe appears', async () => {
      const page = '/recipes/born-later';
      for (const { url } of [a, b]) expect((await readPage(url, page)).status).toBe(404);
      await database.addRecipe('born-later', 'Born later');
      await notifyOfChange(a.url, 'born-later');
      await getMsUntilShown(b.url, page, 'Born later');
      expect((await readPage(a.url, page)).status).toBe(200);
    });

    test('propagate a change published while Redis was unreachable', async () => {
      const title = 'Kimchi behind a closed proxy';
      await readPage(b.url, PAGE);
      proxyOfA.disconnect();
      await publish(a, title);
      expect((await readPage(b.url, PAGE)).html.includes(title)).toBe(false);
      proxyOfA.reconnect();
      await getMsUntilShown(b.url, PAGE, title);
    });

    test('do not cache a page rendered from rows older than the webhook', () =>
      expectNoStalePageCached({ REDIS_URL: `redis://127.0.0.1:${redisPort}` }));

    test('serve pages while Redis hangs', async () => {
      redis.send('SIGSTOP');
      for (const { url } of [a, b]) {
        for (const page of [PAGE, LIST, OTHER_PAGE]) {
          expect((await readPage(url, page)).status, page).toBe(200);
        }
      }
      redis.send('SIGCONT');
      for (const instance of [a, b]) await waitUntilReconnected(instance, 0);
    });

    test('serve pages without Redis, and show changes on the instance that got them', async () => {
      await redis.stop('SIGKILL');
      for (const { url } of [a, b]) {
        for (const page of ['/', PAGE, LIST, OTHER_PAGE, '/recipes/no-such-recipe']) {
          const { status } = await readPage(url, page);
          expect(status, page).toBe(page.includes('no-such') ? 404 : 200);
        }
      }
      await publish(a, 'Kimchi while Redis is dead');
      expect((await readPage(a.url, PAGE)).html).toContain('Kimchi while Redis is dead');
      expect((await readPage(b.url, PAGE)).status).toBe(200);
    });

    test('share pages and missed changes after Redis returns empty', async () => {
      const reconnectsBefore = [a, b].map(countReconnectLines);
      redis = await startRedis(redisPort);
      await getMsUntilShown(b.url, PAGE, 'Kimchi while Redis is dead');
      for (const [index, instance] of [a, b].entries()) {
        await waitUntilReconnected(instance, reconnectsBefore[index] ?? 0);
      }

      await publish(a, 'Kimchi with Redis again');
      const shownAfterMs = await getMsUntilShown(b.url, PAGE, 'Kimchi with Redis again');
      expect(shownAfterMs).toBeLessThan(MAX_PROPAGATION_MS);
    });

    test('log one line per loss and return of Redis', () => {
      for (const instance of [a, b]) {
        const lines = instance
          .getLog()
          .split('\n')
          .filter((line) => /redis/i.test(line));
        // Two outages for each, one more for the instance behind the proxy; a slow machine may see
        // further ones.
        expect(lines.length).toBeGreaterThanOrEqual(4);
        for (const [index, line] of lines.entries()) {
          expect(line).toMatch(index % 2 === 0 ? /^Redis is away/ : /^Redis is back/);
        }
        expect(instance.isRunning()).toBe(true);
      }
    });
  });
}

/** An instance reconnects to Redis when it serves a page. */
async function waitUntilReconnected(instance: Instance, linesBefore: number): Promise<void> {
  await expect
    .poll(async () => {
      await readPage(instance.url, PAGE);
      return countReconnectLines(instance);
    })
    .toBeGreaterThan(linesBefore);
}

function countReconnectLines(instance: Instance): number {
  return instance.getLog().match(/Redis is back/g)?.length ?? 0;
}
