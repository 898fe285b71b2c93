/** @jest-environment jsdom */
import { MAX_PEOPLE } from '@/lib/needs/need';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { EMPTY_PROFILE, PROFILE_KEY, type DietProfile } from '@/lib/client-store/diet-profile';
import {
  changeProfileAtom,
  clearProfileAtom,
  profileAtom,
} from '@/lib/client-store/diet-profile-atoms';
import { prepareSearchAtom } from '@/lib/client-store/search-needs-atoms';
import { lastResultsAtom } from '@/lib/store/last-results';
import { getPersonNames, toPersonNeeds } from '@/lib/client-store/party';
import {
  addGuestAtom,
  changeGuestAtom,
  guestsAtom,
  partyAtom,
  removeGuestAtom,
  setGuestsAtom,
  undoRemovalAtom,
} from '@/lib/client-store/party-atoms';
import { PARTY_KEY } from '@/lib/client-store/party-key';
import { resultsAtom, storeResultsAtom } from '@/lib/client-store/result-atoms';
import { AREAS } from '@/lib/areas';
import { fetchRestaurantsWithFirstPage } from '@/lib/session/fetch-restaurants';
import { searchAtom, sessionAtom, updateSessionAtom } from '@/lib/session/session-atoms';
import { formatLinkTable } from '@/lib/needs/link';
import { toJsonResponse } from '../../helpers/json-response';
import { getMounted } from '../../helpers/get-mounted';

const FULL: DietProfile = {
  wish: { kind: 'meats', meats: ['pork'] },
  isWishStrict: true,
  allergies: ['egg', 'peanut'],
  unknownAllergies: ['moon-dust'],
  severe: ['peanut'],
  others: [{ ko: '버섯', en: 'mushrooms', isSevere: true }],
  notSpicy: true,
  noFivePungent: true,
  vegetarianClass: 'ovo',
};
const VEGAN: DietProfile = { ...EMPTY_PROFILE, wish: { kind: 'strictVegan' } };

/** Tab with mounted atoms, so that storage is read. */
function openTab() {
  const store = createStore();
  for (const atom of [profileAtom, partyAtom, sessionAtom]) store.sub(atom, () => undefined);
  return store;
}
type Tab = ReturnType<typeof openTab>;

const { fetch } = globalThis;
const setItem = (key: string, value: unknown) =>
  window.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
const read = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null');
const nicknames = (tab: Tab) => tab.get(guestsAtom)?.map(({ nickname }) => nickname);
const getGuest = (tab: Tab, at: number) => {
  const guest = tab.get(guestsAtom)?.[at];
  if (!guest) throw new Error(`There is no guest ${at}`);
  return guest;
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = fetch;
});

describe('a stored party', () => {
  it('keeps every field of every guest for the next visit', () => {
    const tab = openTab();
    tab.set(addGuestAtom, { nickname: 'Ben', profile: FULL });
    tab.set(addGuestAtom);
    const guests = openTab().get(guestsAtom);
    expect(guests).toMatchObject([
      { nickname: 'Ben', profile: FULL },
      { nickname: '', profile: EMPTY_PROFILE },
    ]);
    expect(guests).toEqual(tab.get(guestsAtom));
  });

  it('keeps allergies that this version does not know, as severe', () => {
    setItem(PARTY_KEY, {
      people: [{ id: 'a' }, { id: 'b', nickname: 'Ben', profile: { allergies: ['moon-dust'] } }],
    });
    const { profile } = getGuest(openTab(), 0);
    expect(profile.unknownAllergies).toEqual(['moon-dust']);
    expect(toPersonNeeds({ profile }).profile).toEqual({ allergies: [], otherSevere: true });
  });

  it.each([
    ['nothing', null],
    ['broken JSON', '{"people":['],
    ['a list', []],
    ['no people', {}],
    ['people that are text', { people: ['a', 'b'] }],
  ])('is one person with the profile of version 1 beside %s', (_case, stored) => {
    setItem(PROFILE_KEY, { ...EMPTY_PROFILE, allergies: ['egg'], severe: ['egg'] });
    if (stored !== null) setItem(PARTY_KEY, stored);
    const tab = openTab();
    expect(tab.get(guestsAtom)).toEqual([]);
    expect(tab.get(profileAtom)).toMatchObject({ allergies: ['egg'], severe: ['egg'] });
    expect(tab.get(partyAtom)).toMatchObject([{ profile: { allergies: ['egg'] } }]);
  });

  it('has the profile of version 1 for the visitor, also if an old tab changed it', () => {
    const tab = openTab();
    tab.set(changeProfileAtom, { allergies: ['milk'] });
    tab.set(addGuestAtom, { profile: VEGAN });
    setItem(PROFILE_KEY, { ...EMPTY_PROFILE, allergies: ['egg'], severe: ['egg'] });
    expect(openTab().get(partyAtom)).toMatchObject([
      { profile: { allergies: ['egg'], severe: ['egg'] } },
      { profile: VEGAN },
    ]);
  });

  it('leaves version 1 to older versions: the visitor alone', () => {
    const tab = openTab();
    tab.set(changeProfileAtom, { allergies: ['milk'], severe: ['milk'] });
    tab.set(addGuestAtom, { profile: FULL });
    expect(read(PROFILE_KEY)).toMatchObject({ allergies: ['milk'], severe: ['milk'] });
    tab.set(clearProfileAtom);
    expect(window.localStorage.getItem(PARTY_KEY)).not.toContain('milk');
    expect(getGuest(openTab(), 0).profile).toEqual(FULL);
  });

  it('keeps the readable guests beside unreadable people', () => {
    setItem(PARTY_KEY, {
      people: [7, { id: 'b', nickname: 'Ben', profile: { allergies: ['egg'] } }, { id: 'c' }],
    });
    const tab = openTab();
    expect(nicknames(tab)).toEqual(['Ben']);
    expect(tab.get(partyAtom)).toHaveLength(2);
  });

  it('follows another tab', () => {
    const [tab, other] = [openTab(), openTab()];
    other.set(addGuestAtom, { nickname: 'Ben' });
    window.dispatchEvent(new StorageEvent('storage', { key: PARTY_KEY }));
    expect(nicknames(tab)).toEqual(['Ben']);
    other.set(setGuestsAtom, []);
    window.dispatchEvent(new StorageEvent('storage', { key: PARTY_KEY }));
    expect(nicknames(tab)).toEqual([]);
    expect(window.localStorage.getItem(PARTY_KEY)).toBeNull();
  });
});

describe('people at the table', () => {
  it('are six at most', () => {
    const tab = openTab();
    const ids = Array.from({ length: 7 }, () => tab.set(addGuestAtom));
    expect(ids.filter((id) => id !== null)).toHaveLength(MAX_PEOPLE - 1);
    expect(tab.get(partyAtom)).toHaveLength(MAX_PEOPLE);
    tab.set(
      setGuestsAtom,
      Array.from({ length: 9 }, (_, at) => ({ ...getGuest(tab, 0), id: `${at}` })),
    );
    expect(tab.get(partyAtom)).toHaveLength(MAX_PEOPLE);
  });

  it('have nicknames of twelve letters', () => {
    const tab = openTab();
    const id = tab.set(addGuestAtom, { nickname: '  Bartholomew\u202E the  Elder ' }) ?? '';
    expect(nicknames(tab)).toEqual(['Bartholomew']);
    tab.set(changeGuestAtom, { id, nickname: '👨‍🍳 Ben' });
    expect([...getGuest(tab, 0).nickname].length).toBeLessThanOrEqual(12);
  });

  it('have different names', () => {
    const names = getPersonNames(
      ['Ben', '', 'Ben', 'halal', 'You', ''].map((nickname) => ({
        nickname,
        profile: { ...EMPTY_PROFILE, wish: { kind: 'halal' } },
      })),
      { you: 'You', toGuestName: ({ need }) => need.kind },
    );
    expect(names).toEqual(['You', 'Ben', 'halal', 'Ben 2', 'halal 2', 'You 2', 'halal 3']);
  });

  it('have only severe allergies among their allergies', () => {
    const tab = openTab();
    const id = tab.set(addGuestAtom, { profile: FULL }) ?? '';
    tab.set(changeGuestAtom, { id, profile: { allergies: ['egg'] } });
    expect(getGuest(tab, 0).profile).toMatchObject({
      allergies: ['egg'],
      severe: [],
      notSpicy: true,
    });
  });

  it('make the second the visitor when the visitor goes, until that is undone', () => {
    const tab = openTab();
    tab.set(changeProfileAtom, { ...VEGAN, allergies: ['milk'] });
    tab.set(addGuestAtom, { nickname: 'Ben', profile: FULL });
    tab.set(addGuestAtom, { nickname: 'Ann' });
    const before = tab.get(partyAtom);
    tab.set(removeGuestAtom, before?.[0]?.id ?? '');
    expect(tab.get(profileAtom)).toEqual(FULL);
    expect(nicknames(tab)).toEqual(['Ann']);
    expect(tab.get(sessionAtom).userPref).toEqual({ meats: ['pork'], vegan: [] });
    expect(openTab().get(profileAtom)).toEqual(FULL);
    expect(tab.get(undoRemovalAtom)).toMatchObject({ at: 0 });
    tab.set(undoRemovalAtom);
    expect(tab.get(partyAtom)).toEqual(before);
    expect(tab.get(undoRemovalAtom)).toBeNull();
  });

  it('come back to their seat with what changed meanwhile', () => {
    const tab = openTab();
    for (const nickname of ['Ann', 'Ben', 'Cem']) tab.set(addGuestAtom, { nickname });
    tab.set(removeGuestAtom, getGuest(tab, 1).id);
    tab.set(changeGuestAtom, { id: getGuest(tab, 0).id, nickname: 'Anna' });
    tab.set(undoRemovalAtom);
    expect(nicknames(tab)).toEqual(['Anna', 'Ben', 'Cem']);
    tab.set(undoRemovalAtom);
    expect(nicknames(tab)).toEqual(['Anna', 'Ben', 'Cem']);
  });

  it('are never fewer than one', () => {
    const tab = openTab();
    tab.set(changeProfileAtom, { allergies: ['egg'] });
    tab.set(removeGuestAtom, tab.get(partyAtom)?.[0]?.id ?? '');
    expect(tab.get(partyAtom)).toMatchObject([{ profile: { allergies: ['egg'] } }]);
  });
});

describe('a search for a party', () => {
  const ROWS = [
    { contentId: '1', title: '집', party: [{ fit: 'yes' }, { fit: 'ask', dish: '국' }] },
  ];
  const [area] = AREAS;

  async function search(tab: Tab) {
    const need = { kind: 'any' } as const;
    const needs = await tab.set(prepareSearchAtom, need);
    if (!area) throw new Error('There are no areas');
    tab.set(updateSessionAtom, {
      contentIdList: ['1'],
      lookUp: { origin: area, radius: 500 },
    });
    const { signal } = new AbortController();
    const results = await fetchRestaurantsWithFirstPage(['1'], needs, { signal });
    tab.set(storeResultsAtom, {
      ...results,
      search: { origin: area, radius: 500, ...needs },
    });
  }

  it('sends needs without names and ids, and keeps the verdicts', async () => {
    const bodies: string[] = [];
    globalThis.fetch = (path, init) => {
      bodies.push(String(init?.body));
      const isPage = String(path).includes('pagination');
      return Promise.resolve(
        toJsonResponse(isPage ? [{ content: ROWS }] : { restaurantInfo: ROWS, total: 1 }),
      );
    };
    const tab = openTab();
    tab.set(addGuestAtom, {
      nickname: 'Bartholomew',
      profile: { ...FULL, vegetarianClass: undefined },
    });
    tab.set(addGuestAtom, { nickname: 'Ann' });
    await search(tab);
    const [filter = ''] = bodies;
    expect(JSON.parse(filter)).toMatchObject({
      userPref: '아무거나 괜찮아요',
      others: [
        {
          userPref: '돼지고기만',
          profile: { allergies: ['egg', 'peanut'], severe: ['peanut'], otherSevere: true },
        },
        { userPref: '아무거나 괜찮아요' },
      ],
    });
    const ids = tab.get(guestsAtom)?.map(({ id }) => id) ?? [];
    for (const personal of ['Bartholomew', 'Ann', 'nickname', '버섯', 'moon-dust', ...ids])
      expect(bodies.join()).not.toContain(personal);
    expect(tab.get(resultsAtom)).toMatchObject(ROWS);
    expect(getMounted(lastResultsAtom)).toMatchObject({ others: [{}, {}], restaurants: ROWS });
    expect(openTab().get(searchAtom)?.others).toEqual(tab.get(searchAtom)?.others);
    const current = tab.get(searchAtom);
    expect(current && formatLinkTable(current, false)).toBe('&with=pork.mild.plain&with=any');
  });

  it('is the same request as before without guests', async () => {
    const bodies: string[] = [];
    globalThis.fetch = (_path, init) => {
      bodies.push(String(init?.body));
      return Promise.resolve(toJsonResponse({ restaurantInfo: [], total: 0 }));
    };
    await search(openTab());
    expect(bodies).toEqual(['{"contentIdList":["1"],"userPref":"아무거나 괜찮아요"}']);
  });

  it('runs again after the party changed, and not after a new name', async () => {
    globalThis.fetch = () => Promise.resolve(toJsonResponse({ restaurantInfo: [], total: 0 }));
    const tab = openTab();
    const id = tab.set(addGuestAtom, { profile: VEGAN }) ?? '';
    await search(tab);
    tab.set(changeGuestAtom, { id, nickname: 'Ben' });
    expect(tab.get(searchAtom)?.id).not.toBe('');
    tab.set(changeGuestAtom, { id, profile: { allergies: ['egg'] } });
    expect(tab.get(searchAtom)?.id).toBe('');
    await search(tab);
    tab.set(removeGuestAtom, id);
    expect(tab.get(searchAtom)?.id).toBe('');
  });
});
