import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { IS_DEEP } from '../../__tests__/helpers/sample';

const TARGET_SIZE = 'target-size';

/** Axe rules that depend on the color theme. */
const COLOR_RULES = IS_DEEP
  ? ['color-contrast', 'link-in-text-block', TARGET_SIZE]
  : ['color-contrast'];

/**
 * Axe for the current page. Legacy mode runs in the page itself; the default opens a second page
 * per analysis to merge the results of frames, which the app does not use.
 */
export function createAxeBuilder(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Expects no axe violations: all rules in light theme, color rules in dark theme. */
export async function expectNoViolations(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const axe = createAxeBuilder(page);
  const { violations } = await (theme === 'dark' ? axe.withRules(COLOR_RULES) : axe).analyze();
  const coveredAtEnd = violations.some(({ id }) => id === TARGET_SIZE)
    ? await findSmallTargetsAtEnd(page)
    : [];
  const messages = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(
        ({ target, html }) =>
          id !== TARGET_SIZE || (coveredAtEnd.includes(String(target)) && !isMapPin(html)),
      )
      .map(({ html, failureSummary }) => `${theme}: ${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(messages).toEqual([]);
}

/** A pin under a button of the map moves out with the map; two pins never overlap. */
const isMapPin = (html: string) => html.includes('leaflet-zoom-animated');

/**
 * Targets that are too small at the end of the page and of its scrolling boxes, as at their start: a
 * sticky bar covers another part of them at each, and nobody can reach what it covers at both.
 */
async function findSmallTargetsAtEnd(page: Page): Promise<string[]> {
  await scrollEverything(page, 'end');
  const { violations } = await createAxeBuilder(page).withRules([TARGET_SIZE]).analyze();
  await scrollEverything(page, 'start');
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
}

const scrollEverything = (page: Page, to: 'start' | 'end') =>
  page.evaluate((edge) => {
    for (const box of [document.documentElement, ...document.body.querySelectorAll('*')])
      if (box.scrollHeight > box.clientHeight)
        box.scrollTo({ top: edge === 'end' ? box.scrollHeight : 0, behavior: 'instant' });
  }, to);
