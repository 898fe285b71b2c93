/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { RestaurantCard } from '@/components/results/restaurant-card';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { toProfileKey } from '@/lib/needs/profile-key';
import { EnglishMessages } from '../../helpers/english-messages';

const VEGAN = toProfileKey({ kind: 'strictVegan' });
const PLACE: Restaurant = {
  ...{ contentId: '1', title: '하동관', title_eng: 'Hadonggwan' },
  price: { fromWon: 7_000, toWon: 12_000 },
};

const OPEN: OpenStateLabel = {
  ...{ state: 'open', shape: 'open' },
  text: '',
  short: 'Open until 15:00',
  validUntilMs: 0,
};

function renderCard(restaurant: Partial<Restaurant>, open = OPEN): (string | null)[] {
  render(
    <RestaurantCard
      restaurant={{ ...PLACE, ...restaurant }}
      checkedFor={VEGAN}
      open={open}
      distance="260 m"
      mapApp="naver"
    />,
    { wrapper: EnglishMessages },
  );
  return [...screen.getByRole('article').querySelectorAll('h2, p')].map(
    ({ textContent }) => textContent,
  );
}

const ask = [{ dish: '감자전', about: ['egg'], question: 'egg' }];
const MAYBE = {
  ...{ checkedFor: VEGAN, fit: 'maybe' as const, share: 0, because: [] },
  groups: [{ wish: 'vegan', dishes: [], ask }],
};
const HIDDEN = [{ code: 'anchovy-stock', certainty: 'often' as const, dishes: ['국수'] }];

it('has four lines: name, facts, verdict with its reason, dish with its price', () => {
  const dishPrices = [{ dish: '감자전', won: 8_000 }];
  expect(renderCard({ match: MAYBE, hidden: HIDDEN, dishPrices })).toEqual([
    'Hadonggwan',
    '하동관Open until 15:00260 m',
    'Vegan if there’s no egg',
    '감자전₩8,000',
  ]);
});

it('has the price range where the dish has no price', () => {
  expect(renderCard({ match: MAYBE })[1]).toBe('하동관Open until 15:00260 m₩7,000–12,000');
});

it('has the year of its last listing in place of unknown hours, else below', () => {
  const unknown: OpenStateLabel = {
    ...OPEN,
    state: 'unknown',
    shape: 'unknown',
    short: 'Hours unknown',
  };
  const old = { lastSeenYear: 2023, menuYear: 2021 };
  expect(renderCard(old, unknown)).toEqual(
    expect.arrayContaining(['하동관Last seen 2023260 m₩7,000–12,000', '2021 menu']),
  );
  cleanup();
  expect(renderCard(old).at(-1)).toBe('2021 menu\u00a0· Last seen 2023');
});

it('says that no meal fits', () => {
  const lines = renderCard({
    ...{ firstmenu: '에딩거', firstmenu_eng: 'Erdinger' },
    match: { ...MAYBE, fit: 'options', groups: [], justServes: 'drinks' },
  });
  expect(lines.slice(2)).toEqual(['Only drinks fit', 'Erdinger 에딩거']);
});

it('asks nothing first of a good match', () => {
  const groups = [{ wish: 'vegan', dishes: ['산채비빔밥'] }];
  const match = { ...MAYBE, fit: 'options' as const, share: 0.5, known: 2, groups };
  expect(renderCard({ match, hidden: HIDDEN }).slice(2)).toEqual([
    'Good match\u00a0· 1 of 2 dishes fit',
    '산채비빔밥',
  ]);
});
