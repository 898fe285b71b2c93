import * as v from 'valibot';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import type { Preference } from '@kioot/engine';
import {
  flagSchema,
  notList,
  orNull,
  parseOrNull,
  textBetween,
  validItems,
  type Schema,
} from '../validation';
import { toCheckedFor } from '../search/checked-for';
import type { SearchProfile } from '../search/contract';
import { needSchema } from '../session/session';
import { readStored, removeStored, writeStored } from '../storage';

/** Kept until the visitor clears it, so the key says in which form. */
export const PROFILE_KEY = 'kioot.profile.v1';
/** Where the card for the staff kept what it was filled in with, before there was a profile. */
export const OLD_CARD_KEY = 'kioot.staff-card.v1';

/** An ingredient as a visitor and a kitchen call it. */
export interface Ingredient {
  ko: string;
  /** What the visitor called it, in the language of the page they added it on. */
  en: string;
}

/** An ingredient that a visitor must not eat. */
export interface OtherAllergy extends Ingredient {
  /** True when a mistake may kill them. */
  isSevere?: boolean | undefined;
}

/** How many ingredients can be added: more fill no card that anybody reads. */
export const MAX_OTHERS = 6;

/** What a visitor eats and must not: one for the search, the list and the card for the staff. */
export interface Profile {
  /** What they wished for last, in the wizard or on the card; null when they never said. */
  wish: Preference | null;
  /** True when the meats that are not in the wish must not be in the food, rather than are not wanted. */
  isWishStrict: boolean;
  allergies: readonly Allergen[];
  /** Codes that another version of this app ticked: nobody here knows what they are, so nothing is better than `ask`. */
  unknownAllergies: readonly string[];
  /** Those of `allergies` of which a mistake may kill. */
  severe: readonly Allergen[];
  /** What else they must not eat: words that a kitchen can read, which no search knows. */
  others: readonly OtherAllergy[];
  notSpicy: boolean;
  /** No garlic, onion, leek or chives: 五辛, as many Buddhists eat. */
  noFivePungent: boolean;
}

export const EMPTY_PROFILE: Profile = {
  wish: null,
  isWishStrict: false,
  allergies: [],
  unknownAllergies: [],
  severe: [],
  others: [],
  notSpicy: false,
  noFivePungent: false,
};

/** The codes that are known, each once, in the order of the law. */
function toKnown(codes: readonly string[]): Allergen[] {
  return ALLERGENS.filter((code) => codes.includes(code));
}

/** Codes that are none of this version, each once. */
function toUnknown(codes: readonly string[]): string[] {
  const known: readonly string[] = ALLERGENS;
  return [...new Set(codes)].filter((code) => !known.includes(code));
}

/** More and longer codes than any version has are no codes. */
const MAX_CODES = 100;
const MAX_CODE_LETTERS = 40;

const wishSchema = orNull(needSchema);
const codesSchema = v.fallback(validItems(textBetween(1, MAX_CODE_LETTERS), MAX_CODES), []);
const wordSchema = textBetween(1, 30);
const ingredientSchema = v.object({
  ko: v.pipe(
    wordSchema,
    v.check((word) => /^[가-힣 ]+$/.test(word)),
  ),
  en: wordSchema,
  isSevere: v.optional(flagSchema),
});

/** A profile as stored. Versions without `severe` had `isDeadly` alone, for all of it; it goes on being written for them. */
const storedSchema = v.object({
  wish: wishSchema,
  isWishStrict: flagSchema,
  allergies: codesSchema,
  severe: codesSchema,
  others: v.fallback(validItems(ingredientSchema, MAX_OTHERS), []),
  isDeadly: flagSchema,
  notSpicy: flagSchema,
  noFivePungent: flagSchema,
});

const hasSevere = (others: readonly OtherAllergy[]): boolean =>
  others.some(({ isSevere }) => isSevere);

/** True where a mistake may kill. */
export function isAnySevere({
  severe,
  others,
}: {
  severe: readonly string[];
  others: readonly OtherAllergy[];
}): boolean {
  return severe.length > 0 || hasSevere(others);
}

const profileSchema: Schema<Profile> = v.pipe(
  storedSchema,
  v.transform(({ allergies: codes, severe, others, isDeadly, ...profile }) => {
    const isEvery = isDeadly && !isAnySevere({ severe, others });
    const allergies = toKnown(codes);
    return {
      ...profile,
      allergies,
      unknownAllergies: toUnknown(codes),
      severe: isEvery ? allergies : allergies.filter((code) => severe.includes(code)),
      others: isEvery ? others.map((other) => ({ ...other, isSevere: true })) : others,
    };
  }),
);

/** As it is stored. A version that knows the unknown codes again finds them severe: it was never told that they are not. */
function toStored({ unknownAllergies, ...profile }: Profile): object {
  return {
    ...profile,
    allergies: [...profile.allergies, ...unknownAllergies],
    severe: [...profile.severe, ...unknownAllergies],
    isDeadly: isAnySevere(profile),
  };
}

/** Codes of the old card that named more than one substance, or had another name. */
const OLD_CODES: Readonly<Record<string, readonly Allergen[]>> = {
  shellfish: ['crab', 'shrimp', 'shellfish'],
  treeNut: ['walnut', 'pine-nut', 'tree-nut'],
};

const oldCardSchema = v.pipe(
  v.object({ preference: wishSchema, allergens: codesSchema }),
  v.transform(({ preference, allergens }): Profile => {
    const codes = allergens.flatMap((code) => OLD_CODES[code] ?? code);
    return {
      ...EMPTY_PROFILE,
      wish: preference,
      allergies: toKnown(codes),
      unknownAllergies: toUnknown(codes),
    };
  }),
);

/** The profile in storage, what an older card was filled in with, or an empty one. What is not known is left out, but for an allergy. */
export function readProfile(): Profile {
  return (
    parseOrNull(notList(profileSchema), readStored('localStorage', PROFILE_KEY)) ??
    parseOrNull(oldCardSchema, readStored('localStorage', OLD_CARD_KEY)) ??
    EMPTY_PROFILE
  );
}

/** Keeps the profile on the phone; what an older card kept goes once it is in it. */
export function writeProfile(profile: Profile): void {
  if (writeStored('localStorage', PROFILE_KEY, toStored(profile)))
    removeStored('localStorage', OLD_CARD_KEY);
}

/** Forgets the profile. */
export function removeProfile(): void {
  removeStored('localStorage', PROFILE_KEY);
  removeStored('localStorage', OLD_CARD_KEY);
}

/** Whom a list that was kept is to be checked for by now: the visitor as they are, or as they were when they said nothing. */
export function toCheckedForNow(profile: Profile | null, need: Preference): string | undefined {
  return profile
    ? toCheckedFor(profile.wish ?? need, toSearchProfile(profile))
    : toCheckedFor(need);
}

/** The part of a profile that a search goes by. */
export type AvoidedProfile = Pick<
  Profile,
  'allergies' | 'unknownAllergies' | 'severe' | 'others' | 'notSpicy' | 'noFivePungent'
>;

/** Picks {@link AvoidedProfile} out of more. */
export function toAvoidedProfile({
  allergies,
  unknownAllergies,
  severe,
  others,
  notSpicy,
  noFivePungent,
}: AvoidedProfile): AvoidedProfile {
  return { allergies, unknownAllergies, severe, others, notSpicy, noFivePungent };
}

/**
 * Part of it that a search is sent beside the wish; undefined when there is nothing to tell. Of ingredients and unknown codes only
 * that there is a severe one: their words stay on the phone.
 */
export function toSearchProfile({
  allergies,
  unknownAllergies,
  severe,
  others,
  notSpicy,
  noFivePungent,
}: AvoidedProfile): SearchProfile | undefined {
  const otherSevere = unknownAllergies.length > 0 || hasSevere(others);
  if (allergies.length === 0 && !otherSevere && !notSpicy && !noFivePungent) return undefined;
  return {
    allergies: [...allergies],
    ...(severe.length > 0 ? { severe: [...severe] } : {}),
    ...(otherSevere ? { otherSevere } : {}),
    ...(notSpicy ? { notSpicy } : {}),
    ...(noFivePungent ? { noFivePungent } : {}),
  };
}
