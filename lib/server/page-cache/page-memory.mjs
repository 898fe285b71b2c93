import { LRUCache } from 'lru-cache';
import { BROWSER_CACHE_CONTROL } from '../../http/front.mjs';
import { countRevalidation, getRevalidationCount } from '../../revalidations.mjs';

/** For so long after Next was asked for a page, nobody else asks it. */
const FRESH_MS = 250;
/** After that one caller asks again, and the others have the known page for so long at most. */
const KEPT_MS = 500;
/** Some 400 compressed pages, of which none is of use after half a second. */
const MAX_BYTES = 8 * 1024 * 1024;
/** A longer address or header is not from a browser's own hand. */
const MAX_KEY_CHARACTERS = 8_000;

/** What the answer to an address may depend on. A page whose `Vary` names anything else is not kept. */
const VARYING = [
  'accept-encoding',
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/**
 * Headers on which no page depends. Whoever sends another one, which might change what Next answers, is answered by
 * Next, and nobody else gets that answer: a list of what is harmful would have to be complete. `cache-control` is left
 * out: who reloads asks for more than a copy.
 */
const INDIFFERENT = new Set([
  ...['accept', 'accept-language', 'connection', 'dnt', 'forwarded', 'host', 'if-modified-since'],
  ...['if-none-match', 'keep-alive', 'priority', 'referer', 'save-data', 'te', 'user-agent', 'via'],
  ...['upgrade-insecure-requests', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port'],
  ...['x-forwarded-proto', 'x-kioot-peer', 'x-real-ip', 'x-request-id'],
]);
const CLIENT_HINT = /^sec-/;

/** Each answer has its own. */
const OWN_HEADERS = ['connection', 'content-length', 'transfer-encoding', 'x-request-id'];

/**
 * A page as it went out.
 *
 * @typedef {object} KeptPage
 * @property {[string, import('node:http').OutgoingHttpHeader][]} headers
 * @property {string} etag
 * @property {Buffer} body compressed where the caller takes that
 * @property {number} askedAt milliseconds of this process
 * @property {boolean} isAskedAgain
 */

/**
 * What Next is answering.
 *
 * @typedef {object} UnderWay
 * @property {number} revalidations when it was asked
 * @property {Promise<unknown>} end
 */

/**
 * One for the process: the build makes copies of this module for itself.
 *
 * @returns {{ pages: LRUCache<string, KeptPage>, underWay: Map<string, Set<UnderWay>> }}
 */
function getMemory() {
  return (globalThis[Symbol.for('kioot.page-memory')] ??= {
    pages: new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ body }, key) => body.length + key.length + 1_000,
    }),
    underWay: new Map(),
  });
}

/** Forgets every page, and those that are on their way: what they show may have changed. */
export function forgetPages() {
  countRevalidation();
  getMemory().pages.clear();
}

/**
 * Answers from memory what Next has just answered to somebody else. Asked again meanwhile, Next would look the page up, run the
 * middleware, hash and compress: docs/decisions/0062-a-server-of-our-own.md
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it answered; if not, what answers is watched, and kept where it may be
 */
export function answerFromMemory(request, response) {
  const key = getKey(request);
  if (!key) return false;
  const { pages } = getMemory();
  const page = pages.get(key);
  const ageMs = page ? performance.now() - page.askedAt : Infinity;
  if (page && ageMs < (page.isAskedAgain ? KEPT_MS : FRESH_MS)) {
    send(page, request, response);
    return true;
  }
  if (page) page.isAskedAgain = true;
  watch(response, key);
  return false;
}

/**
 * Asks Next. It gives one look at its cache, and one render, to all who ask for a path meanwhile, even to those who ask
 * after a change for what was begun before it: they wait here until that is over. Nobody waits for another to read.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => Promise<unknown>} answer
 */
export async function answerInTurn({ method, url }, response, answer) {
  if (method !== 'GET' && method !== 'HEAD') return answer();
  const { underWay } = getMemory();
  const revalidations = getRevalidationCount();
  const [path] = url.split('?', 1);
  const older = [...(underWay.get(path) ?? [])].filter(
    (other) => other.revalidations !== revalidations,
  );
  if (older.length > 0) await Promise.allSettled(older.map(({ end }) => end));

  const others = underWay.get(path) ?? new Set();
  const mine = { revalidations, end: Promise.race([whenBegun(response), answer()]) };
  underWay.set(path, others.add(mine));
  try {
    await mine.end;
  } finally {
    others.delete(mine);
    if (others.size === 0) underWay.delete(path);
  }
}

/** Next writes nothing of a page before it has all of it. */
function whenBegun(response) {
  return new Promise((resolve) => {
    const { writeHead } = response;
    response.writeHead = function (...head) {
      resolve();
      return writeHead.apply(this, head);
    };
  });
}

function getKey({ method, url, headers }) {
  if (method !== 'GET') return null;
  for (const name in headers) {
    const isKnown = INDIFFERENT.has(name) || VARYING.includes(name) || CLIENT_HINT.test(name);
    if (!isKnown) return null;
  }
  // No header holds a line break.
  const key = [url, ...VARYING.map((name) => headers[name])].join('\n');
  return key.length <= MAX_KEY_CHARACTERS ? key : null;
}

/** @param {KeptPage} page */
function send({ headers, etag, body }, request, response) {
  for (const [name, value] of headers) response.setHeader(name, value);
  if (isNamed(etag, request.headers['if-none-match'])) {
    response.removeHeader('content-type');
    response.removeHeader('content-encoding');
    response.writeHead(304).end();
  } else {
    response.writeHead(200, { 'Content-Length': body.length }).end(body);
  }
}

/** Compares as RFC 9110, 13.1.2 asks: weakly. */
function isNamed(etag, condition) {
  if (!condition) return false;
  if (condition.trim() === '*') return true;
  const bare = (tag) => tag.trim().replace(/^W\//, '');
  return condition.split(',').some((tag) => bare(tag) === bare(etag));
}

/** Keeps what goes out, below whatever Next puts between: compressed, with all headers. */
function watch(response, key) {
  const revalidations = getRevalidationCount();
  const askedAt = performance.now();
  const { write, end } = response;
  /** @type {Buffer[] | null} */
  let chunks = [];

  const take = (chunk, encoding) => {
    if (!chunks || typeof chunk === 'function' || chunk === undefined || chunk === null) return;
    if (!isPublicPage(response)) chunks = null;
    else if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding));
    else chunks.push(Buffer.from(chunk));
  };
  response.write = function (chunk, ...rest) {
    take(chunk, typeof rest[0] === 'string' ? rest[0] : undefined);
    return write.call(this, chunk, ...rest);
  };
  response.end = function (chunk, ...rest) {
    take(chunk, typeof rest[0] === 'string' ? rest[0] : undefined);
    return end.call(this, chunk, ...rest);
  };
  response.once('finish', () => {
    const { pages } = getMemory();
    const etag = response.getHeader('etag');
    // Begun before something changed, finished after it.
    const isOld = revalidations !== getRevalidationCount();
    if (!chunks || !isPublicPage(response) || isOld || typeof etag !== 'string') return;
    const headers = Object.entries(response.getHeaders()).filter(
      ([name]) => !OWN_HEADERS.includes(name),
    );
    pages.set(key, { headers, etag, body: Buffer.concat(chunks), askedAt, isAskedAgain: false });
  });
}

/** A page of the build or of Next's cache, current and the same for everybody. */
function isPublicPage(response) {
  const vary = String(response.getHeader('vary') ?? '');
  return (
    response.statusCode === 200 &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    isForAll(response.getHeader('cache-control')) &&
    !response.hasHeader('set-cookie') &&
    vary.split(',').every((name) => VARYING.includes(name.trim().toLowerCase()) || !name.trim())
  );
}

/** As Next says it, or as it went out. */
function isForAll(cacheControl) {
  return cacheControl === BROWSER_CACHE_CONTROL || /\bs-maxage=/.test(String(cacheControl));
}
