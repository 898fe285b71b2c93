import 'server-only';
import { cache } from 'react';
import { readMenu, isPrice } from '@kioot/engine';
import { type DishView, toCompactFacts } from '@kioot/engine/verdicts';
import { toEnglishExceptions, toEnglishWeek } from '@kioot/engine/hours';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import type { Verdict } from '@kioot/engine/needs';
import { getEnv } from '../env';
import { askPlaces, findPlace } from '../places/ask-places';
import type { Price } from '../places/place-repository';
import { withSharedDeadline } from '../places/shared-deadline';
import type { RestaurantRow } from '../places/row';
import { isFromKto, isFromRegister, isFromVisitSeoul, isListed } from '../places/snapshot';
import { getSnapshotInfo } from '../places/store';
import { getBuiltJudgements } from '../search/precomputed-verdicts';
import type { Restaurant } from '../search/contract';
import { getDiet, getKind } from '../search/classify-cached';
import { toRestaurant } from '../search/restaurant-mapper';
import { toEnglishRestaurant } from '../search/english';
import { english, getLexicon } from '@kioot/engine/lexicon';
import { unpackHours } from '../search/packed-hours';
import { getHoursIn, toDishIn, toSpoken } from '../search/spoken';
import { getSimilarPlaces, type SimilarPlace } from './similar';
import { getNearStation, type NearStation } from './station';

/** One line of a menu, with what a phone judges it by for whoever holds it. */
export interface PlaceDish extends DishView {
  /** As the source writes it: "7,000원". */
  price?: string;
  /** The year of a price that is of an older list than the menu. */
  priceYear?: number;
}

/** What the page of a place shows, the same for everybody. */
export interface Place {
  /** With its English, and its names in the language of the page: what a phone keeps of a place. */
  restaurant: Restaurant;
  dishes: readonly PlaceDish[];
  /** What it says of itself. */
  halal: Verdict;
  /** Null where its hours could not be read. */
  week: readonly { day: string; text: string }[] | null;
  /** What the week does not say: "Closed on public holidays". */
  exceptions: readonly string[];
  /** Its source names no day on which it is closed: it may have one. */
  isClosingUnsaid: boolean;
  station: NearStation | null;
  similar: readonly SimilarPlace[];
  source: {
    /** Those who wrote it; none where only the name of its snapshot is known. */
    by: readonly ('kto' | 'visitSeoul' | 'register')[];
    /** The name of its snapshot. */
    name: string;
    /** The day its rows were taken, `YYYY-MM-DD`. */
    takenOn: string;
  };
}

/** The page of a listed place in a language, or null; one for all who ask while it is rendered. */
export const getPlace = cache(async function getPlace(
  contentId: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<Place | null> {
  // All questions of a page have the time of one.
  return withSharedDeadline(getEnv().PLACES_DATABASE_TIMEOUT_MS, () =>
    readPlace(contentId, locale),
  );
});

async function readPlace(contentId: string, locale: Locale): Promise<Place | null> {
  const row = await findPlace(contentId);
  if (!row || !isListed(row)) return null;
  const [[restaurant], prices, similar] = await Promise.all([
    toEnglishRestaurant(toRestaurant(row)).then((english) => toSpoken([english], locale)),
    askPlaces((places) => places.getPrices(contentId)),
    getSimilarPlaces(row, locale),
  ]);
  if (!restaurant) return null;
  const hours = restaurant.hours && unpackHours(restaurant.hours);
  const said = getHoursIn(locale);
  const { mapx, mapy } = restaurant;
  return {
    restaurant: { ...restaurant, kind: getKind(row), words_eng: undefined },
    dishes: addPrices(toPlaceDishes(row, locale), prices),
    halal: getDiet(row).halal,
    week: hours ? (said?.toWeek ?? toEnglishWeek)(hours) : null,
    exceptions: hours ? (said?.toExceptions ?? toEnglishExceptions)(hours) : [],
    isClosingUnsaid: hours?.isClosingUnsaid ?? false,
    station:
      mapx === undefined || mapy === undefined ? null : getNearStation({ mapx, mapy }, locale),
    similar,
    source: getSource(row),
  };
}

/** Every dish that is known of a place, in the order of its menu. */
export function toPlaceDishes(row: RestaurantRow, locale: Locale = DEFAULT_LOCALE): PlaceDish[] {
  const substances = new Map(
    (getBuiltJudgements()?.tables ?? getLexicon()).substances.map((each) => [each.name, each]),
  );
  const prices = new Map(
    readMenu(row).map(({ dish, notes }) => [dish.normalize('NFC').trim(), notes.find(isPrice)]),
  );
  return getDiet(row).dishes.map((dish) => {
    const price = prices.get(dish.dish);
    return {
      ko: dish.dish,
      en:
        locale === DEFAULT_LOCALE
          ? (getBuiltJudgements()?.getWord(dish.dish) ?? english.toDish(dish.dish).en)
          : toDishIn(dish.dish, locale),
      ...(price === undefined ? {} : { price }),
      ...toCompactFacts(dish, substances),
    };
  });
}

/** Prices that stand beside a menu go to the dishes whose own line names none. */
function addPrices(dishes: readonly PlaceDish[], prices: ReadonlyMap<string, Price>): PlaceDish[] {
  return dishes.map((dish) => {
    const known = dish.price === undefined ? prices.get(dish.ko) : undefined;
    if (!known) return dish;
    return { ...dish, price: `${known.won.toLocaleString('ko')}원`, priceYear: known.year };
  });
}

function getSource(row: RestaurantRow): Place['source'] {
  const { sources, takenAt } = getSnapshotInfo(new Date());
  const by = [
    ...(isFromKto(row) ? (['kto'] as const) : []),
    ...(isFromVisitSeoul(row) ? (['visitSeoul'] as const) : []),
    ...(isFromRegister(row) ? (['register'] as const) : []),
  ];
  const known = sources.find(({ source }) => source === row.source);
  return {
    by,
    name: row.source,
    takenOn: known?.takenOn ?? row.menuAsOf ?? takenAt.slice(0, 10),
  };
}
