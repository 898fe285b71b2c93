import { IngestError } from './errors';
import table from './error-table.json';

/** Public API of data.go.kr, as errors and the client know it. */
export interface Source {
  /** "TourAPI". */
  readonly name: string;
  readonly baseUrl: string;
  /** Number of its data set on data.go.kr. */
  readonly dataSet: string;
  /** Environment variables of the key and of another address. */
  readonly key: string;
  readonly address: string;
  /** True when an HTTP status says more than the code in the body, but for codes of the key. */
  readonly isStatusDecisive?: boolean;
}

/**
 * Kinds of failures.
 * `key`: key or permission; `quota`: daily quota exceeded; `rate`: too many calls per second;
 * `request`: invalid call; `service`: failure of the API; `network`: no response;
 * `body`: unreadable response.
 */
export type ErrorKind = 'key' | 'quota' | 'rate' | 'request' | 'service' | 'network' | 'body';

/** Two-digit codes of the portal's gateway and its services, and names for responses without one. */
export type SourceErrorCode = keyof typeof table;

interface ErrorRule {
  readonly kind: string;
  /** Name of a two-digit code in the API. */
  readonly name?: string;
  /** Next step for the operator; `{key}`, `{address}` and `{dataSet}` are those of the source. */
  readonly advice: string;
}

const ERRORS: Readonly<Record<SourceErrorCode, ErrorRule>> = table;
const FINAL_KINDS: readonly ErrorKind[] = ['key', 'quota', 'request'];
const TEMPORARY_KINDS: readonly ErrorKind[] = ['rate', 'service', 'network', 'body'];

const isErrorCode = (code: string): code is SourceErrorCode => Object.hasOwn(ERRORS, code);

/** Kind of a code; a test compares the kinds of the table with {@link ErrorKind}. */
export function toErrorKind(code: SourceErrorCode): ErrorKind {
  const { kind } = ERRORS[code];
  return [...FINAL_KINDS, ...TEMPORARY_KINDS].find((known) => known === kind) ?? 'service';
}

/** Code of an API code (`"22"`, `"0022"`, `22`); `UNKNOWN_CODE` when it is not listed. */
export function toErrorCode(apiCode: string): SourceErrorCode {
  const code = apiCode
    .trim()
    .replace(/^0+(?=\d)/, '')
    .padStart(2, '0');
  return isErrorCode(code) ? code : 'UNKNOWN_CODE';
}

/** Code whose API name occurs in `text`, with underscores or spaces; null without one. */
export function findErrorCodeByName(text: string): SourceErrorCode | null {
  const words = text.toUpperCase().replaceAll(/[\s_]+/g, '_');
  const found = Object.entries(ERRORS).find(([, { name }]) => name && words.includes(name));
  return found && isErrorCode(found[0]) ? found[0] : null;
}

/** Advice for a code. */
export const toAdvice = (source: Source, code: SourceErrorCode): string =>
  ERRORS[code].advice.replaceAll(/\{(key|address|dataSet)\}/g, (_, field: keyof Source) =>
    String(source[field]),
  );

/** Details of a failed call, with the service key redacted. */
export interface SourceErrorDetails {
  /** Code as the API wrote it; empty without one. */
  readonly apiCode?: string;
  /** HTTP status; 0 without a response. */
  readonly status?: number;
  /** Message of the API, or the start of an unreadable body. */
  readonly detail?: string;
  /** Requested pause (`Retry-After`) in milliseconds. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** Failed call to a source. Callers branch on `kind`. */
export class SourceError extends IngestError {
  readonly kind: ErrorKind;
  /** Code as the API wrote it; empty without one. */
  readonly apiCode: string;
  readonly status: number;
  readonly retryAfterMs: number;

  constructor(
    source: Source,
    readonly code: SourceErrorCode,
    { apiCode = '', status = 0, detail = '', retryAfterMs = 0, cause }: SourceErrorDetails = {},
  ) {
    const { name } = ERRORS[code];
    const parts = [
      name ? `${code} ${name}` : code,
      status > 0 ? `HTTP ${status}` : '',
      apiCode !== '' && code === 'UNKNOWN_CODE' ? `code ${apiCode}` : '',
      detail,
    ];
    const message = `${source.name}: ${parts.filter(Boolean).join(', ')}`;
    super('SourceError', message, toAdvice(source, code), cause);
    this.kind = toErrorKind(code);
    this.apiCode = apiCode;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** True for temporary failures. */
  get retry(): boolean {
    return TEMPORARY_KINDS.includes(this.kind);
  }
}
