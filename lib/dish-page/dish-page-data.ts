import 'server-only';
import { getDish } from '../dishes/dish-catalog';
import type { Dish } from '../dishes/dish';
import { getEnv } from '../env';
import type { Locale } from '../locales';
import { logEvent, toErrorFields } from '../observability/log';
import { isPlacesDatabaseError } from '../places/database-error';
import { queryPlaces } from '../places/query-places';
import { isListed } from '@kioot/places/snapshot';
import { getRecipesForDishes, type RecipeForDishes } from '../recipes/match-by-dish';
import type { PlacePoint } from './nearest-places';
import { getSimilarDishes } from './similar-dishes';

/** Data of the page of a dish, the same for every visitor. */
export interface DishPageData {
  dish: Dish;
  similar: readonly Dish[];
  recipes: readonly RecipeForDishes[];
  /** Listed places with the dish on a menu; empty with a tourism backend, which has its own. */
  places: readonly PlacePoint[];
}

/** Decimals of a position: a meter. */
const POSITION_DECIMALS = 5;
const round = (degrees: number): number => Number(degrees.toFixed(POSITION_DECIMALS));

/** The page of a dish in a language; null for an unknown slug. */
export async function getDishPageData(slug: string, locale: Locale): Promise<DishPageData | null> {
  const dish = getDish(slug);
  if (!dish) return null;
  const [recipes, places] = await Promise.all([
    getRecipesForDishes([dish.ko], locale),
    getEnv().TOURISM_BACKEND_URL ? [] : findPlaces(dish.places),
  ]);
  return { dish, similar: getSimilarDishes(dish), recipes, places };
}

/** Empty when the places cannot be read. */
async function findPlaces(contentIds: readonly string[]): Promise<PlacePoint[]> {
  try {
    const rows = await queryPlaces((places) => places.getRows(contentIds));
    return rows
      .filter(isListed)
      .flatMap(({ contentId, mapx, mapy }): PlacePoint[] =>
        mapx === null || mapy === null ? [] : [[contentId, round(mapx), round(mapy)]],
      );
  } catch (error) {
    if (!isPlacesDatabaseError(error)) throw error;
    logEvent('warn', 'dishes.places_failed', toErrorFields(error));
    return [];
  }
}
