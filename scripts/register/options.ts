import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { count, countOrNone, flag, toUsageError, word } from '../sync/cli-options';

const flagsSchema = v.object({
  'key-env': v.optional(word),
  from: v.optional(word),
  'judge-only': flag,
  'dry-run': flag,
  force: flag,
  json: flag,
  help: flag,
  work: v.optional(word, '.data/register'),
  snapshot: v.optional(word, 'data/restaurants.json'),
  threads: v.optional(count, String(availableParallelism())),
  'engine-key': v.optional(word),
  retries: v.optional(countOrNone, '6'),
  'timeout-ms': v.optional(count, '30000'),
  'backoff-ms': v.optional(count, '1000'),
});

export type RegisterFlags = v.InferOutput<typeof flagsSchema>;

export const USAGE = `Fills the database of places with the register of restaurants and menus (data set 15097605), and judges them.

  npm run sync:register -- --key-env REGISTER_KEY [options]
  npm run sync:register -- --from FOLDER [options]
  npm run sync:register -- --judge-only

  --key-env NAME     the variable that holds the key
  --from FOLDER      downloaded answers instead: rstr/0001.json, menu-korean/0001.json.gz, ...
  --dry-run          say what would change, write nothing but the downloaded pages and the report
  --judge-only       judge what is in the database; ask for nothing
  --force            go on even if more than 20 % of the places vanish
  --json             one JSON object on standard output instead of words
  --work FOLDER      where pages and the report on refused rows are kept (.data/register)
  --snapshot FILE    the rows of the tourism organisation (data/restaurants.json)
  --threads N        threads that judge (as many as processors)
  --engine-key KEY   the version of the engine (worked out from its code)
  --retries N        further attempts for a call that may still succeed (6)
  --timeout-ms N     time for one attempt (30000)
  --backoff-ms N     first pause before a further attempt (1000)

The database is that of PLACES_DATABASE_URL, or else the embedded one in .data/places, which no site may have open
meanwhile. REGISTER_BASE_URL is another address of the register.
Exit codes: 0 done, 1 failed, 2 wrong use or no key, 4 refused, 130 interrupted. docs/places.md says more.
`;

/** @throws {UsageError} with a sentence for the user */
export function parseRegisterFlags(args: readonly string[]): RegisterFlags {
  const text = { type: 'string' } as const;
  const boolean = { type: 'boolean' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{ 'key-env': text, from: text, work: text, snapshot: text, threads: text },
        ...{ 'engine-key': text, retries: text, 'timeout-ms': text, 'backoff-ms': text },
        ...{
          'judge-only': boolean,
          'dry-run': boolean,
          force: boolean,
          json: boolean,
          help: boolean,
        },
      },
    });
    return v.parse(flagsSchema, values);
  } catch (cause) {
    throw toUsageError(cause);
  }
}
