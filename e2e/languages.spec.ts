import { expect, test } from '@playwright/test';
import { IS_DEEP, sample } from '../__tests__/helpers/sample';
import { LOCALES } from '../lib/locales';
import { expectNoEnglish, readMessages } from './helpers/language-checks';
import { createIdleWaiter } from './helpers/idle-requests';
import { holdLunchTime } from './helpers/lunch-time';

// At night the list says who opens next, by a name that may be in English.
test.beforeEach(({ page }) => holdLunchTime(page));

/**
 * Screens with an address of their own; `npm run tool -- test-languages` repeats them on the
 * smallest phone.
 */
const SCREENS = [
  '',
  '/welcome',
  '/location',
  '/share?area=1&radius=1000',
  '/card',
  '/counter',
  '/dishes',
  '/dishes?q=kimchi&can=lactoOvo',
  '/menu',
  '/saved',
  '/last-results',
  '/intro',
  '/accessibility',
  '/recipies',
  '/recipies?tag=soup',
  '/recipes/bulgogi',
  '/recipes/nothing-like-this',
  '/places?ids=KOP005614',
  '/places/nothing',
  '/offline',
  '/maintenance',
  '/error',
  '/nothing-here',
];
const WIDTHS_PX = IS_DEEP ? [390, 360] : [390];
/** One of the languages each day. */
const TESTED_LOCALES = sample(
  LOCALES.filter((each) => each !== 'en'),
  1,
);

/** iOS font families for CJK. */
const FONT_FAMILIES = {
  ja: 'Hiragino Sans',
  'zh-Hans': 'PingFang SC',
  'zh-Hant': 'PingFang TC',
  ko: 'Apple SD Gothic Neo',
};

test('uses the font of each language, and a Korean one for Korean text', async ({ page }) => {
  for (const locale of ['ja', 'zh-Hans', 'zh-Hant'] as const) {
    await page.goto(`/${locale}/location`);
    const getFontFamily = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await getFontFamily('h1')).toMatch(
      new RegExp(`^"?nunito.*"${FONT_FAMILIES[locale]}"`, 'i'),
    );
    expect(await getFontFamily('h1')).not.toContain(FONT_FAMILIES.ko);
    expect(await getFontFamily('main [lang=ko]')).toContain(FONT_FAMILIES.ko);
    expect(await getFontFamily('main [lang=ko]')).not.toContain(FONT_FAMILIES[locale]);
  }
});

for (const locale of TESTED_LOCALES) {
  const { wizard, layout, places, results } = readMessages(locale);

  test.describe(locale, () => {
    test.use({ locale });

    test('search, taxi card and recipe contain no English', async ({ page }) => {
      await page.goto(`/${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectNoEnglish(page);
      await page.getByRole('link', { name: wizard.home.start }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wizard.location.question);
      await page.getByRole('link', { name: '명동' }).click();
      await expect(page).toHaveURL(`/${locale}/distance`);
      await expectNoEnglish(page);
      await page
        .getByRole('button', {
          name: wizard.distance.radius.replace('{radius}', '1000'),
        })
        .click();
      await expect(page).toHaveURL(`/${locale}/preferences`);
      await expectNoEnglish(page);
      await page.getByRole('button', { name: wizard.meats.beef, exact: true }).click();
      await page.getByRole('button', { name: wizard.preferences.done }).click();
      await expect(page).toHaveURL(`/${locale}/results`);
      const list = page.getByRole('list', { name: results.restaurants });
      await expect(list.getByRole('article')).toHaveCount(10);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expectNoEnglish(page);

      await list.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/places/[^/]+$`));
      await expect(page.getByRole('heading', { level: 2, name: places.hours })).toBeVisible();
      await expectNoEnglish(page);
      await page.getByRole('button', { name: places.taxiCard }).click();
      await expect(page.getByRole('dialog')).toContainText(
        places.takeMeHere.replace('{place}', ''),
      );
      await expectNoEnglish(page);
      await page.keyboard.press('Escape');

      await page.getByRole('banner').getByRole('button', { name: layout.menu }).click();
      await page.getByRole('link', { name: layout.recipes }).click();
      await expect(page).toHaveURL(`/${locale}/recipies`);
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/recipes/[^/]+$`));
      await expectNoEnglish(page);
    });

    for (const width of WIDTHS_PX) {
      test(`no screen contains English at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const waitUntilIdle = createIdleWaiter(page);
        for (const path of SCREENS) {
          await page.goto(`/${locale}${path}`);
          await waitUntilIdle();
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expectNoEnglish(page);
          const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrolled, `${path} is wider than the phone`).toBeLessThanOrEqual(width);
        }
      });
    }
  });
}
