import { romanise } from './romanise';

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
const THE = 'the';
const SMALL_WORDS = new Set(['the', 'of', 'on', 'in', 'at', 'by', 'to', 'for', 'with', 'and', 'is', 'de', 'di', '&']);

interface Piece {
  english: string;
  /** True for what is no known part of names anyway. */
  isLoan: boolean;
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
export function createLoanReader({ generated, words, beside }: LoanWords, parts: Words): LoanReader {
  const common = toForms(generated);
  const chosen = toForms(words);
  const houses = toForms(beside);
  const getPiece = (ko: string): Piece | null => {
    const loan = chosen.get(ko);
    const other = houses.get(ko) ?? getOwn(parts, ko);
    const english = loan ?? other ?? common.get(ko);
    if (english === undefined) return null;
    const isLoan = loan !== undefined || other === undefined;
    const standsAlone = ko.length > 1 && (isLoan || (!houses.has(ko) && english !== romanise(ko)));
    return { english, isLoan, standsAlone };
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

function readAll(name: string, getPiece: (ko: string) => Piece | null): Reading | null {
  const upTo: (Reading | undefined)[] = [[]];
  for (let end = 1; end <= name.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start += 1) {
      const before = upTo[start];
      const piece = before ? getPiece(name.slice(start, end)) : null;
      if (!before || !piece || before.length + 1 >= (upTo[end]?.length ?? Infinity)) continue;
      upTo[end] = [...before, piece];
    }
  }
  const reading = upTo[name.length];
  if (!reading || reading.length > MOST_PIECES) return null;
  const [first, ...others] = reading.map(({ english }) => SMALL_WORDS.has(english));
  const isLoose = others.at(-1) === true || (first === true && reading[0]?.english !== THE);
  return isLoose ? null : reading;
}

const toText = (pieces: readonly string[]): string =>
  pieces
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : capitalise(word)))
    .join(' ');

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function getOwn(words: Words, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}
