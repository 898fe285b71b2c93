import { expect } from '@playwright/test';
import { REC_PATHS } from '../lib/search/contract/rec-endpoints';
import { resultCards, tap, walkToPreferences, walkToResults } from './helpers/search-steps';
import { SERVICE_ROWS, SERVICE_TOTAL, test } from './helpers/tourism-service';

test.describe.configure({ mode: 'serial' });

test('lists what the tourism service chose, with our reading of the menus that came', async ({
  page,
  site: { service },
}) => {
  await page.clock.install({ time: new Date('2026-11-25T15:00+09:00') });
  await walkToPreferences(page, 'Myeongdong', '500m');
  await page.getByText('Any allergies?').tap();
  await page.getByRole('checkbox', { name: 'shrimp', exact: true }).tap();
  await tap(page, 'button', 'Done');
  await tap(page, 'button', 'Pork');
  await tap(page, 'button', 'Beef');
  await tap(page, 'button', 'I’m all set!');
  await expect(page).toHaveURL(/\/results$/);

  await expect(page.getByText(`${SERVICE_TOTAL} Results`)).toBeVisible();
  await expect(resultCards(page)).toHaveCount(10);
  const card = (at: number) => resultCards(page).nth(at);
  for (const at of [0, 1, 2]) {
    await expect(card(at)).toContainText('Chosen by the tourism service for: pork, beef');
    await expect(card(at)).toContainText('it doesn’t know your allergies');
    await expect(card(at)).toContainText('Open until 22:00');
  }
  await expect(card(0)).toContainText(/Our reading of the menu: .*Pork Belly 삼겹살/s);
  await expect(card(1)).toContainText('Our reading of the menu: Nothing on it fits');
  await expect(card(2)).toContainText('nothing is checked, not even for allergies');
  await expect(page.getByText('Not checked for you yet')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Sure for you/ })).toHaveCount(0);

  // The service gets the specified bodies: its own rows, and no allergy.
  expect(service.requests.map(({ path }) => path)).toEqual([
    REC_PATHS.contentIds,
    REC_PATHS.filter,
    REC_PATHS.page,
  ]);
  expect(service.requests.slice(1).map(({ body }) => body)).toEqual([
    {
      contentIdList: SERVICE_ROWS.map(({ contentId }) => contentId),
      userPref: expect.stringMatching(/^[가-힣, ]+$/),
    },
    { restaurantInfo: SERVICE_ROWS.slice(0, 10), page: 1, pageSize: 10 },
  ]);

  await tap(page, 'button', 'Load more');
  await expect(resultCards(page)).toHaveCount(SERVICE_ROWS.length);
  await tap(page, 'button', 'Load more');
  await expect(
    page.getByRole('status').filter({ hasText: `${SERVICE_TOTAL} Results` }),
  ).toContainText('only 15 came through');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);

  await tap(page, 'button', 'Open now');
  await expect(page.getByRole('status').filter({ hasText: /^15 Results/ })).toBeVisible();
  await tap(page, 'button', 'Map');
  await expect(page.getByText('These places came without a position on the map.')).toBeVisible();
  await tap(page, 'button', 'Show the list');
  await resultCards(page).first().getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diner T0');
  await expect(page.getByText(/Our reading of the menu:/)).toBeVisible();
  await expect(page.getByText('11:30', { exact: false }).first()).toBeVisible();
});

test('translates no empty list', async ({ page, site: { service } }) => {
  service.rows = [];
  service.requests.length = 0;
  await walkToResults(page, 'Hongdae', '500m', ['Duck']);
  await expect(page.getByText('0 Results')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing fits this time' })).toBeVisible();
  expect(service.requests.map(({ path }) => path)).not.toContain(REC_PATHS.page);
  service.rows = SERVICE_ROWS;
});

// Different searches: responses are cached.
for (const [name, status, isTimeout, meat] of [
  ['fails', 500, false, 'Chicken'],
  ['does not answer', undefined, true, 'Lamb'],
] as const) {
  test(`shows the time-out screen when the service ${name} @deep`, async ({
    page,
    site: { service },
  }) => {
    await walkToPreferences(page, 'Itaewon', '500m');
    await tap(page, 'button', meat);
    service.status = status;
    await tap(page, 'button', 'I’m all set!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Oops! Looks like we lost Kioot',
    );
    await expect(page.getByText(/timed out/)).toHaveCount(isTimeout ? 1 : 0);
    service.status = 200;
    await tap(page, 'link', 'Search again');
    await expect(page.getByText(`${SERVICE_TOTAL} Results`)).toBeVisible();
  });
}

test('the about page does not describe restaurants of ours', async ({ page }) => {
  for (const [path, text] of [
    ['/intro', 'come from another service'],
    ['/zh-Hant/intro', '來自另一項服務'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByText('TourAPI')).toHaveCount(0);
  }
});
