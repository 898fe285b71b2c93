import 'server-only';
import { HttpError } from '@kioot/base/http-errors';
import { getRedirectedId } from '@kioot/places/redirects';
import { MAX_ENTRIES, MAX_LIST_BYTES } from '../../payload-limits';
import { logEvent } from '../../observability/log';
import type { RecEndpoint } from '../contract/rec-endpoints';
import type { FilterResponse, FilterRequest } from '../contract/rec-contract';
import { getDiet } from '../classification/place-facts';
import { mapYielding } from '../../cooperative';
import type { PlaceIndex } from '../../places/place-index';
import type { createCardMapper } from './card-mapper';
import { getTableNeeds, rankRows, type createListRankers } from './list-ranker';
import type { PlaceSource } from './place-source';

/**
 * Truncates a list so that the client can post it back within the body limit ({@link MAX_ENTRIES},
 * {@link MAX_LIST_BYTES}). Lists are nearest or best first, so the least relevant entries go.
 */
export function truncateList<T>(call: RecEndpoint, all: readonly T[]): T[] {
  const bounded = all.slice(0, MAX_ENTRIES);
  // The brackets of the list, and a comma per entry.
  let bytes = 2;
  const end = bounded.findIndex((entry) => {
    bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
    return bytes > MAX_LIST_BYTES;
  });
  const truncated = end < 0 ? bounded : bounded.slice(0, end);
  if (truncated.length < all.length) {
    logEvent('warn', 'search.list_truncated', {
      call,
      returned: truncated.length,
      total: all.length,
    });
  }
  return truncated;
}

/** Truncates a filtered list, and its total by as many. */
export function truncateFilterResponse(call: RecEndpoint, found: FilterResponse): FilterResponse {
  const restaurants = truncateList(call, found.restaurants);
  const truncatedCount = found.restaurants.length - restaurants.length;
  return { ...found, restaurants, total: found.total - truncatedCount };
}

/** Places of a filtered list where someone of the party eats nothing; a search pages on. */
const MAX_UNSUITABLE = 40;

/** Creates the filter call over a source: matches among ids, best first; a phone arranges them for its time. */
export function createListFilter(
  getRanker: ReturnType<typeof createListRankers>,
  createRowMapper: ReturnType<typeof createCardMapper>['createRowMapper'],
) {
  async function filter(source: PlaceSource, request: FilterRequest): Promise<FilterResponse> {
    const { certainty, origin } = request;
    const needs = getTableNeeds(request);
    const ranker = getRanker(needs);
    const index = await source.getIndex();
    const contentIdList = request.contentIdList.map(toKnownId(index));
    const candidates = index.getByIds(contentIdList, origin);
    await source.prepare(index, candidates.rows);
    const { order, fits } = rankRows(ranker, index, candidates);
    const known = certainty === 'unknown' ? order : order.filter((_, at) => fits[at] !== 'unknown');
    const unsuitable = fits.filter((fit) => fit === 'none').length;
    const maxFiltered =
      certainty === 'unknown'
        ? source.maxFiltered
        : Math.min(source.maxFiltered, known.length - Math.max(0, unsuitable - MAX_UNSUITABLE));
    // Truncated in the order in which a search pages on: that of all places of the index.
    const rows = await source.getCachedRows(
      known.slice(0, maxFiltered).map((at) => index.getContentId(candidates.rows[at] ?? NaN)),
    );
    const toRestaurant = createRowMapper(needs, ranker.party);
    const restaurants = await mapYielding(rows, (row) => {
      const diet = getDiet(row);
      return toRestaurant({ row, diet, match: ranker.match(diet) });
    });
    const unknown = order.length - known.length;
    return {
      restaurants,
      total: restaurants.length,
      ...(known.length > restaurants.length ? { found: known.length } : {}),
      ...(unknown > 0 ? { unknown } : {}),
    };
  }

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

  return { filter, filterForeignIds };
}

/** Maps ids of merged duplicates, which stored lists and links still have. */
const toKnownId = (index: PlaceIndex) => (contentId: string) =>
  index.has(contentId) ? contentId : (getRedirectedId(contentId) ?? contentId);
