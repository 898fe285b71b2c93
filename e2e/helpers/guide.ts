import { expect, type Locator, type Page } from '@playwright/test';
import { AREAS } from '../../lib/areas';
import { go, say } from './say';

/** Taps a link or button of this name. */
export async function tap(page: Page, role: 'link' | 'button', name: string | RegExp) {
  await page.getByRole(role, { name: say(page, name), exact: typeof name === 'string' }).click();
}

/** Start -> area -> radius, as far as the preference screen. */
export async function walkToPreferences(page: Page, area: string, radius: string) {
  await go(page, '/');
  await tap(page, 'link', 'Start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(page, 'First, tell me where you are!'),
  );
  await tap(page, 'link', new RegExp(`^${area}`));
  await expect(page).toHaveURL(/\/distance$/);
  await tap(page, 'button', radius);
  await expect(page).toHaveURL(/\/preferences$/);
}

/** As far as the results of a meat preference; no meat means anything is fine. */
export async function walkToResults(
  page: Page,
  area: string,
  radius: string,
  meats: readonly string[],
) {
  await walkToPreferences(page, area, radius);
  for (const meat of meats) await tap(page, 'button', meat);
  await tap(page, 'button', 'I’m all set!');
  await expect(page).toHaveURL(/\/results$/);
}

/** As far as the results of a vegetarian; the kind is the name of its button. */
export async function walkToVeganResults(page: Page, area: string, radius: string, kind: RegExp) {
  await walkToPreferences(page, area, radius);
  await tap(page, 'button', 'Vegetarian');
  await tap(page, 'button', 'I’m all set!');
  await tap(page, 'button', kind);
  await tap(page, 'button', 'Show me the results!');
  await expect(page).toHaveURL(/\/results$/);
}

/** The same results by a shared link: one page to load, for journeys that begin at the list. */
export async function openResults(
  page: Page,
  area: string,
  radius: string,
  meats: readonly string[],
) {
  const chosen = meats.map((meat) => meat.toLowerCase()).join(',');
  await openShared(page, area, radius, chosen && `&meats=${chosen}`);
}

/** The results of a vegetarian by a shared link. */
export async function openVeganResults(
  page: Page,
  area: string,
  radius: string,
  kind: 'strictVegan' | 'lactoOvo',
) {
  await openShared(page, area, radius, `&meats=vegetarian&vegan=${kind}`);
}

async function openShared(page: Page, area: string, radius: string, need: string) {
  const id = AREAS.find(({ location_en }) => location_en === area)?.id;
  await go(page, `/share?area=${id}&radius=${parseInt(radius, 10)}${need}`);
  await expect(page).toHaveURL(/\/results$/);
}

export function resultCards(page: Page) {
  return page.getByRole('list', { name: say(page, 'Restaurants') }).getByRole('article');
}

/** The Korean name on a card. */
export function readKoreanName(card: Locator): Promise<string> {
  return card.locator('[lang=ko]').first().innerText();
}

/** Scrolls to what stands under the list, which comes when one is near it. */
export async function goToListEnd(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: say(page, 'Show this to the staff') })).toBeVisible();
}

/** The number in 'N Results'. */
export async function readTotal(page: Page): Promise<number> {
  const text = await page.getByText(say(page, /^\d+ Results?$/)).innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

/** Taps 'Load more' until it is gone, and says how many restaurants are listed then. */
export async function loadAll(page: Page): Promise<number> {
  const total = await readTotal(page);
  const loadMore = page.getByRole('button', { name: say(page, 'Load more') });
  let shown = await resultCards(page).count();
  while (shown < total) {
    await loadMore.click();
    shown = Math.min(shown + 10, total);
    await expect(resultCards(page)).toHaveCount(shown);
  }
  await expect(loadMore).toHaveCount(0);
  return shown;
}
