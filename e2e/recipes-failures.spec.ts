import { expect, test } from '@playwright/test';
import { startTestDatabase } from '../__tests__/helpers/database';
import { expectNoViolations } from './helpers/axe';
import { expectGreenToTheCorners, openKitchen, readColour } from './helpers/kitchen';

test('a database that goes away takes no page with it, and nothing wrong is kept', async ({
  page,
}) => {
  const kitchen = await openKitchen();
  let database = kitchen.database;
  const open = (path: string) => page.goto(kitchen.url + path);
  try {
    expect((await open('/recipies'))?.status()).toBe(200);
    expect((await open('/recipes/kimchi-jjigae'))?.status()).toBe(200);
    await database.service
      .from('posts')
      .insert({ slug: 'unseen', title: 'Unseen', status: 'published' });
    await database.stop();

    // Seen before: still there, also when it is time to look for a newer one.
    await kitchen.passTenMinutes();
    for (const path of ['/recipies', '/recipes/kimchi-jjigae']) {
      for (let visit = 0; visit < 3; visit += 1) {
        expect([path, (await open(path))?.status()]).toEqual([path, 200]);
        await expect(page.getByText('Kimchi Stew (Kimchi-jjigae)').first()).toBeVisible();
      }
    }

    // Never seen: the error page, green and whole.
    expect((await open('/recipes/unseen'))?.status()).toBe(500);
    await expect(page.getByRole('heading')).toHaveText(
      'An error occurred while loading the recipe.',
    );
    await expectGreenToTheCorners(page);
    for (const theme of ['light', 'dark'] as const) await expectNoViolations(page, theme);
    await page.getByRole('link', { name: 'Go back to recipe list' }).click();
    await expect(page).toHaveURL(/\/recipies$/);

    // A slug nobody asked for before: not a 404, for nobody could look.
    expect((await open('/recipes/never-asked-for'))?.status()).toBe(500);

    database = await startTestDatabase({
      dataDir: kitchen.database.dataDir,
      port: Number(new URL(kitchen.database.url).port),
      keys: kitchen.database,
    });
    expect((await open('/recipes/unseen'))?.status()).toBe(200);
    expect((await open('/recipes/no-such-recipe'))?.status()).toBe(404);

    // Changed while it was away, and nobody told the site: the time-based window brings it in.
    await database.service.from('posts').update({ title: 'New title' }).eq('slug', 'kimchi-jjigae');
    await kitchen.passTenMinutes();
    await open('/recipes/kimchi-jjigae');
    await expect(async () => {
      await open('/recipes/kimchi-jjigae');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('New title', {
        timeout: 500,
      });
    }).toPass({ timeout: 30_000 });
  } finally {
    await database.stop();
    await kitchen.stop();
  }
});

test('a list that cannot be made shows the service’s message in red, and tries again', async ({
  page,
}) => {
  const kitchen = await openKitchen();
  let database = kitchen.database;
  await database.stop();
  try {
    expect((await page.goto(`${kitchen.url}/recipies`))?.status()).toBe(500);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('TypeError: fetch failed');
    await expect(alert).toHaveCSS('color', await readColour(page, 'danger'));
    for (const theme of ['light', 'dark'] as const) await expectNoViolations(page, theme);
    database = await startTestDatabase({
      dataDir: kitchen.database.dataDir,
      port: Number(new URL(kitchen.database.url).port),
      keys: kitchen.database,
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  } finally {
    await database.stop();
    await kitchen.stop();
  }
});
