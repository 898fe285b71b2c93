import 'server-only';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { askPlaces } from '../places/ask-places';
import type { RestaurantRow } from '../places/row';
import { isListed } from '../places/snapshot';
import { getDiet, getKind } from '../search/classify-cached';
import { toRestaurant } from '../search/restaurant-mapper';
import { toEnglishRestaurant } from '../search/english';
import { toTitleIn } from '../search/spoken';

const NEAR_M = 1_000;
const MOST_PLACES = 4;

/** A place to go to instead. */
export interface SimilarPlace {
  contentId: string;
  ko: string;
  /** In the language of the page. */
  en: string;
  distanceM: number;
}

/** Places within {@link NEAR_M} that serve some of the same dishes, or the same kind of food: those with the most shared dishes first, then the nearest. */
export async function getSimilarPlaces(
  row: RestaurantRow,
  locale: Locale,
): Promise<SimilarPlace[]> {
  const here = toPoint(row);
  const dishes = new Set(getDiet(row).dishes.map(({ dish }) => dish));
  const kind = getKind(row);
  if (!here || (dishes.size === 0 && kind === 'unknown')) return [];
  const found = (await askPlaces((places) => places.getAround(here, NEAR_M))).flatMap((other) => {
    const there = toPoint(other);
    if (!there || other.contentId === row.contentId || !isListed(other)) return [];
    const distanceM = getDistanceM(here, there);
    if (distanceM > NEAR_M) return [];
    const shared = getDiet(other).dishes.filter(({ dish }) => dishes.has(dish)).length;
    const isSameKind = kind !== 'unknown' && getKind(other) === kind;
    return shared > 0 || isSameKind ? [{ other, distanceM, shared }] : [];
  });
  found.sort((a, b) => b.shared - a.shared || a.distanceM - b.distanceM);
  return Promise.all(
    found.slice(0, MOST_PLACES).map(async ({ other, distanceM }) => ({
      contentId: other.contentId,
      ko: other.title,
      en: await toName(other, locale),
      distanceM,
    })),
  );
}

async function toName(row: RestaurantRow, locale: Locale): Promise<string> {
  const restaurant = await toEnglishRestaurant(toRestaurant(row));
  const title_eng = restaurant.title_eng ?? '';
  return locale === DEFAULT_LOCALE ? title_eng : toTitleIn({ ...row, title_eng }, locale);
}

function toPoint({ mapx, mapy }: RestaurantRow): Point | null {
  return mapx === null || mapy === null ? null : { mapx, mapy };
}
