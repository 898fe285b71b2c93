import type { FoodKind } from '@kioot/engine/lexicon';
import type { CompactDishFacts, DishFacts } from '@kioot/engine/verdicts';
import type { Locale } from '../locales';
import type { UsualPrice } from '../search/classification/usual-prices';

/** Dish of the catalog, the same for every visitor. */
export interface Dish {
  /** Last part of its address, stable (`data/built/dish-slugs.json`). */
  slug: string;
  /** Korean name, without blanks where the official list has it. */
  ko: string;
  /** Names in the languages of the app. */
  names: Readonly<Record<Locale, string>>;
  /** Revised Romanization in lower case: "doenjangjjigae". */
  romanized: string;
  kind: FoodKind;
  serving: DishFacts['serving'];
  /** Facts that decide its verdict for any profile. */
  facts: CompactDishFacts;
  /** True where a part of its name is not understood, so that anything may be in it. */
  isUncertain: boolean;
  /** Ids of the bundled places that have it on a menu, by any spelling. */
  places: readonly string[];
  usualPrice?: UsualPrice;
}
