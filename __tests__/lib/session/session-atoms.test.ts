/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toProfileKey } from '@/lib/needs/need';
import { createStore } from 'jotai';
import { AREAS, type Area } from '@/lib/areas';
import {
  chosenOriginAtom,
  isSessionReadAtom,
  resetSessionAtom,
  sessionAtom,
  updateSessionAtom,
} from '@/lib/session/session-atoms';
import {
  chooseLocationAtom,
  choosePositionAtom,
  chooseRadiusAtom,
  chooseVeganAtom,
  storeContentIdsAtom,
  toggleMeatAtom,
} from '@/lib/session/wizard-atoms';
import {
  appendResultsAtom,
  filteredListAtom,
  resultsAtom,
  storeResultsAtom,
} from '@/lib/client-store/result-atoms';
import { distanceOriginAtom } from '@/lib/client-store/position-atoms';
import { EMPTY_SESSION, STORAGE_KEYS, type Search } from '@/lib/session/session';

const myeongdong = areaNamed('Myeongdong');
const hongdae = areaNamed('Hongdae');

function areaNamed(name: string): Area {
  const area = AREAS.find(({ location_en }) => location_en === name);
  if (!area) throw new Error(`There is no area ${name}`);
  return area;
}

const first = { contentId: '1', title: '첫째 식당' };
const second = { contentId: '2', title: '둘째 식당' };
const third = { contentId: '3', title: '셋째 식당' };
const restaurants = [first, second, third];
const PORK: Search = {
  ...{ origin: myeongdong, radius: 1000 },
  need: { kind: 'meats', meats: ['pork'] },
};
const here = { mapx: 126.9234, mapy: 37.5432 };

/** Store with mounted atoms, so that storage is read. */
function openTab() {
  const store = createStore();
  store.sub(sessionAtom, () => undefined);
  return store;
}

function walk(store: ReturnType<typeof openTab>) {
  store.set(chooseLocationAtom, myeongdong);
  store.set(chooseRadiusAtom, 1000);
  const lookUp = { origin: myeongdong, radius: 1000 } as const;
  store.set(storeContentIdsAtom, { ...lookUp, contentIdList: ['1', '2', '3'] });
  store.set(toggleMeatAtom, 'pork');
  store.set(storeResultsAtom, {
    ...{ search: PORK, restaurants, firstPage: [first], total: 3 },
    checkedFor: toProfileKey(PORK.need),
  });
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('session', () => {
  it('is read on mount, not before', () => {
    const store = createStore();
    expect(store.get(isSessionReadAtom)).toBe(false);
    store.sub(isSessionReadAtom, () => undefined);
    expect(store.get(isSessionReadAtom)).toBe(true);
  });

  it('survives a reload with all choices and its page', () => {
    const store = openTab();
    walk(store);
    store.set(chooseVeganAtom, 'lactoOvo');
    store.set(appendResultsAtom, { page: 2, restaurants: [second] });

    const reloaded = openTab();
    expect(reloaded.get(sessionAtom)).toEqual(store.get(sessionAtom));
    expect(reloaded.get(sessionAtom)).toMatchObject({
      location: myeongdong,
      radius: 1000,
      userPref: { meats: ['pork'], vegan: ['lactoOvo'] },
      contentIdList: ['1', '2', '3'],
      search: { total: 3, page: 2 },
    });
    expect(reloaded.get(resultsAtom)).toMatchObject([first, second]);
    expect(reloaded.get(filteredListAtom)).toMatchObject(restaurants);
  });

  it('stores the whole list under the key restaurantInfo', () => {
    walk(openTab());
    expect(JSON.parse(window.localStorage.getItem('restaurantInfo') ?? '')).toEqual(restaurants);
  });

  it('is cleared on reset, in memory and in storage', () => {
    const store = openTab();
    walk(store);
    store.set(resetSessionAtom);
    expect(store.get(sessionAtom)).toEqual(EMPTY_SESSION);
    expect(openTab().get(sessionAtom)).toEqual(EMPTY_SESSION);
    // The offline copy is no part of the session: an installed app opens at home, which resets it.
    expect(Object.keys(window.localStorage)).toEqual([STORAGE_KEYS.lastResults]);
    expect(store.get(filteredListAtom)).toBeNull();
  });

  it('drops the ids when the area changes', () => {
    const store = openTab();
    walk(store);
    store.set(chooseLocationAtom, myeongdong);
    expect(store.get(sessionAtom).contentIdList).toEqual(['1', '2', '3']);
    store.set(chooseLocationAtom, hongdae);
    expect(store.get(sessionAtom)).toMatchObject({ contentIdList: null, search: null });
    expect(store.get(resultsAtom)).toBeNull();
    expect(store.get(sessionAtom).userPref.meats).toEqual(['pork']);
  });

  it('repeats a search made by another engine version', () => {
    const store = openTab();
    walk(store);
    expect(openTab().get(resultsAtom)).toEqual([first]);
    const { search } = store.get(sessionAtom);
    if (!search) throw new Error('Nothing was searched');
    store.set(updateSessionAtom, { search: { ...search, checkedFor: 'older|돼지고기만||false' } });
    const reloaded = openTab();
    expect(reloaded.get(resultsAtom)).toBeNull();
    expect(reloaded.get(sessionAtom).search).toMatchObject(PORK);
  });

  it('pages through its own list after another tab stored one', () => {
    const tab = openTab();
    walk(tab);
    const other = openTab();
    const list = { restaurants: [third], firstPage: [third], total: 1 };
    other.set(storeResultsAtom, { search: PORK, ...list });

    expect(tab.get(filteredListAtom)).toEqual(restaurants);
    expect(other.get(filteredListAtom)).toEqual([third]);
  });
});

describe('origin of the search', () => {
  /** Like "Search near me". */
  function searchAround(store: ReturnType<typeof openTab>) {
    const lookUp = { origin: here, radius: 500 } as const;
    store.set(updateSessionAtom, { contentIdList: ['3'], lookUp, radius: 500 });
    const checkedFor = toProfileKey(PORK.need);
    const list = { restaurants: [third], firstPage: [third], total: 1, checkedFor };
    store.set(storeResultsAtom, { search: { ...lookUp, need: PORK.need }, ...list });
  }

  it('survives a reload, as an area or a position', () => {
    const store = openTab();
    walk(store);
    expect(openTab().get(sessionAtom).search).toMatchObject(PORK);
    searchAround(store);
    const reloaded = openTab();
    expect(reloaded.get(sessionAtom)).toEqual(store.get(sessionAtom));
    expect(reloaded.get(distanceOriginAtom)).toEqual(here);
    expect(reloaded.get(sessionAtom)).toMatchObject({ location: myeongdong, radius: 500 });
  });

  it('stays with the results while other choices are made', () => {
    const store = openTab();
    walk(store);
    store.set(chooseRadiusAtom, 2000);
    store.set(toggleMeatAtom, 'halal');
    expect(openTab().get(sessionAtom).search).toMatchObject(PORK);
  });

  it('is the area again once one is selected, even the same', () => {
    const store = openTab();
    walk(store);
    searchAround(store);
    store.set(chooseLocationAtom, myeongdong);
    expect(store.get(sessionAtom)).toMatchObject({
      ...{ location: myeongdong, contentIdList: null, lookUp: null, search: null },
    });
  });

  it('is cleared with the session', () => {
    const store = openTab();
    walk(store);
    searchAround(store);
    store.set(resetSessionAtom);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('126.92');
  });
});

describe('stored session', () => {
  const OLDER = {
    ...{ location: 1, radius: 1000, userPref: { meats: ['pork', 'dog'], vegan: [] } },
    ...{ contentIdList: ['1', '2'], search: { id: 'a', total: 2, page: 1 } },
  };

  it('of a version without the origin starts over and keeps the preference', () => {
    window.sessionStorage.setItem('kioot.session.v1', JSON.stringify(OLDER));
    const store = openTab();
    expect(store.get(sessionAtom)).toEqual({
      ...{ location: null, radius: 1000, userPref: { meats: ['pork'], vegan: [] } },
      ...{ contentIdList: null, lookUp: null, search: null, position: null, failure: null },
    });
    expect(store.get(resultsAtom)).toBeNull();
    walk(store);
    expect(openTab().get(sessionAtom).search).toMatchObject({ ...PORK, total: 3 });
  });

  const lookUp = { origin: here, radius: 500 };
  const search = { ...lookUp, need: { kind: 'any' }, id: 'a', total: 2, page: 1 };
  const known = { ...OLDER, location: myeongdong, lookUp, search };

  it.each<[string, unknown]>([
    ['a position abroad', { ...here, mapx: 139.7 }],
    ['a position that is no number', { mapx: null, mapy: 37.5 }],
    ['a position as text', { mapx: '126.9', mapy: '37.5' }],
    ['half a position', { mapx: 126.9 }],
    ['the number of an area', 1],
    ['an area abroad', { ...myeongdong, mapx: 139.7 }],
    ['the name of an area', 'Myeongdong'],
    ['nothing', null],
  ])('with %s as a forged origin starts over', (_name, origin) => {
    const text = JSON.stringify({ ...known, lookUp: { ...lookUp, origin } });
    window.sessionStorage.setItem('kioot.session.v1', text);
    expect(openTab().get(sessionAtom)).toMatchObject({
      ...{ location: myeongdong, contentIdList: null, lookUp: null, search: null },
    });
  });

  it.each<[string, object]>([
    ['a radius nobody can choose', { radius: 501 }],
    ['no wish', { need: undefined }],
    ['an unknown wish', { need: { kind: 'keto' } }],
    ['an unknown meat', { need: { kind: 'meats', meats: ['dog'] } }],
    ['no meat', { need: { kind: 'meats', meats: [] } }],
    ['a total below nothing', { total: -1 }],
    ['a total that is no number', { total: null }],
    ['half a page', { page: 1.5 }],
    ['a page before the first', { page: 0 }],
    ['no name', { id: 7 }],
    ['a position abroad', { origin: { mapx: 0, mapy: 0 } }],
  ])('with %s forged has no results', (_name, change) => {
    const text = JSON.stringify({ ...known, search: { ...search, ...change } });
    window.sessionStorage.setItem('kioot.session.v1', text);
    expect(openTab().get(sessionAtom)).toMatchObject({
      ...{ contentIdList: ['1', '2'], lookUp, search: null },
    });
  });

  it('with an infinite position starts over', () => {
    const text = JSON.stringify(known).replaceAll('126.9234', '1e999');
    window.sessionStorage.setItem('kioot.session.v1', text);
    expect(openTab().get(sessionAtom)).toMatchObject({ contentIdList: null, search: null });
  });

  it('is read unchanged when valid', () => {
    window.sessionStorage.setItem('kioot.session.v1', JSON.stringify(known));
    expect(openTab().get(sessionAtom)).toMatchObject({ contentIdList: ['1', '2'], search });
  });
});

describe('failing storage', () => {
  it.each([
    ['not JSON', '{'],
    ['another shape', '{"location": "Myeongdong"}'],
    ['an unknown area', '{"location":99}'],
    ['null', 'null'],
    ['a number', '7'],
  ])('holds %s: an empty session', (_name, text) => {
    window.sessionStorage.setItem('kioot.session.v1', text);
    expect(openTab().get(sessionAtom)).toEqual(EMPTY_SESSION);
  });

  it('is full: choices stay in memory', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = openTab();
    walk(store);
    expect(store.get(sessionAtom)).toMatchObject({ radius: 1000, search: { total: 3 } });
    expect(store.get(resultsAtom)).toEqual([first]);
    expect(store.get(filteredListAtom)).toEqual(restaurants);
  });

  it('is blocked: choices stay in memory', () => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      jest.spyOn(window, area, 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const store = openTab();
    walk(store);
    expect(store.get(sessionAtom)).toMatchObject({ radius: 1000, search: { total: 3 } });
    expect(store.get(resultsAtom)).toEqual([first]);
    store.set(resetSessionAtom);
    expect(store.get(sessionAtom)).toEqual(EMPTY_SESSION);
  });
});

describe('position instead of an area', () => {
  const near = { mapx: 126.985, mapy: 37.564 };

  it('is the next origin, survives a reload, and is replaced by an area', () => {
    const store = openTab();
    walk(store);
    store.set(choosePositionAtom, near);
    expect(store.get(chosenOriginAtom)).toEqual(near);
    expect(store.get(sessionAtom)).toMatchObject({ location: null, contentIdList: null });

    store.set(storeContentIdsAtom, { origin: near, radius: 500, contentIdList: ['1'] });
    store.set(choosePositionAtom, near);
    const reloaded = openTab();
    expect(reloaded.get(chosenOriginAtom)).toEqual(near);
    expect(reloaded.get(sessionAtom).contentIdList).toEqual(['1']);

    reloaded.set(chooseLocationAtom, hongdae);
    expect(reloaded.get(chosenOriginAtom)).toEqual(hongdae);
    // Still known, to sort the areas.
    expect(reloaded.get(sessionAtom).position).toEqual(near);
    reloaded.set(resetSessionAtom);
    expect(openTab().get(sessionAtom)).toEqual(EMPTY_SESSION);
  });
});
