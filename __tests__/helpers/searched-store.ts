import { jest } from '@jest/globals';
import { createStore } from 'jotai';
import type { Area, RadiusM } from '@/lib/areas';
import {
  chooseLocationAtom,
  chooseRadiusAtom,
  storeContentIdsAtom,
} from '@/lib/session/wizard-atoms';

/** Router that leads nowhere. */
export const ROUTER = {
  ...{ back: jest.fn(), forward: jest.fn(), refresh: jest.fn(), push: jest.fn() },
  ...{ replace: jest.fn(), prefetch: jest.fn(), hmrRefresh: jest.fn(), bfcacheId: '' },
};

/** Store of a visitor who looked up the places around a point. */
export function createSearchedStore(
  lookUp: { origin: Area; radius: RadiusM },
  contentIdList: string[],
) {
  const store = createStore();
  store.set(chooseLocationAtom, lookUp.origin);
  store.set(chooseRadiusAtom, lookUp.radius);
  store.set(storeContentIdsAtom, { ...lookUp, contentIdList });
  return store;
}
