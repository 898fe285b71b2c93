import type { Verdict } from '../needs/need';
import type { Spice } from '../reading/lexicon';
import type { Meat } from '../reading/meats';
import type { Presence } from '../reading/presence';
import type { DishAllergens } from './allergens';
import type { Reason } from './reason';

/** Something a visitor should ask about because the name of the dish does not say it. */
export interface HiddenIngredient {
  /** Stable code, for example `anchovy-stock`, `salted-shrimp`, `fish-sauce`, `beef-stock`, `egg-in-batter`, `lard`, `butter`. */
  code: string;
  /** "often" when most kitchens do, "sometimes" otherwise. */
  certainty: 'often' | 'sometimes';
  /** The dishes (as written) that it may be in. */
  dishes: readonly string[];
}

/** Serving of a dish: nobody goes to a place for a bowl of rice, nor to eat a coffee. */
export type Serving = 'meal' | 'side' | 'drink';

/** Facts of one dish. */
export interface DishFacts extends DishAllergens {
  dish: string;
  serving: Serving;
  meats: Readonly<Record<Meat, Presence>>;
  /** The meats that make the dish what it is: they decide a meat preference. */
  mainMeats: readonly Meat[];
  /** The meats that possibly do, where the name leaves it open (갈비: beef or pork). */
  possibleMainMeats: readonly Meat[];
  /** True where it surely is one of the possible ones (수육: beef or pork), and not perhaps none. */
  isEither?: true;
  egg: Presence;
  dairy: Presence;
  alcohol: Presence;
  vegan: Verdict;
  lactoOvo: Verdict;
  /** Names of the ingredients that are yes or maybe: "pork", "anchovy", "shrimp", "wheat", "egg", ... */
  contains: readonly string[];
  hidden: readonly HiddenIngredient[];
  spice: Spice;
  /** See `judgePungent`; left out where nobody knows. */
  pungent?: 'yes' | 'no';
  /** The words that led here. */
  because: readonly Reason[];
}

/** Facts of the place that serves a dish. */
export interface House {
  /** In lower case and without blanks: a remainder that is part of it counts as explained, but promises nothing. */
  name: string;
  /** The one meat its title speaks of: 간장 오리지널 is most likely chicken in a 치킨집. */
  meat: Meat | null;
}

/** Context of a text that is not the whole name of a dish. */
export interface NameContext {
  house?: House;
  /** Names an ingredient: it need not be a dish by itself, nor say how it was made. */
  isPart?: boolean;
  /** A diet that the menu claims for the dish beside its name: only what was understood of the name counts then. */
  label?: string;
}

/** Classifies one name or one ingredient. */
export type Classify = (name: string, context?: NameContext) => DishFacts;

/** The name of a food that nobody knows. */
export const UNKNOWN_FOOD = '';
