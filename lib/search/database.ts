import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import {
  NOTHING_AVOIDED,
  createMatcher,
  createRanker,
  rankRestaurants,
  type RankedList,
} from '@kioot/engine';
import type { Point } from '@kioot/engine/geo';
import { HttpError } from '../http/errors';
import { KEPT_MS, type PlacesDatabase } from '../places/database';
import { isPlacesDatabaseError } from '../places/database-error';
import { toContentIds, type JudgedPlaces } from '../places/judged-places';
import type { RestaurantRow } from '../places/row';
import { answered } from './answered';
import { createCards, toWanted, type Wanted } from './cards';
import type { FilterRequest, FilterResponse, RecommendationBackend, Restaurant } from './contract';
import { getDiet } from './diets';
import type { EmbeddedBackend } from './embedded';
import { toEnglishRestaurant } from './english';
import { createHoursNow } from './hours-now';
import type { FoundPlaces, SearchBackend } from './search-answer';
import { mapInTurns } from './turns';
import { keepFound, keepWhatFits } from './what-fits';

/** What answers the four calls and `/api/search`. */
type Backend = RecommendationBackend & SearchBackend;

/** The most rows that the filter hands on: an answer of all Seoul would be as large as a film. */
export const MAX_FILTERED = 300;

/** Rows that are kept at most: what they say is worked out once and remembered by the object. */
const KEPT_ROWS = 12_000;
/** Pages and counts of one search are asked for within seconds: what was found for one is used for all. */
const KEPT_PLACES = 100_000;
const KEPT_SEARCH_MS = 10_000;
/** What was looked up comes back to be filtered as soon as somebody has chosen. */
const KEPT_LOOK_UPS_PLACES = 300_000;
const KEPT_LOOK_UP_MS = 60_000;
/** Wishes of which it is remembered what each dish is to them: some hundred kilobytes each. */
const KEPT_WISHES = 40;

/** What a search found, in a form that little has to be cleared away of when it is no longer kept. */
interface KeptPlaces extends FoundPlaces {
  contentIds: readonly string[];
}

/** The places that suit somebody, as they were ranked. */
function toFound(near: JudgedPlaces, { order, fits }: RankedList): KeptPlaces {
  const contentIds = order.map((at) => near.getPlace(at).contentId);
  return {
    length: contentIds.length,
    contentIds,
    *[Symbol.iterator]() {
      for (const [at, contentId] of contentIds.entries())
        yield { contentId, fit: fits[at] ?? 'none' };
    },
  };
}

/** A list of ids is known again by what it says. */
const toLookUpKey = (contentIds: readonly string[]): string => contentIds.join('\n');

/** Our own engine over the places of a database: the same answers as over the bundled ones. */
export function createDatabaseBackend(database: PlacesDatabase): Backend {
  const { getHours, createLister, judgeAnew } = createCards();
  const getHoursNow = createHoursNow(getHours);
  const rows = new LRUCache<string, { row: RestaurantRow; readAtMs: number }>({ max: KEPT_ROWS });
  const lookUps = new LRUCache<string, JudgedPlaces>({
    maxSize: KEPT_LOOK_UPS_PLACES,
    sizeCalculation: (places) => places.length + 1,
    ttl: KEPT_LOOK_UP_MS,
  });
  const searches = new LRUCache<string, KeptPlaces>({
    maxSize: KEPT_PLACES,
    sizeCalculation: (places) => places.length + 1,
    ttl: KEPT_SEARCH_MS,
    // Whoever asks again makes it no younger.
    noUpdateTTL: true,
  });
  const rankers = new LRUCache<string, ReturnType<typeof createRanker>>({ max: KEPT_WISHES });

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

  /** The rows of these in their order, not read again for a while: then the same object for the same row. */
  async function getRows(contentIds: readonly string[]): Promise<RestaurantRow[]> {
    const nowMs = performance.now();
    const found = new Map<string, RestaurantRow>();
    const missing = contentIds.filter((contentId) => {
      const known = rows.get(contentId);
      if (!known || known.readAtMs < nowMs - KEPT_MS) return true;
      found.set(contentId, known.row);
      return false;
    });
    const read = missing.length > 0 ? await answered(database.getRows(missing)) : [];
    for (const row of read) {
      const known = rows.get(row.contentId)?.row;
      const same = isDeepStrictEqual(known, row) && known ? known : row;
      rows.set(row.contentId, { row: same, readAtMs: nowMs });
      found.set(row.contentId, same);
    }
    return contentIds.flatMap((contentId) => found.get(contentId) ?? []);
  }

  /**
   * Cards with the reasons, which no packed verdict holds: judged by the engine of this server, whatever version put them in
   * their order.
   */
  async function toCards(contentIds: readonly string[], wanted: Wanted): Promise<Restaurant[]> {
    const toMatch = createMatcher(wanted.need, wanted.profile);
    const toListed = createLister(wanted);
    return mapInTurns(await getRows(contentIds), (row) => {
      const diet = getDiet(row);
      return toListed({ row, diet, match: toMatch(diet) });
    });
  }

  async function filter(request: FilterRequest): Promise<FilterResponse> {
    const { contentIdList, certainty, origin } = request;
    const wanted = toWanted(request);
    const { need, profile } = wanted;
    const places =
      lookUps.get(toLookUpKey(contentIdList))?.seenFrom(origin) ??
      (await answered(database.getByIds(contentIdList, origin)));
    const { order, fits } = rank(places, wanted);
    const known = certainty === 'unknown' ? order : order.filter((_, at) => fits[at] !== 'unknown');
    // Chosen by the order in which a search pages on from there, which stands still; shown by what is open now.
    const best = new Map(
      known.slice(0, MAX_FILTERED).map((at) => [places.getPlace(at).contentId, at]),
    );
    const nowMs = Date.now();
    const candidates = await mapInTurns(await getRows([...best.keys()]), (row) => ({
      row,
      diet: getDiet(row),
      distanceM: places.getDistanceM(best.get(row.contentId) ?? NaN),
      hours: getHoursNow(row, nowMs),
    }));
    const handedOn = rankRestaurants(candidates, need, profile);
    const restaurantInfo = await mapInTurns(handedOn, createLister(wanted));
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
      const near = await answered(database.getWithin({ mapx, mapy }, radius));
      const contentIds = keepWhatFits('contentIds', toContentIds(near));
      if (contentIds.length === near.length) lookUps.set(toLookUpKey(contentIds), near);
      return contentIds;
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

/** True where the database of a backend failed. */
function isOutage(thrown: unknown): boolean {
  return thrown instanceof HttpError && isPlacesDatabaseError(thrown.cause);
}

/**
 * The first backend, and the bundled places for as long as its database fails. No list mixes the two: ids that the database
 * handed out are answered by the bundled places only where they have all of them.
 */
export function createFallback(first: Backend, bundled: EmbeddedBackend): Backend {
  async function attempt<T>(
    ask: (backend: Backend) => Promise<T>,
    instead: () => Promise<T>,
  ): Promise<T> {
    try {
      return await ask(first);
    } catch (thrown) {
      if (isOutage(thrown)) return instead();
      throw thrown;
    }
  }

  /** @throws {HttpError} `database_away` */
  function refuseOthers({ contentIdList }: FilterRequest): void {
    if (bundled.hasAll(contentIdList)) return;
    throw new HttpError('database_away', 'The places of this list cannot be read at the moment.');
  }

  return {
    getContentIds: (request, signal) =>
      attempt(
        (one) => one.getContentIds(request, signal),
        () => bundled.getContentIds(request, signal),
      ),
    getFiltered: (request, signal) =>
      attempt(
        (one) => one.getFiltered(request, signal),
        async () => {
          refuseOthers(request);
          return bundled.getFiltered(request, signal);
        },
      ),
    getPage: (request, signal) =>
      attempt(
        (one) => one.getPage(request, signal),
        () => bundled.getPageOfOthers(request),
      ),
    getFilteredInEnglish: (request, signal) =>
      attempt(
        (one) => one.getFilteredInEnglish(request, signal),
        async () => {
          refuseOthers(request);
          return bundled.getFilteredInEnglish(request, signal);
        },
      ),
    find: (search, signal) => first.find(search, signal),
    getSubstitute: (failure) => (isOutage(failure) ? bundled : null),
  };
}
