import 'server-only';
import { createHash } from 'node:crypto';
import {
  RLWrapperTimeouts,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { getEnv, type Env } from '../env';
import { HttpError } from '@kioot/base/http-errors';
import { globalSingleton } from '../global-singleton';
import { getClientAddress } from './client-address';
import { logEvent, toErrorFields } from '../observability/log';

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
