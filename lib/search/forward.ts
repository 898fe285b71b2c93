import 'server-only';
import { types } from 'node:util';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import * as v from 'valibot';
import { toPreferenceSentence } from '@kioot/engine/needs';
import { HttpError } from '../http/errors';
import { fetchJson } from '../http/fetch-json';
import { StatusError } from '../http/fetch-text';
import { TimeoutError } from '../http/with-timeout.mjs';
import { MAX_ANSWER_BYTES } from '../limits';
import { countBackendCall } from '../observability/counters';
import { logEvent } from '../observability/log';
import { validate, type Schema, type ValidationError } from '../validation';
import { PAGE_SIZE, REC_PATHS, type RecCall } from './calls';
import { createCircuit, type Circuit, type CircuitWord } from './circuit';
import {
  createAnswerSchemas,
  type ContentIdRequest,
  type FilterRequest,
  type PageRequest,
  type RecommendationBackend,
  type Restaurant,
} from './contract';
import { boundedRestaurantSchema } from './requests';
import { toEnglishWords } from './english';
import { RESILIENCE, createResilientCall, type Answer, type ResilienceOptions } from './resilience';
import { truncateFilterResponse, truncateToFit } from './truncate-response';

/** A search as any visitor's, in the middle of Myeongdong, which no visitor has a word in: what a backend can answer. */
export const PROBE_LOOK_UP = { mapx: 126.985, mapy: 37.5636, radius: 500 } as const;
const PROBE_IDS = 10;

type AnswerSchemas = ReturnType<typeof createAnswerSchemas>;

export interface ForwardOptions {
  /** The tourism backend's host, without a slash at the end. */
  baseUrl: string;
  /** Counted from the first byte sent to the last byte read, a second attempt included, in milliseconds. */
  timeoutMs: number;
  resilience?: Partial<ResilienceOptions>;
}

/** A forwarding backend also says whether it believes in the other end. */
export interface ForwardingBackend extends RecommendationBackend {
  /** The worst of the four calls' circuits. */
  getCircuit(): CircuitWord;
  /** Finds out whether calls that are left alone work again; resolves when that is known. */
  tryAgain(signal: AbortSignal): Promise<void>;
}

/**
 * A backend that forwards to the tourism backend over HTTP, with what `resilience.ts` does for it. It sends
 * only the fixed paths and only the headers a JSON call needs, and follows no redirect.
 * Every call throws {@link HttpError}: `backend_timeout`, `backend_unreachable`, `backend_unreadable`
 * (not JSON, too large, wrong shape), `backend_rejected` (4xx).
 */
export function createForwardingBackend(options: ForwardOptions): ForwardingBackend {
  const resilience = { ...RESILIENCE, ...options.resilience };
  const circuits: Circuit[] = [];

  function createCall<In, Out extends object>(
    call: RecCall,
    toSchema: (schemas: AnswerSchemas) => Schema<Out>,
    toKept: (answer: Out) => Out,
    toProbe: () => In | Promise<In>,
  ) {
    const send = async (body: string, signal: AbortSignal) => {
      const { value, bytes } = await post(options, call, body, toSchema, signal);
      return { value: toKept(value), bytes };
    };
    const probe = async () => {
      const { value } = await send(JSON.stringify(await toProbe()), new AbortController().signal);
      return value;
    };
    const circuit = createCircuit(call, resilience, probe);
    circuits.push(circuit);
    const run = createResilientCall(resilience, circuit, send);
    return {
      probe,
      ask: (request: In, signal: AbortSignal) => run(JSON.stringify(request), signal),
    };
  }

  const contentIds = createCall(
    'contentIds',
    (schemas) => schemas.contentIds,
    (ids) => truncateToFit('contentIds', ids),
    (): ContentIdRequest => PROBE_LOOK_UP,
  );
  const toFilterProbe = (kind: 'any' | 'strictVegan') => async (): Promise<FilterRequest> => ({
    contentIdList: (await contentIds.probe()).slice(0, PROBE_IDS),
    userPref: toPreferenceSentence({ kind }),
  });
  const filter = createCall(
    'filter',
    (schemas) => schemas.filter,
    (found) => truncateFilterResponse('filter', found),
    toFilterProbe('any'),
  );
  const page = createCall(
    'page',
    (schemas) => schemas.page,
    (restaurants) => restaurants,
    async (): Promise<PageRequest> => {
      const { restaurantInfo } = await filter.probe();
      return { restaurantInfo: restaurantInfo.slice(0, 1), page: 1, pageSize: PAGE_SIZE };
    },
  );
  const english = createCall(
    'english',
    (schemas) => schemas.english,
    (found) => truncateFilterResponse('english', found),
    toFilterProbe('strictVegan'),
  );

  return {
    getContentIds: contentIds.ask,
    getFiltered: (request, signal) => filter.ask(withoutProfile(request), signal),
    getPage: async (request, signal) =>
      fillPage(request, await page.ask(withoutVerdicts(request), signal)),
    getFilteredInEnglish: (request, signal) => english.ask(withoutProfile(request), signal),
    getCircuit() {
      const words = circuits.map((circuit) => circuit.getWord());
      return (['open', 'halfopen'] as const).find((word) => words.includes(word)) ?? 'closed';
    },
    async tryAgain(signal) {
      await Promise.allSettled(circuits.map((circuit) => circuit.pass(signal)));
    },
  };
}

/** What somebody is allergic to is nobody else's to know (decision 0080). */
function withoutProfile({ contentIdList, userPref, certainty }: FilterRequest): FilterRequest {
  return { contentIdList, userPref, certainty };
}

/** A verdict says what it was judged for (`checkedFor`), and so do the dishes and the words that it names. */
const VERDICT_FIELDS = ['match', 'hidden', 'words_eng', 'names'] as const;

/** The page that is asked for, as the backend may see it: its rows without what they say of the visitor. */
function withoutVerdicts({ restaurantInfo, page, pageSize }: PageRequest): PageRequest {
  const rows = restaurantInfo.map((restaurant) => {
    const row = { ...restaurant };
    for (const field of VERDICT_FIELDS) delete row[field];
    return row;
  });
  return { restaurantInfo: rows, page, pageSize };
}

/** The row as the backend answered it, with the verdict that it was not shown, in English. */
async function withVerdict(answered: Restaurant, asked: Restaurant): Promise<Restaurant> {
  const { match, hidden } = asked;
  if (!match && !hidden) return answered;
  return { ...answered, match, hidden, words_eng: await toEnglishWords(asked) };
}

/**
 * The rows of the page with the verdicts of the list. A page that came back shorter than the list has rows for it gets
 * them all, in the list's order: in English as answered, or as they are. Without cards the number of results above them
 * would be wrong.
 */
function fillPage(
  { restaurantInfo, page, pageSize }: PageRequest,
  answered: readonly Restaurant[],
): Promise<Restaurant[]> {
  const asked = restaurantInfo.slice((page - 1) * pageSize, page * pageSize);
  const isShort = answered.length < asked.length;
  const [rows, others] = isShort ? [asked, answered] : [answered, asked];
  const byId = new Map(others.map((restaurant) => [restaurant.contentId, restaurant]));
  return Promise.all(
    rows.map((row) => {
      const other = byId.get(row.contentId);
      if (!other) return row;
      return isShort ? withVerdict(other, row) : withVerdict(row, other);
    }),
  );
}

/**
 * The one failure that is tried again, once and at once: the backend closed the connection before it answered
 * anything, as servers do with connections kept open for too long. The calls only read, so a request that
 * arrived after all does no harm twice.
 */
const retryLostConnection = retry(handleWhen(isConnectionLost), {
  maxAttempts: 1,
  backoff: new ConstantBackoff(0),
});
retryLostConnection.onRetry(() => countBackendCall('retried'));

const LOST_CONNECTION_CODES: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
]);

function isConnectionLost(thrown: unknown): boolean {
  if (!types.isNativeError(thrown) || !types.isNativeError(thrown.cause)) return false;
  return 'code' in thrown.cause && LOST_CONNECTION_CODES.has(thrown.cause.code);
}

async function post<T>(
  { baseUrl, timeoutMs }: ForwardOptions,
  call: RecCall,
  body: string,
  toSchema: (schemas: AnswerSchemas) => Schema<T>,
  endSignal: AbortSignal,
): Promise<Answer<T>> {
  const url = `${baseUrl}${REC_PATHS[call]}`;
  const skipped: ValidationError[] = [];
  try {
    const { value, text } = await fetchJson(
      url,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body,
        redirect: 'error',
        cache: 'no-store',
      },
      {
        schema: toSchema(createTolerantSchemas(skipped)),
        peer: 'The tourism backend',
        ...{ timeoutMs, maxBytes: MAX_ANSWER_BYTES, signal: endSignal },
        // Both attempts share the time limit: a second one gets the time that is left.
        send: (init) => retryLostConnection.execute(() => fetch(url, init), init.signal),
      },
    );
    logSkipped(call, skipped);
    return { value, bytes: Buffer.byteLength(text) };
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    // Nobody waits any more: not the backend's failure, so not one of ours to name.
    if (endSignal.aborted) throw cause;
    if (cause instanceof StatusError) throw toStatusError(cause.status);
    if (cause instanceof TimeoutError) {
      throw new HttpError('backend_timeout', 'The tourism backend took too long to answer.', {
        cause,
      });
    }
    throw new HttpError('backend_unreachable', 'The tourism backend could not be reached.', {
      cause,
    });
  }
}

function toStatusError(status: number): HttpError {
  return status >= 400 && status < 500
    ? new HttpError('backend_rejected', `The tourism backend refused the request (${status}).`)
    : new HttpError('backend_unreachable', `The tourism backend failed (${status}).`);
}

/** Schemas whose lists lose the entries that cannot be read, and no others. One of which none can is something else. */
function createTolerantSchemas(skipped: ValidationError[]): AnswerSchemas {
  const toList = <T>(schema: Schema<T>): Schema<T[]> =>
    v.pipe(
      v.array(v.unknown()),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const entries = dataset.value.flatMap((entry) => {
          const result = validate(schema, entry);
          if (result.success) return [result.data];
          skipped.push(result.error);
          return [];
        });
        if (entries.length > 0 || dataset.value.length === 0) return entries;
        addIssue();
        return NEVER;
      }),
    );
  return createAnswerSchemas(toList, toList(boundedRestaurantSchema));
}

function logSkipped(call: RecCall, skipped: readonly ValidationError[]): void {
  const [first] = skipped;
  if (!first) return;
  // Where it is wrong, never what it says.
  const where = first.path.map(String).join('.') || 'row';
  logEvent('warn', 'backend.rows_skipped', { call, skipped: skipped.length, where });
}
