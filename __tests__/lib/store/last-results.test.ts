/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { STORAGE_KEYS, type Search } from '@/lib/session/session';
import { AREAS, type Area } from '@/lib/areas';
import { resetSessionAtom, sessionAtom } from '@/lib/session/session-atoms';
import { chooseLocationAtom, chooseRadiusAtom, toggleMeatAtom } from '@/lib/session/wizard-atoms';
import { MAX_LAST_RESULTS, lastResultsAtom, type LastResults } from '@/lib/store/last-results';
import { formatResultCount, formatSearchArea } from '@/lib/format/format-last-results';
import { appendResultsAtom, storeResultsAtom } from '@/lib/client-store/result-atoms';
import { changeProfileAtom, profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { cardBackPathAtom } from '@/lib/staff-card/card-atoms';
import { prefillCardAtom } from '@/lib/staff-card/prefill-atoms';
import { translatorOf } from '../../helpers/translator';
import { getMounted } from '../../helpers/get-mounted';

const t = translatorOf('en', 'words');

const [area] = AREAS;
if (!area) throw new Error('There are no areas');
const myeongdong: Area = area;

const row = (id: number) => ({
  contentId: String(id),
  title: `식당 ${id}`,
  title_eng: `Diner ${id}`,
});
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));

const last: LastResults = {
  searchId: 'abc',
  area: myeongdong,
  radius: 500,
  need: { kind: 'meats', meats: ['pork'] },
  total: 12,
  restaurants: rows(2),
  foundAt: 1_790_000_000_000,
};
const aroundArea: Search = { origin: myeongdong, radius: 500, need: last.need };
const aroundVisitor: Search = { ...aroundArea, origin: { mapx: 126.9234, mapy: 37.5432 } };

const readLastResults = () => getMounted(lastResultsAtom);

/** Runs a search in a tab of its own. */
function search(found: number, total = found, searched = aroundArea) {
  const store = createStore();
  store.sub(sessionAtom, () => undefined);
  store.set(chooseLocationAtom, myeongdong);
  store.set(chooseRadiusAtom, 500);
  store.set(toggleMeatAtom, 'pork');
  const answer = { restaurants: rows(total), firstPage: rows(found), total };
  store.set(storeResultsAtom, { search: searched, ...answer });
  return store;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('last results', () => {
  it('survive the tab and a reset on the home page', () => {
    const store = search(10, 12);
    store.set(appendResultsAtom, { page: 2, restaurants: [row(11), row(12)] });
    store.set(resetSessionAtom);
    sessionStorage.clear();

    const reopened = createStore();
    expect(reopened.get(lastResultsAtom)).toBeUndefined();
    reopened.sub(lastResultsAtom, () => undefined);
    expect(reopened.get(lastResultsAtom)).toMatchObject({
      area: myeongdong,
      radius: 500,
      need: { kind: 'meats', meats: ['pork'] },
      total: 12,
      restaurants: rows(12),
    });
  });

  it('never store the position of the visitor', () => {
    search(3, 3, aroundVisitor);
    expect(localStorage.getItem(STORAGE_KEYS.lastResults)).not.toMatch(/126\.92|37\.54/);
    expect(readLastResults()).toMatchObject({ area: null, radius: 500, restaurants: rows(3) });
  });

  it('are null for a version without the origin', () => {
    const { area, need, ...older } = last;
    expect([area, need]).not.toContain(undefined);
    const stored = { ...older, location: 1, userPref: { meats: ['pork'], vegan: [] } };
    localStorage.setItem(STORAGE_KEYS.lastResults, JSON.stringify(stored));
    expect(readLastResults()).toBeNull();
    expect(search(2).get(sessionAtom).search).toMatchObject({ total: 2 });
    expect(readLastResults()?.restaurants).toEqual(rows(2));
  });

  it('belong to the last search with results', () => {
    search(3);
    search(2);
    expect(readLastResults()?.restaurants).toEqual(rows(2));
    search(0);
    expect(readLastResults()?.restaurants).toEqual(rows(2));
  });

  it('ignore pages of a search replaced by another tab', () => {
    const first = search(3, 6);
    search(2);
    first.set(appendResultsAtom, { page: 2, restaurants: [row(4)] });
    expect(readLastResults()?.restaurants).toEqual(rows(2));
  });

  it('are bounded when written and when read', () => {
    search(400);
    expect(readLastResults()?.restaurants).toHaveLength(MAX_LAST_RESULTS);
    const stored = { ...last, restaurants: rows(400) };
    localStorage.setItem(STORAGE_KEYS.lastResults, JSON.stringify(stored));
    expect(readLastResults()).toMatchObject({ total: 100, restaurants: rows(100) });
  });

  it('drop unreadable rows and unknown fields', () => {
    const restaurants = [7, { title: 'no id' }, { ...row(2), hours: '11-21', tel: 5 }];
    localStorage.setItem(STORAGE_KEYS.lastResults, JSON.stringify({ ...last, restaurants }));
    expect(readLastResults()?.restaurants).toEqual([row(2)]);
  });

  it.each([
    '{"a":',
    '"text"',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...last, area: 1 }),
    JSON.stringify({ ...last, area: '1' }),
    JSON.stringify({ ...last, area: { mapx: 127, mapy: 37.5 } }),
    JSON.stringify({ ...last, radius: 1 }),
    JSON.stringify({ ...last, need: 'pork' }),
    JSON.stringify({ ...last, need: { kind: 'meats', meats: ['dog'] } }),
    JSON.stringify({ ...last, total: '12' }),
    JSON.stringify({ ...last, foundAt: null }),
    JSON.stringify({ ...last, foundAt: 1e300 }),
    JSON.stringify({ ...last, searchId: 5 }),
    JSON.stringify({ ...last, restaurants: [{}] }),
  ])('are null when storage holds %s', (text) => {
    localStorage.setItem(STORAGE_KEYS.lastResults, text);
    expect(readLastResults()).toBeNull();
  });

  it('are null without room, and the search goes on', () => {
    search(3);
    const write = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (key === STORAGE_KEYS.lastResults) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    });
    expect(search(2).get(sessionAtom).search).toMatchObject({ total: 2 });
    expect(readLastResults()).toBeNull();
  });

  it('are null when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readLastResults()).toBeNull();
  });
});

describe('formatted last results', () => {
  it("name the area, or the visitor's surroundings", () => {
    expect(formatSearchArea(t, last)).toBe('Myeongdong, 500\u00a0m');
    expect(formatSearchArea(t, { ...last, area: null })).toBe('Near you, 500\u00a0m');
  });

  it('count the places', () => {
    expect(formatResultCount(t, { restaurants: rows(1), total: 1 })).toBe('1 place');
    expect(formatResultCount(t, { restaurants: rows(2), total: 2 })).toBe('2 places');
    expect(formatResultCount(t, { restaurants: rows(2), total: 12 })).toBe('2 of 12 places');
  });
});

describe('staff card opened from the last results', () => {
  it('takes the preference of the search unless the profile has one', () => {
    const store = createStore();
    store.sub(profileAtom, () => undefined);
    store.set(changeProfileAtom, { allergies: ['egg'] });
    store.set(prefillCardAtom, last);
    const filled = { wish: { kind: 'meats', meats: ['pork'] }, allergies: ['egg'] };
    expect(store.get(profileAtom)).toMatchObject(filled);

    store.set(changeProfileAtom, { wish: { kind: 'lactoOvo' } });
    store.set(prefillCardAtom, last);
    expect(store.get(profileAtom)).toMatchObject({ wish: { kind: 'lactoOvo' } });
  });

  it('goes back to the results if there are any, else to the last results', () => {
    const store = createStore();
    expect(store.get(cardBackPathAtom)).toBe('/');
    store.set(prefillCardAtom, last);
    expect(store.get(cardBackPathAtom)).toBe('/last-results');
    const searching = search(2);
    searching.set(prefillCardAtom, last);
    expect(searching.get(cardBackPathAtom)).toBe('/results');
  });
});
