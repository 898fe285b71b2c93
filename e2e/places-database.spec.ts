import { isDeepStrictEqual } from 'node:util';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { getFreePort, startProcess, waitUntilAnswers, type Process } from '../tools/processes';
import {
  goToListEnd,
  loadAll,
  readTotal,
  resultCards,
  tap,
  walkToResults,
  walkToVeganResults,
} from './helpers/guide';

/** All of a made-up Seoul (`npm run tool -- test-places`), or a dense quarter of it. */
const IS_WHOLE = process.env.E2E_PLACES === 'all';
const SEOUL = 170_000;
const HOMES = ['PGlite', 'PostgreSQL'] as const;
/** The best of a list, which the filter hands on. */
const MOST_LISTED = 300;
/** What a page of further places has. */
const FURTHER = 50;
const FILLED_WITHIN_MS = IS_WHOLE ? 900_000 : 90_000;
const JOURNEY_MS = IS_WHOLE ? 1_800_000 : 240_000;
const ACTION_MS = 30_000;
const SETTLED_MS = 1_000;
/** An afternoon in Seoul, when no made-up house opens or closes for hours: both homes are asked at the same hour. */
const AT = '2026-11-25T14:10:00+09:00';

interface Search {
  area: string;
  radius: string;
  walk: (page: Page, area: string, radius: string) => Promise<void>;
}

const inAnything = (page: Page, area: string, radius: string) =>
  walkToResults(page, area, radius, []);
const INSADONG: Search = { area: 'Insadong', radius: '1000m', walk: inAnything };
const SEARCHES: Search[] = IS_WHOLE
  ? [
      INSADONG,
      { area: 'Gangnam Station', radius: '2000m', walk: inAnything },
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

/** Asked without a screen: every kind of answer, in every language, to the last place. */
const ASKED = IS_WHOLE
  ? [
      { mapx: 126.9856, mapy: 37.5741 },
      { mapx: 127.0276, mapy: 37.4979 },
      { mapx: 126.9229, mapy: 37.5563 },
      { mapx: 127.1001, mapy: 37.5133 },
    ]
  : [{ mapx: 126.9856, mapy: 37.5741 }];

test.describe.configure({ mode: 'serial' });

/** A site whose places are in a database of its own. */
async function openSite(
  home: (typeof HOMES)[number],
): Promise<{ url: string; stop(): Promise<void> }> {
  const places = startProcess(process.execPath, [
    ...['--max-old-space-size=3000', '--conditions=react-server', '--import', 'tsx'],
    ...['e2e/helpers/places-server.ts', home, IS_WHOLE ? 'all' : 'quarter'],
  ]);
  await expect.poll(() => places.getLog(), { timeout: FILLED_WITHIN_MS }).toContain('Ready');
  const [, address = '', count] = /Ready: (\S+) (\d+)/.exec(places.getLog()) ?? [];
  expect(Number(count) === SEOUL).toBe(IS_WHOLE);
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const site: Process = startProcess(
    process.execPath,
    ['--import', './e2e/helpers/clock.mjs', 'server.mjs'],
    {
      env: {
        ...{ NODE_ENV: 'production', PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' },
        ...{ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none', CLOCK_AT: AT },
        PLACES_DATABASE: 'supabase',
        // PGlite has one session for whoever comes: a pool would mix their questions up.
        PLACES_DATABASE_POOL: home === 'PGlite' ? '1' : '10',
        ...{ PLACES_DATABASE_URL: address, PLACES_DATABASE_TIMEOUT_MS: '20000' },
      },
    },
  );
  await waitUntilAnswers(`${url}/api/health`, site);
  return {
    url,
    stop: async () => {
      await site.stop();
      await places.stop();
    },
  };
}

const furtherCards = (page: Page) =>
  page.getByRole('list', { name: 'More restaurants' }).getByRole('article');

/** The cards that are shown once all of them are in English. */
async function readCards(page: Page): Promise<string[]> {
  const cards = resultCards(page);
  await expect(cards.first()).toBeVisible();
  await expect(cards.getByRole('heading').locator('[lang=ko]')).toHaveCount(0);
  return cards.allInnerTexts();
}

/** What is read once another order or filter has come to the list. */
async function readSettled(read: () => Promise<string[]>): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const before = last;
        last = await read();
        return isDeepStrictEqual(last, before);
      },
      { intervals: [SETTLED_MS] },
    )
    .toBe(true);
  return last;
}

/** A search as somebody looks at it: everything that was shown on the way, word by word. */
async function look(page: Page, { area, radius, walk }: Search): Promise<Record<string, unknown>> {
  await walk(page, area, radius);
  expect(await readTotal(page)).toBe(MOST_LISTED);
  const said = await page
    .getByRole('status')
    .filter({ hasText: /Results/ })
    .innerText();
  const found = Number(/of ([\d,]+)/.exec(said)?.[1]?.replace(',', ''));
  expect(found).toBeGreaterThan(MOST_LISTED);

  const best = await readCards(page);
  await tap(page, 'button', 'Open now');
  const open = page.getByRole('status').filter({ hasText: /open now/ });
  await expect(open).toBeVisible();
  const openNow = [await open.innerText(), ...(await readCards(page))];
  await tap(page, 'button', 'Open now');
  await expect(open).toHaveCount(0);
  const order = page.getByRole('combobox', { name: 'Order' });
  await order.selectOption('nearest');
  const nearest = await readSettled(() => readCards(page));
  await order.selectOption('match');
  await expect.poll(() => readCards(page)).toEqual(best);

  await tap(page, 'button', 'Map');
  const map = page.getByRole('region', { name: `Map of ${MOST_LISTED} places` });
  await expect(
    map
      .getByRole('button')
      .filter({ hasText: /\d+ places/ })
      .first(),
  ).toBeVisible();
  const pins = await map.getByRole('button').allTextContents();
  await tap(page, 'button', 'List');

  expect(await readCards(page)).toEqual(best);
  expect(await loadAll(page)).toBe(MOST_LISTED);
  const listed = await readCards(page);
  await goToListEnd(page);
  await tap(page, 'button', `Show all ${found.toLocaleString('en')}`);
  const further = furtherCards(page);
  await expect(further).toHaveCount(Math.min(FURTHER, found - MOST_LISTED));
  await expect(further.first().getByRole('link').first()).toBeFocused();
  if (found - MOST_LISTED > FURTHER) {
    await tap(page, 'button', /^Show more/);
    await expect(further).toHaveCount(Math.min(2 * FURTHER, found - MOST_LISTED));
  }
  const after = await further.allInnerTexts();
  expect(new Set([...listed, ...after]).size).toBe(listed.length + after.length);
  // The filters and the order of the list are theirs as well.
  await tap(page, 'button', 'Open now');
  const furtherSaid = await page
    .getByText(new RegExp(`^\\d+ of ${after.length} open now`))
    .innerText();
  await expect(further).toHaveCount(Number.parseInt(furtherSaid, 10));
  const furtherOpen = await further.allInnerTexts();
  expect(after).toEqual(expect.arrayContaining(furtherOpen));
  await tap(page, 'button', 'Open now');
  await order.selectOption('nearest');
  const furtherNearest = await readSettled(() => further.allInnerTexts());
  expect([...furtherNearest].sort()).toEqual([...after].sort());
  await order.selectOption('match');
  await expect.poll(() => further.allInnerTexts()).toEqual(after);

  const card = further.first();
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
  const narrowed = [...furtherOpen, ...furtherNearest];
  return { said, openNow, nearest, pins, listed, after, narrowed, place, saved };
}

/** What a program is told of the places around a point: counts, and page after page to the last one. */
async function ask(request: APIRequestContext, url: string, origin: object): Promise<unknown[]> {
  const answers: unknown[] = [];
  const post = async (words: object) => {
    const answer = await request.post(`${url}/api/search`, {
      data: { origin, radius: 1000, need: { kind: 'lactoOvo' }, ...words },
    });
    expect(answer.status()).toBe(200);
    const said = (await answer.json()) as { cursor?: string | null };
    answers.push(said);
    return said;
  };
  await post({ want: 'counts' });
  await post({ want: 'counts', profile: { allergies: ['peanut'] } });
  for (const language of ['ja', 'zh-Hans', 'zh-Hant']) await post({ want: 'page', language });
  let cursor: string | null | undefined;
  do {
    const page = { want: 'page', pageSize: FURTHER, ...(cursor ? { cursor } : {}) };
    ({ cursor } = await post(page));
  } while (cursor);
  return answers;
}

/** The addresses of all places that search engines are told of. */
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

/** By home: what was shown, to be compared. */
const seen = new Map<string, Record<string, unknown>>();

for (const home of HOMES) {
  test(`over ${IS_WHOLE ? 'all of Seoul' : 'a dense quarter'} in ${home}: the best ones, then all of them, then the page of one`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(FILLED_WITHIN_MS + JOURNEY_MS);
    const startedAt = performance.now();
    const site = await openSite(home);
    const filledAt = performance.now();
    try {
      const shown: Record<string, unknown> = {};
      for (const search of SEARCHES) {
        const page = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' });
        page.setDefaultTimeout(ACTION_MS);
        await page.clock.setFixedTime(new Date(AT));
        shown[search.area] = await look(page, search);
        await page.close();
      }
      for (const [at, origin] of ASKED.entries())
        shown[`answers ${at}`] = await ask(request, site.url, origin);
      const addresses = await readSitemaps(request, site.url);
      expect(new Set(addresses).size).toBe(addresses.length);
      if (IS_WHOLE) expect(addresses).toHaveLength(SEOUL);
      shown.addresses = addresses;
      seen.set(home, shown);
    } finally {
      await site.stop();
    }
    const toSeconds = (ms: number) => `${Math.round(ms / 1000)} s`;
    console.log(
      `${home}: filled in ${toSeconds(filledAt - startedAt)}, looked at in ${toSeconds(performance.now() - filledAt)}`,
    );
  });
}

test('both homes show the same', () => {
  const [first, second] = HOMES.map((home) => seen.get(home));
  expect(Object.keys(first ?? {})).toHaveLength(SEARCHES.length + ASKED.length + 1);
  for (const part of Object.keys(first ?? {})) expect(second?.[part], part).toEqual(first?.[part]);
});
