import * as v from 'valibot';
import type { RawResponse } from '../http-client';
import { countText, scalar } from '../schemas';
import { RegisterError } from './errors';

/** Endpoints by path. */
export const REGISTER_ENDPOINTS = [
  'rstr',
  'rstr/oprt',
  'menu/korean',
  'menu/eng',
  'menu/jpnse',
  'menu/chchr',
] as const;
export type RegisterEndpoint = (typeof REGISTER_ENDPOINTS)[number];

/** Page of a response with unvalidated rows. */
export interface RegisterPage {
  /** Empty beyond the last page. */
  readonly rows: readonly unknown[];
  /** Total over all pages, as the register reports it. */
  readonly totalCount: number;
}

const responseSchema = v.object({
  header: v.object({
    resultCode: v.pipe(scalar, v.transform(String)),
    resultMsg: v.optional(v.string(), ''),
    totalCount: v.optional(countText),
  }),
  body: v.nullish(v.array(v.unknown()), []),
});

const SUCCESS = /^0+$/;
const DETAIL_CHARACTERS = 160;

/**
 * Parses a response of the register.
 * @throws {RegisterError} for everything that is not a page
 */
export function parseResponse({ status, body, retryAfterMs = 0 }: RawResponse): RegisterPage {
  const parsed = v.safeParse(responseSchema, parseJson(body));
  const { resultCode, resultMsg, totalCount } = parsed.success
    ? parsed.output.header
    : { resultCode: '', resultMsg: body.trim().slice(0, DETAIL_CHARACTERS) };
  const summary = `HTTP ${status}${resultCode === '' ? '' : `, code ${resultCode}`}: ${resultMsg}`;
  if (status === 401 || status === 403 || /^(?:20|21|30|31|32)$/.test(resultCode)) {
    throw new RegisterError('KEY', `the key is not accepted (${summary})`);
  }
  if (status === 429)
    throw new RegisterError('TOO_FAST', `too many requests (${summary})`, { retryAfterMs });
  if (status >= 500) throw new RegisterError('SERVER', summary, { retryAfterMs });
  if (status >= 300) throw new RegisterError('PARAMETER', `the request was rejected (${summary})`);
  if (!parsed.success) {
    throw new RegisterError('UNREADABLE', `a response of unknown shape (${summary})`);
  }
  if (!SUCCESS.test(resultCode)) throw new RegisterError('SERVER', summary);
  const rows = parsed.output.body;
  return { rows, totalCount: totalCount ?? rows.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    // Truncated JSON or a gateway page; reported by the caller.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
