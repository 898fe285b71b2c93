import { expect, test, type Page } from '@playwright/test';
import { toPreferenceSentence } from '@kioot/engine';
import { startProcess, type Process } from '../tools/processes';
import { postJson, startInstance, startWire, type Instance } from './helpers/machines';

/*
 * The database of places goes away under the built server, whose middleware and routes are bundles of their own: whichever
 * was asked first opened the database.
 */

const FILLED_WITHIN_MS = 90_000;
const TIMEOUT_MS = 1_000;
const VISITED = '/places/2871024';
const UNVISITED = '/places/KOP005614';
/** A place that no snapshot has. */
const OWN = '/places/sto-1';
const HERE = { origin: { mapx: 126.9856, mapy: 37.5741 }, radius: 500, need: { kind: 'any' } };
const ELSEWHERE = { ...HERE, origin: { mapx: 127.0276, mapy: 37.4979 } };

test.describe.configure({ mode: 'serial' });

let places: Process;
let port: number;

test.beforeAll(async () => {
  test.setTimeout(FILLED_WITHIN_MS);
  places = startProcess(process.execPath, [
    ...['--conditions=react-server', '--import', 'tsx'],
    ...['e2e/helpers/places-server.ts', 'PGlite', 'bundled'],
  ]);
  await expect.poll(() => places.getLog(), { timeout: FILLED_WITHIN_MS }).toContain('Ready');
  port = Number(new URL(/Ready: (\S+)/.exec(places.getLog())?.[1] ?? '').port);
});
test.afterAll(() => places.stop());

async function openSite(isWithFallback: boolean) {
  const wire = await startWire(port);
  const site = await startInstance({
    ...{ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' },
    ...{ PLACES_DATABASE: 'supabase', PLACES_FALLBACK: isWithFallback ? '1' : '0' },
    // PGlite has one session for all.
    PLACES_DATABASE_POOL: '1',
    PLACES_DATABASE_URL: `postgres://postgres@127.0.0.1:${wire.port}/postgres`,
    PLACES_DATABASE_TIMEOUT_MS: String(TIMEOUT_MS),
  });
  return { site, wire };
}

const search = async ({ url }: Instance, words: object) => {
  const response = await postJson(`${url}/api/search`, words);
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

/** Opens a page that cannot be shown: it says so, and has ways on. */
async function expectFailedPage(page: Page, address: string, heading: string): Promise<void> {
  const response = await page.goto(address);
  expect([500, 503]).toContain(response?.status());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
}

const FIRST = {
  'a page': (site: Instance) => getStatus(site, VISITED),
  'a search': async (site: Instance) => (await search(site, { ...HERE, want: 'counts' })).status,
};

for (const [name, askFirst] of Object.entries(FIRST)) {
  test(`asked for ${name} first, and away then: pages that are there, and errors that say so`, async ({
    browser,
    page,
  }) => {
    const { site, wire } = await openSite(false);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plainPage = await context.newPage();
    try {
      expect(await askFirst(site)).toBe(200);
      expect(await getStatus(site, VISITED)).toBe(200);
      expect(await getPlacesState(site)).toBe('ok');
      wire.cut();
      // Within a second of the last reading the index answers.
      await expect
        .poll(() => search(site, { ...ELSEWHERE, want: 'counts' }))
        .toMatchObject({ status: 503, code: 'database_away' });
      expect(await getStatus(site, VISITED)).toBe(200);
      await expectFailedPage(page, site.url + UNVISITED, 'This place did not load');
      await expectFailedPage(page, `${site.url}/ja${OWN}`, 'お店のページを読み込めませんでした');
      // Within a second of the last reading an unknown id is answered by that.
      await expect.poll(() => getStatus(site, '/places/x-1')).toBe(503);
      // Of the middleware, so without JavaScript too.
      await expectFailedPage(plainPage, `${site.url}/places/x-1`, 'This place did not load');
      expect(await getStatus(site, '/places/sitemap/index.xml')).toBe(503);
      await expect.poll(() => getPlacesState(site)).toBe('failed');
      wire.mend();
      await expect.poll(() => getStatus(site, UNVISITED)).toBe(200);
      await expect.poll(() => getStatus(site, '/places/x-1')).toBe(404);
    } finally {
      await context.close();
      await site.stop();
      await wire.stop();
    }
  });

  test(`asked for ${name} first, and away then with the fallback: the snapshot`, async ({
    page,
  }) => {
    const { site, wire } = await openSite(true);
    try {
      expect(await askFirst(site)).toBe(200);
      wire.cut();
      const { status, total } = await search(site, { ...ELSEWHERE, want: 'page' });
      expect([status, Number(total) > 0]).toEqual([200, true]);
      expect(await getStatus(site, VISITED)).toBe(200);
      expect(await getStatus(site, UNVISITED)).toBe(200);
      await expectFailedPage(page, site.url + OWN, 'This place did not load');
      expect(await getStatus(site, '/places/sitemap/index.xml')).toBe(200);
      const filter = await postJson(`${site.url}/api/rec/get-filtered-restaurants`, {
        contentIdList: ['sto-1'],
        userPref: toPreferenceSentence({ kind: 'any' }),
      });
      expect(await filter.json()).toMatchObject({ error: { code: 'database_away' } });
      await expect.poll(() => getPlacesState(site)).toBe('stale');
    } finally {
      await site.stop();
      await wire.stop();
    }
  });
}

test('a database that says nothing holds up no page that is there, and others for one time-out', async ({
  page,
}) => {
  const { site, wire } = await openSite(false);
  try {
    expect(await getStatus(site, VISITED)).toBe(200);
    wire.hold();
    const startedAtMs = performance.now();
    expect(await getStatus(site, `${VISITED}?anew`)).toBe(200);
    expect(performance.now() - startedAtMs).toBeLessThan(TIMEOUT_MS);
    await expectFailedPage(page, site.url + UNVISITED, 'This place did not load');
    expect(performance.now() - startedAtMs).toBeLessThan(4 * TIMEOUT_MS);
  } finally {
    await site.stop();
    await wire.stop();
  }
});
