import type { Page } from '@playwright/test';

/** A Wednesday, 12:30 in Seoul: a list is arranged by what is open. */
const LUNCH = new Date('2026-11-25T12:30+09:00');

/** Holds the clock of a page at lunch, so that the order of a list depends on no hour of a test run. */
export const holdLunchTime = (page: Page): Promise<void> => page.clock.setFixedTime(LUNCH);
