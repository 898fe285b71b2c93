import { areas } from '../../lexicon/branch-areas.json';
import names from '../../lexicon/title-names-foreign.json';
import titleNames from '../../lexicon/title-names.json';
import { toLocalizedTitle, type TitleVocabulary } from '../names/localized-title';
import { english } from './english-names';
import {
  FOREIGN_LANGUAGES,
  getNamerFor,
  LANGUAGE_TABLES,
  type ForeignLanguage,
} from './foreign-names';

const HANGUL = /\p{Script=Hangul}/u;

/**
 * Chinese name of a dish that restaurants are named after; other words that look like one are
 * names: 샐러디, 도스타코스.
 */
const translateDish = (language: ForeignLanguage) => (ko: string) => {
  if (!Object.hasOwn(titleNames.parts, ko)) return null;
  const { name, how } = getNamerFor(language).toDish(ko);
  return how === 'spelt' ? null : name.replace(/（.*）$/u, '');
};

/** Columns of an area: its English, then the other languages in their order. */
const getPlaces = (language: ForeignLanguage): Readonly<Record<string, string>> => {
  const column = 1 + FOREIGN_LANGUAGES.indexOf(language);
  return Object.fromEntries(Object.entries(areas).map(([ko, row]) => [ko, row[column] ?? '']));
};

const createVocabulary = (language: ForeignLanguage): TitleVocabulary => ({
  words: names.words[language],
  places: getPlaces(language),
  ...names.signs[language],
  translate: language === 'ja' ? () => null : translateDish(language),
  spell: LANGUAGE_TABLES[language].grammar.spell,
});

const VOCABULARIES: Readonly<Record<ForeignLanguage, TitleVocabulary>> = {
  ja: createVocabulary('ja'),
  zhHans: createVocabulary('zhHans'),
  zhHant: createVocabulary('zhHant'),
};

/** Known names of a restaurant. */
interface RestaurantTitles {
  /** Korean name, as written. */
  title: string;
  /** Own name in the language; empty or missing when unknown. */
  official?: string | null | undefined;
  /** English or romanized name. */
  english?: string | null | undefined;
}

/**
 * Name of a restaurant in Japanese or Chinese: its official one without Hangul, else in Latin
 * letters where it is no Korean name, else by words and sound.
 *
 * @example
 * toForeignTitle('ja', { title: '마포식당 명동점' }); // => "マポ食堂 明洞店"
 */
export function toForeignTitle(language: ForeignLanguage, titles: RestaurantTitles): string {
  const { title, official, english: given } = titles;
  if (official && !HANGUL.test(official)) return official;
  const guess = english.toTitle(title);
  const source = given === guess.en ? '' : (given ?? '');
  return toLocalizedTitle(guess, source, VOCABULARIES[language]);
}
