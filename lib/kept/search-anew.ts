import { atom } from 'jotai';
import { getContentIds } from '../search/client';
import { sessionAtom, updateSessionAtom } from '../session/atoms';
import { toPreference, type UserPref } from '../session/preferences';
import { findWithFirstPage, type Found } from '../session/search';
import { getOriginArea, type LookUp, type Session } from '../session/session';
import type { Restaurant } from '../search/contract';
import { toAvoidedProfile, toSearchProfile, type AvoidedProfile } from './profile';
import { changeProfileAtom, profileAtom, tellWishAtom } from './profile-atoms';
import { storeResultsAtom } from './result-atoms';
import { changeViewAtom, viewAtom } from './view-atoms';

/** Everything a search is made of, as one changes it on the list itself. */
export interface Wanted extends LookUp, AvoidedProfile {
  userPref: UserPref;
}

/** What it brought, with the ids around its origin. */
interface Answer extends Found {
  contentIdList: readonly string[];
  firstPage: readonly Restaurant[];
}

/**
 * Searches for what is wanted; ids that are looked up already are not looked up again.
 * @throws {RequestError}
 */
async function findWanted(
  { origin, radius, userPref, ...avoided }: Wanted,
  { lookUp, contentIdList: known }: Session,
  signal: AbortSignal,
): Promise<Answer> {
  const { mapx, mapy } = origin;
  const isSame =
    lookUp?.radius === radius && lookUp.origin.mapx === mapx && lookUp.origin.mapy === mapy;
  const ids = isSame && known ? known : await getContentIds({ mapx, mapy, radius }, { signal });
  const profile = toSearchProfile(avoided);
  const found = await findWithFirstPage(ids, toPreference(userPref), { signal, profile, origin });
  return { ...found, contentIdList: ids };
}

/**
 * Searches anew from the list: what was wanted and what was found take the place of what was before in one step, once
 * it is there.
 * @throws {RequestError} leaves everything as it was
 */
export const searchAnewAtom = atom(
  null,
  async (get, set, { wanted, signal }: { wanted: Wanted; signal: AbortSignal }) => {
    const { contentIdList, ...found } = await findWanted(wanted, get(sessionAtom), signal);
    if (signal.aborted) return;
    const { origin, radius, userPref, ...avoided } = wanted;
    const need = toPreference(userPref);
    const profile = toSearchProfile(avoided);
    const lookUp = { origin, radius };
    const { mode, sort, isOpenOnly } = get(viewAtom);
    const location = getOriginArea(origin) ?? get(sessionAtom).location;
    set(updateSessionAtom, { location, radius, userPref, contentIdList, lookUp });
    // Before the profile, which outdates a list that was made for another.
    set(storeResultsAtom, { ...found, search: { ...lookUp, need, profile } });
    set(changeViewAtom, { mode, sort, isOpenOnly });
    set(changeProfileAtom, avoided);
    set(tellWishAtom, need);
  },
);

/** What the present list was searched with; null without one. */
export const wantedAtom = atom((get): Wanted | null => {
  const { search, userPref } = get(sessionAtom);
  const profile = get(profileAtom);
  if (!search || !profile) return null;
  const { origin, radius } = search;
  return { origin, radius, userPref, ...toAvoidedProfile(profile) };
});
