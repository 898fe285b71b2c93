import ja from '../../lexicon/names-ja.json';
import zhHans from '../../lexicon/names-zh-hans.json';
import zhHant from '../../lexicon/names-zh-hant.json';
import officialJa from '../../lexicon/official-names-ja.json';
import officialZhHans from '../../lexicon/official-names-zh-hans.json';
import officialZhHant from '../../lexicon/official-names-zh-hant.json';
import { createEngine } from '..';
import { createForeignNamer, type ForeignNamer, type Grammar } from '../names/foreign-namer';
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
  grammar: Grammar;
}

const LANGUAGE_TABLES: Readonly<Record<ForeignLanguage, LanguageTables>> = {
  ja: { words: ja.words, official: officialJa, grammar: JAPANESE },
  zhHans: { words: zhHans.words, official: officialZhHans, grammar: SIMPLIFIED },
  zhHant: { words: zhHant.words, official: officialZhHant, grammar: TRADITIONAL },
};

/**
 * Tables and grammar of a language.
 *
 * @example
 * getLanguageTables('ja').official['갈비찜']; // => "カルビの蒸し物"
 */
export const getLanguageTables = (language: ForeignLanguage): LanguageTables =>
  LANGUAGE_TABLES[language];

/**
 * Namer of dishes in a language, by the tables of `packages/engine/lexicon`.
 *
 * @param isKnown filter of the official dishes that the tables may know; used to hold rows out of a
 *   measurement
 * @example
 * createNamerFor('ja', () => false).toDish('갈비찜').how; // => "spelt"
 */
export function createNamerFor(
  language: ForeignLanguage,
  isKnown: (dish: string) => boolean = () => true,
): ForeignNamer {
  const { words, official, grammar } = LANGUAGE_TABLES[language];
  const toKnown = (names: StringRecord): StringRecord =>
    Object.fromEntries(Object.entries(names).filter(([dish]) => isKnown(dish)));
  const engine = createEngine(getLexicon());
  return createForeignNamer(
    getLexicon(),
    { words: toKnown(words), official: toKnown(official) },
    grammar,
    (dish) => engine.classifyDish(dish),
  );
}

const namers = new Map<ForeignLanguage, ForeignNamer>();

/**
 * Namer of dishes in a language, created at the first call.
 *
 * @example
 * getNamerFor('ja').toDish('매운 돼지갈비찜').name; // => "豚カルビの辛煮込み"
 */
export function getNamerFor(language: ForeignLanguage): ForeignNamer {
  const cached = namers.get(language) ?? createNamerFor(language);
  namers.set(language, cached);
  return cached;
}
