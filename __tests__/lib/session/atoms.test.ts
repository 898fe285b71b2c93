/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { AREAS, type Area } from '@/lib/areas';
import {
  chooseLocationAtom,
  chooseRadiusAtom,
  chooseVeganAtom,
  isSessionReadAtom,
  resetSessionAtom,
  sessionAtom,
  storeContentIdsAtom,
  tapMeatAtom,
} from '@/lib/session/atoms';
import { LAST_RESULTS_KEY } from '@/lib/kept/last-results';
import {
  appendResultsAtom,
  restaurantInfoAtom,
  resultsAtom,
  storeResultsAtom,
} from '@/lib/kept/result-atoms';
import { EMPTY_SESSION } from '@/lib/session/session';

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

/** A store as a screen sees it: mounted, so that what the browser kept has been read. */
function openTab() {
  const store = createStore();
  store.sub(sessionAtom, () => undefined);
  return store;
}

function walk(store: ReturnType<typeof openTab>) {
  store.set(chooseLocationAtom, myeongdong);
  store.set(chooseRadiusAtom, 1000);
  store.set(storeContentIdsAtom, ['1', '2', '3']);
  store.set(tapMeatAtom, 'pork');
  store.set(storeResultsAtom, { restaurants, firstPage: [first], total: 3 });
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('a session', () => {
  it('is not read before the screen is mounted, and then is', () => {
    const store = createStore();
    expect(store.get(isSessionReadAtom)).toBe(false);
    store.sub(isSessionReadAtom, () => undefined);
    expect(store.get(isSessionReadAtom)).toBe(true);
  });

  it('survives a reload with everything chosen and the page it had reached', () => {
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
    expect(reloaded.get(restaurantInfoAtom)).toMatchObject(restaurants);
  });

  it('keeps the whole list under the key restaurantInfo', () => {
    walk(openTab());
    expect(JSON.parse(window.localStorage.getItem('restaurantInfo') ?? '')).toEqual(restaurants);
  });

  it('is forgotten on reset, in memory and in storage', () => {
    const store = openTab();
    walk(store);
    store.set(resetSessionAtom);
    expect(store.get(sessionAtom)).toEqual(EMPTY_SESSION);
    expect(openTab().get(sessionAtom)).toEqual(EMPTY_SESSION);
    // The copy for a tunnel is no part of the session: docs/decisions/0040-last-results-outlive-the-session.md
    expect(Object.keys(window.localStorage)).toEqual([LAST_RESULTS_KEY]);
    expect(store.get(restaurantInfoAtom)).toBeNull();
  });

  it('drops the ids of another area, and keeps them for the same one', () => {
    const store = openTab();
    walk(store);
    store.set(chooseLocationAtom, myeongdong);
    expect(store.get(sessionAtom).contentIdList).toEqual(['1', '2', '3']);
    store.set(chooseLocationAtom, hongdae);
    expect(store.get(sessionAtom)).toMatchObject({ contentIdList: null, search: null });
    expect(store.get(resultsAtom)).toBeNull();
    expect(store.get(sessionAtom).userPref.meats).toEqual(['pork']);
  });

  it('pages through its own list when another tab has stored one', () => {
    const here = openTab();
    walk(here);
    const other = openTab();
    other.set(storeResultsAtom, { restaurants: [third], firstPage: [third], total: 1 });

    expect(here.get(restaurantInfoAtom)).toEqual(restaurants);
    expect(other.get(restaurantInfoAtom)).toEqual([third]);
  });
});

describe('storage that fails', () => {
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

  it('is full: the choice lives on in memory', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = openTab();
    walk(store);
    expect(store.get(sessionAtom)).toMatchObject({ radius: 1000, search: { total: 3 } });
    expect(store.get(resultsAtom)).toEqual([first]);
    expect(store.get(restaurantInfoAtom)).toEqual(restaurants);
  });

  it('is blocked: the choice lives on in memory', () => {
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
