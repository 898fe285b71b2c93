import 'server-only';
import { getDish, getDishes } from '../dishes/dish-catalog';
import { type Dish, toDishPath } from '../dishes/dish';
import { getEnv } from '../env';
import { type Locale, DEFAULT_LOCALE } from '../locales';
import { logEvent, toErrorFields } from '../observability/log';
import { isPlacesDatabaseError } from '../places/database-error';
import { queryPlaces } from '../places/query-places';
import { isListed } from '@kioot/places/snapshot';
import { getRecipesForDishes, type RecipeForDishes } from '../recipes/match-by-dish';
import type { PlacePoint } from './nearest-places';
import { getDishForm } from './dish-form';
import sentences from '@/content/dish-sentences.json';
import { getLocaleUrl } from '../page-urls';

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

const MAX_DISHES = 6;

let groups: ReadonlyMap<string, readonly Dish[]> | undefined;

/** Form or kind of a dish with its main meats; null where neither form nor kind is known. */
function toGroup(dish: Dish): string | null {
  const form = getDishForm(dish) ?? (dish.kind === 'unknown' ? null : dish.kind);
  const { mainMeats, possibleMainMeats } = dish.facts;
  const meats = mainMeats.length > 0 ? mainMeats : possibleMainMeats;
  return form && [form, ...meats].join(' ');
}

/** All dishes by group, those on most menus first; the catalog is the same for the whole process. */
function groupDishes(): ReadonlyMap<string, readonly Dish[]> {
  const byGroup = new Map<string, Dish[]>();
  for (const dish of getDishes().toSorted((a, b) => b.places.length - a.places.length)) {
    const group = toGroup(dish);
    if (group !== null) byGroup.set(group, [...(byGroup.get(group) ?? []), dish]);
  }
  return byGroup;
}

/** Dishes of the same form and the same main meats, those on most menus first. */
function getSimilarDishes(dish: Dish): readonly Dish[] {
  const group = toGroup(dish);
  groups ??= groupDishes();
  const others = group === null ? [] : (groups.get(group) ?? []);
  return others.filter(({ slug }) => slug !== dish.slug).slice(0, MAX_DISHES);
}

const SENTENCES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = sentences;

/** Hand-written sentence about a common dish; undefined for others. Facts stand beside it. */
export const getDishSentence = (ko: string, locale: Locale): string | undefined =>
  SENTENCES[ko]?.[locale];

/**
 * schema.org/MenuItem of a dish: its names and address. No diets (`suitableForDiet` knows no "ask"),
 * no price (a range of other restaurants) and no ratings.
 */
export function toDishJsonLd(dish: Dish, locale: Locale): Record<string, unknown> {
  const path = toDishPath(dish.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'MenuItem',
    // One identifier for all languages.
    '@id': `${getLocaleUrl(path, DEFAULT_LOCALE)}#dish`,
    url: getLocaleUrl(path, locale),
    name: dish.names[locale],
    alternateName: [dish.ko, dish.romanized],
    image: getDishCardUrl(dish.slug, locale),
  };
}

/** Address of the picture in a link preview, in the language of the page. */
export const getDishCardUrl = (slug: string, locale: Locale): string =>
  getLocaleUrl(`${toDishPath(slug)}/card.png`, locale);
