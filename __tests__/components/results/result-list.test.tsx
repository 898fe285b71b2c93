/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider, createStore } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { ResultList } from '@/components/results/result-list';
import { AREAS } from '@/lib/areas';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { parseOrNull } from '@kioot/base/validation';
import { toProfileKey } from '@/lib/needs/profile-key';
import { filterResponseSchema, type Restaurant } from '@/lib/search/contract/rec-contract';
import {
  chooseLocationAtom,
  chooseRadiusAtom,
  storeContentIdsAtom,
} from '@/lib/session/wizard-atoms';
import { EnglishMessages } from '../../helpers/english-messages';

const [area] = AREAS;
if (!area) throw new Error('AREAS is empty');
const lookUp = { origin: area, radius: 1000 } as const;
const ROWS = ['첫째 식당', '둘째 식당'].map((title, index) => ({
  contentId: String(index),
  title,
}));
const ROUTER = {
  ...{ back: jest.fn(), forward: jest.fn(), refresh: jest.fn(), push: jest.fn() },
  ...{ replace: jest.fn(), prefetch: jest.fn(), bfcacheId: '' },
};

/** Renders the list of a search whose backend counts `total` places and sends two. */
async function renderList(
  rows: readonly Restaurant[] = ROWS,
  { total = rows.length, checkedFor }: { total?: number; checkedFor?: string | undefined } = {},
) {
  const response = parseOrNull(filterResponseSchema, { restaurantInfo: rows, total });
  if (!response) throw new Error('The response does not match the contract');
  const store = createStore();
  store.set(chooseLocationAtom, lookUp.origin);
  store.set(chooseRadiusAtom, lookUp.radius);
  store.set(storeContentIdsAtom, { ...lookUp, contentIdList: ['0', '1'] });
  store.set(storeResultsAtom, {
    search: { ...lookUp, need: { kind: 'any' } },
    restaurants: response.restaurantInfo,
    firstPage: response.restaurantInfo,
    total: response.total,
    checkedFor,
  });
  render(
    <Provider store={store}>
      <AppRouterContext.Provider value={ROUTER}>
        <ResultList holidays={{}} />
      </AppRouterContext.Provider>
    </Provider>,
    { wrapper: EnglishMessages },
  );
  // Rendered last.
  await screen.findByRole('combobox', { name: 'Map app' });
}

it('opens on the map that was open before a reload', async () => {
  history.replaceState(null, '', '#map=0');
  await renderList();
  expect(screen.getByRole('button', { name: 'Map' }).ariaPressed).toBe('true');
  expect(screen.queryByRole('list', { name: 'Restaurants' })).toBeNull();
  history.replaceState(null, '', location.pathname);
});

describe('the displayed number of results', () => {
  it('is the number of cards when all came', async () => {
    await renderList(ROWS);
    expect(screen.getByText('2 Results')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText(/^Nothing fits/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('is the total of the response; a page without rows ends the list, with the number shown', async () => {
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new Error('There is nothing to translate'));
    await renderList(ROWS, { total: 9 });
    expect(screen.getByText('9 Results')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findAllByText(/only 2 came through/)).toHaveLength(2);
    expect(document.activeElement?.textContent).toBe('only 2 came through');
    globalThis.fetch = fetch;
    expect(screen.getByText('9 Results')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('has no sections and no filter of our verdicts where a tourism service chose', async () => {
  const checkedFor = toProfileKey({ kind: 'any' }, { allergies: ['egg'] });
  const match = { fit: 'only' as const, share: 1, groups: [], because: [], checkedFor };
  await renderList(
    ROWS.map((row) => ({ ...row, match, chosenFor: [] })),
    { checkedFor },
  );
  expect(screen.queryByRole('heading', { name: /^Good match/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Not spicy' })).toBeNull();
  expect(await screen.findAllByText(/^From the tourism service/)).toHaveLength(2);
});

describe('an empty list', () => {
  it('names the filter that hides all places, lifts it, and folds the undecided ones', async () => {
    const user = userEvent.setup();
    await renderList();
    await user.click(screen.getByRole('button', { name: 'Open now' }));
    expect(await screen.findByText('0 Results')).toBeDefined();
    const folded = await screen.findByRole('button', { name: 'Hours unknown (2)' });
    await user.click(folded);
    expect(folded.getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('list', { name: 'Hours unknown' });
    expect(within(list).getAllByRole('article')).toHaveLength(2);
    await user.click(folded);
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove “Open now”: 2 places' }));
    expect(await screen.findByText('2 Results')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '첫째 식당' }));
  });
});
