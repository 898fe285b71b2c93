import { HttpError } from '../http/errors';
import { fetchJson } from '../http/fetch-json';
import { StatusError } from '../http/fetch-text';
import { TimeoutError } from '../http/with-timeout.mjs';
import { MAX_ANSWER_BYTES } from '../limits';
import { DEFAULT_LOCALE, getPageLocale } from '../locales';
import { ValidationError, type Schema } from '../validation';
import { PAGE_SIZE, REC_PATHS, REQUEST_TIMEOUT_MS } from './calls';
import {
  contentIdResponseSchema,
  englishResponseSchema,
  filterResponseSchema,
  pageResponseSchema,
  type ContentIdRequest,
  type FilterRequest,
  type FilterResponse,
  type PageRequest,
  type Restaurant,
} from './contract';

/** The BFF did not answer, answered an error, or answered something that does not fit the contract. */
export class RequestError extends Error {
  override name = 'RequestError';
}

/** The BFF, or the backend behind it, took longer than the limit. */
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
export function getContentIds(request: ContentIdRequest, options?: CallOptions): Promise<string[]> {
  return post(REC_PATHS.contentIds, request, contentIdResponseSchema, options);
}

/**
 * The restaurants among `contentIdList` that meet the Korean preference sentence.
 * @throws {RequestError}
 */
export function getFilteredRestaurants(
  request: FilterRequest,
  options?: CallOptions,
): Promise<FilterResponse> {
  return post(REC_PATHS.filter, request, filterResponseSchema, options);
}

/**
 * Page `page` (from 1) of a filtered list, in English. Only its ten rows are sent, as the first page of a list of their
 * own (decision 0056).
 * @throws {RequestError}
 */
export function getRestaurantPage(
  restaurantInfo: readonly Restaurant[],
  page: number,
  options?: CallOptions,
): Promise<Restaurant[]> {
  const rows = restaurantInfo.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const request: PageRequest = { restaurantInfo: rows, page: 1, pageSize: PAGE_SIZE };
  return post(toPath('page'), request, pageResponseSchema, options);
}

/**
 * The whole filtered list in English (the vegan path).
 * @throws {RequestError}
 */
export function getFilteredRestaurantsInEnglish(
  request: FilterRequest,
  options?: CallOptions,
): Promise<FilterResponse> {
  return post(toPath('english'), request, englishResponseSchema, options);
}

/** A call that answers with names is asked for them in the language of the page. */
function toPath(call: 'page' | 'english'): string {
  const locale = getPageLocale();
  return locale === DEFAULT_LOCALE
    ? REC_PATHS[call]
    : REC_PATHS[call].replace('rec', `in/${locale}`);
}

/**
 * Asks our server, and takes an answer of that shape only.
 * @throws {RequestError}
 */
export async function post<T>(
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
      { schema, timeoutMs, maxBytes: MAX_ANSWER_BYTES, signal },
    );
    return value;
  } catch (cause) {
    if (cause instanceof HttpError && cause.cause instanceof ValidationError)
      throw new RequestError(`${path} answered an unknown shape`, { cause });
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
