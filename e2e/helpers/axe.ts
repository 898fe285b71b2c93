import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe looks at that a theme can change; all else is the same page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * Axe on the page as it stands. What it calls legacy is one run in the page itself: our pages hold no frames, and
 * without it each look opens one more page to put the results of the frames together.
 */
export function lookWithAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Fails with what axe finds on the page as it stands: everything in light, the colours in dark. */
export async function expectNoViolations(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const axe = lookWithAxe(page);
  const { violations } = await (theme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(faults).toEqual([]);
}
