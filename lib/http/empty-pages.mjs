// docs/decisions/0069-failed-recipes-are-rendered-on-the-server.md
import { IncomingMessage } from 'node:http';
import { LOCALE_PREFIX } from './locale-prefix.mjs';

const RECIPE = new RegExp(`^${LOCALE_PREFIX}/recipes/[^/?]+/?(?:\\?|$)`);
const PLACE = new RegExp(`^${LOCALE_PREFIX}/places/[^/?]+/?(?:\\?|$)`);
const LIST = new RegExp(`^${LOCALE_PREFIX}/recipies/?(?:\\?|$)`);

/** Statuses with which Next sends a document that only a browser with JavaScript fills. */
const EMPTY_STATUSES = new Set([404, 500]);

/** What is said of the first answer, and holds for the one that goes out: how long it is kept, and whether it was. */
const OF_FIRST_ANSWER = ['cache-control', 'x-nextjs-cache'];

/** Names the page that `middleware.ts` shows in place of the one asked for; those of `app/kitchen` are not empty. */
const REWRITE_HEADER = 'x-middleware-rewrite';
const STAND_IN = new RegExp(`^${LOCALE_PREFIX}/kitchen/`);

/** Whether a page changed is nothing to ask of the one that stands in its place. */
const CONDITIONS = ['if-none-match', 'if-modified-since'];

/** @returns {string | null} the page that says on the server what this address cannot show (`app/kitchen`) */
function getStandIn(url, status) {
  const [list, ofList = ''] = LIST.exec(url) ?? [];
  if (list) return status === 500 ? `${ofList}/kitchen/list-failed` : null;
  const [place, ofPlace = ''] = PLACE.exec(url) ?? [];
  if (place) return status === 500 ? `${ofPlace}/places/failed` : null;
  const [recipe, prefix = ''] = RECIPE.exec(url) ?? [];
  if (!recipe) return null;
  return `${prefix}/kitchen/${status === 404 ? 'missing' : 'failed'}`;
}

/**
 * Holds back the empty document that Next makes of an error thrown by a page of the recipes or of a place, and lets `handle` answer
 * with a page that is rendered on the server, under the status of the first one.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response not yet begun; to be given to `handle` by the caller
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 */
export function fillEmptyPage(request, response, handle) {
  const url = request.url ?? '/';
  const isDocument = ['GET', 'HEAD'].includes(request.method) && !('rsc' in request.headers);
  if (!isDocument || ![RECIPE, PLACE, LIST].some((page) => page.test(url))) return;

  const given = new Set([...response.getHeaderNames(), 'connection']);
  const { writeHead, flushHeaders, write, end } = response;
  let isHeld = false;
  const hold = () => {
    const type = String(response.getHeader('content-type'));
    const isEmpty =
      EMPTY_STATUSES.has(response.statusCode) &&
      type.startsWith('text/html') &&
      !STAND_IN.test(String(response.getHeader(REWRITE_HEADER)));
    return (isHeld ||= !response.headersSent && isEmpty && getStandIn(url, response.statusCode));
  };

  response.writeHead = function (status, ...rest) {
    this.statusCode = status;
    return hold() ? this : writeHead.call(this, status, ...rest);
  };
  response.flushHeaders = function () {
    if (!hold()) flushHeaders.call(this);
  };
  response.write = function (...chunk) {
    return hold() ? true : write.apply(this, chunk);
  };
  response.end = function (...chunk) {
    const standIn = hold();
    if (!standIn) return end.apply(this, chunk);
    const { statusCode } = this;
    const firsts = OF_FIRST_ANSWER.map((name) => [name, this.getHeader(name)]);
    for (const name of this.getHeaderNames()) if (!given.has(name)) this.removeHeader(name);
    this.statusCode = 200;
    Object.assign(this, { flushHeaders, write, end });
    this.writeHead = function (_status, ...rest) {
      for (const [name, value] of firsts) {
        if (value === undefined) this.removeHeader(name);
        else this.setHeader(name, value);
      }
      return writeHead.call(this, statusCode, ...rest);
    };
    void handle(toRequest(request, standIn), this);
    return this;
  };
}

/** The same caller, asking for another page. */
function toRequest({ method, headers, socket }, url) {
  const request = new IncomingMessage(socket);
  Object.assign(request, { method, url, headers: { ...headers } });
  for (const name of CONDITIONS) delete request.headers[name];
  request.push(null);
  return request;
}
