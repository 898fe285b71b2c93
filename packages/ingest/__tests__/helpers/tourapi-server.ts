import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRandom } from '@/tools/random';
import type { KoreanRestaurant, TourWorld } from './tourapi-world';
import {
  toEnvelope,
  FAULTS,
  toFlatError,
  toGatewayError,
  sendFault,
  type Fault,
  type Fields,
} from './tourapi-responses';

export const TEST_SERVICE_KEY = 'aB+c/9kQ7w==testkey';

/** Request received by the server. */
export interface LoggedCall {
  /** Operation and the parameters that identify a repeated call. */
  readonly call: string;
  readonly outcome: Fault | 'answered' | 'refused';
}

export interface TourServerOptions {
  readonly world: TourWorld;
  readonly seed?: number;
  /** Share of first attempts that fail; a call fails at most twice. */
  readonly faultShare?: number;
  /** Calls before the quota error; `setQuota` starts a new day. */
  readonly quota?: number;
  /** Maximum rows of a page, whatever the request asks for. */
  readonly maxPageSize?: number;
  /** Accepts requests and never answers. */
  readonly isSilent?: boolean;
  /** Called for each request before it is answered. */
  readonly onRequest?: (count: number) => void;
}

export interface TourServer {
  readonly baseUrl: string;
  readonly log: LoggedCall[];
  /** Raw URLs, for checks that they contain no secret. */
  readonly urls: string[];
  /** Calls back at the first request, or at once when it has already come. */
  onFirstRequest(callback: () => void): void;
  setQuota(calls: number): void;
  /** Replaces the items of `detailIntro2`; null restores them. */
  setIntros(change: ((right: Fields) => readonly Fields[]) | null): void;
  /** Services that the key has no access to. */
  setClosed(services: readonly string[]): void;
  /** Sends this response to every request; null restores the data. */
  setAnswer(
    answer: { status: number; body: string; headers?: Record<string, string> } | null,
  ): void;
  close(): Promise<void>;
}

/**
 * Server on a free local port with the recorded response formats of KorService2, EngService2 and
 * the other languages.
 */
export async function startTourServer(options: TourServerOptions): Promise<TourServer> {
  const { world, seed = 1, faultShare = 0, maxPageSize = Infinity, onRequest } = options;
  const log: LoggedCall[] = [];
  const urls: string[] = [];
  const attempts = new Map<string, number>();
  let byId = new Map<string, KoreanRestaurant>();
  /** Not cached: tests change the world while the server runs, and a missing row may be new. */
  const findRestaurant = (id: string) => {
    if (!byId.has(id)) byId = new Map(world.korean.map((found) => [found.list.contentid, found]));
    return byId.get(id);
  };
  let quota = options.quota ?? Number.POSITIVE_INFINITY;
  let fixed: Parameters<TourServer['setAnswer']>[0] = null;
  let changeIntros: Parameters<TourServer['setIntros']>[0] = null;
  let closed: readonly string[] = [];
  let requests = 0;
  const firstRequestCallbacks: (() => void)[] = [];

  function chooseFault(call: string, attempt: number): Fault | null {
    if (attempt > 2) return null;
    const random = createRandom(hash(`${seed}:${call}:${attempt}`));
    if (random() >= faultShare) return null;
    return FAULTS[Math.floor(random() * FAULTS.length)] ?? null;
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    requests += 1;
    const count = requests;
    if (count === 1) firstRequestCallbacks.forEach((callback) => callback());
    const url = new URL(request.url ?? '/', 'http://tour.test');
    urls.push(request.url ?? '');
    onRequest?.(count);
    if (options.isSilent) return;
    if (fixed) {
      response.writeHead(fixed.status, fixed.headers).end(fixed.body);
      return;
    }
    const operation = url.pathname.slice(1);
    const call = toCall(operation, url.searchParams);
    const attempt = (attempts.get(call) ?? 0) + 1;
    attempts.set(call, attempt);
    const size = Math.min(Number(url.searchParams.get('numOfRows') ?? 10), maxPageSize);
    url.searchParams.set('numOfRows', String(size));
    const isClosed = closed.some((service) => operation.startsWith(`${service}/`));
    const refusal = isClosed
      ? toGatewayError('20', 'SERVICE_ACCESS_DENIED_ERROR')
      : findRefusal(operation, url.searchParams);
    if (refusal) {
      log.push({ call, outcome: 'refused' });
      response.end(refusal);
      return;
    }
    if (quota <= 0) {
      log.push({ call, outcome: 'refused' });
      response.end(toGatewayError('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR'));
      return;
    }
    quota -= 1;
    const fault = chooseFault(call, attempt);
    log.push({ call, outcome: fault ?? 'answered' });
    const body = answer(
      world,
      findRestaurant,
      operation,
      url.searchParams,
      hash(`${seed}:${call}`),
      changeIntros ?? ((right) => [right]),
    );
    if (fault) sendFault(fault, response);
    else response.end(body);
  }

  const server = createServer(handle);
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    log,
    urls,
    onFirstRequest: (callback) => {
      if (requests > 0) callback();
      else firstRequestCallbacks.push(callback);
    },
    setQuota: (calls) => {
      quota = calls;
    },
    setIntros: (change) => {
      changeIntros = change;
    },
    setClosed: (services) => {
      closed = services;
    },
    setAnswer: (next) => {
      fixed = next;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function toCall(operation: string, params: URLSearchParams): string {
  const identifying = [...params].filter(([name]) =>
    ['contentId', 'pageNo', 'numOfRows'].includes(name),
  );
  return `${operation}?${new URLSearchParams(identifying.sort()).toString()}`;
}

/** Error responses of the real service for invalid calls. */
function findRefusal(operation: string, params: URLSearchParams): string | null {
  if (params.get('serviceKey') !== TEST_SERVICE_KEY) {
    return toGatewayError('30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR');
  }
  for (const name of ['MobileOS', 'MobileApp']) {
    if (!params.has(name))
      return toFlatError('11', `NO_MANDATORY_REQUEST_PARAMETERS_ERROR1(${name})`);
  }
  const isDetail = operation.endsWith('detailIntro2') || operation.endsWith('detailCommon2');
  if (isDetail && !params.has('contentId')) {
    return toFlatError('11', 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR1(contentId)');
  }
  if (operation.endsWith('detailIntro2') && params.get('contentTypeId') !== '39') {
    return toFlatError('11', 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR1(contentTypeId)');
  }
  if (operation.endsWith('detailCommon2') && params.has('contentTypeId')) {
    return toFlatError('10', 'INVALID_REQUEST_PARAMETER_ERROR(contentTypeId)');
  }
  return null;
}

function answer(
  world: TourWorld,
  find: (id: string) => KoreanRestaurant | undefined,
  operation: string,
  params: URLSearchParams,
  style: number,
  toIntros: (right: Fields) => readonly Fields[],
): string {
  const id = params.get('contentId') ?? '';
  switch (operation) {
    case 'KorService2/areaBasedList2':
      return listPage(
        isSeoul(params, '39') ? world.korean.map(({ list }) => list) : [],
        params,
        style,
      );
    case 'EngService2/areaBasedList2':
      return listPage(isSeoul(params, '82') ? world.english : [], params, style);
    case 'JpnService2/areaBasedList2':
      return listPage(isSeoul(params, '82') ? world.japanese : [], params, style);
    case 'ChsService2/areaBasedList2':
      return listPage(isSeoul(params, '82') ? world.simplified : [], params, style);
    case 'ChtService2/areaBasedList2':
      return listPage(isSeoul(params, '82') ? world.traditional : [], params, style);
    case 'KorService2/detailIntro2': {
      const found = find(id);
      return toEnvelope(
        found
          ? toIntros({ contentid: found.list.contentid, contenttypeid: '39', ...found.intro })
          : [],
        1,
        style,
      );
    }
    case 'KorService2/detailCommon2': {
      const found = find(id);
      return toEnvelope(
        found
          ? [{ contentid: found.list.contentid, title: found.list.title, ...found.common }]
          : [],
        1,
        style,
      );
    }
    default:
      return toGatewayError('12', 'NO_OPENAPI_SERVICE_ERROR');
  }
}

function isSeoul(params: URLSearchParams, type: string): boolean {
  return params.get('lDongRegnCd') === '11' && params.get('contentTypeId') === type;
}

function listPage(rows: readonly object[], params: URLSearchParams, style: number): string {
  const size = Number(params.get('numOfRows') ?? 10);
  const page = Number(params.get('pageNo') ?? 1);
  const slice = rows.slice((page - 1) * size, page * size);
  return toEnvelope(
    slice.map((row) => ({ ...row, contenttypeid: params.get('contentTypeId') ?? '' })),
    rows.length,
    style,
  );
}

/** FNV-1a hash of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
