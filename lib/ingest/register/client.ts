import 'server-only';
import { createHttpClient, type HttpClientOptions } from '../http-client';
import { parseAnswer, type RegisterCall, type RegisterPage } from './answer';
import { RegisterError } from './errors';

export const DEFAULT_REGISTER_BASE_URL = 'https://seoul.openapi.redtable.global/api';

export interface RegisterOptions extends Partial<HttpClientOptions> {
  readonly serviceKey: string;
}

export interface RegisterClient {
  /**
   * A page, counted from 1. To be called one at a time: the register answers 429 to two at once.
   * @throws {RegisterError} after the last retry; the signal's reason when aborted
   */
  getPage(call: RegisterCall, page: number): Promise<RegisterPage>;
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
      parse: parseAnswer,
      toError: (code, cause) => {
        const detail = code === 'TIMEOUT' ? `no answer within ${timeoutMs} ms` : 'no connection';
        return new RegisterError(code, detail, { cause });
      },
    },
  );
  return { getPage: (call, page) => client.get(call, { pageNo: String(page) }) };
}
