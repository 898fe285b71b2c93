import { expect, type Page } from '@playwright/test';
import { openKitchen, test, type Kitchen } from './helpers/kitchen';

test.describe.configure({ mode: 'default' });

const PLACE = 'KOP005614';
/** Many times what a site needs to look for what nobody told it of: a busy machine answers late. */
const SOON_MS = 15_000;

async function readStatus(kitchen: Kitchen, slug: string): Promise<number> {
  return (await fetch(`${kitchen.url}/recipes/${slug}`)).status;
}

async function expectListed(page: Page, title: string, isListed: boolean) {
  await page.goto('/recipies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toHaveCount(
    isListed ? 1 : 0,
  );
}

async function publish(kitchen: Kitchen, slug: string, title: string) {
  const { error } = await kitchen.database.service
    .from('posts')
    .insert({ slug, title, status: 'published', content: '<p>First text</p>' });
  expect(error).toBeNull();
  await kitchen.announce('INSERT', slug, null);
}

test.describe('after the webhook the very next visit shows', () => {
  test('a new recipe, though its address was just a 404', async ({ page, kitchen }) => {
    expect(await readStatus(kitchen, 'fresh-soup')).toBe(404);
    await expectListed(page, 'Fresh soup', false);
    const { error } = await kitchen.database.service.from('posts').insert({
      slug: 'fresh-soup',
      title: 'Fresh soup',
      status: 'published',
      content: { html: 'Hot.' },
    });
    expect(error).toBeNull();
    expect((await kitchen.announce('INSERT', 'fresh-soup', null)).status).toBe(200);
    expect(await readStatus(kitchen, 'fresh-soup')).toBe(200);
    await expectListed(page, 'Fresh soup', true);
  });

  test('a changed text and title', async ({ page, kitchen }) => {
    await publish(kitchen, 'edited', 'Before the edit');
    for (const path of ['/ja/recipes/edited', '/recipes/edited']) {
      await page.goto(path);
      await expect(page.getByText('First text')).toBeVisible();
    }
    await kitchen.database.service
      .from('posts')
      .update({ title: 'After the edit', content: { html: '<p>Second text</p>' } })
      .eq('slug', 'edited');
    await page.goto('/recipes/edited');
    await expect(page.getByText('First text')).toBeVisible();
    await kitchen.announce('UPDATE', 'edited', 'edited');
    for (const path of ['/recipes/edited', '/ja/recipes/edited']) {
      await page.goto(path);
      await expect(page.getByText('Second text')).toBeVisible();
    }
    await expectListed(page, 'After the edit', true);
    await expectListed(page, 'Before the edit', false);
  });

  test('nothing of a recipe that was unpublished, and all of it when it comes back', async ({
    page,
    kitchen,
  }) => {
    await publish(kitchen, 'hidden', 'Hidden soup');
    expect(await readStatus(kitchen, 'hidden')).toBe(200);
    const setStatus = async (status: 'archived' | 'published') => {
      await kitchen.database.service.from('posts').update({ status }).eq('slug', 'hidden');
      await kitchen.announce('UPDATE', 'hidden', 'hidden');
    };
    await setStatus('archived');
    expect(await readStatus(kitchen, 'hidden')).toBe(404);
    await expectListed(page, 'Hidden soup', false);
    await setStatus('published');
    expect(await readStatus(kitchen, 'hidden')).toBe(200);
    await expectListed(page, 'Hidden soup', true);
  });

  test('a recipe at its new address only', async ({ page, kitchen }) => {
    await publish(kitchen, 'old-name', 'Renamed soup');
    expect(await readStatus(kitchen, 'old-name')).toBe(200);
    expect(await readStatus(kitchen, 'new-name')).toBe(404);
    await kitchen.database.service
      .from('posts')
      .update({ slug: 'new-name' })
      .eq('slug', 'old-name');
    await kitchen.announce('UPDATE', 'new-name', 'old-name');
    expect(await readStatus(kitchen, 'old-name')).toBe(404);
    expect(await readStatus(kitchen, 'new-name')).toBe(200);
    await page.goto('/recipies');
    await page.getByRole('link', { name: 'Renamed soup' }).click();
    await expect(page).toHaveURL(/\/recipes\/new-name$/);
  });

  test('nothing of a recipe that was deleted', async ({ page, kitchen }) => {
    await publish(kitchen, 'gone', 'Gone soup');
    expect(await readStatus(kitchen, 'gone')).toBe(200);
    await kitchen.database.service.from('posts').delete().eq('slug', 'gone');
    await kitchen.announce('DELETE', null, 'gone');
    expect(await readStatus(kitchen, 'gone')).toBe(404);
    await expectListed(page, 'Gone soup', false);
  });

  for (const places of [[PLACE], 'all'] as const) {
    const name = places === 'all' ? 'all of them' : 'one';
    test(`a place made anew when a sync changed ${name}, in every language`, async ({
      kitchen,
    }) => {
      const paths = [`/places/${PLACE}`, `/ja/places/${PLACE}`];
      const readCache = async (path: string) => {
        const response = await fetch(kitchen.url + path);
        expect([path, response.status]).toEqual([path, 200]);
        await response.arrayBuffer();
        return response.headers.get('x-nextjs-cache');
      };
      for (const path of paths) {
        await readCache(path);
        expect([path, await readCache(path)]).toEqual([path, 'HIT']);
      }
      const told = await kitchen.announcePlaces(places === 'all' ? places : [...places]);
      expect(told.status).toBe(200);
      for (const path of paths) {
        expect([path, await readCache(path)]).not.toEqual([path, 'HIT']);
        expect([path, await readCache(path)]).toEqual([path, 'HIT']);
      }
    });
  }

  test('in the sitemap and the feed too', async ({ kitchen }) => {
    const read = async (path: string) => (await fetch(`${kitchen.url}${path}`)).text();
    expect(await read('/sitemap.xml')).not.toContain('/recipes/announced');
    expect(await read('/feed.xml')).not.toContain('Announced soup');
    await publish(kitchen, 'announced', 'Announced soup');
    expect(await read('/sitemap.xml')).toContain('/recipes/announced');
    expect(await read('/feed.xml')).toContain('Announced soup');
  });
});

test('a recipe that nobody told the site of is found soon at its address', async ({ kitchen }) => {
  expect(await readStatus(kitchen, 'untold')).toBe(404);
  await kitchen.database.service
    .from('posts')
    .insert({ slug: 'untold', title: 'Untold', status: 'published', content: '<p>Text</p>' });
  await expect.poll(() => readStatus(kitchen, 'untold'), { timeout: SOON_MS }).toBe(200);
});

test('a stranger cannot expire anything', async ({ kitchen }) => {
  const call = (init: RequestInit) => fetch(`${kitchen.url}/api/revalidate`, init);
  expect((await call({ method: 'POST', body: '{}' })).status).toBe(401);
  const wrong = { 'x-revalidate-secret': 'a-secret-for-the-journeyz' };
  expect((await call({ method: 'POST', body: '{}', headers: wrong })).status).toBe(401);
  expect((await call({ method: 'GET' })).status).toBe(405);
});

test('the embedded database tells the site by itself', async ({ page }) => {
  const kitchen = await openKitchen({ hasWebhook: true });
  try {
    expect(await readStatus(kitchen, 'from-studio')).toBe(404);
    await kitchen.database.service.from('posts').insert({
      slug: 'from-studio',
      title: 'From Studio',
      status: 'published',
      content: { html: 'Hi' },
    });
    await expect.poll(() => readStatus(kitchen, 'from-studio'), { timeout: SOON_MS }).toBe(200);
    await page.goto(`${kitchen.url}/recipies`);
    await expect(page.getByRole('heading', { name: 'From Studio' })).toBeVisible();
  } finally {
    await kitchen.stop();
  }
});
