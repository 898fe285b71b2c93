/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import { ALLERGENS } from '@kioot/engine/needs';
import { EMPTY_PROFILE, toSearchProfile } from '@/lib/client-store/diet-profile';
import { changeProfileAtom } from '@/lib/client-store/diet-profile-atoms';
import { prepareSearchAtom } from '@/lib/client-store/search-needs-atoms';
import { resultsAtom, storeResultsAtom } from '@/lib/client-store/result-atoms';
import { searchAtom } from '@/lib/session/session-atoms';
import { toSharePath } from '@/lib/session/share-link';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import { toReportMailUrl } from '@/lib/format/report-mail';
import { translatorOf } from '../../helpers/translator';
import { FULL, openTab } from '../../helpers/profile-tab';

const t = translatorOf('en', 'words');

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('search profile', () => {
  const [area] = AREAS;
  if (!area) throw new Error('There is no area');
  const answer = {
    restaurants: [{ contentId: '1', title: '집' }],
    firstPage: [{ contentId: '1', title: '집' }],
    total: 1,
  };

  async function search() {
    const store = openTab();
    store.set(changeProfileAtom, FULL);
    const { profile } = await store.set(prepareSearchAtom, { kind: 'any' });
    const around = { origin: area ?? { mapx: 127, mapy: 37.5 }, radius: 500 as const };
    store.set(storeResultsAtom, {
      ...answer,
      search: { ...around, need: { kind: 'any' }, profile },
    });
    return { store, profile };
  }

  it('holds allergies, "not spicy" and "no alliums", and no field of the card', async () => {
    const expected = {
      allergies: ['egg', 'peanut'],
      severe: ['peanut'],
      notSpicy: true,
      noFivePungent: true,
    };
    expect((await search()).profile).toEqual(expected);
    expect(toSearchProfile(EMPTY_PROFILE)).toBeUndefined();
  });

  it('invalidates the list when the profile changes', async () => {
    const { store } = await search();
    store.set(changeProfileAtom, { others: [], wish: null });
    expect(store.get(resultsAtom)).toEqual(answer.firstPage);
    store.set(changeProfileAtom, { severe: ['egg', 'peanut'] });
    expect(store.get(searchAtom)).not.toBeNull();
    expect(store.get(resultsAtom)).toBeNull();
  });

  it('is neither shared nor reported', async () => {
    const { store } = await search();
    const current = store.get(searchAtom);
    if (!current) throw new Error('There is no search');
    const links = [toSharePath(current), toReportMailUrl(t, { contentId: '1', title: '집' }, [])];
    expect(links.join(' ')).not.toMatch(
      /egg|peanut|severe|spicy|pungent|%EB%B2%84%EC%84%AF|profile/i,
    );
  });
});

describe('formatSearchProfile', () => {
  it.each([
    [undefined, ''],
    [{ allergies: [], notSpicy: true }, 'Not spicy'],
    [{ allergies: ['peanut' as const, 'milk' as const] }, 'Allergies: peanuts, milk'],
    [{ allergies: ['egg' as const], notSpicy: true }, 'Allergies: eggs\u00a0· not spicy'],
    [
      { allergies: ['egg' as const, 'peanut' as const], severe: ['peanut' as const] },
      'Allergies: eggs, peanuts (severe)',
    ],
    [
      { allergies: [], otherSevere: true, notSpicy: true },
      'Another severe allergy\u00a0· not spicy',
    ],
    [
      { allergies: [], notSpicy: true, noFivePungent: true },
      'Not spicy\u00a0· no garlic, onion, leek or chives (the “five pungents”)',
    ],
  ])('%j is "%s"', (profile, words) => expect(formatSearchProfile(t, profile)).toBe(words));

  it('names every allergen differently', () => {
    const names = ALLERGENS.map((code) => t(`allergen.${code}`));
    expect(new Set(names).size).toBe(ALLERGENS.length);
  });
});
