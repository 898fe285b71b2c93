import * as v from 'valibot';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import type { DietaryRestrictions, Preference } from '@kioot/engine';
import {
  flagSchema,
  rejectArrays,
  orNull,
  parseOrNull,
  textBetween,
  validItems,
  type Schema,
} from '@kioot/base/validation';
import { toProfileKey, VEGETARIAN_CLASS_CODES } from '../needs/need';
import { tableFields } from '../needs/need-schema';
import { readStored } from '../browser-storage';

/** Versioned: the value outlives the session and the build that wrote it. */
export const PROFILE_KEY = 'kioot.profile.v1';
/** Form of the staff card before there was a profile. */
export const LEGACY_CARD_KEY = 'kioot.staff-card.v1';

/** Ingredient by its Korean name and the visitor's word for it. */
export interface NamedIngredient {
  ko: string;
  /** In the language of the page it was added on. */
  en: string;
}

export interface OtherAllergy extends NamedIngredient {
  /** True when it may be fatal. */
  isSevere?: boolean | undefined;
}

/** Most ingredients that can be added; more do not fit a card that staff will read. */
export const MAX_OTHERS = 6;

/** Diet and allergies of a visitor, shared by search, result list and staff card. */
export interface DietProfile {
  /** Last choice in the wizard or on the card; null before one. */
  wish: Preference | null;
  /** True when meats outside `wish` are forbidden, false when merely not preferred. */
  isWishStrict: boolean;
  allergies: readonly Allergen[];
  /** Codes of another app version. Unknown here, so no verdict is better than `ask`. */
  unknownAllergies: readonly string[];
  /** Those of `allergies` that may be fatal. */
  severe: readonly Allergen[];
  /** Ingredients added by hand: on the card in Korean, unknown to the search. */
  others: readonly OtherAllergy[];
  notSpicy: boolean;
  /** No garlic, onion, leek or chives (五辛). */
  noFivePungent: boolean;
  /** Taiwan's 蛋素 or 奶素, for a strict vegan with `noFivePungent`. */
  vegetarianClass?: DietaryRestrictions['vegetarianClass'];
}

export const EMPTY_PROFILE: DietProfile = {
  wish: null,
  isWishStrict: false,
  allergies: [],
  unknownAllergies: [],
  severe: [],
  others: [],
  notSpicy: false,
  noFivePungent: false,
};

/** Known codes in the order of `ALLERGENS`, and those unknown to this version, each once. */
function splitCodes(codes: readonly string[]) {
  const known: readonly string[] = ALLERGENS;
  return {
    allergies: ALLERGENS.filter((code) => codes.includes(code)),
    unknownAllergies: [...new Set(codes)].filter((code) => !known.includes(code)),
  };
}

/** Bounds for stored codes. */
const MAX_CODES = 100;
const MAX_CODE_LENGTH = 40;

const preferenceOrNullSchema = orNull(tableFields.need);
/** Unknown classes are dropped, which is stricter. */
const vegetarianClassSchema = v.fallback(v.optional(v.picklist(VEGETARIAN_CLASS_CODES)), undefined);
const codesSchema = v.fallback(validItems(textBetween(1, MAX_CODE_LENGTH), MAX_CODES), []);
const foodNameSchema = textBetween(1, 30);
const ingredientSchema = v.object({
  ko: v.pipe(
    foodNameSchema,
    v.check((name) => /^[가-힣 ]+$/.test(name)),
  ),
  en: foodNameSchema,
  isSevere: v.optional(flagSchema),
});

/**
 * Profile in storage. Versions without `severe` had one flag, `isDeadly`, for all allergies; it is still
 * written for them.
 */
const storedProfileSchema = v.object({
  wish: preferenceOrNullSchema,
  isWishStrict: flagSchema,
  allergies: codesSchema,
  severe: codesSchema,
  others: v.fallback(validItems(ingredientSchema, MAX_OTHERS), []),
  isDeadly: flagSchema,
  notSpicy: flagSchema,
  noFivePungent: flagSchema,
  vegetarianClass: vegetarianClassSchema,
});

const hasSevereIngredient = (others: readonly OtherAllergy[]): boolean =>
  others.some(({ isSevere }) => isSevere);

/** True when any allergy may be fatal. */
export const hasSevereAllergy = ({
  severe,
  others,
}: Pick<DietProfile, 'others'> & { severe: readonly string[] }): boolean =>
  severe.length > 0 || hasSevereIngredient(others);

/** Profile as {@link toStored} writes it. */
export const profileSchema: Schema<DietProfile> = v.pipe(
  storedProfileSchema,
  v.transform(({ allergies: codes, severe, others, isDeadly, ...profile }) => {
    const areAllSevere = isDeadly && !hasSevereAllergy({ severe, others });
    const split = splitCodes(codes);
    const { allergies } = split;
    return {
      ...profile,
      ...split,
      severe: areAllSevere ? allergies : allergies.filter((code) => severe.includes(code)),
      others: areAllSevere ? others.map((other) => ({ ...other, isSevere: true })) : others,
    };
  }),
);

/**
 * Profile as it is stored. Unknown codes are written as severe, because the visitor could not say otherwise in a version that
 * knows them.
 */
export function toStored({ unknownAllergies, ...profile }: DietProfile): object {
  return {
    ...profile,
    allergies: [...profile.allergies, ...unknownAllergies],
    severe: [...profile.severe, ...unknownAllergies],
    isDeadly: hasSevereAllergy(profile),
  };
}

/** Codes of the legacy card that cover several allergens or were renamed. */
const LEGACY_ALLERGENS: Readonly<Record<string, readonly Allergen[]>> = {
  shellfish: ['crab', 'shrimp', 'shellfish'],
  treeNut: ['walnut', 'pine-nut', 'tree-nut'],
};

const legacyCardSchema = v.pipe(
  v.object({ preference: preferenceOrNullSchema, allergens: codesSchema }),
  v.transform(({ preference, allergens }): DietProfile => {
    const codes = allergens.flatMap((code) => LEGACY_ALLERGENS[code] ?? code);
    return { ...EMPTY_PROFILE, wish: preference, ...splitCodes(codes) };
  }),
);

/**
 * Stored profile, else the legacy card, else an empty profile. Unknown values are dropped, except
 * allergies.
 */
export const parseProfile = (stored: unknown): DietProfile =>
  parseOrNull(rejectArrays(profileSchema), stored) ??
  parseOrNull(legacyCardSchema, readStored('localStorage', LEGACY_CARD_KEY)) ??
  EMPTY_PROFILE;

export const readProfile = (): DietProfile => parseProfile(readStored('localStorage', PROFILE_KEY));

/**
 * Profile key to check a stored list against now: by the visitor's profile, or by the preference of
 * that search without one.
 */
export function toCurrentProfileKey(
  profile: DietProfile | null,
  need: Preference,
): string | undefined {
  return profile
    ? toProfileKey(profile.wish ?? need, toSearchProfile(profile))
    : toProfileKey(need);
}

/** Part of a profile that restricts a search. */
export type DietRestrictions = Omit<DietProfile, 'wish' | 'isWishStrict'>;

/** Restrictions of a profile, also a missing class: they replace those of another one. */
export function toDietRestrictions(profile: DietProfile): DietRestrictions {
  const { allergies, unknownAllergies, severe, others } = profile;
  const { notSpicy, noFivePungent, vegetarianClass } = profile;
  return { allergies, unknownAllergies, severe, others, notSpicy, noFivePungent, vegetarianClass };
}

/**
 * Profile to send with a search; undefined without restrictions. Of custom ingredients and unknown
 * codes only `otherSevere` is sent: their names stay on the device.
 */
export function toSearchProfile({
  allergies,
  unknownAllergies,
  severe,
  others,
  notSpicy,
  noFivePungent,
  vegetarianClass,
}: DietRestrictions): DietaryRestrictions | undefined {
  const otherSevere = unknownAllergies.length > 0 || hasSevereIngredient(others);
  if (allergies.length === 0 && !otherSevere && !notSpicy && !noFivePungent) return undefined;
  return {
    allergies: [...allergies],
    ...(severe.length > 0 ? { severe: [...severe] } : {}),
    ...(otherSevere ? { otherSevere } : {}),
    ...(notSpicy ? { notSpicy } : {}),
    ...(noFivePungent ? { noFivePungent } : {}),
    ...(noFivePungent && vegetarianClass ? { vegetarianClass } : {}),
  };
}
