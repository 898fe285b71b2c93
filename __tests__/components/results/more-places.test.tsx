/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { MorePlaces } from '@/components/results/more-places';
import { AREAS } from '@/lib/areas';
import { parseHours } from '@kioot/engine/hours';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { changeListViewAtom } from '@/lib/client-store/list-view-atoms';
import { packHours } from '@/lib/search/contract/packed-hours';
import { searchAtom } from '@/lib/session/session-atoms';
import { EnglishMessages } from '../../helpers/english-messages';
import { toJsonResponse } from '../../helpers/json-response';
import { createSearchedStore, ROUTER } from '../../helpers/searched-store';

const [area] = AREAS;
if (!area) throw new Error('AREAS is empty');
const lookUp = { origin: area, radius: 1000 } as const;
const NAMES = ['Always', 'Never', 'Unsaid', 'Far', 'Soup House'];
const HOURS = ['00:00~24:00', '매일 03:00~03:30', '', '00:00~24:00', '00:00~24:00'];
const MORE = NAMES.map((title_eng, index) => ({
  contentId: `more-${index}`,
  title: `집${index}`,
  title_eng,
  treatmenu: index === 4 ? '김치찌개' : '커피',
  treatmenu_eng: index === 4 ? 'Kimchi Stew' : 'Coffee',
  mapx: area.mapx + (index === 3 ? 0.01 : 0.001),
  mapy: area.mapy,
  opentimefood: HOURS[index],
  hours: packHours(parseHours(HOURS[index] ?? '', '')),
  ...(index === 3 ? { dishForOne: '커피' } : {}),
}));
const FIRST = { contentId: 'first', title: '첫집', title_eng: 'First' };
const { fetch } = globalThis;
let requestBodies: unknown[] = [];

beforeEach(() => {
  requestBodies = [];
  jest.useFakeTimers({ now: new Date('2026-11-25T14:10+09:00'), advanceTimers: true });
  // Requests of the browser to its own server.
  globalThis.fetch = (_path, init) => {
    requestBodies.push(JSON.parse(String(init?.body)));
    const response = { restaurants: MORE, total: 6, cursor: null };
    return Promise.resolve(toJsonResponse(response));
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});

/** Renders the list of a search that found six places and shows the first. */
function renderPlaces() {
  const store = createSearchedStore(lookUp, ['first']);
  store.set(storeResultsAtom, {
    search: { ...lookUp, need: { kind: 'any' } },
    ...{ restaurants: [FIRST], firstPage: [FIRST], total: 1, found: 6 },
  });
  const search = store.get(searchAtom);
  if (!search) throw new Error('Nothing was searched');
  const { unmount } = render(
    <Provider store={store}>
      <AppRouterContext.Provider value={ROUTER}>
        <MorePlaces search={search} found={6} holidays={{}} />
      </AppRouterContext.Provider>
    </Provider>,
    { wrapper: EnglishMessages },
  );
  return { store, unmount };
}

/** Renders the list and loads the places after the first. */
async function openMorePlaces() {
  const { store } = renderPlaces();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Show all 6' }));
  await screen.findAllByRole('article');
  return {
    user,
    changeView: (change: Parameters<(typeof changeListViewAtom)['write']>[2]) =>
      act(() => store.set(changeListViewAtom, change)),
  };
}

const getNames = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

it('shows more places in order and focuses the first of them', async () => {
  await openMorePlaces();
  expect(requestBodies).toMatchObject([{ want: 'page', from: 1, radius: 1000 }]);
  expect(getNames()).toEqual(NAMES);
  expect(document.activeElement?.textContent).toBe('Always');
  expect(screen.queryByRole('button', { name: /^Show (?:all|more)/ })).toBeNull();
});

it('sends one request for a double tap, and aborts it on unmount', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  globalThis.fetch = (_path, init) => {
    signals.push(init?.signal);
    return new Promise(() => undefined);
  };
  const { unmount } = renderPlaces();
  const button = screen.getByRole('button', { name: 'Show all 6' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('button', { name: 'Loading...' });
  expect(signals).toHaveLength(1);
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});

it('applies the filters of the list, and shows the count', async () => {
  const { changeView } = await openMorePlaces();
  changeView({ isOpenOnly: true });
  expect(getNames()).toEqual(['Always', 'Far', 'Soup House']);
  expect(screen.getByText('3 of 5 open now · hours unknown for 1: check')).toBeDefined();

  changeView({ isOpenOnly: true, textFilter: { text: 'kimchi', ids: null } });
  await waitFor(() => expect(getNames()).toEqual(['Soup House']));

  changeView({ isOpenOnly: false, textFilter: { text: 'coffee', ids: null } });
  await waitFor(() => expect(getNames()).toEqual(NAMES.slice(0, 4)));

  changeView({ textFilter: null });
  expect(getNames()).toEqual(NAMES);
  expect(screen.queryByText(/open now/)).toBeNull();
});

it('shows places that lack the fact of a filter after those that pass it', async () => {
  const { changeView } = await openMorePlaces();
  changeView({ isForOne: true });
  expect(getNames()).toEqual(['Far', 'Always', 'Never', 'Unsaid', 'Soup House']);
});

it('applies the order of the list', async () => {
  const { changeView } = await openMorePlaces();
  changeView({ sort: 'nearest' });
  expect(getNames()).toEqual(['Always', 'Never', 'Unsaid', 'Soup House', 'Far']);
});

it('updates when a place closes', async () => {
  const { changeView } = await openMorePlaces();
  changeView({ isOpenOnly: true });
  expect(getNames()).not.toContain('Never');
  act(() => jest.setSystemTime(new Date('2026-11-26T03:10+09:00')));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(getNames()).toContain('Never');
});
