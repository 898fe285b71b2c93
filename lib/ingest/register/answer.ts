import * as v from 'valibot';
import type { RawAnswer } from '../http-client';
import { countText, scalar } from '../schemas';
import { RegisterError } from './errors';

/** The calls whose rows are read, by the path of their address. */
export const CALLS = [
  'rstr',
  'rstr/oprt',
  'menu/korean',
  'menu/eng',
  'menu/jpnse',
  'menu/chchr',
] as const;
export type RegisterCall = (typeof CALLS)[number];

/** One page of an answer, before its rows are known to be of any shape. */
export interface RegisterPage {
  /** None on a page past the end. */
  readonly rows: readonly unknown[];
  /** Rows of all pages, as the register counts them. */
  readonly totalCount: number;
}

const answerSchema = v.object({
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
 * Reads an answer of the register.
 * @throws {RegisterError} for everything that is not a page
 */
export function parseAnswer({ status, body, retryAfterMs = 0 }: RawAnswer): RegisterPage {
  const parsed = v.safeParse(answerSchema, parseJson(body));
  const { resultCode, resultMsg, totalCount } = parsed.success
    ? parsed.output.header
    : { resultCode: '', resultMsg: body.trim().slice(0, DETAIL_CHARACTERS) };
  const said = `HTTP ${status}${resultCode === '' ? '' : `, code ${resultCode}`}: ${resultMsg}`;
  if (status === 401 || status === 403 || /^(?:20|21|30|31|32)$/.test(resultCode)) {
    throw new RegisterError('KEY', `the key is not accepted (${said})`);
  }
  if (status === 429)
    throw new RegisterError('TOO_FAST', `asked too fast (${said})`, { retryAfterMs });
  if (status >= 500) throw new RegisterError('SERVER', said, { retryAfterMs });
  if (status >= 300) throw new RegisterError('PARAMETER', `the question was refused (${said})`);
  if (!parsed.success) {
    throw new RegisterError('UNREADABLE', `an answer of no known shape (${said})`);
  }
  if (!SUCCESS.test(resultCode)) throw new RegisterError('SERVER', said);
  const rows = parsed.output.body;
  return { rows, totalCount: totalCount ?? rows.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    // Half an answer, or a page of a gateway: said as what it is by the caller.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
