import { romanize } from '../text/romanize';

type StringRecord = Readonly<Record<string, string>>;

/** Words with their spellings in Hangul, separated by blanks: "onion" -> "어니언 오니언". */
export interface LoanWords {
  /** Common English words, spelled by rule. */
  generated: StringRecord;
  /** Chosen by hand, with precedence: short words, other languages, names. */
  words: StringRecord;
  /** Korean words for a restaurant or shop that are translated next to loan words only. */
  beside: StringRecord;
  /** Areas that branches are named after; their English, '' for romanization. */
  areas?: StringRecord;
}

/** English of a name of nothing but loan words, or null: "버처스컷" -> "Butcher's Cut". */
export type LoanWordReader = (name: string) => string | null;

const MAX_PIECE_LENGTH = 8;
const MAX_NAME_LENGTH = 20;
const MAX_PIECES = 5;
const GENERATED_WORD_COST = 1.1;
/** Signs write "s" as ㅆ as well: 썬셋. */
const TENSE_S = /[싸-앃]/gu;
const SYLLABLES_OF_AN_ONSET = 588;
const relax = (syllable: string): string =>
  String.fromCodePoint((syllable.codePointAt(0) ?? 0) - SYLLABLES_OF_AN_ONSET);
const THE = 'the';
/** Words that a title writes small. */
export const SMALL_WORDS = new Set('the of on in at by to for with and is de di &'.split(' '));
const ARTICLES = new Set(['La', 'Le', 'El', 'Il', 'Chez']);

interface LoanPiece {
  english: string;
  /** True when the word is no known part of names. */
  isLoan: boolean;
  isLong: boolean;
  /** True for a word of the generated list. */
  isGenerated: boolean;
  /** True for a Korean word that is only romanized: 갈비 Galbi. */
  isRomanized: boolean;
  /** False for one syllable and the like, which means too many things on its own. */
  standsAlone: boolean;
}

type LoanReading = readonly LoanPiece[];

/**
 * Creates a reader that maps Hangul back to English words, as few as possible. It has to use all
 * letters, and one of the words has to have two syllables or more; only the article accepts a short
 * one (더원).
 *
 * @param parts known parts of names; those that are merely romanized (갈비 Galbi) count only next
 *   to loan words
 */
export function createLoanWordReader(
  { generated, words, beside }: LoanWords,
  parts: StringRecord,
): LoanWordReader {
  const generatedWords = indexForms(generated);
  const manualWords = indexForms(words);
  const besideWords = indexForms(beside);
  const getPiece = (ko: string): LoanPiece | null => {
    const known = manualWords.get(ko) ?? besideWords.get(ko) ?? getOwnValue(parts, ko);
    const lax = ko.replace(TENSE_S, relax);
    const english =
      known ?? generatedWords.get(ko) ?? manualWords.get(lax) ?? generatedWords.get(lax);
    if (english === undefined) return null;
    const isLoan = manualWords.has(ko) || known === undefined;
    const isLong = ko.length > 1;
    const isRomanized = !isLoan && english === romanize(ko);
    const standsAlone = isLong && (isLoan || (!besideWords.has(ko) && !isRomanized));
    return { english, isLoan, isLong, isGenerated: known === undefined, isRomanized, standsAlone };
  };
  return (name) => {
    const pieces = name.length > MAX_NAME_LENGTH ? null : segmentLoanWords(name, getPiece);
    if (!pieces?.some(({ isLoan }) => isLoan)) return null;
    if (isShortLoanBesideKorean(pieces)) return null;
    const hasName = pieces.some(({ standsAlone }) => standsAlone) || isArticleWithWord(pieces);
    return hasName ? toText(pieces.map(({ english }) => english)) : null;
  };
}

/** 원돈까스: one syllable beside a Korean word is no English. */
const isShortLoanBesideKorean = (pieces: LoanReading): boolean =>
  pieces.every(({ english, isLoan, isLong }) => !isLoan || (!isLong && english !== THE)) &&
  pieces.some(({ isRomanized }) => isRomanized);

const isArticleWithWord = ([first, ...others]: LoanReading): boolean =>
  first?.english === THE && others.length === 1;

function indexForms(words: StringRecord): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([english, forms]) =>
      forms.split(' ').map((form): [string, string] => [form, english]),
    ),
  );
}

/** Number of words; generated ones cost more, so that 버처스 + 컷 beats 버처 + 스컷. */
const toCost = (reading: LoanReading): number =>
  reading.reduce((sum, { isGenerated }) => sum + (isGenerated ? GENERATED_WORD_COST : 1), 0);

function segmentLoanWords(
  name: string,
  getPiece: (ko: string) => LoanPiece | null,
): LoanReading | null {
  const bestReadings: (LoanReading | undefined)[] = [[]];
  for (let end = 1; end <= name.length; end += 1) {
    for (let start = Math.max(0, end - MAX_PIECE_LENGTH); start < end; start += 1) {
      const before = bestReadings[start];
      const piece = before ? getPiece(name.slice(start, end)) : null;
      if (!before || !piece) continue;
      const reading = [...before, piece];
      const existing = bestReadings[end];
      if (!existing || toCost(reading) < toCost(existing)) bestReadings[end] = reading;
    }
  }
  const reading = bestReadings[name.length];
  return reading && reading.length <= MAX_PIECES && isPlausibleName(reading) ? reading : null;
}

/**
 * False for a final article, an initial "of", or mostly single syllables: 라미스콘 is no "La Miss
 * Corn".
 */
function isPlausibleName(reading: LoanReading): boolean {
  const [first, last] = [reading[0]?.english ?? '', reading.at(-1)?.english ?? ''];
  if (SMALL_WORDS.has(last) || ARTICLES.has(last)) return false;
  if (first !== THE && SMALL_WORDS.has(first)) return false;
  const others = reading.filter(({ english }) => !SMALL_WORDS.has(english));
  const long = others.filter(({ isLong }) => isLong);
  return reading.length === 2 || others.length <= 2 * long.length;
}

const toText = (pieces: readonly string[]): string =>
  pieces.map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : capitalize(word))).join(' ');

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Guards against inherited properties: "constructor" is no word of a table. */
export function getOwnValue(words: StringRecord, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}
