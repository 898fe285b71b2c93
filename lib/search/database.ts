import 'server-only';
import { LRUCache } from 'lru-cache';
import {
  NOTHING_AVOIDED,
  createRanker,
  matchPreference,
  rankRestaurants,
  type KnownHours,
  type RankedList,
} from '../engine';
import type { Point } from '../engine/geo/distance';
import { parseHours } from '../engine/hours';
import { HttpError, type ErrorCode } from '../http/errors';
import { logEvent, toErrorFields } from '../observability/log';
import {
  PlacesDatabaseError,
  type DatabaseProblem,
  type HoursText,
  type JudgedPlaces,
  type PlacesDatabase,
} from '../places/database';
import type { RestaurantRow } from '../places/row';
import { createCards, toWanted, type Wanted } from './cards';
import type { FilterRequest, FilterResponse, RecommendationBackend, Restaurant } from './contract';
import { getDiet } from './diets';
import { toEnglishRestaurant } from './english';
import { createHoursNow } from './hours-now';
import { packHours } from './packed-hours';
import type { FoundPlaces, SearchBackend } from './search-answer';
import { mapInTurns } from './turns';
import { keepFound, keepWhatFits } from './what-fits';

/** What answers the four calls and `/api/search`. */
type Backend = RecommendationBackend & SearchBackend;

/** The most rows that the filter hands on: an answer of all Seoul would be as large as a film. */
export const MAX_FILTERED = 300;

/** Rows and times that are kept at most: what they say is worked out once and remembered by the object. */
const KEPT_ROWS = 12_000;
const KEPT_HOURS = 20_000;
/** Page, counts and pins of one search are asked for within seconds: what was found for one is used for all. */
const KEPT_PLACES = 100_000;
const KEPT_MS = 10_000;
/** Wishes of which it is remembered what each dish is to them: some hundred kilobytes each. */
const KEPT_WISHES = 40;

const CODES: Readonly<Record<DatabaseProblem, ErrorCode>> = {
  away: 'database_away',
  slow: 'backend_timeout',
  unreadable: 'backend_unreadable',
};
const MESSAGES: Readonly<Record<DatabaseProblem, string>> = {
  away: 'The places cannot be reached at the moment.',
  slow: 'The places took too long to answer.',
  unreadable: 'The places answered something that is not understood.',
};

/**
 * An answer of the database.
 * @throws {HttpError} what a caller is told where it failed
 */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (thrown) {
    if (!(thrown instanceof PlacesDatabaseError)) throw thrown;
    logEvent('warn', 'places.database_failed', toErrorFields(thrown));
    throw new HttpError(CODES[thrown.problem], MESSAGES[thrown.problem], { cause: thrown });
  }
}

/** What a search found, in a form that little has to be cleared away of when it is no longer kept. */
interface KeptPlaces extends FoundPlaces {
  contentIds: readonly string[];
}

/** The places that suit somebody, as they were ranked. */
function toFound(near: JudgedPlaces, { order, fits }: RankedList): KeptPlaces {
  const points = new Float64Array(order.length * 2);
  const contentIds = order.map((row, at) => {
    const { contentId, mapx, mapy } = near.getPlace(row);
    points[at * 2] = mapx;
    points[at * 2 + 1] = mapy;
    return contentId;
  });
  return {
    length: contentIds.length,
    contentIds,
    *[Symbol.iterator]() {
      let at = 0;
      for (const contentId of contentIds) {
        const mapx = points[at * 2] ?? NaN;
        const mapy = points[at * 2 + 1] ?? NaN;
        yield { contentId, mapx, mapy, fit: fits[at] ?? 'none' };
        at += 1;
      }
    },
  };
}

/** Our own engine over the places of a database: the same answers as over the bundled ones. */
export function createDatabaseBackend(database: PlacesDatabase): Backend {
  const { createLister, judgeAnew } = createCards();
  const rows = new LRUCache<string, RestaurantRow>({ max: KEPT_ROWS });
  const searches = new LRUCache<string, KeptPlaces>({
    maxSize: KEPT_PLACES,
    sizeCalculation: (places) => places.length + 1,
    ttl: KEPT_MS,
  });
  const rankers = new LRUCache<string, ReturnType<typeof createRanker>>({ max: KEPT_WISHES });
  const hoursTexts = new LRUCache<string, HoursText>({ max: KEPT_HOURS });
  const getHoursNow = createHoursNow(({ opentimefood, restdatefood }: HoursText) =>
    packHours(parseHours(opentimefood, restdatefood)),
  );

  function rank(places: JudgedPlaces, { need, profile }: Wanted): RankedList {
    const key = JSON.stringify([need, profile]);
    const ranker = rankers.get(key) ?? createRanker(need, profile);
    rankers.set(key, ranker);
    return ranker(places);
  }

  async function search(origin: Point, radiusM: number, wanted: Wanted): Promise<KeptPlaces> {
    const near = await answered(database.getWithin(origin, radiusM));
    return toFound(near, rank(near, wanted));
  }

  /** The same object for the same row, for as long as it is kept. */
  function keep(row: RestaurantRow): RestaurantRow {
    const key = JSON.stringify(row);
    const known = rows.get(key) ?? row;
    rows.set(key, known);
    return known;
  }

  async function getRows(contentIds: readonly string[]): Promise<RestaurantRow[]> {
    return (await answered(database.getRows(contentIds))).map(keep);
  }

  /**
   * Cards with the reasons, which no packed verdict holds: judged by the engine of this server, whatever version put them in
   * their order.
   */
  async function toCards(contentIds: readonly string[], wanted: Wanted): Promise<Restaurant[]> {
    const toListed = createLister(wanted);
    return mapInTurns(await getRows(contentIds), (row) => {
      const diet = getDiet(row);
      return toListed({ row, diet, match: matchPreference(diet, wanted.need, wanted.profile) });
    });
  }

  /** Whether places are open at this moment, in their order. */
  async function getOpen(contentIds: readonly string[]): Promise<KnownHours[]> {
    const texts = await answered(database.getHours(contentIds));
    const nowMs = Date.now();
    return contentIds.map((contentId) => {
      const text = texts.get(contentId);
      if (!text) return 'unknown';
      const key = JSON.stringify(text);
      const known = hoursTexts.get(key) ?? text;
      hoursTexts.set(key, known);
      return getHoursNow(known, nowMs);
    });
  }

  async function filter(request: FilterRequest): Promise<FilterResponse> {
    const { contentIdList, certainty, origin } = request;
    const wanted = toWanted(request);
    const { need, profile } = wanted;
    const places = await answered(database.getByIds(contentIdList, origin));
    const { order, fits } = rank(places, wanted);
    const known = certainty === 'unknown' ? order : order.filter((_, at) => fits[at] !== 'unknown');
    // Chosen by the order in which a search pages on from there, which stands still; shown by what is open now.
    const best = known.slice(0, MAX_FILTERED).map((row) => ({
      ...places.getCandidate(row),
      contentId: places.getPlace(row).contentId,
    }));
    const timed = best.filter(({ hours }) => hours === 'known').map(({ contentId }) => contentId);
    const open = new Map((await getOpen(timed)).map((hours, at) => [timed[at], hours]));
    const handedOn = rankRestaurants(
      best.map((place) => ({ ...place, hours: open.get(place.contentId) ?? 'unknown' })),
      need,
      profile,
    );
    const restaurantInfo = await toCards(
      handedOn.map(({ contentId }) => contentId),
      wanted,
    );
    const unknown = order.length - known.length;
    return {
      restaurantInfo,
      total: restaurantInfo.length,
      ...(known.length > restaurantInfo.length ? { found: known.length } : {}),
      ...(unknown > 0 ? { unknown } : {}),
    };
  }

  return {
    async getContentIds({ mapx, mapy, radius }) {
      const ids = await answered(database.getIdsWithin({ mapx, mapy }, radius));
      return keepWhatFits('contentIds', ids);
    },
    async getFiltered(request) {
      return keepFound('filter', await filter(request));
    },
    async getPage({ restaurantInfo, page, pageSize }) {
      const first = (page - 1) * pageSize;
      const shown = restaurantInfo.slice(first, first + pageSize);
      const known = await getRows(shown.map(({ contentId }) => contentId));
      const byId = new Map(known.map((row) => [row.contentId, row]));
      return mapInTurns(shown, (restaurant) =>
        toEnglishRestaurant(judgeAnew(restaurant, byId.get(restaurant.contentId))),
      );
    },
    async getFilteredInEnglish(request) {
      const found = await filter(request);
      const inEnglish = await mapInTurns(found.restaurantInfo, toEnglishRestaurant);
      return keepFound('english', { ...found, restaurantInfo: inEnglish });
    },
    async find({ origin, radius, need, profile = NOTHING_AVOIDED }) {
      const wanted = { need, profile };
      const key = JSON.stringify([origin, radius, need, profile]);
      const places = searches.get(key) ?? (await search(origin, radius, wanted));
      searches.set(key, places);
      return {
        places,
        async getCards(from, to) {
          const cards = await toCards(places.contentIds.slice(from, to), wanted);
          return mapInTurns(cards, toEnglishRestaurant);
        },
      };
    },
  };
}

/** The first backend, and the second one for as long as the database of the first fails. */
export function createFallback(first: Backend, second: Backend): Backend {
  async function attempt<T>(ask: (backend: Backend) => Promise<T>): Promise<T> {
    try {
      return await ask(first);
    } catch (thrown) {
      if (thrown instanceof HttpError && thrown.cause instanceof PlacesDatabaseError)
        return ask(second);
      throw thrown;
    }
  }
  return {
    getContentIds: (request, signal) => attempt((one) => one.getContentIds(request, signal)),
    getFiltered: (request, signal) => attempt((one) => one.getFiltered(request, signal)),
    getPage: (request, signal) => attempt((one) => one.getPage(request, signal)),
    getFilteredInEnglish: (request, signal) =>
      attempt((one) => one.getFilteredInEnglish(request, signal)),
    find: (search, signal) => attempt((one) => one.find(search, signal)),
  };
}
