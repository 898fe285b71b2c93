import 'server-only';
import { createHttpClient, type HttpClientOptions } from '../http-client';
import { DISTRICT_CODES, type LicenseDistrict } from './district-codes';
import { parseResponse } from './envelope';
import { LicenseError } from './errors';

export const DEFAULT_LICENSES_BASE_URL = 'https://apis.data.go.kr/1741000/general_restaurants';

/** The service answers no more rows than these, whatever is asked for. */
export const ROWS_PER_PAGE = 100;

export interface LicenseOptions extends Partial<HttpClientOptions> {
  readonly serviceKey: string;
  /** Called after each failed attempt, before its retry: it has used up a call of the quota. */
  readonly onFailedAttempt?: (error: LicenseError) => void | Promise<void>;
}

/** One page of an answer, before its rows are known to be of any shape. */
export interface LicensePage {
  readonly rows: readonly unknown[];
  /** Licenses of the district, over all pages, as the service counts them. */
  readonly totalCount: number;
}

export interface LicenseClient {
  /**
   * A page of a district, counted from 1.
   * @throws {LicenseError} after the last retry; the signal's reason when aborted
   */
  fetchPage(district: LicenseDistrict, page: number): Promise<LicensePage>;
}

/** Client of the register of restaurant licenses (data set 15154916). */
export function createLicenseClient({
  baseUrl = DEFAULT_LICENSES_BASE_URL,
  ratePerSecond = 5,
  timeoutMs = 20_000,
  retries = 4,
  backoffMs = 500,
  onFailedAttempt,
  ...options
}: LicenseOptions): LicenseClient {
  const client = createHttpClient(
    { baseUrl, ratePerSecond, timeoutMs, retries, backoffMs, ...options },
    {
      accept: 'application/json',
      parse: parseResponse,
      toError: (code, cause) => {
        const detail = code === 'TIMEOUT' ? `no answer within ${timeoutMs} ms` : 'no connection';
        return new LicenseError(code, detail, { cause });
      },
      onFailedAttempt: (error) =>
        error instanceof LicenseError ? onFailedAttempt?.(error) : undefined,
    },
  );
  return {
    async fetchPage(district, page) {
      const { items, totalCount } = await client.get('info', {
        ...{ returnType: 'json', pageNo: String(page), numOfRows: String(ROWS_PER_PAGE) },
        'cond[OPN_ATMY_GRP_CD::EQ]': DISTRICT_CODES[district],
      });
      return { rows: items, totalCount };
    },
  };
}
