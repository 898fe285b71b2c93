import ja from '../../lexicon/names-ja.json';
import zhHans from '../../lexicon/names-zh-hans.json';
import zhHant from '../../lexicon/names-zh-hant.json';
import notes from '../../lexicon/note-names.json';
import officialJa from '../../lexicon/official-names-ja.json';
import officialZhHans from '../../lexicon/official-names-zh-hans.json';
import officialZhHant from '../../lexicon/official-names-zh-hant.json';
import { createEngine } from '..';
import { createDishNamer, nameMenu, type DishNamer } from '../names/dish-namer';
import type { ForeignGrammar } from '../names/foreign-grammar';
import { JAPANESE } from '../names/japanese-grammar';
import { SIMPLIFIED, TRADITIONAL } from '../names/chinese-grammar';
import { getLexicon } from './engine-lexicon';

/** Languages besides English with names of dishes. */
export const FOREIGN_LANGUAGES = ['ja', 'zhHans', 'zhHant'] as const;
export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number];

type StringRecord = Readonly<Record<string, string>>;

interface LanguageTables {
  words: StringRecord;
  official: StringRecord;
  grammar: ForeignGrammar;
}

/**
 * Tables and grammar of each language.
 *
 * @example
 * LANGUAGE_TABLES.ja.official['갈비찜']; // => "カルビの蒸し物"
 */
export const LANGUAGE_TABLES: Readonly<Record<ForeignLanguage, LanguageTables>> = {
  ja: { words: ja.words, official: officialJa, grammar: JAPANESE },
  zhHans: { words: zhHans.words, official: officialZhHans, grammar: SIMPLIFIED },
  zhHant: { words: zhHant.words, official: officialZhHant, grammar: TRADITIONAL },
};

/**
 * Namer of dishes in a language, by the tables of `packages/engine/lexicon`.
 *
 * @param isKnown filter of the official dishes that the tables may know; used to hold rows out of a
 *   measurement
 * @example
 * createNamerFor('ja', () => false)('갈비찜').how; // => "spelt"
 */
export function createNamerFor(
  language: ForeignLanguage,
  isKnown: (dish: string) => boolean = () => true,
): DishNamer {
  const { words, official, grammar } = LANGUAGE_TABLES[language];
  const toKnown = (names: StringRecord): StringRecord =>
    Object.fromEntries(Object.entries(names).filter(([dish]) => isKnown(dish)));
  return createDishNamer(getLexicon(), grammar, createEngine(getLexicon()).classifyDish, {
    words: toKnown(words),
    official: toKnown(official),
  });
}

function createMenuNamer(language: ForeignLanguage) {
  const toDish = createNamerFor(language);
  const { grammar } = LANGUAGE_TABLES[language];
  const toMenu = (menu: string) => nameMenu(menu, toDish, grammar, notes[language]);
  return { toDish, toMenu };
}

const namers: Partial<Record<ForeignLanguage, ReturnType<typeof createMenuNamer>>> = {};

/**
 * Names of Korean dishes and menus in a language, created at the first call.
 *
 * @example
 * getNamerFor('ja').toDish('매운 돼지갈비찜').name; // => "豚カルビの辛煮込み"
 */
export const getNamerFor = (language: ForeignLanguage) =>
  (namers[language] ??= createMenuNamer(language));
