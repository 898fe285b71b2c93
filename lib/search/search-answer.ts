import 'server-only';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { HttpError } from '../http/errors';
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

/** In this order a pin counts them. */
export const FITS = ['only', 'options', 'maybe', 'unknown'] as const satisfies readonly Fit[];

/** How many places of the list there are by how they fit; `total` is their sum. */
export interface CountsAnswer {
  counts: Record<(typeof FITS)[number], number>;
  total: number;
}

/** A page of cards with the counts of the whole list; the cursor asks for the next page, and is null on the last. */
export interface PageAnswer extends CountsAnswer {
  restaurants: Restaurant[];
  cursor: string | null;
}

/** A place in under thirty bytes: steps of {@link PIN_STEP_DEGREES} from the origin to the east and to the north, and its place in {@link FITS}. */
export type PinAnswer = [contentId: string, east: number, north: number, fit: number];

/** The places whose coordinates are known, in the order of the list; of more than {@link MOST_PINS} the nearest. */
export interface PinsAnswer {
  pins: PinAnswer[];
  /** All whose coordinates are known. */
  total: number;
}

/** About a metre. */
export const PIN_STEP_DEGREES = 1e-5;
export const MOST_PINS = 500;

type SearchAnswer = PageAnswer | CountsAnswer | PinsAnswer;

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
    case 'pins':
      return toPins(places, request.origin);
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

function toPins(places: FoundPlaces, origin: Point): PinsAnswer {
  const distances: number[] = [];
  for (const { mapx, mapy, fit } of places) {
    if (mapx === undefined || mapy === undefined || fit === 'none') continue;
    distances.push(getDistanceM(origin, { mapx, mapy }));
  }
  const furthestM = Float64Array.from(distances).sort()[MOST_PINS - 1] ?? Infinity;
  const pins: PinAnswer[] = [];
  let placed = 0;
  for (const { contentId, mapx, mapy, fit } of places) {
    if (mapx === undefined || mapy === undefined || fit === 'none') continue;
    const distanceM = distances[placed] ?? Infinity;
    placed += 1;
    if (distanceM > furthestM || pins.length === MOST_PINS) continue;
    const east = Math.round((mapx - origin.mapx) / PIN_STEP_DEGREES);
    const north = Math.round((mapy - origin.mapy) / PIN_STEP_DEGREES);
    pins.push([contentId, east, north, FITS.indexOf(fit)]);
  }
  return { pins, total: placed };
}
