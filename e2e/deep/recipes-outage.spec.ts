import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { postJson, readPage, startInstance, type Instance } from '../helpers/instances';

test.describe.configure({ mode: 'serial' });

const SECRET = 'secret-of-the-recipe-site';
const LIST = '/recipies';
const RECIPE = '/recipes/soup';
const UNVISITED_RECIPE = '/recipes/unseen-soup';
const TIMESTAMP = '2026-01-01T00:00:00+00:00';
const MAX_RECOVERY_MS = 15_000;

let database: Server;
let site: Instance;
let title: string;
let answer: (response: ServerResponse, slug: string | null) => void;

/** PostgREST stub: the row with the requested slug, or all rows. */
const answerNormally: typeof answer = (response, slug) => {
  const rows = ['soup', 'stew', 'unseen-soup'].map((name) => ({
    ...{ slug: name, title: `${title} ${name}`, excerpt: null, thumbnail_url: null, tags: [] },
    ...{
      published_at: TIMESTAMP,
      updated_at: TIMESTAMP,
      servings: 2,
      time_cook: 10,
      content: '<p>Text</p>',
    },
  }));
  response.end(JSON.stringify(rows.filter((row) => slug === null || row.slug === slug)));
};

test.beforeAll(async () => {
  title = 'First';
  answer = answerNormally;
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

function callWebhook(slug: string): Promise<Response> {
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
  test(`a change announced while the database ${name} removes no page and is shown later`, async () => {
    title = `Before it ${name}`;
    answer = answerNormally;
    expect((await callWebhook('soup')).status).toBe(200);
    await expectAllShow(title, [LIST, RECIPE, '/feed.xml']);

    answer = fault;
    const response = await callWebhook('soup');
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let visit = 0; visit < 3; visit += 1)
      await expectAllShow(title, [LIST, RECIPE, '/feed.xml']);

    title = `After it ${name}`;
    answer = answerNormally;
    await expect(() => expectAllShow(title, [LIST, RECIPE, '/feed.xml'])).toPass({
      timeout: MAX_RECOVERY_MS,
    });
  });
}

test('an expired page that cannot be rendered is served stale until it can', async () => {
  title = 'Good';
  answer = answerNormally;
  expect((await callWebhook('soup')).status).toBe(200);
  await expectAllShow('Good', [LIST, RECIPE, '/feed.xml']);
  expect((await callWebhook('soup')).status).toBe(200);
  answer = (response) => void response.destroy();
  // The first request after the expiry fails.
  for (const path of [LIST, RECIPE]) expect((await readPage(site.url, path)).status).toBe(500);
  await expectAllShow('Good', [LIST, RECIPE, '/feed.xml']);
  title = 'Better';
  answer = answerNormally;
  await expect(() => expectAllShow('Better', [LIST, RECIPE])).toPass({ timeout: MAX_RECOVERY_MS });
});

test('an unvisited recipe shows an error page until the database recovers', async ({ page }) => {
  answer = (response) => void response.destroy();
  expect((await page.goto(site.url + UNVISITED_RECIPE))?.status()).toBe(500);
  await expect(page.getByRole('heading')).toHaveText('An error occurred while loading the recipe.');
  await expect(page).toHaveTitle(/^The recipe didn’t load/);
  answer = answerNormally;
  expect((await page.goto(site.url + UNVISITED_RECIPE))?.status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('unknown recipes show a 404 page', async ({ page }) => {
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

test('a server that retries its database stops on request', async () => {
  answer = () => undefined;
  expect((await callWebhook('soup')).status).toBe(503);
  await site.stop();
});
