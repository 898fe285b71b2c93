import { expect, test, type Page } from '@playwright/test';
import { changeFilters } from './helpers/filters';
import { openResults, resultCards } from './helpers/search-steps';

const FILTER = '**/api/rec/get-filtered-restaurants';

/** Two places with hours and one without, in the backend's format. */
const PLACES = [
  {
    contentId: '1',
    title: '낮밥집',
    opentimefood: '11:30~22:00 준비시간 15:00~17:00 마지막 주문 21:00',
    restdatefood: '연중무휴',
  },
  { contentId: '2', title: '밤술집', opentimefood: '18:00~02:00', restdatefood: '연중무휴' },
  { contentId: '3', title: '모르는집', opentimefood: '', restdatefood: '' },
];

/** Responds with translated rows, which include the parsed hours. */
async function mockPlaces(page: Page) {
  await page.route(FILTER, async (route) => {
    const translated = await page.request.post('/api/rec/translate-restaurant-pagination', {
      data: { restaurantInfo: PLACES, page: 1, pageSize: 10 },
    });
    const [group] = (await translated.json()) as [{ content: unknown[] }];
    await route.fulfill({ json: { restaurantInfo: group.content, total: PLACES.length } });
  });
}

async function openResultsAt(page: Page, seoul: string) {
  await page.clock.install({ time: new Date(`${seoul}+09:00`) });
  await mockPlaces(page);
  await openResults(page, 'Insadong', '500m', []);
}

const card = (page: Page, title: string) => resultCards(page).filter({ hasText: title });

for (const timezoneId of ['Asia/Seoul', 'America/New_York']) {
  test.describe(`in time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows the end of a break and later openings', async ({ page }) => {
      await openResultsAt(page, '2026-11-25T15:30');
      await expect(card(page, '낮밥집')).toContainText('Break until 17:00');
      await expect(card(page, '밤술집')).toContainText('Opens 18:00');
      await expect(card(page, '모르는집')).toContainText('Hours unknown');
    });

    test("shows places open past midnight and today's openings", async ({ page }) => {
      await openResultsAt(page, '2026-11-26T00:30');
      await expect(card(page, '밤술집')).toContainText('Open until 02:00');
      await expect(card(page, '낮밥집')).toContainText('Opens 11:30');
      await expect(card(page, '낮밥집')).not.toContainText('Thu');
    });

    test('updates at the next change, the last order and closing time', async ({ page }) => {
      await openResultsAt(page, '2026-11-25T16:58');
      const open = card(page, '낮밥집');
      await expect(open).toContainText('Break until 17:00');
      await page.clock.fastForward('02:30');
      await expect(open).toContainText('Last orders 21:00');
      await page.clock.fastForward('04:00:00');
      await expect(open).toContainText('Last orders passed');
      await page.clock.fastForward('01:00:00');
      await expect(open).toContainText('Opens Thu 11:30');
    });
  });
}

test('the filter "Open now" lists places that take orders, folds unknown hours and follows the clock', async ({
  page,
}) => {
  await openResultsAt(page, '2026-11-25T17:50');
  const filter = page.getByRole('button', { name: 'Open now' });
  await expect(filter).toHaveAttribute('aria-pressed', 'false');
  await expect(resultCards(page)).toHaveCount(3);

  await filter.tap();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(resultCards(page)).toHaveCount(1);
  await expect(page.getByText('1 Result', { exact: true })).toBeVisible();
  await expect(page.getByText('1 with hours unknown')).toBeVisible();
  await page.getByRole('button', { name: 'Hours unknown (1)' }).tap();
  await expect(page.getByRole('list', { name: 'Hours unknown' })).toContainText('모르는집');

  await page.clock.fastForward('11:00');
  await expect(page.getByText('2 Results', { exact: true })).toBeVisible();
  await expect(resultCards(page)).toHaveCount(2);

  await page.clock.fastForward('03:00:00');
  await expect(resultCards(page)).toHaveCount(1);
  await expect(card(page, '밤술집')).toBeVisible();

  await filter.tap();
  await expect(resultCards(page)).toHaveCount(3);
});

test('a list with nothing open names the next opening and leads to its time', async ({ page }) => {
  await openResultsAt(page, '2026-11-25T15:30');
  await expect(
    page.getByText(/^Nothing we know of is open now: .+ opens today at 17:00\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show 1 place open today at 17:00' }).tap();
  await expect(resultCards(page)).toHaveCount(1);
  await expect(page.getByText(/^Open today at 17:00/)).toBeVisible();
  await changeFilters(page, async (sheet) => {
    await sheet.getByRole('button', { name: 'Today 19:00' }).tap();
    await expect(sheet.getByRole('button', { name: 'Show 2 places' })).toBeVisible();
  });
  await expect(resultCards(page)).toHaveCount(2);
  await expect(page.getByText(/^Open today at 19:00/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).tap();
  await expect(resultCards(page)).toHaveCount(3);
});

test('updates when the page becomes visible after sleep @deep', async ({ page }) => {
  await openResultsAt(page, '2026-11-25T15:30');
  await expect(card(page, '낮밥집')).toContainText('Break until 17:00');
  // Moves the clock without running timers, as on a sleeping phone.
  await page.clock.setSystemTime(new Date('2026-11-25T19:00+09:00'));
  await expect(card(page, '낮밥집')).toContainText('Break until 17:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card(page, '낮밥집')).toContainText('Last orders 21:00');
});

test('warns about hours on public holidays', async ({ page }) => {
  await openResultsAt(page, '2026-12-25T12:00');
  await expect(page.getByText('Today is a public holiday in Korea (Christmas Day).')).toBeVisible();
});

test("hours missing in the backend's response are unknown @deep", async ({ page }) => {
  const bare = { contentId: '1', title: '식당', title_eng: 'Diner' };
  await page.route(FILTER, (route) =>
    route.fulfill({ json: { restaurantInfo: [bare], total: 1 } }),
  );
  await page.route('**/api/rec/translate-restaurant-pagination', (route) =>
    route.fulfill({ json: [{ content: [bare] }] }),
  );
  await openResults(page, 'Insadong', '500m', ['Pork']);
  await expect(resultCards(page)).toContainText('Hours unknown');
  await expect(resultCards(page)).toContainText('Not checked for you yet');
  await page.getByRole('button', { name: 'Open now' }).tap();
  await expect(page.getByText('0 Results', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hours unknown (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove “Open now”: 1 place' }).tap();
  await expect(resultCards(page)).toHaveCount(1);
});
