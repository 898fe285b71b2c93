/*
 * `npm run tool -- dish-slugs` adds the dishes that the catalog has to have to
 * data/built/dish-slugs.json, and redirects the slugs of those that left it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { assignSlugs, type SlugTable } from '../lib/dishes/assign-slugs';
import { findDishes } from '../lib/dishes/build-catalog';
import { parseBundledRows } from '../lib/places/snapshot-store';

const FILE = new URL('../data/built/dish-slugs.json', import.meta.url);

// Our own file, checked by `__tests__/lib/dishes/dish-slugs.test.ts`.
const table = JSON.parse(readFileSync(FILE, 'utf8')) as SlugTable;
const dishes = findDishes(parseBundledRows());
writeFileSync(FILE, `${JSON.stringify(assignSlugs(table, dishes), null, 2)}\n`);
const MIN_COUNTED_MENUS = 3;
const common = dishes.filter(({ menus }) => menus >= MIN_COUNTED_MENUS);
console.log(`${dishes.length} dishes, ${common.length} of them on three menus and more`);
