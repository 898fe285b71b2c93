import type { TableNeeds } from '../needs/need';
import { atom } from 'jotai';
import { fetchContentIds } from '../search/client/search-client';
import { sessionAtom, updateSessionAtom } from '../session/session-atoms';
import { toPreference, type UserPref } from '../needs/user-pref';
import { fetchRestaurantsWithFirstPage } from '../session/fetch-restaurants';
import { getOriginArea, type LookUp, type Session } from '../session/session';
import { toDietRestrictions, toSearchProfile, type DietRestrictions } from './diet-profile';
import { changeProfileAtom, profileAtom, setPreferenceAtom } from './diet-profile-atoms';
import type { Guest } from './party';
import { storeResultsAtom } from './result-atoms';
import { changeListViewAtom, listViewAtom } from './list-view-atoms';
import { loadSearchGuestsAtom } from './search-needs-atoms';

/** Inputs of a search that can be changed on the result list. */
export interface SearchCriteria extends LookUp, DietRestrictions {
  userPref: UserPref;
  /** People who eat with the visitor; without it those stored now. */
  guests?: readonly Guest[] | undefined;
}

/**
 * Searches by criteria; a look-up of the same origin and radius is reused.
 * @throws {RequestError}
 */
async function fetchRefinedResults(
  { origin, radius }: LookUp,
  needs: TableNeeds,
  { lookUp, contentIdList: knownIds }: Session,
  signal: AbortSignal,
) {
  const { mapx, mapy } = origin;
  const isSame =
    lookUp?.radius === radius && lookUp.origin.mapx === mapx && lookUp.origin.mapy === mapy;
  const contentIdList =
    isSame && knownIds ? knownIds : await fetchContentIds({ mapx, mapy, radius }, { signal });
  const found = await fetchRestaurantsWithFirstPage(contentIdList, needs, { signal, origin });
  return { ...found, contentIdList };
}

/**
 * Searches again from the result list. Criteria and results are replaced together once the response
 * is there.
 * @throws {RequestError} leaves everything as it was
 */
export const refineSearchAtom = atom(
  null,
  async (get, set, { wanted, signal }: { wanted: SearchCriteria; signal: AbortSignal }) => {
    const { origin, radius, userPref, guests, ...restrictions } = wanted;
    const party = guests && (await import('./party-atoms'));
    const others = party ? party.toOthers(guests) : await set(loadSearchGuestsAtom);
    const need = toPreference(userPref);
    const needs = { need, profile: toSearchProfile(restrictions), others };
    const lookUp = { origin, radius };
    const { contentIdList, ...found } = await fetchRefinedResults(
      lookUp,
      needs,
      get(sessionAtom),
      signal,
    );
    if (signal.aborted) return;
    const view = { ...get(listViewAtom), textFilter: null, page: 1, foldPages: {} };
    const location = getOriginArea(origin) ?? get(sessionAtom).location;
    set(updateSessionAtom, { location, radius, userPref, contentIdList, lookUp });
    // Before the profile, whose change invalidates a list made for another one.
    set(storeResultsAtom, { ...found, search: { ...lookUp, ...needs } });
    if (party) set(party.setGuestsAtom, guests);
    set(changeListViewAtom, view);
    set(changeProfileAtom, restrictions);
    set(setPreferenceAtom, need);
  },
);

/** Criteria of the current list; null without one. */
export const searchCriteriaAtom = atom((get): SearchCriteria | null => {
  const { search, userPref } = get(sessionAtom);
  const profile = get(profileAtom);
  if (!search || !profile) return null;
  const { origin, radius } = search;
  return { origin, radius, userPref, ...toDietRestrictions(profile) };
});
