/**
 * Meanings of a failed call.
 * `key`: the key or its permission; `quota`: the day's calls are used up; `rate`: too many calls a second;
 * `request`: we asked wrongly; `service`: the API's own trouble; `network`: nothing came back;
 * `body`: something came back that is not an answer.
 */
export type TourApiErrorKind =
  'key' | 'quota' | 'rate' | 'request' | 'service' | 'network' | 'body';

export interface ErrorRule {
  readonly kind: TourApiErrorKind;
  /** The API's own name for a two-digit code. */
  readonly name?: string;
  /** Next step of the operator. */
  readonly advice: string;
}

const PORTAL = 'https://www.data.go.kr';
const TRY_LATER =
  'The service has trouble of its own. The journal is kept: run the sync again in an hour.';
const CHECK_PARAMETERS =
  'The call does not fit the API. Compare the parameters with the current guide of data set 15101578 on data.go.kr.';

/**
 * The one table from a code to what happens next. Two-digit codes are those of the public data portal's
 * gateway and of TourAPI 4.0; the words are situations in which no code came with the answer.
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
      'The service is gone or renamed. Look up its present address on data.go.kr and set TOURAPI_BASE_URL.',
  },
  '20': {
    kind: 'key',
    name: 'SERVICE_ACCESS_DENIED_ERROR',
    advice: `The key has no permission for this service. Apply for its use with this key on ${PORTAL}, then wait for the approval.`,
  },
  '21': {
    kind: 'key',
    name: 'TEMPORARILY_DISABLE_THE_SERVICEKEY_ERROR',
    advice: `The portal has blocked the key for a while. Look at its state under "My page" on ${PORTAL}.`,
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
    advice: `The portal wants a signed call for this key. Look at the key's settings on ${PORTAL}.`,
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
      'The service answered from another address; it is not followed because the key would go along. Check TOURAPI_BASE_URL.',
  },
  SERVER_ERROR: { kind: 'service', advice: TRY_LATER },
  TIMEOUT: {
    kind: 'network',
    advice: 'No answer in time. The journal is kept: run the sync again later.',
  },
  CONNECTION: {
    kind: 'network',
    advice:
      'The service could not be reached or broke off. Check the network; the journal is kept: run the sync again.',
  },
  EMPTY_BODY: { kind: 'body', advice: TRY_LATER },
  HTML: {
    kind: 'body',
    advice:
      'A web page came instead of data, usually a notice of maintenance. Look at the portal notices and run the sync again later.',
  },
  TRUNCATED: {
    kind: 'body',
    advice: 'The answer broke off half-way. The journal is kept: run the sync again.',
  },
  UNREADABLE: {
    kind: 'body',
    advice:
      'The answer has a shape we do not know. Run the sync again; if it stays, the API has changed and lib/ingest/tourapi/envelope.ts must learn the shape.',
  },
} as const satisfies Record<string, ErrorRule>;

export type TourApiErrorCode = keyof typeof TOURAPI_ERRORS;

const RETRIED_KINDS: readonly TourApiErrorKind[] = ['rate', 'service', 'network', 'body'];

/** True for trouble that may pass by itself. */
export const isRetried = (kind: TourApiErrorKind): boolean => RETRIED_KINDS.includes(kind);

function isErrorCode(code: string): code is TourApiErrorCode {
  return Object.hasOwn(TOURAPI_ERRORS, code);
}

/** The table's code for one of the API (`"22"`, `"0022"`, `22`); `UNKNOWN_CODE` when it is not in the table. */
export function toErrorCode(apiCode: string): TourApiErrorCode {
  const code = apiCode
    .trim()
    .replace(/^0+(?=\d)/, '')
    .padStart(2, '0');
  return isErrorCode(code) ? code : 'UNKNOWN_CODE';
}

/** The code whose API name stands in `text`, written with underscores or spaces; null when none does. */
export function findErrorCodeByName(text: string): TourApiErrorCode | null {
  const words = text.toUpperCase().replaceAll(/[\s_]+/g, '_');
  for (const [code, rule] of Object.entries<ErrorRule>(TOURAPI_ERRORS)) {
    if (rule.name && isErrorCode(code) && words.includes(rule.name)) return code;
  }
  return null;
}
