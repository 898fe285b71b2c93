/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { addGuestAtom, partyAtom, setGuestsAtom } from '@/lib/client-store/party-atoms';
import { savedPlacesAtom } from '@/lib/store/saved-places';
import { prepareSearchAtom } from '@/lib/client-store/search-needs-atoms';
import { staffAnswersAtom } from '@/lib/store/staff-answers';

/** Storage of a phone as earlier versions wrote it. */
const OLD_PHONE = {
  'kioot.profile.v1': {
    wish: { kind: 'strictVegan' },
    isWishStrict: false,
    allergies: ['egg', 'peanut'],
    severe: ['peanut'],
    others: [{ ko: '버섯', en: 'mushrooms', isSevere: true }],
    isDeadly: true,
    notSpicy: true,
    noFivePungent: false,
  },
  'kioot.profile.v2': {
    version: 2,
    people: [
      { id: 'a', nickname: '' },
      {
        id: 'b',
        nickname: 'Ben',
        profile: {
          wish: { kind: 'meats', meats: ['pork'] },
          allergies: ['milk', 'moon-dust'],
          severe: ['milk', 'moon-dust'],
          others: [],
          isDeadly: true,
          notSpicy: false,
          noFivePungent: false,
        },
      },
    ],
  },
  'kioot.saved.v1': [
    {
      restaurant: { contentId: '1', title: '집' },
      userPref: { meats: ['vegetarian'], vegan: ['lactoOvo'] },
      savedAt: 1_700_000_000_000,
    },
  ],
  'kioot.staff-answers.v1': [
    {
      ...{ contentId: '1', place: '집', dish: '김치찌개', dishName: 'Kimchi stew' },
      ...{ code: 'pork', isIn: true, answeredAt: 1_700_000_000_000 },
    },
  ],
};

/** Tab that has read storage. */
function openTab() {
  const store = createStore();
  for (const each of [profileAtom, partyAtom, savedPlacesAtom, staffAnswersAtom])
    store.sub(each, () => undefined);
  return store;
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  for (const [key, value] of Object.entries(OLD_PHONE))
    localStorage.setItem(key, JSON.stringify(value));
});

it('keeps profile, people, saved places and answers of an old phone', () => {
  const tab = openTab();
  expect(tab.get(profileAtom)).toMatchObject({
    wish: { kind: 'strictVegan' },
    ...{ allergies: ['egg', 'peanut'], severe: ['peanut'], notSpicy: true },
    others: [{ ko: '버섯', isSevere: true }],
  });
  expect(tab.get(partyAtom)).toMatchObject([
    { id: 'a', profile: { wish: { kind: 'strictVegan' } } },
    { id: 'b', nickname: 'Ben', profile: { allergies: ['milk'], unknownAllergies: ['moon-dust'] } },
  ]);
  expect(tab.get(savedPlacesAtom)).toMatchObject(OLD_PHONE['kioot.saved.v1']);
  expect(tab.get(staffAnswersAtom)).toEqual(OLD_PHONE['kioot.staff-answers.v1']);
});

it('searches for everyone of an old phone, every allergy included', async () => {
  expect(await openTab().set(prepareSearchAtom, { kind: 'strictVegan' })).toEqual({
    need: { kind: 'strictVegan' },
    profile: {
      ...{ allergies: ['egg', 'peanut'], severe: ['peanut'] },
      ...{ otherSevere: true, notSpicy: true },
    },
    others: [
      {
        need: { kind: 'meats', meats: ['pork'] },
        profile: { allergies: ['milk'], severe: ['milk'], otherSevere: true },
      },
    ],
  });
});

it('stores the people under their own key once they change, and removes both', () => {
  const tab = openTab();
  tab.set(addGuestAtom, { nickname: 'Ann' });
  expect(localStorage.getItem('kioot.profile.v2')).toBeNull();
  expect(localStorage.getItem('kioot.party.v1')).not.toBeNull();
  expect(
    openTab()
      .get(partyAtom)
      ?.map(({ nickname }) => nickname),
  ).toEqual(['', 'Ben', 'Ann']);
  localStorage.setItem('kioot.profile.v2', JSON.stringify(OLD_PHONE['kioot.profile.v2']));
  tab.set(setGuestsAtom, []);
  expect(openTab().get(partyAtom)).toHaveLength(1);
});

it('keeps the people under the old key where storage has no room', () => {
  const tab = openTab();
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    tab.set(addGuestAtom, { nickname: 'Ann' });
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(
    openTab()
      .get(partyAtom)
      ?.map(({ nickname }) => nickname),
  ).toEqual(['', 'Ben']);
});
