import type { Allergen } from './allergens';
import type { Meat } from './meats';

/** Role of a substance in a dish. A `topping` is included unless a guest asks to leave it out. */
export type Role = 'main' | 'minor' | 'topping' | 'broth' | 'seasoning';

/** Origin of a substance, the basis of diets. */
export type SubstanceOrigin = 'plant' | 'meat' | 'egg' | 'dairy' | 'honey' | 'animal';

/** Substance that a dish can contain. */
export interface Substance {
  /** English name, as in `DishFacts.contains`. */
  name: string;
  origin: SubstanceOrigin;
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
  substance: string;
  role: Role;
  certainty: 'yes' | 'maybe';
  overriddenBy: OverriddenBy;
}

/** Hidden ingredient in an entry of the lexicon. */
export interface HiddenContribution {
  code: string;
  /**
   * `usually`: counts as certain in the food that a dish is (배추김치) unless the menu says
   * otherwise, as `often` in a food that flavors another (김치우동).
   */
  certainty: 'usually' | 'often' | 'sometimes';
  /** As for contributions: a sandwich that names its filling is not expected to have ham. */
  overriddenBy: OverriddenBy;
}

/**
 * `dish`: defines the whole; `ingredient`: defines a content; `form`: a way of cooking, nothing
 * without an ingredient; `word`: known and neutral (spicy, house-made, Jeonju); `claim`: a
 * statement of the menu about the dish; `name`: part of an English name only, ignored by verdicts.
 */
export type EntryKind = 'dish' | 'ingredient' | 'form' | 'word' | 'claim' | 'name';

/**
 * Position in a word where a term counts: at its start or end, as a word of its own (`alone`), or
 * as the `whole` name.
 */
export type TermPosition = 'any' | 'start' | 'end' | 'alone' | 'whole';

/**
 * Statement about the dish itself (`vegan` ... `pesco`), a meal of several dishes (`set-meal`), or
 * a modifier of the word before: 치킨 맛, 붕어 모양, 새우 소스, 멸치 육수, 고기 없는, 우유 대신;
 * `without-next` modifies the word after (NO 고기). `beside`: the text before is an accompaniment
 * (드레싱을 곁들인). `plant-milk` replaces the milk of a drink (오트 바닐라 라떼), `plant-stock`
 * any stock. `vegan-part` and `mock-meat` apply to themselves only (비건치즈, 콩고기), `animal` is
 * 동물성, `taste` a seasoning. `negation` is a morpheme that denies, postpones or questions a claim
 * next to it (없, 아니, 예정, not), never part of a dish.
 */
export type ClaimCode =
  | 'vegan'
  | 'vegan-part'
  | 'vegan-option'
  | 'meatless'
  | 'mock-meat'
  | 'animal'
  | 'beside'
  | 'included'
  | 'shape'
  | 'without-next'
  | 'instead'
  | 'plant-stock'
  | 'on-request'
  | 'not-vegan'
  | 'lacto'
  | 'ovo'
  | 'pesco'
  | 'set-meal'
  | 'flavour'
  | 'sauce'
  | 'stock'
  | 'without'
  | 'plant-milk'
  | 'taste'
  | 'side'
  | 'halal'
  | 'not-halal'
  | 'negation';

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
  kind: EntryKind;
  has: readonly Contribution[];
  hidden: readonly HiddenContribution[];
  position: TermPosition;
  claim?: ClaimCode;
  /** True for a word that may follow the end of another, as in 갈비찜 + 정식. */
  isSuffix: boolean;
}

/** Term in the name of a restaurant, with the substances that it implies. */
export interface RestaurantTermEntry {
  terms: readonly string[];
  has: readonly Contribution[];
}

/** Heat of a dish by Korean standards; `mild` is hot to some visitors. */
export type Spice = 'none' | 'mild' | 'hot' | 'very-hot' | 'unknown';

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
export type NeutralScope = 'everywhere' | 'meals';

/** Words of one scope, with the reason: `size`, `serving`, `taste`. */
export interface NeutralWords {
  scope: NeutralScope;
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
  titles: readonly RestaurantTermEntry[];
  spice: readonly SpiceEntry[];
  families: readonly DishFamily[];
  /** Neutral words with the heads beside which they are: `packages/engine/lexicon/neutral-words.json`. */
  neutral: readonly NeutralWords[];
  tables: NameTables;
}
