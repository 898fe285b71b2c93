/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FitSummary } from '@/components/results/fit-summary';
import { toProfileKey } from '@/lib/needs/need';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { EnglishMessages } from '../../helpers/english-messages';

const PLACE = {
  ...{ contentId: '1', title: '밤술집', firstmenu: '에딩거', firstmenu_eng: 'Erdinger' },
  ...{ treatmenu: '', opentimefood: '', restdatefood: '', addr1: '' },
};

async function getParagraphs(restaurant: Partial<PlaceCard>, checkedFor: string | undefined) {
  const { container } = render(
    <FitSummary checkedFor={checkedFor} restaurant={{ ...PLACE, ...restaurant }} />,
    { wrapper: EnglishMessages },
  );
  // The choice of a service is loaded on demand.
  if (restaurant.chosenFor) await screen.findAllByText(/tourism service|Not checked/);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

it('has the verdict and the dish in paragraphs of their own', async () => {
  const checkedFor = toProfileKey({ kind: 'strictVegan' });
  const match = {
    ...{ checkedFor, fit: 'options' as const, share: 1, justServes: 'drinks' as const },
    ...{ groups: [], because: [] },
  };
  expect(await getParagraphs({ match }, checkedFor)).toEqual([
    'Only drinks fit',
    'Known for: Erdinger 에딩거',
  ]);
});

describe('a kitchen that is often halal', () => {
  const checkedFor = toProfileKey({ kind: 'halal' });
  const match = {
    ...{ checkedFor, fit: 'maybe' as const, share: 0, groups: [] },
    because: ['Indian or Nepali kitchen: 인도'],
  };
  const KITCHEN = 'Indian or Nepali kitchen, often halal';

  it('asks, and names its best-known dish', async () => {
    expect(await getParagraphs({ match, dishes: ['에딩거'] }, checkedFor)).toEqual([
      'Ask: is it halal?',
      'Known for: 에딩거',
      KITCHEN,
    ]);
  });

  it('names the kitchen where no dish is known', async () => {
    expect(await getParagraphs({ match }, checkedFor)).toEqual(['Ask: is it halal?', KITCHEN]);
  });
});

describe('a place that a tourism service chose', () => {
  const need = { kind: 'meats', meats: ['pork', 'beef'] } as const;
  const chosenFor = ['pork', 'beef'];
  const plainKey = toProfileKey(need);
  const allergyKey = toProfileKey(need, { allergies: ['egg'] });
  const severeKey = toProfileKey(need, { allergies: ['egg'], severe: ['egg'] });
  const CHOICE = 'Chosen by the tourism service for: pork, beef';
  const UNTOLD = `${CHOICE}\u00a0· it doesn’t know your allergies or other needs`;
  const toMatch = (checkedFor: string | undefined, fit: 'options' | 'none' | 'unknown') => ({
    ...{ checkedFor, fit, share: 1, because: [] },
    groups: fit === 'options' ? [{ wish: 'pork', dishes: ['삼겹살'] }] : [],
  });

  it('has our reading of its menu beside the choice', async () => {
    const match = toMatch(plainKey, 'options');
    expect(await getParagraphs({ chosenFor, match }, plainKey)).toEqual([
      CHOICE,
      'Our reading of the menu: Good for you',
      'Try: 삼겹살',
    ]);
  });

  it('says that the service does not know the allergies', async () => {
    const match = toMatch(allergyKey, 'unknown');
    expect((await getParagraphs({ chosenFor, match }, allergyKey)).slice(0, 2)).toEqual([
      UNTOLD,
      'Our reading of the menu: Unknown: ask first',
    ]);
  });

  it('is not recommended by a menu without a dish for the visitor', async () => {
    const match = toMatch(allergyKey, 'none');
    expect(await getParagraphs({ chosenFor, match }, allergyKey)).toEqual([
      UNTOLD,
      'Our reading of the menu: Nothing on it fits',
    ]);
  });

  it('is unchecked without a readable menu', async () => {
    expect(await getParagraphs({ chosenFor }, plainKey)).toEqual([
      CHOICE,
      'No readable menu came, so nothing is checked',
    ]);
    expect(await getParagraphs({ chosenFor }, severeKey)).toEqual([
      UNTOLD,
      'No readable menu came, so nothing is checked, not even for allergies',
    ]);
  });

  it('is not checked yet where the reading was for another visitor', async () => {
    const match = toMatch(plainKey, 'options');
    expect(await getParagraphs({ chosenFor, match }, allergyKey)).toEqual([
      'Not checked for you yet',
    ]);
  });

  it('is only from the service for a visitor who eats anything else', async () => {
    const key = toProfileKey({ kind: 'any' }, { allergies: ['egg'] });
    const [choice] = await getParagraphs({ chosenFor: [], match: toMatch(key, 'unknown') }, key);
    expect(choice).toMatch(/^From the tourism service/);
  });
});
