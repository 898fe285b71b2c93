import type { SubstanceKind } from '../needs/diet-table';
import type { Verdict } from '../needs/need';
import type { Spice, Substance } from '../segmentation/lexicon';
import type { Meat } from '../segmentation/meats';
import type { Presence } from '../segmentation/presence';
import type { DishAllergens } from './dish-allergens';
import type { Reason } from './reason';
import type { Diet } from './rules/rule';

/** Ingredient to ask the staff about, since the name of the dish does not mention it. */
export interface DishHidden {
  /**
   * Stable code: `anchovy-stock`, `salted-shrimp`, `fish-sauce`, `beef-stock`, `egg-in-batter`,
   * `lard`, `butter`, ...
   */
  code: string;
  /** `often`: most kitchens use it; `sometimes`: some do. */
  certainty: 'often' | 'sometimes';
}

/** Hidden ingredient of a place. */
export interface HiddenIngredient extends DishHidden {
  /** Names (as written) of the dishes that may contain it. */
  dishes: readonly string[];
}

/**
 * Serving of a dish: sides (a bowl of rice), drinks (a coffee) and sweets (a cake) are no meal.
 */
export type Serving = 'meal' | 'side' | 'drink' | 'sweet';

/**
 * Words that a diet verdict rests on, beyond the food in the name: a diet label beside it (`label`),
 * a label or name that offers the diet on request (`request`), or a diet in the name (`claim`).
 */
export type DietEvidence = 'claim' | 'label' | 'request';

export interface DishFacts extends DishAllergens {
  dish: string;
  serving: Serving;
  /** Set by `markSharedDishes`: guests eat it together, from one pot, grill or plate. */
  isShared?: true;
  meats: Readonly<Record<Meat, Presence>>;
  /** Meats that define the dish; they decide a preference for meats. */
  mainMeats: readonly Meat[];
  /** Meats that possibly define it, where the name is ambiguous (갈비: beef or pork). */
  possibleMainMeats: readonly Meat[];
  /**
   * True where it is certainly one of `possibleMainMeats` (수육: beef or pork) rather than perhaps
   * none.
   */
  isEither?: true;
  egg: Presence;
  dairy: Presence;
  alcohol: Presence;
  vegan: Verdict;
  lactoOvo: Verdict;
  /**
   * Only beside `ask`: code of the one thing whose absence makes the dish vegan or lacto-ovo, a hidden
   * ingredient that some kitchens use or a named option. Empty in unpacked facts, which have no names.
   */
  questions: Readonly<Partial<Record<Diet, string>>>;
  /** Missing where the food in the name alone decides. */
  evidence?: DietEvidence;
  /**
   * Names of the ingredients that are certain or possible: "pork", "anchovy", "shrimp", "wheat",
   * "egg", ...
   */
  contains: readonly string[];
  hidden: readonly DishHidden[];
  spice: Spice;
  /** Alliums (五辛, see `classifyAlliums`); missing where unknown. */
  pungent?: 'yes' | 'no';
  /** Terms that led to these facts. */
  because: readonly Reason[];
}

/** Verdict of each diet. */
export const DIET_FIELDS = {
  strictVegan: 'vegan',
  lactoOvo: 'lactoOvo',
} as const satisfies Record<Diet, keyof DishFacts>;

/** Input of a classification: Korean free text. */
export interface RestaurantText {
  contentId: string;
  title: string;
  firstmenu: string;
  treatmenu: string;
}

/** Facts of one restaurant. */
export interface PlaceFacts {
  contentId: string;
  dishes: readonly DishFacts[];
  meats: Readonly<Record<Meat, Presence>>;
  strictVegan: Verdict;
  lactoOvo: Verdict;
  halal: Verdict;
  /** Verdicts of the title alone. */
  byName: Readonly<Record<Diet, Verdict>>;
  hidden: readonly HiddenIngredient[];
  because: readonly Reason[];
  /** Dishes that a place without a menu is known for: they rule it out or move it up, no more. */
  knownFor?: readonly DishFacts[];
}

/** Context that a restaurant gives to the names of its dishes. */
export interface RestaurantContext {
  /**
   * Lower case, without spaces. An unknown part of a dish name that occurs in it counts as
   * explained, but promises nothing.
   */
  name: string;
  /** The only meat in the title: 간장 오리지널 in a 치킨집 is most likely chicken. */
  meat: Meat | null;
}

/** Context of a text that is not the whole name of a dish. */
export interface NameContext {
  restaurant?: RestaurantContext;
  /** True for an ingredient: need not be a dish by itself, nor say how it was prepared. */
  isIngredient?: boolean;
  /** Diet label beside the name; then only the known words of the name count. */
  label?: string;
}

/** Classifies one name or one ingredient. */
export type ClassifyName = (name: string, context?: NameContext) => DishFacts;

/** Name of a food that is certainly unknown. */
export const UNKNOWN_FOOD = '';

/**
 * Facts that decide the verdict of a dish for any profile, small enough to send to a phone: no
 * reasons, and ingredients with their kinds.
 */
export interface CompactDishFacts extends Omit<
  DishFacts,
  'dish' | 'serving' | 'contains' | 'hidden' | 'because'
> {
  contains: readonly (SubstanceKind & { name: string })[];
}

/** Dish on a screen: its facts and its names. */
export interface DishView extends CompactDishFacts {
  ko: string;
  /** Name in the language of the page. */
  en: string;
}

/**
 * Drops the facts of a dish that no verdict depends on; `substances` is keyed by name.
 *
 * @example
 * const { substances } = getLexicon()
 * const byName = new Map(substances.map((substance) => [substance.name, substance]))
 * const dish = createEngine(getLexicon()).classifyDish('삼겹살')
 * toCompactFacts(dish, byName).contains.map(({ name }) => name) // => ['pork']
 */
export function toCompactFacts(
  dish: DishFacts,
  substances: ReadonlyMap<string, Pick<Substance, 'origin' | 'meat' | 'alcohol'>>,
): CompactDishFacts {
  return {
    mainMeats: dish.mainMeats,
    possibleMainMeats: dish.possibleMainMeats,
    ...(dish.isEither ? { isEither: true } : {}),
    ...(dish.isShared ? { isShared: true } : {}),
    meats: dish.meats,
    egg: dish.egg,
    dairy: dish.dairy,
    alcohol: dish.alcohol,
    vegan: dish.vegan,
    lactoOvo: dish.lactoOvo,
    questions: dish.questions,
    allergens: dish.allergens,
    otherAllergens: dish.otherAllergens,
    spice: dish.spice,
    ...(dish.pungent ? { pungent: dish.pungent } : {}),
    ...(dish.evidence ? { evidence: dish.evidence } : {}),
    contains: dish.contains.flatMap((name) => {
      const { origin, meat, alcohol } = substances.get(name) ?? {};
      return origin ? [{ name, origin, meat, alcohol }] : [];
    }),
  };
}
