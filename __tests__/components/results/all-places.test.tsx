/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider, createStore } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { AllPlaces } from '@/components/results/all-places';
import { AREAS } from '@/lib/areas';
import { parseHours } from '@kioot/engine/hours';
import { storeResultsAtom } from '@/lib/kept/result-atoms';
import { changeViewAtom } from '@/lib/kept/view-atoms';
import { packHours } from '@/lib/search/packed-hours';
import { searchAtom } from '@/lib/session/atoms';
import {
  chooseLocationAtom,
  chooseRadiusAtom,
  storeContentIdsAtom,
} from '@/lib/session/choice-atoms';
import { InEnglish } from '../../helpers/in-english';
import { toJsonResponse } from '../../helpers/json-response';

const [area] = AREAS;
if (!area) throw new Error('There is no area');
const lookUp = { origin: area, radius: 1000 } as const;
const ROUTER = {
  ...{ back: jest.fn(), forward: jest.fn(), refresh: jest.fn(), push: jest.fn() },
  ...{ replace: jest.fn(), prefetch: jest.fn(), bfcacheId: '' },
};
const NAMES = ['Always', 'Never', 'Unsaid', 'Far', 'Soup House'];
const HOURS = ['00:00~24:00', '매일 03:00~03:30', '', '00:00~24:00', '00:00~24:00'];
const MORE = NAMES.map((title_eng, at) => ({
  contentId: `more-${at}`,
  title: `집${at}`,
  title_eng,
  treatmenu: at === 4 ? '김치찌개' : '커피',
  treatmenu_eng: at === 4 ? 'Kimchi Stew' : 'Coffee',
  mapx: area.mapx + (at === 3 ? 0.01 : 0.001),
  mapy: area.mapy,
  opentimefood: HOURS[at],
  hours: packHours(parseHours(HOURS[at] ?? '', '')),
}));
const FIRST = { contentId: 'first', title: '첫집', title_eng: 'First' };
const { fetch } = globalThis;
let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  jest.useFakeTimers({ now: new Date('2026-11-25T14:10+09:00'), advanceTimers: true });
  // What a browser asks its site.
  globalThis.fetch = (_path, init) => {
    asked.push(JSON.parse(String(init?.body)));
    const answer = { restaurants: MORE, total: 6, cursor: null };
    return Promise.resolve(toJsonResponse(answer));
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});

/** The screen of a search that found six places and lists the first of them. */
function renderPlaces() {
  const store = createStore();
  store.set(chooseLocationAtom, lookUp.origin);
  store.set(chooseRadiusAtom, lookUp.radius);
  store.set(storeContentIdsAtom, { ...lookUp, contentIdList: ['first'] });
  store.set(storeResultsAtom, {
    search: { ...lookUp, need: { kind: 'any' } },
    ...{ restaurants: [FIRST], firstPage: [FIRST], total: 1, found: 6 },
  });
  const search = store.get(searchAtom);
  if (!search) throw new Error('Nothing was searched');
  const { unmount } = render(
    <Provider store={store}>
      <AppRouterContext.Provider value={ROUTER}>
        <AllPlaces search={search} found={6} holidays={{}} />
      </AppRouterContext.Provider>
    </Provider>,
    { wrapper: InEnglish },
  );
  return { store, unmount };
}

/** The places after the first one. */
async function open() {
  const { store } = renderPlaces();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Show all 6' }));
  await screen.findAllByRole('article');
  return {
    user,
    look: (change: Parameters<(typeof changeViewAtom)['write']>[2]) =>
      act(() => store.set(changeViewAtom, change)),
  };
}

const getNames = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

it('shows the further ones of a list in their order, the first of them under the finger', async () => {
  await open();
  expect(asked).toMatchObject([{ want: 'page', from: 1, radius: 1000 }]);
  expect(getNames()).toEqual(NAMES);
  expect(document.activeElement?.textContent).toBe('Always');
  expect(screen.queryByRole('button', { name: /^Show (?:all|more)/ })).toBeNull();
});

it('sends one request for a double tap, and aborts it when the screen is left', async () => {
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

it('keeps of them what the filters of the list keep, and says how many', async () => {
  const { look } = await open();
  look({ isOpenOnly: true });
  expect(getNames()).toEqual(['Always', 'Far', 'Soup House']);
  expect(screen.getByText('3 of 5 open now · hours unknown for 1')).toBeDefined();

  look({ isOpenOnly: true, find: { text: 'kimchi', ids: null } });
  await waitFor(() => expect(getNames()).toEqual(['Soup House']));

  look({ isOpenOnly: false, find: { text: 'coffee', ids: null } });
  await waitFor(() => expect(getNames()).toEqual(NAMES.slice(0, 4)));

  look({ find: null });
  expect(getNames()).toEqual(NAMES);
  expect(screen.queryByText(/open now/)).toBeNull();
});

it('puts them in the order of the list', async () => {
  const { look } = await open();
  look({ sort: 'nearest' });
  expect(getNames()).toEqual(['Always', 'Never', 'Unsaid', 'Soup House', 'Far']);
});

it('looks at the clock again when one of them closes', async () => {
  const { look } = await open();
  look({ isOpenOnly: true });
  expect(getNames()).not.toContain('Never');
  act(() => jest.setSystemTime(new Date('2026-11-26T03:10+09:00')));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(getNames()).toContain('Never');
});
