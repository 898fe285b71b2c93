import { parseArgs } from 'node:util';
import * as v from 'valibot';

const numeric = v.pipe(v.string(), v.transform(Number), v.number());
const positive = v.pipe(numeric, v.gtValue(0), v.finite());
/** Whole numbers as flags write them. */
export const count = v.pipe(numeric, v.safeInteger(), v.minValue(1));
export const countOrNone = v.pipe(numeric, v.safeInteger(), v.minValue(0));
export const flag = v.optional(v.boolean(), false);
export const word = v.pipe(v.string(), v.minLength(1));

const flagsSchema = v.object({
  out: v.optional(word, 'data/restaurants.json'),
  journal: v.optional(word),
  quota: v.optional(count, '1000'),
  rate: v.optional(positive, '5'),
  retries: v.optional(countOrNone, '4'),
  'timeout-ms': v.optional(count, '20000'),
  'backoff-ms': v.optional(count, '500'),
  'page-size': v.optional(v.pipe(count, v.maxValue(1000)), '1000'),
  now: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
      v.date(),
    ),
  ),
  tell: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//i), v.url())),
  'dry-run': flag,
  force: flag,
  'allow-blank': flag,
  json: flag,
  help: flag,
});

export type CliFlags = v.InferOutput<typeof flagsSchema>;

export const USAGE = `Brings data/restaurants.json up to date with the tourism organisation's open API.

  npm run sync:restaurants -- [options]

  --dry-run          read the lists, say what would change, leave the snapshot as it is
  --force            replace the snapshot even if more than 20 % of its rows vanish
  --allow-blank      replace it even if more than 2 % of its menus or of its hours go blank
  --json             one JSON object on standard output instead of words
  --out FILE         the snapshot to bring up to date (data/restaurants.json)
  --journal FOLDER   where paid calls are kept until the snapshot is whole (.data/sync)
  --quota N          calls a day of the key (1000)
  --rate N           calls a second (5)
  --retries N        further attempts for a call that may still succeed (4)
  --timeout-ms N     time for one attempt (20000)
  --backoff-ms N     first pause before a further attempt (500)
  --page-size N      rows on a page of a list, at most 1000 (1000)
  --now TIME         the moment to note as the time of the sync
  --tell SITE        a running site whose pages of changed places are to be made anew (REVALIDATE_SECRET)

The key is read from TOURAPI_SERVICE_KEY, the address from TOURAPI_BASE_URL.
Exit codes: 0 done, 1 failed, 2 wrong use or no key, 3 stopped by the quota (run again tomorrow), 4 refused.
`;

export const NO_KEY = `TOURAPI_SERVICE_KEY is not set, so there is nothing to ask the tourism organisation with.

How to get a key (free, Korean portal, about ten minutes):
  1. Sign up at https://www.data.go.kr and log in.
  2. Apply for use of two services: 15101578 (Korean, KorService2) and 15101753 (English, EngService2).
     Both are approved at once for development: 1,000 calls a day. JpnService2, ChsService2 and ChtService2, found on the
     portal by these names, give what houses are called in Japanese and Chinese; without them a sync says so and goes on.
  3. Under "My page" (마이페이지) copy the service key, encoded or decoded, both work.
  4. TOURAPI_SERVICE_KEY='the key' npm run sync:restaurants
     A fresh key takes up to an hour to work.
`;

/** A flag that does not exist or does not fit. */
export class UsageError extends Error {}

/** Says what is wrong with flags that `parseArgs` or their schema refused. */
export function toUsageError(cause: unknown): UsageError {
  const reason = v.isValiError(cause)
    ? cause.issues.map((issue) => `--${v.getDotPath(issue)}: ${issue.message}`).join('; ')
    : String(cause instanceof Error ? cause.message : cause);
  return new UsageError(reason, { cause });
}

/** @throws {UsageError} with a sentence for the user */
export function parseFlags(args: readonly string[]): CliFlags {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        out: { type: 'string' },
        journal: { type: 'string' },
        quota: { type: 'string' },
        rate: { type: 'string' },
        retries: { type: 'string' },
        'timeout-ms': { type: 'string' },
        'backoff-ms': { type: 'string' },
        'page-size': { type: 'string' },
        now: { type: 'string' },
        tell: { type: 'string' },
        'dry-run': { type: 'boolean' },
        force: { type: 'boolean' },
        'allow-blank': { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return v.parse(flagsSchema, values);
  } catch (cause) {
    throw toUsageError(cause);
  }
}
