import type { Allergen } from './allergens';
import type { ClaimCode } from './claims';
import type { Meat } from './meats';

/** Roles of a substance in a dish. A `topping` is included unless a guest asks to leave it out. */
export const ROLES = ['main', 'minor', 'topping', 'broth', 'seasoning'] as const;
export type Role = (typeof ROLES)[number];

/** Origins of substances, the basis of diets. */
export const ORIGINS = ['plant', 'meat', 'egg', 'dairy', 'honey', 'animal'] as const;

/** Substance that a dish can contain. */
export interface Substance {
  /** English name, as in `DishFacts.contains`. */
  name: string;
  origin: (typeof ORIGINS)[number];
  /** Kind of meat that a visitor chooses, for animals that have one. */
  meat?: Meat;
  alcohol?: boolean;
  /** True when the substance defines a dish: meat, tofu, mushroom; not rice, bread or cheese. */
  definesDish: boolean;
  /** False for plants that no visitor needs to know about; they are left out of `contains`. */
  isListed: boolean;
  /** Allergens of the substance; `maybe`: some varieties of this name have it. */
  allergens: ReadonlyArray<{ code: Allergen; certainty: 'yes' | 'maybe' }>;
}

/**
 * Condition under which an ingredient of an entry is replaced: `named` when the name states its own
 * main ingredient (버섯 탕수육), `meat` only for another animal (오징어 불고기, not 더덕 불고기),
 * `land` only for a land animal (오리 보쌈, not 굴 보쌈: oysters are served with the pork).
 */
export type OverriddenBy = 'nothing' | 'land' | 'meat' | 'named';

/** Substance in an entry of the lexicon. */
export interface Contribution {
  substance: Substance;
  role: Role;
  certainty: 'yes' | 'maybe';
  overriddenBy: OverriddenBy;
}

export const HIDDEN_CERTAINTIES = ['usually', 'often', 'sometimes'] as const;

/** Hidden ingredient in an entry of the lexicon. */
export interface HiddenContribution {
  code: string;
  substances: readonly Substance[];
  /**
   * `usually`: counts as certain in the food that a dish is (배추김치) unless the menu says
   * otherwise, as `often` in a food that flavors another (김치우동).
   */
  certainty: (typeof HIDDEN_CERTAINTIES)[number];
  /** As for contributions: a sandwich that names its filling is not expected to have ham. */
  overriddenBy: OverriddenBy;
}

/**
 * `dish`: defines the whole; `ingredient`: defines a content; `form`: a way of cooking, nothing
 * without an ingredient; `word`: known and neutral (spicy, house-made, Jeonju); `claim`: a
 * statement of the menu about the dish; `name`: part of an English name only, ignored by verdicts.
 */
export const ENTRY_KINDS = ['dish', 'ingredient', 'form', 'word', 'claim', 'name'] as const;

/**
 * Position in a word where a term counts: at its start or end, as a word of its own (`alone`), or
 * as the `whole` name.
 */
export const TERM_POSITIONS = ['any', 'start', 'end', 'alone', 'whole'] as const;

/**
 * Part of speech in the English name of a dish. `modifier`: taste, size or way, which moves to the
 * front ("Spicy"); `food`: a food, two in a row are joined by "and"; `flavour`: taste or make,
 * before the next word; `dish`: a whole dish or a loan word; `form`: a way of cooking or serving;
 * `serving`: a set or course, which may have a name of its own (오미가 정식); `name`: a place,
 * variety or brand, which is romanized.
 */
export type NameKind = 'modifier' | 'food' | 'flavour' | 'dish' | 'form' | 'serving' | 'name';

/** English name of one term. */
export interface TermName {
  term: string;
  kind: NameKind;
  /**
   * Two forms when they differ, "Pork Rib|Pork Ribs": before another word, and as the last one. A
   * form or serving is a template: `{x}` takes the words before it in the first form, `{X}` in the
   * last; then its name alone and, when that differs, alone before another word: "Grilled
   * {X}|Grilled Dish|Grilled".
   */
  en: string;
}

/**
 * English names as written in an entry of `packages/engine/lexicon`: pairs of a term and its
 * English (docs/engine.md).
 */
export type RawTermNames = { readonly [Kind in NameKind]?: string };

/** Entry of the lexicon: terms of the same meaning. */
export interface LexiconEntry {
  terms: readonly string[];
  /** English names of terms that have one (`term-names.ts`); others are composed of their parts. */
  en?: RawTermNames;
  kind: (typeof ENTRY_KINDS)[number];
  has: readonly Contribution[];
  hidden: readonly HiddenContribution[];
  position: (typeof TERM_POSITIONS)[number];
  claim?: ClaimCode | undefined;
  /** True for a word that may follow the end of another, as in 갈비찜 + 정식. */
  isSuffix: boolean;
}

/** Heat of a dish by Korean standards; `mild` is hot to some visitors. */
export const SPICES = ['none', 'mild', 'hot', 'very-hot', 'unknown'] as const;
export type Spice = (typeof SPICES)[number];

/** Words for heat. */
export interface SpiceEntry {
  /** `unknown`: depends on the kitchen (찌개). */
  level: Spice;
  words: readonly string[];
  /** True for a word that lowers all others to its level (순한, 백). */
  lowersOthers: boolean;
}

/** Dishes with the same ending, and the allergens that kitchens add without naming them. */
export interface DishFamily {
  words: readonly string[];
  possibleAllergens: readonly Allergen[];
  /**
   * Reason of the family for `no` of allergens without evidence; see
   * `DishAllergens.otherAllergens`.
   */
  others?: 'absent' | 'unlikely' | undefined;
  /** Never hot, unless a word for heat is present. */
  spice?: 'none' | undefined;
  /**
   * True where meat, fish and seafood of the list are rare enough for the name to decide a diet
   * (감자전, 팥죽); else they make a vegetarian yes a question.
   */
  isPlain?: boolean | undefined;
  /** Desserts, which have no onions. */
  isSweet?: boolean | undefined;
}

/** Words for naming dishes and restaurants only, by their Korean spelling. */
export interface NameTables {
  /** Official list of 800 dishes: dish without blanks -> English. */
  official: Readonly<Record<string, string>>;
  /** Variant spelling -> spelling of the lexicon. */
  spellings: Readonly<Record<string, string>>;
  /** Words of restaurant names: "본점" -> "Main Branch". */
  titleWords: Readonly<Record<string, string>>;
  /** Parts inside words of restaurant names: "센터커피" -> "Center Coffee". */
  titleParts: Readonly<Record<string, string>>;
}

/**
 * Hidden ingredient. `words`: names that a menu uses to exclude it (새우젓 없는), separated by
 * blanks.
 */
export interface HiddenIngredientCode {
  code: string;
  substances: readonly string[];
  words?: string;
}

/**
 * Scope of a word that brings nothing into a dish: `everywhere`, or beside `meals` only, never beside
 * a drink, a dessert, bread, a salad, fries or a claim. A word of no scope may change any dish.
 */
export const NEUTRAL_SCOPES = ['everywhere', 'meals'] as const;

/** Words of one scope, with the reason: `size`, `serving`, `taste`. */
export interface NeutralWords {
  scope: (typeof NEUTRAL_SCOPES)[number];
  what: string;
  words: readonly string[];
}

/** All knowledge about food, as a value; the engine itself reads no file. */
export interface Lexicon {
  substances: readonly Substance[];
  /** Substances by the code of a hidden ingredient. */
  hidden: ReadonlyArray<HiddenIngredientCode>;
  entries: readonly LexiconEntry[];
  /** Kitchens that usually are halal, by letters anywhere (`terms`) or whole `words`. */
  halalKitchens: ReadonlyArray<{
    kitchen: string;
    terms: readonly string[];
    words: readonly string[];
  }>;
  /** Terms in the names of restaurants. */
  titles: readonly LexiconEntry[];
  spice: readonly SpiceEntry[];
  families: readonly DishFamily[];
  /** Neutral words with the heads beside which they are: `packages/engine/lexicon/neutral-words.json`. */
  neutral: readonly NeutralWords[];
  tables: NameTables;
}

/** Invalid line of the lexicon. */
export class LexiconError extends Error {
  override readonly name = 'LexiconError';
}
