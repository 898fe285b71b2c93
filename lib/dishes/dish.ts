import type { FoodKind } from '@kioot/engine/lexicon';
import type { CompactDishFacts, DishFacts } from '@kioot/engine/verdicts';
import type { Locale } from '../locales';
import type { UsualPrice } from '../search/classification/usual-prices';
import { encodeUriText } from '@kioot/base/uri-encoding';

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

/** Path of the page of a dish: `/dishes/soybean-paste-stew`. */
export const toDishPath = (slug: string): string => `/dishes/${slug}`;

/** Start of {@link toNamedDishPath}. */
export const NAMED_DISH_PATH = '/dishes/named/';

/** Path that leads to the page of a dish named as on a menu, or to a search for it. */
export const toNamedDishPath = (ko: string): string => `${NAMED_DISH_PATH}${encodeUriText(ko)}`;
