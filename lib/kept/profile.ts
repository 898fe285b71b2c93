import { ALLERGENS, type Allergen } from '../engine/needs/allergens';
import type { Preference } from '../engine';
import {
  check,
  map,
  object,
  orElse,
  parseOrNull,
  readable,
  sized,
  text,
  type Schema,
} from '../schema';
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

/** How many ingredients can be added: more fill no card that anybody reads. */
export const MAX_OTHERS = 6;

/** What a visitor eats and must not: one for the search, the list and the card for the staff. */
export interface Profile {
  /** What they wished for last, in the wizard or on the card; null when they never said. */
  wish: Preference | null;
  /** True when the meats that are not in the wish must not be in the food, rather than are not wanted. */
  isWishStrict: boolean;
  allergies: readonly Allergen[];
  /** What else they must not eat: words that a kitchen can read, which no search knows. */
  others: readonly Ingredient[];
  /** True when a mistake may kill them. */
  isDeadly: boolean;
  notSpicy: boolean;
  /** No garlic, onion, leek or chives: 五辛, as many Buddhists eat. */
  noFivePungent: boolean;
}

export const EMPTY_PROFILE: Profile = {
  wish: null,
  isWishStrict: false,
  allergies: [],
  others: [],
  isDeadly: false,
  notSpicy: false,
  noFivePungent: false,
};

const flag: Schema<boolean> = (value) => value === true;

/** The codes that are known, each once, in the order of the law. */
function toKnown(codes: readonly string[]): Allergen[] {
  return ALLERGENS.filter((code) => codes.includes(code));
}

const wishSchema = orElse(needSchema, null);
const codesSchema = orElse<string[], string[]>(readable(text), []);
const wordSchema = sized(text, 1, 30);
const ingredientSchema = object({
  ko: check(wordSchema, (ko) => /^[가-힣 ]+$/.test(ko)),
  en: wordSchema,
});

const profileSchema: Schema<Profile> = object({
  wish: wishSchema,
  isWishStrict: flag,
  allergies: map(codesSchema, toKnown),
  others: orElse<Ingredient[], Ingredient[]>(readable(ingredientSchema, MAX_OTHERS), []),
  isDeadly: flag,
  notSpicy: flag,
  noFivePungent: flag,
});

/** Codes of the old card that named more than one substance, or had another name. */
const OLD_CODES: Readonly<Record<string, readonly Allergen[]>> = {
  shellfish: ['crab', 'shrimp', 'shellfish'],
  treeNut: ['walnut', 'pine-nut', 'tree-nut'],
};

const oldCardSchema = map(
  object({ preference: wishSchema, allergens: codesSchema }),
  ({ preference, allergens }): Profile => ({
    ...EMPTY_PROFILE,
    wish: preference,
    allergies: toKnown(allergens.flatMap((code) => OLD_CODES[code] ?? code)),
  }),
);

/** The profile in storage, what an older card was filled in with, or an empty one. What is not known is left out. */
export function readProfile(): Profile {
  return (
    parseOrNull(profileSchema, readStored('localStorage', PROFILE_KEY)) ??
    parseOrNull(oldCardSchema, readStored('localStorage', OLD_CARD_KEY)) ??
    EMPTY_PROFILE
  );
}

/** Keeps the profile on the phone; what an older card kept goes once it is in it. */
export function writeProfile(profile: Profile): void {
  if (writeStored('localStorage', PROFILE_KEY, profile)) removeStored('localStorage', OLD_CARD_KEY);
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

/** What a search is told of it beside the wish; undefined when there is nothing to tell. */
export function toSearchProfile({
  allergies,
  notSpicy,
  noFivePungent,
}: Pick<Profile, 'allergies' | 'notSpicy' | 'noFivePungent'>): SearchProfile | undefined {
  if (allergies.length === 0 && !notSpicy && !noFivePungent) return undefined;
  return {
    allergies: [...allergies],
    ...(notSpicy ? { notSpicy } : {}),
    ...(noFivePungent ? { noFivePungent } : {}),
  };
}
