import { expect, type Locator, type Page } from '@playwright/test';
import { AREAS } from '../../lib/areas';
import { openPath, localize } from './localize';

/** Taps a link or button by its name. */
export async function tap(page: Page, role: 'link' | 'button', name: string | RegExp) {
  await page
    .getByRole(role, { name: localize(page, name), exact: typeof name === 'string' })
    .click();
}

/** Start -> area -> radius, up to the preference screen. */
export async function walkToPreferences(page: Page, area: string, radius: string) {
  await openPath(page, '/');
  // "New search" for a visitor with last results.
  const toStart = (name: string) =>
    page.getByRole('link', { name: localize(page, name), exact: true });
  await toStart('Start').or(toStart('New search')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    localize(page, 'First, tell me where you are!'),
  );
  await tap(page, 'link', new RegExp(`^${area}`));
  await expect(page).toHaveURL(/\/distance$/);
  await tap(page, 'button', radius);
  await expect(page).toHaveURL(/\/preferences$/);
}

/** Up to the results for the chosen meats; none means anything. */
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

/** Up to the results for a vegetarian; `kind` is the name of the button. */
export async function walkToVeganResults(page: Page, area: string, radius: string, kind: RegExp) {
  await walkToPreferences(page, area, radius);
  await tap(page, 'button', 'Vegetarian');
  await tap(page, 'button', 'I’m all set!');
  await tap(page, 'button', kind);
  await tap(page, 'button', 'Show me the results!');
  await expect(page).toHaveURL(/\/results$/);
}

/** Opens the same results through a shared link, in one page load. */
export async function openResults(
  page: Page,
  area: string,
  radius: string,
  meats: readonly string[],
) {
  const meatList = meats.map((meat) => meat.toLowerCase()).join(',');
  await openShared(page, area, radius, meatList && `&meats=${meatList}`);
}

/** Opens results for a vegetarian through a shared link. */
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
  await openPath(page, `/share?area=${id}&radius=${parseInt(radius, 10)}${need}`);
  await expect(page).toHaveURL(/\/results$/);
}

export function resultCards(page: Page) {
  return page.getByRole('list', { name: localize(page, 'Restaurants') }).getByRole('article');
}

/** Korean name on a card. */
export function readKoreanName(card: Locator): Promise<string> {
  return card.locator('[lang=ko]').first().innerText();
}

/** Scrolls to the end of the list and waits for its lazy actions. */
export async function goToListEnd(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox', { name: localize(page, 'Map app') })).toBeVisible();
}

/** Total of the "N Results" line. */
export async function readTotal(page: Page): Promise<number> {
  const text = await page.getByText(localize(page, /^\d+ Results?$/)).innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

/** Number of places not seen lately, which are folded below a list for someone with a need. */
export async function countNotSeenLately(page: Page): Promise<number> {
  const folded = page.getByRole('button', { name: localize(page, /^Not seen lately/) });
  // Below the list, in a part of the page that is loaded by then.
  await expect(page.getByRole('combobox', { name: localize(page, 'Map app') })).toBeAttached();
  return (await folded.count()) > 0 ? Number(/\d+/.exec(await folded.innerText())?.[0]) : 0;
}

/** Taps 'Load more' until it is gone. @returns number of cards */
export async function loadAll(page: Page): Promise<number> {
  await goToListEnd(page);
  const total = (await readTotal(page)) - (await countNotSeenLately(page));
  const loadMore = page.getByRole('button', { name: localize(page, 'Load more') });
  let shown = await resultCards(page).count();
  while (shown < total) {
    await loadMore.click();
    shown = Math.min(shown + 10, total);
    await expect(resultCards(page)).toHaveCount(shown);
  }
  await expect(loadMore).toHaveCount(0);
  return shown;
}
