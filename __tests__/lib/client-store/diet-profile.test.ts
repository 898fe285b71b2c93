/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  EMPTY_PROFILE,
  LEGACY_CARD_KEY,
  PROFILE_KEY,
  readProfile,
  toCurrentProfileKey,
  toSearchProfile,
  type DietProfile,
} from '@/lib/client-store/diet-profile';
import {
  changeProfileAtom,
  clearProfileAtom,
  profileAtom,
  setPreferenceAtom,
} from '@/lib/client-store/diet-profile-atoms';
import { prepareSearchAtom, setWizardPreferenceAtom } from '@/lib/client-store/search-needs-atoms';
import { resetSessionAtom, sessionAtom } from '@/lib/session/session-atoms';
import { chooseVeganAtom, toggleMeatAtom } from '@/lib/session/wizard-atoms';
import { FULL, openTab } from '../../helpers/profile-tab';
const ANY = { kind: 'any' } as const;

const setItem = (key: string, value: unknown) =>
  window.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('stored profile', () => {
  it('keeps a known class of vegetarian food, and drops an unknown one', () => {
    const store = openTab();
    store.set(changeProfileAtom, { noFivePungent: true, vegetarianClass: 'ovo' });
    expect(openTab().get(profileAtom)).toMatchObject({ vegetarianClass: 'ovo' });
    setItem(PROFILE_KEY, { ...EMPTY_PROFILE, notSpicy: true, vegetarianClass: 'pesco' });
    const profile = openTab().get(profileAtom);
    expect(profile).toMatchObject({ notSpicy: true });
    expect(profile?.vegetarianClass).toBeUndefined();
  });

  it('survives the session and the tab', () => {
    const store = openTab();
    store.set(changeProfileAtom, FULL);
    store.set(resetSessionAtom);
    window.sessionStorage.clear();
    expect(openTab().get(profileAtom)).toEqual(FULL);
  });

  it('is removed from storage when cleared', () => {
    setItem(LEGACY_CARD_KEY, { preference: { kind: 'halal' }, allergens: ['egg'] });
    const store = openTab();
    store.set(changeProfileAtom, FULL);
    store.set(clearProfileAtom);
    expect(store.get(profileAtom)).toEqual(EMPTY_PROFILE);
    expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/profile|staff-card|egg/);
    expect(readProfile()).toEqual(EMPTY_PROFILE);
  });

  it('follows changes in another tab', () => {
    const store = openTab();
    setItem(PROFILE_KEY, FULL);
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
  ])('is empty when storage holds %s', (_name, stored) => {
    setItem(PROFILE_KEY, stored);
    expect(readProfile()).toEqual(EMPTY_PROFILE);
  });

  it('reads a version without "no alliums"', () => {
    setItem(PROFILE_KEY, { ...FULL, noFivePungent: undefined });
    expect(readProfile()).toEqual({ ...FULL, noFivePungent: false });
  });

  it.each<[string, object, Partial<DietProfile>]>([
    ['wish', { wish: { kind: 'paleo' } }, { wish: null }],
    ['meat', { wish: { kind: 'meats', meats: ['whale'] } }, { wish: null }],
    [
      'word',
      { others: [{ ko: '<b>', en: 'b' }, { ko: '버섯' }, ...FULL.others] },
      { others: FULL.others },
    ],
  ])('drops an unknown %s and nothing else', (_name, stored, expected) => {
    setItem(PROFILE_KEY, { ...FULL, ...stored });
    expect(readProfile()).toEqual({ ...FULL, ...expected });
  });
});

describe('severity', () => {
  /** Stored form of an older version: one flag for all allergies. */
  const OLD = {
    ...{ wish: null, isWishStrict: false, notSpicy: false, noFivePungent: false },
    allergies: ['egg', 'peanut'],
    others: [{ ko: '버섯', en: 'mushrooms' }],
  };
  const read = (stored: object) => {
    setItem(PROFILE_KEY, stored);
    const { severe, others } = readProfile();
    return [severe, others.map(({ isSevere }) => isSevere === true)];
  };

  it('applies to every allergy of a profile with `isDeadly`', () => {
    expect(read({ ...OLD, isDeadly: true })).toEqual([['egg', 'peanut'], [true]]);
    expect(read({ ...OLD, isDeadly: false })).toEqual([[], [false]]);
    expect(read({ ...OLD, isDeadly: true, severe: [] })).toEqual([['egg', 'peanut'], [true]]);
    expect(read({ ...OLD, isDeadly: true, severe: 'egg' })).toEqual([['egg', 'peanut'], [true]]);
  });

  it('applies to single allergies once selected', () => {
    expect(read({ ...OLD, isDeadly: true, severe: ['egg'] })).toEqual([['egg'], [false]]);
    const others = [{ ...OLD.others[0], isSevere: true }];
    expect(read({ ...OLD, isDeadly: true, severe: [], others })).toEqual([[], [true]]);
    expect(read({ ...OLD, isDeadly: true, severe: ['milk'] })).toEqual([[], [false]]);
  });

  it('is written for older versions, whose profiles are read as severe throughout', () => {
    openTab().set(changeProfileAtom, FULL);
    const stored = JSON.parse(window.localStorage.getItem(PROFILE_KEY) ?? '') as object;
    expect(stored).toMatchObject({ allergies: ['egg', 'peanut'], isDeadly: true });
    expect(read({ ...stored, severe: undefined })).toEqual([['egg', 'peanut'], [true]]);
    openTab().set(changeProfileAtom, { severe: [], others: [] });
    expect(JSON.parse(window.localStorage.getItem(PROFILE_KEY) ?? '')).toMatchObject({
      isDeadly: false,
    });
  });

  it('is removed with its allergy', () => {
    const store = openTab();
    store.set(changeProfileAtom, { allergies: ['egg', 'milk'], severe: ['egg', 'milk'] });
    store.set(changeProfileAtom, { allergies: ['milk'] });
    expect(store.get(profileAtom)?.severe).toEqual(['milk']);
  });

  it('invalidates the list of another severity', () => {
    const toName = (severe: DietProfile['severe'], others: DietProfile['others'] = []) =>
      toCurrentProfileKey({ ...EMPTY_PROFILE, allergies: ['egg', 'peanut'], severe, others }, ANY);
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

  it('of a custom ingredient is sent without its name', () => {
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

describe('unknown allergy code', () => {
  const CODES = { allergies: ['egg', 'plutonium', 7, 'peanut', 'egg', 'plutonium'] };

  it('is preserved, sent as severe, and written back', () => {
    setItem(PROFILE_KEY, { ...FULL, ...CODES });
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

  it('is removed only when cleared', () => {
    setItem(PROFILE_KEY, { ...FULL, ...CODES });
    const store = openTab();
    store.set(changeProfileAtom, { allergies: [] });
    expect(readProfile().unknownAllergies).toEqual(['plutonium']);
    store.set(changeProfileAtom, { unknownAllergies: [] });
    expect(window.localStorage.getItem(PROFILE_KEY)).not.toMatch(/plutonium/);
  });

  it('is bounded in length and number', () => {
    const allergies = Array.from({ length: 1000 }, (_, at) => `code-${at}-${'x'.repeat(at)}`);
    setItem(PROFILE_KEY, { ...FULL, allergies });
    expect(readProfile().unknownAllergies.length).toBeLessThanOrEqual(100);
  });
});

describe('legacy card', () => {
  const old = {
    preference: { kind: 'strictVegan' },
    allergens: ['shellfish', 'treeNut', 'wheat', 'kryptonite'],
    filledFrom: 'x',
  };

  it('becomes the profile with all its allergies', () => {
    setItem(LEGACY_CARD_KEY, old);
    expect(readProfile()).toEqual({
      ...EMPTY_PROFILE,
      wish: { kind: 'strictVegan' },
      allergies: ['wheat', 'crab', 'shrimp', 'walnut', 'shellfish', 'pine-nut', 'tree-nut'],
      unknownAllergies: ['kryptonite'],
    });
  });

  it('has ten codes, all of which are mapped', () => {
    const codes = ['shellfish', 'peanut', 'treeNut', 'wheat', 'soy', 'sesame', 'egg', 'milk'];
    for (const code of [...codes, 'buckwheat', 'peach']) {
      setItem(LEGACY_CARD_KEY, { preference: null, allergens: [code], filledFrom: '' });
      expect(readProfile().allergies.length).toBeGreaterThan(0);
    }
  });

  it('is removed once the profile is written, and stays without room', () => {
    setItem(LEGACY_CARD_KEY, old);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    openTab().set(changeProfileAtom, { notSpicy: true });
    expect(window.localStorage.getItem(LEGACY_CARD_KEY)).not.toBeNull();
    full.mockRestore();
    openTab().set(changeProfileAtom, { notSpicy: true });
    expect(window.localStorage.getItem(LEGACY_CARD_KEY)).toBeNull();
    expect(readProfile()).toMatchObject({ wish: { kind: 'strictVegan' }, notSpicy: true });
  });
});

describe('preference', () => {
  it('is the last one from the wizard, a search or the card', () => {
    const store = openTab();
    const wish = () => store.get(profileAtom)?.wish;
    store.set(toggleMeatAtom, 'vegetarian');
    store.set(setWizardPreferenceAtom);
    expect(wish()).toEqual({ kind: 'strictVegan' });
    store.set(chooseVeganAtom, 'lactoOvo');
    store.set(setWizardPreferenceAtom);
    expect(wish()).toEqual({ kind: 'lactoOvo' });
    store.set(setPreferenceAtom, { kind: 'halal' });
    expect(wish()).toEqual({ kind: 'halal' });
    expect(store.get(sessionAtom).userPref.vegan).toEqual(['lactoOvo']);
    void store.set(prepareSearchAtom, { kind: 'any' });
    expect(wish()).toEqual({ kind: 'any' });
  });

  it('resets `isWishStrict` when it changes', () => {
    const store = openTab();
    store.set(changeProfileAtom, FULL);
    store.set(setPreferenceAtom, { kind: 'meats', meats: ['pork'] });
    expect(store.get(profileAtom)?.isWishStrict).toBe(true);
    store.set(setPreferenceAtom, { kind: 'meats', meats: ['pork', 'beef'] });
    expect(store.get(profileAtom)?.isWishStrict).toBe(false);
  });
});
