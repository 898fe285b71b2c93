import { expect, type Page } from '@playwright/test';
import { startRecipeSite, test, type RecipeSite } from '../helpers/recipe-site';

test.describe.configure({ mode: 'default' });

const PLACE = 'KOP005614';
/** Generous limit for the next read of the slug list on a busy machine. */
const MAX_DISCOVERY_MS = 15_000;

async function readStatus(recipeSite: RecipeSite, slug: string): Promise<number> {
  return (await fetch(`${recipeSite.url}/recipes/${slug}`)).status;
}

async function expectListed(page: Page, title: string, isListed: boolean) {
  await page.goto('/recipies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toHaveCount(
    isListed ? 1 : 0,
  );
}

async function publish(recipeSite: RecipeSite, slug: string, title: string) {
  const { error } = await recipeSite.database.service
    .from('posts')
    .insert({ slug, title, status: 'published', content: '<p>First text</p>' });
  expect(error).toBeNull();
  await recipeSite.callWebhook('INSERT', slug, null);
}

test.describe('first visit after the webhook', () => {
  test('shows a new recipe, after a 404 at its address', async ({ page, recipeSite }) => {
    expect(await readStatus(recipeSite, 'fresh-soup')).toBe(404);
    await expectListed(page, 'Fresh soup', false);
    const { error } = await recipeSite.database.service.from('posts').insert({
      slug: 'fresh-soup',
      title: 'Fresh soup',
      status: 'published',
      content: { html: 'Hot.' },
    });
    expect(error).toBeNull();
    expect((await recipeSite.callWebhook('INSERT', 'fresh-soup', null)).status).toBe(200);
    expect(await readStatus(recipeSite, 'fresh-soup')).toBe(200);
    await expectListed(page, 'Fresh soup', true);
  });

  test('shows a changed text and title', async ({ page, recipeSite }) => {
    await publish(recipeSite, 'edited', 'Before the edit');
    for (const path of ['/ja/recipes/edited', '/recipes/edited']) {
      await page.goto(path);
      await expect(page.getByText('First text')).toBeVisible();
    }
    await recipeSite.database.service
      .from('posts')
      .update({ title: 'After the edit', content: { html: '<p>Second text</p>' } })
      .eq('slug', 'edited');
    await page.goto('/recipes/edited');
    await expect(page.getByText('First text')).toBeVisible();
    await recipeSite.callWebhook('UPDATE', 'edited', 'edited');
    for (const path of ['/recipes/edited', '/ja/recipes/edited']) {
      await page.goto(path);
      await expect(page.getByText('Second text')).toBeVisible();
    }
    await expectListed(page, 'After the edit', true);
    await expectListed(page, 'Before the edit', false);
  });

  test('hides an unpublished recipe, and shows it when published again', async ({
    page,
    recipeSite,
  }) => {
    await publish(recipeSite, 'hidden', 'Hidden soup');
    expect(await readStatus(recipeSite, 'hidden')).toBe(200);
    const setStatus = async (status: 'archived' | 'published') => {
      await recipeSite.database.service.from('posts').update({ status }).eq('slug', 'hidden');
      await recipeSite.callWebhook('UPDATE', 'hidden', 'hidden');
    };
    await setStatus('archived');
    expect(await readStatus(recipeSite, 'hidden')).toBe(404);
    await expectListed(page, 'Hidden soup', false);
    await setStatus('published');
    expect(await readStatus(recipeSite, 'hidden')).toBe(200);
    await expectListed(page, 'Hidden soup', true);
  });

  test('shows a recipe at its new address only', async ({ page, recipeSite }) => {
    await publish(recipeSite, 'old-name', 'Renamed soup');
    expect(await readStatus(recipeSite, 'old-name')).toBe(200);
    expect(await readStatus(recipeSite, 'new-name')).toBe(404);
    await recipeSite.database.service
      .from('posts')
      .update({ slug: 'new-name' })
      .eq('slug', 'old-name');
    await recipeSite.callWebhook('UPDATE', 'new-name', 'old-name');
    expect(await readStatus(recipeSite, 'old-name')).toBe(404);
    expect(await readStatus(recipeSite, 'new-name')).toBe(200);
    await page.goto('/recipies');
    await page.getByRole('link', { name: 'Renamed soup' }).click();
    await expect(page).toHaveURL(/\/recipes\/new-name$/);
  });

  test('hides a deleted recipe', async ({ page, recipeSite }) => {
    await publish(recipeSite, 'gone', 'Gone soup');
    expect(await readStatus(recipeSite, 'gone')).toBe(200);
    await recipeSite.database.service.from('posts').delete().eq('slug', 'gone');
    await recipeSite.callWebhook('DELETE', null, 'gone');
    expect(await readStatus(recipeSite, 'gone')).toBe(404);
    await expectListed(page, 'Gone soup', false);
  });

  for (const places of [[PLACE], 'all'] as const) {
    const name = places === 'all' ? 'all of them' : 'one';
    test(`renders a place again after a sync of ${name}, in every language`, async ({
      recipeSite,
    }) => {
      const paths = [`/places/${PLACE}`, `/ja/places/${PLACE}`];
      const readCache = async (path: string) => {
        const response = await fetch(recipeSite.url + path);
        expect([path, response.status]).toEqual([path, 200]);
        await response.arrayBuffer();
        return response.headers.get('x-nextjs-cache');
      };
      for (const path of paths) {
        await readCache(path);
        expect([path, await readCache(path)]).toEqual([path, 'HIT']);
      }
      const response = await recipeSite.callPlacesWebhook(places === 'all' ? places : [...places]);
      expect(response.status).toBe(200);
      for (const path of paths) {
        expect([path, await readCache(path)]).not.toEqual([path, 'HIT']);
        expect([path, await readCache(path)]).toEqual([path, 'HIT']);
      }
    });
  }

  test('updates the sitemap and the feed', async ({ recipeSite }) => {
    const read = async (path: string) => (await fetch(`${recipeSite.url}${path}`)).text();
    expect(await read('/sitemap.xml')).not.toContain('/recipes/announced');
    expect(await read('/feed.xml')).not.toContain('Announced soup');
    await publish(recipeSite, 'announced', 'Announced soup');
    expect(await read('/sitemap.xml')).toContain('/recipes/announced');
    expect(await read('/feed.xml')).toContain('Announced soup');
  });
});

test('a recipe published without a webhook is found within seconds', async ({ recipeSite }) => {
  expect(await readStatus(recipeSite, 'untold')).toBe(404);
  await recipeSite.database.service
    .from('posts')
    .insert({ slug: 'untold', title: 'Untold', status: 'published', content: '<p>Text</p>' });
  await expect
    .poll(() => readStatus(recipeSite, 'untold'), { timeout: MAX_DISCOVERY_MS })
    .toBe(200);
});

test('unauthorized callers cannot expire pages', async ({ recipeSite }) => {
  const call = (init: RequestInit) => fetch(`${recipeSite.url}/api/revalidate`, init);
  expect((await call({ method: 'POST', body: '{}' })).status).toBe(401);
  const wrong = { 'x-revalidate-secret': 'a-secret-for-the-journeyz' };
  expect((await call({ method: 'POST', body: '{}', headers: wrong })).status).toBe(401);
  expect((await call({ method: 'GET' })).status).toBe(405);
});

test('the embedded database calls the webhook', async ({ page }) => {
  const recipeSite = await startRecipeSite({ hasWebhook: true });
  try {
    expect(await readStatus(recipeSite, 'from-studio')).toBe(404);
    await recipeSite.database.service.from('posts').insert({
      slug: 'from-studio',
      title: 'From Studio',
      status: 'published',
      content: { html: 'Hi' },
    });
    await expect
      .poll(() => readStatus(recipeSite, 'from-studio'), { timeout: MAX_DISCOVERY_MS })
      .toBe(200);
    await page.goto(`${recipeSite.url}/recipies`);
    await expect(page.getByRole('heading', { name: 'From Studio' })).toBeVisible();
  } finally {
    await recipeSite.stop();
  }
});
