import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { splitMenu } from '@kioot/engine';
import { readDataFile } from '../../scripts/engine/data-file';

/** Changing it draws other menu lines. */
const SEED = 'names-1';
const MENU_LINES = 420;
/** Of the official list every so many-th row is kept from the tables while they are measured. */
const HELD_BACK = 5;

const names = v.array(v.pipe(v.string(), v.minLength(1)));
const reportSchema = v.object({
  rows: v.array(
    v.strictObject({
      dish: v.pipe(v.string(), v.minLength(1)),
      kind: v.picklist(['ordinary', 'compound', 'loan', 'rare']),
      ja: names,
      zhHans: names,
      zhHant: names,
    }),
  ),
});
const registerSchema = v.object({
  rows: v.array(v.strictObject({ dish: v.string(), ja: v.string(), zhHans: v.string() })),
});

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../packages/engine/eval/${file}`, import.meta.url), 'utf8'));

/** Dishes with names written by hand in three languages; a language that nobody wrote has none. */
export const getReport = () => v.parse(reportSchema, read('names-report.json')).rows;

/** Menu lines of the register with its own names. */
export const getRegister = () => v.parse(registerSchema, read('names-register.json')).rows;

/** Whether a row of the official list, by its place in it, is kept from the tables. */
export const isHeldBack = (at: number): boolean => at % HELD_BACK === HELD_BACK - 1;

/** Lines of the menus in `data/restaurants.json`, shuffled by the seed. */
export function getMenuLines(): string[] {
  const lines = readDataFile().flatMap(({ firstmenu, treatmenu }) =>
    [firstmenu, treatmenu].flatMap((text) => splitMenu(text)).map(({ dish }) => dish),
  );
  const toHash = (line: string): string =>
    createHash('sha256').update(`${SEED} ${line}`).digest('hex');
  return [...new Set(lines)]
    .map((line) => ({ line, hash: toHash(line) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, MENU_LINES)
    .map(({ line }) => line);
}
