import 'server-only';
import * as v from 'valibot';
import { createHttpClient, type HttpClientOptions } from '../http-client';
import { parseResponse } from './envelope';
import { TourApiError, toTourApiError } from './errors';

export const DEFAULT_TOURAPI_BASE_URL = 'https://apis.data.go.kr/B551011';

export interface TourApiOptions extends Partial<HttpClientOptions> {
  readonly serviceKey: string;
  /** Called after each failed attempt, before its retry; the attempt counts towards the quota. */
  readonly onFailedAttempt?: (error: TourApiError) => void | Promise<void>;
}

export interface TourApiCall<Item> {
  readonly service: 'KorService2' | 'EngService2' | 'JpnService2' | 'ChsService2' | 'ChtService2';
  readonly operation: 'areaBasedList2' | 'detailIntro2' | 'detailCommon2';
  readonly params: Readonly<Record<string, string | number>>;
  readonly schema: v.GenericSchema<unknown, Item>;
}

export interface TourApiPage<Item> {
  readonly items: readonly Item[];
  /** Number of omitted items that do not fit the schema. */
  readonly unreadable: number;
  /** Total over all pages, as the API reports it. */
  readonly totalCount: number;
}

export interface TourApiClient {
  /** @throws {TourApiError} after the last retry; the signal's reason when aborted */
  call<Item>(call: TourApiCall<Item>): Promise<TourApiPage<Item>>;
}

/** Client of TourAPI, the API of the Korea Tourism Organization. */
export function createTourApiClient({
  baseUrl = DEFAULT_TOURAPI_BASE_URL,
  ratePerSecond = 5,
  timeoutMs = 20_000,
  retries = 4,
  backoffMs = 500,
  onFailedAttempt,
  ...options
}: TourApiOptions): TourApiClient {
  const client = createHttpClient(
    { baseUrl, ratePerSecond, timeoutMs, retries, backoffMs, ...options },
    {
      accept: 'application/json, application/xml;q=0.5',
      parse: parseResponse,
      toError: (code, cause) => toTourApiError({ code, cause }),
      onFailedAttempt: (error) =>
        error instanceof TourApiError ? onFailedAttempt?.(error) : undefined,
    },
  );
  return {
    async call({ service, operation, params, schema }) {
      const { items, totalCount } = await client.get(`${service}/${operation}`, {
        MobileOS: 'ETC',
        MobileApp: 'Kioot',
        _type: 'json',
        ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      });
      const parsed = items.map((item) => v.safeParse(schema, item));
      return {
        items: parsed.flatMap((result) => (result.success ? [result.output] : [])),
        unreadable: parsed.filter((result) => !result.success).length,
        totalCount,
      };
    },
  };
}
