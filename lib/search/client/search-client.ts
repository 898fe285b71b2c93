import * as v from 'valibot';
import type { Point } from '@kioot/engine/geo';
import { fetchJson, StatusError } from '@kioot/base/fetch';
import { TimeoutError } from '@kioot/base/with-timeout';
import { MAX_PAGE_SIZE, MAX_RESPONSE_BYTES } from '../../payload-limits';
import { RADII_M, type RadiusM } from '../../radii';
import { DEFAULT_LOCALE, getPageLocale } from '../../locales';
import { integerBetween, type Schema } from '@kioot/base/validation';
import type { TableNeeds } from '../../needs/need';
import { PAGE_SIZE, REC_PATHS, REQUEST_TIMEOUT_MS } from '../contract/rec-endpoints';
import {
  placeCardListSchema,
  type ContentIdRequest,
  type FilterBody,
  type FilterResponse,
  type PlaceCard,
} from '../contract/rec-contract';
import {
  contentIdResponseSchema,
  englishResponseSchema,
  filterResponseSchema,
  pageResponseSchema,
  toListBody,
} from '../contract/rec-responses';

/**
 * The BFF did not respond, responded with an error, or with a body that does not match the
 * contract.
 */
export class RequestError extends Error {
  override name = 'RequestError';
}

/** The BFF, or the backend behind it, exceeded the time limit. */
export class RequestTimeoutError extends RequestError {
  override name = 'RequestTimeoutError';
}

export interface CallOptions {
  /** Aborted when the visitor leaves the screen. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Ids of the restaurants around a point.
 * @throws {RequestError}
 */
export function fetchContentIds(
  request: ContentIdRequest,
  options?: CallOptions,
): Promise<string[]> {
  return postJson(REC_PATHS.contentIds, request, contentIdResponseSchema, options);
}

/**
 * Restaurants among `contentIdList` that match the Korean preference sentence.
 * @throws {RequestError}
 */
export function fetchFilteredRestaurants(
  request: FilterBody,
  options?: CallOptions,
): Promise<FilterResponse> {
  return postJson(REC_PATHS.filter, request, filterResponseSchema, options);
}

/**
 * Page `page` (from 1) of a filtered list, in English. Sends only its ten rows, as the first page
 * of their own list (decision 0056).
 * @throws {RequestError}
 */
export function fetchRestaurantPage(
  restaurants: readonly PlaceCard[],
  page: number,
  options?: CallOptions,
): Promise<PlaceCard[]> {
  const rows = restaurants.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const request = toListBody({ restaurants: rows, page: 1, pageSize: PAGE_SIZE });
  return postJson(toLocalizedPath('page'), request, pageResponseSchema, options);
}

/**
 * The whole filtered list in English (the vegan path).
 * @throws {RequestError}
 */
export function fetchFilteredRestaurantsInEnglish(
  request: FilterBody,
  options?: CallOptions,
): Promise<FilterResponse> {
  return postJson(toLocalizedPath('english'), request, englishResponseSchema, options);
}

/** Path of a call that returns names, in the language of the page. */
function toLocalizedPath(call: 'page' | 'english'): string {
  const locale = getPageLocale();
  return locale === DEFAULT_LOCALE
    ? REC_PATHS[call]
    : REC_PATHS[call].replace('rec', `localized/${locale}`);
}

const searchPageSchema = v.object({
  restaurants: placeCardListSchema,
  total: integerBetween(0),
  cursor: v.nullable(v.string()),
});

interface Search<Radius> extends TableNeeds {
  origin: Point;
  /** In meters; `city` for all of Seoul, nearest first. */
  radius: Radius;
}

/** Page of a search, and the cursor of the next one; null at the end. */
export interface SearchPage {
  restaurants: PlaceCard[];
  cursor: string | null;
}

/**
 * Places of a search from position `from` on, or the page of a cursor, in the language of the page.
 * @throws {RequestError}
 */
export function fetchSearchPage(
  { origin, radius, need, profile, others }: Search<RadiusM | 'city'>,
  at: { from: number } | { cursor: string },
  options?: CallOptions,
): Promise<SearchPage> {
  const request = {
    ...{ radius, need, profile, others, ...at },
    origin: { mapx: origin.mapx, mapy: origin.mapy },
    ...{ want: 'page', pageSize: MAX_PAGE_SIZE, language: getPageLocale() },
  };
  return postJson('/api/search', request, searchPageSchema, options);
}

const countFields = { radius: v.picklist(RADII_M), count: integerBetween(1) };

const alternativesSchema = v.object({
  /** Larger radii around the same origin. */
  wider: v.array(v.object(countFields)),
  /** Next areas, by id (`lib/areas.ts`), nearest first; none while a larger radius is enough. */
  areas: v.array(
    v.object({ ...countFields, area: integerBetween(1), distanceM: integerBetween(0) }),
  ),
  /** Places in all of Seoul; null if the backend cannot count them. */
  city: v.nullable(integerBetween(0)),
});
/**
 * The same need and restrictions elsewhere, each with the number of places that the filter call
 * lists there, above 0.
 */
export type Alternatives = v.InferOutput<typeof alternativesSchema>;

/**
 * Counts of the same need and restrictions elsewhere, for a search without results.
 * @throws {RequestError}
 */
export function fetchAlternatives(
  { origin: { mapx, mapy }, radius, need, profile, others }: Search<RadiusM>,
  options?: CallOptions,
): Promise<Alternatives> {
  const request = { origin: { mapx, mapy }, radius, need, profile, others, want: 'alternatives' };
  return postJson('/api/search', request, alternativesSchema, options);
}

/**
 * Posts to our server and validates the response.
 * @throws {RequestError}
 */
export async function postJson<T>(
  path: string,
  body: unknown,
  schema: Schema<T>,
  { signal, timeoutMs = REQUEST_TIMEOUT_MS }: CallOptions = {},
): Promise<T> {
  try {
    const { value } = await fetchJson(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
      { schema, timeoutMs, maxBytes: MAX_RESPONSE_BYTES, signal },
    );
    return value;
  } catch (cause) {
    if (cause instanceof StatusError) {
      const Failure = cause.status === 504 ? RequestTimeoutError : RequestError;
      throw new Failure(`${path} answered ${cause.status}`);
    }
    if (cause instanceof TimeoutError) {
      throw new RequestTimeoutError(`${path} took too long`, { cause });
    }
    throw new RequestError(`${path} failed`, { cause });
  }
}
