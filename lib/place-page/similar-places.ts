import 'server-only';
import type { FoodKind } from '@kioot/engine/lexicon';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { queryPlaces } from '../places/query-places';
import type { Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';
import { getDiet, getFoodKind } from '../search/classification/place-facts';
import { toPlaceCard } from '../search/service/card-mapper';
import { toEnglishRestaurant, localizeTitle } from '../search/localization/localize-cards';

const MAX_DISTANCE_M = 1_000;
const MAX_PLACES = 4;

/** Alternative to a place. */
export interface SimilarPlace {
  contentId: string;
  ko: string;
  /** In the language of the page. */
  en: string;
  kind: FoodKind;
  distanceM: number;
}

/**
 * Places within {@link MAX_DISTANCE_M} that share dishes or the kind of food: those with most dishes
 * in common, then the nearest, ordered by distance.
 */
export async function getSimilarPlaces(row: Place, locale: Locale): Promise<SimilarPlace[]> {
  const origin = toPoint(row);
  const dishes = new Set(getDiet(row).dishes.map(({ dish }) => dish));
  const kind = getFoodKind(row);
  if (!origin || (dishes.size === 0 && kind === 'unknown')) return [];
  const candidates = (
    await queryPlaces((places) => places.getNearby(origin, MAX_DISTANCE_M))
  ).flatMap((other) => {
    const position = toPoint(other);
    if (!position || other.contentId === row.contentId || !isListed(other)) return [];
    const distanceM = getDistanceM(origin, position);
    if (distanceM > MAX_DISTANCE_M) return [];
    const sharedDishes = getDiet(other).dishes.filter(({ dish }) => dishes.has(dish)).length;
    const isSameKind = kind !== 'unknown' && getFoodKind(other) === kind;
    return sharedDishes > 0 || isSameKind ? [{ other, distanceM, shared: sharedDishes }] : [];
  });
  candidates.sort((a, b) => b.shared - a.shared || a.distanceM - b.distanceM);
  const nearestFirst = candidates.slice(0, MAX_PLACES).sort((a, b) => a.distanceM - b.distanceM);
  return Promise.all(
    nearestFirst.map(async ({ other, distanceM }) => ({
      contentId: other.contentId,
      ko: other.title,
      en: await toName(other, locale),
      kind: getFoodKind(other),
      distanceM,
    })),
  );
}

async function toName(row: Place, locale: Locale): Promise<string> {
  const restaurant = await toEnglishRestaurant(toPlaceCard(row));
  const title_eng = restaurant.title_eng ?? '';
  return locale === DEFAULT_LOCALE ? title_eng : localizeTitle({ ...row, title_eng }, locale);
}

function toPoint({ mapx, mapy }: Place): Point | null {
  return mapx === null || mapy === null ? null : { mapx, mapy };
}
