/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useRefineSearch } from '@/components/results/use-refine-search';
import { AREAS } from '@/lib/areas';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { toJsonResponse } from '../../helpers/json-response';
import { createSearchedStore } from '../../helpers/searched-store';

const [area] = AREAS;
if (!area) throw new Error('AREAS is empty');
const lookUp = { origin: area, radius: 1000 } as const;
const { fetch } = globalThis;
let bodies: Record<string, unknown>[] = [];

beforeEach(() => {
  bodies = [];
  // Requests of the browser to its own server.
  globalThis.fetch = (path, init) => {
    bodies.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    const isLookUp = String(path).includes('get-content-id-by-gps');
    const isPage = String(path).includes('pagination');
    const list = isPage ? [] : { restaurantInfo: [], total: 0 };
    return Promise.resolve(toJsonResponse(isLookUp ? ['1'] : list));
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});

function renderRefineSearch() {
  const store = createSearchedStore(lookUp, ['1']);
  store.set(storeResultsAtom, {
    ...{ restaurants: [], firstPage: [], total: 0 },
    search: { ...lookUp, need: { kind: 'meats', meats: ['pork'] } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(() => useRefineSearch(), { wrapper });
}

it('keeps both of two changes that come at once', async () => {
  const { result } = renderRefineSearch();
  act(() => result.current.change({ radius: 2000 }));
  act(() => result.current.change({ notSpicy: true }));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(bodies.some(({ radius }) => radius === 2000)).toBe(true);
  expect(result.current.criteria).toMatchObject({ radius: 2000, notSpicy: true });
});

it('is pending from the tap on, so that a second tap cannot close the sheet', async () => {
  const { result } = renderRefineSearch();
  act(() => result.current.change({ notSpicy: true }));
  expect(result.current.isPending).toBe(true);
  expect(result.current.criteria).toMatchObject({ notSpicy: true });
  await waitFor(() => expect(result.current.isPending).toBe(false));
});
