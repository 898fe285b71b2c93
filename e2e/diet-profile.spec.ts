import { expect, test, type Page } from '@playwright/test';
import {
  goToListEnd,
  openVeganResults,
  resultCards,
  tap,
  walkToPreferences,
} from './helpers/search-steps';
import { readMessages } from './helpers/language-checks';
import { holdLunchTime } from './helpers/lunch-time';

const searchLine = (page: Page) => page.getByText(/\s· Allergies: .*not spicy$/);

test('a profile from step 3 appears on results and card, in no URL, and can be cleared', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));

  // At night another button beside the list shows what opens next.
  await holdLunchTime(page);
  await walkToPreferences(page, 'Insadong', '500m');
  const opener = page.getByRole('button', { name: /allergies/i });
  await opener.tap();
  const panel = page.getByRole('dialog', { name: 'Allergies and spice' });
  // The eight commonest, and the two that are no allergy.
  await expect(panel.getByRole('checkbox')).toHaveCount(10);
  await panel.getByRole('checkbox', { name: 'peanuts', exact: true }).tap();
  await panel.getByRole('button', { name: 'More (15)' }).tap();
  for (const name of ['sesame', 'not spicy']) {
    await panel.getByRole('checkbox', { name, exact: true }).tap();
  }
  // Back, Escape and the button close it; the choices stay.
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(opener).toContainText('Allergies: peanuts, sesame');
  await opener.press('Enter');
  await expect(panel.getByRole('checkbox', { name: 'sesame', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.tap();
  await panel.getByRole('button', { name: 'Done' }).tap();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/preferences$/);
  await tap(page, 'button', 'Pork');
  const request = page.waitForRequest('**/api/rec/get-filtered-restaurants');
  await tap(page, 'button', 'I’m all set!');
  await expect(searchLine(page)).toContainText('Allergies: peanuts, sesame · not spicy');
  expect((await request).postDataJSON()).toMatchObject({
    profile: { allergies: ['peanut', 'sesame'], notSpicy: true },
  });

  // Home clears the session, not the allergies.
  await tap(page, 'button', /^Edit/);
  const sheet = page.getByRole('dialog', { name: 'Your search' });
  await expect(sheet.getByRole('checkbox', { name: 'peanuts', exact: true })).toBeChecked();
  await sheet.getByRole('checkbox', { name: 'sesame', exact: true }).tap();
  await sheet.getByRole('button', { name: /^Show \d+ places?$/ }).tap();
  await expect(searchLine(page)).toHaveText(
    /^Pork\s· Insadong\s· 500\sm\s· Allergies: peanuts\s· not spicy$/,
  );
  await expect(resultCards(page).first()).toBeVisible();
  await goToListEnd(page);
  await page.getByRole('link', { name: 'Dietary card' }).tap();
  await expect(page.getByText('저는 땅콩 알레르기가 있습니다.').last()).toBeVisible();
  await expect(page.getByText('음식은 안 맵게 해 주십시오.').last()).toBeVisible();
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto('/card');
  await expect(page.getByRole('checkbox', { name: 'peanuts', exact: true })).toBeChecked();

  await tap(page, 'button', 'Clear all');
  await expect(page.getByRole('button', { name: 'Choose what you eat first' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'peanuts', exact: true })).not.toBeChecked();
  expect(urls.filter((url) => /peanut|sesame|spicy|profile/i.test(url))).toEqual([]);
});

test('results of another profile are searched again', async ({ page }) => {
  await walkToPreferences(page, 'Insadong', '500m');
  await tap(page, 'button', 'I’m all set!');
  await expect(page).toHaveURL(/\/results$/);
  await expect(resultCards(page).first()).toBeVisible();
  await goToListEnd(page);
  await page.getByRole('link', { name: 'Dietary card' }).tap();
  await page.getByRole('button', { name: 'Close the card' }).tap();
  await page.getByRole('checkbox', { name: 'milk', exact: true }).tap();
  const request = page.waitForRequest('**/api/rec/get-filtered-restaurants');
  await tap(page, 'link', 'Back');
  expect((await request).postDataJSON()).toMatchObject({ profile: { allergies: ['milk'] } });
  await expect(page.getByText(/\s· Allergies: milk$/)).toBeVisible();
});

test('shared links and mails do not contain the profile', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'kioot.profile.v1',
      JSON.stringify({ allergies: ['peanut', 'sulphites'] }),
    );
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = JSON.stringify(data);
        return Promise.resolve();
      },
    });
  });
  await openVeganResults(page, 'Myeongdong', '500m', 'strictVegan');
  await expect(page.getByText(/\s· Allergies: peanuts, sulphites$/)).toBeVisible();
  await tap(page, 'button', 'Share this list');
  await expect(page.getByRole('checkbox', { name: /^Include / })).not.toBeChecked();
  await tap(page, 'button', 'Send the link');
  await expect(page).toHaveTitle(/share\?area=/);
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
  expect(links.length).toBeGreaterThan(20);
  for (const text of [await page.title(), ...links]) {
    expect(text).not.toMatch(/peanut|sulphite|땅콩|아황산/i);
  }
});

test('a Korean voice reads the card aloud', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.defineProperty(window, 'spoken', { value: spoken });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [{ lang: 'ko-KR', name: 'Yuna' }],
        cancel: () => undefined,
        speak: ({ text, lang, voice }: SpeechSynthesisUtterance) =>
          spoken.push(`${lang} ${voice?.name}: ${text}`),
      }),
    });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(readonly text: string) {}
      },
    });
  });
  await page.goto('/card');
  await page.getByRole('radio', { name: /halal/ }).tap();
  await tap(page, 'button', 'Show full screen');
  await tap(page, 'button', 'Read aloud');
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  expect(spoken[0]).toBe('ko-KR Yuna: 저는 돼지고기나 술이 들어간 음식을 먹지 않습니다.');
  expect(spoken).toContain('ko-KR Yuna: 소고기, 양고기, 닭고기는 할랄 고기입니까?');
  await tap(page, 'button', 'Stop');
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
});

test.describe('in Taiwan', () => {
  test.use({ locale: 'zh-Hant' });
  const { card, wizard, profile, results, words } = readMessages('zh-Hant');

  test('avoiding alliums affects verdicts and the card', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto('/zh-Hant');
    await tap(page, 'link', wizard.home.start);
    await page.getByRole('link', { name: '명동' }).click();
    await tap(page, 'button', wizard.distance.radius.replace('{radius}', '500'));
    await page.getByText(profile.allergies).tap();
    await page.getByRole('checkbox', { name: words.noFivePungent }).tap();
    await tap(page, 'button', profile.done);
    await expect(page.getByText(words.noFivePungent).first()).toBeVisible();
    await tap(page, 'button', wizard.meats.vegetarian);
    await tap(page, 'button', wizard.preferences.done);
    await tap(page, 'button', new RegExp(wizard.veganKinds.strictVegan.slice(0, 5)));
    const request = page.waitForRequest('**/get-filtered-restaurants*');
    await tap(page, 'button', wizard.vegan.done);
    expect((await request).postDataJSON()).toMatchObject({ profile: { noFivePungent: true } });

    // Taiwanese term; the general one allows garlic.
    await expect(page.getByText(/^全素\s· .*\s· 不吃五辛$/)).toBeVisible();
    const list = page.getByRole('list', { name: results.restaurants });
    const cards = list.getByRole('article');
    await expect(cards.filter({ hasText: '五辛（蔥蒜等）' }).first()).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: results.staffCard }).tap();
    const dialog = page.getByRole('dialog', { name: card.title });
    await expect(dialog).toContainText(
      '저는 마늘, 양파, 파, 부추, 달래 같은 오신채를 먹지 않습니다.',
    );
    await expect(dialog).toContainText('我不吃大蒜、洋蔥、蔥、韭菜和小蒜等五辛。');
    await expect(dialog).toContainText('밥, 다른 채소, 버섯, 두부는 먹을 수 있습니다.');
    expect(urls.filter((url) => /pungent|%E4%BA%94%E8%BE%9B/i.test(url))).toEqual([]);

    await page.goto('/zh-Hant/card');
    await expect(page.getByRole('checkbox', { name: words.noFivePungent })).toBeChecked();
    await tap(page, 'button', profile.clear);
    await expect(page.getByRole('checkbox', { name: words.noFivePungent })).not.toBeChecked();
  });
});
