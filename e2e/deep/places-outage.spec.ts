import { expect, test, type Page } from '@playwright/test';
import { startProcess, type Process } from '../../tools/processes';
import { postJson, startInstance, startTcpProxy, type Instance } from '../helpers/instances';

/*
 * Outage of the places database under the built server. Middleware and routes are separate bundles;
 * the first one in use opens the database.
 */

const MAX_FILL_MS = 90_000;
const TIMEOUT_MS = 1_000;
const VISITED = '/places/2871024';
const UNVISITED = '/places/KOP005614';
/** Place that is not in the snapshot. */
const REGISTER_PLACE = '/places/sto-1';
const SEARCH = { origin: { mapx: 126.9856, mapy: 37.5741 }, radius: 500, need: { kind: 'any' } };
const OTHER_SEARCH = { ...SEARCH, origin: { mapx: 127.0276, mapy: 37.4979 } };

test.describe.configure({ mode: 'serial' });

let places: Process;
let port: number;

test.beforeAll(async () => {
  test.setTimeout(MAX_FILL_MS);
  places = startProcess(process.execPath, [
    ...['--conditions=react-server', '--import', 'tsx'],
    ...['e2e/helpers/places-server.ts', 'PGlite', 'bundled'],
  ]);
  await expect.poll(() => places.getLog(), { timeout: MAX_FILL_MS }).toContain('Ready');
  port = Number(new URL(/Ready: (\S+)/.exec(places.getLog())?.[1] ?? '').port);
});
test.afterAll(() => places.stop());

async function openSite(hasFallback: boolean) {
  const proxy = await startTcpProxy(port);
  const site = await startInstance({
    ...{ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' },
    ...{ PLACES_DATABASE: 'supabase', PLACES_FALLBACK: hasFallback ? '1' : '0' },
    // PGlite has one session.
    PLACES_DATABASE_POOL_SIZE: '1',
    PLACES_DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
    PLACES_DATABASE_TIMEOUT_MS: String(TIMEOUT_MS),
  });
  return { site, proxy };
}

const search = async ({ url }: Instance, body: object) => {
  const response = await postJson(`${url}/api/search`, body);
  const { error, total } = (await response.json()) as { error?: { code: string }; total?: number };
  return { status: response.status, code: error?.code, total };
};
const getStatus = async ({ url }: Instance, path: string) => (await fetch(url + path)).status;
const getPlacesState = async ({ url }: Instance) => {
  const { checks } = (await (await fetch(`${url}/api/ready`)).json()) as {
    checks: { places: string };
  };
  return checks.places;
};

/** Expects an error page with two links. */
async function expectFailedPage(page: Page, address: string, heading: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
}

const FIRST_REQUESTS = {
  'a page': (site: Instance) => getStatus(site, VISITED),
  'a search': async (site: Instance) => (await search(site, { ...SEARCH, want: 'counts' })).status,
};

for (const [name, sendFirst] of Object.entries(FIRST_REQUESTS)) {
  test(`outage after ${name}: cached pages stay, others show errors`, async ({ browser, page }) => {
    const { site, proxy } = await openSite(false);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plainPage = await context.newPage();
    try {
      expect(await sendFirst(site)).toBe(200);
      expect(await getStatus(site, VISITED)).toBe(200);
      expect(await getPlacesState(site)).toBe('ok');
      proxy.disconnect();
      // The index is valid for a second after its last read.
      await expect
        .poll(() => search(site, { ...OTHER_SEARCH, want: 'counts' }))
        .toMatchObject({ status: 503, code: 'database_away' });
      expect(await getStatus(site, VISITED)).toBe(200);
      await expectFailedPage(page, site.url + UNVISITED, 'This place didn’t load');
      await expectFailedPage(
        page,
        `${site.url}/ja${REGISTER_PLACE}`,
        'お店のページを読み込めませんでした',
      );
      // An unknown id is answered from the cache within a second of the last read.
      await expect.poll(() => getStatus(site, '/places/x-1')).toBe(503);
      for (const path of ['/places/x-1', UNVISITED])
        await expectFailedPage(plainPage, site.url + path, 'This place didn’t load');
      expect(await getStatus(site, `${UNVISITED}/card.png`)).toBe(503);
      expect(await getStatus(site, '/places/sitemap/index.xml')).toBe(503);
      await expect.poll(() => getPlacesState(site)).toBe('failed');
      proxy.reconnect();
      await expect.poll(() => getStatus(site, UNVISITED)).toBe(200);
      await expect.poll(() => getStatus(site, '/places/x-1')).toBe(404);
    } finally {
      await context.close();
      await site.stop();
      await proxy.stop();
    }
  });

  test(`outage after ${name} with fallback: serves the snapshot`, async ({ page }) => {
    const { site, proxy } = await openSite(true);
    try {
      expect(await sendFirst(site)).toBe(200);
      proxy.disconnect();
      const { status, total } = await search(site, { ...OTHER_SEARCH, want: 'page' });
      expect([status, Number(total) > 0]).toEqual([200, true]);
      expect(await getStatus(site, VISITED)).toBe(200);
      expect(await getStatus(site, UNVISITED)).toBe(200);
      await expectFailedPage(page, site.url + REGISTER_PLACE, 'This place didn’t load');
      expect(await getStatus(site, '/places/sitemap/index.xml')).toBe(200);
      const filter = await postJson(`${site.url}/api/rec/get-filtered-restaurants`, {
        contentIdList: ['sto-1'],
        userPref: '아무거나 괜찮아요',
      });
      expect(await filter.json()).toMatchObject({ error: { code: 'database_away' } });
      await expect.poll(() => getPlacesState(site)).toBe('stale');
    } finally {
      await site.stop();
      await proxy.stop();
    }
  });
}

test('a hanging database delays no cached page, and others by one timeout', async ({ page }) => {
  const { site, proxy } = await openSite(false);
  try {
    expect(await getStatus(site, VISITED)).toBe(200);
    proxy.holdResponses();
    const startedAtMs = performance.now();
    expect(await getStatus(site, `${VISITED}?uncached`)).toBe(200);
    expect(performance.now() - startedAtMs).toBeLessThan(TIMEOUT_MS);
    await expectFailedPage(page, site.url + UNVISITED, 'This place didn’t load');
    expect(performance.now() - startedAtMs).toBeLessThan(2 * TIMEOUT_MS);
  } finally {
    await site.stop();
    await proxy.stop();
  }
});
