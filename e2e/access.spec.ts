import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../lib/locales';
import { expectNoViolations } from './helpers/axe';
import { expectNoEnglish } from './helpers/languages';
import { findBrokenWords, findLayoutFaults, findSmallTargets } from './helpers/layout';
import { readIn } from './helpers/say';
import { STATES, type ScreenState } from './helpers/states';

const WIDTHS_PX = [320, 360, 390, 640, 1280] as const;
/** All languages are the matrix of `npm run tool -- test-languages`. */
const LOCALES_SEEN: readonly Locale[] = process.env.E2E_LANGUAGES ? LOCALES : [DEFAULT_LOCALE];
/** Screens whose every control is a large one; lists of links elsewhere follow their text. */
const THUMB_STATES = [
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

/** Screens without the names of restaurants and dishes, some of which are longer than any line. */
const WHOLE_WORD_STATES = [...THUMB_STATES, 'loading', 'share', 'share-bad'];

/** Pins stand on one another where places do; `map.spec` looks at what must not be covered. */
const CROWDED_STATES = ['results-map'];

/** A browser that has our scripts already opens a page in a third of the time, so that several screens share one. */
const SCREENS_A_TEST = 6;

/** Looks at one screen in a page of its own, of a visitor who was never here. */
async function checkScreen(
  context: BrowserContext,
  { name, open }: ScreenState,
  locale: Locale,
): Promise<void> {
  const page = await context.newPage();
  readIn(page, locale);
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  if (locale !== DEFAULT_LOCALE) await expectNoEnglish(page);
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark');
  if (THUMB_STATES.includes(name)) expect(await findSmallTargets(page)).toEqual([]);
  if (!CROWDED_STATES.includes(name)) await checkLayout(page, name);
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

async function checkLayout(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findLayoutFaults(page), `at ${width} px`).toEqual([]);
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

for (const locale of LOCALES_SEEN) {
  for (let from = 0; from < STATES.length; from += SCREENS_A_TEST) {
    const states = STATES.slice(from, from + SCREENS_A_TEST);
    const names = states.map(({ name }) => name).join(', ');
    test(`no violation in light and dark, nothing overlaps, overflows or is cut off (${locale}): ${names}`, async ({
      context,
    }) => {
      for (const state of states)
        await test.step(state.name, () => checkScreen(context, state, locale));
    });
  }
}

/** Presses Tab until the control has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeEnabled();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(outline).toBe('solid');
      // What has the focus is what would be hit there: nothing covers it.
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
  throw new Error(`Tab never came to ${String(control)}`);
}

async function expectArrival(page: Page, heading: string, title: RegExp) {
  const h1 = page.getByRole('heading', { level: 1, name: heading });
  await expect(h1).toBeFocused();
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test.describe('by keyboard alone, in a low window', () => {
  test.use({ viewport: { width: 390, height: 520 } });

  test('from Start to the results, and a meat on the way', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await tabTo(page, page.getByRole('link', { name: 'Start' }));
    await page.keyboard.press('Enter');

    await expectArrival(page, 'First, tell me where you are!', /^Where are you\?/);
    await tabTo(page, page.getByRole('link', { name: /^Jamsil/ }));
    await page.keyboard.press('Enter');

    await expectArrival(page, 'Got it! Now, how far are you willing to go?', /^How far/);
    await tabTo(page, page.getByRole('button', { name: '1000m' }));
    await page.keyboard.press('Space');

    await expectArrival(page, 'Last one! What do you like to eat?', /^What do you eat\?/);
    for (const meat of ['Pork', 'Seafood']) {
      const option = page.getByRole('button', { name: meat });
      await tabTo(page, option);
      await page.keyboard.press('Space');
      await expect(option).toHaveAttribute('aria-pressed', 'true');
    }
    await tabTo(page, page.getByRole('button', { name: 'I’m all set!' }));
    await page.keyboard.press('Enter');

    await expectArrival(page, 'Recommended for you', /^Recommended for you/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the vegan way, and the menu', async ({ page }) => {
    await page.goto('/location');
    await tabTo(page, page.getByRole('link', { name: /^Insadong/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: '500m' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Vegetarian' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'I’m all set!' }));
    await page.keyboard.press('Enter');
    await expectArrival(page, 'What type of vegan are you?', /^What type of vegan/);
    await tabTo(page, page.getByRole('button', { name: /^Strict Vegan/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Show me the results!' }));
    await page.keyboard.press('Enter');
    await expectArrival(page, 'Recommended for you', /^Recommended for you/);

    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(),
    ).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'About' }));
    await page.keyboard.press('Enter');
    await expectArrival(page, 'About Kioot', /^About/);
  });
});

test('what is heard on the way: each screen says its step, its question and its answers', async ({
  page,
}) => {
  await page.goto('/location');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Step 1/3
    - heading "First, tell me where you are!" [level=1]
    - list:
      - listitem:
        - link "Myeongdong 명동"
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
    'about 7 min on foot',
  );
  await page.getByRole('button', { name: '1000m' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Step 3/3
    - heading "Last one! What do you like to eat?" [level=1]
    - group "What do you eat?":
      - button "Anything is fine!"
      - button "Chicken"
      - button "Pork"
      - button "Beef"
      - button "Lamb"
      - button "Fish"
      - button "Seafood"
      - button "Duck"
      - button "Halal"
      - button "Vegetarian"
    - button "I’m all set!"
  `);
});

test('forced colours: edges stay, scenery goes, what is chosen keeps its tick', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await STATES.find(({ name }) => name === 'preferences')?.open(page);
  const chosen = page.getByRole('button', { name: 'Pork' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen.locator('svg')).toHaveCount(2);
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

test('with less motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/intro', '/recipies']) {
    await page.goto(path);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving, path).toBe(0);
  }
});
