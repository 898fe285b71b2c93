import { startSharedDatabase, type SharedDatabase } from '../../e2e/helpers/machines';
import { forEachOf, isSoon, type Lose } from './scenario';
import { ask, startSite, type Site } from './site';
import {
  ALL,
  FAILURE_NAMES,
  passTo,
  startUpstream,
  type Change,
  type Fault,
  type Upstream,
} from './upstream';

/** That of the list of slugs, and the database's twice: Next asks for the metadata once more when it renders the error. */
const PAGE_LIMIT_MS = 18_000;
const WEBHOOK_LIMIT_MS = 5_000;
const WELL_WITHIN_MS = 15_000;
const AT_ONCE = 12;
const LIST = '/recipies';
const LIST_PATHS = [LIST, '/feed.xml', '/sitemap.xml'];

const oneBadRow: Change = (body) => body.replace(/^\[(?=\{)/, '[{"slug":"bad","title":7},');
const noRows: Change = () => '[]';
const FAULTS = {
  'answers one bad row': oneBadRow,
  'answers []': noRows,
  refuse: 'refuse',
} as const;
type FaultName = (typeof FAILURE_NAMES)[number] | keyof typeof FAULTS;
const MOMENTS = [
  'before the first answer',
  'when something is kept',
  'at the webhook',
  'after the webhook',
  "during another's request",
  'while recovering',
] as const;

/** One failure of the recipes' database at one moment; `at` is a recipe of its own. */
export interface RecipeCombination {
  readonly fault: FaultName;
  readonly moment: (typeof MOMENTS)[number];
  readonly at: number;
}

export const RECIPE_PAIRS: readonly Omit<RecipeCombination, 'at'>[] = [
  ...FAILURE_NAMES.flatMap((fault) => MOMENTS.map((moment) => ({ fault, moment }))),
  ...MOMENTS.map((moment) => ({ fault: 'answers []', moment }) as const),
  // These meet the whole database or nothing.
  { fault: 'refuse', moment: 'at the webhook' },
  { fault: 'refuse', moment: 'after the webhook' },
  { fault: 'answers one bad row', moment: 'at the webhook' },
];

const isOwn = (name: FaultName): name is keyof typeof FAULTS => name in FAULTS;
const toFault = (name: FaultName): Fault => (isOwn(name) ? FAULTS[name] : name);
const toSlug = (at: number) => `dish-${at}`;
const toPath = (at: number) => `/recipes/${toSlug(at)}`;
const toTitle = (at: number, version: string) => `Dish number ${at} ${version}.`;

interface Kitchen {
  site: Site;
  upstream: Upstream;
  database: SharedDatabase;
}

async function startKitchen(database: SharedDatabase): Promise<Kitchen> {
  const upstream = await startUpstream(passTo(database.env.SUPABASE_URL), ({ url }) => {
    const { searchParams } = new URL(url ?? '/', 'http://database');
    return searchParams.get('slug')?.replace('eq.', '') ?? 'list';
  });
  const site = await startSite({ ...database.env, SUPABASE_URL: upstream.url });
  return { site, upstream, database };
}

async function expectPage(
  { site }: Kitchen,
  path: string,
  texts: readonly string[],
  when: string,
  lose: Lose,
): Promise<boolean> {
  const reply = await ask(site.url + path, PAGE_LIMIT_MS, lose);
  if (!reply) return false;
  const isThere = reply.status === 200 && texts.some((text) => reply.body.includes(text));
  if (!isThere)
    lose(`${when}: ${path} is ${reply.status}${reply.status === 200 ? ', another text' : ''}`);
  return isThere;
}

const expectRecipe = (kitchen: Kitchen, at: number, when: string, lose: Lose) =>
  expectPage(kitchen, toPath(at), [toTitle(at, 'first')], when, lose);

/** A page that nobody has seen says what is the matter without a script, and is not "not found". */
async function expectErrorPage({ site }: Kitchen, at: number, lose: Lose): Promise<void> {
  const reply = await ask(site.url + toPath(at), PAGE_LIMIT_MS, lose);
  if (!reply) return;
  const text = reply.body.replace(/<script.*?<\/script>/gs, '');
  const isSaid =
    reply.status === 500 && text.includes('An error occurred while loading the recipe.');
  if (!isSaid)
    lose(`an unseen page is ${reply.status}${reply.status === 500 ? ', without its text' : ''}`);
}

async function runOne(kitchen: Kitchen, combination: RecipeCombination, lose: Lose): Promise<void> {
  const { fault, moment, at } = combination;
  const { upstream } = kitchen;
  const slug = toSlug(at);
  await upstream.set(slug, toFault(fault));
  switch (moment) {
    case 'when something is kept':
      for (let visit = 0; visit < 3; visit += 1)
        await expectRecipe(kitchen, at, 'what was seen', lose);
      break;
    case "during another's request":
      await Promise.all([
        expectErrorPage(kitchen, at, lose),
        expectRecipe(kitchen, at + 10_000, 'another reader meanwhile', lose),
        expectPage(kitchen, LIST, ['Dish number'], 'the list meanwhile', lose),
      ]);
      break;
    case 'while recovering':
      for (let visit = 0; visit < 2; visit += 1) await expectErrorPage(kitchen, at, lose);
      break;
    case 'before the first answer':
    case 'at the webhook':
    case 'after the webhook':
      await expectErrorPage(kitchen, at, lose);
  }
  await upstream.mend(slug);
  await expectWell(kitchen, [toPath(at)], toTitle(at, 'first'), lose);
}

async function expectWell(kitchen: Kitchen, paths: readonly string[], text: string, lose: Lose) {
  const silently = () => undefined;
  for (const path of paths) {
    const isWell = await isSoon(
      () => expectPage(kitchen, path, [text], '', silently),
      WELL_WITHIN_MS,
    );
    if (!isWell)
      await expectPage(kitchen, path, [text], `${WELL_WITHIN_MS} ms after the database`, lose);
  }
}

/** Edits told while the database fails, or just before it does: all with one failure at once. */
async function runTold(
  kitchen: Kitchen,
  combinations: readonly RecipeCombination[],
  fault: FaultName,
  isToldBefore: boolean,
  loseOne: (combination: RecipeCombination, what: string) => void,
): Promise<void> {
  const { site, upstream, database } = kitchen;
  const each = (work: (at: number, lose: Lose) => Promise<unknown>) =>
    forEachOf(combinations, AT_ONCE, async (combination) => {
      await work(combination.at, (what) => loseOne(combination, what));
    });
  const tell = async (at: number, lose: Lose) => {
    const record = { slug: toSlug(at) };
    const reply = await ask(
      `${site.url}/api/revalidate`,
      WEBHOOK_LIMIT_MS,
      lose,
      { type: 'UPDATE', schema: 'public', table: 'posts', record, old_record: record },
      { 'x-revalidate-secret': database.env.REVALIDATE_SECRET },
    );
    if (reply && ![200, 503].includes(reply.status)) lose(`a webhook is answered ${reply.status}`);
  };
  await each((at, lose) => expectRecipe(kitchen, at, 'a healthy database', lose));
  await each((_, lose) => expectWell(kitchen, LIST_PATHS, 'dish-', lose));
  for (const { at } of combinations) await database.setTitle(toSlug(at), toTitle(at, 'second'));
  if (isToldBefore) await each(tell);
  await upstream.set(ALL, toFault(fault));
  if (!isToldBefore) await each(tell);
  // Whoever comes first after a change finds out that the page cannot be made, and is told so.
  if (isToldBefore)
    await each((at) => visit(at, (path) => ask(site.url + path, PAGE_LIMIT_MS, () => undefined)));
  await each(async (at, lose) => {
    const titles = [toTitle(at, 'first'), toTitle(at, 'second')];
    for (let times = 0; times < 2; times += 1)
      await visit(at, (path) => {
        const texts = LIST_PATHS.includes(path) ? ['dish-'] : titles;
        return expectPage(kitchen, path, texts, 'a good page', lose);
      });
  });
  await upstream.mend(ALL);
  await each((at, lose) => expectWell(kitchen, [toPath(at)], toTitle(at, 'second'), lose));
}

/** All pages that show this recipe. */
const visit = (at: number, open: (path: string) => Promise<unknown>) =>
  Promise.all([toPath(at), ...LIST_PATHS].map(open));

/** Failures of a recipe on one instance, and those of the whole database at a webhook on another. */
export async function runRecipeCombinations(
  combinations: readonly RecipeCombination[],
  lose: (combination: RecipeCombination, what: string) => void,
): Promise<void> {
  const database = await startSharedDatabase();
  for (const { at } of combinations)
    for (const number of [at, at + 10_000])
      await database.addRecipe(toSlug(number), toTitle(number, 'first'));
  const kitchens = await Promise.all([startKitchen(database), startKitchen(database)]);
  const [calm, ill] = kitchens;
  const isTold = ({ moment }: RecipeCombination) => moment.endsWith('the webhook');
  const others = combinations.filter((combination) => !isTold(combination));
  const runOthers = async () => {
    const seen = others.filter(({ moment }) => moment === 'when something is kept');
    await forEachOf(seen, AT_ONCE, async (combination) => {
      await expectRecipe(calm, combination.at, 'a healthy database', (what) =>
        lose(combination, what),
      );
    });
    await calm.site.passTenMinutes();
    await forEachOf(others, AT_ONCE, (combination) =>
      runOne(calm, combination, (what) => lose(combination, what)),
    );
  };
  const runAllTold = async () => {
    for (const when of ['at the webhook', 'after the webhook'])
      for (const name of new Set(combinations.map(({ fault }) => fault))) {
        const group = combinations.filter(({ fault, moment }) => fault === name && moment === when);
        if (group.length > 0) await runTold(ill, group, name, when.startsWith('after'), lose);
      }
  };
  try {
    await Promise.all([runOthers(), runAllTold()]);
    const [first] = combinations;
    const strangers = kitchens.reduce((sum, { upstream }) => sum + upstream.countStrangers(), 0);
    if (first && strangers > 0)
      lose(first, `${strangers} requests, with the key, went to another host`);
  } finally {
    for (const { site, upstream } of kitchens) {
      await site.stop();
      await upstream.close();
    }
    await database.stop();
  }
}
