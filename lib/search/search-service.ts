import 'server-only';
import { LRUCache } from 'lru-cache';
import { NOTHING_AVOIDED, createRanker, type Ranker } from '@kioot/engine';
import { HttpError } from '../http/errors';
import type { PlaceIndex } from '../places/place-index';
import type { RestaurantRow } from '../places/row';
import { getDiet, getHours } from './classify-cached';
import { mapYielding } from './cooperative';
import type {
  FilterRequest,
  FilterResponse,
  PageRequest,
  RecommendationBackend,
  Restaurant,
} from './contract';
import { toEnglishRestaurant } from './english';
import { createHoursNow } from './hours-now';
import { isDatabaseOutage, mapDatabaseError } from './map-database-error';
import type { PlaceSource } from './place-source';
import { createRestaurantMapper, hasSameTexts, toWanted, type Wanted } from './restaurant-mapper';
import type { Found, FoundPlace, SearchBackend } from './search-answer';
import type { Search } from './search-request';
import { truncateFilterResponse, truncateToFit } from './truncate-response';

/** Wishes of which it is remembered what each place is to them: some hundred kilobytes each. */
const MAX_RANKERS = 40;

/** Searches whose places are remembered, while the index stays the same: some hundred kilobytes each. */
const MAX_FOUND = 20;

/** Our own engine over an index of places: answers the four calls and `/api/search`. */
export interface SearchService extends RecommendationBackend, SearchBackend {}

/**
 * Makes the service that answers from one source of places, and from a substitute for as long as the database of the first one
 * fails. No list mixes the two: ids and texts that the first one handed out are answered by the substitute only where it has
 * them all.
 */
export function createSearchService(
  source: PlaceSource,
  substitute: PlaceSource | null = null,
): SearchService {
  const { createRowMapper, reclassify } = createRestaurantMapper();
  const getHoursNow = createHoursNow(getHours);
  const rankers = new LRUCache<string, Ranker>({ max: MAX_RANKERS });
  const foundIn = new WeakMap<PlaceIndex, LRUCache<string, FoundPlace[]>>();

  function getRanker({ need, profile }: Wanted): Ranker {
    const key = JSON.stringify([need, profile]);
    const ranker = rankers.get(key) ?? createRanker(need, profile);
    rankers.set(key, ranker);
    return ranker;
  }

  /** Answers from the source, or as `instead` does from the substitute. */
  async function answer<T>(
    ask: (from: PlaceSource) => Promise<T>,
    instead: (from: PlaceSource) => Promise<T> = ask,
  ): Promise<T> {
    try {
      return await mapDatabaseError(ask(source));
    } catch (thrown) {
      if (substitute && isDatabaseOutage(thrown)) return instead(substitute);
      throw thrown;
    }
  }

  async function filter(from: PlaceSource, request: FilterRequest): Promise<FilterResponse> {
    const { contentIdList, certainty, origin } = request;
    const wanted = toWanted(request);
    const index = await from.getIndex();
    const { rows, distancesM } = index.getByIds(contentIdList, origin);
    await from.prepare(index, rows);
    const { order, fits } = getRanker(wanted).rank(index.verdicts, { rows, distancesM });
    const known = certainty === 'unknown' ? order : order.filter((_, at) => fits[at] !== 'unknown');
    // Chosen by the order in which a search pages on from there, which stands still; shown by what is open now.
    const best = new Map(
      known.slice(0, from.maxFiltered).map((at) => [index.getContentId(rows[at] ?? NaN), at]),
    );
    const places = await from.getHeldRows([...best.keys()]);
    const nowMs = Date.now();
    const judged = await mapYielding(places, (row) => ({
      row,
      diet: getDiet(row),
      hours: getHoursNow(row, nowMs),
      distanceM: distancesM[best.get(row.contentId) ?? NaN] ?? Infinity,
    }));
    const ranker = getRanker(wanted);
    const shown = ranker.rank(
      {
        length: judged.length,
        getDiet: (at) => entryAt(judged, at).diet,
        hasHours: (at) => entryAt(judged, at).hours !== 'unknown',
      },
      { rows: [...judged.keys()], distancesM: judged.map(({ distanceM }) => distanceM) },
      (at) => entryAt(judged, at).hours,
    );
    const toRestaurant = createRowMapper(wanted);
    const restaurantInfo = await mapYielding(shown.order, (at) => {
      const { row, diet } = entryAt(judged, at);
      return toRestaurant({ row, diet, match: ranker.match(diet) });
    });
    const unknown = order.length - known.length;
    return {
      restaurantInfo,
      total: restaurantInfo.length,
      ...(known.length > restaurantInfo.length ? { found: known.length } : {}),
      ...(unknown > 0 ? { unknown } : {}),
    };
  }

  /** One page of a list that was handed out, in English; each row is judged again where `mayReplace` lets its place have changed. */
  async function getPage(
    from: PlaceSource,
    { restaurantInfo, page, pageSize }: PageRequest,
    mayReplace: (restaurant: Restaurant, row: RestaurantRow) => boolean = () => true,
  ): Promise<Restaurant[]> {
    const first = (page - 1) * pageSize;
    const shown = restaurantInfo.slice(first, first + pageSize);
    const rows = await from.getHeldRows(shown.map(({ contentId }) => contentId));
    const byId = new Map(rows.map((row) => [row.contentId, row]));
    return mapYielding(shown, (restaurant) => {
      const row = byId.get(restaurant.contentId);
      const isReplaced = row !== undefined && mayReplace(restaurant, row);
      return toEnglishRestaurant(reclassify(restaurant, isReplaced ? row : undefined));
    });
  }

  /** Ranks all places of a search, or remembers them: pages of one list and its counts ask for the same. */
  async function rankWithin(
    from: PlaceSource,
    { origin, radius }: Search,
    wanted: Wanted,
  ): Promise<FoundPlace[]> {
    const index = await from.getIndex();
    const found = foundIn.get(index) ?? new LRUCache<string, FoundPlace[]>({ max: MAX_FOUND });
    foundIn.set(index, found);
    const key = JSON.stringify([origin, radius, wanted]);
    const known = found.get(key);
    if (known) return known;
    const near = index.getWithin(origin, radius);
    await from.prepare(index, near.rows);
    // By known hours alone: pages of one list are asked for over hours, and what opens in between must not move what was not read yet.
    const { order, fits } = getRanker(wanted).rank(index.verdicts, near);
    const places = order.map((at, position) => ({
      contentId: index.getContentId(near.rows[at] ?? NaN),
      fit: fits[position] ?? 'none',
    }));
    found.set(key, places);
    return places;
  }

  async function find(from: PlaceSource, search: Search): Promise<Found> {
    const wanted: Wanted = { need: search.need, profile: search.profile ?? NOTHING_AVOIDED };
    const places = await rankWithin(from, search, wanted);
    await from.ensureAvailable(places[0]?.contentId);
    return {
      places,
      async getCards(start, end) {
        const contentIds = places.slice(start, end).map(({ contentId }) => contentId);
        const rows = await mapDatabaseError(from.getHeldRows(contentIds));
        const { match } = getRanker(wanted);
        const toRestaurant = createRowMapper(wanted);
        return mapYielding(rows, (row) => {
          const diet = getDiet(row);
          return toEnglishRestaurant(toRestaurant({ row, diet, match: match(diet) }));
        });
      },
    };
  }

  /** Filters ids that another source handed out. */
  async function filterAllKnown(
    from: PlaceSource,
    request: FilterRequest,
  ): Promise<FilterResponse> {
    const index = await from.getIndex();
    if (request.contentIdList.every(index.has)) return filter(from, request);
    throw new HttpError('database_away', 'The places of this list cannot be read at the moment.');
  }

  const answerFilter = (request: FilterRequest): Promise<FilterResponse> =>
    answer(
      (from) => filter(from, request),
      (from) => filterAllKnown(from, request),
    );

  return {
    getContentIds: ({ mapx, mapy, radius }) =>
      answer(async (from) => {
        const index = await from.getIndex();
        const contentIds = Array.from(
          index.getWithin({ mapx, mapy }, radius).rows,
          index.getContentId,
        );
        // A list that begins is one of the substitute, which can go on with it.
        await from.ensureAvailable(substitute ? undefined : contentIds[0]);
        return truncateToFit('contentIds', contentIds);
      }),
    getFiltered: async (request) => truncateFilterResponse('filter', await answerFilter(request)),
    getPage: (request) =>
      answer(
        (from) => getPage(from, request),
        (from) => getPage(from, request, hasSameTexts),
      ),
    async getFilteredInEnglish(request) {
      const found = await answerFilter(request);
      const inEnglish = await mapYielding(found.restaurantInfo, toEnglishRestaurant);
      return truncateFilterResponse('english', { ...found, restaurantInfo: inEnglish });
    },
    find: (search) => mapDatabaseError(find(source, search)),
    getSubstitute: (failure) =>
      substitute && isDatabaseOutage(failure)
        ? { find: (search) => find(substitute, search) }
        : null,
  };
}

/** @throws {RangeError} where there is no such entry */
function entryAt<T>(list: readonly T[], at: number): T {
  const entry = list[at];
  if (entry === undefined) throw new RangeError(`${at} of ${list.length} entries`);
  return entry;
}
