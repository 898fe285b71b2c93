import 'server-only';
import { AREAS, RADII_M } from '../areas';
import { readMenu } from '@kioot/engine';
import { getDistanceM } from '@kioot/engine/geo';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { logEvent, toErrorFields } from '../observability/log';
import { isPlacesDatabaseError } from '../places/database-error';
import { askPlaces } from '../places/ask-places';
import type { RestaurantRow } from '../places/row';
import { getAreaName } from '../places/local-names';
import { isListed } from '../places/snapshot';
import { toDishKey, toLoose } from '../search/dish-key';
import { english } from '@kioot/engine/lexicon';
import { toDishIn, toTitleIn } from '../search/spoken';
import { RecipesError } from './errors';
import { getRecipes } from './posts';
import type { RecipeSummary } from './types';

/** A recipe that teaches dishes of a menu. */
export interface RecipeForDishes extends Pick<
  RecipeSummary,
  'language' | 'slug' | 'title' | 'thumbnailUrl'
> {
  /** Which of the dishes asked for, as they were written. */
  dishes: readonly string[];
}

/** A place that serves the dish of a recipe. */
export interface PlaceForRecipe extends Pick<RestaurantRow, 'contentId' | 'title'> {
  /** This and what follows in the language of the page. */
  titleEn: string;
  /** The dish as the menu writes it, and its name. */
  dish: string;
  dishEn: string;
  /** The nearest of the 24 areas. */
  areaEn: string;
}

const PLACE_LIMIT = 5;
const FARTHEST_M = Math.max(...RADII_M);

/** Says of a dish on a menu whether it is one of `names`, word by word: 라볶이 is no 떡볶이, nor is 떡볶이 튀김. */
function createMatcher(names: readonly string[]): (dish: string) => boolean {
  const loose = names.map(toLoose);
  let keys: ReadonlySet<string> | undefined;
  return (dish) => {
    const text = toLoose(dish);
    // To read a name costs a thousand times what this look costs.
    if (!loose.some((name) => text.includes(name))) return false;
    keys ??= new Set(names.map(toDishKey));
    return keys.has(toDishKey(dish));
  };
}

/**
 * The recipes of the list that teach any of these dishes (names as on a menu, Korean), in the order of the list, with their
 * titles in `locale`; for "Cook it at home". None where the recipes cannot be read. A page that shows them is made anew with the posts: it takes over
 * their tag and their five minutes.
 */
export async function getRecipesForDishes(
  dishNames: readonly string[],
  locale: Locale = 'en',
): Promise<RecipeForDishes[]> {
  try {
    return (await getRecipes(locale)).flatMap(
      ({ language, slug, title, thumbnailUrl, menuNames }) => {
        const dishes = dishNames.filter(createMatcher(menuNames));
        return dishes.length > 0 ? [{ language, slug, title, thumbnailUrl, dishes }] : [];
      },
    );
  } catch (error) {
    if (!(error instanceof RecipesError)) throw error;
    logEvent('warn', 'recipes.none-for-dishes', toErrorFields(error));
    return [];
  }
}

const menuTexts = new WeakMap<readonly RestaurantRow[], readonly string[]>();

/** What the menus of some places sound like, row by row; worked out once. */
function getMenuTexts(rows: readonly RestaurantRow[]): readonly string[] {
  const known = menuTexts.get(rows);
  if (known) return known;
  const texts = rows.map(({ firstmenu, treatmenu }) => toLoose(`${firstmenu}/${treatmenu}`));
  menuTexts.set(rows, texts);
  return texts;
}

/** How many places of a database are read for the few that are shown: not all of them are what they seem. */
const MOST_READ = 4 * PLACE_LIMIT;

/** Houses known for a dish first, and another area before a second house of the same one. */
function sortVaried<T extends { order: number; areaEn: string }>(found: readonly T[]): T[] {
  const sorted = found.toSorted((a, b) => a.order - b.order);
  const firstOfArea = new Set(
    new Map(sorted.toReversed().map((one) => [one.areaEn, one])).values(),
  );
  return [
    ...sorted.filter((one) => firstOfArea.has(one)),
    ...sorted.filter((one) => !firstOfArea.has(one)),
  ];
}

/** The places of the home that may serve these dishes, in its order. */
function getRows(menuNames: readonly string[], locale: Locale): Promise<readonly RestaurantRow[]> {
  return askPlaces((places) =>
    places.getServing({
      getDishKeys: () => menuNames.map(toDishKey),
      choose: (places) => {
        const near = places.flatMap((place) => {
          const areaEn = getNearestArea(place, locale);
          return areaEn === null ? [] : [{ ...place, areaEn }];
        });
        const chosen = new Set(sortVaried(near).slice(0, MOST_READ));
        return near.filter((place) => chosen.has(place)).map(({ contentId }) => contentId);
      },
    }),
  );
}

/**
 * At most {@link PLACE_LIMIT} places whose menu names the dish, each near one of the areas: houses known for it first, and
 * another area before a second house of the same one. None where the places cannot be read: a recipe is cooked without them.
 */
export async function getPlacesForRecipe(
  { menuNames }: Pick<RecipeSummary, 'menuNames'>,
  locale: Locale = DEFAULT_LOCALE,
): Promise<PlaceForRecipe[]> {
  if (menuNames.length === 0) return [];
  try {
    return choosePlaces(await getRows(menuNames, locale), menuNames, locale);
  } catch (error) {
    if (!isPlacesDatabaseError(error)) throw error;
    logEvent('warn', 'recipes.no-places', toErrorFields(error));
    return [];
  }
}

function choosePlaces(
  rows: readonly RestaurantRow[],
  menuNames: readonly string[],
  locale: Locale,
): PlaceForRecipe[] {
  const texts = getMenuTexts(rows);
  const loose = menuNames.map(toLoose);
  const isTheDish = createMatcher(menuNames);
  const found = rows.flatMap((row, at) => {
    if (!isListed(row) || !loose.some((name) => texts[at]?.includes(name))) return [];
    const areaEn = getNearestArea(row, locale);
    const dishes = readMenu(row).map(({ dish }) => dish);
    const order = dishes.findIndex(isTheDish);
    const dish = dishes[order];
    return dish === undefined || areaEn === null ? [] : [{ row, dish, order, areaEn }];
  });
  return sortVaried(found)
    .slice(0, PLACE_LIMIT)
    .map(({ row, dish, areaEn }) => {
      const { contentId, title } = row;
      const titleEn = english.toTitle(title, row.title_eng).en;
      const isEnglish = locale === DEFAULT_LOCALE;
      return {
        ...{ contentId, title, dish, areaEn },
        titleEn: isEnglish ? titleEn : toTitleIn({ ...row, title_eng: titleEn }, locale),
        dishEn: isEnglish ? english.toDish(dish).en : toDishIn(dish, locale),
      };
    });
}

/** The nearest area that a visitor who walks farthest would find the place from, or null. */
function getNearestArea(
  { mapx, mapy }: Pick<RestaurantRow, 'mapx' | 'mapy'>,
  locale: Locale,
): string | null {
  if (mapx === null || mapy === null) return null;
  const [nearest] = AREAS.map((area) => ({ area, distanceM: getDistanceM({ mapx, mapy }, area) }))
    .filter(({ distanceM }) => distanceM <= FARTHEST_M)
    .sort((a, b) => a.distanceM - b.distanceM);
  return nearest ? getAreaName(nearest.area, locale) : null;
}
