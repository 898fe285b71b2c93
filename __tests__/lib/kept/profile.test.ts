/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { AREAS } from '@/lib/areas';
import { ALLERGENS } from '@/lib/engine/needs/allergens';
import {
  EMPTY_PROFILE,
  OLD_CARD_KEY,
  PROFILE_KEY,
  readProfile,
  toSearchProfile,
  type Profile,
} from '@/lib/kept/profile';
import {
  changeProfileAtom,
  clearProfileAtom,
  profileAtom,
  startSearchAtom,
  tellTapsAtom,
  tellWishAtom,
} from '@/lib/kept/profile-atoms';
import { resultsAtom, storeResultsAtom } from '@/lib/kept/result-atoms';
import {
  chooseVeganAtom,
  resetSessionAtom,
  searchAtom,
  sessionAtom,
  tapMeatAtom,
} from '@/lib/session/atoms';
import { toSharePath } from '@/lib/session/share';
import { toProfileWords } from '@/lib/words/profile-words';
import { toReportUrl } from '@/lib/words/report';
import { english } from '../../helpers/in-english';

const t = english('words');

const FULL: Profile = {
  wish: { kind: 'meats', meats: ['pork'] },
  isWishStrict: true,
  allergies: ['egg', 'peanut'],
  others: [{ ko: '버섯', en: 'mushrooms' }],
  isDeadly: true,
  notSpicy: true,
  noFivePungent: true,
};

/** A tab as a screen sees it: mounted, so that what the browser kept has been read. */
function openTab() {
  const store = createStore();
  store.sub(profileAtom, () => undefined);
  store.sub(sessionAtom, () => undefined);
  return store;
}

const keep = (key: string, value: unknown) =>
  window.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('what is kept', () => {
  it('outlives the session and the tab', () => {
    const store = openTab();
    store.set(changeProfileAtom, FULL);
    store.set(resetSessionAtom);
    window.sessionStorage.clear();
    expect(openTab().get(profileAtom)).toEqual(FULL);
  });

  it('is gone once it is cleared, on the phone too', () => {
    keep(OLD_CARD_KEY, { preference: { kind: 'halal' }, allergens: ['egg'] });
    const store = openTab();
    store.set(changeProfileAtom, FULL);
    store.set(clearProfileAtom);
    expect(store.get(profileAtom)).toEqual(EMPTY_PROFILE);
    expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/profile|staff-card|egg/);
    expect(readProfile()).toEqual(EMPTY_PROFILE);
  });

  it('is that of another tab as soon as that one changed it', () => {
    const store = openTab();
    keep(PROFILE_KEY, FULL);
    window.dispatchEvent(new StorageEvent('storage', { key: PROFILE_KEY }));
    expect(store.get(profileAtom)).toEqual(FULL);
  });

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['broken JSON', '{"allergies":["egg"'],
    ['a list', ['egg']],
    ['null', 'null'],
    ['another version', { version: 0, allergens: ['egg'], diet: 'vegan' }],
    [
      'other types',
      {
        wish: 'vegan',
        allergies: 'egg',
        others: {},
        notSpicy: 'yes',
        noFivePungent: 'yes',
        isDeadly: 1,
        isWishStrict: 0,
      },
    ],
  ])('is fresh where the phone holds %s', (_name, stored) => {
    keep(PROFILE_KEY, stored);
    expect(readProfile()).toEqual(EMPTY_PROFILE);
  });

  it('of before there was "no five pungent" is read on, without it', () => {
    keep(PROFILE_KEY, { ...FULL, noFivePungent: undefined });
    expect(readProfile()).toEqual({ ...FULL, noFivePungent: false });
  });

  it.each<[string, object, Partial<Profile>]>([
    ['code', { allergies: ['egg', 'plutonium', 7, 'peanut', 'egg'] }, {}],
    ['wish', { wish: { kind: 'paleo' } }, { wish: null }],
    ['meat', { wish: { kind: 'meats', meats: ['whale'] } }, { wish: null }],
    [
      'word',
      { others: [{ ko: '<b>', en: 'b' }, { ko: '버섯' }, ...FULL.others] },
      { others: FULL.others },
    ],
  ])('loses an unknown %s and nothing else', (_name, stored, expected) => {
    keep(PROFILE_KEY, { ...FULL, ...stored });
    expect(readProfile()).toEqual({ ...FULL, ...expected });
  });
});

describe('the card that was kept before', () => {
  const old = {
    preference: { kind: 'strictVegan' },
    allergens: ['shellfish', 'treeNut', 'wheat', 'kryptonite'],
    filledFrom: 'x',
  };

  it('becomes the profile, without losing an allergy', () => {
    keep(OLD_CARD_KEY, old);
    expect(readProfile()).toEqual({
      ...EMPTY_PROFILE,
      wish: { kind: 'strictVegan' },
      allergies: ['wheat', 'crab', 'shrimp', 'walnut', 'shellfish', 'pine-nut', 'tree-nut'],
    });
  });

  it('knew ten codes, all of which are something now', () => {
    const codes = ['shellfish', 'peanut', 'treeNut', 'wheat', 'soy', 'sesame', 'egg', 'milk'];
    for (const code of [...codes, 'buckwheat', 'peach']) {
      keep(OLD_CARD_KEY, { preference: null, allergens: [code], filledFrom: '' });
      expect(readProfile().allergies.length).toBeGreaterThan(0);
    }
  });

  it('goes when the profile is written, and stays where there is no room for it', () => {
    keep(OLD_CARD_KEY, old);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    openTab().set(changeProfileAtom, { notSpicy: true });
    expect(window.localStorage.getItem(OLD_CARD_KEY)).not.toBeNull();
    full.mockRestore();
    openTab().set(changeProfileAtom, { notSpicy: true });
    expect(window.localStorage.getItem(OLD_CARD_KEY)).toBeNull();
    expect(readProfile()).toMatchObject({ wish: { kind: 'strictVegan' }, notSpicy: true });
  });
});

describe('the wish', () => {
  it('is what was told last, by a tap in the wizard, a search or the card', () => {
    const store = openTab();
    const wish = () => store.get(profileAtom)?.wish;
    store.set(tapMeatAtom, 'vegetarian');
    store.set(tellTapsAtom);
    expect(wish()).toEqual({ kind: 'strictVegan' });
    store.set(chooseVeganAtom, 'lactoOvo');
    store.set(tellTapsAtom);
    expect(wish()).toEqual({ kind: 'lactoOvo' });
    store.set(tellWishAtom, { kind: 'halal' });
    expect(wish()).toEqual({ kind: 'halal' });
    expect(store.get(sessionAtom).userPref.vegan).toEqual(['lactoOvo']);
    store.set(startSearchAtom, { kind: 'any' });
    expect(wish()).toEqual({ kind: 'any' });
  });

  it('forbids other meat only as long as it stays the same', () => {
    const store = openTab();
    store.set(changeProfileAtom, FULL);
    store.set(tellWishAtom, { kind: 'meats', meats: ['pork'] });
    expect(store.get(profileAtom)?.isWishStrict).toBe(true);
    store.set(tellWishAtom, { kind: 'meats', meats: ['pork', 'beef'] });
    expect(store.get(profileAtom)?.isWishStrict).toBe(false);
  });
});

describe('a search', () => {
  const [area] = AREAS;
  if (!area) throw new Error('There is no area');
  const answer = {
    restaurants: [{ contentId: '1', title: '집' }],
    firstPage: [{ contentId: '1', title: '집' }],
    total: 1,
  };

  function search() {
    const store = openTab();
    store.set(changeProfileAtom, FULL);
    const profile = store.set(startSearchAtom, { kind: 'any' });
    const around = { origin: area ?? { mapx: 127, mapy: 37.5 }, radius: 500 as const };
    store.set(storeResultsAtom, {
      ...answer,
      search: { ...around, need: { kind: 'any' }, profile },
    });
    return { store, profile };
  }

  it('is told allergies, "not spicy" and "no five pungent", and nothing that is the card’s', () => {
    const told = { allergies: ['egg', 'peanut'], notSpicy: true, noFivePungent: true };
    expect(search().profile).toEqual(told);
    expect(toSearchProfile(EMPTY_PROFILE)).toBeUndefined();
  });

  it('has its list as long as the profile stays, and is searched anew once it is another', () => {
    const { store } = search();
    store.set(changeProfileAtom, { isDeadly: false, others: [], wish: null });
    expect(store.get(resultsAtom)).toEqual(answer.firstPage);
    store.set(changeProfileAtom, { allergies: ['egg', 'peanut', 'milk'] });
    expect(store.get(searchAtom)).not.toBeNull();
    expect(store.get(resultsAtom)).toBeNull();
  });

  it('is handed on and reported without a word of it', () => {
    const { store } = search();
    const told = store.get(searchAtom);
    if (!told) throw new Error('There is no search');
    const links = [toSharePath(told), toReportUrl(t, { contentId: '1', title: '집' }, [])];
    expect(links.join(' ')).not.toMatch(/egg|peanut|spicy|pungent|%EB%B2%84%EC%84%AF|profile/i);
  });
});

describe('in words', () => {
  it.each([
    [undefined, ''],
    [{ allergies: [], notSpicy: true }, 'Not spicy'],
    [{ allergies: ['peanut' as const, 'milk' as const] }, 'No peanuts, milk'],
    [{ allergies: ['egg' as const], notSpicy: true }, 'No eggs · not spicy'],
    [
      { allergies: [], notSpicy: true, noFivePungent: true },
      'Not spicy · no garlic, onion, leek or chives (five pungent)',
    ],
  ])('%j is "%s"', (profile, words) => expect(toProfileWords(t, profile)).toBe(words));

  it('every allergen has a name of its own', () => {
    const names = ALLERGENS.map((code) => t(`allergen.${code}`));
    expect(new Set(names).size).toBe(ALLERGENS.length);
  });
});
