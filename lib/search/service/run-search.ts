import 'server-only';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { HttpError } from '@kioot/base/http-errors';
import type { GuestFit } from '@kioot/engine';
import type { SearchQuery, AlternativesRequest, SearchRequest } from '../contract/requests';
import type { Alternatives } from '../client/search-client';
import type { PlaceCard, RestaurantMatch } from '../contract/rec-contract';
import { localizeRestaurants } from '../localization/localize-cards';

const CURSOR_PATTERN = /^([1-9]\d{0,6})\.([\w-]{22})$/;

/**
 * Codec for the position of the next page of a list, opaque to callers. Stateless: a cursor holds
 * the position, and a digest of the search and of all its results, by which any instance detects a
 * changed list. Not secret: a forged cursor reaches only pages that paging reaches.
 */
function createCursorCodec(
  { origin, radius, need, profile, others }: SearchQuery,
  contentIds: readonly string[],
) {
  const { mapx, mapy } = origin;
  const digest = createHash('sha256')
    .update(
      JSON.stringify([mapx, mapy, radius, need, profile, contentIds, ...(others ? [others] : [])]),
    )
    .digest('base64url')
    .slice(0, 22);

  return {
    /** Cursor of a position; null at the end of the list. */
    toCursor: (position: number) => (position < contentIds.length ? `${position}.${digest}` : null),
    /**
     * @throws {HttpError} `invalid_cursor` for a cursor of another search, or of a list that has
     *   changed since
     */
    parseCursor(cursor: string): number {
      const [, position, sentDigest] = CURSOR_PATTERN.exec(cursor) ?? [];
      if (sentDigest === digest && Number(position) < contentIds.length) return Number(position);
      throw new HttpError(
        'invalid_cursor',
        'cursor: not of this search, or the list has changed since. Begin again without one.',
      );
    },
  };
}

type Fit = RestaurantMatch['fit'];

/** Match of a search, without its texts. */
export interface RankedPlace {
  contentId: string;
  /** `unknown` also if the backend gives none. */
  fit: Fit;
  /** For a party: fit of who is worst off; `fit` is `none` where it is `no`. */
  partyFit?: GuestFit;
}

/** Result of a search: all places that are not known to be unsuitable. */
export interface SearchResult {
  places: readonly RankedPlace[];
  /** Restaurants from position `from` up to `to`, in English beside the Korean. */
  getRestaurants(from: number, to: number): Promise<PlaceCard[]>;
}

/** Backend of `/api/search`: our own engine, or the four calls of a tourism backend. */
export interface SearchBackend {
  search(search: SearchQuery, signal: AbortSignal): Promise<SearchResult>;
  countAlternatives(request: AlternativesRequest, signal: AbortSignal): Promise<Alternatives>;
  /** Backend to use after this failure; null if there is none. */
  getFallback?(failure: unknown): SearchBackend | null;
}

/**
 * Number of places per fit; `total` is their sum, for a party beside the places where someone eats
 * nothing.
 */
export interface CountsResponse {
  counts: Record<Exclude<Fit, 'none'>, number>;
  total: number;
}

/**
 * Page of restaurants with the counts of the whole list; `cursor` requests the next page and is
 * null on the last.
 */
export interface PageResponse extends CountsResponse {
  restaurants: PlaceCard[];
  cursor: string | null;
}

type SearchResponse = PageResponse | CountsResponse | Alternatives;
type ListRequest = Exclude<SearchRequest, AlternativesRequest>;

/**
 * Runs a request of `/api/search` on one backend; if that fails after listing places, the fallback
 * lists its own.
 * @throws {HttpError} `invalid_cursor`; `database_away` for the rest of a list that differs on the
 *   fallback; everything the backend throws
 */
export async function runSearch(
  backend: SearchBackend,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<SearchResponse> {
  let result: SearchResult | undefined;
  try {
    if (request.want === 'alternatives') return await backend.countAlternatives(request, signal);
    result = await backend.search(request, signal);
    return await toSearchResponse(result, request);
  } catch (failure) {
    const fallback = backend.getFallback?.(failure);
    if (!fallback) throw failure;
    if (request.want === 'alternatives') return fallback.countAlternatives(request, signal);
    return runOnFallback(await fallback.search(request, signal), request, result);
  }
}

const toIds = (places: readonly RankedPlace[]): string[] =>
  places.map(({ contentId }) => contentId);

/**
 * Runs a request on the fallback. A list continues only if unchanged: by its cursor, or as the list
 * found before.
 */
async function runOnFallback(
  result: SearchResult,
  request: ListRequest,
  previous: SearchResult | undefined,
): Promise<SearchResponse> {
  const isContinuation = request.want === 'page' && (request.from ?? 0) > 0;
  if (
    !isContinuation ||
    (previous && isDeepStrictEqual(toIds(previous.places), toIds(result.places)))
  ) {
    try {
      return await toSearchResponse(result, request);
    } catch (thrown) {
      if (!(thrown instanceof HttpError && thrown.code === 'invalid_cursor')) throw thrown;
    }
  }
  throw new HttpError('database_away', 'The rest of this list cannot be read at the moment.');
}

async function toSearchResponse(
  { places, getRestaurants }: SearchResult,
  request: ListRequest,
): Promise<SearchResponse> {
  switch (request.want) {
    case 'page': {
      const { toCursor, parseCursor } = createCursorCodec(request, toIds(places));
      const from =
        request.cursor === undefined
          ? Math.min(request.from ?? 0, places.length)
          : parseCursor(request.cursor);
      const to = Math.min(from + request.pageSize, places.length);
      return {
        ...countByFit(places),
        restaurants: await localizeRestaurants(await getRestaurants(from, to), request.language),
        cursor: toCursor(to),
      };
    }
    case 'counts':
      return countByFit(places);
  }
}

function countByFit(places: readonly RankedPlace[]): CountsResponse {
  const counts = { only: 0, options: 0, maybe: 0, unknown: 0 };
  for (const { fit } of places) if (fit !== 'none') counts[fit] += 1;
  return { counts, total: places.length };
}
