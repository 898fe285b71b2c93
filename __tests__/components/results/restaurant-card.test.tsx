/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { RestaurantCard } from '@/components/results/restaurant-card';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { toProfileKey } from '@/lib/needs/need';
import { EnglishMessages } from '../../helpers/english-messages';

const VEGAN = toProfileKey({ kind: 'strictVegan' });
const PLACE: PlaceCard = {
  ...{ contentId: '1', title: '하동관', title_eng: 'Hadonggwan' },
  ...{ mapx: 126.98, mapy: 37.56 },
  ...{ kind: 'soup', price: { fromWon: 7_000, toWon: 12_000 } },
};
/** 260 m to the north. */
const ORIGIN = { mapx: 126.98, mapy: 37.56234 };

const OPEN: OpenStateLabel = {
  ...{ state: 'open', shape: 'open' },
  text: '',
  short: 'Open until 15:00',
  validUntilMs: 0,
};

function renderCard(restaurant: Partial<PlaceCard>, open = OPEN): (string | null)[] {
  render(
    <RestaurantCard
      restaurant={{ ...PLACE, ...restaurant }}
      checkedFor={VEGAN}
      open={open}
      origin={ORIGIN}
    />,
    { wrapper: EnglishMessages },
  );
  return [...screen.getByRole('article').querySelectorAll('h2, p, .map-link')].map(
    ({ textContent }) => textContent,
  );
}

const ask = [{ dish: '감자전', about: ['egg'], question: 'egg' }];
const MAYBE = {
  ...{ checkedFor: VEGAN, fit: 'maybe' as const, share: 0, because: [] },
  groups: [{ wish: 'vegan', dishes: [], ask }],
};
const HIDDEN = [{ code: 'anchovy-stock', certainty: 'often' as const, dishes: ['국수'] }];

const WALK = 'View map of Hadonggwan (opens in a new tab) 4 min walk';

it('has four lines: name and walk, facts, verdict, dish with its price; the rest is unfolded', () => {
  const dishPrices = [{ dish: '감자전', won: 8_000 }];
  expect(renderCard({ match: MAYBE, hidden: HIDDEN, dishPrices })).toEqual([
    ...['Hadonggwan', WALK],
    '하동관SoupsOpen until 15:00',
    'Ask: egg?',
    'About: 감자전₩8,000',
    '260 m',
  ]);
  expect([...document.querySelectorAll('.evidence')].map((each) => each.textContent)).toEqual([
    '260 m',
  ]);
});

it('has the price range where the dish has no price', () => {
  expect(renderCard({ match: MAYBE })[2]).toBe('하동관SoupsOpen until 15:00₩7,000–12,000');
});

it('has the year of its last listing in place of unknown hours, else with the evidence', () => {
  const unknown: OpenStateLabel = {
    ...OPEN,
    state: 'unknown',
    shape: 'unknown',
    short: 'Hours unknown',
  };
  const old = { lastSeenYear: 2023, menuYear: 2021 };
  expect(renderCard(old, unknown)).toEqual(
    expect.arrayContaining(['하동관SoupsLast seen 2023₩7,000–12,000', '260 m\u00a0· 2021 menu']),
  );
  cleanup();
  expect(renderCard(old).at(-1)).toBe('260 m\u00a0· 2021 menu\u00a0· Last seen 2023');
});

it('says that no meal fits, and recommends nothing', () => {
  const lines = renderCard({
    ...{ firstmenu: '에딩거', firstmenu_eng: 'Erdinger' },
    match: { ...MAYBE, fit: 'options', groups: [], justServes: 'drinks' },
  });
  expect(lines.slice(3, 5)).toEqual(['Only drinks fit', 'Known for: Erdinger 에딩거']);
});

it('asks nothing first of a good match', () => {
  const groups = [{ wish: 'vegan', dishes: ['산채비빔밥'] }];
  const match = { ...MAYBE, fit: 'options' as const, share: 0.5, known: 2, groups };
  expect(renderCard({ match, hidden: HIDDEN }).slice(3)).toEqual([
    'Good for you',
    'Try: 산채비빔밥',
    '1 of 2 dishes fit',
    '260 m',
  ]);
});

it('says that everything is vegan only where each dish is stated to be, on a recent menu', () => {
  const match = { ...MAYBE, fit: 'only' as const, share: 1, known: 5, isAllVegan: true };
  expect(renderCard({ match })).toContain('Everything here is vegan');
  cleanup();
  expect(renderCard({ match, menuYear: 2021 })).toContain('Good for you');
  cleanup();
  expect(renderCard({ match: { ...match, isAllVegan: false } })).toContain('Good for you');
});

it.each([
  ['tofu.webp', VEGAN, '/images/dishes/tofu.webp'],
  ['salad', VEGAN, '#salad'],
  [undefined, VEGAN, '#unknown'],
  // A match for other needs says nothing of the drawing.
  ['tofu.webp', toProfileKey({ kind: 'lactoOvo' }), '#unknown'],
])('draws %s for a match under %s as %s', (drawing, checkedFor, drawn) => {
  renderCard({ kind: 'bibimbap', drawing, match: { ...MAYBE, checkedFor } });
  const picture = document.querySelector('.dish-picture');
  expect(picture?.getAttribute('src') ?? picture?.firstElementChild?.getAttribute('href')).toMatch(
    new RegExp(`${drawn}$`),
  );
});
