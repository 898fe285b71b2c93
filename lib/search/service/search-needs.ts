import 'server-only';
import {
  NO_RESTRICTIONS,
  createPartyRanker,
  parsePreference,
  type DietaryRestrictions,
  type PartyRanker,
  type Preference,
} from '@kioot/engine';
import { PREFERENCE_SENTENCE_HINT } from '@kioot/engine/needs';
import { HttpError } from '../../http/errors';
import { parseProfileKey } from '../contract/parse-profile-key';
import { toProfileKey } from '../contract/profile-key';
import type { FilterGuest, FilterRequest, Restaurant, SearchGuest } from '../contract/rec-contract';
import type { Search } from '../contract/search-request';

/** Preference and restrictions of a person. */
export interface DietaryNeeds {
  need: Preference;
  profile: DietaryRestrictions;
}

/** Needs of a search: of the visitor, and of the people who eat with the visitor. */
export interface SearchNeeds extends DietaryNeeds {
  /** Missing for one person. */
  others?: readonly DietaryNeeds[];
}

function parseGuest({ userPref, profile = NO_RESTRICTIONS }: FilterGuest): DietaryNeeds {
  const need = parsePreference(userPref);
  if (need) return { need, profile };
  throw new HttpError('invalid_request', `userPref: ${PREFERENCE_SENTENCE_HINT}`);
}

const withOthers = (needs: DietaryNeeds, others: readonly DietaryNeeds[] = []): SearchNeeds =>
  others.length > 0 ? { ...needs, others } : needs;

/**
 * Needs of a filter request.
 * @throws {HttpError} `invalid_request` for a sentence without a preference
 */
export const parseSearchNeeds = (
  request: Pick<FilterRequest, 'userPref' | 'profile' | 'others'>,
): SearchNeeds => withOthers(parseGuest(request), request.others?.map(parseGuest));

const toNeeds = ({ need, profile }: SearchGuest): DietaryNeeds => ({
  need,
  profile: profile ?? NO_RESTRICTIONS,
});

/** Needs of a request of `/api/search`. */
export const toSearchNeeds = (search: Pick<Search, 'need' | 'profile' | 'others'>): SearchNeeds =>
  withOthers(toNeeds(search), search.others?.map(toNeeds));

/** Everyone of a search, the visitor first. */
export const toPeople = ({ need, profile, others = [] }: SearchNeeds): DietaryNeeds[] => [
  { need, profile },
  ...others,
];

/** Ranker of a party; null for one person. */
export const createRankerOfParty = (needs: SearchNeeds): PartyRanker | null =>
  needs.others
    ? createPartyRanker(
        toPeople(needs).map(({ need, profile }) => ({ preference: need, restrictions: profile })),
      )
    : null;

const EATS_ANYTHING: DietaryNeeds = { need: { kind: 'any' }, profile: NO_RESTRICTIONS };

/**
 * Needs that a saved row was matched with, by its profile keys; null if nothing was checked or a key
 * is unreadable.
 */
export function parseNeedsOfVerdict({ match, party = [] }: Restaurant): SearchNeeds | null {
  const parseKey = (key: string | undefined) =>
    key === undefined ? EATS_ANYTHING : parseProfileKey(key);
  if (party.length < 2) return match?.checkedFor === undefined ? null : parseKey(match.checkedFor);
  const people = party.map(({ checkedFor }) => parseKey(checkedFor));
  const [first, ...others] = people.flatMap((needs) => needs ?? []);
  return first && others.length === party.length - 1 ? withOthers(first, others) : null;
}

/** True if a saved row was matched with these needs by this version of the engine. */
export function isOfCurrentEngine({ match, party }: Restaurant, needs: SearchNeeds): boolean {
  const keys = toPeople(needs).map(({ need, profile }) => toProfileKey(need, profile));
  return party && needs.others
    ? party.every(({ checkedFor }, at) => checkedFor === keys[at])
    : match?.checkedFor === keys[0];
}
