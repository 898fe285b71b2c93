import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { keepPages } from '../../cache/page-memory.mjs';
import { logEvent } from '../observability/log';
import { getProcessWide } from '../process-wide';
import { FILE_POLICY, SECURITY_HEADERS } from './security-headers.mjs';

/** Carries the address of the socket to the handlers. A caller's own is overwritten. */
export const PEER_HEADER = 'x-kioot-peer';
/** Names a request in the logs and to the caller, who may have named it already. */
export const REQUEST_ID_HEADER = 'x-request-id';

const BUILT_FILES = '/_next/static/';
const REQUEST_ID_PATTERN = /^[\w.-]{8,64}$/;

/** Against callers that hold on to a connection: those that send a byte now and then, or never read what they get. */
export const SERVER_LIMITS = {
  /** From the connection to the last header. */
  headersTimeout: 10_000,
  /** From the connection to the last byte of the body: 1 MiB over a slow mobile network takes about 40 seconds. */
  requestTimeout: 60_000,
  /** With no byte in either direction. No answer takes as long: `BACKEND_TIMEOUT_MS` is 600 seconds at most. */
  timeout: 660_000,
} as const;

/**
 * Headers of ranges and of changes. They mean nothing to our small files and Next answers 500 where one of them does
 * not fit, so they are passed over, as a server may (RFC 9110, 14.2) or, for a range's condition, must (13.1.5).
 */
const UNUSED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

interface GuardOptions {
  /** Writes a line per request, static files left out. */
  isLogging: boolean;
  /** Whether anything here speaks another protocol after an upgrade; the development server does. */
  takesUpgrades?: boolean;
  /** Answers what was just answered from memory. */
  keepsPages?: boolean;
  limits?: Readonly<Record<keyof typeof SERVER_LIMITS, number>>;
}

const state = getProcessWide('socket-guard', () => ({ isOn: false }));

/** Whether requests of this process carry a {@link PEER_HEADER} that we wrote. */
export function isSocketGuardOn(): boolean {
  return state.isOn;
}

/**
 * Watches every HTTP server of this process through Node's diagnostics channels, for Next makes its server where no
 * code of ours sees it: shortens the time a request may take to arrive, notes the socket's address, names each request,
 * takes out of it what Next stumbles over, and gives its answer the constant headers, for those that Next makes before
 * it looks at its configuration (redirects to another spelling). To be called once, before the first request. Gives what ends the watch, for a process that goes on
 * without it, as a test run does.
 */
export function startSocketGuard({
  isLogging,
  takesUpgrades = false,
  keepsPages = false,
  limits = SERVER_LIMITS,
}: GuardOptions): () => void {
  if (state.isOn) return () => undefined;
  state.isOn = true;
  const guard = (server: Server) => {
    Object.assign(server, limits);
    // Next listens, again and again, and leaves the connection of an upgrade it does not know open for good. Without a
    // listener an upgrade is a request like any other, which a server may make of it (RFC 9110, 7.8).
    if (!takesUpgrades) server.removeAllListeners('upgrade');
    if (keepsPages) keepPages(server);
  };
  // Published before the first byte is read, so a connection that never sends any is limited too.
  const onSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    if (isHttpServer(socket.server)) guard(socket.server);
  };
  const onRequest = (message: unknown) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    guard(server);
    cleanRequest(request);
    setHeaders(response);
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

function cleanRequest(request: IncomingMessage): void {
  request.url = toOriginForm(request.url ?? '/');
  // A `Request` cannot be made with it, so Next answers 500; nothing of ours answers either of the two.
  if (request.method === 'TRACE') request.method = 'OPTIONS';
  for (const name of UNUSED_HEADERS) delete request.headers[name];
  // The middleware, which refuses other methods, does not run for built files, and Next answers 500: to their folder it does.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.url.startsWith(BUILT_FILES)) request.url = BUILT_FILES.slice(0, -1);
}

/** A target as browsers send it: without the host that may stand in front of it, and `*` as a path (RFC 9112, 3.2). */
function toOriginForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function setHeaders(response: ServerResponse): void {
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  response.setHeader('Content-Security-Policy', FILE_POLICY);
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
  if (!isLogging || path.startsWith(BUILT_FILES)) return;
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
