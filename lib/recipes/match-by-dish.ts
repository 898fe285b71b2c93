import 'server-only';
import { AREAS, RADII_M } from '../areas';
import { readMenu } from '@kioot/engine';
import { getDistanceM } from '@kioot/engine/geo';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { logEvent, toErrorFields } from '../observability/log';
import { oncePer } from '../once';
import { isPlacesDatabaseError } from '../places/database-error';
import { queryPlaces } from '../places/query-places';
import type { Place } from '@kioot/places/place';
import { getAreaName } from '../places/station-and-area-names';
import { isListed } from '@kioot/places/snapshot';
import { toDishKey } from '../search/classification/dish-key';
import { english } from '@kioot/engine/lexicon';
import { toSoundKey } from '@kioot/engine/text';
import { localizeDish, localizeTitle } from '../search/localization/localize-cards';
import { RecipesError } from './errors';
import { getRecipes } from './posts';
import type { RecipeSummary } from './types';

/** Recipe for dishes of a menu. */
export interface RecipeForDishes extends Pick<
  RecipeSummary,
  'language' | 'slug' | 'title' | 'thumbnailUrl'
> {
  /** Matching dishes, as they were given. */
  dishes: readonly string[];
}

/** Place that serves the dish of a recipe. */
export interface PlaceForRecipe extends Pick<Place, 'contentId' | 'title'> {
  /** Title in the language of the page. */
  localizedTitle: string;
  /** Dish as on the menu. */
  dish: string;
  localizedDish: string;
  /** Name of the nearest of the 24 areas, in the language of the page. */
  areaName: string;
}

const MAX_PLACES = 5;
const MAX_AREA_DISTANCE_M = Math.max(...RADII_M);

/** Matches dishes of a menu by key: 라볶이 and 떡볶이 튀김 are not 떡볶이. */
function createDishMatcher(names: readonly string[]): (dish: string) => boolean {
  const loose = names.map(toSoundKey);
  let keys: ReadonlySet<string> | undefined;
  return (dish) => {
    const text = toSoundKey(dish);
    // Prefilter: computing a key costs a thousand times as much.
    if (!loose.some((name) => text.includes(name))) return false;
    keys ??= new Set(names.map(toDishKey));
    return keys.has(toDishKey(dish));
  };
}

/**
 * Recipes for dishes (Korean names as on a menu), in list order, with titles in `locale`. Empty
 * when recipes cannot be read. Pages that call it inherit the cache tag and the five minutes of the
 * posts.
 */
export async function getRecipesForDishes(
  dishNames: readonly string[],
  locale: Locale = 'en',
): Promise<RecipeForDishes[]> {
  try {
    return (await getRecipes(locale)).flatMap(
      ({ language, slug, title, thumbnailUrl, menuNames }) => {
        const dishes = dishNames.filter(createDishMatcher(menuNames));
        return dishes.length > 0 ? [{ language, slug, title, thumbnailUrl, dishes }] : [];
      },
    );
  } catch (error) {
    if (!(error instanceof RecipesError)) throw error;
    logEvent('warn', 'recipes.dish_lookup_failed', toErrorFields(error));
    return [];
  }
}

/** Normalized menu texts of places, cached by list. */
const getMenuTexts = oncePer((rows: readonly Place[]): readonly string[] =>
  rows.map(({ firstmenu, treatmenu }) => toSoundKey(`${firstmenu}/${treatmenu}`)),
);

/** Candidates read from the database; some of them do not serve the dish. */
const MAX_CANDIDATES = 4 * MAX_PLACES;

/** Sorts by position on the menu; the first place of each area precedes further ones. */
function sortByDishThenArea<T extends { order: number; areaName: string }>(
  found: readonly T[],
): T[] {
  const sorted = found.toSorted((a, b) => a.order - b.order);
  const firstOfArea = new Set(
    new Map(sorted.toReversed().map((place) => [place.areaName, place])).values(),
  );
  return [
    ...sorted.filter((place) => firstOfArea.has(place)),
    ...sorted.filter((place) => !firstOfArea.has(place)),
  ];
}

/** Candidates by dish key from the places database, in index order. */
function getCandidateRows(menuNames: readonly string[], locale: Locale): Promise<readonly Place[]> {
  return queryPlaces((places) =>
    places.getPlacesServing({
      getDishKeys: () => menuNames.map(toDishKey),
      choose: (places) => {
        const nearby = places.flatMap((place) => {
          const areaName = getNearestArea(place, locale);
          return areaName === null ? [] : [{ ...place, areaName }];
        });
        const chosen = new Set(sortByDishThenArea(nearby).slice(0, MAX_CANDIDATES));
        return nearby.filter((place) => chosen.has(place)).map(({ contentId }) => contentId);
      },
    }),
  );
}

/**
 * At most {@link MAX_PLACES} places near an area that serve the dish, by position on the menu; the
 * first place of each area precedes further ones. Empty when places cannot be read.
 */
export async function getPlacesForRecipe(
  { menuNames }: Pick<RecipeSummary, 'menuNames'>,
  locale: Locale = DEFAULT_LOCALE,
): Promise<PlaceForRecipe[]> {
  if (menuNames.length === 0) return [];
  try {
    return selectPlaces(await getCandidateRows(menuNames, locale), menuNames, locale);
  } catch (error) {
    if (!isPlacesDatabaseError(error)) throw error;
    logEvent('warn', 'recipes.places_failed', toErrorFields(error));
    return [];
  }
}

function selectPlaces(
  rows: readonly Place[],
  menuNames: readonly string[],
  locale: Locale,
): PlaceForRecipe[] {
  const texts = getMenuTexts(rows);
  const loose = menuNames.map(toSoundKey);
  const isDish = createDishMatcher(menuNames);
  const found = rows.flatMap((row, at) => {
    if (!isListed(row) || !loose.some((name) => texts[at]?.includes(name))) return [];
    const areaName = getNearestArea(row, locale);
    const dishes = readMenu(row).map(({ dish }) => dish);
    const order = dishes.findIndex(isDish);
    const dish = dishes[order];
    return dish === undefined || areaName === null ? [] : [{ row, dish, order, areaName }];
  });
  return sortByDishThenArea(found)
    .slice(0, MAX_PLACES)
    .map(({ row, dish, areaName }) => {
      const { contentId, title } = row;
      const titleEn = english.toTitle(title, row.title_eng).en;
      const isEnglish = locale === DEFAULT_LOCALE;
      return {
        ...{ contentId, title, dish, areaName },
        localizedTitle: isEnglish ? titleEn : localizeTitle({ ...row, title_eng: titleEn }, locale),
        localizedDish: isEnglish ? english.toDish(dish).en : localizeDish(dish, locale),
      };
    });
}

/** Nearest area within the largest search radius, or null. */
function getNearestArea(
  { mapx, mapy }: Pick<Place, 'mapx' | 'mapy'>,
  locale: Locale,
): string | null {
  if (mapx === null || mapy === null) return null;
  const [nearest] = AREAS.map((area) => ({ area, distanceM: getDistanceM({ mapx, mapy }, area) }))
    .filter(({ distanceM }) => distanceM <= MAX_AREA_DISTANCE_M)
    .sort((a, b) => a.distanceM - b.distanceM);
  return nearest ? getAreaName(nearest.area, locale) : null;
}
