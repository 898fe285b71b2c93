import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { IS_DEEP, sample, sampled } from '../__tests__/helpers/sample';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../lib/locales';
import { expectNoViolations } from './helpers/axe';
import { expectNoEnglish } from './helpers/language-checks';
import {
  findBrokenWords,
  findLayoutFaults,
  findLeadingDots,
  findSmallTargets,
} from './helpers/layout-checks';
import { setPageLocale } from './helpers/localize';
import { SCREEN_STATES, type ScreenState } from './helpers/screen-states';

const WIDTHS_PX = IS_DEEP ? [320, 360, 390, 640, 1280] : [320, 1280];
const TESTED_LOCALES: readonly Locale[] = IS_DEEP ? LOCALES : [DEFAULT_LOCALE];
/**
 * Screens on which every control meets the minimum touch target; elsewhere inline links are as tall
 * as their text.
 */
const LARGE_TARGET_STATES = [
  'home',
  'location',
  'distance',
  'preferences',
  'veganpreferences',
  'loading-failed',
  'error',
  'not-found',
  'maintenance',
];

/** Screens without names of restaurants and dishes, some of which are longer than a line. */
const WHOLE_WORD_STATES = [...LARGE_TARGET_STATES, 'loading', 'share', 'share-bad'];

/** Screens with overlapping controls by design: pins of the map (tested in `map.spec.ts`). */
const CROWDED_STATES = ['results-map', 'party-map'];

/** Screens and states of a daily run. */
const SAMPLED_STATES = 20;

/** Screens share a browser context: with cached scripts a page opens in a third of the time. */
const SCREENS_PER_TEST = 5;

/** Checks one screen in a new page with empty storage. */
async function checkScreen(
  context: BrowserContext,
  { name, open }: ScreenState,
  locale: Locale,
): Promise<void> {
  const page = await context.newPage();
  setPageLocale(page, locale);
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  if (locale !== DEFAULT_LOCALE) await expectNoEnglish(page);
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark');
  if (LARGE_TARGET_STATES.includes(name)) expect(await findSmallTargets(page)).toEqual([]);
  if (!CROWDED_STATES.includes(name)) await checkLayout(page, name);
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

async function checkLayout(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findLayoutFaults(page), `at ${width} px`).toEqual([]);
    expect(await findLeadingDots(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await findLayoutFaults(page), 'with text at 200 %').toEqual([]);
  if (WHOLE_WORD_STATES.includes(name)) {
    expect(await findBrokenWords(page), 'with text at 200 %').toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await findBrokenWords(page), 'at 360 px').toEqual([]);
  }
}

const TESTED_STATES = sample(SCREEN_STATES, SAMPLED_STATES);

for (const locale of TESTED_LOCALES) {
  for (let from = 0; from < TESTED_STATES.length; from += SCREENS_PER_TEST) {
    const states = TESTED_STATES.slice(from, from + SCREENS_PER_TEST);
    const names = states.map(({ name }) => name).join(', ');
    const title = `passes axe in both themes and has no layout faults (${locale}): ${names}`;
    test(sampled(title), async ({ context }) => {
      for (const state of states)
        await test.step(state.name, () => checkScreen(context, state, locale));
    });
  }
}

/** Presses Tab until the control has the focus, and checks that its outline is visible. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeEnabled();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(outline).toBe('solid');
      // The focused control is not covered by another element.
      expect(
        await control.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      ).toBe(true);
      return;
    }
  }
  throw new Error(`Tab never reached ${String(control)}`);
}

async function expectScreenOpened(page: Page, heading: string, title: RegExp) {
  const h1 = page.getByRole('heading', { level: 1, name: heading });
  await expect(h1).toBeFocused();
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test.describe('keyboard only, in a low window', () => {
  test.use({ viewport: { width: 390, height: 520 } });

  test('reaches the results from Start, with two meats chosen', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await tabTo(page, page.getByRole('link', { name: 'Start' }));
    await page.keyboard.press('Enter');

    await expectScreenOpened(page, 'First, tell me where you are!', /^Where are you\?/);
    await tabTo(page, page.getByRole('link', { name: /^Jamsil/ }));
    await page.keyboard.press('Enter');

    await expectScreenOpened(page, 'Got it! Now, how far are you willing to go?', /^How far/);
    await tabTo(page, page.getByRole('button', { name: '1000m' }));
    await page.keyboard.press('Space');

    await expectScreenOpened(page, 'Last one! What do you like to eat?', /^What do you eat\?/);
    for (const meat of ['Pork', 'Seafood']) {
      const option = page.getByRole('button', { name: meat });
      await tabTo(page, option);
      await page.keyboard.press('Space');
      await expect(option).toHaveAttribute('aria-pressed', 'true');
    }
    await tabTo(page, page.getByRole('button', { name: 'I’m all set!' }));
    await page.keyboard.press('Enter');

    await expectScreenOpened(page, 'Recommended for you', /^Recommended for you/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('reaches vegan results, and opens the menu', async ({ page }) => {
    await page.goto('/location');
    await tabTo(page, page.getByRole('link', { name: /^Insadong/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: '500m' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Vegetarian' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'I’m all set!' }));
    await page.keyboard.press('Enter');
    await expectScreenOpened(page, 'What type of vegan are you?', /^What type of vegan/);
    await tabTo(page, page.getByRole('button', { name: /^Strict Vegan/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Show me the results!' }));
    await page.keyboard.press('Enter');
    await expectScreenOpened(page, 'Recommended for you', /^Recommended for you/);

    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(),
    ).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'About' }));
    await page.keyboard.press('Enter');
    await expectScreenOpened(page, 'About Kioot', /^About/);
  });
});

test('screen readers get step, question and answers of each screen', async ({ page }) => {
  await page.goto('/location');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Step 1/3
    - heading "First, tell me where you are!" [level=1]
    - region "Around the palaces":
      - heading "Around the palaces" [level=2]
      - list:
        - listitem:
          - link "Deoksugung 덕수궁"
  `);
  await page.getByRole('link', { name: 'Myeongdong 명동' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Step 2/3
    - heading "Got it! Now, how far are you willing to go?" [level=1]
    - button "500m"
    - button "1000m"
    - button "2000m"
  `);
  await expect(page.getByRole('button', { name: '500m' })).toHaveAccessibleDescription(
    /^about 8 min on foot \d+ places$/,
  );
  await page.getByRole('button', { name: '1000m' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Step 3/3
    - heading "Last one! What do you like to eat?" [level=1]
    - region "Some things I don’t eat":
      - heading "Some things I don’t eat" [level=2]
      - button "Vegetarian"
      - button "Halal"
    - region "I feel like …":
      - heading "I feel like …" [level=2]
      - paragraph: Pick as many as you like.
      - button "Anything is fine!"
      - button "Chicken"
      - button "Pork"
      - button "Beef"
      - button "Lamb"
      - button "Fish"
      - button "Seafood"
      - button "Duck"
    - button "I’m all set!"
  `);
});

test('forced colors keep borders and check marks and hide the background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await SCREEN_STATES.find(({ name }) => name === 'preferences')?.open(page);
  const selected = page.getByRole('button', { name: 'Pork' });
  await expect(selected).toHaveAttribute('aria-pressed', 'true');
  await expect(selected.locator('svg')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Lamb' }).locator('svg')).toHaveCount(1);
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const edge = await button.evaluate((element) => {
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element);
      return { isSeen: borderTopColor !== backgroundColor, borderTopWidth };
    });
    expect(edge).toEqual({ isSeen: true, borderTopWidth: '2px' });
  }
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('[aria-hidden]')].some(
        (element) =>
          element.checkVisibility() && getComputedStyle(element).backgroundImage.includes('seoul'),
      ),
    ),
  ).toBe(false);
});

test('reduced motion stops all animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/intro', '/recipies']) {
    await page.goto(path);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving, path).toBe(0);
  }
});

test('About leads to what was tested, what does not work, and whom to write to', async ({
  page,
}) => {
  await page.goto('/intro');
  await page.getByRole('main').getByRole('link', { name: 'accessibility' }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText([
    'Accessibility',
    'What we aim for',
    'What we tested',
    'What doesn’t work yet',
    'Tell us',
  ]);
  await expect(main.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
  const label = /“(.+)” below the address/.exec(await main.innerText())?.[1] ?? '-';
  await page.goto('/places/KOP005614');
  await expect(main.getByRole('button', { name: label })).toBeVisible();
});
