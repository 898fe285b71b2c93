import { expect, test } from '@playwright/test';
import { startTestDatabase } from '../../__tests__/helpers/database';
import { expectNoViolations } from '../helpers/axe';
import { expectGreenScreen, startRecipeSite, readColor } from '../helpers/recipe-site';

test('an outage of the database removes no cached page and caches no error', async ({ page }) => {
  const recipeSite = await startRecipeSite();
  let database = recipeSite.database;
  const open = (path: string) => page.goto(recipeSite.url + path);
  try {
    expect((await open('/recipies'))?.status()).toBe(200);
    expect((await open('/recipes/kimchi-jjigae'))?.status()).toBe(200);
    await database.service
      .from('posts')
      .insert({ slug: 'unseen', title: 'Unseen', status: 'published' });
    await database.stop();

    // Cached pages stay available, also when their revalidation is due.
    await recipeSite.advanceTenMinutes();
    for (const path of ['/recipies', '/recipes/kimchi-jjigae']) {
      for (let visit = 0; visit < 3; visit += 1) {
        expect([path, (await open(path))?.status()]).toEqual([path, 200]);
        await expect(page.getByText('Kimchi Stew (Kimchi-jjigae)').first()).toBeVisible();
      }
    }

    // Uncached page: error page in the brand color.
    expect((await open('/recipes/unseen'))?.status()).toBe(500);
    await expect(page.getByRole('heading')).toHaveText(
      'An error occurred while loading the recipe.',
    );
    await expectGreenScreen(page);
    for (const theme of ['light', 'dark'] as const) await expectNoViolations(page, theme);
    await page.getByRole('link', { name: 'Go back to recipe list' }).click();
    await expect(page).toHaveURL(/\/recipies$/);

    // Unknown slug: no 404 while the database cannot confirm it.
    expect((await open('/recipes/never-asked-for'))?.status()).toBe(500);

    database = await startTestDatabase({
      dataDir: recipeSite.database.dataDir,
      port: Number(new URL(recipeSite.database.url).port),
      keys: recipeSite.database,
    });
    // The site asks again a moment after the last failure.
    await expect(async () => expect((await open('/recipes/unseen'))?.status()).toBe(200)).toPass({
      timeout: 60_000,
    });
    expect((await open('/recipes/no-such-recipe'))?.status()).toBe(404);

    // Change without a webhook: time-based revalidation shows it.
    await database.service.from('posts').update({ title: 'New title' }).eq('slug', 'kimchi-jjigae');
    await recipeSite.advanceTenMinutes();
    await open('/recipes/kimchi-jjigae');
    await expect(async () => {
      await open('/recipes/kimchi-jjigae');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('New title', {
        timeout: 500,
      });
    }).toPass({ timeout: 30_000 });
  } finally {
    await database.stop();
    await recipeSite.stop();
  }
});

test('a list that cannot be rendered shows the service’s message in red and can be retried', async ({
  page,
}) => {
  const recipeSite = await startRecipeSite();
  let database = recipeSite.database;
  await database.stop();
  try {
    expect((await page.goto(`${recipeSite.url}/recipies`))?.status()).toBe(500);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('TypeError: fetch failed');
    await expect(alert).toHaveCSS('color', await readColor(page, 'danger'));
    for (const theme of ['light', 'dark'] as const) await expectNoViolations(page, theme);
    database = await startTestDatabase({
      dataDir: recipeSite.database.dataDir,
      port: Number(new URL(recipeSite.database.url).port),
      keys: recipeSite.database,
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  } finally {
    await database.stop();
    await recipeSite.stop();
  }
});
