import type { RawResponse } from '../http-client';
import { parseResponse as parsePortalResponse, type ResponsePage } from '../tourapi/envelope';
import { TourApiError } from '../tourapi/errors';
import type { TourApiErrorKind } from '../tourapi/error-table';
import { LicenseError, type LicenseErrorCode } from './errors';

const CODES: Record<TourApiErrorKind, LicenseErrorCode> = {
  key: 'KEY',
  quota: 'QUOTA',
  rate: 'TOO_FAST',
  request: 'PARAMETER',
  service: 'SERVER',
  network: 'CONNECTION',
  body: 'UNREADABLE',
};

/**
 * Reads an answer of the register of licenses. It stands behind the same gateway as TourAPI and has the same envelope:
 * `{response: {header: {resultCode}, body: {items: {item: []}, totalCount}}}`.
 * @throws {LicenseError} for everything that is not a page
 */
export function parseResponse(answer: RawResponse): ResponsePage {
  try {
    return parsePortalResponse(answer);
  } catch (error) {
    if (!(error instanceof TourApiError)) throw error;
    const detail = error.message.replace(/^TourAPI: /, '');
    const { retryAfterMs } = error;
    throw new LicenseError(CODES[error.kind], detail, { retryAfterMs, cause: error.cause });
  }
}
