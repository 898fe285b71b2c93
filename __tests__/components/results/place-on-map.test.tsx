/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { PlaceOnMap } from '@/components/results/place-on-map';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import type { CompletedSearch } from '@/lib/session/session';
import { EnglishMessages } from '../../helpers/english-messages';

const SEARCH: CompletedSearch = {
  ...{ id: 'a', origin: { mapx: 126.98, mapy: 37.57 }, radius: 1000, page: 1, total: 1 },
  need: { kind: 'any' },
};
const PLACE: PlaceCard = { contentId: 'KOP1', title: '부산식당', title_eng: 'Busan Sikdang' };

function renderPlace(place: Partial<PlaceCard>) {
  render(
    <Provider>
      <PlaceOnMap
        restaurant={{ ...PLACE, ...place }}
        open={{
          text: '',
          short: 'Open until 21:00',
          shape: 'open',
          state: 'open',
          validUntilMs: 0,
        }}
        search={SEARCH}
        station={null}
      />
    </Provider>,
    { wrapper: EnglishMessages },
  );
}

it('shows the dish of a place and its price, also without a diet', () => {
  renderPlace({
    ...{ firstmenu: '생태탕', firstmenu_eng: 'Pollock Soup', kind: 'soup' },
    dishPrices: [{ dish: '생태탕', won: 12_000 }],
  });
  expect(screen.getByText('생태탕')).toBeTruthy();
  expect(screen.getByText('₩12,000')).toBeTruthy();
});

it('shows kitchen and price of a place of which no dish is known', () => {
  renderPlace({ kind: 'soup', price: { fromWon: 8_000, toWon: 12_000 } });
  expect(screen.getByText(/₩8,000–12,000.*Soups/)).toBeTruthy();
});

it('advises no dish to a table, whose others it may not suit', () => {
  renderPlace({ firstmenu: '생태탕', party: [] });
  expect(screen.queryByText('생태탕')).toBeNull();
});
