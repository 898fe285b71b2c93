/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { ResultList } from '@/components/results/result-list';
import { AREAS } from '@/lib/areas';
import { storeResultsAtom } from '@/lib/kept/result-atoms';
import { parseOrNull } from '@/lib/validation';
import { filterResponseSchema } from '@/lib/search/contract';
import {
  chooseLocationAtom,
  chooseRadiusAtom,
  storeContentIdsAtom,
} from '@/lib/session/choice-atoms';
import { InEnglish } from '../../helpers/in-english';

const [area] = AREAS;
if (!area) throw new Error('There is no area');
const lookUp = { origin: area, radius: 1000 } as const;
const ROWS = ['첫째 식당', '둘째 식당'].map((title, at) => ({ contentId: String(at), title }));
const ROUTER = {
  ...{ back: jest.fn(), forward: jest.fn(), refresh: jest.fn(), push: jest.fn() },
  ...{ replace: jest.fn(), prefetch: jest.fn(), bfcacheId: '' },
};

describe('the number of results', () => {
  it.each([0, 2, 9])('is that of the cards where the answer says %i', async (total) => {
    const answer = parseOrNull(filterResponseSchema, { restaurantInfo: ROWS, total });
    if (!answer) throw new Error('The contract refuses the answer');
    const store = createStore();
    store.set(chooseLocationAtom, lookUp.origin);
    store.set(chooseRadiusAtom, lookUp.radius);
    store.set(storeContentIdsAtom, { ...lookUp, contentIdList: ['0', '1'] });
    store.set(storeResultsAtom, {
      search: { ...lookUp, need: { kind: 'any' } },
      restaurants: answer.restaurantInfo,
      firstPage: answer.restaurantInfo,
      total: answer.total,
    });
    render(
      <Provider store={store}>
        <AppRouterContext.Provider value={ROUTER}>
          <ResultList holidays={{}} />
        </AppRouterContext.Provider>
      </Provider>,
      { wrapper: InEnglish },
    );
    // The last part that comes.
    await screen.findByRole('link', { name: 'Back to the top' });
    expect(screen.getByText('2 Results')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText(/^Nothing that fits/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});
