import { parseArgs } from 'node:util';
import * as v from 'valibot';

const flag = v.optional(v.boolean(), false);
const text = v.pipe(v.string(), v.minLength(1));
const number = v.pipe(v.string(), v.transform(Number), v.number(), v.finite());
const count = v.pipe(number, v.safeInteger(), v.minValue(1));
const countOrZero = v.pipe(number, v.safeInteger(), v.minValue(0));

const commonFlags = { json: flag, help: flag };
const classifyFlags = { 'engine-key': v.optional(text) };
export const FLAGS = {
  tourapi: v.object({
    ...commonFlags,
    'dry-run': flag,
    force: flag,
    'allow-blank': flag,
    out: v.optional(text, 'data/synced/restaurants.json'),
    journal: v.optional(text, '.data/sync'),
    quota: v.optional(count, '1000'),
    rate: v.optional(v.pipe(number, v.gtValue(0)), '5'),
    retries: v.optional(countOrZero, '4'),
    'timeout-ms': v.optional(count, '20000'),
    'backoff-ms': v.optional(count, '500'),
    'page-size': v.optional(v.pipe(count, v.maxValue(1000)), '1000'),
    now: v.optional(v.pipe(v.string(), v.toDate())),
    tell: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/i))),
  }),
  register: v.object({
    ...commonFlags,
    ...classifyFlags,
    'key-env': v.optional(text),
    from: v.optional(text),
    'dry-run': flag,
    force: flag,
    work: v.optional(text, '.data/register'),
    snapshot: v.optional(text, 'data/synced/restaurants.json'),
    retries: v.optional(countOrZero, '6'),
    'timeout-ms': v.optional(count, '30000'),
    'backoff-ms': v.optional(count, '1000'),
  }),
  classify: v.object({ ...commonFlags, ...classifyFlags }),
  licenses: v.object({
    ...commonFlags,
    ...classifyFlags,
    'key-env': v.optional(text),
    'dry-run': flag,
    force: flag,
    database: flag,
    add: flag,
    out: v.optional(text, 'data/synced/restaurants.json'),
    work: v.optional(text, '.data/licenses'),
    quota: v.optional(count, '10000'),
    rate: v.optional(v.pipe(number, v.gtValue(0)), '5'),
    retries: v.optional(countOrZero, '4'),
    'timeout-ms': v.optional(count, '20000'),
    'backoff-ms': v.optional(count, '500'),
    now: v.optional(v.pipe(v.string(), v.toDate())),
  }),
  'open-lists': v.object({
    ...commonFlags,
    'dry-run': flag,
    force: flag,
    out: v.optional(text, 'data/synced/restaurants.json'),
    work: v.optional(text, '.data/open-lists'),
  }),
};

type Command = keyof typeof FLAGS;
export type Flags<Name extends Command> = v.InferOutput<(typeof FLAGS)[Name]>;

const CLASSIFY_USAGE = `  --engine-key KEY   the version of the engine (worked out from its code)`;

const USAGES: Record<Command, string> = {
  tourapi: `Brings data/synced/restaurants.json up to date with the tourism organization's open API.

  npm run ingest -- tourapi [options]

  --dry-run          read the lists, report what would change, leave the snapshot as it is
  --force            replace the snapshot even if more than 20 % of its rows vanish
  --allow-blank      replace it even if more than 2 % of its menus or of its hours go blank
  --json             one JSON object on standard output instead of text
  --out FILE         the snapshot to bring up to date (data/synced/restaurants.json)
  --journal FOLDER   where paid calls are stored until the snapshot is whole (.data/sync)
  --quota N          calls a day of the key (1000)
  --rate N           calls a second (5)
  --retries N        further attempts for a call that may still succeed (4)
  --timeout-ms N     time for one attempt (20000)
  --backoff-ms N     first pause before a further attempt (500)
  --page-size N      rows on a page of a list, at most 1000 (1000)
  --now TIME         the moment to note as the time of the sync
  --tell SITE        a running site whose pages of changed places are revalidated (REVALIDATE_SECRET)

The key is read from TOURAPI_SERVICE_KEY, the address from TOURAPI_BASE_URL.
Exit codes: 0 done, 1 failed, 2 wrong use or no key, 3 stopped by the quota (run again tomorrow), 4 refused, 130 interrupted.
`,
  register: `Fills the database of places with the register of restaurants and menus (data set 15097605), and classifies them.

  npm run ingest -- register --key-env REGISTER_KEY [options]
  npm run ingest -- register --from FOLDER [options]

  --key-env NAME     the variable that holds the key
  --from FOLDER      the pages of an earlier import instead, by its work folder: .data/register
  --dry-run          report what would change, write nothing but the downloaded pages and the report
  --force            go on even if more than 20 % of the places vanish
  --json             one JSON object on standard output instead of text
  --work FOLDER      where the journal of pages and the report on refused rows are stored (.data/register)
  --snapshot FILE    the rows of the tourism organization (data/synced/restaurants.json)
${CLASSIFY_USAGE}
  --retries N        further attempts for a call that may still succeed (6)
  --timeout-ms N     time for one attempt (30000)
  --backoff-ms N     first pause before a further attempt (1000)

The database is that of PLACES_DATABASE_URL. REGISTER_BASE_URL is another address of the register.
Exit codes: 0 done, 1 failed, 2 wrong use or no key, 4 refused, 130 interrupted. docs/places.md says more.
`,
  classify: `Classifies the dishes and places in the database that this version of the engine has not classified; makes no request.

  npm run ingest -- classify [options]

  --json             one JSON object on standard output instead of text
${CLASSIFY_USAGE}

The database is that of PLACES_DATABASE_URL. Exit codes: 0 done, 1 failed, 2 wrong use, 130 interrupted.
`,
  licenses: `Takes restaurants that have closed out of the lists, by the register of licenses (data set 15154916).

  npm run ingest -- licenses --key-env LICENSES_KEY [options]
  npm run ingest -- licenses --key-env LICENSES_KEY --database [--add] [options]

  --key-env NAME     the variable that holds the key
  --database         bring the database of PLACES_DATABASE_URL up to date instead of the bundled list
  --add              bring in trading restaurants that no list knows, without a menu: about 120,000, database only
  --dry-run          say what would change; answered pages are kept for the run that follows
  --force            go on even if more than 20 % of the places close
  --json             one JSON object on standard output instead of words
  --out FILE         the bundled list (data/synced/restaurants.json)
  --work FOLDER      where answered pages and the report are kept (.data/licenses)
  --quota N          calls a day of the key (10000)
  --rate N           calls a second (5)
  --retries N        further attempts for a call that may still succeed (4)
  --timeout-ms N     time for one attempt (20000)
  --backoff-ms N     first pause before a further attempt (500)
  --now TIME         the moment to note as the time of the sync
${CLASSIFY_USAGE}

LICENSES_BASE_URL is another address of the service. Exit codes: 0 done, 1 failed, 2 wrong use or no key, 3 stopped by the
quota (run again tomorrow), 4 refused, 130 interrupted. docs/places.md says more.
`,
  'open-lists': `Merges public lists of places into data/synced/restaurants.json, and keeps their facts in data/synced/open-lists.

  npm run ingest -- open-lists [FOLDER] [options]

  FOLDER             a list a file, a row a line: goodprice-2026.jsonl, ...; without it the stored lists are merged
                     again, after a change of data/curated
  --dry-run          say what would change, write nothing but the report on refused rows
  --force            go on even if a list has lost more than 20 % of its rows
  --json             one JSON object on standard output instead of words
  --out FILE         the snapshot to merge into (data/synced/restaurants.json)
  --work FOLDER      where the report on refused rows is kept (.data/open-lists)

Exit codes: 0 done, 1 failed, 2 wrong use, 4 refused, 130 interrupted. data/SOURCES.md names the lists.
`,
};

const USAGE = `Brings restaurants and menus in from their public sources.

  npm run ingest -- tourapi [options]     refreshes data/synced/restaurants.json from the tourism organization's open API
  npm run ingest -- register [options]    fills the database of places from the register of restaurants, and classifies them
  npm run ingest -- classify [options]    classifies what is in the database of places
  npm run ingest -- licenses [options]    takes closed restaurants out of the lists, by the register of licenses
  npm run ingest -- open-lists [FOLDER]   merges public lists of places into data/synced/restaurants.json

\`npm run ingest -- COMMAND --help\` lists the options.
`;

const isCommand = (word: string): word is Command => Object.hasOwn(FLAGS, word);

export const getUsage = (word: string): string => (isCommand(word) ? USAGES[word] : USAGE);

export const MISSING_KEY_HELP = `TOURAPI_SERVICE_KEY is not set, so there is nothing to ask the tourism organization with.

How to get a key (free, Korean portal, about ten minutes):
  1. Sign up at https://www.data.go.kr and log in.
  2. Apply for use of two services: 15101578 (Korean, KorService2) and 15101753 (English, EngService2).
     Both are approved at once for development: 1,000 calls a day. JpnService2, ChsService2 and ChtService2, found on the
     portal by these names, give names of restaurants in Japanese and Chinese; without them a sync reports it and goes on.
  3. Under "My page" (마이페이지) copy the service key, encoded or decoded, both work.
  4. TOURAPI_SERVICE_KEY='the key' npm run ingest -- tourapi
     A fresh key takes up to an hour to work.
`;

/** Unknown command, unknown flag or invalid value. */
export class UsageError extends Error {}

/**
 * Parses flags by one of {@link FLAGS}.
 * @throws {UsageError} with a message for the user that does not repeat the value
 */
export function parseFlags<const Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  args: readonly string[],
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const options = Object.entries(schema.entries).map(([name, entry]) => {
    const type: 'boolean' | 'string' = entry === flag ? 'boolean' : 'string';
    return [name, { type }] as const;
  });
  let values;
  try {
    ({ values } = parseArgs({ args: [...args], options: Object.fromEntries(options) }));
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  const parsed = v.safeParse(schema, values);
  if (parsed.success) return parsed.output;
  const names = parsed.issues.map((issue) => `--${v.getDotPath(issue) ?? ''}`);
  throw new UsageError(`No usable value for ${[...new Set(names)].join(', ')}.`);
}
