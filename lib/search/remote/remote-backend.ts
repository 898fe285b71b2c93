import 'server-only';
import { toPreferenceSentence } from '@kioot/engine/needs';
import type { Schema } from '@kioot/base/validation';
import type { ContentIdRequest, FilterBody, RecommendationBackend } from '../contract/rec-contract';
import { toListBody } from '../contract/rec-responses';
import { PAGE_SIZE, type RecEndpoint } from '../contract/rec-endpoints';
import { mapYielding } from '../../cooperative';
import { truncateFilterResponse, truncateList } from '../service/filter-list';
import {
  createCircuitBreaker,
  type CircuitBreaker,
  type CircuitStatus,
  DEFAULT_RESILIENCE,
  createResilientCall,
  type ResilientCallOptions,
} from './resilient-call';
import { postRecRequest, type Endpoint, type ResponseSchemas } from './post-rec-request';
import {
  createRowReader,
  mergeVerdicts,
  toEnglishRow,
  withoutParty,
  withoutProfile,
  withoutVerdicts,
} from './remote-rows';

/**
 * Typical search in the middle of Myeongdong, without input of any visitor: a request that a
 * working backend can answer.
 */
export const PROBE_REQUEST = { mapx: 126.985, mapy: 37.5636, radius: 500 } as const;
const MAX_PROBE_IDS = 10;

export interface RemoteBackendOptions extends Endpoint {
  resilience?: Partial<ResilientCallOptions>;
}

/** Tourism backend with its circuits. */
export interface RemoteBackend extends RecommendationBackend {
  /** Worst status of the circuits of the four calls. */
  getCircuitStatus(): CircuitStatus;
  /** Probes the open circuits; resolves when their status is known. */
  probeOpenCircuits(signal: AbortSignal): Promise<void>;
}

/**
 * Creates a backend that forwards the four calls to the tourism backend over HTTP, with retries,
 * caching and circuit breaking (`resilient-call.ts`). Sends only the fixed paths and the headers of
 * a JSON request, and follows no redirect. Every call throws `HttpError`: `backend_timeout`,
 * `backend_unreachable`, `backend_unreadable` (not JSON, too large, wrong shape),
 * `backend_rejected` (4xx).
 */
export function createRemoteBackend(options: RemoteBackendOptions): RemoteBackend {
  const resilience = { ...DEFAULT_RESILIENCE, ...options.resilience };
  const circuits: CircuitBreaker[] = [];

  function createCall<In, Out extends object>(
    endpoint: RecEndpoint,
    toSchema: (schemas: ResponseSchemas) => Schema<Out>,
    truncate: (response: Out) => Out,
    createProbe: () => In | Promise<In>,
  ) {
    const post = async (body: string, signal: AbortSignal) => {
      const { value, bytes } = await postRecRequest(options, endpoint, body, toSchema, signal);
      return { value: truncate(value), bytes };
    };
    const probe = async () => {
      const { value } = await post(
        JSON.stringify(await createProbe()),
        new AbortController().signal,
      );
      return value;
    };
    const circuit = createCircuitBreaker(endpoint, resilience, probe);
    circuits.push(circuit);
    const call = createResilientCall(resilience, circuit, post);
    return {
      probe,
      send: (request: In, signal: AbortSignal) => call(JSON.stringify(request), signal),
    };
  }

  const contentIds = createCall(
    'contentIds',
    (schemas) => schemas.contentIds,
    (ids) => truncateList('contentIds', ids),
    (): ContentIdRequest => PROBE_REQUEST,
  );
  const createFilterProbe = (kind: 'any' | 'strictVegan') => async (): Promise<FilterBody> => ({
    contentIdList: (await contentIds.probe()).slice(0, MAX_PROBE_IDS),
    userPref: toPreferenceSentence({ kind }),
  });
  const filter = createCall(
    'filter',
    (schemas) => schemas.filter,
    ({ restaurants, total, ...counts }) =>
      truncateFilterResponse('filter', {
        ...counts,
        restaurants,
        total: restaurants.length && Math.max(total, restaurants.length),
      }),
    createFilterProbe('any'),
  );
  const page = createCall(
    'page',
    (schemas) => schemas.page,
    (restaurants) => restaurants,
    async () => {
      const { restaurants } = await filter.probe();
      return toListBody({ restaurants: restaurants.slice(0, 1), page: 1, pageSize: PAGE_SIZE });
    },
  );
  const english = createCall(
    'english',
    (schemas) => schemas.english,
    (response) => truncateFilterResponse('english', response),
    createFilterProbe('strictVegan'),
  );

  return {
    getContentIds: contentIds.send,
    async getFiltered(request, signal) {
      const found = await filter.send(withoutProfile(request), signal);
      const restaurants = await mapYielding(found.restaurants, createRowReader(request));
      return truncateFilterResponse('filter', { ...found, restaurants });
    },
    async getPage(request, signal) {
      const translated = await page.send(toListBody(withoutVerdicts(request)), signal);
      return mergeVerdicts(request, translated.map(withoutParty));
    },
    async getFilteredInEnglish(request, signal) {
      const found = await english.send(withoutProfile(request), signal);
      const readMenu = createRowReader(request);
      const restaurants = await mapYielding(found.restaurants, (row) =>
        toEnglishRow(readMenu(row)),
      );
      return truncateFilterResponse('english', { ...found, restaurants });
    },
    getCircuitStatus() {
      const statuses = circuits.map((circuit) => circuit.getStatus());
      return (
        (['open', 'halfopen'] as const).find((status) => statuses.includes(status)) ?? 'closed'
      );
    },
    async probeOpenCircuits(signal) {
      await Promise.allSettled(circuits.map((circuit) => circuit.acquirePermission(signal)));
    },
  };
}
