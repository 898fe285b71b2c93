import type { PersonNeeds } from '@kioot/engine/needs';
import { MAX_PEOPLE } from '../needs/need';
import * as v from 'valibot';
import {
  parseOrNull,
  rejectArrays,
  textBetween,
  validItems,
  type Schema,
} from '@kioot/base/validation';
import {
  EMPTY_PROFILE,
  profileSchema,
  toSearchProfile,
  toStored,
  type DietProfile,
} from './diet-profile';
import { readStoredParty } from './party-key';

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

const personFields = {
  id: textBetween(1, 40),
  nickname: v.fallback(v.pipe(v.string(), v.transform(toNickname)), ''),
};

const visitorSchema: Schema<Guest> = v.pipe(
  v.object(personFields),
  v.transform((visitor) => ({ ...visitor, profile: EMPTY_PROFILE })),
);
/** Guests as {@link toStoredGuest} writes them; unreadable ones are dropped. */
export const guestsSchema: Schema<Guest[]> = validItems(
  v.object({ ...personFields, profile: rejectArrays(profileSchema) }),
  MAX_PEOPLE - 1,
);

const partySchema = rejectArrays(v.object({ people: v.array(v.unknown()) }));

/** New person without a name and choices. */
export function createPerson(): Guest {
  return { id: Math.random().toString(36).slice(2), nickname: '', profile: EMPTY_PROFILE };
}

/**
 * Stored people, the visitor first, whose profile stands under `PROFILE_KEY` alone: an open tab of an
 * older version changes only that. Guests that are unreadable are dropped.
 */
export function parseParty(stored: unknown): readonly Guest[] {
  const [visitor, ...guests] = parseOrNull(partySchema, stored)?.people ?? [];
  return [
    parseOrNull(visitorSchema, visitor) ?? createPerson(),
    ...(parseOrNull(guestsSchema, guests) ?? []),
  ];
}

/** People who are stored now, see {@link parseParty}. */
export const readParty = (): readonly Guest[] => parseParty(readStoredParty());

/** Guest as stored. */
export const toStoredGuest = ({ profile, ...guest }: Guest): object => ({
  ...guest,
  profile: toStored(profile),
});

/** People as stored, the visitor first; undefined for a party of one. */
export function toStoredParty([visitor, ...guests]: readonly Guest[]): object | undefined {
  if (!visitor || guests.length === 0) return undefined;
  const { id, nickname } = visitor;
  return { people: [{ id, nickname }, ...guests.map(toStoredGuest)] };
}

/** Needs to send with a search, without name and id. A guest without a choice eats anything. */
export function toPersonNeeds({ profile }: Pick<Guest, 'profile'>): PersonNeeds {
  const need = profile.wish ?? { kind: 'any' };
  const restrictions = toSearchProfile(profile);
  return restrictions ? { need, profile: restrictions } : { need };
}

/** Names of people on a screen. */
export interface PersonLabels {
  /** The visitor. */
  you: string;
  /** Person without a nickname, by what they eat. */
  toGuestName: (guest: PersonNeeds) => string;
}

/**
 * Names of the visitor and the guests, each different from the others.
 *
 * @example
 * // guests: 'Ben', '', 'Ben'
 * getPersonNames(guests, { you: 'You', toGuestName: () => 'Strict vegan' })
 * // => ['You', 'Ben', 'Strict vegan', 'Ben 2']
 */
export function getPersonNames(
  guests: readonly Pick<Guest, 'nickname' | 'profile'>[],
  { you, toGuestName }: PersonLabels,
): string[] {
  const names = [you];
  for (const guest of guests) {
    const name = guest.nickname || toGuestName(toPersonNeeds(guest));
    let unique = name;
    for (let count = 2; names.includes(unique); count += 1) unique = `${name} ${count}`;
    names.push(unique);
  }
  return names;
}
