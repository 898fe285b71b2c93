/**
 * Kinds of failures.
 * `key`: key or permission; `quota`: daily quota exceeded; `rate`: too many calls per second;
 * `request`: invalid call; `service`: failure of the API; `network`: no response;
 * `body`: unreadable response.
 */
export type TourApiErrorKind =
  'key' | 'quota' | 'rate' | 'request' | 'service' | 'network' | 'body';

export interface ErrorRule {
  readonly kind: TourApiErrorKind;
  /** Name of a two-digit code in the API. */
  readonly name?: string;
  /** Next step for the operator. */
  readonly advice: string;
}

const PORTAL = 'https://www.data.go.kr';
const TRY_LATER = 'The service has a fault. The journal is kept: run the sync again in an hour.';
const CHECK_PARAMETERS =
  'The call does not fit the API. Compare the parameters with the current guide of data set 15101578 on data.go.kr.';

/**
 * Failures by code. Two-digit codes are those of the public data portal's gateway and of TourAPI
 * 4.0; named codes stand for responses without a code.
 */
export const TOURAPI_ERRORS = {
  '01': { kind: 'service', name: 'APPLICATION_ERROR', advice: TRY_LATER },
  '02': { kind: 'service', name: 'DB_ERROR', advice: TRY_LATER },
  '04': { kind: 'service', name: 'HTTP_ERROR', advice: TRY_LATER },
  '05': { kind: 'service', name: 'SERVICETIMEOUT_ERROR', advice: TRY_LATER },
  '10': { kind: 'request', name: 'INVALID_REQUEST_PARAMETER_ERROR', advice: CHECK_PARAMETERS },
  '11': {
    kind: 'request',
    name: 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR',
    advice: CHECK_PARAMETERS,
  },
  '12': {
    kind: 'request',
    name: 'NO_OPENAPI_SERVICE_ERROR',
    advice:
      'The service is gone or renamed. Look up its current address on data.go.kr and set TOURAPI_BASE_URL.',
  },
  '20': {
    kind: 'key',
    name: 'SERVICE_ACCESS_DENIED_ERROR',
    advice: `The key has no permission for this service. Apply for its use with this key on ${PORTAL}, then wait for the approval.`,
  },
  '21': {
    kind: 'key',
    name: 'TEMPORARILY_DISABLE_THE_SERVICEKEY_ERROR',
    advice: `The portal has blocked the key temporarily. Check its state under "My page" on ${PORTAL}.`,
  },
  '22': {
    kind: 'quota',
    name: 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR',
    advice:
      'The calls of the day are used up. The journal is kept: run the sync again after midnight in Seoul, or register a use case on the portal for a higher quota.',
  },
  '23': {
    kind: 'rate',
    name: 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR',
    advice: 'Too many calls a second. Run the sync again with a lower --rate.',
  },
  '30': {
    kind: 'key',
    name: 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR',
    advice: `Copy the key again from "My page" on ${PORTAL} into TOURAPI_SERVICE_KEY (either form works). A fresh key takes up to an hour to work.`,
  },
  '31': {
    kind: 'key',
    name: 'DEADLINE_HAS_EXPIRED_ERROR',
    advice: `The term of use has ended. Extend it under "My page" on ${PORTAL}.`,
  },
  '32': {
    kind: 'key',
    name: 'UNREGISTERED_IP_ERROR',
    advice: `Register the address of this machine for the key on ${PORTAL}, or run the sync where it is registered.`,
  },
  '33': {
    kind: 'key',
    name: 'UNSIGNED_CALL_ERROR',
    advice: `The portal wants a signed call for this key. Check the key's settings on ${PORTAL}.`,
  },
  '99': { kind: 'service', name: 'UNKNOWN_ERROR', advice: TRY_LATER },
  UNKNOWN_CODE: { kind: 'service', advice: TRY_LATER },
  UNAUTHORIZED: {
    kind: 'key',
    advice: `The gateway refused the key. Copy it again from "My page" on ${PORTAL} into TOURAPI_SERVICE_KEY.`,
  },
  FORBIDDEN: {
    kind: 'key',
    advice: `The key has no permission for this service. Apply for it on ${PORTAL}; an approval takes up to an hour to work.`,
  },
  DAY_QUOTA: {
    kind: 'quota',
    advice:
      'The calls of the day are used up. The journal is kept: run the sync again after midnight in Seoul.',
  },
  TOO_MANY_REQUESTS: {
    kind: 'rate',
    advice:
      'The gateway asks for fewer calls. Run the sync again later, or with a lower --rate. The journal is kept.',
  },
  BAD_REQUEST: { kind: 'request', advice: CHECK_PARAMETERS },
  REDIRECT: {
    kind: 'request',
    advice:
      'The service redirects to another address, which would receive the key. Check TOURAPI_BASE_URL.',
  },
  SERVER_ERROR: { kind: 'service', advice: TRY_LATER },
  TIMEOUT: {
    kind: 'network',
    advice: 'The call timed out. The journal is kept: run the sync again later.',
  },
  CONNECTION: {
    kind: 'network',
    advice:
      'The service could not be reached, or the connection broke. Check the network; the journal is kept: run the sync again.',
  },
  EMPTY_BODY: { kind: 'body', advice: TRY_LATER },
  HTML: {
    kind: 'body',
    advice:
      'The response is a web page instead of data, usually a maintenance notice. Check the notices of the portal and run the sync again later.',
  },
  TRUNCATED: {
    kind: 'body',
    advice: 'The response is truncated. The journal is kept: run the sync again.',
  },
  UNREADABLE: {
    kind: 'body',
    advice:
      'The response has an unknown shape. Run the sync again; if it stays, the API has changed and lib/ingest/tourapi/envelope.ts has to support it.',
  },
} as const satisfies Record<string, ErrorRule>;

export type TourApiErrorCode = keyof typeof TOURAPI_ERRORS;

const RETRYABLE_KINDS: readonly TourApiErrorKind[] = ['rate', 'service', 'network', 'body'];

/** True for temporary failures. */
export const isRetryable = (kind: TourApiErrorKind): boolean => RETRYABLE_KINDS.includes(kind);

function isErrorCode(code: string): code is TourApiErrorCode {
  return Object.hasOwn(TOURAPI_ERRORS, code);
}

/**
 * Code in {@link TOURAPI_ERRORS} of an API code (`"22"`, `"0022"`, `22`); `UNKNOWN_CODE` when it is
 * not listed.
 */
export function toErrorCode(apiCode: string): TourApiErrorCode {
  const code = apiCode
    .trim()
    .replace(/^0+(?=\d)/, '')
    .padStart(2, '0');
  return isErrorCode(code) ? code : 'UNKNOWN_CODE';
}

/** Code whose API name occurs in `text`, with underscores or spaces; null without one. */
export function findErrorCodeByName(text: string): TourApiErrorCode | null {
  const words = text.toUpperCase().replaceAll(/[\s_]+/g, '_');
  for (const [code, rule] of Object.entries<ErrorRule>(TOURAPI_ERRORS)) {
    if (rule.name && isErrorCode(code) && words.includes(rule.name)) return code;
  }
  return null;
}
