import { expect, test } from '@playwright/test';
import { waitUntilShellCached } from './helpers/deployment';

const SENTENCE = 'I don’t have a Korean phone number. Could I wait under my name?';
const KOREAN = '한국 전화번호가 없는데, 이름으로 대기할 수 있을까요?';

test('a place leads to the words of a queue tablet and a sentence to show', async ({ page }) => {
  await page.goto('/places/KOP005614');
  await page.getByRole('link', { name: 'Help at the counter', exact: false }).tap();
  await expect(page).toHaveURL(/\/counter$/);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Waiting list' })
    .tap();
  await expect(page.getByRole('heading', { name: 'Waiting list' })).toBeInViewport();
  await expect(page.getByText('웨이팅 등록')).toBeVisible();
  await page.getByRole('button', { name: SENTENCE }).tap();
  const dialog = page.getByRole('dialog', { name: SENTENCE });
  await expect(dialog.getByText(KOREAN)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

for (const [path, name] of [
  ['/intro', /help at the counter/],
  ['/card', 'At the counter'],
] as const) {
  test(`${path} leads to the counter`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('At the counter');
  });
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page opens although it was never visited', async ({ page, context }) => {
    await page.goto('/ja');
    await waitUntilShellCached(page, 'ja');
    await context.setOffline(true);
    await page.goto('/ja/counter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('お店で困ったら');
    await page.getByRole('button', { name: '会計をお願いします。' }).tap();
    await expect(page.getByRole('dialog').getByText('계산할게요.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('words and sentences are there', async ({ page }) => {
    await page.goto('/zh-Hant/counter');
    await expect(page.getByText('적립 안 함')).toBeVisible();
    await expect(page.getByText('계산할게요.')).toBeVisible();
  });
});
