import * as v from 'valibot';
import { parseOrNull, rejectArrays, textBetween, validItems } from '../validation';
import type { SearchGuest } from '../search/contract/rec-contract';
import { readStored, removeStored, writeStored } from '../browser-storage';
import { profileSchema, toSearchProfile, toStored, type DietProfile } from './diet-profile';
import { PARTY_KEY } from './party-key';

/** Most people at a table, the visitor included. */
export const MAX_PARTY = 6;
export const MAX_NICKNAME_LETTERS = 12;

/** Person who eats with the visitor. */
export interface Guest {
  id: string;
  /** At most {@link MAX_NICKNAME_LETTERS} letters; '' for a person without one. */
  nickname: string;
  profile: DietProfile;
}

/** Nickname of a text: without control characters and outer spaces, cut to its length. */
export function toNickname(text: string): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()];
  return letters.slice(0, MAX_NICKNAME_LETTERS).join('').trim();
}

const guestSchema = v.object({
  id: textBetween(1, 40),
  nickname: v.fallback(v.pipe(v.string(), v.transform(toNickname)), ''),
  profile: rejectArrays(profileSchema),
});

const partySchema = v.object({
  version: v.literal(2),
  people: validItems(guestSchema, MAX_PARTY),
});

/**
 * Stored people, the visitor first; null without a readable party. The profile of the visitor is the
 * one of `readProfile`: another tab or an older version of the app may have changed only that.
 */
export function readParty(): Guest[] | null {
  const stored = parseOrNull(rejectArrays(partySchema), readStored('localStorage', PARTY_KEY));
  return stored && stored.people.length > 1 ? stored.people : null;
}

/** Stores the people, the visitor first; removes a party of one. */
export function writeParty(people: readonly Guest[]): void {
  if (people.length < 2) {
    removeStored('localStorage', PARTY_KEY);
    return;
  }
  writeStored('localStorage', PARTY_KEY, {
    version: 2,
    people: people.map(({ profile, ...person }) => ({ ...person, profile: toStored(profile) })),
  });
}

/** Needs to send with a search, without name and id. A guest without a choice eats anything. */
export function toSearchGuest({ profile }: Pick<Guest, 'profile'>): SearchGuest {
  const need = profile.wish ?? { kind: 'any' };
  const restrictions = toSearchProfile(profile);
  return restrictions ? { need, profile: restrictions } : { need };
}

/** Names of people on a screen. */
export interface PersonLabels {
  /** The visitor. */
  you: string;
  /** Person without a nickname, by the position in the party: 2 for the first guest. */
  toGuestName: (position: number) => string;
}

/**
 * Names of the visitor and the guests, each different from the others.
 *
 * @example
 * // guests: 'Ben', '', 'Ben'
 * getPersonNames(guests, { you: 'You', toGuestName: (at) => `Guest ${at}` })
 * // => ['You', 'Ben', 'Guest 3', 'Ben 2']
 */
export function getPersonNames(
  guests: readonly Pick<Guest, 'nickname'>[],
  { you, toGuestName }: PersonLabels,
): string[] {
  const names = [you];
  for (const [at, { nickname }] of guests.entries()) {
    const name = nickname === '' ? toGuestName(at + 2) : nickname;
    let unique = name;
    for (let count = 2; names.includes(unique); count += 1) unique = `${name} ${count}`;
    names.push(unique);
  }
  return names;
}
