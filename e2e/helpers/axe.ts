import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { IS_DEEP } from '../../__tests__/helpers/sample';

/** Axe rules that depend on the color theme. */
const COLOR_RULES = IS_DEEP
  ? ['color-contrast', 'link-in-text-block', 'target-size']
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
  const messages = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(messages).toEqual([]);
}
