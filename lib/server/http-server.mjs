// HTTP server in front of Next's request handler, used by server.mjs (decision 0062).
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import {
  declarePeerHeader,
  PEER_HEADER,
  REQUEST_ID_HEADER,
  REWRITE_HEADER,
} from '../http/request-headers.mjs';
import { FILE_CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from '../http/security-headers.mjs';
import { getShareRedirect } from '../http/share-target.mjs';
import { replaceErrorPage } from './error-pages.mjs';
import { bufferLogLine, toLogLine } from '../observability/log-lines.mjs';

const STATIC_FILES_PATH = '/_next/static/';
/**
 * Longest request target, in bytes, as in deploy/nginx.conf. Next repeats it in redirects, where a
 * character may become three, and a proxy takes a response with too many headers for a failure.
 */
const MAX_TARGET_BYTES = 4096;
const REQUEST_ID_PATTERN = /^[\w.-]{8,64}$/;
const SHARED_MAX_AGE = 's-maxage';
/** Pages are revalidated on every visit, mostly with a 304 (decision 0074). */
const BROWSER_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Time limits in milliseconds against slow callers: those that send a byte now and then, or never
 * read the response.
 */
const SERVER_TIMEOUTS = {
  /** From the connection to the last header. */
  headersTimeout: 10_000,
  /**
   * From the connection to the last byte of the body: 1 MiB over a slow mobile network takes about
   * 40 seconds.
   */
  requestTimeout: 60_000,
  /** Between two requests; nginx closes its connections earlier (deploy/nginx.conf). */
  keepAliveTimeout: 5_000,
  /**
   * Without a byte in either direction. No response takes as long: `BACKEND_TIMEOUT_MS` is at most
   * 600 seconds.
   */
  timeout: 660_000,
};

/**
 * Grace period of a shutdown for requests already on their way over kept-alive connections, in
 * milliseconds. Each is answered with `Connection: close`; closing the connection instead would
 * lose the request just sent.
 */
const DRAIN_INTERVAL_MS = 1_000;

/**
 * Headers of range and conditional requests. They mean nothing to our small files, and Next answers
 * 500 when one does not match, so they are ignored, as a server may (RFC 9110, 14.2) or, for
 * `If-Range`, must (13.1.5).
 */
const IGNORED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** Data and prefetches of Next's older router, which has no page here: Next answers them apart. */
const OLD_ROUTER = { path: '/_next/data/', header: 'x-middleware-prefetch' };

/**
 * Creates the HTTP server: request id, security headers, request log, rejections, graceful
 * shutdown; then `handle` runs.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle
 * @param {object} options
 * @param {boolean} options.isLogging writes a line per request, static files excluded
 * @param {Partial<typeof SERVER_TIMEOUTS & import('node:http').ServerOptions>} [options.limits]
 * @returns {{ server: import('node:http').Server, drain: () => Promise<void> }} `drain` refuses new
 *   connections, asks every open one to close with its next response, closes those that are idle
 *   for a second, and resolves when none is left
 */
export function createHttpServer(handle, { isLogging, limits = {} }) {
  declarePeerHeader();
  const { timeout, ...options } = { ...SERVER_TIMEOUTS, ...limits };
  /** @type {Set<import('node:http').ServerResponse>} */
  const unanswered = new Set();
  let isDraining = false;

  const server = createServer(options, (request, response) => {
    request.url = toOriginForm(request.url ?? '/');
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    if (isDraining) closeAfterResponse(response);
    setSecurityHeaders(response);
    replaceNextHeaders(response);
    setRequestId(request, response);
    if (isLogging) logRequest(request, response);
    if (rejectInvalid(request, response) || redirectShare(request, response)) return;
    if (request.url.startsWith(OLD_ROUTER.path)) request.url = '/_next/nothing';
    for (const name of [...IGNORED_HEADERS, OLD_ROUTER.header]) delete request.headers[name];
    replaceErrorPage(request, response);
    handle(request, response);
  });
  // Without an 'upgrade' listener an upgrade is an ordinary request, as a server may treat it (RFC
  // 9110, 7.8).
  server.timeout = timeout;

  const drain = () =>
    new Promise((resolve) => {
      isDraining = true;
      for (const response of unanswered) closeAfterResponse(response);
      // Repeated, because a response whose headers were already sent leaves its connection idle
      // later; and after setImmediate, so that requests that have already arrived at a busy process
      // are read first.
      const closeIdle = setInterval(
        () => setImmediate(() => server.closeIdleConnections()),
        DRAIN_INTERVAL_MS,
      );
      // Not `server.close()`, which closes idle connections at once.
      NetServer.prototype.close.call(server, () => {
        clearInterval(closeIdle);
        resolve();
      });
    });
  return { server, drain };
}

/** Without this, a proxy that keeps using its connections would prevent the shutdown forever. */
function closeAfterResponse(response) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Request target in origin form: without scheme and host, and `*` as a path (RFC 9112, 3.2). */
function toOriginForm(target) {
  if (target.startsWith('/')) return target;
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * For responses that Next sends before it reads its configuration: redirects to another spelling.
 */
function setSecurityHeaders(response) {
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  response.setHeader('Content-Security-Policy', FILE_CONTENT_SECURITY_POLICY);
}

/**
 * Replaces Next's `s-maxage` when the headers are written, as deploy/nginx.conf does, and drops the
 * path that it rendered, which is for itself, and `Refresh`, which repeats `Location`.
 */
function replaceNextHeaders(response) {
  const { writeHead } = response;
  response.writeHead = function (...args) {
    const value = this.getHeader('cache-control');
    if (typeof value === 'string' && value.includes(SHARED_MAX_AGE))
      this.setHeader('Cache-Control', BROWSER_CACHE_CONTROL);
    for (const name of [REWRITE_HEADER, 'refresh']) this.removeHeader(name);
    return writeHead.apply(this, args);
  };
}

/** Sets the request id, and the socket's address, which Next does not pass to a handler. */
function setRequestId(request, response) {
  const sentId = request.headers[REQUEST_ID_HEADER];
  const isValid = sentId !== undefined && REQUEST_ID_PATTERN.test(sentId);
  const requestId = isValid ? sentId : randomUUID();
  request.headers[REQUEST_ID_HEADER] = requestId;
  request.headers[PEER_HEADER] = request.socket.remoteAddress;
  response.setHeader('X-Request-Id', requestId);
}

/** Path only: the query may hold what a visitor searched for. */
function logRequest(request, response) {
  const { method } = request;
  const [path] = request.url.split('?', 1);
  if (path.startsWith(STATIC_FILES_PATH)) return;
  const requestId = request.headers[REQUEST_ID_HEADER];
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    const ms = Math.round(performance.now() - startedAt);
    bufferLogLine(toLogLine('info', 'request', { requestId, method, path, status, ms }));
  });
}

/**
 * Rejects requests that Next answers 500: TRACE, for which no `Request` can be constructed, and
 * writes to static files, which bypass the middleware. And two Host headers (RFC 9112, 3.2): a
 * proxy may have read the other one. And targets that are too long. True if rejected.
 */
function rejectInvalid({ method, url, rawHeaders }, response) {
  const reject = (status, headers, text) => {
    response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(text);
    return true;
  };
  if (hasTwoHosts(rawHeaders))
    return reject(400, { Connection: 'close' }, 'A request is for one host.');
  if (url.length > MAX_TARGET_BYTES)
    return reject(414, { Connection: 'close' }, 'This address is too long.');
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead || (method !== 'TRACE' && !url.startsWith(STATIC_FILES_PATH))) return false;
  return reject(405, { Allow: 'GET, HEAD' }, 'Only GET and HEAD are answered here.');
}

/**
 * Redirects a share that no service worker took, closing the connection before its photos arrive.
 * True if it was one.
 */
function redirectShare({ method, url }, response) {
  const redirect = getShareRedirect(method, url.split('?', 1)[0]);
  if (!redirect) return false;
  response.writeHead(redirect.status, { ...redirect.headers, Connection: 'close' }).end();
  return true;
}

/** @param {string[]} headers raw header names and values, alternating */
function hasTwoHosts(headers) {
  const isHost = (text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
  return headers.filter(isHost).length > 1;
}
