import 'server-only';
import { cache } from 'react';
import { readMenu, isPrice } from '@kioot/engine';
import { toCompactFacts } from '@kioot/engine/verdicts';
import { romanizeAddress } from '@kioot/engine/text';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { getEnv } from '../env';
import { queryPlaces, findPlace } from '../places/query-places';
import type { Price } from '../places/place-repository';
import { withSharedDeadline } from '../places/shared-deadline';
import type { Place } from '@kioot/places/place';
import { getMistakes, type PlaceMistake } from '../places/place-corrections';
import {
  getLastKnown,
  getListDate,
  getPublishers,
  getRecentPublishers,
  isOldListing,
  toYear,
  type Publisher,
} from '@kioot/places/sources';
import { withOrderedContents } from '../dishes/build-catalog';
import {
  getKnownFor,
  getNamedDishes,
  getDishEvidence,
  getLabelSource,
  getDiet,
  getEatingAlone,
  getFoodKind,
  parseWon,
} from '../search/classification/place-facts';
import { isListed } from '@kioot/places/snapshot';
import { getSnapshotInfo } from '../places/snapshot-store';
import { getPrecomputedVerdicts } from '../search/classification/precomputed-verdicts';
import { getPlaceDrawings } from '../search/classification/choose-drawing';
import type { PlaceCard } from '../search/contract/rec-contract';
import type { PlaceDrawings } from '../search/contract/seen-drawing';
import { toTitleReasons } from '../search/service/explain-match';
import { toPlaceCard } from '../search/service/card-mapper';
import {
  toEnglishRestaurant,
  getHoursFormatter,
  localizeDish,
  localizeRestaurants,
  localizeTitle,
} from '../search/localization/localize-cards';
import { english, getLexicon, type FoodKind } from '@kioot/engine/lexicon';
import { unpackHours } from '../search/contract/packed-hours';
import type { PlaceDish, PageFacts } from './match-place';
import { getUsualPrice } from '../search/classification/usual-prices';
import { getNearestStation, type NearestStation } from './nearest-station';
import { getDistanceM, type Point } from '@kioot/engine/geo';

/** Data of the page of a place, the same for every visitor. */
export interface PlacePageData {
  /**
   * With English, and names in the language of the page: the form in which a phone saves a place.
   */
  restaurant: PlaceCard;
  facts: PageFacts;
  /** Drawings of its dishes and kind of food: a phone chooses one by what the visitor eats. */
  drawings: PlaceDrawings;
  /** Smallest usual party by its menu, and the dish that says so; null where it does not. */
  eatingAlone: { kind: 'one' | 'two'; ko: string; en?: string } | null;
  /** Null if its hours could not be parsed. */
  week: readonly { day: string; text: string }[] | null;
  /** Week by equal days: "Mon–Sat 11:00–22:00", "Sun closed". */
  weekGroups: readonly string[];
  /** Exceptions to the week: "Closed on public holidays". */
  exceptions: readonly string[];
  /** True if its source names no closing day: there may be one. */
  isClosingUnsaid: boolean;
  /** "25 Sejong-daero 23-gil, Jung-gu, Seoul", the same in every language; null where it could not be read. */
  latinAddress: string | null;
  station: NearestStation | null;
  similar: readonly SimilarPlace[];
  source: {
    /** Authors; empty if only the name of the snapshot is known. */
    by: readonly Publisher[];
    /** Name of the snapshot. */
    name: string;
    /** Day or year of its menu (`YYYY-MM-DD`, `YYYY`), else of the latest list. */
    asOf: string;
    /** The menu is that of the chain, not of this branch. */
    isOfChain?: true;
  };
  /** Latest list that has it; null if none says when. */
  lastKnown: { publisher: Publisher; year: number; isOld: boolean } | null;
  /** Publishers of lists of the last two years. */
  recentlyOn: readonly Publisher[];
  /** Dishes that a place without a menu is known for; without a year by its name. */
  knownFor: { dishes: readonly { ko: string; en: string }[]; year?: number } | null;
  /** Mistakes of accepted reports. */
  mistakes: readonly PlaceMistake[];
}

/** The page of a listed place in a language, or null; memoized for one render. */
export const getPlacePageData = cache(async function getPlace(
  contentId: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<PlacePageData | null> {
  const deadline = { name: contentId, timeoutMs: getEnv().PLACES_DATABASE_TIMEOUT_MS };
  return withSharedDeadline(deadline, () => readPlacePageData(contentId, locale));
});

async function readPlacePageData(contentId: string, locale: Locale): Promise<PlacePageData | null> {
  const row = await findPlace(contentId);
  if (!row || !isListed(row)) return null;
  const [[restaurant], prices, similar] = await Promise.all([
    toEnglishRestaurant(toPlaceCard(row)).then((english) => localizeRestaurants([english], locale)),
    queryPlaces((places) => places.getPrices(contentId)),
    getSimilarPlaces(row, locale),
  ]);
  if (!restaurant) return null;
  const hours = restaurant.hours && unpackHours(restaurant.hours);
  const formatter = getHoursFormatter(locale);
  const { mapx, mapy } = restaurant;
  const kind = getFoodKind(row);
  return {
    restaurant: { ...restaurant, kind, words_eng: undefined },
    drawings: getPlaceDrawings(getNamedDishes(getDiet(row)), kind),
    facts: toPageFacts(row, addPrices(toPlaceDishes(row, locale), prices)),
    eatingAlone: toEatingAlone(row, locale),
    week: hours ? formatter.toWeek(hours) : null,
    weekGroups: hours ? formatter.toWeekGroups(hours) : [],
    exceptions: hours ? formatter.toExceptions(hours) : [],
    isClosingUnsaid: hours?.isClosingUnsaid ?? false,
    latinAddress: romanizeAddress(row.addr1),
    station:
      mapx === undefined || mapy === undefined ? null : getNearestStation({ mapx, mapy }, locale),
    similar,
    ...getListing(row),
    knownFor: toKnownFor(row, locale),
    mistakes: getMistakes(contentId),
  };
}

/** No menu and no verdict: of a place with a menu it says nothing more. */
function toKnownFor(row: Place, locale: Locale): PlacePageData['knownFor'] {
  const known = row.firstmenu || row.treatmenu ? null : getKnownFor(row.contentId);
  if (!known) return null;
  const { ko, ...source } = known;
  const toDish = (dish: string) => ({ ko: dish, en: toDishName(dish, locale) });
  return { dishes: ko.split(', ').map(toDish), ...source };
}

function toEatingAlone(row: Place, locale: Locale): PlacePageData['eatingAlone'] {
  const { kind, reason } = getEatingAlone(row);
  if (kind === 'unknown') return null;
  return { kind, ko: reason.dish, en: toDishName(reason.dish, locale) };
}

const toDishName = (ko: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE
    ? (getPrecomputedVerdicts()?.getEnglishTerm(ko) ?? english.toDish(ko).en)
    : localizeDish(ko, locale);

/** Facts of a place with the given dishes; see {@link PageFacts}. */
export function toPageFacts(row: Place, dishes: readonly PlaceDish[]): PageFacts {
  const { meats, strictVegan, lactoOvo, halal, byName, because } = getDiet(row);
  const reasons = toTitleReasons(row.title, because);
  return { dishes, meats, strictVegan, lactoOvo, halal, byName, because: reasons };
}

/** Every dish known of a place, in menu order. */
export function toPlaceDishes(row: Place, locale: Locale = DEFAULT_LOCALE): PlaceDish[] {
  const substances = new Map(
    (getPrecomputedVerdicts()?.tables ?? getLexicon()).substances.map((each) => [each.name, each]),
  );
  const prices = new Map(
    readMenu(row).map(({ dish, notes }) => [dish.normalize('NFC').trim(), notes.find(isPrice)]),
  );
  const labels = getLabelSource(row);
  return getDiet(row).dishes.map((dish) => {
    const price = prices.get(dish.dish);
    const won = price === undefined ? undefined : parseWon(price);
    return {
      ko: dish.dish,
      en: toDishName(dish.dish, locale),
      serving: dish.serving,
      verdictSource: getDishEvidence(row, dish),
      ...(labels.by === 'menu' ? {} : { labels }),
      ...(price === undefined ? {} : { price: won ?? price }),
      ...withOrderedContents(dish.dish, toCompactFacts(dish, substances)),
    };
  });
}

/** Adds prices from other lists, else the usual ones, to dishes without one on the menu. */
function addPrices(dishes: readonly PlaceDish[], prices: ReadonlyMap<string, Price>): PlaceDish[] {
  return dishes.map((dish) => {
    if (dish.price !== undefined) return dish;
    const known = prices.get(dish.ko);
    if (!known) {
      const usualPrice = getUsualPrice(dish.ko);
      return usualPrice ? { ...dish, usualPrice } : dish;
    }
    return { ...dish, price: known.won, priceYear: known.year };
  });
}

/** Lists that have a place, and the day or year of the latest one. */
function getListing(row: Place): Pick<PlacePageData, 'source' | 'lastKnown' | 'recentlyOn'> {
  const now = new Date();
  const info = getSnapshotInfo(now);
  const latest = getLastKnown(row, info);
  return {
    source: {
      ...{ by: getPublishers(row), name: row.source },
      ...(row.fieldSources?.firstmenu?.isOfChain && { isOfChain: true }),
      asOf:
        row.fieldSources?.firstmenu?.asOf ??
        latest?.asOf ??
        getListDate(row.source, info) ??
        info.takenAt.slice(0, 10),
    },
    recentlyOn: getRecentPublishers(row, info, now),
    lastKnown: latest && {
      ...{ publisher: latest.publisher, year: toYear(latest), isOld: isOldListing(latest, now) },
    },
  };
}

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
async function getSimilarPlaces(row: Place, locale: Locale): Promise<SimilarPlace[]> {
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
