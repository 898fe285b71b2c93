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
import { HttpError } from './errors';
import { getProcessWide } from '../process-wide';
import { getClientAddress } from './client-address';
import type { createRedisClient } from './limiter-redis';

const WINDOW_S = 60;
/** A count that takes longer than this is not worth a visitor's time. */
const REDIS_TIMEOUT_MS = 250;

/** What is counted apart: the visitors' four calls, and the database's webhook. */
export type Bucket = 'rec' | 'webhook' | 'ready';

export interface Limiter {
  /** @throws {HttpError} `rate_limited` with `Retry-After` */
  consume(bucket: Bucket, address: string): Promise<void>;
  /** Lets go of Redis, where there is one. */
  close(): void;
}

/**
 * Counts a request against its caller's allowance: in this process, or in Redis when several instances share one
 * allowance. With Redis away each instance counts for itself until it is back.
 * @throws {HttpError} `rate_limited` with `Retry-After`
 */
export async function limitRate(request: { headers: Headers }, bucket: Bucket): Promise<void> {
  const env = getEnv();
  if (env.RATE_LIMIT_PER_MINUTE === 0) return;
  // Vercel's own proxy is always in front of us there.
  const trustedProxyDepth = Math.max(env.TRUSTED_PROXY_DEPTH, env.VERCEL ? 1 : 0);
  const address = getClientAddress(request.headers, { trustedProxyDepth });
  const limiter = await getLimiter(env);
  await limiter.consume(bucket, address);
}

function getLimiter({ RATE_LIMIT_PER_MINUTE: points, REDIS_URL: redisUrl }: Env): Promise<Limiter> {
  const name = `rate-limiter ${points} ${redisUrl ?? ''}`;
  return getProcessWide(name, () => createLimiter({ points, redisUrl }));
}

interface LimiterOptions {
  /** Requests per minute and caller. */
  points: number;
  redisUrl?: string;
}

/** A limiter of its own, for the process or for all processes on one Redis. */
export async function createLimiter({ points, redisUrl }: LimiterOptions): Promise<Limiter> {
  const memory = new RateLimiterMemory({ points, duration: WINDOW_S });
  const redis = redisUrl ? await connect(redisUrl) : undefined;
  const limiter = redis ? createSharedLimiter(redis, points, memory) : memory;

  return {
    async consume(bucket, address) {
      try {
        await limiter.consume(`${bucket}:${toKey(address)}`);
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

/** The client is loaded where it is used: it was most of what a first request waited for. */
async function connect(redisUrl: string): Promise<ReturnType<typeof createRedisClient>> {
  const redis = await import('./limiter-redis');
  return redis.createRedisClient(redisUrl);
}

/** Counts in Redis, and in `memory` while Redis is away, hangs or fails. */
function createSharedLimiter(
  redis: ReturnType<typeof createRedisClient>,
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

/** Nobody who reads the store sees who was here. */
function toKey(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22);
}
