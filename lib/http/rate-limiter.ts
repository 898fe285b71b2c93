import 'server-only';
import { isIP, isIPv6 } from 'node:net';
import { createHash } from 'node:crypto';
import {
  RLWrapperTimeouts,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { HttpError } from '@kioot/base/http-errors';
import { hasPeerHeader, PEER_HEADER } from './request-headers.mjs';
import { getEnv, type Env } from '../env';
import { globalSingleton } from '../once';
import { logEvent, toErrorFields } from '../observability/log';

/** Stands for callers without a known address; they share one allowance. */
const UNKNOWN = 'unknown';

interface ClientAddressOptions {
  /** Number of our own reverse proxies in front: `TRUSTED_PROXY_DEPTH`. */
  trustedProxyDepth: number;
}

/**
 * The address of a caller, as far as it can be trusted.
 *
 * Every proxy appends the address it was called from to `X-Forwarded-For`. With n proxies of ours
 * the n-th entry from the right was written by the outermost one; everything further left is the
 * caller's own claim. With no proxy, or fewer entries than proxies (a caller that bypassed them),
 * it is the address of the socket. An IPv6 caller is its 64-bit network, since one household has
 * all of it.
 *
 * @example
 * getClientAddress(new Headers({ 'x-forwarded-for': '9.9.9.9, 1.2.3.4' }), { trustedProxyDepth: 1 });
 * // '1.2.3.4'
 */
export function getClientAddress(
  headers: Headers,
  { trustedProxyDepth }: ClientAddressOptions,
): string {
  const entries = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const forwarded = trustedProxyDepth > 0 ? entries.at(-trustedProxyDepth) : undefined;
  return (
    normalizeAddress(forwarded) ?? normalizeAddress(getPeerAddress(headers, entries)) ?? UNKNOWN
  );
}

/**
 * Next passes no socket to a route handler. Our HTTP server writes its address into a header that a
 * caller cannot set; without that server Next fills `X-Forwarded-For` from the socket unless the
 * caller sent one.
 */
function getPeerAddress(headers: Headers, entries: readonly string[]): string | undefined {
  return hasPeerHeader() ? (headers.get(PEER_HEADER) ?? undefined) : entries.at(-1);
}

function normalizeAddress(entry: string | undefined): string | undefined {
  if (!entry) return undefined;
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (isIP(address) === 0) return undefined;
  return isIPv6(address) ? toIpv6Network(address) : address;
}

/** The first 64 bits of an IPv6 address: `2001:db8:0:0::/64`. */
function toIpv6Network(address: string): string {
  // The URL parser normalizes every spelling of an IPv6 address (WHATWG URL, host serializing).
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const WINDOW_S = 60;
/** Counting must not delay a request for longer than this. */
const REDIS_TIMEOUT_MS = 250;

/**
 * Separate allowances: visitors' calls, their reports, their web vitals, names of dishes, the database's webhook,
 * readiness checks.
 */
export type RateLimitBucket = 'rec' | 'reports' | 'vitals' | 'dishes' | 'webhook' | 'ready';

/** Stored for people to read, unlike all other requests. */
const MAX_REPORTS_PER_MINUTE = 6;

export interface RateLimiter {
  /** @throws {HttpError} `rate_limited` with `Retry-After` */
  consume(bucket: RateLimitBucket, address: string): Promise<void>;
  /** Closes the connection to Redis, if there is one. */
  close(): void;
}

/**
 * Counts a request against its caller's allowance, in this process or in Redis for all instances
 * together. While Redis is unavailable each instance counts alone.
 * @throws {HttpError} `rate_limited` with `Retry-After`
 */
export async function limitRate(
  request: { headers: Headers },
  bucket: RateLimitBucket,
): Promise<void> {
  const env = getEnv();
  if (env.RATE_LIMIT_PER_MINUTE === 0) return;
  // Vercel's own proxy is always in front.
  const trustedProxyDepth = Math.max(env.TRUSTED_PROXY_DEPTH, env.VERCEL ? 1 : 0);
  const address = getClientAddress(request.headers, { trustedProxyDepth });
  const limiter = await getRateLimiter(env);
  await limiter.consume(bucket, address);
}

function getRateLimiter({
  RATE_LIMIT_PER_MINUTE: points,
  REDIS_URL: redisUrl,
}: Env): Promise<RateLimiter> {
  const name = `rate-limiter ${points} ${redisUrl ?? ''}`;
  return globalSingleton(name, () => createRateLimiter({ points, redisUrl }));
}

interface RateLimiterOptions {
  /** Requests per minute and caller. */
  points: number;
  redisUrl?: string;
}

/** Creates a limiter for this process, or for all processes on one Redis. */
export async function createRateLimiter({
  points,
  redisUrl,
}: RateLimiterOptions): Promise<RateLimiter> {
  const memory = new RateLimiterMemory({ points, duration: WINDOW_S });
  const redis = redisUrl ? await createRedisClient(redisUrl) : undefined;
  const limiter = redis ? createRedisLimiter(redis, points, memory) : memory;

  return {
    async consume(bucket, address) {
      try {
        const cost = bucket === 'reports' ? Math.ceil(points / MAX_REPORTS_PER_MINUTE) : 1;
        await limiter.consume(`${bucket}:${toKey(address)}`, cost);
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        const seconds = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
        throw new HttpError('rate_limited', `Too many requests. Try again in ${seconds} seconds.`, {
          headers: { 'Retry-After': String(seconds) },
        });
      }
    },
    close: () => redis?.destroy(),
  };
}

/** Lazy: loading the client was most of the latency of a first request. */
async function createRedisClient(redisUrl: string) {
  const { connectRedis } = await import('./redis-client.mjs');
  return connectRedis(redisUrl, {
    onAway: (error) => logEvent('warn', 'redis.away', toErrorFields(error)),
    onBack: () => logEvent('info', 'redis.back'),
  }).client;
}

/** Counts in Redis, and in `memory` while Redis is unavailable, hangs or fails. */
function createRedisLimiter(
  redis: Awaited<ReturnType<typeof createRedisClient>>,
  points: number,
  memory: RateLimiterMemory,
): RateLimiterAbstract {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: 'kioot:rate',
    points,
    duration: WINDOW_S,
  });
  return new RLWrapperTimeouts({
    limiter,
    timeoutMs: REDIS_TIMEOUT_MS,
    insuranceLimiter: memory,
  });
}

/** Hashed, so that the store reveals no addresses. */
function toKey(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22);
}
