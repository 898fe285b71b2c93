import 'server-only';
import { createPartyRanker, type PartyRanker } from '@kioot/engine';
import type { PersonNeeds } from '@kioot/engine/needs';
import { toPeople, type TableNeeds } from '../../needs/need';
import { parseProfileKey } from '../../needs/parse-profile-key';
import { toProfileKey } from '../../needs/profile-key';
import type { PlaceCard } from '../contract/rec-contract';

/** Needs of a request, to compare searches by. */
export const getTableNeeds = ({ need, profile, others = [] }: TableNeeds): TableNeeds =>
  others.length > 0 ? { need, profile, others } : { need, profile };

/** Ranker of a party; null for one person. */
export const createRankerOfParty = (needs: TableNeeds): PartyRanker | null =>
  needs.others ? createPartyRanker(toPeople(needs)) : null;

const EATS_ANYTHING: PersonNeeds = { need: { kind: 'any' } };

/**
 * Needs that a saved row was matched with, by its profile keys; null if nothing was checked or a key
 * is unreadable.
 */
export function parseNeedsOfVerdict({ match, party = [] }: PlaceCard): TableNeeds | null {
  const parseKey = (key: string | undefined) =>
    key === undefined ? EATS_ANYTHING : parseProfileKey(key);
  if (party.length < 2) return match?.checkedFor === undefined ? null : parseKey(match.checkedFor);
  const people = party.map(({ checkedFor }) => parseKey(checkedFor));
  const [first, ...others] = people.flatMap((needs) => needs ?? []);
  return first && others.length === party.length - 1 ? getTableNeeds({ ...first, others }) : null;
}

/** True if a saved row was matched with these needs by this version of the engine. */
export function isOfCurrentEngine({ match, party }: PlaceCard, needs: TableNeeds): boolean {
  const keys = toPeople(needs).map(({ need, profile }) => toProfileKey(need, profile));
  return party && needs.others
    ? party.every(({ checkedFor }, at) => checkedFor === keys[at])
    : match?.checkedFor === keys[0];
}
