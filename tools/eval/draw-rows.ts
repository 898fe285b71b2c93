import { readFileSync } from 'node:fs';
import { readMenu, splitMenu } from '@kioot/engine';
import { readDataFile } from '../../scripts/engine/data-file';
import { getDishes, getRestaurants } from './labeled-sets';
import { shuffle } from './shuffle';

const USAGE = 'npm run -s tool -- draw-rows menus | restaurants | rare | solo | FILE';
const SEED = 'report-6';
const SOLO_SEED = 'solo';
const SOLO_ROWS = 200;
const OTHER_SETS = ['tune', 'report'] as const;

/**
 * Vegan, temple, halal, Indian, Turkish and Central Asian kitchens, and restaurants for lamb or
 * duck.
 */
const RARE_KITCHENS = new RegExp(
  '비건|채식|사찰|발우|할랄|인도|인디아|네팔|(?<!이)커리|탄두리|터키|튀르키예|케밥|팔라펠|우즈벡|샤슬릭|플로프|' +
    '몽골|양고기|양꼬치|양갈비|(?<!글)램|진기스칸|징기스칸|오리(?!지|엔|온)|vegan|halal|india|curry|turk|kebab',
  'iu',
);

const toKey = (name: string): string => name.replaceAll(/\s/gu, '').toLowerCase();

/** Shuffles rows without those of other sets. */
function drawRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  usedKeys: readonly string[],
): Row[] {
  const rest = new Map(rows.map((row) => [keyOf(row), row]));
  for (const key of usedKeys) rest.delete(key);
  return shuffle([...rest.values()], keyOf, SEED);
}

function drawDishes(names: readonly string[]): string[] {
  const usedKeys = OTHER_SETS.flatMap((set) => getDishes(set)).map(({ dish }) => toKey(dish));
  return drawRows(names, toKey, usedKeys);
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
  const usedKeys = OTHER_SETS.flatMap((set) => getRestaurants(set)).map(
    ({ contentId }) => contentId,
  );
  return drawRows(rows, ({ contentId }) => contentId, usedKeys).map((row) => JSON.stringify(row));
}

function drawMenus(): string[] {
  const items = readDataFile().flatMap(({ firstmenu, treatmenu }) =>
    [firstmenu, treatmenu].flatMap((text) => splitMenu(text)),
  );
  return drawDishes(items.filter(({ isDish }) => isDish).map(({ dish }) => dish));
}

/**
 * Restaurants with at least two dishes, to label for eating alone: the first half to fit rules to,
 * the other to measure with.
 */
function drawSolo(): string[] {
  const rows = readDataFile().filter(
    (row) => readMenu(row).filter(({ isDish }) => isDish).length >= 2,
  );
  return shuffle(rows, ({ contentId }) => contentId, SOLO_SEED)
    .slice(0, SOLO_ROWS)
    .map(({ contentId, title, kind, firstmenu, treatmenu }) =>
      JSON.stringify({ contentId, title, kind, firstmenu, treatmenu }),
    );
}

/** Lines to print, one per row; FILE lists other dish names, one per line. */
function main(what: string | undefined): string[] {
  if (what === undefined) throw new Error(USAGE);
  if (what === 'menus') return drawMenus();
  if (what === 'restaurants') return drawRestaurants((_, menu) => menu !== '');
  if (what === 'solo') return drawSolo();
  if (what === 'rare') return drawRestaurants((text) => RARE_KITCHENS.test(text));
  return drawDishes(readFileSync(what, 'utf8').split('\n'));
}

console.log(main(process.argv[2]).join('\n'));
