import * as v from 'valibot';
import { splitMenu } from '@kioot/engine';
import { readDataFile } from '../../scripts/engine/data-file';
import { readSet } from './labeled-sets';
import { shuffle } from './shuffle';

/** Seed of the menu lines; another one draws other lines. */
const SEED = 'names-1';
const MENU_LINES = 420;
/** Every so many-th row of the official list is held out of the tables when they are measured. */
const HOLD_OUT_INTERVAL = 5;

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
const newLinesSchema = v.object({
  dishes: v.array(
    v.strictObject({
      dish: v.string(),
      half: v.picklist(['tuned', 'kept-back']),
      en: names,
      ja: names,
      zhHans: names,
      zhHant: names,
    }),
  ),
  titles: v.array(
    v.strictObject({ title: v.string(), en: names, ja: names, zhHans: names, zhHant: names }),
  ),
});
const registerSchema = v.object({
  rows: v.array(v.strictObject({ dish: v.string(), ja: v.string(), zhHans: v.string() })),
});

/**
 * Dishes with names written by hand in three languages; a language without any has an empty list.
 */
export const getReport = () => readSet('names-report.json', reportSchema).rows;

/** Lines of menus and restaurants of the merged lists, with names written by hand. */
export const getNewLines = () => readSet('names-report-2.json', newLinesSchema);

/** Seed of the restaurants whose official Japanese name is kept back. */
const TITLE_SEED = 'names-2026 ja';
const KEPT_BACK_TITLES = 150;
const HANGUL = /\p{Script=Hangul}/u;

/** Restaurants with an official Japanese name, the first of a shuffle by the seed. */
export function getJapaneseTitles(): { title: string; english: string; official: string }[] {
  const rows = readDataFile().flatMap(({ title, title_eng, title_ja }) =>
    title_ja && !HANGUL.test(title_ja) ? [{ title, english: title_eng, official: title_ja }] : [],
  );
  return shuffle(rows, ({ title }) => title, TITLE_SEED).slice(0, KEPT_BACK_TITLES);
}

/** Menu lines of the register with its own names. */
export const getRegister = () => readSet('names-register.json', registerSchema).rows;

/** True for a held-out row of the official list, by its position. */
export const isHeldOut = (at: number): boolean => at % HOLD_OUT_INTERVAL === HOLD_OUT_INTERVAL - 1;

/** Menu lines of `data/synced/restaurants.json`, shuffled by the seed. */
export function getMenuLines(): string[] {
  const lines = readDataFile().flatMap(({ firstmenu, treatmenu }) =>
    [firstmenu, treatmenu].flatMap((text) => splitMenu(text)).map(({ dish }) => dish),
  );
  return shuffle([...new Set(lines)], String, SEED).slice(0, MENU_LINES);
}
