import type { Page } from '@playwright/test';
import { PARTY_KEY } from '../../lib/client-store/party-key';

/** Key of the diet profile on a phone. */
const PROFILE_KEY = 'kioot.profile.v1';

/** Person as stored on a phone. */
interface StoredPerson {
  nickname: string;
  profile: Readonly<Record<string, unknown>>;
}

const NOTHING = { allergies: [], severe: [], others: [] };
const VEGAN = { wish: { kind: 'strictVegan' }, ...NOTHING };

/** A vegan and someone who eats anything. */
export const TWO_PEOPLE: readonly StoredPerson[] = [
  { nickname: '', profile: VEGAN },
  { nickname: 'Ben', profile: { wish: { kind: 'any' }, ...NOTHING } },
];

/** Someone who eats anything, and a child with severe allergies. */
export const PARENT_AND_MIA: readonly StoredPerson[] = [
  { nickname: '', profile: { wish: { kind: 'any' }, ...NOTHING } },
  {
    nickname: 'Mia',
    profile: {
      ...{ wish: { kind: 'any' }, ...NOTHING },
      ...{ allergies: ['egg', 'peanut'], severe: ['egg', 'peanut'] },
    },
  },
];

/** Six people, one of them without a nickname and one with a severe allergy. */
export const SIX_PEOPLE: readonly StoredPerson[] = [
  ...TWO_PEOPLE,
  { nickname: 'Aisha', profile: { wish: { kind: 'halal' }, ...NOTHING } },
  { nickname: 'Bartholomew', profile: { wish: { kind: 'lactoOvo' }, ...NOTHING } },
  { nickname: '', profile: { wish: { kind: 'meats', meats: ['pork', 'beef'] }, ...NOTHING } },
  {
    nickname: 'Cho',
    profile: { wish: { kind: 'any' }, ...NOTHING, allergies: ['peanut'], severe: ['peanut'] },
  },
];

/** Stores a party for the next pages, the visitor first. */
export async function storeParty(page: Page, people: readonly StoredPerson[]): Promise<void> {
  const stored = { people: people.map((person, at) => ({ id: `p${at}`, ...person })) };
  await page.addInitScript(
    ([partyKey, party, profileKey, profile]) => {
      // Once: what a page changes stays.
      if (localStorage.getItem(partyKey) !== null || sessionStorage.getItem('party') !== null)
        return;
      sessionStorage.setItem('party', 'stored');
      localStorage.setItem(partyKey, party);
      localStorage.setItem(profileKey, profile);
    },
    [PARTY_KEY, JSON.stringify(stored), PROFILE_KEY, JSON.stringify(people[0]?.profile)] as const,
  );
}
