import { romanise } from '../text/romanise';

type Words = Readonly<Record<string, string>>;

/** Words as signs write them in Hangul: a word -> its forms, parted by blanks: "onion" -> "어니언 오니언". */
export interface LoanWords {
  /** Common English words, by the rules of spelling. */
  generated: Words;
  /** Chosen by hand, and before those: short words, other languages, names. */
  words: Words;
  /** Korean words for a house or a shop that are English beside loan words alone. */
  beside: Words;
}

/** A name that is all loan words in English, or null: "버처스컷" -> "Butcher's Cut". */
export type LoanReader = (name: string) => string | null;

const LONGEST_PIECE = 8;
const LONGEST_NAME = 20;
const MOST_PIECES = 5;
const COMMON_COST = 1.1;
const THE = 'the';
const SMALL_WORDS = new Set('the of on in at by to for with and is de di &'.split(' '));
const ARTICLES = new Set(['La', 'Le', 'El', 'Il', 'Chez']);

interface Piece {
  english: string;
  /** True for what is no known part of names anyway. */
  isLoan: boolean;
  isLong: boolean;
  /** True for a word of the generated list. */
  isCommon: boolean;
  /** False for what is only found beside other words: one syllable means too many things. */
  standsAlone: boolean;
}

type Reading = readonly Piece[];

/**
 * Reads names backwards, from Hangul to the English words they are, in as few words as there can be. All letters have to
 * be read, and one of the words has to be of two syllables or more; only the article makes do with a short one (더원).
 *
 * @param parts known parts of names; those that are merely spelt in Latin letters (갈비 Galbi) stand beside loan words.
 */
export function createLoanReader(
  { generated, words, beside }: LoanWords,
  parts: Words,
): LoanReader {
  const common = toForms(generated);
  const chosen = toForms(words);
  const houses = toForms(beside);
  const getPiece = (ko: string): Piece | null => {
    const loan = chosen.get(ko);
    const other = houses.get(ko) ?? getOwn(parts, ko);
    const english = loan ?? other ?? common.get(ko);
    if (english === undefined) return null;
    const isLoan = loan !== undefined || other === undefined;
    const isLong = ko.length > 1;
    const standsAlone = isLong && (isLoan || (!houses.has(ko) && english !== romanise(ko)));
    return {
      english,
      isLoan,
      isLong,
      isCommon: loan === undefined && other === undefined,
      standsAlone,
    };
  };
  return (name) => {
    const pieces = name.length > LONGEST_NAME ? null : readAll(name, getPiece);
    if (!pieces?.some(({ isLoan }) => isLoan)) return null;
    const isNamed = pieces.some(({ standsAlone }) => standsAlone) || isArticleWithWord(pieces);
    return isNamed ? toText(pieces.map(({ english }) => english)) : null;
  };
}

const isArticleWithWord = ([first, ...others]: Reading): boolean =>
  first?.english === THE && others.length === 1;

function toForms(words: Words): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([english, forms]) =>
      forms.split(' ').map((form): [string, string] => [form, english]),
    ),
  );
}

/** As few words as there can be; of as many, those that were chosen: 버처스 + 컷 and not 버처 + 스컷. */
const toCost = (reading: Reading): number =>
  reading.reduce((sum, { isCommon }) => sum + (isCommon ? COMMON_COST : 1), 0);

function readAll(name: string, getPiece: (ko: string) => Piece | null): Reading | null {
  const upTo: (Reading | undefined)[] = [[]];
  for (let end = 1; end <= name.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start += 1) {
      const before = upTo[start];
      const piece = before ? getPiece(name.slice(start, end)) : null;
      if (!before || !piece) continue;
      const reading = [...before, piece];
      const known = upTo[end];
      if (!known || toCost(reading) < toCost(known)) upTo[end] = reading;
    }
  }
  const reading = upTo[name.length];
  return reading && reading.length <= MOST_PIECES && holdsTogether(reading) ? reading : null;
}

/** No article is last and no "of" first, and syllables by themselves are not the most of it: 라미스콘 is no "La Miss Corn". */
function holdsTogether(reading: Reading): boolean {
  const [first, last] = [reading[0]?.english ?? '', reading.at(-1)?.english ?? ''];
  if (SMALL_WORDS.has(last) || ARTICLES.has(last)) return false;
  if (first !== THE && SMALL_WORDS.has(first)) return false;
  const others = reading.filter(({ english }) => !SMALL_WORDS.has(english));
  const long = others.filter(({ isLong }) => isLong);
  return reading.length === 2 || others.length <= 2 * long.length;
}

const toText = (pieces: readonly string[]): string =>
  pieces.map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : capitalise(word))).join(' ');

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function getOwn(words: Words, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}
