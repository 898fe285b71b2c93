import * as v from 'valibot';

// Schema of the server's variables: used by the server (env.ts), and by the start scripts before
// anything is built or listens.

const flag = v.pipe(
  v.optional(v.picklist(['0', '1']), '0'),
  v.transform((value) => value === '1'),
);
/**
 * @param {number} min
 * @param {number} max
 */
const integer = (min, max) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
/**
 * @param {RegExp} start
 * @param {string} message
 */
const url = (start, message) => v.pipe(v.string(), v.trim(), v.regex(start, message), v.url());
const httpUrl = v.pipe(
  url(/^https?:\/\//i, 'must be an http address'),
  v.transform((address) => address.replace(/\/+$/, '')),
);
const TILE_PARTS = ['{z}', '{x}', '{y}'];
/** One host, spelled out, because the content security policy names it. */
const tilesUrl = v.pipe(
  httpUrl,
  v.check(
    (address) =>
      TILE_PARTS.every((part) => decodeURI(address).includes(part)) &&
      !/[{}]/.test(new URL(address).host),
    'must be an http address of one host with {z}, {x} and {y} in it',
  ),
);
const text = v.string();

/** Every variable the server reads, with its default; explained in `.env.example`. */
const variables = {
  TOURISM_BACKEND_URL: v.optional(httpUrl),
  BACKEND_TIMEOUT_MS: v.optional(integer(1, 600_000), '120000'),
  MAINTENANCE_MODE: flag,
  ANALYTICS: v.optional(flag),
  VERCEL: v.optional(text),
  SUPABASE_URL: v.optional(httpUrl),
  SUPABASE_ANON_KEY: v.optional(text),
  NEXT_PUBLIC_SUPABASE_URL: v.optional(httpUrl),
  NEXT_PUBLIC_SUPABASE_ANON_KEY: v.optional(text),
  REVALIDATE_SECRET: v.optional(v.pipe(text, v.minLength(16, 'must be at least 16 characters'))),
  PLACES_DATABASE: v.optional(v.picklist(['bundled', 'supabase']), 'bundled'),
  PLACES_DATABASE_URL: v.optional(url(/^postgres(ql)?:/i, 'must be a postgres address')),
  PLACES_DATABASE_POOL_SIZE: v.optional(integer(1, 100), '10'),
  PLACES_DATABASE_TIMEOUT_MS: v.optional(integer(1, 60_000), '2000'),
  PLACES_FALLBACK: flag,
  NEXT_PUBLIC_SITE_URL: v.optional(httpUrl),
  NEXT_PUBLIC_CONTACT_EMAIL: v.optional(v.pipe(text, v.rfcEmail())),
  NEXT_PUBLIC_INSTAGRAM_URL: v.optional(httpUrl),
  TOURAPI_SERVICE_KEY: v.optional(text),
  TOURAPI_BASE_URL: v.optional(httpUrl, 'https://apis.data.go.kr/B551011'),
  SYNC_INTERVAL_HOURS: v.optional(integer(1, 24 * 30)),
  REDIS_URL: v.optional(url(/^rediss?:/i, 'must be a redis address')),
  TRUSTED_PROXY_DEPTH: v.optional(integer(0, 10), '0'),
  RATE_LIMIT_PER_MINUTE: v.optional(integer(0, 1_000_000), '600'),
  LOG_REQUESTS: flag,
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(text, v.trim(), v.url())),
  NEXT_PUBLIC_VITALS_URL: v.optional(v.union([v.literal('/api/vitals'), httpUrl])),
  MAP_TILES_URL: v.optional(tilesUrl),
  MAP_TILES_ATTRIBUTION: v.optional(text),
};
const envSchema = v.pipe(
  v.object(variables),
  v.forward(
    v.check(
      (env) =>
        Boolean(env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL) ===
        Boolean(env.SUPABASE_ANON_KEY ?? env.NEXT_PUBLIC_SUPABASE_ANON_KEY),
      'SUPABASE_URL and SUPABASE_ANON_KEY go together',
    ),
    ['SUPABASE_ANON_KEY'],
  ),
  v.forward(
    v.check(
      (env) => env.PLACES_DATABASE !== 'supabase' || Boolean(env.PLACES_DATABASE_URL),
      'is required when PLACES_DATABASE is supabase',
    ),
    ['PLACES_DATABASE_URL'],
  ),
  v.forward(
    v.check(
      (env) => Boolean(env.MAP_TILES_URL) === Boolean(env.MAP_TILES_ATTRIBUTION),
      'MAP_TILES_URL and MAP_TILES_ATTRIBUTION go together',
    ),
    ['MAP_TILES_ATTRIBUTION'],
  ),
);

export const ENV_NAMES = Object.keys(variables);

/** The environment is invalid; the message names every bad variable. */
export class EnvError extends Error {
  name = 'EnvError';
}

/**
 * Validates a set of variables; an empty string counts as missing.
 * @param {Readonly<Record<string, string | undefined>>} source
 * @throws {EnvError} naming each invalid variable and its fault
 */
export function parseEnv(source) {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  // One fault per variable. The value stays out of the message: it may be a secret.
  const result = v.safeParse(envSchema, filled, {
    abortPipeEarly: true,
    message: ({ expected }) => (expected === null ? 'not valid' : `must be ${expected}`),
  });
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
  throw new EnvError(`The environment is not right:\n${problems.join('\n')}`);
}
