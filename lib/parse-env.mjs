// What the server's variables may be: the server asks (env.ts), and so do its starts, before anything is built or listens.
import { z } from 'zod';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
/**
 * @param {number} least
 * @param {number} most
 */
const integer = (least, most) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().int().min(least).max(most));
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const TILE_PARTS = ['{z}', '{x}', '{y}'];
/** One host, named in full: the browser is told that pictures of this host may be shown. */
const tilesUrl = httpUrl.refine(
  (url) =>
    TILE_PARTS.every((part) => decodeURI(url).includes(part)) && !/[{}]/.test(new URL(url).host),
  'must be an http address of one host with {z}, {x} and {y} in it',
);

/** Every variable the server reads, with its default. `.env.example` explains each of them. */
const envSchema = z
  .object({
    TOURISM_BACKEND_URL: httpUrl.optional(),
    BACKEND_TIMEOUT_MS: integer(1, 600_000).default(120_000),
    MAINTENANCE_MODE: flag,
    ANALYTICS: flag.optional(),
    VERCEL: z.string().optional(),
    SUPABASE_URL: httpUrl.optional(),
    SUPABASE_ANON_KEY: z.string().optional(),
    NEXT_PUBLIC_SUPABASE_URL: httpUrl.optional(),
    NEXT_PUBLIC_SUPABASE_ANON_KEY: z.string().optional(),
    REVALIDATE_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
    PLACES_DATABASE: z.enum(['bundled', 'embedded', 'supabase']).default('bundled'),
    PLACES_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    PLACES_DATABASE_PORT: integer(0, 65_535).optional(),
    PLACES_DATABASE_POOL: integer(1, 100).default(10),
    PLACES_DATABASE_TIMEOUT_MS: integer(1, 60_000).default(2_000),
    PLACES_FALLBACK: flag,
    NEXT_PUBLIC_SITE_URL: httpUrl.optional(),
    NEXT_PUBLIC_CONTACT_EMAIL: z.email().optional(),
    NEXT_PUBLIC_INSTAGRAM_URL: httpUrl.optional(),
    TOURAPI_SERVICE_KEY: z.string().optional(),
    TOURAPI_BASE_URL: httpUrl.default('https://apis.data.go.kr/B551011'),
    SYNC_INTERVAL_HOURS: integer(1, 24 * 30).optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    TRUSTED_PROXY_DEPTH: integer(0, 10).default(0),
    RATE_LIMIT_PER_MINUTE: integer(0, 1_000_000).default(600),
    LOG_REQUESTS: flag,
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    NEXT_PUBLIC_VITALS_URL: httpUrl.optional(),
    MAP_TILES_URL: tilesUrl.optional(),
    MAP_TILES_ATTRIBUTION: z.string().optional(),
  })
  .refine(
    (env) =>
      Boolean(env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL) ===
      Boolean(env.SUPABASE_ANON_KEY ?? env.NEXT_PUBLIC_SUPABASE_ANON_KEY),
    {
      path: ['SUPABASE_ANON_KEY'],
      message: 'SUPABASE_URL and SUPABASE_ANON_KEY go together',
    },
  )
  .refine((env) => env.PLACES_DATABASE !== 'supabase' || env.PLACES_DATABASE_URL, {
    path: ['PLACES_DATABASE_URL'],
    message: 'says where the places are when PLACES_DATABASE is supabase',
  })
  .refine((env) => Boolean(env.MAP_TILES_URL) === Boolean(env.MAP_TILES_ATTRIBUTION), {
    path: ['MAP_TILES_ATTRIBUTION'],
    message: 'MAP_TILES_URL and MAP_TILES_ATTRIBUTION go together',
  });

/** Of every variable the server reads. */
export const ENV_NAMES = Object.keys(envSchema.shape);

/** The environment does not hold what the server needs; the message names every bad variable. */
export class EnvError extends Error {
  name = 'EnvError';
}

/**
 * Checks a set of variables; an empty string counts as missing.
 * @param {Readonly<Record<string, string | undefined>>} source
 * @throws {EnvError} naming each variable that is wrong, and why
 */
export function parseEnv(source) {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(filled);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new EnvError(`The environment is not right:\n${problems.join('\n')}`, {
    cause: result.error,
  });
}
