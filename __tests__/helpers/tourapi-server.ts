import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRandom, type KoreanRestaurant, type TourWorld } from './tourapi-world';
import {
  envelope,
  FAULTS,
  flatError,
  gatewayError,
  sendFault,
  type Fault,
  type Fields,
} from './tourapi-shapes';

export const TEST_SERVICE_KEY = 'aB+c/9kQ7w==testkey';

/** One request the server has seen. */
export interface LoggedCall {
  /** Operation and the parameters that make it the same call again. */
  readonly call: string;
  readonly outcome: Fault | 'answered' | 'refused';
}

export interface TourServerOptions {
  readonly world: TourWorld;
  readonly seed?: number;
  /** Share of first attempts that meet a fault; a repeated call meets at most two. */
  readonly faultShare?: number;
  /** Calls answered before the quota error comes; `setQuota` starts a new day. */
  readonly quota?: number;
  /** The most rows the server puts on a page, whatever is asked for. */
  readonly maxPageSize?: number;
  /** Takes requests and never answers. */
  readonly isSilent?: boolean;
  /** Called for each request before it is answered. */
  readonly onRequest?: (count: number) => void;
  /** Called for each request once its answer has left. */
  readonly onAnswered?: (count: number) => void;
}

export interface TourServer {
  readonly baseUrl: string;
  readonly log: LoggedCall[];
  /** Every address as it came, to look for things that should not be in it. */
  readonly urls: string[];
  /** Calls back at the first request, at once when that has come already. */
  onFirstRequest(callback: () => void): void;
  setQuota(calls: number): void;
  /** Sends these items of `detailIntro2` in place of the right one, until set to null. */
  setIntros(change: ((right: Fields) => readonly Fields[]) | null): void;
  /** These services are not open to the key. */
  setClosed(services: readonly string[]): void;
  /** Answers everything with this until set to null. */
  setAnswer(
    answer: { status: number; body: string; headers?: Record<string, string> } | null,
  ): void;
  close(): Promise<void>;
}

/** A server on a free local port that speaks the recorded shapes of KorService2, EngService2 and their like. */
export async function startTourServer(options: TourServerOptions): Promise<TourServer> {
  const {
    world,
    seed = 1,
    faultShare = 0,
    maxPageSize = Infinity,
    onRequest,
    onAnswered,
  } = options;
  const log: LoggedCall[] = [];
  const urls: string[] = [];
  const attempts = new Map<string, number>();
  let byId = new Map<string, KoreanRestaurant>();
  /** Tests change the world while the server runs; a row that is missing may just be new. */
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
    response.on('finish', () => onAnswered?.(count));
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
      ? gatewayError('20', 'SERVICE_ACCESS_DENIED_ERROR')
      : findRefusal(operation, url.searchParams);
    if (refusal) {
      log.push({ call, outcome: 'refused' });
      response.end(refusal);
      return;
    }
    if (quota <= 0) {
      log.push({ call, outcome: 'refused' });
      response.end(gatewayError('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR'));
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
  const kept = [...params].filter(([name]) => ['contentId', 'pageNo', 'numOfRows'].includes(name));
  return `${operation}?${new URLSearchParams(kept.sort()).toString()}`;
}

/** The refusals of the real service for a call that is wrong in itself. */
function findRefusal(operation: string, params: URLSearchParams): string | null {
  if (params.get('serviceKey') !== TEST_SERVICE_KEY) {
    return gatewayError('30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR');
  }
  for (const name of ['MobileOS', 'MobileApp']) {
    if (!params.has(name))
      return flatError('11', `NO_MANDATORY_REQUEST_PARAMETERS_ERROR1(${name})`);
  }
  const isDetail = operation.endsWith('detailIntro2') || operation.endsWith('detailCommon2');
  if (isDetail && !params.has('contentId')) {
    return flatError('11', 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR1(contentId)');
  }
  if (operation.endsWith('detailIntro2') && params.get('contentTypeId') !== '39') {
    return flatError('11', 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR1(contentTypeId)');
  }
  if (operation.endsWith('detailCommon2') && params.has('contentTypeId')) {
    return flatError('10', 'INVALID_REQUEST_PARAMETER_ERROR(contentTypeId)');
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
      return envelope(
        found
          ? toIntros({ contentid: found.list.contentid, contenttypeid: '39', ...found.intro })
          : [],
        1,
        style,
      );
    }
    case 'KorService2/detailCommon2': {
      const found = find(id);
      return envelope(
        found
          ? [{ contentid: found.list.contentid, title: found.list.title, ...found.common }]
          : [],
        1,
        style,
      );
    }
    default:
      return gatewayError('12', 'NO_OPENAPI_SERVICE_ERROR');
  }
}

function isSeoul(params: URLSearchParams, type: string): boolean {
  return params.get('lDongRegnCd') === '11' && params.get('contentTypeId') === type;
}

function listPage(rows: readonly object[], params: URLSearchParams, style: number): string {
  const size = Number(params.get('numOfRows') ?? 10);
  const page = Number(params.get('pageNo') ?? 1);
  const slice = rows.slice((page - 1) * size, page * size);
  return envelope(
    slice.map((row) => ({ ...row, contenttypeid: params.get('contentTypeId') ?? '' })),
    rows.length,
    style,
  );
}

/** FNV-1a: a stable number for a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
