import 'server-only';
import * as v from 'valibot';
import {
  readMenu,
  type PlaceFacts,
  type DishFacts,
  type RestaurantText,
  isPrice,
} from '@kioot/engine';
import type { RiskBands } from '@kioot/engine/verdicts';
import {
  classifyEatingAlone,
  createPlaceClassifier,
  getRiskBands,
  toFoodKind,
  type EatingAlone,
  type FoodKind,
} from '@kioot/engine/lexicon';
import { type Place, DISH_PRICE_BOUNDS_WON } from '@kioot/places/place';
import { parseHours } from '@kioot/engine/hours';
import { LABELING_LISTS } from '@kioot/places/sources';
import { oncePer } from '../../once';
import { packHours, type PackedHours } from '../contract/packed-hours';
import table from '../../../data/curated/known-for.json';
import type { PriceRange, Evidence } from '../contract/rec-contract';
import { getPrecomputedVerdicts } from './precomputed-verdicts';

/** Results of the build; undefined for a place with another text. */
const getBuilt = oncePer((place: Place) => getPrecomputedVerdicts()?.getPlace(place));

let classifyPlace: ReturnType<typeof createPlaceClassifier> | undefined;

/**
 * Facts of a place. The classifier is created lazily, since that takes longer than a response, and
 * places of the build do not need it.
 */
export const getDiet = oncePer((place: Place): PlaceFacts => {
  const built = getBuilt(place);
  if (built) return built.diet;
  classifyPlace ??= createPlaceClassifier();
  return withKnownFor(classifyPlace(place), place.contentId, classifyPlace);
});

/** Usual risks of a place for severe allergies. */
export const getRisks = oncePer((place: Place): RiskBands => getRiskBands(getDiet(place)));

/** Kind of food a place is drawn as. */
export const getFoodKind = oncePer(
  (place: Place): FoodKind =>
    getBuilt(place)?.kind ??
    toFoodKind({ title: place.title, dishes: getNamedDishes(getDiet(place)) }),
);

/** Smallest usual party of a place. */
export const getEatingAlone = oncePer(
  (place: Place): EatingAlone =>
    getBuilt(place)?.eatingAlone ??
    classifyEatingAlone({ title: place.title, items: readMenu(place) }),
);

/** Opening hours of a place; undefined if they cannot be parsed. */
export const getPackedHours = oncePer((place: Place): PackedHours | undefined => {
  const built = getBuilt(place);
  return built
    ? built.english.hours
    : packHours(parseHours(place.opentimefood, place.restdatefood));
});

const dishesSchema = v.record(v.string(), v.string());
const schema = v.object({ year: v.number(), dishes: dishesSchema, byName: dishesSchema });
const { year, dishes, byName } = v.parse(schema, table);
const LISTED: ReadonlyMap<string, string> = new Map(Object.entries(dishes));
const NAMED: ReadonlyMap<string, string> = new Map(Object.entries(byName));

/** Dishes that a place without a menu is known for. */
export interface KnownFor {
  /** Its dishes in Korean, with commas between them. */
  ko: string;
  /** Year of the city's list that says so; missing where the name of the place does. */
  year?: number;
}

/** Main dish of the city's list, else the one that the place has its name of; null without either. */
export function getKnownFor(contentId: string): KnownFor | null {
  const listed = LISTED.get(contentId);
  if (listed !== undefined) return { ko: listed, year };
  const ko = NAMED.get(contentId);
  return ko === undefined ? null : { ko };
}

/** Adds the dishes that a place without a menu is known for to its facts. */
export function withKnownFor(
  diet: PlaceFacts,
  contentId: string,
  classify: (text: RestaurantText) => PlaceFacts,
): PlaceFacts {
  const known = diet.dishes.length > 0 ? null : getKnownFor(contentId);
  if (!known) return diet;
  const menu = { contentId: '', title: '', firstmenu: known.ko, treatmenu: '' };
  const { dishes: knownFor, halal, because } = classify(menu);
  // Halal is decided by the place and not by each dish.
  const isNotHalal = diet.halal === 'unknown' && halal === 'no';
  return isNotHalal
    ? { ...diet, knownFor, halal, because: [...diet.because, ...because] }
    : { ...diet, knownFor };
}

/** Dishes of a menu, else those that a place is known for: what it is drawn as, and what its card names. */
export const getNamedDishes = ({ dishes, knownFor = [] }: PlaceFacts): readonly DishFacts[] =>
  dishes.length > 0 ? dishes : knownFor;

/** "16,500원", "₩8000", "8000": other spellings are not read. */
const WON = /^₩? ?(\d{1,3}(?:,\d{3})+|\d{3,6}) ?원?$/;

interface Prices {
  range: PriceRange | undefined;
  /** In won, by dish as written. */
  byDish: ReadonlyMap<string, number>;
}

const NO_PRICES: Prices = { range: undefined, byDish: new Map() };

/**
 * Lowest and highest price (won) of the meals and sweets of a place: its list's prices, else those of its menu.
 * Drinks and sides do not count; undefined without a meal of known price. Once per row.
 */
export function getPriceRange(row: Place): PriceRange | undefined {
  return getPrices(row).range;
}

/** Price (won) of each dish as written, where known: as {@link getPriceRange}, drinks and sides too. */
export const getDishPrices = (row: Place): ReadonlyMap<string, number> => getPrices(row).byDish;

const getPrices = oncePer((row: Place): Prices => {
  const { fieldSources, menuAsOf, prices } = row;
  const priced = prices ?? readMenuPrices(row);
  const asOf = prices ? fieldSources?.prices?.asOf : (menuAsOf ?? fieldSources?.firstmenu?.asOf);
  const year = Number(asOf?.slice(0, 4));
  const { min, max } = DISH_PRICE_BOUNDS_WON;
  const byDish = new Map(priced.filter(([, won]) => won >= min && won <= max));
  if (byDish.size === 0) return NO_PRICES;
  const others = new Set(
    getDiet(row).dishes.flatMap(({ dish, serving }) =>
      serving === 'drink' || serving === 'side' ? [dish] : [],
    ),
  );
  const meals = [...byDish].flatMap(([dish, won]) => (others.has(dish) ? [] : [won]));
  if (meals.length === 0) return { range: undefined, byDish };
  const range = { fromWon: Math.min(...meals), toWon: Math.max(...meals) };
  return { range: Number.isNaN(year) ? range : { ...range, year }, byDish };
});

/** Dishes with the prices (won) that stand in the text of the menu. */
function readMenuPrices(row: Place): [dish: string, won: number][] {
  if (!/\d/.test(row.firstmenu + row.treatmenu)) return [];
  return readMenu(row).flatMap(({ dish, notes }) => {
    const won = parseWon(notes.find(isPrice) ?? '');
    return won === undefined ? [] : [[dish.normalize('NFC').trim(), won]];
  });
}

/**
 * Price of a menu in won; undefined for a range, or words like "시가".
 * @example parseWon('16,500원') // 16500
 */
export function parseWon(price: string): number | undefined {
  const [, digits] = WON.exec(price) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** Publisher of the diet labels in the menu of a row: Seoul City with the year, also for
 * the menu of the chain, or the menu itself. */
export function getLabelSource({ fieldSources }: Pick<Place, 'fieldSources'>): Evidence {
  const menu = fieldSources?.labels ?? fieldSources?.firstmenu;
  if (!menu || !LABELING_LISTS.has(menu.source)) return { by: 'menu' };
  const year = Number(menu.asOf?.slice(0, 4));
  const by = menu.isOfChain ? 'chain' : 'city';
  return Number.isNaN(year) ? { by } : { by, year };
}

/** Evidence for the diets of a dish on the menu of a row. */
export function getDishEvidence(
  row: Pick<Place, 'fieldSources'>,
  { evidence }: Pick<DishFacts, 'evidence'>,
): Evidence {
  switch (evidence) {
    case 'label':
      return getLabelSource(row);
    case 'request':
      return { ...getLabelSource(row), isOnRequest: true };
    case 'claim':
      return { by: 'menu' };
    case undefined:
      return { by: 'name' };
  }
}
