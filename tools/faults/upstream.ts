import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';

/** Response of a healthy upstream. */
export interface UpstreamResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const DRIP_EVERY_MS = 50;
const JSON_HEADERS = { 'content-type': 'application/json' };

type FailureHandler = (
  response: ServerResponse,
  right: UpstreamResponse,
  otherHost: string,
) => void;
const respondWith =
  (body: string, headers: Record<string, string> = JSON_HEADERS, status = 200): FailureHandler =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Faulty responses by name. */
const FAILURES = {
  reset: (response) => void response.socket?.destroy(),
  'answers 500': respondWith('Internal Server Error', {}, 500),
  'answers 503': respondWith('', { 'retry-after': '1' }, 503),
  'answers HTML': respondWith('<!doctype html><title>Service</title>', {
    'content-type': 'text/html',
  }),
  'answers {}': respondWith('{}'),
  'answers null': respondWith('null'),
  'answers nothing': respondWith(''),
  'answers half a JSON': (response, { body, headers }) =>
    void response.writeHead(200, headers).end(body.slice(0, body.length / 2)),
  'answers another shape': respondWith('{"data": {"items": [{"name": 7}]}}'),
  'answers 30 MB': respondWith(`["${'1'.repeat(30_000_000)}"]`),
  'stalls before its headers': () => undefined,
  'stalls after its headers': (response, { headers }) => {
    response.writeHead(200, headers).write('[');
  },
  drips: (response, { headers }) => {
    response.writeHead(200, headers);
    const drip = setInterval(() => response.write(' '), DRIP_EVERY_MS);
    response.on('close', () => clearInterval(drip));
  },
  'redirects to another host': (response, _, otherHost) =>
    void response.writeHead(307, { location: otherHost }).end(),
} satisfies Record<string, FailureHandler>;
export type Failure = keyof typeof FAILURES;
export const FAILURE_NAMES = Object.keys(FAILURES) as Failure[];

/** Modification of a valid response that stays readable. */
export type BodyChange = (body: string) => string;
/** `refuse` closes the port and affects the whole upstream. */
export type Fault = Failure | 'refuse' | BodyChange;

/** Key for all requests. */
export const ALL_REQUESTS = '*';

/**
 * Server that responds correctly except for keys with a fault.
 *
 * @param answer correct response
 * @param toKey identifies a request
 */
export async function startUpstream(
  answer: (request: IncomingMessage, body: string) => UpstreamResponse | Promise<UpstreamResponse>,
  toKey: (request: IncomingMessage, body: string) => string,
) {
  const faults = new Map<string, Exclude<Fault, 'refuse'>>();
  let calls = 0;
  let redirected = 0;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const right = await answer(request, body);
    const fault = faults.get(toKey(request, body)) ?? faults.get(ALL_REQUESTS);
    if (typeof fault === 'string') FAILURES[fault](response, right, `${otherHost.url}/`);
    else response.writeHead(right.status, right.headers).end(fault?.(right.body) ?? right.body);
  }
  // Target of the redirect fault: returns a plausible response and counts requests.
  const otherHost = await listen((_, response) => {
    redirected += 1;
    response.writeHead(200, JSON_HEADERS).end('[]');
  });
  const own = await listen((request, response) => {
    calls += 1;
    respond(request, response).catch((error: Error) => response.destroy(error));
  });

  return {
    url: own.url,
    countCalls: () => calls,
    /** Requests that followed the redirect. */
    countRedirected: () => redirected,
    async setFault(key: string, fault: Fault): Promise<void> {
      if (fault === 'refuse') await own.close();
      else faults.set(key, fault);
    },
    async clearFault(key: string): Promise<void> {
      faults.delete(key);
      await own.open();
    },
    async close(): Promise<void> {
      await Promise.all([own.close(), otherHost.close()]);
    },
  };
}
export type Upstream = Awaited<ReturnType<typeof startUpstream>>;

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    open: async () => {
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    close: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Forwards requests to a real server, which provides the correct responses. */
export function forwardTo(baseUrl: string) {
  return async (
    { method, url, headers }: IncomingMessage,
    body: string,
  ): Promise<UpstreamResponse> => {
    const names = ['apikey', 'authorization', 'accept', 'accept-profile', 'content-type'];
    const response = await fetch(baseUrl + (url ?? ''), {
      ...(method === undefined ? {} : { method }),
      headers: names.flatMap((name) => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value] as [string, string]] : [];
      }),
      ...(body === '' ? {} : { body }),
    });
    const type = response.headers.get('content-type');
    return {
      status: response.status,
      headers: type === null ? {} : { 'content-type': type },
      body: await response.text(),
    };
  };
}
