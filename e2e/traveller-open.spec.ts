import { expect, test, type Page } from '@playwright/test';
import { openResults, resultCards } from './helpers/guide';

const FILTER = '**/api/rec/get-filtered-restaurants';

/** Two places with known hours and one without, in the form our own backend sends. */
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

/** The hours of these places travel with the list in the real answer; here they come with the translated page. */
async function listPlaces(page: Page) {
  await page.route(FILTER, async (route) => {
    const translated = await page.request.post('/api/rec/translate-restaurant-pagination', {
      data: { restaurantInfo: PLACES, page: 1, pageSize: 10 },
    });
    const [group] = (await translated.json()) as [{ content: unknown[] }];
    await route.fulfill({ json: { restaurantInfo: group.content, total: PLACES.length } });
  });
}

async function walkAt(page: Page, seoul: string) {
  await page.clock.install({ time: new Date(`${seoul}+09:00`) });
  await listPlaces(page);
  await openResults(page, 'Insadong', '500m', []);
}

const card = (page: Page, title: string) => resultCards(page).filter({ hasText: title });

for (const timezoneId of ['Asia/Seoul', 'America/New_York']) {
  test.describe(`on a phone in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('in a break it says until when, and what opens later', async ({ page }) => {
      await walkAt(page, '2026-11-25T15:30');
      await expect(card(page, '낮밥집')).toContainText('Break until 17:00');
      await expect(card(page, '밤술집')).toContainText('Opens 18:00');
      await expect(card(page, '모르는집')).toContainText('Hours unknown');
    });

    test('after midnight it still says what is open, and what opens today', async ({ page }) => {
      await walkAt(page, '2026-11-26T00:30');
      await expect(card(page, '밤술집')).toContainText('Open until 02:00');
      await expect(card(page, '낮밥집')).toContainText('Opens 11:30');
      await expect(card(page, '낮밥집')).not.toContainText('tomorrow');
    });

    test('it refreshes on its own at the next change, the last order and the end', async ({
      page,
    }) => {
      await walkAt(page, '2026-11-25T16:58');
      const open = card(page, '낮밥집');
      await expect(open).toContainText('Break until 17:00');
      await page.clock.fastForward('02:30');
      await expect(open).toContainText('Open until 22:00');
      await page.clock.fastForward('04:00:00');
      await expect(open).toContainText('Open until 22:00, last order passed');
      await page.clock.fastForward('01:00:00');
      await expect(open).toContainText('Opens tomorrow 11:30');
    });
  });
}

test('the filter "Open now" counts honestly, keeps only what is open, and follows the clock', async ({
  page,
}) => {
  await walkAt(page, '2026-11-25T17:50');
  const filter = page.getByRole('button', { name: 'Open now' });
  await expect(filter).toHaveAttribute('aria-pressed', 'false');
  await expect(resultCards(page)).toHaveCount(3);

  await filter.tap();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 of 3 open now · hours unknown for 1')).toBeVisible();
  await expect(resultCards(page)).toHaveCount(1);
  await expect(page.getByText('3 Results')).toBeVisible();

  await page.clock.fastForward('11:00');
  await expect(page.getByText('2 of 3 open now')).toBeVisible();
  await expect(resultCards(page)).toHaveCount(2);

  await filter.tap();
  await expect(resultCards(page)).toHaveCount(3);
});

test('a phone that slept catches up when it is looked at again', async ({ page }) => {
  await walkAt(page, '2026-11-25T15:30');
  await expect(card(page, '낮밥집')).toContainText('Break until 17:00');
  // The clock jumps without its timers, as a phone's does in a pocket.
  await page.clock.setSystemTime(new Date('2026-11-25T19:00+09:00'));
  await expect(card(page, '낮밥집')).toContainText('Break until 17:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card(page, '낮밥집')).toContainText('Open until 22:00');
});

test('on a public holiday it says that hours may differ', async ({ page }) => {
  await walkAt(page, '2026-12-25T12:00');
  await expect(page.getByText(/Public holiday in Korea today \(Christmas Day\)/)).toBeVisible();
});

test('a hosted backend that sends no hours is unknown, never guessed', async ({ page }) => {
  const bare = { contentId: '1', title: '식당', title_eng: 'Diner' };
  await page.route(FILTER, (route) =>
    route.fulfill({ json: { restaurantInfo: [bare], total: 1 } }),
  );
  await page.route('**/api/rec/translate-restaurant-pagination', (route) =>
    route.fulfill({ json: [{ content: [bare] }] }),
  );
  await openResults(page, 'Insadong', '500m', ['Pork']);
  await expect(resultCards(page)).toContainText('Hours unknown');
  await expect(resultCards(page)).toContainText('Not checked for you');
  await page.getByRole('button', { name: 'Open now' }).tap();
  await expect(page.getByText('0 of 1 open now · hours unknown for 1')).toBeVisible();
});
