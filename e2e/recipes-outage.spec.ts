import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { postJson, readPage, startInstance, type Instance } from './helpers/machines';

test.describe.configure({ mode: 'serial' });

const SECRET = 'the-kitchen-has-this-secret';
const LIST = '/recipies';
const RECIPE = '/recipes/soup';
const UNSEEN = '/recipes/unseen-soup';
const AT = '2026-01-01T00:00:00+00:00';
const WELL_WITHIN_MS = 15_000;

let database: Server;
let site: Instance;
let title: string;
let answer: (response: ServerResponse, slug: string | null) => void;

/** What Supabase answers: the one row with the slug asked for, or all. */
const answerWell: typeof answer = (response, slug) => {
  const rows = ['soup', 'stew', 'unseen-soup'].map((name) => ({
    ...{ slug: name, title: `${title} ${name}`, excerpt: null, thumbnail_url: null, tags: [] },
    ...{ published_at: AT, updated_at: AT, servings: 2, time_cook: 10, content: '<p>Text</p>' },
  }));
  response.end(JSON.stringify(rows.filter((row) => slug === null || row.slug === slug)));
};

test.beforeAll(async () => {
  title = 'First';
  answer = answerWell;
  database = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://database');
    response.setHeader('content-type', 'application/json');
    answer(response, searchParams.get('slug')?.replace('eq.', '') ?? null);
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  site = await startInstance({
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_ANON_KEY: 'a-key',
    REVALIDATE_SECRET: SECRET,
  });
});

test.afterAll(async () => {
  await site.stop();
  database.closeAllConnections();
  database.close();
});

function announce(slug: string): Promise<Response> {
  const record = { slug };
  const change = { type: 'UPDATE', schema: 'public', table: 'posts', record, old_record: record };
  return postJson(`${site.url}/api/revalidate`, change, { 'x-revalidate-secret': SECRET });
}

async function expectAllShow(text: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, html } = await readPage(site.url, path);
    expect([path, status, html.includes(`${text} soup`)]).toEqual([path, 200, true]);
  }
}

const FAULTS: [string, typeof answer][] = [
  ['hangs up', (response) => void response.destroy()],
  ['never answers', () => undefined],
  ['answers HTML', (response) => void response.end('<html>Service</html>')],
];

for (const [name, fault] of FAULTS) {
  test(`a change told while the database ${name} takes no page away, and shows by itself`, async () => {
    title = `Before it ${name}`;
    answer = answerWell;
    expect((await announce('soup')).status).toBe(200);
    await expectAllShow(title, [LIST, RECIPE, '/feed.xml']);

    answer = fault;
    const told = await announce('soup');
    expect(told.status).toBe(503);
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let visit = 0; visit < 3; visit += 1)
      await expectAllShow(title, [LIST, RECIPE, '/feed.xml']);

    title = `After it ${name}`;
    answer = answerWell;
    await expect(() => expectAllShow(title, [LIST, RECIPE, '/feed.xml'])).toPass({
      timeout: WELL_WITHIN_MS,
    });
  });
}

test('a page that changed and cannot be made anew is shown as it was, until it can', async () => {
  title = 'Good';
  answer = answerWell;
  expect((await announce('soup')).status).toBe(200);
  await expectAllShow('Good', [LIST, RECIPE, '/feed.xml']);
  expect((await announce('soup')).status).toBe(200);
  answer = (response) => void response.destroy();
  // Whoever comes first finds out.
  for (const path of [LIST, RECIPE]) expect((await readPage(site.url, path)).status).toBe(500);
  await expectAllShow('Good', [LIST, RECIPE, '/feed.xml']);
  title = 'Better';
  answer = answerWell;
  await expect(() => expectAllShow('Better', [LIST, RECIPE])).toPass({ timeout: WELL_WITHIN_MS });
});

test('what cannot be shown says so, and is well with the database', async ({ page }) => {
  answer = (response) => void response.destroy();
  expect((await page.goto(site.url + UNSEEN))?.status()).toBe(500);
  await expect(page.getByRole('heading')).toHaveText('An error occurred while loading the recipe.');
  await expect(page).toHaveTitle(/^The recipe did not load/);
  answer = answerWell;
  expect((await page.goto(site.url + UNSEEN))?.status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what does not exist says so', async ({ page }) => {
    for (const path of ['/recipes/no-such-recipe', '/recipes/No%20Slug']) {
      expect((await page.goto(site.url + path))?.status()).toBe(404);
      await expect(page.getByRole('heading')).toHaveText('Recipe not found.');
      await page.getByRole('link', { name: 'Go back to recipe list' }).click();
      await expect(page).toHaveURL(/\/recipies$/);
    }
    expect((await page.goto(`${site.url}/recipies/elsewhere`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a server that asks its database on stops when it is told to', async () => {
  answer = () => undefined;
  expect((await announce('soup')).status).toBe(503);
  await site.stop();
});
