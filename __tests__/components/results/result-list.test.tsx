/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { ResultList } from '@/components/results/result-list';
import { AREAS } from '@/lib/areas';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { parseOrNull } from '@kioot/base/validation';
import { parseHours } from '@kioot/engine/hours';
import { packHours } from '@/lib/search/contract/packed-hours';
import { toProfileKey } from '@/lib/needs/need';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { filterResponseSchema } from '@/lib/search/contract/rec-responses';
import { EnglishMessages } from '../../helpers/english-messages';
import { mockDialogs } from '../../helpers/mock-dialogs';
import { createSearchedStore, ROUTER } from '../../helpers/searched-store';

const [area] = AREAS;
if (!area) throw new Error('AREAS is empty');
const lookUp = { origin: area, radius: 1000 } as const;
const ROWS = ['첫째 식당', '둘째 식당'].map((title, index) => ({
  contentId: String(index),
  title,
}));

/** Renders the list of a search whose backend counts `total` places and sends two. */
async function renderList(
  rows: readonly PlaceCard[] = ROWS,
  { total = rows.length, checkedFor }: { total?: number; checkedFor?: string | undefined } = {},
) {
  const response = parseOrNull(filterResponseSchema, { restaurantInfo: rows, total });
  if (!response) throw new Error('The response does not match the contract');
  const store = createSearchedStore(lookUp, ['0', '1']);
  store.set(storeResultsAtom, {
    search: { ...lookUp, need: { kind: 'any' } },
    restaurants: response.restaurants,
    firstPage: response.restaurants,
    total: response.total,
    checkedFor,
  });
  const show = async () => {
    render(
      <Provider store={store}>
        <AppRouterContext.Provider value={ROUTER}>
          <main>
            <ResultList holidays={{}} />
          </main>
        </AppRouterContext.Provider>
      </Provider>,
      { wrapper: EnglishMessages },
    );
    // Rendered last.
    await screen.findByRole('combobox', { name: 'Map app' });
  };
  await show();
  return { show };
}

beforeAll(mockDialogs);

afterEach(() => {
  jest.useRealTimers();
});

it('opens on the map that was open before a reload', async () => {
  history.replaceState(null, '', '#map=0');
  await renderList();
  expect(screen.getByRole('button', { name: 'List' })).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Restaurants' })).toBeNull();
  history.replaceState(null, '', location.pathname);
});

it('shows the list after Back from a place past the map, and the map after Forward', async () => {
  const { show } = await renderList();
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  await waitFor(() => expect(location.hash).toBe('#map'));
  const { pathname } = location;
  history.pushState(null, '', '/places/0');
  cleanup();
  history.go(-2);
  await waitFor(() => expect(location.pathname + location.hash).toBe(pathname));
  await show();
  expect(screen.getByRole('list', { name: 'Restaurants' })).toBeDefined();
  history.forward();
  expect(await screen.findByRole('button', { name: 'List' })).toBeDefined();
  history.back();
  expect(await screen.findByRole('list', { name: 'Restaurants' })).toBeDefined();
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

/** Two places with a price and a kind, open at lunch or at night, and one of which nothing is known. */
const KNOWN_ROWS: PlaceCard[] = [
  {
    ...{ contentId: '0', title: '낮밥집', title_eng: 'Noon Soup', kind: 'soup' },
    price: { fromWon: 9_000, toWon: 9_000 },
    hours: packHours(parseHours('11:30~15:00', '연중무휴')),
  },
  {
    ...{ contentId: '1', title: '밤술집', title_eng: 'Night Bar', kind: 'bar' },
    price: { fromWon: 30_000, toWon: 30_000 },
    hours: packHours(parseHours('18:00~02:00', '연중무휴')),
  },
  { contentId: '2', title: '모르는집' },
];
const titles = () =>
  screen
    .getAllByRole('article')
    .map((card) => within(within(card).getByRole('heading')).getByRole('link'));

describe('the filters', () => {
  const setTime = (seoul: string) =>
    jest.useFakeTimers({ now: Date.parse(`${seoul}+09:00`), advanceTimers: true });
  const setUp = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  it('count the list as they change, and one button clears them', async () => {
    setTime('2026-11-25T12:00');
    const user = setUp();
    await renderList(KNOWN_ROWS);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByText('Price known for 2 of 3')).toBeDefined();
    await user.click(sheet.getByRole('button', { name: '≤ ₩10,000' }));
    expect(await sheet.findByRole('button', { name: 'Show 1 place' })).toBeDefined();
    await user.click(sheet.getByRole('button', { name: 'Bars' }));
    expect(await sheet.findByRole('button', { name: 'Nothing fits. Close' })).toBeDefined();
    await user.click(sheet.getByRole('button', { name: 'Clear' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 3 places' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(titles()).toHaveLength(3);
  });

  it('stay for the way back from a place, and are named above the list', async () => {
    setTime('2026-11-25T12:00');
    const user = setUp();
    const { show } = await renderList(KNOWN_ROWS);
    await user.click(screen.getByRole('button', { name: 'Open now' }));
    await waitFor(() => expect(titles()).toHaveLength(1));
    cleanup();
    await show();
    expect(titles()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Filters (1)' }).ariaPressed).toBe('true');
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
  });

  it('ask for a time, which is now once it has come', async () => {
    setTime('2026-11-25T16:00');
    const user = setUp();
    await renderList(KNOWN_ROWS);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('button', { name: 'Today 19:00' }));
    expect(await sheet.findByRole('button', { name: 'Show 1 place' })).toBeDefined();
    expect(await screen.findByText('Open today at 19:00')).toBeDefined();
    expect(titles()[0]?.textContent).toContain('Night Bar');
    await act(() => jest.advanceTimersByTimeAsync(3 * 3_600_000 + 1_000));
    expect(await sheet.findByRole('button', { name: 'Open now', pressed: true })).toBeDefined();
    expect(screen.queryByText('Open today at 19:00')).toBeNull();
  });

  it('name the place that opens next where none is open, and lead to that time', async () => {
    setTime('2026-11-25T09:00');
    const user = setUp();
    await renderList(KNOWN_ROWS);
    await screen.findByText('Nothing we know of is open now: Noon Soup opens today at 11:30.');
    await user.click(screen.getByRole('button', { name: 'Show 1 place open today at 11:30' }));
    expect(await screen.findByText('Open today at 11:30')).toBeDefined();
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(document.activeElement).toBe(titles()[0]);
  });
});

describe('a list for someone with a need', () => {
  const need = { kind: 'any' } as const;
  const checkedFor = toProfileKey(need, { allergies: ['egg'] });
  const match = { fit: 'options' as const, share: 1, groups: [], because: [], checkedFor };
  const toRow = (contentId: string, hours: string, more: Partial<PlaceCard> = {}): PlaceCard => ({
    ...{ contentId, title: contentId, title_eng: contentId, match, kind: 'soup' },
    ...{ hours: packHours(parseHours(hours, '연중무휴')), ...more },
  });
  const ROWS = [
    toRow('Night', '18:00~02:00'),
    toRow('Cafe', '08:00~20:00', { kind: 'coffee' }),
    toRow('Soup', '11:00~15:00'),
  ];
  const names = () => titles().map(({ textContent }) => textContent);
  const setTime = (seoul: string) =>
    jest.useFakeTimers({ now: Date.parse(`${seoul}+09:00`), advanceTimers: true });

  it('has what is open first, and moves no card for an hour', async () => {
    setTime('2026-11-25T14:20');
    const { show } = await renderList(ROWS, { checkedFor });
    const atLunch = ['Soup', 'Cafe', 'Night'];
    expect(names()).toEqual(atLunch);
    // The soup kitchen closes.
    await act(() => jest.advanceTimersByTimeAsync(45 * 60_000));
    expect(names()).toEqual(atLunch);
    cleanup();
    await show();
    expect(names()).toEqual(atLunch);
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    expect(names()).toEqual(['Cafe', 'Night', 'Soup']);
  });

  it('is arranged for a chosen time', async () => {
    setTime('2026-11-25T16:50');
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await renderList(ROWS, { checkedFor });
    expect(names()).toEqual(['Cafe', 'Night', 'Soup']);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('button', { name: 'Today 19:00' }));
    // Dinner: the café, which is open too, follows.
    await waitFor(() => expect(names()).toEqual(['Night', 'Cafe']));
  });

  it('folds places not seen lately with their number, and counts them', async () => {
    const user = userEvent.setup();
    const old = toRow('Old', '00:00~24:00', { lastSeenYear: 2021 });
    await renderList([...ROWS, old], { checkedFor });
    expect(screen.getByText('4 Results')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Sure for you (3)' })).toBeDefined();
    const folded = await screen.findByRole('button', { name: 'Not seen lately (1)' });
    expect(folded.getAttribute('aria-expanded')).toBe('false');
    expect(names()).not.toContain('Old');
    await user.click(folded);
    const list = screen.getByRole('list', { name: 'Not seen lately' });
    expect(within(list).getAllByRole('article')).toHaveLength(1);
  });

  it('shows places not seen lately where nothing else is left', async () => {
    await renderList([toRow('Old', '00:00~24:00', { lastSeenYear: 2021 })], { checkedFor });
    expect(names()).toEqual(['Old']);
    expect(screen.getByRole('heading', { name: 'Not seen lately (1)' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Not seen lately/ })).toBeNull();
  });
});
