import { isDeepStrictEqual } from 'node:util';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { getFreePort, startProcess, waitUntilReachable, type Process } from '../../tools/processes';
import {
  goToListEnd,
  loadAll,
  readTotal,
  resultCards,
  tap,
  walkToResults,
  walkToVeganResults,
} from '../helpers/search-steps';
import { sortList } from '../helpers/filters';

/** All of a generated Seoul (`npm run tool -- test-places`), or a dense quarter of it. */
const IS_FULL_SIZE = process.env.E2E_PLACES === 'all';
const SEOUL_PLACE_COUNT = 170_000;
const DATABASES = ['PGlite', 'PostgreSQL'] as const;
/** Maximum of places in a filtered list. */
const MAX_LISTED = 300;
/** Places per page beyond the list. */
const MORE_PAGE_SIZE = 50;
const MAX_FILL_MS = IS_FULL_SIZE ? 900_000 : 90_000;
const MAX_JOURNEY_MS = IS_FULL_SIZE ? 1_800_000 : 240_000;
const ACTION_TIMEOUT_MS = 30_000;
const SETTLE_INTERVAL_MS = 1_000;
/**
 * Afternoon at which no generated place opens or closes for hours: both databases are searched at
 * the same time of day.
 */
const NOW = '2026-11-25T14:10:00+09:00';

interface Search {
  area: string;
  radius: string;
  walk: (page: Page, area: string, radius: string) => Promise<void>;
}

const openAnyFood = (page: Page, area: string, radius: string) =>
  walkToResults(page, area, radius, []);
const INSADONG: Search = { area: 'Insadong', radius: '1000m', walk: openAnyFood };
const SEARCHES: Search[] = IS_FULL_SIZE
  ? [
      INSADONG,
      { area: 'Gangnam Station', radius: '2000m', walk: openAnyFood },
      {
        ...{ area: 'Hongdae', radius: '1000m' },
        walk: (page, area, radius) => walkToVeganResults(page, area, radius, /^Lacto-ovo/i),
      },
      {
        ...{ area: 'Jamsil', radius: '2000m' },
        walk: (page, area, radius) => walkToResults(page, area, radius, ['Pork']),
      },
    ]
  : [INSADONG];

/** API searches: all kinds of responses, in all languages, to the last page. */
const API_ORIGINS = IS_FULL_SIZE
  ? [
      { mapx: 126.9856, mapy: 37.5741 },
      { mapx: 127.0276, mapy: 37.4979 },
      { mapx: 126.9229, mapy: 37.5563 },
      { mapx: 127.1001, mapy: 37.5133 },
    ]
  : [{ mapx: 126.9856, mapy: 37.5741 }];

test.describe.configure({ mode: 'serial' });

/** Starts a site with a places database of its own. */
async function openSite(
  database: (typeof DATABASES)[number],
): Promise<{ url: string; stop(): Promise<void> }> {
  const places = startProcess(process.execPath, [
    ...['--max-old-space-size=3000', '--conditions=react-server', '--import', 'tsx'],
    ...['e2e/helpers/places-server.ts', database, IS_FULL_SIZE ? 'all' : 'quarter'],
  ]);
  await expect.poll(() => places.getLog(), { timeout: MAX_FILL_MS }).toContain('Ready');
  const [, address = '', count] = /Ready: (\S+) (\d+)/.exec(places.getLog()) ?? [];
  expect(Number(count) === SEOUL_PLACE_COUNT).toBe(IS_FULL_SIZE);
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const site: Process = startProcess(
    process.execPath,
    ['--import', './e2e/helpers/clock.mjs', 'server.mjs'],
    {
      env: {
        ...{ NODE_ENV: 'production', PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' },
        ...{ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none', CLOCK_AT: NOW },
        PLACES_DATABASE: 'supabase',
        // PGlite has one session: queries of a pool would interleave.
        PLACES_DATABASE_POOL_SIZE: database === 'PGlite' ? '1' : '10',
        ...{ PLACES_DATABASE_URL: address, PLACES_DATABASE_TIMEOUT_MS: '20000' },
      },
    },
  );
  await waitUntilReachable(`${url}/api/health`, site);
  return {
    url,
    stop: async () => {
      await site.stop();
      await places.stop();
    },
  };
}

const moreCards = (page: Page) =>
  page.getByRole('list', { name: 'More restaurants' }).getByRole('article');

/** Texts of the cards once all of them are translated, those out of view as well. */
async function readCards(page: Page): Promise<string[]> {
  const cards = resultCards(page);
  await expect(cards.first()).toBeVisible();
  await expect(cards.getByRole('heading').locator('[lang=ko]')).toHaveCount(0);
  return cards.allTextContents();
}

/** Result of `read` once it has stopped changing. */
async function readSettled(read: () => Promise<string[]>): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const before = last;
        last = await read();
        return isDeepStrictEqual(last, before);
      },
      { intervals: [SETTLE_INTERVAL_MS] },
    )
    .toBe(true);
  return last;
}

/** Runs a search through the screens. @returns all texts shown on the way */
async function recordSearch(
  page: Page,
  { area, radius, walk }: Search,
): Promise<Record<string, unknown>> {
  await walk(page, area, radius);
  expect(await readTotal(page)).toBe(MAX_LISTED);
  const summary = await page
    .getByRole('status')
    .filter({ hasText: /Results/ })
    .innerText();
  const found = Number(/of ([\d,]+)/.exec(summary)?.[1]?.replace(',', ''));
  expect(found).toBeGreaterThan(MAX_LISTED);

  const best = await readCards(page);
  await tap(page, 'button', 'Open now');
  const open = page
    .getByRole('status')
    .filter({ hasText: new RegExp(`Results? of ${MAX_LISTED}`) });
  await expect(open).toBeVisible();
  const openNow = [await open.innerText(), ...(await readCards(page))];
  await tap(page, 'button', 'Open now');
  await expect(open).toHaveCount(0);
  await sortList(page, 'nearest');
  const nearest = await readSettled(() => readCards(page));
  await sortList(page, 'match');
  await expect.poll(() => readCards(page)).toEqual(best);

  await tap(page, 'button', 'Map');
  const map = page.getByRole('region', { name: `Map of ${MAX_LISTED} places` });
  await expect(
    map
      .getByRole('button')
      .filter({ hasText: /\d+ places/ })
      .first(),
  ).toBeVisible();
  const pins = await map.getByRole('button').allTextContents();
  await tap(page, 'button', 'List');

  expect(await readCards(page)).toEqual(best);
  expect(await loadAll(page)).toBe(MAX_LISTED);
  const listed = await readCards(page);
  await goToListEnd(page);
  await tap(page, 'button', `Show all ${found.toLocaleString('en')}`);
  const more = moreCards(page);
  await expect(more).toHaveCount(Math.min(MORE_PAGE_SIZE, found - MAX_LISTED));
  await expect(more.first().getByRole('link').first()).toBeFocused();
  if (found - MAX_LISTED > MORE_PAGE_SIZE) {
    await tap(page, 'button', /^Show more/);
    await expect(more).toHaveCount(Math.min(2 * MORE_PAGE_SIZE, found - MAX_LISTED));
  }
  const after = await more.allTextContents();
  expect(new Set([...listed, ...after]).size).toBe(listed.length + after.length);
  // Filters and order apply to further places, too.
  await tap(page, 'button', 'Open now');
  const moreText = await page
    .getByText(new RegExp(`^\\d+ of ${after.length} open now`))
    .innerText();
  await expect(more).toHaveCount(Number.parseInt(moreText, 10));
  const moreOpen = await more.allTextContents();
  expect(after).toEqual(expect.arrayContaining(moreOpen));
  await tap(page, 'button', 'Open now');
  await sortList(page, 'nearest');
  const moreNearest = await readSettled(() => more.allTextContents());
  expect([...moreNearest].sort()).toEqual([...after].sort());
  await sortList(page, 'match');
  await expect.poll(() => more.allTextContents()).toEqual(after);

  const card = more.first();
  await card.getByRole('button', { name: /^Save/ }).click();
  const link = card.getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/places\/generated-\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const place = await page.getByRole('main').innerText();
  await page.goto('/saved');
  await expect(page.getByRole('main')).toContainText(name);
  const saved = await page.getByRole('main').innerText();
  const narrowed = [...moreOpen, ...moreNearest];
  return { summary, openNow, nearest, pins, listed, after, narrowed, place, saved };
}

/** Responses of /api/search around a point: counts, and all pages. */
async function recordApiAnswers(
  request: APIRequestContext,
  url: string,
  origin: object,
): Promise<unknown[]> {
  const answers: unknown[] = [];
  const post = async (fields: object) => {
    const answer = await request.post(`${url}/api/search`, {
      data: { origin, radius: 1000, need: { kind: 'lactoOvo' }, ...fields },
    });
    expect(answer.status()).toBe(200);
    const body = (await answer.json()) as { cursor?: string | null };
    answers.push(body);
    return body;
  };
  await post({ want: 'counts' });
  await post({ want: 'counts', profile: { allergies: ['peanut'] } });
  for (const language of ['ja', 'zh-Hans', 'zh-Hant']) await post({ want: 'page', language });
  let cursor: string | null | undefined;
  do {
    const page = { want: 'page', pageSize: MORE_PAGE_SIZE, ...(cursor ? { cursor } : {}) };
    ({ cursor } = await post(page));
  } while (cursor);
  return answers;
}

/** Addresses of all places in the sitemaps. */
async function readSitemaps(request: APIRequestContext, url: string): Promise<string[]> {
  const read = async (path: string) => (await request.get(url + path)).text();
  const toAddresses = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, each]) => each ?? []);
  const files = toAddresses(await read('/places/sitemap/index.xml'));
  const english = files.filter((file) => /\/\d+\.xml$/.test(file));
  const addresses: string[] = [];
  for (const file of english) addresses.push(...toAddresses(await read(new URL(file).pathname)));
  return addresses;
}

/** Recorded texts by database, for comparison. */
const recordsByDatabase = new Map<string, Record<string, unknown>>();

for (const database of DATABASES) {
  test(`searches ${IS_FULL_SIZE ? 'all of Seoul' : 'a dense quarter'} in ${database}: list, further places, place page`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(MAX_FILL_MS + MAX_JOURNEY_MS);
    const startedAt = performance.now();
    const site = await openSite(database);
    const filledAt = performance.now();
    try {
      const shown: Record<string, unknown> = {};
      for (const search of SEARCHES) {
        const page = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' });
        page.setDefaultTimeout(ACTION_TIMEOUT_MS);
        await page.clock.setFixedTime(new Date(NOW));
        shown[search.area] = await recordSearch(page, search);
        await page.close();
      }
      for (const [at, origin] of API_ORIGINS.entries())
        shown[`answers ${at}`] = await recordApiAnswers(request, site.url, origin);
      const addresses = await readSitemaps(request, site.url);
      expect(new Set(addresses).size).toBe(addresses.length);
      if (IS_FULL_SIZE) expect(addresses).toHaveLength(SEOUL_PLACE_COUNT);
      shown.addresses = addresses;
      recordsByDatabase.set(database, shown);
    } finally {
      await site.stop();
    }
    const toSeconds = (ms: number) => `${Math.round(ms / 1000)} s`;
    console.log(
      `${database}: filled in ${toSeconds(filledAt - startedAt)}, recorded in ${toSeconds(performance.now() - filledAt)}`,
    );
  });
}

test('both databases show the same', () => {
  const [first, second] = DATABASES.map((database) => recordsByDatabase.get(database));
  expect(Object.keys(first ?? {})).toHaveLength(SEARCHES.length + API_ORIGINS.length + 1);
  for (const part of Object.keys(first ?? {})) expect(second?.[part], part).toEqual(first?.[part]);
});
