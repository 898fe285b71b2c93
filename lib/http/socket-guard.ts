import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { logEvent } from '../observability/log';
import { getProcessWide } from '../process-wide';

/** Carries the address of the socket to the handlers. A caller's own is overwritten. */
export const PEER_HEADER = 'x-kioot-peer';
/** Names a request in the logs and to the caller, who may have named it already. */
export const REQUEST_ID_HEADER = 'x-request-id';

const REQUEST_ID_PATTERN = /^[\w.-]{8,64}$/;

/** Against callers that send a byte now and then to hold on to a connection. */
export const SERVER_LIMITS = {
  /** From the connection to the last header. */
  headersTimeout: 10_000,
  /** From the connection to the last byte of the body: 1 MiB over a slow mobile network takes about 40 seconds. */
  requestTimeout: 60_000,
} as const;

interface GuardOptions {
  /** Writes a line per request, static files left out. */
  isLogging: boolean;
  limits?: { readonly headersTimeout: number; readonly requestTimeout: number };
}

const state = getProcessWide('socket-guard', () => ({ isOn: false }));

/** Whether requests of this process carry a {@link PEER_HEADER} that we wrote. */
export function isSocketGuardOn(): boolean {
  return state.isOn;
}

/**
 * Watches every HTTP server of this process through Node's diagnostics channels, for Next makes its server where no
 * code of ours sees it: shortens the time a request may take to arrive, notes the socket's address, and names each
 * request. To be called once, before the first request. Gives what ends the watch, for a process that goes on
 * without it, as a test run does.
 */
export function startSocketGuard({ isLogging, limits = SERVER_LIMITS }: GuardOptions): () => void {
  if (state.isOn) return () => undefined;
  state.isOn = true;
  // Published before the first byte is read, so a connection that never sends any is limited too.
  const onSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    if (isHttpServer(socket.server)) Object.assign(socket.server, limits);
  };
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    markRequest(request, response, isLogging);
  };
  subscribe('net.server.socket', onSocket);
  subscribe('http.server.request.start', onRequest);
  return () => {
    unsubscribe('net.server.socket', onSocket);
    unsubscribe('http.server.request.start', onRequest);
    state.isOn = false;
  };
}

function isHttpServer(server: unknown): server is Server {
  return server instanceof NetServer && 'headersTimeout' in server && 'requestTimeout' in server;
}

function markRequest(request: IncomingMessage, response: ServerResponse, isLogging: boolean): void {
  const given = request.headers[REQUEST_ID_HEADER];
  const requestId =
    typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
  request.headers[REQUEST_ID_HEADER] = requestId;
  request.headers[PEER_HEADER] = request.socket.remoteAddress;
  response.setHeader('X-Request-Id', requestId);
  // The query can hold what a visitor looked for; the path names a page.
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (!isLogging || path.startsWith('/_next/static/')) return;
  const startedAt = performance.now();
  response.on('close', () =>
    logEvent('info', 'request', {
      requestId,
      method: request.method,
      path,
      status: response.writableFinished ? response.statusCode : 499,
      ms: Math.round(performance.now() - startedAt),
    }),
  );
}
