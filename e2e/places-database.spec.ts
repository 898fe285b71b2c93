import { expect, test } from '@playwright/test';
import { getFreePort, startProcess, waitUntilAnswers, type Process } from '../scripts/processes';
import { loadAll, readTotal, resultCards, tap, walkToResults } from './helpers/guide';

const HOMES = ['PGlite', 'PostgreSQL'] as const;
const INSADONG = { mapx: 126.9856, mapy: 37.5741 };
/** The best of a list, which the filter hands on. */
const MOST_LISTED = 300;
const FILLED_WITHIN_MS = 90_000;

test.describe.configure({ mode: 'serial' });

/** What a site says whose places are in a database. */
async function openSite(
  home: (typeof HOMES)[number],
): Promise<{ url: string; stop(): Promise<void> }> {
  const tsx = [
    '--conditions=react-server',
    '--import',
    'tsx',
    'e2e/helpers/places-server.ts',
    home,
  ];
  const places = startProcess(process.execPath, tsx);
  await expect.poll(() => places.getLog(), { timeout: FILLED_WITHIN_MS }).toContain('Ready');
  const [, address = ''] = /Ready: (\S+)/.exec(places.getLog()) ?? [];
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const site: Process = startProcess(process.execPath, ['server.mjs'], {
    env: {
      ...{ NODE_ENV: 'production', PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' },
      ...{ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' },
      // The embedded one has one session for whoever comes: a pool would mix their questions up.
      PLACES_DATABASE: home === 'PGlite' ? 'embedded' : 'supabase',
      ...{ PLACES_DATABASE_URL: address, PLACES_DATABASE_TIMEOUT_MS: '20000' },
    },
  });
  await waitUntilAnswers(`${url}/api/health`, site);
  return {
    url,
    stop: async () => {
      await site.stop();
      await places.stop();
    },
  };
}

/** By home: what was shown, to be compared. */
const seen = new Map<string, unknown>();

for (const home of HOMES) {
  test(`from a dense quarter in ${home}: the best ones, then all of them, then the page of one`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(240_000);
    const site = await openSite(home);
    try {
      const page = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' });
      await walkToResults(page, 'Insadong', '1000m', []);
      expect(await readTotal(page)).toBe(MOST_LISTED);
      const said = await page
        .getByText(/^of [\d,]+$/)
        .or(page.getByText(/Results.* of [\d,]+/))
        .first()
        .innerText();
      const found = Number(/of ([\d,]+)/.exec(said)?.[1]?.replace(',', ''));
      expect(found).toBeGreaterThan(MOST_LISTED);
      expect(await loadAll(page)).toBe(MOST_LISTED);
      const names = await resultCards(page).getByRole('heading').allInnerTexts();

      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await tap(page, 'button', `Show all ${found.toLocaleString('en')}`);
      const more = page.getByRole('list', { name: 'More restaurants' }).getByRole('article');
      await expect(more).toHaveCount(Math.min(50, found - MOST_LISTED));
      await expect(more.first().getByRole('link').first()).toBeFocused();
      const after = await more.getByRole('heading').allInnerTexts();
      expect(after.filter((name) => names.includes(name))).toEqual([]);

      const link = more.first().getByRole('heading').getByRole('link');
      const name = await link.innerText();
      await link.click();
      await expect(page).toHaveURL(/\/places\/generated-\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

      const counts = await request.post(`${site.url}/api/search`, {
        data: { origin: INSADONG, radius: 1000, need: { kind: 'lactoOvo' }, want: 'counts' },
      });
      seen.set(home, { found, names, after, counts: await counts.json() });
    } finally {
      await site.stop();
    }
  });
}

test('both homes show the same', () => {
  expect(seen.get('PostgreSQL')).toEqual(seen.get('PGlite'));
});
