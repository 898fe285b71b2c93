/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { AREAS } from '@/lib/areas';
import { ALLERGENS } from '@kioot/engine/needs';
import {
  EMPTY_PROFILE,
  OLD_CARD_KEY,
  PROFILE_KEY,
  readProfile,
  toCheckedForNow,
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
import { resetSessionAtom, searchAtom, sessionAtom } from '@/lib/session/atoms';
import { chooseVeganAtom, tapMeatAtom } from '@/lib/session/choice-atoms';
import { toSharePath } from '@/lib/session/share';
import { toProfileWords } from '@/lib/words/profile-words';
import { toReportUrl } from '@/lib/words/report';
import { english } from '../../helpers/in-english';

const t = english('words');
const ANY = { kind: 'any' } as const;

const FULL: Profile = {
  wish: { kind: 'meats', meats: ['pork'] },
  isWishStrict: true,
  allergies: ['egg', 'peanut'],
  unknownAllergies: [],
  severe: ['peanut'],
  others: [{ ko: '버섯', en: 'mushrooms' }],
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
        severe: { egg: true },
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

describe('severity', () => {
  /** As a version before this one wrote it: one flag for all of it. */
  const OLD = {
    ...{ wish: null, isWishStrict: false, notSpicy: false, noFivePungent: false },
    allergies: ['egg', 'peanut'],
    others: [{ ko: '버섯', en: 'mushrooms' }],
  };
  const read = (stored: object) => {
    keep(PROFILE_KEY, stored);
    const { severe, others } = readProfile();
    return [severe, others.map(({ isSevere }) => isSevere === true)];
  };

  it('of a profile that says "I may die" is that of every allergy', () => {
    expect(read({ ...OLD, isDeadly: true })).toEqual([['egg', 'peanut'], [true]]);
    expect(read({ ...OLD, isDeadly: false })).toEqual([[], [false]]);
    expect(read({ ...OLD, isDeadly: true, severe: [] })).toEqual([['egg', 'peanut'], [true]]);
    expect(read({ ...OLD, isDeadly: true, severe: 'egg' })).toEqual([['egg', 'peanut'], [true]]);
  });

  it('is that of each allergy once it was ticked', () => {
    expect(read({ ...OLD, isDeadly: true, severe: ['egg'] })).toEqual([['egg'], [false]]);
    const others = [{ ...OLD.others[0], isSevere: true }];
    expect(read({ ...OLD, isDeadly: true, severe: [], others })).toEqual([[], [true]]);
    expect(read({ ...OLD, isDeadly: true, severe: ['milk'] })).toEqual([[], [false]]);
  });

  it('is written for old tabs too, and what one of them wrote is severe throughout', () => {
    openTab().set(changeProfileAtom, FULL);
    const stored = JSON.parse(window.localStorage.getItem(PROFILE_KEY) ?? '') as object;
    expect(stored).toMatchObject({ allergies: ['egg', 'peanut'], isDeadly: true });
    expect(read({ ...stored, severe: undefined })).toEqual([['egg', 'peanut'], [true]]);
    openTab().set(changeProfileAtom, { severe: [], others: [] });
    expect(JSON.parse(window.localStorage.getItem(PROFILE_KEY) ?? '')).toMatchObject({
      isDeadly: false,
    });
  });

  it('goes with its allergy', () => {
    const store = openTab();
    store.set(changeProfileAtom, { allergies: ['egg', 'milk'], severe: ['egg', 'milk'] });
    store.set(changeProfileAtom, { allergies: ['milk'] });
    expect(store.get(profileAtom)?.severe).toEqual(['milk']);
  });

  it('makes the list of before one for somebody else', () => {
    const toName = (severe: Profile['severe'], others: Profile['others'] = []) =>
      toCheckedForNow({ ...EMPTY_PROFILE, allergies: ['egg', 'peanut'], severe, others }, ANY);
    const words = [{ ko: '버섯', en: 'mushrooms' }];
    const names = [
      toName([]),
      toName(['egg']),
      toName(['egg', 'peanut']),
      toName(['egg'], [{ ko: '버섯', en: 'mushrooms', isSevere: true }]),
    ];
    expect(new Set(names).size).toBe(4);
    expect(toName([], words)).toBe(toName([]));
    expect(names.join()).not.toMatch(/mushroom|버섯/);
  });

  it('of an ingredient of one’s own is told without its name', () => {
    const others = [{ ko: '버섯', en: 'mushrooms', isSevere: true }];
    expect(toSearchProfile({ ...EMPTY_PROFILE, others })).toEqual({
      allergies: [],
      otherSevere: true,
    });
    expect(
      toSearchProfile({ ...EMPTY_PROFILE, others: [{ ko: '버섯', en: 'm' }] }),
    ).toBeUndefined();
  });
});

describe('an allergy of another version', () => {
  const CODES = { allergies: ['egg', 'plutonium', 7, 'peanut', 'egg', 'plutonium'] };

  it('stays, is told as a severe one, and is written back', () => {
    keep(PROFILE_KEY, { ...FULL, ...CODES });
    const profile = readProfile();
    expect(profile).toEqual({ ...FULL, unknownAllergies: ['plutonium'] });
    expect(toSearchProfile(profile)).toMatchObject({
      allergies: ['egg', 'peanut'],
      otherSevere: true,
    });
    openTab().set(changeProfileAtom, { notSpicy: false });
    expect(JSON.parse(window.localStorage.getItem(PROFILE_KEY) ?? '')).toMatchObject({
      allergies: ['egg', 'peanut', 'plutonium'],
      severe: ['peanut', 'plutonium'],
    });
    expect(readProfile().unknownAllergies).toEqual(['plutonium']);
  });

  it('is gone when the visitor says so, and only then', () => {
    keep(PROFILE_KEY, { ...FULL, ...CODES });
    const store = openTab();
    store.set(changeProfileAtom, { allergies: [] });
    expect(readProfile().unknownAllergies).toEqual(['plutonium']);
    store.set(changeProfileAtom, { unknownAllergies: [] });
    expect(window.localStorage.getItem(PROFILE_KEY)).not.toMatch(/plutonium/);
  });

  it('may be as long and as many as it likes', () => {
    const allergies = Array.from({ length: 1000 }, (_, at) => `code-${at}-${'x'.repeat(at)}`);
    keep(PROFILE_KEY, { ...FULL, allergies });
    expect(readProfile().unknownAllergies.length).toBeLessThanOrEqual(100);
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
      unknownAllergies: ['kryptonite'],
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
    const told = {
      allergies: ['egg', 'peanut'],
      severe: ['peanut'],
      notSpicy: true,
      noFivePungent: true,
    };
    expect(search().profile).toEqual(told);
    expect(toSearchProfile(EMPTY_PROFILE)).toBeUndefined();
  });

  it('has its list as long as the profile stays, and is searched anew once it is another', () => {
    const { store } = search();
    store.set(changeProfileAtom, { others: [], wish: null });
    expect(store.get(resultsAtom)).toEqual(answer.firstPage);
    store.set(changeProfileAtom, { severe: ['egg', 'peanut'] });
    expect(store.get(searchAtom)).not.toBeNull();
    expect(store.get(resultsAtom)).toBeNull();
  });

  it('is handed on and reported without a word of it', () => {
    const { store } = search();
    const told = store.get(searchAtom);
    if (!told) throw new Error('There is no search');
    const links = [toSharePath(told), toReportUrl(t, { contentId: '1', title: '집' }, [])];
    expect(links.join(' ')).not.toMatch(
      /egg|peanut|severe|spicy|pungent|%EB%B2%84%EC%84%AF|profile/i,
    );
  });
});

describe('in words', () => {
  it.each([
    [undefined, ''],
    [{ allergies: [], notSpicy: true }, 'Not spicy'],
    [{ allergies: ['peanut' as const, 'milk' as const] }, 'No peanuts, milk'],
    [{ allergies: ['egg' as const], notSpicy: true }, 'No eggs · not spicy'],
    [
      { allergies: ['egg' as const, 'peanut' as const], severe: ['peanut' as const] },
      'No eggs, peanuts (severe)',
    ],
    [{ allergies: [], otherSevere: true, notSpicy: true }, 'Another severe allergy · not spicy'],
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
