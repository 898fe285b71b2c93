/** @jest-environment jsdom */
import type { TableNeeds } from '@/lib/needs/need';
import { beforeEach, expect, it } from '@jest/globals';
import type { PersonNeeds, Preference } from '@kioot/engine/needs';
import { createStore } from 'jotai';
import { tableAtom } from '@/components/party/table-atoms';
import { getArea } from '@/lib/areas';
import { EMPTY_PROFILE, readProfile } from '@/lib/client-store/diet-profile';
import { changeProfileAtom } from '@/lib/client-store/diet-profile-atoms';
import { createPerson, readParty, toPersonNeeds } from '@/lib/client-store/party';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { prepareSearchAtom } from '@/lib/client-store/search-needs-atoms';
import {
  closeSharedListAtom,
  openSharedListAtom,
  sharedListAtom,
} from '@/lib/client-store/shared-list-atoms';
import { cardTableAtom } from '@/lib/staff-card/card-table';
import { sessionAtom, updateSessionAtom } from '@/lib/session/session-atoms';
import { storeParty, storeProfile } from '../../helpers/store-profile';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function openTab() {
  const store = createStore();
  store.sub(sessionAtom, () => undefined);
  store.sub(sharedListAtom, () => undefined);
  return store;
}

async function search(store: ReturnType<typeof createStore>, need: Preference) {
  const found = await store.set(prepareSearchAtom, need);
  const origin = getArea(1);
  if (!origin) throw new Error('There is no area');
  store.set(updateSessionAtom, { contentIdList: [], lookUp: { origin, radius: 500 } });
  store.set(storeResultsAtom, {
    search: { origin, radius: 500, ...found },
    ...{ restaurants: [], firstPage: [], total: 0 },
  });
  return found;
}

/** Opens a link and searches, as the pages do. */
const openLink = (store: ReturnType<typeof createStore>, needs: TableNeeds) =>
  search(store, store.set(openSharedListAtom, needs).need);

const TABLE: TableNeeds = {
  need: { kind: 'any' },
  others: [
    { need: { kind: 'strictVegan' } },
    { need: { kind: 'any' }, profile: { allergies: ['egg', 'peanut'], severe: ['peanut'] } },
  ],
};

it('searches for everyone in the link, also after a reload', async () => {
  const { others } = await openLink(openTab(), TABLE);
  expect(others).toEqual(TABLE.others);
  expect(readParty().slice(1).map(toPersonNeeds)).toEqual(TABLE.others);
  expect(openTab().get(sharedListAtom)?.needs).toEqual(TABLE);
});

it('keeps allergies of this phone, and brings its choices back', async () => {
  const mine = { ...EMPTY_PROFILE, wish: { kind: 'halal' }, allergies: ['milk'] } as const;
  storeProfile(mine);
  storeParty([createPerson(), { ...createPerson(), nickname: 'Ben' }]);
  const store = openTab();
  await openLink(store, TABLE);
  expect(readProfile()).toMatchObject({ wish: { kind: 'halal' }, allergies: ['milk'] });
  // A link that is opened again does not replace what it is to go back to.
  await openLink(store, TABLE);
  const own = store.get(sharedListAtom)?.own;
  expect(own).toMatchObject({ profile: mine, guests: [{ nickname: 'Ben' }] });
  store.set(closeSharedListAtom);
  expect(readProfile()).toMatchObject({ wish: { kind: 'halal' }, allergies: ['milk'] });
  expect(readParty()[1]?.nickname).toBe('Ben');
  expect(openTab().get(sharedListAtom)).toBeNull();
});

it('brings the own choices back in a tab that has just been opened again', async () => {
  storeProfile({ ...EMPTY_PROFILE, allergies: ['milk'] });
  await openLink(openTab(), { need: { kind: 'any' }, profile: { allergies: ['egg'] }, others: [] });
  expect(readProfile().allergies).toEqual(['egg', 'milk']);
  openTab().set(closeSharedListAtom);
  expect(readProfile().allergies).toEqual(['milk']);
});

it('keeps an allergy that was added while the list was open', async () => {
  const store = openTab();
  await openLink(store, TABLE);
  store.set(changeProfileAtom, { allergies: ['peanut'] });
  store.set(closeSharedListAtom);
  expect(readProfile().allergies).toEqual(['peanut']);
  expect(readParty()).toHaveLength(1);
});

it('leaves the people of this phone alone for a link of one person', async () => {
  storeParty([createPerson(), { ...createPerson(), nickname: 'Ben' }]);
  const store = openTab();
  await openLink(store, { need: { kind: 'strictVegan' }, others: [] });
  expect(readParty()[1]?.nickname).toBe('Ben');
  expect(store.get(sharedListAtom)).toMatchObject({ own: null });
});

it('is no shared list once the needs are changed', async () => {
  const store = openTab();
  await openLink(store, TABLE);
  await search(store, { kind: 'halal' });
  expect(store.get(sharedListAtom)).toBeNull();
});

it('leaves the diet of this phone on its staff card', async () => {
  storeProfile({ ...EMPTY_PROFILE, wish: { kind: 'halal' }, allergies: ['peanut'] });
  const store = openTab();
  store.sub(cardTableAtom, () => undefined);
  await openLink(store, {
    need: { kind: 'strictVegan' },
    profile: { allergies: ['egg'] },
    others: [],
  });
  const [visitor] = store.get(cardTableAtom)?.people ?? [];
  expect(visitor?.wish).toEqual({ kind: 'halal' });
  expect(visitor?.allergies.toSorted()).toEqual(['egg', 'peanut']);
});

it('asks a friend without needs for the diet of the staff card', async () => {
  const store = openTab();
  store.sub(cardTableAtom, () => undefined);
  await openLink(store, { need: { kind: 'strictVegan' } });
  expect(readProfile().wish).toBeNull();
  expect(store.get(cardTableAtom)).toMatchObject({ isReady: false, speakers: [] });
  // A choice on the card counts, also that of the sender.
  store.set(changeProfileAtom, { wish: { kind: 'strictVegan' } });
  expect(store.get(cardTableAtom)).toMatchObject({ isReady: true, speakers: [{ position: 0 }] });
  store.set(closeSharedListAtom);
  expect(readProfile().wish).toEqual({ kind: 'strictVegan' });
});

it('answers and speaks for the whole table of a link, for a friend without needs too', async () => {
  const store = openTab();
  for (const each of [cardTableAtom, tableAtom]) store.sub(each, () => undefined);
  const others: PersonNeeds[] = [
    { need: { kind: 'any' }, profile: { allergies: ['peanut'], severe: ['peanut'] } },
  ];
  await openLink(store, { need: { kind: 'strictVegan' }, others });
  expect(readProfile().wish).toBeNull();
  expect(store.get(tableAtom)?.map(({ need }) => need.kind)).toEqual(['strictVegan', 'any']);
  expect(store.get(cardTableAtom)).toMatchObject({
    speakers: [{ position: 1 }, { position: 0, profile: { wish: { kind: 'strictVegan' } } }],
  });
});

it.each([
  ['a diet of one’s own', { kind: 'halal' } as const, ['halal', 'strictVegan', 'any']],
  [
    'a wish for some meats',
    { kind: 'meats', meats: ['pork'] } as const,
    ['any', 'strictVegan', 'any'],
  ],
])('seats the sender beside a friend with %s', async (_name, wish, kinds) => {
  storeProfile({ ...EMPTY_PROFILE, wish });
  const store = openTab();
  for (const each of [cardTableAtom, tableAtom]) store.sub(each, () => undefined);
  const sender: PersonNeeds = { need: { kind: 'strictVegan' }, profile: { allergies: ['egg'] } };
  const guest: PersonNeeds = { need: { kind: 'any' }, profile: { allergies: ['peanut'] } };
  const found = await openLink(store, { ...sender, others: [guest] });
  expect(found.others).toEqual([sender, guest]);
  expect(store.get(tableAtom)?.map(({ need }) => need.kind)).toEqual(kinds);
  expect(store.get(sharedListAtom)?.own?.profile.wish).toEqual(wish);
  const spoken = store.get(cardTableAtom)?.people ?? [];
  expect(spoken.map((person) => person.wish?.kind)).toEqual([wish.kind, 'strictVegan', 'any']);
  // The allergy is the sender's, who is at the table.
  expect(readProfile().allergies).toEqual([]);
  store.set(closeSharedListAtom);
  expect(readParty()).toHaveLength(1);
});

it('speaks for the search again once it is the visitor’s own', async () => {
  const store = openTab();
  store.sub(cardTableAtom, () => undefined);
  await openLink(store, { need: { kind: 'strictVegan' } });
  await search(store, { kind: 'lactoOvo' });
  expect(store.get(cardTableAtom)?.people[0].wish).toEqual({ kind: 'lactoOvo' });
});
