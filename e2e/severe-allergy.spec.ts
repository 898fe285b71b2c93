import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './helpers/axe';
import { waitUntilShellCached, waitUntilPageCached } from './helpers/deployment';
import { holdLunchTime } from './helpers/lunch-time';
import {
  goToListEnd,
  openVeganResults,
  resultCards,
  tap,
  walkToPreferences,
} from './helpers/search-steps';

const ALWAYS_ASK = 'Your allergy is severe: always ask';
const PROFILE_KEY = 'kioot.profile.v1';

/** Marks of cards, dishes and pins that promise suitability. */
const positiveMarks = (page: Page) =>
  page.locator('[data-shape=only], [data-shape=options], [data-verdict=yes]');
const dishes = (page: Page) => page.getByRole('list', { name: 'Dishes' }).getByRole('listitem');
const goodMatches = (page: Page) => page.getByRole('heading', { name: /^Sure for you/ });

async function storeProfile(page: Page, profile: object) {
  await page.addInitScript(
    ([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text),
    [PROFILE_KEY, JSON.stringify(profile)] as const,
  );
}

/** Opens the list of `walkToList`, with the allergy stored before. */
async function openList(page: Page) {
  await storeProfile(page, { allergies: ['milk'] });
  await openVeganResults(page, 'Insadong', '1000m', 'strictVegan');
  await expect(goodMatches(page)).toBeVisible();
}

/** Opens vegan results with a milk allergy: dishes with a vegan claim are good matches. */
async function walkToList(page: Page) {
  await walkToPreferences(page, 'Insadong', '1000m');
  await page.getByText('Any allergies?').tap();
  await page.getByRole('checkbox', { name: 'milk', exact: true }).tap();
  await tap(page, 'button', 'Done');
  await tap(page, 'button', 'Vegetarian');
  await tap(page, 'button', 'I’m all set!');
  await tap(page, 'button', /^Strict Vegan/);
  await tap(page, 'button', 'Show me the results!');
  await expect(goodMatches(page)).toBeVisible();
}

/** Marks the allergy as severe in the search sheet. */
async function tickSevere(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Your search' });
  await tap(page, 'button', /^Edit/);
  const request = page.waitForRequest('**/api/rec/get-filtered-restaurants-eng*');
  await sheet.getByRole('checkbox', { name: 'milk: severe' }).tap();
  expect((await request).postDataJSON()).toMatchObject({
    profile: { allergies: ['milk'], severe: ['milk'] },
  });
  await tap(page, 'button', /^Show \d+ places?/);
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/\s· Allergies: milk \(severe\)$/)).toBeVisible();
}

test.beforeEach(({ page }) => holdLunchTime(page));

test('a severe allergy caps verdicts at ask on all screens', async ({ page }) => {
  test.slow();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(decodeURIComponent(request.url())));

  await walkToList(page);
  const card = resultCards(page).first();
  const place = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  expect(place).toMatch(/^\/places\/.+/);
  await expect(positiveMarks(page).first()).toBeVisible();

  await tickSevere(page);
  await expect(goodMatches(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Drinks, sweets or sides/ })).toHaveCount(0);
  await expect(page.getByText(ALWAYS_ASK)).toBeVisible();
  await expect(positiveMarks(page)).toHaveCount(0);
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark');

  await tap(page, 'button', 'Map');
  const map = page.getByRole('region', { name: /^Map of \d+ places?$/ });
  await expect(map.getByRole('button', { name: /Ask first/ }).first()).toBeVisible();
  await expect(map.getByRole('button', { name: /Good for you/ })).toHaveCount(0);
  await tap(page, 'button', 'List');
  // Going back over the entries of the map would abort the navigation.
  await expect(page).toHaveURL(/\/results$/);
  await expect(card).toBeVisible();

  await expect(async () => {
    await page.goto(place);
  }).toPass();
  await expect(page.getByText(ALWAYS_ASK)).toBeVisible();
  await expect(dishes(page).first()).toHaveAttribute('data-verdict', /^(?:ask|no|unknown)$/);
  await expect(page.getByText(/^Ask first: Does it contain .+\?/).first()).toBeVisible();
  await expect(page.getByText(/들어가나요\?$/).first()).toHaveAttribute('lang', 'ko');
  await expect(positiveMarks(page)).toHaveCount(0);
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark');
  const similar = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Similar places nearby' }),
  });
  await expect(similar.getByRole('link').first()).toBeVisible();
  await expect(similar.locator('[data-shape], [data-verdict]')).toHaveCount(0);

  await tap(page, 'button', /^Save /);
  await page.goto('/saved');
  await expect(page.getByRole('list', { name: 'Saved places' }).getByRole('article')).toHaveCount(
    1,
  );
  await expect(positiveMarks(page)).toHaveCount(0);
  await page.goto(`/places?ids=${place.split('/').at(-1)}`);
  await expect(page.getByRole('list', { name: 'Shared places' }).getByRole('link')).toHaveCount(1);
  await expect(positiveMarks(page)).toHaveCount(0);

  await page.goto('/menu');
  await tap(page, 'button', 'Paste');
  const text = '오렌지\n비건 쿠키\n아메리카노';
  await page.getByRole('textbox', { name: 'Menu text' }).fill(text);
  await tap(page, 'button', 'Read the text');
  await expect(dishes(page)).toHaveCount(3);
  await expect(page.getByText(ALWAYS_ASK)).toBeVisible();
  await expect(positiveMarks(page)).toHaveCount(0);
  await expectNoViolations(page, 'light');

  expect(urls.filter((url) => /milk|severe|otherSevere/i.test(url))).toEqual([]);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the last results contain no positive verdicts', async ({ page }) => {
    await openList(page);
    await tickSevere(page);
    await goToListEnd(page);
    await page.goto('/last-results');
    await waitUntilShellCached(page);
    await waitUntilPageCached(page, '/last-results');
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('Allergies: milk (severe)')).toBeVisible();
    await expect(page.getByText(ALWAYS_ASK)).toBeVisible();
    await expect(positiveMarks(page)).toHaveCount(0);
  });

  test('results older than the severe allergy are not checked for it', async ({ page }) => {
    await openList(page);
    await page.goto('/card');
    await waitUntilShellCached(page);
    await page.getByRole('checkbox', { name: 'milk: severe' }).check();
    await page.context().setOffline(true);
    await page.goto('/last-results');
    await expect(resultCards(page).first().getByText('Not checked for you yet')).toBeVisible();
    await expect(positiveMarks(page)).toHaveCount(0);
  });
});

/** Hadonggwan: beef bone soup, which suits the preference for beef. */
const PLACE = '/places/KOP005614';

for (const [name, profile] of [
  ['"I may die" of an older version', { allergies: ['milk'], isDeadly: true }],
  ['an ingredient of one’s own', { others: [{ ko: '버섯', en: 'mushrooms', isSevere: true }] }],
  ['an allergy of another version', { allergies: ['plutonium'] }],
] as const) {
  test(`${name} caps all verdicts`, async ({ page }) => {
    await storeProfile(page, { wish: { kind: 'meats', meats: ['beef'] }, ...profile });
    await page.goto(PLACE);
    await expect(page.getByText(ALWAYS_ASK)).toBeVisible();
    await expect(dishes(page).first()).toHaveAttribute('data-verdict', /^(?:ask|no|unknown)$/);
    await expect(positiveMarks(page)).toHaveCount(0);
  });
}

test('an unknown allergy is shown until it is removed', async ({ page }) => {
  await page.goto('/card');
  await page.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ allergies: ['plutonium', 'egg'] }));
  }, PROFILE_KEY);
  await page.reload();
  await expect(
    page.getByRole('alert').getByText(/no longer on our list \(“plutonium”\)/),
  ).toBeVisible();
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark');
  await tap(page, 'button', 'Remove it');
  await expect(page.getByText(/plutonium/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'eggs', exact: true })).toBeChecked();
  await expect(page.getByText(/plutonium/)).toHaveCount(0);
});
