import { startSharedDatabase, type SharedDatabase } from '../../e2e/helpers/instances';
import { forEachConcurrently, becomesTrue, type ReportLoss } from './scenario';
import { sendRequest, startSite, type Site } from './site';
import {
  ALL_REQUESTS,
  FAILURE_NAMES,
  forwardTo,
  startUpstream,
  type BodyChange,
  type Fault,
  type Upstream,
} from './upstream';

/**
 * Timeout of the slug list plus twice that of the database: Next fetches metadata again when it
 * renders the error.
 */
const MAX_PAGE_MS = 18_000;
const MAX_WEBHOOK_MS = 5_000;
const MAX_RECOVERY_MS = 15_000;
const CONCURRENCY = 12;
const LIST_PATH = '/recipies';
const LIST_PATHS = [LIST_PATH, '/feed.xml', '/sitemap.xml'];

const oneBadRow: BodyChange = (body) => body.replace(/^\[(?=\{)/, '[{"slug":"bad","title":7},');
const noRows: BodyChange = () => '[]';
const FAULTS = {
  'answers one bad row': oneBadRow,
  'answers []': noRows,
  refuse: 'refuse',
} as const;
type FaultName = (typeof FAILURE_NAMES)[number] | keyof typeof FAULTS;
const MOMENTS = [
  'before the first answer',
  'with warm caches',
  'at the webhook',
  'after the webhook',
  "during another's request",
  'while recovering',
] as const;

/** One fault of the recipe database at one moment; `at` is the index of its own recipe. */
export interface RecipeCombination {
  readonly fault: FaultName;
  readonly moment: (typeof MOMENTS)[number];
  readonly at: number;
}

export const RECIPE_PAIRS: readonly Omit<RecipeCombination, 'at'>[] = [
  ...FAILURE_NAMES.flatMap((fault) => MOMENTS.map((moment) => ({ fault, moment }))),
  ...MOMENTS.map((moment) => ({ fault: 'answers []', moment }) as const),
  // Faults of the whole database.
  { fault: 'refuse', moment: 'at the webhook' },
  { fault: 'refuse', moment: 'after the webhook' },
  { fault: 'answers one bad row', moment: 'at the webhook' },
];

const isLocalFault = (name: FaultName): name is keyof typeof FAULTS => name in FAULTS;
const toFault = (name: FaultName): Fault => (isLocalFault(name) ? FAULTS[name] : name);
const toSlug = (at: number) => `dish-${at}`;
const toPath = (at: number) => `/recipes/${toSlug(at)}`;
const toTitle = (at: number, version: string) => `Dish number ${at} ${version}.`;

interface RecipeSite {
  site: Site;
  upstream: Upstream;
  database: SharedDatabase;
}

async function startRecipeSite(database: SharedDatabase): Promise<RecipeSite> {
  const upstream = await startUpstream(forwardTo(database.env.SUPABASE_URL), ({ url }) => {
    const { searchParams } = new URL(url ?? '/', 'http://database');
    return searchParams.get('slug')?.replace('eq.', '') ?? 'list';
  });
  const site = await startSite({ ...database.env, SUPABASE_URL: upstream.url });
  return { site, upstream, database };
}

async function expectPage(
  { site }: RecipeSite,
  path: string,
  texts: readonly string[],
  when: string,
  reportLoss: ReportLoss,
): Promise<boolean> {
  const reply = await sendRequest(site.url + path, MAX_PAGE_MS, reportLoss);
  if (!reply) return false;
  const isThere = reply.status === 200 && texts.some((text) => reply.body.includes(text));
  if (!isThere)
    reportLoss(
      `${when}: ${path} is ${reply.status}${reply.status === 200 ? ', another text' : ''}`,
    );
  return isThere;
}

const expectRecipe = (recipeSite: RecipeSite, at: number, when: string, reportLoss: ReportLoss) =>
  expectPage(recipeSite, toPath(at), [toTitle(at, 'first')], when, reportLoss);

/** An uncached page explains the error without JavaScript and is not a 404. */
async function expectErrorPage(
  { site }: RecipeSite,
  at: number,
  reportLoss: ReportLoss,
): Promise<void> {
  const reply = await sendRequest(site.url + toPath(at), MAX_PAGE_MS, reportLoss);
  if (!reply) return;
  const text = reply.body.replace(/<script.*?<\/script>/gs, '');
  const isErrorPage =
    reply.status === 500 && text.includes('An error occurred while loading the recipe.');
  if (!isErrorPage)
    reportLoss(
      `an unseen page is ${reply.status}${reply.status === 500 ? ', without its text' : ''}`,
    );
}

async function runCombination(
  recipeSite: RecipeSite,
  combination: RecipeCombination,
  reportLoss: ReportLoss,
): Promise<void> {
  const { fault, moment, at } = combination;
  const { upstream } = recipeSite;
  const slug = toSlug(at);
  await upstream.setFault(slug, toFault(fault));
  switch (moment) {
    case 'with warm caches':
      for (let visit = 0; visit < 3; visit += 1)
        await expectRecipe(recipeSite, at, 'what was seen', reportLoss);
      break;
    case "during another's request":
      await Promise.all([
        expectErrorPage(recipeSite, at, reportLoss),
        expectRecipe(recipeSite, at + 10_000, 'another reader meanwhile', reportLoss),
        expectPage(recipeSite, LIST_PATH, ['Dish number'], 'the list meanwhile', reportLoss),
      ]);
      break;
    case 'while recovering':
      for (let visit = 0; visit < 2; visit += 1) await expectErrorPage(recipeSite, at, reportLoss);
      break;
    case 'before the first answer':
    case 'at the webhook':
    case 'after the webhook':
      await expectErrorPage(recipeSite, at, reportLoss);
  }
  await upstream.clearFault(slug);
  await expectRecovery(recipeSite, [toPath(at)], toTitle(at, 'first'), reportLoss);
}

async function expectRecovery(
  recipeSite: RecipeSite,
  paths: readonly string[],
  text: string,
  reportLoss: ReportLoss,
) {
  const silently = () => undefined;
  for (const path of paths) {
    const hasRecovered = await becomesTrue(
      () => expectPage(recipeSite, path, [text], '', silently),
      MAX_RECOVERY_MS,
    );
    if (!hasRecovered)
      await expectPage(
        recipeSite,
        path,
        [text],
        `${MAX_RECOVERY_MS} ms after the database`,
        reportLoss,
      );
  }
}

/** Publishes edits during a database fault or just before it; all combinations share the fault. */
async function runWebhookCombinations(
  recipeSite: RecipeSite,
  combinations: readonly RecipeCombination[],
  fault: FaultName,
  isRevalidatedBefore: boolean,
  reportOneLoss: (combination: RecipeCombination, what: string) => void,
): Promise<void> {
  const { site, upstream, database } = recipeSite;
  const each = (work: (at: number, reportLoss: ReportLoss) => Promise<unknown>) =>
    forEachConcurrently(combinations, CONCURRENCY, async (combination) => {
      await work(combination.at, (what) => reportOneLoss(combination, what));
    });
  const revalidate = async (at: number, reportLoss: ReportLoss) => {
    const record = { slug: toSlug(at) };
    const reply = await sendRequest(
      `${site.url}/api/revalidate`,
      MAX_WEBHOOK_MS,
      reportLoss,
      { type: 'UPDATE', schema: 'public', table: 'posts', record, old_record: record },
      { 'x-revalidate-secret': database.env.REVALIDATE_SECRET },
    );
    if (reply && ![200, 503].includes(reply.status))
      reportLoss(`a webhook is answered ${reply.status}`);
  };
  await each((at, reportLoss) => expectRecipe(recipeSite, at, 'a healthy database', reportLoss));
  await each((_, reportLoss) => expectRecovery(recipeSite, LIST_PATHS, 'dish-', reportLoss));
  for (const { at } of combinations) await database.setTitle(toSlug(at), toTitle(at, 'second'));
  if (isRevalidatedBefore) await each(revalidate);
  await upstream.setFault(ALL_REQUESTS, toFault(fault));
  if (!isRevalidatedBefore) await each(revalidate);
  // The first visit after a change fails to render and returns an error.
  if (isRevalidatedBefore)
    await each((at) =>
      visitPages(at, (path) => sendRequest(site.url + path, MAX_PAGE_MS, () => undefined)),
    );
  await each(async (at, reportLoss) => {
    const titles = [toTitle(at, 'first'), toTitle(at, 'second')];
    for (let times = 0; times < 2; times += 1)
      await visitPages(at, (path) => {
        const texts = LIST_PATHS.includes(path) ? ['dish-'] : titles;
        return expectPage(recipeSite, path, texts, 'a good page', reportLoss);
      });
  });
  await upstream.clearFault(ALL_REQUESTS);
  await each((at, reportLoss) =>
    expectRecovery(recipeSite, [toPath(at)], toTitle(at, 'second'), reportLoss),
  );
}

/** Requests all pages that show the recipe. */
const visitPages = (at: number, open: (path: string) => Promise<unknown>) =>
  Promise.all([toPath(at), ...LIST_PATHS].map(open));

/** Faults of single recipes on one instance, and of the whole database at a webhook on another. */
export async function runRecipeCombinations(
  combinations: readonly RecipeCombination[],
  reportLoss: (combination: RecipeCombination, what: string) => void,
): Promise<void> {
  const database = await startSharedDatabase();
  for (const { at } of combinations)
    for (const number of [at, at + 10_000])
      await database.addRecipe(toSlug(number), toTitle(number, 'first'));
  const sites = await Promise.all([startRecipeSite(database), startRecipeSite(database)]);
  const [recipeSite, webhookSite] = sites;
  const isAtWebhook = ({ moment }: RecipeCombination) => moment.endsWith('the webhook');
  const others = combinations.filter((combination) => !isAtWebhook(combination));
  const runOthers = async () => {
    const seen = others.filter(({ moment }) => moment === 'with warm caches');
    await forEachConcurrently(seen, CONCURRENCY, async (combination) => {
      await expectRecipe(recipeSite, combination.at, 'a healthy database', (what) =>
        reportLoss(combination, what),
      );
    });
    await recipeSite.site.passTenMinutes();
    await forEachConcurrently(others, CONCURRENCY, (combination) =>
      runCombination(recipeSite, combination, (what) => reportLoss(combination, what)),
    );
  };
  const runAllAtWebhook = async () => {
    for (const when of ['at the webhook', 'after the webhook'])
      for (const name of new Set(combinations.map(({ fault }) => fault))) {
        const group = combinations.filter(({ fault, moment }) => fault === name && moment === when);
        if (group.length > 0)
          await runWebhookCombinations(
            webhookSite,
            group,
            name,
            when.startsWith('after'),
            reportLoss,
          );
      }
  };
  try {
    await Promise.all([runOthers(), runAllAtWebhook()]);
    const [first] = combinations;
    const redirected = sites.reduce((sum, { upstream }) => sum + upstream.countRedirected(), 0);
    if (first && redirected > 0)
      reportLoss(first, `${redirected} requests, with the key, went to another host`);
  } finally {
    for (const { site, upstream } of sites) {
      await site.stop();
      await upstream.close();
    }
    await database.stop();
  }
}
