import { expect, test, type Page } from '@playwright/test';
import { createAxeBuilder } from './helpers/axe';
import { holdLunchTime } from './helpers/lunch-time';
import { PARENT_AND_MIA, storeParty, TWO_PEOPLE } from './helpers/party';
import {
  openResults,
  openVeganResults,
  readKoreanName,
  resultCards,
  tap,
} from './helpers/search-steps';

/** Korean of "I have no food that I avoid", for any person. */
const EATS_EVERYTHING = /가리는 음식이 없|추천해 주시겠/;

async function expectCardOfMia(page: Page) {
  const card = page.getByRole('dialog', { name: 'Dietary card' });
  await expect(card.getByText('땅콩과 계란 알레르기가 있는 사람이 있습니다')).toBeVisible();
  await expect(card.getByText('목숨이 위험할 수 있습니다')).toBeVisible();
  await expect(card.getByText(EATS_EVERYTHING)).toHaveCount(0);
}

const readNames = (page: Page) =>
  Promise.all([0, 1, 2].map((at) => readKoreanName(resultCards(page).nth(at))));

test('the staff card names the severe allergy of a child at the table', async ({ page }) => {
  await storeParty(page, PARENT_AND_MIA);
  await openResults(page, 'Insadong', '500m', []);

  await test.step('from the list, and after a reload', async () => {
    const notice = page.getByText('A severe allergy at the table');
    await notice.getByRole('link', { name: 'Dietary card' }).tap();
    await expectCardOfMia(page);
    expect((await createAxeBuilder(page).analyze()).violations).toEqual([]);
    await page.reload();
    await expectCardOfMia(page);
  });

  await test.step('from the page of a place', async () => {
    await page.goto('/places/KOP005614');
    await tap(page, 'link', 'Dietary card');
    await expectCardOfMia(page);
  });
});

test('a shared list opens for everyone at the table of the sender', async ({ page, browser }) => {
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => sessionStorage.setItem('shared', url ?? '');
  });
  await holdLunchTime(page);
  await storeParty(page, TWO_PEOPLE);
  await openVeganResults(page, 'Itaewon', '1000m', 'strictVegan');
  await expect(resultCards(page).first()).toContainText('Ben');
  await tap(page, 'button', 'Share this list');
  await tap(page, 'button', 'Send the link');
  await tap(page, 'button', 'Close');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('shared') ?? ''))
    .toMatch(/&vegan=strictVegan&with=any$/);
  const link = await page.evaluate(() => sessionStorage.getItem('shared') ?? '');
  expect(link).not.toContain('Ben');

  const friend = await (await browser.newContext()).newPage();
  await holdLunchTime(friend);
  await test.step('the friend sees the same list, and for whom it is', async () => {
    await friend.goto(link);
    await expect(friend.getByText('Shared list: strict vegan + anything')).toBeVisible();
    await expect(resultCards(friend).first()).toContainText('Anything');
    expect(await readNames(friend)).toEqual(await readNames(page));
    expect((await createAxeBuilder(friend).analyze()).violations).toEqual([]);
  });

  await test.step('and can go back to what she had', async () => {
    await tap(friend, 'button', 'Use my own choices');
    await expect(friend.getByText(/^Anything\s· Itaewon\s· 1\skm$/)).toBeVisible();
    await expect(friend.getByText(/^Shared list/)).toHaveCount(0);
  });
  await friend.context().close();
});
