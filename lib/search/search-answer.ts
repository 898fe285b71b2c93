import 'server-only';
import { HttpError } from '../http/errors';
import type { Restaurant, RestaurantMatch } from './contract';
import { createCursors } from './cursor';
import type { Search, SearchRequest } from './search-request';
import { toSpoken } from './spoken';

type Fit = RestaurantMatch['fit'];

/** A place that was found, before anybody looks at it more closely. */
export interface FoundPlace {
  contentId: string;
  /** `unknown` also where the backend does not say. */
  fit: Fit;
}

/** Places to go through, best first: of thousands each may be made as its turn comes. */
export interface FoundPlaces extends Iterable<FoundPlace> {
  readonly length: number;
}

/** What a search found: everything that is not known to be wrong for the visitor. */
export interface Found {
  places: FoundPlaces;
  /** The cards of the places from `from` up to `to`, in English beside the Korean. */
  getCards(from: number, to: number): Promise<Restaurant[]>;
}

/** What answers `/api/search`: our own engine, or the four calls of a tourism backend. */
export interface SearchBackend {
  find(search: Search, signal: AbortSignal): Promise<Found>;
  /** The backend that answers instead after such a failure; null where none may. */
  getSubstitute?(failure: unknown): SearchBackend | null;
}

/** How many places of the list there are by how they fit; `total` is their sum. */
export interface CountsAnswer {
  counts: Record<Exclude<Fit, 'none'>, number>;
  total: number;
}

/** A page of cards with the counts of the whole list; the cursor asks for the next page, and is null on the last. */
export interface PageAnswer extends CountsAnswer {
  restaurants: Restaurant[];
  cursor: string | null;
}

type SearchAnswer = PageAnswer | CountsAnswer;

/**
 * Answers what `/api/search` was asked, all of it from one backend: where cards fail after their list was found, a substitute
 * finds its own.
 * @throws {HttpError} `invalid_cursor`, `database_away` for the rest of a list that is another one of the substitute, and
 *   what the backend throws
 */
export async function answerSearch(
  backend: SearchBackend,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  let found: Found | undefined;
  try {
    found = await backend.find(request, signal);
    return await toAnswer(found, request);
  } catch (failure) {
    const substitute = backend.getSubstitute?.(failure);
    if (!substitute) throw failure;
    return answerInstead(await substitute.find(request, signal), request, found);
  }
}

const toIds = ({ places }: Found): string => Array.from(places, (place) => place.contentId).join();

/** Answers from a substitute. A list goes on only as itself: by its cursor, or as the list that was found before. */
async function answerInstead(
  found: Found,
  request: SearchRequest,
  before: Found | undefined,
): Promise<SearchAnswer> {
  const isFurther = request.want === 'page' && (request.from ?? 0) > 0;
  if (!isFurther || (before && toIds(before) === toIds(found))) {
    try {
      return await toAnswer(found, request);
    } catch (thrown) {
      if (!(thrown instanceof HttpError && thrown.code === 'invalid_cursor')) throw thrown;
    }
  }
  throw new HttpError('database_away', 'The rest of this list cannot be read at the moment.');
}

async function toAnswer(
  { places, getCards }: Found,
  request: SearchRequest,
): Promise<SearchAnswer> {
  switch (request.want) {
    case 'page': {
      const contentIds: string[] = [];
      const counted = countFits(places, ({ contentId }) => contentIds.push(contentId));
      const { toCursor, parseCursor } = createCursors(request, contentIds);
      const from =
        request.cursor === undefined
          ? Math.min(request.from ?? 0, places.length)
          : parseCursor(request.cursor);
      const to = Math.min(from + request.pageSize, places.length);
      return {
        ...counted,
        restaurants: await toSpoken(await getCards(from, to), request.language),
        cursor: toCursor(to),
      };
    }
    case 'counts':
      return countFits(places);
  }
}

function countFits(places: FoundPlaces, look?: (place: FoundPlace) => void): CountsAnswer {
  const counts = { only: 0, options: 0, maybe: 0, unknown: 0 };
  for (const place of places) {
    if (place.fit !== 'none') counts[place.fit] += 1;
    look?.(place);
  }
  return { counts, total: places.length };
}
