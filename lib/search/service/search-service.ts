import 'server-only';
import type { Point } from '@kioot/engine/geo';
import { mapYielding } from '../../cooperative';
import type { Place } from '@kioot/places/place';
import type {
  FilterRequest,
  FilterResponse,
  PageRequest,
  RecommendationBackend,
  PlaceCard,
} from '../contract/rec-contract';
import { toEnglishRestaurant } from '../localization/localize-cards';
import { createListFilter, truncateFilterResponse, truncateList } from './filter-list';
import { isPlacesDatabaseError, logDatabaseFailure } from '../../places/database-error';
import type { PlaceSource } from './place-source';
import { createListRankers } from './list-ranker';
import { createRankedSearch } from './ranked-search';
import { createCardMapper, hasSameText } from './card-mapper';
import type { SearchBackend } from './run-search';

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
  const { createRowMapper, reclassify } = createCardMapper();
  const getRanker = createListRankers();
  const { filter, filterForeignIds } = createListFilter(getRanker, createRowMapper);
  const createSearchBackend = createRankedSearch(getRanker, createRowMapper);

  /** The fallback for a failure of the database; null for others, and without one. */
  function getFallbackFor(failure: unknown): PlaceSource | null {
    if (!fallback || !isPlacesDatabaseError(failure)) return null;
    logDatabaseFailure(failure);
    return fallback;
  }

  /** Runs a query on the source, or `onFallback` on the fallback. */
  async function run<T>(
    query: (source: PlaceSource) => Promise<T>,
    onFallback: (source: PlaceSource) => Promise<T> = query,
  ): Promise<T> {
    try {
      return await query(primary);
    } catch (thrown) {
      const other = getFallbackFor(thrown);
      if (other) return onFallback(other);
      throw thrown;
    }
  }

  /**
   * One page of a returned list, in English; a row is classified again where `mayReplace` allows
   * that its place has changed.
   */
  async function getPage(
    source: PlaceSource,
    { restaurants, page, pageSize }: PageRequest,
    mayReplace: (restaurant: PlaceCard, row: Place) => boolean = () => true,
  ): Promise<PlaceCard[]> {
    const first = (page - 1) * pageSize;
    const displayed = restaurants.slice(first, first + pageSize);
    const rows = await source.getCachedRows(displayed.map(({ contentId }) => contentId));
    const byId = new Map(rows.map((row) => [row.contentId, row]));
    return mapYielding(displayed, (restaurant) => {
      const row = byId.get(restaurant.contentId);
      const isReplaced = row !== undefined && mayReplace(restaurant, row);
      return toEnglishRestaurant(reclassify(restaurant, isReplaced ? row : undefined));
    });
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
      const inEnglish = await mapYielding(results.restaurants, toEnglishRestaurant);
      return truncateFilterResponse('english', { ...results, restaurants: inEnglish });
    },
    ...createSearchBackend(primary),
    getFallback(failure) {
      const other = getFallbackFor(failure);
      return other && createSearchBackend(other);
    },
  };
}
