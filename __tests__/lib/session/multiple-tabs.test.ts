/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { AREAS } from '@/lib/areas';
import { filteredListAtom, resultsAtom, storeResultsAtom } from '@/lib/client-store/result-atoms';
import { savedPlacesAtom, savePlaceAtom } from '@/lib/store/saved-places';
import { sessionAtom } from '@/lib/session/session-atoms';
import {
  chooseLocationAtom,
  chooseRadiusAtom,
  storeContentIdsAtom,
} from '@/lib/session/wizard-atoms';

const first = { contentId: '1', title: '첫째 식당' };
const second = { contentId: '2', title: '둘째 식당' };
const NO_WISH = { meats: [], vegan: [] };

/** Store with mounted atoms, so that storage is read. */
function openTab() {
  const store = createStore();
  store.sub(sessionAtom, () => undefined);
  return store;
}

const [area] = AREAS;
if (!area) throw new Error('There is no area');
const lookUp = { origin: area, radius: 1000 } as const;

function search(store: ReturnType<typeof openTab>, restaurants: readonly (typeof first)[]) {
  store.set(chooseLocationAtom, lookUp.origin);
  store.set(chooseRadiusAtom, lookUp.radius);
  const contentIdList = restaurants.map(({ contentId }) => contentId);
  store.set(storeContentIdsAtom, { ...lookUp, contentIdList });
  store.set(storeResultsAtom, {
    search: { ...lookUp, need: { kind: 'any' } },
    restaurants,
    firstPage: restaurants,
    total: restaurants.length,
  });
}

/** Session storage is per tab and jsdom has one: restores it after `act` ran as another tab. */
function inAnotherTab(act: () => void) {
  const own = { ...window.sessionStorage };
  window.sessionStorage.clear();
  act();
  window.sessionStorage.clear();
  for (const [key, value] of Object.entries(own)) window.sessionStorage.setItem(key, value);
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('new look-up', () => {
  it('removes earlier results, in this tab and after a reload', () => {
    const store = openTab();
    search(store, [first]);
    expect(store.get(resultsAtom)).toEqual([first]);
    store.set(storeContentIdsAtom, { ...lookUp, contentIdList: ['2'] });
    for (const tab of [store, openTab()]) {
      expect(tab.get(sessionAtom)).toMatchObject({ contentIdList: ['2'], search: null });
      expect(tab.get(resultsAtom)).toBeNull();
      expect(tab.get(filteredListAtom)).toBeNull();
    }
  });
});

describe('another tab', () => {
  it('does not affect the list of this tab after a reload', () => {
    search(openTab(), [first]);
    inAnotherTab(() => search(openTab(), [second]));
    expect(JSON.parse(window.localStorage.getItem('restaurantInfo') ?? '')).toEqual([second]);
    const reloaded = openTab();
    expect(reloaded.get(resultsAtom)).toMatchObject([first]);
    expect(reloaded.get(filteredListAtom)).toMatchObject([first]);
  });

  it('shares saved places and a cleared storage', () => {
    const thisTab = openTab();
    thisTab.sub(savedPlacesAtom, () => undefined);
    const titles = () => thisTab.get(savedPlacesAtom)?.map(({ restaurant }) => restaurant.title);
    expect(titles()).toEqual([]);
    openTab().set(savePlaceAtom, { restaurant: first, userPref: NO_WISH, savedAt: 1 });
    expect(titles()).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'kioot.saved.v1' }));
    expect(titles()).toEqual(['첫째 식당']);
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    expect(titles()).toEqual(['첫째 식당']);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(titles()).toEqual([]);
  });
});
