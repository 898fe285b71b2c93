import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { sample, sampled } from '../__tests__/helpers/sample';
import { expectNoViolations } from './helpers/axe';
import { tap } from './helpers/search-steps';
import { findLayoutFaults } from './helpers/layout-checks';
import { recordRequests } from './helpers/record-requests';
import { SERVERS } from './helpers/servers';

/** Photo of twelve printed dishes. */
const PHOTO = path.resolve('e2e/fixtures/menu.jpg');
const TEXT = '제육볶음 11,000\n산채비빔밥 9,000\n공기밥 1,000\n모둠한상 35,000';

const dishes = (page: Page) => page.getByRole('list', { name: 'Dishes' }).getByRole('listitem');
const korean = (page: Page) =>
  dishes(page)
    .locator('p[lang=ko]')
    .filter({ hasText: /[가-힣]/ });
const card = (page: Page) => page.getByRole('dialog', { name: 'Dietary card' });

/** Opens the menu reader with a strictly vegan profile. */
async function openMenu(page: Page, from = '/menu') {
  await page.addInitScript(() => {
    const profile = { wish: { kind: 'strictVegan' }, allergies: [] };
    if (!localStorage.getItem('kioot.profile.v1'))
      localStorage.setItem('kioot.profile.v1', JSON.stringify(profile));
  });
  await page.goto(from);
}

async function pasteMenu(page: Page) {
  await tap(page, 'button', 'Paste');
  await page.getByRole('textbox', { name: 'Menu text' }).fill(TEXT);
  await tap(page, 'button', 'Read the text');
  await expect(korean(page)).toHaveText(['공기밥', '산채비빔밥', '모둠한상', '제육볶음']);
}

test('a pasted menu yields verdicts and a filled card, and survives a reload', async ({ page }) => {
  await openMenu(page);
  await pasteMenu(page);
  await expect(
    page.getByText('1 OK for you, 1 to ask about, 1 not for you, 1 unknown'),
  ).toBeVisible();
  await tap(page, 'button', 'Ask about these in Korean');
  await expect(card(page).getByText(/들어가나요/)).toHaveText([
    /^산채비빔밥에 .*계란.*들어가나요\?$/,
    '모둠한상에 제가 먹지 못하는 재료가 들어가나요?',
  ]);
  const answer = card(page).getByRole('button', { name: /^아니요, 안 들어갑니다/ });
  await answer.first().tap();
  await expect(answer.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(answer.last()).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await expect(korean(page)).toHaveCount(4);

  await page.reload();
  await page.getByRole('button', { name: /^\w+ \d+, \d+ · 4 dishes$/ }).tap();
  await expect(korean(page)).toHaveCount(4);
  await tap(page, 'button', 'Read another menu');
  await page.getByRole('button', { name: /^Remove the menu / }).tap();
  await expect(page.getByRole('heading', { name: 'Menus you’ve read' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Download for offline use/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Menus you’ve read' })).toBeHidden();
});

test('a dish is typed phonetically, explained and corrected by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMenu(page);
  await page.getByRole('button', { name: 'Type', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'A dish on the menu' }).focus();
  await page.keyboard.type('jeyuk');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findLayoutFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(korean(page)).toHaveText([/제육/]);

  await dishes(page).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(dishes(page).getByText(/^Usually contains .*pork/)).toBeVisible();
  await dishes(page).getByRole('combobox', { name: 'Is it a different dish?' }).focus();
  await page.keyboard.type('공기밥');
  await expect(page.getByRole('option', { name: /공기밥\s· fits$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(korean(page)).toHaveText(['공기밥']);
  expect(await findLayoutFaults(page)).toEqual([]);
  for (const theme of ['light', 'dark'] as const) await expectNoViolations(page, theme);
});

test('a photo is read without sending data: canceled, read, linked to its dishes, saved with a place', async ({
  page,
  context,
}) => {
  await openMenu(page, '/places/KOP005614');
  await tap(page, 'link', 'Got the menu in front of you? Read it here');
  const chooser = page.getByLabel('Choose photos');
  const requests = recordRequests(context);
  await chooser.setInputFiles(PHOTO);
  await tap(page, 'button', 'Cancel');
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();

  await chooser.setInputFiles(PHOTO);
  await expect(dishes(page)).toHaveCount(12, { timeout: 30_000 });
  expect(requests.some(({ url }) => url.pathname.endsWith('.wasm'))).toBe(true);
  for (const { url, method, body } of requests)
    expect([url.origin, method, body]).toEqual([SERVERS.embedded, 'GET', 0]);
  const box = page
    .getByRole('group', { name: 'Photo 1 of the menu' })
    .getByRole('button', { name: /: not for you$/ })
    .first();
  await box.tap();
  const row = dishes(page).filter({ has: page.locator(':focus') });
  await expect(row).toBeInViewport();
  await row.getByRole('button').first().tap();
  await tap(page, 'button', 'Show in the photo');
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  for (const theme of ['light', 'dark'] as const) await expectNoViolations(page, theme);

  await page.getByRole('checkbox', { name: 'Save the photo too' }).check();
  await expect(page.getByLabel('Add to a place')).toHaveValue('KOP005614');
  await tap(page, 'link', 'Back');
  await page.getByRole('link', { name: /· 12 dishes$/ }).tap();
  await expect(page.getByRole('group', { name: 'Photo 1 of the menu' })).toBeVisible();
  await expect(dishes(page)).toHaveCount(12);
});

/** Dishes that the command line reads in a photo: "도토리묵 9000 ask". */
function readWithCommandLine(photo: string): string[] {
  const args = ['run', '-s', 'menu', '--', 'read', photo, '--profile', 'strictVegan'];
  const [file] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as {
    dishes: { ko: string; price: number | null; verdict: string }[];
  }[];
  return (file?.dishes ?? []).map(({ ko, price, verdict }) => `${ko} ${price} ${verdict}`);
}

for (const name of sample(['dark-board', 'two-columns', 'tilted'], 1)) {
  test(sampled(`page and command line read the same dishes in ${name}`), async ({ page }) => {
    const photo = path.resolve(`e2e/photos/${name}.jpg`);
    const expected = readWithCommandLine(photo);
    expect(expected.length).toBeGreaterThan(5);
    await openMenu(page);
    await page.getByLabel('Choose photos').setInputFiles(photo);
    await expect(dishes(page)).toHaveCount(expected.length, { timeout: 30_000 });
    await tap(page, 'button', 'Menu order');
    const shown = await dishes(page).evaluateAll((rows) =>
      rows.map((row) => {
        const ko = row.querySelector('p[lang=ko]')?.textContent;
        const price = /₩([\d,]+)/.exec(row.textContent ?? '')?.[1]?.replaceAll(',', '') ?? 'null';
        return `${ko} ${price} ${row.getAttribute('data-verdict')}`;
      }),
    );
    expect(shown).toEqual(expected);
  });
}

test('photo parts are prefetched while the file picker is open', async ({ page }) => {
  await openMenu(page);
  const chosen = page.waitForEvent('filechooser');
  const fetched = page.waitForResponse(/traineddata/);
  await page.getByText('Choose photos', { exact: true }).tap();
  await chosen;
  expect((await fetched).status()).toBe(200);
});

test('a canceled picker or an unreadable file keeps the current menu', async ({ page }) => {
  await openMenu(page);
  await pasteMenu(page);
  await tap(page, 'button', 'Photo');
  await page.getByLabel('Add more photos').or(page.getByLabel('Choose photos')).setInputFiles([]);
  await expect(korean(page)).toHaveCount(4);
  await page
    .getByLabel('Choose photos')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(
    page.getByRole('alert').filter({ hasText: 'can’t open that picture' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await tap(page, 'button', 'Never mind');
  await expect(korean(page)).toHaveCount(4);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a photo yields verdicts and a filled card', async ({ page, context }) => {
    await openMenu(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('button', { name: /^Download for offline use \(\d+ MB\)$/ }).tap();
    await expect(page.getByText(/^Ready: I can read menus offline too/)).toBeVisible({
      timeout: 30_000,
    });
    await context.setOffline(true);
    await page.reload();
    await page.getByLabel('Choose photos').setInputFiles(PHOTO);
    await expect(dishes(page)).toHaveCount(12, { timeout: 30_000 });
    await expect(dishes(page).filter({ hasText: '제육볶음' })).toHaveAttribute(
      'data-verdict',
      'no',
    );
    await tap(page, 'button', 'Ask about these in Korean');
    await expect(card(page).getByText(/^돌솥비빔밥에 .*들어가나요\?$/)).toBeVisible();
  });
});
