import { expect, test, type Page } from '@playwright/test';
import { waitUntilShellCached, waitUntilPageCached } from './helpers/deployment';
import { holdLunchTime } from './helpers/lunch-time';
import { openResults, resultCards, tap } from './helpers/search-steps';
import { SERVERS } from './helpers/servers';

/** Hadonggwan, beef bone soup in Myeongdong. */
const PLACE = '/places/KOP005614';

const dishes = (page: Page) => page.getByRole('list', { name: 'Dishes' }).getByRole('listitem');
const taxiCard = (page: Page) => page.getByRole('dialog', { name: 'Card for your taxi driver' });

async function storeProfile(page: Page, profile: object) {
  await page.addInitScript(
    (text) => localStorage.setItem('kioot.profile.v1', text),
    JSON.stringify(profile),
  );
}

test('a place page shows names, dishes, hours in Seoul time, station and address', async ({
  page,
}) => {
  // A Wednesday.
  await page.clock.install({ time: new Date('2026-11-25T12:30+09:00') });
  await page.goto(PLACE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadonggwan');
  await expect(dishes(page)).toHaveCount(2);
  await expect(dishes(page).first()).toContainText('Beef Bone Soup');
  await expect(page.getByText('Not checked for you yet')).toBeVisible();
  await expect(page.getByText('Open now · until 16:00')).toBeVisible();
  await expect(page.getByRole('row', { name: /today/ })).toBeHidden();
  await page.getByText('Daily 07:00–16:00').tap();
  await expect(page.getByRole('row', { name: /today/ })).toHaveText(/^Wed today\s*07:00–16:00$/);
  await expect(page.getByText('As listed, in Korean')).toBeVisible();
  await expect(page.getByText(/^Euljiro 1-ga/)).toContainText('line 2');
  await expect(page.getByRole('link', { name: /^View map/ })).toHaveAttribute(
    'href',
    /^https:\/\/map\.naver\.com\/p\/search\//,
  );
  await expect(page.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    /^https:\/\/map\.naver\.com\/p\/directions\/-\/14\d{6}\.\d\d,45\d{5}\.\d\d,/,
  );
  await page.clock.setFixedTime(new Date('2026-11-25T16:30+09:00'));
  await page.reload();
  await expect(page.getByText('Closed · opens at 07:00 tomorrow')).toBeVisible();
});

test('verdicts follow the diet profile of the device', async ({ page }) => {
  await page.goto('/card');
  await page.getByRole('radio', { name: /^Strict vegan/ }).check();
  await page.goto(PLACE);
  await expect(page.getByText('· Strict vegan')).toBeVisible();
  await expect(page.getByText('Nothing we know here fits')).toBeVisible();
  await expect(dishes(page).first()).toContainText('Not for you: Beef');
  await page.goto('/card');
  await page.getByRole('radio', { name: /^Only some meats/ }).check();
  await page.getByRole('checkbox', { name: 'Beef', exact: true }).check();
  await page.goto(PLACE);
  await expect(page.getByText('· Beef')).toBeVisible();
  await expect(dishes(page).first()).toContainText('Fits');
});

test('the taxi card opens by touch, is large and closes with Back', async ({ page }) => {
  await page.goto(PLACE);
  await tap(page, 'button', 'Taxi card');
  await expect(taxiCard(page)).toContainText('여기로 가 주세요.');
  const name = taxiCard(page).getByText('하동관', { exact: true });
  const size = await name.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(40);
  expect(
    await taxiCard(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBe(0);
  await page.goBack();
  await expect(taxiCard(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${PLACE}$`));
});

test('the taxi card closes with Escape and returns the focus @deep', async ({ page }) => {
  await page.goto(PLACE);
  const button = page.getByRole('button', { name: 'Taxi card' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(taxiCard(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(taxiCard(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('the staff card of a place asks about its dishes and links back', async ({ page }) => {
  await storeProfile(page, { wish: { kind: 'meats', meats: ['beef'] }, allergies: ['peanut'] });
  // A tap before the script of the page is there opens the card without the place.
  await page.goto(PLACE, { waitUntil: 'networkidle' });
  await tap(page, 'link', 'Dietary card');
  const card = page.getByRole('dialog', { name: 'Dietary card' });
  await expect(card.getByText(/^곰탕과 수육 중에서/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dietary card');
  await tap(page, 'link', 'Back');
  await expect(page).toHaveURL(new RegExp(`${PLACE}$`));
  await tap(page, 'link', 'Dietary card');
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PLACE}$`));
});

test('a shared list opens from its link without invalid ids', async ({ page }) => {
  await page.goto(PLACE);
  await tap(page, 'button', 'Save Hadonggwan');
  await page.goto('/saved');
  await expect(page.getByRole('button', { name: 'Share this list' })).toBeVisible();
  await page.goto('/places?ids=KOP005614,KOP002876,999999,%3Cb%3E');
  await expect(page.getByText('2 places')).toBeVisible();
  await expect(page.getByText(/1 place in this link is no longer listed/)).toContainText(
    'We left out 1 entry in this link',
  );
  await page.getByRole('link', { name: 'Miseongok' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Miseongok');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a place has its menu, hours, phone and address', async ({ page }) => {
    await page.goto(PLACE);
    await expect(dishes(page)).toHaveCount(2);
    await expect(page.getByText('Daily 07:00–16:00')).toBeVisible();
    await expect(page.getByText('12 Myeongdong 9-gil, Jung-gu, Seoul')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible();
  });
});

test('a place of a list shows its distance and verdict, and similar places by distance', async ({
  page,
}) => {
  await openResults(page, 'Myeongdong', '500m', ['Beef']);
  await page.goto(PLACE);
  await expect(page.getByText(/^\d+ min walk from Myeongdong$/)).toBeVisible();
  await expect(page.getByText('Good for you', { exact: true })).toBeVisible();
  const texts = await page
    .getByRole('region', { name: 'Similar places nearby' })
    .getByRole('link')
    .allInnerTexts();
  const meters = texts.map((text) => Number(/(\d+) m/.exec(text)?.[1]));
  expect(meters.length).toBeGreaterThan(1);
  expect(meters).toEqual([...meters].sort((a, b) => a - b));
});

test('unknown places and their images get 404', async ({ request }) => {
  for (const path of ['/places/999999', '/places/%EA%B0%80', '/places/999999/card.png']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Place not found');
  }
  expect((await request.get(`${PLACE}/card.png`)).headers()['content-type']).toBe('image/png');
});

test('has a canonical address, structured data and a sitemap entry', async ({ page, request }) => {
  await page.goto(PLACE);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${PLACE}$`),
  );
  const jsonLd = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(jsonLd ?? '')).toMatchObject({ '@type': 'Restaurant', name: 'Hadonggwan' });
  const sitemap = await (await request.get('/places/sitemap/0.xml')).text();
  expect(sitemap).toContain(`${PLACE}</loc>`);
  expect(sitemap.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000);
});

test('a place known only to another backend is rendered from its response with noindex @deep', async ({
  page,
}) => {
  await page.route('**/api/rec/get-filtered-restaurants-eng', (route) =>
    route.fulfill({
      json: {
        restaurantInfoEng: JSON.stringify([
          {
            ...{ contentId: '999999', title: '먼집', title_eng: 'Far House' },
            ...{ addr1: '서울 어딘가 1', tel: '02-776-5348' },
          },
        ]),
      },
    }),
  );
  await page.goto(`${SERVERS.forwarding}/places/999999`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Far House');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  // International format, for roaming phones.
  const call = page.getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', 'tel:+8227765348');
  await expect(call).toContainText('02-776-5348');
  await tap(page, 'button', 'Taxi card');
  await expect(taxiCard(page)).toContainText('서울 어딘가 1');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visited place opens with verdicts and taxi card', async ({ page }) => {
    await storeProfile(page, { wish: { kind: 'strictVegan' }, allergies: [] });
    await page.goto(PLACE);
    await waitUntilShellCached(page);
    await waitUntilPageCached(page, PLACE);
    await page.context().setOffline(true);
    await page.reload();
    await expect(dishes(page).first()).toContainText('Not for you');
    await tap(page, 'button', 'Taxi card');
    await expect(taxiCard(page)).toContainText('하동관');
  });

  test('an unknown place explains why it cannot load', async ({ page }) => {
    await page.goto('/saved');
    await waitUntilShellCached(page);
    await waitUntilPageCached(page, '/places/elsewhere');
    await page.context().setOffline(true);
    await page.goto(PLACE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couldn’t load this place.');
    await expect(page.getByRole('alert').getByText(/^You may be offline/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find a place to eat' })).toBeVisible();
    await page.context().setOffline(false);
    await tap(page, 'button', 'Try again');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hadonggwan/);
  });

  test('a place of the last results is rendered from them', async ({ page }) => {
    await holdLunchTime(page);
    await openResults(page, 'Myeongdong', '500m', ['Beef']);
    await waitUntilShellCached(page);
    await waitUntilPageCached(page, '/places/elsewhere');
    await page.context().setOffline(true);
    const card = resultCards(page).filter({ hasText: 'Hadonggwan' });
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${PLACE}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadonggwan');
    await expect(page.getByText('곰탕').first()).toBeVisible();
    await tap(page, 'button', 'Taxi card');
    await expect(taxiCard(page)).toContainText('하동관');
  });
});
