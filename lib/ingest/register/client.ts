import 'server-only';
import { createHttpClient, type HttpClientOptions } from '../http-client';
import { parseResponse, type RegisterEndpoint, type RegisterPage } from './envelope';
import { RegisterError } from './errors';

export const DEFAULT_REGISTER_BASE_URL = 'https://seoul.openapi.redtable.global/api';

export interface RegisterOptions extends Partial<HttpClientOptions> {
  readonly serviceKey: string;
}

export interface RegisterClient {
  /**
   * Fetches a page, counted from 1. Sequential use only: the register answers 429 to concurrent
   * calls.
   * @throws {RegisterError} after the last retry; the signal's reason when aborted
   */
  fetchPage(call: RegisterEndpoint, page: number): Promise<RegisterPage>;
}

/** Client of the register of restaurants and menus (data set 15097605). */
export function createRegisterClient({
  baseUrl = DEFAULT_REGISTER_BASE_URL,
  timeoutMs = 30_000,
  retries = 6,
  backoffMs = 1000,
  ...options
}: RegisterOptions): RegisterClient {
  const client = createHttpClient(
    { baseUrl, timeoutMs, retries, backoffMs, ...options },
    {
      accept: 'application/json',
      parse: parseResponse,
      toError: (code, cause) => {
        const detail = code === 'TIMEOUT' ? `no response within ${timeoutMs} ms` : 'no connection';
        return new RegisterError(code, detail, { cause });
      },
    },
  );
  return { fetchPage: (call, page) => client.get(call, { pageNo: String(page) }) };
}
