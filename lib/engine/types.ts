/** Words that the whole engine shares. Every part imports them from here; callers from `lib/engine`. */

/** How sure the engine is. `unknown` is a result of its own: it is never shown as safe. */
export type Verdict = 'yes' | 'maybe' | 'no' | 'unknown';

/** The meats a visitor can choose (specification section 3). */
export const MEATS = ['chicken', 'pork', 'beef', 'lamb', 'fish', 'seafood', 'duck'] as const;
export type Meat = (typeof MEATS)[number];

/** What a preference sentence asks for (specification section 7). */
export type Preference =
  | { kind: 'any' }
  | { kind: 'meats'; meats: readonly Meat[] }
  | { kind: 'halal' }
  | { kind: 'strictVegan' }
  | { kind: 'lactoOvo' };

/** A restaurant as the engine reads it: Korean free text, `mapx` = longitude, `mapy` = latitude. */
export interface RestaurantText {
  contentId: string;
  title: string;
  firstmenu: string;
  treatmenu: string;
}

/** One dish cut out of a menu text. */
export interface MenuItem {
  /** The dish as written, without price, size and filler. */
  dish: string;
  /** What stood around it: "7,000원", "2인 이상", "대". */
  notes: readonly string[];
  /** False for "성인 이용 가격", "한식", "코스요리": words that name no dish. */
  isDish: boolean;
}

/** Something a visitor should ask about because the name of the dish does not say it. */
export interface HiddenIngredient {
  /** Stable code, for example `anchovy-stock`, `salted-shrimp`, `fish-sauce`, `beef-stock`, `egg-in-batter`, `lard`, `butter`. */
  code: string;
  /** "often" when most kitchens do, "sometimes" otherwise. */
  certainty: 'often' | 'sometimes';
  /** The dishes (as written) that it may be in. */
  dishes: readonly string[];
}

/** What a dish is at table: nobody goes to a place for a bowl of rice, nor to eat a coffee. */
export type Serving = 'meal' | 'side' | 'drink';

/** What the engine knows of one dish. */
export interface DishDiet {
  dish: string;
  serving: Serving;
  meats: Readonly<Record<Meat, Verdict>>;
  /** The meats that make the dish what it is: they decide a meat preference. */
  mainMeats: readonly Meat[];
  /** The meats that possibly do, where the name leaves it open (갈비: beef or pork). */
  possibleMainMeats: readonly Meat[];
  egg: Verdict;
  dairy: Verdict;
  alcohol: Verdict;
  vegan: Verdict;
  lactoOvo: Verdict;
  /** Names of the ingredients that are yes or maybe: "pork", "anchovy", "shrimp", "wheat", "egg", ... */
  contains: readonly string[];
  hidden: readonly HiddenIngredient[];
  /** The lexicon entries that led here. */
  because: readonly string[];
}

/** What the engine knows of one restaurant. */
export interface RestaurantDiet {
  contentId: string;
  dishes: readonly DishDiet[];
  meats: Readonly<Record<Meat, Verdict>>;
  strictVegan: Verdict;
  lactoOvo: Verdict;
  halal: Verdict;
  /** What the name over the door alone says. */
  byName: Readonly<Record<'strictVegan' | 'lactoOvo', Verdict>>;
  hidden: readonly HiddenIngredient[];
  because: readonly string[];
}

/**
 * How a restaurant meets a preference.
 * `only`: everything known on its menu fits; `options`: some dishes do; `maybe`: on request or often with
 * something hidden; `unknown`: nothing to judge by; `none`: it does not fit.
 */
export type Fit = 'only' | 'options' | 'maybe' | 'unknown' | 'none';

export interface PreferenceMatch {
  fit: Fit;
  /** The part of the known menu the visitor can eat, 0 to 1. */
  share: number;
  /** The dishes (as written) that meet the wish. */
  dishes: readonly string[];
  /** Set where no meal meets a wish for a diet, but drinks or sides (rice, extra noodles) do. */
  justServes?: 'drinks' | 'sides';
  /** The lexicon entries or title words that led here. */
  because: readonly string[];
}
