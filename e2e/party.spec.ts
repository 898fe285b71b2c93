import { expect, test, type Page } from '@playwright/test';
import { waitUntilPageCached, waitUntilShellCached } from './helpers/deployment';
import { holdLunchTime } from './helpers/lunch-time';
import { SIX_PEOPLE, storeParty, TWO_PEOPLE } from './helpers/party';
import { openVeganResults, resultCards, tap, walkToPreferences } from './helpers/search-steps';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Who’s eating?' });
const row = (page: Page) =>
  page.getByRole('button', { name: /^(?:Eating with someone|Who’s eating)/ });

test.beforeEach(({ page }) => holdLunchTime(page));

test('a vegetarian and a meat eater find a place for both in the first three cards', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await walkToPreferences(page, 'Insadong', '500m');
  await tap(page, 'button', 'Vegetarian');
  await row(page).tap();
  await sheet(page).getByRole('button', { name: 'Add someone' }).tap();
  await sheet(page).getByRole('textbox', { name: 'Nickname' }).fill('Bartholomew');
  await sheet(page).getByRole('button', { name: 'Pork' }).tap();
  await sheet(page).getByRole('button', { name: 'Beef' }).tap();
  await sheet(page).getByRole('button', { name: 'Done' }).tap();
  await expect(row(page)).toContainText(/^Who’s eating\?You\s· Bartholomew: pork, beef/);

  const request = page.waitForRequest('**/api/rec/get-filtered-restaurants-eng');
  await tap(page, 'button', 'I’m all set!');
  await tap(page, 'button', /^Lacto-Ovo/);
  await tap(page, 'button', 'Show me the results!');
  await expect(page.getByText(/^You, Bartholomew\s· Insadong\s· 500\sm$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Works for everyone \(\d+\)$/ })).toBeVisible();
  const verdicts = await Promise.all([0, 1, 2].map((at) => resultCards(page).nth(at).innerText()));
  expect(verdicts.filter((text) => text.includes('Works for both')).length).toBeGreaterThan(0);
  // Names stay on the phone.
  expect((await request).postData()).not.toContain('Bartholomew');
  expect(urls.filter((url) => url.includes('Bartholomew'))).toEqual([]);

  await page.reload();
  await expect(resultCards(page).first()).toContainText('Bartholomew');
});

test('someone is added on the steps before and after the preferences', async ({ page }) => {
  await page.goto('/location', { waitUntil: 'networkidle' });
  await row(page).tap();
  await sheet(page).getByRole('button', { name: 'Add someone' }).tap();
  await sheet(page).getByRole('button', { name: 'Pork' }).tap();
  await sheet(page).getByRole('button', { name: 'Done' }).tap();
  await expect(row(page)).toContainText(/^Who’s eating\?You\s· pork/);
  expect((await row(page).boundingBox())?.height).toBeLessThan(80);
  await tap(page, 'link', /^Insadong/);
  await expect(row(page)).toContainText(/^Who’s eating\?You\s· pork/);
  await tap(page, 'button', '500m');
  await tap(page, 'button', 'Vegetarian');
  await tap(page, 'button', 'I’m all set!');
  await expect(page).toHaveURL(/\/veganpreferences$/);
  await expect(row(page)).toContainText(/^Who’s eating\?You\s· pork/);
});

test('removes a person from the results and brings her back', async ({ page }) => {
  await storeParty(page, TWO_PEOPLE);
  await openVeganResults(page, 'Itaewon', '1000m', 'strictVegan');
  await expect(resultCards(page).first()).toContainText('Ben');
  await tap(page, 'button', /^Edit/);
  await row(page).tap();
  await sheet(page).getByRole('button', { name: 'Ben', exact: true }).tap();
  await sheet(page).getByRole('button', { name: 'Remove Ben' }).tap();
  await sheet(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(sheet(page).getByRole('button', { name: 'Ben', exact: true })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Remove Ben' }).tap();
  await sheet(page).getByRole('button', { name: 'Done' }).tap();
  // The list is that of one person again.
  await expect(page.getByText(/^Strict vegan\s· Itaewon\s· 1\skm$/)).toBeVisible();
  await expect(resultCards(page).first()).not.toContainText('Ben');
});

test('asks about a severe allergy of one at a table of six', async ({ page }) => {
  await storeParty(page, SIX_PEOPLE);
  await openVeganResults(page, 'Itaewon', '1000m', 'strictVegan');
  await expect(resultCards(page).first()).toContainText(/Bartholomew/);
  await expect(page.getByText('A severe allergy at the table: always ask')).toHaveCount(1);
});

test('a friend joins through a link that has only what the sender ticked', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => sessionStorage.setItem('shared', url ?? '');
  });
  await storeParty(page, TWO_PEOPLE);
  await openVeganResults(page, 'Insadong', '500m', 'strictVegan');
  await tap(page, 'button', 'Share this list');
  await page.getByRole('radio', { name: 'Ask a friend what they eat' }).check();
  const getLink = async () => {
    await tap(page, 'button', 'Send the link');
    return page.evaluate(() => sessionStorage.getItem('shared') ?? '');
  };
  expect(await getLink()).toMatch(/\/share\?area=\d+&radius=500#join$/);
  await page.getByRole('checkbox', { name: 'Tell them my diet: Strict vegan' }).check();
  const link = await getLink();
  expect(link).toMatch(/#join&diet=strictVegan$/);

  const friend = await (await browser.newContext()).newPage();
  const urls: string[] = [];
  friend.on('request', (request) => urls.push(request.url()));
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(
    'A friend wants to eat with you',
  );
  await expect(friend.getByText('For them: strict vegan')).toBeVisible();
  await tap(friend, 'button', 'Add what I eat');
  await expect(friend).toHaveURL(/\/preferences$/);
  await expect(row(friend)).toContainText(/^Who’s eating\?You\s· Someone: strict vegan/);
  await tap(friend, 'button', 'Pork');
  await tap(friend, 'button', 'I’m all set!');
  await expect(friend.getByText(/^You, Someone\s· Insadong\s· 500\sm$/)).toBeVisible();
  await expect(resultCards(friend).first()).toContainText('Someone');
  expect(urls.filter((url) => url.includes('join'))).toEqual([]);
  await friend.context().close();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page of a place answers for everyone', async ({ page }) => {
    await storeParty(page, TWO_PEOPLE);
    await page.goto('/places/KOP005614');
    const answer = page.getByRole('main').getByRole('status').first();
    await expect(answer).toContainText(/for (?:both|you)/);
    const dishes = page.getByRole('list', { name: 'Dishes' });
    await expect(dishes.getByText('Ben').first()).toBeVisible();
    await waitUntilShellCached(page);
    await waitUntilPageCached(page, '/places/KOP005614');
    await page.context().setOffline(true);
    await page.reload();
    await expect(answer).toContainText(/for (?:both|you)/);
    await expect(dishes.getByText('Ben').first()).toBeVisible();
  });
});
