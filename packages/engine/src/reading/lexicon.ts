import type { Allergen } from './allergens';
import type { Meat } from './meats';

/** What part a substance plays: a `topping` is in the dish unless one asks to leave it out. */
export type Role = 'main' | 'minor' | 'topping' | 'broth' | 'seasoning';

/** What a substance means to somebody who does not eat animals. */
export type Origin = 'plant' | 'meat' | 'egg' | 'dairy' | 'honey' | 'animal';

/** One thing that can be in a dish. */
export interface Substance {
  /** English name, as it appears in `DishFacts.contains`. */
  name: string;
  origin: Origin;
  /** The visitor's kind of meat, for animals that have one. */
  meat?: Meat;
  alcohol?: boolean;
  /** True when naming it says what a dish is made of: meat, tofu, mushroom; not rice, bread or cheese. */
  centre: boolean;
  /** False for plants that nobody needs to be told about: they stay out of `contains`. */
  listed: boolean;
  /** What it is to an allergy; `maybe`: some of what goes by this name is. */
  allergens: ReadonlyArray<{ code: Allergen; certainty: 'yes' | 'maybe' }>;
}

/**
 * What makes part of an entry give way: `named` when the name says of itself what the dish is made of (버섯 탕수육),
 * `meat` only when it names another animal (오징어 불고기, but not 더덕 불고기), `land` only when that animal is not from
 * the sea (오리 보쌈, but not 굴 보쌈: oysters come along with the pork).
 */
export type GivesWayTo = 'nothing' | 'land' | 'meat' | 'named';

/** A substance in an entry of the lexicon. */
export interface Contribution {
  substance: string;
  role: Role;
  certainty: 'yes' | 'maybe';
  givesWayTo: GivesWayTo;
}

/** A hidden ingredient in an entry of the lexicon. */
export interface HiddenContribution {
  code: string;
  certainty: 'often' | 'sometimes';
  /** As for contributions: ham is not to be expected in a sandwich that names its filling. */
  givesWayTo: GivesWayTo;
}

/**
 * `dish`: says what the whole is; `ingredient`: says what is in it; `form`: a way of cooking, nothing without an
 * ingredient; `word`: understood and neutral (spicy, house-made, Jeonju); `claim`: what the menu says of itself; `name`:
 * part of an English name and nothing else: no judgement ever sees it.
 */
export type EntryKind = 'dish' | 'ingredient' | 'form' | 'word' | 'claim' | 'name';

/** Where in a word an entry may stand: at its start or end, as a word of its own (`alone`), or as the `whole` name. */
export type Place = 'any' | 'start' | 'end' | 'alone' | 'whole';

/**
 * What a menu says of its own dish (`vegan` ... `pesco`), that it is a meal of several dishes (`set-meal`), or what a
 * word makes of the one before it: 치킨 맛, 붕어 모양, 새우 소스, 멸치 육수, 고기 없는, 우유 대신; `without-next`: of the one
 * after it (NO 고기). `beside`: what stands before it only goes along (드레싱을 곁들인). `plant-milk` takes the place of the
 * milk in a drink named after it (오트 바닐라 라떼), `plant-stock` that of any stock. `vegan-part` and `mock-meat` speak for
 * themselves alone (비건치즈, 콩고기), `animal` is 동물성, `taste` a seasoning. `negation` is a morpheme that denies, postpones or
 * questions what is claimed beside it (없, 아니, 예정, not), and is never understood as part of a dish.
 */
export type Claim =
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
 * What a word is in the English name of a dish. `modifier`: a taste, a size, a way, which goes to the front ("Spicy");
 * `food`: what one eats, two in a row are joined by "and"; `flavour`: what gives a dish its taste or make and stands before
 * the next word; `dish`: a whole dish or a loan word; `form`: a way of cooking or serving; `serving`: a set or a course,
 * which may carry a name of its own (오미가 정식); `name`: a place, a variety or a brand that is spelt out.
 */
export type NameKind = 'modifier' | 'food' | 'flavour' | 'dish' | 'form' | 'serving' | 'name';

/** What one term is called in English. */
export interface TermName {
  term: string;
  kind: NameKind;
  /**
   * Two forms where they differ, "Pork Rib|Pork Ribs": before another word, and as the last one. A form or serving is a
   * template: `{x}` takes the words before it in the first form, `{X}` in the last; then come what it is called alone and,
   * where that differs, alone before another word: "Grilled {X}|Grilled Dish|Grilled".
   */
  en: string;
}

/** English names as an entry of `packages/engine/lexicon` holds them: pairs of a term and its English (docs/engine.md). */
export type WrittenNames = { readonly [Kind in NameKind]?: string };

/** One entry of the lexicon: terms that mean the same. */
export interface LexiconEntry {
  terms: readonly string[];
  /** English names of those terms that have one (`reading/names.ts`); the others are put together from their parts. */
  en?: WrittenNames;
  kind: EntryKind;
  has: readonly Contribution[];
  hidden: readonly HiddenContribution[];
  place: Place;
  claim?: Claim;
  /** A word after which another may still end, as in 갈비찜 + 정식. */
  tail: boolean;
}

/** A word in the name of a restaurant and what it says of the kitchen. */
export interface TitleEntry {
  terms: readonly string[];
  has: readonly Contribution[];
}

/** How hot a dish is, as Koreans would say: `mild` is hot to some visitors. */
export type Spice = 'none' | 'mild' | 'hot' | 'very-hot' | 'unknown';

/** Words that say how hot a dish is. */
export interface SpiceEntry {
  /** `unknown`: some kitchens make it hot, others do not (찌개). */
  level: Spice;
  words: readonly string[];
  /** It takes the other words down to its level (순한, 백). */
  calms: boolean;
}

/** Dishes with a name that ends alike, and the allergens that kitchens add to them unsaid. */
export interface FamilyEntry {
  words: readonly string[];
  may: readonly Allergen[];
  /** The reason of the family to say `no` of allergens that nothing brings; see `DishAllergens.otherAllergens`. */
  others?: 'absent' | 'unlikely' | undefined;
  /** Never hot, unless a word says otherwise. */
  spice?: 'none' | undefined;
  /** Desserts, which are made without onions. */
  isSweet?: boolean | undefined;
}

/** Words that only the naming of dishes and places needs, each looked up by its Korean spelling. */
export interface NameTables {
  /** The official list of 800: dish without blanks -> English. */
  official: Readonly<Record<string, string>>;
  /** Variant spelling -> the spelling of the lexicon. */
  spellings: Readonly<Record<string, string>>;
  /** Words of a restaurant's name: "본점" -> "Main Branch". */
  titleWords: Readonly<Record<string, string>>;
  /** What stands apart inside a word of a restaurant's name: "센터커피" -> "Center Coffee". */
  titleParts: Readonly<Record<string, string>>;
}

/** A hidden ingredient. `words`: what a menu calls it that leaves it out (새우젓 없는), separated by spaces. */
export interface HiddenCode {
  code: string;
  substances: readonly string[];
  words?: string;
}

/** Everything the engine knows about food, as a value: the engine itself reads no file. */
export interface Lexicon {
  substances: readonly Substance[];
  /** Hidden ingredient code -> the substances it stands for. */
  hidden: ReadonlyArray<HiddenCode>;
  entries: readonly LexiconEntry[];
  /** Kitchens that cook halal as a rule, and by what they are known: letters anywhere (`terms`), or whole `words`. */
  halalKitchens: ReadonlyArray<{
    kitchen: string;
    terms: readonly string[];
    words: readonly string[];
  }>;
  titles: readonly TitleEntry[];
  spice: readonly SpiceEntry[];
  families: readonly FamilyEntry[];
  tables: NameTables;
}
