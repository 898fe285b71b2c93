/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NoResults } from '@/components/results/no-results';
import { AREAS } from '@/lib/areas';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { changeProfileAtom } from '@/lib/client-store/diet-profile-atoms';
import { searchAtom } from '@/lib/session/session-atoms';
import { EnglishMessages } from '../../helpers/english-messages';
import { toJsonResponse } from '../../helpers/json-response';
import { createSearchedStore, ROUTER } from '../../helpers/searched-store';

const [area] = AREAS;
if (!area) throw new Error('AREAS is empty');
const lookUp = { origin: area, radius: 2000 } as const;
const profile = { allergies: ['peanut' as const], severe: ['peanut' as const] };
const ALTERNATIVES = {
  wider: [],
  areas: [{ area: 22, radius: 2000, count: 2, distanceM: 3611 }],
  city: 1,
};
const ROW = { contentId: '7', title: '오리집', title_eng: 'Duck House', mapx: 127, mapy: 37.5 };

const { fetch } = globalThis;
let requests: { path: string; body: Record<string, unknown>; signal: AbortSignal | undefined }[];
let respond: (path: string, body: Record<string, unknown>) => Promise<Response> | Response;

beforeEach(() => {
  requests = [];
  respond = (path, { want }) => {
    if (want === 'alternatives') return toJsonResponse(ALTERNATIVES);
    if (want === 'page') return toJsonResponse({ restaurants: [ROW], total: 1, cursor: null });
    if (path.includes('gps')) return toJsonResponse(['7']);
    return toJsonResponse(
      path.includes('pagination') ? [{ content: [ROW] }] : { restaurantInfo: [ROW], total: 1 },
    );
  };
  // Requests of the browser to its own server.
  globalThis.fetch = (path, init) => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    requests.push({ path: String(path), body, signal: init?.signal ?? undefined });
    return Promise.resolve(respond(String(path), body));
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Store after an empty search for duck with a severe peanut allergy. */
function searchInVain(unknown?: number) {
  const store = createSearchedStore(lookUp, ['1']);
  store.set(changeProfileAtom, profile);
  store.set(storeResultsAtom, {
    ...{ restaurants: [], firstPage: [], total: 0, unknown },
    search: { ...lookUp, need: { kind: 'meats', meats: ['duck'] }, profile },
  });
  return store;
}

function renderNoResults(store = searchInVain()) {
  const search = store.get(searchAtom);
  if (!search) throw new Error('Nothing was searched');
  const { unmount } = render(
    <Provider store={store}>
      <AppRouterContext.Provider value={ROUTER}>
        <NoResults search={search} holidays={{}} />
      </AppRouterContext.Provider>
    </Provider>,
    { wrapper: EnglishMessages },
  );
  return { store, unmount };
}

it('offers the same search elsewhere, every offer with its count', async () => {
  renderNoResults(searchInVain(4));
  expect(screen.getByText('Looking further away…')).toBeDefined();
  await screen.findByRole('button', { name: /around COEX/ });
  const labels = screen
    .getAllByRole('button')
    .map(({ childNodes }) => [...childNodes].map(({ textContent }) => textContent));
  expect(labels).toEqual([
    ['Show 2 places around COEX', 'within 2\u00a0km · 3.6 km away'],
    ['Show 1 place in all of Seoul', 'nearest first'],
    ['Show 4 places with unknown menus'],
  ]);
  expect(requests.map(({ body }) => body)).toMatchObject([
    { want: 'alternatives', radius: 2000, need: { kind: 'meats', meats: ['duck'] }, profile },
  ]);
});

it('searches in the area of an offer, with the same need and restrictions', async () => {
  const { store } = renderNoResults();
  await userEvent.click(await screen.findByRole('button', { name: /around COEX/ }));
  await waitFor(() => expect(store.get(searchAtom)?.total).toBe(1));
  expect(store.get(searchAtom)).toMatchObject({
    ...{ origin: { id: 22 }, radius: 2000, need: { kind: 'meats', meats: ['duck'] }, profile },
  });
});

it('lists all of Seoul below, and again on return', async () => {
  const { store, unmount } = renderNoResults();
  await userEvent.click(await screen.findByRole('button', { name: /in all of Seoul/ }));
  expect(screen.getByRole('heading', { name: 'All of Seoul, nearest first (1)' })).toBeDefined();
  await screen.findByRole('heading', { name: 'Duck House' });
  expect(requests.at(-1)?.body).toMatchObject({ want: 'page', radius: 'city', from: 0, profile });
  expect(screen.queryByRole('button', { name: /in all of Seoul/ })).toBeNull();
  unmount();
  renderNoResults(store);
  await screen.findByRole('heading', { name: 'Duck House' });
});

it('is honest when there is nothing in all of Seoul, and leads to other areas', async () => {
  respond = () => toJsonResponse({ wider: [], areas: [], city: 0 });
  renderNoResults();
  await screen.findByText('Nothing else in Seoul fits either.');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Choose another area' })).toBeDefined();
});

it('can be tried again after a failure, and is cancelled with the screen', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  respond = () => toJsonResponse({}, 500);
  const { unmount } = renderNoResults();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toBe('Couldn’t look further away.');
  respond = () => new Promise(() => undefined);
  act(() => retry.click());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  unmount();
  await waitFor(() => expect(requests.at(-1)?.signal?.aborted).toBe(true));
  log.mockRestore();
});
