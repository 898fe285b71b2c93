// What stands between Node and Next in our own server (server.mjs): docs/decisions/0062-a-server-of-our-own.md
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { holdLogLine, toLogLine } from '../observability/log-lines.mjs';
import { FILE_POLICY, SECURITY_HEADERS } from './security-headers.mjs';
import { getShareAnswer } from './share-target.mjs';

/** Carries the address of the socket to the handlers. A caller's own is overwritten. */
export const PEER_HEADER = 'x-kioot-peer';
/** Names a request in the logs and to the caller, who may have named it already. */
export const REQUEST_ID_HEADER = 'x-request-id';

const BUILT_FILES = '/_next/static/';
const REQUEST_ID_PATTERN = /^[\w.-]{8,64}$/;
const FRONT = Symbol.for('kioot.front');
const SHARED_CACHE = 's-maxage';
/** Pages are asked for at every visit, and mostly answered 304: docs/decisions/0074-nobody-further-out-keeps-a-page.md */
const BROWSER_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Against callers that hold on to a connection: those that send a byte now and then, or never read what they get. */
export const SERVER_LIMITS = {
  /** From the connection to the last header. */
  headersTimeout: 10_000,
  /** From the connection to the last byte of the body: 1 MiB over a slow mobile network takes about 40 seconds. */
  requestTimeout: 60_000,
  /** Between two requests; nginx lets go of a connection before that (deploy/nginx.conf). */
  keepAliveTimeout: 5_000,
  /** With no byte in either direction. No answer takes as long: `BACKEND_TIMEOUT_MS` is 600 seconds at most. */
  timeout: 660_000,
};

/**
 * Time for which a server that is to stop waits for requests that are on their way over connections it keeps, in milliseconds:
 * each is answered with `Connection: close`. A caller whose connection is closed instead loses the request that it has
 * just sent.
 */
const LAST_REQUESTS_MS = 1_000;

/**
 * Headers of ranges and of changes. They mean nothing to our small files and Next answers 500 where one of them does
 * not fit, so they are passed over, as a server may (RFC 9110, 14.2) or, for a range's condition, must (13.1.5).
 */
const UNUSED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** @returns {boolean} whether requests of this process carry a {@link PEER_HEADER} that we wrote */
export function hasFront() {
  return globalThis[FRONT] === true;
}

/**
 * Makes the server that listens: what every request gets before `answer` has it, and every answer.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} answer
 * @param {object} options
 * @param {boolean} options.isLogging writes a line per request, static files left out
 * @param {Partial<typeof SERVER_LIMITS & import('node:http').ServerOptions>} [options.limits]
 * @returns {{ server: import('node:http').Server, drain: () => Promise<void> }} `drain` takes nobody new, asks every
 *   connection to close with its next answer, closes those that bring no more request within a second, and resolves when
 *   the last one is gone
 */
export function createFront(answer, { isLogging, limits = {} }) {
  globalThis[FRONT] = true;
  const { timeout, ...options } = { ...SERVER_LIMITS, ...limits };
  /** @type {Set<import('node:http').ServerResponse>} */
  const unanswered = new Set();
  let isDraining = false;

  const server = createServer(options, (request, response) => {
    request.url = toOriginForm(request.url ?? '/');
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    if (isDraining) closeAfter(response);
    setHeaders(response);
    leaveKeepingToUs(response);
    identify(request, response);
    if (isLogging) logRequest(request, response);
    if (refuse(request, response) || leaveUnread(request, response)) return;
    for (const name of UNUSED_HEADERS) delete request.headers[name];
    answer(request, response);
  });
  // Nothing listens to 'upgrade', so an upgrade is a request like any other, as a server may take it (RFC 9110, 7.8).
  server.timeout = timeout;

  const drain = () =>
    new Promise((resolve) => {
      isDraining = true;
      for (const response of unanswered) closeAfter(response);
      // Again and again: an answer whose headers were out before leaves its connection idle later. And not before what has
      // arrived is read, of which a busy process may have some.
      const closing = setInterval(
        () => setImmediate(() => server.closeIdleConnections()),
        LAST_REQUESTS_MS,
      );
      // Not `server.close()`, which closes idle connections at once.
      NetServer.prototype.close.call(server, () => {
        clearInterval(closing);
        resolve();
      });
    });
  return { server, drain };
}

/** A proxy that went on using its connections would keep a server that is to stop for ever. */
function closeAfter(response) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** A target as browsers send it: without the host that may stand in front of it, and `*` as a path (RFC 9112, 3.2). */
function toOriginForm(target) {
  if (target.startsWith('/')) return target;
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** For the answers that Next makes before it looks at its configuration: redirects to another spelling. */
function setHeaders(response) {
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  response.setHeader('Content-Security-Policy', FILE_POLICY);
}

/** Takes back what Next tells shared caches when the headers go out, as deploy/nginx.conf does. */
function leaveKeepingToUs(response) {
  const { writeHead } = response;
  response.writeHead = function (...words) {
    const value = this.getHeader('cache-control');
    if (typeof value === 'string' && value.includes(SHARED_CACHE))
      this.setHeader('Cache-Control', BROWSER_CACHE_CONTROL);
    return writeHead.apply(this, words);
  };
}

/** Names the request, and says from whose socket it came: Next hands no socket to a handler. */
function identify(request, response) {
  const given = request.headers[REQUEST_ID_HEADER];
  const isGood = given !== undefined && REQUEST_ID_PATTERN.test(given);
  const requestId = isGood ? given : randomUUID();
  request.headers[REQUEST_ID_HEADER] = requestId;
  request.headers[PEER_HEADER] = request.socket.remoteAddress;
  response.setHeader('X-Request-Id', requestId);
}

/** The query can hold what a visitor looked for; the path names a page. */
function logRequest(request, response) {
  const { method } = request;
  const [path] = request.url.split('?', 1);
  if (path.startsWith(BUILT_FILES)) return;
  const requestId = request.headers[REQUEST_ID_HEADER];
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    const ms = Math.round(performance.now() - startedAt);
    holdLogLine(toLogLine('info', 'request', { requestId, method, path, status, ms }));
  });
}

/**
 * Answers what Next answers 500: TRACE, of which no `Request` can be made, and for built files, to which the middleware
 * does not listen, whatever does not read. And what is for two hosts (RFC 9112, 3.2): Node shows only the first one, and a
 * proxy in front may have gone by the other. Says whether it did.
 */
function refuse({ method, url, rawHeaders }, response) {
  if (hasTwoHosts(rawHeaders)) {
    response.writeHead(400, { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('A request is for one host.');
    return true;
  }
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead || (method !== 'TRACE' && !url.startsWith(BUILT_FILES))) return false;
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Only GET and HEAD are answered here.');
  return true;
}

/** Answers what was shared with a service worker that is not there, and hangs up on its photos. Says whether it did. */
function leaveUnread({ method, url }, response) {
  const answer = getShareAnswer(method, url.split('?', 1)[0]);
  if (!answer) return false;
  response.writeHead(answer.status, { ...answer.headers, Connection: 'close' }).end();
  return true;
}

/** @param {string[]} headers name, value, name, value, as they came */
function hasTwoHosts(headers) {
  let count = 0;
  for (let at = 0; at < headers.length; at += 2)
    if (headers[at].length === 4 && headers[at].toLowerCase() === 'host') count += 1;
  return count > 1;
}
