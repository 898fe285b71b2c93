import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { findErrorCodeByName, toErrorCode, type TourApiErrorCode } from './error-table';
import { toTourApiError } from './errors';

/** One page of an answer, before its items are known to be of any shape. */
export interface AnswerPage {
  readonly items: readonly unknown[];
  readonly totalCount: number;
}

export interface RawAnswer {
  /** HTTP status. */
  readonly status: number;
  readonly body: string;
  /** From `Retry-After`, in milliseconds; 0 when absent. */
  readonly retryAfterMs?: number;
}

function toList(item: unknown): unknown[] {
  if (item === '' || item === null || item === undefined) return [];
  return Array.isArray(item) ? z.array(z.unknown()).parse(item) : [item];
}

const count = z.coerce.number().int().nonnegative();
const code = z.union([z.string(), z.number()]).transform(String);
const message = z.union([z.string(), z.number()]).transform(String).default('');

/** `items` is `""` when nothing was found; `item` is a list, or in older services a single object. */
const itemsSchema = z
  .union([
    z.literal('').transform(() => []),
    z.null().transform(() => []),
    z.array(z.unknown()),
    z.object({ item: z.unknown() }).transform(({ item }) => toList(item)),
  ])
  .default([]);

const headerSchema = z.object({ resultCode: code, resultMsg: message });
const bodySchema = z.object({ items: itemsSchema, totalCount: count.optional() });
const responseSchema = z.object({
  header: headerSchema,
  body: z
    .union([
      bodySchema,
      z.literal('').transform(() => undefined),
      z.null().transform(() => undefined),
    ])
    .optional(),
});

const gatewaySchema = z
  .object({
    cmmMsgHeader: z.object({
      errMsg: message,
      returnAuthMsg: message,
      returnReasonCode: code.default(''),
    }),
  })
  .transform(({ cmmMsgHeader }) => ({
    resultCode: cmmMsgHeader.returnReasonCode,
    resultMsg: cmmMsgHeader.returnAuthMsg || cmmMsgHeader.errMsg,
  }));

/** Every document the gateway and the services are known to send, as `{header, body}`. */
const documentSchema = z.union([
  z.object({ response: responseSchema }).transform(({ response }) => response),
  z.object({ OpenAPI_ServiceResponse: gatewaySchema }).transform((gateway) => ({
    header: gateway.OpenAPI_ServiceResponse,
    body: undefined,
  })),
  responseSchema,
  headerSchema.transform((header) => ({ header, body: undefined })),
]);

const SUCCESS = /^0+$/;
const NO_DATA = /^0*3$/;
/** The gateway says in plain text too that the day's calls are used up, with 429 or with 200. */
const QUOTA_WORDS = /quota|daily|일일|트래픽/i;
const DETAIL_CHARACTERS = 160;

const xml = new XMLParser({ parseTagValue: false, ignoreAttributes: true });

/**
 * Reads an answer of any known shape: JSON with or without the `response` wrapper, XML whatever was asked
 * for, and the gateway's error documents. Code 03 (no data) is an empty page.
 * @throws {TourApiError} of the class that fits, for everything that is not a successful page
 */
export function parseAnswer({ status, body, retryAfterMs = 0 }: RawAnswer): AnswerPage {
  const text = body.replace(/^\uFEFF/, '').trim();
  const detail = text.slice(0, DETAIL_CHARACTERS);
  const fail = (
    errorCode: TourApiErrorCode,
    more: { apiCode?: string; detail?: string; cause?: unknown } = {},
  ) => toTourApiError({ code: errorCode, status, retryAfterMs, detail, ...more });

  const parsed = parseDocument(text);
  if (parsed.kind === 'document') {
    const { header, body: page } = parsed.document;
    const isPage = SUCCESS.test(header.resultCode) || NO_DATA.test(header.resultCode);
    if (!isPage) {
      const named = findErrorCodeByName(header.resultMsg);
      const coded = /\d/.test(header.resultCode) ? toErrorCode(header.resultCode) : 'UNKNOWN_CODE';
      throw fail(coded === 'UNKNOWN_CODE' && named ? named : coded, {
        apiCode: header.resultCode,
        detail: header.resultMsg,
      });
    }
    if (status < 400)
      return { items: page?.items ?? [], totalCount: page?.totalCount ?? page?.items.length ?? 0 };
  }

  const named = parsed.kind === 'text' ? findErrorCodeByName(text) : null;
  if (named) throw fail(named);
  if (parsed.kind === 'text' && status < 300 && QUOTA_WORDS.test(text)) throw fail('DAY_QUOTA');
  const byStatus = toStatusCode(status, text);
  if (byStatus) throw fail(byStatus);
  if (text === '') throw fail('EMPTY_BODY');
  if (parsed.kind === 'document') throw fail('UNREADABLE');
  throw fail(parsed.kind === 'text' ? 'UNREADABLE' : parsed.kind, { cause: parsed.cause });
}

type Parsed =
  | { kind: 'document'; document: z.infer<typeof documentSchema> }
  | { kind: 'text' | 'HTML' | 'TRUNCATED' | 'UNREADABLE'; cause?: unknown };

function parseDocument(text: string): Parsed {
  if (/^<(?:!doctype html|html|head|body)\b/i.test(text)) return { kind: 'HTML' };
  let value: unknown;
  if (text.startsWith('<')) {
    const validity = XMLValidator.validate(text);
    if (validity !== true) return { kind: 'TRUNCATED', cause: validity.err };
    try {
      value = xml.parse(text);
    } catch (cause) {
      // The parser finds breaks that its validator passes over.
      return { kind: 'TRUNCATED', cause };
    }
  } else if (text.startsWith('{') || text.startsWith('[')) {
    try {
      value = JSON.parse(text);
    } catch (cause) {
      return { kind: 'TRUNCATED', cause };
    }
  } else {
    return { kind: 'text' };
  }
  const document = documentSchema.safeParse(value);
  return document.success
    ? { kind: 'document', document: document.data }
    : { kind: 'UNREADABLE', cause: document.error };
}

function toStatusCode(status: number, text: string): TourApiErrorCode | null {
  if (status >= 500) return 'SERVER_ERROR';
  if (status === 429) return QUOTA_WORDS.test(text) ? 'DAY_QUOTA' : 'TOO_MANY_REQUESTS';
  if (status === 401) return 'UNAUTHORIZED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 408) return 'TIMEOUT';
  if (status >= 400) return 'BAD_REQUEST';
  if (status >= 300) return 'REDIRECT';
  return null;
}
