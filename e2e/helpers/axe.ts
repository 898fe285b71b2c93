import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds on the page as it stands, in this theme. */
export async function expectNoViolations(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(faults).toEqual([]);
}
