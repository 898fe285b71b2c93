import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Point } from '@kioot/engine/geo';
import { HttpError } from '../../http/errors';
import { RADII_M } from '../../radii';
import { isChainBranch } from '../../places/chain-branches';
import type { TableNeeds } from '../../needs/need';
import type { PlaceIndex } from '../../places/place-index';
import { getRedirectedId } from '../../places/place-redirects';
import type { RestaurantRow } from '../../places/row';
import { getDiet, getPackedHours } from '../classification/classify-cached';
import { mapYielding } from '../../cooperative';
import type {
  FilterRequest,
  FilterResponse,
  PageRequest,
  RecommendationBackend,
  Restaurant,
} from '../contract/rec-contract';
import { toEnglishRestaurant } from '../localization/localize-in-english';
import { findNextAreas } from './next-areas';
import { createOpenNow } from './open-now';
import { isDatabaseOutage, mapDatabaseError } from './map-database-error';
import type { PlaceSource } from './place-source';
import { createListRankers } from './list-ranker';
import { createRestaurantMapper, hasSameText } from './restaurant-mapper';
import { parseSearchNeeds, toSearchNeeds } from './search-needs';
import type { Alternatives, SearchResult, RankedPlace, SearchBackend } from './run-search';
import { WHOLE_CITY, type AlternativesRequest, type Search } from '../contract/search-request';
import { getWholeCity, rankByDistance } from './whole-city';
import { truncateFilterResponse, truncateList } from './truncate-response';

/** Cached results per index, some hundred kilobytes each. */
const MAX_CACHED_RESULTS = 20;
/** Places of a filtered list where someone of the party eats nothing; a search pages on. */
const MAX_UNSUITABLE = 40;
/** Longest list of all Seoul to cache; most places of a register match some needs. */
const MAX_CACHED_PLACES = 10_000;

/** Our own engine over an index of places: implements the four calls and `/api/search`. */
export interface SearchService extends RecommendationBackend, SearchBackend {
  /** Number of places within each radius (meters) of each origin. */
  countWithin(origins: readonly Point[], radiiM: readonly number[]): Promise<number[][]>;
}

/**
 * Creates the service over a source of places, with a fallback while the database of the source
 * fails. No list mixes the two: ids and texts of the source are answered by the fallback only if it
 * has all of them.
 */
export function createSearchService(
  primary: PlaceSource,
  fallback: PlaceSource | null = null,
): SearchService {
  const { createRowMapper, reclassify } = createRestaurantMapper();
  const getOpenNow = createOpenNow(getPackedHours);
  const getRanker = createListRankers();
  const resultsByIndex = new WeakMap<PlaceIndex, LRUCache<string, RankedPlace[]>>();

  /** Runs a query on the source, or `onFallback` on the fallback. */
  async function run<T>(
    query: (source: PlaceSource) => Promise<T>,
    onFallback: (source: PlaceSource) => Promise<T> = query,
  ): Promise<T> {
    try {
      return await mapDatabaseError(query(primary));
    } catch (thrown) {
      if (fallback && isDatabaseOutage(thrown)) return onFallback(fallback);
      throw thrown;
    }
  }

  async function filter(source: PlaceSource, request: FilterRequest): Promise<FilterResponse> {
    const { certainty, origin } = request;
    const needs = parseSearchNeeds(request);
    const ranker = getRanker(needs);
    const index = await source.getIndex();
    const contentIdList = request.contentIdList.map(toKnownId(index));
    const { rows, distancesM } = index.getByIds(contentIdList, origin);
    await source.prepare(index, rows);
    const { order, fits } = ranker.rank(
      index.verdicts,
      { rows, distancesM },
      undefined,
      isBranchOf(index),
    );
    const known = certainty === 'unknown' ? order : order.filter((_, at) => fits[at] !== 'unknown');
    const unsuitable = fits.filter((fit) => fit === 'none').length;
    const maxFiltered =
      certainty === 'unknown'
        ? source.maxFiltered
        : Math.min(source.maxFiltered, known.length - Math.max(0, unsuitable - MAX_UNSUITABLE));
    // Truncated in the order in which a search pages on, which is stable; displayed in the order of
    // what is open now.
    const positions = new Map(
      known.slice(0, maxFiltered).map((at) => [index.getContentId(rows[at] ?? NaN), at]),
    );
    const places = await source.getCachedRows([...positions.keys()]);
    const nowMs = Date.now();
    const classified = await mapYielding(places, (row) => ({
      row,
      diet: getDiet(row),
      hours: getOpenNow(row, nowMs),
      distanceM: distancesM[positions.get(row.contentId) ?? NaN] ?? Infinity,
    }));
    const displayed = ranker.rank(
      {
        length: classified.length,
        getDiet: (at) => getEntry(classified, at).diet,
        hasHours: (at) => getEntry(classified, at).hours !== 'unknown',
      },
      { rows: [...classified.keys()], distancesM: classified.map(({ distanceM }) => distanceM) },
      (at) => getEntry(classified, at).hours,
      (at) => isChainBranch(getEntry(classified, at).row.contentId),
    );
    const toRestaurant = createRowMapper(needs, ranker.party);
    const restaurantInfo = await mapYielding(displayed.order, (at) => {
      const { row, diet } = getEntry(classified, at);
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

  /**
   * One page of a returned list, in English; a row is classified again where `mayReplace` allows
   * that its place has changed.
   */
  async function getPage(
    source: PlaceSource,
    { restaurantInfo, page, pageSize }: PageRequest,
    mayReplace: (restaurant: Restaurant, row: RestaurantRow) => boolean = () => true,
  ): Promise<Restaurant[]> {
    const first = (page - 1) * pageSize;
    const displayed = restaurantInfo.slice(first, first + pageSize);
    const rows = await source.getCachedRows(displayed.map(({ contentId }) => contentId));
    const byId = new Map(rows.map((row) => [row.contentId, row]));
    return mapYielding(displayed, (restaurant) => {
      const row = byId.get(restaurant.contentId);
      const isReplaced = row !== undefined && mayReplace(restaurant, row);
      return toEnglishRestaurant(reclassify(restaurant, isReplaced ? row : undefined));
    });
  }

  /**
   * Ranks all places of a search; cached, because pages and counts of a list need the same ranking.
   * In all of Seoul those with a known menu, nearest first.
   */
  async function rankWithin(
    source: PlaceSource,
    { origin, radius }: Search,
    needs: TableNeeds,
  ): Promise<RankedPlace[]> {
    const index = await source.getIndex();
    const results =
      resultsByIndex.get(index) ?? new LRUCache<string, RankedPlace[]>({ max: MAX_CACHED_RESULTS });
    resultsByIndex.set(index, results);
    const key = JSON.stringify([origin, radius, needs]);
    const known = results.get(key);
    if (known) return known;
    const ranker = getRanker(needs);
    if (radius === WHOLE_CITY) {
      const candidates = getWholeCity(index, origin);
      await source.prepare(index, candidates.rows);
      const places = await rankByDistance(index, candidates, ranker);
      if (places.length <= MAX_CACHED_PLACES) results.set(key, places);
      return places;
    }
    const candidates = index.getWithin(origin, radius);
    await source.prepare(index, candidates.rows);
    // Ignores the time of day: pages of one list are requested over hours, and a place that opens
    // meanwhile must not move.
    const { order, fits, partyFits } = ranker.rank(
      index.verdicts,
      candidates,
      undefined,
      isBranchOf(index),
    );
    const places = order.map((at, position): RankedPlace => ({
      contentId: index.getContentId(candidates.rows[at] ?? NaN),
      fit: fits[position] ?? 'none',
      ...(partyFits ? { partyFit: partyFits[position] ?? 'unknown' } : {}),
    }));
    results.set(key, places);
    return places;
  }

  async function find(source: PlaceSource, search: Search): Promise<SearchResult> {
    const needs = toSearchNeeds(search);
    const places = await rankWithin(source, search, needs);
    await source.ensureAvailable(places[0]?.contentId);
    return {
      places,
      async getRestaurants(start, end) {
        const contentIds = places.slice(start, end).map(({ contentId }) => contentId);
        const rows = await mapDatabaseError(source.getCachedRows(contentIds));
        const { match, party } = getRanker(needs);
        const toRestaurant = createRowMapper(needs, party);
        return mapYielding(rows, (row) => {
          const diet = getDiet(row);
          return toEnglishRestaurant(toRestaurant({ row, diet, match: match(diet) }));
        });
      },
    };
  }

  async function countAlternatives(
    source: PlaceSource,
    { radius: emptyRadius, ...request }: AlternativesRequest,
  ): Promise<Alternatives> {
    const needs = toSearchNeeds(request);
    const rankAt = (radius: Search['radius']) => rankWithin(source, { ...request, radius }, needs);
    const city = await rankAt(WHOLE_CITY);
    await source.ensureAvailable(city[0]?.contentId);
    const wider: Alternatives['wider'] = [];
    for (const radius of RADII_M.filter((radiusM) => radiusM > emptyRadius)) {
      const count = (await rankAt(radius)).filter(isKnown).length;
      if (count > 0) wider.push({ radius, count });
    }
    const contentIds = city.map(({ contentId }) => contentId);
    const areas =
      wider.length > 0 ? [] : findNextAreas(await source.getIndex(), contentIds, request.origin);
    return { wider, areas, city: city.length };
  }

  /** `/api/search` over one source. */
  const createSearchBackend = (source: PlaceSource): SearchBackend => ({
    search: (search) => mapDatabaseError(find(source, search)),
    countAlternatives: (request) => mapDatabaseError(countAlternatives(source, request)),
  });

  /** Filters ids that another source returned. */
  async function filterForeignIds(
    source: PlaceSource,
    request: FilterRequest,
  ): Promise<FilterResponse> {
    const index = await source.getIndex();
    if (request.contentIdList.map(toKnownId(index)).every(index.has))
      return filter(source, request);
    throw new HttpError('database_away', 'The places of this list cannot be read at the moment.');
  }

  const runFilter = (request: FilterRequest): Promise<FilterResponse> =>
    run(
      (source) => filter(source, request),
      (source) => filterForeignIds(source, request),
    );

  return {
    getContentIds: ({ mapx, mapy, radius }) =>
      run(async (source) => {
        const index = await source.getIndex();
        const contentIds = Array.from(
          index.getWithin({ mapx, mapy }, radius).rows,
          index.getContentId,
        );
        // A first page may come from the fallback, which can continue the list.
        await source.ensureAvailable(fallback ? undefined : contentIds[0]);
        return truncateList('contentIds', contentIds);
      }),
    countWithin: (origins, radiiM) =>
      run(async (source) => {
        const index = await source.getIndex();
        return origins.map((origin) => {
          const { distancesM } = index.getWithin(origin, Math.max(...radiiM));
          return radiiM.map((radiusM) => distancesM.filter((m) => m <= radiusM).length);
        });
      }),
    getFiltered: async (request) => truncateFilterResponse('filter', await runFilter(request)),
    getPage: (request) =>
      run(
        (source) => getPage(source, request),
        (source) => getPage(source, request, hasSameText),
      ),
    async getFilteredInEnglish(request) {
      const results = await runFilter(request);
      const inEnglish = await mapYielding(results.restaurantInfo, toEnglishRestaurant);
      return truncateFilterResponse('english', { ...results, restaurantInfo: inEnglish });
    },
    ...createSearchBackend(primary),
    getFallback: (failure) =>
      fallback && isDatabaseOutage(failure) ? createSearchBackend(fallback) : null,
  };
}

/** True for a place of a known menu where everyone finds something. */
const isKnown = ({ fit }: Pick<RankedPlace, 'fit'>) => fit !== 'unknown' && fit !== 'none';

const isBranchOf = (index: PlaceIndex) => (row: number) => isChainBranch(index.getContentId(row));

/** Maps ids of merged duplicates, which stored lists and links still have. */
const toKnownId = (index: PlaceIndex) => (contentId: string) =>
  index.has(contentId) ? contentId : (getRedirectedId(contentId) ?? contentId);

/** @throws {RangeError} for an index outside the list */
function getEntry<T>(list: readonly T[], at: number): T {
  const entry = list[at];
  if (entry === undefined) throw new RangeError(`${at} of ${list.length} entries`);
  return entry;
}
