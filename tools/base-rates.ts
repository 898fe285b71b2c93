// `npm run tool -- base-rates` counts ingredients in home recipes by dish and writes the numbers alone into
// packages/engine/lexicon/base-rates.json.
import { writeFileSync } from 'node:fs';
import slugs from '../data/built/dish-slugs.json' with { type: 'json' };
import { readCountedRecipes } from './eval/recipes';

const FILE = 'packages/engine/lexicon/base-rates.json';
/** A share of fewer recipes says more of their cooks than of the dish. */
const MIN_RECIPES = 15;

/** Numbers of recipes of a dish, and of those with each ingredient. */
function countIngredients(codes: readonly (readonly string[])[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const code of codes.flat()) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)));
}

/** Ends of names that say nothing of a dish: 국밥 is no 밥, 튀김 no 김. */
const NO_FAMILIES: ReadonlySet<string> = new Set(['밥', '김']);

/** Families without a page: they order lists and are named nowhere. 그라탕 would be most of 탕. */
const UNNAMED_FAMILIES = [
  ...(['국', '찌개', '찜', '조림', '볶음', '구이', '무침'] as const),
  ...(['덮밥', '토스트', '버거', '리조또', '그라탕', '빵', '롤'] as const),
];

const recipes = readCountedRecipes();
if (recipes.length === 0) throw new Error('There are no recipes to count (tools/eval/recipes.ts).');
const rows = [...new Set([...Object.keys(slugs.dishes), ...UNNAMED_FAMILIES])]
  .filter((dish) => !NO_FAMILIES.has(dish))
  .sort()
  .flatMap((dish) => {
    const own = recipes.filter(({ name }) => name.endsWith(dish));
    if (own.length < MIN_RECIPES) return [];
    return [[dish, { recipes: own.length, with: countIngredients(own.map(({ codes }) => codes)) }]];
  });
const lines = rows.map(([dish, row]) => `  ${JSON.stringify(dish)}: ${JSON.stringify(row)}`);
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${rows.length} dishes of ${recipes.length} recipes in ${FILE}`);
