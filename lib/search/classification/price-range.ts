import 'server-only';
import { isPrice, readMenu } from '@kioot/engine';
import { DISH_PRICE_BOUNDS_WON, type Place } from '@kioot/places/place';
import type { PriceRange } from '../contract/rec-contract';
import { oncePer } from '../../once-per';
import { getDiet } from './classify-cached';

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
