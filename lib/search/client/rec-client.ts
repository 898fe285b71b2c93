import { fetchJson, StatusError } from '@kioot/base/fetch';
import { TimeoutError } from '@kioot/base/with-timeout';
import { MAX_RESPONSE_BYTES } from '../../payload-limits';
import { DEFAULT_LOCALE, getPageLocale } from '../../locales';
import type { Schema } from '@kioot/base/validation';
import { PAGE_SIZE, REC_PATHS, REQUEST_TIMEOUT_MS } from '../contract/rec-endpoints';
import type {
  ContentIdRequest,
  FilterBody,
  FilterResponse,
  PlaceCard,
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
