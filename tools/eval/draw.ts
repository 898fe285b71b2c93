import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { splitMenu } from '@kioot/engine';
import { readDataFile } from '../../scripts/engine/data-file';
import { getDishes, getRestaurants } from './sets';

const USAGE = 'npm run -s tool -- draw-rows menus | restaurants | rare | FILE';
const SEED = 'report-6';
const OTHER_SETS = ['tune', 'report'] as const;

/** Vegan, temple, halal, Indian, Turkish and Central Asian kitchens, and houses for lamb or duck. */
const RARE = new RegExp(
  '비건|채식|사찰|발우|할랄|인도|인디아|네팔|(?<!이)커리|탄두리|터키|튀르키예|케밥|팔라펠|우즈벡|샤슬릭|플로프|' +
    '몽골|양고기|양꼬치|양갈비|(?<!글)램|진기스칸|징기스칸|오리(?!지|엔|온)|vegan|halal|india|curry|turk|kebab',
  'iu',
);

const toKey = (name: string): string => name.replaceAll(/\s/gu, '').toLowerCase();
const toHash = (key: string): string => createHash('sha256').update(`${SEED} ${key}`).digest('hex');

/**
 * Shuffles rows and leaves out those that stand in another set. The place of a row depends on its key
 * and the seed alone, so the order of the rest stays when another set gains a row.
 */
function draw<Row>(rows: readonly Row[], keyOf: (row: Row) => string, taken: string[]): Row[] {
  const left = new Map(rows.map((row) => [keyOf(row), row]));
  for (const key of taken) left.delete(key);
  return [...left]
    .map(([key, row]) => ({ hash: toHash(key), row }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ row }) => row);
}

function drawDishes(names: readonly string[]): string[] {
  const taken = OTHER_SETS.flatMap((set) => getDishes(set)).map(({ dish }) => toKey(dish));
  return draw(names, toKey, taken);
}

function drawRestaurants(test: (text: string, menu: string) => boolean): string[] {
  const rows = readDataFile()
    .map(({ contentId, title, firstmenu, treatmenu }) => ({
      contentId,
      title,
      firstmenu,
      treatmenu,
    }))
    .filter(({ title, firstmenu, treatmenu }) => {
      const menu = `${firstmenu} ${treatmenu}`.trim();
      return test(`${title} ${menu}`, menu);
    });
  const taken = OTHER_SETS.flatMap((set) => getRestaurants(set)).map(({ contentId }) => contentId);
  return draw(rows, ({ contentId }) => contentId, taken).map((row) => JSON.stringify(row));
}

function drawMenus(): string[] {
  const items = readDataFile().flatMap(({ firstmenu, treatmenu }) =>
    [firstmenu, treatmenu].flatMap((text) => splitMenu(text)),
  );
  return drawDishes(items.filter(({ isDish }) => isDish).map(({ dish }) => dish));
}

/** Prints what is drawn, one a line; FILE lists other dish names, one a line. */
function main(what: string | undefined): string[] {
  if (what === undefined) throw new Error(USAGE);
  if (what === 'menus') return drawMenus();
  if (what === 'restaurants') return drawRestaurants((_, menu) => menu !== '');
  if (what === 'rare') return drawRestaurants((text) => RARE.test(text));
  return drawDishes(readFileSync(what, 'utf8').split('\n'));
}

console.log(main(process.argv[2]).join('\n'));
