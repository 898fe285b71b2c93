import ja from '../../lexicon/names-ja.json';
import zhHans from '../../lexicon/names-zh-hans.json';
import zhHant from '../../lexicon/names-zh-hant.json';
import officialJa from '../../lexicon/official-names-ja.json';
import officialZhHans from '../../lexicon/official-names-zh-hans.json';
import officialZhHant from '../../lexicon/official-names-zh-hant.json';
import { createEngine } from '..';
import { createForeignNames, type ForeignNames, type Grammar } from '../names/foreign';
import { JAPANESE } from '../names/ja';
import { SIMPLIFIED, TRADITIONAL } from '../names/zh';
import { getLexicon } from './engine-lexicon';

/** Languages besides English that dishes are named in. */
export const FOREIGN_LANGUAGES = ['ja', 'zhHans', 'zhHant'] as const;
export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number];

type Words = Readonly<Record<string, string>>;

interface Language {
  words: Words;
  official: Words;
  grammar: Grammar;
}

const LANGUAGES: Readonly<Record<ForeignLanguage, Language>> = {
  ja: { words: ja.words, official: officialJa, grammar: JAPANESE },
  zhHans: { words: zhHans.words, official: officialZhHans, grammar: SIMPLIFIED },
  zhHant: { words: zhHant.words, official: officialZhHant, grammar: TRADITIONAL },
};

/** The tables and the grammar of a language. */
export const getLanguageNames = (language: ForeignLanguage): Language => LANGUAGES[language];

/**
 * The names of dishes in a language, by the tables of `packages/engine/lexicon`.
 *
 * @param isKnown which dishes of the official list the tables may know; all, unless something is measured.
 */
export function createNamesIn(
  language: ForeignLanguage,
  isKnown: (dish: string) => boolean = () => true,
): ForeignNames {
  const { words, official, grammar } = LANGUAGES[language];
  const toKnown = (names: Words): Words =>
    Object.fromEntries(Object.entries(names).filter(([dish]) => isKnown(dish)));
  const engine = createEngine(getLexicon());
  return createForeignNames(
    getLexicon(),
    { words: toKnown(words), official: toKnown(official) },
    grammar,
    (dish) => engine.classifyDish(dish),
  );
}

const made = new Map<ForeignLanguage, ForeignNames>();

/** The same, made when it is first asked for. */
export function getNamesIn(language: ForeignLanguage): ForeignNames {
  const known = made.get(language) ?? createNamesIn(language);
  made.set(language, known);
  return known;
}
