import 'server-only';
import type { Restaurant, RestaurantMatch } from './contract';
import { createCursors } from './cursor';
import type { Search, SearchRequest } from './search-request';
import { toSpoken } from './spoken';

type Fit = RestaurantMatch['fit'];

/** A place that was found, before anybody looks at it more closely. */
export interface FoundPlace {
  contentId: string;
  /** In degrees; missing where the backend does not say. */
  mapx?: number;
  mapy?: number;
  /** `unknown` also where the backend does not say. */
  fit: Fit;
}

/** What a search found: everything that is not known to be wrong for the visitor, best first. */
export interface Found {
  places: readonly FoundPlace[];
  /** The cards of the places from `from` up to `to`, in English beside the Korean. */
  getCards(from: number, to: number): Promise<Restaurant[]>;
}

/** What answers `/api/search`: our own engine, or the four calls of a tourism backend. */
export interface SearchBackend {
  find(search: Search, signal: AbortSignal): Promise<Found>;
}

/** A page of cards; the cursor asks for the next one, and is null on the last. */
export interface PageAnswer {
  restaurants: Restaurant[];
  /** All places of the list, not of the page. */
  total: number;
  cursor: string | null;
}

/** How many places there are by how they fit; `total` is their sum. */
export interface CountsAnswer {
  counts: Record<Exclude<Fit, 'none'>, number>;
  total: number;
}

/** Every place whose coordinates are known, as little as a map needs of it. */
export interface PinsAnswer {
  pins: [contentId: string, mapx: number, mapy: number, fit: Fit][];
}

/**
 * Answers what `/api/search` was asked.
 * @throws {HttpError} `invalid_cursor`, and what the backend throws
 */
export async function answerSearch(
  backend: SearchBackend,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<PageAnswer | CountsAnswer | PinsAnswer> {
  const { places, getCards } = await backend.find(request, signal);
  switch (request.want) {
    case 'page': {
      const { toCursor, parseCursor } = createCursors(
        request,
        places.map(({ contentId }) => contentId),
      );
      const from =
        request.cursor === undefined
          ? Math.min(request.from, places.length)
          : parseCursor(request.cursor);
      const to = Math.min(from + request.pageSize, places.length);
      return {
        restaurants: await toSpoken(await getCards(from, to), request.language),
        total: places.length,
        cursor: toCursor(to),
      };
    }
    case 'counts': {
      const count = (fit: Fit) => places.filter((place) => place.fit === fit).length;
      return {
        counts: {
          only: count('only'),
          options: count('options'),
          maybe: count('maybe'),
          unknown: count('unknown'),
        },
        total: places.length,
      };
    }
    case 'pins':
      return {
        pins: places.flatMap(({ contentId, mapx, mapy, fit }) =>
          mapx === undefined || mapy === undefined ? [] : [[contentId, mapx, mapy, fit]],
        ),
      };
  }
}
