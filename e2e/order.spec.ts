import { expect, test, type Page } from '@playwright/test';
import { createAxeBuilder } from './helpers/axe';
import { waitUntilPageCached, waitUntilShellCached } from './helpers/deployment';
import { tap } from './helpers/search-steps';

/** Serves bibimbap, bulgogi, kimchi fried rice with beef, and omija tea. */
const PLACE = '/places/KOP018263';

const order = (page: Page) => page.getByRole('dialog', { name: 'Your order in Korean' });
const korean = (page: Page) => order(page).locator('p[lang=ko]');

async function storeProfile(page: Page, profile: object) {
  await page.addInitScript(
    (text) => localStorage.setItem('kioot.profile.v1', text),
    JSON.stringify(profile),
  );
}

const add = (page: Page, dish: string) =>
  order(page)
    .getByRole('button', { name: `One more: ${dish}`, exact: true })
    .tap();

async function orderTwoDishes(page: Page) {
  await tap(page, 'button', 'Order in Korean');
  await add(page, 'Bibimbap');
  await add(page, 'Beef Bulgogi');
  await add(page, 'Beef Bulgogi');
}

test('a place takes an order of two dishes in one Korean sentence', async ({ page }) => {
  await storeProfile(page, { wish: null, allergies: ['peanut'], severe: ['peanut'] });
  await page.goto(PLACE);
  await orderTwoDishes(page);
  await expect(korean(page).first()).toHaveText('비빔밥 한 그릇, 소불고기 2인분 주세요.');
  await expect(korean(page)).toContainText([
    '저는 땅콩 알레르기가 있습니다.',
    /^조금만 먹어도 목숨이 위험할/,
    '이 재료가 들어 있지 않은지 꼭 확인해 주십시오.',
    '비빔밥에 땅콩이 들어가나요?',
    '소불고기에 땅콩이 들어가나요?',
    '확실하지 않으시면 모른다고 말씀해 주십시오.',
  ]);
  await tap(page, 'button', 'Done');
  await expect(order(page).getByRole('listitem')).toHaveCount(0);
  const answer = order(page)
    .getByRole('button', { name: /^아니요, 안 들어갑니다/ })
    .first();
  await answer.tap();
  await expect(answer).toHaveAttribute('aria-pressed', 'true');
  expect((await createAxeBuilder(page).analyze()).violations).toEqual([]);
  // Back closes it, as it closes any dialog of a phone; the order stays.
  await page.goBack();
  await expect(order(page)).toBeHidden();
  await tap(page, 'button', 'Order in Korean');
  await expect(korean(page).first()).toHaveText('비빔밥 한 그릇, 소불고기 2인분 주세요.');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an order is made at a visited place', async ({ page }) => {
    await page.goto(PLACE);
    await waitUntilShellCached(page);
    await waitUntilPageCached(page, PLACE);
    await page.context().setOffline(true);
    await page.reload();
    await orderTwoDishes(page);
    await expect(korean(page).first()).toHaveText('비빔밥 한 그릇, 소불고기 2인분 주세요.');
  });
});

test('an answer of the staff changes the dish until it is removed', async ({ page }) => {
  await storeProfile(page, { wish: null, allergies: ['peanut'], severe: [] });
  await page.goto(PLACE);
  const bibimbap = page.getByRole('list', { name: 'Dishes' }).getByRole('listitem').first();
  await expect(bibimbap).toHaveAttribute('data-verdict', 'ask');
  await tap(page, 'button', 'Order in Korean');
  await add(page, 'Bibimbap');
  await tap(page, 'button', 'Done');
  await order(page)
    .getByRole('button', { name: /^아니요, 안 들어갑니다/ })
    .tap();
  await expect(order(page).getByText(/^Staff \w+ you/)).toBeVisible();
  await page.goBack();
  await expect(bibimbap).toHaveAttribute('data-verdict', 'yes');
  await expect(bibimbap).toContainText(/Staff \w+ you/);
  await page.goto('/saved');
  await tap(page, 'button', 'Remove Bibimbap: no peanut');
  await expect(page.getByText('Bibimbap: no peanut')).toBeHidden();
  await page.goto(PLACE);
  await expect(bibimbap).toHaveAttribute('data-verdict', 'ask');
});
