import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { countText, scalar } from './schemas';
import {
  findErrorCodeByName,
  SourceError,
  toErrorCode,
  toErrorKind,
  type SourceErrorCode,
  type Source,
  type SourceErrorDetails,
} from './source-error';

/** Response of any status, with the key redacted. */
export interface RawResponse {
  /** HTTP status. */
  readonly status: number;
  readonly body: string;
  /** From `Retry-After`; 0 without one. */
  readonly retryAfterMs?: number;
}

/** Page of a response with unvalidated items. */
export interface ResponsePage {
  /** Empty beyond the last page. */
  readonly items: readonly unknown[];
  /** Total over all pages, as the source reports it. */
  readonly totalCount: number;
}

const code = v.pipe(scalar, v.transform(String));
const message = v.optional(code, '');
const emptyValue = v.pipe(
  v.union([v.literal(''), v.null()]),
  v.transform(() => undefined),
);

/** `items` is `""` without results; `item` is a list, or a single object in older services. */
const itemsSchema = v.optional(
  v.pipe(
    v.union([emptyValue, v.array(v.unknown()), v.object({ item: v.optional(v.unknown()) })]),
    v.transform((items): readonly unknown[] => {
      if (items === undefined || Array.isArray(items)) return items ?? [];
      const { item } = items;
      if (item === '' || item === null || item === undefined) return [];
      return Array.isArray(item) ? item : [item];
    }),
  ),
  [],
);

const headerSchema = v.object({
  ...{ resultCode: code, resultMsg: message, totalCount: v.optional(countText) },
});
const responseSchema = v.object({
  header: headerSchema,
  body: v.optional(
    v.union([
      // The register of restaurants: rows alone, with their total in the header.
      v.pipe(
        v.array(v.unknown()),
        v.transform((items) => ({ items, totalCount: undefined })),
      ),
      v.object({ items: itemsSchema, totalCount: v.optional(countText) }),
      emptyValue,
    ]),
  ),
});

const gatewaySchema = v.object({
  cmmMsgHeader: v.object({ errMsg: message, returnAuthMsg: message, returnReasonCode: message }),
});

/** All known documents of the gateway and the services, as `{header, body}`. */
const documentSchema = v.union([
  v.pipe(
    v.object({ response: responseSchema }),
    v.transform(({ response }) => response),
  ),
  v.pipe(
    v.object({ OpenAPI_ServiceResponse: gatewaySchema }),
    v.transform(({ OpenAPI_ServiceResponse: { cmmMsgHeader } }) => ({
      header: {
        resultCode: cmmMsgHeader.returnReasonCode,
        resultMsg: cmmMsgHeader.returnAuthMsg || cmmMsgHeader.errMsg,
        totalCount: undefined,
      },
      body: undefined,
    })),
  ),
  responseSchema,
  v.pipe(
    headerSchema,
    v.transform((header) => ({ header, body: undefined })),
  ),
]);

const SUCCESS = /^0+$/;
const NO_DATA = /^0*3$/;
/** The gateway also reports an exceeded daily quota in plain text, with status 429 or 200. */
const QUOTA_PATTERN = /quota|daily|일일|트래픽/i;
const DETAIL_CHARACTERS = 160;

const xml = new XMLParser({ parseTagValue: false, ignoreAttributes: true });

/**
 * Parses a response of any known shape: JSON with or without the `response` wrapper, XML regardless
 * of the requested format, error documents of the gateway. Code 03 (no data) is an empty page.
 * @throws {SourceError} for everything that is not a successful page
 */
export function parseResponse(
  { status, body, retryAfterMs = 0 }: RawResponse,
  source: Source,
): ResponsePage {
  const text = body.replace(/^\uFEFF/, '').trim();
  const fail = (errorCode: SourceErrorCode, more: SourceErrorDetails = {}) =>
    new SourceError(source, errorCode, {
      ...{ status, retryAfterMs, detail: text.slice(0, DETAIL_CHARACTERS) },
      ...more,
    });
  const parsed = parseDocument(text);
  const byStatus = toStatusCode(status, text);
  if (parsed.kind === 'document') {
    const { header, body: page } = parsed.document;
    const { resultCode: apiCode, resultMsg: detail } = header;
    if (!SUCCESS.test(apiCode) && !NO_DATA.test(apiCode)) {
      const coded = /\d/.test(apiCode) ? toErrorCode(apiCode) : 'UNKNOWN_CODE';
      const named = coded === 'UNKNOWN_CODE' ? (findErrorCodeByName(detail) ?? coded) : coded;
      const isByStatus = source.isStatusDecisive && byStatus && toErrorKind(named) !== 'key';
      throw fail(isByStatus ? byStatus : named, { apiCode, detail });
    }
    if (status < 400) {
      const items = page?.items ?? [];
      return { items, totalCount: page?.totalCount ?? header.totalCount ?? items.length };
    }
  }
  const named = parsed.kind === 'text' ? findErrorCodeByName(text) : null;
  if (named) throw fail(named);
  if (parsed.kind === 'text' && status < 300 && QUOTA_PATTERN.test(text)) throw fail('DAY_QUOTA');
  if (byStatus) throw fail(byStatus);
  if (text === '') throw fail('EMPTY_BODY');
  if (parsed.kind === 'document') throw fail('UNREADABLE');
  throw fail(parsed.kind === 'text' ? 'UNREADABLE' : parsed.kind, { cause: parsed.cause });
}

type ParsedDocument =
  | { kind: 'document'; document: v.InferOutput<typeof documentSchema> }
  | { kind: 'text' | 'HTML' | 'TRUNCATED' | 'UNREADABLE'; cause?: unknown };

function parseDocument(text: string): ParsedDocument {
  if (/^<(?:!doctype html|html|head|body)\b/i.test(text)) return { kind: 'HTML' };
  let value: unknown;
  if (text.startsWith('<')) {
    const validity = XMLValidator.validate(text);
    if (validity !== true) return { kind: 'TRUNCATED', cause: validity.err };
    try {
      value = xml.parse(text);
    } catch (cause) {
      // The parser rejects truncations that the validator accepts.
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
  const document = v.safeParse(documentSchema, value);
  return document.success
    ? { kind: 'document', document: document.output }
    : { kind: 'UNREADABLE' };
}

function toStatusCode(status: number, text: string): SourceErrorCode | null {
  if (status >= 500) return 'SERVER_ERROR';
  if (status === 429) return QUOTA_PATTERN.test(text) ? 'DAY_QUOTA' : 'TOO_MANY_REQUESTS';
  if (status === 401) return 'UNAUTHORIZED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 408) return 'TIMEOUT';
  if (status >= 400) return 'BAD_REQUEST';
  if (status >= 300) return 'REDIRECT';
  return null;
}
