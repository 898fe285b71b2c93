import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/locales';
import { expectNoEnglish, readMessages } from './helpers/languages';
import { watchRequests } from './helpers/requests';

/** Every screen that has an address of its own; `npm run tool -- test-languages` looks at them on the smallest phone, too. */
const SCREENS = [
  '',
  '/welcome',
  '/location',
  '/share?area=1&radius=1000',
  '/card',
  '/menu',
  '/saved',
  '/last-results',
  '/intro',
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
const WIDTHS = process.env.E2E_LANGUAGES ? [390, 360] : [390];

/** The face of an iPhone for what is not Latin. */
const FACES = {
  ja: 'Hiragino Sans',
  'zh-Hans': 'PingFang SC',
  'zh-Hant': 'PingFang TC',
  ko: 'Apple SD Gothic Neo',
};

test('each language is drawn in a face of its own, the Korean beside it in a Korean one', async ({
  page,
}) => {
  for (const locale of ['ja', 'zh-Hans', 'zh-Hant'] as const) {
    await page.goto(`/${locale}/location`);
    const getFaces = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await getFaces('h1')).toMatch(new RegExp(`^"?nunito.*"${FACES[locale]}"`, 'i'));
    expect(await getFaces('h1')).not.toContain(FACES.ko);
    expect(await getFaces('main [lang=ko]')).toContain(FACES.ko);
    expect(await getFaces('main [lang=ko]')).not.toContain(FACES[locale]);
  }
});

for (const locale of LOCALES.filter((each) => each !== 'en')) {
  const { guide, layout, places, results } = readMessages(locale);

  test.describe(locale, () => {
    test.use({ locale });

    test('from home to a taxi card and through a recipe without English', async ({ page }) => {
      await page.goto(`/${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectNoEnglish(page);
      await page.getByRole('link', { name: guide.home.start }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide.location.question);
      await page.getByRole('link', { name: '명동' }).click();
      await expect(page).toHaveURL(`/${locale}/distance`);
      await expectNoEnglish(page);
      await page
        .getByRole('button', {
          name: guide.distance.radius.replace('{radius}', '1000'),
        })
        .click();
      await expect(page).toHaveURL(`/${locale}/preferences`);
      await expectNoEnglish(page);
      await page.getByRole('button', { name: guide.meats.beef, exact: true }).click();
      await page.getByRole('button', { name: guide.preferences.done }).click();
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

    for (const width of WIDTHS) {
      test(`no screen says anything in English, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const waitUntilQuiet = watchRequests(page);
        for (const path of SCREENS) {
          await page.goto(`/${locale}${path}`);
          await waitUntilQuiet();
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expectNoEnglish(page);
          const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrolled, `${path} is wider than the phone`).toBeLessThanOrEqual(width);
        }
      });
    }
  });
}
