/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toCheckedFor } from '@/lib/search/checked-for';
import { createStore } from 'jotai';
import { AREAS, type Area } from '@/lib/areas';
import {
  chosenOriginAtom,
  isSessionReadAtom,
  resetSessionAtom,
  sessionAtom,
  updateSessionAtom,
} from '@/lib/session/atoms';
import {
  chooseLocationAtom,
  choosePositionAtom,
  chooseRadiusAtom,
  chooseVeganAtom,
  storeContentIdsAtom,
  tapMeatAtom,
} from '@/lib/session/choice-atoms';
import { LAST_RESULTS_KEY } from '@/lib/kept/last-results';
import {
  appendResultsAtom,
  restaurantInfoAtom,
  resultsAtom,
  storeResultsAtom,
} from '@/lib/kept/result-atoms';
import { originAtom } from '@/lib/kept/view-atoms';
import { EMPTY_SESSION, type Search } from '@/lib/session/session';

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

/** A store as a screen sees it: mounted, so that what the browser kept has been read. */
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
  store.set(tapMeatAtom, 'pork');
  store.set(storeResultsAtom, {
    ...{ search: PORK, restaurants, firstPage: [first], total: 3 },
    checkedFor: toCheckedFor(PORK.need),
  });
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

  it('is searched anew where another engine judged the list', () => {
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

  it('pages through its own list when another tab has stored one', () => {
    const tab = openTab();
    walk(tab);
    const other = openTab();
    const list = { restaurants: [third], firstPage: [third], total: 1 };
    other.set(storeResultsAtom, { search: PORK, ...list });

    expect(tab.get(restaurantInfoAtom)).toEqual(restaurants);
    expect(other.get(restaurantInfoAtom)).toEqual([third]);
  });
});

describe('where was searched from', () => {
  /** As "Search around me" does it. */
  function searchAround(store: ReturnType<typeof openTab>) {
    const lookUp = { origin: here, radius: 500 } as const;
    store.set(updateSessionAtom, { contentIdList: ['3'], lookUp, radius: 500 });
    const checkedFor = toCheckedFor(PORK.need);
    const list = { restaurants: [third], firstPage: [third], total: 1, checkedFor };
    store.set(storeResultsAtom, { search: { ...lookUp, need: PORK.need }, ...list });
  }

  it('is known after a reload, be it an area or the visitor’s position', () => {
    const store = openTab();
    walk(store);
    expect(openTab().get(sessionAtom).search).toMatchObject(PORK);
    searchAround(store);
    const reloaded = openTab();
    expect(reloaded.get(sessionAtom)).toEqual(store.get(sessionAtom));
    expect(reloaded.get(originAtom)).toEqual(here);
    expect(reloaded.get(sessionAtom)).toMatchObject({ location: myeongdong, radius: 500 });
  });

  it('stays with the answer when other choices are made that found nothing yet', () => {
    const store = openTab();
    walk(store);
    store.set(chooseRadiusAtom, 2000);
    store.set(tapMeatAtom, 'halal');
    expect(openTab().get(sessionAtom).search).toMatchObject(PORK);
  });

  it('is the area again as soon as one is tapped, be it the same', () => {
    const store = openTab();
    walk(store);
    searchAround(store);
    store.set(chooseLocationAtom, myeongdong);
    expect(store.get(sessionAtom)).toMatchObject({
      ...{ location: myeongdong, contentIdList: null, lookUp: null, search: null },
    });
  });

  it('is forgotten with the session', () => {
    const store = openTab();
    walk(store);
    searchAround(store);
    store.set(resetSessionAtom);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('126.92');
  });
});

describe('a session of an older page', () => {
  const OLDER = {
    ...{ location: 1, radius: 1000, userPref: { meats: ['pork', 'dog'], vegan: [] } },
    ...{ contentIdList: ['1', '2'], search: { id: 'a', total: 2, page: 1 } },
  };

  it('begins anew, and keeps what one eats: it does not say where it looked', () => {
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
  ])('that is forged with %s to search from begins anew', (_name, origin) => {
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
  ])('that is forged with %s has no answer', (_name, change) => {
    const text = JSON.stringify({ ...known, search: { ...search, ...change } });
    window.sessionStorage.setItem('kioot.session.v1', text);
    expect(openTab().get(sessionAtom)).toMatchObject({
      ...{ contentIdList: ['1', '2'], lookUp, search: null },
    });
  });

  it('that is forged with a position without end begins anew', () => {
    const text = JSON.stringify(known).replaceAll('126.9234', '1e999');
    window.sessionStorage.setItem('kioot.session.v1', text);
    expect(openTab().get(sessionAtom)).toMatchObject({ contentIdList: null, search: null });
  });

  it('that is right is read as it is', () => {
    window.sessionStorage.setItem('kioot.session.v1', JSON.stringify(known));
    expect(openTab().get(sessionAtom)).toMatchObject({ contentIdList: ['1', '2'], search });
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

describe('a position in the place of an area', () => {
  const near = { mapx: 126.985, mapy: 37.564 };

  it('is where the next look-up looks, outlives a reload, and makes way for an area', () => {
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
    // Still known, to sort the areas by.
    expect(reloaded.get(sessionAtom).position).toEqual(near);
    reloaded.set(resetSessionAtom);
    expect(openTab().get(sessionAtom)).toEqual(EMPTY_SESSION);
  });
});
