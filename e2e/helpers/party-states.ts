import { expect, type Page } from '@playwright/test';
import { localize, openPath } from './localize';
import { SIX_PEOPLE, storeParty, TWO_PEOPLE } from './party';
import type { ScreenState } from './screen-states';
import { openVeganResults, resultCards, tap, walkToPreferences } from './search-steps';

/** Opens a list that names the last person on its cards. */
async function openPartyResults(page: Page, people: typeof SIX_PEOPLE) {
  await storeParty(page, people);
  await openVeganResults(page, 'Itaewon', '1000m', 'strictVegan');
  await expect(resultCards(page).first()).toContainText('Ben');
}

/** States of screens for several people. */
export const PARTY_STATES: readonly ScreenState[] = [
  {
    name: 'party-preferences',
    open: async (page) => {
      await storeParty(page, SIX_PEOPLE);
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await expect(page.getByRole('button', { name: /Bartholomew/ })).toBeVisible();
    },
  },
  {
    name: 'party-sheet',
    open: async (page) => {
      await storeParty(page, SIX_PEOPLE);
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await tap(page, 'button', /Bartholomew/);
      await page.getByRole('dialog').getByRole('button', { name: 'Cho', exact: true }).click();
    },
  },
  { name: 'party-results', open: (page) => openPartyResults(page, TWO_PEOPLE) },
  { name: 'party-results-six', open: (page) => openPartyResults(page, SIX_PEOPLE) },
  {
    name: 'party-map',
    open: async (page) => {
      await openPartyResults(page, SIX_PEOPLE);
      await tap(page, 'button', 'Map');
      const map = page.getByRole('region', { name: localize(page, /^Map of \d+ places?$/) });
      await map.getByRole('button', { expanded: false }).first().click();
      await expect(
        page.getByRole('region', { name: localize(page, /^(?:Selected place|\d+ places here)/) }),
      ).toBeVisible();
    },
  },
  {
    name: 'party-place',
    open: async (page) => {
      await storeParty(page, SIX_PEOPLE);
      await openPath(page, '/places/KOP005614');
      const dishes = page.getByRole('list', { name: localize(page, 'Dishes') });
      await expect(dishes.getByText('Ben').first()).toBeVisible();
    },
  },
  {
    name: 'party-menu',
    open: async (page) => {
      await storeParty(page, SIX_PEOPLE);
      await openPath(page, '/menu');
      await tap(page, 'button', 'Paste');
      await page
        .getByRole('textbox', { name: localize(page, 'Menu text') })
        .fill('제육볶음 11,000\n산채비빔밥 9,000\n공기밥 1,000\n모둠한상 35,000');
      await tap(page, 'button', 'Read the text');
      const dishes = page.getByRole('list', { name: localize(page, 'Dishes') });
      await expect(dishes.getByText('Ben').first()).toBeVisible();
    },
  },
];
